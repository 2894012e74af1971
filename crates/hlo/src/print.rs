//! The one printer. It writes MLIR's generic form with attributes in sorted order, so the text is
//! deterministic.

use crate::Type;
use crate::statement::{Block, Recorded, Statement};
use std::fmt::Write;

pub(crate) fn array<T: ToString>(ty: &str, values: impl Iterator<Item = T>) -> String {
    let items: Vec<_> = values.map(|v| v.to_string()).collect();
    if items.is_empty() {
        format!("array<{ty}>")
    } else {
        format!("array<{ty}: {}>", items.join(", "))
    }
}

pub(crate) fn list(values: &[i64]) -> String {
    values.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\22"),
            '\\' => out.push_str("\\5C"),
            '\n' => out.push_str("\\0A"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// The permitted reuse of a parameter's buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Donation {
    #[default]
    None,
    /// The compiler may reuse the buffer for anything.
    Free,
    /// The buffer becomes this output.
    Output(usize),
}

impl Donation {
    fn attribute(self) -> Option<String> {
        match self {
            Donation::None => None,
            Donation::Free => Some("jax.buffer_donor = true".to_owned()),
            Donation::Output(o) => Some(format!("tf.aliasing_output = {o} : i32")),
        }
    }
}

/// Attributes of a function's parameters and results.
#[derive(Default)]
pub(crate) struct Printed {
    pub(crate) parameters: Vec<String>,
    pub(crate) results: Vec<Option<String>>,
}

impl Recorded {
    /// The function as the text of a module of this name.
    pub fn text(&self, name: &str) -> String {
        self.printed(name, &Printed::default())
    }

    pub(crate) fn printed(&self, name: &str, attributes: &Printed) -> String {
        let mut printer = Printer { function: self, out: String::with_capacity(4096) };
        printer.module(name, attributes);
        printer.out
    }
}

struct Printer<'a> {
    function: &'a Recorded,
    out: String,
}

impl Printer<'_> {
    fn module(&mut self, name: &str, attributes: &Printed) {
        let function = self.function;
        let block = &function.block;
        let _ = write!(self.out, "module @{name} {{\nfunc.func public @main(");
        for (i, &id) in block.arguments.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            let _ = write!(self.out, "{comma}%{id}: {}", function.ty(id));
            let donation = function.donations.get(i).and_then(|donation| donation.attribute());
            self.attributes(attributes.parameters.get(i).cloned().into_iter().chain(donation));
        }
        self.out.push_str(") -> (");
        for (i, &id) in block.results.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            let _ = write!(self.out, "{comma}{}", function.ty(id));
            self.attributes(attributes.results.get(i).cloned().flatten().into_iter());
        }
        self.out.push_str(") {\n");
        block.statements.iter().for_each(|statement| self.statement(statement));
        self.out.push_str("return ");
        self.values(&block.results);
        if !block.results.is_empty() {
            self.out.push_str(" : ");
        }
        self.types(&block.results);
        self.out.push_str("\n}\n");
        self.out.push_str("}\n");
        for (i, location) in function.locations.iter().enumerate() {
            let _ = writeln!(self.out, "#loc{i} = loc({})", quoted(location));
        }
    }

    fn attributes(&mut self, texts: impl Iterator<Item = String>) {
        let texts: Vec<_> = texts.collect();
        if !texts.is_empty() {
            let _ = write!(self.out, " {{{}}}", texts.join(", "));
        }
    }

    fn statement(&mut self, s: &Statement) {
        self.values(&s.results);
        if !s.results.is_empty() {
            self.out.push_str(" = ");
        }
        let _ = write!(self.out, "\"{}\"(", s.name);
        self.values(&s.operands);
        self.out.push(')');
        for (i, region) in s.regions.iter().enumerate() {
            self.out.push_str(if i == 0 { " ({\n" } else { "}, {\n" });
            self.region(region, s.location);
        }
        if !s.regions.is_empty() {
            self.out.push_str("})");
        }
        s.attributes.write(&mut self.out);
        self.signature(&s.operands, &s.results);
        self.end(s.location);
    }

    fn region(&mut self, block: &Block, location: Option<u32>) {
        for (i, &id) in block.arguments.iter().enumerate() {
            let opening = if i == 0 { "^bb0(" } else { ", " };
            let _ = write!(self.out, "{opening}%{id}: {}", self.function.ty(id));
        }
        if !block.arguments.is_empty() {
            self.out.push_str("):\n");
        }
        block.statements.iter().for_each(|statement| self.statement(statement));
        self.out.push_str("\"stablehlo.return\"(");
        self.values(&block.results);
        self.out.push(')');
        self.signature(&block.results, &[]);
        self.end(location);
    }

    fn signature(&mut self, operands: &[u32], results: &[u32]) {
        self.out.push_str(" : (");
        self.types(operands);
        self.out.push_str(") -> ");
        let single = results.len() == 1;
        self.out.push_str(if single { "" } else { "(" });
        self.types(results);
        self.out.push_str(if single { "" } else { ")" });
    }

    fn end(&mut self, location: Option<u32>) {
        if let Some(location) = location {
            let _ = write!(self.out, " loc(#loc{location})");
        }
        self.out.push('\n');
    }

    fn values(&mut self, ids: &[u32]) {
        for (i, id) in ids.iter().enumerate() {
            let _ = write!(self.out, "{}%{id}", if i == 0 { "" } else { ", " });
        }
    }

    fn types(&mut self, ids: &[u32]) {
        let types: Vec<&Type> = ids.iter().map(|&id| self.function.ty(id)).collect();
        for (i, ty) in types.into_iter().enumerate() {
            let _ = write!(self.out, "{}{ty}", if i == 0 { "" } else { ", " });
        }
    }
}
