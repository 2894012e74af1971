//! Programs that XLA's Shardy splits among four devices of one process.

#[path = "../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;

use hlo::{Builder, DType, Donation, Mesh, Partitions, Recorded, Sharding, Type};
use ops::{Args, Schema, Settings, parse_sample, table};
use pjrt::{Buffer, Client, CompileOptions, ElementType, OptionValue, Plugin};

fn client() -> Client {
    let plugin = Plugin::load(&find::cpu_path()).expect("the CPU plugin");
    let devices = ("cpu_device_count".to_owned(), OptionValue::Int64(4));
    Client::create(&plugin, &[devices]).expect("a client")
}

/// The results of a function of one float matrix on each device, which gives the numbers from 0 on.
fn run(function: &Recorded, partitions: &Partitions) -> Vec<Vec<Buffer>> {
    let client = client();
    let options = CompileOptions { num_partitions: 4, ..CompileOptions::default() };
    let text = function.text_on("program", partitions);
    let code = client.compile(text.as_bytes(), &options).expect("code");
    assert_eq!(code.num_devices(), 4);
    let [place] = &partitions.parameters[..] else { panic!("one parameter") };
    let ty = function.ty(function.block.arguments[0]);
    let local = place.shard(&partitions.mesh, ty);
    let upload = |device: usize| {
        let first = |dim| place.part(&partitions.mesh, device, dim) * local.dims[dim];
        let numbers = (0..local.dims[0]).flat_map(|row| {
            (0..local.dims[1])
                .map(move |column| (first(0) + row) * ty.dims[1] + first(1) + column)
                .collect::<Vec<_>>()
        });
        let bytes: Vec<u8> = numbers.flat_map(|n| (n as f32).to_ne_bytes()).collect();
        client.upload(&bytes, ElementType::F32, &local.dims, device).expect("an upload")
    };
    let buffers: Vec<Buffer> = (0..4).map(upload).collect();
    let lists: Vec<[&Buffer; 1]> = buffers.iter().map(|buffer| [buffer]).collect();
    let lists: Vec<&[&Buffer]> = lists.iter().map(|list| &list[..]).collect();
    code.execute_on_all(&lists, &[], 0).expect("a run")
}

fn floats(buffer: &Buffer) -> Vec<f32> {
    let dims = buffer.dims().expect("dims");
    let mut bytes = vec![0; 4 * dims.iter().product::<i64>() as usize];
    buffer.download(&mut bytes).expect("a download");
    bytes.chunks_exact(4).map(|b| f32::from_ne_bytes([b[0], b[1], b[2], b[3]])).collect()
}

#[test]
fn a_value_goes_where_the_row_says() {
    let is_it = |row: &&'static ops::Row| Schema::parse(row.schema).name == "tpu::shard";
    let row = table().into_iter().find(is_it).expect("a row");
    let (schema, b) = (Schema::parse(row.schema), Builder::recording());
    let sample = parse_sample(&b, &schema, "f32[4,2] [2,2] [-1,0]");
    let args = Args::new(&b, &schema, &sample.args, Settings::default());
    let results: Vec<_> = (row.lower)(&b, &args).expect("a call").values().collect();
    let function = b.finish(&sample.parameters, &results).expect("a function").simplified();
    let mesh = Mesh::new(&[2, 2]).expect("a mesh");
    let parameters = vec![Sharding::whole(2)];
    let made = run(&function, &Partitions { mesh, parameters, results: vec![None] });
    let parts: Vec<_> = made.iter().map(|list| floats(&list[0])).collect();
    let (upper, lower) = (vec![0.0, 1.0, 2.0, 3.0], vec![4.0, 5.0, 6.0, 7.0]);
    assert_eq!(parts, [upper.clone(), lower.clone(), upper, lower]);
}

#[test]
fn what_takes_an_inputs_place_lies_like_it() {
    let b = Builder::recording();
    let x = b.argument(Type::new(DType::F32, &[4, 2]));
    let total = x.reduce(hlo::Reducer::Add, &[0, 1]);
    let function = b.finish(&[x], &[x + x, total]).expect("a function");
    let function = function.donating(vec![Donation::Output(0)]);
    let mesh = Mesh::new(&[2, 2]).expect("a mesh");
    let place = Sharding::placed(&mesh, &[1, 0], 2).expect("a sharding");
    let results = vec![Some(place.clone()), None];
    let made = run(&function, &Partitions { mesh, parameters: vec![place], results });
    let parts: Vec<_> = made.iter().map(|list| floats(&list[0])).collect();
    assert_eq!(parts, [[0.0, 4.0], [8.0, 12.0], [2.0, 6.0], [10.0, 14.0]]);
    assert!(made.iter().all(|list| floats(&list[1]) == [28.0]));
}
