//! Collectives of many values that were laid flat take place on the values in their own shapes.
//!
//! FSDP gathers the parts of all parameters of a layer as one flat value, and scatters gradients so.
//! On a TPU, a flat value has another layout than a matrix: each parameter would be copied before
//! and behind the collective, and a flat reduction is not scattered but reduced everywhere. So large
//! values go alone; the compiler combines collectives where that pays.
//!
//! What is gathered again, as parameters are in the backward, was let go in between. It waits for
//! the collective before it, or the compiler would keep the first one's result instead.

use crate::build::Value;
use crate::collective::Groups;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{Reducer, Result};
use std::cell::{Cell, RefCell};
use std::collections::HashSet;

/// Bytes from which a replica's part goes alone.
const LARGE: usize = 1 << 16;

impl Recorded {
    /// The same function, in which collectives take place on values in their own shapes. The
    /// function has to be simplified: the rules look at neighbours.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_collectives_in_own_shapes(&self) -> Result<Recorded> {
        if self.replicas() == 1 {
            return Ok(self.clone());
        }
        let rules = OwnShapes {
            function: self,
            definitions: self.definitions(),
            gathered: RefCell::default(),
            last: Cell::default(),
        };
        Ok(self.rewritten(&rules)?.without_dead())
    }
}

struct OwnShapes<'f> {
    function: &'f Recorded,
    definitions: Definitions<'f>,
    /// What was gathered before, by the ids of the values in their own shapes.
    gathered: RefCell<HashSet<u32>>,
    /// A result of the latest collective, by its id in the copy.
    last: Cell<Option<u32>>,
}

/// A value that goes through a collective.
struct Piece<'b> {
    value: Value<'b>,
    /// The extent that it has in the flat value of a replica.
    extent: i64,
    is_large: bool,
}

impl Rules for OwnShapes<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let made = match s.name {
            "stablehlo.all_gather" => self.gather(s, to)?,
            "stablehlo.reduce_scatter" => self.scatter(s, to)?,
            _ => return None,
        };
        Some(vec![made])
    }
}

impl OwnShapes<'_> {
    /// A gather of flat values: of each, all replicas' parts lie side by side.
    fn gather<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let groups = Groups::of(s)?;
        let ids = self.operands_of(s.operands[0], "stablehlo.concatenate", 0);
        if to.function.ty(s.operands[0]).rank() != 1 {
            return None;
        }
        let pieces = ids.iter().map(|&id| self.own(id, 0, to)).collect::<Vec<_>>();
        let is_again = {
            let mut gathered = self.gathered.borrow_mut();
            let new = ids.iter().filter(|&&id| gathered.insert(self.source(id))).count();
            new == 0
        };
        let last = self.last.get().filter(|_| is_again).map(|id| Value { b: to.b, id });
        let each = |value: Value<'b>| {
            let values = [Some(value), last].into_iter().flatten().collect::<Vec<_>>();
            let value = if last.is_some() { to.b.optimization_barrier(&values)[0] } else { value };
            let made = value.all_gather(0, &groups);
            self.last.set(Some(made.id));
            made.reshape(&[groups.size(), value.numel()])
        };
        let flat = |run: &[Piece<'b>]| {
            let values: Vec<_> = run.iter().map(|p| p.value.reshape(&[p.extent])).collect();
            to.b.concatenate(&values, 0)
        };
        let made: Vec<_> = runs(&pieces).into_iter().map(|run| each(whole(run, flat))).collect();
        let all = to.b.concatenate(&made, 1);
        Some(all.reshape(&[all.numel()]))
    }

    /// A scattered reduction of flat values, whose rows are what the replicas get.
    fn scatter<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let (groups, reducer) = (Groups::of(s)?, Reducer::of(&s.regions[0])?);
        let n = groups.size();
        let (flat, factor) = self.unscaled(s.operands[0]);
        let rows = self.definitions.named(flat, "stablehlo.reshape")?.operands[0];
        let ty = to.function.ty(rows);
        if to.function.ty(s.operands[0]).rank() != 1 || ty.rank() != 2 || ty.dims[0] != n {
            return None;
        }
        // Gradients may be added up in another type than they are computed in.
        let computed = self.converted(rows).unwrap_or(rows);
        let ids = self.operands_of(computed, "stablehlo.concatenate", 1);
        let own = |&id: &u32| {
            let piece = self.own(id, n, to);
            let value = piece.value.convert(ty.dtype);
            let scaled = |factor| value * to.value(factor).broadcast_to(&value.dims());
            Piece { value: factor.map_or(value, scaled), ..piece }
        };
        let pieces = ids.iter().map(own).collect::<Vec<_>>();
        let each = |value: Value<'b>| {
            let made = value.reduce_scatter(reducer, 0, &groups);
            self.last.set(Some(made.id));
            made.reshape(&[made.numel()])
        };
        let flat = |run: &[Piece<'b>]| {
            let values: Vec<_> = run.iter().map(|p| p.value.reshape(&[n, p.extent])).collect();
            to.b.concatenate(&values, 1)
        };
        let made: Vec<_> = runs(&pieces).into_iter().map(|run| each(whole(run, flat))).collect();
        Some(to.b.concatenate(&made, 0))
    }

    /// A value before one number multiplies all its elements, and the number; or the value itself.
    fn unscaled(&self, id: u32) -> (u32, Option<u32>) {
        let number = |id: u32| {
            let number = self.definitions.named(id, "stablehlo.broadcast_in_dim")?.operands[0];
            (self.function.ty(number).rank() == 0).then_some(number)
        };
        let multiplied = self.definitions.named(id, "stablehlo.multiply").map(|s| &s.operands[..]);
        match multiplied {
            Some(&[x, y]) if number(y).is_some() => (x, number(y)),
            Some(&[x, y]) if number(x).is_some() => (y, number(x)),
            _ => (id, None),
        }
    }

    /// What a concatenation puts together, or the value itself.
    fn operands_of(&self, id: u32, name: &str, dim: i64) -> Vec<u32> {
        match self.definitions.named(id, name) {
            Some(s) if s.attributes.ints("dimension") == Some(vec![dim]) => s.operands.to_vec(),
            _ => vec![id],
        }
    }

    /// A flat value in its own shape, if that has rows for each of `n` replicas; with an `n` of 0
    /// it is one replica's.
    fn own<'b>(&self, id: u32, n: i64, to: &Rewriter<'_, 'b>) -> Piece<'b> {
        let flat = to.value(id);
        let extent = flat.numel() / n.max(1);
        let source = to.value(self.source(id));
        let has_rows = source.rank() > 1 && source.dim(0) % n.max(1) == 0;
        let bytes = extent as usize * flat.dtype().bytes();
        if !has_rows || bytes < LARGE {
            return Piece { value: flat, extent, is_large: false };
        }
        Piece { value: source.convert(flat.dtype()), extent, is_large: true }
    }

    /// The value that was laid flat, before one conversion between floats.
    fn source(&self, id: u32) -> u32 {
        let (mut source, mut is_converted) = (id, false);
        while let Some(s) = self.definitions.get(source) {
            match s.name {
                "stablehlo.reshape" => source = s.operands[0],
                _ if is_converted => break,
                _ => match self.converted(source) {
                    Some(before) => (source, is_converted) = (before, true),
                    None => break,
                },
            }
        }
        source
    }

    /// The float that was converted to this one.
    fn converted(&self, id: u32) -> Option<u32> {
        let before = self.definitions.named(id, "stablehlo.convert")?.operands[0];
        let is_float = |id: u32| self.function.ty(id).dtype.is_float();
        (is_float(id) && is_float(before)).then_some(before)
    }
}

/// Runs of small pieces, and each large one.
fn runs<'p, 'b>(pieces: &'p [Piece<'b>]) -> Vec<&'p [Piece<'b>]> {
    pieces.chunk_by(|x, y| !x.is_large && !y.is_large).collect()
}

fn whole<'b>(run: &[Piece<'b>], flat: impl Fn(&[Piece<'b>]) -> Value<'b>) -> Value<'b> {
    match run {
        [piece] if piece.is_large => piece.value,
        run => flat(run),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builder, DType, Type};

    fn pair() -> Groups {
        Groups::new(vec![vec![0, 1]]).expect("a pair")
    }

    fn made(function: &Recorded) -> Recorded {
        function.clone().simplified().with_collectives_in_own_shapes().expect("valid statements")
    }

    /// The types of the results of a kind of statements.
    fn types(function: &Recorded, name: &str) -> Vec<String> {
        let named = function.block.statements.iter().filter(|s| s.name == name);
        named.map(|s| function.ty(s.results[0]).to_string()).collect()
    }

    fn names(function: &Recorded) -> Vec<&'static str> {
        function.block.statements.iter().map(|s| s.name).collect()
    }

    #[test]
    fn a_large_part_is_gathered_in_its_own_shape() {
        let b = Builder::recording();
        let large = b.argument(Type::new(DType::F32, &[128, 256]));
        let small = b.argument(Type::new(DType::F32, &[8]));
        let short = large.reshape(&[128 * 256]).convert(DType::BF16);
        let flat = b.concatenate(&[short, small.convert(DType::BF16)], 0);
        let rows = flat.all_gather(0, &pair()).reshape(&[2, 128 * 256 + 8]);
        let whole = rows.slice_dim(1, 0, 128 * 256, 1).reshape(&[256, 256]);
        let function = b.finish(&[large, small], &[whole]).expect("a valid function");
        let made = made(&function);
        assert_eq!(
            types(&made, "stablehlo.all_gather"),
            ["tensor<256x256xbf16>", "tensor<16xbf16>"]
        );
    }

    #[test]
    fn gradients_are_scattered_in_their_own_shapes() {
        let b = Builder::recording();
        let large = b.argument(Type::new(DType::F32, &[256, 256]));
        let small = b.argument(Type::new(DType::F32, &[2, 8]));
        let rows = b.concatenate(&[large.reshape(&[2, 128 * 256]), small], 1);
        let flat = rows.reshape(&[2 * (128 * 256 + 8)]);
        let part = flat.reduce_scatter(Reducer::Add, 0, &pair());
        let function = b.finish(&[large, small], &[part]).expect("a valid function");
        let made = made(&function);
        assert_eq!(
            types(&made, "stablehlo.reduce_scatter"),
            ["tensor<128x256xf32>", "tensor<1x8xf32>"]
        );
        assert_eq!(made.ty(made.block.results[0]).to_string(), "tensor<32776xf32>");
    }

    #[test]
    fn gradients_that_are_added_up_in_another_type_are_too() {
        let b = Builder::recording();
        let large = b.argument(Type::new(DType::BF16, &[256, 256]));
        let small = b.argument(Type::new(DType::BF16, &[2, 8]));
        let rows = b.concatenate(&[large.reshape(&[2, 128 * 256]), small], 1);
        let flat = rows.convert(DType::F32).reshape(&[2 * (128 * 256 + 8)]);
        let part = flat.reduce_scatter(Reducer::Add, 0, &pair());
        let function = b.finish(&[large, small], &[part]).expect("a valid function");
        let made = made(&function);
        assert_eq!(
            types(&made, "stablehlo.reduce_scatter"),
            ["tensor<128x256xf32>", "tensor<1x8xf32>"]
        );
    }

    #[test]
    fn gradients_that_a_number_multiplies_are_too() {
        let b = Builder::recording();
        let large = b.argument(Type::new(DType::BF16, &[256, 256]));
        let factor = b.argument(Type::scalar(DType::F32));
        let rows = large.reshape(&[2, 128 * 256]).convert(DType::F32);
        let flat = rows.reshape(&[2 * 128 * 256]);
        let scaled = flat * factor.broadcast_to(&[2 * 128 * 256]);
        let part = scaled.reduce_scatter(Reducer::Add, 0, &pair());
        let function = b.finish(&[large, factor], &[part]).expect("a valid function");
        let made = made(&function);
        assert_eq!(types(&made, "stablehlo.reduce_scatter"), ["tensor<128x256xf32>"]);
        assert_eq!(types(&made, "stablehlo.multiply"), ["tensor<256x256xf32>"]);
    }

    #[test]
    fn what_is_gathered_again_waits_for_the_collective_before() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[8]));
        let once = x.all_gather(0, &pair());
        let again = x.all_gather(0, &pair());
        let function = b.finish(&[x], &[once, again]).expect("a valid function");
        let made = made(&function);
        let (gather, barrier) = ("stablehlo.all_gather", "stablehlo.optimization_barrier");
        let wanted = [gather, "stablehlo.reshape", "stablehlo.reshape", barrier, gather];
        assert_eq!(names(&made)[..5], wanted);
    }
}
