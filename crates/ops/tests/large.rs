//! Rows on extents beyond int32: rules for shapes do not overflow, and places are counted in int64.

use hlo::{Attribute, Block, Builder, DType, Recorded, Type};
use ops::{Args, Reads, Row, Schema, Settings, parse_sample, table};
use std::panic::{AssertUnwindSafe, catch_unwind};

const FACTOR: i64 = 1 << 30;

/// Rows that write as many statements or constants as there are places along a dimension, or that
/// take a step for each place.
const COUNTING: &[&str] = &[
    "upsample",
    "_upsample",
    "avg_pool",
    "_adaptive",
    "adaptive",
    "fractional",
    "linalg",
    "_linalg",
    "fft",
    "_fft",
    "lu_",
    "im2col",
    "col2im",
    "unfold",
    "unsafe_",
    "split",
    "stft",
    "istft",
    "_ctc_loss",
    "tpu::",
];

/// The extents of an example, each once.
fn extents(example: &str) -> Vec<i64> {
    let inside = example.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    let mut all: Vec<i64> =
        inside.flat_map(|list| list.split(',')).filter_map(|n| n.parse().ok()).collect();
    all.sort_unstable();
    all.dedup();
    all.retain(|&n| n > 1);
    all
}

/// The example with one extent made large wherever it occurs.
fn enlarged(example: &str, extent: i64) -> String {
    let large = |list: &str| -> String {
        let numbers = list.split(',').map(|n| match n.parse() == Ok(extent) {
            true => (extent * FACTOR).to_string(),
            false => n.to_owned(),
        });
        numbers.collect::<Vec<_>>().join(",")
    };
    let mut parts = example.split('[');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (list, rest) = part.split_once(']').unwrap_or((part, ""));
        text += &format!("[{}]{rest}", large(list));
    }
    text
}

/// True if a tensor would have more elements than int64 counts.
fn is_too_large(example: &str) -> bool {
    let lists = example.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    let mut counts =
        lists.map(|list| list.split(',').filter_map(|n| n.parse::<f64>().ok()).product());
    counts.any(|count: f64| count > 1e18)
}

/// The numbers that a row reads, and the places that it takes in the generator's stream.
fn reads(row: &Row, schema: &Schema, example: &str) -> Option<Reads> {
    let b = Builder::types_only();
    let sample = parse_sample(&b, schema, example);
    let args = Args::new(&b, schema, &sample.args, Settings::default());
    (row.lower)(&b, &args).ok().filter(|_| b.check().is_ok())?;
    Some(args.reads())
}

/// `None` if the row refuses the example.
fn record(row: &Row, schema: &Schema, example: &str) -> Option<Recorded> {
    let reads = reads(row, schema, example)?;
    let b = Builder::recording();
    let sample = parse_sample(&b, schema, example);
    let args = Args::new(&b, schema, &sample.args, Settings::default());
    let mut parameters = sample.parameters.clone();
    for &read in &reads.numbers {
        let value = b.argument(Type::scalar(read.slot.dtype()));
        args.supply_number(read, value);
        parameters.push(value);
    }
    if reads.random_counters > 0 {
        let state = b.argument(Type::new(DType::U64, &[2]));
        args.supply_random(state);
        parameters.push(state);
    }
    let out = (row.lower)(&b, &args).ok()?;
    let results: Vec<_> = out.values().collect();
    Some(b.finish(&parameters, &results).ok()?.simplified())
}

/// The statements that count places of a large extent in a narrow type.
fn narrow(function: &Recorded, block: &Block, found: &mut Vec<String>) {
    let large = |ty: &Type, dim: usize| ty.dims[dim] > i64::from(i32::MAX);
    let wide = |ty: &Type| ty.dtype.bytes() == 8 || ty.dtype.is_float();
    let counts = |ty: &Type, dim: usize| ty.dtype == DType::U32 && ty.dims[dim] <= 1 << 32;
    for s in &block.statements {
        let ty = |i: u32| function.ty(i);
        let dims = |name: &str| s.attributes.ints(name).unwrap_or_default();
        let fits = match s.name {
            "stablehlo.iota" => {
                let made = ty(s.results[0]);
                let dim = dims("iota_dimension")[0] as usize;
                !large(made, dim) || wide(made) || counts(made, dim)
            }
            "stablehlo.dynamic_slice" | "stablehlo.dynamic_update_slice" => {
                let base = ty(s.operands[0]);
                let first = s.operands.len() - base.rank();
                let window = if first == 1 { ty(s.results[0]) } else { ty(s.operands[1]) };
                let last = |d: usize| base.dims[d] - window.dims[d];
                let starts = (0..base.rank()).map(|d| (last(d), ty(s.operands[first + d])));
                starts.into_iter().all(|(last, ty)| last <= i64::from(i32::MAX) || wide(ty))
            }
            "stablehlo.gather" | "stablehlo.scatter" => {
                let base = ty(s.operands[0]);
                let indexed = s.attributes.list.iter().flat_map(|(_, a)| match a {
                    Attribute::Gather(d) => d.start_index_map.clone(),
                    Attribute::Scatter(d) => d.scatter_dims_to_operand_dims.clone(),
                    _ => Vec::new(),
                });
                indexed.into_iter().all(|d| !large(base, d as usize) || wide(ty(s.operands[1])))
            }
            "chlo.top_k" => !large(ty(s.operands[0]), ty(s.operands[0]).rank() - 1),
            _ => true,
        };
        if !fits {
            found.push(s.name.to_owned());
        }
        s.regions.iter().for_each(|region| narrow(function, region, found));
    }
}

#[test]
fn places_of_large_extents_are_counted_in_64_bits() {
    let mut wrong = Vec::new();
    for row in table() {
        let schema = Schema::parse(row.schema);
        if COUNTING.iter().any(|start| schema.name.starts_with(start)) {
            continue;
        }
        for example in row.examples {
            for extent in extents(example) {
                let example = enlarged(example, extent);
                if is_too_large(&example) {
                    continue;
                }
                let made = catch_unwind(AssertUnwindSafe(|| record(row, &schema, &example)));
                let mut found = Vec::new();
                match made {
                    Err(_) => found.push("a panic".to_owned()),
                    Ok(None) => {}
                    Ok(Some(function)) => narrow(&function, &function.block, &mut found),
                }
                if !found.is_empty() {
                    wrong.push(format!("{} on '{example}': {found:?}", schema.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{} in all", wrong.join("\n"), wrong.len());
}
