//! Products of matrices, for a compiler that takes programs as they are written and calls our own
//! kernel for them.
//!
//! XLA:CPU copies both sides of a product before it multiplies, and a transposed or sliced side once
//! more before that. `torch_tpu.product` (crate `pjrt`) is given strides instead, so what only moves
//! elements on their way into a product costs nothing. Where sizes vary `torch_tpu.sized_product` is
//! given them, too, and so nothing has to be masked.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::{DType, DotDims, Type};
use smallvec::{SmallVec, smallvec};

/// Products of fewer multiplications are loops in the compiler's own kernels.
const SMALL: i64 = 1 << 12;
/// A batch of products smaller than this each is, too.
const SMALL_EACH: i64 = 1 << 6;
/// Products of more multiplications of bfloat16s are the compiler's, which knows the instructions that
/// processors have for them, while ours widens them. It reads element by element, though, where there is
/// one row or column, and a left side whose rows are neighbours.
const LARGE_SHORT: i64 = 1 << 21;

/// How far apart neighbours are along a run of indices, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Run {
    extent: i64,
    stride: i64,
    /// The value that says how many of them there are, if that is not all.
    size: Option<u32>,
}

impl Run {
    const ONE: Run = Run { extent: 1, stride: 1, size: None };

    fn full(extent: i64, stride: i64) -> Run {
        Run { extent, stride, size: None }
    }
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
            lying.push(smallvec![Run::full(extent, stride)]);
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
                runs_here.push(Run::full(taken, run.stride * rest));
                left = (rest > 1).then_some(Run::full(rest, run.stride));
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
                    *runs = smallvec![Run::full(extent, run.stride * stride[d])];
                }
                _ => return None,
            }
        }
        Some(sliced)
    }
}

/// Which places of the dimensions of a value there are: each dimension counts factors, the outermost
/// first, of which the second number, an `i32` scalar, says how many there are if that is not all.
pub(crate) type Sizes<'b> = [Vec<(i64, Option<Value<'b>>)>];

/// Runs of a dimension that counts factors, if each that is not full is one run.
fn sized(runs: &Runs, factors: &[(i64, Option<Value<'_>>)]) -> Option<Vec<Run>> {
    let bounds: Vec<i64> = factors.iter().map(|(bound, _)| *bound).collect();
    let dims = std::iter::once(runs.clone()).collect();
    let parts = Lying { base: 0, start: 0, dims }.reshaped(&bounds)?.dims;
    let mut all = Vec::new();
    for (part, (_, size)) in parts.into_iter().zip(factors) {
        match (size, &joined(&part)[..]) {
            (None, runs) => all.extend_from_slice(runs),
            (Some(size), [run]) => all.push(Run { size: Some(size.id), ..*run }),
            _ => return None,
        }
    }
    Some(all)
}

/// Runs as few ones: those that are full and begin where the next one inside ends are one.
fn joined(runs: &[Run]) -> Vec<Run> {
    let mut few: Vec<Run> = Vec::new();
    for &run in runs.iter().filter(|run| run.extent != 1) {
        match few.last_mut() {
            Some(outer)
                if outer.size.or(run.size).is_none() && outer.stride == run.stride * run.extent =>
            {
                *outer = Run::full(outer.extent * run.extent, run.stride);
            }
            _ => few.push(run),
        }
    }
    few
}

/// Cuts two lists of runs at the same places: runs of the one, and strides of the other.
fn aligned(x: &[Run], y: &[Run]) -> Option<Vec<(Run, i64)>> {
    let (mut x, mut y): (Vec<_>, Vec<_>) = (x.to_vec(), y.to_vec());
    let mut pairs = Vec::new();
    while let (Some(a), Some(b)) = (x.pop(), y.pop()) {
        let extent = a.extent.min(b.extent);
        let cut = a.extent % extent == 0 && b.extent % extent == 0;
        let alike = a.size == b.size && (a.size.is_none() || a.extent == b.extent);
        if !cut || !alike {
            return None;
        }
        pairs.push((Run { extent, ..a }, b.stride));
        for (list, run) in [(&mut x, a), (&mut y, b)] {
            if run.extent > extent {
                list.push(Run::full(run.extent / extent, run.stride * extent));
            }
        }
    }
    pairs.reverse();
    (x.is_empty() && y.is_empty()).then_some(pairs)
}

/// What the kernel is told of one side.
struct Side {
    batch: Vec<Run>,
    free: Vec<Run>,
    summed: Vec<Run>,
}

impl Side {
    fn new(
        lying: &Lying,
        batching: &[i64],
        contracting: &[i64],
        sizes: Option<&Sizes<'_>>,
    ) -> Option<Side> {
        let dim = |d: usize| match sizes {
            None => Some(lying.dims[d].to_vec()),
            Some(sizes) => sized(&lying.dims[d], &sizes[d]),
        };
        let runs = |dims: &[i64]| -> Option<Vec<Run>> {
            let runs: Option<Vec<_>> = dims.iter().map(|&d| dim(d as usize)).collect();
            Some(joined(&runs?.concat()))
        };
        let used = |d: i64| batching.contains(&d) || contracting.contains(&d);
        let free: Vec<i64> = (0..lying.dims.len() as i64).filter(|&d| !used(d)).collect();
        Some(Side { batch: runs(batching)?, free: runs(&free)?, summed: runs(contracting)? })
    }
}

impl<'b> Value<'b> {
    /// `dot_general` as a call of `torch_tpu.product`, or `None` where that would not be faster.
    pub(crate) fn product(self, rhs: Value<'b>, d: &DotDims, ty: &Type) -> Option<Value<'b>> {
        self.product_of(rhs, d, ty, None)
    }

    /// The same of what is within sizes.
    pub(crate) fn product_within(
        self,
        rhs: Value<'b>,
        d: &DotDims,
        ty: &Type,
        sizes: [&Sizes<'b>; 2],
    ) -> Option<Value<'b>> {
        self.product_of(rhs, d, ty, Some(sizes))
    }

    fn product_of(
        self,
        rhs: Value<'b>,
        d: &DotDims,
        ty: &Type,
        sizes: Option<[&Sizes<'b>; 2]>,
    ) -> Option<Value<'b>> {
        let known = match self.dtype() {
            DType::BF16 => ty.dtype == DType::F32,
            dtype => matches!(dtype, DType::F32 | DType::F64) && dtype == ty.dtype,
        };
        if !known || ty.numel() == 0 || self.ty().numel() == 0 {
            return None;
        }
        // Each side as it lies in what it comes from, or, if that cannot be told, by itself.
        let ways = |side: Value<'b>| [side.lying(), Lying::dense(side.id, &side.dims())];
        let (left, right) = (ways(self), ways(rhs));
        let both = left.iter().flat_map(|x| right.iter().map(move |y| (x, y)));
        let (x, y, product) = both.into_iter().find_map(|(x, y)| {
            let [of_x, of_y] = [0, 1].map(|side| sizes.map(|sizes| sizes[side]));
            let lhs = Side::new(x, &d.lhs_batching, &d.lhs_contracting, of_x)?;
            let rhs = Side::new(y, &d.rhs_batching, &d.rhs_contracting, of_y)?;
            Some((x, y, Product::new(&lhs, &rhs)?))
        })?;
        if product.is_small() || self.dtype() == DType::BF16 && product.is_for_compiler() {
            return None;
        }
        let ids = [x.base, y.base].into_iter().chain(product.operands());
        let operands: Vec<_> = ids.map(|id| Value { id, ..self }).collect();
        Some(self.b.op1("stablehlo.custom_call", &operands, ty.clone(), |a| {
            a.raw("api_version", "4 : i32");
            a.set("backend_config", Attribute::Lists(product.lists(&[x.start, y.start])));
            a.str("call_target_name", product.target());
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

/// An index of a product, and how far apart its places are on either side.
#[derive(Clone, Copy)]
struct Index {
    extent: i64,
    size: Option<u32>,
    lhs: i64,
    rhs: i64,
}

impl Index {
    fn new(run: Run, lhs: i64, rhs: i64) -> Index {
        Index { extent: run.extent, size: run.size, lhs, rhs }
    }
}

/// What the kernel is told: the indices around each product of matrices, of four kinds, and its own:
/// rows, columns and depth.
struct Product {
    /// The batch, further rows, further columns, and further depth.
    loops: [Vec<Index>; 4],
    own: [Index; 3],
}

impl Product {
    fn new(lhs: &Side, rhs: &Side) -> Option<Self> {
        let both = |(run, stride): &(Run, i64)| Index::new(*run, run.stride, *stride);
        let batch = aligned(&lhs.batch, &rhs.batch)?.iter().map(both).collect();
        let mut strips: Vec<_> =
            lhs.free.iter().map(|run| Index::new(*run, run.stride, 0)).collect();
        let mut wide: Vec<_> = rhs.free.iter().map(|run| Index::new(*run, 0, run.stride)).collect();
        let mut sums: Vec<_> = aligned(&lhs.summed, &rhs.summed)?.iter().map(both).collect();
        let one = || Index::new(Run::ONE, 1, 1);
        let own = [&mut strips, &mut wide, &mut sums];
        let own = own.map(|indices| indices.pop().unwrap_or_else(one));
        let product = Product { loops: [batch, strips, wide, sums], own };
        let plain = product.loops[1..].iter().all(Vec::is_empty);
        // What is not plain is better moved first, unless it would have to be masked, too.
        (plain || product.is_sized()).then_some(product)
    }

    fn indices(&self) -> impl Iterator<Item = &Index> + Clone {
        self.loops.iter().flatten().chain(&self.own)
    }

    fn is_sized(&self) -> bool {
        self.indices().any(|index| index.size.is_some())
    }

    fn is_small(&self) -> bool {
        let all = self.multiplications();
        let batch: i64 = self.loops[0].iter().map(|index| index.extent).product();
        all / batch < SMALL_EACH || all < SMALL
    }

    /// Of bfloat16s.
    fn is_for_compiler(&self) -> bool {
        let side = |kind: usize| {
            let further = self.loops[kind + 1].iter();
            further.chain([&self.own[kind]]).map(|index| index.extent).product::<i64>()
        };
        let is_matrix = side(0) > 1 && side(1) > 1 && self.own[2].lhs == 1;
        self.multiplications() > LARGE_SHORT && is_matrix
    }

    fn multiplications(&self) -> i64 {
        self.indices().map(|index| index.extent).product()
    }

    fn target(&self) -> &'static str {
        if self.is_sized() { "torch_tpu.sized_product" } else { "torch_tpu.product" }
    }

    /// The sizes, each once.
    fn operands(&self) -> Vec<u32> {
        let mut operands = Vec::new();
        for size in self.indices().filter_map(|index| index.size) {
            if !operands.contains(&size) {
                operands.push(size);
            }
        }
        operands
    }

    fn lists(&self, starts: &[i64]) -> Vec<(&'static str, Vec<i64>)> {
        let [rows, columns, depth] = self.own;
        let around = || self.loops.iter().flatten();
        let mut lists = vec![
            ("extents", self.indices().map(|index| index.extent).collect()),
            ("lhs", around().chain([&rows, &depth]).map(|index| index.lhs).collect()),
            ("rhs", around().chain([&columns, &depth]).map(|index| index.rhs).collect()),
            ("starts", starts.to_vec()),
        ];
        if self.is_sized() {
            let operands = self.operands();
            let place = |size: Option<u32>| {
                let place = operands.iter().position(|operand| Some(*operand) == size);
                place.map_or(-1, |place| place as i64 + 2)
            };
            lists.push(("loops", self.loops[1..].iter().map(|kind| kind.len() as i64).collect()));
            lists.push(("sizes", self.indices().map(|index| place(index.size)).collect()));
        }
        lists
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
