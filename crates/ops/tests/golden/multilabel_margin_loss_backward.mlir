// f32[] f32[5,4] s64[5,4] 1 f32[5,4]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<5x4xf32>, %2: tensor<5x4xi64>, %3: tensor<5x4xf32>) -> (tensor<5x4xf32>) {
%4 = "stablehlo.convert"(%2) : (tensor<5x4xi64>) -> tensor<5x4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%8 = "stablehlo.constant"() {value = dense<4> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%9 = "stablehlo.select"(%7, %5, %8) : (tensor<5x4xi1>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
%10 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.minimum"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xi32>, tensor<i32>) -> tensor<5xi32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%16 = "stablehlo.compare"(%5, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%17 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x4x4xi32>
%18 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi32>) -> tensor<5x4x4xi32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%22 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<i1>, %24: tensor<i1>):
%25 = "stablehlo.or"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%25) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xi1>, tensor<i1>) -> tensor<5x4xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%29 = "stablehlo.select"(%21, %28, %27) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%37 = "stablehlo.subtract"(%36, %35) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%40 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%41 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%42 = "stablehlo.not"(%41) : (tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%44 = "stablehlo.maximum"(%39, %27) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%45 = "stablehlo.select"(%43, %44, %27) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xi1>
%48 = "stablehlo.convert"(%47) : (tensor<5x4x4xi1>) -> tensor<5x4x4xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.reduce"(%48, %49) ({
^bb0(%50: tensor<f32>, %51: tensor<f32>):
%52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%52) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.reduce"(%48, %54) ({
^bb0(%55: tensor<f32>, %56: tensor<f32>):
%57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%60 = "stablehlo.select"(%21, %59, %46) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.reduce"(%60, %61) ({
^bb0(%62: tensor<f32>, %63: tensor<f32>):
%64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%66 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.divide"(%0, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%70 = "stablehlo.divide"(%68, %69) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%71 = "stablehlo.subtract"(%53, %65) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%72 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
return %73 : tensor<5x4xf32>
}
}

// f32[5] f32[5,4] s64[5,4] 0 f32[5,4]
module @example {
func.func public @main(%0: tensor<5xf32>, %1: tensor<5x4xf32>, %2: tensor<5x4xi64>, %3: tensor<5x4xf32>) -> (tensor<5x4xf32>) {
%4 = "stablehlo.convert"(%2) : (tensor<5x4xi64>) -> tensor<5x4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x4xi32>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%8 = "stablehlo.constant"() {value = dense<4> : tensor<5x4xi32>} : () -> tensor<5x4xi32>
%9 = "stablehlo.select"(%7, %5, %8) : (tensor<5x4xi1>, tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi32>
%10 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.minimum"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4xi32>, tensor<i32>) -> tensor<5xi32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi32>) -> tensor<5x4xi32>
%16 = "stablehlo.compare"(%5, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%17 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x4x4xi32>
%18 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi32>) -> tensor<5x4x4xi32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4x4xi32>, tensor<5x4x4xi32>) -> tensor<5x4x4xi1>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%22 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<i1>, %24: tensor<i1>):
%25 = "stablehlo.or"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%25) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xi1>, tensor<i1>) -> tensor<5x4xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%29 = "stablehlo.select"(%21, %28, %27) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%37 = "stablehlo.subtract"(%36, %35) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%38 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%40 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%41 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<5x4xi1>) -> tensor<5x4x4xi1>
%42 = "stablehlo.not"(%41) : (tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<5x4x4xi1>, tensor<5x4x4xi1>) -> tensor<5x4x4xi1>
%44 = "stablehlo.maximum"(%39, %27) : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%45 = "stablehlo.select"(%43, %44, %27) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4x4xf32>} : () -> tensor<5x4x4xf32>
%47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xi1>
%48 = "stablehlo.convert"(%47) : (tensor<5x4x4xi1>) -> tensor<5x4x4xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%53 = "stablehlo.reduce"(%48, %49) ({
^bb0(%50: tensor<f32>, %51: tensor<f32>):
%52 = "stablehlo.add"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%52) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.reduce"(%48, %54) ({
^bb0(%55: tensor<f32>, %56: tensor<f32>):
%57 = "stablehlo.add"(%55, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%57) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x4xf32>) -> tensor<5x4x4xf32>
%60 = "stablehlo.select"(%21, %59, %46) : (tensor<5x4x4xi1>, tensor<5x4x4xf32>, tensor<5x4x4xf32>) -> tensor<5x4x4xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.reduce"(%60, %61) ({
^bb0(%62: tensor<f32>, %63: tensor<f32>):
%64 = "stablehlo.add"(%62, %63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%64) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<5x4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
%66 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%67 = "stablehlo.divide"(%0, %66) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%68 = "stablehlo.subtract"(%53, %65) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%69 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0>} : (tensor<5xf32>) -> tensor<5x4xf32>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
return %70 : tensor<5x4xf32>
}
}

