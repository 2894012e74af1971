// f32[5,2,2,3] f32[5,5] s32[5,2,2,3] 0.5 2 3 2 12 8 9
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x2x2x3xf32>, %1: tensor<5x5xf32>, %2: tensor<5x2x2x3xi32>, %3: tensor<f32>) -> (tensor<2x12x8x9xf32>) {
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf32>) -> tensor<5xf32>
%6 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%7 = "stablehlo.abs"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%8 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.negate"(%6) : (tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.convert"(%10) : (tensor<5xf32>) -> tensor<5xi32>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<5x1xf32>) -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<5x1xf32>) -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%20 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<5x1xf32>) -> tensor<5xf32>
%22 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<5x1xf32>) -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%28 = "stablehlo.round_nearest_afz"(%15) : (tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.abs"(%28) : (tensor<5xf32>) -> tensor<5xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%32 = "stablehlo.negate"(%29) : (tensor<5xf32>) -> tensor<5xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%34 = "stablehlo.convert"(%33) : (tensor<5xf32>) -> tensor<5xi32>
%35 = "stablehlo.round_nearest_afz"(%19) : (tensor<5xf32>) -> tensor<5xf32>
%36 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%37 = "stablehlo.abs"(%35) : (tensor<5xf32>) -> tensor<5xf32>
%38 = "stablehlo.compare"(%37, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%39 = "stablehlo.negate"(%36) : (tensor<5xf32>) -> tensor<5xf32>
%40 = "stablehlo.select"(%38, %35, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%41 = "stablehlo.convert"(%40) : (tensor<5xf32>) -> tensor<5xi32>
%42 = "stablehlo.subtract"(%41, %34) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%44 = "stablehlo.add"(%42, %43) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%45 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%46 = "stablehlo.maximum"(%44, %45) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%47 = "stablehlo.convert"(%46) : (tensor<5xi32>) -> tensor<5xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%49 = "stablehlo.divide"(%47, %48) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf32>
%51 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2xf32>
%52 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%53 = "stablehlo.multiply"(%50, %51) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%54 = "stablehlo.floor"(%53) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%55 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%56 = "stablehlo.abs"(%54) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%57 = "stablehlo.compare"(%56, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%58 = "stablehlo.negate"(%55) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%59 = "stablehlo.select"(%57, %54, %58) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%60 = "stablehlo.convert"(%59) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%61 = "stablehlo.add"(%60, %52) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%62 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%63 = "stablehlo.maximum"(%61, %62) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%64 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%65 = "stablehlo.minimum"(%63, %64) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%67 = "stablehlo.add"(%50, %66) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%68 = "stablehlo.multiply"(%67, %51) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%69 = "stablehlo.ceil"(%68) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%70 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%71 = "stablehlo.abs"(%69) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%72 = "stablehlo.compare"(%71, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%73 = "stablehlo.negate"(%70) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%74 = "stablehlo.select"(%72, %69, %73) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%75 = "stablehlo.convert"(%74) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%76 = "stablehlo.add"(%75, %52) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%77 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%78 = "stablehlo.maximum"(%76, %77) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%79 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%80 = "stablehlo.minimum"(%78, %79) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%81 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8xi32>
%82 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%84 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%85 = "stablehlo.compare"(%81, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%86 = "stablehlo.and"(%83, %85) : (tensor<5x2x8xi1>, tensor<5x2x8xi1>) -> tensor<5x2x8xi1>
%87 = "stablehlo.subtract"(%80, %65) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%88 = "stablehlo.constant"() {value = dense<1> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%89 = "stablehlo.maximum"(%87, %88) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%90 = "stablehlo.convert"(%89) : (tensor<5x2xi32>) -> tensor<5x2xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xf32>) -> tensor<5x2x8xf32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8xf32>} : () -> tensor<5x2x8xf32>
%93 = "stablehlo.divide"(%92, %91) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8xf32>} : () -> tensor<5x2x8xf32>
%95 = "stablehlo.select"(%86, %93, %94) : (tensor<5x2x8xi1>, tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%96 = "stablehlo.round_nearest_afz"(%23) : (tensor<5xf32>) -> tensor<5xf32>
%97 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%98 = "stablehlo.abs"(%96) : (tensor<5xf32>) -> tensor<5xf32>
%99 = "stablehlo.compare"(%98, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%100 = "stablehlo.negate"(%97) : (tensor<5xf32>) -> tensor<5xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%102 = "stablehlo.convert"(%101) : (tensor<5xf32>) -> tensor<5xi32>
%103 = "stablehlo.round_nearest_afz"(%27) : (tensor<5xf32>) -> tensor<5xf32>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%105 = "stablehlo.abs"(%103) : (tensor<5xf32>) -> tensor<5xf32>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%107 = "stablehlo.negate"(%104) : (tensor<5xf32>) -> tensor<5xf32>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%109 = "stablehlo.convert"(%108) : (tensor<5xf32>) -> tensor<5xi32>
%110 = "stablehlo.subtract"(%109, %102) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%111 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%112 = "stablehlo.add"(%110, %111) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%113 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%114 = "stablehlo.maximum"(%112, %113) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%115 = "stablehlo.convert"(%114) : (tensor<5xi32>) -> tensor<5xf32>
%116 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%117 = "stablehlo.divide"(%115, %116) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%118 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf32>
%119 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3xf32>
%120 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%121 = "stablehlo.multiply"(%118, %119) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%122 = "stablehlo.floor"(%121) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%123 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%124 = "stablehlo.abs"(%122) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%125 = "stablehlo.compare"(%124, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%126 = "stablehlo.negate"(%123) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%127 = "stablehlo.select"(%125, %122, %126) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%128 = "stablehlo.convert"(%127) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%129 = "stablehlo.add"(%128, %120) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%130 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%131 = "stablehlo.maximum"(%129, %130) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%132 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%133 = "stablehlo.minimum"(%131, %132) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%135 = "stablehlo.add"(%118, %134) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%136 = "stablehlo.multiply"(%135, %119) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%137 = "stablehlo.ceil"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%138 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%139 = "stablehlo.abs"(%137) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%140 = "stablehlo.compare"(%139, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%141 = "stablehlo.negate"(%138) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%142 = "stablehlo.select"(%140, %137, %141) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%143 = "stablehlo.convert"(%142) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%144 = "stablehlo.add"(%143, %120) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%145 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%146 = "stablehlo.maximum"(%144, %145) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%147 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%148 = "stablehlo.minimum"(%146, %147) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%149 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9xi32>
%150 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%151 = "stablehlo.compare"(%149, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%152 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%153 = "stablehlo.compare"(%149, %152) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%154 = "stablehlo.and"(%151, %153) : (tensor<5x3x9xi1>, tensor<5x3x9xi1>) -> tensor<5x3x9xi1>
%155 = "stablehlo.subtract"(%148, %133) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%156 = "stablehlo.constant"() {value = dense<1> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%157 = "stablehlo.maximum"(%155, %156) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%158 = "stablehlo.convert"(%157) : (tensor<5x3xi32>) -> tensor<5x3xf32>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xf32>) -> tensor<5x3x9xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9xf32>} : () -> tensor<5x3x9xf32>
%161 = "stablehlo.divide"(%160, %159) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9xf32>} : () -> tensor<5x3x9xf32>
%163 = "stablehlo.select"(%154, %161, %162) : (tensor<5x3x9xi1>, tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%164 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x2x2x3xf32>) -> tensor<5x2x2x3x9xf32>
%165 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64: 0, 3, 4>} : (tensor<5x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<5x2x2x3x9xf32>, tensor<5x2x2x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%167 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%168 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%170 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%172 = "stablehlo.select"(%169, %170, %171) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%173 = "stablehlo.dot_general"(%172, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<5x2x2x3x9xf32>) -> tensor<2x2x8x2x3x9xf32>
%174 = "stablehlo.transpose"(%173) {permutation = array<i64: 1, 3, 0, 4, 2, 5>} : (tensor<2x2x8x2x3x9xf32>) -> tensor<2x2x2x3x8x9xf32>
%175 = "stablehlo.reshape"(%174) : (tensor<2x2x2x3x8x9xf32>) -> tensor<2x12x8x9xf32>
return %175 : tensor<2x12x8x9xf32>
}
}

// f16[5,2,2,3] f16[5,5] s32[5,2,2,3] 1.0 2 3 1 12 8 9
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<5x2x2x3xf16>, %1: tensor<5x5xf16>, %2: tensor<5x2x2x3xi32>, %3: tensor<f32>) -> (tensor<1x12x8x9xf16>) {
%4 = "stablehlo.convert"(%3) : (tensor<f32>) -> tensor<f16>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%6 = "stablehlo.reshape"(%5) : (tensor<5x1xf16>) -> tensor<5xf16>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%8 = "stablehlo.multiply"(%6, %7) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%9 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%10 = "stablehlo.reshape"(%9) : (tensor<5x1xf16>) -> tensor<5xf16>
%11 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%14 = "stablehlo.reshape"(%13) : (tensor<5x1xf16>) -> tensor<5xf16>
%15 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%17 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf16>) -> tensor<5x1xf16>
%18 = "stablehlo.reshape"(%17) : (tensor<5x1xf16>) -> tensor<5xf16>
%19 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%21 = "stablehlo.round_nearest_afz"(%8) : (tensor<5xf16>) -> tensor<5xf16>
%22 = "stablehlo.convert"(%21) : (tensor<5xf16>) -> tensor<5xf32>
%23 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%24 = "stablehlo.abs"(%22) : (tensor<5xf32>) -> tensor<5xf32>
%25 = "stablehlo.compare"(%24, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%26 = "stablehlo.negate"(%23) : (tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.select"(%25, %22, %26) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%28 = "stablehlo.convert"(%27) : (tensor<5xf32>) -> tensor<5xi32>
%29 = "stablehlo.round_nearest_afz"(%12) : (tensor<5xf16>) -> tensor<5xf16>
%30 = "stablehlo.convert"(%29) : (tensor<5xf16>) -> tensor<5xf32>
%31 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%32 = "stablehlo.abs"(%30) : (tensor<5xf32>) -> tensor<5xf32>
%33 = "stablehlo.compare"(%32, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%34 = "stablehlo.negate"(%31) : (tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.select"(%33, %30, %34) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%36 = "stablehlo.convert"(%35) : (tensor<5xf32>) -> tensor<5xi32>
%37 = "stablehlo.subtract"(%36, %28) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%39 = "stablehlo.add"(%37, %38) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%40 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%41 = "stablehlo.maximum"(%39, %40) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%42 = "stablehlo.convert"(%41) : (tensor<5xi32>) -> tensor<5xf16>
%43 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf16>} : () -> tensor<5xf16>
%44 = "stablehlo.divide"(%42, %43) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%45 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf16>
%46 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf16>) -> tensor<5x2xf16>
%47 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%48 = "stablehlo.multiply"(%45, %46) : (tensor<5x2xf16>, tensor<5x2xf16>) -> tensor<5x2xf16>
%49 = "stablehlo.floor"(%48) : (tensor<5x2xf16>) -> tensor<5x2xf16>
%50 = "stablehlo.convert"(%49) : (tensor<5x2xf16>) -> tensor<5x2xf32>
%51 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%52 = "stablehlo.abs"(%50) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%53 = "stablehlo.compare"(%52, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%54 = "stablehlo.negate"(%51) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%55 = "stablehlo.select"(%53, %50, %54) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%56 = "stablehlo.convert"(%55) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%57 = "stablehlo.add"(%56, %47) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%58 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%59 = "stablehlo.maximum"(%57, %58) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%60 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%61 = "stablehlo.minimum"(%59, %60) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf16>} : () -> tensor<5x2xf16>
%63 = "stablehlo.add"(%45, %62) : (tensor<5x2xf16>, tensor<5x2xf16>) -> tensor<5x2xf16>
%64 = "stablehlo.multiply"(%63, %46) : (tensor<5x2xf16>, tensor<5x2xf16>) -> tensor<5x2xf16>
%65 = "stablehlo.ceil"(%64) : (tensor<5x2xf16>) -> tensor<5x2xf16>
%66 = "stablehlo.convert"(%65) : (tensor<5x2xf16>) -> tensor<5x2xf32>
%67 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf32>} : () -> tensor<5x2xf32>
%68 = "stablehlo.abs"(%66) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%69 = "stablehlo.compare"(%68, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
%70 = "stablehlo.negate"(%67) : (tensor<5x2xf32>) -> tensor<5x2xf32>
%71 = "stablehlo.select"(%69, %66, %70) : (tensor<5x2xi1>, tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
%72 = "stablehlo.convert"(%71) : (tensor<5x2xf32>) -> tensor<5x2xi32>
%73 = "stablehlo.add"(%72, %47) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%74 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%75 = "stablehlo.maximum"(%73, %74) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%76 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%77 = "stablehlo.minimum"(%75, %76) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%78 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8xi32>
%79 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%80 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%81 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%82 = "stablehlo.compare"(%78, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%83 = "stablehlo.and"(%80, %82) : (tensor<5x2x8xi1>, tensor<5x2x8xi1>) -> tensor<5x2x8xi1>
%84 = "stablehlo.subtract"(%77, %61) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%85 = "stablehlo.constant"() {value = dense<1> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%86 = "stablehlo.maximum"(%84, %85) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%87 = "stablehlo.convert"(%86) : (tensor<5x2xi32>) -> tensor<5x2xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xf32>) -> tensor<5x2x8xf32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8xf32>} : () -> tensor<5x2x8xf32>
%90 = "stablehlo.divide"(%89, %88) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8xf32>} : () -> tensor<5x2x8xf32>
%92 = "stablehlo.select"(%83, %90, %91) : (tensor<5x2x8xi1>, tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%93 = "stablehlo.round_nearest_afz"(%16) : (tensor<5xf16>) -> tensor<5xf16>
%94 = "stablehlo.convert"(%93) : (tensor<5xf16>) -> tensor<5xf32>
%95 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%96 = "stablehlo.abs"(%94) : (tensor<5xf32>) -> tensor<5xf32>
%97 = "stablehlo.compare"(%96, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%98 = "stablehlo.negate"(%95) : (tensor<5xf32>) -> tensor<5xf32>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%100 = "stablehlo.convert"(%99) : (tensor<5xf32>) -> tensor<5xi32>
%101 = "stablehlo.round_nearest_afz"(%20) : (tensor<5xf16>) -> tensor<5xf16>
%102 = "stablehlo.convert"(%101) : (tensor<5xf16>) -> tensor<5xf32>
%103 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%104 = "stablehlo.abs"(%102) : (tensor<5xf32>) -> tensor<5xf32>
%105 = "stablehlo.compare"(%104, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%106 = "stablehlo.negate"(%103) : (tensor<5xf32>) -> tensor<5xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%108 = "stablehlo.convert"(%107) : (tensor<5xf32>) -> tensor<5xi32>
%109 = "stablehlo.subtract"(%108, %100) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%110 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%111 = "stablehlo.add"(%109, %110) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%112 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%113 = "stablehlo.maximum"(%111, %112) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%114 = "stablehlo.convert"(%113) : (tensor<5xi32>) -> tensor<5xf16>
%115 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf16>} : () -> tensor<5xf16>
%116 = "stablehlo.divide"(%114, %115) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
%117 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf16>
%118 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf16>) -> tensor<5x3xf16>
%119 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%120 = "stablehlo.multiply"(%117, %118) : (tensor<5x3xf16>, tensor<5x3xf16>) -> tensor<5x3xf16>
%121 = "stablehlo.floor"(%120) : (tensor<5x3xf16>) -> tensor<5x3xf16>
%122 = "stablehlo.convert"(%121) : (tensor<5x3xf16>) -> tensor<5x3xf32>
%123 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%124 = "stablehlo.abs"(%122) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%125 = "stablehlo.compare"(%124, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%126 = "stablehlo.negate"(%123) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%127 = "stablehlo.select"(%125, %122, %126) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%128 = "stablehlo.convert"(%127) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%129 = "stablehlo.add"(%128, %119) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%130 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%131 = "stablehlo.maximum"(%129, %130) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%132 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%133 = "stablehlo.minimum"(%131, %132) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf16>} : () -> tensor<5x3xf16>
%135 = "stablehlo.add"(%117, %134) : (tensor<5x3xf16>, tensor<5x3xf16>) -> tensor<5x3xf16>
%136 = "stablehlo.multiply"(%135, %118) : (tensor<5x3xf16>, tensor<5x3xf16>) -> tensor<5x3xf16>
%137 = "stablehlo.ceil"(%136) : (tensor<5x3xf16>) -> tensor<5x3xf16>
%138 = "stablehlo.convert"(%137) : (tensor<5x3xf16>) -> tensor<5x3xf32>
%139 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%140 = "stablehlo.abs"(%138) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%141 = "stablehlo.compare"(%140, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
%142 = "stablehlo.negate"(%139) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%143 = "stablehlo.select"(%141, %138, %142) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%144 = "stablehlo.convert"(%143) : (tensor<5x3xf32>) -> tensor<5x3xi32>
%145 = "stablehlo.add"(%144, %119) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%146 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%147 = "stablehlo.maximum"(%145, %146) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%148 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%149 = "stablehlo.minimum"(%147, %148) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%150 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9xi32>
%151 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%153 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%154 = "stablehlo.compare"(%150, %153) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%155 = "stablehlo.and"(%152, %154) : (tensor<5x3x9xi1>, tensor<5x3x9xi1>) -> tensor<5x3x9xi1>
%156 = "stablehlo.subtract"(%149, %133) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%157 = "stablehlo.constant"() {value = dense<1> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%158 = "stablehlo.maximum"(%156, %157) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%159 = "stablehlo.convert"(%158) : (tensor<5x3xi32>) -> tensor<5x3xf32>
%160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xf32>) -> tensor<5x3x9xf32>
%161 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9xf32>} : () -> tensor<5x3x9xf32>
%162 = "stablehlo.divide"(%161, %160) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9xf32>} : () -> tensor<5x3x9xf32>
%164 = "stablehlo.select"(%155, %162, %163) : (tensor<5x3x9xi1>, tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%165 = "stablehlo.convert"(%0) : (tensor<5x2x2x3xf16>) -> tensor<5x2x2x3xf32>
%166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x2x2x3xf32>) -> tensor<5x2x2x3x9xf32>
%167 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64: 0, 3, 4>} : (tensor<5x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<5x2x2x3x9xf32>, tensor<5x2x2x3x9xf32>) -> tensor<5x2x2x3x9xf32>
%169 = "stablehlo.reshape"(%92) : (tensor<5x2x8xf32>) -> tensor<5x2x1x8xf32>
%170 = "stablehlo.dot_general"(%169, %168) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x1x8xf32>, tensor<5x2x2x3x9xf32>) -> tensor<2x1x8x2x3x9xf32>
%171 = "stablehlo.transpose"(%170) {permutation = array<i64: 1, 3, 0, 4, 2, 5>} : (tensor<2x1x8x2x3x9xf32>) -> tensor<1x2x2x3x8x9xf32>
%172 = "stablehlo.reshape"(%171) : (tensor<1x2x2x3x8x9xf32>) -> tensor<1x12x8x9xf32>
%173 = "stablehlo.convert"(%172) : (tensor<1x12x8x9xf32>) -> tensor<1x12x8x9xf16>
return %173 : tensor<1x12x8x9xf16>
}
}

