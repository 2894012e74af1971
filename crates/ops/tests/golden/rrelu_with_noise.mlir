// f32[8] f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.25e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%10 = "stablehlo.multiply"(%0, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.select"(%5, %10, %0) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %11, %1 : tensor<8xf32>, tensor<8xf32>
}
}

// f32[4096] f32[4096] 0.1 0.3 true
// run-time numbers: lower:F32 upper:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<4096xf32>, %2: tensor<f32>, %3: tensor<f32>, %4: tensor<2xui64>) -> (tensor<4096xf32>, tensor<4096xf32>) {
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%7 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%10 = "stablehlo.reshape"(%9) : (tensor<1xui64>) -> tensor<ui64>
%11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%12 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%10, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%15 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%19 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%21 = "stablehlo.shift_right_logical"(%8, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%22 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xui64>
%24 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%25 = "stablehlo.multiply"(%23, %24) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%26 = "stablehlo.convert"(%25) : (tensor<4096xui64>) -> tensor<4096xui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%28 = "stablehlo.shift_right_logical"(%25, %27) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%29 = "stablehlo.convert"(%28) : (tensor<4096xui64>) -> tensor<4096xui32>
%30 = "stablehlo.convert"(%16) : (tensor<4096xui32>) -> tensor<4096xui64>
%31 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%33 = "stablehlo.convert"(%32) : (tensor<4096xui64>) -> tensor<4096xui32>
%34 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%35 = "stablehlo.shift_right_logical"(%32, %34) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%36 = "stablehlo.convert"(%35) : (tensor<4096xui64>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%36, %18) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%39 = "stablehlo.xor"(%37, %38) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%40 = "stablehlo.xor"(%29, %17) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%41 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%42 = "stablehlo.xor"(%40, %41) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%43 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%19, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.add"(%22, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.convert"(%39) : (tensor<4096xui32>) -> tensor<4096xui64>
%48 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%50 = "stablehlo.convert"(%49) : (tensor<4096xui64>) -> tensor<4096xui32>
%51 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%52 = "stablehlo.shift_right_logical"(%49, %51) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%53 = "stablehlo.convert"(%52) : (tensor<4096xui64>) -> tensor<4096xui32>
%54 = "stablehlo.convert"(%42) : (tensor<4096xui32>) -> tensor<4096xui64>
%55 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%57 = "stablehlo.convert"(%56) : (tensor<4096xui64>) -> tensor<4096xui32>
%58 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%59 = "stablehlo.shift_right_logical"(%56, %58) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%60 = "stablehlo.convert"(%59) : (tensor<4096xui64>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%60, %33) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%63 = "stablehlo.xor"(%61, %62) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%64 = "stablehlo.xor"(%53, %26) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%65 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%66 = "stablehlo.xor"(%64, %65) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%67 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.add"(%46, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.convert"(%63) : (tensor<4096xui32>) -> tensor<4096xui64>
%72 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%74 = "stablehlo.convert"(%73) : (tensor<4096xui64>) -> tensor<4096xui32>
%75 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%76 = "stablehlo.shift_right_logical"(%73, %75) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%77 = "stablehlo.convert"(%76) : (tensor<4096xui64>) -> tensor<4096xui32>
%78 = "stablehlo.convert"(%66) : (tensor<4096xui32>) -> tensor<4096xui64>
%79 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%81 = "stablehlo.convert"(%80) : (tensor<4096xui64>) -> tensor<4096xui32>
%82 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%83 = "stablehlo.shift_right_logical"(%80, %82) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%84 = "stablehlo.convert"(%83) : (tensor<4096xui64>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%84, %57) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%87 = "stablehlo.xor"(%85, %86) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%88 = "stablehlo.xor"(%77, %50) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%89 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%90 = "stablehlo.xor"(%88, %89) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%91 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.add"(%70, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.convert"(%87) : (tensor<4096xui32>) -> tensor<4096xui64>
%96 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%98 = "stablehlo.convert"(%97) : (tensor<4096xui64>) -> tensor<4096xui32>
%99 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%100 = "stablehlo.shift_right_logical"(%97, %99) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%101 = "stablehlo.convert"(%100) : (tensor<4096xui64>) -> tensor<4096xui32>
%102 = "stablehlo.convert"(%90) : (tensor<4096xui32>) -> tensor<4096xui64>
%103 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%105 = "stablehlo.convert"(%104) : (tensor<4096xui64>) -> tensor<4096xui32>
%106 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%107 = "stablehlo.shift_right_logical"(%104, %106) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%108 = "stablehlo.convert"(%107) : (tensor<4096xui64>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%108, %81) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%111 = "stablehlo.xor"(%109, %110) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%112 = "stablehlo.xor"(%101, %74) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%113 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%114 = "stablehlo.xor"(%112, %113) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%115 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.add"(%94, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.convert"(%111) : (tensor<4096xui32>) -> tensor<4096xui64>
%120 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%121 = "stablehlo.multiply"(%119, %120) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%122 = "stablehlo.convert"(%121) : (tensor<4096xui64>) -> tensor<4096xui32>
%123 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%124 = "stablehlo.shift_right_logical"(%121, %123) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%125 = "stablehlo.convert"(%124) : (tensor<4096xui64>) -> tensor<4096xui32>
%126 = "stablehlo.convert"(%114) : (tensor<4096xui32>) -> tensor<4096xui64>
%127 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%129 = "stablehlo.convert"(%128) : (tensor<4096xui64>) -> tensor<4096xui32>
%130 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%131 = "stablehlo.shift_right_logical"(%128, %130) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%132 = "stablehlo.convert"(%131) : (tensor<4096xui64>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%132, %105) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%135 = "stablehlo.xor"(%133, %134) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%136 = "stablehlo.xor"(%125, %98) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%137 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%138 = "stablehlo.xor"(%136, %137) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%139 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.add"(%118, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.convert"(%135) : (tensor<4096xui32>) -> tensor<4096xui64>
%144 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%145 = "stablehlo.multiply"(%143, %144) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%146 = "stablehlo.convert"(%145) : (tensor<4096xui64>) -> tensor<4096xui32>
%147 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%148 = "stablehlo.shift_right_logical"(%145, %147) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%149 = "stablehlo.convert"(%148) : (tensor<4096xui64>) -> tensor<4096xui32>
%150 = "stablehlo.convert"(%138) : (tensor<4096xui32>) -> tensor<4096xui64>
%151 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%152 = "stablehlo.multiply"(%150, %151) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%153 = "stablehlo.convert"(%152) : (tensor<4096xui64>) -> tensor<4096xui32>
%154 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%155 = "stablehlo.shift_right_logical"(%152, %154) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%156 = "stablehlo.convert"(%155) : (tensor<4096xui64>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%156, %129) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%159 = "stablehlo.xor"(%157, %158) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%160 = "stablehlo.xor"(%149, %122) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%161 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%162 = "stablehlo.xor"(%160, %161) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%163 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.add"(%142, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.convert"(%159) : (tensor<4096xui32>) -> tensor<4096xui64>
%168 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%169 = "stablehlo.multiply"(%167, %168) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%170 = "stablehlo.convert"(%169) : (tensor<4096xui64>) -> tensor<4096xui32>
%171 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%172 = "stablehlo.shift_right_logical"(%169, %171) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%173 = "stablehlo.convert"(%172) : (tensor<4096xui64>) -> tensor<4096xui32>
%174 = "stablehlo.convert"(%162) : (tensor<4096xui32>) -> tensor<4096xui64>
%175 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%177 = "stablehlo.convert"(%176) : (tensor<4096xui64>) -> tensor<4096xui32>
%178 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%179 = "stablehlo.shift_right_logical"(%176, %178) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%180 = "stablehlo.convert"(%179) : (tensor<4096xui64>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%180, %153) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%183 = "stablehlo.xor"(%181, %182) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%184 = "stablehlo.xor"(%173, %146) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%185 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%187 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.add"(%166, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.convert"(%183) : (tensor<4096xui32>) -> tensor<4096xui64>
%192 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%193 = "stablehlo.multiply"(%191, %192) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%194 = "stablehlo.convert"(%193) : (tensor<4096xui64>) -> tensor<4096xui32>
%195 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%196 = "stablehlo.shift_right_logical"(%193, %195) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%197 = "stablehlo.convert"(%196) : (tensor<4096xui64>) -> tensor<4096xui32>
%198 = "stablehlo.convert"(%186) : (tensor<4096xui32>) -> tensor<4096xui64>
%199 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%201 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%202 = "stablehlo.shift_right_logical"(%200, %201) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%203 = "stablehlo.convert"(%202) : (tensor<4096xui64>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%203, %177) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.xor"(%197, %170) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%207, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%188, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.add"(%190, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.convert"(%206) : (tensor<4096xui32>) -> tensor<4096xui64>
%215 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%217 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%218 = "stablehlo.shift_right_logical"(%216, %217) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%219 = "stablehlo.convert"(%218) : (tensor<4096xui64>) -> tensor<4096xui32>
%220 = "stablehlo.convert"(%209) : (tensor<4096xui32>) -> tensor<4096xui64>
%221 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%222 = "stablehlo.multiply"(%220, %221) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%223 = "stablehlo.convert"(%222) : (tensor<4096xui64>) -> tensor<4096xui32>
%224 = "stablehlo.xor"(%219, %194) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%225 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%226 = "stablehlo.xor"(%224, %225) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%227 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%228 = "stablehlo.add"(%211, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.convert"(%226) : (tensor<4096xui32>) -> tensor<4096xui64>
%230 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%231 = "stablehlo.multiply"(%229, %230) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%232 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%233 = "stablehlo.shift_right_logical"(%231, %232) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%234 = "stablehlo.convert"(%233) : (tensor<4096xui64>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%234, %223) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%239 = "stablehlo.shift_right_logical"(%237, %238) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%240 = "stablehlo.convert"(%239) : (tensor<4096xui32>) -> tensor<4096xi32>
%241 = "stablehlo.convert"(%240) : (tensor<4096xi32>) -> tensor<4096xf32>
%242 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%244 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%246 = "stablehlo.multiply"(%243, %245) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%247 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%248 = "stablehlo.add"(%246, %247) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%249 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%250 = "stablehlo.select"(%6, %248, %249) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%251 = "stablehlo.multiply"(%0, %250) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %251, %250 : tensor<4096xf32>, tensor<4096xf32>
}
}

