// f32[2,3,8,9] f32[5,5] 0.5 2 3
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<5x3x2x3xf32>, tensor<5x3x2x3xi32>) {
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
%27 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<2x3x8x9xf32>) -> tensor<2x8x9x3xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<2x8x9x3xf32>) -> tensor<144x3xf32>
%29 = "stablehlo.round_nearest_afz"(%14) : (tensor<5xf32>) -> tensor<5xf32>
%30 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%31 = "stablehlo.abs"(%29) : (tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.compare"(%31, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%33 = "stablehlo.negate"(%30) : (tensor<5xf32>) -> tensor<5xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.convert"(%34) : (tensor<5xf32>) -> tensor<5xi32>
%36 = "stablehlo.round_nearest_afz"(%18) : (tensor<5xf32>) -> tensor<5xf32>
%37 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%38 = "stablehlo.abs"(%36) : (tensor<5xf32>) -> tensor<5xf32>
%39 = "stablehlo.compare"(%38, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%40 = "stablehlo.negate"(%37) : (tensor<5xf32>) -> tensor<5xf32>
%41 = "stablehlo.select"(%39, %36, %40) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%42 = "stablehlo.convert"(%41) : (tensor<5xf32>) -> tensor<5xi32>
%43 = "stablehlo.subtract"(%42, %35) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%44 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%45 = "stablehlo.add"(%43, %44) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%46 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%47 = "stablehlo.maximum"(%45, %46) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%48 = "stablehlo.convert"(%47) : (tensor<5xi32>) -> tensor<5xf32>
%49 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%50 = "stablehlo.divide"(%48, %49) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%51 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf32>
%52 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2xf32>
%53 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%54 = "stablehlo.multiply"(%51, %52) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%55 = "stablehlo.floor"(%54) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%56 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%57 = "stablehlo.abs"(%55) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%58 = "stablehlo.compare"(%57, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%59 = "stablehlo.negate"(%56) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%61 = "stablehlo.convert"(%60) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%62 = "stablehlo.add"(%61, %53) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%64 = "stablehlo.maximum"(%62, %63) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%65 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%66 = "stablehlo.minimum"(%64, %65) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%68 = "stablehlo.add"(%51, %67) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%69 = "stablehlo.multiply"(%68, %52) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%70 = "stablehlo.ceil"(%69) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%71 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%72 = "stablehlo.abs"(%70) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%73 = "stablehlo.compare"(%72, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%74 = "stablehlo.negate"(%71) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%76 = "stablehlo.convert"(%75) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%77 = "stablehlo.add"(%76, %53) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%78 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%79 = "stablehlo.maximum"(%77, %78) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%80 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%81 = "stablehlo.minimum"(%79, %80) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%82 = "stablehlo.round_nearest_afz"(%22) : (tensor<5xf32>) -> tensor<5xf32>
%83 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%84 = "stablehlo.abs"(%82) : (tensor<5xf32>) -> tensor<5xf32>
%85 = "stablehlo.compare"(%84, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%86 = "stablehlo.negate"(%83) : (tensor<5xf32>) -> tensor<5xf32>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%88 = "stablehlo.convert"(%87) : (tensor<5xf32>) -> tensor<5xi32>
%89 = "stablehlo.round_nearest_afz"(%26) : (tensor<5xf32>) -> tensor<5xf32>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%91 = "stablehlo.abs"(%89) : (tensor<5xf32>) -> tensor<5xf32>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%93 = "stablehlo.negate"(%90) : (tensor<5xf32>) -> tensor<5xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%95 = "stablehlo.convert"(%94) : (tensor<5xf32>) -> tensor<5xi32>
%96 = "stablehlo.subtract"(%95, %88) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%97 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%98 = "stablehlo.add"(%96, %97) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%99 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%100 = "stablehlo.maximum"(%98, %99) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%101 = "stablehlo.convert"(%100) : (tensor<5xi32>) -> tensor<5xf32>
%102 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%103 = "stablehlo.divide"(%101, %102) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf32>
%105 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%106 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%107 = "stablehlo.multiply"(%104, %105) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%108 = "stablehlo.floor"(%107) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%109 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%110 = "stablehlo.abs"(%108) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%111 = "stablehlo.compare"(%110, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%112 = "stablehlo.negate"(%109) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%113 = "stablehlo.select"(%111, %108, %112) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%114 = "stablehlo.convert"(%113) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%115 = "stablehlo.add"(%114, %106) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%117 = "stablehlo.maximum"(%115, %116) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%118 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%119 = "stablehlo.minimum"(%117, %118) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%121 = "stablehlo.add"(%104, %120) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%122 = "stablehlo.multiply"(%121, %105) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%123 = "stablehlo.ceil"(%122) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%124 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%125 = "stablehlo.abs"(%123) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%126 = "stablehlo.compare"(%125, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%127 = "stablehlo.negate"(%124) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%128 = "stablehlo.select"(%126, %123, %127) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%129 = "stablehlo.convert"(%128) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%130 = "stablehlo.add"(%129, %106) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%131 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%132 = "stablehlo.maximum"(%130, %131) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%133 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%134 = "stablehlo.minimum"(%132, %133) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%135 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x3xi32>
%136 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x3xi32>
%137 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x3xi32>) -> tensor<5x2x3xi32>
%138 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x3xi32>) -> tensor<5x2x3xi32>
%139 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%140 = "stablehlo.subtract"(%136, %135) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%141 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<i32>, %143: tensor<i32>):
%144 = "stablehlo.maximum"(%142, %143) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%144) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi32>, tensor<i32>) -> tensor<i32>
%146 = "stablehlo.maximum"(%145, %139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%147 = "stablehlo.subtract"(%138, %137) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%148 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%152 = "stablehlo.reduce"(%147, %148) ({
^bb0(%149: tensor<i32>, %150: tensor<i32>):
%151 = "stablehlo.maximum"(%149, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%151) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi32>, tensor<i32>) -> tensor<i32>
%153 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%154 = "stablehlo.maximum"(%152, %153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%155 = "stablehlo.compare"(%136, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%156 = "stablehlo.compare"(%138, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<5x2x3xi1>, tensor<5x2x3xi1>) -> tensor<5x2x3xi1>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi1>) -> tensor<5x2x3x3xi1>
%159 = "stablehlo.constant"() {value = dense<-3.4028234663852886e38> : tensor<5x2x3x3xf32>} : () -> tensor<5x2x3x3xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x3x3xf32>} : () -> tensor<5x2x3x3xf32>
%161 = "stablehlo.select"(%158, %159, %160) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xf32>, tensor<5x2x3x3xf32>) -> tensor<5x2x3x3xf32>
%162 = "stablehlo.constant"() {value = dense<-1> : tensor<5x2x3x3xi32>} : () -> tensor<5x2x3x3xi32>
%163 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x3xi32>
%196, %197, %198 = "stablehlo.while"(%139, %161, %162) ({
^bb0(%164: tensor<i32>, %165: tensor<5x2x3x3xf32>, %166: tensor<5x2x3x3xi32>):
%167 = "stablehlo.multiply"(%146, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%168 = "stablehlo.compare"(%164, %167) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%168) : (tensor<i1>) -> ()
}, {
^bb0(%169: tensor<i32>, %170: tensor<5x2x3x3xf32>, %171: tensor<5x2x3x3xi32>):
%172 = "stablehlo.divide"(%169, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%173 = "stablehlo.remainder"(%169, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%174 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x2x3xi32>
%175 = "stablehlo.add"(%135, %174) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%176 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x2x3xi32>
%177 = "stablehlo.add"(%137, %176) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%178 = "stablehlo.compare"(%175, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%179 = "stablehlo.compare"(%177, %138) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<5x2x3xi1>, tensor<5x2x3xi1>) -> tensor<5x2x3xi1>
%181 = "stablehlo.constant"() {value = dense<9> : tensor<5x2x3xi32>} : () -> tensor<5x2x3xi32>
%182 = "stablehlo.multiply"(%175, %181) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%183 = "stablehlo.add"(%182, %177) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%184 = "stablehlo.constant"() {value = dense<72> : tensor<5x2x3xi32>} : () -> tensor<5x2x3xi32>
%185 = "stablehlo.multiply"(%163, %184) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%186 = "stablehlo.add"(%185, %183) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%187 = "stablehlo.gather"(%28, %186) {dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<144x3xf32>, tensor<5x2x3xi32>) -> tensor<5x2x3x3xf32>
%188 = "stablehlo.compare"(%187, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x2x3x3xf32>, tensor<5x2x3x3xf32>) -> tensor<5x2x3x3xi1>
%189 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi1>) -> tensor<5x2x3x3xi1>
%190 = "stablehlo.and"(%188, %189) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xi1>) -> tensor<5x2x3x3xi1>
%191 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi32>) -> tensor<5x2x3x3xi32>
%192 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%193 = "stablehlo.add"(%169, %192) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%194 = "stablehlo.select"(%190, %187, %170) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xf32>, tensor<5x2x3x3xf32>) -> tensor<5x2x3x3xf32>
%195 = "stablehlo.select"(%190, %191, %171) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xi32>, tensor<5x2x3x3xi32>) -> tensor<5x2x3x3xi32>
"stablehlo.return"(%193, %194, %195) : (tensor<i32>, tensor<5x2x3x3xf32>, tensor<5x2x3x3xi32>) -> ()
}) : (tensor<i32>, tensor<5x2x3x3xf32>, tensor<5x2x3x3xi32>) -> (tensor<i32>, tensor<5x2x3x3xf32>, tensor<5x2x3x3xi32>)
%199 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 3, 1, 2>} : (tensor<5x2x3x3xf32>) -> tensor<5x3x2x3xf32>
%200 = "stablehlo.transpose"(%198) {permutation = array<i64: 0, 3, 1, 2>} : (tensor<5x2x3x3xi32>) -> tensor<5x3x2x3xi32>
return %199, %200 : tensor<5x3x2x3xf32>, tensor<5x3x2x3xi32>
}
}

// f16[1,3,8,9] f16[5,5] 1.0 2 3
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<1x3x8x9xf16>, %1: tensor<5x5xf16>, %2: tensor<f32>) -> (tensor<5x3x2x3xf16>, tensor<5x3x2x3xi32>) {
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<f16>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf16>) -> tensor<5xf16>
%6 = "stablehlo.convert"(%5) : (tensor<5xf16>) -> tensor<5xf32>
%7 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%8 = "stablehlo.abs"(%6) : (tensor<5xf32>) -> tensor<5xf32>
%9 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%10 = "stablehlo.negate"(%7) : (tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%12 = "stablehlo.convert"(%11) : (tensor<5xf32>) -> tensor<5xi32>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%14 = "stablehlo.reshape"(%13) : (tensor<5x1xf16>) -> tensor<5xf16>
%15 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%17 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%18 = "stablehlo.reshape"(%17) : (tensor<5x1xf16>) -> tensor<5xf16>
%19 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%21 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%22 = "stablehlo.reshape"(%21) : (tensor<5x1xf16>) -> tensor<5xf16>
%23 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%25 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%26 = "stablehlo.reshape"(%25) : (tensor<5x1xf16>) -> tensor<5xf16>
%27 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%29 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<1x3x8x9xf16>) -> tensor<1x8x9x3xf16>
%30 = "stablehlo.reshape"(%29) : (tensor<1x8x9x3xf16>) -> tensor<72x3xf16>
%31 = "stablehlo.round_nearest_afz"(%16) : (tensor<5xf16>) -> tensor<5xf16>
%32 = "stablehlo.convert"(%31) : (tensor<5xf16>) -> tensor<5xf32>
%33 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%34 = "stablehlo.abs"(%32) : (tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.compare"(%34, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%36 = "stablehlo.negate"(%33) : (tensor<5xf32>) -> tensor<5xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%38 = "stablehlo.convert"(%37) : (tensor<5xf32>) -> tensor<5xi32>
%39 = "stablehlo.round_nearest_afz"(%20) : (tensor<5xf16>) -> tensor<5xf16>
%40 = "stablehlo.convert"(%39) : (tensor<5xf16>) -> tensor<5xf32>
%41 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%42 = "stablehlo.abs"(%40) : (tensor<5xf32>) -> tensor<5xf32>
%43 = "stablehlo.compare"(%42, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%44 = "stablehlo.negate"(%41) : (tensor<5xf32>) -> tensor<5xf32>
%45 = "stablehlo.select"(%43, %40, %44) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%46 = "stablehlo.convert"(%45) : (tensor<5xf32>) -> tensor<5xi32>
%47 = "stablehlo.subtract"(%46, %38) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%48 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%49 = "stablehlo.add"(%47, %48) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%50 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%52 = "stablehlo.convert"(%51) : (tensor<5xi32>) -> tensor<5xf16>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf16>} : () -> tensor<5xf16>
%54 = "stablehlo.divide"(%52, %53) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%55 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf16>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf16>) -> tensor<5x2xf16>
%57 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%58 = "stablehlo.multiply"(%55, %56) : (tensor<5x2xf16>, tensor<5x2xf16>) -> tensor<5x2xf16>
%59 = "stablehlo.floor"(%58) : (tensor<5x2xf16>) -> tensor<5x2xf16>
%60 = "stablehlo.convert"(%59) : (tensor<5x2xf16>) -> tensor<5x2xf32>
%61 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%62 = "stablehlo.abs"(%60) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%63 = "stablehlo.compare"(%62, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%64 = "stablehlo.negate"(%61) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%66 = "stablehlo.convert"(%65) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%67 = "stablehlo.add"(%66, %57) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%68 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%69 = "stablehlo.maximum"(%67, %68) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%70 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%71 = "stablehlo.minimum"(%69, %70) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%72 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf16>} : () -> tensor<5x2xf16>
%73 = "stablehlo.add"(%55, %72) : (tensor<5x2xf16>, tensor<5x2xf16>) -> tensor<5x2xf16>
%74 = "stablehlo.multiply"(%73, %56) : (tensor<5x2xf16>, tensor<5x2xf16>) -> tensor<5x2xf16>
%75 = "stablehlo.ceil"(%74) : (tensor<5x2xf16>) -> tensor<5x2xf16>
%76 = "stablehlo.convert"(%75) : (tensor<5x2xf16>) -> tensor<5x2xf32>
%77 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%78 = "stablehlo.abs"(%76) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%79 = "stablehlo.compare"(%78, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%80 = "stablehlo.negate"(%77) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%81 = "stablehlo.select"(%79, %76, %80) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%82 = "stablehlo.convert"(%81) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%83 = "stablehlo.add"(%82, %57) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%85 = "stablehlo.maximum"(%83, %84) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%86 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%87 = "stablehlo.minimum"(%85, %86) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%88 = "stablehlo.round_nearest_afz"(%24) : (tensor<5xf16>) -> tensor<5xf16>
%89 = "stablehlo.convert"(%88) : (tensor<5xf16>) -> tensor<5xf32>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%91 = "stablehlo.abs"(%89) : (tensor<5xf32>) -> tensor<5xf32>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%93 = "stablehlo.negate"(%90) : (tensor<5xf32>) -> tensor<5xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%95 = "stablehlo.convert"(%94) : (tensor<5xf32>) -> tensor<5xi32>
%96 = "stablehlo.round_nearest_afz"(%28) : (tensor<5xf16>) -> tensor<5xf16>
%97 = "stablehlo.convert"(%96) : (tensor<5xf16>) -> tensor<5xf32>
%98 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%99 = "stablehlo.abs"(%97) : (tensor<5xf32>) -> tensor<5xf32>
%100 = "stablehlo.compare"(%99, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%101 = "stablehlo.negate"(%98) : (tensor<5xf32>) -> tensor<5xf32>
%102 = "stablehlo.select"(%100, %97, %101) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%103 = "stablehlo.convert"(%102) : (tensor<5xf32>) -> tensor<5xi32>
%104 = "stablehlo.subtract"(%103, %95) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%105 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%106 = "stablehlo.add"(%104, %105) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%107 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%108 = "stablehlo.maximum"(%106, %107) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%109 = "stablehlo.convert"(%108) : (tensor<5xi32>) -> tensor<5xf16>
%110 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf16>} : () -> tensor<5xf16>
%111 = "stablehlo.divide"(%109, %110) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%112 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf16>
%113 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf16>) -> tensor<5x3xf16>
%114 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%115 = "stablehlo.multiply"(%112, %113) : (tensor<5x3xf16>, tensor<5x3xf16>) -> tensor<5x3xf16>
%116 = "stablehlo.floor"(%115) : (tensor<5x3xf16>) -> tensor<5x3xf16>
%117 = "stablehlo.convert"(%116) : (tensor<5x3xf16>) -> tensor<5x3xf32>
%118 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%119 = "stablehlo.abs"(%117) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%120 = "stablehlo.compare"(%119, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%121 = "stablehlo.negate"(%118) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%122 = "stablehlo.select"(%120, %117, %121) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%123 = "stablehlo.convert"(%122) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%124 = "stablehlo.add"(%123, %114) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%125 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%126 = "stablehlo.maximum"(%124, %125) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%127 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%128 = "stablehlo.minimum"(%126, %127) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf16>} : () -> tensor<5x3xf16>
%130 = "stablehlo.add"(%112, %129) : (tensor<5x3xf16>, tensor<5x3xf16>) -> tensor<5x3xf16>
%131 = "stablehlo.multiply"(%130, %113) : (tensor<5x3xf16>, tensor<5x3xf16>) -> tensor<5x3xf16>
%132 = "stablehlo.ceil"(%131) : (tensor<5x3xf16>) -> tensor<5x3xf16>
%133 = "stablehlo.convert"(%132) : (tensor<5x3xf16>) -> tensor<5x3xf32>
%134 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%135 = "stablehlo.abs"(%133) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%136 = "stablehlo.compare"(%135, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%137 = "stablehlo.negate"(%134) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%138 = "stablehlo.select"(%136, %133, %137) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%139 = "stablehlo.convert"(%138) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%140 = "stablehlo.add"(%139, %114) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%141 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%142 = "stablehlo.maximum"(%140, %141) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%143 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%144 = "stablehlo.minimum"(%142, %143) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%145 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x3xi32>
%146 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x3xi32>
%147 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x3xi32>) -> tensor<5x2x3xi32>
%148 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x3xi32>) -> tensor<5x2x3xi32>
%149 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%150 = "stablehlo.subtract"(%146, %145) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%151 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.reduce"(%150, %151) ({
^bb0(%152: tensor<i32>, %153: tensor<i32>):
%154 = "stablehlo.maximum"(%152, %153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%154) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.maximum"(%155, %149) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%157 = "stablehlo.subtract"(%148, %147) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%158 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%162 = "stablehlo.reduce"(%157, %158) ({
^bb0(%159: tensor<i32>, %160: tensor<i32>):
%161 = "stablehlo.maximum"(%159, %160) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%161) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi32>, tensor<i32>) -> tensor<i32>
%163 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%164 = "stablehlo.maximum"(%162, %163) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%165 = "stablehlo.compare"(%146, %145) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%166 = "stablehlo.compare"(%148, %147) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%167 = "stablehlo.and"(%165, %166) : (tensor<5x2x3xi1>, tensor<5x2x3xi1>) -> tensor<5x2x3xi1>
%168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi1>) -> tensor<5x2x3x3xi1>
%169 = "stablehlo.constant"() {value = dense<-3.4028234663852886e38> : tensor<5x2x3x3xf16>} : () -> tensor<5x2x3x3xf16>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x3x3xf16>} : () -> tensor<5x2x3x3xf16>
%171 = "stablehlo.select"(%168, %169, %170) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xf16>, tensor<5x2x3x3xf16>) -> tensor<5x2x3x3xf16>
%172 = "stablehlo.constant"() {value = dense<-1> : tensor<5x2x3x3xi32>} : () -> tensor<5x2x3x3xi32>
%173 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x3xi32>
%206, %207, %208 = "stablehlo.while"(%149, %171, %172) ({
^bb0(%174: tensor<i32>, %175: tensor<5x2x3x3xf16>, %176: tensor<5x2x3x3xi32>):
%177 = "stablehlo.multiply"(%156, %164) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%178 = "stablehlo.compare"(%174, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%178) : (tensor<i1>) -> ()
}, {
^bb0(%179: tensor<i32>, %180: tensor<5x2x3x3xf16>, %181: tensor<5x2x3x3xi32>):
%182 = "stablehlo.divide"(%179, %164) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%183 = "stablehlo.remainder"(%179, %164) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%184 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x2x3xi32>
%185 = "stablehlo.add"(%145, %184) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%186 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x2x3xi32>
%187 = "stablehlo.add"(%147, %186) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%188 = "stablehlo.compare"(%185, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%189 = "stablehlo.compare"(%187, %148) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi1>
%190 = "stablehlo.and"(%188, %189) : (tensor<5x2x3xi1>, tensor<5x2x3xi1>) -> tensor<5x2x3xi1>
%191 = "stablehlo.constant"() {value = dense<9> : tensor<5x2x3xi32>} : () -> tensor<5x2x3xi32>
%192 = "stablehlo.multiply"(%185, %191) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%193 = "stablehlo.add"(%192, %187) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%194 = "stablehlo.constant"() {value = dense<72> : tensor<5x2x3xi32>} : () -> tensor<5x2x3xi32>
%195 = "stablehlo.multiply"(%173, %194) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%196 = "stablehlo.add"(%195, %193) : (tensor<5x2x3xi32>, tensor<5x2x3xi32>) -> tensor<5x2x3xi32>
%197 = "stablehlo.gather"(%30, %196) {dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<72x3xf16>, tensor<5x2x3xi32>) -> tensor<5x2x3x3xf16>
%198 = "stablehlo.compare"(%197, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x2x3x3xf16>, tensor<5x2x3x3xf16>) -> tensor<5x2x3x3xi1>
%199 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi1>) -> tensor<5x2x3x3xi1>
%200 = "stablehlo.and"(%198, %199) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xi1>) -> tensor<5x2x3x3xi1>
%201 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x2x3xi32>) -> tensor<5x2x3x3xi32>
%202 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%203 = "stablehlo.add"(%179, %202) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%204 = "stablehlo.select"(%200, %197, %180) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xf16>, tensor<5x2x3x3xf16>) -> tensor<5x2x3x3xf16>
%205 = "stablehlo.select"(%200, %201, %181) : (tensor<5x2x3x3xi1>, tensor<5x2x3x3xi32>, tensor<5x2x3x3xi32>) -> tensor<5x2x3x3xi32>
"stablehlo.return"(%203, %204, %205) : (tensor<i32>, tensor<5x2x3x3xf16>, tensor<5x2x3x3xi32>) -> ()
}) : (tensor<i32>, tensor<5x2x3x3xf16>, tensor<5x2x3x3xi32>) -> (tensor<i32>, tensor<5x2x3x3xf16>, tensor<5x2x3x3xi32>)
%209 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 3, 1, 2>} : (tensor<5x2x3x3xf16>) -> tensor<5x3x2x3xf16>
%210 = "stablehlo.transpose"(%208) {permutation = array<i64: 0, 3, 1, 2>} : (tensor<5x2x3x3xi32>) -> tensor<5x3x2x3xi32>
return %209, %210 : tensor<5x3x2x3xf16>, tensor<5x3x2x3xi32>
}
}

// f64[2,3,8,9] f64[5,5] 1.0 3 2
// run-time numbers: spatial_scale:F64
module @example {
func.func public @main(%0: tensor<2x3x8x9xf64>, %1: tensor<5x5xf64>, %2: tensor<f64>) -> (tensor<5x3x3x2xf64>, tensor<5x3x3x2xi32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf64>) -> tensor<5xf64>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%6 = "stablehlo.abs"(%4) : (tensor<5xf64>) -> tensor<5xf64>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%8 = "stablehlo.negate"(%5) : (tensor<5xf64>) -> tensor<5xf64>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%10 = "stablehlo.convert"(%9) : (tensor<5xf64>) -> tensor<5xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf64>) -> tensor<5xf64>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf64>) -> tensor<5xf64>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf64>) -> tensor<5xf64>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%24 = "stablehlo.reshape"(%23) : (tensor<5x1xf64>) -> tensor<5xf64>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%27 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 3, 1>} : (tensor<2x3x8x9xf64>) -> tensor<2x8x9x3xf64>
%28 = "stablehlo.reshape"(%27) : (tensor<2x8x9x3xf64>) -> tensor<144x3xf64>
%29 = "stablehlo.round_nearest_afz"(%14) : (tensor<5xf64>) -> tensor<5xf64>
%30 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%31 = "stablehlo.abs"(%29) : (tensor<5xf64>) -> tensor<5xf64>
%32 = "stablehlo.compare"(%31, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%33 = "stablehlo.negate"(%30) : (tensor<5xf64>) -> tensor<5xf64>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%35 = "stablehlo.convert"(%34) : (tensor<5xf64>) -> tensor<5xi32>
%36 = "stablehlo.round_nearest_afz"(%18) : (tensor<5xf64>) -> tensor<5xf64>
%37 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%38 = "stablehlo.abs"(%36) : (tensor<5xf64>) -> tensor<5xf64>
%39 = "stablehlo.compare"(%38, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%40 = "stablehlo.negate"(%37) : (tensor<5xf64>) -> tensor<5xf64>
%41 = "stablehlo.select"(%39, %36, %40) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%42 = "stablehlo.convert"(%41) : (tensor<5xf64>) -> tensor<5xi32>
%43 = "stablehlo.subtract"(%42, %35) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%44 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%45 = "stablehlo.add"(%43, %44) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%46 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%47 = "stablehlo.maximum"(%45, %46) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%48 = "stablehlo.convert"(%47) : (tensor<5xi32>) -> tensor<5xf64>
%49 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%50 = "stablehlo.divide"(%48, %49) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%51 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf64>
%52 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3xf64>
%53 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%54 = "stablehlo.multiply"(%51, %52) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%55 = "stablehlo.floor"(%54) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%56 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%57 = "stablehlo.abs"(%55) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%58 = "stablehlo.compare"(%57, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%59 = "stablehlo.negate"(%56) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<5x3xi1>, tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%61 = "stablehlo.convert"(%60) : (tensor<5x3xf64>) -> tensor<5x3xi32>
%62 = "stablehlo.add"(%61, %53) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%64 = "stablehlo.maximum"(%62, %63) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%65 = "stablehlo.constant"() {value = dense<8> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%66 = "stablehlo.minimum"(%64, %65) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%68 = "stablehlo.add"(%51, %67) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%69 = "stablehlo.multiply"(%68, %52) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%70 = "stablehlo.ceil"(%69) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%71 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%72 = "stablehlo.abs"(%70) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%73 = "stablehlo.compare"(%72, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%74 = "stablehlo.negate"(%71) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<5x3xi1>, tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%76 = "stablehlo.convert"(%75) : (tensor<5x3xf64>) -> tensor<5x3xi32>
%77 = "stablehlo.add"(%76, %53) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%78 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%79 = "stablehlo.maximum"(%77, %78) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%80 = "stablehlo.constant"() {value = dense<8> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%81 = "stablehlo.minimum"(%79, %80) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%82 = "stablehlo.round_nearest_afz"(%22) : (tensor<5xf64>) -> tensor<5xf64>
%83 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%84 = "stablehlo.abs"(%82) : (tensor<5xf64>) -> tensor<5xf64>
%85 = "stablehlo.compare"(%84, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%86 = "stablehlo.negate"(%83) : (tensor<5xf64>) -> tensor<5xf64>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%88 = "stablehlo.convert"(%87) : (tensor<5xf64>) -> tensor<5xi32>
%89 = "stablehlo.round_nearest_afz"(%26) : (tensor<5xf64>) -> tensor<5xf64>
%90 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%91 = "stablehlo.abs"(%89) : (tensor<5xf64>) -> tensor<5xf64>
%92 = "stablehlo.compare"(%91, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%93 = "stablehlo.negate"(%90) : (tensor<5xf64>) -> tensor<5xf64>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%95 = "stablehlo.convert"(%94) : (tensor<5xf64>) -> tensor<5xi32>
%96 = "stablehlo.subtract"(%95, %88) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%97 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%98 = "stablehlo.add"(%96, %97) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%99 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%100 = "stablehlo.maximum"(%98, %99) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%101 = "stablehlo.convert"(%100) : (tensor<5xi32>) -> tensor<5xf64>
%102 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%103 = "stablehlo.divide"(%101, %102) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf64>
%105 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2xf64>
%106 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%107 = "stablehlo.multiply"(%104, %105) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%108 = "stablehlo.floor"(%107) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%109 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%110 = "stablehlo.abs"(%108) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%111 = "stablehlo.compare"(%110, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
%112 = "stablehlo.negate"(%109) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%113 = "stablehlo.select"(%111, %108, %112) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%114 = "stablehlo.convert"(%113) : (tensor<5x2xf64>) -> tensor<5x2xi32>
%115 = "stablehlo.add"(%114, %106) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%116 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%117 = "stablehlo.maximum"(%115, %116) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%118 = "stablehlo.constant"() {value = dense<9> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%119 = "stablehlo.minimum"(%117, %118) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%121 = "stablehlo.add"(%104, %120) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%122 = "stablehlo.multiply"(%121, %105) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%123 = "stablehlo.ceil"(%122) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%124 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%125 = "stablehlo.abs"(%123) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%126 = "stablehlo.compare"(%125, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
%127 = "stablehlo.negate"(%124) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%128 = "stablehlo.select"(%126, %123, %127) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%129 = "stablehlo.convert"(%128) : (tensor<5x2xf64>) -> tensor<5x2xi32>
%130 = "stablehlo.add"(%129, %106) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%131 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%132 = "stablehlo.maximum"(%130, %131) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%133 = "stablehlo.constant"() {value = dense<9> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%134 = "stablehlo.minimum"(%132, %133) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%135 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x2xi32>
%136 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x2xi32>
%137 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x2xi32>) -> tensor<5x3x2xi32>
%138 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x2xi32>) -> tensor<5x3x2xi32>
%139 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%140 = "stablehlo.subtract"(%136, %135) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%141 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%145 = "stablehlo.reduce"(%140, %141) ({
^bb0(%142: tensor<i32>, %143: tensor<i32>):
%144 = "stablehlo.maximum"(%142, %143) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%144) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x3x2xi32>, tensor<i32>) -> tensor<i32>
%146 = "stablehlo.maximum"(%145, %139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%147 = "stablehlo.subtract"(%138, %137) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%148 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%152 = "stablehlo.reduce"(%147, %148) ({
^bb0(%149: tensor<i32>, %150: tensor<i32>):
%151 = "stablehlo.maximum"(%149, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%151) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x3x2xi32>, tensor<i32>) -> tensor<i32>
%153 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%154 = "stablehlo.maximum"(%152, %153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%155 = "stablehlo.compare"(%136, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi1>
%156 = "stablehlo.compare"(%138, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi1>
%157 = "stablehlo.and"(%155, %156) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x3x2xi1>) -> tensor<5x3x2x3xi1>
%159 = "stablehlo.constant"() {value = dense<-3.4028234663852886e38> : tensor<5x3x2x3xf64>} : () -> tensor<5x3x2x3xf64>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x2x3xf64>} : () -> tensor<5x3x2x3xf64>
%161 = "stablehlo.select"(%158, %159, %160) : (tensor<5x3x2x3xi1>, tensor<5x3x2x3xf64>, tensor<5x3x2x3xf64>) -> tensor<5x3x2x3xf64>
%162 = "stablehlo.constant"() {value = dense<-1> : tensor<5x3x2x3xi32>} : () -> tensor<5x3x2x3xi32>
%163 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3x2xi32>
%196, %197, %198 = "stablehlo.while"(%139, %161, %162) ({
^bb0(%164: tensor<i32>, %165: tensor<5x3x2x3xf64>, %166: tensor<5x3x2x3xi32>):
%167 = "stablehlo.multiply"(%146, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%168 = "stablehlo.compare"(%164, %167) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%168) : (tensor<i1>) -> ()
}, {
^bb0(%169: tensor<i32>, %170: tensor<5x3x2x3xf64>, %171: tensor<5x3x2x3xi32>):
%172 = "stablehlo.divide"(%169, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%173 = "stablehlo.remainder"(%169, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%174 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x3x2xi32>
%175 = "stablehlo.add"(%135, %174) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%176 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x3x2xi32>
%177 = "stablehlo.add"(%137, %176) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%178 = "stablehlo.compare"(%175, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi1>
%179 = "stablehlo.compare"(%177, %138) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi1>
%180 = "stablehlo.and"(%178, %179) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%181 = "stablehlo.constant"() {value = dense<9> : tensor<5x3x2xi32>} : () -> tensor<5x3x2xi32>
%182 = "stablehlo.multiply"(%175, %181) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%183 = "stablehlo.add"(%182, %177) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%184 = "stablehlo.constant"() {value = dense<72> : tensor<5x3x2xi32>} : () -> tensor<5x3x2xi32>
%185 = "stablehlo.multiply"(%163, %184) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%186 = "stablehlo.add"(%185, %183) : (tensor<5x3x2xi32>, tensor<5x3x2xi32>) -> tensor<5x3x2xi32>
%187 = "stablehlo.gather"(%28, %186) {dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<144x3xf64>, tensor<5x3x2xi32>) -> tensor<5x3x2x3xf64>
%188 = "stablehlo.compare"(%187, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x3x2x3xf64>, tensor<5x3x2x3xf64>) -> tensor<5x3x2x3xi1>
%189 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x3x2xi1>) -> tensor<5x3x2x3xi1>
%190 = "stablehlo.and"(%188, %189) : (tensor<5x3x2x3xi1>, tensor<5x3x2x3xi1>) -> tensor<5x3x2x3xi1>
%191 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<5x3x2xi32>) -> tensor<5x3x2x3xi32>
%192 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%193 = "stablehlo.add"(%169, %192) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%194 = "stablehlo.select"(%190, %187, %170) : (tensor<5x3x2x3xi1>, tensor<5x3x2x3xf64>, tensor<5x3x2x3xf64>) -> tensor<5x3x2x3xf64>
%195 = "stablehlo.select"(%190, %191, %171) : (tensor<5x3x2x3xi1>, tensor<5x3x2x3xi32>, tensor<5x3x2x3xi32>) -> tensor<5x3x2x3xi32>
"stablehlo.return"(%193, %194, %195) : (tensor<i32>, tensor<5x3x2x3xf64>, tensor<5x3x2x3xi32>) -> ()
}) : (tensor<i32>, tensor<5x3x2x3xf64>, tensor<5x3x2x3xi32>) -> (tensor<i32>, tensor<5x3x2x3xf64>, tensor<5x3x2x3xi32>)
%199 = "stablehlo.transpose"(%197) {permutation = array<i64: 0, 3, 1, 2>} : (tensor<5x3x2x3xf64>) -> tensor<5x3x3x2xf64>
%200 = "stablehlo.transpose"(%198) {permutation = array<i64: 0, 3, 1, 2>} : (tensor<5x3x2x3xi32>) -> tensor<5x3x3x2xi32>
return %199, %200 : tensor<5x3x3x2xf64>, tensor<5x3x3x2xi32>
}
}

// f32[2,3,8,9] f32[0,5] 1.0 3 2
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>, %1: tensor<0x5xf32>, %2: tensor<f32>) -> (tensor<0x3x3x2xf32>, tensor<0x3x3x2xi32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3x3x2xf32>} : () -> tensor<0x3x3x2xf32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<0x3x3x2xi32>} : () -> tensor<0x3x3x2xi32>
return %3, %4 : tensor<0x3x3x2xf32>, tensor<0x3x3x2xi32>
}
}

