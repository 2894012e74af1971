// f32[4096] 0.5
// run-time numbers: std:F32
// random counters: 1024
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%11, %12 = "stablehlo.rng_bit_generator"(%2) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2048>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4096xui32>) -> tensor<2048xui32>
%14 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%15 = "stablehlo.shift_right_logical"(%13, %14) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%16 = "stablehlo.convert"(%15) : (tensor<2048xui32>) -> tensor<2048xi32>
%17 = "stablehlo.convert"(%16) : (tensor<2048xi32>) -> tensor<2048xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%20 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048xf32>} : () -> tensor<2048xf32>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%22 = "stablehlo.log"(%21) : (tensor<2048xf32>) -> tensor<2048xf32>
%23 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%25 = "stablehlo.sqrt"(%24) : (tensor<2048xf32>) -> tensor<2048xf32>
%26 = "stablehlo.slice"(%12) {limit_indices = array<i64: 4096>, start_indices = array<i64: 2048>, strides = array<i64: 1>} : (tensor<4096xui32>) -> tensor<2048xui32>
%27 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%28 = "stablehlo.shift_right_logical"(%26, %27) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%29 = "stablehlo.convert"(%28) : (tensor<2048xui32>) -> tensor<2048xi32>
%30 = "stablehlo.convert"(%29) : (tensor<2048xi32>) -> tensor<2048xf32>
%31 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048xf32>} : () -> tensor<2048xf32>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%33 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%35 = "stablehlo.cosine"(%34) : (tensor<2048xf32>) -> tensor<2048xf32>
%36 = "stablehlo.multiply"(%25, %35) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%37 = "stablehlo.sine"(%34) : (tensor<2048xf32>) -> tensor<2048xf32>
%38 = "stablehlo.multiply"(%25, %37) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%39 = "stablehlo.concatenate"(%36, %38) {dimension = 0 : i64} : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<4096xf32>
%40 = "stablehlo.multiply"(%39, %3) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%41 = "stablehlo.add"(%40, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %41 : tensor<4096xf32>
}
}

