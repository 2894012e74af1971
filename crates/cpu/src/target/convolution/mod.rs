//! Convolutions in forms that XLA:CPU computes fast: products of matrices, sums of shifted images,
//! convolutions of planes.
//!
//! XLA:CPU has fast code for one kind of convolution: of planes, in one group, with a window
//! smaller than its operand. A second pass rewrites the products and sums that are written here,
//! like any others.

mod depthwise;
mod groups;
mod planes;
mod products;

use super::half;
use hlo::{
    ConvMap, ConvMaps, DType, Definitions, Recorded, Result, Rewriter, Rules, Statement, Value,
};

const CONVOLUTION: &str = "stablehlo.convolution";

/// The function without the convolutions that other statements compute faster. `None` if there are
/// no convolutions.
pub(super) fn rewritten(function: &Recorded) -> Result<Option<Recorded>> {
    let mut has_convolutions = false;
    function.block.visit(&mut |s| has_convolutions |= s.name == CONVOLUTION);
    let rules = || Convolutions { function, definitions: function.definitions() };
    has_convolutions.then(|| function.rewritten(&rules())).transpose()
}

struct Convolutions<'f> {
    function: &'f Recorded,
    definitions: Definitions<'f>,
}

impl Rules for Convolutions<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        if s.name != CONVOLUTION {
            return None;
        }
        let made = self.map(s, to).or_else(|| half::widened(s, to))?;
        Some(vec![made.convert(to.types(s)[0].dtype)])
    }
}

impl Convolutions<'_> {
    /// One of the three maps of a convolution, in another form.
    fn map<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let (map, maps) = ConvMaps::of(s, self.function)?;
        let form = form(map, &maps)?;
        let wide = |v: Value<'b>| if v.dtype() == DType::F16 { v.convert(DType::F32) } else { v };
        let lhs = wide(to.operand(s, 0));
        let rhs = wide(match map {
            ConvMap::ImageGradient => self.kernel(s.operands[1], &maps, to),
            ConvMap::Forward | ConvMap::KernelGradient => to.operand(s, 1),
        });
        Some(form(&maps, lhs, rhs))
    }

    /// The kernel whose mirror image an image's gradient takes.
    fn kernel<'b>(&self, mirrored: u32, m: &ConvMaps, to: &Rewriter<'_, 'b>) -> Value<'b> {
        let known = self.unmirrored(mirrored, m);
        known.map_or_else(|| m.unmirrored(to.value(mirrored)), |id| to.value(id))
    }

    /// The source of a mirrored kernel, if statements of the function mirror it.
    fn unmirrored(&self, mirrored: u32, m: &ConvMaps) -> Option<u32> {
        let reverse = self.definitions.named(mirrored, "stablehlo.reverse")?;
        let spatial: Vec<i64> = (2..2 + m.spatial() as i64).collect();
        let kernel = reverse.operands[0];
        if reverse.attributes.ints("dimensions")? != spatial {
            return None;
        }
        if m.groups == 1 {
            return Some(kernel);
        }
        let joined = self.definitions.named(kernel, "stablehlo.reshape")?;
        let transpose = self.definitions.named(joined.operands[0], "stablehlo.transpose")?;
        let permutation = transpose.attributes.ints("permutation")?;
        let split = self.definitions.named(transpose.operands[0], "stablehlo.reshape")?;
        let by_groups = [&[m.groups, m.kernel[0] / m.groups], &m.kernel[1..]].concat();
        let is_exchange = permutation[..2] == [1, 0] && permutation[2..].is_sorted();
        let fits = is_exchange
            && self.function.ty(split.results[0]).dims[..] == by_groups
            && self.function.ty(split.operands[0]).dims == m.kernel;
        fits.then_some(split.operands[0])
    }
}

/// Writes a map of the operands of its statement.
type Form = for<'b> fn(&ConvMaps, Value<'b>, Value<'b>) -> Value<'b>;

/// A form that XLA:CPU computes faster than the one convolution that rows write.
fn form(map: ConvMap, m: &ConvMaps) -> Option<Form> {
    let sums_nothing = [&m.image, &m.kernel, &m.output].into_iter().any(|d| d.contains(&0));
    let [forward, image_gradient, kernel_gradient]: [Form; 3] = if sums_nothing {
        return None;
    } else if products::are_faster(map, m) {
        [products::forward, products::image_gradient, products::kernel_gradient]
    } else if depthwise::applies(m) {
        [depthwise::forward, depthwise::image_gradient, depthwise::kernel_gradient]
    } else if planes::applies(m) {
        [planes::forward, planes::image_gradient, planes::kernel_gradient]
    } else {
        return groups::applies(map, m).then_some(groups::kernel_gradient);
    };
    Some(match map {
        ConvMap::Forward => forward,
        ConvMap::ImageGradient => image_gradient,
        ConvMap::KernelGradient => kernel_gradient,
    })
}

/// The sum of the taps' terms.
fn sum<'b>(terms: impl Iterator<Item = Value<'b>>, otherwise: Value<'b>) -> Value<'b> {
    terms.reduce(|x, y| x + y).unwrap_or(otherwise)
}

#[cfg(test)]
mod tests {
    use crate::interpreter::{Array, Program};
    use crate::target::rewrite;
    use hlo::{Builder, ConvMap, ConvMaps, DType, Dims, Recorded, Type};

    const MAPS: [ConvMap; 3] = [ConvMap::Forward, ConvMap::ImageGradient, ConvMap::KernelGradient];

    fn maps(image: &[i64], kernel: &[i64], stride: i64, padding: i64) -> ConvMaps {
        let spatial = image.len() - 2;
        let place = |s: usize| (image[s] + 2 * padding - kernel[s]) / stride + 1;
        let output = [image[0], kernel[0]].into_iter().chain((2..image.len()).map(place));
        ConvMaps {
            output: output.collect(),
            image: Dims::from_slice(image),
            kernel: Dims::from_slice(kernel),
            stride: vec![stride; spatial],
            padding: vec![padding; spatial],
            dilation: vec![1; spatial],
            groups: image[1] / kernel[1],
        }
    }

    fn canonical(map: ConvMap, m: &ConvMaps, dtype: DType) -> Recorded {
        let [lhs, rhs] = match map {
            ConvMap::Forward => [&m.image, &m.kernel],
            ConvMap::ImageGradient => [&m.output, &m.kernel],
            ConvMap::KernelGradient => [&m.image, &m.output],
        };
        let b = Builder::recording();
        let [x, y] = [lhs, rhs].map(|dims| b.argument(Type::new(dtype, dims)));
        b.finish(&[x, y], &[m.write(map, x, y)]).expect("a valid function")
    }

    /// The text of a map, rewritten.
    fn text(map: ConvMap, m: &ConvMaps, dtype: DType) -> String {
        let function = canonical(map, m, dtype);
        let rewritten = rewrite(&function).expect("a valid rewriting");
        let ty = |f: &Recorded| f.ty(f.block.results[0]).clone();
        assert_eq!(ty(&rewritten), ty(&function));
        rewritten.text("convolution")
    }

    fn convolutions(text: &str) -> usize {
        text.matches("\"stablehlo.convolution\"").count()
    }

    #[test]
    fn a_volume_is_planes_for_each_tap_along_the_depth() {
        let m = maps(&[2, 4, 5, 8, 8], &[6, 4, 3, 3, 3], 1, 1);
        for map in MAPS {
            let text = text(map, &m, DType::F32);
            assert_eq!(convolutions(&text), 3, "{text}");
            assert!(!text.contains("0, 1, 2]x"), "{text}");
        }
    }

    #[test]
    fn a_depthwise_convolution_is_a_sum_over_taps() {
        let m = maps(&[2, 4, 9, 9], &[8, 1, 3, 3], 2, 1);
        for map in MAPS {
            let text = text(map, &m, DType::BF16);
            assert_eq!((convolutions(&text), text.matches("multiply").count()), (0, 9), "{text}");
            assert!(!text.contains("reverse"), "{text}");
        }
    }

    #[test]
    fn a_patch_embedding_is_a_product() {
        let m = maps(&[2, 3, 32, 32], &[64, 3, 8, 8], 8, 0);
        for map in MAPS {
            let text = text(map, &m, DType::F32);
            assert_eq!((convolutions(&text), text.matches("torch_tpu.product").count()), (0, 1));
            assert!(!text.contains("reverse"), "{text}");
        }
    }

    /// The results of a function of small whole numbers, whose sums are exact.
    fn computed(function: &Recorded) -> Vec<u8> {
        let types: Vec<_> = function.block.arguments.iter().map(|&id| function.ty(id)).collect();
        let count =
            |ty: &Type| (0..ty.numel()).flat_map(|i| ((i % 7) as f32).to_le_bytes()).collect();
        let bytes: Vec<Vec<u8>> = types.iter().map(|ty| count(ty)).collect();
        let lend = |(ty, bytes)| Array::lend(ty, bytes).expect("enough bytes");
        let arrays = types.into_iter().zip(bytes.iter().map(Vec::as_slice)).map(lend).collect();
        let program = Program::new(function, &[]).expect("a program that is interpreted");
        program.run(arrays).expect("results")[0].bytes().into_owned()
    }

    #[test]
    fn a_kernel_that_comes_mirrored_is_mirrored_back() {
        for m in
            [maps(&[2, 3, 8, 8], &[64, 3, 4, 4], 4, 0), maps(&[2, 4, 9, 9], &[8, 1, 3, 3], 2, 1)]
        {
            let whole = canonical(ConvMap::ImageGradient, &m, DType::F32);
            let last = whole.block.statements.last().expect("a convolution");
            let b = Builder::recording();
            let [x, y] = [0, 1].map(|i| b.argument(whole.ty(last.operands[i]).clone()));
            let ty = whole.ty(last.results[0]).clone();
            let made = b.op1(last.name, &[x, y], ty, |a| *a = last.attributes.clone());
            let function = b.finish(&[x, y], &[made]).expect("a valid function");
            let rewritten = rewrite(&function).expect("a valid rewriting");
            let text = rewritten.text("convolution");
            assert_eq!((convolutions(&text), text.matches("reverse").count()), (0, 1), "{text}");
            assert_eq!(computed(&rewritten), computed(&function));
        }
    }

    #[test]
    fn planes_of_one_group_stay_convolutions() {
        let m = maps(&[2, 4, 9, 9], &[8, 4, 3, 3], 1, 1);
        for map in MAPS {
            let canonical = canonical(map, &m, DType::F32).text("convolution");
            assert_eq!(text(map, &m, DType::F32), canonical);
        }
    }

    #[test]
    fn groups_of_the_batch_become_groups_of_features() {
        let m = maps(&[2, 4, 9, 9], &[8, 2, 3, 3], 1, 1);
        let text = text(ConvMap::KernelGradient, &m, DType::F32);
        assert!(text.contains("feature_group_count = 2"), "{text}");
        assert!(text.contains("batch_group_count = 1"), "{text}");
    }

    #[test]
    fn float16_is_widened() {
        for (m, count) in [
            (maps(&[2, 4, 9, 9], &[8, 4, 3, 3], 1, 1), 1),
            (maps(&[2, 4, 9, 9], &[4, 1, 3, 3], 1, 1), 0),
        ] {
            for map in MAPS {
                let text = text(map, &m, DType::F16);
                assert_eq!(convolutions(&text), count, "{text}");
                let narrow = |line: &str| line.contains("xf16>") && !line.contains("convert");
                let computes = |line: &&str| line.starts_with('%') && narrow(line);
                assert_eq!(text.lines().filter(computes).find(|l| !l.contains("reverse")), None);
            }
        }
    }
}
