//! `explain()`: the reasons for compiling programs, as text.

use crate::mode::Reason;
use crate::plan::code::{Compiled, Origin};
use crate::plan::program::Program;
use crate::plan::tiers::TieredCode;
use crate::policy::Change;
use crate::record::rows::RowEntry;
use std::fmt::Write;
use std::sync::{Arc, Weak};

/// New programs, oldest first; only the latest are kept.
#[derive(Default)]
pub(crate) struct Log {
    entries: Vec<Entry>,
    changes: Vec<String>,
}

struct Entry {
    /// Weak, so the log does not keep compiled code.
    program: Weak<Program>,
    id: u64,
    ops: usize,
    reason: Reason,
    line: Option<String>,
    why: String,
}

const KEPT: usize = 1000;

impl Log {
    pub(crate) fn add(
        &mut self,
        program: Arc<Program>,
        reason: Reason,
        line: Option<String>,
        rows: &[RowEntry],
    ) {
        let mut nearest = self.entries.iter().rev().filter_map(|e| e.program.upgrade());
        let nearest = nearest.find(|other| same_ops(&program, other));
        let why = match (&program.bounded, nearest) {
            (Some(bounds), _) => format!("sizes vary: it serves all sizes up to {}", bounds.text),
            (None, Some(other)) => difference(&program, &other, rows),
            (None, None) => "no program of the same ops was seen before".to_owned(),
        };
        if self.entries.len() == KEPT {
            self.entries.remove(0);
        }
        let (id, ops) = (program.id, program.nodes.len());
        let program = Arc::downgrade(&program);
        self.entries.push(Entry { program, id, ops, reason, line, why });
    }

    /// Notes that fused mode bailed out or resumed.
    pub(crate) fn change(&mut self, change: Change, line: Option<&str>) {
        let line = line.unwrap_or("unknown line");
        if self.changes.len() == KEPT {
            self.changes.remove(0);
        }
        self.changes.push(match change {
            Change::BailedOut(ops) => format!(
                "fused mode runs op by op from {line} on: {ops} ops were compiled into programs \
                 that did not come again"
            ),
            Change::Resumed(ops) => format!(
                "fused mode runs whole programs again from {line} on: {ops} ops ran one by one, \
                 and the latest ones repeat"
            ),
        });
    }

    /// The log as text. `each_size` has the reasons for compiling programs for each size.
    pub(crate) fn text(&self, each_size: &[String]) -> String {
        if self.entries.is_empty() {
            return "no program was compiled".to_owned();
        }
        let mut out = String::new();
        for e in &self.entries {
            let cut = e.reason.text();
            let line = e.line.as_deref().unwrap_or("unknown line");
            let program = e.program.upgrade();
            let made = match program.as_ref().and_then(|program| program.made()) {
                Some(compiled) => made(&compiled, &e.why),
                None => format!("compiled because {}", e.why),
            };
            let _ = writeln!(
                out,
                "program {}: {} ops, cut at {line} because {cut}; {made}",
                e.id, e.ops
            );
        }
        self.changes.iter().for_each(|change| {
            let _ = writeln!(out, "{change}");
        });
        each_size.iter().for_each(|reason| {
            let _ = writeln!(out, "sizes vary, and programs are compiled for each: {reason}");
        });
        out
    }
}

fn made(compiled: &Compiled, why: &str) -> String {
    let took = format!("in {:.0} ms", compiled.took.as_secs_f64() * 1e3);
    let explanation = compiled
        .code
        .as_ref()
        .and_then(TieredCode::explanation)
        .map(|explanation| format!(" ({explanation})"));
    let took = took + explanation.as_deref().unwrap_or_default();
    let is_interpreted = compiled.code.as_ref().is_some_and(TieredCode::is_interpreted);
    let verb = if is_interpreted { "made" } else { "compiled" };
    match &compiled.origin {
        Origin::Disk => format!("loaded from disk {took}"),
        Origin::Shared => format!("loaded from the shared store {took}"),
        Origin::Compiler { nearest: None } => format!("{verb} {took} because {why}"),
        Origin::Compiler { nearest: Some(parts) } => {
            let parts = parts.join(", ");
            format!("{verb} {took} because {why}; the disk has it for other {parts}")
        }
    }
}

fn same_ops(a: &Program, b: &Program) -> bool {
    let row = |p: &Program, i: usize| std::mem::discriminant(&p.nodes[i].op.kind);
    a.nodes.len() == b.nodes.len()
        && (0..a.nodes.len()).all(|i| row(a, i) == row(b, i) && same_row(a, b, i))
}

fn same_row(a: &Program, b: &Program, i: usize) -> bool {
    use crate::record::op::Kind::Row;
    match (&a.nodes[i].op.kind, &b.nodes[i].op.kind) {
        (Row { row: x, .. }, Row { row: y, .. }) => x == y,
        _ => true,
    }
}

/// The first thing in which two programs of the same ops differ.
fn difference(new: &Program, old: &Program, rows: &[RowEntry]) -> String {
    for (i, (x, y)) in new.inputs.iter().zip(&old.inputs).enumerate() {
        if x != y {
            return format!("input {i} went from {y} to {x}");
        }
    }
    for (x, y) in new.nodes.iter().zip(&old.nodes) {
        if x.op.id == y.op.id {
            continue;
        }
        let name = x.op.name(rows);
        for (i, (p, q)) in x.op.operands.iter().zip(&y.op.operands).enumerate() {
            if p != q {
                return format!("operand {i} of aten::{name} went from {q} to {p}");
            }
        }
        return format!("an attribute of aten::{name} changed");
    }
    if new.donations != old.donations {
        return "other buffers could be reused than before".to_owned();
    }
    if new.outputs.len() != old.outputs.len() {
        return format!("{} values live on instead of {}", new.outputs.len(), old.outputs.len());
    }
    "its values are connected differently".to_owned()
}
