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
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x3xf32>
%37 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x3xi32>
%38 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%65, %66 = "stablehlo.reduce"(%36, %37, %38, %39) ({
^bb0(%40: tensor<f32>, %41: tensor<i32>, %42: tensor<f32>, %43: tensor<i32>):
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.compare"(%43, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%46 = "stablehlo.compare"(%42, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%47 = "stablehlo.compare"(%40, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%48 = "stablehlo.compare"(%42, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%49 = "stablehlo.not"(%47) : (tensor<i1>) -> tensor<i1>
%50 = "stablehlo.and"(%46, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%51 = "stablehlo.not"(%47) : (tensor<i1>) -> tensor<i1>
%52 = "stablehlo.or"(%51, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%53 = "stablehlo.and"(%48, %52) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%54 = "stablehlo.or"(%50, %53) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%55 = "stablehlo.compare"(%42, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%56 = "stablehlo.not"(%45) : (tensor<i1>) -> tensor<i1>
%57 = "stablehlo.and"(%55, %56) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%58 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%59 = "stablehlo.and"(%57, %58) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%60 = "stablehlo.or"(%54, %59) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%61 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%62 = "stablehlo.or"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%63 = "stablehlo.select"(%62, %42, %40) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%64 = "stablehlo.select"(%62, %43, %41) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%63, %64) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x6x3xf32>, tensor<2x3x8x6x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>)
%67 = "stablehlo.reshape"(%65) : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x6x1xf32>
%68 = "stablehlo.concatenate"(%35, %67) {dimension = 4 : i64} : (tensor<2x3x8x6x1xf32>, tensor<2x3x8x6x1xf32>) -> tensor<2x3x8x6x2xf32>
%69 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x3xf32>
%70 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x3xi32>
%71 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%98, %99 = "stablehlo.reduce"(%69, %70, %71, %72) ({
^bb0(%73: tensor<f32>, %74: tensor<i32>, %75: tensor<f32>, %76: tensor<i32>):
%77 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.compare"(%76, %74) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%79 = "stablehlo.compare"(%75, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%80 = "stablehlo.compare"(%73, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%81 = "stablehlo.compare"(%75, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%82 = "stablehlo.not"(%80) : (tensor<i1>) -> tensor<i1>
%83 = "stablehlo.and"(%79, %82) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%84 = "stablehlo.not"(%80) : (tensor<i1>) -> tensor<i1>
%85 = "stablehlo.or"(%84, %78) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%86 = "stablehlo.and"(%81, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%87 = "stablehlo.or"(%83, %86) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%88 = "stablehlo.compare"(%75, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%89 = "stablehlo.not"(%78) : (tensor<i1>) -> tensor<i1>
%90 = "stablehlo.and"(%88, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%91 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%92 = "stablehlo.and"(%90, %91) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%93 = "stablehlo.or"(%87, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%94 = "stablehlo.compare"(%74, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%95 = "stablehlo.or"(%93, %94) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%96 = "stablehlo.select"(%95, %75, %73) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%97 = "stablehlo.select"(%95, %76, %74) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%96, %97) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x6x3xf32>, tensor<2x3x8x6x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>)
%100 = "stablehlo.reshape"(%99) : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x6x1xi32>
%101 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xf32>) -> tensor<2x3x8x6x3xf32>
%102 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6, 5>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x5xi32>) -> tensor<2x3x8x6x3xi32>
%103 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%130, %131 = "stablehlo.reduce"(%101, %102, %103, %104) ({
^bb0(%105: tensor<f32>, %106: tensor<i32>, %107: tensor<f32>, %108: tensor<i32>):
%109 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%110 = "stablehlo.compare"(%108, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%111 = "stablehlo.compare"(%107, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%112 = "stablehlo.compare"(%105, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%113 = "stablehlo.compare"(%107, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%114 = "stablehlo.not"(%112) : (tensor<i1>) -> tensor<i1>
%115 = "stablehlo.and"(%111, %114) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%116 = "stablehlo.not"(%112) : (tensor<i1>) -> tensor<i1>
%117 = "stablehlo.or"(%116, %110) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%118 = "stablehlo.and"(%113, %117) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%119 = "stablehlo.or"(%115, %118) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%120 = "stablehlo.compare"(%107, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%121 = "stablehlo.not"(%110) : (tensor<i1>) -> tensor<i1>
%122 = "stablehlo.and"(%120, %121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%123 = "stablehlo.compare"(%108, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%124 = "stablehlo.and"(%122, %123) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%125 = "stablehlo.or"(%119, %124) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%126 = "stablehlo.compare"(%106, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%127 = "stablehlo.or"(%125, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%128 = "stablehlo.select"(%127, %107, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%129 = "stablehlo.select"(%127, %108, %106) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%128, %129) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x8x6x3xf32>, tensor<2x3x8x6x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>)
%132 = "stablehlo.reshape"(%131) : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x6x1xi32>
%133 = "stablehlo.concatenate"(%100, %132) {dimension = 4 : i64} : (tensor<2x3x8x6x1xi32>, tensor<2x3x8x6x1xi32>) -> tensor<2x3x8x6x2xi32>
%134 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%135 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%136 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%137 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%163, %164 = "stablehlo.reduce"(%134, %135, %136, %137) ({
^bb0(%138: tensor<f32>, %139: tensor<i32>, %140: tensor<f32>, %141: tensor<i32>):
%142 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%143 = "stablehlo.compare"(%141, %139) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%144 = "stablehlo.compare"(%140, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%145 = "stablehlo.compare"(%138, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%146 = "stablehlo.compare"(%140, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%147 = "stablehlo.not"(%145) : (tensor<i1>) -> tensor<i1>
%148 = "stablehlo.and"(%144, %147) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%149 = "stablehlo.not"(%145) : (tensor<i1>) -> tensor<i1>
%150 = "stablehlo.or"(%149, %143) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%151 = "stablehlo.and"(%146, %150) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%152 = "stablehlo.or"(%148, %151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%153 = "stablehlo.compare"(%140, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%154 = "stablehlo.not"(%143) : (tensor<i1>) -> tensor<i1>
%155 = "stablehlo.and"(%153, %154) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%156 = "stablehlo.compare"(%141, %142) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%157 = "stablehlo.and"(%155, %156) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%158 = "stablehlo.or"(%152, %157) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%159 = "stablehlo.compare"(%139, %142) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%160 = "stablehlo.or"(%158, %159) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%161 = "stablehlo.select"(%160, %140, %138) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%162 = "stablehlo.select"(%160, %141, %139) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%161, %162) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%165 = "stablehlo.reshape"(%163) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%166 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%167 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%168 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%169 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%195, %196 = "stablehlo.reduce"(%166, %167, %168, %169) ({
^bb0(%170: tensor<f32>, %171: tensor<i32>, %172: tensor<f32>, %173: tensor<i32>):
%174 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%175 = "stablehlo.compare"(%173, %171) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%176 = "stablehlo.compare"(%172, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%177 = "stablehlo.compare"(%170, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%178 = "stablehlo.compare"(%172, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%179 = "stablehlo.not"(%177) : (tensor<i1>) -> tensor<i1>
%180 = "stablehlo.and"(%176, %179) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%181 = "stablehlo.not"(%177) : (tensor<i1>) -> tensor<i1>
%182 = "stablehlo.or"(%181, %175) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%183 = "stablehlo.and"(%178, %182) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%184 = "stablehlo.or"(%180, %183) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%185 = "stablehlo.compare"(%172, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%186 = "stablehlo.not"(%175) : (tensor<i1>) -> tensor<i1>
%187 = "stablehlo.and"(%185, %186) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%188 = "stablehlo.compare"(%173, %174) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%189 = "stablehlo.and"(%187, %188) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%190 = "stablehlo.or"(%184, %189) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%191 = "stablehlo.compare"(%171, %174) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%192 = "stablehlo.or"(%190, %191) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%193 = "stablehlo.select"(%192, %172, %170) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%194 = "stablehlo.select"(%192, %173, %171) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%193, %194) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%197 = "stablehlo.reshape"(%195) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%198 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%199 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%200 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%201 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%227, %228 = "stablehlo.reduce"(%198, %199, %200, %201) ({
^bb0(%202: tensor<f32>, %203: tensor<i32>, %204: tensor<f32>, %205: tensor<i32>):
%206 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%207 = "stablehlo.compare"(%205, %203) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%208 = "stablehlo.compare"(%204, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%209 = "stablehlo.compare"(%202, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%210 = "stablehlo.compare"(%204, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%211 = "stablehlo.not"(%209) : (tensor<i1>) -> tensor<i1>
%212 = "stablehlo.and"(%208, %211) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%213 = "stablehlo.not"(%209) : (tensor<i1>) -> tensor<i1>
%214 = "stablehlo.or"(%213, %207) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%215 = "stablehlo.and"(%210, %214) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.or"(%212, %215) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%217 = "stablehlo.compare"(%204, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%218 = "stablehlo.not"(%207) : (tensor<i1>) -> tensor<i1>
%219 = "stablehlo.and"(%217, %218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.compare"(%205, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%221 = "stablehlo.and"(%219, %220) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%222 = "stablehlo.or"(%216, %221) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%223 = "stablehlo.compare"(%203, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%224 = "stablehlo.or"(%222, %223) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%225 = "stablehlo.select"(%224, %204, %202) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%226 = "stablehlo.select"(%224, %205, %203) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%225, %226) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%229 = "stablehlo.reshape"(%227) : (tensor<2x3x8x2xf32>) -> tensor<2x3x8x1x2xf32>
%230 = "stablehlo.concatenate"(%165, %197, %229) {dimension = 3 : i64} : (tensor<2x3x8x1x2xf32>, tensor<2x3x8x1x2xf32>, tensor<2x3x8x1x2xf32>) -> tensor<2x3x8x3x2xf32>
%231 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%232 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 3, 8, 2, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%233 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%234 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%260, %261 = "stablehlo.reduce"(%231, %232, %233, %234) ({
^bb0(%235: tensor<f32>, %236: tensor<i32>, %237: tensor<f32>, %238: tensor<i32>):
%239 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%240 = "stablehlo.compare"(%238, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%241 = "stablehlo.compare"(%237, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%242 = "stablehlo.compare"(%235, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%243 = "stablehlo.compare"(%237, %237) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%244 = "stablehlo.not"(%242) : (tensor<i1>) -> tensor<i1>
%245 = "stablehlo.and"(%241, %244) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.not"(%242) : (tensor<i1>) -> tensor<i1>
%247 = "stablehlo.or"(%246, %240) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%248 = "stablehlo.and"(%243, %247) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%249 = "stablehlo.or"(%245, %248) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%250 = "stablehlo.compare"(%237, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%251 = "stablehlo.not"(%240) : (tensor<i1>) -> tensor<i1>
%252 = "stablehlo.and"(%250, %251) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%253 = "stablehlo.compare"(%238, %239) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%254 = "stablehlo.and"(%252, %253) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%255 = "stablehlo.or"(%249, %254) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%256 = "stablehlo.compare"(%236, %239) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%257 = "stablehlo.or"(%255, %256) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%258 = "stablehlo.select"(%257, %237, %235) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%259 = "stablehlo.select"(%257, %238, %236) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%258, %259) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%262 = "stablehlo.reshape"(%261) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%263 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%264 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 3, 8, 4, 2>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%265 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%266 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%292, %293 = "stablehlo.reduce"(%263, %264, %265, %266) ({
^bb0(%267: tensor<f32>, %268: tensor<i32>, %269: tensor<f32>, %270: tensor<i32>):
%271 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%272 = "stablehlo.compare"(%270, %268) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%273 = "stablehlo.compare"(%269, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%274 = "stablehlo.compare"(%267, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%275 = "stablehlo.compare"(%269, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%276 = "stablehlo.not"(%274) : (tensor<i1>) -> tensor<i1>
%277 = "stablehlo.and"(%273, %276) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%278 = "stablehlo.not"(%274) : (tensor<i1>) -> tensor<i1>
%279 = "stablehlo.or"(%278, %272) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.and"(%275, %279) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%281 = "stablehlo.or"(%277, %280) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%282 = "stablehlo.compare"(%269, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%283 = "stablehlo.not"(%272) : (tensor<i1>) -> tensor<i1>
%284 = "stablehlo.and"(%282, %283) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%285 = "stablehlo.compare"(%270, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%286 = "stablehlo.and"(%284, %285) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%287 = "stablehlo.or"(%281, %286) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%288 = "stablehlo.compare"(%268, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%289 = "stablehlo.or"(%287, %288) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%290 = "stablehlo.select"(%289, %269, %267) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%291 = "stablehlo.select"(%289, %270, %268) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%290, %291) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%294 = "stablehlo.reshape"(%293) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%295 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xf32>) -> tensor<2x3x8x2x2xf32>
%296 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 3, 8, 6, 2>, start_indices = array<i64: 0, 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x6x2xi32>) -> tensor<2x3x8x2x2xi32>
%297 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%298 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%324, %325 = "stablehlo.reduce"(%295, %296, %297, %298) ({
^bb0(%299: tensor<f32>, %300: tensor<i32>, %301: tensor<f32>, %302: tensor<i32>):
%303 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%304 = "stablehlo.compare"(%302, %300) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%305 = "stablehlo.compare"(%301, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%306 = "stablehlo.compare"(%299, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%307 = "stablehlo.compare"(%301, %301) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%308 = "stablehlo.not"(%306) : (tensor<i1>) -> tensor<i1>
%309 = "stablehlo.and"(%305, %308) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.not"(%306) : (tensor<i1>) -> tensor<i1>
%311 = "stablehlo.or"(%310, %304) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%312 = "stablehlo.and"(%307, %311) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%313 = "stablehlo.or"(%309, %312) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%314 = "stablehlo.compare"(%301, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%315 = "stablehlo.not"(%304) : (tensor<i1>) -> tensor<i1>
%316 = "stablehlo.and"(%314, %315) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%317 = "stablehlo.compare"(%302, %303) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%318 = "stablehlo.and"(%316, %317) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%319 = "stablehlo.or"(%313, %318) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.compare"(%300, %303) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%321 = "stablehlo.or"(%319, %320) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%322 = "stablehlo.select"(%321, %301, %299) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%323 = "stablehlo.select"(%321, %302, %300) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%322, %323) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x8x2x2xf32>, tensor<2x3x8x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x8x2xf32>, tensor<2x3x8x2xi32>)
%326 = "stablehlo.reshape"(%325) : (tensor<2x3x8x2xi32>) -> tensor<2x3x8x1x2xi32>
%327 = "stablehlo.concatenate"(%262, %294, %326) {dimension = 3 : i64} : (tensor<2x3x8x1x2xi32>, tensor<2x3x8x1x2xi32>, tensor<2x3x8x1x2xi32>) -> tensor<2x3x8x3x2xi32>
%328 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%329 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%330 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%331 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%357, %358 = "stablehlo.reduce"(%328, %329, %330, %331) ({
^bb0(%332: tensor<f32>, %333: tensor<i32>, %334: tensor<f32>, %335: tensor<i32>):
%336 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%337 = "stablehlo.compare"(%335, %333) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%338 = "stablehlo.compare"(%334, %332) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%339 = "stablehlo.compare"(%332, %332) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%340 = "stablehlo.compare"(%334, %334) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%341 = "stablehlo.not"(%339) : (tensor<i1>) -> tensor<i1>
%342 = "stablehlo.and"(%338, %341) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%343 = "stablehlo.not"(%339) : (tensor<i1>) -> tensor<i1>
%344 = "stablehlo.or"(%343, %337) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%345 = "stablehlo.and"(%340, %344) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%346 = "stablehlo.or"(%342, %345) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%347 = "stablehlo.compare"(%334, %332) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%348 = "stablehlo.not"(%337) : (tensor<i1>) -> tensor<i1>
%349 = "stablehlo.and"(%347, %348) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%350 = "stablehlo.compare"(%335, %336) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%351 = "stablehlo.and"(%349, %350) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%352 = "stablehlo.or"(%346, %351) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%353 = "stablehlo.compare"(%333, %336) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%354 = "stablehlo.or"(%352, %353) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%355 = "stablehlo.select"(%354, %334, %332) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%356 = "stablehlo.select"(%354, %335, %333) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%355, %356) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%359 = "stablehlo.reshape"(%357) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%360 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%361 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%362 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%363 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%389, %390 = "stablehlo.reduce"(%360, %361, %362, %363) ({
^bb0(%364: tensor<f32>, %365: tensor<i32>, %366: tensor<f32>, %367: tensor<i32>):
%368 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%369 = "stablehlo.compare"(%367, %365) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%370 = "stablehlo.compare"(%366, %364) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%371 = "stablehlo.compare"(%364, %364) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%372 = "stablehlo.compare"(%366, %366) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%373 = "stablehlo.not"(%371) : (tensor<i1>) -> tensor<i1>
%374 = "stablehlo.and"(%370, %373) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%375 = "stablehlo.not"(%371) : (tensor<i1>) -> tensor<i1>
%376 = "stablehlo.or"(%375, %369) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%377 = "stablehlo.and"(%372, %376) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%378 = "stablehlo.or"(%374, %377) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%379 = "stablehlo.compare"(%366, %364) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%380 = "stablehlo.not"(%369) : (tensor<i1>) -> tensor<i1>
%381 = "stablehlo.and"(%379, %380) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%382 = "stablehlo.compare"(%367, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%383 = "stablehlo.and"(%381, %382) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%384 = "stablehlo.or"(%378, %383) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%385 = "stablehlo.compare"(%365, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%386 = "stablehlo.or"(%384, %385) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%387 = "stablehlo.select"(%386, %366, %364) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%388 = "stablehlo.select"(%386, %367, %365) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%387, %388) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%391 = "stablehlo.reshape"(%389) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%392 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%393 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%394 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%395 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%421, %422 = "stablehlo.reduce"(%392, %393, %394, %395) ({
^bb0(%396: tensor<f32>, %397: tensor<i32>, %398: tensor<f32>, %399: tensor<i32>):
%400 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%401 = "stablehlo.compare"(%399, %397) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%402 = "stablehlo.compare"(%398, %396) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%403 = "stablehlo.compare"(%396, %396) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%404 = "stablehlo.compare"(%398, %398) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%405 = "stablehlo.not"(%403) : (tensor<i1>) -> tensor<i1>
%406 = "stablehlo.and"(%402, %405) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%407 = "stablehlo.not"(%403) : (tensor<i1>) -> tensor<i1>
%408 = "stablehlo.or"(%407, %401) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%409 = "stablehlo.and"(%404, %408) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%410 = "stablehlo.or"(%406, %409) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%411 = "stablehlo.compare"(%398, %396) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%412 = "stablehlo.not"(%401) : (tensor<i1>) -> tensor<i1>
%413 = "stablehlo.and"(%411, %412) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%414 = "stablehlo.compare"(%399, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%415 = "stablehlo.and"(%413, %414) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%416 = "stablehlo.or"(%410, %415) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%417 = "stablehlo.compare"(%397, %400) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%418 = "stablehlo.or"(%416, %417) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%419 = "stablehlo.select"(%418, %398, %396) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%420 = "stablehlo.select"(%418, %399, %397) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%419, %420) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%423 = "stablehlo.reshape"(%421) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%424 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%425 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%426 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%427 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%453, %454 = "stablehlo.reduce"(%424, %425, %426, %427) ({
^bb0(%428: tensor<f32>, %429: tensor<i32>, %430: tensor<f32>, %431: tensor<i32>):
%432 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%433 = "stablehlo.compare"(%431, %429) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%434 = "stablehlo.compare"(%430, %428) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%435 = "stablehlo.compare"(%428, %428) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%436 = "stablehlo.compare"(%430, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%437 = "stablehlo.not"(%435) : (tensor<i1>) -> tensor<i1>
%438 = "stablehlo.and"(%434, %437) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%439 = "stablehlo.not"(%435) : (tensor<i1>) -> tensor<i1>
%440 = "stablehlo.or"(%439, %433) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%441 = "stablehlo.and"(%436, %440) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%442 = "stablehlo.or"(%438, %441) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%443 = "stablehlo.compare"(%430, %428) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%444 = "stablehlo.not"(%433) : (tensor<i1>) -> tensor<i1>
%445 = "stablehlo.and"(%443, %444) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%446 = "stablehlo.compare"(%431, %432) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%447 = "stablehlo.and"(%445, %446) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%448 = "stablehlo.or"(%442, %447) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%449 = "stablehlo.compare"(%429, %432) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%450 = "stablehlo.or"(%448, %449) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%451 = "stablehlo.select"(%450, %430, %428) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%452 = "stablehlo.select"(%450, %431, %429) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%451, %452) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%455 = "stablehlo.reshape"(%453) : (tensor<2x3x3x2xf32>) -> tensor<2x3x1x3x2xf32>
%456 = "stablehlo.concatenate"(%359, %391, %423, %455) {dimension = 2 : i64} : (tensor<2x3x1x3x2xf32>, tensor<2x3x1x3x2xf32>, tensor<2x3x1x3x2xf32>, tensor<2x3x1x3x2xf32>) -> tensor<2x3x4x3x2xf32>
%457 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%458 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%459 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%460 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%486, %487 = "stablehlo.reduce"(%457, %458, %459, %460) ({
^bb0(%461: tensor<f32>, %462: tensor<i32>, %463: tensor<f32>, %464: tensor<i32>):
%465 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%466 = "stablehlo.compare"(%464, %462) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%467 = "stablehlo.compare"(%463, %461) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%468 = "stablehlo.compare"(%461, %461) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%469 = "stablehlo.compare"(%463, %463) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%470 = "stablehlo.not"(%468) : (tensor<i1>) -> tensor<i1>
%471 = "stablehlo.and"(%467, %470) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%472 = "stablehlo.not"(%468) : (tensor<i1>) -> tensor<i1>
%473 = "stablehlo.or"(%472, %466) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%474 = "stablehlo.and"(%469, %473) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%475 = "stablehlo.or"(%471, %474) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%476 = "stablehlo.compare"(%463, %461) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%477 = "stablehlo.not"(%466) : (tensor<i1>) -> tensor<i1>
%478 = "stablehlo.and"(%476, %477) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%479 = "stablehlo.compare"(%464, %465) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%480 = "stablehlo.and"(%478, %479) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%481 = "stablehlo.or"(%475, %480) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%482 = "stablehlo.compare"(%462, %465) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%483 = "stablehlo.or"(%481, %482) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%484 = "stablehlo.select"(%483, %463, %461) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%485 = "stablehlo.select"(%483, %464, %462) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%484, %485) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%488 = "stablehlo.reshape"(%487) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%489 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%490 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%491 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%492 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%518, %519 = "stablehlo.reduce"(%489, %490, %491, %492) ({
^bb0(%493: tensor<f32>, %494: tensor<i32>, %495: tensor<f32>, %496: tensor<i32>):
%497 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%498 = "stablehlo.compare"(%496, %494) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%499 = "stablehlo.compare"(%495, %493) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%500 = "stablehlo.compare"(%493, %493) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%501 = "stablehlo.compare"(%495, %495) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%502 = "stablehlo.not"(%500) : (tensor<i1>) -> tensor<i1>
%503 = "stablehlo.and"(%499, %502) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%504 = "stablehlo.not"(%500) : (tensor<i1>) -> tensor<i1>
%505 = "stablehlo.or"(%504, %498) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%506 = "stablehlo.and"(%501, %505) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%507 = "stablehlo.or"(%503, %506) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%508 = "stablehlo.compare"(%495, %493) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%509 = "stablehlo.not"(%498) : (tensor<i1>) -> tensor<i1>
%510 = "stablehlo.and"(%508, %509) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%511 = "stablehlo.compare"(%496, %497) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%512 = "stablehlo.and"(%510, %511) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%513 = "stablehlo.or"(%507, %512) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%514 = "stablehlo.compare"(%494, %497) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%515 = "stablehlo.or"(%513, %514) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%516 = "stablehlo.select"(%515, %495, %493) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%517 = "stablehlo.select"(%515, %496, %494) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%516, %517) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%520 = "stablehlo.reshape"(%519) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%521 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%522 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 6, 3, 2>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%523 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%524 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%550, %551 = "stablehlo.reduce"(%521, %522, %523, %524) ({
^bb0(%525: tensor<f32>, %526: tensor<i32>, %527: tensor<f32>, %528: tensor<i32>):
%529 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%530 = "stablehlo.compare"(%528, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%531 = "stablehlo.compare"(%527, %525) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%532 = "stablehlo.compare"(%525, %525) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%533 = "stablehlo.compare"(%527, %527) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%534 = "stablehlo.not"(%532) : (tensor<i1>) -> tensor<i1>
%535 = "stablehlo.and"(%531, %534) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%536 = "stablehlo.not"(%532) : (tensor<i1>) -> tensor<i1>
%537 = "stablehlo.or"(%536, %530) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%538 = "stablehlo.and"(%533, %537) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%539 = "stablehlo.or"(%535, %538) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%540 = "stablehlo.compare"(%527, %525) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%541 = "stablehlo.not"(%530) : (tensor<i1>) -> tensor<i1>
%542 = "stablehlo.and"(%540, %541) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%543 = "stablehlo.compare"(%528, %529) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%544 = "stablehlo.and"(%542, %543) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%545 = "stablehlo.or"(%539, %544) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%546 = "stablehlo.compare"(%526, %529) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%547 = "stablehlo.or"(%545, %546) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%548 = "stablehlo.select"(%547, %527, %525) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%549 = "stablehlo.select"(%547, %528, %526) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%548, %549) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%552 = "stablehlo.reshape"(%551) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%553 = "stablehlo.slice"(%230) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xf32>) -> tensor<2x3x2x3x2xf32>
%554 = "stablehlo.slice"(%327) {limit_indices = array<i64: 2, 3, 8, 3, 2>, start_indices = array<i64: 0, 0, 6, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x8x3x2xi32>) -> tensor<2x3x2x3x2xi32>
%555 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%556 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%582, %583 = "stablehlo.reduce"(%553, %554, %555, %556) ({
^bb0(%557: tensor<f32>, %558: tensor<i32>, %559: tensor<f32>, %560: tensor<i32>):
%561 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%562 = "stablehlo.compare"(%560, %558) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%563 = "stablehlo.compare"(%559, %557) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%564 = "stablehlo.compare"(%557, %557) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%565 = "stablehlo.compare"(%559, %559) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%566 = "stablehlo.not"(%564) : (tensor<i1>) -> tensor<i1>
%567 = "stablehlo.and"(%563, %566) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%568 = "stablehlo.not"(%564) : (tensor<i1>) -> tensor<i1>
%569 = "stablehlo.or"(%568, %562) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%570 = "stablehlo.and"(%565, %569) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%571 = "stablehlo.or"(%567, %570) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%572 = "stablehlo.compare"(%559, %557) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%573 = "stablehlo.not"(%562) : (tensor<i1>) -> tensor<i1>
%574 = "stablehlo.and"(%572, %573) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%575 = "stablehlo.compare"(%560, %561) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%576 = "stablehlo.and"(%574, %575) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%577 = "stablehlo.or"(%571, %576) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%578 = "stablehlo.compare"(%558, %561) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%579 = "stablehlo.or"(%577, %578) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%580 = "stablehlo.select"(%579, %559, %557) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%581 = "stablehlo.select"(%579, %560, %558) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%580, %581) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x2x3x2xf32>, tensor<2x3x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x2xf32>, tensor<2x3x3x2xi32>)
%584 = "stablehlo.reshape"(%583) : (tensor<2x3x3x2xi32>) -> tensor<2x3x1x3x2xi32>
%585 = "stablehlo.concatenate"(%488, %520, %552, %584) {dimension = 2 : i64} : (tensor<2x3x1x3x2xi32>, tensor<2x3x1x3x2xi32>, tensor<2x3x1x3x2xi32>, tensor<2x3x1x3x2xi32>) -> tensor<2x3x4x3x2xi32>
%586 = "stablehlo.convert"(%585) : (tensor<2x3x4x3x2xi32>) -> tensor<2x3x4x3x2xi64>
return %456, %586 : tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xi64>
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
%31, %32 = "stablehlo.reduce_window"(%0, %3, %4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<i32>, %8: tensor<f32>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%9, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%13 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%14 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%15 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%16 = "stablehlo.and"(%12, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.or"(%17, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.and"(%14, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%16, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%22 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%26 = "stablehlo.or"(%20, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%27 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.select"(%28, %8, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%30 = "stablehlo.select"(%28, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%29, %30) : (tensor<f32>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 4, 2, 1>} : (tensor<3x4x4x4xf32>, tensor<3x4x4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x1x2x4xf32>, tensor<3x1x2x4xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 2, 1>, window_strides = array<i64: 1, 4, 2, 1>} : (tensor<3x4x4x4xf32>, tensor<f32>) -> tensor<3x1x2x4xf32>
%38 = "stablehlo.convert"(%32) : (tensor<3x1x2x4xi32>) -> tensor<3x1x2x4xi64>
return %37, %38 : tensor<3x1x2x4xf32>, tensor<3x1x2x4xi64>
}
}

