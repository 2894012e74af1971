// f32[3,5] f32[4,5]
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<4x5xf32>) -> (tensor<3x4xf32>) {
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<3x1xf32>) -> tensor<3xf32>
%4 = "stablehlo.constant"() {value = dense<1.7453292519943295e-2> : tensor<3xf32>} : () -> tensor<3xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%6 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<3x1xf32>) -> tensor<3xf32>
%8 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<3x1xf32>) -> tensor<3xf32>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<3x1xf32>) -> tensor<3xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x1xf32>
%13 = "stablehlo.reshape"(%12) : (tensor<3x1xf32>) -> tensor<3xf32>
%14 = "stablehlo.sine"(%5) : (tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.cosine"(%5) : (tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<4x5xf32>) -> tensor<4x1xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<4x1xf32>) -> tensor<4xf32>
%18 = "stablehlo.constant"() {value = dense<1.7453292519943295e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x5xf32>) -> tensor<4x1xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<4x1xf32>) -> tensor<4xf32>
%22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<4x5xf32>) -> tensor<4x1xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<4x1xf32>) -> tensor<4xf32>
%24 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<4x5xf32>) -> tensor<4x1xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<4x1xf32>) -> tensor<4xf32>
%26 = "stablehlo.slice"(%1) {limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<4x5xf32>) -> tensor<4x1xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<4x1xf32>) -> tensor<4xf32>
%28 = "stablehlo.sine"(%19) : (tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.cosine"(%19) : (tensor<4xf32>) -> tensor<4xf32>
%30 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%31 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%32 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%33 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%34 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%35 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%36 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%37 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%39 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%40 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%41 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%42 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%43 = "stablehlo.abs"(%38) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%44 = "stablehlo.multiply"(%43, %42) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%45 = "stablehlo.abs"(%39) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%46 = "stablehlo.multiply"(%45, %42) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%47 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%48 = "stablehlo.subtract"(%30, %36) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%49 = "stablehlo.subtract"(%31, %37) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%50 = "stablehlo.multiply"(%48, %41) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%51 = "stablehlo.multiply"(%49, %40) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%52 = "stablehlo.subtract"(%50, %51) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%53 = "stablehlo.multiply"(%48, %40) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%54 = "stablehlo.multiply"(%49, %41) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%56 = "stablehlo.multiply"(%34, %41) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%57 = "stablehlo.multiply"(%35, %40) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%58 = "stablehlo.subtract"(%56, %57) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%59 = "stablehlo.multiply"(%35, %41) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%60 = "stablehlo.multiply"(%34, %40) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%62 = "stablehlo.multiply"(%32, %47) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%63 = "stablehlo.multiply"(%33, %47) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%64 = "stablehlo.multiply"(%62, %61) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%65 = "stablehlo.multiply"(%62, %58) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%66 = "stablehlo.negate"(%65) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%67 = "stablehlo.multiply"(%63, %58) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%68 = "stablehlo.multiply"(%63, %61) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%69 = "stablehlo.add"(%52, %64) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%70 = "stablehlo.add"(%55, %66) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%71 = "stablehlo.subtract"(%52, %64) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%72 = "stablehlo.subtract"(%55, %66) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%73 = "stablehlo.add"(%69, %67) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%74 = "stablehlo.add"(%70, %68) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%75 = "stablehlo.add"(%71, %67) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%76 = "stablehlo.add"(%72, %68) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%77 = "stablehlo.subtract"(%71, %67) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%78 = "stablehlo.subtract"(%72, %68) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%79 = "stablehlo.subtract"(%69, %67) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%80 = "stablehlo.subtract"(%70, %68) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%81 = "stablehlo.subtract"(%76, %74) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%82 = "stablehlo.subtract"(%75, %73) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%87 = "stablehlo.select"(%84, %86, %82) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%88 = "stablehlo.divide"(%81, %87) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%89 = "stablehlo.select"(%84, %85, %88) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%90 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%91 = "stablehlo.clamp"(%90, %73, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%92 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%93 = "stablehlo.clamp"(%92, %75, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%94 = "stablehlo.subtract"(%91, %73) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%95 = "stablehlo.multiply"(%89, %94) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%96 = "stablehlo.add"(%74, %95) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%97 = "stablehlo.subtract"(%93, %73) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%98 = "stablehlo.multiply"(%89, %97) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%99 = "stablehlo.add"(%74, %98) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%100 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%101 = "stablehlo.clamp"(%100, %96, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%102 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%103 = "stablehlo.clamp"(%102, %99, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%104 = "stablehlo.subtract"(%99, %96) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%105 = "stablehlo.subtract"(%101, %96) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%110 = "stablehlo.select"(%107, %109, %104) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%111 = "stablehlo.divide"(%105, %110) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%112 = "stablehlo.select"(%107, %108, %111) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%113 = "stablehlo.subtract"(%103, %96) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%115 = "stablehlo.compare"(%104, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%118 = "stablehlo.select"(%115, %117, %104) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%119 = "stablehlo.divide"(%113, %118) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%120 = "stablehlo.select"(%115, %116, %119) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%121 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%122 = "stablehlo.subtract"(%101, %103) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%123 = "stablehlo.add"(%112, %120) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%125 = "stablehlo.multiply"(%124, %121) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%126 = "stablehlo.add"(%103, %125) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%127 = "stablehlo.subtract"(%93, %91) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%128 = "stablehlo.multiply"(%127, %126) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%129 = "stablehlo.subtract"(%78, %76) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%130 = "stablehlo.subtract"(%77, %75) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%135 = "stablehlo.select"(%132, %134, %130) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%136 = "stablehlo.divide"(%129, %135) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%137 = "stablehlo.select"(%132, %133, %136) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%138 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%139 = "stablehlo.clamp"(%138, %75, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%140 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%141 = "stablehlo.clamp"(%140, %77, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%142 = "stablehlo.subtract"(%139, %75) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%143 = "stablehlo.multiply"(%137, %142) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%144 = "stablehlo.add"(%76, %143) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%145 = "stablehlo.subtract"(%141, %75) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%146 = "stablehlo.multiply"(%137, %145) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%147 = "stablehlo.add"(%76, %146) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%148 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%149 = "stablehlo.clamp"(%148, %144, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%150 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%151 = "stablehlo.clamp"(%150, %147, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%152 = "stablehlo.subtract"(%147, %144) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%153 = "stablehlo.subtract"(%149, %144) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%155 = "stablehlo.compare"(%152, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%157 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%158 = "stablehlo.select"(%155, %157, %152) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%159 = "stablehlo.divide"(%153, %158) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%160 = "stablehlo.select"(%155, %156, %159) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%161 = "stablehlo.subtract"(%151, %144) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%163 = "stablehlo.compare"(%152, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%166 = "stablehlo.select"(%163, %165, %152) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%167 = "stablehlo.divide"(%161, %166) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%168 = "stablehlo.select"(%163, %164, %167) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%169 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%170 = "stablehlo.subtract"(%149, %151) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%171 = "stablehlo.add"(%160, %168) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%173 = "stablehlo.multiply"(%172, %169) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%174 = "stablehlo.add"(%151, %173) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%175 = "stablehlo.subtract"(%141, %139) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%176 = "stablehlo.multiply"(%175, %174) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%177 = "stablehlo.add"(%128, %176) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%178 = "stablehlo.subtract"(%80, %78) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%179 = "stablehlo.subtract"(%79, %77) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%183 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%184 = "stablehlo.select"(%181, %183, %179) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%185 = "stablehlo.divide"(%178, %184) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%186 = "stablehlo.select"(%181, %182, %185) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%187 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%188 = "stablehlo.clamp"(%187, %77, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%189 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%190 = "stablehlo.clamp"(%189, %79, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%191 = "stablehlo.subtract"(%188, %77) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%192 = "stablehlo.multiply"(%186, %191) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%193 = "stablehlo.add"(%78, %192) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%194 = "stablehlo.subtract"(%190, %77) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%195 = "stablehlo.multiply"(%186, %194) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%196 = "stablehlo.add"(%78, %195) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%197 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%198 = "stablehlo.clamp"(%197, %193, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%199 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%200 = "stablehlo.clamp"(%199, %196, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%201 = "stablehlo.subtract"(%196, %193) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%202 = "stablehlo.subtract"(%198, %193) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%204 = "stablehlo.compare"(%201, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%206 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%207 = "stablehlo.select"(%204, %206, %201) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%208 = "stablehlo.divide"(%202, %207) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%209 = "stablehlo.select"(%204, %205, %208) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%210 = "stablehlo.subtract"(%200, %193) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%212 = "stablehlo.compare"(%201, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%214 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%215 = "stablehlo.select"(%212, %214, %201) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%216 = "stablehlo.divide"(%210, %215) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%217 = "stablehlo.select"(%212, %213, %216) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%218 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%219 = "stablehlo.subtract"(%198, %200) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%220 = "stablehlo.add"(%209, %217) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%222 = "stablehlo.multiply"(%221, %218) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%223 = "stablehlo.add"(%200, %222) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%224 = "stablehlo.subtract"(%190, %188) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%225 = "stablehlo.multiply"(%224, %223) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%226 = "stablehlo.add"(%177, %225) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%227 = "stablehlo.subtract"(%74, %80) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%228 = "stablehlo.subtract"(%73, %79) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%230 = "stablehlo.compare"(%228, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%232 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%233 = "stablehlo.select"(%230, %232, %228) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%234 = "stablehlo.divide"(%227, %233) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%235 = "stablehlo.select"(%230, %231, %234) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%236 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%237 = "stablehlo.clamp"(%236, %79, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%238 = "stablehlo.negate"(%44) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%239 = "stablehlo.clamp"(%238, %73, %44) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%240 = "stablehlo.subtract"(%237, %79) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%241 = "stablehlo.multiply"(%235, %240) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%242 = "stablehlo.add"(%80, %241) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%243 = "stablehlo.subtract"(%239, %79) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%244 = "stablehlo.multiply"(%235, %243) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%245 = "stablehlo.add"(%80, %244) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%246 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%247 = "stablehlo.clamp"(%246, %242, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%248 = "stablehlo.negate"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%249 = "stablehlo.clamp"(%248, %245, %46) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%250 = "stablehlo.subtract"(%245, %242) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%251 = "stablehlo.subtract"(%247, %242) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%253 = "stablehlo.compare"(%250, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%255 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%256 = "stablehlo.select"(%253, %255, %250) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%257 = "stablehlo.divide"(%251, %256) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%258 = "stablehlo.select"(%253, %254, %257) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%259 = "stablehlo.subtract"(%249, %242) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%261 = "stablehlo.compare"(%250, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%263 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%264 = "stablehlo.select"(%261, %263, %250) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%265 = "stablehlo.divide"(%259, %264) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%266 = "stablehlo.select"(%261, %262, %265) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%267 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%268 = "stablehlo.subtract"(%247, %249) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%269 = "stablehlo.add"(%258, %266) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%270 = "stablehlo.multiply"(%268, %269) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%271 = "stablehlo.multiply"(%270, %267) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%272 = "stablehlo.add"(%249, %271) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%273 = "stablehlo.subtract"(%239, %237) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%274 = "stablehlo.multiply"(%273, %272) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%275 = "stablehlo.add"(%226, %274) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%276 = "stablehlo.abs"(%275) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%277 = "stablehlo.multiply"(%32, %33) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%278 = "stablehlo.multiply"(%38, %39) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%280 = "stablehlo.compare"(%276, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%281 = "stablehlo.select"(%280, %279, %276) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%282 = "stablehlo.constant"() {value = dense<1.0e-14> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%283 = "stablehlo.compare"(%277, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%284 = "stablehlo.compare"(%278, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%285 = "stablehlo.or"(%283, %284) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%286 = "stablehlo.add"(%277, %278) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%287 = "stablehlo.subtract"(%286, %281) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%288 = "stablehlo.divide"(%281, %287) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%289 = "stablehlo.select"(%285, %279, %288) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %289 : tensor<3x4xf32>
}
}

// f64[3,5] f64[2,5]
module @example {
func.func public @main(%0: tensor<3x5xf64>, %1: tensor<2x5xf64>) -> (tensor<3x2xf32>) {
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<3x5xf64>) -> tensor<3x1xf64>
%3 = "stablehlo.reshape"(%2) : (tensor<3x1xf64>) -> tensor<3xf64>
%4 = "stablehlo.constant"() {value = dense<1.7453292519943295e-2> : tensor<3xf64>} : () -> tensor<3xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%6 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x5xf64>) -> tensor<3x1xf64>
%7 = "stablehlo.reshape"(%6) : (tensor<3x1xf64>) -> tensor<3xf64>
%8 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x5xf64>) -> tensor<3x1xf64>
%9 = "stablehlo.reshape"(%8) : (tensor<3x1xf64>) -> tensor<3xf64>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x5xf64>) -> tensor<3x1xf64>
%11 = "stablehlo.reshape"(%10) : (tensor<3x1xf64>) -> tensor<3xf64>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<3x5xf64>) -> tensor<3x1xf64>
%13 = "stablehlo.reshape"(%12) : (tensor<3x1xf64>) -> tensor<3xf64>
%14 = "stablehlo.sine"(%5) : (tensor<3xf64>) -> tensor<3xf64>
%15 = "stablehlo.cosine"(%5) : (tensor<3xf64>) -> tensor<3xf64>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x1xf64>
%17 = "stablehlo.reshape"(%16) : (tensor<2x1xf64>) -> tensor<2xf64>
%18 = "stablehlo.constant"() {value = dense<1.7453292519943295e-2> : tensor<2xf64>} : () -> tensor<2xf64>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%20 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x1xf64>
%21 = "stablehlo.reshape"(%20) : (tensor<2x1xf64>) -> tensor<2xf64>
%22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x1xf64>
%23 = "stablehlo.reshape"(%22) : (tensor<2x1xf64>) -> tensor<2xf64>
%24 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x1xf64>
%25 = "stablehlo.reshape"(%24) : (tensor<2x1xf64>) -> tensor<2xf64>
%26 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<2x5xf64>) -> tensor<2x1xf64>
%27 = "stablehlo.reshape"(%26) : (tensor<2x1xf64>) -> tensor<2xf64>
%28 = "stablehlo.sine"(%19) : (tensor<2xf64>) -> tensor<2xf64>
%29 = "stablehlo.cosine"(%19) : (tensor<2xf64>) -> tensor<2xf64>
%30 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x2xf64>
%31 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x2xf64>
%32 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x2xf64>
%33 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x2xf64>
%34 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x2xf64>
%35 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf64>) -> tensor<3x2xf64>
%36 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<3x2xf64>
%37 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<3x2xf64>
%38 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<3x2xf64>
%39 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<3x2xf64>
%40 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<3x2xf64>
%41 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf64>) -> tensor<3x2xf64>
%42 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%43 = "stablehlo.abs"(%38) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%44 = "stablehlo.multiply"(%43, %42) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%45 = "stablehlo.abs"(%39) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%46 = "stablehlo.multiply"(%45, %42) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%47 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%48 = "stablehlo.subtract"(%30, %36) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%49 = "stablehlo.subtract"(%31, %37) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%50 = "stablehlo.multiply"(%48, %41) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%51 = "stablehlo.multiply"(%49, %40) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%52 = "stablehlo.subtract"(%50, %51) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%53 = "stablehlo.multiply"(%48, %40) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%54 = "stablehlo.multiply"(%49, %41) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%55 = "stablehlo.add"(%53, %54) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%56 = "stablehlo.multiply"(%34, %41) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%57 = "stablehlo.multiply"(%35, %40) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%58 = "stablehlo.subtract"(%56, %57) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%59 = "stablehlo.multiply"(%35, %41) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%60 = "stablehlo.multiply"(%34, %40) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%62 = "stablehlo.multiply"(%32, %47) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%63 = "stablehlo.multiply"(%33, %47) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%64 = "stablehlo.multiply"(%62, %61) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%65 = "stablehlo.multiply"(%62, %58) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%66 = "stablehlo.negate"(%65) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%67 = "stablehlo.multiply"(%63, %58) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%68 = "stablehlo.multiply"(%63, %61) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%69 = "stablehlo.add"(%52, %64) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%70 = "stablehlo.add"(%55, %66) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%71 = "stablehlo.subtract"(%52, %64) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%72 = "stablehlo.subtract"(%55, %66) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%73 = "stablehlo.add"(%69, %67) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%74 = "stablehlo.add"(%70, %68) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%75 = "stablehlo.add"(%71, %67) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%76 = "stablehlo.add"(%72, %68) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%77 = "stablehlo.subtract"(%71, %67) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%78 = "stablehlo.subtract"(%72, %68) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%79 = "stablehlo.subtract"(%69, %67) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%80 = "stablehlo.subtract"(%70, %68) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%81 = "stablehlo.subtract"(%76, %74) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%82 = "stablehlo.subtract"(%75, %73) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%87 = "stablehlo.select"(%84, %86, %82) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%88 = "stablehlo.divide"(%81, %87) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%89 = "stablehlo.select"(%84, %85, %88) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%90 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%91 = "stablehlo.clamp"(%90, %73, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%92 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%93 = "stablehlo.clamp"(%92, %75, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%94 = "stablehlo.subtract"(%91, %73) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%95 = "stablehlo.multiply"(%89, %94) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%96 = "stablehlo.add"(%74, %95) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%97 = "stablehlo.subtract"(%93, %73) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%98 = "stablehlo.multiply"(%89, %97) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%99 = "stablehlo.add"(%74, %98) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%100 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%101 = "stablehlo.clamp"(%100, %96, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%102 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%103 = "stablehlo.clamp"(%102, %99, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%104 = "stablehlo.subtract"(%99, %96) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%105 = "stablehlo.subtract"(%101, %96) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%107 = "stablehlo.compare"(%104, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%110 = "stablehlo.select"(%107, %109, %104) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%111 = "stablehlo.divide"(%105, %110) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%112 = "stablehlo.select"(%107, %108, %111) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%113 = "stablehlo.subtract"(%103, %96) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%115 = "stablehlo.compare"(%104, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%118 = "stablehlo.select"(%115, %117, %104) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%119 = "stablehlo.divide"(%113, %118) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%120 = "stablehlo.select"(%115, %116, %119) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%121 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%122 = "stablehlo.subtract"(%101, %103) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%123 = "stablehlo.add"(%112, %120) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%125 = "stablehlo.multiply"(%124, %121) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%126 = "stablehlo.add"(%103, %125) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%127 = "stablehlo.subtract"(%93, %91) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%128 = "stablehlo.multiply"(%127, %126) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%129 = "stablehlo.subtract"(%78, %76) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%130 = "stablehlo.subtract"(%77, %75) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%135 = "stablehlo.select"(%132, %134, %130) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%136 = "stablehlo.divide"(%129, %135) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%137 = "stablehlo.select"(%132, %133, %136) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%138 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%139 = "stablehlo.clamp"(%138, %75, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%140 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%141 = "stablehlo.clamp"(%140, %77, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%142 = "stablehlo.subtract"(%139, %75) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%143 = "stablehlo.multiply"(%137, %142) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%144 = "stablehlo.add"(%76, %143) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%145 = "stablehlo.subtract"(%141, %75) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%146 = "stablehlo.multiply"(%137, %145) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%147 = "stablehlo.add"(%76, %146) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%148 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%149 = "stablehlo.clamp"(%148, %144, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%150 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%151 = "stablehlo.clamp"(%150, %147, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%152 = "stablehlo.subtract"(%147, %144) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%153 = "stablehlo.subtract"(%149, %144) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%155 = "stablehlo.compare"(%152, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%157 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%158 = "stablehlo.select"(%155, %157, %152) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%159 = "stablehlo.divide"(%153, %158) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%160 = "stablehlo.select"(%155, %156, %159) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%161 = "stablehlo.subtract"(%151, %144) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%163 = "stablehlo.compare"(%152, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%166 = "stablehlo.select"(%163, %165, %152) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%167 = "stablehlo.divide"(%161, %166) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%168 = "stablehlo.select"(%163, %164, %167) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%169 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%170 = "stablehlo.subtract"(%149, %151) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%171 = "stablehlo.add"(%160, %168) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%173 = "stablehlo.multiply"(%172, %169) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%174 = "stablehlo.add"(%151, %173) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%175 = "stablehlo.subtract"(%141, %139) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%176 = "stablehlo.multiply"(%175, %174) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%177 = "stablehlo.add"(%128, %176) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%178 = "stablehlo.subtract"(%80, %78) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%179 = "stablehlo.subtract"(%79, %77) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%183 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%184 = "stablehlo.select"(%181, %183, %179) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%185 = "stablehlo.divide"(%178, %184) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%186 = "stablehlo.select"(%181, %182, %185) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%187 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%188 = "stablehlo.clamp"(%187, %77, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%189 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%190 = "stablehlo.clamp"(%189, %79, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%191 = "stablehlo.subtract"(%188, %77) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%192 = "stablehlo.multiply"(%186, %191) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%193 = "stablehlo.add"(%78, %192) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%194 = "stablehlo.subtract"(%190, %77) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%195 = "stablehlo.multiply"(%186, %194) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%196 = "stablehlo.add"(%78, %195) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%197 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%198 = "stablehlo.clamp"(%197, %193, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%199 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%200 = "stablehlo.clamp"(%199, %196, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%201 = "stablehlo.subtract"(%196, %193) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%202 = "stablehlo.subtract"(%198, %193) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%204 = "stablehlo.compare"(%201, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%206 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%207 = "stablehlo.select"(%204, %206, %201) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%208 = "stablehlo.divide"(%202, %207) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%209 = "stablehlo.select"(%204, %205, %208) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%210 = "stablehlo.subtract"(%200, %193) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%212 = "stablehlo.compare"(%201, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%214 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%215 = "stablehlo.select"(%212, %214, %201) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%216 = "stablehlo.divide"(%210, %215) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%217 = "stablehlo.select"(%212, %213, %216) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%218 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%219 = "stablehlo.subtract"(%198, %200) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%220 = "stablehlo.add"(%209, %217) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%222 = "stablehlo.multiply"(%221, %218) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%223 = "stablehlo.add"(%200, %222) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%224 = "stablehlo.subtract"(%190, %188) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%225 = "stablehlo.multiply"(%224, %223) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%226 = "stablehlo.add"(%177, %225) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%227 = "stablehlo.subtract"(%74, %80) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%228 = "stablehlo.subtract"(%73, %79) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%230 = "stablehlo.compare"(%228, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%232 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%233 = "stablehlo.select"(%230, %232, %228) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%234 = "stablehlo.divide"(%227, %233) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%235 = "stablehlo.select"(%230, %231, %234) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%236 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%237 = "stablehlo.clamp"(%236, %79, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%238 = "stablehlo.negate"(%44) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%239 = "stablehlo.clamp"(%238, %73, %44) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%240 = "stablehlo.subtract"(%237, %79) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%241 = "stablehlo.multiply"(%235, %240) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%242 = "stablehlo.add"(%80, %241) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%243 = "stablehlo.subtract"(%239, %79) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%244 = "stablehlo.multiply"(%235, %243) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%245 = "stablehlo.add"(%80, %244) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%246 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%247 = "stablehlo.clamp"(%246, %242, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%248 = "stablehlo.negate"(%46) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%249 = "stablehlo.clamp"(%248, %245, %46) : (tensor<3x2xf64>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%250 = "stablehlo.subtract"(%245, %242) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%251 = "stablehlo.subtract"(%247, %242) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%253 = "stablehlo.compare"(%250, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%255 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%256 = "stablehlo.select"(%253, %255, %250) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%257 = "stablehlo.divide"(%251, %256) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%258 = "stablehlo.select"(%253, %254, %257) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%259 = "stablehlo.subtract"(%249, %242) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%261 = "stablehlo.compare"(%250, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%263 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%264 = "stablehlo.select"(%261, %263, %250) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%265 = "stablehlo.divide"(%259, %264) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%266 = "stablehlo.select"(%261, %262, %265) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%267 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%268 = "stablehlo.subtract"(%247, %249) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%269 = "stablehlo.add"(%258, %266) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%270 = "stablehlo.multiply"(%268, %269) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%271 = "stablehlo.multiply"(%270, %267) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%272 = "stablehlo.add"(%249, %271) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%273 = "stablehlo.subtract"(%239, %237) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%274 = "stablehlo.multiply"(%273, %272) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%275 = "stablehlo.add"(%226, %274) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%276 = "stablehlo.abs"(%275) : (tensor<3x2xf64>) -> tensor<3x2xf64>
%277 = "stablehlo.multiply"(%32, %33) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%278 = "stablehlo.multiply"(%38, %39) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%280 = "stablehlo.compare"(%276, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%281 = "stablehlo.select"(%280, %279, %276) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%282 = "stablehlo.constant"() {value = dense<1.0e-14> : tensor<3x2xf64>} : () -> tensor<3x2xf64>
%283 = "stablehlo.compare"(%277, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%284 = "stablehlo.compare"(%278, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
%285 = "stablehlo.or"(%283, %284) : (tensor<3x2xi1>, tensor<3x2xi1>) -> tensor<3x2xi1>
%286 = "stablehlo.add"(%277, %278) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%287 = "stablehlo.subtract"(%286, %281) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%288 = "stablehlo.divide"(%281, %287) : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%289 = "stablehlo.select"(%285, %279, %288) : (tensor<3x2xi1>, tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
%290 = "stablehlo.convert"(%289) : (tensor<3x2xf64>) -> tensor<3x2xf32>
return %290 : tensor<3x2xf32>
}
}

// f32[0,5] f32[2,5]
module @example {
func.func public @main(%0: tensor<0x5xf32>, %1: tensor<2x5xf32>) -> (tensor<0x2xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
return %2 : tensor<0x2xf32>
}
}

