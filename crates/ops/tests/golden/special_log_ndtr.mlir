// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.negate"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.abs"(%3) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%5 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%6 = "stablehlo.add"(%4, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%7 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%8 = "stablehlo.divide"(%7, %6) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%10 = "stablehlo.subtract"(%9, %8) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%14 = "stablehlo.multiply"(%13, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%15 = "stablehlo.multiply"(%14, %11) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%16 = "stablehlo.subtract"(%15, %12) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%17 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%18 = "stablehlo.add"(%16, %17) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%19 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%20 = "stablehlo.multiply"(%19, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%21 = "stablehlo.multiply"(%20, %18) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%22 = "stablehlo.subtract"(%21, %11) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%23 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%26 = "stablehlo.multiply"(%25, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%27 = "stablehlo.multiply"(%26, %24) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%28 = "stablehlo.subtract"(%27, %18) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%29 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%30 = "stablehlo.add"(%28, %29) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%31 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%32 = "stablehlo.multiply"(%31, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%33 = "stablehlo.multiply"(%32, %30) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%34 = "stablehlo.subtract"(%33, %24) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%35 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%36 = "stablehlo.add"(%34, %35) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%37 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%38 = "stablehlo.multiply"(%37, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%39 = "stablehlo.multiply"(%38, %36) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%40 = "stablehlo.subtract"(%39, %30) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%41 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%43 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%44 = "stablehlo.multiply"(%43, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%45 = "stablehlo.multiply"(%44, %42) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%46 = "stablehlo.subtract"(%45, %36) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%47 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%48 = "stablehlo.add"(%46, %47) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%49 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%50 = "stablehlo.multiply"(%49, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%51 = "stablehlo.multiply"(%50, %48) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%52 = "stablehlo.subtract"(%51, %42) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%53 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%54 = "stablehlo.add"(%52, %53) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%55 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%56 = "stablehlo.multiply"(%55, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%57 = "stablehlo.multiply"(%56, %54) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%58 = "stablehlo.subtract"(%57, %48) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%59 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%60 = "stablehlo.add"(%58, %59) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%61 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%62 = "stablehlo.multiply"(%61, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%63 = "stablehlo.multiply"(%62, %60) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%64 = "stablehlo.subtract"(%63, %54) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%65 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%67 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%68 = "stablehlo.multiply"(%67, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%70 = "stablehlo.subtract"(%69, %60) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%71 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%72 = "stablehlo.add"(%70, %71) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%73 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%74 = "stablehlo.multiply"(%73, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%75 = "stablehlo.multiply"(%74, %72) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%76 = "stablehlo.subtract"(%75, %66) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%77 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%79 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%80 = "stablehlo.multiply"(%79, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%81 = "stablehlo.multiply"(%80, %78) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%82 = "stablehlo.subtract"(%81, %72) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%83 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%85 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%86 = "stablehlo.multiply"(%85, %10) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%87 = "stablehlo.multiply"(%86, %84) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%88 = "stablehlo.subtract"(%87, %78) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%89 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%90 = "stablehlo.add"(%88, %89) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%91 = "stablehlo.multiply"(%10, %90) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%92 = "stablehlo.subtract"(%91, %84) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%93 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%96 = "stablehlo.multiply"(%95, %4) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%98 = "stablehlo.add"(%97, %96) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%99 = "stablehlo.divide"(%94, %98) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%101 = "stablehlo.compare"(%3, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%102 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%103 = "stablehlo.maximum"(%3, %102) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%104 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%105 = "stablehlo.multiply"(%103, %104) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%106 = "stablehlo.round_nearest_even"(%105) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%107 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%108 = "stablehlo.divide"(%106, %107) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%109 = "stablehlo.multiply"(%108, %108) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%110 = "stablehlo.exponential"(%109) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%111 = "stablehlo.subtract"(%103, %108) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%112 = "stablehlo.add"(%103, %108) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%113 = "stablehlo.multiply"(%111, %112) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%114 = "stablehlo.exponential"(%113) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%115 = "stablehlo.multiply"(%110, %114) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%117 = "stablehlo.multiply"(%116, %115) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%118 = "stablehlo.subtract"(%117, %99) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%119 = "stablehlo.select"(%101, %118, %99) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%120 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%121 = "stablehlo.divide"(%119, %120) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%122 = "stablehlo.log"(%121) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%123 = "stablehlo.multiply"(%2, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%124 = "stablehlo.subtract"(%122, %123) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%125 = "chlo.erfc"(%2) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%126 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%127 = "stablehlo.divide"(%125, %126) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%128 = "stablehlo.log_plus_one"(%127) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%129 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%130 = "stablehlo.compare"(%0, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%131 = "stablehlo.select"(%130, %124, %128) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %131 : tensor<2x16xf32>
}
}

// f64[16]
module @example {
func.func public @main(%0: tensor<16xf64>) -> (tensor<16xf64>) {
%1 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<16xf64>} : () -> tensor<16xf64>
%2 = "stablehlo.multiply"(%0, %1) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%3 = "stablehlo.negate"(%2) : (tensor<16xf64>) -> tensor<16xf64>
%4 = "stablehlo.abs"(%3) : (tensor<16xf64>) -> tensor<16xf64>
%5 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<16xf64>} : () -> tensor<16xf64>
%6 = "stablehlo.add"(%4, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%7 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<16xf64>} : () -> tensor<16xf64>
%8 = "stablehlo.divide"(%7, %6) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%10 = "stablehlo.subtract"(%9, %8) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%13 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%14 = "stablehlo.multiply"(%13, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%15 = "stablehlo.multiply"(%14, %11) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%16 = "stablehlo.subtract"(%15, %12) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%17 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<16xf64>} : () -> tensor<16xf64>
%18 = "stablehlo.add"(%16, %17) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%19 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%20 = "stablehlo.multiply"(%19, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%21 = "stablehlo.multiply"(%20, %18) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%22 = "stablehlo.subtract"(%21, %11) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%23 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<16xf64>} : () -> tensor<16xf64>
%24 = "stablehlo.add"(%22, %23) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%25 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%26 = "stablehlo.multiply"(%25, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%27 = "stablehlo.multiply"(%26, %24) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%28 = "stablehlo.subtract"(%27, %18) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%29 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%30 = "stablehlo.add"(%28, %29) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%31 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%32 = "stablehlo.multiply"(%31, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%33 = "stablehlo.multiply"(%32, %30) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%34 = "stablehlo.subtract"(%33, %24) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%35 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%36 = "stablehlo.add"(%34, %35) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%37 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%38 = "stablehlo.multiply"(%37, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%39 = "stablehlo.multiply"(%38, %36) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%40 = "stablehlo.subtract"(%39, %30) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%41 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%42 = "stablehlo.add"(%40, %41) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%43 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%44 = "stablehlo.multiply"(%43, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%45 = "stablehlo.multiply"(%44, %42) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%46 = "stablehlo.subtract"(%45, %36) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%47 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%48 = "stablehlo.add"(%46, %47) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%49 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%50 = "stablehlo.multiply"(%49, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%51 = "stablehlo.multiply"(%50, %48) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%52 = "stablehlo.subtract"(%51, %42) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%53 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<16xf64>} : () -> tensor<16xf64>
%54 = "stablehlo.add"(%52, %53) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%55 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%56 = "stablehlo.multiply"(%55, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%57 = "stablehlo.multiply"(%56, %54) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%58 = "stablehlo.subtract"(%57, %48) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%59 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<16xf64>} : () -> tensor<16xf64>
%60 = "stablehlo.add"(%58, %59) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%61 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%62 = "stablehlo.multiply"(%61, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%63 = "stablehlo.multiply"(%62, %60) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%64 = "stablehlo.subtract"(%63, %54) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%65 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%66 = "stablehlo.add"(%64, %65) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%67 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%68 = "stablehlo.multiply"(%67, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%69 = "stablehlo.multiply"(%68, %66) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%70 = "stablehlo.subtract"(%69, %60) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%71 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%72 = "stablehlo.add"(%70, %71) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%73 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%74 = "stablehlo.multiply"(%73, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%75 = "stablehlo.multiply"(%74, %72) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%76 = "stablehlo.subtract"(%75, %66) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%77 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<16xf64>} : () -> tensor<16xf64>
%78 = "stablehlo.add"(%76, %77) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%79 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%80 = "stablehlo.multiply"(%79, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%81 = "stablehlo.multiply"(%80, %78) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%82 = "stablehlo.subtract"(%81, %72) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%83 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<16xf64>} : () -> tensor<16xf64>
%84 = "stablehlo.add"(%82, %83) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%85 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%86 = "stablehlo.multiply"(%85, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%87 = "stablehlo.multiply"(%86, %84) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%88 = "stablehlo.subtract"(%87, %78) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%89 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<16xf64>} : () -> tensor<16xf64>
%90 = "stablehlo.add"(%88, %89) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%91 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%92 = "stablehlo.multiply"(%91, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%93 = "stablehlo.multiply"(%92, %90) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%94 = "stablehlo.subtract"(%93, %84) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%95 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<16xf64>} : () -> tensor<16xf64>
%96 = "stablehlo.add"(%94, %95) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%97 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%98 = "stablehlo.multiply"(%97, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%99 = "stablehlo.multiply"(%98, %96) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%100 = "stablehlo.subtract"(%99, %90) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%101 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<16xf64>} : () -> tensor<16xf64>
%102 = "stablehlo.add"(%100, %101) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%103 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%104 = "stablehlo.multiply"(%103, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%105 = "stablehlo.multiply"(%104, %102) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%106 = "stablehlo.subtract"(%105, %96) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%107 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<16xf64>} : () -> tensor<16xf64>
%108 = "stablehlo.add"(%106, %107) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%110 = "stablehlo.multiply"(%109, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%111 = "stablehlo.multiply"(%110, %108) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%112 = "stablehlo.subtract"(%111, %102) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%113 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<16xf64>} : () -> tensor<16xf64>
%114 = "stablehlo.add"(%112, %113) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%115 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%116 = "stablehlo.multiply"(%115, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%117 = "stablehlo.multiply"(%116, %114) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%118 = "stablehlo.subtract"(%117, %108) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%119 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<16xf64>} : () -> tensor<16xf64>
%120 = "stablehlo.add"(%118, %119) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%121 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%122 = "stablehlo.multiply"(%121, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%123 = "stablehlo.multiply"(%122, %120) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%124 = "stablehlo.subtract"(%123, %114) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%125 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%126 = "stablehlo.add"(%124, %125) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%127 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%128 = "stablehlo.multiply"(%127, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%129 = "stablehlo.multiply"(%128, %126) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%130 = "stablehlo.subtract"(%129, %120) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%131 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%132 = "stablehlo.add"(%130, %131) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%133 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%134 = "stablehlo.multiply"(%133, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%135 = "stablehlo.multiply"(%134, %132) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%136 = "stablehlo.subtract"(%135, %126) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%137 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%138 = "stablehlo.add"(%136, %137) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%140 = "stablehlo.multiply"(%139, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%141 = "stablehlo.multiply"(%140, %138) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%142 = "stablehlo.subtract"(%141, %132) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%143 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%144 = "stablehlo.add"(%142, %143) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%145 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%146 = "stablehlo.multiply"(%145, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%147 = "stablehlo.multiply"(%146, %144) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%148 = "stablehlo.subtract"(%147, %138) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%149 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%150 = "stablehlo.add"(%148, %149) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%152 = "stablehlo.multiply"(%151, %10) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%153 = "stablehlo.multiply"(%152, %150) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%154 = "stablehlo.subtract"(%153, %144) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%155 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%156 = "stablehlo.add"(%154, %155) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%157 = "stablehlo.multiply"(%10, %156) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%158 = "stablehlo.subtract"(%157, %150) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%159 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<16xf64>} : () -> tensor<16xf64>
%160 = "stablehlo.add"(%158, %159) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%161 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%162 = "stablehlo.multiply"(%161, %4) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%163 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%164 = "stablehlo.add"(%163, %162) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%165 = "stablehlo.divide"(%160, %164) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%167 = "stablehlo.compare"(%3, %166) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
%168 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<16xf64>} : () -> tensor<16xf64>
%169 = "stablehlo.maximum"(%3, %168) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%170 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<16xf64>} : () -> tensor<16xf64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%172 = "stablehlo.round_nearest_even"(%171) : (tensor<16xf64>) -> tensor<16xf64>
%173 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<16xf64>} : () -> tensor<16xf64>
%174 = "stablehlo.divide"(%172, %173) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%175 = "stablehlo.multiply"(%174, %174) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%176 = "stablehlo.exponential"(%175) : (tensor<16xf64>) -> tensor<16xf64>
%177 = "stablehlo.subtract"(%169, %174) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%178 = "stablehlo.add"(%169, %174) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%180 = "stablehlo.exponential"(%179) : (tensor<16xf64>) -> tensor<16xf64>
%181 = "stablehlo.multiply"(%176, %180) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%182 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%183 = "stablehlo.multiply"(%182, %181) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%184 = "stablehlo.subtract"(%183, %165) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%185 = "stablehlo.select"(%167, %184, %165) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%186 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%187 = "stablehlo.divide"(%185, %186) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%188 = "stablehlo.log"(%187) : (tensor<16xf64>) -> tensor<16xf64>
%189 = "stablehlo.multiply"(%2, %2) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%190 = "stablehlo.subtract"(%188, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%191 = "chlo.erfc"(%2) : (tensor<16xf64>) -> tensor<16xf64>
%192 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%193 = "stablehlo.divide"(%191, %192) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%194 = "stablehlo.log_plus_one"(%193) : (tensor<16xf64>) -> tensor<16xf64>
%195 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%196 = "stablehlo.compare"(%0, %195) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
%197 = "stablehlo.select"(%196, %190, %194) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
return %197 : tensor<16xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.negate"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.abs"(%4) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.add"(%5, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.divide"(%8, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.subtract"(%10, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.multiply"(%14, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.multiply"(%15, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.subtract"(%16, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%21 = "stablehlo.multiply"(%20, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.subtract"(%22, %12) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%24 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<4xf32>} : () -> tensor<4xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%27 = "stablehlo.multiply"(%26, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%30 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%33 = "stablehlo.multiply"(%32, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%36 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%39 = "stablehlo.multiply"(%38, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%45 = "stablehlo.multiply"(%44, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%48 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<4xf32>} : () -> tensor<4xf32>
%49 = "stablehlo.add"(%47, %48) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%51 = "stablehlo.multiply"(%50, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%54 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<4xf32>} : () -> tensor<4xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%57 = "stablehlo.multiply"(%56, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%60 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.multiply"(%62, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%66 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%69 = "stablehlo.multiply"(%68, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%72 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%75 = "stablehlo.multiply"(%74, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%76 = "stablehlo.multiply"(%75, %73) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%77 = "stablehlo.subtract"(%76, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%78 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%81 = "stablehlo.multiply"(%80, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%83 = "stablehlo.subtract"(%82, %73) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%84 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%87 = "stablehlo.multiply"(%86, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%89 = "stablehlo.subtract"(%88, %79) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%90 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%92 = "stablehlo.multiply"(%11, %91) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%93 = "stablehlo.subtract"(%92, %85) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%94 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<4xf32>} : () -> tensor<4xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%96 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%97 = "stablehlo.multiply"(%96, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%99 = "stablehlo.add"(%98, %97) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%100 = "stablehlo.divide"(%95, %99) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%102 = "stablehlo.compare"(%4, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%103 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<4xf32>} : () -> tensor<4xf32>
%104 = "stablehlo.maximum"(%4, %103) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%105 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<4xf32>} : () -> tensor<4xf32>
%106 = "stablehlo.multiply"(%104, %105) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%107 = "stablehlo.round_nearest_even"(%106) : (tensor<4xf32>) -> tensor<4xf32>
%108 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<4xf32>} : () -> tensor<4xf32>
%109 = "stablehlo.divide"(%107, %108) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%110 = "stablehlo.multiply"(%109, %109) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%111 = "stablehlo.exponential"(%110) : (tensor<4xf32>) -> tensor<4xf32>
%112 = "stablehlo.subtract"(%104, %109) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%113 = "stablehlo.add"(%104, %109) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%114 = "stablehlo.multiply"(%112, %113) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%115 = "stablehlo.exponential"(%114) : (tensor<4xf32>) -> tensor<4xf32>
%116 = "stablehlo.multiply"(%111, %115) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%117 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%118 = "stablehlo.multiply"(%117, %116) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%119 = "stablehlo.subtract"(%118, %100) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%120 = "stablehlo.select"(%102, %119, %100) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%121 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%122 = "stablehlo.divide"(%120, %121) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%123 = "stablehlo.log"(%122) : (tensor<4xf32>) -> tensor<4xf32>
%124 = "stablehlo.multiply"(%3, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%126 = "chlo.erfc"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%127 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%128 = "stablehlo.divide"(%126, %127) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%129 = "stablehlo.log_plus_one"(%128) : (tensor<4xf32>) -> tensor<4xf32>
%130 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%131 = "stablehlo.compare"(%1, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%132 = "stablehlo.select"(%131, %125, %129) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %132 : tensor<4xf32>
}
}

