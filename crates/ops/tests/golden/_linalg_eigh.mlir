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
%26 = "stablehlo.transpose"(%25) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%27 = "stablehlo.transpose"(%26) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%31 = "stablehlo.convert"(%30) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%187, %188, %189, %190 = "stablehlo.while"(%27, %31, %32, %33) ({
^bb0(%34: tensor<4x4xf32>, %35: tensor<4x4xf32>, %36: tensor<f32>, %37: tensor<i32>):
%38 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%40 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.compare"(%36, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%42 = "stablehlo.and"(%41, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}, {
^bb0(%43: tensor<4x4xf32>, %44: tensor<4x4xf32>, %45: tensor<f32>, %46: tensor<i32>):
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%181, %182, %183, %184 = "stablehlo.while"(%48, %43, %44, %47) ({
^bb0(%49: tensor<i32>, %50: tensor<4x4xf32>, %51: tensor<4x4xf32>, %52: tensor<f32>):
%53 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%54 = "stablehlo.compare"(%49, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%54) : (tensor<i1>) -> ()
}, {
^bb0(%55: tensor<i32>, %56: tensor<4x4xf32>, %57: tensor<4x4xf32>, %58: tensor<f32>):
%59 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.add"(%55, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%61 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%63 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%64 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%65 = "stablehlo.compare"(%63, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%66 = "stablehlo.convert"(%65) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%67 = "stablehlo.multiply"(%62, %66) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.reduce"(%67, %68) ({
^bb0(%69: tensor<f32>, %70: tensor<f32>):
%71 = "stablehlo.add"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%71) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<2xf32>) -> tensor<2x1xf32>
%74 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%75 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%76 = "stablehlo.compare"(%74, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%77 = "stablehlo.convert"(%76) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%78 = "stablehlo.multiply"(%56, %77) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.reduce"(%78, %79) ({
^bb0(%80: tensor<f32>, %81: tensor<f32>):
%82 = "stablehlo.add"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%82) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<4xf32>) -> tensor<4x1xf32>
%85 = "stablehlo.slice"(%84) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%86 = "stablehlo.slice"(%84) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%87 = "stablehlo.abs"(%73) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%88 = "stablehlo.constant"() {value = dense<2.9802322387695313e-8> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%89 = "stablehlo.compare"(%87, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%92 = "stablehlo.abs"(%73) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%93 = "stablehlo.select"(%89, %92, %91) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%94 = "stablehlo.subtract"(%86, %85) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%96 = "stablehlo.multiply"(%93, %95) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%97 = "stablehlo.divide"(%94, %96) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%98 = "stablehlo.abs"(%97) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.multiply"(%97, %97) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%101 = "stablehlo.add"(%99, %100) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%102 = "stablehlo.sqrt"(%101) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%103 = "stablehlo.add"(%98, %102) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%104 = "stablehlo.compare"(%97, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%105 = "stablehlo.negate"(%91) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.select"(%104, %105, %91) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%107 = "stablehlo.divide"(%106, %103) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%108 = "stablehlo.select"(%89, %107, %90) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.multiply"(%108, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%112 = "stablehlo.sqrt"(%111) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%113 = "stablehlo.divide"(%91, %112) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.divide"(%73, %93) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%116 = "stablehlo.select"(%89, %114, %115) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%117 = "stablehlo.multiply"(%113, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%118 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%119 = "stablehlo.slice"(%56) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%120 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%121 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%122 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%123 = "stablehlo.multiply"(%122, %119) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%124 = "stablehlo.multiply"(%120, %118) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%125 = "stablehlo.multiply"(%121, %123) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%126 = "stablehlo.subtract"(%124, %125) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%127 = "stablehlo.multiply"(%121, %118) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%128 = "stablehlo.multiply"(%120, %123) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%129 = "stablehlo.add"(%127, %128) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%130 = "stablehlo.slice"(%126) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%131 = "stablehlo.slice"(%129) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%133 = "stablehlo.slice"(%129) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%134 = "stablehlo.slice"(%126) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%135 = "stablehlo.concatenate"(%130, %131, %132, %133, %134) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%136 = "stablehlo.transpose"(%135) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%137 = "stablehlo.slice"(%136) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%138 = "stablehlo.slice"(%136) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%139 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%140 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%141 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%142 = "stablehlo.multiply"(%141, %138) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%143 = "stablehlo.multiply"(%139, %137) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%144 = "stablehlo.multiply"(%140, %142) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%145 = "stablehlo.subtract"(%143, %144) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%146 = "stablehlo.multiply"(%140, %137) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%147 = "stablehlo.multiply"(%139, %142) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%148 = "stablehlo.add"(%146, %147) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%149 = "stablehlo.slice"(%145) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%150 = "stablehlo.slice"(%148) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%152 = "stablehlo.slice"(%148) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%153 = "stablehlo.slice"(%145) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%154 = "stablehlo.concatenate"(%149, %150, %151, %152, %153) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%155 = "stablehlo.transpose"(%154) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%156 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%157 = "stablehlo.slice"(%57) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%158 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%159 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%160 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%161 = "stablehlo.multiply"(%160, %157) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%162 = "stablehlo.multiply"(%158, %156) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%163 = "stablehlo.multiply"(%159, %161) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%164 = "stablehlo.subtract"(%162, %163) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%165 = "stablehlo.multiply"(%159, %156) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%166 = "stablehlo.multiply"(%158, %161) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%167 = "stablehlo.add"(%165, %166) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%168 = "stablehlo.slice"(%164) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%169 = "stablehlo.slice"(%167) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%171 = "stablehlo.slice"(%167) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%172 = "stablehlo.slice"(%164) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%173 = "stablehlo.concatenate"(%168, %169, %170, %171, %172) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%174 = "stablehlo.abs"(%73) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%175 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%179 = "stablehlo.reduce"(%174, %175) ({
^bb0(%176: tensor<f32>, %177: tensor<f32>):
%178 = "stablehlo.maximum"(%176, %177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%178) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%180 = "stablehlo.maximum"(%58, %179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60, %155, %173, %180) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>)
%185 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%186 = "stablehlo.add"(%46, %185) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%182, %183, %184, %186) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>)
%191 = "stablehlo.dot_general"(%188, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%192 = "stablehlo.multiply"(%191, %188) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%197 = "stablehlo.reduce"(%192, %193) ({
^bb0(%194: tensor<f32>, %195: tensor<f32>):
%196 = "stablehlo.add"(%194, %195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%196) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
%198 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%200 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%211, %212 = "stablehlo.sort"(%199, %200) ({
^bb0(%201: tensor<f32>, %202: tensor<f32>, %203: tensor<i32>, %204: tensor<i32>):
%205 = "stablehlo.compare"(%201, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%206 = "stablehlo.compare"(%202, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%207 = "stablehlo.compare"(%201, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%208 = "stablehlo.not"(%207) : (tensor<i1>) -> tensor<i1>
%209 = "stablehlo.and"(%206, %208) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%210 = "stablehlo.or"(%205, %209) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%210) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64: 0>} : (tensor<4xi32>) -> tensor<4x4xi32>
%214 = "stablehlo.gather"(%188, %213) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<4x4xi32>) -> tensor<4x4xf32>
%215 = "stablehlo.transpose"(%214) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
return %211, %215 : tensor<4xf32>, tensor<4x4xf32>
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
%192, %193, %194, %195 = "stablehlo.while"(%32, %36, %37, %38) ({
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
%186, %187, %188, %189 = "stablehlo.while"(%53, %48, %49, %52) ({
^bb0(%54: tensor<i32>, %55: tensor<2x4x4xf64>, %56: tensor<2x4x4xf64>, %57: tensor<f64>):
%58 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%59 = "stablehlo.compare"(%54, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%59) : (tensor<i1>) -> ()
}, {
^bb0(%60: tensor<i32>, %61: tensor<2x4x4xf64>, %62: tensor<2x4x4xf64>, %63: tensor<f64>):
%64 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.add"(%60, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%66 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%67 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x2x2xf64>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2xi32>
%69 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x2xi32>
%70 = "stablehlo.compare"(%68, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
%71 = "stablehlo.convert"(%70) : (tensor<2x2x2xi1>) -> tensor<2x2x2xf64>
%72 = "stablehlo.multiply"(%67, %71) : (tensor<2x2x2xf64>, tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%77 = "stablehlo.reduce"(%72, %73) ({
^bb0(%74: tensor<f64>, %75: tensor<f64>):
%76 = "stablehlo.add"(%74, %75) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%76) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<2x2xf64>
%78 = "stablehlo.reshape"(%77) : (tensor<2x2xf64>) -> tensor<2x2x1xf64>
%79 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%80 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%81 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%82 = "stablehlo.convert"(%81) : (tensor<2x4x4xi1>) -> tensor<2x4x4xf64>
%83 = "stablehlo.multiply"(%61, %82) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%88 = "stablehlo.reduce"(%83, %84) ({
^bb0(%85: tensor<f64>, %86: tensor<f64>):
%87 = "stablehlo.add"(%85, %86) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%87) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
%89 = "stablehlo.reshape"(%88) : (tensor<2x4xf64>) -> tensor<2x4x1xf64>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1xf64>) -> tensor<2x2x1xf64>
%91 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 4, 1>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1xf64>) -> tensor<2x2x1xf64>
%92 = "stablehlo.abs"(%78) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%93 = "stablehlo.constant"() {value = dense<5.551115123125783e-17> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%94 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%97 = "stablehlo.abs"(%78) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%98 = "stablehlo.select"(%94, %97, %96) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%99 = "stablehlo.subtract"(%91, %90) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%102 = "stablehlo.divide"(%99, %101) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%103 = "stablehlo.abs"(%102) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%104 = "stablehlo.multiply"(%102, %102) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%106 = "stablehlo.add"(%104, %105) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%107 = "stablehlo.sqrt"(%106) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%108 = "stablehlo.add"(%103, %107) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%109 = "stablehlo.compare"(%102, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
%110 = "stablehlo.negate"(%96) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%111 = "stablehlo.select"(%109, %110, %96) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%112 = "stablehlo.divide"(%111, %108) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%113 = "stablehlo.select"(%94, %112, %95) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%114 = "stablehlo.multiply"(%113, %113) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%115 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%116 = "stablehlo.add"(%114, %115) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%117 = "stablehlo.sqrt"(%116) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%118 = "stablehlo.divide"(%96, %117) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%119 = "stablehlo.divide"(%78, %98) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2x1xf64>} : () -> tensor<2x2x1xf64>
%121 = "stablehlo.select"(%94, %119, %120) : (tensor<2x2x1xi1>, tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%122 = "stablehlo.multiply"(%118, %113) : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%123 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%124 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%125 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%126 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%127 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%128 = "stablehlo.multiply"(%127, %124) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%129 = "stablehlo.multiply"(%125, %123) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%130 = "stablehlo.multiply"(%126, %128) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%132 = "stablehlo.multiply"(%126, %123) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%133 = "stablehlo.multiply"(%125, %128) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%134 = "stablehlo.add"(%132, %133) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%135 = "stablehlo.slice"(%131) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%136 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x4xf64>} : () -> tensor<2x0x4xf64>
%138 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%139 = "stablehlo.slice"(%131) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%140 = "stablehlo.concatenate"(%135, %136, %137, %138, %139) {dimension = 1 : i64} : (tensor<2x1x4xf64>, tensor<2x1x4xf64>, tensor<2x0x4xf64>, tensor<2x1x4xf64>, tensor<2x1x4xf64>) -> tensor<2x4x4xf64>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%142 = "stablehlo.slice"(%141) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%143 = "stablehlo.slice"(%141) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%144 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%145 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%146 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%147 = "stablehlo.multiply"(%146, %143) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%148 = "stablehlo.multiply"(%144, %142) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%149 = "stablehlo.multiply"(%145, %147) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%150 = "stablehlo.subtract"(%148, %149) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%151 = "stablehlo.multiply"(%145, %142) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%152 = "stablehlo.multiply"(%144, %147) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%153 = "stablehlo.add"(%151, %152) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%154 = "stablehlo.slice"(%150) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%155 = "stablehlo.slice"(%153) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x4xf64>} : () -> tensor<2x0x4xf64>
%157 = "stablehlo.slice"(%153) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%158 = "stablehlo.slice"(%150) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%159 = "stablehlo.concatenate"(%154, %155, %156, %157, %158) {dimension = 1 : i64} : (tensor<2x1x4xf64>, tensor<2x1x4xf64>, tensor<2x0x4xf64>, tensor<2x1x4xf64>, tensor<2x1x4xf64>) -> tensor<2x4x4xf64>
%160 = "stablehlo.transpose"(%159) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%161 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%162 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x2x4xf64>
%163 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%164 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%165 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>) -> tensor<2x2x4xf64>
%166 = "stablehlo.multiply"(%165, %162) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%167 = "stablehlo.multiply"(%163, %161) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%168 = "stablehlo.multiply"(%164, %166) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%170 = "stablehlo.multiply"(%164, %161) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%171 = "stablehlo.multiply"(%163, %166) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%172 = "stablehlo.add"(%170, %171) : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xf64>
%173 = "stablehlo.slice"(%169) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%174 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x4xf64>} : () -> tensor<2x0x4xf64>
%176 = "stablehlo.slice"(%172) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%177 = "stablehlo.slice"(%169) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x4xf64>) -> tensor<2x1x4xf64>
%178 = "stablehlo.concatenate"(%173, %174, %175, %176, %177) {dimension = 1 : i64} : (tensor<2x1x4xf64>, tensor<2x1x4xf64>, tensor<2x0x4xf64>, tensor<2x1x4xf64>, tensor<2x1x4xf64>) -> tensor<2x4x4xf64>
%179 = "stablehlo.abs"(%78) : (tensor<2x2x1xf64>) -> tensor<2x2x1xf64>
%180 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%184 = "stablehlo.reduce"(%179, %180) ({
^bb0(%181: tensor<f64>, %182: tensor<f64>):
%183 = "stablehlo.maximum"(%181, %182) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%183) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x2x1xf64>, tensor<f64>) -> tensor<f64>
%185 = "stablehlo.maximum"(%63, %184) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%65, %160, %178, %185) : (tensor<i32>, tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>) -> ()
}) : (tensor<i32>, tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>) -> (tensor<i32>, tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>)
%190 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%191 = "stablehlo.add"(%51, %190) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%187, %188, %189, %191) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i32>) -> ()
}) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i32>) -> (tensor<2x4x4xf64>, tensor<2x4x4xf64>, tensor<f64>, tensor<i32>)
%196 = "stablehlo.slice"(%193) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x3xf64>
%197 = "stablehlo.slice"(%196) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
%198 = "stablehlo.dot_general"(%197, %26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%199 = "stablehlo.multiply"(%198, %197) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%204 = "stablehlo.reduce"(%199, %200) ({
^bb0(%201: tensor<f64>, %202: tensor<f64>):
%203 = "stablehlo.add"(%201, %202) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%203) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3xf64>, tensor<f64>) -> tensor<2x3xf64>
%205 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x3xf64>
%206 = "stablehlo.multiply"(%204, %205) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
%207 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
%218, %219 = "stablehlo.sort"(%206, %207) ({
^bb0(%208: tensor<f64>, %209: tensor<f64>, %210: tensor<i32>, %211: tensor<i32>):
%212 = "stablehlo.compare"(%208, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%213 = "stablehlo.compare"(%209, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%214 = "stablehlo.compare"(%208, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%215 = "stablehlo.not"(%214) : (tensor<i1>) -> tensor<i1>
%216 = "stablehlo.and"(%213, %215) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%217 = "stablehlo.or"(%212, %216) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%217) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf64>, tensor<2x3xi32>) -> (tensor<2x3xf64>, tensor<2x3xi32>)
%220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
%221 = "stablehlo.gather"(%197, %220) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0, 2], start_indices_batching_dims = [0, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>} : (tensor<2x3x3xf64>, tensor<2x3x3xi32>) -> tensor<2x3x3xf64>
%222 = "stablehlo.transpose"(%221) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
return %218, %222 : tensor<2x3xf64>, tensor<2x3x3xf64>
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
%214, %215, %216, %217 = "stablehlo.while"(%38, %42, %43, %44) ({
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
%208, %209, %210, %211 = "stablehlo.while"(%59, %54, %55, %58) ({
^bb0(%60: tensor<i32>, %61: tensor<4x4xcomplex<f32>>, %62: tensor<4x4xcomplex<f32>>, %63: tensor<f32>):
%64 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.compare"(%60, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%65) : (tensor<i1>) -> ()
}, {
^bb0(%66: tensor<i32>, %67: tensor<4x4xcomplex<f32>>, %68: tensor<4x4xcomplex<f32>>, %69: tensor<f32>):
%70 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.add"(%66, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%72 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%74 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%75 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%76 = "stablehlo.compare"(%74, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%77 = "stablehlo.convert"(%76) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%78 = "stablehlo.multiply"(%73, %77) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%79 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%83 = "stablehlo.reduce"(%78, %79) ({
^bb0(%80: tensor<complex<f32>>, %81: tensor<complex<f32>>):
%82 = "stablehlo.add"(%80, %81) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%82) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%84 = "stablehlo.reshape"(%83) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%85 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%86 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%87 = "stablehlo.compare"(%85, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%88 = "stablehlo.convert"(%87) : (tensor<4x4xi1>) -> tensor<4x4xcomplex<f32>>
%89 = "stablehlo.multiply"(%67, %88) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%90 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%94 = "stablehlo.reduce"(%89, %90) ({
^bb0(%91: tensor<complex<f32>>, %92: tensor<complex<f32>>):
%93 = "stablehlo.add"(%91, %92) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%93) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%95 = "stablehlo.reshape"(%94) : (tensor<4xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
%96 = "stablehlo.real"(%95) : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%98 = "stablehlo.slice"(%96) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.abs"(%84) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%100 = "stablehlo.constant"() {value = dense<2.9802322387695313e-8> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%104 = "stablehlo.abs"(%84) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%105 = "stablehlo.select"(%101, %104, %103) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.subtract"(%98, %97) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%108 = "stablehlo.multiply"(%105, %107) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.divide"(%106, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.abs"(%109) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%111 = "stablehlo.multiply"(%109, %109) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%113 = "stablehlo.add"(%111, %112) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.sqrt"(%113) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%115 = "stablehlo.add"(%110, %114) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%116 = "stablehlo.compare"(%109, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%117 = "stablehlo.negate"(%103) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%118 = "stablehlo.select"(%116, %117, %103) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%119 = "stablehlo.divide"(%118, %115) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%120 = "stablehlo.select"(%101, %119, %102) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%121 = "stablehlo.multiply"(%120, %120) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%123 = "stablehlo.add"(%121, %122) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%124 = "stablehlo.sqrt"(%123) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%125 = "stablehlo.divide"(%103, %124) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%126 = "stablehlo.convert"(%105) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%127 = "stablehlo.divide"(%84, %126) : (tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%128 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<2x1xcomplex<f32>>} : () -> tensor<2x1xcomplex<f32>>
%129 = "stablehlo.select"(%101, %127, %128) : (tensor<2x1xi1>, tensor<2x1xcomplex<f32>>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%130 = "stablehlo.multiply"(%125, %120) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%131 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%132 = "stablehlo.slice"(%67) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%133 = "stablehlo.convert"(%125) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%135 = "stablehlo.convert"(%130) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%137 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%138 = "stablehlo.multiply"(%137, %132) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%139 = "stablehlo.multiply"(%134, %131) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%140 = "stablehlo.multiply"(%136, %138) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%141 = "stablehlo.subtract"(%139, %140) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%142 = "stablehlo.multiply"(%136, %131) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%143 = "stablehlo.multiply"(%134, %138) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%144 = "stablehlo.add"(%142, %143) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%145 = "stablehlo.slice"(%141) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%146 = "stablehlo.slice"(%144) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%147 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0x4xcomplex<f32>>} : () -> tensor<0x4xcomplex<f32>>
%148 = "stablehlo.slice"(%144) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%149 = "stablehlo.slice"(%141) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%150 = "stablehlo.concatenate"(%145, %146, %147, %148, %149) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%151 = "stablehlo.real"(%150) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%152 = "stablehlo.imag"(%150) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%153 = "stablehlo.negate"(%152) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%154 = "stablehlo.complex"(%151, %153) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
%155 = "stablehlo.transpose"(%154) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%156 = "stablehlo.slice"(%155) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%157 = "stablehlo.slice"(%155) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%158 = "stablehlo.convert"(%125) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%160 = "stablehlo.convert"(%130) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%162 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%163 = "stablehlo.multiply"(%162, %157) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%164 = "stablehlo.multiply"(%159, %156) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%165 = "stablehlo.multiply"(%161, %163) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%166 = "stablehlo.subtract"(%164, %165) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%167 = "stablehlo.multiply"(%161, %156) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%168 = "stablehlo.multiply"(%159, %163) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%169 = "stablehlo.add"(%167, %168) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%170 = "stablehlo.slice"(%166) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%171 = "stablehlo.slice"(%169) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%172 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0x4xcomplex<f32>>} : () -> tensor<0x4xcomplex<f32>>
%173 = "stablehlo.slice"(%169) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%174 = "stablehlo.slice"(%166) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%175 = "stablehlo.concatenate"(%170, %171, %172, %173, %174) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%176 = "stablehlo.real"(%175) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%177 = "stablehlo.imag"(%175) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
%178 = "stablehlo.negate"(%177) : (tensor<4x4xf32>) -> tensor<4x4xf32>
%179 = "stablehlo.complex"(%176, %178) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
%180 = "stablehlo.transpose"(%179) {permutation = array<i64: 1, 0>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%181 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%182 = "stablehlo.slice"(%68) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%183 = "stablehlo.convert"(%125) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%185 = "stablehlo.convert"(%130) : (tensor<2x1xf32>) -> tensor<2x1xcomplex<f32>>
%186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%187 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%188 = "stablehlo.multiply"(%187, %182) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%189 = "stablehlo.multiply"(%184, %181) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%190 = "stablehlo.multiply"(%186, %188) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%191 = "stablehlo.subtract"(%189, %190) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%192 = "stablehlo.multiply"(%186, %181) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%193 = "stablehlo.multiply"(%184, %188) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%194 = "stablehlo.add"(%192, %193) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
%195 = "stablehlo.slice"(%191) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%196 = "stablehlo.slice"(%194) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%197 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0x4xcomplex<f32>>} : () -> tensor<0x4xcomplex<f32>>
%198 = "stablehlo.slice"(%194) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%199 = "stablehlo.slice"(%191) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
%200 = "stablehlo.concatenate"(%195, %196, %197, %198, %199) {dimension = 0 : i64} : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<0x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
%201 = "stablehlo.abs"(%84) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%202 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%206 = "stablehlo.reduce"(%201, %202) ({
^bb0(%203: tensor<f32>, %204: tensor<f32>):
%205 = "stablehlo.maximum"(%203, %204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%205) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%207 = "stablehlo.maximum"(%69, %206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%71, %180, %200, %207) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>) -> (tensor<i32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>)
%212 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%213 = "stablehlo.add"(%57, %212) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%209, %210, %211, %213) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>, tensor<i32>) -> (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<f32>, tensor<i32>)
%218 = "stablehlo.slice"(%215) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
%219 = "stablehlo.slice"(%218) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%220 = "stablehlo.dot_general"(%219, %32) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%221 = "stablehlo.real"(%219) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%222 = "stablehlo.imag"(%219) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%223 = "stablehlo.negate"(%222) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%224 = "stablehlo.complex"(%221, %223) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
%225 = "stablehlo.multiply"(%220, %224) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%226 = "stablehlo.real"(%225) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%231 = "stablehlo.reduce"(%226, %227) ({
^bb0(%228: tensor<f32>, %229: tensor<f32>):
%230 = "stablehlo.add"(%228, %229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%230) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%232 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%234 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%245, %246 = "stablehlo.sort"(%233, %234) ({
^bb0(%235: tensor<f32>, %236: tensor<f32>, %237: tensor<i32>, %238: tensor<i32>):
%239 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%240 = "stablehlo.compare"(%236, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%241 = "stablehlo.compare"(%235, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%242 = "stablehlo.not"(%241) : (tensor<i1>) -> tensor<i1>
%243 = "stablehlo.and"(%240, %242) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%244 = "stablehlo.or"(%239, %243) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%244) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%247 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<0xcomplex<f32>>} : () -> tensor<0xcomplex<f32>>
return %245, %247 : tensor<3xf32>, tensor<0xcomplex<f32>>
}
}

// f32[0,0]
module @example {
func.func public @main(%0: tensor<0x0xf32>) -> (tensor<0xf32>, tensor<0x0xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
return %1, %2 : tensor<0xf32>, tensor<0x0xf32>
}
}

