// f32[64] f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<64xf32>) -> (tensor<64xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<64xf32>) -> tensor<64xf64>
%3 = "stablehlo.convert"(%1) : (tensor<64xf32>) -> tensor<64xf64>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%6 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%7 = "stablehlo.and"(%5, %6) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%8 = "stablehlo.is_finite"(%2) : (tensor<64xf64>) -> tensor<64xi1>
%9 = "stablehlo.and"(%7, %8) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%10 = "stablehlo.is_finite"(%3) : (tensor<64xf64>) -> tensor<64xi1>
%11 = "stablehlo.and"(%9, %10) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%13 = "stablehlo.select"(%11, %2, %12) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%15 = "stablehlo.select"(%11, %3, %14) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%17 = "stablehlo.maximum"(%13, %16) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%18 = "stablehlo.compare"(%15, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%19 = "stablehlo.log"(%15) : (tensor<64xf64>) -> tensor<64xf64>
%20 = "stablehlo.multiply"(%13, %19) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%21 = "stablehlo.subtract"(%20, %15) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%22 = "chlo.lgamma"(%13) : (tensor<64xf64>) -> tensor<64xf64>
%23 = "stablehlo.subtract"(%21, %22) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%24 = "stablehlo.exponential"(%23) : (tensor<64xf64>) -> tensor<64xf64>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%26 = "stablehlo.maximum"(%13, %25) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%27 = "stablehlo.compare"(%15, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%29 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%30 = "stablehlo.add"(%15, %29) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%31 = "stablehlo.subtract"(%30, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%33 = "stablehlo.divide"(%32, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%34 = "stablehlo.compare"(%28, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.constant"() {value = dense<1.0e300> : tensor<64xf64>} : () -> tensor<64xf64>
%91, %92, %93, %94, %95, %96, %97, %98 = "stablehlo.while"(%35, %28, %28, %31, %36, %33, %33, %34) ({
^bb0(%37: tensor<i32>, %38: tensor<64xf64>, %39: tensor<64xf64>, %40: tensor<64xf64>, %41: tensor<64xf64>, %42: tensor<64xf64>, %43: tensor<64xf64>, %44: tensor<64xi1>):
%45 = "stablehlo.not"(%44) : (tensor<64xi1>) -> tensor<64xi1>
%46 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%50 = "stablehlo.reduce"(%45, %46) ({
^bb0(%47: tensor<i1>, %48: tensor<i1>):
%49 = "stablehlo.and"(%47, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<64xi1>, tensor<i1>) -> tensor<i1>
%51 = "stablehlo.not"(%50) : (tensor<i1>) -> tensor<i1>
%52 = "stablehlo.constant"() {value = dense<2000> : tensor<i32>} : () -> tensor<i32>
%53 = "stablehlo.compare"(%37, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%54 = "stablehlo.and"(%51, %53) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%54) : (tensor<i1>) -> ()
}, {
^bb0(%55: tensor<i32>, %56: tensor<64xf64>, %57: tensor<64xf64>, %58: tensor<64xf64>, %59: tensor<64xf64>, %60: tensor<64xf64>, %61: tensor<64xf64>, %62: tensor<64xi1>):
%63 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%64 = "stablehlo.add"(%55, %63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%65 = "stablehlo.convert"(%64) : (tensor<i32>) -> tensor<f64>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64xf64>
%67 = "stablehlo.multiply"(%56, %15) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%68 = "stablehlo.add"(%13, %66) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%69 = "stablehlo.divide"(%67, %68) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%70 = "stablehlo.add"(%57, %69) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%71 = "stablehlo.subtract"(%13, %66) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%72 = "stablehlo.multiply"(%66, %71) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%73 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%74 = "stablehlo.add"(%58, %73) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%75 = "stablehlo.multiply"(%72, %60) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%76 = "stablehlo.add"(%75, %74) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%78 = "stablehlo.divide"(%77, %76) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%79 = "stablehlo.divide"(%72, %59) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%80 = "stablehlo.add"(%74, %79) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%81 = "stablehlo.multiply"(%80, %78) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%82 = "stablehlo.multiply"(%61, %81) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%83 = "stablehlo.divide"(%69, %70) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%85 = "stablehlo.subtract"(%81, %84) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%86 = "stablehlo.abs"(%85) : (tensor<64xf64>) -> tensor<64xf64>
%87 = "stablehlo.select"(%27, %83, %86) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%88 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<64xf64>} : () -> tensor<64xf64>
%89 = "stablehlo.compare"(%87, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%90 = "stablehlo.and"(%62, %89) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
"stablehlo.return"(%64, %69, %70, %74, %80, %78, %82, %90) : (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xi1>) -> ()
}) : (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xi1>) -> (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xi1>)
%99 = "stablehlo.multiply"(%24, %93) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%100 = "stablehlo.divide"(%99, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%101 = "stablehlo.multiply"(%24, %97) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%103 = "stablehlo.subtract"(%102, %100) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%104 = "stablehlo.select"(%18, %103, %101) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%105 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%106 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%107 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%108 = "stablehlo.compare"(%3, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%109 = "stablehlo.or"(%107, %108) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%110 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%111 = "stablehlo.compare"(%2, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%112 = "stablehlo.or"(%110, %111) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%113 = "stablehlo.and"(%109, %112) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%114 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%115 = "stablehlo.or"(%113, %114) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%116 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%117 = "stablehlo.or"(%115, %116) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%118 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%119 = "stablehlo.or"(%117, %118) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%120 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%121 = "stablehlo.or"(%119, %120) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%123 = "stablehlo.add"(%4, %122) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%124 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%125 = "stablehlo.add"(%4, %124) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%126 = "stablehlo.select"(%112, %125, %104) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%127 = "stablehlo.select"(%109, %123, %126) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%128 = "stablehlo.select"(%121, %106, %127) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%129 = "stablehlo.convert"(%128) : (tensor<64xf64>) -> tensor<64xf32>
return %129 : tensor<64xf32>
}
}

// f64[2,8] f64[8]
module @example {
func.func public @main(%0: tensor<2x8xf64>, %1: tensor<8xf64>) -> (tensor<2x8xf64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf64>) -> tensor<2x8xf64>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%5 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%6 = "stablehlo.and"(%4, %5) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%7 = "stablehlo.is_finite"(%0) : (tensor<2x8xf64>) -> tensor<2x8xi1>
%8 = "stablehlo.and"(%6, %7) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%9 = "stablehlo.is_finite"(%2) : (tensor<2x8xf64>) -> tensor<2x8xi1>
%10 = "stablehlo.and"(%8, %9) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%12 = "stablehlo.select"(%10, %0, %11) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%14 = "stablehlo.select"(%10, %2, %13) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%16 = "stablehlo.maximum"(%12, %15) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%17 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%18 = "stablehlo.log"(%14) : (tensor<2x8xf64>) -> tensor<2x8xf64>
%19 = "stablehlo.multiply"(%12, %18) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%20 = "stablehlo.subtract"(%19, %14) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%21 = "chlo.lgamma"(%12) : (tensor<2x8xf64>) -> tensor<2x8xf64>
%22 = "stablehlo.subtract"(%20, %21) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%23 = "stablehlo.exponential"(%22) : (tensor<2x8xf64>) -> tensor<2x8xf64>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%25 = "stablehlo.maximum"(%12, %24) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%26 = "stablehlo.compare"(%14, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%29 = "stablehlo.add"(%14, %28) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%30 = "stablehlo.subtract"(%29, %12) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%32 = "stablehlo.divide"(%31, %30) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%33 = "stablehlo.compare"(%27, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.constant"() {value = dense<1.0e300> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%90, %91, %92, %93, %94, %95, %96, %97 = "stablehlo.while"(%34, %27, %27, %30, %35, %32, %32, %33) ({
^bb0(%36: tensor<i32>, %37: tensor<2x8xf64>, %38: tensor<2x8xf64>, %39: tensor<2x8xf64>, %40: tensor<2x8xf64>, %41: tensor<2x8xf64>, %42: tensor<2x8xf64>, %43: tensor<2x8xi1>):
%44 = "stablehlo.not"(%43) : (tensor<2x8xi1>) -> tensor<2x8xi1>
%45 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<i1>, %47: tensor<i1>):
%48 = "stablehlo.and"(%46, %47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%48) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x8xi1>, tensor<i1>) -> tensor<i1>
%50 = "stablehlo.not"(%49) : (tensor<i1>) -> tensor<i1>
%51 = "stablehlo.constant"() {value = dense<2000> : tensor<i32>} : () -> tensor<i32>
%52 = "stablehlo.compare"(%36, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%53 = "stablehlo.and"(%50, %52) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%53) : (tensor<i1>) -> ()
}, {
^bb0(%54: tensor<i32>, %55: tensor<2x8xf64>, %56: tensor<2x8xf64>, %57: tensor<2x8xf64>, %58: tensor<2x8xf64>, %59: tensor<2x8xf64>, %60: tensor<2x8xf64>, %61: tensor<2x8xi1>):
%62 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%63 = "stablehlo.add"(%54, %62) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%64 = "stablehlo.convert"(%63) : (tensor<i32>) -> tensor<f64>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x8xf64>
%66 = "stablehlo.multiply"(%55, %14) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%67 = "stablehlo.add"(%12, %65) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%68 = "stablehlo.divide"(%66, %67) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%69 = "stablehlo.add"(%56, %68) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%70 = "stablehlo.subtract"(%12, %65) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%71 = "stablehlo.multiply"(%65, %70) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%72 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%73 = "stablehlo.add"(%57, %72) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%74 = "stablehlo.multiply"(%71, %59) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%75 = "stablehlo.add"(%74, %73) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%77 = "stablehlo.divide"(%76, %75) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%78 = "stablehlo.divide"(%71, %58) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%79 = "stablehlo.add"(%73, %78) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%80 = "stablehlo.multiply"(%79, %77) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%81 = "stablehlo.multiply"(%60, %80) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%82 = "stablehlo.divide"(%68, %69) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%83 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%84 = "stablehlo.subtract"(%80, %83) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%85 = "stablehlo.abs"(%84) : (tensor<2x8xf64>) -> tensor<2x8xf64>
%86 = "stablehlo.select"(%26, %82, %85) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%87 = "stablehlo.constant"() {value = dense<2.220446049250313e-16> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%88 = "stablehlo.compare"(%86, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%89 = "stablehlo.and"(%61, %88) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
"stablehlo.return"(%63, %68, %69, %73, %79, %77, %81, %89) : (tensor<i32>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xi1>) -> ()
}) : (tensor<i32>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xi1>) -> (tensor<i32>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xf64>, tensor<2x8xi1>)
%98 = "stablehlo.multiply"(%23, %92) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%99 = "stablehlo.divide"(%98, %12) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%100 = "stablehlo.multiply"(%23, %96) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%102 = "stablehlo.subtract"(%101, %99) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%103 = "stablehlo.select"(%17, %102, %100) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%104 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%105 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%106 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%107 = "stablehlo.compare"(%2, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%108 = "stablehlo.or"(%106, %107) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%109 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%110 = "stablehlo.compare"(%0, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%111 = "stablehlo.or"(%109, %110) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%112 = "stablehlo.and"(%108, %111) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%113 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%114 = "stablehlo.or"(%112, %113) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%115 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%116 = "stablehlo.or"(%114, %115) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%117 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%118 = "stablehlo.or"(%116, %117) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%119 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xi1>
%120 = "stablehlo.or"(%118, %119) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%122 = "stablehlo.add"(%3, %121) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf64>} : () -> tensor<2x8xf64>
%124 = "stablehlo.add"(%3, %123) : (tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%125 = "stablehlo.select"(%111, %124, %103) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%126 = "stablehlo.select"(%108, %122, %125) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
%127 = "stablehlo.select"(%120, %105, %126) : (tensor<2x8xi1>, tensor<2x8xf64>, tensor<2x8xf64>) -> tensor<2x8xf64>
return %127 : tensor<2x8xf64>
}
}

