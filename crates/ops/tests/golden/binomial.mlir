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
%288 = "stablehlo.convert"(%280) : (tensor<1xui32>) -> tensor<1xui64>
%289 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%290 = "stablehlo.multiply"(%288, %289) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%291 = "stablehlo.convert"(%290) : (tensor<1xui64>) -> tensor<1xui32>
%292 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%293 = "stablehlo.shift_right_logical"(%290, %292) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%294 = "stablehlo.convert"(%293) : (tensor<1xui64>) -> tensor<1xui32>
%295 = "stablehlo.convert"(%283) : (tensor<1xui32>) -> tensor<1xui64>
%296 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%297 = "stablehlo.multiply"(%295, %296) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%298 = "stablehlo.convert"(%297) : (tensor<1xui64>) -> tensor<1xui32>
%299 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%300 = "stablehlo.shift_right_logical"(%297, %299) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%301 = "stablehlo.convert"(%300) : (tensor<1xui64>) -> tensor<1xui32>
%302 = "stablehlo.xor"(%301, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%304 = "stablehlo.xor"(%302, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.xor"(%294, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%307 = "stablehlo.xor"(%305, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%309 = "stablehlo.add"(%285, %308) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%310 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%311 = "stablehlo.add"(%287, %310) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%312 = "stablehlo.reshape"(%304) : (tensor<1xui32>) -> tensor<ui32>
%313 = "stablehlo.convert"(%312) : (tensor<ui32>) -> tensor<ui64>
%314 = "stablehlo.reshape"(%298) : (tensor<1xui32>) -> tensor<ui32>
%315 = "stablehlo.convert"(%314) : (tensor<ui32>) -> tensor<ui64>
%316 = "stablehlo.reshape"(%307) : (tensor<1xui32>) -> tensor<ui32>
%317 = "stablehlo.convert"(%316) : (tensor<ui32>) -> tensor<ui64>
%318 = "stablehlo.reshape"(%291) : (tensor<1xui32>) -> tensor<ui32>
%319 = "stablehlo.convert"(%318) : (tensor<ui32>) -> tensor<ui64>
%320 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%321 = "stablehlo.shift_left"(%315, %320) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%322 = "stablehlo.or"(%313, %321) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%323 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%324 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%325 = "stablehlo.or"(%323, %324) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%326 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%776, %777, %778 = "stablehlo.while"(%326, %325, %22) ({
^bb0(%327: tensor<ui64>, %328: tensor<4096xi1>, %329: tensor<4096xf32>):
%330 = "stablehlo.not"(%328) : (tensor<4096xi1>) -> tensor<4096xi1>
%331 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%335 = "stablehlo.reduce"(%330, %331) ({
^bb0(%332: tensor<i1>, %333: tensor<i1>):
%334 = "stablehlo.and"(%332, %333) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%334) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%336 = "stablehlo.not"(%335) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%336) : (tensor<i1>) -> ()
}, {
^bb0(%337: tensor<ui64>, %338: tensor<4096xi1>, %339: tensor<4096xf32>):
%340 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%341 = "stablehlo.convert"(%337) : (tensor<ui64>) -> tensor<ui32>
%342 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%343 = "stablehlo.shift_right_logical"(%337, %342) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%344 = "stablehlo.convert"(%343) : (tensor<ui64>) -> tensor<ui32>
%345 = "stablehlo.broadcast_in_dim"(%341) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%346 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%347 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%348 = "stablehlo.convert"(%322) : (tensor<ui64>) -> tensor<ui32>
%349 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%350 = "stablehlo.shift_right_logical"(%322, %349) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%351 = "stablehlo.convert"(%350) : (tensor<ui64>) -> tensor<ui32>
%352 = "stablehlo.convert"(%340) : (tensor<4096xui32>) -> tensor<4096xui64>
%353 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%354 = "stablehlo.multiply"(%352, %353) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%355 = "stablehlo.convert"(%354) : (tensor<4096xui64>) -> tensor<4096xui32>
%356 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%357 = "stablehlo.shift_right_logical"(%354, %356) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%358 = "stablehlo.convert"(%357) : (tensor<4096xui64>) -> tensor<4096xui32>
%359 = "stablehlo.convert"(%345) : (tensor<4096xui32>) -> tensor<4096xui64>
%360 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%362 = "stablehlo.convert"(%361) : (tensor<4096xui64>) -> tensor<4096xui32>
%363 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%364 = "stablehlo.shift_right_logical"(%361, %363) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%365 = "stablehlo.convert"(%364) : (tensor<4096xui64>) -> tensor<4096xui32>
%366 = "stablehlo.xor"(%365, %347) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%367 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%368 = "stablehlo.xor"(%366, %367) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%369 = "stablehlo.xor"(%358, %346) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%370 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%371 = "stablehlo.xor"(%369, %370) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%372 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%373 = "stablehlo.add"(%348, %372) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
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
%568 = "stablehlo.convert"(%560) : (tensor<4096xui32>) -> tensor<4096xui64>
%569 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%570 = "stablehlo.multiply"(%568, %569) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%571 = "stablehlo.convert"(%570) : (tensor<4096xui64>) -> tensor<4096xui32>
%572 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%573 = "stablehlo.shift_right_logical"(%570, %572) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%574 = "stablehlo.convert"(%573) : (tensor<4096xui64>) -> tensor<4096xui32>
%575 = "stablehlo.convert"(%563) : (tensor<4096xui32>) -> tensor<4096xui64>
%576 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%577 = "stablehlo.multiply"(%575, %576) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%578 = "stablehlo.convert"(%577) : (tensor<4096xui64>) -> tensor<4096xui32>
%579 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%580 = "stablehlo.shift_right_logical"(%577, %579) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%581 = "stablehlo.convert"(%580) : (tensor<4096xui64>) -> tensor<4096xui32>
%582 = "stablehlo.xor"(%581, %554) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%583 = "stablehlo.broadcast_in_dim"(%565) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%584 = "stablehlo.xor"(%582, %583) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%585 = "stablehlo.xor"(%574, %547) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%586 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%587 = "stablehlo.xor"(%585, %586) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%588 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.add"(%565, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%591 = "stablehlo.add"(%567, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%593 = "stablehlo.shift_right_logical"(%584, %592) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%594 = "stablehlo.convert"(%593) : (tensor<4096xui32>) -> tensor<4096xi32>
%595 = "stablehlo.convert"(%594) : (tensor<4096xi32>) -> tensor<4096xf32>
%596 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%597 = "stablehlo.add"(%595, %596) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%598 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%599 = "stablehlo.multiply"(%597, %598) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%600 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%601 = "stablehlo.shift_right_logical"(%578, %600) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%602 = "stablehlo.convert"(%601) : (tensor<4096xui32>) -> tensor<4096xi32>
%603 = "stablehlo.convert"(%602) : (tensor<4096xi32>) -> tensor<4096xf32>
%604 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%605 = "stablehlo.add"(%603, %604) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%606 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%607 = "stablehlo.multiply"(%605, %606) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%608 = "stablehlo.negate"(%18) : (tensor<4096xf32>) -> tensor<4096xf32>
%609 = "stablehlo.log_plus_one"(%608) : (tensor<4096xf32>) -> tensor<4096xf32>
%610 = "stablehlo.multiply"(%20, %609) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%611 = "stablehlo.exponential"(%610) : (tensor<4096xf32>) -> tensor<4096xf32>
%612 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%613 = "stablehlo.subtract"(%612, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%614 = "stablehlo.divide"(%18, %613) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%615 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%616 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%647, %648, %649, %650 = "stablehlo.while"(%616, %611, %611, %615) ({
^bb0(%617: tensor<i32>, %618: tensor<4096xf32>, %619: tensor<4096xf32>, %620: tensor<4096xf32>):
%621 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%622 = "stablehlo.compare"(%617, %621) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%622) : (tensor<i1>) -> ()
}, {
^bb0(%623: tensor<i32>, %624: tensor<4096xf32>, %625: tensor<4096xf32>, %626: tensor<4096xf32>):
%627 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%628 = "stablehlo.add"(%623, %627) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%629 = "stablehlo.convert"(%623) : (tensor<i32>) -> tensor<f32>
%630 = "stablehlo.broadcast_in_dim"(%629) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%631 = "stablehlo.subtract"(%20, %630) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%632 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%633 = "stablehlo.maximum"(%631, %632) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%634 = "stablehlo.multiply"(%624, %614) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%635 = "stablehlo.multiply"(%634, %633) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%636 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%637 = "stablehlo.add"(%629, %636) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%638 = "stablehlo.broadcast_in_dim"(%637) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%639 = "stablehlo.divide"(%635, %638) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%640 = "stablehlo.compare"(%599, %625) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%641 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%642 = "stablehlo.compare"(%624, %641) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%643 = "stablehlo.and"(%640, %642) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%644 = "stablehlo.add"(%625, %639) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%645 = "stablehlo.convert"(%643) : (tensor<4096xi1>) -> tensor<4096xf32>
%646 = "stablehlo.add"(%626, %645) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%628, %639, %644, %646) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%651 = "stablehlo.floor"(%20) : (tensor<4096xf32>) -> tensor<4096xf32>
%652 = "stablehlo.minimum"(%650, %651) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%653 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%654 = "stablehlo.subtract"(%599, %653) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%655 = "stablehlo.abs"(%654) : (tensor<4096xf32>) -> tensor<4096xf32>
%656 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%657 = "stablehlo.subtract"(%656, %655) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%658 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%659 = "stablehlo.multiply"(%658, %40) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%660 = "stablehlo.divide"(%659, %657) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%661 = "stablehlo.add"(%660, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%662 = "stablehlo.multiply"(%661, %654) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%663 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%664 = "stablehlo.add"(%662, %663) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%665 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%666 = "stablehlo.add"(%664, %665) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%667 = "stablehlo.floor"(%666) : (tensor<4096xf32>) -> tensor<4096xf32>
%668 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%669 = "stablehlo.compare"(%657, %668) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%670 = "stablehlo.compare"(%607, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%671 = "stablehlo.and"(%669, %670) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%672 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%673 = "stablehlo.compare"(%667, %672) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%674 = "stablehlo.compare"(%667, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%675 = "stablehlo.or"(%673, %674) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%676 = "stablehlo.select"(%675, %55, %667) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%677 = "stablehlo.divide"(%607, %51) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%678 = "stablehlo.multiply"(%657, %657) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%679 = "stablehlo.divide"(%40, %678) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%680 = "stablehlo.add"(%679, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%681 = "stablehlo.divide"(%677, %680) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%682 = "stablehlo.log"(%681) : (tensor<4096xf32>) -> tensor<4096xf32>
%683 = "stablehlo.not"(%675) : (tensor<4096xi1>) -> tensor<4096xi1>
%684 = "stablehlo.subtract"(%676, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%685 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%686 = "stablehlo.add"(%55, %685) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%687 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%688 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%689 = "stablehlo.add"(%687, %688) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%690 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%691 = "stablehlo.add"(%676, %690) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%692 = "stablehlo.subtract"(%22, %676) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%693 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%694 = "stablehlo.add"(%692, %693) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%695 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%696 = "stablehlo.subtract"(%695, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%697 = "stablehlo.divide"(%24, %696) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%698 = "stablehlo.multiply"(%697, %694) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%699 = "stablehlo.divide"(%698, %691) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%700 = "stablehlo.log"(%699) : (tensor<4096xf32>) -> tensor<4096xf32>
%701 = "stablehlo.multiply"(%684, %700) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%702 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%703 = "stablehlo.add"(%55, %702) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%704 = "stablehlo.divide"(%684, %686) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%705 = "stablehlo.log_plus_one"(%704) : (tensor<4096xf32>) -> tensor<4096xf32>
%706 = "stablehlo.multiply"(%703, %705) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%707 = "stablehlo.subtract"(%701, %706) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%708 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%709 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%710 = "stablehlo.add"(%708, %709) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%711 = "stablehlo.negate"(%684) : (tensor<4096xf32>) -> tensor<4096xf32>
%712 = "stablehlo.divide"(%711, %689) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%713 = "stablehlo.log_plus_one"(%712) : (tensor<4096xf32>) -> tensor<4096xf32>
%714 = "stablehlo.multiply"(%710, %713) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%715 = "stablehlo.subtract"(%707, %714) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%716 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%717 = "stablehlo.divide"(%716, %686) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%718 = "stablehlo.multiply"(%717, %717) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%719 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%720 = "stablehlo.divide"(%718, %719) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%721 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%722 = "stablehlo.subtract"(%721, %720) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%723 = "stablehlo.multiply"(%718, %722) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%724 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%725 = "stablehlo.subtract"(%724, %723) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%726 = "stablehlo.multiply"(%717, %725) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%727 = "stablehlo.add"(%715, %726) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%728 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%729 = "stablehlo.divide"(%728, %689) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%730 = "stablehlo.multiply"(%729, %729) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%731 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%732 = "stablehlo.divide"(%730, %731) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%733 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%734 = "stablehlo.subtract"(%733, %732) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%735 = "stablehlo.multiply"(%730, %734) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%736 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%737 = "stablehlo.subtract"(%736, %735) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%738 = "stablehlo.multiply"(%729, %737) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%739 = "stablehlo.add"(%727, %738) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%740 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%741 = "stablehlo.divide"(%740, %691) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%742 = "stablehlo.multiply"(%741, %741) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%743 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%744 = "stablehlo.divide"(%742, %743) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%745 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%746 = "stablehlo.subtract"(%745, %744) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%747 = "stablehlo.multiply"(%742, %746) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%748 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%749 = "stablehlo.subtract"(%748, %747) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%750 = "stablehlo.multiply"(%741, %749) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%751 = "stablehlo.subtract"(%739, %750) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%752 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%753 = "stablehlo.divide"(%752, %694) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%754 = "stablehlo.multiply"(%753, %753) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%755 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%756 = "stablehlo.divide"(%754, %755) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%757 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%758 = "stablehlo.subtract"(%757, %756) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%759 = "stablehlo.multiply"(%754, %758) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%760 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%761 = "stablehlo.subtract"(%760, %759) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%762 = "stablehlo.multiply"(%753, %761) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%763 = "stablehlo.subtract"(%751, %762) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%764 = "stablehlo.compare"(%682, %763) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%765 = "stablehlo.or"(%671, %764) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%766 = "stablehlo.and"(%683, %765) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%767 = "stablehlo.or"(%14, %766) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%768 = "stablehlo.or"(%767, %11) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%769 = "stablehlo.select"(%14, %652, %676) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%770 = "stablehlo.and"(%338, %768) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%771 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%772 = "stablehlo.add"(%337, %771) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%773 = "stablehlo.not"(%768) : (tensor<4096xi1>) -> tensor<4096xi1>
%774 = "stablehlo.and"(%338, %773) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%775 = "stablehlo.select"(%770, %769, %339) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%772, %774, %775) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
%779 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%780 = "stablehlo.select"(%11, %779, %778) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%781 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%782 = "stablehlo.maximum"(%0, %781) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%783 = "stablehlo.subtract"(%782, %780) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%784 = "stablehlo.select"(%4, %783, %780) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%785 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%786 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%787 = "stablehlo.or"(%785, %786) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%788 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%789 = "stablehlo.select"(%787, %788, %784) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %789 : tensor<4096xf32>
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
%288 = "stablehlo.convert"(%280) : (tensor<1xui32>) -> tensor<1xui64>
%289 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%290 = "stablehlo.multiply"(%288, %289) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%291 = "stablehlo.convert"(%290) : (tensor<1xui64>) -> tensor<1xui32>
%292 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%293 = "stablehlo.shift_right_logical"(%290, %292) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%294 = "stablehlo.convert"(%293) : (tensor<1xui64>) -> tensor<1xui32>
%295 = "stablehlo.convert"(%283) : (tensor<1xui32>) -> tensor<1xui64>
%296 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%297 = "stablehlo.multiply"(%295, %296) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%298 = "stablehlo.convert"(%297) : (tensor<1xui64>) -> tensor<1xui32>
%299 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%300 = "stablehlo.shift_right_logical"(%297, %299) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%301 = "stablehlo.convert"(%300) : (tensor<1xui64>) -> tensor<1xui32>
%302 = "stablehlo.xor"(%301, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%304 = "stablehlo.xor"(%302, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.xor"(%294, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%307 = "stablehlo.xor"(%305, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%309 = "stablehlo.add"(%285, %308) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%310 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%311 = "stablehlo.add"(%287, %310) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%312 = "stablehlo.reshape"(%304) : (tensor<1xui32>) -> tensor<ui32>
%313 = "stablehlo.convert"(%312) : (tensor<ui32>) -> tensor<ui64>
%314 = "stablehlo.reshape"(%298) : (tensor<1xui32>) -> tensor<ui32>
%315 = "stablehlo.convert"(%314) : (tensor<ui32>) -> tensor<ui64>
%316 = "stablehlo.reshape"(%307) : (tensor<1xui32>) -> tensor<ui32>
%317 = "stablehlo.convert"(%316) : (tensor<ui32>) -> tensor<ui64>
%318 = "stablehlo.reshape"(%291) : (tensor<1xui32>) -> tensor<ui32>
%319 = "stablehlo.convert"(%318) : (tensor<ui32>) -> tensor<ui64>
%320 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%321 = "stablehlo.shift_left"(%315, %320) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%322 = "stablehlo.or"(%313, %321) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%323 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%324 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%325 = "stablehlo.or"(%323, %324) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%326 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%786, %787, %788 = "stablehlo.while"(%326, %325, %22) ({
^bb0(%327: tensor<ui64>, %328: tensor<4096xi1>, %329: tensor<4096xf64>):
%330 = "stablehlo.not"(%328) : (tensor<4096xi1>) -> tensor<4096xi1>
%331 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%335 = "stablehlo.reduce"(%330, %331) ({
^bb0(%332: tensor<i1>, %333: tensor<i1>):
%334 = "stablehlo.and"(%332, %333) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%334) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%336 = "stablehlo.not"(%335) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%336) : (tensor<i1>) -> ()
}, {
^bb0(%337: tensor<ui64>, %338: tensor<4096xi1>, %339: tensor<4096xf64>):
%340 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%341 = "stablehlo.convert"(%337) : (tensor<ui64>) -> tensor<ui32>
%342 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%343 = "stablehlo.shift_right_logical"(%337, %342) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%344 = "stablehlo.convert"(%343) : (tensor<ui64>) -> tensor<ui32>
%345 = "stablehlo.broadcast_in_dim"(%341) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%346 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%347 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%348 = "stablehlo.convert"(%322) : (tensor<ui64>) -> tensor<ui32>
%349 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%350 = "stablehlo.shift_right_logical"(%322, %349) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%351 = "stablehlo.convert"(%350) : (tensor<ui64>) -> tensor<ui32>
%352 = "stablehlo.convert"(%340) : (tensor<4096xui32>) -> tensor<4096xui64>
%353 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%354 = "stablehlo.multiply"(%352, %353) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%355 = "stablehlo.convert"(%354) : (tensor<4096xui64>) -> tensor<4096xui32>
%356 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%357 = "stablehlo.shift_right_logical"(%354, %356) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%358 = "stablehlo.convert"(%357) : (tensor<4096xui64>) -> tensor<4096xui32>
%359 = "stablehlo.convert"(%345) : (tensor<4096xui32>) -> tensor<4096xui64>
%360 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%362 = "stablehlo.convert"(%361) : (tensor<4096xui64>) -> tensor<4096xui32>
%363 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%364 = "stablehlo.shift_right_logical"(%361, %363) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%365 = "stablehlo.convert"(%364) : (tensor<4096xui64>) -> tensor<4096xui32>
%366 = "stablehlo.xor"(%365, %347) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%367 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%368 = "stablehlo.xor"(%366, %367) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%369 = "stablehlo.xor"(%358, %346) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%370 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%371 = "stablehlo.xor"(%369, %370) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%372 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%373 = "stablehlo.add"(%348, %372) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
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
%568 = "stablehlo.convert"(%560) : (tensor<4096xui32>) -> tensor<4096xui64>
%569 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%570 = "stablehlo.multiply"(%568, %569) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%571 = "stablehlo.convert"(%570) : (tensor<4096xui64>) -> tensor<4096xui32>
%572 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%573 = "stablehlo.shift_right_logical"(%570, %572) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%574 = "stablehlo.convert"(%573) : (tensor<4096xui64>) -> tensor<4096xui32>
%575 = "stablehlo.convert"(%563) : (tensor<4096xui32>) -> tensor<4096xui64>
%576 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%577 = "stablehlo.multiply"(%575, %576) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%578 = "stablehlo.convert"(%577) : (tensor<4096xui64>) -> tensor<4096xui32>
%579 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%580 = "stablehlo.shift_right_logical"(%577, %579) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%581 = "stablehlo.convert"(%580) : (tensor<4096xui64>) -> tensor<4096xui32>
%582 = "stablehlo.xor"(%581, %554) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%583 = "stablehlo.broadcast_in_dim"(%565) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%584 = "stablehlo.xor"(%582, %583) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%585 = "stablehlo.xor"(%574, %547) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%586 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%587 = "stablehlo.xor"(%585, %586) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%588 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.add"(%565, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%591 = "stablehlo.add"(%567, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.convert"(%584) : (tensor<4096xui32>) -> tensor<4096xui64>
%593 = "stablehlo.convert"(%578) : (tensor<4096xui32>) -> tensor<4096xui64>
%594 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%595 = "stablehlo.shift_left"(%593, %594) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%596 = "stablehlo.or"(%592, %595) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%597 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%598 = "stablehlo.shift_right_logical"(%596, %597) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%599 = "stablehlo.convert"(%598) : (tensor<4096xui64>) -> tensor<4096xi64>
%600 = "stablehlo.convert"(%599) : (tensor<4096xi64>) -> tensor<4096xf64>
%601 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%602 = "stablehlo.add"(%600, %601) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%603 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%604 = "stablehlo.multiply"(%602, %603) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%605 = "stablehlo.convert"(%587) : (tensor<4096xui32>) -> tensor<4096xui64>
%606 = "stablehlo.convert"(%571) : (tensor<4096xui32>) -> tensor<4096xui64>
%607 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%608 = "stablehlo.shift_left"(%606, %607) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%609 = "stablehlo.or"(%605, %608) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%610 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%611 = "stablehlo.shift_right_logical"(%609, %610) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%612 = "stablehlo.convert"(%611) : (tensor<4096xui64>) -> tensor<4096xi64>
%613 = "stablehlo.convert"(%612) : (tensor<4096xi64>) -> tensor<4096xf64>
%614 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%615 = "stablehlo.add"(%613, %614) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%616 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%617 = "stablehlo.multiply"(%615, %616) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%618 = "stablehlo.negate"(%18) : (tensor<4096xf64>) -> tensor<4096xf64>
%619 = "stablehlo.log_plus_one"(%618) : (tensor<4096xf64>) -> tensor<4096xf64>
%620 = "stablehlo.multiply"(%20, %619) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%621 = "stablehlo.exponential"(%620) : (tensor<4096xf64>) -> tensor<4096xf64>
%622 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%623 = "stablehlo.subtract"(%622, %18) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%624 = "stablehlo.divide"(%18, %623) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%625 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%626 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%657, %658, %659, %660 = "stablehlo.while"(%626, %621, %621, %625) ({
^bb0(%627: tensor<i32>, %628: tensor<4096xf64>, %629: tensor<4096xf64>, %630: tensor<4096xf64>):
%631 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%632 = "stablehlo.compare"(%627, %631) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%632) : (tensor<i1>) -> ()
}, {
^bb0(%633: tensor<i32>, %634: tensor<4096xf64>, %635: tensor<4096xf64>, %636: tensor<4096xf64>):
%637 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%638 = "stablehlo.add"(%633, %637) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%639 = "stablehlo.convert"(%633) : (tensor<i32>) -> tensor<f64>
%640 = "stablehlo.broadcast_in_dim"(%639) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%641 = "stablehlo.subtract"(%20, %640) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%642 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%643 = "stablehlo.maximum"(%641, %642) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%644 = "stablehlo.multiply"(%634, %624) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%645 = "stablehlo.multiply"(%644, %643) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%646 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%647 = "stablehlo.add"(%639, %646) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%648 = "stablehlo.broadcast_in_dim"(%647) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%649 = "stablehlo.divide"(%645, %648) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%650 = "stablehlo.compare"(%604, %635) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%651 = "stablehlo.constant"() {value = dense<1.0e-17> : tensor<4096xf64>} : () -> tensor<4096xf64>
%652 = "stablehlo.compare"(%634, %651) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%653 = "stablehlo.and"(%650, %652) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%654 = "stablehlo.add"(%635, %649) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%655 = "stablehlo.convert"(%653) : (tensor<4096xi1>) -> tensor<4096xf64>
%656 = "stablehlo.add"(%636, %655) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%638, %649, %654, %656) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> ()
}) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>)
%661 = "stablehlo.floor"(%20) : (tensor<4096xf64>) -> tensor<4096xf64>
%662 = "stablehlo.minimum"(%660, %661) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%663 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%664 = "stablehlo.subtract"(%604, %663) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%665 = "stablehlo.abs"(%664) : (tensor<4096xf64>) -> tensor<4096xf64>
%666 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%667 = "stablehlo.subtract"(%666, %665) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%668 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%669 = "stablehlo.multiply"(%668, %40) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%670 = "stablehlo.divide"(%669, %667) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%671 = "stablehlo.add"(%670, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%672 = "stablehlo.multiply"(%671, %664) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%673 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%674 = "stablehlo.add"(%672, %673) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%675 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%676 = "stablehlo.add"(%674, %675) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%677 = "stablehlo.floor"(%676) : (tensor<4096xf64>) -> tensor<4096xf64>
%678 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%679 = "stablehlo.compare"(%667, %678) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%680 = "stablehlo.compare"(%617, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%681 = "stablehlo.and"(%679, %680) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%682 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%683 = "stablehlo.compare"(%677, %682) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%684 = "stablehlo.compare"(%677, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%685 = "stablehlo.or"(%683, %684) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%686 = "stablehlo.select"(%685, %55, %677) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%687 = "stablehlo.divide"(%617, %51) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%688 = "stablehlo.multiply"(%667, %667) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%689 = "stablehlo.divide"(%40, %688) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%690 = "stablehlo.add"(%689, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%691 = "stablehlo.divide"(%687, %690) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%692 = "stablehlo.log"(%691) : (tensor<4096xf64>) -> tensor<4096xf64>
%693 = "stablehlo.not"(%685) : (tensor<4096xi1>) -> tensor<4096xi1>
%694 = "stablehlo.subtract"(%686, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%695 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%696 = "stablehlo.add"(%55, %695) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%697 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%698 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%699 = "stablehlo.add"(%697, %698) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%700 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%701 = "stablehlo.add"(%686, %700) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%702 = "stablehlo.subtract"(%22, %686) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%703 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%704 = "stablehlo.add"(%702, %703) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%705 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%706 = "stablehlo.subtract"(%705, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%707 = "stablehlo.divide"(%24, %706) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%708 = "stablehlo.multiply"(%707, %704) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%709 = "stablehlo.divide"(%708, %701) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%710 = "stablehlo.log"(%709) : (tensor<4096xf64>) -> tensor<4096xf64>
%711 = "stablehlo.multiply"(%694, %710) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%712 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%713 = "stablehlo.add"(%55, %712) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%714 = "stablehlo.divide"(%694, %696) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%715 = "stablehlo.log_plus_one"(%714) : (tensor<4096xf64>) -> tensor<4096xf64>
%716 = "stablehlo.multiply"(%713, %715) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%717 = "stablehlo.subtract"(%711, %716) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%718 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%719 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%720 = "stablehlo.add"(%718, %719) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%721 = "stablehlo.negate"(%694) : (tensor<4096xf64>) -> tensor<4096xf64>
%722 = "stablehlo.divide"(%721, %699) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%723 = "stablehlo.log_plus_one"(%722) : (tensor<4096xf64>) -> tensor<4096xf64>
%724 = "stablehlo.multiply"(%720, %723) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%725 = "stablehlo.subtract"(%717, %724) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%726 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%727 = "stablehlo.divide"(%726, %696) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%728 = "stablehlo.multiply"(%727, %727) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%729 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%730 = "stablehlo.divide"(%728, %729) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%731 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%732 = "stablehlo.subtract"(%731, %730) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%733 = "stablehlo.multiply"(%728, %732) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%734 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%735 = "stablehlo.subtract"(%734, %733) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%736 = "stablehlo.multiply"(%727, %735) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%737 = "stablehlo.add"(%725, %736) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%738 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%739 = "stablehlo.divide"(%738, %699) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%740 = "stablehlo.multiply"(%739, %739) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%741 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%742 = "stablehlo.divide"(%740, %741) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%743 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%744 = "stablehlo.subtract"(%743, %742) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%745 = "stablehlo.multiply"(%740, %744) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%746 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%747 = "stablehlo.subtract"(%746, %745) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%748 = "stablehlo.multiply"(%739, %747) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%749 = "stablehlo.add"(%737, %748) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%750 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%751 = "stablehlo.divide"(%750, %701) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%752 = "stablehlo.multiply"(%751, %751) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%753 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%754 = "stablehlo.divide"(%752, %753) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%755 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%756 = "stablehlo.subtract"(%755, %754) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%757 = "stablehlo.multiply"(%752, %756) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%758 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%759 = "stablehlo.subtract"(%758, %757) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%760 = "stablehlo.multiply"(%751, %759) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%761 = "stablehlo.subtract"(%749, %760) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%762 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%763 = "stablehlo.divide"(%762, %704) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%764 = "stablehlo.multiply"(%763, %763) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%765 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%766 = "stablehlo.divide"(%764, %765) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%767 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%768 = "stablehlo.subtract"(%767, %766) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%769 = "stablehlo.multiply"(%764, %768) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%770 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%771 = "stablehlo.subtract"(%770, %769) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%772 = "stablehlo.multiply"(%763, %771) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%773 = "stablehlo.subtract"(%761, %772) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%774 = "stablehlo.compare"(%692, %773) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%775 = "stablehlo.or"(%681, %774) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%776 = "stablehlo.and"(%693, %775) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%777 = "stablehlo.or"(%14, %776) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%778 = "stablehlo.or"(%777, %11) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%779 = "stablehlo.select"(%14, %662, %686) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%780 = "stablehlo.and"(%338, %778) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%781 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%782 = "stablehlo.add"(%337, %781) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%783 = "stablehlo.not"(%778) : (tensor<4096xi1>) -> tensor<4096xi1>
%784 = "stablehlo.and"(%338, %783) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%785 = "stablehlo.select"(%780, %779, %339) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%782, %784, %785) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>)
%789 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%790 = "stablehlo.select"(%11, %789, %788) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%791 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%792 = "stablehlo.maximum"(%0, %791) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%793 = "stablehlo.subtract"(%792, %790) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%794 = "stablehlo.select"(%4, %793, %790) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%795 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%796 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%797 = "stablehlo.or"(%795, %796) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%798 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<4096xf64>} : () -> tensor<4096xf64>
%799 = "stablehlo.select"(%797, %798, %794) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %799 : tensor<4096xf64>
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
%252 = "stablehlo.convert"(%251) : (tensor<1xui64>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%254 = "stablehlo.shift_right_logical"(%251, %253) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%255 = "stablehlo.convert"(%254) : (tensor<1xui64>) -> tensor<1xui32>
%256 = "stablehlo.xor"(%255, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.xor"(%248, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%261 = "stablehlo.xor"(%259, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%263 = "stablehlo.add"(%239, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%265 = "stablehlo.add"(%241, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.convert"(%258) : (tensor<1xui32>) -> tensor<1xui64>
%267 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%268 = "stablehlo.multiply"(%266, %267) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%269 = "stablehlo.convert"(%268) : (tensor<1xui64>) -> tensor<1xui32>
%270 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%271 = "stablehlo.shift_right_logical"(%268, %270) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%272 = "stablehlo.convert"(%271) : (tensor<1xui64>) -> tensor<1xui32>
%273 = "stablehlo.convert"(%261) : (tensor<1xui32>) -> tensor<1xui64>
%274 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%276 = "stablehlo.convert"(%275) : (tensor<1xui64>) -> tensor<1xui32>
%277 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%278 = "stablehlo.shift_right_logical"(%275, %277) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%279 = "stablehlo.convert"(%278) : (tensor<1xui64>) -> tensor<1xui32>
%280 = "stablehlo.xor"(%279, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%282 = "stablehlo.xor"(%280, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.xor"(%272, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%285 = "stablehlo.xor"(%283, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%287 = "stablehlo.add"(%263, %286) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%288 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%289 = "stablehlo.add"(%265, %288) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%290 = "stablehlo.convert"(%282) : (tensor<1xui32>) -> tensor<1xui64>
%291 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%292 = "stablehlo.multiply"(%290, %291) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%293 = "stablehlo.convert"(%292) : (tensor<1xui64>) -> tensor<1xui32>
%294 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%295 = "stablehlo.shift_right_logical"(%292, %294) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%296 = "stablehlo.convert"(%295) : (tensor<1xui64>) -> tensor<1xui32>
%297 = "stablehlo.convert"(%285) : (tensor<1xui32>) -> tensor<1xui64>
%298 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%299 = "stablehlo.multiply"(%297, %298) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%300 = "stablehlo.convert"(%299) : (tensor<1xui64>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%302 = "stablehlo.shift_right_logical"(%299, %301) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%303 = "stablehlo.convert"(%302) : (tensor<1xui64>) -> tensor<1xui32>
%304 = "stablehlo.xor"(%303, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%306 = "stablehlo.xor"(%304, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.xor"(%296, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%309 = "stablehlo.xor"(%307, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%311 = "stablehlo.add"(%287, %310) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%312 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%313 = "stablehlo.add"(%289, %312) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%314 = "stablehlo.reshape"(%306) : (tensor<1xui32>) -> tensor<ui32>
%315 = "stablehlo.convert"(%314) : (tensor<ui32>) -> tensor<ui64>
%316 = "stablehlo.reshape"(%300) : (tensor<1xui32>) -> tensor<ui32>
%317 = "stablehlo.convert"(%316) : (tensor<ui32>) -> tensor<ui64>
%318 = "stablehlo.reshape"(%309) : (tensor<1xui32>) -> tensor<ui32>
%319 = "stablehlo.convert"(%318) : (tensor<ui32>) -> tensor<ui64>
%320 = "stablehlo.reshape"(%293) : (tensor<1xui32>) -> tensor<ui32>
%321 = "stablehlo.convert"(%320) : (tensor<ui32>) -> tensor<ui64>
%322 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%323 = "stablehlo.shift_left"(%317, %322) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%324 = "stablehlo.or"(%315, %323) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%325 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%326 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%327 = "stablehlo.or"(%325, %326) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%328 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%778, %779, %780 = "stablehlo.while"(%328, %327, %24) ({
^bb0(%329: tensor<ui64>, %330: tensor<16xi1>, %331: tensor<16xf32>):
%332 = "stablehlo.not"(%330) : (tensor<16xi1>) -> tensor<16xi1>
%333 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%337 = "stablehlo.reduce"(%332, %333) ({
^bb0(%334: tensor<i1>, %335: tensor<i1>):
%336 = "stablehlo.and"(%334, %335) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%336) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%338 = "stablehlo.not"(%337) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%338) : (tensor<i1>) -> ()
}, {
^bb0(%339: tensor<ui64>, %340: tensor<16xi1>, %341: tensor<16xf32>):
%342 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%343 = "stablehlo.convert"(%339) : (tensor<ui64>) -> tensor<ui32>
%344 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%345 = "stablehlo.shift_right_logical"(%339, %344) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%346 = "stablehlo.convert"(%345) : (tensor<ui64>) -> tensor<ui32>
%347 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%348 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%349 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%350 = "stablehlo.convert"(%324) : (tensor<ui64>) -> tensor<ui32>
%351 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%352 = "stablehlo.shift_right_logical"(%324, %351) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%353 = "stablehlo.convert"(%352) : (tensor<ui64>) -> tensor<ui32>
%354 = "stablehlo.convert"(%342) : (tensor<16xui32>) -> tensor<16xui64>
%355 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%356 = "stablehlo.multiply"(%354, %355) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%357 = "stablehlo.convert"(%356) : (tensor<16xui64>) -> tensor<16xui32>
%358 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%359 = "stablehlo.shift_right_logical"(%356, %358) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%360 = "stablehlo.convert"(%359) : (tensor<16xui64>) -> tensor<16xui32>
%361 = "stablehlo.convert"(%347) : (tensor<16xui32>) -> tensor<16xui64>
%362 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%363 = "stablehlo.multiply"(%361, %362) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%364 = "stablehlo.convert"(%363) : (tensor<16xui64>) -> tensor<16xui32>
%365 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%366 = "stablehlo.shift_right_logical"(%363, %365) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%367 = "stablehlo.convert"(%366) : (tensor<16xui64>) -> tensor<16xui32>
%368 = "stablehlo.xor"(%367, %349) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%369 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%370 = "stablehlo.xor"(%368, %369) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%371 = "stablehlo.xor"(%360, %348) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%372 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%373 = "stablehlo.xor"(%371, %372) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%374 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%375 = "stablehlo.add"(%350, %374) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%376 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%377 = "stablehlo.add"(%353, %376) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%378 = "stablehlo.convert"(%370) : (tensor<16xui32>) -> tensor<16xui64>
%379 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%380 = "stablehlo.multiply"(%378, %379) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%381 = "stablehlo.convert"(%380) : (tensor<16xui64>) -> tensor<16xui32>
%382 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%383 = "stablehlo.shift_right_logical"(%380, %382) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%384 = "stablehlo.convert"(%383) : (tensor<16xui64>) -> tensor<16xui32>
%385 = "stablehlo.convert"(%373) : (tensor<16xui32>) -> tensor<16xui64>
%386 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%387 = "stablehlo.multiply"(%385, %386) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%388 = "stablehlo.convert"(%387) : (tensor<16xui64>) -> tensor<16xui32>
%389 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%390 = "stablehlo.shift_right_logical"(%387, %389) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%391 = "stablehlo.convert"(%390) : (tensor<16xui64>) -> tensor<16xui32>
%392 = "stablehlo.xor"(%391, %364) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%393 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%394 = "stablehlo.xor"(%392, %393) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%395 = "stablehlo.xor"(%384, %357) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%396 = "stablehlo.broadcast_in_dim"(%377) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%397 = "stablehlo.xor"(%395, %396) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%398 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%399 = "stablehlo.add"(%375, %398) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%400 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%401 = "stablehlo.add"(%377, %400) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%402 = "stablehlo.convert"(%394) : (tensor<16xui32>) -> tensor<16xui64>
%403 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%404 = "stablehlo.multiply"(%402, %403) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%405 = "stablehlo.convert"(%404) : (tensor<16xui64>) -> tensor<16xui32>
%406 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%407 = "stablehlo.shift_right_logical"(%404, %406) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%408 = "stablehlo.convert"(%407) : (tensor<16xui64>) -> tensor<16xui32>
%409 = "stablehlo.convert"(%397) : (tensor<16xui32>) -> tensor<16xui64>
%410 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%411 = "stablehlo.multiply"(%409, %410) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%412 = "stablehlo.convert"(%411) : (tensor<16xui64>) -> tensor<16xui32>
%413 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%414 = "stablehlo.shift_right_logical"(%411, %413) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%415 = "stablehlo.convert"(%414) : (tensor<16xui64>) -> tensor<16xui32>
%416 = "stablehlo.xor"(%415, %388) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%417 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%418 = "stablehlo.xor"(%416, %417) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%419 = "stablehlo.xor"(%408, %381) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%420 = "stablehlo.broadcast_in_dim"(%401) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%421 = "stablehlo.xor"(%419, %420) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%422 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%423 = "stablehlo.add"(%399, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%425 = "stablehlo.add"(%401, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.convert"(%418) : (tensor<16xui32>) -> tensor<16xui64>
%427 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%428 = "stablehlo.multiply"(%426, %427) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%429 = "stablehlo.convert"(%428) : (tensor<16xui64>) -> tensor<16xui32>
%430 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%431 = "stablehlo.shift_right_logical"(%428, %430) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%432 = "stablehlo.convert"(%431) : (tensor<16xui64>) -> tensor<16xui32>
%433 = "stablehlo.convert"(%421) : (tensor<16xui32>) -> tensor<16xui64>
%434 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%435 = "stablehlo.multiply"(%433, %434) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%436 = "stablehlo.convert"(%435) : (tensor<16xui64>) -> tensor<16xui32>
%437 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%438 = "stablehlo.shift_right_logical"(%435, %437) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%439 = "stablehlo.convert"(%438) : (tensor<16xui64>) -> tensor<16xui32>
%440 = "stablehlo.xor"(%439, %412) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%441 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%442 = "stablehlo.xor"(%440, %441) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%443 = "stablehlo.xor"(%432, %405) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%444 = "stablehlo.broadcast_in_dim"(%425) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%445 = "stablehlo.xor"(%443, %444) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%446 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%447 = "stablehlo.add"(%423, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%449 = "stablehlo.add"(%425, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.convert"(%442) : (tensor<16xui32>) -> tensor<16xui64>
%451 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%452 = "stablehlo.multiply"(%450, %451) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%453 = "stablehlo.convert"(%452) : (tensor<16xui64>) -> tensor<16xui32>
%454 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%455 = "stablehlo.shift_right_logical"(%452, %454) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%456 = "stablehlo.convert"(%455) : (tensor<16xui64>) -> tensor<16xui32>
%457 = "stablehlo.convert"(%445) : (tensor<16xui32>) -> tensor<16xui64>
%458 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%459 = "stablehlo.multiply"(%457, %458) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%460 = "stablehlo.convert"(%459) : (tensor<16xui64>) -> tensor<16xui32>
%461 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%462 = "stablehlo.shift_right_logical"(%459, %461) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%463 = "stablehlo.convert"(%462) : (tensor<16xui64>) -> tensor<16xui32>
%464 = "stablehlo.xor"(%463, %436) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%465 = "stablehlo.broadcast_in_dim"(%447) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%466 = "stablehlo.xor"(%464, %465) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%467 = "stablehlo.xor"(%456, %429) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%468 = "stablehlo.broadcast_in_dim"(%449) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%469 = "stablehlo.xor"(%467, %468) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%470 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%471 = "stablehlo.add"(%447, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%473 = "stablehlo.add"(%449, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.convert"(%466) : (tensor<16xui32>) -> tensor<16xui64>
%475 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%476 = "stablehlo.multiply"(%474, %475) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%477 = "stablehlo.convert"(%476) : (tensor<16xui64>) -> tensor<16xui32>
%478 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%479 = "stablehlo.shift_right_logical"(%476, %478) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%480 = "stablehlo.convert"(%479) : (tensor<16xui64>) -> tensor<16xui32>
%481 = "stablehlo.convert"(%469) : (tensor<16xui32>) -> tensor<16xui64>
%482 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%483 = "stablehlo.multiply"(%481, %482) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%484 = "stablehlo.convert"(%483) : (tensor<16xui64>) -> tensor<16xui32>
%485 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%486 = "stablehlo.shift_right_logical"(%483, %485) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%487 = "stablehlo.convert"(%486) : (tensor<16xui64>) -> tensor<16xui32>
%488 = "stablehlo.xor"(%487, %460) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%489 = "stablehlo.broadcast_in_dim"(%471) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%490 = "stablehlo.xor"(%488, %489) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%491 = "stablehlo.xor"(%480, %453) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%492 = "stablehlo.broadcast_in_dim"(%473) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%493 = "stablehlo.xor"(%491, %492) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%494 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%495 = "stablehlo.add"(%471, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%497 = "stablehlo.add"(%473, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.convert"(%490) : (tensor<16xui32>) -> tensor<16xui64>
%499 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%500 = "stablehlo.multiply"(%498, %499) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%501 = "stablehlo.convert"(%500) : (tensor<16xui64>) -> tensor<16xui32>
%502 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%503 = "stablehlo.shift_right_logical"(%500, %502) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%504 = "stablehlo.convert"(%503) : (tensor<16xui64>) -> tensor<16xui32>
%505 = "stablehlo.convert"(%493) : (tensor<16xui32>) -> tensor<16xui64>
%506 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%507 = "stablehlo.multiply"(%505, %506) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%508 = "stablehlo.convert"(%507) : (tensor<16xui64>) -> tensor<16xui32>
%509 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%510 = "stablehlo.shift_right_logical"(%507, %509) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%511 = "stablehlo.convert"(%510) : (tensor<16xui64>) -> tensor<16xui32>
%512 = "stablehlo.xor"(%511, %484) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%513 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%514 = "stablehlo.xor"(%512, %513) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%515 = "stablehlo.xor"(%504, %477) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%516 = "stablehlo.broadcast_in_dim"(%497) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%517 = "stablehlo.xor"(%515, %516) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%518 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.add"(%495, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%521 = "stablehlo.add"(%497, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.convert"(%514) : (tensor<16xui32>) -> tensor<16xui64>
%523 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%524 = "stablehlo.multiply"(%522, %523) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%525 = "stablehlo.convert"(%524) : (tensor<16xui64>) -> tensor<16xui32>
%526 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%527 = "stablehlo.shift_right_logical"(%524, %526) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%528 = "stablehlo.convert"(%527) : (tensor<16xui64>) -> tensor<16xui32>
%529 = "stablehlo.convert"(%517) : (tensor<16xui32>) -> tensor<16xui64>
%530 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%531 = "stablehlo.multiply"(%529, %530) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%532 = "stablehlo.convert"(%531) : (tensor<16xui64>) -> tensor<16xui32>
%533 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%534 = "stablehlo.shift_right_logical"(%531, %533) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%535 = "stablehlo.convert"(%534) : (tensor<16xui64>) -> tensor<16xui32>
%536 = "stablehlo.xor"(%535, %508) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%537 = "stablehlo.broadcast_in_dim"(%519) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%538 = "stablehlo.xor"(%536, %537) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%539 = "stablehlo.xor"(%528, %501) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%540 = "stablehlo.broadcast_in_dim"(%521) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%541 = "stablehlo.xor"(%539, %540) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%542 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%543 = "stablehlo.add"(%519, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%545 = "stablehlo.add"(%521, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.convert"(%538) : (tensor<16xui32>) -> tensor<16xui64>
%547 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%548 = "stablehlo.multiply"(%546, %547) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%549 = "stablehlo.convert"(%548) : (tensor<16xui64>) -> tensor<16xui32>
%550 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%551 = "stablehlo.shift_right_logical"(%548, %550) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%552 = "stablehlo.convert"(%551) : (tensor<16xui64>) -> tensor<16xui32>
%553 = "stablehlo.convert"(%541) : (tensor<16xui32>) -> tensor<16xui64>
%554 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%555 = "stablehlo.multiply"(%553, %554) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%556 = "stablehlo.convert"(%555) : (tensor<16xui64>) -> tensor<16xui32>
%557 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%558 = "stablehlo.shift_right_logical"(%555, %557) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%559 = "stablehlo.convert"(%558) : (tensor<16xui64>) -> tensor<16xui32>
%560 = "stablehlo.xor"(%559, %532) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%561 = "stablehlo.broadcast_in_dim"(%543) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%562 = "stablehlo.xor"(%560, %561) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%563 = "stablehlo.xor"(%552, %525) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%564 = "stablehlo.broadcast_in_dim"(%545) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%565 = "stablehlo.xor"(%563, %564) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%566 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%567 = "stablehlo.add"(%543, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%569 = "stablehlo.add"(%545, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.convert"(%562) : (tensor<16xui32>) -> tensor<16xui64>
%571 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%572 = "stablehlo.multiply"(%570, %571) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%573 = "stablehlo.convert"(%572) : (tensor<16xui64>) -> tensor<16xui32>
%574 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%575 = "stablehlo.shift_right_logical"(%572, %574) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%576 = "stablehlo.convert"(%575) : (tensor<16xui64>) -> tensor<16xui32>
%577 = "stablehlo.convert"(%565) : (tensor<16xui32>) -> tensor<16xui64>
%578 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%579 = "stablehlo.multiply"(%577, %578) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%580 = "stablehlo.convert"(%579) : (tensor<16xui64>) -> tensor<16xui32>
%581 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%582 = "stablehlo.shift_right_logical"(%579, %581) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%583 = "stablehlo.convert"(%582) : (tensor<16xui64>) -> tensor<16xui32>
%584 = "stablehlo.xor"(%583, %556) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%585 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%586 = "stablehlo.xor"(%584, %585) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%587 = "stablehlo.xor"(%576, %549) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%588 = "stablehlo.broadcast_in_dim"(%569) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%589 = "stablehlo.xor"(%587, %588) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%590 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%591 = "stablehlo.add"(%567, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%593 = "stablehlo.add"(%569, %592) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%595 = "stablehlo.shift_right_logical"(%586, %594) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%596 = "stablehlo.convert"(%595) : (tensor<16xui32>) -> tensor<16xi32>
%597 = "stablehlo.convert"(%596) : (tensor<16xi32>) -> tensor<16xf32>
%598 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%599 = "stablehlo.add"(%597, %598) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%600 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%601 = "stablehlo.multiply"(%599, %600) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%602 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%603 = "stablehlo.shift_right_logical"(%580, %602) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%604 = "stablehlo.convert"(%603) : (tensor<16xui32>) -> tensor<16xi32>
%605 = "stablehlo.convert"(%604) : (tensor<16xi32>) -> tensor<16xf32>
%606 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%607 = "stablehlo.add"(%605, %606) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%608 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%609 = "stablehlo.multiply"(%607, %608) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%610 = "stablehlo.negate"(%20) : (tensor<16xf32>) -> tensor<16xf32>
%611 = "stablehlo.log_plus_one"(%610) : (tensor<16xf32>) -> tensor<16xf32>
%612 = "stablehlo.multiply"(%22, %611) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%613 = "stablehlo.exponential"(%612) : (tensor<16xf32>) -> tensor<16xf32>
%614 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%615 = "stablehlo.subtract"(%614, %20) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%616 = "stablehlo.divide"(%20, %615) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%617 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%618 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%649, %650, %651, %652 = "stablehlo.while"(%618, %613, %613, %617) ({
^bb0(%619: tensor<i32>, %620: tensor<16xf32>, %621: tensor<16xf32>, %622: tensor<16xf32>):
%623 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%624 = "stablehlo.compare"(%619, %623) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%624) : (tensor<i1>) -> ()
}, {
^bb0(%625: tensor<i32>, %626: tensor<16xf32>, %627: tensor<16xf32>, %628: tensor<16xf32>):
%629 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%630 = "stablehlo.add"(%625, %629) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%631 = "stablehlo.convert"(%625) : (tensor<i32>) -> tensor<f32>
%632 = "stablehlo.broadcast_in_dim"(%631) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%633 = "stablehlo.subtract"(%22, %632) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%634 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%635 = "stablehlo.maximum"(%633, %634) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%636 = "stablehlo.multiply"(%626, %616) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%637 = "stablehlo.multiply"(%636, %635) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%638 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%639 = "stablehlo.add"(%631, %638) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%640 = "stablehlo.broadcast_in_dim"(%639) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%641 = "stablehlo.divide"(%637, %640) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%642 = "stablehlo.compare"(%601, %627) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%643 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%644 = "stablehlo.compare"(%626, %643) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%645 = "stablehlo.and"(%642, %644) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%646 = "stablehlo.add"(%627, %641) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%647 = "stablehlo.convert"(%645) : (tensor<16xi1>) -> tensor<16xf32>
%648 = "stablehlo.add"(%628, %647) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%630, %641, %646, %648) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%653 = "stablehlo.floor"(%22) : (tensor<16xf32>) -> tensor<16xf32>
%654 = "stablehlo.minimum"(%652, %653) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%655 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%656 = "stablehlo.subtract"(%601, %655) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%657 = "stablehlo.abs"(%656) : (tensor<16xf32>) -> tensor<16xf32>
%658 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%659 = "stablehlo.subtract"(%658, %657) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%660 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%661 = "stablehlo.multiply"(%660, %42) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%662 = "stablehlo.divide"(%661, %659) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%663 = "stablehlo.add"(%662, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%664 = "stablehlo.multiply"(%663, %656) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%665 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%666 = "stablehlo.add"(%664, %665) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%667 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%668 = "stablehlo.add"(%666, %667) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%669 = "stablehlo.floor"(%668) : (tensor<16xf32>) -> tensor<16xf32>
%670 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%671 = "stablehlo.compare"(%659, %670) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%672 = "stablehlo.compare"(%609, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%673 = "stablehlo.and"(%671, %672) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%674 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%675 = "stablehlo.compare"(%669, %674) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%676 = "stablehlo.compare"(%669, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%677 = "stablehlo.or"(%675, %676) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%678 = "stablehlo.select"(%677, %57, %669) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%679 = "stablehlo.divide"(%609, %53) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%680 = "stablehlo.multiply"(%659, %659) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%681 = "stablehlo.divide"(%42, %680) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%682 = "stablehlo.add"(%681, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%683 = "stablehlo.divide"(%679, %682) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%684 = "stablehlo.log"(%683) : (tensor<16xf32>) -> tensor<16xf32>
%685 = "stablehlo.not"(%677) : (tensor<16xi1>) -> tensor<16xi1>
%686 = "stablehlo.subtract"(%678, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%687 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%688 = "stablehlo.add"(%57, %687) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%689 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%690 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%691 = "stablehlo.add"(%689, %690) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%692 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%693 = "stablehlo.add"(%678, %692) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%694 = "stablehlo.subtract"(%24, %678) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%695 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%696 = "stablehlo.add"(%694, %695) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%697 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%698 = "stablehlo.subtract"(%697, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%699 = "stablehlo.divide"(%26, %698) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%700 = "stablehlo.multiply"(%699, %696) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%701 = "stablehlo.divide"(%700, %693) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%702 = "stablehlo.log"(%701) : (tensor<16xf32>) -> tensor<16xf32>
%703 = "stablehlo.multiply"(%686, %702) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%704 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%705 = "stablehlo.add"(%57, %704) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%706 = "stablehlo.divide"(%686, %688) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%707 = "stablehlo.log_plus_one"(%706) : (tensor<16xf32>) -> tensor<16xf32>
%708 = "stablehlo.multiply"(%705, %707) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%709 = "stablehlo.subtract"(%703, %708) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%710 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%711 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%712 = "stablehlo.add"(%710, %711) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%713 = "stablehlo.negate"(%686) : (tensor<16xf32>) -> tensor<16xf32>
%714 = "stablehlo.divide"(%713, %691) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%715 = "stablehlo.log_plus_one"(%714) : (tensor<16xf32>) -> tensor<16xf32>
%716 = "stablehlo.multiply"(%712, %715) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%717 = "stablehlo.subtract"(%709, %716) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%718 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%719 = "stablehlo.divide"(%718, %688) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%720 = "stablehlo.multiply"(%719, %719) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%721 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%722 = "stablehlo.divide"(%720, %721) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%723 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%724 = "stablehlo.subtract"(%723, %722) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%725 = "stablehlo.multiply"(%720, %724) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%726 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%727 = "stablehlo.subtract"(%726, %725) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%728 = "stablehlo.multiply"(%719, %727) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%729 = "stablehlo.add"(%717, %728) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%730 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%731 = "stablehlo.divide"(%730, %691) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%732 = "stablehlo.multiply"(%731, %731) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%733 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%734 = "stablehlo.divide"(%732, %733) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%735 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%736 = "stablehlo.subtract"(%735, %734) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%737 = "stablehlo.multiply"(%732, %736) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%738 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%739 = "stablehlo.subtract"(%738, %737) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%740 = "stablehlo.multiply"(%731, %739) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%741 = "stablehlo.add"(%729, %740) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%742 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%743 = "stablehlo.divide"(%742, %693) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%744 = "stablehlo.multiply"(%743, %743) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%745 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%746 = "stablehlo.divide"(%744, %745) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%747 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%748 = "stablehlo.subtract"(%747, %746) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%749 = "stablehlo.multiply"(%744, %748) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%750 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%751 = "stablehlo.subtract"(%750, %749) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%752 = "stablehlo.multiply"(%743, %751) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%753 = "stablehlo.subtract"(%741, %752) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%754 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%755 = "stablehlo.divide"(%754, %696) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%756 = "stablehlo.multiply"(%755, %755) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%757 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%758 = "stablehlo.divide"(%756, %757) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%759 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%760 = "stablehlo.subtract"(%759, %758) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%761 = "stablehlo.multiply"(%756, %760) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%762 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%763 = "stablehlo.subtract"(%762, %761) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%764 = "stablehlo.multiply"(%755, %763) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%765 = "stablehlo.subtract"(%753, %764) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%766 = "stablehlo.compare"(%684, %765) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%767 = "stablehlo.or"(%673, %766) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%768 = "stablehlo.and"(%685, %767) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%769 = "stablehlo.or"(%16, %768) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%770 = "stablehlo.or"(%769, %13) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%771 = "stablehlo.select"(%16, %654, %678) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%772 = "stablehlo.and"(%340, %770) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%773 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%774 = "stablehlo.add"(%339, %773) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%775 = "stablehlo.not"(%770) : (tensor<16xi1>) -> tensor<16xi1>
%776 = "stablehlo.and"(%340, %775) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%777 = "stablehlo.select"(%772, %771, %341) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%774, %776, %777) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%781 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%782 = "stablehlo.select"(%13, %781, %780) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%783 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%784 = "stablehlo.maximum"(%3, %783) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%785 = "stablehlo.subtract"(%784, %782) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%786 = "stablehlo.select"(%6, %785, %782) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%787 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%788 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%789 = "stablehlo.or"(%787, %788) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%790 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%791 = "stablehlo.select"(%789, %790, %786) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%792 = "stablehlo.convert"(%791) : (tensor<16xf32>) -> tensor<16xbf16>
return %792 : tensor<16xbf16>
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
%252 = "stablehlo.convert"(%251) : (tensor<1xui64>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%254 = "stablehlo.shift_right_logical"(%251, %253) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%255 = "stablehlo.convert"(%254) : (tensor<1xui64>) -> tensor<1xui32>
%256 = "stablehlo.xor"(%255, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.xor"(%248, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%261 = "stablehlo.xor"(%259, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%263 = "stablehlo.add"(%239, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%265 = "stablehlo.add"(%241, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.convert"(%258) : (tensor<1xui32>) -> tensor<1xui64>
%267 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%268 = "stablehlo.multiply"(%266, %267) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%269 = "stablehlo.convert"(%268) : (tensor<1xui64>) -> tensor<1xui32>
%270 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%271 = "stablehlo.shift_right_logical"(%268, %270) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%272 = "stablehlo.convert"(%271) : (tensor<1xui64>) -> tensor<1xui32>
%273 = "stablehlo.convert"(%261) : (tensor<1xui32>) -> tensor<1xui64>
%274 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%276 = "stablehlo.convert"(%275) : (tensor<1xui64>) -> tensor<1xui32>
%277 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%278 = "stablehlo.shift_right_logical"(%275, %277) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%279 = "stablehlo.convert"(%278) : (tensor<1xui64>) -> tensor<1xui32>
%280 = "stablehlo.xor"(%279, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%282 = "stablehlo.xor"(%280, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.xor"(%272, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%285 = "stablehlo.xor"(%283, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%287 = "stablehlo.add"(%263, %286) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%288 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%289 = "stablehlo.add"(%265, %288) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%290 = "stablehlo.convert"(%282) : (tensor<1xui32>) -> tensor<1xui64>
%291 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%292 = "stablehlo.multiply"(%290, %291) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%293 = "stablehlo.convert"(%292) : (tensor<1xui64>) -> tensor<1xui32>
%294 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%295 = "stablehlo.shift_right_logical"(%292, %294) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%296 = "stablehlo.convert"(%295) : (tensor<1xui64>) -> tensor<1xui32>
%297 = "stablehlo.convert"(%285) : (tensor<1xui32>) -> tensor<1xui64>
%298 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%299 = "stablehlo.multiply"(%297, %298) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%300 = "stablehlo.convert"(%299) : (tensor<1xui64>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%302 = "stablehlo.shift_right_logical"(%299, %301) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%303 = "stablehlo.convert"(%302) : (tensor<1xui64>) -> tensor<1xui32>
%304 = "stablehlo.xor"(%303, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%306 = "stablehlo.xor"(%304, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.xor"(%296, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%309 = "stablehlo.xor"(%307, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%311 = "stablehlo.add"(%287, %310) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%312 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%313 = "stablehlo.add"(%289, %312) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%314 = "stablehlo.reshape"(%306) : (tensor<1xui32>) -> tensor<ui32>
%315 = "stablehlo.convert"(%314) : (tensor<ui32>) -> tensor<ui64>
%316 = "stablehlo.reshape"(%300) : (tensor<1xui32>) -> tensor<ui32>
%317 = "stablehlo.convert"(%316) : (tensor<ui32>) -> tensor<ui64>
%318 = "stablehlo.reshape"(%309) : (tensor<1xui32>) -> tensor<ui32>
%319 = "stablehlo.convert"(%318) : (tensor<ui32>) -> tensor<ui64>
%320 = "stablehlo.reshape"(%293) : (tensor<1xui32>) -> tensor<ui32>
%321 = "stablehlo.convert"(%320) : (tensor<ui32>) -> tensor<ui64>
%322 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%323 = "stablehlo.shift_left"(%317, %322) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%324 = "stablehlo.or"(%315, %323) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%325 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%326 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%327 = "stablehlo.or"(%325, %326) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%328 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%779, %780, %781 = "stablehlo.while"(%328, %327, %24) ({
^bb0(%329: tensor<ui64>, %330: tensor<8x4xi1>, %331: tensor<8x4xf32>):
%332 = "stablehlo.not"(%330) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%333 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%337 = "stablehlo.reduce"(%332, %333) ({
^bb0(%334: tensor<i1>, %335: tensor<i1>):
%336 = "stablehlo.and"(%334, %335) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%336) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<8x4xi1>, tensor<i1>) -> tensor<i1>
%338 = "stablehlo.not"(%337) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%338) : (tensor<i1>) -> ()
}, {
^bb0(%339: tensor<ui64>, %340: tensor<8x4xi1>, %341: tensor<8x4xf32>):
%342 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<32xui32>
%343 = "stablehlo.reshape"(%342) : (tensor<32xui32>) -> tensor<8x4xui32>
%344 = "stablehlo.convert"(%339) : (tensor<ui64>) -> tensor<ui32>
%345 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%346 = "stablehlo.shift_right_logical"(%339, %345) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%347 = "stablehlo.convert"(%346) : (tensor<ui64>) -> tensor<ui32>
%348 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%349 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%350 = "stablehlo.constant"() {value = dense<0> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%351 = "stablehlo.convert"(%324) : (tensor<ui64>) -> tensor<ui32>
%352 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%353 = "stablehlo.shift_right_logical"(%324, %352) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%354 = "stablehlo.convert"(%353) : (tensor<ui64>) -> tensor<ui32>
%355 = "stablehlo.convert"(%343) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%356 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%357 = "stablehlo.multiply"(%355, %356) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%358 = "stablehlo.convert"(%357) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%359 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%360 = "stablehlo.shift_right_logical"(%357, %359) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%361 = "stablehlo.convert"(%360) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%362 = "stablehlo.convert"(%348) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%363 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%364 = "stablehlo.multiply"(%362, %363) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%365 = "stablehlo.convert"(%364) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%366 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%367 = "stablehlo.shift_right_logical"(%364, %366) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%368 = "stablehlo.convert"(%367) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%369 = "stablehlo.xor"(%368, %350) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%370 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%371 = "stablehlo.xor"(%369, %370) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%372 = "stablehlo.xor"(%361, %349) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%373 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%374 = "stablehlo.xor"(%372, %373) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%375 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%376 = "stablehlo.add"(%351, %375) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%377 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%378 = "stablehlo.add"(%354, %377) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%379 = "stablehlo.convert"(%371) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%380 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%382 = "stablehlo.convert"(%381) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%383 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%384 = "stablehlo.shift_right_logical"(%381, %383) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%385 = "stablehlo.convert"(%384) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%386 = "stablehlo.convert"(%374) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%387 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%388 = "stablehlo.multiply"(%386, %387) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%389 = "stablehlo.convert"(%388) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%390 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%391 = "stablehlo.shift_right_logical"(%388, %390) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%392 = "stablehlo.convert"(%391) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%393 = "stablehlo.xor"(%392, %365) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%394 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%395 = "stablehlo.xor"(%393, %394) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%396 = "stablehlo.xor"(%385, %358) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%397 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%398 = "stablehlo.xor"(%396, %397) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%399 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%400 = "stablehlo.add"(%376, %399) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%401 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%402 = "stablehlo.add"(%378, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%403 = "stablehlo.convert"(%395) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%404 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%405 = "stablehlo.multiply"(%403, %404) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%406 = "stablehlo.convert"(%405) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%407 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%408 = "stablehlo.shift_right_logical"(%405, %407) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%409 = "stablehlo.convert"(%408) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%410 = "stablehlo.convert"(%398) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%411 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%412 = "stablehlo.multiply"(%410, %411) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%413 = "stablehlo.convert"(%412) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%414 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%415 = "stablehlo.shift_right_logical"(%412, %414) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%416 = "stablehlo.convert"(%415) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%417 = "stablehlo.xor"(%416, %389) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%418 = "stablehlo.broadcast_in_dim"(%400) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%419 = "stablehlo.xor"(%417, %418) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%420 = "stablehlo.xor"(%409, %382) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%421 = "stablehlo.broadcast_in_dim"(%402) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%422 = "stablehlo.xor"(%420, %421) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%423 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%424 = "stablehlo.add"(%400, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%426 = "stablehlo.add"(%402, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.convert"(%419) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%428 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%429 = "stablehlo.multiply"(%427, %428) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%430 = "stablehlo.convert"(%429) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%431 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%432 = "stablehlo.shift_right_logical"(%429, %431) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%433 = "stablehlo.convert"(%432) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%434 = "stablehlo.convert"(%422) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%435 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%436 = "stablehlo.multiply"(%434, %435) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%437 = "stablehlo.convert"(%436) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%438 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%439 = "stablehlo.shift_right_logical"(%436, %438) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%440 = "stablehlo.convert"(%439) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%441 = "stablehlo.xor"(%440, %413) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%442 = "stablehlo.broadcast_in_dim"(%424) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%443 = "stablehlo.xor"(%441, %442) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%444 = "stablehlo.xor"(%433, %406) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%445 = "stablehlo.broadcast_in_dim"(%426) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%446 = "stablehlo.xor"(%444, %445) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%447 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%448 = "stablehlo.add"(%424, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.add"(%426, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.convert"(%443) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%452 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%453 = "stablehlo.multiply"(%451, %452) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%454 = "stablehlo.convert"(%453) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%455 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%456 = "stablehlo.shift_right_logical"(%453, %455) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%457 = "stablehlo.convert"(%456) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%458 = "stablehlo.convert"(%446) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%459 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%460 = "stablehlo.multiply"(%458, %459) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%461 = "stablehlo.convert"(%460) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%462 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%463 = "stablehlo.shift_right_logical"(%460, %462) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%464 = "stablehlo.convert"(%463) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%465 = "stablehlo.xor"(%464, %437) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%466 = "stablehlo.broadcast_in_dim"(%448) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%467 = "stablehlo.xor"(%465, %466) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%468 = "stablehlo.xor"(%457, %430) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%469 = "stablehlo.broadcast_in_dim"(%450) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%470 = "stablehlo.xor"(%468, %469) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%471 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%472 = "stablehlo.add"(%448, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.add"(%450, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.convert"(%467) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%476 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%477 = "stablehlo.multiply"(%475, %476) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%478 = "stablehlo.convert"(%477) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%479 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%480 = "stablehlo.shift_right_logical"(%477, %479) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%481 = "stablehlo.convert"(%480) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%482 = "stablehlo.convert"(%470) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%483 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%484 = "stablehlo.multiply"(%482, %483) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%485 = "stablehlo.convert"(%484) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%486 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%487 = "stablehlo.shift_right_logical"(%484, %486) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%488 = "stablehlo.convert"(%487) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%489 = "stablehlo.xor"(%488, %461) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%490 = "stablehlo.broadcast_in_dim"(%472) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%491 = "stablehlo.xor"(%489, %490) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%492 = "stablehlo.xor"(%481, %454) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%493 = "stablehlo.broadcast_in_dim"(%474) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%494 = "stablehlo.xor"(%492, %493) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%495 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%496 = "stablehlo.add"(%472, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.add"(%474, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.convert"(%491) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%500 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%501 = "stablehlo.multiply"(%499, %500) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%502 = "stablehlo.convert"(%501) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%503 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%504 = "stablehlo.shift_right_logical"(%501, %503) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%505 = "stablehlo.convert"(%504) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%506 = "stablehlo.convert"(%494) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%507 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%508 = "stablehlo.multiply"(%506, %507) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%509 = "stablehlo.convert"(%508) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%510 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%511 = "stablehlo.shift_right_logical"(%508, %510) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%512 = "stablehlo.convert"(%511) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%513 = "stablehlo.xor"(%512, %485) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%514 = "stablehlo.broadcast_in_dim"(%496) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%515 = "stablehlo.xor"(%513, %514) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%516 = "stablehlo.xor"(%505, %478) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%517 = "stablehlo.broadcast_in_dim"(%498) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%518 = "stablehlo.xor"(%516, %517) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%519 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%520 = "stablehlo.add"(%496, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%522 = "stablehlo.add"(%498, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.convert"(%515) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%524 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%525 = "stablehlo.multiply"(%523, %524) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%526 = "stablehlo.convert"(%525) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%527 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%528 = "stablehlo.shift_right_logical"(%525, %527) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%529 = "stablehlo.convert"(%528) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%530 = "stablehlo.convert"(%518) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%531 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%532 = "stablehlo.multiply"(%530, %531) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%533 = "stablehlo.convert"(%532) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%534 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%535 = "stablehlo.shift_right_logical"(%532, %534) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%536 = "stablehlo.convert"(%535) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%537 = "stablehlo.xor"(%536, %509) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%538 = "stablehlo.broadcast_in_dim"(%520) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%539 = "stablehlo.xor"(%537, %538) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%540 = "stablehlo.xor"(%529, %502) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%541 = "stablehlo.broadcast_in_dim"(%522) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%542 = "stablehlo.xor"(%540, %541) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%543 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.add"(%520, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%546 = "stablehlo.add"(%522, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.convert"(%539) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%548 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%549 = "stablehlo.multiply"(%547, %548) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%550 = "stablehlo.convert"(%549) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%551 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%552 = "stablehlo.shift_right_logical"(%549, %551) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%553 = "stablehlo.convert"(%552) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%554 = "stablehlo.convert"(%542) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%555 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%556 = "stablehlo.multiply"(%554, %555) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%557 = "stablehlo.convert"(%556) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%558 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%559 = "stablehlo.shift_right_logical"(%556, %558) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%560 = "stablehlo.convert"(%559) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%561 = "stablehlo.xor"(%560, %533) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%562 = "stablehlo.broadcast_in_dim"(%544) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%563 = "stablehlo.xor"(%561, %562) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%564 = "stablehlo.xor"(%553, %526) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%565 = "stablehlo.broadcast_in_dim"(%546) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%566 = "stablehlo.xor"(%564, %565) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%567 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%568 = "stablehlo.add"(%544, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%570 = "stablehlo.add"(%546, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.convert"(%563) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%572 = "stablehlo.constant"() {value = dense<3528531795> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%573 = "stablehlo.multiply"(%571, %572) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%574 = "stablehlo.convert"(%573) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%575 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%576 = "stablehlo.shift_right_logical"(%573, %575) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%577 = "stablehlo.convert"(%576) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%578 = "stablehlo.convert"(%566) : (tensor<8x4xui32>) -> tensor<8x4xui64>
%579 = "stablehlo.constant"() {value = dense<3449720151> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%580 = "stablehlo.multiply"(%578, %579) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%581 = "stablehlo.convert"(%580) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%582 = "stablehlo.constant"() {value = dense<32> : tensor<8x4xui64>} : () -> tensor<8x4xui64>
%583 = "stablehlo.shift_right_logical"(%580, %582) : (tensor<8x4xui64>, tensor<8x4xui64>) -> tensor<8x4xui64>
%584 = "stablehlo.convert"(%583) : (tensor<8x4xui64>) -> tensor<8x4xui32>
%585 = "stablehlo.xor"(%584, %557) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%586 = "stablehlo.broadcast_in_dim"(%568) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%587 = "stablehlo.xor"(%585, %586) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%588 = "stablehlo.xor"(%577, %550) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%589 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%590 = "stablehlo.xor"(%588, %589) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%591 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%592 = "stablehlo.add"(%568, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%594 = "stablehlo.add"(%570, %593) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%595 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%596 = "stablehlo.shift_right_logical"(%587, %595) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%597 = "stablehlo.convert"(%596) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%598 = "stablehlo.convert"(%597) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%599 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%600 = "stablehlo.add"(%598, %599) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%601 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%602 = "stablehlo.multiply"(%600, %601) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%603 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%604 = "stablehlo.shift_right_logical"(%581, %603) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%605 = "stablehlo.convert"(%604) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%606 = "stablehlo.convert"(%605) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%607 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%608 = "stablehlo.add"(%606, %607) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%609 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%610 = "stablehlo.multiply"(%608, %609) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%611 = "stablehlo.negate"(%20) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%612 = "stablehlo.log_plus_one"(%611) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%613 = "stablehlo.multiply"(%22, %612) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%614 = "stablehlo.exponential"(%613) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%615 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%616 = "stablehlo.subtract"(%615, %20) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%617 = "stablehlo.divide"(%20, %616) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%618 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%619 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%650, %651, %652, %653 = "stablehlo.while"(%619, %614, %614, %618) ({
^bb0(%620: tensor<i32>, %621: tensor<8x4xf32>, %622: tensor<8x4xf32>, %623: tensor<8x4xf32>):
%624 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%625 = "stablehlo.compare"(%620, %624) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%625) : (tensor<i1>) -> ()
}, {
^bb0(%626: tensor<i32>, %627: tensor<8x4xf32>, %628: tensor<8x4xf32>, %629: tensor<8x4xf32>):
%630 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%631 = "stablehlo.add"(%626, %630) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%632 = "stablehlo.convert"(%626) : (tensor<i32>) -> tensor<f32>
%633 = "stablehlo.broadcast_in_dim"(%632) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%634 = "stablehlo.subtract"(%22, %633) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%635 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%636 = "stablehlo.maximum"(%634, %635) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%637 = "stablehlo.multiply"(%627, %617) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%638 = "stablehlo.multiply"(%637, %636) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%639 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%640 = "stablehlo.add"(%632, %639) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%641 = "stablehlo.broadcast_in_dim"(%640) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%642 = "stablehlo.divide"(%638, %641) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%643 = "stablehlo.compare"(%602, %628) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%644 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%645 = "stablehlo.compare"(%627, %644) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%646 = "stablehlo.and"(%643, %645) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%647 = "stablehlo.add"(%628, %642) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%648 = "stablehlo.convert"(%646) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%649 = "stablehlo.add"(%629, %648) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%631, %642, %647, %649) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> ()
}) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
%654 = "stablehlo.floor"(%22) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%655 = "stablehlo.minimum"(%653, %654) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%656 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%657 = "stablehlo.subtract"(%602, %656) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%658 = "stablehlo.abs"(%657) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%659 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%660 = "stablehlo.subtract"(%659, %658) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%661 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%662 = "stablehlo.multiply"(%661, %42) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%663 = "stablehlo.divide"(%662, %660) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%664 = "stablehlo.add"(%663, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%665 = "stablehlo.multiply"(%664, %657) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%666 = "stablehlo.multiply"(%24, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%667 = "stablehlo.add"(%665, %666) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%668 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%669 = "stablehlo.add"(%667, %668) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%670 = "stablehlo.floor"(%669) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%671 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%672 = "stablehlo.compare"(%660, %671) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%673 = "stablehlo.compare"(%610, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%674 = "stablehlo.and"(%672, %673) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%675 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%676 = "stablehlo.compare"(%670, %675) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%677 = "stablehlo.compare"(%670, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%678 = "stablehlo.or"(%676, %677) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%679 = "stablehlo.select"(%678, %57, %670) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%680 = "stablehlo.divide"(%610, %53) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%681 = "stablehlo.multiply"(%660, %660) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%682 = "stablehlo.divide"(%42, %681) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%683 = "stablehlo.add"(%682, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%684 = "stablehlo.divide"(%680, %683) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%685 = "stablehlo.log"(%684) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%686 = "stablehlo.not"(%678) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%687 = "stablehlo.subtract"(%679, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%688 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%689 = "stablehlo.add"(%57, %688) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%690 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%691 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%692 = "stablehlo.add"(%690, %691) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%693 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%694 = "stablehlo.add"(%679, %693) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%695 = "stablehlo.subtract"(%24, %679) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%696 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%697 = "stablehlo.add"(%695, %696) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%698 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%699 = "stablehlo.subtract"(%698, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%700 = "stablehlo.divide"(%26, %699) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%701 = "stablehlo.multiply"(%700, %697) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%702 = "stablehlo.divide"(%701, %694) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%703 = "stablehlo.log"(%702) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%704 = "stablehlo.multiply"(%687, %703) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%705 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%706 = "stablehlo.add"(%57, %705) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%707 = "stablehlo.divide"(%687, %689) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%708 = "stablehlo.log_plus_one"(%707) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%709 = "stablehlo.multiply"(%706, %708) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%710 = "stablehlo.subtract"(%704, %709) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%711 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%712 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%713 = "stablehlo.add"(%711, %712) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%714 = "stablehlo.negate"(%687) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%715 = "stablehlo.divide"(%714, %692) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%716 = "stablehlo.log_plus_one"(%715) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%717 = "stablehlo.multiply"(%713, %716) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%718 = "stablehlo.subtract"(%710, %717) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%719 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%720 = "stablehlo.divide"(%719, %689) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%721 = "stablehlo.multiply"(%720, %720) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%722 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%723 = "stablehlo.divide"(%721, %722) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%724 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%725 = "stablehlo.subtract"(%724, %723) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%726 = "stablehlo.multiply"(%721, %725) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%727 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%728 = "stablehlo.subtract"(%727, %726) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%729 = "stablehlo.multiply"(%720, %728) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%730 = "stablehlo.add"(%718, %729) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%731 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%732 = "stablehlo.divide"(%731, %692) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%733 = "stablehlo.multiply"(%732, %732) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%734 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%735 = "stablehlo.divide"(%733, %734) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%736 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%737 = "stablehlo.subtract"(%736, %735) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%738 = "stablehlo.multiply"(%733, %737) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%739 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%740 = "stablehlo.subtract"(%739, %738) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%741 = "stablehlo.multiply"(%732, %740) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%742 = "stablehlo.add"(%730, %741) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%743 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%744 = "stablehlo.divide"(%743, %694) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%745 = "stablehlo.multiply"(%744, %744) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%746 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%747 = "stablehlo.divide"(%745, %746) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%748 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%749 = "stablehlo.subtract"(%748, %747) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%750 = "stablehlo.multiply"(%745, %749) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%751 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%752 = "stablehlo.subtract"(%751, %750) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%753 = "stablehlo.multiply"(%744, %752) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%754 = "stablehlo.subtract"(%742, %753) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%755 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%756 = "stablehlo.divide"(%755, %697) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%757 = "stablehlo.multiply"(%756, %756) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%758 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%759 = "stablehlo.divide"(%757, %758) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%760 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%761 = "stablehlo.subtract"(%760, %759) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%762 = "stablehlo.multiply"(%757, %761) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%763 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%764 = "stablehlo.subtract"(%763, %762) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%765 = "stablehlo.multiply"(%756, %764) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%766 = "stablehlo.subtract"(%754, %765) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%767 = "stablehlo.compare"(%685, %766) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%768 = "stablehlo.or"(%674, %767) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%769 = "stablehlo.and"(%686, %768) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%770 = "stablehlo.or"(%16, %769) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%771 = "stablehlo.or"(%770, %13) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%772 = "stablehlo.select"(%16, %655, %679) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%773 = "stablehlo.and"(%340, %771) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%774 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%775 = "stablehlo.add"(%339, %774) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%776 = "stablehlo.not"(%771) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%777 = "stablehlo.and"(%340, %776) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%778 = "stablehlo.select"(%773, %772, %341) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%775, %777, %778) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> ()
}) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>)
%782 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%783 = "stablehlo.select"(%13, %782, %781) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%784 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%785 = "stablehlo.maximum"(%3, %784) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%786 = "stablehlo.subtract"(%785, %783) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%787 = "stablehlo.select"(%6, %786, %783) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%788 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%789 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%790 = "stablehlo.or"(%788, %789) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%791 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%792 = "stablehlo.select"(%790, %791, %787) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
return %792 : tensor<8x4xf32>
}
}

