//! Compares random programs of views and products, as TPUs are given them, with what they are made
//! of. Both are interpreted, in whole numbers, so that no order of sums makes a difference.

use cpu::interpreter::{Array, Program};
use engine::{Backend, Tpu};
use hlo::{Builder, DType, DotDims, Recorded, Type, Value};

const PROGRAMS: u64 = 3000;

/// A generator of numbers below a bound.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn order(&mut self, count: usize) -> Vec<i64> {
        let mut order: Vec<i64> = (0..count as i64).collect();
        (1..count).rev().for_each(|i| order.swap(i, self.below(i + 1)));
        order
    }
}

fn step<'b>(b: &'b Builder, values: &[Value<'b>], random: &mut Numbers) -> Option<Value<'b>> {
    let x = values[random.below(values.len())];
    let (rank, dims) = (x.rank(), x.dims());
    let dim = random.below(rank.max(1));
    match random.below(12) {
        0 | 1 if rank < 5 => Some(x.transpose(&random.order(rank))),
        2 if rank > 1 => {
            let at = random.below(rank - 1);
            let mut merged = dims.to_vec();
            merged[at] *= merged.remove(at + 1);
            Some(x.reshape(&merged))
        }
        3 if rank > 0 && rank < 5 => {
            let part = [1, 2, 3][random.below(3)];
            let mut split = dims.to_vec();
            (split[dim] % part == 0).then(|| {
                split[dim] /= part;
                split.insert(dim + random.below(2), part);
                x.reshape(&split)
            })
        }
        4 => Some(x.negate()),
        5 => values.iter().rev().find(|y| y.dims() == dims && **y != x).map(|y| x + *y),
        6 if rank > 0 => Some(x.reduce_sum(&[dim as i64])),
        7 if rank > 0 && dims[dim] > 1 => {
            let start = random.below(dims[dim] as usize) as i64;
            Some(x.slice_dim(dim, start, dims[dim], 1))
        }
        8 if rank > 0 => {
            let zero = b.scalar(0, x.dtype());
            let (low, high) = (random.below(3) as i64, random.below(3) as i64);
            let padded = x.pad_dim(zero, dim, low, high);
            let other = x.pad_dim(zero, dim, low + dims[dim], high - dims[dim]);
            Some(if high >= dims[dim] { padded + other } else { padded })
        }
        9 if rank > 0 => Some(b.concatenate(&[x, x.negate()], dim)),
        10 if rank < 4 => {
            let mut wide = dims.to_vec();
            let at = random.below(rank + 1);
            wide.insert(at, 2);
            let mapping: Vec<i64> = (0..=rank as i64).filter(|&dim| dim as usize != at).collect();
            Some(x.broadcast_in_dim(&Type::new(x.dtype(), &wide), &mapping))
        }
        11 => product(x, values, random),
        _ => None,
    }
}

/// A product that pairs some dimensions of equal extents.
fn product<'b>(x: Value<'b>, values: &[Value<'b>], random: &mut Numbers) -> Option<Value<'b>> {
    let y = values[random.below(values.len())];
    let mut d = DotDims::default();
    for l in random.order(x.rank()) {
        for r in random.order(y.rank()) {
            let used = [&d.rhs_batching, &d.rhs_contracting].iter().any(|list| list.contains(&r));
            if used || x.dim(l as usize) != y.dim(r as usize) {
                continue;
            }
            let (left, right) = match random.below(3) {
                0 => (&mut d.lhs_batching, &mut d.rhs_batching),
                1 => (&mut d.lhs_contracting, &mut d.rhs_contracting),
                _ => continue,
            };
            left.push(l);
            right.push(r);
            break;
        }
    }
    let paired = d.lhs_batching.len() + d.lhs_contracting.len();
    let rank = x.rank() + y.rank() - paired - d.lhs_contracting.len();
    let elements = x.numel() * y.numel();
    (paired > 0 && rank < 6 && elements < 1 << 14).then(|| x.dot_general(y, &d, x.dtype()))
}

fn random_program(seed: u64) -> Recorded {
    let mut random = Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let b = Builder::recording();
    let extents = [1, 2, 3, 4, 6];
    let parameter = |random: &mut Numbers| {
        let rank = 1 + random.below(4);
        let dims: Vec<i64> = (0..rank).map(|_| extents[random.below(extents.len())]).collect();
        b.argument(Type::new(DType::S32, &dims))
    };
    let parameters: Vec<_> = (0..2).map(|_| parameter(&mut random)).collect();
    let mut values = parameters.clone();
    for _ in 0..14 {
        let made = step(&b, &values, &mut random);
        values.extend(made.filter(|value| value.numel() < 1 << 12 && value.numel() > 0));
    }
    let results = &values[values.len().saturating_sub(3)..];
    b.finish(&parameters, results).unwrap_or_else(|e| panic!("program {seed}: {e}"))
}

fn results(function: &Recorded) -> Result<Vec<Vec<u8>>, &'static str> {
    let function = cpu::target::rewrite(function).expect("a valid rewriting");
    let program = Program::new(&function, &[])?;
    let types: Vec<_> = function.block.arguments.iter().map(|&id| function.ty(id)).collect();
    let given = types.iter().map(|ty| {
        (0..ty.numel()).flat_map(|i| (i as i32 * 7 % 23 - 11).to_le_bytes()).collect::<Vec<u8>>()
    });
    let given: Vec<_> = given.collect();
    let lend = |(&ty, bytes)| Array::lend(ty, bytes).expect("as many bytes, aligned");
    let lent = types.iter().zip(given.iter().map(Vec::as_slice)).map(lend).collect();
    let made = program.run(lent);
    Ok(made.expect("a run").iter().map(|array| array.bytes().into_owned()).collect())
}

#[test]
fn a_deferred_program_computes_what_the_canonical_one_does() {
    let mut compared = 0;
    for seed in 0..PROGRAMS {
        let canonical = random_program(seed);
        let rewritten = Tpu::default().rewrite_to_split(&canonical);
        let rewritten = rewritten.unwrap_or_else(|e| panic!("program {seed}: {e}")).expect("rules");
        let text = || format!("{}\n{}", canonical.text("canonical"), rewritten.text("tpu"));
        let both = (results(&canonical), results(&rewritten));
        if let (Ok(wanted), Ok(got)) = both {
            compared += 1;
            assert!(wanted == got, "program {seed}\n{}", text());
        }
    }
    assert!(compared > PROGRAMS / 2, "{compared} of {PROGRAMS} programs are interpreted");
}
