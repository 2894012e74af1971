// f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x8x6xf32>) -> (tensor<2x3x2x4x3xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<4x2xi1>) -> tensor<2x4xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%65 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%70 = "stablehlo.add"(%64, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.floor"(%75) : (tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%78 = "stablehlo.minimum"(%76, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.subtract"(%75, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%84 = "stablehlo.clamp"(%82, %79, %83) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%86 = "stablehlo.subtract"(%85, %84) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%91 = "stablehlo.clamp"(%89, %78, %90) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%93 = "stablehlo.abs"(%91) : (tensor<8xf32>) -> tensor<8xf32>
%94 = "stablehlo.compare"(%93, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%95 = "stablehlo.negate"(%92) : (tensor<8xf32>) -> tensor<8xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.convert"(%96) : (tensor<8xf32>) -> tensor<8xi32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%99 = "stablehlo.add"(%78, %98) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%103 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%104 = "stablehlo.clamp"(%102, %99, %103) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.abs"(%104) : (tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.compare"(%106, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%108 = "stablehlo.negate"(%105) : (tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.convert"(%109) : (tensor<8xf32>) -> tensor<8xi32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%112 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%114 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%120 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%122 = "stablehlo.select"(%119, %120, %121) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%123 = "stablehlo.or"(%113, %119) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%124 = "stablehlo.add"(%116, %122) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%125 = "stablehlo.transpose"(%123) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%126 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%127 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xf32>
%128 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.divide"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%132 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<6xf32>} : () -> tensor<6xf32>
%133 = "stablehlo.add"(%127, %132) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%134 = "stablehlo.multiply"(%133, %131) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%135 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<6xf32>} : () -> tensor<6xf32>
%136 = "stablehlo.subtract"(%134, %135) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%138 = "stablehlo.maximum"(%136, %137) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%139 = "stablehlo.floor"(%138) : (tensor<6xf32>) -> tensor<6xf32>
%140 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%141 = "stablehlo.minimum"(%139, %140) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%142 = "stablehlo.subtract"(%138, %141) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%145 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%146 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%147 = "stablehlo.clamp"(%145, %142, %146) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%148 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%149 = "stablehlo.subtract"(%148, %147) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%153 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%154 = "stablehlo.clamp"(%152, %141, %153) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%155 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%156 = "stablehlo.abs"(%154) : (tensor<6xf32>) -> tensor<6xf32>
%157 = "stablehlo.compare"(%156, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%158 = "stablehlo.negate"(%155) : (tensor<6xf32>) -> tensor<6xf32>
%159 = "stablehlo.select"(%157, %154, %158) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%160 = "stablehlo.convert"(%159) : (tensor<6xf32>) -> tensor<6xi32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%162 = "stablehlo.add"(%141, %161) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%165 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%166 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%167 = "stablehlo.clamp"(%165, %162, %166) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%168 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%169 = "stablehlo.abs"(%167) : (tensor<6xf32>) -> tensor<6xf32>
%170 = "stablehlo.compare"(%169, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%171 = "stablehlo.negate"(%168) : (tensor<6xf32>) -> tensor<6xf32>
%172 = "stablehlo.select"(%170, %167, %171) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%173 = "stablehlo.convert"(%172) : (tensor<6xf32>) -> tensor<6xi32>
%174 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%175 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%176 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%177 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%179 = "stablehlo.select"(%176, %177, %178) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%180 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%181 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%182 = "stablehlo.compare"(%180, %181) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%183 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%185 = "stablehlo.select"(%182, %183, %184) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%186 = "stablehlo.or"(%176, %182) : (tensor<6x3xi1>, tensor<6x3xi1>) -> tensor<6x3xi1>
%187 = "stablehlo.add"(%179, %185) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%188 = "stablehlo.transpose"(%186) {permutation = array<i64: 1, 0>} : (tensor<6x3xi1>) -> tensor<3x6xi1>
%189 = "stablehlo.transpose"(%187) {permutation = array<i64: 1, 0>} : (tensor<6x3xf32>) -> tensor<3x6xf32>
%190 = "stablehlo.dot_general"(%0, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x8x3xf32>
%191 = "stablehlo.dot_general"(%190, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<2x3x4x3x4xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%193 = "stablehlo.dot_general"(%192, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<2x3x4x3x2xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%195 = "stablehlo.is_finite"(%194) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%196 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%200 = "stablehlo.reduce"(%195, %196) ({
^bb0(%197: tensor<i1>, %198: tensor<i1>):
%199 = "stablehlo.and"(%197, %198) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%199) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xi1>, tensor<i1>) -> tensor<i1>
%407 = "stablehlo.if"(%200) ({
"stablehlo.return"(%194) : (tensor<2x3x2x4x3xf32>) -> ()
}, {
%201 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%202 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%203 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%204 = "stablehlo.sign"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%205 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%206 = "stablehlo.abs"(%204) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%207 = "stablehlo.compare"(%206, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%208 = "stablehlo.negate"(%205) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%209 = "stablehlo.select"(%207, %204, %208) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%210 = "stablehlo.convert"(%209) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi32>
%211 = "stablehlo.select"(%203, %210, %201) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%212 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%213 = "stablehlo.select"(%212, %202, %211) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%214 = "stablehlo.convert"(%213) : (tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi8>
%215 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%217 = "stablehlo.select"(%215, %0, %216) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%218 = "stablehlo.dot_general"(%217, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x8x3xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%220 = "stablehlo.compare"(%214, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%222 = "stablehlo.select"(%220, %221, %214) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%224 = "stablehlo.compare"(%214, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%225 = "stablehlo.not"(%224) : (tensor<2x3x4x8x6xi1>) -> tensor<2x3x4x8x6xi1>
%226 = "stablehlo.sign"(%189) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%227 = "stablehlo.convert"(%222) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%230 = "stablehlo.abs"(%222) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi8>
%231 = "stablehlo.abs"(%226) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%232 = "stablehlo.convert"(%230) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xbf16>
%233 = "stablehlo.convert"(%231) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%234 = "stablehlo.dot_general"(%232, %233) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%235 = "stablehlo.convert"(%225) : (tensor<2x3x4x8x6xi1>) -> tensor<2x3x4x8x6xbf16>
%236 = "stablehlo.convert"(%188) : (tensor<3x6xi1>) -> tensor<3x6xbf16>
%237 = "stablehlo.dot_general"(%235, %236) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%238 = "stablehlo.abs"(%229) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%239 = "stablehlo.compare"(%238, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%240 = "stablehlo.compare"(%237, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%241 = "stablehlo.and"(%239, %240) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xi1>
%242 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%243 = "stablehlo.sign"(%229) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%244 = "stablehlo.select"(%241, %243, %242) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%245 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%246 = "stablehlo.compare"(%237, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%247 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%248 = "stablehlo.select"(%246, %247, %244) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%249 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%250 = "stablehlo.abs"(%248) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%251 = "stablehlo.compare"(%250, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%252 = "stablehlo.negate"(%249) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%253 = "stablehlo.select"(%251, %248, %252) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%254 = "stablehlo.convert"(%253) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi32>
%255 = "stablehlo.convert"(%254) : (tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi8>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%257 = "stablehlo.compare"(%255, %256) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi1>
%258 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x3xi32>} : () -> tensor<2x3x4x8x3xi32>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi32>} : () -> tensor<2x3x4x8x3xi32>
%260 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%261 = "stablehlo.sign"(%218) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%262 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%263 = "stablehlo.abs"(%261) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%264 = "stablehlo.compare"(%263, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%265 = "stablehlo.negate"(%262) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%266 = "stablehlo.select"(%264, %261, %265) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%267 = "stablehlo.convert"(%266) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi32>
%268 = "stablehlo.select"(%260, %267, %258) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi32>, tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi32>
%269 = "stablehlo.is_finite"(%218) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%270 = "stablehlo.select"(%269, %259, %268) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi32>, tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi32>
%271 = "stablehlo.convert"(%270) : (tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi8>
%272 = "stablehlo.select"(%257, %271, %255) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi8>
%273 = "stablehlo.is_finite"(%218) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%274 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%275 = "stablehlo.select"(%273, %218, %274) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%276 = "stablehlo.dot_general"(%275, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<2x3x4x3x4xf32>
%277 = "stablehlo.transpose"(%276) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%279 = "stablehlo.compare"(%272, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi1>
%280 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%281 = "stablehlo.select"(%279, %280, %272) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi8>
%282 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%283 = "stablehlo.compare"(%272, %282) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi1>
%284 = "stablehlo.not"(%283) : (tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xi1>
%285 = "stablehlo.sign"(%126) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%286 = "stablehlo.convert"(%281) : (tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xbf16>
%287 = "stablehlo.convert"(%285) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%288 = "stablehlo.dot_general"(%286, %287) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%289 = "stablehlo.transpose"(%288) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%290 = "stablehlo.abs"(%281) : (tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi8>
%291 = "stablehlo.abs"(%285) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%292 = "stablehlo.convert"(%290) : (tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xbf16>
%293 = "stablehlo.convert"(%291) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%296 = "stablehlo.convert"(%284) : (tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xbf16>
%297 = "stablehlo.convert"(%125) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%298 = "stablehlo.dot_general"(%296, %297) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%300 = "stablehlo.abs"(%289) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%301 = "stablehlo.compare"(%300, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%302 = "stablehlo.compare"(%299, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%303 = "stablehlo.and"(%301, %302) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xi1>
%304 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%305 = "stablehlo.sign"(%289) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%306 = "stablehlo.select"(%303, %305, %304) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%308 = "stablehlo.compare"(%299, %307) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%309 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%310 = "stablehlo.select"(%308, %309, %306) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%311 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%312 = "stablehlo.abs"(%310) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%313 = "stablehlo.compare"(%312, %311) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%314 = "stablehlo.negate"(%311) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%315 = "stablehlo.select"(%313, %310, %314) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%316 = "stablehlo.convert"(%315) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi32>
%317 = "stablehlo.convert"(%316) : (tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi8>
%318 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%319 = "stablehlo.compare"(%317, %318) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi1>
%320 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x4x3xi32>} : () -> tensor<2x3x4x4x3xi32>
%321 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi32>} : () -> tensor<2x3x4x4x3xi32>
%322 = "stablehlo.compare"(%277, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%323 = "stablehlo.sign"(%277) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%324 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%325 = "stablehlo.abs"(%323) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%326 = "stablehlo.compare"(%325, %324) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%327 = "stablehlo.negate"(%324) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%328 = "stablehlo.select"(%326, %323, %327) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%329 = "stablehlo.convert"(%328) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi32>
%330 = "stablehlo.select"(%322, %329, %320) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi32>, tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi32>
%331 = "stablehlo.is_finite"(%277) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%332 = "stablehlo.select"(%331, %321, %330) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi32>, tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi32>
%333 = "stablehlo.convert"(%332) : (tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi8>
%334 = "stablehlo.select"(%319, %333, %317) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi8>
%335 = "stablehlo.is_finite"(%277) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%337 = "stablehlo.select"(%335, %277, %336) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%338 = "stablehlo.dot_general"(%337, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<2x3x4x3x2xf32>
%339 = "stablehlo.transpose"(%338) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%340 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%341 = "stablehlo.compare"(%334, %340) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi1>
%342 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%343 = "stablehlo.select"(%341, %342, %334) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi8>
%344 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%345 = "stablehlo.compare"(%334, %344) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi1>
%346 = "stablehlo.not"(%345) : (tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xi1>
%347 = "stablehlo.sign"(%63) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%348 = "stablehlo.convert"(%343) : (tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xbf16>
%349 = "stablehlo.convert"(%347) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%350 = "stablehlo.dot_general"(%348, %349) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%351 = "stablehlo.transpose"(%350) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%352 = "stablehlo.abs"(%343) : (tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi8>
%353 = "stablehlo.abs"(%347) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%354 = "stablehlo.convert"(%352) : (tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xbf16>
%355 = "stablehlo.convert"(%353) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%356 = "stablehlo.dot_general"(%354, %355) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%357 = "stablehlo.transpose"(%356) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%358 = "stablehlo.convert"(%346) : (tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xbf16>
%359 = "stablehlo.convert"(%62) : (tensor<2x4xi1>) -> tensor<2x4xbf16>
%360 = "stablehlo.dot_general"(%358, %359) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%361 = "stablehlo.transpose"(%360) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%362 = "stablehlo.abs"(%351) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%363 = "stablehlo.compare"(%362, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%364 = "stablehlo.compare"(%361, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%365 = "stablehlo.and"(%363, %364) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi1>) -> tensor<2x3x2x4x3xi1>
%366 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%367 = "stablehlo.sign"(%351) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%368 = "stablehlo.select"(%365, %367, %366) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%370 = "stablehlo.compare"(%361, %369) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%371 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%372 = "stablehlo.select"(%370, %371, %368) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%373 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%374 = "stablehlo.abs"(%372) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%375 = "stablehlo.compare"(%374, %373) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%376 = "stablehlo.negate"(%373) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%377 = "stablehlo.select"(%375, %372, %376) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%378 = "stablehlo.convert"(%377) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi32>
%379 = "stablehlo.convert"(%378) : (tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi8>
%380 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi8>} : () -> tensor<2x3x2x4x3xi8>
%381 = "stablehlo.compare"(%379, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi1>
%382 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%383 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%384 = "stablehlo.compare"(%339, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%385 = "stablehlo.sign"(%339) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%386 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%387 = "stablehlo.abs"(%385) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%388 = "stablehlo.compare"(%387, %386) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%389 = "stablehlo.negate"(%386) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%390 = "stablehlo.select"(%388, %385, %389) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%391 = "stablehlo.convert"(%390) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi32>
%392 = "stablehlo.select"(%384, %391, %382) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%393 = "stablehlo.is_finite"(%339) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%394 = "stablehlo.select"(%393, %383, %392) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%395 = "stablehlo.convert"(%394) : (tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi8>
%396 = "stablehlo.select"(%381, %395, %379) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi8>
%397 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%398 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%399 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x3xi8>} : () -> tensor<2x3x2x4x3xi8>
%400 = "stablehlo.compare"(%396, %399) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi1>
%401 = "stablehlo.convert"(%396) : (tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xf32>
%402 = "stablehlo.multiply"(%397, %401) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%403 = "stablehlo.select"(%400, %398, %402) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%404 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi8>} : () -> tensor<2x3x2x4x3xi8>
%405 = "stablehlo.compare"(%396, %404) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi1>
%406 = "stablehlo.select"(%405, %339, %403) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
"stablehlo.return"(%406) : (tensor<2x3x2x4x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x2x4x3xf32>
return %407 : tensor<2x3x2x4x3xf32>
}
}

// f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x8x6xf32>) -> (tensor<2x3x2x4x3xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<4x2xi1>) -> tensor<2x4xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%61 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%67 = "stablehlo.maximum"(%65, %66) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.floor"(%67) : (tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%70 = "stablehlo.minimum"(%68, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.subtract"(%67, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%76 = "stablehlo.clamp"(%74, %71, %75) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%78 = "stablehlo.subtract"(%77, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%83 = "stablehlo.clamp"(%81, %70, %82) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%85 = "stablehlo.abs"(%83) : (tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.compare"(%85, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%87 = "stablehlo.negate"(%84) : (tensor<8xf32>) -> tensor<8xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%89 = "stablehlo.convert"(%88) : (tensor<8xf32>) -> tensor<8xi32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%91 = "stablehlo.add"(%70, %90) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%96 = "stablehlo.clamp"(%94, %91, %95) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%98 = "stablehlo.abs"(%96) : (tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%100 = "stablehlo.negate"(%97) : (tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%102 = "stablehlo.convert"(%101) : (tensor<8xf32>) -> tensor<8xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%104 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%106 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%110 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%112 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%115 = "stablehlo.or"(%105, %111) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%116 = "stablehlo.add"(%108, %114) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%119 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xf32>
%120 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%121 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%122 = "stablehlo.divide"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%124 = "stablehlo.multiply"(%119, %123) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%126 = "stablehlo.maximum"(%124, %125) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%127 = "stablehlo.floor"(%126) : (tensor<6xf32>) -> tensor<6xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%129 = "stablehlo.minimum"(%127, %128) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%130 = "stablehlo.subtract"(%126, %129) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%133 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%134 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%135 = "stablehlo.clamp"(%133, %130, %134) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%137 = "stablehlo.subtract"(%136, %135) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%141 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%142 = "stablehlo.clamp"(%140, %129, %141) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%143 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%144 = "stablehlo.abs"(%142) : (tensor<6xf32>) -> tensor<6xf32>
%145 = "stablehlo.compare"(%144, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%146 = "stablehlo.negate"(%143) : (tensor<6xf32>) -> tensor<6xf32>
%147 = "stablehlo.select"(%145, %142, %146) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%148 = "stablehlo.convert"(%147) : (tensor<6xf32>) -> tensor<6xi32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%150 = "stablehlo.add"(%129, %149) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%153 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%154 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%155 = "stablehlo.clamp"(%153, %150, %154) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%156 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%157 = "stablehlo.abs"(%155) : (tensor<6xf32>) -> tensor<6xf32>
%158 = "stablehlo.compare"(%157, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%159 = "stablehlo.negate"(%156) : (tensor<6xf32>) -> tensor<6xf32>
%160 = "stablehlo.select"(%158, %155, %159) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%161 = "stablehlo.convert"(%160) : (tensor<6xf32>) -> tensor<6xi32>
%162 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%163 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%164 = "stablehlo.compare"(%162, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%165 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%167 = "stablehlo.select"(%164, %165, %166) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%168 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
%169 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x3xi32>
%170 = "stablehlo.compare"(%168, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%171 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%173 = "stablehlo.select"(%170, %171, %172) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%174 = "stablehlo.or"(%164, %170) : (tensor<6x3xi1>, tensor<6x3xi1>) -> tensor<6x3xi1>
%175 = "stablehlo.add"(%167, %173) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%176 = "stablehlo.transpose"(%174) {permutation = array<i64: 1, 0>} : (tensor<6x3xi1>) -> tensor<3x6xi1>
%177 = "stablehlo.transpose"(%175) {permutation = array<i64: 1, 0>} : (tensor<6x3xf32>) -> tensor<3x6xf32>
%178 = "stablehlo.dot_general"(%0, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x8x3xf32>
%179 = "stablehlo.dot_general"(%178, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<2x3x4x3x4xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%181 = "stablehlo.dot_general"(%180, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<2x3x4x3x2xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%183 = "stablehlo.is_finite"(%182) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%184 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%188 = "stablehlo.reduce"(%183, %184) ({
^bb0(%185: tensor<i1>, %186: tensor<i1>):
%187 = "stablehlo.and"(%185, %186) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%187) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xi1>, tensor<i1>) -> tensor<i1>
%395 = "stablehlo.if"(%188) ({
"stablehlo.return"(%182) : (tensor<2x3x2x4x3xf32>) -> ()
}, {
%189 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi32>} : () -> tensor<2x3x4x8x6xi32>
%191 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%192 = "stablehlo.sign"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%193 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%194 = "stablehlo.abs"(%192) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%195 = "stablehlo.compare"(%194, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%196 = "stablehlo.negate"(%193) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%197 = "stablehlo.select"(%195, %192, %196) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%198 = "stablehlo.convert"(%197) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi32>
%199 = "stablehlo.select"(%191, %198, %189) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%200 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%201 = "stablehlo.select"(%200, %190, %199) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi32>, tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi32>
%202 = "stablehlo.convert"(%201) : (tensor<2x3x4x8x6xi32>) -> tensor<2x3x4x8x6xi8>
%203 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%205 = "stablehlo.select"(%203, %0, %204) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%206 = "stablehlo.dot_general"(%205, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x8x3xf32>
%207 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%208 = "stablehlo.compare"(%202, %207) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%210 = "stablehlo.select"(%208, %209, %202) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi8>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x6xi8>} : () -> tensor<2x3x4x8x6xi8>
%212 = "stablehlo.compare"(%202, %211) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xi8>, tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi1>
%213 = "stablehlo.not"(%212) : (tensor<2x3x4x8x6xi1>) -> tensor<2x3x4x8x6xi1>
%214 = "stablehlo.sign"(%177) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%215 = "stablehlo.convert"(%210) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xbf16>
%216 = "stablehlo.convert"(%214) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%217 = "stablehlo.dot_general"(%215, %216) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%218 = "stablehlo.abs"(%210) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xi8>
%219 = "stablehlo.abs"(%214) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%220 = "stablehlo.convert"(%218) : (tensor<2x3x4x8x6xi8>) -> tensor<2x3x4x8x6xbf16>
%221 = "stablehlo.convert"(%219) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%222 = "stablehlo.dot_general"(%220, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%223 = "stablehlo.convert"(%213) : (tensor<2x3x4x8x6xi1>) -> tensor<2x3x4x8x6xbf16>
%224 = "stablehlo.convert"(%176) : (tensor<3x6xi1>) -> tensor<3x6xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%226 = "stablehlo.abs"(%217) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%227 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%228 = "stablehlo.compare"(%225, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%229 = "stablehlo.and"(%227, %228) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xi1>
%230 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%231 = "stablehlo.sign"(%217) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%232 = "stablehlo.select"(%229, %231, %230) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%234 = "stablehlo.compare"(%225, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%236 = "stablehlo.select"(%234, %235, %232) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%237 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%238 = "stablehlo.abs"(%236) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%239 = "stablehlo.compare"(%238, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%240 = "stablehlo.negate"(%237) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%241 = "stablehlo.select"(%239, %236, %240) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%242 = "stablehlo.convert"(%241) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi32>
%243 = "stablehlo.convert"(%242) : (tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi8>
%244 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%245 = "stablehlo.compare"(%243, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi1>
%246 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x3xi32>} : () -> tensor<2x3x4x8x3xi32>
%247 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi32>} : () -> tensor<2x3x4x8x3xi32>
%248 = "stablehlo.compare"(%206, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%249 = "stablehlo.sign"(%206) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%250 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%251 = "stablehlo.abs"(%249) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%252 = "stablehlo.compare"(%251, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%253 = "stablehlo.negate"(%250) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%254 = "stablehlo.select"(%252, %249, %253) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%255 = "stablehlo.convert"(%254) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi32>
%256 = "stablehlo.select"(%248, %255, %246) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi32>, tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi32>
%257 = "stablehlo.is_finite"(%206) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%258 = "stablehlo.select"(%257, %247, %256) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi32>, tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi32>
%259 = "stablehlo.convert"(%258) : (tensor<2x3x4x8x3xi32>) -> tensor<2x3x4x8x3xi8>
%260 = "stablehlo.select"(%245, %259, %243) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi8>
%261 = "stablehlo.is_finite"(%206) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%263 = "stablehlo.select"(%261, %206, %262) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%264 = "stablehlo.dot_general"(%263, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<2x3x4x3x4xf32>
%265 = "stablehlo.transpose"(%264) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%266 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%267 = "stablehlo.compare"(%260, %266) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi1>
%268 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%269 = "stablehlo.select"(%267, %268, %260) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi8>
%270 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x8x3xi8>} : () -> tensor<2x3x4x8x3xi8>
%271 = "stablehlo.compare"(%260, %270) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xi8>, tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi1>
%272 = "stablehlo.not"(%271) : (tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xi1>
%273 = "stablehlo.sign"(%118) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%274 = "stablehlo.convert"(%269) : (tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xbf16>
%275 = "stablehlo.convert"(%273) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%276 = "stablehlo.dot_general"(%274, %275) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%277 = "stablehlo.transpose"(%276) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%278 = "stablehlo.abs"(%269) : (tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xi8>
%279 = "stablehlo.abs"(%273) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%280 = "stablehlo.convert"(%278) : (tensor<2x3x4x8x3xi8>) -> tensor<2x3x4x8x3xbf16>
%281 = "stablehlo.convert"(%279) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%282 = "stablehlo.dot_general"(%280, %281) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%283 = "stablehlo.transpose"(%282) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%284 = "stablehlo.convert"(%272) : (tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xbf16>
%285 = "stablehlo.convert"(%117) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%286 = "stablehlo.dot_general"(%284, %285) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%287 = "stablehlo.transpose"(%286) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%288 = "stablehlo.abs"(%277) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%289 = "stablehlo.compare"(%288, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%290 = "stablehlo.compare"(%287, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%291 = "stablehlo.and"(%289, %290) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xi1>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%293 = "stablehlo.sign"(%277) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%294 = "stablehlo.select"(%291, %293, %292) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%295 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%296 = "stablehlo.compare"(%287, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%297 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%298 = "stablehlo.select"(%296, %297, %294) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%299 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%300 = "stablehlo.abs"(%298) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%301 = "stablehlo.compare"(%300, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%302 = "stablehlo.negate"(%299) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%303 = "stablehlo.select"(%301, %298, %302) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%304 = "stablehlo.convert"(%303) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi32>
%305 = "stablehlo.convert"(%304) : (tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi8>
%306 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%307 = "stablehlo.compare"(%305, %306) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi1>
%308 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x4x3xi32>} : () -> tensor<2x3x4x4x3xi32>
%309 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi32>} : () -> tensor<2x3x4x4x3xi32>
%310 = "stablehlo.compare"(%265, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%311 = "stablehlo.sign"(%265) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%312 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%313 = "stablehlo.abs"(%311) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%314 = "stablehlo.compare"(%313, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%315 = "stablehlo.negate"(%312) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%316 = "stablehlo.select"(%314, %311, %315) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%317 = "stablehlo.convert"(%316) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi32>
%318 = "stablehlo.select"(%310, %317, %308) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi32>, tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi32>
%319 = "stablehlo.is_finite"(%265) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%320 = "stablehlo.select"(%319, %309, %318) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi32>, tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi32>
%321 = "stablehlo.convert"(%320) : (tensor<2x3x4x4x3xi32>) -> tensor<2x3x4x4x3xi8>
%322 = "stablehlo.select"(%307, %321, %305) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi8>
%323 = "stablehlo.is_finite"(%265) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%324 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%325 = "stablehlo.select"(%323, %265, %324) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%326 = "stablehlo.dot_general"(%325, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<2x3x4x3x2xf32>
%327 = "stablehlo.transpose"(%326) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%328 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%329 = "stablehlo.compare"(%322, %328) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi1>
%330 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%331 = "stablehlo.select"(%329, %330, %322) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi8>
%332 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4x3xi8>} : () -> tensor<2x3x4x4x3xi8>
%333 = "stablehlo.compare"(%322, %332) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xi8>, tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi1>
%334 = "stablehlo.not"(%333) : (tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xi1>
%335 = "stablehlo.sign"(%59) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%336 = "stablehlo.convert"(%331) : (tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xbf16>
%337 = "stablehlo.convert"(%335) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%338 = "stablehlo.dot_general"(%336, %337) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%339 = "stablehlo.transpose"(%338) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%340 = "stablehlo.abs"(%331) : (tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xi8>
%341 = "stablehlo.abs"(%335) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%342 = "stablehlo.convert"(%340) : (tensor<2x3x4x4x3xi8>) -> tensor<2x3x4x4x3xbf16>
%343 = "stablehlo.convert"(%341) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%344 = "stablehlo.dot_general"(%342, %343) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%345 = "stablehlo.transpose"(%344) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%346 = "stablehlo.convert"(%334) : (tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xbf16>
%347 = "stablehlo.convert"(%58) : (tensor<2x4xi1>) -> tensor<2x4xbf16>
%348 = "stablehlo.dot_general"(%346, %347) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%349 = "stablehlo.transpose"(%348) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%350 = "stablehlo.abs"(%339) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%351 = "stablehlo.compare"(%350, %345) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%352 = "stablehlo.compare"(%349, %345) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%353 = "stablehlo.and"(%351, %352) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi1>) -> tensor<2x3x2x4x3xi1>
%354 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%355 = "stablehlo.sign"(%339) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%356 = "stablehlo.select"(%353, %355, %354) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%357 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%358 = "stablehlo.compare"(%349, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%359 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%360 = "stablehlo.select"(%358, %359, %356) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%361 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%362 = "stablehlo.abs"(%360) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%363 = "stablehlo.compare"(%362, %361) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%364 = "stablehlo.negate"(%361) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%365 = "stablehlo.select"(%363, %360, %364) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%366 = "stablehlo.convert"(%365) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi32>
%367 = "stablehlo.convert"(%366) : (tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi8>
%368 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi8>} : () -> tensor<2x3x2x4x3xi8>
%369 = "stablehlo.compare"(%367, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi1>
%370 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%371 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi32>} : () -> tensor<2x3x2x4x3xi32>
%372 = "stablehlo.compare"(%327, %327) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%373 = "stablehlo.sign"(%327) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%374 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%375 = "stablehlo.abs"(%373) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%376 = "stablehlo.compare"(%375, %374) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%377 = "stablehlo.negate"(%374) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%378 = "stablehlo.select"(%376, %373, %377) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%379 = "stablehlo.convert"(%378) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi32>
%380 = "stablehlo.select"(%372, %379, %370) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%381 = "stablehlo.is_finite"(%327) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%382 = "stablehlo.select"(%381, %371, %380) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi32>, tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi32>
%383 = "stablehlo.convert"(%382) : (tensor<2x3x2x4x3xi32>) -> tensor<2x3x2x4x3xi8>
%384 = "stablehlo.select"(%369, %383, %367) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi8>
%385 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%386 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%387 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x2x4x3xi8>} : () -> tensor<2x3x2x4x3xi8>
%388 = "stablehlo.compare"(%384, %387) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi1>
%389 = "stablehlo.convert"(%384) : (tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xf32>
%390 = "stablehlo.multiply"(%385, %389) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%391 = "stablehlo.select"(%388, %386, %390) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%392 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x4x3xi8>} : () -> tensor<2x3x2x4x3xi8>
%393 = "stablehlo.compare"(%384, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xi8>, tensor<2x3x2x4x3xi8>) -> tensor<2x3x2x4x3xi1>
%394 = "stablehlo.select"(%393, %327, %391) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
"stablehlo.return"(%394) : (tensor<2x3x2x4x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x2x4x3xf32>
return %395 : tensor<2x3x2x4x3xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] false
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
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
%62 = "stablehlo.transpose"(%60) {permutation = array<i64: 1, 0>} : (tensor<3x4xi1>) -> tensor<4x3xi1>
%63 = "stablehlo.transpose"(%61) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
%65 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%70 = "stablehlo.add"(%64, %69) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%72 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%76 = "stablehlo.floor"(%75) : (tensor<5xf32>) -> tensor<5xf32>
%77 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%78 = "stablehlo.minimum"(%76, %77) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%79 = "stablehlo.subtract"(%75, %78) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%84 = "stablehlo.clamp"(%82, %79, %83) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%86 = "stablehlo.subtract"(%85, %84) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%90 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%91 = "stablehlo.clamp"(%89, %78, %90) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%92 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%93 = "stablehlo.abs"(%91) : (tensor<5xf32>) -> tensor<5xf32>
%94 = "stablehlo.compare"(%93, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%95 = "stablehlo.negate"(%92) : (tensor<5xf32>) -> tensor<5xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%97 = "stablehlo.convert"(%96) : (tensor<5xf32>) -> tensor<5xi32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%99 = "stablehlo.add"(%78, %98) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%103 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%104 = "stablehlo.clamp"(%102, %99, %103) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%105 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%106 = "stablehlo.abs"(%104) : (tensor<5xf32>) -> tensor<5xf32>
%107 = "stablehlo.compare"(%106, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%108 = "stablehlo.negate"(%105) : (tensor<5xf32>) -> tensor<5xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%110 = "stablehlo.convert"(%109) : (tensor<5xf32>) -> tensor<5xi32>
%111 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%112 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%114 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%118 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%120 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%122 = "stablehlo.select"(%119, %120, %121) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%123 = "stablehlo.or"(%113, %119) : (tensor<5x3xi1>, tensor<5x3xi1>) -> tensor<5x3xi1>
%124 = "stablehlo.add"(%116, %122) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%125 = "stablehlo.transpose"(%123) {permutation = array<i64: 1, 0>} : (tensor<5x3xi1>) -> tensor<3x5xi1>
%126 = "stablehlo.transpose"(%124) {permutation = array<i64: 1, 0>} : (tensor<5x3xf32>) -> tensor<3x5xf32>
%127 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%128 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.divide"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%132 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%133 = "stablehlo.add"(%127, %132) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%134 = "stablehlo.multiply"(%133, %131) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%135 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%136 = "stablehlo.subtract"(%134, %135) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%138 = "stablehlo.maximum"(%136, %137) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%139 = "stablehlo.floor"(%138) : (tensor<4xf32>) -> tensor<4xf32>
%140 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%141 = "stablehlo.minimum"(%139, %140) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%142 = "stablehlo.subtract"(%138, %141) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%145 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%146 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%147 = "stablehlo.clamp"(%145, %142, %146) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%148 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%149 = "stablehlo.subtract"(%148, %147) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%151 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%153 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%154 = "stablehlo.clamp"(%152, %141, %153) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%155 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%156 = "stablehlo.abs"(%154) : (tensor<4xf32>) -> tensor<4xf32>
%157 = "stablehlo.compare"(%156, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%158 = "stablehlo.negate"(%155) : (tensor<4xf32>) -> tensor<4xf32>
%159 = "stablehlo.select"(%157, %154, %158) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%160 = "stablehlo.convert"(%159) : (tensor<4xf32>) -> tensor<4xi32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%162 = "stablehlo.add"(%141, %161) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%164 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%165 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%166 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%167 = "stablehlo.clamp"(%165, %162, %166) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%168 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%169 = "stablehlo.abs"(%167) : (tensor<4xf32>) -> tensor<4xf32>
%170 = "stablehlo.compare"(%169, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%171 = "stablehlo.negate"(%168) : (tensor<4xf32>) -> tensor<4xf32>
%172 = "stablehlo.select"(%170, %167, %171) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%173 = "stablehlo.convert"(%172) : (tensor<4xf32>) -> tensor<4xi32>
%174 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%175 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%176 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%177 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%179 = "stablehlo.select"(%176, %177, %178) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%180 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%181 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%182 = "stablehlo.compare"(%180, %181) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%183 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%185 = "stablehlo.select"(%182, %183, %184) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%186 = "stablehlo.or"(%176, %182) : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
%187 = "stablehlo.add"(%179, %185) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%188 = "stablehlo.transpose"(%186) {permutation = array<i64: 1, 0>} : (tensor<4x5xi1>) -> tensor<5x4xi1>
%189 = "stablehlo.transpose"(%187) {permutation = array<i64: 1, 0>} : (tensor<4x5xf32>) -> tensor<5x4xf32>
%190 = "stablehlo.dot_general"(%0, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%191 = "stablehlo.dot_general"(%190, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%193 = "stablehlo.dot_general"(%192, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%195 = "stablehlo.is_finite"(%194) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%196 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%200 = "stablehlo.reduce"(%195, %196) ({
^bb0(%197: tensor<i1>, %198: tensor<i1>):
%199 = "stablehlo.and"(%197, %198) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%199) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x4x3x5xi1>, tensor<i1>) -> tensor<i1>
%407 = "stablehlo.if"(%200) ({
"stablehlo.return"(%194) : (tensor<1x2x4x3x5xf32>) -> ()
}, {
%201 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%202 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%203 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%204 = "stablehlo.sign"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%205 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%206 = "stablehlo.abs"(%204) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%207 = "stablehlo.compare"(%206, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%208 = "stablehlo.negate"(%205) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%209 = "stablehlo.select"(%207, %204, %208) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%210 = "stablehlo.convert"(%209) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi32>
%211 = "stablehlo.select"(%203, %210, %201) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%212 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%213 = "stablehlo.select"(%212, %202, %211) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%214 = "stablehlo.convert"(%213) : (tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi8>
%215 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%217 = "stablehlo.select"(%215, %0, %216) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%218 = "stablehlo.dot_general"(%217, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%219 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%220 = "stablehlo.compare"(%214, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%222 = "stablehlo.select"(%220, %221, %214) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi8>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%224 = "stablehlo.compare"(%214, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%225 = "stablehlo.not"(%224) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%226 = "stablehlo.sign"(%189) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%227 = "stablehlo.convert"(%222) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xbf16>
%228 = "stablehlo.convert"(%226) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%229 = "stablehlo.dot_general"(%227, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%230 = "stablehlo.abs"(%222) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi8>
%231 = "stablehlo.abs"(%226) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%232 = "stablehlo.convert"(%230) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xbf16>
%233 = "stablehlo.convert"(%231) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%234 = "stablehlo.dot_general"(%232, %233) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%235 = "stablehlo.convert"(%225) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xbf16>
%236 = "stablehlo.convert"(%188) : (tensor<5x4xi1>) -> tensor<5x4xbf16>
%237 = "stablehlo.dot_general"(%235, %236) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%238 = "stablehlo.abs"(%229) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%239 = "stablehlo.compare"(%238, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%240 = "stablehlo.compare"(%237, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%241 = "stablehlo.and"(%239, %240) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%242 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%243 = "stablehlo.sign"(%229) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%244 = "stablehlo.select"(%241, %243, %242) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%245 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%246 = "stablehlo.compare"(%237, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%247 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%248 = "stablehlo.select"(%246, %247, %244) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%249 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%250 = "stablehlo.abs"(%248) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%251 = "stablehlo.compare"(%250, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%252 = "stablehlo.negate"(%249) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%253 = "stablehlo.select"(%251, %248, %252) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%254 = "stablehlo.convert"(%253) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi32>
%255 = "stablehlo.convert"(%254) : (tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi8>
%256 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%257 = "stablehlo.compare"(%255, %256) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi1>
%258 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x5xi32>} : () -> tensor<1x2x3x5x5xi32>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi32>} : () -> tensor<1x2x3x5x5xi32>
%260 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%261 = "stablehlo.sign"(%218) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%262 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%263 = "stablehlo.abs"(%261) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%264 = "stablehlo.compare"(%263, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%265 = "stablehlo.negate"(%262) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%266 = "stablehlo.select"(%264, %261, %265) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%267 = "stablehlo.convert"(%266) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi32>
%268 = "stablehlo.select"(%260, %267, %258) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi32>, tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi32>
%269 = "stablehlo.is_finite"(%218) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%270 = "stablehlo.select"(%269, %259, %268) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi32>, tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi32>
%271 = "stablehlo.convert"(%270) : (tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi8>
%272 = "stablehlo.select"(%257, %271, %255) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi8>
%273 = "stablehlo.is_finite"(%218) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%274 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%275 = "stablehlo.select"(%273, %218, %274) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%276 = "stablehlo.dot_general"(%275, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%277 = "stablehlo.transpose"(%276) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%278 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%279 = "stablehlo.compare"(%272, %278) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi1>
%280 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%281 = "stablehlo.select"(%279, %280, %272) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi8>
%282 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%283 = "stablehlo.compare"(%272, %282) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi1>
%284 = "stablehlo.not"(%283) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%285 = "stablehlo.sign"(%126) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%286 = "stablehlo.convert"(%281) : (tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xbf16>
%287 = "stablehlo.convert"(%285) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%288 = "stablehlo.dot_general"(%286, %287) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%289 = "stablehlo.transpose"(%288) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%290 = "stablehlo.abs"(%281) : (tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi8>
%291 = "stablehlo.abs"(%285) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%292 = "stablehlo.convert"(%290) : (tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xbf16>
%293 = "stablehlo.convert"(%291) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%296 = "stablehlo.convert"(%284) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xbf16>
%297 = "stablehlo.convert"(%125) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%298 = "stablehlo.dot_general"(%296, %297) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%300 = "stablehlo.abs"(%289) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%301 = "stablehlo.compare"(%300, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%302 = "stablehlo.compare"(%299, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%303 = "stablehlo.and"(%301, %302) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%304 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%305 = "stablehlo.sign"(%289) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%306 = "stablehlo.select"(%303, %305, %304) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%308 = "stablehlo.compare"(%299, %307) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%309 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%310 = "stablehlo.select"(%308, %309, %306) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%311 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%312 = "stablehlo.abs"(%310) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%313 = "stablehlo.compare"(%312, %311) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%314 = "stablehlo.negate"(%311) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%315 = "stablehlo.select"(%313, %310, %314) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%316 = "stablehlo.convert"(%315) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi32>
%317 = "stablehlo.convert"(%316) : (tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi8>
%318 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%319 = "stablehlo.compare"(%317, %318) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi1>
%320 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x3x5xi32>} : () -> tensor<1x2x3x3x5xi32>
%321 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi32>} : () -> tensor<1x2x3x3x5xi32>
%322 = "stablehlo.compare"(%277, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%323 = "stablehlo.sign"(%277) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%324 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%325 = "stablehlo.abs"(%323) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%326 = "stablehlo.compare"(%325, %324) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%327 = "stablehlo.negate"(%324) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%328 = "stablehlo.select"(%326, %323, %327) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%329 = "stablehlo.convert"(%328) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi32>
%330 = "stablehlo.select"(%322, %329, %320) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi32>, tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi32>
%331 = "stablehlo.is_finite"(%277) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%332 = "stablehlo.select"(%331, %321, %330) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi32>, tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi32>
%333 = "stablehlo.convert"(%332) : (tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi8>
%334 = "stablehlo.select"(%319, %333, %317) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi8>
%335 = "stablehlo.is_finite"(%277) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%337 = "stablehlo.select"(%335, %277, %336) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%338 = "stablehlo.dot_general"(%337, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%339 = "stablehlo.transpose"(%338) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%340 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%341 = "stablehlo.compare"(%334, %340) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi1>
%342 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%343 = "stablehlo.select"(%341, %342, %334) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi8>
%344 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%345 = "stablehlo.compare"(%334, %344) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi1>
%346 = "stablehlo.not"(%345) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%347 = "stablehlo.sign"(%63) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%348 = "stablehlo.convert"(%343) : (tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xbf16>
%349 = "stablehlo.convert"(%347) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%350 = "stablehlo.dot_general"(%348, %349) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%351 = "stablehlo.transpose"(%350) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%352 = "stablehlo.abs"(%343) : (tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi8>
%353 = "stablehlo.abs"(%347) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%354 = "stablehlo.convert"(%352) : (tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xbf16>
%355 = "stablehlo.convert"(%353) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%356 = "stablehlo.dot_general"(%354, %355) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%357 = "stablehlo.transpose"(%356) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%358 = "stablehlo.convert"(%346) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xbf16>
%359 = "stablehlo.convert"(%62) : (tensor<4x3xi1>) -> tensor<4x3xbf16>
%360 = "stablehlo.dot_general"(%358, %359) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%361 = "stablehlo.transpose"(%360) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%362 = "stablehlo.abs"(%351) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%363 = "stablehlo.compare"(%362, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%364 = "stablehlo.compare"(%361, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%365 = "stablehlo.and"(%363, %364) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%366 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%367 = "stablehlo.sign"(%351) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%368 = "stablehlo.select"(%365, %367, %366) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%370 = "stablehlo.compare"(%361, %369) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%371 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%372 = "stablehlo.select"(%370, %371, %368) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%373 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%374 = "stablehlo.abs"(%372) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%375 = "stablehlo.compare"(%374, %373) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%376 = "stablehlo.negate"(%373) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%377 = "stablehlo.select"(%375, %372, %376) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%378 = "stablehlo.convert"(%377) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi32>
%379 = "stablehlo.convert"(%378) : (tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi8>
%380 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%381 = "stablehlo.compare"(%379, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%382 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%383 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%384 = "stablehlo.compare"(%339, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%385 = "stablehlo.sign"(%339) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%386 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%387 = "stablehlo.abs"(%385) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%388 = "stablehlo.compare"(%387, %386) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%389 = "stablehlo.negate"(%386) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%390 = "stablehlo.select"(%388, %385, %389) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%391 = "stablehlo.convert"(%390) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi32>
%392 = "stablehlo.select"(%384, %391, %382) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%393 = "stablehlo.is_finite"(%339) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%394 = "stablehlo.select"(%393, %383, %392) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%395 = "stablehlo.convert"(%394) : (tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi8>
%396 = "stablehlo.select"(%381, %395, %379) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi8>
%397 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%398 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%399 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%400 = "stablehlo.compare"(%396, %399) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%401 = "stablehlo.convert"(%396) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xf32>
%402 = "stablehlo.multiply"(%397, %401) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%403 = "stablehlo.select"(%400, %398, %402) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%404 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%405 = "stablehlo.compare"(%396, %404) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%406 = "stablehlo.select"(%405, %339, %403) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%406) : (tensor<1x2x4x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x3x5xf32>
return %407 : tensor<1x2x4x3x5xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] true
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
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
%58 = "stablehlo.transpose"(%56) {permutation = array<i64: 1, 0>} : (tensor<3x4xi1>) -> tensor<4x3xi1>
%59 = "stablehlo.transpose"(%57) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
%61 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.divide"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%65 = "stablehlo.multiply"(%60, %64) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%67 = "stablehlo.maximum"(%65, %66) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%68 = "stablehlo.floor"(%67) : (tensor<5xf32>) -> tensor<5xf32>
%69 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%70 = "stablehlo.minimum"(%68, %69) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%71 = "stablehlo.subtract"(%67, %70) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%75 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%76 = "stablehlo.clamp"(%74, %71, %75) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%78 = "stablehlo.subtract"(%77, %76) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%83 = "stablehlo.clamp"(%81, %70, %82) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%84 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%85 = "stablehlo.abs"(%83) : (tensor<5xf32>) -> tensor<5xf32>
%86 = "stablehlo.compare"(%85, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%87 = "stablehlo.negate"(%84) : (tensor<5xf32>) -> tensor<5xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%89 = "stablehlo.convert"(%88) : (tensor<5xf32>) -> tensor<5xi32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%91 = "stablehlo.add"(%70, %90) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%96 = "stablehlo.clamp"(%94, %91, %95) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%98 = "stablehlo.abs"(%96) : (tensor<5xf32>) -> tensor<5xf32>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%100 = "stablehlo.negate"(%97) : (tensor<5xf32>) -> tensor<5xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%102 = "stablehlo.convert"(%101) : (tensor<5xf32>) -> tensor<5xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%104 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%106 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%110 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%112 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%114 = "stablehlo.select"(%111, %112, %113) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%115 = "stablehlo.or"(%105, %111) : (tensor<5x3xi1>, tensor<5x3xi1>) -> tensor<5x3xi1>
%116 = "stablehlo.add"(%108, %114) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 1, 0>} : (tensor<5x3xi1>) -> tensor<3x5xi1>
%118 = "stablehlo.transpose"(%116) {permutation = array<i64: 1, 0>} : (tensor<5x3xf32>) -> tensor<3x5xf32>
%119 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%120 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%121 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%122 = "stablehlo.divide"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%124 = "stablehlo.multiply"(%119, %123) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%126 = "stablehlo.maximum"(%124, %125) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%127 = "stablehlo.floor"(%126) : (tensor<4xf32>) -> tensor<4xf32>
%128 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%129 = "stablehlo.minimum"(%127, %128) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%130 = "stablehlo.subtract"(%126, %129) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%133 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%134 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%135 = "stablehlo.clamp"(%133, %130, %134) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%137 = "stablehlo.subtract"(%136, %135) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%141 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%142 = "stablehlo.clamp"(%140, %129, %141) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%143 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%144 = "stablehlo.abs"(%142) : (tensor<4xf32>) -> tensor<4xf32>
%145 = "stablehlo.compare"(%144, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%146 = "stablehlo.negate"(%143) : (tensor<4xf32>) -> tensor<4xf32>
%147 = "stablehlo.select"(%145, %142, %146) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%148 = "stablehlo.convert"(%147) : (tensor<4xf32>) -> tensor<4xi32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%150 = "stablehlo.add"(%129, %149) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%153 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%154 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%155 = "stablehlo.clamp"(%153, %150, %154) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%156 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%157 = "stablehlo.abs"(%155) : (tensor<4xf32>) -> tensor<4xf32>
%158 = "stablehlo.compare"(%157, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%159 = "stablehlo.negate"(%156) : (tensor<4xf32>) -> tensor<4xf32>
%160 = "stablehlo.select"(%158, %155, %159) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%161 = "stablehlo.convert"(%160) : (tensor<4xf32>) -> tensor<4xi32>
%162 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%163 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%164 = "stablehlo.compare"(%162, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%165 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%167 = "stablehlo.select"(%164, %165, %166) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%168 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>
%169 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x5xi32>
%170 = "stablehlo.compare"(%168, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi1>
%171 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x5xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x5xf32>} : () -> tensor<4x5xf32>
%173 = "stablehlo.select"(%170, %171, %172) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%174 = "stablehlo.or"(%164, %170) : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
%175 = "stablehlo.add"(%167, %173) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
%176 = "stablehlo.transpose"(%174) {permutation = array<i64: 1, 0>} : (tensor<4x5xi1>) -> tensor<5x4xi1>
%177 = "stablehlo.transpose"(%175) {permutation = array<i64: 1, 0>} : (tensor<4x5xf32>) -> tensor<5x4xf32>
%178 = "stablehlo.dot_general"(%0, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%179 = "stablehlo.dot_general"(%178, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%181 = "stablehlo.dot_general"(%180, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%183 = "stablehlo.is_finite"(%182) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%184 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%188 = "stablehlo.reduce"(%183, %184) ({
^bb0(%185: tensor<i1>, %186: tensor<i1>):
%187 = "stablehlo.and"(%185, %186) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%187) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x4x3x5xi1>, tensor<i1>) -> tensor<i1>
%395 = "stablehlo.if"(%188) ({
"stablehlo.return"(%182) : (tensor<1x2x4x3x5xf32>) -> ()
}, {
%189 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi32>} : () -> tensor<1x2x3x5x4xi32>
%191 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%192 = "stablehlo.sign"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%193 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%194 = "stablehlo.abs"(%192) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%195 = "stablehlo.compare"(%194, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%196 = "stablehlo.negate"(%193) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%197 = "stablehlo.select"(%195, %192, %196) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%198 = "stablehlo.convert"(%197) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi32>
%199 = "stablehlo.select"(%191, %198, %189) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%200 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%201 = "stablehlo.select"(%200, %190, %199) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi32>, tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi32>
%202 = "stablehlo.convert"(%201) : (tensor<1x2x3x5x4xi32>) -> tensor<1x2x3x5x4xi8>
%203 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%205 = "stablehlo.select"(%203, %0, %204) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%206 = "stablehlo.dot_general"(%205, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%207 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%208 = "stablehlo.compare"(%202, %207) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%209 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%210 = "stablehlo.select"(%208, %209, %202) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi8>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x4xi8>} : () -> tensor<1x2x3x5x4xi8>
%212 = "stablehlo.compare"(%202, %211) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xi8>, tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi1>
%213 = "stablehlo.not"(%212) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%214 = "stablehlo.sign"(%177) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%215 = "stablehlo.convert"(%210) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xbf16>
%216 = "stablehlo.convert"(%214) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%217 = "stablehlo.dot_general"(%215, %216) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%218 = "stablehlo.abs"(%210) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xi8>
%219 = "stablehlo.abs"(%214) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%220 = "stablehlo.convert"(%218) : (tensor<1x2x3x5x4xi8>) -> tensor<1x2x3x5x4xbf16>
%221 = "stablehlo.convert"(%219) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%222 = "stablehlo.dot_general"(%220, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%223 = "stablehlo.convert"(%213) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xbf16>
%224 = "stablehlo.convert"(%176) : (tensor<5x4xi1>) -> tensor<5x4xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%226 = "stablehlo.abs"(%217) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%227 = "stablehlo.compare"(%226, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%228 = "stablehlo.compare"(%225, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%229 = "stablehlo.and"(%227, %228) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%230 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%231 = "stablehlo.sign"(%217) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%232 = "stablehlo.select"(%229, %231, %230) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%234 = "stablehlo.compare"(%225, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%236 = "stablehlo.select"(%234, %235, %232) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%237 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%238 = "stablehlo.abs"(%236) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%239 = "stablehlo.compare"(%238, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%240 = "stablehlo.negate"(%237) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%241 = "stablehlo.select"(%239, %236, %240) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%242 = "stablehlo.convert"(%241) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi32>
%243 = "stablehlo.convert"(%242) : (tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi8>
%244 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%245 = "stablehlo.compare"(%243, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi1>
%246 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x5xi32>} : () -> tensor<1x2x3x5x5xi32>
%247 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi32>} : () -> tensor<1x2x3x5x5xi32>
%248 = "stablehlo.compare"(%206, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%249 = "stablehlo.sign"(%206) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%250 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%251 = "stablehlo.abs"(%249) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%252 = "stablehlo.compare"(%251, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%253 = "stablehlo.negate"(%250) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%254 = "stablehlo.select"(%252, %249, %253) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%255 = "stablehlo.convert"(%254) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi32>
%256 = "stablehlo.select"(%248, %255, %246) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi32>, tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi32>
%257 = "stablehlo.is_finite"(%206) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%258 = "stablehlo.select"(%257, %247, %256) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi32>, tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi32>
%259 = "stablehlo.convert"(%258) : (tensor<1x2x3x5x5xi32>) -> tensor<1x2x3x5x5xi8>
%260 = "stablehlo.select"(%245, %259, %243) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi8>
%261 = "stablehlo.is_finite"(%206) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%263 = "stablehlo.select"(%261, %206, %262) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%264 = "stablehlo.dot_general"(%263, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%265 = "stablehlo.transpose"(%264) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%266 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%267 = "stablehlo.compare"(%260, %266) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi1>
%268 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%269 = "stablehlo.select"(%267, %268, %260) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi8>
%270 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x5x5xi8>} : () -> tensor<1x2x3x5x5xi8>
%271 = "stablehlo.compare"(%260, %270) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xi8>, tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi1>
%272 = "stablehlo.not"(%271) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%273 = "stablehlo.sign"(%118) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%274 = "stablehlo.convert"(%269) : (tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xbf16>
%275 = "stablehlo.convert"(%273) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%276 = "stablehlo.dot_general"(%274, %275) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%277 = "stablehlo.transpose"(%276) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%278 = "stablehlo.abs"(%269) : (tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xi8>
%279 = "stablehlo.abs"(%273) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%280 = "stablehlo.convert"(%278) : (tensor<1x2x3x5x5xi8>) -> tensor<1x2x3x5x5xbf16>
%281 = "stablehlo.convert"(%279) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%282 = "stablehlo.dot_general"(%280, %281) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%283 = "stablehlo.transpose"(%282) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%284 = "stablehlo.convert"(%272) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xbf16>
%285 = "stablehlo.convert"(%117) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%286 = "stablehlo.dot_general"(%284, %285) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%287 = "stablehlo.transpose"(%286) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%288 = "stablehlo.abs"(%277) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%289 = "stablehlo.compare"(%288, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%290 = "stablehlo.compare"(%287, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%291 = "stablehlo.and"(%289, %290) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%293 = "stablehlo.sign"(%277) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%294 = "stablehlo.select"(%291, %293, %292) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%295 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%296 = "stablehlo.compare"(%287, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%297 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%298 = "stablehlo.select"(%296, %297, %294) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%299 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%300 = "stablehlo.abs"(%298) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%301 = "stablehlo.compare"(%300, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%302 = "stablehlo.negate"(%299) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%303 = "stablehlo.select"(%301, %298, %302) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%304 = "stablehlo.convert"(%303) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi32>
%305 = "stablehlo.convert"(%304) : (tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi8>
%306 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%307 = "stablehlo.compare"(%305, %306) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi1>
%308 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x3x5xi32>} : () -> tensor<1x2x3x3x5xi32>
%309 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi32>} : () -> tensor<1x2x3x3x5xi32>
%310 = "stablehlo.compare"(%265, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%311 = "stablehlo.sign"(%265) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%312 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%313 = "stablehlo.abs"(%311) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%314 = "stablehlo.compare"(%313, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%315 = "stablehlo.negate"(%312) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%316 = "stablehlo.select"(%314, %311, %315) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%317 = "stablehlo.convert"(%316) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi32>
%318 = "stablehlo.select"(%310, %317, %308) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi32>, tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi32>
%319 = "stablehlo.is_finite"(%265) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%320 = "stablehlo.select"(%319, %309, %318) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi32>, tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi32>
%321 = "stablehlo.convert"(%320) : (tensor<1x2x3x3x5xi32>) -> tensor<1x2x3x3x5xi8>
%322 = "stablehlo.select"(%307, %321, %305) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi8>
%323 = "stablehlo.is_finite"(%265) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%324 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%325 = "stablehlo.select"(%323, %265, %324) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%326 = "stablehlo.dot_general"(%325, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%327 = "stablehlo.transpose"(%326) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%328 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%329 = "stablehlo.compare"(%322, %328) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi1>
%330 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%331 = "stablehlo.select"(%329, %330, %322) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi8>
%332 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3x5xi8>} : () -> tensor<1x2x3x3x5xi8>
%333 = "stablehlo.compare"(%322, %332) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xi8>, tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi1>
%334 = "stablehlo.not"(%333) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%335 = "stablehlo.sign"(%59) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%336 = "stablehlo.convert"(%331) : (tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xbf16>
%337 = "stablehlo.convert"(%335) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%338 = "stablehlo.dot_general"(%336, %337) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%339 = "stablehlo.transpose"(%338) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%340 = "stablehlo.abs"(%331) : (tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xi8>
%341 = "stablehlo.abs"(%335) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%342 = "stablehlo.convert"(%340) : (tensor<1x2x3x3x5xi8>) -> tensor<1x2x3x3x5xbf16>
%343 = "stablehlo.convert"(%341) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%344 = "stablehlo.dot_general"(%342, %343) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%345 = "stablehlo.transpose"(%344) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%346 = "stablehlo.convert"(%334) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xbf16>
%347 = "stablehlo.convert"(%58) : (tensor<4x3xi1>) -> tensor<4x3xbf16>
%348 = "stablehlo.dot_general"(%346, %347) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%349 = "stablehlo.transpose"(%348) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%350 = "stablehlo.abs"(%339) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%351 = "stablehlo.compare"(%350, %345) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%352 = "stablehlo.compare"(%349, %345) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%353 = "stablehlo.and"(%351, %352) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%354 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%355 = "stablehlo.sign"(%339) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%356 = "stablehlo.select"(%353, %355, %354) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%357 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%358 = "stablehlo.compare"(%349, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%359 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%360 = "stablehlo.select"(%358, %359, %356) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%361 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%362 = "stablehlo.abs"(%360) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%363 = "stablehlo.compare"(%362, %361) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%364 = "stablehlo.negate"(%361) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%365 = "stablehlo.select"(%363, %360, %364) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%366 = "stablehlo.convert"(%365) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi32>
%367 = "stablehlo.convert"(%366) : (tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi8>
%368 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%369 = "stablehlo.compare"(%367, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%370 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%371 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi32>} : () -> tensor<1x2x4x3x5xi32>
%372 = "stablehlo.compare"(%327, %327) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%373 = "stablehlo.sign"(%327) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%374 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%375 = "stablehlo.abs"(%373) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%376 = "stablehlo.compare"(%375, %374) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%377 = "stablehlo.negate"(%374) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%378 = "stablehlo.select"(%376, %373, %377) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%379 = "stablehlo.convert"(%378) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi32>
%380 = "stablehlo.select"(%372, %379, %370) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%381 = "stablehlo.is_finite"(%327) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%382 = "stablehlo.select"(%381, %371, %380) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi32>, tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi32>
%383 = "stablehlo.convert"(%382) : (tensor<1x2x4x3x5xi32>) -> tensor<1x2x4x3x5xi8>
%384 = "stablehlo.select"(%369, %383, %367) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi8>
%385 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%386 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%387 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%388 = "stablehlo.compare"(%384, %387) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%389 = "stablehlo.convert"(%384) : (tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xf32>
%390 = "stablehlo.multiply"(%385, %389) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%391 = "stablehlo.select"(%388, %386, %390) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%392 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x3x5xi8>} : () -> tensor<1x2x4x3x5xi8>
%393 = "stablehlo.compare"(%384, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xi8>, tensor<1x2x4x3x5xi8>) -> tensor<1x2x4x3x5xi1>
%394 = "stablehlo.select"(%393, %327, %391) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%394) : (tensor<1x2x4x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x3x5xf32>
return %395 : tensor<1x2x4x3x5xf32>
}
}

