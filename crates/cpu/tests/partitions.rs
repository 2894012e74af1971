//! Programs that Shardy splits among four devices of one process.

#[path = "../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;

use pjrt::{Buffer, Client, CompileOptions, ElementType, OptionValue, Plugin};

#[test]
fn probe() {
    let plugin = Plugin::load(&find::cpu_path()).expect("the CPU plugin");
    let devices = ("cpu_device_count".to_owned(), OptionValue::Int64(4));
    let client = Client::create(&plugin, &[devices]).expect("a client");
    let text = r##"module @m {
func.func public @main(%0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<mesh<["a0"=2, "a1"=2]>, [{"a0"}, {}]>}, %1: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<mesh<["a0"=2, "a1"=2]>, [{}, {"a1"}]>, tf.aliasing_output = 1 : i32}) -> (tensor<8x6xf32>, tensor<4x6xf32> {sdy.sharding = #sdy.sharding<mesh<["a0"=2, "a1"=2]>, [{}, {"a1"}]>}) {
%2 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
%3 = "sdy.sharding_constraint"(%2) {sharding = #sdy.sharding<mesh<["a0"=2, "a1"=2]>, [{"a1", "a0"}, {}]>} : (tensor<8x6xf32>) -> tensor<8x6xf32>
%4 = "stablehlo.add"(%1, %1) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
return %3, %4 : tensor<8x6xf32>, tensor<4x6xf32>
}
}
"##;
    let options = CompileOptions { num_partitions: 4, ..CompileOptions::default() };
    let code = client.compile(text.as_bytes(), &options).expect("code");
    println!("{:?} devices {}", code.output_dims().expect("dims"), code.num_devices());
    let o = code.optimized_program().expect("opt");
    println!("{} {}", o.format, o.code.len());
    let bytes = code.serialize().expect("bytes");
    let again = client.deserialize(&bytes).expect("again");
    let o = again.optimized_program().expect("opt");
    println!("again {} {} devices {}", o.format, o.code.len(), again.num_devices());
    let up = |dims: &[i64], device: usize| {
        let n: i64 = dims.iter().product();
        let bytes: Vec<u8> =
            (0..n).flat_map(|v| (v as f32 + device as f32).to_ne_bytes()).collect();
        client.upload(&bytes, ElementType::F32, dims, device).expect("an upload")
    };
    let buffers: Vec<[Buffer; 2]> =
        (0..4).map(|d| [up(&[4, 4], d / 2), up(&[4, 3], d % 2)]).collect();
    let buffers: Vec<[Buffer; 2]> =
        buffers.into_iter().enumerate().map(|(d, _)| [up(&[4, 4], d), up(&[4, 3], d)]).collect();
    let lists: Vec<[&Buffer; 2]> = buffers.iter().map(|b| [&b[0], &b[1]]).collect();
    let lists: Vec<&[&Buffer]> = lists.iter().map(|list| &list[..]).collect();
    let out = again.execute_on_all(&lists, &[]).expect("run");
    println!("{:?}", out.iter().map(|l| l[0].dims().expect("dims").to_vec()).collect::<Vec<_>>());
}
