//! Every example of every row: types-only and text agree, text is deterministic, and it equals
//! `tests/golden/<op>.mlir`. `BLESS=1 cargo test -p ops` rewrites the files.

use hlo::{Builder, DType, Type};
use ops::{Args, NumberRead, Row, Schema, Settings, parse_sample, table};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

fn types_only(row: &Row, schema: &Schema, example: &str) -> (Vec<Type>, ops::Reads) {
    let b = Builder::types_only();
    let sample = parse_sample(&b, schema, example);
    let args = Args::new(&b, schema, &sample.args, Settings::default());
    let out = (row.lower)(&b, &args)
        .and_then(|out| b.check().map(|()| out))
        .unwrap_or_else(|e| panic!("{} on '{example}': {e}", schema.name));
    (out.values().map(|v| v.ty()).collect(), args.reads())
}

fn text(row: &Row, schema: &Schema, example: &str, reads: &ops::Reads) -> (Vec<Type>, String) {
    let b = Builder::recording();
    let sample = parse_sample(&b, schema, example);
    let args = Args::new(&b, schema, &sample.args, Settings::default());
    let mut parameters = sample.parameters.clone();
    for &NumberRead { arg, slot } in &reads.numbers {
        let value = b.argument(Type::scalar(slot.dtype()));
        args.supply_number(NumberRead { arg, slot }, value);
        parameters.push(value);
    }
    if reads.random_counters > 0 {
        let state = b.argument(Type::new(DType::U64, &[2]));
        args.supply_random(state);
        parameters.push(state);
    }
    let out = (row.lower)(&b, &args).unwrap_or_else(|e| panic!("{}: {e}", schema.name));
    let results: Vec<_> = out.values().collect();
    let types = results.iter().map(|v| v.ty()).collect();
    let function = b
        .finish(&parameters, &results)
        .unwrap_or_else(|e| panic!("{} on '{example}': {e}", schema.name));
    (types, function.simplified().text("example"))
}

fn golden_path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.mlir"))
}

#[test]
fn examples_match_their_golden_programs() {
    let bless = std::env::var_os("BLESS").is_some();
    let mut wrong = Vec::new();
    for row in table() {
        let schema = Schema::parse(row.schema);
        assert!(!row.examples.is_empty(), "{} has no example", schema.name);
        let mut whole = String::new();
        for example in row.examples {
            let (types, reads) = types_only(row, &schema, example);
            let (again, module) = text(row, &schema, example, &reads);
            assert_eq!(types, again, "{} on '{example}': types depend on text", schema.name);
            let second = text(row, &schema, example, &reads).1;
            assert_eq!(module, second, "{} on '{example}': not deterministic", schema.name);
            let number = |r: &NumberRead| format!(" {}:{:?}", schema.args[r.arg].name, r.slot);
            let numbers: String = reads.numbers.iter().map(number).collect();
            let _ = writeln!(whole, "// {example}");
            if !numbers.is_empty() {
                let _ = writeln!(whole, "// run-time numbers:{numbers}");
            }
            if reads.random_counters > 0 {
                let _ = writeln!(whole, "// random counters: {}", reads.random_counters);
            }
            let _ = writeln!(whole, "{module}");
        }
        let path = golden_path(&schema.name);
        if bless {
            std::fs::write(&path, whole).expect("golden file can be written");
        } else if std::fs::read_to_string(&path).ok().as_deref() != Some(&whole) {
            wrong.push(schema.name);
        }
    }
    assert!(wrong.is_empty(), "golden programs differ (BLESS=1 rewrites them): {wrong:?}");
}

#[test]
fn each_op_has_one_row_and_each_golden_a_row() {
    let mut names = BTreeSet::new();
    for row in table() {
        let name = Schema::parse(row.schema).name;
        assert!(names.insert(name.clone()), "{name} has two rows");
    }
    let dir = golden_path("x");
    for entry in std::fs::read_dir(dir.parent().expect("a folder")).expect("a folder") {
        let file = entry.expect("an entry").file_name().into_string().expect("a plain name");
        let name = file.trim_end_matches(".mlir").to_owned();
        assert!(names.contains(&name), "{file} belongs to no row");
    }
}
