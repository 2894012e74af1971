// f32[2,3,2,4,3] [4,8,6] false
module @example {
func.func public @main(%0: tensor<2x3x2x4x3xf32>) -> (tensor<2x3x4x8x6xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.floor"(%12) : (tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%30 = "stablehlo.abs"(%28) : (tensor<4xf32>) -> tensor<4xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.negate"(%29) : (tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%34 = "stablehlo.convert"(%33) : (tensor<4xf32>) -> tensor<4xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.abs"(%41) : (tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%45 = "stablehlo.negate"(%42) : (tensor<4xf32>) -> tensor<4xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%47 = "stablehlo.convert"(%46) : (tensor<4xf32>) -> tensor<4xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x2xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x2xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x2xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2xf32>} : () -> tensor<4x2xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x2xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x2xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x2xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2xf32>} : () -> tensor<4x2xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%63 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%67 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.add"(%62, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%73 = "stablehlo.maximum"(%71, %72) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.floor"(%73) : (tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.minimum"(%74, %75) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.subtract"(%73, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%82 = "stablehlo.clamp"(%80, %77, %81) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.subtract"(%83, %82) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%89 = "stablehlo.clamp"(%87, %76, %88) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%91 = "stablehlo.abs"(%89) : (tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%93 = "stablehlo.negate"(%90) : (tensor<8xf32>) -> tensor<8xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.convert"(%94) : (tensor<8xf32>) -> tensor<8xi32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%97 = "stablehlo.add"(%76, %96) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%102 = "stablehlo.clamp"(%100, %97, %101) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%104 = "stablehlo.abs"(%102) : (tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%106 = "stablehlo.negate"(%103) : (tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%108 = "stablehlo.convert"(%107) : (tensor<8xf32>) -> tensor<8xi32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%110 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%112 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%115 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%116 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%118 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%121 = "stablehlo.or"(%111, %117) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%122 = "stablehlo.add"(%114, %120) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%123 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xf32>
%124 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%125 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%126 = "stablehlo.divide"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%128 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<6xf32>} : () -> tensor<6xf32>
%129 = "stablehlo.add"(%123, %128) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%131 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<6xf32>} : () -> tensor<6xf32>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%134 = "stablehlo.maximum"(%132, %133) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%135 = "stablehlo.floor"(%134) : (tensor<6xf32>) -> tensor<6xf32>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%137 = "stablehlo.minimum"(%135, %136) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%138 = "stablehlo.subtract"(%134, %137) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%141 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%142 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%143 = "stablehlo.clamp"(%141, %138, %142) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%145 = "stablehlo.subtract"(%144, %143) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%147 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%148 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%149 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%150 = "stablehlo.clamp"(%148, %137, %149) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%151 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%152 = "stablehlo.abs"(%150) : (tensor<6xf32>) -> tensor<6xf32>
%153 = "stablehlo.compare"(%152, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%154 = "stablehlo.negate"(%151) : (tensor<6xf32>) -> tensor<6xf32>
%155 = "stablehlo.select"(%153, %150, %154) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%156 = "stablehlo.convert"(%155) : (tensor<6xf32>) -> tensor<6xi32>
%157 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%158 = "stablehlo.add"(%137, %157) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%160 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%161 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%162 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%163 = "stablehlo.clamp"(%161, %158, %162) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%164 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%165 = "stablehlo.abs"(%163) : (tensor<6xf32>) -> tensor<6xf32>
%166 = "stablehlo.compare"(%165, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%167 = "stablehlo.negate"(%164) : (tensor<6xf32>) -> tensor<6xf32>
%168 = "stablehlo.select"(%166, %163, %167) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%169 = "stablehlo.convert"(%168) : (tensor<6xf32>) -> tensor<6xi32>
%170 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%171 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%172 = "stablehlo.compare"(%170, %171) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%173 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%175 = "stablehlo.select"(%172, %173, %174) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%176 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%177 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%178 = "stablehlo.compare"(%176, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%179 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%181 = "stablehlo.select"(%178, %179, %180) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%182 = "stablehlo.or"(%172, %178) : (tensor<6x3xi1>, tensor<6x3xi1>) -> tensor<6x3xi1>
%183 = "stablehlo.add"(%175, %181) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%184 = "stablehlo.is_finite"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%185 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%189 = "stablehlo.reduce"(%184, %185) ({
^bb0(%186: tensor<i1>, %187: tensor<i1>):
%188 = "stablehlo.and"(%186, %187) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%188) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xi1>, tensor<i1>) -> tensor<i1>
%323 = "stablehlo.if"(%189) ({
%190 = "stablehlo.dot_general"(%0, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<2x3x2x4x6xf32>
%191 = "stablehlo.dot_general"(%190, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<2x3x2x6x8xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x8x6xf32>
%193 = "stablehlo.dot_general"(%192, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<2x3x8x6x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x8x6x4xf32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%194) : (tensor<2x3x4x8x6xf32>) -> ()
}, {
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%321, %322 = "stablehlo.while"(%196, %195) ({
^bb0(%197: tensor<i32>, %198: tensor<2x3x4x8x6xf32>):
%199 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%200 = "stablehlo.compare"(%197, %199) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%200) : (tensor<i1>) -> ()
}, {
^bb0(%201: tensor<i32>, %202: tensor<2x3x4x8x6xf32>):
%203 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%204 = "stablehlo.add"(%201, %203) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%205 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%206 = "stablehlo.dynamic_slice"(%0, %201, %205, %205, %205, %205) {slice_sizes = array<i64: 1, 3, 2, 4, 3>} : (tensor<2x3x2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x4x3xf32>
%207 = "stablehlo.is_finite"(%206) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%209 = "stablehlo.not"(%207) : (tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%210 = "stablehlo.compare"(%206, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%211 = "stablehlo.and"(%209, %210) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%212 = "stablehlo.sign"(%206) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%213 = "stablehlo.select"(%211, %212, %208) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%214 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%215 = "stablehlo.select"(%207, %208, %214) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%216 = "stablehlo.sign"(%183) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%217 = "stablehlo.convert"(%213) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xbf16>
%218 = "stablehlo.convert"(%216) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%219 = "stablehlo.dot_general"(%217, %218) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%220 = "stablehlo.abs"(%213) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%221 = "stablehlo.abs"(%216) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%222 = "stablehlo.convert"(%220) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xbf16>
%223 = "stablehlo.convert"(%221) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%224 = "stablehlo.dot_general"(%222, %223) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%225 = "stablehlo.convert"(%182) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%226 = "stablehlo.convert"(%215) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xbf16>
%227 = "stablehlo.convert"(%225) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%228 = "stablehlo.dot_general"(%226, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%229 = "stablehlo.select"(%207, %206, %208) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%230 = "stablehlo.dot_general"(%229, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<1x3x2x4x6xf32>
%231 = "stablehlo.abs"(%219) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%232 = "stablehlo.compare"(%231, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%233 = "stablehlo.compare"(%228, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%234 = "stablehlo.and"(%232, %233) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%235 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%237 = "stablehlo.select"(%234, %219, %236) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%238 = "stablehlo.multiply"(%235, %237) : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%240 = "stablehlo.compare"(%228, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%241 = "stablehlo.select"(%240, %238, %230) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%242 = "stablehlo.is_finite"(%241) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%243 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%244 = "stablehlo.not"(%242) : (tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%245 = "stablehlo.compare"(%241, %241) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%246 = "stablehlo.and"(%244, %245) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%247 = "stablehlo.sign"(%241) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%248 = "stablehlo.select"(%246, %247, %243) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%249 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%250 = "stablehlo.select"(%242, %243, %249) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%251 = "stablehlo.sign"(%122) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%252 = "stablehlo.convert"(%248) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xbf16>
%253 = "stablehlo.convert"(%251) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%254 = "stablehlo.dot_general"(%252, %253) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%255 = "stablehlo.transpose"(%254) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%256 = "stablehlo.abs"(%248) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%257 = "stablehlo.abs"(%251) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%258 = "stablehlo.convert"(%256) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xbf16>
%259 = "stablehlo.convert"(%257) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%260 = "stablehlo.dot_general"(%258, %259) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%261 = "stablehlo.transpose"(%260) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%262 = "stablehlo.convert"(%121) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%263 = "stablehlo.convert"(%250) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xbf16>
%264 = "stablehlo.convert"(%262) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%265 = "stablehlo.dot_general"(%263, %264) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%266 = "stablehlo.transpose"(%265) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%267 = "stablehlo.select"(%242, %241, %243) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%268 = "stablehlo.dot_general"(%267, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<1x3x2x6x8xf32>
%269 = "stablehlo.transpose"(%268) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%270 = "stablehlo.abs"(%255) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%271 = "stablehlo.compare"(%270, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%272 = "stablehlo.compare"(%266, %261) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%273 = "stablehlo.and"(%271, %272) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%274 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%276 = "stablehlo.select"(%273, %255, %275) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%277 = "stablehlo.multiply"(%274, %276) : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%278 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%279 = "stablehlo.compare"(%266, %278) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%280 = "stablehlo.select"(%279, %277, %269) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%281 = "stablehlo.is_finite"(%280) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%283 = "stablehlo.not"(%281) : (tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%284 = "stablehlo.compare"(%280, %280) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%285 = "stablehlo.and"(%283, %284) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%286 = "stablehlo.sign"(%280) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%287 = "stablehlo.select"(%285, %286, %282) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%288 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%289 = "stablehlo.select"(%281, %282, %288) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%290 = "stablehlo.sign"(%61) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%291 = "stablehlo.convert"(%287) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xbf16>
%292 = "stablehlo.convert"(%290) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%293 = "stablehlo.dot_general"(%291, %292) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%294 = "stablehlo.transpose"(%293) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%295 = "stablehlo.abs"(%287) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%296 = "stablehlo.abs"(%290) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%297 = "stablehlo.convert"(%295) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xbf16>
%298 = "stablehlo.convert"(%296) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%299 = "stablehlo.dot_general"(%297, %298) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%300 = "stablehlo.transpose"(%299) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%301 = "stablehlo.convert"(%60) : (tensor<4x2xi1>) -> tensor<4x2xf32>
%302 = "stablehlo.convert"(%289) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xbf16>
%303 = "stablehlo.convert"(%301) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%304 = "stablehlo.dot_general"(%302, %303) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%305 = "stablehlo.transpose"(%304) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%306 = "stablehlo.select"(%281, %280, %282) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%307 = "stablehlo.dot_general"(%306, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<1x3x8x6x4xf32>
%308 = "stablehlo.transpose"(%307) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%309 = "stablehlo.abs"(%294) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%310 = "stablehlo.compare"(%309, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%311 = "stablehlo.compare"(%305, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%312 = "stablehlo.and"(%310, %311) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%313 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%314 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%315 = "stablehlo.select"(%312, %294, %314) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%316 = "stablehlo.multiply"(%313, %315) : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%317 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%318 = "stablehlo.compare"(%305, %317) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%319 = "stablehlo.select"(%318, %316, %308) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%320 = "stablehlo.dynamic_update_slice"(%202, %319, %201, %205, %205, %205, %205) : (tensor<2x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%204, %320) : (tensor<i32>, tensor<2x3x4x8x6xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x8x6xf32>) -> (tensor<i32>, tensor<2x3x4x8x6xf32>)
"stablehlo.return"(%322) : (tensor<2x3x4x8x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x8x6xf32>
return %323 : tensor<2x3x4x8x6xf32>
}
}

// f32[2,3,2,4,3] [4,8,6] true
module @example {
func.func public @main(%0: tensor<2x3x2x4x3xf32>) -> (tensor<2x3x4x8x6xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.floor"(%8) : (tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.abs"(%24) : (tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%28 = "stablehlo.negate"(%25) : (tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%30 = "stablehlo.convert"(%29) : (tensor<4xf32>) -> tensor<4xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%39 = "stablehlo.abs"(%37) : (tensor<4xf32>) -> tensor<4xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%41 = "stablehlo.negate"(%38) : (tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.convert"(%42) : (tensor<4xf32>) -> tensor<4xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x2xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x2xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x2xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2xf32>} : () -> tensor<4x2xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x2xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x2xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x2xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2xf32>} : () -> tensor<4x2xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<4x2xi1>, tensor<4x2xi1>) -> tensor<4x2xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%59 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%65 = "stablehlo.maximum"(%63, %64) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.floor"(%65) : (tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.minimum"(%66, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.subtract"(%65, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%74 = "stablehlo.clamp"(%72, %69, %73) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.subtract"(%75, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%81 = "stablehlo.clamp"(%79, %68, %80) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%83 = "stablehlo.abs"(%81) : (tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%85 = "stablehlo.negate"(%82) : (tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.convert"(%86) : (tensor<8xf32>) -> tensor<8xi32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%89 = "stablehlo.add"(%68, %88) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%94 = "stablehlo.clamp"(%92, %89, %93) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%96 = "stablehlo.abs"(%94) : (tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%98 = "stablehlo.negate"(%95) : (tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.convert"(%99) : (tensor<8xf32>) -> tensor<8xi32>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%102 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%104 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%108 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%110 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%113 = "stablehlo.or"(%103, %109) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%114 = "stablehlo.add"(%106, %112) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%115 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%117 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%118 = "stablehlo.divide"(%116, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%120 = "stablehlo.multiply"(%115, %119) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%122 = "stablehlo.maximum"(%120, %121) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%123 = "stablehlo.floor"(%122) : (tensor<6xf32>) -> tensor<6xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%125 = "stablehlo.minimum"(%123, %124) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%126 = "stablehlo.subtract"(%122, %125) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%128 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%130 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%131 = "stablehlo.clamp"(%129, %126, %130) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%133 = "stablehlo.subtract"(%132, %131) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%137 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%138 = "stablehlo.clamp"(%136, %125, %137) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%139 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%140 = "stablehlo.abs"(%138) : (tensor<6xf32>) -> tensor<6xf32>
%141 = "stablehlo.compare"(%140, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%142 = "stablehlo.negate"(%139) : (tensor<6xf32>) -> tensor<6xf32>
%143 = "stablehlo.select"(%141, %138, %142) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%144 = "stablehlo.convert"(%143) : (tensor<6xf32>) -> tensor<6xi32>
%145 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%146 = "stablehlo.add"(%125, %145) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%149 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%150 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%151 = "stablehlo.clamp"(%149, %146, %150) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%152 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%153 = "stablehlo.abs"(%151) : (tensor<6xf32>) -> tensor<6xf32>
%154 = "stablehlo.compare"(%153, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%155 = "stablehlo.negate"(%152) : (tensor<6xf32>) -> tensor<6xf32>
%156 = "stablehlo.select"(%154, %151, %155) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%157 = "stablehlo.convert"(%156) : (tensor<6xf32>) -> tensor<6xi32>
%158 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%159 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%161 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%163 = "stablehlo.select"(%160, %161, %162) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%164 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%165 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%166 = "stablehlo.compare"(%164, %165) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%167 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%169 = "stablehlo.select"(%166, %167, %168) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%170 = "stablehlo.or"(%160, %166) : (tensor<6x3xi1>, tensor<6x3xi1>) -> tensor<6x3xi1>
%171 = "stablehlo.add"(%163, %169) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%172 = "stablehlo.is_finite"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%173 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%177 = "stablehlo.reduce"(%172, %173) ({
^bb0(%174: tensor<i1>, %175: tensor<i1>):
%176 = "stablehlo.and"(%174, %175) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%176) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xi1>, tensor<i1>) -> tensor<i1>
%311 = "stablehlo.if"(%177) ({
%178 = "stablehlo.dot_general"(%0, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<2x3x2x4x6xf32>
%179 = "stablehlo.dot_general"(%178, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<2x3x2x6x8xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x8x6xf32>
%181 = "stablehlo.dot_general"(%180, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<2x3x8x6x4xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x8x6x4xf32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%182) : (tensor<2x3x4x8x6xf32>) -> ()
}, {
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%309, %310 = "stablehlo.while"(%184, %183) ({
^bb0(%185: tensor<i32>, %186: tensor<2x3x4x8x6xf32>):
%187 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%188 = "stablehlo.compare"(%185, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%188) : (tensor<i1>) -> ()
}, {
^bb0(%189: tensor<i32>, %190: tensor<2x3x4x8x6xf32>):
%191 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%192 = "stablehlo.add"(%189, %191) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%193 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%194 = "stablehlo.dynamic_slice"(%0, %189, %193, %193, %193, %193) {slice_sizes = array<i64: 1, 3, 2, 4, 3>} : (tensor<2x3x2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x4x3xf32>
%195 = "stablehlo.is_finite"(%194) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%197 = "stablehlo.not"(%195) : (tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%198 = "stablehlo.compare"(%194, %194) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%199 = "stablehlo.and"(%197, %198) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%200 = "stablehlo.sign"(%194) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%201 = "stablehlo.select"(%199, %200, %196) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%202 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%203 = "stablehlo.select"(%195, %196, %202) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%204 = "stablehlo.sign"(%171) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%205 = "stablehlo.convert"(%201) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%208 = "stablehlo.abs"(%201) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%209 = "stablehlo.abs"(%204) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%210 = "stablehlo.convert"(%208) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%213 = "stablehlo.convert"(%170) : (tensor<6x3xi1>) -> tensor<6x3xf32>
%214 = "stablehlo.convert"(%203) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%217 = "stablehlo.select"(%195, %194, %196) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%218 = "stablehlo.dot_general"(%217, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<1x3x2x4x6xf32>
%219 = "stablehlo.abs"(%207) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%220 = "stablehlo.compare"(%219, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%221 = "stablehlo.compare"(%216, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%222 = "stablehlo.and"(%220, %221) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%223 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%225 = "stablehlo.select"(%222, %207, %224) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%226 = "stablehlo.multiply"(%223, %225) : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%228 = "stablehlo.compare"(%216, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%229 = "stablehlo.select"(%228, %226, %218) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%230 = "stablehlo.is_finite"(%229) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%232 = "stablehlo.not"(%230) : (tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%233 = "stablehlo.compare"(%229, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%234 = "stablehlo.and"(%232, %233) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%235 = "stablehlo.sign"(%229) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%236 = "stablehlo.select"(%234, %235, %231) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%237 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%238 = "stablehlo.select"(%230, %231, %237) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%239 = "stablehlo.sign"(%114) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%240 = "stablehlo.convert"(%236) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xbf16>
%241 = "stablehlo.convert"(%239) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%242 = "stablehlo.dot_general"(%240, %241) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%243 = "stablehlo.transpose"(%242) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%244 = "stablehlo.abs"(%236) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%245 = "stablehlo.abs"(%239) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%246 = "stablehlo.convert"(%244) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xbf16>
%247 = "stablehlo.convert"(%245) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%250 = "stablehlo.convert"(%113) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%251 = "stablehlo.convert"(%238) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xbf16>
%252 = "stablehlo.convert"(%250) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%253 = "stablehlo.dot_general"(%251, %252) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%254 = "stablehlo.transpose"(%253) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%255 = "stablehlo.select"(%230, %229, %231) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%256 = "stablehlo.dot_general"(%255, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<1x3x2x6x8xf32>
%257 = "stablehlo.transpose"(%256) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%258 = "stablehlo.abs"(%243) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%259 = "stablehlo.compare"(%258, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%260 = "stablehlo.compare"(%254, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%261 = "stablehlo.and"(%259, %260) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%262 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%264 = "stablehlo.select"(%261, %243, %263) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%265 = "stablehlo.multiply"(%262, %264) : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%267 = "stablehlo.compare"(%254, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%268 = "stablehlo.select"(%267, %265, %257) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%269 = "stablehlo.is_finite"(%268) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%270 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%271 = "stablehlo.not"(%269) : (tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%272 = "stablehlo.compare"(%268, %268) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%273 = "stablehlo.and"(%271, %272) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%274 = "stablehlo.sign"(%268) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%275 = "stablehlo.select"(%273, %274, %270) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%276 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%277 = "stablehlo.select"(%269, %270, %276) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%278 = "stablehlo.sign"(%57) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%279 = "stablehlo.convert"(%275) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xbf16>
%280 = "stablehlo.convert"(%278) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%281 = "stablehlo.dot_general"(%279, %280) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%282 = "stablehlo.transpose"(%281) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%283 = "stablehlo.abs"(%275) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%284 = "stablehlo.abs"(%278) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%285 = "stablehlo.convert"(%283) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xbf16>
%286 = "stablehlo.convert"(%284) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%287 = "stablehlo.dot_general"(%285, %286) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%288 = "stablehlo.transpose"(%287) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%289 = "stablehlo.convert"(%56) : (tensor<4x2xi1>) -> tensor<4x2xf32>
%290 = "stablehlo.convert"(%277) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xbf16>
%291 = "stablehlo.convert"(%289) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%292 = "stablehlo.dot_general"(%290, %291) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%293 = "stablehlo.transpose"(%292) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%294 = "stablehlo.select"(%269, %268, %270) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%295 = "stablehlo.dot_general"(%294, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<1x3x8x6x4xf32>
%296 = "stablehlo.transpose"(%295) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%297 = "stablehlo.abs"(%282) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%298 = "stablehlo.compare"(%297, %288) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%299 = "stablehlo.compare"(%293, %288) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%300 = "stablehlo.and"(%298, %299) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%301 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%303 = "stablehlo.select"(%300, %282, %302) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%304 = "stablehlo.multiply"(%301, %303) : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%306 = "stablehlo.compare"(%293, %305) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%307 = "stablehlo.select"(%306, %304, %296) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%308 = "stablehlo.dynamic_update_slice"(%190, %307, %189, %193, %193, %193, %193) : (tensor<2x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%192, %308) : (tensor<i32>, tensor<2x3x4x8x6xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x4x8x6xf32>) -> (tensor<i32>, tensor<2x3x4x8x6xf32>)
"stablehlo.return"(%310) : (tensor<2x3x4x8x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x8x6xf32>
return %311 : tensor<2x3x4x8x6xf32>
}
}

// f32[1,2,4,3,5] [3,5,4] false
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.floor"(%12) : (tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%30 = "stablehlo.abs"(%28) : (tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%32 = "stablehlo.negate"(%29) : (tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.convert"(%33) : (tensor<3xf32>) -> tensor<3xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.abs"(%41) : (tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.negate"(%42) : (tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%47 = "stablehlo.convert"(%46) : (tensor<3xf32>) -> tensor<3xi32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x4xi32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%53 = "stablehlo.select"(%50, %51, %52) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%54 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%55 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x4xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%57 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%60 = "stablehlo.or"(%50, %56) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%61 = "stablehlo.add"(%53, %59) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
%63 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.divide"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%67 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%68 = "stablehlo.add"(%62, %67) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%73 = "stablehlo.maximum"(%71, %72) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%74 = "stablehlo.floor"(%73) : (tensor<5xf32>) -> tensor<5xf32>
%75 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%76 = "stablehlo.minimum"(%74, %75) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%77 = "stablehlo.subtract"(%73, %76) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%82 = "stablehlo.clamp"(%80, %77, %81) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%84 = "stablehlo.subtract"(%83, %82) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%89 = "stablehlo.clamp"(%87, %76, %88) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%91 = "stablehlo.abs"(%89) : (tensor<5xf32>) -> tensor<5xf32>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%93 = "stablehlo.negate"(%90) : (tensor<5xf32>) -> tensor<5xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%95 = "stablehlo.convert"(%94) : (tensor<5xf32>) -> tensor<5xi32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%97 = "stablehlo.add"(%76, %96) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%102 = "stablehlo.clamp"(%100, %97, %101) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%104 = "stablehlo.abs"(%102) : (tensor<5xf32>) -> tensor<5xf32>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%106 = "stablehlo.negate"(%103) : (tensor<5xf32>) -> tensor<5xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%108 = "stablehlo.convert"(%107) : (tensor<5xf32>) -> tensor<5xi32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%110 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%112 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%115 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%116 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%118 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%121 = "stablehlo.or"(%111, %117) : (tensor<5x3xi1>, tensor<5x3xi1>) -> tensor<5x3xi1>
%122 = "stablehlo.add"(%114, %120) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%123 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%124 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%125 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%126 = "stablehlo.divide"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%128 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%129 = "stablehlo.add"(%123, %128) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%131 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%134 = "stablehlo.maximum"(%132, %133) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%135 = "stablehlo.floor"(%134) : (tensor<4xf32>) -> tensor<4xf32>
%136 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%137 = "stablehlo.minimum"(%135, %136) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%138 = "stablehlo.subtract"(%134, %137) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%141 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%142 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%143 = "stablehlo.clamp"(%141, %138, %142) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%145 = "stablehlo.subtract"(%144, %143) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%147 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%148 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%149 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%150 = "stablehlo.clamp"(%148, %137, %149) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%151 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%152 = "stablehlo.abs"(%150) : (tensor<4xf32>) -> tensor<4xf32>
%153 = "stablehlo.compare"(%152, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%154 = "stablehlo.negate"(%151) : (tensor<4xf32>) -> tensor<4xf32>
%155 = "stablehlo.select"(%153, %150, %154) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%156 = "stablehlo.convert"(%155) : (tensor<4xf32>) -> tensor<4xi32>
%157 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%158 = "stablehlo.add"(%137, %157) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%160 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%161 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%162 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%163 = "stablehlo.clamp"(%161, %158, %162) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%164 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%165 = "stablehlo.abs"(%163) : (tensor<4xf32>) -> tensor<4xf32>
%166 = "stablehlo.compare"(%165, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%167 = "stablehlo.negate"(%164) : (tensor<4xf32>) -> tensor<4xf32>
%168 = "stablehlo.select"(%166, %163, %167) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%169 = "stablehlo.convert"(%168) : (tensor<4xf32>) -> tensor<4xi32>
%170 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%171 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%172 = "stablehlo.compare"(%170, %171) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%173 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%175 = "stablehlo.select"(%172, %173, %174) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%176 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%177 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%178 = "stablehlo.compare"(%176, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%179 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%181 = "stablehlo.select"(%178, %179, %180) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%182 = "stablehlo.or"(%172, %178) : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
%183 = "stablehlo.add"(%175, %181) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%184 = "stablehlo.dot_general"(%0, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%185 = "stablehlo.dot_general"(%184, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%187 = "stablehlo.dot_general"(%186, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%188 = "stablehlo.transpose"(%187) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%189 = "stablehlo.is_finite"(%188) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%190 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%194 = "stablehlo.reduce"(%189, %190) ({
^bb0(%191: tensor<i1>, %192: tensor<i1>):
%193 = "stablehlo.and"(%191, %192) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%193) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x5x4xi1>, tensor<i1>) -> tensor<i1>
%308 = "stablehlo.if"(%194) ({
"stablehlo.return"(%188) : (tensor<1x2x3x5x4xf32>) -> ()
}, {
%195 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%197 = "stablehlo.not"(%195) : (tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%198 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%199 = "stablehlo.and"(%197, %198) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%200 = "stablehlo.sign"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%201 = "stablehlo.select"(%199, %200, %196) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%202 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%203 = "stablehlo.select"(%195, %196, %202) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%204 = "stablehlo.sign"(%183) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%205 = "stablehlo.convert"(%201) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xbf16>
%206 = "stablehlo.convert"(%204) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%207 = "stablehlo.dot_general"(%205, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%208 = "stablehlo.abs"(%201) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%209 = "stablehlo.abs"(%204) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%210 = "stablehlo.convert"(%208) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xbf16>
%211 = "stablehlo.convert"(%209) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%212 = "stablehlo.dot_general"(%210, %211) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%213 = "stablehlo.convert"(%182) : (tensor<4x5xi1>) -> tensor<4x5xf32>
%214 = "stablehlo.convert"(%203) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%217 = "stablehlo.select"(%195, %0, %196) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%218 = "stablehlo.dot_general"(%217, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%219 = "stablehlo.abs"(%207) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%220 = "stablehlo.compare"(%219, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%221 = "stablehlo.compare"(%216, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%222 = "stablehlo.and"(%220, %221) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%223 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%225 = "stablehlo.select"(%222, %207, %224) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%226 = "stablehlo.multiply"(%223, %225) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%228 = "stablehlo.compare"(%216, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%229 = "stablehlo.select"(%228, %226, %218) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%230 = "stablehlo.is_finite"(%229) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%232 = "stablehlo.not"(%230) : (tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%233 = "stablehlo.compare"(%229, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%234 = "stablehlo.and"(%232, %233) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%235 = "stablehlo.sign"(%229) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%236 = "stablehlo.select"(%234, %235, %231) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%237 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%238 = "stablehlo.select"(%230, %231, %237) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%239 = "stablehlo.sign"(%122) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%240 = "stablehlo.convert"(%236) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xbf16>
%241 = "stablehlo.convert"(%239) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%242 = "stablehlo.dot_general"(%240, %241) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%243 = "stablehlo.transpose"(%242) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%244 = "stablehlo.abs"(%236) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%245 = "stablehlo.abs"(%239) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%246 = "stablehlo.convert"(%244) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xbf16>
%247 = "stablehlo.convert"(%245) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%250 = "stablehlo.convert"(%121) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%251 = "stablehlo.convert"(%238) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xbf16>
%252 = "stablehlo.convert"(%250) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%253 = "stablehlo.dot_general"(%251, %252) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%254 = "stablehlo.transpose"(%253) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%255 = "stablehlo.select"(%230, %229, %231) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%256 = "stablehlo.dot_general"(%255, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%257 = "stablehlo.transpose"(%256) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%258 = "stablehlo.abs"(%243) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%259 = "stablehlo.compare"(%258, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%260 = "stablehlo.compare"(%254, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%261 = "stablehlo.and"(%259, %260) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%262 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%264 = "stablehlo.select"(%261, %243, %263) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%265 = "stablehlo.multiply"(%262, %264) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%267 = "stablehlo.compare"(%254, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%268 = "stablehlo.select"(%267, %265, %257) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%269 = "stablehlo.is_finite"(%268) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%270 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%271 = "stablehlo.not"(%269) : (tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%272 = "stablehlo.compare"(%268, %268) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%273 = "stablehlo.and"(%271, %272) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%274 = "stablehlo.sign"(%268) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%275 = "stablehlo.select"(%273, %274, %270) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%276 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%277 = "stablehlo.select"(%269, %270, %276) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%278 = "stablehlo.sign"(%61) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%279 = "stablehlo.convert"(%275) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xbf16>
%280 = "stablehlo.convert"(%278) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%281 = "stablehlo.dot_general"(%279, %280) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%282 = "stablehlo.transpose"(%281) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%283 = "stablehlo.abs"(%275) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%284 = "stablehlo.abs"(%278) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%285 = "stablehlo.convert"(%283) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xbf16>
%286 = "stablehlo.convert"(%284) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%287 = "stablehlo.dot_general"(%285, %286) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%288 = "stablehlo.transpose"(%287) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%289 = "stablehlo.convert"(%60) : (tensor<3x4xi1>) -> tensor<3x4xf32>
%290 = "stablehlo.convert"(%277) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xbf16>
%291 = "stablehlo.convert"(%289) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%292 = "stablehlo.dot_general"(%290, %291) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%293 = "stablehlo.transpose"(%292) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%294 = "stablehlo.select"(%269, %268, %270) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%295 = "stablehlo.dot_general"(%294, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%296 = "stablehlo.transpose"(%295) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%297 = "stablehlo.abs"(%282) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%298 = "stablehlo.compare"(%297, %288) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%299 = "stablehlo.compare"(%293, %288) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%300 = "stablehlo.and"(%298, %299) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%301 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%303 = "stablehlo.select"(%300, %282, %302) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%304 = "stablehlo.multiply"(%301, %303) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%306 = "stablehlo.compare"(%293, %305) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%307 = "stablehlo.select"(%306, %304, %296) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
"stablehlo.return"(%307) : (tensor<1x2x3x5x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x5x4xf32>
return %308 : tensor<1x2x3x5x4xf32>
}
}

// f32[1,2,4,3,5] [3,5,4] true
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.floor"(%8) : (tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%26 = "stablehlo.abs"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.negate"(%25) : (tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.convert"(%29) : (tensor<3xf32>) -> tensor<3xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.abs"(%37) : (tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.negate"(%38) : (tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xi32>
%44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x4xi32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%47 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%49 = "stablehlo.select"(%46, %47, %48) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x4xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%53 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%56 = "stablehlo.or"(%46, %52) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%57 = "stablehlo.add"(%49, %55) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
%59 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.divide"(%59, %60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%63 = "stablehlo.multiply"(%58, %62) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%65 = "stablehlo.maximum"(%63, %64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%66 = "stablehlo.floor"(%65) : (tensor<5xf32>) -> tensor<5xf32>
%67 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%68 = "stablehlo.minimum"(%66, %67) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%69 = "stablehlo.subtract"(%65, %68) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%74 = "stablehlo.clamp"(%72, %69, %73) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%76 = "stablehlo.subtract"(%75, %74) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%81 = "stablehlo.clamp"(%79, %68, %80) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%83 = "stablehlo.abs"(%81) : (tensor<5xf32>) -> tensor<5xf32>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%85 = "stablehlo.negate"(%82) : (tensor<5xf32>) -> tensor<5xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%87 = "stablehlo.convert"(%86) : (tensor<5xf32>) -> tensor<5xi32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%89 = "stablehlo.add"(%68, %88) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%94 = "stablehlo.clamp"(%92, %89, %93) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%96 = "stablehlo.abs"(%94) : (tensor<5xf32>) -> tensor<5xf32>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%98 = "stablehlo.negate"(%95) : (tensor<5xf32>) -> tensor<5xf32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%100 = "stablehlo.convert"(%99) : (tensor<5xf32>) -> tensor<5xi32>
%101 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%102 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%104 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%107 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%108 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%110 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%113 = "stablehlo.or"(%103, %109) : (tensor<5x3xi1>, tensor<5x3xi1>) -> tensor<5x3xi1>
%114 = "stablehlo.add"(%106, %112) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%115 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%116 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%117 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%118 = "stablehlo.divide"(%116, %117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%120 = "stablehlo.multiply"(%115, %119) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%122 = "stablehlo.maximum"(%120, %121) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%123 = "stablehlo.floor"(%122) : (tensor<4xf32>) -> tensor<4xf32>
%124 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%125 = "stablehlo.minimum"(%123, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%126 = "stablehlo.subtract"(%122, %125) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%128 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%130 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%131 = "stablehlo.clamp"(%129, %126, %130) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%133 = "stablehlo.subtract"(%132, %131) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%135 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%137 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%138 = "stablehlo.clamp"(%136, %125, %137) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%139 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%140 = "stablehlo.abs"(%138) : (tensor<4xf32>) -> tensor<4xf32>
%141 = "stablehlo.compare"(%140, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%142 = "stablehlo.negate"(%139) : (tensor<4xf32>) -> tensor<4xf32>
%143 = "stablehlo.select"(%141, %138, %142) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%144 = "stablehlo.convert"(%143) : (tensor<4xf32>) -> tensor<4xi32>
%145 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%146 = "stablehlo.add"(%125, %145) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%148 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%149 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%150 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%151 = "stablehlo.clamp"(%149, %146, %150) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%152 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%153 = "stablehlo.abs"(%151) : (tensor<4xf32>) -> tensor<4xf32>
%154 = "stablehlo.compare"(%153, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%155 = "stablehlo.negate"(%152) : (tensor<4xf32>) -> tensor<4xf32>
%156 = "stablehlo.select"(%154, %151, %155) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%157 = "stablehlo.convert"(%156) : (tensor<4xf32>) -> tensor<4xi32>
%158 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%159 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%161 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%163 = "stablehlo.select"(%160, %161, %162) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%164 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%165 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%166 = "stablehlo.compare"(%164, %165) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%167 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%169 = "stablehlo.select"(%166, %167, %168) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%170 = "stablehlo.or"(%160, %166) : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
%171 = "stablehlo.add"(%163, %169) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%172 = "stablehlo.dot_general"(%0, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%173 = "stablehlo.dot_general"(%172, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%174 = "stablehlo.transpose"(%173) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%175 = "stablehlo.dot_general"(%174, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%178 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%182 = "stablehlo.reduce"(%177, %178) ({
^bb0(%179: tensor<i1>, %180: tensor<i1>):
%181 = "stablehlo.and"(%179, %180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%181) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x5x4xi1>, tensor<i1>) -> tensor<i1>
%296 = "stablehlo.if"(%182) ({
"stablehlo.return"(%176) : (tensor<1x2x3x5x4xf32>) -> ()
}, {
%183 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%185 = "stablehlo.not"(%183) : (tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%186 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%187 = "stablehlo.and"(%185, %186) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%188 = "stablehlo.sign"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%189 = "stablehlo.select"(%187, %188, %184) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%190 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%191 = "stablehlo.select"(%183, %184, %190) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%192 = "stablehlo.sign"(%171) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%193 = "stablehlo.convert"(%189) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%196 = "stablehlo.abs"(%189) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%197 = "stablehlo.abs"(%192) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%198 = "stablehlo.convert"(%196) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%201 = "stablehlo.convert"(%170) : (tensor<4x5xi1>) -> tensor<4x5xf32>
%202 = "stablehlo.convert"(%191) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%205 = "stablehlo.select"(%183, %0, %184) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%206 = "stablehlo.dot_general"(%205, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%207 = "stablehlo.abs"(%195) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%208 = "stablehlo.compare"(%207, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%209 = "stablehlo.compare"(%204, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%210 = "stablehlo.and"(%208, %209) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%211 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%213 = "stablehlo.select"(%210, %195, %212) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%214 = "stablehlo.multiply"(%211, %213) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%216 = "stablehlo.compare"(%204, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%217 = "stablehlo.select"(%216, %214, %206) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%218 = "stablehlo.is_finite"(%217) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%220 = "stablehlo.not"(%218) : (tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%221 = "stablehlo.compare"(%217, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%222 = "stablehlo.and"(%220, %221) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%223 = "stablehlo.sign"(%217) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%224 = "stablehlo.select"(%222, %223, %219) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%225 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%226 = "stablehlo.select"(%218, %219, %225) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%227 = "stablehlo.sign"(%114) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%228 = "stablehlo.convert"(%224) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xbf16>
%229 = "stablehlo.convert"(%227) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%231 = "stablehlo.transpose"(%230) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%232 = "stablehlo.abs"(%224) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%233 = "stablehlo.abs"(%227) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%234 = "stablehlo.convert"(%232) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xbf16>
%235 = "stablehlo.convert"(%233) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%236 = "stablehlo.dot_general"(%234, %235) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%238 = "stablehlo.convert"(%113) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%239 = "stablehlo.convert"(%226) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xbf16>
%240 = "stablehlo.convert"(%238) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%241 = "stablehlo.dot_general"(%239, %240) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%242 = "stablehlo.transpose"(%241) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%243 = "stablehlo.select"(%218, %217, %219) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%244 = "stablehlo.dot_general"(%243, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%245 = "stablehlo.transpose"(%244) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%246 = "stablehlo.abs"(%231) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%247 = "stablehlo.compare"(%246, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%248 = "stablehlo.compare"(%242, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%249 = "stablehlo.and"(%247, %248) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%250 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%251 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%252 = "stablehlo.select"(%249, %231, %251) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%253 = "stablehlo.multiply"(%250, %252) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%255 = "stablehlo.compare"(%242, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%256 = "stablehlo.select"(%255, %253, %245) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%257 = "stablehlo.is_finite"(%256) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%258 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%259 = "stablehlo.not"(%257) : (tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%260 = "stablehlo.compare"(%256, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%261 = "stablehlo.and"(%259, %260) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%262 = "stablehlo.sign"(%256) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%263 = "stablehlo.select"(%261, %262, %258) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%264 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%265 = "stablehlo.select"(%257, %258, %264) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%266 = "stablehlo.sign"(%57) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%267 = "stablehlo.convert"(%263) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xbf16>
%268 = "stablehlo.convert"(%266) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%269 = "stablehlo.dot_general"(%267, %268) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%270 = "stablehlo.transpose"(%269) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%271 = "stablehlo.abs"(%263) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%272 = "stablehlo.abs"(%266) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%273 = "stablehlo.convert"(%271) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xbf16>
%274 = "stablehlo.convert"(%272) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%275 = "stablehlo.dot_general"(%273, %274) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%276 = "stablehlo.transpose"(%275) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%277 = "stablehlo.convert"(%56) : (tensor<3x4xi1>) -> tensor<3x4xf32>
%278 = "stablehlo.convert"(%265) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xbf16>
%279 = "stablehlo.convert"(%277) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%280 = "stablehlo.dot_general"(%278, %279) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%281 = "stablehlo.transpose"(%280) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%282 = "stablehlo.select"(%257, %256, %258) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%283 = "stablehlo.dot_general"(%282, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%284 = "stablehlo.transpose"(%283) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%285 = "stablehlo.abs"(%270) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%286 = "stablehlo.compare"(%285, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%287 = "stablehlo.compare"(%281, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%288 = "stablehlo.and"(%286, %287) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%289 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%290 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%291 = "stablehlo.select"(%288, %270, %290) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%292 = "stablehlo.multiply"(%289, %291) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%293 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%294 = "stablehlo.compare"(%281, %293) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%295 = "stablehlo.select"(%294, %292, %284) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
"stablehlo.return"(%295) : (tensor<1x2x3x5x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x5x4xf32>
return %296 : tensor<1x2x3x5x4xf32>
}
}

