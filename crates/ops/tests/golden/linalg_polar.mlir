// f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x3xf32>) {
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
%219 = "stablehlo.dot_general"(%218, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
%220 = "stablehlo.transpose"(%212) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%221 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%222 = "stablehlo.multiply"(%212, %221) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%223 = "stablehlo.dot_general"(%220, %222) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %219, %223 : tensor<4x3xf32>, tensor<3x3xf32>
}
}

// f64[2,3,3]
module @example {
func.func public @main(%0: tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3x3xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%2 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f64>, %4: tensor<f64>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%5) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2xf64>
%7 = "stablehlo.is_finite"(%6) : (tensor<2xf64>) -> tensor<2xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%10 = "stablehlo.and"(%7, %9) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%12 = "stablehlo.select"(%10, %6, %11) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3x3xf64>
%14 = "stablehlo.divide"(%0, %13) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%16 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%18 = "stablehlo.convert"(%17) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%20 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%22 = "stablehlo.convert"(%21) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%23 = "stablehlo.concatenate"(%14, %22) {dimension = 2 : i64} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x6xf64>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%25 = "stablehlo.pad"(%23, %24) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x6xf64>, tensor<f64>) -> tensor<2x4x6xf64>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%142, %143, %144 = "stablehlo.while"(%25, %26, %27) ({
^bb0(%28: tensor<2x4x6xf64>, %29: tensor<f64>, %30: tensor<i32>):
%31 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%33 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%34 = "stablehlo.compare"(%29, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%35 = "stablehlo.and"(%34, %32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%35) : (tensor<i1>) -> ()
}, {
^bb0(%36: tensor<2x4x6xf64>, %37: tensor<f64>, %38: tensor<i32>):
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%137, %138, %139 = "stablehlo.while"(%40, %36, %39) ({
^bb0(%41: tensor<i32>, %42: tensor<2x4x6xf64>, %43: tensor<f64>):
%44 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%45) : (tensor<i1>) -> ()
}, {
^bb0(%46: tensor<i32>, %47: tensor<2x4x6xf64>, %48: tensor<f64>):
%49 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.add"(%46, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%51 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x4x3xf64>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%53 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%54 = "stablehlo.multiply"(%52, %52) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<f64>, %57: tensor<f64>):
%58 = "stablehlo.add"(%56, %57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%58) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%60 = "stablehlo.reshape"(%59) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%61 = "stablehlo.multiply"(%53, %53) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<f64>, %64: tensor<f64>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%65) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%67 = "stablehlo.reshape"(%66) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%68 = "stablehlo.multiply"(%52, %53) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%73 = "stablehlo.reduce"(%68, %69) ({
^bb0(%70: tensor<f64>, %71: tensor<f64>):
%72 = "stablehlo.add"(%70, %71) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%72) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%74 = "stablehlo.reshape"(%73) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%75 = "stablehlo.sqrt"(%60) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%76 = "stablehlo.sqrt"(%67) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%79 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%80 = "stablehlo.abs"(%74) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%81 = "stablehlo.divide"(%80, %77) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%82 = "stablehlo.select"(%79, %77, %81) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%83 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%87 = "stablehlo.abs"(%74) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%88 = "stablehlo.select"(%84, %87, %86) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%89 = "stablehlo.subtract"(%67, %60) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%90 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%91 = "stablehlo.multiply"(%88, %90) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%92 = "stablehlo.divide"(%89, %91) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%93 = "stablehlo.abs"(%92) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%94 = "stablehlo.multiply"(%92, %92) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%96 = "stablehlo.add"(%94, %95) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%97 = "stablehlo.sqrt"(%96) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%98 = "stablehlo.add"(%93, %97) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%99 = "stablehlo.compare"(%92, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%100 = "stablehlo.negate"(%86) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%101 = "stablehlo.select"(%99, %100, %86) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%102 = "stablehlo.divide"(%101, %98) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%103 = "stablehlo.select"(%84, %102, %85) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%104 = "stablehlo.multiply"(%103, %103) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%106 = "stablehlo.add"(%104, %105) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%107 = "stablehlo.sqrt"(%106) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%108 = "stablehlo.divide"(%86, %107) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%109 = "stablehlo.divide"(%74, %88) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%111 = "stablehlo.select"(%84, %109, %110) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%112 = "stablehlo.multiply"(%108, %103) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%113 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%114 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 4, 6>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%115 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%116 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%117 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%118 = "stablehlo.multiply"(%117, %114) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%119 = "stablehlo.multiply"(%115, %113) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%120 = "stablehlo.multiply"(%116, %118) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%122 = "stablehlo.multiply"(%116, %113) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%123 = "stablehlo.multiply"(%115, %118) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%124 = "stablehlo.add"(%122, %123) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%125 = "stablehlo.slice"(%121) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%126 = "stablehlo.slice"(%124) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x6xf64>} : () -> tensor<2x0x6xf64>
%128 = "stablehlo.slice"(%124) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%129 = "stablehlo.slice"(%121) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%130 = "stablehlo.concatenate"(%125, %126, %127, %128, %129) {dimension = 1 : i64} : (tensor<2x1x6xf64>, tensor<2x1x6xf64>, tensor<2x0x6xf64>, tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x4x6xf64>
%131 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%135 = "stablehlo.reduce"(%82, %131) ({
^bb0(%132: tensor<f64>, %133: tensor<f64>):
%134 = "stablehlo.maximum"(%132, %133) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%134) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>, tensor<f64>) -> tensor<f64>
%136 = "stablehlo.maximum"(%48, %135) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%50, %130, %136) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>)
%140 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%141 = "stablehlo.add"(%38, %140) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%138, %139, %141) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>)
%145 = "stablehlo.slice"(%142) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x3x6xf64>
%146 = "stablehlo.slice"(%145) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%147 = "stablehlo.multiply"(%146, %146) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%152 = "stablehlo.reduce"(%147, %148) ({
^bb0(%149: tensor<f64>, %150: tensor<f64>):
%151 = "stablehlo.add"(%149, %150) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%151) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%153 = "stablehlo.reshape"(%152) : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%154 = "stablehlo.sqrt"(%153) : (tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%155 = "stablehlo.reshape"(%154) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
%156 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%167, %168 = "stablehlo.sort"(%155, %156) ({
^bb0(%157: tensor<f64>, %158: tensor<f64>, %159: tensor<i32>, %160: tensor<i32>):
%161 = "stablehlo.compare"(%158, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%162 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%163 = "stablehlo.compare"(%158, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%164 = "stablehlo.not"(%163) : (tensor<i1>) -> tensor<i1>
%165 = "stablehlo.and"(%162, %164) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%166 = "stablehlo.or"(%161, %165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%166) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf64>, tensor<2x3xi32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
%169 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%171 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x6xi32>
%172 = "stablehlo.gather"(%145, %171) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>, tensor<2x3x6xi32>) -> tensor<2x3x6xf64>
%173 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%174 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%175 = "stablehlo.transpose"(%173) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%177, %178 = "stablehlo.custom_call"(%175) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
%179 = "stablehlo.custom_call"(%177, %178) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf64>, tensor<2x3xf64>) -> tensor<2x3x3xf64>
%180 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%181 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%182 = "stablehlo.compare"(%180, %181) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%184 = "stablehlo.select"(%182, %177, %183) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%185 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%186 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%187 = "stablehlo.compare"(%185, %186) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%188 = "stablehlo.convert"(%187) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%189 = "stablehlo.multiply"(%184, %188) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%194 = "stablehlo.reduce"(%189, %190) ({
^bb0(%191: tensor<f64>, %192: tensor<f64>):
%193 = "stablehlo.add"(%191, %192) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%193) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%195 = "stablehlo.abs"(%194) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%197 = "stablehlo.compare"(%195, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%198 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%199 = "stablehlo.select"(%197, %198, %195) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%200 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%201 = "stablehlo.divide"(%194, %199) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%202 = "stablehlo.select"(%197, %200, %201) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
%204 = "stablehlo.multiply"(%179, %203) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%206 = "stablehlo.transpose"(%174) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x0xf64>} : () -> tensor<2x3x0xf64>
%208 = "stablehlo.concatenate"(%206, %207) {dimension = 2 : i64} : (tensor<2x3x3xf64>, tensor<2x3x0xf64>) -> tensor<2x3x3xf64>
%209 = "stablehlo.dot_general"(%208, %205) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%210 = "stablehlo.transpose"(%205) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%211 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
%212 = "stablehlo.multiply"(%205, %211) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%213 = "stablehlo.dot_general"(%210, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
return %209, %213 : tensor<2x3x3xf64>, tensor<2x3x3xf64>
}
}

