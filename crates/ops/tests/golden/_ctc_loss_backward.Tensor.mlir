// f32[2] f32[7,2,5] s64[2,3] s64[2] s64[2] f32[2] f32[2,7,7] 0
module @example {
func.func public @main(%0: tensor<2xf32>, %1: tensor<7x2x5xf32>, %2: tensor<2x3xi64>, %3: tensor<2xi64>, %4: tensor<2xi64>, %5: tensor<2xf32>, %6: tensor<2x7x7xf32>) -> (tensor<7x2x5xf32>) {
%7 = "stablehlo.convert"(%3) : (tensor<2xi64>) -> tensor<2xi32>
%8 = "stablehlo.convert"(%4) : (tensor<2xi64>) -> tensor<2xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.convert"(%2) : (tensor<2x3xi64>) -> tensor<2x3xi32>
%11 = "stablehlo.pad"(%10, %9) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x7xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%13 = "stablehlo.constant"() {value = dense<4> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%14 = "stablehlo.clamp"(%12, %11, %13) : (tensor<2x7xi32>, tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi32>
%15 = "stablehlo.pad"(%14, %9) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xi32>, tensor<i32>) -> tensor<2x9xi32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x9xi32>) -> tensor<2x7xi32>
%17 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%18 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x7xi32>
%19 = "stablehlo.compare"(%14, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%20 = "stablehlo.and"(%17, %19) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
%21 = "stablehlo.reshape"(%14) : (tensor<2x7xi32>) -> tensor<2x7x1xi32>
%22 = "stablehlo.gather"(%1, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 7, 1, 1>} : (tensor<7x2x5xf32>, tensor<2x7x1xi32>) -> tensor<7x2x7xf32>
%23 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0, 2>} : (tensor<2x7x7xf32>) -> tensor<7x2x7xf32>
%24 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x7xf32>) -> tensor<7x2x7xf32>
%28 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%29 = "stablehlo.pad"(%20, %28) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xi1>, tensor<i1>) -> tensor<2x9xi1>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 9>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x9xi1>) -> tensor<2x7xi1>
%31 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%104, %105, %106 = "stablehlo.while"(%33, %32, %27) ({
^bb0(%34: tensor<i32>, %35: tensor<2x7xf32>, %36: tensor<7x2x7xf32>):
%37 = "stablehlo.constant"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%38) : (tensor<i1>) -> ()
}, {
^bb0(%39: tensor<i32>, %40: tensor<2x7xf32>, %41: tensor<7x2x7xf32>):
%42 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.add"(%39, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%44 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.subtract"(%44, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%46 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%40, %46) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x8xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x7xf32>
%49 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.pad"(%40, %49) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x9xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 9>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x9xf32>) -> tensor<2x7xf32>
%52 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%54 = "stablehlo.select"(%30, %51, %53) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%22, %45, %55, %55) {slice_sizes = array<i64: 1, 2, 7>} : (tensor<7x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x7xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
%58 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%59 = "stablehlo.multiply"(%8, %58) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x7xi32>
%61 = "stablehlo.constant"() {value = dense<1> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
%62 = "stablehlo.subtract"(%60, %61) : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi32>
%63 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
%64 = "stablehlo.compare"(%63, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%65 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
%66 = "stablehlo.compare"(%65, %62) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
%67 = "stablehlo.or"(%64, %66) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
%68 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%70 = "stablehlo.select"(%67, %57, %69) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%71 = "stablehlo.maximum"(%40, %48) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%72 = "stablehlo.maximum"(%71, %54) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%73 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%75 = "stablehlo.compare"(%72, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x7xf32>} : () -> tensor<2x7xf32>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%78 = "stablehlo.subtract"(%40, %77) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%79 = "stablehlo.exponential"(%78) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%80 = "stablehlo.subtract"(%48, %77) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%81 = "stablehlo.exponential"(%80) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%82 = "stablehlo.add"(%79, %81) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%83 = "stablehlo.subtract"(%54, %77) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%84 = "stablehlo.exponential"(%83) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%85 = "stablehlo.add"(%82, %84) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%86 = "stablehlo.log"(%85) : (tensor<2x7xf32>) -> tensor<2x7xf32>
%87 = "stablehlo.add"(%77, %86) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%88 = "stablehlo.add"(%87, %57) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%89 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%90 = "stablehlo.subtract"(%7, %89) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%91 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x7xi1>
%94 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%95 = "stablehlo.compare"(%94, %90) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x7xi1>
%97 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
%99 = "stablehlo.select"(%96, %88, %98) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%100 = "stablehlo.select"(%93, %70, %99) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
%101 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%102 = "stablehlo.reshape"(%100) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
%103 = "stablehlo.dynamic_update_slice"(%41, %102, %45, %101, %101) : (tensor<7x2x7xf32>, tensor<1x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x7xf32>
"stablehlo.return"(%43, %100, %103) : (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>) -> ()
}) : (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>) -> (tensor<i32>, tensor<2x7xf32>, tensor<7x2x7xf32>)
%107 = "stablehlo.add"(%23, %106) : (tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%108 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x2x7xf32>
%110 = "stablehlo.compare"(%107, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xi1>
%111 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<7x2x7xf32>
%112 = "stablehlo.add"(%107, %111) : (tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%113 = "stablehlo.subtract"(%112, %22) : (tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%114 = "stablehlo.exponential"(%113) : (tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x2x7xf32>} : () -> tensor<7x2x7xf32>
%116 = "stablehlo.select"(%110, %114, %115) : (tensor<7x2x7xi1>, tensor<7x2x7xf32>, tensor<7x2x7xf32>) -> tensor<7x2x7xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x2x5xf32>} : () -> tensor<7x2x5xf32>
%121 = "stablehlo.scatter"(%117, %21, %116) ({
^bb0(%118: tensor<f32>, %119: tensor<f32>):
%120 = "stablehlo.add"(%118, %119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%120) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<7x2x5xf32>, tensor<2x7x1xi32>, tensor<7x2x7xf32>) -> tensor<7x2x5xf32>
%122 = "stablehlo.exponential"(%1) : (tensor<7x2x5xf32>) -> tensor<7x2x5xf32>
%123 = "stablehlo.subtract"(%122, %121) : (tensor<7x2x5xf32>, tensor<7x2x5xf32>) -> tensor<7x2x5xf32>
%124 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<7x2x5xf32>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<7x2x5xf32>, tensor<7x2x5xf32>) -> tensor<7x2x5xf32>
%126 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x2x5xi32>
%127 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<7x2x5xi32>
%128 = "stablehlo.compare"(%126, %127) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x2x5xi32>, tensor<7x2x5xi32>) -> tensor<7x2x5xi1>
%129 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%131 = "stablehlo.compare"(%5, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi1>) -> tensor<7x2x5xi1>
%133 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<7x2x5xf32>} : () -> tensor<7x2x5xf32>
%134 = "stablehlo.select"(%132, %133, %125) : (tensor<7x2x5xi1>, tensor<7x2x5xf32>, tensor<7x2x5xf32>) -> tensor<7x2x5xf32>
%135 = "stablehlo.select"(%128, %134, %117) : (tensor<7x2x5xi1>, tensor<7x2x5xf32>, tensor<7x2x5xf32>) -> tensor<7x2x5xf32>
return %135 : tensor<7x2x5xf32>
}
}

// f64[2] f64[4,2,3] s32[2,1] s64[2] s64[2] f64[2] f64[2,4,3] 2 true
module @example {
func.func public @main(%0: tensor<2xf64>, %1: tensor<4x2x3xf64>, %2: tensor<2x1xi32>, %3: tensor<2xi64>, %4: tensor<2xi64>, %5: tensor<2xf64>, %6: tensor<2x4x3xf64>) -> (tensor<4x2x3xf64>) {
%7 = "stablehlo.convert"(%3) : (tensor<2xi64>) -> tensor<2xi32>
%8 = "stablehlo.convert"(%4) : (tensor<2xi64>) -> tensor<2xi32>
%9 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.pad"(%2, %9) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x3xi32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%12 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%13 = "stablehlo.clamp"(%11, %10, %12) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%14 = "stablehlo.pad"(%13, %9) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x5xi32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xi32>) -> tensor<2x3xi32>
%16 = "stablehlo.compare"(%13, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%17 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%18 = "stablehlo.compare"(%13, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%19 = "stablehlo.and"(%16, %18) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%20 = "stablehlo.reshape"(%13) : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
%21 = "stablehlo.gather"(%1, %20) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>} : (tensor<4x2x3xf64>, tensor<2x3x1xi32>) -> tensor<4x2x3xf64>
%22 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0, 2>} : (tensor<2x4x3xf64>) -> tensor<4x2x3xf64>
%23 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%25 = "stablehlo.reshape"(%24) : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf64>) -> tensor<4x2x3xf64>
%27 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.pad"(%19, %27) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x5xi1>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x5xi1>) -> tensor<2x3xi1>
%30 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%103, %104, %105 = "stablehlo.while"(%32, %31, %26) ({
^bb0(%33: tensor<i32>, %34: tensor<2x3xf64>, %35: tensor<4x2x3xf64>):
%36 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.compare"(%33, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%37) : (tensor<i1>) -> ()
}, {
^bb0(%38: tensor<i32>, %39: tensor<2x3xf64>, %40: tensor<4x2x3xf64>):
%41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.add"(%38, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%43 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.subtract"(%43, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%45 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%46 = "stablehlo.pad"(%39, %45) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2x4xf64>
%47 = "stablehlo.slice"(%46) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x4xf64>) -> tensor<2x3xf64>
%48 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%49 = "stablehlo.pad"(%39, %48) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<2x5xf64>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x3xf64>
%51 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%53 = "stablehlo.select"(%29, %50, %52) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%55 = "stablehlo.dynamic_slice"(%21, %44, %54, %54) {slice_sizes = array<i64: 1, 2, 3>} : (tensor<4x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf64>
%56 = "stablehlo.reshape"(%55) : (tensor<1x2x3xf64>) -> tensor<2x3xf64>
%57 = "stablehlo.constant"() {value = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
%58 = "stablehlo.multiply"(%8, %57) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
%60 = "stablehlo.constant"() {value = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%61 = "stablehlo.subtract"(%59, %60) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%62 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%63 = "stablehlo.compare"(%62, %59) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%64 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%65 = "stablehlo.compare"(%64, %61) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%66 = "stablehlo.or"(%63, %65) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%67 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%69 = "stablehlo.select"(%66, %56, %68) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%70 = "stablehlo.maximum"(%39, %47) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%71 = "stablehlo.maximum"(%70, %53) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%72 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%74 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf64>} : () -> tensor<2x3xf64>
%76 = "stablehlo.select"(%74, %71, %75) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%77 = "stablehlo.subtract"(%39, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%78 = "stablehlo.exponential"(%77) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%79 = "stablehlo.subtract"(%47, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%80 = "stablehlo.exponential"(%79) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%81 = "stablehlo.add"(%78, %80) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%82 = "stablehlo.subtract"(%53, %76) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%83 = "stablehlo.exponential"(%82) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%84 = "stablehlo.add"(%81, %83) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%85 = "stablehlo.log"(%84) : (tensor<2x3xf64>) -> tensor<2x3xf64>
%86 = "stablehlo.add"(%76, %85) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%87 = "stablehlo.add"(%86, %56) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%88 = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
%89 = "stablehlo.subtract"(%7, %88) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%90 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%91 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x3xi1>
%93 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%94 = "stablehlo.compare"(%93, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x3xi1>
%96 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x3xf64>
%98 = "stablehlo.select"(%95, %87, %97) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%99 = "stablehlo.select"(%92, %69, %98) : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%100 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%101 = "stablehlo.reshape"(%99) : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
%102 = "stablehlo.dynamic_update_slice"(%40, %101, %44, %100, %100) : (tensor<4x2x3xf64>, tensor<1x2x3xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x3xf64>
"stablehlo.return"(%42, %99, %102) : (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>) -> ()
}) : (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>) -> (tensor<i32>, tensor<2x3xf64>, tensor<4x2x3xf64>)
%106 = "stablehlo.add"(%22, %105) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%107 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x2x3xf64>
%109 = "stablehlo.compare"(%106, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xi1>
%110 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<4x2x3xf64>
%111 = "stablehlo.add"(%106, %110) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%112 = "stablehlo.subtract"(%111, %21) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%113 = "stablehlo.exponential"(%112) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x3xf64>} : () -> tensor<4x2x3xf64>
%115 = "stablehlo.select"(%109, %113, %114) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x2x3xf64>} : () -> tensor<4x2x3xf64>
%120 = "stablehlo.scatter"(%116, %20, %115) ({
^bb0(%117: tensor<f64>, %118: tensor<f64>):
%119 = "stablehlo.add"(%117, %118) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%119) : (tensor<f64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false} : (tensor<4x2x3xf64>, tensor<2x3x1xi32>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%121 = "stablehlo.exponential"(%1) : (tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%122 = "stablehlo.subtract"(%121, %120) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%123 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<4x2x3xf64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
%125 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2x3xi32>
%126 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<4x2x3xi32>
%127 = "stablehlo.compare"(%125, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x2x3xi32>, tensor<4x2x3xi32>) -> tensor<4x2x3xi1>
%128 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
%129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
%130 = "stablehlo.compare"(%5, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%131 = "stablehlo.not"(%130) : (tensor<2xi1>) -> tensor<2xi1>
%132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi1>) -> tensor<4x2x3xi1>
%133 = "stablehlo.and"(%127, %132) : (tensor<4x2x3xi1>, tensor<4x2x3xi1>) -> tensor<4x2x3xi1>
%134 = "stablehlo.select"(%133, %124, %116) : (tensor<4x2x3xi1>, tensor<4x2x3xf64>, tensor<4x2x3xf64>) -> tensor<4x2x3xf64>
return %134 : tensor<4x2x3xf64>
}
}

