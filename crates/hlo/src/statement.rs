//! Functions as data: statements that can be compared, rewritten and printed.

use crate::attribute::Attributes;
use crate::{Donation, Type};
use smallvec::SmallVec;
use std::collections::HashMap;

/// Values by their ids. Most statements have few.
pub type Ids = SmallVec<[u32; 4]>;

/// One statement. Values are given by their ids.
#[derive(Clone, Debug)]
pub struct Statement {
    pub name: &'static str,
    pub operands: Ids,
    pub results: Ids,
    pub attributes: Attributes,
    pub regions: Vec<Block>,
    /// The index of its location in the function's list.
    pub location: Option<u32>,
}

/// The body of a function or region.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub arguments: Ids,
    pub statements: Vec<Statement>,
    pub results: Ids,
}

/// The number of places of each dimension that hold elements. A dimension is a list of factors, the
/// outermost first. Each factor has its bound and, if fewer places may hold elements, the `i32`
/// scalar with their number.
pub type Extents = Vec<Vec<(i64, Option<u32>)>>;

/// A recorded function.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    /// The type of each value, by the value's id.
    pub types: Vec<Type>,
    /// Names of ATen ops or Python lines.
    pub locations: Vec<String>,
    /// One for each parameter. Empty if no parameter is donated.
    pub donations: Vec<Donation>,
    pub block: Block,
    /// Extents of values that a target can use, in a function whose sizes vary.
    pub extents: HashMap<u32, Extents>,
    /// For each masked value, the unmasked value.
    pub masked: HashMap<u32, u32>,
}

impl Recorded {
    /// The same function with these donations, one for each parameter.
    #[must_use]
    pub fn donating(self, donations: Vec<Donation>) -> Self {
        Recorded { donations, ..self }
    }

    pub fn ty(&self, id: u32) -> &Type {
        &self.types[id as usize]
    }

    /// The statement that makes each value. Parameters and block arguments have none.
    pub fn definitions(&self) -> Definitions<'_> {
        let mut found = HashMap::new();
        self.block.visit(&mut |statement| {
            found.extend(statement.results.iter().map(|&id| (id, statement)));
        });
        Definitions(found)
    }
}

/// The statement that makes each value of a function.
pub struct Definitions<'f>(HashMap<u32, &'f Statement>);

impl<'f> Definitions<'f> {
    pub fn get(&self, id: u32) -> Option<&'f Statement> {
        self.0.get(&id).copied()
    }

    /// The statement that makes a value, if it has this name.
    pub fn named(&self, id: u32, name: &str) -> Option<&'f Statement> {
        self.get(id).filter(|statement| statement.name == name)
    }
}

impl Block {
    /// How often each value is an operand, or a result of a block.
    pub(crate) fn readers(&self) -> HashMap<u32, u32> {
        let mut found = HashMap::new();
        let mut count = |ids: &[u32]| ids.iter().for_each(|&id| *found.entry(id).or_default() += 1);
        count(&self.results);
        self.visit(&mut |s| {
            count(&s.operands);
            s.regions.iter().for_each(|block| count(&block.results));
        });
        found
    }

    /// Visits each statement before the statements of its regions.
    pub fn visit<'a>(&'a self, look: &mut impl FnMut(&'a Statement)) {
        for statement in &self.statements {
            look(statement);
            statement.regions.iter().for_each(|block| block.visit(look));
        }
    }

    /// True if a statement, perhaps of a region, is one of these.
    pub fn any(&self, mut is_one: impl FnMut(&Statement) -> bool) -> bool {
        let mut found = false;
        self.visit(&mut |statement| found = found || is_one(statement));
        found
    }

    /// True if two blocks are the same but for the ids of their values. False if a block has
    /// regions or uses values of enclosing blocks.
    pub fn is_like(&self, other: &Block) -> bool {
        let mut names = HashMap::new();
        let mut bind = |x: &Ids, y: &Ids| {
            names.extend(x.iter().copied().zip(y.iter().copied()));
            x.len() == y.len()
        };
        let mut same = bind(&self.arguments, &other.arguments)
            && self.statements.len() == other.statements.len();
        for (x, y) in self.statements.iter().zip(&other.statements) {
            same = same && bind(&x.results, &y.results) && x.regions.is_empty();
            same = same && y.regions.is_empty() && x.name == y.name && x.attributes == y.attributes;
        }
        let is_bound = |x: &Ids, y: &Ids| {
            x.len() == y.len() && x.iter().zip(y).all(|(x, y)| names.get(x) == Some(y))
        };
        let pairs = self.statements.iter().zip(&other.statements);
        same && is_bound(&self.results, &other.results)
            && pairs.into_iter().all(|(x, y)| is_bound(&x.operands, &y.operands))
    }
}

impl Statement {
    /// A value of the same elements, whose dimensions lie in memory in this order, the minor one first.
    pub(crate) fn laid_out(id: u32, laid: u32, order: &[i64], location: Option<u32>) -> Statement {
        let layout = |order: &[i64]| format!("[dense<{order:?}> : tensor<{}xindex>]", order.len());
        let given: Vec<i64> = (0..order.len() as i64).rev().collect();
        let mut attributes = Attributes::default();
        attributes.raw("api_version", "1 : i32");
        attributes.str("backend_config", "");
        attributes.str("call_target_name", "LayoutConstraint");
        attributes.raw("operand_layouts", layout(&given));
        attributes.raw("result_layouts", layout(order));
        Statement {
            name: "stablehlo.custom_call",
            operands: Ids::from_slice(&[id]),
            results: Ids::from_slice(&[laid]),
            attributes,
            regions: Vec::new(),
            location,
        }
    }

    /// True if each element of the result comes from one element of each operand, or from a scalar.
    pub fn is_element_wise(&self) -> bool {
        let Some((dialect, op)) = self.name.split_once('.') else { return false };
        ELEMENT_WISE.contains(&op) || dialect == "chlo" && op != "top_k"
    }
}

const ELEMENT_WISE: &[&str] = &[
    "abs",
    "add",
    "and",
    "atan2",
    "cbrt",
    "ceil",
    "clamp",
    "compare",
    "complex",
    "convert",
    "cosine",
    "count_leading_zeros",
    "divide",
    "exponential",
    "exponential_minus_one",
    "floor",
    "imag",
    "is_finite",
    "log",
    "log_plus_one",
    "logistic",
    "maximum",
    "minimum",
    "multiply",
    "negate",
    "not",
    "or",
    "popcnt",
    "power",
    "real",
    "reduce_precision",
    "remainder",
    "round_nearest_afz",
    "round_nearest_even",
    "rsqrt",
    "select",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "sign",
    "sine",
    "sqrt",
    "subtract",
    "tan",
    "tanh",
    "xor",
];
