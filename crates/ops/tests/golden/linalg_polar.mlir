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
%212 = "stablehlo.dot_general"(%211, %209) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
%213 = "stablehlo.transpose"(%209) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%214 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
%215 = "stablehlo.multiply"(%209, %214) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%216 = "stablehlo.dot_general"(%213, %215) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %212, %216 : tensor<4x3xf32>, tensor<3x3xf32>
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
%19 = "stablehlo.concatenate"(%14, %18) {dimension = 2 : i64} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x6xf64>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.pad"(%19, %20) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x6xf64>, tensor<f64>) -> tensor<2x4x6xf64>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%138, %139, %140 = "stablehlo.while"(%21, %22, %23) ({
^bb0(%24: tensor<2x4x6xf64>, %25: tensor<f64>, %26: tensor<i32>):
%27 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%29 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%30 = "stablehlo.compare"(%25, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%31 = "stablehlo.and"(%30, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%31) : (tensor<i1>) -> ()
}, {
^bb0(%32: tensor<2x4x6xf64>, %33: tensor<f64>, %34: tensor<i32>):
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%133, %134, %135 = "stablehlo.while"(%36, %32, %35) ({
^bb0(%37: tensor<i32>, %38: tensor<2x4x6xf64>, %39: tensor<f64>):
%40 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%41) : (tensor<i1>) -> ()
}, {
^bb0(%42: tensor<i32>, %43: tensor<2x4x6xf64>, %44: tensor<f64>):
%45 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.add"(%42, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%47 = "stablehlo.slice"(%43) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x4x3xf64>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%49 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x2x3xf64>
%50 = "stablehlo.multiply"(%48, %48) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%55 = "stablehlo.reduce"(%50, %51) ({
^bb0(%52: tensor<f64>, %53: tensor<f64>):
%54 = "stablehlo.add"(%52, %53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%54) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%56 = "stablehlo.reshape"(%55) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%57 = "stablehlo.multiply"(%49, %49) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%62 = "stablehlo.reduce"(%57, %58) ({
^bb0(%59: tensor<f64>, %60: tensor<f64>):
%61 = "stablehlo.add"(%59, %60) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%61) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%63 = "stablehlo.reshape"(%62) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%64 = "stablehlo.multiply"(%48, %49) : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%69 = "stablehlo.reduce"(%64, %65) ({
^bb0(%66: tensor<f64>, %67: tensor<f64>):
%68 = "stablehlo.add"(%66, %67) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%68) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2x2xf64>
%70 = "stablehlo.reshape"(%69) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%71 = "stablehlo.sqrt"(%56) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%72 = "stablehlo.sqrt"(%63) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%75 = "stablehlo.compare"(%73, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%76 = "stablehlo.abs"(%70) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%77 = "stablehlo.divide"(%76, %73) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%78 = "stablehlo.select"(%75, %73, %77) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%79 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%80 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%83 = "stablehlo.abs"(%70) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%84 = "stablehlo.select"(%80, %83, %82) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%85 = "stablehlo.subtract"(%63, %56) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%88 = "stablehlo.divide"(%85, %87) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%89 = "stablehlo.abs"(%88) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%90 = "stablehlo.multiply"(%88, %88) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%92 = "stablehlo.add"(%90, %91) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%93 = "stablehlo.sqrt"(%92) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%94 = "stablehlo.add"(%89, %93) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%95 = "stablehlo.compare"(%88, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%96 = "stablehlo.negate"(%82) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%97 = "stablehlo.select"(%95, %96, %82) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%98 = "stablehlo.divide"(%97, %94) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%99 = "stablehlo.select"(%80, %98, %81) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%100 = "stablehlo.multiply"(%99, %99) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%102 = "stablehlo.add"(%100, %101) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%103 = "stablehlo.sqrt"(%102) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%104 = "stablehlo.divide"(%82, %103) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%105 = "stablehlo.divide"(%70, %84) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%106 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%107 = "stablehlo.select"(%80, %105, %106) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%108 = "stablehlo.multiply"(%104, %99) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%109 = "stablehlo.slice"(%43) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%110 = "stablehlo.slice"(%43) {limit_indices = array<i64: 2, 4, 6>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x2x6xf64>
%111 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%112 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%113 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x6xf64>
%114 = "stablehlo.multiply"(%113, %110) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%115 = "stablehlo.multiply"(%111, %109) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%116 = "stablehlo.multiply"(%112, %114) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%117 = "stablehlo.subtract"(%115, %116) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%118 = "stablehlo.multiply"(%112, %109) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%119 = "stablehlo.multiply"(%111, %114) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%120 = "stablehlo.add"(%118, %119) : (tensor<2x2x6xf64>, tensor<2x2x6xf64>) -> tensor<2x2x6xf64>
%121 = "stablehlo.slice"(%117) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%122 = "stablehlo.slice"(%120) {limit_indices = array<i64: 2, 1, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x6xf64>} : () -> tensor<2x0x6xf64>
%124 = "stablehlo.slice"(%120) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%125 = "stablehlo.slice"(%117) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf64>) -> tensor<2x1x6xf64>
%126 = "stablehlo.concatenate"(%121, %122, %123, %124, %125) {dimension = 1 : i64} : (tensor<2x1x6xf64>, tensor<2x1x6xf64>, tensor<2x0x6xf64>, tensor<2x1x6xf64>, tensor<2x1x6xf64>) -> tensor<2x4x6xf64>
%127 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%131 = "stablehlo.reduce"(%78, %127) ({
^bb0(%128: tensor<f64>, %129: tensor<f64>):
%130 = "stablehlo.maximum"(%128, %129) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%130) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>, tensor<f64>) -> tensor<f64>
%132 = "stablehlo.maximum"(%44, %131) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%46, %126, %132) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>) -> (tensor<i32>, tensor<2x4x6xf64>, tensor<f64>)
%136 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%137 = "stablehlo.add"(%34, %136) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%134, %135, %137) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>) -> (tensor<2x4x6xf64>, tensor<f64>, tensor<i32>)
%141 = "stablehlo.slice"(%138) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x6xf64>) -> tensor<2x3x6xf64>
%142 = "stablehlo.slice"(%141) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%143 = "stablehlo.multiply"(%142, %142) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%148 = "stablehlo.reduce"(%143, %144) ({
^bb0(%145: tensor<f64>, %146: tensor<f64>):
%147 = "stablehlo.add"(%145, %146) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%147) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%149 = "stablehlo.reshape"(%148) : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
%150 = "stablehlo.sqrt"(%149) : (tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
%151 = "stablehlo.reshape"(%150) : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
%152 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%163, %164 = "stablehlo.sort"(%151, %152) ({
^bb0(%153: tensor<f64>, %154: tensor<f64>, %155: tensor<i32>, %156: tensor<i32>):
%157 = "stablehlo.compare"(%154, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%158 = "stablehlo.compare"(%153, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%159 = "stablehlo.compare"(%154, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%160 = "stablehlo.not"(%159) : (tensor<i1>) -> tensor<i1>
%161 = "stablehlo.and"(%158, %160) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%162 = "stablehlo.or"(%157, %161) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%162) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf64>, tensor<2x3xi32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
%165 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%166 = "stablehlo.multiply"(%163, %165) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%167 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x6xi32>
%168 = "stablehlo.gather"(%141, %167) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>, tensor<2x3x6xi32>) -> tensor<2x3x6xf64>
%169 = "stablehlo.slice"(%168) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%170 = "stablehlo.slice"(%168) {limit_indices = array<i64: 2, 3, 6>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x6xf64>) -> tensor<2x3x3xf64>
%171 = "stablehlo.transpose"(%169) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%172, %173 = "stablehlo.custom_call"(%171) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
%174 = "stablehlo.custom_call"(%172, %173) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf64>, tensor<2x3xf64>) -> tensor<2x3x3xf64>
%175 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%176 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%179 = "stablehlo.select"(%177, %172, %178) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%180 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%181 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%182 = "stablehlo.compare"(%180, %181) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%183 = "stablehlo.convert"(%182) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf64>
%184 = "stablehlo.multiply"(%179, %183) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%189 = "stablehlo.reduce"(%184, %185) ({
^bb0(%186: tensor<f64>, %187: tensor<f64>):
%188 = "stablehlo.add"(%186, %187) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%188) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%190 = "stablehlo.abs"(%189) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%192 = "stablehlo.compare"(%190, %191) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%193 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%194 = "stablehlo.select"(%192, %193, %190) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%195 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%196 = "stablehlo.divide"(%189, %194) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%197 = "stablehlo.select"(%192, %195, %196) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
%199 = "stablehlo.multiply"(%174, %198) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%201 = "stablehlo.transpose"(%170) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%202 = "stablehlo.dot_general"(%201, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%203 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%204 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
%205 = "stablehlo.multiply"(%200, %204) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%206 = "stablehlo.dot_general"(%203, %205) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
return %202, %206 : tensor<2x3x3xf64>, tensor<2x3x3xf64>
}
}

