// f32[2000,4] 1
// random counters: 1
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x1xi64>) {
%2 = "stablehlo.reshape"(%0) : (tensor<2000x4xf32>) -> tensor<2000x1x4xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%8 = "stablehlo.reshape"(%7) : (tensor<8000xui32>) -> tensor<2000x1x4xui32>
%9 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%11 = "stablehlo.shift_right_logical"(%6, %10) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%12 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%16 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%4, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.convert"(%8) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%21 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%23 = "stablehlo.convert"(%22) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%25 = "stablehlo.shift_right_logical"(%22, %24) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%26 = "stablehlo.convert"(%25) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%27 = "stablehlo.convert"(%13) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%28 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%30 = "stablehlo.convert"(%29) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%32 = "stablehlo.shift_right_logical"(%29, %31) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%33 = "stablehlo.convert"(%32) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%34 = "stablehlo.xor"(%33, %15) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%35 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%36 = "stablehlo.xor"(%34, %35) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%37 = "stablehlo.xor"(%26, %14) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%38 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%39 = "stablehlo.xor"(%37, %38) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%40 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%16, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%19, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.convert"(%36) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%45 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%47 = "stablehlo.convert"(%46) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%48 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%49 = "stablehlo.shift_right_logical"(%46, %48) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%50 = "stablehlo.convert"(%49) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%51 = "stablehlo.convert"(%39) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%52 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%54 = "stablehlo.convert"(%53) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%55 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%56 = "stablehlo.shift_right_logical"(%53, %55) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%57 = "stablehlo.convert"(%56) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%58 = "stablehlo.xor"(%57, %30) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%59 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%60 = "stablehlo.xor"(%58, %59) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%61 = "stablehlo.xor"(%50, %23) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%62 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%63 = "stablehlo.xor"(%61, %62) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%64 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.convert"(%60) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%69 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%71 = "stablehlo.convert"(%70) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%72 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%73 = "stablehlo.shift_right_logical"(%70, %72) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%74 = "stablehlo.convert"(%73) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%75 = "stablehlo.convert"(%63) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%76 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%78 = "stablehlo.convert"(%77) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%79 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%80 = "stablehlo.shift_right_logical"(%77, %79) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%81 = "stablehlo.convert"(%80) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%82 = "stablehlo.xor"(%81, %54) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%83 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%84 = "stablehlo.xor"(%82, %83) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%85 = "stablehlo.xor"(%74, %47) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%86 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%87 = "stablehlo.xor"(%85, %86) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%88 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.convert"(%84) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%93 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%94 = "stablehlo.multiply"(%92, %93) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%95 = "stablehlo.convert"(%94) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%96 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%98 = "stablehlo.convert"(%97) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%99 = "stablehlo.convert"(%87) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%100 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%102 = "stablehlo.convert"(%101) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%103 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%104 = "stablehlo.shift_right_logical"(%101, %103) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%105 = "stablehlo.convert"(%104) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%106 = "stablehlo.xor"(%105, %78) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%107 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%108 = "stablehlo.xor"(%106, %107) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%109 = "stablehlo.xor"(%98, %71) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%110 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%111 = "stablehlo.xor"(%109, %110) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%112 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.convert"(%108) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%117 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%118 = "stablehlo.multiply"(%116, %117) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%119 = "stablehlo.convert"(%118) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%120 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%121 = "stablehlo.shift_right_logical"(%118, %120) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%122 = "stablehlo.convert"(%121) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%123 = "stablehlo.convert"(%111) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%124 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%126 = "stablehlo.convert"(%125) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%127 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%128 = "stablehlo.shift_right_logical"(%125, %127) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%129 = "stablehlo.convert"(%128) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%130 = "stablehlo.xor"(%129, %102) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%131 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%132 = "stablehlo.xor"(%130, %131) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%133 = "stablehlo.xor"(%122, %95) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%134 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%135 = "stablehlo.xor"(%133, %134) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%136 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.convert"(%132) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%141 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%142 = "stablehlo.multiply"(%140, %141) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%143 = "stablehlo.convert"(%142) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%144 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%145 = "stablehlo.shift_right_logical"(%142, %144) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%146 = "stablehlo.convert"(%145) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%147 = "stablehlo.convert"(%135) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%148 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%150 = "stablehlo.convert"(%149) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%151 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%153 = "stablehlo.convert"(%152) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%154 = "stablehlo.xor"(%153, %126) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%155 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%156 = "stablehlo.xor"(%154, %155) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%157 = "stablehlo.xor"(%146, %119) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%158 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%159 = "stablehlo.xor"(%157, %158) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%160 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.convert"(%156) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%165 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%167 = "stablehlo.convert"(%166) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%168 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%169 = "stablehlo.shift_right_logical"(%166, %168) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%170 = "stablehlo.convert"(%169) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%171 = "stablehlo.convert"(%159) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%172 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%174 = "stablehlo.convert"(%173) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%175 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%176 = "stablehlo.shift_right_logical"(%173, %175) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%177 = "stablehlo.convert"(%176) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%178 = "stablehlo.xor"(%177, %150) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%179 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%180 = "stablehlo.xor"(%178, %179) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%181 = "stablehlo.xor"(%170, %143) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%182 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%183 = "stablehlo.xor"(%181, %182) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%184 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.convert"(%180) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%189 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%190 = "stablehlo.multiply"(%188, %189) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%191 = "stablehlo.convert"(%190) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%192 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%193 = "stablehlo.shift_right_logical"(%190, %192) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%194 = "stablehlo.convert"(%193) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%195 = "stablehlo.convert"(%183) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%196 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%197 = "stablehlo.multiply"(%195, %196) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%199 = "stablehlo.shift_right_logical"(%197, %198) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%200 = "stablehlo.convert"(%199) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%201 = "stablehlo.xor"(%200, %174) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%202 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%204 = "stablehlo.xor"(%194, %167) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%205 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%207 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%210 = "stablehlo.add"(%187, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.convert"(%203) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%212 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%214 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%215 = "stablehlo.shift_right_logical"(%213, %214) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%216 = "stablehlo.convert"(%215) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%217 = "stablehlo.convert"(%206) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%218 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%219 = "stablehlo.multiply"(%217, %218) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%220 = "stablehlo.convert"(%219) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%221 = "stablehlo.xor"(%216, %191) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%222 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%223 = "stablehlo.xor"(%221, %222) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%224 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%225 = "stablehlo.add"(%208, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.convert"(%223) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%227 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%230 = "stablehlo.shift_right_logical"(%228, %229) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%231 = "stablehlo.convert"(%230) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%232 = "stablehlo.xor"(%231, %220) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%233 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%235 = "stablehlo.constant"() {value = dense<1> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%236 = "stablehlo.shift_right_logical"(%234, %235) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%237 = "stablehlo.convert"(%236) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xi32>
%238 = "stablehlo.convert"(%237) : (tensor<2000x1x4xi32>) -> tensor<2000x1x4xf32>
%239 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%240 = "stablehlo.add"(%238, %239) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%241 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%243 = "stablehlo.log"(%242) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%244 = "stablehlo.negate"(%243) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%245 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%246 = "stablehlo.maximum"(%244, %245) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%247 = "stablehlo.divide"(%2, %246) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%248 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%252 = "stablehlo.reduce"(%247, %248) ({
^bb0(%249: tensor<f32>, %250: tensor<f32>):
%251 = "stablehlo.maximum"(%249, %250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%251) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xf32>, tensor<f32>) -> tensor<2000x1xf32>
%253 = "stablehlo.broadcast_in_dim"(%252) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2000x1xf32>) -> tensor<2000x1x4xf32>
%254 = "stablehlo.compare"(%247, %253) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%255 = "stablehlo.compare"(%247, %247) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%256 = "stablehlo.or"(%254, %255) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi1>) -> tensor<2000x1x4xi1>
%257 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2000x1x4xi32>
%258 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%259 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x1x4xi32>
%260 = "stablehlo.select"(%256, %257, %259) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi32>, tensor<2000x1x4xi32>) -> tensor<2000x1x4xi32>
%261 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%265 = "stablehlo.reduce"(%260, %261) ({
^bb0(%262: tensor<i32>, %263: tensor<i32>):
%264 = "stablehlo.minimum"(%262, %263) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%264) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xi32>, tensor<i32>) -> tensor<2000x1xi32>
%266 = "stablehlo.convert"(%265) : (tensor<2000x1xi32>) -> tensor<2000x1xi64>
return %266 : tensor<2000x1xi64>
}
}

// f32[2,4] 2000 true
// random counters: 1
module @example {
func.func public @main(%0: tensor<2x4xf32>, %1: tensor<2xui64>) -> (tensor<2x2000xi64>) {
%2 = "stablehlo.reshape"(%0) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2000x4xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16000xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<16000xui32>) -> tensor<2x2000x4xui32>
%10 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%7, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%17 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%5, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%9) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%22 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%24 = "stablehlo.convert"(%23) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%27 = "stablehlo.convert"(%26) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%28 = "stablehlo.convert"(%14) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%29 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%31 = "stablehlo.convert"(%30) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%34 = "stablehlo.convert"(%33) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%35 = "stablehlo.xor"(%34, %16) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%38 = "stablehlo.xor"(%27, %15) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%41 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%17, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%20, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%46 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%48 = "stablehlo.convert"(%47) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%49 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%50 = "stablehlo.shift_right_logical"(%47, %49) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%51 = "stablehlo.convert"(%50) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%52 = "stablehlo.convert"(%40) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%53 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%55 = "stablehlo.convert"(%54) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%58 = "stablehlo.convert"(%57) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%59 = "stablehlo.xor"(%58, %31) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%60 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%62 = "stablehlo.xor"(%51, %24) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%63 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%65 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.convert"(%61) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%70 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%72 = "stablehlo.convert"(%71) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%73 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%74 = "stablehlo.shift_right_logical"(%71, %73) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%75 = "stablehlo.convert"(%74) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%76 = "stablehlo.convert"(%64) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%77 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%79 = "stablehlo.convert"(%78) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%82 = "stablehlo.convert"(%81) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%83 = "stablehlo.xor"(%82, %55) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%84 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%86 = "stablehlo.xor"(%75, %48) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%89 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.convert"(%85) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%94 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%96 = "stablehlo.convert"(%95) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%97 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%98 = "stablehlo.shift_right_logical"(%95, %97) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%99 = "stablehlo.convert"(%98) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%100 = "stablehlo.convert"(%88) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%101 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%103 = "stablehlo.convert"(%102) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%106 = "stablehlo.convert"(%105) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%107 = "stablehlo.xor"(%106, %79) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%108 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%110 = "stablehlo.xor"(%99, %72) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%111 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%113 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.convert"(%109) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%118 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%119 = "stablehlo.multiply"(%117, %118) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%120 = "stablehlo.convert"(%119) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%121 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%122 = "stablehlo.shift_right_logical"(%119, %121) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%123 = "stablehlo.convert"(%122) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%124 = "stablehlo.convert"(%112) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%125 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%127 = "stablehlo.convert"(%126) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%130 = "stablehlo.convert"(%129) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%131 = "stablehlo.xor"(%130, %103) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%132 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%134 = "stablehlo.xor"(%123, %96) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%135 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%137 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.convert"(%133) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%142 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%144 = "stablehlo.convert"(%143) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%145 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%146 = "stablehlo.shift_right_logical"(%143, %145) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%147 = "stablehlo.convert"(%146) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%148 = "stablehlo.convert"(%136) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%149 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%151 = "stablehlo.convert"(%150) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%154 = "stablehlo.convert"(%153) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%155 = "stablehlo.xor"(%154, %127) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%156 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%158 = "stablehlo.xor"(%147, %120) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%159 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%161 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.convert"(%157) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%166 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%168 = "stablehlo.convert"(%167) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%169 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%170 = "stablehlo.shift_right_logical"(%167, %169) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%171 = "stablehlo.convert"(%170) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%172 = "stablehlo.convert"(%160) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%173 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%175 = "stablehlo.convert"(%174) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%178 = "stablehlo.convert"(%177) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%179 = "stablehlo.xor"(%178, %151) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%180 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%182 = "stablehlo.xor"(%171, %144) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%183 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%185 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.convert"(%181) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%190 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%191 = "stablehlo.multiply"(%189, %190) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%192 = "stablehlo.convert"(%191) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%193 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%194 = "stablehlo.shift_right_logical"(%191, %193) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%195 = "stablehlo.convert"(%194) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%196 = "stablehlo.convert"(%184) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%197 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%200 = "stablehlo.shift_right_logical"(%198, %199) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%201 = "stablehlo.convert"(%200) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%202 = "stablehlo.xor"(%201, %175) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%203 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%205 = "stablehlo.xor"(%195, %168) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%188, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%216 = "stablehlo.shift_right_logical"(%214, %215) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%217 = "stablehlo.convert"(%216) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%218 = "stablehlo.convert"(%207) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%221 = "stablehlo.convert"(%220) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%222 = "stablehlo.xor"(%217, %192) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%223 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%225 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.add"(%209, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.convert"(%224) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%231 = "stablehlo.shift_right_logical"(%229, %230) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%232 = "stablehlo.convert"(%231) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%233 = "stablehlo.xor"(%232, %221) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%234 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%236 = "stablehlo.constant"() {value = dense<1> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%237 = "stablehlo.shift_right_logical"(%235, %236) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%238 = "stablehlo.convert"(%237) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xi32>
%239 = "stablehlo.convert"(%238) : (tensor<2x2000x4xi32>) -> tensor<2x2000x4xf32>
%240 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%241 = "stablehlo.add"(%239, %240) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%242 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%244 = "stablehlo.log"(%243) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%245 = "stablehlo.negate"(%244) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%246 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%247 = "stablehlo.maximum"(%245, %246) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%248 = "stablehlo.divide"(%3, %247) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%249 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%253 = "stablehlo.reduce"(%248, %249) ({
^bb0(%250: tensor<f32>, %251: tensor<f32>):
%252 = "stablehlo.maximum"(%250, %251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%252) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xf32>, tensor<f32>) -> tensor<2x2000xf32>
%254 = "stablehlo.broadcast_in_dim"(%253) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2000xf32>) -> tensor<2x2000x4xf32>
%255 = "stablehlo.compare"(%248, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%256 = "stablehlo.compare"(%248, %248) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%257 = "stablehlo.or"(%255, %256) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi1>) -> tensor<2x2000x4xi1>
%258 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2000x4xi32>
%259 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%260 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2000x4xi32>
%261 = "stablehlo.select"(%257, %258, %260) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi32>, tensor<2x2000x4xi32>) -> tensor<2x2000x4xi32>
%262 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%266 = "stablehlo.reduce"(%261, %262) ({
^bb0(%263: tensor<i32>, %264: tensor<i32>):
%265 = "stablehlo.minimum"(%263, %264) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%265) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xi32>, tensor<i32>) -> tensor<2x2000xi32>
%267 = "stablehlo.convert"(%266) : (tensor<2x2000xi32>) -> tensor<2x2000xi64>
return %267 : tensor<2x2000xi64>
}
}

// f32[2000,4] 3
// random counters: 1
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x3xi64>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%7 = "stablehlo.reshape"(%6) : (tensor<8000xui32>) -> tensor<2000x4xui32>
%8 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%9 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%10 = "stablehlo.shift_right_logical"(%5, %9) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%11 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%15 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%3, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.convert"(%7) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%20 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%22 = "stablehlo.convert"(%21) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%24 = "stablehlo.shift_right_logical"(%21, %23) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%25 = "stablehlo.convert"(%24) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%26 = "stablehlo.convert"(%12) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%27 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%29 = "stablehlo.convert"(%28) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%31 = "stablehlo.shift_right_logical"(%28, %30) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%32 = "stablehlo.convert"(%31) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%33 = "stablehlo.xor"(%32, %14) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%34 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%35 = "stablehlo.xor"(%33, %34) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%36 = "stablehlo.xor"(%25, %13) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%39 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.add"(%15, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%18, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.convert"(%35) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%44 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%46 = "stablehlo.convert"(%45) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%47 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%48 = "stablehlo.shift_right_logical"(%45, %47) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%49 = "stablehlo.convert"(%48) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%50 = "stablehlo.convert"(%38) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%51 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%53 = "stablehlo.convert"(%52) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%54 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%55 = "stablehlo.shift_right_logical"(%52, %54) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%56 = "stablehlo.convert"(%55) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%57 = "stablehlo.xor"(%56, %29) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%58 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%59 = "stablehlo.xor"(%57, %58) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%60 = "stablehlo.xor"(%49, %22) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%61 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%63 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.add"(%40, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.convert"(%59) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%68 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%70 = "stablehlo.convert"(%69) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%71 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%72 = "stablehlo.shift_right_logical"(%69, %71) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%73 = "stablehlo.convert"(%72) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%74 = "stablehlo.convert"(%62) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%75 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%77 = "stablehlo.convert"(%76) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%78 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%79 = "stablehlo.shift_right_logical"(%76, %78) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%80 = "stablehlo.convert"(%79) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%81 = "stablehlo.xor"(%80, %53) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%82 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%83 = "stablehlo.xor"(%81, %82) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%84 = "stablehlo.xor"(%73, %46) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%85 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%87 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.add"(%64, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.convert"(%83) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%92 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%94 = "stablehlo.convert"(%93) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%95 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%96 = "stablehlo.shift_right_logical"(%93, %95) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%97 = "stablehlo.convert"(%96) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%98 = "stablehlo.convert"(%86) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%99 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%101 = "stablehlo.convert"(%100) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%102 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%104 = "stablehlo.convert"(%103) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%105 = "stablehlo.xor"(%104, %77) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%106 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%107 = "stablehlo.xor"(%105, %106) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%108 = "stablehlo.xor"(%97, %70) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%109 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%111 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.add"(%88, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.convert"(%107) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%116 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%117 = "stablehlo.multiply"(%115, %116) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%118 = "stablehlo.convert"(%117) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%119 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%120 = "stablehlo.shift_right_logical"(%117, %119) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%121 = "stablehlo.convert"(%120) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%122 = "stablehlo.convert"(%110) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%123 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%125 = "stablehlo.convert"(%124) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%126 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%127 = "stablehlo.shift_right_logical"(%124, %126) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%128 = "stablehlo.convert"(%127) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%129 = "stablehlo.xor"(%128, %101) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%130 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%131 = "stablehlo.xor"(%129, %130) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%132 = "stablehlo.xor"(%121, %94) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%133 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%135 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%112, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.convert"(%131) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%140 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%141 = "stablehlo.multiply"(%139, %140) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%142 = "stablehlo.convert"(%141) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%143 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%144 = "stablehlo.shift_right_logical"(%141, %143) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%145 = "stablehlo.convert"(%144) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%146 = "stablehlo.convert"(%134) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%147 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%149 = "stablehlo.convert"(%148) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%150 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%151 = "stablehlo.shift_right_logical"(%148, %150) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%152 = "stablehlo.convert"(%151) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%153 = "stablehlo.xor"(%152, %125) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%154 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%155 = "stablehlo.xor"(%153, %154) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%156 = "stablehlo.xor"(%145, %118) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%157 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%159 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.add"(%136, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.convert"(%155) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%164 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%165 = "stablehlo.multiply"(%163, %164) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%166 = "stablehlo.convert"(%165) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%167 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%168 = "stablehlo.shift_right_logical"(%165, %167) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%169 = "stablehlo.convert"(%168) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%170 = "stablehlo.convert"(%158) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%171 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%173 = "stablehlo.convert"(%172) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%174 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%175 = "stablehlo.shift_right_logical"(%172, %174) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%176 = "stablehlo.convert"(%175) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%177 = "stablehlo.xor"(%176, %149) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%178 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%179 = "stablehlo.xor"(%177, %178) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%180 = "stablehlo.xor"(%169, %142) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%181 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%183 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.add"(%160, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.convert"(%179) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%188 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%190 = "stablehlo.convert"(%189) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%191 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%192 = "stablehlo.shift_right_logical"(%189, %191) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%193 = "stablehlo.convert"(%192) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%194 = "stablehlo.convert"(%182) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%195 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%197 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%198 = "stablehlo.shift_right_logical"(%196, %197) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%199 = "stablehlo.convert"(%198) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%200 = "stablehlo.xor"(%199, %173) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%201 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%202 = "stablehlo.xor"(%200, %201) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%203 = "stablehlo.xor"(%193, %166) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%204 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%205 = "stablehlo.xor"(%203, %204) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%206 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%184, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.convert"(%202) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%211 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%213 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%214 = "stablehlo.shift_right_logical"(%212, %213) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%215 = "stablehlo.convert"(%214) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%216 = "stablehlo.convert"(%205) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%217 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%219 = "stablehlo.convert"(%218) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%220 = "stablehlo.xor"(%215, %190) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%221 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%222 = "stablehlo.xor"(%220, %221) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%223 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%207, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%222) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%228 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%229 = "stablehlo.shift_right_logical"(%227, %228) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%230 = "stablehlo.convert"(%229) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%231 = "stablehlo.xor"(%230, %219) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%232 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%234 = "stablehlo.constant"() {value = dense<1> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%235 = "stablehlo.shift_right_logical"(%233, %234) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%236 = "stablehlo.convert"(%235) : (tensor<2000x4xui32>) -> tensor<2000x4xi32>
%237 = "stablehlo.convert"(%236) : (tensor<2000x4xi32>) -> tensor<2000x4xf32>
%238 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%239 = "stablehlo.add"(%237, %238) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%240 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%242 = "stablehlo.log"(%241) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%243 = "stablehlo.negate"(%242) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%244 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%245 = "stablehlo.maximum"(%243, %244) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%246 = "stablehlo.divide"(%0, %245) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%247, %248 = "chlo.top_k"(%246) {k = 3 : i64} : (tensor<2000x4xf32>) -> (tensor<2000x3xf32>, tensor<2000x3xi32>)
%249 = "stablehlo.convert"(%248) : (tensor<2000x3xi32>) -> tensor<2000x3xi64>
return %249 : tensor<2000x3xi64>
}
}

// f64[4] 2000 true
// random counters: 1
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<2xui64>) -> (tensor<2000xi64>) {
%2 = "stablehlo.reshape"(%0) : (tensor<4xf64>) -> tensor<1x4xf64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf64>) -> tensor<2000x4xf64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<8000xui32>) -> tensor<2000x4xui32>
%10 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%7, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%17 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%5, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%9) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%22 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%24 = "stablehlo.convert"(%23) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%27 = "stablehlo.convert"(%26) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%28 = "stablehlo.convert"(%14) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%29 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%31 = "stablehlo.convert"(%30) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%34 = "stablehlo.convert"(%33) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%35 = "stablehlo.xor"(%34, %16) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%38 = "stablehlo.xor"(%27, %15) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%41 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%17, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%20, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%46 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%48 = "stablehlo.convert"(%47) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%49 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%50 = "stablehlo.shift_right_logical"(%47, %49) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%51 = "stablehlo.convert"(%50) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%52 = "stablehlo.convert"(%40) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%53 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%55 = "stablehlo.convert"(%54) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%58 = "stablehlo.convert"(%57) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%59 = "stablehlo.xor"(%58, %31) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%60 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%62 = "stablehlo.xor"(%51, %24) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%63 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%65 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.convert"(%61) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%70 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%72 = "stablehlo.convert"(%71) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%73 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%74 = "stablehlo.shift_right_logical"(%71, %73) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%75 = "stablehlo.convert"(%74) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%76 = "stablehlo.convert"(%64) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%77 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%79 = "stablehlo.convert"(%78) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%82 = "stablehlo.convert"(%81) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%83 = "stablehlo.xor"(%82, %55) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%84 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%86 = "stablehlo.xor"(%75, %48) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%89 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.convert"(%85) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%94 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%96 = "stablehlo.convert"(%95) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%97 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%98 = "stablehlo.shift_right_logical"(%95, %97) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%99 = "stablehlo.convert"(%98) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%100 = "stablehlo.convert"(%88) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%101 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%103 = "stablehlo.convert"(%102) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%106 = "stablehlo.convert"(%105) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%107 = "stablehlo.xor"(%106, %79) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%108 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%110 = "stablehlo.xor"(%99, %72) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%111 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%113 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.convert"(%109) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%118 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%119 = "stablehlo.multiply"(%117, %118) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%120 = "stablehlo.convert"(%119) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%121 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%122 = "stablehlo.shift_right_logical"(%119, %121) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%123 = "stablehlo.convert"(%122) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%124 = "stablehlo.convert"(%112) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%125 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%127 = "stablehlo.convert"(%126) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%130 = "stablehlo.convert"(%129) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%131 = "stablehlo.xor"(%130, %103) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%132 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%134 = "stablehlo.xor"(%123, %96) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%135 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%137 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.convert"(%133) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%142 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%144 = "stablehlo.convert"(%143) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%145 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%146 = "stablehlo.shift_right_logical"(%143, %145) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%147 = "stablehlo.convert"(%146) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%148 = "stablehlo.convert"(%136) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%149 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%151 = "stablehlo.convert"(%150) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%154 = "stablehlo.convert"(%153) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%155 = "stablehlo.xor"(%154, %127) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%156 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%158 = "stablehlo.xor"(%147, %120) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%159 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%161 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.convert"(%157) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%166 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%168 = "stablehlo.convert"(%167) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%169 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%170 = "stablehlo.shift_right_logical"(%167, %169) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%171 = "stablehlo.convert"(%170) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%172 = "stablehlo.convert"(%160) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%173 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%175 = "stablehlo.convert"(%174) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%178 = "stablehlo.convert"(%177) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%179 = "stablehlo.xor"(%178, %151) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%180 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%182 = "stablehlo.xor"(%171, %144) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%183 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%185 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.convert"(%181) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%190 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%191 = "stablehlo.multiply"(%189, %190) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%192 = "stablehlo.convert"(%191) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%193 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%194 = "stablehlo.shift_right_logical"(%191, %193) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%195 = "stablehlo.convert"(%194) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%196 = "stablehlo.convert"(%184) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%197 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%200 = "stablehlo.shift_right_logical"(%198, %199) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%201 = "stablehlo.convert"(%200) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%202 = "stablehlo.xor"(%201, %175) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%203 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%205 = "stablehlo.xor"(%195, %168) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%188, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%216 = "stablehlo.shift_right_logical"(%214, %215) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%217 = "stablehlo.convert"(%216) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%218 = "stablehlo.convert"(%207) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%221 = "stablehlo.convert"(%220) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%222 = "stablehlo.xor"(%217, %192) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%223 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%225 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.add"(%209, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.convert"(%224) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%230 = "stablehlo.convert"(%229) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%232 = "stablehlo.shift_right_logical"(%229, %231) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%233 = "stablehlo.convert"(%232) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%234 = "stablehlo.xor"(%233, %221) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%235 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%237 = "stablehlo.convert"(%236) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%238 = "stablehlo.convert"(%230) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%239 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%240 = "stablehlo.shift_left"(%238, %239) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%241 = "stablehlo.or"(%237, %240) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%242 = "stablehlo.constant"() {value = dense<11> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%243 = "stablehlo.shift_right_logical"(%241, %242) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%244 = "stablehlo.convert"(%243) : (tensor<2000x4xui64>) -> tensor<2000x4xi64>
%245 = "stablehlo.convert"(%244) : (tensor<2000x4xi64>) -> tensor<2000x4xf64>
%246 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%247 = "stablehlo.add"(%245, %246) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%248 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%249 = "stablehlo.multiply"(%247, %248) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%250 = "stablehlo.log"(%249) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%251 = "stablehlo.negate"(%250) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%252 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%253 = "stablehlo.maximum"(%251, %252) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%254 = "stablehlo.divide"(%3, %253) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%255 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%259 = "stablehlo.reduce"(%254, %255) ({
^bb0(%256: tensor<f64>, %257: tensor<f64>):
%258 = "stablehlo.maximum"(%256, %257) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%258) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xf64>, tensor<f64>) -> tensor<2000xf64>
%260 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64: 0>} : (tensor<2000xf64>) -> tensor<2000x4xf64>
%261 = "stablehlo.compare"(%254, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%262 = "stablehlo.compare"(%254, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%263 = "stablehlo.or"(%261, %262) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%264 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2000x4xi32>
%265 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%266 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x4xi32>
%267 = "stablehlo.select"(%263, %264, %266) : (tensor<2000x4xi1>, tensor<2000x4xi32>, tensor<2000x4xi32>) -> tensor<2000x4xi32>
%268 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%272 = "stablehlo.reduce"(%267, %268) ({
^bb0(%269: tensor<i32>, %270: tensor<i32>):
%271 = "stablehlo.minimum"(%269, %270) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%271) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xi32>, tensor<i32>) -> tensor<2000xi32>
%273 = "stablehlo.convert"(%272) : (tensor<2000xi32>) -> tensor<2000xi64>
return %273 : tensor<2000xi64>
}
}

