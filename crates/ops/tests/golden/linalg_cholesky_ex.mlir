// f32[3,3]
module @example {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%9 = "stablehlo.convert"(%8) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%10 = "stablehlo.multiply"(%9, %0) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%11 = "stablehlo.subtract"(%5, %10) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%16 = "stablehlo.select"(%14, %0, %15) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%17 = "stablehlo.transpose"(%11) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%18 = "stablehlo.add"(%16, %17) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%19 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<3x3xf32>) -> tensor<3x3xf32>
%20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%25 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%26 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<i1>, %28: tensor<i1>):
%29 = "stablehlo.or"(%27, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%29) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%68 = "stablehlo.if"(%30) ({
%32 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%64, %65, %66 = "stablehlo.while"(%34, %18, %33) ({
^bb0(%35: tensor<i32>, %36: tensor<3x3xf32>, %37: tensor<i32>):
%38 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%35, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%39) : (tensor<i1>) -> ()
}, {
^bb0(%40: tensor<i32>, %41: tensor<3x3xf32>, %42: tensor<i32>):
%43 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.add"(%40, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%45 = "stablehlo.dynamic_slice"(%41, %32, %40) {slice_sizes = array<i64: 3, 1>} : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<3x1xf32>
%46 = "stablehlo.dynamic_slice"(%41, %40, %40) {slice_sizes = array<i64: 1, 1>} : (tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%48 = "stablehlo.compare"(%46, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%49 = "stablehlo.not"(%48) : (tensor<1x1xi1>) -> tensor<1x1xi1>
%50 = "stablehlo.reshape"(%49) : (tensor<1x1xi1>) -> tensor<i1>
%51 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.compare"(%42, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%53 = "stablehlo.and"(%50, %52) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%54 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x3xf32>
%55 = "stablehlo.transpose"(%45) {permutation = array<i64: 1, 0>} : (tensor<3x1xf32>) -> tensor<1x3xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
%57 = "stablehlo.multiply"(%54, %56) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%58 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<3x3xf32>
%59 = "stablehlo.divide"(%57, %58) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%60 = "stablehlo.subtract"(%41, %59) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%61 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%62 = "stablehlo.add"(%40, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%63 = "stablehlo.select"(%53, %62, %42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%44, %60, %63) : (tensor<i32>, tensor<3x3xf32>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<3x3xf32>, tensor<i32>) -> (tensor<i32>, tensor<3x3xf32>, tensor<i32>)
%67 = "stablehlo.select"(%30, %66, %31) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%67) : (tensor<i32>) -> ()
}, {
"stablehlo.return"(%31) : (tensor<i32>) -> ()
}) : (tensor<i1>) -> tensor<i32>
return %24, %68 : tensor<3x3xf32>, tensor<i32>
}
}

// f64[2,4,4] upper=true
module @example {
func.func public @main(%0: tensor<2x4x4xf64>) -> (tensor<2x4x4xf64>, tensor<2xi32>) {
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%3 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x4xf64>} : () -> tensor<2x4x4xf64>
%6 = "stablehlo.select"(%4, %1, %5) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%10 = "stablehlo.convert"(%9) : (tensor<2x4x4xi1>) -> tensor<2x4x4xf64>
%11 = "stablehlo.multiply"(%10, %1) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%12 = "stablehlo.subtract"(%6, %11) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%14 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x4xf64>} : () -> tensor<2x4x4xf64>
%17 = "stablehlo.select"(%15, %1, %16) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%18 = "stablehlo.transpose"(%12) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%19 = "stablehlo.add"(%17, %18) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%20 = "stablehlo.cholesky"(%1) {lower = true} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%22 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4x4xf64>} : () -> tensor<2x4x4xf64>
%25 = "stablehlo.select"(%23, %20, %24) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%26 = "stablehlo.compare"(%25, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xi1>
%27 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%31 = "stablehlo.reduce"(%26, %27) ({
^bb0(%28: tensor<i1>, %29: tensor<i1>):
%30 = "stablehlo.or"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%30) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1, 2>} : (tensor<2x4x4xi1>, tensor<i1>) -> tensor<2xi1>
%32 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%33 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%37 = "stablehlo.reduce"(%31, %33) ({
^bb0(%34: tensor<i1>, %35: tensor<i1>):
%36 = "stablehlo.or"(%34, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%36) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%75 = "stablehlo.if"(%37) ({
%38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%71, %72, %73 = "stablehlo.while"(%40, %19, %39) ({
^bb0(%41: tensor<i32>, %42: tensor<2x4x4xf64>, %43: tensor<2xi32>):
%44 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%45) : (tensor<i1>) -> ()
}, {
^bb0(%46: tensor<i32>, %47: tensor<2x4x4xf64>, %48: tensor<2xi32>):
%49 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%50 = "stablehlo.add"(%46, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%51 = "stablehlo.dynamic_slice"(%47, %38, %38, %46) {slice_sizes = array<i64: 2, 4, 1>} : (tensor<2x4x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x1xf64>
%52 = "stablehlo.dynamic_slice"(%47, %38, %46, %46) {slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x4x4xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1xf64>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x1xf64>} : () -> tensor<2x1x1xf64>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x1x1xf64>, tensor<2x1x1xf64>) -> tensor<2x1x1xi1>
%55 = "stablehlo.not"(%54) : (tensor<2x1x1xi1>) -> tensor<2x1x1xi1>
%56 = "stablehlo.reshape"(%55) : (tensor<2x1x1xi1>) -> tensor<2xi1>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
%58 = "stablehlo.compare"(%48, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%59 = "stablehlo.and"(%56, %58) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%60 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x1xf64>) -> tensor<2x4x4xf64>
%61 = "stablehlo.transpose"(%51) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x1xf64>) -> tensor<2x1x4xf64>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf64>) -> tensor<2x4x4xf64>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%64 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x1xf64>) -> tensor<2x4x4xf64>
%65 = "stablehlo.divide"(%63, %64) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%66 = "stablehlo.subtract"(%47, %65) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%67 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%68 = "stablehlo.add"(%46, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%70 = "stablehlo.select"(%59, %69, %48) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
"stablehlo.return"(%50, %66, %70) : (tensor<i32>, tensor<2x4x4xf64>, tensor<2xi32>) -> ()
}) : (tensor<i32>, tensor<2x4x4xf64>, tensor<2xi32>) -> (tensor<i32>, tensor<2x4x4xf64>, tensor<2xi32>)
%74 = "stablehlo.select"(%31, %73, %32) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
"stablehlo.return"(%74) : (tensor<2xi32>) -> ()
}, {
"stablehlo.return"(%32) : (tensor<2xi32>) -> ()
}) : (tensor<i1>) -> tensor<2xi32>
%76 = "stablehlo.transpose"(%25) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
return %76, %75 : tensor<2x4x4xf64>, tensor<2xi32>
}
}

// c64[3,3]
module @example {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<i32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%4 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<3x3xcomplex<f32>>} : () -> tensor<3x3xcomplex<f32>>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%9 = "stablehlo.convert"(%8) : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
%10 = "stablehlo.multiply"(%9, %0) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%11 = "stablehlo.subtract"(%5, %10) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%15 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<3x3xcomplex<f32>>} : () -> tensor<3x3xcomplex<f32>>
%16 = "stablehlo.select"(%14, %0, %15) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%17 = "stablehlo.real"(%11) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%18 = "stablehlo.imag"(%11) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%19 = "stablehlo.negate"(%18) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%20 = "stablehlo.complex"(%17, %19) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xcomplex<f32>>
%21 = "stablehlo.transpose"(%20) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%22 = "stablehlo.add"(%16, %21) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%23 = "stablehlo.cholesky"(%0) {lower = true} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%26 = "stablehlo.compare"(%24, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%27 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<3x3xcomplex<f32>>} : () -> tensor<3x3xcomplex<f32>>
%28 = "stablehlo.select"(%26, %23, %27) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%29 = "stablehlo.real"(%28) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%30 = "stablehlo.compare"(%29, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
%31 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%35 = "stablehlo.reduce"(%30, %31) ({
^bb0(%32: tensor<i1>, %33: tensor<i1>):
%34 = "stablehlo.or"(%32, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%34) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
%36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.if"(%35) ({
%37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%74, %75, %76 = "stablehlo.while"(%39, %22, %38) ({
^bb0(%40: tensor<i32>, %41: tensor<3x3xcomplex<f32>>, %42: tensor<i32>):
%43 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%44) : (tensor<i1>) -> ()
}, {
^bb0(%45: tensor<i32>, %46: tensor<3x3xcomplex<f32>>, %47: tensor<i32>):
%48 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.add"(%45, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%50 = "stablehlo.dynamic_slice"(%46, %37, %45) {slice_sizes = array<i64: 3, 1>} : (tensor<3x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x1xcomplex<f32>>
%51 = "stablehlo.dynamic_slice"(%46, %45, %45) {slice_sizes = array<i64: 1, 1>} : (tensor<3x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
%52 = "stablehlo.real"(%51) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
%55 = "stablehlo.not"(%54) : (tensor<1x1xi1>) -> tensor<1x1xi1>
%56 = "stablehlo.reshape"(%55) : (tensor<1x1xi1>) -> tensor<i1>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.compare"(%47, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%59 = "stablehlo.and"(%56, %58) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%60 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%61 = "stablehlo.real"(%50) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
%62 = "stablehlo.imag"(%50) : (tensor<3x1xcomplex<f32>>) -> tensor<3x1xf32>
%63 = "stablehlo.negate"(%62) : (tensor<3x1xf32>) -> tensor<3x1xf32>
%64 = "stablehlo.complex"(%61, %63) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xcomplex<f32>>
%65 = "stablehlo.transpose"(%64) {permutation = array<i64: 1, 0>} : (tensor<3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%67 = "stablehlo.multiply"(%60, %66) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%68 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%69 = "stablehlo.divide"(%67, %68) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%70 = "stablehlo.subtract"(%46, %69) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%71 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%72 = "stablehlo.add"(%45, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%73 = "stablehlo.select"(%59, %72, %47) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%49, %70, %73) : (tensor<i32>, tensor<3x3xcomplex<f32>>, tensor<i32>) -> ()
}) : (tensor<i32>, tensor<3x3xcomplex<f32>>, tensor<i32>) -> (tensor<i32>, tensor<3x3xcomplex<f32>>, tensor<i32>)
%77 = "stablehlo.select"(%35, %76, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%77) : (tensor<i32>) -> ()
}, {
"stablehlo.return"(%36) : (tensor<i32>) -> ()
}) : (tensor<i1>) -> tensor<i32>
return %28, %78 : tensor<3x3xcomplex<f32>>, tensor<i32>
}
}

// f32[0,0]
module @example {
func.func public @main(%0: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<i32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
return %0, %1 : tensor<0x0xf32>, tensor<i32>
}
}

