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
%226 = "stablehlo.convert"(%225) : (tensor<1xui64>) -> tensor<1xui32>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%228 = "stablehlo.shift_right_logical"(%225, %227) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%229 = "stablehlo.convert"(%228) : (tensor<1xui64>) -> tensor<1xui32>
%230 = "stablehlo.xor"(%229, %202) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%231 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.xor"(%222, %195) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%234 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%236 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.add"(%213, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%215, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.convert"(%232) : (tensor<1xui32>) -> tensor<1xui64>
%241 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%243 = "stablehlo.convert"(%242) : (tensor<1xui64>) -> tensor<1xui32>
%244 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%245 = "stablehlo.shift_right_logical"(%242, %244) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%246 = "stablehlo.convert"(%245) : (tensor<1xui64>) -> tensor<1xui32>
%247 = "stablehlo.convert"(%235) : (tensor<1xui32>) -> tensor<1xui64>
%248 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%249 = "stablehlo.multiply"(%247, %248) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%250 = "stablehlo.convert"(%249) : (tensor<1xui64>) -> tensor<1xui32>
%251 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%252 = "stablehlo.shift_right_logical"(%249, %251) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%253 = "stablehlo.convert"(%252) : (tensor<1xui64>) -> tensor<1xui32>
%254 = "stablehlo.xor"(%253, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%256 = "stablehlo.xor"(%254, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%246, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%259 = "stablehlo.xor"(%257, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%261 = "stablehlo.add"(%237, %260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%262 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%263 = "stablehlo.add"(%239, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.convert"(%256) : (tensor<1xui32>) -> tensor<1xui64>
%265 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%266 = "stablehlo.multiply"(%264, %265) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%267 = "stablehlo.convert"(%266) : (tensor<1xui64>) -> tensor<1xui32>
%268 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%269 = "stablehlo.shift_right_logical"(%266, %268) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%270 = "stablehlo.convert"(%269) : (tensor<1xui64>) -> tensor<1xui32>
%271 = "stablehlo.convert"(%259) : (tensor<1xui32>) -> tensor<1xui64>
%272 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%273 = "stablehlo.multiply"(%271, %272) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%274 = "stablehlo.convert"(%273) : (tensor<1xui64>) -> tensor<1xui32>
%275 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%276 = "stablehlo.shift_right_logical"(%273, %275) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%277 = "stablehlo.convert"(%276) : (tensor<1xui64>) -> tensor<1xui32>
%278 = "stablehlo.xor"(%277, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%280 = "stablehlo.xor"(%278, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.xor"(%270, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%283 = "stablehlo.xor"(%281, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%285 = "stablehlo.add"(%261, %284) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%286 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%287 = "stablehlo.add"(%263, %286) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%288 = "stablehlo.reshape"(%280) : (tensor<1xui32>) -> tensor<ui32>
%289 = "stablehlo.convert"(%288) : (tensor<ui32>) -> tensor<ui64>
%290 = "stablehlo.reshape"(%274) : (tensor<1xui32>) -> tensor<ui32>
%291 = "stablehlo.convert"(%290) : (tensor<ui32>) -> tensor<ui64>
%292 = "stablehlo.reshape"(%283) : (tensor<1xui32>) -> tensor<ui32>
%293 = "stablehlo.convert"(%292) : (tensor<ui32>) -> tensor<ui64>
%294 = "stablehlo.reshape"(%267) : (tensor<1xui32>) -> tensor<ui32>
%295 = "stablehlo.convert"(%294) : (tensor<ui32>) -> tensor<ui64>
%296 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%297 = "stablehlo.shift_left"(%291, %296) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%298 = "stablehlo.or"(%289, %297) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%299 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%300 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%301 = "stablehlo.or"(%299, %300) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%302 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%668, %669, %670 = "stablehlo.while"(%302, %301, %0) ({
^bb0(%303: tensor<ui64>, %304: tensor<4096xi1>, %305: tensor<4096xf32>):
%306 = "stablehlo.not"(%304) : (tensor<4096xi1>) -> tensor<4096xi1>
%307 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%311 = "stablehlo.reduce"(%306, %307) ({
^bb0(%308: tensor<i1>, %309: tensor<i1>):
%310 = "stablehlo.and"(%308, %309) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%310) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%312 = "stablehlo.not"(%311) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%312) : (tensor<i1>) -> ()
}, {
^bb0(%313: tensor<ui64>, %314: tensor<4096xi1>, %315: tensor<4096xf32>):
%316 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%317 = "stablehlo.convert"(%313) : (tensor<ui64>) -> tensor<ui32>
%318 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%319 = "stablehlo.shift_right_logical"(%313, %318) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%320 = "stablehlo.convert"(%319) : (tensor<ui64>) -> tensor<ui32>
%321 = "stablehlo.broadcast_in_dim"(%317) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%322 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%323 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%324 = "stablehlo.convert"(%298) : (tensor<ui64>) -> tensor<ui32>
%325 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%326 = "stablehlo.shift_right_logical"(%298, %325) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%327 = "stablehlo.convert"(%326) : (tensor<ui64>) -> tensor<ui32>
%328 = "stablehlo.convert"(%316) : (tensor<4096xui32>) -> tensor<4096xui64>
%329 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%330 = "stablehlo.multiply"(%328, %329) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%331 = "stablehlo.convert"(%330) : (tensor<4096xui64>) -> tensor<4096xui32>
%332 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%333 = "stablehlo.shift_right_logical"(%330, %332) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%334 = "stablehlo.convert"(%333) : (tensor<4096xui64>) -> tensor<4096xui32>
%335 = "stablehlo.convert"(%321) : (tensor<4096xui32>) -> tensor<4096xui64>
%336 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%337 = "stablehlo.multiply"(%335, %336) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%338 = "stablehlo.convert"(%337) : (tensor<4096xui64>) -> tensor<4096xui32>
%339 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%340 = "stablehlo.shift_right_logical"(%337, %339) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%341 = "stablehlo.convert"(%340) : (tensor<4096xui64>) -> tensor<4096xui32>
%342 = "stablehlo.xor"(%341, %323) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%343 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%344 = "stablehlo.xor"(%342, %343) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%345 = "stablehlo.xor"(%334, %322) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%346 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%347 = "stablehlo.xor"(%345, %346) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%348 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%349 = "stablehlo.add"(%324, %348) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%350 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%351 = "stablehlo.add"(%327, %350) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%352 = "stablehlo.convert"(%344) : (tensor<4096xui32>) -> tensor<4096xui64>
%353 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%354 = "stablehlo.multiply"(%352, %353) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%355 = "stablehlo.convert"(%354) : (tensor<4096xui64>) -> tensor<4096xui32>
%356 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%357 = "stablehlo.shift_right_logical"(%354, %356) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%358 = "stablehlo.convert"(%357) : (tensor<4096xui64>) -> tensor<4096xui32>
%359 = "stablehlo.convert"(%347) : (tensor<4096xui32>) -> tensor<4096xui64>
%360 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%362 = "stablehlo.convert"(%361) : (tensor<4096xui64>) -> tensor<4096xui32>
%363 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%364 = "stablehlo.shift_right_logical"(%361, %363) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%365 = "stablehlo.convert"(%364) : (tensor<4096xui64>) -> tensor<4096xui32>
%366 = "stablehlo.xor"(%365, %338) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%367 = "stablehlo.broadcast_in_dim"(%349) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%368 = "stablehlo.xor"(%366, %367) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%369 = "stablehlo.xor"(%358, %331) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%370 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%371 = "stablehlo.xor"(%369, %370) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%372 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%373 = "stablehlo.add"(%349, %372) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%374 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%375 = "stablehlo.add"(%351, %374) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%376 = "stablehlo.convert"(%368) : (tensor<4096xui32>) -> tensor<4096xui64>
%377 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%378 = "stablehlo.multiply"(%376, %377) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%379 = "stablehlo.convert"(%378) : (tensor<4096xui64>) -> tensor<4096xui32>
%380 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%381 = "stablehlo.shift_right_logical"(%378, %380) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%382 = "stablehlo.convert"(%381) : (tensor<4096xui64>) -> tensor<4096xui32>
%383 = "stablehlo.convert"(%371) : (tensor<4096xui32>) -> tensor<4096xui64>
%384 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%385 = "stablehlo.multiply"(%383, %384) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%386 = "stablehlo.convert"(%385) : (tensor<4096xui64>) -> tensor<4096xui32>
%387 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%388 = "stablehlo.shift_right_logical"(%385, %387) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%389 = "stablehlo.convert"(%388) : (tensor<4096xui64>) -> tensor<4096xui32>
%390 = "stablehlo.xor"(%389, %362) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%391 = "stablehlo.broadcast_in_dim"(%373) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%392 = "stablehlo.xor"(%390, %391) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%393 = "stablehlo.xor"(%382, %355) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%394 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%395 = "stablehlo.xor"(%393, %394) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%396 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%397 = "stablehlo.add"(%373, %396) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%398 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%399 = "stablehlo.add"(%375, %398) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%400 = "stablehlo.convert"(%392) : (tensor<4096xui32>) -> tensor<4096xui64>
%401 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%402 = "stablehlo.multiply"(%400, %401) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%403 = "stablehlo.convert"(%402) : (tensor<4096xui64>) -> tensor<4096xui32>
%404 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%405 = "stablehlo.shift_right_logical"(%402, %404) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%406 = "stablehlo.convert"(%405) : (tensor<4096xui64>) -> tensor<4096xui32>
%407 = "stablehlo.convert"(%395) : (tensor<4096xui32>) -> tensor<4096xui64>
%408 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%409 = "stablehlo.multiply"(%407, %408) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%410 = "stablehlo.convert"(%409) : (tensor<4096xui64>) -> tensor<4096xui32>
%411 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%412 = "stablehlo.shift_right_logical"(%409, %411) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%413 = "stablehlo.convert"(%412) : (tensor<4096xui64>) -> tensor<4096xui32>
%414 = "stablehlo.xor"(%413, %386) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%415 = "stablehlo.broadcast_in_dim"(%397) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%416 = "stablehlo.xor"(%414, %415) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%417 = "stablehlo.xor"(%406, %379) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%418 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%419 = "stablehlo.xor"(%417, %418) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%420 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%421 = "stablehlo.add"(%397, %420) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%423 = "stablehlo.add"(%399, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.convert"(%416) : (tensor<4096xui32>) -> tensor<4096xui64>
%425 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%426 = "stablehlo.multiply"(%424, %425) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%427 = "stablehlo.convert"(%426) : (tensor<4096xui64>) -> tensor<4096xui32>
%428 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%429 = "stablehlo.shift_right_logical"(%426, %428) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%430 = "stablehlo.convert"(%429) : (tensor<4096xui64>) -> tensor<4096xui32>
%431 = "stablehlo.convert"(%419) : (tensor<4096xui32>) -> tensor<4096xui64>
%432 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%433 = "stablehlo.multiply"(%431, %432) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%434 = "stablehlo.convert"(%433) : (tensor<4096xui64>) -> tensor<4096xui32>
%435 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%436 = "stablehlo.shift_right_logical"(%433, %435) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%437 = "stablehlo.convert"(%436) : (tensor<4096xui64>) -> tensor<4096xui32>
%438 = "stablehlo.xor"(%437, %410) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%439 = "stablehlo.broadcast_in_dim"(%421) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%440 = "stablehlo.xor"(%438, %439) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%441 = "stablehlo.xor"(%430, %403) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%442 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%443 = "stablehlo.xor"(%441, %442) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%444 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%445 = "stablehlo.add"(%421, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%447 = "stablehlo.add"(%423, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.convert"(%440) : (tensor<4096xui32>) -> tensor<4096xui64>
%449 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%450 = "stablehlo.multiply"(%448, %449) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%451 = "stablehlo.convert"(%450) : (tensor<4096xui64>) -> tensor<4096xui32>
%452 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%453 = "stablehlo.shift_right_logical"(%450, %452) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%454 = "stablehlo.convert"(%453) : (tensor<4096xui64>) -> tensor<4096xui32>
%455 = "stablehlo.convert"(%443) : (tensor<4096xui32>) -> tensor<4096xui64>
%456 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%457 = "stablehlo.multiply"(%455, %456) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%458 = "stablehlo.convert"(%457) : (tensor<4096xui64>) -> tensor<4096xui32>
%459 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%460 = "stablehlo.shift_right_logical"(%457, %459) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%461 = "stablehlo.convert"(%460) : (tensor<4096xui64>) -> tensor<4096xui32>
%462 = "stablehlo.xor"(%461, %434) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%463 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%464 = "stablehlo.xor"(%462, %463) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%465 = "stablehlo.xor"(%454, %427) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%466 = "stablehlo.broadcast_in_dim"(%447) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%467 = "stablehlo.xor"(%465, %466) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%468 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.add"(%445, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%471 = "stablehlo.add"(%447, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.convert"(%464) : (tensor<4096xui32>) -> tensor<4096xui64>
%473 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%474 = "stablehlo.multiply"(%472, %473) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%475 = "stablehlo.convert"(%474) : (tensor<4096xui64>) -> tensor<4096xui32>
%476 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%477 = "stablehlo.shift_right_logical"(%474, %476) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%478 = "stablehlo.convert"(%477) : (tensor<4096xui64>) -> tensor<4096xui32>
%479 = "stablehlo.convert"(%467) : (tensor<4096xui32>) -> tensor<4096xui64>
%480 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%481 = "stablehlo.multiply"(%479, %480) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%482 = "stablehlo.convert"(%481) : (tensor<4096xui64>) -> tensor<4096xui32>
%483 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%484 = "stablehlo.shift_right_logical"(%481, %483) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%485 = "stablehlo.convert"(%484) : (tensor<4096xui64>) -> tensor<4096xui32>
%486 = "stablehlo.xor"(%485, %458) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%487 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%488 = "stablehlo.xor"(%486, %487) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%489 = "stablehlo.xor"(%478, %451) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%490 = "stablehlo.broadcast_in_dim"(%471) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%491 = "stablehlo.xor"(%489, %490) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%492 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.add"(%469, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%495 = "stablehlo.add"(%471, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.convert"(%488) : (tensor<4096xui32>) -> tensor<4096xui64>
%497 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%498 = "stablehlo.multiply"(%496, %497) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%499 = "stablehlo.convert"(%498) : (tensor<4096xui64>) -> tensor<4096xui32>
%500 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%501 = "stablehlo.shift_right_logical"(%498, %500) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%502 = "stablehlo.convert"(%501) : (tensor<4096xui64>) -> tensor<4096xui32>
%503 = "stablehlo.convert"(%491) : (tensor<4096xui32>) -> tensor<4096xui64>
%504 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%505 = "stablehlo.multiply"(%503, %504) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%506 = "stablehlo.convert"(%505) : (tensor<4096xui64>) -> tensor<4096xui32>
%507 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%508 = "stablehlo.shift_right_logical"(%505, %507) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%509 = "stablehlo.convert"(%508) : (tensor<4096xui64>) -> tensor<4096xui32>
%510 = "stablehlo.xor"(%509, %482) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%511 = "stablehlo.broadcast_in_dim"(%493) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%512 = "stablehlo.xor"(%510, %511) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%513 = "stablehlo.xor"(%502, %475) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%514 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%515 = "stablehlo.xor"(%513, %514) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%516 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%517 = "stablehlo.add"(%493, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.add"(%495, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.convert"(%512) : (tensor<4096xui32>) -> tensor<4096xui64>
%521 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%522 = "stablehlo.multiply"(%520, %521) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%523 = "stablehlo.convert"(%522) : (tensor<4096xui64>) -> tensor<4096xui32>
%524 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%525 = "stablehlo.shift_right_logical"(%522, %524) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%526 = "stablehlo.convert"(%525) : (tensor<4096xui64>) -> tensor<4096xui32>
%527 = "stablehlo.convert"(%515) : (tensor<4096xui32>) -> tensor<4096xui64>
%528 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%529 = "stablehlo.multiply"(%527, %528) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%530 = "stablehlo.convert"(%529) : (tensor<4096xui64>) -> tensor<4096xui32>
%531 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%532 = "stablehlo.shift_right_logical"(%529, %531) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%533 = "stablehlo.convert"(%532) : (tensor<4096xui64>) -> tensor<4096xui32>
%534 = "stablehlo.xor"(%533, %506) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%535 = "stablehlo.broadcast_in_dim"(%517) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%536 = "stablehlo.xor"(%534, %535) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%537 = "stablehlo.xor"(%526, %499) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%538 = "stablehlo.broadcast_in_dim"(%519) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%539 = "stablehlo.xor"(%537, %538) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%540 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%541 = "stablehlo.add"(%517, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%543 = "stablehlo.add"(%519, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.convert"(%536) : (tensor<4096xui32>) -> tensor<4096xui64>
%545 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%546 = "stablehlo.multiply"(%544, %545) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%547 = "stablehlo.convert"(%546) : (tensor<4096xui64>) -> tensor<4096xui32>
%548 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%549 = "stablehlo.shift_right_logical"(%546, %548) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%550 = "stablehlo.convert"(%549) : (tensor<4096xui64>) -> tensor<4096xui32>
%551 = "stablehlo.convert"(%539) : (tensor<4096xui32>) -> tensor<4096xui64>
%552 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%553 = "stablehlo.multiply"(%551, %552) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%554 = "stablehlo.convert"(%553) : (tensor<4096xui64>) -> tensor<4096xui32>
%555 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%556 = "stablehlo.shift_right_logical"(%553, %555) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%557 = "stablehlo.convert"(%556) : (tensor<4096xui64>) -> tensor<4096xui32>
%558 = "stablehlo.xor"(%557, %530) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%559 = "stablehlo.broadcast_in_dim"(%541) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%560 = "stablehlo.xor"(%558, %559) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%561 = "stablehlo.xor"(%550, %523) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%562 = "stablehlo.broadcast_in_dim"(%543) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%563 = "stablehlo.xor"(%561, %562) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%564 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.add"(%541, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%567 = "stablehlo.add"(%543, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%569 = "stablehlo.shift_right_logical"(%560, %568) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%570 = "stablehlo.convert"(%569) : (tensor<4096xui32>) -> tensor<4096xi32>
%571 = "stablehlo.convert"(%570) : (tensor<4096xi32>) -> tensor<4096xf32>
%572 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%573 = "stablehlo.add"(%571, %572) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%574 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%575 = "stablehlo.multiply"(%573, %574) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%576 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%577 = "stablehlo.shift_right_logical"(%554, %576) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%578 = "stablehlo.convert"(%577) : (tensor<4096xui32>) -> tensor<4096xi32>
%579 = "stablehlo.convert"(%578) : (tensor<4096xi32>) -> tensor<4096xf32>
%580 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%581 = "stablehlo.add"(%579, %580) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%582 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%583 = "stablehlo.multiply"(%581, %582) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%584 = "stablehlo.negate"(%5) : (tensor<4096xf32>) -> tensor<4096xf32>
%585 = "stablehlo.exponential"(%584) : (tensor<4096xf32>) -> tensor<4096xf32>
%586 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%587 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%613, %614, %615, %616 = "stablehlo.while"(%587, %585, %585, %586) ({
^bb0(%588: tensor<i32>, %589: tensor<4096xf32>, %590: tensor<4096xf32>, %591: tensor<4096xf32>):
%592 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%593 = "stablehlo.compare"(%588, %592) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%593) : (tensor<i1>) -> ()
}, {
^bb0(%594: tensor<i32>, %595: tensor<4096xf32>, %596: tensor<4096xf32>, %597: tensor<4096xf32>):
%598 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%599 = "stablehlo.add"(%594, %598) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%600 = "stablehlo.multiply"(%595, %5) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%601 = "stablehlo.convert"(%594) : (tensor<i32>) -> tensor<f32>
%602 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%603 = "stablehlo.add"(%601, %602) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%604 = "stablehlo.broadcast_in_dim"(%603) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%605 = "stablehlo.divide"(%600, %604) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%606 = "stablehlo.compare"(%575, %596) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%607 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%608 = "stablehlo.compare"(%595, %607) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%609 = "stablehlo.and"(%606, %608) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%610 = "stablehlo.add"(%596, %605) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%611 = "stablehlo.convert"(%609) : (tensor<4096xi1>) -> tensor<4096xf32>
%612 = "stablehlo.add"(%597, %611) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%599, %605, %610, %612) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%617 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%618 = "stablehlo.subtract"(%575, %617) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%619 = "stablehlo.abs"(%618) : (tensor<4096xf32>) -> tensor<4096xf32>
%620 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%621 = "stablehlo.subtract"(%620, %619) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%622 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%623 = "stablehlo.multiply"(%622, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%624 = "stablehlo.divide"(%623, %621) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%625 = "stablehlo.add"(%624, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%626 = "stablehlo.multiply"(%625, %618) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%627 = "stablehlo.add"(%626, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%628 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%629 = "stablehlo.add"(%627, %628) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%630 = "stablehlo.floor"(%629) : (tensor<4096xf32>) -> tensor<4096xf32>
%631 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%632 = "stablehlo.compare"(%621, %631) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%633 = "stablehlo.compare"(%583, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%634 = "stablehlo.and"(%632, %633) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%635 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%636 = "stablehlo.compare"(%630, %635) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%637 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%638 = "stablehlo.compare"(%621, %637) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%639 = "stablehlo.compare"(%583, %621) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%640 = "stablehlo.and"(%638, %639) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%641 = "stablehlo.or"(%636, %640) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%642 = "stablehlo.multiply"(%583, %22) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%643 = "stablehlo.multiply"(%621, %621) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%644 = "stablehlo.divide"(%16, %643) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%645 = "stablehlo.add"(%644, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%646 = "stablehlo.divide"(%642, %645) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%647 = "stablehlo.log"(%646) : (tensor<4096xf32>) -> tensor<4096xf32>
%648 = "stablehlo.log"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%649 = "stablehlo.multiply"(%630, %648) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%650 = "stablehlo.subtract"(%649, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%651 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%652 = "stablehlo.add"(%630, %651) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%653 = "chlo.lgamma"(%652) : (tensor<4096xf32>) -> tensor<4096xf32>
%654 = "stablehlo.subtract"(%650, %653) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%655 = "stablehlo.or"(%3, %634) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%656 = "stablehlo.not"(%641) : (tensor<4096xi1>) -> tensor<4096xi1>
%657 = "stablehlo.compare"(%647, %654) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%658 = "stablehlo.and"(%656, %657) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%659 = "stablehlo.or"(%655, %658) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%660 = "stablehlo.or"(%659, %31) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%661 = "stablehlo.select"(%3, %616, %630) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%662 = "stablehlo.and"(%314, %660) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%663 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%664 = "stablehlo.add"(%313, %663) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%665 = "stablehlo.not"(%660) : (tensor<4096xi1>) -> tensor<4096xi1>
%666 = "stablehlo.and"(%314, %665) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%667 = "stablehlo.select"(%662, %661, %315) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%664, %666, %667) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %670 : tensor<4096xf32>
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
%227 = "stablehlo.convert"(%226) : (tensor<1xui64>) -> tensor<1xui32>
%228 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%229 = "stablehlo.shift_right_logical"(%226, %228) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%230 = "stablehlo.convert"(%229) : (tensor<1xui64>) -> tensor<1xui32>
%231 = "stablehlo.xor"(%230, %203) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%232 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%234 = "stablehlo.xor"(%223, %196) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%237 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%214, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.add"(%216, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.convert"(%233) : (tensor<1xui32>) -> tensor<1xui64>
%242 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%244 = "stablehlo.convert"(%243) : (tensor<1xui64>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%246 = "stablehlo.shift_right_logical"(%243, %245) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%247 = "stablehlo.convert"(%246) : (tensor<1xui64>) -> tensor<1xui32>
%248 = "stablehlo.convert"(%236) : (tensor<1xui32>) -> tensor<1xui64>
%249 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%250 = "stablehlo.multiply"(%248, %249) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%251 = "stablehlo.convert"(%250) : (tensor<1xui64>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%253 = "stablehlo.shift_right_logical"(%250, %252) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%254 = "stablehlo.convert"(%253) : (tensor<1xui64>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%254, %227) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%255, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%247, %220) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%260 = "stablehlo.xor"(%258, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%238, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.add"(%240, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.convert"(%257) : (tensor<1xui32>) -> tensor<1xui64>
%266 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%267 = "stablehlo.multiply"(%265, %266) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%268 = "stablehlo.convert"(%267) : (tensor<1xui64>) -> tensor<1xui32>
%269 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%270 = "stablehlo.shift_right_logical"(%267, %269) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%271 = "stablehlo.convert"(%270) : (tensor<1xui64>) -> tensor<1xui32>
%272 = "stablehlo.convert"(%260) : (tensor<1xui32>) -> tensor<1xui64>
%273 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%274 = "stablehlo.multiply"(%272, %273) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%275 = "stablehlo.convert"(%274) : (tensor<1xui64>) -> tensor<1xui32>
%276 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%277 = "stablehlo.shift_right_logical"(%274, %276) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%278 = "stablehlo.convert"(%277) : (tensor<1xui64>) -> tensor<1xui32>
%279 = "stablehlo.xor"(%278, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%281 = "stablehlo.xor"(%279, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.xor"(%271, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%284 = "stablehlo.xor"(%282, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%286 = "stablehlo.add"(%262, %285) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%287 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%288 = "stablehlo.add"(%264, %287) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%289 = "stablehlo.reshape"(%281) : (tensor<1xui32>) -> tensor<ui32>
%290 = "stablehlo.convert"(%289) : (tensor<ui32>) -> tensor<ui64>
%291 = "stablehlo.reshape"(%275) : (tensor<1xui32>) -> tensor<ui32>
%292 = "stablehlo.convert"(%291) : (tensor<ui32>) -> tensor<ui64>
%293 = "stablehlo.reshape"(%284) : (tensor<1xui32>) -> tensor<ui32>
%294 = "stablehlo.convert"(%293) : (tensor<ui32>) -> tensor<ui64>
%295 = "stablehlo.reshape"(%268) : (tensor<1xui32>) -> tensor<ui32>
%296 = "stablehlo.convert"(%295) : (tensor<ui32>) -> tensor<ui64>
%297 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%298 = "stablehlo.shift_left"(%292, %297) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%299 = "stablehlo.or"(%290, %298) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%300 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%301 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%302 = "stablehlo.or"(%300, %301) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%303 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%669, %670, %671 = "stablehlo.while"(%303, %302, %2) ({
^bb0(%304: tensor<ui64>, %305: tensor<16xi1>, %306: tensor<16xf32>):
%307 = "stablehlo.not"(%305) : (tensor<16xi1>) -> tensor<16xi1>
%308 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%312 = "stablehlo.reduce"(%307, %308) ({
^bb0(%309: tensor<i1>, %310: tensor<i1>):
%311 = "stablehlo.and"(%309, %310) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%311) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%313 = "stablehlo.not"(%312) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%313) : (tensor<i1>) -> ()
}, {
^bb0(%314: tensor<ui64>, %315: tensor<16xi1>, %316: tensor<16xf32>):
%317 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%318 = "stablehlo.convert"(%314) : (tensor<ui64>) -> tensor<ui32>
%319 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%320 = "stablehlo.shift_right_logical"(%314, %319) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%321 = "stablehlo.convert"(%320) : (tensor<ui64>) -> tensor<ui32>
%322 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%323 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%324 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%325 = "stablehlo.convert"(%299) : (tensor<ui64>) -> tensor<ui32>
%326 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%327 = "stablehlo.shift_right_logical"(%299, %326) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%328 = "stablehlo.convert"(%327) : (tensor<ui64>) -> tensor<ui32>
%329 = "stablehlo.convert"(%317) : (tensor<16xui32>) -> tensor<16xui64>
%330 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%331 = "stablehlo.multiply"(%329, %330) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%332 = "stablehlo.convert"(%331) : (tensor<16xui64>) -> tensor<16xui32>
%333 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%334 = "stablehlo.shift_right_logical"(%331, %333) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%335 = "stablehlo.convert"(%334) : (tensor<16xui64>) -> tensor<16xui32>
%336 = "stablehlo.convert"(%322) : (tensor<16xui32>) -> tensor<16xui64>
%337 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%338 = "stablehlo.multiply"(%336, %337) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%339 = "stablehlo.convert"(%338) : (tensor<16xui64>) -> tensor<16xui32>
%340 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%341 = "stablehlo.shift_right_logical"(%338, %340) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%342 = "stablehlo.convert"(%341) : (tensor<16xui64>) -> tensor<16xui32>
%343 = "stablehlo.xor"(%342, %324) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%344 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%345 = "stablehlo.xor"(%343, %344) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%346 = "stablehlo.xor"(%335, %323) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%347 = "stablehlo.broadcast_in_dim"(%328) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%348 = "stablehlo.xor"(%346, %347) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%349 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%350 = "stablehlo.add"(%325, %349) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%351 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%352 = "stablehlo.add"(%328, %351) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%353 = "stablehlo.convert"(%345) : (tensor<16xui32>) -> tensor<16xui64>
%354 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%355 = "stablehlo.multiply"(%353, %354) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%356 = "stablehlo.convert"(%355) : (tensor<16xui64>) -> tensor<16xui32>
%357 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%358 = "stablehlo.shift_right_logical"(%355, %357) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%359 = "stablehlo.convert"(%358) : (tensor<16xui64>) -> tensor<16xui32>
%360 = "stablehlo.convert"(%348) : (tensor<16xui32>) -> tensor<16xui64>
%361 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%362 = "stablehlo.multiply"(%360, %361) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%363 = "stablehlo.convert"(%362) : (tensor<16xui64>) -> tensor<16xui32>
%364 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%365 = "stablehlo.shift_right_logical"(%362, %364) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%366 = "stablehlo.convert"(%365) : (tensor<16xui64>) -> tensor<16xui32>
%367 = "stablehlo.xor"(%366, %339) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%368 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%369 = "stablehlo.xor"(%367, %368) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%370 = "stablehlo.xor"(%359, %332) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%371 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%372 = "stablehlo.xor"(%370, %371) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%373 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%374 = "stablehlo.add"(%350, %373) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%375 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%376 = "stablehlo.add"(%352, %375) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%377 = "stablehlo.convert"(%369) : (tensor<16xui32>) -> tensor<16xui64>
%378 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%379 = "stablehlo.multiply"(%377, %378) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%380 = "stablehlo.convert"(%379) : (tensor<16xui64>) -> tensor<16xui32>
%381 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%382 = "stablehlo.shift_right_logical"(%379, %381) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%383 = "stablehlo.convert"(%382) : (tensor<16xui64>) -> tensor<16xui32>
%384 = "stablehlo.convert"(%372) : (tensor<16xui32>) -> tensor<16xui64>
%385 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%386 = "stablehlo.multiply"(%384, %385) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%387 = "stablehlo.convert"(%386) : (tensor<16xui64>) -> tensor<16xui32>
%388 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%389 = "stablehlo.shift_right_logical"(%386, %388) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%390 = "stablehlo.convert"(%389) : (tensor<16xui64>) -> tensor<16xui32>
%391 = "stablehlo.xor"(%390, %363) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%392 = "stablehlo.broadcast_in_dim"(%374) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%393 = "stablehlo.xor"(%391, %392) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%394 = "stablehlo.xor"(%383, %356) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%395 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%396 = "stablehlo.xor"(%394, %395) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%397 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%398 = "stablehlo.add"(%374, %397) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%399 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%400 = "stablehlo.add"(%376, %399) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%401 = "stablehlo.convert"(%393) : (tensor<16xui32>) -> tensor<16xui64>
%402 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%403 = "stablehlo.multiply"(%401, %402) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%404 = "stablehlo.convert"(%403) : (tensor<16xui64>) -> tensor<16xui32>
%405 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%406 = "stablehlo.shift_right_logical"(%403, %405) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%407 = "stablehlo.convert"(%406) : (tensor<16xui64>) -> tensor<16xui32>
%408 = "stablehlo.convert"(%396) : (tensor<16xui32>) -> tensor<16xui64>
%409 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%410 = "stablehlo.multiply"(%408, %409) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%411 = "stablehlo.convert"(%410) : (tensor<16xui64>) -> tensor<16xui32>
%412 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%413 = "stablehlo.shift_right_logical"(%410, %412) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%414 = "stablehlo.convert"(%413) : (tensor<16xui64>) -> tensor<16xui32>
%415 = "stablehlo.xor"(%414, %387) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%416 = "stablehlo.broadcast_in_dim"(%398) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%417 = "stablehlo.xor"(%415, %416) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%418 = "stablehlo.xor"(%407, %380) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%419 = "stablehlo.broadcast_in_dim"(%400) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%420 = "stablehlo.xor"(%418, %419) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%421 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%422 = "stablehlo.add"(%398, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%423 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%424 = "stablehlo.add"(%400, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.convert"(%417) : (tensor<16xui32>) -> tensor<16xui64>
%426 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%427 = "stablehlo.multiply"(%425, %426) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%428 = "stablehlo.convert"(%427) : (tensor<16xui64>) -> tensor<16xui32>
%429 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%430 = "stablehlo.shift_right_logical"(%427, %429) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%431 = "stablehlo.convert"(%430) : (tensor<16xui64>) -> tensor<16xui32>
%432 = "stablehlo.convert"(%420) : (tensor<16xui32>) -> tensor<16xui64>
%433 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%434 = "stablehlo.multiply"(%432, %433) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%435 = "stablehlo.convert"(%434) : (tensor<16xui64>) -> tensor<16xui32>
%436 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%437 = "stablehlo.shift_right_logical"(%434, %436) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%438 = "stablehlo.convert"(%437) : (tensor<16xui64>) -> tensor<16xui32>
%439 = "stablehlo.xor"(%438, %411) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%440 = "stablehlo.broadcast_in_dim"(%422) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%441 = "stablehlo.xor"(%439, %440) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%442 = "stablehlo.xor"(%431, %404) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%443 = "stablehlo.broadcast_in_dim"(%424) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%444 = "stablehlo.xor"(%442, %443) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%445 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%446 = "stablehlo.add"(%422, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%448 = "stablehlo.add"(%424, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.convert"(%441) : (tensor<16xui32>) -> tensor<16xui64>
%450 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%451 = "stablehlo.multiply"(%449, %450) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%452 = "stablehlo.convert"(%451) : (tensor<16xui64>) -> tensor<16xui32>
%453 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%454 = "stablehlo.shift_right_logical"(%451, %453) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%455 = "stablehlo.convert"(%454) : (tensor<16xui64>) -> tensor<16xui32>
%456 = "stablehlo.convert"(%444) : (tensor<16xui32>) -> tensor<16xui64>
%457 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%458 = "stablehlo.multiply"(%456, %457) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%459 = "stablehlo.convert"(%458) : (tensor<16xui64>) -> tensor<16xui32>
%460 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%461 = "stablehlo.shift_right_logical"(%458, %460) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%462 = "stablehlo.convert"(%461) : (tensor<16xui64>) -> tensor<16xui32>
%463 = "stablehlo.xor"(%462, %435) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%464 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%465 = "stablehlo.xor"(%463, %464) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%466 = "stablehlo.xor"(%455, %428) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%467 = "stablehlo.broadcast_in_dim"(%448) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%468 = "stablehlo.xor"(%466, %467) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%469 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%470 = "stablehlo.add"(%446, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%472 = "stablehlo.add"(%448, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.convert"(%465) : (tensor<16xui32>) -> tensor<16xui64>
%474 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%475 = "stablehlo.multiply"(%473, %474) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%476 = "stablehlo.convert"(%475) : (tensor<16xui64>) -> tensor<16xui32>
%477 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%478 = "stablehlo.shift_right_logical"(%475, %477) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%479 = "stablehlo.convert"(%478) : (tensor<16xui64>) -> tensor<16xui32>
%480 = "stablehlo.convert"(%468) : (tensor<16xui32>) -> tensor<16xui64>
%481 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%482 = "stablehlo.multiply"(%480, %481) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%483 = "stablehlo.convert"(%482) : (tensor<16xui64>) -> tensor<16xui32>
%484 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%485 = "stablehlo.shift_right_logical"(%482, %484) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%486 = "stablehlo.convert"(%485) : (tensor<16xui64>) -> tensor<16xui32>
%487 = "stablehlo.xor"(%486, %459) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%488 = "stablehlo.broadcast_in_dim"(%470) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%489 = "stablehlo.xor"(%487, %488) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%490 = "stablehlo.xor"(%479, %452) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%491 = "stablehlo.broadcast_in_dim"(%472) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%492 = "stablehlo.xor"(%490, %491) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%493 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.add"(%470, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%496 = "stablehlo.add"(%472, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.convert"(%489) : (tensor<16xui32>) -> tensor<16xui64>
%498 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%499 = "stablehlo.multiply"(%497, %498) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%500 = "stablehlo.convert"(%499) : (tensor<16xui64>) -> tensor<16xui32>
%501 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%502 = "stablehlo.shift_right_logical"(%499, %501) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%503 = "stablehlo.convert"(%502) : (tensor<16xui64>) -> tensor<16xui32>
%504 = "stablehlo.convert"(%492) : (tensor<16xui32>) -> tensor<16xui64>
%505 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%506 = "stablehlo.multiply"(%504, %505) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%507 = "stablehlo.convert"(%506) : (tensor<16xui64>) -> tensor<16xui32>
%508 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%509 = "stablehlo.shift_right_logical"(%506, %508) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%510 = "stablehlo.convert"(%509) : (tensor<16xui64>) -> tensor<16xui32>
%511 = "stablehlo.xor"(%510, %483) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%512 = "stablehlo.broadcast_in_dim"(%494) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%513 = "stablehlo.xor"(%511, %512) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%514 = "stablehlo.xor"(%503, %476) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%515 = "stablehlo.broadcast_in_dim"(%496) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%516 = "stablehlo.xor"(%514, %515) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%517 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%518 = "stablehlo.add"(%494, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%520 = "stablehlo.add"(%496, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.convert"(%513) : (tensor<16xui32>) -> tensor<16xui64>
%522 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%523 = "stablehlo.multiply"(%521, %522) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%524 = "stablehlo.convert"(%523) : (tensor<16xui64>) -> tensor<16xui32>
%525 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%526 = "stablehlo.shift_right_logical"(%523, %525) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%527 = "stablehlo.convert"(%526) : (tensor<16xui64>) -> tensor<16xui32>
%528 = "stablehlo.convert"(%516) : (tensor<16xui32>) -> tensor<16xui64>
%529 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%530 = "stablehlo.multiply"(%528, %529) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%531 = "stablehlo.convert"(%530) : (tensor<16xui64>) -> tensor<16xui32>
%532 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%533 = "stablehlo.shift_right_logical"(%530, %532) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%534 = "stablehlo.convert"(%533) : (tensor<16xui64>) -> tensor<16xui32>
%535 = "stablehlo.xor"(%534, %507) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%536 = "stablehlo.broadcast_in_dim"(%518) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%537 = "stablehlo.xor"(%535, %536) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%538 = "stablehlo.xor"(%527, %500) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%539 = "stablehlo.broadcast_in_dim"(%520) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%540 = "stablehlo.xor"(%538, %539) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%541 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%542 = "stablehlo.add"(%518, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.add"(%520, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.convert"(%537) : (tensor<16xui32>) -> tensor<16xui64>
%546 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%547 = "stablehlo.multiply"(%545, %546) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%548 = "stablehlo.convert"(%547) : (tensor<16xui64>) -> tensor<16xui32>
%549 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%550 = "stablehlo.shift_right_logical"(%547, %549) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%551 = "stablehlo.convert"(%550) : (tensor<16xui64>) -> tensor<16xui32>
%552 = "stablehlo.convert"(%540) : (tensor<16xui32>) -> tensor<16xui64>
%553 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%554 = "stablehlo.multiply"(%552, %553) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%555 = "stablehlo.convert"(%554) : (tensor<16xui64>) -> tensor<16xui32>
%556 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%557 = "stablehlo.shift_right_logical"(%554, %556) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%558 = "stablehlo.convert"(%557) : (tensor<16xui64>) -> tensor<16xui32>
%559 = "stablehlo.xor"(%558, %531) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%560 = "stablehlo.broadcast_in_dim"(%542) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%561 = "stablehlo.xor"(%559, %560) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%562 = "stablehlo.xor"(%551, %524) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%563 = "stablehlo.broadcast_in_dim"(%544) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%564 = "stablehlo.xor"(%562, %563) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%565 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%566 = "stablehlo.add"(%542, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%568 = "stablehlo.add"(%544, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%570 = "stablehlo.shift_right_logical"(%561, %569) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%571 = "stablehlo.convert"(%570) : (tensor<16xui32>) -> tensor<16xi32>
%572 = "stablehlo.convert"(%571) : (tensor<16xi32>) -> tensor<16xf32>
%573 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%574 = "stablehlo.add"(%572, %573) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%575 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%576 = "stablehlo.multiply"(%574, %575) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%577 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%578 = "stablehlo.shift_right_logical"(%555, %577) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%579 = "stablehlo.convert"(%578) : (tensor<16xui32>) -> tensor<16xi32>
%580 = "stablehlo.convert"(%579) : (tensor<16xi32>) -> tensor<16xf32>
%581 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%582 = "stablehlo.add"(%580, %581) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%583 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%584 = "stablehlo.multiply"(%582, %583) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%585 = "stablehlo.negate"(%6) : (tensor<16xf32>) -> tensor<16xf32>
%586 = "stablehlo.exponential"(%585) : (tensor<16xf32>) -> tensor<16xf32>
%587 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%588 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%614, %615, %616, %617 = "stablehlo.while"(%588, %586, %586, %587) ({
^bb0(%589: tensor<i32>, %590: tensor<16xf32>, %591: tensor<16xf32>, %592: tensor<16xf32>):
%593 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%594 = "stablehlo.compare"(%589, %593) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%594) : (tensor<i1>) -> ()
}, {
^bb0(%595: tensor<i32>, %596: tensor<16xf32>, %597: tensor<16xf32>, %598: tensor<16xf32>):
%599 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%600 = "stablehlo.add"(%595, %599) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%601 = "stablehlo.multiply"(%596, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%602 = "stablehlo.convert"(%595) : (tensor<i32>) -> tensor<f32>
%603 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%604 = "stablehlo.add"(%602, %603) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%605 = "stablehlo.broadcast_in_dim"(%604) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%606 = "stablehlo.divide"(%601, %605) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%607 = "stablehlo.compare"(%576, %597) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%608 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%609 = "stablehlo.compare"(%596, %608) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%610 = "stablehlo.and"(%607, %609) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%611 = "stablehlo.add"(%597, %606) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%612 = "stablehlo.convert"(%610) : (tensor<16xi1>) -> tensor<16xf32>
%613 = "stablehlo.add"(%598, %612) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%600, %606, %611, %613) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%618 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%619 = "stablehlo.subtract"(%576, %618) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%620 = "stablehlo.abs"(%619) : (tensor<16xf32>) -> tensor<16xf32>
%621 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%622 = "stablehlo.subtract"(%621, %620) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%623 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%624 = "stablehlo.multiply"(%623, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%625 = "stablehlo.divide"(%624, %622) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%626 = "stablehlo.add"(%625, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%627 = "stablehlo.multiply"(%626, %619) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%628 = "stablehlo.add"(%627, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%629 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%630 = "stablehlo.add"(%628, %629) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%631 = "stablehlo.floor"(%630) : (tensor<16xf32>) -> tensor<16xf32>
%632 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%633 = "stablehlo.compare"(%622, %632) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%634 = "stablehlo.compare"(%584, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%635 = "stablehlo.and"(%633, %634) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%636 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%637 = "stablehlo.compare"(%631, %636) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%638 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%639 = "stablehlo.compare"(%622, %638) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%640 = "stablehlo.compare"(%584, %622) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%641 = "stablehlo.and"(%639, %640) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%642 = "stablehlo.or"(%637, %641) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%643 = "stablehlo.multiply"(%584, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%644 = "stablehlo.multiply"(%622, %622) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%645 = "stablehlo.divide"(%17, %644) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%646 = "stablehlo.add"(%645, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%647 = "stablehlo.divide"(%643, %646) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%648 = "stablehlo.log"(%647) : (tensor<16xf32>) -> tensor<16xf32>
%649 = "stablehlo.log"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%650 = "stablehlo.multiply"(%631, %649) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%651 = "stablehlo.subtract"(%650, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%652 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%653 = "stablehlo.add"(%631, %652) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%654 = "chlo.lgamma"(%653) : (tensor<16xf32>) -> tensor<16xf32>
%655 = "stablehlo.subtract"(%651, %654) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%656 = "stablehlo.or"(%4, %635) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%657 = "stablehlo.not"(%642) : (tensor<16xi1>) -> tensor<16xi1>
%658 = "stablehlo.compare"(%648, %655) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%659 = "stablehlo.and"(%657, %658) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%660 = "stablehlo.or"(%656, %659) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%661 = "stablehlo.or"(%660, %32) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%662 = "stablehlo.select"(%4, %617, %631) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%663 = "stablehlo.and"(%315, %661) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%664 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%665 = "stablehlo.add"(%314, %664) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%666 = "stablehlo.not"(%661) : (tensor<16xi1>) -> tensor<16xi1>
%667 = "stablehlo.and"(%315, %666) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%668 = "stablehlo.select"(%663, %662, %316) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%665, %667, %668) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%672 = "stablehlo.convert"(%671) : (tensor<16xf32>) -> tensor<16xbf16>
return %672 : tensor<16xbf16>
}
}

