// f32[4,4]
module @example {
func.func public @main(%0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%90, %91, %92, %93 = "stablehlo.while"(%3, %0, %1, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<4x4xf32>, %6: tensor<4xi32>, %7: tensor<i32>):
%8 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<4x4xf32>, %12: tensor<4xi32>, %13: tensor<i32>):
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%10, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%11, %18, %10) {slice_sizes = array<i64: 4, 1>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<4x1xf32>) -> tensor<4xf32>
%21 = "stablehlo.abs"(%20) : (tensor<4xf32>) -> tensor<4xf32>
%22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%23 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%28 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%26, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%34 = "stablehlo.compare"(%26, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%35 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%36 = "stablehlo.select"(%34, %27, %35) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%37 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<i32>, %39: tensor<i32>):
%40 = "stablehlo.minimum"(%38, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%40) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.dynamic_slice"(%11, %10, %42) {slice_sizes = array<i64: 1, 4>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
%44 = "stablehlo.reshape"(%41) : (tensor<i32>) -> tensor<1x1xi32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x4xi32>
%46 = "stablehlo.gather"(%11, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<1x4xi32>) -> tensor<1x4xf32>
%47 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<4x4xi32>
%48 = "stablehlo.compare"(%16, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%49 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%50 = "stablehlo.compare"(%16, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%51 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%52 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%53 = "stablehlo.select"(%48, %52, %11) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%54 = "stablehlo.select"(%50, %51, %53) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%46, %55, %10) {slice_sizes = array<i64: 1, 1>} : (tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%60 = "stablehlo.select"(%58, %59, %56) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.dynamic_slice"(%54, %61, %10) {slice_sizes = array<i64: 4, 1>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x1xf32>
%63 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<4x1xf32>
%64 = "stablehlo.divide"(%62, %63) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
%65 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%66 = "stablehlo.compare"(%16, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%67 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x4xf32>
%68 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<4x4xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%70 = "stablehlo.subtract"(%54, %69) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%71 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%72 = "stablehlo.compare"(%17, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%73 = "stablehlo.and"(%66, %72) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%74 = "stablehlo.select"(%73, %70, %54) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%75 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
%76 = "stablehlo.compare"(%17, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%77 = "stablehlo.and"(%66, %76) : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
%78 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x4xf32>
%79 = "stablehlo.select"(%77, %78, %74) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.add"(%41, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%82 = "stablehlo.reshape"(%81) : (tensor<i32>) -> tensor<1xi32>
%83 = "stablehlo.reshape"(%58) : (tensor<1x1xi1>) -> tensor<i1>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.compare"(%13, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%86 = "stablehlo.and"(%83, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%87 = "stablehlo.dynamic_update_slice"(%12, %82, %10) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
%88 = "stablehlo.add"(%10, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%89 = "stablehlo.select"(%86, %88, %13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15, %79, %87, %89) : (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
%94 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%95 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
%98 = "stablehlo.select"(%96, %97, %91) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%99 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%100 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
%103 = "stablehlo.select"(%101, %98, %102) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%104 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%105 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%106 = "stablehlo.compare"(%104, %105) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
%108 = "stablehlo.select"(%106, %91, %107) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%109 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%110 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%134, %135 = "stablehlo.while"(%110, %109) ({
^bb0(%111: tensor<i32>, %112: tensor<4xi32>):
%113 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%114 = "stablehlo.compare"(%111, %113) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%114) : (tensor<i1>) -> ()
}, {
^bb0(%115: tensor<i32>, %116: tensor<4xi32>):
%117 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%118 = "stablehlo.add"(%115, %117) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%119 = "stablehlo.dynamic_slice"(%92, %115) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%120 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%122 = "stablehlo.subtract"(%119, %121) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%123 = "stablehlo.dynamic_slice"(%116, %115) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
%124 = "stablehlo.gather"(%116, %122) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<1xi32>) -> tensor<1xi32>
%125 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%126 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%127 = "stablehlo.compare"(%125, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%128 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%129 = "stablehlo.select"(%127, %128, %116) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%130 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%131 = "stablehlo.compare"(%125, %130) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%132 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<4xi32>
%133 = "stablehlo.select"(%131, %132, %129) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
"stablehlo.return"(%118, %133) : (tensor<i32>, tensor<4xi32>) -> ()
}) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<4x4xi32>
%137 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%138 = "stablehlo.compare"(%136, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%139 = "stablehlo.convert"(%138) : (tensor<4x4xi1>) -> tensor<4x4xf32>
return %139, %103, %108 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}

// f32[2,3,5]
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%93, %94, %95, %96 = "stablehlo.while"(%3, %0, %1, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<2x3x5xf32>, %6: tensor<2x3xi32>, %7: tensor<2xi32>):
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<2x3x5xf32>, %12: tensor<2x3xi32>, %13: tensor<2xi32>):
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%10, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x5xi32>
%17 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x5xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%11, %18, %18, %10) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.abs"(%20) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%23 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%28 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%26, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.compare"(%26, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%35 = "stablehlo.constant"() {value = dense<2> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%36 = "stablehlo.select"(%34, %27, %35) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%37 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<i32>, %39: tensor<i32>):
%40 = "stablehlo.minimum"(%38, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%40) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.dynamic_slice"(%11, %42, %10, %42) {slice_sizes = array<i64: 2, 1, 5>} : (tensor<2x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x5xf32>
%44 = "stablehlo.reshape"(%41) : (tensor<2xi32>) -> tensor<2x1x1xi32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xi32>) -> tensor<2x1x5xi32>
%46 = "stablehlo.gather"(%11, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>, tensor<2x1x5xi32>) -> tensor<2x1x5xf32>
%47 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xi32>) -> tensor<2x3x5xi32>
%48 = "stablehlo.compare"(%16, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%49 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
%50 = "stablehlo.compare"(%16, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%51 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xf32>) -> tensor<2x3x5xf32>
%52 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xf32>) -> tensor<2x3x5xf32>
%53 = "stablehlo.select"(%48, %52, %11) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%54 = "stablehlo.select"(%50, %51, %53) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%46, %55, %55, %10) {slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x1x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x1xf32>} : () -> tensor<2x1x1xf32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xi1>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x1xf32>} : () -> tensor<2x1x1xf32>
%60 = "stablehlo.select"(%58, %59, %56) : (tensor<2x1x1xi1>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.dynamic_slice"(%54, %61, %61, %10) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
%63 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xf32>) -> tensor<2x3x1xf32>
%64 = "stablehlo.divide"(%62, %63) : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
%65 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
%66 = "stablehlo.compare"(%16, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%67 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x5xf32>
%68 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x5xf32>) -> tensor<2x3x5xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%70 = "stablehlo.subtract"(%54, %69) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%71 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
%72 = "stablehlo.compare"(%17, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%73 = "stablehlo.and"(%66, %72) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%74 = "stablehlo.select"(%73, %70, %54) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%75 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
%76 = "stablehlo.compare"(%17, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%77 = "stablehlo.and"(%66, %76) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%78 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x1xf32>) -> tensor<2x3x5xf32>
%79 = "stablehlo.select"(%77, %78, %74) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%80 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%83 = "stablehlo.add"(%41, %82) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
%84 = "stablehlo.reshape"(%83) : (tensor<2xi32>) -> tensor<2x1xi32>
%85 = "stablehlo.reshape"(%58) : (tensor<2x1x1xi1>) -> tensor<2xi1>
%86 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%87 = "stablehlo.compare"(%13, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%88 = "stablehlo.and"(%85, %87) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%89 = "stablehlo.dynamic_update_slice"(%12, %84, %80, %10) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
%90 = "stablehlo.add"(%10, %81) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%92 = "stablehlo.select"(%88, %91, %13) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
"stablehlo.return"(%15, %79, %89, %92) : (tensor<i32>, tensor<2x3x5xf32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
}) : (tensor<i32>, tensor<2x3x5xf32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x5xf32>, tensor<2x3xi32>, tensor<2xi32>)
%97 = "stablehlo.slice"(%94) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>) -> tensor<2x3x3xf32>
%98 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%99 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%102 = "stablehlo.select"(%100, %101, %97) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%104 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%108 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x5xi32>
%109 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x5xi32>
%110 = "stablehlo.compare"(%108, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%112 = "stablehlo.select"(%110, %94, %111) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%113 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%114 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%140, %141 = "stablehlo.while"(%114, %113) ({
^bb0(%115: tensor<i32>, %116: tensor<2x3xi32>):
%117 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%118 = "stablehlo.compare"(%115, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%118) : (tensor<i1>) -> ()
}, {
^bb0(%119: tensor<i32>, %120: tensor<2x3xi32>):
%121 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%122 = "stablehlo.add"(%119, %121) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%123 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%124 = "stablehlo.dynamic_slice"(%95, %123, %119) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%125 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
%127 = "stablehlo.subtract"(%124, %126) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%128 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%129 = "stablehlo.dynamic_slice"(%120, %128, %119) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
%130 = "stablehlo.gather"(%120, %127) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
%131 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%132 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%133 = "stablehlo.compare"(%131, %132) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%134 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%135 = "stablehlo.select"(%133, %134, %120) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%136 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
%137 = "stablehlo.compare"(%131, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
%138 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x3xi32>
%139 = "stablehlo.select"(%137, %138, %135) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
"stablehlo.return"(%122, %139) : (tensor<i32>, tensor<2x3xi32>) -> ()
}) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
%142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
%143 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%145 = "stablehlo.convert"(%144) : (tensor<2x3x3xi1>) -> tensor<2x3x3xf32>
return %145, %107, %112 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x5xf32>
}
}

// f32[5,3]
module @example {
func.func public @main(%0: tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%90, %91, %92, %93 = "stablehlo.while"(%3, %0, %1, %2) ({
^bb0(%4: tensor<i32>, %5: tensor<5x3xf32>, %6: tensor<3xi32>, %7: tensor<i32>):
%8 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}, {
^bb0(%10: tensor<i32>, %11: tensor<5x3xf32>, %12: tensor<3xi32>, %13: tensor<i32>):
%14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.add"(%10, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.dynamic_slice"(%11, %18, %10) {slice_sizes = array<i64: 5, 1>} : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf32>) -> tensor<5xf32>
%21 = "stablehlo.abs"(%20) : (tensor<5xf32>) -> tensor<5xf32>
%22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%23 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%28 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%26, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%34 = "stablehlo.compare"(%26, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%35 = "stablehlo.constant"() {value = dense<4> : tensor<5xi32>} : () -> tensor<5xi32>
%36 = "stablehlo.select"(%34, %27, %35) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%37 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<i32>, %39: tensor<i32>):
%40 = "stablehlo.minimum"(%38, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%40) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.dynamic_slice"(%11, %10, %42) {slice_sizes = array<i64: 1, 3>} : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
%44 = "stablehlo.reshape"(%41) : (tensor<i32>) -> tensor<1x1xi32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x3xi32>
%46 = "stablehlo.gather"(%11, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x3xf32>, tensor<1x3xi32>) -> tensor<1x3xf32>
%47 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi32>) -> tensor<5x3xi32>
%48 = "stablehlo.compare"(%16, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%49 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x3xi32>
%50 = "stablehlo.compare"(%16, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%51 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
%52 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
%53 = "stablehlo.select"(%48, %52, %11) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%54 = "stablehlo.select"(%50, %51, %53) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.dynamic_slice"(%46, %55, %10) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%60 = "stablehlo.select"(%58, %59, %56) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.dynamic_slice"(%54, %61, %10) {slice_sizes = array<i64: 5, 1>} : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
%63 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x1xf32>
%64 = "stablehlo.divide"(%62, %63) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
%65 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x3xi32>
%66 = "stablehlo.compare"(%16, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%67 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x3xf32>
%68 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%70 = "stablehlo.subtract"(%54, %69) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%71 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x3xi32>
%72 = "stablehlo.compare"(%17, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%73 = "stablehlo.and"(%66, %72) : (tensor<5x3xi1>, tensor<5x3xi1>) -> tensor<5x3xi1>
%74 = "stablehlo.select"(%73, %70, %54) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%75 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x3xi32>
%76 = "stablehlo.compare"(%17, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%77 = "stablehlo.and"(%66, %76) : (tensor<5x3xi1>, tensor<5x3xi1>) -> tensor<5x3xi1>
%78 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x3xf32>
%79 = "stablehlo.select"(%77, %78, %74) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%81 = "stablehlo.add"(%41, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%82 = "stablehlo.reshape"(%81) : (tensor<i32>) -> tensor<1xi32>
%83 = "stablehlo.reshape"(%58) : (tensor<1x1xi1>) -> tensor<i1>
%84 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.compare"(%13, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%86 = "stablehlo.and"(%83, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%87 = "stablehlo.dynamic_update_slice"(%12, %82, %10) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
%88 = "stablehlo.add"(%10, %80) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%89 = "stablehlo.select"(%86, %88, %13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15, %79, %87, %89) : (tensor<i32>, tensor<5x3xf32>, tensor<3xi32>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<5x3xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<i32>, tensor<5x3xf32>, tensor<3xi32>, tensor<i32>)
%94 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%95 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%98 = "stablehlo.select"(%96, %97, %91) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%99 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%100 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%103 = "stablehlo.select"(%101, %98, %102) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%104 = "stablehlo.slice"(%91) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<3x3xf32>
%105 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%106 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%107 = "stablehlo.compare"(%105, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%110 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%111 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%135, %136 = "stablehlo.while"(%111, %110) ({
^bb0(%112: tensor<i32>, %113: tensor<5xi32>):
%114 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%115 = "stablehlo.compare"(%112, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%115) : (tensor<i1>) -> ()
}, {
^bb0(%116: tensor<i32>, %117: tensor<5xi32>):
%118 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%119 = "stablehlo.add"(%116, %118) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%120 = "stablehlo.dynamic_slice"(%92, %116) {slice_sizes = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
%121 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%123 = "stablehlo.subtract"(%120, %122) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%124 = "stablehlo.dynamic_slice"(%117, %116) {slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<i32>) -> tensor<1xi32>
%125 = "stablehlo.gather"(%117, %123) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xi32>, tensor<1xi32>) -> tensor<1xi32>
%126 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%127 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<5xi32>
%128 = "stablehlo.compare"(%126, %127) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%129 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<5xi32>
%130 = "stablehlo.select"(%128, %129, %117) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%131 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%132 = "stablehlo.compare"(%126, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%133 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<5xi32>
%134 = "stablehlo.select"(%132, %133, %130) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
"stablehlo.return"(%119, %134) : (tensor<i32>, tensor<5xi32>) -> ()
}) : (tensor<i32>, tensor<5xi32>) -> (tensor<i32>, tensor<5xi32>)
%137 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<5x5xi32>
%138 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
%139 = "stablehlo.compare"(%137, %138) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
%140 = "stablehlo.convert"(%139) : (tensor<5x5xi1>) -> tensor<5x5xf32>
return %140, %103, %109 : tensor<5x5xf32>, tensor<5x3xf32>, tensor<3x3xf32>
}
}

