//! Functions kept as statements instead of text, so that they can be compared and written anew.

use crate::attribute::{Attribute, Attributes};
use crate::build::{Builder, Region, Value};
use crate::{Result, Type};

/// One statement; values go by their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub(crate) name: &'static str,
    pub(crate) operands: Vec<u32>,
    pub(crate) results: Vec<u32>,
    pub(crate) attributes: Attributes,
    pub(crate) regions: Vec<Block>,
    pub(crate) location: Option<usize>,
}

/// The body of a function or region.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) arguments: Vec<u32>,
    pub(crate) statements: Vec<Statement>,
    pub(crate) results: Vec<u32>,
}

/// A function that was recorded.
#[derive(Debug)]
pub struct Recorded {
    pub(crate) types: Vec<Type>,
    pub(crate) locations: Vec<String>,
    pub(crate) block: Block,
}

impl Recorded {
    /// How many elements a statement leaves, in the mean; each product of a convolution is counted.
    pub fn mean_elements(&self) -> f64 {
        let (mut elements, mut statements) = (0, 0);
        self.count(&self.block, &mut elements, &mut statements);
        elements as f64 / f64::from(statements.max(1))
    }

    fn count(&self, block: &Block, elements: &mut i64, statements: &mut u32) {
        for statement in &block.statements {
            let left: i64 =
                statement.results.iter().map(|&id| self.types[id as usize].numel()).sum();
            *elements = elements.saturating_add(left.saturating_mul(self.products(statement)));
            *statements += 1;
            statement.regions.iter().for_each(|region| self.count(region, elements, statements));
        }
    }

    /// How many products an element of a convolution is the sum of.
    fn products(&self, statement: &Statement) -> i64 {
        let dims = statement.attributes.list.iter().find_map(|(_, attribute)| match attribute {
            Attribute::Convolution(dims) => Some(dims),
            _ => None,
        });
        dims.map_or(1, |dims| {
            let kernel = &self.types[statement.operands[1] as usize];
            kernel.numel() / kernel.dims[dims.kernel[0] as usize].max(1)
        })
    }
}

impl Builder {
    /// Closes the function of a recording builder.
    pub fn finish_recording(self, arguments: &[u32], results: &[u32]) -> Result<Recorded> {
        self.check()?;
        let inner = self.inner.into_inner();
        let block = Block {
            arguments: arguments.to_vec(),
            statements: inner.statements.unwrap_or_default(),
            results: results.to_vec(),
        };
        Ok(Recorded { types: inner.types, locations: inner.locations, block })
    }

    pub(crate) fn keep(
        &self,
        name: &'static str,
        operands: &[Value<'_>],
        regions: Vec<Region>,
        attributes: Attributes,
        results: &[Value<'_>],
    ) {
        let mut inner = self.inner.borrow_mut();
        let location = inner.location;
        let statement = Statement {
            name,
            operands: operands.iter().map(|v| v.id).collect(),
            results: results.iter().map(|v| v.id).collect(),
            attributes,
            regions: regions.into_iter().map(|region| region.block).collect(),
            location,
        };
        inner.statements.get_or_insert_default().push(statement);
    }
}
