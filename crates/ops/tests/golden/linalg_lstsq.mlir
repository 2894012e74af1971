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
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143, %144, %145 = "stablehlo.while"(%31, %32, %33) ({
^bb0(%34: tensor<2x4xf32>, %35: tensor<f32>, %36: tensor<i32>):
%37 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%39 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.compare"(%35, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%41 = "stablehlo.and"(%40, %38) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%41) : (tensor<i1>) -> ()
}, {
^bb0(%42: tensor<2x4xf32>, %43: tensor<f32>, %44: tensor<i32>):
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%138, %139, %140 = "stablehlo.while"(%46, %42, %45) ({
^bb0(%47: tensor<i32>, %48: tensor<2x4xf32>, %49: tensor<f32>):
%50 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%51) : (tensor<i1>) -> ()
}, {
^bb0(%52: tensor<i32>, %53: tensor<2x4xf32>, %54: tensor<f32>):
%55 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.add"(%52, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%57 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%59 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%60 = "stablehlo.multiply"(%58, %58) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.reduce"(%60, %61) ({
^bb0(%62: tensor<f32>, %63: tensor<f32>):
%64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<1xf32>) -> tensor<1x1xf32>
%67 = "stablehlo.multiply"(%59, %59) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.reduce"(%67, %68) ({
^bb0(%69: tensor<f32>, %70: tensor<f32>):
%71 = "stablehlo.add"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%71) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<1xf32>) -> tensor<1x1xf32>
%74 = "stablehlo.multiply"(%58, %59) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.reduce"(%74, %75) ({
^bb0(%76: tensor<f32>, %77: tensor<f32>):
%78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%78) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<1xf32>) -> tensor<1x1xf32>
%81 = "stablehlo.sqrt"(%66) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%82 = "stablehlo.sqrt"(%73) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%85 = "stablehlo.compare"(%83, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%86 = "stablehlo.abs"(%80) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%87 = "stablehlo.divide"(%86, %83) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%88 = "stablehlo.select"(%85, %83, %87) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%89 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%93 = "stablehlo.abs"(%80) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%94 = "stablehlo.select"(%90, %93, %92) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%95 = "stablehlo.subtract"(%73, %66) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%97 = "stablehlo.multiply"(%94, %96) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%98 = "stablehlo.divide"(%95, %97) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.abs"(%98) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%100 = "stablehlo.multiply"(%98, %98) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%102 = "stablehlo.add"(%100, %101) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%103 = "stablehlo.sqrt"(%102) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%104 = "stablehlo.add"(%99, %103) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.compare"(%98, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%106 = "stablehlo.negate"(%92) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%107 = "stablehlo.select"(%105, %106, %92) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.divide"(%107, %104) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.select"(%90, %108, %91) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.multiply"(%109, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%113 = "stablehlo.sqrt"(%112) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.divide"(%92, %113) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.divide"(%80, %94) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%117 = "stablehlo.select"(%90, %115, %116) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%118 = "stablehlo.multiply"(%114, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%119 = "stablehlo.slice"(%53) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%120 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%121 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%122 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%123 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%124 = "stablehlo.multiply"(%123, %120) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%125 = "stablehlo.multiply"(%121, %119) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%126 = "stablehlo.multiply"(%122, %124) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%128 = "stablehlo.multiply"(%122, %119) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%129 = "stablehlo.multiply"(%121, %124) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%130 = "stablehlo.add"(%128, %129) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%131 = "stablehlo.concatenate"(%127, %130) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
%132 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.reduce"(%88, %132) ({
^bb0(%133: tensor<f32>, %134: tensor<f32>):
%135 = "stablehlo.maximum"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%135) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%137 = "stablehlo.maximum"(%54, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56, %131, %137) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<f32>)
%141 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%142 = "stablehlo.add"(%44, %141) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%139, %140, %142) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<2x4xf32>, tensor<f32>, tensor<i32>)
%146 = "stablehlo.slice"(%143) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%147 = "stablehlo.multiply"(%146, %146) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.reduce"(%147, %148) ({
^bb0(%149: tensor<f32>, %150: tensor<f32>):
%151 = "stablehlo.add"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%151) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%153 = "stablehlo.reshape"(%152) : (tensor<2xf32>) -> tensor<2x1xf32>
%154 = "stablehlo.sqrt"(%153) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%155 = "stablehlo.reshape"(%154) : (tensor<2x1xf32>) -> tensor<2xf32>
%156 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%167, %168 = "stablehlo.sort"(%155, %156) ({
^bb0(%157: tensor<f32>, %158: tensor<f32>, %159: tensor<i32>, %160: tensor<i32>):
%161 = "stablehlo.compare"(%158, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%162 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%163 = "stablehlo.compare"(%158, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%164 = "stablehlo.not"(%163) : (tensor<i1>) -> tensor<i1>
%165 = "stablehlo.and"(%162, %164) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%166 = "stablehlo.or"(%161, %165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%166) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%169 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%171 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%172 = "stablehlo.gather"(%143, %171) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
%173 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%174 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%175 = "stablehlo.transpose"(%173) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%176, %177 = "stablehlo.custom_call"(%175) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%178 = "stablehlo.custom_call"(%176, %177) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
%179 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%180 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%183 = "stablehlo.select"(%181, %176, %182) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%184 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%185 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%186 = "stablehlo.compare"(%184, %185) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%187 = "stablehlo.convert"(%186) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%188 = "stablehlo.multiply"(%183, %187) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%193 = "stablehlo.reduce"(%188, %189) ({
^bb0(%190: tensor<f32>, %191: tensor<f32>):
%192 = "stablehlo.add"(%190, %191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%192) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%194 = "stablehlo.abs"(%193) : (tensor<2xf32>) -> tensor<2xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%196 = "stablehlo.compare"(%194, %195) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%198 = "stablehlo.select"(%196, %197, %194) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%199 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%200 = "stablehlo.divide"(%193, %198) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%201 = "stablehlo.select"(%196, %199, %200) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2xf32>
%203 = "stablehlo.multiply"(%178, %202) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%205 = "stablehlo.transpose"(%174) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%206 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%207 = "stablehlo.dot_general"(%206, %205) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
%208 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%209 = "stablehlo.concatenate"(%207, %208) {dimension = 1 : i64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
%210 = "stablehlo.slice"(%209) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%211 = "stablehlo.slice"(%170) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
%212 = "stablehlo.constant"() {value = dense<4.76837158203125e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%214 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<2xf32>
%215 = "stablehlo.compare"(%170, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%216 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%217 = "stablehlo.select"(%215, %170, %216) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%218 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%219 = "stablehlo.divide"(%218, %217) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%221 = "stablehlo.select"(%215, %219, %220) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%222 = "stablehlo.transpose"(%204) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%223 = "stablehlo.transpose"(%210) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%224 = "stablehlo.dot_general"(%223, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
%225 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%227 = "stablehlo.dot_general"(%222, %226) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%229 = "stablehlo.convert"(%215) : (tensor<2xi1>) -> tensor<2xi64>
%230 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%234 = "stablehlo.reduce"(%229, %230) ({
^bb0(%231: tensor<i64>, %232: tensor<i64>):
%233 = "stablehlo.add"(%231, %232) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%233) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %227, %228, %234, %235 : tensor<2x3xf32>, tensor<0xf32>, tensor<i64>, tensor<0xf32>
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
%186, %187 = "stablehlo.custom_call"(%185) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
%188 = "stablehlo.custom_call"(%186, %187) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf64>, tensor<2x3xf64>) -> tensor<2x3x3xf64>
%189 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%190 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%191 = "stablehlo.compare"(%189, %190) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%193 = "stablehlo.select"(%191, %186, %192) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%194 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%195 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%196 = "stablehlo.compare"(%194, %195) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%197 = "stablehlo.convert"(%196) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%198 = "stablehlo.multiply"(%193, %197) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%203 = "stablehlo.reduce"(%198, %199) ({
^bb0(%200: tensor<f64>, %201: tensor<f64>):
%202 = "stablehlo.add"(%200, %201) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%202) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%204 = "stablehlo.abs"(%203) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%206 = "stablehlo.compare"(%204, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%207 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%208 = "stablehlo.select"(%206, %207, %204) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%209 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%210 = "stablehlo.divide"(%203, %208) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%211 = "stablehlo.select"(%206, %209, %210) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
%213 = "stablehlo.multiply"(%188, %212) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%214 = "stablehlo.transpose"(%213) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%215 = "stablehlo.transpose"(%184) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%216 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x3xf64>
%217 = "stablehlo.dot_general"(%216, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3xf64>, tensor<2x3x3xf64>) -> tensor<2x4x3xf64>
%218 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x1xf64>
%219 = "stablehlo.concatenate"(%217, %218) {dimension = 2 : i64} : (tensor<2x4x3xf64>, tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
%220 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%221 = "stablehlo.transpose"(%219) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%222 = "stablehlo.slice"(%221) {limit_indices = array<i64: 2, 3, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x3x4xf64>
%223 = "stablehlo.slice"(%180) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf64>) -> tensor<2x1xf64>
%224 = "stablehlo.constant"() {value = dense<8.881784197001252e-16> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%225 = "stablehlo.multiply"(%223, %224) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x3xf64>
%227 = "stablehlo.compare"(%180, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%228 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%229 = "stablehlo.select"(%227, %180, %228) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%230 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%231 = "stablehlo.divide"(%230, %229) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%233 = "stablehlo.select"(%227, %231, %232) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%234 = "stablehlo.transpose"(%222) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf64>) -> tensor<2x4x3xf64>
%235 = "stablehlo.transpose"(%220) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%236 = "stablehlo.dot_general"(%235, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%237 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%238 = "stablehlo.multiply"(%236, %237) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%239 = "stablehlo.dot_general"(%234, %238) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3xf64>, tensor<2x3x1xf64>) -> tensor<2x4x1xf64>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
%241 = "stablehlo.convert"(%227) : (tensor<2x3xi1>) -> tensor<2x3xi64>
%242 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%246 = "stablehlo.reduce"(%241, %242) ({
^bb0(%243: tensor<i64>, %244: tensor<i64>):
%245 = "stablehlo.add"(%243, %244) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%245) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
%247 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
%248 = "stablehlo.reshape"(%239) : (tensor<2x4x1xf64>) -> tensor<2x4xf64>
return %248, %240, %246, %247 : tensor<2x4xf64>, tensor<0xf64>, tensor<2xi64>, tensor<0xf64>
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
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143, %144, %145 = "stablehlo.while"(%31, %32, %33) ({
^bb0(%34: tensor<2x4xf32>, %35: tensor<f32>, %36: tensor<i32>):
%37 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%39 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.compare"(%35, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%41 = "stablehlo.and"(%40, %38) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%41) : (tensor<i1>) -> ()
}, {
^bb0(%42: tensor<2x4xf32>, %43: tensor<f32>, %44: tensor<i32>):
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%138, %139, %140 = "stablehlo.while"(%46, %42, %45) ({
^bb0(%47: tensor<i32>, %48: tensor<2x4xf32>, %49: tensor<f32>):
%50 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%51) : (tensor<i1>) -> ()
}, {
^bb0(%52: tensor<i32>, %53: tensor<2x4xf32>, %54: tensor<f32>):
%55 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.add"(%52, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%57 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%59 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%60 = "stablehlo.multiply"(%58, %58) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.reduce"(%60, %61) ({
^bb0(%62: tensor<f32>, %63: tensor<f32>):
%64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<1xf32>) -> tensor<1x1xf32>
%67 = "stablehlo.multiply"(%59, %59) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.reduce"(%67, %68) ({
^bb0(%69: tensor<f32>, %70: tensor<f32>):
%71 = "stablehlo.add"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%71) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<1xf32>) -> tensor<1x1xf32>
%74 = "stablehlo.multiply"(%58, %59) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.reduce"(%74, %75) ({
^bb0(%76: tensor<f32>, %77: tensor<f32>):
%78 = "stablehlo.add"(%76, %77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%78) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<1xf32>) -> tensor<1x1xf32>
%81 = "stablehlo.sqrt"(%66) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%82 = "stablehlo.sqrt"(%73) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%85 = "stablehlo.compare"(%83, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%86 = "stablehlo.abs"(%80) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%87 = "stablehlo.divide"(%86, %83) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%88 = "stablehlo.select"(%85, %83, %87) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%89 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%93 = "stablehlo.abs"(%80) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%94 = "stablehlo.select"(%90, %93, %92) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%95 = "stablehlo.subtract"(%73, %66) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%97 = "stablehlo.multiply"(%94, %96) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%98 = "stablehlo.divide"(%95, %97) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.abs"(%98) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%100 = "stablehlo.multiply"(%98, %98) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%102 = "stablehlo.add"(%100, %101) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%103 = "stablehlo.sqrt"(%102) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%104 = "stablehlo.add"(%99, %103) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.compare"(%98, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%106 = "stablehlo.negate"(%92) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%107 = "stablehlo.select"(%105, %106, %92) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.divide"(%107, %104) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.select"(%90, %108, %91) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.multiply"(%109, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%113 = "stablehlo.sqrt"(%112) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.divide"(%92, %113) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.divide"(%80, %94) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%117 = "stablehlo.select"(%90, %115, %116) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%118 = "stablehlo.multiply"(%114, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%119 = "stablehlo.slice"(%53) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%120 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%121 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%122 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%123 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%124 = "stablehlo.multiply"(%123, %120) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%125 = "stablehlo.multiply"(%121, %119) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%126 = "stablehlo.multiply"(%122, %124) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%128 = "stablehlo.multiply"(%122, %119) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%129 = "stablehlo.multiply"(%121, %124) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%130 = "stablehlo.add"(%128, %129) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%131 = "stablehlo.concatenate"(%127, %130) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
%132 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.reduce"(%88, %132) ({
^bb0(%133: tensor<f32>, %134: tensor<f32>):
%135 = "stablehlo.maximum"(%133, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%135) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%137 = "stablehlo.maximum"(%54, %136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%56, %131, %137) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<f32>)
%141 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%142 = "stablehlo.add"(%44, %141) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%139, %140, %142) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<2x4xf32>, tensor<f32>, tensor<i32>)
%146 = "stablehlo.slice"(%143) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%147 = "stablehlo.multiply"(%146, %146) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.reduce"(%147, %148) ({
^bb0(%149: tensor<f32>, %150: tensor<f32>):
%151 = "stablehlo.add"(%149, %150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%151) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%153 = "stablehlo.reshape"(%152) : (tensor<2xf32>) -> tensor<2x1xf32>
%154 = "stablehlo.sqrt"(%153) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%155 = "stablehlo.reshape"(%154) : (tensor<2x1xf32>) -> tensor<2xf32>
%156 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%167, %168 = "stablehlo.sort"(%155, %156) ({
^bb0(%157: tensor<f32>, %158: tensor<f32>, %159: tensor<i32>, %160: tensor<i32>):
%161 = "stablehlo.compare"(%158, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%162 = "stablehlo.compare"(%157, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%163 = "stablehlo.compare"(%158, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%164 = "stablehlo.not"(%163) : (tensor<i1>) -> tensor<i1>
%165 = "stablehlo.and"(%162, %164) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%166 = "stablehlo.or"(%161, %165) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%166) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%169 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%171 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%172 = "stablehlo.gather"(%143, %171) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
%173 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%174 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%175 = "stablehlo.transpose"(%173) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%176, %177 = "stablehlo.custom_call"(%175) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%178 = "stablehlo.custom_call"(%176, %177) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
%179 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%180 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%183 = "stablehlo.select"(%181, %176, %182) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%184 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%185 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%186 = "stablehlo.compare"(%184, %185) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%187 = "stablehlo.convert"(%186) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%188 = "stablehlo.multiply"(%183, %187) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%193 = "stablehlo.reduce"(%188, %189) ({
^bb0(%190: tensor<f32>, %191: tensor<f32>):
%192 = "stablehlo.add"(%190, %191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%192) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%194 = "stablehlo.abs"(%193) : (tensor<2xf32>) -> tensor<2xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%196 = "stablehlo.compare"(%194, %195) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%198 = "stablehlo.select"(%196, %197, %194) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%199 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%200 = "stablehlo.divide"(%193, %198) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%201 = "stablehlo.select"(%196, %199, %200) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2xf32>
%203 = "stablehlo.multiply"(%178, %202) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%205 = "stablehlo.transpose"(%174) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%206 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%207 = "stablehlo.dot_general"(%206, %205) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
%208 = "stablehlo.slice"(%20) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%209 = "stablehlo.concatenate"(%207, %208) {dimension = 1 : i64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
%210 = "stablehlo.slice"(%209) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x2xf32>
%211 = "stablehlo.slice"(%170) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
%212 = "stablehlo.constant"() {value = dense<4.76837158203125e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%214 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<2xf32>
%215 = "stablehlo.compare"(%170, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%216 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%217 = "stablehlo.select"(%215, %170, %216) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%218 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%219 = "stablehlo.divide"(%218, %217) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%221 = "stablehlo.select"(%215, %219, %220) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%222 = "stablehlo.transpose"(%204) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%223 = "stablehlo.transpose"(%210) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%224 = "stablehlo.dot_general"(%223, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4xf32>, tensor<4x1xf32>) -> tensor<2x1xf32>
%225 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x1xf32>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%227 = "stablehlo.dot_general"(%222, %226) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%228 = "stablehlo.dot_general"(%0, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
%229 = "stablehlo.subtract"(%228, %1) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%230 = "stablehlo.multiply"(%229, %229) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%235 = "stablehlo.reduce"(%230, %231) ({
^bb0(%232: tensor<f32>, %233: tensor<f32>):
%234 = "stablehlo.add"(%232, %233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%234) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<1xf32>
%236 = "stablehlo.convert"(%215) : (tensor<2xi1>) -> tensor<2xi64>
%237 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%241 = "stablehlo.reduce"(%236, %237) ({
^bb0(%238: tensor<i64>, %239: tensor<i64>):
%240 = "stablehlo.add"(%238, %239) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%240) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
return %227, %235, %241, %170 : tensor<2x1xf32>, tensor<1xf32>, tensor<i64>, tensor<2xf32>
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
%20 = "stablehlo.concatenate"(%15, %19) {dimension = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%20, %21) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<4x6xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%139, %140, %141 = "stablehlo.while"(%22, %23, %24) ({
^bb0(%25: tensor<4x6xf32>, %26: tensor<f32>, %27: tensor<i32>):
%28 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%30 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.compare"(%26, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%32 = "stablehlo.and"(%31, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%32) : (tensor<i1>) -> ()
}, {
^bb0(%33: tensor<4x6xf32>, %34: tensor<f32>, %35: tensor<i32>):
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%134, %135, %136 = "stablehlo.while"(%37, %33, %36) ({
^bb0(%38: tensor<i32>, %39: tensor<4x6xf32>, %40: tensor<f32>):
%41 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.compare"(%38, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<i32>, %44: tensor<4x6xf32>, %45: tensor<f32>):
%46 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%47 = "stablehlo.add"(%43, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%48 = "stablehlo.slice"(%44) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<4x3xf32>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%50 = "stablehlo.slice"(%48) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%51 = "stablehlo.multiply"(%49, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.reduce"(%51, %52) ({
^bb0(%53: tensor<f32>, %54: tensor<f32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%55) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2xf32>) -> tensor<2x1xf32>
%58 = "stablehlo.multiply"(%50, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<2xf32>) -> tensor<2x1xf32>
%65 = "stablehlo.multiply"(%49, %50) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<f32>, %68: tensor<f32>):
%69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%69) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<2xf32>) -> tensor<2x1xf32>
%72 = "stablehlo.sqrt"(%57) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%73 = "stablehlo.sqrt"(%64) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%76 = "stablehlo.compare"(%74, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%77 = "stablehlo.abs"(%71) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%78 = "stablehlo.divide"(%77, %74) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%79 = "stablehlo.select"(%76, %74, %78) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%80 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%81 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%84 = "stablehlo.abs"(%71) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%85 = "stablehlo.select"(%81, %84, %83) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%86 = "stablehlo.subtract"(%64, %57) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%87 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%88 = "stablehlo.multiply"(%85, %87) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%89 = "stablehlo.divide"(%86, %88) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%90 = "stablehlo.abs"(%89) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%91 = "stablehlo.multiply"(%89, %89) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%94 = "stablehlo.sqrt"(%93) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%95 = "stablehlo.add"(%90, %94) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%96 = "stablehlo.compare"(%89, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%97 = "stablehlo.negate"(%83) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%98 = "stablehlo.select"(%96, %97, %83) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.divide"(%98, %95) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%100 = "stablehlo.select"(%81, %99, %82) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%101 = "stablehlo.multiply"(%100, %100) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%104 = "stablehlo.sqrt"(%103) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%105 = "stablehlo.divide"(%83, %104) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.divide"(%71, %85) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%108 = "stablehlo.select"(%81, %106, %107) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.multiply"(%105, %100) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.slice"(%44) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%111 = "stablehlo.slice"(%44) {limit_indices = array<i64: 4, 6>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%112 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%113 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%114 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%115 = "stablehlo.multiply"(%114, %111) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%116 = "stablehlo.multiply"(%112, %110) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%117 = "stablehlo.multiply"(%113, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%118 = "stablehlo.subtract"(%116, %117) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.multiply"(%113, %110) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.multiply"(%112, %115) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.add"(%119, %120) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.slice"(%118) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%123 = "stablehlo.slice"(%121) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x6xf32>} : () -> tensor<0x6xf32>
%125 = "stablehlo.slice"(%121) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%126 = "stablehlo.slice"(%118) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%127 = "stablehlo.concatenate"(%122, %123, %124, %125, %126) {dimension = 0 : i64} : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<0x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
%128 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%132 = "stablehlo.reduce"(%79, %128) ({
^bb0(%129: tensor<f32>, %130: tensor<f32>):
%131 = "stablehlo.maximum"(%129, %130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%131) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%133 = "stablehlo.maximum"(%45, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%47, %127, %133) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x6xf32>, tensor<f32>)
%137 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%138 = "stablehlo.add"(%35, %137) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%135, %136, %138) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x6xf32>, tensor<f32>, tensor<i32>)
%142 = "stablehlo.slice"(%139) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<3x6xf32>
%143 = "stablehlo.slice"(%142) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%144 = "stablehlo.multiply"(%143, %143) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%149 = "stablehlo.reduce"(%144, %145) ({
^bb0(%146: tensor<f32>, %147: tensor<f32>):
%148 = "stablehlo.add"(%146, %147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%148) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%150 = "stablehlo.reshape"(%149) : (tensor<3xf32>) -> tensor<3x1xf32>
%151 = "stablehlo.sqrt"(%150) : (tensor<3x1xf32>) -> tensor<3x1xf32>
%152 = "stablehlo.reshape"(%151) : (tensor<3x1xf32>) -> tensor<3xf32>
%153 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%164, %165 = "stablehlo.sort"(%152, %153) ({
^bb0(%154: tensor<f32>, %155: tensor<f32>, %156: tensor<i32>, %157: tensor<i32>):
%158 = "stablehlo.compare"(%155, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%159 = "stablehlo.compare"(%154, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%160 = "stablehlo.compare"(%155, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%161 = "stablehlo.not"(%160) : (tensor<i1>) -> tensor<i1>
%162 = "stablehlo.and"(%159, %161) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%163 = "stablehlo.or"(%158, %162) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%163) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%166 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%167 = "stablehlo.multiply"(%164, %166) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%168 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%169 = "stablehlo.gather"(%142, %168) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xf32>, tensor<3x6xi32>) -> tensor<3x6xf32>
%170 = "stablehlo.slice"(%169) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%171 = "stablehlo.slice"(%169) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%172 = "stablehlo.transpose"(%170) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%173, %174 = "stablehlo.custom_call"(%172) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%175 = "stablehlo.custom_call"(%173, %174) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%176 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%177 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%178 = "stablehlo.compare"(%176, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%180 = "stablehlo.select"(%178, %173, %179) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%181 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%182 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%183 = "stablehlo.compare"(%181, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%184 = "stablehlo.convert"(%183) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%185 = "stablehlo.multiply"(%180, %184) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%190 = "stablehlo.reduce"(%185, %186) ({
^bb0(%187: tensor<f32>, %188: tensor<f32>):
%189 = "stablehlo.add"(%187, %188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%189) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%191 = "stablehlo.abs"(%190) : (tensor<3xf32>) -> tensor<3xf32>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%194 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%195 = "stablehlo.select"(%193, %194, %191) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%196 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%197 = "stablehlo.divide"(%190, %195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%198 = "stablehlo.select"(%193, %196, %197) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%200 = "stablehlo.multiply"(%175, %199) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%202 = "stablehlo.transpose"(%171) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x0xf32>} : () -> tensor<3x0xf32>
%204 = "stablehlo.concatenate"(%202, %203) {dimension = 1 : i64} : (tensor<3x3xf32>, tensor<3x0xf32>) -> tensor<3x3xf32>
%205 = "stablehlo.slice"(%167) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
%206 = "stablehlo.constant"() {value = dense<3.5762786865234375e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
%209 = "stablehlo.compare"(%167, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%210 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%211 = "stablehlo.select"(%209, %167, %210) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%212 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%213 = "stablehlo.divide"(%212, %211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%215 = "stablehlo.select"(%209, %213, %214) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%216 = "stablehlo.transpose"(%201) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%217 = "stablehlo.transpose"(%204) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%218 = "stablehlo.dot_general"(%217, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%219 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x1xf32>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%221 = "stablehlo.dot_general"(%216, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%223 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %221, %222, %223, %224 : tensor<3x1xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>
}
}

