// 1000
// random counters: 1
module @example {
func.func public @main(%0: tensor<2xui64>) -> (tensor<1000xi64>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%2 = "stablehlo.reshape"(%1) : (tensor<1xui64>) -> tensor<ui64>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1000xui32>
%6 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%7 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%8 = "stablehlo.shift_right_logical"(%4, %7) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%9 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<1000xui32>} : () -> tensor<1000xui32>
%13 = "stablehlo.convert"(%2) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%2, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.convert"(%5) : (tensor<1000xui32>) -> tensor<1000xui64>
%18 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%20 = "stablehlo.convert"(%19) : (tensor<1000xui64>) -> tensor<1000xui32>
%21 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%22 = "stablehlo.shift_right_logical"(%19, %21) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%23 = "stablehlo.convert"(%22) : (tensor<1000xui64>) -> tensor<1000xui32>
%24 = "stablehlo.convert"(%10) : (tensor<1000xui32>) -> tensor<1000xui64>
%25 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%27 = "stablehlo.convert"(%26) : (tensor<1000xui64>) -> tensor<1000xui32>
%28 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%29 = "stablehlo.shift_right_logical"(%26, %28) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%30 = "stablehlo.convert"(%29) : (tensor<1000xui64>) -> tensor<1000xui32>
%31 = "stablehlo.xor"(%30, %12) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%32 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%33 = "stablehlo.xor"(%31, %32) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%34 = "stablehlo.xor"(%23, %11) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%35 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%36 = "stablehlo.xor"(%34, %35) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%37 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.add"(%13, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.add"(%16, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.convert"(%33) : (tensor<1000xui32>) -> tensor<1000xui64>
%42 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%43 = "stablehlo.multiply"(%41, %42) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%44 = "stablehlo.convert"(%43) : (tensor<1000xui64>) -> tensor<1000xui32>
%45 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%46 = "stablehlo.shift_right_logical"(%43, %45) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%47 = "stablehlo.convert"(%46) : (tensor<1000xui64>) -> tensor<1000xui32>
%48 = "stablehlo.convert"(%36) : (tensor<1000xui32>) -> tensor<1000xui64>
%49 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%51 = "stablehlo.convert"(%50) : (tensor<1000xui64>) -> tensor<1000xui32>
%52 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%53 = "stablehlo.shift_right_logical"(%50, %52) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%54 = "stablehlo.convert"(%53) : (tensor<1000xui64>) -> tensor<1000xui32>
%55 = "stablehlo.xor"(%54, %27) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%56 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%57 = "stablehlo.xor"(%55, %56) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%58 = "stablehlo.xor"(%47, %20) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%59 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%60 = "stablehlo.xor"(%58, %59) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%61 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.add"(%38, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.add"(%40, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.convert"(%57) : (tensor<1000xui32>) -> tensor<1000xui64>
%66 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%68 = "stablehlo.convert"(%67) : (tensor<1000xui64>) -> tensor<1000xui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%70 = "stablehlo.shift_right_logical"(%67, %69) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%71 = "stablehlo.convert"(%70) : (tensor<1000xui64>) -> tensor<1000xui32>
%72 = "stablehlo.convert"(%60) : (tensor<1000xui32>) -> tensor<1000xui64>
%73 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%75 = "stablehlo.convert"(%74) : (tensor<1000xui64>) -> tensor<1000xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%78 = "stablehlo.convert"(%77) : (tensor<1000xui64>) -> tensor<1000xui32>
%79 = "stablehlo.xor"(%78, %51) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%80 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%81 = "stablehlo.xor"(%79, %80) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%82 = "stablehlo.xor"(%71, %44) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%83 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%84 = "stablehlo.xor"(%82, %83) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%85 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.add"(%62, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.add"(%64, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.convert"(%81) : (tensor<1000xui32>) -> tensor<1000xui64>
%90 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%91 = "stablehlo.multiply"(%89, %90) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%92 = "stablehlo.convert"(%91) : (tensor<1000xui64>) -> tensor<1000xui32>
%93 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%94 = "stablehlo.shift_right_logical"(%91, %93) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%95 = "stablehlo.convert"(%94) : (tensor<1000xui64>) -> tensor<1000xui32>
%96 = "stablehlo.convert"(%84) : (tensor<1000xui32>) -> tensor<1000xui64>
%97 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%98 = "stablehlo.multiply"(%96, %97) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%99 = "stablehlo.convert"(%98) : (tensor<1000xui64>) -> tensor<1000xui32>
%100 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%101 = "stablehlo.shift_right_logical"(%98, %100) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%102 = "stablehlo.convert"(%101) : (tensor<1000xui64>) -> tensor<1000xui32>
%103 = "stablehlo.xor"(%102, %75) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%104 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%105 = "stablehlo.xor"(%103, %104) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%106 = "stablehlo.xor"(%95, %68) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%107 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%108 = "stablehlo.xor"(%106, %107) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%109 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.add"(%86, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.add"(%88, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.convert"(%105) : (tensor<1000xui32>) -> tensor<1000xui64>
%114 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%116 = "stablehlo.convert"(%115) : (tensor<1000xui64>) -> tensor<1000xui32>
%117 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%118 = "stablehlo.shift_right_logical"(%115, %117) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%119 = "stablehlo.convert"(%118) : (tensor<1000xui64>) -> tensor<1000xui32>
%120 = "stablehlo.convert"(%108) : (tensor<1000xui32>) -> tensor<1000xui64>
%121 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%122 = "stablehlo.multiply"(%120, %121) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%123 = "stablehlo.convert"(%122) : (tensor<1000xui64>) -> tensor<1000xui32>
%124 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%125 = "stablehlo.shift_right_logical"(%122, %124) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%126 = "stablehlo.convert"(%125) : (tensor<1000xui64>) -> tensor<1000xui32>
%127 = "stablehlo.xor"(%126, %99) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%128 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%129 = "stablehlo.xor"(%127, %128) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%130 = "stablehlo.xor"(%119, %92) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%131 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%132 = "stablehlo.xor"(%130, %131) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%133 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.add"(%110, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%112, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.convert"(%129) : (tensor<1000xui32>) -> tensor<1000xui64>
%138 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%140 = "stablehlo.convert"(%139) : (tensor<1000xui64>) -> tensor<1000xui32>
%141 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%142 = "stablehlo.shift_right_logical"(%139, %141) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%143 = "stablehlo.convert"(%142) : (tensor<1000xui64>) -> tensor<1000xui32>
%144 = "stablehlo.convert"(%132) : (tensor<1000xui32>) -> tensor<1000xui64>
%145 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%147 = "stablehlo.convert"(%146) : (tensor<1000xui64>) -> tensor<1000xui32>
%148 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%149 = "stablehlo.shift_right_logical"(%146, %148) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%150 = "stablehlo.convert"(%149) : (tensor<1000xui64>) -> tensor<1000xui32>
%151 = "stablehlo.xor"(%150, %123) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%152 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%153 = "stablehlo.xor"(%151, %152) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%154 = "stablehlo.xor"(%143, %116) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%155 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%156 = "stablehlo.xor"(%154, %155) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%157 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.add"(%134, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.add"(%136, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.convert"(%153) : (tensor<1000xui32>) -> tensor<1000xui64>
%162 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%163 = "stablehlo.multiply"(%161, %162) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%164 = "stablehlo.convert"(%163) : (tensor<1000xui64>) -> tensor<1000xui32>
%165 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%166 = "stablehlo.shift_right_logical"(%163, %165) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%167 = "stablehlo.convert"(%166) : (tensor<1000xui64>) -> tensor<1000xui32>
%168 = "stablehlo.convert"(%156) : (tensor<1000xui32>) -> tensor<1000xui64>
%169 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%171 = "stablehlo.convert"(%170) : (tensor<1000xui64>) -> tensor<1000xui32>
%172 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%173 = "stablehlo.shift_right_logical"(%170, %172) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%174 = "stablehlo.convert"(%173) : (tensor<1000xui64>) -> tensor<1000xui32>
%175 = "stablehlo.xor"(%174, %147) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%176 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%177 = "stablehlo.xor"(%175, %176) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%178 = "stablehlo.xor"(%167, %140) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%179 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%180 = "stablehlo.xor"(%178, %179) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%181 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.add"(%158, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.add"(%160, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.convert"(%177) : (tensor<1000xui32>) -> tensor<1000xui64>
%186 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%187 = "stablehlo.multiply"(%185, %186) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%188 = "stablehlo.convert"(%187) : (tensor<1000xui64>) -> tensor<1000xui32>
%189 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%190 = "stablehlo.shift_right_logical"(%187, %189) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%191 = "stablehlo.convert"(%190) : (tensor<1000xui64>) -> tensor<1000xui32>
%192 = "stablehlo.convert"(%180) : (tensor<1000xui32>) -> tensor<1000xui64>
%193 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%194 = "stablehlo.multiply"(%192, %193) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%195 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%196 = "stablehlo.shift_right_logical"(%194, %195) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%197 = "stablehlo.convert"(%196) : (tensor<1000xui64>) -> tensor<1000xui32>
%198 = "stablehlo.xor"(%197, %171) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%199 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%200 = "stablehlo.xor"(%198, %199) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%201 = "stablehlo.xor"(%191, %164) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%202 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%204 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%205 = "stablehlo.add"(%182, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%184, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.convert"(%200) : (tensor<1000xui32>) -> tensor<1000xui64>
%209 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1000xui64>} : () -> tensor<1000xui64>
%210 = "stablehlo.multiply"(%208, %209) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%211 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%212 = "stablehlo.shift_right_logical"(%210, %211) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%213 = "stablehlo.convert"(%212) : (tensor<1000xui64>) -> tensor<1000xui32>
%214 = "stablehlo.convert"(%203) : (tensor<1000xui32>) -> tensor<1000xui64>
%215 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%217 = "stablehlo.convert"(%216) : (tensor<1000xui64>) -> tensor<1000xui32>
%218 = "stablehlo.xor"(%213, %188) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%219 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%220 = "stablehlo.xor"(%218, %219) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%221 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%205, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.convert"(%220) : (tensor<1000xui32>) -> tensor<1000xui64>
%224 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1000xui64>} : () -> tensor<1000xui64>
%225 = "stablehlo.multiply"(%223, %224) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%226 = "stablehlo.convert"(%225) : (tensor<1000xui64>) -> tensor<1000xui32>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%228 = "stablehlo.shift_right_logical"(%225, %227) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%229 = "stablehlo.convert"(%228) : (tensor<1000xui64>) -> tensor<1000xui32>
%230 = "stablehlo.xor"(%229, %217) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%231 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1000xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<1000xui32>, tensor<1000xui32>) -> tensor<1000xui32>
%233 = "stablehlo.convert"(%232) : (tensor<1000xui32>) -> tensor<1000xui64>
%234 = "stablehlo.convert"(%226) : (tensor<1000xui32>) -> tensor<1000xui64>
%235 = "stablehlo.constant"() {value = dense<32> : tensor<1000xui64>} : () -> tensor<1000xui64>
%236 = "stablehlo.shift_left"(%234, %235) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%237 = "stablehlo.or"(%233, %236) : (tensor<1000xui64>, tensor<1000xui64>) -> tensor<1000xui64>
%238 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1000xi32>
%244, %245 = "stablehlo.sort"(%237, %238) ({
^bb0(%239: tensor<ui64>, %240: tensor<ui64>, %241: tensor<i32>, %242: tensor<i32>):
%243 = "stablehlo.compare"(%239, %240) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%243) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<1000xui64>, tensor<1000xi32>) -> (tensor<1000xui64>, tensor<1000xi32>)
%246 = "stablehlo.convert"(%245) : (tensor<1000xi32>) -> tensor<1000xi64>
return %246 : tensor<1000xi64>
}
}

// 7 dtype=s32
// random counters: 1
module @example {
func.func public @main(%0: tensor<2xui64>) -> (tensor<7xi32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%2 = "stablehlo.reshape"(%1) : (tensor<1xui64>) -> tensor<ui64>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xui32>
%6 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%7 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%8 = "stablehlo.shift_right_logical"(%4, %7) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%9 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<7xui32>} : () -> tensor<7xui32>
%13 = "stablehlo.convert"(%2) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%2, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.convert"(%5) : (tensor<7xui32>) -> tensor<7xui64>
%18 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%20 = "stablehlo.convert"(%19) : (tensor<7xui64>) -> tensor<7xui32>
%21 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%22 = "stablehlo.shift_right_logical"(%19, %21) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%23 = "stablehlo.convert"(%22) : (tensor<7xui64>) -> tensor<7xui32>
%24 = "stablehlo.convert"(%10) : (tensor<7xui32>) -> tensor<7xui64>
%25 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%27 = "stablehlo.convert"(%26) : (tensor<7xui64>) -> tensor<7xui32>
%28 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%29 = "stablehlo.shift_right_logical"(%26, %28) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%30 = "stablehlo.convert"(%29) : (tensor<7xui64>) -> tensor<7xui32>
%31 = "stablehlo.xor"(%30, %12) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%32 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%33 = "stablehlo.xor"(%31, %32) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%34 = "stablehlo.xor"(%23, %11) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%35 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%36 = "stablehlo.xor"(%34, %35) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%37 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.add"(%13, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.add"(%16, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.convert"(%33) : (tensor<7xui32>) -> tensor<7xui64>
%42 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%43 = "stablehlo.multiply"(%41, %42) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%44 = "stablehlo.convert"(%43) : (tensor<7xui64>) -> tensor<7xui32>
%45 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%46 = "stablehlo.shift_right_logical"(%43, %45) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%47 = "stablehlo.convert"(%46) : (tensor<7xui64>) -> tensor<7xui32>
%48 = "stablehlo.convert"(%36) : (tensor<7xui32>) -> tensor<7xui64>
%49 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%51 = "stablehlo.convert"(%50) : (tensor<7xui64>) -> tensor<7xui32>
%52 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%53 = "stablehlo.shift_right_logical"(%50, %52) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%54 = "stablehlo.convert"(%53) : (tensor<7xui64>) -> tensor<7xui32>
%55 = "stablehlo.xor"(%54, %27) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%56 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%57 = "stablehlo.xor"(%55, %56) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%58 = "stablehlo.xor"(%47, %20) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%59 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%60 = "stablehlo.xor"(%58, %59) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%61 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.add"(%38, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.add"(%40, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.convert"(%57) : (tensor<7xui32>) -> tensor<7xui64>
%66 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%68 = "stablehlo.convert"(%67) : (tensor<7xui64>) -> tensor<7xui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%70 = "stablehlo.shift_right_logical"(%67, %69) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%71 = "stablehlo.convert"(%70) : (tensor<7xui64>) -> tensor<7xui32>
%72 = "stablehlo.convert"(%60) : (tensor<7xui32>) -> tensor<7xui64>
%73 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%75 = "stablehlo.convert"(%74) : (tensor<7xui64>) -> tensor<7xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%78 = "stablehlo.convert"(%77) : (tensor<7xui64>) -> tensor<7xui32>
%79 = "stablehlo.xor"(%78, %51) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%80 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%81 = "stablehlo.xor"(%79, %80) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%82 = "stablehlo.xor"(%71, %44) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%83 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%84 = "stablehlo.xor"(%82, %83) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%85 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.add"(%62, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.add"(%64, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.convert"(%81) : (tensor<7xui32>) -> tensor<7xui64>
%90 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%91 = "stablehlo.multiply"(%89, %90) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%92 = "stablehlo.convert"(%91) : (tensor<7xui64>) -> tensor<7xui32>
%93 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%94 = "stablehlo.shift_right_logical"(%91, %93) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%95 = "stablehlo.convert"(%94) : (tensor<7xui64>) -> tensor<7xui32>
%96 = "stablehlo.convert"(%84) : (tensor<7xui32>) -> tensor<7xui64>
%97 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%98 = "stablehlo.multiply"(%96, %97) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%99 = "stablehlo.convert"(%98) : (tensor<7xui64>) -> tensor<7xui32>
%100 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%101 = "stablehlo.shift_right_logical"(%98, %100) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%102 = "stablehlo.convert"(%101) : (tensor<7xui64>) -> tensor<7xui32>
%103 = "stablehlo.xor"(%102, %75) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%104 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%105 = "stablehlo.xor"(%103, %104) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%106 = "stablehlo.xor"(%95, %68) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%107 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%108 = "stablehlo.xor"(%106, %107) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%109 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.add"(%86, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.add"(%88, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.convert"(%105) : (tensor<7xui32>) -> tensor<7xui64>
%114 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%116 = "stablehlo.convert"(%115) : (tensor<7xui64>) -> tensor<7xui32>
%117 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%118 = "stablehlo.shift_right_logical"(%115, %117) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%119 = "stablehlo.convert"(%118) : (tensor<7xui64>) -> tensor<7xui32>
%120 = "stablehlo.convert"(%108) : (tensor<7xui32>) -> tensor<7xui64>
%121 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%122 = "stablehlo.multiply"(%120, %121) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%123 = "stablehlo.convert"(%122) : (tensor<7xui64>) -> tensor<7xui32>
%124 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%125 = "stablehlo.shift_right_logical"(%122, %124) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%126 = "stablehlo.convert"(%125) : (tensor<7xui64>) -> tensor<7xui32>
%127 = "stablehlo.xor"(%126, %99) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%128 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%129 = "stablehlo.xor"(%127, %128) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%130 = "stablehlo.xor"(%119, %92) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%131 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%132 = "stablehlo.xor"(%130, %131) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%133 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.add"(%110, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%112, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.convert"(%129) : (tensor<7xui32>) -> tensor<7xui64>
%138 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%140 = "stablehlo.convert"(%139) : (tensor<7xui64>) -> tensor<7xui32>
%141 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%142 = "stablehlo.shift_right_logical"(%139, %141) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%143 = "stablehlo.convert"(%142) : (tensor<7xui64>) -> tensor<7xui32>
%144 = "stablehlo.convert"(%132) : (tensor<7xui32>) -> tensor<7xui64>
%145 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%147 = "stablehlo.convert"(%146) : (tensor<7xui64>) -> tensor<7xui32>
%148 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%149 = "stablehlo.shift_right_logical"(%146, %148) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%150 = "stablehlo.convert"(%149) : (tensor<7xui64>) -> tensor<7xui32>
%151 = "stablehlo.xor"(%150, %123) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%152 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%153 = "stablehlo.xor"(%151, %152) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%154 = "stablehlo.xor"(%143, %116) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%155 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%156 = "stablehlo.xor"(%154, %155) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%157 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.add"(%134, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.add"(%136, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.convert"(%153) : (tensor<7xui32>) -> tensor<7xui64>
%162 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%163 = "stablehlo.multiply"(%161, %162) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%164 = "stablehlo.convert"(%163) : (tensor<7xui64>) -> tensor<7xui32>
%165 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%166 = "stablehlo.shift_right_logical"(%163, %165) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%167 = "stablehlo.convert"(%166) : (tensor<7xui64>) -> tensor<7xui32>
%168 = "stablehlo.convert"(%156) : (tensor<7xui32>) -> tensor<7xui64>
%169 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%171 = "stablehlo.convert"(%170) : (tensor<7xui64>) -> tensor<7xui32>
%172 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%173 = "stablehlo.shift_right_logical"(%170, %172) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%174 = "stablehlo.convert"(%173) : (tensor<7xui64>) -> tensor<7xui32>
%175 = "stablehlo.xor"(%174, %147) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%176 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%177 = "stablehlo.xor"(%175, %176) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%178 = "stablehlo.xor"(%167, %140) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%179 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%180 = "stablehlo.xor"(%178, %179) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%181 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.add"(%158, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.add"(%160, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.convert"(%177) : (tensor<7xui32>) -> tensor<7xui64>
%186 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%187 = "stablehlo.multiply"(%185, %186) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%188 = "stablehlo.convert"(%187) : (tensor<7xui64>) -> tensor<7xui32>
%189 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%190 = "stablehlo.shift_right_logical"(%187, %189) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%191 = "stablehlo.convert"(%190) : (tensor<7xui64>) -> tensor<7xui32>
%192 = "stablehlo.convert"(%180) : (tensor<7xui32>) -> tensor<7xui64>
%193 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%194 = "stablehlo.multiply"(%192, %193) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%195 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%196 = "stablehlo.shift_right_logical"(%194, %195) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%197 = "stablehlo.convert"(%196) : (tensor<7xui64>) -> tensor<7xui32>
%198 = "stablehlo.xor"(%197, %171) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%199 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%200 = "stablehlo.xor"(%198, %199) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%201 = "stablehlo.xor"(%191, %164) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%202 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%204 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%205 = "stablehlo.add"(%182, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%184, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.convert"(%200) : (tensor<7xui32>) -> tensor<7xui64>
%209 = "stablehlo.constant"() {value = dense<3528531795> : tensor<7xui64>} : () -> tensor<7xui64>
%210 = "stablehlo.multiply"(%208, %209) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%211 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%212 = "stablehlo.shift_right_logical"(%210, %211) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%213 = "stablehlo.convert"(%212) : (tensor<7xui64>) -> tensor<7xui32>
%214 = "stablehlo.convert"(%203) : (tensor<7xui32>) -> tensor<7xui64>
%215 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%217 = "stablehlo.convert"(%216) : (tensor<7xui64>) -> tensor<7xui32>
%218 = "stablehlo.xor"(%213, %188) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%219 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%220 = "stablehlo.xor"(%218, %219) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%221 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%205, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.convert"(%220) : (tensor<7xui32>) -> tensor<7xui64>
%224 = "stablehlo.constant"() {value = dense<3449720151> : tensor<7xui64>} : () -> tensor<7xui64>
%225 = "stablehlo.multiply"(%223, %224) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%226 = "stablehlo.convert"(%225) : (tensor<7xui64>) -> tensor<7xui32>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%228 = "stablehlo.shift_right_logical"(%225, %227) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%229 = "stablehlo.convert"(%228) : (tensor<7xui64>) -> tensor<7xui32>
%230 = "stablehlo.xor"(%229, %217) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%231 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<7xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
%233 = "stablehlo.convert"(%232) : (tensor<7xui32>) -> tensor<7xui64>
%234 = "stablehlo.convert"(%226) : (tensor<7xui32>) -> tensor<7xui64>
%235 = "stablehlo.constant"() {value = dense<32> : tensor<7xui64>} : () -> tensor<7xui64>
%236 = "stablehlo.shift_left"(%234, %235) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%237 = "stablehlo.or"(%233, %236) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
%238 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%244, %245 = "stablehlo.sort"(%237, %238) ({
^bb0(%239: tensor<ui64>, %240: tensor<ui64>, %241: tensor<i32>, %242: tensor<i32>):
%243 = "stablehlo.compare"(%239, %240) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%243) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<7xui64>, tensor<7xi32>) -> (tensor<7xui64>, tensor<7xi32>)
return %245 : tensor<7xi32>
}
}

// 0
module @example {
func.func public @main() -> (tensor<0xi64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
return %0 : tensor<0xi64>
}
}

