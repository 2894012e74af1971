//! Statements that are written unchanged, constants, and blocks inside statements.

use crate::dims::Dim;
use crate::size::Size;
use crate::{Bounded, Step, Writer, refuse};
use hlo::Attribute;
use hlo::Block;
use hlo::Value;
use hlo::{DType, Number, Result};

impl<'w, 'b> Writer<'w, 'b> {
    /// The statement at the bounds, on other operands.
    pub(crate) fn same(&self, step: &Step<'w>, operands: &[Value<'b>]) -> Vec<Value<'b>> {
        let types: Vec<_> =
            step.first().results.iter().map(|&id| self.witnesses.ty(id).clone()).collect();
        let first = step.first();
        let regions = || first.regions.iter().map(|block| self.scalar_region(block)).collect();
        self.b.op(first.name, operands, &types, regions, |a| *a = first.attributes.clone())
    }

    /// A region on scalars, in which no size occurs.
    fn scalar_region(&self, block: &Block) -> Block {
        let types: Vec<_> =
            block.arguments.iter().map(|&id| self.witnesses.ty(id).clone()).collect();
        self.b.region(&types, |arguments| self.scalar_block(block, arguments))
    }

    /// Writes a block unchanged.
    pub(crate) fn scalar_block(&self, block: &Block, arguments: &[Value<'b>]) -> Vec<Value<'b>> {
        let mut values: Vec<(u32, Value<'b>)> =
            block.arguments.iter().copied().zip(arguments.iter().copied()).collect();
        let find = |values: &[(u32, Value<'b>)], id: u32| {
            let inner = values.iter().rev().find(|(known, _)| *known == id).map(|v| v.1);
            inner.or_else(|| self.values.get(&id).map(|v| v.value))
        };
        for s in &block.statements {
            let operands: Vec<_> = s.operands.iter().filter_map(|&id| find(&values, id)).collect();
            let types: Vec<_> = s.results.iter().map(|&id| self.witnesses.ty(id).clone()).collect();
            let regions = || s.regions.iter().map(|block| self.scalar_region(block)).collect();
            let results =
                self.b.op(s.name, &operands, &types, regions, |a| *a = s.attributes.clone());
            values.extend(s.results.iter().copied().zip(results));
        }
        block.results.iter().filter_map(|&id| find(&values, id)).collect()
    }

    pub(crate) fn constant(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let ty = self.witnesses.ty(step.result()).clone();
        let dims = self.witnesses.dims(step.result(), Dim::loose)?;
        let values: Result<Vec<_>> =
            (0..step.0.len()).map(|at| step.attribute(at, "value")).collect();
        let values = values?;
        let mut numbers = Vec::new();
        for value in &values {
            match value {
                Attribute::Splat(number, _) => numbers.push(*number),
                _ if values.iter().all(|v| *v == values[0]) => break,
                _ => return Err(refuse("its elements depend on sizes")),
            }
        }
        let value = match numbers.first() {
            None => self.same(step, &[])[0],
            Some(first) if numbers.iter().all(|n| n == first) => self.b.splat(*first, ty),
            Some(_) => self.number(&numbers, ty.dtype)?.broadcast_in_dim(&ty, &[]),
        };
        Ok(Bounded { value, dims })
    }

    /// A scalar that has these values in the witnesses: a size, or the inverse of a size.
    fn number(&self, numbers: &[Number], dtype: DType) -> Result<Value<'b>> {
        if let Some(size) = self.fit_numbers(numbers, Number::whole) {
            return Ok(self.size(&size).convert(dtype));
        }
        match self.fit_numbers(numbers, Number::inverse_of) {
            Some(size) => {
                let wide = self.size(&size).convert(dtype.accumulate());
                Ok(wide.ones_like().divide(wide).convert(dtype))
            }
            None => Err(refuse(format!("the constants {numbers:?} depend on sizes"))),
        }
    }

    fn fit_numbers(&self, numbers: &[Number], of: fn(Number) -> Option<i64>) -> Option<Size> {
        let values: Option<Vec<_>> = numbers.iter().map(|&n| of(n)).collect();
        self.witnesses.fit(&values?).ok()
    }

    pub(crate) fn iota(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let along = step.dim("iota_dimension")?;
        let mut dims = self.witnesses.dims(step.result(), Dim::loose)?;
        dims[along].loose = false;
        Ok(Bounded { value: self.same(step, &[])[0], dims })
    }

    /// Carried values keep the dimensions of their initial values.
    pub(crate) fn while_loop(&mut self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        let mut carried = self.operands(step)?;
        for v in &mut carried {
            v.dims.iter_mut().for_each(|d| d.loose = false);
        }
        let init: Vec<_> = carried.iter().map(|v| v.value).collect();
        let types: Vec<_> = init.iter().map(|v| v.ty()).collect();
        let mut failed = None;
        let mut region = |writer: &mut Self, at: usize, whole: bool| {
            let b = writer.b;
            b.region(&types, |arguments| {
                let mut now = carried.clone();
                now.iter_mut().zip(arguments).for_each(|(v, &a)| v.value = a);
                let results = writer.enclosed(|w| {
                    let results = w.block(&step.region(at), now)?;
                    let keep = |(v, was): (Bounded<'b>, &Bounded<'b>)| w.with_dims(v, &was.dims);
                    match whole {
                        true => results.into_iter().zip(&carried).map(keep).collect(),
                        false => Ok(results),
                    }
                });
                match results {
                    Ok(results) => results.iter().map(|v| v.value).collect(),
                    Err(e) => {
                        failed.get_or_insert(e);
                        arguments.to_vec()
                    }
                }
            })
        };
        let regions = vec![region(self, 0, false), region(self, 1, true)];
        let values = self.b.op(step.first().name, &init, &types, || regions, |_| {});
        failed.map_or(Ok(()), Err)?;
        let together = values.into_iter().zip(carried);
        Ok(together.map(|(value, v)| Bounded { value, dims: v.dims }).collect())
    }

    /// `if` and `case`. The dimensions of the results follow from their types.
    pub(crate) fn branches(&mut self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        let chosen = self.operand(step, 0)?.value;
        let results = &step.first().results;
        let dims: Result<Vec<_>> =
            results.iter().map(|&id| self.witnesses.dims(id, Dim::new)).collect();
        let dims = dims?;
        let types: Vec<_> = results.iter().map(|&id| self.witnesses.ty(id).clone()).collect();
        let mut failed = None;
        let mut regions = Vec::new();
        for at in 0..step.first().regions.len() {
            let b = self.b;
            regions.push(b.region(&[], |_| {
                let made = self.enclosed(|w| {
                    let results = w.block(&step.region(at), Vec::new())?;
                    let keep = |(v, dims): (Bounded<'b>, &Vec<Dim>)| w.with_dims(v, dims);
                    results.into_iter().zip(&dims).map(keep).collect::<Result<Vec<_>>>()
                });
                made.map_or_else(
                    |e| {
                        failed.get_or_insert(e);
                        types.iter().map(|ty| b.splat(0, ty.clone())).collect()
                    },
                    |made| made.iter().map(|v| v.value).collect(),
                )
            }));
        }
        let values = self.b.op(step.first().name, &[chosen], &types, || regions, |_| {});
        failed.map_or(Ok(()), Err)?;
        let together = values.into_iter().zip(dims);
        Ok(together.map(|(value, dims)| Bounded { value, dims }).collect())
    }

    /// A composite stays one where only leading dimensions vary, which count separate problems.
    pub(crate) fn composite(&mut self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        let operands = self.operands(step)?;
        if !operands.iter().all(|v| v.dims.iter().rev().take(2).all(Dim::is_full)) {
            return Err(refuse("it cannot leave places out"));
        }
        let values: Vec<_> = operands.iter().map(|v| v.value).collect();
        let types: Vec<_> =
            step.first().results.iter().map(|&id| self.witnesses.ty(id).clone()).collect();
        let name = step.first().attributes.text("name").unwrap_or_default();
        let (b, mut made) = (self.b, Ok(Vec::new()));
        let results = b.composite(name, &values, &types, |arguments| {
            let inside = operands.into_iter().zip(arguments);
            let inside = inside.map(|(v, &value)| Bounded { value, ..v }).collect();
            made = self.enclosed(|w| w.block(&step.region(0), inside));
            match &made {
                Ok(made) => made.iter().map(|v| v.value).collect(),
                Err(_) => types.iter().map(|ty| b.splat(0, ty.clone())).collect(),
            }
        });
        let together = results.into_iter().zip(made?);
        Ok(together.map(|(value, v)| Bounded { value, ..v }).collect())
    }
}
