//! Views as StableHLO: the text of common ones, and runs of all kinds on the CPU plugin.

use super::chains::{Dice, chain, tensor};
use super::*;
use hlo::{Builder, DType, Type, Value};
use pjrt::{Client, CompileOptions, ElementType, Plugin};

#[path = "../../../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;

/// Common views: a title, the base, the view and its dtype.
fn common() -> Vec<(&'static str, Type, Geometry, DType)> {
    let f32s = |title, dims: &[i64], sizes: &[i64], strides: &[i64], offset| {
        let view = Geometry::new(sizes, strides, offset);
        (title, Type::new(DType::F32, dims), view, DType::F32)
    };
    let seen_as = |title, from, dims: &[i64], to, sizes: &[i64]| {
        (title, Type::new(from, dims), Geometry::contiguous(sizes), to)
    };
    vec![
        f32s("x", &[8, 12], &[8, 12], &[12, 1], 0),
        f32s("x.t()", &[8, 12], &[12, 8], &[1, 12], 0),
        f32s("x[2:5]", &[8, 12], &[3, 12], &[12, 1], 24),
        f32s("x[3]", &[8, 12], &[12], &[1], 36),
        f32s("x.expand(5, 8, 12)", &[8, 12], &[5, 8, 12], &[0, 12, 1], 0),
        f32s("x.unflatten(1, (3, 4))", &[8, 12], &[8, 3, 4], &[12, 4, 1], 0),
        f32s("x[:, ::2]", &[8, 13], &[8, 7], &[13, 2], 0),
        f32s("x.unfold(0, 4, 2)", &[8, 12], &[3, 12, 4], &[24, 1, 12], 0),
        seen_as("x.view(torch.int32)", DType::F32, &[2, 4], DType::S32, &[2, 4]),
        seen_as("x.view(torch.bfloat16)", DType::F32, &[2, 4], DType::BF16, &[2, 8]),
        seen_as("x.view(torch.float64)", DType::F32, &[2, 4], DType::F64, &[2, 2]),
        seen_as("mask.view(torch.uint8)", DType::Bool, &[4], DType::U8, &[4]),
        seen_as("bytes.view(torch.bool)", DType::U8, &[4], DType::Bool, &[4]),
        seen_as("torch.view_as_real(z)", DType::C64, &[3], DType::F32, &[3, 2]),
        seen_as("torch.view_as_complex(x)", DType::F32, &[3, 2], DType::C64, &[3]),
    ]
}

/// The statements that `make` prints for arguments of the given types.
fn statements(types: &[Type], make: impl for<'b> Fn(&[Value<'b>]) -> Value<'b>) -> String {
    let b = Builder::recording();
    let values: Vec<_> = types.iter().map(|ty| b.argument(ty.clone())).collect();
    let result = make(&values);
    let module = b.finish(&values, &[result]).unwrap().simplified().text("view");
    let body = module.lines().skip(2).take_while(|line| *line != "}");
    body.map(|line| format!("{line}\n")).collect()
}

/// `BLESS=1 cargo test -p engine` rewrites the file.
#[test]
fn common_views_match_their_golden_text() {
    let mut text = String::new();
    for (title, base, view, dtype) in common() {
        let new = Type::new(dtype, &view.sizes);
        let types = [base.clone(), new];
        let read = statements(&types[..1], |v| emit_read(v[0], &view, dtype).unwrap());
        text += &format!("// {title} of {base}\n{read}");
        if !view.repeats_by_stride() {
            let write = statements(&types, |v| emit_write(v[0], &view, v[1]).unwrap());
            text += &format!("// {title} = %1\n{write}");
        }
        text += "\n";
    }
    if std::env::var_os("BLESS").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/record/view/golden.mlir");
        std::fs::write(path, &text).expect("the golden file can be written");
    } else {
        assert_eq!(text, include_str!("golden.mlir"), "see `git diff` after BLESS=1");
    }
}

fn element_type(dtype: DType) -> ElementType {
    match dtype {
        DType::Bool => ElementType::Pred,
        DType::U8 => ElementType::U8,
        DType::S16 => ElementType::S16,
        DType::F32 => ElementType::F32,
        DType::S64 => ElementType::S64,
        DType::C64 => ElementType::C64,
        _ => unreachable!("not drawn below"),
    }
}

/// A view of a storage, and the bytes to write to it.
struct Case {
    view: Geometry,
    dtype: DType,
    new: Vec<u8>,
}

impl Case {
    /// The positions of the view's elements in bytes of the storage.
    fn places(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        let width = self.dtype.bytes();
        let mut offsets = vec![self.view.offset as usize];
        for (&size, &stride) in self.view.sizes.iter().zip(&self.view.strides) {
            let along = |at: usize| (0..size as usize).map(move |i| at + i * stride as usize);
            offsets = offsets.into_iter().flat_map(along).collect();
        }
        offsets.into_iter().map(move |at| at * width..(at + 1) * width)
    }
}

/// Bytes that are bools, or are no NaN in any type: a plugin may change a NaN's payload.
fn bytes(dice: &mut Dice, n: usize, dtype: DType) -> Vec<u8> {
    let top = if dtype == DType::Bool { 1 } else { 0x3f };
    (0..n).map(|_| dice.within(0, top) as u8).collect()
}

fn case(dice: &mut Dice, base: DType, dtype: DType, start: Geometry, numel: i64) -> Case {
    let (view, _) = chain(dice, start, numel);
    let view = if view.repeats_by_stride() { view.without_repeats() } else { view };
    let bits = if base == DType::Bool { base } else { dtype };
    let new = bytes(dice, view.numel() as usize * dtype.bytes(), bits);
    Case { view, dtype, new }
}

#[test]
fn views_on_the_plugin_obey_the_definition() {
    let plugin = Plugin::load(&find::cpu_path()).expect("the CPU plugin loads");
    let client = Client::create(&plugin, &[]).expect("a client starts");
    let mut dice = Dice(7);
    for i in 0..18 {
        let bases = [DType::F32, DType::F32, DType::U8, DType::S64, DType::C64, DType::Bool];
        let seen = match bases[i % bases.len()] {
            DType::Bool => vec![DType::Bool, DType::Bool, DType::U8],
            base => vec![base, base, DType::U8, DType::S16, DType::S64, DType::C64, DType::Bool],
        };
        let (dims, whole) = tensor(&mut dice);
        let base = Type::new(seen[0], &dims);
        let mut draw = |dtype: DType| {
            let numel = (base.bytes() / dtype.bytes()) as i64;
            let start = match dtype == base.dtype {
                true => whole.clone(),
                false => Geometry::contiguous(&dice.refactor(numel)),
            };
            case(&mut dice, base.dtype, dtype, start, numel)
        };
        let cases: Vec<_> = seen.iter().cycle().take(12).map(|&dtype| draw(dtype)).collect();
        run(&client, &base, &mut dice, &cases);
    }
}

fn run(client: &Client, base: &Type, dice: &mut Dice, cases: &[Case]) {
    let old = bytes(dice, base.bytes(), base.dtype);
    let b = Builder::recording();
    let storage = b.argument(base.clone());
    let new = |case: &Case| b.argument(Type::new(case.dtype, &case.view.sizes));
    let news: Vec<_> = cases.iter().map(new).collect();
    let mut results = vec![];
    for (case, &new) in cases.iter().zip(&news) {
        results.push(emit_read(storage, &case.view, case.dtype).unwrap());
        results.push(emit_write(storage, &case.view, new).unwrap());
    }
    let parameters: Vec<_> = [storage].into_iter().chain(news).collect();
    let program = b.finish(&parameters, &results).unwrap().simplified().text("views");
    let options = CompileOptions::default();
    let executable = client.compile(program.as_bytes(), &options).expect("it compiles");

    let upload = |bytes: &[u8], dtype, dims: &[i64]| {
        client.upload(bytes, element_type(dtype), dims, 0).expect("the upload starts")
    };
    let mut inputs = vec![upload(&old, base.dtype, &base.dims)];
    inputs.extend(cases.iter().map(|case| upload(&case.new, case.dtype, &case.view.sizes)));
    let inputs: Vec<_> = inputs.iter().collect();
    let outputs = executable.execute(&inputs, 0, &[]).expect("it runs");
    let download = |nth: usize, size: usize| {
        let mut bytes = vec![0; size];
        outputs[nth].download(&mut bytes).expect("the download succeeds");
        bytes
    };
    for (nth, case) in cases.iter().enumerate() {
        let about = || format!("{:?} {:?} of {base}", case.dtype, case.view);
        let mut read: Vec<u8> = case.places().flat_map(|place| old[place].to_vec()).collect();
        if case.dtype == DType::Bool {
            read.iter_mut().for_each(|byte| *byte = (*byte).min(1));
        }
        assert_eq!(download(2 * nth, read.len()), read, "{}", about());

        let mut written = old.clone();
        let mut times = vec![0; old.len()];
        for (place, new) in case.places().zip(case.new.chunks(case.dtype.bytes())) {
            times[place.start] += 1;
            written[place].copy_from_slice(new);
        }
        let after = download(2 * nth + 1, old.len());
        if times.iter().all(|&times| times <= 1) {
            assert_eq!(after, written, "writing {}", about());
        } else {
            // Any of several values may win, but the rest of the storage is untouched.
            let touched = |&at: &usize| case.places().any(|place| place.contains(&at));
            let rest = (0..old.len()).filter(|at| !touched(at));
            rest.for_each(|at| assert_eq!(after[at], old[at], "writing {}", about()));
        }
    }
}
