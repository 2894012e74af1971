// f32[2,3,8,6,5] [4,3,2]
module @example {
func.func public @main(%0: tensor<2x3x8x6x5xf32>) -> (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<240xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<240xi32>) -> tensor<8x6x5xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<8x6x5xi32>) -> tensor<2x3x8x6x5xi32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x3xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x3xi32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%33, %34 = "stablehlo.reduce"(%4, %5, %6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<i32>, %10: tensor<f32>, %11: tensor<i32>):
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.compare"(%11, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%14 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%15 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%16 = "stablehlo.compare"(%10, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%17 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.and"(%14, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%19, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.and"(%16, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%22 = "stablehlo.or"(%18, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%24 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%26 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%28 = "stablehlo.or"(%22, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%30 = "stablehlo.or"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%31 = "stablehlo.select"(%30, %10, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%32 = "stablehlo.select"(%30, %11, %9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%31, %32) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x6x3xf32>, tensor<2x3x8x6x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>)
%35 = "stablehlo.reshape"(%33) : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x6x1xf32>
%36 = "stablehlo.reshape"(%34) : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x6x1xi32>
%37 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x3xf32>
%38 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x3xi32>
%39 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%66, %67 = "stablehlo.reduce"(%37, %38, %39, %40) ({
^bb0(%41: tensor<f32>, %42: tensor<i32>, %43: tensor<f32>, %44: tensor<i32>):
%45 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.compare"(%44, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%47 = "stablehlo.compare"(%43, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%48 = "stablehlo.compare"(%41, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%49 = "stablehlo.compare"(%43, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%50 = "stablehlo.not"(%48) : (tensor<i1>) -> tensor<i1>
%51 = "stablehlo.and"(%47, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%52 = "stablehlo.not"(%48) : (tensor<i1>) -> tensor<i1>
%53 = "stablehlo.or"(%52, %46) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%54 = "stablehlo.and"(%49, %53) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%55 = "stablehlo.or"(%51, %54) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%56 = "stablehlo.compare"(%43, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%57 = "stablehlo.not"(%46) : (tensor<i1>) -> tensor<i1>
%58 = "stablehlo.and"(%56, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%59 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%60 = "stablehlo.and"(%58, %59) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%61 = "stablehlo.or"(%55, %60) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%62 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%63 = "stablehlo.or"(%61, %62) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%64 = "stablehlo.select"(%63, %43, %41) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%65 = "stablehlo.select"(%63, %44, %42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%64, %65) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x6x3xf32>, tensor<2x3x8x6x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>)
%68 = "stablehlo.reshape"(%66) : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x6x1xf32>
%69 = "stablehlo.reshape"(%67) : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x6x1xi32>
%70 = "stablehlo.concatenate"(%35, %68) {dimension = 4 : i64} : (tensor<2x3x8x6x1xf32>, tensor<2x3x8x6x1xf32>) -> tensor<2x3x8x6x2xf32>
%71 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x3xf32>
%72 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x3xi32>
%73 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%100, %101 = "stablehlo.reduce"(%71, %72, %73, %74) ({
^bb0(%75: tensor<f32>, %76: tensor<i32>, %77: tensor<f32>, %78: tensor<i32>):
%79 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%80 = "stablehlo.compare"(%78, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%81 = "stablehlo.compare"(%77, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%82 = "stablehlo.compare"(%75, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%83 = "stablehlo.compare"(%77, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%84 = "stablehlo.not"(%82) : (tensor<i1>) -> tensor<i1>
%85 = "stablehlo.and"(%81, %84) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%86 = "stablehlo.not"(%82) : (tensor<i1>) -> tensor<i1>
%87 = "stablehlo.or"(%86, %80) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%88 = "stablehlo.and"(%83, %87) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%89 = "stablehlo.or"(%85, %88) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%90 = "stablehlo.compare"(%77, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%91 = "stablehlo.not"(%80) : (tensor<i1>) -> tensor<i1>
%92 = "stablehlo.and"(%90, %91) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%93 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%94 = "stablehlo.and"(%92, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%95 = "stablehlo.or"(%89, %94) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%96 = "stablehlo.compare"(%76, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%97 = "stablehlo.or"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%98 = "stablehlo.select"(%97, %77, %75) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.select"(%97, %78, %76) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%98, %99) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x6x3xf32>, tensor<2x3x8x6x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>)
%102 = "stablehlo.reshape"(%100) : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x6x1xf32>
%103 = "stablehlo.reshape"(%101) : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x6x1xi32>
%104 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x3xf32>
%105 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x3xi32>
%106 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%107 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%133, %134 = "stablehlo.reduce"(%104, %105, %106, %107) ({
^bb0(%108: tensor<f32>, %109: tensor<i32>, %110: tensor<f32>, %111: tensor<i32>):
%112 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113 = "stablehlo.compare"(%111, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%114 = "stablehlo.compare"(%110, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%115 = "stablehlo.compare"(%108, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%116 = "stablehlo.compare"(%110, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%117 = "stablehlo.not"(%115) : (tensor<i1>) -> tensor<i1>
%118 = "stablehlo.and"(%114, %117) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%119 = "stablehlo.not"(%115) : (tensor<i1>) -> tensor<i1>
%120 = "stablehlo.or"(%119, %113) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%121 = "stablehlo.and"(%116, %120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%122 = "stablehlo.or"(%118, %121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%123 = "stablehlo.compare"(%110, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%124 = "stablehlo.not"(%113) : (tensor<i1>) -> tensor<i1>
%125 = "stablehlo.and"(%123, %124) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%126 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%127 = "stablehlo.and"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%128 = "stablehlo.or"(%122, %127) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%129 = "stablehlo.compare"(%109, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%130 = "stablehlo.or"(%128, %129) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%131 = "stablehlo.select"(%130, %110, %108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%132 = "stablehlo.select"(%130, %111, %109) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%131, %132) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x6x3xf32>, tensor<2x3x8x6x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>)
%135 = "stablehlo.reshape"(%133) : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x6x1xf32>
%136 = "stablehlo.reshape"(%134) : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x6x1xi32>
%137 = "stablehlo.concatenate"(%103, %136) {dimension = 4 : i64} : (tensor<2x3x8x6x1xi32>, tensor<2x3x8x6x1xi32>) -> tensor<2x3x8x6x2xi32>
%138 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%139 = "stablehlo.slice"(%137) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%140 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%141 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%167, %168 = "stablehlo.reduce"(%138, %139, %140, %141) ({
^bb0(%142: tensor<f32>, %143: tensor<i32>, %144: tensor<f32>, %145: tensor<i32>):
%146 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%147 = "stablehlo.compare"(%145, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%148 = "stablehlo.compare"(%144, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%149 = "stablehlo.compare"(%142, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%150 = "stablehlo.compare"(%144, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%151 = "stablehlo.not"(%149) : (tensor<i1>) -> tensor<i1>
%152 = "stablehlo.and"(%148, %151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%153 = "stablehlo.not"(%149) : (tensor<i1>) -> tensor<i1>
%154 = "stablehlo.or"(%153, %147) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%155 = "stablehlo.and"(%150, %154) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%156 = "stablehlo.or"(%152, %155) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%157 = "stablehlo.compare"(%144, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%158 = "stablehlo.not"(%147) : (tensor<i1>) -> tensor<i1>
%159 = "stablehlo.and"(%157, %158) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%160 = "stablehlo.compare"(%145, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%161 = "stablehlo.and"(%159, %160) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%162 = "stablehlo.or"(%156, %161) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%163 = "stablehlo.compare"(%143, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%164 = "stablehlo.or"(%162, %163) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%165 = "stablehlo.select"(%164, %144, %142) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%166 = "stablehlo.select"(%164, %145, %143) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%165, %166) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%169 = "stablehlo.reshape"(%167) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%170 = "stablehlo.reshape"(%168) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%171 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%172 = "stablehlo.slice"(%137) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%173 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%174 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%200, %201 = "stablehlo.reduce"(%171, %172, %173, %174) ({
^bb0(%175: tensor<f32>, %176: tensor<i32>, %177: tensor<f32>, %178: tensor<i32>):
%179 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%180 = "stablehlo.compare"(%178, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%181 = "stablehlo.compare"(%177, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%182 = "stablehlo.compare"(%175, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%183 = "stablehlo.compare"(%177, %177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%184 = "stablehlo.not"(%182) : (tensor<i1>) -> tensor<i1>
%185 = "stablehlo.and"(%181, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%186 = "stablehlo.not"(%182) : (tensor<i1>) -> tensor<i1>
%187 = "stablehlo.or"(%186, %180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%188 = "stablehlo.and"(%183, %187) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%189 = "stablehlo.or"(%185, %188) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%190 = "stablehlo.compare"(%177, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%191 = "stablehlo.not"(%180) : (tensor<i1>) -> tensor<i1>
%192 = "stablehlo.and"(%190, %191) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%193 = "stablehlo.compare"(%178, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%194 = "stablehlo.and"(%192, %193) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%195 = "stablehlo.or"(%189, %194) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%196 = "stablehlo.compare"(%176, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%197 = "stablehlo.or"(%195, %196) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%198 = "stablehlo.select"(%197, %177, %175) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%199 = "stablehlo.select"(%197, %178, %176) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%198, %199) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%202 = "stablehlo.reshape"(%200) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%203 = "stablehlo.reshape"(%201) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%204 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%205 = "stablehlo.slice"(%137) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%206 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%207 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%233, %234 = "stablehlo.reduce"(%204, %205, %206, %207) ({
^bb0(%208: tensor<f32>, %209: tensor<i32>, %210: tensor<f32>, %211: tensor<i32>):
%212 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%213 = "stablehlo.compare"(%211, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%214 = "stablehlo.compare"(%210, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%215 = "stablehlo.compare"(%208, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%216 = "stablehlo.compare"(%210, %210) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%217 = "stablehlo.not"(%215) : (tensor<i1>) -> tensor<i1>
%218 = "stablehlo.and"(%214, %217) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%219 = "stablehlo.not"(%215) : (tensor<i1>) -> tensor<i1>
%220 = "stablehlo.or"(%219, %213) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%221 = "stablehlo.and"(%216, %220) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%222 = "stablehlo.or"(%218, %221) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%223 = "stablehlo.compare"(%210, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%224 = "stablehlo.not"(%213) : (tensor<i1>) -> tensor<i1>
%225 = "stablehlo.and"(%223, %224) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%226 = "stablehlo.compare"(%211, %212) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%227 = "stablehlo.and"(%225, %226) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%228 = "stablehlo.or"(%222, %227) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%229 = "stablehlo.compare"(%209, %212) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%230 = "stablehlo.or"(%228, %229) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%231 = "stablehlo.select"(%230, %210, %208) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%232 = "stablehlo.select"(%230, %211, %209) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%231, %232) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%235 = "stablehlo.reshape"(%233) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%236 = "stablehlo.reshape"(%234) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%237 = "stablehlo.concatenate"(%169, %202, %235) {dimension = 3 : i64} : (tensor<2x3x8x1x2xf32>, tensor<2x3x8x1x2xf32>, tensor<2x3x8x1x2xf32>) -> tensor<2x3x8x3x2xf32>
%238 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%239 = "stablehlo.slice"(%137) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%240 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%241 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%267, %268 = "stablehlo.reduce"(%238, %239, %240, %241) ({
^bb0(%242: tensor<f32>, %243: tensor<i32>, %244: tensor<f32>, %245: tensor<i32>):
%246 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%247 = "stablehlo.compare"(%245, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%248 = "stablehlo.compare"(%244, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%249 = "stablehlo.compare"(%242, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%250 = "stablehlo.compare"(%244, %244) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%251 = "stablehlo.not"(%249) : (tensor<i1>) -> tensor<i1>
%252 = "stablehlo.and"(%248, %251) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%253 = "stablehlo.not"(%249) : (tensor<i1>) -> tensor<i1>
%254 = "stablehlo.or"(%253, %247) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%255 = "stablehlo.and"(%250, %254) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%256 = "stablehlo.or"(%252, %255) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%257 = "stablehlo.compare"(%244, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%258 = "stablehlo.not"(%247) : (tensor<i1>) -> tensor<i1>
%259 = "stablehlo.and"(%257, %258) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%260 = "stablehlo.compare"(%245, %246) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%261 = "stablehlo.and"(%259, %260) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%262 = "stablehlo.or"(%256, %261) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%263 = "stablehlo.compare"(%243, %246) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%264 = "stablehlo.or"(%262, %263) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%265 = "stablehlo.select"(%264, %244, %242) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%266 = "stablehlo.select"(%264, %245, %243) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%265, %266) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%269 = "stablehlo.reshape"(%267) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%270 = "stablehlo.reshape"(%268) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%271 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%272 = "stablehlo.slice"(%137) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%273 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%274 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%300, %301 = "stablehlo.reduce"(%271, %272, %273, %274) ({
^bb0(%275: tensor<f32>, %276: tensor<i32>, %277: tensor<f32>, %278: tensor<i32>):
%279 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%280 = "stablehlo.compare"(%278, %276) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%281 = "stablehlo.compare"(%277, %275) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%282 = "stablehlo.compare"(%275, %275) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%283 = "stablehlo.compare"(%277, %277) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%284 = "stablehlo.not"(%282) : (tensor<i1>) -> tensor<i1>
%285 = "stablehlo.and"(%281, %284) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.not"(%282) : (tensor<i1>) -> tensor<i1>
%287 = "stablehlo.or"(%286, %280) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%288 = "stablehlo.and"(%283, %287) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%289 = "stablehlo.or"(%285, %288) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%290 = "stablehlo.compare"(%277, %275) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%291 = "stablehlo.not"(%280) : (tensor<i1>) -> tensor<i1>
%292 = "stablehlo.and"(%290, %291) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%293 = "stablehlo.compare"(%278, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%294 = "stablehlo.and"(%292, %293) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%295 = "stablehlo.or"(%289, %294) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%296 = "stablehlo.compare"(%276, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%297 = "stablehlo.or"(%295, %296) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%298 = "stablehlo.select"(%297, %277, %275) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%299 = "stablehlo.select"(%297, %278, %276) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%298, %299) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%302 = "stablehlo.reshape"(%300) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%303 = "stablehlo.reshape"(%301) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%304 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%305 = "stablehlo.slice"(%137) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%306 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%307 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%333, %334 = "stablehlo.reduce"(%304, %305, %306, %307) ({
^bb0(%308: tensor<f32>, %309: tensor<i32>, %310: tensor<f32>, %311: tensor<i32>):
%312 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%313 = "stablehlo.compare"(%311, %309) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%314 = "stablehlo.compare"(%310, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%315 = "stablehlo.compare"(%308, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%316 = "stablehlo.compare"(%310, %310) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%317 = "stablehlo.not"(%315) : (tensor<i1>) -> tensor<i1>
%318 = "stablehlo.and"(%314, %317) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%319 = "stablehlo.not"(%315) : (tensor<i1>) -> tensor<i1>
%320 = "stablehlo.or"(%319, %313) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%321 = "stablehlo.and"(%316, %320) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%322 = "stablehlo.or"(%318, %321) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%323 = "stablehlo.compare"(%310, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%324 = "stablehlo.not"(%313) : (tensor<i1>) -> tensor<i1>
%325 = "stablehlo.and"(%323, %324) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%326 = "stablehlo.compare"(%311, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%327 = "stablehlo.and"(%325, %326) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%328 = "stablehlo.or"(%322, %327) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%329 = "stablehlo.compare"(%309, %312) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%330 = "stablehlo.or"(%328, %329) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%331 = "stablehlo.select"(%330, %310, %308) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%332 = "stablehlo.select"(%330, %311, %309) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%331, %332) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%335 = "stablehlo.reshape"(%333) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%336 = "stablehlo.reshape"(%334) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%337 = "stablehlo.concatenate"(%270, %303, %336) {dimension = 3 : i64} : (tensor<2x3x8x1x2xi32>, tensor<2x3x8x1x2xi32>, tensor<2x3x8x1x2xi32>) -> tensor<2x3x8x3x2xi32>
%338 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%339 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%340 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%341 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%367, %368 = "stablehlo.reduce"(%338, %339, %340, %341) ({
^bb0(%342: tensor<f32>, %343: tensor<i32>, %344: tensor<f32>, %345: tensor<i32>):
%346 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%347 = "stablehlo.compare"(%345, %343) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%348 = "stablehlo.compare"(%344, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%349 = "stablehlo.compare"(%342, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%350 = "stablehlo.compare"(%344, %344) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%351 = "stablehlo.not"(%349) : (tensor<i1>) -> tensor<i1>
%352 = "stablehlo.and"(%348, %351) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%353 = "stablehlo.not"(%349) : (tensor<i1>) -> tensor<i1>
%354 = "stablehlo.or"(%353, %347) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%355 = "stablehlo.and"(%350, %354) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%356 = "stablehlo.or"(%352, %355) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%357 = "stablehlo.compare"(%344, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%358 = "stablehlo.not"(%347) : (tensor<i1>) -> tensor<i1>
%359 = "stablehlo.and"(%357, %358) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%360 = "stablehlo.compare"(%345, %346) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%361 = "stablehlo.and"(%359, %360) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%362 = "stablehlo.or"(%356, %361) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%363 = "stablehlo.compare"(%343, %346) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%364 = "stablehlo.or"(%362, %363) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%365 = "stablehlo.select"(%364, %344, %342) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%366 = "stablehlo.select"(%364, %345, %343) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%365, %366) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%369 = "stablehlo.reshape"(%367) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%370 = "stablehlo.reshape"(%368) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%371 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%372 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%373 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%374 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%400, %401 = "stablehlo.reduce"(%371, %372, %373, %374) ({
^bb0(%375: tensor<f32>, %376: tensor<i32>, %377: tensor<f32>, %378: tensor<i32>):
%379 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%380 = "stablehlo.compare"(%378, %376) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%381 = "stablehlo.compare"(%377, %375) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%382 = "stablehlo.compare"(%375, %375) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%383 = "stablehlo.compare"(%377, %377) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%384 = "stablehlo.not"(%382) : (tensor<i1>) -> tensor<i1>
%385 = "stablehlo.and"(%381, %384) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%386 = "stablehlo.not"(%382) : (tensor<i1>) -> tensor<i1>
%387 = "stablehlo.or"(%386, %380) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%388 = "stablehlo.and"(%383, %387) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%389 = "stablehlo.or"(%385, %388) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%390 = "stablehlo.compare"(%377, %375) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%391 = "stablehlo.not"(%380) : (tensor<i1>) -> tensor<i1>
%392 = "stablehlo.and"(%390, %391) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%393 = "stablehlo.compare"(%378, %379) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%394 = "stablehlo.and"(%392, %393) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%395 = "stablehlo.or"(%389, %394) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%396 = "stablehlo.compare"(%376, %379) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%397 = "stablehlo.or"(%395, %396) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%398 = "stablehlo.select"(%397, %377, %375) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%399 = "stablehlo.select"(%397, %378, %376) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%398, %399) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%402 = "stablehlo.reshape"(%400) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%403 = "stablehlo.reshape"(%401) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%404 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%405 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%406 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%407 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%433, %434 = "stablehlo.reduce"(%404, %405, %406, %407) ({
^bb0(%408: tensor<f32>, %409: tensor<i32>, %410: tensor<f32>, %411: tensor<i32>):
%412 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%413 = "stablehlo.compare"(%411, %409) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%414 = "stablehlo.compare"(%410, %408) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%415 = "stablehlo.compare"(%408, %408) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%416 = "stablehlo.compare"(%410, %410) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%417 = "stablehlo.not"(%415) : (tensor<i1>) -> tensor<i1>
%418 = "stablehlo.and"(%414, %417) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%419 = "stablehlo.not"(%415) : (tensor<i1>) -> tensor<i1>
%420 = "stablehlo.or"(%419, %413) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%421 = "stablehlo.and"(%416, %420) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%422 = "stablehlo.or"(%418, %421) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%423 = "stablehlo.compare"(%410, %408) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%424 = "stablehlo.not"(%413) : (tensor<i1>) -> tensor<i1>
%425 = "stablehlo.and"(%423, %424) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%426 = "stablehlo.compare"(%411, %412) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%427 = "stablehlo.and"(%425, %426) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%428 = "stablehlo.or"(%422, %427) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%429 = "stablehlo.compare"(%409, %412) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%430 = "stablehlo.or"(%428, %429) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%431 = "stablehlo.select"(%430, %410, %408) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%432 = "stablehlo.select"(%430, %411, %409) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%431, %432) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%435 = "stablehlo.reshape"(%433) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%436 = "stablehlo.reshape"(%434) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%437 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%438 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%439 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%440 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%466, %467 = "stablehlo.reduce"(%437, %438, %439, %440) ({
^bb0(%441: tensor<f32>, %442: tensor<i32>, %443: tensor<f32>, %444: tensor<i32>):
%445 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%446 = "stablehlo.compare"(%444, %442) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%447 = "stablehlo.compare"(%443, %441) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%448 = "stablehlo.compare"(%441, %441) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%449 = "stablehlo.compare"(%443, %443) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%450 = "stablehlo.not"(%448) : (tensor<i1>) -> tensor<i1>
%451 = "stablehlo.and"(%447, %450) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%452 = "stablehlo.not"(%448) : (tensor<i1>) -> tensor<i1>
%453 = "stablehlo.or"(%452, %446) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%454 = "stablehlo.and"(%449, %453) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%455 = "stablehlo.or"(%451, %454) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%456 = "stablehlo.compare"(%443, %441) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%457 = "stablehlo.not"(%446) : (tensor<i1>) -> tensor<i1>
%458 = "stablehlo.and"(%456, %457) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%459 = "stablehlo.compare"(%444, %445) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%460 = "stablehlo.and"(%458, %459) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%461 = "stablehlo.or"(%455, %460) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%462 = "stablehlo.compare"(%442, %445) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%463 = "stablehlo.or"(%461, %462) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%464 = "stablehlo.select"(%463, %443, %441) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%465 = "stablehlo.select"(%463, %444, %442) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%464, %465) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%468 = "stablehlo.reshape"(%466) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%469 = "stablehlo.reshape"(%467) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%470 = "stablehlo.concatenate"(%369, %402, %435, %468) {dimension = 2 : i64} : (tensor<2x3x1x3x2xf32>, tensor<2x3x1x3x2xf32>, tensor<2x3x1x3x2xf32>, tensor<2x3x1x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%471 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%472 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%473 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%474 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%500, %501 = "stablehlo.reduce"(%471, %472, %473, %474) ({
^bb0(%475: tensor<f32>, %476: tensor<i32>, %477: tensor<f32>, %478: tensor<i32>):
%479 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%480 = "stablehlo.compare"(%478, %476) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%481 = "stablehlo.compare"(%477, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%482 = "stablehlo.compare"(%475, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%483 = "stablehlo.compare"(%477, %477) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%484 = "stablehlo.not"(%482) : (tensor<i1>) -> tensor<i1>
%485 = "stablehlo.and"(%481, %484) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%486 = "stablehlo.not"(%482) : (tensor<i1>) -> tensor<i1>
%487 = "stablehlo.or"(%486, %480) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%488 = "stablehlo.and"(%483, %487) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%489 = "stablehlo.or"(%485, %488) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%490 = "stablehlo.compare"(%477, %475) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%491 = "stablehlo.not"(%480) : (tensor<i1>) -> tensor<i1>
%492 = "stablehlo.and"(%490, %491) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%493 = "stablehlo.compare"(%478, %479) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%494 = "stablehlo.and"(%492, %493) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%495 = "stablehlo.or"(%489, %494) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%496 = "stablehlo.compare"(%476, %479) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%497 = "stablehlo.or"(%495, %496) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%498 = "stablehlo.select"(%497, %477, %475) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%499 = "stablehlo.select"(%497, %478, %476) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%498, %499) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%502 = "stablehlo.reshape"(%500) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%503 = "stablehlo.reshape"(%501) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%504 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%505 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%506 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%507 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%533, %534 = "stablehlo.reduce"(%504, %505, %506, %507) ({
^bb0(%508: tensor<f32>, %509: tensor<i32>, %510: tensor<f32>, %511: tensor<i32>):
%512 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%513 = "stablehlo.compare"(%511, %509) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%514 = "stablehlo.compare"(%510, %508) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%515 = "stablehlo.compare"(%508, %508) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%516 = "stablehlo.compare"(%510, %510) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%517 = "stablehlo.not"(%515) : (tensor<i1>) -> tensor<i1>
%518 = "stablehlo.and"(%514, %517) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%519 = "stablehlo.not"(%515) : (tensor<i1>) -> tensor<i1>
%520 = "stablehlo.or"(%519, %513) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%521 = "stablehlo.and"(%516, %520) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%522 = "stablehlo.or"(%518, %521) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%523 = "stablehlo.compare"(%510, %508) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%524 = "stablehlo.not"(%513) : (tensor<i1>) -> tensor<i1>
%525 = "stablehlo.and"(%523, %524) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%526 = "stablehlo.compare"(%511, %512) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%527 = "stablehlo.and"(%525, %526) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%528 = "stablehlo.or"(%522, %527) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%529 = "stablehlo.compare"(%509, %512) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%530 = "stablehlo.or"(%528, %529) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%531 = "stablehlo.select"(%530, %510, %508) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%532 = "stablehlo.select"(%530, %511, %509) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%531, %532) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%535 = "stablehlo.reshape"(%533) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%536 = "stablehlo.reshape"(%534) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%537 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%538 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%539 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%540 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%566, %567 = "stablehlo.reduce"(%537, %538, %539, %540) ({
^bb0(%541: tensor<f32>, %542: tensor<i32>, %543: tensor<f32>, %544: tensor<i32>):
%545 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%546 = "stablehlo.compare"(%544, %542) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%547 = "stablehlo.compare"(%543, %541) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%548 = "stablehlo.compare"(%541, %541) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%549 = "stablehlo.compare"(%543, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%550 = "stablehlo.not"(%548) : (tensor<i1>) -> tensor<i1>
%551 = "stablehlo.and"(%547, %550) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%552 = "stablehlo.not"(%548) : (tensor<i1>) -> tensor<i1>
%553 = "stablehlo.or"(%552, %546) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%554 = "stablehlo.and"(%549, %553) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%555 = "stablehlo.or"(%551, %554) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%556 = "stablehlo.compare"(%543, %541) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%557 = "stablehlo.not"(%546) : (tensor<i1>) -> tensor<i1>
%558 = "stablehlo.and"(%556, %557) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%559 = "stablehlo.compare"(%544, %545) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%560 = "stablehlo.and"(%558, %559) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%561 = "stablehlo.or"(%555, %560) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%562 = "stablehlo.compare"(%542, %545) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%563 = "stablehlo.or"(%561, %562) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%564 = "stablehlo.select"(%563, %543, %541) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%565 = "stablehlo.select"(%563, %544, %542) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%564, %565) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%568 = "stablehlo.reshape"(%566) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%569 = "stablehlo.reshape"(%567) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%570 = "stablehlo.slice"(%237) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%571 = "stablehlo.slice"(%337) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%572 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%573 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%599, %600 = "stablehlo.reduce"(%570, %571, %572, %573) ({
^bb0(%574: tensor<f32>, %575: tensor<i32>, %576: tensor<f32>, %577: tensor<i32>):
%578 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%579 = "stablehlo.compare"(%577, %575) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%580 = "stablehlo.compare"(%576, %574) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%581 = "stablehlo.compare"(%574, %574) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%582 = "stablehlo.compare"(%576, %576) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%583 = "stablehlo.not"(%581) : (tensor<i1>) -> tensor<i1>
%584 = "stablehlo.and"(%580, %583) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%585 = "stablehlo.not"(%581) : (tensor<i1>) -> tensor<i1>
%586 = "stablehlo.or"(%585, %579) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%587 = "stablehlo.and"(%582, %586) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%588 = "stablehlo.or"(%584, %587) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%589 = "stablehlo.compare"(%576, %574) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%590 = "stablehlo.not"(%579) : (tensor<i1>) -> tensor<i1>
%591 = "stablehlo.and"(%589, %590) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%592 = "stablehlo.compare"(%577, %578) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%593 = "stablehlo.and"(%591, %592) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%594 = "stablehlo.or"(%588, %593) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%595 = "stablehlo.compare"(%575, %578) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%596 = "stablehlo.or"(%594, %595) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%597 = "stablehlo.select"(%596, %576, %574) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%598 = "stablehlo.select"(%596, %577, %575) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%597, %598) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%601 = "stablehlo.reshape"(%599) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%602 = "stablehlo.reshape"(%600) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%603 = "stablehlo.concatenate"(%503, %536, %569, %602) {dimension = 2 : i64} : (tensor<2x3x1x3x2xi32>, tensor<2x3x1x3x2xi32>, tensor<2x3x1x3x2xi32>, tensor<2x3x1x3x2xi32>) -> tensor<2x3x4x3x2xi32>
%604 = "stablehlo.convert"(%603) : (tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi64>
return %470, %604 : tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xi64>
}
}

// f32[3,4,4,4] [1,2,4]
module @example {
func.func public @main(%0: tensor<3x4x4x4xf32>) -> (tensor<3x1x2x4xf32>, tensor<3x1x2x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<4x4x4xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<4x4x4xi32>) -> tensor<3x4x4x4xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x4xf32>) -> tensor<3x4x2x4xf32>
%9 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x4xi32>) -> tensor<3x4x2x4xi32>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 4, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x4xf32>) -> tensor<3x4x2x4xf32>
%11 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 4, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x4xi32>) -> tensor<3x4x2x4xi32>
%12 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x2x4xf32>, tensor<3x4x2x4xf32>) -> tensor<3x4x2x4xi1>
%13 = "stablehlo.compare"(%10, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x2x4xf32>, tensor<3x4x2x4xf32>) -> tensor<3x4x2x4xi1>
%14 = "stablehlo.or"(%12, %13) : (tensor<3x4x2x4xi1>, tensor<3x4x2x4xi1>) -> tensor<3x4x2x4xi1>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x2x4xi32>} : () -> tensor<3x4x2x4xi32>
%16 = "stablehlo.compare"(%9, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x2x4xi32>, tensor<3x4x2x4xi32>) -> tensor<3x4x2x4xi1>
%17 = "stablehlo.or"(%14, %16) : (tensor<3x4x2x4xi1>, tensor<3x4x2x4xi1>) -> tensor<3x4x2x4xi1>
%18 = "stablehlo.select"(%17, %10, %8) : (tensor<3x4x2x4xi1>, tensor<3x4x2x4xf32>, tensor<3x4x2x4xf32>) -> tensor<3x4x2x4xf32>
%19 = "stablehlo.select"(%17, %11, %9) : (tensor<3x4x2x4xi1>, tensor<3x4x2x4xi32>, tensor<3x4x2x4xi32>) -> tensor<3x4x2x4xi32>
%20 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.slice"(%18) {limit_indices = array<i64: 3, 1, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xf32>) -> tensor<3x1x2x4xf32>
%23 = "stablehlo.slice"(%19) {limit_indices = array<i64: 3, 1, 2, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xi32>) -> tensor<3x1x2x4xi32>
%24 = "stablehlo.slice"(%18) {limit_indices = array<i64: 3, 2, 2, 4>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xf32>) -> tensor<3x1x2x4xf32>
%25 = "stablehlo.slice"(%19) {limit_indices = array<i64: 3, 2, 2, 4>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xi32>) -> tensor<3x1x2x4xi32>
%26 = "stablehlo.compare"(%24, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi1>
%27 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi1>
%28 = "stablehlo.or"(%26, %27) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi1>) -> tensor<3x1x2x4xi1>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x2x4xi32>} : () -> tensor<3x1x2x4xi32>
%30 = "stablehlo.compare"(%23, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x2x4xi32>, tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi1>
%31 = "stablehlo.or"(%28, %30) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi1>) -> tensor<3x1x2x4xi1>
%32 = "stablehlo.select"(%31, %24, %22) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
%33 = "stablehlo.select"(%31, %25, %23) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi32>, tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi32>
%34 = "stablehlo.slice"(%18) {limit_indices = array<i64: 3, 3, 2, 4>, start_indices = array<i64: 0, 2, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xf32>) -> tensor<3x1x2x4xf32>
%35 = "stablehlo.slice"(%19) {limit_indices = array<i64: 3, 3, 2, 4>, start_indices = array<i64: 0, 2, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xi32>) -> tensor<3x1x2x4xi32>
%36 = "stablehlo.compare"(%34, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi1>
%37 = "stablehlo.compare"(%34, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi1>
%38 = "stablehlo.or"(%36, %37) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi1>) -> tensor<3x1x2x4xi1>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x2x4xi32>} : () -> tensor<3x1x2x4xi32>
%40 = "stablehlo.compare"(%33, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x2x4xi32>, tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi1>
%41 = "stablehlo.or"(%38, %40) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi1>) -> tensor<3x1x2x4xi1>
%42 = "stablehlo.select"(%41, %34, %32) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
%43 = "stablehlo.select"(%41, %35, %33) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi32>, tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi32>
%44 = "stablehlo.slice"(%18) {limit_indices = array<i64: 3, 4, 2, 4>, start_indices = array<i64: 0, 3, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xf32>) -> tensor<3x1x2x4xf32>
%45 = "stablehlo.slice"(%19) {limit_indices = array<i64: 3, 4, 2, 4>, start_indices = array<i64: 0, 3, 0, 0>, strides = array<i64: 1, 4, 1, 1>} : (tensor<3x4x2x4xi32>) -> tensor<3x1x2x4xi32>
%46 = "stablehlo.compare"(%44, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi1>
%47 = "stablehlo.compare"(%44, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xi1>
%48 = "stablehlo.or"(%46, %47) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi1>) -> tensor<3x1x2x4xi1>
%49 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x2x4xi32>} : () -> tensor<3x1x2x4xi32>
%50 = "stablehlo.compare"(%43, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x2x4xi32>, tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi1>
%51 = "stablehlo.or"(%48, %50) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi1>) -> tensor<3x1x2x4xi1>
%52 = "stablehlo.select"(%51, %44, %42) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xf32>, tensor<3x1x2x4xf32>) -> tensor<3x1x2x4xf32>
%53 = "stablehlo.select"(%51, %45, %43) : (tensor<3x1x2x4xi1>, tensor<3x1x2x4xi32>, tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi32>
%54 = "stablehlo.convert"(%53) : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi64>
return %52, %54 : tensor<3x1x2x4xf32>, tensor<3x1x2x4xi64>
}
}

