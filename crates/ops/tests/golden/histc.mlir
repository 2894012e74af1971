// f32[40] 7
module @example {
func.func public @main(%0: tensor<40xf32>) -> (tensor<7xf32>) {
%1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.maximum"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.compare"(%5, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.subtract"(%5, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.select"(%11, %13, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.add"(%10, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.select"(%11, %15, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<40xf32>
%18 = "stablehlo.compare"(%0, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
%19 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<40xf32>
%20 = "stablehlo.compare"(%0, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
%21 = "stablehlo.and"(%18, %20) : (tensor<40xi1>, tensor<40xi1>) -> tensor<40xi1>
%22 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<40xf32>
%23 = "stablehlo.subtract"(%0, %22) : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
%24 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<40xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
%27 = "stablehlo.subtract"(%16, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<40xf32>
%29 = "stablehlo.divide"(%26, %28) : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
%30 = "stablehlo.convert"(%29) : (tensor<40xf32>) -> tensor<40xi32>
%31 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<40xi32>
%33 = "stablehlo.minimum"(%30, %32) : (tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
%34 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<40xi32>
%36 = "stablehlo.select"(%21, %33, %35) : (tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) -> tensor<40xi32>
%37 = "stablehlo.constant"() {value = dense<1> : tensor<40xi64>} : () -> tensor<40xi64>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<7xi64>} : () -> tensor<7xi64>
%42 = "stablehlo.scatter"(%38, %36, %37) ({
^bb0(%39: tensor<i64>, %40: tensor<i64>):
%41 = "stablehlo.add"(%39, %40) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%41) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xi64>, tensor<40xi32>, tensor<40xi64>) -> tensor<7xi64>
%43 = "stablehlo.convert"(%42) : (tensor<7xi64>) -> tensor<7xf32>
return %43 : tensor<7xf32>
}
}

// f64[5,6] 5 -1 1
module @example {
func.func public @main(%0: tensor<5x6xf64>) -> (tensor<5xf64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<5x6xf64>) -> tensor<30xf64>
%2 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.subtract"(%2, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%7 = "stablehlo.select"(%4, %6, %2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.add"(%3, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%9 = "stablehlo.select"(%4, %8, %3) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%10 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<30xf64>
%11 = "stablehlo.compare"(%1, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xi1>
%12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<30xf64>
%13 = "stablehlo.compare"(%1, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xi1>
%14 = "stablehlo.and"(%11, %13) : (tensor<30xi1>, tensor<30xi1>) -> tensor<30xi1>
%15 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<30xf64>
%16 = "stablehlo.subtract"(%1, %15) : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xf64>
%17 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f64>} : () -> tensor<f64>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<30xf64>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xf64>
%20 = "stablehlo.subtract"(%9, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<30xf64>
%22 = "stablehlo.divide"(%19, %21) : (tensor<30xf64>, tensor<30xf64>) -> tensor<30xf64>
%23 = "stablehlo.convert"(%22) : (tensor<30xf64>) -> tensor<30xi32>
%24 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<30xi32>
%26 = "stablehlo.minimum"(%23, %25) : (tensor<30xi32>, tensor<30xi32>) -> tensor<30xi32>
%27 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<30xi32>
%29 = "stablehlo.select"(%14, %26, %28) : (tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) -> tensor<30xi32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<30xi64>} : () -> tensor<30xi64>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<5xi64>} : () -> tensor<5xi64>
%35 = "stablehlo.scatter"(%31, %29, %30) ({
^bb0(%32: tensor<i64>, %33: tensor<i64>):
%34 = "stablehlo.add"(%32, %33) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%34) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi64>, tensor<30xi32>, tensor<30xi64>) -> tensor<5xi64>
%36 = "stablehlo.convert"(%35) : (tensor<5xi64>) -> tensor<5xf64>
return %36 : tensor<5xf64>
}
}

// f32[6] 3 2 2
module @example {
func.func public @main(%0: tensor<6xf32>) -> (tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.minimum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%0, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.maximum"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.compare"(%5, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.subtract"(%5, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.select"(%11, %13, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.add"(%10, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.select"(%11, %15, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%18 = "stablehlo.compare"(%0, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%19 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%20 = "stablehlo.compare"(%0, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%21 = "stablehlo.and"(%18, %20) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%22 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%23 = "stablehlo.subtract"(%0, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%24 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%27 = "stablehlo.subtract"(%16, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%29 = "stablehlo.divide"(%26, %28) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%30 = "stablehlo.convert"(%29) : (tensor<6xf32>) -> tensor<6xi32>
%31 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%33 = "stablehlo.minimum"(%30, %32) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%34 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
%36 = "stablehlo.select"(%21, %33, %35) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%37 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
%42 = "stablehlo.scatter"(%38, %36, %37) ({
^bb0(%39: tensor<i64>, %40: tensor<i64>):
%41 = "stablehlo.add"(%39, %40) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%41) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<3xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<3xi64>
%43 = "stablehlo.convert"(%42) : (tensor<3xi64>) -> tensor<3xf32>
return %43 : tensor<3xf32>
}
}

// s32[9] 4 0 3
module @example {
func.func public @main(%0: tensor<9xi32>) -> (tensor<4xi32>) {
%1 = "stablehlo.convert"(%0) : (tensor<9xi32>) -> tensor<9xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%3 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.subtract"(%2, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%7 = "stablehlo.select"(%4, %6, %2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%8 = "stablehlo.add"(%3, %5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%9 = "stablehlo.select"(%4, %8, %3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%10 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
%11 = "stablehlo.compare"(%1, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
%12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
%13 = "stablehlo.compare"(%1, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
%14 = "stablehlo.and"(%11, %13) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
%15 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
%16 = "stablehlo.subtract"(%1, %15) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%17 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%20 = "stablehlo.subtract"(%9, %7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
%22 = "stablehlo.divide"(%19, %21) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%23 = "stablehlo.convert"(%22) : (tensor<9xi64>) -> tensor<9xi32>
%24 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9xi32>
%26 = "stablehlo.minimum"(%23, %25) : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
%27 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9xi32>
%29 = "stablehlo.select"(%14, %26, %28) : (tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<9xi64>} : () -> tensor<9xi64>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%35 = "stablehlo.scatter"(%31, %29, %30) ({
^bb0(%32: tensor<i64>, %33: tensor<i64>):
%34 = "stablehlo.add"(%32, %33) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%34) : (tensor<i64>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<4xi64>, tensor<9xi32>, tensor<9xi64>) -> tensor<4xi64>
%36 = "stablehlo.convert"(%35) : (tensor<4xi64>) -> tensor<4xi32>
return %36 : tensor<4xi32>
}
}

