//! Rows of collectives on four devices of one process, which run one program together.

#[path = "../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;

use hlo::Builder;
use ops::{Args, Schema, Settings, parse_sample, table};
use pjrt::{Buffer, Client, CompileOptions, ElementType, OptionValue, Plugin};

const RANKS: usize = 4;

struct World(Client);

impl World {
    fn start() -> World {
        let plugin = Plugin::load(&find::cpu_path()).expect("the CPU plugin");
        let devices = ("cpu_device_count".to_owned(), OptionValue::Int64(RANKS as i64));
        World(Client::create(&plugin, &[devices]).expect("a client"))
    }

    /// The results of a call, written as an example of its row, where each rank gives `given`.
    fn call(&self, name: &str, example: &str, given: impl Fn(usize) -> Vec<f32>) -> Vec<Vec<f32>> {
        let is_it = |row: &&'static ops::Row| Schema::parse(row.schema).name == name;
        let row = table().into_iter().find(is_it).expect("a row");
        let (schema, b) = (Schema::parse(row.schema), Builder::recording());
        let sample = parse_sample(&b, &schema, example);
        let args = Args::new(&b, &schema, &sample.args, Settings::default());
        let results: Vec<_> = (row.lower)(&b, &args).expect("a call").values().collect();
        let function = b.finish(&sample.parameters, &results).expect("a function").simplified();
        let num_replicas = function.replicas();
        assert_eq!(num_replicas, RANKS as i64);
        let options = CompileOptions { num_replicas, ..CompileOptions::default() };
        let code = self.0.compile(function.text("f").as_bytes(), &options).expect("code");
        let dims = &function.ty(function.block.arguments[0]).dims;
        let upload = |rank| {
            let bytes: Vec<u8> = given(rank).iter().flat_map(|v| v.to_ne_bytes()).collect();
            self.0.upload(&bytes, ElementType::F32, dims, rank).expect("an upload")
        };
        let buffers: Vec<Buffer> = (0..RANKS).map(upload).collect();
        let lists: Vec<[&Buffer; 1]> = buffers.iter().map(|buffer| [buffer]).collect();
        let lists: Vec<&[&Buffer]> = lists.iter().map(|list| &list[..]).collect();
        let results = code.execute_on_all(&lists, &[], 0).expect("a run");
        let bytes = function.ty(function.block.results[0]).bytes();
        let read = |list: &Vec<Buffer>| {
            let mut out = vec![0; bytes];
            list[0].download_part(0, &mut out).expect("a download");
            out.chunks_exact(4).map(|b| f32::from_ne_bytes([b[0], b[1], b[2], b[3]])).collect()
        };
        results.iter().map(read).collect()
    }
}

#[test]
fn ranks_of_a_grid_get_what_torch_gives_them() {
    let world = World::start();
    let own = |rank: usize| -> Vec<f32> { (0..4).map(|i| (10 * rank + i) as f32).collect() };
    // Ranks 0 and 2 are a group, and so are 1 and 3.
    let sums = world.call("tpu::all_reduce", "f32[4] SUM [4,2,2]", own);
    assert_eq!(sums[0], [20.0, 22.0, 24.0, 26.0]);
    assert_eq!((&sums[2], &sums[1]), (&sums[0], &sums[3]));
    assert_eq!(sums[1], [40.0, 42.0, 44.0, 46.0]);
    let means = world.call("tpu::all_reduce", "f32[4] AVG [4,4,1]", own);
    assert_eq!(means[3], [15.0, 16.0, 17.0, 18.0]);
    let parts = world.call("tpu::reduce_scatter", "f32[4] MAX [4,2,1]", own);
    assert_eq!(parts, [[10.0, 11.0], [12.0, 13.0], [30.0, 31.0], [32.0, 33.0]]);
    let all = world.call("tpu::all_gather", "f32[4] [4,2,2]", own);
    assert_eq!(all[3], [10.0, 11.0, 12.0, 13.0, 30.0, 31.0, 32.0, 33.0]);
    let exchanged = world.call("tpu::all_to_all", "f32[4] [4,4,1]", own);
    assert_eq!(exchanged[2], [2.0, 12.0, 22.0, 32.0]);
    let turned = world.call("tpu::collective_permute", "f32[4] [1,0] [4,2,2]", own);
    assert_eq!(turned, [own(2), own(3), own(0), own(1)]);
}

#[test]
fn a_broadcast_gives_the_bits_of_its_root() {
    let odd = [f32::from_bits(0x7fc0_1234), -0.0, f32::INFINITY, f32::from_bits(1)];
    let given = |rank: usize| if rank % 2 == 1 { odd.to_vec() } else { vec![1.0; 4] };
    let got = World::start().call("tpu::broadcast", "f32[4] 1 [4,2,1]", given);
    let bits = |values: &[f32]| values.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
    got.iter().for_each(|values| assert_eq!(bits(values), bits(&odd)));
}
