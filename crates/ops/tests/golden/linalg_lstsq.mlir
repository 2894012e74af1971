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
%16, %17 = "stablehlo.custom_call"(%15) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>)
%18 = "stablehlo.custom_call"(%16, %17) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
%19 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x2xf32>) -> tensor<2x2xf32>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%25 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%26 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%28 = "stablehlo.convert"(%27) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%29 = "stablehlo.concatenate"(%24, %28) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%141, %142, %143 = "stablehlo.while"(%29, %30, %31) ({
^bb0(%32: tensor<2x4xf32>, %33: tensor<f32>, %34: tensor<i32>):
%35 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%37 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.compare"(%33, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%39 = "stablehlo.and"(%38, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%39) : (tensor<i1>) -> ()
}, {
^bb0(%40: tensor<2x4xf32>, %41: tensor<f32>, %42: tensor<i32>):
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%136, %137, %138 = "stablehlo.while"(%44, %40, %43) ({
^bb0(%45: tensor<i32>, %46: tensor<2x4xf32>, %47: tensor<f32>):
%48 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}, {
^bb0(%50: tensor<i32>, %51: tensor<2x4xf32>, %52: tensor<f32>):
%53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.add"(%50, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%57 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%58 = "stablehlo.multiply"(%56, %56) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<1xf32>) -> tensor<1x1xf32>
%65 = "stablehlo.multiply"(%57, %57) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<f32>, %68: tensor<f32>):
%69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%69) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<1xf32>) -> tensor<1x1xf32>
%72 = "stablehlo.multiply"(%56, %57) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.reduce"(%72, %73) ({
^bb0(%74: tensor<f32>, %75: tensor<f32>):
%76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%76) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<1xf32>) -> tensor<1x1xf32>
%79 = "stablehlo.sqrt"(%64) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%80 = "stablehlo.sqrt"(%71) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%84 = "stablehlo.abs"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%85 = "stablehlo.divide"(%84, %81) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%86 = "stablehlo.select"(%83, %81, %85) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%87 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%88 = "stablehlo.compare"(%86, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%91 = "stablehlo.abs"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%92 = "stablehlo.select"(%88, %91, %90) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%93 = "stablehlo.subtract"(%71, %64) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.divide"(%93, %95) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%97 = "stablehlo.abs"(%96) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%98 = "stablehlo.multiply"(%96, %96) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%100 = "stablehlo.add"(%98, %99) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.sqrt"(%100) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%102 = "stablehlo.add"(%97, %101) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%103 = "stablehlo.compare"(%96, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%104 = "stablehlo.negate"(%90) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.select"(%103, %104, %90) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%106 = "stablehlo.divide"(%105, %102) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%107 = "stablehlo.select"(%88, %106, %89) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.multiply"(%107, %107) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.sqrt"(%110) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.divide"(%90, %111) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%113 = "stablehlo.divide"(%78, %92) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%115 = "stablehlo.select"(%88, %113, %114) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.multiply"(%112, %107) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.slice"(%51) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%118 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%119 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%120 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%121 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%122 = "stablehlo.multiply"(%121, %118) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%123 = "stablehlo.multiply"(%119, %117) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%124 = "stablehlo.multiply"(%120, %122) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%126 = "stablehlo.multiply"(%120, %117) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%127 = "stablehlo.multiply"(%119, %122) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%128 = "stablehlo.add"(%126, %127) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%129 = "stablehlo.concatenate"(%125, %128) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
%130 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%134 = "stablehlo.reduce"(%86, %130) ({
^bb0(%131: tensor<f32>, %132: tensor<f32>):
%133 = "stablehlo.maximum"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%133) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%135 = "stablehlo.maximum"(%52, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%54, %129, %135) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<f32>)
%139 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%140 = "stablehlo.add"(%42, %139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%137, %138, %140) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<2x4xf32>, tensor<f32>, tensor<i32>)
%144 = "stablehlo.slice"(%141) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%145 = "stablehlo.multiply"(%144, %144) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%150 = "stablehlo.reduce"(%145, %146) ({
^bb0(%147: tensor<f32>, %148: tensor<f32>):
%149 = "stablehlo.add"(%147, %148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%149) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%151 = "stablehlo.reshape"(%150) : (tensor<2xf32>) -> tensor<2x1xf32>
%152 = "stablehlo.sqrt"(%151) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%153 = "stablehlo.reshape"(%152) : (tensor<2x1xf32>) -> tensor<2xf32>
%154 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%165, %166 = "stablehlo.sort"(%153, %154) ({
^bb0(%155: tensor<f32>, %156: tensor<f32>, %157: tensor<i32>, %158: tensor<i32>):
%159 = "stablehlo.compare"(%156, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%160 = "stablehlo.compare"(%155, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%161 = "stablehlo.compare"(%156, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%162 = "stablehlo.not"(%161) : (tensor<i1>) -> tensor<i1>
%163 = "stablehlo.and"(%160, %162) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%164 = "stablehlo.or"(%159, %163) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%164) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%167 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%168 = "stablehlo.multiply"(%165, %167) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%169 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%170 = "stablehlo.gather"(%141, %169) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
%171 = "stablehlo.slice"(%170) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%172 = "stablehlo.slice"(%170) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%173 = "stablehlo.transpose"(%171) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%174, %175 = "stablehlo.custom_call"(%173) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%176 = "stablehlo.custom_call"(%174, %175) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
%177 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%178 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%181 = "stablehlo.select"(%179, %174, %180) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%182 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%183 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%185 = "stablehlo.convert"(%184) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%186 = "stablehlo.multiply"(%181, %185) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%191 = "stablehlo.reduce"(%186, %187) ({
^bb0(%188: tensor<f32>, %189: tensor<f32>):
%190 = "stablehlo.add"(%188, %189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%190) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%192 = "stablehlo.abs"(%191) : (tensor<2xf32>) -> tensor<2xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%195 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%196 = "stablehlo.select"(%194, %195, %192) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%198 = "stablehlo.divide"(%191, %196) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%199 = "stablehlo.select"(%194, %197, %198) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2xf32>
%201 = "stablehlo.multiply"(%176, %200) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%203 = "stablehlo.transpose"(%172) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%204 = "stablehlo.dot_general"(%18, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
%205 = "stablehlo.slice"(%168) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
%206 = "stablehlo.constant"() {value = dense<4.76837158203125e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<2xf32>
%209 = "stablehlo.compare"(%168, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%210 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%211 = "stablehlo.select"(%209, %168, %210) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%212 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%213 = "stablehlo.divide"(%212, %211) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%215 = "stablehlo.select"(%209, %213, %214) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%216 = "stablehlo.transpose"(%202) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%217 = "stablehlo.transpose"(%204) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%218 = "stablehlo.dot_general"(%217, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
%219 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%221 = "stablehlo.dot_general"(%216, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%223 = "stablehlo.convert"(%209) : (tensor<2xi1>) -> tensor<2xi64>
%224 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%228 = "stablehlo.reduce"(%223, %224) ({
^bb0(%225: tensor<i64>, %226: tensor<i64>):
%227 = "stablehlo.add"(%225, %226) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%227) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %221, %222, %228, %229 : tensor<2x3xf32>, tensor<0xf32>, tensor<i64>, tensor<0xf32>
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
%18, %19 = "stablehlo.custom_call"(%17) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xf64>)
%20 = "stablehlo.custom_call"(%18, %19) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x4x3xf64>, tensor<2x3xf64>) -> tensor<2x4x3xf64>
%21 = "stablehlo.slice"(%18) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%23 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%28 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%30 = "stablehlo.convert"(%29) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%31 = "stablehlo.concatenate"(%26, %30) {dimension = 2 : i64} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x6xf64>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%33 = "stablehlo.pad"(%31, %32) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x6xf64>, tensor<f64>) -> tensor<2x4x6xf64>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%150, %151, %152 = "stablehlo.while"(%33, %34, %35) ({
^bb0(%36: tensor<2x4x6xf64>, %37: tensor<f64>, %38: tensor<i32>):
%39 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%41 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%42 = "stablehlo.compare"(%37, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%43 = "stablehlo.and"(%42, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%43) : (tensor<i1>) -> ()
}, {
^bb0(%44: tensor<2x4x6xf64>, %45: tensor<f64>, %46: tensor<i32>):
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%48 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%145, %146, %147 = "stablehlo.while"(%48, %44, %47) ({
^bb0(%49: tensor<i32>, %50: tensor<2x4x6xf64>, %51: tensor<f64>):
%52 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.compare"(%49, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%53) : (tensor<i1>) -> ()
}, {
^bb0(%54: tensor<i32>, %55: tensor<2x4x6xf64>, %56: tensor<f64>):
%57 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.add"(%54, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%59 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x4x3xf64>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%61 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%62 = "stablehlo.multiply"(%60, %60) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<f64>, %65: tensor<f64>):
%66 = "stablehlo.add"(%64, %65) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%66) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%68 = "stablehlo.reshape"(%67) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%69 = "stablehlo.multiply"(%61, %61) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%74 = "stablehlo.reduce"(%69, %70) ({
^bb0(%71: tensor<f64>, %72: tensor<f64>):
%73 = "stablehlo.add"(%71, %72) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%73) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%75 = "stablehlo.reshape"(%74) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%76 = "stablehlo.multiply"(%60, %61) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%81 = "stablehlo.reduce"(%76, %77) ({
^bb0(%78: tensor<f64>, %79: tensor<f64>):
%80 = "stablehlo.add"(%78, %79) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%80) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%82 = "stablehlo.reshape"(%81) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%83 = "stablehlo.sqrt"(%68) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%84 = "stablehlo.sqrt"(%75) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%85 = "stablehlo.multiply"(%83, %84) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%87 = "stablehlo.compare"(%85, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%88 = "stablehlo.abs"(%82) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%89 = "stablehlo.divide"(%88, %85) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%90 = "stablehlo.select"(%87, %85, %89) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%91 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%95 = "stablehlo.abs"(%82) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%96 = "stablehlo.select"(%92, %95, %94) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%97 = "stablehlo.subtract"(%75, %68) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%100 = "stablehlo.divide"(%97, %99) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%101 = "stablehlo.abs"(%100) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%102 = "stablehlo.multiply"(%100, %100) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%104 = "stablehlo.add"(%102, %103) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%105 = "stablehlo.sqrt"(%104) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%106 = "stablehlo.add"(%101, %105) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%107 = "stablehlo.compare"(%100, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%108 = "stablehlo.negate"(%94) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%109 = "stablehlo.select"(%107, %108, %94) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%110 = "stablehlo.divide"(%109, %106) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%111 = "stablehlo.select"(%92, %110, %93) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%112 = "stablehlo.multiply"(%111, %111) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%114 = "stablehlo.add"(%112, %113) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%115 = "stablehlo.sqrt"(%114) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%116 = "stablehlo.divide"(%94, %115) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%117 = "stablehlo.divide"(%82, %96) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%119 = "stablehlo.select"(%92, %117, %118) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%120 = "stablehlo.multiply"(%116, %111) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%121 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%122 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 4, 6>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%123 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%124 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%125 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%126 = "stablehlo.multiply"(%125, %122) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%127 = "stablehlo.multiply"(%123, %121) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%128 = "stablehlo.multiply"(%124, %126) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%129 = "stablehlo.subtract"(%127, %128) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%130 = "stablehlo.multiply"(%124, %121) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%131 = "stablehlo.multiply"(%123, %126) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%132 = "stablehlo.add"(%130, %131) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%133 = "stablehlo.slice"(%129) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%134 = "stablehlo.slice"(%132) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x6xf64>} : () -> tensor<2x0x6xf64>
%136 = "stablehlo.slice"(%132) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%137 = "stablehlo.slice"(%129) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%138 = "stablehlo.concatenate"(%133, %134, %135, %136, %137) {dimension = 1 : i64} : (tensor<2x1x6xf64>, tensor<2x1x6xf64>, tensor<2x0x6xf64>, tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x4x6xf64>
%139 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%143 = "stablehlo.reduce"(%90, %139) ({
^bb0(%140: tensor<f64>, %141: tensor<f64>):
%142 = "stablehlo.maximum"(%140, %141) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%142) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>, tensor<f64>) -> tensor<f64>
%144 = "stablehlo.maximum"(%56, %143) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%58, %138, %144) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>)
%148 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%149 = "stablehlo.add"(%46, %148) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%146, %147, %149) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>)
%153 = "stablehlo.slice"(%150) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x3x6xf64>
%154 = "stablehlo.slice"(%153) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%155 = "stablehlo.multiply"(%154, %154) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%160 = "stablehlo.reduce"(%155, %156) ({
^bb0(%157: tensor<f64>, %158: tensor<f64>):
%159 = "stablehlo.add"(%157, %158) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%159) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%161 = "stablehlo.reshape"(%160) : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%162 = "stablehlo.sqrt"(%161) : (tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%163 = "stablehlo.reshape"(%162) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
%164 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%175, %176 = "stablehlo.sort"(%163, %164) ({
^bb0(%165: tensor<f64>, %166: tensor<f64>, %167: tensor<i32>, %168: tensor<i32>):
%169 = "stablehlo.compare"(%166, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%170 = "stablehlo.compare"(%165, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%171 = "stablehlo.compare"(%166, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%172 = "stablehlo.not"(%171) : (tensor<i1>) -> tensor<i1>
%173 = "stablehlo.and"(%170, %172) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%174 = "stablehlo.or"(%169, %173) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%174) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf64>, tensor<2x3xi32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
%177 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%178 = "stablehlo.multiply"(%175, %177) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%179 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x6xi32>
%180 = "stablehlo.gather"(%153, %179) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>, tensor<2x3x6xi32>) -> tensor<2x3x6xf64>
%181 = "stablehlo.slice"(%180) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%182 = "stablehlo.slice"(%180) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%183 = "stablehlo.transpose"(%181) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%184, %185 = "stablehlo.custom_call"(%183) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
%186 = "stablehlo.custom_call"(%184, %185) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf64>, tensor<2x3xf64>) -> tensor<2x3x3xf64>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%188 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%191 = "stablehlo.select"(%189, %184, %190) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%192 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%193 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%196 = "stablehlo.multiply"(%191, %195) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%201 = "stablehlo.reduce"(%196, %197) ({
^bb0(%198: tensor<f64>, %199: tensor<f64>):
%200 = "stablehlo.add"(%198, %199) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%200) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%202 = "stablehlo.abs"(%201) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%204 = "stablehlo.compare"(%202, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%205 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%206 = "stablehlo.select"(%204, %205, %202) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%207 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%208 = "stablehlo.divide"(%201, %206) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%209 = "stablehlo.select"(%204, %207, %208) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%210 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
%211 = "stablehlo.multiply"(%186, %210) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%212 = "stablehlo.transpose"(%211) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%213 = "stablehlo.transpose"(%182) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%214 = "stablehlo.dot_general"(%20, %213) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3xf64>, tensor<2x3x3xf64>) -> tensor<2x4x3xf64>
%215 = "stablehlo.transpose"(%212) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%216 = "stablehlo.transpose"(%214) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x3xf64>) -> tensor<2x3x4xf64>
%217 = "stablehlo.slice"(%178) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf64>) -> tensor<2x1xf64>
%218 = "stablehlo.constant"() {value = dense<8.881784197001252e-16> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%219 = "stablehlo.multiply"(%217, %218) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x3xf64>
%221 = "stablehlo.compare"(%178, %220) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%222 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%223 = "stablehlo.select"(%221, %178, %222) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%224 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%225 = "stablehlo.divide"(%224, %223) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%227 = "stablehlo.select"(%221, %225, %226) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%228 = "stablehlo.transpose"(%216) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf64>) -> tensor<2x4x3xf64>
%229 = "stablehlo.transpose"(%215) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%230 = "stablehlo.dot_general"(%229, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%231 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%232 = "stablehlo.multiply"(%230, %231) : (tensor<2x3x1xf64>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%233 = "stablehlo.dot_general"(%228, %232) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x3xf64>, tensor<2x3x1xf64>) -> tensor<2x4x1xf64>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
%235 = "stablehlo.convert"(%221) : (tensor<2x3xi1>) -> tensor<2x3xi64>
%236 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%240 = "stablehlo.reduce"(%235, %236) ({
^bb0(%237: tensor<i64>, %238: tensor<i64>):
%239 = "stablehlo.add"(%237, %238) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%239) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
%242 = "stablehlo.reshape"(%233) : (tensor<2x4x1xf64>) -> tensor<2x4xf64>
return %242, %234, %240, %241 : tensor<2x4xf64>, tensor<0xf64>, tensor<2xi64>, tensor<0xf64>
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
%16, %17 = "stablehlo.custom_call"(%15) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>)
%18 = "stablehlo.custom_call"(%16, %17) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
%19 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x2xf32>) -> tensor<2x2xf32>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%25 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%26 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%28 = "stablehlo.convert"(%27) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%29 = "stablehlo.concatenate"(%24, %28) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%141, %142, %143 = "stablehlo.while"(%29, %30, %31) ({
^bb0(%32: tensor<2x4xf32>, %33: tensor<f32>, %34: tensor<i32>):
%35 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%37 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.compare"(%33, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%39 = "stablehlo.and"(%38, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%39) : (tensor<i1>) -> ()
}, {
^bb0(%40: tensor<2x4xf32>, %41: tensor<f32>, %42: tensor<i32>):
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%136, %137, %138 = "stablehlo.while"(%44, %40, %43) ({
^bb0(%45: tensor<i32>, %46: tensor<2x4xf32>, %47: tensor<f32>):
%48 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}, {
^bb0(%50: tensor<i32>, %51: tensor<2x4xf32>, %52: tensor<f32>):
%53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.add"(%50, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%57 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
%58 = "stablehlo.multiply"(%56, %56) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.reduce"(%58, %59) ({
^bb0(%60: tensor<f32>, %61: tensor<f32>):
%62 = "stablehlo.add"(%60, %61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<1xf32>) -> tensor<1x1xf32>
%65 = "stablehlo.multiply"(%57, %57) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.reduce"(%65, %66) ({
^bb0(%67: tensor<f32>, %68: tensor<f32>):
%69 = "stablehlo.add"(%67, %68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%69) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<1xf32>) -> tensor<1x1xf32>
%72 = "stablehlo.multiply"(%56, %57) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.reduce"(%72, %73) ({
^bb0(%74: tensor<f32>, %75: tensor<f32>):
%76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%76) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<1xf32>) -> tensor<1x1xf32>
%79 = "stablehlo.sqrt"(%64) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%80 = "stablehlo.sqrt"(%71) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%84 = "stablehlo.abs"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%85 = "stablehlo.divide"(%84, %81) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%86 = "stablehlo.select"(%83, %81, %85) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%87 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%88 = "stablehlo.compare"(%86, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%91 = "stablehlo.abs"(%78) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%92 = "stablehlo.select"(%88, %91, %90) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%93 = "stablehlo.subtract"(%71, %64) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%96 = "stablehlo.divide"(%93, %95) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%97 = "stablehlo.abs"(%96) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%98 = "stablehlo.multiply"(%96, %96) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%100 = "stablehlo.add"(%98, %99) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%101 = "stablehlo.sqrt"(%100) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%102 = "stablehlo.add"(%97, %101) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%103 = "stablehlo.compare"(%96, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%104 = "stablehlo.negate"(%90) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.select"(%103, %104, %90) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%106 = "stablehlo.divide"(%105, %102) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%107 = "stablehlo.select"(%88, %106, %89) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.multiply"(%107, %107) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.sqrt"(%110) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.divide"(%90, %111) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%113 = "stablehlo.divide"(%78, %92) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%115 = "stablehlo.select"(%88, %113, %114) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.multiply"(%112, %107) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.slice"(%51) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%118 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%119 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%120 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%121 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<1x4xf32>
%122 = "stablehlo.multiply"(%121, %118) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%123 = "stablehlo.multiply"(%119, %117) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%124 = "stablehlo.multiply"(%120, %122) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%126 = "stablehlo.multiply"(%120, %117) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%127 = "stablehlo.multiply"(%119, %122) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%128 = "stablehlo.add"(%126, %127) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
%129 = "stablehlo.concatenate"(%125, %128) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
%130 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%134 = "stablehlo.reduce"(%86, %130) ({
^bb0(%131: tensor<f32>, %132: tensor<f32>):
%133 = "stablehlo.maximum"(%131, %132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%133) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%135 = "stablehlo.maximum"(%52, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%54, %129, %135) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<2x4xf32>, tensor<f32>)
%139 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%140 = "stablehlo.add"(%42, %139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%137, %138, %140) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<2x4xf32>, tensor<f32>, tensor<i32>)
%144 = "stablehlo.slice"(%141) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%145 = "stablehlo.multiply"(%144, %144) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%150 = "stablehlo.reduce"(%145, %146) ({
^bb0(%147: tensor<f32>, %148: tensor<f32>):
%149 = "stablehlo.add"(%147, %148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%149) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%151 = "stablehlo.reshape"(%150) : (tensor<2xf32>) -> tensor<2x1xf32>
%152 = "stablehlo.sqrt"(%151) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%153 = "stablehlo.reshape"(%152) : (tensor<2x1xf32>) -> tensor<2xf32>
%154 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%165, %166 = "stablehlo.sort"(%153, %154) ({
^bb0(%155: tensor<f32>, %156: tensor<f32>, %157: tensor<i32>, %158: tensor<i32>):
%159 = "stablehlo.compare"(%156, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%160 = "stablehlo.compare"(%155, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%161 = "stablehlo.compare"(%156, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%162 = "stablehlo.not"(%161) : (tensor<i1>) -> tensor<i1>
%163 = "stablehlo.and"(%160, %162) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%164 = "stablehlo.or"(%159, %163) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%164) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%167 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%168 = "stablehlo.multiply"(%165, %167) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%169 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%170 = "stablehlo.gather"(%141, %169) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
%171 = "stablehlo.slice"(%170) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%172 = "stablehlo.slice"(%170) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%173 = "stablehlo.transpose"(%171) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%174, %175 = "stablehlo.custom_call"(%173) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>)
%176 = "stablehlo.custom_call"(%174, %175) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
%177 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%178 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%181 = "stablehlo.select"(%179, %174, %180) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%182 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%183 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%185 = "stablehlo.convert"(%184) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%186 = "stablehlo.multiply"(%181, %185) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%191 = "stablehlo.reduce"(%186, %187) ({
^bb0(%188: tensor<f32>, %189: tensor<f32>):
%190 = "stablehlo.add"(%188, %189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%190) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%192 = "stablehlo.abs"(%191) : (tensor<2xf32>) -> tensor<2xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%195 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%196 = "stablehlo.select"(%194, %195, %192) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%198 = "stablehlo.divide"(%191, %196) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%199 = "stablehlo.select"(%194, %197, %198) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2x2xf32>
%201 = "stablehlo.multiply"(%176, %200) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%202 = "stablehlo.transpose"(%201) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%203 = "stablehlo.transpose"(%172) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%204 = "stablehlo.dot_general"(%18, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
%205 = "stablehlo.slice"(%168) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
%206 = "stablehlo.constant"() {value = dense<4.76837158203125e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<2xf32>
%209 = "stablehlo.compare"(%168, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%210 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%211 = "stablehlo.select"(%209, %168, %210) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%212 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%213 = "stablehlo.divide"(%212, %211) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%215 = "stablehlo.select"(%209, %213, %214) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%216 = "stablehlo.transpose"(%202) {permutation = array<i64: 1, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
%217 = "stablehlo.transpose"(%204) {permutation = array<i64: 1, 0>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
%218 = "stablehlo.dot_general"(%217, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4xf32>, tensor<4x1xf32>) -> tensor<2x1xf32>
%219 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x1xf32>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%221 = "stablehlo.dot_general"(%216, %220) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%222 = "stablehlo.dot_general"(%0, %221) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x2xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
%223 = "stablehlo.subtract"(%222, %1) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%224 = "stablehlo.multiply"(%223, %223) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%229 = "stablehlo.reduce"(%224, %225) ({
^bb0(%226: tensor<f32>, %227: tensor<f32>):
%228 = "stablehlo.add"(%226, %227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%228) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x1xf32>, tensor<f32>) -> tensor<1xf32>
%230 = "stablehlo.convert"(%209) : (tensor<2xi1>) -> tensor<2xi64>
%231 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%235 = "stablehlo.reduce"(%230, %231) ({
^bb0(%232: tensor<i64>, %233: tensor<i64>):
%234 = "stablehlo.add"(%232, %233) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%234) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
return %221, %229, %235, %168 : tensor<2x1xf32>, tensor<1xf32>, tensor<i64>, tensor<2xf32>
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
%203 = "stablehlo.slice"(%167) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
%204 = "stablehlo.constant"() {value = dense<3.5762786865234375e-7> : tensor<1xf32>} : () -> tensor<1xf32>
%205 = "stablehlo.multiply"(%203, %204) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
%207 = "stablehlo.compare"(%167, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%209 = "stablehlo.select"(%207, %167, %208) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%210 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%211 = "stablehlo.divide"(%210, %209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%213 = "stablehlo.select"(%207, %211, %212) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%214 = "stablehlo.transpose"(%201) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%215 = "stablehlo.transpose"(%202) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%216 = "stablehlo.dot_general"(%215, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%217 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x1xf32>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%219 = "stablehlo.dot_general"(%214, %218) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%221 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %219, %220, %221, %222 : tensor<3x1xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>
}
}

