// f32[7,2,5] s64[2,3] s64[2] s64[2]
module @example {
func.func public @main(%0: tensor<7x2x5xf32>, %1: tensor<2x3xi64>, %2: tensor<2xi64>, %3: tensor<2xi64>) -> (tensor<2xf32>, tensor<2x7x7xf32>) {
%4 = "stablehlo.convert"(%2) : (tensor<2xi64>) -> tensor<2xi32>
%5 = "stablehlo.convert"(%3) : (tensor<2xi64>) -> tensor<2xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.convert"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%8 = "stablehlo.pad"(%7, %6) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x7xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%10 = "stablehlo.constant"() {value = dense<4> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%11 = "stablehlo.clamp"(%9, %8, %10) : (tensor<2x7xi32>, tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi32>
%12 = "stablehlo.pad"(%11, %6) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xi32>, tensor<i32>) -> tensor<2x9xi32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x9xi32>) -> tensor<2x7xi32>
%14 = "stablehlo.compare"(%11, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%15 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x7xi32>
%16 = "stablehlo.compare"(%11, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%17 = "stablehlo.and"(%14, %16) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
%18 = "stablehlo.reshape"(%11) : (tensor<2x7xi32>) -> tensor<2x7x1xi32>
%19 = "stablehlo.gather"(%0, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1, 1>} : (tensor<7x2x5xf32>, tensor<2x7x1xi32>) -> tensor<7x2x7xf32>
%20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.dynamic_slice"(%19, %21, %22, %22) {slice_sizes = array<i64: 1, 2, 7>} : (tensor<7x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x7xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
%25 = "stablehlo.constant"() {value = dense<2> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%26 = "stablehlo.compare"(%20, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%27 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%28 = "stablehlo.multiply"(%5, %27) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x7xi32>
%30 = "stablehlo.compare"(%20, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%31 = "stablehlo.and"(%26, %30) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
%32 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%34 = "stablehlo.select"(%31, %24, %33) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%35 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%37 = "stablehlo.reshape"(%36) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x7xf32>) -> tensor<7x2x7xf32>
%39 = "stablehlo.reshape"(%34) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.optimization_barrier"(%39) : (tensor<1x2x7xf32>) -> tensor<1x2x7xf32>
%44 = "stablehlo.dynamic_update_slice"(%38, %43, %40, %41, %42) : (tensor<7x2x7xf32>, tensor<1x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x7xf32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%91, %92, %93 = "stablehlo.while"(%45, %34, %44) ({
^bb0(%46: tensor<i32>, %47: tensor<2x7xf32>, %48: tensor<7x2x7xf32>):
%49 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%50) : (tensor<i1>) -> ()
}, {
^bb0(%51: tensor<i32>, %52: tensor<2x7xf32>, %53: tensor<7x2x7xf32>):
%54 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.add"(%51, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%56 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%57 = "stablehlo.add"(%51, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%58 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.pad"(%52, %58) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x8xf32>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x7xf32>
%61 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.pad"(%52, %61) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x9xf32>
%63 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x9xf32>) -> tensor<2x7xf32>
%64 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%66 = "stablehlo.select"(%17, %63, %65) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%67 = "stablehlo.maximum"(%52, %60) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%68 = "stablehlo.maximum"(%67, %66) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%69 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%71 = "stablehlo.compare"(%68, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x7xf32>} : () -> tensor<2x7xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%74 = "stablehlo.subtract"(%52, %73) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%75 = "stablehlo.exponential"(%74) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%76 = "stablehlo.subtract"(%60, %73) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%77 = "stablehlo.exponential"(%76) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%78 = "stablehlo.add"(%75, %77) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%79 = "stablehlo.subtract"(%66, %73) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%80 = "stablehlo.exponential"(%79) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%81 = "stablehlo.add"(%78, %80) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%82 = "stablehlo.log"(%81) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%83 = "stablehlo.add"(%73, %82) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.dynamic_slice"(%19, %57, %84, %84) {slice_sizes = array<i64: 1, 2, 7>} : (tensor<7x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x7xf32>
%86 = "stablehlo.reshape"(%85) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
%87 = "stablehlo.add"(%83, %86) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%88 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%89 = "stablehlo.reshape"(%87) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
%90 = "stablehlo.dynamic_update_slice"(%53, %89, %57, %88, %88) : (tensor<7x2x7xf32>, tensor<1x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x7xf32>
"stablehlo.return"(%55, %87, %90) : (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>) -> ()
}) : (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>) -> (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>)
%94 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x2x7xi32>
%95 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%96 = "stablehlo.subtract"(%4, %95) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<7x2x7xi32>
%98 = "stablehlo.compare"(%94, %97) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x2x7xi32>, tensor<7x2x7xi32>) -> tensor<7x2x7xi1>
%99 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%100 = "stablehlo.multiply"(%5, %99) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x7xi32>
%102 = "stablehlo.constant"() {value = dense<1> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi32>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
%105 = "stablehlo.compare"(%104, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%106 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
%107 = "stablehlo.compare"(%106, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%108 = "stablehlo.or"(%105, %107) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x7xi1>) -> tensor<7x2x7xi1>
%110 = "stablehlo.and"(%98, %109) : (tensor<7x2x7xi1>, tensor<7x2x7xi1>) -> tensor<7x2x7xi1>
%111 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x2x7xf32>
%113 = "stablehlo.select"(%110, %93, %112) : (tensor<7x2x7xi1>, tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%114 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%118 = "stablehlo.reduce"(%113, %114) ({
^bb0(%115: tensor<f32>, %116: tensor<f32>):
%117 = "stablehlo.maximum"(%115, %116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%117) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<7x2x7xf32>, tensor<f32>) -> tensor<2xf32>
%119 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%121 = "stablehlo.compare"(%118, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<7x2x7xf32>
%125 = "stablehlo.subtract"(%113, %124) : (tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%126 = "stablehlo.exponential"(%125) : (tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%131 = "stablehlo.reduce"(%126, %127) ({
^bb0(%128: tensor<f32>, %129: tensor<f32>):
%130 = "stablehlo.add"(%128, %129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%130) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<7x2x7xf32>, tensor<f32>) -> tensor<2xf32>
%132 = "stablehlo.log"(%131) : (tensor<2xf32>) -> tensor<2xf32>
%133 = "stablehlo.add"(%123, %132) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%135 = "stablehlo.compare"(%4, %134) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%136 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%137 = "stablehlo.compare"(%5, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%138 = "stablehlo.and"(%135, %137) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%140 = "stablehlo.negate"(%133) : (tensor<2xf32>) -> tensor<2xf32>
%141 = "stablehlo.select"(%138, %139, %140) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%142 = "stablehlo.transpose"(%93) {permutation = array<i64: 1, 0, 2>} : (tensor<7x2x7xf32>) -> tensor<2x7x7xf32>
return %141, %142 : tensor<2xf32>, tensor<2x7x7xf32>
}
}

// f64[4,2,3] s32[2,1] s64[2] s64[2] blank=2
module @example {
func.func public @main(%0: tensor<4x2x3xf64>, %1: tensor<2x1xi32>, %2: tensor<2xi64>, %3: tensor<2xi64>) -> (tensor<2xf64>, tensor<2x4x3xf64>) {
%4 = "stablehlo.convert"(%2) : (tensor<2xi64>) -> tensor<2xi32>
%5 = "stablehlo.convert"(%3) : (tensor<2xi64>) -> tensor<2xi32>
%6 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.pad"(%1, %6) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x3xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%9 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%10 = "stablehlo.clamp"(%8, %7, %9) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%11 = "stablehlo.pad"(%10, %6) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x5xi32>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi32>) -> tensor<2x3xi32>
%13 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%14 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%15 = "stablehlo.compare"(%10, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%16 = "stablehlo.and"(%13, %15) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%17 = "stablehlo.reshape"(%10) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>} : (tensor<4x2x3xf64>, tensor<2x3x1xi32>) -> tensor<4x2x3xf64>
%19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.dynamic_slice"(%18, %20, %21, %21) {slice_sizes = array<i64: 1, 2, 3>} : (tensor<4x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf64>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x3xf64>) -> tensor<2x3xf64>
%24 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%25 = "stablehlo.compare"(%19, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%27 = "stablehlo.multiply"(%5, %26) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
%29 = "stablehlo.compare"(%19, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%30 = "stablehlo.and"(%25, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%31 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%33 = "stablehlo.select"(%30, %23, %32) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%34 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%36 = "stablehlo.reshape"(%35) : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf64>) -> tensor<4x2x3xf64>
%38 = "stablehlo.reshape"(%33) : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.optimization_barrier"(%38) : (tensor<1x2x3xf64>) -> tensor<1x2x3xf64>
%43 = "stablehlo.dynamic_update_slice"(%37, %42, %39, %40, %41) : (tensor<4x2x3xf64>, tensor<1x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x3xf64>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%90, %91, %92 = "stablehlo.while"(%44, %33, %43) ({
^bb0(%45: tensor<i32>, %46: tensor<2x3xf64>, %47: tensor<4x2x3xf64>):
%48 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}, {
^bb0(%50: tensor<i32>, %51: tensor<2x3xf64>, %52: tensor<4x2x3xf64>):
%53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.add"(%50, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.add"(%50, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%57 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%58 = "stablehlo.pad"(%51, %57) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2x4xf64>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<2x3xf64>
%60 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%61 = "stablehlo.pad"(%51, %60) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2x5xf64>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x3xf64>
%63 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%65 = "stablehlo.select"(%16, %62, %64) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%66 = "stablehlo.maximum"(%51, %59) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%67 = "stablehlo.maximum"(%66, %65) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%68 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%73 = "stablehlo.subtract"(%51, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%74 = "stablehlo.exponential"(%73) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%75 = "stablehlo.subtract"(%59, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%76 = "stablehlo.exponential"(%75) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%77 = "stablehlo.add"(%74, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%78 = "stablehlo.subtract"(%65, %72) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%79 = "stablehlo.exponential"(%78) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%80 = "stablehlo.add"(%77, %79) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%81 = "stablehlo.log"(%80) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%82 = "stablehlo.add"(%72, %81) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%83 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.dynamic_slice"(%18, %56, %83, %83) {slice_sizes = array<i64: 1, 2, 3>} : (tensor<4x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf64>
%85 = "stablehlo.reshape"(%84) : (tensor<1x2x3xf64>) -> tensor<2x3xf64>
%86 = "stablehlo.add"(%82, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.reshape"(%86) : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
%89 = "stablehlo.dynamic_update_slice"(%52, %88, %56, %87, %87) : (tensor<4x2x3xf64>, tensor<1x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x3xf64>
"stablehlo.return"(%54, %86, %89) : (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>) -> ()
}) : (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>) -> (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>)
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2x3xi32>
%94 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%95 = "stablehlo.subtract"(%4, %94) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<4x2x3xi32>
%97 = "stablehlo.compare"(%93, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
%98 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%99 = "stablehlo.multiply"(%5, %98) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
%101 = "stablehlo.constant"() {value = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%102 = "stablehlo.subtract"(%100, %101) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%104 = "stablehlo.compare"(%103, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%105 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%106 = "stablehlo.compare"(%105, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%107 = "stablehlo.or"(%104, %106) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xi1>) -> tensor<4x2x3xi1>
%109 = "stablehlo.and"(%97, %108) : (tensor<4x2x3xi1>, tensor<4x2x3xi1>) -> tensor<4x2x3xi1>
%110 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x2x3xf64>
%112 = "stablehlo.select"(%109, %92, %111) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%113 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%117 = "stablehlo.reduce"(%112, %113) ({
^bb0(%114: tensor<f64>, %115: tensor<f64>):
%116 = "stablehlo.maximum"(%114, %115) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%116) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<4x2x3xf64>, tensor<f64>) -> tensor<2xf64>
%118 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
%120 = "stablehlo.compare"(%117, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%122 = "stablehlo.select"(%120, %117, %121) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<4x2x3xf64>
%124 = "stablehlo.subtract"(%112, %123) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%125 = "stablehlo.exponential"(%124) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%130 = "stablehlo.reduce"(%125, %126) ({
^bb0(%127: tensor<f64>, %128: tensor<f64>):
%129 = "stablehlo.add"(%127, %128) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%129) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<4x2x3xf64>, tensor<f64>) -> tensor<2xf64>
%131 = "stablehlo.log"(%130) : (tensor<2xf64>) -> tensor<2xf64>
%132 = "stablehlo.add"(%122, %131) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%134 = "stablehlo.compare"(%4, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%135 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%136 = "stablehlo.compare"(%5, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%137 = "stablehlo.and"(%134, %136) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%139 = "stablehlo.negate"(%132) : (tensor<2xf64>) -> tensor<2xf64>
%140 = "stablehlo.select"(%137, %138, %139) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%141 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0, 2>} : (tensor<4x2x3xf64>) -> tensor<2x4x3xf64>
return %140, %141 : tensor<2xf64>, tensor<2x4x3xf64>
}
}

// f32[3,2,3] s64[2,0] s64[2] s64[2]
module @example {
func.func public @main(%0: tensor<3x2x3xf32>, %1: tensor<2x0xi64>, %2: tensor<2xi64>, %3: tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3x1xf32>) {
%4 = "stablehlo.convert"(%2) : (tensor<2xi64>) -> tensor<2xi32>
%5 = "stablehlo.convert"(%3) : (tensor<2xi64>) -> tensor<2xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
%9 = "stablehlo.constant"() {value = dense<2> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
%10 = "stablehlo.clamp"(%8, %7, %9) : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%11 = "stablehlo.pad"(%10, %6) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x3xi32>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xi32>) -> tensor<2x1xi32>
%13 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%14 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%15 = "stablehlo.compare"(%10, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%16 = "stablehlo.and"(%13, %15) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
%17 = "stablehlo.reshape"(%10) : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>} : (tensor<3x2x3xf32>, tensor<2x1x1xi32>) -> tensor<3x2x1xf32>
%19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x1xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.dynamic_slice"(%18, %20, %21, %21) {slice_sizes = array<i64: 1, 2, 1>} : (tensor<3x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
%24 = "stablehlo.constant"() {value = dense<2> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
%25 = "stablehlo.compare"(%19, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%27 = "stablehlo.multiply"(%5, %26) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%29 = "stablehlo.compare"(%19, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%30 = "stablehlo.and"(%25, %29) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
%31 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
%33 = "stablehlo.select"(%30, %23, %32) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%34 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<3x2x1xf32>
%38 = "stablehlo.reshape"(%33) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.optimization_barrier"(%38) : (tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
%43 = "stablehlo.dynamic_update_slice"(%37, %42, %39, %40, %41) : (tensor<3x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1xf32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%90, %91, %92 = "stablehlo.while"(%44, %33, %43) ({
^bb0(%45: tensor<i32>, %46: tensor<2x1xf32>, %47: tensor<3x2x1xf32>):
%48 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}, {
^bb0(%50: tensor<i32>, %51: tensor<2x1xf32>, %52: tensor<3x2x1xf32>):
%53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.add"(%50, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.add"(%50, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%57 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.pad"(%51, %57) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
%60 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.pad"(%51, %60) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
%63 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
%65 = "stablehlo.select"(%16, %62, %64) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%66 = "stablehlo.maximum"(%51, %59) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%67 = "stablehlo.maximum"(%66, %65) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%68 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%73 = "stablehlo.subtract"(%51, %72) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%74 = "stablehlo.exponential"(%73) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%75 = "stablehlo.subtract"(%59, %72) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%76 = "stablehlo.exponential"(%75) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%77 = "stablehlo.add"(%74, %76) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%78 = "stablehlo.subtract"(%65, %72) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%79 = "stablehlo.exponential"(%78) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%80 = "stablehlo.add"(%77, %79) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%81 = "stablehlo.log"(%80) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%82 = "stablehlo.add"(%72, %81) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%83 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.dynamic_slice"(%18, %56, %83, %83) {slice_sizes = array<i64: 1, 2, 1>} : (tensor<3x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
%86 = "stablehlo.add"(%82, %85) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.reshape"(%86) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
%89 = "stablehlo.dynamic_update_slice"(%52, %88, %56, %87, %87) : (tensor<3x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1xf32>
"stablehlo.return"(%54, %86, %89) : (tensor<i32>, tensor<2x1xf32>, tensor<3x2x1xf32>) -> ()
}) : (tensor<i32>, tensor<2x1xf32>, tensor<3x2x1xf32>) -> (tensor<i32>, tensor<2x1xf32>, tensor<3x2x1xf32>)
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x2x1xi32>
%94 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%95 = "stablehlo.subtract"(%4, %94) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<3x2x1xi32>
%97 = "stablehlo.compare"(%93, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
%98 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%99 = "stablehlo.multiply"(%5, %98) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%101 = "stablehlo.constant"() {value = dense<1> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
%102 = "stablehlo.subtract"(%100, %101) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x1xi32>
%104 = "stablehlo.compare"(%103, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%105 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x1xi32>
%106 = "stablehlo.compare"(%105, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%107 = "stablehlo.or"(%104, %106) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x1xi1>) -> tensor<3x2x1xi1>
%109 = "stablehlo.and"(%97, %108) : (tensor<3x2x1xi1>, tensor<3x2x1xi1>) -> tensor<3x2x1xi1>
%110 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2x1xf32>
%112 = "stablehlo.select"(%109, %92, %111) : (tensor<3x2x1xi1>, tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
%113 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%117 = "stablehlo.reduce"(%112, %113) ({
^bb0(%114: tensor<f32>, %115: tensor<f32>):
%116 = "stablehlo.maximum"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%116) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<3x2x1xf32>, tensor<f32>) -> tensor<2xf32>
%118 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%120 = "stablehlo.compare"(%117, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%122 = "stablehlo.select"(%120, %117, %121) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x1xf32>
%124 = "stablehlo.subtract"(%112, %123) : (tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
%125 = "stablehlo.exponential"(%124) : (tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.reduce"(%125, %126) ({
^bb0(%127: tensor<f32>, %128: tensor<f32>):
%129 = "stablehlo.add"(%127, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%129) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<3x2x1xf32>, tensor<f32>) -> tensor<2xf32>
%131 = "stablehlo.log"(%130) : (tensor<2xf32>) -> tensor<2xf32>
%132 = "stablehlo.add"(%122, %131) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%133 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%134 = "stablehlo.compare"(%4, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%135 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%136 = "stablehlo.compare"(%5, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%137 = "stablehlo.and"(%134, %136) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%139 = "stablehlo.negate"(%132) : (tensor<2xf32>) -> tensor<2xf32>
%140 = "stablehlo.select"(%137, %138, %139) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%141 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0, 2>} : (tensor<3x2x1xf32>) -> tensor<2x3x1xf32>
return %140, %141 : tensor<2xf32>, tensor<2x3x1xf32>
}
}

