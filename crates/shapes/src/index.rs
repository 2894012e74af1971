//! Reads and writes at computed places.

use crate::dims::Dim;
use crate::{Bounded, Step, Writer, refuse};
use hlo::Attribute;
use hlo::{DType, Dims, GatherDims, Refusal, Result, ScatterDims};

impl<'w, 'b> Writer<'w, 'b> {
    pub(crate) fn gather(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let Attribute::Gather(g) = step.attribute(0, "dimension_numbers")? else {
            return Err(Refusal::internal("a gather without dimension numbers"));
        };
        for at in 1..step.0.len() {
            let Attribute::Gather(other) = step.attribute(at, "dimension_numbers")? else {
                return Err(Refusal::internal("a gather without dimension numbers"));
            };
            if (GatherDims { slice_sizes: g.slice_sizes.clone(), ..other.clone() }) != *g {
                return Err(refuse("its dimension numbers depend on sizes"));
            }
        }
        let (mut v, mut indices) = (self.operand(step, 0)?, self.operand(step, 1)?);
        for (&d, &i) in g.operand_batching_dims.iter().zip(&g.start_indices_batching_dims) {
            (v, indices) = self.paired(v, d as usize, indices, i as usize)?;
        }
        let sizes = step.sizes("slice_sizes", self.witnesses)?;
        for (d, size) in sizes.iter().enumerate() {
            // Indices count real places from the front.
            if g.start_index_map.contains(&(d as i64)) {
                v = self.prefixed(v, d)?;
            }
            if *size != v.dims[d].size() && !size.is_constant() {
                return Err(refuse("the slices that it takes depend on sizes"));
            }
        }
        let dropped =
            |i: &i64| g.collapsed_slice_dims.contains(i) || g.operand_batching_dims.contains(i);
        let mut offset = (0..v.dims.len() as i64).filter(|i| !dropped(i));
        let mut batch = (0..indices.dims.len() as i64).filter(|&i| i != g.index_vector_dim);
        let mut dims = self.witnesses.dims(step.result(), Dim::new)?;
        for (i, dim) in dims.iter_mut().enumerate() {
            let from = match g.offset_dims.contains(&(i as i64)) {
                true => offset.next().map(|o| &v.dims[o as usize]),
                false => batch.next().map(|b| &indices.dims[b as usize]),
            };
            if let Some(from) = from.filter(|from| from.size() == dim.size()) {
                dim.clone_from(from);
            }
        }
        Ok(Bounded { value: self.same(step, &[v.value, indices.value])[0], dims })
    }

    /// Updates that are not real are dropped: their indices point outside of the operand.
    pub(crate) fn scatter(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let Attribute::Scatter(s) = step.attribute(0, "scatter_dimension_numbers")? else {
            return Err(Refusal::internal("a scatter without dimension numbers"));
        };
        step.check_fixed()?;
        let (mut v, mut indices) = (self.operand(step, 0)?, self.operand(step, 1)?);
        for (&d, &i) in s.input_batching_dims.iter().zip(&s.scatter_indices_batching_dims) {
            (v, indices) = self.paired(v, d as usize, indices, i as usize)?;
        }
        for &d in &s.scatter_dims_to_operand_dims {
            v = self.prefixed(v, d as usize)?;
        }
        // Written elements differ from their neighbours.
        v.dims.iter_mut().chain(&mut indices.dims).for_each(|dim| dim.loose = false);
        let updates = self.beside(self.operand(step, 2)?, s, &v, &indices)?;
        let places = (0..indices.dims.len()).filter(|&i| i as i64 != s.index_vector_dim);
        let spare: Vec<_> = places.filter(|&i| !indices.dims[i].is_full()).collect();
        let mut attributes = step.first().attributes.clone();
        if !spare.is_empty() {
            if s.scatter_dims_to_operand_dims.is_empty() {
                return Err(refuse("it has no index with which to drop updates"));
            }
            for (name, attribute) in &mut attributes.list {
                if matches!(*name, "indices_are_sorted" | "unique_indices") {
                    *attribute = Attribute::Raw("false".to_owned());
                }
            }
        }
        let nowhere = self.b.scalar(-1, indices.value.dtype());
        let at = self.masked(&indices, &spare, nowhere);
        let (ty, block) = (v.value.ty(), &step.first().regions[0]);
        let region = || {
            let element = hlo::Type::scalar(ty.dtype);
            let types = [element.clone(), element];
            vec![self.b.region(&types, |pair| self.scalar_block(block, pair))]
        };
        let (operands, types) = ([v.value, at, updates.value], [ty.clone()]);
        let made = self.b.op("stablehlo.scatter", &operands, &types, region, |a| *a = attributes);
        Ok(Bounded { value: made[0], dims: v.dims })
    }

    /// Updates with the dimensions of their target: windows have those of the input, the others
    /// those of the indices.
    fn beside(
        &self,
        updates: Bounded<'b>,
        s: &ScatterDims,
        v: &Bounded<'b>,
        indices: &Bounded<'b>,
    ) -> Result<Bounded<'b>> {
        let mut dims = updates.dims.clone();
        let kept =
            |d: &i64| !s.inserted_window_dims.contains(d) && !s.input_batching_dims.contains(d);
        let written = (0..v.dims.len() as i64).filter(kept);
        for (&u, d) in s.update_window_dims.iter().zip(written) {
            let (from, to) = (&mut dims[u as usize], &v.dims[d as usize]);
            if from.size() == to.size() {
                from.clone_from(to);
            } else if !from.is_full() {
                return Err(refuse("the windows that it writes depend on sizes"));
            }
        }
        let batch = (0..dims.len()).filter(|&u| !s.update_window_dims.contains(&(u as i64)));
        let batch: Vec<_> = batch.collect();
        let places = (0..indices.dims.len()).filter(|&i| i as i64 != s.index_vector_dim);
        for (u, i) in batch.into_iter().zip(places) {
            dims[u].clone_from(&indices.dims[i]);
        }
        self.with_dims(updates, &dims)
    }

    pub(crate) fn dynamic_slice(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let mut operands = self.operands(step)?;
        let starts = operands.split_off(1);
        let mut v = operands.remove(0);
        let sizes = step.sizes("slice_sizes", self.witnesses)?;
        let mut dims = self.witnesses.dims(step.result(), Dim::new)?;
        for (d, size) in sizes.iter().enumerate() {
            if *size == v.dims[d].size() {
                dims[d].clone_from(&v.dims[d]);
                continue;
            }
            v = self.prefixed(v, d)?;
        }
        let mut starts: Vec<_> = starts.iter().map(|s| s.value).collect();
        let mut lengths = v.value.dims();
        for (d, size) in sizes.iter().enumerate().filter(|&(d, size)| *size != v.dims[d].size()) {
            lengths[d] = dims[d].bound();
            if size.is_constant() {
                continue;
            }
            // A start is clamped so that the slice fits, by its real length. With room after the
            // dimension it is not clamped by the bound of the length.
            let ty = starts[d].dtype();
            let last = self.size(&v.dims[d].size().minus(size)).convert(ty);
            starts[d] = starts[d].clamp(self.b.scalar(0, ty), last);
            v.value = v.value.pad_dim(self.b.scalar(0, v.value.dtype()), d, 0, lengths[d]);
        }
        Ok(Bounded { value: v.value.dynamic_slice(&starts, &lengths), dims })
    }

    pub(crate) fn dynamic_update_slice(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let mut operands = self.operands(step)?;
        let starts: Vec<_> = operands.split_off(2).iter().map(|s| s.value).collect();
        let (mut v, mut update) = (operands[0].clone(), operands[1].clone());
        let mut spare = Vec::new();
        for d in 0..v.dims.len() {
            if update.dims[d].size() == v.dims[d].size() {
                let mut dims = update.dims.clone();
                dims[d].clone_from(&v.dims[d]);
                if v.dims[d].loose {
                    v.dims[d].loose = false;
                    dims[d].loose = false;
                }
                update = self.with_dims(update, &dims)?;
                continue;
            }
            (v, update) = (self.prefixed(v, d)?, self.prefixed(update, d)?);
            v.dims[d].loose = false;
            if !update.dims[d].is_full() {
                spare.push(d);
            }
        }
        if spare.is_empty() {
            let value = v.value.dynamic_update_slice(update.value, &starts);
            return Ok(Bounded { value, dims: v.dims });
        }
        // With room after the dimension no start is clamped, and elements outside the update stay.
        let (dims, extents) = (v.value.dims(), update.value.dims());
        let zero = self.b.scalar(0, v.value.dtype());
        let mut wide = v.value;
        for &d in &spare {
            wide = wide.pad_dim(zero, d, 0, extents[d]);
        }
        let ty = update.value.ty().with_dtype(DType::Bool);
        let masks =
            spare.iter().map(|&d| self.mask(&update.dims[d]).broadcast_in_dim(&ty, &[d as i64]));
        let mask = masks.reduce(hlo::Value::and).ok_or_else(|| refuse("nothing to mask"))?;
        let there = wide.dynamic_slice(&starts, &extents);
        let written = wide.dynamic_update_slice(mask.select(update.value, there), &starts);
        let zeros = Dims::from_elem(0, dims.len());
        let ones = Dims::from_elem(1, dims.len());
        Ok(Bounded { value: written.slice(&zeros, &dims, &ones), dims: v.dims })
    }
}
