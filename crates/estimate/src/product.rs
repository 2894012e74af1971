//! Floating-point operations of products. Both forms are counted, as compilers for TPUs write dots
//! as convolutions.

use crate::module::{Computation, Instruction, Module, WindowDimension};

/// Operations of the products of an instruction and of what it calls, once.
pub(crate) fn flops(module: &Module, within: &Computation, instruction: &Instruction) -> u64 {
    match instruction.opcode.as_str() {
        "dot" => dot(within, instruction).unwrap_or(0),
        "convolution" => convolution(within, instruction).unwrap_or(0),
        _ => module
            .called(instruction)
            .flat_map(|called| called.instructions.iter().map(|i| flops(module, called, i)))
            .sum(),
    }
}

fn dot(within: &Computation, dot: &Instruction) -> Option<u64> {
    let contracted = &dot.dot_dimension_numbers.as_ref()?.lhs_contracting;
    let lhs = within.operand(dot, 0)?.shape.as_ref()?;
    let depth: i64 = contracted.iter().map(|&dim| lhs.extent(dim)).product();
    Some(2 * dot.shape.as_ref()?.elements() * depth.cast_unsigned())
}

/// Each pair of an input element and a kernel element that meet counts; padding and the holes of
/// dilation do not.
fn convolution(within: &Computation, convolution: &Instruction) -> Option<u64> {
    let dims = convolution.convolution_dimension_numbers.as_ref()?;
    let input = within.operand(convolution, 0)?.shape.as_ref()?;
    let kernel = within.operand(convolution, 1)?.shape.as_ref()?;
    let output = convolution.shape.as_ref()?;
    let windows = convolution.window.as_ref().map_or(&[][..], |window| &window.dimensions);
    let spatial = dims.input_spatial.iter().zip(&dims.output_spatial).zip(windows);
    let met: u64 = spatial
        .map(|((&i, &o), window)| meetings(window, input.extent(i), output.extent(o)))
        .product();
    let groups = convolution.feature_group_count.max(1);
    let batches = convolution.batch_group_count.max(1);
    let features = input.extent(dims.input_feature) / groups;
    let rows = input.extent(dims.input_batch) / batches;
    let columns = kernel.extent(dims.kernel_output_feature);
    Some(2 * met * (features * rows * columns).cast_unsigned())
}

fn meetings(window: &WindowDimension, input: i64, output: i64) -> u64 {
    let hole = window.base_dilation.max(1);
    let met = |o: i64| {
        let start = o * window.stride.max(1) - window.padding_low;
        let places = (0..window.size).map(|k| start + k * window.window_dilation.max(1));
        places.filter(|place| (0..input * hole).contains(place) && place % hole == 0).count()
    };
    (0..output).map(|o| met(o) as u64).sum()
}

#[cfg(test)]
mod tests {
    use super::meetings;
    use crate::module::WindowDimension;

    #[test]
    fn padding_and_holes_meet_nothing() {
        let window = |size, stride, padding_low, base_dilation| WindowDimension {
            size,
            stride,
            padding_low,
            window_dilation: 1,
            base_dilation,
        };
        assert_eq!(meetings(&window(3, 1, 0, 1), 8, 6), 18);
        // The first and the last position meet one element less.
        assert_eq!(meetings(&window(3, 1, 1, 1), 8, 8), 22);
        // A batch written as a window over holes: each output meets its own element.
        assert_eq!(meetings(&window(4, 3, 0, 4), 4, 4), 4);
    }
}
