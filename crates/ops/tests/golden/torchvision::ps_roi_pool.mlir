// f32[2,12,8,9] f32[5,5] 0.5 2 3
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x12x8x9xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<5x2x2x3xf32>, tensor<5x2x2x3xi32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf32>) -> tensor<5xf32>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%6 = "stablehlo.abs"(%4) : (tensor<5xf32>) -> tensor<5xf32>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%8 = "stablehlo.negate"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<5xf32>) -> tensor<5xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf32>) -> tensor<5xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf32>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf32>) -> tensor<5xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<5x1xf32>) -> tensor<5xf32>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.round_nearest_afz"(%14) : (tensor<5xf32>) -> tensor<5xf32>
%28 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.abs"(%27) : (tensor<5xf32>) -> tensor<5xf32>
%30 = "stablehlo.compare"(%29, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%31 = "stablehlo.negate"(%28) : (tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%33 = "stablehlo.convert"(%32) : (tensor<5xf32>) -> tensor<5xi32>
%34 = "stablehlo.round_nearest_afz"(%18) : (tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%36 = "stablehlo.abs"(%34) : (tensor<5xf32>) -> tensor<5xf32>
%37 = "stablehlo.compare"(%36, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%38 = "stablehlo.negate"(%35) : (tensor<5xf32>) -> tensor<5xf32>
%39 = "stablehlo.select"(%37, %34, %38) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%40 = "stablehlo.convert"(%39) : (tensor<5xf32>) -> tensor<5xi32>
%41 = "stablehlo.subtract"(%40, %33) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%43 = "stablehlo.add"(%41, %42) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%44 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%45 = "stablehlo.maximum"(%43, %44) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%46 = "stablehlo.convert"(%45) : (tensor<5xi32>) -> tensor<5xf32>
%47 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%48 = "stablehlo.divide"(%46, %47) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%49 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf32>
%50 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2xf32>
%51 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%52 = "stablehlo.multiply"(%49, %50) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%53 = "stablehlo.floor"(%52) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%54 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%55 = "stablehlo.abs"(%53) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%56 = "stablehlo.compare"(%55, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%57 = "stablehlo.negate"(%54) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%58 = "stablehlo.select"(%56, %53, %57) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%59 = "stablehlo.convert"(%58) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%60 = "stablehlo.add"(%59, %51) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%62 = "stablehlo.maximum"(%60, %61) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%63 = "stablehlo.constant"() {value = dense<7> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%64 = "stablehlo.minimum"(%62, %63) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%66 = "stablehlo.add"(%49, %65) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%67 = "stablehlo.multiply"(%66, %50) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%68 = "stablehlo.ceil"(%67) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%69 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%70 = "stablehlo.abs"(%68) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%71 = "stablehlo.compare"(%70, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%72 = "stablehlo.negate"(%69) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%74 = "stablehlo.convert"(%73) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%75 = "stablehlo.add"(%74, %51) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%76 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%77 = "stablehlo.maximum"(%75, %76) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%78 = "stablehlo.constant"() {value = dense<7> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%79 = "stablehlo.minimum"(%77, %78) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%80 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8xi32>
%81 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%82 = "stablehlo.compare"(%80, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%83 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%84 = "stablehlo.compare"(%80, %83) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%85 = "stablehlo.and"(%82, %84) : (tensor<5x2x8xi1>, tensor<5x2x8xi1>) -> tensor<5x2x8xi1>
%86 = "stablehlo.subtract"(%79, %64) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%87 = "stablehlo.constant"() {value = dense<1> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%88 = "stablehlo.maximum"(%86, %87) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%89 = "stablehlo.convert"(%88) : (tensor<5x2xi32>) -> tensor<5x2xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xf32>) -> tensor<5x2x8xf32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8xf32>} : () -> tensor<5x2x8xf32>
%92 = "stablehlo.divide"(%91, %90) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8xf32>} : () -> tensor<5x2x8xf32>
%94 = "stablehlo.select"(%85, %92, %93) : (tensor<5x2x8xi1>, tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%95 = "stablehlo.round_nearest_afz"(%22) : (tensor<5xf32>) -> tensor<5xf32>
%96 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%97 = "stablehlo.abs"(%95) : (tensor<5xf32>) -> tensor<5xf32>
%98 = "stablehlo.compare"(%97, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%99 = "stablehlo.negate"(%96) : (tensor<5xf32>) -> tensor<5xf32>
%100 = "stablehlo.select"(%98, %95, %99) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%101 = "stablehlo.convert"(%100) : (tensor<5xf32>) -> tensor<5xi32>
%102 = "stablehlo.round_nearest_afz"(%26) : (tensor<5xf32>) -> tensor<5xf32>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%104 = "stablehlo.abs"(%102) : (tensor<5xf32>) -> tensor<5xf32>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%106 = "stablehlo.negate"(%103) : (tensor<5xf32>) -> tensor<5xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%108 = "stablehlo.convert"(%107) : (tensor<5xf32>) -> tensor<5xi32>
%109 = "stablehlo.subtract"(%108, %101) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%110 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%111 = "stablehlo.add"(%109, %110) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%112 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%113 = "stablehlo.maximum"(%111, %112) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%114 = "stablehlo.convert"(%113) : (tensor<5xi32>) -> tensor<5xf32>
%115 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%116 = "stablehlo.divide"(%114, %115) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf32>
%118 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%119 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%120 = "stablehlo.multiply"(%117, %118) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%121 = "stablehlo.floor"(%120) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%122 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%123 = "stablehlo.abs"(%121) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%124 = "stablehlo.compare"(%123, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%125 = "stablehlo.negate"(%122) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%126 = "stablehlo.select"(%124, %121, %125) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%127 = "stablehlo.convert"(%126) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%128 = "stablehlo.add"(%127, %119) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%129 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%130 = "stablehlo.maximum"(%128, %129) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%131 = "stablehlo.constant"() {value = dense<8> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%132 = "stablehlo.minimum"(%130, %131) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%133 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%134 = "stablehlo.add"(%117, %133) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%135 = "stablehlo.multiply"(%134, %118) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%136 = "stablehlo.ceil"(%135) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%137 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%138 = "stablehlo.abs"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%139 = "stablehlo.compare"(%138, %137) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%140 = "stablehlo.negate"(%137) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%141 = "stablehlo.select"(%139, %136, %140) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%142 = "stablehlo.convert"(%141) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%143 = "stablehlo.add"(%142, %119) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%144 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%145 = "stablehlo.maximum"(%143, %144) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%146 = "stablehlo.constant"() {value = dense<8> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%147 = "stablehlo.minimum"(%145, %146) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%148 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9xi32>
%149 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%150 = "stablehlo.compare"(%148, %149) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%151 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%152 = "stablehlo.compare"(%148, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%153 = "stablehlo.and"(%150, %152) : (tensor<5x3x9xi1>, tensor<5x3x9xi1>) -> tensor<5x3x9xi1>
%154 = "stablehlo.subtract"(%147, %132) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%155 = "stablehlo.constant"() {value = dense<1> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%156 = "stablehlo.maximum"(%154, %155) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%157 = "stablehlo.convert"(%156) : (tensor<5x3xi32>) -> tensor<5x3xf32>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xf32>) -> tensor<5x3x9xf32>
%159 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9xf32>} : () -> tensor<5x3x9xf32>
%160 = "stablehlo.divide"(%159, %158) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9xf32>} : () -> tensor<5x3x9xf32>
%162 = "stablehlo.select"(%153, %160, %161) : (tensor<5x3x9xi1>, tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%163 = "stablehlo.reshape"(%0) : (tensor<2x12x8x9xf32>) -> tensor<2x2x2x3x8x9xf32>
%164 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%165 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%166 = "stablehlo.compare"(%164, %165) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%167 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%169 = "stablehlo.select"(%166, %167, %168) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%170 = "stablehlo.dot_general"(%169, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 4]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<2x2x2x3x8x9xf32>) -> tensor<2x5x2x3x9xf32>
%171 = "stablehlo.dot_general"(%170, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 3], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5x2x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x2x2xf32>
%172 = "stablehlo.transpose"(%171) {permutation = array<i64: 0, 3, 2, 1>} : (tensor<5x3x2x2xf32>) -> tensor<5x2x2x3xf32>
%173 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x2x3xi32>
%174 = "stablehlo.constant"() {value = dense<2> : tensor<5x2x2x3xi32>} : () -> tensor<5x2x2x3xi32>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%176 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x3xi32>
%177 = "stablehlo.add"(%175, %176) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%178 = "stablehlo.constant"() {value = dense<3> : tensor<5x2x2x3xi32>} : () -> tensor<5x2x2x3xi32>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%180 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x2x3xi32>
%181 = "stablehlo.add"(%179, %180) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
return %172, %181 : tensor<5x2x2x3xf32>, tensor<5x2x2x3xi32>
}
}

// f64[1,12,8,9] f64[5,5] 1.0 3 2
// run-time numbers: spatial_scale:F64
module @example {
func.func public @main(%0: tensor<1x12x8x9xf64>, %1: tensor<5x5xf64>, %2: tensor<f64>) -> (tensor<5x2x3x2xf64>, tensor<5x2x3x2xi32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf64>) -> tensor<5xf64>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%7 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%8 = "stablehlo.reshape"(%7) : (tensor<5x1xf64>) -> tensor<5xf64>
%9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf64>) -> tensor<5xf64>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf64>) -> tensor<5xf64>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%19 = "stablehlo.round_nearest_afz"(%6) : (tensor<5xf64>) -> tensor<5xf64>
%20 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%21 = "stablehlo.abs"(%19) : (tensor<5xf64>) -> tensor<5xf64>
%22 = "stablehlo.compare"(%21, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%23 = "stablehlo.negate"(%20) : (tensor<5xf64>) -> tensor<5xf64>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%25 = "stablehlo.convert"(%24) : (tensor<5xf64>) -> tensor<5xi32>
%26 = "stablehlo.round_nearest_afz"(%10) : (tensor<5xf64>) -> tensor<5xf64>
%27 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%28 = "stablehlo.abs"(%26) : (tensor<5xf64>) -> tensor<5xf64>
%29 = "stablehlo.compare"(%28, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%30 = "stablehlo.negate"(%27) : (tensor<5xf64>) -> tensor<5xf64>
%31 = "stablehlo.select"(%29, %26, %30) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%32 = "stablehlo.convert"(%31) : (tensor<5xf64>) -> tensor<5xi32>
%33 = "stablehlo.subtract"(%32, %25) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%35 = "stablehlo.add"(%33, %34) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%36 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%37 = "stablehlo.maximum"(%35, %36) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%38 = "stablehlo.convert"(%37) : (tensor<5xi32>) -> tensor<5xf64>
%39 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%40 = "stablehlo.divide"(%38, %39) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%41 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf64>
%42 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3xf64>
%43 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%44 = "stablehlo.multiply"(%41, %42) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%45 = "stablehlo.floor"(%44) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%46 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%47 = "stablehlo.abs"(%45) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%48 = "stablehlo.compare"(%47, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%49 = "stablehlo.negate"(%46) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%50 = "stablehlo.select"(%48, %45, %49) : (tensor<5x3xi1>, tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%51 = "stablehlo.convert"(%50) : (tensor<5x3xf64>) -> tensor<5x3xi32>
%52 = "stablehlo.add"(%51, %43) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%54 = "stablehlo.maximum"(%52, %53) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%55 = "stablehlo.constant"() {value = dense<7> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%56 = "stablehlo.minimum"(%54, %55) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%58 = "stablehlo.add"(%41, %57) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%59 = "stablehlo.multiply"(%58, %42) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%60 = "stablehlo.ceil"(%59) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%61 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%62 = "stablehlo.abs"(%60) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%63 = "stablehlo.compare"(%62, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%64 = "stablehlo.negate"(%61) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<5x3xi1>, tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%66 = "stablehlo.convert"(%65) : (tensor<5x3xf64>) -> tensor<5x3xi32>
%67 = "stablehlo.add"(%66, %43) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%69 = "stablehlo.maximum"(%67, %68) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%70 = "stablehlo.constant"() {value = dense<7> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%71 = "stablehlo.minimum"(%69, %70) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%72 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x8xi32>
%73 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x8xi32>
%74 = "stablehlo.compare"(%72, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x8xi32>, tensor<5x3x8xi32>) -> tensor<5x3x8xi1>
%75 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x8xi32>
%76 = "stablehlo.compare"(%72, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x8xi32>, tensor<5x3x8xi32>) -> tensor<5x3x8xi1>
%77 = "stablehlo.and"(%74, %76) : (tensor<5x3x8xi1>, tensor<5x3x8xi1>) -> tensor<5x3x8xi1>
%78 = "stablehlo.subtract"(%71, %56) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%79 = "stablehlo.constant"() {value = dense<1> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%80 = "stablehlo.maximum"(%78, %79) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%81 = "stablehlo.convert"(%80) : (tensor<5x3xi32>) -> tensor<5x3xf64>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xf64>) -> tensor<5x3x8xf64>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x8xf64>} : () -> tensor<5x3x8xf64>
%84 = "stablehlo.divide"(%83, %82) : (tensor<5x3x8xf64>, tensor<5x3x8xf64>) -> tensor<5x3x8xf64>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8xf64>} : () -> tensor<5x3x8xf64>
%86 = "stablehlo.select"(%77, %84, %85) : (tensor<5x3x8xi1>, tensor<5x3x8xf64>, tensor<5x3x8xf64>) -> tensor<5x3x8xf64>
%87 = "stablehlo.round_nearest_afz"(%14) : (tensor<5xf64>) -> tensor<5xf64>
%88 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%89 = "stablehlo.abs"(%87) : (tensor<5xf64>) -> tensor<5xf64>
%90 = "stablehlo.compare"(%89, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%91 = "stablehlo.negate"(%88) : (tensor<5xf64>) -> tensor<5xf64>
%92 = "stablehlo.select"(%90, %87, %91) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%93 = "stablehlo.convert"(%92) : (tensor<5xf64>) -> tensor<5xi32>
%94 = "stablehlo.round_nearest_afz"(%18) : (tensor<5xf64>) -> tensor<5xf64>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%96 = "stablehlo.abs"(%94) : (tensor<5xf64>) -> tensor<5xf64>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%98 = "stablehlo.negate"(%95) : (tensor<5xf64>) -> tensor<5xf64>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%100 = "stablehlo.convert"(%99) : (tensor<5xf64>) -> tensor<5xi32>
%101 = "stablehlo.subtract"(%100, %93) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%102 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%103 = "stablehlo.add"(%101, %102) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%104 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%105 = "stablehlo.maximum"(%103, %104) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%106 = "stablehlo.convert"(%105) : (tensor<5xi32>) -> tensor<5xf64>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%108 = "stablehlo.divide"(%106, %107) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf64>
%110 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2xf64>
%111 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%112 = "stablehlo.multiply"(%109, %110) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%113 = "stablehlo.floor"(%112) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%114 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%115 = "stablehlo.abs"(%113) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%116 = "stablehlo.compare"(%115, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
%117 = "stablehlo.negate"(%114) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%118 = "stablehlo.select"(%116, %113, %117) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%119 = "stablehlo.convert"(%118) : (tensor<5x2xf64>) -> tensor<5x2xi32>
%120 = "stablehlo.add"(%119, %111) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%121 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%122 = "stablehlo.maximum"(%120, %121) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%123 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%124 = "stablehlo.minimum"(%122, %123) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%125 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%126 = "stablehlo.add"(%109, %125) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%127 = "stablehlo.multiply"(%126, %110) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%128 = "stablehlo.ceil"(%127) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%129 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%130 = "stablehlo.abs"(%128) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%131 = "stablehlo.compare"(%130, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
%132 = "stablehlo.negate"(%129) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%134 = "stablehlo.convert"(%133) : (tensor<5x2xf64>) -> tensor<5x2xi32>
%135 = "stablehlo.add"(%134, %111) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%136 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%137 = "stablehlo.maximum"(%135, %136) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%138 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%139 = "stablehlo.minimum"(%137, %138) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%140 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x9xi32>
%141 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x9xi32>
%142 = "stablehlo.compare"(%140, %141) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x9xi32>, tensor<5x2x9xi32>) -> tensor<5x2x9xi1>
%143 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x9xi32>
%144 = "stablehlo.compare"(%140, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x9xi32>, tensor<5x2x9xi32>) -> tensor<5x2x9xi1>
%145 = "stablehlo.and"(%142, %144) : (tensor<5x2x9xi1>, tensor<5x2x9xi1>) -> tensor<5x2x9xi1>
%146 = "stablehlo.subtract"(%139, %124) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%147 = "stablehlo.constant"() {value = dense<1> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%148 = "stablehlo.maximum"(%146, %147) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%149 = "stablehlo.convert"(%148) : (tensor<5x2xi32>) -> tensor<5x2xf64>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xf64>) -> tensor<5x2x9xf64>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x9xf64>} : () -> tensor<5x2x9xf64>
%152 = "stablehlo.divide"(%151, %150) : (tensor<5x2x9xf64>, tensor<5x2x9xf64>) -> tensor<5x2x9xf64>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9xf64>} : () -> tensor<5x2x9xf64>
%154 = "stablehlo.select"(%145, %152, %153) : (tensor<5x2x9xi1>, tensor<5x2x9xf64>, tensor<5x2x9xf64>) -> tensor<5x2x9xf64>
%155 = "stablehlo.reshape"(%0) : (tensor<1x12x8x9xf64>) -> tensor<1x2x3x2x8x9xf64>
%156 = "stablehlo.reshape"(%86) : (tensor<5x3x8xf64>) -> tensor<5x3x1x8xf64>
%157 = "stablehlo.dot_general"(%156, %155) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x3x1x8xf64>, tensor<1x2x3x2x8x9xf64>) -> tensor<3x5x2x2x9xf64>
%158 = "stablehlo.dot_general"(%157, %154) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 3], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x2x2x9xf64>, tensor<5x2x9xf64>) -> tensor<5x2x3x2xf64>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 0, 3, 2, 1>} : (tensor<5x2x3x2xf64>) -> tensor<5x2x3x2xf64>
%160 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x3x2xi32>
%161 = "stablehlo.constant"() {value = dense<3> : tensor<5x2x3x2xi32>} : () -> tensor<5x2x3x2xi32>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
%163 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x3x2xi32>
%164 = "stablehlo.add"(%162, %163) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
%165 = "stablehlo.constant"() {value = dense<2> : tensor<5x2x3x2xi32>} : () -> tensor<5x2x3x2xi32>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
%167 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x3x2xi32>
%168 = "stablehlo.add"(%166, %167) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
return %159, %168 : tensor<5x2x3x2xf64>, tensor<5x2x3x2xi32>
}
}

