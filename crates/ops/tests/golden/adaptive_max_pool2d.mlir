// f32[2,3,8,6] [4,3]
module @example {
func.func public @main(%0: tensor<2x3x8x6xf32>) -> (tensor<2x3x4x3xf32>, tensor<2x3x4x3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<48xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<48xi32>) -> tensor<8x6xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x6xi32>) -> tensor<2x3x8x6xi32>
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
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x6xf32>, tensor<2x3x8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x4x3xf32>, tensor<2x3x4x3xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x6xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
%38 = "stablehlo.convert"(%32) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi64>
return %37, %38 : tensor<2x3x4x3xf32>, tensor<2x3x4x3xi64>
}
}

// f32[2,3,7,5] [3,7]
module @example {
func.func public @main(%0: tensor<2x3x7x5xf32>) -> (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<35xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<35xi32>) -> tensor<7x5xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x5xi32>) -> tensor<2x3x7x5xi32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
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
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%35 = "stablehlo.reshape"(%33) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%37 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
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
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%67 = "stablehlo.reshape"(%65) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%68 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%69 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%70 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%97, %98 = "stablehlo.reduce"(%68, %69, %70, %71) ({
^bb0(%72: tensor<f32>, %73: tensor<i32>, %74: tensor<f32>, %75: tensor<i32>):
%76 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%77 = "stablehlo.compare"(%75, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%78 = "stablehlo.compare"(%74, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%79 = "stablehlo.compare"(%72, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%80 = "stablehlo.compare"(%74, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%81 = "stablehlo.not"(%79) : (tensor<i1>) -> tensor<i1>
%82 = "stablehlo.and"(%78, %81) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%83 = "stablehlo.not"(%79) : (tensor<i1>) -> tensor<i1>
%84 = "stablehlo.or"(%83, %77) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%85 = "stablehlo.and"(%80, %84) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%86 = "stablehlo.or"(%82, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%87 = "stablehlo.compare"(%74, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%88 = "stablehlo.not"(%77) : (tensor<i1>) -> tensor<i1>
%89 = "stablehlo.and"(%87, %88) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%90 = "stablehlo.compare"(%75, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%92 = "stablehlo.or"(%86, %91) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%93 = "stablehlo.compare"(%73, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%94 = "stablehlo.or"(%92, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%95 = "stablehlo.select"(%94, %74, %72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%96 = "stablehlo.select"(%94, %75, %73) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%95, %96) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%99 = "stablehlo.reshape"(%97) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%100 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%101 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%102 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%129, %130 = "stablehlo.reduce"(%100, %101, %102, %103) ({
^bb0(%104: tensor<f32>, %105: tensor<i32>, %106: tensor<f32>, %107: tensor<i32>):
%108 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%109 = "stablehlo.compare"(%107, %105) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%110 = "stablehlo.compare"(%106, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%111 = "stablehlo.compare"(%104, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%112 = "stablehlo.compare"(%106, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%113 = "stablehlo.not"(%111) : (tensor<i1>) -> tensor<i1>
%114 = "stablehlo.and"(%110, %113) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%115 = "stablehlo.not"(%111) : (tensor<i1>) -> tensor<i1>
%116 = "stablehlo.or"(%115, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%117 = "stablehlo.and"(%112, %116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%118 = "stablehlo.or"(%114, %117) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%119 = "stablehlo.compare"(%106, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%120 = "stablehlo.not"(%109) : (tensor<i1>) -> tensor<i1>
%121 = "stablehlo.and"(%119, %120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%122 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%123 = "stablehlo.and"(%121, %122) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%124 = "stablehlo.or"(%118, %123) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%125 = "stablehlo.compare"(%105, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%126 = "stablehlo.or"(%124, %125) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%127 = "stablehlo.select"(%126, %106, %104) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%128 = "stablehlo.select"(%126, %107, %105) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%127, %128) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%131 = "stablehlo.reshape"(%129) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%132 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%133 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%134 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%135 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%161, %162 = "stablehlo.reduce"(%132, %133, %134, %135) ({
^bb0(%136: tensor<f32>, %137: tensor<i32>, %138: tensor<f32>, %139: tensor<i32>):
%140 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%141 = "stablehlo.compare"(%139, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%142 = "stablehlo.compare"(%138, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%143 = "stablehlo.compare"(%136, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%144 = "stablehlo.compare"(%138, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%145 = "stablehlo.not"(%143) : (tensor<i1>) -> tensor<i1>
%146 = "stablehlo.and"(%142, %145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%147 = "stablehlo.not"(%143) : (tensor<i1>) -> tensor<i1>
%148 = "stablehlo.or"(%147, %141) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%149 = "stablehlo.and"(%144, %148) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%150 = "stablehlo.or"(%146, %149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%151 = "stablehlo.compare"(%138, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%152 = "stablehlo.not"(%141) : (tensor<i1>) -> tensor<i1>
%153 = "stablehlo.and"(%151, %152) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%154 = "stablehlo.compare"(%139, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%155 = "stablehlo.and"(%153, %154) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%156 = "stablehlo.or"(%150, %155) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%157 = "stablehlo.compare"(%137, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%158 = "stablehlo.or"(%156, %157) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%159 = "stablehlo.select"(%158, %138, %136) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%160 = "stablehlo.select"(%158, %139, %137) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%159, %160) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%163 = "stablehlo.reshape"(%161) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%164 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%165 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%166 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%167 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%193, %194 = "stablehlo.reduce"(%164, %165, %166, %167) ({
^bb0(%168: tensor<f32>, %169: tensor<i32>, %170: tensor<f32>, %171: tensor<i32>):
%172 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%173 = "stablehlo.compare"(%171, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%174 = "stablehlo.compare"(%170, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%175 = "stablehlo.compare"(%168, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%176 = "stablehlo.compare"(%170, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%177 = "stablehlo.not"(%175) : (tensor<i1>) -> tensor<i1>
%178 = "stablehlo.and"(%174, %177) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%179 = "stablehlo.not"(%175) : (tensor<i1>) -> tensor<i1>
%180 = "stablehlo.or"(%179, %173) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%181 = "stablehlo.and"(%176, %180) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%182 = "stablehlo.or"(%178, %181) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%183 = "stablehlo.compare"(%170, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%184 = "stablehlo.not"(%173) : (tensor<i1>) -> tensor<i1>
%185 = "stablehlo.and"(%183, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%186 = "stablehlo.compare"(%171, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%187 = "stablehlo.and"(%185, %186) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%188 = "stablehlo.or"(%182, %187) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%189 = "stablehlo.compare"(%169, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%190 = "stablehlo.or"(%188, %189) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%191 = "stablehlo.select"(%190, %170, %168) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%192 = "stablehlo.select"(%190, %171, %169) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%191, %192) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%195 = "stablehlo.reshape"(%193) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%196 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%197 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%198 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%199 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%225, %226 = "stablehlo.reduce"(%196, %197, %198, %199) ({
^bb0(%200: tensor<f32>, %201: tensor<i32>, %202: tensor<f32>, %203: tensor<i32>):
%204 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%205 = "stablehlo.compare"(%203, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%206 = "stablehlo.compare"(%202, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%207 = "stablehlo.compare"(%200, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%208 = "stablehlo.compare"(%202, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%209 = "stablehlo.not"(%207) : (tensor<i1>) -> tensor<i1>
%210 = "stablehlo.and"(%206, %209) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%211 = "stablehlo.not"(%207) : (tensor<i1>) -> tensor<i1>
%212 = "stablehlo.or"(%211, %205) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%213 = "stablehlo.and"(%208, %212) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%214 = "stablehlo.or"(%210, %213) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%215 = "stablehlo.compare"(%202, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%216 = "stablehlo.not"(%205) : (tensor<i1>) -> tensor<i1>
%217 = "stablehlo.and"(%215, %216) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%218 = "stablehlo.compare"(%203, %204) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%219 = "stablehlo.and"(%217, %218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.or"(%214, %219) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%221 = "stablehlo.compare"(%201, %204) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%222 = "stablehlo.or"(%220, %221) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%223 = "stablehlo.select"(%222, %202, %200) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%224 = "stablehlo.select"(%222, %203, %201) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%223, %224) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%227 = "stablehlo.reshape"(%225) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%228 = "stablehlo.concatenate"(%35, %67, %99, %131, %163, %195, %227) {dimension = 3 : i64} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>) -> tensor<2x3x7x7xf32>
%229 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%230 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%231 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%232 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%258, %259 = "stablehlo.reduce"(%229, %230, %231, %232) ({
^bb0(%233: tensor<f32>, %234: tensor<i32>, %235: tensor<f32>, %236: tensor<i32>):
%237 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%238 = "stablehlo.compare"(%236, %234) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%239 = "stablehlo.compare"(%235, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%240 = "stablehlo.compare"(%233, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%241 = "stablehlo.compare"(%235, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%242 = "stablehlo.not"(%240) : (tensor<i1>) -> tensor<i1>
%243 = "stablehlo.and"(%239, %242) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%244 = "stablehlo.not"(%240) : (tensor<i1>) -> tensor<i1>
%245 = "stablehlo.or"(%244, %238) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%246 = "stablehlo.and"(%241, %245) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%247 = "stablehlo.or"(%243, %246) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%248 = "stablehlo.compare"(%235, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%249 = "stablehlo.not"(%238) : (tensor<i1>) -> tensor<i1>
%250 = "stablehlo.and"(%248, %249) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%251 = "stablehlo.compare"(%236, %237) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%252 = "stablehlo.and"(%250, %251) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%253 = "stablehlo.or"(%247, %252) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%254 = "stablehlo.compare"(%234, %237) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%255 = "stablehlo.or"(%253, %254) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%256 = "stablehlo.select"(%255, %235, %233) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%257 = "stablehlo.select"(%255, %236, %234) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%256, %257) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%260 = "stablehlo.reshape"(%259) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%261 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%262 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%263 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%264 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%290, %291 = "stablehlo.reduce"(%261, %262, %263, %264) ({
^bb0(%265: tensor<f32>, %266: tensor<i32>, %267: tensor<f32>, %268: tensor<i32>):
%269 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%270 = "stablehlo.compare"(%268, %266) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%271 = "stablehlo.compare"(%267, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%272 = "stablehlo.compare"(%265, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%273 = "stablehlo.compare"(%267, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%274 = "stablehlo.not"(%272) : (tensor<i1>) -> tensor<i1>
%275 = "stablehlo.and"(%271, %274) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%276 = "stablehlo.not"(%272) : (tensor<i1>) -> tensor<i1>
%277 = "stablehlo.or"(%276, %270) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%278 = "stablehlo.and"(%273, %277) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%279 = "stablehlo.or"(%275, %278) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%280 = "stablehlo.compare"(%267, %265) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%281 = "stablehlo.not"(%270) : (tensor<i1>) -> tensor<i1>
%282 = "stablehlo.and"(%280, %281) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%283 = "stablehlo.compare"(%268, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%284 = "stablehlo.and"(%282, %283) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%285 = "stablehlo.or"(%279, %284) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.compare"(%266, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%287 = "stablehlo.or"(%285, %286) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%288 = "stablehlo.select"(%287, %267, %265) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%289 = "stablehlo.select"(%287, %268, %266) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%288, %289) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%292 = "stablehlo.reshape"(%291) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%293 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%294 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%295 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%296 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%322, %323 = "stablehlo.reduce"(%293, %294, %295, %296) ({
^bb0(%297: tensor<f32>, %298: tensor<i32>, %299: tensor<f32>, %300: tensor<i32>):
%301 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%302 = "stablehlo.compare"(%300, %298) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%303 = "stablehlo.compare"(%299, %297) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%304 = "stablehlo.compare"(%297, %297) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%305 = "stablehlo.compare"(%299, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%306 = "stablehlo.not"(%304) : (tensor<i1>) -> tensor<i1>
%307 = "stablehlo.and"(%303, %306) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%308 = "stablehlo.not"(%304) : (tensor<i1>) -> tensor<i1>
%309 = "stablehlo.or"(%308, %302) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.and"(%305, %309) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%311 = "stablehlo.or"(%307, %310) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%312 = "stablehlo.compare"(%299, %297) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%313 = "stablehlo.not"(%302) : (tensor<i1>) -> tensor<i1>
%314 = "stablehlo.and"(%312, %313) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%315 = "stablehlo.compare"(%300, %301) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%316 = "stablehlo.and"(%314, %315) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%317 = "stablehlo.or"(%311, %316) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%318 = "stablehlo.compare"(%298, %301) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%319 = "stablehlo.or"(%317, %318) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.select"(%319, %299, %297) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%321 = "stablehlo.select"(%319, %300, %298) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%320, %321) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%324 = "stablehlo.reshape"(%323) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%325 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%326 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%327 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%328 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%354, %355 = "stablehlo.reduce"(%325, %326, %327, %328) ({
^bb0(%329: tensor<f32>, %330: tensor<i32>, %331: tensor<f32>, %332: tensor<i32>):
%333 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%334 = "stablehlo.compare"(%332, %330) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%335 = "stablehlo.compare"(%331, %329) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%336 = "stablehlo.compare"(%329, %329) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%337 = "stablehlo.compare"(%331, %331) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%338 = "stablehlo.not"(%336) : (tensor<i1>) -> tensor<i1>
%339 = "stablehlo.and"(%335, %338) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%340 = "stablehlo.not"(%336) : (tensor<i1>) -> tensor<i1>
%341 = "stablehlo.or"(%340, %334) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%342 = "stablehlo.and"(%337, %341) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%343 = "stablehlo.or"(%339, %342) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%344 = "stablehlo.compare"(%331, %329) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%345 = "stablehlo.not"(%334) : (tensor<i1>) -> tensor<i1>
%346 = "stablehlo.and"(%344, %345) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%347 = "stablehlo.compare"(%332, %333) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%348 = "stablehlo.and"(%346, %347) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%349 = "stablehlo.or"(%343, %348) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%350 = "stablehlo.compare"(%330, %333) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%351 = "stablehlo.or"(%349, %350) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%352 = "stablehlo.select"(%351, %331, %329) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%353 = "stablehlo.select"(%351, %332, %330) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%352, %353) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%356 = "stablehlo.reshape"(%355) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%357 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%358 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%359 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%360 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%386, %387 = "stablehlo.reduce"(%357, %358, %359, %360) ({
^bb0(%361: tensor<f32>, %362: tensor<i32>, %363: tensor<f32>, %364: tensor<i32>):
%365 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%366 = "stablehlo.compare"(%364, %362) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%367 = "stablehlo.compare"(%363, %361) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%368 = "stablehlo.compare"(%361, %361) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%369 = "stablehlo.compare"(%363, %363) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%370 = "stablehlo.not"(%368) : (tensor<i1>) -> tensor<i1>
%371 = "stablehlo.and"(%367, %370) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%372 = "stablehlo.not"(%368) : (tensor<i1>) -> tensor<i1>
%373 = "stablehlo.or"(%372, %366) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%374 = "stablehlo.and"(%369, %373) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%375 = "stablehlo.or"(%371, %374) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%376 = "stablehlo.compare"(%363, %361) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%377 = "stablehlo.not"(%366) : (tensor<i1>) -> tensor<i1>
%378 = "stablehlo.and"(%376, %377) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%379 = "stablehlo.compare"(%364, %365) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%380 = "stablehlo.and"(%378, %379) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%381 = "stablehlo.or"(%375, %380) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%382 = "stablehlo.compare"(%362, %365) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%383 = "stablehlo.or"(%381, %382) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%384 = "stablehlo.select"(%383, %363, %361) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%385 = "stablehlo.select"(%383, %364, %362) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%384, %385) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%388 = "stablehlo.reshape"(%387) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%389 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%390 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%391 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%392 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%418, %419 = "stablehlo.reduce"(%389, %390, %391, %392) ({
^bb0(%393: tensor<f32>, %394: tensor<i32>, %395: tensor<f32>, %396: tensor<i32>):
%397 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%398 = "stablehlo.compare"(%396, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%399 = "stablehlo.compare"(%395, %393) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%400 = "stablehlo.compare"(%393, %393) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%401 = "stablehlo.compare"(%395, %395) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%402 = "stablehlo.not"(%400) : (tensor<i1>) -> tensor<i1>
%403 = "stablehlo.and"(%399, %402) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%404 = "stablehlo.not"(%400) : (tensor<i1>) -> tensor<i1>
%405 = "stablehlo.or"(%404, %398) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%406 = "stablehlo.and"(%401, %405) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%407 = "stablehlo.or"(%403, %406) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%408 = "stablehlo.compare"(%395, %393) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%409 = "stablehlo.not"(%398) : (tensor<i1>) -> tensor<i1>
%410 = "stablehlo.and"(%408, %409) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%411 = "stablehlo.compare"(%396, %397) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%412 = "stablehlo.and"(%410, %411) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%413 = "stablehlo.or"(%407, %412) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%414 = "stablehlo.compare"(%394, %397) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%415 = "stablehlo.or"(%413, %414) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%416 = "stablehlo.select"(%415, %395, %393) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%417 = "stablehlo.select"(%415, %396, %394) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%416, %417) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%420 = "stablehlo.reshape"(%419) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%421 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%422 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%423 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%424 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%450, %451 = "stablehlo.reduce"(%421, %422, %423, %424) ({
^bb0(%425: tensor<f32>, %426: tensor<i32>, %427: tensor<f32>, %428: tensor<i32>):
%429 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%430 = "stablehlo.compare"(%428, %426) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%431 = "stablehlo.compare"(%427, %425) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%432 = "stablehlo.compare"(%425, %425) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%433 = "stablehlo.compare"(%427, %427) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%434 = "stablehlo.not"(%432) : (tensor<i1>) -> tensor<i1>
%435 = "stablehlo.and"(%431, %434) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%436 = "stablehlo.not"(%432) : (tensor<i1>) -> tensor<i1>
%437 = "stablehlo.or"(%436, %430) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%438 = "stablehlo.and"(%433, %437) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%439 = "stablehlo.or"(%435, %438) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%440 = "stablehlo.compare"(%427, %425) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%441 = "stablehlo.not"(%430) : (tensor<i1>) -> tensor<i1>
%442 = "stablehlo.and"(%440, %441) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%443 = "stablehlo.compare"(%428, %429) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%444 = "stablehlo.and"(%442, %443) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%445 = "stablehlo.or"(%439, %444) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%446 = "stablehlo.compare"(%426, %429) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%447 = "stablehlo.or"(%445, %446) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%448 = "stablehlo.select"(%447, %427, %425) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%449 = "stablehlo.select"(%447, %428, %426) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%448, %449) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%452 = "stablehlo.reshape"(%451) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%453 = "stablehlo.concatenate"(%260, %292, %324, %356, %388, %420, %452) {dimension = 3 : i64} : (tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>) -> tensor<2x3x7x7xi32>
%454 = "stablehlo.slice"(%228) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%455 = "stablehlo.slice"(%453) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%456 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%457 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%483, %484 = "stablehlo.reduce"(%454, %455, %456, %457) ({
^bb0(%458: tensor<f32>, %459: tensor<i32>, %460: tensor<f32>, %461: tensor<i32>):
%462 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%463 = "stablehlo.compare"(%461, %459) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%464 = "stablehlo.compare"(%460, %458) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%465 = "stablehlo.compare"(%458, %458) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%466 = "stablehlo.compare"(%460, %460) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%467 = "stablehlo.not"(%465) : (tensor<i1>) -> tensor<i1>
%468 = "stablehlo.and"(%464, %467) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%469 = "stablehlo.not"(%465) : (tensor<i1>) -> tensor<i1>
%470 = "stablehlo.or"(%469, %463) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%471 = "stablehlo.and"(%466, %470) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%472 = "stablehlo.or"(%468, %471) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%473 = "stablehlo.compare"(%460, %458) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%474 = "stablehlo.not"(%463) : (tensor<i1>) -> tensor<i1>
%475 = "stablehlo.and"(%473, %474) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%476 = "stablehlo.compare"(%461, %462) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%477 = "stablehlo.and"(%475, %476) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%478 = "stablehlo.or"(%472, %477) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%479 = "stablehlo.compare"(%459, %462) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%480 = "stablehlo.or"(%478, %479) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%481 = "stablehlo.select"(%480, %460, %458) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%482 = "stablehlo.select"(%480, %461, %459) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%481, %482) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%485 = "stablehlo.reshape"(%483) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%486 = "stablehlo.slice"(%228) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%487 = "stablehlo.slice"(%453) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%488 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%489 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%515, %516 = "stablehlo.reduce"(%486, %487, %488, %489) ({
^bb0(%490: tensor<f32>, %491: tensor<i32>, %492: tensor<f32>, %493: tensor<i32>):
%494 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%495 = "stablehlo.compare"(%493, %491) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%496 = "stablehlo.compare"(%492, %490) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%497 = "stablehlo.compare"(%490, %490) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%498 = "stablehlo.compare"(%492, %492) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%499 = "stablehlo.not"(%497) : (tensor<i1>) -> tensor<i1>
%500 = "stablehlo.and"(%496, %499) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%501 = "stablehlo.not"(%497) : (tensor<i1>) -> tensor<i1>
%502 = "stablehlo.or"(%501, %495) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%503 = "stablehlo.and"(%498, %502) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%504 = "stablehlo.or"(%500, %503) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%505 = "stablehlo.compare"(%492, %490) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%506 = "stablehlo.not"(%495) : (tensor<i1>) -> tensor<i1>
%507 = "stablehlo.and"(%505, %506) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%508 = "stablehlo.compare"(%493, %494) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%509 = "stablehlo.and"(%507, %508) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%510 = "stablehlo.or"(%504, %509) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%511 = "stablehlo.compare"(%491, %494) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%512 = "stablehlo.or"(%510, %511) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%513 = "stablehlo.select"(%512, %492, %490) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%514 = "stablehlo.select"(%512, %493, %491) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%513, %514) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%517 = "stablehlo.reshape"(%515) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%518 = "stablehlo.slice"(%228) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%519 = "stablehlo.slice"(%453) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%520 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%521 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%547, %548 = "stablehlo.reduce"(%518, %519, %520, %521) ({
^bb0(%522: tensor<f32>, %523: tensor<i32>, %524: tensor<f32>, %525: tensor<i32>):
%526 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%527 = "stablehlo.compare"(%525, %523) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%528 = "stablehlo.compare"(%524, %522) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%529 = "stablehlo.compare"(%522, %522) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%530 = "stablehlo.compare"(%524, %524) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%531 = "stablehlo.not"(%529) : (tensor<i1>) -> tensor<i1>
%532 = "stablehlo.and"(%528, %531) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%533 = "stablehlo.not"(%529) : (tensor<i1>) -> tensor<i1>
%534 = "stablehlo.or"(%533, %527) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%535 = "stablehlo.and"(%530, %534) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%536 = "stablehlo.or"(%532, %535) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%537 = "stablehlo.compare"(%524, %522) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%538 = "stablehlo.not"(%527) : (tensor<i1>) -> tensor<i1>
%539 = "stablehlo.and"(%537, %538) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%540 = "stablehlo.compare"(%525, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%541 = "stablehlo.and"(%539, %540) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%542 = "stablehlo.or"(%536, %541) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%543 = "stablehlo.compare"(%523, %526) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%544 = "stablehlo.or"(%542, %543) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%545 = "stablehlo.select"(%544, %524, %522) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%546 = "stablehlo.select"(%544, %525, %523) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%545, %546) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%549 = "stablehlo.reshape"(%547) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%550 = "stablehlo.concatenate"(%485, %517, %549) {dimension = 2 : i64} : (tensor<2x3x1x7xf32>, tensor<2x3x1x7xf32>, tensor<2x3x1x7xf32>) -> tensor<2x3x3x7xf32>
%551 = "stablehlo.slice"(%228) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%552 = "stablehlo.slice"(%453) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%553 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%554 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%580, %581 = "stablehlo.reduce"(%551, %552, %553, %554) ({
^bb0(%555: tensor<f32>, %556: tensor<i32>, %557: tensor<f32>, %558: tensor<i32>):
%559 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%560 = "stablehlo.compare"(%558, %556) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%561 = "stablehlo.compare"(%557, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%562 = "stablehlo.compare"(%555, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%563 = "stablehlo.compare"(%557, %557) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%564 = "stablehlo.not"(%562) : (tensor<i1>) -> tensor<i1>
%565 = "stablehlo.and"(%561, %564) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%566 = "stablehlo.not"(%562) : (tensor<i1>) -> tensor<i1>
%567 = "stablehlo.or"(%566, %560) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%568 = "stablehlo.and"(%563, %567) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%569 = "stablehlo.or"(%565, %568) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%570 = "stablehlo.compare"(%557, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%571 = "stablehlo.not"(%560) : (tensor<i1>) -> tensor<i1>
%572 = "stablehlo.and"(%570, %571) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%573 = "stablehlo.compare"(%558, %559) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%574 = "stablehlo.and"(%572, %573) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%575 = "stablehlo.or"(%569, %574) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%576 = "stablehlo.compare"(%556, %559) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%577 = "stablehlo.or"(%575, %576) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%578 = "stablehlo.select"(%577, %557, %555) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%579 = "stablehlo.select"(%577, %558, %556) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%578, %579) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%582 = "stablehlo.reshape"(%581) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%583 = "stablehlo.slice"(%228) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%584 = "stablehlo.slice"(%453) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%585 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%586 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%612, %613 = "stablehlo.reduce"(%583, %584, %585, %586) ({
^bb0(%587: tensor<f32>, %588: tensor<i32>, %589: tensor<f32>, %590: tensor<i32>):
%591 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%592 = "stablehlo.compare"(%590, %588) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%593 = "stablehlo.compare"(%589, %587) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%594 = "stablehlo.compare"(%587, %587) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%595 = "stablehlo.compare"(%589, %589) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%596 = "stablehlo.not"(%594) : (tensor<i1>) -> tensor<i1>
%597 = "stablehlo.and"(%593, %596) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%598 = "stablehlo.not"(%594) : (tensor<i1>) -> tensor<i1>
%599 = "stablehlo.or"(%598, %592) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%600 = "stablehlo.and"(%595, %599) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%601 = "stablehlo.or"(%597, %600) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%602 = "stablehlo.compare"(%589, %587) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%603 = "stablehlo.not"(%592) : (tensor<i1>) -> tensor<i1>
%604 = "stablehlo.and"(%602, %603) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%605 = "stablehlo.compare"(%590, %591) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%606 = "stablehlo.and"(%604, %605) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%607 = "stablehlo.or"(%601, %606) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%608 = "stablehlo.compare"(%588, %591) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%609 = "stablehlo.or"(%607, %608) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%610 = "stablehlo.select"(%609, %589, %587) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%611 = "stablehlo.select"(%609, %590, %588) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%610, %611) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%614 = "stablehlo.reshape"(%613) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%615 = "stablehlo.slice"(%228) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%616 = "stablehlo.slice"(%453) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%617 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%618 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%644, %645 = "stablehlo.reduce"(%615, %616, %617, %618) ({
^bb0(%619: tensor<f32>, %620: tensor<i32>, %621: tensor<f32>, %622: tensor<i32>):
%623 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%624 = "stablehlo.compare"(%622, %620) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%625 = "stablehlo.compare"(%621, %619) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%626 = "stablehlo.compare"(%619, %619) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%627 = "stablehlo.compare"(%621, %621) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%628 = "stablehlo.not"(%626) : (tensor<i1>) -> tensor<i1>
%629 = "stablehlo.and"(%625, %628) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%630 = "stablehlo.not"(%626) : (tensor<i1>) -> tensor<i1>
%631 = "stablehlo.or"(%630, %624) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%632 = "stablehlo.and"(%627, %631) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%633 = "stablehlo.or"(%629, %632) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%634 = "stablehlo.compare"(%621, %619) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%635 = "stablehlo.not"(%624) : (tensor<i1>) -> tensor<i1>
%636 = "stablehlo.and"(%634, %635) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%637 = "stablehlo.compare"(%622, %623) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%638 = "stablehlo.and"(%636, %637) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%639 = "stablehlo.or"(%633, %638) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%640 = "stablehlo.compare"(%620, %623) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%641 = "stablehlo.or"(%639, %640) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%642 = "stablehlo.select"(%641, %621, %619) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%643 = "stablehlo.select"(%641, %622, %620) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%642, %643) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%646 = "stablehlo.reshape"(%645) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%647 = "stablehlo.concatenate"(%582, %614, %646) {dimension = 2 : i64} : (tensor<2x3x1x7xi32>, tensor<2x3x1x7xi32>, tensor<2x3x1x7xi32>) -> tensor<2x3x3x7xi32>
%648 = "stablehlo.convert"(%647) : (tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi64>
return %550, %648 : tensor<2x3x3x7xf32>, tensor<2x3x3x7xi64>
}
}

// bf16[3,4,5] [1,1]
module @example {
func.func public @main(%0: tensor<3x4x5xbf16>) -> (tensor<3x1x1xbf16>, tensor<3x1x1xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<20xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<20xi32>) -> tensor<4x5xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x5xi32>) -> tensor<3x4x5xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%31, %32 = "stablehlo.reduce_window"(%0, %3, %4, %5) ({
^bb0(%6: tensor<bf16>, %7: tensor<i32>, %8: tensor<bf16>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%9, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%13 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%14 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%15 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%16 = "stablehlo.and"(%12, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.or"(%17, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.and"(%14, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%16, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%22 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%26 = "stablehlo.or"(%20, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%27 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.select"(%28, %8, %6) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
%30 = "stablehlo.select"(%28, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%29, %30) : (tensor<bf16>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 4, 5>} : (tensor<3x4x5xbf16>, tensor<3x4x5xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3x1x1xbf16>, tensor<3x1x1xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<bf16>, %35: tensor<bf16>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%36) : (tensor<bf16>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 4, 5>} : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x1x1xbf16>
%38 = "stablehlo.convert"(%32) : (tensor<3x1x1xi32>) -> tensor<3x1x1xi64>
return %37, %38 : tensor<3x1x1xbf16>, tensor<3x1x1xi64>
}
}

// f32[2,3,4,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>) -> (tensor<2x3x0x2xf32>, tensor<2x3x0x2xi64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x0x2xf32>} : () -> tensor<2x3x0x2xf32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x0x2xi64>} : () -> tensor<2x3x0x2xi64>
return %1, %2 : tensor<2x3x0x2xf32>, tensor<2x3x0x2xi64>
}
}

