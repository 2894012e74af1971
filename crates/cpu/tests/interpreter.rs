//! Compares the rewritten program of each row's examples with XLA:CPU's results for the canonical
//! program. Rewritten programs are interpreted or, if that is not possible, compiled. Examples that
//! draw random numbers are left out.

#[path = "../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;
#[path = "../../pjrt/tests/common/quick.rs"]
#[allow(unreachable_pub)]
mod quick;

use cpu::interpreter::{Array, Program};
use hlo::{Builder, DType, Recorded, Type};
use ops::{Args, NumberRead, Row, Schema, Settings, parse_sample, table};
use pjrt::{Client, CompileOptions, ElementType, Plugin};
use std::sync::Mutex;

const NAME: &str = "example";

/// An example of a row as a canonical and as a rewritten program.
struct Example {
    canonical: String,
    rewritten: Recorded,
}

/// `None` where the example draws.
fn written(row: &Row, schema: &Schema, example: &str) -> Option<Example> {
    let reads = {
        let b = Builder::types_only();
        let sample = parse_sample(&b, schema, example);
        let args = Args::new(&b, schema, &sample.args, Settings::default());
        let _out = (row.lower)(&b, &args).unwrap_or_else(|e| panic!("{}: {e}", schema.name));
        args.reads()
    };
    if reads.random_counters > 0 {
        return None;
    }
    let b = Builder::recording();
    let sample = parse_sample(&b, schema, example);
    let args = Args::new(&b, schema, &sample.args, Settings::default());
    let mut parameters = sample.parameters.clone();
    for &NumberRead { arg, slot } in &reads.numbers {
        let value = b.argument(Type::scalar(slot.dtype()));
        args.supply_number(NumberRead { arg, slot }, value);
        parameters.push(value);
    }
    let out = (row.lower)(&b, &args).unwrap_or_else(|e| panic!("{}: {e}", schema.name));
    let results: Vec<_> = out.values().collect();
    let canonical = b.finish(&parameters, &results).expect("a valid program");
    let rewritten = cpu::target::rewrite(&canonical).expect("a valid rewriting");
    Some(Example { canonical: canonical.simplified().text(NAME), rewritten })
}

/// PJRT's type for an interpreted dtype.
fn element_type(dtype: DType) -> ElementType {
    use DType::*;
    match dtype {
        Bool => ElementType::Pred,
        S8 => ElementType::S8,
        S16 => ElementType::S16,
        S32 => ElementType::S32,
        S64 => ElementType::S64,
        U8 => ElementType::U8,
        U16 => ElementType::U16,
        U32 => ElementType::U32,
        U64 => ElementType::U64,
        F16 => ElementType::F16,
        BF16 => ElementType::BF16,
        F32 => ElementType::F32,
        _ => ElementType::F64,
    }
}

/// Numbers in the domain of most functions: between 0 and 1, and 0, 1 and 2.
fn bytes(ty: &Type, seed: u64) -> Vec<u8> {
    let element = |i: u64| -> Vec<u8> {
        let mixed = (i + 31 * seed + 7).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
        let real = 0.05 + 0.9 * (mixed % 1000) as f64 / 1000.0;
        let whole = (mixed % 3) as u8;
        match ty.dtype {
            DType::Bool => vec![whole % 2],
            DType::F64 => real.to_le_bytes().to_vec(),
            DType::F32 => (real as f32).to_le_bytes().to_vec(),
            DType::BF16 => (((real as f32).to_bits() >> 16) as u16).to_le_bytes().to_vec(),
            // Between a half and one.
            DType::F16 => (0x3800 | (mixed % 1024) as u16).to_le_bytes().to_vec(),
            dtype => (0..dtype.bytes()).map(|i| if i == 0 { whole } else { 0 }).collect(),
        }
    };
    (0..ty.numel() as u64).flat_map(element).collect()
}

/// Elements as doubles, which lose nothing that the comparison needs.
fn numbers(dtype: DType, bytes: &[u8]) -> Vec<f64> {
    let wide = |chunk: &[u8]| {
        let mut all = [0; 8];
        all[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(all)
    };
    let number = |chunk: &[u8]| match dtype {
        DType::F64 => f64::from_bits(wide(chunk)),
        DType::F32 => f32::from_bits(wide(chunk) as u32).into(),
        DType::BF16 => f32::from_bits((wide(chunk) as u32) << 16).into(),
        DType::F16 => half(wide(chunk) as u16),
        _ => wide(chunk) as f64,
    };
    bytes.chunks(dtype.bytes()).map(number).collect()
}

fn half(bits: u16) -> f64 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023) / 1024.0);
    sign * match exponent {
        0 => fraction * 2f64.powi(-14),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + fraction) * 2f64.powi(exponent - 15),
    }
}

/// The largest difference. Each compiler orders sums and approximates functions differently.
fn tolerance(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => 1e-10,
        DType::F32 => 2e-5,
        DType::F16 => 4e-3,
        DType::BF16 => 3e-2,
        _ => 0.0,
    }
}

/// The first difference between the canonical program, compiled by XLA:CPU, and the rewritten one.
/// The latter is interpreted or, if the interpreter lacks a statement, compiled, too.
fn difference(client: &Client, options: &CompileOptions, example: &Example) -> Verdict {
    let function = &example.rewritten;
    let ty = |id: &u32| function.ty(*id).clone();
    let types: Vec<Type> = function.block.arguments.iter().map(ty).collect();
    if has_other_types(&function.types) {
        return Verdict { refused: Some("other types"), wrong: None };
    }
    let given: Vec<_> = types.iter().zip(0..).map(|(ty, seed)| bytes(ty, seed)).collect();
    let upload = |(ty, bytes): (&Type, &Vec<u8>)| {
        client.upload(bytes, element_type(ty.dtype), &ty.dims, 0).expect("an upload")
    };
    let buffers: Vec<_> = types.iter().zip(&given).map(upload).collect();
    let run = |text: &str| {
        let executable = client.compile(text.as_bytes(), options).expect("a program that compiles");
        executable.execute(&buffers.iter().collect::<Vec<_>>(), 0, &[]).expect("a run")
    };
    let download = |(buffer, id): (&pjrt::Buffer, &u32)| {
        let mut bytes = vec![0; ty(id).bytes()];
        buffer.download(&mut bytes).expect("a download");
        bytes
    };
    let results = &function.block.results;
    let all = |outputs: &[pjrt::Buffer]| -> Vec<Vec<u8>> {
        outputs.iter().zip(results).map(download).collect()
    };
    let (got, refused) = match Program::new(function, &[]) {
        Ok(program) => {
            let lend = |(ty, bytes)| Array::lend(ty, bytes).expect("as many bytes, aligned");
            let arrays = types.iter().zip(given.iter().map(Vec::as_slice)).map(lend).collect();
            match program.run(arrays) {
                Err(message) => return Verdict { refused: None, wrong: Some(message) },
                Ok(made) => (made.iter().map(|array| array.bytes().into_owned()).collect(), None),
            }
        }
        Err(statement) => {
            let text = function.text(NAME);
            if text == example.canonical {
                return Verdict { refused: Some(statement), wrong: None };
            }
            (all(&run(&text)), Some(statement))
        }
    };
    let wanted = all(&run(&example.canonical));
    let compare = |((id, wanted), got): ((&u32, &Vec<u8>), &Vec<u8>)| {
        let ty = ty(id);
        let (wanted, got) = (numbers(ty.dtype, wanted), numbers(ty.dtype, got));
        let near = |(x, y): (&f64, &f64)| {
            x == y
                || (x.is_nan() && y.is_nan())
                || (x - y).abs() <= tolerance(ty.dtype) * (1.0 + y.abs())
        };
        let at = got.iter().zip(&wanted).position(|pair| !near(pair))?;
        Some(format!("{ty}: {} instead of {} at {at}", got[at], wanted[at]))
    };
    Verdict { refused, wrong: results.iter().zip(&wanted).zip(&got).find_map(compare) }
}

/// The result of an example.
struct Verdict {
    /// The statement that the interpreter lacks, if there is one.
    refused: Option<&'static str>,
    wrong: Option<String>,
}

/// Element types that this test has no numbers for.
fn has_other_types(types: &[Type]) -> bool {
    types.iter().any(|ty| ty.dtype.is_complex() || ty.dtype.is_float8())
}

#[test]
fn the_rewritten_program_computes_what_the_canonical_one_does() {
    let plugin = Plugin::load(&find::cpu_path()).expect("the CPU plugin");
    let client = Client::create(&plugin, &[]).expect("a client");
    // Rewritten programs call kernels.
    let _kernels = cpu::Cpu::new(&client, cpu::Target::Rewritten);
    let options = quick::options();
    let examples: Vec<_> = table()
        .into_iter()
        .flat_map(|row| {
            // A third: `tests/test_rows.py` compares all of them with stock PyTorch.
            let some = row.examples.iter().step_by(3);
            some.map(move |example| (row, Schema::parse(row.schema), *example))
        })
        // One process has no other ranks, and one device no mesh.
        .filter(|(row, ..)| !row.is_collective && !row.schema.starts_with("tpu::shard("))
        .collect();
    let (queue, wrong) = (Mutex::new(examples.iter()), Mutex::new(Vec::new()));
    let (done, refused) = (Mutex::new(0), Mutex::new(std::collections::BTreeMap::new()));
    let work = || {
        loop {
            let next = queue.lock().expect("the queue").next();
            let Some((row, schema, example)) = next else { return };
            let Some(example_of) = written(row, schema, example) else { continue };
            let Verdict { refused: statement, wrong: difference } =
                difference(&client, &options, &example_of);
            match statement {
                Some(name) => *refused.lock().expect("a map").entry(name).or_insert(0) += 1,
                None => *done.lock().expect("a number") += 1,
            }
            let difference = difference.map(|text| format!("{} {example}: {text}", schema.name));
            wrong.lock().expect("a list").extend(difference);
        }
    };
    std::thread::scope(|scope| (0..2).for_each(|_| drop(scope.spawn(work))));
    let (wrong, done) = (wrong.into_inner().expect("a list"), done.into_inner().expect("a number"));
    let refused = refused.into_inner().expect("a map");
    assert!(wrong.is_empty(), "{done} were interpreted; {refused:?}\n{}", wrong.join("\n"));
    assert!(done > 400, "{done} of {} examples are interpreted: {refused:?}", examples.len());
}

#[test]
fn a_loop_beyond_a_limit_gives_up_and_changes_nothing() {
    let b = Builder::recording();
    let x = b.argument(Type::new(DType::F32, &[100]));
    let end = b.for_loop(1000, &[x], |_, v| vec![v[0].add(v[0].ones_like())])[0];
    let function = b.finish(&[x], &[end]).expect("a valid program");
    let program = Program::new(&function, &[]).expect("statements that are interpreted");
    let zeros = [0; 400];
    let run = |limit| {
        let ty = Type::new(DType::F32, &[100]);
        program.counted_run(vec![Array::lend(&ty, &zeros).expect("400 bytes")], limit)
    };
    let (stopped, elements) = run(10_000.0);
    assert!(stopped.is_err());
    assert!((10_000.0..20_000.0).contains(&elements), "{elements}");
    let (results, elements) = run(f64::INFINITY);
    assert!(elements >= 100_000.0, "{elements}");
    assert_eq!(results.expect("an unlimited run")[0].bytes()[..4], 1000_f32.to_ne_bytes());
}
