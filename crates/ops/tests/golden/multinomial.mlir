// f32[2000,4] 1
// random counters: 1
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x1xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<2000x4xf32>) -> tensor<2000x4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2000x4xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.reshape"(%0) : (tensor<2000x4xf32>) -> tensor<2000x1x4xf32>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%13 = "stablehlo.reshape"(%12) : (tensor<1xui64>) -> tensor<ui64>
%14 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%15 = "stablehlo.reshape"(%14) : (tensor<1xui64>) -> tensor<ui64>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%17 = "stablehlo.reshape"(%16) : (tensor<8000xui32>) -> tensor<2000x1x4xui32>
%18 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%15, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%25 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%27 = "stablehlo.shift_right_logical"(%13, %26) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%28 = "stablehlo.convert"(%27) : (tensor<ui64>) -> tensor<ui32>
%29 = "stablehlo.convert"(%17) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%30 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%32 = "stablehlo.convert"(%31) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%33 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%34 = "stablehlo.shift_right_logical"(%31, %33) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%35 = "stablehlo.convert"(%34) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%36 = "stablehlo.convert"(%22) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%37 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%38 = "stablehlo.multiply"(%36, %37) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%39 = "stablehlo.convert"(%38) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%40 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%41 = "stablehlo.shift_right_logical"(%38, %40) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%42 = "stablehlo.convert"(%41) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%43 = "stablehlo.xor"(%42, %24) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%44 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%45 = "stablehlo.xor"(%43, %44) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%46 = "stablehlo.xor"(%35, %23) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%47 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%48 = "stablehlo.xor"(%46, %47) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%49 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%50 = "stablehlo.add"(%25, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%52 = "stablehlo.add"(%28, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.convert"(%45) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%54 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%56 = "stablehlo.convert"(%55) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%57 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%58 = "stablehlo.shift_right_logical"(%55, %57) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%59 = "stablehlo.convert"(%58) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%60 = "stablehlo.convert"(%48) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%61 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%62 = "stablehlo.multiply"(%60, %61) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%63 = "stablehlo.convert"(%62) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%64 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%65 = "stablehlo.shift_right_logical"(%62, %64) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%66 = "stablehlo.convert"(%65) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%67 = "stablehlo.xor"(%66, %39) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%68 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%69 = "stablehlo.xor"(%67, %68) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%70 = "stablehlo.xor"(%59, %32) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%71 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%72 = "stablehlo.xor"(%70, %71) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%73 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.add"(%50, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.add"(%52, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.convert"(%69) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%78 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%79 = "stablehlo.multiply"(%77, %78) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%80 = "stablehlo.convert"(%79) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%81 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%82 = "stablehlo.shift_right_logical"(%79, %81) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%83 = "stablehlo.convert"(%82) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%84 = "stablehlo.convert"(%72) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%85 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%86 = "stablehlo.multiply"(%84, %85) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%87 = "stablehlo.convert"(%86) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%88 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%89 = "stablehlo.shift_right_logical"(%86, %88) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%90 = "stablehlo.convert"(%89) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%91 = "stablehlo.xor"(%90, %63) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%92 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%93 = "stablehlo.xor"(%91, %92) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%94 = "stablehlo.xor"(%83, %56) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%95 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%96 = "stablehlo.xor"(%94, %95) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%97 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.add"(%74, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.add"(%76, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.convert"(%93) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%102 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%104 = "stablehlo.convert"(%103) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%105 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%106 = "stablehlo.shift_right_logical"(%103, %105) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%107 = "stablehlo.convert"(%106) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%108 = "stablehlo.convert"(%96) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%109 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%110 = "stablehlo.multiply"(%108, %109) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%111 = "stablehlo.convert"(%110) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%112 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%113 = "stablehlo.shift_right_logical"(%110, %112) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%114 = "stablehlo.convert"(%113) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%115 = "stablehlo.xor"(%114, %87) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%116 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%117 = "stablehlo.xor"(%115, %116) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%118 = "stablehlo.xor"(%107, %80) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%119 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%120 = "stablehlo.xor"(%118, %119) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%121 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.add"(%98, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.add"(%100, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.convert"(%117) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%126 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%128 = "stablehlo.convert"(%127) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%129 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%130 = "stablehlo.shift_right_logical"(%127, %129) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%131 = "stablehlo.convert"(%130) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%132 = "stablehlo.convert"(%120) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%133 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%134 = "stablehlo.multiply"(%132, %133) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%135 = "stablehlo.convert"(%134) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%136 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%137 = "stablehlo.shift_right_logical"(%134, %136) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%138 = "stablehlo.convert"(%137) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%139 = "stablehlo.xor"(%138, %111) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%140 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%141 = "stablehlo.xor"(%139, %140) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%142 = "stablehlo.xor"(%131, %104) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%143 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%144 = "stablehlo.xor"(%142, %143) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%145 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.add"(%122, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.add"(%124, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.convert"(%141) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%150 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%152 = "stablehlo.convert"(%151) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%153 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%154 = "stablehlo.shift_right_logical"(%151, %153) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%155 = "stablehlo.convert"(%154) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%156 = "stablehlo.convert"(%144) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%157 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%159 = "stablehlo.convert"(%158) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%160 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%161 = "stablehlo.shift_right_logical"(%158, %160) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%162 = "stablehlo.convert"(%161) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%163 = "stablehlo.xor"(%162, %135) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%164 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%165 = "stablehlo.xor"(%163, %164) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%166 = "stablehlo.xor"(%155, %128) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%167 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%168 = "stablehlo.xor"(%166, %167) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%169 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%146, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.add"(%148, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.convert"(%165) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%174 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%176 = "stablehlo.convert"(%175) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%179 = "stablehlo.convert"(%178) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%180 = "stablehlo.convert"(%168) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%181 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%182 = "stablehlo.multiply"(%180, %181) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%183 = "stablehlo.convert"(%182) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%184 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%185 = "stablehlo.shift_right_logical"(%182, %184) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%186 = "stablehlo.convert"(%185) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%187 = "stablehlo.xor"(%186, %159) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%188 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%189 = "stablehlo.xor"(%187, %188) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%190 = "stablehlo.xor"(%179, %152) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%191 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%192 = "stablehlo.xor"(%190, %191) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%193 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.add"(%170, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.add"(%172, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.convert"(%189) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%198 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%200 = "stablehlo.convert"(%199) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%201 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%202 = "stablehlo.shift_right_logical"(%199, %201) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%203 = "stablehlo.convert"(%202) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%204 = "stablehlo.convert"(%192) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%205 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%206 = "stablehlo.multiply"(%204, %205) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%207 = "stablehlo.convert"(%206) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%208 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%209 = "stablehlo.shift_right_logical"(%206, %208) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%210 = "stablehlo.convert"(%209) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%211 = "stablehlo.xor"(%210, %183) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%212 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%213 = "stablehlo.xor"(%211, %212) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%214 = "stablehlo.xor"(%203, %176) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%215 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%216 = "stablehlo.xor"(%214, %215) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%217 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.add"(%194, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.add"(%196, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.convert"(%213) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%222 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%224 = "stablehlo.convert"(%223) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%225 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%226 = "stablehlo.shift_right_logical"(%223, %225) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%227 = "stablehlo.convert"(%226) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%228 = "stablehlo.convert"(%216) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%229 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%231 = "stablehlo.convert"(%230) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%232 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%233 = "stablehlo.shift_right_logical"(%230, %232) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%234 = "stablehlo.convert"(%233) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%235 = "stablehlo.xor"(%234, %207) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%236 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%238 = "stablehlo.xor"(%227, %200) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%239 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%240 = "stablehlo.xor"(%238, %239) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%241 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%242 = "stablehlo.add"(%218, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%243 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%244 = "stablehlo.add"(%220, %243) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%245 = "stablehlo.convert"(%237) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%246 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%248 = "stablehlo.convert"(%247) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%249 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%250 = "stablehlo.shift_right_logical"(%247, %249) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%251 = "stablehlo.convert"(%250) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%252 = "stablehlo.convert"(%240) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%253 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%254 = "stablehlo.multiply"(%252, %253) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%255 = "stablehlo.convert"(%254) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%256 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%257 = "stablehlo.shift_right_logical"(%254, %256) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%258 = "stablehlo.convert"(%257) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%259 = "stablehlo.xor"(%258, %231) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%260 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%261 = "stablehlo.xor"(%259, %260) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%262 = "stablehlo.xor"(%251, %224) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%263 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%264 = "stablehlo.xor"(%262, %263) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%265 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%266 = "stablehlo.add"(%242, %265) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%267 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%268 = "stablehlo.add"(%244, %267) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%269 = "stablehlo.constant"() {value = dense<1> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%270 = "stablehlo.shift_right_logical"(%261, %269) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%271 = "stablehlo.convert"(%270) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xi32>
%272 = "stablehlo.convert"(%271) : (tensor<2000x1x4xi32>) -> tensor<2000x1x4xf32>
%273 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%274 = "stablehlo.add"(%272, %273) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%275 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%276 = "stablehlo.multiply"(%274, %275) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%277 = "stablehlo.log"(%276) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%278 = "stablehlo.negate"(%277) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%279 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%280 = "stablehlo.maximum"(%278, %279) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%281 = "stablehlo.divide"(%11, %280) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%282 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%286 = "stablehlo.reduce"(%281, %282) ({
^bb0(%283: tensor<f32>, %284: tensor<f32>):
%285 = "stablehlo.maximum"(%283, %284) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%285) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xf32>, tensor<f32>) -> tensor<2000x1xf32>
%287 = "stablehlo.broadcast_in_dim"(%286) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2000x1xf32>) -> tensor<2000x1x4xf32>
%288 = "stablehlo.compare"(%281, %287) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%289 = "stablehlo.compare"(%281, %281) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%290 = "stablehlo.or"(%288, %289) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi1>) -> tensor<2000x1x4xi1>
%291 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2000x1x4xi32>
%292 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%293 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x1x4xi32>
%294 = "stablehlo.select"(%290, %291, %293) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi32>, tensor<2000x1x4xi32>) -> tensor<2000x1x4xi32>
%295 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%299 = "stablehlo.reduce"(%294, %295) ({
^bb0(%296: tensor<i32>, %297: tensor<i32>):
%298 = "stablehlo.minimum"(%296, %297) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%298) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xi32>, tensor<i32>) -> tensor<2000x1xi32>
%300 = "stablehlo.convert"(%299) : (tensor<2000x1xi32>) -> tensor<2000x1xi64>
return %300 : tensor<2000x1xi64>
}
}

// f32[2,4] 2000 true
// random counters: 1
module @example {
func.func public @main(%0: tensor<2x4xf32>, %1: tensor<2xui64>) -> (tensor<2x2000xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<2x4xf32>) -> tensor<2x4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.reshape"(%0) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2000x4xf32>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%14 = "stablehlo.reshape"(%13) : (tensor<1xui64>) -> tensor<ui64>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%16 = "stablehlo.reshape"(%15) : (tensor<1xui64>) -> tensor<ui64>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16000xui32>
%18 = "stablehlo.reshape"(%17) : (tensor<16000xui32>) -> tensor<2x2000x4xui32>
%19 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%21 = "stablehlo.shift_right_logical"(%16, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%22 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%26 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%28 = "stablehlo.shift_right_logical"(%14, %27) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%29 = "stablehlo.convert"(%28) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.convert"(%18) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%31 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%33 = "stablehlo.convert"(%32) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%34 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%35 = "stablehlo.shift_right_logical"(%32, %34) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%36 = "stablehlo.convert"(%35) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%37 = "stablehlo.convert"(%23) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%38 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%39 = "stablehlo.multiply"(%37, %38) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%40 = "stablehlo.convert"(%39) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%41 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%42 = "stablehlo.shift_right_logical"(%39, %41) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%43 = "stablehlo.convert"(%42) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%44 = "stablehlo.xor"(%43, %25) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%45 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%46 = "stablehlo.xor"(%44, %45) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%47 = "stablehlo.xor"(%36, %24) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%48 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%49 = "stablehlo.xor"(%47, %48) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%50 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.add"(%26, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.add"(%29, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.convert"(%46) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%55 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%57 = "stablehlo.convert"(%56) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%58 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%59 = "stablehlo.shift_right_logical"(%56, %58) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%60 = "stablehlo.convert"(%59) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%61 = "stablehlo.convert"(%49) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%62 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%63 = "stablehlo.multiply"(%61, %62) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%64 = "stablehlo.convert"(%63) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%65 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%66 = "stablehlo.shift_right_logical"(%63, %65) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%67 = "stablehlo.convert"(%66) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%68 = "stablehlo.xor"(%67, %40) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%69 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%70 = "stablehlo.xor"(%68, %69) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%71 = "stablehlo.xor"(%60, %33) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%72 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%73 = "stablehlo.xor"(%71, %72) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%74 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.add"(%51, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.add"(%53, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.convert"(%70) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%79 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%81 = "stablehlo.convert"(%80) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%82 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%83 = "stablehlo.shift_right_logical"(%80, %82) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%84 = "stablehlo.convert"(%83) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%85 = "stablehlo.convert"(%73) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%86 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%87 = "stablehlo.multiply"(%85, %86) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%88 = "stablehlo.convert"(%87) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%89 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%90 = "stablehlo.shift_right_logical"(%87, %89) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%91 = "stablehlo.convert"(%90) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%92 = "stablehlo.xor"(%91, %64) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%93 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%94 = "stablehlo.xor"(%92, %93) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%95 = "stablehlo.xor"(%84, %57) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%96 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%97 = "stablehlo.xor"(%95, %96) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%98 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.add"(%75, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.add"(%77, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.convert"(%94) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%103 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%105 = "stablehlo.convert"(%104) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%106 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%107 = "stablehlo.shift_right_logical"(%104, %106) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%108 = "stablehlo.convert"(%107) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%109 = "stablehlo.convert"(%97) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%110 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%112 = "stablehlo.convert"(%111) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%113 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%114 = "stablehlo.shift_right_logical"(%111, %113) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%115 = "stablehlo.convert"(%114) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%116 = "stablehlo.xor"(%115, %88) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%117 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%118 = "stablehlo.xor"(%116, %117) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%119 = "stablehlo.xor"(%108, %81) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%120 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%121 = "stablehlo.xor"(%119, %120) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%122 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.add"(%99, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.add"(%101, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.convert"(%118) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%127 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%129 = "stablehlo.convert"(%128) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%130 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%131 = "stablehlo.shift_right_logical"(%128, %130) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%132 = "stablehlo.convert"(%131) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%133 = "stablehlo.convert"(%121) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%134 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%135 = "stablehlo.multiply"(%133, %134) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%136 = "stablehlo.convert"(%135) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%137 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%138 = "stablehlo.shift_right_logical"(%135, %137) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%139 = "stablehlo.convert"(%138) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%140 = "stablehlo.xor"(%139, %112) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%141 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%142 = "stablehlo.xor"(%140, %141) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%143 = "stablehlo.xor"(%132, %105) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%144 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%145 = "stablehlo.xor"(%143, %144) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%146 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.add"(%123, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.add"(%125, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.convert"(%142) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%151 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%152 = "stablehlo.multiply"(%150, %151) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%153 = "stablehlo.convert"(%152) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%154 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%155 = "stablehlo.shift_right_logical"(%152, %154) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%156 = "stablehlo.convert"(%155) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%157 = "stablehlo.convert"(%145) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%158 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%159 = "stablehlo.multiply"(%157, %158) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%160 = "stablehlo.convert"(%159) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%161 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%162 = "stablehlo.shift_right_logical"(%159, %161) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%163 = "stablehlo.convert"(%162) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%164 = "stablehlo.xor"(%163, %136) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%165 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%166 = "stablehlo.xor"(%164, %165) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%167 = "stablehlo.xor"(%156, %129) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%168 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%169 = "stablehlo.xor"(%167, %168) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%170 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.add"(%147, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.add"(%149, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.convert"(%166) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%175 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%177 = "stablehlo.convert"(%176) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%178 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%179 = "stablehlo.shift_right_logical"(%176, %178) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%180 = "stablehlo.convert"(%179) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%181 = "stablehlo.convert"(%169) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%182 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%183 = "stablehlo.multiply"(%181, %182) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%184 = "stablehlo.convert"(%183) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%185 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%186 = "stablehlo.shift_right_logical"(%183, %185) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%187 = "stablehlo.convert"(%186) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%188 = "stablehlo.xor"(%187, %160) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%189 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%190 = "stablehlo.xor"(%188, %189) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%191 = "stablehlo.xor"(%180, %153) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%192 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%193 = "stablehlo.xor"(%191, %192) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%194 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.add"(%171, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%197 = "stablehlo.add"(%173, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.convert"(%190) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%199 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%201 = "stablehlo.convert"(%200) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%202 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%203 = "stablehlo.shift_right_logical"(%200, %202) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%204 = "stablehlo.convert"(%203) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%205 = "stablehlo.convert"(%193) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%206 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%208 = "stablehlo.convert"(%207) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%209 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%210 = "stablehlo.shift_right_logical"(%207, %209) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%211 = "stablehlo.convert"(%210) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%212 = "stablehlo.xor"(%211, %184) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%213 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%214 = "stablehlo.xor"(%212, %213) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%215 = "stablehlo.xor"(%204, %177) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%216 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%217 = "stablehlo.xor"(%215, %216) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%218 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.add"(%195, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.add"(%197, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.convert"(%214) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%223 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%224 = "stablehlo.multiply"(%222, %223) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%225 = "stablehlo.convert"(%224) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%226 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%227 = "stablehlo.shift_right_logical"(%224, %226) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%228 = "stablehlo.convert"(%227) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%229 = "stablehlo.convert"(%217) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%230 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%231 = "stablehlo.multiply"(%229, %230) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%232 = "stablehlo.convert"(%231) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%233 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%234 = "stablehlo.shift_right_logical"(%231, %233) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%235 = "stablehlo.convert"(%234) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%236 = "stablehlo.xor"(%235, %208) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%237 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%238 = "stablehlo.xor"(%236, %237) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%239 = "stablehlo.xor"(%228, %201) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%240 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%241 = "stablehlo.xor"(%239, %240) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%242 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%243 = "stablehlo.add"(%219, %242) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%244 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%245 = "stablehlo.add"(%221, %244) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%246 = "stablehlo.convert"(%238) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%247 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%248 = "stablehlo.multiply"(%246, %247) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%249 = "stablehlo.convert"(%248) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%250 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%251 = "stablehlo.shift_right_logical"(%248, %250) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%252 = "stablehlo.convert"(%251) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%253 = "stablehlo.convert"(%241) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%254 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%255 = "stablehlo.multiply"(%253, %254) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%256 = "stablehlo.convert"(%255) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%257 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%258 = "stablehlo.shift_right_logical"(%255, %257) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%259 = "stablehlo.convert"(%258) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%260 = "stablehlo.xor"(%259, %232) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%261 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%262 = "stablehlo.xor"(%260, %261) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%263 = "stablehlo.xor"(%252, %225) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%264 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%265 = "stablehlo.xor"(%263, %264) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%266 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%267 = "stablehlo.add"(%243, %266) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%268 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%269 = "stablehlo.add"(%245, %268) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%270 = "stablehlo.constant"() {value = dense<1> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%271 = "stablehlo.shift_right_logical"(%262, %270) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%272 = "stablehlo.convert"(%271) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xi32>
%273 = "stablehlo.convert"(%272) : (tensor<2x2000x4xi32>) -> tensor<2x2000x4xf32>
%274 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%275 = "stablehlo.add"(%273, %274) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%276 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%277 = "stablehlo.multiply"(%275, %276) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%278 = "stablehlo.log"(%277) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%279 = "stablehlo.negate"(%278) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%280 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%281 = "stablehlo.maximum"(%279, %280) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%282 = "stablehlo.divide"(%12, %281) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%283 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%287 = "stablehlo.reduce"(%282, %283) ({
^bb0(%284: tensor<f32>, %285: tensor<f32>):
%286 = "stablehlo.maximum"(%284, %285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%286) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xf32>, tensor<f32>) -> tensor<2x2000xf32>
%288 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2000xf32>) -> tensor<2x2000x4xf32>
%289 = "stablehlo.compare"(%282, %288) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%290 = "stablehlo.compare"(%282, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%291 = "stablehlo.or"(%289, %290) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi1>) -> tensor<2x2000x4xi1>
%292 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2000x4xi32>
%293 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%294 = "stablehlo.broadcast_in_dim"(%293) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2000x4xi32>
%295 = "stablehlo.select"(%291, %292, %294) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi32>, tensor<2x2000x4xi32>) -> tensor<2x2000x4xi32>
%296 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%300 = "stablehlo.reduce"(%295, %296) ({
^bb0(%297: tensor<i32>, %298: tensor<i32>):
%299 = "stablehlo.minimum"(%297, %298) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%299) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xi32>, tensor<i32>) -> tensor<2x2000xi32>
%301 = "stablehlo.convert"(%300) : (tensor<2x2000xi32>) -> tensor<2x2000xi64>
return %301 : tensor<2x2000xi64>
}
}

// f32[2000,4] 3
// random counters: 1
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x3xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<2000x4xf32>) -> tensor<2000x4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2000x4xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%12 = "stablehlo.reshape"(%11) : (tensor<1xui64>) -> tensor<ui64>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%14 = "stablehlo.reshape"(%13) : (tensor<1xui64>) -> tensor<ui64>
%15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%16 = "stablehlo.reshape"(%15) : (tensor<8000xui32>) -> tensor<2000x4xui32>
%17 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%14, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%24 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%26 = "stablehlo.shift_right_logical"(%12, %25) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%27 = "stablehlo.convert"(%26) : (tensor<ui64>) -> tensor<ui32>
%28 = "stablehlo.convert"(%16) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%29 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%31 = "stablehlo.convert"(%30) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%34 = "stablehlo.convert"(%33) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%35 = "stablehlo.convert"(%21) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%36 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%37 = "stablehlo.multiply"(%35, %36) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%38 = "stablehlo.convert"(%37) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%39 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%40 = "stablehlo.shift_right_logical"(%37, %39) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%41 = "stablehlo.convert"(%40) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%42 = "stablehlo.xor"(%41, %23) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%43 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%44 = "stablehlo.xor"(%42, %43) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%45 = "stablehlo.xor"(%34, %22) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%46 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%47 = "stablehlo.xor"(%45, %46) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%48 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.add"(%24, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.add"(%27, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.convert"(%44) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%53 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%55 = "stablehlo.convert"(%54) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%58 = "stablehlo.convert"(%57) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%59 = "stablehlo.convert"(%47) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%60 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%61 = "stablehlo.multiply"(%59, %60) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%62 = "stablehlo.convert"(%61) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%63 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%64 = "stablehlo.shift_right_logical"(%61, %63) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%65 = "stablehlo.convert"(%64) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%66 = "stablehlo.xor"(%65, %38) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%67 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%68 = "stablehlo.xor"(%66, %67) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%69 = "stablehlo.xor"(%58, %31) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%70 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%71 = "stablehlo.xor"(%69, %70) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%72 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.add"(%49, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.add"(%51, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.convert"(%68) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%77 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%79 = "stablehlo.convert"(%78) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%82 = "stablehlo.convert"(%81) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%83 = "stablehlo.convert"(%71) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%84 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%86 = "stablehlo.convert"(%85) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%87 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%88 = "stablehlo.shift_right_logical"(%85, %87) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%89 = "stablehlo.convert"(%88) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%90 = "stablehlo.xor"(%89, %62) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%91 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%92 = "stablehlo.xor"(%90, %91) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%93 = "stablehlo.xor"(%82, %55) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%94 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%95 = "stablehlo.xor"(%93, %94) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%96 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%73, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.add"(%75, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.convert"(%92) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%101 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%103 = "stablehlo.convert"(%102) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%106 = "stablehlo.convert"(%105) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%107 = "stablehlo.convert"(%95) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%108 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%109 = "stablehlo.multiply"(%107, %108) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%110 = "stablehlo.convert"(%109) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%111 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%112 = "stablehlo.shift_right_logical"(%109, %111) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%113 = "stablehlo.convert"(%112) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%114 = "stablehlo.xor"(%113, %86) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%115 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%116 = "stablehlo.xor"(%114, %115) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%117 = "stablehlo.xor"(%106, %79) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%118 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%119 = "stablehlo.xor"(%117, %118) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%120 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.add"(%97, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.add"(%99, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.convert"(%116) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%125 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%127 = "stablehlo.convert"(%126) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%130 = "stablehlo.convert"(%129) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%131 = "stablehlo.convert"(%119) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%132 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%133 = "stablehlo.multiply"(%131, %132) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%134 = "stablehlo.convert"(%133) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%135 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%136 = "stablehlo.shift_right_logical"(%133, %135) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%137 = "stablehlo.convert"(%136) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%138 = "stablehlo.xor"(%137, %110) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%139 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%140 = "stablehlo.xor"(%138, %139) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%141 = "stablehlo.xor"(%130, %103) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%142 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%143 = "stablehlo.xor"(%141, %142) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%144 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%121, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.add"(%123, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.convert"(%140) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%149 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%151 = "stablehlo.convert"(%150) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%154 = "stablehlo.convert"(%153) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%155 = "stablehlo.convert"(%143) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%156 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%158 = "stablehlo.convert"(%157) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%159 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%160 = "stablehlo.shift_right_logical"(%157, %159) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%161 = "stablehlo.convert"(%160) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%162 = "stablehlo.xor"(%161, %134) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%163 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%164 = "stablehlo.xor"(%162, %163) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%165 = "stablehlo.xor"(%154, %127) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%166 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%167 = "stablehlo.xor"(%165, %166) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%168 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%145, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.add"(%147, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.convert"(%164) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%173 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%175 = "stablehlo.convert"(%174) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%178 = "stablehlo.convert"(%177) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%179 = "stablehlo.convert"(%167) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%180 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%181 = "stablehlo.multiply"(%179, %180) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%182 = "stablehlo.convert"(%181) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%183 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%184 = "stablehlo.shift_right_logical"(%181, %183) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%185 = "stablehlo.convert"(%184) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%186 = "stablehlo.xor"(%185, %158) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%187 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%188 = "stablehlo.xor"(%186, %187) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%189 = "stablehlo.xor"(%178, %151) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%190 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%191 = "stablehlo.xor"(%189, %190) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%192 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%169, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.add"(%171, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.convert"(%188) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%197 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%199 = "stablehlo.convert"(%198) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%200 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%201 = "stablehlo.shift_right_logical"(%198, %200) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%202 = "stablehlo.convert"(%201) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%203 = "stablehlo.convert"(%191) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%204 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%205 = "stablehlo.multiply"(%203, %204) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%206 = "stablehlo.convert"(%205) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%207 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%208 = "stablehlo.shift_right_logical"(%205, %207) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%209 = "stablehlo.convert"(%208) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%210 = "stablehlo.xor"(%209, %182) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%211 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%212 = "stablehlo.xor"(%210, %211) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%213 = "stablehlo.xor"(%202, %175) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%214 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%215 = "stablehlo.xor"(%213, %214) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%216 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%217 = "stablehlo.add"(%193, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.add"(%195, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.convert"(%212) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%221 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%222 = "stablehlo.multiply"(%220, %221) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%223 = "stablehlo.convert"(%222) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%224 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%225 = "stablehlo.shift_right_logical"(%222, %224) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%226 = "stablehlo.convert"(%225) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%227 = "stablehlo.convert"(%215) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%230 = "stablehlo.convert"(%229) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%232 = "stablehlo.shift_right_logical"(%229, %231) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%233 = "stablehlo.convert"(%232) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%234 = "stablehlo.xor"(%233, %206) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%235 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%237 = "stablehlo.xor"(%226, %199) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%238 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%239 = "stablehlo.xor"(%237, %238) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%240 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%241 = "stablehlo.add"(%217, %240) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%243 = "stablehlo.add"(%219, %242) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%244 = "stablehlo.convert"(%236) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%245 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%246 = "stablehlo.multiply"(%244, %245) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%247 = "stablehlo.convert"(%246) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%248 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%249 = "stablehlo.shift_right_logical"(%246, %248) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%250 = "stablehlo.convert"(%249) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%251 = "stablehlo.convert"(%239) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%252 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%254 = "stablehlo.convert"(%253) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%255 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%256 = "stablehlo.shift_right_logical"(%253, %255) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%257 = "stablehlo.convert"(%256) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%258 = "stablehlo.xor"(%257, %230) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%259 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%260 = "stablehlo.xor"(%258, %259) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%261 = "stablehlo.xor"(%250, %223) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%262 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%263 = "stablehlo.xor"(%261, %262) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%264 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%265 = "stablehlo.add"(%241, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%267 = "stablehlo.add"(%243, %266) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%268 = "stablehlo.constant"() {value = dense<1> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%269 = "stablehlo.shift_right_logical"(%260, %268) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%270 = "stablehlo.convert"(%269) : (tensor<2000x4xui32>) -> tensor<2000x4xi32>
%271 = "stablehlo.convert"(%270) : (tensor<2000x4xi32>) -> tensor<2000x4xf32>
%272 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%273 = "stablehlo.add"(%271, %272) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%274 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%276 = "stablehlo.log"(%275) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%277 = "stablehlo.negate"(%276) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%278 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%279 = "stablehlo.maximum"(%277, %278) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%280 = "stablehlo.divide"(%0, %279) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%281, %282 = "chlo.top_k"(%280) {k = 3 : i64} : (tensor<2000x4xf32>) -> (tensor<2000x3xf32>, tensor<2000x3xi32>)
%283 = "stablehlo.convert"(%282) : (tensor<2000x3xi32>) -> tensor<2000x3xi64>
return %283 : tensor<2000x3xi64>
}
}

// f64[4] 2000 true
// random counters: 1
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<2xui64>) -> (tensor<2000xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<4xf64>) -> tensor<4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.reshape"(%0) : (tensor<4xf64>) -> tensor<1x4xf64>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf64>) -> tensor<2000x4xf64>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%14 = "stablehlo.reshape"(%13) : (tensor<1xui64>) -> tensor<ui64>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%16 = "stablehlo.reshape"(%15) : (tensor<1xui64>) -> tensor<ui64>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%18 = "stablehlo.reshape"(%17) : (tensor<8000xui32>) -> tensor<2000x4xui32>
%19 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%21 = "stablehlo.shift_right_logical"(%16, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%22 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%26 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%28 = "stablehlo.shift_right_logical"(%14, %27) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%29 = "stablehlo.convert"(%28) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.convert"(%18) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%31 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%33 = "stablehlo.convert"(%32) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%34 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%35 = "stablehlo.shift_right_logical"(%32, %34) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%36 = "stablehlo.convert"(%35) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%37 = "stablehlo.convert"(%23) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%38 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%39 = "stablehlo.multiply"(%37, %38) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%40 = "stablehlo.convert"(%39) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%41 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%42 = "stablehlo.shift_right_logical"(%39, %41) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%43 = "stablehlo.convert"(%42) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%44 = "stablehlo.xor"(%43, %25) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%45 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%46 = "stablehlo.xor"(%44, %45) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%47 = "stablehlo.xor"(%36, %24) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%48 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%49 = "stablehlo.xor"(%47, %48) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%50 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.add"(%26, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.add"(%29, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.convert"(%46) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%55 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%57 = "stablehlo.convert"(%56) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%58 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%59 = "stablehlo.shift_right_logical"(%56, %58) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%60 = "stablehlo.convert"(%59) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%61 = "stablehlo.convert"(%49) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%62 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%63 = "stablehlo.multiply"(%61, %62) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%64 = "stablehlo.convert"(%63) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%65 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%66 = "stablehlo.shift_right_logical"(%63, %65) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%67 = "stablehlo.convert"(%66) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%68 = "stablehlo.xor"(%67, %40) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%69 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%70 = "stablehlo.xor"(%68, %69) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%71 = "stablehlo.xor"(%60, %33) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%72 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%73 = "stablehlo.xor"(%71, %72) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%74 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.add"(%51, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.add"(%53, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.convert"(%70) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%79 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%81 = "stablehlo.convert"(%80) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%82 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%83 = "stablehlo.shift_right_logical"(%80, %82) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%84 = "stablehlo.convert"(%83) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%85 = "stablehlo.convert"(%73) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%86 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%87 = "stablehlo.multiply"(%85, %86) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%88 = "stablehlo.convert"(%87) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%89 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%90 = "stablehlo.shift_right_logical"(%87, %89) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%91 = "stablehlo.convert"(%90) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%92 = "stablehlo.xor"(%91, %64) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%93 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%94 = "stablehlo.xor"(%92, %93) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%95 = "stablehlo.xor"(%84, %57) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%96 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%97 = "stablehlo.xor"(%95, %96) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%98 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.add"(%75, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.add"(%77, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.convert"(%94) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%103 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%105 = "stablehlo.convert"(%104) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%106 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%107 = "stablehlo.shift_right_logical"(%104, %106) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%108 = "stablehlo.convert"(%107) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%109 = "stablehlo.convert"(%97) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%110 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%112 = "stablehlo.convert"(%111) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%113 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%114 = "stablehlo.shift_right_logical"(%111, %113) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%115 = "stablehlo.convert"(%114) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%116 = "stablehlo.xor"(%115, %88) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%117 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%118 = "stablehlo.xor"(%116, %117) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%119 = "stablehlo.xor"(%108, %81) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%120 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%121 = "stablehlo.xor"(%119, %120) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%122 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.add"(%99, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.add"(%101, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.convert"(%118) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%127 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%129 = "stablehlo.convert"(%128) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%130 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%131 = "stablehlo.shift_right_logical"(%128, %130) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%132 = "stablehlo.convert"(%131) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%133 = "stablehlo.convert"(%121) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%134 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%135 = "stablehlo.multiply"(%133, %134) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%136 = "stablehlo.convert"(%135) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%137 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%138 = "stablehlo.shift_right_logical"(%135, %137) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%139 = "stablehlo.convert"(%138) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%140 = "stablehlo.xor"(%139, %112) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%141 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%142 = "stablehlo.xor"(%140, %141) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%143 = "stablehlo.xor"(%132, %105) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%144 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%145 = "stablehlo.xor"(%143, %144) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%146 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.add"(%123, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.add"(%125, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.convert"(%142) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%151 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%152 = "stablehlo.multiply"(%150, %151) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%153 = "stablehlo.convert"(%152) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%154 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%155 = "stablehlo.shift_right_logical"(%152, %154) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%156 = "stablehlo.convert"(%155) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%157 = "stablehlo.convert"(%145) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%158 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%159 = "stablehlo.multiply"(%157, %158) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%160 = "stablehlo.convert"(%159) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%161 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%162 = "stablehlo.shift_right_logical"(%159, %161) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%163 = "stablehlo.convert"(%162) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%164 = "stablehlo.xor"(%163, %136) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%165 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%166 = "stablehlo.xor"(%164, %165) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%167 = "stablehlo.xor"(%156, %129) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%168 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%169 = "stablehlo.xor"(%167, %168) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%170 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.add"(%147, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.add"(%149, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.convert"(%166) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%175 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%177 = "stablehlo.convert"(%176) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%178 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%179 = "stablehlo.shift_right_logical"(%176, %178) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%180 = "stablehlo.convert"(%179) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%181 = "stablehlo.convert"(%169) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%182 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%183 = "stablehlo.multiply"(%181, %182) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%184 = "stablehlo.convert"(%183) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%185 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%186 = "stablehlo.shift_right_logical"(%183, %185) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%187 = "stablehlo.convert"(%186) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%188 = "stablehlo.xor"(%187, %160) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%189 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%190 = "stablehlo.xor"(%188, %189) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%191 = "stablehlo.xor"(%180, %153) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%192 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%193 = "stablehlo.xor"(%191, %192) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%194 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.add"(%171, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%197 = "stablehlo.add"(%173, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.convert"(%190) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%199 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%201 = "stablehlo.convert"(%200) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%202 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%203 = "stablehlo.shift_right_logical"(%200, %202) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%204 = "stablehlo.convert"(%203) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%205 = "stablehlo.convert"(%193) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%206 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%208 = "stablehlo.convert"(%207) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%209 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%210 = "stablehlo.shift_right_logical"(%207, %209) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%211 = "stablehlo.convert"(%210) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%212 = "stablehlo.xor"(%211, %184) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%213 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%214 = "stablehlo.xor"(%212, %213) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%215 = "stablehlo.xor"(%204, %177) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%216 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%217 = "stablehlo.xor"(%215, %216) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%218 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.add"(%195, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.add"(%197, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.convert"(%214) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%223 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%224 = "stablehlo.multiply"(%222, %223) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%225 = "stablehlo.convert"(%224) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%226 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%227 = "stablehlo.shift_right_logical"(%224, %226) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%228 = "stablehlo.convert"(%227) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%229 = "stablehlo.convert"(%217) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%230 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%231 = "stablehlo.multiply"(%229, %230) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%232 = "stablehlo.convert"(%231) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%233 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%234 = "stablehlo.shift_right_logical"(%231, %233) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%235 = "stablehlo.convert"(%234) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%236 = "stablehlo.xor"(%235, %208) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%237 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%238 = "stablehlo.xor"(%236, %237) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%239 = "stablehlo.xor"(%228, %201) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%240 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%241 = "stablehlo.xor"(%239, %240) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%242 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%243 = "stablehlo.add"(%219, %242) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%244 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%245 = "stablehlo.add"(%221, %244) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%246 = "stablehlo.convert"(%238) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%247 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%248 = "stablehlo.multiply"(%246, %247) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%249 = "stablehlo.convert"(%248) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%250 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%251 = "stablehlo.shift_right_logical"(%248, %250) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%252 = "stablehlo.convert"(%251) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%253 = "stablehlo.convert"(%241) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%254 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%255 = "stablehlo.multiply"(%253, %254) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%256 = "stablehlo.convert"(%255) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%257 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%258 = "stablehlo.shift_right_logical"(%255, %257) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%259 = "stablehlo.convert"(%258) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%260 = "stablehlo.xor"(%259, %232) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%261 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%262 = "stablehlo.xor"(%260, %261) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%263 = "stablehlo.xor"(%252, %225) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%264 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%265 = "stablehlo.xor"(%263, %264) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%266 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%267 = "stablehlo.add"(%243, %266) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%268 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%269 = "stablehlo.add"(%245, %268) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%270 = "stablehlo.convert"(%262) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%271 = "stablehlo.convert"(%256) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%272 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%273 = "stablehlo.shift_left"(%271, %272) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%274 = "stablehlo.or"(%270, %273) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%275 = "stablehlo.constant"() {value = dense<11> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%276 = "stablehlo.shift_right_logical"(%274, %275) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%277 = "stablehlo.convert"(%276) : (tensor<2000x4xui64>) -> tensor<2000x4xi64>
%278 = "stablehlo.convert"(%277) : (tensor<2000x4xi64>) -> tensor<2000x4xf64>
%279 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%280 = "stablehlo.add"(%278, %279) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%281 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%282 = "stablehlo.multiply"(%280, %281) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%283 = "stablehlo.log"(%282) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%284 = "stablehlo.negate"(%283) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%285 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%286 = "stablehlo.maximum"(%284, %285) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%287 = "stablehlo.divide"(%12, %286) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%288 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%292 = "stablehlo.reduce"(%287, %288) ({
^bb0(%289: tensor<f64>, %290: tensor<f64>):
%291 = "stablehlo.maximum"(%289, %290) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%291) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xf64>, tensor<f64>) -> tensor<2000xf64>
%293 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64: 0>} : (tensor<2000xf64>) -> tensor<2000x4xf64>
%294 = "stablehlo.compare"(%287, %293) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%295 = "stablehlo.compare"(%287, %287) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%296 = "stablehlo.or"(%294, %295) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%297 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2000x4xi32>
%298 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%299 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x4xi32>
%300 = "stablehlo.select"(%296, %297, %299) : (tensor<2000x4xi1>, tensor<2000x4xi32>, tensor<2000x4xi32>) -> tensor<2000x4xi32>
%301 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%305 = "stablehlo.reduce"(%300, %301) ({
^bb0(%302: tensor<i32>, %303: tensor<i32>):
%304 = "stablehlo.minimum"(%302, %303) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%304) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xi32>, tensor<i32>) -> tensor<2000xi32>
%306 = "stablehlo.convert"(%305) : (tensor<2000xi32>) -> tensor<2000xi64>
return %306 : tensor<2000xi64>
}
}

