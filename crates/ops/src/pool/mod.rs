//! Pooling over windows and into a given number of windows, and the gradients.
//!
//! Every pool works dimension by dimension: a maximum or a sum over a box is the maximum or sum
//! of those of its rows, the first maximum included.

mod adaptive;
mod avg;
pub(crate) mod fractional;
mod max;
mod window;

use crate::promote::other_type;
use crate::row::{Row, row, spatial};
use window::Pool;

pub(crate) const ROWS: &[Row] = &[
    spatial(
        "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] \
         padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
        &[
            "f32[2,3,8,9] [3,3] [2,2] [1,1]",
            "f32[2,3,8,8] [2,2]",
            "f32[2,3,7,9] [3,2] [2,1] [1,0] [2,1] true",
            "f32[3,7,7] [2] [2] [0] [1] true",
            "f32[1,2,21,20] [19,17] [1,2] [3,2]",
            "f32[0,3,8,8] [2,2]",
            "bf16[2,3,8,8] [3,3] [2,2] [1,1]",
            "s64[2,3,8,8] [3,3] [2,2] [1,1]",
        ],
        |_, a| Pool::read(a, "max_pool2d", 2)?.max(a),
    ),
    spatial(
        "max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, \
         int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor",
        &[
            "f32[2,3,4,5] f32[2,3,8,9] [3,3] [2,2] [1,1] [1,1] false s64[2,3,4,5]",
            "f32[2,3,4,4] f32[2,3,8,8] [2,2] [] [0,0] [1,1] false s64[2,3,4,4]",
            "f32[2,3,3,8] f32[2,3,7,9] [3,2] [2,1] [1,0] [2,1] true s64[2,3,3,8]",
            "f32[3,4,4] f32[3,7,7] [2] [2] [0] [1] true s64[3,4,4]",
            "f32[1,2,2,2] f32[1,2,13,14] [5,5] [9,7] [2,0] [1,1] false s64[1,2,2,2]",
            "f32[1,2,9,4] f32[1,2,21,20] [19,17] [1,2] [3,2] [1,1] false s64[1,2,9,4]",
            "bf16[2,3,4,4] bf16[2,3,8,8] [3,3] [2,2] [1,1] [1,1] false s64[2,3,4,4]",
        ],
        |_, a| Pool::read(a, "max_pool2d", 2)?.max_backward(a),
    ),
    spatial(
        "max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] \
         padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
        &["f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1]", "f32[3,4,4,4] [2]"],
        |_, a| Pool::read(a, "max_pool3d", 3)?.max(a),
    ),
    spatial(
        "max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, \
         int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor",
        &[
            "f32[2,3,2,6,4] f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] [1,1,1] false s64[2,3,2,6,4]",
            "f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] [1] false s64[3,2,2,2]",
        ],
        |_, a| Pool::read(a, "max_pool3d", 3)?.max_backward(a),
    ),
    spatial(
        "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool \
         ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
        &[
            "f32[2,3,8,8] [2,2]",
            "f32[2,3,8,9] [3,3] [2,2] [1,1]",
            "f32[2,3,8,9] [3,3] [2,2] [1,1] true false",
            "f32[2,3,8,9] [3,2] [2,3] [1,1] true",
            "f32[3,7,7] [3] [2] [0] true true 5",
            "bf16[2,3,8,8] [3,3] [2,2] [1,1]",
            "s64[2,3,8,8] [3,3] [2,2] [1,1]",
        ],
        |_, a| Pool::read(a, "avg_pool2d", 2)?.avg(a),
    )
    .exact(other_type),
    spatial(
        "avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, \
         int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
        &[
            "f32[2,3,4,4] f32[2,3,8,9] [2,2] [] [0,0] false true none",
            "f32[2,3,4,5] f32[2,3,8,9] [3,3] [2,2] [1,1] false true none",
            "f32[2,3,5,5] f32[2,3,8,9] [3,3] [2,2] [1,1] true false none",
            "f32[2,3,5,4] f32[2,3,8,9] [3,2] [2,3] [1,1] true true none",
            "f32[3,4,4] f32[3,8,8] [2] [2] [0] true true 5",
            "f32[3,2,2] f32[3,8,8] [2] [5] [0] false true none",
            "bf16[2,3,4,4] bf16[2,3,8,8] [3,3] [2,2] [1,1] false true none",
        ],
        |_, a| Pool::read(a, "avg_pool2d", 2)?.avg_backward(a),
    ),
    row(
        "avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool \
         ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
        &["f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] true false", "f32[3,4,4,4] [2]"],
        |_, a| Pool::read(a, "avg_pool3d", 3)?.avg(a),
    )
    .exact(other_type),
    row(
        "avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, \
         int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
        &[
            "f32[2,3,3,6,4] f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] true false none",
            "f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] false true none",
        ],
        |_, a| Pool::read(a, "avg_pool3d", 3)?.avg_backward(a),
    ),
    spatial(
        "_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor",
        &["f32[2,3,8,6] [4,3]", "f32[2,3,7,5] [3,7]", "bf16[3,4,5] [1,1]", "f32[2,3,4,4] [0,2]"],
        |_, a| adaptive::avg(a, "adaptive_avg_pool2d", 2),
    ),
    spatial(
        "_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor",
        &["f32[2,3,4,3] f32[2,3,8,6]", "f32[2,3,3,7] f32[2,3,7,5]", "bf16[3,1,1] bf16[3,4,5]"],
        |_, a| adaptive::avg_backward(a, 2),
    ),
    row(
        "_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor",
        &["f32[2,3,8,6,5] [4,3,2]", "f32[3,4,4,4] [1,2,4]"],
        |_, a| adaptive::avg(a, "adaptive_avg_pool3d", 3),
    ),
    row(
        "_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor",
        &["f32[2,3,4,3,2] f32[2,3,8,6,5]", "f32[3,1,2,4] f32[3,4,4,4]"],
        |_, a| adaptive::avg_backward(a, 3),
    ),
    spatial(
        "adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)",
        &["f32[2,3,8,6] [4,3]", "f32[2,3,7,5] [3,7]", "bf16[3,4,5] [1,1]", "f32[2,3,4,4] [0,2]"],
        |_, a| adaptive::max(a, "adaptive_max_pool2d", 2),
    ),
    spatial(
        "adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
        &["f32[2,3,4,3] f32[2,3,8,6] s64[2,3,4,3]", "f32[2,3,3,7] f32[2,3,7,5] s64[2,3,3,7]"],
        |_, a| adaptive::max_backward(a, 2),
    ),
    row(
        "adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)",
        &["f32[2,3,8,6,5] [4,3,2]", "f32[3,4,4,4] [1,2,4]"],
        |_, a| adaptive::max(a, "adaptive_max_pool3d", 3),
    ),
    row(
        "adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
        &["f32[2,3,4,3,2] f32[2,3,8,6,5] s64[2,3,4,3,2]"],
        |_, a| adaptive::max_backward(a, 3),
    ),
    spatial(
        "max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor",
        &["f32[2,3,4,3] s64[2,3,4,3] [8,6]", "f32[3,2,2] s64[3,2,2] [4,5]"],
        |_, a| max::unpool(a, 2),
    ),
    row(
        "max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] \
         padding) -> Tensor",
        &["f32[2,3,2,2,2] s64[2,3,2,2,2] [4,4,5] [2,2,2] [0,0,0]"],
        |_, a| max::unpool(a, 3),
    ),
];
