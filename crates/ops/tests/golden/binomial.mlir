// f32[4096] f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<4096xf32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.subtract"(%5, %1) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%7 = "stablehlo.select"(%4, %6, %1) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%11 = "stablehlo.not"(%10) : (tensor<4096xi1>) -> tensor<4096xi1>
%12 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%15 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.select"(%11, %15, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.select"(%11, %17, %7) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.select"(%14, %16, %19) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%22 = "stablehlo.select"(%14, %21, %16) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%23 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%24 = "stablehlo.select"(%14, %23, %18) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%27 = "stablehlo.subtract"(%26, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%29 = "stablehlo.sqrt"(%28) : (tensor<4096xf32>) -> tensor<4096xf32>
%30 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%32 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%33 = "stablehlo.add"(%32, %31) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%34 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%35 = "stablehlo.multiply"(%34, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%36 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%37 = "stablehlo.add"(%36, %35) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%38 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%39 = "stablehlo.multiply"(%38, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%40 = "stablehlo.add"(%37, %39) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%41 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%42 = "stablehlo.divide"(%41, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%43 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%44 = "stablehlo.subtract"(%43, %42) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%45 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%46 = "stablehlo.divide"(%45, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%47 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%48 = "stablehlo.add"(%47, %46) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%49 = "stablehlo.multiply"(%48, %29) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%51 = "stablehlo.divide"(%50, %49) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%53 = "stablehlo.add"(%22, %52) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%54 = "stablehlo.multiply"(%53, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%55 = "stablehlo.floor"(%54) : (tensor<4096xf32>) -> tensor<4096xf32>
%56 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%57 = "stablehlo.reshape"(%56) : (tensor<1xui64>) -> tensor<ui64>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%61 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%63 = "stablehlo.shift_right_logical"(%59, %62) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%64 = "stablehlo.convert"(%63) : (tensor<ui64>) -> tensor<ui32>
%65 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%68 = "stablehlo.convert"(%57) : (tensor<ui64>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%70 = "stablehlo.shift_right_logical"(%57, %69) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%71 = "stablehlo.convert"(%70) : (tensor<ui64>) -> tensor<ui32>
%72 = "stablehlo.convert"(%60) : (tensor<1xui32>) -> tensor<1xui64>
%73 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%75 = "stablehlo.convert"(%74) : (tensor<1xui64>) -> tensor<1xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%78 = "stablehlo.convert"(%77) : (tensor<1xui64>) -> tensor<1xui32>
%79 = "stablehlo.convert"(%65) : (tensor<1xui32>) -> tensor<1xui64>
%80 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%82 = "stablehlo.convert"(%81) : (tensor<1xui64>) -> tensor<1xui32>
%83 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%84 = "stablehlo.shift_right_logical"(%81, %83) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%85 = "stablehlo.convert"(%84) : (tensor<1xui64>) -> tensor<1xui32>
%86 = "stablehlo.xor"(%85, %67) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%89 = "stablehlo.xor"(%78, %66) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%90 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%92 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%68, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
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
%250 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%251 = "stablehlo.shift_right_logical"(%249, %250) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%252 = "stablehlo.convert"(%251) : (tensor<1xui64>) -> tensor<1xui32>
%253 = "stablehlo.xor"(%252, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%253, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.xor"(%246, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%260 = "stablehlo.add"(%237, %259) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%261 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%239, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.convert"(%255) : (tensor<1xui32>) -> tensor<1xui64>
%264 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%265 = "stablehlo.multiply"(%263, %264) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%266 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%267 = "stablehlo.shift_right_logical"(%265, %266) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%268 = "stablehlo.convert"(%267) : (tensor<1xui64>) -> tensor<1xui32>
%269 = "stablehlo.convert"(%258) : (tensor<1xui32>) -> tensor<1xui64>
%270 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%271 = "stablehlo.multiply"(%269, %270) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%272 = "stablehlo.convert"(%271) : (tensor<1xui64>) -> tensor<1xui32>
%273 = "stablehlo.xor"(%268, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%275 = "stablehlo.xor"(%273, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%277 = "stablehlo.add"(%260, %276) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%278 = "stablehlo.convert"(%275) : (tensor<1xui32>) -> tensor<1xui64>
%279 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%280 = "stablehlo.multiply"(%278, %279) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%281 = "stablehlo.convert"(%280) : (tensor<1xui64>) -> tensor<1xui32>
%282 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%283 = "stablehlo.shift_right_logical"(%280, %282) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%284 = "stablehlo.convert"(%283) : (tensor<1xui64>) -> tensor<1xui32>
%285 = "stablehlo.xor"(%284, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%287 = "stablehlo.xor"(%285, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.reshape"(%287) : (tensor<1xui32>) -> tensor<ui32>
%289 = "stablehlo.convert"(%288) : (tensor<ui32>) -> tensor<ui64>
%290 = "stablehlo.reshape"(%281) : (tensor<1xui32>) -> tensor<ui32>
%291 = "stablehlo.convert"(%290) : (tensor<ui32>) -> tensor<ui64>
%292 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%293 = "stablehlo.shift_left"(%291, %292) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%294 = "stablehlo.or"(%289, %293) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%295 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%296 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%297 = "stablehlo.or"(%295, %296) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%298 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%724, %725, %726 = "stablehlo.while"(%298, %297, %22) ({
^bb0(%299: tensor<ui64>, %300: tensor<4096xi1>, %301: tensor<4096xf32>):
%302 = "stablehlo.not"(%300) : (tensor<4096xi1>) -> tensor<4096xi1>
%303 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%307 = "stablehlo.reduce"(%302, %303) ({
^bb0(%304: tensor<i1>, %305: tensor<i1>):
%306 = "stablehlo.and"(%304, %305) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%306) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%308 = "stablehlo.not"(%307) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%308) : (tensor<i1>) -> ()
}, {
^bb0(%309: tensor<ui64>, %310: tensor<4096xi1>, %311: tensor<4096xf32>):
%312 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%313 = "stablehlo.convert"(%309) : (tensor<ui64>) -> tensor<ui32>
%314 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%315 = "stablehlo.shift_right_logical"(%309, %314) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%316 = "stablehlo.convert"(%315) : (tensor<ui64>) -> tensor<ui32>
%317 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%318 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%319 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%320 = "stablehlo.convert"(%294) : (tensor<ui64>) -> tensor<ui32>
%321 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%322 = "stablehlo.shift_right_logical"(%294, %321) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%323 = "stablehlo.convert"(%322) : (tensor<ui64>) -> tensor<ui32>
%324 = "stablehlo.convert"(%312) : (tensor<4096xui32>) -> tensor<4096xui64>
%325 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%326 = "stablehlo.multiply"(%324, %325) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%327 = "stablehlo.convert"(%326) : (tensor<4096xui64>) -> tensor<4096xui32>
%328 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%329 = "stablehlo.shift_right_logical"(%326, %328) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%330 = "stablehlo.convert"(%329) : (tensor<4096xui64>) -> tensor<4096xui32>
%331 = "stablehlo.convert"(%317) : (tensor<4096xui32>) -> tensor<4096xui64>
%332 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%333 = "stablehlo.multiply"(%331, %332) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%334 = "stablehlo.convert"(%333) : (tensor<4096xui64>) -> tensor<4096xui32>
%335 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%336 = "stablehlo.shift_right_logical"(%333, %335) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%337 = "stablehlo.convert"(%336) : (tensor<4096xui64>) -> tensor<4096xui32>
%338 = "stablehlo.xor"(%337, %319) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%340 = "stablehlo.xor"(%338, %339) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%341 = "stablehlo.xor"(%330, %318) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%342 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%343 = "stablehlo.xor"(%341, %342) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%344 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%345 = "stablehlo.add"(%320, %344) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
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
%478 = "stablehlo.convert"(%477) : (tensor<4096xui64>) -> tensor<4096xui32>
%479 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%480 = "stablehlo.shift_right_logical"(%477, %479) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%481 = "stablehlo.convert"(%480) : (tensor<4096xui64>) -> tensor<4096xui32>
%482 = "stablehlo.xor"(%481, %454) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%483 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%484 = "stablehlo.xor"(%482, %483) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%485 = "stablehlo.xor"(%474, %447) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%486 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%487 = "stablehlo.xor"(%485, %486) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%488 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%489 = "stablehlo.add"(%465, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.add"(%467, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.convert"(%484) : (tensor<4096xui32>) -> tensor<4096xui64>
%493 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%494 = "stablehlo.multiply"(%492, %493) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%495 = "stablehlo.convert"(%494) : (tensor<4096xui64>) -> tensor<4096xui32>
%496 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%497 = "stablehlo.shift_right_logical"(%494, %496) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%498 = "stablehlo.convert"(%497) : (tensor<4096xui64>) -> tensor<4096xui32>
%499 = "stablehlo.convert"(%487) : (tensor<4096xui32>) -> tensor<4096xui64>
%500 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%501 = "stablehlo.multiply"(%499, %500) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%502 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%503 = "stablehlo.shift_right_logical"(%501, %502) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%504 = "stablehlo.convert"(%503) : (tensor<4096xui64>) -> tensor<4096xui32>
%505 = "stablehlo.xor"(%504, %478) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%506 = "stablehlo.broadcast_in_dim"(%489) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%507 = "stablehlo.xor"(%505, %506) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%508 = "stablehlo.xor"(%498, %471) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%509 = "stablehlo.broadcast_in_dim"(%491) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%510 = "stablehlo.xor"(%508, %509) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%511 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%512 = "stablehlo.add"(%489, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.add"(%491, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.convert"(%507) : (tensor<4096xui32>) -> tensor<4096xui64>
%516 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%517 = "stablehlo.multiply"(%515, %516) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%518 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%519 = "stablehlo.shift_right_logical"(%517, %518) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%520 = "stablehlo.convert"(%519) : (tensor<4096xui64>) -> tensor<4096xui32>
%521 = "stablehlo.convert"(%510) : (tensor<4096xui32>) -> tensor<4096xui64>
%522 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%523 = "stablehlo.multiply"(%521, %522) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%524 = "stablehlo.convert"(%523) : (tensor<4096xui64>) -> tensor<4096xui32>
%525 = "stablehlo.xor"(%520, %495) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%526 = "stablehlo.broadcast_in_dim"(%514) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%527 = "stablehlo.xor"(%525, %526) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%528 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%529 = "stablehlo.add"(%512, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.convert"(%527) : (tensor<4096xui32>) -> tensor<4096xui64>
%531 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%532 = "stablehlo.multiply"(%530, %531) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%533 = "stablehlo.convert"(%532) : (tensor<4096xui64>) -> tensor<4096xui32>
%534 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%535 = "stablehlo.shift_right_logical"(%532, %534) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%536 = "stablehlo.convert"(%535) : (tensor<4096xui64>) -> tensor<4096xui32>
%537 = "stablehlo.xor"(%536, %524) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%538 = "stablehlo.broadcast_in_dim"(%529) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%539 = "stablehlo.xor"(%537, %538) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%540 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%541 = "stablehlo.shift_right_logical"(%539, %540) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%542 = "stablehlo.convert"(%541) : (tensor<4096xui32>) -> tensor<4096xi32>
%543 = "stablehlo.convert"(%542) : (tensor<4096xi32>) -> tensor<4096xf32>
%544 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%545 = "stablehlo.add"(%543, %544) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%546 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%547 = "stablehlo.multiply"(%545, %546) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%548 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%549 = "stablehlo.shift_right_logical"(%533, %548) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%550 = "stablehlo.convert"(%549) : (tensor<4096xui32>) -> tensor<4096xi32>
%551 = "stablehlo.convert"(%550) : (tensor<4096xi32>) -> tensor<4096xf32>
%552 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%553 = "stablehlo.add"(%551, %552) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%554 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%555 = "stablehlo.multiply"(%553, %554) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%556 = "stablehlo.negate"(%18) : (tensor<4096xf32>) -> tensor<4096xf32>
%557 = "stablehlo.log_plus_one"(%556) : (tensor<4096xf32>) -> tensor<4096xf32>
%558 = "stablehlo.multiply"(%20, %557) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%559 = "stablehlo.exponential"(%558) : (tensor<4096xf32>) -> tensor<4096xf32>
%560 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%561 = "stablehlo.subtract"(%560, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%562 = "stablehlo.divide"(%18, %561) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%563 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%564 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%595, %596, %597, %598 = "stablehlo.while"(%564, %559, %559, %563) ({
^bb0(%565: tensor<i32>, %566: tensor<4096xf32>, %567: tensor<4096xf32>, %568: tensor<4096xf32>):
%569 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%570 = "stablehlo.compare"(%565, %569) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%570) : (tensor<i1>) -> ()
}, {
^bb0(%571: tensor<i32>, %572: tensor<4096xf32>, %573: tensor<4096xf32>, %574: tensor<4096xf32>):
%575 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%576 = "stablehlo.add"(%571, %575) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%577 = "stablehlo.convert"(%571) : (tensor<i32>) -> tensor<f32>
%578 = "stablehlo.broadcast_in_dim"(%577) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%579 = "stablehlo.subtract"(%20, %578) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%580 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%581 = "stablehlo.maximum"(%579, %580) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%582 = "stablehlo.multiply"(%572, %562) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%583 = "stablehlo.multiply"(%582, %581) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%584 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%585 = "stablehlo.add"(%577, %584) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%586 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%587 = "stablehlo.divide"(%583, %586) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%588 = "stablehlo.compare"(%547, %573) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%589 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%590 = "stablehlo.compare"(%572, %589) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%591 = "stablehlo.and"(%588, %590) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%592 = "stablehlo.add"(%573, %587) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%593 = "stablehlo.convert"(%591) : (tensor<4096xi1>) -> tensor<4096xf32>
%594 = "stablehlo.add"(%574, %593) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%576, %587, %592, %594) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%599 = "stablehlo.floor"(%20) : (tensor<4096xf32>) -> tensor<4096xf32>
%600 = "stablehlo.minimum"(%598, %599) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%601 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%602 = "stablehlo.subtract"(%547, %601) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%603 = "stablehlo.abs"(%602) : (tensor<4096xf32>) -> tensor<4096xf32>
%604 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%605 = "stablehlo.subtract"(%604, %603) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%606 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%607 = "stablehlo.multiply"(%606, %40) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%608 = "stablehlo.divide"(%607, %605) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%609 = "stablehlo.add"(%608, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%610 = "stablehlo.multiply"(%609, %602) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%611 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%612 = "stablehlo.add"(%610, %611) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%613 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%614 = "stablehlo.add"(%612, %613) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%615 = "stablehlo.floor"(%614) : (tensor<4096xf32>) -> tensor<4096xf32>
%616 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%617 = "stablehlo.compare"(%605, %616) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%618 = "stablehlo.compare"(%555, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%619 = "stablehlo.and"(%617, %618) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%620 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%621 = "stablehlo.compare"(%615, %620) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%622 = "stablehlo.compare"(%615, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%623 = "stablehlo.or"(%621, %622) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%624 = "stablehlo.select"(%623, %55, %615) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%625 = "stablehlo.divide"(%555, %51) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%626 = "stablehlo.multiply"(%605, %605) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%627 = "stablehlo.divide"(%40, %626) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%628 = "stablehlo.add"(%627, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%629 = "stablehlo.divide"(%625, %628) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%630 = "stablehlo.log"(%629) : (tensor<4096xf32>) -> tensor<4096xf32>
%631 = "stablehlo.not"(%623) : (tensor<4096xi1>) -> tensor<4096xi1>
%632 = "stablehlo.subtract"(%624, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%633 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%634 = "stablehlo.add"(%55, %633) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%635 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%636 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%637 = "stablehlo.add"(%635, %636) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%638 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%639 = "stablehlo.add"(%624, %638) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%640 = "stablehlo.subtract"(%22, %624) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%641 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%642 = "stablehlo.add"(%640, %641) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%643 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%644 = "stablehlo.subtract"(%643, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%645 = "stablehlo.divide"(%24, %644) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%646 = "stablehlo.multiply"(%645, %642) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%647 = "stablehlo.divide"(%646, %639) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%648 = "stablehlo.log"(%647) : (tensor<4096xf32>) -> tensor<4096xf32>
%649 = "stablehlo.multiply"(%632, %648) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%650 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%651 = "stablehlo.add"(%55, %650) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%652 = "stablehlo.divide"(%632, %634) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%653 = "stablehlo.log_plus_one"(%652) : (tensor<4096xf32>) -> tensor<4096xf32>
%654 = "stablehlo.multiply"(%651, %653) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%655 = "stablehlo.subtract"(%649, %654) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%656 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%657 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%658 = "stablehlo.add"(%656, %657) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%659 = "stablehlo.negate"(%632) : (tensor<4096xf32>) -> tensor<4096xf32>
%660 = "stablehlo.divide"(%659, %637) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%661 = "stablehlo.log_plus_one"(%660) : (tensor<4096xf32>) -> tensor<4096xf32>
%662 = "stablehlo.multiply"(%658, %661) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%663 = "stablehlo.subtract"(%655, %662) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%664 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%665 = "stablehlo.divide"(%664, %634) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%666 = "stablehlo.multiply"(%665, %665) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%667 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%668 = "stablehlo.divide"(%666, %667) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%669 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%670 = "stablehlo.subtract"(%669, %668) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%671 = "stablehlo.multiply"(%666, %670) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%672 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%673 = "stablehlo.subtract"(%672, %671) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%674 = "stablehlo.multiply"(%665, %673) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%675 = "stablehlo.add"(%663, %674) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%676 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%677 = "stablehlo.divide"(%676, %637) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%678 = "stablehlo.multiply"(%677, %677) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%679 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%680 = "stablehlo.divide"(%678, %679) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%681 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%682 = "stablehlo.subtract"(%681, %680) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%683 = "stablehlo.multiply"(%678, %682) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%684 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%685 = "stablehlo.subtract"(%684, %683) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%686 = "stablehlo.multiply"(%677, %685) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%687 = "stablehlo.add"(%675, %686) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%688 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%689 = "stablehlo.divide"(%688, %639) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%690 = "stablehlo.multiply"(%689, %689) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%691 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%692 = "stablehlo.divide"(%690, %691) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%693 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%694 = "stablehlo.subtract"(%693, %692) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%695 = "stablehlo.multiply"(%690, %694) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%696 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%697 = "stablehlo.subtract"(%696, %695) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%698 = "stablehlo.multiply"(%689, %697) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%699 = "stablehlo.subtract"(%687, %698) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%700 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%701 = "stablehlo.divide"(%700, %642) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%702 = "stablehlo.multiply"(%701, %701) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%703 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%704 = "stablehlo.divide"(%702, %703) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%705 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%706 = "stablehlo.subtract"(%705, %704) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%707 = "stablehlo.multiply"(%702, %706) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%708 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%709 = "stablehlo.subtract"(%708, %707) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%710 = "stablehlo.multiply"(%701, %709) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%711 = "stablehlo.subtract"(%699, %710) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%712 = "stablehlo.compare"(%630, %711) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%713 = "stablehlo.or"(%619, %712) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%714 = "stablehlo.and"(%631, %713) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%715 = "stablehlo.or"(%14, %714) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%716 = "stablehlo.or"(%715, %11) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%717 = "stablehlo.select"(%14, %600, %624) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%718 = "stablehlo.and"(%310, %716) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%719 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%720 = "stablehlo.add"(%309, %719) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%721 = "stablehlo.not"(%716) : (tensor<4096xi1>) -> tensor<4096xi1>
%722 = "stablehlo.and"(%310, %721) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%723 = "stablehlo.select"(%718, %717, %311) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%720, %722, %723) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
%727 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%728 = "stablehlo.select"(%11, %727, %726) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%729 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%730 = "stablehlo.maximum"(%0, %729) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%731 = "stablehlo.subtract"(%730, %728) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%732 = "stablehlo.select"(%4, %731, %728) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%733 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%734 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%735 = "stablehlo.or"(%733, %734) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%736 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%737 = "stablehlo.select"(%735, %736, %732) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %737 : tensor<4096xf32>
}
}

// f64[4096] f64[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<4096xf64>, %2: tensor<2xui64>) -> (tensor<4096xf64>) {
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%6 = "stablehlo.subtract"(%5, %1) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%7 = "stablehlo.select"(%4, %6, %1) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%11 = "stablehlo.not"(%10) : (tensor<4096xi1>) -> tensor<4096xi1>
%12 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%13 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%15 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%16 = "stablehlo.select"(%11, %15, %0) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%17 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%18 = "stablehlo.select"(%11, %17, %7) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%19 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%20 = "stablehlo.select"(%14, %16, %19) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%22 = "stablehlo.select"(%14, %21, %16) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%23 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%24 = "stablehlo.select"(%14, %23, %18) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%27 = "stablehlo.subtract"(%26, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%29 = "stablehlo.sqrt"(%28) : (tensor<4096xf64>) -> tensor<4096xf64>
%30 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%32 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%33 = "stablehlo.add"(%32, %31) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%34 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%35 = "stablehlo.multiply"(%34, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%36 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%37 = "stablehlo.add"(%36, %35) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%38 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%39 = "stablehlo.multiply"(%38, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%40 = "stablehlo.add"(%37, %39) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%41 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%42 = "stablehlo.divide"(%41, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%43 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%44 = "stablehlo.subtract"(%43, %42) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%45 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%46 = "stablehlo.divide"(%45, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%47 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%48 = "stablehlo.add"(%47, %46) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%49 = "stablehlo.multiply"(%48, %29) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%51 = "stablehlo.divide"(%50, %49) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%53 = "stablehlo.add"(%22, %52) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%54 = "stablehlo.multiply"(%53, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%55 = "stablehlo.floor"(%54) : (tensor<4096xf64>) -> tensor<4096xf64>
%56 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%57 = "stablehlo.reshape"(%56) : (tensor<1xui64>) -> tensor<ui64>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%61 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%63 = "stablehlo.shift_right_logical"(%59, %62) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%64 = "stablehlo.convert"(%63) : (tensor<ui64>) -> tensor<ui32>
%65 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%68 = "stablehlo.convert"(%57) : (tensor<ui64>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%70 = "stablehlo.shift_right_logical"(%57, %69) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%71 = "stablehlo.convert"(%70) : (tensor<ui64>) -> tensor<ui32>
%72 = "stablehlo.convert"(%60) : (tensor<1xui32>) -> tensor<1xui64>
%73 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%75 = "stablehlo.convert"(%74) : (tensor<1xui64>) -> tensor<1xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%78 = "stablehlo.convert"(%77) : (tensor<1xui64>) -> tensor<1xui32>
%79 = "stablehlo.convert"(%65) : (tensor<1xui32>) -> tensor<1xui64>
%80 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%82 = "stablehlo.convert"(%81) : (tensor<1xui64>) -> tensor<1xui32>
%83 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%84 = "stablehlo.shift_right_logical"(%81, %83) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%85 = "stablehlo.convert"(%84) : (tensor<1xui64>) -> tensor<1xui32>
%86 = "stablehlo.xor"(%85, %67) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%89 = "stablehlo.xor"(%78, %66) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%90 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%92 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%68, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
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
%250 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%251 = "stablehlo.shift_right_logical"(%249, %250) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%252 = "stablehlo.convert"(%251) : (tensor<1xui64>) -> tensor<1xui32>
%253 = "stablehlo.xor"(%252, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%253, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.xor"(%246, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%260 = "stablehlo.add"(%237, %259) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%261 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%239, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.convert"(%255) : (tensor<1xui32>) -> tensor<1xui64>
%264 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%265 = "stablehlo.multiply"(%263, %264) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%266 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%267 = "stablehlo.shift_right_logical"(%265, %266) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%268 = "stablehlo.convert"(%267) : (tensor<1xui64>) -> tensor<1xui32>
%269 = "stablehlo.convert"(%258) : (tensor<1xui32>) -> tensor<1xui64>
%270 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%271 = "stablehlo.multiply"(%269, %270) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%272 = "stablehlo.convert"(%271) : (tensor<1xui64>) -> tensor<1xui32>
%273 = "stablehlo.xor"(%268, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%275 = "stablehlo.xor"(%273, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%277 = "stablehlo.add"(%260, %276) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%278 = "stablehlo.convert"(%275) : (tensor<1xui32>) -> tensor<1xui64>
%279 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%280 = "stablehlo.multiply"(%278, %279) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%281 = "stablehlo.convert"(%280) : (tensor<1xui64>) -> tensor<1xui32>
%282 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%283 = "stablehlo.shift_right_logical"(%280, %282) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%284 = "stablehlo.convert"(%283) : (tensor<1xui64>) -> tensor<1xui32>
%285 = "stablehlo.xor"(%284, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%287 = "stablehlo.xor"(%285, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.reshape"(%287) : (tensor<1xui32>) -> tensor<ui32>
%289 = "stablehlo.convert"(%288) : (tensor<ui32>) -> tensor<ui64>
%290 = "stablehlo.reshape"(%281) : (tensor<1xui32>) -> tensor<ui32>
%291 = "stablehlo.convert"(%290) : (tensor<ui32>) -> tensor<ui64>
%292 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%293 = "stablehlo.shift_left"(%291, %292) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%294 = "stablehlo.or"(%289, %293) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%295 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%296 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%297 = "stablehlo.or"(%295, %296) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%298 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%754, %755, %756 = "stablehlo.while"(%298, %297, %22) ({
^bb0(%299: tensor<ui64>, %300: tensor<4096xi1>, %301: tensor<4096xf64>):
%302 = "stablehlo.not"(%300) : (tensor<4096xi1>) -> tensor<4096xi1>
%303 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%307 = "stablehlo.reduce"(%302, %303) ({
^bb0(%304: tensor<i1>, %305: tensor<i1>):
%306 = "stablehlo.and"(%304, %305) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%306) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%308 = "stablehlo.not"(%307) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%308) : (tensor<i1>) -> ()
}, {
^bb0(%309: tensor<ui64>, %310: tensor<4096xi1>, %311: tensor<4096xf64>):
%312 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%313 = "stablehlo.convert"(%309) : (tensor<ui64>) -> tensor<ui32>
%314 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%315 = "stablehlo.shift_right_logical"(%309, %314) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%316 = "stablehlo.convert"(%315) : (tensor<ui64>) -> tensor<ui32>
%317 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%318 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%319 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%320 = "stablehlo.convert"(%294) : (tensor<ui64>) -> tensor<ui32>
%321 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%322 = "stablehlo.shift_right_logical"(%294, %321) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%323 = "stablehlo.convert"(%322) : (tensor<ui64>) -> tensor<ui32>
%324 = "stablehlo.convert"(%312) : (tensor<4096xui32>) -> tensor<4096xui64>
%325 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%326 = "stablehlo.multiply"(%324, %325) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%327 = "stablehlo.convert"(%326) : (tensor<4096xui64>) -> tensor<4096xui32>
%328 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%329 = "stablehlo.shift_right_logical"(%326, %328) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%330 = "stablehlo.convert"(%329) : (tensor<4096xui64>) -> tensor<4096xui32>
%331 = "stablehlo.convert"(%317) : (tensor<4096xui32>) -> tensor<4096xui64>
%332 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%333 = "stablehlo.multiply"(%331, %332) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%334 = "stablehlo.convert"(%333) : (tensor<4096xui64>) -> tensor<4096xui32>
%335 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%336 = "stablehlo.shift_right_logical"(%333, %335) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%337 = "stablehlo.convert"(%336) : (tensor<4096xui64>) -> tensor<4096xui32>
%338 = "stablehlo.xor"(%337, %319) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%340 = "stablehlo.xor"(%338, %339) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%341 = "stablehlo.xor"(%330, %318) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%342 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%343 = "stablehlo.xor"(%341, %342) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%344 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%345 = "stablehlo.add"(%320, %344) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
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
%478 = "stablehlo.convert"(%477) : (tensor<4096xui64>) -> tensor<4096xui32>
%479 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%480 = "stablehlo.shift_right_logical"(%477, %479) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%481 = "stablehlo.convert"(%480) : (tensor<4096xui64>) -> tensor<4096xui32>
%482 = "stablehlo.xor"(%481, %454) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%483 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%484 = "stablehlo.xor"(%482, %483) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%485 = "stablehlo.xor"(%474, %447) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%486 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%487 = "stablehlo.xor"(%485, %486) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%488 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%489 = "stablehlo.add"(%465, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.add"(%467, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.convert"(%484) : (tensor<4096xui32>) -> tensor<4096xui64>
%493 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%494 = "stablehlo.multiply"(%492, %493) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%495 = "stablehlo.convert"(%494) : (tensor<4096xui64>) -> tensor<4096xui32>
%496 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%497 = "stablehlo.shift_right_logical"(%494, %496) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%498 = "stablehlo.convert"(%497) : (tensor<4096xui64>) -> tensor<4096xui32>
%499 = "stablehlo.convert"(%487) : (tensor<4096xui32>) -> tensor<4096xui64>
%500 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%501 = "stablehlo.multiply"(%499, %500) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%502 = "stablehlo.convert"(%501) : (tensor<4096xui64>) -> tensor<4096xui32>
%503 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%504 = "stablehlo.shift_right_logical"(%501, %503) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%505 = "stablehlo.convert"(%504) : (tensor<4096xui64>) -> tensor<4096xui32>
%506 = "stablehlo.xor"(%505, %478) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%507 = "stablehlo.broadcast_in_dim"(%489) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%508 = "stablehlo.xor"(%506, %507) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%509 = "stablehlo.xor"(%498, %471) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%510 = "stablehlo.broadcast_in_dim"(%491) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%511 = "stablehlo.xor"(%509, %510) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%512 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%513 = "stablehlo.add"(%489, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.add"(%491, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.convert"(%508) : (tensor<4096xui32>) -> tensor<4096xui64>
%517 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%518 = "stablehlo.multiply"(%516, %517) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%519 = "stablehlo.convert"(%518) : (tensor<4096xui64>) -> tensor<4096xui32>
%520 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%521 = "stablehlo.shift_right_logical"(%518, %520) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%522 = "stablehlo.convert"(%521) : (tensor<4096xui64>) -> tensor<4096xui32>
%523 = "stablehlo.convert"(%511) : (tensor<4096xui32>) -> tensor<4096xui64>
%524 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%525 = "stablehlo.multiply"(%523, %524) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%526 = "stablehlo.convert"(%525) : (tensor<4096xui64>) -> tensor<4096xui32>
%527 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%528 = "stablehlo.shift_right_logical"(%525, %527) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%529 = "stablehlo.convert"(%528) : (tensor<4096xui64>) -> tensor<4096xui32>
%530 = "stablehlo.xor"(%529, %502) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%531 = "stablehlo.broadcast_in_dim"(%513) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%532 = "stablehlo.xor"(%530, %531) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%533 = "stablehlo.xor"(%522, %495) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%534 = "stablehlo.broadcast_in_dim"(%515) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%535 = "stablehlo.xor"(%533, %534) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%536 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%537 = "stablehlo.add"(%513, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%539 = "stablehlo.add"(%515, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.convert"(%532) : (tensor<4096xui32>) -> tensor<4096xui64>
%541 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%542 = "stablehlo.multiply"(%540, %541) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%543 = "stablehlo.convert"(%542) : (tensor<4096xui64>) -> tensor<4096xui32>
%544 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%545 = "stablehlo.shift_right_logical"(%542, %544) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%546 = "stablehlo.convert"(%545) : (tensor<4096xui64>) -> tensor<4096xui32>
%547 = "stablehlo.convert"(%535) : (tensor<4096xui32>) -> tensor<4096xui64>
%548 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%549 = "stablehlo.multiply"(%547, %548) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%550 = "stablehlo.convert"(%549) : (tensor<4096xui64>) -> tensor<4096xui32>
%551 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%552 = "stablehlo.shift_right_logical"(%549, %551) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%553 = "stablehlo.convert"(%552) : (tensor<4096xui64>) -> tensor<4096xui32>
%554 = "stablehlo.xor"(%553, %526) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%555 = "stablehlo.broadcast_in_dim"(%537) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%556 = "stablehlo.xor"(%554, %555) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%557 = "stablehlo.xor"(%546, %519) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%558 = "stablehlo.broadcast_in_dim"(%539) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%559 = "stablehlo.xor"(%557, %558) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%560 = "stablehlo.convert"(%556) : (tensor<4096xui32>) -> tensor<4096xui64>
%561 = "stablehlo.convert"(%550) : (tensor<4096xui32>) -> tensor<4096xui64>
%562 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%563 = "stablehlo.shift_left"(%561, %562) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%564 = "stablehlo.or"(%560, %563) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%565 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%566 = "stablehlo.shift_right_logical"(%564, %565) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%567 = "stablehlo.convert"(%566) : (tensor<4096xui64>) -> tensor<4096xi64>
%568 = "stablehlo.convert"(%567) : (tensor<4096xi64>) -> tensor<4096xf64>
%569 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%570 = "stablehlo.add"(%568, %569) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%571 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%572 = "stablehlo.multiply"(%570, %571) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%573 = "stablehlo.convert"(%559) : (tensor<4096xui32>) -> tensor<4096xui64>
%574 = "stablehlo.convert"(%543) : (tensor<4096xui32>) -> tensor<4096xui64>
%575 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%576 = "stablehlo.shift_left"(%574, %575) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%577 = "stablehlo.or"(%573, %576) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%578 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%579 = "stablehlo.shift_right_logical"(%577, %578) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%580 = "stablehlo.convert"(%579) : (tensor<4096xui64>) -> tensor<4096xi64>
%581 = "stablehlo.convert"(%580) : (tensor<4096xi64>) -> tensor<4096xf64>
%582 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%583 = "stablehlo.add"(%581, %582) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%584 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%585 = "stablehlo.multiply"(%583, %584) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%586 = "stablehlo.negate"(%18) : (tensor<4096xf64>) -> tensor<4096xf64>
%587 = "stablehlo.log_plus_one"(%586) : (tensor<4096xf64>) -> tensor<4096xf64>
%588 = "stablehlo.multiply"(%20, %587) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%589 = "stablehlo.exponential"(%588) : (tensor<4096xf64>) -> tensor<4096xf64>
%590 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%591 = "stablehlo.subtract"(%590, %18) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%592 = "stablehlo.divide"(%18, %591) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%593 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%594 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%625, %626, %627, %628 = "stablehlo.while"(%594, %589, %589, %593) ({
^bb0(%595: tensor<i32>, %596: tensor<4096xf64>, %597: tensor<4096xf64>, %598: tensor<4096xf64>):
%599 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%600 = "stablehlo.compare"(%595, %599) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%600) : (tensor<i1>) -> ()
}, {
^bb0(%601: tensor<i32>, %602: tensor<4096xf64>, %603: tensor<4096xf64>, %604: tensor<4096xf64>):
%605 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%606 = "stablehlo.add"(%601, %605) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%607 = "stablehlo.convert"(%601) : (tensor<i32>) -> tensor<f64>
%608 = "stablehlo.broadcast_in_dim"(%607) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%609 = "stablehlo.subtract"(%20, %608) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%610 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%611 = "stablehlo.maximum"(%609, %610) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%612 = "stablehlo.multiply"(%602, %592) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%613 = "stablehlo.multiply"(%612, %611) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%614 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%615 = "stablehlo.add"(%607, %614) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%616 = "stablehlo.broadcast_in_dim"(%615) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%617 = "stablehlo.divide"(%613, %616) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%618 = "stablehlo.compare"(%572, %603) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%619 = "stablehlo.constant"() {value = dense<1.0e-17> : tensor<4096xf64>} : () -> tensor<4096xf64>
%620 = "stablehlo.compare"(%602, %619) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%621 = "stablehlo.and"(%618, %620) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%622 = "stablehlo.add"(%603, %617) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%623 = "stablehlo.convert"(%621) : (tensor<4096xi1>) -> tensor<4096xf64>
%624 = "stablehlo.add"(%604, %623) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%606, %617, %622, %624) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> ()
}) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>)
%629 = "stablehlo.floor"(%20) : (tensor<4096xf64>) -> tensor<4096xf64>
%630 = "stablehlo.minimum"(%628, %629) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%631 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%632 = "stablehlo.subtract"(%572, %631) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%633 = "stablehlo.abs"(%632) : (tensor<4096xf64>) -> tensor<4096xf64>
%634 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%635 = "stablehlo.subtract"(%634, %633) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%636 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%637 = "stablehlo.multiply"(%636, %40) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%638 = "stablehlo.divide"(%637, %635) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%639 = "stablehlo.add"(%638, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%640 = "stablehlo.multiply"(%639, %632) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%641 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%642 = "stablehlo.add"(%640, %641) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%643 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%644 = "stablehlo.add"(%642, %643) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%645 = "stablehlo.floor"(%644) : (tensor<4096xf64>) -> tensor<4096xf64>
%646 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%647 = "stablehlo.compare"(%635, %646) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%648 = "stablehlo.compare"(%585, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%649 = "stablehlo.and"(%647, %648) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%650 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%651 = "stablehlo.compare"(%645, %650) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%652 = "stablehlo.compare"(%645, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%653 = "stablehlo.or"(%651, %652) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%654 = "stablehlo.select"(%653, %55, %645) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%655 = "stablehlo.divide"(%585, %51) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%656 = "stablehlo.multiply"(%635, %635) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%657 = "stablehlo.divide"(%40, %656) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%658 = "stablehlo.add"(%657, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%659 = "stablehlo.divide"(%655, %658) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%660 = "stablehlo.log"(%659) : (tensor<4096xf64>) -> tensor<4096xf64>
%661 = "stablehlo.not"(%653) : (tensor<4096xi1>) -> tensor<4096xi1>
%662 = "stablehlo.subtract"(%654, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%663 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%664 = "stablehlo.add"(%55, %663) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%665 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%666 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%667 = "stablehlo.add"(%665, %666) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%668 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%669 = "stablehlo.add"(%654, %668) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%670 = "stablehlo.subtract"(%22, %654) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%671 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%672 = "stablehlo.add"(%670, %671) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%673 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%674 = "stablehlo.subtract"(%673, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%675 = "stablehlo.divide"(%24, %674) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%676 = "stablehlo.multiply"(%675, %672) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%677 = "stablehlo.divide"(%676, %669) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%678 = "stablehlo.log"(%677) : (tensor<4096xf64>) -> tensor<4096xf64>
%679 = "stablehlo.multiply"(%662, %678) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%680 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%681 = "stablehlo.add"(%55, %680) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%682 = "stablehlo.divide"(%662, %664) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%683 = "stablehlo.log_plus_one"(%682) : (tensor<4096xf64>) -> tensor<4096xf64>
%684 = "stablehlo.multiply"(%681, %683) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%685 = "stablehlo.subtract"(%679, %684) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%686 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%687 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%688 = "stablehlo.add"(%686, %687) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%689 = "stablehlo.negate"(%662) : (tensor<4096xf64>) -> tensor<4096xf64>
%690 = "stablehlo.divide"(%689, %667) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%691 = "stablehlo.log_plus_one"(%690) : (tensor<4096xf64>) -> tensor<4096xf64>
%692 = "stablehlo.multiply"(%688, %691) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%693 = "stablehlo.subtract"(%685, %692) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%694 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%695 = "stablehlo.divide"(%694, %664) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%696 = "stablehlo.multiply"(%695, %695) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%697 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%698 = "stablehlo.divide"(%696, %697) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%699 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%700 = "stablehlo.subtract"(%699, %698) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%701 = "stablehlo.multiply"(%696, %700) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%702 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%703 = "stablehlo.subtract"(%702, %701) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%704 = "stablehlo.multiply"(%695, %703) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%705 = "stablehlo.add"(%693, %704) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%706 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%707 = "stablehlo.divide"(%706, %667) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%708 = "stablehlo.multiply"(%707, %707) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%709 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%710 = "stablehlo.divide"(%708, %709) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%711 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%712 = "stablehlo.subtract"(%711, %710) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%713 = "stablehlo.multiply"(%708, %712) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%714 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%715 = "stablehlo.subtract"(%714, %713) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%716 = "stablehlo.multiply"(%707, %715) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%717 = "stablehlo.add"(%705, %716) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%718 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%719 = "stablehlo.divide"(%718, %669) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%720 = "stablehlo.multiply"(%719, %719) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%721 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%722 = "stablehlo.divide"(%720, %721) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%723 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%724 = "stablehlo.subtract"(%723, %722) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%725 = "stablehlo.multiply"(%720, %724) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%726 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%727 = "stablehlo.subtract"(%726, %725) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%728 = "stablehlo.multiply"(%719, %727) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%729 = "stablehlo.subtract"(%717, %728) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%730 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%731 = "stablehlo.divide"(%730, %672) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%732 = "stablehlo.multiply"(%731, %731) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%733 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%734 = "stablehlo.divide"(%732, %733) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%735 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%736 = "stablehlo.subtract"(%735, %734) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%737 = "stablehlo.multiply"(%732, %736) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%738 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%739 = "stablehlo.subtract"(%738, %737) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%740 = "stablehlo.multiply"(%731, %739) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%741 = "stablehlo.subtract"(%729, %740) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%742 = "stablehlo.compare"(%660, %741) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%743 = "stablehlo.or"(%649, %742) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%744 = "stablehlo.and"(%661, %743) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%745 = "stablehlo.or"(%14, %744) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%746 = "stablehlo.or"(%745, %11) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%747 = "stablehlo.select"(%14, %630, %654) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%748 = "stablehlo.and"(%310, %746) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%749 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%750 = "stablehlo.add"(%309, %749) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%751 = "stablehlo.not"(%746) : (tensor<4096xi1>) -> tensor<4096xi1>
%752 = "stablehlo.and"(%310, %751) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%753 = "stablehlo.select"(%748, %747, %311) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%750, %752, %753) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>)
%757 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%758 = "stablehlo.select"(%11, %757, %756) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%759 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%760 = "stablehlo.maximum"(%0, %759) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%761 = "stablehlo.subtract"(%760, %758) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%762 = "stablehlo.select"(%4, %761, %758) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%763 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%764 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%765 = "stablehlo.or"(%763, %764) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%766 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<4096xf64>} : () -> tensor<4096xf64>
%767 = "stablehlo.select"(%765, %766, %762) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %767 : tensor<4096xf64>
}
}

// bf16[16] bf16[16]
// random counters: 1
module @example {
func.func public @main(%0: tensor<16xbf16>, %1: tensor<16xbf16>, %2: tensor<2xui64>) -> (tensor<16xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf32>
%4 = "stablehlo.convert"(%1) : (tensor<16xbf16>) -> tensor<16xf32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.select"(%6, %8, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.multiply"(%3, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%13 = "stablehlo.not"(%12) : (tensor<16xi1>) -> tensor<16xi1>
%14 = "stablehlo.multiply"(%3, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%17 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%18 = "stablehlo.select"(%13, %17, %3) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%20 = "stablehlo.select"(%13, %19, %9) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%22 = "stablehlo.select"(%16, %18, %21) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%24 = "stablehlo.select"(%16, %23, %18) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%26 = "stablehlo.select"(%16, %25, %20) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%29 = "stablehlo.subtract"(%28, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%31 = "stablehlo.sqrt"(%30) : (tensor<16xf32>) -> tensor<16xf32>
%32 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<16xf32>} : () -> tensor<16xf32>
%33 = "stablehlo.multiply"(%32, %31) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%34 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<16xf32>} : () -> tensor<16xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%36 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%37 = "stablehlo.multiply"(%36, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%38 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%39 = "stablehlo.add"(%38, %37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%41 = "stablehlo.multiply"(%40, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%42 = "stablehlo.add"(%39, %41) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%43 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<16xf32>} : () -> tensor<16xf32>
%44 = "stablehlo.divide"(%43, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%45 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%47 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<16xf32>} : () -> tensor<16xf32>
%48 = "stablehlo.divide"(%47, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%49 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<16xf32>} : () -> tensor<16xf32>
%50 = "stablehlo.add"(%49, %48) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%51 = "stablehlo.multiply"(%50, %31) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%53 = "stablehlo.divide"(%52, %51) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%55 = "stablehlo.add"(%24, %54) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%56 = "stablehlo.multiply"(%55, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%57 = "stablehlo.floor"(%56) : (tensor<16xf32>) -> tensor<16xf32>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%61 = "stablehlo.reshape"(%60) : (tensor<1xui64>) -> tensor<ui64>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%63 = "stablehlo.convert"(%61) : (tensor<ui64>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%65 = "stablehlo.shift_right_logical"(%61, %64) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%66 = "stablehlo.convert"(%65) : (tensor<ui64>) -> tensor<ui32>
%67 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%68 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%70 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%72 = "stablehlo.shift_right_logical"(%59, %71) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%73 = "stablehlo.convert"(%72) : (tensor<ui64>) -> tensor<ui32>
%74 = "stablehlo.convert"(%62) : (tensor<1xui32>) -> tensor<1xui64>
%75 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%77 = "stablehlo.convert"(%76) : (tensor<1xui64>) -> tensor<1xui32>
%78 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%79 = "stablehlo.shift_right_logical"(%76, %78) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%80 = "stablehlo.convert"(%79) : (tensor<1xui64>) -> tensor<1xui32>
%81 = "stablehlo.convert"(%67) : (tensor<1xui32>) -> tensor<1xui64>
%82 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%84 = "stablehlo.convert"(%83) : (tensor<1xui64>) -> tensor<1xui32>
%85 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%86 = "stablehlo.shift_right_logical"(%83, %85) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%87 = "stablehlo.convert"(%86) : (tensor<1xui64>) -> tensor<1xui32>
%88 = "stablehlo.xor"(%87, %69) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%89 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%90 = "stablehlo.xor"(%88, %89) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%91 = "stablehlo.xor"(%80, %68) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%92 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%93 = "stablehlo.xor"(%91, %92) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%94 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.add"(%70, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%73, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.convert"(%90) : (tensor<1xui32>) -> tensor<1xui64>
%99 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%101 = "stablehlo.convert"(%100) : (tensor<1xui64>) -> tensor<1xui32>
%102 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%104 = "stablehlo.convert"(%103) : (tensor<1xui64>) -> tensor<1xui32>
%105 = "stablehlo.convert"(%93) : (tensor<1xui32>) -> tensor<1xui64>
%106 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%108 = "stablehlo.convert"(%107) : (tensor<1xui64>) -> tensor<1xui32>
%109 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%110 = "stablehlo.shift_right_logical"(%107, %109) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%111 = "stablehlo.convert"(%110) : (tensor<1xui64>) -> tensor<1xui32>
%112 = "stablehlo.xor"(%111, %84) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%113 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%114 = "stablehlo.xor"(%112, %113) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%115 = "stablehlo.xor"(%104, %77) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%116 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%117 = "stablehlo.xor"(%115, %116) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%118 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%95, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.add"(%97, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.convert"(%114) : (tensor<1xui32>) -> tensor<1xui64>
%123 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%125 = "stablehlo.convert"(%124) : (tensor<1xui64>) -> tensor<1xui32>
%126 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%127 = "stablehlo.shift_right_logical"(%124, %126) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%128 = "stablehlo.convert"(%127) : (tensor<1xui64>) -> tensor<1xui32>
%129 = "stablehlo.convert"(%117) : (tensor<1xui32>) -> tensor<1xui64>
%130 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%132 = "stablehlo.convert"(%131) : (tensor<1xui64>) -> tensor<1xui32>
%133 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%134 = "stablehlo.shift_right_logical"(%131, %133) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%135 = "stablehlo.convert"(%134) : (tensor<1xui64>) -> tensor<1xui32>
%136 = "stablehlo.xor"(%135, %108) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%137 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%138 = "stablehlo.xor"(%136, %137) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%139 = "stablehlo.xor"(%128, %101) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%140 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%141 = "stablehlo.xor"(%139, %140) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%142 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.add"(%119, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%121, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.convert"(%138) : (tensor<1xui32>) -> tensor<1xui64>
%147 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%149 = "stablehlo.convert"(%148) : (tensor<1xui64>) -> tensor<1xui32>
%150 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%151 = "stablehlo.shift_right_logical"(%148, %150) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%152 = "stablehlo.convert"(%151) : (tensor<1xui64>) -> tensor<1xui32>
%153 = "stablehlo.convert"(%141) : (tensor<1xui32>) -> tensor<1xui64>
%154 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%156 = "stablehlo.convert"(%155) : (tensor<1xui64>) -> tensor<1xui32>
%157 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%158 = "stablehlo.shift_right_logical"(%155, %157) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%159 = "stablehlo.convert"(%158) : (tensor<1xui64>) -> tensor<1xui32>
%160 = "stablehlo.xor"(%159, %132) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%161 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%162 = "stablehlo.xor"(%160, %161) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%163 = "stablehlo.xor"(%152, %125) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%164 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%165 = "stablehlo.xor"(%163, %164) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%166 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.add"(%143, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%145, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.convert"(%162) : (tensor<1xui32>) -> tensor<1xui64>
%171 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%173 = "stablehlo.convert"(%172) : (tensor<1xui64>) -> tensor<1xui32>
%174 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%175 = "stablehlo.shift_right_logical"(%172, %174) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%176 = "stablehlo.convert"(%175) : (tensor<1xui64>) -> tensor<1xui32>
%177 = "stablehlo.convert"(%165) : (tensor<1xui32>) -> tensor<1xui64>
%178 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%180 = "stablehlo.convert"(%179) : (tensor<1xui64>) -> tensor<1xui32>
%181 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%182 = "stablehlo.shift_right_logical"(%179, %181) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%183 = "stablehlo.convert"(%182) : (tensor<1xui64>) -> tensor<1xui32>
%184 = "stablehlo.xor"(%183, %156) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%185 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%187 = "stablehlo.xor"(%176, %149) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%188 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%189 = "stablehlo.xor"(%187, %188) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%190 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%167, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%169, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.convert"(%186) : (tensor<1xui32>) -> tensor<1xui64>
%195 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%197 = "stablehlo.convert"(%196) : (tensor<1xui64>) -> tensor<1xui32>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%199 = "stablehlo.shift_right_logical"(%196, %198) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%200 = "stablehlo.convert"(%199) : (tensor<1xui64>) -> tensor<1xui32>
%201 = "stablehlo.convert"(%189) : (tensor<1xui32>) -> tensor<1xui64>
%202 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%204 = "stablehlo.convert"(%203) : (tensor<1xui64>) -> tensor<1xui32>
%205 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%206 = "stablehlo.shift_right_logical"(%203, %205) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%207 = "stablehlo.convert"(%206) : (tensor<1xui64>) -> tensor<1xui32>
%208 = "stablehlo.xor"(%207, %180) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%209 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%210 = "stablehlo.xor"(%208, %209) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%211 = "stablehlo.xor"(%200, %173) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%212 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%213 = "stablehlo.xor"(%211, %212) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%214 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.add"(%191, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%217 = "stablehlo.add"(%193, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.convert"(%210) : (tensor<1xui32>) -> tensor<1xui64>
%219 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%221 = "stablehlo.convert"(%220) : (tensor<1xui64>) -> tensor<1xui32>
%222 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%223 = "stablehlo.shift_right_logical"(%220, %222) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%224 = "stablehlo.convert"(%223) : (tensor<1xui64>) -> tensor<1xui32>
%225 = "stablehlo.convert"(%213) : (tensor<1xui32>) -> tensor<1xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%228 = "stablehlo.convert"(%227) : (tensor<1xui64>) -> tensor<1xui32>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%230 = "stablehlo.shift_right_logical"(%227, %229) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%231 = "stablehlo.convert"(%230) : (tensor<1xui64>) -> tensor<1xui32>
%232 = "stablehlo.xor"(%231, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.xor"(%224, %197) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%236 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%215, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%241 = "stablehlo.add"(%217, %240) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.convert"(%234) : (tensor<1xui32>) -> tensor<1xui64>
%243 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%245 = "stablehlo.convert"(%244) : (tensor<1xui64>) -> tensor<1xui32>
%246 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%247 = "stablehlo.shift_right_logical"(%244, %246) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%248 = "stablehlo.convert"(%247) : (tensor<1xui64>) -> tensor<1xui32>
%249 = "stablehlo.convert"(%237) : (tensor<1xui32>) -> tensor<1xui64>
%250 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%251 = "stablehlo.multiply"(%249, %250) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%252 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%253 = "stablehlo.shift_right_logical"(%251, %252) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%254 = "stablehlo.convert"(%253) : (tensor<1xui64>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%254, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%255, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%248, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%260 = "stablehlo.xor"(%258, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%239, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.add"(%241, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.convert"(%257) : (tensor<1xui32>) -> tensor<1xui64>
%266 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%267 = "stablehlo.multiply"(%265, %266) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%268 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%269 = "stablehlo.shift_right_logical"(%267, %268) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%270 = "stablehlo.convert"(%269) : (tensor<1xui64>) -> tensor<1xui32>
%271 = "stablehlo.convert"(%260) : (tensor<1xui32>) -> tensor<1xui64>
%272 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%273 = "stablehlo.multiply"(%271, %272) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%274 = "stablehlo.convert"(%273) : (tensor<1xui64>) -> tensor<1xui32>
%275 = "stablehlo.xor"(%270, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%277 = "stablehlo.xor"(%275, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%279 = "stablehlo.add"(%262, %278) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%280 = "stablehlo.convert"(%277) : (tensor<1xui32>) -> tensor<1xui64>
%281 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%282 = "stablehlo.multiply"(%280, %281) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%283 = "stablehlo.convert"(%282) : (tensor<1xui64>) -> tensor<1xui32>
%284 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%285 = "stablehlo.shift_right_logical"(%282, %284) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%286 = "stablehlo.convert"(%285) : (tensor<1xui64>) -> tensor<1xui32>
%287 = "stablehlo.xor"(%286, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%289 = "stablehlo.xor"(%287, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.reshape"(%289) : (tensor<1xui32>) -> tensor<ui32>
%291 = "stablehlo.convert"(%290) : (tensor<ui32>) -> tensor<ui64>
%292 = "stablehlo.reshape"(%283) : (tensor<1xui32>) -> tensor<ui32>
%293 = "stablehlo.convert"(%292) : (tensor<ui32>) -> tensor<ui64>
%294 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%295 = "stablehlo.shift_left"(%293, %294) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%296 = "stablehlo.or"(%291, %295) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%297 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%298 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%299 = "stablehlo.or"(%297, %298) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%300 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%726, %727, %728 = "stablehlo.while"(%300, %299, %24) ({
^bb0(%301: tensor<ui64>, %302: tensor<16xi1>, %303: tensor<16xf32>):
%304 = "stablehlo.not"(%302) : (tensor<16xi1>) -> tensor<16xi1>
%305 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%309 = "stablehlo.reduce"(%304, %305) ({
^bb0(%306: tensor<i1>, %307: tensor<i1>):
%308 = "stablehlo.and"(%306, %307) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%308) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.not"(%309) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%310) : (tensor<i1>) -> ()
}, {
^bb0(%311: tensor<ui64>, %312: tensor<16xi1>, %313: tensor<16xf32>):
%314 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%315 = "stablehlo.convert"(%311) : (tensor<ui64>) -> tensor<ui32>
%316 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%317 = "stablehlo.shift_right_logical"(%311, %316) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%318 = "stablehlo.convert"(%317) : (tensor<ui64>) -> tensor<ui32>
%319 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%320 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%321 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%322 = "stablehlo.convert"(%296) : (tensor<ui64>) -> tensor<ui32>
%323 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%324 = "stablehlo.shift_right_logical"(%296, %323) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%325 = "stablehlo.convert"(%324) : (tensor<ui64>) -> tensor<ui32>
%326 = "stablehlo.convert"(%314) : (tensor<16xui32>) -> tensor<16xui64>
%327 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%328 = "stablehlo.multiply"(%326, %327) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%329 = "stablehlo.convert"(%328) : (tensor<16xui64>) -> tensor<16xui32>
%330 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%331 = "stablehlo.shift_right_logical"(%328, %330) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%332 = "stablehlo.convert"(%331) : (tensor<16xui64>) -> tensor<16xui32>
%333 = "stablehlo.convert"(%319) : (tensor<16xui32>) -> tensor<16xui64>
%334 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%335 = "stablehlo.multiply"(%333, %334) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%336 = "stablehlo.convert"(%335) : (tensor<16xui64>) -> tensor<16xui32>
%337 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%338 = "stablehlo.shift_right_logical"(%335, %337) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%339 = "stablehlo.convert"(%338) : (tensor<16xui64>) -> tensor<16xui32>
%340 = "stablehlo.xor"(%339, %321) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%341 = "stablehlo.broadcast_in_dim"(%322) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%342 = "stablehlo.xor"(%340, %341) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%343 = "stablehlo.xor"(%332, %320) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%344 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%345 = "stablehlo.xor"(%343, %344) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%346 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%347 = "stablehlo.add"(%322, %346) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%348 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%349 = "stablehlo.add"(%325, %348) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%350 = "stablehlo.convert"(%342) : (tensor<16xui32>) -> tensor<16xui64>
%351 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%352 = "stablehlo.multiply"(%350, %351) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%353 = "stablehlo.convert"(%352) : (tensor<16xui64>) -> tensor<16xui32>
%354 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%355 = "stablehlo.shift_right_logical"(%352, %354) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%356 = "stablehlo.convert"(%355) : (tensor<16xui64>) -> tensor<16xui32>
%357 = "stablehlo.convert"(%345) : (tensor<16xui32>) -> tensor<16xui64>
%358 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%360 = "stablehlo.convert"(%359) : (tensor<16xui64>) -> tensor<16xui32>
%361 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%362 = "stablehlo.shift_right_logical"(%359, %361) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%363 = "stablehlo.convert"(%362) : (tensor<16xui64>) -> tensor<16xui32>
%364 = "stablehlo.xor"(%363, %336) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%365 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%366 = "stablehlo.xor"(%364, %365) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%367 = "stablehlo.xor"(%356, %329) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%368 = "stablehlo.broadcast_in_dim"(%349) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%369 = "stablehlo.xor"(%367, %368) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%370 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%371 = "stablehlo.add"(%347, %370) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%372 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%373 = "stablehlo.add"(%349, %372) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%374 = "stablehlo.convert"(%366) : (tensor<16xui32>) -> tensor<16xui64>
%375 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%376 = "stablehlo.multiply"(%374, %375) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%377 = "stablehlo.convert"(%376) : (tensor<16xui64>) -> tensor<16xui32>
%378 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%379 = "stablehlo.shift_right_logical"(%376, %378) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%380 = "stablehlo.convert"(%379) : (tensor<16xui64>) -> tensor<16xui32>
%381 = "stablehlo.convert"(%369) : (tensor<16xui32>) -> tensor<16xui64>
%382 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%383 = "stablehlo.multiply"(%381, %382) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%384 = "stablehlo.convert"(%383) : (tensor<16xui64>) -> tensor<16xui32>
%385 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%386 = "stablehlo.shift_right_logical"(%383, %385) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%387 = "stablehlo.convert"(%386) : (tensor<16xui64>) -> tensor<16xui32>
%388 = "stablehlo.xor"(%387, %360) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%389 = "stablehlo.broadcast_in_dim"(%371) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%390 = "stablehlo.xor"(%388, %389) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%391 = "stablehlo.xor"(%380, %353) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%392 = "stablehlo.broadcast_in_dim"(%373) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%393 = "stablehlo.xor"(%391, %392) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%394 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%395 = "stablehlo.add"(%371, %394) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%396 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%397 = "stablehlo.add"(%373, %396) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%398 = "stablehlo.convert"(%390) : (tensor<16xui32>) -> tensor<16xui64>
%399 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%400 = "stablehlo.multiply"(%398, %399) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%401 = "stablehlo.convert"(%400) : (tensor<16xui64>) -> tensor<16xui32>
%402 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%403 = "stablehlo.shift_right_logical"(%400, %402) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%404 = "stablehlo.convert"(%403) : (tensor<16xui64>) -> tensor<16xui32>
%405 = "stablehlo.convert"(%393) : (tensor<16xui32>) -> tensor<16xui64>
%406 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%407 = "stablehlo.multiply"(%405, %406) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%408 = "stablehlo.convert"(%407) : (tensor<16xui64>) -> tensor<16xui32>
%409 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%410 = "stablehlo.shift_right_logical"(%407, %409) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%411 = "stablehlo.convert"(%410) : (tensor<16xui64>) -> tensor<16xui32>
%412 = "stablehlo.xor"(%411, %384) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%413 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%414 = "stablehlo.xor"(%412, %413) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%415 = "stablehlo.xor"(%404, %377) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%416 = "stablehlo.broadcast_in_dim"(%397) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%417 = "stablehlo.xor"(%415, %416) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%418 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%419 = "stablehlo.add"(%395, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%420 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%421 = "stablehlo.add"(%397, %420) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.convert"(%414) : (tensor<16xui32>) -> tensor<16xui64>
%423 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%424 = "stablehlo.multiply"(%422, %423) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%425 = "stablehlo.convert"(%424) : (tensor<16xui64>) -> tensor<16xui32>
%426 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%427 = "stablehlo.shift_right_logical"(%424, %426) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%428 = "stablehlo.convert"(%427) : (tensor<16xui64>) -> tensor<16xui32>
%429 = "stablehlo.convert"(%417) : (tensor<16xui32>) -> tensor<16xui64>
%430 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%431 = "stablehlo.multiply"(%429, %430) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%432 = "stablehlo.convert"(%431) : (tensor<16xui64>) -> tensor<16xui32>
%433 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%434 = "stablehlo.shift_right_logical"(%431, %433) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%435 = "stablehlo.convert"(%434) : (tensor<16xui64>) -> tensor<16xui32>
%436 = "stablehlo.xor"(%435, %408) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%437 = "stablehlo.broadcast_in_dim"(%419) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%438 = "stablehlo.xor"(%436, %437) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%439 = "stablehlo.xor"(%428, %401) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%440 = "stablehlo.broadcast_in_dim"(%421) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%441 = "stablehlo.xor"(%439, %440) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%442 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%443 = "stablehlo.add"(%419, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%445 = "stablehlo.add"(%421, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.convert"(%438) : (tensor<16xui32>) -> tensor<16xui64>
%447 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%448 = "stablehlo.multiply"(%446, %447) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%449 = "stablehlo.convert"(%448) : (tensor<16xui64>) -> tensor<16xui32>
%450 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%451 = "stablehlo.shift_right_logical"(%448, %450) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%452 = "stablehlo.convert"(%451) : (tensor<16xui64>) -> tensor<16xui32>
%453 = "stablehlo.convert"(%441) : (tensor<16xui32>) -> tensor<16xui64>
%454 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%455 = "stablehlo.multiply"(%453, %454) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%456 = "stablehlo.convert"(%455) : (tensor<16xui64>) -> tensor<16xui32>
%457 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%458 = "stablehlo.shift_right_logical"(%455, %457) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%459 = "stablehlo.convert"(%458) : (tensor<16xui64>) -> tensor<16xui32>
%460 = "stablehlo.xor"(%459, %432) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%461 = "stablehlo.broadcast_in_dim"(%443) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%462 = "stablehlo.xor"(%460, %461) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%463 = "stablehlo.xor"(%452, %425) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%464 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%465 = "stablehlo.xor"(%463, %464) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%466 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.add"(%443, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.add"(%445, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.convert"(%462) : (tensor<16xui32>) -> tensor<16xui64>
%471 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%472 = "stablehlo.multiply"(%470, %471) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%473 = "stablehlo.convert"(%472) : (tensor<16xui64>) -> tensor<16xui32>
%474 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%475 = "stablehlo.shift_right_logical"(%472, %474) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%476 = "stablehlo.convert"(%475) : (tensor<16xui64>) -> tensor<16xui32>
%477 = "stablehlo.convert"(%465) : (tensor<16xui32>) -> tensor<16xui64>
%478 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%479 = "stablehlo.multiply"(%477, %478) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%480 = "stablehlo.convert"(%479) : (tensor<16xui64>) -> tensor<16xui32>
%481 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%482 = "stablehlo.shift_right_logical"(%479, %481) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%483 = "stablehlo.convert"(%482) : (tensor<16xui64>) -> tensor<16xui32>
%484 = "stablehlo.xor"(%483, %456) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%485 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%486 = "stablehlo.xor"(%484, %485) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%487 = "stablehlo.xor"(%476, %449) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%488 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%489 = "stablehlo.xor"(%487, %488) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%490 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.add"(%467, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.add"(%469, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.convert"(%486) : (tensor<16xui32>) -> tensor<16xui64>
%495 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%496 = "stablehlo.multiply"(%494, %495) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%497 = "stablehlo.convert"(%496) : (tensor<16xui64>) -> tensor<16xui32>
%498 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%499 = "stablehlo.shift_right_logical"(%496, %498) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%500 = "stablehlo.convert"(%499) : (tensor<16xui64>) -> tensor<16xui32>
%501 = "stablehlo.convert"(%489) : (tensor<16xui32>) -> tensor<16xui64>
%502 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%503 = "stablehlo.multiply"(%501, %502) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%504 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%505 = "stablehlo.shift_right_logical"(%503, %504) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%506 = "stablehlo.convert"(%505) : (tensor<16xui64>) -> tensor<16xui32>
%507 = "stablehlo.xor"(%506, %480) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%508 = "stablehlo.broadcast_in_dim"(%491) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%509 = "stablehlo.xor"(%507, %508) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%510 = "stablehlo.xor"(%500, %473) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%511 = "stablehlo.broadcast_in_dim"(%493) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%512 = "stablehlo.xor"(%510, %511) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%513 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.add"(%491, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%516 = "stablehlo.add"(%493, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.convert"(%509) : (tensor<16xui32>) -> tensor<16xui64>
%518 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%519 = "stablehlo.multiply"(%517, %518) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%520 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%521 = "stablehlo.shift_right_logical"(%519, %520) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%522 = "stablehlo.convert"(%521) : (tensor<16xui64>) -> tensor<16xui32>
%523 = "stablehlo.convert"(%512) : (tensor<16xui32>) -> tensor<16xui64>
%524 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%525 = "stablehlo.multiply"(%523, %524) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%526 = "stablehlo.convert"(%525) : (tensor<16xui64>) -> tensor<16xui32>
%527 = "stablehlo.xor"(%522, %497) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%528 = "stablehlo.broadcast_in_dim"(%516) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%529 = "stablehlo.xor"(%527, %528) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%530 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%531 = "stablehlo.add"(%514, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.convert"(%529) : (tensor<16xui32>) -> tensor<16xui64>
%533 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%534 = "stablehlo.multiply"(%532, %533) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%535 = "stablehlo.convert"(%534) : (tensor<16xui64>) -> tensor<16xui32>
%536 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%537 = "stablehlo.shift_right_logical"(%534, %536) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%538 = "stablehlo.convert"(%537) : (tensor<16xui64>) -> tensor<16xui32>
%539 = "stablehlo.xor"(%538, %526) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%540 = "stablehlo.broadcast_in_dim"(%531) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%541 = "stablehlo.xor"(%539, %540) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%542 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%543 = "stablehlo.shift_right_logical"(%541, %542) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%544 = "stablehlo.convert"(%543) : (tensor<16xui32>) -> tensor<16xi32>
%545 = "stablehlo.convert"(%544) : (tensor<16xi32>) -> tensor<16xf32>
%546 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%547 = "stablehlo.add"(%545, %546) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%548 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%549 = "stablehlo.multiply"(%547, %548) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%550 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%551 = "stablehlo.shift_right_logical"(%535, %550) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%552 = "stablehlo.convert"(%551) : (tensor<16xui32>) -> tensor<16xi32>
%553 = "stablehlo.convert"(%552) : (tensor<16xi32>) -> tensor<16xf32>
%554 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%555 = "stablehlo.add"(%553, %554) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%556 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%557 = "stablehlo.multiply"(%555, %556) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%558 = "stablehlo.negate"(%20) : (tensor<16xf32>) -> tensor<16xf32>
%559 = "stablehlo.log_plus_one"(%558) : (tensor<16xf32>) -> tensor<16xf32>
%560 = "stablehlo.multiply"(%22, %559) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%561 = "stablehlo.exponential"(%560) : (tensor<16xf32>) -> tensor<16xf32>
%562 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%563 = "stablehlo.subtract"(%562, %20) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%564 = "stablehlo.divide"(%20, %563) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%565 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%566 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%597, %598, %599, %600 = "stablehlo.while"(%566, %561, %561, %565) ({
^bb0(%567: tensor<i32>, %568: tensor<16xf32>, %569: tensor<16xf32>, %570: tensor<16xf32>):
%571 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%572 = "stablehlo.compare"(%567, %571) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%572) : (tensor<i1>) -> ()
}, {
^bb0(%573: tensor<i32>, %574: tensor<16xf32>, %575: tensor<16xf32>, %576: tensor<16xf32>):
%577 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%578 = "stablehlo.add"(%573, %577) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%579 = "stablehlo.convert"(%573) : (tensor<i32>) -> tensor<f32>
%580 = "stablehlo.broadcast_in_dim"(%579) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%581 = "stablehlo.subtract"(%22, %580) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%582 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%583 = "stablehlo.maximum"(%581, %582) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%584 = "stablehlo.multiply"(%574, %564) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%585 = "stablehlo.multiply"(%584, %583) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%586 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%587 = "stablehlo.add"(%579, %586) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%588 = "stablehlo.broadcast_in_dim"(%587) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%589 = "stablehlo.divide"(%585, %588) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%590 = "stablehlo.compare"(%549, %575) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%591 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%592 = "stablehlo.compare"(%574, %591) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%593 = "stablehlo.and"(%590, %592) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%594 = "stablehlo.add"(%575, %589) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%595 = "stablehlo.convert"(%593) : (tensor<16xi1>) -> tensor<16xf32>
%596 = "stablehlo.add"(%576, %595) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%578, %589, %594, %596) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%601 = "stablehlo.floor"(%22) : (tensor<16xf32>) -> tensor<16xf32>
%602 = "stablehlo.minimum"(%600, %601) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%603 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%604 = "stablehlo.subtract"(%549, %603) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%605 = "stablehlo.abs"(%604) : (tensor<16xf32>) -> tensor<16xf32>
%606 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%607 = "stablehlo.subtract"(%606, %605) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%608 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%609 = "stablehlo.multiply"(%608, %42) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%610 = "stablehlo.divide"(%609, %607) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%611 = "stablehlo.add"(%610, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%612 = "stablehlo.multiply"(%611, %604) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%613 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%614 = "stablehlo.add"(%612, %613) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%615 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%616 = "stablehlo.add"(%614, %615) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%617 = "stablehlo.floor"(%616) : (tensor<16xf32>) -> tensor<16xf32>
%618 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%619 = "stablehlo.compare"(%607, %618) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%620 = "stablehlo.compare"(%557, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%621 = "stablehlo.and"(%619, %620) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%622 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%623 = "stablehlo.compare"(%617, %622) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%624 = "stablehlo.compare"(%617, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%625 = "stablehlo.or"(%623, %624) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%626 = "stablehlo.select"(%625, %57, %617) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%627 = "stablehlo.divide"(%557, %53) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%628 = "stablehlo.multiply"(%607, %607) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%629 = "stablehlo.divide"(%42, %628) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%630 = "stablehlo.add"(%629, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%631 = "stablehlo.divide"(%627, %630) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%632 = "stablehlo.log"(%631) : (tensor<16xf32>) -> tensor<16xf32>
%633 = "stablehlo.not"(%625) : (tensor<16xi1>) -> tensor<16xi1>
%634 = "stablehlo.subtract"(%626, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%635 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%636 = "stablehlo.add"(%57, %635) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%637 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%638 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%639 = "stablehlo.add"(%637, %638) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%640 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%641 = "stablehlo.add"(%626, %640) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%642 = "stablehlo.subtract"(%24, %626) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%643 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%644 = "stablehlo.add"(%642, %643) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%645 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%646 = "stablehlo.subtract"(%645, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%647 = "stablehlo.divide"(%26, %646) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%648 = "stablehlo.multiply"(%647, %644) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%649 = "stablehlo.divide"(%648, %641) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%650 = "stablehlo.log"(%649) : (tensor<16xf32>) -> tensor<16xf32>
%651 = "stablehlo.multiply"(%634, %650) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%652 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%653 = "stablehlo.add"(%57, %652) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%654 = "stablehlo.divide"(%634, %636) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%655 = "stablehlo.log_plus_one"(%654) : (tensor<16xf32>) -> tensor<16xf32>
%656 = "stablehlo.multiply"(%653, %655) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%657 = "stablehlo.subtract"(%651, %656) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%658 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%659 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%660 = "stablehlo.add"(%658, %659) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%661 = "stablehlo.negate"(%634) : (tensor<16xf32>) -> tensor<16xf32>
%662 = "stablehlo.divide"(%661, %639) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%663 = "stablehlo.log_plus_one"(%662) : (tensor<16xf32>) -> tensor<16xf32>
%664 = "stablehlo.multiply"(%660, %663) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%665 = "stablehlo.subtract"(%657, %664) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%666 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%667 = "stablehlo.divide"(%666, %636) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%668 = "stablehlo.multiply"(%667, %667) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%669 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%670 = "stablehlo.divide"(%668, %669) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%671 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%672 = "stablehlo.subtract"(%671, %670) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%673 = "stablehlo.multiply"(%668, %672) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%674 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%675 = "stablehlo.subtract"(%674, %673) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%676 = "stablehlo.multiply"(%667, %675) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%677 = "stablehlo.add"(%665, %676) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%678 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%679 = "stablehlo.divide"(%678, %639) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%680 = "stablehlo.multiply"(%679, %679) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%681 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%682 = "stablehlo.divide"(%680, %681) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%683 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%684 = "stablehlo.subtract"(%683, %682) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%685 = "stablehlo.multiply"(%680, %684) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%686 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%687 = "stablehlo.subtract"(%686, %685) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%688 = "stablehlo.multiply"(%679, %687) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%689 = "stablehlo.add"(%677, %688) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%690 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%691 = "stablehlo.divide"(%690, %641) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%692 = "stablehlo.multiply"(%691, %691) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%693 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%694 = "stablehlo.divide"(%692, %693) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%695 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%696 = "stablehlo.subtract"(%695, %694) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%697 = "stablehlo.multiply"(%692, %696) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%698 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%699 = "stablehlo.subtract"(%698, %697) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%700 = "stablehlo.multiply"(%691, %699) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%701 = "stablehlo.subtract"(%689, %700) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%702 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%703 = "stablehlo.divide"(%702, %644) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%704 = "stablehlo.multiply"(%703, %703) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%705 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%706 = "stablehlo.divide"(%704, %705) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%707 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%708 = "stablehlo.subtract"(%707, %706) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%709 = "stablehlo.multiply"(%704, %708) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%710 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%711 = "stablehlo.subtract"(%710, %709) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%712 = "stablehlo.multiply"(%703, %711) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%713 = "stablehlo.subtract"(%701, %712) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%714 = "stablehlo.compare"(%632, %713) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%715 = "stablehlo.or"(%621, %714) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%716 = "stablehlo.and"(%633, %715) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%717 = "stablehlo.or"(%16, %716) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%718 = "stablehlo.or"(%717, %13) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%719 = "stablehlo.select"(%16, %602, %626) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%720 = "stablehlo.and"(%312, %718) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%721 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%722 = "stablehlo.add"(%311, %721) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%723 = "stablehlo.not"(%718) : (tensor<16xi1>) -> tensor<16xi1>
%724 = "stablehlo.and"(%312, %723) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%725 = "stablehlo.select"(%720, %719, %313) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%722, %724, %725) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%729 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%730 = "stablehlo.select"(%13, %729, %728) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%731 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%732 = "stablehlo.maximum"(%3, %731) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%733 = "stablehlo.subtract"(%732, %730) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%734 = "stablehlo.select"(%6, %733, %730) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%735 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%736 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%737 = "stablehlo.or"(%735, %736) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%738 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%739 = "stablehlo.select"(%737, %738, %734) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%740 = "stablehlo.convert"(%739) : (tensor<16xf32>) -> tensor<16xbf16>
return %740 : tensor<16xbf16>
}
}

// f32[8,1] f32[4]
// random counters: 1
module @example {
func.func public @main(%0: tensor<8x1xf32>, %1: tensor<4xf32>, %2: tensor<2xui64>) -> (tensor<8x4xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x1xf32>) -> tensor<8x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<8x4xf32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%9 = "stablehlo.select"(%6, %8, %4) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%10 = "stablehlo.multiply"(%3, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%13 = "stablehlo.not"(%12) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%14 = "stablehlo.multiply"(%3, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%17 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%18 = "stablehlo.select"(%13, %17, %3) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%20 = "stablehlo.select"(%13, %19, %9) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%22 = "stablehlo.select"(%16, %18, %21) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%24 = "stablehlo.select"(%16, %23, %18) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%26 = "stablehlo.select"(%16, %25, %20) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%29 = "stablehlo.subtract"(%28, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%31 = "stablehlo.sqrt"(%30) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%33 = "stablehlo.multiply"(%32, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%36 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%37 = "stablehlo.multiply"(%36, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%38 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%39 = "stablehlo.add"(%38, %37) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%41 = "stablehlo.multiply"(%40, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%42 = "stablehlo.add"(%39, %41) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.divide"(%43, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%45 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%47 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%48 = "stablehlo.divide"(%47, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%49 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%50 = "stablehlo.add"(%49, %48) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%51 = "stablehlo.multiply"(%50, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%53 = "stablehlo.divide"(%52, %51) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%55 = "stablehlo.add"(%24, %54) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%56 = "stablehlo.multiply"(%55, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%57 = "stablehlo.floor"(%56) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%61 = "stablehlo.reshape"(%60) : (tensor<1xui64>) -> tensor<ui64>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%63 = "stablehlo.convert"(%61) : (tensor<ui64>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%65 = "stablehlo.shift_right_logical"(%61, %64) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%66 = "stablehlo.convert"(%65) : (tensor<ui64>) -> tensor<ui32>
%67 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%68 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%70 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%72 = "stablehlo.shift_right_logical"(%59, %71) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%73 = "stablehlo.convert"(%72) : (tensor<ui64>) -> tensor<ui32>
%74 = "stablehlo.convert"(%62) : (tensor<1xui32>) -> tensor<1xui64>
%75 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%77 = "stablehlo.convert"(%76) : (tensor<1xui64>) -> tensor<1xui32>
%78 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%79 = "stablehlo.shift_right_logical"(%76, %78) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%80 = "stablehlo.convert"(%79) : (tensor<1xui64>) -> tensor<1xui32>
%81 = "stablehlo.convert"(%67) : (tensor<1xui32>) -> tensor<1xui64>
%82 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%84 = "stablehlo.convert"(%83) : (tensor<1xui64>) -> tensor<1xui32>
%85 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%86 = "stablehlo.shift_right_logical"(%83, %85) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%87 = "stablehlo.convert"(%86) : (tensor<1xui64>) -> tensor<1xui32>
%88 = "stablehlo.xor"(%87, %69) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%89 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%90 = "stablehlo.xor"(%88, %89) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%91 = "stablehlo.xor"(%80, %68) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%92 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%93 = "stablehlo.xor"(%91, %92) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%94 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.add"(%70, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%73, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.convert"(%90) : (tensor<1xui32>) -> tensor<1xui64>
%99 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%101 = "stablehlo.convert"(%100) : (tensor<1xui64>) -> tensor<1xui32>
%102 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%104 = "stablehlo.convert"(%103) : (tensor<1xui64>) -> tensor<1xui32>
%105 = "stablehlo.convert"(%93) : (tensor<1xui32>) -> tensor<1xui64>
%106 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%108 = "stablehlo.convert"(%107) : (tensor<1xui64>) -> tensor<1xui32>
%109 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%110 = "stablehlo.shift_right_logical"(%107, %109) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%111 = "stablehlo.convert"(%110) : (tensor<1xui64>) -> tensor<1xui32>
%112 = "stablehlo.xor"(%111, %84) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%113 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%114 = "stablehlo.xor"(%112, %113) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%115 = "stablehlo.xor"(%104, %77) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%116 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%117 = "stablehlo.xor"(%115, %116) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%118 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%95, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.add"(%97, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.convert"(%114) : (tensor<1xui32>) -> tensor<1xui64>
%123 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%125 = "stablehlo.convert"(%124) : (tensor<1xui64>) -> tensor<1xui32>
%126 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%127 = "stablehlo.shift_right_logical"(%124, %126) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%128 = "stablehlo.convert"(%127) : (tensor<1xui64>) -> tensor<1xui32>
%129 = "stablehlo.convert"(%117) : (tensor<1xui32>) -> tensor<1xui64>
%130 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%132 = "stablehlo.convert"(%131) : (tensor<1xui64>) -> tensor<1xui32>
%133 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%134 = "stablehlo.shift_right_logical"(%131, %133) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%135 = "stablehlo.convert"(%134) : (tensor<1xui64>) -> tensor<1xui32>
%136 = "stablehlo.xor"(%135, %108) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%137 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%138 = "stablehlo.xor"(%136, %137) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%139 = "stablehlo.xor"(%128, %101) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%140 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%141 = "stablehlo.xor"(%139, %140) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%142 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.add"(%119, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%121, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.convert"(%138) : (tensor<1xui32>) -> tensor<1xui64>
%147 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%149 = "stablehlo.convert"(%148) : (tensor<1xui64>) -> tensor<1xui32>
%150 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%151 = "stablehlo.shift_right_logical"(%148, %150) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%152 = "stablehlo.convert"(%151) : (tensor<1xui64>) -> tensor<1xui32>
%153 = "stablehlo.convert"(%141) : (tensor<1xui32>) -> tensor<1xui64>
%154 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%156 = "stablehlo.convert"(%155) : (tensor<1xui64>) -> tensor<1xui32>
%157 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%158 = "stablehlo.shift_right_logical"(%155, %157) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%159 = "stablehlo.convert"(%158) : (tensor<1xui64>) -> tensor<1xui32>
%160 = "stablehlo.xor"(%159, %132) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%161 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%162 = "stablehlo.xor"(%160, %161) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%163 = "stablehlo.xor"(%152, %125) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%164 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%165 = "stablehlo.xor"(%163, %164) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%166 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.add"(%143, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%145, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.convert"(%162) : (tensor<1xui32>) -> tensor<1xui64>
%171 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%173 = "stablehlo.convert"(%172) : (tensor<1xui64>) -> tensor<1xui32>
%174 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%175 = "stablehlo.shift_right_logical"(%172, %174) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%176 = "stablehlo.convert"(%175) : (tensor<1xui64>) -> tensor<1xui32>
%177 = "stablehlo.convert"(%165) : (tensor<1xui32>) -> tensor<1xui64>
%178 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%180 = "stablehlo.convert"(%179) : (tensor<1xui64>) -> tensor<1xui32>
%181 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%182 = "stablehlo.shift_right_logical"(%179, %181) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%183 = "stablehlo.convert"(%182) : (tensor<1xui64>) -> tensor<1xui32>
%184 = "stablehlo.xor"(%183, %156) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%185 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%187 = "stablehlo.xor"(%176, %149) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%188 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%189 = "stablehlo.xor"(%187, %188) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%190 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%167, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%169, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.convert"(%186) : (tensor<1xui32>) -> tensor<1xui64>
%195 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%197 = "stablehlo.convert"(%196) : (tensor<1xui64>) -> tensor<1xui32>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%199 = "stablehlo.shift_right_logical"(%196, %198) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%200 = "stablehlo.convert"(%199) : (tensor<1xui64>) -> tensor<1xui32>
%201 = "stablehlo.convert"(%189) : (tensor<1xui32>) -> tensor<1xui64>
%202 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%204 = "stablehlo.convert"(%203) : (tensor<1xui64>) -> tensor<1xui32>
%205 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%206 = "stablehlo.shift_right_logical"(%203, %205) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%207 = "stablehlo.convert"(%206) : (tensor<1xui64>) -> tensor<1xui32>
%208 = "stablehlo.xor"(%207, %180) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%209 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%210 = "stablehlo.xor"(%208, %209) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%211 = "stablehlo.xor"(%200, %173) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%212 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%213 = "stablehlo.xor"(%211, %212) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%214 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.add"(%191, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%217 = "stablehlo.add"(%193, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.convert"(%210) : (tensor<1xui32>) -> tensor<1xui64>
%219 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%221 = "stablehlo.convert"(%220) : (tensor<1xui64>) -> tensor<1xui32>
%222 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%223 = "stablehlo.shift_right_logical"(%220, %222) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%224 = "stablehlo.convert"(%223) : (tensor<1xui64>) -> tensor<1xui32>
%225 = "stablehlo.convert"(%213) : (tensor<1xui32>) -> tensor<1xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%228 = "stablehlo.convert"(%227) : (tensor<1xui64>) -> tensor<1xui32>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%230 = "stablehlo.shift_right_logical"(%227, %229) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%231 = "stablehlo.convert"(%230) : (tensor<1xui64>) -> tensor<1xui32>
%232 = "stablehlo.xor"(%231, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.xor"(%224, %197) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%236 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%215, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%241 = "stablehlo.add"(%217, %240) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.convert"(%234) : (tensor<1xui32>) -> tensor<1xui64>
%243 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%245 = "stablehlo.convert"(%244) : (tensor<1xui64>) -> tensor<1xui32>
%246 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%247 = "stablehlo.shift_right_logical"(%244, %246) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%248 = "stablehlo.convert"(%247) : (tensor<1xui64>) -> tensor<1xui32>
%249 = "stablehlo.convert"(%237) : (tensor<1xui32>) -> tensor<1xui64>
%250 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%251 = "stablehlo.multiply"(%249, %250) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%252 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%253 = "stablehlo.shift_right_logical"(%251, %252) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%254 = "stablehlo.convert"(%253) : (tensor<1xui64>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%254, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%255, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%248, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%260 = "stablehlo.xor"(%258, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%239, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.add"(%241, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.convert"(%257) : (tensor<1xui32>) -> tensor<1xui64>
%266 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%267 = "stablehlo.multiply"(%265, %266) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%268 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%269 = "stablehlo.shift_right_logical"(%267, %268) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%270 = "stablehlo.convert"(%269) : (tensor<1xui64>) -> tensor<1xui32>
%271 = "stablehlo.convert"(%260) : (tensor<1xui32>) -> tensor<1xui64>
%272 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%273 = "stablehlo.multiply"(%271, %272) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%274 = "stablehlo.convert"(%273) : (tensor<1xui64>) -> tensor<1xui32>
%275 = "stablehlo.xor"(%270, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%277 = "stablehlo.xor"(%275, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%279 = "stablehlo.add"(%262, %278) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%280 = "stablehlo.convert"(%277) : (tensor<1xui32>) -> tensor<1xui64>
%281 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%282 = "stablehlo.multiply"(%280, %281) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%283 = "stablehlo.convert"(%282) : (tensor<1xui64>) -> tensor<1xui32>
%284 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%285 = "stablehlo.shift_right_logical"(%282, %284) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%286 = "stablehlo.convert"(%285) : (tensor<1xui64>) -> tensor<1xui32>
%287 = "stablehlo.xor"(%286, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%289 = "stablehlo.xor"(%287, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.reshape"(%289) : (tensor<1xui32>) -> tensor<ui32>
%291 = "stablehlo.convert"(%290) : (tensor<ui32>) -> tensor<ui64>
%292 = "stablehlo.reshape"(%283) : (tensor<1xui32>) -> tensor<ui32>
%293 = "stablehlo.convert"(%292) : (tensor<ui32>) -> tensor<ui64>
%294 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%295 = "stablehlo.shift_left"(%293, %294) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%296 = "stablehlo.or"(%291, %295) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%297 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%298 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%299 = "stablehlo.or"(%297, %298) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%300 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%727, %728, %729 = "stablehlo.while"(%300, %299, %24) ({
^bb0(%301: tensor<ui64>, %302: tensor<8x4xi1>, %303: tensor<8x4xf32>):
%304 = "stablehlo.not"(%302) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%305 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%309 = "stablehlo.reduce"(%304, %305) ({
^bb0(%306: tensor<i1>, %307: tensor<i1>):
%308 = "stablehlo.and"(%306, %307) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%308) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<8x4xi1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.not"(%309) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%310) : (tensor<i1>) -> ()
}, {
^bb0(%311: tensor<ui64>, %312: tensor<8x4xi1>, %313: tensor<8x4xf32>):
%314 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<32xui32>
%315 = "stablehlo.reshape"(%314) : (tensor<32xui32>) -> tensor<8x4xui32>
%316 = "stablehlo.convert"(%311) : (tensor<ui64>) -> tensor<ui32>
%317 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%318 = "stablehlo.shift_right_logical"(%311, %317) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%319 = "stablehlo.convert"(%318) : (tensor<ui64>) -> tensor<ui32>
%320 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%321 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%322 = "stablehlo.constant"() {value = dense<0> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%323 = "stablehlo.convert"(%296) : (tensor<ui64>) -> tensor<ui32>
%324 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%325 = "stablehlo.shift_right_logical"(%296, %324) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%326 = "stablehlo.convert"(%325) : (tensor<ui64>) -> tensor<ui32>
%327 = "stablehlo.convert"(%315) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%328 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%329 = "stablehlo.multiply"(%327, %328) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%330 = "stablehlo.convert"(%329) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%331 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%332 = "stablehlo.shift_right_logical"(%329, %331) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%333 = "stablehlo.convert"(%332) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%334 = "stablehlo.convert"(%320) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%335 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%336 = "stablehlo.multiply"(%334, %335) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%337 = "stablehlo.convert"(%336) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%338 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%339 = "stablehlo.shift_right_logical"(%336, %338) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%340 = "stablehlo.convert"(%339) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%341 = "stablehlo.xor"(%340, %322) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%342 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%343 = "stablehlo.xor"(%341, %342) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%344 = "stablehlo.xor"(%333, %321) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%345 = "stablehlo.broadcast_in_dim"(%326) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%346 = "stablehlo.xor"(%344, %345) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%347 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%348 = "stablehlo.add"(%323, %347) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%349 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%350 = "stablehlo.add"(%326, %349) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%351 = "stablehlo.convert"(%343) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%352 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%353 = "stablehlo.multiply"(%351, %352) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%354 = "stablehlo.convert"(%353) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%355 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%356 = "stablehlo.shift_right_logical"(%353, %355) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%357 = "stablehlo.convert"(%356) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%358 = "stablehlo.convert"(%346) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%359 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%360 = "stablehlo.multiply"(%358, %359) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%361 = "stablehlo.convert"(%360) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%362 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%363 = "stablehlo.shift_right_logical"(%360, %362) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%364 = "stablehlo.convert"(%363) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%365 = "stablehlo.xor"(%364, %337) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%366 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%367 = "stablehlo.xor"(%365, %366) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%368 = "stablehlo.xor"(%357, %330) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%369 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%370 = "stablehlo.xor"(%368, %369) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%371 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%372 = "stablehlo.add"(%348, %371) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%373 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%374 = "stablehlo.add"(%350, %373) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%375 = "stablehlo.convert"(%367) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%376 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%378 = "stablehlo.convert"(%377) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%379 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%380 = "stablehlo.shift_right_logical"(%377, %379) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%381 = "stablehlo.convert"(%380) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%382 = "stablehlo.convert"(%370) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%383 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%384 = "stablehlo.multiply"(%382, %383) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%385 = "stablehlo.convert"(%384) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%386 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%387 = "stablehlo.shift_right_logical"(%384, %386) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%388 = "stablehlo.convert"(%387) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%389 = "stablehlo.xor"(%388, %361) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%390 = "stablehlo.broadcast_in_dim"(%372) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%391 = "stablehlo.xor"(%389, %390) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%392 = "stablehlo.xor"(%381, %354) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%393 = "stablehlo.broadcast_in_dim"(%374) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%394 = "stablehlo.xor"(%392, %393) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%395 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%396 = "stablehlo.add"(%372, %395) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%397 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%398 = "stablehlo.add"(%374, %397) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%399 = "stablehlo.convert"(%391) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%400 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%401 = "stablehlo.multiply"(%399, %400) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%402 = "stablehlo.convert"(%401) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%403 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%404 = "stablehlo.shift_right_logical"(%401, %403) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%405 = "stablehlo.convert"(%404) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%406 = "stablehlo.convert"(%394) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%407 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%408 = "stablehlo.multiply"(%406, %407) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%409 = "stablehlo.convert"(%408) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%410 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%411 = "stablehlo.shift_right_logical"(%408, %410) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%412 = "stablehlo.convert"(%411) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%413 = "stablehlo.xor"(%412, %385) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%414 = "stablehlo.broadcast_in_dim"(%396) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%415 = "stablehlo.xor"(%413, %414) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%416 = "stablehlo.xor"(%405, %378) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%417 = "stablehlo.broadcast_in_dim"(%398) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%418 = "stablehlo.xor"(%416, %417) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%419 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%420 = "stablehlo.add"(%396, %419) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%422 = "stablehlo.add"(%398, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%423 = "stablehlo.convert"(%415) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%424 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%425 = "stablehlo.multiply"(%423, %424) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%426 = "stablehlo.convert"(%425) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%427 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%428 = "stablehlo.shift_right_logical"(%425, %427) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%429 = "stablehlo.convert"(%428) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%430 = "stablehlo.convert"(%418) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%431 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%432 = "stablehlo.multiply"(%430, %431) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%433 = "stablehlo.convert"(%432) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%434 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%435 = "stablehlo.shift_right_logical"(%432, %434) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%436 = "stablehlo.convert"(%435) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%437 = "stablehlo.xor"(%436, %409) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%438 = "stablehlo.broadcast_in_dim"(%420) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%439 = "stablehlo.xor"(%437, %438) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%440 = "stablehlo.xor"(%429, %402) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%441 = "stablehlo.broadcast_in_dim"(%422) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%442 = "stablehlo.xor"(%440, %441) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%443 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%444 = "stablehlo.add"(%420, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%446 = "stablehlo.add"(%422, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.convert"(%439) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%448 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%449 = "stablehlo.multiply"(%447, %448) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%450 = "stablehlo.convert"(%449) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%451 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%452 = "stablehlo.shift_right_logical"(%449, %451) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%453 = "stablehlo.convert"(%452) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%454 = "stablehlo.convert"(%442) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%455 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%456 = "stablehlo.multiply"(%454, %455) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%457 = "stablehlo.convert"(%456) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%458 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%459 = "stablehlo.shift_right_logical"(%456, %458) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%460 = "stablehlo.convert"(%459) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%461 = "stablehlo.xor"(%460, %433) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%462 = "stablehlo.broadcast_in_dim"(%444) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%463 = "stablehlo.xor"(%461, %462) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%464 = "stablehlo.xor"(%453, %426) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%465 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%466 = "stablehlo.xor"(%464, %465) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%467 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.add"(%444, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%470 = "stablehlo.add"(%446, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.convert"(%463) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%472 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%473 = "stablehlo.multiply"(%471, %472) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%474 = "stablehlo.convert"(%473) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%475 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%476 = "stablehlo.shift_right_logical"(%473, %475) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%477 = "stablehlo.convert"(%476) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%478 = "stablehlo.convert"(%466) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%479 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%480 = "stablehlo.multiply"(%478, %479) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%481 = "stablehlo.convert"(%480) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%482 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%483 = "stablehlo.shift_right_logical"(%480, %482) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%484 = "stablehlo.convert"(%483) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%485 = "stablehlo.xor"(%484, %457) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%486 = "stablehlo.broadcast_in_dim"(%468) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%487 = "stablehlo.xor"(%485, %486) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%488 = "stablehlo.xor"(%477, %450) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%489 = "stablehlo.broadcast_in_dim"(%470) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%490 = "stablehlo.xor"(%488, %489) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%491 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%492 = "stablehlo.add"(%468, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.add"(%470, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.convert"(%487) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%496 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%497 = "stablehlo.multiply"(%495, %496) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%498 = "stablehlo.convert"(%497) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%499 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%500 = "stablehlo.shift_right_logical"(%497, %499) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%501 = "stablehlo.convert"(%500) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%502 = "stablehlo.convert"(%490) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%503 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%504 = "stablehlo.multiply"(%502, %503) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%505 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%506 = "stablehlo.shift_right_logical"(%504, %505) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%507 = "stablehlo.convert"(%506) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%508 = "stablehlo.xor"(%507, %481) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%509 = "stablehlo.broadcast_in_dim"(%492) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%510 = "stablehlo.xor"(%508, %509) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%511 = "stablehlo.xor"(%501, %474) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%512 = "stablehlo.broadcast_in_dim"(%494) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%513 = "stablehlo.xor"(%511, %512) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%514 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.add"(%492, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%517 = "stablehlo.add"(%494, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.convert"(%510) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%519 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%520 = "stablehlo.multiply"(%518, %519) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%521 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%522 = "stablehlo.shift_right_logical"(%520, %521) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%523 = "stablehlo.convert"(%522) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%524 = "stablehlo.convert"(%513) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%525 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%526 = "stablehlo.multiply"(%524, %525) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%527 = "stablehlo.convert"(%526) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%528 = "stablehlo.xor"(%523, %498) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%529 = "stablehlo.broadcast_in_dim"(%517) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%530 = "stablehlo.xor"(%528, %529) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%531 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.add"(%515, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.convert"(%530) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%534 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%535 = "stablehlo.multiply"(%533, %534) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%536 = "stablehlo.convert"(%535) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%537 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%538 = "stablehlo.shift_right_logical"(%535, %537) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%539 = "stablehlo.convert"(%538) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%540 = "stablehlo.xor"(%539, %527) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%541 = "stablehlo.broadcast_in_dim"(%532) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%542 = "stablehlo.xor"(%540, %541) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%543 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%544 = "stablehlo.shift_right_logical"(%542, %543) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%545 = "stablehlo.convert"(%544) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%546 = "stablehlo.convert"(%545) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%547 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%548 = "stablehlo.add"(%546, %547) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%549 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%550 = "stablehlo.multiply"(%548, %549) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%551 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%552 = "stablehlo.shift_right_logical"(%536, %551) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%553 = "stablehlo.convert"(%552) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%554 = "stablehlo.convert"(%553) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%555 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%556 = "stablehlo.add"(%554, %555) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%557 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%558 = "stablehlo.multiply"(%556, %557) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%559 = "stablehlo.negate"(%20) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%560 = "stablehlo.log_plus_one"(%559) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%561 = "stablehlo.multiply"(%22, %560) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%562 = "stablehlo.exponential"(%561) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%563 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%564 = "stablehlo.subtract"(%563, %20) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%565 = "stablehlo.divide"(%20, %564) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%566 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%567 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%598, %599, %600, %601 = "stablehlo.while"(%567, %562, %562, %566) ({
^bb0(%568: tensor<i32>, %569: tensor<8x4xf32>, %570: tensor<8x4xf32>, %571: tensor<8x4xf32>):
%572 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%573 = "stablehlo.compare"(%568, %572) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%573) : (tensor<i1>) -> ()
}, {
^bb0(%574: tensor<i32>, %575: tensor<8x4xf32>, %576: tensor<8x4xf32>, %577: tensor<8x4xf32>):
%578 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%579 = "stablehlo.add"(%574, %578) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%580 = "stablehlo.convert"(%574) : (tensor<i32>) -> tensor<f32>
%581 = "stablehlo.broadcast_in_dim"(%580) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%582 = "stablehlo.subtract"(%22, %581) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%583 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%584 = "stablehlo.maximum"(%582, %583) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%585 = "stablehlo.multiply"(%575, %565) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%586 = "stablehlo.multiply"(%585, %584) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%587 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%588 = "stablehlo.add"(%580, %587) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%589 = "stablehlo.broadcast_in_dim"(%588) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%590 = "stablehlo.divide"(%586, %589) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%591 = "stablehlo.compare"(%550, %576) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%592 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%593 = "stablehlo.compare"(%575, %592) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%594 = "stablehlo.and"(%591, %593) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%595 = "stablehlo.add"(%576, %590) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%596 = "stablehlo.convert"(%594) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%597 = "stablehlo.add"(%577, %596) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%579, %590, %595, %597) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> ()
}) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
%602 = "stablehlo.floor"(%22) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%603 = "stablehlo.minimum"(%601, %602) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%604 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%605 = "stablehlo.subtract"(%550, %604) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%606 = "stablehlo.abs"(%605) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%607 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%608 = "stablehlo.subtract"(%607, %606) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%609 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%610 = "stablehlo.multiply"(%609, %42) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%611 = "stablehlo.divide"(%610, %608) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%612 = "stablehlo.add"(%611, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%613 = "stablehlo.multiply"(%612, %605) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%614 = "stablehlo.multiply"(%24, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%615 = "stablehlo.add"(%613, %614) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%616 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%617 = "stablehlo.add"(%615, %616) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%618 = "stablehlo.floor"(%617) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%619 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%620 = "stablehlo.compare"(%608, %619) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%621 = "stablehlo.compare"(%558, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%622 = "stablehlo.and"(%620, %621) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%623 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%624 = "stablehlo.compare"(%618, %623) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%625 = "stablehlo.compare"(%618, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%626 = "stablehlo.or"(%624, %625) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%627 = "stablehlo.select"(%626, %57, %618) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%628 = "stablehlo.divide"(%558, %53) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%629 = "stablehlo.multiply"(%608, %608) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%630 = "stablehlo.divide"(%42, %629) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%631 = "stablehlo.add"(%630, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%632 = "stablehlo.divide"(%628, %631) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%633 = "stablehlo.log"(%632) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%634 = "stablehlo.not"(%626) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%635 = "stablehlo.subtract"(%627, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%636 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%637 = "stablehlo.add"(%57, %636) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%638 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%639 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%640 = "stablehlo.add"(%638, %639) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%641 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%642 = "stablehlo.add"(%627, %641) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%643 = "stablehlo.subtract"(%24, %627) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%644 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%645 = "stablehlo.add"(%643, %644) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%646 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%647 = "stablehlo.subtract"(%646, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%648 = "stablehlo.divide"(%26, %647) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%649 = "stablehlo.multiply"(%648, %645) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%650 = "stablehlo.divide"(%649, %642) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%651 = "stablehlo.log"(%650) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%652 = "stablehlo.multiply"(%635, %651) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%653 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%654 = "stablehlo.add"(%57, %653) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%655 = "stablehlo.divide"(%635, %637) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%656 = "stablehlo.log_plus_one"(%655) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%657 = "stablehlo.multiply"(%654, %656) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%658 = "stablehlo.subtract"(%652, %657) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%659 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%660 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%661 = "stablehlo.add"(%659, %660) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%662 = "stablehlo.negate"(%635) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%663 = "stablehlo.divide"(%662, %640) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%664 = "stablehlo.log_plus_one"(%663) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%665 = "stablehlo.multiply"(%661, %664) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%666 = "stablehlo.subtract"(%658, %665) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%667 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%668 = "stablehlo.divide"(%667, %637) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%669 = "stablehlo.multiply"(%668, %668) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%670 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%671 = "stablehlo.divide"(%669, %670) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%672 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%673 = "stablehlo.subtract"(%672, %671) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%674 = "stablehlo.multiply"(%669, %673) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%675 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%676 = "stablehlo.subtract"(%675, %674) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%677 = "stablehlo.multiply"(%668, %676) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%678 = "stablehlo.add"(%666, %677) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%679 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%680 = "stablehlo.divide"(%679, %640) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%681 = "stablehlo.multiply"(%680, %680) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%682 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%683 = "stablehlo.divide"(%681, %682) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%684 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%685 = "stablehlo.subtract"(%684, %683) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%686 = "stablehlo.multiply"(%681, %685) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%687 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%688 = "stablehlo.subtract"(%687, %686) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%689 = "stablehlo.multiply"(%680, %688) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%690 = "stablehlo.add"(%678, %689) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%691 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%692 = "stablehlo.divide"(%691, %642) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%693 = "stablehlo.multiply"(%692, %692) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%694 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%695 = "stablehlo.divide"(%693, %694) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%696 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%697 = "stablehlo.subtract"(%696, %695) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%698 = "stablehlo.multiply"(%693, %697) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%699 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%700 = "stablehlo.subtract"(%699, %698) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%701 = "stablehlo.multiply"(%692, %700) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%702 = "stablehlo.subtract"(%690, %701) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%703 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%704 = "stablehlo.divide"(%703, %645) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%705 = "stablehlo.multiply"(%704, %704) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%706 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%707 = "stablehlo.divide"(%705, %706) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%708 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%709 = "stablehlo.subtract"(%708, %707) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%710 = "stablehlo.multiply"(%705, %709) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%711 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%712 = "stablehlo.subtract"(%711, %710) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%713 = "stablehlo.multiply"(%704, %712) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%714 = "stablehlo.subtract"(%702, %713) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%715 = "stablehlo.compare"(%633, %714) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%716 = "stablehlo.or"(%622, %715) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%717 = "stablehlo.and"(%634, %716) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%718 = "stablehlo.or"(%16, %717) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%719 = "stablehlo.or"(%718, %13) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%720 = "stablehlo.select"(%16, %603, %627) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%721 = "stablehlo.and"(%312, %719) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%722 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%723 = "stablehlo.add"(%311, %722) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%724 = "stablehlo.not"(%719) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%725 = "stablehlo.and"(%312, %724) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%726 = "stablehlo.select"(%721, %720, %313) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%723, %725, %726) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> ()
}) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>)
%730 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%731 = "stablehlo.select"(%13, %730, %729) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%732 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%733 = "stablehlo.maximum"(%3, %732) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%734 = "stablehlo.subtract"(%733, %731) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%735 = "stablehlo.select"(%6, %734, %731) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%736 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%737 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%738 = "stablehlo.or"(%736, %737) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%739 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%740 = "stablehlo.select"(%738, %739, %735) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
return %740 : tensor<8x4xf32>
}
}

