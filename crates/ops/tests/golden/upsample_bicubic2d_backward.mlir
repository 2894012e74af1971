// f32[2,3,8,10] [8,10] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.floor"(%10) : (tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.add"(%11, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%21 = "stablehlo.abs"(%19) : (tensor<8xf32>) -> tensor<8xf32>
%22 = "stablehlo.compare"(%21, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%23 = "stablehlo.negate"(%20) : (tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.convert"(%24) : (tensor<8xf32>) -> tensor<8xi32>
%26 = "stablehlo.negate"(%12) : (tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.abs"(%28) : (tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%40 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%46 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%56 = "stablehlo.add"(%11, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%60 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%61 = "stablehlo.clamp"(%59, %56, %60) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%62 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%63 = "stablehlo.abs"(%61) : (tensor<8xf32>) -> tensor<8xf32>
%64 = "stablehlo.compare"(%63, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%65 = "stablehlo.negate"(%62) : (tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.convert"(%66) : (tensor<8xf32>) -> tensor<8xi32>
%68 = "stablehlo.negate"(%12) : (tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%70 = "stablehlo.add"(%68, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.abs"(%70) : (tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%75 = "stablehlo.subtract"(%73, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.multiply"(%75, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.multiply"(%76, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.multiply"(%71, %80) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%82 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%83 = "stablehlo.subtract"(%81, %82) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.multiply"(%83, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%86 = "stablehlo.add"(%84, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.multiply"(%86, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%88 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%89 = "stablehlo.subtract"(%87, %88) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%91 = "stablehlo.compare"(%71, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%93 = "stablehlo.select"(%91, %89, %92) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%95 = "stablehlo.compare"(%71, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%96 = "stablehlo.select"(%95, %79, %93) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%98 = "stablehlo.add"(%11, %97) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%105 = "stablehlo.abs"(%103) : (tensor<8xf32>) -> tensor<8xf32>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%107 = "stablehlo.negate"(%104) : (tensor<8xf32>) -> tensor<8xf32>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.convert"(%108) : (tensor<8xf32>) -> tensor<8xi32>
%110 = "stablehlo.negate"(%12) : (tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.abs"(%112) : (tensor<8xf32>) -> tensor<8xf32>
%114 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%116 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%117 = "stablehlo.subtract"(%115, %116) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%118 = "stablehlo.multiply"(%117, %113) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%119 = "stablehlo.multiply"(%118, %113) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%121 = "stablehlo.add"(%119, %120) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%123 = "stablehlo.multiply"(%113, %122) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%124 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%126 = "stablehlo.multiply"(%125, %113) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%127 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%128 = "stablehlo.add"(%126, %127) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%129 = "stablehlo.multiply"(%128, %113) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%130 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%132 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%133 = "stablehlo.compare"(%113, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%135 = "stablehlo.select"(%133, %131, %134) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%137 = "stablehlo.compare"(%113, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%138 = "stablehlo.select"(%137, %121, %135) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%140 = "stablehlo.add"(%11, %139) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%142 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%143 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%144 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%145 = "stablehlo.clamp"(%143, %140, %144) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%147 = "stablehlo.abs"(%145) : (tensor<8xf32>) -> tensor<8xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%149 = "stablehlo.negate"(%146) : (tensor<8xf32>) -> tensor<8xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.convert"(%150) : (tensor<8xf32>) -> tensor<8xi32>
%152 = "stablehlo.negate"(%12) : (tensor<8xf32>) -> tensor<8xf32>
%153 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%155 = "stablehlo.abs"(%154) : (tensor<8xf32>) -> tensor<8xf32>
%156 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%158 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%159 = "stablehlo.subtract"(%157, %158) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%160 = "stablehlo.multiply"(%159, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%161 = "stablehlo.multiply"(%160, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%162 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%163 = "stablehlo.add"(%161, %162) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%164 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%165 = "stablehlo.multiply"(%155, %164) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%166 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%167 = "stablehlo.subtract"(%165, %166) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%168 = "stablehlo.multiply"(%167, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%169 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%170 = "stablehlo.add"(%168, %169) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%171 = "stablehlo.multiply"(%170, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%172 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%173 = "stablehlo.subtract"(%171, %172) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%175 = "stablehlo.compare"(%155, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%177 = "stablehlo.select"(%175, %173, %176) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%179 = "stablehlo.compare"(%155, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%180 = "stablehlo.select"(%179, %163, %177) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%181 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%182 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%183 = "stablehlo.compare"(%181, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%184 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%186 = "stablehlo.select"(%183, %184, %185) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%188 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%190 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%192 = "stablehlo.select"(%189, %190, %191) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%193 = "stablehlo.or"(%183, %189) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%194 = "stablehlo.add"(%186, %192) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%195 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%196 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%197 = "stablehlo.compare"(%195, %196) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%198 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%200 = "stablehlo.select"(%197, %198, %199) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%201 = "stablehlo.or"(%193, %197) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%202 = "stablehlo.add"(%194, %200) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%203 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%204 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%205 = "stablehlo.compare"(%203, %204) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%206 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%208 = "stablehlo.select"(%205, %206, %207) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%209 = "stablehlo.or"(%201, %205) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%210 = "stablehlo.add"(%202, %208) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%211 = "stablehlo.transpose"(%209) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%212 = "stablehlo.transpose"(%210) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%213 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%214 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%215 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%216 = "stablehlo.divide"(%214, %215) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%218 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%219 = "stablehlo.add"(%213, %218) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%220 = "stablehlo.multiply"(%219, %217) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%221 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%222 = "stablehlo.subtract"(%220, %221) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%223 = "stablehlo.floor"(%222) : (tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.subtract"(%222, %223) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%225 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%226 = "stablehlo.add"(%223, %225) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%228 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%229 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%230 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%231 = "stablehlo.clamp"(%229, %226, %230) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%232 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%233 = "stablehlo.abs"(%231) : (tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.compare"(%233, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%235 = "stablehlo.negate"(%232) : (tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.select"(%234, %231, %235) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%237 = "stablehlo.convert"(%236) : (tensor<10xf32>) -> tensor<10xi32>
%238 = "stablehlo.negate"(%224) : (tensor<10xf32>) -> tensor<10xf32>
%239 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%240 = "stablehlo.add"(%238, %239) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%241 = "stablehlo.abs"(%240) : (tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.multiply"(%245, %241) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%247 = "stablehlo.multiply"(%246, %241) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%249 = "stablehlo.add"(%247, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.multiply"(%241, %250) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.subtract"(%251, %252) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.multiply"(%253, %241) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%255 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%256 = "stablehlo.add"(%254, %255) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%257 = "stablehlo.multiply"(%256, %241) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%258 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%259 = "stablehlo.subtract"(%257, %258) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%260 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%261 = "stablehlo.compare"(%241, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%263 = "stablehlo.select"(%261, %259, %262) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%264 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%265 = "stablehlo.compare"(%241, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%266 = "stablehlo.select"(%265, %249, %263) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%268 = "stablehlo.add"(%223, %267) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%270 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%271 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%272 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%273 = "stablehlo.clamp"(%271, %268, %272) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%274 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%275 = "stablehlo.abs"(%273) : (tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.compare"(%275, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%277 = "stablehlo.negate"(%274) : (tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.select"(%276, %273, %277) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%279 = "stablehlo.convert"(%278) : (tensor<10xf32>) -> tensor<10xi32>
%280 = "stablehlo.negate"(%224) : (tensor<10xf32>) -> tensor<10xf32>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%282 = "stablehlo.add"(%280, %281) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%283 = "stablehlo.abs"(%282) : (tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.multiply"(%283, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.multiply"(%287, %283) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%289 = "stablehlo.multiply"(%288, %283) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%291 = "stablehlo.add"(%289, %290) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.multiply"(%283, %292) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.subtract"(%293, %294) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.multiply"(%295, %283) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%297 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%298 = "stablehlo.add"(%296, %297) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%299 = "stablehlo.multiply"(%298, %283) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%300 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%301 = "stablehlo.subtract"(%299, %300) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%302 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%303 = "stablehlo.compare"(%283, %302) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%305 = "stablehlo.select"(%303, %301, %304) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%306 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%307 = "stablehlo.compare"(%283, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%308 = "stablehlo.select"(%307, %291, %305) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%309 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%310 = "stablehlo.add"(%223, %309) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%312 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%313 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%314 = "stablehlo.broadcast_in_dim"(%312) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%315 = "stablehlo.clamp"(%313, %310, %314) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%316 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%317 = "stablehlo.abs"(%315) : (tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.compare"(%317, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%319 = "stablehlo.negate"(%316) : (tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.select"(%318, %315, %319) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%321 = "stablehlo.convert"(%320) : (tensor<10xf32>) -> tensor<10xi32>
%322 = "stablehlo.negate"(%224) : (tensor<10xf32>) -> tensor<10xf32>
%323 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%324 = "stablehlo.add"(%322, %323) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%325 = "stablehlo.abs"(%324) : (tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.multiply"(%325, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.multiply"(%329, %325) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%331 = "stablehlo.multiply"(%330, %325) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%333 = "stablehlo.add"(%331, %332) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.multiply"(%325, %334) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.subtract"(%335, %336) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.multiply"(%337, %325) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%339 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%340 = "stablehlo.add"(%338, %339) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%341 = "stablehlo.multiply"(%340, %325) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%342 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%343 = "stablehlo.subtract"(%341, %342) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%344 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%345 = "stablehlo.compare"(%325, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%346 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%347 = "stablehlo.select"(%345, %343, %346) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%348 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%349 = "stablehlo.compare"(%325, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%350 = "stablehlo.select"(%349, %333, %347) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%351 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%352 = "stablehlo.add"(%223, %351) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%353 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%354 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%355 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%356 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%357 = "stablehlo.clamp"(%355, %352, %356) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%358 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%359 = "stablehlo.abs"(%357) : (tensor<10xf32>) -> tensor<10xf32>
%360 = "stablehlo.compare"(%359, %358) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%361 = "stablehlo.negate"(%358) : (tensor<10xf32>) -> tensor<10xf32>
%362 = "stablehlo.select"(%360, %357, %361) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%363 = "stablehlo.convert"(%362) : (tensor<10xf32>) -> tensor<10xi32>
%364 = "stablehlo.negate"(%224) : (tensor<10xf32>) -> tensor<10xf32>
%365 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%366 = "stablehlo.add"(%364, %365) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%367 = "stablehlo.abs"(%366) : (tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.multiply"(%367, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.multiply"(%371, %367) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%373 = "stablehlo.multiply"(%372, %367) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%375 = "stablehlo.add"(%373, %374) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%377 = "stablehlo.multiply"(%367, %376) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%378 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%379 = "stablehlo.subtract"(%377, %378) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%380 = "stablehlo.multiply"(%379, %367) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%381 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%382 = "stablehlo.add"(%380, %381) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%383 = "stablehlo.multiply"(%382, %367) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%384 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%385 = "stablehlo.subtract"(%383, %384) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%386 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%387 = "stablehlo.compare"(%367, %386) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%388 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%389 = "stablehlo.select"(%387, %385, %388) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%390 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%391 = "stablehlo.compare"(%367, %390) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%392 = "stablehlo.select"(%391, %375, %389) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%393 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%394 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%396 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%399 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%400 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%401 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%402 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%403 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%404 = "stablehlo.select"(%401, %402, %403) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%405 = "stablehlo.or"(%395, %401) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%406 = "stablehlo.add"(%398, %404) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%407 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%408 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%410 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%413 = "stablehlo.or"(%405, %409) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%414 = "stablehlo.add"(%406, %412) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%415 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%416 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%417 = "stablehlo.compare"(%415, %416) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%418 = "stablehlo.broadcast_in_dim"(%392) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%419 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%420 = "stablehlo.select"(%417, %418, %419) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%421 = "stablehlo.or"(%413, %417) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%422 = "stablehlo.add"(%414, %420) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%423 = "stablehlo.transpose"(%421) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%424 = "stablehlo.transpose"(%422) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%425 = "stablehlo.dot_general"(%0, %424) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%426 = "stablehlo.dot_general"(%425, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%427 = "stablehlo.transpose"(%426) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%428 = "stablehlo.is_finite"(%427) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%429 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%433 = "stablehlo.reduce"(%428, %429) ({
^bb0(%430: tensor<i1>, %431: tensor<i1>):
%432 = "stablehlo.and"(%430, %431) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%432) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%578 = "stablehlo.if"(%433) ({
"stablehlo.return"(%427) : (tensor<2x3x4x5xf32>) -> ()
}, {
%434 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%435 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%436 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%437 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%438 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%439 = "stablehlo.abs"(%437) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%440 = "stablehlo.compare"(%439, %438) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%441 = "stablehlo.negate"(%438) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%442 = "stablehlo.select"(%440, %437, %441) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%443 = "stablehlo.convert"(%442) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%444 = "stablehlo.select"(%436, %443, %434) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%445 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%446 = "stablehlo.select"(%445, %435, %444) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%447 = "stablehlo.convert"(%446) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%448 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%449 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%450 = "stablehlo.select"(%448, %0, %449) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%451 = "stablehlo.dot_general"(%450, %424) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%452 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%453 = "stablehlo.compare"(%447, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%454 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%455 = "stablehlo.select"(%453, %454, %447) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%456 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%457 = "stablehlo.compare"(%447, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%458 = "stablehlo.not"(%457) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%459 = "stablehlo.sign"(%424) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%460 = "stablehlo.convert"(%455) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%461 = "stablehlo.convert"(%459) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%463 = "stablehlo.abs"(%455) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%464 = "stablehlo.abs"(%459) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%465 = "stablehlo.convert"(%463) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%466 = "stablehlo.convert"(%464) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%467 = "stablehlo.dot_general"(%465, %466) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%468 = "stablehlo.convert"(%458) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xbf16>
%469 = "stablehlo.convert"(%423) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%471 = "stablehlo.abs"(%462) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%472 = "stablehlo.compare"(%471, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%473 = "stablehlo.compare"(%470, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%474 = "stablehlo.and"(%472, %473) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%476 = "stablehlo.sign"(%462) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%477 = "stablehlo.select"(%474, %476, %475) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%479 = "stablehlo.compare"(%470, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%481 = "stablehlo.select"(%479, %480, %477) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%482 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%483 = "stablehlo.abs"(%481) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%484 = "stablehlo.compare"(%483, %482) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%485 = "stablehlo.negate"(%482) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%486 = "stablehlo.select"(%484, %481, %485) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%487 = "stablehlo.convert"(%486) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%488 = "stablehlo.convert"(%487) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%489 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%490 = "stablehlo.compare"(%488, %489) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%491 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%492 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%493 = "stablehlo.compare"(%451, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%494 = "stablehlo.sign"(%451) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%495 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%496 = "stablehlo.abs"(%494) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%497 = "stablehlo.compare"(%496, %495) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%498 = "stablehlo.negate"(%495) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%499 = "stablehlo.select"(%497, %494, %498) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%500 = "stablehlo.convert"(%499) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%501 = "stablehlo.select"(%493, %500, %491) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%502 = "stablehlo.is_finite"(%451) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%503 = "stablehlo.select"(%502, %492, %501) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%504 = "stablehlo.convert"(%503) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%505 = "stablehlo.select"(%490, %504, %488) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%506 = "stablehlo.is_finite"(%451) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%507 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%508 = "stablehlo.select"(%506, %451, %507) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%509 = "stablehlo.dot_general"(%508, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%510 = "stablehlo.transpose"(%509) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%511 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%512 = "stablehlo.compare"(%505, %511) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%513 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%514 = "stablehlo.select"(%512, %513, %505) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%515 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%516 = "stablehlo.compare"(%505, %515) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%517 = "stablehlo.not"(%516) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%518 = "stablehlo.sign"(%212) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%519 = "stablehlo.convert"(%514) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%520 = "stablehlo.convert"(%518) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%521 = "stablehlo.dot_general"(%519, %520) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%522 = "stablehlo.transpose"(%521) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%523 = "stablehlo.abs"(%514) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%524 = "stablehlo.abs"(%518) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%525 = "stablehlo.convert"(%523) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%526 = "stablehlo.convert"(%524) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%527 = "stablehlo.dot_general"(%525, %526) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%528 = "stablehlo.transpose"(%527) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%529 = "stablehlo.convert"(%517) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xbf16>
%530 = "stablehlo.convert"(%211) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%531 = "stablehlo.dot_general"(%529, %530) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%532 = "stablehlo.transpose"(%531) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%533 = "stablehlo.abs"(%522) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%534 = "stablehlo.compare"(%533, %528) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%535 = "stablehlo.compare"(%532, %528) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%536 = "stablehlo.and"(%534, %535) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%537 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%538 = "stablehlo.sign"(%522) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%539 = "stablehlo.select"(%536, %538, %537) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%540 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%541 = "stablehlo.compare"(%532, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%542 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%543 = "stablehlo.select"(%541, %542, %539) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%544 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%545 = "stablehlo.abs"(%543) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%546 = "stablehlo.compare"(%545, %544) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%547 = "stablehlo.negate"(%544) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%548 = "stablehlo.select"(%546, %543, %547) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%549 = "stablehlo.convert"(%548) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%550 = "stablehlo.convert"(%549) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%551 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%552 = "stablehlo.compare"(%550, %551) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%553 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%554 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%555 = "stablehlo.compare"(%510, %510) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%556 = "stablehlo.sign"(%510) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%557 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%558 = "stablehlo.abs"(%556) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%559 = "stablehlo.compare"(%558, %557) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%560 = "stablehlo.negate"(%557) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%561 = "stablehlo.select"(%559, %556, %560) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%562 = "stablehlo.convert"(%561) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%563 = "stablehlo.select"(%555, %562, %553) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%564 = "stablehlo.is_finite"(%510) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%565 = "stablehlo.select"(%564, %554, %563) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%566 = "stablehlo.convert"(%565) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%567 = "stablehlo.select"(%552, %566, %550) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%568 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%569 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%570 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%571 = "stablehlo.compare"(%567, %570) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%572 = "stablehlo.convert"(%567) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%573 = "stablehlo.multiply"(%568, %572) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%574 = "stablehlo.select"(%571, %569, %573) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%575 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%576 = "stablehlo.compare"(%567, %575) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%577 = "stablehlo.select"(%576, %510, %574) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%577) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %578 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,8,10] [8,10] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.floor"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.add"(%7, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.abs"(%15) : (tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%19 = "stablehlo.negate"(%16) : (tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.convert"(%20) : (tensor<8xf32>) -> tensor<8xi32>
%22 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.abs"(%24) : (tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.add"(%7, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.abs"(%57) : (tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%61 = "stablehlo.negate"(%58) : (tensor<8xf32>) -> tensor<8xf32>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.convert"(%62) : (tensor<8xf32>) -> tensor<8xi32>
%64 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.abs"(%66) : (tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.add"(%7, %93) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%101 = "stablehlo.abs"(%99) : (tensor<8xf32>) -> tensor<8xf32>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%103 = "stablehlo.negate"(%100) : (tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.convert"(%104) : (tensor<8xf32>) -> tensor<8xi32>
%106 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.abs"(%108) : (tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%136 = "stablehlo.add"(%7, %135) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%143 = "stablehlo.abs"(%141) : (tensor<8xf32>) -> tensor<8xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%145 = "stablehlo.negate"(%142) : (tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.convert"(%146) : (tensor<8xf32>) -> tensor<8xi32>
%148 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.abs"(%150) : (tensor<8xf32>) -> tensor<8xf32>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%177 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%178 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%180 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%182 = "stablehlo.select"(%179, %180, %181) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%183 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%184 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%185 = "stablehlo.compare"(%183, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%186 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%188 = "stablehlo.select"(%185, %186, %187) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%189 = "stablehlo.or"(%179, %185) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%190 = "stablehlo.add"(%182, %188) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%191 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%192 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%194 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%196 = "stablehlo.select"(%193, %194, %195) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%197 = "stablehlo.or"(%189, %193) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%198 = "stablehlo.add"(%190, %196) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%199 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xi32>
%200 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi32>) -> tensor<8x4xi32>
%201 = "stablehlo.compare"(%199, %200) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi1>
%202 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%204 = "stablehlo.select"(%201, %202, %203) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%205 = "stablehlo.or"(%197, %201) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%206 = "stablehlo.add"(%198, %204) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%207 = "stablehlo.transpose"(%205) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%208 = "stablehlo.transpose"(%206) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%209 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%210 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%211 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%212 = "stablehlo.divide"(%210, %211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%214 = "stablehlo.multiply"(%209, %213) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.floor"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%216 = "stablehlo.subtract"(%214, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%218 = "stablehlo.add"(%215, %217) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%220 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%221 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%222 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%223 = "stablehlo.clamp"(%221, %218, %222) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%225 = "stablehlo.abs"(%223) : (tensor<10xf32>) -> tensor<10xf32>
%226 = "stablehlo.compare"(%225, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%227 = "stablehlo.negate"(%224) : (tensor<10xf32>) -> tensor<10xf32>
%228 = "stablehlo.select"(%226, %223, %227) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%229 = "stablehlo.convert"(%228) : (tensor<10xf32>) -> tensor<10xi32>
%230 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%231 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%232 = "stablehlo.add"(%230, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%233 = "stablehlo.abs"(%232) : (tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%237 = "stablehlo.subtract"(%235, %236) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.multiply"(%237, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%239 = "stablehlo.multiply"(%238, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%241 = "stablehlo.add"(%239, %240) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.multiply"(%233, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.multiply"(%245, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%247 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%248 = "stablehlo.add"(%246, %247) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%249 = "stablehlo.multiply"(%248, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.compare"(%233, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.select"(%253, %251, %254) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.compare"(%233, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%258 = "stablehlo.select"(%257, %241, %255) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%260 = "stablehlo.add"(%215, %259) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%262 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%263 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%264 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%265 = "stablehlo.clamp"(%263, %260, %264) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%266 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%267 = "stablehlo.abs"(%265) : (tensor<10xf32>) -> tensor<10xf32>
%268 = "stablehlo.compare"(%267, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%269 = "stablehlo.negate"(%266) : (tensor<10xf32>) -> tensor<10xf32>
%270 = "stablehlo.select"(%268, %265, %269) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%271 = "stablehlo.convert"(%270) : (tensor<10xf32>) -> tensor<10xi32>
%272 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%274 = "stablehlo.add"(%272, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%275 = "stablehlo.abs"(%274) : (tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%277 = "stablehlo.multiply"(%275, %276) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%279 = "stablehlo.subtract"(%277, %278) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.multiply"(%279, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%281 = "stablehlo.multiply"(%280, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%283 = "stablehlo.add"(%281, %282) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.multiply"(%275, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.multiply"(%287, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%289 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%290 = "stablehlo.add"(%288, %289) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%291 = "stablehlo.multiply"(%290, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.compare"(%275, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.select"(%295, %293, %296) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.compare"(%275, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%300 = "stablehlo.select"(%299, %283, %297) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%301 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%302 = "stablehlo.add"(%215, %301) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%304 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%305 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%306 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%307 = "stablehlo.clamp"(%305, %302, %306) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%308 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%309 = "stablehlo.abs"(%307) : (tensor<10xf32>) -> tensor<10xf32>
%310 = "stablehlo.compare"(%309, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%311 = "stablehlo.negate"(%308) : (tensor<10xf32>) -> tensor<10xf32>
%312 = "stablehlo.select"(%310, %307, %311) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%313 = "stablehlo.convert"(%312) : (tensor<10xf32>) -> tensor<10xi32>
%314 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%315 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%316 = "stablehlo.add"(%314, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%317 = "stablehlo.abs"(%316) : (tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%319 = "stablehlo.multiply"(%317, %318) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%321 = "stablehlo.subtract"(%319, %320) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.multiply"(%321, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%323 = "stablehlo.multiply"(%322, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%325 = "stablehlo.add"(%323, %324) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.multiply"(%317, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.multiply"(%329, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%331 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%332 = "stablehlo.add"(%330, %331) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%333 = "stablehlo.multiply"(%332, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.compare"(%317, %336) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%338 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.select"(%337, %335, %338) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.compare"(%317, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%342 = "stablehlo.select"(%341, %325, %339) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%344 = "stablehlo.add"(%215, %343) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%345 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%346 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%347 = "stablehlo.broadcast_in_dim"(%345) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%348 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%349 = "stablehlo.clamp"(%347, %344, %348) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%350 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%351 = "stablehlo.abs"(%349) : (tensor<10xf32>) -> tensor<10xf32>
%352 = "stablehlo.compare"(%351, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%353 = "stablehlo.negate"(%350) : (tensor<10xf32>) -> tensor<10xf32>
%354 = "stablehlo.select"(%352, %349, %353) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%355 = "stablehlo.convert"(%354) : (tensor<10xf32>) -> tensor<10xi32>
%356 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%357 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%358 = "stablehlo.add"(%356, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%359 = "stablehlo.abs"(%358) : (tensor<10xf32>) -> tensor<10xf32>
%360 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%362 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%363 = "stablehlo.subtract"(%361, %362) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.multiply"(%363, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%365 = "stablehlo.multiply"(%364, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%367 = "stablehlo.add"(%365, %366) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.multiply"(%359, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.multiply"(%371, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%373 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%374 = "stablehlo.add"(%372, %373) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%375 = "stablehlo.multiply"(%374, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%377 = "stablehlo.subtract"(%375, %376) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%378 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%379 = "stablehlo.compare"(%359, %378) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%380 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.select"(%379, %377, %380) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%382 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%383 = "stablehlo.compare"(%359, %382) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%384 = "stablehlo.select"(%383, %367, %381) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%385 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%386 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%387 = "stablehlo.compare"(%385, %386) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%388 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%389 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%390 = "stablehlo.select"(%387, %388, %389) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%391 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%392 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%394 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%397 = "stablehlo.or"(%387, %393) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%398 = "stablehlo.add"(%390, %396) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%399 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%400 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%401 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%402 = "stablehlo.broadcast_in_dim"(%342) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%403 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%404 = "stablehlo.select"(%401, %402, %403) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%405 = "stablehlo.or"(%397, %401) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%406 = "stablehlo.add"(%398, %404) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%407 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%408 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%410 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%413 = "stablehlo.or"(%405, %409) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%414 = "stablehlo.add"(%406, %412) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%415 = "stablehlo.transpose"(%413) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%416 = "stablehlo.transpose"(%414) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%417 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%418 = "stablehlo.dot_general"(%417, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%419 = "stablehlo.transpose"(%418) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%420 = "stablehlo.is_finite"(%419) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%421 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%425 = "stablehlo.reduce"(%420, %421) ({
^bb0(%422: tensor<i1>, %423: tensor<i1>):
%424 = "stablehlo.and"(%422, %423) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%424) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%570 = "stablehlo.if"(%425) ({
"stablehlo.return"(%419) : (tensor<2x3x4x5xf32>) -> ()
}, {
%426 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%428 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%429 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%430 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%431 = "stablehlo.abs"(%429) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%432 = "stablehlo.compare"(%431, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%433 = "stablehlo.negate"(%430) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%434 = "stablehlo.select"(%432, %429, %433) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%435 = "stablehlo.convert"(%434) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%436 = "stablehlo.select"(%428, %435, %426) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%437 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%438 = "stablehlo.select"(%437, %427, %436) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%439 = "stablehlo.convert"(%438) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%440 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%442 = "stablehlo.select"(%440, %0, %441) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%443 = "stablehlo.dot_general"(%442, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%444 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%445 = "stablehlo.compare"(%439, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%446 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%447 = "stablehlo.select"(%445, %446, %439) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%448 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%449 = "stablehlo.compare"(%439, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%450 = "stablehlo.not"(%449) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%451 = "stablehlo.sign"(%416) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%452 = "stablehlo.convert"(%447) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%453 = "stablehlo.convert"(%451) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%454 = "stablehlo.dot_general"(%452, %453) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%455 = "stablehlo.abs"(%447) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%456 = "stablehlo.abs"(%451) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%457 = "stablehlo.convert"(%455) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%460 = "stablehlo.convert"(%450) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xbf16>
%461 = "stablehlo.convert"(%415) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%463 = "stablehlo.abs"(%454) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%464 = "stablehlo.compare"(%463, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%465 = "stablehlo.compare"(%462, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%466 = "stablehlo.and"(%464, %465) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%467 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%468 = "stablehlo.sign"(%454) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%469 = "stablehlo.select"(%466, %468, %467) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%471 = "stablehlo.compare"(%462, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%472 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%473 = "stablehlo.select"(%471, %472, %469) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%474 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%475 = "stablehlo.abs"(%473) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%476 = "stablehlo.compare"(%475, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%477 = "stablehlo.negate"(%474) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%478 = "stablehlo.select"(%476, %473, %477) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%479 = "stablehlo.convert"(%478) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%480 = "stablehlo.convert"(%479) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%481 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%482 = "stablehlo.compare"(%480, %481) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%483 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%484 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%485 = "stablehlo.compare"(%443, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%486 = "stablehlo.sign"(%443) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%487 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%488 = "stablehlo.abs"(%486) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%489 = "stablehlo.compare"(%488, %487) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%490 = "stablehlo.negate"(%487) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%491 = "stablehlo.select"(%489, %486, %490) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%492 = "stablehlo.convert"(%491) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi32>
%493 = "stablehlo.select"(%485, %492, %483) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%494 = "stablehlo.is_finite"(%443) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%495 = "stablehlo.select"(%494, %484, %493) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%496 = "stablehlo.convert"(%495) : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi8>
%497 = "stablehlo.select"(%482, %496, %480) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%498 = "stablehlo.is_finite"(%443) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%499 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%500 = "stablehlo.select"(%498, %443, %499) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%501 = "stablehlo.dot_general"(%500, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%502 = "stablehlo.transpose"(%501) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%503 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%504 = "stablehlo.compare"(%497, %503) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%505 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%506 = "stablehlo.select"(%504, %505, %497) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%507 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi8>} : () -> tensor<2x3x8x5xi8>
%508 = "stablehlo.compare"(%497, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xi8>, tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi1>
%509 = "stablehlo.not"(%508) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%510 = "stablehlo.sign"(%208) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%511 = "stablehlo.convert"(%506) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%512 = "stablehlo.convert"(%510) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%513 = "stablehlo.dot_general"(%511, %512) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%514 = "stablehlo.transpose"(%513) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%515 = "stablehlo.abs"(%506) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xi8>
%516 = "stablehlo.abs"(%510) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%517 = "stablehlo.convert"(%515) : (tensor<2x3x8x5xi8>) -> tensor<2x3x8x5xbf16>
%518 = "stablehlo.convert"(%516) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%519 = "stablehlo.dot_general"(%517, %518) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%520 = "stablehlo.transpose"(%519) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%521 = "stablehlo.convert"(%509) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xbf16>
%522 = "stablehlo.convert"(%207) : (tensor<4x8xi1>) -> tensor<4x8xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%525 = "stablehlo.abs"(%514) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%526 = "stablehlo.compare"(%525, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%527 = "stablehlo.compare"(%524, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%528 = "stablehlo.and"(%526, %527) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%529 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%530 = "stablehlo.sign"(%514) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%531 = "stablehlo.select"(%528, %530, %529) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%532 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%533 = "stablehlo.compare"(%524, %532) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%534 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%535 = "stablehlo.select"(%533, %534, %531) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%536 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%537 = "stablehlo.abs"(%535) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%538 = "stablehlo.compare"(%537, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%539 = "stablehlo.negate"(%536) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%540 = "stablehlo.select"(%538, %535, %539) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%541 = "stablehlo.convert"(%540) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%542 = "stablehlo.convert"(%541) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%543 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%544 = "stablehlo.compare"(%542, %543) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%545 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%546 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%547 = "stablehlo.compare"(%502, %502) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%548 = "stablehlo.sign"(%502) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%549 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%550 = "stablehlo.abs"(%548) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%551 = "stablehlo.compare"(%550, %549) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%552 = "stablehlo.negate"(%549) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%553 = "stablehlo.select"(%551, %548, %552) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%554 = "stablehlo.convert"(%553) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%555 = "stablehlo.select"(%547, %554, %545) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%556 = "stablehlo.is_finite"(%502) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%557 = "stablehlo.select"(%556, %546, %555) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%558 = "stablehlo.convert"(%557) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%559 = "stablehlo.select"(%544, %558, %542) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%560 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%561 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%562 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%563 = "stablehlo.compare"(%559, %562) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%564 = "stablehlo.convert"(%559) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%565 = "stablehlo.multiply"(%560, %564) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%566 = "stablehlo.select"(%563, %561, %565) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%567 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%568 = "stablehlo.compare"(%559, %567) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%569 = "stablehlo.select"(%568, %502, %566) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%569) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %570 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.floor"(%10) : (tensor<7xf32>) -> tensor<7xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%14 = "stablehlo.add"(%11, %13) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%21 = "stablehlo.abs"(%19) : (tensor<7xf32>) -> tensor<7xf32>
%22 = "stablehlo.compare"(%21, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%23 = "stablehlo.negate"(%20) : (tensor<7xf32>) -> tensor<7xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.convert"(%24) : (tensor<7xf32>) -> tensor<7xi32>
%26 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.abs"(%28) : (tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%32 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%56 = "stablehlo.add"(%11, %55) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%60 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%61 = "stablehlo.clamp"(%59, %56, %60) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%62 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%63 = "stablehlo.abs"(%61) : (tensor<7xf32>) -> tensor<7xf32>
%64 = "stablehlo.compare"(%63, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%65 = "stablehlo.negate"(%62) : (tensor<7xf32>) -> tensor<7xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%67 = "stablehlo.convert"(%66) : (tensor<7xf32>) -> tensor<7xi32>
%68 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%70 = "stablehlo.add"(%68, %69) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%71 = "stablehlo.abs"(%70) : (tensor<7xf32>) -> tensor<7xf32>
%72 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%74 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%75 = "stablehlo.subtract"(%73, %74) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%76 = "stablehlo.multiply"(%75, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%77 = "stablehlo.multiply"(%76, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%80 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%81 = "stablehlo.multiply"(%71, %80) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%82 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%83 = "stablehlo.subtract"(%81, %82) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%84 = "stablehlo.multiply"(%83, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%85 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%86 = "stablehlo.add"(%84, %85) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%87 = "stablehlo.multiply"(%86, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%88 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%89 = "stablehlo.subtract"(%87, %88) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%90 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%91 = "stablehlo.compare"(%71, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%93 = "stablehlo.select"(%91, %89, %92) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%95 = "stablehlo.compare"(%71, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%96 = "stablehlo.select"(%95, %79, %93) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%98 = "stablehlo.add"(%11, %97) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%105 = "stablehlo.abs"(%103) : (tensor<7xf32>) -> tensor<7xf32>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%107 = "stablehlo.negate"(%104) : (tensor<7xf32>) -> tensor<7xf32>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%109 = "stablehlo.convert"(%108) : (tensor<7xf32>) -> tensor<7xi32>
%110 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%113 = "stablehlo.abs"(%112) : (tensor<7xf32>) -> tensor<7xf32>
%114 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%116 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%117 = "stablehlo.subtract"(%115, %116) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%118 = "stablehlo.multiply"(%117, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%119 = "stablehlo.multiply"(%118, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%121 = "stablehlo.add"(%119, %120) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%122 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%123 = "stablehlo.multiply"(%113, %122) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%124 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%126 = "stablehlo.multiply"(%125, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%127 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%128 = "stablehlo.add"(%126, %127) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%129 = "stablehlo.multiply"(%128, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%130 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%132 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%133 = "stablehlo.compare"(%113, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%135 = "stablehlo.select"(%133, %131, %134) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%137 = "stablehlo.compare"(%113, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%138 = "stablehlo.select"(%137, %121, %135) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%140 = "stablehlo.add"(%11, %139) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%142 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%143 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%144 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%145 = "stablehlo.clamp"(%143, %140, %144) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%147 = "stablehlo.abs"(%145) : (tensor<7xf32>) -> tensor<7xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%149 = "stablehlo.negate"(%146) : (tensor<7xf32>) -> tensor<7xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%151 = "stablehlo.convert"(%150) : (tensor<7xf32>) -> tensor<7xi32>
%152 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%153 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%155 = "stablehlo.abs"(%154) : (tensor<7xf32>) -> tensor<7xf32>
%156 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%158 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%159 = "stablehlo.subtract"(%157, %158) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%160 = "stablehlo.multiply"(%159, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%161 = "stablehlo.multiply"(%160, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%162 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%163 = "stablehlo.add"(%161, %162) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%164 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%165 = "stablehlo.multiply"(%155, %164) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%166 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%167 = "stablehlo.subtract"(%165, %166) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%168 = "stablehlo.multiply"(%167, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%169 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%170 = "stablehlo.add"(%168, %169) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%171 = "stablehlo.multiply"(%170, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%172 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%173 = "stablehlo.subtract"(%171, %172) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%175 = "stablehlo.compare"(%155, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%177 = "stablehlo.select"(%175, %173, %176) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%179 = "stablehlo.compare"(%155, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%180 = "stablehlo.select"(%179, %163, %177) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%181 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%182 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%183 = "stablehlo.compare"(%181, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%184 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%186 = "stablehlo.select"(%183, %184, %185) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%188 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%190 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%192 = "stablehlo.select"(%189, %190, %191) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%193 = "stablehlo.or"(%183, %189) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%194 = "stablehlo.add"(%186, %192) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%195 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%196 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%197 = "stablehlo.compare"(%195, %196) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%198 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%200 = "stablehlo.select"(%197, %198, %199) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%201 = "stablehlo.or"(%193, %197) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%202 = "stablehlo.add"(%194, %200) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%203 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%204 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%205 = "stablehlo.compare"(%203, %204) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%206 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%208 = "stablehlo.select"(%205, %206, %207) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%209 = "stablehlo.or"(%201, %205) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%210 = "stablehlo.add"(%202, %208) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%211 = "stablehlo.transpose"(%209) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%212 = "stablehlo.transpose"(%210) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%213 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%214 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%215 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%216 = "stablehlo.divide"(%214, %215) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%218 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%219 = "stablehlo.add"(%213, %218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%220 = "stablehlo.multiply"(%219, %217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%221 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%222 = "stablehlo.subtract"(%220, %221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%223 = "stablehlo.floor"(%222) : (tensor<3xf32>) -> tensor<3xf32>
%224 = "stablehlo.subtract"(%222, %223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%225 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%226 = "stablehlo.add"(%223, %225) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%228 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%229 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%230 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%231 = "stablehlo.clamp"(%229, %226, %230) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%232 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%233 = "stablehlo.abs"(%231) : (tensor<3xf32>) -> tensor<3xf32>
%234 = "stablehlo.compare"(%233, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%235 = "stablehlo.negate"(%232) : (tensor<3xf32>) -> tensor<3xf32>
%236 = "stablehlo.select"(%234, %231, %235) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%237 = "stablehlo.convert"(%236) : (tensor<3xf32>) -> tensor<3xi32>
%238 = "stablehlo.negate"(%224) : (tensor<3xf32>) -> tensor<3xf32>
%239 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%240 = "stablehlo.add"(%238, %239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%241 = "stablehlo.abs"(%240) : (tensor<3xf32>) -> tensor<3xf32>
%242 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%244 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%246 = "stablehlo.multiply"(%245, %241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%247 = "stablehlo.multiply"(%246, %241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%248 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%249 = "stablehlo.add"(%247, %248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%250 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%251 = "stablehlo.multiply"(%241, %250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%252 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%253 = "stablehlo.subtract"(%251, %252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%254 = "stablehlo.multiply"(%253, %241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%255 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%256 = "stablehlo.add"(%254, %255) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%257 = "stablehlo.multiply"(%256, %241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%258 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%259 = "stablehlo.subtract"(%257, %258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%260 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%261 = "stablehlo.compare"(%241, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%263 = "stablehlo.select"(%261, %259, %262) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%264 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%265 = "stablehlo.compare"(%241, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%266 = "stablehlo.select"(%265, %249, %263) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%268 = "stablehlo.add"(%223, %267) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%270 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%271 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%272 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%273 = "stablehlo.clamp"(%271, %268, %272) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%274 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%275 = "stablehlo.abs"(%273) : (tensor<3xf32>) -> tensor<3xf32>
%276 = "stablehlo.compare"(%275, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%277 = "stablehlo.negate"(%274) : (tensor<3xf32>) -> tensor<3xf32>
%278 = "stablehlo.select"(%276, %273, %277) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%279 = "stablehlo.convert"(%278) : (tensor<3xf32>) -> tensor<3xi32>
%280 = "stablehlo.negate"(%224) : (tensor<3xf32>) -> tensor<3xf32>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%282 = "stablehlo.add"(%280, %281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%283 = "stablehlo.abs"(%282) : (tensor<3xf32>) -> tensor<3xf32>
%284 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%285 = "stablehlo.multiply"(%283, %284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%286 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%288 = "stablehlo.multiply"(%287, %283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%289 = "stablehlo.multiply"(%288, %283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%290 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%291 = "stablehlo.add"(%289, %290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%292 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%293 = "stablehlo.multiply"(%283, %292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%294 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%295 = "stablehlo.subtract"(%293, %294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%296 = "stablehlo.multiply"(%295, %283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%297 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%298 = "stablehlo.add"(%296, %297) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%299 = "stablehlo.multiply"(%298, %283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%300 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%301 = "stablehlo.subtract"(%299, %300) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%302 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%303 = "stablehlo.compare"(%283, %302) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%305 = "stablehlo.select"(%303, %301, %304) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%306 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%307 = "stablehlo.compare"(%283, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%308 = "stablehlo.select"(%307, %291, %305) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%309 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%310 = "stablehlo.add"(%223, %309) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%312 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%313 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%314 = "stablehlo.broadcast_in_dim"(%312) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%315 = "stablehlo.clamp"(%313, %310, %314) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%316 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%317 = "stablehlo.abs"(%315) : (tensor<3xf32>) -> tensor<3xf32>
%318 = "stablehlo.compare"(%317, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%319 = "stablehlo.negate"(%316) : (tensor<3xf32>) -> tensor<3xf32>
%320 = "stablehlo.select"(%318, %315, %319) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%321 = "stablehlo.convert"(%320) : (tensor<3xf32>) -> tensor<3xi32>
%322 = "stablehlo.negate"(%224) : (tensor<3xf32>) -> tensor<3xf32>
%323 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%324 = "stablehlo.add"(%322, %323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%325 = "stablehlo.abs"(%324) : (tensor<3xf32>) -> tensor<3xf32>
%326 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%327 = "stablehlo.multiply"(%325, %326) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%328 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%330 = "stablehlo.multiply"(%329, %325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%331 = "stablehlo.multiply"(%330, %325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%332 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%333 = "stablehlo.add"(%331, %332) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%334 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%335 = "stablehlo.multiply"(%325, %334) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%336 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%337 = "stablehlo.subtract"(%335, %336) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%338 = "stablehlo.multiply"(%337, %325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%339 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%340 = "stablehlo.add"(%338, %339) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%341 = "stablehlo.multiply"(%340, %325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%342 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%343 = "stablehlo.subtract"(%341, %342) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%344 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%345 = "stablehlo.compare"(%325, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%346 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%347 = "stablehlo.select"(%345, %343, %346) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%348 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%349 = "stablehlo.compare"(%325, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%350 = "stablehlo.select"(%349, %333, %347) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%351 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%352 = "stablehlo.add"(%223, %351) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%353 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%354 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%355 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%356 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%357 = "stablehlo.clamp"(%355, %352, %356) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%358 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%359 = "stablehlo.abs"(%357) : (tensor<3xf32>) -> tensor<3xf32>
%360 = "stablehlo.compare"(%359, %358) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%361 = "stablehlo.negate"(%358) : (tensor<3xf32>) -> tensor<3xf32>
%362 = "stablehlo.select"(%360, %357, %361) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%363 = "stablehlo.convert"(%362) : (tensor<3xf32>) -> tensor<3xi32>
%364 = "stablehlo.negate"(%224) : (tensor<3xf32>) -> tensor<3xf32>
%365 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%366 = "stablehlo.add"(%364, %365) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%367 = "stablehlo.abs"(%366) : (tensor<3xf32>) -> tensor<3xf32>
%368 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%369 = "stablehlo.multiply"(%367, %368) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%370 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%372 = "stablehlo.multiply"(%371, %367) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%373 = "stablehlo.multiply"(%372, %367) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%374 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%375 = "stablehlo.add"(%373, %374) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%376 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%377 = "stablehlo.multiply"(%367, %376) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%378 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%379 = "stablehlo.subtract"(%377, %378) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%380 = "stablehlo.multiply"(%379, %367) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%381 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%382 = "stablehlo.add"(%380, %381) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%383 = "stablehlo.multiply"(%382, %367) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%384 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%385 = "stablehlo.subtract"(%383, %384) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%386 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%387 = "stablehlo.compare"(%367, %386) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%388 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%389 = "stablehlo.select"(%387, %385, %388) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%390 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%391 = "stablehlo.compare"(%367, %390) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%392 = "stablehlo.select"(%391, %375, %389) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%393 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%394 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%396 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%399 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%400 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%401 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%402 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%403 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%404 = "stablehlo.select"(%401, %402, %403) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%405 = "stablehlo.or"(%395, %401) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%406 = "stablehlo.add"(%398, %404) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%407 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%408 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%410 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%413 = "stablehlo.or"(%405, %409) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%414 = "stablehlo.add"(%406, %412) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%415 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%416 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%417 = "stablehlo.compare"(%415, %416) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%418 = "stablehlo.broadcast_in_dim"(%392) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%419 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%420 = "stablehlo.select"(%417, %418, %419) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%421 = "stablehlo.or"(%413, %417) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%422 = "stablehlo.add"(%414, %420) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%423 = "stablehlo.transpose"(%421) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%424 = "stablehlo.transpose"(%422) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%425 = "stablehlo.dot_general"(%0, %424) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%426 = "stablehlo.dot_general"(%425, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%427 = "stablehlo.transpose"(%426) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%428 = "stablehlo.is_finite"(%427) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%429 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%433 = "stablehlo.reduce"(%428, %429) ({
^bb0(%430: tensor<i1>, %431: tensor<i1>):
%432 = "stablehlo.and"(%430, %431) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%432) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%578 = "stablehlo.if"(%433) ({
"stablehlo.return"(%427) : (tensor<2x3x4x5xf32>) -> ()
}, {
%434 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%435 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%436 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%437 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%438 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%439 = "stablehlo.abs"(%437) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%440 = "stablehlo.compare"(%439, %438) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%441 = "stablehlo.negate"(%438) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%442 = "stablehlo.select"(%440, %437, %441) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%443 = "stablehlo.convert"(%442) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%444 = "stablehlo.select"(%436, %443, %434) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%445 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%446 = "stablehlo.select"(%445, %435, %444) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%447 = "stablehlo.convert"(%446) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%448 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%449 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%450 = "stablehlo.select"(%448, %0, %449) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%451 = "stablehlo.dot_general"(%450, %424) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%452 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%453 = "stablehlo.compare"(%447, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%454 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%455 = "stablehlo.select"(%453, %454, %447) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%456 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%457 = "stablehlo.compare"(%447, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%458 = "stablehlo.not"(%457) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%459 = "stablehlo.sign"(%424) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%460 = "stablehlo.convert"(%455) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%461 = "stablehlo.convert"(%459) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%463 = "stablehlo.abs"(%455) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%464 = "stablehlo.abs"(%459) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%465 = "stablehlo.convert"(%463) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%466 = "stablehlo.convert"(%464) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%467 = "stablehlo.dot_general"(%465, %466) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%468 = "stablehlo.convert"(%458) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xbf16>
%469 = "stablehlo.convert"(%423) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%471 = "stablehlo.abs"(%462) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%472 = "stablehlo.compare"(%471, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%473 = "stablehlo.compare"(%470, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%474 = "stablehlo.and"(%472, %473) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%476 = "stablehlo.sign"(%462) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%477 = "stablehlo.select"(%474, %476, %475) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%479 = "stablehlo.compare"(%470, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%481 = "stablehlo.select"(%479, %480, %477) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%482 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%483 = "stablehlo.abs"(%481) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%484 = "stablehlo.compare"(%483, %482) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%485 = "stablehlo.negate"(%482) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%486 = "stablehlo.select"(%484, %481, %485) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%487 = "stablehlo.convert"(%486) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%488 = "stablehlo.convert"(%487) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%489 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%490 = "stablehlo.compare"(%488, %489) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%491 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%492 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%493 = "stablehlo.compare"(%451, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%494 = "stablehlo.sign"(%451) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%495 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%496 = "stablehlo.abs"(%494) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%497 = "stablehlo.compare"(%496, %495) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%498 = "stablehlo.negate"(%495) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%499 = "stablehlo.select"(%497, %494, %498) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%500 = "stablehlo.convert"(%499) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%501 = "stablehlo.select"(%493, %500, %491) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%502 = "stablehlo.is_finite"(%451) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%503 = "stablehlo.select"(%502, %492, %501) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%504 = "stablehlo.convert"(%503) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%505 = "stablehlo.select"(%490, %504, %488) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%506 = "stablehlo.is_finite"(%451) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%507 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%508 = "stablehlo.select"(%506, %451, %507) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%509 = "stablehlo.dot_general"(%508, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%510 = "stablehlo.transpose"(%509) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%511 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%512 = "stablehlo.compare"(%505, %511) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%513 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%514 = "stablehlo.select"(%512, %513, %505) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%515 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%516 = "stablehlo.compare"(%505, %515) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%517 = "stablehlo.not"(%516) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%518 = "stablehlo.sign"(%212) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%519 = "stablehlo.convert"(%514) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%520 = "stablehlo.convert"(%518) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%521 = "stablehlo.dot_general"(%519, %520) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%522 = "stablehlo.transpose"(%521) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%523 = "stablehlo.abs"(%514) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%524 = "stablehlo.abs"(%518) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%525 = "stablehlo.convert"(%523) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%526 = "stablehlo.convert"(%524) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%527 = "stablehlo.dot_general"(%525, %526) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%528 = "stablehlo.transpose"(%527) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%529 = "stablehlo.convert"(%517) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xbf16>
%530 = "stablehlo.convert"(%211) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%531 = "stablehlo.dot_general"(%529, %530) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%532 = "stablehlo.transpose"(%531) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%533 = "stablehlo.abs"(%522) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%534 = "stablehlo.compare"(%533, %528) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%535 = "stablehlo.compare"(%532, %528) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%536 = "stablehlo.and"(%534, %535) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%537 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%538 = "stablehlo.sign"(%522) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%539 = "stablehlo.select"(%536, %538, %537) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%540 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%541 = "stablehlo.compare"(%532, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%542 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%543 = "stablehlo.select"(%541, %542, %539) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%544 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%545 = "stablehlo.abs"(%543) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%546 = "stablehlo.compare"(%545, %544) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%547 = "stablehlo.negate"(%544) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%548 = "stablehlo.select"(%546, %543, %547) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%549 = "stablehlo.convert"(%548) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%550 = "stablehlo.convert"(%549) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%551 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%552 = "stablehlo.compare"(%550, %551) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%553 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%554 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%555 = "stablehlo.compare"(%510, %510) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%556 = "stablehlo.sign"(%510) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%557 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%558 = "stablehlo.abs"(%556) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%559 = "stablehlo.compare"(%558, %557) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%560 = "stablehlo.negate"(%557) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%561 = "stablehlo.select"(%559, %556, %560) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%562 = "stablehlo.convert"(%561) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%563 = "stablehlo.select"(%555, %562, %553) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%564 = "stablehlo.is_finite"(%510) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%565 = "stablehlo.select"(%564, %554, %563) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%566 = "stablehlo.convert"(%565) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%567 = "stablehlo.select"(%552, %566, %550) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%568 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%569 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%570 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%571 = "stablehlo.compare"(%567, %570) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%572 = "stablehlo.convert"(%567) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%573 = "stablehlo.multiply"(%568, %572) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%574 = "stablehlo.select"(%571, %569, %573) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%575 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%576 = "stablehlo.compare"(%567, %575) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%577 = "stablehlo.select"(%576, %510, %574) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%577) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %578 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.floor"(%6) : (tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.add"(%7, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%17 = "stablehlo.abs"(%15) : (tensor<7xf32>) -> tensor<7xf32>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%19 = "stablehlo.negate"(%16) : (tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%21 = "stablehlo.convert"(%20) : (tensor<7xf32>) -> tensor<7xi32>
%22 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.abs"(%24) : (tensor<7xf32>) -> tensor<7xf32>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%52 = "stablehlo.add"(%7, %51) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%59 = "stablehlo.abs"(%57) : (tensor<7xf32>) -> tensor<7xf32>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%61 = "stablehlo.negate"(%58) : (tensor<7xf32>) -> tensor<7xf32>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%63 = "stablehlo.convert"(%62) : (tensor<7xf32>) -> tensor<7xi32>
%64 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%67 = "stablehlo.abs"(%66) : (tensor<7xf32>) -> tensor<7xf32>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%94 = "stablehlo.add"(%7, %93) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%101 = "stablehlo.abs"(%99) : (tensor<7xf32>) -> tensor<7xf32>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%103 = "stablehlo.negate"(%100) : (tensor<7xf32>) -> tensor<7xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%105 = "stablehlo.convert"(%104) : (tensor<7xf32>) -> tensor<7xi32>
%106 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%109 = "stablehlo.abs"(%108) : (tensor<7xf32>) -> tensor<7xf32>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%136 = "stablehlo.add"(%7, %135) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%143 = "stablehlo.abs"(%141) : (tensor<7xf32>) -> tensor<7xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%145 = "stablehlo.negate"(%142) : (tensor<7xf32>) -> tensor<7xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%147 = "stablehlo.convert"(%146) : (tensor<7xf32>) -> tensor<7xi32>
%148 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%151 = "stablehlo.abs"(%150) : (tensor<7xf32>) -> tensor<7xf32>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%177 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%178 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%180 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%182 = "stablehlo.select"(%179, %180, %181) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%183 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%184 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%185 = "stablehlo.compare"(%183, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%186 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%188 = "stablehlo.select"(%185, %186, %187) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%189 = "stablehlo.or"(%179, %185) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%190 = "stablehlo.add"(%182, %188) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%191 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%192 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%194 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%196 = "stablehlo.select"(%193, %194, %195) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%197 = "stablehlo.or"(%189, %193) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%198 = "stablehlo.add"(%190, %196) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%199 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%200 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%201 = "stablehlo.compare"(%199, %200) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%202 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%204 = "stablehlo.select"(%201, %202, %203) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%205 = "stablehlo.or"(%197, %201) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%206 = "stablehlo.add"(%198, %204) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%207 = "stablehlo.transpose"(%205) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%208 = "stablehlo.transpose"(%206) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%209 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%210 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%212 = "stablehlo.divide"(%210, %211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%214 = "stablehlo.multiply"(%209, %213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%215 = "stablehlo.floor"(%214) : (tensor<3xf32>) -> tensor<3xf32>
%216 = "stablehlo.subtract"(%214, %215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%217 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%218 = "stablehlo.add"(%215, %217) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%220 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%221 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%222 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%223 = "stablehlo.clamp"(%221, %218, %222) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%224 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%225 = "stablehlo.abs"(%223) : (tensor<3xf32>) -> tensor<3xf32>
%226 = "stablehlo.compare"(%225, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%227 = "stablehlo.negate"(%224) : (tensor<3xf32>) -> tensor<3xf32>
%228 = "stablehlo.select"(%226, %223, %227) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%229 = "stablehlo.convert"(%228) : (tensor<3xf32>) -> tensor<3xi32>
%230 = "stablehlo.negate"(%216) : (tensor<3xf32>) -> tensor<3xf32>
%231 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%232 = "stablehlo.add"(%230, %231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%233 = "stablehlo.abs"(%232) : (tensor<3xf32>) -> tensor<3xf32>
%234 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%236 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%237 = "stablehlo.subtract"(%235, %236) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%238 = "stablehlo.multiply"(%237, %233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%239 = "stablehlo.multiply"(%238, %233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%240 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%241 = "stablehlo.add"(%239, %240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%242 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%243 = "stablehlo.multiply"(%233, %242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%244 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%246 = "stablehlo.multiply"(%245, %233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%247 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%248 = "stablehlo.add"(%246, %247) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%249 = "stablehlo.multiply"(%248, %233) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%250 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%253 = "stablehlo.compare"(%233, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%255 = "stablehlo.select"(%253, %251, %254) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%256 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%257 = "stablehlo.compare"(%233, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%258 = "stablehlo.select"(%257, %241, %255) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%260 = "stablehlo.add"(%215, %259) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%262 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%263 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%264 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%265 = "stablehlo.clamp"(%263, %260, %264) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%266 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%267 = "stablehlo.abs"(%265) : (tensor<3xf32>) -> tensor<3xf32>
%268 = "stablehlo.compare"(%267, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%269 = "stablehlo.negate"(%266) : (tensor<3xf32>) -> tensor<3xf32>
%270 = "stablehlo.select"(%268, %265, %269) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%271 = "stablehlo.convert"(%270) : (tensor<3xf32>) -> tensor<3xi32>
%272 = "stablehlo.negate"(%216) : (tensor<3xf32>) -> tensor<3xf32>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%274 = "stablehlo.add"(%272, %273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%275 = "stablehlo.abs"(%274) : (tensor<3xf32>) -> tensor<3xf32>
%276 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%277 = "stablehlo.multiply"(%275, %276) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%278 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%279 = "stablehlo.subtract"(%277, %278) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%280 = "stablehlo.multiply"(%279, %275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%281 = "stablehlo.multiply"(%280, %275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%283 = "stablehlo.add"(%281, %282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%284 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%285 = "stablehlo.multiply"(%275, %284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%286 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%288 = "stablehlo.multiply"(%287, %275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%289 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%290 = "stablehlo.add"(%288, %289) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%291 = "stablehlo.multiply"(%290, %275) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%292 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%295 = "stablehlo.compare"(%275, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%297 = "stablehlo.select"(%295, %293, %296) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%298 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%299 = "stablehlo.compare"(%275, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%300 = "stablehlo.select"(%299, %283, %297) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%301 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%302 = "stablehlo.add"(%215, %301) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%304 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%305 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%306 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%307 = "stablehlo.clamp"(%305, %302, %306) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%308 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%309 = "stablehlo.abs"(%307) : (tensor<3xf32>) -> tensor<3xf32>
%310 = "stablehlo.compare"(%309, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%311 = "stablehlo.negate"(%308) : (tensor<3xf32>) -> tensor<3xf32>
%312 = "stablehlo.select"(%310, %307, %311) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%313 = "stablehlo.convert"(%312) : (tensor<3xf32>) -> tensor<3xi32>
%314 = "stablehlo.negate"(%216) : (tensor<3xf32>) -> tensor<3xf32>
%315 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%316 = "stablehlo.add"(%314, %315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%317 = "stablehlo.abs"(%316) : (tensor<3xf32>) -> tensor<3xf32>
%318 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%319 = "stablehlo.multiply"(%317, %318) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%320 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%321 = "stablehlo.subtract"(%319, %320) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%322 = "stablehlo.multiply"(%321, %317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%323 = "stablehlo.multiply"(%322, %317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%324 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%325 = "stablehlo.add"(%323, %324) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%326 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%327 = "stablehlo.multiply"(%317, %326) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%328 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%330 = "stablehlo.multiply"(%329, %317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%331 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%332 = "stablehlo.add"(%330, %331) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%333 = "stablehlo.multiply"(%332, %317) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%334 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%336 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%337 = "stablehlo.compare"(%317, %336) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%338 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%339 = "stablehlo.select"(%337, %335, %338) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%340 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%341 = "stablehlo.compare"(%317, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%342 = "stablehlo.select"(%341, %325, %339) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%344 = "stablehlo.add"(%215, %343) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%345 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%346 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%347 = "stablehlo.broadcast_in_dim"(%345) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%348 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%349 = "stablehlo.clamp"(%347, %344, %348) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%350 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%351 = "stablehlo.abs"(%349) : (tensor<3xf32>) -> tensor<3xf32>
%352 = "stablehlo.compare"(%351, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%353 = "stablehlo.negate"(%350) : (tensor<3xf32>) -> tensor<3xf32>
%354 = "stablehlo.select"(%352, %349, %353) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%355 = "stablehlo.convert"(%354) : (tensor<3xf32>) -> tensor<3xi32>
%356 = "stablehlo.negate"(%216) : (tensor<3xf32>) -> tensor<3xf32>
%357 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%358 = "stablehlo.add"(%356, %357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%359 = "stablehlo.abs"(%358) : (tensor<3xf32>) -> tensor<3xf32>
%360 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%362 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%363 = "stablehlo.subtract"(%361, %362) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%364 = "stablehlo.multiply"(%363, %359) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%365 = "stablehlo.multiply"(%364, %359) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%366 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%367 = "stablehlo.add"(%365, %366) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%368 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%369 = "stablehlo.multiply"(%359, %368) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%370 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%372 = "stablehlo.multiply"(%371, %359) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%373 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%374 = "stablehlo.add"(%372, %373) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%375 = "stablehlo.multiply"(%374, %359) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%376 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%377 = "stablehlo.subtract"(%375, %376) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%378 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%379 = "stablehlo.compare"(%359, %378) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%380 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%381 = "stablehlo.select"(%379, %377, %380) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%382 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%383 = "stablehlo.compare"(%359, %382) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%384 = "stablehlo.select"(%383, %367, %381) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%385 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%386 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%387 = "stablehlo.compare"(%385, %386) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%388 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%389 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%390 = "stablehlo.select"(%387, %388, %389) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%391 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%392 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%394 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%397 = "stablehlo.or"(%387, %393) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%398 = "stablehlo.add"(%390, %396) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%399 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%400 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%401 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%402 = "stablehlo.broadcast_in_dim"(%342) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%403 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%404 = "stablehlo.select"(%401, %402, %403) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%405 = "stablehlo.or"(%397, %401) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%406 = "stablehlo.add"(%398, %404) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%407 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%408 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%410 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%413 = "stablehlo.or"(%405, %409) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%414 = "stablehlo.add"(%406, %412) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%415 = "stablehlo.transpose"(%413) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%416 = "stablehlo.transpose"(%414) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%417 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%418 = "stablehlo.dot_general"(%417, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%419 = "stablehlo.transpose"(%418) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%420 = "stablehlo.is_finite"(%419) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%421 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%425 = "stablehlo.reduce"(%420, %421) ({
^bb0(%422: tensor<i1>, %423: tensor<i1>):
%424 = "stablehlo.and"(%422, %423) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%424) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%570 = "stablehlo.if"(%425) ({
"stablehlo.return"(%419) : (tensor<2x3x4x5xf32>) -> ()
}, {
%426 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%428 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%429 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%430 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%431 = "stablehlo.abs"(%429) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%432 = "stablehlo.compare"(%431, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%433 = "stablehlo.negate"(%430) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%434 = "stablehlo.select"(%432, %429, %433) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%435 = "stablehlo.convert"(%434) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%436 = "stablehlo.select"(%428, %435, %426) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%437 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%438 = "stablehlo.select"(%437, %427, %436) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%439 = "stablehlo.convert"(%438) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%440 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%442 = "stablehlo.select"(%440, %0, %441) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%443 = "stablehlo.dot_general"(%442, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%444 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%445 = "stablehlo.compare"(%439, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%446 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%447 = "stablehlo.select"(%445, %446, %439) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%448 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%449 = "stablehlo.compare"(%439, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%450 = "stablehlo.not"(%449) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%451 = "stablehlo.sign"(%416) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%452 = "stablehlo.convert"(%447) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%453 = "stablehlo.convert"(%451) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%454 = "stablehlo.dot_general"(%452, %453) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%455 = "stablehlo.abs"(%447) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%456 = "stablehlo.abs"(%451) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%457 = "stablehlo.convert"(%455) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%460 = "stablehlo.convert"(%450) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xbf16>
%461 = "stablehlo.convert"(%415) : (tensor<5x3xi1>) -> tensor<5x3xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%463 = "stablehlo.abs"(%454) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%464 = "stablehlo.compare"(%463, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%465 = "stablehlo.compare"(%462, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%466 = "stablehlo.and"(%464, %465) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%467 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%468 = "stablehlo.sign"(%454) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%469 = "stablehlo.select"(%466, %468, %467) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%471 = "stablehlo.compare"(%462, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%472 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%473 = "stablehlo.select"(%471, %472, %469) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%474 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%475 = "stablehlo.abs"(%473) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%476 = "stablehlo.compare"(%475, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%477 = "stablehlo.negate"(%474) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%478 = "stablehlo.select"(%476, %473, %477) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%479 = "stablehlo.convert"(%478) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%480 = "stablehlo.convert"(%479) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%481 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%482 = "stablehlo.compare"(%480, %481) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%483 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%484 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi32>} : () -> tensor<2x3x7x5xi32>
%485 = "stablehlo.compare"(%443, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%486 = "stablehlo.sign"(%443) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%487 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%488 = "stablehlo.abs"(%486) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%489 = "stablehlo.compare"(%488, %487) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%490 = "stablehlo.negate"(%487) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%491 = "stablehlo.select"(%489, %486, %490) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%492 = "stablehlo.convert"(%491) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi32>
%493 = "stablehlo.select"(%485, %492, %483) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%494 = "stablehlo.is_finite"(%443) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%495 = "stablehlo.select"(%494, %484, %493) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi32>, tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi32>
%496 = "stablehlo.convert"(%495) : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x5xi8>
%497 = "stablehlo.select"(%482, %496, %480) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%498 = "stablehlo.is_finite"(%443) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%499 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%500 = "stablehlo.select"(%498, %443, %499) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%501 = "stablehlo.dot_general"(%500, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%502 = "stablehlo.transpose"(%501) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%503 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%504 = "stablehlo.compare"(%497, %503) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%505 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%506 = "stablehlo.select"(%504, %505, %497) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%507 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x5xi8>} : () -> tensor<2x3x7x5xi8>
%508 = "stablehlo.compare"(%497, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xi8>, tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi1>
%509 = "stablehlo.not"(%508) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%510 = "stablehlo.sign"(%208) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%511 = "stablehlo.convert"(%506) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%512 = "stablehlo.convert"(%510) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%513 = "stablehlo.dot_general"(%511, %512) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%514 = "stablehlo.transpose"(%513) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%515 = "stablehlo.abs"(%506) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xi8>
%516 = "stablehlo.abs"(%510) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%517 = "stablehlo.convert"(%515) : (tensor<2x3x7x5xi8>) -> tensor<2x3x7x5xbf16>
%518 = "stablehlo.convert"(%516) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%519 = "stablehlo.dot_general"(%517, %518) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%520 = "stablehlo.transpose"(%519) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%521 = "stablehlo.convert"(%509) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xbf16>
%522 = "stablehlo.convert"(%207) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%525 = "stablehlo.abs"(%514) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%526 = "stablehlo.compare"(%525, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%527 = "stablehlo.compare"(%524, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%528 = "stablehlo.and"(%526, %527) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%529 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%530 = "stablehlo.sign"(%514) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%531 = "stablehlo.select"(%528, %530, %529) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%532 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%533 = "stablehlo.compare"(%524, %532) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%534 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%535 = "stablehlo.select"(%533, %534, %531) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%536 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%537 = "stablehlo.abs"(%535) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%538 = "stablehlo.compare"(%537, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%539 = "stablehlo.negate"(%536) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%540 = "stablehlo.select"(%538, %535, %539) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%541 = "stablehlo.convert"(%540) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%542 = "stablehlo.convert"(%541) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%543 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%544 = "stablehlo.compare"(%542, %543) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%545 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%546 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%547 = "stablehlo.compare"(%502, %502) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%548 = "stablehlo.sign"(%502) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%549 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%550 = "stablehlo.abs"(%548) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%551 = "stablehlo.compare"(%550, %549) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%552 = "stablehlo.negate"(%549) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%553 = "stablehlo.select"(%551, %548, %552) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%554 = "stablehlo.convert"(%553) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%555 = "stablehlo.select"(%547, %554, %545) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%556 = "stablehlo.is_finite"(%502) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%557 = "stablehlo.select"(%556, %546, %555) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%558 = "stablehlo.convert"(%557) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%559 = "stablehlo.select"(%544, %558, %542) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%560 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%561 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%562 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%563 = "stablehlo.compare"(%559, %562) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%564 = "stablehlo.convert"(%559) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%565 = "stablehlo.multiply"(%560, %564) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%566 = "stablehlo.select"(%563, %561, %565) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%567 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%568 = "stablehlo.compare"(%559, %567) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%569 = "stablehlo.select"(%568, %502, %566) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%569) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %570 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%5 = "stablehlo.add"(%1, %4) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.floor"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%11 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%12 = "stablehlo.add"(%9, %11) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%18 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%19 = "stablehlo.abs"(%17) : (tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.compare"(%19, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%21 = "stablehlo.negate"(%18) : (tensor<12xf32>) -> tensor<12xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%23 = "stablehlo.convert"(%22) : (tensor<12xf32>) -> tensor<12xi32>
%24 = "stablehlo.negate"(%10) : (tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%27 = "stablehlo.abs"(%26) : (tensor<12xf32>) -> tensor<12xf32>
%28 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%30 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%32 = "stablehlo.multiply"(%31, %27) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%33 = "stablehlo.multiply"(%32, %27) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%36 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%37 = "stablehlo.multiply"(%27, %36) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%38 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%40 = "stablehlo.multiply"(%39, %27) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%41 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%43 = "stablehlo.multiply"(%42, %27) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%44 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%45 = "stablehlo.subtract"(%43, %44) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%47 = "stablehlo.compare"(%27, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%49 = "stablehlo.select"(%47, %45, %48) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%51 = "stablehlo.compare"(%27, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%52 = "stablehlo.select"(%51, %35, %49) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%54 = "stablehlo.add"(%9, %53) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%59 = "stablehlo.clamp"(%57, %54, %58) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%60 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%61 = "stablehlo.abs"(%59) : (tensor<12xf32>) -> tensor<12xf32>
%62 = "stablehlo.compare"(%61, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%63 = "stablehlo.negate"(%60) : (tensor<12xf32>) -> tensor<12xf32>
%64 = "stablehlo.select"(%62, %59, %63) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%65 = "stablehlo.convert"(%64) : (tensor<12xf32>) -> tensor<12xi32>
%66 = "stablehlo.negate"(%10) : (tensor<12xf32>) -> tensor<12xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%69 = "stablehlo.abs"(%68) : (tensor<12xf32>) -> tensor<12xf32>
%70 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%72 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%74 = "stablehlo.multiply"(%73, %69) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%75 = "stablehlo.multiply"(%74, %69) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%77 = "stablehlo.add"(%75, %76) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%78 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%79 = "stablehlo.multiply"(%69, %78) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%80 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%81 = "stablehlo.subtract"(%79, %80) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%82 = "stablehlo.multiply"(%81, %69) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%83 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%85 = "stablehlo.multiply"(%84, %69) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%86 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%87 = "stablehlo.subtract"(%85, %86) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%89 = "stablehlo.compare"(%69, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%91 = "stablehlo.select"(%89, %87, %90) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%93 = "stablehlo.compare"(%69, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%94 = "stablehlo.select"(%93, %77, %91) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%96 = "stablehlo.add"(%9, %95) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%101 = "stablehlo.clamp"(%99, %96, %100) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%102 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%103 = "stablehlo.abs"(%101) : (tensor<12xf32>) -> tensor<12xf32>
%104 = "stablehlo.compare"(%103, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%105 = "stablehlo.negate"(%102) : (tensor<12xf32>) -> tensor<12xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%107 = "stablehlo.convert"(%106) : (tensor<12xf32>) -> tensor<12xi32>
%108 = "stablehlo.negate"(%10) : (tensor<12xf32>) -> tensor<12xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%111 = "stablehlo.abs"(%110) : (tensor<12xf32>) -> tensor<12xf32>
%112 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%113 = "stablehlo.multiply"(%111, %112) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%114 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%116 = "stablehlo.multiply"(%115, %111) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%117 = "stablehlo.multiply"(%116, %111) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%120 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%121 = "stablehlo.multiply"(%111, %120) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%122 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%123 = "stablehlo.subtract"(%121, %122) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%124 = "stablehlo.multiply"(%123, %111) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%125 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%126 = "stablehlo.add"(%124, %125) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%127 = "stablehlo.multiply"(%126, %111) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%128 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%129 = "stablehlo.subtract"(%127, %128) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%131 = "stablehlo.compare"(%111, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%133 = "stablehlo.select"(%131, %129, %132) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%135 = "stablehlo.compare"(%111, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%136 = "stablehlo.select"(%135, %119, %133) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%138 = "stablehlo.add"(%9, %137) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%141 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%142 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%143 = "stablehlo.clamp"(%141, %138, %142) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%144 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%145 = "stablehlo.abs"(%143) : (tensor<12xf32>) -> tensor<12xf32>
%146 = "stablehlo.compare"(%145, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%147 = "stablehlo.negate"(%144) : (tensor<12xf32>) -> tensor<12xf32>
%148 = "stablehlo.select"(%146, %143, %147) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%149 = "stablehlo.convert"(%148) : (tensor<12xf32>) -> tensor<12xi32>
%150 = "stablehlo.negate"(%10) : (tensor<12xf32>) -> tensor<12xf32>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%153 = "stablehlo.abs"(%152) : (tensor<12xf32>) -> tensor<12xf32>
%154 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%156 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%157 = "stablehlo.subtract"(%155, %156) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%158 = "stablehlo.multiply"(%157, %153) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%159 = "stablehlo.multiply"(%158, %153) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%161 = "stablehlo.add"(%159, %160) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%162 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%163 = "stablehlo.multiply"(%153, %162) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%164 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%165 = "stablehlo.subtract"(%163, %164) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%166 = "stablehlo.multiply"(%165, %153) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%167 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%169 = "stablehlo.multiply"(%168, %153) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%170 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%171 = "stablehlo.subtract"(%169, %170) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%173 = "stablehlo.compare"(%153, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%175 = "stablehlo.select"(%173, %171, %174) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%176 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%177 = "stablehlo.compare"(%153, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%178 = "stablehlo.select"(%177, %161, %175) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%179 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%180 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%182 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%184 = "stablehlo.select"(%181, %182, %183) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%185 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%186 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%187 = "stablehlo.compare"(%185, %186) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%188 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%190 = "stablehlo.select"(%187, %188, %189) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%191 = "stablehlo.or"(%181, %187) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%192 = "stablehlo.add"(%184, %190) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%193 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%194 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%196 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%198 = "stablehlo.select"(%195, %196, %197) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%199 = "stablehlo.or"(%191, %195) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%200 = "stablehlo.add"(%192, %198) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%201 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%202 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%203 = "stablehlo.compare"(%201, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%204 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%206 = "stablehlo.select"(%203, %204, %205) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%207 = "stablehlo.or"(%199, %203) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%208 = "stablehlo.add"(%200, %206) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%209 = "stablehlo.transpose"(%207) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%210 = "stablehlo.transpose"(%208) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%211 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%214 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%215 = "stablehlo.add"(%211, %214) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%216 = "stablehlo.multiply"(%215, %213) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%218 = "stablehlo.subtract"(%216, %217) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.floor"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%220 = "stablehlo.subtract"(%218, %219) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%221 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%222 = "stablehlo.add"(%219, %221) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%224 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%225 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%226 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%227 = "stablehlo.clamp"(%225, %222, %226) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%228 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%229 = "stablehlo.abs"(%227) : (tensor<10xf32>) -> tensor<10xf32>
%230 = "stablehlo.compare"(%229, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%231 = "stablehlo.negate"(%228) : (tensor<10xf32>) -> tensor<10xf32>
%232 = "stablehlo.select"(%230, %227, %231) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%233 = "stablehlo.convert"(%232) : (tensor<10xf32>) -> tensor<10xi32>
%234 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%235 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%236 = "stablehlo.add"(%234, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%237 = "stablehlo.abs"(%236) : (tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%239 = "stablehlo.multiply"(%237, %238) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%241 = "stablehlo.subtract"(%239, %240) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.multiply"(%241, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%243 = "stablehlo.multiply"(%242, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.add"(%243, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%247 = "stablehlo.multiply"(%237, %246) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%249 = "stablehlo.subtract"(%247, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.multiply"(%249, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%251 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%252 = "stablehlo.add"(%250, %251) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%253 = "stablehlo.multiply"(%252, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.compare"(%237, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%258 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%259 = "stablehlo.select"(%257, %255, %258) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%260 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%261 = "stablehlo.compare"(%237, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%262 = "stablehlo.select"(%261, %245, %259) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%264 = "stablehlo.add"(%219, %263) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%266 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%267 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%268 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%269 = "stablehlo.clamp"(%267, %264, %268) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%270 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%271 = "stablehlo.abs"(%269) : (tensor<10xf32>) -> tensor<10xf32>
%272 = "stablehlo.compare"(%271, %270) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%273 = "stablehlo.negate"(%270) : (tensor<10xf32>) -> tensor<10xf32>
%274 = "stablehlo.select"(%272, %269, %273) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%275 = "stablehlo.convert"(%274) : (tensor<10xf32>) -> tensor<10xi32>
%276 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%277 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%278 = "stablehlo.add"(%276, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%279 = "stablehlo.abs"(%278) : (tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%281 = "stablehlo.multiply"(%279, %280) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%283 = "stablehlo.subtract"(%281, %282) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.multiply"(%283, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%285 = "stablehlo.multiply"(%284, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.add"(%285, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%289 = "stablehlo.multiply"(%279, %288) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.multiply"(%291, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%293 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%294 = "stablehlo.add"(%292, %293) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%295 = "stablehlo.multiply"(%294, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.compare"(%279, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%300 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%301 = "stablehlo.select"(%299, %297, %300) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%302 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%303 = "stablehlo.compare"(%279, %302) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%304 = "stablehlo.select"(%303, %287, %301) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%305 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%306 = "stablehlo.add"(%219, %305) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%308 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%309 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%310 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%311 = "stablehlo.clamp"(%309, %306, %310) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%312 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%313 = "stablehlo.abs"(%311) : (tensor<10xf32>) -> tensor<10xf32>
%314 = "stablehlo.compare"(%313, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%315 = "stablehlo.negate"(%312) : (tensor<10xf32>) -> tensor<10xf32>
%316 = "stablehlo.select"(%314, %311, %315) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%317 = "stablehlo.convert"(%316) : (tensor<10xf32>) -> tensor<10xi32>
%318 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%319 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%320 = "stablehlo.add"(%318, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%321 = "stablehlo.abs"(%320) : (tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%323 = "stablehlo.multiply"(%321, %322) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%325 = "stablehlo.subtract"(%323, %324) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.multiply"(%325, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%327 = "stablehlo.multiply"(%326, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.add"(%327, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%331 = "stablehlo.multiply"(%321, %330) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%333 = "stablehlo.subtract"(%331, %332) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.multiply"(%333, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%335 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%336 = "stablehlo.add"(%334, %335) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%337 = "stablehlo.multiply"(%336, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.compare"(%321, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%342 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%343 = "stablehlo.select"(%341, %339, %342) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%344 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%345 = "stablehlo.compare"(%321, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%346 = "stablehlo.select"(%345, %329, %343) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%347 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%348 = "stablehlo.add"(%219, %347) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%349 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%350 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%351 = "stablehlo.broadcast_in_dim"(%349) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%352 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%353 = "stablehlo.clamp"(%351, %348, %352) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%354 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%355 = "stablehlo.abs"(%353) : (tensor<10xf32>) -> tensor<10xf32>
%356 = "stablehlo.compare"(%355, %354) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%357 = "stablehlo.negate"(%354) : (tensor<10xf32>) -> tensor<10xf32>
%358 = "stablehlo.select"(%356, %353, %357) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%359 = "stablehlo.convert"(%358) : (tensor<10xf32>) -> tensor<10xi32>
%360 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%361 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%362 = "stablehlo.add"(%360, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%363 = "stablehlo.abs"(%362) : (tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%365 = "stablehlo.multiply"(%363, %364) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%367 = "stablehlo.subtract"(%365, %366) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.multiply"(%367, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%369 = "stablehlo.multiply"(%368, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%371 = "stablehlo.add"(%369, %370) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%373 = "stablehlo.multiply"(%363, %372) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%375 = "stablehlo.subtract"(%373, %374) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.multiply"(%375, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%377 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%378 = "stablehlo.add"(%376, %377) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%379 = "stablehlo.multiply"(%378, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%380 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.subtract"(%379, %380) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%382 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%383 = "stablehlo.compare"(%363, %382) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%384 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%385 = "stablehlo.select"(%383, %381, %384) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%386 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%387 = "stablehlo.compare"(%363, %386) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%388 = "stablehlo.select"(%387, %371, %385) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%389 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%390 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%391 = "stablehlo.compare"(%389, %390) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%392 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%394 = "stablehlo.select"(%391, %392, %393) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%395 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%396 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%397 = "stablehlo.compare"(%395, %396) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%398 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%399 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%400 = "stablehlo.select"(%397, %398, %399) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%401 = "stablehlo.or"(%391, %397) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%402 = "stablehlo.add"(%394, %400) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%403 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%404 = "stablehlo.broadcast_in_dim"(%317) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%405 = "stablehlo.compare"(%403, %404) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%406 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%407 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%408 = "stablehlo.select"(%405, %406, %407) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%409 = "stablehlo.or"(%401, %405) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%410 = "stablehlo.add"(%402, %408) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%411 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%412 = "stablehlo.broadcast_in_dim"(%359) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%413 = "stablehlo.compare"(%411, %412) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%414 = "stablehlo.broadcast_in_dim"(%388) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%415 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%416 = "stablehlo.select"(%413, %414, %415) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%417 = "stablehlo.or"(%409, %413) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%418 = "stablehlo.add"(%410, %416) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%419 = "stablehlo.transpose"(%417) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%420 = "stablehlo.transpose"(%418) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%421 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%422 = "stablehlo.dot_general"(%421, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%423 = "stablehlo.transpose"(%422) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%424 = "stablehlo.is_finite"(%423) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%425 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%429 = "stablehlo.reduce"(%424, %425) ({
^bb0(%426: tensor<i1>, %427: tensor<i1>):
%428 = "stablehlo.and"(%426, %427) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%428) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%574 = "stablehlo.if"(%429) ({
"stablehlo.return"(%423) : (tensor<2x3x4x5xf32>) -> ()
}, {
%430 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%432 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%433 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%434 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%435 = "stablehlo.abs"(%433) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%436 = "stablehlo.compare"(%435, %434) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%437 = "stablehlo.negate"(%434) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%438 = "stablehlo.select"(%436, %433, %437) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%439 = "stablehlo.convert"(%438) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%440 = "stablehlo.select"(%432, %439, %430) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%441 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%442 = "stablehlo.select"(%441, %431, %440) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%443 = "stablehlo.convert"(%442) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%444 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%445 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%446 = "stablehlo.select"(%444, %0, %445) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%447 = "stablehlo.dot_general"(%446, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%448 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%449 = "stablehlo.compare"(%443, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%450 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%451 = "stablehlo.select"(%449, %450, %443) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%452 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%453 = "stablehlo.compare"(%443, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%454 = "stablehlo.not"(%453) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%455 = "stablehlo.sign"(%420) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%456 = "stablehlo.convert"(%451) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%457 = "stablehlo.convert"(%455) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%458 = "stablehlo.dot_general"(%456, %457) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%459 = "stablehlo.abs"(%451) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%460 = "stablehlo.abs"(%455) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%461 = "stablehlo.convert"(%459) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%462 = "stablehlo.convert"(%460) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%463 = "stablehlo.dot_general"(%461, %462) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%464 = "stablehlo.convert"(%454) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xbf16>
%465 = "stablehlo.convert"(%419) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%466 = "stablehlo.dot_general"(%464, %465) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%467 = "stablehlo.abs"(%458) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%468 = "stablehlo.compare"(%467, %463) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%469 = "stablehlo.compare"(%466, %463) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%470 = "stablehlo.and"(%468, %469) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%471 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%472 = "stablehlo.sign"(%458) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%473 = "stablehlo.select"(%470, %472, %471) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%475 = "stablehlo.compare"(%466, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%476 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%477 = "stablehlo.select"(%475, %476, %473) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%478 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%479 = "stablehlo.abs"(%477) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%480 = "stablehlo.compare"(%479, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%481 = "stablehlo.negate"(%478) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%482 = "stablehlo.select"(%480, %477, %481) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%483 = "stablehlo.convert"(%482) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%484 = "stablehlo.convert"(%483) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%485 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%486 = "stablehlo.compare"(%484, %485) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%487 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%488 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%489 = "stablehlo.compare"(%447, %447) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%490 = "stablehlo.sign"(%447) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%491 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%492 = "stablehlo.abs"(%490) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%493 = "stablehlo.compare"(%492, %491) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%494 = "stablehlo.negate"(%491) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%495 = "stablehlo.select"(%493, %490, %494) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%496 = "stablehlo.convert"(%495) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%497 = "stablehlo.select"(%489, %496, %487) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%498 = "stablehlo.is_finite"(%447) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%499 = "stablehlo.select"(%498, %488, %497) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%500 = "stablehlo.convert"(%499) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%501 = "stablehlo.select"(%486, %500, %484) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%502 = "stablehlo.is_finite"(%447) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%503 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%504 = "stablehlo.select"(%502, %447, %503) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%505 = "stablehlo.dot_general"(%504, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%506 = "stablehlo.transpose"(%505) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%507 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%508 = "stablehlo.compare"(%501, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%509 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%510 = "stablehlo.select"(%508, %509, %501) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%511 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%512 = "stablehlo.compare"(%501, %511) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%513 = "stablehlo.not"(%512) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%514 = "stablehlo.sign"(%210) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%515 = "stablehlo.convert"(%510) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%516 = "stablehlo.convert"(%514) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%517 = "stablehlo.dot_general"(%515, %516) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%518 = "stablehlo.transpose"(%517) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%519 = "stablehlo.abs"(%510) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%520 = "stablehlo.abs"(%514) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%521 = "stablehlo.convert"(%519) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%522 = "stablehlo.convert"(%520) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%525 = "stablehlo.convert"(%513) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xbf16>
%526 = "stablehlo.convert"(%209) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%527 = "stablehlo.dot_general"(%525, %526) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%528 = "stablehlo.transpose"(%527) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%529 = "stablehlo.abs"(%518) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%530 = "stablehlo.compare"(%529, %524) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%531 = "stablehlo.compare"(%528, %524) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%532 = "stablehlo.and"(%530, %531) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%533 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%534 = "stablehlo.sign"(%518) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%535 = "stablehlo.select"(%532, %534, %533) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%536 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%537 = "stablehlo.compare"(%528, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%538 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%539 = "stablehlo.select"(%537, %538, %535) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%540 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%541 = "stablehlo.abs"(%539) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%542 = "stablehlo.compare"(%541, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%543 = "stablehlo.negate"(%540) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%544 = "stablehlo.select"(%542, %539, %543) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%545 = "stablehlo.convert"(%544) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%546 = "stablehlo.convert"(%545) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%547 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%548 = "stablehlo.compare"(%546, %547) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%549 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%550 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%551 = "stablehlo.compare"(%506, %506) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%552 = "stablehlo.sign"(%506) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%553 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%554 = "stablehlo.abs"(%552) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%555 = "stablehlo.compare"(%554, %553) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%556 = "stablehlo.negate"(%553) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%557 = "stablehlo.select"(%555, %552, %556) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%558 = "stablehlo.convert"(%557) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%559 = "stablehlo.select"(%551, %558, %549) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%560 = "stablehlo.is_finite"(%506) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%561 = "stablehlo.select"(%560, %550, %559) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%562 = "stablehlo.convert"(%561) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%563 = "stablehlo.select"(%548, %562, %546) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%564 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%565 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%566 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%567 = "stablehlo.compare"(%563, %566) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%568 = "stablehlo.convert"(%563) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%569 = "stablehlo.multiply"(%564, %568) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%570 = "stablehlo.select"(%567, %565, %569) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%571 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%572 = "stablehlo.compare"(%563, %571) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%573 = "stablehlo.select"(%572, %506, %570) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%573) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %574 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.floor"(%6) : (tensor<12xf32>) -> tensor<12xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%10 = "stablehlo.add"(%7, %9) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%17 = "stablehlo.abs"(%15) : (tensor<12xf32>) -> tensor<12xf32>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%19 = "stablehlo.negate"(%16) : (tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%21 = "stablehlo.convert"(%20) : (tensor<12xf32>) -> tensor<12xi32>
%22 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.abs"(%24) : (tensor<12xf32>) -> tensor<12xf32>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%52 = "stablehlo.add"(%7, %51) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%59 = "stablehlo.abs"(%57) : (tensor<12xf32>) -> tensor<12xf32>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%61 = "stablehlo.negate"(%58) : (tensor<12xf32>) -> tensor<12xf32>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%63 = "stablehlo.convert"(%62) : (tensor<12xf32>) -> tensor<12xi32>
%64 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%67 = "stablehlo.abs"(%66) : (tensor<12xf32>) -> tensor<12xf32>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%94 = "stablehlo.add"(%7, %93) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%101 = "stablehlo.abs"(%99) : (tensor<12xf32>) -> tensor<12xf32>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%103 = "stablehlo.negate"(%100) : (tensor<12xf32>) -> tensor<12xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%105 = "stablehlo.convert"(%104) : (tensor<12xf32>) -> tensor<12xi32>
%106 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%109 = "stablehlo.abs"(%108) : (tensor<12xf32>) -> tensor<12xf32>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%136 = "stablehlo.add"(%7, %135) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%143 = "stablehlo.abs"(%141) : (tensor<12xf32>) -> tensor<12xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%145 = "stablehlo.negate"(%142) : (tensor<12xf32>) -> tensor<12xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%147 = "stablehlo.convert"(%146) : (tensor<12xf32>) -> tensor<12xi32>
%148 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%151 = "stablehlo.abs"(%150) : (tensor<12xf32>) -> tensor<12xf32>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%177 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%178 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%180 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%182 = "stablehlo.select"(%179, %180, %181) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%183 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%184 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%185 = "stablehlo.compare"(%183, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%186 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%188 = "stablehlo.select"(%185, %186, %187) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%189 = "stablehlo.or"(%179, %185) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%190 = "stablehlo.add"(%182, %188) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%191 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%192 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%194 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%196 = "stablehlo.select"(%193, %194, %195) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%197 = "stablehlo.or"(%189, %193) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%198 = "stablehlo.add"(%190, %196) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%199 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xi32>
%200 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<12xi32>) -> tensor<12x4xi32>
%201 = "stablehlo.compare"(%199, %200) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12x4xi32>, tensor<12x4xi32>) -> tensor<12x4xi1>
%202 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%204 = "stablehlo.select"(%201, %202, %203) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%205 = "stablehlo.or"(%197, %201) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%206 = "stablehlo.add"(%198, %204) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%207 = "stablehlo.transpose"(%205) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%208 = "stablehlo.transpose"(%206) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%209 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%210 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%211 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%212 = "stablehlo.divide"(%210, %211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%214 = "stablehlo.multiply"(%209, %213) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.floor"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%216 = "stablehlo.subtract"(%214, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%218 = "stablehlo.add"(%215, %217) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%220 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%221 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%222 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%223 = "stablehlo.clamp"(%221, %218, %222) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%225 = "stablehlo.abs"(%223) : (tensor<10xf32>) -> tensor<10xf32>
%226 = "stablehlo.compare"(%225, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%227 = "stablehlo.negate"(%224) : (tensor<10xf32>) -> tensor<10xf32>
%228 = "stablehlo.select"(%226, %223, %227) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%229 = "stablehlo.convert"(%228) : (tensor<10xf32>) -> tensor<10xi32>
%230 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%231 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%232 = "stablehlo.add"(%230, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%233 = "stablehlo.abs"(%232) : (tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%237 = "stablehlo.subtract"(%235, %236) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.multiply"(%237, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%239 = "stablehlo.multiply"(%238, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%241 = "stablehlo.add"(%239, %240) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.multiply"(%233, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.multiply"(%245, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%247 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%248 = "stablehlo.add"(%246, %247) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%249 = "stablehlo.multiply"(%248, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.compare"(%233, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.select"(%253, %251, %254) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.compare"(%233, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%258 = "stablehlo.select"(%257, %241, %255) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%260 = "stablehlo.add"(%215, %259) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%262 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%263 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%264 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%265 = "stablehlo.clamp"(%263, %260, %264) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%266 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%267 = "stablehlo.abs"(%265) : (tensor<10xf32>) -> tensor<10xf32>
%268 = "stablehlo.compare"(%267, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%269 = "stablehlo.negate"(%266) : (tensor<10xf32>) -> tensor<10xf32>
%270 = "stablehlo.select"(%268, %265, %269) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%271 = "stablehlo.convert"(%270) : (tensor<10xf32>) -> tensor<10xi32>
%272 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%274 = "stablehlo.add"(%272, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%275 = "stablehlo.abs"(%274) : (tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%277 = "stablehlo.multiply"(%275, %276) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%279 = "stablehlo.subtract"(%277, %278) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.multiply"(%279, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%281 = "stablehlo.multiply"(%280, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%283 = "stablehlo.add"(%281, %282) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.multiply"(%275, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.multiply"(%287, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%289 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%290 = "stablehlo.add"(%288, %289) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%291 = "stablehlo.multiply"(%290, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.compare"(%275, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.select"(%295, %293, %296) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.compare"(%275, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%300 = "stablehlo.select"(%299, %283, %297) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%301 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%302 = "stablehlo.add"(%215, %301) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%304 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%305 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%306 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%307 = "stablehlo.clamp"(%305, %302, %306) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%308 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%309 = "stablehlo.abs"(%307) : (tensor<10xf32>) -> tensor<10xf32>
%310 = "stablehlo.compare"(%309, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%311 = "stablehlo.negate"(%308) : (tensor<10xf32>) -> tensor<10xf32>
%312 = "stablehlo.select"(%310, %307, %311) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%313 = "stablehlo.convert"(%312) : (tensor<10xf32>) -> tensor<10xi32>
%314 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%315 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%316 = "stablehlo.add"(%314, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%317 = "stablehlo.abs"(%316) : (tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%319 = "stablehlo.multiply"(%317, %318) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%321 = "stablehlo.subtract"(%319, %320) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.multiply"(%321, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%323 = "stablehlo.multiply"(%322, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%325 = "stablehlo.add"(%323, %324) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.multiply"(%317, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.multiply"(%329, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%331 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%332 = "stablehlo.add"(%330, %331) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%333 = "stablehlo.multiply"(%332, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.compare"(%317, %336) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%338 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.select"(%337, %335, %338) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.compare"(%317, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%342 = "stablehlo.select"(%341, %325, %339) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%344 = "stablehlo.add"(%215, %343) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%345 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%346 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%347 = "stablehlo.broadcast_in_dim"(%345) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%348 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%349 = "stablehlo.clamp"(%347, %344, %348) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%350 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%351 = "stablehlo.abs"(%349) : (tensor<10xf32>) -> tensor<10xf32>
%352 = "stablehlo.compare"(%351, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%353 = "stablehlo.negate"(%350) : (tensor<10xf32>) -> tensor<10xf32>
%354 = "stablehlo.select"(%352, %349, %353) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%355 = "stablehlo.convert"(%354) : (tensor<10xf32>) -> tensor<10xi32>
%356 = "stablehlo.negate"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%357 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%358 = "stablehlo.add"(%356, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%359 = "stablehlo.abs"(%358) : (tensor<10xf32>) -> tensor<10xf32>
%360 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%362 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%363 = "stablehlo.subtract"(%361, %362) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.multiply"(%363, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%365 = "stablehlo.multiply"(%364, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%367 = "stablehlo.add"(%365, %366) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.multiply"(%359, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.multiply"(%371, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%373 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%374 = "stablehlo.add"(%372, %373) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%375 = "stablehlo.multiply"(%374, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%377 = "stablehlo.subtract"(%375, %376) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%378 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%379 = "stablehlo.compare"(%359, %378) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%380 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.select"(%379, %377, %380) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%382 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%383 = "stablehlo.compare"(%359, %382) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%384 = "stablehlo.select"(%383, %367, %381) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%385 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%386 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%387 = "stablehlo.compare"(%385, %386) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%388 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%389 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%390 = "stablehlo.select"(%387, %388, %389) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%391 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%392 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%394 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%397 = "stablehlo.or"(%387, %393) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%398 = "stablehlo.add"(%390, %396) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%399 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%400 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%401 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%402 = "stablehlo.broadcast_in_dim"(%342) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%403 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%404 = "stablehlo.select"(%401, %402, %403) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%405 = "stablehlo.or"(%397, %401) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%406 = "stablehlo.add"(%398, %404) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%407 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%408 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%410 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%413 = "stablehlo.or"(%405, %409) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%414 = "stablehlo.add"(%406, %412) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%415 = "stablehlo.transpose"(%413) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%416 = "stablehlo.transpose"(%414) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%417 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%418 = "stablehlo.dot_general"(%417, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%419 = "stablehlo.transpose"(%418) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%420 = "stablehlo.is_finite"(%419) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%421 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%425 = "stablehlo.reduce"(%420, %421) ({
^bb0(%422: tensor<i1>, %423: tensor<i1>):
%424 = "stablehlo.and"(%422, %423) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%424) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%570 = "stablehlo.if"(%425) ({
"stablehlo.return"(%419) : (tensor<2x3x4x5xf32>) -> ()
}, {
%426 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%428 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%429 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%430 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%431 = "stablehlo.abs"(%429) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%432 = "stablehlo.compare"(%431, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%433 = "stablehlo.negate"(%430) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%434 = "stablehlo.select"(%432, %429, %433) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%435 = "stablehlo.convert"(%434) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%436 = "stablehlo.select"(%428, %435, %426) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%437 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%438 = "stablehlo.select"(%437, %427, %436) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%439 = "stablehlo.convert"(%438) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%440 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%442 = "stablehlo.select"(%440, %0, %441) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%443 = "stablehlo.dot_general"(%442, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%444 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%445 = "stablehlo.compare"(%439, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%446 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%447 = "stablehlo.select"(%445, %446, %439) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%448 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%449 = "stablehlo.compare"(%439, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%450 = "stablehlo.not"(%449) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%451 = "stablehlo.sign"(%416) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%452 = "stablehlo.convert"(%447) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%453 = "stablehlo.convert"(%451) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%454 = "stablehlo.dot_general"(%452, %453) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%455 = "stablehlo.abs"(%447) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%456 = "stablehlo.abs"(%451) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%457 = "stablehlo.convert"(%455) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%460 = "stablehlo.convert"(%450) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xbf16>
%461 = "stablehlo.convert"(%415) : (tensor<5x10xi1>) -> tensor<5x10xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%463 = "stablehlo.abs"(%454) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%464 = "stablehlo.compare"(%463, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%465 = "stablehlo.compare"(%462, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%466 = "stablehlo.and"(%464, %465) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%467 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%468 = "stablehlo.sign"(%454) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%469 = "stablehlo.select"(%466, %468, %467) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%471 = "stablehlo.compare"(%462, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%472 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%473 = "stablehlo.select"(%471, %472, %469) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%474 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%475 = "stablehlo.abs"(%473) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%476 = "stablehlo.compare"(%475, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%477 = "stablehlo.negate"(%474) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%478 = "stablehlo.select"(%476, %473, %477) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%479 = "stablehlo.convert"(%478) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%480 = "stablehlo.convert"(%479) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%481 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%482 = "stablehlo.compare"(%480, %481) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%483 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%484 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi32>} : () -> tensor<2x3x12x5xi32>
%485 = "stablehlo.compare"(%443, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%486 = "stablehlo.sign"(%443) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%487 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%488 = "stablehlo.abs"(%486) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%489 = "stablehlo.compare"(%488, %487) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%490 = "stablehlo.negate"(%487) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%491 = "stablehlo.select"(%489, %486, %490) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%492 = "stablehlo.convert"(%491) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi32>
%493 = "stablehlo.select"(%485, %492, %483) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%494 = "stablehlo.is_finite"(%443) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%495 = "stablehlo.select"(%494, %484, %493) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi32>, tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi32>
%496 = "stablehlo.convert"(%495) : (tensor<2x3x12x5xi32>) -> tensor<2x3x12x5xi8>
%497 = "stablehlo.select"(%482, %496, %480) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%498 = "stablehlo.is_finite"(%443) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%499 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%500 = "stablehlo.select"(%498, %443, %499) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%501 = "stablehlo.dot_general"(%500, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%502 = "stablehlo.transpose"(%501) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%503 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%504 = "stablehlo.compare"(%497, %503) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%505 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%506 = "stablehlo.select"(%504, %505, %497) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%507 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x5xi8>} : () -> tensor<2x3x12x5xi8>
%508 = "stablehlo.compare"(%497, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xi8>, tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi1>
%509 = "stablehlo.not"(%508) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%510 = "stablehlo.sign"(%208) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%511 = "stablehlo.convert"(%506) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%512 = "stablehlo.convert"(%510) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%513 = "stablehlo.dot_general"(%511, %512) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%514 = "stablehlo.transpose"(%513) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%515 = "stablehlo.abs"(%506) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xi8>
%516 = "stablehlo.abs"(%510) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%517 = "stablehlo.convert"(%515) : (tensor<2x3x12x5xi8>) -> tensor<2x3x12x5xbf16>
%518 = "stablehlo.convert"(%516) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%519 = "stablehlo.dot_general"(%517, %518) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%520 = "stablehlo.transpose"(%519) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%521 = "stablehlo.convert"(%509) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xbf16>
%522 = "stablehlo.convert"(%207) : (tensor<4x12xi1>) -> tensor<4x12xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%525 = "stablehlo.abs"(%514) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%526 = "stablehlo.compare"(%525, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%527 = "stablehlo.compare"(%524, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%528 = "stablehlo.and"(%526, %527) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%529 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%530 = "stablehlo.sign"(%514) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%531 = "stablehlo.select"(%528, %530, %529) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%532 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%533 = "stablehlo.compare"(%524, %532) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%534 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%535 = "stablehlo.select"(%533, %534, %531) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%536 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%537 = "stablehlo.abs"(%535) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%538 = "stablehlo.compare"(%537, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%539 = "stablehlo.negate"(%536) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%540 = "stablehlo.select"(%538, %535, %539) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%541 = "stablehlo.convert"(%540) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%542 = "stablehlo.convert"(%541) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%543 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%544 = "stablehlo.compare"(%542, %543) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%545 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%546 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%547 = "stablehlo.compare"(%502, %502) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%548 = "stablehlo.sign"(%502) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%549 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%550 = "stablehlo.abs"(%548) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%551 = "stablehlo.compare"(%550, %549) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%552 = "stablehlo.negate"(%549) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%553 = "stablehlo.select"(%551, %548, %552) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%554 = "stablehlo.convert"(%553) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%555 = "stablehlo.select"(%547, %554, %545) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%556 = "stablehlo.is_finite"(%502) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%557 = "stablehlo.select"(%556, %546, %555) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%558 = "stablehlo.convert"(%557) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%559 = "stablehlo.select"(%544, %558, %542) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
%560 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%561 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%562 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%563 = "stablehlo.compare"(%559, %562) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%564 = "stablehlo.convert"(%559) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xf32>
%565 = "stablehlo.multiply"(%560, %564) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%566 = "stablehlo.select"(%563, %561, %565) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%567 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi8>} : () -> tensor<2x3x4x5xi8>
%568 = "stablehlo.compare"(%559, %567) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xi8>, tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi1>
%569 = "stablehlo.select"(%568, %502, %566) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%569) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %570 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf32>
%2 = "stablehlo.constant"() {value = dense<4.347826086956522e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%5 = "stablehlo.add"(%1, %4) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%9 = "stablehlo.floor"(%8) : (tensor<9xf32>) -> tensor<9xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%11 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%12 = "stablehlo.add"(%9, %11) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%18 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%19 = "stablehlo.abs"(%17) : (tensor<9xf32>) -> tensor<9xf32>
%20 = "stablehlo.compare"(%19, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%21 = "stablehlo.negate"(%18) : (tensor<9xf32>) -> tensor<9xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%23 = "stablehlo.convert"(%22) : (tensor<9xf32>) -> tensor<9xi32>
%24 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%27 = "stablehlo.abs"(%26) : (tensor<9xf32>) -> tensor<9xf32>
%28 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%30 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%32 = "stablehlo.multiply"(%31, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%33 = "stablehlo.multiply"(%32, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%36 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%37 = "stablehlo.multiply"(%27, %36) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%38 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%40 = "stablehlo.multiply"(%39, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%41 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%43 = "stablehlo.multiply"(%42, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%44 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%45 = "stablehlo.subtract"(%43, %44) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%47 = "stablehlo.compare"(%27, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%49 = "stablehlo.select"(%47, %45, %48) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%51 = "stablehlo.compare"(%27, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%52 = "stablehlo.select"(%51, %35, %49) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%54 = "stablehlo.add"(%9, %53) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%59 = "stablehlo.clamp"(%57, %54, %58) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%60 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%61 = "stablehlo.abs"(%59) : (tensor<9xf32>) -> tensor<9xf32>
%62 = "stablehlo.compare"(%61, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%63 = "stablehlo.negate"(%60) : (tensor<9xf32>) -> tensor<9xf32>
%64 = "stablehlo.select"(%62, %59, %63) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%65 = "stablehlo.convert"(%64) : (tensor<9xf32>) -> tensor<9xi32>
%66 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%69 = "stablehlo.abs"(%68) : (tensor<9xf32>) -> tensor<9xf32>
%70 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%72 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%74 = "stablehlo.multiply"(%73, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%75 = "stablehlo.multiply"(%74, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%77 = "stablehlo.add"(%75, %76) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%78 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%79 = "stablehlo.multiply"(%69, %78) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%80 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%81 = "stablehlo.subtract"(%79, %80) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%82 = "stablehlo.multiply"(%81, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%83 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%85 = "stablehlo.multiply"(%84, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%86 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%87 = "stablehlo.subtract"(%85, %86) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%89 = "stablehlo.compare"(%69, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%91 = "stablehlo.select"(%89, %87, %90) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%93 = "stablehlo.compare"(%69, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%94 = "stablehlo.select"(%93, %77, %91) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%96 = "stablehlo.add"(%9, %95) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%101 = "stablehlo.clamp"(%99, %96, %100) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%102 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%103 = "stablehlo.abs"(%101) : (tensor<9xf32>) -> tensor<9xf32>
%104 = "stablehlo.compare"(%103, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%105 = "stablehlo.negate"(%102) : (tensor<9xf32>) -> tensor<9xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%107 = "stablehlo.convert"(%106) : (tensor<9xf32>) -> tensor<9xi32>
%108 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%111 = "stablehlo.abs"(%110) : (tensor<9xf32>) -> tensor<9xf32>
%112 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%113 = "stablehlo.multiply"(%111, %112) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%114 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%116 = "stablehlo.multiply"(%115, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%117 = "stablehlo.multiply"(%116, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%120 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%121 = "stablehlo.multiply"(%111, %120) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%122 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%123 = "stablehlo.subtract"(%121, %122) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%124 = "stablehlo.multiply"(%123, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%125 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%126 = "stablehlo.add"(%124, %125) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%127 = "stablehlo.multiply"(%126, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%128 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%129 = "stablehlo.subtract"(%127, %128) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%131 = "stablehlo.compare"(%111, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%133 = "stablehlo.select"(%131, %129, %132) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%135 = "stablehlo.compare"(%111, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%136 = "stablehlo.select"(%135, %119, %133) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%138 = "stablehlo.add"(%9, %137) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%141 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%142 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%143 = "stablehlo.clamp"(%141, %138, %142) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%144 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%145 = "stablehlo.abs"(%143) : (tensor<9xf32>) -> tensor<9xf32>
%146 = "stablehlo.compare"(%145, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%147 = "stablehlo.negate"(%144) : (tensor<9xf32>) -> tensor<9xf32>
%148 = "stablehlo.select"(%146, %143, %147) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%149 = "stablehlo.convert"(%148) : (tensor<9xf32>) -> tensor<9xi32>
%150 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%153 = "stablehlo.abs"(%152) : (tensor<9xf32>) -> tensor<9xf32>
%154 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%156 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%157 = "stablehlo.subtract"(%155, %156) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%158 = "stablehlo.multiply"(%157, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%159 = "stablehlo.multiply"(%158, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%161 = "stablehlo.add"(%159, %160) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%162 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%163 = "stablehlo.multiply"(%153, %162) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%164 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%165 = "stablehlo.subtract"(%163, %164) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%166 = "stablehlo.multiply"(%165, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%167 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%169 = "stablehlo.multiply"(%168, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%170 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%171 = "stablehlo.subtract"(%169, %170) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%173 = "stablehlo.compare"(%153, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%175 = "stablehlo.select"(%173, %171, %174) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%176 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%177 = "stablehlo.compare"(%153, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%178 = "stablehlo.select"(%177, %161, %175) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%179 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%180 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%181 = "stablehlo.compare"(%179, %180) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%182 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%184 = "stablehlo.select"(%181, %182, %183) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%185 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%186 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%187 = "stablehlo.compare"(%185, %186) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%188 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%190 = "stablehlo.select"(%187, %188, %189) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%191 = "stablehlo.or"(%181, %187) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%192 = "stablehlo.add"(%184, %190) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%193 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%194 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%196 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%198 = "stablehlo.select"(%195, %196, %197) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%199 = "stablehlo.or"(%191, %195) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%200 = "stablehlo.add"(%192, %198) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%201 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%202 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%203 = "stablehlo.compare"(%201, %202) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%204 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%206 = "stablehlo.select"(%203, %204, %205) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%207 = "stablehlo.or"(%199, %203) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%208 = "stablehlo.add"(%200, %206) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%209 = "stablehlo.transpose"(%207) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%210 = "stablehlo.transpose"(%208) {permutation = array<i64: 1, 0>} : (tensor<9x4xf32>) -> tensor<4x9xf32>
%211 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%214 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%215 = "stablehlo.add"(%211, %214) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%216 = "stablehlo.multiply"(%215, %213) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%218 = "stablehlo.subtract"(%216, %217) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.floor"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%220 = "stablehlo.subtract"(%218, %219) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%221 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%222 = "stablehlo.add"(%219, %221) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%223 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%224 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%225 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%226 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%227 = "stablehlo.clamp"(%225, %222, %226) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%228 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%229 = "stablehlo.abs"(%227) : (tensor<10xf32>) -> tensor<10xf32>
%230 = "stablehlo.compare"(%229, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%231 = "stablehlo.negate"(%228) : (tensor<10xf32>) -> tensor<10xf32>
%232 = "stablehlo.select"(%230, %227, %231) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%233 = "stablehlo.convert"(%232) : (tensor<10xf32>) -> tensor<10xi32>
%234 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%235 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%236 = "stablehlo.add"(%234, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%237 = "stablehlo.abs"(%236) : (tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%239 = "stablehlo.multiply"(%237, %238) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%241 = "stablehlo.subtract"(%239, %240) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.multiply"(%241, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%243 = "stablehlo.multiply"(%242, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.add"(%243, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%247 = "stablehlo.multiply"(%237, %246) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%249 = "stablehlo.subtract"(%247, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.multiply"(%249, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%251 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%252 = "stablehlo.add"(%250, %251) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%253 = "stablehlo.multiply"(%252, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.compare"(%237, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%258 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%259 = "stablehlo.select"(%257, %255, %258) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%260 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%261 = "stablehlo.compare"(%237, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%262 = "stablehlo.select"(%261, %245, %259) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%264 = "stablehlo.add"(%219, %263) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%266 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%267 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%268 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%269 = "stablehlo.clamp"(%267, %264, %268) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%270 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%271 = "stablehlo.abs"(%269) : (tensor<10xf32>) -> tensor<10xf32>
%272 = "stablehlo.compare"(%271, %270) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%273 = "stablehlo.negate"(%270) : (tensor<10xf32>) -> tensor<10xf32>
%274 = "stablehlo.select"(%272, %269, %273) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%275 = "stablehlo.convert"(%274) : (tensor<10xf32>) -> tensor<10xi32>
%276 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%277 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%278 = "stablehlo.add"(%276, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%279 = "stablehlo.abs"(%278) : (tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%281 = "stablehlo.multiply"(%279, %280) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%283 = "stablehlo.subtract"(%281, %282) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.multiply"(%283, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%285 = "stablehlo.multiply"(%284, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.add"(%285, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%289 = "stablehlo.multiply"(%279, %288) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.multiply"(%291, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%293 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%294 = "stablehlo.add"(%292, %293) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%295 = "stablehlo.multiply"(%294, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.compare"(%279, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%300 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%301 = "stablehlo.select"(%299, %297, %300) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%302 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%303 = "stablehlo.compare"(%279, %302) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%304 = "stablehlo.select"(%303, %287, %301) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%305 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%306 = "stablehlo.add"(%219, %305) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%308 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%309 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%310 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%311 = "stablehlo.clamp"(%309, %306, %310) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%312 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%313 = "stablehlo.abs"(%311) : (tensor<10xf32>) -> tensor<10xf32>
%314 = "stablehlo.compare"(%313, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%315 = "stablehlo.negate"(%312) : (tensor<10xf32>) -> tensor<10xf32>
%316 = "stablehlo.select"(%314, %311, %315) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%317 = "stablehlo.convert"(%316) : (tensor<10xf32>) -> tensor<10xi32>
%318 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%319 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%320 = "stablehlo.add"(%318, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%321 = "stablehlo.abs"(%320) : (tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%323 = "stablehlo.multiply"(%321, %322) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%325 = "stablehlo.subtract"(%323, %324) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.multiply"(%325, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%327 = "stablehlo.multiply"(%326, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.add"(%327, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%331 = "stablehlo.multiply"(%321, %330) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%333 = "stablehlo.subtract"(%331, %332) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.multiply"(%333, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%335 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%336 = "stablehlo.add"(%334, %335) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%337 = "stablehlo.multiply"(%336, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.compare"(%321, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%342 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%343 = "stablehlo.select"(%341, %339, %342) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%344 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%345 = "stablehlo.compare"(%321, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%346 = "stablehlo.select"(%345, %329, %343) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%347 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%348 = "stablehlo.add"(%219, %347) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%349 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%350 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%351 = "stablehlo.broadcast_in_dim"(%349) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%352 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%353 = "stablehlo.clamp"(%351, %348, %352) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%354 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%355 = "stablehlo.abs"(%353) : (tensor<10xf32>) -> tensor<10xf32>
%356 = "stablehlo.compare"(%355, %354) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%357 = "stablehlo.negate"(%354) : (tensor<10xf32>) -> tensor<10xf32>
%358 = "stablehlo.select"(%356, %353, %357) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%359 = "stablehlo.convert"(%358) : (tensor<10xf32>) -> tensor<10xi32>
%360 = "stablehlo.negate"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%361 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%362 = "stablehlo.add"(%360, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%363 = "stablehlo.abs"(%362) : (tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%365 = "stablehlo.multiply"(%363, %364) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%367 = "stablehlo.subtract"(%365, %366) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.multiply"(%367, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%369 = "stablehlo.multiply"(%368, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%371 = "stablehlo.add"(%369, %370) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%373 = "stablehlo.multiply"(%363, %372) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%375 = "stablehlo.subtract"(%373, %374) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.multiply"(%375, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%377 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%378 = "stablehlo.add"(%376, %377) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%379 = "stablehlo.multiply"(%378, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%380 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.subtract"(%379, %380) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%382 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%383 = "stablehlo.compare"(%363, %382) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%384 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%385 = "stablehlo.select"(%383, %381, %384) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%386 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%387 = "stablehlo.compare"(%363, %386) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%388 = "stablehlo.select"(%387, %371, %385) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%389 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%390 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%391 = "stablehlo.compare"(%389, %390) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%392 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%394 = "stablehlo.select"(%391, %392, %393) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%395 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%396 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%397 = "stablehlo.compare"(%395, %396) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%398 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%399 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%400 = "stablehlo.select"(%397, %398, %399) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%401 = "stablehlo.or"(%391, %397) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%402 = "stablehlo.add"(%394, %400) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%403 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%404 = "stablehlo.broadcast_in_dim"(%317) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%405 = "stablehlo.compare"(%403, %404) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%406 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%407 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%408 = "stablehlo.select"(%405, %406, %407) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%409 = "stablehlo.or"(%401, %405) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%410 = "stablehlo.add"(%402, %408) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%411 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%412 = "stablehlo.broadcast_in_dim"(%359) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%413 = "stablehlo.compare"(%411, %412) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%414 = "stablehlo.broadcast_in_dim"(%388) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%415 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%416 = "stablehlo.select"(%413, %414, %415) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%417 = "stablehlo.or"(%409, %413) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%418 = "stablehlo.add"(%410, %416) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%419 = "stablehlo.transpose"(%417) {permutation = array<i64: 1, 0>} : (tensor<10x4xi1>) -> tensor<4x10xi1>
%420 = "stablehlo.transpose"(%418) {permutation = array<i64: 1, 0>} : (tensor<10x4xf32>) -> tensor<4x10xf32>
%421 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%422 = "stablehlo.dot_general"(%421, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%423 = "stablehlo.transpose"(%422) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%424 = "stablehlo.is_finite"(%423) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%425 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%429 = "stablehlo.reduce"(%424, %425) ({
^bb0(%426: tensor<i1>, %427: tensor<i1>):
%428 = "stablehlo.and"(%426, %427) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%428) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%574 = "stablehlo.if"(%429) ({
"stablehlo.return"(%423) : (tensor<1x2x4x4xf32>) -> ()
}, {
%430 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%432 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%433 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%434 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%435 = "stablehlo.abs"(%433) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%436 = "stablehlo.compare"(%435, %434) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%437 = "stablehlo.negate"(%434) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%438 = "stablehlo.select"(%436, %433, %437) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%439 = "stablehlo.convert"(%438) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%440 = "stablehlo.select"(%432, %439, %430) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%441 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%442 = "stablehlo.select"(%441, %431, %440) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%443 = "stablehlo.convert"(%442) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%444 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%445 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%446 = "stablehlo.select"(%444, %0, %445) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%447 = "stablehlo.dot_general"(%446, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%448 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%449 = "stablehlo.compare"(%443, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%450 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%451 = "stablehlo.select"(%449, %450, %443) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%452 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%453 = "stablehlo.compare"(%443, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%454 = "stablehlo.not"(%453) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%455 = "stablehlo.sign"(%420) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%456 = "stablehlo.convert"(%451) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%457 = "stablehlo.convert"(%455) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%458 = "stablehlo.dot_general"(%456, %457) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%459 = "stablehlo.abs"(%451) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%460 = "stablehlo.abs"(%455) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%461 = "stablehlo.convert"(%459) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xbf16>
%462 = "stablehlo.convert"(%460) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%463 = "stablehlo.dot_general"(%461, %462) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%464 = "stablehlo.convert"(%454) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xbf16>
%465 = "stablehlo.convert"(%419) : (tensor<4x10xi1>) -> tensor<4x10xbf16>
%466 = "stablehlo.dot_general"(%464, %465) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%467 = "stablehlo.abs"(%458) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%468 = "stablehlo.compare"(%467, %463) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%469 = "stablehlo.compare"(%466, %463) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%470 = "stablehlo.and"(%468, %469) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%471 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%472 = "stablehlo.sign"(%458) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%473 = "stablehlo.select"(%470, %472, %471) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%475 = "stablehlo.compare"(%466, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%476 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%477 = "stablehlo.select"(%475, %476, %473) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%478 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%479 = "stablehlo.abs"(%477) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%480 = "stablehlo.compare"(%479, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%481 = "stablehlo.negate"(%478) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%482 = "stablehlo.select"(%480, %477, %481) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%483 = "stablehlo.convert"(%482) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%484 = "stablehlo.convert"(%483) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%485 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%486 = "stablehlo.compare"(%484, %485) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%487 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%488 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi32>} : () -> tensor<1x2x9x4xi32>
%489 = "stablehlo.compare"(%447, %447) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%490 = "stablehlo.sign"(%447) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%491 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%492 = "stablehlo.abs"(%490) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%493 = "stablehlo.compare"(%492, %491) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%494 = "stablehlo.negate"(%491) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%495 = "stablehlo.select"(%493, %490, %494) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%496 = "stablehlo.convert"(%495) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi32>
%497 = "stablehlo.select"(%489, %496, %487) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%498 = "stablehlo.is_finite"(%447) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%499 = "stablehlo.select"(%498, %488, %497) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi32>, tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi32>
%500 = "stablehlo.convert"(%499) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi8>
%501 = "stablehlo.select"(%486, %500, %484) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%502 = "stablehlo.is_finite"(%447) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%503 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%504 = "stablehlo.select"(%502, %447, %503) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%505 = "stablehlo.dot_general"(%504, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%506 = "stablehlo.transpose"(%505) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%507 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%508 = "stablehlo.compare"(%501, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%509 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%510 = "stablehlo.select"(%508, %509, %501) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%511 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x4xi8>} : () -> tensor<1x2x9x4xi8>
%512 = "stablehlo.compare"(%501, %511) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xi8>, tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi1>
%513 = "stablehlo.not"(%512) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%514 = "stablehlo.sign"(%210) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%515 = "stablehlo.convert"(%510) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%516 = "stablehlo.convert"(%514) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%517 = "stablehlo.dot_general"(%515, %516) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%518 = "stablehlo.transpose"(%517) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%519 = "stablehlo.abs"(%510) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xi8>
%520 = "stablehlo.abs"(%514) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%521 = "stablehlo.convert"(%519) : (tensor<1x2x9x4xi8>) -> tensor<1x2x9x4xbf16>
%522 = "stablehlo.convert"(%520) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%525 = "stablehlo.convert"(%513) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xbf16>
%526 = "stablehlo.convert"(%209) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%527 = "stablehlo.dot_general"(%525, %526) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%528 = "stablehlo.transpose"(%527) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%529 = "stablehlo.abs"(%518) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%530 = "stablehlo.compare"(%529, %524) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%531 = "stablehlo.compare"(%528, %524) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%532 = "stablehlo.and"(%530, %531) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%533 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%534 = "stablehlo.sign"(%518) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%535 = "stablehlo.select"(%532, %534, %533) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%536 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%537 = "stablehlo.compare"(%528, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%538 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%539 = "stablehlo.select"(%537, %538, %535) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%540 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%541 = "stablehlo.abs"(%539) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%542 = "stablehlo.compare"(%541, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%543 = "stablehlo.negate"(%540) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%544 = "stablehlo.select"(%542, %539, %543) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%545 = "stablehlo.convert"(%544) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%546 = "stablehlo.convert"(%545) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%547 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%548 = "stablehlo.compare"(%546, %547) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%549 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%550 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%551 = "stablehlo.compare"(%506, %506) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%552 = "stablehlo.sign"(%506) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%553 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%554 = "stablehlo.abs"(%552) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%555 = "stablehlo.compare"(%554, %553) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%556 = "stablehlo.negate"(%553) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%557 = "stablehlo.select"(%555, %552, %556) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%558 = "stablehlo.convert"(%557) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%559 = "stablehlo.select"(%551, %558, %549) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%560 = "stablehlo.is_finite"(%506) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%561 = "stablehlo.select"(%560, %550, %559) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%562 = "stablehlo.convert"(%561) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%563 = "stablehlo.select"(%548, %562, %546) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%564 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%565 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%566 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%567 = "stablehlo.compare"(%563, %566) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%568 = "stablehlo.convert"(%563) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf32>
%569 = "stablehlo.multiply"(%564, %568) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%570 = "stablehlo.select"(%567, %565, %569) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%571 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%572 = "stablehlo.compare"(%563, %571) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%573 = "stablehlo.select"(%572, %506, %570) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%573) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %574 : tensor<1x2x4x4xf32>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%11 = "stablehlo.floor"(%10) : (tensor<7xf64>) -> tensor<7xf64>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%13 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%14 = "stablehlo.add"(%11, %13) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%20 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%21 = "stablehlo.abs"(%19) : (tensor<7xf64>) -> tensor<7xf64>
%22 = "stablehlo.compare"(%21, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%23 = "stablehlo.negate"(%20) : (tensor<7xf64>) -> tensor<7xf64>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%25 = "stablehlo.convert"(%24) : (tensor<7xf64>) -> tensor<7xi32>
%26 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%28 = "stablehlo.add"(%26, %27) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%29 = "stablehlo.abs"(%28) : (tensor<7xf64>) -> tensor<7xf64>
%30 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%32 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%38 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%40 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%43 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%44 = "stablehlo.add"(%42, %43) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%46 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%56 = "stablehlo.add"(%11, %55) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%58 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%60 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%61 = "stablehlo.clamp"(%59, %56, %60) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%62 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%63 = "stablehlo.abs"(%61) : (tensor<7xf64>) -> tensor<7xf64>
%64 = "stablehlo.compare"(%63, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%65 = "stablehlo.negate"(%62) : (tensor<7xf64>) -> tensor<7xf64>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%67 = "stablehlo.convert"(%66) : (tensor<7xf64>) -> tensor<7xi32>
%68 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%70 = "stablehlo.add"(%68, %69) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%71 = "stablehlo.abs"(%70) : (tensor<7xf64>) -> tensor<7xf64>
%72 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%74 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%75 = "stablehlo.subtract"(%73, %74) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%76 = "stablehlo.multiply"(%75, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%77 = "stablehlo.multiply"(%76, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%79 = "stablehlo.add"(%77, %78) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%80 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%81 = "stablehlo.multiply"(%71, %80) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%82 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%83 = "stablehlo.subtract"(%81, %82) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%84 = "stablehlo.multiply"(%83, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%85 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%86 = "stablehlo.add"(%84, %85) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%87 = "stablehlo.multiply"(%86, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%88 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%89 = "stablehlo.subtract"(%87, %88) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%90 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%91 = "stablehlo.compare"(%71, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%93 = "stablehlo.select"(%91, %89, %92) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%95 = "stablehlo.compare"(%71, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%96 = "stablehlo.select"(%95, %79, %93) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%98 = "stablehlo.add"(%11, %97) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%100 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%105 = "stablehlo.abs"(%103) : (tensor<7xf64>) -> tensor<7xf64>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%107 = "stablehlo.negate"(%104) : (tensor<7xf64>) -> tensor<7xf64>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%109 = "stablehlo.convert"(%108) : (tensor<7xf64>) -> tensor<7xi32>
%110 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%112 = "stablehlo.add"(%110, %111) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%113 = "stablehlo.abs"(%112) : (tensor<7xf64>) -> tensor<7xf64>
%114 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%116 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%117 = "stablehlo.subtract"(%115, %116) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%118 = "stablehlo.multiply"(%117, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%119 = "stablehlo.multiply"(%118, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%121 = "stablehlo.add"(%119, %120) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%122 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%123 = "stablehlo.multiply"(%113, %122) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%124 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%126 = "stablehlo.multiply"(%125, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%127 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%128 = "stablehlo.add"(%126, %127) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%129 = "stablehlo.multiply"(%128, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%130 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%132 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%133 = "stablehlo.compare"(%113, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%135 = "stablehlo.select"(%133, %131, %134) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%137 = "stablehlo.compare"(%113, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%138 = "stablehlo.select"(%137, %121, %135) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%140 = "stablehlo.add"(%11, %139) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%142 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%143 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%144 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%145 = "stablehlo.clamp"(%143, %140, %144) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%147 = "stablehlo.abs"(%145) : (tensor<7xf64>) -> tensor<7xf64>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%149 = "stablehlo.negate"(%146) : (tensor<7xf64>) -> tensor<7xf64>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%151 = "stablehlo.convert"(%150) : (tensor<7xf64>) -> tensor<7xi32>
%152 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%153 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%154 = "stablehlo.add"(%152, %153) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%155 = "stablehlo.abs"(%154) : (tensor<7xf64>) -> tensor<7xf64>
%156 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%158 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%159 = "stablehlo.subtract"(%157, %158) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%160 = "stablehlo.multiply"(%159, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%161 = "stablehlo.multiply"(%160, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%162 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%163 = "stablehlo.add"(%161, %162) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%164 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%165 = "stablehlo.multiply"(%155, %164) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%166 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%167 = "stablehlo.subtract"(%165, %166) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%168 = "stablehlo.multiply"(%167, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%169 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%170 = "stablehlo.add"(%168, %169) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%171 = "stablehlo.multiply"(%170, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%172 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%173 = "stablehlo.subtract"(%171, %172) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%175 = "stablehlo.compare"(%155, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%177 = "stablehlo.select"(%175, %173, %176) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%179 = "stablehlo.compare"(%155, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%180 = "stablehlo.select"(%179, %163, %177) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%181 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%182 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%183 = "stablehlo.compare"(%181, %182) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%184 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%185 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%186 = "stablehlo.select"(%183, %184, %185) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%188 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%189 = "stablehlo.compare"(%187, %188) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%190 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%192 = "stablehlo.select"(%189, %190, %191) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%193 = "stablehlo.or"(%183, %189) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%194 = "stablehlo.add"(%186, %192) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%195 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%196 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%197 = "stablehlo.compare"(%195, %196) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%198 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%200 = "stablehlo.select"(%197, %198, %199) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%201 = "stablehlo.or"(%193, %197) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%202 = "stablehlo.add"(%194, %200) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%203 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%204 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%205 = "stablehlo.compare"(%203, %204) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%206 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%208 = "stablehlo.select"(%205, %206, %207) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%209 = "stablehlo.or"(%201, %205) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%210 = "stablehlo.add"(%202, %208) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%211 = "stablehlo.transpose"(%209) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%212 = "stablehlo.transpose"(%210) {permutation = array<i64: 1, 0>} : (tensor<7x4xf64>) -> tensor<4x7xf64>
%213 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%214 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%215 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%216 = "stablehlo.divide"(%214, %215) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%218 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%219 = "stablehlo.add"(%213, %218) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%220 = "stablehlo.multiply"(%219, %217) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%221 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%222 = "stablehlo.subtract"(%220, %221) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%223 = "stablehlo.floor"(%222) : (tensor<9xf64>) -> tensor<9xf64>
%224 = "stablehlo.subtract"(%222, %223) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%225 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%226 = "stablehlo.add"(%223, %225) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%228 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%229 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%230 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%231 = "stablehlo.clamp"(%229, %226, %230) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%232 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%233 = "stablehlo.abs"(%231) : (tensor<9xf64>) -> tensor<9xf64>
%234 = "stablehlo.compare"(%233, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%235 = "stablehlo.negate"(%232) : (tensor<9xf64>) -> tensor<9xf64>
%236 = "stablehlo.select"(%234, %231, %235) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%237 = "stablehlo.convert"(%236) : (tensor<9xf64>) -> tensor<9xi32>
%238 = "stablehlo.negate"(%224) : (tensor<9xf64>) -> tensor<9xf64>
%239 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%240 = "stablehlo.add"(%238, %239) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%241 = "stablehlo.abs"(%240) : (tensor<9xf64>) -> tensor<9xf64>
%242 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%244 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%246 = "stablehlo.multiply"(%245, %241) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%247 = "stablehlo.multiply"(%246, %241) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%248 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%249 = "stablehlo.add"(%247, %248) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%250 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%251 = "stablehlo.multiply"(%241, %250) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%252 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%253 = "stablehlo.subtract"(%251, %252) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%254 = "stablehlo.multiply"(%253, %241) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%255 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%256 = "stablehlo.add"(%254, %255) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%257 = "stablehlo.multiply"(%256, %241) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%258 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%259 = "stablehlo.subtract"(%257, %258) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%260 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%261 = "stablehlo.compare"(%241, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%262 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%263 = "stablehlo.select"(%261, %259, %262) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%264 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%265 = "stablehlo.compare"(%241, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%266 = "stablehlo.select"(%265, %249, %263) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%268 = "stablehlo.add"(%223, %267) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%270 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%271 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%272 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%273 = "stablehlo.clamp"(%271, %268, %272) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%274 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%275 = "stablehlo.abs"(%273) : (tensor<9xf64>) -> tensor<9xf64>
%276 = "stablehlo.compare"(%275, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%277 = "stablehlo.negate"(%274) : (tensor<9xf64>) -> tensor<9xf64>
%278 = "stablehlo.select"(%276, %273, %277) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%279 = "stablehlo.convert"(%278) : (tensor<9xf64>) -> tensor<9xi32>
%280 = "stablehlo.negate"(%224) : (tensor<9xf64>) -> tensor<9xf64>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%282 = "stablehlo.add"(%280, %281) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%283 = "stablehlo.abs"(%282) : (tensor<9xf64>) -> tensor<9xf64>
%284 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%285 = "stablehlo.multiply"(%283, %284) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%286 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%288 = "stablehlo.multiply"(%287, %283) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%289 = "stablehlo.multiply"(%288, %283) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%290 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%291 = "stablehlo.add"(%289, %290) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%292 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%293 = "stablehlo.multiply"(%283, %292) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%294 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%295 = "stablehlo.subtract"(%293, %294) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%296 = "stablehlo.multiply"(%295, %283) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%297 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%298 = "stablehlo.add"(%296, %297) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%299 = "stablehlo.multiply"(%298, %283) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%300 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%301 = "stablehlo.subtract"(%299, %300) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%302 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%303 = "stablehlo.compare"(%283, %302) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%305 = "stablehlo.select"(%303, %301, %304) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%306 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%307 = "stablehlo.compare"(%283, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%308 = "stablehlo.select"(%307, %291, %305) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%309 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%310 = "stablehlo.add"(%223, %309) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%312 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%313 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%314 = "stablehlo.broadcast_in_dim"(%312) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%315 = "stablehlo.clamp"(%313, %310, %314) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%316 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%317 = "stablehlo.abs"(%315) : (tensor<9xf64>) -> tensor<9xf64>
%318 = "stablehlo.compare"(%317, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%319 = "stablehlo.negate"(%316) : (tensor<9xf64>) -> tensor<9xf64>
%320 = "stablehlo.select"(%318, %315, %319) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%321 = "stablehlo.convert"(%320) : (tensor<9xf64>) -> tensor<9xi32>
%322 = "stablehlo.negate"(%224) : (tensor<9xf64>) -> tensor<9xf64>
%323 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%324 = "stablehlo.add"(%322, %323) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%325 = "stablehlo.abs"(%324) : (tensor<9xf64>) -> tensor<9xf64>
%326 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%327 = "stablehlo.multiply"(%325, %326) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%328 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%330 = "stablehlo.multiply"(%329, %325) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%331 = "stablehlo.multiply"(%330, %325) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%332 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%333 = "stablehlo.add"(%331, %332) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%334 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%335 = "stablehlo.multiply"(%325, %334) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%336 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%337 = "stablehlo.subtract"(%335, %336) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%338 = "stablehlo.multiply"(%337, %325) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%339 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%340 = "stablehlo.add"(%338, %339) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%341 = "stablehlo.multiply"(%340, %325) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%342 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%343 = "stablehlo.subtract"(%341, %342) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%344 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%345 = "stablehlo.compare"(%325, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%346 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%347 = "stablehlo.select"(%345, %343, %346) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%348 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%349 = "stablehlo.compare"(%325, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%350 = "stablehlo.select"(%349, %333, %347) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%351 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%352 = "stablehlo.add"(%223, %351) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%353 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%354 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%355 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%356 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%357 = "stablehlo.clamp"(%355, %352, %356) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%358 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%359 = "stablehlo.abs"(%357) : (tensor<9xf64>) -> tensor<9xf64>
%360 = "stablehlo.compare"(%359, %358) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%361 = "stablehlo.negate"(%358) : (tensor<9xf64>) -> tensor<9xf64>
%362 = "stablehlo.select"(%360, %357, %361) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%363 = "stablehlo.convert"(%362) : (tensor<9xf64>) -> tensor<9xi32>
%364 = "stablehlo.negate"(%224) : (tensor<9xf64>) -> tensor<9xf64>
%365 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%366 = "stablehlo.add"(%364, %365) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%367 = "stablehlo.abs"(%366) : (tensor<9xf64>) -> tensor<9xf64>
%368 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%369 = "stablehlo.multiply"(%367, %368) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%370 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%372 = "stablehlo.multiply"(%371, %367) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%373 = "stablehlo.multiply"(%372, %367) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%374 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%375 = "stablehlo.add"(%373, %374) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%376 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%377 = "stablehlo.multiply"(%367, %376) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%378 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%379 = "stablehlo.subtract"(%377, %378) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%380 = "stablehlo.multiply"(%379, %367) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%381 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%382 = "stablehlo.add"(%380, %381) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%383 = "stablehlo.multiply"(%382, %367) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%384 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%385 = "stablehlo.subtract"(%383, %384) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%386 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%387 = "stablehlo.compare"(%367, %386) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%388 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%389 = "stablehlo.select"(%387, %385, %388) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%390 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%391 = "stablehlo.compare"(%367, %390) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%392 = "stablehlo.select"(%391, %375, %389) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%393 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%394 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%396 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%399 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%400 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%401 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%402 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%403 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%404 = "stablehlo.select"(%401, %402, %403) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%405 = "stablehlo.or"(%395, %401) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%406 = "stablehlo.add"(%398, %404) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%407 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%408 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%410 = "stablehlo.broadcast_in_dim"(%350) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%413 = "stablehlo.or"(%405, %409) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%414 = "stablehlo.add"(%406, %412) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%415 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%416 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%417 = "stablehlo.compare"(%415, %416) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%418 = "stablehlo.broadcast_in_dim"(%392) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%419 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%420 = "stablehlo.select"(%417, %418, %419) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%421 = "stablehlo.or"(%413, %417) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%422 = "stablehlo.add"(%414, %420) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%423 = "stablehlo.transpose"(%421) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%424 = "stablehlo.transpose"(%422) {permutation = array<i64: 1, 0>} : (tensor<9x4xf64>) -> tensor<4x9xf64>
%425 = "stablehlo.dot_general"(%0, %424) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%426 = "stablehlo.dot_general"(%425, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%427 = "stablehlo.transpose"(%426) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%428 = "stablehlo.is_finite"(%427) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%429 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%433 = "stablehlo.reduce"(%428, %429) ({
^bb0(%430: tensor<i1>, %431: tensor<i1>):
%432 = "stablehlo.and"(%430, %431) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%432) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%578 = "stablehlo.if"(%433) ({
"stablehlo.return"(%427) : (tensor<1x2x4x4xf64>) -> ()
}, {
%434 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%435 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%436 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%437 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%438 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%439 = "stablehlo.abs"(%437) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%440 = "stablehlo.compare"(%439, %438) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%441 = "stablehlo.negate"(%438) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%442 = "stablehlo.select"(%440, %437, %441) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%443 = "stablehlo.convert"(%442) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%444 = "stablehlo.select"(%436, %443, %434) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%445 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%446 = "stablehlo.select"(%445, %435, %444) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%447 = "stablehlo.convert"(%446) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%448 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%449 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%450 = "stablehlo.select"(%448, %0, %449) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%451 = "stablehlo.dot_general"(%450, %424) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%452 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%453 = "stablehlo.compare"(%447, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%454 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%455 = "stablehlo.select"(%453, %454, %447) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%456 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%457 = "stablehlo.compare"(%447, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%458 = "stablehlo.not"(%457) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%459 = "stablehlo.sign"(%424) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%460 = "stablehlo.convert"(%455) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%461 = "stablehlo.convert"(%459) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%463 = "stablehlo.abs"(%455) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%464 = "stablehlo.abs"(%459) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%465 = "stablehlo.convert"(%463) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%466 = "stablehlo.convert"(%464) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%467 = "stablehlo.dot_general"(%465, %466) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%468 = "stablehlo.convert"(%458) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xbf16>
%469 = "stablehlo.convert"(%423) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%471 = "stablehlo.abs"(%462) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%472 = "stablehlo.compare"(%471, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%473 = "stablehlo.compare"(%470, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%474 = "stablehlo.and"(%472, %473) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%476 = "stablehlo.sign"(%462) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%477 = "stablehlo.select"(%474, %476, %475) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%479 = "stablehlo.compare"(%470, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%481 = "stablehlo.select"(%479, %480, %477) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%482 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%483 = "stablehlo.abs"(%481) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%484 = "stablehlo.compare"(%483, %482) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%485 = "stablehlo.negate"(%482) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%486 = "stablehlo.select"(%484, %481, %485) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%487 = "stablehlo.convert"(%486) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi32>
%488 = "stablehlo.convert"(%487) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%489 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%490 = "stablehlo.compare"(%488, %489) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%491 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%492 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%493 = "stablehlo.compare"(%451, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%494 = "stablehlo.sign"(%451) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%495 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%496 = "stablehlo.abs"(%494) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%497 = "stablehlo.compare"(%496, %495) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%498 = "stablehlo.negate"(%495) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%499 = "stablehlo.select"(%497, %494, %498) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%500 = "stablehlo.convert"(%499) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi32>
%501 = "stablehlo.select"(%493, %500, %491) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%502 = "stablehlo.is_finite"(%451) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%503 = "stablehlo.select"(%502, %492, %501) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%504 = "stablehlo.convert"(%503) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%505 = "stablehlo.select"(%490, %504, %488) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%506 = "stablehlo.is_finite"(%451) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%507 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%508 = "stablehlo.select"(%506, %451, %507) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%509 = "stablehlo.dot_general"(%508, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%510 = "stablehlo.transpose"(%509) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%511 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%512 = "stablehlo.compare"(%505, %511) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%513 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%514 = "stablehlo.select"(%512, %513, %505) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%515 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%516 = "stablehlo.compare"(%505, %515) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%517 = "stablehlo.not"(%516) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%518 = "stablehlo.sign"(%212) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%519 = "stablehlo.convert"(%514) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%520 = "stablehlo.convert"(%518) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%521 = "stablehlo.dot_general"(%519, %520) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%522 = "stablehlo.transpose"(%521) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%523 = "stablehlo.abs"(%514) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%524 = "stablehlo.abs"(%518) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%525 = "stablehlo.convert"(%523) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%526 = "stablehlo.convert"(%524) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%527 = "stablehlo.dot_general"(%525, %526) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%528 = "stablehlo.transpose"(%527) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%529 = "stablehlo.convert"(%517) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xbf16>
%530 = "stablehlo.convert"(%211) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%531 = "stablehlo.dot_general"(%529, %530) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%532 = "stablehlo.transpose"(%531) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%533 = "stablehlo.abs"(%522) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%534 = "stablehlo.compare"(%533, %528) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%535 = "stablehlo.compare"(%532, %528) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%536 = "stablehlo.and"(%534, %535) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%537 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%538 = "stablehlo.sign"(%522) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%539 = "stablehlo.select"(%536, %538, %537) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%540 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%541 = "stablehlo.compare"(%532, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%542 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%543 = "stablehlo.select"(%541, %542, %539) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%544 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%545 = "stablehlo.abs"(%543) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%546 = "stablehlo.compare"(%545, %544) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%547 = "stablehlo.negate"(%544) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%548 = "stablehlo.select"(%546, %543, %547) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%549 = "stablehlo.convert"(%548) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%550 = "stablehlo.convert"(%549) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%551 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%552 = "stablehlo.compare"(%550, %551) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%553 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%554 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%555 = "stablehlo.compare"(%510, %510) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%556 = "stablehlo.sign"(%510) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%557 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%558 = "stablehlo.abs"(%556) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%559 = "stablehlo.compare"(%558, %557) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%560 = "stablehlo.negate"(%557) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%561 = "stablehlo.select"(%559, %556, %560) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%562 = "stablehlo.convert"(%561) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%563 = "stablehlo.select"(%555, %562, %553) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%564 = "stablehlo.is_finite"(%510) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%565 = "stablehlo.select"(%564, %554, %563) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%566 = "stablehlo.convert"(%565) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%567 = "stablehlo.select"(%552, %566, %550) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%568 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%569 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%570 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%571 = "stablehlo.compare"(%567, %570) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%572 = "stablehlo.convert"(%567) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf64>
%573 = "stablehlo.multiply"(%568, %572) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%574 = "stablehlo.select"(%571, %569, %573) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%575 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%576 = "stablehlo.compare"(%567, %575) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%577 = "stablehlo.select"(%576, %510, %574) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%577) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %578 : tensor<1x2x4x4xf64>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%7 = "stablehlo.floor"(%6) : (tensor<7xf64>) -> tensor<7xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%10 = "stablehlo.add"(%7, %9) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%17 = "stablehlo.abs"(%15) : (tensor<7xf64>) -> tensor<7xf64>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%19 = "stablehlo.negate"(%16) : (tensor<7xf64>) -> tensor<7xf64>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%21 = "stablehlo.convert"(%20) : (tensor<7xf64>) -> tensor<7xi32>
%22 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%24 = "stablehlo.add"(%22, %23) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%25 = "stablehlo.abs"(%24) : (tensor<7xf64>) -> tensor<7xf64>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%33 = "stablehlo.add"(%31, %32) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%40 = "stablehlo.add"(%38, %39) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%52 = "stablehlo.add"(%7, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%59 = "stablehlo.abs"(%57) : (tensor<7xf64>) -> tensor<7xf64>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%61 = "stablehlo.negate"(%58) : (tensor<7xf64>) -> tensor<7xf64>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%63 = "stablehlo.convert"(%62) : (tensor<7xf64>) -> tensor<7xi32>
%64 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%66 = "stablehlo.add"(%64, %65) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%67 = "stablehlo.abs"(%66) : (tensor<7xf64>) -> tensor<7xf64>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%75 = "stablehlo.add"(%73, %74) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%82 = "stablehlo.add"(%80, %81) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%94 = "stablehlo.add"(%7, %93) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%101 = "stablehlo.abs"(%99) : (tensor<7xf64>) -> tensor<7xf64>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%103 = "stablehlo.negate"(%100) : (tensor<7xf64>) -> tensor<7xf64>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%105 = "stablehlo.convert"(%104) : (tensor<7xf64>) -> tensor<7xi32>
%106 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%108 = "stablehlo.add"(%106, %107) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%109 = "stablehlo.abs"(%108) : (tensor<7xf64>) -> tensor<7xf64>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%117 = "stablehlo.add"(%115, %116) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%124 = "stablehlo.add"(%122, %123) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%136 = "stablehlo.add"(%7, %135) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%143 = "stablehlo.abs"(%141) : (tensor<7xf64>) -> tensor<7xf64>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%145 = "stablehlo.negate"(%142) : (tensor<7xf64>) -> tensor<7xf64>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%147 = "stablehlo.convert"(%146) : (tensor<7xf64>) -> tensor<7xi32>
%148 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%150 = "stablehlo.add"(%148, %149) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%151 = "stablehlo.abs"(%150) : (tensor<7xf64>) -> tensor<7xf64>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%159 = "stablehlo.add"(%157, %158) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%166 = "stablehlo.add"(%164, %165) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%177 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%178 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%180 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%182 = "stablehlo.select"(%179, %180, %181) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%183 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%184 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%185 = "stablehlo.compare"(%183, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%186 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%188 = "stablehlo.select"(%185, %186, %187) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%189 = "stablehlo.or"(%179, %185) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%190 = "stablehlo.add"(%182, %188) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%191 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%192 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%193 = "stablehlo.compare"(%191, %192) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%194 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%196 = "stablehlo.select"(%193, %194, %195) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%197 = "stablehlo.or"(%189, %193) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%198 = "stablehlo.add"(%190, %196) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%199 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xi32>
%200 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0>} : (tensor<7xi32>) -> tensor<7x4xi32>
%201 = "stablehlo.compare"(%199, %200) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7x4xi32>, tensor<7x4xi32>) -> tensor<7x4xi1>
%202 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf64>) -> tensor<7x4xf64>
%203 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf64>} : () -> tensor<7x4xf64>
%204 = "stablehlo.select"(%201, %202, %203) : (tensor<7x4xi1>, tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%205 = "stablehlo.or"(%197, %201) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%206 = "stablehlo.add"(%198, %204) : (tensor<7x4xf64>, tensor<7x4xf64>) -> tensor<7x4xf64>
%207 = "stablehlo.transpose"(%205) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%208 = "stablehlo.transpose"(%206) {permutation = array<i64: 1, 0>} : (tensor<7x4xf64>) -> tensor<4x7xf64>
%209 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%210 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%211 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f64>} : () -> tensor<f64>
%212 = "stablehlo.divide"(%210, %211) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%214 = "stablehlo.multiply"(%209, %213) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%215 = "stablehlo.floor"(%214) : (tensor<9xf64>) -> tensor<9xf64>
%216 = "stablehlo.subtract"(%214, %215) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%217 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%218 = "stablehlo.add"(%215, %217) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%220 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%221 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%222 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%223 = "stablehlo.clamp"(%221, %218, %222) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%224 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%225 = "stablehlo.abs"(%223) : (tensor<9xf64>) -> tensor<9xf64>
%226 = "stablehlo.compare"(%225, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%227 = "stablehlo.negate"(%224) : (tensor<9xf64>) -> tensor<9xf64>
%228 = "stablehlo.select"(%226, %223, %227) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%229 = "stablehlo.convert"(%228) : (tensor<9xf64>) -> tensor<9xi32>
%230 = "stablehlo.negate"(%216) : (tensor<9xf64>) -> tensor<9xf64>
%231 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%232 = "stablehlo.add"(%230, %231) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%233 = "stablehlo.abs"(%232) : (tensor<9xf64>) -> tensor<9xf64>
%234 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%235 = "stablehlo.multiply"(%233, %234) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%236 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%237 = "stablehlo.subtract"(%235, %236) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%238 = "stablehlo.multiply"(%237, %233) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%239 = "stablehlo.multiply"(%238, %233) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%240 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%241 = "stablehlo.add"(%239, %240) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%242 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%243 = "stablehlo.multiply"(%233, %242) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%244 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%245 = "stablehlo.subtract"(%243, %244) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%246 = "stablehlo.multiply"(%245, %233) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%247 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%248 = "stablehlo.add"(%246, %247) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%249 = "stablehlo.multiply"(%248, %233) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%250 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%253 = "stablehlo.compare"(%233, %252) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%254 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%255 = "stablehlo.select"(%253, %251, %254) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%256 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%257 = "stablehlo.compare"(%233, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%258 = "stablehlo.select"(%257, %241, %255) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%260 = "stablehlo.add"(%215, %259) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%262 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%263 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%264 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%265 = "stablehlo.clamp"(%263, %260, %264) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%266 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%267 = "stablehlo.abs"(%265) : (tensor<9xf64>) -> tensor<9xf64>
%268 = "stablehlo.compare"(%267, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%269 = "stablehlo.negate"(%266) : (tensor<9xf64>) -> tensor<9xf64>
%270 = "stablehlo.select"(%268, %265, %269) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%271 = "stablehlo.convert"(%270) : (tensor<9xf64>) -> tensor<9xi32>
%272 = "stablehlo.negate"(%216) : (tensor<9xf64>) -> tensor<9xf64>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%274 = "stablehlo.add"(%272, %273) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%275 = "stablehlo.abs"(%274) : (tensor<9xf64>) -> tensor<9xf64>
%276 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%277 = "stablehlo.multiply"(%275, %276) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%278 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%279 = "stablehlo.subtract"(%277, %278) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%280 = "stablehlo.multiply"(%279, %275) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%281 = "stablehlo.multiply"(%280, %275) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%283 = "stablehlo.add"(%281, %282) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%284 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%285 = "stablehlo.multiply"(%275, %284) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%286 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%287 = "stablehlo.subtract"(%285, %286) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%288 = "stablehlo.multiply"(%287, %275) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%289 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%290 = "stablehlo.add"(%288, %289) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%291 = "stablehlo.multiply"(%290, %275) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%292 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%295 = "stablehlo.compare"(%275, %294) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%296 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%297 = "stablehlo.select"(%295, %293, %296) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%298 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%299 = "stablehlo.compare"(%275, %298) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%300 = "stablehlo.select"(%299, %283, %297) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%301 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%302 = "stablehlo.add"(%215, %301) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%303 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%304 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%305 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%306 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%307 = "stablehlo.clamp"(%305, %302, %306) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%308 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%309 = "stablehlo.abs"(%307) : (tensor<9xf64>) -> tensor<9xf64>
%310 = "stablehlo.compare"(%309, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%311 = "stablehlo.negate"(%308) : (tensor<9xf64>) -> tensor<9xf64>
%312 = "stablehlo.select"(%310, %307, %311) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%313 = "stablehlo.convert"(%312) : (tensor<9xf64>) -> tensor<9xi32>
%314 = "stablehlo.negate"(%216) : (tensor<9xf64>) -> tensor<9xf64>
%315 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%316 = "stablehlo.add"(%314, %315) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%317 = "stablehlo.abs"(%316) : (tensor<9xf64>) -> tensor<9xf64>
%318 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%319 = "stablehlo.multiply"(%317, %318) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%320 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%321 = "stablehlo.subtract"(%319, %320) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%322 = "stablehlo.multiply"(%321, %317) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%323 = "stablehlo.multiply"(%322, %317) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%324 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%325 = "stablehlo.add"(%323, %324) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%326 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%327 = "stablehlo.multiply"(%317, %326) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%328 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%329 = "stablehlo.subtract"(%327, %328) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%330 = "stablehlo.multiply"(%329, %317) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%331 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%332 = "stablehlo.add"(%330, %331) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%333 = "stablehlo.multiply"(%332, %317) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%334 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%336 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%337 = "stablehlo.compare"(%317, %336) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%338 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%339 = "stablehlo.select"(%337, %335, %338) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%340 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%341 = "stablehlo.compare"(%317, %340) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%342 = "stablehlo.select"(%341, %325, %339) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%344 = "stablehlo.add"(%215, %343) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%345 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%346 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%347 = "stablehlo.broadcast_in_dim"(%345) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%348 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%349 = "stablehlo.clamp"(%347, %344, %348) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%350 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%351 = "stablehlo.abs"(%349) : (tensor<9xf64>) -> tensor<9xf64>
%352 = "stablehlo.compare"(%351, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%353 = "stablehlo.negate"(%350) : (tensor<9xf64>) -> tensor<9xf64>
%354 = "stablehlo.select"(%352, %349, %353) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%355 = "stablehlo.convert"(%354) : (tensor<9xf64>) -> tensor<9xi32>
%356 = "stablehlo.negate"(%216) : (tensor<9xf64>) -> tensor<9xf64>
%357 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%358 = "stablehlo.add"(%356, %357) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%359 = "stablehlo.abs"(%358) : (tensor<9xf64>) -> tensor<9xf64>
%360 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%361 = "stablehlo.multiply"(%359, %360) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%362 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%363 = "stablehlo.subtract"(%361, %362) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%364 = "stablehlo.multiply"(%363, %359) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%365 = "stablehlo.multiply"(%364, %359) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%366 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%367 = "stablehlo.add"(%365, %366) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%368 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%369 = "stablehlo.multiply"(%359, %368) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%370 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%372 = "stablehlo.multiply"(%371, %359) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%373 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%374 = "stablehlo.add"(%372, %373) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%375 = "stablehlo.multiply"(%374, %359) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%376 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%377 = "stablehlo.subtract"(%375, %376) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%378 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%379 = "stablehlo.compare"(%359, %378) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%380 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%381 = "stablehlo.select"(%379, %377, %380) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%382 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%383 = "stablehlo.compare"(%359, %382) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%384 = "stablehlo.select"(%383, %367, %381) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%385 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%386 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%387 = "stablehlo.compare"(%385, %386) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%388 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%389 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%390 = "stablehlo.select"(%387, %388, %389) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%391 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%392 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%394 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%397 = "stablehlo.or"(%387, %393) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%398 = "stablehlo.add"(%390, %396) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%399 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%400 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%401 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%402 = "stablehlo.broadcast_in_dim"(%342) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%403 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%404 = "stablehlo.select"(%401, %402, %403) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%405 = "stablehlo.or"(%397, %401) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%406 = "stablehlo.add"(%398, %404) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%407 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%408 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%410 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%413 = "stablehlo.or"(%405, %409) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%414 = "stablehlo.add"(%406, %412) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%415 = "stablehlo.transpose"(%413) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%416 = "stablehlo.transpose"(%414) {permutation = array<i64: 1, 0>} : (tensor<9x4xf64>) -> tensor<4x9xf64>
%417 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%418 = "stablehlo.dot_general"(%417, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%419 = "stablehlo.transpose"(%418) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%420 = "stablehlo.is_finite"(%419) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%421 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%425 = "stablehlo.reduce"(%420, %421) ({
^bb0(%422: tensor<i1>, %423: tensor<i1>):
%424 = "stablehlo.and"(%422, %423) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%424) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%570 = "stablehlo.if"(%425) ({
"stablehlo.return"(%419) : (tensor<1x2x4x4xf64>) -> ()
}, {
%426 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%428 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%429 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%430 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%431 = "stablehlo.abs"(%429) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%432 = "stablehlo.compare"(%431, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%433 = "stablehlo.negate"(%430) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%434 = "stablehlo.select"(%432, %429, %433) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%435 = "stablehlo.convert"(%434) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%436 = "stablehlo.select"(%428, %435, %426) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%437 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%438 = "stablehlo.select"(%437, %427, %436) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%439 = "stablehlo.convert"(%438) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%440 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%442 = "stablehlo.select"(%440, %0, %441) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%443 = "stablehlo.dot_general"(%442, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%444 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%445 = "stablehlo.compare"(%439, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%446 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%447 = "stablehlo.select"(%445, %446, %439) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%448 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%449 = "stablehlo.compare"(%439, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%450 = "stablehlo.not"(%449) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%451 = "stablehlo.sign"(%416) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%452 = "stablehlo.convert"(%447) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%453 = "stablehlo.convert"(%451) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%454 = "stablehlo.dot_general"(%452, %453) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%455 = "stablehlo.abs"(%447) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%456 = "stablehlo.abs"(%451) : (tensor<4x9xf64>) -> tensor<4x9xf64>
%457 = "stablehlo.convert"(%455) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%460 = "stablehlo.convert"(%450) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xbf16>
%461 = "stablehlo.convert"(%415) : (tensor<4x9xi1>) -> tensor<4x9xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%463 = "stablehlo.abs"(%454) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%464 = "stablehlo.compare"(%463, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%465 = "stablehlo.compare"(%462, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%466 = "stablehlo.and"(%464, %465) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%467 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%468 = "stablehlo.sign"(%454) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%469 = "stablehlo.select"(%466, %468, %467) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%471 = "stablehlo.compare"(%462, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%472 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%473 = "stablehlo.select"(%471, %472, %469) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%474 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%475 = "stablehlo.abs"(%473) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%476 = "stablehlo.compare"(%475, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%477 = "stablehlo.negate"(%474) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%478 = "stablehlo.select"(%476, %473, %477) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%479 = "stablehlo.convert"(%478) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi32>
%480 = "stablehlo.convert"(%479) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%481 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%482 = "stablehlo.compare"(%480, %481) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%483 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%484 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi32>} : () -> tensor<1x2x7x4xi32>
%485 = "stablehlo.compare"(%443, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%486 = "stablehlo.sign"(%443) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%487 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%488 = "stablehlo.abs"(%486) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%489 = "stablehlo.compare"(%488, %487) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%490 = "stablehlo.negate"(%487) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%491 = "stablehlo.select"(%489, %486, %490) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%492 = "stablehlo.convert"(%491) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi32>
%493 = "stablehlo.select"(%485, %492, %483) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%494 = "stablehlo.is_finite"(%443) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%495 = "stablehlo.select"(%494, %484, %493) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi32>, tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi32>
%496 = "stablehlo.convert"(%495) : (tensor<1x2x7x4xi32>) -> tensor<1x2x7x4xi8>
%497 = "stablehlo.select"(%482, %496, %480) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%498 = "stablehlo.is_finite"(%443) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%499 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%500 = "stablehlo.select"(%498, %443, %499) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%501 = "stablehlo.dot_general"(%500, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%502 = "stablehlo.transpose"(%501) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%503 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%504 = "stablehlo.compare"(%497, %503) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%505 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%506 = "stablehlo.select"(%504, %505, %497) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%507 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x4xi8>} : () -> tensor<1x2x7x4xi8>
%508 = "stablehlo.compare"(%497, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xi8>, tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi1>
%509 = "stablehlo.not"(%508) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%510 = "stablehlo.sign"(%208) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%511 = "stablehlo.convert"(%506) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%512 = "stablehlo.convert"(%510) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%513 = "stablehlo.dot_general"(%511, %512) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%514 = "stablehlo.transpose"(%513) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%515 = "stablehlo.abs"(%506) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xi8>
%516 = "stablehlo.abs"(%510) : (tensor<4x7xf64>) -> tensor<4x7xf64>
%517 = "stablehlo.convert"(%515) : (tensor<1x2x7x4xi8>) -> tensor<1x2x7x4xbf16>
%518 = "stablehlo.convert"(%516) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%519 = "stablehlo.dot_general"(%517, %518) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%520 = "stablehlo.transpose"(%519) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%521 = "stablehlo.convert"(%509) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xbf16>
%522 = "stablehlo.convert"(%207) : (tensor<4x7xi1>) -> tensor<4x7xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%525 = "stablehlo.abs"(%514) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%526 = "stablehlo.compare"(%525, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%527 = "stablehlo.compare"(%524, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%528 = "stablehlo.and"(%526, %527) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%529 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%530 = "stablehlo.sign"(%514) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%531 = "stablehlo.select"(%528, %530, %529) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%532 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%533 = "stablehlo.compare"(%524, %532) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%534 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%535 = "stablehlo.select"(%533, %534, %531) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%536 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%537 = "stablehlo.abs"(%535) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%538 = "stablehlo.compare"(%537, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%539 = "stablehlo.negate"(%536) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%540 = "stablehlo.select"(%538, %535, %539) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%541 = "stablehlo.convert"(%540) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%542 = "stablehlo.convert"(%541) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%543 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%544 = "stablehlo.compare"(%542, %543) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%545 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%546 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%547 = "stablehlo.compare"(%502, %502) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%548 = "stablehlo.sign"(%502) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%549 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%550 = "stablehlo.abs"(%548) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%551 = "stablehlo.compare"(%550, %549) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%552 = "stablehlo.negate"(%549) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%553 = "stablehlo.select"(%551, %548, %552) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%554 = "stablehlo.convert"(%553) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%555 = "stablehlo.select"(%547, %554, %545) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%556 = "stablehlo.is_finite"(%502) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%557 = "stablehlo.select"(%556, %546, %555) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%558 = "stablehlo.convert"(%557) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%559 = "stablehlo.select"(%544, %558, %542) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%560 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%561 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%562 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%563 = "stablehlo.compare"(%559, %562) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%564 = "stablehlo.convert"(%559) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xf64>
%565 = "stablehlo.multiply"(%560, %564) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%566 = "stablehlo.select"(%563, %561, %565) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%567 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%568 = "stablehlo.compare"(%559, %567) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%569 = "stablehlo.select"(%568, %502, %566) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%569) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %570 : tensor<1x2x4x4xf64>
}
}

