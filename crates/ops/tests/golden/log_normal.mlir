// f32[4096] 0.5 0.25
// run-time numbers: mean:F32 std:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<f32>, %3: tensor<2xui64>) -> (tensor<4096xf32>) {
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6, %7 = "stablehlo.rng_bit_generator"(%3) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2048>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4096xui32>) -> tensor<2048xui32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%10 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%11 = "stablehlo.convert"(%10) : (tensor<2048xui32>) -> tensor<2048xi32>
%12 = "stablehlo.convert"(%11) : (tensor<2048xi32>) -> tensor<2048xf32>
%13 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%15 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048xf32>} : () -> tensor<2048xf32>
%16 = "stablehlo.multiply"(%14, %15) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%17 = "stablehlo.log"(%16) : (tensor<2048xf32>) -> tensor<2048xf32>
%18 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%19 = "stablehlo.multiply"(%17, %18) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%20 = "stablehlo.sqrt"(%19) : (tensor<2048xf32>) -> tensor<2048xf32>
%21 = "stablehlo.slice"(%7) {limit_indices = array<i64: 4096>, start_indices = array<i64: 2048>, strides = array<i64: 1>} : (tensor<4096xui32>) -> tensor<2048xui32>
%22 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%23 = "stablehlo.shift_right_logical"(%21, %22) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%24 = "stablehlo.convert"(%23) : (tensor<2048xui32>) -> tensor<2048xi32>
%25 = "stablehlo.convert"(%24) : (tensor<2048xi32>) -> tensor<2048xf32>
%26 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048xf32>} : () -> tensor<2048xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%28 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%30 = "stablehlo.cosine"(%29) : (tensor<2048xf32>) -> tensor<2048xf32>
%31 = "stablehlo.multiply"(%20, %30) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%32 = "stablehlo.sine"(%29) : (tensor<2048xf32>) -> tensor<2048xf32>
%33 = "stablehlo.multiply"(%20, %32) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%34 = "stablehlo.concatenate"(%31, %33) {dimension = 0 : i64} : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<4096xf32>
%35 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%37 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%39 = "stablehlo.exponential"(%38) : (tensor<4096xf32>) -> tensor<4096xf32>
return %39 : tensor<4096xf32>
}
}

