// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.add"(%0, %4) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%6 = "stablehlo.select"(%3, %5, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%7 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.sqrt"(%10) : (tensor<4096xf32>) -> tensor<4096xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%13 = "stablehlo.divide"(%12, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%15 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%16 = "stablehlo.not"(%15) : (tensor<4096xi1>) -> tensor<4096xi1>
%17, %18 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
%19 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%88, %89, %90 = "stablehlo.while"(%18, %19, %8) ({
^bb0(%20: tensor<2xui64>, %21: tensor<4096xi1>, %22: tensor<4096xf32>):
%23 = "stablehlo.not"(%21) : (tensor<4096xi1>) -> tensor<4096xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%29) : (tensor<i1>) -> ()
}, {
^bb0(%30: tensor<2xui64>, %31: tensor<4096xi1>, %32: tensor<4096xf32>):
%33, %34 = "stablehlo.rng_bit_generator"(%30) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<16384xui32>)
%35 = "stablehlo.constant"() {value = dense<8> : tensor<16384xui32>} : () -> tensor<16384xui32>
%36 = "stablehlo.shift_right_logical"(%34, %35) : (tensor<16384xui32>, tensor<16384xui32>) -> tensor<16384xui32>
%37 = "stablehlo.convert"(%36) : (tensor<16384xui32>) -> tensor<16384xi32>
%38 = "stablehlo.convert"(%37) : (tensor<16384xi32>) -> tensor<16384xf32>
%39 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16384xf32>} : () -> tensor<16384xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<16384xf32>, tensor<16384xf32>) -> tensor<16384xf32>
%41 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<16384xf32>} : () -> tensor<16384xf32>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<16384xf32>, tensor<16384xf32>) -> tensor<16384xf32>
%43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 4096>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<16384xf32>) -> tensor<4096xf32>
%44 = "stablehlo.slice"(%42) {limit_indices = array<i64: 8192>, start_indices = array<i64: 4096>, strides = array<i64: 1>} : (tensor<16384xf32>) -> tensor<4096xf32>
%45 = "stablehlo.slice"(%42) {limit_indices = array<i64: 12288>, start_indices = array<i64: 8192>, strides = array<i64: 1>} : (tensor<16384xf32>) -> tensor<4096xf32>
%46 = "stablehlo.slice"(%42) {limit_indices = array<i64: 16384>, start_indices = array<i64: 12288>, strides = array<i64: 1>} : (tensor<16384xf32>) -> tensor<4096xf32>
%47 = "stablehlo.log"(%43) : (tensor<4096xf32>) -> tensor<4096xf32>
%48 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%50 = "stablehlo.sqrt"(%49) : (tensor<4096xf32>) -> tensor<4096xf32>
%51 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%52 = "stablehlo.multiply"(%44, %51) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%53 = "stablehlo.cosine"(%52) : (tensor<4096xf32>) -> tensor<4096xf32>
%54 = "stablehlo.multiply"(%50, %53) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%55 = "stablehlo.multiply"(%13, %54) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%57 = "stablehlo.add"(%56, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%58 = "stablehlo.multiply"(%57, %57) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%59 = "stablehlo.multiply"(%58, %57) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%61 = "stablehlo.compare"(%59, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%63 = "stablehlo.select"(%61, %59, %62) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%64 = "stablehlo.log"(%63) : (tensor<4096xf32>) -> tensor<4096xf32>
%65 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%66 = "stablehlo.multiply"(%65, %54) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%67 = "stablehlo.multiply"(%66, %54) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%68 = "stablehlo.add"(%67, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%69 = "stablehlo.multiply"(%8, %59) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%70 = "stablehlo.subtract"(%68, %69) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%71 = "stablehlo.multiply"(%8, %64) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%72 = "stablehlo.add"(%70, %71) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%73 = "stablehlo.log"(%46) : (tensor<4096xf32>) -> tensor<4096xf32>
%74 = "stablehlo.divide"(%73, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%75 = "stablehlo.exponential"(%74) : (tensor<4096xf32>) -> tensor<4096xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%77 = "stablehlo.select"(%3, %75, %76) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%78 = "stablehlo.log"(%45) : (tensor<4096xf32>) -> tensor<4096xf32>
%79 = "stablehlo.compare"(%78, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%80 = "stablehlo.and"(%61, %79) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%81 = "stablehlo.or"(%80, %16) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%82 = "stablehlo.multiply"(%8, %59) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%83 = "stablehlo.multiply"(%82, %77) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%84 = "stablehlo.and"(%31, %81) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%85 = "stablehlo.not"(%81) : (tensor<4096xi1>) -> tensor<4096xi1>
%86 = "stablehlo.and"(%31, %85) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%87 = "stablehlo.select"(%84, %83, %32) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%33, %86, %87) : (tensor<2xui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<2xui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<2xui64>, tensor<4096xi1>, tensor<4096xf32>)
return %90 : tensor<4096xf32>
}
}

// f64[2048]
// random counters: 1
module @example {
func.func public @main(%0: tensor<2048xf64>, %1: tensor<2xui64>) -> (tensor<2048xf64>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%5 = "stablehlo.add"(%0, %4) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%6 = "stablehlo.select"(%3, %5, %0) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%7 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<2048xf64>} : () -> tensor<2048xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%9 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%11 = "stablehlo.sqrt"(%10) : (tensor<2048xf64>) -> tensor<2048xf64>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%13 = "stablehlo.divide"(%12, %11) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%15 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%16 = "stablehlo.not"(%15) : (tensor<2048xi1>) -> tensor<2048xi1>
%17, %18 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
%19 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%88, %89, %90 = "stablehlo.while"(%18, %19, %8) ({
^bb0(%20: tensor<2xui64>, %21: tensor<2048xi1>, %22: tensor<2048xf64>):
%23 = "stablehlo.not"(%21) : (tensor<2048xi1>) -> tensor<2048xi1>
%24 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<i1>, %26: tensor<i1>):
%27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2048xi1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.not"(%28) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%29) : (tensor<i1>) -> ()
}, {
^bb0(%30: tensor<2xui64>, %31: tensor<2048xi1>, %32: tensor<2048xf64>):
%33, %34 = "stablehlo.rng_bit_generator"(%30) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8192xui32>)
%35 = "stablehlo.constant"() {value = dense<8> : tensor<8192xui32>} : () -> tensor<8192xui32>
%36 = "stablehlo.shift_right_logical"(%34, %35) : (tensor<8192xui32>, tensor<8192xui32>) -> tensor<8192xui32>
%37 = "stablehlo.convert"(%36) : (tensor<8192xui32>) -> tensor<8192xi32>
%38 = "stablehlo.convert"(%37) : (tensor<8192xi32>) -> tensor<8192xf64>
%39 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8192xf64>} : () -> tensor<8192xf64>
%40 = "stablehlo.add"(%38, %39) : (tensor<8192xf64>, tensor<8192xf64>) -> tensor<8192xf64>
%41 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<8192xf64>} : () -> tensor<8192xf64>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<8192xf64>, tensor<8192xf64>) -> tensor<8192xf64>
%43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 2048>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<8192xf64>) -> tensor<2048xf64>
%44 = "stablehlo.slice"(%42) {limit_indices = array<i64: 4096>, start_indices = array<i64: 2048>, strides = array<i64: 1>} : (tensor<8192xf64>) -> tensor<2048xf64>
%45 = "stablehlo.slice"(%42) {limit_indices = array<i64: 6144>, start_indices = array<i64: 4096>, strides = array<i64: 1>} : (tensor<8192xf64>) -> tensor<2048xf64>
%46 = "stablehlo.slice"(%42) {limit_indices = array<i64: 8192>, start_indices = array<i64: 6144>, strides = array<i64: 1>} : (tensor<8192xf64>) -> tensor<2048xf64>
%47 = "stablehlo.log"(%43) : (tensor<2048xf64>) -> tensor<2048xf64>
%48 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%50 = "stablehlo.sqrt"(%49) : (tensor<2048xf64>) -> tensor<2048xf64>
%51 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%52 = "stablehlo.multiply"(%44, %51) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%53 = "stablehlo.cosine"(%52) : (tensor<2048xf64>) -> tensor<2048xf64>
%54 = "stablehlo.multiply"(%50, %53) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%55 = "stablehlo.multiply"(%13, %54) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%56 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%57 = "stablehlo.add"(%56, %55) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%58 = "stablehlo.multiply"(%57, %57) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%59 = "stablehlo.multiply"(%58, %57) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%61 = "stablehlo.compare"(%59, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%63 = "stablehlo.select"(%61, %59, %62) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%64 = "stablehlo.log"(%63) : (tensor<2048xf64>) -> tensor<2048xf64>
%65 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf64>} : () -> tensor<2048xf64>
%66 = "stablehlo.multiply"(%65, %54) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%67 = "stablehlo.multiply"(%66, %54) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%68 = "stablehlo.add"(%67, %8) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%69 = "stablehlo.multiply"(%8, %59) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%70 = "stablehlo.subtract"(%68, %69) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%71 = "stablehlo.multiply"(%8, %64) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%72 = "stablehlo.add"(%70, %71) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%73 = "stablehlo.log"(%46) : (tensor<2048xf64>) -> tensor<2048xf64>
%74 = "stablehlo.divide"(%73, %0) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%75 = "stablehlo.exponential"(%74) : (tensor<2048xf64>) -> tensor<2048xf64>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%77 = "stablehlo.select"(%3, %75, %76) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%78 = "stablehlo.log"(%45) : (tensor<2048xf64>) -> tensor<2048xf64>
%79 = "stablehlo.compare"(%78, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%80 = "stablehlo.and"(%61, %79) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%81 = "stablehlo.or"(%80, %16) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%82 = "stablehlo.multiply"(%8, %59) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%83 = "stablehlo.multiply"(%82, %77) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%84 = "stablehlo.and"(%31, %81) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%85 = "stablehlo.not"(%81) : (tensor<2048xi1>) -> tensor<2048xi1>
%86 = "stablehlo.and"(%31, %85) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%87 = "stablehlo.select"(%84, %83, %32) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
"stablehlo.return"(%33, %86, %87) : (tensor<2xui64>, tensor<2048xi1>, tensor<2048xf64>) -> ()
}) : (tensor<2xui64>, tensor<2048xi1>, tensor<2048xf64>) -> (tensor<2xui64>, tensor<2048xi1>, tensor<2048xf64>)
return %90 : tensor<2048xf64>
}
}

