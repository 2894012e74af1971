//! Contractions: dot_general and convolution.

use crate::attribute::{Attribute, Attributes};
use crate::build::Value;
use crate::print::list;
use crate::{DType, Dims, Type};

/// Dimension numbers of a dot; names as in the specification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DotDims {
    pub lhs_batching: Vec<i64>,
    pub rhs_batching: Vec<i64>,
    pub lhs_contracting: Vec<i64>,
    pub rhs_contracting: Vec<i64>,
}

/// The positions of batch, feature and spatial dimensions in the three tensors of a convolution.
/// Each list is `[batch or output feature, feature or input feature, spatial..]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConvDims {
    /// Batch, feature, spatial.
    pub input: Vec<i64>,
    /// Output feature, input feature, spatial.
    pub kernel: Vec<i64>,
    /// Batch, feature, spatial.
    pub output: Vec<i64>,
}

#[derive(Clone, Debug)]
pub struct Convolution {
    pub dims: ConvDims,
    pub stride: Vec<i64>,
    pub padding: Vec<(i64, i64)>,
    pub lhs_dilation: Vec<i64>,
    pub rhs_dilation: Vec<i64>,
    pub reversal: Vec<bool>,
    pub feature_groups: i64,
    pub batch_groups: i64,
}

impl DotDims {
    pub(crate) fn text(&self) -> String {
        format!(
            "#stablehlo.dot<lhs_batching_dimensions = [{}], rhs_batching_dimensions = [{}], \
             lhs_contracting_dimensions = [{}], rhs_contracting_dimensions = [{}]>",
            list(&self.lhs_batching),
            list(&self.rhs_batching),
            list(&self.lhs_contracting),
            list(&self.rhs_contracting)
        )
    }
}

impl ConvDims {
    /// Batch, feature, spatial in all three tensors, as in torch.
    pub fn torch(spatial: usize) -> Self {
        let order: Vec<i64> = (0..2 + spatial as i64).collect();
        Self { input: order.clone(), kernel: order.clone(), output: order }
    }

    pub(crate) fn text(&self) -> String {
        let part = |order: &[i64], first: &str, second: &str| {
            let mut names = vec![String::new(); order.len()];
            for (i, &position) in order.iter().enumerate() {
                names[position as usize] = match i {
                    0 => first.to_owned(),
                    1 => second.to_owned(),
                    i => (i - 2).to_string(),
                };
            }
            format!("[{}]", names.join(", "))
        };
        let (input, kernel) = (part(&self.input, "b", "f"), part(&self.kernel, "o", "i"));
        format!("#stablehlo.conv<{input}x{kernel}->{}>", part(&self.output, "b", "f"))
    }
}

impl<'b> Value<'b> {
    /// General dot. Result dimensions: batching, then the free ones of `self`, then those of `rhs`.
    /// `result` is the accumulation and result type, for instance f32 for bf16 operands.
    pub fn dot_general(self, rhs: Value<'b>, d: &DotDims, result: DType) -> Value<'b> {
        self.dot_general_at(Precision::Highest, rhs, d, result)
    }

    /// [`Value::dot_general`] at the builder's precision.
    pub fn product(self, rhs: Value<'b>, d: &DotDims, result: DType) -> Value<'b> {
        self.dot_general_at(self.b.precision(), rhs, d, result)
    }

    /// [`Value::dot_general`] at a precision.
    pub fn dot_general_at(
        self,
        precision: Precision,
        rhs: Value<'b>,
        d: &DotDims,
        result: DType,
    ) -> Value<'b> {
        let (x, y) = (self.ty(), rhs.ty());
        let pairs = |a: &[i64], b: &[i64]| {
            a.len() == b.len()
                && a.iter().zip(b).all(|(&i, &j)| x.dims[i as usize] == y.dims[j as usize])
        };
        let fits = pairs(&d.lhs_batching, &d.rhs_batching)
            && pairs(&d.lhs_contracting, &d.rhs_contracting);
        self.require(fits, "dot_general", &[rhs], "paired extents differ");
        self.require(x.dtype == y.dtype, "dot_general", &[rhs], "element types differ");
        let free = |t: &Type, batch: &[i64], contracting: &[i64]| -> Dims {
            let used = |i: i64| batch.contains(&i) || contracting.contains(&i);
            (0..t.rank()).filter(|&i| !used(i as i64)).map(|i| t.dims[i]).collect()
        };
        let mut dims: Dims = d.lhs_batching.iter().map(|&i| x.dims[i as usize]).collect();
        dims.extend(free(&x, &d.lhs_batching, &d.lhs_contracting));
        dims.extend(free(&y, &d.rhs_batching, &d.rhs_contracting));
        if d.lhs_contracting.iter().any(|&i| x.dims[i as usize] == 0) {
            // XLA:CPU divides by the extent.
            return self.b.splat(0, Type::new(result, &dims));
        }
        self.b.op1("stablehlo.dot_general", &[self, rhs], Type::new(result, &dims), |a| {
            a.set("dot_dimension_numbers", Attribute::Dot(d.clone()));
            a.raw("precision_config", precision.config(x.dtype));
        })
    }

    /// Plain matrix product of the last two dimensions; leading dimensions are batches.
    pub fn matmul(self, rhs: Value<'b>) -> Value<'b> {
        let n = self.rank() as i64;
        self.require(n >= 2 && rhs.rank() as i64 == n, "dot_general", &[rhs], "ranks must agree");
        let batch: Vec<i64> = (0..n - 2).collect();
        let d = DotDims {
            lhs_batching: batch.clone(),
            rhs_batching: batch,
            lhs_contracting: vec![n - 1],
            rhs_contracting: vec![n - 2],
        };
        self.dot_general(rhs, &d, self.dtype())
    }

    /// Convolution at the builder's precision. `result` is the accumulation and result type, as in
    /// [`Value::dot_general`].
    pub fn convolution(self, kernel: Value<'b>, c: &Convolution, result: DType) -> Value<'b> {
        let (x, k) = (self.ty(), kernel.ty());
        let at = |t: &Type, order: &[i64], i: usize| t.dims[order[i] as usize];
        let d = &c.dims;
        let rule = "input features must be kernel input features times feature groups";
        let features = at(&x, &d.input, 1) == at(&k, &d.kernel, 1) * c.feature_groups;
        self.require(features, "convolution", &[kernel], rule);
        let mut dims: Dims = Dims::from_elem(0, x.rank());
        dims[d.output[0] as usize] = at(&x, &d.input, 0) / c.batch_groups;
        dims[d.output[1] as usize] = at(&k, &d.kernel, 0);
        for s in 0..x.rank() - 2 {
            let base = ((at(&x, &d.input, s + 2) - 1) * c.lhs_dilation[s] + 1).max(0);
            let padded = base + c.padding[s].0 + c.padding[s].1;
            let window = ((at(&k, &d.kernel, s + 2) - 1) * c.rhs_dilation[s] + 1).max(0);
            let extent = if padded < window { 0 } else { (padded - window) / c.stride[s] + 1 };
            dims[d.output[s + 2] as usize] = extent;
        }
        self.b.op1("stablehlo.convolution", &[self, kernel], Type::new(result, &dims), |a| {
            a.i64("batch_group_count", c.batch_groups);
            a.set("dimension_numbers", Attribute::Convolution(d.clone()));
            a.i64("feature_group_count", c.feature_groups);
            a.i64s("lhs_dilation", &c.lhs_dilation);
            let rows: Vec<_> = c.padding.iter().map(|&(l, h)| vec![l, h]).collect();
            a.table("padding", &rows);
            a.raw("precision_config", self.b.precision().config(x.dtype));
            a.i64s("rhs_dilation", &c.rhs_dilation);
            a.bools("window_reversal", &c.reversal);
            a.i64s("window_strides", &c.stride);
        })
    }
}

/// The precision of float32 products, in the words of `torch.set_float32_matmul_precision`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// float32, parts of complex numbers included.
    #[default]
    Highest,
    /// Three bfloat16 passes on a TPU, TF32 on a GPU.
    High,
    /// One bfloat16 pass on a TPU, TF32 on a GPU.
    Medium,
}

impl Precision {
    fn name(self) -> &'static str {
        match self {
            Precision::Highest => "HIGHEST",
            Precision::High => "HIGH",
            Precision::Medium => "DEFAULT",
        }
    }

    /// The attribute for operands of a type. All bits of other types take part at any precision.
    fn config(self, dtype: DType) -> String {
        let is_lowered = matches!(dtype, DType::F32 | DType::C64);
        let name = if is_lowered { self.name() } else { Precision::Medium.name() };
        format!("[#stablehlo<precision {name}>, #stablehlo<precision {name}>]")
    }

    /// The precision of a product's or a convolution's attributes.
    pub fn of(attributes: &Attributes) -> Precision {
        let text = attributes.get("precision_config").map(Attribute::text).unwrap_or_default();
        let all = [Precision::Highest, Precision::High, Precision::Medium];
        let named = |p: &Precision| text.contains(&format!("precision {}>", p.name()));
        all.into_iter().find(named).unwrap_or_default()
    }
}
