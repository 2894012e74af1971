// f32[5,4] s64[5,4] 1
module @example {
func.func public @main(%0: tensor<5x4xf32>, %1: tensor<5x4xi64>) -> (tensor<f32>, tensor<5x4xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<5x4xi64>) -> tensor<5x4xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%7 = "stablehlo.select"(%5, %3, %6) : (tensor<5x4xi1>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
%8 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i32>, %10: tensor<i32>):
%11 = "stablehlo.minimum"(%9, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%11) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xi32>, tensor<i32>) -> tensor<5xi32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%14 = "stablehlo.compare"(%3, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%15 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x4x4xi32>
%16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi32>) -> tensor<5x4x4xi32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
%18 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%19 = "stablehlo.and"(%17, %18) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%20 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<i1>, %22: tensor<i1>):
%23 = "stablehlo.or"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xi1>, tensor<i1>) -> tensor<5x4xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%27 = "stablehlo.select"(%19, %26, %25) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%35 = "stablehlo.subtract"(%34, %33) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%36 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%39 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%40 = "stablehlo.not"(%39) : (tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%41 = "stablehlo.and"(%38, %40) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%42 = "stablehlo.maximum"(%37, %25) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%43 = "stablehlo.select"(%41, %42, %25) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.reduce"(%43, %44) ({
^bb0(%45: tensor<f32>, %46: tensor<f32>):
%47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%47) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5xf32>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%50 = "stablehlo.divide"(%48, %49) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%51 = "stablehlo.convert"(%24) : (tensor<5x4xi1>) -> tensor<5x4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.reduce"(%50, %52) ({
^bb0(%53: tensor<f32>, %54: tensor<f32>):
%55 = "stablehlo.add"(%53, %54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%55) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.divide"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %58, %51 : tensor<f32>, tensor<5x4xf32>
}
}

// f32[5,4] s64[5,4] 0
module @example {
func.func public @main(%0: tensor<5x4xf32>, %1: tensor<5x4xi64>) -> (tensor<5xf32>, tensor<5x4xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<5x4xi64>) -> tensor<5x4xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%6 = "stablehlo.constant"() {value = dense<4> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%7 = "stablehlo.select"(%5, %3, %6) : (tensor<5x4xi1>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
%8 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i32>, %10: tensor<i32>):
%11 = "stablehlo.minimum"(%9, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%11) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xi32>, tensor<i32>) -> tensor<5xi32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%14 = "stablehlo.compare"(%3, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%15 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x4x4xi32>
%16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi32>) -> tensor<5x4x4xi32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
%18 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%19 = "stablehlo.and"(%17, %18) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%20 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%24 = "stablehlo.reduce"(%19, %20) ({
^bb0(%21: tensor<i1>, %22: tensor<i1>):
%23 = "stablehlo.or"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xi1>, tensor<i1>) -> tensor<5x4xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%27 = "stablehlo.select"(%19, %26, %25) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%35 = "stablehlo.subtract"(%34, %33) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%36 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%39 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%40 = "stablehlo.not"(%39) : (tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%41 = "stablehlo.and"(%38, %40) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%42 = "stablehlo.maximum"(%37, %25) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%43 = "stablehlo.select"(%41, %42, %25) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.reduce"(%43, %44) ({
^bb0(%45: tensor<f32>, %46: tensor<f32>):
%47 = "stablehlo.add"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%47) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5xf32>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%50 = "stablehlo.divide"(%48, %49) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%51 = "stablehlo.convert"(%24) : (tensor<5x4xi1>) -> tensor<5x4xf32>
return %50, %51 : tensor<5xf32>, tensor<5x4xf32>
}
}

// f32[4] s64[4] 2
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<4xi64>) -> (tensor<f32>, tensor<4xf32>) {
%2 = "stablehlo.reshape"(%0) : (tensor<4xf32>) -> tensor<1x4xf32>
%3 = "stablehlo.convert"(%1) : (tensor<4xi64>) -> tensor<4xi32>
%4 = "stablehlo.reshape"(%3) : (tensor<4xi32>) -> tensor<1x4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<1x4xi32>} : () -> tensor<1x4xi32>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%8 = "stablehlo.constant"() {value = dense<4> : tensor<1x4xi32>} : () -> tensor<1x4xi32>
%9 = "stablehlo.select"(%7, %5, %8) : (tensor<1x4xi1>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi32>
%10 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.minimum"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x4xi32>, tensor<i32>) -> tensor<1xi32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x4xi32>
%16 = "stablehlo.compare"(%5, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
%17 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x4xi32>
%18 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi32>) -> tensor<1x4x4xi32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4x4xi32>, tensor<1x4x4xi32>) -> tensor<1x4x4xi1>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi1>) -> tensor<1x4x4xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
%22 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<i1>, %24: tensor<i1>):
%25 = "stablehlo.or"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%25) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<1x4x4xi1>, tensor<i1>) -> tensor<1x4xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x4x4xf32>} : () -> tensor<1x4x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
%29 = "stablehlo.select"(%21, %28, %27) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x4x4xf32>} : () -> tensor<1x4x4xf32>
%37 = "stablehlo.subtract"(%36, %35) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x4xf32>) -> tensor<1x4x4xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%40 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xi1>) -> tensor<1x4x4xi1>
%41 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x4xi1>) -> tensor<1x4x4xi1>
%42 = "stablehlo.not"(%41) : (tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<1x4x4xi1>, tensor<1x4x4xi1>) -> tensor<1x4x4xi1>
%44 = "stablehlo.maximum"(%39, %27) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%45 = "stablehlo.select"(%43, %44, %27) : (tensor<1x4x4xi1>, tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.reduce"(%45, %46) ({
^bb0(%47: tensor<f32>, %48: tensor<f32>):
%49 = "stablehlo.add"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%49) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1xf32>
%51 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%52 = "stablehlo.divide"(%50, %51) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%53 = "stablehlo.convert"(%26) : (tensor<1x4xi1>) -> tensor<1x4xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<1x4xf32>) -> tensor<4xf32>
%55 = "stablehlo.reshape"(%52) : (tensor<1xf32>) -> tensor<f32>
return %55, %54 : tensor<f32>, tensor<4xf32>
}
}

