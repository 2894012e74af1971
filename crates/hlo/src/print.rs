//! The one printer: MLIR's generic form, attributes in sorted order, hence deterministic.

use crate::attribute::Attributes;
use crate::build::{Builder, Region, Value};
use crate::{Result, Type};
use smallvec::SmallVec;
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

pub(crate) struct Line<'a, 'b> {
    pub(crate) name: &'a str,
    pub(crate) operands: &'a [Value<'b>],
    pub(crate) regions: &'a [Region],
    pub(crate) attrs: &'a Attributes,
    pub(crate) results: &'a [Value<'b>],
}

impl Builder {
    pub(crate) fn print(&self, s: &Line<'_, '_>) {
        let mut inner = self.inner.borrow_mut();
        let mut out = inner.text.take().unwrap_or_default();
        if let Some(sharing) = &mut inner.sharing {
            let results: SmallVec<[u32; 4]> = s.results.iter().map(|v| v.id).collect();
            sharing.note(s.name, s.operands.iter().map(|v| v.id), &results, out.len());
        }
        write_values(&mut out, s.results);
        if !s.results.is_empty() {
            out.push_str(" = ");
        }
        let _ = write!(out, "\"{}\"(", s.name);
        write_values(&mut out, s.operands);
        out.push(')');
        for (i, region) in s.regions.iter().enumerate() {
            out.push_str(if i == 0 { " ({\n" } else { "}, {\n" });
            out.push_str(&region.text);
        }
        if !s.regions.is_empty() {
            out.push_str("})");
        }
        s.attrs.write(&mut out);
        out.push_str(" : (");
        let types = &inner.types;
        write_types(&mut out, s.operands.iter().map(|v| &types[v.id as usize]));
        out.push_str(") -> ");
        let single = s.results.len() == 1;
        out.push_str(if single { "" } else { "(" });
        write_types(&mut out, s.results.iter().map(|v| &types[v.id as usize]));
        out.push_str(if single { "" } else { ")" });
        if let Some(location) = inner.location {
            let _ = write!(out, " loc(#loc{location})");
        }
        out.push('\n');
        inner.text = Some(out);
    }
}

fn write_values(out: &mut String, values: &[Value<'_>]) {
    for (i, v) in values.iter().enumerate() {
        let _ = write!(out, "{}%{}", if i == 0 { "" } else { ", " }, v.id);
    }
}

fn write_types<'a>(out: &mut String, types: impl Iterator<Item = &'a Type>) {
    for (i, t) in types.enumerate() {
        let _ = write!(out, "{}{t}", if i == 0 { "" } else { ", " });
    }
}

pub(crate) fn block_header(out: &mut String, args: &[Value<'_>]) {
    if args.is_empty() {
        return;
    }
    out.push_str("^bb0(");
    for (i, a) in args.iter().enumerate() {
        let _ = write!(out, "{}%{}: {}", if i == 0 { "" } else { ", " }, a.id, a.ty());
    }
    out.push_str("):\n");
}

/// How a parameter's buffer may be reused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Donation {
    #[default]
    None,
    /// The compiler may reuse the buffer for anything.
    Free,
    /// The buffer becomes that output.
    Output(usize),
}

/// A parameter of the finished function.
#[derive(Clone, Debug)]
pub struct Argument<'b> {
    pub value: Value<'b>,
    pub donation: Donation,
    /// Shardy or GSPMD sharding text, already quoted by its constructor.
    pub sharding: Option<String>,
}

impl Builder {
    /// Closes the function and prints the module. `arguments` are all parameters in order.
    pub fn finish<'b>(
        &'b self,
        name: &str,
        arguments: &[Argument<'b>],
        results: &[Value<'b>],
    ) -> Result<String> {
        self.check()?;
        let inner = &mut *self.inner.borrow_mut();
        if let (Some(sharing), Some(text)) = (&mut inner.sharing, &mut inner.text) {
            results.iter().for_each(|v| sharing.used(v.id));
            *text = sharing.hold(text, &inner.types);
        }
        let body = inner.text.as_deref().unwrap_or_default();
        let mut out = String::with_capacity(body.len() + 1024);
        let _ = write!(out, "module @{name} {{\nfunc.func public @main(");
        for (i, a) in arguments.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            let ty = &inner.types[a.value.id as usize];
            let _ = write!(out, "{comma}%{}: {ty}", a.value.id);
            let mut attrs = Vec::new();
            match a.donation {
                Donation::None => {}
                Donation::Free => attrs.push("jax.buffer_donor = true".to_owned()),
                Donation::Output(o) => attrs.push(format!("tf.aliasing_output = {o} : i32")),
            }
            if let Some(sharding) = &a.sharding {
                attrs.push(format!("mhlo.sharding = {sharding}"));
            }
            if !attrs.is_empty() {
                let _ = write!(out, " {{{}}}", attrs.join(", "));
            }
        }
        out.push_str(") -> (");
        write_types(&mut out, results.iter().map(|v| &inner.types[v.id as usize]));
        out.push_str(") {\n");
        out.push_str(body);
        out.push_str("return ");
        write_values(&mut out, results);
        if !results.is_empty() {
            out.push_str(" : ");
        }
        write_types(&mut out, results.iter().map(|v| &inner.types[v.id as usize]));
        out.push_str("\n}\n");
        inner.functions.iter().for_each(|f| out.push_str(f.text()));
        out.push_str("}\n");
        for (i, location) in inner.locations.iter().enumerate() {
            let _ = writeln!(out, "#loc{i} = loc({})", quoted(location));
        }
        inner.functions.iter().for_each(|f| out.push_str(f.locations()));
        Ok(out)
    }
}
