// f32[2,3,4,5] [8,10] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
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
%211 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%213 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%214 = "stablehlo.divide"(%212, %213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%216 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%217 = "stablehlo.add"(%211, %216) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%218 = "stablehlo.multiply"(%217, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%220 = "stablehlo.subtract"(%218, %219) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%221 = "stablehlo.floor"(%220) : (tensor<10xf32>) -> tensor<10xf32>
%222 = "stablehlo.subtract"(%220, %221) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%223 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%224 = "stablehlo.add"(%221, %223) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%226 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%227 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%228 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%229 = "stablehlo.clamp"(%227, %224, %228) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%230 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%231 = "stablehlo.abs"(%229) : (tensor<10xf32>) -> tensor<10xf32>
%232 = "stablehlo.compare"(%231, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%233 = "stablehlo.negate"(%230) : (tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.select"(%232, %229, %233) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%235 = "stablehlo.convert"(%234) : (tensor<10xf32>) -> tensor<10xi32>
%236 = "stablehlo.negate"(%222) : (tensor<10xf32>) -> tensor<10xf32>
%237 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%238 = "stablehlo.add"(%236, %237) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%239 = "stablehlo.abs"(%238) : (tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.multiply"(%243, %239) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%245 = "stablehlo.multiply"(%244, %239) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%247 = "stablehlo.add"(%245, %246) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%249 = "stablehlo.multiply"(%239, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.multiply"(%251, %239) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%253 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%254 = "stablehlo.add"(%252, %253) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%255 = "stablehlo.multiply"(%254, %239) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.subtract"(%255, %256) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%259 = "stablehlo.compare"(%239, %258) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%261 = "stablehlo.select"(%259, %257, %260) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%263 = "stablehlo.compare"(%239, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%264 = "stablehlo.select"(%263, %247, %261) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%266 = "stablehlo.add"(%221, %265) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%268 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%269 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%270 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%271 = "stablehlo.clamp"(%269, %266, %270) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%272 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%273 = "stablehlo.abs"(%271) : (tensor<10xf32>) -> tensor<10xf32>
%274 = "stablehlo.compare"(%273, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%275 = "stablehlo.negate"(%272) : (tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.select"(%274, %271, %275) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%277 = "stablehlo.convert"(%276) : (tensor<10xf32>) -> tensor<10xi32>
%278 = "stablehlo.negate"(%222) : (tensor<10xf32>) -> tensor<10xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%280 = "stablehlo.add"(%278, %279) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%281 = "stablehlo.abs"(%280) : (tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%283 = "stablehlo.multiply"(%281, %282) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.multiply"(%285, %281) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%287 = "stablehlo.multiply"(%286, %281) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%289 = "stablehlo.add"(%287, %288) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%291 = "stablehlo.multiply"(%281, %290) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.multiply"(%293, %281) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%295 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%296 = "stablehlo.add"(%294, %295) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%297 = "stablehlo.multiply"(%296, %281) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.subtract"(%297, %298) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%300 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%301 = "stablehlo.compare"(%281, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%303 = "stablehlo.select"(%301, %299, %302) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%304 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%305 = "stablehlo.compare"(%281, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%306 = "stablehlo.select"(%305, %289, %303) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%307 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%308 = "stablehlo.add"(%221, %307) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%309 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%310 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%311 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%312 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%313 = "stablehlo.clamp"(%311, %308, %312) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%314 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%315 = "stablehlo.abs"(%313) : (tensor<10xf32>) -> tensor<10xf32>
%316 = "stablehlo.compare"(%315, %314) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%317 = "stablehlo.negate"(%314) : (tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.select"(%316, %313, %317) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%319 = "stablehlo.convert"(%318) : (tensor<10xf32>) -> tensor<10xi32>
%320 = "stablehlo.negate"(%222) : (tensor<10xf32>) -> tensor<10xf32>
%321 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%322 = "stablehlo.add"(%320, %321) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%323 = "stablehlo.abs"(%322) : (tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%325 = "stablehlo.multiply"(%323, %324) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.multiply"(%327, %323) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%329 = "stablehlo.multiply"(%328, %323) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%331 = "stablehlo.add"(%329, %330) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%333 = "stablehlo.multiply"(%323, %332) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.multiply"(%335, %323) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%337 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%338 = "stablehlo.add"(%336, %337) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%339 = "stablehlo.multiply"(%338, %323) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.subtract"(%339, %340) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%342 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%343 = "stablehlo.compare"(%323, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%344 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%345 = "stablehlo.select"(%343, %341, %344) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%346 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%347 = "stablehlo.compare"(%323, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%348 = "stablehlo.select"(%347, %331, %345) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%349 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%350 = "stablehlo.add"(%221, %349) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%351 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%352 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%353 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%354 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%355 = "stablehlo.clamp"(%353, %350, %354) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%356 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%357 = "stablehlo.abs"(%355) : (tensor<10xf32>) -> tensor<10xf32>
%358 = "stablehlo.compare"(%357, %356) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%359 = "stablehlo.negate"(%356) : (tensor<10xf32>) -> tensor<10xf32>
%360 = "stablehlo.select"(%358, %355, %359) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%361 = "stablehlo.convert"(%360) : (tensor<10xf32>) -> tensor<10xi32>
%362 = "stablehlo.negate"(%222) : (tensor<10xf32>) -> tensor<10xf32>
%363 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%364 = "stablehlo.add"(%362, %363) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%365 = "stablehlo.abs"(%364) : (tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%367 = "stablehlo.multiply"(%365, %366) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.subtract"(%367, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.multiply"(%369, %365) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%371 = "stablehlo.multiply"(%370, %365) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%373 = "stablehlo.add"(%371, %372) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%375 = "stablehlo.multiply"(%365, %374) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%377 = "stablehlo.subtract"(%375, %376) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%378 = "stablehlo.multiply"(%377, %365) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%379 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%380 = "stablehlo.add"(%378, %379) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%381 = "stablehlo.multiply"(%380, %365) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%382 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%383 = "stablehlo.subtract"(%381, %382) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%384 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%385 = "stablehlo.compare"(%365, %384) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%386 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%387 = "stablehlo.select"(%385, %383, %386) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%388 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%389 = "stablehlo.compare"(%365, %388) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%390 = "stablehlo.select"(%389, %373, %387) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%391 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%392 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%394 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%397 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%398 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%400 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%403 = "stablehlo.or"(%393, %399) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%404 = "stablehlo.add"(%396, %402) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%405 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%406 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%407 = "stablehlo.compare"(%405, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%408 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%410 = "stablehlo.select"(%407, %408, %409) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%411 = "stablehlo.or"(%403, %407) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%412 = "stablehlo.add"(%404, %410) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%413 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%414 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%415 = "stablehlo.compare"(%413, %414) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%416 = "stablehlo.broadcast_in_dim"(%390) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%417 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%418 = "stablehlo.select"(%415, %416, %417) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%419 = "stablehlo.or"(%411, %415) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%420 = "stablehlo.add"(%412, %418) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%421 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%422 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%426 = "stablehlo.reduce"(%421, %422) ({
^bb0(%423: tensor<i1>, %424: tensor<i1>):
%425 = "stablehlo.and"(%423, %424) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%425) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%519 = "stablehlo.if"(%426) ({
%427 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%428 = "stablehlo.dot_general"(%427, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%429 = "stablehlo.transpose"(%428) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%429) : (tensor<2x3x8x10xf32>) -> ()
}, {
%430 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%517, %518 = "stablehlo.while"(%431, %430) ({
^bb0(%432: tensor<i32>, %433: tensor<2x3x8x10xf32>):
%434 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%435 = "stablehlo.compare"(%432, %434) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%435) : (tensor<i1>) -> ()
}, {
^bb0(%436: tensor<i32>, %437: tensor<2x3x8x10xf32>):
%438 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%439 = "stablehlo.add"(%436, %438) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%440 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%441 = "stablehlo.dynamic_slice"(%0, %436, %440, %440, %440) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%442 = "stablehlo.is_finite"(%441) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%443 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%444 = "stablehlo.not"(%442) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%445 = "stablehlo.compare"(%441, %441) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%446 = "stablehlo.and"(%444, %445) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%447 = "stablehlo.sign"(%441) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%448 = "stablehlo.select"(%446, %447, %443) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%449 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%450 = "stablehlo.select"(%442, %443, %449) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%451 = "stablehlo.sign"(%420) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%452 = "stablehlo.convert"(%448) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%453 = "stablehlo.convert"(%451) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%454 = "stablehlo.dot_general"(%452, %453) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%455 = "stablehlo.abs"(%448) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%456 = "stablehlo.abs"(%451) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%457 = "stablehlo.convert"(%455) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%460 = "stablehlo.convert"(%419) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%461 = "stablehlo.convert"(%450) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%462 = "stablehlo.convert"(%460) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%463 = "stablehlo.dot_general"(%461, %462) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%464 = "stablehlo.select"(%442, %441, %443) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%465 = "stablehlo.dot_general"(%464, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%466 = "stablehlo.abs"(%454) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%467 = "stablehlo.compare"(%466, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%468 = "stablehlo.compare"(%463, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%469 = "stablehlo.and"(%467, %468) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%470 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%472 = "stablehlo.select"(%469, %454, %471) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%473 = "stablehlo.multiply"(%470, %472) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%475 = "stablehlo.compare"(%463, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%476 = "stablehlo.select"(%475, %473, %465) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%477 = "stablehlo.is_finite"(%476) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%479 = "stablehlo.not"(%477) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%480 = "stablehlo.compare"(%476, %476) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%481 = "stablehlo.and"(%479, %480) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%482 = "stablehlo.sign"(%476) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%483 = "stablehlo.select"(%481, %482, %478) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%484 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%485 = "stablehlo.select"(%477, %478, %484) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%486 = "stablehlo.sign"(%210) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%487 = "stablehlo.convert"(%483) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%488 = "stablehlo.convert"(%486) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%489 = "stablehlo.dot_general"(%487, %488) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%490 = "stablehlo.transpose"(%489) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%491 = "stablehlo.abs"(%483) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%492 = "stablehlo.abs"(%486) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%493 = "stablehlo.convert"(%491) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%494 = "stablehlo.convert"(%492) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%495 = "stablehlo.dot_general"(%493, %494) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%496 = "stablehlo.transpose"(%495) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%497 = "stablehlo.convert"(%209) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%498 = "stablehlo.convert"(%485) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%499 = "stablehlo.convert"(%497) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%500 = "stablehlo.dot_general"(%498, %499) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%501 = "stablehlo.transpose"(%500) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%502 = "stablehlo.select"(%477, %476, %478) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%503 = "stablehlo.dot_general"(%502, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%504 = "stablehlo.transpose"(%503) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%505 = "stablehlo.abs"(%490) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%506 = "stablehlo.compare"(%505, %496) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%507 = "stablehlo.compare"(%501, %496) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%508 = "stablehlo.and"(%506, %507) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%509 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%510 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%511 = "stablehlo.select"(%508, %490, %510) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%512 = "stablehlo.multiply"(%509, %511) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%513 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%514 = "stablehlo.compare"(%501, %513) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%515 = "stablehlo.select"(%514, %512, %504) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%516 = "stablehlo.dynamic_update_slice"(%437, %515, %436, %440, %440, %440) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%439, %516) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%518) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %519 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [8,10] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
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
%207 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%208 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%209 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%210 = "stablehlo.divide"(%208, %209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%212 = "stablehlo.multiply"(%207, %211) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%213 = "stablehlo.floor"(%212) : (tensor<10xf32>) -> tensor<10xf32>
%214 = "stablehlo.subtract"(%212, %213) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%216 = "stablehlo.add"(%213, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%218 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%219 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%220 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%221 = "stablehlo.clamp"(%219, %216, %220) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%223 = "stablehlo.abs"(%221) : (tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%225 = "stablehlo.negate"(%222) : (tensor<10xf32>) -> tensor<10xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%227 = "stablehlo.convert"(%226) : (tensor<10xf32>) -> tensor<10xi32>
%228 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%229 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%230 = "stablehlo.add"(%228, %229) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%231 = "stablehlo.abs"(%230) : (tensor<10xf32>) -> tensor<10xf32>
%232 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%235 = "stablehlo.subtract"(%233, %234) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.multiply"(%235, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%237 = "stablehlo.multiply"(%236, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%239 = "stablehlo.add"(%237, %238) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%241 = "stablehlo.multiply"(%231, %240) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.multiply"(%243, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%245 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%246 = "stablehlo.add"(%244, %245) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%247 = "stablehlo.multiply"(%246, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%249 = "stablehlo.subtract"(%247, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.compare"(%231, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.select"(%251, %249, %252) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.compare"(%231, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%256 = "stablehlo.select"(%255, %239, %253) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%258 = "stablehlo.add"(%213, %257) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%260 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%261 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%262 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%263 = "stablehlo.clamp"(%261, %258, %262) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%264 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%265 = "stablehlo.abs"(%263) : (tensor<10xf32>) -> tensor<10xf32>
%266 = "stablehlo.compare"(%265, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%267 = "stablehlo.negate"(%264) : (tensor<10xf32>) -> tensor<10xf32>
%268 = "stablehlo.select"(%266, %263, %267) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%269 = "stablehlo.convert"(%268) : (tensor<10xf32>) -> tensor<10xi32>
%270 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%272 = "stablehlo.add"(%270, %271) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%273 = "stablehlo.abs"(%272) : (tensor<10xf32>) -> tensor<10xf32>
%274 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%277 = "stablehlo.subtract"(%275, %276) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.multiply"(%277, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%279 = "stablehlo.multiply"(%278, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%281 = "stablehlo.add"(%279, %280) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%283 = "stablehlo.multiply"(%273, %282) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.multiply"(%285, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%287 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%288 = "stablehlo.add"(%286, %287) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%289 = "stablehlo.multiply"(%288, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.compare"(%273, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%294 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.select"(%293, %291, %294) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.compare"(%273, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%298 = "stablehlo.select"(%297, %281, %295) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%299 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%300 = "stablehlo.add"(%213, %299) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%302 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%303 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%304 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%305 = "stablehlo.clamp"(%303, %300, %304) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%306 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%307 = "stablehlo.abs"(%305) : (tensor<10xf32>) -> tensor<10xf32>
%308 = "stablehlo.compare"(%307, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%309 = "stablehlo.negate"(%306) : (tensor<10xf32>) -> tensor<10xf32>
%310 = "stablehlo.select"(%308, %305, %309) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%311 = "stablehlo.convert"(%310) : (tensor<10xf32>) -> tensor<10xi32>
%312 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%313 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%314 = "stablehlo.add"(%312, %313) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%315 = "stablehlo.abs"(%314) : (tensor<10xf32>) -> tensor<10xf32>
%316 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%317 = "stablehlo.multiply"(%315, %316) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%319 = "stablehlo.subtract"(%317, %318) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.multiply"(%319, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%321 = "stablehlo.multiply"(%320, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%323 = "stablehlo.add"(%321, %322) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%325 = "stablehlo.multiply"(%315, %324) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.multiply"(%327, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%329 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%330 = "stablehlo.add"(%328, %329) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%331 = "stablehlo.multiply"(%330, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%333 = "stablehlo.subtract"(%331, %332) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.compare"(%315, %334) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.select"(%335, %333, %336) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.compare"(%315, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%340 = "stablehlo.select"(%339, %323, %337) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%341 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%342 = "stablehlo.add"(%213, %341) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%343 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%344 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%345 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%346 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%347 = "stablehlo.clamp"(%345, %342, %346) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%348 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%349 = "stablehlo.abs"(%347) : (tensor<10xf32>) -> tensor<10xf32>
%350 = "stablehlo.compare"(%349, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%351 = "stablehlo.negate"(%348) : (tensor<10xf32>) -> tensor<10xf32>
%352 = "stablehlo.select"(%350, %347, %351) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%353 = "stablehlo.convert"(%352) : (tensor<10xf32>) -> tensor<10xi32>
%354 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%356 = "stablehlo.add"(%354, %355) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%357 = "stablehlo.abs"(%356) : (tensor<10xf32>) -> tensor<10xf32>
%358 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%360 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%361 = "stablehlo.subtract"(%359, %360) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%362 = "stablehlo.multiply"(%361, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%363 = "stablehlo.multiply"(%362, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%365 = "stablehlo.add"(%363, %364) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%367 = "stablehlo.multiply"(%357, %366) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.subtract"(%367, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.multiply"(%369, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%371 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%372 = "stablehlo.add"(%370, %371) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%373 = "stablehlo.multiply"(%372, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%375 = "stablehlo.subtract"(%373, %374) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%377 = "stablehlo.compare"(%357, %376) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%378 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%379 = "stablehlo.select"(%377, %375, %378) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%380 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.compare"(%357, %380) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%382 = "stablehlo.select"(%381, %365, %379) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%383 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%384 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%385 = "stablehlo.compare"(%383, %384) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%386 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%387 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%388 = "stablehlo.select"(%385, %386, %387) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%389 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%390 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%391 = "stablehlo.compare"(%389, %390) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%392 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%394 = "stablehlo.select"(%391, %392, %393) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%395 = "stablehlo.or"(%385, %391) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%396 = "stablehlo.add"(%388, %394) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%397 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%398 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%400 = "stablehlo.broadcast_in_dim"(%340) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%403 = "stablehlo.or"(%395, %399) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%404 = "stablehlo.add"(%396, %402) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%405 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%406 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%407 = "stablehlo.compare"(%405, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%408 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%410 = "stablehlo.select"(%407, %408, %409) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%411 = "stablehlo.or"(%403, %407) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%412 = "stablehlo.add"(%404, %410) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%413 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%414 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%418 = "stablehlo.reduce"(%413, %414) ({
^bb0(%415: tensor<i1>, %416: tensor<i1>):
%417 = "stablehlo.and"(%415, %416) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%417) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%511 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%421) : (tensor<2x3x8x10xf32>) -> ()
}, {
%422 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%423 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%509, %510 = "stablehlo.while"(%423, %422) ({
^bb0(%424: tensor<i32>, %425: tensor<2x3x8x10xf32>):
%426 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%427 = "stablehlo.compare"(%424, %426) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%427) : (tensor<i1>) -> ()
}, {
^bb0(%428: tensor<i32>, %429: tensor<2x3x8x10xf32>):
%430 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%431 = "stablehlo.add"(%428, %430) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%432 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%433 = "stablehlo.dynamic_slice"(%0, %428, %432, %432, %432) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%434 = "stablehlo.is_finite"(%433) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%435 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%436 = "stablehlo.not"(%434) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%437 = "stablehlo.compare"(%433, %433) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%438 = "stablehlo.and"(%436, %437) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%439 = "stablehlo.sign"(%433) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%440 = "stablehlo.select"(%438, %439, %435) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%441 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%442 = "stablehlo.select"(%434, %435, %441) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%443 = "stablehlo.sign"(%412) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%444 = "stablehlo.convert"(%440) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%445 = "stablehlo.convert"(%443) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%446 = "stablehlo.dot_general"(%444, %445) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%447 = "stablehlo.abs"(%440) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%448 = "stablehlo.abs"(%443) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%449 = "stablehlo.convert"(%447) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%450 = "stablehlo.convert"(%448) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%451 = "stablehlo.dot_general"(%449, %450) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%452 = "stablehlo.convert"(%411) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%453 = "stablehlo.convert"(%442) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%454 = "stablehlo.convert"(%452) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%455 = "stablehlo.dot_general"(%453, %454) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%456 = "stablehlo.select"(%434, %433, %435) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%457 = "stablehlo.dot_general"(%456, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%458 = "stablehlo.abs"(%446) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%459 = "stablehlo.compare"(%458, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%460 = "stablehlo.compare"(%455, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%461 = "stablehlo.and"(%459, %460) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%462 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%464 = "stablehlo.select"(%461, %446, %463) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%465 = "stablehlo.multiply"(%462, %464) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%466 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%467 = "stablehlo.compare"(%455, %466) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%468 = "stablehlo.select"(%467, %465, %457) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%469 = "stablehlo.is_finite"(%468) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%471 = "stablehlo.not"(%469) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%472 = "stablehlo.compare"(%468, %468) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%473 = "stablehlo.and"(%471, %472) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%474 = "stablehlo.sign"(%468) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%475 = "stablehlo.select"(%473, %474, %470) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%476 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%477 = "stablehlo.select"(%469, %470, %476) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%478 = "stablehlo.sign"(%206) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%479 = "stablehlo.convert"(%475) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%480 = "stablehlo.convert"(%478) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%481 = "stablehlo.dot_general"(%479, %480) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%482 = "stablehlo.transpose"(%481) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%483 = "stablehlo.abs"(%475) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%484 = "stablehlo.abs"(%478) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%485 = "stablehlo.convert"(%483) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%486 = "stablehlo.convert"(%484) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%487 = "stablehlo.dot_general"(%485, %486) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%488 = "stablehlo.transpose"(%487) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%489 = "stablehlo.convert"(%205) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%490 = "stablehlo.convert"(%477) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%491 = "stablehlo.convert"(%489) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%492 = "stablehlo.dot_general"(%490, %491) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%493 = "stablehlo.transpose"(%492) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%494 = "stablehlo.select"(%469, %468, %470) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%495 = "stablehlo.dot_general"(%494, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<8x4xf32>) -> tensor<1x3x10x8xf32>
%496 = "stablehlo.transpose"(%495) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%497 = "stablehlo.abs"(%482) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%498 = "stablehlo.compare"(%497, %488) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%499 = "stablehlo.compare"(%493, %488) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%500 = "stablehlo.and"(%498, %499) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%501 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%502 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%503 = "stablehlo.select"(%500, %482, %502) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%504 = "stablehlo.multiply"(%501, %503) : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%505 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%506 = "stablehlo.compare"(%493, %505) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%507 = "stablehlo.select"(%506, %504, %496) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%508 = "stablehlo.dynamic_update_slice"(%429, %507, %428, %432, %432, %432) : (tensor<2x3x8x10xf32>, tensor<1x3x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%431, %508) : (tensor<i32>, tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xf32>) -> (tensor<i32>, tensor<2x3x8x10xf32>)
"stablehlo.return"(%510) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %511 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
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
%211 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%212 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%213 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%214 = "stablehlo.divide"(%212, %213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%216 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%217 = "stablehlo.add"(%211, %216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%218 = "stablehlo.multiply"(%217, %215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%219 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%220 = "stablehlo.subtract"(%218, %219) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%221 = "stablehlo.floor"(%220) : (tensor<3xf32>) -> tensor<3xf32>
%222 = "stablehlo.subtract"(%220, %221) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%223 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%224 = "stablehlo.add"(%221, %223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%226 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%227 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%228 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%229 = "stablehlo.clamp"(%227, %224, %228) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%230 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%231 = "stablehlo.abs"(%229) : (tensor<3xf32>) -> tensor<3xf32>
%232 = "stablehlo.compare"(%231, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%233 = "stablehlo.negate"(%230) : (tensor<3xf32>) -> tensor<3xf32>
%234 = "stablehlo.select"(%232, %229, %233) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%235 = "stablehlo.convert"(%234) : (tensor<3xf32>) -> tensor<3xi32>
%236 = "stablehlo.negate"(%222) : (tensor<3xf32>) -> tensor<3xf32>
%237 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%238 = "stablehlo.add"(%236, %237) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%239 = "stablehlo.abs"(%238) : (tensor<3xf32>) -> tensor<3xf32>
%240 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%242 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%244 = "stablehlo.multiply"(%243, %239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%245 = "stablehlo.multiply"(%244, %239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%246 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%247 = "stablehlo.add"(%245, %246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%248 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%249 = "stablehlo.multiply"(%239, %248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%250 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%252 = "stablehlo.multiply"(%251, %239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%253 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%254 = "stablehlo.add"(%252, %253) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%255 = "stablehlo.multiply"(%254, %239) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%256 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%257 = "stablehlo.subtract"(%255, %256) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%259 = "stablehlo.compare"(%239, %258) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%261 = "stablehlo.select"(%259, %257, %260) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%263 = "stablehlo.compare"(%239, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%264 = "stablehlo.select"(%263, %247, %261) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%266 = "stablehlo.add"(%221, %265) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%268 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%269 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%270 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%271 = "stablehlo.clamp"(%269, %266, %270) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%272 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%273 = "stablehlo.abs"(%271) : (tensor<3xf32>) -> tensor<3xf32>
%274 = "stablehlo.compare"(%273, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%275 = "stablehlo.negate"(%272) : (tensor<3xf32>) -> tensor<3xf32>
%276 = "stablehlo.select"(%274, %271, %275) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%277 = "stablehlo.convert"(%276) : (tensor<3xf32>) -> tensor<3xi32>
%278 = "stablehlo.negate"(%222) : (tensor<3xf32>) -> tensor<3xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%280 = "stablehlo.add"(%278, %279) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%281 = "stablehlo.abs"(%280) : (tensor<3xf32>) -> tensor<3xf32>
%282 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%283 = "stablehlo.multiply"(%281, %282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%284 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%286 = "stablehlo.multiply"(%285, %281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%287 = "stablehlo.multiply"(%286, %281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%288 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%289 = "stablehlo.add"(%287, %288) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%290 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%291 = "stablehlo.multiply"(%281, %290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%292 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%294 = "stablehlo.multiply"(%293, %281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%295 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%296 = "stablehlo.add"(%294, %295) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%297 = "stablehlo.multiply"(%296, %281) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%298 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%299 = "stablehlo.subtract"(%297, %298) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%300 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%301 = "stablehlo.compare"(%281, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%303 = "stablehlo.select"(%301, %299, %302) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%304 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%305 = "stablehlo.compare"(%281, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%306 = "stablehlo.select"(%305, %289, %303) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%307 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%308 = "stablehlo.add"(%221, %307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%309 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%310 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%311 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%312 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%313 = "stablehlo.clamp"(%311, %308, %312) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%314 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%315 = "stablehlo.abs"(%313) : (tensor<3xf32>) -> tensor<3xf32>
%316 = "stablehlo.compare"(%315, %314) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%317 = "stablehlo.negate"(%314) : (tensor<3xf32>) -> tensor<3xf32>
%318 = "stablehlo.select"(%316, %313, %317) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%319 = "stablehlo.convert"(%318) : (tensor<3xf32>) -> tensor<3xi32>
%320 = "stablehlo.negate"(%222) : (tensor<3xf32>) -> tensor<3xf32>
%321 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%322 = "stablehlo.add"(%320, %321) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%323 = "stablehlo.abs"(%322) : (tensor<3xf32>) -> tensor<3xf32>
%324 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%325 = "stablehlo.multiply"(%323, %324) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%326 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%328 = "stablehlo.multiply"(%327, %323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%329 = "stablehlo.multiply"(%328, %323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%330 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%331 = "stablehlo.add"(%329, %330) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%332 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%333 = "stablehlo.multiply"(%323, %332) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%334 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%336 = "stablehlo.multiply"(%335, %323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%337 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%338 = "stablehlo.add"(%336, %337) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%339 = "stablehlo.multiply"(%338, %323) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%340 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%341 = "stablehlo.subtract"(%339, %340) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%342 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%343 = "stablehlo.compare"(%323, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%344 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%345 = "stablehlo.select"(%343, %341, %344) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%346 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%347 = "stablehlo.compare"(%323, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%348 = "stablehlo.select"(%347, %331, %345) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%349 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%350 = "stablehlo.add"(%221, %349) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%351 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%352 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%353 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%354 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%355 = "stablehlo.clamp"(%353, %350, %354) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%356 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%357 = "stablehlo.abs"(%355) : (tensor<3xf32>) -> tensor<3xf32>
%358 = "stablehlo.compare"(%357, %356) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%359 = "stablehlo.negate"(%356) : (tensor<3xf32>) -> tensor<3xf32>
%360 = "stablehlo.select"(%358, %355, %359) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%361 = "stablehlo.convert"(%360) : (tensor<3xf32>) -> tensor<3xi32>
%362 = "stablehlo.negate"(%222) : (tensor<3xf32>) -> tensor<3xf32>
%363 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%364 = "stablehlo.add"(%362, %363) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%365 = "stablehlo.abs"(%364) : (tensor<3xf32>) -> tensor<3xf32>
%366 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%367 = "stablehlo.multiply"(%365, %366) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%368 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%369 = "stablehlo.subtract"(%367, %368) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%370 = "stablehlo.multiply"(%369, %365) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%371 = "stablehlo.multiply"(%370, %365) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%372 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%373 = "stablehlo.add"(%371, %372) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%374 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%375 = "stablehlo.multiply"(%365, %374) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%376 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%377 = "stablehlo.subtract"(%375, %376) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%378 = "stablehlo.multiply"(%377, %365) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%379 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%380 = "stablehlo.add"(%378, %379) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%381 = "stablehlo.multiply"(%380, %365) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%382 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%383 = "stablehlo.subtract"(%381, %382) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%384 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%385 = "stablehlo.compare"(%365, %384) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%386 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%387 = "stablehlo.select"(%385, %383, %386) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%388 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%389 = "stablehlo.compare"(%365, %388) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%390 = "stablehlo.select"(%389, %373, %387) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%391 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%392 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%394 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%397 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%398 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%400 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%403 = "stablehlo.or"(%393, %399) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%404 = "stablehlo.add"(%396, %402) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%405 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%406 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%407 = "stablehlo.compare"(%405, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%408 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%410 = "stablehlo.select"(%407, %408, %409) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%411 = "stablehlo.or"(%403, %407) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%412 = "stablehlo.add"(%404, %410) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%413 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%414 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%415 = "stablehlo.compare"(%413, %414) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%416 = "stablehlo.broadcast_in_dim"(%390) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%417 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%418 = "stablehlo.select"(%415, %416, %417) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%419 = "stablehlo.or"(%411, %415) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%420 = "stablehlo.add"(%412, %418) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%421 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%422 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%426 = "stablehlo.reduce"(%421, %422) ({
^bb0(%423: tensor<i1>, %424: tensor<i1>):
%425 = "stablehlo.and"(%423, %424) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%425) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%519 = "stablehlo.if"(%426) ({
%427 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%428 = "stablehlo.dot_general"(%427, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%429 = "stablehlo.transpose"(%428) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%429) : (tensor<2x3x7x3xf32>) -> ()
}, {
%430 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%517, %518 = "stablehlo.while"(%431, %430) ({
^bb0(%432: tensor<i32>, %433: tensor<2x3x7x3xf32>):
%434 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%435 = "stablehlo.compare"(%432, %434) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%435) : (tensor<i1>) -> ()
}, {
^bb0(%436: tensor<i32>, %437: tensor<2x3x7x3xf32>):
%438 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%439 = "stablehlo.add"(%436, %438) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%440 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%441 = "stablehlo.dynamic_slice"(%0, %436, %440, %440, %440) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%442 = "stablehlo.is_finite"(%441) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%443 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%444 = "stablehlo.not"(%442) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%445 = "stablehlo.compare"(%441, %441) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%446 = "stablehlo.and"(%444, %445) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%447 = "stablehlo.sign"(%441) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%448 = "stablehlo.select"(%446, %447, %443) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%449 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%450 = "stablehlo.select"(%442, %443, %449) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%451 = "stablehlo.sign"(%420) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%452 = "stablehlo.convert"(%448) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%453 = "stablehlo.convert"(%451) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%454 = "stablehlo.dot_general"(%452, %453) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%455 = "stablehlo.abs"(%448) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%456 = "stablehlo.abs"(%451) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%457 = "stablehlo.convert"(%455) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%460 = "stablehlo.convert"(%419) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%461 = "stablehlo.convert"(%450) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%462 = "stablehlo.convert"(%460) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%463 = "stablehlo.dot_general"(%461, %462) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%464 = "stablehlo.select"(%442, %441, %443) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%465 = "stablehlo.dot_general"(%464, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%466 = "stablehlo.abs"(%454) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%467 = "stablehlo.compare"(%466, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%468 = "stablehlo.compare"(%463, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%469 = "stablehlo.and"(%467, %468) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%470 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%472 = "stablehlo.select"(%469, %454, %471) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%473 = "stablehlo.multiply"(%470, %472) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%475 = "stablehlo.compare"(%463, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%476 = "stablehlo.select"(%475, %473, %465) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%477 = "stablehlo.is_finite"(%476) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%479 = "stablehlo.not"(%477) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%480 = "stablehlo.compare"(%476, %476) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%481 = "stablehlo.and"(%479, %480) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%482 = "stablehlo.sign"(%476) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%483 = "stablehlo.select"(%481, %482, %478) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%484 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%485 = "stablehlo.select"(%477, %478, %484) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%486 = "stablehlo.sign"(%210) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%487 = "stablehlo.convert"(%483) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%488 = "stablehlo.convert"(%486) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%489 = "stablehlo.dot_general"(%487, %488) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%490 = "stablehlo.transpose"(%489) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%491 = "stablehlo.abs"(%483) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%492 = "stablehlo.abs"(%486) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%493 = "stablehlo.convert"(%491) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%494 = "stablehlo.convert"(%492) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%495 = "stablehlo.dot_general"(%493, %494) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%496 = "stablehlo.transpose"(%495) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%497 = "stablehlo.convert"(%209) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%498 = "stablehlo.convert"(%485) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%499 = "stablehlo.convert"(%497) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%500 = "stablehlo.dot_general"(%498, %499) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%501 = "stablehlo.transpose"(%500) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%502 = "stablehlo.select"(%477, %476, %478) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%503 = "stablehlo.dot_general"(%502, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%504 = "stablehlo.transpose"(%503) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%505 = "stablehlo.abs"(%490) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%506 = "stablehlo.compare"(%505, %496) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%507 = "stablehlo.compare"(%501, %496) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%508 = "stablehlo.and"(%506, %507) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%509 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%510 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%511 = "stablehlo.select"(%508, %490, %510) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%512 = "stablehlo.multiply"(%509, %511) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%513 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%514 = "stablehlo.compare"(%501, %513) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%515 = "stablehlo.select"(%514, %512, %504) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%516 = "stablehlo.dynamic_update_slice"(%437, %515, %436, %440, %440, %440) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%439, %516) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%518) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %519 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
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
%207 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%208 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%209 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%210 = "stablehlo.divide"(%208, %209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%212 = "stablehlo.multiply"(%207, %211) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%213 = "stablehlo.floor"(%212) : (tensor<3xf32>) -> tensor<3xf32>
%214 = "stablehlo.subtract"(%212, %213) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%215 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%216 = "stablehlo.add"(%213, %215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%218 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%219 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%220 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%221 = "stablehlo.clamp"(%219, %216, %220) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%223 = "stablehlo.abs"(%221) : (tensor<3xf32>) -> tensor<3xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%225 = "stablehlo.negate"(%222) : (tensor<3xf32>) -> tensor<3xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%227 = "stablehlo.convert"(%226) : (tensor<3xf32>) -> tensor<3xi32>
%228 = "stablehlo.negate"(%214) : (tensor<3xf32>) -> tensor<3xf32>
%229 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%230 = "stablehlo.add"(%228, %229) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%231 = "stablehlo.abs"(%230) : (tensor<3xf32>) -> tensor<3xf32>
%232 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%234 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%235 = "stablehlo.subtract"(%233, %234) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%236 = "stablehlo.multiply"(%235, %231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%237 = "stablehlo.multiply"(%236, %231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%238 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%239 = "stablehlo.add"(%237, %238) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%240 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%241 = "stablehlo.multiply"(%231, %240) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%242 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%244 = "stablehlo.multiply"(%243, %231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%245 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%246 = "stablehlo.add"(%244, %245) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%247 = "stablehlo.multiply"(%246, %231) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%248 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%249 = "stablehlo.subtract"(%247, %248) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%250 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%251 = "stablehlo.compare"(%231, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%253 = "stablehlo.select"(%251, %249, %252) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%254 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%255 = "stablehlo.compare"(%231, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%256 = "stablehlo.select"(%255, %239, %253) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%258 = "stablehlo.add"(%213, %257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%260 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%261 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%262 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%263 = "stablehlo.clamp"(%261, %258, %262) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%264 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%265 = "stablehlo.abs"(%263) : (tensor<3xf32>) -> tensor<3xf32>
%266 = "stablehlo.compare"(%265, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%267 = "stablehlo.negate"(%264) : (tensor<3xf32>) -> tensor<3xf32>
%268 = "stablehlo.select"(%266, %263, %267) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%269 = "stablehlo.convert"(%268) : (tensor<3xf32>) -> tensor<3xi32>
%270 = "stablehlo.negate"(%214) : (tensor<3xf32>) -> tensor<3xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%272 = "stablehlo.add"(%270, %271) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%273 = "stablehlo.abs"(%272) : (tensor<3xf32>) -> tensor<3xf32>
%274 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%276 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%277 = "stablehlo.subtract"(%275, %276) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%278 = "stablehlo.multiply"(%277, %273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%279 = "stablehlo.multiply"(%278, %273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%280 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%281 = "stablehlo.add"(%279, %280) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%282 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%283 = "stablehlo.multiply"(%273, %282) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%284 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%286 = "stablehlo.multiply"(%285, %273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%287 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%288 = "stablehlo.add"(%286, %287) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%289 = "stablehlo.multiply"(%288, %273) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%290 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%293 = "stablehlo.compare"(%273, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%294 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%295 = "stablehlo.select"(%293, %291, %294) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%296 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%297 = "stablehlo.compare"(%273, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%298 = "stablehlo.select"(%297, %281, %295) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%299 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%300 = "stablehlo.add"(%213, %299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%302 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%303 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%304 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%305 = "stablehlo.clamp"(%303, %300, %304) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%306 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%307 = "stablehlo.abs"(%305) : (tensor<3xf32>) -> tensor<3xf32>
%308 = "stablehlo.compare"(%307, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%309 = "stablehlo.negate"(%306) : (tensor<3xf32>) -> tensor<3xf32>
%310 = "stablehlo.select"(%308, %305, %309) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%311 = "stablehlo.convert"(%310) : (tensor<3xf32>) -> tensor<3xi32>
%312 = "stablehlo.negate"(%214) : (tensor<3xf32>) -> tensor<3xf32>
%313 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%314 = "stablehlo.add"(%312, %313) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%315 = "stablehlo.abs"(%314) : (tensor<3xf32>) -> tensor<3xf32>
%316 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%317 = "stablehlo.multiply"(%315, %316) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%318 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%319 = "stablehlo.subtract"(%317, %318) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%320 = "stablehlo.multiply"(%319, %315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%321 = "stablehlo.multiply"(%320, %315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%322 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%323 = "stablehlo.add"(%321, %322) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%324 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%325 = "stablehlo.multiply"(%315, %324) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%326 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%328 = "stablehlo.multiply"(%327, %315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%329 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%330 = "stablehlo.add"(%328, %329) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%331 = "stablehlo.multiply"(%330, %315) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%332 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%333 = "stablehlo.subtract"(%331, %332) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%334 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%335 = "stablehlo.compare"(%315, %334) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%337 = "stablehlo.select"(%335, %333, %336) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%338 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%339 = "stablehlo.compare"(%315, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%340 = "stablehlo.select"(%339, %323, %337) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%341 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%342 = "stablehlo.add"(%213, %341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%343 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%344 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%345 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%346 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%347 = "stablehlo.clamp"(%345, %342, %346) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%348 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%349 = "stablehlo.abs"(%347) : (tensor<3xf32>) -> tensor<3xf32>
%350 = "stablehlo.compare"(%349, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%351 = "stablehlo.negate"(%348) : (tensor<3xf32>) -> tensor<3xf32>
%352 = "stablehlo.select"(%350, %347, %351) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%353 = "stablehlo.convert"(%352) : (tensor<3xf32>) -> tensor<3xi32>
%354 = "stablehlo.negate"(%214) : (tensor<3xf32>) -> tensor<3xf32>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%356 = "stablehlo.add"(%354, %355) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%357 = "stablehlo.abs"(%356) : (tensor<3xf32>) -> tensor<3xf32>
%358 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%360 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%361 = "stablehlo.subtract"(%359, %360) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%362 = "stablehlo.multiply"(%361, %357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%363 = "stablehlo.multiply"(%362, %357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%364 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%365 = "stablehlo.add"(%363, %364) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%366 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%367 = "stablehlo.multiply"(%357, %366) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%368 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%369 = "stablehlo.subtract"(%367, %368) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%370 = "stablehlo.multiply"(%369, %357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%371 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%372 = "stablehlo.add"(%370, %371) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%373 = "stablehlo.multiply"(%372, %357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%374 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%375 = "stablehlo.subtract"(%373, %374) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%376 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%377 = "stablehlo.compare"(%357, %376) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%378 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%379 = "stablehlo.select"(%377, %375, %378) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%380 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%381 = "stablehlo.compare"(%357, %380) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%382 = "stablehlo.select"(%381, %365, %379) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%383 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%384 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%385 = "stablehlo.compare"(%383, %384) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%386 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%387 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%388 = "stablehlo.select"(%385, %386, %387) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%389 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%390 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%391 = "stablehlo.compare"(%389, %390) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%392 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%394 = "stablehlo.select"(%391, %392, %393) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%395 = "stablehlo.or"(%385, %391) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%396 = "stablehlo.add"(%388, %394) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%397 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%398 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%400 = "stablehlo.broadcast_in_dim"(%340) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%403 = "stablehlo.or"(%395, %399) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%404 = "stablehlo.add"(%396, %402) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%405 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%406 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%407 = "stablehlo.compare"(%405, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%408 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%410 = "stablehlo.select"(%407, %408, %409) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%411 = "stablehlo.or"(%403, %407) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%412 = "stablehlo.add"(%404, %410) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%413 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%414 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%418 = "stablehlo.reduce"(%413, %414) ({
^bb0(%415: tensor<i1>, %416: tensor<i1>):
%417 = "stablehlo.and"(%415, %416) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%417) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%511 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%421) : (tensor<2x3x7x3xf32>) -> ()
}, {
%422 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%423 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%509, %510 = "stablehlo.while"(%423, %422) ({
^bb0(%424: tensor<i32>, %425: tensor<2x3x7x3xf32>):
%426 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%427 = "stablehlo.compare"(%424, %426) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%427) : (tensor<i1>) -> ()
}, {
^bb0(%428: tensor<i32>, %429: tensor<2x3x7x3xf32>):
%430 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%431 = "stablehlo.add"(%428, %430) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%432 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%433 = "stablehlo.dynamic_slice"(%0, %428, %432, %432, %432) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%434 = "stablehlo.is_finite"(%433) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%435 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%436 = "stablehlo.not"(%434) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%437 = "stablehlo.compare"(%433, %433) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%438 = "stablehlo.and"(%436, %437) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%439 = "stablehlo.sign"(%433) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%440 = "stablehlo.select"(%438, %439, %435) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%441 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%442 = "stablehlo.select"(%434, %435, %441) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%443 = "stablehlo.sign"(%412) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%444 = "stablehlo.convert"(%440) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%445 = "stablehlo.convert"(%443) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%446 = "stablehlo.dot_general"(%444, %445) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%447 = "stablehlo.abs"(%440) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%448 = "stablehlo.abs"(%443) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%449 = "stablehlo.convert"(%447) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%450 = "stablehlo.convert"(%448) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%451 = "stablehlo.dot_general"(%449, %450) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%452 = "stablehlo.convert"(%411) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%453 = "stablehlo.convert"(%442) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%454 = "stablehlo.convert"(%452) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%455 = "stablehlo.dot_general"(%453, %454) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%456 = "stablehlo.select"(%434, %433, %435) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%457 = "stablehlo.dot_general"(%456, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<3x5xf32>) -> tensor<1x3x4x3xf32>
%458 = "stablehlo.abs"(%446) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%459 = "stablehlo.compare"(%458, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%460 = "stablehlo.compare"(%455, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%461 = "stablehlo.and"(%459, %460) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%462 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%464 = "stablehlo.select"(%461, %446, %463) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%465 = "stablehlo.multiply"(%462, %464) : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%466 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%467 = "stablehlo.compare"(%455, %466) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%468 = "stablehlo.select"(%467, %465, %457) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%469 = "stablehlo.is_finite"(%468) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%471 = "stablehlo.not"(%469) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%472 = "stablehlo.compare"(%468, %468) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%473 = "stablehlo.and"(%471, %472) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%474 = "stablehlo.sign"(%468) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%475 = "stablehlo.select"(%473, %474, %470) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%476 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%477 = "stablehlo.select"(%469, %470, %476) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%478 = "stablehlo.sign"(%206) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%479 = "stablehlo.convert"(%475) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%480 = "stablehlo.convert"(%478) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%481 = "stablehlo.dot_general"(%479, %480) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%482 = "stablehlo.transpose"(%481) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%483 = "stablehlo.abs"(%475) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%484 = "stablehlo.abs"(%478) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%485 = "stablehlo.convert"(%483) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%486 = "stablehlo.convert"(%484) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%487 = "stablehlo.dot_general"(%485, %486) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%488 = "stablehlo.transpose"(%487) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%489 = "stablehlo.convert"(%205) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%490 = "stablehlo.convert"(%477) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xbf16>
%491 = "stablehlo.convert"(%489) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%492 = "stablehlo.dot_general"(%490, %491) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%493 = "stablehlo.transpose"(%492) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%494 = "stablehlo.select"(%469, %468, %470) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%495 = "stablehlo.dot_general"(%494, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x3xf32>, tensor<7x4xf32>) -> tensor<1x3x3x7xf32>
%496 = "stablehlo.transpose"(%495) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%497 = "stablehlo.abs"(%482) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%498 = "stablehlo.compare"(%497, %488) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%499 = "stablehlo.compare"(%493, %488) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%500 = "stablehlo.and"(%498, %499) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%501 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%502 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%503 = "stablehlo.select"(%500, %482, %502) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%504 = "stablehlo.multiply"(%501, %503) : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%505 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%506 = "stablehlo.compare"(%493, %505) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%507 = "stablehlo.select"(%506, %504, %496) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%508 = "stablehlo.dynamic_update_slice"(%429, %507, %428, %432, %432, %432) : (tensor<2x3x7x3xf32>, tensor<1x3x7x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%431, %508) : (tensor<i32>, tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xf32>) -> (tensor<i32>, tensor<2x3x7x3xf32>)
"stablehlo.return"(%510) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %511 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [12,10] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
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
%209 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%210 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%213 = "stablehlo.add"(%209, %212) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%214 = "stablehlo.multiply"(%213, %211) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%216 = "stablehlo.subtract"(%214, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.floor"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%218 = "stablehlo.subtract"(%216, %217) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%220 = "stablehlo.add"(%217, %219) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%222 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%223 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%224 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%225 = "stablehlo.clamp"(%223, %220, %224) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%226 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%227 = "stablehlo.abs"(%225) : (tensor<10xf32>) -> tensor<10xf32>
%228 = "stablehlo.compare"(%227, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%229 = "stablehlo.negate"(%226) : (tensor<10xf32>) -> tensor<10xf32>
%230 = "stablehlo.select"(%228, %225, %229) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%231 = "stablehlo.convert"(%230) : (tensor<10xf32>) -> tensor<10xi32>
%232 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%233 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%234 = "stablehlo.add"(%232, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%235 = "stablehlo.abs"(%234) : (tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%237 = "stablehlo.multiply"(%235, %236) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%239 = "stablehlo.subtract"(%237, %238) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.multiply"(%239, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%241 = "stablehlo.multiply"(%240, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.add"(%241, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.multiply"(%235, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%247 = "stablehlo.subtract"(%245, %246) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.multiply"(%247, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%249 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%250 = "stablehlo.add"(%248, %249) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%251 = "stablehlo.multiply"(%250, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.subtract"(%251, %252) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.compare"(%235, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.select"(%255, %253, %256) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%258 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%259 = "stablehlo.compare"(%235, %258) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%260 = "stablehlo.select"(%259, %243, %257) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%262 = "stablehlo.add"(%217, %261) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%264 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%265 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%266 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%267 = "stablehlo.clamp"(%265, %262, %266) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%268 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%269 = "stablehlo.abs"(%267) : (tensor<10xf32>) -> tensor<10xf32>
%270 = "stablehlo.compare"(%269, %268) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%271 = "stablehlo.negate"(%268) : (tensor<10xf32>) -> tensor<10xf32>
%272 = "stablehlo.select"(%270, %267, %271) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%273 = "stablehlo.convert"(%272) : (tensor<10xf32>) -> tensor<10xi32>
%274 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%276 = "stablehlo.add"(%274, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%277 = "stablehlo.abs"(%276) : (tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%279 = "stablehlo.multiply"(%277, %278) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%281 = "stablehlo.subtract"(%279, %280) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.multiply"(%281, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%283 = "stablehlo.multiply"(%282, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.add"(%283, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.multiply"(%277, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%289 = "stablehlo.subtract"(%287, %288) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.multiply"(%289, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%291 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%292 = "stablehlo.add"(%290, %291) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%293 = "stablehlo.multiply"(%292, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.subtract"(%293, %294) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.compare"(%277, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%298 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.select"(%297, %295, %298) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%300 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%301 = "stablehlo.compare"(%277, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%302 = "stablehlo.select"(%301, %285, %299) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%303 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%304 = "stablehlo.add"(%217, %303) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%306 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%307 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%308 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%309 = "stablehlo.clamp"(%307, %304, %308) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%310 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%311 = "stablehlo.abs"(%309) : (tensor<10xf32>) -> tensor<10xf32>
%312 = "stablehlo.compare"(%311, %310) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%313 = "stablehlo.negate"(%310) : (tensor<10xf32>) -> tensor<10xf32>
%314 = "stablehlo.select"(%312, %309, %313) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%315 = "stablehlo.convert"(%314) : (tensor<10xf32>) -> tensor<10xi32>
%316 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%317 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%318 = "stablehlo.add"(%316, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%319 = "stablehlo.abs"(%318) : (tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%321 = "stablehlo.multiply"(%319, %320) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%323 = "stablehlo.subtract"(%321, %322) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.multiply"(%323, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%325 = "stablehlo.multiply"(%324, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.add"(%325, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.multiply"(%319, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%331 = "stablehlo.subtract"(%329, %330) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.multiply"(%331, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%333 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%334 = "stablehlo.add"(%332, %333) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%335 = "stablehlo.multiply"(%334, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.subtract"(%335, %336) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.compare"(%319, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%340 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.select"(%339, %337, %340) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%342 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%343 = "stablehlo.compare"(%319, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%344 = "stablehlo.select"(%343, %327, %341) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%345 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%346 = "stablehlo.add"(%217, %345) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%347 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%348 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%349 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%350 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%351 = "stablehlo.clamp"(%349, %346, %350) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%352 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%353 = "stablehlo.abs"(%351) : (tensor<10xf32>) -> tensor<10xf32>
%354 = "stablehlo.compare"(%353, %352) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%355 = "stablehlo.negate"(%352) : (tensor<10xf32>) -> tensor<10xf32>
%356 = "stablehlo.select"(%354, %351, %355) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%357 = "stablehlo.convert"(%356) : (tensor<10xf32>) -> tensor<10xi32>
%358 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%359 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%360 = "stablehlo.add"(%358, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%361 = "stablehlo.abs"(%360) : (tensor<10xf32>) -> tensor<10xf32>
%362 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%363 = "stablehlo.multiply"(%361, %362) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%365 = "stablehlo.subtract"(%363, %364) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.multiply"(%365, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%367 = "stablehlo.multiply"(%366, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.add"(%367, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%371 = "stablehlo.multiply"(%361, %370) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%373 = "stablehlo.subtract"(%371, %372) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.multiply"(%373, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%375 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%376 = "stablehlo.add"(%374, %375) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%377 = "stablehlo.multiply"(%376, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%378 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%379 = "stablehlo.subtract"(%377, %378) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%380 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.compare"(%361, %380) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%382 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%383 = "stablehlo.select"(%381, %379, %382) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%384 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%385 = "stablehlo.compare"(%361, %384) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%386 = "stablehlo.select"(%385, %369, %383) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%387 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%388 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%390 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%393 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%394 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%396 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%399 = "stablehlo.or"(%389, %395) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%400 = "stablehlo.add"(%392, %398) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%401 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%402 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%403 = "stablehlo.compare"(%401, %402) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%404 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%405 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%406 = "stablehlo.select"(%403, %404, %405) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%407 = "stablehlo.or"(%399, %403) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%408 = "stablehlo.add"(%400, %406) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%409 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%410 = "stablehlo.broadcast_in_dim"(%357) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%411 = "stablehlo.compare"(%409, %410) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%412 = "stablehlo.broadcast_in_dim"(%386) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%413 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%414 = "stablehlo.select"(%411, %412, %413) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%415 = "stablehlo.or"(%407, %411) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%416 = "stablehlo.add"(%408, %414) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%417 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%418 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%422 = "stablehlo.reduce"(%417, %418) ({
^bb0(%419: tensor<i1>, %420: tensor<i1>):
%421 = "stablehlo.and"(%419, %420) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%421) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%515 = "stablehlo.if"(%422) ({
%423 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%424 = "stablehlo.dot_general"(%423, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%425 = "stablehlo.transpose"(%424) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%425) : (tensor<2x3x12x10xf32>) -> ()
}, {
%426 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%513, %514 = "stablehlo.while"(%427, %426) ({
^bb0(%428: tensor<i32>, %429: tensor<2x3x12x10xf32>):
%430 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%431 = "stablehlo.compare"(%428, %430) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%431) : (tensor<i1>) -> ()
}, {
^bb0(%432: tensor<i32>, %433: tensor<2x3x12x10xf32>):
%434 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%435 = "stablehlo.add"(%432, %434) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%436 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%437 = "stablehlo.dynamic_slice"(%0, %432, %436, %436, %436) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%438 = "stablehlo.is_finite"(%437) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%439 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%440 = "stablehlo.not"(%438) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%441 = "stablehlo.compare"(%437, %437) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%442 = "stablehlo.and"(%440, %441) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%443 = "stablehlo.sign"(%437) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%444 = "stablehlo.select"(%442, %443, %439) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%445 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%446 = "stablehlo.select"(%438, %439, %445) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%447 = "stablehlo.sign"(%416) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%448 = "stablehlo.convert"(%444) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%449 = "stablehlo.convert"(%447) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%450 = "stablehlo.dot_general"(%448, %449) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%451 = "stablehlo.abs"(%444) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%452 = "stablehlo.abs"(%447) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%453 = "stablehlo.convert"(%451) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%454 = "stablehlo.convert"(%452) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%455 = "stablehlo.dot_general"(%453, %454) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%456 = "stablehlo.convert"(%415) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%457 = "stablehlo.convert"(%446) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%460 = "stablehlo.select"(%438, %437, %439) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%461 = "stablehlo.dot_general"(%460, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%462 = "stablehlo.abs"(%450) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%463 = "stablehlo.compare"(%462, %455) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%464 = "stablehlo.compare"(%459, %455) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%465 = "stablehlo.and"(%463, %464) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%466 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%467 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%468 = "stablehlo.select"(%465, %450, %467) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%469 = "stablehlo.multiply"(%466, %468) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%471 = "stablehlo.compare"(%459, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%472 = "stablehlo.select"(%471, %469, %461) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%473 = "stablehlo.is_finite"(%472) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%475 = "stablehlo.not"(%473) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%476 = "stablehlo.compare"(%472, %472) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%477 = "stablehlo.and"(%475, %476) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%478 = "stablehlo.sign"(%472) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%479 = "stablehlo.select"(%477, %478, %474) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%480 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%481 = "stablehlo.select"(%473, %474, %480) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%482 = "stablehlo.sign"(%208) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%483 = "stablehlo.convert"(%479) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%484 = "stablehlo.convert"(%482) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%485 = "stablehlo.dot_general"(%483, %484) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%486 = "stablehlo.transpose"(%485) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%487 = "stablehlo.abs"(%479) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%488 = "stablehlo.abs"(%482) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%489 = "stablehlo.convert"(%487) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%490 = "stablehlo.convert"(%488) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%491 = "stablehlo.dot_general"(%489, %490) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%492 = "stablehlo.transpose"(%491) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%493 = "stablehlo.convert"(%207) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%494 = "stablehlo.convert"(%481) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%495 = "stablehlo.convert"(%493) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%496 = "stablehlo.dot_general"(%494, %495) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%497 = "stablehlo.transpose"(%496) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%498 = "stablehlo.select"(%473, %472, %474) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%499 = "stablehlo.dot_general"(%498, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%500 = "stablehlo.transpose"(%499) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%501 = "stablehlo.abs"(%486) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%502 = "stablehlo.compare"(%501, %492) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%503 = "stablehlo.compare"(%497, %492) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%504 = "stablehlo.and"(%502, %503) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%505 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%506 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%507 = "stablehlo.select"(%504, %486, %506) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%508 = "stablehlo.multiply"(%505, %507) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%509 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%510 = "stablehlo.compare"(%497, %509) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%511 = "stablehlo.select"(%510, %508, %500) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%512 = "stablehlo.dynamic_update_slice"(%433, %511, %432, %436, %436, %436) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%435, %512) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%514) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %515 : tensor<2x3x12x10xf32>
}
}

// f32[2,3,4,5] [12,10] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
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
%207 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%208 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%209 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%210 = "stablehlo.divide"(%208, %209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%212 = "stablehlo.multiply"(%207, %211) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%213 = "stablehlo.floor"(%212) : (tensor<10xf32>) -> tensor<10xf32>
%214 = "stablehlo.subtract"(%212, %213) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%216 = "stablehlo.add"(%213, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%218 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%219 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%220 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%221 = "stablehlo.clamp"(%219, %216, %220) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%223 = "stablehlo.abs"(%221) : (tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%225 = "stablehlo.negate"(%222) : (tensor<10xf32>) -> tensor<10xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%227 = "stablehlo.convert"(%226) : (tensor<10xf32>) -> tensor<10xi32>
%228 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%229 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%230 = "stablehlo.add"(%228, %229) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%231 = "stablehlo.abs"(%230) : (tensor<10xf32>) -> tensor<10xf32>
%232 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%235 = "stablehlo.subtract"(%233, %234) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.multiply"(%235, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%237 = "stablehlo.multiply"(%236, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%239 = "stablehlo.add"(%237, %238) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%241 = "stablehlo.multiply"(%231, %240) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.multiply"(%243, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%245 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%246 = "stablehlo.add"(%244, %245) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%247 = "stablehlo.multiply"(%246, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%249 = "stablehlo.subtract"(%247, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.compare"(%231, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.select"(%251, %249, %252) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.compare"(%231, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%256 = "stablehlo.select"(%255, %239, %253) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%258 = "stablehlo.add"(%213, %257) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%260 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%261 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%262 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%263 = "stablehlo.clamp"(%261, %258, %262) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%264 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%265 = "stablehlo.abs"(%263) : (tensor<10xf32>) -> tensor<10xf32>
%266 = "stablehlo.compare"(%265, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%267 = "stablehlo.negate"(%264) : (tensor<10xf32>) -> tensor<10xf32>
%268 = "stablehlo.select"(%266, %263, %267) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%269 = "stablehlo.convert"(%268) : (tensor<10xf32>) -> tensor<10xi32>
%270 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%272 = "stablehlo.add"(%270, %271) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%273 = "stablehlo.abs"(%272) : (tensor<10xf32>) -> tensor<10xf32>
%274 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%277 = "stablehlo.subtract"(%275, %276) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.multiply"(%277, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%279 = "stablehlo.multiply"(%278, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%281 = "stablehlo.add"(%279, %280) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%283 = "stablehlo.multiply"(%273, %282) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.multiply"(%285, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%287 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%288 = "stablehlo.add"(%286, %287) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%289 = "stablehlo.multiply"(%288, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.compare"(%273, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%294 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.select"(%293, %291, %294) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.compare"(%273, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%298 = "stablehlo.select"(%297, %281, %295) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%299 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%300 = "stablehlo.add"(%213, %299) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%302 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%303 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%304 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%305 = "stablehlo.clamp"(%303, %300, %304) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%306 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%307 = "stablehlo.abs"(%305) : (tensor<10xf32>) -> tensor<10xf32>
%308 = "stablehlo.compare"(%307, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%309 = "stablehlo.negate"(%306) : (tensor<10xf32>) -> tensor<10xf32>
%310 = "stablehlo.select"(%308, %305, %309) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%311 = "stablehlo.convert"(%310) : (tensor<10xf32>) -> tensor<10xi32>
%312 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%313 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%314 = "stablehlo.add"(%312, %313) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%315 = "stablehlo.abs"(%314) : (tensor<10xf32>) -> tensor<10xf32>
%316 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%317 = "stablehlo.multiply"(%315, %316) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%319 = "stablehlo.subtract"(%317, %318) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.multiply"(%319, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%321 = "stablehlo.multiply"(%320, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%323 = "stablehlo.add"(%321, %322) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%325 = "stablehlo.multiply"(%315, %324) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.multiply"(%327, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%329 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%330 = "stablehlo.add"(%328, %329) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%331 = "stablehlo.multiply"(%330, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%333 = "stablehlo.subtract"(%331, %332) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.compare"(%315, %334) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.select"(%335, %333, %336) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.compare"(%315, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%340 = "stablehlo.select"(%339, %323, %337) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%341 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%342 = "stablehlo.add"(%213, %341) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%343 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%344 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%345 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%346 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%347 = "stablehlo.clamp"(%345, %342, %346) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%348 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%349 = "stablehlo.abs"(%347) : (tensor<10xf32>) -> tensor<10xf32>
%350 = "stablehlo.compare"(%349, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%351 = "stablehlo.negate"(%348) : (tensor<10xf32>) -> tensor<10xf32>
%352 = "stablehlo.select"(%350, %347, %351) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%353 = "stablehlo.convert"(%352) : (tensor<10xf32>) -> tensor<10xi32>
%354 = "stablehlo.negate"(%214) : (tensor<10xf32>) -> tensor<10xf32>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%356 = "stablehlo.add"(%354, %355) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%357 = "stablehlo.abs"(%356) : (tensor<10xf32>) -> tensor<10xf32>
%358 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%360 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%361 = "stablehlo.subtract"(%359, %360) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%362 = "stablehlo.multiply"(%361, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%363 = "stablehlo.multiply"(%362, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%365 = "stablehlo.add"(%363, %364) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%367 = "stablehlo.multiply"(%357, %366) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.subtract"(%367, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.multiply"(%369, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%371 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%372 = "stablehlo.add"(%370, %371) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%373 = "stablehlo.multiply"(%372, %357) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%375 = "stablehlo.subtract"(%373, %374) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%376 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%377 = "stablehlo.compare"(%357, %376) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%378 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%379 = "stablehlo.select"(%377, %375, %378) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%380 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.compare"(%357, %380) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%382 = "stablehlo.select"(%381, %365, %379) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%383 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%384 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%385 = "stablehlo.compare"(%383, %384) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%386 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%387 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%388 = "stablehlo.select"(%385, %386, %387) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%389 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%390 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%391 = "stablehlo.compare"(%389, %390) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%392 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%394 = "stablehlo.select"(%391, %392, %393) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%395 = "stablehlo.or"(%385, %391) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%396 = "stablehlo.add"(%388, %394) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%397 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%398 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%400 = "stablehlo.broadcast_in_dim"(%340) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%403 = "stablehlo.or"(%395, %399) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%404 = "stablehlo.add"(%396, %402) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%405 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xi32>
%406 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x5xi32>
%407 = "stablehlo.compare"(%405, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x5xi32>, tensor<10x5xi32>) -> tensor<10x5xi1>
%408 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%410 = "stablehlo.select"(%407, %408, %409) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%411 = "stablehlo.or"(%403, %407) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%412 = "stablehlo.add"(%404, %410) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%413 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%414 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%418 = "stablehlo.reduce"(%413, %414) ({
^bb0(%415: tensor<i1>, %416: tensor<i1>):
%417 = "stablehlo.and"(%415, %416) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%417) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xi1>, tensor<i1>) -> tensor<i1>
%511 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%421) : (tensor<2x3x12x10xf32>) -> ()
}, {
%422 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%423 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%509, %510 = "stablehlo.while"(%423, %422) ({
^bb0(%424: tensor<i32>, %425: tensor<2x3x12x10xf32>):
%426 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%427 = "stablehlo.compare"(%424, %426) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%427) : (tensor<i1>) -> ()
}, {
^bb0(%428: tensor<i32>, %429: tensor<2x3x12x10xf32>):
%430 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%431 = "stablehlo.add"(%428, %430) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%432 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%433 = "stablehlo.dynamic_slice"(%0, %428, %432, %432, %432) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xf32>
%434 = "stablehlo.is_finite"(%433) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%435 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%436 = "stablehlo.not"(%434) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%437 = "stablehlo.compare"(%433, %433) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xi1>
%438 = "stablehlo.and"(%436, %437) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%439 = "stablehlo.sign"(%433) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%440 = "stablehlo.select"(%438, %439, %435) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%441 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x5xf32>} : () -> tensor<1x3x4x5xf32>
%442 = "stablehlo.select"(%434, %435, %441) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%443 = "stablehlo.sign"(%412) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%444 = "stablehlo.convert"(%440) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%445 = "stablehlo.convert"(%443) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%446 = "stablehlo.dot_general"(%444, %445) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%447 = "stablehlo.abs"(%440) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%448 = "stablehlo.abs"(%443) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%449 = "stablehlo.convert"(%447) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%450 = "stablehlo.convert"(%448) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%451 = "stablehlo.dot_general"(%449, %450) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%452 = "stablehlo.convert"(%411) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%453 = "stablehlo.convert"(%442) : (tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xbf16>
%454 = "stablehlo.convert"(%452) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%455 = "stablehlo.dot_general"(%453, %454) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%456 = "stablehlo.select"(%434, %433, %435) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>) -> tensor<1x3x4x5xf32>
%457 = "stablehlo.dot_general"(%456, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x5xf32>, tensor<10x5xf32>) -> tensor<1x3x4x10xf32>
%458 = "stablehlo.abs"(%446) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%459 = "stablehlo.compare"(%458, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%460 = "stablehlo.compare"(%455, %451) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%461 = "stablehlo.and"(%459, %460) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%462 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%464 = "stablehlo.select"(%461, %446, %463) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%465 = "stablehlo.multiply"(%462, %464) : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%466 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%467 = "stablehlo.compare"(%455, %466) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%468 = "stablehlo.select"(%467, %465, %457) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%469 = "stablehlo.is_finite"(%468) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%471 = "stablehlo.not"(%469) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%472 = "stablehlo.compare"(%468, %468) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%473 = "stablehlo.and"(%471, %472) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%474 = "stablehlo.sign"(%468) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%475 = "stablehlo.select"(%473, %474, %470) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%476 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%477 = "stablehlo.select"(%469, %470, %476) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%478 = "stablehlo.sign"(%206) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%479 = "stablehlo.convert"(%475) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%480 = "stablehlo.convert"(%478) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%481 = "stablehlo.dot_general"(%479, %480) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%482 = "stablehlo.transpose"(%481) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%483 = "stablehlo.abs"(%475) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%484 = "stablehlo.abs"(%478) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%485 = "stablehlo.convert"(%483) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%486 = "stablehlo.convert"(%484) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%487 = "stablehlo.dot_general"(%485, %486) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%488 = "stablehlo.transpose"(%487) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%489 = "stablehlo.convert"(%205) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%490 = "stablehlo.convert"(%477) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xbf16>
%491 = "stablehlo.convert"(%489) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%492 = "stablehlo.dot_general"(%490, %491) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%493 = "stablehlo.transpose"(%492) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%494 = "stablehlo.select"(%469, %468, %470) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%495 = "stablehlo.dot_general"(%494, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x10xf32>, tensor<12x4xf32>) -> tensor<1x3x10x12xf32>
%496 = "stablehlo.transpose"(%495) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%497 = "stablehlo.abs"(%482) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%498 = "stablehlo.compare"(%497, %488) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%499 = "stablehlo.compare"(%493, %488) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%500 = "stablehlo.and"(%498, %499) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%501 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%502 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%503 = "stablehlo.select"(%500, %482, %502) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%504 = "stablehlo.multiply"(%501, %503) : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%505 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%506 = "stablehlo.compare"(%493, %505) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%507 = "stablehlo.select"(%506, %504, %496) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%508 = "stablehlo.dynamic_update_slice"(%429, %507, %428, %432, %432, %432) : (tensor<2x3x12x10xf32>, tensor<1x3x12x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%431, %508) : (tensor<i32>, tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xf32>) -> (tensor<i32>, tensor<2x3x12x10xf32>)
"stablehlo.return"(%510) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %511 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
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
%209 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%210 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%213 = "stablehlo.add"(%209, %212) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%214 = "stablehlo.multiply"(%213, %211) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%216 = "stablehlo.subtract"(%214, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.floor"(%216) : (tensor<10xf32>) -> tensor<10xf32>
%218 = "stablehlo.subtract"(%216, %217) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%220 = "stablehlo.add"(%217, %219) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%221 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%222 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%223 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%224 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%225 = "stablehlo.clamp"(%223, %220, %224) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%226 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%227 = "stablehlo.abs"(%225) : (tensor<10xf32>) -> tensor<10xf32>
%228 = "stablehlo.compare"(%227, %226) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%229 = "stablehlo.negate"(%226) : (tensor<10xf32>) -> tensor<10xf32>
%230 = "stablehlo.select"(%228, %225, %229) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%231 = "stablehlo.convert"(%230) : (tensor<10xf32>) -> tensor<10xi32>
%232 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%233 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%234 = "stablehlo.add"(%232, %233) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%235 = "stablehlo.abs"(%234) : (tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%237 = "stablehlo.multiply"(%235, %236) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%239 = "stablehlo.subtract"(%237, %238) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.multiply"(%239, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%241 = "stablehlo.multiply"(%240, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%243 = "stablehlo.add"(%241, %242) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.multiply"(%235, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%247 = "stablehlo.subtract"(%245, %246) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.multiply"(%247, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%249 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%250 = "stablehlo.add"(%248, %249) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%251 = "stablehlo.multiply"(%250, %235) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.subtract"(%251, %252) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.compare"(%235, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.select"(%255, %253, %256) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%258 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%259 = "stablehlo.compare"(%235, %258) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%260 = "stablehlo.select"(%259, %243, %257) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%262 = "stablehlo.add"(%217, %261) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%264 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%265 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%266 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%267 = "stablehlo.clamp"(%265, %262, %266) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%268 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%269 = "stablehlo.abs"(%267) : (tensor<10xf32>) -> tensor<10xf32>
%270 = "stablehlo.compare"(%269, %268) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%271 = "stablehlo.negate"(%268) : (tensor<10xf32>) -> tensor<10xf32>
%272 = "stablehlo.select"(%270, %267, %271) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%273 = "stablehlo.convert"(%272) : (tensor<10xf32>) -> tensor<10xi32>
%274 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%276 = "stablehlo.add"(%274, %275) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%277 = "stablehlo.abs"(%276) : (tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%279 = "stablehlo.multiply"(%277, %278) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%281 = "stablehlo.subtract"(%279, %280) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.multiply"(%281, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%283 = "stablehlo.multiply"(%282, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%285 = "stablehlo.add"(%283, %284) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.multiply"(%277, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%289 = "stablehlo.subtract"(%287, %288) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.multiply"(%289, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%291 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%292 = "stablehlo.add"(%290, %291) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%293 = "stablehlo.multiply"(%292, %277) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.subtract"(%293, %294) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.compare"(%277, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%298 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.select"(%297, %295, %298) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%300 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%301 = "stablehlo.compare"(%277, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%302 = "stablehlo.select"(%301, %285, %299) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%303 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%304 = "stablehlo.add"(%217, %303) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%306 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%307 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%308 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%309 = "stablehlo.clamp"(%307, %304, %308) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%310 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%311 = "stablehlo.abs"(%309) : (tensor<10xf32>) -> tensor<10xf32>
%312 = "stablehlo.compare"(%311, %310) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%313 = "stablehlo.negate"(%310) : (tensor<10xf32>) -> tensor<10xf32>
%314 = "stablehlo.select"(%312, %309, %313) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%315 = "stablehlo.convert"(%314) : (tensor<10xf32>) -> tensor<10xi32>
%316 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%317 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%318 = "stablehlo.add"(%316, %317) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%319 = "stablehlo.abs"(%318) : (tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%321 = "stablehlo.multiply"(%319, %320) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%323 = "stablehlo.subtract"(%321, %322) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.multiply"(%323, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%325 = "stablehlo.multiply"(%324, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%327 = "stablehlo.add"(%325, %326) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.multiply"(%319, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%331 = "stablehlo.subtract"(%329, %330) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.multiply"(%331, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%333 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%334 = "stablehlo.add"(%332, %333) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%335 = "stablehlo.multiply"(%334, %319) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.subtract"(%335, %336) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.compare"(%319, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%340 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.select"(%339, %337, %340) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%342 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%343 = "stablehlo.compare"(%319, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%344 = "stablehlo.select"(%343, %327, %341) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%345 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%346 = "stablehlo.add"(%217, %345) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%347 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%348 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%349 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%350 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%351 = "stablehlo.clamp"(%349, %346, %350) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%352 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%353 = "stablehlo.abs"(%351) : (tensor<10xf32>) -> tensor<10xf32>
%354 = "stablehlo.compare"(%353, %352) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%355 = "stablehlo.negate"(%352) : (tensor<10xf32>) -> tensor<10xf32>
%356 = "stablehlo.select"(%354, %351, %355) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%357 = "stablehlo.convert"(%356) : (tensor<10xf32>) -> tensor<10xi32>
%358 = "stablehlo.negate"(%218) : (tensor<10xf32>) -> tensor<10xf32>
%359 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%360 = "stablehlo.add"(%358, %359) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%361 = "stablehlo.abs"(%360) : (tensor<10xf32>) -> tensor<10xf32>
%362 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%363 = "stablehlo.multiply"(%361, %362) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%364 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%365 = "stablehlo.subtract"(%363, %364) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%366 = "stablehlo.multiply"(%365, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%367 = "stablehlo.multiply"(%366, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%368 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%369 = "stablehlo.add"(%367, %368) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%370 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%371 = "stablehlo.multiply"(%361, %370) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%372 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%373 = "stablehlo.subtract"(%371, %372) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%374 = "stablehlo.multiply"(%373, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%375 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%376 = "stablehlo.add"(%374, %375) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%377 = "stablehlo.multiply"(%376, %361) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%378 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%379 = "stablehlo.subtract"(%377, %378) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%380 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%381 = "stablehlo.compare"(%361, %380) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%382 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%383 = "stablehlo.select"(%381, %379, %382) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%384 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%385 = "stablehlo.compare"(%361, %384) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%386 = "stablehlo.select"(%385, %369, %383) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%387 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%388 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%390 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%393 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%394 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%396 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%399 = "stablehlo.or"(%389, %395) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%400 = "stablehlo.add"(%392, %398) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%401 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%402 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%403 = "stablehlo.compare"(%401, %402) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%404 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%405 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%406 = "stablehlo.select"(%403, %404, %405) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%407 = "stablehlo.or"(%399, %403) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%408 = "stablehlo.add"(%400, %406) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%409 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xi32>
%410 = "stablehlo.broadcast_in_dim"(%357) {broadcast_dimensions = array<i64: 0>} : (tensor<10xi32>) -> tensor<10x4xi32>
%411 = "stablehlo.compare"(%409, %410) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
%412 = "stablehlo.broadcast_in_dim"(%386) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%413 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%414 = "stablehlo.select"(%411, %412, %413) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%415 = "stablehlo.or"(%407, %411) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%416 = "stablehlo.add"(%408, %414) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%417 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%418 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%422 = "stablehlo.reduce"(%417, %418) ({
^bb0(%419: tensor<i1>, %420: tensor<i1>):
%421 = "stablehlo.and"(%419, %420) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%421) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%500 = "stablehlo.if"(%422) ({
%423 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%424 = "stablehlo.dot_general"(%423, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%425 = "stablehlo.transpose"(%424) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%425) : (tensor<1x2x9x10xf32>) -> ()
}, {
%426 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%427 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%428 = "stablehlo.not"(%426) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%429 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%430 = "stablehlo.and"(%428, %429) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%431 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%432 = "stablehlo.select"(%430, %431, %427) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%433 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%434 = "stablehlo.select"(%426, %427, %433) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%435 = "stablehlo.sign"(%416) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%436 = "stablehlo.convert"(%432) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%437 = "stablehlo.convert"(%435) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%438 = "stablehlo.dot_general"(%436, %437) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%439 = "stablehlo.abs"(%432) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%440 = "stablehlo.abs"(%435) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%441 = "stablehlo.convert"(%439) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%442 = "stablehlo.convert"(%440) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%443 = "stablehlo.dot_general"(%441, %442) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%444 = "stablehlo.convert"(%415) : (tensor<10x4xi1>) -> tensor<10x4xf32>
%445 = "stablehlo.convert"(%434) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%446 = "stablehlo.convert"(%444) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%447 = "stablehlo.dot_general"(%445, %446) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%448 = "stablehlo.select"(%426, %0, %427) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%449 = "stablehlo.dot_general"(%448, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%450 = "stablehlo.abs"(%438) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%451 = "stablehlo.compare"(%450, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%452 = "stablehlo.compare"(%447, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%453 = "stablehlo.and"(%451, %452) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%454 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%455 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%456 = "stablehlo.select"(%453, %438, %455) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%457 = "stablehlo.multiply"(%454, %456) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%458 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%459 = "stablehlo.compare"(%447, %458) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%460 = "stablehlo.select"(%459, %457, %449) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%461 = "stablehlo.is_finite"(%460) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%462 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%463 = "stablehlo.not"(%461) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%464 = "stablehlo.compare"(%460, %460) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%465 = "stablehlo.and"(%463, %464) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%466 = "stablehlo.sign"(%460) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%467 = "stablehlo.select"(%465, %466, %462) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%468 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%469 = "stablehlo.select"(%461, %462, %468) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%470 = "stablehlo.sign"(%208) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%471 = "stablehlo.convert"(%467) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%472 = "stablehlo.convert"(%470) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%473 = "stablehlo.dot_general"(%471, %472) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%474 = "stablehlo.transpose"(%473) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%475 = "stablehlo.abs"(%467) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%476 = "stablehlo.abs"(%470) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%477 = "stablehlo.convert"(%475) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%478 = "stablehlo.convert"(%476) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%479 = "stablehlo.dot_general"(%477, %478) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%480 = "stablehlo.transpose"(%479) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%481 = "stablehlo.convert"(%207) : (tensor<9x4xi1>) -> tensor<9x4xf32>
%482 = "stablehlo.convert"(%469) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%483 = "stablehlo.convert"(%481) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%484 = "stablehlo.dot_general"(%482, %483) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%485 = "stablehlo.transpose"(%484) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%486 = "stablehlo.select"(%461, %460, %462) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%487 = "stablehlo.dot_general"(%486, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%488 = "stablehlo.transpose"(%487) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%489 = "stablehlo.abs"(%474) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%490 = "stablehlo.compare"(%489, %480) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%491 = "stablehlo.compare"(%485, %480) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%492 = "stablehlo.and"(%490, %491) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%493 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%494 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%495 = "stablehlo.select"(%492, %474, %494) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%496 = "stablehlo.multiply"(%493, %495) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%497 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%498 = "stablehlo.compare"(%485, %497) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%499 = "stablehlo.select"(%498, %496, %488) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%499) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %500 : tensor<1x2x9x10xf32>
}
}

// f64[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
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
%211 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%212 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%213 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%214 = "stablehlo.divide"(%212, %213) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%216 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%217 = "stablehlo.add"(%211, %216) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%218 = "stablehlo.multiply"(%217, %215) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%219 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%220 = "stablehlo.subtract"(%218, %219) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%221 = "stablehlo.floor"(%220) : (tensor<9xf64>) -> tensor<9xf64>
%222 = "stablehlo.subtract"(%220, %221) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%223 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%224 = "stablehlo.add"(%221, %223) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%226 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%227 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%228 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%229 = "stablehlo.clamp"(%227, %224, %228) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%230 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%231 = "stablehlo.abs"(%229) : (tensor<9xf64>) -> tensor<9xf64>
%232 = "stablehlo.compare"(%231, %230) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%233 = "stablehlo.negate"(%230) : (tensor<9xf64>) -> tensor<9xf64>
%234 = "stablehlo.select"(%232, %229, %233) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%235 = "stablehlo.convert"(%234) : (tensor<9xf64>) -> tensor<9xi32>
%236 = "stablehlo.negate"(%222) : (tensor<9xf64>) -> tensor<9xf64>
%237 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%238 = "stablehlo.add"(%236, %237) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%239 = "stablehlo.abs"(%238) : (tensor<9xf64>) -> tensor<9xf64>
%240 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%242 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%244 = "stablehlo.multiply"(%243, %239) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%245 = "stablehlo.multiply"(%244, %239) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%246 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%247 = "stablehlo.add"(%245, %246) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%248 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%249 = "stablehlo.multiply"(%239, %248) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%250 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%252 = "stablehlo.multiply"(%251, %239) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%253 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%254 = "stablehlo.add"(%252, %253) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%255 = "stablehlo.multiply"(%254, %239) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%256 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%257 = "stablehlo.subtract"(%255, %256) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%259 = "stablehlo.compare"(%239, %258) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%261 = "stablehlo.select"(%259, %257, %260) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%263 = "stablehlo.compare"(%239, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%264 = "stablehlo.select"(%263, %247, %261) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%266 = "stablehlo.add"(%221, %265) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%267 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%268 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%269 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%270 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%271 = "stablehlo.clamp"(%269, %266, %270) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%272 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%273 = "stablehlo.abs"(%271) : (tensor<9xf64>) -> tensor<9xf64>
%274 = "stablehlo.compare"(%273, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%275 = "stablehlo.negate"(%272) : (tensor<9xf64>) -> tensor<9xf64>
%276 = "stablehlo.select"(%274, %271, %275) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%277 = "stablehlo.convert"(%276) : (tensor<9xf64>) -> tensor<9xi32>
%278 = "stablehlo.negate"(%222) : (tensor<9xf64>) -> tensor<9xf64>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%280 = "stablehlo.add"(%278, %279) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%281 = "stablehlo.abs"(%280) : (tensor<9xf64>) -> tensor<9xf64>
%282 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%283 = "stablehlo.multiply"(%281, %282) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%284 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%286 = "stablehlo.multiply"(%285, %281) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%287 = "stablehlo.multiply"(%286, %281) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%288 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%289 = "stablehlo.add"(%287, %288) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%290 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%291 = "stablehlo.multiply"(%281, %290) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%292 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%294 = "stablehlo.multiply"(%293, %281) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%295 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%296 = "stablehlo.add"(%294, %295) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%297 = "stablehlo.multiply"(%296, %281) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%298 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%299 = "stablehlo.subtract"(%297, %298) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%300 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%301 = "stablehlo.compare"(%281, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%303 = "stablehlo.select"(%301, %299, %302) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%304 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%305 = "stablehlo.compare"(%281, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%306 = "stablehlo.select"(%305, %289, %303) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%307 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%308 = "stablehlo.add"(%221, %307) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%309 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%310 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%311 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%312 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%313 = "stablehlo.clamp"(%311, %308, %312) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%314 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%315 = "stablehlo.abs"(%313) : (tensor<9xf64>) -> tensor<9xf64>
%316 = "stablehlo.compare"(%315, %314) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%317 = "stablehlo.negate"(%314) : (tensor<9xf64>) -> tensor<9xf64>
%318 = "stablehlo.select"(%316, %313, %317) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%319 = "stablehlo.convert"(%318) : (tensor<9xf64>) -> tensor<9xi32>
%320 = "stablehlo.negate"(%222) : (tensor<9xf64>) -> tensor<9xf64>
%321 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%322 = "stablehlo.add"(%320, %321) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%323 = "stablehlo.abs"(%322) : (tensor<9xf64>) -> tensor<9xf64>
%324 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%325 = "stablehlo.multiply"(%323, %324) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%326 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%328 = "stablehlo.multiply"(%327, %323) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%329 = "stablehlo.multiply"(%328, %323) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%330 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%331 = "stablehlo.add"(%329, %330) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%332 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%333 = "stablehlo.multiply"(%323, %332) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%334 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%336 = "stablehlo.multiply"(%335, %323) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%337 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%338 = "stablehlo.add"(%336, %337) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%339 = "stablehlo.multiply"(%338, %323) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%340 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%341 = "stablehlo.subtract"(%339, %340) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%342 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%343 = "stablehlo.compare"(%323, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%344 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%345 = "stablehlo.select"(%343, %341, %344) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%346 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%347 = "stablehlo.compare"(%323, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%348 = "stablehlo.select"(%347, %331, %345) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%349 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%350 = "stablehlo.add"(%221, %349) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%351 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%352 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%353 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%354 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%355 = "stablehlo.clamp"(%353, %350, %354) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%356 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%357 = "stablehlo.abs"(%355) : (tensor<9xf64>) -> tensor<9xf64>
%358 = "stablehlo.compare"(%357, %356) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%359 = "stablehlo.negate"(%356) : (tensor<9xf64>) -> tensor<9xf64>
%360 = "stablehlo.select"(%358, %355, %359) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%361 = "stablehlo.convert"(%360) : (tensor<9xf64>) -> tensor<9xi32>
%362 = "stablehlo.negate"(%222) : (tensor<9xf64>) -> tensor<9xf64>
%363 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%364 = "stablehlo.add"(%362, %363) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%365 = "stablehlo.abs"(%364) : (tensor<9xf64>) -> tensor<9xf64>
%366 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%367 = "stablehlo.multiply"(%365, %366) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%368 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%369 = "stablehlo.subtract"(%367, %368) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%370 = "stablehlo.multiply"(%369, %365) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%371 = "stablehlo.multiply"(%370, %365) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%372 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%373 = "stablehlo.add"(%371, %372) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%374 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%375 = "stablehlo.multiply"(%365, %374) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%376 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%377 = "stablehlo.subtract"(%375, %376) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%378 = "stablehlo.multiply"(%377, %365) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%379 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%380 = "stablehlo.add"(%378, %379) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%381 = "stablehlo.multiply"(%380, %365) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%382 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%383 = "stablehlo.subtract"(%381, %382) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%384 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%385 = "stablehlo.compare"(%365, %384) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%386 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%387 = "stablehlo.select"(%385, %383, %386) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%388 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%389 = "stablehlo.compare"(%365, %388) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%390 = "stablehlo.select"(%389, %373, %387) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%391 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%392 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%394 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%397 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%398 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%400 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%403 = "stablehlo.or"(%393, %399) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%404 = "stablehlo.add"(%396, %402) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%405 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%406 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%407 = "stablehlo.compare"(%405, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%408 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%410 = "stablehlo.select"(%407, %408, %409) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%411 = "stablehlo.or"(%403, %407) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%412 = "stablehlo.add"(%404, %410) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%413 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%414 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%415 = "stablehlo.compare"(%413, %414) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%416 = "stablehlo.broadcast_in_dim"(%390) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%417 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%418 = "stablehlo.select"(%415, %416, %417) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%419 = "stablehlo.or"(%411, %415) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%420 = "stablehlo.add"(%412, %418) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%421 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%422 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%426 = "stablehlo.reduce"(%421, %422) ({
^bb0(%423: tensor<i1>, %424: tensor<i1>):
%425 = "stablehlo.and"(%423, %424) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%425) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%506 = "stablehlo.if"(%426) ({
%427 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%428 = "stablehlo.dot_general"(%427, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%429 = "stablehlo.transpose"(%428) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%429) : (tensor<1x2x7x9xf64>) -> ()
}, {
%430 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%431 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%432 = "stablehlo.not"(%430) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%433 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%434 = "stablehlo.and"(%432, %433) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%435 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%436 = "stablehlo.select"(%434, %435, %431) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%437 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%438 = "stablehlo.select"(%430, %431, %437) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%439 = "stablehlo.sign"(%420) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%440 = "stablehlo.convert"(%436) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%441 = "stablehlo.convert"(%439) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%442 = "stablehlo.dot_general"(%440, %441) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%443 = "stablehlo.abs"(%436) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%444 = "stablehlo.abs"(%439) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%445 = "stablehlo.convert"(%443) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%446 = "stablehlo.convert"(%444) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%447 = "stablehlo.dot_general"(%445, %446) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%448 = "stablehlo.convert"(%419) : (tensor<9x4xi1>) -> tensor<9x4xf64>
%449 = "stablehlo.convert"(%438) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%450 = "stablehlo.convert"(%448) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%451 = "stablehlo.dot_general"(%449, %450) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%452 = "stablehlo.select"(%430, %0, %431) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%453 = "stablehlo.dot_general"(%452, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%454 = "stablehlo.abs"(%442) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%455 = "stablehlo.compare"(%454, %447) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%456 = "stablehlo.compare"(%451, %447) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%457 = "stablehlo.and"(%455, %456) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%458 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%459 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%460 = "stablehlo.select"(%457, %442, %459) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%461 = "stablehlo.multiply"(%458, %460) : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%462 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%463 = "stablehlo.compare"(%451, %462) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%464 = "stablehlo.convert"(%461) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf64>
%465 = "stablehlo.select"(%463, %464, %453) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%466 = "stablehlo.is_finite"(%465) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%467 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%468 = "stablehlo.not"(%466) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%469 = "stablehlo.compare"(%465, %465) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%470 = "stablehlo.and"(%468, %469) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%471 = "stablehlo.sign"(%465) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%472 = "stablehlo.select"(%470, %471, %467) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%473 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%474 = "stablehlo.select"(%466, %467, %473) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%475 = "stablehlo.sign"(%210) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%476 = "stablehlo.convert"(%472) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%477 = "stablehlo.convert"(%475) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%478 = "stablehlo.dot_general"(%476, %477) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%479 = "stablehlo.transpose"(%478) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%480 = "stablehlo.abs"(%472) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%481 = "stablehlo.abs"(%475) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%482 = "stablehlo.convert"(%480) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%483 = "stablehlo.convert"(%481) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%484 = "stablehlo.dot_general"(%482, %483) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%485 = "stablehlo.transpose"(%484) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%486 = "stablehlo.convert"(%209) : (tensor<7x4xi1>) -> tensor<7x4xf64>
%487 = "stablehlo.convert"(%474) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%488 = "stablehlo.convert"(%486) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%489 = "stablehlo.dot_general"(%487, %488) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%490 = "stablehlo.transpose"(%489) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%491 = "stablehlo.select"(%466, %465, %467) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%492 = "stablehlo.dot_general"(%491, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%493 = "stablehlo.transpose"(%492) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%494 = "stablehlo.abs"(%479) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%495 = "stablehlo.compare"(%494, %485) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%496 = "stablehlo.compare"(%490, %485) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%497 = "stablehlo.and"(%495, %496) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%498 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%499 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%500 = "stablehlo.select"(%497, %479, %499) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%501 = "stablehlo.multiply"(%498, %500) : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%502 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%503 = "stablehlo.compare"(%490, %502) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%504 = "stablehlo.convert"(%501) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf64>
%505 = "stablehlo.select"(%503, %504, %493) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%505) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %506 : tensor<1x2x7x9xf64>
}
}

// f64[1,2,4,4] [7,9] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
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
%207 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%208 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%209 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f64>} : () -> tensor<f64>
%210 = "stablehlo.divide"(%208, %209) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%212 = "stablehlo.multiply"(%207, %211) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%213 = "stablehlo.floor"(%212) : (tensor<9xf64>) -> tensor<9xf64>
%214 = "stablehlo.subtract"(%212, %213) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%215 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%216 = "stablehlo.add"(%213, %215) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%218 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%219 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%220 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%221 = "stablehlo.clamp"(%219, %216, %220) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%222 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%223 = "stablehlo.abs"(%221) : (tensor<9xf64>) -> tensor<9xf64>
%224 = "stablehlo.compare"(%223, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%225 = "stablehlo.negate"(%222) : (tensor<9xf64>) -> tensor<9xf64>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%227 = "stablehlo.convert"(%226) : (tensor<9xf64>) -> tensor<9xi32>
%228 = "stablehlo.negate"(%214) : (tensor<9xf64>) -> tensor<9xf64>
%229 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%230 = "stablehlo.add"(%228, %229) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%231 = "stablehlo.abs"(%230) : (tensor<9xf64>) -> tensor<9xf64>
%232 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%234 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%235 = "stablehlo.subtract"(%233, %234) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%236 = "stablehlo.multiply"(%235, %231) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%237 = "stablehlo.multiply"(%236, %231) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%238 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%239 = "stablehlo.add"(%237, %238) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%240 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%241 = "stablehlo.multiply"(%231, %240) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%242 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%243 = "stablehlo.subtract"(%241, %242) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%244 = "stablehlo.multiply"(%243, %231) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%245 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%246 = "stablehlo.add"(%244, %245) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%247 = "stablehlo.multiply"(%246, %231) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%248 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%249 = "stablehlo.subtract"(%247, %248) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%250 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%251 = "stablehlo.compare"(%231, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%253 = "stablehlo.select"(%251, %249, %252) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%254 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%255 = "stablehlo.compare"(%231, %254) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%256 = "stablehlo.select"(%255, %239, %253) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%258 = "stablehlo.add"(%213, %257) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%259 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%260 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%261 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%262 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%263 = "stablehlo.clamp"(%261, %258, %262) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%264 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%265 = "stablehlo.abs"(%263) : (tensor<9xf64>) -> tensor<9xf64>
%266 = "stablehlo.compare"(%265, %264) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%267 = "stablehlo.negate"(%264) : (tensor<9xf64>) -> tensor<9xf64>
%268 = "stablehlo.select"(%266, %263, %267) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%269 = "stablehlo.convert"(%268) : (tensor<9xf64>) -> tensor<9xi32>
%270 = "stablehlo.negate"(%214) : (tensor<9xf64>) -> tensor<9xf64>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%272 = "stablehlo.add"(%270, %271) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%273 = "stablehlo.abs"(%272) : (tensor<9xf64>) -> tensor<9xf64>
%274 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%276 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%277 = "stablehlo.subtract"(%275, %276) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%278 = "stablehlo.multiply"(%277, %273) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%279 = "stablehlo.multiply"(%278, %273) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%280 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%281 = "stablehlo.add"(%279, %280) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%282 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%283 = "stablehlo.multiply"(%273, %282) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%284 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%286 = "stablehlo.multiply"(%285, %273) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%287 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%288 = "stablehlo.add"(%286, %287) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%289 = "stablehlo.multiply"(%288, %273) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%290 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%291 = "stablehlo.subtract"(%289, %290) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%293 = "stablehlo.compare"(%273, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%294 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%295 = "stablehlo.select"(%293, %291, %294) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%296 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%297 = "stablehlo.compare"(%273, %296) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%298 = "stablehlo.select"(%297, %281, %295) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%299 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%300 = "stablehlo.add"(%213, %299) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%301 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%302 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%303 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%304 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%305 = "stablehlo.clamp"(%303, %300, %304) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%306 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%307 = "stablehlo.abs"(%305) : (tensor<9xf64>) -> tensor<9xf64>
%308 = "stablehlo.compare"(%307, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%309 = "stablehlo.negate"(%306) : (tensor<9xf64>) -> tensor<9xf64>
%310 = "stablehlo.select"(%308, %305, %309) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%311 = "stablehlo.convert"(%310) : (tensor<9xf64>) -> tensor<9xi32>
%312 = "stablehlo.negate"(%214) : (tensor<9xf64>) -> tensor<9xf64>
%313 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%314 = "stablehlo.add"(%312, %313) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%315 = "stablehlo.abs"(%314) : (tensor<9xf64>) -> tensor<9xf64>
%316 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%317 = "stablehlo.multiply"(%315, %316) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%318 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%319 = "stablehlo.subtract"(%317, %318) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%320 = "stablehlo.multiply"(%319, %315) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%321 = "stablehlo.multiply"(%320, %315) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%322 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%323 = "stablehlo.add"(%321, %322) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%324 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%325 = "stablehlo.multiply"(%315, %324) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%326 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%327 = "stablehlo.subtract"(%325, %326) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%328 = "stablehlo.multiply"(%327, %315) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%329 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%330 = "stablehlo.add"(%328, %329) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%331 = "stablehlo.multiply"(%330, %315) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%332 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%333 = "stablehlo.subtract"(%331, %332) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%334 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%335 = "stablehlo.compare"(%315, %334) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%336 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%337 = "stablehlo.select"(%335, %333, %336) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%338 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%339 = "stablehlo.compare"(%315, %338) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%340 = "stablehlo.select"(%339, %323, %337) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%341 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%342 = "stablehlo.add"(%213, %341) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%343 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%344 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%345 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%346 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%347 = "stablehlo.clamp"(%345, %342, %346) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%348 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%349 = "stablehlo.abs"(%347) : (tensor<9xf64>) -> tensor<9xf64>
%350 = "stablehlo.compare"(%349, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%351 = "stablehlo.negate"(%348) : (tensor<9xf64>) -> tensor<9xf64>
%352 = "stablehlo.select"(%350, %347, %351) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%353 = "stablehlo.convert"(%352) : (tensor<9xf64>) -> tensor<9xi32>
%354 = "stablehlo.negate"(%214) : (tensor<9xf64>) -> tensor<9xf64>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%356 = "stablehlo.add"(%354, %355) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%357 = "stablehlo.abs"(%356) : (tensor<9xf64>) -> tensor<9xf64>
%358 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%360 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%361 = "stablehlo.subtract"(%359, %360) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%362 = "stablehlo.multiply"(%361, %357) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%363 = "stablehlo.multiply"(%362, %357) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%364 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%365 = "stablehlo.add"(%363, %364) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%366 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%367 = "stablehlo.multiply"(%357, %366) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%368 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%369 = "stablehlo.subtract"(%367, %368) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%370 = "stablehlo.multiply"(%369, %357) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%371 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%372 = "stablehlo.add"(%370, %371) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%373 = "stablehlo.multiply"(%372, %357) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%374 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%375 = "stablehlo.subtract"(%373, %374) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%376 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%377 = "stablehlo.compare"(%357, %376) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%378 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%379 = "stablehlo.select"(%377, %375, %378) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%380 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%381 = "stablehlo.compare"(%357, %380) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%382 = "stablehlo.select"(%381, %365, %379) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%383 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%384 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%385 = "stablehlo.compare"(%383, %384) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%386 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%387 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%388 = "stablehlo.select"(%385, %386, %387) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%389 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%390 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%391 = "stablehlo.compare"(%389, %390) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%392 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%394 = "stablehlo.select"(%391, %392, %393) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%395 = "stablehlo.or"(%385, %391) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%396 = "stablehlo.add"(%388, %394) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%397 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%398 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%400 = "stablehlo.broadcast_in_dim"(%340) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%403 = "stablehlo.or"(%395, %399) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%404 = "stablehlo.add"(%396, %402) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%405 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xi32>
%406 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%407 = "stablehlo.compare"(%405, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%408 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf64>) -> tensor<9x4xf64>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf64>} : () -> tensor<9x4xf64>
%410 = "stablehlo.select"(%407, %408, %409) : (tensor<9x4xi1>, tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%411 = "stablehlo.or"(%403, %407) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%412 = "stablehlo.add"(%404, %410) : (tensor<9x4xf64>, tensor<9x4xf64>) -> tensor<9x4xf64>
%413 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%414 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%418 = "stablehlo.reduce"(%413, %414) ({
^bb0(%415: tensor<i1>, %416: tensor<i1>):
%417 = "stablehlo.and"(%415, %416) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%417) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xi1>, tensor<i1>) -> tensor<i1>
%498 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%421) : (tensor<1x2x7x9xf64>) -> ()
}, {
%422 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%423 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%424 = "stablehlo.not"(%422) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%425 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%426 = "stablehlo.and"(%424, %425) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%427 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%428 = "stablehlo.select"(%426, %427, %423) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%429 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%430 = "stablehlo.select"(%422, %423, %429) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%431 = "stablehlo.sign"(%412) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%432 = "stablehlo.convert"(%428) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%433 = "stablehlo.convert"(%431) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%434 = "stablehlo.dot_general"(%432, %433) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%435 = "stablehlo.abs"(%428) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%436 = "stablehlo.abs"(%431) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%437 = "stablehlo.convert"(%435) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%438 = "stablehlo.convert"(%436) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%439 = "stablehlo.dot_general"(%437, %438) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%440 = "stablehlo.convert"(%411) : (tensor<9x4xi1>) -> tensor<9x4xf64>
%441 = "stablehlo.convert"(%430) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xbf16>
%442 = "stablehlo.convert"(%440) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%443 = "stablehlo.dot_general"(%441, %442) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%444 = "stablehlo.select"(%422, %0, %423) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%445 = "stablehlo.dot_general"(%444, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%446 = "stablehlo.abs"(%434) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%447 = "stablehlo.compare"(%446, %439) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%448 = "stablehlo.compare"(%443, %439) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%449 = "stablehlo.and"(%447, %448) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%450 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%451 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%452 = "stablehlo.select"(%449, %434, %451) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%453 = "stablehlo.multiply"(%450, %452) : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%454 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%455 = "stablehlo.compare"(%443, %454) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%456 = "stablehlo.convert"(%453) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf64>
%457 = "stablehlo.select"(%455, %456, %445) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%458 = "stablehlo.is_finite"(%457) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%459 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%460 = "stablehlo.not"(%458) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%461 = "stablehlo.compare"(%457, %457) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%462 = "stablehlo.and"(%460, %461) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%463 = "stablehlo.sign"(%457) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%464 = "stablehlo.select"(%462, %463, %459) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%465 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%466 = "stablehlo.select"(%458, %459, %465) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%467 = "stablehlo.sign"(%206) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%468 = "stablehlo.convert"(%464) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%469 = "stablehlo.convert"(%467) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%471 = "stablehlo.transpose"(%470) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%472 = "stablehlo.abs"(%464) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%473 = "stablehlo.abs"(%467) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%474 = "stablehlo.convert"(%472) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%475 = "stablehlo.convert"(%473) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%476 = "stablehlo.dot_general"(%474, %475) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%477 = "stablehlo.transpose"(%476) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%478 = "stablehlo.convert"(%205) : (tensor<7x4xi1>) -> tensor<7x4xf64>
%479 = "stablehlo.convert"(%466) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xbf16>
%480 = "stablehlo.convert"(%478) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%481 = "stablehlo.dot_general"(%479, %480) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%482 = "stablehlo.transpose"(%481) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%483 = "stablehlo.select"(%458, %457, %459) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%484 = "stablehlo.dot_general"(%483, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%485 = "stablehlo.transpose"(%484) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%486 = "stablehlo.abs"(%471) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%487 = "stablehlo.compare"(%486, %477) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%488 = "stablehlo.compare"(%482, %477) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%489 = "stablehlo.and"(%487, %488) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%490 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%491 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%492 = "stablehlo.select"(%489, %471, %491) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%493 = "stablehlo.multiply"(%490, %492) : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%494 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%495 = "stablehlo.compare"(%482, %494) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%496 = "stablehlo.convert"(%493) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf64>
%497 = "stablehlo.select"(%495, %496, %485) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%497) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %498 : tensor<1x2x7x9xf64>
}
}

