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
%15, %16 = "stablehlo.custom_call"(%14) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
%17 = "stablehlo.custom_call"(%15, %16) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
%18 = "stablehlo.slice"(%15) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%19 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%23 = "stablehlo.select"(%21, %18, %22) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%27 = "stablehlo.convert"(%26) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%28 = "stablehlo.concatenate"(%23, %27) {dimension = 1 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x6xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.pad"(%28, %29) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<4x6xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%147, %148, %149 = "stablehlo.while"(%30, %31, %32) ({
^bb0(%33: tensor<4x6xf32>, %34: tensor<f32>, %35: tensor<i32>):
%36 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%38 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.compare"(%34, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%40 = "stablehlo.and"(%39, %37) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%40) : (tensor<i1>) -> ()
}, {
^bb0(%41: tensor<4x6xf32>, %42: tensor<f32>, %43: tensor<i32>):
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%142, %143, %144 = "stablehlo.while"(%45, %41, %44) ({
^bb0(%46: tensor<i32>, %47: tensor<4x6xf32>, %48: tensor<f32>):
%49 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%50) : (tensor<i1>) -> ()
}, {
^bb0(%51: tensor<i32>, %52: tensor<4x6xf32>, %53: tensor<f32>):
%54 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.add"(%51, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%56 = "stablehlo.slice"(%52) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<4x3xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%58 = "stablehlo.slice"(%56) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
%59 = "stablehlo.multiply"(%57, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.reduce"(%59, %60) ({
^bb0(%61: tensor<f32>, %62: tensor<f32>):
%63 = "stablehlo.add"(%61, %62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%63) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%65 = "stablehlo.reshape"(%64) : (tensor<2xf32>) -> tensor<2x1xf32>
%66 = "stablehlo.multiply"(%58, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.reduce"(%66, %67) ({
^bb0(%68: tensor<f32>, %69: tensor<f32>):
%70 = "stablehlo.add"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%70) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%72 = "stablehlo.reshape"(%71) : (tensor<2xf32>) -> tensor<2x1xf32>
%73 = "stablehlo.multiply"(%57, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.reduce"(%73, %74) ({
^bb0(%75: tensor<f32>, %76: tensor<f32>):
%77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%77) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2xf32>) -> tensor<2x1xf32>
%80 = "stablehlo.sqrt"(%65) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%81 = "stablehlo.sqrt"(%72) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%82 = "stablehlo.multiply"(%80, %81) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%85 = "stablehlo.abs"(%79) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%86 = "stablehlo.divide"(%85, %82) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%87 = "stablehlo.select"(%84, %82, %86) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%88 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%89 = "stablehlo.compare"(%87, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%92 = "stablehlo.abs"(%79) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%93 = "stablehlo.select"(%89, %92, %91) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%94 = "stablehlo.subtract"(%72, %65) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%96 = "stablehlo.multiply"(%93, %95) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%97 = "stablehlo.divide"(%94, %96) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%98 = "stablehlo.abs"(%97) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.multiply"(%97, %97) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%101 = "stablehlo.add"(%99, %100) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%102 = "stablehlo.sqrt"(%101) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%103 = "stablehlo.add"(%98, %102) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%104 = "stablehlo.compare"(%97, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%105 = "stablehlo.negate"(%91) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.select"(%104, %105, %91) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%107 = "stablehlo.divide"(%106, %103) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%108 = "stablehlo.select"(%89, %107, %90) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.multiply"(%108, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%112 = "stablehlo.sqrt"(%111) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%113 = "stablehlo.divide"(%91, %112) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.divide"(%79, %93) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%116 = "stablehlo.select"(%89, %114, %115) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%117 = "stablehlo.multiply"(%113, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%118 = "stablehlo.slice"(%52) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%119 = "stablehlo.slice"(%52) {limit_indices = array<i64: 4, 6>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<2x6xf32>
%120 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%121 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%122 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x6xf32>
%123 = "stablehlo.multiply"(%122, %119) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%124 = "stablehlo.multiply"(%120, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%125 = "stablehlo.multiply"(%121, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%126 = "stablehlo.subtract"(%124, %125) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%127 = "stablehlo.multiply"(%121, %118) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%128 = "stablehlo.multiply"(%120, %123) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%129 = "stablehlo.add"(%127, %128) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%130 = "stablehlo.slice"(%126) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%131 = "stablehlo.slice"(%129) {limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x6xf32>} : () -> tensor<0x6xf32>
%133 = "stablehlo.slice"(%129) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%134 = "stablehlo.slice"(%126) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<1x6xf32>
%135 = "stablehlo.concatenate"(%130, %131, %132, %133, %134) {dimension = 0 : i64} : (tensor<1x6xf32>, tensor<1x6xf32>, tensor<0x6xf32>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
%136 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.reduce"(%87, %136) ({
^bb0(%137: tensor<f32>, %138: tensor<f32>):
%139 = "stablehlo.maximum"(%137, %138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%139) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%141 = "stablehlo.maximum"(%53, %140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%55, %135, %141) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x6xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x6xf32>, tensor<f32>)
%145 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%146 = "stablehlo.add"(%43, %145) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%143, %144, %146) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x6xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x6xf32>, tensor<f32>, tensor<i32>)
%150 = "stablehlo.slice"(%147) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<3x6xf32>
%151 = "stablehlo.slice"(%150) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%152 = "stablehlo.multiply"(%151, %151) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%157 = "stablehlo.reduce"(%152, %153) ({
^bb0(%154: tensor<f32>, %155: tensor<f32>):
%156 = "stablehlo.add"(%154, %155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%156) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%158 = "stablehlo.reshape"(%157) : (tensor<3xf32>) -> tensor<3x1xf32>
%159 = "stablehlo.sqrt"(%158) : (tensor<3x1xf32>) -> tensor<3x1xf32>
%160 = "stablehlo.reshape"(%159) : (tensor<3x1xf32>) -> tensor<3xf32>
%161 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%172, %173 = "stablehlo.sort"(%160, %161) ({
^bb0(%162: tensor<f32>, %163: tensor<f32>, %164: tensor<i32>, %165: tensor<i32>):
%166 = "stablehlo.compare"(%163, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%167 = "stablehlo.compare"(%162, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%168 = "stablehlo.compare"(%163, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%169 = "stablehlo.not"(%168) : (tensor<i1>) -> tensor<i1>
%170 = "stablehlo.and"(%167, %169) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%171 = "stablehlo.or"(%166, %170) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%171) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%174 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%175 = "stablehlo.multiply"(%172, %174) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%176 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x6xi32>
%177 = "stablehlo.gather"(%150, %176) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x6xf32>, tensor<3x6xi32>) -> tensor<3x6xf32>
%178 = "stablehlo.slice"(%177) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%179 = "stablehlo.slice"(%177) {limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<3x6xf32>) -> tensor<3x3xf32>
%180 = "stablehlo.transpose"(%178) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%181, %182 = "stablehlo.custom_call"(%180) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
%183 = "stablehlo.custom_call"(%181, %182) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
%184 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%185 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%186 = "stablehlo.compare"(%184, %185) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%188 = "stablehlo.select"(%186, %181, %187) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%189 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%190 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%191 = "stablehlo.compare"(%189, %190) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%192 = "stablehlo.convert"(%191) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%193 = "stablehlo.multiply"(%188, %192) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%198 = "stablehlo.reduce"(%193, %194) ({
^bb0(%195: tensor<f32>, %196: tensor<f32>):
%197 = "stablehlo.add"(%195, %196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%197) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%199 = "stablehlo.abs"(%198) : (tensor<3xf32>) -> tensor<3xf32>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%201 = "stablehlo.compare"(%199, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%202 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%203 = "stablehlo.select"(%201, %202, %199) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%204 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%205 = "stablehlo.divide"(%198, %203) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%206 = "stablehlo.select"(%201, %204, %205) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%207 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%208 = "stablehlo.multiply"(%183, %207) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%209 = "stablehlo.transpose"(%208) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%210 = "stablehlo.transpose"(%179) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%211 = "stablehlo.dot_general"(%17, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
return %211, %175, %209 : tensor<4x3xf32>, tensor<3xf32>, tensor<3x3xf32>
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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
%2 = "stablehlo.abs"(%0) : (tensor<4x4xf64>) -> tensor<4x4xf64>
%3 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f64>, %5: tensor<f64>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%6) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x4xf64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.is_finite"(%7) : (tensor<f64>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%13 = "stablehlo.select"(%11, %7, %12) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x4xf64>
%15 = "stablehlo.divide"(%0, %14) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%131, %132, %133 = "stablehlo.while"(%15, %16, %17) ({
^bb0(%18: tensor<4x4xf64>, %19: tensor<f64>, %20: tensor<i32>):
%21 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%23 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%24 = "stablehlo.compare"(%19, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%25 = "stablehlo.and"(%24, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%25) : (tensor<i1>) -> ()
}, {
^bb0(%26: tensor<4x4xf64>, %27: tensor<f64>, %28: tensor<i32>):
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%126, %127, %128 = "stablehlo.while"(%30, %26, %29) ({
^bb0(%31: tensor<i32>, %32: tensor<4x4xf64>, %33: tensor<f64>):
%34 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.compare"(%31, %34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%35) : (tensor<i1>) -> ()
}, {
^bb0(%36: tensor<i32>, %37: tensor<4x4xf64>, %38: tensor<f64>):
%39 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.add"(%36, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%41 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%42 = "stablehlo.slice"(%37) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%43 = "stablehlo.multiply"(%41, %41) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%48 = "stablehlo.reduce"(%43, %44) ({
^bb0(%45: tensor<f64>, %46: tensor<f64>):
%47 = "stablehlo.add"(%45, %46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%47) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%49 = "stablehlo.reshape"(%48) : (tensor<2xf64>) -> tensor<2x1xf64>
%50 = "stablehlo.multiply"(%42, %42) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%55 = "stablehlo.reduce"(%50, %51) ({
^bb0(%52: tensor<f64>, %53: tensor<f64>):
%54 = "stablehlo.add"(%52, %53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%54) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%56 = "stablehlo.reshape"(%55) : (tensor<2xf64>) -> tensor<2x1xf64>
%57 = "stablehlo.multiply"(%41, %42) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%62 = "stablehlo.reduce"(%57, %58) ({
^bb0(%59: tensor<f64>, %60: tensor<f64>):
%61 = "stablehlo.add"(%59, %60) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%61) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%63 = "stablehlo.reshape"(%62) : (tensor<2xf64>) -> tensor<2x1xf64>
%64 = "stablehlo.sqrt"(%49) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%65 = "stablehlo.sqrt"(%56) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%66 = "stablehlo.multiply"(%64, %65) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%68 = "stablehlo.compare"(%66, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%69 = "stablehlo.abs"(%63) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%70 = "stablehlo.divide"(%69, %66) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%71 = "stablehlo.select"(%68, %66, %70) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%72 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%73 = "stablehlo.compare"(%71, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%76 = "stablehlo.abs"(%63) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%77 = "stablehlo.select"(%73, %76, %75) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%78 = "stablehlo.subtract"(%56, %49) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%79 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%80 = "stablehlo.multiply"(%77, %79) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%81 = "stablehlo.divide"(%78, %80) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%82 = "stablehlo.abs"(%81) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%83 = "stablehlo.multiply"(%81, %81) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%85 = "stablehlo.add"(%83, %84) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%86 = "stablehlo.sqrt"(%85) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%87 = "stablehlo.add"(%82, %86) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%88 = "stablehlo.compare"(%81, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
%89 = "stablehlo.negate"(%75) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%90 = "stablehlo.select"(%88, %89, %75) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%91 = "stablehlo.divide"(%90, %87) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%92 = "stablehlo.select"(%73, %91, %74) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%93 = "stablehlo.multiply"(%92, %92) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%95 = "stablehlo.add"(%93, %94) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%96 = "stablehlo.sqrt"(%95) : (tensor<2x1xf64>) -> tensor<2x1xf64>
%97 = "stablehlo.divide"(%75, %96) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%98 = "stablehlo.divide"(%63, %77) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf64>} : () -> tensor<2x1xf64>
%100 = "stablehlo.select"(%73, %98, %99) : (tensor<2x1xi1>, tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%101 = "stablehlo.multiply"(%97, %92) : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
%102 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%103 = "stablehlo.slice"(%37) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf64>) -> tensor<2x4xf64>
%104 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%105 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%106 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>) -> tensor<2x4xf64>
%107 = "stablehlo.multiply"(%106, %103) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%108 = "stablehlo.multiply"(%104, %102) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%109 = "stablehlo.multiply"(%105, %107) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%110 = "stablehlo.subtract"(%108, %109) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%111 = "stablehlo.multiply"(%105, %102) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%112 = "stablehlo.multiply"(%104, %107) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%113 = "stablehlo.add"(%111, %112) : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
%114 = "stablehlo.slice"(%110) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%115 = "stablehlo.slice"(%113) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf64>} : () -> tensor<0x4xf64>
%117 = "stablehlo.slice"(%113) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%118 = "stablehlo.slice"(%110) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<1x4xf64>
%119 = "stablehlo.concatenate"(%114, %115, %116, %117, %118) {dimension = 0 : i64} : (tensor<1x4xf64>, tensor<1x4xf64>, tensor<0x4xf64>, tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<4x4xf64>
%120 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%124 = "stablehlo.reduce"(%71, %120) ({
^bb0(%121: tensor<f64>, %122: tensor<f64>):
%123 = "stablehlo.maximum"(%121, %122) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%123) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf64>, tensor<f64>) -> tensor<f64>
%125 = "stablehlo.maximum"(%38, %124) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%40, %119, %125) : (tensor<i32>, tensor<4x4xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<4x4xf64>, tensor<f64>) -> (tensor<i32>, tensor<4x4xf64>, tensor<f64>)
%129 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%130 = "stablehlo.add"(%28, %129) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%127, %128, %130) : (tensor<4x4xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<4x4xf64>, tensor<f64>, tensor<i32>) -> (tensor<4x4xf64>, tensor<f64>, tensor<i32>)
%134 = "stablehlo.multiply"(%131, %131) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%139 = "stablehlo.reduce"(%134, %135) ({
^bb0(%136: tensor<f64>, %137: tensor<f64>):
%138 = "stablehlo.add"(%136, %137) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%138) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf64>, tensor<f64>) -> tensor<4xf64>
%140 = "stablehlo.reshape"(%139) : (tensor<4xf64>) -> tensor<4x1xf64>
%141 = "stablehlo.sqrt"(%140) : (tensor<4x1xf64>) -> tensor<4x1xf64>
%142 = "stablehlo.reshape"(%141) : (tensor<4x1xf64>) -> tensor<4xf64>
%143 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%154, %155 = "stablehlo.sort"(%142, %143) ({
^bb0(%144: tensor<f64>, %145: tensor<f64>, %146: tensor<i32>, %147: tensor<i32>):
%148 = "stablehlo.compare"(%145, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%149 = "stablehlo.compare"(%144, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%150 = "stablehlo.compare"(%145, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%151 = "stablehlo.not"(%150) : (tensor<i1>) -> tensor<i1>
%152 = "stablehlo.and"(%149, %151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%153 = "stablehlo.or"(%148, %152) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%153) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4xf64>, tensor<4xi32>) -> (tensor<4xf64>, tensor<4xi32>)
%156 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%157 = "stablehlo.multiply"(%154, %156) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %1, %157, %1 : tensor<0xf64>, tensor<4xf64>, tensor<0xf64>
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
%16, %17 = "stablehlo.custom_call"(%15) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%18 = "stablehlo.custom_call"(%16, %17) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
%19 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%23 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x2xcomplex<f32>>} : () -> tensor<2x2xcomplex<f32>>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%25 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%26 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%28 = "stablehlo.convert"(%27) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%29 = "stablehlo.concatenate"(%24, %28) {dimension = 1 : i64} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%156, %157, %158 = "stablehlo.while"(%29, %30, %31) ({
^bb0(%32: tensor<2x4xcomplex<f32>>, %33: tensor<f32>, %34: tensor<i32>):
%35 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%37 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.compare"(%33, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%39 = "stablehlo.and"(%38, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%39) : (tensor<i1>) -> ()
}, {
^bb0(%40: tensor<2x4xcomplex<f32>>, %41: tensor<f32>, %42: tensor<i32>):
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%151, %152, %153 = "stablehlo.while"(%44, %40, %43) ({
^bb0(%45: tensor<i32>, %46: tensor<2x4xcomplex<f32>>, %47: tensor<f32>):
%48 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}, {
^bb0(%50: tensor<i32>, %51: tensor<2x4xcomplex<f32>>, %52: tensor<f32>):
%53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.add"(%50, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%57 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%58 = "stablehlo.real"(%56) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%59 = "stablehlo.multiply"(%58, %58) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%60 = "stablehlo.imag"(%56) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%61 = "stablehlo.multiply"(%60, %60) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%62 = "stablehlo.add"(%59, %61) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.reduce"(%62, %63) ({
^bb0(%64: tensor<f32>, %65: tensor<f32>):
%66 = "stablehlo.add"(%64, %65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%66) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%68 = "stablehlo.reshape"(%67) : (tensor<1xf32>) -> tensor<1x1xf32>
%69 = "stablehlo.real"(%57) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%70 = "stablehlo.multiply"(%69, %69) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%71 = "stablehlo.imag"(%57) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%72 = "stablehlo.multiply"(%71, %71) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%73 = "stablehlo.add"(%70, %72) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.reduce"(%73, %74) ({
^bb0(%75: tensor<f32>, %76: tensor<f32>):
%77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%77) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<1xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<1xf32>) -> tensor<1x1xf32>
%80 = "stablehlo.real"(%57) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%81 = "stablehlo.imag"(%57) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
%82 = "stablehlo.negate"(%81) : (tensor<1x2xf32>) -> tensor<1x2xf32>
%83 = "stablehlo.complex"(%80, %82) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
%84 = "stablehlo.multiply"(%56, %83) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%85 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<complex<f32>>, %87: tensor<complex<f32>>):
%88 = "stablehlo.add"(%86, %87) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%88) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%90 = "stablehlo.reshape"(%89) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%91 = "stablehlo.sqrt"(%68) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%92 = "stablehlo.sqrt"(%79) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%96 = "stablehlo.abs"(%90) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%97 = "stablehlo.divide"(%96, %93) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%98 = "stablehlo.select"(%95, %93, %97) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%103 = "stablehlo.abs"(%90) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%104 = "stablehlo.select"(%100, %103, %102) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.subtract"(%79, %68) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%107 = "stablehlo.multiply"(%104, %106) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.divide"(%105, %107) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.abs"(%108) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.multiply"(%108, %108) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%113 = "stablehlo.sqrt"(%112) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.add"(%109, %113) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.compare"(%108, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%116 = "stablehlo.negate"(%102) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.select"(%115, %116, %102) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%118 = "stablehlo.divide"(%117, %114) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%119 = "stablehlo.select"(%100, %118, %101) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%120 = "stablehlo.multiply"(%119, %119) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%122 = "stablehlo.add"(%120, %121) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%123 = "stablehlo.sqrt"(%122) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%124 = "stablehlo.divide"(%102, %123) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%125 = "stablehlo.convert"(%104) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%126 = "stablehlo.divide"(%90, %125) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%127 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%128 = "stablehlo.select"(%100, %126, %127) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%129 = "stablehlo.multiply"(%124, %119) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%130 = "stablehlo.slice"(%51) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%131 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%132 = "stablehlo.convert"(%124) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%134 = "stablehlo.convert"(%129) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%136 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%137 = "stablehlo.multiply"(%136, %131) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%138 = "stablehlo.multiply"(%133, %130) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%139 = "stablehlo.multiply"(%135, %137) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%140 = "stablehlo.subtract"(%138, %139) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%141 = "stablehlo.multiply"(%135, %130) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%142 = "stablehlo.multiply"(%133, %137) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%143 = "stablehlo.add"(%141, %142) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%144 = "stablehlo.concatenate"(%140, %143) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%145 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%149 = "stablehlo.reduce"(%98, %145) ({
^bb0(%146: tensor<f32>, %147: tensor<f32>):
%148 = "stablehlo.maximum"(%146, %147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%148) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%150 = "stablehlo.maximum"(%52, %149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%54, %144, %150) : (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>) -> (tensor<i32>, tensor<2x4xcomplex<f32>>, tensor<f32>)
%154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%155 = "stablehlo.add"(%42, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%152, %153, %155) : (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> (tensor<2x4xcomplex<f32>>, tensor<f32>, tensor<i32>)
%159 = "stablehlo.slice"(%156) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%160 = "stablehlo.real"(%159) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%161 = "stablehlo.multiply"(%160, %160) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%162 = "stablehlo.imag"(%159) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%163 = "stablehlo.multiply"(%162, %162) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%164 = "stablehlo.add"(%161, %163) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%169 = "stablehlo.reduce"(%164, %165) ({
^bb0(%166: tensor<f32>, %167: tensor<f32>):
%168 = "stablehlo.add"(%166, %167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%168) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%170 = "stablehlo.reshape"(%169) : (tensor<2xf32>) -> tensor<2x1xf32>
%171 = "stablehlo.sqrt"(%170) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%172 = "stablehlo.reshape"(%171) : (tensor<2x1xf32>) -> tensor<2xf32>
%173 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%184, %185 = "stablehlo.sort"(%172, %173) ({
^bb0(%174: tensor<f32>, %175: tensor<f32>, %176: tensor<i32>, %177: tensor<i32>):
%178 = "stablehlo.compare"(%175, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%179 = "stablehlo.compare"(%174, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%180 = "stablehlo.compare"(%175, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%181 = "stablehlo.not"(%180) : (tensor<i1>) -> tensor<i1>
%182 = "stablehlo.and"(%179, %181) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%183 = "stablehlo.or"(%178, %182) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%183) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%186 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%187 = "stablehlo.multiply"(%184, %186) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%188 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x4xi32>
%189 = "stablehlo.gather"(%156, %188) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>, tensor<2x4xi32>) -> tensor<2x4xcomplex<f32>>
%190 = "stablehlo.slice"(%189) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%191 = "stablehlo.slice"(%189) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%192 = "stablehlo.real"(%190) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%193 = "stablehlo.imag"(%190) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%194 = "stablehlo.negate"(%193) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%195 = "stablehlo.complex"(%192, %194) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%197, %198 = "stablehlo.custom_call"(%196) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
%199 = "stablehlo.custom_call"(%197, %198) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%200 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%201 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%202 = "stablehlo.compare"(%200, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%203 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x2xcomplex<f32>>} : () -> tensor<2x2xcomplex<f32>>
%204 = "stablehlo.select"(%202, %197, %203) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%205 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%206 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%207 = "stablehlo.compare"(%205, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%208 = "stablehlo.convert"(%207) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%209 = "stablehlo.multiply"(%204, %208) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%210 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%214 = "stablehlo.reduce"(%209, %210) ({
^bb0(%211: tensor<complex<f32>>, %212: tensor<complex<f32>>):
%213 = "stablehlo.add"(%211, %212) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%213) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%215 = "stablehlo.abs"(%214) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%218 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%219 = "stablehlo.select"(%217, %218, %215) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%220 = "stablehlo.convert"(%219) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
%221 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2xcomplex<f32>>} : () -> tensor<2xcomplex<f32>>
%222 = "stablehlo.divide"(%214, %220) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%223 = "stablehlo.select"(%217, %221, %222) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
%224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64: 1>} : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%225 = "stablehlo.multiply"(%199, %224) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%226 = "stablehlo.real"(%225) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%227 = "stablehlo.imag"(%225) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%228 = "stablehlo.negate"(%227) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%229 = "stablehlo.complex"(%226, %228) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%230 = "stablehlo.transpose"(%229) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%231 = "stablehlo.real"(%191) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%232 = "stablehlo.imag"(%191) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%233 = "stablehlo.negate"(%232) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%234 = "stablehlo.complex"(%231, %233) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%235 = "stablehlo.transpose"(%234) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%236 = "stablehlo.dot_general"(%18, %235) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
return %236, %187, %230 : tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>
}
}

// f32[0,3] true
module @example {
func.func public @main(%0: tensor<0x3xf32>) -> (tensor<0x0xf32>, tensor<0xf32>, tensor<3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%6 = "stablehlo.convert"(%5) : (tensor<3x3xi1>) -> tensor<3x3xf32>
return %1, %2, %6 : tensor<0x0xf32>, tensor<0xf32>, tensor<3x3xf32>
}
}

