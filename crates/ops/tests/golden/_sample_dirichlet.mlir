// f32[2048,3]
// random counters: 1
module @example {
func.func public @main(%0: tensor<2048x3xf32>, %1: tensor<2xui64>) -> (tensor<2048x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%5 = "stablehlo.add"(%0, %4) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%6 = "stablehlo.select"(%3, %5, %0) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%7 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%9 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%11 = "stablehlo.sqrt"(%10) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%13 = "stablehlo.divide"(%12, %11) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%15 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%16 = "stablehlo.not"(%15) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%17, %18 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
%19 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%92, %93, %94 = "stablehlo.while"(%18, %19, %8) ({
^bb0(%20: tensor<2xui64>, %21: tensor<2048x3xi1>, %22: tensor<2048x3xf32>):
%23 = "stablehlo.not"(%21) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2048x3xi1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%29) : (tensor<i1>) -> ()
}, {
^bb0(%30: tensor<2xui64>, %31: tensor<2048x3xi1>, %32: tensor<2048x3xf32>):
%33, %34 = "stablehlo.rng_bit_generator"(%30) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<24576xui32>)
%35 = "stablehlo.constant"() {value = dense<8> : tensor<24576xui32>} : () -> tensor<24576xui32>
%36 = "stablehlo.shift_right_logical"(%34, %35) : (tensor<24576xui32>, tensor<24576xui32>) -> tensor<24576xui32>
%37 = "stablehlo.convert"(%36) : (tensor<24576xui32>) -> tensor<24576xi32>
%38 = "stablehlo.convert"(%37) : (tensor<24576xi32>) -> tensor<24576xf32>
%39 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<24576xf32>} : () -> tensor<24576xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<24576xf32>, tensor<24576xf32>) -> tensor<24576xf32>
%41 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<24576xf32>} : () -> tensor<24576xf32>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<24576xf32>, tensor<24576xf32>) -> tensor<24576xf32>
%43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 6144>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<24576xf32>) -> tensor<6144xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<6144xf32>) -> tensor<2048x3xf32>
%45 = "stablehlo.slice"(%42) {limit_indices = array<i64: 12288>, start_indices = array<i64: 6144>, strides = array<i64: 1>} : (tensor<24576xf32>) -> tensor<6144xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<6144xf32>) -> tensor<2048x3xf32>
%47 = "stablehlo.slice"(%42) {limit_indices = array<i64: 18432>, start_indices = array<i64: 12288>, strides = array<i64: 1>} : (tensor<24576xf32>) -> tensor<6144xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<6144xf32>) -> tensor<2048x3xf32>
%49 = "stablehlo.slice"(%42) {limit_indices = array<i64: 24576>, start_indices = array<i64: 18432>, strides = array<i64: 1>} : (tensor<24576xf32>) -> tensor<6144xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<6144xf32>) -> tensor<2048x3xf32>
%51 = "stablehlo.log"(%44) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%52 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%54 = "stablehlo.sqrt"(%53) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%55 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%56 = "stablehlo.multiply"(%46, %55) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%57 = "stablehlo.cosine"(%56) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%58 = "stablehlo.multiply"(%54, %57) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%59 = "stablehlo.multiply"(%13, %58) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%61 = "stablehlo.add"(%60, %59) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%62 = "stablehlo.multiply"(%61, %61) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%63 = "stablehlo.multiply"(%62, %61) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%65 = "stablehlo.compare"(%63, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%67 = "stablehlo.select"(%65, %63, %66) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%68 = "stablehlo.log"(%67) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%70 = "stablehlo.multiply"(%69, %58) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%71 = "stablehlo.multiply"(%70, %58) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%72 = "stablehlo.add"(%71, %8) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%73 = "stablehlo.multiply"(%8, %63) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%74 = "stablehlo.subtract"(%72, %73) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%75 = "stablehlo.multiply"(%8, %68) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%76 = "stablehlo.add"(%74, %75) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%77 = "stablehlo.log"(%50) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%78 = "stablehlo.divide"(%77, %0) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%79 = "stablehlo.exponential"(%78) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%81 = "stablehlo.select"(%3, %79, %80) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%82 = "stablehlo.log"(%48) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%83 = "stablehlo.compare"(%82, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%84 = "stablehlo.and"(%65, %83) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%85 = "stablehlo.or"(%84, %16) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%86 = "stablehlo.multiply"(%8, %63) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%87 = "stablehlo.multiply"(%86, %81) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%88 = "stablehlo.and"(%31, %85) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%89 = "stablehlo.not"(%85) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%90 = "stablehlo.and"(%31, %89) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%91 = "stablehlo.select"(%88, %87, %32) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
"stablehlo.return"(%33, %90, %91) : (tensor<2xui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> ()
}) : (tensor<2xui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> (tensor<2xui64>, tensor<2048x3xi1>, tensor<2048x3xf32>)
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.reduce"(%94, %95) ({
^bb0(%96: tensor<f32>, %97: tensor<f32>):
%98 = "stablehlo.add"(%96, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%98) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0>} : (tensor<2048xf32>) -> tensor<2048x3xf32>
%101 = "stablehlo.divide"(%94, %100) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
return %101 : tensor<2048x3xf32>
}
}

