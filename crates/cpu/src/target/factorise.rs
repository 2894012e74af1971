//! Composites that are factorisations of matrices, as calls of the kernel.

use super::XlaCpu;
use crate::kernel::factorise::task;
use hlo::{Attribute, Rewriter, Statement, Value};

impl XlaCpu<'_> {
    pub(super) fn factorise<'b>(
        &self,
        s: &Statement,
        to: &Rewriter<'_, 'b>,
    ) -> Option<Vec<Value<'b>>> {
        let x = to.operand(s, 0);
        let dims = x.dims();
        let (batch, &[rows, columns]) = dims.split_last_chunk()?;
        let extents = [batch.iter().product(), rows, columns];
        let task = task(s.attributes.text("name")?, x.dtype(), extents)?;
        Some(to.b.op("stablehlo.custom_call", &[x], &to.types(s), Vec::new, |a| {
            a.raw("api_version", "4 : i32");
            a.set("backend_config", Attribute::Lists(vec![("task", task)]));
            a.str("call_target_name", "torch_tpu.factorise");
            a.bool("has_side_effect", false);
        }))
    }
}
