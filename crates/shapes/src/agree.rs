//! Checks that a recording at other sizes is the function that the witnesses describe.

use crate::{Witnesses, check_statements, refuse};
use hlo::Attribute;
use hlo::Result;
use hlo::{Block, Recorded};
use std::slice::Iter;
use std::sync::Arc;

/// The numbers that are equal in all witnesses: comparing with one witness is enough. The extents
/// are in the order of values. The attributes are in the order of statements, those of regions
/// after those of their statement.
#[derive(Clone, Default)]
pub(crate) struct Steady {
    extents: Vec<bool>,
    attributes: Vec<bool>,
}

impl Steady {
    fn of(functions: &[Arc<Recorded>]) -> Steady {
        let is_steady = |id: usize| all_equal(functions.iter().map(|f| &f.types[id].dims));
        let extents = (0..functions[0].types.len()).map(is_steady).collect();
        let mut steady = Steady { extents, attributes: Vec::new() };
        steady.visit(&functions.iter().map(|f| &f.block).collect::<Vec<_>>());
        steady
    }

    fn visit(&mut self, blocks: &[&Block]) {
        for (at, first) in blocks[0].statements.iter().enumerate() {
            let known = || blocks.iter().map(|block| &block.statements[at]);
            for i in 0..first.attributes.list.len() {
                self.attributes.push(all_equal(known().map(|s| &s.attributes.list[i].1)));
            }
            for i in 0..first.regions.len() {
                self.visit(&known().map(|s| &s.regions[i]).collect::<Vec<_>>());
            }
        }
    }
}

fn all_equal<T: PartialEq>(mut items: impl Iterator<Item = T>) -> bool {
    let first = items.next();
    items.all(|item| Some(item) == first)
}

impl Witnesses {
    /// Refuses unless every number in the recording follows from the witnesses at these sizes. Also
    /// refuses an extent that is larger than at the bounds: an extent may grow as sizes shrink.
    pub fn check(&self, other: &Recorded, point: &[i64], bounds: &[i64]) -> Result<()> {
        let first = &self.functions[0];
        check_statements(first, other)?;
        let steady = self.steady.get_or_init(|| Steady::of(&self.functions));
        for (id, &is_steady) in steady.extents.iter().enumerate() {
            if is_steady && first.types[id].dims == other.types[id].dims {
                continue;
            }
            let lists: Vec<_> = self.functions.iter().map(|f| &f.types[id].dims[..]).collect();
            self.check_list(&lists, &other.types[id].dims, point, Some(bounds))?;
        }
        let blocks: Vec<_> = self.functions.iter().map(|f| &f.block).collect();
        self.check_block(&blocks, &other.block, point, &mut steady.attributes.iter())
    }

    fn check_block(
        &self,
        blocks: &[&Block],
        other: &Block,
        point: &[i64],
        steady: &mut Iter<'_, bool>,
    ) -> Result<()> {
        for (at, statement) in other.statements.iter().enumerate() {
            let known = || blocks.iter().map(|block| &block.statements[at]);
            for (i, (_, attribute)) in statement.attributes.list.iter().enumerate() {
                let most = if steady.next() == Some(&true) { 1 } else { blocks.len() };
                let mut compared = known().map(|s| &s.attributes.list[i].1).take(most);
                if compared.any(|known| known != attribute) {
                    let known: Vec<_> = known().map(|s| &s.attributes.list[i].1).collect();
                    self.check_attribute(&known, attribute, point)?;
                }
            }
            for (i, region) in statement.regions.iter().enumerate() {
                let known: Vec<_> = known().map(|s| &s.regions[i]).collect();
                self.check_block(&known, region, point, steady)?;
            }
        }
        Ok(())
    }

    fn check_attribute(
        &self,
        known: &[&Attribute],
        other: &Attribute,
        point: &[i64],
    ) -> Result<()> {
        if let Attribute::Splat(number, _) = other
            && known.iter().all(|known| matches!(known, Attribute::Splat(n, _) if n == number))
        {
            return Ok(());
        }
        for read in [whole as Reading, inverse] {
            let lists: Option<Vec<_>> = known.iter().map(|attribute| read(attribute)).collect();
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
                    "an extent of {size} is larger at {point:?} than at the bounds {bounds:?}"
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
        // The slice sizes, the only numbers that may vary, are also in a separate attribute.
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
