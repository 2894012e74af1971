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

// f64[5,2,2,3] f64[5,5] s32[5,2,2,3] 1.0 2 3 1 12 8 9
// run-time numbers: spatial_scale:F64
module @example {
func.func public @main(%0: tensor<5x2x2x3xf64>, %1: tensor<5x5xf64>, %2: tensor<5x2x2x3xi32>, %3: tensor<f64>) -> (tensor<1x12x8x9xf64>) {
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%5 = "stablehlo.reshape"(%4) : (tensor<5x1xf64>) -> tensor<5xf64>
%6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%9 = "stablehlo.reshape"(%8) : (tensor<5x1xf64>) -> tensor<5xf64>
%10 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%11 = "stablehlo.multiply"(%9, %10) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%13 = "stablehlo.reshape"(%12) : (tensor<5x1xf64>) -> tensor<5xf64>
%14 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%15 = "stablehlo.multiply"(%13, %14) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%17 = "stablehlo.reshape"(%16) : (tensor<5x1xf64>) -> tensor<5xf64>
%18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%20 = "stablehlo.round_nearest_afz"(%7) : (tensor<5xf64>) -> tensor<5xf64>
%21 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%22 = "stablehlo.abs"(%20) : (tensor<5xf64>) -> tensor<5xf64>
%23 = "stablehlo.compare"(%22, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%24 = "stablehlo.negate"(%21) : (tensor<5xf64>) -> tensor<5xf64>
%25 = "stablehlo.select"(%23, %20, %24) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%26 = "stablehlo.convert"(%25) : (tensor<5xf64>) -> tensor<5xi32>
%27 = "stablehlo.round_nearest_afz"(%11) : (tensor<5xf64>) -> tensor<5xf64>
%28 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%29 = "stablehlo.abs"(%27) : (tensor<5xf64>) -> tensor<5xf64>
%30 = "stablehlo.compare"(%29, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%31 = "stablehlo.negate"(%28) : (tensor<5xf64>) -> tensor<5xf64>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%33 = "stablehlo.convert"(%32) : (tensor<5xf64>) -> tensor<5xi32>
%34 = "stablehlo.subtract"(%33, %26) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%36 = "stablehlo.add"(%34, %35) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%37 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%38 = "stablehlo.maximum"(%36, %37) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%39 = "stablehlo.convert"(%38) : (tensor<5xi32>) -> tensor<5xf64>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%41 = "stablehlo.divide"(%39, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%42 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2xf64>
%43 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2xf64>
%44 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2xi32>
%45 = "stablehlo.multiply"(%42, %43) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%46 = "stablehlo.floor"(%45) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%47 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%48 = "stablehlo.abs"(%46) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%49 = "stablehlo.compare"(%48, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
%50 = "stablehlo.negate"(%47) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%51 = "stablehlo.select"(%49, %46, %50) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%52 = "stablehlo.convert"(%51) : (tensor<5x2xf64>) -> tensor<5x2xi32>
%53 = "stablehlo.add"(%52, %44) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%55 = "stablehlo.maximum"(%53, %54) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%56 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%57 = "stablehlo.minimum"(%55, %56) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%59 = "stablehlo.add"(%42, %58) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%60 = "stablehlo.multiply"(%59, %43) : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%61 = "stablehlo.ceil"(%60) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%62 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x2xf64>} : () -> tensor<5x2xf64>
%63 = "stablehlo.abs"(%61) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%64 = "stablehlo.compare"(%63, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
%65 = "stablehlo.negate"(%62) : (tensor<5x2xf64>) -> tensor<5x2xf64>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<5x2xi1>, tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xf64>
%67 = "stablehlo.convert"(%66) : (tensor<5x2xf64>) -> tensor<5x2xi32>
%68 = "stablehlo.add"(%67, %44) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%70 = "stablehlo.maximum"(%68, %69) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%71 = "stablehlo.constant"() {value = dense<8> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%72 = "stablehlo.minimum"(%70, %71) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%73 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8xi32>
%74 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%75 = "stablehlo.compare"(%73, %74) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%76 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xi32>) -> tensor<5x2x8xi32>
%77 = "stablehlo.compare"(%73, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8xi32>, tensor<5x2x8xi32>) -> tensor<5x2x8xi1>
%78 = "stablehlo.and"(%75, %77) : (tensor<5x2x8xi1>, tensor<5x2x8xi1>) -> tensor<5x2x8xi1>
%79 = "stablehlo.subtract"(%72, %57) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<5x2xi32>} : () -> tensor<5x2xi32>
%81 = "stablehlo.maximum"(%79, %80) : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
%82 = "stablehlo.convert"(%81) : (tensor<5x2xi32>) -> tensor<5x2xf64>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x2xf64>) -> tensor<5x2x8xf64>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8xf64>} : () -> tensor<5x2x8xf64>
%85 = "stablehlo.divide"(%84, %83) : (tensor<5x2x8xf64>, tensor<5x2x8xf64>) -> tensor<5x2x8xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8xf64>} : () -> tensor<5x2x8xf64>
%87 = "stablehlo.select"(%78, %85, %86) : (tensor<5x2x8xi1>, tensor<5x2x8xf64>, tensor<5x2x8xf64>) -> tensor<5x2x8xf64>
%88 = "stablehlo.round_nearest_afz"(%15) : (tensor<5xf64>) -> tensor<5xf64>
%89 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%90 = "stablehlo.abs"(%88) : (tensor<5xf64>) -> tensor<5xf64>
%91 = "stablehlo.compare"(%90, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%92 = "stablehlo.negate"(%89) : (tensor<5xf64>) -> tensor<5xf64>
%93 = "stablehlo.select"(%91, %88, %92) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%94 = "stablehlo.convert"(%93) : (tensor<5xf64>) -> tensor<5xi32>
%95 = "stablehlo.round_nearest_afz"(%19) : (tensor<5xf64>) -> tensor<5xf64>
%96 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%97 = "stablehlo.abs"(%95) : (tensor<5xf64>) -> tensor<5xf64>
%98 = "stablehlo.compare"(%97, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%99 = "stablehlo.negate"(%96) : (tensor<5xf64>) -> tensor<5xf64>
%100 = "stablehlo.select"(%98, %95, %99) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%101 = "stablehlo.convert"(%100) : (tensor<5xf64>) -> tensor<5xi32>
%102 = "stablehlo.subtract"(%101, %94) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%103 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
%104 = "stablehlo.add"(%102, %103) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%105 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
%106 = "stablehlo.maximum"(%104, %105) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%107 = "stablehlo.convert"(%106) : (tensor<5xi32>) -> tensor<5xf64>
%108 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%109 = "stablehlo.divide"(%107, %108) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%110 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xf64>
%111 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3xf64>
%112 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3xi32>
%113 = "stablehlo.multiply"(%110, %111) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%114 = "stablehlo.floor"(%113) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%115 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%116 = "stablehlo.abs"(%114) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%117 = "stablehlo.compare"(%116, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%118 = "stablehlo.negate"(%115) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%119 = "stablehlo.select"(%117, %114, %118) : (tensor<5x3xi1>, tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%120 = "stablehlo.convert"(%119) : (tensor<5x3xf64>) -> tensor<5x3xi32>
%121 = "stablehlo.add"(%120, %112) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%122 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%123 = "stablehlo.maximum"(%121, %122) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%124 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%125 = "stablehlo.minimum"(%123, %124) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%126 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%127 = "stablehlo.add"(%110, %126) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%128 = "stablehlo.multiply"(%127, %111) : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%129 = "stablehlo.ceil"(%128) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%130 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5x3xf64>} : () -> tensor<5x3xf64>
%131 = "stablehlo.abs"(%129) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%132 = "stablehlo.compare"(%131, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
%133 = "stablehlo.negate"(%130) : (tensor<5x3xf64>) -> tensor<5x3xf64>
%134 = "stablehlo.select"(%132, %129, %133) : (tensor<5x3xi1>, tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xf64>
%135 = "stablehlo.convert"(%134) : (tensor<5x3xf64>) -> tensor<5x3xi32>
%136 = "stablehlo.add"(%135, %112) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%137 = "stablehlo.constant"() {value = dense<0> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%138 = "stablehlo.maximum"(%136, %137) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%139 = "stablehlo.constant"() {value = dense<9> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%140 = "stablehlo.minimum"(%138, %139) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%141 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9xi32>
%142 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%143 = "stablehlo.compare"(%141, %142) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%144 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xi32>) -> tensor<5x3x9xi32>
%145 = "stablehlo.compare"(%141, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9xi32>, tensor<5x3x9xi32>) -> tensor<5x3x9xi1>
%146 = "stablehlo.and"(%143, %145) : (tensor<5x3x9xi1>, tensor<5x3x9xi1>) -> tensor<5x3x9xi1>
%147 = "stablehlo.subtract"(%140, %125) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%148 = "stablehlo.constant"() {value = dense<1> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
%149 = "stablehlo.maximum"(%147, %148) : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi32>
%150 = "stablehlo.convert"(%149) : (tensor<5x3xi32>) -> tensor<5x3xf64>
%151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x3xf64>) -> tensor<5x3x9xf64>
%152 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9xf64>} : () -> tensor<5x3x9xf64>
%153 = "stablehlo.divide"(%152, %151) : (tensor<5x3x9xf64>, tensor<5x3x9xf64>) -> tensor<5x3x9xf64>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9xf64>} : () -> tensor<5x3x9xf64>
%155 = "stablehlo.select"(%146, %153, %154) : (tensor<5x3x9xi1>, tensor<5x3x9xf64>, tensor<5x3x9xf64>) -> tensor<5x3x9xf64>
%156 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x2x2x3xf64>) -> tensor<5x2x2x3x9xf64>
%157 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 3, 4>} : (tensor<5x3x9xf64>) -> tensor<5x2x2x3x9xf64>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<5x2x2x3x9xf64>, tensor<5x2x2x3x9xf64>) -> tensor<5x2x2x3x9xf64>
%159 = "stablehlo.reshape"(%87) : (tensor<5x2x8xf64>) -> tensor<5x2x1x8xf64>
%160 = "stablehlo.dot_general"(%159, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x2x1x8xf64>, tensor<5x2x2x3x9xf64>) -> tensor<2x1x8x2x3x9xf64>
%161 = "stablehlo.transpose"(%160) {permutation = array<i64: 1, 3, 0, 4, 2, 5>} : (tensor<2x1x8x2x3x9xf64>) -> tensor<1x2x2x3x8x9xf64>
%162 = "stablehlo.reshape"(%161) : (tensor<1x2x2x3x8x9xf64>) -> tensor<1x12x8x9xf64>
return %162 : tensor<1x12x8x9xf64>
}
}

