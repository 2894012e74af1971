// f32[3,3]
module @example {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
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
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%17 = "stablehlo.select"(%15, %0, %16) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%18 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%20 = "stablehlo.select"(%18, %0, %19) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%21 = "stablehlo.transpose"(%17) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%22 = "stablehlo.add"(%17, %21) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%23 = "stablehlo.add"(%22, %20) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%24 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
%25 = "stablehlo.divide"(%23, %24) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.pad"(%25, %26) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<4x3xf32>
%28 = "stablehlo.transpose"(%27) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.pad"(%28, %29) {edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x4xf32>
%31 = "stablehlo.transpose"(%30) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%32 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%33 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%34 = "stablehlo.compare"(%32, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%35 = "stablehlo.convert"(%34) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%191, %192, %193, %194 = "stablehlo.while"(%31, %35, %36, %37) ({
^bb0(%38: tensor<4x4xf32>, %39: tensor<4x4xf32>, %40: tensor<f32>, %41: tensor<i32>):
%42 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.compare"(%41, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%44 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.compare"(%40, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%46 = "stablehlo.and"(%45, %43) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%46) : (tensor<i1>) -> ()
}, {
^bb0(%47: tensor<4x4xf32>, %48: tensor<4x4xf32>, %49: tensor<f32>, %50: tensor<i32>):
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%185, %186, %187, %188 = "stablehlo.while"(%52, %47, %48, %51) ({
^bb0(%53: tensor<i32>, %54: tensor<4x4xf32>, %55: tensor<4x4xf32>, %56: tensor<f32>):
%57 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.compare"(%53, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%58) : (tensor<i1>) -> ()
}, {
^bb0(%59: tensor<i32>, %60: tensor<4x4xf32>, %61: tensor<4x4xf32>, %62: tensor<f32>):
%63 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.add"(%59, %63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%65 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%66 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
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
%82 = "stablehlo.multiply"(%60, %81) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
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
%122 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%123 = "stablehlo.slice"(%60) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
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
%160 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%161 = "stablehlo.slice"(%61) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
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
%184 = "stablehlo.maximum"(%62, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64, %159, %177, %184) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>)
%189 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%190 = "stablehlo.add"(%50, %189) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%186, %187, %188, %190) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>)
%195 = "stablehlo.slice"(%192) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x3xf32>
%196 = "stablehlo.slice"(%195) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%197 = "stablehlo.dot_general"(%196, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%198 = "stablehlo.multiply"(%197, %196) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%203 = "stablehlo.reduce"(%198, %199) ({
^bb0(%200: tensor<f32>, %201: tensor<f32>):
%202 = "stablehlo.add"(%200, %201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%202) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%204 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%205 = "stablehlo.multiply"(%203, %204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%206 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%217, %218 = "stablehlo.sort"(%205, %206) ({
^bb0(%207: tensor<f32>, %208: tensor<f32>, %209: tensor<i32>, %210: tensor<i32>):
%211 = "stablehlo.compare"(%207, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%212 = "stablehlo.compare"(%208, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%213 = "stablehlo.compare"(%207, %207) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%214 = "stablehlo.not"(%213) : (tensor<i1>) -> tensor<i1>
%215 = "stablehlo.and"(%212, %214) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.or"(%211, %215) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%216) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%220 = "stablehlo.gather"(%196, %219) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xf32>, tensor<3x3xi32>) -> tensor<3x3xf32>
%221 = "stablehlo.transpose"(%220) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%223 = "stablehlo.maximum"(%217, %222) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%224 = "stablehlo.sqrt"(%223) : (tensor<3xf32>) -> tensor<3xf32>
%225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%226 = "stablehlo.multiply"(%221, %225) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%227 = "stablehlo.transpose"(%221) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%228 = "stablehlo.dot_general"(%226, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %228 : tensor<3x3xf32>
}
}

// c64[2,2]
module @example {
func.func public @main(%0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>) {
%1 = "stablehlo.abs"(%0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.is_finite"(%6) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.select"(%10, %6, %11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%16 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x2xcomplex<f32>>} : () -> tensor<2x2xcomplex<f32>>
%17 = "stablehlo.select"(%15, %0, %16) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%18 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%19 = "stablehlo.real"(%0) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%20 = "stablehlo.convert"(%19) : (tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%21 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<2x2xcomplex<f32>>} : () -> tensor<2x2xcomplex<f32>>
%22 = "stablehlo.select"(%18, %20, %21) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%23 = "stablehlo.real"(%17) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%24 = "stablehlo.imag"(%17) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%25 = "stablehlo.negate"(%24) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%26 = "stablehlo.complex"(%23, %25) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%27 = "stablehlo.transpose"(%26) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%28 = "stablehlo.add"(%17, %27) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%29 = "stablehlo.add"(%28, %22) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%30 = "stablehlo.convert"(%12) : (tensor<f32>) -> tensor<complex<f32>>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
%32 = "stablehlo.divide"(%29, %31) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%33 = "stablehlo.transpose"(%32) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%34 = "stablehlo.transpose"(%33) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%35 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%37 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%38 = "stablehlo.convert"(%37) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%195, %196, %197, %198 = "stablehlo.while"(%34, %38, %39, %40) ({
^bb0(%41: tensor<2x2xcomplex<f32>>, %42: tensor<2x2xcomplex<f32>>, %43: tensor<f32>, %44: tensor<i32>):
%45 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%47 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.compare"(%43, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%49 = "stablehlo.and"(%48, %46) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}, {
^bb0(%50: tensor<2x2xcomplex<f32>>, %51: tensor<2x2xcomplex<f32>>, %52: tensor<f32>, %53: tensor<i32>):
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%189, %190, %191, %192 = "stablehlo.while"(%55, %50, %51, %54) ({
^bb0(%56: tensor<i32>, %57: tensor<2x2xcomplex<f32>>, %58: tensor<2x2xcomplex<f32>>, %59: tensor<f32>):
%60 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.compare"(%56, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%61) : (tensor<i1>) -> ()
}, {
^bb0(%62: tensor<i32>, %63: tensor<2x2xcomplex<f32>>, %64: tensor<2x2xcomplex<f32>>, %65: tensor<f32>):
%66 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.add"(%62, %66) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%68 = "stablehlo.slice"(%63) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%70 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%71 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%73 = "stablehlo.convert"(%72) : (tensor<1x1xi1>) -> tensor<1x1xcomplex<f32>>
%74 = "stablehlo.multiply"(%69, %73) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%75 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%79 = "stablehlo.reduce"(%74, %75) ({
^bb0(%76: tensor<complex<f32>>, %77: tensor<complex<f32>>):
%78 = "stablehlo.add"(%76, %77) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%78) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%80 = "stablehlo.reshape"(%79) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%81 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%82 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%84 = "stablehlo.convert"(%83) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%85 = "stablehlo.multiply"(%63, %84) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%86 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%90 = "stablehlo.reduce"(%85, %86) ({
^bb0(%87: tensor<complex<f32>>, %88: tensor<complex<f32>>):
%89 = "stablehlo.add"(%87, %88) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%89) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%91 = "stablehlo.reshape"(%90) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%92 = "stablehlo.real"(%91) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%93 = "stablehlo.slice"(%92) {limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x1xf32>) -> tensor<1x1xf32>
%94 = "stablehlo.slice"(%92) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x1xf32>) -> tensor<1x1xf32>
%95 = "stablehlo.abs"(%80) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%96 = "stablehlo.constant"() {value = dense<2.9802322387695313e-8> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%97 = "stablehlo.compare"(%95, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%100 = "stablehlo.abs"(%80) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%101 = "stablehlo.select"(%97, %100, %99) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%102 = "stablehlo.subtract"(%94, %93) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%103 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%105 = "stablehlo.divide"(%102, %104) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%106 = "stablehlo.abs"(%105) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%107 = "stablehlo.multiply"(%105, %105) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%108 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%109 = "stablehlo.add"(%107, %108) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.sqrt"(%109) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.add"(%106, %110) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.compare"(%105, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%113 = "stablehlo.negate"(%99) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.select"(%112, %113, %99) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.divide"(%114, %111) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.select"(%97, %115, %98) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%117 = "stablehlo.multiply"(%116, %116) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%120 = "stablehlo.sqrt"(%119) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%121 = "stablehlo.divide"(%99, %120) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%122 = "stablehlo.convert"(%101) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%123 = "stablehlo.divide"(%80, %122) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%124 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%125 = "stablehlo.select"(%97, %123, %124) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%126 = "stablehlo.multiply"(%121, %116) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%127 = "stablehlo.slice"(%63) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%128 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%129 = "stablehlo.convert"(%121) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%131 = "stablehlo.convert"(%126) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%133 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%134 = "stablehlo.multiply"(%133, %128) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%135 = "stablehlo.multiply"(%130, %127) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%136 = "stablehlo.multiply"(%132, %134) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%137 = "stablehlo.subtract"(%135, %136) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%138 = "stablehlo.multiply"(%132, %127) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%139 = "stablehlo.multiply"(%130, %134) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%140 = "stablehlo.add"(%138, %139) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%141 = "stablehlo.concatenate"(%137, %140) {dimension = 0 : i64} : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%142 = "stablehlo.real"(%141) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%143 = "stablehlo.imag"(%141) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%144 = "stablehlo.negate"(%143) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%145 = "stablehlo.complex"(%142, %144) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%146 = "stablehlo.transpose"(%145) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%147 = "stablehlo.slice"(%146) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%148 = "stablehlo.slice"(%146) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%149 = "stablehlo.convert"(%121) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%151 = "stablehlo.convert"(%126) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%153 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%154 = "stablehlo.multiply"(%153, %148) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%155 = "stablehlo.multiply"(%150, %147) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%156 = "stablehlo.multiply"(%152, %154) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%157 = "stablehlo.subtract"(%155, %156) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%158 = "stablehlo.multiply"(%152, %147) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%159 = "stablehlo.multiply"(%150, %154) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%160 = "stablehlo.add"(%158, %159) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%161 = "stablehlo.concatenate"(%157, %160) {dimension = 0 : i64} : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%162 = "stablehlo.real"(%161) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%163 = "stablehlo.imag"(%161) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%164 = "stablehlo.negate"(%163) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%165 = "stablehlo.complex"(%162, %164) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%166 = "stablehlo.transpose"(%165) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%167 = "stablehlo.slice"(%64) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%168 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%169 = "stablehlo.convert"(%121) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%170 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%171 = "stablehlo.convert"(%126) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%173 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%174 = "stablehlo.multiply"(%173, %168) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%175 = "stablehlo.multiply"(%170, %167) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%176 = "stablehlo.multiply"(%172, %174) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%177 = "stablehlo.subtract"(%175, %176) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%178 = "stablehlo.multiply"(%172, %167) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%179 = "stablehlo.multiply"(%170, %174) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%180 = "stablehlo.add"(%178, %179) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%181 = "stablehlo.concatenate"(%177, %180) {dimension = 0 : i64} : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%182 = "stablehlo.abs"(%80) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%183 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%187 = "stablehlo.reduce"(%182, %183) ({
^bb0(%184: tensor<f32>, %185: tensor<f32>):
%186 = "stablehlo.maximum"(%184, %185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%186) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%188 = "stablehlo.maximum"(%65, %187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%67, %166, %181, %188) : (tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>) -> (tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>)
%193 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%194 = "stablehlo.add"(%53, %193) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%190, %191, %192, %194) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>, tensor<i32>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>, tensor<i32>)
%199 = "stablehlo.dot_general"(%196, %32) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%200 = "stablehlo.real"(%196) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%201 = "stablehlo.imag"(%196) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%202 = "stablehlo.negate"(%201) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%203 = "stablehlo.complex"(%200, %202) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%204 = "stablehlo.multiply"(%199, %203) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%205 = "stablehlo.real"(%204) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%210 = "stablehlo.reduce"(%205, %206) ({
^bb0(%207: tensor<f32>, %208: tensor<f32>):
%209 = "stablehlo.add"(%207, %208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%209) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%211 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%213 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%224, %225 = "stablehlo.sort"(%212, %213) ({
^bb0(%214: tensor<f32>, %215: tensor<f32>, %216: tensor<i32>, %217: tensor<i32>):
%218 = "stablehlo.compare"(%214, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%219 = "stablehlo.compare"(%215, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%220 = "stablehlo.compare"(%214, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%221 = "stablehlo.not"(%220) : (tensor<i1>) -> tensor<i1>
%222 = "stablehlo.and"(%219, %221) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%223 = "stablehlo.or"(%218, %222) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%223) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x2xi32>
%227 = "stablehlo.gather"(%196, %226) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>, tensor<2x2xi32>) -> tensor<2x2xcomplex<f32>>
%228 = "stablehlo.real"(%227) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%229 = "stablehlo.imag"(%227) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%230 = "stablehlo.negate"(%229) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%231 = "stablehlo.complex"(%228, %230) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%232 = "stablehlo.transpose"(%231) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%234 = "stablehlo.maximum"(%224, %233) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%235 = "stablehlo.sqrt"(%234) : (tensor<2xf32>) -> tensor<2xf32>
%236 = "stablehlo.convert"(%235) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
%237 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64: 1>} : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%238 = "stablehlo.multiply"(%232, %237) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%239 = "stablehlo.real"(%232) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%240 = "stablehlo.imag"(%232) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%241 = "stablehlo.negate"(%240) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%242 = "stablehlo.complex"(%239, %241) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%243 = "stablehlo.transpose"(%242) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%244 = "stablehlo.dot_general"(%238, %243) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
return %244 : tensor<2x2xcomplex<f32>>
}
}

