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
%604 = "stablehlo.if"(%426) ({
%427 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%428 = "stablehlo.dot_general"(%427, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%429 = "stablehlo.transpose"(%428) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%429) : (tensor<2x3x8x10xf32>) -> ()
}, {
%430 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%432 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%433 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%434 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%435 = "stablehlo.abs"(%433) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%436 = "stablehlo.compare"(%435, %434) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%437 = "stablehlo.negate"(%434) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%438 = "stablehlo.select"(%436, %433, %437) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%439 = "stablehlo.convert"(%438) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%440 = "stablehlo.select"(%432, %439, %430) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%441 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%442 = "stablehlo.select"(%441, %431, %440) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%443 = "stablehlo.convert"(%442) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%444 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%445 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%446 = "stablehlo.select"(%444, %0, %445) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%447 = "stablehlo.dot_general"(%446, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%448 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%449 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%498, %499 = "stablehlo.while"(%449, %448) ({
^bb0(%450: tensor<i32>, %451: tensor<2x3x4x10xi8>):
%452 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%453 = "stablehlo.compare"(%450, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%453) : (tensor<i1>) -> ()
}, {
^bb0(%454: tensor<i32>, %455: tensor<2x3x4x10xi8>):
%456 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%457 = "stablehlo.add"(%454, %456) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%458 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%459 = "stablehlo.dynamic_slice"(%443, %454, %458, %458, %458) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%460 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%461 = "stablehlo.compare"(%459, %460) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%462 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%463 = "stablehlo.select"(%461, %462, %459) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%464 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%465 = "stablehlo.compare"(%459, %464) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%466 = "stablehlo.not"(%465) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%467 = "stablehlo.sign"(%420) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%468 = "stablehlo.convert"(%463) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%469 = "stablehlo.convert"(%467) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%471 = "stablehlo.abs"(%463) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%472 = "stablehlo.abs"(%467) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%473 = "stablehlo.convert"(%471) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%474 = "stablehlo.convert"(%472) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%475 = "stablehlo.dot_general"(%473, %474) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%476 = "stablehlo.convert"(%466) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%477 = "stablehlo.convert"(%419) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%478 = "stablehlo.dot_general"(%476, %477) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%479 = "stablehlo.abs"(%470) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%480 = "stablehlo.compare"(%479, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%481 = "stablehlo.compare"(%478, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%482 = "stablehlo.and"(%480, %481) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%483 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%484 = "stablehlo.sign"(%470) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%485 = "stablehlo.select"(%482, %484, %483) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%486 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%487 = "stablehlo.compare"(%478, %486) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%489 = "stablehlo.select"(%487, %488, %485) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%490 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%491 = "stablehlo.abs"(%489) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%492 = "stablehlo.compare"(%491, %490) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%493 = "stablehlo.negate"(%490) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%494 = "stablehlo.select"(%492, %489, %493) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%495 = "stablehlo.convert"(%494) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%496 = "stablehlo.convert"(%495) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%497 = "stablehlo.dynamic_update_slice"(%455, %496, %454, %458, %458, %458) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%457, %497) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%500 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%501 = "stablehlo.compare"(%499, %500) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%502 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%503 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%504 = "stablehlo.compare"(%447, %447) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%505 = "stablehlo.sign"(%447) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%506 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%507 = "stablehlo.abs"(%505) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%508 = "stablehlo.compare"(%507, %506) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%509 = "stablehlo.negate"(%506) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%510 = "stablehlo.select"(%508, %505, %509) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%511 = "stablehlo.convert"(%510) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%512 = "stablehlo.select"(%504, %511, %502) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%513 = "stablehlo.is_finite"(%447) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%514 = "stablehlo.select"(%513, %503, %512) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%515 = "stablehlo.convert"(%514) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%516 = "stablehlo.select"(%501, %515, %499) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%517 = "stablehlo.is_finite"(%447) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%518 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%519 = "stablehlo.select"(%517, %447, %518) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%520 = "stablehlo.dot_general"(%519, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%521 = "stablehlo.transpose"(%520) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%522 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%523 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%575, %576 = "stablehlo.while"(%523, %522) ({
^bb0(%524: tensor<i32>, %525: tensor<2x3x8x10xi8>):
%526 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%527 = "stablehlo.compare"(%524, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%527) : (tensor<i1>) -> ()
}, {
^bb0(%528: tensor<i32>, %529: tensor<2x3x8x10xi8>):
%530 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%531 = "stablehlo.add"(%528, %530) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%532 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%533 = "stablehlo.dynamic_slice"(%516, %528, %532, %532, %532) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%534 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%535 = "stablehlo.compare"(%533, %534) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%536 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%537 = "stablehlo.select"(%535, %536, %533) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%538 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%539 = "stablehlo.compare"(%533, %538) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%540 = "stablehlo.not"(%539) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%541 = "stablehlo.sign"(%210) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%542 = "stablehlo.convert"(%537) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%543 = "stablehlo.convert"(%541) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%544 = "stablehlo.dot_general"(%542, %543) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%545 = "stablehlo.transpose"(%544) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%546 = "stablehlo.abs"(%537) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%547 = "stablehlo.abs"(%541) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%548 = "stablehlo.convert"(%546) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%549 = "stablehlo.convert"(%547) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%550 = "stablehlo.dot_general"(%548, %549) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%551 = "stablehlo.transpose"(%550) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%552 = "stablehlo.convert"(%540) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%553 = "stablehlo.convert"(%209) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%554 = "stablehlo.dot_general"(%552, %553) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%555 = "stablehlo.transpose"(%554) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%556 = "stablehlo.abs"(%545) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%557 = "stablehlo.compare"(%556, %551) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%558 = "stablehlo.compare"(%555, %551) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%559 = "stablehlo.and"(%557, %558) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%560 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%561 = "stablehlo.sign"(%545) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%562 = "stablehlo.select"(%559, %561, %560) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%563 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%564 = "stablehlo.compare"(%555, %563) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%565 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%566 = "stablehlo.select"(%564, %565, %562) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%567 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%568 = "stablehlo.abs"(%566) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%569 = "stablehlo.compare"(%568, %567) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%570 = "stablehlo.negate"(%567) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%571 = "stablehlo.select"(%569, %566, %570) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%572 = "stablehlo.convert"(%571) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi32>
%573 = "stablehlo.convert"(%572) : (tensor<1x3x8x10xi32>) -> tensor<1x3x8x10xi8>
%574 = "stablehlo.dynamic_update_slice"(%529, %573, %528, %532, %532, %532) : (tensor<2x3x8x10xi8>, tensor<1x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xi8>
"stablehlo.return"(%531, %574) : (tensor<i32>, tensor<2x3x8x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xi8>) -> (tensor<i32>, tensor<2x3x8x10xi8>)
%577 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%578 = "stablehlo.compare"(%576, %577) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%579 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%580 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%581 = "stablehlo.compare"(%521, %521) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%582 = "stablehlo.sign"(%521) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%583 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%584 = "stablehlo.abs"(%582) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%585 = "stablehlo.compare"(%584, %583) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%586 = "stablehlo.negate"(%583) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%587 = "stablehlo.select"(%585, %582, %586) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%588 = "stablehlo.convert"(%587) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%589 = "stablehlo.select"(%581, %588, %579) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%590 = "stablehlo.is_finite"(%521) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%591 = "stablehlo.select"(%590, %580, %589) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%592 = "stablehlo.convert"(%591) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%593 = "stablehlo.select"(%578, %592, %576) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%594 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%595 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%596 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%597 = "stablehlo.compare"(%593, %596) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%598 = "stablehlo.convert"(%593) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%599 = "stablehlo.multiply"(%594, %598) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%600 = "stablehlo.select"(%597, %595, %599) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%601 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%602 = "stablehlo.compare"(%593, %601) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%603 = "stablehlo.select"(%602, %521, %600) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%603) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %604 : tensor<2x3x8x10xf32>
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
%596 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%421) : (tensor<2x3x8x10xf32>) -> ()
}, {
%422 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%423 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%424 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%425 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%426 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%427 = "stablehlo.abs"(%425) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%428 = "stablehlo.compare"(%427, %426) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%429 = "stablehlo.negate"(%426) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%430 = "stablehlo.select"(%428, %425, %429) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%431 = "stablehlo.convert"(%430) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%432 = "stablehlo.select"(%424, %431, %422) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%433 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%434 = "stablehlo.select"(%433, %423, %432) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%435 = "stablehlo.convert"(%434) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%436 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%437 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%438 = "stablehlo.select"(%436, %0, %437) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%439 = "stablehlo.dot_general"(%438, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%440 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%441 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%490, %491 = "stablehlo.while"(%441, %440) ({
^bb0(%442: tensor<i32>, %443: tensor<2x3x4x10xi8>):
%444 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%445 = "stablehlo.compare"(%442, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%445) : (tensor<i1>) -> ()
}, {
^bb0(%446: tensor<i32>, %447: tensor<2x3x4x10xi8>):
%448 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%449 = "stablehlo.add"(%446, %448) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%450 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%451 = "stablehlo.dynamic_slice"(%435, %446, %450, %450, %450) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%452 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%453 = "stablehlo.compare"(%451, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%454 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%455 = "stablehlo.select"(%453, %454, %451) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%456 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%457 = "stablehlo.compare"(%451, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%458 = "stablehlo.not"(%457) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%459 = "stablehlo.sign"(%412) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%460 = "stablehlo.convert"(%455) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%461 = "stablehlo.convert"(%459) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%463 = "stablehlo.abs"(%455) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%464 = "stablehlo.abs"(%459) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%465 = "stablehlo.convert"(%463) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%466 = "stablehlo.convert"(%464) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%467 = "stablehlo.dot_general"(%465, %466) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%468 = "stablehlo.convert"(%458) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%469 = "stablehlo.convert"(%411) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%471 = "stablehlo.abs"(%462) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%472 = "stablehlo.compare"(%471, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%473 = "stablehlo.compare"(%470, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%474 = "stablehlo.and"(%472, %473) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%476 = "stablehlo.sign"(%462) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%477 = "stablehlo.select"(%474, %476, %475) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%479 = "stablehlo.compare"(%470, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%481 = "stablehlo.select"(%479, %480, %477) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%482 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%483 = "stablehlo.abs"(%481) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%484 = "stablehlo.compare"(%483, %482) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%485 = "stablehlo.negate"(%482) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%486 = "stablehlo.select"(%484, %481, %485) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%487 = "stablehlo.convert"(%486) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%488 = "stablehlo.convert"(%487) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%489 = "stablehlo.dynamic_update_slice"(%447, %488, %446, %450, %450, %450) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%449, %489) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%492 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%493 = "stablehlo.compare"(%491, %492) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%494 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%495 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%496 = "stablehlo.compare"(%439, %439) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%497 = "stablehlo.sign"(%439) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%498 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%499 = "stablehlo.abs"(%497) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%500 = "stablehlo.compare"(%499, %498) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%501 = "stablehlo.negate"(%498) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%502 = "stablehlo.select"(%500, %497, %501) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%503 = "stablehlo.convert"(%502) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%504 = "stablehlo.select"(%496, %503, %494) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%505 = "stablehlo.is_finite"(%439) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%506 = "stablehlo.select"(%505, %495, %504) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%507 = "stablehlo.convert"(%506) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%508 = "stablehlo.select"(%493, %507, %491) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%509 = "stablehlo.is_finite"(%439) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%510 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%511 = "stablehlo.select"(%509, %439, %510) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%512 = "stablehlo.dot_general"(%511, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%513 = "stablehlo.transpose"(%512) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%514 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%515 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%567, %568 = "stablehlo.while"(%515, %514) ({
^bb0(%516: tensor<i32>, %517: tensor<2x3x8x10xi8>):
%518 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%519 = "stablehlo.compare"(%516, %518) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%519) : (tensor<i1>) -> ()
}, {
^bb0(%520: tensor<i32>, %521: tensor<2x3x8x10xi8>):
%522 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%523 = "stablehlo.add"(%520, %522) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%524 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%525 = "stablehlo.dynamic_slice"(%508, %520, %524, %524, %524) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%526 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%527 = "stablehlo.compare"(%525, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%528 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%529 = "stablehlo.select"(%527, %528, %525) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%530 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%531 = "stablehlo.compare"(%525, %530) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%532 = "stablehlo.not"(%531) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%533 = "stablehlo.sign"(%206) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%534 = "stablehlo.convert"(%529) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%535 = "stablehlo.convert"(%533) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%536 = "stablehlo.dot_general"(%534, %535) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%537 = "stablehlo.transpose"(%536) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%538 = "stablehlo.abs"(%529) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%539 = "stablehlo.abs"(%533) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%540 = "stablehlo.convert"(%538) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%541 = "stablehlo.convert"(%539) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%542 = "stablehlo.dot_general"(%540, %541) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%543 = "stablehlo.transpose"(%542) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%544 = "stablehlo.convert"(%532) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%545 = "stablehlo.convert"(%205) : (tensor<8x4xi1>) -> tensor<8x4xbf16>
%546 = "stablehlo.dot_general"(%544, %545) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<1x3x10x8xf32>
%547 = "stablehlo.transpose"(%546) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x8xf32>) -> tensor<1x3x8x10xf32>
%548 = "stablehlo.abs"(%537) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%549 = "stablehlo.compare"(%548, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%550 = "stablehlo.compare"(%547, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%551 = "stablehlo.and"(%549, %550) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xi1>) -> tensor<1x3x8x10xi1>
%552 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%553 = "stablehlo.sign"(%537) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%554 = "stablehlo.select"(%551, %553, %552) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%555 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%556 = "stablehlo.compare"(%547, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%557 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%558 = "stablehlo.select"(%556, %557, %554) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%559 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x8x10xf32>} : () -> tensor<1x3x8x10xf32>
%560 = "stablehlo.abs"(%558) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%561 = "stablehlo.compare"(%560, %559) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi1>
%562 = "stablehlo.negate"(%559) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%563 = "stablehlo.select"(%561, %558, %562) : (tensor<1x3x8x10xi1>, tensor<1x3x8x10xf32>, tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xf32>
%564 = "stablehlo.convert"(%563) : (tensor<1x3x8x10xf32>) -> tensor<1x3x8x10xi32>
%565 = "stablehlo.convert"(%564) : (tensor<1x3x8x10xi32>) -> tensor<1x3x8x10xi8>
%566 = "stablehlo.dynamic_update_slice"(%521, %565, %520, %524, %524, %524) : (tensor<2x3x8x10xi8>, tensor<1x3x8x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x8x10xi8>
"stablehlo.return"(%523, %566) : (tensor<i32>, tensor<2x3x8x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x8x10xi8>) -> (tensor<i32>, tensor<2x3x8x10xi8>)
%569 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%570 = "stablehlo.compare"(%568, %569) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%571 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%572 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi32>} : () -> tensor<2x3x8x10xi32>
%573 = "stablehlo.compare"(%513, %513) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%574 = "stablehlo.sign"(%513) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%575 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%576 = "stablehlo.abs"(%574) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%577 = "stablehlo.compare"(%576, %575) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%578 = "stablehlo.negate"(%575) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%579 = "stablehlo.select"(%577, %574, %578) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%580 = "stablehlo.convert"(%579) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi32>
%581 = "stablehlo.select"(%573, %580, %571) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%582 = "stablehlo.is_finite"(%513) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%583 = "stablehlo.select"(%582, %572, %581) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi32>, tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi32>
%584 = "stablehlo.convert"(%583) : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x10xi8>
%585 = "stablehlo.select"(%570, %584, %568) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi8>
%586 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%587 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%588 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%589 = "stablehlo.compare"(%585, %588) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%590 = "stablehlo.convert"(%585) : (tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xf32>
%591 = "stablehlo.multiply"(%586, %590) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%592 = "stablehlo.select"(%589, %587, %591) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%593 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x10xi8>} : () -> tensor<2x3x8x10xi8>
%594 = "stablehlo.compare"(%585, %593) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xi8>, tensor<2x3x8x10xi8>) -> tensor<2x3x8x10xi1>
%595 = "stablehlo.select"(%594, %513, %592) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%595) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %596 : tensor<2x3x8x10xf32>
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
%604 = "stablehlo.if"(%426) ({
%427 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%428 = "stablehlo.dot_general"(%427, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%429 = "stablehlo.transpose"(%428) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%429) : (tensor<2x3x7x3xf32>) -> ()
}, {
%430 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%432 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%433 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%434 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%435 = "stablehlo.abs"(%433) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%436 = "stablehlo.compare"(%435, %434) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%437 = "stablehlo.negate"(%434) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%438 = "stablehlo.select"(%436, %433, %437) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%439 = "stablehlo.convert"(%438) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%440 = "stablehlo.select"(%432, %439, %430) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%441 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%442 = "stablehlo.select"(%441, %431, %440) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%443 = "stablehlo.convert"(%442) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%444 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%445 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%446 = "stablehlo.select"(%444, %0, %445) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%447 = "stablehlo.dot_general"(%446, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%448 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%449 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%498, %499 = "stablehlo.while"(%449, %448) ({
^bb0(%450: tensor<i32>, %451: tensor<2x3x4x3xi8>):
%452 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%453 = "stablehlo.compare"(%450, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%453) : (tensor<i1>) -> ()
}, {
^bb0(%454: tensor<i32>, %455: tensor<2x3x4x3xi8>):
%456 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%457 = "stablehlo.add"(%454, %456) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%458 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%459 = "stablehlo.dynamic_slice"(%443, %454, %458, %458, %458) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%460 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%461 = "stablehlo.compare"(%459, %460) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%462 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%463 = "stablehlo.select"(%461, %462, %459) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%464 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%465 = "stablehlo.compare"(%459, %464) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%466 = "stablehlo.not"(%465) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%467 = "stablehlo.sign"(%420) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%468 = "stablehlo.convert"(%463) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%469 = "stablehlo.convert"(%467) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%471 = "stablehlo.abs"(%463) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%472 = "stablehlo.abs"(%467) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%473 = "stablehlo.convert"(%471) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%474 = "stablehlo.convert"(%472) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%475 = "stablehlo.dot_general"(%473, %474) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%476 = "stablehlo.convert"(%466) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%477 = "stablehlo.convert"(%419) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%478 = "stablehlo.dot_general"(%476, %477) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%479 = "stablehlo.abs"(%470) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%480 = "stablehlo.compare"(%479, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%481 = "stablehlo.compare"(%478, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%482 = "stablehlo.and"(%480, %481) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%483 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%484 = "stablehlo.sign"(%470) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%485 = "stablehlo.select"(%482, %484, %483) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%486 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%487 = "stablehlo.compare"(%478, %486) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%489 = "stablehlo.select"(%487, %488, %485) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%490 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%491 = "stablehlo.abs"(%489) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%492 = "stablehlo.compare"(%491, %490) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%493 = "stablehlo.negate"(%490) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%494 = "stablehlo.select"(%492, %489, %493) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%495 = "stablehlo.convert"(%494) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi32>
%496 = "stablehlo.convert"(%495) : (tensor<1x3x4x3xi32>) -> tensor<1x3x4x3xi8>
%497 = "stablehlo.dynamic_update_slice"(%455, %496, %454, %458, %458, %458) : (tensor<2x3x4x3xi8>, tensor<1x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x3xi8>
"stablehlo.return"(%457, %497) : (tensor<i32>, tensor<2x3x4x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x3xi8>) -> (tensor<i32>, tensor<2x3x4x3xi8>)
%500 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%501 = "stablehlo.compare"(%499, %500) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%502 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%503 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%504 = "stablehlo.compare"(%447, %447) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%505 = "stablehlo.sign"(%447) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%506 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%507 = "stablehlo.abs"(%505) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%508 = "stablehlo.compare"(%507, %506) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%509 = "stablehlo.negate"(%506) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%510 = "stablehlo.select"(%508, %505, %509) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%511 = "stablehlo.convert"(%510) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%512 = "stablehlo.select"(%504, %511, %502) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%513 = "stablehlo.is_finite"(%447) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%514 = "stablehlo.select"(%513, %503, %512) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%515 = "stablehlo.convert"(%514) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%516 = "stablehlo.select"(%501, %515, %499) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%517 = "stablehlo.is_finite"(%447) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%518 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%519 = "stablehlo.select"(%517, %447, %518) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%520 = "stablehlo.dot_general"(%519, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%521 = "stablehlo.transpose"(%520) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%522 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%523 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%575, %576 = "stablehlo.while"(%523, %522) ({
^bb0(%524: tensor<i32>, %525: tensor<2x3x7x3xi8>):
%526 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%527 = "stablehlo.compare"(%524, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%527) : (tensor<i1>) -> ()
}, {
^bb0(%528: tensor<i32>, %529: tensor<2x3x7x3xi8>):
%530 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%531 = "stablehlo.add"(%528, %530) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%532 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%533 = "stablehlo.dynamic_slice"(%516, %528, %532, %532, %532) {slice_sizes = array<i64: 1, 3, 4, 3>} : (tensor<2x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x3xi8>
%534 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%535 = "stablehlo.compare"(%533, %534) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%536 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%537 = "stablehlo.select"(%535, %536, %533) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%538 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%539 = "stablehlo.compare"(%533, %538) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%540 = "stablehlo.not"(%539) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%541 = "stablehlo.sign"(%210) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%542 = "stablehlo.convert"(%537) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%543 = "stablehlo.convert"(%541) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%544 = "stablehlo.dot_general"(%542, %543) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%545 = "stablehlo.transpose"(%544) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%546 = "stablehlo.abs"(%537) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%547 = "stablehlo.abs"(%541) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%548 = "stablehlo.convert"(%546) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%549 = "stablehlo.convert"(%547) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%550 = "stablehlo.dot_general"(%548, %549) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%551 = "stablehlo.transpose"(%550) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%552 = "stablehlo.convert"(%540) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xbf16>
%553 = "stablehlo.convert"(%209) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%554 = "stablehlo.dot_general"(%552, %553) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%555 = "stablehlo.transpose"(%554) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%556 = "stablehlo.abs"(%545) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%557 = "stablehlo.compare"(%556, %551) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%558 = "stablehlo.compare"(%555, %551) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%559 = "stablehlo.and"(%557, %558) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%560 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%561 = "stablehlo.sign"(%545) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%562 = "stablehlo.select"(%559, %561, %560) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%563 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%564 = "stablehlo.compare"(%555, %563) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%565 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%566 = "stablehlo.select"(%564, %565, %562) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%567 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%568 = "stablehlo.abs"(%566) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%569 = "stablehlo.compare"(%568, %567) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%570 = "stablehlo.negate"(%567) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%571 = "stablehlo.select"(%569, %566, %570) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%572 = "stablehlo.convert"(%571) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi32>
%573 = "stablehlo.convert"(%572) : (tensor<1x3x7x3xi32>) -> tensor<1x3x7x3xi8>
%574 = "stablehlo.dynamic_update_slice"(%529, %573, %528, %532, %532, %532) : (tensor<2x3x7x3xi8>, tensor<1x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xi8>
"stablehlo.return"(%531, %574) : (tensor<i32>, tensor<2x3x7x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xi8>) -> (tensor<i32>, tensor<2x3x7x3xi8>)
%577 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%578 = "stablehlo.compare"(%576, %577) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%579 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%580 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%581 = "stablehlo.compare"(%521, %521) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%582 = "stablehlo.sign"(%521) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%583 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%584 = "stablehlo.abs"(%582) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%585 = "stablehlo.compare"(%584, %583) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%586 = "stablehlo.negate"(%583) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%587 = "stablehlo.select"(%585, %582, %586) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%588 = "stablehlo.convert"(%587) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%589 = "stablehlo.select"(%581, %588, %579) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%590 = "stablehlo.is_finite"(%521) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%591 = "stablehlo.select"(%590, %580, %589) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%592 = "stablehlo.convert"(%591) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%593 = "stablehlo.select"(%578, %592, %576) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%594 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%595 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%596 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%597 = "stablehlo.compare"(%593, %596) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%598 = "stablehlo.convert"(%593) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%599 = "stablehlo.multiply"(%594, %598) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%600 = "stablehlo.select"(%597, %595, %599) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%601 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%602 = "stablehlo.compare"(%593, %601) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%603 = "stablehlo.select"(%602, %521, %600) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%603) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %604 : tensor<2x3x7x3xf32>
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
%596 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%421) : (tensor<2x3x7x3xf32>) -> ()
}, {
%422 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%423 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%424 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%425 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%426 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%427 = "stablehlo.abs"(%425) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%428 = "stablehlo.compare"(%427, %426) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%429 = "stablehlo.negate"(%426) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%430 = "stablehlo.select"(%428, %425, %429) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%431 = "stablehlo.convert"(%430) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%432 = "stablehlo.select"(%424, %431, %422) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%433 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%434 = "stablehlo.select"(%433, %423, %432) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%435 = "stablehlo.convert"(%434) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%436 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%437 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%438 = "stablehlo.select"(%436, %0, %437) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%439 = "stablehlo.dot_general"(%438, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%440 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%441 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%490, %491 = "stablehlo.while"(%441, %440) ({
^bb0(%442: tensor<i32>, %443: tensor<2x3x4x3xi8>):
%444 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%445 = "stablehlo.compare"(%442, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%445) : (tensor<i1>) -> ()
}, {
^bb0(%446: tensor<i32>, %447: tensor<2x3x4x3xi8>):
%448 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%449 = "stablehlo.add"(%446, %448) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%450 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%451 = "stablehlo.dynamic_slice"(%435, %446, %450, %450, %450) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%452 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%453 = "stablehlo.compare"(%451, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%454 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%455 = "stablehlo.select"(%453, %454, %451) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%456 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%457 = "stablehlo.compare"(%451, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%458 = "stablehlo.not"(%457) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%459 = "stablehlo.sign"(%412) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%460 = "stablehlo.convert"(%455) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%461 = "stablehlo.convert"(%459) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%463 = "stablehlo.abs"(%455) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%464 = "stablehlo.abs"(%459) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%465 = "stablehlo.convert"(%463) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%466 = "stablehlo.convert"(%464) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%467 = "stablehlo.dot_general"(%465, %466) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%468 = "stablehlo.convert"(%458) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%469 = "stablehlo.convert"(%411) : (tensor<3x5xi1>) -> tensor<3x5xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<1x3x4x3xf32>
%471 = "stablehlo.abs"(%462) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%472 = "stablehlo.compare"(%471, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%473 = "stablehlo.compare"(%470, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%474 = "stablehlo.and"(%472, %473) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%476 = "stablehlo.sign"(%462) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%477 = "stablehlo.select"(%474, %476, %475) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%479 = "stablehlo.compare"(%470, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%481 = "stablehlo.select"(%479, %480, %477) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%482 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x3xf32>} : () -> tensor<1x3x4x3xf32>
%483 = "stablehlo.abs"(%481) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%484 = "stablehlo.compare"(%483, %482) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi1>
%485 = "stablehlo.negate"(%482) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%486 = "stablehlo.select"(%484, %481, %485) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xf32>, tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xf32>
%487 = "stablehlo.convert"(%486) : (tensor<1x3x4x3xf32>) -> tensor<1x3x4x3xi32>
%488 = "stablehlo.convert"(%487) : (tensor<1x3x4x3xi32>) -> tensor<1x3x4x3xi8>
%489 = "stablehlo.dynamic_update_slice"(%447, %488, %446, %450, %450, %450) : (tensor<2x3x4x3xi8>, tensor<1x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x3xi8>
"stablehlo.return"(%449, %489) : (tensor<i32>, tensor<2x3x4x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x3xi8>) -> (tensor<i32>, tensor<2x3x4x3xi8>)
%492 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi8>} : () -> tensor<2x3x4x3xi8>
%493 = "stablehlo.compare"(%491, %492) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi1>
%494 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%495 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%496 = "stablehlo.compare"(%439, %439) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%497 = "stablehlo.sign"(%439) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%498 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%499 = "stablehlo.abs"(%497) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%500 = "stablehlo.compare"(%499, %498) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%501 = "stablehlo.negate"(%498) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%502 = "stablehlo.select"(%500, %497, %501) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%503 = "stablehlo.convert"(%502) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi32>
%504 = "stablehlo.select"(%496, %503, %494) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%505 = "stablehlo.is_finite"(%439) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%506 = "stablehlo.select"(%505, %495, %504) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%507 = "stablehlo.convert"(%506) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi8>
%508 = "stablehlo.select"(%493, %507, %491) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi8>, tensor<2x3x4x3xi8>) -> tensor<2x3x4x3xi8>
%509 = "stablehlo.is_finite"(%439) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%510 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%511 = "stablehlo.select"(%509, %439, %510) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%512 = "stablehlo.dot_general"(%511, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%513 = "stablehlo.transpose"(%512) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%514 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%515 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%567, %568 = "stablehlo.while"(%515, %514) ({
^bb0(%516: tensor<i32>, %517: tensor<2x3x7x3xi8>):
%518 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%519 = "stablehlo.compare"(%516, %518) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%519) : (tensor<i1>) -> ()
}, {
^bb0(%520: tensor<i32>, %521: tensor<2x3x7x3xi8>):
%522 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%523 = "stablehlo.add"(%520, %522) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%524 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%525 = "stablehlo.dynamic_slice"(%508, %520, %524, %524, %524) {slice_sizes = array<i64: 1, 3, 4, 3>} : (tensor<2x3x4x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x3xi8>
%526 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%527 = "stablehlo.compare"(%525, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%528 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%529 = "stablehlo.select"(%527, %528, %525) : (tensor<1x3x4x3xi1>, tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%530 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x3xi8>} : () -> tensor<1x3x4x3xi8>
%531 = "stablehlo.compare"(%525, %530) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x3xi8>, tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi1>
%532 = "stablehlo.not"(%531) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xi1>
%533 = "stablehlo.sign"(%206) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%534 = "stablehlo.convert"(%529) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%535 = "stablehlo.convert"(%533) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%536 = "stablehlo.dot_general"(%534, %535) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%537 = "stablehlo.transpose"(%536) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%538 = "stablehlo.abs"(%529) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xi8>
%539 = "stablehlo.abs"(%533) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%540 = "stablehlo.convert"(%538) : (tensor<1x3x4x3xi8>) -> tensor<1x3x4x3xbf16>
%541 = "stablehlo.convert"(%539) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%542 = "stablehlo.dot_general"(%540, %541) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%543 = "stablehlo.transpose"(%542) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%544 = "stablehlo.convert"(%532) : (tensor<1x3x4x3xi1>) -> tensor<1x3x4x3xbf16>
%545 = "stablehlo.convert"(%205) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%546 = "stablehlo.dot_general"(%544, %545) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<1x3x3x7xf32>
%547 = "stablehlo.transpose"(%546) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x3x7xf32>) -> tensor<1x3x7x3xf32>
%548 = "stablehlo.abs"(%537) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%549 = "stablehlo.compare"(%548, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%550 = "stablehlo.compare"(%547, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%551 = "stablehlo.and"(%549, %550) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xi1>) -> tensor<1x3x7x3xi1>
%552 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%553 = "stablehlo.sign"(%537) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%554 = "stablehlo.select"(%551, %553, %552) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%555 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%556 = "stablehlo.compare"(%547, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%557 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%558 = "stablehlo.select"(%556, %557, %554) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%559 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x7x3xf32>} : () -> tensor<1x3x7x3xf32>
%560 = "stablehlo.abs"(%558) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%561 = "stablehlo.compare"(%560, %559) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi1>
%562 = "stablehlo.negate"(%559) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%563 = "stablehlo.select"(%561, %558, %562) : (tensor<1x3x7x3xi1>, tensor<1x3x7x3xf32>, tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xf32>
%564 = "stablehlo.convert"(%563) : (tensor<1x3x7x3xf32>) -> tensor<1x3x7x3xi32>
%565 = "stablehlo.convert"(%564) : (tensor<1x3x7x3xi32>) -> tensor<1x3x7x3xi8>
%566 = "stablehlo.dynamic_update_slice"(%521, %565, %520, %524, %524, %524) : (tensor<2x3x7x3xi8>, tensor<1x3x7x3xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x7x3xi8>
"stablehlo.return"(%523, %566) : (tensor<i32>, tensor<2x3x7x3xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x7x3xi8>) -> (tensor<i32>, tensor<2x3x7x3xi8>)
%569 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%570 = "stablehlo.compare"(%568, %569) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%571 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%572 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi32>} : () -> tensor<2x3x7x3xi32>
%573 = "stablehlo.compare"(%513, %513) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%574 = "stablehlo.sign"(%513) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%575 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%576 = "stablehlo.abs"(%574) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%577 = "stablehlo.compare"(%576, %575) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%578 = "stablehlo.negate"(%575) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%579 = "stablehlo.select"(%577, %574, %578) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%580 = "stablehlo.convert"(%579) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi32>
%581 = "stablehlo.select"(%573, %580, %571) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%582 = "stablehlo.is_finite"(%513) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%583 = "stablehlo.select"(%582, %572, %581) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi32>, tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi32>
%584 = "stablehlo.convert"(%583) : (tensor<2x3x7x3xi32>) -> tensor<2x3x7x3xi8>
%585 = "stablehlo.select"(%570, %584, %568) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi8>
%586 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%587 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%588 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%589 = "stablehlo.compare"(%585, %588) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%590 = "stablehlo.convert"(%585) : (tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xf32>
%591 = "stablehlo.multiply"(%586, %590) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%592 = "stablehlo.select"(%589, %587, %591) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%593 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x3xi8>} : () -> tensor<2x3x7x3xi8>
%594 = "stablehlo.compare"(%585, %593) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xi8>, tensor<2x3x7x3xi8>) -> tensor<2x3x7x3xi1>
%595 = "stablehlo.select"(%594, %513, %592) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%595) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %596 : tensor<2x3x7x3xf32>
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
%600 = "stablehlo.if"(%422) ({
%423 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%424 = "stablehlo.dot_general"(%423, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%425 = "stablehlo.transpose"(%424) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%425) : (tensor<2x3x12x10xf32>) -> ()
}, {
%426 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%428 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%429 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%430 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%431 = "stablehlo.abs"(%429) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%432 = "stablehlo.compare"(%431, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%433 = "stablehlo.negate"(%430) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%434 = "stablehlo.select"(%432, %429, %433) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%435 = "stablehlo.convert"(%434) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%436 = "stablehlo.select"(%428, %435, %426) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%437 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%438 = "stablehlo.select"(%437, %427, %436) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%439 = "stablehlo.convert"(%438) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%440 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%442 = "stablehlo.select"(%440, %0, %441) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%443 = "stablehlo.dot_general"(%442, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%444 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%445 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%494, %495 = "stablehlo.while"(%445, %444) ({
^bb0(%446: tensor<i32>, %447: tensor<2x3x4x10xi8>):
%448 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%449 = "stablehlo.compare"(%446, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%449) : (tensor<i1>) -> ()
}, {
^bb0(%450: tensor<i32>, %451: tensor<2x3x4x10xi8>):
%452 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%453 = "stablehlo.add"(%450, %452) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%454 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%455 = "stablehlo.dynamic_slice"(%439, %450, %454, %454, %454) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%456 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%457 = "stablehlo.compare"(%455, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%458 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%459 = "stablehlo.select"(%457, %458, %455) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%460 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%461 = "stablehlo.compare"(%455, %460) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%462 = "stablehlo.not"(%461) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%463 = "stablehlo.sign"(%416) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%464 = "stablehlo.convert"(%459) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%465 = "stablehlo.convert"(%463) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%466 = "stablehlo.dot_general"(%464, %465) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%467 = "stablehlo.abs"(%459) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%468 = "stablehlo.abs"(%463) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%469 = "stablehlo.convert"(%467) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%470 = "stablehlo.convert"(%468) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%471 = "stablehlo.dot_general"(%469, %470) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%472 = "stablehlo.convert"(%462) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%473 = "stablehlo.convert"(%415) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%474 = "stablehlo.dot_general"(%472, %473) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%475 = "stablehlo.abs"(%466) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%476 = "stablehlo.compare"(%475, %471) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%477 = "stablehlo.compare"(%474, %471) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%478 = "stablehlo.and"(%476, %477) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%479 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%480 = "stablehlo.sign"(%466) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%481 = "stablehlo.select"(%478, %480, %479) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%482 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%483 = "stablehlo.compare"(%474, %482) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%484 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%485 = "stablehlo.select"(%483, %484, %481) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%486 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%487 = "stablehlo.abs"(%485) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%488 = "stablehlo.compare"(%487, %486) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%489 = "stablehlo.negate"(%486) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%490 = "stablehlo.select"(%488, %485, %489) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%491 = "stablehlo.convert"(%490) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%492 = "stablehlo.convert"(%491) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%493 = "stablehlo.dynamic_update_slice"(%451, %492, %450, %454, %454, %454) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%453, %493) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%496 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%497 = "stablehlo.compare"(%495, %496) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%498 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%499 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%500 = "stablehlo.compare"(%443, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%501 = "stablehlo.sign"(%443) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%502 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%503 = "stablehlo.abs"(%501) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%504 = "stablehlo.compare"(%503, %502) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%505 = "stablehlo.negate"(%502) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%506 = "stablehlo.select"(%504, %501, %505) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%507 = "stablehlo.convert"(%506) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%508 = "stablehlo.select"(%500, %507, %498) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%509 = "stablehlo.is_finite"(%443) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%510 = "stablehlo.select"(%509, %499, %508) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%511 = "stablehlo.convert"(%510) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%512 = "stablehlo.select"(%497, %511, %495) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%513 = "stablehlo.is_finite"(%443) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%514 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%515 = "stablehlo.select"(%513, %443, %514) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%516 = "stablehlo.dot_general"(%515, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%517 = "stablehlo.transpose"(%516) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%518 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%519 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%571, %572 = "stablehlo.while"(%519, %518) ({
^bb0(%520: tensor<i32>, %521: tensor<2x3x12x10xi8>):
%522 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%523 = "stablehlo.compare"(%520, %522) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%523) : (tensor<i1>) -> ()
}, {
^bb0(%524: tensor<i32>, %525: tensor<2x3x12x10xi8>):
%526 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%527 = "stablehlo.add"(%524, %526) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%528 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%529 = "stablehlo.dynamic_slice"(%512, %524, %528, %528, %528) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%530 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%531 = "stablehlo.compare"(%529, %530) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%532 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%533 = "stablehlo.select"(%531, %532, %529) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%534 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%535 = "stablehlo.compare"(%529, %534) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%536 = "stablehlo.not"(%535) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%537 = "stablehlo.sign"(%208) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%538 = "stablehlo.convert"(%533) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%539 = "stablehlo.convert"(%537) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%540 = "stablehlo.dot_general"(%538, %539) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%541 = "stablehlo.transpose"(%540) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%542 = "stablehlo.abs"(%533) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%543 = "stablehlo.abs"(%537) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%544 = "stablehlo.convert"(%542) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%545 = "stablehlo.convert"(%543) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%546 = "stablehlo.dot_general"(%544, %545) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%547 = "stablehlo.transpose"(%546) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%548 = "stablehlo.convert"(%536) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%549 = "stablehlo.convert"(%207) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%550 = "stablehlo.dot_general"(%548, %549) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%551 = "stablehlo.transpose"(%550) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%552 = "stablehlo.abs"(%541) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%553 = "stablehlo.compare"(%552, %547) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%554 = "stablehlo.compare"(%551, %547) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%555 = "stablehlo.and"(%553, %554) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%556 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%557 = "stablehlo.sign"(%541) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%558 = "stablehlo.select"(%555, %557, %556) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%559 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%560 = "stablehlo.compare"(%551, %559) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%561 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%562 = "stablehlo.select"(%560, %561, %558) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%563 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%564 = "stablehlo.abs"(%562) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%565 = "stablehlo.compare"(%564, %563) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%566 = "stablehlo.negate"(%563) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%567 = "stablehlo.select"(%565, %562, %566) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%568 = "stablehlo.convert"(%567) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi32>
%569 = "stablehlo.convert"(%568) : (tensor<1x3x12x10xi32>) -> tensor<1x3x12x10xi8>
%570 = "stablehlo.dynamic_update_slice"(%525, %569, %524, %528, %528, %528) : (tensor<2x3x12x10xi8>, tensor<1x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xi8>
"stablehlo.return"(%527, %570) : (tensor<i32>, tensor<2x3x12x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xi8>) -> (tensor<i32>, tensor<2x3x12x10xi8>)
%573 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%574 = "stablehlo.compare"(%572, %573) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%575 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%576 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%577 = "stablehlo.compare"(%517, %517) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%578 = "stablehlo.sign"(%517) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%579 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%580 = "stablehlo.abs"(%578) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%581 = "stablehlo.compare"(%580, %579) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%582 = "stablehlo.negate"(%579) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%583 = "stablehlo.select"(%581, %578, %582) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%584 = "stablehlo.convert"(%583) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%585 = "stablehlo.select"(%577, %584, %575) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%586 = "stablehlo.is_finite"(%517) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%587 = "stablehlo.select"(%586, %576, %585) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%588 = "stablehlo.convert"(%587) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%589 = "stablehlo.select"(%574, %588, %572) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%590 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%591 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%592 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%593 = "stablehlo.compare"(%589, %592) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%594 = "stablehlo.convert"(%589) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%595 = "stablehlo.multiply"(%590, %594) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%596 = "stablehlo.select"(%593, %591, %595) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%597 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%598 = "stablehlo.compare"(%589, %597) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%599 = "stablehlo.select"(%598, %517, %596) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%599) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %600 : tensor<2x3x12x10xf32>
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
%596 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%421) : (tensor<2x3x12x10xf32>) -> ()
}, {
%422 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%423 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%424 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%425 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%426 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%427 = "stablehlo.abs"(%425) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%428 = "stablehlo.compare"(%427, %426) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%429 = "stablehlo.negate"(%426) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%430 = "stablehlo.select"(%428, %425, %429) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%431 = "stablehlo.convert"(%430) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi32>
%432 = "stablehlo.select"(%424, %431, %422) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%433 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%434 = "stablehlo.select"(%433, %423, %432) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%435 = "stablehlo.convert"(%434) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi8>
%436 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%437 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%438 = "stablehlo.select"(%436, %0, %437) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%439 = "stablehlo.dot_general"(%438, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%440 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%441 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%490, %491 = "stablehlo.while"(%441, %440) ({
^bb0(%442: tensor<i32>, %443: tensor<2x3x4x10xi8>):
%444 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%445 = "stablehlo.compare"(%442, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%445) : (tensor<i1>) -> ()
}, {
^bb0(%446: tensor<i32>, %447: tensor<2x3x4x10xi8>):
%448 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%449 = "stablehlo.add"(%446, %448) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%450 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%451 = "stablehlo.dynamic_slice"(%435, %446, %450, %450, %450) {slice_sizes = array<i64: 1, 3, 4, 5>} : (tensor<2x3x4x5xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x5xi8>
%452 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%453 = "stablehlo.compare"(%451, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%454 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%455 = "stablehlo.select"(%453, %454, %451) : (tensor<1x3x4x5xi1>, tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%456 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x5xi8>} : () -> tensor<1x3x4x5xi8>
%457 = "stablehlo.compare"(%451, %456) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x5xi8>, tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi1>
%458 = "stablehlo.not"(%457) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xi1>
%459 = "stablehlo.sign"(%412) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%460 = "stablehlo.convert"(%455) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%461 = "stablehlo.convert"(%459) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%463 = "stablehlo.abs"(%455) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xi8>
%464 = "stablehlo.abs"(%459) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%465 = "stablehlo.convert"(%463) : (tensor<1x3x4x5xi8>) -> tensor<1x3x4x5xbf16>
%466 = "stablehlo.convert"(%464) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%467 = "stablehlo.dot_general"(%465, %466) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%468 = "stablehlo.convert"(%458) : (tensor<1x3x4x5xi1>) -> tensor<1x3x4x5xbf16>
%469 = "stablehlo.convert"(%411) : (tensor<10x5xi1>) -> tensor<10x5xbf16>
%470 = "stablehlo.dot_general"(%468, %469) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<1x3x4x10xf32>
%471 = "stablehlo.abs"(%462) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%472 = "stablehlo.compare"(%471, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%473 = "stablehlo.compare"(%470, %467) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%474 = "stablehlo.and"(%472, %473) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%476 = "stablehlo.sign"(%462) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%477 = "stablehlo.select"(%474, %476, %475) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%478 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%479 = "stablehlo.compare"(%470, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%481 = "stablehlo.select"(%479, %480, %477) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%482 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x4x10xf32>} : () -> tensor<1x3x4x10xf32>
%483 = "stablehlo.abs"(%481) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%484 = "stablehlo.compare"(%483, %482) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi1>
%485 = "stablehlo.negate"(%482) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%486 = "stablehlo.select"(%484, %481, %485) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xf32>, tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xf32>
%487 = "stablehlo.convert"(%486) : (tensor<1x3x4x10xf32>) -> tensor<1x3x4x10xi32>
%488 = "stablehlo.convert"(%487) : (tensor<1x3x4x10xi32>) -> tensor<1x3x4x10xi8>
%489 = "stablehlo.dynamic_update_slice"(%447, %488, %446, %450, %450, %450) : (tensor<2x3x4x10xi8>, tensor<1x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4x10xi8>
"stablehlo.return"(%449, %489) : (tensor<i32>, tensor<2x3x4x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x4x10xi8>) -> (tensor<i32>, tensor<2x3x4x10xi8>)
%492 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi8>} : () -> tensor<2x3x4x10xi8>
%493 = "stablehlo.compare"(%491, %492) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi1>
%494 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%495 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x10xi32>} : () -> tensor<2x3x4x10xi32>
%496 = "stablehlo.compare"(%439, %439) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%497 = "stablehlo.sign"(%439) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%498 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%499 = "stablehlo.abs"(%497) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%500 = "stablehlo.compare"(%499, %498) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%501 = "stablehlo.negate"(%498) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%502 = "stablehlo.select"(%500, %497, %501) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%503 = "stablehlo.convert"(%502) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi32>
%504 = "stablehlo.select"(%496, %503, %494) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%505 = "stablehlo.is_finite"(%439) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%506 = "stablehlo.select"(%505, %495, %504) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi32>, tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi32>
%507 = "stablehlo.convert"(%506) : (tensor<2x3x4x10xi32>) -> tensor<2x3x4x10xi8>
%508 = "stablehlo.select"(%493, %507, %491) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi8>, tensor<2x3x4x10xi8>) -> tensor<2x3x4x10xi8>
%509 = "stablehlo.is_finite"(%439) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%510 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%511 = "stablehlo.select"(%509, %439, %510) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%512 = "stablehlo.dot_general"(%511, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%513 = "stablehlo.transpose"(%512) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%514 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%515 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%567, %568 = "stablehlo.while"(%515, %514) ({
^bb0(%516: tensor<i32>, %517: tensor<2x3x12x10xi8>):
%518 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%519 = "stablehlo.compare"(%516, %518) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%519) : (tensor<i1>) -> ()
}, {
^bb0(%520: tensor<i32>, %521: tensor<2x3x12x10xi8>):
%522 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%523 = "stablehlo.add"(%520, %522) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%524 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%525 = "stablehlo.dynamic_slice"(%508, %520, %524, %524, %524) {slice_sizes = array<i64: 1, 3, 4, 10>} : (tensor<2x3x4x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4x10xi8>
%526 = "stablehlo.constant"() {value = dense<2> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%527 = "stablehlo.compare"(%525, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%528 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%529 = "stablehlo.select"(%527, %528, %525) : (tensor<1x3x4x10xi1>, tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%530 = "stablehlo.constant"() {value = dense<0> : tensor<1x3x4x10xi8>} : () -> tensor<1x3x4x10xi8>
%531 = "stablehlo.compare"(%525, %530) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x4x10xi8>, tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi1>
%532 = "stablehlo.not"(%531) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xi1>
%533 = "stablehlo.sign"(%206) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%534 = "stablehlo.convert"(%529) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%535 = "stablehlo.convert"(%533) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%536 = "stablehlo.dot_general"(%534, %535) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%537 = "stablehlo.transpose"(%536) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%538 = "stablehlo.abs"(%529) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xi8>
%539 = "stablehlo.abs"(%533) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%540 = "stablehlo.convert"(%538) : (tensor<1x3x4x10xi8>) -> tensor<1x3x4x10xbf16>
%541 = "stablehlo.convert"(%539) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%542 = "stablehlo.dot_general"(%540, %541) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%543 = "stablehlo.transpose"(%542) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%544 = "stablehlo.convert"(%532) : (tensor<1x3x4x10xi1>) -> tensor<1x3x4x10xbf16>
%545 = "stablehlo.convert"(%205) : (tensor<12x4xi1>) -> tensor<12x4xbf16>
%546 = "stablehlo.dot_general"(%544, %545) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<1x3x10x12xf32>
%547 = "stablehlo.transpose"(%546) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x3x10x12xf32>) -> tensor<1x3x12x10xf32>
%548 = "stablehlo.abs"(%537) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%549 = "stablehlo.compare"(%548, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%550 = "stablehlo.compare"(%547, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%551 = "stablehlo.and"(%549, %550) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xi1>) -> tensor<1x3x12x10xi1>
%552 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%553 = "stablehlo.sign"(%537) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%554 = "stablehlo.select"(%551, %553, %552) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%555 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%556 = "stablehlo.compare"(%547, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%557 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%558 = "stablehlo.select"(%556, %557, %554) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%559 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x3x12x10xf32>} : () -> tensor<1x3x12x10xf32>
%560 = "stablehlo.abs"(%558) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%561 = "stablehlo.compare"(%560, %559) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi1>
%562 = "stablehlo.negate"(%559) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%563 = "stablehlo.select"(%561, %558, %562) : (tensor<1x3x12x10xi1>, tensor<1x3x12x10xf32>, tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xf32>
%564 = "stablehlo.convert"(%563) : (tensor<1x3x12x10xf32>) -> tensor<1x3x12x10xi32>
%565 = "stablehlo.convert"(%564) : (tensor<1x3x12x10xi32>) -> tensor<1x3x12x10xi8>
%566 = "stablehlo.dynamic_update_slice"(%521, %565, %520, %524, %524, %524) : (tensor<2x3x12x10xi8>, tensor<1x3x12x10xi8>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x12x10xi8>
"stablehlo.return"(%523, %566) : (tensor<i32>, tensor<2x3x12x10xi8>) -> ()
}) : (tensor<i32>, tensor<2x3x12x10xi8>) -> (tensor<i32>, tensor<2x3x12x10xi8>)
%569 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%570 = "stablehlo.compare"(%568, %569) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%571 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%572 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi32>} : () -> tensor<2x3x12x10xi32>
%573 = "stablehlo.compare"(%513, %513) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%574 = "stablehlo.sign"(%513) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%575 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%576 = "stablehlo.abs"(%574) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%577 = "stablehlo.compare"(%576, %575) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%578 = "stablehlo.negate"(%575) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%579 = "stablehlo.select"(%577, %574, %578) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%580 = "stablehlo.convert"(%579) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi32>
%581 = "stablehlo.select"(%573, %580, %571) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%582 = "stablehlo.is_finite"(%513) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%583 = "stablehlo.select"(%582, %572, %581) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi32>, tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi32>
%584 = "stablehlo.convert"(%583) : (tensor<2x3x12x10xi32>) -> tensor<2x3x12x10xi8>
%585 = "stablehlo.select"(%570, %584, %568) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi8>
%586 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%587 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%588 = "stablehlo.constant"() {value = dense<2> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%589 = "stablehlo.compare"(%585, %588) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%590 = "stablehlo.convert"(%585) : (tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xf32>
%591 = "stablehlo.multiply"(%586, %590) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%592 = "stablehlo.select"(%589, %587, %591) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%593 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x12x10xi8>} : () -> tensor<2x3x12x10xi8>
%594 = "stablehlo.compare"(%585, %593) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xi8>, tensor<2x3x12x10xi8>) -> tensor<2x3x12x10xi1>
%595 = "stablehlo.select"(%594, %513, %592) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%595) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %596 : tensor<2x3x12x10xf32>
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
%570 = "stablehlo.if"(%422) ({
%423 = "stablehlo.dot_general"(%0, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%424 = "stablehlo.dot_general"(%423, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%425 = "stablehlo.transpose"(%424) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%425) : (tensor<1x2x9x10xf32>) -> ()
}, {
%426 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%427 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%428 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%429 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%430 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%431 = "stablehlo.abs"(%429) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%432 = "stablehlo.compare"(%431, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%433 = "stablehlo.negate"(%430) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%434 = "stablehlo.select"(%432, %429, %433) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%435 = "stablehlo.convert"(%434) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi32>
%436 = "stablehlo.select"(%428, %435, %426) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%437 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%438 = "stablehlo.select"(%437, %427, %436) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%439 = "stablehlo.convert"(%438) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%440 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%442 = "stablehlo.select"(%440, %0, %441) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%443 = "stablehlo.dot_general"(%442, %416) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%444 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%445 = "stablehlo.compare"(%439, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%446 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%447 = "stablehlo.select"(%445, %446, %439) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%448 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%449 = "stablehlo.compare"(%439, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%450 = "stablehlo.not"(%449) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%451 = "stablehlo.sign"(%416) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%452 = "stablehlo.convert"(%447) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%453 = "stablehlo.convert"(%451) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%454 = "stablehlo.dot_general"(%452, %453) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%455 = "stablehlo.abs"(%447) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%456 = "stablehlo.abs"(%451) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%457 = "stablehlo.convert"(%455) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%458 = "stablehlo.convert"(%456) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%459 = "stablehlo.dot_general"(%457, %458) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%460 = "stablehlo.convert"(%450) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%461 = "stablehlo.convert"(%415) : (tensor<10x4xi1>) -> tensor<10x4xbf16>
%462 = "stablehlo.dot_general"(%460, %461) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%463 = "stablehlo.abs"(%454) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%464 = "stablehlo.compare"(%463, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%465 = "stablehlo.compare"(%462, %459) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%466 = "stablehlo.and"(%464, %465) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%467 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%468 = "stablehlo.sign"(%454) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%469 = "stablehlo.select"(%466, %468, %467) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%471 = "stablehlo.compare"(%462, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%472 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%473 = "stablehlo.select"(%471, %472, %469) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%474 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%475 = "stablehlo.abs"(%473) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%476 = "stablehlo.compare"(%475, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%477 = "stablehlo.negate"(%474) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%478 = "stablehlo.select"(%476, %473, %477) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%479 = "stablehlo.convert"(%478) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%480 = "stablehlo.convert"(%479) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%481 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%482 = "stablehlo.compare"(%480, %481) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%483 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%484 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi32>} : () -> tensor<1x2x4x10xi32>
%485 = "stablehlo.compare"(%443, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%486 = "stablehlo.sign"(%443) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%487 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%488 = "stablehlo.abs"(%486) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%489 = "stablehlo.compare"(%488, %487) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%490 = "stablehlo.negate"(%487) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%491 = "stablehlo.select"(%489, %486, %490) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%492 = "stablehlo.convert"(%491) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi32>
%493 = "stablehlo.select"(%485, %492, %483) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%494 = "stablehlo.is_finite"(%443) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%495 = "stablehlo.select"(%494, %484, %493) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi32>, tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi32>
%496 = "stablehlo.convert"(%495) : (tensor<1x2x4x10xi32>) -> tensor<1x2x4x10xi8>
%497 = "stablehlo.select"(%482, %496, %480) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%498 = "stablehlo.is_finite"(%443) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%499 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%500 = "stablehlo.select"(%498, %443, %499) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%501 = "stablehlo.dot_general"(%500, %208) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%502 = "stablehlo.transpose"(%501) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%503 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%504 = "stablehlo.compare"(%497, %503) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%505 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%506 = "stablehlo.select"(%504, %505, %497) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%507 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x10xi8>} : () -> tensor<1x2x4x10xi8>
%508 = "stablehlo.compare"(%497, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xi8>, tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi1>
%509 = "stablehlo.not"(%508) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%510 = "stablehlo.sign"(%208) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%511 = "stablehlo.convert"(%506) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%512 = "stablehlo.convert"(%510) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%513 = "stablehlo.dot_general"(%511, %512) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%514 = "stablehlo.transpose"(%513) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%515 = "stablehlo.abs"(%506) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xi8>
%516 = "stablehlo.abs"(%510) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%517 = "stablehlo.convert"(%515) : (tensor<1x2x4x10xi8>) -> tensor<1x2x4x10xbf16>
%518 = "stablehlo.convert"(%516) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%519 = "stablehlo.dot_general"(%517, %518) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%520 = "stablehlo.transpose"(%519) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%521 = "stablehlo.convert"(%509) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xbf16>
%522 = "stablehlo.convert"(%207) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%525 = "stablehlo.abs"(%514) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%526 = "stablehlo.compare"(%525, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%527 = "stablehlo.compare"(%524, %520) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%528 = "stablehlo.and"(%526, %527) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%529 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%530 = "stablehlo.sign"(%514) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%531 = "stablehlo.select"(%528, %530, %529) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%532 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%533 = "stablehlo.compare"(%524, %532) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%534 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%535 = "stablehlo.select"(%533, %534, %531) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%536 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%537 = "stablehlo.abs"(%535) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%538 = "stablehlo.compare"(%537, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%539 = "stablehlo.negate"(%536) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%540 = "stablehlo.select"(%538, %535, %539) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%541 = "stablehlo.convert"(%540) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%542 = "stablehlo.convert"(%541) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%543 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%544 = "stablehlo.compare"(%542, %543) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%545 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%546 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi32>} : () -> tensor<1x2x9x10xi32>
%547 = "stablehlo.compare"(%502, %502) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%548 = "stablehlo.sign"(%502) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%549 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%550 = "stablehlo.abs"(%548) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%551 = "stablehlo.compare"(%550, %549) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%552 = "stablehlo.negate"(%549) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%553 = "stablehlo.select"(%551, %548, %552) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%554 = "stablehlo.convert"(%553) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi32>
%555 = "stablehlo.select"(%547, %554, %545) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%556 = "stablehlo.is_finite"(%502) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%557 = "stablehlo.select"(%556, %546, %555) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi32>, tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi32>
%558 = "stablehlo.convert"(%557) : (tensor<1x2x9x10xi32>) -> tensor<1x2x9x10xi8>
%559 = "stablehlo.select"(%544, %558, %542) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi8>
%560 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%561 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%562 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%563 = "stablehlo.compare"(%559, %562) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%564 = "stablehlo.convert"(%559) : (tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xf32>
%565 = "stablehlo.multiply"(%560, %564) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%566 = "stablehlo.select"(%563, %561, %565) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%567 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x9x10xi8>} : () -> tensor<1x2x9x10xi8>
%568 = "stablehlo.compare"(%559, %567) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xi8>, tensor<1x2x9x10xi8>) -> tensor<1x2x9x10xi1>
%569 = "stablehlo.select"(%568, %502, %566) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%569) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %570 : tensor<1x2x9x10xf32>
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
%574 = "stablehlo.if"(%426) ({
%427 = "stablehlo.dot_general"(%0, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%428 = "stablehlo.dot_general"(%427, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%429 = "stablehlo.transpose"(%428) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%429) : (tensor<1x2x7x9xf64>) -> ()
}, {
%430 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%431 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%432 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%433 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%434 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%435 = "stablehlo.abs"(%433) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%436 = "stablehlo.compare"(%435, %434) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%437 = "stablehlo.negate"(%434) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%438 = "stablehlo.select"(%436, %433, %437) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%439 = "stablehlo.convert"(%438) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%440 = "stablehlo.select"(%432, %439, %430) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%441 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%442 = "stablehlo.select"(%441, %431, %440) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%443 = "stablehlo.convert"(%442) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%444 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%445 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%446 = "stablehlo.select"(%444, %0, %445) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%447 = "stablehlo.dot_general"(%446, %420) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%448 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%449 = "stablehlo.compare"(%443, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%450 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%451 = "stablehlo.select"(%449, %450, %443) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%452 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%453 = "stablehlo.compare"(%443, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%454 = "stablehlo.not"(%453) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%455 = "stablehlo.sign"(%420) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%456 = "stablehlo.convert"(%451) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%457 = "stablehlo.convert"(%455) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%458 = "stablehlo.dot_general"(%456, %457) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%459 = "stablehlo.abs"(%451) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%460 = "stablehlo.abs"(%455) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%461 = "stablehlo.convert"(%459) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%462 = "stablehlo.convert"(%460) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%463 = "stablehlo.dot_general"(%461, %462) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%464 = "stablehlo.convert"(%454) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%465 = "stablehlo.convert"(%419) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%466 = "stablehlo.dot_general"(%464, %465) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%467 = "stablehlo.abs"(%458) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%468 = "stablehlo.compare"(%467, %463) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%469 = "stablehlo.compare"(%466, %463) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%470 = "stablehlo.and"(%468, %469) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%471 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%472 = "stablehlo.sign"(%458) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%473 = "stablehlo.select"(%470, %472, %471) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%474 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%475 = "stablehlo.compare"(%466, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%476 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%477 = "stablehlo.select"(%475, %476, %473) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%478 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%479 = "stablehlo.abs"(%477) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%480 = "stablehlo.compare"(%479, %478) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%481 = "stablehlo.negate"(%478) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%482 = "stablehlo.select"(%480, %477, %481) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%483 = "stablehlo.convert"(%482) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi32>
%484 = "stablehlo.convert"(%483) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%485 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%486 = "stablehlo.compare"(%484, %485) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%487 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%488 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%489 = "stablehlo.compare"(%447, %447) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%490 = "stablehlo.sign"(%447) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%491 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%492 = "stablehlo.abs"(%490) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%493 = "stablehlo.compare"(%492, %491) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%494 = "stablehlo.negate"(%491) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%495 = "stablehlo.select"(%493, %490, %494) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%496 = "stablehlo.convert"(%495) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi32>
%497 = "stablehlo.select"(%489, %496, %487) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%498 = "stablehlo.is_finite"(%447) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%499 = "stablehlo.select"(%498, %488, %497) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%500 = "stablehlo.convert"(%499) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%501 = "stablehlo.select"(%486, %500, %484) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%502 = "stablehlo.is_finite"(%447) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%503 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%504 = "stablehlo.select"(%502, %447, %503) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%505 = "stablehlo.dot_general"(%504, %210) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%506 = "stablehlo.transpose"(%505) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%507 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%508 = "stablehlo.compare"(%501, %507) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%509 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%510 = "stablehlo.select"(%508, %509, %501) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%511 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%512 = "stablehlo.compare"(%501, %511) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%513 = "stablehlo.not"(%512) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%514 = "stablehlo.sign"(%210) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%515 = "stablehlo.convert"(%510) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%516 = "stablehlo.convert"(%514) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%517 = "stablehlo.dot_general"(%515, %516) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%518 = "stablehlo.transpose"(%517) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%519 = "stablehlo.abs"(%510) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%520 = "stablehlo.abs"(%514) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%521 = "stablehlo.convert"(%519) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%522 = "stablehlo.convert"(%520) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%523 = "stablehlo.dot_general"(%521, %522) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%524 = "stablehlo.transpose"(%523) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%525 = "stablehlo.convert"(%513) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xbf16>
%526 = "stablehlo.convert"(%209) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%527 = "stablehlo.dot_general"(%525, %526) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%528 = "stablehlo.transpose"(%527) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%529 = "stablehlo.abs"(%518) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%530 = "stablehlo.compare"(%529, %524) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%531 = "stablehlo.compare"(%528, %524) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%532 = "stablehlo.and"(%530, %531) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%533 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%534 = "stablehlo.sign"(%518) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%535 = "stablehlo.select"(%532, %534, %533) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%536 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%537 = "stablehlo.compare"(%528, %536) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%538 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%539 = "stablehlo.select"(%537, %538, %535) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%540 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%541 = "stablehlo.abs"(%539) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%542 = "stablehlo.compare"(%541, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%543 = "stablehlo.negate"(%540) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%544 = "stablehlo.select"(%542, %539, %543) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%545 = "stablehlo.convert"(%544) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi32>
%546 = "stablehlo.convert"(%545) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%547 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%548 = "stablehlo.compare"(%546, %547) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%549 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%550 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%551 = "stablehlo.compare"(%506, %506) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%552 = "stablehlo.sign"(%506) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%553 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%554 = "stablehlo.abs"(%552) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%555 = "stablehlo.compare"(%554, %553) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%556 = "stablehlo.negate"(%553) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%557 = "stablehlo.select"(%555, %552, %556) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%558 = "stablehlo.convert"(%557) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%559 = "stablehlo.select"(%551, %558, %549) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%560 = "stablehlo.is_finite"(%506) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%561 = "stablehlo.select"(%560, %550, %559) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%562 = "stablehlo.convert"(%561) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%563 = "stablehlo.select"(%548, %562, %546) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%564 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%565 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%566 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%567 = "stablehlo.compare"(%563, %566) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%568 = "stablehlo.convert"(%563) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xf64>
%569 = "stablehlo.multiply"(%564, %568) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%570 = "stablehlo.select"(%567, %565, %569) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%571 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%572 = "stablehlo.compare"(%563, %571) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%573 = "stablehlo.select"(%572, %506, %570) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%573) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %574 : tensor<1x2x7x9xf64>
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
%566 = "stablehlo.if"(%418) ({
%419 = "stablehlo.dot_general"(%0, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%420 = "stablehlo.dot_general"(%419, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%421 = "stablehlo.transpose"(%420) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%421) : (tensor<1x2x7x9xf64>) -> ()
}, {
%422 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%423 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi32>} : () -> tensor<1x2x4x4xi32>
%424 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%425 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%426 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%427 = "stablehlo.abs"(%425) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%428 = "stablehlo.compare"(%427, %426) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%429 = "stablehlo.negate"(%426) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%430 = "stablehlo.select"(%428, %425, %429) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%431 = "stablehlo.convert"(%430) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi32>
%432 = "stablehlo.select"(%424, %431, %422) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%433 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%434 = "stablehlo.select"(%433, %423, %432) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>, tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi32>
%435 = "stablehlo.convert"(%434) : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi8>
%436 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xi1>
%437 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%438 = "stablehlo.select"(%436, %0, %437) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%439 = "stablehlo.dot_general"(%438, %412) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xf64>, tensor<9x4xf64>) -> tensor<1x2x4x9xf64>
%440 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%441 = "stablehlo.compare"(%435, %440) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%442 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%443 = "stablehlo.select"(%441, %442, %435) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%444 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x4xi8>} : () -> tensor<1x2x4x4xi8>
%445 = "stablehlo.compare"(%435, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xi8>, tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi1>
%446 = "stablehlo.not"(%445) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%447 = "stablehlo.sign"(%412) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%448 = "stablehlo.convert"(%443) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%449 = "stablehlo.convert"(%447) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%450 = "stablehlo.dot_general"(%448, %449) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%451 = "stablehlo.abs"(%443) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xi8>
%452 = "stablehlo.abs"(%447) : (tensor<9x4xf64>) -> tensor<9x4xf64>
%453 = "stablehlo.convert"(%451) : (tensor<1x2x4x4xi8>) -> tensor<1x2x4x4xbf16>
%454 = "stablehlo.convert"(%452) : (tensor<9x4xf64>) -> tensor<9x4xbf16>
%455 = "stablehlo.dot_general"(%453, %454) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%456 = "stablehlo.convert"(%446) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xbf16>
%457 = "stablehlo.convert"(%411) : (tensor<9x4xi1>) -> tensor<9x4xbf16>
%458 = "stablehlo.dot_general"(%456, %457) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<9x4xbf16>) -> tensor<1x2x4x9xf32>
%459 = "stablehlo.abs"(%450) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%460 = "stablehlo.compare"(%459, %455) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%461 = "stablehlo.compare"(%458, %455) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%462 = "stablehlo.and"(%460, %461) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%463 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%464 = "stablehlo.sign"(%450) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%465 = "stablehlo.select"(%462, %464, %463) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%466 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%467 = "stablehlo.compare"(%458, %466) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%468 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%469 = "stablehlo.select"(%467, %468, %465) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%470 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf32>} : () -> tensor<1x2x4x9xf32>
%471 = "stablehlo.abs"(%469) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%472 = "stablehlo.compare"(%471, %470) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi1>
%473 = "stablehlo.negate"(%470) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%474 = "stablehlo.select"(%472, %469, %473) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf32>, tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xf32>
%475 = "stablehlo.convert"(%474) : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x9xi32>
%476 = "stablehlo.convert"(%475) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%477 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%478 = "stablehlo.compare"(%476, %477) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%479 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%480 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi32>} : () -> tensor<1x2x4x9xi32>
%481 = "stablehlo.compare"(%439, %439) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%482 = "stablehlo.sign"(%439) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%483 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%484 = "stablehlo.abs"(%482) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%485 = "stablehlo.compare"(%484, %483) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%486 = "stablehlo.negate"(%483) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%487 = "stablehlo.select"(%485, %482, %486) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%488 = "stablehlo.convert"(%487) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi32>
%489 = "stablehlo.select"(%481, %488, %479) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%490 = "stablehlo.is_finite"(%439) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%491 = "stablehlo.select"(%490, %480, %489) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi32>, tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi32>
%492 = "stablehlo.convert"(%491) : (tensor<1x2x4x9xi32>) -> tensor<1x2x4x9xi8>
%493 = "stablehlo.select"(%478, %492, %476) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%494 = "stablehlo.is_finite"(%439) : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xi1>
%495 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%496 = "stablehlo.select"(%494, %439, %495) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%497 = "stablehlo.dot_general"(%496, %206) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xf64>, tensor<7x4xf64>) -> tensor<1x2x9x7xf64>
%498 = "stablehlo.transpose"(%497) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf64>) -> tensor<1x2x7x9xf64>
%499 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%500 = "stablehlo.compare"(%493, %499) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%501 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%502 = "stablehlo.select"(%500, %501, %493) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%503 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x4x9xi8>} : () -> tensor<1x2x4x9xi8>
%504 = "stablehlo.compare"(%493, %503) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x9xi8>, tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi1>
%505 = "stablehlo.not"(%504) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xi1>
%506 = "stablehlo.sign"(%206) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%507 = "stablehlo.convert"(%502) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%508 = "stablehlo.convert"(%506) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%509 = "stablehlo.dot_general"(%507, %508) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%510 = "stablehlo.transpose"(%509) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%511 = "stablehlo.abs"(%502) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xi8>
%512 = "stablehlo.abs"(%506) : (tensor<7x4xf64>) -> tensor<7x4xf64>
%513 = "stablehlo.convert"(%511) : (tensor<1x2x4x9xi8>) -> tensor<1x2x4x9xbf16>
%514 = "stablehlo.convert"(%512) : (tensor<7x4xf64>) -> tensor<7x4xbf16>
%515 = "stablehlo.dot_general"(%513, %514) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%516 = "stablehlo.transpose"(%515) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%517 = "stablehlo.convert"(%505) : (tensor<1x2x4x9xi1>) -> tensor<1x2x4x9xbf16>
%518 = "stablehlo.convert"(%205) : (tensor<7x4xi1>) -> tensor<7x4xbf16>
%519 = "stablehlo.dot_general"(%517, %518) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x9xbf16>, tensor<7x4xbf16>) -> tensor<1x2x9x7xf32>
%520 = "stablehlo.transpose"(%519) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x9x7xf32>) -> tensor<1x2x7x9xf32>
%521 = "stablehlo.abs"(%510) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%522 = "stablehlo.compare"(%521, %516) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%523 = "stablehlo.compare"(%520, %516) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%524 = "stablehlo.and"(%522, %523) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%525 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%526 = "stablehlo.sign"(%510) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%527 = "stablehlo.select"(%524, %526, %525) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%528 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%529 = "stablehlo.compare"(%520, %528) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%530 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%531 = "stablehlo.select"(%529, %530, %527) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%532 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf32>} : () -> tensor<1x2x7x9xf32>
%533 = "stablehlo.abs"(%531) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%534 = "stablehlo.compare"(%533, %532) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi1>
%535 = "stablehlo.negate"(%532) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%536 = "stablehlo.select"(%534, %531, %535) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf32>, tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xf32>
%537 = "stablehlo.convert"(%536) : (tensor<1x2x7x9xf32>) -> tensor<1x2x7x9xi32>
%538 = "stablehlo.convert"(%537) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%539 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%540 = "stablehlo.compare"(%538, %539) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%541 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%542 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi32>} : () -> tensor<1x2x7x9xi32>
%543 = "stablehlo.compare"(%498, %498) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%544 = "stablehlo.sign"(%498) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%545 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%546 = "stablehlo.abs"(%544) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%547 = "stablehlo.compare"(%546, %545) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%548 = "stablehlo.negate"(%545) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%549 = "stablehlo.select"(%547, %544, %548) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%550 = "stablehlo.convert"(%549) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi32>
%551 = "stablehlo.select"(%543, %550, %541) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%552 = "stablehlo.is_finite"(%498) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%553 = "stablehlo.select"(%552, %542, %551) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi32>, tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi32>
%554 = "stablehlo.convert"(%553) : (tensor<1x2x7x9xi32>) -> tensor<1x2x7x9xi8>
%555 = "stablehlo.select"(%540, %554, %538) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi8>
%556 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%557 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%558 = "stablehlo.constant"() {value = dense<2> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%559 = "stablehlo.compare"(%555, %558) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%560 = "stablehlo.convert"(%555) : (tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xf64>
%561 = "stablehlo.multiply"(%556, %560) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%562 = "stablehlo.select"(%559, %557, %561) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%563 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x7x9xi8>} : () -> tensor<1x2x7x9xi8>
%564 = "stablehlo.compare"(%555, %563) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xi8>, tensor<1x2x7x9xi8>) -> tensor<1x2x7x9xi1>
%565 = "stablehlo.select"(%564, %498, %562) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
"stablehlo.return"(%565) : (tensor<1x2x7x9xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x7x9xf64>
return %566 : tensor<1x2x7x9xf64>
}
}

