//! Factorisations of matrices and triangular systems, as calls of the kernel.

use super::XlaCpu;
use crate::kernel::lapack::{routine, solve_triangular, task};
use hlo::{Attribute, Rewriter, Statement, Value};

impl XlaCpu<'_> {
    pub(super) fn lapack<'b>(
        &self,
        s: &Statement,
        to: &Rewriter<'_, 'b>,
    ) -> Option<Vec<Value<'b>>> {
        let routine = match s.name {
            "stablehlo.triangular_solve" => triangular(s)?,
            "stablehlo.custom_call" => routine(s.attributes.text("call_target_name")?)?,
            _ => routine(s.attributes.text("name")?)?,
        };
        let operands: Vec<_> = (0..s.operands.len()).map(|at| to.operand(s, at)).collect();
        let dims: Vec<_> = operands.iter().map(|x| x.dims()).collect();
        let task = task(routine, operands.first()?.dtype(), &dims)?;
        Some(to.b.op("stablehlo.custom_call", &operands, &to.types(s), Vec::new, |a| {
            a.raw("api_version", "4 : i32");
            a.set("backend_config", Attribute::Lists(vec![("task", task)]));
            a.str("call_target_name", "torch_tpu.lapack");
            a.bool("has_side_effect", false);
        }))
    }
}

/// The routine for a triangular system, unless its matrix is to be transposed.
fn triangular(s: &Statement) -> Option<i64> {
    let flag = |name: &str| Some(s.attributes.text(name)? == "true");
    let is_plain = s.attributes.text("transpose_a")?.contains("NO_TRANSPOSE");
    let form = [flag("left_side")?, flag("lower")?, flag("unit_diagonal")?];
    is_plain.then(|| solve_triangular(form))
}
