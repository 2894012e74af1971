// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2, %3 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
%4 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%7 = "stablehlo.select"(%5, %0, %6) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%9 = "stablehlo.select"(%5, %8, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%10 = "stablehlo.sqrt"(%9) : (tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.multiply"(%11, %10) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.add"(%13, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%15 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.multiply"(%15, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.add"(%17, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.subtract"(%14, %19) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%22 = "stablehlo.divide"(%21, %20) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%23 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%24 = "stablehlo.add"(%23, %22) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%26 = "stablehlo.subtract"(%14, %25) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%27 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%28 = "stablehlo.divide"(%27, %26) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%29 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%30 = "stablehlo.subtract"(%29, %28) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%32 = "stablehlo.compare"(%0, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%33 = "stablehlo.not"(%32) : (tensor<4096xi1>) -> tensor<4096xi1>
%34 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%139, %140, %141 = "stablehlo.while"(%3, %34, %0) ({
^bb0(%35: tensor<2xui64>, %36: tensor<4096xi1>, %37: tensor<4096xf32>):
%38 = "stablehlo.not"(%36) : (tensor<4096xi1>) -> tensor<4096xi1>
%39 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%43 = "stablehlo.reduce"(%38, %39) ({
^bb0(%40: tensor<i1>, %41: tensor<i1>):
%42 = "stablehlo.and"(%40, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%42) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%44 = "stablehlo.not"(%43) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%44) : (tensor<i1>) -> ()
}, {
^bb0(%45: tensor<2xui64>, %46: tensor<4096xi1>, %47: tensor<4096xf32>):
%48, %49 = "stablehlo.rng_bit_generator"(%45) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8192xui32>)
%50 = "stablehlo.constant"() {value = dense<8> : tensor<8192xui32>} : () -> tensor<8192xui32>
%51 = "stablehlo.shift_right_logical"(%49, %50) : (tensor<8192xui32>, tensor<8192xui32>) -> tensor<8192xui32>
%52 = "stablehlo.convert"(%51) : (tensor<8192xui32>) -> tensor<8192xi32>
%53 = "stablehlo.convert"(%52) : (tensor<8192xi32>) -> tensor<8192xf32>
%54 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8192xf32>} : () -> tensor<8192xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<8192xf32>, tensor<8192xf32>) -> tensor<8192xf32>
%56 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<8192xf32>} : () -> tensor<8192xf32>
%57 = "stablehlo.multiply"(%55, %56) : (tensor<8192xf32>, tensor<8192xf32>) -> tensor<8192xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 4096>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<8192xf32>) -> tensor<4096xf32>
%59 = "stablehlo.slice"(%57) {limit_indices = array<i64: 8192>, start_indices = array<i64: 4096>, strides = array<i64: 1>} : (tensor<8192xf32>) -> tensor<4096xf32>
%60 = "stablehlo.negate"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%61 = "stablehlo.exponential"(%60) : (tensor<4096xf32>) -> tensor<4096xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%86, %87, %88, %89 = "stablehlo.while"(%63, %61, %61, %62) ({
^bb0(%64: tensor<i32>, %65: tensor<4096xf32>, %66: tensor<4096xf32>, %67: tensor<4096xf32>):
%68 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%69 = "stablehlo.compare"(%64, %68) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%69) : (tensor<i1>) -> ()
}, {
^bb0(%70: tensor<i32>, %71: tensor<4096xf32>, %72: tensor<4096xf32>, %73: tensor<4096xf32>):
%74 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.add"(%70, %74) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%76 = "stablehlo.multiply"(%71, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%77 = "stablehlo.convert"(%70) : (tensor<i32>) -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.add"(%77, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%81 = "stablehlo.divide"(%76, %80) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%82 = "stablehlo.compare"(%58, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%83 = "stablehlo.add"(%72, %81) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%84 = "stablehlo.convert"(%82) : (tensor<4096xi1>) -> tensor<4096xf32>
%85 = "stablehlo.add"(%73, %84) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%75, %81, %83, %85) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%90 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%91 = "stablehlo.subtract"(%58, %90) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%92 = "stablehlo.abs"(%91) : (tensor<4096xf32>) -> tensor<4096xf32>
%93 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%94 = "stablehlo.subtract"(%93, %92) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%96 = "stablehlo.multiply"(%95, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%97 = "stablehlo.divide"(%96, %94) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%98 = "stablehlo.add"(%97, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%99 = "stablehlo.multiply"(%98, %91) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%100 = "stablehlo.add"(%99, %9) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%101 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%102 = "stablehlo.add"(%100, %101) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%103 = "stablehlo.floor"(%102) : (tensor<4096xf32>) -> tensor<4096xf32>
%104 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%105 = "stablehlo.compare"(%94, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%106 = "stablehlo.compare"(%59, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%107 = "stablehlo.and"(%105, %106) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%109 = "stablehlo.compare"(%103, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%110 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%111 = "stablehlo.compare"(%94, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%112 = "stablehlo.compare"(%59, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%113 = "stablehlo.and"(%111, %112) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%114 = "stablehlo.or"(%109, %113) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%115 = "stablehlo.multiply"(%59, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%116 = "stablehlo.multiply"(%94, %94) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%117 = "stablehlo.divide"(%18, %116) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%118 = "stablehlo.add"(%117, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%119 = "stablehlo.divide"(%115, %118) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%120 = "stablehlo.log"(%119) : (tensor<4096xf32>) -> tensor<4096xf32>
%121 = "stablehlo.log"(%9) : (tensor<4096xf32>) -> tensor<4096xf32>
%122 = "stablehlo.multiply"(%103, %121) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%123 = "stablehlo.subtract"(%122, %9) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%124 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%125 = "stablehlo.add"(%103, %124) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%126 = "chlo.lgamma"(%125) : (tensor<4096xf32>) -> tensor<4096xf32>
%127 = "stablehlo.subtract"(%123, %126) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%128 = "stablehlo.or"(%5, %107) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%129 = "stablehlo.not"(%114) : (tensor<4096xi1>) -> tensor<4096xi1>
%130 = "stablehlo.compare"(%120, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%131 = "stablehlo.and"(%129, %130) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%132 = "stablehlo.or"(%128, %131) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%133 = "stablehlo.or"(%132, %33) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%134 = "stablehlo.select"(%5, %89, %103) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%135 = "stablehlo.and"(%46, %133) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%136 = "stablehlo.not"(%133) : (tensor<4096xi1>) -> tensor<4096xi1>
%137 = "stablehlo.and"(%46, %136) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%138 = "stablehlo.select"(%135, %134, %47) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%48, %137, %138) : (tensor<2xui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<2xui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<2xui64>, tensor<4096xi1>, tensor<4096xf32>)
return %141 : tensor<4096xf32>
}
}

// bf16[16]
// random counters: 1
module @example {
func.func public @main(%0: tensor<16xbf16>, %1: tensor<2xui64>) -> (tensor<16xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf32>
%3, %4 = "stablehlo.rng_bit_generator"(%1) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
%5 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.select"(%6, %2, %7) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%10 = "stablehlo.select"(%6, %9, %2) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%11 = "stablehlo.sqrt"(%10) : (tensor<16xf32>) -> tensor<16xf32>
%12 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<16xf32>} : () -> tensor<16xf32>
%13 = "stablehlo.multiply"(%12, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%14 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%15 = "stablehlo.add"(%14, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%16 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%17 = "stablehlo.multiply"(%16, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%18 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%19 = "stablehlo.add"(%18, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%20 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<16xf32>} : () -> tensor<16xf32>
%21 = "stablehlo.subtract"(%15, %20) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%22 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<16xf32>} : () -> tensor<16xf32>
%23 = "stablehlo.divide"(%22, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%24 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<16xf32>} : () -> tensor<16xf32>
%25 = "stablehlo.add"(%24, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%27 = "stablehlo.subtract"(%15, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<16xf32>} : () -> tensor<16xf32>
%29 = "stablehlo.divide"(%28, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%30 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%31 = "stablehlo.subtract"(%30, %29) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%33 = "stablehlo.compare"(%2, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%34 = "stablehlo.not"(%33) : (tensor<16xi1>) -> tensor<16xi1>
%35 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%140, %141, %142 = "stablehlo.while"(%4, %35, %2) ({
^bb0(%36: tensor<2xui64>, %37: tensor<16xi1>, %38: tensor<16xf32>):
%39 = "stablehlo.not"(%37) : (tensor<16xi1>) -> tensor<16xi1>
%40 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%44 = "stablehlo.reduce"(%39, %40) ({
^bb0(%41: tensor<i1>, %42: tensor<i1>):
%43 = "stablehlo.and"(%41, %42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%43) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%45 = "stablehlo.not"(%44) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%45) : (tensor<i1>) -> ()
}, {
^bb0(%46: tensor<2xui64>, %47: tensor<16xi1>, %48: tensor<16xf32>):
%49, %50 = "stablehlo.rng_bit_generator"(%46) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<32xui32>)
%51 = "stablehlo.constant"() {value = dense<8> : tensor<32xui32>} : () -> tensor<32xui32>
%52 = "stablehlo.shift_right_logical"(%50, %51) : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xui32>
%53 = "stablehlo.convert"(%52) : (tensor<32xui32>) -> tensor<32xi32>
%54 = "stablehlo.convert"(%53) : (tensor<32xi32>) -> tensor<32xf32>
%55 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<32xf32>} : () -> tensor<32xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%57 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<32xf32>} : () -> tensor<32xf32>
%58 = "stablehlo.multiply"(%56, %57) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 16>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<32xf32>) -> tensor<16xf32>
%60 = "stablehlo.slice"(%58) {limit_indices = array<i64: 32>, start_indices = array<i64: 16>, strides = array<i64: 1>} : (tensor<32xf32>) -> tensor<16xf32>
%61 = "stablehlo.negate"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%62 = "stablehlo.exponential"(%61) : (tensor<16xf32>) -> tensor<16xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%64 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%87, %88, %89, %90 = "stablehlo.while"(%64, %62, %62, %63) ({
^bb0(%65: tensor<i32>, %66: tensor<16xf32>, %67: tensor<16xf32>, %68: tensor<16xf32>):
%69 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%70 = "stablehlo.compare"(%65, %69) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%70) : (tensor<i1>) -> ()
}, {
^bb0(%71: tensor<i32>, %72: tensor<16xf32>, %73: tensor<16xf32>, %74: tensor<16xf32>):
%75 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%76 = "stablehlo.add"(%71, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%77 = "stablehlo.multiply"(%72, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%78 = "stablehlo.convert"(%71) : (tensor<i32>) -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.add"(%78, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%82 = "stablehlo.divide"(%77, %81) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%83 = "stablehlo.compare"(%59, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%84 = "stablehlo.add"(%73, %82) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%85 = "stablehlo.convert"(%83) : (tensor<16xi1>) -> tensor<16xf32>
%86 = "stablehlo.add"(%74, %85) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%76, %82, %84, %86) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%91 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%92 = "stablehlo.subtract"(%59, %91) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%93 = "stablehlo.abs"(%92) : (tensor<16xf32>) -> tensor<16xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%95 = "stablehlo.subtract"(%94, %93) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%96 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%97 = "stablehlo.multiply"(%96, %19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%98 = "stablehlo.divide"(%97, %95) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%99 = "stablehlo.add"(%98, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%100 = "stablehlo.multiply"(%99, %92) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%101 = "stablehlo.add"(%100, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%102 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%104 = "stablehlo.floor"(%103) : (tensor<16xf32>) -> tensor<16xf32>
%105 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%106 = "stablehlo.compare"(%95, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%107 = "stablehlo.compare"(%60, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%108 = "stablehlo.and"(%106, %107) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%110 = "stablehlo.compare"(%104, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%111 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%112 = "stablehlo.compare"(%95, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%113 = "stablehlo.compare"(%60, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%114 = "stablehlo.and"(%112, %113) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%115 = "stablehlo.or"(%110, %114) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%116 = "stablehlo.multiply"(%60, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%117 = "stablehlo.multiply"(%95, %95) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%118 = "stablehlo.divide"(%19, %117) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%119 = "stablehlo.add"(%118, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%120 = "stablehlo.divide"(%116, %119) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%121 = "stablehlo.log"(%120) : (tensor<16xf32>) -> tensor<16xf32>
%122 = "stablehlo.log"(%10) : (tensor<16xf32>) -> tensor<16xf32>
%123 = "stablehlo.multiply"(%104, %122) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%124 = "stablehlo.subtract"(%123, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%125 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%126 = "stablehlo.add"(%104, %125) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%127 = "chlo.lgamma"(%126) : (tensor<16xf32>) -> tensor<16xf32>
%128 = "stablehlo.subtract"(%124, %127) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%129 = "stablehlo.or"(%6, %108) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%130 = "stablehlo.not"(%115) : (tensor<16xi1>) -> tensor<16xi1>
%131 = "stablehlo.compare"(%121, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%132 = "stablehlo.and"(%130, %131) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%133 = "stablehlo.or"(%129, %132) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%134 = "stablehlo.or"(%133, %34) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%135 = "stablehlo.select"(%6, %90, %104) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%136 = "stablehlo.and"(%47, %134) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%137 = "stablehlo.not"(%134) : (tensor<16xi1>) -> tensor<16xi1>
%138 = "stablehlo.and"(%47, %137) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%139 = "stablehlo.select"(%136, %135, %48) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%49, %138, %139) : (tensor<2xui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<2xui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<2xui64>, tensor<16xi1>, tensor<16xf32>)
%143 = "stablehlo.convert"(%142) : (tensor<16xf32>) -> tensor<16xbf16>
return %143 : tensor<16xbf16>
}
}

