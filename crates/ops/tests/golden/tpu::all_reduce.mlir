// f32[2,3] SUM [4,4,1]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
%4 = "stablehlo.all_reduce"(%0) ({
^bb0(%1: tensor<f32>, %2: tensor<f32>):
%3 = "stablehlo.add"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%3) : (tensor<f32>) -> ()
}) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
return %4 : tensor<2x3xf32>
}
}

// bf16[2,3] AVG [4,2,2]
module @example {
func.func public @main(%0: tensor<2x3xbf16>) -> (tensor<2x3xbf16>) {
%4 = "stablehlo.all_reduce"(%0) ({
^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
%3 = "stablehlo.add"(%1, %2) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%3) : (tensor<bf16>) -> ()
}) {replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>} : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
%5 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3xbf16>} : () -> tensor<2x3xbf16>
%6 = "stablehlo.divide"(%4, %5) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
return %6 : tensor<2x3xbf16>
}
}

// f8e4m3fn[4] MAX [2,2,1]
module @example {
func.func public @main(%0: tensor<4xf8E4M3FN>) -> (tensor<4xf8E4M3FN>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xf8E4M3FN>) -> tensor<4xf32>
%5 = "stablehlo.all_reduce"(%1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.constant"() {value = dense<4.48e2> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.negate"(%6) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.clamp"(%7, %5, %6) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.convert"(%8) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
return %9 : tensor<4xf8E4M3FN>
}
}

// bool[4] SUM [8,2,4,2,1]
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<4xi1>) {
%4 = "stablehlo.all_reduce"(%0) ({
^bb0(%1: tensor<i1>, %2: tensor<i1>):
%3 = "stablehlo.or"(%1, %2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%3) : (tensor<i1>) -> ()
}) {replica_groups = dense<[[0, 1, 4, 5], [2, 3, 6, 7]]> : tensor<2x4xi64>} : (tensor<4xi1>) -> tensor<4xi1>
return %4 : tensor<4xi1>
}
}

// s64[4] MAX [2,2,1]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<4xi64>) -> tensor<1x4xi64>
%2 = "stablehlo.all_gather"(%1) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<1x4xi64>) -> tensor<2x4xi64>
%3 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<i64>, %5: tensor<i64>):
%6 = "stablehlo.maximum"(%4, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%6) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4xi64>, tensor<i64>) -> tensor<4xi64>
return %7 : tensor<4xi64>
}
}

// s32[4] BXOR [2,2,1]
module @example {
func.func public @main(%0: tensor<4xi32>) -> (tensor<4xi32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<4xi32>) -> tensor<1x4xi32>
%2 = "stablehlo.all_gather"(%1) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<1x4xi32>) -> tensor<2x4xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.xor"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%6) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
return %7 : tensor<4xi32>
}
}

// u8[4] BAND [2,2,1]
module @example {
func.func public @main(%0: tensor<4xui8>) -> (tensor<4xui8>) {
%1 = "stablehlo.reshape"(%0) : (tensor<4xui8>) -> tensor<1x4xui8>
%2 = "stablehlo.all_gather"(%1) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<1x4xui8>) -> tensor<2x4xui8>
%3 = "stablehlo.constant"() {value = dense<255> : tensor<ui8>} : () -> tensor<ui8>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<ui8>, %5: tensor<ui8>):
%6 = "stablehlo.and"(%4, %5) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
"stablehlo.return"(%6) : (tensor<ui8>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x4xui8>, tensor<ui8>) -> tensor<4xui8>
return %7 : tensor<4xui8>
}
}

