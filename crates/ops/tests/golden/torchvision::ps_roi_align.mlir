// f32[2,12,8,9] f32[5,5] 0.5 2 3 2
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<2x12x8x9xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<5x2x2x3xf32>, tensor<5x2x2x3xi32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf32>) -> tensor<5xf32>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%6 = "stablehlo.abs"(%4) : (tensor<5xf32>) -> tensor<5xf32>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%8 = "stablehlo.negate"(%5) : (tensor<5xf32>) -> tensor<5xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%10 = "stablehlo.convert"(%9) : (tensor<5xf32>) -> tensor<5xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf32>) -> tensor<5xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf32>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf32>) -> tensor<5xf32>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<5x1xf32>) -> tensor<5xf32>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%33 = "stablehlo.divide"(%31, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%35 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%36 = "stablehlo.subtract"(%22, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%37 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%38 = "stablehlo.subtract"(%26, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%39 = "stablehlo.subtract"(%38, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%40 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%41 = "stablehlo.divide"(%39, %40) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%42 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%43 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x2xf32>
%44 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2xf32>
%45 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%46 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%47 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x2xf32>
%48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x2xf32>
%49 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%50 = "stablehlo.add"(%44, %49) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%51 = "stablehlo.multiply"(%50, %46) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%52 = "stablehlo.divide"(%51, %47) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%53 = "stablehlo.multiply"(%48, %46) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%54 = "stablehlo.add"(%45, %53) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%55 = "stablehlo.add"(%54, %52) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%56 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%57 = "stablehlo.compare"(%55, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%58 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%59 = "stablehlo.compare"(%55, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%60 = "stablehlo.and"(%57, %59) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%61 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xi1>
%62 = "stablehlo.and"(%60, %61) : (tensor<5x2x2xi1>, tensor<5x2x2xi1>) -> tensor<5x2x2xi1>
%63 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2xf32>} : () -> tensor<5x2x2xf32>
%65 = "stablehlo.maximum"(%55, %64) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%66 = "stablehlo.minimum"(%65, %63) : (tensor<5x2x2xf32>, tensor<5x2x2xf32>) -> tensor<5x2x2xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xf32>) -> tensor<5x2x8x2xf32>
%68 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x2xi1>) -> tensor<5x2x8x2xi1>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%70 = "stablehlo.subtract"(%67, %43) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%71 = "stablehlo.abs"(%70) : (tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%72 = "stablehlo.subtract"(%69, %71) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x2xf32>} : () -> tensor<5x2x8x2xf32>
%76 = "stablehlo.select"(%68, %74, %75) : (tensor<5x2x8x2xi1>, tensor<5x2x8x2xf32>, tensor<5x2x8x2xf32>) -> tensor<5x2x8x2xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%78 = "stablehlo.maximum"(%34, %77) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.reduce"(%76, %79) ({
^bb0(%80: tensor<f32>, %81: tensor<f32>):
%82 = "stablehlo.add"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%82) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x2xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%84 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%85 = "stablehlo.divide"(%83, %84) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%86 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x2xf32>
%87 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x2xf32>
%88 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%89 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%90 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x2xf32>
%91 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x2xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%93 = "stablehlo.add"(%87, %92) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%94 = "stablehlo.multiply"(%93, %89) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%95 = "stablehlo.divide"(%94, %90) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%96 = "stablehlo.multiply"(%91, %89) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%97 = "stablehlo.add"(%88, %96) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%98 = "stablehlo.add"(%97, %95) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%99 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%100 = "stablehlo.compare"(%98, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%101 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%102 = "stablehlo.compare"(%98, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%103 = "stablehlo.and"(%100, %102) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%104 = "stablehlo.compare"(%87, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xi1>
%105 = "stablehlo.and"(%103, %104) : (tensor<5x3x2xi1>, tensor<5x3x2xi1>) -> tensor<5x3x2xi1>
%106 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x2xf32>} : () -> tensor<5x3x2xf32>
%108 = "stablehlo.maximum"(%98, %107) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%109 = "stablehlo.minimum"(%108, %106) : (tensor<5x3x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xf32>) -> tensor<5x3x9x2xf32>
%111 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x2xi1>) -> tensor<5x3x9x2xi1>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%113 = "stablehlo.subtract"(%110, %86) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%114 = "stablehlo.abs"(%113) : (tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%115 = "stablehlo.subtract"(%112, %114) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%117 = "stablehlo.maximum"(%115, %116) : (tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x2xf32>} : () -> tensor<5x3x9x2xf32>
%119 = "stablehlo.select"(%111, %117, %118) : (tensor<5x3x9x2xi1>, tensor<5x3x9x2xf32>, tensor<5x3x9x2xf32>) -> tensor<5x3x9x2xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%121 = "stablehlo.maximum"(%42, %120) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%126 = "stablehlo.reduce"(%119, %122) ({
^bb0(%123: tensor<f32>, %124: tensor<f32>):
%125 = "stablehlo.add"(%123, %124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%125) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x2xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%127 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%128 = "stablehlo.divide"(%126, %127) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%129 = "stablehlo.reshape"(%0) : (tensor<2x12x8x9xf32>) -> tensor<2x2x2x3x8x9xf32>
%130 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x8xi32>
%131 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x2x2x8xi32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x2x2x8xi32>, tensor<5x2x2x8xi32>) -> tensor<5x2x2x8xi1>
%133 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x2x8xf32>) -> tensor<5x2x2x8xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x2x8xf32>} : () -> tensor<5x2x2x8xf32>
%135 = "stablehlo.select"(%132, %133, %134) : (tensor<5x2x2x8xi1>, tensor<5x2x2x8xf32>, tensor<5x2x2x8xf32>) -> tensor<5x2x2x8xf32>
%136 = "stablehlo.dot_general"(%135, %129) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 4]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x2x8xf32>, tensor<2x2x2x3x8x9xf32>) -> tensor<2x5x2x3x9xf32>
%137 = "stablehlo.dot_general"(%136, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 3], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5x2x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x2x2xf32>
%138 = "stablehlo.transpose"(%137) {permutation = array<i64: 0, 3, 2, 1>} : (tensor<5x3x2x2xf32>) -> tensor<5x2x2x3xf32>
%139 = "stablehlo.multiply"(%34, %42) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%141 = "stablehlo.compare"(%139, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi1>) -> tensor<5x2x2x3xi1>
%143 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x2x2x3xf32>} : () -> tensor<5x2x2x3xf32>
%144 = "stablehlo.select"(%142, %143, %138) : (tensor<5x2x2x3xi1>, tensor<5x2x2x3xf32>, tensor<5x2x2x3xf32>) -> tensor<5x2x2x3xf32>
%145 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x2x3xi32>
%146 = "stablehlo.constant"() {value = dense<2> : tensor<5x2x2x3xi32>} : () -> tensor<5x2x2x3xi32>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%148 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x3xi32>
%149 = "stablehlo.add"(%147, %148) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%150 = "stablehlo.constant"() {value = dense<3> : tensor<5x2x2x3xi32>} : () -> tensor<5x2x2x3xi32>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%152 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x2x3xi32>
%153 = "stablehlo.add"(%151, %152) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
return %144, %153 : tensor<5x2x2x3xf32>, tensor<5x2x2x3xi32>
}
}

// f32[1,12,8,9] f32[5,5] 0.5 2 3 -1
// run-time numbers: spatial_scale:F32
module @example {
func.func public @main(%0: tensor<1x12x8x9xf32>, %1: tensor<5x5xf32>, %2: tensor<f32>) -> (tensor<5x2x2x3xf32>, tensor<5x2x2x3xi32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf32>) -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%7 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<5x1xf32>) -> tensor<5xf32>
%9 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf32>) -> tensor<5xf32>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<5x1xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf32>) -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%20 = "stablehlo.subtract"(%6, %19) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%21 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%22 = "stablehlo.subtract"(%10, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%23 = "stablehlo.subtract"(%22, %20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%25 = "stablehlo.divide"(%23, %24) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%26 = "stablehlo.ceil"(%25) : (tensor<5xf32>) -> tensor<5xf32>
%27 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%29 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%32 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%33 = "stablehlo.divide"(%31, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%34 = "stablehlo.ceil"(%33) : (tensor<5xf32>) -> tensor<5xf32>
%35 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%36 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%37 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%38 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%39 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x8x6xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%42 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%43 = "stablehlo.multiply"(%42, %37) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%44 = "stablehlo.add"(%36, %43) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%45 = "stablehlo.subtract"(%41, %44) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%46 = "stablehlo.divide"(%37, %38) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%48 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%49 = "stablehlo.subtract"(%47, %48) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%50 = "stablehlo.floor"(%49) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%52 = "stablehlo.subtract"(%38, %51) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%53 = "stablehlo.minimum"(%50, %52) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%55 = "stablehlo.maximum"(%53, %54) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%56 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x8x6xf32>
%57 = "stablehlo.add"(%55, %56) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%58 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%59 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%60 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8x6xf32>
%61 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x8x6xf32>
%62 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%63 = "stablehlo.add"(%57, %62) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%64 = "stablehlo.multiply"(%63, %59) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%65 = "stablehlo.divide"(%64, %60) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%66 = "stablehlo.multiply"(%61, %59) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%67 = "stablehlo.add"(%58, %66) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%68 = "stablehlo.add"(%67, %65) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%69 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%70 = "stablehlo.compare"(%68, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%71 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%72 = "stablehlo.compare"(%68, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%73 = "stablehlo.and"(%70, %72) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%74 = "stablehlo.compare"(%57, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xi1>
%75 = "stablehlo.and"(%73, %74) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xi1>) -> tensor<5x2x8x6xi1>
%76 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%78 = "stablehlo.maximum"(%68, %77) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%79 = "stablehlo.minimum"(%78, %76) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%81 = "stablehlo.subtract"(%79, %35) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%82 = "stablehlo.abs"(%81) : (tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%83 = "stablehlo.subtract"(%80, %82) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%85 = "stablehlo.maximum"(%83, %84) : (tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x8x6xf32>} : () -> tensor<5x2x8x6xf32>
%87 = "stablehlo.select"(%75, %85, %86) : (tensor<5x2x8x6xi1>, tensor<5x2x8x6xf32>, tensor<5x2x8x6xf32>) -> tensor<5x2x8x6xf32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%89 = "stablehlo.maximum"(%26, %88) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.reduce"(%87, %90) ({
^bb0(%91: tensor<f32>, %92: tensor<f32>):
%93 = "stablehlo.add"(%91, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%93) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x8x6xf32>, tensor<f32>) -> tensor<5x2x8xf32>
%95 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x2x8xf32>
%96 = "stablehlo.divide"(%94, %95) : (tensor<5x2x8xf32>, tensor<5x2x8xf32>) -> tensor<5x2x8xf32>
%97 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%98 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%99 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%100 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%101 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x9x6xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%104 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%105 = "stablehlo.multiply"(%104, %99) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%106 = "stablehlo.add"(%98, %105) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%107 = "stablehlo.subtract"(%103, %106) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%108 = "stablehlo.divide"(%99, %100) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%109 = "stablehlo.divide"(%107, %108) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%110 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%112 = "stablehlo.floor"(%111) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%114 = "stablehlo.subtract"(%100, %113) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%115 = "stablehlo.minimum"(%112, %114) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%117 = "stablehlo.maximum"(%115, %116) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%118 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x3x9x6xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%120 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%121 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%122 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9x6xf32>
%123 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x9x6xf32>
%124 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%125 = "stablehlo.add"(%119, %124) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%126 = "stablehlo.multiply"(%125, %121) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%127 = "stablehlo.divide"(%126, %122) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%128 = "stablehlo.multiply"(%123, %121) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%129 = "stablehlo.add"(%120, %128) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%130 = "stablehlo.add"(%129, %127) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%131 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%133 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%134 = "stablehlo.compare"(%130, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%135 = "stablehlo.and"(%132, %134) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%136 = "stablehlo.compare"(%119, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xi1>
%137 = "stablehlo.and"(%135, %136) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xi1>) -> tensor<5x3x9x6xi1>
%138 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%140 = "stablehlo.maximum"(%130, %139) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%141 = "stablehlo.minimum"(%140, %138) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%142 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%143 = "stablehlo.subtract"(%141, %97) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%144 = "stablehlo.abs"(%143) : (tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%145 = "stablehlo.subtract"(%142, %144) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%147 = "stablehlo.maximum"(%145, %146) : (tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x9x6xf32>} : () -> tensor<5x3x9x6xf32>
%149 = "stablehlo.select"(%137, %147, %148) : (tensor<5x3x9x6xi1>, tensor<5x3x9x6xf32>, tensor<5x3x9x6xf32>) -> tensor<5x3x9x6xf32>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%151 = "stablehlo.maximum"(%34, %150) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%156 = "stablehlo.reduce"(%149, %152) ({
^bb0(%153: tensor<f32>, %154: tensor<f32>):
%155 = "stablehlo.add"(%153, %154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%155) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x9x6xf32>, tensor<f32>) -> tensor<5x3x9xf32>
%157 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x3x9xf32>
%158 = "stablehlo.divide"(%156, %157) : (tensor<5x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x9xf32>
%159 = "stablehlo.reshape"(%0) : (tensor<1x12x8x9xf32>) -> tensor<1x2x2x3x8x9xf32>
%160 = "stablehlo.reshape"(%96) : (tensor<5x2x8xf32>) -> tensor<5x2x1x8xf32>
%161 = "stablehlo.dot_general"(%160, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 4]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x2x1x8xf32>, tensor<1x2x2x3x8x9xf32>) -> tensor<2x5x2x3x9xf32>
%162 = "stablehlo.dot_general"(%161, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 3], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x5x2x3x9xf32>, tensor<5x3x9xf32>) -> tensor<5x3x2x2xf32>
%163 = "stablehlo.transpose"(%162) {permutation = array<i64: 0, 3, 2, 1>} : (tensor<5x3x2x2xf32>) -> tensor<5x2x2x3xf32>
%164 = "stablehlo.multiply"(%26, %34) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%166 = "stablehlo.compare"(%164, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi1>) -> tensor<5x2x2x3xi1>
%168 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x2x2x3xf32>} : () -> tensor<5x2x2x3xf32>
%169 = "stablehlo.select"(%167, %168, %163) : (tensor<5x2x2x3xi1>, tensor<5x2x2x3xf32>, tensor<5x2x2x3xf32>) -> tensor<5x2x2x3xf32>
%170 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x2x3xi32>
%171 = "stablehlo.constant"() {value = dense<2> : tensor<5x2x2x3xi32>} : () -> tensor<5x2x2x3xi32>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%173 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x2x3xi32>
%174 = "stablehlo.add"(%172, %173) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%175 = "stablehlo.constant"() {value = dense<3> : tensor<5x2x2x3xi32>} : () -> tensor<5x2x2x3xi32>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
%177 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x2x3xi32>
%178 = "stablehlo.add"(%176, %177) : (tensor<5x2x2x3xi32>, tensor<5x2x2x3xi32>) -> tensor<5x2x2x3xi32>
return %169, %178 : tensor<5x2x2x3xf32>, tensor<5x2x2x3xi32>
}
}

// f64[2,12,8,9] f64[5,5] 1.0 3 2 -1
// run-time numbers: spatial_scale:F64
module @example {
func.func public @main(%0: tensor<2x12x8x9xf64>, %1: tensor<5x5xf64>, %2: tensor<f64>) -> (tensor<5x2x3x2xf64>, tensor<5x2x3x2xi32>) {
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%4 = "stablehlo.reshape"(%3) : (tensor<5x1xf64>) -> tensor<5xf64>
%5 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf64>} : () -> tensor<5xf64>
%6 = "stablehlo.abs"(%4) : (tensor<5xf64>) -> tensor<5xf64>
%7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%8 = "stablehlo.negate"(%5) : (tensor<5xf64>) -> tensor<5xf64>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%10 = "stablehlo.convert"(%9) : (tensor<5xf64>) -> tensor<5xi32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%12 = "stablehlo.reshape"(%11) : (tensor<5x1xf64>) -> tensor<5xf64>
%13 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%15 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%16 = "stablehlo.reshape"(%15) : (tensor<5x1xf64>) -> tensor<5xf64>
%17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%18 = "stablehlo.multiply"(%16, %17) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%20 = "stablehlo.reshape"(%19) : (tensor<5x1xf64>) -> tensor<5xf64>
%21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<5x5xf64>) -> tensor<5x1xf64>
%24 = "stablehlo.reshape"(%23) : (tensor<5x1xf64>) -> tensor<5xf64>
%25 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%27 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%28 = "stablehlo.subtract"(%14, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%29 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%30 = "stablehlo.subtract"(%18, %29) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%31 = "stablehlo.subtract"(%30, %28) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%32 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%33 = "stablehlo.divide"(%31, %32) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%34 = "stablehlo.ceil"(%33) : (tensor<5xf64>) -> tensor<5xf64>
%35 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%36 = "stablehlo.subtract"(%22, %35) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%37 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%38 = "stablehlo.subtract"(%26, %37) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%39 = "stablehlo.subtract"(%38, %36) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%41 = "stablehlo.divide"(%39, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%42 = "stablehlo.ceil"(%41) : (tensor<5xf64>) -> tensor<5xf64>
%43 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x8x6xf64>
%44 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%45 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%46 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%47 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x8x6xf64>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%49 = "stablehlo.subtract"(%47, %48) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%50 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x8x6xf64>
%51 = "stablehlo.multiply"(%50, %45) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%52 = "stablehlo.add"(%44, %51) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%53 = "stablehlo.subtract"(%49, %52) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%54 = "stablehlo.divide"(%45, %46) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%55 = "stablehlo.divide"(%53, %54) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%56 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%58 = "stablehlo.floor"(%57) : (tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%60 = "stablehlo.subtract"(%46, %59) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%61 = "stablehlo.minimum"(%58, %60) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%63 = "stablehlo.maximum"(%61, %62) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%64 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x3x8x6xf64>
%65 = "stablehlo.add"(%63, %64) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%66 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%67 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%68 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8x6xf64>
%69 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3x8x6xf64>
%70 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%71 = "stablehlo.add"(%65, %70) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%73 = "stablehlo.divide"(%72, %68) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%74 = "stablehlo.multiply"(%69, %67) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%75 = "stablehlo.add"(%66, %74) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%76 = "stablehlo.add"(%75, %73) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%77 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%78 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xi1>
%79 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%80 = "stablehlo.compare"(%76, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xi1>
%81 = "stablehlo.and"(%78, %80) : (tensor<5x3x8x6xi1>, tensor<5x3x8x6xi1>) -> tensor<5x3x8x6xi1>
%82 = "stablehlo.compare"(%65, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xi1>
%83 = "stablehlo.and"(%81, %82) : (tensor<5x3x8x6xi1>, tensor<5x3x8x6xi1>) -> tensor<5x3x8x6xi1>
%84 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%86 = "stablehlo.maximum"(%76, %85) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%87 = "stablehlo.minimum"(%86, %84) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%89 = "stablehlo.subtract"(%87, %43) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%90 = "stablehlo.abs"(%89) : (tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%91 = "stablehlo.subtract"(%88, %90) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%93 = "stablehlo.maximum"(%91, %92) : (tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x8x6xf64>} : () -> tensor<5x3x8x6xf64>
%95 = "stablehlo.select"(%83, %93, %94) : (tensor<5x3x8x6xi1>, tensor<5x3x8x6xf64>, tensor<5x3x8x6xf64>) -> tensor<5x3x8x6xf64>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%97 = "stablehlo.maximum"(%34, %96) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%102 = "stablehlo.reduce"(%95, %98) ({
^bb0(%99: tensor<f64>, %100: tensor<f64>):
%101 = "stablehlo.add"(%99, %100) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%101) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x3x8x6xf64>, tensor<f64>) -> tensor<5x3x8xf64>
%103 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x3x8xf64>
%104 = "stablehlo.divide"(%102, %103) : (tensor<5x3x8xf64>, tensor<5x3x8xf64>) -> tensor<5x3x8xf64>
%105 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x9x6xf64>
%106 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%107 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%108 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%109 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x9x6xf64>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%112 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x9x6xf64>
%113 = "stablehlo.multiply"(%112, %107) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%114 = "stablehlo.add"(%106, %113) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%115 = "stablehlo.subtract"(%111, %114) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%116 = "stablehlo.divide"(%107, %108) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%117 = "stablehlo.divide"(%115, %116) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%118 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%119 = "stablehlo.subtract"(%117, %118) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%120 = "stablehlo.floor"(%119) : (tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%122 = "stablehlo.subtract"(%108, %121) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%123 = "stablehlo.minimum"(%120, %122) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%125 = "stablehlo.maximum"(%123, %124) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%126 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x9x6xf64>
%127 = "stablehlo.add"(%125, %126) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%128 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%129 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%130 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9x6xf64>
%131 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x9x6xf64>
%132 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%133 = "stablehlo.add"(%127, %132) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%134 = "stablehlo.multiply"(%133, %129) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%135 = "stablehlo.divide"(%134, %130) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%136 = "stablehlo.multiply"(%131, %129) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%137 = "stablehlo.add"(%128, %136) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%138 = "stablehlo.add"(%137, %135) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%139 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xi1>
%141 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xi1>
%143 = "stablehlo.and"(%140, %142) : (tensor<5x2x9x6xi1>, tensor<5x2x9x6xi1>) -> tensor<5x2x9x6xi1>
%144 = "stablehlo.compare"(%127, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xi1>
%145 = "stablehlo.and"(%143, %144) : (tensor<5x2x9x6xi1>, tensor<5x2x9x6xi1>) -> tensor<5x2x9x6xi1>
%146 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%148 = "stablehlo.maximum"(%138, %147) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%149 = "stablehlo.minimum"(%148, %146) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%150 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%151 = "stablehlo.subtract"(%149, %105) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%152 = "stablehlo.abs"(%151) : (tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%153 = "stablehlo.subtract"(%150, %152) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%155 = "stablehlo.maximum"(%153, %154) : (tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x2x9x6xf64>} : () -> tensor<5x2x9x6xf64>
%157 = "stablehlo.select"(%145, %155, %156) : (tensor<5x2x9x6xi1>, tensor<5x2x9x6xf64>, tensor<5x2x9x6xf64>) -> tensor<5x2x9x6xf64>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%159 = "stablehlo.maximum"(%42, %158) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%164 = "stablehlo.reduce"(%157, %160) ({
^bb0(%161: tensor<f64>, %162: tensor<f64>):
%163 = "stablehlo.add"(%161, %162) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%163) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<5x2x9x6xf64>, tensor<f64>) -> tensor<5x2x9xf64>
%165 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf64>) -> tensor<5x2x9xf64>
%166 = "stablehlo.divide"(%164, %165) : (tensor<5x2x9xf64>, tensor<5x2x9xf64>) -> tensor<5x2x9xf64>
%167 = "stablehlo.reshape"(%0) : (tensor<2x12x8x9xf64>) -> tensor<2x2x3x2x8x9xf64>
%168 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x3x2x8xi32>
%169 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x3x2x8xi32>
%170 = "stablehlo.compare"(%168, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3x2x8xi32>, tensor<5x3x2x8xi32>) -> tensor<5x3x2x8xi1>
%171 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<5x3x8xf64>) -> tensor<5x3x2x8xf64>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3x2x8xf64>} : () -> tensor<5x3x2x8xf64>
%173 = "stablehlo.select"(%170, %171, %172) : (tensor<5x3x2x8xi1>, tensor<5x3x2x8xf64>, tensor<5x3x2x8xf64>) -> tensor<5x3x2x8xf64>
%174 = "stablehlo.dot_general"(%173, %167) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [0, 4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<5x3x2x8xf64>, tensor<2x2x3x2x8x9xf64>) -> tensor<3x5x2x2x9xf64>
%175 = "stablehlo.dot_general"(%174, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1, 3], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x5x2x2x9xf64>, tensor<5x2x9xf64>) -> tensor<5x2x3x2xf64>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 3, 2, 1>} : (tensor<5x2x3x2xf64>) -> tensor<5x2x3x2xf64>
%177 = "stablehlo.multiply"(%34, %42) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
%180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi1>) -> tensor<5x2x3x2xi1>
%181 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<5x2x3x2xf64>} : () -> tensor<5x2x3x2xf64>
%182 = "stablehlo.select"(%180, %181, %176) : (tensor<5x2x3x2xi1>, tensor<5x2x3x2xf64>, tensor<5x2x3x2xf64>) -> tensor<5x2x3x2xf64>
%183 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x2x3x2xi32>
%184 = "stablehlo.constant"() {value = dense<3> : tensor<5x2x3x2xi32>} : () -> tensor<5x2x3x2xi32>
%185 = "stablehlo.multiply"(%183, %184) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
%186 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x2x3x2xi32>
%187 = "stablehlo.add"(%185, %186) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
%188 = "stablehlo.constant"() {value = dense<2> : tensor<5x2x3x2xi32>} : () -> tensor<5x2x3x2xi32>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
%190 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<5x2x3x2xi32>
%191 = "stablehlo.add"(%189, %190) : (tensor<5x2x3x2xi32>, tensor<5x2x3x2xi32>) -> tensor<5x2x3x2xi32>
return %182, %191 : tensor<5x2x3x2xf64>, tensor<5x2x3x2xi32>
}
}

