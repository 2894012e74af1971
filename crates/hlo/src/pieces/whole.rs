//! A printed function, read again.

use crate::Type;
use crate::function::OPENING;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What a value is called in the module.
pub(super) type Name<'t> = &'t str;

pub(super) struct Whole<'t> {
    pub(super) arguments: Vec<Name<'t>>,
    pub(super) statements: Vec<Statement<'t>>,
    pub(super) outputs: Vec<Name<'t>>,
    /// Each value's type, and the statement that makes it unless it is an argument.
    values: HashMap<Name<'t>, (&'t str, Option<usize>)>,
}

pub(super) struct Statement<'t> {
    pub(super) text: &'t str,
    pub(super) results: SmallVec<[Name<'t>; 1]>,
    /// Values of the function that it or its regions use.
    pub(super) operands: SmallVec<[Name<'t>; 3]>,
    /// It needs nothing but constants: every piece has its own.
    pub(super) is_free: bool,
}

impl<'t> Whole<'t> {
    /// Reads a module without locations.
    pub(super) fn read(module: &'t str) -> Option<Self> {
        let rest = module.strip_prefix(OPENING)?;
        let (arguments, rest) = rest.split_once(") -> (")?;
        let (_, rest) = rest.split_once(") {\n")?;
        let (mut body, rest) = rest.split_at(rest.find("\nreturn ")? + 1);
        let (outputs, rest) = rest.strip_prefix("return ")?.split_once(" : ")?;
        // Other functions follow where some are called.
        rest.split_once('\n')?.1.strip_prefix("}\n}\n")?;
        let typed = |item: &'t str| {
            let (name, ty) = item.split_once(": ")?;
            Some((name, ty.split_once(" {").map_or(ty, |(ty, _)| ty)))
        };
        let arguments: Option<Vec<_>> = list(arguments).map(typed).collect();
        let arguments = arguments?;
        let mut whole = Self {
            arguments: arguments.iter().map(|(name, _)| *name).collect(),
            statements: Vec::new(),
            outputs: list(outputs).collect(),
            values: arguments.into_iter().map(|(name, ty)| (name, (ty, None))).collect(),
        };
        while !body.is_empty() {
            body = whole.read_statement(body)?;
        }
        Some(whole)
    }

    /// Takes the next statement, with its regions.
    fn read_statement(&mut self, text: &'t str) -> Option<&'t str> {
        let (mut depth, mut end) = (0, 0);
        for line in text.split_inclusive('\n') {
            end += line.len();
            depth -= i32::from(line.starts_with("})"));
            depth += i32::from(line.ends_with("({\n"));
            if depth == 0 {
                break;
            }
        }
        let (text, rest) = text.split_at(end);
        let (results, computed) = text.split_once(" = ")?;
        let types = computed.trim_end().rsplit_once(" -> ")?.1;
        let types = types.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(types);
        let results: SmallVec<_> = list(results).collect();
        let types: Vec<_> = list(types).collect();
        if types.len() != results.len() || types.iter().any(|ty| Type::parse(ty).is_none()) {
            return None;
        }
        let mut operands = SmallVec::<[Name<'t>; 3]>::new();
        for name in names(computed).filter(|name| self.values.contains_key(name)) {
            if !operands.contains(&name) {
                operands.push(name);
            }
        }
        let is_free = operands.iter().all(|o| self.maker(o).is_some_and(|maker| maker.is_free));
        let at = self.statements.len();
        let made = results.iter().zip(types).map(|(&name, ty)| (name, (ty, Some(at))));
        self.values.extend(made);
        self.statements.push(Statement { text, results, operands, is_free });
        Some(rest)
    }

    pub(super) fn ty(&self, name: Name<'t>) -> &'t str {
        self.values[name].0
    }

    fn made_at(&self, name: Name<'t>) -> Option<usize> {
        self.values.get(name)?.1
    }

    pub(super) fn maker(&self, name: Name<'t>) -> Option<&Statement<'t>> {
        self.made_at(name).map(|at| &self.statements[at])
    }

    /// The statements that the outputs need, in order, but for those that are free. `None` if an
    /// output is an argument or free itself.
    pub(super) fn needed(&self) -> Option<Vec<usize>> {
        let mut is_needed = vec![false; self.statements.len()];
        for output in &self.outputs {
            let maker = self.made_at(output).filter(|&at| !self.statements[at].is_free)?;
            is_needed[maker] = true;
        }
        for at in (0..is_needed.len()).rev() {
            if is_needed[at] {
                let makers = self.statements[at].operands.iter().filter_map(|o| self.made_at(o));
                makers.for_each(|maker| is_needed[maker] = true);
            }
        }
        let counts = |&at: &usize| is_needed[at] && !self.statements[at].is_free;
        Some((0..is_needed.len()).filter(counts).collect())
    }

    /// For each of these statements, how many values those before it make that it or those behind
    /// it need.
    pub(super) fn crossing(&self, order: &[usize]) -> Vec<usize> {
        let mut last = vec![0; self.statements.len()];
        for (i, &at) in order.iter().enumerate() {
            let makers = self.statements[at].operands.iter().filter_map(|o| self.made_at(o));
            makers.for_each(|maker| last[maker] = i);
        }
        let mut ends = vec![0; order.len()];
        let mut alive = 0;
        let crossing = order.iter().enumerate().map(|(i, &at)| {
            let here = alive;
            alive -= ends[i];
            if last[at] > i {
                alive += 1;
                ends[last[at]] += 1;
            }
            here
        });
        crossing.collect()
    }
}

impl Statement<'_> {
    /// The same for statements that do the same with other values.
    pub(super) fn likeness(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for between in self.text.split('%') {
            between.trim_start_matches(is_in_name).hash(&mut hasher);
        }
        hasher.finish()
    }
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(", ").filter(|item| !item.is_empty())
}

/// The names of values in a text.
fn names(mut text: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let (before, name) = split_name(text)?;
        text = &text[before.len() + name.len()..];
        Some(name)
    })
}

/// What stands before the first name, and that name.
pub(super) fn split_name(text: &str) -> Option<(&str, &str)> {
    let (before, rest) = text.split_at(text.find('%')?);
    let end = rest[1..].find(|c| !is_in_name(c)).map_or(rest.len(), |end| end + 1);
    Some((before, &rest[..end]))
}

fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}
