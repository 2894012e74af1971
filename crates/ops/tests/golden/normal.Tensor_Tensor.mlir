// f32[2048,2] f32[2]
// random counters: 1
module @example {
func.func public @main(%0: tensor<2048x2xf32>, %1: tensor<2xf32>, %2: tensor<2xui64>) -> (tensor<2048x2xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2048x2xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2048x2xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%12 = "stablehlo.reshape"(%11) : (tensor<1xui64>) -> tensor<ui64>
%13 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%14 = "stablehlo.reshape"(%13) : (tensor<1xui64>) -> tensor<ui64>
%15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%16 = "stablehlo.reshape"(%15) : (tensor<4096xui32>) -> tensor<2048x2xui32>
%17 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%14, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%24 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%26 = "stablehlo.shift_right_logical"(%12, %25) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%27 = "stablehlo.convert"(%26) : (tensor<ui64>) -> tensor<ui32>
%28 = "stablehlo.convert"(%16) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%29 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%31 = "stablehlo.convert"(%30) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%34 = "stablehlo.convert"(%33) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%35 = "stablehlo.convert"(%21) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%36 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%38 = "stablehlo.convert"(%37) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%39 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%40 = "stablehlo.shift_right_logical"(%37, %39) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%41 = "stablehlo.convert"(%40) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%42 = "stablehlo.xor"(%41, %23) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%43 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%44 = "stablehlo.xor"(%42, %43) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%45 = "stablehlo.xor"(%34, %22) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%46 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%47 = "stablehlo.xor"(%45, %46) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%48 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.add"(%24, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.add"(%27, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.convert"(%44) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%53 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%55 = "stablehlo.convert"(%54) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%58 = "stablehlo.convert"(%57) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%59 = "stablehlo.convert"(%47) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%60 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%61 = "stablehlo.multiply"(%59, %60) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%62 = "stablehlo.convert"(%61) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%63 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%64 = "stablehlo.shift_right_logical"(%61, %63) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%65 = "stablehlo.convert"(%64) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%66 = "stablehlo.xor"(%65, %38) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%67 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%68 = "stablehlo.xor"(%66, %67) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%69 = "stablehlo.xor"(%58, %31) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%70 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%71 = "stablehlo.xor"(%69, %70) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%72 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.add"(%49, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.add"(%51, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.convert"(%68) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%77 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%79 = "stablehlo.convert"(%78) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%82 = "stablehlo.convert"(%81) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%83 = "stablehlo.convert"(%71) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%84 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%86 = "stablehlo.convert"(%85) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%87 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%88 = "stablehlo.shift_right_logical"(%85, %87) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%89 = "stablehlo.convert"(%88) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%90 = "stablehlo.xor"(%89, %62) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%91 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%92 = "stablehlo.xor"(%90, %91) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%93 = "stablehlo.xor"(%82, %55) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%94 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%95 = "stablehlo.xor"(%93, %94) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%96 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%73, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.add"(%75, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.convert"(%92) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%101 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%103 = "stablehlo.convert"(%102) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%106 = "stablehlo.convert"(%105) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%107 = "stablehlo.convert"(%95) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%108 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%109 = "stablehlo.multiply"(%107, %108) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%110 = "stablehlo.convert"(%109) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%111 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%112 = "stablehlo.shift_right_logical"(%109, %111) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%113 = "stablehlo.convert"(%112) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%114 = "stablehlo.xor"(%113, %86) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%115 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%116 = "stablehlo.xor"(%114, %115) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%117 = "stablehlo.xor"(%106, %79) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%118 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%119 = "stablehlo.xor"(%117, %118) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%120 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.add"(%97, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.add"(%99, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.convert"(%116) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%125 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%127 = "stablehlo.convert"(%126) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%130 = "stablehlo.convert"(%129) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%131 = "stablehlo.convert"(%119) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%132 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%133 = "stablehlo.multiply"(%131, %132) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%134 = "stablehlo.convert"(%133) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%135 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%136 = "stablehlo.shift_right_logical"(%133, %135) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%137 = "stablehlo.convert"(%136) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%138 = "stablehlo.xor"(%137, %110) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%139 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%140 = "stablehlo.xor"(%138, %139) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%141 = "stablehlo.xor"(%130, %103) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%142 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%143 = "stablehlo.xor"(%141, %142) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%144 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%121, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.add"(%123, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.convert"(%140) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%149 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%151 = "stablehlo.convert"(%150) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%154 = "stablehlo.convert"(%153) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%155 = "stablehlo.convert"(%143) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%156 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%158 = "stablehlo.convert"(%157) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%159 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%160 = "stablehlo.shift_right_logical"(%157, %159) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%161 = "stablehlo.convert"(%160) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%162 = "stablehlo.xor"(%161, %134) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%163 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%164 = "stablehlo.xor"(%162, %163) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%165 = "stablehlo.xor"(%154, %127) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%166 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%167 = "stablehlo.xor"(%165, %166) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%168 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%145, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.add"(%147, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.convert"(%164) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%173 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%175 = "stablehlo.convert"(%174) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%178 = "stablehlo.convert"(%177) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%179 = "stablehlo.convert"(%167) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%180 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%181 = "stablehlo.multiply"(%179, %180) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%182 = "stablehlo.convert"(%181) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%183 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%184 = "stablehlo.shift_right_logical"(%181, %183) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%185 = "stablehlo.convert"(%184) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%186 = "stablehlo.xor"(%185, %158) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%187 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%188 = "stablehlo.xor"(%186, %187) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%189 = "stablehlo.xor"(%178, %151) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%190 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%191 = "stablehlo.xor"(%189, %190) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%192 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%169, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.add"(%171, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.convert"(%188) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%197 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%199 = "stablehlo.convert"(%198) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%200 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%201 = "stablehlo.shift_right_logical"(%198, %200) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%202 = "stablehlo.convert"(%201) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%203 = "stablehlo.convert"(%191) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%204 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%205 = "stablehlo.multiply"(%203, %204) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%206 = "stablehlo.convert"(%205) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%207 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%208 = "stablehlo.shift_right_logical"(%205, %207) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%209 = "stablehlo.convert"(%208) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%210 = "stablehlo.xor"(%209, %182) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%211 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%212 = "stablehlo.xor"(%210, %211) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%213 = "stablehlo.xor"(%202, %175) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%214 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%215 = "stablehlo.xor"(%213, %214) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%216 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%217 = "stablehlo.add"(%193, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.add"(%195, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.convert"(%212) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%221 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%222 = "stablehlo.multiply"(%220, %221) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%223 = "stablehlo.convert"(%222) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%224 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%225 = "stablehlo.shift_right_logical"(%222, %224) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%226 = "stablehlo.convert"(%225) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%227 = "stablehlo.convert"(%215) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%230 = "stablehlo.convert"(%229) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%232 = "stablehlo.shift_right_logical"(%229, %231) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%233 = "stablehlo.convert"(%232) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%234 = "stablehlo.xor"(%233, %206) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%235 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%237 = "stablehlo.xor"(%226, %199) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%238 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%239 = "stablehlo.xor"(%237, %238) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%240 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%241 = "stablehlo.add"(%217, %240) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%243 = "stablehlo.add"(%219, %242) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%244 = "stablehlo.convert"(%236) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%245 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%246 = "stablehlo.multiply"(%244, %245) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%247 = "stablehlo.convert"(%246) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%248 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%249 = "stablehlo.shift_right_logical"(%246, %248) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%250 = "stablehlo.convert"(%249) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%251 = "stablehlo.convert"(%239) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%252 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%254 = "stablehlo.convert"(%253) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%255 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%256 = "stablehlo.shift_right_logical"(%253, %255) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%257 = "stablehlo.convert"(%256) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%258 = "stablehlo.xor"(%257, %230) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%259 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%260 = "stablehlo.xor"(%258, %259) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%261 = "stablehlo.xor"(%250, %223) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%262 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%263 = "stablehlo.xor"(%261, %262) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%264 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%265 = "stablehlo.add"(%241, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%267 = "stablehlo.add"(%243, %266) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%268 = "stablehlo.constant"() {value = dense<8> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%269 = "stablehlo.shift_right_logical"(%254, %268) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%270 = "stablehlo.convert"(%269) : (tensor<2048x2xui32>) -> tensor<2048x2xi32>
%271 = "stablehlo.convert"(%270) : (tensor<2048x2xi32>) -> tensor<2048x2xf32>
%272 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%273 = "stablehlo.multiply"(%271, %272) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%274 = "stablehlo.constant"() {value = dense<1> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%275 = "stablehlo.shift_right_logical"(%260, %274) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%276 = "stablehlo.convert"(%275) : (tensor<2048x2xui32>) -> tensor<2048x2xi32>
%277 = "stablehlo.convert"(%276) : (tensor<2048x2xi32>) -> tensor<2048x2xf32>
%278 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%279 = "stablehlo.add"(%277, %278) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%280 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%281 = "stablehlo.multiply"(%279, %280) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%282 = "stablehlo.log"(%281) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%283 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%284 = "stablehlo.multiply"(%282, %283) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%285 = "stablehlo.sqrt"(%284) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%286 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%287 = "stablehlo.subtract"(%273, %286) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%288 = "stablehlo.abs"(%287) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%289 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%290 = "stablehlo.subtract"(%288, %289) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%291 = "stablehlo.multiply"(%290, %290) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%292 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%293 = "stablehlo.multiply"(%292, %291) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%294 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%295 = "stablehlo.add"(%293, %294) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%296 = "stablehlo.multiply"(%295, %291) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%297 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%298 = "stablehlo.add"(%296, %297) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%299 = "stablehlo.multiply"(%298, %291) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%300 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%301 = "stablehlo.add"(%299, %300) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%302 = "stablehlo.multiply"(%301, %291) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%303 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%304 = "stablehlo.add"(%302, %303) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%305 = "stablehlo.multiply"(%304, %291) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%306 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%307 = "stablehlo.add"(%305, %306) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%308 = "stablehlo.multiply"(%307, %291) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%309 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%310 = "stablehlo.add"(%308, %309) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%311 = "stablehlo.multiply"(%290, %310) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%312 = "stablehlo.multiply"(%285, %311) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%313 = "stablehlo.multiply"(%312, %3) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%314 = "stablehlo.add"(%313, %0) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
return %314 : tensor<2048x2xf32>
}
}

