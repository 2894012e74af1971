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
%193, %194, %195, %196 = "stablehlo.while"(%31, %35, %36, %37) ({
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
%187, %188, %189, %190 = "stablehlo.while"(%52, %47, %48, %51) ({
^bb0(%53: tensor<i32>, %54: tensor<4x4xf32>, %55: tensor<4x4xf32>, %56: tensor<f32>):
%57 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.compare"(%53, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%58) : (tensor<i1>) -> ()
}, {
^bb0(%59: tensor<i32>, %60: tensor<4x4xf32>, %61: tensor<4x4xf32>, %62: tensor<f32>):
%63 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.add"(%59, %63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%65 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%66 = "stablehlo.slice"(%60) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%67 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%68 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<2x2xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%71 = "stablehlo.compare"(%69, %70) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%72 = "stablehlo.convert"(%71) : (tensor<2x2xi1>) -> tensor<2x2xf32>
%73 = "stablehlo.multiply"(%68, %72) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.reduce"(%73, %74) ({
^bb0(%75: tensor<f32>, %76: tensor<f32>):
%77 = "stablehlo.add"(%75, %76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%77) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2xf32>) -> tensor<2x1xf32>
%80 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
%81 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
%82 = "stablehlo.compare"(%80, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
%83 = "stablehlo.convert"(%82) : (tensor<4x4xi1>) -> tensor<4x4xf32>
%84 = "stablehlo.multiply"(%60, %83) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.reduce"(%84, %85) ({
^bb0(%86: tensor<f32>, %87: tensor<f32>):
%88 = "stablehlo.add"(%86, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<4xf32>) -> tensor<4x1xf32>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%92 = "stablehlo.slice"(%90) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x1xf32>) -> tensor<2x1xf32>
%93 = "stablehlo.abs"(%79) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%94 = "stablehlo.constant"() {value = dense<2.9802322387695313e-8> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%98 = "stablehlo.abs"(%79) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%99 = "stablehlo.select"(%95, %98, %97) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%100 = "stablehlo.subtract"(%92, %91) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%103 = "stablehlo.divide"(%100, %102) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%104 = "stablehlo.abs"(%103) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%105 = "stablehlo.multiply"(%103, %103) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%106 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%108 = "stablehlo.sqrt"(%107) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%109 = "stablehlo.add"(%104, %108) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%110 = "stablehlo.compare"(%103, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
%111 = "stablehlo.negate"(%97) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%112 = "stablehlo.select"(%110, %111, %97) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%113 = "stablehlo.divide"(%112, %109) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%114 = "stablehlo.select"(%95, %113, %96) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%115 = "stablehlo.multiply"(%114, %114) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%118 = "stablehlo.sqrt"(%117) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%119 = "stablehlo.divide"(%97, %118) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%120 = "stablehlo.divide"(%79, %99) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%121 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1xf32>} : () -> tensor<2x1xf32>
%122 = "stablehlo.select"(%95, %120, %121) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%123 = "stablehlo.multiply"(%119, %114) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
%124 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%125 = "stablehlo.slice"(%60) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%126 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%127 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%128 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%129 = "stablehlo.multiply"(%128, %125) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%130 = "stablehlo.multiply"(%126, %124) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%131 = "stablehlo.multiply"(%127, %129) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%132 = "stablehlo.subtract"(%130, %131) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%133 = "stablehlo.multiply"(%127, %124) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%134 = "stablehlo.multiply"(%126, %129) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%136 = "stablehlo.slice"(%132) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%137 = "stablehlo.slice"(%135) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%139 = "stablehlo.slice"(%135) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%140 = "stablehlo.slice"(%132) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%141 = "stablehlo.concatenate"(%136, %137, %138, %139, %140) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%142 = "stablehlo.transpose"(%141) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%143 = "stablehlo.slice"(%142) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%144 = "stablehlo.slice"(%142) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%145 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%146 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%147 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%148 = "stablehlo.multiply"(%147, %144) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%149 = "stablehlo.multiply"(%145, %143) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%150 = "stablehlo.multiply"(%146, %148) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%151 = "stablehlo.subtract"(%149, %150) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%152 = "stablehlo.multiply"(%146, %143) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%153 = "stablehlo.multiply"(%145, %148) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%155 = "stablehlo.slice"(%151) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%156 = "stablehlo.slice"(%154) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%158 = "stablehlo.slice"(%154) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%159 = "stablehlo.slice"(%151) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%160 = "stablehlo.concatenate"(%155, %156, %157, %158, %159) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%161 = "stablehlo.transpose"(%160) {permutation = array<i64: 1, 0>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
%162 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%163 = "stablehlo.slice"(%61) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<2x4xf32>
%164 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%165 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%166 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x4xf32>
%167 = "stablehlo.multiply"(%166, %163) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%168 = "stablehlo.multiply"(%164, %162) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%169 = "stablehlo.multiply"(%165, %167) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%170 = "stablehlo.subtract"(%168, %169) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%171 = "stablehlo.multiply"(%165, %162) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%172 = "stablehlo.multiply"(%164, %167) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%173 = "stablehlo.add"(%171, %172) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%174 = "stablehlo.slice"(%170) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%175 = "stablehlo.slice"(%173) {limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x4xf32>} : () -> tensor<0x4xf32>
%177 = "stablehlo.slice"(%173) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%178 = "stablehlo.slice"(%170) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x4xf32>) -> tensor<1x4xf32>
%179 = "stablehlo.concatenate"(%174, %175, %176, %177, %178) {dimension = 0 : i64} : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<0x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
%180 = "stablehlo.abs"(%79) : (tensor<2x1xf32>) -> tensor<2x1xf32>
%181 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%185 = "stablehlo.reduce"(%180, %181) ({
^bb0(%182: tensor<f32>, %183: tensor<f32>):
%184 = "stablehlo.maximum"(%182, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%184) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>, tensor<f32>) -> tensor<f32>
%186 = "stablehlo.maximum"(%62, %185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64, %161, %179, %186) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>)
%191 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%192 = "stablehlo.add"(%50, %191) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%188, %189, %190, %192) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<i32>)
%197 = "stablehlo.slice"(%194) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x4xf32>) -> tensor<4x3xf32>
%198 = "stablehlo.slice"(%197) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%199 = "stablehlo.dot_general"(%198, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%200 = "stablehlo.multiply"(%199, %198) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%205 = "stablehlo.reduce"(%200, %201) ({
^bb0(%202: tensor<f32>, %203: tensor<f32>):
%204 = "stablehlo.add"(%202, %203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%204) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%206 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%208 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%219, %220 = "stablehlo.sort"(%207, %208) ({
^bb0(%209: tensor<f32>, %210: tensor<f32>, %211: tensor<i32>, %212: tensor<i32>):
%213 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%214 = "stablehlo.compare"(%210, %210) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%215 = "stablehlo.compare"(%209, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%216 = "stablehlo.not"(%215) : (tensor<i1>) -> tensor<i1>
%217 = "stablehlo.and"(%214, %216) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%218 = "stablehlo.or"(%213, %217) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%218) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x3xi32>
%222 = "stablehlo.gather"(%198, %221) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x3xf32>, tensor<3x3xi32>) -> tensor<3x3xf32>
%223 = "stablehlo.transpose"(%222) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%225 = "stablehlo.maximum"(%219, %224) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%226 = "stablehlo.sqrt"(%225) : (tensor<3xf32>) -> tensor<3xf32>
%227 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%228 = "stablehlo.multiply"(%223, %227) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%229 = "stablehlo.transpose"(%223) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%230 = "stablehlo.dot_general"(%228, %229) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %230 : tensor<3x3xf32>
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
%33 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%34 = "stablehlo.transpose"(%32) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%35 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%36 = "stablehlo.transpose"(%34) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%37 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%38 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%39 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%40 = "stablehlo.convert"(%39) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%41 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%199, %200, %201, %202 = "stablehlo.while"(%36, %40, %41, %42) ({
^bb0(%43: tensor<2x2xcomplex<f32>>, %44: tensor<2x2xcomplex<f32>>, %45: tensor<f32>, %46: tensor<i32>):
%47 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.compare"(%46, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%49 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.compare"(%45, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%51 = "stablehlo.and"(%50, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%51) : (tensor<i1>) -> ()
}, {
^bb0(%52: tensor<2x2xcomplex<f32>>, %53: tensor<2x2xcomplex<f32>>, %54: tensor<f32>, %55: tensor<i32>):
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%193, %194, %195, %196 = "stablehlo.while"(%57, %52, %53, %56) ({
^bb0(%58: tensor<i32>, %59: tensor<2x2xcomplex<f32>>, %60: tensor<2x2xcomplex<f32>>, %61: tensor<f32>):
%62 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.compare"(%58, %62) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%63) : (tensor<i1>) -> ()
}, {
^bb0(%64: tensor<i32>, %65: tensor<2x2xcomplex<f32>>, %66: tensor<2x2xcomplex<f32>>, %67: tensor<f32>):
%68 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%69 = "stablehlo.add"(%64, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%70 = "stablehlo.slice"(%65) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%71 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%72 = "stablehlo.slice"(%70) {limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%73 = "stablehlo.slice"(%70) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%74 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
%75 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
%76 = "stablehlo.compare"(%74, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
%77 = "stablehlo.convert"(%76) : (tensor<1x1xi1>) -> tensor<1x1xcomplex<f32>>
%78 = "stablehlo.multiply"(%73, %77) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%79 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%83 = "stablehlo.reduce"(%78, %79) ({
^bb0(%80: tensor<complex<f32>>, %81: tensor<complex<f32>>):
%82 = "stablehlo.add"(%80, %81) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%82) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
%84 = "stablehlo.reshape"(%83) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%85 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
%86 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
%87 = "stablehlo.compare"(%85, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
%88 = "stablehlo.convert"(%87) : (tensor<2x2xi1>) -> tensor<2x2xcomplex<f32>>
%89 = "stablehlo.multiply"(%65, %88) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%90 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%94 = "stablehlo.reduce"(%89, %90) ({
^bb0(%91: tensor<complex<f32>>, %92: tensor<complex<f32>>):
%93 = "stablehlo.add"(%91, %92) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%93) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
%95 = "stablehlo.reshape"(%94) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
%96 = "stablehlo.real"(%95) : (tensor<2x1xcomplex<f32>>) -> tensor<2x1xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x1xf32>) -> tensor<1x1xf32>
%98 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x1xf32>) -> tensor<1x1xf32>
%99 = "stablehlo.abs"(%84) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%100 = "stablehlo.constant"() {value = dense<2.9802322387695313e-8> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%104 = "stablehlo.abs"(%84) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%105 = "stablehlo.select"(%101, %104, %103) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%106 = "stablehlo.subtract"(%98, %97) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%108 = "stablehlo.multiply"(%105, %107) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%109 = "stablehlo.divide"(%106, %108) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%110 = "stablehlo.abs"(%109) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%111 = "stablehlo.multiply"(%109, %109) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%113 = "stablehlo.add"(%111, %112) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%114 = "stablehlo.sqrt"(%113) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%115 = "stablehlo.add"(%110, %114) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%116 = "stablehlo.compare"(%109, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%117 = "stablehlo.negate"(%103) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%118 = "stablehlo.select"(%116, %117, %103) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%119 = "stablehlo.divide"(%118, %115) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%120 = "stablehlo.select"(%101, %119, %102) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%121 = "stablehlo.multiply"(%120, %120) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%123 = "stablehlo.add"(%121, %122) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%124 = "stablehlo.sqrt"(%123) : (tensor<1x1xf32>) -> tensor<1x1xf32>
%125 = "stablehlo.divide"(%103, %124) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%126 = "stablehlo.convert"(%105) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%127 = "stablehlo.divide"(%84, %126) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%128 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<1x1xcomplex<f32>>} : () -> tensor<1x1xcomplex<f32>>
%129 = "stablehlo.select"(%101, %127, %128) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
%130 = "stablehlo.multiply"(%125, %120) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
%131 = "stablehlo.slice"(%65) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%132 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%133 = "stablehlo.convert"(%125) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%135 = "stablehlo.convert"(%130) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%137 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%138 = "stablehlo.multiply"(%137, %132) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%139 = "stablehlo.multiply"(%134, %131) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%140 = "stablehlo.multiply"(%136, %138) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%141 = "stablehlo.subtract"(%139, %140) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%142 = "stablehlo.multiply"(%136, %131) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%143 = "stablehlo.multiply"(%134, %138) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%144 = "stablehlo.add"(%142, %143) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%145 = "stablehlo.concatenate"(%141, %144) {dimension = 0 : i64} : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%146 = "stablehlo.real"(%145) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%147 = "stablehlo.imag"(%145) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%148 = "stablehlo.negate"(%147) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%149 = "stablehlo.complex"(%146, %148) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%150 = "stablehlo.transpose"(%149) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%151 = "stablehlo.slice"(%150) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%152 = "stablehlo.slice"(%150) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%153 = "stablehlo.convert"(%125) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%155 = "stablehlo.convert"(%130) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%157 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%158 = "stablehlo.multiply"(%157, %152) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%159 = "stablehlo.multiply"(%154, %151) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%160 = "stablehlo.multiply"(%156, %158) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%161 = "stablehlo.subtract"(%159, %160) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%162 = "stablehlo.multiply"(%156, %151) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%163 = "stablehlo.multiply"(%154, %158) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%164 = "stablehlo.add"(%162, %163) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%165 = "stablehlo.concatenate"(%161, %164) {dimension = 0 : i64} : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%166 = "stablehlo.real"(%165) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%167 = "stablehlo.imag"(%165) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%168 = "stablehlo.negate"(%167) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%169 = "stablehlo.complex"(%166, %168) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%170 = "stablehlo.transpose"(%169) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%171 = "stablehlo.slice"(%66) {limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%172 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%173 = "stablehlo.convert"(%125) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%174 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%175 = "stablehlo.convert"(%130) : (tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%177 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%178 = "stablehlo.multiply"(%177, %172) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%179 = "stablehlo.multiply"(%174, %171) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%180 = "stablehlo.multiply"(%176, %178) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%181 = "stablehlo.subtract"(%179, %180) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%182 = "stablehlo.multiply"(%176, %171) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%183 = "stablehlo.multiply"(%174, %178) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%184 = "stablehlo.add"(%182, %183) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
%185 = "stablehlo.concatenate"(%181, %184) {dimension = 0 : i64} : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%186 = "stablehlo.abs"(%84) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%187 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%191 = "stablehlo.reduce"(%186, %187) ({
^bb0(%188: tensor<f32>, %189: tensor<f32>):
%190 = "stablehlo.maximum"(%188, %189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%190) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
%192 = "stablehlo.maximum"(%67, %191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%69, %170, %185, %192) : (tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>) -> ()
}) : (tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>) -> (tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>)
%197 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%198 = "stablehlo.add"(%55, %197) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%194, %195, %196, %198) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>, tensor<i32>) -> ()
}) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>, tensor<i32>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<f32>, tensor<i32>)
%203 = "stablehlo.dot_general"(%200, %32) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%204 = "stablehlo.real"(%200) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%205 = "stablehlo.imag"(%200) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%206 = "stablehlo.negate"(%205) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%207 = "stablehlo.complex"(%204, %206) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%208 = "stablehlo.multiply"(%203, %207) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%209 = "stablehlo.real"(%208) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%214 = "stablehlo.reduce"(%209, %210) ({
^bb0(%211: tensor<f32>, %212: tensor<f32>):
%213 = "stablehlo.add"(%211, %212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%213) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
%215 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%217 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
%228, %229 = "stablehlo.sort"(%216, %217) ({
^bb0(%218: tensor<f32>, %219: tensor<f32>, %220: tensor<i32>, %221: tensor<i32>):
%222 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%223 = "stablehlo.compare"(%219, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%224 = "stablehlo.compare"(%218, %218) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%225 = "stablehlo.not"(%224) : (tensor<i1>) -> tensor<i1>
%226 = "stablehlo.and"(%223, %225) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%227 = "stablehlo.or"(%222, %226) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%227) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
%230 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x2xi32>
%231 = "stablehlo.gather"(%200, %230) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<2x2xcomplex<f32>>, tensor<2x2xi32>) -> tensor<2x2xcomplex<f32>>
%232 = "stablehlo.real"(%231) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%233 = "stablehlo.imag"(%231) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%234 = "stablehlo.negate"(%233) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%235 = "stablehlo.complex"(%232, %234) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%236 = "stablehlo.transpose"(%235) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%238 = "stablehlo.maximum"(%228, %237) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%239 = "stablehlo.sqrt"(%238) : (tensor<2xf32>) -> tensor<2xf32>
%240 = "stablehlo.convert"(%239) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
%241 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64: 1>} : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%242 = "stablehlo.multiply"(%236, %241) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%243 = "stablehlo.real"(%236) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%244 = "stablehlo.imag"(%236) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
%245 = "stablehlo.negate"(%244) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%246 = "stablehlo.complex"(%243, %245) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xcomplex<f32>>
%247 = "stablehlo.transpose"(%246) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
%248 = "stablehlo.dot_general"(%242, %247) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
return %248 : tensor<2x2xcomplex<f32>>
}
}

