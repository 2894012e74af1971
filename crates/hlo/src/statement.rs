//! Functions kept as statements instead of text, so that they can be compared and written anew.

use crate::attribute::Attributes;
use crate::build::{Builder, Region, Value};
use crate::work::Work;
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
    work: Work,
}

impl Recorded {
    /// As [`Builder::mean_elements`].
    pub fn mean_elements(&self) -> f64 {
        self.work.mean()
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
        let (types, locations, work) = (inner.types, inner.locations, inner.work);
        Ok(Recorded { types, locations, block, work })
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
