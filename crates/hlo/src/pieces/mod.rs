//! A long function cut where it repeats itself, as that of a model does which has many equal layers.
//! What repeats is one piece, compiled once and called several times.
//!
//! Works on what the printer writes, and reads nothing else.

mod whole;

use crate::function::OPENING;
use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use whole::{Name, Statement, Whole, split_name};

/// Modules, and how calling them one after the other computes what the whole would.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pieces {
    pub modules: Vec<String>,
    /// Each but the first needs something that the one before it made.
    pub calls: Vec<PieceCall>,
    /// Values that are the whole's outputs: no two are the same, and the last call makes one.
    pub outputs: Vec<usize>,
    /// How many statements need not be compiled again.
    pub spared: usize,
}

/// Values are the whole's inputs and, behind them, the results of each call.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceCall {
    pub module: usize,
    pub operands: Vec<usize>,
    /// Results of earlier calls that nothing needs after this one.
    pub last_uses: Vec<usize>,
}

/// The shortest piece that is worth calling rather than compiling again, in statements.
const SHORTEST: usize = 50;
/// The longest that is looked for.
const LONGEST: usize = 2_000;
/// Rounds that are not quite alike are modules of their own: the most of all.
const MODULES: usize = 8;

impl Pieces {
    /// Cuts a module that [`Builder::finish`](crate::Builder::finish) printed. `None` where too
    /// little repeats itself, or where something is not to be cut.
    pub fn of(module: &str) -> Option<Pieces> {
        // Devices meet in such statements, in an order of their own.
        if module.contains("replica_groups") || module.contains("has_side_effect = true") {
            return None;
        }
        // Values that are held in the whole lie at other places of each layer. Pieces hold what they
        // give.
        let is_holding = |line: &&str| line.contains("(%once_");
        let lines = module.lines().filter(|line| !is_holding(line));
        let lines = lines.map(|line| line.split_once(" loc(").map_or(line, |(line, _)| line));
        let module: String = lines.flat_map(|line| [line, "\n"]).collect();
        let module = module.replace("%once_", "%");
        let whole = Whole::read(&module)?;
        let order = whole.needed()?;
        let likenesses: Vec<_> = order.iter().map(|&at| whole.statements[at].likeness()).collect();
        let (starts, period, times) = repetition(&likenesses)?;
        let crossing = whole.crossing(&order);
        let start = starts.min_by_key(|&start| crossing[start])?;
        let mut cuts: Vec<_> = (0..=times).map(|round| start + round * period).collect();
        cuts.extend([0, order.len()]);
        cuts.sort_unstable();
        cuts.dedup();
        let parts = cuts.windows(2).map(|cut| Part::write(&whole, &order[cut[0]..cut[1]]));
        join(&whole, &parts.collect::<Vec<_>>())
    }
}

/// What repeats itself most: where it may be taken to start, how long it is, and how often it comes.
fn repetition(likenesses: &[u64]) -> Option<(std::ops::RangeInclusive<usize>, usize, usize)> {
    let n = likenesses.len();
    let mut best = None;
    let mut most = 0;
    for period in SHORTEST..=LONGEST.min(n / 2) {
        let mut likes = 0;
        for at in 0..=n - period {
            if at < n - period && likenesses[at] == likenesses[at + period] {
                likes += 1;
                continue;
            }
            let rounds = likes / period;
            if rounds * period > most {
                most = rounds * period;
                best = Some((at - likes..=at - most, period, rounds + 1));
            }
            likes = 0;
        }
    }
    best
}

/// Statements under names of their own: parts that do the same have the same text.
#[derive(Default)]
struct Part<'t> {
    text: String,
    names: HashMap<Name<'t>, String>,
    operands: Vec<Name<'t>>,
    results: Vec<Name<'t>>,
    statements: usize,
}

impl<'t> Part<'t> {
    fn write(whole: &Whole<'t>, statements: &[usize]) -> Self {
        let mut part = Self { statements: statements.len(), ..Self::default() };
        for &at in statements {
            part.put(whole, &whole.statements[at]);
            part.results.extend(&whole.statements[at].results);
        }
        part
    }

    fn put(&mut self, whole: &Whole<'t>, statement: &Statement<'t>) {
        for &name in &statement.operands {
            if self.names.contains_key(name) {
                continue;
            }
            match whole.maker(name).filter(|maker| maker.is_free) {
                Some(maker) => self.put(whole, maker),
                None => {
                    self.names.insert(name, format!("%a{}", self.operands.len()));
                    self.operands.push(name);
                }
            }
        }
        let mut rest = statement.text;
        while let Some((before, name)) = split_name(rest) {
            rest = &rest[before.len() + name.len()..];
            let next = self.names.len();
            let name = self.names.entry(name).or_insert_with(|| format!("%{next}"));
            self.text.push_str(before);
            self.text.push_str(name);
        }
        self.text.push_str(rest);
    }

    fn module(&self, whole: &Whole<'t>, gives: &[bool]) -> String {
        let typed = |name: &Name<'t>| format!("{}: {}", self.names[name], whole.ty(name));
        let operands: Vec<_> = self.operands.iter().map(typed).collect();
        let given = || self.results.iter().zip(gives).filter(|given| *given.1).map(|given| given.0);
        let types = given().map(|name| whole.ty(name)).collect::<Vec<_>>().join(", ");
        let results = given().map(|name| &self.names[name][..]).collect::<Vec<_>>().join(", ");
        let (operands, body) = (operands.join(", "), &self.text);
        let mut text = format!("{OPENING}{operands}) -> ({types}) {{\n{body}");
        let _ = write!(text, "return {results} : {types}\n}}\n}}\n");
        text
    }
}

/// Parts of one text are one module, which gives what any of them has to give.
fn join<'t>(whole: &Whole<'t>, parts: &[Part<'t>]) -> Option<Pieces> {
    let mut last_uses: HashMap<Name<'_>, usize> = HashMap::new();
    for (at, part) in parts.iter().enumerate() {
        last_uses.extend(part.operands.iter().map(|&name| (name, at)));
    }
    last_uses.extend(whole.outputs.iter().map(|&name| (name, parts.len())));
    let mut modules: Vec<(&Part<'_>, Vec<bool>)> = Vec::new();
    let mut called = Vec::new();
    for part in parts {
        let known = modules.iter().position(|(known, _)| known.text == part.text);
        let module = known.unwrap_or_else(|| {
            modules.push((part, vec![false; part.results.len()]));
            modules.len() - 1
        });
        let gives = modules[module].1.iter_mut().zip(&part.results);
        gives.for_each(|(gives, result)| *gives |= last_uses.contains_key(result));
        called.push(module);
    }
    let inputs = whole.arguments.len();
    let mut numbers: HashMap<Name<'_>, usize> = whole.arguments.iter().copied().zip(0..).collect();
    let mut made = 0..inputs;
    let mut pieces = Pieces::default();
    for (at, (part, module)) in parts.iter().zip(called).enumerate() {
        let operands: Vec<_> = part.operands.iter().map(|name| numbers[name]).collect();
        if !operands.iter().any(|operand| made.contains(operand)) {
            return None;
        }
        let is_last = |name: &&Name<'_>| last_uses[*name] == at && numbers[*name] >= inputs;
        let last_uses = part.operands.iter().filter(is_last).map(|name| numbers[name]).collect();
        let given = part.results.iter().zip(&modules[module].1).filter(|given| *given.1);
        let given = given.map(|given| *given.0);
        made = made.end..made.end + given.clone().count();
        numbers.extend(given.zip(made.clone()));
        pieces.calls.push(PieceCall { module, operands, last_uses });
    }
    pieces.outputs = whole.outputs.iter().map(|name| numbers[name]).collect();
    let is_twice = pieces.outputs.iter().collect::<HashSet<_>>().len() < pieces.outputs.len();
    let compiled: usize = modules.iter().map(|(part, _)| part.statements).sum();
    pieces.spared = parts.iter().map(|part| part.statements).sum::<usize>() - compiled;
    pieces.modules = modules.iter().map(|(part, gives)| part.module(whole, gives)).collect();
    (pieces.spared > 0 && modules.len() <= MODULES && !is_twice).then_some(pieces)
}

#[cfg(test)]
mod tests;
