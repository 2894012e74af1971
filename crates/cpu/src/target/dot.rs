//! Products of matrices by the kernel of this crate.
//!
//! XLA:CPU copies both sides of a product before it multiplies, and a transposed or sliced side
//! once more before that. `torch_tpu.product` takes strides instead: statements that only move
//! elements on their way into a product cost nothing. If sizes vary, `torch_tpu.sized_product`
//! takes the sizes, too, so nothing has to be masked.

use super::strided::{Run, Strided, aligned, joined, sized};
use super::{XlaCpu, half};
use crate::tuning::dot::{LARGE_SHORT, SMALL, SMALL_EACH};
use hlo::{Attribute, DType, Extents, Rewriter, Statement, Value};

/// The kernel's description of one side of a product.
struct Side {
    batch: Vec<Run>,
    free: Vec<Run>,
    summed: Vec<Run>,
}

impl Side {
    fn new(
        strided: &Strided,
        batching: &[i64],
        contracting: &[i64],
        sizes: Option<&Extents>,
    ) -> Option<Side> {
        let dim = |d: usize| match sizes {
            None => Some(strided.dims[d].to_vec()),
            Some(sizes) => sized(&strided.dims[d], &sizes[d]),
        };
        let runs = |dims: &[i64]| -> Option<Vec<Run>> {
            let runs: Option<Vec<_>> = dims.iter().map(|&d| dim(d as usize)).collect();
            Some(joined(&runs?.concat()))
        };
        let used = |d: i64| batching.contains(&d) || contracting.contains(&d);
        let free: Vec<i64> = (0..strided.dims.len() as i64).filter(|&d| !used(d)).collect();
        Some(Side { batch: runs(batching)?, free: runs(&free)?, summed: runs(contracting)? })
    }
}

impl XlaCpu<'_> {
    /// `dot_general` as a call of `torch_tpu.product`. `None` if the call would not be faster.
    pub(super) fn dot<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        if let Some(made) = half::widened(s, to) {
            return Some(made);
        }
        let Some(Attribute::Dot(d)) = s.attributes.get("dot_dimension_numbers") else {
            return None;
        };
        let ty = self.function.ty(s.results[0]);
        // The kernel takes the sizes, so the other places need no zeros.
        let [x, y] = [0, 1].map(|i| {
            let id = s.operands[i];
            self.function.masked.get(&id).copied().unwrap_or(id)
        });
        let dtype = self.function.ty(x).dtype;
        let is_known = match dtype {
            DType::BF16 => ty.dtype == DType::F32,
            dtype => matches!(dtype, DType::F32 | DType::F64) && dtype == ty.dtype,
        };
        if !is_known || ty.numel() == 0 || self.function.ty(x).numel() == 0 {
            return None;
        }
        // Each side with strides over its source, or as it is if strides cannot describe it.
        let (left, right) = (self.layouts(x), self.layouts(y));
        let both = left.iter().flat_map(|x| right.iter().map(move |y| (x, y)));
        let extents = |id| self.function.extents.get(&id);
        let (from_x, from_y, product) = both.into_iter().find_map(|(from_x, from_y)| {
            let lhs = Side::new(from_x, &d.lhs_batching, &d.lhs_contracting, extents(x))?;
            let rhs = Side::new(from_y, &d.rhs_batching, &d.rhs_contracting, extents(y))?;
            Some((from_x, from_y, Product::new(&lhs, &rhs)?))
        })?;
        if product.is_small() || dtype == DType::BF16 && product.is_for_compiler() {
            return None;
        }
        let ids = [from_x.base, from_y.base].into_iter().chain(product.operands());
        let operands: Vec<_> = ids.map(|id| to.value(id)).collect();
        Some(to.b.op1("stablehlo.custom_call", &operands, ty.clone(), |a| {
            a.raw("api_version", "4 : i32");
            a.set("backend_config", Attribute::Lists(product.lists(&[from_x.start, from_y.start])));
            a.str("call_target_name", product.target());
            a.bool("has_side_effect", false);
        }))
    }

    fn layouts(&self, side: u32) -> Vec<Strided> {
        let dense = Strided::dense(side, &self.function.ty(side).dims);
        self.strided.get(&side).cloned().into_iter().chain([dense]).collect()
    }
}

/// An index of a product, and the distance between its places on either side.
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

/// The kernel's description of a product: loops of four kinds around each product of matrices, and
/// its rows, columns and depth.
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
        // Further loops are slower than moving elements first, unless these would have to be
        // masked, too.
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

    /// True if the compiler multiplies these bfloat16s faster. It reads element by element if there
    /// is one row or column, or if the left side's rows are neighbours.
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

    /// The values that hold sizes, each once.
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
    use crate::target::rewrite;
    use hlo::{Builder, DType, DotDims, Type, Value};

    /// The text of a function of two arguments, rewritten.
    fn text<const N: usize, const M: usize>(
        types: [[i64; N]; 2],
        body: impl for<'b> Fn(Value<'b>, Value<'b>) -> Value<'b>,
        extents: [i64; M],
    ) -> String {
        let b = Builder::recording();
        let [x, y] = types.map(|dims| b.argument(Type::new(DType::F32, &dims)));
        let z = body(x, y);
        assert_eq!(z.dims()[..], extents);
        let function = b.finish(&[x, y], &[z]).expect("a valid function");
        rewrite(&function).expect("a valid rewriting").text("product")
    }

    fn calls(text: &str, wanted: &str) {
        assert!(text.contains("torch_tpu.product") && text.contains(wanted), "{text}");
        assert!(!text.contains("dot_general"), "{text}");
    }

    #[test]
    fn a_transposed_side_is_read_in_place() {
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
    fn a_side_that_strides_cannot_describe_is_moved_first() {
        // Rows and heads are exchanged, so neither rows nor columns are a stride apart.
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
    fn a_product_without_elements_calls_no_kernel() {
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
