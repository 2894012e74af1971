//! Whether a recording at other sizes is the function that the witnesses say.

use super::{Witnesses, alike, refuse};
use crate::Result;
use crate::attribute::Attribute;
use crate::statement::{Block, Recorded};

impl Witnesses {
    /// Refuses unless every number in the recording is what the witnesses make of these sizes, and
    /// every extent at most what it is at the bounds: one may grow as sizes shrink.
    pub fn check(&self, other: &Recorded, point: &[i64], bounds: &[i64]) -> Result<()> {
        let first = &self.functions[0];
        alike(first, other)?;
        for id in 0..other.types.len() {
            let lists: Vec<_> = self.functions.iter().map(|f| &f.types[id].dims[..]).collect();
            self.check_list(&lists, &other.types[id].dims, point, Some(bounds))?;
        }
        let blocks: Vec<_> = self.functions.iter().map(|f| &f.block).collect();
        self.check_block(&blocks, &other.block, point)
    }

    fn check_block(&self, blocks: &[&Block], other: &Block, point: &[i64]) -> Result<()> {
        for (at, statement) in other.statements.iter().enumerate() {
            let ours: Vec<_> = blocks.iter().map(|block| &block.statements[at]).collect();
            for (i, (_, attribute)) in statement.attributes.list.iter().enumerate() {
                let ours: Vec<_> = ours.iter().map(|s| &s.attributes.list[i].1).collect();
                if ours.iter().any(|ours| *ours != attribute) {
                    self.check_attribute(&ours, attribute, point)?;
                }
            }
            for (i, region) in statement.regions.iter().enumerate() {
                let ours: Vec<_> = ours.iter().map(|s| &s.regions[i]).collect();
                self.check_block(&ours, region, point)?;
            }
        }
        Ok(())
    }

    fn check_attribute(&self, ours: &[&Attribute], other: &Attribute, point: &[i64]) -> Result<()> {
        if let Attribute::Splat(number, _) = other
            && ours.iter().all(|ours| matches!(ours, Attribute::Splat(n, _) if n == number))
        {
            return Ok(());
        }
        for read in [whole as Reading, inverse] {
            let lists: Option<Vec<_>> = ours.iter().map(|attribute| read(attribute)).collect();
            if let (Some(lists), Some(numbers)) = (lists, read(other)) {
                let lists: Vec<_> = lists.iter().map(Vec::as_slice).collect();
                return self.check_list(&lists, &numbers, point, None);
            }
        }
        Err(refuse(format!("{other:?} depends on sizes")))
    }

    fn check_list(
        &self,
        lists: &[&[i64]],
        other: &[i64],
        point: &[i64],
        bounds: Option<&[i64]>,
    ) -> Result<()> {
        if lists.iter().all(|list| *list == other) {
            return Ok(());
        }
        for (i, &value) in other.iter().enumerate() {
            let values: Option<Vec<_>> = lists.iter().map(|list| list.get(i).copied()).collect();
            let size = self.fit(&values.ok_or_else(|| refuse("its lists differ in length"))?)?;
            if size.eval(point) != value {
                return Err(refuse(format!("{value} instead of {size} at {point:?}")));
            }
            if let Some(bounds) = bounds.filter(|bounds| size.eval(bounds) < value) {
                let text = format!(
                    "an extent of {size} is more at {point:?} than at the bounds {bounds:?}"
                );
                return Err(refuse(text));
            }
        }
        Ok(())
    }
}

/// An attribute as whole numbers.
type Reading = fn(&Attribute) -> Option<Vec<i64>>;

fn whole(attribute: &Attribute) -> Option<Vec<i64>> {
    match attribute {
        Attribute::Int(v) => Some(vec![*v]),
        Attribute::Ints(v) => Some(v.clone()),
        Attribute::Table(rows) => Some(rows.concat()),
        // What it says of slices stands in an attribute of its own, too.
        Attribute::Gather(_) => Some(Vec::new()),
        Attribute::Splat(number, _) => number.whole().map(|v| vec![v]),
        _ => None,
    }
}

fn inverse(attribute: &Attribute) -> Option<Vec<i64>> {
    match attribute {
        Attribute::Splat(number, _) => number.inverse_of().map(|v| vec![v]),
        _ => None,
    }
}
