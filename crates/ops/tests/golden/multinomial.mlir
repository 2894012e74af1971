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
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%0, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xf32>, tensor<f32>) -> tensor<2000xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2000xf32>} : () -> tensor<2000xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2000xf32>, tensor<2000xf32>) -> tensor<2000xi1>
%18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
%21 = "stablehlo.and"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2000xi1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.reshape"(%0) : (tensor<2000x4xf32>) -> tensor<2000x1x4xf32>
%24 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%25 = "stablehlo.reshape"(%24) : (tensor<1xui64>) -> tensor<ui64>
%26 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%27 = "stablehlo.reshape"(%26) : (tensor<1xui64>) -> tensor<ui64>
%28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%29 = "stablehlo.reshape"(%28) : (tensor<8000xui32>) -> tensor<2000x1x4xui32>
%30 = "stablehlo.convert"(%27) : (tensor<ui64>) -> tensor<ui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%32 = "stablehlo.shift_right_logical"(%27, %31) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%33 = "stablehlo.convert"(%32) : (tensor<ui64>) -> tensor<ui32>
%34 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%37 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%39 = "stablehlo.shift_right_logical"(%25, %38) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%40 = "stablehlo.convert"(%39) : (tensor<ui64>) -> tensor<ui32>
%41 = "stablehlo.convert"(%29) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%42 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%43 = "stablehlo.multiply"(%41, %42) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%44 = "stablehlo.convert"(%43) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%45 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%46 = "stablehlo.shift_right_logical"(%43, %45) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%47 = "stablehlo.convert"(%46) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%48 = "stablehlo.convert"(%34) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%49 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%51 = "stablehlo.convert"(%50) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%52 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%53 = "stablehlo.shift_right_logical"(%50, %52) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%54 = "stablehlo.convert"(%53) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%55 = "stablehlo.xor"(%54, %36) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%56 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%57 = "stablehlo.xor"(%55, %56) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%58 = "stablehlo.xor"(%47, %35) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%59 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%60 = "stablehlo.xor"(%58, %59) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%61 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.add"(%37, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.add"(%40, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.convert"(%57) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%66 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%68 = "stablehlo.convert"(%67) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%70 = "stablehlo.shift_right_logical"(%67, %69) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%71 = "stablehlo.convert"(%70) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%72 = "stablehlo.convert"(%60) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%73 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%75 = "stablehlo.convert"(%74) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%78 = "stablehlo.convert"(%77) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%79 = "stablehlo.xor"(%78, %51) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%80 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%81 = "stablehlo.xor"(%79, %80) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%82 = "stablehlo.xor"(%71, %44) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%83 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%84 = "stablehlo.xor"(%82, %83) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%85 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.add"(%62, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.add"(%64, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.convert"(%81) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%90 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%91 = "stablehlo.multiply"(%89, %90) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%92 = "stablehlo.convert"(%91) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%93 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%94 = "stablehlo.shift_right_logical"(%91, %93) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%95 = "stablehlo.convert"(%94) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%96 = "stablehlo.convert"(%84) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%97 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%98 = "stablehlo.multiply"(%96, %97) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%99 = "stablehlo.convert"(%98) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%100 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%101 = "stablehlo.shift_right_logical"(%98, %100) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%102 = "stablehlo.convert"(%101) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%103 = "stablehlo.xor"(%102, %75) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%104 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%105 = "stablehlo.xor"(%103, %104) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%106 = "stablehlo.xor"(%95, %68) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%107 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%108 = "stablehlo.xor"(%106, %107) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%109 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.add"(%86, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.add"(%88, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.convert"(%105) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%114 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%116 = "stablehlo.convert"(%115) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%117 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%118 = "stablehlo.shift_right_logical"(%115, %117) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%119 = "stablehlo.convert"(%118) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%120 = "stablehlo.convert"(%108) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%121 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%122 = "stablehlo.multiply"(%120, %121) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%123 = "stablehlo.convert"(%122) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%124 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%125 = "stablehlo.shift_right_logical"(%122, %124) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%126 = "stablehlo.convert"(%125) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%127 = "stablehlo.xor"(%126, %99) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%128 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%129 = "stablehlo.xor"(%127, %128) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%130 = "stablehlo.xor"(%119, %92) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%131 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%132 = "stablehlo.xor"(%130, %131) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%133 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.add"(%110, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%112, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.convert"(%129) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%138 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%140 = "stablehlo.convert"(%139) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%141 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%142 = "stablehlo.shift_right_logical"(%139, %141) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%143 = "stablehlo.convert"(%142) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%144 = "stablehlo.convert"(%132) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%145 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%147 = "stablehlo.convert"(%146) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%148 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%149 = "stablehlo.shift_right_logical"(%146, %148) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%150 = "stablehlo.convert"(%149) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%151 = "stablehlo.xor"(%150, %123) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%152 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%153 = "stablehlo.xor"(%151, %152) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%154 = "stablehlo.xor"(%143, %116) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%155 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%156 = "stablehlo.xor"(%154, %155) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%157 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.add"(%134, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.add"(%136, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.convert"(%153) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%162 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%163 = "stablehlo.multiply"(%161, %162) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%164 = "stablehlo.convert"(%163) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%165 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%166 = "stablehlo.shift_right_logical"(%163, %165) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%167 = "stablehlo.convert"(%166) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%168 = "stablehlo.convert"(%156) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%169 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%171 = "stablehlo.convert"(%170) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%172 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%173 = "stablehlo.shift_right_logical"(%170, %172) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%174 = "stablehlo.convert"(%173) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%175 = "stablehlo.xor"(%174, %147) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%176 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%177 = "stablehlo.xor"(%175, %176) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%178 = "stablehlo.xor"(%167, %140) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%179 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%180 = "stablehlo.xor"(%178, %179) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%181 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.add"(%158, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.add"(%160, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.convert"(%177) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%186 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%187 = "stablehlo.multiply"(%185, %186) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%188 = "stablehlo.convert"(%187) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%189 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%190 = "stablehlo.shift_right_logical"(%187, %189) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%191 = "stablehlo.convert"(%190) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%192 = "stablehlo.convert"(%180) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%193 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%194 = "stablehlo.multiply"(%192, %193) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%195 = "stablehlo.convert"(%194) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%197 = "stablehlo.shift_right_logical"(%194, %196) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%198 = "stablehlo.convert"(%197) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%199 = "stablehlo.xor"(%198, %171) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%200 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%201 = "stablehlo.xor"(%199, %200) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%202 = "stablehlo.xor"(%191, %164) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%203 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%205 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.add"(%182, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%184, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.convert"(%201) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%210 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%212 = "stablehlo.convert"(%211) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%213 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%214 = "stablehlo.shift_right_logical"(%211, %213) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%215 = "stablehlo.convert"(%214) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%216 = "stablehlo.convert"(%204) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%217 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%219 = "stablehlo.convert"(%218) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%220 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%221 = "stablehlo.shift_right_logical"(%218, %220) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%222 = "stablehlo.convert"(%221) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%223 = "stablehlo.xor"(%222, %195) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%224 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%225 = "stablehlo.xor"(%223, %224) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%226 = "stablehlo.xor"(%215, %188) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%227 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%228 = "stablehlo.xor"(%226, %227) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%229 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%230 = "stablehlo.add"(%206, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%232 = "stablehlo.add"(%208, %231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.convert"(%225) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%234 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%236 = "stablehlo.convert"(%235) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%237 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%238 = "stablehlo.shift_right_logical"(%235, %237) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%239 = "stablehlo.convert"(%238) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%240 = "stablehlo.convert"(%228) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%241 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%243 = "stablehlo.convert"(%242) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%244 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%245 = "stablehlo.shift_right_logical"(%242, %244) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%246 = "stablehlo.convert"(%245) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%247 = "stablehlo.xor"(%246, %219) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%248 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%249 = "stablehlo.xor"(%247, %248) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%250 = "stablehlo.xor"(%239, %212) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%251 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%252 = "stablehlo.xor"(%250, %251) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%253 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%254 = "stablehlo.add"(%230, %253) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%255 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%232, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.convert"(%249) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%258 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%259 = "stablehlo.multiply"(%257, %258) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%260 = "stablehlo.convert"(%259) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%261 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%262 = "stablehlo.shift_right_logical"(%259, %261) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%263 = "stablehlo.convert"(%262) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%264 = "stablehlo.convert"(%252) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xui64>
%265 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%266 = "stablehlo.multiply"(%264, %265) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%267 = "stablehlo.convert"(%266) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%268 = "stablehlo.constant"() {value = dense<32> : tensor<2000x1x4xui64>} : () -> tensor<2000x1x4xui64>
%269 = "stablehlo.shift_right_logical"(%266, %268) : (tensor<2000x1x4xui64>, tensor<2000x1x4xui64>) -> tensor<2000x1x4xui64>
%270 = "stablehlo.convert"(%269) : (tensor<2000x1x4xui64>) -> tensor<2000x1x4xui32>
%271 = "stablehlo.xor"(%270, %243) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%272 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%273 = "stablehlo.xor"(%271, %272) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%274 = "stablehlo.xor"(%263, %236) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%275 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%276 = "stablehlo.xor"(%274, %275) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%277 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%278 = "stablehlo.add"(%254, %277) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%279 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%280 = "stablehlo.add"(%256, %279) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%281 = "stablehlo.constant"() {value = dense<1> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%282 = "stablehlo.shift_right_logical"(%273, %281) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%283 = "stablehlo.convert"(%282) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xi32>
%284 = "stablehlo.convert"(%283) : (tensor<2000x1x4xi32>) -> tensor<2000x1x4xf32>
%285 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%286 = "stablehlo.add"(%284, %285) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%287 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%288 = "stablehlo.multiply"(%286, %287) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%289 = "stablehlo.log"(%288) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%290 = "stablehlo.negate"(%289) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%291 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%292 = "stablehlo.maximum"(%290, %291) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%293 = "stablehlo.divide"(%23, %292) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%294 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%298 = "stablehlo.reduce"(%293, %294) ({
^bb0(%295: tensor<f32>, %296: tensor<f32>):
%297 = "stablehlo.maximum"(%295, %296) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%297) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xf32>, tensor<f32>) -> tensor<2000x1xf32>
%299 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2000x1xf32>) -> tensor<2000x1x4xf32>
%300 = "stablehlo.compare"(%293, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%301 = "stablehlo.compare"(%293, %293) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%302 = "stablehlo.or"(%300, %301) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi1>) -> tensor<2000x1x4xi1>
%303 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2000x1x4xi32>
%304 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%305 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x1x4xi32>
%306 = "stablehlo.select"(%302, %303, %305) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi32>, tensor<2000x1x4xi32>) -> tensor<2000x1x4xi32>
%307 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%311 = "stablehlo.reduce"(%306, %307) ({
^bb0(%308: tensor<i32>, %309: tensor<i32>):
%310 = "stablehlo.minimum"(%308, %309) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%310) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xi32>, tensor<i32>) -> tensor<2000x1xi32>
%312 = "stablehlo.convert"(%311) : (tensor<2000x1xi32>) -> tensor<2000x1xi64>
return %312 : tensor<2000x1xi64>
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
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%0, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
%21 = "stablehlo.and"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.reshape"(%0) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2000x4xf32>
%25 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%26 = "stablehlo.reshape"(%25) : (tensor<1xui64>) -> tensor<ui64>
%27 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%28 = "stablehlo.reshape"(%27) : (tensor<1xui64>) -> tensor<ui64>
%29 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16000xui32>
%30 = "stablehlo.reshape"(%29) : (tensor<16000xui32>) -> tensor<2x2000x4xui32>
%31 = "stablehlo.convert"(%28) : (tensor<ui64>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%33 = "stablehlo.shift_right_logical"(%28, %32) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%34 = "stablehlo.convert"(%33) : (tensor<ui64>) -> tensor<ui32>
%35 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%38 = "stablehlo.convert"(%26) : (tensor<ui64>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%40 = "stablehlo.shift_right_logical"(%26, %39) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%41 = "stablehlo.convert"(%40) : (tensor<ui64>) -> tensor<ui32>
%42 = "stablehlo.convert"(%30) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%43 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%44 = "stablehlo.multiply"(%42, %43) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%45 = "stablehlo.convert"(%44) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%47 = "stablehlo.shift_right_logical"(%44, %46) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%48 = "stablehlo.convert"(%47) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%49 = "stablehlo.convert"(%35) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%50 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%52 = "stablehlo.convert"(%51) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%55 = "stablehlo.convert"(%54) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%56 = "stablehlo.xor"(%55, %37) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%57 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%58 = "stablehlo.xor"(%56, %57) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%59 = "stablehlo.xor"(%48, %36) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%60 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%62 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%38, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.convert"(%58) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%67 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%68 = "stablehlo.multiply"(%66, %67) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%69 = "stablehlo.convert"(%68) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%70 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%71 = "stablehlo.shift_right_logical"(%68, %70) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%72 = "stablehlo.convert"(%71) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%73 = "stablehlo.convert"(%61) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%74 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%76 = "stablehlo.convert"(%75) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%79 = "stablehlo.convert"(%78) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%80 = "stablehlo.xor"(%79, %52) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%81 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%82 = "stablehlo.xor"(%80, %81) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%83 = "stablehlo.xor"(%72, %45) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%84 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%86 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.convert"(%82) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%91 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%93 = "stablehlo.convert"(%92) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%94 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%95 = "stablehlo.shift_right_logical"(%92, %94) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%96 = "stablehlo.convert"(%95) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%97 = "stablehlo.convert"(%85) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%98 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%100 = "stablehlo.convert"(%99) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%103 = "stablehlo.convert"(%102) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%104 = "stablehlo.xor"(%103, %76) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%105 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%106 = "stablehlo.xor"(%104, %105) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%107 = "stablehlo.xor"(%96, %69) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%108 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%110 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.convert"(%106) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%115 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%117 = "stablehlo.convert"(%116) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%120 = "stablehlo.convert"(%119) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%121 = "stablehlo.convert"(%109) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%122 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%124 = "stablehlo.convert"(%123) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%127 = "stablehlo.convert"(%126) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%128 = "stablehlo.xor"(%127, %100) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%129 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%130 = "stablehlo.xor"(%128, %129) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%131 = "stablehlo.xor"(%120, %93) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%132 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%134 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.convert"(%130) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%139 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%141 = "stablehlo.convert"(%140) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%144 = "stablehlo.convert"(%143) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%145 = "stablehlo.convert"(%133) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%146 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%148 = "stablehlo.convert"(%147) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%151 = "stablehlo.convert"(%150) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%152 = "stablehlo.xor"(%151, %124) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%153 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%154 = "stablehlo.xor"(%152, %153) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%155 = "stablehlo.xor"(%144, %117) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%156 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%158 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.convert"(%154) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%163 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%165 = "stablehlo.convert"(%164) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%166 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%167 = "stablehlo.shift_right_logical"(%164, %166) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%168 = "stablehlo.convert"(%167) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%169 = "stablehlo.convert"(%157) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%170 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%172 = "stablehlo.convert"(%171) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%175 = "stablehlo.convert"(%174) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%176 = "stablehlo.xor"(%175, %148) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%177 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%178 = "stablehlo.xor"(%176, %177) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%179 = "stablehlo.xor"(%168, %141) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%180 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%182 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.convert"(%178) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%187 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%188 = "stablehlo.multiply"(%186, %187) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%189 = "stablehlo.convert"(%188) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%190 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%191 = "stablehlo.shift_right_logical"(%188, %190) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%192 = "stablehlo.convert"(%191) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%193 = "stablehlo.convert"(%181) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%194 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%196 = "stablehlo.convert"(%195) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%197 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%198 = "stablehlo.shift_right_logical"(%195, %197) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%199 = "stablehlo.convert"(%198) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%200 = "stablehlo.xor"(%199, %172) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%201 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%202 = "stablehlo.xor"(%200, %201) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%203 = "stablehlo.xor"(%192, %165) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%204 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%205 = "stablehlo.xor"(%203, %204) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%206 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%183, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%185, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.convert"(%202) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%211 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%213 = "stablehlo.convert"(%212) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%214 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%215 = "stablehlo.shift_right_logical"(%212, %214) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%216 = "stablehlo.convert"(%215) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%217 = "stablehlo.convert"(%205) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%218 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%219 = "stablehlo.multiply"(%217, %218) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%220 = "stablehlo.convert"(%219) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%221 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%222 = "stablehlo.shift_right_logical"(%219, %221) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%223 = "stablehlo.convert"(%222) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%224 = "stablehlo.xor"(%223, %196) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%225 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%226 = "stablehlo.xor"(%224, %225) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%227 = "stablehlo.xor"(%216, %189) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%228 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%229 = "stablehlo.xor"(%227, %228) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%230 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%231 = "stablehlo.add"(%207, %230) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%233 = "stablehlo.add"(%209, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.convert"(%226) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%235 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%236 = "stablehlo.multiply"(%234, %235) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%237 = "stablehlo.convert"(%236) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%238 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%239 = "stablehlo.shift_right_logical"(%236, %238) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%240 = "stablehlo.convert"(%239) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%241 = "stablehlo.convert"(%229) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%242 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%244 = "stablehlo.convert"(%243) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%245 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%246 = "stablehlo.shift_right_logical"(%243, %245) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%247 = "stablehlo.convert"(%246) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%248 = "stablehlo.xor"(%247, %220) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%249 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%250 = "stablehlo.xor"(%248, %249) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%251 = "stablehlo.xor"(%240, %213) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%252 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%253 = "stablehlo.xor"(%251, %252) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%254 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%255 = "stablehlo.add"(%231, %254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%256 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%257 = "stablehlo.add"(%233, %256) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%258 = "stablehlo.convert"(%250) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%259 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%260 = "stablehlo.multiply"(%258, %259) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%261 = "stablehlo.convert"(%260) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%262 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%263 = "stablehlo.shift_right_logical"(%260, %262) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%264 = "stablehlo.convert"(%263) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%265 = "stablehlo.convert"(%253) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xui64>
%266 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%267 = "stablehlo.multiply"(%265, %266) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%268 = "stablehlo.convert"(%267) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%269 = "stablehlo.constant"() {value = dense<32> : tensor<2x2000x4xui64>} : () -> tensor<2x2000x4xui64>
%270 = "stablehlo.shift_right_logical"(%267, %269) : (tensor<2x2000x4xui64>, tensor<2x2000x4xui64>) -> tensor<2x2000x4xui64>
%271 = "stablehlo.convert"(%270) : (tensor<2x2000x4xui64>) -> tensor<2x2000x4xui32>
%272 = "stablehlo.xor"(%271, %244) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%273 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%274 = "stablehlo.xor"(%272, %273) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%275 = "stablehlo.xor"(%264, %237) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%276 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%277 = "stablehlo.xor"(%275, %276) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%278 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%279 = "stablehlo.add"(%255, %278) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%280 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%281 = "stablehlo.add"(%257, %280) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%282 = "stablehlo.constant"() {value = dense<1> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%283 = "stablehlo.shift_right_logical"(%274, %282) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%284 = "stablehlo.convert"(%283) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xi32>
%285 = "stablehlo.convert"(%284) : (tensor<2x2000x4xi32>) -> tensor<2x2000x4xf32>
%286 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%287 = "stablehlo.add"(%285, %286) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%288 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%289 = "stablehlo.multiply"(%287, %288) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%290 = "stablehlo.log"(%289) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%291 = "stablehlo.negate"(%290) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%292 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%293 = "stablehlo.maximum"(%291, %292) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%294 = "stablehlo.divide"(%24, %293) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%295 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%299 = "stablehlo.reduce"(%294, %295) ({
^bb0(%296: tensor<f32>, %297: tensor<f32>):
%298 = "stablehlo.maximum"(%296, %297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%298) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xf32>, tensor<f32>) -> tensor<2x2000xf32>
%300 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2000xf32>) -> tensor<2x2000x4xf32>
%301 = "stablehlo.compare"(%294, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%302 = "stablehlo.compare"(%294, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%303 = "stablehlo.or"(%301, %302) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi1>) -> tensor<2x2000x4xi1>
%304 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2000x4xi32>
%305 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2000x4xi32>
%307 = "stablehlo.select"(%303, %304, %306) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi32>, tensor<2x2000x4xi32>) -> tensor<2x2000x4xi32>
%308 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%312 = "stablehlo.reduce"(%307, %308) ({
^bb0(%309: tensor<i32>, %310: tensor<i32>):
%311 = "stablehlo.minimum"(%309, %310) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%311) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xi32>, tensor<i32>) -> tensor<2x2000xi32>
%313 = "stablehlo.convert"(%312) : (tensor<2x2000xi32>) -> tensor<2x2000xi64>
return %313 : tensor<2x2000xi64>
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
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%0, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xf32>, tensor<f32>) -> tensor<2000xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2000xf32>} : () -> tensor<2000xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2000xf32>, tensor<2000xf32>) -> tensor<2000xi1>
%18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
%21 = "stablehlo.and"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2000xi1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%24 = "stablehlo.reshape"(%23) : (tensor<1xui64>) -> tensor<ui64>
%25 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%26 = "stablehlo.reshape"(%25) : (tensor<1xui64>) -> tensor<ui64>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%28 = "stablehlo.reshape"(%27) : (tensor<8000xui32>) -> tensor<2000x4xui32>
%29 = "stablehlo.convert"(%26) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%31 = "stablehlo.shift_right_logical"(%26, %30) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%32 = "stablehlo.convert"(%31) : (tensor<ui64>) -> tensor<ui32>
%33 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%34 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%36 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%37 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%38 = "stablehlo.shift_right_logical"(%24, %37) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%39 = "stablehlo.convert"(%38) : (tensor<ui64>) -> tensor<ui32>
%40 = "stablehlo.convert"(%28) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%41 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%43 = "stablehlo.convert"(%42) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%44 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%45 = "stablehlo.shift_right_logical"(%42, %44) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%46 = "stablehlo.convert"(%45) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%47 = "stablehlo.convert"(%33) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%48 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%50 = "stablehlo.convert"(%49) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%51 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%52 = "stablehlo.shift_right_logical"(%49, %51) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%53 = "stablehlo.convert"(%52) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%54 = "stablehlo.xor"(%53, %35) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%55 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%56 = "stablehlo.xor"(%54, %55) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%57 = "stablehlo.xor"(%46, %34) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%58 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%59 = "stablehlo.xor"(%57, %58) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%60 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%61 = "stablehlo.add"(%36, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.add"(%39, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.convert"(%56) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%65 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%66 = "stablehlo.multiply"(%64, %65) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%67 = "stablehlo.convert"(%66) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%68 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%69 = "stablehlo.shift_right_logical"(%66, %68) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%70 = "stablehlo.convert"(%69) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%71 = "stablehlo.convert"(%59) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%72 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%74 = "stablehlo.convert"(%73) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%75 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%76 = "stablehlo.shift_right_logical"(%73, %75) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%77 = "stablehlo.convert"(%76) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%78 = "stablehlo.xor"(%77, %50) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%79 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%80 = "stablehlo.xor"(%78, %79) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%81 = "stablehlo.xor"(%70, %43) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%82 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%83 = "stablehlo.xor"(%81, %82) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%84 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.add"(%61, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%63, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.convert"(%80) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%89 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%90 = "stablehlo.multiply"(%88, %89) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%91 = "stablehlo.convert"(%90) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%92 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%93 = "stablehlo.shift_right_logical"(%90, %92) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%94 = "stablehlo.convert"(%93) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%95 = "stablehlo.convert"(%83) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%96 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%98 = "stablehlo.convert"(%97) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%99 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%100 = "stablehlo.shift_right_logical"(%97, %99) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%101 = "stablehlo.convert"(%100) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%102 = "stablehlo.xor"(%101, %74) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%103 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%104 = "stablehlo.xor"(%102, %103) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%105 = "stablehlo.xor"(%94, %67) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%106 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%107 = "stablehlo.xor"(%105, %106) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%108 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.add"(%85, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.add"(%87, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.convert"(%104) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%113 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%114 = "stablehlo.multiply"(%112, %113) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%115 = "stablehlo.convert"(%114) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%116 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%117 = "stablehlo.shift_right_logical"(%114, %116) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%118 = "stablehlo.convert"(%117) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%119 = "stablehlo.convert"(%107) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%120 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%121 = "stablehlo.multiply"(%119, %120) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%122 = "stablehlo.convert"(%121) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%123 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%124 = "stablehlo.shift_right_logical"(%121, %123) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%125 = "stablehlo.convert"(%124) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%126 = "stablehlo.xor"(%125, %98) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%127 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%128 = "stablehlo.xor"(%126, %127) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%129 = "stablehlo.xor"(%118, %91) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%130 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%131 = "stablehlo.xor"(%129, %130) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%132 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.add"(%109, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.add"(%111, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.convert"(%128) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%137 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%139 = "stablehlo.convert"(%138) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%140 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%141 = "stablehlo.shift_right_logical"(%138, %140) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%142 = "stablehlo.convert"(%141) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%143 = "stablehlo.convert"(%131) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%144 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%145 = "stablehlo.multiply"(%143, %144) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%146 = "stablehlo.convert"(%145) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%147 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%148 = "stablehlo.shift_right_logical"(%145, %147) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%149 = "stablehlo.convert"(%148) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%150 = "stablehlo.xor"(%149, %122) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%151 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%152 = "stablehlo.xor"(%150, %151) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%153 = "stablehlo.xor"(%142, %115) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%154 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%155 = "stablehlo.xor"(%153, %154) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%156 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.add"(%133, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.add"(%135, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.convert"(%152) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%161 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%163 = "stablehlo.convert"(%162) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%164 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%165 = "stablehlo.shift_right_logical"(%162, %164) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%166 = "stablehlo.convert"(%165) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%167 = "stablehlo.convert"(%155) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%168 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%169 = "stablehlo.multiply"(%167, %168) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%170 = "stablehlo.convert"(%169) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%171 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%172 = "stablehlo.shift_right_logical"(%169, %171) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%173 = "stablehlo.convert"(%172) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%174 = "stablehlo.xor"(%173, %146) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%175 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%176 = "stablehlo.xor"(%174, %175) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%177 = "stablehlo.xor"(%166, %139) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%178 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%179 = "stablehlo.xor"(%177, %178) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%180 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.add"(%157, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%159, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.convert"(%176) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%185 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%186 = "stablehlo.multiply"(%184, %185) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%187 = "stablehlo.convert"(%186) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%188 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%189 = "stablehlo.shift_right_logical"(%186, %188) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%190 = "stablehlo.convert"(%189) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%191 = "stablehlo.convert"(%179) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%192 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%193 = "stablehlo.multiply"(%191, %192) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%194 = "stablehlo.convert"(%193) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%195 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%196 = "stablehlo.shift_right_logical"(%193, %195) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%197 = "stablehlo.convert"(%196) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%198 = "stablehlo.xor"(%197, %170) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%199 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%200 = "stablehlo.xor"(%198, %199) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%201 = "stablehlo.xor"(%190, %163) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%202 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%204 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%205 = "stablehlo.add"(%181, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%183, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.convert"(%200) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%209 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%210 = "stablehlo.multiply"(%208, %209) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%211 = "stablehlo.convert"(%210) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%213 = "stablehlo.shift_right_logical"(%210, %212) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%214 = "stablehlo.convert"(%213) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%215 = "stablehlo.convert"(%203) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%216 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%218 = "stablehlo.convert"(%217) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%219 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%220 = "stablehlo.shift_right_logical"(%217, %219) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%221 = "stablehlo.convert"(%220) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%222 = "stablehlo.xor"(%221, %194) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%223 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%225 = "stablehlo.xor"(%214, %187) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%226 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%227 = "stablehlo.xor"(%225, %226) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%228 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%229 = "stablehlo.add"(%205, %228) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%230 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%231 = "stablehlo.add"(%207, %230) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.convert"(%224) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%233 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%234 = "stablehlo.multiply"(%232, %233) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%235 = "stablehlo.convert"(%234) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%236 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%237 = "stablehlo.shift_right_logical"(%234, %236) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%238 = "stablehlo.convert"(%237) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%239 = "stablehlo.convert"(%227) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%240 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%242 = "stablehlo.convert"(%241) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%243 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%244 = "stablehlo.shift_right_logical"(%241, %243) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%245 = "stablehlo.convert"(%244) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%246 = "stablehlo.xor"(%245, %218) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%247 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%248 = "stablehlo.xor"(%246, %247) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%249 = "stablehlo.xor"(%238, %211) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%250 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%251 = "stablehlo.xor"(%249, %250) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%252 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%253 = "stablehlo.add"(%229, %252) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%254 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%255 = "stablehlo.add"(%231, %254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%256 = "stablehlo.convert"(%248) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%257 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%258 = "stablehlo.multiply"(%256, %257) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%259 = "stablehlo.convert"(%258) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%260 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%261 = "stablehlo.shift_right_logical"(%258, %260) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%262 = "stablehlo.convert"(%261) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%263 = "stablehlo.convert"(%251) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%264 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%265 = "stablehlo.multiply"(%263, %264) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%266 = "stablehlo.convert"(%265) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%267 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%268 = "stablehlo.shift_right_logical"(%265, %267) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%269 = "stablehlo.convert"(%268) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%270 = "stablehlo.xor"(%269, %242) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%271 = "stablehlo.broadcast_in_dim"(%253) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%272 = "stablehlo.xor"(%270, %271) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%273 = "stablehlo.xor"(%262, %235) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%274 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%275 = "stablehlo.xor"(%273, %274) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%276 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%277 = "stablehlo.add"(%253, %276) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%278 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%279 = "stablehlo.add"(%255, %278) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%280 = "stablehlo.constant"() {value = dense<1> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%281 = "stablehlo.shift_right_logical"(%272, %280) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%282 = "stablehlo.convert"(%281) : (tensor<2000x4xui32>) -> tensor<2000x4xi32>
%283 = "stablehlo.convert"(%282) : (tensor<2000x4xi32>) -> tensor<2000x4xf32>
%284 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%285 = "stablehlo.add"(%283, %284) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%286 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%287 = "stablehlo.multiply"(%285, %286) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%288 = "stablehlo.log"(%287) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%289 = "stablehlo.negate"(%288) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%290 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%291 = "stablehlo.maximum"(%289, %290) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%292 = "stablehlo.divide"(%0, %291) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%293, %294 = "chlo.top_k"(%292) {k = 3 : i64} : (tensor<2000x4xf32>) -> (tensor<2000x3xf32>, tensor<2000x3xi32>)
%295 = "stablehlo.convert"(%294) : (tensor<2000x3xi32>) -> tensor<2000x3xi64>
return %295 : tensor<2000x3xi64>
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
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%15 = "stablehlo.reduce"(%0, %11) ({
^bb0(%12: tensor<f64>, %13: tensor<f64>):
%14 = "stablehlo.add"(%12, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%14) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%18 = "stablehlo.reshape"(%0) : (tensor<4xf64>) -> tensor<1x4xf64>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf64>) -> tensor<2000x4xf64>
%20 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%21 = "stablehlo.reshape"(%20) : (tensor<1xui64>) -> tensor<ui64>
%22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%23 = "stablehlo.reshape"(%22) : (tensor<1xui64>) -> tensor<ui64>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%25 = "stablehlo.reshape"(%24) : (tensor<8000xui32>) -> tensor<2000x4xui32>
%26 = "stablehlo.convert"(%23) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%28 = "stablehlo.shift_right_logical"(%23, %27) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%29 = "stablehlo.convert"(%28) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%31 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%33 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%34 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%35 = "stablehlo.shift_right_logical"(%21, %34) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%36 = "stablehlo.convert"(%35) : (tensor<ui64>) -> tensor<ui32>
%37 = "stablehlo.convert"(%25) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%38 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%39 = "stablehlo.multiply"(%37, %38) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%40 = "stablehlo.convert"(%39) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%41 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%42 = "stablehlo.shift_right_logical"(%39, %41) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%43 = "stablehlo.convert"(%42) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%44 = "stablehlo.convert"(%30) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%45 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%47 = "stablehlo.convert"(%46) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%48 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%49 = "stablehlo.shift_right_logical"(%46, %48) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%50 = "stablehlo.convert"(%49) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%51 = "stablehlo.xor"(%50, %32) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%52 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%53 = "stablehlo.xor"(%51, %52) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%54 = "stablehlo.xor"(%43, %31) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%55 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%56 = "stablehlo.xor"(%54, %55) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%57 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.add"(%33, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.add"(%36, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.convert"(%53) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%62 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%63 = "stablehlo.multiply"(%61, %62) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%64 = "stablehlo.convert"(%63) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%65 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%66 = "stablehlo.shift_right_logical"(%63, %65) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%67 = "stablehlo.convert"(%66) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%68 = "stablehlo.convert"(%56) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%69 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%71 = "stablehlo.convert"(%70) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%72 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%73 = "stablehlo.shift_right_logical"(%70, %72) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%74 = "stablehlo.convert"(%73) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%75 = "stablehlo.xor"(%74, %47) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%76 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%77 = "stablehlo.xor"(%75, %76) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%78 = "stablehlo.xor"(%67, %40) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%79 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%80 = "stablehlo.xor"(%78, %79) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%81 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%82 = "stablehlo.add"(%58, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.add"(%60, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.convert"(%77) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%86 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%87 = "stablehlo.multiply"(%85, %86) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%88 = "stablehlo.convert"(%87) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%89 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%90 = "stablehlo.shift_right_logical"(%87, %89) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%91 = "stablehlo.convert"(%90) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%92 = "stablehlo.convert"(%80) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%93 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%94 = "stablehlo.multiply"(%92, %93) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%95 = "stablehlo.convert"(%94) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%96 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%98 = "stablehlo.convert"(%97) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%99 = "stablehlo.xor"(%98, %71) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%100 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%101 = "stablehlo.xor"(%99, %100) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%102 = "stablehlo.xor"(%91, %64) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%103 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%104 = "stablehlo.xor"(%102, %103) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%105 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.add"(%82, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.add"(%84, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.convert"(%101) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%110 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%112 = "stablehlo.convert"(%111) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%113 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%114 = "stablehlo.shift_right_logical"(%111, %113) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%115 = "stablehlo.convert"(%114) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%116 = "stablehlo.convert"(%104) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%117 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%118 = "stablehlo.multiply"(%116, %117) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%119 = "stablehlo.convert"(%118) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%120 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%121 = "stablehlo.shift_right_logical"(%118, %120) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%122 = "stablehlo.convert"(%121) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%123 = "stablehlo.xor"(%122, %95) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%124 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%125 = "stablehlo.xor"(%123, %124) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%126 = "stablehlo.xor"(%115, %88) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%127 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%128 = "stablehlo.xor"(%126, %127) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%129 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.add"(%106, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.add"(%108, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.convert"(%125) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%134 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%135 = "stablehlo.multiply"(%133, %134) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%136 = "stablehlo.convert"(%135) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%137 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%138 = "stablehlo.shift_right_logical"(%135, %137) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%139 = "stablehlo.convert"(%138) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%140 = "stablehlo.convert"(%128) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%141 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%142 = "stablehlo.multiply"(%140, %141) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%143 = "stablehlo.convert"(%142) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%144 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%145 = "stablehlo.shift_right_logical"(%142, %144) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%146 = "stablehlo.convert"(%145) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%147 = "stablehlo.xor"(%146, %119) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%148 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%149 = "stablehlo.xor"(%147, %148) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%150 = "stablehlo.xor"(%139, %112) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%151 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%152 = "stablehlo.xor"(%150, %151) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%153 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.add"(%130, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.add"(%132, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.convert"(%149) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%158 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%159 = "stablehlo.multiply"(%157, %158) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%160 = "stablehlo.convert"(%159) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%161 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%162 = "stablehlo.shift_right_logical"(%159, %161) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%163 = "stablehlo.convert"(%162) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%164 = "stablehlo.convert"(%152) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%165 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%167 = "stablehlo.convert"(%166) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%168 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%169 = "stablehlo.shift_right_logical"(%166, %168) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%170 = "stablehlo.convert"(%169) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%171 = "stablehlo.xor"(%170, %143) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%172 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%173 = "stablehlo.xor"(%171, %172) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%174 = "stablehlo.xor"(%163, %136) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%175 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%176 = "stablehlo.xor"(%174, %175) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%177 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%178 = "stablehlo.add"(%154, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.add"(%156, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.convert"(%173) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%182 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%183 = "stablehlo.multiply"(%181, %182) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%184 = "stablehlo.convert"(%183) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%185 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%186 = "stablehlo.shift_right_logical"(%183, %185) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%187 = "stablehlo.convert"(%186) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%188 = "stablehlo.convert"(%176) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%189 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%190 = "stablehlo.multiply"(%188, %189) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%191 = "stablehlo.convert"(%190) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%192 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%193 = "stablehlo.shift_right_logical"(%190, %192) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%194 = "stablehlo.convert"(%193) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%195 = "stablehlo.xor"(%194, %167) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%196 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%197 = "stablehlo.xor"(%195, %196) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%198 = "stablehlo.xor"(%187, %160) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%199 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%200 = "stablehlo.xor"(%198, %199) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%201 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%202 = "stablehlo.add"(%178, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%204 = "stablehlo.add"(%180, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.convert"(%197) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%206 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%208 = "stablehlo.convert"(%207) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%209 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%210 = "stablehlo.shift_right_logical"(%207, %209) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%211 = "stablehlo.convert"(%210) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%212 = "stablehlo.convert"(%200) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%213 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%215 = "stablehlo.convert"(%214) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%216 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%217 = "stablehlo.shift_right_logical"(%214, %216) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%218 = "stablehlo.convert"(%217) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%219 = "stablehlo.xor"(%218, %191) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%220 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%221 = "stablehlo.xor"(%219, %220) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%222 = "stablehlo.xor"(%211, %184) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%223 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%225 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.add"(%202, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%228 = "stablehlo.add"(%204, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.convert"(%221) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%230 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%231 = "stablehlo.multiply"(%229, %230) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%232 = "stablehlo.convert"(%231) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%233 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%234 = "stablehlo.shift_right_logical"(%231, %233) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%235 = "stablehlo.convert"(%234) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%236 = "stablehlo.convert"(%224) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%237 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%238 = "stablehlo.multiply"(%236, %237) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%239 = "stablehlo.convert"(%238) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%240 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%241 = "stablehlo.shift_right_logical"(%238, %240) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%242 = "stablehlo.convert"(%241) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%243 = "stablehlo.xor"(%242, %215) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%244 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%245 = "stablehlo.xor"(%243, %244) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%246 = "stablehlo.xor"(%235, %208) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%247 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%248 = "stablehlo.xor"(%246, %247) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%249 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%250 = "stablehlo.add"(%226, %249) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%251 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%252 = "stablehlo.add"(%228, %251) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%253 = "stablehlo.convert"(%245) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%254 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%255 = "stablehlo.multiply"(%253, %254) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%256 = "stablehlo.convert"(%255) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%257 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%258 = "stablehlo.shift_right_logical"(%255, %257) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%259 = "stablehlo.convert"(%258) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%260 = "stablehlo.convert"(%248) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%261 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%262 = "stablehlo.multiply"(%260, %261) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%263 = "stablehlo.convert"(%262) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%264 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%265 = "stablehlo.shift_right_logical"(%262, %264) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%266 = "stablehlo.convert"(%265) : (tensor<2000x4xui64>) -> tensor<2000x4xui32>
%267 = "stablehlo.xor"(%266, %239) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%268 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%269 = "stablehlo.xor"(%267, %268) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%270 = "stablehlo.xor"(%259, %232) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%271 = "stablehlo.broadcast_in_dim"(%252) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%272 = "stablehlo.xor"(%270, %271) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%273 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%274 = "stablehlo.add"(%250, %273) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%275 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%276 = "stablehlo.add"(%252, %275) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%277 = "stablehlo.convert"(%269) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%278 = "stablehlo.convert"(%263) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%279 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%280 = "stablehlo.shift_left"(%278, %279) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%281 = "stablehlo.or"(%277, %280) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%282 = "stablehlo.constant"() {value = dense<11> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%283 = "stablehlo.shift_right_logical"(%281, %282) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%284 = "stablehlo.convert"(%283) : (tensor<2000x4xui64>) -> tensor<2000x4xi64>
%285 = "stablehlo.convert"(%284) : (tensor<2000x4xi64>) -> tensor<2000x4xf64>
%286 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%287 = "stablehlo.add"(%285, %286) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%288 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%289 = "stablehlo.multiply"(%287, %288) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%290 = "stablehlo.log"(%289) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%291 = "stablehlo.negate"(%290) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%292 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%293 = "stablehlo.maximum"(%291, %292) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%294 = "stablehlo.divide"(%19, %293) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%295 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%299 = "stablehlo.reduce"(%294, %295) ({
^bb0(%296: tensor<f64>, %297: tensor<f64>):
%298 = "stablehlo.maximum"(%296, %297) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%298) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xf64>, tensor<f64>) -> tensor<2000xf64>
%300 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64: 0>} : (tensor<2000xf64>) -> tensor<2000x4xf64>
%301 = "stablehlo.compare"(%294, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%302 = "stablehlo.compare"(%294, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%303 = "stablehlo.or"(%301, %302) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%304 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2000x4xi32>
%305 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x4xi32>
%307 = "stablehlo.select"(%303, %304, %306) : (tensor<2000x4xi1>, tensor<2000x4xi32>, tensor<2000x4xi32>) -> tensor<2000x4xi32>
%308 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%312 = "stablehlo.reduce"(%307, %308) ({
^bb0(%309: tensor<i32>, %310: tensor<i32>):
%311 = "stablehlo.minimum"(%309, %310) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%311) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xi32>, tensor<i32>) -> tensor<2000xi32>
%313 = "stablehlo.convert"(%312) : (tensor<2000xi32>) -> tensor<2000xi64>
return %313 : tensor<2000xi64>
}
}

