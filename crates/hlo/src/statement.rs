//! Functions kept as statements instead of text, so that they can be compared and written anew.

use crate::attribute::Attributes;
use crate::build::{Builder, Region, Value};
use crate::work::Work;
use crate::{Result, Type};
use smallvec::SmallVec;

/// Values by their numbers; most statements have few.
pub type Ids = SmallVec<[u32; 4]>;

/// One statement; values go by their numbers.
#[derive(Clone, Debug)]
pub struct Statement {
    pub name: &'static str,
    pub operands: Ids,
    pub results: Ids,
    pub attributes: Attributes,
    pub regions: Vec<Block>,
    pub(crate) location: Option<usize>,
}

/// The body of a function or region.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub arguments: Ids,
    pub statements: Vec<Statement>,
    pub results: Ids,
}

/// A function that was recorded.
#[derive(Debug)]
pub struct Recorded {
    /// Of each value, by its number.
    pub types: Vec<Type>,
    pub(crate) locations: Vec<String>,
    pub block: Block,
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
            arguments: arguments.into(),
            statements: inner.statements.unwrap_or_default(),
            results: results.into(),
        };
        let (types, locations, work) = (inner.types, inner.locations, inner.work);
        Ok(Recorded { types, locations, block, work })
    }

    /// The statements of a builder that prints and keeps them, too.
    pub fn printed(&self, arguments: &[Value<'_>], results: &[Value<'_>]) -> Option<Recorded> {
        let mut inner = self.inner.borrow_mut();
        let ids = |values: &[Value<'_>]| values.iter().map(|v| v.id).collect();
        let block = Block {
            arguments: ids(arguments),
            statements: inner.statements.replace(Vec::new())?,
            results: ids(results),
        };
        let (types, work) = (inner.types.clone(), inner.work);
        Some(Recorded { types, locations: Vec::new(), block, work })
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
