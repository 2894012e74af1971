// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%2 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%3 = "stablehlo.add"(%1, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%5 = "stablehlo.divide"(%4, %3) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%7 = "stablehlo.subtract"(%6, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%12 = "stablehlo.multiply"(%11, %8) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%13 = "stablehlo.subtract"(%12, %9) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%14 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%16 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%17 = "stablehlo.multiply"(%16, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%18 = "stablehlo.multiply"(%17, %15) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%19 = "stablehlo.subtract"(%18, %8) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%20 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%22 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%23 = "stablehlo.multiply"(%22, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%24 = "stablehlo.multiply"(%23, %21) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%25 = "stablehlo.subtract"(%24, %15) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%26 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%29 = "stablehlo.multiply"(%28, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%30 = "stablehlo.multiply"(%29, %27) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%31 = "stablehlo.subtract"(%30, %21) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%32 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%35 = "stablehlo.multiply"(%34, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%36 = "stablehlo.multiply"(%35, %33) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%37 = "stablehlo.subtract"(%36, %27) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%38 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%41 = "stablehlo.multiply"(%40, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%42 = "stablehlo.multiply"(%41, %39) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%43 = "stablehlo.subtract"(%42, %33) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%44 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%45 = "stablehlo.add"(%43, %44) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%47 = "stablehlo.multiply"(%46, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%48 = "stablehlo.multiply"(%47, %45) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%49 = "stablehlo.subtract"(%48, %39) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%50 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%52 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%53 = "stablehlo.multiply"(%52, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%54 = "stablehlo.multiply"(%53, %51) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%55 = "stablehlo.subtract"(%54, %45) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%56 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%57 = "stablehlo.add"(%55, %56) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%58 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%59 = "stablehlo.multiply"(%58, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%60 = "stablehlo.multiply"(%59, %57) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%61 = "stablehlo.subtract"(%60, %51) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%62 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%65 = "stablehlo.multiply"(%64, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%66 = "stablehlo.multiply"(%65, %63) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%67 = "stablehlo.subtract"(%66, %57) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%68 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%71 = "stablehlo.multiply"(%70, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%72 = "stablehlo.multiply"(%71, %69) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%73 = "stablehlo.subtract"(%72, %63) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%74 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%77 = "stablehlo.multiply"(%76, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%78 = "stablehlo.multiply"(%77, %75) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%79 = "stablehlo.subtract"(%78, %69) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%80 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%81 = "stablehlo.add"(%79, %80) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%83 = "stablehlo.multiply"(%82, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%84 = "stablehlo.multiply"(%83, %81) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%85 = "stablehlo.subtract"(%84, %75) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%86 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%88 = "stablehlo.multiply"(%7, %87) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%89 = "stablehlo.subtract"(%88, %81) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%90 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%93 = "stablehlo.multiply"(%92, %1) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%95 = "stablehlo.add"(%94, %93) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%96 = "stablehlo.divide"(%91, %95) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%98 = "stablehlo.compare"(%0, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%99 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%100 = "stablehlo.maximum"(%0, %99) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%101 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%103 = "stablehlo.round_nearest_even"(%102) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%104 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%105 = "stablehlo.divide"(%103, %104) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%106 = "stablehlo.multiply"(%105, %105) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%107 = "stablehlo.exponential"(%106) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%108 = "stablehlo.subtract"(%100, %105) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%109 = "stablehlo.add"(%100, %105) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%110 = "stablehlo.multiply"(%108, %109) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%111 = "stablehlo.exponential"(%110) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%112 = "stablehlo.multiply"(%107, %111) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%113 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%114 = "stablehlo.multiply"(%113, %112) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%115 = "stablehlo.subtract"(%114, %96) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%116 = "stablehlo.select"(%98, %115, %96) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %116 : tensor<2x16xf32>
}
}

// f64[16]
module @example {
func.func public @main(%0: tensor<16xf64>) -> (tensor<16xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<16xf64>) -> tensor<16xf64>
%2 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<16xf64>} : () -> tensor<16xf64>
%3 = "stablehlo.add"(%1, %2) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%4 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<16xf64>} : () -> tensor<16xf64>
%5 = "stablehlo.divide"(%4, %3) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%7 = "stablehlo.subtract"(%6, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%12 = "stablehlo.multiply"(%11, %8) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%13 = "stablehlo.subtract"(%12, %9) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%14 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<16xf64>} : () -> tensor<16xf64>
%15 = "stablehlo.add"(%13, %14) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%16 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%17 = "stablehlo.multiply"(%16, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%18 = "stablehlo.multiply"(%17, %15) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%19 = "stablehlo.subtract"(%18, %8) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%20 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<16xf64>} : () -> tensor<16xf64>
%21 = "stablehlo.add"(%19, %20) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%22 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%23 = "stablehlo.multiply"(%22, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%24 = "stablehlo.multiply"(%23, %21) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%25 = "stablehlo.subtract"(%24, %15) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%26 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%27 = "stablehlo.add"(%25, %26) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%29 = "stablehlo.multiply"(%28, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%30 = "stablehlo.multiply"(%29, %27) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%31 = "stablehlo.subtract"(%30, %21) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%32 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%33 = "stablehlo.add"(%31, %32) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%35 = "stablehlo.multiply"(%34, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%36 = "stablehlo.multiply"(%35, %33) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%37 = "stablehlo.subtract"(%36, %27) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%38 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%39 = "stablehlo.add"(%37, %38) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%41 = "stablehlo.multiply"(%40, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%42 = "stablehlo.multiply"(%41, %39) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%43 = "stablehlo.subtract"(%42, %33) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%44 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%45 = "stablehlo.add"(%43, %44) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%47 = "stablehlo.multiply"(%46, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%48 = "stablehlo.multiply"(%47, %45) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%49 = "stablehlo.subtract"(%48, %39) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%50 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<16xf64>} : () -> tensor<16xf64>
%51 = "stablehlo.add"(%49, %50) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%52 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%53 = "stablehlo.multiply"(%52, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%54 = "stablehlo.multiply"(%53, %51) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%55 = "stablehlo.subtract"(%54, %45) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%56 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<16xf64>} : () -> tensor<16xf64>
%57 = "stablehlo.add"(%55, %56) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%58 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%59 = "stablehlo.multiply"(%58, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%60 = "stablehlo.multiply"(%59, %57) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%61 = "stablehlo.subtract"(%60, %51) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%62 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%63 = "stablehlo.add"(%61, %62) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%65 = "stablehlo.multiply"(%64, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%66 = "stablehlo.multiply"(%65, %63) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%67 = "stablehlo.subtract"(%66, %57) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%68 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%69 = "stablehlo.add"(%67, %68) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%71 = "stablehlo.multiply"(%70, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%72 = "stablehlo.multiply"(%71, %69) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%73 = "stablehlo.subtract"(%72, %63) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%74 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<16xf64>} : () -> tensor<16xf64>
%75 = "stablehlo.add"(%73, %74) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%77 = "stablehlo.multiply"(%76, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%78 = "stablehlo.multiply"(%77, %75) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%79 = "stablehlo.subtract"(%78, %69) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%80 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<16xf64>} : () -> tensor<16xf64>
%81 = "stablehlo.add"(%79, %80) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%83 = "stablehlo.multiply"(%82, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%84 = "stablehlo.multiply"(%83, %81) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%85 = "stablehlo.subtract"(%84, %75) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%86 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<16xf64>} : () -> tensor<16xf64>
%87 = "stablehlo.add"(%85, %86) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%89 = "stablehlo.multiply"(%88, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%90 = "stablehlo.multiply"(%89, %87) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%91 = "stablehlo.subtract"(%90, %81) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%92 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<16xf64>} : () -> tensor<16xf64>
%93 = "stablehlo.add"(%91, %92) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%95 = "stablehlo.multiply"(%94, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%96 = "stablehlo.multiply"(%95, %93) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%97 = "stablehlo.subtract"(%96, %87) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%98 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<16xf64>} : () -> tensor<16xf64>
%99 = "stablehlo.add"(%97, %98) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%101 = "stablehlo.multiply"(%100, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%103 = "stablehlo.subtract"(%102, %93) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%104 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<16xf64>} : () -> tensor<16xf64>
%105 = "stablehlo.add"(%103, %104) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%107 = "stablehlo.multiply"(%106, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%108 = "stablehlo.multiply"(%107, %105) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%109 = "stablehlo.subtract"(%108, %99) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%110 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<16xf64>} : () -> tensor<16xf64>
%111 = "stablehlo.add"(%109, %110) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%113 = "stablehlo.multiply"(%112, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%114 = "stablehlo.multiply"(%113, %111) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%115 = "stablehlo.subtract"(%114, %105) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%116 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<16xf64>} : () -> tensor<16xf64>
%117 = "stablehlo.add"(%115, %116) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%119 = "stablehlo.multiply"(%118, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%120 = "stablehlo.multiply"(%119, %117) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%121 = "stablehlo.subtract"(%120, %111) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%122 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%123 = "stablehlo.add"(%121, %122) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%125 = "stablehlo.multiply"(%124, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%127 = "stablehlo.subtract"(%126, %117) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%128 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%129 = "stablehlo.add"(%127, %128) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%131 = "stablehlo.multiply"(%130, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%134 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%135 = "stablehlo.add"(%133, %134) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%137 = "stablehlo.multiply"(%136, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%140 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%141 = "stablehlo.add"(%139, %140) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%142 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%143 = "stablehlo.multiply"(%142, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%144 = "stablehlo.multiply"(%143, %141) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%145 = "stablehlo.subtract"(%144, %135) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%146 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%147 = "stablehlo.add"(%145, %146) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%149 = "stablehlo.multiply"(%148, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%150 = "stablehlo.multiply"(%149, %147) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%151 = "stablehlo.subtract"(%150, %141) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%152 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%153 = "stablehlo.add"(%151, %152) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%154 = "stablehlo.multiply"(%7, %153) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%155 = "stablehlo.subtract"(%154, %147) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%156 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<16xf64>} : () -> tensor<16xf64>
%157 = "stablehlo.add"(%155, %156) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%158 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%159 = "stablehlo.multiply"(%158, %1) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%161 = "stablehlo.add"(%160, %159) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%162 = "stablehlo.divide"(%157, %161) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%164 = "stablehlo.compare"(%0, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
%165 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<16xf64>} : () -> tensor<16xf64>
%166 = "stablehlo.maximum"(%0, %165) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%167 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<16xf64>} : () -> tensor<16xf64>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%169 = "stablehlo.round_nearest_even"(%168) : (tensor<16xf64>) -> tensor<16xf64>
%170 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<16xf64>} : () -> tensor<16xf64>
%171 = "stablehlo.divide"(%169, %170) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%172 = "stablehlo.multiply"(%171, %171) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%173 = "stablehlo.exponential"(%172) : (tensor<16xf64>) -> tensor<16xf64>
%174 = "stablehlo.subtract"(%166, %171) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%175 = "stablehlo.add"(%166, %171) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%177 = "stablehlo.exponential"(%176) : (tensor<16xf64>) -> tensor<16xf64>
%178 = "stablehlo.multiply"(%173, %177) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%179 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%180 = "stablehlo.multiply"(%179, %178) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%181 = "stablehlo.subtract"(%180, %162) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%182 = "stablehlo.select"(%164, %181, %162) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
return %182 : tensor<16xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.add"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.divide"(%5, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.subtract"(%7, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.multiply"(%11, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.multiply"(%12, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.subtract"(%13, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.multiply"(%17, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.multiply"(%18, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.subtract"(%19, %9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%21 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%24 = "stablehlo.multiply"(%23, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%25 = "stablehlo.multiply"(%24, %22) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%26 = "stablehlo.subtract"(%25, %16) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%30 = "stablehlo.multiply"(%29, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%31 = "stablehlo.multiply"(%30, %28) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%32 = "stablehlo.subtract"(%31, %22) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%35 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%36 = "stablehlo.multiply"(%35, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%37 = "stablehlo.multiply"(%36, %34) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%38 = "stablehlo.subtract"(%37, %28) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%39 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%41 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%42 = "stablehlo.multiply"(%41, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.multiply"(%42, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.subtract"(%43, %34) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%45 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<4xf32>} : () -> tensor<4xf32>
%46 = "stablehlo.add"(%44, %45) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%47 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.multiply"(%47, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%49 = "stablehlo.multiply"(%48, %46) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%50 = "stablehlo.subtract"(%49, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%51 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.add"(%50, %51) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%54 = "stablehlo.multiply"(%53, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%55 = "stablehlo.multiply"(%54, %52) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%56 = "stablehlo.subtract"(%55, %46) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%57 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%58 = "stablehlo.add"(%56, %57) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%59 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%60 = "stablehlo.multiply"(%59, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%61 = "stablehlo.multiply"(%60, %58) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%62 = "stablehlo.subtract"(%61, %52) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%63 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%65 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%66 = "stablehlo.multiply"(%65, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%67 = "stablehlo.multiply"(%66, %64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%68 = "stablehlo.subtract"(%67, %58) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%70 = "stablehlo.add"(%68, %69) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%71 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%72 = "stablehlo.multiply"(%71, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%73 = "stablehlo.multiply"(%72, %70) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%74 = "stablehlo.subtract"(%73, %64) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%75 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%76 = "stablehlo.add"(%74, %75) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%77 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%78 = "stablehlo.multiply"(%77, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%79 = "stablehlo.multiply"(%78, %76) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%80 = "stablehlo.subtract"(%79, %70) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%81 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%84 = "stablehlo.multiply"(%83, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%85 = "stablehlo.multiply"(%84, %82) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%86 = "stablehlo.subtract"(%85, %76) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%87 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%88 = "stablehlo.add"(%86, %87) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%89 = "stablehlo.multiply"(%8, %88) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%90 = "stablehlo.subtract"(%89, %82) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%91 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<4xf32>} : () -> tensor<4xf32>
%92 = "stablehlo.add"(%90, %91) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%94 = "stablehlo.multiply"(%93, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%96 = "stablehlo.add"(%95, %94) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%97 = "stablehlo.divide"(%92, %96) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%99 = "stablehlo.compare"(%1, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%100 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<4xf32>} : () -> tensor<4xf32>
%101 = "stablehlo.maximum"(%1, %100) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%102 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<4xf32>} : () -> tensor<4xf32>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%104 = "stablehlo.round_nearest_even"(%103) : (tensor<4xf32>) -> tensor<4xf32>
%105 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<4xf32>} : () -> tensor<4xf32>
%106 = "stablehlo.divide"(%104, %105) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%107 = "stablehlo.multiply"(%106, %106) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%108 = "stablehlo.exponential"(%107) : (tensor<4xf32>) -> tensor<4xf32>
%109 = "stablehlo.subtract"(%101, %106) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%110 = "stablehlo.add"(%101, %106) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%112 = "stablehlo.exponential"(%111) : (tensor<4xf32>) -> tensor<4xf32>
%113 = "stablehlo.multiply"(%108, %112) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%115 = "stablehlo.multiply"(%114, %113) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%116 = "stablehlo.subtract"(%115, %97) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%117 = "stablehlo.select"(%99, %116, %97) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %117 : tensor<4xf32>
}
}

