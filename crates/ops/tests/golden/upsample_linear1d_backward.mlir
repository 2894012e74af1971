// f32[2,3,10] [10] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x10xf32>) -> tensor<2x3x5xf32>
%18 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x10xf32>, tensor<f32>) -> tensor<2x3x11xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 11>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<2x3x11xf32>) -> tensor<2x3x5xf32>
%25 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<5xi1>) -> tensor<2x3x5xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%33 = "stablehlo.add"(%21, %32) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %33 : tensor<2x3x5xf32>
}
}

// f32[2,3,10] [10] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x10xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%9 = "stablehlo.floor"(%8) : (tensor<10xf32>) -> tensor<10xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.abs"(%24) : (tensor<10xf32>) -> tensor<10xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%28 = "stablehlo.negate"(%25) : (tensor<10xf32>) -> tensor<10xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%30 = "stablehlo.convert"(%29) : (tensor<10xf32>) -> tensor<10xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%39 = "stablehlo.abs"(%37) : (tensor<10xf32>) -> tensor<10xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%41 = "stablehlo.negate"(%38) : (tensor<10xf32>) -> tensor<10xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%43 = "stablehlo.convert"(%42) : (tensor<10xf32>) -> tensor<10xi32>
%44 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%45 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<i1>, %47: tensor<i1>):
%48 = "stablehlo.and"(%46, %47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%48) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x10xi1>, tensor<i1>) -> tensor<i1>
%156 = "stablehlo.if"(%49) ({
%50 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%51 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%53 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%56 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%57 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%59 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%61 = "stablehlo.select"(%58, %59, %60) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%62 = "stablehlo.add"(%55, %61) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%63 = "stablehlo.dot_general"(%0, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%63) : (tensor<2x3x5xf32>) -> ()
}, {
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%65 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%66 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%67 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%69 = "stablehlo.select"(%66, %67, %68) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%70 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%71 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%73 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%75 = "stablehlo.select"(%72, %73, %74) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%76 = "stablehlo.add"(%69, %75) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%77 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%78 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%79 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%80 = "stablehlo.sign"(%19) : (tensor<10xf32>) -> tensor<10xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%83 = "stablehlo.select"(%79, %81, %82) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%84 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%85 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%87 = "stablehlo.sign"(%17) : (tensor<10xf32>) -> tensor<10xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%90 = "stablehlo.select"(%86, %88, %89) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%91 = "stablehlo.add"(%83, %90) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%92 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%93 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%94 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%95 = "stablehlo.sign"(%19) : (tensor<10xf32>) -> tensor<10xf32>
%96 = "stablehlo.abs"(%95) : (tensor<10xf32>) -> tensor<10xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%99 = "stablehlo.select"(%94, %97, %98) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%100 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%101 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%102 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%103 = "stablehlo.sign"(%17) : (tensor<10xf32>) -> tensor<10xf32>
%104 = "stablehlo.abs"(%103) : (tensor<10xf32>) -> tensor<10xf32>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%107 = "stablehlo.select"(%102, %105, %106) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%108 = "stablehlo.add"(%99, %107) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%109 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%110 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%115 = "stablehlo.select"(%111, %113, %114) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%116 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%117 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%118 = "stablehlo.compare"(%116, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%119 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%122 = "stablehlo.select"(%118, %120, %121) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%123 = "stablehlo.add"(%115, %122) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%124 = "stablehlo.is_finite"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%126 = "stablehlo.not"(%124) : (tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%127 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xi1>
%128 = "stablehlo.and"(%126, %127) : (tensor<2x3x10xi1>, tensor<2x3x10xi1>) -> tensor<2x3x10xi1>
%129 = "stablehlo.sign"(%0) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%130 = "stablehlo.select"(%128, %129, %125) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%131 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x10xf32>} : () -> tensor<2x3x10xf32>
%132 = "stablehlo.select"(%124, %125, %131) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%133 = "stablehlo.convert"(%130) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%134 = "stablehlo.convert"(%91) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%136 = "stablehlo.abs"(%130) : (tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%138 = "stablehlo.convert"(%108) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%140 = "stablehlo.convert"(%132) : (tensor<2x3x10xf32>) -> tensor<2x3x10xbf16>
%141 = "stablehlo.convert"(%123) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x5xf32>
%143 = "stablehlo.select"(%124, %0, %125) : (tensor<2x3x10xi1>, tensor<2x3x10xf32>, tensor<2x3x10xf32>) -> tensor<2x3x10xf32>
%144 = "stablehlo.dot_general"(%143, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x10xf32>, tensor<5x10xf32>) -> tensor<2x3x5xf32>
%145 = "stablehlo.abs"(%135) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%146 = "stablehlo.compare"(%145, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%147 = "stablehlo.compare"(%142, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%149 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%151 = "stablehlo.select"(%148, %135, %150) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%152 = "stablehlo.multiply"(%149, %151) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%154 = "stablehlo.compare"(%142, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%155 = "stablehlo.select"(%154, %152, %144) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%155) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %156 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] false
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.floor"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%14 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%30 = "stablehlo.abs"(%28) : (tensor<7xf32>) -> tensor<7xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%32 = "stablehlo.negate"(%29) : (tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.convert"(%33) : (tensor<7xf32>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.abs"(%41) : (tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%47 = "stablehlo.convert"(%46) : (tensor<7xf32>) -> tensor<7xi32>
%48 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%49 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%53 = "stablehlo.reduce"(%48, %49) ({
^bb0(%50: tensor<i1>, %51: tensor<i1>):
%52 = "stablehlo.and"(%50, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%52) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x7xi1>, tensor<i1>) -> tensor<i1>
%160 = "stablehlo.if"(%53) ({
%54 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%55 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%57 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%59 = "stablehlo.select"(%56, %57, %58) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%61 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%62 = "stablehlo.compare"(%60, %61) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%63 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%65 = "stablehlo.select"(%62, %63, %64) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%66 = "stablehlo.add"(%59, %65) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%67 = "stablehlo.dot_general"(%0, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%67) : (tensor<2x3x5xf32>) -> ()
}, {
%68 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%69 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%70 = "stablehlo.compare"(%68, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%71 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%73 = "stablehlo.select"(%70, %71, %72) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%74 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%75 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%76 = "stablehlo.compare"(%74, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%77 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%79 = "stablehlo.select"(%76, %77, %78) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%80 = "stablehlo.add"(%73, %79) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%81 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%82 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%84 = "stablehlo.sign"(%23) : (tensor<7xf32>) -> tensor<7xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%87 = "stablehlo.select"(%83, %85, %86) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%88 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%89 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%91 = "stablehlo.sign"(%21) : (tensor<7xf32>) -> tensor<7xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%94 = "stablehlo.select"(%90, %92, %93) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%95 = "stablehlo.add"(%87, %94) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%96 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%97 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%98 = "stablehlo.compare"(%96, %97) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%99 = "stablehlo.sign"(%23) : (tensor<7xf32>) -> tensor<7xf32>
%100 = "stablehlo.abs"(%99) : (tensor<7xf32>) -> tensor<7xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%103 = "stablehlo.select"(%98, %101, %102) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%104 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%105 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%106 = "stablehlo.compare"(%104, %105) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%107 = "stablehlo.sign"(%21) : (tensor<7xf32>) -> tensor<7xf32>
%108 = "stablehlo.abs"(%107) : (tensor<7xf32>) -> tensor<7xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%110 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%111 = "stablehlo.select"(%106, %109, %110) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%112 = "stablehlo.add"(%103, %111) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%114 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%119 = "stablehlo.select"(%115, %117, %118) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%120 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%121 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%122 = "stablehlo.compare"(%120, %121) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%126 = "stablehlo.select"(%122, %124, %125) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%127 = "stablehlo.add"(%119, %126) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%128 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%130 = "stablehlo.not"(%128) : (tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%131 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%132 = "stablehlo.and"(%130, %131) : (tensor<2x3x7xi1>, tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%133 = "stablehlo.sign"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%134 = "stablehlo.select"(%132, %133, %129) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%135 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%136 = "stablehlo.select"(%128, %129, %135) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%137 = "stablehlo.convert"(%134) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%138 = "stablehlo.convert"(%95) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%140 = "stablehlo.abs"(%134) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%141 = "stablehlo.convert"(%140) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%142 = "stablehlo.convert"(%112) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%143 = "stablehlo.dot_general"(%141, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%144 = "stablehlo.convert"(%136) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%145 = "stablehlo.convert"(%127) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%146 = "stablehlo.dot_general"(%144, %145) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%147 = "stablehlo.select"(%128, %0, %129) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%148 = "stablehlo.dot_general"(%147, %80) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%149 = "stablehlo.abs"(%139) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%150 = "stablehlo.compare"(%149, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%151 = "stablehlo.compare"(%146, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%152 = "stablehlo.and"(%150, %151) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%153 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%155 = "stablehlo.select"(%152, %139, %154) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%156 = "stablehlo.multiply"(%153, %155) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%158 = "stablehlo.compare"(%146, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%159 = "stablehlo.select"(%158, %156, %148) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%159) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %160 : tensor<2x3x5xf32>
}
}

// f32[2,3,7] [7] [2,3,5] true
module @example {
func.func public @main(%0: tensor<2x3x7xf32>) -> (tensor<2x3x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.floor"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%10 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%26 = "stablehlo.abs"(%24) : (tensor<7xf32>) -> tensor<7xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%28 = "stablehlo.negate"(%25) : (tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.convert"(%29) : (tensor<7xf32>) -> tensor<7xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.abs"(%37) : (tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.convert"(%42) : (tensor<7xf32>) -> tensor<7xi32>
%44 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%45 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<i1>, %47: tensor<i1>):
%48 = "stablehlo.and"(%46, %47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%48) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x7xi1>, tensor<i1>) -> tensor<i1>
%156 = "stablehlo.if"(%49) ({
%50 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%51 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%53 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%56 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%57 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%59 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%61 = "stablehlo.select"(%58, %59, %60) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%62 = "stablehlo.add"(%55, %61) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%63 = "stablehlo.dot_general"(%0, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%63) : (tensor<2x3x5xf32>) -> ()
}, {
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%65 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%66 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%67 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%69 = "stablehlo.select"(%66, %67, %68) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%70 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%71 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%73 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%75 = "stablehlo.select"(%72, %73, %74) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%76 = "stablehlo.add"(%69, %75) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%77 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%78 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%79 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%80 = "stablehlo.sign"(%19) : (tensor<7xf32>) -> tensor<7xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%83 = "stablehlo.select"(%79, %81, %82) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%84 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%85 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%87 = "stablehlo.sign"(%17) : (tensor<7xf32>) -> tensor<7xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%90 = "stablehlo.select"(%86, %88, %89) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%91 = "stablehlo.add"(%83, %90) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%92 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%93 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%94 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%95 = "stablehlo.sign"(%19) : (tensor<7xf32>) -> tensor<7xf32>
%96 = "stablehlo.abs"(%95) : (tensor<7xf32>) -> tensor<7xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%99 = "stablehlo.select"(%94, %97, %98) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%100 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%101 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%102 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%103 = "stablehlo.sign"(%17) : (tensor<7xf32>) -> tensor<7xf32>
%104 = "stablehlo.abs"(%103) : (tensor<7xf32>) -> tensor<7xf32>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%107 = "stablehlo.select"(%102, %105, %106) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%108 = "stablehlo.add"(%99, %107) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%109 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%110 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%115 = "stablehlo.select"(%111, %113, %114) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%116 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x7xi32>
%117 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<5x7xi32>
%118 = "stablehlo.compare"(%116, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
%119 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<5x7xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x7xf32>} : () -> tensor<5x7xf32>
%122 = "stablehlo.select"(%118, %120, %121) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%123 = "stablehlo.add"(%115, %122) : (tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
%124 = "stablehlo.is_finite"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%126 = "stablehlo.not"(%124) : (tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%127 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xi1>
%128 = "stablehlo.and"(%126, %127) : (tensor<2x3x7xi1>, tensor<2x3x7xi1>) -> tensor<2x3x7xi1>
%129 = "stablehlo.sign"(%0) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%130 = "stablehlo.select"(%128, %129, %125) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%131 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7xf32>} : () -> tensor<2x3x7xf32>
%132 = "stablehlo.select"(%124, %125, %131) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%133 = "stablehlo.convert"(%130) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%134 = "stablehlo.convert"(%91) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%136 = "stablehlo.abs"(%130) : (tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%138 = "stablehlo.convert"(%108) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%140 = "stablehlo.convert"(%132) : (tensor<2x3x7xf32>) -> tensor<2x3x7xbf16>
%141 = "stablehlo.convert"(%123) : (tensor<5x7xf32>) -> tensor<5x7xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7xbf16>, tensor<5x7xbf16>) -> tensor<2x3x5xf32>
%143 = "stablehlo.select"(%124, %0, %125) : (tensor<2x3x7xi1>, tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
%144 = "stablehlo.dot_general"(%143, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7xf32>, tensor<5x7xf32>) -> tensor<2x3x5xf32>
%145 = "stablehlo.abs"(%135) : (tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%146 = "stablehlo.compare"(%145, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%147 = "stablehlo.compare"(%142, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
%149 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%151 = "stablehlo.select"(%148, %135, %150) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%152 = "stablehlo.multiply"(%149, %151) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%154 = "stablehlo.compare"(%142, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
%155 = "stablehlo.select"(%154, %152, %144) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
"stablehlo.return"(%155) : (tensor<2x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x5xf32>
return %156 : tensor<2x3x5xf32>
}
}

// f32[2,3,3] [3] [2,3,6] false
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xf32>) -> tensor<2x3x3x2xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<2x3x3x2xf32>) -> tensor<2x3x6xf32>
%3 = "stablehlo.constant"() {value = dense<[5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<6xf32>} : () -> tensor<6xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<6xf32>) -> tensor<2x3x6xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
return %5 : tensor<2x3x6xf32>
}
}

// f32[2,3,3] [3] [2,3,6] true
module @example {
func.func public @main(%0: tensor<2x3x3xf32>) -> (tensor<2x3x6xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.floor"(%8) : (tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%26 = "stablehlo.abs"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.negate"(%25) : (tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.convert"(%29) : (tensor<3xf32>) -> tensor<3xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.abs"(%37) : (tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.negate"(%38) : (tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xi32>
%44 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%45 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<i1>, %47: tensor<i1>):
%48 = "stablehlo.and"(%46, %47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%48) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<i1>
%156 = "stablehlo.if"(%49) ({
%50 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%51 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%53 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%55 = "stablehlo.select"(%52, %53, %54) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%56 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%57 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%59 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%61 = "stablehlo.select"(%58, %59, %60) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%62 = "stablehlo.add"(%55, %61) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%63 = "stablehlo.dot_general"(%0, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%63) : (tensor<2x3x6xf32>) -> ()
}, {
%64 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%65 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%66 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%67 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%69 = "stablehlo.select"(%66, %67, %68) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%70 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%71 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%73 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%75 = "stablehlo.select"(%72, %73, %74) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%76 = "stablehlo.add"(%69, %75) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%77 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%78 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%79 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%80 = "stablehlo.sign"(%19) : (tensor<3xf32>) -> tensor<3xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%83 = "stablehlo.select"(%79, %81, %82) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%84 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%85 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%87 = "stablehlo.sign"(%17) : (tensor<3xf32>) -> tensor<3xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%90 = "stablehlo.select"(%86, %88, %89) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%91 = "stablehlo.add"(%83, %90) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%92 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%93 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%94 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%95 = "stablehlo.sign"(%19) : (tensor<3xf32>) -> tensor<3xf32>
%96 = "stablehlo.abs"(%95) : (tensor<3xf32>) -> tensor<3xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%99 = "stablehlo.select"(%94, %97, %98) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%100 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%101 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%102 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%103 = "stablehlo.sign"(%17) : (tensor<3xf32>) -> tensor<3xf32>
%104 = "stablehlo.abs"(%103) : (tensor<3xf32>) -> tensor<3xf32>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%107 = "stablehlo.select"(%102, %105, %106) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%108 = "stablehlo.add"(%99, %107) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%109 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%110 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%115 = "stablehlo.select"(%111, %113, %114) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%116 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x3xi32>
%117 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<6x3xi32>
%118 = "stablehlo.compare"(%116, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
%119 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<6x3xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x3xf32>} : () -> tensor<6x3xf32>
%122 = "stablehlo.select"(%118, %120, %121) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%123 = "stablehlo.add"(%115, %122) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
%124 = "stablehlo.is_finite"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%126 = "stablehlo.not"(%124) : (tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%127 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
%128 = "stablehlo.and"(%126, %127) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
%129 = "stablehlo.sign"(%0) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%130 = "stablehlo.select"(%128, %129, %125) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%131 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x3xf32>} : () -> tensor<2x3x3xf32>
%132 = "stablehlo.select"(%124, %125, %131) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%133 = "stablehlo.convert"(%130) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%134 = "stablehlo.convert"(%91) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%135 = "stablehlo.dot_general"(%133, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%136 = "stablehlo.abs"(%130) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%137 = "stablehlo.convert"(%136) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%138 = "stablehlo.convert"(%108) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%139 = "stablehlo.dot_general"(%137, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%140 = "stablehlo.convert"(%132) : (tensor<2x3x3xf32>) -> tensor<2x3x3xbf16>
%141 = "stablehlo.convert"(%123) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
%142 = "stablehlo.dot_general"(%140, %141) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xbf16>, tensor<6x3xbf16>) -> tensor<2x3x6xf32>
%143 = "stablehlo.select"(%124, %0, %125) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
%144 = "stablehlo.dot_general"(%143, %76) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<6x3xf32>) -> tensor<2x3x6xf32>
%145 = "stablehlo.abs"(%135) : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%146 = "stablehlo.compare"(%145, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%147 = "stablehlo.compare"(%142, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%148 = "stablehlo.and"(%146, %147) : (tensor<2x3x6xi1>, tensor<2x3x6xi1>) -> tensor<2x3x6xi1>
%149 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%151 = "stablehlo.select"(%148, %135, %150) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%152 = "stablehlo.multiply"(%149, %151) : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x6xf32>} : () -> tensor<2x3x6xf32>
%154 = "stablehlo.compare"(%142, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xi1>
%155 = "stablehlo.select"(%154, %152, %144) : (tensor<2x3x6xi1>, tensor<2x3x6xf32>, tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
"stablehlo.return"(%155) : (tensor<2x3x6xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x6xf32>
return %156 : tensor<2x3x6xf32>
}
}

