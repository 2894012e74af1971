// f32[7,4] f32[7] 0.5
// run-time numbers: iou_threshold:F64
module @example {
func.func public @main(%0: tensor<7x4xf32>, %1: tensor<7xf32>, %2: tensor<f64>) -> (tensor<7xi64>, tensor<i64>) {
%3 = "stablehlo.convert"(%2) : (tensor<f64>) -> tensor<f32>
%4 = "stablehlo.convert"(%3) : (tensor<f32>) -> tensor<f64>
%5 = "stablehlo.compare"(%4, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%17, %18 = "stablehlo.sort"(%1, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>, %9: tensor<i32>, %10: tensor<i32>):
%11 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%12 = "stablehlo.compare"(%7, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%13 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%14 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%15 = "stablehlo.and"(%12, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.or"(%11, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<7xf32>, tensor<7xi32>) -> (tensor<7xf32>, tensor<7xi32>)
%19 = "stablehlo.gather"(%0, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<7x4xf32>, tensor<7xi32>) -> tensor<7x4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.slice"(%19) {limit_indices = array<i64: 7, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<7x1xf32>) -> tensor<7xf32>
%23 = "stablehlo.pad"(%22, %20) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%24 = "stablehlo.slice"(%19) {limit_indices = array<i64: 7, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<7x1xf32>) -> tensor<7xf32>
%26 = "stablehlo.pad"(%25, %20) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%27 = "stablehlo.slice"(%19) {limit_indices = array<i64: 7, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%28 = "stablehlo.reshape"(%27) : (tensor<7x1xf32>) -> tensor<7xf32>
%29 = "stablehlo.pad"(%28, %20) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%30 = "stablehlo.slice"(%19) {limit_indices = array<i64: 7, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<7x1xf32>) -> tensor<7xf32>
%32 = "stablehlo.pad"(%31, %20) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%33 = "stablehlo.subtract"(%29, %23) : (tensor<263xf32>, tensor<263xf32>) -> tensor<263xf32>
%34 = "stablehlo.subtract"(%32, %26) : (tensor<263xf32>, tensor<263xf32>) -> tensor<263xf32>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<263xf32>, tensor<263xf32>) -> tensor<263xf32>
%36 = "stablehlo.constant"() {value = dense<true> : tensor<263xi1>} : () -> tensor<263xi1>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.constant"() {value = dense<256> : tensor<i32>} : () -> tensor<i32>
%165, %166 = "stablehlo.while"(%37, %36) ({
^bb0(%39: tensor<i32>, %40: tensor<263xi1>):
%41 = "stablehlo.constant"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<i32>, %44: tensor<263xi1>):
%45 = "stablehlo.dynamic_slice"(%23, %43) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%46 = "stablehlo.dynamic_slice"(%26, %43) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%47 = "stablehlo.dynamic_slice"(%29, %43) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%48 = "stablehlo.dynamic_slice"(%32, %43) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%49 = "stablehlo.dynamic_slice"(%35, %43) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%50 = "stablehlo.dynamic_slice"(%44, %43) {slice_sizes = array<i64: 256>} : (tensor<263xi1>, tensor<i32>) -> tensor<256xi1>
%51 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<256x256xi32>
%52 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<256x256xi32>
%53 = "stablehlo.compare"(%51, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
%54 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%55 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%56 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%57 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%58 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%59 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%60 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%61 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%62 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%63 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%64 = "stablehlo.compare"(%61, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%65 = "stablehlo.select"(%64, %61, %56) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%66 = "stablehlo.compare"(%54, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%67 = "stablehlo.select"(%66, %59, %54) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%68 = "stablehlo.subtract"(%65, %67) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%69 = "stablehlo.compare"(%62, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%70 = "stablehlo.select"(%69, %62, %57) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%71 = "stablehlo.compare"(%55, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%72 = "stablehlo.select"(%71, %60, %55) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%73 = "stablehlo.subtract"(%70, %72) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x256xf32>} : () -> tensor<256x256xf32>
%75 = "stablehlo.compare"(%74, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%76 = "stablehlo.select"(%75, %68, %74) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x256xf32>} : () -> tensor<256x256xf32>
%78 = "stablehlo.compare"(%77, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%79 = "stablehlo.select"(%78, %73, %77) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%80 = "stablehlo.multiply"(%76, %79) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%81 = "stablehlo.add"(%58, %63) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%82 = "stablehlo.subtract"(%81, %80) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%83 = "stablehlo.divide"(%80, %82) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%84 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<256x256xf32>
%85 = "stablehlo.compare"(%83, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%86 = "stablehlo.compare"(%83, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%87 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<256x256xi1>
%88 = "stablehlo.and"(%86, %87) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%89 = "stablehlo.or"(%85, %88) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%90 = "stablehlo.and"(%89, %53) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%91 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%111, %112 = "stablehlo.while"(%50, %91) ({
^bb0(%92: tensor<256xi1>, %93: tensor<i1>):
"stablehlo.return"(%93) : (tensor<i1>) -> ()
}, {
^bb0(%94: tensor<256xi1>, %95: tensor<i1>):
%96 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<256xi1>) -> tensor<256x256xi1>
%97 = "stablehlo.and"(%90, %96) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%98 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%102 = "stablehlo.reduce"(%97, %98) ({
^bb0(%99: tensor<i1>, %100: tensor<i1>):
%101 = "stablehlo.or"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%101) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256x256xi1>, tensor<i1>) -> tensor<256xi1>
%103 = "stablehlo.not"(%102) : (tensor<256xi1>) -> tensor<256xi1>
%104 = "stablehlo.and"(%50, %103) : (tensor<256xi1>, tensor<256xi1>) -> tensor<256xi1>
%105 = "stablehlo.compare"(%104, %94) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<256xi1>, tensor<256xi1>) -> tensor<256xi1>
%106 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%110 = "stablehlo.reduce"(%105, %106) ({
^bb0(%107: tensor<i1>, %108: tensor<i1>):
%109 = "stablehlo.or"(%107, %108) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%109) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%104, %110) : (tensor<256xi1>, tensor<i1>) -> ()
}) : (tensor<256xi1>, tensor<i1>) -> (tensor<256xi1>, tensor<i1>)
%113 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%114 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%115 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%116 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%117 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%118 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%119 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%120 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%121 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%122 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%123 = "stablehlo.compare"(%120, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%124 = "stablehlo.select"(%123, %120, %115) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%125 = "stablehlo.compare"(%113, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%126 = "stablehlo.select"(%125, %118, %113) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%127 = "stablehlo.subtract"(%124, %126) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%128 = "stablehlo.compare"(%121, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%129 = "stablehlo.select"(%128, %121, %116) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%130 = "stablehlo.compare"(%114, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%131 = "stablehlo.select"(%130, %119, %114) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%132 = "stablehlo.subtract"(%129, %131) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x263xf32>} : () -> tensor<256x263xf32>
%134 = "stablehlo.compare"(%133, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%135 = "stablehlo.select"(%134, %127, %133) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x263xf32>} : () -> tensor<256x263xf32>
%137 = "stablehlo.compare"(%136, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%138 = "stablehlo.select"(%137, %132, %136) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%139 = "stablehlo.multiply"(%135, %138) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%140 = "stablehlo.add"(%117, %122) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%141 = "stablehlo.subtract"(%140, %139) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%142 = "stablehlo.divide"(%139, %141) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%143 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<256x263xf32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%145 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%146 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<256x263xi1>
%147 = "stablehlo.and"(%145, %146) : (tensor<256x263xi1>, tensor<256x263xi1>) -> tensor<256x263xi1>
%148 = "stablehlo.or"(%144, %147) : (tensor<256x263xi1>, tensor<256x263xi1>) -> tensor<256x263xi1>
%149 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0>} : (tensor<256xi1>) -> tensor<256x263xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<256x263xi1>, tensor<256x263xi1>) -> tensor<256x263xi1>
%151 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%155 = "stablehlo.reduce"(%150, %151) ({
^bb0(%152: tensor<i1>, %153: tensor<i1>):
%154 = "stablehlo.or"(%152, %153) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%154) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256x263xi1>, tensor<i1>) -> tensor<263xi1>
%156 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<263xi32>
%157 = "stablehlo.add"(%43, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<263xi32>
%159 = "stablehlo.compare"(%156, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<263xi32>, tensor<263xi32>) -> tensor<263xi1>
%160 = "stablehlo.and"(%159, %155) : (tensor<263xi1>, tensor<263xi1>) -> tensor<263xi1>
%161 = "stablehlo.not"(%160) : (tensor<263xi1>) -> tensor<263xi1>
%162 = "stablehlo.and"(%44, %161) : (tensor<263xi1>, tensor<263xi1>) -> tensor<263xi1>
%163 = "stablehlo.add"(%43, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%164 = "stablehlo.dynamic_update_slice"(%162, %111, %43) : (tensor<263xi1>, tensor<256xi1>, tensor<i32>) -> tensor<263xi1>
"stablehlo.return"(%163, %164) : (tensor<i32>, tensor<263xi1>) -> ()
}) : (tensor<i32>, tensor<263xi1>) -> (tensor<i32>, tensor<263xi1>)
%167 = "stablehlo.slice"(%166) {limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<263xi1>) -> tensor<7xi1>
%168 = "stablehlo.convert"(%167) : (tensor<7xi1>) -> tensor<7xi32>
%169 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%173 = "stablehlo.reduce_window"(%168, %169) ({
^bb0(%170: tensor<i32>, %171: tensor<i32>):
%172 = "stablehlo.add"(%170, %171) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%172) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>} : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
%174 = "stablehlo.constant"() {value = dense<1> : tensor<7xi32>} : () -> tensor<7xi32>
%175 = "stablehlo.subtract"(%173, %174) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%176 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%180 = "stablehlo.reduce"(%168, %176) ({
^bb0(%177: tensor<i32>, %178: tensor<i32>):
%179 = "stablehlo.add"(%177, %178) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%179) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
%181 = "stablehlo.constant"() {value = dense<-1> : tensor<7xi32>} : () -> tensor<7xi32>
%182 = "stablehlo.select"(%167, %175, %181) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<7xi32>} : () -> tensor<7xi32>
%186 = "stablehlo.scatter"(%183, %182, %18) ({
^bb0(%184: tensor<i32>, %185: tensor<i32>):
"stablehlo.return"(%185) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%187 = "stablehlo.convert"(%186) : (tensor<7xi32>) -> tensor<7xi64>
%188 = "stablehlo.convert"(%180) : (tensor<i32>) -> tensor<i64>
return %187, %188 : tensor<7xi64>, tensor<i64>
}
}

// f64[300,4] f64[300] 0.1
// run-time numbers: iou_threshold:F64
module @example {
func.func public @main(%0: tensor<300x4xf64>, %1: tensor<300xf64>, %2: tensor<f64>) -> (tensor<300xi64>, tensor<i64>) {
%3 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<300xi32>
%15, %16 = "stablehlo.sort"(%1, %4) ({
^bb0(%5: tensor<f64>, %6: tensor<f64>, %7: tensor<i32>, %8: tensor<i32>):
%9 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%10 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%11 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%12 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%13 = "stablehlo.and"(%10, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.or"(%9, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<300xf64>, tensor<300xi32>) -> (tensor<300xf64>, tensor<300xi32>)
%17 = "stablehlo.gather"(%0, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<300x4xf64>, tensor<300xi32>) -> tensor<300x4xf64>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%19 = "stablehlo.slice"(%17) {limit_indices = array<i64: 300, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<300x4xf64>) -> tensor<300x1xf64>
%20 = "stablehlo.reshape"(%19) : (tensor<300x1xf64>) -> tensor<300xf64>
%21 = "stablehlo.pad"(%20, %18) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<300xf64>, tensor<f64>) -> tensor<556xf64>
%22 = "stablehlo.slice"(%17) {limit_indices = array<i64: 300, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<300x4xf64>) -> tensor<300x1xf64>
%23 = "stablehlo.reshape"(%22) : (tensor<300x1xf64>) -> tensor<300xf64>
%24 = "stablehlo.pad"(%23, %18) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<300xf64>, tensor<f64>) -> tensor<556xf64>
%25 = "stablehlo.slice"(%17) {limit_indices = array<i64: 300, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<300x4xf64>) -> tensor<300x1xf64>
%26 = "stablehlo.reshape"(%25) : (tensor<300x1xf64>) -> tensor<300xf64>
%27 = "stablehlo.pad"(%26, %18) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<300xf64>, tensor<f64>) -> tensor<556xf64>
%28 = "stablehlo.slice"(%17) {limit_indices = array<i64: 300, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<300x4xf64>) -> tensor<300x1xf64>
%29 = "stablehlo.reshape"(%28) : (tensor<300x1xf64>) -> tensor<300xf64>
%30 = "stablehlo.pad"(%29, %18) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<300xf64>, tensor<f64>) -> tensor<556xf64>
%31 = "stablehlo.subtract"(%27, %21) : (tensor<556xf64>, tensor<556xf64>) -> tensor<556xf64>
%32 = "stablehlo.subtract"(%30, %24) : (tensor<556xf64>, tensor<556xf64>) -> tensor<556xf64>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<556xf64>, tensor<556xf64>) -> tensor<556xf64>
%34 = "stablehlo.constant"() {value = dense<true> : tensor<556xi1>} : () -> tensor<556xi1>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.constant"() {value = dense<256> : tensor<i32>} : () -> tensor<i32>
%163, %164 = "stablehlo.while"(%35, %34) ({
^bb0(%37: tensor<i32>, %38: tensor<556xi1>):
%39 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.compare"(%37, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%40) : (tensor<i1>) -> ()
}, {
^bb0(%41: tensor<i32>, %42: tensor<556xi1>):
%43 = "stablehlo.dynamic_slice"(%21, %41) {slice_sizes = array<i64: 256>} : (tensor<556xf64>, tensor<i32>) -> tensor<256xf64>
%44 = "stablehlo.dynamic_slice"(%24, %41) {slice_sizes = array<i64: 256>} : (tensor<556xf64>, tensor<i32>) -> tensor<256xf64>
%45 = "stablehlo.dynamic_slice"(%27, %41) {slice_sizes = array<i64: 256>} : (tensor<556xf64>, tensor<i32>) -> tensor<256xf64>
%46 = "stablehlo.dynamic_slice"(%30, %41) {slice_sizes = array<i64: 256>} : (tensor<556xf64>, tensor<i32>) -> tensor<256xf64>
%47 = "stablehlo.dynamic_slice"(%33, %41) {slice_sizes = array<i64: 256>} : (tensor<556xf64>, tensor<i32>) -> tensor<256xf64>
%48 = "stablehlo.dynamic_slice"(%42, %41) {slice_sizes = array<i64: 256>} : (tensor<556xi1>, tensor<i32>) -> tensor<256xi1>
%49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<256x256xi32>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<256x256xi32>
%51 = "stablehlo.compare"(%49, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
%52 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x256xf64>
%53 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x256xf64>
%54 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x256xf64>
%55 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x256xf64>
%56 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x256xf64>
%57 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf64>) -> tensor<256x256xf64>
%58 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf64>) -> tensor<256x256xf64>
%59 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf64>) -> tensor<256x256xf64>
%60 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf64>) -> tensor<256x256xf64>
%61 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf64>) -> tensor<256x256xf64>
%62 = "stablehlo.compare"(%59, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%63 = "stablehlo.select"(%62, %59, %54) : (tensor<256x256xi1>, tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%64 = "stablehlo.compare"(%52, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%65 = "stablehlo.select"(%64, %57, %52) : (tensor<256x256xi1>, tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%66 = "stablehlo.subtract"(%63, %65) : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%67 = "stablehlo.compare"(%60, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%68 = "stablehlo.select"(%67, %60, %55) : (tensor<256x256xi1>, tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%69 = "stablehlo.compare"(%53, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%70 = "stablehlo.select"(%69, %58, %53) : (tensor<256x256xi1>, tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%71 = "stablehlo.subtract"(%68, %70) : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x256xf64>} : () -> tensor<256x256xf64>
%73 = "stablehlo.compare"(%72, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%74 = "stablehlo.select"(%73, %66, %72) : (tensor<256x256xi1>, tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x256xf64>} : () -> tensor<256x256xf64>
%76 = "stablehlo.compare"(%75, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%77 = "stablehlo.select"(%76, %71, %75) : (tensor<256x256xi1>, tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%78 = "stablehlo.multiply"(%74, %77) : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%79 = "stablehlo.add"(%56, %61) : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%80 = "stablehlo.subtract"(%79, %78) : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%81 = "stablehlo.divide"(%78, %80) : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xf64>
%82 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<256x256xf64>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%84 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<256x256xf64>, tensor<256x256xf64>) -> tensor<256x256xi1>
%85 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<256x256xi1>
%86 = "stablehlo.and"(%84, %85) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%87 = "stablehlo.or"(%83, %86) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%88 = "stablehlo.and"(%87, %51) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%89 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%109, %110 = "stablehlo.while"(%48, %89) ({
^bb0(%90: tensor<256xi1>, %91: tensor<i1>):
"stablehlo.return"(%91) : (tensor<i1>) -> ()
}, {
^bb0(%92: tensor<256xi1>, %93: tensor<i1>):
%94 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0>} : (tensor<256xi1>) -> tensor<256x256xi1>
%95 = "stablehlo.and"(%88, %94) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%96 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%100 = "stablehlo.reduce"(%95, %96) ({
^bb0(%97: tensor<i1>, %98: tensor<i1>):
%99 = "stablehlo.or"(%97, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%99) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256x256xi1>, tensor<i1>) -> tensor<256xi1>
%101 = "stablehlo.not"(%100) : (tensor<256xi1>) -> tensor<256xi1>
%102 = "stablehlo.and"(%48, %101) : (tensor<256xi1>, tensor<256xi1>) -> tensor<256xi1>
%103 = "stablehlo.compare"(%102, %92) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<256xi1>, tensor<256xi1>) -> tensor<256xi1>
%104 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%108 = "stablehlo.reduce"(%103, %104) ({
^bb0(%105: tensor<i1>, %106: tensor<i1>):
%107 = "stablehlo.or"(%105, %106) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%107) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%102, %108) : (tensor<256xi1>, tensor<i1>) -> ()
}) : (tensor<256xi1>, tensor<i1>) -> (tensor<256xi1>, tensor<i1>)
%111 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x556xf64>
%112 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x556xf64>
%113 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x556xf64>
%114 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x556xf64>
%115 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf64>) -> tensor<256x556xf64>
%116 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<556xf64>) -> tensor<256x556xf64>
%117 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1>} : (tensor<556xf64>) -> tensor<256x556xf64>
%118 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<556xf64>) -> tensor<256x556xf64>
%119 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<556xf64>) -> tensor<256x556xf64>
%120 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 1>} : (tensor<556xf64>) -> tensor<256x556xf64>
%121 = "stablehlo.compare"(%118, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%122 = "stablehlo.select"(%121, %118, %113) : (tensor<256x556xi1>, tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%123 = "stablehlo.compare"(%111, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%124 = "stablehlo.select"(%123, %116, %111) : (tensor<256x556xi1>, tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%125 = "stablehlo.subtract"(%122, %124) : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%126 = "stablehlo.compare"(%119, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%127 = "stablehlo.select"(%126, %119, %114) : (tensor<256x556xi1>, tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%128 = "stablehlo.compare"(%112, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%129 = "stablehlo.select"(%128, %117, %112) : (tensor<256x556xi1>, tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%130 = "stablehlo.subtract"(%127, %129) : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x556xf64>} : () -> tensor<256x556xf64>
%132 = "stablehlo.compare"(%131, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%133 = "stablehlo.select"(%132, %125, %131) : (tensor<256x556xi1>, tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x556xf64>} : () -> tensor<256x556xf64>
%135 = "stablehlo.compare"(%134, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%136 = "stablehlo.select"(%135, %130, %134) : (tensor<256x556xi1>, tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%137 = "stablehlo.multiply"(%133, %136) : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%138 = "stablehlo.add"(%115, %120) : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%139 = "stablehlo.subtract"(%138, %137) : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%140 = "stablehlo.divide"(%137, %139) : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xf64>
%141 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<256x556xf64>
%142 = "stablehlo.compare"(%140, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%143 = "stablehlo.compare"(%140, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<256x556xf64>, tensor<256x556xf64>) -> tensor<256x556xi1>
%144 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<256x556xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<256x556xi1>, tensor<256x556xi1>) -> tensor<256x556xi1>
%146 = "stablehlo.or"(%142, %145) : (tensor<256x556xi1>, tensor<256x556xi1>) -> tensor<256x556xi1>
%147 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<256xi1>) -> tensor<256x556xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<256x556xi1>, tensor<256x556xi1>) -> tensor<256x556xi1>
%149 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%153 = "stablehlo.reduce"(%148, %149) ({
^bb0(%150: tensor<i1>, %151: tensor<i1>):
%152 = "stablehlo.or"(%150, %151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%152) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256x556xi1>, tensor<i1>) -> tensor<556xi1>
%154 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<556xi32>
%155 = "stablehlo.add"(%41, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<556xi32>
%157 = "stablehlo.compare"(%154, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<556xi32>, tensor<556xi32>) -> tensor<556xi1>
%158 = "stablehlo.and"(%157, %153) : (tensor<556xi1>, tensor<556xi1>) -> tensor<556xi1>
%159 = "stablehlo.not"(%158) : (tensor<556xi1>) -> tensor<556xi1>
%160 = "stablehlo.and"(%42, %159) : (tensor<556xi1>, tensor<556xi1>) -> tensor<556xi1>
%161 = "stablehlo.add"(%41, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%162 = "stablehlo.dynamic_update_slice"(%160, %109, %41) : (tensor<556xi1>, tensor<256xi1>, tensor<i32>) -> tensor<556xi1>
"stablehlo.return"(%161, %162) : (tensor<i32>, tensor<556xi1>) -> ()
}) : (tensor<i32>, tensor<556xi1>) -> (tensor<i32>, tensor<556xi1>)
%165 = "stablehlo.slice"(%164) {limit_indices = array<i64: 300>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<556xi1>) -> tensor<300xi1>
%166 = "stablehlo.convert"(%165) : (tensor<300xi1>) -> tensor<300xi32>
%167 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%171 = "stablehlo.reduce_window"(%166, %167) ({
^bb0(%168: tensor<i32>, %169: tensor<i32>):
%170 = "stablehlo.add"(%168, %169) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%170) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[299, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 300>, window_strides = array<i64: 1>} : (tensor<300xi32>, tensor<i32>) -> tensor<300xi32>
%172 = "stablehlo.constant"() {value = dense<1> : tensor<300xi32>} : () -> tensor<300xi32>
%173 = "stablehlo.subtract"(%171, %172) : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi32>
%174 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%178 = "stablehlo.reduce"(%166, %174) ({
^bb0(%175: tensor<i32>, %176: tensor<i32>):
%177 = "stablehlo.add"(%175, %176) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%177) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<300xi32>, tensor<i32>) -> tensor<i32>
%179 = "stablehlo.constant"() {value = dense<-1> : tensor<300xi32>} : () -> tensor<300xi32>
%180 = "stablehlo.select"(%165, %173, %179) : (tensor<300xi1>, tensor<300xi32>, tensor<300xi32>) -> tensor<300xi32>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<300xi32>} : () -> tensor<300xi32>
%184 = "stablehlo.scatter"(%181, %180, %16) ({
^bb0(%182: tensor<i32>, %183: tensor<i32>):
"stablehlo.return"(%183) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<300xi32>, tensor<300xi32>, tensor<300xi32>) -> tensor<300xi32>
%185 = "stablehlo.convert"(%184) : (tensor<300xi32>) -> tensor<300xi64>
%186 = "stablehlo.convert"(%178) : (tensor<i32>) -> tensor<i64>
return %185, %186 : tensor<300xi64>, tensor<i64>
}
}

// f16[7,4] f16[7] 0.3
// run-time numbers: iou_threshold:F64
module @example {
func.func public @main(%0: tensor<7x4xf16>, %1: tensor<7xf16>, %2: tensor<f64>) -> (tensor<7xi64>, tensor<i64>) {
%3 = "stablehlo.convert"(%2) : (tensor<f64>) -> tensor<f32>
%4 = "stablehlo.convert"(%3) : (tensor<f32>) -> tensor<f64>
%5 = "stablehlo.compare"(%4, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%17, %18 = "stablehlo.sort"(%1, %6) ({
^bb0(%7: tensor<f16>, %8: tensor<f16>, %9: tensor<i32>, %10: tensor<i32>):
%11 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f16>, tensor<f16>) -> tensor<i1>
%12 = "stablehlo.compare"(%7, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f16>, tensor<f16>) -> tensor<i1>
%13 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f16>, tensor<f16>) -> tensor<i1>
%14 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%15 = "stablehlo.and"(%12, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.or"(%11, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<7xf16>, tensor<7xi32>) -> (tensor<7xf16>, tensor<7xi32>)
%19 = "stablehlo.gather"(%0, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<7x4xf16>, tensor<7xi32>) -> tensor<7x4xf16>
%20 = "stablehlo.convert"(%19) : (tensor<7x4xf16>) -> tensor<7x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.slice"(%20) {limit_indices = array<i64: 7, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<7x1xf32>) -> tensor<7xf32>
%24 = "stablehlo.pad"(%23, %21) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%25 = "stablehlo.slice"(%20) {limit_indices = array<i64: 7, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<7x1xf32>) -> tensor<7xf32>
%27 = "stablehlo.pad"(%26, %21) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%28 = "stablehlo.slice"(%20) {limit_indices = array<i64: 7, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<7x1xf32>) -> tensor<7xf32>
%30 = "stablehlo.pad"(%29, %21) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%31 = "stablehlo.slice"(%20) {limit_indices = array<i64: 7, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<7x4xf32>) -> tensor<7x1xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<7x1xf32>) -> tensor<7xf32>
%33 = "stablehlo.pad"(%32, %21) {edge_padding_high = array<i64: 256>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<7xf32>, tensor<f32>) -> tensor<263xf32>
%34 = "stablehlo.subtract"(%30, %24) : (tensor<263xf32>, tensor<263xf32>) -> tensor<263xf32>
%35 = "stablehlo.subtract"(%33, %27) : (tensor<263xf32>, tensor<263xf32>) -> tensor<263xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<263xf32>, tensor<263xf32>) -> tensor<263xf32>
%37 = "stablehlo.constant"() {value = dense<true> : tensor<263xi1>} : () -> tensor<263xi1>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.constant"() {value = dense<256> : tensor<i32>} : () -> tensor<i32>
%166, %167 = "stablehlo.while"(%38, %37) ({
^bb0(%40: tensor<i32>, %41: tensor<263xi1>):
%42 = "stablehlo.constant"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.compare"(%40, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%43) : (tensor<i1>) -> ()
}, {
^bb0(%44: tensor<i32>, %45: tensor<263xi1>):
%46 = "stablehlo.dynamic_slice"(%24, %44) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%47 = "stablehlo.dynamic_slice"(%27, %44) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%48 = "stablehlo.dynamic_slice"(%30, %44) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%49 = "stablehlo.dynamic_slice"(%33, %44) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%50 = "stablehlo.dynamic_slice"(%36, %44) {slice_sizes = array<i64: 256>} : (tensor<263xf32>, tensor<i32>) -> tensor<256xf32>
%51 = "stablehlo.dynamic_slice"(%45, %44) {slice_sizes = array<i64: 256>} : (tensor<263xi1>, tensor<i32>) -> tensor<256xi1>
%52 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<256x256xi32>
%53 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<256x256xi32>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xi32>, tensor<256x256xi32>) -> tensor<256x256xi1>
%55 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%56 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%57 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%58 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%59 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x256xf32>
%60 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%61 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%62 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%63 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%64 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<256xf32>) -> tensor<256x256xf32>
%65 = "stablehlo.compare"(%62, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%66 = "stablehlo.select"(%65, %62, %57) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%67 = "stablehlo.compare"(%55, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%68 = "stablehlo.select"(%67, %60, %55) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%69 = "stablehlo.subtract"(%66, %68) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%70 = "stablehlo.compare"(%63, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%71 = "stablehlo.select"(%70, %63, %58) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%72 = "stablehlo.compare"(%56, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%73 = "stablehlo.select"(%72, %61, %56) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%74 = "stablehlo.subtract"(%71, %73) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x256xf32>} : () -> tensor<256x256xf32>
%76 = "stablehlo.compare"(%75, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%77 = "stablehlo.select"(%76, %69, %75) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x256xf32>} : () -> tensor<256x256xf32>
%79 = "stablehlo.compare"(%78, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%80 = "stablehlo.select"(%79, %74, %78) : (tensor<256x256xi1>, tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%81 = "stablehlo.multiply"(%77, %80) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%82 = "stablehlo.add"(%59, %64) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%83 = "stablehlo.subtract"(%82, %81) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%84 = "stablehlo.divide"(%81, %83) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
%85 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<256x256xf32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%87 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xi1>
%88 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<256x256xi1>
%89 = "stablehlo.and"(%87, %88) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%90 = "stablehlo.or"(%86, %89) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%91 = "stablehlo.and"(%90, %54) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%92 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%112, %113 = "stablehlo.while"(%51, %92) ({
^bb0(%93: tensor<256xi1>, %94: tensor<i1>):
"stablehlo.return"(%94) : (tensor<i1>) -> ()
}, {
^bb0(%95: tensor<256xi1>, %96: tensor<i1>):
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<256xi1>) -> tensor<256x256xi1>
%98 = "stablehlo.and"(%91, %97) : (tensor<256x256xi1>, tensor<256x256xi1>) -> tensor<256x256xi1>
%99 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%103 = "stablehlo.reduce"(%98, %99) ({
^bb0(%100: tensor<i1>, %101: tensor<i1>):
%102 = "stablehlo.or"(%100, %101) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%102) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256x256xi1>, tensor<i1>) -> tensor<256xi1>
%104 = "stablehlo.not"(%103) : (tensor<256xi1>) -> tensor<256xi1>
%105 = "stablehlo.and"(%51, %104) : (tensor<256xi1>, tensor<256xi1>) -> tensor<256xi1>
%106 = "stablehlo.compare"(%105, %95) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<256xi1>, tensor<256xi1>) -> tensor<256xi1>
%107 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%111 = "stablehlo.reduce"(%106, %107) ({
^bb0(%108: tensor<i1>, %109: tensor<i1>):
%110 = "stablehlo.or"(%108, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%110) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256xi1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%105, %111) : (tensor<256xi1>, tensor<i1>) -> ()
}) : (tensor<256xi1>, tensor<i1>) -> (tensor<256xi1>, tensor<i1>)
%114 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%115 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%116 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%117 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%118 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<256xf32>) -> tensor<256x263xf32>
%119 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%120 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%121 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%122 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%123 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 1>} : (tensor<263xf32>) -> tensor<256x263xf32>
%124 = "stablehlo.compare"(%121, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%125 = "stablehlo.select"(%124, %121, %116) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%126 = "stablehlo.compare"(%114, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%127 = "stablehlo.select"(%126, %119, %114) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%128 = "stablehlo.subtract"(%125, %127) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%129 = "stablehlo.compare"(%122, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%130 = "stablehlo.select"(%129, %122, %117) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%131 = "stablehlo.compare"(%115, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%132 = "stablehlo.select"(%131, %120, %115) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%133 = "stablehlo.subtract"(%130, %132) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x263xf32>} : () -> tensor<256x263xf32>
%135 = "stablehlo.compare"(%134, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%136 = "stablehlo.select"(%135, %128, %134) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<256x263xf32>} : () -> tensor<256x263xf32>
%138 = "stablehlo.compare"(%137, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%139 = "stablehlo.select"(%138, %133, %137) : (tensor<256x263xi1>, tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%140 = "stablehlo.multiply"(%136, %139) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%141 = "stablehlo.add"(%118, %123) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%142 = "stablehlo.subtract"(%141, %140) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%143 = "stablehlo.divide"(%140, %142) : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xf32>
%144 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<256x263xf32>
%145 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%146 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<256x263xf32>, tensor<256x263xf32>) -> tensor<256x263xi1>
%147 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<256x263xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<256x263xi1>, tensor<256x263xi1>) -> tensor<256x263xi1>
%149 = "stablehlo.or"(%145, %148) : (tensor<256x263xi1>, tensor<256x263xi1>) -> tensor<256x263xi1>
%150 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0>} : (tensor<256xi1>) -> tensor<256x263xi1>
%151 = "stablehlo.and"(%149, %150) : (tensor<256x263xi1>, tensor<256x263xi1>) -> tensor<256x263xi1>
%152 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%156 = "stablehlo.reduce"(%151, %152) ({
^bb0(%153: tensor<i1>, %154: tensor<i1>):
%155 = "stablehlo.or"(%153, %154) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%155) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<256x263xi1>, tensor<i1>) -> tensor<263xi1>
%157 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<263xi32>
%158 = "stablehlo.add"(%44, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<263xi32>
%160 = "stablehlo.compare"(%157, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<263xi32>, tensor<263xi32>) -> tensor<263xi1>
%161 = "stablehlo.and"(%160, %156) : (tensor<263xi1>, tensor<263xi1>) -> tensor<263xi1>
%162 = "stablehlo.not"(%161) : (tensor<263xi1>) -> tensor<263xi1>
%163 = "stablehlo.and"(%45, %162) : (tensor<263xi1>, tensor<263xi1>) -> tensor<263xi1>
%164 = "stablehlo.add"(%44, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%165 = "stablehlo.dynamic_update_slice"(%163, %112, %44) : (tensor<263xi1>, tensor<256xi1>, tensor<i32>) -> tensor<263xi1>
"stablehlo.return"(%164, %165) : (tensor<i32>, tensor<263xi1>) -> ()
}) : (tensor<i32>, tensor<263xi1>) -> (tensor<i32>, tensor<263xi1>)
%168 = "stablehlo.slice"(%167) {limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<263xi1>) -> tensor<7xi1>
%169 = "stablehlo.convert"(%168) : (tensor<7xi1>) -> tensor<7xi32>
%170 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%174 = "stablehlo.reduce_window"(%169, %170) ({
^bb0(%171: tensor<i32>, %172: tensor<i32>):
%173 = "stablehlo.add"(%171, %172) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%173) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>} : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
%175 = "stablehlo.constant"() {value = dense<1> : tensor<7xi32>} : () -> tensor<7xi32>
%176 = "stablehlo.subtract"(%174, %175) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%177 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%181 = "stablehlo.reduce"(%169, %177) ({
^bb0(%178: tensor<i32>, %179: tensor<i32>):
%180 = "stablehlo.add"(%178, %179) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%180) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
%182 = "stablehlo.constant"() {value = dense<-1> : tensor<7xi32>} : () -> tensor<7xi32>
%183 = "stablehlo.select"(%168, %176, %182) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<7xi32>} : () -> tensor<7xi32>
%187 = "stablehlo.scatter"(%184, %183, %18) ({
^bb0(%185: tensor<i32>, %186: tensor<i32>):
"stablehlo.return"(%186) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%188 = "stablehlo.convert"(%187) : (tensor<7xi32>) -> tensor<7xi64>
%189 = "stablehlo.convert"(%181) : (tensor<i32>) -> tensor<i64>
return %188, %189 : tensor<7xi64>, tensor<i64>
}
}

// f32[0,4] f32[0] 0.5
// run-time numbers: iou_threshold:F64
module @example {
func.func public @main(%0: tensor<0x4xf32>, %1: tensor<0xf32>, %2: tensor<f64>) -> (tensor<0xi64>, tensor<i64>) {
%3 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
return %3, %4 : tensor<0xi64>, tensor<i64>
}
}

