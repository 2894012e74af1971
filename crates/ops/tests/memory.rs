//! Factorisations of tall and wide matrices hold no value that is much larger than what they read
//! and return.

use hlo::{Builder, Type};
use ops::{Args, Schema, Settings, parse_sample, table};

/// The elements of the largest value, and of operands and results together.
fn elements(name: &str, example: &str) -> (i64, i64) {
    let is_it = |text: &str| Schema::parse(text).name == name;
    let row = table().into_iter().find(|row| is_it(row.schema)).expect("a row");
    let (schema, b) = (Schema::parse(row.schema), Builder::recording());
    let sample = parse_sample(&b, &schema, example);
    let args = Args::new(&b, &schema, &sample.args, Settings::default());
    let out = (row.lower)(&b, &args).unwrap_or_else(|e| panic!("{name} on '{example}': {e}"));
    let results: Vec<_> = out.values().collect();
    let parameters = &sample.parameters;
    let ends: i64 = parameters.iter().chain(&results).map(|v| v.numel()).sum();
    let function = b.finish(parameters, &results).expect("a function").simplified();
    (function.types.iter().map(Type::numel).max().unwrap_or(0), ends)
}

#[test]
fn factorisations_hold_nothing_larger_than_their_results() {
    let calls = [
        ("_linalg_svd", "f32[4096,3]"),
        ("_linalg_svd", "f32[3,4096]"),
        ("_linalg_svd", "c64[2,4096,3]"),
        ("_linalg_svd", "f32[4096,3] true"),
        ("_linalg_svd", "f32[4096,3] false false"),
        ("_linalg_svd", "f32[3,4096] false false"),
        ("_linalg_svd", "f32[4096,0]"),
        ("geqrf", "f32[4096,3]"),
        ("linalg_householder_product", "f32[4096,3] f32[3]"),
        ("linalg_lstsq", "f32[4096,3] f32[4096,2]"),
        ("linalg_lstsq", "f32[3,4096] f32[3,2]"),
        ("linalg_lu_factor_ex", "f32[4096,3]"),
        ("linalg_lu_factor_ex", "f32[3,4096]"),
        ("linalg_polar", "f32[4096,3]"),
        ("linalg_qr", "f32[4096,3]"),
        ("linalg_qr", "f32[3,4096]"),
        ("linalg_qr", "f32[4096,3] r"),
        ("lu_unpack", "f32[4096,3] s32[3] true false"),
        ("ormqr", "f32[4096,3] f32[3] f32[4096,2]"),
        ("ormqr", "f32[4096,3] f32[3] f32[2,4096] false true"),
    ];
    for (name, example) in calls {
        let (largest, ends) = elements(name, example);
        assert!(largest <= 2 * ends, "{name} on '{example}': {largest} elements, but ends {ends}");
    }
}
