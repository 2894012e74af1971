//! The gradient of a kernel of several groups. XLA:CPU computes groups of features directly, and
//! would rewrite groups of the batch first.

use hlo::{ConvDims, ConvMap, ConvMaps, Convolution, Value};

pub(super) fn applies(map: ConvMap, m: &ConvMaps) -> bool {
    map == ConvMap::KernelGradient && m.groups > 1
}

pub(super) fn kernel_gradient<'b>(m: &ConvMaps, image: Value<'b>, grad: Value<'b>) -> Value<'b> {
    let n = m.spatial();
    let mut dims = ConvDims::torch(n);
    dims.kernel.swap(0, 1);
    dims.output.swap(0, 1);
    let c = Convolution {
        dims,
        stride: m.dilation.clone(),
        padding: (0..n).map(|s| (m.padding[s], m.padding_after(s))).collect(),
        lhs_dilation: vec![1; n],
        rhs_dilation: m.stride.clone(),
        reversal: vec![false; n],
        feature_groups: m.groups,
        batch_groups: 1,
    };
    groups_beside_batch(m, image).convolution(grad, &c, image.dtype().accumulate())
}

/// `[batch, channels, ..]` becomes `[channels / groups, groups * batch, ..]`. The sum over the
/// batch is then a sum of features within each group.
fn groups_beside_batch<'b>(m: &ConvMaps, image: Value<'b>) -> Value<'b> {
    let (g, spatial) = (m.groups, &m.image[2..]);
    let (batch, channels) = (m.image[0], m.image[1] / g);
    let order: Vec<i64> = [2, 1, 0].into_iter().chain(3..3 + spatial.len() as i64).collect();
    image
        .reshape(&[&[batch, g, channels], spatial].concat())
        .transpose(&order)
        .reshape(&[&[channels, g * batch], spatial].concat())
}
