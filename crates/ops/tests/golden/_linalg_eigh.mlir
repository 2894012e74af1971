// f32[4,4]
module @example {
func.func public @main(%0: tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.is_finite"(%6) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.select"(%10, %6, %11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
%17 = "stablehlo.select"(%15, %0, %16) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%18 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
%20 = "stablehlo.select"(%18, %0, %19) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%21 = "stablehlo.transpose"(%17) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%22 = "stablehlo.add"(%17, %21) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%23 = "stablehlo.add"(%22, %20) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x4xf32>
%25 = "stablehlo.divide"(%23, %24) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.transpose"(%25) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.transpose"(%27) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%30 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%31 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%32 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%33 = "stablehlo.convert"(%32) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%191, %192, %193, %194 = "stablehlo.while"(%29, %33, %34, %35) ({
^bb0(%36: tensor<4x4xf32>, %37: tensor<4x4xf32>, %38: tensor<f32>, %39: tensor<i32>):
%40 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%41 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%42 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.compare"(%38, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%44 = "stablehlo.and"(%43, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%44) : (tensor<i1>) -> ()
}, {
^bb0(%45: tensor<4x4xf32>, %46: tensor<4x4xf32>, %47: tensor<f32>, %48: tensor<i32>):
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%185, %186, %187, %188 = "stablehlo.while"(%50, %45, %46, %49) ({
^bb0(%51: tensor<i32>, %52: tensor<4x4xf32>, %53: tensor<4x4xf32>, %54: tensor<f32>):
%55 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.compare"(%51, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%56) : (tensor<i1>) -> ()
}, {
^bb0(%57: tensor<i32>, %58: tensor<4x4xf32>, %59: tensor<4x4xf32>, %60: tensor<f32>):
%61 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.add"(%57, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%63 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%64 = "stablehlo.slice"(%58) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%65 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%66 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%69 = "stablehlo.compare"(%67, %68) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%70 = "stablehlo.convert"(%69) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%71 = "stablehlo.multiply"(%66, %70) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.reduce"(%71, %72) ({
^bb0(%73: tensor<f32>, %74: tensor<f32>):
%75 = "stablehlo.add"(%73, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%75) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%77 = "stablehlo.reshape"(%76) : (tensor<2xf32>) -> tensor<2x1xf32>
%78 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%79 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%80 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%81 = "stablehlo.convert"(%80) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%82 = "stablehlo.multiply"(%58, %81) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.reduce"(%82, %83) ({
^bb0(%84: tensor<f32>, %85: tensor<f32>):
%86 = "stablehlo.add"(%84, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%86) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
%88 = "stablehlo.reshape"(%87) : (tensor<4xf32>) -> tensor<4x1xf32>
%89 = "stablehlo.slice"(%88) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%90 = "stablehlo.slice"(%88) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%91 = "stablehlo.abs"(%77) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%92 = "stablehlo.constant"() {value = dense<2.9802322387695313e-8> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%93 = "stablehlo.compare"(%91, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%96 = "stablehlo.abs"(%77) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%97 = "stablehlo.select"(%93, %96, %95) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%98 = "stablehlo.subtract"(%90, %89) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%101 = "stablehlo.divide"(%98, %100) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%102 = "stablehlo.abs"(%101) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%103 = "stablehlo.multiply"(%101, %101) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.sqrt"(%105) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%107 = "stablehlo.add"(%102, %106) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%108 = "stablehlo.compare"(%101, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%109 = "stablehlo.negate"(%95) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.select"(%108, %109, %95) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%111 = "stablehlo.divide"(%110, %107) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%112 = "stablehlo.select"(%93, %111, %94) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%113 = "stablehlo.multiply"(%112, %112) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%116 = "stablehlo.sqrt"(%115) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%117 = "stablehlo.divide"(%95, %116) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%118 = "stablehlo.divide"(%77, %97) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%119 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%120 = "stablehlo.select"(%93, %118, %119) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%121 = "stablehlo.multiply"(%117, %112) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%122 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%123 = "stablehlo.slice"(%58) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%124 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%125 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%126 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%127 = "stablehlo.multiply"(%126, %123) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%128 = "stablehlo.multiply"(%124, %122) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%129 = "stablehlo.multiply"(%125, %127) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%130 = "stablehlo.subtract"(%128, %129) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%131 = "stablehlo.multiply"(%125, %122) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%132 = "stablehlo.multiply"(%124, %127) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%133 = "stablehlo.add"(%131, %132) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%134 = "stablehlo.slice"(%130) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%135 = "stablehlo.slice"(%133) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%137 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%138 = "stablehlo.slice"(%130) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%139 = "stablehlo.concatenate"(%134, %135, %136, %137, %138) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%140 = "stablehlo.transpose"(%139) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%141 = "stablehlo.slice"(%140) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%142 = "stablehlo.slice"(%140) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%143 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%144 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%145 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%146 = "stablehlo.multiply"(%145, %142) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%147 = "stablehlo.multiply"(%143, %141) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%148 = "stablehlo.multiply"(%144, %146) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%149 = "stablehlo.subtract"(%147, %148) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%150 = "stablehlo.multiply"(%144, %141) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%151 = "stablehlo.multiply"(%143, %146) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%153 = "stablehlo.slice"(%149) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%154 = "stablehlo.slice"(%152) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%156 = "stablehlo.slice"(%152) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%157 = "stablehlo.slice"(%149) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%158 = "stablehlo.concatenate"(%153, %154, %155, %156, %157) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%159 = "stablehlo.transpose"(%158) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%160 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%161 = "stablehlo.slice"(%59) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%162 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%163 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%164 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%165 = "stablehlo.multiply"(%164, %161) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%166 = "stablehlo.multiply"(%162, %160) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%167 = "stablehlo.multiply"(%163, %165) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%168 = "stablehlo.subtract"(%166, %167) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%169 = "stablehlo.multiply"(%163, %160) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%170 = "stablehlo.multiply"(%162, %165) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%171 = "stablehlo.add"(%169, %170) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%172 = "stablehlo.slice"(%168) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%173 = "stablehlo.slice"(%171) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%175 = "stablehlo.slice"(%171) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%176 = "stablehlo.slice"(%168) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%177 = "stablehlo.concatenate"(%172, %173, %174, %175, %176) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%178 = "stablehlo.abs"(%77) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%179 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%183 = "stablehlo.reduce"(%178, %179) ({
^bb0(%180: tensor<f32>, %181: tensor<f32>):
%182 = "stablehlo.maximum"(%180, %181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%182) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%184 = "stablehlo.maximum"(%60, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%62, %159, %177, %184) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>)
%189 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%190 = "stablehlo.add"(%48, %189) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%186, %187, %188, %190) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>)
%195 = "stablehlo.dot_general"(%192, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%196 = "stablehlo.multiply"(%195, %192) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%201 = "stablehlo.reduce"(%196, %197) ({
^bb0(%198: tensor<f32>, %199: tensor<f32>):
%200 = "stablehlo.add"(%198, %199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%200) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
%202 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%204 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%215, %216 = "stablehlo.sort"(%203, %204) ({
^bb0(%205: tensor<f32>, %206: tensor<f32>, %207: tensor<i32>, %208: tensor<i32>):
%209 = "stablehlo.compare"(%205, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%210 = "stablehlo.compare"(%206, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%211 = "stablehlo.compare"(%205, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%212 = "stablehlo.not"(%211) : (tensor<i1>) -> tensor<i1>
%213 = "stablehlo.and"(%210, %212) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%214 = "stablehlo.or"(%209, %213) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%214) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x4xi32>
%218 = "stablehlo.gather"(%192, %217) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<4x4xi32>) -> tensor<4x4xf32>
%219 = "stablehlo.transpose"(%218) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %215, %219 : tensor<4xf32>, tensor<4x4xf32>
}
}

// f64[2,3,3] U
module @example {
func.func public @main(%0: tensor<2x3x3xf64>) -> (tensor<2x3xf64>, tensor<2x3x3xf64>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%2 = "stablehlo.abs"(%1) : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%3 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f64>, %5: tensor<f64>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%6) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2xf64>
%8 = "stablehlo.is_finite"(%7) : (tensor<2xf64>) -> tensor<2xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
%11 = "stablehlo.and"(%8, %10) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%13 = "stablehlo.select"(%11, %7, %12) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
%15 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%18 = "stablehlo.select"(%16, %1, %17) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%19 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3xf64>} : () -> tensor<2x3x3xf64>
%21 = "stablehlo.select"(%19, %1, %20) : (tensor<2x3x3xi1>, tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%22 = "stablehlo.transpose"(%18) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%23 = "stablehlo.add"(%18, %22) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%24 = "stablehlo.add"(%23, %21) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%25 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3x3xf64>
%26 = "stablehlo.divide"(%24, %25) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%28 = "stablehlo.pad"(%26, %27) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x4x3xf64>
%29 = "stablehlo.transpose"(%28) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x3xf64>) -> tensor<2x3x4xf64>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%31 = "stablehlo.pad"(%29, %30) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<2x4x4xf64>
%32 = "stablehlo.transpose"(%31) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%33 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%34 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%35 = "stablehlo.compare"(%33, %34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%36 = "stablehlo.convert"(%35) : (tensor<2x4x4xi1>) -> tensor<2x4x4xf64>
%37 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%194, %195, %196, %197 = "stablehlo.while"(%32, %36, %37, %38) ({
^bb0(%39: tensor<2x4x4xf64>, %40: tensor<2x4x4xf64>, %41: tensor<f64>, %42: tensor<i32>):
%43 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%45 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<f64>} : () -> tensor<f64>
%46 = "stablehlo.compare"(%41, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%47 = "stablehlo.and"(%46, %44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%47) : (tensor<i1>) -> ()
}, {
^bb0(%48: tensor<2x4x4xf64>, %49: tensor<2x4x4xf64>, %50: tensor<f64>, %51: tensor<i32>):
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%53 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%188, %189, %190, %191 = "stablehlo.while"(%53, %48, %49, %52) ({
^bb0(%54: tensor<i32>, %55: tensor<2x4x4xf64>, %56: tensor<2x4x4xf64>, %57: tensor<f64>):
%58 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%59 = "stablehlo.compare"(%54, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%59) : (tensor<i1>) -> ()
}, {
^bb0(%60: tensor<i32>, %61: tensor<2x4x4xf64>, %62: tensor<2x4x4xf64>, %63: tensor<f64>):
%64 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.add"(%60, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%66 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%67 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%68 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x2x2xf64>
%69 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x2x2xf64>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%71 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%73 = "stablehlo.convert"(%72) : (tensor<2x2x2xi1>) -> tensor<2x2x2xf64>
%74 = "stablehlo.multiply"(%69, %73) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%79 = "stablehlo.reduce"(%74, %75) ({
^bb0(%76: tensor<f64>, %77: tensor<f64>):
%78 = "stablehlo.add"(%76, %77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%78) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<2x2xf64>
%80 = "stablehlo.reshape"(%79) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%81 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%82 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%84 = "stablehlo.convert"(%83) : (tensor<2x4x4xi1>) -> tensor<2x4x4xf64>
%85 = "stablehlo.multiply"(%61, %84) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%90 = "stablehlo.reduce"(%85, %86) ({
^bb0(%87: tensor<f64>, %88: tensor<f64>):
%89 = "stablehlo.add"(%87, %88) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%89) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
%91 = "stablehlo.reshape"(%90) : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
%92 = "stablehlo.slice"(%91) {limit_indices = array<i64: 2, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1xf64>) -> tensor<2x2x1xf64>
%93 = "stablehlo.slice"(%91) {limit_indices = array<i64: 2, 4, 1>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1xf64>) -> tensor<2x2x1xf64>
%94 = "stablehlo.abs"(%80) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%95 = "stablehlo.constant"() {value = dense<5.551115123125783e-17> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%99 = "stablehlo.abs"(%80) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%100 = "stablehlo.select"(%96, %99, %98) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%101 = "stablehlo.subtract"(%93, %92) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%102 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%103 = "stablehlo.multiply"(%100, %102) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%104 = "stablehlo.divide"(%101, %103) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%105 = "stablehlo.abs"(%104) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%106 = "stablehlo.multiply"(%104, %104) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%108 = "stablehlo.add"(%106, %107) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%109 = "stablehlo.sqrt"(%108) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%110 = "stablehlo.add"(%105, %109) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%111 = "stablehlo.compare"(%104, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%112 = "stablehlo.negate"(%98) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%113 = "stablehlo.select"(%111, %112, %98) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%114 = "stablehlo.divide"(%113, %110) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%115 = "stablehlo.select"(%96, %114, %97) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%116 = "stablehlo.multiply"(%115, %115) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%118 = "stablehlo.add"(%116, %117) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%119 = "stablehlo.sqrt"(%118) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%120 = "stablehlo.divide"(%98, %119) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%121 = "stablehlo.divide"(%80, %100) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%123 = "stablehlo.select"(%96, %121, %122) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%124 = "stablehlo.multiply"(%120, %115) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%125 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%126 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%127 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%128 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%129 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%130 = "stablehlo.multiply"(%129, %126) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%131 = "stablehlo.multiply"(%127, %125) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%132 = "stablehlo.multiply"(%128, %130) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%133 = "stablehlo.subtract"(%131, %132) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%134 = "stablehlo.multiply"(%128, %125) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%135 = "stablehlo.multiply"(%127, %130) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%136 = "stablehlo.add"(%134, %135) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%137 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%138 = "stablehlo.slice"(%136) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x4xf64>} : () -> tensor<2x0x4xf64>
%140 = "stablehlo.slice"(%136) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%141 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%142 = "stablehlo.concatenate"(%137, %138, %139, %140, %141) {dimension = 1 : i64} : (tensor<2x1x4xf64>, tensor<2x1x4xf64>, tensor<2x0x4xf64>, tensor<2x1x4xf64>, tensor<2x1x4xf64>) -> tensor<2x4x4xf64>
%143 = "stablehlo.transpose"(%142) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%144 = "stablehlo.slice"(%143) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%145 = "stablehlo.slice"(%143) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%146 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%147 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%148 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%149 = "stablehlo.multiply"(%148, %145) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%150 = "stablehlo.multiply"(%146, %144) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%151 = "stablehlo.multiply"(%147, %149) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%152 = "stablehlo.subtract"(%150, %151) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%153 = "stablehlo.multiply"(%147, %144) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%154 = "stablehlo.multiply"(%146, %149) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%155 = "stablehlo.add"(%153, %154) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%156 = "stablehlo.slice"(%152) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%157 = "stablehlo.slice"(%155) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x4xf64>} : () -> tensor<2x0x4xf64>
%159 = "stablehlo.slice"(%155) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%160 = "stablehlo.slice"(%152) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%161 = "stablehlo.concatenate"(%156, %157, %158, %159, %160) {dimension = 1 : i64} : (tensor<2x1x4xf64>, tensor<2x1x4xf64>, tensor<2x0x4xf64>, tensor<2x1x4xf64>, tensor<2x1x4xf64>) -> tensor<2x4x4xf64>
%162 = "stablehlo.transpose"(%161) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%163 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%164 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%165 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%166 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%167 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%168 = "stablehlo.multiply"(%167, %164) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%169 = "stablehlo.multiply"(%165, %163) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%170 = "stablehlo.multiply"(%166, %168) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%171 = "stablehlo.subtract"(%169, %170) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%172 = "stablehlo.multiply"(%166, %163) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%173 = "stablehlo.multiply"(%165, %168) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%174 = "stablehlo.add"(%172, %173) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%175 = "stablehlo.slice"(%171) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%176 = "stablehlo.slice"(%174) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x4xf64>} : () -> tensor<2x0x4xf64>
%178 = "stablehlo.slice"(%174) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%179 = "stablehlo.slice"(%171) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%180 = "stablehlo.concatenate"(%175, %176, %177, %178, %179) {dimension = 1 : i64} : (tensor<2x1x4xf64>, tensor<2x1x4xf64>, tensor<2x0x4xf64>, tensor<2x1x4xf64>, tensor<2x1x4xf64>) -> tensor<2x4x4xf64>
%181 = "stablehlo.abs"(%80) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%182 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%186 = "stablehlo.reduce"(%181, %182) ({
^bb0(%183: tensor<f64>, %184: tensor<f64>):
%185 = "stablehlo.maximum"(%183, %184) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%185) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>, tensor<f64>) -> tensor<f64>
%187 = "stablehlo.maximum"(%63, %186) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%65, %162, %180, %187) : (tensor<i32>, tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>) -> (tensor<i32>, tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>)
%192 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%193 = "stablehlo.add"(%51, %192) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%189, %190, %191, %193) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i32>) -> (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i32>)
%198 = "stablehlo.slice"(%195) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x3xf64>
%199 = "stablehlo.slice"(%198) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
%200 = "stablehlo.dot_general"(%199, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%201 = "stablehlo.multiply"(%200, %199) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%206 = "stablehlo.reduce"(%201, %202) ({
^bb0(%203: tensor<f64>, %204: tensor<f64>):
%205 = "stablehlo.add"(%203, %204) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%205) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%207 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%208 = "stablehlo.multiply"(%206, %207) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%209 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%220, %221 = "stablehlo.sort"(%208, %209) ({
^bb0(%210: tensor<f64>, %211: tensor<f64>, %212: tensor<i32>, %213: tensor<i32>):
%214 = "stablehlo.compare"(%210, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%215 = "stablehlo.compare"(%211, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%216 = "stablehlo.compare"(%210, %210) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%217 = "stablehlo.not"(%216) : (tensor<i1>) -> tensor<i1>
%218 = "stablehlo.and"(%215, %217) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%219 = "stablehlo.or"(%214, %218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%219) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf64>, tensor<2x3xi32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
%222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
%223 = "stablehlo.gather"(%199, %222) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x3xf64>, tensor<2x3x3xi32>) -> tensor<2x3x3xf64>
%224 = "stablehlo.transpose"(%223) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf64>} : () -> tensor<0xf64>
return %220, %224 : tensor<2x3xf64>, tensor<2x3x3xf64>
}
}

// c64[3,3] L false
module @example {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3xf32>, tensor<0xcomplex<f32>>) {
%1 = "stablehlo.abs"(%0) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.is_finite"(%6) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.select"(%10, %6, %11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%16 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<3x3xcomplex<f32>>} : () -> tensor<3x3xcomplex<f32>>
%17 = "stablehlo.select"(%15, %0, %16) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%18 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%19 = "stablehlo.real"(%0) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%20 = "stablehlo.convert"(%19) : (tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
%21 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<3x3xcomplex<f32>>} : () -> tensor<3x3xcomplex<f32>>
%22 = "stablehlo.select"(%18, %20, %21) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%23 = "stablehlo.real"(%17) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%24 = "stablehlo.imag"(%17) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%25 = "stablehlo.negate"(%24) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%26 = "stablehlo.complex"(%23, %25) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
%27 = "stablehlo.transpose"(%26) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%28 = "stablehlo.add"(%17, %27) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%29 = "stablehlo.add"(%28, %22) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%30 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<complex<f32>>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%32 = "stablehlo.divide"(%29, %31) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%33 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%34 = "stablehlo.pad"(%32, %33) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
%35 = "stablehlo.transpose"(%34) {permutation = array<i64: 1, 0>} : (tensor<4x3xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
%36 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%37 = "stablehlo.pad"(%35, %36) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
%38 = "stablehlo.transpose"(%37) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%40 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%41 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%42 = "stablehlo.convert"(%41) : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%216, %217, %218, %219 = "stablehlo.while"(%38, %42, %43, %44) ({
^bb0(%45: tensor<4x4xcomplex<f32>>, %46: tensor<4x4xcomplex<f32>>, %47: tensor<f32>, %48: tensor<i32>):
%49 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%51 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.compare"(%47, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%53 = "stablehlo.and"(%52, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%53) : (tensor<i1>) -> ()
}, {
^bb0(%54: tensor<4x4xcomplex<f32>>, %55: tensor<4x4xcomplex<f32>>, %56: tensor<f32>, %57: tensor<i32>):
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%210, %211, %212, %213 = "stablehlo.while"(%59, %54, %55, %58) ({
^bb0(%60: tensor<i32>, %61: tensor<4x4xcomplex<f32>>, %62: tensor<4x4xcomplex<f32>>, %63: tensor<f32>):
%64 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.compare"(%60, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%65) : (tensor<i1>) -> ()
}, {
^bb0(%66: tensor<i32>, %67: tensor<4x4xcomplex<f32>>, %68: tensor<4x4xcomplex<f32>>, %69: tensor<f32>):
%70 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.add"(%66, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%72 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%73 = "stablehlo.slice"(%67) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%74 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%75 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%76 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%77 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%78 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%79 = "stablehlo.convert"(%78) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%80 = "stablehlo.multiply"(%75, %79) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%81 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%85 = "stablehlo.reduce"(%80, %81) ({
^bb0(%82: tensor<complex<f32>>, %83: tensor<complex<f32>>):
%84 = "stablehlo.add"(%82, %83) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%84) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%86 = "stablehlo.reshape"(%85) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%87 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%88 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%89 = "stablehlo.compare"(%87, %88) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%90 = "stablehlo.convert"(%89) : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%91 = "stablehlo.multiply"(%67, %90) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%92 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%96 = "stablehlo.reduce"(%91, %92) ({
^bb0(%93: tensor<complex<f32>>, %94: tensor<complex<f32>>):
%95 = "stablehlo.add"(%93, %94) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%95) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%97 = "stablehlo.reshape"(%96) : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%98 = "stablehlo.real"(%97) : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%100 = "stablehlo.slice"(%98) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%101 = "stablehlo.abs"(%86) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%102 = "stablehlo.constant"() {value = dense<2.9802322387695313e-8> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%106 = "stablehlo.abs"(%86) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%107 = "stablehlo.select"(%103, %106, %105) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%108 = "stablehlo.subtract"(%100, %99) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%111 = "stablehlo.divide"(%108, %110) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%112 = "stablehlo.abs"(%111) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%113 = "stablehlo.multiply"(%111, %111) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%116 = "stablehlo.sqrt"(%115) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%117 = "stablehlo.add"(%112, %116) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%118 = "stablehlo.compare"(%111, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%119 = "stablehlo.negate"(%105) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%120 = "stablehlo.select"(%118, %119, %105) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%121 = "stablehlo.divide"(%120, %117) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%122 = "stablehlo.select"(%103, %121, %104) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%123 = "stablehlo.multiply"(%122, %122) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%124 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%125 = "stablehlo.add"(%123, %124) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%126 = "stablehlo.sqrt"(%125) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%127 = "stablehlo.divide"(%105, %126) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%128 = "stablehlo.convert"(%107) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%129 = "stablehlo.divide"(%86, %128) : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%130 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x1xcomplex<f32>>} : () -> tensor<2x1xcomplex<f32>>
%131 = "stablehlo.select"(%103, %129, %130) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%132 = "stablehlo.multiply"(%127, %122) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%133 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%134 = "stablehlo.slice"(%67) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%135 = "stablehlo.convert"(%127) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%137 = "stablehlo.convert"(%132) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%139 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%140 = "stablehlo.multiply"(%139, %134) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%141 = "stablehlo.multiply"(%136, %133) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%142 = "stablehlo.multiply"(%138, %140) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%143 = "stablehlo.subtract"(%141, %142) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%144 = "stablehlo.multiply"(%138, %133) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%145 = "stablehlo.multiply"(%136, %140) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%146 = "stablehlo.add"(%144, %145) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%147 = "stablehlo.slice"(%143) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%148 = "stablehlo.slice"(%146) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%149 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0x4xcomplex<f32>>} : () -> tensor<0x4xcomplex<f32>>
%150 = "stablehlo.slice"(%146) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%151 = "stablehlo.slice"(%143) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%152 = "stablehlo.concatenate"(%147, %148, %149, %150, %151) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%153 = "stablehlo.real"(%152) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%154 = "stablehlo.imag"(%152) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%155 = "stablehlo.negate"(%154) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%156 = "stablehlo.complex"(%153, %155) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
%157 = "stablehlo.transpose"(%156) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%158 = "stablehlo.slice"(%157) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%159 = "stablehlo.slice"(%157) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%160 = "stablehlo.convert"(%127) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%162 = "stablehlo.convert"(%132) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%164 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%165 = "stablehlo.multiply"(%164, %159) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%166 = "stablehlo.multiply"(%161, %158) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%167 = "stablehlo.multiply"(%163, %165) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%168 = "stablehlo.subtract"(%166, %167) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%169 = "stablehlo.multiply"(%163, %158) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%170 = "stablehlo.multiply"(%161, %165) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%171 = "stablehlo.add"(%169, %170) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%172 = "stablehlo.slice"(%168) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%173 = "stablehlo.slice"(%171) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%174 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0x4xcomplex<f32>>} : () -> tensor<0x4xcomplex<f32>>
%175 = "stablehlo.slice"(%171) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%176 = "stablehlo.slice"(%168) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%177 = "stablehlo.concatenate"(%172, %173, %174, %175, %176) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%178 = "stablehlo.real"(%177) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%179 = "stablehlo.imag"(%177) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%180 = "stablehlo.negate"(%179) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%181 = "stablehlo.complex"(%178, %180) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
%182 = "stablehlo.transpose"(%181) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%183 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%184 = "stablehlo.slice"(%68) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%185 = "stablehlo.convert"(%127) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%187 = "stablehlo.convert"(%132) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%189 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%190 = "stablehlo.multiply"(%189, %184) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%191 = "stablehlo.multiply"(%186, %183) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%192 = "stablehlo.multiply"(%188, %190) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%193 = "stablehlo.subtract"(%191, %192) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%194 = "stablehlo.multiply"(%188, %183) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%195 = "stablehlo.multiply"(%186, %190) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%196 = "stablehlo.add"(%194, %195) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%197 = "stablehlo.slice"(%193) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%198 = "stablehlo.slice"(%196) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%199 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0x4xcomplex<f32>>} : () -> tensor<0x4xcomplex<f32>>
%200 = "stablehlo.slice"(%196) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%201 = "stablehlo.slice"(%193) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%202 = "stablehlo.concatenate"(%197, %198, %199, %200, %201) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%203 = "stablehlo.abs"(%86) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%204 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%208 = "stablehlo.reduce"(%203, %204) ({
^bb0(%205: tensor<f32>, %206: tensor<f32>):
%207 = "stablehlo.maximum"(%205, %206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%207) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%209 = "stablehlo.maximum"(%69, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%71, %182, %202, %209) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>) -> (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>)
%214 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%215 = "stablehlo.add"(%57, %214) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%211, %212, %213, %215) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>, tensor<i32>)
%220 = "stablehlo.slice"(%217) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%221 = "stablehlo.slice"(%220) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%222 = "stablehlo.dot_general"(%221, %32) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%223 = "stablehlo.real"(%221) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%224 = "stablehlo.imag"(%221) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%225 = "stablehlo.negate"(%224) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%226 = "stablehlo.complex"(%223, %225) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
%227 = "stablehlo.multiply"(%222, %226) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%228 = "stablehlo.real"(%227) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%233 = "stablehlo.reduce"(%228, %229) ({
^bb0(%230: tensor<f32>, %231: tensor<f32>):
%232 = "stablehlo.add"(%230, %231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%232) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%234 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%236 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%247, %248 = "stablehlo.sort"(%235, %236) ({
^bb0(%237: tensor<f32>, %238: tensor<f32>, %239: tensor<i32>, %240: tensor<i32>):
%241 = "stablehlo.compare"(%237, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%242 = "stablehlo.compare"(%238, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%243 = "stablehlo.compare"(%237, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%244 = "stablehlo.not"(%243) : (tensor<i1>) -> tensor<i1>
%245 = "stablehlo.and"(%242, %244) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.or"(%241, %245) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%246) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%250 = "stablehlo.gather"(%221, %249) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>, tensor<3x3xi32>) -> tensor<3x3xcomplex<f32>>
%251 = "stablehlo.real"(%250) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%252 = "stablehlo.imag"(%250) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%253 = "stablehlo.negate"(%252) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%254 = "stablehlo.complex"(%251, %253) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
%255 = "stablehlo.transpose"(%254) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%256 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0xcomplex<f32>>} : () -> tensor<0xcomplex<f32>>
return %247, %256 : tensor<3xf32>, tensor<0xcomplex<f32>>
}
}

// f32[0,0]
module @example {
func.func public @main(%0: tensor<0x0xf32>) -> (tensor<0xf32>, tensor<0x0xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %1, %0 : tensor<0xf32>, tensor<0x0xf32>
}
}

