// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%7 = "stablehlo.select"(%3, %6, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.add"(%11, %10) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.multiply"(%13, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%15 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.add"(%15, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.subtract"(%12, %17) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.divide"(%19, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%22 = "stablehlo.add"(%21, %20) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%24 = "stablehlo.subtract"(%12, %23) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%25 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%26 = "stablehlo.divide"(%25, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%27 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%28 = "stablehlo.subtract"(%27, %26) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%30 = "stablehlo.compare"(%0, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%31 = "stablehlo.not"(%30) : (tensor<4096xi1>) -> tensor<4096xi1>
%32 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%33 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%34 = "stablehlo.reshape"(%33) : (tensor<1xui64>) -> tensor<ui64>
%35 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%36 = "stablehlo.reshape"(%35) : (tensor<1xui64>) -> tensor<ui64>
%37 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%38 = "stablehlo.convert"(%34) : (tensor<ui64>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%40 = "stablehlo.shift_right_logical"(%34, %39) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%41 = "stablehlo.convert"(%40) : (tensor<ui64>) -> tensor<ui32>
%42 = "stablehlo.convert"(%36) : (tensor<ui64>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%44 = "stablehlo.shift_right_logical"(%36, %43) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%45 = "stablehlo.convert"(%44) : (tensor<ui64>) -> tensor<ui32>
%46 = "stablehlo.xor"(%38, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.xor"(%46, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.add"(%42, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%45, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.add"(%49, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.shift_left"(%50, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%55 = "stablehlo.shift_right_logical"(%50, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.or"(%53, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.xor"(%56, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.add"(%51, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.shift_left"(%57, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.shift_right_logical"(%57, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.or"(%60, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.xor"(%63, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.add"(%58, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.shift_left"(%64, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.shift_right_logical"(%64, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.or"(%67, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.xor"(%70, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.add"(%65, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.shift_left"(%71, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_right_logical"(%71, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.or"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.xor"(%77, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.add"(%72, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.add"(%48, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%78, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%79, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_left"(%82, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.shift_right_logical"(%82, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.or"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.xor"(%88, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.add"(%83, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_left"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.shift_right_logical"(%89, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.or"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.xor"(%95, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.add"(%90, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_left"(%96, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_right_logical"(%96, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.or"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.xor"(%102, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.add"(%97, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.shift_left"(%103, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_right_logical"(%103, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.or"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.xor"(%109, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.add"(%104, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%38, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%110, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%111, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_left"(%114, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.shift_right_logical"(%114, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.or"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.xor"(%120, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.add"(%115, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_left"(%121, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.shift_right_logical"(%121, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.or"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.xor"(%127, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%122, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_left"(%128, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_right_logical"(%128, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.or"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.xor"(%134, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.add"(%129, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.shift_left"(%135, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_right_logical"(%135, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.or"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.xor"(%141, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.add"(%136, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%41, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%142, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%143, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_left"(%146, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.shift_right_logical"(%146, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.or"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.xor"(%152, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.add"(%147, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_left"(%153, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.shift_right_logical"(%153, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.or"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.xor"(%159, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.add"(%154, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_left"(%160, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_right_logical"(%160, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.or"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.xor"(%166, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.add"(%161, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.shift_left"(%167, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_right_logical"(%167, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.or"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.xor"(%173, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.add"(%168, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.add"(%48, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%174, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%175, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_left"(%178, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.shift_right_logical"(%178, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.or"(%181, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.xor"(%184, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.add"(%179, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_left"(%185, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.shift_right_logical"(%185, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.or"(%188, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.xor"(%191, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.add"(%186, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.shift_left"(%192, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%197 = "stablehlo.shift_right_logical"(%192, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.or"(%195, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.xor"(%198, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.add"(%193, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%202 = "stablehlo.shift_left"(%199, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%204 = "stablehlo.shift_right_logical"(%199, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.or"(%202, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.xor"(%205, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.add"(%200, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%38, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.add"(%206, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%212 = "stablehlo.xor"(%207, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.xor"(%212, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%216 = "stablehlo.add"(%37, %215) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%217 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%218 = "stablehlo.add"(%211, %217) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%219 = "stablehlo.add"(%216, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%221 = "stablehlo.shift_left"(%218, %220) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%222 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%223 = "stablehlo.shift_right_logical"(%218, %222) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%224 = "stablehlo.or"(%221, %223) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%225 = "stablehlo.xor"(%224, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%226 = "stablehlo.add"(%219, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%227 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%228 = "stablehlo.shift_left"(%225, %227) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%229 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%230 = "stablehlo.shift_right_logical"(%225, %229) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%231 = "stablehlo.or"(%228, %230) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%232 = "stablehlo.xor"(%231, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.add"(%226, %232) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%234 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%235 = "stablehlo.shift_left"(%232, %234) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%236 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%237 = "stablehlo.shift_right_logical"(%232, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.or"(%235, %237) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%239 = "stablehlo.xor"(%238, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.add"(%233, %239) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%241 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%242 = "stablehlo.shift_left"(%239, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%244 = "stablehlo.shift_right_logical"(%239, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.or"(%242, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.xor"(%245, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%248 = "stablehlo.add"(%240, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%250 = "stablehlo.add"(%214, %249) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%252 = "stablehlo.add"(%246, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.add"(%248, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%255 = "stablehlo.shift_left"(%252, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%257 = "stablehlo.shift_right_logical"(%252, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.or"(%255, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.xor"(%258, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.add"(%253, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%262 = "stablehlo.shift_left"(%259, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%264 = "stablehlo.shift_right_logical"(%259, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.or"(%262, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.xor"(%265, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.add"(%260, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%269 = "stablehlo.shift_left"(%266, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%271 = "stablehlo.shift_right_logical"(%266, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.or"(%269, %271) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.xor"(%272, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.add"(%267, %273) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%275 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%276 = "stablehlo.shift_left"(%273, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%278 = "stablehlo.shift_right_logical"(%273, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.or"(%276, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.xor"(%279, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%282 = "stablehlo.add"(%274, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%284 = "stablehlo.add"(%207, %283) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%285 = "stablehlo.broadcast_in_dim"(%284) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%286 = "stablehlo.add"(%280, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%287 = "stablehlo.add"(%282, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%289 = "stablehlo.shift_left"(%286, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%291 = "stablehlo.shift_right_logical"(%286, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.or"(%289, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.xor"(%292, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.add"(%287, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%296 = "stablehlo.shift_left"(%293, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%298 = "stablehlo.shift_right_logical"(%293, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.or"(%296, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.xor"(%299, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.add"(%294, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%303 = "stablehlo.shift_left"(%300, %302) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%305 = "stablehlo.shift_right_logical"(%300, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.or"(%303, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.xor"(%306, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.add"(%301, %307) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%309 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%310 = "stablehlo.shift_left"(%307, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%312 = "stablehlo.shift_right_logical"(%307, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.or"(%310, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.xor"(%313, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%316 = "stablehlo.add"(%308, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%318 = "stablehlo.add"(%210, %317) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%319 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%320 = "stablehlo.add"(%314, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%321 = "stablehlo.add"(%316, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%323 = "stablehlo.shift_left"(%320, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%325 = "stablehlo.shift_right_logical"(%320, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.or"(%323, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.xor"(%326, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.add"(%321, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%330 = "stablehlo.shift_left"(%327, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%332 = "stablehlo.shift_right_logical"(%327, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.or"(%330, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.xor"(%333, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.add"(%328, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%337 = "stablehlo.shift_left"(%334, %336) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%339 = "stablehlo.shift_right_logical"(%334, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.or"(%337, %339) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.xor"(%340, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.add"(%335, %341) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%343 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%344 = "stablehlo.shift_left"(%341, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%346 = "stablehlo.shift_right_logical"(%341, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.or"(%344, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.xor"(%347, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%350 = "stablehlo.add"(%342, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%352 = "stablehlo.add"(%214, %351) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%353 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%354 = "stablehlo.add"(%348, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%355 = "stablehlo.add"(%350, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%357 = "stablehlo.shift_left"(%354, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%359 = "stablehlo.shift_right_logical"(%354, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.or"(%357, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.xor"(%360, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.add"(%355, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%364 = "stablehlo.shift_left"(%361, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%366 = "stablehlo.shift_right_logical"(%361, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.or"(%364, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.xor"(%367, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.add"(%362, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%371 = "stablehlo.shift_left"(%368, %370) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%373 = "stablehlo.shift_right_logical"(%368, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.or"(%371, %373) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.xor"(%374, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%376 = "stablehlo.add"(%369, %375) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%377 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%378 = "stablehlo.shift_left"(%375, %377) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%379 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%380 = "stablehlo.shift_right_logical"(%375, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.or"(%378, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.xor"(%381, %376) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%383 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%384 = "stablehlo.add"(%376, %383) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%386 = "stablehlo.add"(%207, %385) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%387 = "stablehlo.broadcast_in_dim"(%386) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%388 = "stablehlo.add"(%382, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%389 = "stablehlo.reshape"(%384) : (tensor<1xui32>) -> tensor<ui32>
%390 = "stablehlo.convert"(%389) : (tensor<ui32>) -> tensor<ui64>
%391 = "stablehlo.reshape"(%388) : (tensor<1xui32>) -> tensor<ui32>
%392 = "stablehlo.convert"(%391) : (tensor<ui32>) -> tensor<ui64>
%393 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%394 = "stablehlo.shift_left"(%392, %393) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%395 = "stablehlo.or"(%390, %394) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%396 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%397 = "stablehlo.not"(%31) : (tensor<4096xi1>) -> tensor<4096xi1>
%866, %867, %868 = "stablehlo.while"(%396, %397, %32) ({
^bb0(%398: tensor<ui64>, %399: tensor<4096xi1>, %400: tensor<4096xf32>):
%401 = "stablehlo.not"(%399) : (tensor<4096xi1>) -> tensor<4096xi1>
%402 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%406 = "stablehlo.reduce"(%401, %402) ({
^bb0(%403: tensor<i1>, %404: tensor<i1>):
%405 = "stablehlo.and"(%403, %404) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%405) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%407 = "stablehlo.not"(%406) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%407) : (tensor<i1>) -> ()
}, {
^bb0(%408: tensor<ui64>, %409: tensor<4096xi1>, %410: tensor<4096xf32>):
%411 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%412 = "stablehlo.convert"(%395) : (tensor<ui64>) -> tensor<ui32>
%413 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%414 = "stablehlo.shift_right_logical"(%395, %413) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%415 = "stablehlo.convert"(%414) : (tensor<ui64>) -> tensor<ui32>
%416 = "stablehlo.convert"(%408) : (tensor<ui64>) -> tensor<ui32>
%417 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%418 = "stablehlo.shift_right_logical"(%408, %417) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%419 = "stablehlo.convert"(%418) : (tensor<ui64>) -> tensor<ui32>
%420 = "stablehlo.xor"(%412, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%422 = "stablehlo.xor"(%420, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%423 = "stablehlo.add"(%416, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.add"(%419, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.add"(%423, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%427 = "stablehlo.shift_left"(%424, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%429 = "stablehlo.shift_right_logical"(%424, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%430 = "stablehlo.or"(%427, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.xor"(%430, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.add"(%425, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%434 = "stablehlo.shift_left"(%431, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%435 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%436 = "stablehlo.shift_right_logical"(%431, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%437 = "stablehlo.or"(%434, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.xor"(%437, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.add"(%432, %438) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%441 = "stablehlo.shift_left"(%438, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%443 = "stablehlo.shift_right_logical"(%438, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.or"(%441, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.xor"(%444, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.add"(%439, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%448 = "stablehlo.shift_left"(%445, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.shift_right_logical"(%445, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.or"(%448, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.xor"(%451, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.add"(%446, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%455 = "stablehlo.add"(%422, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.add"(%452, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.add"(%453, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%459 = "stablehlo.shift_left"(%456, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_right_logical"(%456, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.or"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.xor"(%462, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.add"(%457, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%466 = "stablehlo.shift_left"(%463, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_right_logical"(%463, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.or"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.xor"(%469, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.add"(%464, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%473 = "stablehlo.shift_left"(%470, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%475 = "stablehlo.shift_right_logical"(%470, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.or"(%473, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.xor"(%476, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.add"(%471, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.shift_left"(%477, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%482 = "stablehlo.shift_right_logical"(%477, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.or"(%480, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.xor"(%483, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.add"(%478, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%487 = "stablehlo.add"(%412, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.add"(%484, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.add"(%485, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.shift_left"(%488, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_right_logical"(%488, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.or"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.xor"(%494, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.add"(%489, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.shift_left"(%495, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_right_logical"(%495, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.or"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.xor"(%501, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.add"(%496, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%505 = "stablehlo.shift_left"(%502, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%507 = "stablehlo.shift_right_logical"(%502, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.or"(%505, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.xor"(%508, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.add"(%503, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%512 = "stablehlo.shift_left"(%509, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.shift_right_logical"(%509, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.or"(%512, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.xor"(%515, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.add"(%510, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.add"(%415, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.add"(%516, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.add"(%517, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%523 = "stablehlo.shift_left"(%520, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_right_logical"(%520, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.or"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.xor"(%526, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.add"(%521, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%530 = "stablehlo.shift_left"(%527, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_right_logical"(%527, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.or"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.xor"(%533, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.add"(%528, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%537 = "stablehlo.shift_left"(%534, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%539 = "stablehlo.shift_right_logical"(%534, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.or"(%537, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.xor"(%540, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.add"(%535, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.shift_left"(%541, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%546 = "stablehlo.shift_right_logical"(%541, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.or"(%544, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.xor"(%547, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.add"(%542, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%551 = "stablehlo.add"(%422, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.add"(%548, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.add"(%549, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%555 = "stablehlo.shift_left"(%552, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_right_logical"(%552, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.or"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.xor"(%558, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.add"(%553, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%562 = "stablehlo.shift_left"(%559, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_right_logical"(%559, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.or"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.xor"(%565, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.add"(%560, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%569 = "stablehlo.shift_left"(%566, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%571 = "stablehlo.shift_right_logical"(%566, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.or"(%569, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.xor"(%572, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.add"(%567, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%576 = "stablehlo.shift_left"(%573, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%578 = "stablehlo.shift_right_logical"(%573, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.or"(%576, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.xor"(%579, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.add"(%574, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%583 = "stablehlo.add"(%412, %582) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.add"(%580, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%586 = "stablehlo.xor"(%581, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%588 = "stablehlo.xor"(%586, %587) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%589 = "stablehlo.broadcast_in_dim"(%581) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%590 = "stablehlo.add"(%411, %589) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%591 = "stablehlo.broadcast_in_dim"(%584) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%592 = "stablehlo.add"(%585, %591) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%593 = "stablehlo.add"(%590, %592) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%594 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%595 = "stablehlo.shift_left"(%592, %594) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%596 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%597 = "stablehlo.shift_right_logical"(%592, %596) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%598 = "stablehlo.or"(%595, %597) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%599 = "stablehlo.xor"(%598, %593) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%600 = "stablehlo.add"(%593, %599) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%601 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%602 = "stablehlo.shift_left"(%599, %601) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%603 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%604 = "stablehlo.shift_right_logical"(%599, %603) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%605 = "stablehlo.or"(%602, %604) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%606 = "stablehlo.xor"(%605, %600) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%607 = "stablehlo.add"(%600, %606) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%608 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%609 = "stablehlo.shift_left"(%606, %608) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%610 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%611 = "stablehlo.shift_right_logical"(%606, %610) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%612 = "stablehlo.or"(%609, %611) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%613 = "stablehlo.xor"(%612, %607) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%614 = "stablehlo.add"(%607, %613) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%615 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%616 = "stablehlo.shift_left"(%613, %615) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%617 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%618 = "stablehlo.shift_right_logical"(%613, %617) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%619 = "stablehlo.or"(%616, %618) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%620 = "stablehlo.xor"(%619, %614) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%621 = "stablehlo.broadcast_in_dim"(%584) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%622 = "stablehlo.add"(%614, %621) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%623 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%624 = "stablehlo.add"(%588, %623) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%625 = "stablehlo.broadcast_in_dim"(%624) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%626 = "stablehlo.add"(%620, %625) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%627 = "stablehlo.add"(%622, %626) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%628 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%629 = "stablehlo.shift_left"(%626, %628) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%630 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%631 = "stablehlo.shift_right_logical"(%626, %630) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%632 = "stablehlo.or"(%629, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%633 = "stablehlo.xor"(%632, %627) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%634 = "stablehlo.add"(%627, %633) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%635 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%636 = "stablehlo.shift_left"(%633, %635) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%637 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%638 = "stablehlo.shift_right_logical"(%633, %637) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%639 = "stablehlo.or"(%636, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%640 = "stablehlo.xor"(%639, %634) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%641 = "stablehlo.add"(%634, %640) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%642 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%643 = "stablehlo.shift_left"(%640, %642) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%644 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%645 = "stablehlo.shift_right_logical"(%640, %644) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%646 = "stablehlo.or"(%643, %645) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%647 = "stablehlo.xor"(%646, %641) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%648 = "stablehlo.add"(%641, %647) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%649 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%650 = "stablehlo.shift_left"(%647, %649) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%651 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%652 = "stablehlo.shift_right_logical"(%647, %651) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%653 = "stablehlo.or"(%650, %652) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%654 = "stablehlo.xor"(%653, %648) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%655 = "stablehlo.broadcast_in_dim"(%588) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%656 = "stablehlo.add"(%648, %655) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%657 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%658 = "stablehlo.add"(%581, %657) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%659 = "stablehlo.broadcast_in_dim"(%658) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%660 = "stablehlo.add"(%654, %659) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%661 = "stablehlo.add"(%656, %660) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%662 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%663 = "stablehlo.shift_left"(%660, %662) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%664 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%665 = "stablehlo.shift_right_logical"(%660, %664) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%666 = "stablehlo.or"(%663, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%667 = "stablehlo.xor"(%666, %661) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%668 = "stablehlo.add"(%661, %667) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%669 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%670 = "stablehlo.shift_left"(%667, %669) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%671 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%672 = "stablehlo.shift_right_logical"(%667, %671) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%673 = "stablehlo.or"(%670, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%674 = "stablehlo.xor"(%673, %668) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%675 = "stablehlo.add"(%668, %674) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%676 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%677 = "stablehlo.shift_left"(%674, %676) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%678 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%679 = "stablehlo.shift_right_logical"(%674, %678) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%680 = "stablehlo.or"(%677, %679) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%681 = "stablehlo.xor"(%680, %675) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%682 = "stablehlo.add"(%675, %681) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%683 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%684 = "stablehlo.shift_left"(%681, %683) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%685 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%686 = "stablehlo.shift_right_logical"(%681, %685) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%687 = "stablehlo.or"(%684, %686) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%688 = "stablehlo.xor"(%687, %682) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%689 = "stablehlo.broadcast_in_dim"(%581) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%690 = "stablehlo.add"(%682, %689) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%691 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%692 = "stablehlo.add"(%584, %691) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%693 = "stablehlo.broadcast_in_dim"(%692) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%694 = "stablehlo.add"(%688, %693) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%695 = "stablehlo.add"(%690, %694) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%696 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%697 = "stablehlo.shift_left"(%694, %696) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%698 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%699 = "stablehlo.shift_right_logical"(%694, %698) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%700 = "stablehlo.or"(%697, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%701 = "stablehlo.xor"(%700, %695) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%702 = "stablehlo.add"(%695, %701) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%703 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%704 = "stablehlo.shift_left"(%701, %703) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%705 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%706 = "stablehlo.shift_right_logical"(%701, %705) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%707 = "stablehlo.or"(%704, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%708 = "stablehlo.xor"(%707, %702) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%709 = "stablehlo.add"(%702, %708) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%710 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%711 = "stablehlo.shift_left"(%708, %710) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%712 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%713 = "stablehlo.shift_right_logical"(%708, %712) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%714 = "stablehlo.or"(%711, %713) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%715 = "stablehlo.xor"(%714, %709) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%716 = "stablehlo.add"(%709, %715) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%717 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%718 = "stablehlo.shift_left"(%715, %717) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%719 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%720 = "stablehlo.shift_right_logical"(%715, %719) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%721 = "stablehlo.or"(%718, %720) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%722 = "stablehlo.xor"(%721, %716) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%723 = "stablehlo.broadcast_in_dim"(%584) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%724 = "stablehlo.add"(%716, %723) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%725 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%726 = "stablehlo.add"(%588, %725) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%727 = "stablehlo.broadcast_in_dim"(%726) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%728 = "stablehlo.add"(%722, %727) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%729 = "stablehlo.add"(%724, %728) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%730 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%731 = "stablehlo.shift_left"(%728, %730) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%732 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%733 = "stablehlo.shift_right_logical"(%728, %732) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%734 = "stablehlo.or"(%731, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%735 = "stablehlo.xor"(%734, %729) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%736 = "stablehlo.add"(%729, %735) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%737 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%738 = "stablehlo.shift_left"(%735, %737) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%739 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%740 = "stablehlo.shift_right_logical"(%735, %739) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%741 = "stablehlo.or"(%738, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%742 = "stablehlo.xor"(%741, %736) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%743 = "stablehlo.add"(%736, %742) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%744 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%745 = "stablehlo.shift_left"(%742, %744) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%746 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%747 = "stablehlo.shift_right_logical"(%742, %746) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%748 = "stablehlo.or"(%745, %747) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%749 = "stablehlo.xor"(%748, %743) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%750 = "stablehlo.add"(%743, %749) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%751 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%752 = "stablehlo.shift_left"(%749, %751) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%753 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%754 = "stablehlo.shift_right_logical"(%749, %753) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%755 = "stablehlo.or"(%752, %754) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%756 = "stablehlo.xor"(%755, %750) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%757 = "stablehlo.broadcast_in_dim"(%588) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%758 = "stablehlo.add"(%750, %757) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%759 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%760 = "stablehlo.add"(%581, %759) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%761 = "stablehlo.broadcast_in_dim"(%760) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%762 = "stablehlo.add"(%756, %761) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%763 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%764 = "stablehlo.shift_right_logical"(%758, %763) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%765 = "stablehlo.convert"(%764) : (tensor<4096xui32>) -> tensor<4096xi32>
%766 = "stablehlo.convert"(%765) : (tensor<4096xi32>) -> tensor<4096xf32>
%767 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%768 = "stablehlo.add"(%766, %767) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%769 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%770 = "stablehlo.multiply"(%768, %769) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%771 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%772 = "stablehlo.shift_right_logical"(%762, %771) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%773 = "stablehlo.convert"(%772) : (tensor<4096xui32>) -> tensor<4096xi32>
%774 = "stablehlo.convert"(%773) : (tensor<4096xi32>) -> tensor<4096xf32>
%775 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%776 = "stablehlo.add"(%774, %775) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%777 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%778 = "stablehlo.multiply"(%776, %777) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%779 = "stablehlo.negate"(%5) : (tensor<4096xf32>) -> tensor<4096xf32>
%780 = "stablehlo.exponential"(%779) : (tensor<4096xf32>) -> tensor<4096xf32>
%781 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%782 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%808, %809, %810, %811 = "stablehlo.while"(%782, %780, %780, %781) ({
^bb0(%783: tensor<i32>, %784: tensor<4096xf32>, %785: tensor<4096xf32>, %786: tensor<4096xf32>):
%787 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%788 = "stablehlo.compare"(%783, %787) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%788) : (tensor<i1>) -> ()
}, {
^bb0(%789: tensor<i32>, %790: tensor<4096xf32>, %791: tensor<4096xf32>, %792: tensor<4096xf32>):
%793 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%794 = "stablehlo.add"(%789, %793) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%795 = "stablehlo.multiply"(%790, %5) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%796 = "stablehlo.convert"(%789) : (tensor<i32>) -> tensor<f32>
%797 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%798 = "stablehlo.add"(%796, %797) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%799 = "stablehlo.broadcast_in_dim"(%798) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%800 = "stablehlo.divide"(%795, %799) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%801 = "stablehlo.compare"(%770, %791) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%802 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%803 = "stablehlo.compare"(%790, %802) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%804 = "stablehlo.and"(%801, %803) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%805 = "stablehlo.add"(%791, %800) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%806 = "stablehlo.convert"(%804) : (tensor<4096xi1>) -> tensor<4096xf32>
%807 = "stablehlo.add"(%792, %806) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%794, %800, %805, %807) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%812 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%813 = "stablehlo.subtract"(%770, %812) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%814 = "stablehlo.abs"(%813) : (tensor<4096xf32>) -> tensor<4096xf32>
%815 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%816 = "stablehlo.subtract"(%815, %814) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%817 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%818 = "stablehlo.multiply"(%817, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%819 = "stablehlo.divide"(%818, %816) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%820 = "stablehlo.add"(%819, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%821 = "stablehlo.multiply"(%820, %813) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%822 = "stablehlo.add"(%821, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%823 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%824 = "stablehlo.add"(%822, %823) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%825 = "stablehlo.floor"(%824) : (tensor<4096xf32>) -> tensor<4096xf32>
%826 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%827 = "stablehlo.compare"(%816, %826) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%828 = "stablehlo.compare"(%778, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%829 = "stablehlo.and"(%827, %828) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%830 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%831 = "stablehlo.compare"(%825, %830) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%832 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%833 = "stablehlo.compare"(%816, %832) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%834 = "stablehlo.compare"(%778, %816) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%835 = "stablehlo.and"(%833, %834) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%836 = "stablehlo.or"(%831, %835) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%837 = "stablehlo.multiply"(%778, %22) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%838 = "stablehlo.multiply"(%816, %816) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%839 = "stablehlo.divide"(%16, %838) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%840 = "stablehlo.add"(%839, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%841 = "stablehlo.divide"(%837, %840) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%842 = "stablehlo.log"(%841) : (tensor<4096xf32>) -> tensor<4096xf32>
%843 = "stablehlo.log"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%844 = "stablehlo.multiply"(%825, %843) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%845 = "stablehlo.subtract"(%844, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%846 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%847 = "stablehlo.add"(%825, %846) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%848 = "chlo.lgamma"(%847) : (tensor<4096xf32>) -> tensor<4096xf32>
%849 = "stablehlo.subtract"(%845, %848) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%850 = "stablehlo.or"(%3, %829) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%851 = "stablehlo.not"(%836) : (tensor<4096xi1>) -> tensor<4096xi1>
%852 = "stablehlo.compare"(%842, %849) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%853 = "stablehlo.and"(%851, %852) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%854 = "stablehlo.or"(%850, %853) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%855 = "stablehlo.select"(%3, %811, %825) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%856 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%857 = "stablehlo.select"(%854, %855, %856) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%858 = "stablehlo.compare"(%857, %857) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%859 = "stablehlo.and"(%409, %858) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%860 = "stablehlo.compare"(%857, %857) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%861 = "stablehlo.not"(%860) : (tensor<4096xi1>) -> tensor<4096xi1>
%862 = "stablehlo.and"(%409, %861) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%863 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%864 = "stablehlo.add"(%408, %863) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%865 = "stablehlo.select"(%862, %857, %410) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%864, %859, %865) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %868 : tensor<4096xf32>
}
}

// bf16[16]
// random counters: 1
module @example {
func.func public @main(%0: tensor<16xbf16>, %1: tensor<2xui64>) -> (tensor<16xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf32>
%3 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.select"(%4, %2, %5) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.select"(%4, %7, %2) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.sqrt"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<16xf32>} : () -> tensor<16xf32>
%11 = "stablehlo.multiply"(%10, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%12 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%13 = "stablehlo.add"(%12, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%14 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%16 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%17 = "stablehlo.add"(%16, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%18 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<16xf32>} : () -> tensor<16xf32>
%19 = "stablehlo.subtract"(%13, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%20 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<16xf32>} : () -> tensor<16xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%22 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<16xf32>} : () -> tensor<16xf32>
%23 = "stablehlo.add"(%22, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%25 = "stablehlo.subtract"(%13, %24) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%26 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<16xf32>} : () -> tensor<16xf32>
%27 = "stablehlo.divide"(%26, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%29 = "stablehlo.subtract"(%28, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%31 = "stablehlo.compare"(%2, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%32 = "stablehlo.not"(%31) : (tensor<16xi1>) -> tensor<16xi1>
%33 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%34 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%35 = "stablehlo.reshape"(%34) : (tensor<1xui64>) -> tensor<ui64>
%36 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%37 = "stablehlo.reshape"(%36) : (tensor<1xui64>) -> tensor<ui64>
%38 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%39 = "stablehlo.convert"(%35) : (tensor<ui64>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%41 = "stablehlo.shift_right_logical"(%35, %40) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%42 = "stablehlo.convert"(%41) : (tensor<ui64>) -> tensor<ui32>
%43 = "stablehlo.convert"(%37) : (tensor<ui64>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%45 = "stablehlo.shift_right_logical"(%37, %44) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%46 = "stablehlo.convert"(%45) : (tensor<ui64>) -> tensor<ui32>
%47 = "stablehlo.xor"(%39, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.xor"(%47, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%43, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.add"(%46, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.add"(%50, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.shift_left"(%51, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%56 = "stablehlo.shift_right_logical"(%51, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.or"(%54, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.xor"(%57, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.add"(%52, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%61 = "stablehlo.shift_left"(%58, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.or"(%61, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.xor"(%64, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.add"(%59, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.shift_left"(%65, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.shift_right_logical"(%65, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.or"(%68, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.xor"(%71, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.add"(%66, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.shift_left"(%72, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_right_logical"(%72, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.or"(%75, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.xor"(%78, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.add"(%73, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%82 = "stablehlo.add"(%49, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%79, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%80, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_left"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.or"(%86, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.xor"(%89, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.add"(%84, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_left"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.or"(%93, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.xor"(%96, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.add"(%91, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_left"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.or"(%100, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.xor"(%103, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.add"(%98, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%107 = "stablehlo.shift_left"(%104, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_right_logical"(%104, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.or"(%107, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.xor"(%110, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.add"(%105, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%39, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%111, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%112, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_left"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.or"(%118, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.xor"(%121, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.add"(%116, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_left"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.or"(%125, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.xor"(%128, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.add"(%123, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_left"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.or"(%132, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.xor"(%135, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.add"(%130, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.shift_left"(%136, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_right_logical"(%136, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.or"(%139, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.xor"(%142, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.add"(%137, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.add"(%42, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%143, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.add"(%144, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_left"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.or"(%150, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.xor"(%153, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.add"(%148, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_left"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.or"(%157, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.xor"(%160, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.add"(%155, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_left"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.or"(%164, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.xor"(%167, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.add"(%162, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.shift_left"(%168, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_right_logical"(%168, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.or"(%171, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.xor"(%174, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.add"(%169, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%178 = "stablehlo.add"(%49, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%175, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.add"(%176, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_left"(%179, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.shift_right_logical"(%179, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.or"(%182, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.xor"(%185, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.add"(%180, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.shift_left"(%186, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.shift_right_logical"(%186, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.or"(%189, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.xor"(%192, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.add"(%187, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.shift_left"(%193, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.shift_right_logical"(%193, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.or"(%196, %198) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.xor"(%199, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.add"(%194, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%203 = "stablehlo.shift_left"(%200, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%205 = "stablehlo.shift_right_logical"(%200, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.or"(%203, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.xor"(%206, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.add"(%201, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%210 = "stablehlo.add"(%39, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.add"(%207, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%213 = "stablehlo.xor"(%208, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.xor"(%213, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%217 = "stablehlo.add"(%38, %216) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%219 = "stablehlo.add"(%212, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.add"(%217, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%221 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%222 = "stablehlo.shift_left"(%219, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%223 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%224 = "stablehlo.shift_right_logical"(%219, %223) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%225 = "stablehlo.or"(%222, %224) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%226 = "stablehlo.xor"(%225, %220) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%227 = "stablehlo.add"(%220, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%228 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%229 = "stablehlo.shift_left"(%226, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%230 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%231 = "stablehlo.shift_right_logical"(%226, %230) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%232 = "stablehlo.or"(%229, %231) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.xor"(%232, %227) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%234 = "stablehlo.add"(%227, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%236 = "stablehlo.shift_left"(%233, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%237 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%238 = "stablehlo.shift_right_logical"(%233, %237) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%239 = "stablehlo.or"(%236, %238) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.xor"(%239, %234) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%241 = "stablehlo.add"(%234, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%243 = "stablehlo.shift_left"(%240, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%245 = "stablehlo.shift_right_logical"(%240, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.or"(%243, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.xor"(%246, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%249 = "stablehlo.add"(%241, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%251 = "stablehlo.add"(%215, %250) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%252 = "stablehlo.broadcast_in_dim"(%251) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%253 = "stablehlo.add"(%247, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.add"(%249, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%256 = "stablehlo.shift_left"(%253, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%258 = "stablehlo.shift_right_logical"(%253, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.or"(%256, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.xor"(%259, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.add"(%254, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%263 = "stablehlo.shift_left"(%260, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%265 = "stablehlo.shift_right_logical"(%260, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.or"(%263, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.xor"(%266, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.add"(%261, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%270 = "stablehlo.shift_left"(%267, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%272 = "stablehlo.shift_right_logical"(%267, %271) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.or"(%270, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.xor"(%273, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%275 = "stablehlo.add"(%268, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%277 = "stablehlo.shift_left"(%274, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%279 = "stablehlo.shift_right_logical"(%274, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.or"(%277, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.xor"(%280, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%283 = "stablehlo.add"(%275, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%285 = "stablehlo.add"(%208, %284) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%286 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%287 = "stablehlo.add"(%281, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.add"(%283, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%290 = "stablehlo.shift_left"(%287, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%292 = "stablehlo.shift_right_logical"(%287, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.or"(%290, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.xor"(%293, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.add"(%288, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%297 = "stablehlo.shift_left"(%294, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%299 = "stablehlo.shift_right_logical"(%294, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.or"(%297, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.xor"(%300, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.add"(%295, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%304 = "stablehlo.shift_left"(%301, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%306 = "stablehlo.shift_right_logical"(%301, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.or"(%304, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.xor"(%307, %302) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%309 = "stablehlo.add"(%302, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%311 = "stablehlo.shift_left"(%308, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%313 = "stablehlo.shift_right_logical"(%308, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.or"(%311, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.xor"(%314, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%317 = "stablehlo.add"(%309, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%319 = "stablehlo.add"(%211, %318) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%320 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%321 = "stablehlo.add"(%315, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.add"(%317, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%324 = "stablehlo.shift_left"(%321, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%326 = "stablehlo.shift_right_logical"(%321, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.or"(%324, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.xor"(%327, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.add"(%322, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%331 = "stablehlo.shift_left"(%328, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%333 = "stablehlo.shift_right_logical"(%328, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.or"(%331, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.xor"(%334, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.add"(%329, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%338 = "stablehlo.shift_left"(%335, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%340 = "stablehlo.shift_right_logical"(%335, %339) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.or"(%338, %340) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.xor"(%341, %336) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%343 = "stablehlo.add"(%336, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%344 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%345 = "stablehlo.shift_left"(%342, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%347 = "stablehlo.shift_right_logical"(%342, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.or"(%345, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.xor"(%348, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%351 = "stablehlo.add"(%343, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%353 = "stablehlo.add"(%215, %352) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%354 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%355 = "stablehlo.add"(%349, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.add"(%351, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%358 = "stablehlo.shift_left"(%355, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%360 = "stablehlo.shift_right_logical"(%355, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.or"(%358, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.xor"(%361, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.add"(%356, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%365 = "stablehlo.shift_left"(%362, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%367 = "stablehlo.shift_right_logical"(%362, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.or"(%365, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.xor"(%368, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.add"(%363, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%372 = "stablehlo.shift_left"(%369, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%374 = "stablehlo.shift_right_logical"(%369, %373) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.or"(%372, %374) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%376 = "stablehlo.xor"(%375, %370) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%377 = "stablehlo.add"(%370, %376) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%378 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%379 = "stablehlo.shift_left"(%376, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%380 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%381 = "stablehlo.shift_right_logical"(%376, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.or"(%379, %381) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%383 = "stablehlo.xor"(%382, %377) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%385 = "stablehlo.add"(%377, %384) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%387 = "stablehlo.add"(%208, %386) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%388 = "stablehlo.broadcast_in_dim"(%387) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%389 = "stablehlo.add"(%383, %388) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%390 = "stablehlo.reshape"(%385) : (tensor<1xui32>) -> tensor<ui32>
%391 = "stablehlo.convert"(%390) : (tensor<ui32>) -> tensor<ui64>
%392 = "stablehlo.reshape"(%389) : (tensor<1xui32>) -> tensor<ui32>
%393 = "stablehlo.convert"(%392) : (tensor<ui32>) -> tensor<ui64>
%394 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%395 = "stablehlo.shift_left"(%393, %394) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%396 = "stablehlo.or"(%391, %395) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%397 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%398 = "stablehlo.not"(%32) : (tensor<16xi1>) -> tensor<16xi1>
%867, %868, %869 = "stablehlo.while"(%397, %398, %33) ({
^bb0(%399: tensor<ui64>, %400: tensor<16xi1>, %401: tensor<16xf32>):
%402 = "stablehlo.not"(%400) : (tensor<16xi1>) -> tensor<16xi1>
%403 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%407 = "stablehlo.reduce"(%402, %403) ({
^bb0(%404: tensor<i1>, %405: tensor<i1>):
%406 = "stablehlo.and"(%404, %405) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%406) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%408 = "stablehlo.not"(%407) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%408) : (tensor<i1>) -> ()
}, {
^bb0(%409: tensor<ui64>, %410: tensor<16xi1>, %411: tensor<16xf32>):
%412 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%413 = "stablehlo.convert"(%396) : (tensor<ui64>) -> tensor<ui32>
%414 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%415 = "stablehlo.shift_right_logical"(%396, %414) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%416 = "stablehlo.convert"(%415) : (tensor<ui64>) -> tensor<ui32>
%417 = "stablehlo.convert"(%409) : (tensor<ui64>) -> tensor<ui32>
%418 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%419 = "stablehlo.shift_right_logical"(%409, %418) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%420 = "stablehlo.convert"(%419) : (tensor<ui64>) -> tensor<ui32>
%421 = "stablehlo.xor"(%413, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%423 = "stablehlo.xor"(%421, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.add"(%417, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.add"(%420, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.add"(%424, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%428 = "stablehlo.shift_left"(%425, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%430 = "stablehlo.shift_right_logical"(%425, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.or"(%428, %430) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.xor"(%431, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.add"(%426, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%435 = "stablehlo.shift_left"(%432, %434) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%436 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%437 = "stablehlo.shift_right_logical"(%432, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.or"(%435, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.xor"(%438, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.add"(%433, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%441 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%442 = "stablehlo.shift_left"(%439, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%444 = "stablehlo.shift_right_logical"(%439, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.or"(%442, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.xor"(%445, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.add"(%440, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%449 = "stablehlo.shift_left"(%446, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%451 = "stablehlo.shift_right_logical"(%446, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.or"(%449, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.xor"(%452, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.add"(%447, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%456 = "stablehlo.add"(%423, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.add"(%453, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.add"(%454, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%460 = "stablehlo.shift_left"(%457, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%462 = "stablehlo.shift_right_logical"(%457, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.or"(%460, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.xor"(%463, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.add"(%458, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.shift_left"(%464, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.shift_right_logical"(%464, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.or"(%467, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.xor"(%470, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.add"(%465, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.shift_left"(%471, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.shift_right_logical"(%471, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.or"(%474, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.xor"(%477, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.add"(%472, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%481 = "stablehlo.shift_left"(%478, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%483 = "stablehlo.shift_right_logical"(%478, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.or"(%481, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.xor"(%484, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.add"(%479, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%488 = "stablehlo.add"(%413, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.add"(%485, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.add"(%486, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%492 = "stablehlo.shift_left"(%489, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.shift_right_logical"(%489, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.or"(%492, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.xor"(%495, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.add"(%490, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%499 = "stablehlo.shift_left"(%496, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.shift_right_logical"(%496, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.or"(%499, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.xor"(%502, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.add"(%497, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%506 = "stablehlo.shift_left"(%503, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%508 = "stablehlo.shift_right_logical"(%503, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.or"(%506, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.xor"(%509, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.add"(%504, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%513 = "stablehlo.shift_left"(%510, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.shift_right_logical"(%510, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.or"(%513, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.xor"(%516, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.add"(%511, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%520 = "stablehlo.add"(%416, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.add"(%517, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.add"(%518, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%524 = "stablehlo.shift_left"(%521, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.shift_right_logical"(%521, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.or"(%524, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.xor"(%527, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.add"(%522, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%531 = "stablehlo.shift_left"(%528, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%533 = "stablehlo.shift_right_logical"(%528, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.or"(%531, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.xor"(%534, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.add"(%529, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%538 = "stablehlo.shift_left"(%535, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%540 = "stablehlo.shift_right_logical"(%535, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.or"(%538, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.xor"(%541, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.add"(%536, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%545 = "stablehlo.shift_left"(%542, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%547 = "stablehlo.shift_right_logical"(%542, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.or"(%545, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.xor"(%548, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.add"(%543, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%552 = "stablehlo.add"(%423, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.add"(%549, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.add"(%550, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%556 = "stablehlo.shift_left"(%553, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%558 = "stablehlo.shift_right_logical"(%553, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.or"(%556, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.xor"(%559, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.add"(%554, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%563 = "stablehlo.shift_left"(%560, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.shift_right_logical"(%560, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.or"(%563, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.xor"(%566, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.add"(%561, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%570 = "stablehlo.shift_left"(%567, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%572 = "stablehlo.shift_right_logical"(%567, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.or"(%570, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.xor"(%573, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.add"(%568, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%577 = "stablehlo.shift_left"(%574, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%579 = "stablehlo.shift_right_logical"(%574, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.or"(%577, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.xor"(%580, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.add"(%575, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%584 = "stablehlo.add"(%413, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.add"(%581, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%587 = "stablehlo.xor"(%582, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%588 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.xor"(%587, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.broadcast_in_dim"(%582) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%591 = "stablehlo.add"(%412, %590) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%592 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%593 = "stablehlo.add"(%586, %592) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%594 = "stablehlo.add"(%591, %593) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%595 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%596 = "stablehlo.shift_left"(%593, %595) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%597 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%598 = "stablehlo.shift_right_logical"(%593, %597) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%599 = "stablehlo.or"(%596, %598) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%600 = "stablehlo.xor"(%599, %594) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%601 = "stablehlo.add"(%594, %600) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%602 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%603 = "stablehlo.shift_left"(%600, %602) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%604 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%605 = "stablehlo.shift_right_logical"(%600, %604) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%606 = "stablehlo.or"(%603, %605) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%607 = "stablehlo.xor"(%606, %601) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%608 = "stablehlo.add"(%601, %607) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%609 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%610 = "stablehlo.shift_left"(%607, %609) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%611 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%612 = "stablehlo.shift_right_logical"(%607, %611) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%613 = "stablehlo.or"(%610, %612) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%614 = "stablehlo.xor"(%613, %608) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%615 = "stablehlo.add"(%608, %614) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%616 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%617 = "stablehlo.shift_left"(%614, %616) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%618 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%619 = "stablehlo.shift_right_logical"(%614, %618) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%620 = "stablehlo.or"(%617, %619) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%621 = "stablehlo.xor"(%620, %615) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%622 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%623 = "stablehlo.add"(%615, %622) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%624 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%625 = "stablehlo.add"(%589, %624) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%627 = "stablehlo.add"(%621, %626) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%628 = "stablehlo.add"(%623, %627) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%629 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%630 = "stablehlo.shift_left"(%627, %629) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%631 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%632 = "stablehlo.shift_right_logical"(%627, %631) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%633 = "stablehlo.or"(%630, %632) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%634 = "stablehlo.xor"(%633, %628) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%635 = "stablehlo.add"(%628, %634) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%636 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%637 = "stablehlo.shift_left"(%634, %636) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%638 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%639 = "stablehlo.shift_right_logical"(%634, %638) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%640 = "stablehlo.or"(%637, %639) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%641 = "stablehlo.xor"(%640, %635) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%642 = "stablehlo.add"(%635, %641) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%643 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%644 = "stablehlo.shift_left"(%641, %643) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%645 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%646 = "stablehlo.shift_right_logical"(%641, %645) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%647 = "stablehlo.or"(%644, %646) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%648 = "stablehlo.xor"(%647, %642) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%649 = "stablehlo.add"(%642, %648) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%650 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%651 = "stablehlo.shift_left"(%648, %650) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%652 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%653 = "stablehlo.shift_right_logical"(%648, %652) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%654 = "stablehlo.or"(%651, %653) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%655 = "stablehlo.xor"(%654, %649) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%656 = "stablehlo.broadcast_in_dim"(%589) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%657 = "stablehlo.add"(%649, %656) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%658 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%659 = "stablehlo.add"(%582, %658) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%660 = "stablehlo.broadcast_in_dim"(%659) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%661 = "stablehlo.add"(%655, %660) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%662 = "stablehlo.add"(%657, %661) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%663 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%664 = "stablehlo.shift_left"(%661, %663) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%665 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%666 = "stablehlo.shift_right_logical"(%661, %665) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%667 = "stablehlo.or"(%664, %666) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%668 = "stablehlo.xor"(%667, %662) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%669 = "stablehlo.add"(%662, %668) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%670 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%671 = "stablehlo.shift_left"(%668, %670) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%672 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%673 = "stablehlo.shift_right_logical"(%668, %672) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%674 = "stablehlo.or"(%671, %673) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%675 = "stablehlo.xor"(%674, %669) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%676 = "stablehlo.add"(%669, %675) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%677 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%678 = "stablehlo.shift_left"(%675, %677) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%679 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%680 = "stablehlo.shift_right_logical"(%675, %679) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%681 = "stablehlo.or"(%678, %680) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%682 = "stablehlo.xor"(%681, %676) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%683 = "stablehlo.add"(%676, %682) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%684 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%685 = "stablehlo.shift_left"(%682, %684) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%686 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%687 = "stablehlo.shift_right_logical"(%682, %686) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%688 = "stablehlo.or"(%685, %687) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%689 = "stablehlo.xor"(%688, %683) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%690 = "stablehlo.broadcast_in_dim"(%582) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%691 = "stablehlo.add"(%683, %690) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%692 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%693 = "stablehlo.add"(%585, %692) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%694 = "stablehlo.broadcast_in_dim"(%693) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%695 = "stablehlo.add"(%689, %694) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%696 = "stablehlo.add"(%691, %695) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%697 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%698 = "stablehlo.shift_left"(%695, %697) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%699 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%700 = "stablehlo.shift_right_logical"(%695, %699) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%701 = "stablehlo.or"(%698, %700) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%702 = "stablehlo.xor"(%701, %696) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%703 = "stablehlo.add"(%696, %702) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%704 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%705 = "stablehlo.shift_left"(%702, %704) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%706 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%707 = "stablehlo.shift_right_logical"(%702, %706) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%708 = "stablehlo.or"(%705, %707) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%709 = "stablehlo.xor"(%708, %703) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%710 = "stablehlo.add"(%703, %709) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%711 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%712 = "stablehlo.shift_left"(%709, %711) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%713 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%714 = "stablehlo.shift_right_logical"(%709, %713) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%715 = "stablehlo.or"(%712, %714) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%716 = "stablehlo.xor"(%715, %710) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%717 = "stablehlo.add"(%710, %716) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%718 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%719 = "stablehlo.shift_left"(%716, %718) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%720 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%721 = "stablehlo.shift_right_logical"(%716, %720) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%722 = "stablehlo.or"(%719, %721) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%723 = "stablehlo.xor"(%722, %717) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%724 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%725 = "stablehlo.add"(%717, %724) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%726 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%727 = "stablehlo.add"(%589, %726) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%728 = "stablehlo.broadcast_in_dim"(%727) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%729 = "stablehlo.add"(%723, %728) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%730 = "stablehlo.add"(%725, %729) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%731 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%732 = "stablehlo.shift_left"(%729, %731) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%733 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%734 = "stablehlo.shift_right_logical"(%729, %733) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%735 = "stablehlo.or"(%732, %734) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%736 = "stablehlo.xor"(%735, %730) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%737 = "stablehlo.add"(%730, %736) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%738 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%739 = "stablehlo.shift_left"(%736, %738) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%740 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%741 = "stablehlo.shift_right_logical"(%736, %740) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%742 = "stablehlo.or"(%739, %741) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%743 = "stablehlo.xor"(%742, %737) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%744 = "stablehlo.add"(%737, %743) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%745 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%746 = "stablehlo.shift_left"(%743, %745) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%747 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%748 = "stablehlo.shift_right_logical"(%743, %747) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%749 = "stablehlo.or"(%746, %748) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%750 = "stablehlo.xor"(%749, %744) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%751 = "stablehlo.add"(%744, %750) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%752 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%753 = "stablehlo.shift_left"(%750, %752) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%754 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%755 = "stablehlo.shift_right_logical"(%750, %754) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%756 = "stablehlo.or"(%753, %755) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%757 = "stablehlo.xor"(%756, %751) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%758 = "stablehlo.broadcast_in_dim"(%589) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%759 = "stablehlo.add"(%751, %758) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%760 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%761 = "stablehlo.add"(%582, %760) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%762 = "stablehlo.broadcast_in_dim"(%761) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%763 = "stablehlo.add"(%757, %762) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%764 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%765 = "stablehlo.shift_right_logical"(%759, %764) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%766 = "stablehlo.convert"(%765) : (tensor<16xui32>) -> tensor<16xi32>
%767 = "stablehlo.convert"(%766) : (tensor<16xi32>) -> tensor<16xf32>
%768 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%769 = "stablehlo.add"(%767, %768) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%770 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%771 = "stablehlo.multiply"(%769, %770) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%772 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%773 = "stablehlo.shift_right_logical"(%763, %772) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%774 = "stablehlo.convert"(%773) : (tensor<16xui32>) -> tensor<16xi32>
%775 = "stablehlo.convert"(%774) : (tensor<16xi32>) -> tensor<16xf32>
%776 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%777 = "stablehlo.add"(%775, %776) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%778 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%779 = "stablehlo.multiply"(%777, %778) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%780 = "stablehlo.negate"(%6) : (tensor<16xf32>) -> tensor<16xf32>
%781 = "stablehlo.exponential"(%780) : (tensor<16xf32>) -> tensor<16xf32>
%782 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%783 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%809, %810, %811, %812 = "stablehlo.while"(%783, %781, %781, %782) ({
^bb0(%784: tensor<i32>, %785: tensor<16xf32>, %786: tensor<16xf32>, %787: tensor<16xf32>):
%788 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%789 = "stablehlo.compare"(%784, %788) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%789) : (tensor<i1>) -> ()
}, {
^bb0(%790: tensor<i32>, %791: tensor<16xf32>, %792: tensor<16xf32>, %793: tensor<16xf32>):
%794 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%795 = "stablehlo.add"(%790, %794) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%796 = "stablehlo.multiply"(%791, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%797 = "stablehlo.convert"(%790) : (tensor<i32>) -> tensor<f32>
%798 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%799 = "stablehlo.add"(%797, %798) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%800 = "stablehlo.broadcast_in_dim"(%799) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%801 = "stablehlo.divide"(%796, %800) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%802 = "stablehlo.compare"(%771, %792) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%803 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%804 = "stablehlo.compare"(%791, %803) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%805 = "stablehlo.and"(%802, %804) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%806 = "stablehlo.add"(%792, %801) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%807 = "stablehlo.convert"(%805) : (tensor<16xi1>) -> tensor<16xf32>
%808 = "stablehlo.add"(%793, %807) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%795, %801, %806, %808) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%813 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%814 = "stablehlo.subtract"(%771, %813) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%815 = "stablehlo.abs"(%814) : (tensor<16xf32>) -> tensor<16xf32>
%816 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%817 = "stablehlo.subtract"(%816, %815) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%818 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%819 = "stablehlo.multiply"(%818, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%820 = "stablehlo.divide"(%819, %817) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%821 = "stablehlo.add"(%820, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%822 = "stablehlo.multiply"(%821, %814) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%823 = "stablehlo.add"(%822, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%824 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%825 = "stablehlo.add"(%823, %824) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%826 = "stablehlo.floor"(%825) : (tensor<16xf32>) -> tensor<16xf32>
%827 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%828 = "stablehlo.compare"(%817, %827) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%829 = "stablehlo.compare"(%779, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%830 = "stablehlo.and"(%828, %829) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%831 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%832 = "stablehlo.compare"(%826, %831) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%833 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%834 = "stablehlo.compare"(%817, %833) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%835 = "stablehlo.compare"(%779, %817) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%836 = "stablehlo.and"(%834, %835) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%837 = "stablehlo.or"(%832, %836) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%838 = "stablehlo.multiply"(%779, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%839 = "stablehlo.multiply"(%817, %817) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%840 = "stablehlo.divide"(%17, %839) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%841 = "stablehlo.add"(%840, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%842 = "stablehlo.divide"(%838, %841) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%843 = "stablehlo.log"(%842) : (tensor<16xf32>) -> tensor<16xf32>
%844 = "stablehlo.log"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%845 = "stablehlo.multiply"(%826, %844) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%846 = "stablehlo.subtract"(%845, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%847 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%848 = "stablehlo.add"(%826, %847) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%849 = "chlo.lgamma"(%848) : (tensor<16xf32>) -> tensor<16xf32>
%850 = "stablehlo.subtract"(%846, %849) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%851 = "stablehlo.or"(%4, %830) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%852 = "stablehlo.not"(%837) : (tensor<16xi1>) -> tensor<16xi1>
%853 = "stablehlo.compare"(%843, %850) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%854 = "stablehlo.and"(%852, %853) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%855 = "stablehlo.or"(%851, %854) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%856 = "stablehlo.select"(%4, %812, %826) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%857 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%858 = "stablehlo.select"(%855, %856, %857) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%859 = "stablehlo.compare"(%858, %858) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%860 = "stablehlo.and"(%410, %859) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%861 = "stablehlo.compare"(%858, %858) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%862 = "stablehlo.not"(%861) : (tensor<16xi1>) -> tensor<16xi1>
%863 = "stablehlo.and"(%410, %862) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%864 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%865 = "stablehlo.add"(%409, %864) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%866 = "stablehlo.select"(%863, %858, %411) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%865, %860, %866) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%870 = "stablehlo.convert"(%869) : (tensor<16xf32>) -> tensor<16xbf16>
return %870 : tensor<16xbf16>
}
}

