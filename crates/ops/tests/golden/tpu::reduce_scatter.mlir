// f32[4,3] SUM [4,2,1]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<2x3xf32>) {
%4 = "stablehlo.reduce_scatter"(%0) ({
^bb0(%1: tensor<f32>, %2: tensor<f32>):
%3 = "stablehlo.add"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%3) : (tensor<f32>) -> ()
}) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x3xf32>) -> tensor<2x3xf32>
return %4 : tensor<2x3xf32>
}
}

// s32[8] AVG [4,4,1]
module @example {
func.func public @main(%0: tensor<8xi32>) -> (tensor<2xi32>) {
%4 = "stablehlo.reduce_scatter"(%0) ({
^bb0(%1: tensor<i32>, %2: tensor<i32>):
%3 = "stablehlo.add"(%1, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%3) : (tensor<i32>) -> ()
}) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64} : (tensor<8xi32>) -> tensor<2xi32>
%5 = "stablehlo.constant"() {value = dense<4> : tensor<2xi32>} : () -> tensor<2xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
return %6 : tensor<2xi32>
}
}

// c64[2,3] SUM [2,2,1]
module @example {
func.func public @main(%0: tensor<2x3xcomplex<f32>>) -> (tensor<1x3xcomplex<f32>>) {
%1 = "stablehlo.all_to_all"(%0) {concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
%2 = "stablehlo.reshape"(%1) : (tensor<2x3xcomplex<f32>>) -> tensor<2x1x3xcomplex<f32>>
%3 = "stablehlo.constant"() {value = dense<(0.0e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<complex<f32>>, %5: tensor<complex<f32>>):
%6 = "stablehlo.add"(%4, %5) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
"stablehlo.return"(%6) : (tensor<complex<f32>>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x1x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
return %7 : tensor<1x3xcomplex<f32>>
}
}

