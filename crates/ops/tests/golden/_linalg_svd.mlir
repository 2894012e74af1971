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
%183, %184 = "stablehlo.custom_call"(%182) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%185 = "stablehlo.custom_call"(%183, %184) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%186 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%190 = "stablehlo.select"(%188, %183, %189) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%191 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%192 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%194 = "stablehlo.convert"(%193) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%195 = "stablehlo.multiply"(%190, %194) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%200 = "stablehlo.reduce"(%195, %196) ({
^bb0(%197: tensor<f32>, %198: tensor<f32>):
%199 = "stablehlo.add"(%197, %198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%199) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%201 = "stablehlo.abs"(%200) : (tensor<3xf32>) -> tensor<3xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%203 = "stablehlo.compare"(%201, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%204 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%205 = "stablehlo.select"(%203, %204, %201) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%206 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%207 = "stablehlo.divide"(%200, %205) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%208 = "stablehlo.select"(%203, %206, %207) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%210 = "stablehlo.multiply"(%185, %209) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%211 = "stablehlo.transpose"(%210) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%212 = "stablehlo.transpose"(%181) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%213 = "stablehlo.slice"(%19) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x3xf32>
%214 = "stablehlo.dot_general"(%213, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
%215 = "stablehlo.slice"(%19) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x1xf32>
%216 = "stablehlo.concatenate"(%214, %215) {dimension = 1 : i64} : (tensor<4x3xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
%217 = "stablehlo.slice"(%216) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x3xf32>
return %217, %177, %211 : tensor<4x3xf32>, tensor<3xf32>, tensor<3x3xf32>
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
%184, %185 = "stablehlo.custom_call"(%183) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
%186 = "stablehlo.custom_call"(%184, %185) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%188 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%191 = "stablehlo.select"(%189, %184, %190) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%192 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%193 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
%196 = "stablehlo.multiply"(%191, %195) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%201 = "stablehlo.reduce"(%196, %197) ({
^bb0(%198: tensor<f32>, %199: tensor<f32>):
%200 = "stablehlo.add"(%198, %199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%200) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%202 = "stablehlo.abs"(%201) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%204 = "stablehlo.compare"(%202, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%205 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%206 = "stablehlo.select"(%204, %205, %202) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%207 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%208 = "stablehlo.divide"(%201, %206) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%209 = "stablehlo.select"(%204, %207, %208) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%210 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
%211 = "stablehlo.multiply"(%186, %210) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%213 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%214 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 5, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x5xf32>) -> tensor<2x5x3xf32>
%215 = "stablehlo.dot_general"(%214, %213) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5x3xf32>, tensor<2x3x3xf32>) -> tensor<2x5x3xf32>
%216 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 5, 5>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x5xf32>) -> tensor<2x5x2xf32>
%217 = "stablehlo.concatenate"(%215, %216) {dimension = 2 : i64} : (tensor<2x5x3xf32>, tensor<2x5x2xf32>) -> tensor<2x5x5xf32>
%218 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%219 = "stablehlo.transpose"(%217) {permutation = array<i64: 0, 2, 1>} : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
return %218, %178, %219 : tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x5x5xf32>
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
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%130, %131, %132 = "stablehlo.while"(%14, %15, %16) ({
^bb0(%17: tensor<4x4xf64>, %18: tensor<f64>, %19: tensor<i32>):
%20 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%22 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%23 = "stablehlo.compare"(%18, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%24 = "stablehlo.and"(%23, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%24) : (tensor<i1>) -> ()
}, {
^bb0(%25: tensor<4x4xf64>, %26: tensor<f64>, %27: tensor<i32>):
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%125, %126, %127 = "stablehlo.while"(%29, %25, %28) ({
^bb0(%30: tensor<i32>, %31: tensor<4x4xf64>, %32: tensor<f64>):
%33 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%34) : (tensor<i1>) -> ()
}, {
^bb0(%35: tensor<i32>, %36: tensor<4x4xf64>, %37: tensor<f64>):
%38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.add"(%35, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%40 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%41 = "stablehlo.slice"(%36) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%42 = "stablehlo.multiply"(%40, %40) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%47 = "stablehlo.reduce"(%42, %43) ({
^bb0(%44: tensor<f64>, %45: tensor<f64>):
%46 = "stablehlo.add"(%44, %45) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%46) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%48 = "stablehlo.reshape"(%47) : (tensor<2xf64>) -> tensor<2x1xf64>
%49 = "stablehlo.multiply"(%41, %41) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%54 = "stablehlo.reduce"(%49, %50) ({
^bb0(%51: tensor<f64>, %52: tensor<f64>):
%53 = "stablehlo.add"(%51, %52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%53) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%55 = "stablehlo.reshape"(%54) : (tensor<2xf64>) -> tensor<2x1xf64>
%56 = "stablehlo.multiply"(%40, %41) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f64>, %59: tensor<f64>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%60) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%62 = "stablehlo.reshape"(%61) : (tensor<2xf64>) -> tensor<2x1xf64>
%63 = "stablehlo.sqrt"(%48) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%64 = "stablehlo.sqrt"(%55) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%65 = "stablehlo.multiply"(%63, %64) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%67 = "stablehlo.compare"(%65, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%68 = "stablehlo.abs"(%62) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%69 = "stablehlo.divide"(%68, %65) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%70 = "stablehlo.select"(%67, %65, %69) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%71 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%75 = "stablehlo.abs"(%62) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%76 = "stablehlo.select"(%72, %75, %74) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%77 = "stablehlo.subtract"(%55, %48) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%79 = "stablehlo.multiply"(%76, %78) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%80 = "stablehlo.divide"(%77, %79) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%81 = "stablehlo.abs"(%80) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%82 = "stablehlo.multiply"(%80, %80) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%84 = "stablehlo.add"(%82, %83) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%85 = "stablehlo.sqrt"(%84) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%86 = "stablehlo.add"(%81, %85) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%87 = "stablehlo.compare"(%80, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%88 = "stablehlo.negate"(%74) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%89 = "stablehlo.select"(%87, %88, %74) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%90 = "stablehlo.divide"(%89, %86) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%91 = "stablehlo.select"(%72, %90, %73) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%92 = "stablehlo.multiply"(%91, %91) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%94 = "stablehlo.add"(%92, %93) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%95 = "stablehlo.sqrt"(%94) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%96 = "stablehlo.divide"(%74, %95) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%97 = "stablehlo.divide"(%62, %76) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%99 = "stablehlo.select"(%72, %97, %98) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%100 = "stablehlo.multiply"(%96, %91) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%101 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%102 = "stablehlo.slice"(%36) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%103 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%104 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%105 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%106 = "stablehlo.multiply"(%105, %102) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%107 = "stablehlo.multiply"(%103, %101) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%108 = "stablehlo.multiply"(%104, %106) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%110 = "stablehlo.multiply"(%104, %101) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%111 = "stablehlo.multiply"(%103, %106) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%112 = "stablehlo.add"(%110, %111) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%113 = "stablehlo.slice"(%109) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%114 = "stablehlo.slice"(%112) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf64>} : () -> tensor<0x4xf64>
%116 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%117 = "stablehlo.slice"(%109) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%118 = "stablehlo.concatenate"(%113, %114, %115, %116, %117) {dimension = 0 : i64} : (tensor<1x4xf64>, tensor<1x4xf64>, tensor<0x4xf64>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<4x4xf64>
%119 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%123 = "stablehlo.reduce"(%70, %119) ({
^bb0(%120: tensor<f64>, %121: tensor<f64>):
%122 = "stablehlo.maximum"(%120, %121) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%122) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>, tensor<f64>) -> tensor<f64>
%124 = "stablehlo.maximum"(%37, %123) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%39, %118, %124) : (tensor<i32>, tensor<4x4xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<4x4xf64>, tensor<f64>) -> (tensor<i32>, tensor<4x4xf64>, tensor<f64>)
%128 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.add"(%27, %128) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%126, %127, %129) : (tensor<4x4xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<4x4xf64>, tensor<f64>, tensor<i32>) -> (tensor<4x4xf64>, tensor<f64>, tensor<i32>)
%133 = "stablehlo.multiply"(%130, %130) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<f64>, %136: tensor<f64>):
%137 = "stablehlo.add"(%135, %136) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%137) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
%139 = "stablehlo.reshape"(%138) : (tensor<4xf64>) -> tensor<4x1xf64>
%140 = "stablehlo.sqrt"(%139) : (tensor<4x1xf64>) -> tensor<4x1xf64>
%141 = "stablehlo.reshape"(%140) : (tensor<4x1xf64>) -> tensor<4xf64>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%153, %154 = "stablehlo.sort"(%141, %142) ({
^bb0(%143: tensor<f64>, %144: tensor<f64>, %145: tensor<i32>, %146: tensor<i32>):
%147 = "stablehlo.compare"(%144, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%148 = "stablehlo.compare"(%143, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%149 = "stablehlo.compare"(%144, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%150 = "stablehlo.not"(%149) : (tensor<i1>) -> tensor<i1>
%151 = "stablehlo.and"(%148, %150) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%152 = "stablehlo.or"(%147, %151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%152) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xi32>)
%155 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%156 = "stablehlo.multiply"(%153, %155) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
return %157, %156, %157 : tensor<0xf64>, tensor<4xf64>, tensor<0xf64>
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
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%158, %159, %160 = "stablehlo.while"(%31, %32, %33) ({
^bb0(%34: tensor<2x4xcomplex<f32>>, %35: tensor<f32>, %36: tensor<i32>):
%37 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%39 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.compare"(%35, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%41 = "stablehlo.and"(%40, %38) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%41) : (tensor<i1>) -> ()
}, {
^bb0(%42: tensor<2x4xcomplex<f32>>, %43: tensor<f32>, %44: tensor<i32>):
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%153, %154, %155 = "stablehlo.while"(%46, %42, %45) ({
^bb0(%47: tensor<i32>, %48: tensor<2x4xcomplex<f32>>, %49: tensor<f32>):
%50 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%51) : (tensor<i1>) -> ()
}, {
^bb0(%52: tensor<i32>, %53: tensor<2x4xcomplex<f32>>, %54: tensor<f32>):
%55 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.add"(%52, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%57 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%59 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%60 = "stablehlo.real"(%58) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%61 = "stablehlo.multiply"(%60, %60) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%62 = "stablehlo.imag"(%58) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%63 = "stablehlo.multiply"(%62, %62) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%64 = "stablehlo.add"(%61, %63) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.reduce"(%64, %65) ({
^bb0(%66: tensor<f32>, %67: tensor<f32>):
%68 = "stablehlo.add"(%66, %67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%68) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%70 = "stablehlo.reshape"(%69) : (tensor<1xf32>) -> tensor<1x1xf32>
%71 = "stablehlo.real"(%59) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%72 = "stablehlo.multiply"(%71, %71) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%73 = "stablehlo.imag"(%59) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%74 = "stablehlo.multiply"(%73, %73) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%75 = "stablehlo.add"(%72, %74) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<1xf32>) -> tensor<1x1xf32>
%82 = "stablehlo.real"(%59) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%83 = "stablehlo.imag"(%59) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%84 = "stablehlo.negate"(%83) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%85 = "stablehlo.complex"(%82, %84) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
%86 = "stablehlo.multiply"(%58, %85) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%87 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%91 = "stablehlo.reduce"(%86, %87) ({
^bb0(%88: tensor<complex<f32>>, %89: tensor<complex<f32>>):
%90 = "stablehlo.add"(%88, %89) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%90) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%92 = "stablehlo.reshape"(%91) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%93 = "stablehlo.sqrt"(%70) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%94 = "stablehlo.sqrt"(%81) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%97 = "stablehlo.compare"(%95, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%98 = "stablehlo.abs"(%92) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%99 = "stablehlo.divide"(%98, %95) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%100 = "stablehlo.select"(%97, %95, %99) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%102 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%105 = "stablehlo.abs"(%92) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%106 = "stablehlo.select"(%102, %105, %104) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%107 = "stablehlo.subtract"(%81, %70) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%109 = "stablehlo.multiply"(%106, %108) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.divide"(%107, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.abs"(%110) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.multiply"(%110, %110) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%114 = "stablehlo.add"(%112, %113) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.sqrt"(%114) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.add"(%111, %115) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.compare"(%110, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%118 = "stablehlo.negate"(%104) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%119 = "stablehlo.select"(%117, %118, %104) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%120 = "stablehlo.divide"(%119, %116) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%121 = "stablehlo.select"(%102, %120, %103) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%122 = "stablehlo.multiply"(%121, %121) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%125 = "stablehlo.sqrt"(%124) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%126 = "stablehlo.divide"(%104, %125) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%127 = "stablehlo.convert"(%106) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%128 = "stablehlo.divide"(%92, %127) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%129 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%130 = "stablehlo.select"(%102, %128, %129) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%131 = "stablehlo.multiply"(%126, %121) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%132 = "stablehlo.slice"(%53) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%133 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%134 = "stablehlo.convert"(%126) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%136 = "stablehlo.convert"(%131) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%137 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%138 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%139 = "stablehlo.multiply"(%138, %133) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%140 = "stablehlo.multiply"(%135, %132) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%141 = "stablehlo.multiply"(%137, %139) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%142 = "stablehlo.subtract"(%140, %141) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%143 = "stablehlo.multiply"(%137, %132) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%144 = "stablehlo.multiply"(%135, %139) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%145 = "stablehlo.add"(%143, %144) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%146 = "stablehlo.concatenate"(%142, %145) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%147 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%151 = "stablehlo.reduce"(%100, %147) ({
^bb0(%148: tensor<f32>, %149: tensor<f32>):
%150 = "stablehlo.maximum"(%148, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%150) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%152 = "stablehlo.maximum"(%54, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56, %146, %152) : (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>) -> (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>)
%156 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%157 = "stablehlo.add"(%44, %156) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%154, %155, %157) : (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>)
%161 = "stablehlo.slice"(%158) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%162 = "stablehlo.real"(%161) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%163 = "stablehlo.multiply"(%162, %162) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%164 = "stablehlo.imag"(%161) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%165 = "stablehlo.multiply"(%164, %164) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%166 = "stablehlo.add"(%163, %165) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%171 = "stablehlo.reduce"(%166, %167) ({
^bb0(%168: tensor<f32>, %169: tensor<f32>):
%170 = "stablehlo.add"(%168, %169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%170) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%172 = "stablehlo.reshape"(%171) : (tensor<2xf32>) -> tensor<2x1xf32>
%173 = "stablehlo.sqrt"(%172) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%174 = "stablehlo.reshape"(%173) : (tensor<2x1xf32>) -> tensor<2xf32>
%175 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%186, %187 = "stablehlo.sort"(%174, %175) ({
^bb0(%176: tensor<f32>, %177: tensor<f32>, %178: tensor<i32>, %179: tensor<i32>):
%180 = "stablehlo.compare"(%177, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%181 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%182 = "stablehlo.compare"(%177, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%183 = "stablehlo.not"(%182) : (tensor<i1>) -> tensor<i1>
%184 = "stablehlo.and"(%181, %183) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%185 = "stablehlo.or"(%180, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%185) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%188 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%189 = "stablehlo.multiply"(%186, %188) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%190 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%191 = "stablehlo.gather"(%158, %190) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>, tensor<2x4xi32>) -> tensor<2x4xcomplex<f32>>
%192 = "stablehlo.slice"(%191) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%193 = "stablehlo.slice"(%191) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%194 = "stablehlo.real"(%192) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%195 = "stablehlo.imag"(%192) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%196 = "stablehlo.negate"(%195) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%197 = "stablehlo.complex"(%194, %196) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%198 = "stablehlo.transpose"(%197) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%199, %200 = "stablehlo.custom_call"(%198) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%201 = "stablehlo.custom_call"(%199, %200) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%202 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%203 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%204 = "stablehlo.compare"(%202, %203) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%205 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x2xcomplex<f32>>} : () -> tensor<2x2xcomplex<f32>>
%206 = "stablehlo.select"(%204, %199, %205) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%207 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%208 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%209 = "stablehlo.compare"(%207, %208) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%210 = "stablehlo.convert"(%209) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%211 = "stablehlo.multiply"(%206, %210) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%212 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%216 = "stablehlo.reduce"(%211, %212) ({
^bb0(%213: tensor<complex<f32>>, %214: tensor<complex<f32>>):
%215 = "stablehlo.add"(%213, %214) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%215) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%217 = "stablehlo.abs"(%216) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%219 = "stablehlo.compare"(%217, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%220 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%221 = "stablehlo.select"(%219, %220, %217) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%222 = "stablehlo.convert"(%221) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
%223 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2xcomplex<f32>>} : () -> tensor<2xcomplex<f32>>
%224 = "stablehlo.divide"(%216, %222) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%225 = "stablehlo.select"(%219, %223, %224) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64: 1>} : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%227 = "stablehlo.multiply"(%201, %226) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%228 = "stablehlo.real"(%227) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%229 = "stablehlo.imag"(%227) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%230 = "stablehlo.negate"(%229) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%231 = "stablehlo.complex"(%228, %230) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%232 = "stablehlo.transpose"(%231) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%233 = "stablehlo.real"(%193) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%234 = "stablehlo.imag"(%193) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%235 = "stablehlo.negate"(%234) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%236 = "stablehlo.complex"(%233, %235) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%237 = "stablehlo.transpose"(%236) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%238 = "stablehlo.slice"(%20) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%239 = "stablehlo.dot_general"(%238, %237) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%240 = "stablehlo.slice"(%20) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
%241 = "stablehlo.concatenate"(%239, %240) {dimension = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%242 = "stablehlo.slice"(%241) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
return %242, %189, %232 : tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>
}
}

// f32[0,3] true
module @example {
func.func public @main(%0: tensor<0x3xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%5 = "stablehlo.convert"(%4) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
return %6, %1, %5 : tensor<0x0xf32>, tensor<0xf32>, tensor<3x3xf32>
}
}

