//! The structure of an op, and the whole numbers that differ between ops of one structure.

use crate::record::op::{Kind, Op, Output};
use crate::record::template::Template;
use crate::record::view::Geometry;
use hlo::{DType, Number};
use shapes::push_type;

const SEPARATOR: u64 = 1 << 60;

impl Op {
    /// The whole numbers among its attributes, in order. `None` for an op with a function inside,
    /// which is made for its sizes.
    pub(crate) fn ints(&self, ints: &mut Vec<i64>) -> Option<()> {
        match &self.kind {
            Kind::Row { args, reads, .. } => {
                for (i, arg) in args.iter().enumerate() {
                    match arg {
                        Template::Int(v) => ints.push(*v),
                        Template::Ints(v) => ints.extend_from_slice(v),
                        Template::Number { value: Number::Int(v), .. }
                            if reads.constants >> i & 1 == 1 =>
                        {
                            ints.push(*v);
                        }
                        _ => {}
                    }
                }
            }
            Kind::Read(g) | Kind::Write(g) => {
                ints.extend_from_slice(&g.sizes);
                ints.extend_from_slice(&g.strides);
                // The offset is split by dimension, as each dimension's part varies separately.
                let mut rest = g.offset;
                for stride in Geometry::contiguous(&self.operands[0].dims).strides {
                    ints.extend([stride, rest / stride]);
                    rest %= stride;
                }
            }
            Kind::Copy | Kind::Zeros | Kind::ReadRows => {
                ints.extend_from_slice(&self.outputs[0].ty.dims);
            }
            Kind::WriteRows => {}
            Kind::Graph(_) | Kind::Control(_) | Kind::Module(_) | Kind::Collective(_) => {
                return None;
            }
        }
        Some(())
    }

    /// The places, counted from `first` on, of the whole numbers that are a view's offsets in each
    /// dimension, and the largest value of each.
    pub(crate) fn offsets(&self, first: usize, offsets: &mut Vec<(usize, i64)>) {
        let (Kind::Read(g) | Kind::Write(g)) = &self.kind else { return };
        let base = &self.operands[0].dims;
        let mut at = first + 2 * g.sizes.len() + 1;
        let mut whole = i64::MAX;
        for (&extent, stride) in base.iter().zip(Geometry::contiguous(base).strides) {
            let own = g.sizes.iter().zip(&g.strides).filter(|&(_, s)| (stride..whole).contains(s));
            let reach: i64 = own.map(|(size, s)| (size - 1) * s / stride).sum();
            offsets.push((at, extent - 1 - reach));
            (at, whole) = (at + 2, stride);
        }
    }

    /// The op of the same structure with other whole numbers. `None` if an offset is outside its
    /// dimension. Only the fields that lowering reads are valid.
    pub(crate) fn with_ints(&self, ints: &mut impl Iterator<Item = i64>) -> Option<Op> {
        let mut next = || ints.next().unwrap_or_default();
        let mut ty = self.outputs.first().map(|o| o.ty.clone());
        let kind = match &self.kind {
            Kind::Row { row, args, settings, reads } => {
                let mut args = args.clone();
                for (i, arg) in args.iter_mut().enumerate() {
                    match arg {
                        Template::Int(v) => *v = next(),
                        Template::Ints(v) => v.iter_mut().for_each(|v| *v = next()),
                        Template::Number { value: Number::Int(v), .. }
                            if reads.constants >> i & 1 == 1 =>
                        {
                            *v = next();
                        }
                        _ => {}
                    }
                }
                Kind::Row { row: *row, args, settings: *settings, reads: reads.clone() }
            }
            Kind::Read(g) | Kind::Write(g) => {
                let mut g = g.clone();
                g.sizes.iter_mut().for_each(|v| *v = next());
                g.strides.iter_mut().for_each(|v| *v = next());
                g.offset = 0;
                let mut whole = i64::MAX;
                for _ in &self.operands[0].dims {
                    let (stride, offset) = (next(), next());
                    if offset < 0 || offset * stride >= whole {
                        return None;
                    }
                    g.offset += offset * stride;
                    whole = stride;
                }
                match &self.kind {
                    Kind::Read(_) => Kind::Read(g),
                    _ => Kind::Write(g),
                }
            }
            Kind::Zeros => Kind::Zeros,
            Kind::ReadRows => Kind::ReadRows,
            Kind::WriteRows => Kind::WriteRows,
            _ => Kind::Copy,
        };
        if let (Kind::Copy | Kind::Zeros | Kind::ReadRows, Some(ty)) = (&kind, &mut ty) {
            ty.dims.iter_mut().for_each(|v| *v = next());
        }
        let output = |(i, o): (usize, &Output)| match (i, &ty) {
            (0, Some(ty)) => Output { ty: ty.clone(), ..o.clone() },
            _ => o.clone(),
        };
        Some(Op {
            id: self.id,
            structure_id: self.structure_id,
            kind,
            operands: Vec::new(),
            outputs: self.outputs.iter().enumerate().map(output).collect(),
            n_values: self.n_values,
            numbers: self.numbers.clone(),
            targets: self.targets,
            // Demands were checked when the program's calls were recorded.
            demands: Vec::new(),
            warnings: Vec::new(),
            has_checks: self.has_checks,
            is_collective: self.is_collective,
            key: [].into(),
            content: 0,
            cost: self.cost,
        })
    }

    /// What it does, whatever its attributes and operands are.
    pub(crate) fn kind(&self) -> Vec<u64> {
        let mut kind = match &self.kind {
            Kind::Row { row, .. } => vec![0, *row as u64],
            Kind::Read(_) => vec![1],
            Kind::Write(_) => vec![2],
            Kind::Copy => vec![3],
            Kind::Zeros => vec![4],
            Kind::ReadRows => vec![5],
            Kind::WriteRows => vec![6],
            Kind::Graph(_) | Kind::Control(_) | Kind::Module(_) | Kind::Collective(_) => {
                vec![7, u64::from(self.id)]
            }
        };
        let ranks = self.outputs.iter().map(|o| (o.ty.dtype as u64) << 8 | o.ty.dims.len() as u64);
        kind.extend(ranks);
        kind
    }

    /// Appends the words that are equal for all ops of one structure.
    pub(crate) fn structure(&self, structure: &mut Vec<u64>) {
        match &self.kind {
            Kind::Row { row, args, settings, reads } => {
                structure.extend([1, *row as u64, settings.word(), reads.constants]);
                args.iter().enumerate().for_each(|(i, arg)| {
                    let use_ = if reads.constants >> i & 1 == 1 {
                        Use::Constant
                    } else if reads.extents >> i & 1 == 1 {
                        Use::Extent
                    } else if reads.numbers.iter().any(|read| read.arg == i) {
                        Use::RunTime
                    } else {
                        Use::Default
                    };
                    push_argument(structure, arg, use_);
                });
            }
            Kind::Read(Geometry { sizes, .. }) => structure.extend([2, sizes.len() as u64]),
            Kind::Write(Geometry { sizes, .. }) => structure.extend([3, sizes.len() as u64]),
            Kind::Copy => structure.push(4),
            Kind::Zeros => structure.push(5),
            Kind::ReadRows => structure.push(7),
            Kind::WriteRows => structure.push(8),
            Kind::Graph(_) | Kind::Control(_) | Kind::Module(_) | Kind::Collective(_) => {
                structure.push(6);
            }
        }
        self.outputs.iter().for_each(|o| push_type(structure, &o.ty));
        structure.push(SEPARATOR);
    }
}

/// The use of an argument in the row.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    Constant,
    Extent,
    RunTime,
    /// The value is the schema's default, which the row may have read.
    Default,
}

/// A number clamped to [-2, 2]. Numbers within are dims, strides, paddings or choices; larger ones
/// may be extents, which vary.
fn small(v: i64) -> u64 {
    v.clamp(-2, 2) as u64
}

fn push_argument(structure: &mut Vec<u64>, arg: &Template, use_: Use) {
    let dtype = |d: DType| d as u64;
    match arg {
        Template::None => structure.push(10),
        Template::Operand(_) => structure.push(11),
        Template::Operands(list) => {
            structure.extend([12, list.len() as u64]);
            structure.extend(list.iter().map(|o| u64::from(o.is_some())));
        }
        Template::Number { value, dtype: d, wrapped } => {
            structure.extend([13, dtype(*d), u64::from(*wrapped), use_ as u64]);
            match *value {
                Number::Int(v) if use_ == Use::Default => structure.extend([0, v as u64]),
                Number::Int(_) => structure.push(0),
                Number::Unsigned(v) => structure.extend([5, v]),
                Number::Bool(v) => structure.extend([1, u64::from(v)]),
                Number::Float(v) if use_ != Use::RunTime => structure.extend([2, v.to_bits()]),
                Number::Float(_) => structure.push(3),
                Number::Complex(re, im) => structure.extend([4, re.to_bits(), im.to_bits()]),
            }
        }
        Template::Numbers(values) => {
            structure.extend([14, values.len() as u64]);
            structure.extend(values.iter().map(|v| v.as_f64().to_bits()));
        }
        Template::Int(v) => structure.extend([15, small(*v)]),
        Template::Ints(v) => {
            structure.extend([16, v.len() as u64]);
            let v = if use_ == Use::Extent { &[] } else { &v[..] };
            structure.extend(v.iter().map(|&v| small(v)));
        }
        Template::Bool(v) => structure.extend([17, u64::from(*v)]),
        Template::Bools(v) => {
            structure.extend([18, v.len() as u64]);
            structure.extend(v.iter().map(|&v| u64::from(v)));
        }
        Template::DType(d) => structure.extend([19, dtype(*d)]),
        Template::Text(text) => {
            structure.extend([20, text.len() as u64]);
            structure.extend(text.bytes().map(u64::from));
        }
    }
}
