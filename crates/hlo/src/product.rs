//! Products of matrices, for a compiler that takes programs as they are written and calls our own
//! kernel for them.
//!
//! XLA:CPU copies both sides of a product before it multiplies, and a transposed or sliced side once
//! more before that. `torch_tpu.product` (crate `pjrt`) is given strides instead, so what only moves
//! elements on their way into a product costs nothing.

use crate::build::Value;
use crate::print::array;
use crate::{DType, DotDims, Type};
use smallvec::{SmallVec, smallvec};

/// Products of fewer multiplications are loops in the compiler's own kernels.
const SMALL: i64 = 1 << 12;
/// A batch of products smaller than this each is, too.
const SMALL_EACH: i64 = 1 << 6;

/// How far apart neighbours are along a run of indices, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Run {
    extent: i64,
    stride: i64,
}

/// Runs that one dimension counts, the outermost first.
type Runs = SmallVec<[Run; 2]>;

/// Where a value's elements lie among those of another one.
#[derive(Clone, Debug)]
pub(crate) struct Lying {
    base: u32,
    start: i64,
    dims: SmallVec<[Runs; 4]>,
}

impl Lying {
    /// A value that lies for itself.
    fn dense(id: u32, dims: &[i64]) -> Self {
        let mut stride = 1;
        let mut lying: SmallVec<[Runs; 4]> = SmallVec::new();
        for &extent in dims.iter().rev() {
            lying.push(smallvec![Run { extent, stride }]);
            stride *= extent;
        }
        lying.reverse();
        Lying { base: id, start: 0, dims: lying }
    }

    /// The same elements in row-major order under other extents, if they can be so counted.
    pub(crate) fn reshaped(&self, dims: &[i64]) -> Option<Self> {
        let mut runs = self.dims.iter().flatten().copied().filter(|run| run.extent != 1);
        let mut left: Option<Run> = None;
        let mut found: SmallVec<[Runs; 4]> = SmallVec::new();
        for &extent in dims {
            let (mut runs_here, mut wanted) = (Runs::new(), extent);
            while wanted > 1 {
                let run = left.take().or_else(|| runs.next())?;
                let taken = if run.extent <= wanted { run.extent } else { wanted };
                if wanted % taken != 0 || run.extent % taken != 0 {
                    return None;
                }
                let rest = run.extent / taken;
                runs_here.push(Run { extent: taken, stride: run.stride * rest });
                left = (rest > 1).then_some(Run { extent: rest, stride: run.stride });
                wanted /= taken;
            }
            found.push(runs_here);
        }
        Some(Lying { dims: found, ..*self })
    }

    pub(crate) fn transposed(&self, permutation: &[i64]) -> Self {
        let dims = permutation.iter().map(|&p| self.dims[p as usize].clone()).collect();
        Lying { dims, ..*self }
    }

    /// A part of each dimension, if a dimension that is cut counts one run.
    pub(crate) fn sliced(&self, start: &[i64], limit: &[i64], stride: &[i64]) -> Option<Self> {
        let mut sliced = self.clone();
        for (d, runs) in sliced.dims.iter_mut().enumerate() {
            let extent = (limit[d] - start[d] + stride[d] - 1) / stride[d];
            match runs[..] {
                _ if start[d] == 0 && extent == runs.iter().map(|run| run.extent).product() => {}
                [run] => {
                    sliced.start += start[d] * run.stride;
                    *runs = smallvec![Run { extent, stride: run.stride * stride[d] }];
                }
                _ => return None,
            }
        }
        Some(sliced)
    }
}

/// Runs as one, if each begins where the one inside it ends.
fn joined(runs: &[Run]) -> Option<Run> {
    let mut one = Run { extent: 1, stride: 1 };
    for &run in runs {
        one = match one.extent {
            1 => run,
            _ if one.stride == run.stride * run.extent => {
                Run { extent: one.extent * run.extent, stride: run.stride }
            }
            _ => return None,
        };
    }
    Some(one)
}

/// Cuts two lists of runs at the same places: extents of both, and strides of either.
fn aligned(x: &[Run], y: &[Run]) -> Option<Vec<(Run, i64)>> {
    let (mut x, mut y): (Vec<_>, Vec<_>) = (x.to_vec(), y.to_vec());
    let mut pairs = Vec::new();
    while let (Some(a), Some(b)) = (x.pop(), y.pop()) {
        let extent = a.extent.min(b.extent);
        if a.extent % extent != 0 || b.extent % extent != 0 {
            return None;
        }
        pairs.push((Run { extent, stride: a.stride }, b.stride));
        for (list, run) in [(&mut x, a), (&mut y, b)] {
            if run.extent > extent {
                list.push(Run { extent: run.extent / extent, stride: run.stride * extent });
            }
        }
    }
    pairs.reverse();
    (x.is_empty() && y.is_empty()).then_some(pairs)
}

/// What the kernel is told of one side.
struct Side {
    batch: Vec<Run>,
    free: Run,
    summed: Run,
}

impl Side {
    fn new(lying: &Lying, batching: &[i64], contracting: &[i64]) -> Option<Side> {
        let runs = |dims: &[i64]| -> Vec<Run> {
            let runs = dims.iter().flat_map(|&d| lying.dims[d as usize].iter().copied());
            runs.filter(|run| run.extent != 1).collect()
        };
        let used = |d: i64| batching.contains(&d) || contracting.contains(&d);
        let free: Vec<i64> = (0..lying.dims.len() as i64).filter(|&d| !used(d)).collect();
        let (free, summed) = (joined(&runs(&free))?, joined(&runs(contracting))?);
        Some(Side { batch: runs(batching), free, summed })
    }
}

impl<'b> Value<'b> {
    /// `dot_general` as a call of `torch_tpu.product`, or `None` where that would not be faster.
    pub(crate) fn product(self, rhs: Value<'b>, d: &DotDims, ty: &Type) -> Option<Value<'b>> {
        let known = matches!(ty.dtype, DType::F32 | DType::F64) && self.dtype() == ty.dtype;
        if !known || ty.numel() == 0 || self.ty().numel() == 0 {
            return None;
        }
        // Each side as it lies in what it comes from, or, if that cannot be told, by itself.
        let ways = |side: Value<'b>| [side.lying(), Lying::dense(side.id, &side.dims())];
        let (left, right) = (ways(self), ways(rhs));
        let both = left.iter().flat_map(|x| right.iter().map(move |y| (x, y)));
        let (x, y, product) = both.into_iter().find_map(|(x, y)| {
            let lhs = Side::new(x, &d.lhs_batching, &d.lhs_contracting)?;
            let rhs = Side::new(y, &d.rhs_batching, &d.rhs_contracting)?;
            Some((x, y, Product::new(&lhs, &rhs)?))
        })?;
        if product.is_small() {
            return None;
        }
        let operands = [x, y].map(|lying| Value { id: lying.base, ..self });
        Some(self.b.op1("stablehlo.custom_call", &operands, ty.clone(), |a| {
            let starts = [x.start, y.start];
            a.raw("api_version", "4 : i32");
            a.raw("backend_config", product.text(&starts));
            a.str("call_target_name", "torch_tpu.product");
            a.bool("has_side_effect", false);
        }))
    }

    fn lying(self) -> Lying {
        let known = self.b.inner.borrow().lying.get(&self.id).cloned();
        known.unwrap_or_else(|| Lying::dense(self.id, &self.dims()))
    }

    /// Remembers that `result` has elements of this value.
    pub(crate) fn note_lying(self, result: Value<'b>, how: impl FnOnce(&Lying) -> Option<Lying>) {
        if self.b.is_guiding()
            && self.ty().numel() != 0
            && let Some(lying) = how(&self.lying())
        {
            self.b.inner.borrow_mut().lying.insert(result.id, lying);
        }
    }
}

/// What the kernel is told: extents and strides of the batch, then those of one product.
struct Product {
    extents: Vec<i64>,
    lhs: Vec<i64>,
    rhs: Vec<i64>,
}

impl Product {
    fn new(lhs: &Side, rhs: &Side) -> Option<Self> {
        let batch = aligned(&lhs.batch, &rhs.batch)?;
        let own = [lhs.free.extent, rhs.free.extent, lhs.summed.extent];
        let with =
            |batch: Vec<i64>, own: &[i64]| batch.into_iter().chain(own.iter().copied()).collect();
        (lhs.summed.extent == rhs.summed.extent).then(|| Product {
            extents: with(batch.iter().map(|(run, _)| run.extent).collect(), &own),
            lhs: with(
                batch.iter().map(|(run, _)| run.stride).collect(),
                &[lhs.free.stride, lhs.summed.stride],
            ),
            rhs: with(
                batch.iter().map(|(_, stride)| *stride).collect(),
                &[rhs.free.stride, rhs.summed.stride],
            ),
        })
    }

    fn is_small(&self) -> bool {
        let (batch, each) = self.extents.split_at(self.extents.len() - 3);
        let each = each.iter().product::<i64>();
        each < SMALL_EACH || each * batch.iter().product::<i64>() < SMALL
    }

    fn text(&self, starts: &[i64]) -> String {
        let lists = [
            ("extents", &self.extents[..]),
            ("lhs", &self.lhs),
            ("rhs", &self.rhs),
            ("starts", starts),
        ];
        let lists = lists.map(|(name, list)| format!("{name} = {}", array("i64", list.iter())));
        format!("{{{}}}", lists.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Argument, Builder, DType, Donation, DotDims, Type, Value};

    /// The text of a function of two arguments, written for a compiler that calls kernels.
    fn text<const N: usize, const M: usize>(
        types: [[i64; N]; 2],
        body: impl for<'b> Fn(Value<'b>, Value<'b>) -> Value<'b>,
        extents: [i64; M],
    ) -> String {
        let b = Builder::text().guiding();
        let [x, y] = types.map(|dims| b.argument(Type::new(DType::F32, &dims)));
        let z = body(x, y);
        assert_eq!(z.dims()[..], extents);
        let arguments =
            [x, y].map(|value| Argument { value, donation: Donation::None, sharding: None });
        b.finish("product", &arguments, &[z]).expect("a law-abiding function")
    }

    fn calls(text: &str, wanted: &str) {
        assert!(text.contains("torch_tpu.product") && text.contains(wanted), "{text}");
        assert!(!text.contains("dot_general"), "{text}");
    }

    #[test]
    fn a_transposed_side_is_read_as_it_lies() {
        let text = text([[64, 32], [48, 32]], |x, y| x.matmul(y.transpose(&[1, 0])), [64, 48]);
        calls(&text, "\"stablehlo.custom_call\"(%0, %1)");
        calls(
            &text,
            "extents = array<i64: 64, 48, 32>, lhs = array<i64: 32, 1>, rhs = array<i64: 32, 1>",
        );
    }

    #[test]
    fn heads_are_read_out_of_one_projection() {
        // Queries and keys of 4 heads of 16, out of rows of both, for a batch of 2 and 8 places.
        fn heads(v: Value<'_>, start: i64) -> Value<'_> {
            let part = v.slice_dim(2, start, start + 64, 1);
            part.reshape(&[2, 8, 4, 16]).transpose(&[0, 2, 1, 3]).reshape(&[8, 8, 16])
        }
        let text = text(
            [[2, 8, 128], [2, 8, 128]],
            |x, y| heads(x, 0).matmul(heads(y, 64).transpose(&[0, 2, 1])),
            [8, 8, 8],
        );
        calls(&text, "\"stablehlo.custom_call\"(%0, %1)");
        calls(&text, "extents = array<i64: 2, 4, 8, 8, 16>");
        calls(&text, "lhs = array<i64: 1024, 16, 128, 1>, rhs = array<i64: 1024, 16, 128, 1>");
        calls(&text, "starts = array<i64: 0, 64>");
    }

    #[test]
    fn what_strides_cannot_say_is_moved_first() {
        // Rows and heads change places, so neither rows nor columns are a stride apart.
        fn rows(v: Value<'_>) -> Value<'_> {
            v.transpose(&[1, 0, 2]).reshape(&[64, 64])
        }
        let text = text([[8, 8, 64], [8, 8, 64]], |x, y| rows(x).matmul(rows(y)), [64, 64]);
        assert_eq!(text.matches("stablehlo.transpose").count(), 2, "{text}");
        calls(&text, "lhs = array<i64: 64, 1>, rhs = array<i64: 1, 64>");
        assert!(!text.contains("(%0, %1)"), "{text}");
    }

    #[test]
    fn several_summed_dimensions_are_one() {
        let d = DotDims {
            lhs_contracting: vec![0, 1],
            rhs_contracting: vec![0, 1],
            ..DotDims::default()
        };
        let text =
            text([[4, 8, 16], [4, 8, 16]], |x, y| x.dot_general(y, &d, DType::F32), [16, 16]);
        calls(&text, "extents = array<i64: 16, 16, 32>, lhs = array<i64: 1, 16>");
    }

    #[test]
    fn what_has_no_elements_is_nothing() {
        fn turned(v: Value<'_>) -> Value<'_> {
            v.reshape(&[0, 3]).reshape(&[3, 0]).slice_dim(0, 1, 3, 1).transpose(&[1, 0])
        }
        let none =
            text([[3, 0], [0, 3]], |x, y| turned(x).matmul(turned(y).transpose(&[1, 0])), [0, 0]);
        assert!(!none.contains("custom_call"), "{none}");
        let zeros = text([[64, 0], [0, 64]], |x, y| x.matmul(y), [64, 64]);
        assert!(!zeros.contains("custom_call"), "{zeros}");
    }

    #[test]
    fn small_products_are_left_to_the_compiler() {
        let small = text([[8, 8], [8, 8]], |x, y| x.matmul(y), [8, 8]);
        assert!(small.contains("dot_general") && !small.contains("custom_call"), "{small}");
    }
}
