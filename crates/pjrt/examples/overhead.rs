//! Measures the cost of a call. `cargo run --release -p pjrt --example overhead -- PLUGIN.so
//! [NAME=VALUE ...]` prints microseconds per call of a program that does nearly nothing, and of its
//! transfers, then the time to compile and run a matmul with an element-wise tail. Names that start
//! with `xla_` are compiler flags, others are options of the client; `only=work` skips the rest.
#![allow(clippy::print_stdout)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use pjrt::{Buffer, Client, CompileOptions, ElementType, Executable, OptionValue, Plugin};

type Failure = Box<dyn std::error::Error>;

/// Median microseconds of one of `calls` calls, over eleven rounds.
fn measure(name: &str, calls: u32, mut call: impl FnMut() -> pjrt::Result<()>) -> pjrt::Result<()> {
    let mut rounds = Vec::new();
    for _ in 0..11 {
        let start = Instant::now();
        for _ in 0..calls {
            call()?;
        }
        rounds.push(start.elapsed() / calls);
    }
    rounds.sort();
    println!("{name:<52} {:>9.2} us", micros(rounds[5]));
    Ok(())
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// `main` sums its `arity` arguments of `n` floats.
fn sum(n: usize, arity: usize, attribute: &str) -> String {
    let t = format!("tensor<{n}xf32>");
    let arguments: Vec<String> =
        (0..arity).map(|i| format!("%a{i}: {t} {}", if i == 0 { attribute } else { "" })).collect();
    let mut body = String::new();
    let mut total = "%a0".to_owned();
    for i in 1..arity {
        body += &format!("%{i} = stablehlo.add {total}, %a{i} : {t}\n");
        total = format!("%{i}");
    }
    format!("func.func @main({}) -> {t} {{\n{body}return {total} : {t}\n}}", arguments.join(", "))
}

/// `tanh(x @ y) * 0.5 + x`, with a softmax-like tail.
fn matmul(n: usize) -> String {
    let t = format!("tensor<{n}x{n}xf32>");
    format!(
        "func.func @main(%x: {t}, %y: {t}) -> {t} {{
            %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}
            %1 = stablehlo.tanh %0 : {t}
            %h = stablehlo.constant dense<0.5> : {t}
            %2 = stablehlo.multiply %1, %h : {t}
            %3 = stablehlo.add %2, %x : {t}
            %4 = stablehlo.exponential %3 : {t}
            %5 = stablehlo.add %4, %h : {t}
            %6 = stablehlo.divide %3, %5 : {t}
            return %6 : {t}
        }}"
    )
}

fn floats(client: &Client, dims: &[i64]) -> pjrt::Result<Buffer> {
    let count: i64 = dims.iter().product();
    let bytes = 0.01f32.to_ne_bytes().repeat(count as usize);
    client.upload(&bytes, ElementType::F32, dims, 0)
}

/// A client, and the options to compile with.
struct Bench {
    client: Client,
    options: CompileOptions,
}

impl Bench {
    fn compile(&self, program: &str) -> pjrt::Result<Executable> {
        self.client.compile(program.as_bytes(), &self.options)
    }
}

fn calls(bench: &Bench) -> pjrt::Result<()> {
    let client = &bench.client;
    for n in [4, 1024, 1 << 16] {
        let add = bench.compile(&sum(n, 2, ""))?;
        let (x, y) = (floats(client, &[n as i64])?, floats(client, &[n as i64])?);
        measure(&format!("execute add of {n} floats"), 1000, || {
            add.execute(&[&x, &y], 0, &[]).map(drop)
        })?;
        measure("  and wait for the output", 1000, || {
            add.execute(&[&x, &y], 0, &[])?[0].ready()?.wait()
        })?;
        measure("  with a completion event, waited for", 1000, || {
            add.execute_with_event(&[&x, &y], 0, &[])?.1.wait()
        })?;
        let mut state = add.execute(&[&x, &y], 0, &[])?;
        measure("  fed with its own output", 1000, || {
            state = add.execute(&[&state[0], &y], 0, &[])?;
            Ok(())
        })?;
        let donating = bench.compile(&sum(n, 2, "{tf.aliasing_output = 0 : i32}"))?;
        measure("  fed with its own output, donated", 1000, || {
            state = donating.execute(&[&state[0], &y], 0, &[])?;
            Ok(())
        })?;
        state[0].ready()?.wait()?;
    }
    for arity in [1, 10, 100] {
        let program = bench.compile(&sum(4, arity, ""))?;
        let x = floats(client, &[4])?;
        let arguments = vec![&x; arity];
        measure(&format!("execute with {arity} arguments of 4 floats"), 1000, || {
            program.execute(&arguments, 0, &[]).map(drop)
        })?;
    }
    Ok(())
}

fn transfers(bench: &Bench) -> pjrt::Result<()> {
    let client = &bench.client;
    for size in [4usize, 4096, 1 << 20] {
        let bytes = vec![1; size];
        let dims = [size as i64];
        measure(&format!("upload {size} bytes"), 200, || {
            black_box(client.upload(&bytes, ElementType::U8, &dims, 0)?);
            Ok(())
        })?;
        let shared = std::sync::Arc::<[u8]>::from(bytes.as_slice());
        measure("  lent", 200, || {
            black_box(client.upload_owned(shared.clone(), ElementType::U8, &dims, 0)?);
            Ok(())
        })?;
        let x = client.upload(&bytes, ElementType::U8, &dims, 0)?;
        let mut dst = vec![0; size];
        measure(&format!("download {size} bytes"), 200, || x.download(&mut dst))?;
        measure("  asynchronously, then waited for", 200, || {
            dst = x.download_async(std::mem::take(&mut dst))?.wait()?;
            Ok(())
        })?;
    }
    Ok(())
}

fn work(bench: &Bench) -> pjrt::Result<()> {
    let client = &bench.client;
    let start = Instant::now();
    let tiny = bench.compile(&sum(4, 2, ""))?;
    println!("{:<52} {:>9.2} us", "compile add, once", micros(start.elapsed()));
    measure("compile add, again", 5, || bench.compile(&sum(4, 2, "")).map(drop))?;
    measure("  two at once, for both", 5, || {
        std::thread::scope(|scope| {
            let other = scope.spawn(|| bench.compile(&sum(4, 2, "")).map(drop));
            bench.compile(&sum(4, 3, ""))?;
            other.join().expect("compiling does not panic")
        })
    })?;
    let bytes = tiny.serialize()?;
    measure("deserialize add", 5, || client.deserialize(&bytes).map(drop))?;
    let program = matmul(512);
    measure("compile matmul and tail", 2, || bench.compile(&program).map(drop))?;
    let program = bench.compile(&program)?;
    let (x, y) = (floats(client, &[512, 512])?, floats(client, &[512, 512])?);
    measure("run matmul 512x512 and tail", 20, || {
        program.execute(&[&x, &y], 0, &[])?[0].ready()?.wait()
    })
}

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("which plugin? give the path of its .so file")?;
    let (mut only, mut client, mut options) = (None, Vec::new(), CompileOptions::default());
    for argument in arguments {
        let (name, value) = argument.split_once('=').ok_or("options look like NAME=VALUE")?;
        let value = match value.parse::<i64>() {
            Ok(number) => OptionValue::Int64(number),
            Err(_) => value.parse().map_or(OptionValue::String(value.into()), OptionValue::Bool),
        };
        match name {
            "only" => only = Some(value),
            _ if name.starts_with("xla_") => {
                options.env_option_overrides.insert(name.to_owned(), value);
            }
            _ => client.push((name.to_owned(), value)),
        }
    }
    let client = Client::create(&Plugin::load(path.as_ref())?, &client)?;
    let bench = Bench { client, options };
    if only.is_none() {
        calls(&bench)?;
        transfers(&bench)?;
    }
    work(&bench)?;
    Ok(())
}
