//! Attributes of statements: values that can be compared and printed in StableHLO's spelling.

use crate::print::{array, list, quoted};
use crate::{ConvDims, DotDims, GatherDims, Number, ScatterDims, Type};
use std::fmt::Write;

/// The part of a statement that is not operands, regions or types.
#[derive(Clone, Debug, PartialEq)]
pub enum Attribute {
    /// Text that does not depend on sizes.
    Raw(String),
    Int(i64),
    Ints(Vec<i64>),
    Bools(Vec<bool>),
    /// A dense `tensor<rows x columns x i64>`, the form of padding and replica groups.
    Table(Vec<Vec<i64>>),
    /// Every element of a constant of this type.
    Splat(Number, Type),
    /// The elements of a constant vector.
    Vector(Vec<Number>, Type),
    Dot(DotDims),
    Convolution(ConvDims),
    Gather(GatherDims),
    Scatter(ScatterDims),
    /// Named lists, the attributes of a custom call.
    Lists(Vec<(&'static str, Vec<i64>)>),
}

impl Attribute {
    /// The printed form.
    pub fn text(&self) -> String {
        match self {
            Attribute::Raw(text) => text.clone(),
            Attribute::Int(value) => format!("{value} : i64"),
            Attribute::Ints(values) => array("i64", values.iter()),
            Attribute::Bools(values) => array("i1", values.iter()),
            Attribute::Table(rows) => table(rows),
            Attribute::Splat(value, ty) => format!("dense<{}> : {ty}", value.text(ty.dtype)),
            Attribute::Vector(values, ty) => {
                let items: Vec<_> = values.iter().map(|v| v.text(ty.dtype)).collect();
                let body = if items.is_empty() {
                    String::new()
                } else {
                    format!("[{}]", items.join(", "))
                };
                format!("dense<{body}> : {ty}")
            }
            Attribute::Dot(d) => d.text(),
            Attribute::Convolution(d) => d.text(),
            Attribute::Gather(d) => d.text(),
            Attribute::Scatter(d) => d.text(),
            Attribute::Lists(lists) => {
                let list = |(name, list): &(_, Vec<i64>)| {
                    format!("{name} = {}", array("i64", list.iter()))
                };
                format!("{{{}}}", lists.iter().map(list).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

fn table(rows: &[Vec<i64>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let body = if columns == 0 {
        String::new()
    } else {
        let row = |r: &Vec<i64>| format!("[{}]", list(r));
        format!("[{}]", rows.iter().map(row).collect::<Vec<_>>().join(", "))
    };
    format!("dense<{body}> : tensor<{}x{columns}xi64>", rows.len())
}

/// Attributes of one statement by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Attributes {
    pub list: Vec<(&'static str, Attribute)>,
}

impl Attributes {
    pub fn get(&self, name: &str) -> Option<&Attribute> {
        self.list.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }
    /// A list of numbers. The rows of a table follow one another.
    pub fn ints(&self, name: &str) -> Option<Vec<i64>> {
        match self.get(name)? {
            Attribute::Int(value) => Some(vec![*value]),
            Attribute::Ints(values) => Some(values.clone()),
            Attribute::Table(rows) => Some(rows.concat()),
            _ => None,
        }
    }
    /// Printed text, without quotes.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Attribute::Raw(text) => Some(text.trim_matches('"')),
            _ => None,
        }
    }
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.list.iter().map(|(name, _)| *name)
    }
    pub fn set(&mut self, name: &'static str, value: Attribute) {
        self.list.push((name, value));
    }
    pub fn raw(&mut self, name: &'static str, text: impl Into<String>) {
        self.set(name, Attribute::Raw(text.into()));
    }
    pub fn i64(&mut self, name: &'static str, value: i64) {
        self.set(name, Attribute::Int(value));
    }
    pub fn bool(&mut self, name: &'static str, value: bool) {
        self.raw(name, value.to_string());
    }
    pub fn str(&mut self, name: &'static str, value: &str) {
        self.raw(name, quoted(value));
    }
    pub fn i64s(&mut self, name: &'static str, values: &[i64]) {
        self.set(name, Attribute::Ints(values.to_vec()));
    }
    pub fn bools(&mut self, name: &'static str, values: &[bool]) {
        self.set(name, Attribute::Bools(values.to_vec()));
    }
    pub fn table(&mut self, name: &'static str, rows: &[Vec<i64>]) {
        self.set(name, Attribute::Table(rows.to_vec()));
    }

    pub(crate) fn write(&self, out: &mut String) {
        if self.list.is_empty() {
            return;
        }
        let mut sorted: Vec<_> = self.list.iter().collect();
        sorted.sort_by_key(|(name, _)| *name);
        out.push_str(" {");
        for (i, (name, value)) in sorted.iter().enumerate() {
            let _ = write!(out, "{}{name} = {}", if i == 0 { "" } else { ", " }, value.text());
        }
        out.push('}');
    }
}
