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
%446 = "stablehlo.if"(%189) ({
%190 = "stablehlo.dot_general"(%0, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<2x3x2x4x6xf32>
%191 = "stablehlo.dot_general"(%190, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<2x3x2x6x8xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x8x6xf32>
%193 = "stablehlo.dot_general"(%192, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<2x3x8x6x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x8x6x4xf32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%194) : (tensor<2x3x4x8x6xf32>) -> ()
}, {
%195 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%197 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%198 = "stablehlo.sign"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%199 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%200 = "stablehlo.abs"(%198) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%201 = "stablehlo.compare"(%200, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%202 = "stablehlo.negate"(%199) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%203 = "stablehlo.select"(%201, %198, %202) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%204 = "stablehlo.convert"(%203) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi32>
%205 = "stablehlo.select"(%197, %204, %195) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%206 = "stablehlo.is_finite"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%207 = "stablehlo.select"(%206, %196, %205) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%208 = "stablehlo.convert"(%207) : (tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi8>
%209 = "stablehlo.is_finite"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%211 = "stablehlo.select"(%209, %0, %210) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%212 = "stablehlo.dot_general"(%211, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<2x3x2x4x6xf32>
%213 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi8>} : () -> tensor<2x3x2x4x6xi8>
%214 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%263, %264 = "stablehlo.while"(%214, %213) ({
^bb0(%215: tensor<i32>, %216: tensor<2x3x2x4x6xi8>):
%217 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%218 = "stablehlo.compare"(%215, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%218) : (tensor<i1>) -> ()
}, {
^bb0(%219: tensor<i32>, %220: tensor<2x3x2x4x6xi8>):
%221 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%222 = "stablehlo.add"(%219, %221) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%224 = "stablehlo.dynamic_slice"(%208, %219, %223, %223, %223, %223) {slice_sizes = array<i64: 1, 3, 2, 4, 3>} : (tensor<2x3x2x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x4x3xi8>
%225 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x2x4x3xi8>} : () -> tensor<1x3x2x4x3xi8>
%226 = "stablehlo.compare"(%224, %225) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xi8>, tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi1>
%227 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x3xi8>} : () -> tensor<1x3x2x4x3xi8>
%228 = "stablehlo.select"(%226, %227, %224) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xi8>, tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi8>
%229 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x3xi8>} : () -> tensor<1x3x2x4x3xi8>
%230 = "stablehlo.compare"(%224, %229) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xi8>, tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi1>
%231 = "stablehlo.not"(%230) : (tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%232 = "stablehlo.sign"(%183) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%233 = "stablehlo.convert"(%228) : (tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xbf16>
%234 = "stablehlo.convert"(%232) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%235 = "stablehlo.dot_general"(%233, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%236 = "stablehlo.abs"(%228) : (tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi8>
%237 = "stablehlo.abs"(%232) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%238 = "stablehlo.convert"(%236) : (tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xbf16>
%239 = "stablehlo.convert"(%237) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%240 = "stablehlo.dot_general"(%238, %239) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%241 = "stablehlo.convert"(%231) : (tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xbf16>
%242 = "stablehlo.convert"(%182) : (tensor<6x3xi1>) -> tensor<6x3xbf16>
%243 = "stablehlo.dot_general"(%241, %242) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%244 = "stablehlo.abs"(%235) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%245 = "stablehlo.compare"(%244, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%246 = "stablehlo.compare"(%243, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%247 = "stablehlo.and"(%245, %246) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%248 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%249 = "stablehlo.sign"(%235) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%250 = "stablehlo.select"(%247, %249, %248) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%251 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%252 = "stablehlo.compare"(%243, %251) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%253 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%254 = "stablehlo.select"(%252, %253, %250) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%255 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%256 = "stablehlo.abs"(%254) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%257 = "stablehlo.compare"(%256, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%258 = "stablehlo.negate"(%255) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%259 = "stablehlo.select"(%257, %254, %258) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%260 = "stablehlo.convert"(%259) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi32>
%261 = "stablehlo.convert"(%260) : (tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi8>
%262 = "stablehlo.dynamic_update_slice"(%220, %261, %219, %223, %223, %223, %223) : (tensor<2x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x4x6xi8>
"stablehlo.return"(%222, %262) : (tensor<i32>, tensor<2x3x2x4x6xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x2x4x6xi8>) -> (tensor<i32>, tensor<2x3x2x4x6xi8>)
%265 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi8>} : () -> tensor<2x3x2x4x6xi8>
%266 = "stablehlo.compare"(%264, %265) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x6xi8>, tensor<2x3x2x4x6xi8>) -> tensor<2x3x2x4x6xi1>
%267 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%268 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%269 = "stablehlo.compare"(%212, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%270 = "stablehlo.sign"(%212) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%271 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%272 = "stablehlo.abs"(%270) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%273 = "stablehlo.compare"(%272, %271) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%274 = "stablehlo.negate"(%271) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%275 = "stablehlo.select"(%273, %270, %274) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%276 = "stablehlo.convert"(%275) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi32>
%277 = "stablehlo.select"(%269, %276, %267) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%278 = "stablehlo.is_finite"(%212) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%279 = "stablehlo.select"(%278, %268, %277) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%280 = "stablehlo.convert"(%279) : (tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi8>
%281 = "stablehlo.select"(%266, %280, %264) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xi8>, tensor<2x3x2x4x6xi8>) -> tensor<2x3x2x4x6xi8>
%282 = "stablehlo.is_finite"(%212) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%283 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%284 = "stablehlo.select"(%282, %212, %283) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%285 = "stablehlo.dot_general"(%284, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<2x3x2x6x8xf32>
%286 = "stablehlo.transpose"(%285) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x8x6xf32>
%287 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x8x6xi8>} : () -> tensor<2x3x2x8x6xi8>
%288 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%340, %341 = "stablehlo.while"(%288, %287) ({
^bb0(%289: tensor<i32>, %290: tensor<2x3x2x8x6xi8>):
%291 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%292 = "stablehlo.compare"(%289, %291) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%292) : (tensor<i1>) -> ()
}, {
^bb0(%293: tensor<i32>, %294: tensor<2x3x2x8x6xi8>):
%295 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%296 = "stablehlo.add"(%293, %295) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%297 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%298 = "stablehlo.dynamic_slice"(%281, %293, %297, %297, %297, %297) {slice_sizes = array<i64: 1, 3, 2, 4, 6>} : (tensor<2x3x2x4x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x4x6xi8>
%299 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x2x4x6xi8>} : () -> tensor<1x3x2x4x6xi8>
%300 = "stablehlo.compare"(%298, %299) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi1>
%301 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x6xi8>} : () -> tensor<1x3x2x4x6xi8>
%302 = "stablehlo.select"(%300, %301, %298) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi8>
%303 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x6xi8>} : () -> tensor<1x3x2x4x6xi8>
%304 = "stablehlo.compare"(%298, %303) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi1>
%305 = "stablehlo.not"(%304) : (tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%306 = "stablehlo.sign"(%122) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%307 = "stablehlo.convert"(%302) : (tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xbf16>
%308 = "stablehlo.convert"(%306) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%309 = "stablehlo.dot_general"(%307, %308) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%310 = "stablehlo.transpose"(%309) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%311 = "stablehlo.abs"(%302) : (tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi8>
%312 = "stablehlo.abs"(%306) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%313 = "stablehlo.convert"(%311) : (tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xbf16>
%314 = "stablehlo.convert"(%312) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%315 = "stablehlo.dot_general"(%313, %314) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%316 = "stablehlo.transpose"(%315) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%317 = "stablehlo.convert"(%305) : (tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xbf16>
%318 = "stablehlo.convert"(%121) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%319 = "stablehlo.dot_general"(%317, %318) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%320 = "stablehlo.transpose"(%319) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%321 = "stablehlo.abs"(%310) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%322 = "stablehlo.compare"(%321, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%323 = "stablehlo.compare"(%320, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%324 = "stablehlo.and"(%322, %323) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%326 = "stablehlo.sign"(%310) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%327 = "stablehlo.select"(%324, %326, %325) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%328 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%329 = "stablehlo.compare"(%320, %328) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%330 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%331 = "stablehlo.select"(%329, %330, %327) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%332 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%333 = "stablehlo.abs"(%331) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%334 = "stablehlo.compare"(%333, %332) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%335 = "stablehlo.negate"(%332) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%336 = "stablehlo.select"(%334, %331, %335) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%337 = "stablehlo.convert"(%336) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi32>
%338 = "stablehlo.convert"(%337) : (tensor<1x3x2x8x6xi32>) -> tensor<1x3x2x8x6xi8>
%339 = "stablehlo.dynamic_update_slice"(%294, %338, %293, %297, %297, %297, %297) : (tensor<2x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x8x6xi8>
"stablehlo.return"(%296, %339) : (tensor<i32>, tensor<2x3x2x8x6xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x2x8x6xi8>) -> (tensor<i32>, tensor<2x3x2x8x6xi8>)
%342 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x8x6xi8>} : () -> tensor<2x3x2x8x6xi8>
%343 = "stablehlo.compare"(%341, %342) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x8x6xi8>, tensor<2x3x2x8x6xi8>) -> tensor<2x3x2x8x6xi1>
%344 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x8x6xi32>} : () -> tensor<2x3x2x8x6xi32>
%345 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x8x6xi32>} : () -> tensor<2x3x2x8x6xi32>
%346 = "stablehlo.compare"(%286, %286) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%347 = "stablehlo.sign"(%286) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%348 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%349 = "stablehlo.abs"(%347) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%350 = "stablehlo.compare"(%349, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%351 = "stablehlo.negate"(%348) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%352 = "stablehlo.select"(%350, %347, %351) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%353 = "stablehlo.convert"(%352) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi32>
%354 = "stablehlo.select"(%346, %353, %344) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xi32>, tensor<2x3x2x8x6xi32>) -> tensor<2x3x2x8x6xi32>
%355 = "stablehlo.is_finite"(%286) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%356 = "stablehlo.select"(%355, %345, %354) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xi32>, tensor<2x3x2x8x6xi32>) -> tensor<2x3x2x8x6xi32>
%357 = "stablehlo.convert"(%356) : (tensor<2x3x2x8x6xi32>) -> tensor<2x3x2x8x6xi8>
%358 = "stablehlo.select"(%343, %357, %341) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xi8>, tensor<2x3x2x8x6xi8>) -> tensor<2x3x2x8x6xi8>
%359 = "stablehlo.is_finite"(%286) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%360 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%361 = "stablehlo.select"(%359, %286, %360) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%362 = "stablehlo.dot_general"(%361, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<2x3x8x6x4xf32>
%363 = "stablehlo.transpose"(%362) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x8x6x4xf32>) -> tensor<2x3x4x8x6xf32>
%364 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%365 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%417, %418 = "stablehlo.while"(%365, %364) ({
^bb0(%366: tensor<i32>, %367: tensor<2x3x4x8x6xi8>):
%368 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%369 = "stablehlo.compare"(%366, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%369) : (tensor<i1>) -> ()
}, {
^bb0(%370: tensor<i32>, %371: tensor<2x3x4x8x6xi8>):
%372 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%373 = "stablehlo.add"(%370, %372) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%374 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%375 = "stablehlo.dynamic_slice"(%358, %370, %374, %374, %374, %374) {slice_sizes = array<i64: 1, 3, 2, 8, 6>} : (tensor<2x3x2x8x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x8x6xi8>
%376 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x2x8x6xi8>} : () -> tensor<1x3x2x8x6xi8>
%377 = "stablehlo.compare"(%375, %376) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi1>
%378 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x8x6xi8>} : () -> tensor<1x3x2x8x6xi8>
%379 = "stablehlo.select"(%377, %378, %375) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi8>
%380 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x8x6xi8>} : () -> tensor<1x3x2x8x6xi8>
%381 = "stablehlo.compare"(%375, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi1>
%382 = "stablehlo.not"(%381) : (tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%383 = "stablehlo.sign"(%61) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%384 = "stablehlo.convert"(%379) : (tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xbf16>
%385 = "stablehlo.convert"(%383) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%386 = "stablehlo.dot_general"(%384, %385) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%387 = "stablehlo.transpose"(%386) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%388 = "stablehlo.abs"(%379) : (tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi8>
%389 = "stablehlo.abs"(%383) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%390 = "stablehlo.convert"(%388) : (tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xbf16>
%391 = "stablehlo.convert"(%389) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%392 = "stablehlo.dot_general"(%390, %391) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%393 = "stablehlo.transpose"(%392) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%394 = "stablehlo.convert"(%382) : (tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xbf16>
%395 = "stablehlo.convert"(%60) : (tensor<4x2xi1>) -> tensor<4x2xbf16>
%396 = "stablehlo.dot_general"(%394, %395) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%397 = "stablehlo.transpose"(%396) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%398 = "stablehlo.abs"(%387) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%399 = "stablehlo.compare"(%398, %393) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%400 = "stablehlo.compare"(%397, %393) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%401 = "stablehlo.and"(%399, %400) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%402 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%403 = "stablehlo.sign"(%387) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%404 = "stablehlo.select"(%401, %403, %402) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%405 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%406 = "stablehlo.compare"(%397, %405) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%407 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%408 = "stablehlo.select"(%406, %407, %404) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%409 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%410 = "stablehlo.abs"(%408) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%411 = "stablehlo.compare"(%410, %409) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%412 = "stablehlo.negate"(%409) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%413 = "stablehlo.select"(%411, %408, %412) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%414 = "stablehlo.convert"(%413) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi32>
%415 = "stablehlo.convert"(%414) : (tensor<1x3x4x8x6xi32>) -> tensor<1x3x4x8x6xi8>
%416 = "stablehlo.dynamic_update_slice"(%371, %415, %370, %374, %374, %374, %374) : (tensor<2x3x4x8x6xi8>, tensor<1x3x4x8x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x8x6xi8>
"stablehlo.return"(%373, %416) : (tensor<i32>, tensor<2x3x4x8x6xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x8x6xi8>) -> (tensor<i32>, tensor<2x3x4x8x6xi8>)
%419 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%420 = "stablehlo.compare"(%418, %419) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%421 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%422 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%423 = "stablehlo.compare"(%363, %363) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%424 = "stablehlo.sign"(%363) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%425 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%426 = "stablehlo.abs"(%424) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%427 = "stablehlo.compare"(%426, %425) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%428 = "stablehlo.negate"(%425) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%429 = "stablehlo.select"(%427, %424, %428) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%430 = "stablehlo.convert"(%429) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi32>
%431 = "stablehlo.select"(%423, %430, %421) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%432 = "stablehlo.is_finite"(%363) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%433 = "stablehlo.select"(%432, %422, %431) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%434 = "stablehlo.convert"(%433) : (tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi8>
%435 = "stablehlo.select"(%420, %434, %418) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi8>
%436 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%437 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%438 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%439 = "stablehlo.compare"(%435, %438) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%440 = "stablehlo.convert"(%435) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xf32>
%441 = "stablehlo.multiply"(%436, %440) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%442 = "stablehlo.select"(%439, %437, %441) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%443 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%444 = "stablehlo.compare"(%435, %443) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%445 = "stablehlo.select"(%444, %363, %442) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%445) : (tensor<2x3x4x8x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x8x6xf32>
return %446 : tensor<2x3x4x8x6xf32>
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
%434 = "stablehlo.if"(%177) ({
%178 = "stablehlo.dot_general"(%0, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<2x3x2x4x6xf32>
%179 = "stablehlo.dot_general"(%178, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<2x3x2x6x8xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x8x6xf32>
%181 = "stablehlo.dot_general"(%180, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<2x3x8x6x4xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x8x6x4xf32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%182) : (tensor<2x3x4x8x6xf32>) -> ()
}, {
%183 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%185 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%186 = "stablehlo.sign"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%187 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%188 = "stablehlo.abs"(%186) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%189 = "stablehlo.compare"(%188, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%190 = "stablehlo.negate"(%187) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%191 = "stablehlo.select"(%189, %186, %190) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%192 = "stablehlo.convert"(%191) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi32>
%193 = "stablehlo.select"(%185, %192, %183) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%194 = "stablehlo.is_finite"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%195 = "stablehlo.select"(%194, %184, %193) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi8>
%197 = "stablehlo.is_finite"(%0) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%199 = "stablehlo.select"(%197, %0, %198) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%200 = "stablehlo.dot_general"(%199, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x3xf32>, tensor<6x3xf32>) -> tensor<2x3x2x4x6xf32>
%201 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi8>} : () -> tensor<2x3x2x4x6xi8>
%202 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%251, %252 = "stablehlo.while"(%202, %201) ({
^bb0(%203: tensor<i32>, %204: tensor<2x3x2x4x6xi8>):
%205 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%206 = "stablehlo.compare"(%203, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%206) : (tensor<i1>) -> ()
}, {
^bb0(%207: tensor<i32>, %208: tensor<2x3x2x4x6xi8>):
%209 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%210 = "stablehlo.add"(%207, %209) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%212 = "stablehlo.dynamic_slice"(%196, %207, %211, %211, %211, %211) {slice_sizes = array<i64: 1, 3, 2, 4, 3>} : (tensor<2x3x2x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x4x3xi8>
%213 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x2x4x3xi8>} : () -> tensor<1x3x2x4x3xi8>
%214 = "stablehlo.compare"(%212, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xi8>, tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi1>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x3xi8>} : () -> tensor<1x3x2x4x3xi8>
%216 = "stablehlo.select"(%214, %215, %212) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xi8>, tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x3xi8>} : () -> tensor<1x3x2x4x3xi8>
%218 = "stablehlo.compare"(%212, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xi8>, tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi1>
%219 = "stablehlo.not"(%218) : (tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%220 = "stablehlo.sign"(%171) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%221 = "stablehlo.convert"(%216) : (tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xbf16>
%222 = "stablehlo.convert"(%220) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%223 = "stablehlo.dot_general"(%221, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%224 = "stablehlo.abs"(%216) : (tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xi8>
%225 = "stablehlo.abs"(%220) : (tensor<6x3xf32>) -> tensor<6x3xf32>
%226 = "stablehlo.convert"(%224) : (tensor<1x3x2x4x3xi8>) -> tensor<1x3x2x4x3xbf16>
%227 = "stablehlo.convert"(%225) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%228 = "stablehlo.dot_general"(%226, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%229 = "stablehlo.convert"(%219) : (tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xbf16>
%230 = "stablehlo.convert"(%170) : (tensor<6x3xi1>) -> tensor<6x3xbf16>
%231 = "stablehlo.dot_general"(%229, %230) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x3xbf16>, tensor<6x3xbf16>) -> tensor<1x3x2x4x6xf32>
%232 = "stablehlo.abs"(%223) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%233 = "stablehlo.compare"(%232, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%234 = "stablehlo.compare"(%231, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%237 = "stablehlo.sign"(%223) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x2x4x6xf32>} : () -> tensor<1x3x2x4x6xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xf32>, tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x3x2x4x6xf32>) -> tensor<1x3x2x4x6xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x3x2x4x6xi32>) -> tensor<1x3x2x4x6xi8>
%250 = "stablehlo.dynamic_update_slice"(%208, %249, %207, %211, %211, %211, %211) : (tensor<2x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x4x6xi8>
"stablehlo.return"(%210, %250) : (tensor<i32>, tensor<2x3x2x4x6xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x2x4x6xi8>) -> (tensor<i32>, tensor<2x3x2x4x6xi8>)
%253 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi8>} : () -> tensor<2x3x2x4x6xi8>
%254 = "stablehlo.compare"(%252, %253) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x6xi8>, tensor<2x3x2x4x6xi8>) -> tensor<2x3x2x4x6xi1>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x6xi32>} : () -> tensor<2x3x2x4x6xi32>
%257 = "stablehlo.compare"(%200, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%258 = "stablehlo.sign"(%200) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%259 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%260 = "stablehlo.abs"(%258) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%261 = "stablehlo.compare"(%260, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%262 = "stablehlo.negate"(%259) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%263 = "stablehlo.select"(%261, %258, %262) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%264 = "stablehlo.convert"(%263) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi32>
%265 = "stablehlo.select"(%257, %264, %255) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%266 = "stablehlo.is_finite"(%200) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%267 = "stablehlo.select"(%266, %256, %265) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xi32>, tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi32>
%268 = "stablehlo.convert"(%267) : (tensor<2x3x2x4x6xi32>) -> tensor<2x3x2x4x6xi8>
%269 = "stablehlo.select"(%254, %268, %252) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xi8>, tensor<2x3x2x4x6xi8>) -> tensor<2x3x2x4x6xi8>
%270 = "stablehlo.is_finite"(%200) : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xi1>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%272 = "stablehlo.select"(%270, %200, %271) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%273 = "stablehlo.dot_general"(%272, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x4x6xf32>, tensor<8x4xf32>) -> tensor<2x3x2x6x8xf32>
%274 = "stablehlo.transpose"(%273) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x2x6x8xf32>) -> tensor<2x3x2x8x6xf32>
%275 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x8x6xi8>} : () -> tensor<2x3x2x8x6xi8>
%276 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%328, %329 = "stablehlo.while"(%276, %275) ({
^bb0(%277: tensor<i32>, %278: tensor<2x3x2x8x6xi8>):
%279 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%280 = "stablehlo.compare"(%277, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%280) : (tensor<i1>) -> ()
}, {
^bb0(%281: tensor<i32>, %282: tensor<2x3x2x8x6xi8>):
%283 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%284 = "stablehlo.add"(%281, %283) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%285 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%286 = "stablehlo.dynamic_slice"(%269, %281, %285, %285, %285, %285) {slice_sizes = array<i64: 1, 3, 2, 4, 6>} : (tensor<2x3x2x4x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x4x6xi8>
%287 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x2x4x6xi8>} : () -> tensor<1x3x2x4x6xi8>
%288 = "stablehlo.compare"(%286, %287) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi1>
%289 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x6xi8>} : () -> tensor<1x3x2x4x6xi8>
%290 = "stablehlo.select"(%288, %289, %286) : (tensor<1x3x2x4x6xi1>, tensor<1x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi8>
%291 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x4x6xi8>} : () -> tensor<1x3x2x4x6xi8>
%292 = "stablehlo.compare"(%286, %291) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x6xi8>, tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi1>
%293 = "stablehlo.not"(%292) : (tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xi1>
%294 = "stablehlo.sign"(%114) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%295 = "stablehlo.convert"(%290) : (tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xbf16>
%296 = "stablehlo.convert"(%294) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%297 = "stablehlo.dot_general"(%295, %296) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%298 = "stablehlo.transpose"(%297) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%299 = "stablehlo.abs"(%290) : (tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xi8>
%300 = "stablehlo.abs"(%294) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%301 = "stablehlo.convert"(%299) : (tensor<1x3x2x4x6xi8>) -> tensor<1x3x2x4x6xbf16>
%302 = "stablehlo.convert"(%300) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%303 = "stablehlo.dot_general"(%301, %302) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%304 = "stablehlo.transpose"(%303) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%305 = "stablehlo.convert"(%293) : (tensor<1x3x2x4x6xi1>) -> tensor<1x3x2x4x6xbf16>
%306 = "stablehlo.convert"(%113) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%307 = "stablehlo.dot_general"(%305, %306) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x4x6xbf16>, tensor<8x4xbf16>) -> tensor<1x3x2x6x8xf32>
%308 = "stablehlo.transpose"(%307) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x2x6x8xf32>) -> tensor<1x3x2x8x6xf32>
%309 = "stablehlo.abs"(%298) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%310 = "stablehlo.compare"(%309, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%311 = "stablehlo.compare"(%308, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%312 = "stablehlo.and"(%310, %311) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%313 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%314 = "stablehlo.sign"(%298) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%315 = "stablehlo.select"(%312, %314, %313) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%316 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%317 = "stablehlo.compare"(%308, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%318 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%319 = "stablehlo.select"(%317, %318, %315) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%320 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x2x8x6xf32>} : () -> tensor<1x3x2x8x6xf32>
%321 = "stablehlo.abs"(%319) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%322 = "stablehlo.compare"(%321, %320) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi1>
%323 = "stablehlo.negate"(%320) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%324 = "stablehlo.select"(%322, %319, %323) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xf32>, tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xf32>
%325 = "stablehlo.convert"(%324) : (tensor<1x3x2x8x6xf32>) -> tensor<1x3x2x8x6xi32>
%326 = "stablehlo.convert"(%325) : (tensor<1x3x2x8x6xi32>) -> tensor<1x3x2x8x6xi8>
%327 = "stablehlo.dynamic_update_slice"(%282, %326, %281, %285, %285, %285, %285) : (tensor<2x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x8x6xi8>
"stablehlo.return"(%284, %327) : (tensor<i32>, tensor<2x3x2x8x6xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x2x8x6xi8>) -> (tensor<i32>, tensor<2x3x2x8x6xi8>)
%330 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x8x6xi8>} : () -> tensor<2x3x2x8x6xi8>
%331 = "stablehlo.compare"(%329, %330) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x8x6xi8>, tensor<2x3x2x8x6xi8>) -> tensor<2x3x2x8x6xi1>
%332 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x8x6xi32>} : () -> tensor<2x3x2x8x6xi32>
%333 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x8x6xi32>} : () -> tensor<2x3x2x8x6xi32>
%334 = "stablehlo.compare"(%274, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%335 = "stablehlo.sign"(%274) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%336 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%337 = "stablehlo.abs"(%335) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%338 = "stablehlo.compare"(%337, %336) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%339 = "stablehlo.negate"(%336) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%340 = "stablehlo.select"(%338, %335, %339) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%341 = "stablehlo.convert"(%340) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi32>
%342 = "stablehlo.select"(%334, %341, %332) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xi32>, tensor<2x3x2x8x6xi32>) -> tensor<2x3x2x8x6xi32>
%343 = "stablehlo.is_finite"(%274) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%344 = "stablehlo.select"(%343, %333, %342) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xi32>, tensor<2x3x2x8x6xi32>) -> tensor<2x3x2x8x6xi32>
%345 = "stablehlo.convert"(%344) : (tensor<2x3x2x8x6xi32>) -> tensor<2x3x2x8x6xi8>
%346 = "stablehlo.select"(%331, %345, %329) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xi8>, tensor<2x3x2x8x6xi8>) -> tensor<2x3x2x8x6xi8>
%347 = "stablehlo.is_finite"(%274) : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xi1>
%348 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%349 = "stablehlo.select"(%347, %274, %348) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%350 = "stablehlo.dot_general"(%349, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x2x8x6xf32>, tensor<4x2xf32>) -> tensor<2x3x8x6x4xf32>
%351 = "stablehlo.transpose"(%350) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x8x6x4xf32>) -> tensor<2x3x4x8x6xf32>
%352 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%353 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%405, %406 = "stablehlo.while"(%353, %352) ({
^bb0(%354: tensor<i32>, %355: tensor<2x3x4x8x6xi8>):
%356 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%357 = "stablehlo.compare"(%354, %356) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%357) : (tensor<i1>) -> ()
}, {
^bb0(%358: tensor<i32>, %359: tensor<2x3x4x8x6xi8>):
%360 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%361 = "stablehlo.add"(%358, %360) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%362 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%363 = "stablehlo.dynamic_slice"(%346, %358, %362, %362, %362, %362) {slice_sizes = array<i64: 1, 3, 2, 8, 6>} : (tensor<2x3x2x8x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x2x8x6xi8>
%364 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x2x8x6xi8>} : () -> tensor<1x3x2x8x6xi8>
%365 = "stablehlo.compare"(%363, %364) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi1>
%366 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x8x6xi8>} : () -> tensor<1x3x2x8x6xi8>
%367 = "stablehlo.select"(%365, %366, %363) : (tensor<1x3x2x8x6xi1>, tensor<1x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi8>
%368 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x2x8x6xi8>} : () -> tensor<1x3x2x8x6xi8>
%369 = "stablehlo.compare"(%363, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x8x6xi8>, tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi1>
%370 = "stablehlo.not"(%369) : (tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xi1>
%371 = "stablehlo.sign"(%57) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%372 = "stablehlo.convert"(%367) : (tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xbf16>
%373 = "stablehlo.convert"(%371) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%374 = "stablehlo.dot_general"(%372, %373) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%375 = "stablehlo.transpose"(%374) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%376 = "stablehlo.abs"(%367) : (tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xi8>
%377 = "stablehlo.abs"(%371) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%378 = "stablehlo.convert"(%376) : (tensor<1x3x2x8x6xi8>) -> tensor<1x3x2x8x6xbf16>
%379 = "stablehlo.convert"(%377) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
%380 = "stablehlo.dot_general"(%378, %379) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%381 = "stablehlo.transpose"(%380) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%382 = "stablehlo.convert"(%370) : (tensor<1x3x2x8x6xi1>) -> tensor<1x3x2x8x6xbf16>
%383 = "stablehlo.convert"(%56) : (tensor<4x2xi1>) -> tensor<4x2xbf16>
%384 = "stablehlo.dot_general"(%382, %383) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x2x8x6xbf16>, tensor<4x2xbf16>) -> tensor<1x3x8x6x4xf32>
%385 = "stablehlo.transpose"(%384) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x8x6x4xf32>) -> tensor<1x3x4x8x6xf32>
%386 = "stablehlo.abs"(%375) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%387 = "stablehlo.compare"(%386, %381) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%388 = "stablehlo.compare"(%385, %381) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%389 = "stablehlo.and"(%387, %388) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%390 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%391 = "stablehlo.sign"(%375) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%392 = "stablehlo.select"(%389, %391, %390) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%394 = "stablehlo.compare"(%385, %393) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%396 = "stablehlo.select"(%394, %395, %392) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%397 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%398 = "stablehlo.abs"(%396) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%399 = "stablehlo.compare"(%398, %397) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%400 = "stablehlo.negate"(%397) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%401 = "stablehlo.select"(%399, %396, %400) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%402 = "stablehlo.convert"(%401) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi32>
%403 = "stablehlo.convert"(%402) : (tensor<1x3x4x8x6xi32>) -> tensor<1x3x4x8x6xi8>
%404 = "stablehlo.dynamic_update_slice"(%359, %403, %358, %362, %362, %362, %362) : (tensor<2x3x4x8x6xi8>, tensor<1x3x4x8x6xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x8x6xi8>
"stablehlo.return"(%361, %404) : (tensor<i32>, tensor<2x3x4x8x6xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x8x6xi8>) -> (tensor<i32>, tensor<2x3x4x8x6xi8>)
%407 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%408 = "stablehlo.compare"(%406, %407) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%409 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%410 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%411 = "stablehlo.compare"(%351, %351) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%412 = "stablehlo.sign"(%351) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%413 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%414 = "stablehlo.abs"(%412) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%415 = "stablehlo.compare"(%414, %413) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%416 = "stablehlo.negate"(%413) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%417 = "stablehlo.select"(%415, %412, %416) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%418 = "stablehlo.convert"(%417) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi32>
%419 = "stablehlo.select"(%411, %418, %409) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%420 = "stablehlo.is_finite"(%351) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%421 = "stablehlo.select"(%420, %410, %419) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%422 = "stablehlo.convert"(%421) : (tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi8>
%423 = "stablehlo.select"(%408, %422, %406) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi8>
%424 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%425 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%426 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%427 = "stablehlo.compare"(%423, %426) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%428 = "stablehlo.convert"(%423) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xf32>
%429 = "stablehlo.multiply"(%424, %428) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%430 = "stablehlo.select"(%427, %425, %429) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%432 = "stablehlo.compare"(%423, %431) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%433 = "stablehlo.select"(%432, %351, %430) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
"stablehlo.return"(%433) : (tensor<2x3x4x8x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x8x6xf32>
return %434 : tensor<2x3x4x8x6xf32>
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
%184 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%185 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%189 = "stablehlo.reduce"(%184, %185) ({
^bb0(%186: tensor<i1>, %187: tensor<i1>):
%188 = "stablehlo.and"(%186, %187) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%188) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x4x3x5xi1>, tensor<i1>) -> tensor<i1>
%401 = "stablehlo.if"(%189) ({
%190 = "stablehlo.dot_general"(%0, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%191 = "stablehlo.dot_general"(%190, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%193 = "stablehlo.dot_general"(%192, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
"stablehlo.return"(%194) : (tensor<1x2x3x5x4xf32>) -> ()
}, {
%195 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%196 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%197 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%198 = "stablehlo.sign"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%199 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%200 = "stablehlo.abs"(%198) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%201 = "stablehlo.compare"(%200, %199) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%202 = "stablehlo.negate"(%199) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%203 = "stablehlo.select"(%201, %198, %202) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%204 = "stablehlo.convert"(%203) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi32>
%205 = "stablehlo.select"(%197, %204, %195) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%206 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%207 = "stablehlo.select"(%206, %196, %205) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%208 = "stablehlo.convert"(%207) : (tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi8>
%209 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%211 = "stablehlo.select"(%209, %0, %210) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%212 = "stablehlo.dot_general"(%211, %183) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%213 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%214 = "stablehlo.compare"(%208, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%215 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%216 = "stablehlo.select"(%214, %215, %208) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi8>
%217 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%218 = "stablehlo.compare"(%208, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%219 = "stablehlo.not"(%218) : (tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%220 = "stablehlo.sign"(%183) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%221 = "stablehlo.convert"(%216) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xbf16>
%222 = "stablehlo.convert"(%220) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%223 = "stablehlo.dot_general"(%221, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%224 = "stablehlo.abs"(%216) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi8>
%225 = "stablehlo.abs"(%220) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%226 = "stablehlo.convert"(%224) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xbf16>
%227 = "stablehlo.convert"(%225) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%228 = "stablehlo.dot_general"(%226, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%229 = "stablehlo.convert"(%219) : (tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xbf16>
%230 = "stablehlo.convert"(%182) : (tensor<4x5xi1>) -> tensor<4x5xbf16>
%231 = "stablehlo.dot_general"(%229, %230) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%232 = "stablehlo.abs"(%223) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%233 = "stablehlo.compare"(%232, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%234 = "stablehlo.compare"(%231, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%235 = "stablehlo.and"(%233, %234) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%236 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%237 = "stablehlo.sign"(%223) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%238 = "stablehlo.select"(%235, %237, %236) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%240 = "stablehlo.compare"(%231, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%242 = "stablehlo.select"(%240, %241, %238) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%243 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%244 = "stablehlo.abs"(%242) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%245 = "stablehlo.compare"(%244, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%246 = "stablehlo.negate"(%243) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%247 = "stablehlo.select"(%245, %242, %246) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%248 = "stablehlo.convert"(%247) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi32>
%249 = "stablehlo.convert"(%248) : (tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi8>
%250 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%251 = "stablehlo.compare"(%249, %250) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi1>
%252 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x4xi32>} : () -> tensor<1x2x4x3x4xi32>
%253 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi32>} : () -> tensor<1x2x4x3x4xi32>
%254 = "stablehlo.compare"(%212, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%255 = "stablehlo.sign"(%212) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%256 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%257 = "stablehlo.abs"(%255) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%258 = "stablehlo.compare"(%257, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%259 = "stablehlo.negate"(%256) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%260 = "stablehlo.select"(%258, %255, %259) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%261 = "stablehlo.convert"(%260) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi32>
%262 = "stablehlo.select"(%254, %261, %252) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi32>, tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi32>
%263 = "stablehlo.is_finite"(%212) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%264 = "stablehlo.select"(%263, %253, %262) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi32>, tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi32>
%265 = "stablehlo.convert"(%264) : (tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi8>
%266 = "stablehlo.select"(%251, %265, %249) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi8>
%267 = "stablehlo.is_finite"(%212) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%268 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%269 = "stablehlo.select"(%267, %212, %268) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%270 = "stablehlo.dot_general"(%269, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%271 = "stablehlo.transpose"(%270) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%272 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%273 = "stablehlo.compare"(%266, %272) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi1>
%274 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%275 = "stablehlo.select"(%273, %274, %266) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi8>
%276 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%277 = "stablehlo.compare"(%266, %276) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi1>
%278 = "stablehlo.not"(%277) : (tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%279 = "stablehlo.sign"(%122) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%280 = "stablehlo.convert"(%275) : (tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xbf16>
%281 = "stablehlo.convert"(%279) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%282 = "stablehlo.dot_general"(%280, %281) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%283 = "stablehlo.transpose"(%282) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%284 = "stablehlo.abs"(%275) : (tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi8>
%285 = "stablehlo.abs"(%279) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%286 = "stablehlo.convert"(%284) : (tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xbf16>
%287 = "stablehlo.convert"(%285) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%288 = "stablehlo.dot_general"(%286, %287) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%289 = "stablehlo.transpose"(%288) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%290 = "stablehlo.convert"(%278) : (tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xbf16>
%291 = "stablehlo.convert"(%121) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%292 = "stablehlo.dot_general"(%290, %291) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%293 = "stablehlo.transpose"(%292) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%294 = "stablehlo.abs"(%283) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%295 = "stablehlo.compare"(%294, %289) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%296 = "stablehlo.compare"(%293, %289) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%297 = "stablehlo.and"(%295, %296) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%298 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%299 = "stablehlo.sign"(%283) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%300 = "stablehlo.select"(%297, %299, %298) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%302 = "stablehlo.compare"(%293, %301) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%304 = "stablehlo.select"(%302, %303, %300) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%305 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%306 = "stablehlo.abs"(%304) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%307 = "stablehlo.compare"(%306, %305) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%308 = "stablehlo.negate"(%305) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%309 = "stablehlo.select"(%307, %304, %308) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%310 = "stablehlo.convert"(%309) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi32>
%311 = "stablehlo.convert"(%310) : (tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi8>
%312 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%313 = "stablehlo.compare"(%311, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi1>
%314 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x5x4xi32>} : () -> tensor<1x2x4x5x4xi32>
%315 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi32>} : () -> tensor<1x2x4x5x4xi32>
%316 = "stablehlo.compare"(%271, %271) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%317 = "stablehlo.sign"(%271) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%318 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%319 = "stablehlo.abs"(%317) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%320 = "stablehlo.compare"(%319, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%321 = "stablehlo.negate"(%318) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%322 = "stablehlo.select"(%320, %317, %321) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%323 = "stablehlo.convert"(%322) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi32>
%324 = "stablehlo.select"(%316, %323, %314) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi32>, tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi32>
%325 = "stablehlo.is_finite"(%271) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%326 = "stablehlo.select"(%325, %315, %324) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi32>, tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi32>
%327 = "stablehlo.convert"(%326) : (tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi8>
%328 = "stablehlo.select"(%313, %327, %311) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi8>
%329 = "stablehlo.is_finite"(%271) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%330 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%331 = "stablehlo.select"(%329, %271, %330) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%332 = "stablehlo.dot_general"(%331, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%333 = "stablehlo.transpose"(%332) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%334 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%335 = "stablehlo.compare"(%328, %334) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi1>
%336 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%337 = "stablehlo.select"(%335, %336, %328) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi8>
%338 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%339 = "stablehlo.compare"(%328, %338) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi1>
%340 = "stablehlo.not"(%339) : (tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%341 = "stablehlo.sign"(%61) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%342 = "stablehlo.convert"(%337) : (tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xbf16>
%343 = "stablehlo.convert"(%341) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%344 = "stablehlo.dot_general"(%342, %343) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%345 = "stablehlo.transpose"(%344) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%346 = "stablehlo.abs"(%337) : (tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi8>
%347 = "stablehlo.abs"(%341) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%348 = "stablehlo.convert"(%346) : (tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xbf16>
%349 = "stablehlo.convert"(%347) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%350 = "stablehlo.dot_general"(%348, %349) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%351 = "stablehlo.transpose"(%350) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%352 = "stablehlo.convert"(%340) : (tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xbf16>
%353 = "stablehlo.convert"(%60) : (tensor<3x4xi1>) -> tensor<3x4xbf16>
%354 = "stablehlo.dot_general"(%352, %353) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%355 = "stablehlo.transpose"(%354) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%356 = "stablehlo.abs"(%345) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%357 = "stablehlo.compare"(%356, %351) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%358 = "stablehlo.compare"(%355, %351) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%359 = "stablehlo.and"(%357, %358) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%360 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%361 = "stablehlo.sign"(%345) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%362 = "stablehlo.select"(%359, %361, %360) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%363 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%364 = "stablehlo.compare"(%355, %363) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%365 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%366 = "stablehlo.select"(%364, %365, %362) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%367 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%368 = "stablehlo.abs"(%366) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%369 = "stablehlo.compare"(%368, %367) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%370 = "stablehlo.negate"(%367) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%371 = "stablehlo.select"(%369, %366, %370) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%372 = "stablehlo.convert"(%371) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi32>
%373 = "stablehlo.convert"(%372) : (tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi8>
%374 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%375 = "stablehlo.compare"(%373, %374) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%376 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%377 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%378 = "stablehlo.compare"(%333, %333) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%379 = "stablehlo.sign"(%333) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%380 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%381 = "stablehlo.abs"(%379) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%382 = "stablehlo.compare"(%381, %380) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%383 = "stablehlo.negate"(%380) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%384 = "stablehlo.select"(%382, %379, %383) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%385 = "stablehlo.convert"(%384) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi32>
%386 = "stablehlo.select"(%378, %385, %376) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%387 = "stablehlo.is_finite"(%333) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%388 = "stablehlo.select"(%387, %377, %386) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%389 = "stablehlo.convert"(%388) : (tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi8>
%390 = "stablehlo.select"(%375, %389, %373) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi8>
%391 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%392 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%393 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%394 = "stablehlo.compare"(%390, %393) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%395 = "stablehlo.convert"(%390) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xf32>
%396 = "stablehlo.multiply"(%391, %395) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%397 = "stablehlo.select"(%394, %392, %396) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%398 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%399 = "stablehlo.compare"(%390, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%400 = "stablehlo.select"(%399, %333, %397) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
"stablehlo.return"(%400) : (tensor<1x2x3x5x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x5x4xf32>
return %401 : tensor<1x2x3x5x4xf32>
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
%172 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%173 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%177 = "stablehlo.reduce"(%172, %173) ({
^bb0(%174: tensor<i1>, %175: tensor<i1>):
%176 = "stablehlo.and"(%174, %175) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%176) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x4x3x5xi1>, tensor<i1>) -> tensor<i1>
%389 = "stablehlo.if"(%177) ({
%178 = "stablehlo.dot_general"(%0, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%179 = "stablehlo.dot_general"(%178, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%181 = "stablehlo.dot_general"(%180, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
"stablehlo.return"(%182) : (tensor<1x2x3x5x4xf32>) -> ()
}, {
%183 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%185 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%186 = "stablehlo.sign"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%187 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%188 = "stablehlo.abs"(%186) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%189 = "stablehlo.compare"(%188, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%190 = "stablehlo.negate"(%187) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%191 = "stablehlo.select"(%189, %186, %190) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%192 = "stablehlo.convert"(%191) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi32>
%193 = "stablehlo.select"(%185, %192, %183) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%194 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%195 = "stablehlo.select"(%194, %184, %193) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%196 = "stablehlo.convert"(%195) : (tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi8>
%197 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%199 = "stablehlo.select"(%197, %0, %198) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%200 = "stablehlo.dot_general"(%199, %171) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x5xf32>, tensor<4x5xf32>) -> tensor<1x2x4x3x4xf32>
%201 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%202 = "stablehlo.compare"(%196, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%203 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%204 = "stablehlo.select"(%202, %203, %196) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi8>
%205 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%206 = "stablehlo.compare"(%196, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%207 = "stablehlo.not"(%206) : (tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%208 = "stablehlo.sign"(%171) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%209 = "stablehlo.convert"(%204) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xbf16>
%210 = "stablehlo.convert"(%208) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%211 = "stablehlo.dot_general"(%209, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%212 = "stablehlo.abs"(%204) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi8>
%213 = "stablehlo.abs"(%208) : (tensor<4x5xf32>) -> tensor<4x5xf32>
%214 = "stablehlo.convert"(%212) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xbf16>
%215 = "stablehlo.convert"(%213) : (tensor<4x5xf32>) -> tensor<4x5xbf16>
%216 = "stablehlo.dot_general"(%214, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%217 = "stablehlo.convert"(%207) : (tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xbf16>
%218 = "stablehlo.convert"(%170) : (tensor<4x5xi1>) -> tensor<4x5xbf16>
%219 = "stablehlo.dot_general"(%217, %218) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x5xbf16>, tensor<4x5xbf16>) -> tensor<1x2x4x3x4xf32>
%220 = "stablehlo.abs"(%211) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%221 = "stablehlo.compare"(%220, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%222 = "stablehlo.compare"(%219, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%223 = "stablehlo.and"(%221, %222) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%224 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%225 = "stablehlo.sign"(%211) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%226 = "stablehlo.select"(%223, %225, %224) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%228 = "stablehlo.compare"(%219, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%230 = "stablehlo.select"(%228, %229, %226) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%231 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%232 = "stablehlo.abs"(%230) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%233 = "stablehlo.compare"(%232, %231) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%234 = "stablehlo.negate"(%231) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%235 = "stablehlo.select"(%233, %230, %234) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%236 = "stablehlo.convert"(%235) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi32>
%237 = "stablehlo.convert"(%236) : (tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi8>
%238 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%239 = "stablehlo.compare"(%237, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi1>
%240 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x4xi32>} : () -> tensor<1x2x4x3x4xi32>
%241 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi32>} : () -> tensor<1x2x4x3x4xi32>
%242 = "stablehlo.compare"(%200, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%243 = "stablehlo.sign"(%200) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%244 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%245 = "stablehlo.abs"(%243) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%246 = "stablehlo.compare"(%245, %244) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%247 = "stablehlo.negate"(%244) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%248 = "stablehlo.select"(%246, %243, %247) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%249 = "stablehlo.convert"(%248) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi32>
%250 = "stablehlo.select"(%242, %249, %240) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi32>, tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi32>
%251 = "stablehlo.is_finite"(%200) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%252 = "stablehlo.select"(%251, %241, %250) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi32>, tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi32>
%253 = "stablehlo.convert"(%252) : (tensor<1x2x4x3x4xi32>) -> tensor<1x2x4x3x4xi8>
%254 = "stablehlo.select"(%239, %253, %237) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi8>
%255 = "stablehlo.is_finite"(%200) : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xi1>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%257 = "stablehlo.select"(%255, %200, %256) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%258 = "stablehlo.dot_general"(%257, %114) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x3x4xf32>, tensor<5x3xf32>) -> tensor<1x2x4x4x5xf32>
%259 = "stablehlo.transpose"(%258) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%260 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%261 = "stablehlo.compare"(%254, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi1>
%262 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%263 = "stablehlo.select"(%261, %262, %254) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi8>
%264 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x4xi8>} : () -> tensor<1x2x4x3x4xi8>
%265 = "stablehlo.compare"(%254, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x4xi8>, tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi1>
%266 = "stablehlo.not"(%265) : (tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xi1>
%267 = "stablehlo.sign"(%114) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%268 = "stablehlo.convert"(%263) : (tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xbf16>
%269 = "stablehlo.convert"(%267) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%270 = "stablehlo.dot_general"(%268, %269) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%271 = "stablehlo.transpose"(%270) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%272 = "stablehlo.abs"(%263) : (tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xi8>
%273 = "stablehlo.abs"(%267) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%274 = "stablehlo.convert"(%272) : (tensor<1x2x4x3x4xi8>) -> tensor<1x2x4x3x4xbf16>
%275 = "stablehlo.convert"(%273) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%276 = "stablehlo.dot_general"(%274, %275) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%277 = "stablehlo.transpose"(%276) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%278 = "stablehlo.convert"(%266) : (tensor<1x2x4x3x4xi1>) -> tensor<1x2x4x3x4xbf16>
%279 = "stablehlo.convert"(%113) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%280 = "stablehlo.dot_general"(%278, %279) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x3x4xbf16>, tensor<5x3xbf16>) -> tensor<1x2x4x4x5xf32>
%281 = "stablehlo.transpose"(%280) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x4x4x5xf32>) -> tensor<1x2x4x5x4xf32>
%282 = "stablehlo.abs"(%271) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%283 = "stablehlo.compare"(%282, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%284 = "stablehlo.compare"(%281, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%285 = "stablehlo.and"(%283, %284) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%286 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%287 = "stablehlo.sign"(%271) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%288 = "stablehlo.select"(%285, %287, %286) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%289 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%290 = "stablehlo.compare"(%281, %289) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%291 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%292 = "stablehlo.select"(%290, %291, %288) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%293 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%294 = "stablehlo.abs"(%292) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%295 = "stablehlo.compare"(%294, %293) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%296 = "stablehlo.negate"(%293) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%297 = "stablehlo.select"(%295, %292, %296) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%298 = "stablehlo.convert"(%297) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi32>
%299 = "stablehlo.convert"(%298) : (tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi8>
%300 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%301 = "stablehlo.compare"(%299, %300) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi1>
%302 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x5x4xi32>} : () -> tensor<1x2x4x5x4xi32>
%303 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi32>} : () -> tensor<1x2x4x5x4xi32>
%304 = "stablehlo.compare"(%259, %259) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%305 = "stablehlo.sign"(%259) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%306 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%307 = "stablehlo.abs"(%305) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%308 = "stablehlo.compare"(%307, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%309 = "stablehlo.negate"(%306) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%310 = "stablehlo.select"(%308, %305, %309) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%311 = "stablehlo.convert"(%310) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi32>
%312 = "stablehlo.select"(%304, %311, %302) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi32>, tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi32>
%313 = "stablehlo.is_finite"(%259) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%314 = "stablehlo.select"(%313, %303, %312) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi32>, tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi32>
%315 = "stablehlo.convert"(%314) : (tensor<1x2x4x5x4xi32>) -> tensor<1x2x4x5x4xi8>
%316 = "stablehlo.select"(%301, %315, %299) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi8>
%317 = "stablehlo.is_finite"(%259) : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xi1>
%318 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%319 = "stablehlo.select"(%317, %259, %318) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%320 = "stablehlo.dot_general"(%319, %57) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x5x4xf32>, tensor<3x4xf32>) -> tensor<1x2x5x4x3xf32>
%321 = "stablehlo.transpose"(%320) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%322 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%323 = "stablehlo.compare"(%316, %322) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi1>
%324 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%325 = "stablehlo.select"(%323, %324, %316) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi8>
%326 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x5x4xi8>} : () -> tensor<1x2x4x5x4xi8>
%327 = "stablehlo.compare"(%316, %326) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x5x4xi8>, tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi1>
%328 = "stablehlo.not"(%327) : (tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xi1>
%329 = "stablehlo.sign"(%57) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%330 = "stablehlo.convert"(%325) : (tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xbf16>
%331 = "stablehlo.convert"(%329) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%332 = "stablehlo.dot_general"(%330, %331) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%333 = "stablehlo.transpose"(%332) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%334 = "stablehlo.abs"(%325) : (tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xi8>
%335 = "stablehlo.abs"(%329) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%336 = "stablehlo.convert"(%334) : (tensor<1x2x4x5x4xi8>) -> tensor<1x2x4x5x4xbf16>
%337 = "stablehlo.convert"(%335) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
%338 = "stablehlo.dot_general"(%336, %337) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%339 = "stablehlo.transpose"(%338) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%340 = "stablehlo.convert"(%328) : (tensor<1x2x4x5x4xi1>) -> tensor<1x2x4x5x4xbf16>
%341 = "stablehlo.convert"(%56) : (tensor<3x4xi1>) -> tensor<3x4xbf16>
%342 = "stablehlo.dot_general"(%340, %341) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x5x4xbf16>, tensor<3x4xbf16>) -> tensor<1x2x5x4x3xf32>
%343 = "stablehlo.transpose"(%342) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x5x4x3xf32>) -> tensor<1x2x3x5x4xf32>
%344 = "stablehlo.abs"(%333) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%345 = "stablehlo.compare"(%344, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%346 = "stablehlo.compare"(%343, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%347 = "stablehlo.and"(%345, %346) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%348 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%349 = "stablehlo.sign"(%333) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%350 = "stablehlo.select"(%347, %349, %348) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%351 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%352 = "stablehlo.compare"(%343, %351) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%353 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%354 = "stablehlo.select"(%352, %353, %350) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%355 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%356 = "stablehlo.abs"(%354) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%357 = "stablehlo.compare"(%356, %355) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%358 = "stablehlo.negate"(%355) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%359 = "stablehlo.select"(%357, %354, %358) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%360 = "stablehlo.convert"(%359) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi32>
%361 = "stablehlo.convert"(%360) : (tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi8>
%362 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%363 = "stablehlo.compare"(%361, %362) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%364 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%365 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%366 = "stablehlo.compare"(%321, %321) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%367 = "stablehlo.sign"(%321) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%368 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%369 = "stablehlo.abs"(%367) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%370 = "stablehlo.compare"(%369, %368) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%371 = "stablehlo.negate"(%368) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%372 = "stablehlo.select"(%370, %367, %371) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%373 = "stablehlo.convert"(%372) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi32>
%374 = "stablehlo.select"(%366, %373, %364) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%375 = "stablehlo.is_finite"(%321) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%376 = "stablehlo.select"(%375, %365, %374) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%377 = "stablehlo.convert"(%376) : (tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi8>
%378 = "stablehlo.select"(%363, %377, %361) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi8>
%379 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%380 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%381 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%382 = "stablehlo.compare"(%378, %381) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%383 = "stablehlo.convert"(%378) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xf32>
%384 = "stablehlo.multiply"(%379, %383) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%385 = "stablehlo.select"(%382, %380, %384) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%386 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%387 = "stablehlo.compare"(%378, %386) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%388 = "stablehlo.select"(%387, %321, %385) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
"stablehlo.return"(%388) : (tensor<1x2x3x5x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x5x4xf32>
return %389 : tensor<1x2x3x5x4xf32>
}
}

