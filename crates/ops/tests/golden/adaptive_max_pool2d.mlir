// f32[2,3,8,6] [4,3]
module @example {
func.func public @main(%0: tensor<2x3x8x6xf32>) -> (tensor<2x3x4x3xf32>, tensor<2x3x4x3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<48xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<48xi32>) -> tensor<8x6xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x6xi32>) -> tensor<2x3x8x6xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x3xf32>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x3xi32>
%8 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x3xf32>
%9 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x3xi32>
%10 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x3xf32>, tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xi1>
%11 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x3xf32>, tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xi1>
%12 = "stablehlo.or"(%10, %11) : (tensor<2x3x8x3xi1>, tensor<2x3x8x3xi1>) -> tensor<2x3x8x3xi1>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x3xi32>} : () -> tensor<2x3x8x3xi32>
%14 = "stablehlo.compare"(%7, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x3xi32>, tensor<2x3x8x3xi32>) -> tensor<2x3x8x3xi1>
%15 = "stablehlo.or"(%12, %14) : (tensor<2x3x8x3xi1>, tensor<2x3x8x3xi1>) -> tensor<2x3x8x3xi1>
%16 = "stablehlo.select"(%15, %8, %6) : (tensor<2x3x8x3xi1>, tensor<2x3x8x3xf32>, tensor<2x3x8x3xf32>) -> tensor<2x3x8x3xf32>
%17 = "stablehlo.select"(%15, %9, %7) : (tensor<2x3x8x3xi1>, tensor<2x3x8x3xi32>, tensor<2x3x8x3xi32>) -> tensor<2x3x8x3xi32>
%18 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x4x3xf32>
%21 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x3xi32>) -> tensor<2x3x4x3xi32>
%22 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 3, 8, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x4x3xf32>
%23 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 8, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x3xi32>) -> tensor<2x3x4x3xi32>
%24 = "stablehlo.compare"(%22, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%25 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%26 = "stablehlo.or"(%24, %25) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x3xi32>} : () -> tensor<2x3x4x3xi32>
%28 = "stablehlo.compare"(%21, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi1>
%29 = "stablehlo.or"(%26, %28) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%30 = "stablehlo.select"(%29, %22, %20) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%31 = "stablehlo.select"(%29, %23, %21) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi32>, tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
%32 = "stablehlo.convert"(%31) : (tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi64>
return %30, %32 : tensor<2x3x4x3xf32>, tensor<2x3x4x3xi64>
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
%36 = "stablehlo.reshape"(%34) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%37 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%38 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
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
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%68 = "stablehlo.reshape"(%66) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%69 = "stablehlo.reshape"(%67) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%70 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%71 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%72 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%99, %100 = "stablehlo.reduce"(%70, %71, %72, %73) ({
^bb0(%74: tensor<f32>, %75: tensor<i32>, %76: tensor<f32>, %77: tensor<i32>):
%78 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%79 = "stablehlo.compare"(%77, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%80 = "stablehlo.compare"(%76, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%81 = "stablehlo.compare"(%74, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%82 = "stablehlo.compare"(%76, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%83 = "stablehlo.not"(%81) : (tensor<i1>) -> tensor<i1>
%84 = "stablehlo.and"(%80, %83) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%85 = "stablehlo.not"(%81) : (tensor<i1>) -> tensor<i1>
%86 = "stablehlo.or"(%85, %79) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%87 = "stablehlo.and"(%82, %86) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%88 = "stablehlo.or"(%84, %87) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%89 = "stablehlo.compare"(%76, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%90 = "stablehlo.not"(%79) : (tensor<i1>) -> tensor<i1>
%91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%92 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%93 = "stablehlo.and"(%91, %92) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%94 = "stablehlo.or"(%88, %93) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%95 = "stablehlo.compare"(%75, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%96 = "stablehlo.or"(%94, %95) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%97 = "stablehlo.select"(%96, %76, %74) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%98 = "stablehlo.select"(%96, %77, %75) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%97, %98) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%101 = "stablehlo.reshape"(%99) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%102 = "stablehlo.reshape"(%100) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%103 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%104 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%105 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%106 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%132, %133 = "stablehlo.reduce"(%103, %104, %105, %106) ({
^bb0(%107: tensor<f32>, %108: tensor<i32>, %109: tensor<f32>, %110: tensor<i32>):
%111 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%112 = "stablehlo.compare"(%110, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%113 = "stablehlo.compare"(%109, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%114 = "stablehlo.compare"(%107, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%115 = "stablehlo.compare"(%109, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%116 = "stablehlo.not"(%114) : (tensor<i1>) -> tensor<i1>
%117 = "stablehlo.and"(%113, %116) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%118 = "stablehlo.not"(%114) : (tensor<i1>) -> tensor<i1>
%119 = "stablehlo.or"(%118, %112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%120 = "stablehlo.and"(%115, %119) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%121 = "stablehlo.or"(%117, %120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%122 = "stablehlo.compare"(%109, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%123 = "stablehlo.not"(%112) : (tensor<i1>) -> tensor<i1>
%124 = "stablehlo.and"(%122, %123) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%125 = "stablehlo.compare"(%110, %111) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%126 = "stablehlo.and"(%124, %125) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%127 = "stablehlo.or"(%121, %126) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%128 = "stablehlo.compare"(%108, %111) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%129 = "stablehlo.or"(%127, %128) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%130 = "stablehlo.select"(%129, %109, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%131 = "stablehlo.select"(%129, %110, %108) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%130, %131) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%134 = "stablehlo.reshape"(%132) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%135 = "stablehlo.reshape"(%133) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%136 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%137 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%138 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%165, %166 = "stablehlo.reduce"(%136, %137, %138, %139) ({
^bb0(%140: tensor<f32>, %141: tensor<i32>, %142: tensor<f32>, %143: tensor<i32>):
%144 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%145 = "stablehlo.compare"(%143, %141) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%146 = "stablehlo.compare"(%142, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%147 = "stablehlo.compare"(%140, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%148 = "stablehlo.compare"(%142, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%149 = "stablehlo.not"(%147) : (tensor<i1>) -> tensor<i1>
%150 = "stablehlo.and"(%146, %149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%151 = "stablehlo.not"(%147) : (tensor<i1>) -> tensor<i1>
%152 = "stablehlo.or"(%151, %145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%153 = "stablehlo.and"(%148, %152) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%154 = "stablehlo.or"(%150, %153) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%155 = "stablehlo.compare"(%142, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%156 = "stablehlo.not"(%145) : (tensor<i1>) -> tensor<i1>
%157 = "stablehlo.and"(%155, %156) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%158 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%159 = "stablehlo.and"(%157, %158) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%160 = "stablehlo.or"(%154, %159) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%161 = "stablehlo.compare"(%141, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%162 = "stablehlo.or"(%160, %161) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%163 = "stablehlo.select"(%162, %142, %140) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%164 = "stablehlo.select"(%162, %143, %141) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%163, %164) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%167 = "stablehlo.reshape"(%165) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%168 = "stablehlo.reshape"(%166) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%169 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%170 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%171 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%172 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%198, %199 = "stablehlo.reduce"(%169, %170, %171, %172) ({
^bb0(%173: tensor<f32>, %174: tensor<i32>, %175: tensor<f32>, %176: tensor<i32>):
%177 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%178 = "stablehlo.compare"(%176, %174) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%179 = "stablehlo.compare"(%175, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%180 = "stablehlo.compare"(%173, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%181 = "stablehlo.compare"(%175, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%182 = "stablehlo.not"(%180) : (tensor<i1>) -> tensor<i1>
%183 = "stablehlo.and"(%179, %182) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%184 = "stablehlo.not"(%180) : (tensor<i1>) -> tensor<i1>
%185 = "stablehlo.or"(%184, %178) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%186 = "stablehlo.and"(%181, %185) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%187 = "stablehlo.or"(%183, %186) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%188 = "stablehlo.compare"(%175, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%189 = "stablehlo.not"(%178) : (tensor<i1>) -> tensor<i1>
%190 = "stablehlo.and"(%188, %189) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%191 = "stablehlo.compare"(%176, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%192 = "stablehlo.and"(%190, %191) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%193 = "stablehlo.or"(%187, %192) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%194 = "stablehlo.compare"(%174, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%195 = "stablehlo.or"(%193, %194) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%196 = "stablehlo.select"(%195, %175, %173) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%197 = "stablehlo.select"(%195, %176, %174) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%196, %197) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%200 = "stablehlo.reshape"(%198) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%201 = "stablehlo.reshape"(%199) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%202 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%203 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%204 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%205 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%231, %232 = "stablehlo.reduce"(%202, %203, %204, %205) ({
^bb0(%206: tensor<f32>, %207: tensor<i32>, %208: tensor<f32>, %209: tensor<i32>):
%210 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%211 = "stablehlo.compare"(%209, %207) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%212 = "stablehlo.compare"(%208, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%213 = "stablehlo.compare"(%206, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%214 = "stablehlo.compare"(%208, %208) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%215 = "stablehlo.not"(%213) : (tensor<i1>) -> tensor<i1>
%216 = "stablehlo.and"(%212, %215) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%217 = "stablehlo.not"(%213) : (tensor<i1>) -> tensor<i1>
%218 = "stablehlo.or"(%217, %211) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%219 = "stablehlo.and"(%214, %218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.or"(%216, %219) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%221 = "stablehlo.compare"(%208, %206) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%222 = "stablehlo.not"(%211) : (tensor<i1>) -> tensor<i1>
%223 = "stablehlo.and"(%221, %222) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%224 = "stablehlo.compare"(%209, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%225 = "stablehlo.and"(%223, %224) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%226 = "stablehlo.or"(%220, %225) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%227 = "stablehlo.compare"(%207, %210) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%228 = "stablehlo.or"(%226, %227) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%229 = "stablehlo.select"(%228, %208, %206) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%230 = "stablehlo.select"(%228, %209, %207) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%229, %230) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%233 = "stablehlo.reshape"(%231) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%234 = "stablehlo.reshape"(%232) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%235 = "stablehlo.concatenate"(%35, %68, %101, %134, %167, %200, %233) {dimension = 3 : i64} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>, tensor<2x3x7x1xf32>) -> tensor<2x3x7x7xf32>
%236 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%237 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%238 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%239 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%265, %266 = "stablehlo.reduce"(%236, %237, %238, %239) ({
^bb0(%240: tensor<f32>, %241: tensor<i32>, %242: tensor<f32>, %243: tensor<i32>):
%244 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%245 = "stablehlo.compare"(%243, %241) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%246 = "stablehlo.compare"(%242, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%247 = "stablehlo.compare"(%240, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%248 = "stablehlo.compare"(%242, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%249 = "stablehlo.not"(%247) : (tensor<i1>) -> tensor<i1>
%250 = "stablehlo.and"(%246, %249) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%251 = "stablehlo.not"(%247) : (tensor<i1>) -> tensor<i1>
%252 = "stablehlo.or"(%251, %245) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%253 = "stablehlo.and"(%248, %252) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%254 = "stablehlo.or"(%250, %253) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%255 = "stablehlo.compare"(%242, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%256 = "stablehlo.not"(%245) : (tensor<i1>) -> tensor<i1>
%257 = "stablehlo.and"(%255, %256) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%258 = "stablehlo.compare"(%243, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%259 = "stablehlo.and"(%257, %258) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%260 = "stablehlo.or"(%254, %259) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%261 = "stablehlo.compare"(%241, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%262 = "stablehlo.or"(%260, %261) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%263 = "stablehlo.select"(%262, %242, %240) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%264 = "stablehlo.select"(%262, %243, %241) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%263, %264) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%267 = "stablehlo.reshape"(%265) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%268 = "stablehlo.reshape"(%266) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%269 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%270 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%271 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%272 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%298, %299 = "stablehlo.reduce"(%269, %270, %271, %272) ({
^bb0(%273: tensor<f32>, %274: tensor<i32>, %275: tensor<f32>, %276: tensor<i32>):
%277 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%278 = "stablehlo.compare"(%276, %274) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%279 = "stablehlo.compare"(%275, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%280 = "stablehlo.compare"(%273, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%281 = "stablehlo.compare"(%275, %275) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%282 = "stablehlo.not"(%280) : (tensor<i1>) -> tensor<i1>
%283 = "stablehlo.and"(%279, %282) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%284 = "stablehlo.not"(%280) : (tensor<i1>) -> tensor<i1>
%285 = "stablehlo.or"(%284, %278) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%286 = "stablehlo.and"(%281, %285) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%287 = "stablehlo.or"(%283, %286) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%288 = "stablehlo.compare"(%275, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%289 = "stablehlo.not"(%278) : (tensor<i1>) -> tensor<i1>
%290 = "stablehlo.and"(%288, %289) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%291 = "stablehlo.compare"(%276, %277) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%292 = "stablehlo.and"(%290, %291) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%293 = "stablehlo.or"(%287, %292) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%294 = "stablehlo.compare"(%274, %277) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%295 = "stablehlo.or"(%293, %294) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%296 = "stablehlo.select"(%295, %275, %273) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%297 = "stablehlo.select"(%295, %276, %274) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%296, %297) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%300 = "stablehlo.reshape"(%298) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%301 = "stablehlo.reshape"(%299) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%302 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%303 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%304 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%305 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%331, %332 = "stablehlo.reduce"(%302, %303, %304, %305) ({
^bb0(%306: tensor<f32>, %307: tensor<i32>, %308: tensor<f32>, %309: tensor<i32>):
%310 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%311 = "stablehlo.compare"(%309, %307) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%312 = "stablehlo.compare"(%308, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%313 = "stablehlo.compare"(%306, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%314 = "stablehlo.compare"(%308, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%315 = "stablehlo.not"(%313) : (tensor<i1>) -> tensor<i1>
%316 = "stablehlo.and"(%312, %315) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%317 = "stablehlo.not"(%313) : (tensor<i1>) -> tensor<i1>
%318 = "stablehlo.or"(%317, %311) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%319 = "stablehlo.and"(%314, %318) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.or"(%316, %319) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%321 = "stablehlo.compare"(%308, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%322 = "stablehlo.not"(%311) : (tensor<i1>) -> tensor<i1>
%323 = "stablehlo.and"(%321, %322) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%324 = "stablehlo.compare"(%309, %310) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%325 = "stablehlo.and"(%323, %324) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%326 = "stablehlo.or"(%320, %325) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%327 = "stablehlo.compare"(%307, %310) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%328 = "stablehlo.or"(%326, %327) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%329 = "stablehlo.select"(%328, %308, %306) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%330 = "stablehlo.select"(%328, %309, %307) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%329, %330) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%333 = "stablehlo.reshape"(%331) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%334 = "stablehlo.reshape"(%332) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%335 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%336 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%337 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%338 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%364, %365 = "stablehlo.reduce"(%335, %336, %337, %338) ({
^bb0(%339: tensor<f32>, %340: tensor<i32>, %341: tensor<f32>, %342: tensor<i32>):
%343 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%344 = "stablehlo.compare"(%342, %340) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%345 = "stablehlo.compare"(%341, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%346 = "stablehlo.compare"(%339, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%347 = "stablehlo.compare"(%341, %341) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%348 = "stablehlo.not"(%346) : (tensor<i1>) -> tensor<i1>
%349 = "stablehlo.and"(%345, %348) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%350 = "stablehlo.not"(%346) : (tensor<i1>) -> tensor<i1>
%351 = "stablehlo.or"(%350, %344) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%352 = "stablehlo.and"(%347, %351) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%353 = "stablehlo.or"(%349, %352) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%354 = "stablehlo.compare"(%341, %339) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%355 = "stablehlo.not"(%344) : (tensor<i1>) -> tensor<i1>
%356 = "stablehlo.and"(%354, %355) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%357 = "stablehlo.compare"(%342, %343) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%358 = "stablehlo.and"(%356, %357) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%359 = "stablehlo.or"(%353, %358) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%360 = "stablehlo.compare"(%340, %343) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%361 = "stablehlo.or"(%359, %360) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%362 = "stablehlo.select"(%361, %341, %339) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%363 = "stablehlo.select"(%361, %342, %340) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%362, %363) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%366 = "stablehlo.reshape"(%364) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%367 = "stablehlo.reshape"(%365) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%368 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%369 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%370 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%371 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%397, %398 = "stablehlo.reduce"(%368, %369, %370, %371) ({
^bb0(%372: tensor<f32>, %373: tensor<i32>, %374: tensor<f32>, %375: tensor<i32>):
%376 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%377 = "stablehlo.compare"(%375, %373) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%378 = "stablehlo.compare"(%374, %372) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%379 = "stablehlo.compare"(%372, %372) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%380 = "stablehlo.compare"(%374, %374) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%381 = "stablehlo.not"(%379) : (tensor<i1>) -> tensor<i1>
%382 = "stablehlo.and"(%378, %381) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%383 = "stablehlo.not"(%379) : (tensor<i1>) -> tensor<i1>
%384 = "stablehlo.or"(%383, %377) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%385 = "stablehlo.and"(%380, %384) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%386 = "stablehlo.or"(%382, %385) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%387 = "stablehlo.compare"(%374, %372) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%388 = "stablehlo.not"(%377) : (tensor<i1>) -> tensor<i1>
%389 = "stablehlo.and"(%387, %388) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%390 = "stablehlo.compare"(%375, %376) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%391 = "stablehlo.and"(%389, %390) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%392 = "stablehlo.or"(%386, %391) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%393 = "stablehlo.compare"(%373, %376) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%394 = "stablehlo.or"(%392, %393) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%395 = "stablehlo.select"(%394, %374, %372) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%396 = "stablehlo.select"(%394, %375, %373) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%395, %396) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%399 = "stablehlo.reshape"(%397) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%400 = "stablehlo.reshape"(%398) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%401 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x2xf32>
%402 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x2xi32>
%403 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%404 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%430, %431 = "stablehlo.reduce"(%401, %402, %403, %404) ({
^bb0(%405: tensor<f32>, %406: tensor<i32>, %407: tensor<f32>, %408: tensor<i32>):
%409 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%410 = "stablehlo.compare"(%408, %406) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%411 = "stablehlo.compare"(%407, %405) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%412 = "stablehlo.compare"(%405, %405) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%413 = "stablehlo.compare"(%407, %407) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%414 = "stablehlo.not"(%412) : (tensor<i1>) -> tensor<i1>
%415 = "stablehlo.and"(%411, %414) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%416 = "stablehlo.not"(%412) : (tensor<i1>) -> tensor<i1>
%417 = "stablehlo.or"(%416, %410) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%418 = "stablehlo.and"(%413, %417) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%419 = "stablehlo.or"(%415, %418) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%420 = "stablehlo.compare"(%407, %405) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%421 = "stablehlo.not"(%410) : (tensor<i1>) -> tensor<i1>
%422 = "stablehlo.and"(%420, %421) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%423 = "stablehlo.compare"(%408, %409) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%424 = "stablehlo.and"(%422, %423) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%425 = "stablehlo.or"(%419, %424) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%426 = "stablehlo.compare"(%406, %409) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%427 = "stablehlo.or"(%425, %426) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%428 = "stablehlo.select"(%427, %407, %405) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%429 = "stablehlo.select"(%427, %408, %406) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%428, %429) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x2xf32>, tensor<2x3x7x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%432 = "stablehlo.reshape"(%430) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%433 = "stablehlo.reshape"(%431) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%434 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x1xf32>
%435 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x5xi32>) -> tensor<2x3x7x1xi32>
%436 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%437 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%463, %464 = "stablehlo.reduce"(%434, %435, %436, %437) ({
^bb0(%438: tensor<f32>, %439: tensor<i32>, %440: tensor<f32>, %441: tensor<i32>):
%442 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%443 = "stablehlo.compare"(%441, %439) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%444 = "stablehlo.compare"(%440, %438) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%445 = "stablehlo.compare"(%438, %438) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%446 = "stablehlo.compare"(%440, %440) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%447 = "stablehlo.not"(%445) : (tensor<i1>) -> tensor<i1>
%448 = "stablehlo.and"(%444, %447) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%449 = "stablehlo.not"(%445) : (tensor<i1>) -> tensor<i1>
%450 = "stablehlo.or"(%449, %443) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%451 = "stablehlo.and"(%446, %450) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%452 = "stablehlo.or"(%448, %451) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%453 = "stablehlo.compare"(%440, %438) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%454 = "stablehlo.not"(%443) : (tensor<i1>) -> tensor<i1>
%455 = "stablehlo.and"(%453, %454) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%456 = "stablehlo.compare"(%441, %442) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%457 = "stablehlo.and"(%455, %456) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%458 = "stablehlo.or"(%452, %457) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%459 = "stablehlo.compare"(%439, %442) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%460 = "stablehlo.or"(%458, %459) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%461 = "stablehlo.select"(%460, %440, %438) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%462 = "stablehlo.select"(%460, %441, %439) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%461, %462) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x7x1xf32>, tensor<2x3x7x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%465 = "stablehlo.reshape"(%463) : (tensor<2x3x7xf32>) -> tensor<2x3x7x1xf32>
%466 = "stablehlo.reshape"(%464) : (tensor<2x3x7xi32>) -> tensor<2x3x7x1xi32>
%467 = "stablehlo.concatenate"(%268, %301, %334, %367, %400, %433, %466) {dimension = 3 : i64} : (tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>, tensor<2x3x7x1xi32>) -> tensor<2x3x7x7xi32>
%468 = "stablehlo.slice"(%235) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%469 = "stablehlo.slice"(%467) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%470 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%471 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%497, %498 = "stablehlo.reduce"(%468, %469, %470, %471) ({
^bb0(%472: tensor<f32>, %473: tensor<i32>, %474: tensor<f32>, %475: tensor<i32>):
%476 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%477 = "stablehlo.compare"(%475, %473) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%478 = "stablehlo.compare"(%474, %472) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%479 = "stablehlo.compare"(%472, %472) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%480 = "stablehlo.compare"(%474, %474) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%481 = "stablehlo.not"(%479) : (tensor<i1>) -> tensor<i1>
%482 = "stablehlo.and"(%478, %481) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%483 = "stablehlo.not"(%479) : (tensor<i1>) -> tensor<i1>
%484 = "stablehlo.or"(%483, %477) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%485 = "stablehlo.and"(%480, %484) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%486 = "stablehlo.or"(%482, %485) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%487 = "stablehlo.compare"(%474, %472) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%488 = "stablehlo.not"(%477) : (tensor<i1>) -> tensor<i1>
%489 = "stablehlo.and"(%487, %488) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%490 = "stablehlo.compare"(%475, %476) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%491 = "stablehlo.and"(%489, %490) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%492 = "stablehlo.or"(%486, %491) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%493 = "stablehlo.compare"(%473, %476) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%494 = "stablehlo.or"(%492, %493) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%495 = "stablehlo.select"(%494, %474, %472) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%496 = "stablehlo.select"(%494, %475, %473) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%495, %496) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%499 = "stablehlo.reshape"(%497) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%500 = "stablehlo.reshape"(%498) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%501 = "stablehlo.slice"(%235) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%502 = "stablehlo.slice"(%467) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%503 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%504 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%530, %531 = "stablehlo.reduce"(%501, %502, %503, %504) ({
^bb0(%505: tensor<f32>, %506: tensor<i32>, %507: tensor<f32>, %508: tensor<i32>):
%509 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%510 = "stablehlo.compare"(%508, %506) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%511 = "stablehlo.compare"(%507, %505) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%512 = "stablehlo.compare"(%505, %505) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%513 = "stablehlo.compare"(%507, %507) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%514 = "stablehlo.not"(%512) : (tensor<i1>) -> tensor<i1>
%515 = "stablehlo.and"(%511, %514) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%516 = "stablehlo.not"(%512) : (tensor<i1>) -> tensor<i1>
%517 = "stablehlo.or"(%516, %510) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%518 = "stablehlo.and"(%513, %517) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%519 = "stablehlo.or"(%515, %518) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%520 = "stablehlo.compare"(%507, %505) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%521 = "stablehlo.not"(%510) : (tensor<i1>) -> tensor<i1>
%522 = "stablehlo.and"(%520, %521) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%523 = "stablehlo.compare"(%508, %509) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%524 = "stablehlo.and"(%522, %523) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%525 = "stablehlo.or"(%519, %524) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%526 = "stablehlo.compare"(%506, %509) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%527 = "stablehlo.or"(%525, %526) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%528 = "stablehlo.select"(%527, %507, %505) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%529 = "stablehlo.select"(%527, %508, %506) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%528, %529) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%532 = "stablehlo.reshape"(%530) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%533 = "stablehlo.reshape"(%531) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%534 = "stablehlo.slice"(%235) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%535 = "stablehlo.slice"(%467) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%536 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%537 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%563, %564 = "stablehlo.reduce"(%534, %535, %536, %537) ({
^bb0(%538: tensor<f32>, %539: tensor<i32>, %540: tensor<f32>, %541: tensor<i32>):
%542 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%543 = "stablehlo.compare"(%541, %539) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%544 = "stablehlo.compare"(%540, %538) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%545 = "stablehlo.compare"(%538, %538) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%546 = "stablehlo.compare"(%540, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%547 = "stablehlo.not"(%545) : (tensor<i1>) -> tensor<i1>
%548 = "stablehlo.and"(%544, %547) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%549 = "stablehlo.not"(%545) : (tensor<i1>) -> tensor<i1>
%550 = "stablehlo.or"(%549, %543) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%551 = "stablehlo.and"(%546, %550) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%552 = "stablehlo.or"(%548, %551) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%553 = "stablehlo.compare"(%540, %538) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%554 = "stablehlo.not"(%543) : (tensor<i1>) -> tensor<i1>
%555 = "stablehlo.and"(%553, %554) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%556 = "stablehlo.compare"(%541, %542) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%557 = "stablehlo.and"(%555, %556) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%558 = "stablehlo.or"(%552, %557) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%559 = "stablehlo.compare"(%539, %542) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%560 = "stablehlo.or"(%558, %559) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%561 = "stablehlo.select"(%560, %540, %538) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%562 = "stablehlo.select"(%560, %541, %539) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%561, %562) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%565 = "stablehlo.reshape"(%563) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%566 = "stablehlo.reshape"(%564) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%567 = "stablehlo.concatenate"(%499, %532, %565) {dimension = 2 : i64} : (tensor<2x3x1x7xf32>, tensor<2x3x1x7xf32>, tensor<2x3x1x7xf32>) -> tensor<2x3x3x7xf32>
%568 = "stablehlo.slice"(%235) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%569 = "stablehlo.slice"(%467) {limit_indices = array<i64: 2, 3, 3, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%570 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%571 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%597, %598 = "stablehlo.reduce"(%568, %569, %570, %571) ({
^bb0(%572: tensor<f32>, %573: tensor<i32>, %574: tensor<f32>, %575: tensor<i32>):
%576 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%577 = "stablehlo.compare"(%575, %573) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%578 = "stablehlo.compare"(%574, %572) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%579 = "stablehlo.compare"(%572, %572) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%580 = "stablehlo.compare"(%574, %574) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%581 = "stablehlo.not"(%579) : (tensor<i1>) -> tensor<i1>
%582 = "stablehlo.and"(%578, %581) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%583 = "stablehlo.not"(%579) : (tensor<i1>) -> tensor<i1>
%584 = "stablehlo.or"(%583, %577) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%585 = "stablehlo.and"(%580, %584) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%586 = "stablehlo.or"(%582, %585) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%587 = "stablehlo.compare"(%574, %572) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%588 = "stablehlo.not"(%577) : (tensor<i1>) -> tensor<i1>
%589 = "stablehlo.and"(%587, %588) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%590 = "stablehlo.compare"(%575, %576) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%591 = "stablehlo.and"(%589, %590) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%592 = "stablehlo.or"(%586, %591) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%593 = "stablehlo.compare"(%573, %576) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%594 = "stablehlo.or"(%592, %593) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%595 = "stablehlo.select"(%594, %574, %572) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%596 = "stablehlo.select"(%594, %575, %573) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%595, %596) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%599 = "stablehlo.reshape"(%597) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%600 = "stablehlo.reshape"(%598) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%601 = "stablehlo.slice"(%235) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%602 = "stablehlo.slice"(%467) {limit_indices = array<i64: 2, 3, 5, 7>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%603 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%604 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%630, %631 = "stablehlo.reduce"(%601, %602, %603, %604) ({
^bb0(%605: tensor<f32>, %606: tensor<i32>, %607: tensor<f32>, %608: tensor<i32>):
%609 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%610 = "stablehlo.compare"(%608, %606) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%611 = "stablehlo.compare"(%607, %605) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%612 = "stablehlo.compare"(%605, %605) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%613 = "stablehlo.compare"(%607, %607) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%614 = "stablehlo.not"(%612) : (tensor<i1>) -> tensor<i1>
%615 = "stablehlo.and"(%611, %614) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%616 = "stablehlo.not"(%612) : (tensor<i1>) -> tensor<i1>
%617 = "stablehlo.or"(%616, %610) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%618 = "stablehlo.and"(%613, %617) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%619 = "stablehlo.or"(%615, %618) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%620 = "stablehlo.compare"(%607, %605) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%621 = "stablehlo.not"(%610) : (tensor<i1>) -> tensor<i1>
%622 = "stablehlo.and"(%620, %621) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%623 = "stablehlo.compare"(%608, %609) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%624 = "stablehlo.and"(%622, %623) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%625 = "stablehlo.or"(%619, %624) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%626 = "stablehlo.compare"(%606, %609) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%627 = "stablehlo.or"(%625, %626) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%628 = "stablehlo.select"(%627, %607, %605) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%629 = "stablehlo.select"(%627, %608, %606) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%628, %629) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%632 = "stablehlo.reshape"(%630) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%633 = "stablehlo.reshape"(%631) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%634 = "stablehlo.slice"(%235) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7xf32>
%635 = "stablehlo.slice"(%467) {limit_indices = array<i64: 2, 3, 7, 7>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x7xi32>) -> tensor<2x3x3x7xi32>
%636 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%637 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%663, %664 = "stablehlo.reduce"(%634, %635, %636, %637) ({
^bb0(%638: tensor<f32>, %639: tensor<i32>, %640: tensor<f32>, %641: tensor<i32>):
%642 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%643 = "stablehlo.compare"(%641, %639) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%644 = "stablehlo.compare"(%640, %638) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%645 = "stablehlo.compare"(%638, %638) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%646 = "stablehlo.compare"(%640, %640) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%647 = "stablehlo.not"(%645) : (tensor<i1>) -> tensor<i1>
%648 = "stablehlo.and"(%644, %647) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%649 = "stablehlo.not"(%645) : (tensor<i1>) -> tensor<i1>
%650 = "stablehlo.or"(%649, %643) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%651 = "stablehlo.and"(%646, %650) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%652 = "stablehlo.or"(%648, %651) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%653 = "stablehlo.compare"(%640, %638) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%654 = "stablehlo.not"(%643) : (tensor<i1>) -> tensor<i1>
%655 = "stablehlo.and"(%653, %654) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%656 = "stablehlo.compare"(%641, %642) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%657 = "stablehlo.and"(%655, %656) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%658 = "stablehlo.or"(%652, %657) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%659 = "stablehlo.compare"(%639, %642) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%660 = "stablehlo.or"(%658, %659) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%661 = "stablehlo.select"(%660, %640, %638) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%662 = "stablehlo.select"(%660, %641, %639) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%661, %662) : (tensor<f32>, tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x3x3x7xf32>, tensor<2x3x3x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x7xf32>, tensor<2x3x7xi32>)
%665 = "stablehlo.reshape"(%663) : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
%666 = "stablehlo.reshape"(%664) : (tensor<2x3x7xi32>) -> tensor<2x3x1x7xi32>
%667 = "stablehlo.concatenate"(%600, %633, %666) {dimension = 2 : i64} : (tensor<2x3x1x7xi32>, tensor<2x3x1x7xi32>, tensor<2x3x1x7xi32>) -> tensor<2x3x3x7xi32>
%668 = "stablehlo.convert"(%667) : (tensor<2x3x3x7xi32>) -> tensor<2x3x3x7xi64>
return %567, %668 : tensor<2x3x3x7xf32>, tensor<2x3x3x7xi64>
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
%6 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xbf16>) -> tensor<3x4x1xbf16>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xi32>) -> tensor<3x4x1xi32>
%8 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xbf16>) -> tensor<3x4x1xbf16>
%9 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xi32>) -> tensor<3x4x1xi32>
%10 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%11 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%12 = "stablehlo.or"(%10, %11) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x1xi32>} : () -> tensor<3x4x1xi32>
%14 = "stablehlo.compare"(%7, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi1>
%15 = "stablehlo.or"(%12, %14) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%16 = "stablehlo.select"(%15, %8, %6) : (tensor<3x4x1xi1>, tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xbf16>
%17 = "stablehlo.select"(%15, %9, %7) : (tensor<3x4x1xi1>, tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi32>
%18 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xbf16>) -> tensor<3x4x1xbf16>
%19 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xi32>) -> tensor<3x4x1xi32>
%20 = "stablehlo.compare"(%18, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%21 = "stablehlo.compare"(%18, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%22 = "stablehlo.or"(%20, %21) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x1xi32>} : () -> tensor<3x4x1xi32>
%24 = "stablehlo.compare"(%17, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi1>
%25 = "stablehlo.or"(%22, %24) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%26 = "stablehlo.select"(%25, %18, %16) : (tensor<3x4x1xi1>, tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xbf16>
%27 = "stablehlo.select"(%25, %19, %17) : (tensor<3x4x1xi1>, tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi32>
%28 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xbf16>) -> tensor<3x4x1xbf16>
%29 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xi32>) -> tensor<3x4x1xi32>
%30 = "stablehlo.compare"(%28, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%31 = "stablehlo.compare"(%28, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%32 = "stablehlo.or"(%30, %31) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x1xi32>} : () -> tensor<3x4x1xi32>
%34 = "stablehlo.compare"(%27, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi1>
%35 = "stablehlo.or"(%32, %34) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%36 = "stablehlo.select"(%35, %28, %26) : (tensor<3x4x1xi1>, tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xbf16>
%37 = "stablehlo.select"(%35, %29, %27) : (tensor<3x4x1xi1>, tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi32>
%38 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xbf16>) -> tensor<3x4x1xbf16>
%39 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 5>} : (tensor<3x4x5xi32>) -> tensor<3x4x1xi32>
%40 = "stablehlo.compare"(%38, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%41 = "stablehlo.compare"(%38, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xi1>
%42 = "stablehlo.or"(%40, %41) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x1xi32>} : () -> tensor<3x4x1xi32>
%44 = "stablehlo.compare"(%37, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi1>
%45 = "stablehlo.or"(%42, %44) : (tensor<3x4x1xi1>, tensor<3x4x1xi1>) -> tensor<3x4x1xi1>
%46 = "stablehlo.select"(%45, %38, %36) : (tensor<3x4x1xi1>, tensor<3x4x1xbf16>, tensor<3x4x1xbf16>) -> tensor<3x4x1xbf16>
%47 = "stablehlo.select"(%45, %39, %37) : (tensor<3x4x1xi1>, tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x1xi32>
%48 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%49 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.slice"(%46) {limit_indices = array<i64: 3, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xbf16>) -> tensor<3x1x1xbf16>
%51 = "stablehlo.slice"(%47) {limit_indices = array<i64: 3, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
%52 = "stablehlo.slice"(%46) {limit_indices = array<i64: 3, 2, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xbf16>) -> tensor<3x1x1xbf16>
%53 = "stablehlo.slice"(%47) {limit_indices = array<i64: 3, 2, 1>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
%54 = "stablehlo.compare"(%52, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xi1>
%55 = "stablehlo.compare"(%52, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xi1>
%56 = "stablehlo.or"(%54, %55) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%58 = "stablehlo.compare"(%51, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%59 = "stablehlo.or"(%56, %58) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%60 = "stablehlo.select"(%59, %52, %50) : (tensor<3x1x1xi1>, tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xbf16>
%61 = "stablehlo.select"(%59, %53, %51) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%62 = "stablehlo.slice"(%46) {limit_indices = array<i64: 3, 3, 1>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xbf16>) -> tensor<3x1x1xbf16>
%63 = "stablehlo.slice"(%47) {limit_indices = array<i64: 3, 3, 1>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
%64 = "stablehlo.compare"(%62, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xi1>
%65 = "stablehlo.compare"(%62, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xi1>
%66 = "stablehlo.or"(%64, %65) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%68 = "stablehlo.compare"(%61, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%69 = "stablehlo.or"(%66, %68) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%70 = "stablehlo.select"(%69, %62, %60) : (tensor<3x1x1xi1>, tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xbf16>
%71 = "stablehlo.select"(%69, %63, %61) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%72 = "stablehlo.slice"(%46) {limit_indices = array<i64: 3, 4, 1>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xbf16>) -> tensor<3x1x1xbf16>
%73 = "stablehlo.slice"(%47) {limit_indices = array<i64: 3, 4, 1>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 4, 1>} : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
%74 = "stablehlo.compare"(%72, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xi1>
%75 = "stablehlo.compare"(%72, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xi1>
%76 = "stablehlo.or"(%74, %75) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%77 = "stablehlo.constant"() {value = dense<0> : tensor<3x1x1xi32>} : () -> tensor<3x1x1xi32>
%78 = "stablehlo.compare"(%71, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
%79 = "stablehlo.or"(%76, %78) : (tensor<3x1x1xi1>, tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
%80 = "stablehlo.select"(%79, %72, %70) : (tensor<3x1x1xi1>, tensor<3x1x1xbf16>, tensor<3x1x1xbf16>) -> tensor<3x1x1xbf16>
%81 = "stablehlo.select"(%79, %73, %71) : (tensor<3x1x1xi1>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi32>
%82 = "stablehlo.convert"(%81) : (tensor<3x1x1xi32>) -> tensor<3x1x1xi64>
return %80, %82 : tensor<3x1x1xbf16>, tensor<3x1x1xi64>
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

