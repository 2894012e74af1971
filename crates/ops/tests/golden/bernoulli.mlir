// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%6 = "stablehlo.and"(%3, %5) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.and"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%13 = "stablehlo.reshape"(%12) : (tensor<1xui64>) -> tensor<ui64>
%14 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%15 = "stablehlo.reshape"(%14) : (tensor<1xui64>) -> tensor<ui64>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%17 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%15, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%24 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%26 = "stablehlo.shift_right_logical"(%13, %25) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%27 = "stablehlo.convert"(%26) : (tensor<ui64>) -> tensor<ui32>
%28 = "stablehlo.convert"(%16) : (tensor<4096xui32>) -> tensor<4096xui64>
%29 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%34 = "stablehlo.convert"(%33) : (tensor<4096xui64>) -> tensor<4096xui32>
%35 = "stablehlo.convert"(%21) : (tensor<4096xui32>) -> tensor<4096xui64>
%36 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%38 = "stablehlo.convert"(%37) : (tensor<4096xui64>) -> tensor<4096xui32>
%39 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%40 = "stablehlo.shift_right_logical"(%37, %39) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%41 = "stablehlo.convert"(%40) : (tensor<4096xui64>) -> tensor<4096xui32>
%42 = "stablehlo.xor"(%41, %23) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%43 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%44 = "stablehlo.xor"(%42, %43) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%45 = "stablehlo.xor"(%34, %22) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%46 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%47 = "stablehlo.xor"(%45, %46) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%48 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.add"(%24, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.add"(%27, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.convert"(%44) : (tensor<4096xui32>) -> tensor<4096xui64>
%53 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%58 = "stablehlo.convert"(%57) : (tensor<4096xui64>) -> tensor<4096xui32>
%59 = "stablehlo.convert"(%47) : (tensor<4096xui32>) -> tensor<4096xui64>
%60 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%61 = "stablehlo.multiply"(%59, %60) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%62 = "stablehlo.convert"(%61) : (tensor<4096xui64>) -> tensor<4096xui32>
%63 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%64 = "stablehlo.shift_right_logical"(%61, %63) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%65 = "stablehlo.convert"(%64) : (tensor<4096xui64>) -> tensor<4096xui32>
%66 = "stablehlo.xor"(%65, %38) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%67 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%68 = "stablehlo.xor"(%66, %67) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%69 = "stablehlo.xor"(%58, %31) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%70 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%71 = "stablehlo.xor"(%69, %70) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%72 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.add"(%49, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.add"(%51, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.convert"(%68) : (tensor<4096xui32>) -> tensor<4096xui64>
%77 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%82 = "stablehlo.convert"(%81) : (tensor<4096xui64>) -> tensor<4096xui32>
%83 = "stablehlo.convert"(%71) : (tensor<4096xui32>) -> tensor<4096xui64>
%84 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%86 = "stablehlo.convert"(%85) : (tensor<4096xui64>) -> tensor<4096xui32>
%87 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%88 = "stablehlo.shift_right_logical"(%85, %87) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%89 = "stablehlo.convert"(%88) : (tensor<4096xui64>) -> tensor<4096xui32>
%90 = "stablehlo.xor"(%89, %62) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%91 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%92 = "stablehlo.xor"(%90, %91) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%93 = "stablehlo.xor"(%82, %55) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%94 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%95 = "stablehlo.xor"(%93, %94) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%96 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%73, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.add"(%75, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.convert"(%92) : (tensor<4096xui32>) -> tensor<4096xui64>
%101 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%106 = "stablehlo.convert"(%105) : (tensor<4096xui64>) -> tensor<4096xui32>
%107 = "stablehlo.convert"(%95) : (tensor<4096xui32>) -> tensor<4096xui64>
%108 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%109 = "stablehlo.multiply"(%107, %108) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%110 = "stablehlo.convert"(%109) : (tensor<4096xui64>) -> tensor<4096xui32>
%111 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%112 = "stablehlo.shift_right_logical"(%109, %111) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%113 = "stablehlo.convert"(%112) : (tensor<4096xui64>) -> tensor<4096xui32>
%114 = "stablehlo.xor"(%113, %86) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%115 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%116 = "stablehlo.xor"(%114, %115) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%117 = "stablehlo.xor"(%106, %79) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%118 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%119 = "stablehlo.xor"(%117, %118) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%120 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.add"(%97, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.add"(%99, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.convert"(%116) : (tensor<4096xui32>) -> tensor<4096xui64>
%125 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%130 = "stablehlo.convert"(%129) : (tensor<4096xui64>) -> tensor<4096xui32>
%131 = "stablehlo.convert"(%119) : (tensor<4096xui32>) -> tensor<4096xui64>
%132 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%133 = "stablehlo.multiply"(%131, %132) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%134 = "stablehlo.convert"(%133) : (tensor<4096xui64>) -> tensor<4096xui32>
%135 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%136 = "stablehlo.shift_right_logical"(%133, %135) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%137 = "stablehlo.convert"(%136) : (tensor<4096xui64>) -> tensor<4096xui32>
%138 = "stablehlo.xor"(%137, %110) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%139 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%140 = "stablehlo.xor"(%138, %139) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%141 = "stablehlo.xor"(%130, %103) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%142 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%143 = "stablehlo.xor"(%141, %142) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%144 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%121, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.add"(%123, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.convert"(%140) : (tensor<4096xui32>) -> tensor<4096xui64>
%149 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%154 = "stablehlo.convert"(%153) : (tensor<4096xui64>) -> tensor<4096xui32>
%155 = "stablehlo.convert"(%143) : (tensor<4096xui32>) -> tensor<4096xui64>
%156 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%158 = "stablehlo.convert"(%157) : (tensor<4096xui64>) -> tensor<4096xui32>
%159 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%160 = "stablehlo.shift_right_logical"(%157, %159) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%161 = "stablehlo.convert"(%160) : (tensor<4096xui64>) -> tensor<4096xui32>
%162 = "stablehlo.xor"(%161, %134) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%163 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%164 = "stablehlo.xor"(%162, %163) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%165 = "stablehlo.xor"(%154, %127) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%166 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%167 = "stablehlo.xor"(%165, %166) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%168 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%145, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.add"(%147, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.convert"(%164) : (tensor<4096xui32>) -> tensor<4096xui64>
%173 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%178 = "stablehlo.convert"(%177) : (tensor<4096xui64>) -> tensor<4096xui32>
%179 = "stablehlo.convert"(%167) : (tensor<4096xui32>) -> tensor<4096xui64>
%180 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%181 = "stablehlo.multiply"(%179, %180) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%182 = "stablehlo.convert"(%181) : (tensor<4096xui64>) -> tensor<4096xui32>
%183 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%184 = "stablehlo.shift_right_logical"(%181, %183) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%185 = "stablehlo.convert"(%184) : (tensor<4096xui64>) -> tensor<4096xui32>
%186 = "stablehlo.xor"(%185, %158) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%187 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%188 = "stablehlo.xor"(%186, %187) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%189 = "stablehlo.xor"(%178, %151) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%190 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%191 = "stablehlo.xor"(%189, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%192 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%169, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.add"(%171, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.convert"(%188) : (tensor<4096xui32>) -> tensor<4096xui64>
%197 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%199 = "stablehlo.convert"(%198) : (tensor<4096xui64>) -> tensor<4096xui32>
%200 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%201 = "stablehlo.shift_right_logical"(%198, %200) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%202 = "stablehlo.convert"(%201) : (tensor<4096xui64>) -> tensor<4096xui32>
%203 = "stablehlo.convert"(%191) : (tensor<4096xui32>) -> tensor<4096xui64>
%204 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%205 = "stablehlo.multiply"(%203, %204) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%206 = "stablehlo.convert"(%205) : (tensor<4096xui64>) -> tensor<4096xui32>
%207 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%208 = "stablehlo.shift_right_logical"(%205, %207) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%209 = "stablehlo.convert"(%208) : (tensor<4096xui64>) -> tensor<4096xui32>
%210 = "stablehlo.xor"(%209, %182) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%211 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%212 = "stablehlo.xor"(%210, %211) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%213 = "stablehlo.xor"(%202, %175) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%214 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%215 = "stablehlo.xor"(%213, %214) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%216 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%217 = "stablehlo.add"(%193, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.add"(%195, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.convert"(%212) : (tensor<4096xui32>) -> tensor<4096xui64>
%221 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%222 = "stablehlo.multiply"(%220, %221) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%223 = "stablehlo.convert"(%222) : (tensor<4096xui64>) -> tensor<4096xui32>
%224 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%225 = "stablehlo.shift_right_logical"(%222, %224) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%226 = "stablehlo.convert"(%225) : (tensor<4096xui64>) -> tensor<4096xui32>
%227 = "stablehlo.convert"(%215) : (tensor<4096xui32>) -> tensor<4096xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%230 = "stablehlo.convert"(%229) : (tensor<4096xui64>) -> tensor<4096xui32>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%232 = "stablehlo.shift_right_logical"(%229, %231) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%233 = "stablehlo.convert"(%232) : (tensor<4096xui64>) -> tensor<4096xui32>
%234 = "stablehlo.xor"(%233, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.xor"(%226, %199) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%239 = "stablehlo.xor"(%237, %238) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%240 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%241 = "stablehlo.add"(%217, %240) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%243 = "stablehlo.add"(%219, %242) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%244 = "stablehlo.convert"(%236) : (tensor<4096xui32>) -> tensor<4096xui64>
%245 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%246 = "stablehlo.multiply"(%244, %245) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%247 = "stablehlo.convert"(%246) : (tensor<4096xui64>) -> tensor<4096xui32>
%248 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%249 = "stablehlo.shift_right_logical"(%246, %248) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%250 = "stablehlo.convert"(%249) : (tensor<4096xui64>) -> tensor<4096xui32>
%251 = "stablehlo.convert"(%239) : (tensor<4096xui32>) -> tensor<4096xui64>
%252 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%254 = "stablehlo.convert"(%253) : (tensor<4096xui64>) -> tensor<4096xui32>
%255 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%256 = "stablehlo.shift_right_logical"(%253, %255) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%257 = "stablehlo.convert"(%256) : (tensor<4096xui64>) -> tensor<4096xui32>
%258 = "stablehlo.xor"(%257, %230) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%259 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%260 = "stablehlo.xor"(%258, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.xor"(%250, %223) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%263 = "stablehlo.xor"(%261, %262) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%265 = "stablehlo.add"(%241, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%267 = "stablehlo.add"(%243, %266) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%268 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%269 = "stablehlo.shift_right_logical"(%260, %268) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%270 = "stablehlo.convert"(%269) : (tensor<4096xui32>) -> tensor<4096xi32>
%271 = "stablehlo.convert"(%270) : (tensor<4096xi32>) -> tensor<4096xf32>
%272 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%273 = "stablehlo.multiply"(%271, %272) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%274 = "stablehlo.compare"(%273, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%275 = "stablehlo.convert"(%274) : (tensor<4096xi1>) -> tensor<4096xf32>
return %275 : tensor<4096xf32>
}
}

// bf16[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<2xui64>) -> (tensor<4096xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4096xbf16>) -> tensor<4096xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%14 = "stablehlo.reshape"(%13) : (tensor<1xui64>) -> tensor<ui64>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
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
%275 = "stablehlo.compare"(%274, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%276 = "stablehlo.convert"(%275) : (tensor<4096xi1>) -> tensor<4096xbf16>
return %276 : tensor<4096xbf16>
}
}

