// f32[64] f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<64xf32>) -> (tensor<64xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<64xf32>) -> tensor<64xf64>
%3 = "stablehlo.convert"(%1) : (tensor<64xf32>) -> tensor<64xf64>
%4 = "stablehlo.log"(%3) : (tensor<64xf64>) -> tensor<64xf64>
%5 = "chlo.digamma"(%2) : (tensor<64xf64>) -> tensor<64xf64>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%7 = "stablehlo.add"(%2, %6) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%8 = "chlo.digamma"(%7) : (tensor<64xf64>) -> tensor<64xf64>
%9 = "stablehlo.subtract"(%4, %8) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%41, %42, %43, %44, %45 = "stablehlo.while"(%12, %10, %11, %10, %11) ({
^bb0(%13: tensor<i32>, %14: tensor<64xf64>, %15: tensor<64xf64>, %16: tensor<64xf64>, %17: tensor<64xf64>):
%18 = "stablehlo.constant"() {value = dense<22> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.compare"(%13, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<64xf64>, %22: tensor<64xf64>, %23: tensor<64xf64>, %24: tensor<64xf64>):
%25 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.add"(%20, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%27 = "stablehlo.convert"(%20) : (tensor<i32>) -> tensor<f64>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64xf64>
%29 = "stablehlo.add"(%2, %28) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%32 = "stablehlo.divide"(%3, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%34 = "stablehlo.divide"(%33, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%35 = "stablehlo.negate"(%34) : (tensor<64xf64>) -> tensor<64xf64>
%36 = "stablehlo.multiply"(%21, %32) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%37 = "stablehlo.add"(%22, %35) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%38 = "stablehlo.add"(%23, %36) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%39 = "stablehlo.multiply"(%36, %37) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%40 = "stablehlo.add"(%24, %39) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
"stablehlo.return"(%26, %36, %37, %38, %40) : (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>) -> ()
}) : (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>) -> (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>)
%46 = "stablehlo.multiply"(%9, %44) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%47 = "stablehlo.add"(%46, %45) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%48 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%49 = "stablehlo.subtract"(%2, %3) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%52 = "stablehlo.sqrt"(%3) : (tensor<64xf64>) -> tensor<64xf64>
%53 = "stablehlo.add"(%51, %52) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%55 = "stablehlo.divide"(%54, %53) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%56 = "stablehlo.subtract"(%3, %2) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%58 = "stablehlo.maximum"(%56, %57) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%59 = "stablehlo.sqrt"(%3) : (tensor<64xf64>) -> tensor<64xf64>
%60 = "stablehlo.add"(%58, %59) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%61 = "stablehlo.divide"(%3, %60) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%62 = "stablehlo.select"(%48, %55, %61) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%64 = "stablehlo.constant"() {value = dense<8.1e0> : tensor<64xf64>} : () -> tensor<64xf64>
%65 = "stablehlo.add"(%63, %64) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%66 = "stablehlo.constant"() {value = dense<2.9e1> : tensor<64xf64>} : () -> tensor<64xf64>
%67 = "stablehlo.divide"(%65, %66) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%69 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%115, %116 = "stablehlo.while"(%69, %68) ({
^bb0(%70: tensor<i32>, %71: tensor<64xf64>):
%72 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
%73 = "stablehlo.compare"(%70, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%73) : (tensor<i1>) -> ()
}, {
^bb0(%74: tensor<i32>, %75: tensor<64xf64>):
%76 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%77 = "stablehlo.add"(%74, %76) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%78 = "stablehlo.convert"(%74) : (tensor<i32>) -> tensor<f64>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64xf64>
%80 = "stablehlo.multiply"(%67, %79) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%81 = "stablehlo.constant"() {value = dense<-3.6e0> : tensor<64xf64>} : () -> tensor<64xf64>
%82 = "stablehlo.add"(%80, %81) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%83 = "stablehlo.negate"(%82) : (tensor<64xf64>) -> tensor<64xf64>
%84 = "stablehlo.exponential"(%83) : (tensor<64xf64>) -> tensor<64xf64>
%85 = "stablehlo.subtract"(%82, %84) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%86 = "stablehlo.exponential"(%85) : (tensor<64xf64>) -> tensor<64xf64>
%87 = "stablehlo.multiply"(%62, %86) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%89 = "stablehlo.add"(%88, %84) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%90 = "stablehlo.multiply"(%87, %89) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%91 = "stablehlo.negate"(%2) : (tensor<64xf64>) -> tensor<64xf64>
%92 = "stablehlo.multiply"(%91, %87) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%93 = "stablehlo.negate"(%87) : (tensor<64xf64>) -> tensor<64xf64>
%94 = "stablehlo.exponential_minus_one"(%93) : (tensor<64xf64>) -> tensor<64xf64>
%95 = "stablehlo.multiply"(%3, %94) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%96 = "stablehlo.subtract"(%92, %95) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%97 = "stablehlo.exponential"(%96) : (tensor<64xf64>) -> tensor<64xf64>
%98 = "stablehlo.divide"(%87, %3) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%99 = "stablehlo.log_plus_one"(%98) : (tensor<64xf64>) -> tensor<64xf64>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%101 = "stablehlo.subtract"(%2, %100) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%103 = "stablehlo.subtract"(%102, %87) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%104 = "stablehlo.exponential"(%103) : (tensor<64xf64>) -> tensor<64xf64>
%105 = "stablehlo.subtract"(%5, %4) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%106 = "stablehlo.add"(%105, %87) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%107 = "stablehlo.multiply"(%3, %106) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%108 = "stablehlo.multiply"(%107, %97) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%109 = "stablehlo.add"(%4, %99) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%110 = "stablehlo.subtract"(%109, %5) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%111 = "stablehlo.multiply"(%110, %104) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%112 = "stablehlo.select"(%48, %108, %111) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%113 = "stablehlo.multiply"(%90, %112) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%114 = "stablehlo.add"(%75, %113) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
"stablehlo.return"(%77, %114) : (tensor<i32>, tensor<64xf64>) -> ()
}) : (tensor<i32>, tensor<64xf64>) -> (tensor<i32>, tensor<64xf64>)
%117 = "stablehlo.multiply"(%116, %67) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%119 = "stablehlo.compare"(%3, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%120 = "stablehlo.divide"(%3, %2) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%121 = "stablehlo.negate"(%120) : (tensor<64xf64>) -> tensor<64xf64>
%122 = "stablehlo.multiply"(%121, %47) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%123 = "stablehlo.select"(%119, %122, %117) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%125 = "stablehlo.compare"(%3, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%126 = "stablehlo.select"(%125, %3, %123) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%128 = "stablehlo.compare"(%2, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%130 = "stablehlo.compare"(%3, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%131 = "stablehlo.and"(%128, %130) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%132 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%133 = "stablehlo.select"(%131, %126, %132) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%134 = "stablehlo.convert"(%133) : (tensor<64xf64>) -> tensor<64xf32>
return %134 : tensor<64xf32>
}
}

// f64[2,32] f64[2,32]
module @example {
func.func public @main(%0: tensor<2x32xf64>, %1: tensor<2x32xf64>) -> (tensor<2x32xf64>) {
%2 = "stablehlo.log"(%1) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%3 = "chlo.digamma"(%0) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%5 = "stablehlo.add"(%0, %4) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%6 = "chlo.digamma"(%5) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%7 = "stablehlo.subtract"(%2, %6) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%39, %40, %41, %42, %43 = "stablehlo.while"(%10, %8, %9, %8, %9) ({
^bb0(%11: tensor<i32>, %12: tensor<2x32xf64>, %13: tensor<2x32xf64>, %14: tensor<2x32xf64>, %15: tensor<2x32xf64>):
%16 = "stablehlo.constant"() {value = dense<22> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.compare"(%11, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}, {
^bb0(%18: tensor<i32>, %19: tensor<2x32xf64>, %20: tensor<2x32xf64>, %21: tensor<2x32xf64>, %22: tensor<2x32xf64>):
%23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.add"(%18, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%25 = "stablehlo.convert"(%18) : (tensor<i32>) -> tensor<f64>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x32xf64>
%27 = "stablehlo.add"(%0, %26) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%29 = "stablehlo.add"(%27, %28) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%30 = "stablehlo.divide"(%1, %29) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%32 = "stablehlo.divide"(%31, %29) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%33 = "stablehlo.negate"(%32) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%34 = "stablehlo.multiply"(%19, %30) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%35 = "stablehlo.add"(%20, %33) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%36 = "stablehlo.add"(%21, %34) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%37 = "stablehlo.multiply"(%34, %35) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%38 = "stablehlo.add"(%22, %37) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
"stablehlo.return"(%24, %34, %35, %36, %38) : (tensor<i32>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>) -> ()
}) : (tensor<i32>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>) -> (tensor<i32>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>)
%44 = "stablehlo.multiply"(%7, %42) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%45 = "stablehlo.add"(%44, %43) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%46 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%47 = "stablehlo.subtract"(%0, %1) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%49 = "stablehlo.maximum"(%47, %48) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%50 = "stablehlo.sqrt"(%1) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%53 = "stablehlo.divide"(%52, %51) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%54 = "stablehlo.subtract"(%1, %0) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%56 = "stablehlo.maximum"(%54, %55) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%57 = "stablehlo.sqrt"(%1) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%58 = "stablehlo.add"(%56, %57) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%59 = "stablehlo.divide"(%1, %58) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%60 = "stablehlo.select"(%46, %53, %59) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%62 = "stablehlo.constant"() {value = dense<8.1e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%64 = "stablehlo.constant"() {value = dense<5.9e1> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%65 = "stablehlo.divide"(%63, %64) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%67 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%113, %114 = "stablehlo.while"(%67, %66) ({
^bb0(%68: tensor<i32>, %69: tensor<2x32xf64>):
%70 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%71 = "stablehlo.compare"(%68, %70) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%71) : (tensor<i1>) -> ()
}, {
^bb0(%72: tensor<i32>, %73: tensor<2x32xf64>):
%74 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%75 = "stablehlo.add"(%72, %74) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%76 = "stablehlo.convert"(%72) : (tensor<i32>) -> tensor<f64>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x32xf64>
%78 = "stablehlo.multiply"(%65, %77) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%79 = "stablehlo.constant"() {value = dense<-3.6e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%80 = "stablehlo.add"(%78, %79) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%81 = "stablehlo.negate"(%80) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%82 = "stablehlo.exponential"(%81) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%83 = "stablehlo.subtract"(%80, %82) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%84 = "stablehlo.exponential"(%83) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%85 = "stablehlo.multiply"(%60, %84) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%87 = "stablehlo.add"(%86, %82) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%88 = "stablehlo.multiply"(%85, %87) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%89 = "stablehlo.negate"(%0) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%90 = "stablehlo.multiply"(%89, %85) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%91 = "stablehlo.negate"(%85) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%92 = "stablehlo.exponential_minus_one"(%91) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%93 = "stablehlo.multiply"(%1, %92) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%94 = "stablehlo.subtract"(%90, %93) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%95 = "stablehlo.exponential"(%94) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%96 = "stablehlo.divide"(%85, %1) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%97 = "stablehlo.log_plus_one"(%96) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%99 = "stablehlo.subtract"(%0, %98) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%101 = "stablehlo.subtract"(%100, %85) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%102 = "stablehlo.exponential"(%101) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%103 = "stablehlo.subtract"(%3, %2) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%104 = "stablehlo.add"(%103, %85) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%105 = "stablehlo.multiply"(%1, %104) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%106 = "stablehlo.multiply"(%105, %95) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%107 = "stablehlo.add"(%2, %97) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%108 = "stablehlo.subtract"(%107, %3) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%109 = "stablehlo.multiply"(%108, %102) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%110 = "stablehlo.select"(%46, %106, %109) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%111 = "stablehlo.multiply"(%88, %110) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%112 = "stablehlo.add"(%73, %111) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
"stablehlo.return"(%75, %112) : (tensor<i32>, tensor<2x32xf64>) -> ()
}) : (tensor<i32>, tensor<2x32xf64>) -> (tensor<i32>, tensor<2x32xf64>)
%115 = "stablehlo.multiply"(%114, %65) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%117 = "stablehlo.compare"(%1, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%118 = "stablehlo.divide"(%1, %0) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%119 = "stablehlo.negate"(%118) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%120 = "stablehlo.multiply"(%119, %45) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%121 = "stablehlo.select"(%117, %120, %115) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%123 = "stablehlo.compare"(%1, %122) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%124 = "stablehlo.select"(%123, %1, %121) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%126 = "stablehlo.compare"(%0, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%128 = "stablehlo.compare"(%1, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%129 = "stablehlo.and"(%126, %128) : (tensor<2x32xi1>, tensor<2x32xi1>) -> tensor<2x32xi1>
%130 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%131 = "stablehlo.select"(%129, %124, %130) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
return %131 : tensor<2x32xf64>
}
}

// f32[] f32[8]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<8xf32>) -> (tensor<8xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<f32>) -> tensor<f64>
%3 = "stablehlo.convert"(%1) : (tensor<8xf32>) -> tensor<8xf64>
%4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%5 = "stablehlo.log"(%3) : (tensor<8xf64>) -> tensor<8xf64>
%6 = "chlo.digamma"(%4) : (tensor<8xf64>) -> tensor<8xf64>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%8 = "stablehlo.add"(%4, %7) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%9 = "chlo.digamma"(%8) : (tensor<8xf64>) -> tensor<8xf64>
%10 = "stablehlo.subtract"(%5, %9) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%42, %43, %44, %45, %46 = "stablehlo.while"(%13, %11, %12, %11, %12) ({
^bb0(%14: tensor<i32>, %15: tensor<8xf64>, %16: tensor<8xf64>, %17: tensor<8xf64>, %18: tensor<8xf64>):
%19 = "stablehlo.constant"() {value = dense<22> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.compare"(%14, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<i32>, %22: tensor<8xf64>, %23: tensor<8xf64>, %24: tensor<8xf64>, %25: tensor<8xf64>):
%26 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.add"(%21, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%28 = "stablehlo.convert"(%21) : (tensor<i32>) -> tensor<f64>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%30 = "stablehlo.add"(%4, %29) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%32 = "stablehlo.add"(%30, %31) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%33 = "stablehlo.divide"(%3, %32) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%35 = "stablehlo.divide"(%34, %32) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%36 = "stablehlo.negate"(%35) : (tensor<8xf64>) -> tensor<8xf64>
%37 = "stablehlo.multiply"(%22, %33) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%38 = "stablehlo.add"(%23, %36) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%39 = "stablehlo.add"(%24, %37) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%40 = "stablehlo.multiply"(%37, %38) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%41 = "stablehlo.add"(%25, %40) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%27, %37, %38, %39, %41) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%47 = "stablehlo.multiply"(%10, %45) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%48 = "stablehlo.add"(%47, %46) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%49 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%50 = "stablehlo.subtract"(%4, %3) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%52 = "stablehlo.maximum"(%50, %51) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%53 = "stablehlo.sqrt"(%3) : (tensor<8xf64>) -> tensor<8xf64>
%54 = "stablehlo.add"(%52, %53) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%56 = "stablehlo.divide"(%55, %54) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%57 = "stablehlo.subtract"(%3, %4) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%59 = "stablehlo.maximum"(%57, %58) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%60 = "stablehlo.sqrt"(%3) : (tensor<8xf64>) -> tensor<8xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%62 = "stablehlo.divide"(%3, %61) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%63 = "stablehlo.select"(%49, %56, %62) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%65 = "stablehlo.constant"() {value = dense<8.1e0> : tensor<8xf64>} : () -> tensor<8xf64>
%66 = "stablehlo.add"(%64, %65) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%67 = "stablehlo.constant"() {value = dense<2.9e1> : tensor<8xf64>} : () -> tensor<8xf64>
%68 = "stablehlo.divide"(%66, %67) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%70 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%116, %117 = "stablehlo.while"(%70, %69) ({
^bb0(%71: tensor<i32>, %72: tensor<8xf64>):
%73 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
%74 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%74) : (tensor<i1>) -> ()
}, {
^bb0(%75: tensor<i32>, %76: tensor<8xf64>):
%77 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%78 = "stablehlo.add"(%75, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%79 = "stablehlo.convert"(%75) : (tensor<i32>) -> tensor<f64>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%81 = "stablehlo.multiply"(%68, %80) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%82 = "stablehlo.constant"() {value = dense<-3.6e0> : tensor<8xf64>} : () -> tensor<8xf64>
%83 = "stablehlo.add"(%81, %82) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%84 = "stablehlo.negate"(%83) : (tensor<8xf64>) -> tensor<8xf64>
%85 = "stablehlo.exponential"(%84) : (tensor<8xf64>) -> tensor<8xf64>
%86 = "stablehlo.subtract"(%83, %85) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%87 = "stablehlo.exponential"(%86) : (tensor<8xf64>) -> tensor<8xf64>
%88 = "stablehlo.multiply"(%63, %87) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%90 = "stablehlo.add"(%89, %85) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%91 = "stablehlo.multiply"(%88, %90) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%92 = "stablehlo.negate"(%4) : (tensor<8xf64>) -> tensor<8xf64>
%93 = "stablehlo.multiply"(%92, %88) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%94 = "stablehlo.negate"(%88) : (tensor<8xf64>) -> tensor<8xf64>
%95 = "stablehlo.exponential_minus_one"(%94) : (tensor<8xf64>) -> tensor<8xf64>
%96 = "stablehlo.multiply"(%3, %95) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%97 = "stablehlo.subtract"(%93, %96) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%98 = "stablehlo.exponential"(%97) : (tensor<8xf64>) -> tensor<8xf64>
%99 = "stablehlo.divide"(%88, %3) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%100 = "stablehlo.log_plus_one"(%99) : (tensor<8xf64>) -> tensor<8xf64>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%102 = "stablehlo.subtract"(%4, %101) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%103 = "stablehlo.multiply"(%102, %100) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%104 = "stablehlo.subtract"(%103, %88) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%105 = "stablehlo.exponential"(%104) : (tensor<8xf64>) -> tensor<8xf64>
%106 = "stablehlo.subtract"(%6, %5) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%107 = "stablehlo.add"(%106, %88) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%108 = "stablehlo.multiply"(%3, %107) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%109 = "stablehlo.multiply"(%108, %98) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%110 = "stablehlo.add"(%5, %100) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%111 = "stablehlo.subtract"(%110, %6) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%112 = "stablehlo.multiply"(%111, %105) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%113 = "stablehlo.select"(%49, %109, %112) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%114 = "stablehlo.multiply"(%91, %113) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%115 = "stablehlo.add"(%76, %114) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%78, %115) : (tensor<i32>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>)
%118 = "stablehlo.multiply"(%117, %68) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%119 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%120 = "stablehlo.compare"(%3, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%121 = "stablehlo.divide"(%3, %4) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%122 = "stablehlo.negate"(%121) : (tensor<8xf64>) -> tensor<8xf64>
%123 = "stablehlo.multiply"(%122, %48) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%124 = "stablehlo.select"(%120, %123, %118) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%126 = "stablehlo.compare"(%3, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%127 = "stablehlo.select"(%126, %3, %124) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%128 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%129 = "stablehlo.compare"(%4, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%131 = "stablehlo.compare"(%3, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%132 = "stablehlo.and"(%129, %131) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%133 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%134 = "stablehlo.select"(%132, %127, %133) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%135 = "stablehlo.convert"(%134) : (tensor<8xf64>) -> tensor<8xf32>
return %135 : tensor<8xf32>
}
}

