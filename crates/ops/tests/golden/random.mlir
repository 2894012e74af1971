// s64[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%7 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%8 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%9 = "stablehlo.shift_right_logical"(%5, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%10 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%14 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%3, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xui64>
%19 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%21 = "stablehlo.convert"(%20) : (tensor<4096xui64>) -> tensor<4096xui32>
%22 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%23 = "stablehlo.shift_right_logical"(%20, %22) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%24 = "stablehlo.convert"(%23) : (tensor<4096xui64>) -> tensor<4096xui32>
%25 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xui64>
%26 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.xor"(%31, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%33 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%34 = "stablehlo.xor"(%32, %33) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%24, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.add"(%14, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%17, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.convert"(%34) : (tensor<4096xui32>) -> tensor<4096xui64>
%43 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%45 = "stablehlo.convert"(%44) : (tensor<4096xui64>) -> tensor<4096xui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%48 = "stablehlo.convert"(%47) : (tensor<4096xui64>) -> tensor<4096xui32>
%49 = "stablehlo.convert"(%37) : (tensor<4096xui32>) -> tensor<4096xui64>
%50 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.xor"(%55, %28) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%57 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%58 = "stablehlo.xor"(%56, %57) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%48, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%39, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%58) : (tensor<4096xui32>) -> tensor<4096xui64>
%67 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%68 = "stablehlo.multiply"(%66, %67) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%69 = "stablehlo.convert"(%68) : (tensor<4096xui64>) -> tensor<4096xui32>
%70 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%71 = "stablehlo.shift_right_logical"(%68, %70) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%72 = "stablehlo.convert"(%71) : (tensor<4096xui64>) -> tensor<4096xui32>
%73 = "stablehlo.convert"(%61) : (tensor<4096xui32>) -> tensor<4096xui64>
%74 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.xor"(%79, %52) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%81 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%82 = "stablehlo.xor"(%80, %81) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%72, %45) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.convert"(%82) : (tensor<4096xui32>) -> tensor<4096xui64>
%91 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%93 = "stablehlo.convert"(%92) : (tensor<4096xui64>) -> tensor<4096xui32>
%94 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%96 = "stablehlo.convert"(%95) : (tensor<4096xui64>) -> tensor<4096xui32>
%97 = "stablehlo.convert"(%85) : (tensor<4096xui32>) -> tensor<4096xui64>
%98 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.xor"(%103, %76) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%105 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%106 = "stablehlo.xor"(%104, %105) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%96, %69) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.convert"(%106) : (tensor<4096xui32>) -> tensor<4096xui64>
%115 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%117 = "stablehlo.convert"(%116) : (tensor<4096xui64>) -> tensor<4096xui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%120 = "stablehlo.convert"(%119) : (tensor<4096xui64>) -> tensor<4096xui32>
%121 = "stablehlo.convert"(%109) : (tensor<4096xui32>) -> tensor<4096xui64>
%122 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.xor"(%127, %100) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%129 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%130 = "stablehlo.xor"(%128, %129) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%120, %93) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%130) : (tensor<4096xui32>) -> tensor<4096xui64>
%139 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%141 = "stablehlo.convert"(%140) : (tensor<4096xui64>) -> tensor<4096xui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%144 = "stablehlo.convert"(%143) : (tensor<4096xui64>) -> tensor<4096xui32>
%145 = "stablehlo.convert"(%133) : (tensor<4096xui32>) -> tensor<4096xui64>
%146 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.xor"(%151, %124) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%153 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%154 = "stablehlo.xor"(%152, %153) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%144, %117) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.convert"(%154) : (tensor<4096xui32>) -> tensor<4096xui64>
%163 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%165 = "stablehlo.convert"(%164) : (tensor<4096xui64>) -> tensor<4096xui32>
%166 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%168 = "stablehlo.convert"(%167) : (tensor<4096xui64>) -> tensor<4096xui32>
%169 = "stablehlo.convert"(%157) : (tensor<4096xui32>) -> tensor<4096xui64>
%170 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.xor"(%175, %148) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%177 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%178 = "stablehlo.xor"(%176, %177) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%168, %141) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.convert"(%178) : (tensor<4096xui32>) -> tensor<4096xui64>
%187 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%188 = "stablehlo.multiply"(%186, %187) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%189 = "stablehlo.convert"(%188) : (tensor<4096xui64>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%191 = "stablehlo.shift_right_logical"(%188, %190) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%192 = "stablehlo.convert"(%191) : (tensor<4096xui64>) -> tensor<4096xui32>
%193 = "stablehlo.convert"(%181) : (tensor<4096xui32>) -> tensor<4096xui64>
%194 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.xor"(%198, %172) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%199, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%192, %165) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.add"(%183, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.convert"(%201) : (tensor<4096xui32>) -> tensor<4096xui64>
%210 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%216 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.xor"(%214, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%206, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%221) : (tensor<4096xui32>) -> tensor<4096xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.convert"(%226) : (tensor<4096xui64>) -> tensor<4096xui32>
%228 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%229 = "stablehlo.shift_right_logical"(%226, %228) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%230 = "stablehlo.convert"(%229) : (tensor<4096xui64>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%230, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.convert"(%233) : (tensor<4096xui32>) -> tensor<4096xui64>
%235 = "stablehlo.convert"(%227) : (tensor<4096xui32>) -> tensor<4096xui64>
%236 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%237 = "stablehlo.shift_left"(%235, %236) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%238 = "stablehlo.or"(%234, %237) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%239 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<4096xui64>} : () -> tensor<4096xui64>
%240 = "stablehlo.and"(%238, %239) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%241 = "stablehlo.bitcast_convert"(%240) : (tensor<4096xui64>) -> tensor<4096xi64>
return %241 : tensor<4096xi64>
}
}

// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%7 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%8 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%9 = "stablehlo.shift_right_logical"(%5, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%10 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%14 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%3, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xui64>
%19 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%21 = "stablehlo.convert"(%20) : (tensor<4096xui64>) -> tensor<4096xui32>
%22 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%23 = "stablehlo.shift_right_logical"(%20, %22) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%24 = "stablehlo.convert"(%23) : (tensor<4096xui64>) -> tensor<4096xui32>
%25 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xui64>
%26 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.xor"(%31, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%33 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%34 = "stablehlo.xor"(%32, %33) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%24, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.add"(%14, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%17, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.convert"(%34) : (tensor<4096xui32>) -> tensor<4096xui64>
%43 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%45 = "stablehlo.convert"(%44) : (tensor<4096xui64>) -> tensor<4096xui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%48 = "stablehlo.convert"(%47) : (tensor<4096xui64>) -> tensor<4096xui32>
%49 = "stablehlo.convert"(%37) : (tensor<4096xui32>) -> tensor<4096xui64>
%50 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.xor"(%55, %28) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%57 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%58 = "stablehlo.xor"(%56, %57) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%48, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%39, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%58) : (tensor<4096xui32>) -> tensor<4096xui64>
%67 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%68 = "stablehlo.multiply"(%66, %67) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%69 = "stablehlo.convert"(%68) : (tensor<4096xui64>) -> tensor<4096xui32>
%70 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%71 = "stablehlo.shift_right_logical"(%68, %70) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%72 = "stablehlo.convert"(%71) : (tensor<4096xui64>) -> tensor<4096xui32>
%73 = "stablehlo.convert"(%61) : (tensor<4096xui32>) -> tensor<4096xui64>
%74 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.xor"(%79, %52) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%81 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%82 = "stablehlo.xor"(%80, %81) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%72, %45) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.convert"(%82) : (tensor<4096xui32>) -> tensor<4096xui64>
%91 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%93 = "stablehlo.convert"(%92) : (tensor<4096xui64>) -> tensor<4096xui32>
%94 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%96 = "stablehlo.convert"(%95) : (tensor<4096xui64>) -> tensor<4096xui32>
%97 = "stablehlo.convert"(%85) : (tensor<4096xui32>) -> tensor<4096xui64>
%98 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.xor"(%103, %76) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%105 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%106 = "stablehlo.xor"(%104, %105) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%96, %69) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.convert"(%106) : (tensor<4096xui32>) -> tensor<4096xui64>
%115 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%117 = "stablehlo.convert"(%116) : (tensor<4096xui64>) -> tensor<4096xui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%120 = "stablehlo.convert"(%119) : (tensor<4096xui64>) -> tensor<4096xui32>
%121 = "stablehlo.convert"(%109) : (tensor<4096xui32>) -> tensor<4096xui64>
%122 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.xor"(%127, %100) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%129 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%130 = "stablehlo.xor"(%128, %129) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%120, %93) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%130) : (tensor<4096xui32>) -> tensor<4096xui64>
%139 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%141 = "stablehlo.convert"(%140) : (tensor<4096xui64>) -> tensor<4096xui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%144 = "stablehlo.convert"(%143) : (tensor<4096xui64>) -> tensor<4096xui32>
%145 = "stablehlo.convert"(%133) : (tensor<4096xui32>) -> tensor<4096xui64>
%146 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.xor"(%151, %124) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%153 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%154 = "stablehlo.xor"(%152, %153) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%144, %117) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.convert"(%154) : (tensor<4096xui32>) -> tensor<4096xui64>
%163 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%165 = "stablehlo.convert"(%164) : (tensor<4096xui64>) -> tensor<4096xui32>
%166 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%168 = "stablehlo.convert"(%167) : (tensor<4096xui64>) -> tensor<4096xui32>
%169 = "stablehlo.convert"(%157) : (tensor<4096xui32>) -> tensor<4096xui64>
%170 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.xor"(%175, %148) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%177 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%178 = "stablehlo.xor"(%176, %177) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%168, %141) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.convert"(%178) : (tensor<4096xui32>) -> tensor<4096xui64>
%187 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%188 = "stablehlo.multiply"(%186, %187) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%189 = "stablehlo.convert"(%188) : (tensor<4096xui64>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%191 = "stablehlo.shift_right_logical"(%188, %190) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%192 = "stablehlo.convert"(%191) : (tensor<4096xui64>) -> tensor<4096xui32>
%193 = "stablehlo.convert"(%181) : (tensor<4096xui32>) -> tensor<4096xui64>
%194 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.xor"(%198, %172) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%199, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%192, %165) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.add"(%183, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.convert"(%201) : (tensor<4096xui32>) -> tensor<4096xui64>
%210 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%216 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.xor"(%214, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%206, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%221) : (tensor<4096xui32>) -> tensor<4096xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.constant"() {value = dense<16777217> : tensor<4096xui32>} : () -> tensor<4096xui32>
%234 = "stablehlo.remainder"(%232, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.convert"(%234) : (tensor<4096xui32>) -> tensor<4096xi32>
%236 = "stablehlo.convert"(%235) : (tensor<4096xi32>) -> tensor<4096xf32>
return %236 : tensor<4096xf32>
}
}

// u8[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xui8>, %1: tensor<2xui64>) -> (tensor<4096xui8>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%7 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%8 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%9 = "stablehlo.shift_right_logical"(%5, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%10 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%14 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%3, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xui64>
%19 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%21 = "stablehlo.convert"(%20) : (tensor<4096xui64>) -> tensor<4096xui32>
%22 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%23 = "stablehlo.shift_right_logical"(%20, %22) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%24 = "stablehlo.convert"(%23) : (tensor<4096xui64>) -> tensor<4096xui32>
%25 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xui64>
%26 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.xor"(%31, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%33 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%34 = "stablehlo.xor"(%32, %33) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%24, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.add"(%14, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%17, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.convert"(%34) : (tensor<4096xui32>) -> tensor<4096xui64>
%43 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%45 = "stablehlo.convert"(%44) : (tensor<4096xui64>) -> tensor<4096xui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%48 = "stablehlo.convert"(%47) : (tensor<4096xui64>) -> tensor<4096xui32>
%49 = "stablehlo.convert"(%37) : (tensor<4096xui32>) -> tensor<4096xui64>
%50 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.xor"(%55, %28) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%57 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%58 = "stablehlo.xor"(%56, %57) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%48, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%39, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%58) : (tensor<4096xui32>) -> tensor<4096xui64>
%67 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%68 = "stablehlo.multiply"(%66, %67) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%69 = "stablehlo.convert"(%68) : (tensor<4096xui64>) -> tensor<4096xui32>
%70 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%71 = "stablehlo.shift_right_logical"(%68, %70) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%72 = "stablehlo.convert"(%71) : (tensor<4096xui64>) -> tensor<4096xui32>
%73 = "stablehlo.convert"(%61) : (tensor<4096xui32>) -> tensor<4096xui64>
%74 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.xor"(%79, %52) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%81 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%82 = "stablehlo.xor"(%80, %81) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%72, %45) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.convert"(%82) : (tensor<4096xui32>) -> tensor<4096xui64>
%91 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%93 = "stablehlo.convert"(%92) : (tensor<4096xui64>) -> tensor<4096xui32>
%94 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%96 = "stablehlo.convert"(%95) : (tensor<4096xui64>) -> tensor<4096xui32>
%97 = "stablehlo.convert"(%85) : (tensor<4096xui32>) -> tensor<4096xui64>
%98 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.xor"(%103, %76) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%105 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%106 = "stablehlo.xor"(%104, %105) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%96, %69) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.convert"(%106) : (tensor<4096xui32>) -> tensor<4096xui64>
%115 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%117 = "stablehlo.convert"(%116) : (tensor<4096xui64>) -> tensor<4096xui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%120 = "stablehlo.convert"(%119) : (tensor<4096xui64>) -> tensor<4096xui32>
%121 = "stablehlo.convert"(%109) : (tensor<4096xui32>) -> tensor<4096xui64>
%122 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.xor"(%127, %100) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%129 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%130 = "stablehlo.xor"(%128, %129) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%120, %93) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%130) : (tensor<4096xui32>) -> tensor<4096xui64>
%139 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%141 = "stablehlo.convert"(%140) : (tensor<4096xui64>) -> tensor<4096xui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%144 = "stablehlo.convert"(%143) : (tensor<4096xui64>) -> tensor<4096xui32>
%145 = "stablehlo.convert"(%133) : (tensor<4096xui32>) -> tensor<4096xui64>
%146 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.xor"(%151, %124) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%153 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%154 = "stablehlo.xor"(%152, %153) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%144, %117) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.convert"(%154) : (tensor<4096xui32>) -> tensor<4096xui64>
%163 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%165 = "stablehlo.convert"(%164) : (tensor<4096xui64>) -> tensor<4096xui32>
%166 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%168 = "stablehlo.convert"(%167) : (tensor<4096xui64>) -> tensor<4096xui32>
%169 = "stablehlo.convert"(%157) : (tensor<4096xui32>) -> tensor<4096xui64>
%170 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.xor"(%175, %148) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%177 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%178 = "stablehlo.xor"(%176, %177) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%168, %141) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.convert"(%178) : (tensor<4096xui32>) -> tensor<4096xui64>
%187 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%188 = "stablehlo.multiply"(%186, %187) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%189 = "stablehlo.convert"(%188) : (tensor<4096xui64>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%191 = "stablehlo.shift_right_logical"(%188, %190) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%192 = "stablehlo.convert"(%191) : (tensor<4096xui64>) -> tensor<4096xui32>
%193 = "stablehlo.convert"(%181) : (tensor<4096xui32>) -> tensor<4096xui64>
%194 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.xor"(%198, %172) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%199, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%192, %165) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.add"(%183, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.convert"(%201) : (tensor<4096xui32>) -> tensor<4096xui64>
%210 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%216 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.xor"(%214, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%206, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%221) : (tensor<4096xui32>) -> tensor<4096xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.constant"() {value = dense<255> : tensor<4096xui32>} : () -> tensor<4096xui32>
%234 = "stablehlo.and"(%232, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.convert"(%234) : (tensor<4096xui32>) -> tensor<4096xi32>
%236 = "stablehlo.convert"(%235) : (tensor<4096xi32>) -> tensor<4096xui8>
return %236 : tensor<4096xui8>
}
}

// bool[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi1>, %1: tensor<2xui64>) -> (tensor<4096xi1>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%7 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%8 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%9 = "stablehlo.shift_right_logical"(%5, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%10 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%14 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%3, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xui64>
%19 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%21 = "stablehlo.convert"(%20) : (tensor<4096xui64>) -> tensor<4096xui32>
%22 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%23 = "stablehlo.shift_right_logical"(%20, %22) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%24 = "stablehlo.convert"(%23) : (tensor<4096xui64>) -> tensor<4096xui32>
%25 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xui64>
%26 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.xor"(%31, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%33 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%34 = "stablehlo.xor"(%32, %33) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%24, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.add"(%14, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%17, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.convert"(%34) : (tensor<4096xui32>) -> tensor<4096xui64>
%43 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%45 = "stablehlo.convert"(%44) : (tensor<4096xui64>) -> tensor<4096xui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%48 = "stablehlo.convert"(%47) : (tensor<4096xui64>) -> tensor<4096xui32>
%49 = "stablehlo.convert"(%37) : (tensor<4096xui32>) -> tensor<4096xui64>
%50 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.xor"(%55, %28) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%57 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%58 = "stablehlo.xor"(%56, %57) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%48, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%39, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%58) : (tensor<4096xui32>) -> tensor<4096xui64>
%67 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%68 = "stablehlo.multiply"(%66, %67) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%69 = "stablehlo.convert"(%68) : (tensor<4096xui64>) -> tensor<4096xui32>
%70 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%71 = "stablehlo.shift_right_logical"(%68, %70) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%72 = "stablehlo.convert"(%71) : (tensor<4096xui64>) -> tensor<4096xui32>
%73 = "stablehlo.convert"(%61) : (tensor<4096xui32>) -> tensor<4096xui64>
%74 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.xor"(%79, %52) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%81 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%82 = "stablehlo.xor"(%80, %81) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%72, %45) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.convert"(%82) : (tensor<4096xui32>) -> tensor<4096xui64>
%91 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%93 = "stablehlo.convert"(%92) : (tensor<4096xui64>) -> tensor<4096xui32>
%94 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%96 = "stablehlo.convert"(%95) : (tensor<4096xui64>) -> tensor<4096xui32>
%97 = "stablehlo.convert"(%85) : (tensor<4096xui32>) -> tensor<4096xui64>
%98 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.xor"(%103, %76) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%105 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%106 = "stablehlo.xor"(%104, %105) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%96, %69) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.convert"(%106) : (tensor<4096xui32>) -> tensor<4096xui64>
%115 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%117 = "stablehlo.convert"(%116) : (tensor<4096xui64>) -> tensor<4096xui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%120 = "stablehlo.convert"(%119) : (tensor<4096xui64>) -> tensor<4096xui32>
%121 = "stablehlo.convert"(%109) : (tensor<4096xui32>) -> tensor<4096xui64>
%122 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.xor"(%127, %100) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%129 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%130 = "stablehlo.xor"(%128, %129) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%120, %93) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%130) : (tensor<4096xui32>) -> tensor<4096xui64>
%139 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%141 = "stablehlo.convert"(%140) : (tensor<4096xui64>) -> tensor<4096xui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%144 = "stablehlo.convert"(%143) : (tensor<4096xui64>) -> tensor<4096xui32>
%145 = "stablehlo.convert"(%133) : (tensor<4096xui32>) -> tensor<4096xui64>
%146 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.xor"(%151, %124) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%153 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%154 = "stablehlo.xor"(%152, %153) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%144, %117) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.convert"(%154) : (tensor<4096xui32>) -> tensor<4096xui64>
%163 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%165 = "stablehlo.convert"(%164) : (tensor<4096xui64>) -> tensor<4096xui32>
%166 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%168 = "stablehlo.convert"(%167) : (tensor<4096xui64>) -> tensor<4096xui32>
%169 = "stablehlo.convert"(%157) : (tensor<4096xui32>) -> tensor<4096xui64>
%170 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.xor"(%175, %148) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%177 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%178 = "stablehlo.xor"(%176, %177) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%168, %141) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.convert"(%178) : (tensor<4096xui32>) -> tensor<4096xui64>
%187 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%188 = "stablehlo.multiply"(%186, %187) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%189 = "stablehlo.convert"(%188) : (tensor<4096xui64>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%191 = "stablehlo.shift_right_logical"(%188, %190) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%192 = "stablehlo.convert"(%191) : (tensor<4096xui64>) -> tensor<4096xui32>
%193 = "stablehlo.convert"(%181) : (tensor<4096xui32>) -> tensor<4096xui64>
%194 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.xor"(%198, %172) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%199, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%192, %165) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.add"(%183, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.convert"(%201) : (tensor<4096xui32>) -> tensor<4096xui64>
%210 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%216 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.xor"(%214, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%206, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%221) : (tensor<4096xui32>) -> tensor<4096xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%234 = "stablehlo.and"(%232, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.convert"(%234) : (tensor<4096xui32>) -> tensor<4096xi32>
%236 = "stablehlo.constant"() {value = dense<0> : tensor<4096xi32>} : () -> tensor<4096xi32>
%237 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xi32>, tensor<4096xi32>) -> tensor<4096xi1>
return %237 : tensor<4096xi1>
}
}

// s8[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi8>, %1: tensor<2xui64>) -> (tensor<4096xi8>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%7 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%8 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%9 = "stablehlo.shift_right_logical"(%5, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%10 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%14 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%3, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xui64>
%19 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%21 = "stablehlo.convert"(%20) : (tensor<4096xui64>) -> tensor<4096xui32>
%22 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%23 = "stablehlo.shift_right_logical"(%20, %22) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%24 = "stablehlo.convert"(%23) : (tensor<4096xui64>) -> tensor<4096xui32>
%25 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xui64>
%26 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.xor"(%31, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%33 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%34 = "stablehlo.xor"(%32, %33) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%24, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.add"(%14, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%17, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.convert"(%34) : (tensor<4096xui32>) -> tensor<4096xui64>
%43 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%45 = "stablehlo.convert"(%44) : (tensor<4096xui64>) -> tensor<4096xui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%48 = "stablehlo.convert"(%47) : (tensor<4096xui64>) -> tensor<4096xui32>
%49 = "stablehlo.convert"(%37) : (tensor<4096xui32>) -> tensor<4096xui64>
%50 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.xor"(%55, %28) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%57 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%58 = "stablehlo.xor"(%56, %57) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%48, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%39, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%58) : (tensor<4096xui32>) -> tensor<4096xui64>
%67 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%68 = "stablehlo.multiply"(%66, %67) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%69 = "stablehlo.convert"(%68) : (tensor<4096xui64>) -> tensor<4096xui32>
%70 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%71 = "stablehlo.shift_right_logical"(%68, %70) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%72 = "stablehlo.convert"(%71) : (tensor<4096xui64>) -> tensor<4096xui32>
%73 = "stablehlo.convert"(%61) : (tensor<4096xui32>) -> tensor<4096xui64>
%74 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.xor"(%79, %52) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%81 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%82 = "stablehlo.xor"(%80, %81) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%72, %45) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.convert"(%82) : (tensor<4096xui32>) -> tensor<4096xui64>
%91 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%93 = "stablehlo.convert"(%92) : (tensor<4096xui64>) -> tensor<4096xui32>
%94 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%96 = "stablehlo.convert"(%95) : (tensor<4096xui64>) -> tensor<4096xui32>
%97 = "stablehlo.convert"(%85) : (tensor<4096xui32>) -> tensor<4096xui64>
%98 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.xor"(%103, %76) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%105 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%106 = "stablehlo.xor"(%104, %105) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%96, %69) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.convert"(%106) : (tensor<4096xui32>) -> tensor<4096xui64>
%115 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%117 = "stablehlo.convert"(%116) : (tensor<4096xui64>) -> tensor<4096xui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%120 = "stablehlo.convert"(%119) : (tensor<4096xui64>) -> tensor<4096xui32>
%121 = "stablehlo.convert"(%109) : (tensor<4096xui32>) -> tensor<4096xui64>
%122 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.xor"(%127, %100) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%129 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%130 = "stablehlo.xor"(%128, %129) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%120, %93) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%130) : (tensor<4096xui32>) -> tensor<4096xui64>
%139 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%141 = "stablehlo.convert"(%140) : (tensor<4096xui64>) -> tensor<4096xui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%144 = "stablehlo.convert"(%143) : (tensor<4096xui64>) -> tensor<4096xui32>
%145 = "stablehlo.convert"(%133) : (tensor<4096xui32>) -> tensor<4096xui64>
%146 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.xor"(%151, %124) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%153 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%154 = "stablehlo.xor"(%152, %153) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%144, %117) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.convert"(%154) : (tensor<4096xui32>) -> tensor<4096xui64>
%163 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%165 = "stablehlo.convert"(%164) : (tensor<4096xui64>) -> tensor<4096xui32>
%166 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%168 = "stablehlo.convert"(%167) : (tensor<4096xui64>) -> tensor<4096xui32>
%169 = "stablehlo.convert"(%157) : (tensor<4096xui32>) -> tensor<4096xui64>
%170 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.xor"(%175, %148) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%177 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%178 = "stablehlo.xor"(%176, %177) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%168, %141) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.convert"(%178) : (tensor<4096xui32>) -> tensor<4096xui64>
%187 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%188 = "stablehlo.multiply"(%186, %187) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%189 = "stablehlo.convert"(%188) : (tensor<4096xui64>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%191 = "stablehlo.shift_right_logical"(%188, %190) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%192 = "stablehlo.convert"(%191) : (tensor<4096xui64>) -> tensor<4096xui32>
%193 = "stablehlo.convert"(%181) : (tensor<4096xui32>) -> tensor<4096xui64>
%194 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.xor"(%198, %172) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%199, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%192, %165) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.add"(%183, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.convert"(%201) : (tensor<4096xui32>) -> tensor<4096xui64>
%210 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%216 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.xor"(%214, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%206, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%221) : (tensor<4096xui32>) -> tensor<4096xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.constant"() {value = dense<127> : tensor<4096xui32>} : () -> tensor<4096xui32>
%234 = "stablehlo.and"(%232, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.convert"(%234) : (tensor<4096xui32>) -> tensor<4096xi32>
%236 = "stablehlo.convert"(%235) : (tensor<4096xi32>) -> tensor<4096xi8>
return %236 : tensor<4096xi8>
}
}

// s32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi32>, %1: tensor<2xui64>) -> (tensor<4096xi32>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%7 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%8 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%9 = "stablehlo.shift_right_logical"(%5, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%10 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%14 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%3, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.convert"(%6) : (tensor<4096xui32>) -> tensor<4096xui64>
%19 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%21 = "stablehlo.convert"(%20) : (tensor<4096xui64>) -> tensor<4096xui32>
%22 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%23 = "stablehlo.shift_right_logical"(%20, %22) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%24 = "stablehlo.convert"(%23) : (tensor<4096xui64>) -> tensor<4096xui32>
%25 = "stablehlo.convert"(%11) : (tensor<4096xui32>) -> tensor<4096xui64>
%26 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.xor"(%31, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%33 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%34 = "stablehlo.xor"(%32, %33) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%24, %12) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.add"(%14, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%17, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.convert"(%34) : (tensor<4096xui32>) -> tensor<4096xui64>
%43 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%45 = "stablehlo.convert"(%44) : (tensor<4096xui64>) -> tensor<4096xui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%48 = "stablehlo.convert"(%47) : (tensor<4096xui64>) -> tensor<4096xui32>
%49 = "stablehlo.convert"(%37) : (tensor<4096xui32>) -> tensor<4096xui64>
%50 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.xor"(%55, %28) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%57 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%58 = "stablehlo.xor"(%56, %57) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%48, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%39, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%58) : (tensor<4096xui32>) -> tensor<4096xui64>
%67 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%68 = "stablehlo.multiply"(%66, %67) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%69 = "stablehlo.convert"(%68) : (tensor<4096xui64>) -> tensor<4096xui32>
%70 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%71 = "stablehlo.shift_right_logical"(%68, %70) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%72 = "stablehlo.convert"(%71) : (tensor<4096xui64>) -> tensor<4096xui32>
%73 = "stablehlo.convert"(%61) : (tensor<4096xui32>) -> tensor<4096xui64>
%74 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.xor"(%79, %52) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%81 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%82 = "stablehlo.xor"(%80, %81) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%72, %45) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.convert"(%82) : (tensor<4096xui32>) -> tensor<4096xui64>
%91 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%93 = "stablehlo.convert"(%92) : (tensor<4096xui64>) -> tensor<4096xui32>
%94 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%96 = "stablehlo.convert"(%95) : (tensor<4096xui64>) -> tensor<4096xui32>
%97 = "stablehlo.convert"(%85) : (tensor<4096xui32>) -> tensor<4096xui64>
%98 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.xor"(%103, %76) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%105 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%106 = "stablehlo.xor"(%104, %105) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%96, %69) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.convert"(%106) : (tensor<4096xui32>) -> tensor<4096xui64>
%115 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%117 = "stablehlo.convert"(%116) : (tensor<4096xui64>) -> tensor<4096xui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%120 = "stablehlo.convert"(%119) : (tensor<4096xui64>) -> tensor<4096xui32>
%121 = "stablehlo.convert"(%109) : (tensor<4096xui32>) -> tensor<4096xui64>
%122 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.xor"(%127, %100) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%129 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%130 = "stablehlo.xor"(%128, %129) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%120, %93) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%130) : (tensor<4096xui32>) -> tensor<4096xui64>
%139 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%141 = "stablehlo.convert"(%140) : (tensor<4096xui64>) -> tensor<4096xui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%144 = "stablehlo.convert"(%143) : (tensor<4096xui64>) -> tensor<4096xui32>
%145 = "stablehlo.convert"(%133) : (tensor<4096xui32>) -> tensor<4096xui64>
%146 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.xor"(%151, %124) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%153 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%154 = "stablehlo.xor"(%152, %153) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%144, %117) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.convert"(%154) : (tensor<4096xui32>) -> tensor<4096xui64>
%163 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%165 = "stablehlo.convert"(%164) : (tensor<4096xui64>) -> tensor<4096xui32>
%166 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%168 = "stablehlo.convert"(%167) : (tensor<4096xui64>) -> tensor<4096xui32>
%169 = "stablehlo.convert"(%157) : (tensor<4096xui32>) -> tensor<4096xui64>
%170 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.xor"(%175, %148) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%177 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%178 = "stablehlo.xor"(%176, %177) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%168, %141) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.convert"(%178) : (tensor<4096xui32>) -> tensor<4096xui64>
%187 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%188 = "stablehlo.multiply"(%186, %187) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%189 = "stablehlo.convert"(%188) : (tensor<4096xui64>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%191 = "stablehlo.shift_right_logical"(%188, %190) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%192 = "stablehlo.convert"(%191) : (tensor<4096xui64>) -> tensor<4096xui32>
%193 = "stablehlo.convert"(%181) : (tensor<4096xui32>) -> tensor<4096xui64>
%194 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.xor"(%198, %172) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%199, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%192, %165) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.add"(%183, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.convert"(%201) : (tensor<4096xui32>) -> tensor<4096xui64>
%210 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.shift_right_logical"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%216 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.xor"(%214, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%206, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%221) : (tensor<4096xui32>) -> tensor<4096xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.constant"() {value = dense<2147483647> : tensor<4096xui32>} : () -> tensor<4096xui32>
%234 = "stablehlo.and"(%232, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.convert"(%234) : (tensor<4096xui32>) -> tensor<4096xi32>
return %235 : tensor<4096xi32>
}
}

