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
%329 = "stablehlo.if"(%200) ({
"stablehlo.return"(%194) : (tensor<2x3x2x4x3xf32>) -> ()
}, {
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%202 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%327, %328 = "stablehlo.while"(%202, %201) ({
^bb0(%203: tensor<i32>, %204: tensor<2x3x2x4x3xf32>):
%205 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%206 = "stablehlo.compare"(%203, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%206) : (tensor<i1>) -> ()
}, {
^bb0(%207: tensor<i32>, %208: tensor<2x3x2x4x3xf32>):
%209 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%210 = "stablehlo.add"(%207, %209) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%212 = "stablehlo.dynamic_slice"(%0, %207, %211, %211, %211, %211) {slice_sizes = array<i64: 1, 3, 4, 8, 6>} : (tensor<2x3x4x8x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x8x6xf32>
%213 = "stablehlo.is_finite"(%212) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%215 = "stablehlo.not"(%213) : (tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%216 = "stablehlo.compare"(%212, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%217 = "stablehlo.and"(%215, %216) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%218 = "stablehlo.sign"(%212) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%219 = "stablehlo.select"(%217, %218, %214) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%220 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%221 = "stablehlo.select"(%213, %214, %220) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%222 = "stablehlo.sign"(%189) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%223 = "stablehlo.convert"(%219) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xbf16>
%224 = "stablehlo.convert"(%222) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%225 = "stablehlo.dot_general"(%223, %224) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x4x8x3xf32>
%226 = "stablehlo.abs"(%219) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%227 = "stablehlo.abs"(%222) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%228 = "stablehlo.convert"(%226) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xbf16>
%229 = "stablehlo.convert"(%227) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x4x8x3xf32>
%231 = "stablehlo.convert"(%188) : (tensor<3x6xi1>) -> tensor<3x6xf32>
%232 = "stablehlo.convert"(%221) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xbf16>
%233 = "stablehlo.convert"(%231) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%234 = "stablehlo.dot_general"(%232, %233) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x4x8x3xf32>
%235 = "stablehlo.select"(%213, %212, %214) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%236 = "stablehlo.dot_general"(%235, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<1x3x4x8x3xf32>
%237 = "stablehlo.abs"(%225) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%238 = "stablehlo.compare"(%237, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%239 = "stablehlo.compare"(%234, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%240 = "stablehlo.and"(%238, %239) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xi1>) -> tensor<1x3x4x8x3xi1>
%241 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%243 = "stablehlo.select"(%240, %225, %242) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%244 = "stablehlo.multiply"(%241, %243) : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%245 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%246 = "stablehlo.compare"(%234, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%247 = "stablehlo.select"(%246, %244, %236) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%248 = "stablehlo.is_finite"(%247) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%250 = "stablehlo.not"(%248) : (tensor<1x3x4x8x3xi1>) -> tensor<1x3x4x8x3xi1>
%251 = "stablehlo.compare"(%247, %247) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%252 = "stablehlo.and"(%250, %251) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xi1>) -> tensor<1x3x4x8x3xi1>
%253 = "stablehlo.sign"(%247) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%254 = "stablehlo.select"(%252, %253, %249) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%255 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%256 = "stablehlo.select"(%248, %249, %255) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%257 = "stablehlo.sign"(%126) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%258 = "stablehlo.convert"(%254) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xbf16>
%259 = "stablehlo.convert"(%257) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%260 = "stablehlo.dot_general"(%258, %259) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<1x3x4x3x4xf32>
%261 = "stablehlo.transpose"(%260) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%262 = "stablehlo.abs"(%254) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%263 = "stablehlo.abs"(%257) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%264 = "stablehlo.convert"(%262) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xbf16>
%265 = "stablehlo.convert"(%263) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%266 = "stablehlo.dot_general"(%264, %265) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<1x3x4x3x4xf32>
%267 = "stablehlo.transpose"(%266) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%268 = "stablehlo.convert"(%125) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%269 = "stablehlo.convert"(%256) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xbf16>
%270 = "stablehlo.convert"(%268) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%271 = "stablehlo.dot_general"(%269, %270) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<1x3x4x3x4xf32>
%272 = "stablehlo.transpose"(%271) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%273 = "stablehlo.select"(%248, %247, %249) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%274 = "stablehlo.dot_general"(%273, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<1x3x4x3x4xf32>
%275 = "stablehlo.transpose"(%274) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%276 = "stablehlo.abs"(%261) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%277 = "stablehlo.compare"(%276, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%278 = "stablehlo.compare"(%272, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%279 = "stablehlo.and"(%277, %278) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xi1>) -> tensor<1x3x4x4x3xi1>
%280 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%282 = "stablehlo.select"(%279, %261, %281) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%283 = "stablehlo.multiply"(%280, %282) : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%284 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%285 = "stablehlo.compare"(%272, %284) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%286 = "stablehlo.select"(%285, %283, %275) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%287 = "stablehlo.is_finite"(%286) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%288 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%289 = "stablehlo.not"(%287) : (tensor<1x3x4x4x3xi1>) -> tensor<1x3x4x4x3xi1>
%290 = "stablehlo.compare"(%286, %286) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%291 = "stablehlo.and"(%289, %290) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xi1>) -> tensor<1x3x4x4x3xi1>
%292 = "stablehlo.sign"(%286) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%293 = "stablehlo.select"(%291, %292, %288) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%294 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%295 = "stablehlo.select"(%287, %288, %294) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%296 = "stablehlo.sign"(%63) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%297 = "stablehlo.convert"(%293) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xbf16>
%298 = "stablehlo.convert"(%296) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%299 = "stablehlo.dot_general"(%297, %298) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<1x3x4x3x2xf32>
%300 = "stablehlo.transpose"(%299) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%301 = "stablehlo.abs"(%293) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%302 = "stablehlo.abs"(%296) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%303 = "stablehlo.convert"(%301) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xbf16>
%304 = "stablehlo.convert"(%302) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%305 = "stablehlo.dot_general"(%303, %304) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<1x3x4x3x2xf32>
%306 = "stablehlo.transpose"(%305) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%307 = "stablehlo.convert"(%62) : (tensor<2x4xi1>) -> tensor<2x4xf32>
%308 = "stablehlo.convert"(%295) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xbf16>
%309 = "stablehlo.convert"(%307) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%310 = "stablehlo.dot_general"(%308, %309) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<1x3x4x3x2xf32>
%311 = "stablehlo.transpose"(%310) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%312 = "stablehlo.select"(%287, %286, %288) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%313 = "stablehlo.dot_general"(%312, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<1x3x4x3x2xf32>
%314 = "stablehlo.transpose"(%313) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%315 = "stablehlo.abs"(%300) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%316 = "stablehlo.compare"(%315, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%317 = "stablehlo.compare"(%311, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%318 = "stablehlo.and"(%316, %317) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%319 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%320 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%321 = "stablehlo.select"(%318, %300, %320) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%322 = "stablehlo.multiply"(%319, %321) : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%323 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%324 = "stablehlo.compare"(%311, %323) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%325 = "stablehlo.select"(%324, %322, %314) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%326 = "stablehlo.dynamic_update_slice"(%208, %325, %207, %211, %211, %211, %211) : (tensor<2x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x4x3xf32>
"stablehlo.return"(%210, %326) : (tensor<i32>, tensor<2x3x2x4x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x2x4x3xf32>) -> (tensor<i32>, tensor<2x3x2x4x3xf32>)
"stablehlo.return"(%328) : (tensor<2x3x2x4x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x2x4x3xf32>
return %329 : tensor<2x3x2x4x3xf32>
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
%317 = "stablehlo.if"(%188) ({
"stablehlo.return"(%182) : (tensor<2x3x2x4x3xf32>) -> ()
}, {
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%190 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%315, %316 = "stablehlo.while"(%190, %189) ({
^bb0(%191: tensor<i32>, %192: tensor<2x3x2x4x3xf32>):
%193 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%194 = "stablehlo.compare"(%191, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%194) : (tensor<i1>) -> ()
}, {
^bb0(%195: tensor<i32>, %196: tensor<2x3x2x4x3xf32>):
%197 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%198 = "stablehlo.add"(%195, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%199 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%200 = "stablehlo.dynamic_slice"(%0, %195, %199, %199, %199, %199) {slice_sizes = array<i64: 1, 3, 4, 8, 6>} : (tensor<2x3x4x8x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x8x6xf32>
%201 = "stablehlo.is_finite"(%200) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%203 = "stablehlo.not"(%201) : (tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%204 = "stablehlo.compare"(%200, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xi1>
%205 = "stablehlo.and"(%203, %204) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xi1>) -> tensor<1x3x4x8x6xi1>
%206 = "stablehlo.sign"(%200) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%207 = "stablehlo.select"(%205, %206, %202) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x8x6xf32>} : () -> tensor<1x3x4x8x6xf32>
%209 = "stablehlo.select"(%201, %202, %208) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%210 = "stablehlo.sign"(%177) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%211 = "stablehlo.convert"(%207) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xbf16>
%212 = "stablehlo.convert"(%210) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%213 = "stablehlo.dot_general"(%211, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x4x8x3xf32>
%214 = "stablehlo.abs"(%207) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%215 = "stablehlo.abs"(%210) : (tensor<3x6xf32>) -> tensor<3x6xf32>
%216 = "stablehlo.convert"(%214) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xbf16>
%217 = "stablehlo.convert"(%215) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%218 = "stablehlo.dot_general"(%216, %217) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x4x8x3xf32>
%219 = "stablehlo.convert"(%176) : (tensor<3x6xi1>) -> tensor<3x6xf32>
%220 = "stablehlo.convert"(%209) : (tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xbf16>
%221 = "stablehlo.convert"(%219) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%222 = "stablehlo.dot_general"(%220, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<1x3x4x8x3xf32>
%223 = "stablehlo.select"(%201, %200, %202) : (tensor<1x3x4x8x6xi1>, tensor<1x3x4x8x6xf32>, tensor<1x3x4x8x6xf32>) -> tensor<1x3x4x8x6xf32>
%224 = "stablehlo.dot_general"(%223, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<1x3x4x8x3xf32>
%225 = "stablehlo.abs"(%213) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%226 = "stablehlo.compare"(%225, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%227 = "stablehlo.compare"(%222, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%228 = "stablehlo.and"(%226, %227) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xi1>) -> tensor<1x3x4x8x3xi1>
%229 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%231 = "stablehlo.select"(%228, %213, %230) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%232 = "stablehlo.multiply"(%229, %231) : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%234 = "stablehlo.compare"(%222, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%235 = "stablehlo.select"(%234, %232, %224) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%236 = "stablehlo.is_finite"(%235) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%238 = "stablehlo.not"(%236) : (tensor<1x3x4x8x3xi1>) -> tensor<1x3x4x8x3xi1>
%239 = "stablehlo.compare"(%235, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xi1>
%240 = "stablehlo.and"(%238, %239) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xi1>) -> tensor<1x3x4x8x3xi1>
%241 = "stablehlo.sign"(%235) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%242 = "stablehlo.select"(%240, %241, %237) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%243 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x8x3xf32>} : () -> tensor<1x3x4x8x3xf32>
%244 = "stablehlo.select"(%236, %237, %243) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%245 = "stablehlo.sign"(%118) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%246 = "stablehlo.convert"(%242) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xbf16>
%247 = "stablehlo.convert"(%245) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<1x3x4x3x4xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%250 = "stablehlo.abs"(%242) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%251 = "stablehlo.abs"(%245) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%252 = "stablehlo.convert"(%250) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xbf16>
%253 = "stablehlo.convert"(%251) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%254 = "stablehlo.dot_general"(%252, %253) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<1x3x4x3x4xf32>
%255 = "stablehlo.transpose"(%254) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%256 = "stablehlo.convert"(%117) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%257 = "stablehlo.convert"(%244) : (tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xbf16>
%258 = "stablehlo.convert"(%256) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%259 = "stablehlo.dot_general"(%257, %258) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<1x3x4x3x4xf32>
%260 = "stablehlo.transpose"(%259) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%261 = "stablehlo.select"(%236, %235, %237) : (tensor<1x3x4x8x3xi1>, tensor<1x3x4x8x3xf32>, tensor<1x3x4x8x3xf32>) -> tensor<1x3x4x8x3xf32>
%262 = "stablehlo.dot_general"(%261, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<1x3x4x3x4xf32>
%263 = "stablehlo.transpose"(%262) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x3x4x3x4xf32>) -> tensor<1x3x4x4x3xf32>
%264 = "stablehlo.abs"(%249) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%265 = "stablehlo.compare"(%264, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%266 = "stablehlo.compare"(%260, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%267 = "stablehlo.and"(%265, %266) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xi1>) -> tensor<1x3x4x4x3xi1>
%268 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%270 = "stablehlo.select"(%267, %249, %269) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%271 = "stablehlo.multiply"(%268, %270) : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%273 = "stablehlo.compare"(%260, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%274 = "stablehlo.select"(%273, %271, %263) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%275 = "stablehlo.is_finite"(%274) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%277 = "stablehlo.not"(%275) : (tensor<1x3x4x4x3xi1>) -> tensor<1x3x4x4x3xi1>
%278 = "stablehlo.compare"(%274, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xi1>
%279 = "stablehlo.and"(%277, %278) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xi1>) -> tensor<1x3x4x4x3xi1>
%280 = "stablehlo.sign"(%274) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%281 = "stablehlo.select"(%279, %280, %276) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x4x3xf32>} : () -> tensor<1x3x4x4x3xf32>
%283 = "stablehlo.select"(%275, %276, %282) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%284 = "stablehlo.sign"(%59) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%285 = "stablehlo.convert"(%281) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xbf16>
%286 = "stablehlo.convert"(%284) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%287 = "stablehlo.dot_general"(%285, %286) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<1x3x4x3x2xf32>
%288 = "stablehlo.transpose"(%287) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%289 = "stablehlo.abs"(%281) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%290 = "stablehlo.abs"(%284) : (tensor<2x4xf32>) -> tensor<2x4xf32>
%291 = "stablehlo.convert"(%289) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xbf16>
%292 = "stablehlo.convert"(%290) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%293 = "stablehlo.dot_general"(%291, %292) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<1x3x4x3x2xf32>
%294 = "stablehlo.transpose"(%293) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%295 = "stablehlo.convert"(%58) : (tensor<2x4xi1>) -> tensor<2x4xf32>
%296 = "stablehlo.convert"(%283) : (tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xbf16>
%297 = "stablehlo.convert"(%295) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%298 = "stablehlo.dot_general"(%296, %297) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<1x3x4x3x2xf32>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%300 = "stablehlo.select"(%275, %274, %276) : (tensor<1x3x4x4x3xi1>, tensor<1x3x4x4x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
%301 = "stablehlo.dot_general"(%300, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<1x3x4x3x2xf32>
%302 = "stablehlo.transpose"(%301) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x3x4x3x2xf32>) -> tensor<1x3x2x4x3xf32>
%303 = "stablehlo.abs"(%288) : (tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%304 = "stablehlo.compare"(%303, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%305 = "stablehlo.compare"(%299, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%306 = "stablehlo.and"(%304, %305) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xi1>) -> tensor<1x3x2x4x3xi1>
%307 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%308 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%309 = "stablehlo.select"(%306, %288, %308) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%310 = "stablehlo.multiply"(%307, %309) : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x2x4x3xf32>} : () -> tensor<1x3x2x4x3xf32>
%312 = "stablehlo.compare"(%299, %311) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xi1>
%313 = "stablehlo.select"(%312, %310, %302) : (tensor<1x3x2x4x3xi1>, tensor<1x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>) -> tensor<1x3x2x4x3xf32>
%314 = "stablehlo.dynamic_update_slice"(%196, %313, %195, %199, %199, %199, %199) : (tensor<2x3x2x4x3xf32>, tensor<1x3x2x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x4x3xf32>
"stablehlo.return"(%198, %314) : (tensor<i32>, tensor<2x3x2x4x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x2x4x3xf32>) -> (tensor<i32>, tensor<2x3x2x4x3xf32>)
"stablehlo.return"(%316) : (tensor<2x3x2x4x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x2x4x3xf32>
return %317 : tensor<2x3x2x4x3xf32>
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
%314 = "stablehlo.if"(%200) ({
"stablehlo.return"(%194) : (tensor<1x2x4x3x5xf32>) -> ()
}, {
%201 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%203 = "stablehlo.not"(%201) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%204 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%205 = "stablehlo.and"(%203, %204) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%206 = "stablehlo.sign"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%207 = "stablehlo.select"(%205, %206, %202) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%209 = "stablehlo.select"(%201, %202, %208) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%210 = "stablehlo.sign"(%189) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%211 = "stablehlo.convert"(%207) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%212 = "stablehlo.convert"(%210) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%213 = "stablehlo.dot_general"(%211, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%214 = "stablehlo.abs"(%207) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%215 = "stablehlo.abs"(%210) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%216 = "stablehlo.convert"(%214) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%217 = "stablehlo.convert"(%215) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%218 = "stablehlo.dot_general"(%216, %217) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%219 = "stablehlo.convert"(%188) : (tensor<5x4xi1>) -> tensor<5x4xf32>
%220 = "stablehlo.convert"(%209) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%221 = "stablehlo.convert"(%219) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%222 = "stablehlo.dot_general"(%220, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%223 = "stablehlo.select"(%201, %0, %202) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%224 = "stablehlo.dot_general"(%223, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%225 = "stablehlo.abs"(%213) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%226 = "stablehlo.compare"(%225, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%227 = "stablehlo.compare"(%222, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%228 = "stablehlo.and"(%226, %227) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%229 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%231 = "stablehlo.select"(%228, %213, %230) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%232 = "stablehlo.multiply"(%229, %231) : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%234 = "stablehlo.compare"(%222, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%235 = "stablehlo.select"(%234, %232, %224) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%236 = "stablehlo.is_finite"(%235) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%238 = "stablehlo.not"(%236) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%239 = "stablehlo.compare"(%235, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%240 = "stablehlo.and"(%238, %239) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%241 = "stablehlo.sign"(%235) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%242 = "stablehlo.select"(%240, %241, %237) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%243 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%244 = "stablehlo.select"(%236, %237, %243) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%245 = "stablehlo.sign"(%126) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%246 = "stablehlo.convert"(%242) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%247 = "stablehlo.convert"(%245) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%248 = "stablehlo.dot_general"(%246, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%249 = "stablehlo.transpose"(%248) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%250 = "stablehlo.abs"(%242) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%251 = "stablehlo.abs"(%245) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%252 = "stablehlo.convert"(%250) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%253 = "stablehlo.convert"(%251) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%254 = "stablehlo.dot_general"(%252, %253) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%255 = "stablehlo.transpose"(%254) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%256 = "stablehlo.convert"(%125) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%257 = "stablehlo.convert"(%244) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%258 = "stablehlo.convert"(%256) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%259 = "stablehlo.dot_general"(%257, %258) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%260 = "stablehlo.transpose"(%259) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%261 = "stablehlo.select"(%236, %235, %237) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%262 = "stablehlo.dot_general"(%261, %126) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%263 = "stablehlo.transpose"(%262) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%264 = "stablehlo.abs"(%249) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%265 = "stablehlo.compare"(%264, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%266 = "stablehlo.compare"(%260, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%267 = "stablehlo.and"(%265, %266) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%268 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%270 = "stablehlo.select"(%267, %249, %269) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%271 = "stablehlo.multiply"(%268, %270) : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%273 = "stablehlo.compare"(%260, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%274 = "stablehlo.select"(%273, %271, %263) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%275 = "stablehlo.is_finite"(%274) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%277 = "stablehlo.not"(%275) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%278 = "stablehlo.compare"(%274, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%279 = "stablehlo.and"(%277, %278) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%280 = "stablehlo.sign"(%274) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%281 = "stablehlo.select"(%279, %280, %276) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%283 = "stablehlo.select"(%275, %276, %282) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%284 = "stablehlo.sign"(%63) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%285 = "stablehlo.convert"(%281) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%286 = "stablehlo.convert"(%284) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%287 = "stablehlo.dot_general"(%285, %286) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%288 = "stablehlo.transpose"(%287) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%289 = "stablehlo.abs"(%281) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%290 = "stablehlo.abs"(%284) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%291 = "stablehlo.convert"(%289) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%292 = "stablehlo.convert"(%290) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%293 = "stablehlo.dot_general"(%291, %292) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%294 = "stablehlo.transpose"(%293) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%295 = "stablehlo.convert"(%62) : (tensor<4x3xi1>) -> tensor<4x3xf32>
%296 = "stablehlo.convert"(%283) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%297 = "stablehlo.convert"(%295) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%298 = "stablehlo.dot_general"(%296, %297) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%300 = "stablehlo.select"(%275, %274, %276) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%301 = "stablehlo.dot_general"(%300, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%302 = "stablehlo.transpose"(%301) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%303 = "stablehlo.abs"(%288) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%304 = "stablehlo.compare"(%303, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%305 = "stablehlo.compare"(%299, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%306 = "stablehlo.and"(%304, %305) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%307 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%308 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%309 = "stablehlo.select"(%306, %288, %308) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%310 = "stablehlo.multiply"(%307, %309) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%312 = "stablehlo.compare"(%299, %311) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%313 = "stablehlo.select"(%312, %310, %302) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%313) : (tensor<1x2x4x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x3x5xf32>
return %314 : tensor<1x2x4x3x5xf32>
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
%302 = "stablehlo.if"(%188) ({
"stablehlo.return"(%182) : (tensor<1x2x4x3x5xf32>) -> ()
}, {
%189 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%191 = "stablehlo.not"(%189) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%192 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%193 = "stablehlo.and"(%191, %192) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%194 = "stablehlo.sign"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%195 = "stablehlo.select"(%193, %194, %190) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%197 = "stablehlo.select"(%189, %190, %196) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%198 = "stablehlo.sign"(%177) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%199 = "stablehlo.convert"(%195) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%200 = "stablehlo.convert"(%198) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%202 = "stablehlo.abs"(%195) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%203 = "stablehlo.abs"(%198) : (tensor<5x4xf32>) -> tensor<5x4xf32>
%204 = "stablehlo.convert"(%202) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%205 = "stablehlo.convert"(%203) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%206 = "stablehlo.dot_general"(%204, %205) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%207 = "stablehlo.convert"(%176) : (tensor<5x4xi1>) -> tensor<5x4xf32>
%208 = "stablehlo.convert"(%197) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%209 = "stablehlo.convert"(%207) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%210 = "stablehlo.dot_general"(%208, %209) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%211 = "stablehlo.select"(%189, %0, %190) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%212 = "stablehlo.dot_general"(%211, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%213 = "stablehlo.abs"(%201) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%214 = "stablehlo.compare"(%213, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%215 = "stablehlo.compare"(%210, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%216 = "stablehlo.and"(%214, %215) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%217 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%219 = "stablehlo.select"(%216, %201, %218) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%220 = "stablehlo.multiply"(%217, %219) : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%222 = "stablehlo.compare"(%210, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%223 = "stablehlo.select"(%222, %220, %212) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%224 = "stablehlo.is_finite"(%223) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%226 = "stablehlo.not"(%224) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%227 = "stablehlo.compare"(%223, %223) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%228 = "stablehlo.and"(%226, %227) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%229 = "stablehlo.sign"(%223) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%230 = "stablehlo.select"(%228, %229, %225) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%231 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%232 = "stablehlo.select"(%224, %225, %231) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%233 = "stablehlo.sign"(%118) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%234 = "stablehlo.convert"(%230) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%235 = "stablehlo.convert"(%233) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%236 = "stablehlo.dot_general"(%234, %235) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%238 = "stablehlo.abs"(%230) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%239 = "stablehlo.abs"(%233) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%240 = "stablehlo.convert"(%238) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%241 = "stablehlo.convert"(%239) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%242 = "stablehlo.dot_general"(%240, %241) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%243 = "stablehlo.transpose"(%242) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%244 = "stablehlo.convert"(%117) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%245 = "stablehlo.convert"(%232) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%246 = "stablehlo.convert"(%244) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%247 = "stablehlo.dot_general"(%245, %246) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%248 = "stablehlo.transpose"(%247) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%249 = "stablehlo.select"(%224, %223, %225) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%250 = "stablehlo.dot_general"(%249, %118) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%251 = "stablehlo.transpose"(%250) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%252 = "stablehlo.abs"(%237) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%253 = "stablehlo.compare"(%252, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%254 = "stablehlo.compare"(%248, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%255 = "stablehlo.and"(%253, %254) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%256 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%258 = "stablehlo.select"(%255, %237, %257) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%259 = "stablehlo.multiply"(%256, %258) : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%261 = "stablehlo.compare"(%248, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%262 = "stablehlo.select"(%261, %259, %251) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%263 = "stablehlo.is_finite"(%262) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%265 = "stablehlo.not"(%263) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%266 = "stablehlo.compare"(%262, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%267 = "stablehlo.and"(%265, %266) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%268 = "stablehlo.sign"(%262) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%269 = "stablehlo.select"(%267, %268, %264) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%270 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%271 = "stablehlo.select"(%263, %264, %270) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%272 = "stablehlo.sign"(%59) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%273 = "stablehlo.convert"(%269) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%274 = "stablehlo.convert"(%272) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%275 = "stablehlo.dot_general"(%273, %274) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%276 = "stablehlo.transpose"(%275) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%277 = "stablehlo.abs"(%269) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%278 = "stablehlo.abs"(%272) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%279 = "stablehlo.convert"(%277) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%280 = "stablehlo.convert"(%278) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%281 = "stablehlo.dot_general"(%279, %280) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%282 = "stablehlo.transpose"(%281) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%283 = "stablehlo.convert"(%58) : (tensor<4x3xi1>) -> tensor<4x3xf32>
%284 = "stablehlo.convert"(%271) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%285 = "stablehlo.convert"(%283) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%286 = "stablehlo.dot_general"(%284, %285) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%287 = "stablehlo.transpose"(%286) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%288 = "stablehlo.select"(%263, %262, %264) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%289 = "stablehlo.dot_general"(%288, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%290 = "stablehlo.transpose"(%289) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%291 = "stablehlo.abs"(%276) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%292 = "stablehlo.compare"(%291, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%293 = "stablehlo.compare"(%287, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%294 = "stablehlo.and"(%292, %293) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%295 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%297 = "stablehlo.select"(%294, %276, %296) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%298 = "stablehlo.multiply"(%295, %297) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%299 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%300 = "stablehlo.compare"(%287, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%301 = "stablehlo.select"(%300, %298, %290) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%301) : (tensor<1x2x4x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x3x5xf32>
return %302 : tensor<1x2x4x3x5xf32>
}
}

