// f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4x3xf32>) -> tensor<4x3xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.is_finite"(%6) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.select"(%10, %6, %11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
%14 = "stablehlo.divide"(%0, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16, %17 = "stablehlo.custom_call"(%14) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
%18 = "stablehlo.pad"(%16, %15) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x4xf32>
%19 = "stablehlo.custom_call"(%18, %17) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x4xf32>, tensor<3xf32>) -> tensor<4x4xf32>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%24 = "stablehlo.select"(%22, %16, %23) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%26 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%28 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%29 = "stablehlo.convert"(%28) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%30 = "stablehlo.concatenate"(%25, %29) {dimension = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.pad"(%30, %31) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<4x6xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%149, %150, %151 = "stablehlo.while"(%32, %33, %34) ({
^bb0(%35: tensor<4x6xf32>, %36: tensor<f32>, %37: tensor<i32>):
%38 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%40 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.compare"(%36, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%42 = "stablehlo.and"(%41, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<4x6xf32>, %44: tensor<f32>, %45: tensor<i32>):
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%144, %145, %146 = "stablehlo.while"(%47, %43, %46) ({
^bb0(%48: tensor<i32>, %49: tensor<4x6xf32>, %50: tensor<f32>):
%51 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.compare"(%48, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%52) : (tensor<i1>) -> ()
}, {
^bb0(%53: tensor<i32>, %54: tensor<4x6xf32>, %55: tensor<f32>):
%56 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.add"(%53, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%58 = "stablehlo.slice"(%54) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<4x3xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%60 = "stablehlo.slice"(%58) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.multiply"(%59, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2xf32>) -> tensor<2x1xf32>
%68 = "stablehlo.multiply"(%60, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.reduce"(%68, %69) ({
^bb0(%70: tensor<f32>, %71: tensor<f32>):
%72 = "stablehlo.add"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%72) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<2xf32>) -> tensor<2x1xf32>
%75 = "stablehlo.multiply"(%59, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<2xf32>) -> tensor<2x1xf32>
%82 = "stablehlo.sqrt"(%67) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%83 = "stablehlo.sqrt"(%74) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%87 = "stablehlo.abs"(%81) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%88 = "stablehlo.divide"(%87, %84) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%89 = "stablehlo.select"(%86, %84, %88) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%90 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%91 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%94 = "stablehlo.abs"(%81) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%95 = "stablehlo.select"(%91, %94, %93) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%96 = "stablehlo.subtract"(%74, %67) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%97 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.divide"(%96, %98) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%100 = "stablehlo.abs"(%99) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%101 = "stablehlo.multiply"(%99, %99) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%104 = "stablehlo.sqrt"(%103) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%105 = "stablehlo.add"(%100, %104) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.compare"(%99, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%107 = "stablehlo.negate"(%93) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%108 = "stablehlo.select"(%106, %107, %93) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.divide"(%108, %105) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.select"(%91, %109, %92) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%111 = "stablehlo.multiply"(%110, %110) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%113 = "stablehlo.add"(%111, %112) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.sqrt"(%113) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%115 = "stablehlo.divide"(%93, %114) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%116 = "stablehlo.divide"(%81, %95) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%118 = "stablehlo.select"(%91, %116, %117) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%119 = "stablehlo.multiply"(%115, %110) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%120 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.slice"(%54) {limit_indices = array<i64: 4, 6>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.multiply"(%124, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.multiply"(%122, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.multiply"(%123, %125) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%128 = "stablehlo.subtract"(%126, %127) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.multiply"(%123, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.multiply"(%122, %125) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%132 = "stablehlo.slice"(%128) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%133 = "stablehlo.slice"(%131) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x6xf32>} : () -> tensor<0x6xf32>
%135 = "stablehlo.slice"(%131) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%136 = "stablehlo.slice"(%128) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%137 = "stablehlo.concatenate"(%132, %133, %134, %135, %136) {dimension = 0 : i64} : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<0x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
%138 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%142 = "stablehlo.reduce"(%89, %138) ({
^bb0(%139: tensor<f32>, %140: tensor<f32>):
%141 = "stablehlo.maximum"(%139, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%141) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%143 = "stablehlo.maximum"(%55, %142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57, %137, %143) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x6xf32>, tensor<f32>)
%147 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%148 = "stablehlo.add"(%45, %147) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%145, %146, %148) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x6xf32>, tensor<f32>, tensor<i32>)
%152 = "stablehlo.slice"(%149) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<3x6xf32>
%153 = "stablehlo.slice"(%152) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%154 = "stablehlo.multiply"(%153, %153) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%159 = "stablehlo.reduce"(%154, %155) ({
^bb0(%156: tensor<f32>, %157: tensor<f32>):
%158 = "stablehlo.add"(%156, %157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%158) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%160 = "stablehlo.reshape"(%159) : (tensor<3xf32>) -> tensor<3x1xf32>
%161 = "stablehlo.sqrt"(%160) : (tensor<3x1xf32>) -> tensor<3x1xf32>
%162 = "stablehlo.reshape"(%161) : (tensor<3x1xf32>) -> tensor<3xf32>
%163 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%174, %175 = "stablehlo.sort"(%162, %163) ({
^bb0(%164: tensor<f32>, %165: tensor<f32>, %166: tensor<i32>, %167: tensor<i32>):
%168 = "stablehlo.compare"(%165, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%169 = "stablehlo.compare"(%164, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%170 = "stablehlo.compare"(%165, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%171 = "stablehlo.not"(%170) : (tensor<i1>) -> tensor<i1>
%172 = "stablehlo.and"(%169, %171) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%173 = "stablehlo.or"(%168, %172) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%173) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%176 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%178 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%179 = "stablehlo.gather"(%152, %178) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xf32>, tensor<3x6xi32>) -> tensor<3x6xf32>
%180 = "stablehlo.slice"(%179) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%181 = "stablehlo.slice"(%179) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%182 = "stablehlo.transpose"(%180) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%184, %185 = "stablehlo.custom_call"(%182) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%186 = "stablehlo.custom_call"(%184, %185) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%187 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%188 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%191 = "stablehlo.select"(%189, %184, %190) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%192 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%193 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%195 = "stablehlo.convert"(%194) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%196 = "stablehlo.multiply"(%191, %195) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%201 = "stablehlo.reduce"(%196, %197) ({
^bb0(%198: tensor<f32>, %199: tensor<f32>):
%200 = "stablehlo.add"(%198, %199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%200) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%202 = "stablehlo.abs"(%201) : (tensor<3xf32>) -> tensor<3xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%204 = "stablehlo.compare"(%202, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%205 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%206 = "stablehlo.select"(%204, %205, %202) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%207 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%208 = "stablehlo.divide"(%201, %206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%209 = "stablehlo.select"(%204, %207, %208) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%210 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%211 = "stablehlo.multiply"(%186, %210) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%213 = "stablehlo.transpose"(%181) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%214 = "stablehlo.slice"(%19) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x3xf32>
%215 = "stablehlo.dot_general"(%214, %213) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
%216 = "stablehlo.slice"(%19) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x1xf32>
%217 = "stablehlo.concatenate"(%215, %216) {dimension = 1 : i64} : (tensor<4x3xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
%218 = "stablehlo.slice"(%217) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x3xf32>
return %218, %177, %212 : tensor<4x3xf32>, tensor<3xf32>, tensor<3x3xf32>
}
}

// f32[2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x5x5xf32>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x5xf32>) -> tensor<2x5x3xf32>
%2 = "stablehlo.abs"(%1) : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
%3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2xf32>
%8 = "stablehlo.is_finite"(%7) : (tensor<2xf32>) -> tensor<2xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%11 = "stablehlo.and"(%8, %10) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%13 = "stablehlo.select"(%11, %7, %12) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x5x3xf32>
%15 = "stablehlo.divide"(%1, %14) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17, %18 = "stablehlo.custom_call"(%15) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>)
%19 = "stablehlo.pad"(%17, %16) {edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5x5xf32>
%20 = "stablehlo.custom_call"(%19, %18) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x5x5xf32>, tensor<2x3xf32>) -> tensor<2x5x5xf32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x5x3xi32>
%22 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x5x3xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x5x3xi32>, tensor<2x5x3xi32>) -> tensor<2x5x3xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x5x3xf32>} : () -> tensor<2x5x3xf32>
%25 = "stablehlo.select"(%23, %17, %24) : (tensor<2x5x3xi1>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x3xf32>) -> tensor<2x3x3xf32>
%27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%28 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%30 = "stablehlo.convert"(%29) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
%31 = "stablehlo.concatenate"(%26, %30) {dimension = 2 : i64} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x6xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.pad"(%31, %32) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%150, %151, %152 = "stablehlo.while"(%33, %34, %35) ({
^bb0(%36: tensor<2x4x6xf32>, %37: tensor<f32>, %38: tensor<i32>):
%39 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%41 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.compare"(%37, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%43 = "stablehlo.and"(%42, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%43) : (tensor<i1>) -> ()
}, {
^bb0(%44: tensor<2x4x6xf32>, %45: tensor<f32>, %46: tensor<i32>):
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%145, %146, %147 = "stablehlo.while"(%48, %44, %47) ({
^bb0(%49: tensor<i32>, %50: tensor<2x4x6xf32>, %51: tensor<f32>):
%52 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.compare"(%49, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%53) : (tensor<i1>) -> ()
}, {
^bb0(%54: tensor<i32>, %55: tensor<2x4x6xf32>, %56: tensor<f32>):
%57 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.add"(%54, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%59 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf32>) -> tensor<2x4x3xf32>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
%61 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
%62 = "stablehlo.multiply"(%60, %60) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<f32>, %65: tensor<f32>):
%66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%66) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
%69 = "stablehlo.multiply"(%61, %61) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.reduce"(%69, %70) ({
^bb0(%71: tensor<f32>, %72: tensor<f32>):
%73 = "stablehlo.add"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%73) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%75 = "stablehlo.reshape"(%74) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
%76 = "stablehlo.multiply"(%60, %61) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.reduce"(%76, %77) ({
^bb0(%78: tensor<f32>, %79: tensor<f32>):
%80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%80) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
%82 = "stablehlo.reshape"(%81) : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
%83 = "stablehlo.sqrt"(%68) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%84 = "stablehlo.sqrt"(%75) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%87 = "stablehlo.compare"(%85, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xi1>
%88 = "stablehlo.abs"(%82) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%89 = "stablehlo.divide"(%88, %85) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%90 = "stablehlo.select"(%87, %85, %89) : (tensor<2x2x1xi1>, tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%91 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xi1>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%95 = "stablehlo.abs"(%82) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%96 = "stablehlo.select"(%92, %95, %94) : (tensor<2x2x1xi1>, tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%97 = "stablehlo.subtract"(%75, %68) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%100 = "stablehlo.divide"(%97, %99) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%101 = "stablehlo.abs"(%100) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%102 = "stablehlo.multiply"(%100, %100) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%104 = "stablehlo.add"(%102, %103) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%105 = "stablehlo.sqrt"(%104) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%106 = "stablehlo.add"(%101, %105) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%107 = "stablehlo.compare"(%100, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xi1>
%108 = "stablehlo.negate"(%94) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%109 = "stablehlo.select"(%107, %108, %94) : (tensor<2x2x1xi1>, tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%110 = "stablehlo.divide"(%109, %106) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%111 = "stablehlo.select"(%92, %110, %93) : (tensor<2x2x1xi1>, tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%112 = "stablehlo.multiply"(%111, %111) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%114 = "stablehlo.add"(%112, %113) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%115 = "stablehlo.sqrt"(%114) : (tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%116 = "stablehlo.divide"(%94, %115) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%117 = "stablehlo.divide"(%82, %96) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf32>} : () -> tensor<2x2x1xf32>
%119 = "stablehlo.select"(%92, %117, %118) : (tensor<2x2x1xi1>, tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%120 = "stablehlo.multiply"(%116, %111) : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
%121 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf32>) -> tensor<2x2x6xf32>
%122 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 4, 6>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf32>) -> tensor<2x2x6xf32>
%123 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf32>) -> tensor<2x2x6xf32>
%124 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf32>) -> tensor<2x2x6xf32>
%125 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf32>) -> tensor<2x2x6xf32>
%126 = "stablehlo.multiply"(%125, %122) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
%127 = "stablehlo.multiply"(%123, %121) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
%128 = "stablehlo.multiply"(%124, %126) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
%129 = "stablehlo.subtract"(%127, %128) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
%130 = "stablehlo.multiply"(%124, %121) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
%131 = "stablehlo.multiply"(%123, %126) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
%132 = "stablehlo.add"(%130, %131) : (tensor<2x2x6xf32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
%133 = "stablehlo.slice"(%129) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x1x6xf32>
%134 = "stablehlo.slice"(%132) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x1x6xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x6xf32>} : () -> tensor<2x0x6xf32>
%136 = "stablehlo.slice"(%132) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x1x6xf32>
%137 = "stablehlo.slice"(%129) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x1x6xf32>
%138 = "stablehlo.concatenate"(%133, %134, %135, %136, %137) {dimension = 1 : i64} : (tensor<2x1x6xf32>, tensor<2x1x6xf32>, tensor<2x0x6xf32>, tensor<2x1x6xf32>, tensor<2x1x6xf32>) -> tensor<2x4x6xf32>
%139 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%143 = "stablehlo.reduce"(%90, %139) ({
^bb0(%140: tensor<f32>, %141: tensor<f32>):
%142 = "stablehlo.maximum"(%140, %141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%142) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf32>, tensor<f32>) -> tensor<f32>
%144 = "stablehlo.maximum"(%56, %143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%58, %138, %144) : (tensor<i32>, tensor<2x4x6xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4x6xf32>, tensor<f32>) -> (tensor<i32>, tensor<2x4x6xf32>, tensor<f32>)
%148 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%149 = "stablehlo.add"(%46, %148) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%146, %147, %149) : (tensor<2x4x6xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4x6xf32>, tensor<f32>, tensor<i32>) -> (tensor<2x4x6xf32>, tensor<f32>, tensor<i32>)
%153 = "stablehlo.slice"(%150) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf32>) -> tensor<2x3x6xf32>
%154 = "stablehlo.slice"(%153) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
%155 = "stablehlo.multiply"(%154, %154) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%160 = "stablehlo.reduce"(%155, %156) ({
^bb0(%157: tensor<f32>, %158: tensor<f32>):
%159 = "stablehlo.add"(%157, %158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%159) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%161 = "stablehlo.reshape"(%160) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
%162 = "stablehlo.sqrt"(%161) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
%163 = "stablehlo.reshape"(%162) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
%164 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%175, %176 = "stablehlo.sort"(%163, %164) ({
^bb0(%165: tensor<f32>, %166: tensor<f32>, %167: tensor<i32>, %168: tensor<i32>):
%169 = "stablehlo.compare"(%166, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%170 = "stablehlo.compare"(%165, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%171 = "stablehlo.compare"(%166, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%172 = "stablehlo.not"(%171) : (tensor<i1>) -> tensor<i1>
%173 = "stablehlo.and"(%170, %172) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%174 = "stablehlo.or"(%169, %173) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%174) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
%177 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%178 = "stablehlo.multiply"(%175, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%179 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x6xi32>
%180 = "stablehlo.gather"(%153, %179) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>, tensor<2x3x6xi32>) -> tensor<2x3x6xf32>
%181 = "stablehlo.slice"(%180) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
%182 = "stablehlo.slice"(%180) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf32>) -> tensor<2x3x3xf32>
%183 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%185, %186 = "stablehlo.custom_call"(%183) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
%187 = "stablehlo.custom_call"(%185, %186) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
%188 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%189 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%190 = "stablehlo.compare"(%188, %189) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%192 = "stablehlo.select"(%190, %185, %191) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%193 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%194 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%196 = "stablehlo.convert"(%195) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
%197 = "stablehlo.multiply"(%192, %196) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%202 = "stablehlo.reduce"(%197, %198) ({
^bb0(%199: tensor<f32>, %200: tensor<f32>):
%201 = "stablehlo.add"(%199, %200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%201) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%203 = "stablehlo.abs"(%202) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%205 = "stablehlo.compare"(%203, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%206 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%207 = "stablehlo.select"(%205, %206, %203) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%209 = "stablehlo.divide"(%202, %207) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%210 = "stablehlo.select"(%205, %208, %209) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
%212 = "stablehlo.multiply"(%187, %211) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%213 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%214 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%215 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 5, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x5xf32>) -> tensor<2x5x3xf32>
%216 = "stablehlo.dot_general"(%215, %214) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5x3xf32>, tensor<2x3x3xf32>) -> tensor<2x5x3xf32>
%217 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 5, 5>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x5xf32>) -> tensor<2x5x2xf32>
%218 = "stablehlo.concatenate"(%216, %217) {dimension = 2 : i64} : (tensor<2x5x3xf32>, tensor<2x5x2xf32>) -> tensor<2x5x5xf32>
%219 = "stablehlo.transpose"(%213) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%220 = "stablehlo.transpose"(%218) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
return %219, %178, %220 : tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x5x5xf32>
}
}

// f64[4,4] false false
module @example {
func.func public @main(%0: tensor<4x4xf64>) -> (tensor<0xf64>, tensor<4xf64>, tensor<0xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%2 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f64>, %4: tensor<f64>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%5) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x4xf64>, tensor<f64>) -> tensor<f64>
%7 = "stablehlo.is_finite"(%6) : (tensor<f64>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%12 = "stablehlo.select"(%10, %6, %11) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x4xf64>
%14 = "stablehlo.divide"(%0, %13) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%18 = "stablehlo.convert"(%17) : (tensor<4x4xi1>) -> tensor<4x4xf64>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135, %136, %137 = "stablehlo.while"(%14, %20, %21) ({
^bb0(%22: tensor<4x4xf64>, %23: tensor<f64>, %24: tensor<i32>):
%25 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%28 = "stablehlo.compare"(%23, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%29 = "stablehlo.and"(%28, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%29) : (tensor<i1>) -> ()
}, {
^bb0(%30: tensor<4x4xf64>, %31: tensor<f64>, %32: tensor<i32>):
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%130, %131, %132 = "stablehlo.while"(%34, %30, %33) ({
^bb0(%35: tensor<i32>, %36: tensor<4x4xf64>, %37: tensor<f64>):
%38 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%35, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%39) : (tensor<i1>) -> ()
}, {
^bb0(%40: tensor<i32>, %41: tensor<4x4xf64>, %42: tensor<f64>):
%43 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.add"(%40, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%45 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%46 = "stablehlo.slice"(%41) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%47 = "stablehlo.multiply"(%45, %45) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<f64>, %50: tensor<f64>):
%51 = "stablehlo.add"(%49, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%51) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%53 = "stablehlo.reshape"(%52) : (tensor<2xf64>) -> tensor<2x1xf64>
%54 = "stablehlo.multiply"(%46, %46) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<f64>, %57: tensor<f64>):
%58 = "stablehlo.add"(%56, %57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%58) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%60 = "stablehlo.reshape"(%59) : (tensor<2xf64>) -> tensor<2x1xf64>
%61 = "stablehlo.multiply"(%45, %46) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<f64>, %64: tensor<f64>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%65) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%67 = "stablehlo.reshape"(%66) : (tensor<2xf64>) -> tensor<2x1xf64>
%68 = "stablehlo.sqrt"(%53) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%69 = "stablehlo.sqrt"(%60) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%73 = "stablehlo.abs"(%67) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%74 = "stablehlo.divide"(%73, %70) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%75 = "stablehlo.select"(%72, %70, %74) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%76 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%77 = "stablehlo.compare"(%75, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%80 = "stablehlo.abs"(%67) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%81 = "stablehlo.select"(%77, %80, %79) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%82 = "stablehlo.subtract"(%60, %53) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%84 = "stablehlo.multiply"(%81, %83) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%85 = "stablehlo.divide"(%82, %84) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%86 = "stablehlo.abs"(%85) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%87 = "stablehlo.multiply"(%85, %85) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%89 = "stablehlo.add"(%87, %88) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%90 = "stablehlo.sqrt"(%89) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%91 = "stablehlo.add"(%86, %90) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%92 = "stablehlo.compare"(%85, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%93 = "stablehlo.negate"(%79) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%94 = "stablehlo.select"(%92, %93, %79) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%95 = "stablehlo.divide"(%94, %91) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%96 = "stablehlo.select"(%77, %95, %78) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%97 = "stablehlo.multiply"(%96, %96) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%99 = "stablehlo.add"(%97, %98) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%100 = "stablehlo.sqrt"(%99) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%101 = "stablehlo.divide"(%79, %100) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%102 = "stablehlo.divide"(%67, %81) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%104 = "stablehlo.select"(%77, %102, %103) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%105 = "stablehlo.multiply"(%101, %96) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%106 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%107 = "stablehlo.slice"(%41) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%108 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%109 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%110 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%111 = "stablehlo.multiply"(%110, %107) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%112 = "stablehlo.multiply"(%108, %106) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%113 = "stablehlo.multiply"(%109, %111) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%114 = "stablehlo.subtract"(%112, %113) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%115 = "stablehlo.multiply"(%109, %106) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%116 = "stablehlo.multiply"(%108, %111) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%117 = "stablehlo.add"(%115, %116) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%118 = "stablehlo.slice"(%114) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%119 = "stablehlo.slice"(%117) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf64>} : () -> tensor<0x4xf64>
%121 = "stablehlo.slice"(%117) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%122 = "stablehlo.slice"(%114) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%123 = "stablehlo.concatenate"(%118, %119, %120, %121, %122) {dimension = 0 : i64} : (tensor<1x4xf64>, tensor<1x4xf64>, tensor<0x4xf64>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<4x4xf64>
%124 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%128 = "stablehlo.reduce"(%75, %124) ({
^bb0(%125: tensor<f64>, %126: tensor<f64>):
%127 = "stablehlo.maximum"(%125, %126) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%127) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>, tensor<f64>) -> tensor<f64>
%129 = "stablehlo.maximum"(%42, %128) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%44, %123, %129) : (tensor<i32>, tensor<4x4xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<4x4xf64>, tensor<f64>) -> (tensor<i32>, tensor<4x4xf64>, tensor<f64>)
%133 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%134 = "stablehlo.add"(%32, %133) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%131, %132, %134) : (tensor<4x4xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<4x4xf64>, tensor<f64>, tensor<i32>) -> (tensor<4x4xf64>, tensor<f64>, tensor<i32>)
%138 = "stablehlo.multiply"(%135, %135) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%143 = "stablehlo.reduce"(%138, %139) ({
^bb0(%140: tensor<f64>, %141: tensor<f64>):
%142 = "stablehlo.add"(%140, %141) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%142) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
%144 = "stablehlo.reshape"(%143) : (tensor<4xf64>) -> tensor<4x1xf64>
%145 = "stablehlo.sqrt"(%144) : (tensor<4x1xf64>) -> tensor<4x1xf64>
%146 = "stablehlo.reshape"(%145) : (tensor<4x1xf64>) -> tensor<4xf64>
%147 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%158, %159 = "stablehlo.sort"(%146, %147) ({
^bb0(%148: tensor<f64>, %149: tensor<f64>, %150: tensor<i32>, %151: tensor<i32>):
%152 = "stablehlo.compare"(%149, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%153 = "stablehlo.compare"(%148, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%154 = "stablehlo.compare"(%149, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%155 = "stablehlo.not"(%154) : (tensor<i1>) -> tensor<i1>
%156 = "stablehlo.and"(%153, %155) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%157 = "stablehlo.or"(%152, %156) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%157) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xi32>)
%160 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%161 = "stablehlo.multiply"(%158, %160) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
return %162, %161, %162 : tensor<0xf64>, tensor<4xf64>, tensor<0xf64>
}
}

// c64[3,2]
module @example {
func.func public @main(%0: tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>) {
%1 = "stablehlo.abs"(%0) : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.is_finite"(%6) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.select"(%10, %6, %11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<complex<f32>>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
%15 = "stablehlo.divide"(%0, %14) : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%16 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%17, %18 = "stablehlo.custom_call"(%15) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%19 = "stablehlo.pad"(%17, %16) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%20 = "stablehlo.custom_call"(%19, %18) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<3x3xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x2xi32>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x2xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
%24 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<3x2xcomplex<f32>>} : () -> tensor<3x2xcomplex<f32>>
%25 = "stablehlo.select"(%23, %17, %24) : (tensor<3x2xi1>, tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%30 = "stablehlo.convert"(%29) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%31 = "stablehlo.concatenate"(%26, %30) {dimension = 1 : i64} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%32 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%159, %160, %161 = "stablehlo.while"(%31, %33, %34) ({
^bb0(%35: tensor<2x4xcomplex<f32>>, %36: tensor<f32>, %37: tensor<i32>):
%38 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%40 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.compare"(%36, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%42 = "stablehlo.and"(%41, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<2x4xcomplex<f32>>, %44: tensor<f32>, %45: tensor<i32>):
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%154, %155, %156 = "stablehlo.while"(%47, %43, %46) ({
^bb0(%48: tensor<i32>, %49: tensor<2x4xcomplex<f32>>, %50: tensor<f32>):
%51 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.compare"(%48, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%52) : (tensor<i1>) -> ()
}, {
^bb0(%53: tensor<i32>, %54: tensor<2x4xcomplex<f32>>, %55: tensor<f32>):
%56 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.add"(%53, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%58 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%60 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%61 = "stablehlo.real"(%59) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%62 = "stablehlo.multiply"(%61, %61) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%63 = "stablehlo.imag"(%59) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%64 = "stablehlo.multiply"(%63, %63) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%65 = "stablehlo.add"(%62, %64) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<f32>, %68: tensor<f32>):
%69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%69) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<1xf32>) -> tensor<1x1xf32>
%72 = "stablehlo.real"(%60) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%73 = "stablehlo.multiply"(%72, %72) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%74 = "stablehlo.imag"(%60) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%75 = "stablehlo.multiply"(%74, %74) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%76 = "stablehlo.add"(%73, %75) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.reduce"(%76, %77) ({
^bb0(%78: tensor<f32>, %79: tensor<f32>):
%80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%80) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%82 = "stablehlo.reshape"(%81) : (tensor<1xf32>) -> tensor<1x1xf32>
%83 = "stablehlo.real"(%60) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%84 = "stablehlo.imag"(%60) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%85 = "stablehlo.negate"(%84) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%86 = "stablehlo.complex"(%83, %85) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
%87 = "stablehlo.multiply"(%59, %86) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%88 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<complex<f32>>, %90: tensor<complex<f32>>):
%91 = "stablehlo.add"(%89, %90) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%91) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%93 = "stablehlo.reshape"(%92) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%94 = "stablehlo.sqrt"(%71) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%95 = "stablehlo.sqrt"(%82) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%98 = "stablehlo.compare"(%96, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%99 = "stablehlo.abs"(%93) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%100 = "stablehlo.divide"(%99, %96) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.select"(%98, %96, %100) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%102 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%106 = "stablehlo.abs"(%93) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%107 = "stablehlo.select"(%103, %106, %105) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.subtract"(%82, %71) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.divide"(%108, %110) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.abs"(%111) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%113 = "stablehlo.multiply"(%111, %111) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.sqrt"(%115) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.add"(%112, %116) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%118 = "stablehlo.compare"(%111, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%119 = "stablehlo.negate"(%105) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%120 = "stablehlo.select"(%118, %119, %105) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%121 = "stablehlo.divide"(%120, %117) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%122 = "stablehlo.select"(%103, %121, %104) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%123 = "stablehlo.multiply"(%122, %122) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%124 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%125 = "stablehlo.add"(%123, %124) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%126 = "stablehlo.sqrt"(%125) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%127 = "stablehlo.divide"(%105, %126) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%128 = "stablehlo.convert"(%107) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%129 = "stablehlo.divide"(%93, %128) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%130 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%131 = "stablehlo.select"(%103, %129, %130) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%132 = "stablehlo.multiply"(%127, %122) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%133 = "stablehlo.slice"(%54) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%134 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%135 = "stablehlo.convert"(%127) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%137 = "stablehlo.convert"(%132) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%139 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%140 = "stablehlo.multiply"(%139, %134) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%141 = "stablehlo.multiply"(%136, %133) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%142 = "stablehlo.multiply"(%138, %140) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%143 = "stablehlo.subtract"(%141, %142) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%144 = "stablehlo.multiply"(%138, %133) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%145 = "stablehlo.multiply"(%136, %140) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%146 = "stablehlo.add"(%144, %145) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%147 = "stablehlo.concatenate"(%143, %146) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%148 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.reduce"(%101, %148) ({
^bb0(%149: tensor<f32>, %150: tensor<f32>):
%151 = "stablehlo.maximum"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%151) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%153 = "stablehlo.maximum"(%55, %152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57, %147, %153) : (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>) -> (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>)
%157 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%158 = "stablehlo.add"(%45, %157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%155, %156, %158) : (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>)
%162 = "stablehlo.slice"(%159) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%163 = "stablehlo.real"(%162) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%164 = "stablehlo.multiply"(%163, %163) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%165 = "stablehlo.imag"(%162) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%166 = "stablehlo.multiply"(%165, %165) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%167 = "stablehlo.add"(%164, %166) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%172 = "stablehlo.reduce"(%167, %168) ({
^bb0(%169: tensor<f32>, %170: tensor<f32>):
%171 = "stablehlo.add"(%169, %170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%171) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%173 = "stablehlo.reshape"(%172) : (tensor<2xf32>) -> tensor<2x1xf32>
%174 = "stablehlo.sqrt"(%173) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%175 = "stablehlo.reshape"(%174) : (tensor<2x1xf32>) -> tensor<2xf32>
%176 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%187, %188 = "stablehlo.sort"(%175, %176) ({
^bb0(%177: tensor<f32>, %178: tensor<f32>, %179: tensor<i32>, %180: tensor<i32>):
%181 = "stablehlo.compare"(%178, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%182 = "stablehlo.compare"(%177, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%183 = "stablehlo.compare"(%178, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%184 = "stablehlo.not"(%183) : (tensor<i1>) -> tensor<i1>
%185 = "stablehlo.and"(%182, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%186 = "stablehlo.or"(%181, %185) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%186) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%189 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%190 = "stablehlo.multiply"(%187, %189) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%191 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%192 = "stablehlo.gather"(%159, %191) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>, tensor<2x4xi32>) -> tensor<2x4xcomplex<f32>>
%193 = "stablehlo.slice"(%192) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%194 = "stablehlo.slice"(%192) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%195 = "stablehlo.real"(%193) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%196 = "stablehlo.imag"(%193) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%197 = "stablehlo.negate"(%196) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%198 = "stablehlo.complex"(%195, %197) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%199 = "stablehlo.transpose"(%198) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%200 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%201, %202 = "stablehlo.custom_call"(%199) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%203 = "stablehlo.custom_call"(%201, %202) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%204 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%205 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%206 = "stablehlo.compare"(%204, %205) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%207 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x2xcomplex<f32>>} : () -> tensor<2x2xcomplex<f32>>
%208 = "stablehlo.select"(%206, %201, %207) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%209 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%210 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%211 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%212 = "stablehlo.convert"(%211) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%213 = "stablehlo.multiply"(%208, %212) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%214 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%218 = "stablehlo.reduce"(%213, %214) ({
^bb0(%215: tensor<complex<f32>>, %216: tensor<complex<f32>>):
%217 = "stablehlo.add"(%215, %216) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%217) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%219 = "stablehlo.abs"(%218) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%221 = "stablehlo.compare"(%219, %220) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%222 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%223 = "stablehlo.select"(%221, %222, %219) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%224 = "stablehlo.convert"(%223) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
%225 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2xcomplex<f32>>} : () -> tensor<2xcomplex<f32>>
%226 = "stablehlo.divide"(%218, %224) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%227 = "stablehlo.select"(%221, %225, %226) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 1>} : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%229 = "stablehlo.multiply"(%203, %228) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%230 = "stablehlo.real"(%229) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%231 = "stablehlo.imag"(%229) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%232 = "stablehlo.negate"(%231) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%233 = "stablehlo.complex"(%230, %232) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%234 = "stablehlo.transpose"(%233) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%235 = "stablehlo.real"(%194) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%236 = "stablehlo.imag"(%194) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%237 = "stablehlo.negate"(%236) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%238 = "stablehlo.complex"(%235, %237) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%239 = "stablehlo.transpose"(%238) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%240 = "stablehlo.slice"(%20) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%241 = "stablehlo.dot_general"(%240, %239) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%242 = "stablehlo.slice"(%20) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%243 = "stablehlo.concatenate"(%241, %242) {dimension = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%244 = "stablehlo.slice"(%243) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
return %244, %190, %234 : tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>
}
}

// f32[0,3] true
module @example {
func.func public @main(%0: tensor<0x3xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<0x0xi32>} : () -> tensor<0x0xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<0x0xi32>} : () -> tensor<0x0xi32>
%4 = "stablehlo.constant"() {value = dense<false> : tensor<0x0xi1>} : () -> tensor<0x0xi1>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%11 = "stablehlo.convert"(%10) : (tensor<3x3xi1>) -> tensor<3x3xf32>
return %5, %6, %11 : tensor<0x0xf32>, tensor<0xf32>, tensor<3x3xf32>
}
}

