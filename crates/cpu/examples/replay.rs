//! Measures the cost of dumped programs, on made-up inputs.
//!
//! `cargo run --release -p cpu --example replay -- PLUGIN.so FILE.mlir..` compiles the files, runs
//! them in turn and prints the time of a round. An output that aliases an input replaces it in the
//! next round. Running in turn makes the files comparable on a noisy machine. `runs=N` sets the
//! rounds. Names that start with `xla_` are compiler flags, others are options of the client.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use cpu::{Cpu, Target};
use pjrt::{Buffer, Client, CompileOptions, ElementType, Executable, OptionValue, Plugin};

const WARM_UP: usize = 3;

type Failure = Box<dyn std::error::Error>;

/// One argument of `main`: its type, extents and the output that takes its place.
struct Input {
    element: ElementType,
    dims: Vec<i64>,
    replaced_by: Option<usize>,
}

fn element(name: &str) -> Result<(ElementType, usize), Failure> {
    Ok(match name {
        "f32" => (ElementType::F32, 4),
        "f64" => (ElementType::F64, 8),
        "bf16" => (ElementType::BF16, 2),
        "i64" => (ElementType::S64, 8),
        "i32" => (ElementType::S32, 4),
        "i1" => (ElementType::Pred, 1),
        "ui8" => (ElementType::U8, 1),
        "ui32" => (ElementType::U32, 4),
        "ui64" => (ElementType::U64, 8),
        other => return Err(format!("replay makes up no {other}").into()),
    })
}

/// The arguments that the text of `main` declares.
fn inputs(program: &str) -> Result<Vec<Input>, Failure> {
    let after = program.split_once("@main(").ok_or("the program has no @main")?.1;
    let (arguments, _) = after.split_once(") ->").ok_or("@main has no results")?;
    let mut found = Vec::new();
    for argument in arguments.split("tensor<").skip(1) {
        let (ty, rest) = argument.split_once('>').ok_or("an unclosed type")?;
        let mut words: Vec<&str> = ty.split('x').collect();
        let (element, _) = element(words.pop().unwrap_or_default())?;
        let dims = words.iter().map(|w| w.parse()).collect::<Result<_, _>>()?;
        let alias = rest.split_once("tf.aliasing_output = ").map(|(_, tail)| tail);
        let alias = alias.and_then(|tail| tail.split_once(' ')).map(|(number, _)| number.parse());
        found.push(Input { element, dims, replaced_by: alias.transpose()? });
    }
    Ok(found)
}

fn upload(client: &Client, input: &Input) -> Result<Buffer, Failure> {
    let count = input.dims.iter().product::<i64>() as usize;
    let mut state = 1u32;
    let mut random = || {
        state = state.wrapping_mul(1664525).wrapping_add(1013904223);
        state >> 8
    };
    let unit = |bits: u32| bits as f32 / (1u32 << 24) as f32 * 0.04 - 0.02;
    let bytes: Vec<u8> = match input.element {
        ElementType::F32 => (0..count).flat_map(|_| unit(random()).to_ne_bytes()).collect(),
        ElementType::F64 => {
            (0..count).flat_map(|_| f64::from(unit(random())).to_ne_bytes()).collect()
        }
        ElementType::BF16 => (0..count).flat_map(|_| [0, 0x3c]).collect(),
        ElementType::S64 | ElementType::U64 => {
            (0..count).flat_map(|_| u64::from(random() % 10).to_ne_bytes()).collect()
        }
        ElementType::S32 | ElementType::U32 => {
            (0..count).flat_map(|_| (random() % 10).to_ne_bytes()).collect()
        }
        _ => vec![1; count],
    };
    Ok(client.upload(&bytes, input.element, &input.dims, 0)?)
}

/// Milliseconds of processor time that this process has used, all threads together.
fn processor_ms() -> Result<f64, Failure> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let after = stat.rsplit_once(')').ok_or("an odd /proc/self/stat")?.1;
    let ticks: Vec<f64> = after.split_whitespace().skip(11).take(2).flat_map(str::parse).collect();
    Ok(ticks.iter().sum::<f64>() * 10.0)
}

/// A compiled file with its inputs.
struct Replay {
    path: String,
    executable: Executable,
    inputs: Vec<Input>,
    buffers: Vec<Buffer>,
    walls: Vec<f64>,
    processor: f64,
}

impl Replay {
    fn new(client: &Client, options: &CompileOptions, path: String) -> Result<Self, Failure> {
        let program = std::fs::read_to_string(&path)?;
        let inputs = inputs(&program)?;
        let buffers = inputs.iter().map(|i| upload(client, i)).collect::<Result<_, _>>()?;
        let start = Instant::now();
        let executable = client.compile(program.as_bytes(), options)?;
        println!("{path}: compiled in {:.2} s", start.elapsed().as_secs_f64());
        Ok(Replay { path, executable, inputs, buffers, walls: Vec::new(), processor: 0.0 })
    }

    fn round(&mut self) -> Result<(), Failure> {
        let (start, before) = (Instant::now(), processor_ms()?);
        let arguments: Vec<&Buffer> = self.buffers.iter().collect();
        let outputs = self.executable.execute(&arguments, 0, &[])?;
        for output in &outputs {
            output.ready()?.wait()?;
        }
        self.walls.push(start.elapsed().as_secs_f64() * 1e3);
        self.processor += processor_ms()? - before;
        let mut outputs: Vec<Option<Buffer>> = outputs.into_iter().map(Some).collect();
        for (buffer, input) in self.buffers.iter_mut().zip(&self.inputs) {
            if let Some(new) = input.replaced_by.and_then(|at| outputs[at].take()) {
                *buffer = new;
            }
        }
        Ok(())
    }
}

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let plugin = arguments.next().ok_or("which plugin? give the path of its .so file")?;
    let (mut files, mut runs, mut options) = (Vec::new(), 50, CompileOptions::default());
    let mut client = Vec::new();
    for argument in arguments {
        match argument.split_once('=') {
            None => files.push(argument),
            Some(("runs", n)) => runs = n.parse()?,
            Some((name, value)) => {
                let value = match value.parse::<i64>() {
                    Ok(number) => OptionValue::Int64(number),
                    Err(_) => {
                        value.parse().map_or(OptionValue::String(value.into()), OptionValue::Bool)
                    }
                };
                if name.starts_with("xla_") {
                    options.env_option_overrides.insert(name.to_owned(), value);
                } else {
                    client.push((name.to_owned(), value));
                }
            }
        }
    }
    let client = Client::create(&Plugin::load(plugin.as_ref())?, &client)?;
    // Programs of the CPU platform call kernels. This registers them.
    let _kernels = Cpu::new(&client, Target::Rewritten);
    let load = |file| Replay::new(&client, &options, file);
    let mut replays = files.into_iter().map(load).collect::<Result<Vec<_>, _>>()?;
    for round in 0..runs + WARM_UP {
        for replay in &mut replays {
            replay.round()?;
            if round < WARM_UP {
                replay.walls.clear();
                replay.processor = 0.0;
            }
        }
    }
    for Replay { path, walls, processor, executable, .. } in &mut replays {
        walls.sort_by(f64::total_cmp);
        let (least, median) = (walls[0], walls[runs / 2]);
        let (processor, memory) = (*processor / runs as f64, executable.memory_stats()?.temp);
        println!(
            "{path}: median {median:.3} ms, least {least:.3}, processor {processor:.2}, \
             temp {memory}"
        );
    }
    Ok(())
}
