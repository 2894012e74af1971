// f32[4,2] f32[4,3]
module @example {
func.func public @main(%0: tensor<4x2xf32>, %1: tensor<4x3xf32>) -> (tensor<2x3xf32>, tensor<0xf32>, tensor<i64>, tensor<0xf32>) {
%2 = "stablehlo.abs"(%0) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.is_finite"(%7) : (tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.select"(%11, %7, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2xf32>
%15 = "stablehlo.divide"(%0, %14) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17, %18 = "stablehlo.custom_call"(%15) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>)
%19 = "stablehlo.pad"(%17, %16) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
%20 = "stablehlo.custom_call"(%19, %18) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x4xf32>, tensor<2xf32>) -> tensor<4x4xf32>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2xi32>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x2xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2xf32>} : () -> tensor<4x2xf32>
%25 = "stablehlo.select"(%23, %17, %24) : (tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x2xf32>) -> tensor<2x2xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%30 = "stablehlo.convert"(%29) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%31 = "stablehlo.concatenate"(%26, %30) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%144, %145, %146 = "stablehlo.while"(%31, %33, %34) ({
^bb0(%35: tensor<2x4xf32>, %36: tensor<f32>, %37: tensor<i32>):
%38 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%40 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.compare"(%36, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%42 = "stablehlo.and"(%41, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<2x4xf32>, %44: tensor<f32>, %45: tensor<i32>):
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%139, %140, %141 = "stablehlo.while"(%47, %43, %46) ({
^bb0(%48: tensor<i32>, %49: tensor<2x4xf32>, %50: tensor<f32>):
%51 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.compare"(%48, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%52) : (tensor<i1>) -> ()
}, {
^bb0(%53: tensor<i32>, %54: tensor<2x4xf32>, %55: tensor<f32>):
%56 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.add"(%53, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%58 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%60 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%61 = "stablehlo.multiply"(%59, %59) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<1xf32>) -> tensor<1x1xf32>
%68 = "stablehlo.multiply"(%60, %60) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.reduce"(%68, %69) ({
^bb0(%70: tensor<f32>, %71: tensor<f32>):
%72 = "stablehlo.add"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%72) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<1xf32>) -> tensor<1x1xf32>
%75 = "stablehlo.multiply"(%59, %60) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<1xf32>) -> tensor<1x1xf32>
%82 = "stablehlo.sqrt"(%67) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%83 = "stablehlo.sqrt"(%74) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%87 = "stablehlo.abs"(%81) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%88 = "stablehlo.divide"(%87, %84) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%89 = "stablehlo.select"(%86, %84, %88) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%90 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%91 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%94 = "stablehlo.abs"(%81) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%95 = "stablehlo.select"(%91, %94, %93) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.subtract"(%74, %67) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%97 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.divide"(%96, %98) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%100 = "stablehlo.abs"(%99) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.multiply"(%99, %99) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%104 = "stablehlo.sqrt"(%103) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.add"(%100, %104) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%106 = "stablehlo.compare"(%99, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%107 = "stablehlo.negate"(%93) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.select"(%106, %107, %93) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.divide"(%108, %105) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.select"(%91, %109, %92) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.multiply"(%110, %110) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%113 = "stablehlo.add"(%111, %112) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.sqrt"(%113) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.divide"(%93, %114) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.divide"(%81, %95) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%118 = "stablehlo.select"(%91, %116, %117) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%119 = "stablehlo.multiply"(%115, %110) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%120 = "stablehlo.slice"(%54) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%121 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%122 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%123 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%124 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%125 = "stablehlo.multiply"(%124, %121) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%126 = "stablehlo.multiply"(%122, %120) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%127 = "stablehlo.multiply"(%123, %125) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%128 = "stablehlo.subtract"(%126, %127) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%129 = "stablehlo.multiply"(%123, %120) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%130 = "stablehlo.multiply"(%122, %125) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%132 = "stablehlo.concatenate"(%128, %131) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
%133 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%137 = "stablehlo.reduce"(%89, %133) ({
^bb0(%134: tensor<f32>, %135: tensor<f32>):
%136 = "stablehlo.maximum"(%134, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%136) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%138 = "stablehlo.maximum"(%55, %137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57, %132, %138) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<f32>)
%142 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.add"(%45, %142) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%140, %141, %143) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<2x4xf32>, tensor<f32>, tensor<i32>)
%147 = "stablehlo.slice"(%144) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%148 = "stablehlo.multiply"(%147, %147) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%153 = "stablehlo.reduce"(%148, %149) ({
^bb0(%150: tensor<f32>, %151: tensor<f32>):
%152 = "stablehlo.add"(%150, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%152) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%154 = "stablehlo.reshape"(%153) : (tensor<2xf32>) -> tensor<2x1xf32>
%155 = "stablehlo.sqrt"(%154) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%156 = "stablehlo.reshape"(%155) : (tensor<2x1xf32>) -> tensor<2xf32>
%157 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%168, %169 = "stablehlo.sort"(%156, %157) ({
^bb0(%158: tensor<f32>, %159: tensor<f32>, %160: tensor<i32>, %161: tensor<i32>):
%162 = "stablehlo.compare"(%159, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%163 = "stablehlo.compare"(%158, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%164 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%165 = "stablehlo.not"(%164) : (tensor<i1>) -> tensor<i1>
%166 = "stablehlo.and"(%163, %165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%167 = "stablehlo.or"(%162, %166) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%167) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%170 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%171 = "stablehlo.multiply"(%168, %170) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%172 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%173 = "stablehlo.gather"(%144, %172) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
%174 = "stablehlo.slice"(%173) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%175 = "stablehlo.slice"(%173) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%176 = "stablehlo.transpose"(%174) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%178, %179 = "stablehlo.custom_call"(%176) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%180 = "stablehlo.custom_call"(%178, %179) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
%181 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%182 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%183 = "stablehlo.compare"(%181, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%185 = "stablehlo.select"(%183, %178, %184) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%186 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%189 = "stablehlo.convert"(%188) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%190 = "stablehlo.multiply"(%185, %189) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%195 = "stablehlo.reduce"(%190, %191) ({
^bb0(%192: tensor<f32>, %193: tensor<f32>):
%194 = "stablehlo.add"(%192, %193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%194) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%196 = "stablehlo.abs"(%195) : (tensor<2xf32>) -> tensor<2xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%199 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%200 = "stablehlo.select"(%198, %199, %196) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%201 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%202 = "stablehlo.divide"(%195, %200) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%203 = "stablehlo.select"(%198, %201, %202) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2xf32>
%205 = "stablehlo.multiply"(%180, %204) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%207 = "stablehlo.transpose"(%175) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%208 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%209 = "stablehlo.dot_general"(%208, %207) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
%210 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%211 = "stablehlo.concatenate"(%209, %210) {dimension = 1 : i64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
%212 = "stablehlo.slice"(%211) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%213 = "stablehlo.slice"(%171) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
%214 = "stablehlo.constant"() {value = dense<4.76837158203125e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%215 = "stablehlo.multiply"(%213, %214) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<2xf32>
%217 = "stablehlo.compare"(%171, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%218 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%219 = "stablehlo.select"(%217, %171, %218) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%220 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%221 = "stablehlo.divide"(%220, %219) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%223 = "stablehlo.select"(%217, %221, %222) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%224 = "stablehlo.transpose"(%206) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%225 = "stablehlo.transpose"(%212) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%226 = "stablehlo.dot_general"(%225, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
%227 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%229 = "stablehlo.dot_general"(%224, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%231 = "stablehlo.convert"(%217) : (tensor<2xi1>) -> tensor<2xi64>
%232 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%236 = "stablehlo.reduce"(%231, %232) ({
^bb0(%233: tensor<i64>, %234: tensor<i64>):
%235 = "stablehlo.add"(%233, %234) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%235) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %229, %230, %236, %237 : tensor<2x3xf32>, tensor<0xf32>, tensor<i64>, tensor<0xf32>
}
}

// f64[2,3,4] f64[2,3]
module @example {
func.func public @main(%0: tensor<2x3x4xf64>, %1: tensor<2x3xf64>) -> (tensor<2x4xf64>, tensor<0xf64>, tensor<2xi64>, tensor<0xf64>) {
%2 = "stablehlo.reshape"(%1) : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf64>) -> tensor<2x4x3xf64>
%4 = "stablehlo.abs"(%3) : (tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
%5 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f64>, %7: tensor<f64>):
%8 = "stablehlo.maximum"(%6, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%8) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x4x3xf64>, tensor<f64>) -> tensor<2xf64>
%10 = "stablehlo.is_finite"(%9) : (tensor<2xf64>) -> tensor<2xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%12 = "stablehlo.compare"(%9, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%15 = "stablehlo.select"(%13, %9, %14) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x4x3xf64>
%17 = "stablehlo.divide"(%3, %16) : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%19, %20 = "stablehlo.custom_call"(%17) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xf64>)
%21 = "stablehlo.pad"(%19, %18) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4x3xf64>, tensor<f64>) -> tensor<2x4x4xf64>
%22 = "stablehlo.custom_call"(%21, %20) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x4x4xf64>, tensor<2x3xf64>) -> tensor<2x4x4xf64>
%23 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x3xi32>
%24 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x3xi32>
%25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x4x3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi1>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x3xf64>} : () -> tensor<2x4x3xf64>
%27 = "stablehlo.select"(%25, %19, %26) : (tensor<2x4x3xi1>, tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
%29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%30 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%32 = "stablehlo.convert"(%31) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%33 = "stablehlo.concatenate"(%28, %32) {dimension = 2 : i64} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x6xf64>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x6xf64>, tensor<f64>) -> tensor<2x4x6xf64>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%152, %153, %154 = "stablehlo.while"(%35, %36, %37) ({
^bb0(%38: tensor<2x4x6xf64>, %39: tensor<f64>, %40: tensor<i32>):
%41 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%43 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%44 = "stablehlo.compare"(%39, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%45 = "stablehlo.and"(%44, %42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%45) : (tensor<i1>) -> ()
}, {
^bb0(%46: tensor<2x4x6xf64>, %47: tensor<f64>, %48: tensor<i32>):
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%50 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%147, %148, %149 = "stablehlo.while"(%50, %46, %49) ({
^bb0(%51: tensor<i32>, %52: tensor<2x4x6xf64>, %53: tensor<f64>):
%54 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.compare"(%51, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%55) : (tensor<i1>) -> ()
}, {
^bb0(%56: tensor<i32>, %57: tensor<2x4x6xf64>, %58: tensor<f64>):
%59 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.add"(%56, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%61 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x4x3xf64>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%63 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%64 = "stablehlo.multiply"(%62, %62) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%69 = "stablehlo.reduce"(%64, %65) ({
^bb0(%66: tensor<f64>, %67: tensor<f64>):
%68 = "stablehlo.add"(%66, %67) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%68) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%70 = "stablehlo.reshape"(%69) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%71 = "stablehlo.multiply"(%63, %63) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%76 = "stablehlo.reduce"(%71, %72) ({
^bb0(%73: tensor<f64>, %74: tensor<f64>):
%75 = "stablehlo.add"(%73, %74) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%75) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%77 = "stablehlo.reshape"(%76) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%78 = "stablehlo.multiply"(%62, %63) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%83 = "stablehlo.reduce"(%78, %79) ({
^bb0(%80: tensor<f64>, %81: tensor<f64>):
%82 = "stablehlo.add"(%80, %81) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%82) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%84 = "stablehlo.reshape"(%83) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%85 = "stablehlo.sqrt"(%70) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%86 = "stablehlo.sqrt"(%77) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%87 = "stablehlo.multiply"(%85, %86) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%89 = "stablehlo.compare"(%87, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%90 = "stablehlo.abs"(%84) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%91 = "stablehlo.divide"(%90, %87) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%92 = "stablehlo.select"(%89, %87, %91) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%93 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%94 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%97 = "stablehlo.abs"(%84) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%98 = "stablehlo.select"(%94, %97, %96) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%99 = "stablehlo.subtract"(%77, %70) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%102 = "stablehlo.divide"(%99, %101) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%103 = "stablehlo.abs"(%102) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%104 = "stablehlo.multiply"(%102, %102) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%106 = "stablehlo.add"(%104, %105) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%107 = "stablehlo.sqrt"(%106) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%108 = "stablehlo.add"(%103, %107) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%109 = "stablehlo.compare"(%102, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%110 = "stablehlo.negate"(%96) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%111 = "stablehlo.select"(%109, %110, %96) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%112 = "stablehlo.divide"(%111, %108) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%113 = "stablehlo.select"(%94, %112, %95) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%114 = "stablehlo.multiply"(%113, %113) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%116 = "stablehlo.add"(%114, %115) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%117 = "stablehlo.sqrt"(%116) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%118 = "stablehlo.divide"(%96, %117) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%119 = "stablehlo.divide"(%84, %98) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%121 = "stablehlo.select"(%94, %119, %120) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%122 = "stablehlo.multiply"(%118, %113) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%123 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%124 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 4, 6>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%125 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%126 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%127 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%128 = "stablehlo.multiply"(%127, %124) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%129 = "stablehlo.multiply"(%125, %123) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%130 = "stablehlo.multiply"(%126, %128) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%132 = "stablehlo.multiply"(%126, %123) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%133 = "stablehlo.multiply"(%125, %128) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%134 = "stablehlo.add"(%132, %133) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%135 = "stablehlo.slice"(%131) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%136 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x6xf64>} : () -> tensor<2x0x6xf64>
%138 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%139 = "stablehlo.slice"(%131) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%140 = "stablehlo.concatenate"(%135, %136, %137, %138, %139) {dimension = 1 : i64} : (tensor<2x1x6xf64>, tensor<2x1x6xf64>, tensor<2x0x6xf64>, tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x4x6xf64>
%141 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%145 = "stablehlo.reduce"(%92, %141) ({
^bb0(%142: tensor<f64>, %143: tensor<f64>):
%144 = "stablehlo.maximum"(%142, %143) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%144) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>, tensor<f64>) -> tensor<f64>
%146 = "stablehlo.maximum"(%58, %145) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%60, %140, %146) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>)
%150 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%151 = "stablehlo.add"(%48, %150) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%148, %149, %151) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>)
%155 = "stablehlo.slice"(%152) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x3x6xf64>
%156 = "stablehlo.slice"(%155) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%157 = "stablehlo.multiply"(%156, %156) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%162 = "stablehlo.reduce"(%157, %158) ({
^bb0(%159: tensor<f64>, %160: tensor<f64>):
%161 = "stablehlo.add"(%159, %160) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%161) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%163 = "stablehlo.reshape"(%162) : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%164 = "stablehlo.sqrt"(%163) : (tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%165 = "stablehlo.reshape"(%164) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
%166 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%177, %178 = "stablehlo.sort"(%165, %166) ({
^bb0(%167: tensor<f64>, %168: tensor<f64>, %169: tensor<i32>, %170: tensor<i32>):
%171 = "stablehlo.compare"(%168, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%172 = "stablehlo.compare"(%167, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%173 = "stablehlo.compare"(%168, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%174 = "stablehlo.not"(%173) : (tensor<i1>) -> tensor<i1>
%175 = "stablehlo.and"(%172, %174) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%176 = "stablehlo.or"(%171, %175) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%176) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf64>, tensor<2x3xi32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
%179 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%180 = "stablehlo.multiply"(%177, %179) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%181 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x6xi32>
%182 = "stablehlo.gather"(%155, %181) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>, tensor<2x3x6xi32>) -> tensor<2x3x6xf64>
%183 = "stablehlo.slice"(%182) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%184 = "stablehlo.slice"(%182) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%185 = "stablehlo.transpose"(%183) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%187, %188 = "stablehlo.custom_call"(%185) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
%189 = "stablehlo.custom_call"(%187, %188) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf64>, tensor<2x3xf64>) -> tensor<2x3x3xf64>
%190 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%191 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%192 = "stablehlo.compare"(%190, %191) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%194 = "stablehlo.select"(%192, %187, %193) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%195 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%196 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%197 = "stablehlo.compare"(%195, %196) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%198 = "stablehlo.convert"(%197) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%199 = "stablehlo.multiply"(%194, %198) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%204 = "stablehlo.reduce"(%199, %200) ({
^bb0(%201: tensor<f64>, %202: tensor<f64>):
%203 = "stablehlo.add"(%201, %202) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%203) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%205 = "stablehlo.abs"(%204) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%207 = "stablehlo.compare"(%205, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%209 = "stablehlo.select"(%207, %208, %205) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%210 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%211 = "stablehlo.divide"(%204, %209) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%212 = "stablehlo.select"(%207, %210, %211) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
%214 = "stablehlo.multiply"(%189, %213) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%215 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%216 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%217 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x3xf64>
%218 = "stablehlo.dot_general"(%217, %216) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3xf64>, tensor<2x3x3xf64>) -> tensor<2x4x3xf64>
%219 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x1xf64>
%220 = "stablehlo.concatenate"(%218, %219) {dimension = 2 : i64} : (tensor<2x4x3xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
%221 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%222 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%223 = "stablehlo.slice"(%222) {limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x3x4xf64>
%224 = "stablehlo.slice"(%180) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf64>) -> tensor<2x1xf64>
%225 = "stablehlo.constant"() {value = dense<8.881784197001252e-16> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%227 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x3xf64>
%228 = "stablehlo.compare"(%180, %227) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%229 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%230 = "stablehlo.select"(%228, %180, %229) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%231 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%232 = "stablehlo.divide"(%231, %230) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%234 = "stablehlo.select"(%228, %232, %233) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%235 = "stablehlo.transpose"(%223) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf64>) -> tensor<2x4x3xf64>
%236 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%237 = "stablehlo.dot_general"(%236, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%238 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%239 = "stablehlo.multiply"(%237, %238) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%240 = "stablehlo.dot_general"(%235, %239) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3xf64>, tensor<2x3x1xf64>) -> tensor<2x4x1xf64>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
%242 = "stablehlo.convert"(%228) : (tensor<2x3xi1>) -> tensor<2x3xi64>
%243 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%247 = "stablehlo.reduce"(%242, %243) ({
^bb0(%244: tensor<i64>, %245: tensor<i64>):
%246 = "stablehlo.add"(%244, %245) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%246) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
%249 = "stablehlo.reshape"(%240) : (tensor<2x4x1xf64>) -> tensor<2x4xf64>
return %249, %241, %247, %248 : tensor<2x4xf64>, tensor<0xf64>, tensor<2xi64>, tensor<0xf64>
}
}

// f32[4,2] f32[4,1] driver=gelsd
module @example {
func.func public @main(%0: tensor<4x2xf32>, %1: tensor<4x1xf32>) -> (tensor<2x1xf32>, tensor<1xf32>, tensor<i64>, tensor<2xf32>) {
%2 = "stablehlo.abs"(%0) : (tensor<4x2xf32>) -> tensor<4x2xf32>
%3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.is_finite"(%7) : (tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.select"(%11, %7, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x2xf32>
%15 = "stablehlo.divide"(%0, %14) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17, %18 = "stablehlo.custom_call"(%15) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>)
%19 = "stablehlo.pad"(%17, %16) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
%20 = "stablehlo.custom_call"(%19, %18) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x4xf32>, tensor<2xf32>) -> tensor<4x4xf32>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2xi32>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x2xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2xf32>} : () -> tensor<4x2xf32>
%25 = "stablehlo.select"(%23, %17, %24) : (tensor<4x2xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x2xf32>) -> tensor<2x2xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%30 = "stablehlo.convert"(%29) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%31 = "stablehlo.concatenate"(%26, %30) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%144, %145, %146 = "stablehlo.while"(%31, %33, %34) ({
^bb0(%35: tensor<2x4xf32>, %36: tensor<f32>, %37: tensor<i32>):
%38 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%40 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.compare"(%36, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%42 = "stablehlo.and"(%41, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<2x4xf32>, %44: tensor<f32>, %45: tensor<i32>):
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%139, %140, %141 = "stablehlo.while"(%47, %43, %46) ({
^bb0(%48: tensor<i32>, %49: tensor<2x4xf32>, %50: tensor<f32>):
%51 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.compare"(%48, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%52) : (tensor<i1>) -> ()
}, {
^bb0(%53: tensor<i32>, %54: tensor<2x4xf32>, %55: tensor<f32>):
%56 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.add"(%53, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%58 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%60 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%61 = "stablehlo.multiply"(%59, %59) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<1xf32>) -> tensor<1x1xf32>
%68 = "stablehlo.multiply"(%60, %60) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.reduce"(%68, %69) ({
^bb0(%70: tensor<f32>, %71: tensor<f32>):
%72 = "stablehlo.add"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%72) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<1xf32>) -> tensor<1x1xf32>
%75 = "stablehlo.multiply"(%59, %60) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.reduce"(%75, %76) ({
^bb0(%77: tensor<f32>, %78: tensor<f32>):
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%79) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<1xf32>) -> tensor<1x1xf32>
%82 = "stablehlo.sqrt"(%67) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%83 = "stablehlo.sqrt"(%74) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%87 = "stablehlo.abs"(%81) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%88 = "stablehlo.divide"(%87, %84) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%89 = "stablehlo.select"(%86, %84, %88) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%90 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%91 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%94 = "stablehlo.abs"(%81) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%95 = "stablehlo.select"(%91, %94, %93) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.subtract"(%74, %67) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%97 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.divide"(%96, %98) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%100 = "stablehlo.abs"(%99) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.multiply"(%99, %99) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%104 = "stablehlo.sqrt"(%103) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.add"(%100, %104) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%106 = "stablehlo.compare"(%99, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%107 = "stablehlo.negate"(%93) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.select"(%106, %107, %93) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.divide"(%108, %105) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.select"(%91, %109, %92) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.multiply"(%110, %110) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%113 = "stablehlo.add"(%111, %112) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.sqrt"(%113) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.divide"(%93, %114) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.divide"(%81, %95) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%118 = "stablehlo.select"(%91, %116, %117) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%119 = "stablehlo.multiply"(%115, %110) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%120 = "stablehlo.slice"(%54) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%121 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%122 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%123 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%124 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%125 = "stablehlo.multiply"(%124, %121) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%126 = "stablehlo.multiply"(%122, %120) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%127 = "stablehlo.multiply"(%123, %125) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%128 = "stablehlo.subtract"(%126, %127) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%129 = "stablehlo.multiply"(%123, %120) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%130 = "stablehlo.multiply"(%122, %125) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%132 = "stablehlo.concatenate"(%128, %131) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
%133 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%137 = "stablehlo.reduce"(%89, %133) ({
^bb0(%134: tensor<f32>, %135: tensor<f32>):
%136 = "stablehlo.maximum"(%134, %135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%136) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%138 = "stablehlo.maximum"(%55, %137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57, %132, %138) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<f32>)
%142 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.add"(%45, %142) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%140, %141, %143) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<2x4xf32>, tensor<f32>, tensor<i32>)
%147 = "stablehlo.slice"(%144) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%148 = "stablehlo.multiply"(%147, %147) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%153 = "stablehlo.reduce"(%148, %149) ({
^bb0(%150: tensor<f32>, %151: tensor<f32>):
%152 = "stablehlo.add"(%150, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%152) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%154 = "stablehlo.reshape"(%153) : (tensor<2xf32>) -> tensor<2x1xf32>
%155 = "stablehlo.sqrt"(%154) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%156 = "stablehlo.reshape"(%155) : (tensor<2x1xf32>) -> tensor<2xf32>
%157 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%168, %169 = "stablehlo.sort"(%156, %157) ({
^bb0(%158: tensor<f32>, %159: tensor<f32>, %160: tensor<i32>, %161: tensor<i32>):
%162 = "stablehlo.compare"(%159, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%163 = "stablehlo.compare"(%158, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%164 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%165 = "stablehlo.not"(%164) : (tensor<i1>) -> tensor<i1>
%166 = "stablehlo.and"(%163, %165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%167 = "stablehlo.or"(%162, %166) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%167) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%170 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%171 = "stablehlo.multiply"(%168, %170) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%172 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%173 = "stablehlo.gather"(%144, %172) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
%174 = "stablehlo.slice"(%173) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%175 = "stablehlo.slice"(%173) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%176 = "stablehlo.transpose"(%174) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%178, %179 = "stablehlo.custom_call"(%176) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%180 = "stablehlo.custom_call"(%178, %179) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
%181 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%182 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%183 = "stablehlo.compare"(%181, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%185 = "stablehlo.select"(%183, %178, %184) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%186 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%189 = "stablehlo.convert"(%188) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%190 = "stablehlo.multiply"(%185, %189) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%195 = "stablehlo.reduce"(%190, %191) ({
^bb0(%192: tensor<f32>, %193: tensor<f32>):
%194 = "stablehlo.add"(%192, %193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%194) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%196 = "stablehlo.abs"(%195) : (tensor<2xf32>) -> tensor<2xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%199 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%200 = "stablehlo.select"(%198, %199, %196) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%201 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%202 = "stablehlo.divide"(%195, %200) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%203 = "stablehlo.select"(%198, %201, %202) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2xf32>
%205 = "stablehlo.multiply"(%180, %204) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%207 = "stablehlo.transpose"(%175) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%208 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%209 = "stablehlo.dot_general"(%208, %207) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
%210 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%211 = "stablehlo.concatenate"(%209, %210) {dimension = 1 : i64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
%212 = "stablehlo.slice"(%211) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%213 = "stablehlo.slice"(%171) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
%214 = "stablehlo.constant"() {value = dense<4.76837158203125e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%215 = "stablehlo.multiply"(%213, %214) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<2xf32>
%217 = "stablehlo.compare"(%171, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%218 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%219 = "stablehlo.select"(%217, %171, %218) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%220 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%221 = "stablehlo.divide"(%220, %219) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%223 = "stablehlo.select"(%217, %221, %222) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%224 = "stablehlo.transpose"(%206) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%225 = "stablehlo.transpose"(%212) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%226 = "stablehlo.dot_general"(%225, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4xf32>, tensor<4x1xf32>) -> tensor<2x1xf32>
%227 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x1xf32>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%229 = "stablehlo.dot_general"(%224, %228) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%230 = "stablehlo.dot_general"(%0, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
%231 = "stablehlo.subtract"(%230, %1) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%232 = "stablehlo.multiply"(%231, %231) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%237 = "stablehlo.reduce"(%232, %233) ({
^bb0(%234: tensor<f32>, %235: tensor<f32>):
%236 = "stablehlo.add"(%234, %235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%236) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<1xf32>
%238 = "stablehlo.convert"(%217) : (tensor<2xi1>) -> tensor<2xi64>
%239 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%243 = "stablehlo.reduce"(%238, %239) ({
^bb0(%240: tensor<i64>, %241: tensor<i64>):
%242 = "stablehlo.add"(%240, %241) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%242) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
return %229, %237, %243, %171 : tensor<2x1xf32>, tensor<1xf32>, tensor<i64>, tensor<2xf32>
}
}

// f32[3,3] f32[3,1] driver=gels
module @example {
func.func public @main(%0: tensor<3x3xf32>, %1: tensor<3x1xf32>) -> (tensor<3x1xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>) {
%2 = "stablehlo.abs"(%0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
%8 = "stablehlo.is_finite"(%7) : (tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.select"(%11, %7, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
%15 = "stablehlo.divide"(%0, %14) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%19 = "stablehlo.convert"(%18) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%23 = "stablehlo.convert"(%22) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%24 = "stablehlo.concatenate"(%15, %23) {dimension = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.pad"(%24, %25) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<4x6xf32>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143, %144, %145 = "stablehlo.while"(%26, %27, %28) ({
^bb0(%29: tensor<4x6xf32>, %30: tensor<f32>, %31: tensor<i32>):
%32 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%34 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.compare"(%30, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%36 = "stablehlo.and"(%35, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%36) : (tensor<i1>) -> ()
}, {
^bb0(%37: tensor<4x6xf32>, %38: tensor<f32>, %39: tensor<i32>):
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%138, %139, %140 = "stablehlo.while"(%41, %37, %40) ({
^bb0(%42: tensor<i32>, %43: tensor<4x6xf32>, %44: tensor<f32>):
%45 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%46) : (tensor<i1>) -> ()
}, {
^bb0(%47: tensor<i32>, %48: tensor<4x6xf32>, %49: tensor<f32>):
%50 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%51 = "stablehlo.add"(%47, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%52 = "stablehlo.slice"(%48) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<4x3xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%54 = "stablehlo.slice"(%52) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%55 = "stablehlo.multiply"(%53, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.reduce"(%55, %56) ({
^bb0(%57: tensor<f32>, %58: tensor<f32>):
%59 = "stablehlo.add"(%57, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%59) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%61 = "stablehlo.reshape"(%60) : (tensor<2xf32>) -> tensor<2x1xf32>
%62 = "stablehlo.multiply"(%54, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<f32>, %65: tensor<f32>):
%66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%66) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<2xf32>) -> tensor<2x1xf32>
%69 = "stablehlo.multiply"(%53, %54) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.reduce"(%69, %70) ({
^bb0(%71: tensor<f32>, %72: tensor<f32>):
%73 = "stablehlo.add"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%73) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%75 = "stablehlo.reshape"(%74) : (tensor<2xf32>) -> tensor<2x1xf32>
%76 = "stablehlo.sqrt"(%61) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%77 = "stablehlo.sqrt"(%68) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%80 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%81 = "stablehlo.abs"(%75) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%82 = "stablehlo.divide"(%81, %78) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%83 = "stablehlo.select"(%80, %78, %82) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%84 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%85 = "stablehlo.compare"(%83, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%88 = "stablehlo.abs"(%75) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%89 = "stablehlo.select"(%85, %88, %87) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%90 = "stablehlo.subtract"(%68, %61) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%91 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%92 = "stablehlo.multiply"(%89, %91) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%93 = "stablehlo.divide"(%90, %92) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%94 = "stablehlo.abs"(%93) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%95 = "stablehlo.multiply"(%93, %93) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%97 = "stablehlo.add"(%95, %96) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%98 = "stablehlo.sqrt"(%97) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.add"(%94, %98) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%100 = "stablehlo.compare"(%93, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%101 = "stablehlo.negate"(%87) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%102 = "stablehlo.select"(%100, %101, %87) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%103 = "stablehlo.divide"(%102, %99) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%104 = "stablehlo.select"(%85, %103, %86) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%105 = "stablehlo.multiply"(%104, %104) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%108 = "stablehlo.sqrt"(%107) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.divide"(%87, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.divide"(%75, %89) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%112 = "stablehlo.select"(%85, %110, %111) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%113 = "stablehlo.multiply"(%109, %104) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.slice"(%48) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.slice"(%48) {limit_indices = array<i64: 4, 6>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%116 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.multiply"(%118, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.multiply"(%116, %114) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.multiply"(%117, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.subtract"(%120, %121) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.multiply"(%117, %114) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.multiply"(%116, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.add"(%123, %124) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.slice"(%122) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%127 = "stablehlo.slice"(%125) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x6xf32>} : () -> tensor<0x6xf32>
%129 = "stablehlo.slice"(%125) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%130 = "stablehlo.slice"(%122) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%131 = "stablehlo.concatenate"(%126, %127, %128, %129, %130) {dimension = 0 : i64} : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<0x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
%132 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.reduce"(%83, %132) ({
^bb0(%133: tensor<f32>, %134: tensor<f32>):
%135 = "stablehlo.maximum"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%135) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%137 = "stablehlo.maximum"(%49, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%51, %131, %137) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x6xf32>, tensor<f32>)
%141 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%142 = "stablehlo.add"(%39, %141) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%139, %140, %142) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x6xf32>, tensor<f32>, tensor<i32>)
%146 = "stablehlo.slice"(%143) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<3x6xf32>
%147 = "stablehlo.slice"(%146) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%148 = "stablehlo.multiply"(%147, %147) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%153 = "stablehlo.reduce"(%148, %149) ({
^bb0(%150: tensor<f32>, %151: tensor<f32>):
%152 = "stablehlo.add"(%150, %151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%152) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%154 = "stablehlo.reshape"(%153) : (tensor<3xf32>) -> tensor<3x1xf32>
%155 = "stablehlo.sqrt"(%154) : (tensor<3x1xf32>) -> tensor<3x1xf32>
%156 = "stablehlo.reshape"(%155) : (tensor<3x1xf32>) -> tensor<3xf32>
%157 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%168, %169 = "stablehlo.sort"(%156, %157) ({
^bb0(%158: tensor<f32>, %159: tensor<f32>, %160: tensor<i32>, %161: tensor<i32>):
%162 = "stablehlo.compare"(%159, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%163 = "stablehlo.compare"(%158, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%164 = "stablehlo.compare"(%159, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%165 = "stablehlo.not"(%164) : (tensor<i1>) -> tensor<i1>
%166 = "stablehlo.and"(%163, %165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%167 = "stablehlo.or"(%162, %166) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%167) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%170 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%171 = "stablehlo.multiply"(%168, %170) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%172 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%173 = "stablehlo.gather"(%146, %172) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xf32>, tensor<3x6xi32>) -> tensor<3x6xf32>
%174 = "stablehlo.slice"(%173) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%175 = "stablehlo.slice"(%173) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%176 = "stablehlo.transpose"(%174) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%178, %179 = "stablehlo.custom_call"(%176) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%180 = "stablehlo.custom_call"(%178, %179) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%181 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%182 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%183 = "stablehlo.compare"(%181, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%185 = "stablehlo.select"(%183, %178, %184) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%186 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%189 = "stablehlo.convert"(%188) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%190 = "stablehlo.multiply"(%185, %189) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%195 = "stablehlo.reduce"(%190, %191) ({
^bb0(%192: tensor<f32>, %193: tensor<f32>):
%194 = "stablehlo.add"(%192, %193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%194) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%196 = "stablehlo.abs"(%195) : (tensor<3xf32>) -> tensor<3xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%198 = "stablehlo.compare"(%196, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%199 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%200 = "stablehlo.select"(%198, %199, %196) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%201 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%202 = "stablehlo.divide"(%195, %200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%203 = "stablehlo.select"(%198, %201, %202) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%205 = "stablehlo.multiply"(%180, %204) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%206 = "stablehlo.transpose"(%205) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%207 = "stablehlo.transpose"(%175) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%209 = "stablehlo.concatenate"(%207, %208) {dimension = 1 : i64} : (tensor<3x3xf32>, tensor<3x0xf32>) -> tensor<3x3xf32>
%210 = "stablehlo.slice"(%171) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
%211 = "stablehlo.constant"() {value = dense<3.5762786865234375e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
%214 = "stablehlo.compare"(%171, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%215 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%216 = "stablehlo.select"(%214, %171, %215) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%217 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%218 = "stablehlo.divide"(%217, %216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%220 = "stablehlo.select"(%214, %218, %219) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%221 = "stablehlo.transpose"(%206) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%222 = "stablehlo.transpose"(%209) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%223 = "stablehlo.dot_general"(%222, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%224 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x1xf32>
%225 = "stablehlo.multiply"(%223, %224) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%226 = "stablehlo.dot_general"(%221, %225) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%228 = "stablehlo.convert"(%214) : (tensor<3xi1>) -> tensor<3xi64>
%229 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%233 = "stablehlo.reduce"(%228, %229) ({
^bb0(%230: tensor<i64>, %231: tensor<i64>):
%232 = "stablehlo.add"(%230, %231) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%232) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %226, %227, %234, %235 : tensor<3x1xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>
}
}

