// f32[7,4,5] f32[9,2,5] f32[9,2,5] s32[3] s32[3] 4 6 0.0 true false
module @example {
func.func public @main(%0: tensor<7x4x5xf32>, %1: tensor<9x2x5xf32>, %2: tensor<9x2x5xf32>, %3: tensor<3xi32>, %4: tensor<3xi32>) -> (tensor<7x4x5xf32>, tensor<4x7xf32>) {
%5 = "stablehlo.reshape"(%0) : (tensor<7x4x5xf32>) -> tensor<1x7x4x5xf32>
%6 = "stablehlo.transpose"(%5) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x7x4x5xf32>) -> tensor<1x4x7x5xf32>
%7 = "stablehlo.reshape"(%1) : (tensor<9x2x5xf32>) -> tensor<1x9x2x5xf32>
%8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x9x2x5xf32>) -> tensor<1x2x9x5xf32>
%9 = "stablehlo.reshape"(%2) : (tensor<9x2x5xf32>) -> tensor<1x9x2x5xf32>
%10 = "stablehlo.transpose"(%9) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x9x2x5xf32>) -> tensor<1x2x9x5xf32>
%11 = "stablehlo.reshape"(%6) : (tensor<1x4x7x5xf32>) -> tensor<1x2x14x5xf32>
%12 = "stablehlo.constant"() {value = dense<4.472135954999579e-1> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.slice"(%4) {limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%14 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%15 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x2xi32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<7x2xi32>
%18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi1>
%19 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<7x2xi32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x2xi32>
%22 = "stablehlo.select"(%18, %21, %20) : (tensor<7x2xi1>, tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi32>
%23 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.reduce"(%22, %23) ({
^bb0(%24: tensor<i32>, %25: tensor<i32>):
%26 = "stablehlo.maximum"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%26) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x2xi32>, tensor<i32>) -> tensor<7xi32>
%28 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<7x2xi32>
%29 = "stablehlo.select"(%18, %28, %20) : (tensor<7x2xi1>, tensor<7x2xi32>, tensor<7x2xi32>) -> tensor<7x2xi32>
%30 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<i32>, %32: tensor<i32>):
%33 = "stablehlo.maximum"(%31, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%33) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x2xi32>, tensor<i32>) -> tensor<7xi32>
%35 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%36 = "stablehlo.subtract"(%35, %34) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%37 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
%38 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9x2xi32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<9x2xi32>
%40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9x2xi32>, tensor<9x2xi32>) -> tensor<9x2xi1>
%41 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9x2xi32>
%43 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x2xi32>
%44 = "stablehlo.select"(%40, %43, %42) : (tensor<9x2xi1>, tensor<9x2xi32>, tensor<9x2xi32>) -> tensor<9x2xi32>
%45 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<i32>, %47: tensor<i32>):
%48 = "stablehlo.maximum"(%46, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%48) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x2xi32>, tensor<i32>) -> tensor<9xi32>
%50 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi32>) -> tensor<9x2xi32>
%51 = "stablehlo.select"(%40, %50, %42) : (tensor<9x2xi1>, tensor<9x2xi32>, tensor<9x2xi32>) -> tensor<9x2xi32>
%52 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.reduce"(%51, %52) ({
^bb0(%53: tensor<i32>, %54: tensor<i32>):
%55 = "stablehlo.maximum"(%53, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%55) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x2xi32>, tensor<i32>) -> tensor<9xi32>
%57 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi32>
%58 = "stablehlo.subtract"(%57, %56) : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
%59 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi32>) -> tensor<1x1x7x9xi32>
%60 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi32>) -> tensor<1x1x7x9xi32>
%61 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x7x9xi32>
%63 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi32>) -> tensor<1x1x7x9xi32>
%64 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi32>) -> tensor<1x1x7x9xi32>
%65 = "stablehlo.compare"(%63, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%66 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%67 = "stablehlo.and"(%65, %66) : (tensor<1x1x7x9xi1>, tensor<1x1x7x9xi1>) -> tensor<1x1x7x9xi1>
%68 = "stablehlo.compare"(%60, %62) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%69 = "stablehlo.and"(%67, %68) : (tensor<1x1x7x9xi1>, tensor<1x1x7x9xi1>) -> tensor<1x1x7x9xi1>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x7x9xi32>
%72 = "stablehlo.add"(%59, %71) : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi32>
%73 = "stablehlo.compare"(%60, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x1x7x9xi32>, tensor<1x1x7x9xi32>) -> tensor<1x1x7x9xi1>
%74 = "stablehlo.and"(%69, %73) : (tensor<1x1x7x9xi1>, tensor<1x1x7x9xi1>) -> tensor<1x1x7x9xi1>
%75 = "stablehlo.dot_general"(%11, %8) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x14x5xf32>, tensor<1x2x9x5xf32>) -> tensor<1x2x14x9xf32>
%76 = "stablehlo.reshape"(%75) : (tensor<1x2x14x9xf32>) -> tensor<1x4x7x9xf32>
%77 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7x9xf32>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%79 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x7x9xi1>) -> tensor<1x4x7x9xi1>
%81 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7x9xf32>
%82 = "stablehlo.select"(%80, %78, %81) : (tensor<1x4x7x9xi1>, tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%83 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.maximum"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x4x7x9xf32>, tensor<f32>) -> tensor<1x4x7xf32>
%88 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7xf32>
%90 = "stablehlo.compare"(%87, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xi1>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x7xf32>} : () -> tensor<1x4x7xf32>
%92 = "stablehlo.select"(%90, %91, %87) : (tensor<1x4x7xi1>, tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x7x9xf32>
%94 = "stablehlo.subtract"(%82, %93) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%95 = "stablehlo.exponential"(%94) : (tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.reduce"(%95, %96) ({
^bb0(%97: tensor<f32>, %98: tensor<f32>):
%99 = "stablehlo.add"(%97, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%99) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x4x7x9xf32>, tensor<f32>) -> tensor<1x4x7xf32>
%101 = "stablehlo.log"(%100) : (tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%102 = "stablehlo.add"(%92, %101) : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x7xf32>} : () -> tensor<1x4x7xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xi1>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x4x7xf32>} : () -> tensor<1x4x7xf32>
%106 = "stablehlo.divide"(%105, %100) : (tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%107 = "stablehlo.select"(%104, %100, %106) : (tensor<1x4x7xi1>, tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%108 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x7xf32>
%110 = "stablehlo.select"(%104, %109, %102) : (tensor<1x4x7xi1>, tensor<1x4x7xf32>, tensor<1x4x7xf32>) -> tensor<1x4x7xf32>
%111 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x7x9xf32>
%112 = "stablehlo.multiply"(%95, %111) : (tensor<1x4x7x9xf32>, tensor<1x4x7x9xf32>) -> tensor<1x4x7x9xf32>
%113 = "stablehlo.reshape"(%112) : (tensor<1x4x7x9xf32>) -> tensor<1x2x14x9xf32>
%114 = "stablehlo.dot_general"(%113, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x14x9xf32>, tensor<1x2x9x5xf32>) -> tensor<1x2x14x5xf32>
%115 = "stablehlo.reshape"(%114) : (tensor<1x2x14x5xf32>) -> tensor<1x4x7x5xf32>
%116 = "stablehlo.reshape"(%110) : (tensor<1x4x7xf32>) -> tensor<4x7xf32>
%117 = "stablehlo.transpose"(%115) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x4x7x5xf32>) -> tensor<1x7x4x5xf32>
%118 = "stablehlo.reshape"(%117) : (tensor<1x7x4x5xf32>) -> tensor<7x4x5xf32>
return %118, %116 : tensor<7x4x5xf32>, tensor<4x7xf32>
}
}

// bf16[2,3,2,4] bf16[2,5,2,4] bf16[2,5,2,4] none none 3 5 0.0 false false scale=0.3 window_size_left=1 window_size_right=2
module @example {
func.func public @main(%0: tensor<2x3x2x4xbf16>, %1: tensor<2x5x2x4xbf16>, %2: tensor<2x5x2x4xbf16>) -> (tensor<2x3x2x4xbf16>, tensor<2x2x3xf32>) {
%3 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x3x2x4xbf16>) -> tensor<2x2x3x4xbf16>
%4 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x5x2x4xbf16>) -> tensor<2x2x5x4xbf16>
%5 = "stablehlo.transpose"(%2) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x5x2x4xbf16>) -> tensor<2x2x5x4xbf16>
%6 = "stablehlo.constant"() {value = dense<3.0e-1> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reshape"(%7) : (tensor<i32>) -> tensor<1xi32>
%9 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.reshape"(%9) : (tensor<i32>) -> tensor<1xi32>
%11 = "stablehlo.concatenate"(%8, %10) {dimension = 0 : i64} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.reshape"(%12) : (tensor<i32>) -> tensor<1xi32>
%14 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.reshape"(%14) : (tensor<i32>) -> tensor<1xi32>
%16 = "stablehlo.concatenate"(%13, %15) {dimension = 0 : i64} : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
%18 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
%19 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x1xi32>
%21 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<1xi32>) -> tensor<3x1xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
%23 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x1xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x1xi32>
%26 = "stablehlo.select"(%22, %25, %24) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%27 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<i32>, %29: tensor<i32>):
%30 = "stablehlo.maximum"(%28, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%30) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
%32 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<1xi32>) -> tensor<3x1xi32>
%33 = "stablehlo.select"(%22, %32, %24) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
%34 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<i32>, %36: tensor<i32>):
%37 = "stablehlo.maximum"(%35, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%37) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
%39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%40 = "stablehlo.subtract"(%39, %38) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%41 = "stablehlo.slice"(%16) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
%42 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x1xi32>
%43 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 1>} : (tensor<1xi32>) -> tensor<5x1xi32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
%45 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
%47 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x1xi32>
%48 = "stablehlo.select"(%44, %47, %46) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
%49 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.reduce"(%48, %49) ({
^bb0(%50: tensor<i32>, %51: tensor<i32>):
%52 = "stablehlo.maximum"(%50, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%52) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x1xi32>, tensor<i32>) -> tensor<5xi32>
%54 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<1xi32>) -> tensor<5x1xi32>
%55 = "stablehlo.select"(%44, %54, %46) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
%56 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.reduce"(%55, %56) ({
^bb0(%57: tensor<i32>, %58: tensor<i32>):
%59 = "stablehlo.maximum"(%57, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%59) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x1xi32>, tensor<i32>) -> tensor<5xi32>
%61 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%63 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi32>) -> tensor<2x1x3x5xi32>
%64 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi32>) -> tensor<2x1x3x5xi32>
%65 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1x3x5xi32>
%67 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi32>) -> tensor<2x1x3x5xi32>
%68 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi32>) -> tensor<2x1x3x5xi32>
%69 = "stablehlo.compare"(%67, %68) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x5xi32>, tensor<2x1x3x5xi32>) -> tensor<2x1x3x5xi1>
%70 = "stablehlo.compare"(%63, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x5xi32>, tensor<2x1x3x5xi32>) -> tensor<2x1x3x5xi1>
%71 = "stablehlo.and"(%69, %70) : (tensor<2x1x3x5xi1>, tensor<2x1x3x5xi1>) -> tensor<2x1x3x5xi1>
%72 = "stablehlo.compare"(%64, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x3x5xi32>, tensor<2x1x3x5xi32>) -> tensor<2x1x3x5xi1>
%73 = "stablehlo.and"(%71, %72) : (tensor<2x1x3x5xi1>, tensor<2x1x3x5xi1>) -> tensor<2x1x3x5xi1>
%74 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1x3x5xi32>
%76 = "stablehlo.subtract"(%63, %75) : (tensor<2x1x3x5xi32>, tensor<2x1x3x5xi32>) -> tensor<2x1x3x5xi32>
%77 = "stablehlo.compare"(%64, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1x3x5xi32>, tensor<2x1x3x5xi32>) -> tensor<2x1x3x5xi1>
%78 = "stablehlo.and"(%73, %77) : (tensor<2x1x3x5xi1>, tensor<2x1x3x5xi1>) -> tensor<2x1x3x5xi1>
%79 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1x3x5xi32>
%81 = "stablehlo.add"(%63, %80) : (tensor<2x1x3x5xi32>, tensor<2x1x3x5xi32>) -> tensor<2x1x3x5xi32>
%82 = "stablehlo.compare"(%64, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x1x3x5xi32>, tensor<2x1x3x5xi32>) -> tensor<2x1x3x5xi1>
%83 = "stablehlo.and"(%78, %82) : (tensor<2x1x3x5xi1>, tensor<2x1x3x5xi1>) -> tensor<2x1x3x5xi1>
%84 = "stablehlo.dot_general"(%3, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x3x4xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x3x5xf32>
%85 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x3x5xf32>
%86 = "stablehlo.multiply"(%84, %85) : (tensor<2x2x3x5xf32>, tensor<2x2x3x5xf32>) -> tensor<2x2x3x5xf32>
%87 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x3x5xi1>) -> tensor<2x2x3x5xi1>
%89 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x3x5xf32>
%90 = "stablehlo.select"(%88, %86, %89) : (tensor<2x2x3x5xi1>, tensor<2x2x3x5xf32>, tensor<2x2x3x5xf32>) -> tensor<2x2x3x5xf32>
%91 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.reduce"(%90, %91) ({
^bb0(%92: tensor<f32>, %93: tensor<f32>):
%94 = "stablehlo.maximum"(%92, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%94) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%96 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x3xf32>
%98 = "stablehlo.compare"(%95, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x3xf32>} : () -> tensor<2x2x3xf32>
%100 = "stablehlo.select"(%98, %99, %95) : (tensor<2x2x3xi1>, tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x5xf32>
%102 = "stablehlo.subtract"(%90, %101) : (tensor<2x2x3x5xf32>, tensor<2x2x3x5xf32>) -> tensor<2x2x3x5xf32>
%103 = "stablehlo.exponential"(%102) : (tensor<2x2x3x5xf32>) -> tensor<2x2x3x5xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%108 = "stablehlo.reduce"(%103, %104) ({
^bb0(%105: tensor<f32>, %106: tensor<f32>):
%107 = "stablehlo.add"(%105, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%107) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x3xf32>
%109 = "stablehlo.log"(%108) : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%110 = "stablehlo.add"(%100, %109) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x3xf32>} : () -> tensor<2x2x3xf32>
%112 = "stablehlo.compare"(%108, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x3xf32>} : () -> tensor<2x2x3xf32>
%114 = "stablehlo.divide"(%113, %108) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%115 = "stablehlo.select"(%112, %108, %114) : (tensor<2x2x3xi1>, tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%116 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x3xf32>
%118 = "stablehlo.select"(%112, %117, %110) : (tensor<2x2x3xi1>, tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
%119 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3x5xf32>
%120 = "stablehlo.multiply"(%103, %119) : (tensor<2x2x3x5xf32>, tensor<2x2x3x5xf32>) -> tensor<2x2x3x5xf32>
%121 = "stablehlo.convert"(%120) : (tensor<2x2x3x5xf32>) -> tensor<2x2x3x5xbf16>
%122 = "stablehlo.dot_general"(%121, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x3x5xbf16>, tensor<2x2x5x4xbf16>) -> tensor<2x2x3x4xf32>
%123 = "stablehlo.convert"(%122) : (tensor<2x2x3x4xf32>) -> tensor<2x2x3x4xbf16>
%124 = "stablehlo.transpose"(%123) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x2x3x4xbf16>) -> tensor<2x3x2x4xbf16>
return %124, %118 : tensor<2x3x2x4xbf16>, tensor<2x2x3xf32>
}
}

