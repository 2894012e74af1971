// s32[3,12]
module @example {
func.func public @main(%0: tensor<3x12xi32>) -> (tensor<3xi32>, tensor<3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x12xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<i32>, %3: tensor<i32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<3x12xi32>, tensor<3x12xi32>) -> (tensor<3x12xi32>, tensor<3x12xi32>)
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x12xi32>) -> tensor<3x1xi32>
%10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 3, 11>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x12xi32>) -> tensor<3x11xi32>
%11 = "stablehlo.concatenate"(%9, %10) {dimension = 1 : i64} : (tensor<3x1xi32>, tensor<3x11xi32>) -> tensor<3x12xi32>
%12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x12xi32>
%13 = "stablehlo.compare"(%7, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<3x12xi32>} : () -> tensor<3x12xi32>
%15 = "stablehlo.select"(%13, %12, %14) : (tensor<3x12xi1>, tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
%16 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.reduce_window"(%15, %16) ({
^bb0(%17: tensor<i32>, %18: tensor<i32>):
%19 = "stablehlo.maximum"(%17, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%19) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [11, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 12>, window_strides = array<i64: 1, 1>} : (tensor<3x12xi32>, tensor<i32>) -> tensor<3x12xi32>
%21 = "stablehlo.subtract"(%12, %20) : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
%22 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<i32>, %24: tensor<i32>):
%25 = "stablehlo.maximum"(%23, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%25) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x12xi32>, tensor<i32>) -> tensor<3xi32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x12xi32>
%28 = "stablehlo.compare"(%21, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x12xi32>
%30 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x12xi32>
%32 = "stablehlo.select"(%28, %29, %31) : (tensor<3x12xi1>, tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
%33 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<i32>, %35: tensor<i32>):
%36 = "stablehlo.minimum"(%34, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%36) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x12xi32>, tensor<i32>) -> tensor<3xi32>
%38 = "stablehlo.convert"(%37) : (tensor<3xi32>) -> tensor<3xi64>
%39 = "stablehlo.convert"(%38) : (tensor<3xi64>) -> tensor<3xi32>
%40 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x12xi32>
%41 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x12xi32>
%42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<3x12xi32>} : () -> tensor<3x12xi32>
%44 = "stablehlo.select"(%42, %7, %43) : (tensor<3x12xi1>, tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
%45 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<i32>, %47: tensor<i32>):
%48 = "stablehlo.add"(%46, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%48) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x12xi32>, tensor<i32>) -> tensor<3xi32>
%50 = "stablehlo.constant"() {value = dense<0> : tensor<3x12xi32>} : () -> tensor<3x12xi32>
%51 = "stablehlo.select"(%42, %8, %50) : (tensor<3x12xi1>, tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi32>
%52 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%56 = "stablehlo.reduce"(%51, %52) ({
^bb0(%53: tensor<i32>, %54: tensor<i32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%55) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x12xi32>, tensor<i32>) -> tensor<3xi32>
%57 = "stablehlo.convert"(%56) : (tensor<3xi32>) -> tensor<3xi64>
return %49, %57 : tensor<3xi32>, tensor<3xi64>
}
}

// f32[4,3] 0 true
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%12, %13 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
%14 = "stablehlo.slice"(%12) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<1x3xf32>
%15 = "stablehlo.slice"(%12) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%16 = "stablehlo.concatenate"(%14, %15) {dimension = 0 : i64} : (tensor<1x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%18 = "stablehlo.compare"(%12, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%20 = "stablehlo.select"(%18, %17, %19) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%21 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.reduce_window"(%20, %21) ({
^bb0(%22: tensor<i32>, %23: tensor<i32>):
%24 = "stablehlo.maximum"(%22, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%24) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>} : (tensor<4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
%26 = "stablehlo.subtract"(%17, %25) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%27 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<i32>, %29: tensor<i32>):
%30 = "stablehlo.maximum"(%28, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%30) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%33 = "stablehlo.compare"(%26, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%34 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%35 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
%37 = "stablehlo.select"(%33, %34, %36) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%38 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<i32>, %40: tensor<i32>):
%41 = "stablehlo.minimum"(%39, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%41) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
%43 = "stablehlo.convert"(%42) : (tensor<3xi32>) -> tensor<3xi64>
%44 = "stablehlo.convert"(%43) : (tensor<3xi64>) -> tensor<3xi32>
%45 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%46 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%49 = "stablehlo.select"(%47, %12, %48) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.reduce"(%49, %50) ({
^bb0(%51: tensor<f32>, %52: tensor<f32>):
%53 = "stablehlo.add"(%51, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%53) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%56 = "stablehlo.select"(%47, %13, %55) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<i32>, %59: tensor<i32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%60) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
%62 = "stablehlo.reshape"(%54) : (tensor<3xf32>) -> tensor<1x3xf32>
%63 = "stablehlo.convert"(%61) : (tensor<3xi32>) -> tensor<3xi64>
%64 = "stablehlo.reshape"(%63) : (tensor<3xi64>) -> tensor<1x3xi64>
return %62, %64 : tensor<1x3xf32>, tensor<1x3xi64>
}
}

