// f32[4096] f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<4096xf32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.subtract"(%5, %1) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%7 = "stablehlo.select"(%4, %6, %1) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%11 = "stablehlo.not"(%10) : (tensor<4096xi1>) -> tensor<4096xi1>
%12 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%15 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.select"(%11, %15, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.select"(%11, %17, %7) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.select"(%14, %16, %19) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%22 = "stablehlo.select"(%14, %21, %16) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%23 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%24 = "stablehlo.select"(%14, %23, %18) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%27 = "stablehlo.subtract"(%26, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%29 = "stablehlo.sqrt"(%28) : (tensor<4096xf32>) -> tensor<4096xf32>
%30 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%32 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%33 = "stablehlo.add"(%32, %31) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%34 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%35 = "stablehlo.multiply"(%34, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%36 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%37 = "stablehlo.add"(%36, %35) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%38 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%39 = "stablehlo.multiply"(%38, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%40 = "stablehlo.add"(%37, %39) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%41 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%42 = "stablehlo.divide"(%41, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%43 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%44 = "stablehlo.subtract"(%43, %42) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%45 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%46 = "stablehlo.divide"(%45, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%47 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%48 = "stablehlo.add"(%47, %46) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%49 = "stablehlo.multiply"(%48, %29) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%51 = "stablehlo.divide"(%50, %49) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%53 = "stablehlo.add"(%22, %52) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%54 = "stablehlo.multiply"(%53, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%55 = "stablehlo.floor"(%54) : (tensor<4096xf32>) -> tensor<4096xf32>
%56 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%57 = "stablehlo.reshape"(%56) : (tensor<1xui64>) -> tensor<ui64>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%61 = "stablehlo.convert"(%57) : (tensor<ui64>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%63 = "stablehlo.shift_right_logical"(%57, %62) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%64 = "stablehlo.convert"(%63) : (tensor<ui64>) -> tensor<ui32>
%65 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%67 = "stablehlo.shift_right_logical"(%59, %66) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%68 = "stablehlo.convert"(%67) : (tensor<ui64>) -> tensor<ui32>
%69 = "stablehlo.xor"(%61, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.xor"(%69, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.add"(%65, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.add"(%68, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%72, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_left"(%73, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_right_logical"(%73, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.or"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.xor"(%79, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.add"(%74, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%83 = "stablehlo.shift_left"(%80, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_right_logical"(%80, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.or"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.xor"(%86, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.add"(%81, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_left"(%87, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.or"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.xor"(%93, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.add"(%88, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_left"(%94, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_right_logical"(%94, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.or"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.xor"(%100, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.add"(%95, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.add"(%71, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.add"(%101, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.add"(%102, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_left"(%105, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_right_logical"(%105, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.or"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.xor"(%111, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.add"(%106, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.shift_left"(%112, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_right_logical"(%112, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.or"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.xor"(%118, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%113, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_left"(%119, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.or"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.xor"(%125, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.add"(%120, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_left"(%126, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_right_logical"(%126, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.or"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.xor"(%132, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.add"(%127, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%61, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.add"(%133, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%134, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_left"(%137, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_right_logical"(%137, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.or"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.xor"(%143, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.add"(%138, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.shift_left"(%144, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_right_logical"(%144, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.or"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.xor"(%150, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%145, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_left"(%151, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.or"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.xor"(%157, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.add"(%152, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_left"(%158, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_right_logical"(%158, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.or"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.xor"(%164, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.add"(%159, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.add"(%64, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.add"(%165, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%166, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_left"(%169, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_right_logical"(%169, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.or"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.xor"(%175, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.add"(%170, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%179 = "stablehlo.shift_left"(%176, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_right_logical"(%176, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.or"(%179, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.xor"(%182, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.add"(%177, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.shift_left"(%183, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_right_logical"(%183, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.or"(%186, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.xor"(%189, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.add"(%184, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.add"(%191, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%200 = "stablehlo.add"(%71, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.add"(%197, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.add"(%198, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%204 = "stablehlo.shift_left"(%201, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.shift_right_logical"(%201, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.or"(%204, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.xor"(%207, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.add"(%202, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.shift_left"(%208, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.shift_right_logical"(%208, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.or"(%211, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.xor"(%214, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.add"(%209, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.shift_left"(%215, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.shift_right_logical"(%215, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.or"(%218, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.xor"(%221, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.add"(%216, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%225 = "stablehlo.shift_left"(%222, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%227 = "stablehlo.shift_right_logical"(%222, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.or"(%225, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.xor"(%228, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%230 = "stablehlo.add"(%223, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%232 = "stablehlo.add"(%61, %231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.add"(%229, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%235 = "stablehlo.xor"(%230, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%239 = "stablehlo.add"(%60, %238) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%241 = "stablehlo.add"(%234, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.add"(%239, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%244 = "stablehlo.shift_left"(%241, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%246 = "stablehlo.shift_right_logical"(%241, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.or"(%244, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.xor"(%247, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.add"(%242, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%251 = "stablehlo.shift_left"(%248, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%253 = "stablehlo.shift_right_logical"(%248, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.or"(%251, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%254, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.add"(%249, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%258 = "stablehlo.shift_left"(%255, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%260 = "stablehlo.shift_right_logical"(%255, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.or"(%258, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.xor"(%261, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.add"(%256, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%265 = "stablehlo.shift_left"(%262, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%267 = "stablehlo.shift_right_logical"(%262, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.or"(%265, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.xor"(%268, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%271 = "stablehlo.add"(%263, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%273 = "stablehlo.add"(%237, %272) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%274 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%275 = "stablehlo.add"(%269, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.add"(%271, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%278 = "stablehlo.shift_left"(%275, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%280 = "stablehlo.shift_right_logical"(%275, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.or"(%278, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.xor"(%281, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.add"(%276, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%285 = "stablehlo.shift_left"(%282, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%287 = "stablehlo.shift_right_logical"(%282, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.or"(%285, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.xor"(%288, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.add"(%283, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%292 = "stablehlo.shift_left"(%289, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%294 = "stablehlo.shift_right_logical"(%289, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.or"(%292, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.xor"(%295, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.add"(%290, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%299 = "stablehlo.shift_left"(%296, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%301 = "stablehlo.shift_right_logical"(%296, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.or"(%299, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.xor"(%302, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%305 = "stablehlo.add"(%297, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%307 = "stablehlo.add"(%230, %306) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%309 = "stablehlo.add"(%303, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.add"(%305, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%312 = "stablehlo.shift_left"(%309, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%314 = "stablehlo.shift_right_logical"(%309, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.or"(%312, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.xor"(%315, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.add"(%310, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%319 = "stablehlo.shift_left"(%316, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%321 = "stablehlo.shift_right_logical"(%316, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.or"(%319, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.xor"(%322, %317) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.add"(%317, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%326 = "stablehlo.shift_left"(%323, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%328 = "stablehlo.shift_right_logical"(%323, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.or"(%326, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.xor"(%329, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.add"(%324, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%333 = "stablehlo.shift_left"(%330, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%335 = "stablehlo.shift_right_logical"(%330, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.or"(%333, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.xor"(%336, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%339 = "stablehlo.add"(%331, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%341 = "stablehlo.add"(%233, %340) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%342 = "stablehlo.broadcast_in_dim"(%341) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%343 = "stablehlo.add"(%337, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%344 = "stablehlo.add"(%339, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%346 = "stablehlo.shift_left"(%343, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%348 = "stablehlo.shift_right_logical"(%343, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.or"(%346, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.xor"(%349, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.add"(%344, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%353 = "stablehlo.shift_left"(%350, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%355 = "stablehlo.shift_right_logical"(%350, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.or"(%353, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.xor"(%356, %351) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.add"(%351, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%360 = "stablehlo.shift_left"(%357, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%362 = "stablehlo.shift_right_logical"(%357, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.or"(%360, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.xor"(%363, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.add"(%358, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%367 = "stablehlo.shift_left"(%364, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%369 = "stablehlo.shift_right_logical"(%364, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.or"(%367, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.xor"(%370, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%373 = "stablehlo.add"(%365, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%375 = "stablehlo.add"(%237, %374) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%377 = "stablehlo.add"(%371, %376) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%378 = "stablehlo.add"(%373, %377) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%379 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%380 = "stablehlo.shift_left"(%377, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%382 = "stablehlo.shift_right_logical"(%377, %381) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%383 = "stablehlo.or"(%380, %382) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.xor"(%383, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.add"(%378, %384) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%387 = "stablehlo.shift_left"(%384, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%389 = "stablehlo.shift_right_logical"(%384, %388) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%390 = "stablehlo.or"(%387, %389) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%391 = "stablehlo.xor"(%390, %385) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%392 = "stablehlo.add"(%385, %391) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%394 = "stablehlo.shift_left"(%391, %393) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%395 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%396 = "stablehlo.shift_right_logical"(%391, %395) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%397 = "stablehlo.or"(%394, %396) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%398 = "stablehlo.xor"(%397, %392) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%399 = "stablehlo.add"(%392, %398) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%401 = "stablehlo.shift_left"(%398, %400) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%402 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%403 = "stablehlo.shift_right_logical"(%398, %402) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%404 = "stablehlo.or"(%401, %403) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%405 = "stablehlo.xor"(%404, %399) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%406 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%407 = "stablehlo.add"(%399, %406) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%408 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%409 = "stablehlo.add"(%230, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.broadcast_in_dim"(%409) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%411 = "stablehlo.add"(%405, %410) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%412 = "stablehlo.reshape"(%407) : (tensor<1xui32>) -> tensor<ui32>
%413 = "stablehlo.convert"(%412) : (tensor<ui32>) -> tensor<ui64>
%414 = "stablehlo.reshape"(%411) : (tensor<1xui32>) -> tensor<ui32>
%415 = "stablehlo.convert"(%414) : (tensor<ui32>) -> tensor<ui64>
%416 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%417 = "stablehlo.shift_left"(%415, %416) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%418 = "stablehlo.or"(%413, %417) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%419 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%420 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%421 = "stablehlo.or"(%419, %420) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%422 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%972, %973, %974 = "stablehlo.while"(%422, %421, %22) ({
^bb0(%423: tensor<ui64>, %424: tensor<4096xi1>, %425: tensor<4096xf32>):
%426 = "stablehlo.not"(%424) : (tensor<4096xi1>) -> tensor<4096xi1>
%427 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%431 = "stablehlo.reduce"(%426, %427) ({
^bb0(%428: tensor<i1>, %429: tensor<i1>):
%430 = "stablehlo.and"(%428, %429) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%430) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%432 = "stablehlo.not"(%431) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%432) : (tensor<i1>) -> ()
}, {
^bb0(%433: tensor<ui64>, %434: tensor<4096xi1>, %435: tensor<4096xf32>):
%436 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%437 = "stablehlo.convert"(%418) : (tensor<ui64>) -> tensor<ui32>
%438 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%439 = "stablehlo.shift_right_logical"(%418, %438) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%440 = "stablehlo.convert"(%439) : (tensor<ui64>) -> tensor<ui32>
%441 = "stablehlo.convert"(%433) : (tensor<ui64>) -> tensor<ui32>
%442 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%443 = "stablehlo.shift_right_logical"(%433, %442) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%444 = "stablehlo.convert"(%443) : (tensor<ui64>) -> tensor<ui32>
%445 = "stablehlo.xor"(%437, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%447 = "stablehlo.xor"(%445, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.add"(%441, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.add"(%444, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.add"(%448, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%452 = "stablehlo.shift_left"(%449, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.shift_right_logical"(%449, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.or"(%452, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.xor"(%455, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.add"(%450, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%459 = "stablehlo.shift_left"(%456, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_right_logical"(%456, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.or"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.xor"(%462, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.add"(%457, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%466 = "stablehlo.shift_left"(%463, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_right_logical"(%463, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.or"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.xor"(%469, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.add"(%464, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%473 = "stablehlo.shift_left"(%470, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%475 = "stablehlo.shift_right_logical"(%470, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.or"(%473, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.xor"(%476, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.add"(%471, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.add"(%447, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.add"(%477, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.add"(%478, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%484 = "stablehlo.shift_left"(%481, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%486 = "stablehlo.shift_right_logical"(%481, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.or"(%484, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.xor"(%487, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.add"(%482, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.shift_left"(%488, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_right_logical"(%488, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.or"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.xor"(%494, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.add"(%489, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.shift_left"(%495, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_right_logical"(%495, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.or"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.xor"(%501, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.add"(%496, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%505 = "stablehlo.shift_left"(%502, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%507 = "stablehlo.shift_right_logical"(%502, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.or"(%505, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.xor"(%508, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.add"(%503, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%512 = "stablehlo.add"(%437, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.add"(%509, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.add"(%510, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%516 = "stablehlo.shift_left"(%513, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%518 = "stablehlo.shift_right_logical"(%513, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.or"(%516, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.xor"(%519, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.add"(%514, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%523 = "stablehlo.shift_left"(%520, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_right_logical"(%520, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.or"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.xor"(%526, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.add"(%521, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%530 = "stablehlo.shift_left"(%527, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_right_logical"(%527, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.or"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.xor"(%533, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.add"(%528, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%537 = "stablehlo.shift_left"(%534, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%539 = "stablehlo.shift_right_logical"(%534, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.or"(%537, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.xor"(%540, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.add"(%535, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.add"(%440, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.add"(%541, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.add"(%542, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%548 = "stablehlo.shift_left"(%545, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.shift_right_logical"(%545, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.or"(%548, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.xor"(%551, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.add"(%546, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%555 = "stablehlo.shift_left"(%552, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_right_logical"(%552, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.or"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.xor"(%558, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.add"(%553, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%562 = "stablehlo.shift_left"(%559, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_right_logical"(%559, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.or"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.xor"(%565, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.add"(%560, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%569 = "stablehlo.shift_left"(%566, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%571 = "stablehlo.shift_right_logical"(%566, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.or"(%569, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.xor"(%572, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.add"(%567, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%576 = "stablehlo.add"(%447, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.add"(%573, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.add"(%574, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%580 = "stablehlo.shift_left"(%577, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%582 = "stablehlo.shift_right_logical"(%577, %581) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.or"(%580, %582) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.xor"(%583, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.add"(%578, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%587 = "stablehlo.shift_left"(%584, %586) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%588 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.shift_right_logical"(%584, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.or"(%587, %589) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%591 = "stablehlo.xor"(%590, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.add"(%585, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%594 = "stablehlo.shift_left"(%591, %593) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%595 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%596 = "stablehlo.shift_right_logical"(%591, %595) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%597 = "stablehlo.or"(%594, %596) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%598 = "stablehlo.xor"(%597, %592) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%599 = "stablehlo.add"(%592, %598) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%600 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%601 = "stablehlo.shift_left"(%598, %600) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%602 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%603 = "stablehlo.shift_right_logical"(%598, %602) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%604 = "stablehlo.or"(%601, %603) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%605 = "stablehlo.xor"(%604, %599) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%606 = "stablehlo.add"(%599, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%607 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%608 = "stablehlo.add"(%437, %607) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%609 = "stablehlo.add"(%605, %608) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%610 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%611 = "stablehlo.xor"(%606, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%612 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%613 = "stablehlo.xor"(%611, %612) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%614 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%615 = "stablehlo.add"(%436, %614) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%616 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%617 = "stablehlo.add"(%610, %616) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%618 = "stablehlo.add"(%615, %617) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%619 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%620 = "stablehlo.shift_left"(%617, %619) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%621 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%622 = "stablehlo.shift_right_logical"(%617, %621) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%623 = "stablehlo.or"(%620, %622) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%624 = "stablehlo.xor"(%623, %618) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%625 = "stablehlo.add"(%618, %624) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%626 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%627 = "stablehlo.shift_left"(%624, %626) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%628 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%629 = "stablehlo.shift_right_logical"(%624, %628) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%630 = "stablehlo.or"(%627, %629) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%631 = "stablehlo.xor"(%630, %625) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%632 = "stablehlo.add"(%625, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%633 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%634 = "stablehlo.shift_left"(%631, %633) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%635 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%636 = "stablehlo.shift_right_logical"(%631, %635) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%637 = "stablehlo.or"(%634, %636) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%638 = "stablehlo.xor"(%637, %632) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%639 = "stablehlo.add"(%632, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%640 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%641 = "stablehlo.shift_left"(%638, %640) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%642 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%643 = "stablehlo.shift_right_logical"(%638, %642) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%644 = "stablehlo.or"(%641, %643) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%645 = "stablehlo.xor"(%644, %639) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%646 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%647 = "stablehlo.add"(%639, %646) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%648 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%649 = "stablehlo.add"(%613, %648) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%650 = "stablehlo.broadcast_in_dim"(%649) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%651 = "stablehlo.add"(%645, %650) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%652 = "stablehlo.add"(%647, %651) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%653 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%654 = "stablehlo.shift_left"(%651, %653) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%655 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%656 = "stablehlo.shift_right_logical"(%651, %655) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%657 = "stablehlo.or"(%654, %656) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%658 = "stablehlo.xor"(%657, %652) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%659 = "stablehlo.add"(%652, %658) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%660 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%661 = "stablehlo.shift_left"(%658, %660) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%662 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%663 = "stablehlo.shift_right_logical"(%658, %662) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%664 = "stablehlo.or"(%661, %663) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%665 = "stablehlo.xor"(%664, %659) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%666 = "stablehlo.add"(%659, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%667 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%668 = "stablehlo.shift_left"(%665, %667) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%669 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%670 = "stablehlo.shift_right_logical"(%665, %669) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%671 = "stablehlo.or"(%668, %670) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%672 = "stablehlo.xor"(%671, %666) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%673 = "stablehlo.add"(%666, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%674 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%675 = "stablehlo.shift_left"(%672, %674) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%676 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%677 = "stablehlo.shift_right_logical"(%672, %676) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%678 = "stablehlo.or"(%675, %677) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%679 = "stablehlo.xor"(%678, %673) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%680 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%681 = "stablehlo.add"(%673, %680) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%682 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%683 = "stablehlo.add"(%606, %682) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%685 = "stablehlo.add"(%679, %684) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%686 = "stablehlo.add"(%681, %685) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%687 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%688 = "stablehlo.shift_left"(%685, %687) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%689 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%690 = "stablehlo.shift_right_logical"(%685, %689) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%691 = "stablehlo.or"(%688, %690) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%692 = "stablehlo.xor"(%691, %686) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%693 = "stablehlo.add"(%686, %692) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%694 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%695 = "stablehlo.shift_left"(%692, %694) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%696 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%697 = "stablehlo.shift_right_logical"(%692, %696) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%698 = "stablehlo.or"(%695, %697) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%699 = "stablehlo.xor"(%698, %693) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%700 = "stablehlo.add"(%693, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%701 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%702 = "stablehlo.shift_left"(%699, %701) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%703 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%704 = "stablehlo.shift_right_logical"(%699, %703) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%705 = "stablehlo.or"(%702, %704) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%706 = "stablehlo.xor"(%705, %700) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%707 = "stablehlo.add"(%700, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%708 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%709 = "stablehlo.shift_left"(%706, %708) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%710 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%711 = "stablehlo.shift_right_logical"(%706, %710) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%712 = "stablehlo.or"(%709, %711) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%713 = "stablehlo.xor"(%712, %707) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%714 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%715 = "stablehlo.add"(%707, %714) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%716 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%717 = "stablehlo.add"(%609, %716) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%718 = "stablehlo.broadcast_in_dim"(%717) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%719 = "stablehlo.add"(%713, %718) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%720 = "stablehlo.add"(%715, %719) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%721 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%722 = "stablehlo.shift_left"(%719, %721) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%723 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%724 = "stablehlo.shift_right_logical"(%719, %723) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%725 = "stablehlo.or"(%722, %724) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%726 = "stablehlo.xor"(%725, %720) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%727 = "stablehlo.add"(%720, %726) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%728 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%729 = "stablehlo.shift_left"(%726, %728) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%730 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%731 = "stablehlo.shift_right_logical"(%726, %730) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%732 = "stablehlo.or"(%729, %731) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%733 = "stablehlo.xor"(%732, %727) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%734 = "stablehlo.add"(%727, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%735 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%736 = "stablehlo.shift_left"(%733, %735) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%737 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%738 = "stablehlo.shift_right_logical"(%733, %737) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%739 = "stablehlo.or"(%736, %738) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%740 = "stablehlo.xor"(%739, %734) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%741 = "stablehlo.add"(%734, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%742 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%743 = "stablehlo.shift_left"(%740, %742) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%744 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%745 = "stablehlo.shift_right_logical"(%740, %744) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%746 = "stablehlo.or"(%743, %745) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%747 = "stablehlo.xor"(%746, %741) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%748 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%749 = "stablehlo.add"(%741, %748) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%750 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%751 = "stablehlo.add"(%613, %750) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%752 = "stablehlo.broadcast_in_dim"(%751) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%753 = "stablehlo.add"(%747, %752) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%754 = "stablehlo.add"(%749, %753) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%755 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%756 = "stablehlo.shift_left"(%753, %755) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%757 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%758 = "stablehlo.shift_right_logical"(%753, %757) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%759 = "stablehlo.or"(%756, %758) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%760 = "stablehlo.xor"(%759, %754) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%761 = "stablehlo.add"(%754, %760) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%762 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%763 = "stablehlo.shift_left"(%760, %762) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%764 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%765 = "stablehlo.shift_right_logical"(%760, %764) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%766 = "stablehlo.or"(%763, %765) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%767 = "stablehlo.xor"(%766, %761) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%768 = "stablehlo.add"(%761, %767) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%769 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%770 = "stablehlo.shift_left"(%767, %769) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%771 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%772 = "stablehlo.shift_right_logical"(%767, %771) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%773 = "stablehlo.or"(%770, %772) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%774 = "stablehlo.xor"(%773, %768) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%775 = "stablehlo.add"(%768, %774) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%776 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%777 = "stablehlo.shift_left"(%774, %776) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%778 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%779 = "stablehlo.shift_right_logical"(%774, %778) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%780 = "stablehlo.or"(%777, %779) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%781 = "stablehlo.xor"(%780, %775) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%782 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%783 = "stablehlo.add"(%775, %782) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%784 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%785 = "stablehlo.add"(%606, %784) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%786 = "stablehlo.broadcast_in_dim"(%785) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%787 = "stablehlo.add"(%781, %786) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%788 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%789 = "stablehlo.shift_right_logical"(%783, %788) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%790 = "stablehlo.convert"(%789) : (tensor<4096xui32>) -> tensor<4096xi32>
%791 = "stablehlo.convert"(%790) : (tensor<4096xi32>) -> tensor<4096xf32>
%792 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%793 = "stablehlo.add"(%791, %792) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%794 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%795 = "stablehlo.multiply"(%793, %794) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%796 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%797 = "stablehlo.shift_right_logical"(%787, %796) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%798 = "stablehlo.convert"(%797) : (tensor<4096xui32>) -> tensor<4096xi32>
%799 = "stablehlo.convert"(%798) : (tensor<4096xi32>) -> tensor<4096xf32>
%800 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%801 = "stablehlo.add"(%799, %800) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%802 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%803 = "stablehlo.multiply"(%801, %802) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%804 = "stablehlo.negate"(%18) : (tensor<4096xf32>) -> tensor<4096xf32>
%805 = "stablehlo.log_plus_one"(%804) : (tensor<4096xf32>) -> tensor<4096xf32>
%806 = "stablehlo.multiply"(%20, %805) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%807 = "stablehlo.exponential"(%806) : (tensor<4096xf32>) -> tensor<4096xf32>
%808 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%809 = "stablehlo.subtract"(%808, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%810 = "stablehlo.divide"(%18, %809) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%811 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%812 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%843, %844, %845, %846 = "stablehlo.while"(%812, %807, %807, %811) ({
^bb0(%813: tensor<i32>, %814: tensor<4096xf32>, %815: tensor<4096xf32>, %816: tensor<4096xf32>):
%817 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%818 = "stablehlo.compare"(%813, %817) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%818) : (tensor<i1>) -> ()
}, {
^bb0(%819: tensor<i32>, %820: tensor<4096xf32>, %821: tensor<4096xf32>, %822: tensor<4096xf32>):
%823 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%824 = "stablehlo.add"(%819, %823) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%825 = "stablehlo.convert"(%819) : (tensor<i32>) -> tensor<f32>
%826 = "stablehlo.broadcast_in_dim"(%825) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%827 = "stablehlo.subtract"(%20, %826) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%828 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%829 = "stablehlo.maximum"(%827, %828) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%830 = "stablehlo.multiply"(%820, %810) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%831 = "stablehlo.multiply"(%830, %829) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%832 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%833 = "stablehlo.add"(%825, %832) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%834 = "stablehlo.broadcast_in_dim"(%833) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%835 = "stablehlo.divide"(%831, %834) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%836 = "stablehlo.compare"(%795, %821) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%837 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%838 = "stablehlo.compare"(%820, %837) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%839 = "stablehlo.and"(%836, %838) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%840 = "stablehlo.add"(%821, %835) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%841 = "stablehlo.convert"(%839) : (tensor<4096xi1>) -> tensor<4096xf32>
%842 = "stablehlo.add"(%822, %841) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%824, %835, %840, %842) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%847 = "stablehlo.floor"(%20) : (tensor<4096xf32>) -> tensor<4096xf32>
%848 = "stablehlo.minimum"(%846, %847) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%849 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%850 = "stablehlo.subtract"(%795, %849) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%851 = "stablehlo.abs"(%850) : (tensor<4096xf32>) -> tensor<4096xf32>
%852 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%853 = "stablehlo.subtract"(%852, %851) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%854 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%855 = "stablehlo.multiply"(%854, %40) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%856 = "stablehlo.divide"(%855, %853) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%857 = "stablehlo.add"(%856, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%858 = "stablehlo.multiply"(%857, %850) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%859 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%860 = "stablehlo.add"(%858, %859) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%861 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%862 = "stablehlo.add"(%860, %861) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%863 = "stablehlo.floor"(%862) : (tensor<4096xf32>) -> tensor<4096xf32>
%864 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%865 = "stablehlo.compare"(%853, %864) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%866 = "stablehlo.compare"(%803, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%867 = "stablehlo.and"(%865, %866) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%868 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%869 = "stablehlo.compare"(%863, %868) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%870 = "stablehlo.compare"(%863, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%871 = "stablehlo.or"(%869, %870) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%872 = "stablehlo.select"(%871, %55, %863) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%873 = "stablehlo.divide"(%803, %51) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%874 = "stablehlo.multiply"(%853, %853) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%875 = "stablehlo.divide"(%40, %874) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%876 = "stablehlo.add"(%875, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%877 = "stablehlo.divide"(%873, %876) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%878 = "stablehlo.log"(%877) : (tensor<4096xf32>) -> tensor<4096xf32>
%879 = "stablehlo.not"(%871) : (tensor<4096xi1>) -> tensor<4096xi1>
%880 = "stablehlo.subtract"(%872, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%881 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%882 = "stablehlo.add"(%55, %881) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%883 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%884 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%885 = "stablehlo.add"(%883, %884) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%886 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%887 = "stablehlo.add"(%872, %886) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%888 = "stablehlo.subtract"(%22, %872) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%889 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%890 = "stablehlo.add"(%888, %889) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%891 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%892 = "stablehlo.subtract"(%891, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%893 = "stablehlo.divide"(%24, %892) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%894 = "stablehlo.multiply"(%893, %890) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%895 = "stablehlo.divide"(%894, %887) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%896 = "stablehlo.log"(%895) : (tensor<4096xf32>) -> tensor<4096xf32>
%897 = "stablehlo.multiply"(%880, %896) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%898 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%899 = "stablehlo.add"(%55, %898) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%900 = "stablehlo.divide"(%880, %882) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%901 = "stablehlo.log_plus_one"(%900) : (tensor<4096xf32>) -> tensor<4096xf32>
%902 = "stablehlo.multiply"(%899, %901) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%903 = "stablehlo.subtract"(%897, %902) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%904 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%905 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%906 = "stablehlo.add"(%904, %905) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%907 = "stablehlo.negate"(%880) : (tensor<4096xf32>) -> tensor<4096xf32>
%908 = "stablehlo.divide"(%907, %885) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%909 = "stablehlo.log_plus_one"(%908) : (tensor<4096xf32>) -> tensor<4096xf32>
%910 = "stablehlo.multiply"(%906, %909) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%911 = "stablehlo.subtract"(%903, %910) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%912 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%913 = "stablehlo.divide"(%912, %882) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%914 = "stablehlo.multiply"(%913, %913) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%915 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%916 = "stablehlo.divide"(%914, %915) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%917 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%918 = "stablehlo.subtract"(%917, %916) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%919 = "stablehlo.multiply"(%914, %918) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%920 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%921 = "stablehlo.subtract"(%920, %919) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%922 = "stablehlo.multiply"(%913, %921) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%923 = "stablehlo.add"(%911, %922) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%924 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%925 = "stablehlo.divide"(%924, %885) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%926 = "stablehlo.multiply"(%925, %925) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%927 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%928 = "stablehlo.divide"(%926, %927) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%929 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%930 = "stablehlo.subtract"(%929, %928) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%931 = "stablehlo.multiply"(%926, %930) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%932 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%933 = "stablehlo.subtract"(%932, %931) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%934 = "stablehlo.multiply"(%925, %933) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%935 = "stablehlo.add"(%923, %934) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%936 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%937 = "stablehlo.divide"(%936, %887) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%938 = "stablehlo.multiply"(%937, %937) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%939 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%940 = "stablehlo.divide"(%938, %939) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%941 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%942 = "stablehlo.subtract"(%941, %940) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%943 = "stablehlo.multiply"(%938, %942) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%944 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%945 = "stablehlo.subtract"(%944, %943) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%946 = "stablehlo.multiply"(%937, %945) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%947 = "stablehlo.subtract"(%935, %946) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%948 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%949 = "stablehlo.divide"(%948, %890) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%950 = "stablehlo.multiply"(%949, %949) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%951 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%952 = "stablehlo.divide"(%950, %951) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%953 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%954 = "stablehlo.subtract"(%953, %952) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%955 = "stablehlo.multiply"(%950, %954) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%956 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%957 = "stablehlo.subtract"(%956, %955) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%958 = "stablehlo.multiply"(%949, %957) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%959 = "stablehlo.subtract"(%947, %958) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%960 = "stablehlo.compare"(%878, %959) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%961 = "stablehlo.or"(%867, %960) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%962 = "stablehlo.and"(%879, %961) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%963 = "stablehlo.or"(%14, %962) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%964 = "stablehlo.or"(%963, %11) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%965 = "stablehlo.select"(%14, %848, %872) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%966 = "stablehlo.and"(%434, %964) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%967 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%968 = "stablehlo.add"(%433, %967) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%969 = "stablehlo.not"(%964) : (tensor<4096xi1>) -> tensor<4096xi1>
%970 = "stablehlo.and"(%434, %969) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%971 = "stablehlo.select"(%966, %965, %435) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%968, %970, %971) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
%975 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%976 = "stablehlo.select"(%11, %975, %974) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%977 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%978 = "stablehlo.maximum"(%0, %977) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%979 = "stablehlo.subtract"(%978, %976) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%980 = "stablehlo.select"(%4, %979, %976) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%981 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%982 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%983 = "stablehlo.or"(%981, %982) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%984 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%985 = "stablehlo.select"(%983, %984, %980) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %985 : tensor<4096xf32>
}
}

// f64[4096] f64[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<4096xf64>, %2: tensor<2xui64>) -> (tensor<4096xf64>) {
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%6 = "stablehlo.subtract"(%5, %1) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%7 = "stablehlo.select"(%4, %6, %1) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%11 = "stablehlo.not"(%10) : (tensor<4096xi1>) -> tensor<4096xi1>
%12 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%13 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%15 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%16 = "stablehlo.select"(%11, %15, %0) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%17 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%18 = "stablehlo.select"(%11, %17, %7) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%19 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%20 = "stablehlo.select"(%14, %16, %19) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%22 = "stablehlo.select"(%14, %21, %16) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%23 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%24 = "stablehlo.select"(%14, %23, %18) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%27 = "stablehlo.subtract"(%26, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%29 = "stablehlo.sqrt"(%28) : (tensor<4096xf64>) -> tensor<4096xf64>
%30 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%32 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%33 = "stablehlo.add"(%32, %31) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%34 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%35 = "stablehlo.multiply"(%34, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%36 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%37 = "stablehlo.add"(%36, %35) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%38 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%39 = "stablehlo.multiply"(%38, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%40 = "stablehlo.add"(%37, %39) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%41 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%42 = "stablehlo.divide"(%41, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%43 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%44 = "stablehlo.subtract"(%43, %42) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%45 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%46 = "stablehlo.divide"(%45, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%47 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%48 = "stablehlo.add"(%47, %46) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%49 = "stablehlo.multiply"(%48, %29) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%51 = "stablehlo.divide"(%50, %49) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%53 = "stablehlo.add"(%22, %52) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%54 = "stablehlo.multiply"(%53, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%55 = "stablehlo.floor"(%54) : (tensor<4096xf64>) -> tensor<4096xf64>
%56 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%57 = "stablehlo.reshape"(%56) : (tensor<1xui64>) -> tensor<ui64>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%61 = "stablehlo.convert"(%57) : (tensor<ui64>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%63 = "stablehlo.shift_right_logical"(%57, %62) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%64 = "stablehlo.convert"(%63) : (tensor<ui64>) -> tensor<ui32>
%65 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%67 = "stablehlo.shift_right_logical"(%59, %66) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%68 = "stablehlo.convert"(%67) : (tensor<ui64>) -> tensor<ui32>
%69 = "stablehlo.xor"(%61, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.xor"(%69, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.add"(%65, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.add"(%68, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%72, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_left"(%73, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_right_logical"(%73, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.or"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.xor"(%79, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.add"(%74, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%83 = "stablehlo.shift_left"(%80, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_right_logical"(%80, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.or"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.xor"(%86, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.add"(%81, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_left"(%87, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.or"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.xor"(%93, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.add"(%88, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_left"(%94, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_right_logical"(%94, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.or"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.xor"(%100, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.add"(%95, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.add"(%71, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.add"(%101, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.add"(%102, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_left"(%105, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_right_logical"(%105, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.or"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.xor"(%111, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.add"(%106, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.shift_left"(%112, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_right_logical"(%112, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.or"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.xor"(%118, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%113, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_left"(%119, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.or"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.xor"(%125, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.add"(%120, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_left"(%126, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_right_logical"(%126, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.or"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.xor"(%132, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.add"(%127, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%61, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.add"(%133, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%134, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_left"(%137, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_right_logical"(%137, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.or"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.xor"(%143, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.add"(%138, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.shift_left"(%144, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_right_logical"(%144, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.or"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.xor"(%150, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%145, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_left"(%151, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.or"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.xor"(%157, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.add"(%152, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_left"(%158, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_right_logical"(%158, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.or"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.xor"(%164, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.add"(%159, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.add"(%64, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.add"(%165, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%166, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_left"(%169, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_right_logical"(%169, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.or"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.xor"(%175, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.add"(%170, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%179 = "stablehlo.shift_left"(%176, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_right_logical"(%176, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.or"(%179, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.xor"(%182, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.add"(%177, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.shift_left"(%183, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_right_logical"(%183, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.or"(%186, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.xor"(%189, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.add"(%184, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.add"(%191, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%200 = "stablehlo.add"(%71, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.add"(%197, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.add"(%198, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%204 = "stablehlo.shift_left"(%201, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.shift_right_logical"(%201, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.or"(%204, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.xor"(%207, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.add"(%202, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.shift_left"(%208, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.shift_right_logical"(%208, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.or"(%211, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.xor"(%214, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.add"(%209, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.shift_left"(%215, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.shift_right_logical"(%215, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.or"(%218, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.xor"(%221, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.add"(%216, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%225 = "stablehlo.shift_left"(%222, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%227 = "stablehlo.shift_right_logical"(%222, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.or"(%225, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.xor"(%228, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%230 = "stablehlo.add"(%223, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%232 = "stablehlo.add"(%61, %231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.add"(%229, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%235 = "stablehlo.xor"(%230, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%239 = "stablehlo.add"(%60, %238) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%241 = "stablehlo.add"(%234, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.add"(%239, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%244 = "stablehlo.shift_left"(%241, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%246 = "stablehlo.shift_right_logical"(%241, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.or"(%244, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.xor"(%247, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.add"(%242, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%251 = "stablehlo.shift_left"(%248, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%253 = "stablehlo.shift_right_logical"(%248, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.or"(%251, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%254, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.add"(%249, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%258 = "stablehlo.shift_left"(%255, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%260 = "stablehlo.shift_right_logical"(%255, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.or"(%258, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.xor"(%261, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.add"(%256, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%265 = "stablehlo.shift_left"(%262, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%267 = "stablehlo.shift_right_logical"(%262, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.or"(%265, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.xor"(%268, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%271 = "stablehlo.add"(%263, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%273 = "stablehlo.add"(%237, %272) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%274 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%275 = "stablehlo.add"(%269, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.add"(%271, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%278 = "stablehlo.shift_left"(%275, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%280 = "stablehlo.shift_right_logical"(%275, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.or"(%278, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.xor"(%281, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.add"(%276, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%285 = "stablehlo.shift_left"(%282, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%287 = "stablehlo.shift_right_logical"(%282, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.or"(%285, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.xor"(%288, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.add"(%283, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%292 = "stablehlo.shift_left"(%289, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%294 = "stablehlo.shift_right_logical"(%289, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.or"(%292, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.xor"(%295, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.add"(%290, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%299 = "stablehlo.shift_left"(%296, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%301 = "stablehlo.shift_right_logical"(%296, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.or"(%299, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.xor"(%302, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%305 = "stablehlo.add"(%297, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%307 = "stablehlo.add"(%230, %306) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%309 = "stablehlo.add"(%303, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.add"(%305, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%312 = "stablehlo.shift_left"(%309, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%314 = "stablehlo.shift_right_logical"(%309, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.or"(%312, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.xor"(%315, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.add"(%310, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%319 = "stablehlo.shift_left"(%316, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%321 = "stablehlo.shift_right_logical"(%316, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.or"(%319, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.xor"(%322, %317) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.add"(%317, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%326 = "stablehlo.shift_left"(%323, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%328 = "stablehlo.shift_right_logical"(%323, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.or"(%326, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.xor"(%329, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.add"(%324, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%333 = "stablehlo.shift_left"(%330, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%335 = "stablehlo.shift_right_logical"(%330, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.or"(%333, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.xor"(%336, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%339 = "stablehlo.add"(%331, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%341 = "stablehlo.add"(%233, %340) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%342 = "stablehlo.broadcast_in_dim"(%341) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%343 = "stablehlo.add"(%337, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%344 = "stablehlo.add"(%339, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%346 = "stablehlo.shift_left"(%343, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%348 = "stablehlo.shift_right_logical"(%343, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.or"(%346, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.xor"(%349, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.add"(%344, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%353 = "stablehlo.shift_left"(%350, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%355 = "stablehlo.shift_right_logical"(%350, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.or"(%353, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.xor"(%356, %351) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.add"(%351, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%360 = "stablehlo.shift_left"(%357, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%362 = "stablehlo.shift_right_logical"(%357, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.or"(%360, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.xor"(%363, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.add"(%358, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%367 = "stablehlo.shift_left"(%364, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%369 = "stablehlo.shift_right_logical"(%364, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.or"(%367, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.xor"(%370, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%373 = "stablehlo.add"(%365, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%375 = "stablehlo.add"(%237, %374) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%377 = "stablehlo.add"(%371, %376) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%378 = "stablehlo.add"(%373, %377) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%379 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%380 = "stablehlo.shift_left"(%377, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%382 = "stablehlo.shift_right_logical"(%377, %381) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%383 = "stablehlo.or"(%380, %382) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.xor"(%383, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.add"(%378, %384) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%387 = "stablehlo.shift_left"(%384, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%389 = "stablehlo.shift_right_logical"(%384, %388) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%390 = "stablehlo.or"(%387, %389) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%391 = "stablehlo.xor"(%390, %385) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%392 = "stablehlo.add"(%385, %391) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%394 = "stablehlo.shift_left"(%391, %393) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%395 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%396 = "stablehlo.shift_right_logical"(%391, %395) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%397 = "stablehlo.or"(%394, %396) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%398 = "stablehlo.xor"(%397, %392) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%399 = "stablehlo.add"(%392, %398) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%401 = "stablehlo.shift_left"(%398, %400) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%402 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%403 = "stablehlo.shift_right_logical"(%398, %402) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%404 = "stablehlo.or"(%401, %403) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%405 = "stablehlo.xor"(%404, %399) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%406 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%407 = "stablehlo.add"(%399, %406) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%408 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%409 = "stablehlo.add"(%230, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.broadcast_in_dim"(%409) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%411 = "stablehlo.add"(%405, %410) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%412 = "stablehlo.reshape"(%407) : (tensor<1xui32>) -> tensor<ui32>
%413 = "stablehlo.convert"(%412) : (tensor<ui32>) -> tensor<ui64>
%414 = "stablehlo.reshape"(%411) : (tensor<1xui32>) -> tensor<ui32>
%415 = "stablehlo.convert"(%414) : (tensor<ui32>) -> tensor<ui64>
%416 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%417 = "stablehlo.shift_left"(%415, %416) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%418 = "stablehlo.or"(%413, %417) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%419 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%420 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%421 = "stablehlo.or"(%419, %420) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%422 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%1160, %1161, %1162 = "stablehlo.while"(%422, %421, %22) ({
^bb0(%423: tensor<ui64>, %424: tensor<4096xi1>, %425: tensor<4096xf64>):
%426 = "stablehlo.not"(%424) : (tensor<4096xi1>) -> tensor<4096xi1>
%427 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%431 = "stablehlo.reduce"(%426, %427) ({
^bb0(%428: tensor<i1>, %429: tensor<i1>):
%430 = "stablehlo.and"(%428, %429) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%430) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%432 = "stablehlo.not"(%431) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%432) : (tensor<i1>) -> ()
}, {
^bb0(%433: tensor<ui64>, %434: tensor<4096xi1>, %435: tensor<4096xf64>):
%436 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%437 = "stablehlo.convert"(%418) : (tensor<ui64>) -> tensor<ui32>
%438 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%439 = "stablehlo.shift_right_logical"(%418, %438) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%440 = "stablehlo.convert"(%439) : (tensor<ui64>) -> tensor<ui32>
%441 = "stablehlo.convert"(%433) : (tensor<ui64>) -> tensor<ui32>
%442 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%443 = "stablehlo.shift_right_logical"(%433, %442) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%444 = "stablehlo.convert"(%443) : (tensor<ui64>) -> tensor<ui32>
%445 = "stablehlo.xor"(%437, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%447 = "stablehlo.xor"(%445, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.add"(%441, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.add"(%444, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.add"(%448, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%452 = "stablehlo.shift_left"(%449, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.shift_right_logical"(%449, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.or"(%452, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.xor"(%455, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.add"(%450, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%459 = "stablehlo.shift_left"(%456, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_right_logical"(%456, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.or"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.xor"(%462, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.add"(%457, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%466 = "stablehlo.shift_left"(%463, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_right_logical"(%463, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.or"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.xor"(%469, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.add"(%464, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%473 = "stablehlo.shift_left"(%470, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%475 = "stablehlo.shift_right_logical"(%470, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.or"(%473, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.xor"(%476, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.add"(%471, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.add"(%447, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.add"(%477, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.add"(%478, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%484 = "stablehlo.shift_left"(%481, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%486 = "stablehlo.shift_right_logical"(%481, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.or"(%484, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.xor"(%487, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.add"(%482, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.shift_left"(%488, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_right_logical"(%488, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.or"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.xor"(%494, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.add"(%489, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.shift_left"(%495, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_right_logical"(%495, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.or"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.xor"(%501, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.add"(%496, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%505 = "stablehlo.shift_left"(%502, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%507 = "stablehlo.shift_right_logical"(%502, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.or"(%505, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.xor"(%508, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.add"(%503, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%512 = "stablehlo.add"(%437, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.add"(%509, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.add"(%510, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%516 = "stablehlo.shift_left"(%513, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%518 = "stablehlo.shift_right_logical"(%513, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.or"(%516, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.xor"(%519, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.add"(%514, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%523 = "stablehlo.shift_left"(%520, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_right_logical"(%520, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.or"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.xor"(%526, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.add"(%521, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%530 = "stablehlo.shift_left"(%527, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_right_logical"(%527, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.or"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.xor"(%533, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.add"(%528, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%537 = "stablehlo.shift_left"(%534, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%539 = "stablehlo.shift_right_logical"(%534, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.or"(%537, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.xor"(%540, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.add"(%535, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.add"(%440, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.add"(%541, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.add"(%542, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%548 = "stablehlo.shift_left"(%545, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.shift_right_logical"(%545, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.or"(%548, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.xor"(%551, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.add"(%546, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%555 = "stablehlo.shift_left"(%552, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_right_logical"(%552, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.or"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.xor"(%558, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.add"(%553, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%562 = "stablehlo.shift_left"(%559, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_right_logical"(%559, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.or"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.xor"(%565, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.add"(%560, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%569 = "stablehlo.shift_left"(%566, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%571 = "stablehlo.shift_right_logical"(%566, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.or"(%569, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.xor"(%572, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.add"(%567, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%576 = "stablehlo.add"(%447, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.add"(%573, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.add"(%574, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%580 = "stablehlo.shift_left"(%577, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%582 = "stablehlo.shift_right_logical"(%577, %581) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.or"(%580, %582) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.xor"(%583, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.add"(%578, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%587 = "stablehlo.shift_left"(%584, %586) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%588 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.shift_right_logical"(%584, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.or"(%587, %589) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%591 = "stablehlo.xor"(%590, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.add"(%585, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%594 = "stablehlo.shift_left"(%591, %593) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%595 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%596 = "stablehlo.shift_right_logical"(%591, %595) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%597 = "stablehlo.or"(%594, %596) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%598 = "stablehlo.xor"(%597, %592) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%599 = "stablehlo.add"(%592, %598) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%600 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%601 = "stablehlo.shift_left"(%598, %600) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%602 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%603 = "stablehlo.shift_right_logical"(%598, %602) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%604 = "stablehlo.or"(%601, %603) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%605 = "stablehlo.xor"(%604, %599) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%606 = "stablehlo.add"(%599, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%607 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%608 = "stablehlo.add"(%437, %607) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%609 = "stablehlo.add"(%605, %608) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%610 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%611 = "stablehlo.xor"(%606, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%612 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%613 = "stablehlo.xor"(%611, %612) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%614 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%615 = "stablehlo.add"(%436, %614) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%616 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%617 = "stablehlo.add"(%610, %616) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%618 = "stablehlo.add"(%615, %617) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%619 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%620 = "stablehlo.shift_left"(%617, %619) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%621 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%622 = "stablehlo.shift_right_logical"(%617, %621) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%623 = "stablehlo.or"(%620, %622) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%624 = "stablehlo.xor"(%623, %618) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%625 = "stablehlo.add"(%618, %624) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%626 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%627 = "stablehlo.shift_left"(%624, %626) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%628 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%629 = "stablehlo.shift_right_logical"(%624, %628) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%630 = "stablehlo.or"(%627, %629) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%631 = "stablehlo.xor"(%630, %625) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%632 = "stablehlo.add"(%625, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%633 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%634 = "stablehlo.shift_left"(%631, %633) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%635 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%636 = "stablehlo.shift_right_logical"(%631, %635) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%637 = "stablehlo.or"(%634, %636) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%638 = "stablehlo.xor"(%637, %632) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%639 = "stablehlo.add"(%632, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%640 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%641 = "stablehlo.shift_left"(%638, %640) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%642 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%643 = "stablehlo.shift_right_logical"(%638, %642) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%644 = "stablehlo.or"(%641, %643) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%645 = "stablehlo.xor"(%644, %639) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%646 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%647 = "stablehlo.add"(%639, %646) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%648 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%649 = "stablehlo.add"(%613, %648) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%650 = "stablehlo.broadcast_in_dim"(%649) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%651 = "stablehlo.add"(%645, %650) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%652 = "stablehlo.add"(%647, %651) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%653 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%654 = "stablehlo.shift_left"(%651, %653) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%655 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%656 = "stablehlo.shift_right_logical"(%651, %655) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%657 = "stablehlo.or"(%654, %656) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%658 = "stablehlo.xor"(%657, %652) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%659 = "stablehlo.add"(%652, %658) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%660 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%661 = "stablehlo.shift_left"(%658, %660) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%662 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%663 = "stablehlo.shift_right_logical"(%658, %662) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%664 = "stablehlo.or"(%661, %663) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%665 = "stablehlo.xor"(%664, %659) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%666 = "stablehlo.add"(%659, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%667 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%668 = "stablehlo.shift_left"(%665, %667) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%669 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%670 = "stablehlo.shift_right_logical"(%665, %669) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%671 = "stablehlo.or"(%668, %670) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%672 = "stablehlo.xor"(%671, %666) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%673 = "stablehlo.add"(%666, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%674 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%675 = "stablehlo.shift_left"(%672, %674) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%676 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%677 = "stablehlo.shift_right_logical"(%672, %676) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%678 = "stablehlo.or"(%675, %677) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%679 = "stablehlo.xor"(%678, %673) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%680 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%681 = "stablehlo.add"(%673, %680) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%682 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%683 = "stablehlo.add"(%606, %682) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%685 = "stablehlo.add"(%679, %684) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%686 = "stablehlo.add"(%681, %685) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%687 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%688 = "stablehlo.shift_left"(%685, %687) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%689 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%690 = "stablehlo.shift_right_logical"(%685, %689) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%691 = "stablehlo.or"(%688, %690) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%692 = "stablehlo.xor"(%691, %686) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%693 = "stablehlo.add"(%686, %692) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%694 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%695 = "stablehlo.shift_left"(%692, %694) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%696 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%697 = "stablehlo.shift_right_logical"(%692, %696) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%698 = "stablehlo.or"(%695, %697) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%699 = "stablehlo.xor"(%698, %693) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%700 = "stablehlo.add"(%693, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%701 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%702 = "stablehlo.shift_left"(%699, %701) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%703 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%704 = "stablehlo.shift_right_logical"(%699, %703) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%705 = "stablehlo.or"(%702, %704) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%706 = "stablehlo.xor"(%705, %700) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%707 = "stablehlo.add"(%700, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%708 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%709 = "stablehlo.shift_left"(%706, %708) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%710 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%711 = "stablehlo.shift_right_logical"(%706, %710) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%712 = "stablehlo.or"(%709, %711) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%713 = "stablehlo.xor"(%712, %707) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%714 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%715 = "stablehlo.add"(%707, %714) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%716 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%717 = "stablehlo.add"(%609, %716) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%718 = "stablehlo.broadcast_in_dim"(%717) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%719 = "stablehlo.add"(%713, %718) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%720 = "stablehlo.add"(%715, %719) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%721 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%722 = "stablehlo.shift_left"(%719, %721) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%723 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%724 = "stablehlo.shift_right_logical"(%719, %723) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%725 = "stablehlo.or"(%722, %724) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%726 = "stablehlo.xor"(%725, %720) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%727 = "stablehlo.add"(%720, %726) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%728 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%729 = "stablehlo.shift_left"(%726, %728) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%730 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%731 = "stablehlo.shift_right_logical"(%726, %730) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%732 = "stablehlo.or"(%729, %731) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%733 = "stablehlo.xor"(%732, %727) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%734 = "stablehlo.add"(%727, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%735 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%736 = "stablehlo.shift_left"(%733, %735) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%737 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%738 = "stablehlo.shift_right_logical"(%733, %737) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%739 = "stablehlo.or"(%736, %738) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%740 = "stablehlo.xor"(%739, %734) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%741 = "stablehlo.add"(%734, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%742 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%743 = "stablehlo.shift_left"(%740, %742) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%744 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%745 = "stablehlo.shift_right_logical"(%740, %744) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%746 = "stablehlo.or"(%743, %745) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%747 = "stablehlo.xor"(%746, %741) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%748 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%749 = "stablehlo.add"(%741, %748) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%750 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%751 = "stablehlo.add"(%613, %750) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%752 = "stablehlo.broadcast_in_dim"(%751) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%753 = "stablehlo.add"(%747, %752) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%754 = "stablehlo.add"(%749, %753) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%755 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%756 = "stablehlo.shift_left"(%753, %755) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%757 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%758 = "stablehlo.shift_right_logical"(%753, %757) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%759 = "stablehlo.or"(%756, %758) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%760 = "stablehlo.xor"(%759, %754) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%761 = "stablehlo.add"(%754, %760) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%762 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%763 = "stablehlo.shift_left"(%760, %762) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%764 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%765 = "stablehlo.shift_right_logical"(%760, %764) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%766 = "stablehlo.or"(%763, %765) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%767 = "stablehlo.xor"(%766, %761) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%768 = "stablehlo.add"(%761, %767) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%769 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%770 = "stablehlo.shift_left"(%767, %769) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%771 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%772 = "stablehlo.shift_right_logical"(%767, %771) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%773 = "stablehlo.or"(%770, %772) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%774 = "stablehlo.xor"(%773, %768) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%775 = "stablehlo.add"(%768, %774) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%776 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%777 = "stablehlo.shift_left"(%774, %776) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%778 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%779 = "stablehlo.shift_right_logical"(%774, %778) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%780 = "stablehlo.or"(%777, %779) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%781 = "stablehlo.xor"(%780, %775) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%782 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%783 = "stablehlo.add"(%775, %782) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%784 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%785 = "stablehlo.add"(%606, %784) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%786 = "stablehlo.broadcast_in_dim"(%785) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%787 = "stablehlo.add"(%781, %786) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%788 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%789 = "stablehlo.xor"(%606, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%790 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%791 = "stablehlo.xor"(%789, %790) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%792 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%793 = "stablehlo.add"(%436, %792) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%794 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%795 = "stablehlo.add"(%788, %794) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%796 = "stablehlo.add"(%793, %795) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%797 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%798 = "stablehlo.shift_left"(%795, %797) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%799 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%800 = "stablehlo.shift_right_logical"(%795, %799) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%801 = "stablehlo.or"(%798, %800) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%802 = "stablehlo.xor"(%801, %796) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%803 = "stablehlo.add"(%796, %802) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%804 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%805 = "stablehlo.shift_left"(%802, %804) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%806 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%807 = "stablehlo.shift_right_logical"(%802, %806) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%808 = "stablehlo.or"(%805, %807) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%809 = "stablehlo.xor"(%808, %803) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%810 = "stablehlo.add"(%803, %809) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%811 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%812 = "stablehlo.shift_left"(%809, %811) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%813 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%814 = "stablehlo.shift_right_logical"(%809, %813) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%815 = "stablehlo.or"(%812, %814) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%816 = "stablehlo.xor"(%815, %810) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%817 = "stablehlo.add"(%810, %816) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%818 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%819 = "stablehlo.shift_left"(%816, %818) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%820 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%821 = "stablehlo.shift_right_logical"(%816, %820) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%822 = "stablehlo.or"(%819, %821) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%823 = "stablehlo.xor"(%822, %817) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%824 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%825 = "stablehlo.add"(%817, %824) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%826 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%827 = "stablehlo.add"(%791, %826) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%828 = "stablehlo.broadcast_in_dim"(%827) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%829 = "stablehlo.add"(%823, %828) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%830 = "stablehlo.add"(%825, %829) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%831 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%832 = "stablehlo.shift_left"(%829, %831) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%833 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%834 = "stablehlo.shift_right_logical"(%829, %833) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%835 = "stablehlo.or"(%832, %834) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%836 = "stablehlo.xor"(%835, %830) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%837 = "stablehlo.add"(%830, %836) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%838 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%839 = "stablehlo.shift_left"(%836, %838) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%840 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%841 = "stablehlo.shift_right_logical"(%836, %840) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%842 = "stablehlo.or"(%839, %841) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%843 = "stablehlo.xor"(%842, %837) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%844 = "stablehlo.add"(%837, %843) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%845 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%846 = "stablehlo.shift_left"(%843, %845) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%847 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%848 = "stablehlo.shift_right_logical"(%843, %847) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%849 = "stablehlo.or"(%846, %848) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%850 = "stablehlo.xor"(%849, %844) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%851 = "stablehlo.add"(%844, %850) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%852 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%853 = "stablehlo.shift_left"(%850, %852) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%854 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%855 = "stablehlo.shift_right_logical"(%850, %854) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%856 = "stablehlo.or"(%853, %855) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%857 = "stablehlo.xor"(%856, %851) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%858 = "stablehlo.broadcast_in_dim"(%791) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%859 = "stablehlo.add"(%851, %858) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%860 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%861 = "stablehlo.add"(%606, %860) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%862 = "stablehlo.broadcast_in_dim"(%861) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%863 = "stablehlo.add"(%857, %862) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%864 = "stablehlo.add"(%859, %863) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%865 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%866 = "stablehlo.shift_left"(%863, %865) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%867 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%868 = "stablehlo.shift_right_logical"(%863, %867) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%869 = "stablehlo.or"(%866, %868) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%870 = "stablehlo.xor"(%869, %864) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%871 = "stablehlo.add"(%864, %870) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%872 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%873 = "stablehlo.shift_left"(%870, %872) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%874 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%875 = "stablehlo.shift_right_logical"(%870, %874) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%876 = "stablehlo.or"(%873, %875) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%877 = "stablehlo.xor"(%876, %871) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%878 = "stablehlo.add"(%871, %877) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%879 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%880 = "stablehlo.shift_left"(%877, %879) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%881 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%882 = "stablehlo.shift_right_logical"(%877, %881) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%883 = "stablehlo.or"(%880, %882) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%884 = "stablehlo.xor"(%883, %878) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%885 = "stablehlo.add"(%878, %884) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%886 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%887 = "stablehlo.shift_left"(%884, %886) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%888 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%889 = "stablehlo.shift_right_logical"(%884, %888) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%890 = "stablehlo.or"(%887, %889) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%891 = "stablehlo.xor"(%890, %885) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%892 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%893 = "stablehlo.add"(%885, %892) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%894 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%895 = "stablehlo.add"(%609, %894) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%896 = "stablehlo.broadcast_in_dim"(%895) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%897 = "stablehlo.add"(%891, %896) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%898 = "stablehlo.add"(%893, %897) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%899 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%900 = "stablehlo.shift_left"(%897, %899) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%901 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%902 = "stablehlo.shift_right_logical"(%897, %901) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%903 = "stablehlo.or"(%900, %902) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%904 = "stablehlo.xor"(%903, %898) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%905 = "stablehlo.add"(%898, %904) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%906 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%907 = "stablehlo.shift_left"(%904, %906) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%908 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%909 = "stablehlo.shift_right_logical"(%904, %908) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%910 = "stablehlo.or"(%907, %909) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%911 = "stablehlo.xor"(%910, %905) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%912 = "stablehlo.add"(%905, %911) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%913 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%914 = "stablehlo.shift_left"(%911, %913) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%915 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%916 = "stablehlo.shift_right_logical"(%911, %915) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%917 = "stablehlo.or"(%914, %916) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%918 = "stablehlo.xor"(%917, %912) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%919 = "stablehlo.add"(%912, %918) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%920 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%921 = "stablehlo.shift_left"(%918, %920) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%922 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%923 = "stablehlo.shift_right_logical"(%918, %922) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%924 = "stablehlo.or"(%921, %923) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%925 = "stablehlo.xor"(%924, %919) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%926 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%927 = "stablehlo.add"(%919, %926) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%928 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%929 = "stablehlo.add"(%791, %928) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%930 = "stablehlo.broadcast_in_dim"(%929) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%931 = "stablehlo.add"(%925, %930) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%932 = "stablehlo.add"(%927, %931) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%933 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%934 = "stablehlo.shift_left"(%931, %933) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%935 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%936 = "stablehlo.shift_right_logical"(%931, %935) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%937 = "stablehlo.or"(%934, %936) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%938 = "stablehlo.xor"(%937, %932) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%939 = "stablehlo.add"(%932, %938) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%940 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%941 = "stablehlo.shift_left"(%938, %940) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%942 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%943 = "stablehlo.shift_right_logical"(%938, %942) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%944 = "stablehlo.or"(%941, %943) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%945 = "stablehlo.xor"(%944, %939) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%946 = "stablehlo.add"(%939, %945) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%947 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%948 = "stablehlo.shift_left"(%945, %947) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%949 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%950 = "stablehlo.shift_right_logical"(%945, %949) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%951 = "stablehlo.or"(%948, %950) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%952 = "stablehlo.xor"(%951, %946) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%953 = "stablehlo.add"(%946, %952) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%954 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%955 = "stablehlo.shift_left"(%952, %954) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%956 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%957 = "stablehlo.shift_right_logical"(%952, %956) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%958 = "stablehlo.or"(%955, %957) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%959 = "stablehlo.xor"(%958, %953) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%960 = "stablehlo.broadcast_in_dim"(%791) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%961 = "stablehlo.add"(%953, %960) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%962 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%963 = "stablehlo.add"(%606, %962) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%964 = "stablehlo.broadcast_in_dim"(%963) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%965 = "stablehlo.add"(%959, %964) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%966 = "stablehlo.convert"(%783) : (tensor<4096xui32>) -> tensor<4096xui64>
%967 = "stablehlo.convert"(%787) : (tensor<4096xui32>) -> tensor<4096xui64>
%968 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%969 = "stablehlo.shift_left"(%967, %968) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%970 = "stablehlo.or"(%966, %969) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%971 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%972 = "stablehlo.shift_right_logical"(%970, %971) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%973 = "stablehlo.convert"(%972) : (tensor<4096xui64>) -> tensor<4096xi64>
%974 = "stablehlo.convert"(%973) : (tensor<4096xi64>) -> tensor<4096xf64>
%975 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%976 = "stablehlo.add"(%974, %975) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%977 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%978 = "stablehlo.multiply"(%976, %977) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%979 = "stablehlo.convert"(%961) : (tensor<4096xui32>) -> tensor<4096xui64>
%980 = "stablehlo.convert"(%965) : (tensor<4096xui32>) -> tensor<4096xui64>
%981 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%982 = "stablehlo.shift_left"(%980, %981) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%983 = "stablehlo.or"(%979, %982) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%984 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%985 = "stablehlo.shift_right_logical"(%983, %984) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%986 = "stablehlo.convert"(%985) : (tensor<4096xui64>) -> tensor<4096xi64>
%987 = "stablehlo.convert"(%986) : (tensor<4096xi64>) -> tensor<4096xf64>
%988 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%989 = "stablehlo.add"(%987, %988) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%990 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%991 = "stablehlo.multiply"(%989, %990) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%992 = "stablehlo.negate"(%18) : (tensor<4096xf64>) -> tensor<4096xf64>
%993 = "stablehlo.log_plus_one"(%992) : (tensor<4096xf64>) -> tensor<4096xf64>
%994 = "stablehlo.multiply"(%20, %993) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%995 = "stablehlo.exponential"(%994) : (tensor<4096xf64>) -> tensor<4096xf64>
%996 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%997 = "stablehlo.subtract"(%996, %18) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%998 = "stablehlo.divide"(%18, %997) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%999 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1000 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%1031, %1032, %1033, %1034 = "stablehlo.while"(%1000, %995, %995, %999) ({
^bb0(%1001: tensor<i32>, %1002: tensor<4096xf64>, %1003: tensor<4096xf64>, %1004: tensor<4096xf64>):
%1005 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%1006 = "stablehlo.compare"(%1001, %1005) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%1006) : (tensor<i1>) -> ()
}, {
^bb0(%1007: tensor<i32>, %1008: tensor<4096xf64>, %1009: tensor<4096xf64>, %1010: tensor<4096xf64>):
%1011 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%1012 = "stablehlo.add"(%1007, %1011) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%1013 = "stablehlo.convert"(%1007) : (tensor<i32>) -> tensor<f64>
%1014 = "stablehlo.broadcast_in_dim"(%1013) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%1015 = "stablehlo.subtract"(%20, %1014) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1016 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1017 = "stablehlo.maximum"(%1015, %1016) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1018 = "stablehlo.multiply"(%1008, %998) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1019 = "stablehlo.multiply"(%1018, %1017) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1020 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%1021 = "stablehlo.add"(%1013, %1020) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%1022 = "stablehlo.broadcast_in_dim"(%1021) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%1023 = "stablehlo.divide"(%1019, %1022) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1024 = "stablehlo.compare"(%978, %1009) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1025 = "stablehlo.constant"() {value = dense<1.0e-17> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1026 = "stablehlo.compare"(%1008, %1025) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1027 = "stablehlo.and"(%1024, %1026) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1028 = "stablehlo.add"(%1009, %1023) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1029 = "stablehlo.convert"(%1027) : (tensor<4096xi1>) -> tensor<4096xf64>
%1030 = "stablehlo.add"(%1010, %1029) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%1012, %1023, %1028, %1030) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> ()
}) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>)
%1035 = "stablehlo.floor"(%20) : (tensor<4096xf64>) -> tensor<4096xf64>
%1036 = "stablehlo.minimum"(%1034, %1035) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1037 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1038 = "stablehlo.subtract"(%978, %1037) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1039 = "stablehlo.abs"(%1038) : (tensor<4096xf64>) -> tensor<4096xf64>
%1040 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1041 = "stablehlo.subtract"(%1040, %1039) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1042 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1043 = "stablehlo.multiply"(%1042, %40) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1044 = "stablehlo.divide"(%1043, %1041) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1045 = "stablehlo.add"(%1044, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1046 = "stablehlo.multiply"(%1045, %1038) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1047 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1048 = "stablehlo.add"(%1046, %1047) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1049 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1050 = "stablehlo.add"(%1048, %1049) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1051 = "stablehlo.floor"(%1050) : (tensor<4096xf64>) -> tensor<4096xf64>
%1052 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1053 = "stablehlo.compare"(%1041, %1052) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1054 = "stablehlo.compare"(%991, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1055 = "stablehlo.and"(%1053, %1054) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1056 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1057 = "stablehlo.compare"(%1051, %1056) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1058 = "stablehlo.compare"(%1051, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1059 = "stablehlo.or"(%1057, %1058) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1060 = "stablehlo.select"(%1059, %55, %1051) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1061 = "stablehlo.divide"(%991, %51) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1062 = "stablehlo.multiply"(%1041, %1041) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1063 = "stablehlo.divide"(%40, %1062) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1064 = "stablehlo.add"(%1063, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1065 = "stablehlo.divide"(%1061, %1064) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1066 = "stablehlo.log"(%1065) : (tensor<4096xf64>) -> tensor<4096xf64>
%1067 = "stablehlo.not"(%1059) : (tensor<4096xi1>) -> tensor<4096xi1>
%1068 = "stablehlo.subtract"(%1060, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1069 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1070 = "stablehlo.add"(%55, %1069) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1071 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1072 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1073 = "stablehlo.add"(%1071, %1072) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1074 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1075 = "stablehlo.add"(%1060, %1074) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1076 = "stablehlo.subtract"(%22, %1060) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1077 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1078 = "stablehlo.add"(%1076, %1077) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1079 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1080 = "stablehlo.subtract"(%1079, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1081 = "stablehlo.divide"(%24, %1080) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1082 = "stablehlo.multiply"(%1081, %1078) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1083 = "stablehlo.divide"(%1082, %1075) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1084 = "stablehlo.log"(%1083) : (tensor<4096xf64>) -> tensor<4096xf64>
%1085 = "stablehlo.multiply"(%1068, %1084) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1086 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1087 = "stablehlo.add"(%55, %1086) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1088 = "stablehlo.divide"(%1068, %1070) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1089 = "stablehlo.log_plus_one"(%1088) : (tensor<4096xf64>) -> tensor<4096xf64>
%1090 = "stablehlo.multiply"(%1087, %1089) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1091 = "stablehlo.subtract"(%1085, %1090) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1092 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1093 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1094 = "stablehlo.add"(%1092, %1093) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1095 = "stablehlo.negate"(%1068) : (tensor<4096xf64>) -> tensor<4096xf64>
%1096 = "stablehlo.divide"(%1095, %1073) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1097 = "stablehlo.log_plus_one"(%1096) : (tensor<4096xf64>) -> tensor<4096xf64>
%1098 = "stablehlo.multiply"(%1094, %1097) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1099 = "stablehlo.subtract"(%1091, %1098) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1101 = "stablehlo.divide"(%1100, %1070) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1102 = "stablehlo.multiply"(%1101, %1101) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1103 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1104 = "stablehlo.divide"(%1102, %1103) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1105 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1106 = "stablehlo.subtract"(%1105, %1104) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1107 = "stablehlo.multiply"(%1102, %1106) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1108 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1109 = "stablehlo.subtract"(%1108, %1107) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1110 = "stablehlo.multiply"(%1101, %1109) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1111 = "stablehlo.add"(%1099, %1110) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1113 = "stablehlo.divide"(%1112, %1073) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1114 = "stablehlo.multiply"(%1113, %1113) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1115 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1116 = "stablehlo.divide"(%1114, %1115) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1117 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1118 = "stablehlo.subtract"(%1117, %1116) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1119 = "stablehlo.multiply"(%1114, %1118) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1120 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1121 = "stablehlo.subtract"(%1120, %1119) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1122 = "stablehlo.multiply"(%1113, %1121) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1123 = "stablehlo.add"(%1111, %1122) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1124 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1125 = "stablehlo.divide"(%1124, %1075) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1126 = "stablehlo.multiply"(%1125, %1125) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1127 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1128 = "stablehlo.divide"(%1126, %1127) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1129 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1130 = "stablehlo.subtract"(%1129, %1128) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1131 = "stablehlo.multiply"(%1126, %1130) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1132 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1133 = "stablehlo.subtract"(%1132, %1131) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1134 = "stablehlo.multiply"(%1125, %1133) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1135 = "stablehlo.subtract"(%1123, %1134) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1137 = "stablehlo.divide"(%1136, %1078) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1138 = "stablehlo.multiply"(%1137, %1137) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1139 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1140 = "stablehlo.divide"(%1138, %1139) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1141 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1142 = "stablehlo.subtract"(%1141, %1140) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1143 = "stablehlo.multiply"(%1138, %1142) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1144 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1145 = "stablehlo.subtract"(%1144, %1143) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1146 = "stablehlo.multiply"(%1137, %1145) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1147 = "stablehlo.subtract"(%1135, %1146) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1148 = "stablehlo.compare"(%1066, %1147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1149 = "stablehlo.or"(%1055, %1148) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1150 = "stablehlo.and"(%1067, %1149) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1151 = "stablehlo.or"(%14, %1150) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1152 = "stablehlo.or"(%1151, %11) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1153 = "stablehlo.select"(%14, %1036, %1060) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1154 = "stablehlo.and"(%434, %1152) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1155 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1156 = "stablehlo.add"(%433, %1155) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1157 = "stablehlo.not"(%1152) : (tensor<4096xi1>) -> tensor<4096xi1>
%1158 = "stablehlo.and"(%434, %1157) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1159 = "stablehlo.select"(%1154, %1153, %435) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%1156, %1158, %1159) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>)
%1163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1164 = "stablehlo.select"(%11, %1163, %1162) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1166 = "stablehlo.maximum"(%0, %1165) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1167 = "stablehlo.subtract"(%1166, %1164) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1168 = "stablehlo.select"(%4, %1167, %1164) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1169 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1170 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1171 = "stablehlo.or"(%1169, %1170) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1172 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1173 = "stablehlo.select"(%1171, %1172, %1168) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %1173 : tensor<4096xf64>
}
}

// bf16[16] bf16[16]
// random counters: 1
module @example {
func.func public @main(%0: tensor<16xbf16>, %1: tensor<16xbf16>, %2: tensor<2xui64>) -> (tensor<16xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf32>
%4 = "stablehlo.convert"(%1) : (tensor<16xbf16>) -> tensor<16xf32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.select"(%6, %8, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.multiply"(%3, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%13 = "stablehlo.not"(%12) : (tensor<16xi1>) -> tensor<16xi1>
%14 = "stablehlo.multiply"(%3, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%17 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%18 = "stablehlo.select"(%13, %17, %3) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%20 = "stablehlo.select"(%13, %19, %9) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%22 = "stablehlo.select"(%16, %18, %21) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%24 = "stablehlo.select"(%16, %23, %18) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%26 = "stablehlo.select"(%16, %25, %20) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%29 = "stablehlo.subtract"(%28, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%31 = "stablehlo.sqrt"(%30) : (tensor<16xf32>) -> tensor<16xf32>
%32 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<16xf32>} : () -> tensor<16xf32>
%33 = "stablehlo.multiply"(%32, %31) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%34 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<16xf32>} : () -> tensor<16xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%36 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%37 = "stablehlo.multiply"(%36, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%38 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%39 = "stablehlo.add"(%38, %37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%41 = "stablehlo.multiply"(%40, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%42 = "stablehlo.add"(%39, %41) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%43 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<16xf32>} : () -> tensor<16xf32>
%44 = "stablehlo.divide"(%43, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%45 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%47 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<16xf32>} : () -> tensor<16xf32>
%48 = "stablehlo.divide"(%47, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%49 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<16xf32>} : () -> tensor<16xf32>
%50 = "stablehlo.add"(%49, %48) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%51 = "stablehlo.multiply"(%50, %31) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%53 = "stablehlo.divide"(%52, %51) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%55 = "stablehlo.add"(%24, %54) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%56 = "stablehlo.multiply"(%55, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%57 = "stablehlo.floor"(%56) : (tensor<16xf32>) -> tensor<16xf32>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%61 = "stablehlo.reshape"(%60) : (tensor<1xui64>) -> tensor<ui64>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%63 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%65 = "stablehlo.shift_right_logical"(%59, %64) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%66 = "stablehlo.convert"(%65) : (tensor<ui64>) -> tensor<ui32>
%67 = "stablehlo.convert"(%61) : (tensor<ui64>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%69 = "stablehlo.shift_right_logical"(%61, %68) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%70 = "stablehlo.convert"(%69) : (tensor<ui64>) -> tensor<ui32>
%71 = "stablehlo.xor"(%63, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.xor"(%71, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%67, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%70, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.add"(%74, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_left"(%75, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.shift_right_logical"(%75, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.or"(%78, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.xor"(%81, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%76, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_left"(%82, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.shift_right_logical"(%82, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.or"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.xor"(%88, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.add"(%83, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_left"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.shift_right_logical"(%89, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.or"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.xor"(%95, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.add"(%90, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_left"(%96, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_right_logical"(%96, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.or"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.xor"(%102, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.add"(%97, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.add"(%73, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%103, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.add"(%104, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_left"(%107, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.shift_right_logical"(%107, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.or"(%110, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.xor"(%113, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%108, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_left"(%114, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.shift_right_logical"(%114, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.or"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.xor"(%120, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.add"(%115, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_left"(%121, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.shift_right_logical"(%121, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.or"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.xor"(%127, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%122, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_left"(%128, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_right_logical"(%128, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.or"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.xor"(%134, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.add"(%129, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%63, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%135, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.add"(%136, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_left"(%139, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.shift_right_logical"(%139, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.or"(%142, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.xor"(%145, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%140, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_left"(%146, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.shift_right_logical"(%146, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.or"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.xor"(%152, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.add"(%147, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_left"(%153, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.shift_right_logical"(%153, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.or"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.xor"(%159, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.add"(%154, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_left"(%160, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_right_logical"(%160, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.or"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.xor"(%166, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.add"(%161, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%66, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%167, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.add"(%168, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_left"(%171, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.shift_right_logical"(%171, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.or"(%174, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.xor"(%177, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%172, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_left"(%178, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.shift_right_logical"(%178, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.or"(%181, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.xor"(%184, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.add"(%179, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_left"(%185, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.shift_right_logical"(%185, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.or"(%188, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.xor"(%191, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.add"(%186, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.shift_left"(%192, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%197 = "stablehlo.shift_right_logical"(%192, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.or"(%195, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.xor"(%198, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.add"(%193, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%202 = "stablehlo.add"(%73, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.add"(%199, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.add"(%200, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.shift_left"(%203, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.shift_right_logical"(%203, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.or"(%206, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.xor"(%209, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.add"(%204, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.shift_left"(%210, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.shift_right_logical"(%210, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.or"(%213, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.xor"(%216, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.add"(%211, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.shift_left"(%217, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.shift_right_logical"(%217, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.or"(%220, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.xor"(%223, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.add"(%218, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.add"(%225, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%234 = "stablehlo.add"(%63, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.add"(%231, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%237 = "stablehlo.xor"(%232, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.xor"(%237, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%241 = "stablehlo.add"(%62, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%243 = "stablehlo.add"(%236, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.add"(%241, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%246 = "stablehlo.shift_left"(%243, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%248 = "stablehlo.shift_right_logical"(%243, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.or"(%246, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.xor"(%249, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.add"(%244, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%253 = "stablehlo.shift_left"(%250, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%255 = "stablehlo.shift_right_logical"(%250, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.or"(%253, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%256, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.add"(%251, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%260 = "stablehlo.shift_left"(%257, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%262 = "stablehlo.shift_right_logical"(%257, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.or"(%260, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.xor"(%263, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.add"(%258, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%267 = "stablehlo.shift_left"(%264, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%269 = "stablehlo.shift_right_logical"(%264, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.or"(%267, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.xor"(%270, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%273 = "stablehlo.add"(%265, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%275 = "stablehlo.add"(%239, %274) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%277 = "stablehlo.add"(%271, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.add"(%273, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%280 = "stablehlo.shift_left"(%277, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%282 = "stablehlo.shift_right_logical"(%277, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.or"(%280, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.xor"(%283, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.add"(%278, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%287 = "stablehlo.shift_left"(%284, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%289 = "stablehlo.shift_right_logical"(%284, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.or"(%287, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.xor"(%290, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.add"(%285, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.add"(%292, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%301 = "stablehlo.shift_left"(%298, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.or"(%301, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.xor"(%304, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%307 = "stablehlo.add"(%299, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%309 = "stablehlo.add"(%232, %308) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%310 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%311 = "stablehlo.add"(%305, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.add"(%307, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%314 = "stablehlo.shift_left"(%311, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%316 = "stablehlo.shift_right_logical"(%311, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.or"(%314, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.xor"(%317, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.add"(%312, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%321 = "stablehlo.shift_left"(%318, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%323 = "stablehlo.shift_right_logical"(%318, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.or"(%321, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.xor"(%324, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.add"(%319, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%328 = "stablehlo.shift_left"(%325, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.or"(%328, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.xor"(%331, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.add"(%326, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%335 = "stablehlo.shift_left"(%332, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.or"(%335, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.xor"(%338, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%341 = "stablehlo.add"(%333, %340) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%343 = "stablehlo.add"(%235, %342) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%344 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%345 = "stablehlo.add"(%339, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.add"(%341, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%348 = "stablehlo.shift_left"(%345, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%350 = "stablehlo.shift_right_logical"(%345, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.or"(%348, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.xor"(%351, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.add"(%346, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%355 = "stablehlo.shift_left"(%352, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%357 = "stablehlo.shift_right_logical"(%352, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.or"(%355, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.xor"(%358, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.add"(%353, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%362 = "stablehlo.shift_left"(%359, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%364 = "stablehlo.shift_right_logical"(%359, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.or"(%362, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.xor"(%365, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.add"(%360, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%369 = "stablehlo.shift_left"(%366, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%371 = "stablehlo.shift_right_logical"(%366, %370) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.or"(%369, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.xor"(%372, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%375 = "stablehlo.add"(%367, %374) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%376 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%377 = "stablehlo.add"(%239, %376) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%378 = "stablehlo.broadcast_in_dim"(%377) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%379 = "stablehlo.add"(%373, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%380 = "stablehlo.add"(%375, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%382 = "stablehlo.shift_left"(%379, %381) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%383 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%384 = "stablehlo.shift_right_logical"(%379, %383) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.or"(%382, %384) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.xor"(%385, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%387 = "stablehlo.add"(%380, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%389 = "stablehlo.shift_left"(%386, %388) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%390 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%391 = "stablehlo.shift_right_logical"(%386, %390) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%392 = "stablehlo.or"(%389, %391) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.xor"(%392, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%394 = "stablehlo.add"(%387, %393) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%395 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%396 = "stablehlo.shift_left"(%393, %395) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%397 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%398 = "stablehlo.shift_right_logical"(%393, %397) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%399 = "stablehlo.or"(%396, %398) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.xor"(%399, %394) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%401 = "stablehlo.add"(%394, %400) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%402 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%403 = "stablehlo.shift_left"(%400, %402) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%404 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%405 = "stablehlo.shift_right_logical"(%400, %404) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%406 = "stablehlo.or"(%403, %405) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%407 = "stablehlo.xor"(%406, %401) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%408 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%409 = "stablehlo.add"(%401, %408) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%410 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%411 = "stablehlo.add"(%232, %410) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%412 = "stablehlo.broadcast_in_dim"(%411) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%413 = "stablehlo.add"(%407, %412) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%414 = "stablehlo.reshape"(%409) : (tensor<1xui32>) -> tensor<ui32>
%415 = "stablehlo.convert"(%414) : (tensor<ui32>) -> tensor<ui64>
%416 = "stablehlo.reshape"(%413) : (tensor<1xui32>) -> tensor<ui32>
%417 = "stablehlo.convert"(%416) : (tensor<ui32>) -> tensor<ui64>
%418 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%419 = "stablehlo.shift_left"(%417, %418) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%420 = "stablehlo.or"(%415, %419) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%421 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%422 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%423 = "stablehlo.or"(%421, %422) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%424 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%974, %975, %976 = "stablehlo.while"(%424, %423, %24) ({
^bb0(%425: tensor<ui64>, %426: tensor<16xi1>, %427: tensor<16xf32>):
%428 = "stablehlo.not"(%426) : (tensor<16xi1>) -> tensor<16xi1>
%429 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%433 = "stablehlo.reduce"(%428, %429) ({
^bb0(%430: tensor<i1>, %431: tensor<i1>):
%432 = "stablehlo.and"(%430, %431) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%432) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%434 = "stablehlo.not"(%433) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%434) : (tensor<i1>) -> ()
}, {
^bb0(%435: tensor<ui64>, %436: tensor<16xi1>, %437: tensor<16xf32>):
%438 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%439 = "stablehlo.convert"(%420) : (tensor<ui64>) -> tensor<ui32>
%440 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%441 = "stablehlo.shift_right_logical"(%420, %440) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%442 = "stablehlo.convert"(%441) : (tensor<ui64>) -> tensor<ui32>
%443 = "stablehlo.convert"(%435) : (tensor<ui64>) -> tensor<ui32>
%444 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%445 = "stablehlo.shift_right_logical"(%435, %444) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%446 = "stablehlo.convert"(%445) : (tensor<ui64>) -> tensor<ui32>
%447 = "stablehlo.xor"(%439, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%449 = "stablehlo.xor"(%447, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.add"(%443, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.add"(%446, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.add"(%450, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.shift_left"(%451, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%456 = "stablehlo.shift_right_logical"(%451, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.or"(%454, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.xor"(%457, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.add"(%452, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_left"(%458, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%463 = "stablehlo.shift_right_logical"(%458, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.or"(%461, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.xor"(%464, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.add"(%459, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_left"(%465, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%470 = "stablehlo.shift_right_logical"(%465, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.or"(%468, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.xor"(%471, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.add"(%466, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%475 = "stablehlo.shift_left"(%472, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%477 = "stablehlo.shift_right_logical"(%472, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.or"(%475, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.xor"(%478, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.add"(%473, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%482 = "stablehlo.add"(%449, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.add"(%479, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.add"(%480, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%486 = "stablehlo.shift_left"(%483, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%488 = "stablehlo.shift_right_logical"(%483, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.or"(%486, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.xor"(%489, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.add"(%484, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_left"(%490, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%495 = "stablehlo.shift_right_logical"(%490, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.or"(%493, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.xor"(%496, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.add"(%491, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_left"(%497, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%502 = "stablehlo.shift_right_logical"(%497, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.or"(%500, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.xor"(%503, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.add"(%498, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%507 = "stablehlo.shift_left"(%504, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%509 = "stablehlo.shift_right_logical"(%504, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.or"(%507, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.xor"(%510, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.add"(%505, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.add"(%439, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.add"(%511, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.add"(%512, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%518 = "stablehlo.shift_left"(%515, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%520 = "stablehlo.shift_right_logical"(%515, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.or"(%518, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.xor"(%521, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.add"(%516, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_left"(%522, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%527 = "stablehlo.shift_right_logical"(%522, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.or"(%525, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.xor"(%528, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.add"(%523, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_left"(%529, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%534 = "stablehlo.shift_right_logical"(%529, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.or"(%532, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.xor"(%535, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.add"(%530, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%539 = "stablehlo.shift_left"(%536, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%541 = "stablehlo.shift_right_logical"(%536, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.or"(%539, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.xor"(%542, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.add"(%537, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%546 = "stablehlo.add"(%442, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.add"(%543, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.add"(%544, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.shift_left"(%547, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%552 = "stablehlo.shift_right_logical"(%547, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.or"(%550, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.xor"(%553, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.add"(%548, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_left"(%554, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%559 = "stablehlo.shift_right_logical"(%554, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.or"(%557, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.xor"(%560, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.add"(%555, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_left"(%561, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%566 = "stablehlo.shift_right_logical"(%561, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.or"(%564, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.xor"(%567, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.add"(%562, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%571 = "stablehlo.shift_left"(%568, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%573 = "stablehlo.shift_right_logical"(%568, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.or"(%571, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.xor"(%574, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.add"(%569, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%578 = "stablehlo.add"(%449, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.add"(%575, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.add"(%576, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%582 = "stablehlo.shift_left"(%579, %581) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%584 = "stablehlo.shift_right_logical"(%579, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.or"(%582, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.xor"(%585, %580) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.add"(%580, %586) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%588 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.shift_left"(%586, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%591 = "stablehlo.shift_right_logical"(%586, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.or"(%589, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.xor"(%592, %587) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.add"(%587, %593) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%595 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%596 = "stablehlo.shift_left"(%593, %595) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%597 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%598 = "stablehlo.shift_right_logical"(%593, %597) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%599 = "stablehlo.or"(%596, %598) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%600 = "stablehlo.xor"(%599, %594) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%601 = "stablehlo.add"(%594, %600) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%602 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%603 = "stablehlo.shift_left"(%600, %602) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%604 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%605 = "stablehlo.shift_right_logical"(%600, %604) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%606 = "stablehlo.or"(%603, %605) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%607 = "stablehlo.xor"(%606, %601) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%608 = "stablehlo.add"(%601, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%609 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%610 = "stablehlo.add"(%439, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.add"(%607, %610) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%612 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%613 = "stablehlo.xor"(%608, %611) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%614 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%615 = "stablehlo.xor"(%613, %614) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%616 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%617 = "stablehlo.add"(%438, %616) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%618 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%619 = "stablehlo.add"(%612, %618) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%620 = "stablehlo.add"(%617, %619) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%621 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%622 = "stablehlo.shift_left"(%619, %621) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%623 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%624 = "stablehlo.shift_right_logical"(%619, %623) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%625 = "stablehlo.or"(%622, %624) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%626 = "stablehlo.xor"(%625, %620) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%627 = "stablehlo.add"(%620, %626) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%628 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%629 = "stablehlo.shift_left"(%626, %628) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%630 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%631 = "stablehlo.shift_right_logical"(%626, %630) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%632 = "stablehlo.or"(%629, %631) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%633 = "stablehlo.xor"(%632, %627) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%634 = "stablehlo.add"(%627, %633) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%635 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%636 = "stablehlo.shift_left"(%633, %635) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%637 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%638 = "stablehlo.shift_right_logical"(%633, %637) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%639 = "stablehlo.or"(%636, %638) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%640 = "stablehlo.xor"(%639, %634) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%641 = "stablehlo.add"(%634, %640) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%642 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%643 = "stablehlo.shift_left"(%640, %642) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%644 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%645 = "stablehlo.shift_right_logical"(%640, %644) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%646 = "stablehlo.or"(%643, %645) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%647 = "stablehlo.xor"(%646, %641) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%648 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%649 = "stablehlo.add"(%641, %648) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%650 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%651 = "stablehlo.add"(%615, %650) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%652 = "stablehlo.broadcast_in_dim"(%651) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%653 = "stablehlo.add"(%647, %652) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%654 = "stablehlo.add"(%649, %653) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%655 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%656 = "stablehlo.shift_left"(%653, %655) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%657 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%658 = "stablehlo.shift_right_logical"(%653, %657) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%659 = "stablehlo.or"(%656, %658) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%660 = "stablehlo.xor"(%659, %654) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%661 = "stablehlo.add"(%654, %660) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%662 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%663 = "stablehlo.shift_left"(%660, %662) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%664 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%665 = "stablehlo.shift_right_logical"(%660, %664) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%666 = "stablehlo.or"(%663, %665) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%667 = "stablehlo.xor"(%666, %661) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%668 = "stablehlo.add"(%661, %667) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%669 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%670 = "stablehlo.shift_left"(%667, %669) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%671 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%672 = "stablehlo.shift_right_logical"(%667, %671) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%673 = "stablehlo.or"(%670, %672) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%674 = "stablehlo.xor"(%673, %668) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%675 = "stablehlo.add"(%668, %674) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%676 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%677 = "stablehlo.shift_left"(%674, %676) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%678 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%679 = "stablehlo.shift_right_logical"(%674, %678) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%680 = "stablehlo.or"(%677, %679) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%681 = "stablehlo.xor"(%680, %675) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%682 = "stablehlo.broadcast_in_dim"(%615) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%683 = "stablehlo.add"(%675, %682) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%684 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%685 = "stablehlo.add"(%608, %684) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%686 = "stablehlo.broadcast_in_dim"(%685) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%687 = "stablehlo.add"(%681, %686) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%688 = "stablehlo.add"(%683, %687) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%689 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%690 = "stablehlo.shift_left"(%687, %689) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%691 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%692 = "stablehlo.shift_right_logical"(%687, %691) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%693 = "stablehlo.or"(%690, %692) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%694 = "stablehlo.xor"(%693, %688) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%695 = "stablehlo.add"(%688, %694) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%696 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%697 = "stablehlo.shift_left"(%694, %696) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%698 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%699 = "stablehlo.shift_right_logical"(%694, %698) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%700 = "stablehlo.or"(%697, %699) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%701 = "stablehlo.xor"(%700, %695) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%702 = "stablehlo.add"(%695, %701) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%703 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%704 = "stablehlo.shift_left"(%701, %703) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%705 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%706 = "stablehlo.shift_right_logical"(%701, %705) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%707 = "stablehlo.or"(%704, %706) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%708 = "stablehlo.xor"(%707, %702) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%709 = "stablehlo.add"(%702, %708) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%710 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%711 = "stablehlo.shift_left"(%708, %710) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%712 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%713 = "stablehlo.shift_right_logical"(%708, %712) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%714 = "stablehlo.or"(%711, %713) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%715 = "stablehlo.xor"(%714, %709) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%716 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%717 = "stablehlo.add"(%709, %716) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%718 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%719 = "stablehlo.add"(%611, %718) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%720 = "stablehlo.broadcast_in_dim"(%719) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%721 = "stablehlo.add"(%715, %720) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%722 = "stablehlo.add"(%717, %721) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%723 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%724 = "stablehlo.shift_left"(%721, %723) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%725 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%726 = "stablehlo.shift_right_logical"(%721, %725) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%727 = "stablehlo.or"(%724, %726) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%728 = "stablehlo.xor"(%727, %722) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%729 = "stablehlo.add"(%722, %728) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%730 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%731 = "stablehlo.shift_left"(%728, %730) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%732 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%733 = "stablehlo.shift_right_logical"(%728, %732) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%734 = "stablehlo.or"(%731, %733) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%735 = "stablehlo.xor"(%734, %729) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%736 = "stablehlo.add"(%729, %735) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%737 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%738 = "stablehlo.shift_left"(%735, %737) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%739 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%740 = "stablehlo.shift_right_logical"(%735, %739) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%741 = "stablehlo.or"(%738, %740) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%742 = "stablehlo.xor"(%741, %736) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%743 = "stablehlo.add"(%736, %742) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%744 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%745 = "stablehlo.shift_left"(%742, %744) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%746 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%747 = "stablehlo.shift_right_logical"(%742, %746) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%748 = "stablehlo.or"(%745, %747) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%749 = "stablehlo.xor"(%748, %743) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%750 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%751 = "stablehlo.add"(%743, %750) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%752 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%753 = "stablehlo.add"(%615, %752) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%754 = "stablehlo.broadcast_in_dim"(%753) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%755 = "stablehlo.add"(%749, %754) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%756 = "stablehlo.add"(%751, %755) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%757 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%758 = "stablehlo.shift_left"(%755, %757) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%759 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%760 = "stablehlo.shift_right_logical"(%755, %759) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%761 = "stablehlo.or"(%758, %760) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%762 = "stablehlo.xor"(%761, %756) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%763 = "stablehlo.add"(%756, %762) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%764 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%765 = "stablehlo.shift_left"(%762, %764) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%766 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%767 = "stablehlo.shift_right_logical"(%762, %766) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%768 = "stablehlo.or"(%765, %767) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%769 = "stablehlo.xor"(%768, %763) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%770 = "stablehlo.add"(%763, %769) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%771 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%772 = "stablehlo.shift_left"(%769, %771) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%773 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%774 = "stablehlo.shift_right_logical"(%769, %773) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%775 = "stablehlo.or"(%772, %774) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%776 = "stablehlo.xor"(%775, %770) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%777 = "stablehlo.add"(%770, %776) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%778 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%779 = "stablehlo.shift_left"(%776, %778) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%780 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%781 = "stablehlo.shift_right_logical"(%776, %780) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%782 = "stablehlo.or"(%779, %781) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%783 = "stablehlo.xor"(%782, %777) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%784 = "stablehlo.broadcast_in_dim"(%615) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%785 = "stablehlo.add"(%777, %784) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%786 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%787 = "stablehlo.add"(%608, %786) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%788 = "stablehlo.broadcast_in_dim"(%787) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%789 = "stablehlo.add"(%783, %788) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%790 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%791 = "stablehlo.shift_right_logical"(%785, %790) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%792 = "stablehlo.convert"(%791) : (tensor<16xui32>) -> tensor<16xi32>
%793 = "stablehlo.convert"(%792) : (tensor<16xi32>) -> tensor<16xf32>
%794 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%795 = "stablehlo.add"(%793, %794) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%796 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%797 = "stablehlo.multiply"(%795, %796) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%798 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%799 = "stablehlo.shift_right_logical"(%789, %798) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%800 = "stablehlo.convert"(%799) : (tensor<16xui32>) -> tensor<16xi32>
%801 = "stablehlo.convert"(%800) : (tensor<16xi32>) -> tensor<16xf32>
%802 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%803 = "stablehlo.add"(%801, %802) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%804 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%805 = "stablehlo.multiply"(%803, %804) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%806 = "stablehlo.negate"(%20) : (tensor<16xf32>) -> tensor<16xf32>
%807 = "stablehlo.log_plus_one"(%806) : (tensor<16xf32>) -> tensor<16xf32>
%808 = "stablehlo.multiply"(%22, %807) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%809 = "stablehlo.exponential"(%808) : (tensor<16xf32>) -> tensor<16xf32>
%810 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%811 = "stablehlo.subtract"(%810, %20) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%812 = "stablehlo.divide"(%20, %811) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%813 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%814 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%845, %846, %847, %848 = "stablehlo.while"(%814, %809, %809, %813) ({
^bb0(%815: tensor<i32>, %816: tensor<16xf32>, %817: tensor<16xf32>, %818: tensor<16xf32>):
%819 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%820 = "stablehlo.compare"(%815, %819) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%820) : (tensor<i1>) -> ()
}, {
^bb0(%821: tensor<i32>, %822: tensor<16xf32>, %823: tensor<16xf32>, %824: tensor<16xf32>):
%825 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%826 = "stablehlo.add"(%821, %825) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%827 = "stablehlo.convert"(%821) : (tensor<i32>) -> tensor<f32>
%828 = "stablehlo.broadcast_in_dim"(%827) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%829 = "stablehlo.subtract"(%22, %828) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%830 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%831 = "stablehlo.maximum"(%829, %830) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%832 = "stablehlo.multiply"(%822, %812) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%833 = "stablehlo.multiply"(%832, %831) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%834 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%835 = "stablehlo.add"(%827, %834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%836 = "stablehlo.broadcast_in_dim"(%835) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%837 = "stablehlo.divide"(%833, %836) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%838 = "stablehlo.compare"(%797, %823) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%839 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%840 = "stablehlo.compare"(%822, %839) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%841 = "stablehlo.and"(%838, %840) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%842 = "stablehlo.add"(%823, %837) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%843 = "stablehlo.convert"(%841) : (tensor<16xi1>) -> tensor<16xf32>
%844 = "stablehlo.add"(%824, %843) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%826, %837, %842, %844) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%849 = "stablehlo.floor"(%22) : (tensor<16xf32>) -> tensor<16xf32>
%850 = "stablehlo.minimum"(%848, %849) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%851 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%852 = "stablehlo.subtract"(%797, %851) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%853 = "stablehlo.abs"(%852) : (tensor<16xf32>) -> tensor<16xf32>
%854 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%855 = "stablehlo.subtract"(%854, %853) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%856 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%857 = "stablehlo.multiply"(%856, %42) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%858 = "stablehlo.divide"(%857, %855) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%859 = "stablehlo.add"(%858, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%860 = "stablehlo.multiply"(%859, %852) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%861 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%862 = "stablehlo.add"(%860, %861) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%863 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%864 = "stablehlo.add"(%862, %863) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%865 = "stablehlo.floor"(%864) : (tensor<16xf32>) -> tensor<16xf32>
%866 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%867 = "stablehlo.compare"(%855, %866) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%868 = "stablehlo.compare"(%805, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%869 = "stablehlo.and"(%867, %868) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%870 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%871 = "stablehlo.compare"(%865, %870) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%872 = "stablehlo.compare"(%865, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%873 = "stablehlo.or"(%871, %872) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%874 = "stablehlo.select"(%873, %57, %865) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%875 = "stablehlo.divide"(%805, %53) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%876 = "stablehlo.multiply"(%855, %855) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%877 = "stablehlo.divide"(%42, %876) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%878 = "stablehlo.add"(%877, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%879 = "stablehlo.divide"(%875, %878) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%880 = "stablehlo.log"(%879) : (tensor<16xf32>) -> tensor<16xf32>
%881 = "stablehlo.not"(%873) : (tensor<16xi1>) -> tensor<16xi1>
%882 = "stablehlo.subtract"(%874, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%883 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%884 = "stablehlo.add"(%57, %883) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%885 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%886 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%887 = "stablehlo.add"(%885, %886) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%888 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%889 = "stablehlo.add"(%874, %888) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%890 = "stablehlo.subtract"(%24, %874) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%891 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%892 = "stablehlo.add"(%890, %891) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%893 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%894 = "stablehlo.subtract"(%893, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%895 = "stablehlo.divide"(%26, %894) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%896 = "stablehlo.multiply"(%895, %892) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%897 = "stablehlo.divide"(%896, %889) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%898 = "stablehlo.log"(%897) : (tensor<16xf32>) -> tensor<16xf32>
%899 = "stablehlo.multiply"(%882, %898) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%900 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%901 = "stablehlo.add"(%57, %900) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%902 = "stablehlo.divide"(%882, %884) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%903 = "stablehlo.log_plus_one"(%902) : (tensor<16xf32>) -> tensor<16xf32>
%904 = "stablehlo.multiply"(%901, %903) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%905 = "stablehlo.subtract"(%899, %904) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%906 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%907 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%908 = "stablehlo.add"(%906, %907) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%909 = "stablehlo.negate"(%882) : (tensor<16xf32>) -> tensor<16xf32>
%910 = "stablehlo.divide"(%909, %887) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%911 = "stablehlo.log_plus_one"(%910) : (tensor<16xf32>) -> tensor<16xf32>
%912 = "stablehlo.multiply"(%908, %911) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%913 = "stablehlo.subtract"(%905, %912) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%914 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%915 = "stablehlo.divide"(%914, %884) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%916 = "stablehlo.multiply"(%915, %915) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%917 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%918 = "stablehlo.divide"(%916, %917) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%919 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%920 = "stablehlo.subtract"(%919, %918) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%921 = "stablehlo.multiply"(%916, %920) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%922 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%923 = "stablehlo.subtract"(%922, %921) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%924 = "stablehlo.multiply"(%915, %923) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%925 = "stablehlo.add"(%913, %924) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%926 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%927 = "stablehlo.divide"(%926, %887) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%928 = "stablehlo.multiply"(%927, %927) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%929 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%930 = "stablehlo.divide"(%928, %929) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%931 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%932 = "stablehlo.subtract"(%931, %930) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%933 = "stablehlo.multiply"(%928, %932) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%934 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%935 = "stablehlo.subtract"(%934, %933) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%936 = "stablehlo.multiply"(%927, %935) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%937 = "stablehlo.add"(%925, %936) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%938 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%939 = "stablehlo.divide"(%938, %889) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%940 = "stablehlo.multiply"(%939, %939) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%941 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%942 = "stablehlo.divide"(%940, %941) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%943 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%944 = "stablehlo.subtract"(%943, %942) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%945 = "stablehlo.multiply"(%940, %944) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%946 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%947 = "stablehlo.subtract"(%946, %945) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%948 = "stablehlo.multiply"(%939, %947) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%949 = "stablehlo.subtract"(%937, %948) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%950 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%951 = "stablehlo.divide"(%950, %892) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%952 = "stablehlo.multiply"(%951, %951) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%953 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%954 = "stablehlo.divide"(%952, %953) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%955 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%956 = "stablehlo.subtract"(%955, %954) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%957 = "stablehlo.multiply"(%952, %956) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%958 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%959 = "stablehlo.subtract"(%958, %957) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%960 = "stablehlo.multiply"(%951, %959) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%961 = "stablehlo.subtract"(%949, %960) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%962 = "stablehlo.compare"(%880, %961) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%963 = "stablehlo.or"(%869, %962) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%964 = "stablehlo.and"(%881, %963) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%965 = "stablehlo.or"(%16, %964) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%966 = "stablehlo.or"(%965, %13) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%967 = "stablehlo.select"(%16, %850, %874) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%968 = "stablehlo.and"(%436, %966) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%969 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%970 = "stablehlo.add"(%435, %969) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%971 = "stablehlo.not"(%966) : (tensor<16xi1>) -> tensor<16xi1>
%972 = "stablehlo.and"(%436, %971) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%973 = "stablehlo.select"(%968, %967, %437) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%970, %972, %973) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%977 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%978 = "stablehlo.select"(%13, %977, %976) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%979 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%980 = "stablehlo.maximum"(%3, %979) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%981 = "stablehlo.subtract"(%980, %978) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%982 = "stablehlo.select"(%6, %981, %978) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%983 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%984 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%985 = "stablehlo.or"(%983, %984) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%986 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%987 = "stablehlo.select"(%985, %986, %982) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%988 = "stablehlo.convert"(%987) : (tensor<16xf32>) -> tensor<16xbf16>
return %988 : tensor<16xbf16>
}
}

// f32[8,1] f32[4]
// random counters: 1
module @example {
func.func public @main(%0: tensor<8x1xf32>, %1: tensor<4xf32>, %2: tensor<2xui64>) -> (tensor<8x4xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x1xf32>) -> tensor<8x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<8x4xf32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%9 = "stablehlo.select"(%6, %8, %4) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%10 = "stablehlo.multiply"(%3, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%13 = "stablehlo.not"(%12) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%14 = "stablehlo.multiply"(%3, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%17 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%18 = "stablehlo.select"(%13, %17, %3) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%20 = "stablehlo.select"(%13, %19, %9) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%22 = "stablehlo.select"(%16, %18, %21) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%24 = "stablehlo.select"(%16, %23, %18) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%26 = "stablehlo.select"(%16, %25, %20) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%29 = "stablehlo.subtract"(%28, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%31 = "stablehlo.sqrt"(%30) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%33 = "stablehlo.multiply"(%32, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%36 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%37 = "stablehlo.multiply"(%36, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%38 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%39 = "stablehlo.add"(%38, %37) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%41 = "stablehlo.multiply"(%40, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%42 = "stablehlo.add"(%39, %41) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.divide"(%43, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%45 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%47 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%48 = "stablehlo.divide"(%47, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%49 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%50 = "stablehlo.add"(%49, %48) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%51 = "stablehlo.multiply"(%50, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%53 = "stablehlo.divide"(%52, %51) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%55 = "stablehlo.add"(%24, %54) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%56 = "stablehlo.multiply"(%55, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%57 = "stablehlo.floor"(%56) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%58 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%59 = "stablehlo.reshape"(%58) : (tensor<1xui64>) -> tensor<ui64>
%60 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%61 = "stablehlo.reshape"(%60) : (tensor<1xui64>) -> tensor<ui64>
%62 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%63 = "stablehlo.convert"(%59) : (tensor<ui64>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%65 = "stablehlo.shift_right_logical"(%59, %64) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%66 = "stablehlo.convert"(%65) : (tensor<ui64>) -> tensor<ui32>
%67 = "stablehlo.convert"(%61) : (tensor<ui64>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%69 = "stablehlo.shift_right_logical"(%61, %68) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%70 = "stablehlo.convert"(%69) : (tensor<ui64>) -> tensor<ui32>
%71 = "stablehlo.xor"(%63, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.xor"(%71, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%67, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%70, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.add"(%74, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_left"(%75, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.shift_right_logical"(%75, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.or"(%78, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.xor"(%81, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%76, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_left"(%82, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.shift_right_logical"(%82, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.or"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.xor"(%88, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.add"(%83, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_left"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.shift_right_logical"(%89, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.or"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.xor"(%95, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.add"(%90, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_left"(%96, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_right_logical"(%96, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.or"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.xor"(%102, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.add"(%97, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.add"(%73, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%103, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.add"(%104, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_left"(%107, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.shift_right_logical"(%107, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.or"(%110, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.xor"(%113, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%108, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_left"(%114, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.shift_right_logical"(%114, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.or"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.xor"(%120, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.add"(%115, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_left"(%121, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.shift_right_logical"(%121, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.or"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.xor"(%127, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%122, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_left"(%128, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_right_logical"(%128, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.or"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.xor"(%134, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.add"(%129, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%63, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%135, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.add"(%136, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_left"(%139, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.shift_right_logical"(%139, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.or"(%142, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.xor"(%145, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%140, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_left"(%146, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.shift_right_logical"(%146, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.or"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.xor"(%152, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.add"(%147, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_left"(%153, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.shift_right_logical"(%153, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.or"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.xor"(%159, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.add"(%154, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_left"(%160, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_right_logical"(%160, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.or"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.xor"(%166, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.add"(%161, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%66, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%167, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.add"(%168, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_left"(%171, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.shift_right_logical"(%171, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.or"(%174, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.xor"(%177, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%172, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_left"(%178, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.shift_right_logical"(%178, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.or"(%181, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.xor"(%184, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.add"(%179, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_left"(%185, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.shift_right_logical"(%185, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.or"(%188, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.xor"(%191, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.add"(%186, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.shift_left"(%192, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%197 = "stablehlo.shift_right_logical"(%192, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.or"(%195, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.xor"(%198, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.add"(%193, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%202 = "stablehlo.add"(%73, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.add"(%199, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.add"(%200, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%206 = "stablehlo.shift_left"(%203, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.shift_right_logical"(%203, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.or"(%206, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.xor"(%209, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.add"(%204, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.shift_left"(%210, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.shift_right_logical"(%210, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.or"(%213, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.xor"(%216, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.add"(%211, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.shift_left"(%217, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.shift_right_logical"(%217, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.or"(%220, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.xor"(%223, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.add"(%218, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.add"(%225, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%234 = "stablehlo.add"(%63, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.add"(%231, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%237 = "stablehlo.xor"(%232, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.xor"(%237, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%241 = "stablehlo.add"(%62, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%243 = "stablehlo.add"(%236, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.add"(%241, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%246 = "stablehlo.shift_left"(%243, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%248 = "stablehlo.shift_right_logical"(%243, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.or"(%246, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.xor"(%249, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.add"(%244, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%253 = "stablehlo.shift_left"(%250, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%255 = "stablehlo.shift_right_logical"(%250, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.or"(%253, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%256, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.add"(%251, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%260 = "stablehlo.shift_left"(%257, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%262 = "stablehlo.shift_right_logical"(%257, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.or"(%260, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.xor"(%263, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.add"(%258, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%267 = "stablehlo.shift_left"(%264, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%269 = "stablehlo.shift_right_logical"(%264, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.or"(%267, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.xor"(%270, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%273 = "stablehlo.add"(%265, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%275 = "stablehlo.add"(%239, %274) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%277 = "stablehlo.add"(%271, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.add"(%273, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%280 = "stablehlo.shift_left"(%277, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%282 = "stablehlo.shift_right_logical"(%277, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.or"(%280, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.xor"(%283, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.add"(%278, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%287 = "stablehlo.shift_left"(%284, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%289 = "stablehlo.shift_right_logical"(%284, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.or"(%287, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.xor"(%290, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.add"(%285, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.add"(%292, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%301 = "stablehlo.shift_left"(%298, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.or"(%301, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.xor"(%304, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%307 = "stablehlo.add"(%299, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%309 = "stablehlo.add"(%232, %308) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%310 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%311 = "stablehlo.add"(%305, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.add"(%307, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%314 = "stablehlo.shift_left"(%311, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%316 = "stablehlo.shift_right_logical"(%311, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.or"(%314, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.xor"(%317, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.add"(%312, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%321 = "stablehlo.shift_left"(%318, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%323 = "stablehlo.shift_right_logical"(%318, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.or"(%321, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.xor"(%324, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.add"(%319, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%328 = "stablehlo.shift_left"(%325, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.or"(%328, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.xor"(%331, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.add"(%326, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%335 = "stablehlo.shift_left"(%332, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.or"(%335, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.xor"(%338, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%341 = "stablehlo.add"(%333, %340) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%343 = "stablehlo.add"(%235, %342) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%344 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%345 = "stablehlo.add"(%339, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.add"(%341, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%348 = "stablehlo.shift_left"(%345, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%350 = "stablehlo.shift_right_logical"(%345, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.or"(%348, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.xor"(%351, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.add"(%346, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%355 = "stablehlo.shift_left"(%352, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%357 = "stablehlo.shift_right_logical"(%352, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.or"(%355, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.xor"(%358, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.add"(%353, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%362 = "stablehlo.shift_left"(%359, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%364 = "stablehlo.shift_right_logical"(%359, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.or"(%362, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.xor"(%365, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.add"(%360, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%369 = "stablehlo.shift_left"(%366, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%371 = "stablehlo.shift_right_logical"(%366, %370) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.or"(%369, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.xor"(%372, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%375 = "stablehlo.add"(%367, %374) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%376 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%377 = "stablehlo.add"(%239, %376) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%378 = "stablehlo.broadcast_in_dim"(%377) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%379 = "stablehlo.add"(%373, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%380 = "stablehlo.add"(%375, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%382 = "stablehlo.shift_left"(%379, %381) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%383 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%384 = "stablehlo.shift_right_logical"(%379, %383) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.or"(%382, %384) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.xor"(%385, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%387 = "stablehlo.add"(%380, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%389 = "stablehlo.shift_left"(%386, %388) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%390 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%391 = "stablehlo.shift_right_logical"(%386, %390) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%392 = "stablehlo.or"(%389, %391) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.xor"(%392, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%394 = "stablehlo.add"(%387, %393) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%395 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%396 = "stablehlo.shift_left"(%393, %395) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%397 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%398 = "stablehlo.shift_right_logical"(%393, %397) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%399 = "stablehlo.or"(%396, %398) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.xor"(%399, %394) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%401 = "stablehlo.add"(%394, %400) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%402 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%403 = "stablehlo.shift_left"(%400, %402) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%404 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%405 = "stablehlo.shift_right_logical"(%400, %404) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%406 = "stablehlo.or"(%403, %405) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%407 = "stablehlo.xor"(%406, %401) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%408 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%409 = "stablehlo.add"(%401, %408) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%410 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%411 = "stablehlo.add"(%232, %410) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%412 = "stablehlo.broadcast_in_dim"(%411) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%413 = "stablehlo.add"(%407, %412) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%414 = "stablehlo.reshape"(%409) : (tensor<1xui32>) -> tensor<ui32>
%415 = "stablehlo.convert"(%414) : (tensor<ui32>) -> tensor<ui64>
%416 = "stablehlo.reshape"(%413) : (tensor<1xui32>) -> tensor<ui32>
%417 = "stablehlo.convert"(%416) : (tensor<ui32>) -> tensor<ui64>
%418 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%419 = "stablehlo.shift_left"(%417, %418) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%420 = "stablehlo.or"(%415, %419) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%421 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%422 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%423 = "stablehlo.or"(%421, %422) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%424 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%975, %976, %977 = "stablehlo.while"(%424, %423, %24) ({
^bb0(%425: tensor<ui64>, %426: tensor<8x4xi1>, %427: tensor<8x4xf32>):
%428 = "stablehlo.not"(%426) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%429 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%433 = "stablehlo.reduce"(%428, %429) ({
^bb0(%430: tensor<i1>, %431: tensor<i1>):
%432 = "stablehlo.and"(%430, %431) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%432) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<8x4xi1>, tensor<i1>) -> tensor<i1>
%434 = "stablehlo.not"(%433) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%434) : (tensor<i1>) -> ()
}, {
^bb0(%435: tensor<ui64>, %436: tensor<8x4xi1>, %437: tensor<8x4xf32>):
%438 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<32xui32>
%439 = "stablehlo.reshape"(%438) : (tensor<32xui32>) -> tensor<8x4xui32>
%440 = "stablehlo.convert"(%420) : (tensor<ui64>) -> tensor<ui32>
%441 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%442 = "stablehlo.shift_right_logical"(%420, %441) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%443 = "stablehlo.convert"(%442) : (tensor<ui64>) -> tensor<ui32>
%444 = "stablehlo.convert"(%435) : (tensor<ui64>) -> tensor<ui32>
%445 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%446 = "stablehlo.shift_right_logical"(%435, %445) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%447 = "stablehlo.convert"(%446) : (tensor<ui64>) -> tensor<ui32>
%448 = "stablehlo.xor"(%440, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.xor"(%448, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.add"(%444, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.add"(%447, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.add"(%451, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%455 = "stablehlo.shift_left"(%452, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%457 = "stablehlo.shift_right_logical"(%452, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.or"(%455, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.xor"(%458, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.add"(%453, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%462 = "stablehlo.shift_left"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%464 = "stablehlo.shift_right_logical"(%459, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.or"(%462, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.xor"(%465, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.add"(%460, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.shift_left"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%471 = "stablehlo.shift_right_logical"(%466, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.or"(%469, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.xor"(%472, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.add"(%467, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.shift_left"(%473, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%478 = "stablehlo.shift_right_logical"(%473, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.or"(%476, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.xor"(%479, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.add"(%474, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%483 = "stablehlo.add"(%450, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.add"(%480, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.add"(%481, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%487 = "stablehlo.shift_left"(%484, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%489 = "stablehlo.shift_right_logical"(%484, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.or"(%487, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.xor"(%490, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.add"(%485, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.shift_left"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%496 = "stablehlo.shift_right_logical"(%491, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.or"(%494, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.xor"(%497, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.add"(%492, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.shift_left"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%503 = "stablehlo.shift_right_logical"(%498, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.or"(%501, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.xor"(%504, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.add"(%499, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%508 = "stablehlo.shift_left"(%505, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%510 = "stablehlo.shift_right_logical"(%505, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.or"(%508, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.xor"(%511, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.add"(%506, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.add"(%440, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.add"(%512, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.add"(%513, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.shift_left"(%516, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%521 = "stablehlo.shift_right_logical"(%516, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.or"(%519, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.xor"(%522, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.add"(%517, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.shift_left"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%528 = "stablehlo.shift_right_logical"(%523, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.or"(%526, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.xor"(%529, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.add"(%524, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%533 = "stablehlo.shift_left"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%535 = "stablehlo.shift_right_logical"(%530, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.or"(%533, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.xor"(%536, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.add"(%531, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%540 = "stablehlo.shift_left"(%537, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%542 = "stablehlo.shift_right_logical"(%537, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.or"(%540, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.xor"(%543, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.add"(%538, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%547 = "stablehlo.add"(%443, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.add"(%544, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.add"(%545, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%551 = "stablehlo.shift_left"(%548, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%553 = "stablehlo.shift_right_logical"(%548, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.or"(%551, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.xor"(%554, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.add"(%549, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%558 = "stablehlo.shift_left"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%560 = "stablehlo.shift_right_logical"(%555, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.or"(%558, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.xor"(%561, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.add"(%556, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.shift_left"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%567 = "stablehlo.shift_right_logical"(%562, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.or"(%565, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.xor"(%568, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.add"(%563, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%572 = "stablehlo.shift_left"(%569, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%574 = "stablehlo.shift_right_logical"(%569, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.or"(%572, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.xor"(%575, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.add"(%570, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%579 = "stablehlo.add"(%450, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.add"(%576, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.add"(%577, %580) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%583 = "stablehlo.shift_left"(%580, %582) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%585 = "stablehlo.shift_right_logical"(%580, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.or"(%583, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.xor"(%586, %581) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%588 = "stablehlo.add"(%581, %587) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%589 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%590 = "stablehlo.shift_left"(%587, %589) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%591 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%592 = "stablehlo.shift_right_logical"(%587, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.or"(%590, %592) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.xor"(%593, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%595 = "stablehlo.add"(%588, %594) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%596 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%597 = "stablehlo.shift_left"(%594, %596) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%598 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%599 = "stablehlo.shift_right_logical"(%594, %598) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%600 = "stablehlo.or"(%597, %599) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%601 = "stablehlo.xor"(%600, %595) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%602 = "stablehlo.add"(%595, %601) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%603 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%604 = "stablehlo.shift_left"(%601, %603) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%605 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%606 = "stablehlo.shift_right_logical"(%601, %605) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%607 = "stablehlo.or"(%604, %606) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%608 = "stablehlo.xor"(%607, %602) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%609 = "stablehlo.add"(%602, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%610 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%611 = "stablehlo.add"(%440, %610) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%612 = "stablehlo.add"(%608, %611) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%613 = "stablehlo.constant"() {value = dense<0> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%614 = "stablehlo.xor"(%609, %612) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%615 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%616 = "stablehlo.xor"(%614, %615) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%617 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%618 = "stablehlo.add"(%439, %617) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%619 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%620 = "stablehlo.add"(%613, %619) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%621 = "stablehlo.add"(%618, %620) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%622 = "stablehlo.constant"() {value = dense<13> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%623 = "stablehlo.shift_left"(%620, %622) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%624 = "stablehlo.constant"() {value = dense<19> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%625 = "stablehlo.shift_right_logical"(%620, %624) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%626 = "stablehlo.or"(%623, %625) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%627 = "stablehlo.xor"(%626, %621) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%628 = "stablehlo.add"(%621, %627) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%629 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%630 = "stablehlo.shift_left"(%627, %629) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%631 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%632 = "stablehlo.shift_right_logical"(%627, %631) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%633 = "stablehlo.or"(%630, %632) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%634 = "stablehlo.xor"(%633, %628) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%635 = "stablehlo.add"(%628, %634) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%636 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%637 = "stablehlo.shift_left"(%634, %636) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%638 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%639 = "stablehlo.shift_right_logical"(%634, %638) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%640 = "stablehlo.or"(%637, %639) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%641 = "stablehlo.xor"(%640, %635) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%642 = "stablehlo.add"(%635, %641) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%643 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%644 = "stablehlo.shift_left"(%641, %643) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%645 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%646 = "stablehlo.shift_right_logical"(%641, %645) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%647 = "stablehlo.or"(%644, %646) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%648 = "stablehlo.xor"(%647, %642) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%649 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%650 = "stablehlo.add"(%642, %649) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%651 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%652 = "stablehlo.add"(%616, %651) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%653 = "stablehlo.broadcast_in_dim"(%652) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%654 = "stablehlo.add"(%648, %653) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%655 = "stablehlo.add"(%650, %654) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%656 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%657 = "stablehlo.shift_left"(%654, %656) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%658 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%659 = "stablehlo.shift_right_logical"(%654, %658) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%660 = "stablehlo.or"(%657, %659) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%661 = "stablehlo.xor"(%660, %655) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%662 = "stablehlo.add"(%655, %661) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%663 = "stablehlo.constant"() {value = dense<29> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%664 = "stablehlo.shift_left"(%661, %663) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%665 = "stablehlo.constant"() {value = dense<3> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%666 = "stablehlo.shift_right_logical"(%661, %665) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%667 = "stablehlo.or"(%664, %666) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%668 = "stablehlo.xor"(%667, %662) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%669 = "stablehlo.add"(%662, %668) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%670 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%671 = "stablehlo.shift_left"(%668, %670) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%672 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%673 = "stablehlo.shift_right_logical"(%668, %672) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%674 = "stablehlo.or"(%671, %673) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%675 = "stablehlo.xor"(%674, %669) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%676 = "stablehlo.add"(%669, %675) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%677 = "stablehlo.constant"() {value = dense<24> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%678 = "stablehlo.shift_left"(%675, %677) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%679 = "stablehlo.constant"() {value = dense<8> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%680 = "stablehlo.shift_right_logical"(%675, %679) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%681 = "stablehlo.or"(%678, %680) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%682 = "stablehlo.xor"(%681, %676) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%683 = "stablehlo.broadcast_in_dim"(%616) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%684 = "stablehlo.add"(%676, %683) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%685 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%686 = "stablehlo.add"(%609, %685) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%687 = "stablehlo.broadcast_in_dim"(%686) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%688 = "stablehlo.add"(%682, %687) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%689 = "stablehlo.add"(%684, %688) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%690 = "stablehlo.constant"() {value = dense<13> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%691 = "stablehlo.shift_left"(%688, %690) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%692 = "stablehlo.constant"() {value = dense<19> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%693 = "stablehlo.shift_right_logical"(%688, %692) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%694 = "stablehlo.or"(%691, %693) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%695 = "stablehlo.xor"(%694, %689) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%696 = "stablehlo.add"(%689, %695) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%697 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%698 = "stablehlo.shift_left"(%695, %697) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%699 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%700 = "stablehlo.shift_right_logical"(%695, %699) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%701 = "stablehlo.or"(%698, %700) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%702 = "stablehlo.xor"(%701, %696) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%703 = "stablehlo.add"(%696, %702) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%704 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%705 = "stablehlo.shift_left"(%702, %704) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%706 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%707 = "stablehlo.shift_right_logical"(%702, %706) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%708 = "stablehlo.or"(%705, %707) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%709 = "stablehlo.xor"(%708, %703) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%710 = "stablehlo.add"(%703, %709) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%711 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%712 = "stablehlo.shift_left"(%709, %711) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%713 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%714 = "stablehlo.shift_right_logical"(%709, %713) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%715 = "stablehlo.or"(%712, %714) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%716 = "stablehlo.xor"(%715, %710) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%717 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%718 = "stablehlo.add"(%710, %717) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%719 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%720 = "stablehlo.add"(%612, %719) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%721 = "stablehlo.broadcast_in_dim"(%720) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%722 = "stablehlo.add"(%716, %721) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%723 = "stablehlo.add"(%718, %722) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%724 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%725 = "stablehlo.shift_left"(%722, %724) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%726 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%727 = "stablehlo.shift_right_logical"(%722, %726) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%728 = "stablehlo.or"(%725, %727) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%729 = "stablehlo.xor"(%728, %723) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%730 = "stablehlo.add"(%723, %729) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%731 = "stablehlo.constant"() {value = dense<29> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%732 = "stablehlo.shift_left"(%729, %731) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%733 = "stablehlo.constant"() {value = dense<3> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%734 = "stablehlo.shift_right_logical"(%729, %733) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%735 = "stablehlo.or"(%732, %734) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%736 = "stablehlo.xor"(%735, %730) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%737 = "stablehlo.add"(%730, %736) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%738 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%739 = "stablehlo.shift_left"(%736, %738) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%740 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%741 = "stablehlo.shift_right_logical"(%736, %740) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%742 = "stablehlo.or"(%739, %741) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%743 = "stablehlo.xor"(%742, %737) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%744 = "stablehlo.add"(%737, %743) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%745 = "stablehlo.constant"() {value = dense<24> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%746 = "stablehlo.shift_left"(%743, %745) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%747 = "stablehlo.constant"() {value = dense<8> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%748 = "stablehlo.shift_right_logical"(%743, %747) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%749 = "stablehlo.or"(%746, %748) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%750 = "stablehlo.xor"(%749, %744) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%751 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%752 = "stablehlo.add"(%744, %751) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%753 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%754 = "stablehlo.add"(%616, %753) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%755 = "stablehlo.broadcast_in_dim"(%754) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%756 = "stablehlo.add"(%750, %755) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%757 = "stablehlo.add"(%752, %756) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%758 = "stablehlo.constant"() {value = dense<13> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%759 = "stablehlo.shift_left"(%756, %758) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%760 = "stablehlo.constant"() {value = dense<19> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%761 = "stablehlo.shift_right_logical"(%756, %760) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%762 = "stablehlo.or"(%759, %761) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%763 = "stablehlo.xor"(%762, %757) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%764 = "stablehlo.add"(%757, %763) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%765 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%766 = "stablehlo.shift_left"(%763, %765) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%767 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%768 = "stablehlo.shift_right_logical"(%763, %767) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%769 = "stablehlo.or"(%766, %768) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%770 = "stablehlo.xor"(%769, %764) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%771 = "stablehlo.add"(%764, %770) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%772 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%773 = "stablehlo.shift_left"(%770, %772) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%774 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%775 = "stablehlo.shift_right_logical"(%770, %774) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%776 = "stablehlo.or"(%773, %775) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%777 = "stablehlo.xor"(%776, %771) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%778 = "stablehlo.add"(%771, %777) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%779 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%780 = "stablehlo.shift_left"(%777, %779) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%781 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%782 = "stablehlo.shift_right_logical"(%777, %781) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%783 = "stablehlo.or"(%780, %782) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%784 = "stablehlo.xor"(%783, %778) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%785 = "stablehlo.broadcast_in_dim"(%616) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%786 = "stablehlo.add"(%778, %785) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%787 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%788 = "stablehlo.add"(%609, %787) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%789 = "stablehlo.broadcast_in_dim"(%788) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%790 = "stablehlo.add"(%784, %789) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%791 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%792 = "stablehlo.shift_right_logical"(%786, %791) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%793 = "stablehlo.convert"(%792) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%794 = "stablehlo.convert"(%793) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%795 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%796 = "stablehlo.add"(%794, %795) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%797 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%798 = "stablehlo.multiply"(%796, %797) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%799 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%800 = "stablehlo.shift_right_logical"(%790, %799) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%801 = "stablehlo.convert"(%800) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%802 = "stablehlo.convert"(%801) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%803 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%804 = "stablehlo.add"(%802, %803) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%805 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%806 = "stablehlo.multiply"(%804, %805) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%807 = "stablehlo.negate"(%20) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%808 = "stablehlo.log_plus_one"(%807) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%809 = "stablehlo.multiply"(%22, %808) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%810 = "stablehlo.exponential"(%809) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%811 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%812 = "stablehlo.subtract"(%811, %20) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%813 = "stablehlo.divide"(%20, %812) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%814 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%815 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%846, %847, %848, %849 = "stablehlo.while"(%815, %810, %810, %814) ({
^bb0(%816: tensor<i32>, %817: tensor<8x4xf32>, %818: tensor<8x4xf32>, %819: tensor<8x4xf32>):
%820 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%821 = "stablehlo.compare"(%816, %820) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%821) : (tensor<i1>) -> ()
}, {
^bb0(%822: tensor<i32>, %823: tensor<8x4xf32>, %824: tensor<8x4xf32>, %825: tensor<8x4xf32>):
%826 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%827 = "stablehlo.add"(%822, %826) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%828 = "stablehlo.convert"(%822) : (tensor<i32>) -> tensor<f32>
%829 = "stablehlo.broadcast_in_dim"(%828) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%830 = "stablehlo.subtract"(%22, %829) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%831 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%832 = "stablehlo.maximum"(%830, %831) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%833 = "stablehlo.multiply"(%823, %813) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%834 = "stablehlo.multiply"(%833, %832) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%835 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%836 = "stablehlo.add"(%828, %835) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%837 = "stablehlo.broadcast_in_dim"(%836) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%838 = "stablehlo.divide"(%834, %837) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%839 = "stablehlo.compare"(%798, %824) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%840 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%841 = "stablehlo.compare"(%823, %840) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%842 = "stablehlo.and"(%839, %841) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%843 = "stablehlo.add"(%824, %838) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%844 = "stablehlo.convert"(%842) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%845 = "stablehlo.add"(%825, %844) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%827, %838, %843, %845) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> ()
}) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
%850 = "stablehlo.floor"(%22) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%851 = "stablehlo.minimum"(%849, %850) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%852 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%853 = "stablehlo.subtract"(%798, %852) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%854 = "stablehlo.abs"(%853) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%855 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%856 = "stablehlo.subtract"(%855, %854) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%857 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%858 = "stablehlo.multiply"(%857, %42) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%859 = "stablehlo.divide"(%858, %856) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%860 = "stablehlo.add"(%859, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%861 = "stablehlo.multiply"(%860, %853) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%862 = "stablehlo.multiply"(%24, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%863 = "stablehlo.add"(%861, %862) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%864 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%865 = "stablehlo.add"(%863, %864) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%866 = "stablehlo.floor"(%865) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%867 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%868 = "stablehlo.compare"(%856, %867) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%869 = "stablehlo.compare"(%806, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%870 = "stablehlo.and"(%868, %869) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%871 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%872 = "stablehlo.compare"(%866, %871) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%873 = "stablehlo.compare"(%866, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%874 = "stablehlo.or"(%872, %873) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%875 = "stablehlo.select"(%874, %57, %866) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%876 = "stablehlo.divide"(%806, %53) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%877 = "stablehlo.multiply"(%856, %856) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%878 = "stablehlo.divide"(%42, %877) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%879 = "stablehlo.add"(%878, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%880 = "stablehlo.divide"(%876, %879) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%881 = "stablehlo.log"(%880) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%882 = "stablehlo.not"(%874) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%883 = "stablehlo.subtract"(%875, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%884 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%885 = "stablehlo.add"(%57, %884) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%886 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%887 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%888 = "stablehlo.add"(%886, %887) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%889 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%890 = "stablehlo.add"(%875, %889) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%891 = "stablehlo.subtract"(%24, %875) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%892 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%893 = "stablehlo.add"(%891, %892) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%894 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%895 = "stablehlo.subtract"(%894, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%896 = "stablehlo.divide"(%26, %895) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%897 = "stablehlo.multiply"(%896, %893) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%898 = "stablehlo.divide"(%897, %890) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%899 = "stablehlo.log"(%898) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%900 = "stablehlo.multiply"(%883, %899) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%901 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%902 = "stablehlo.add"(%57, %901) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%903 = "stablehlo.divide"(%883, %885) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%904 = "stablehlo.log_plus_one"(%903) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%905 = "stablehlo.multiply"(%902, %904) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%906 = "stablehlo.subtract"(%900, %905) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%907 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%908 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%909 = "stablehlo.add"(%907, %908) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%910 = "stablehlo.negate"(%883) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%911 = "stablehlo.divide"(%910, %888) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%912 = "stablehlo.log_plus_one"(%911) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%913 = "stablehlo.multiply"(%909, %912) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%914 = "stablehlo.subtract"(%906, %913) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%915 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%916 = "stablehlo.divide"(%915, %885) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%917 = "stablehlo.multiply"(%916, %916) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%918 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%919 = "stablehlo.divide"(%917, %918) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%920 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%921 = "stablehlo.subtract"(%920, %919) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%922 = "stablehlo.multiply"(%917, %921) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%923 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%924 = "stablehlo.subtract"(%923, %922) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%925 = "stablehlo.multiply"(%916, %924) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%926 = "stablehlo.add"(%914, %925) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%927 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%928 = "stablehlo.divide"(%927, %888) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%929 = "stablehlo.multiply"(%928, %928) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%930 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%931 = "stablehlo.divide"(%929, %930) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%932 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%933 = "stablehlo.subtract"(%932, %931) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%934 = "stablehlo.multiply"(%929, %933) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%935 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%936 = "stablehlo.subtract"(%935, %934) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%937 = "stablehlo.multiply"(%928, %936) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%938 = "stablehlo.add"(%926, %937) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%939 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%940 = "stablehlo.divide"(%939, %890) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%941 = "stablehlo.multiply"(%940, %940) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%942 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%943 = "stablehlo.divide"(%941, %942) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%944 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%945 = "stablehlo.subtract"(%944, %943) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%946 = "stablehlo.multiply"(%941, %945) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%947 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%948 = "stablehlo.subtract"(%947, %946) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%949 = "stablehlo.multiply"(%940, %948) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%950 = "stablehlo.subtract"(%938, %949) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%951 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%952 = "stablehlo.divide"(%951, %893) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%953 = "stablehlo.multiply"(%952, %952) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%954 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%955 = "stablehlo.divide"(%953, %954) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%956 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%957 = "stablehlo.subtract"(%956, %955) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%958 = "stablehlo.multiply"(%953, %957) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%959 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%960 = "stablehlo.subtract"(%959, %958) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%961 = "stablehlo.multiply"(%952, %960) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%962 = "stablehlo.subtract"(%950, %961) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%963 = "stablehlo.compare"(%881, %962) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%964 = "stablehlo.or"(%870, %963) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%965 = "stablehlo.and"(%882, %964) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%966 = "stablehlo.or"(%16, %965) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%967 = "stablehlo.or"(%966, %13) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%968 = "stablehlo.select"(%16, %851, %875) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%969 = "stablehlo.and"(%436, %967) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%970 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%971 = "stablehlo.add"(%435, %970) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%972 = "stablehlo.not"(%967) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%973 = "stablehlo.and"(%436, %972) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%974 = "stablehlo.select"(%969, %968, %437) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%971, %973, %974) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> ()
}) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>)
%978 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%979 = "stablehlo.select"(%13, %978, %977) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%980 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%981 = "stablehlo.maximum"(%3, %980) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%982 = "stablehlo.subtract"(%981, %979) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%983 = "stablehlo.select"(%6, %982, %979) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%984 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%985 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%986 = "stablehlo.or"(%984, %985) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%987 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%988 = "stablehlo.select"(%986, %987, %983) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
return %988 : tensor<8x4xf32>
}
}

