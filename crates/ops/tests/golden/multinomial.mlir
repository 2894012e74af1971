// f32[2000,4] 1
// random counters: 2000
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x1xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<2000x4xf32>) -> tensor<2000x4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2000x4xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.reshape"(%0) : (tensor<2000x4xf32>) -> tensor<2000x1x4xf32>
%12, %13 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8000xui32>)
%14 = "stablehlo.constant"() {value = dense<1> : tensor<8000xui32>} : () -> tensor<8000xui32>
%15 = "stablehlo.shift_right_logical"(%13, %14) : (tensor<8000xui32>, tensor<8000xui32>) -> tensor<8000xui32>
%16 = "stablehlo.convert"(%15) : (tensor<8000xui32>) -> tensor<8000xi32>
%17 = "stablehlo.convert"(%16) : (tensor<8000xi32>) -> tensor<8000xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8000xf32>} : () -> tensor<8000xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<8000xf32>, tensor<8000xf32>) -> tensor<8000xf32>
%20 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<8000xf32>} : () -> tensor<8000xf32>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<8000xf32>, tensor<8000xf32>) -> tensor<8000xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<8000xf32>) -> tensor<2000x1x4xf32>
%23 = "stablehlo.log"(%22) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%24 = "stablehlo.negate"(%23) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%25 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%26 = "stablehlo.maximum"(%24, %25) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%27 = "stablehlo.divide"(%11, %26) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%28 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<f32>, %30: tensor<f32>):
%31 = "stablehlo.maximum"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%31) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xf32>, tensor<f32>) -> tensor<2000x1xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2000x1xf32>) -> tensor<2000x1x4xf32>
%34 = "stablehlo.compare"(%27, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%35 = "stablehlo.compare"(%27, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%36 = "stablehlo.or"(%34, %35) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi1>) -> tensor<2000x1x4xi1>
%37 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2000x1x4xi32>
%38 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x1x4xi32>
%40 = "stablehlo.select"(%36, %37, %39) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi32>, tensor<2000x1x4xi32>) -> tensor<2000x1x4xi32>
%41 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%45 = "stablehlo.reduce"(%40, %41) ({
^bb0(%42: tensor<i32>, %43: tensor<i32>):
%44 = "stablehlo.minimum"(%42, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%44) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xi32>, tensor<i32>) -> tensor<2000x1xi32>
%46 = "stablehlo.convert"(%45) : (tensor<2000x1xi32>) -> tensor<2000x1xi64>
return %46 : tensor<2000x1xi64>
}
}

// f32[2,4] 2000 true
// random counters: 4000
module @example {
func.func public @main(%0: tensor<2x4xf32>, %1: tensor<2xui64>) -> (tensor<2x2000xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<2x4xf32>) -> tensor<2x4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.reshape"(%0) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2000x4xf32>
%13, %14 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<16000xui32>)
%15 = "stablehlo.constant"() {value = dense<1> : tensor<16000xui32>} : () -> tensor<16000xui32>
%16 = "stablehlo.shift_right_logical"(%14, %15) : (tensor<16000xui32>, tensor<16000xui32>) -> tensor<16000xui32>
%17 = "stablehlo.convert"(%16) : (tensor<16000xui32>) -> tensor<16000xi32>
%18 = "stablehlo.convert"(%17) : (tensor<16000xi32>) -> tensor<16000xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16000xf32>} : () -> tensor<16000xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<16000xf32>, tensor<16000xf32>) -> tensor<16000xf32>
%21 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<16000xf32>} : () -> tensor<16000xf32>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<16000xf32>, tensor<16000xf32>) -> tensor<16000xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<16000xf32>) -> tensor<2x2000x4xf32>
%24 = "stablehlo.log"(%23) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%25 = "stablehlo.negate"(%24) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%27 = "stablehlo.maximum"(%25, %26) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%28 = "stablehlo.divide"(%12, %27) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%29 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.maximum"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xf32>, tensor<f32>) -> tensor<2x2000xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2000xf32>) -> tensor<2x2000x4xf32>
%35 = "stablehlo.compare"(%28, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%36 = "stablehlo.compare"(%28, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%37 = "stablehlo.or"(%35, %36) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi1>) -> tensor<2x2000x4xi1>
%38 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2000x4xi32>
%39 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2000x4xi32>
%41 = "stablehlo.select"(%37, %38, %40) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi32>, tensor<2x2000x4xi32>) -> tensor<2x2000x4xi32>
%42 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<i32>, %44: tensor<i32>):
%45 = "stablehlo.minimum"(%43, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%45) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xi32>, tensor<i32>) -> tensor<2x2000xi32>
%47 = "stablehlo.convert"(%46) : (tensor<2x2000xi32>) -> tensor<2x2000xi64>
return %47 : tensor<2x2000xi64>
}
}

// f32[2000,4] 3
// random counters: 2000
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x3xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<2000x4xf32>) -> tensor<2000x4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2000x4xi1>, tensor<i1>) -> tensor<i1>
%11, %12 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8000xui32>)
%13 = "stablehlo.constant"() {value = dense<1> : tensor<8000xui32>} : () -> tensor<8000xui32>
%14 = "stablehlo.shift_right_logical"(%12, %13) : (tensor<8000xui32>, tensor<8000xui32>) -> tensor<8000xui32>
%15 = "stablehlo.convert"(%14) : (tensor<8000xui32>) -> tensor<8000xi32>
%16 = "stablehlo.convert"(%15) : (tensor<8000xi32>) -> tensor<8000xf32>
%17 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8000xf32>} : () -> tensor<8000xf32>
%18 = "stablehlo.add"(%16, %17) : (tensor<8000xf32>, tensor<8000xf32>) -> tensor<8000xf32>
%19 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<8000xf32>} : () -> tensor<8000xf32>
%20 = "stablehlo.multiply"(%18, %19) : (tensor<8000xf32>, tensor<8000xf32>) -> tensor<8000xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<8000xf32>) -> tensor<2000x4xf32>
%22 = "stablehlo.log"(%21) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%23 = "stablehlo.negate"(%22) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%24 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%25 = "stablehlo.maximum"(%23, %24) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%26 = "stablehlo.divide"(%0, %25) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%27, %28 = "chlo.top_k"(%26) {k = 3 : i64} : (tensor<2000x4xf32>) -> (tensor<2000x3xf32>, tensor<2000x3xi32>)
%29 = "stablehlo.convert"(%28) : (tensor<2000x3xi32>) -> tensor<2000x3xi64>
return %29 : tensor<2000x3xi64>
}
}

// f64[4] 2000 true
// random counters: 4000
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<2xui64>) -> (tensor<2000xi64>) {
%2 = "stablehlo.is_finite"(%0) : (tensor<4xf64>) -> tensor<4xi1>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%5 = "stablehlo.and"(%2, %4) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.reshape"(%0) : (tensor<4xf64>) -> tensor<1x4xf64>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf64>) -> tensor<2000x4xf64>
%13, %14 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8000xui64>)
%15 = "stablehlo.constant"() {value = dense<11> : tensor<8000xui64>} : () -> tensor<8000xui64>
%16 = "stablehlo.shift_right_logical"(%14, %15) : (tensor<8000xui64>, tensor<8000xui64>) -> tensor<8000xui64>
%17 = "stablehlo.convert"(%16) : (tensor<8000xui64>) -> tensor<8000xi64>
%18 = "stablehlo.convert"(%17) : (tensor<8000xi64>) -> tensor<8000xf64>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8000xf64>} : () -> tensor<8000xf64>
%20 = "stablehlo.add"(%18, %19) : (tensor<8000xf64>, tensor<8000xf64>) -> tensor<8000xf64>
%21 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<8000xf64>} : () -> tensor<8000xf64>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<8000xf64>, tensor<8000xf64>) -> tensor<8000xf64>
%23 = "stablehlo.reshape"(%22) : (tensor<8000xf64>) -> tensor<2000x4xf64>
%24 = "stablehlo.log"(%23) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%25 = "stablehlo.negate"(%24) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%26 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%27 = "stablehlo.maximum"(%25, %26) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%28 = "stablehlo.divide"(%12, %27) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%29 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f64>, %31: tensor<f64>):
%32 = "stablehlo.maximum"(%30, %31) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%32) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xf64>, tensor<f64>) -> tensor<2000xf64>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<2000xf64>) -> tensor<2000x4xf64>
%35 = "stablehlo.compare"(%28, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%36 = "stablehlo.compare"(%28, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%37 = "stablehlo.or"(%35, %36) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%38 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2000x4xi32>
%39 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x4xi32>
%41 = "stablehlo.select"(%37, %38, %40) : (tensor<2000x4xi1>, tensor<2000x4xi32>, tensor<2000x4xi32>) -> tensor<2000x4xi32>
%42 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<i32>, %44: tensor<i32>):
%45 = "stablehlo.minimum"(%43, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%45) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xi32>, tensor<i32>) -> tensor<2000xi32>
%47 = "stablehlo.convert"(%46) : (tensor<2000xi32>) -> tensor<2000xi64>
return %47 : tensor<2000xi64>
}
}

