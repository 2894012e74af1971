// f32[3,3]
module @example {
func.func public @main(%0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
%10 = "stablehlo.maximum"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%10) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.01e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.log"(%13) : (tensor<f32>) -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.divide"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%17 = "stablehlo.ceil"(%16) : (tensor<f32>) -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.1e3> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.is_finite"(%17) : (tensor<f32>) -> tensor<i1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.maximum"(%17, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.minimum"(%21, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.select"(%19, %22, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.negate"(%24) : (tensor<f32>) -> tensor<f32>
%27 = "stablehlo.power"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
%29 = "stablehlo.multiply"(%0, %28) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%30 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%31 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%32 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%33 = "stablehlo.convert"(%32) : (tensor<3x3xi1>) -> tensor<3x3xf32>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%50, %51 = "stablehlo.while"(%34, %33) ({
^bb0(%35: tensor<i32>, %36: tensor<3x3xf32>):
%37 = "stablehlo.constant"() {value = dense<18> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%38) : (tensor<i1>) -> ()
}, {
^bb0(%39: tensor<i32>, %40: tensor<3x3xf32>):
%41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.add"(%39, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%43 = "stablehlo.constant"() {value = dense<18> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.subtract"(%43, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%45 = "stablehlo.convert"(%44) : (tensor<i32>) -> tensor<f32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
%47 = "stablehlo.divide"(%29, %46) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%48 = "stablehlo.dot_general"(%47, %40) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%49 = "stablehlo.add"(%33, %48) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
"stablehlo.return"(%42, %49) : (tensor<i32>, tensor<3x3xf32>) -> ()
}) : (tensor<i32>, tensor<3x3xf32>) -> (tensor<i32>, tensor<3x3xf32>)
%52 = "stablehlo.convert"(%24) : (tensor<f32>) -> tensor<i32>
%53 = "stablehlo.convert"(%24) : (tensor<f32>) -> tensor<i32>
%54 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%66, %67 = "stablehlo.while"(%54, %51) ({
^bb0(%55: tensor<i32>, %56: tensor<3x3xf32>):
%57 = "stablehlo.compare"(%55, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%57) : (tensor<i1>) -> ()
}, {
^bb0(%58: tensor<i32>, %59: tensor<3x3xf32>):
%60 = "stablehlo.compare"(%58, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x3xi1>
%62 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.add"(%58, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%64 = "stablehlo.dot_general"(%59, %59) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%65 = "stablehlo.select"(%61, %64, %59) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
"stablehlo.return"(%63, %65) : (tensor<i32>, tensor<3x3xf32>) -> ()
}) : (tensor<i32>, tensor<3x3xf32>) -> (tensor<i32>, tensor<3x3xf32>)
return %67 : tensor<3x3xf32>
}
}

// f64[2,4,4]
module @example {
func.func public @main(%0: tensor<2x4x4xf64>) -> (tensor<2x4x4xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f64>, %4: tensor<f64>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%5) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4x4xf64>, tensor<f64>) -> tensor<2x4xf64>
%7 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<f64>, %9: tensor<f64>):
%10 = "stablehlo.maximum"(%8, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%10) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x4xf64>, tensor<f64>) -> tensor<2xf64>
%12 = "stablehlo.constant"() {value = dense<1.09e0> : tensor<2xf64>} : () -> tensor<2xf64>
%13 = "stablehlo.divide"(%11, %12) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%14 = "stablehlo.log"(%13) : (tensor<2xf64>) -> tensor<2xf64>
%15 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<2xf64>} : () -> tensor<2xf64>
%16 = "stablehlo.divide"(%14, %15) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%17 = "stablehlo.ceil"(%16) : (tensor<2xf64>) -> tensor<2xf64>
%18 = "stablehlo.constant"() {value = dense<1.1e3> : tensor<2xf64>} : () -> tensor<2xf64>
%19 = "stablehlo.is_finite"(%17) : (tensor<2xf64>) -> tensor<2xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%21 = "stablehlo.maximum"(%17, %20) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%22 = "stablehlo.minimum"(%21, %18) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%24 = "stablehlo.select"(%19, %22, %23) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2xf64>} : () -> tensor<2xf64>
%26 = "stablehlo.negate"(%24) : (tensor<2xf64>) -> tensor<2xf64>
%27 = "stablehlo.power"(%25, %26) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf64>) -> tensor<2x4x4xf64>
%29 = "stablehlo.multiply"(%0, %28) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%30 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x4xi32>
%31 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x4xi32>
%32 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
%33 = "stablehlo.convert"(%32) : (tensor<2x4x4xi1>) -> tensor<2x4x4xf64>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%50, %51 = "stablehlo.while"(%34, %33) ({
^bb0(%35: tensor<i32>, %36: tensor<2x4x4xf64>):
%37 = "stablehlo.constant"() {value = dense<18> : tensor<i32>} : () -> tensor<i32>
%38 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%38) : (tensor<i1>) -> ()
}, {
^bb0(%39: tensor<i32>, %40: tensor<2x4x4xf64>):
%41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.add"(%39, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%43 = "stablehlo.constant"() {value = dense<18> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.subtract"(%43, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%45 = "stablehlo.convert"(%44) : (tensor<i32>) -> tensor<f64>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x4x4xf64>
%47 = "stablehlo.divide"(%29, %46) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%48 = "stablehlo.dot_general"(%47, %40) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%49 = "stablehlo.add"(%33, %48) : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
"stablehlo.return"(%42, %49) : (tensor<i32>, tensor<2x4x4xf64>) -> ()
}) : (tensor<i32>, tensor<2x4x4xf64>) -> (tensor<i32>, tensor<2x4x4xf64>)
%52 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%56 = "stablehlo.reduce"(%24, %52) ({
^bb0(%53: tensor<f64>, %54: tensor<f64>):
%55 = "stablehlo.maximum"(%53, %54) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%55) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
%57 = "stablehlo.convert"(%56) : (tensor<f64>) -> tensor<i32>
%58 = "stablehlo.convert"(%24) : (tensor<2xf64>) -> tensor<2xi32>
%59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%72, %73 = "stablehlo.while"(%59, %51) ({
^bb0(%60: tensor<i32>, %61: tensor<2x4x4xf64>):
%62 = "stablehlo.compare"(%60, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%62) : (tensor<i1>) -> ()
}, {
^bb0(%63: tensor<i32>, %64: tensor<2x4x4xf64>):
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
%66 = "stablehlo.compare"(%65, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x4x4xi1>
%68 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%69 = "stablehlo.add"(%63, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%70 = "stablehlo.dot_general"(%64, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
%71 = "stablehlo.select"(%67, %70, %64) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
"stablehlo.return"(%69, %71) : (tensor<i32>, tensor<2x4x4xf64>) -> ()
}) : (tensor<i32>, tensor<2x4x4xf64>) -> (tensor<i32>, tensor<2x4x4xf64>)
return %73 : tensor<2x4x4xf64>
}
}

// c64[3,3]
module @example {
func.func public @main(%0: tensor<3x3xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>) {
%1 = "stablehlo.abs"(%0) : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.reduce"(%6, %7) ({
^bb0(%8: tensor<f32>, %9: tensor<f32>):
%10 = "stablehlo.maximum"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%10) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.01e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.divide"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.log"(%13) : (tensor<f32>) -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.divide"(%14, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%17 = "stablehlo.ceil"(%16) : (tensor<f32>) -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.1e3> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.is_finite"(%17) : (tensor<f32>) -> tensor<i1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.maximum"(%17, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.minimum"(%21, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.select"(%19, %22, %23) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.negate"(%24) : (tensor<f32>) -> tensor<f32>
%27 = "stablehlo.power"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%28 = "stablehlo.convert"(%27) : (tensor<f32>) -> tensor<complex<f32>>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%30 = "stablehlo.multiply"(%0, %29) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%31 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%32 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%34 = "stablehlo.convert"(%33) : (tensor<3x3xi1>) -> tensor<3x3xcomplex<f32>>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%51, %52 = "stablehlo.while"(%35, %34) ({
^bb0(%36: tensor<i32>, %37: tensor<3x3xcomplex<f32>>):
%38 = "stablehlo.constant"() {value = dense<18> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.compare"(%36, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%39) : (tensor<i1>) -> ()
}, {
^bb0(%40: tensor<i32>, %41: tensor<3x3xcomplex<f32>>):
%42 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%43 = "stablehlo.add"(%40, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%44 = "stablehlo.constant"() {value = dense<18> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.subtract"(%44, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%46 = "stablehlo.convert"(%45) : (tensor<i32>) -> tensor<complex<f32>>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
%48 = "stablehlo.divide"(%30, %47) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%49 = "stablehlo.dot_general"(%48, %41) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%50 = "stablehlo.add"(%34, %49) : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
"stablehlo.return"(%43, %50) : (tensor<i32>, tensor<3x3xcomplex<f32>>) -> ()
}) : (tensor<i32>, tensor<3x3xcomplex<f32>>) -> (tensor<i32>, tensor<3x3xcomplex<f32>>)
%53 = "stablehlo.convert"(%24) : (tensor<f32>) -> tensor<i32>
%54 = "stablehlo.convert"(%24) : (tensor<f32>) -> tensor<i32>
%55 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%67, %68 = "stablehlo.while"(%55, %52) ({
^bb0(%56: tensor<i32>, %57: tensor<3x3xcomplex<f32>>):
%58 = "stablehlo.compare"(%56, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%58) : (tensor<i1>) -> ()
}, {
^bb0(%59: tensor<i32>, %60: tensor<3x3xcomplex<f32>>):
%61 = "stablehlo.compare"(%59, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x3xi1>
%63 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.add"(%59, %63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%65 = "stablehlo.dot_general"(%60, %60) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
%66 = "stablehlo.select"(%62, %65, %60) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
"stablehlo.return"(%64, %66) : (tensor<i32>, tensor<3x3xcomplex<f32>>) -> ()
}) : (tensor<i32>, tensor<3x3xcomplex<f32>>) -> (tensor<i32>, tensor<3x3xcomplex<f32>>)
return %68 : tensor<3x3xcomplex<f32>>
}
}

// f32[2,0,0]
module @example {
func.func public @main(%0: tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x0x0xf32>} : () -> tensor<2x0x0xf32>
return %1 : tensor<2x0x0xf32>
}
}

