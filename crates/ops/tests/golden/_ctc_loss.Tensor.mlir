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
%43 = "stablehlo.dynamic_update_slice"(%38, %39, %40, %41, %42) : (tensor<7x2x7xf32>, tensor<1x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x7xf32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%90, %91, %92 = "stablehlo.while"(%44, %34, %43) ({
^bb0(%45: tensor<i32>, %46: tensor<2x7xf32>, %47: tensor<7x2x7xf32>):
%48 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}, {
^bb0(%50: tensor<i32>, %51: tensor<2x7xf32>, %52: tensor<7x2x7xf32>):
%53 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.add"(%50, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%55 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.add"(%50, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%57 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.pad"(%51, %57) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x8xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x7xf32>
%60 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.pad"(%51, %60) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x9xf32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x9xf32>) -> tensor<2x7xf32>
%63 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%65 = "stablehlo.select"(%17, %62, %64) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%66 = "stablehlo.maximum"(%51, %59) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%67 = "stablehlo.maximum"(%66, %65) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%68 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%70 = "stablehlo.compare"(%67, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x7xf32>} : () -> tensor<2x7xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%73 = "stablehlo.subtract"(%51, %72) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%74 = "stablehlo.exponential"(%73) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%75 = "stablehlo.subtract"(%59, %72) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%76 = "stablehlo.exponential"(%75) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%77 = "stablehlo.add"(%74, %76) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%78 = "stablehlo.subtract"(%65, %72) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%79 = "stablehlo.exponential"(%78) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%80 = "stablehlo.add"(%77, %79) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%81 = "stablehlo.log"(%80) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%82 = "stablehlo.add"(%72, %81) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%83 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.dynamic_slice"(%19, %56, %83, %83) {slice_sizes = array<i64: 1, 2, 7>} : (tensor<7x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x7xf32>
%85 = "stablehlo.reshape"(%84) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
%86 = "stablehlo.add"(%82, %85) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%87 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%88 = "stablehlo.reshape"(%86) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
%89 = "stablehlo.dynamic_update_slice"(%52, %88, %56, %87, %87) : (tensor<7x2x7xf32>, tensor<1x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x7xf32>
"stablehlo.return"(%54, %86, %89) : (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>) -> ()
}) : (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>) -> (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>)
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x2x7xi32>
%94 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%95 = "stablehlo.subtract"(%4, %94) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<7x2x7xi32>
%97 = "stablehlo.compare"(%93, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x2x7xi32>, tensor<7x2x7xi32>) -> tensor<7x2x7xi1>
%98 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%99 = "stablehlo.multiply"(%5, %98) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x7xi32>
%101 = "stablehlo.constant"() {value = dense<1> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%102 = "stablehlo.subtract"(%100, %101) : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
%104 = "stablehlo.compare"(%103, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%105 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
%106 = "stablehlo.compare"(%105, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%107 = "stablehlo.or"(%104, %106) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x7xi1>) -> tensor<7x2x7xi1>
%109 = "stablehlo.and"(%97, %108) : (tensor<7x2x7xi1>, tensor<7x2x7xi1>) -> tensor<7x2x7xi1>
%110 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x2x7xf32>
%112 = "stablehlo.select"(%109, %92, %111) : (tensor<7x2x7xi1>, tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%113 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%117 = "stablehlo.reduce"(%112, %113) ({
^bb0(%114: tensor<f32>, %115: tensor<f32>):
%116 = "stablehlo.maximum"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%116) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<7x2x7xf32>, tensor<f32>) -> tensor<2xf32>
%118 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%120 = "stablehlo.compare"(%117, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%122 = "stablehlo.select"(%120, %117, %121) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<7x2x7xf32>
%124 = "stablehlo.subtract"(%112, %123) : (tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%125 = "stablehlo.exponential"(%124) : (tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.reduce"(%125, %126) ({
^bb0(%127: tensor<f32>, %128: tensor<f32>):
%129 = "stablehlo.add"(%127, %128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%129) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<7x2x7xf32>, tensor<f32>) -> tensor<2xf32>
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
%141 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0, 2>} : (tensor<7x2x7xf32>) -> tensor<2x7x7xf32>
return %140, %141 : tensor<2xf32>, tensor<2x7x7xf32>
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
%42 = "stablehlo.dynamic_update_slice"(%37, %38, %39, %40, %41) : (tensor<4x2x3xf64>, tensor<1x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x3xf64>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%89, %90, %91 = "stablehlo.while"(%43, %33, %42) ({
^bb0(%44: tensor<i32>, %45: tensor<2x3xf64>, %46: tensor<4x2x3xf64>):
%47 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%48) : (tensor<i1>) -> ()
}, {
^bb0(%49: tensor<i32>, %50: tensor<2x3xf64>, %51: tensor<4x2x3xf64>):
%52 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.add"(%49, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%54 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.add"(%49, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%56 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%57 = "stablehlo.pad"(%50, %56) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2x4xf64>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<2x3xf64>
%59 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%60 = "stablehlo.pad"(%50, %59) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2x5xf64>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x3xf64>
%62 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%64 = "stablehlo.select"(%16, %61, %63) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%65 = "stablehlo.maximum"(%50, %58) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%66 = "stablehlo.maximum"(%65, %64) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%67 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%69 = "stablehlo.compare"(%66, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%71 = "stablehlo.select"(%69, %66, %70) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%72 = "stablehlo.subtract"(%50, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%73 = "stablehlo.exponential"(%72) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%74 = "stablehlo.subtract"(%58, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%75 = "stablehlo.exponential"(%74) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%76 = "stablehlo.add"(%73, %75) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%77 = "stablehlo.subtract"(%64, %71) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%78 = "stablehlo.exponential"(%77) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%79 = "stablehlo.add"(%76, %78) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%80 = "stablehlo.log"(%79) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%81 = "stablehlo.add"(%71, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%82 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.dynamic_slice"(%18, %55, %82, %82) {slice_sizes = array<i64: 1, 2, 3>} : (tensor<4x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf64>
%84 = "stablehlo.reshape"(%83) : (tensor<1x2x3xf64>) -> tensor<2x3xf64>
%85 = "stablehlo.add"(%81, %84) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%86 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%87 = "stablehlo.reshape"(%85) : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
%88 = "stablehlo.dynamic_update_slice"(%51, %87, %55, %86, %86) : (tensor<4x2x3xf64>, tensor<1x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x3xf64>
"stablehlo.return"(%53, %85, %88) : (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>) -> ()
}) : (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>) -> (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>)
%92 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2x3xi32>
%93 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%94 = "stablehlo.subtract"(%4, %93) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<4x2x3xi32>
%96 = "stablehlo.compare"(%92, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
%97 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%98 = "stablehlo.multiply"(%5, %97) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
%100 = "stablehlo.constant"() {value = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%102 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%103 = "stablehlo.compare"(%102, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%105 = "stablehlo.compare"(%104, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%106 = "stablehlo.or"(%103, %105) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xi1>) -> tensor<4x2x3xi1>
%108 = "stablehlo.and"(%96, %107) : (tensor<4x2x3xi1>, tensor<4x2x3xi1>) -> tensor<4x2x3xi1>
%109 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x2x3xf64>
%111 = "stablehlo.select"(%108, %91, %110) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%112 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%116 = "stablehlo.reduce"(%111, %112) ({
^bb0(%113: tensor<f64>, %114: tensor<f64>):
%115 = "stablehlo.maximum"(%113, %114) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%115) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<4x2x3xf64>, tensor<f64>) -> tensor<2xf64>
%117 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
%119 = "stablehlo.compare"(%116, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<4x2x3xf64>
%123 = "stablehlo.subtract"(%111, %122) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%124 = "stablehlo.exponential"(%123) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f64>, %127: tensor<f64>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%128) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<4x2x3xf64>, tensor<f64>) -> tensor<2xf64>
%130 = "stablehlo.log"(%129) : (tensor<2xf64>) -> tensor<2xf64>
%131 = "stablehlo.add"(%121, %130) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%132 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%133 = "stablehlo.compare"(%4, %132) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%135 = "stablehlo.compare"(%5, %134) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%136 = "stablehlo.and"(%133, %135) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%138 = "stablehlo.negate"(%131) : (tensor<2xf64>) -> tensor<2xf64>
%139 = "stablehlo.select"(%136, %137, %138) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%140 = "stablehlo.transpose"(%91) {permutation = array<i64: 1, 0, 2>} : (tensor<4x2x3xf64>) -> tensor<2x4x3xf64>
return %139, %140 : tensor<2xf64>, tensor<2x4x3xf64>
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
%42 = "stablehlo.dynamic_update_slice"(%37, %38, %39, %40, %41) : (tensor<3x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1xf32>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%89, %90, %91 = "stablehlo.while"(%43, %33, %42) ({
^bb0(%44: tensor<i32>, %45: tensor<2x1xf32>, %46: tensor<3x2x1xf32>):
%47 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%48) : (tensor<i1>) -> ()
}, {
^bb0(%49: tensor<i32>, %50: tensor<2x1xf32>, %51: tensor<3x2x1xf32>):
%52 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.add"(%49, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%54 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.add"(%49, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%56 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.pad"(%50, %56) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x2xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
%59 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.pad"(%50, %59) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x3xf32>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
%62 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
%64 = "stablehlo.select"(%16, %61, %63) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%65 = "stablehlo.maximum"(%50, %58) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%66 = "stablehlo.maximum"(%65, %64) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%67 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
%69 = "stablehlo.compare"(%66, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%71 = "stablehlo.select"(%69, %66, %70) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%72 = "stablehlo.subtract"(%50, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%73 = "stablehlo.exponential"(%72) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%74 = "stablehlo.subtract"(%58, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%75 = "stablehlo.exponential"(%74) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%76 = "stablehlo.add"(%73, %75) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%77 = "stablehlo.subtract"(%64, %71) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%78 = "stablehlo.exponential"(%77) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%79 = "stablehlo.add"(%76, %78) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%80 = "stablehlo.log"(%79) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%81 = "stablehlo.add"(%71, %80) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%82 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.dynamic_slice"(%18, %55, %82, %82) {slice_sizes = array<i64: 1, 2, 1>} : (tensor<3x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
%85 = "stablehlo.add"(%81, %84) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%86 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%87 = "stablehlo.reshape"(%85) : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
%88 = "stablehlo.dynamic_update_slice"(%51, %87, %55, %86, %86) : (tensor<3x2x1xf32>, tensor<1x2x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x1xf32>
"stablehlo.return"(%53, %85, %88) : (tensor<i32>, tensor<2x1xf32>, tensor<3x2x1xf32>) -> ()
}) : (tensor<i32>, tensor<2x1xf32>, tensor<3x2x1xf32>) -> (tensor<i32>, tensor<2x1xf32>, tensor<3x2x1xf32>)
%92 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x2x1xi32>
%93 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%94 = "stablehlo.subtract"(%4, %93) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<3x2x1xi32>
%96 = "stablehlo.compare"(%92, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
%97 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%98 = "stablehlo.multiply"(%5, %97) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x1xi32>
%100 = "stablehlo.constant"() {value = dense<1> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%102 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x1xi32>
%103 = "stablehlo.compare"(%102, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x1xi32>
%105 = "stablehlo.compare"(%104, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
%106 = "stablehlo.or"(%103, %105) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x1xi1>) -> tensor<3x2x1xi1>
%108 = "stablehlo.and"(%96, %107) : (tensor<3x2x1xi1>, tensor<3x2x1xi1>) -> tensor<3x2x1xi1>
%109 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2x1xf32>
%111 = "stablehlo.select"(%108, %91, %110) : (tensor<3x2x1xi1>, tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
%112 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%116 = "stablehlo.reduce"(%111, %112) ({
^bb0(%113: tensor<f32>, %114: tensor<f32>):
%115 = "stablehlo.maximum"(%113, %114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%115) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<3x2x1xf32>, tensor<f32>) -> tensor<2xf32>
%117 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%119 = "stablehlo.compare"(%116, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2x1xf32>
%123 = "stablehlo.subtract"(%111, %122) : (tensor<3x2x1xf32>, tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
%124 = "stablehlo.exponential"(%123) : (tensor<3x2x1xf32>) -> tensor<3x2x1xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 2>} : (tensor<3x2x1xf32>, tensor<f32>) -> tensor<2xf32>
%130 = "stablehlo.log"(%129) : (tensor<2xf32>) -> tensor<2xf32>
%131 = "stablehlo.add"(%121, %130) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%132 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%133 = "stablehlo.compare"(%4, %132) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%134 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%135 = "stablehlo.compare"(%5, %134) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%136 = "stablehlo.and"(%133, %135) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%138 = "stablehlo.negate"(%131) : (tensor<2xf32>) -> tensor<2xf32>
%139 = "stablehlo.select"(%136, %137, %138) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%140 = "stablehlo.transpose"(%91) {permutation = array<i64: 1, 0, 2>} : (tensor<3x2x1xf32>) -> tensor<2x3x1xf32>
return %139, %140 : tensor<2xf32>, tensor<2x3x1xf32>
}
}

