//! Statements that sum up or compare elements. Places that are not real are masked first.

use crate::dims::{Dim, Factor};
use crate::size::Size;
use crate::{Bounded, Step, Writer, refuse};
use hlo::Attribute;
use hlo::Value;
use hlo::{DType, Precision, Refusal, Result};

impl<'w, 'b> Writer<'w, 'b> {
    pub(crate) fn reduce(&self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        step.check_fixed()?;
        let mut operands = self.operands(step)?;
        let inits = operands.split_off(operands.len() / 2);
        let dims = step.ints("dimensions")?;
        let gone: Vec<_> = dims.iter().map(|&d| d as usize).collect();
        let operands = self.joined(operands)?;
        let masked: Vec<_> = operands
            .iter()
            .zip(&inits)
            .map(|(v, init)| self.masked(v, &gone, init.value))
            .collect();
        let kept = |v: &Bounded<'b>| -> Vec<Dim> {
            let kept = v.dims.iter().enumerate().filter(|(d, _)| !gone.contains(d));
            kept.map(|(_, dim)| dim.clone()).collect()
        };
        let inits = inits.iter().map(|v| v.value);
        let values = self.same(step, &masked.iter().copied().chain(inits).collect::<Vec<_>>());
        let together = values.into_iter().zip(&operands);
        Ok(together.map(|(value, v)| Bounded { value, dims: kept(v) }).collect())
    }

    /// A window may cover places after the real ones, so these are masked.
    pub(crate) fn reduce_window(&self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        let mut operands = self.operands(step)?;
        let inits = operands.split_off(operands.len() / 2);
        let mut operands = self.joined(operands)?;
        let mut dims = self.witnesses.dims(step.result(), Dim::new)?;
        let mut slid = Vec::new();
        for (d, dim) in dims.iter_mut().enumerate() {
            if self.window_stands_still(step, d, &operands[0].dims[d], dim)? {
                dim.clone_from(&operands[0].dims[d]);
                continue;
            }
            slid.push(d);
            let in_front: Result<Vec<_>> =
                operands.into_iter().map(|v| self.prefixed(v, d)).collect();
            operands = in_front?;
        }
        let masked = operands.iter().zip(&inits);
        let masked = masked.map(|(v, init)| self.masked(v, &slid, init.value));
        let values: Vec<_> = masked.chain(inits.iter().map(|v| v.value)).collect();
        let made = self.same(step, &values).into_iter();
        Ok(made.map(|value| Bounded { value, dims: dims.clone() }).collect())
    }

    /// Windows as in `reduce_window`, each with an element of the second operand. Places after the
    /// real ones are never the maximum, and windows there add nothing.
    pub(crate) fn select_and_scatter(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let (mut x, mut source) = (self.operand(step, 0)?, self.operand(step, 1)?);
        let mut slid = Vec::new();
        for d in 0..x.dims.len() {
            if self.window_stands_still(step, d, &x.dims[d], &source.dims[d])? {
                (x, source) = self.paired(x, d, source, d)?;
                continue;
            }
            slid.push(d);
            (x, source) = (self.prefixed(x, d)?, self.prefixed(source, d)?);
        }
        let lowest = self.b.lowest(x.value.dtype());
        let init = self.operand(step, 2)?.value;
        let values = [self.masked(&x, &slid, lowest), self.masked_with_zeros(&source, &slid), init];
        Ok(Bounded { value: self.same(step, &values)[0], dims: x.dims })
    }

    /// True if a window takes the places of a dimension one by one. Refuses windows that depend on
    /// sizes, except windows that reach from their place back to the beginning.
    fn window_stands_still(&self, step: &Step<'w>, d: usize, from: &Dim, to: &Dim) -> Result<bool> {
        let size = |name: &str| Ok(step.sizes(name, self.witnesses)?[d].clone());
        let window = size("window_dimensions")?;
        let [low, high] = &step.pairs("padding", self.witnesses)?[d];
        let is = |s: &Size, value: i64| s.as_constant() == Some(value);
        if is(&window, 1) && is(low, 0) && is(high, 0) && to.size() == from.size() {
            return Ok(true);
        }
        let end = window.minus(&Size::constant(1)).minus(low);
        let all = window == from.size() && (is(low, 0) || is(&end, 0));
        // A single window does not move.
        let one = to.size().as_constant() == Some(1);
        let steps = one || size("window_strides")?.is_constant();
        let is_constant = |name| match step.attribute(0, name) {
            Ok(_) => Ok(size(name)?.is_constant()),
            Err(_) => Ok::<_, Refusal>(true),
        };
        let between = is_constant("base_dilations")? && is_constant("window_dilations")?;
        match (all || low.is_constant() && window.is_constant()) && steps && between {
            true => Ok(false),
            false => Err(refuse("its windows depend on sizes")),
        }
    }

    pub(crate) fn dot_general(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        step.check_fixed()?;
        let Attribute::Dot(d) = step.attribute(0, "dot_dimension_numbers")? else {
            return Err(Refusal::internal("a dot without dimension numbers"));
        };
        let (mut x, mut y) = (self.operand(step, 0)?, self.operand(step, 1)?);
        let pairs = |x: &[i64], y: &[i64]| -> Vec<(usize, usize)> {
            x.iter().zip(y).map(|(&i, &j)| (i as usize, j as usize)).collect()
        };
        let summed = pairs(&d.lhs_contracting, &d.rhs_contracting);
        for (i, j) in pairs(&d.lhs_batching, &d.rhs_batching).into_iter().chain(summed) {
            (x, y) = self.paired(x, i, y, j)?;
        }
        let at = |dims: &[i64]| dims.iter().map(|&d| d as usize).collect::<Vec<_>>();
        let free = |v: &Bounded<'b>, used: [&[i64]; 2]| -> Vec<Dim> {
            let used = |d: usize| used.iter().any(|dims| dims.contains(&(d as i64)));
            (0..v.dims.len()).filter(|&d| !used(d)).map(|d| v.dims[d].clone()).collect()
        };
        let mut dims: Vec<_> = at(&d.lhs_batching).iter().map(|&i| x.dims[i].clone()).collect();
        dims.extend(free(&x, [&d.lhs_batching, &d.lhs_contracting]));
        dims.extend(free(&y, [&d.rhs_batching, &d.rhs_contracting]));
        let ty = self.witnesses.ty(step.result());
        let lhs = self.factor(&x, &at(&d.lhs_contracting));
        let rhs = self.factor(&y, &at(&d.rhs_contracting));
        let precision = Precision::of(&step.first().attributes);
        Ok(Bounded { value: lhs.dot_general_at(precision, rhs, d, ty.dtype), dims })
    }

    /// A factor of a product, with zeros in summed dimensions where places are not real. A target
    /// whose kernel takes the sizes can do without the zeros.
    fn factor(&self, v: &Bounded<'b>, summed: &[usize]) -> Value<'b> {
        if v.dims.iter().all(Dim::is_full) {
            return v.value;
        }
        let size = |f: &Factor| (f.bound, (!f.is_fixed()).then(|| self.size(&f.size).id()));
        let extents = v.dims.iter().map(|dim| dim.factors.iter().map(size).collect());
        let is_noted = self.b.note_extents(v.value, extents.collect());
        let masked = self.masked_with_zeros(v, summed);
        if is_noted && masked != v.value {
            self.b.note_masked(masked, v.value);
        }
        masked
    }

    pub(crate) fn convolution(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let Attribute::Convolution(c) = step.attribute(0, "dimension_numbers")? else {
            return Err(Refusal::internal("a convolution without dimension numbers"));
        };
        for name in ["dimension_numbers", "window_reversal"] {
            step.check_fixed_one(name)?;
        }
        for name in ["window_strides", "lhs_dilation", "rhs_dilation"] {
            step.fixed_ints(name)?;
        }
        if step.pairs("padding", self.witnesses)?.iter().any(|[low, _]| !low.is_constant()) {
            return Err(refuse("its padding depends on sizes"));
        }
        let (mut x, mut k) = (self.operand(step, 0)?, self.operand(step, 1)?);
        let at = |order: &[i64], i: usize| order[i] as usize;
        let mut dims = self.witnesses.dims(step.result(), Dim::new)?;
        let has_groups = |name| -> Result<bool> {
            let groups = step.sizes(name, self.witnesses)?;
            Ok(groups.iter().any(|g| g.as_constant() != Some(1)))
        };
        let of_features = has_groups("feature_group_count")?;
        let of_batch = has_groups("batch_group_count")?;
        // Groups divide only dimensions whose places are all real.
        let divided = [
            (of_features || of_batch, &k, at(&c.kernel, 0)),
            (of_features, &k, at(&c.kernel, 1)),
            (of_features, &x, at(&c.input, 1)),
            (of_batch, &x, at(&c.input, 0)),
        ];
        if divided.iter().any(|(divided, v, d)| *divided && !v.dims[*d].is_full()) {
            return Err(refuse("its groups depend on sizes"));
        }
        if !of_features {
            (x, k) = self.paired(x, at(&c.input, 1), k, at(&c.kernel, 1))?;
        }
        if !of_batch {
            dims[at(&c.output, 0)].clone_from(&x.dims[at(&c.input, 0)]);
        }
        dims[at(&c.output, 1)].clone_from(&k.dims[at(&c.kernel, 0)]);
        let (mut summed, mut weighted) = (vec![at(&c.input, 1)], vec![at(&c.kernel, 1)]);
        let Attribute::Bools(reversed) = step.attribute(0, "window_reversal")? else {
            return Err(Refusal::internal("a convolution without window_reversal"));
        };
        for s in 2..c.input.len() {
            if reversed[s - 2] && !k.dims[at(&c.kernel, s)].is_full() {
                return Err(refuse("the start of its reversed kernel depends on sizes"));
            }
            x = self.prefixed(x, at(&c.input, s))?;
            k = self.prefixed(k, at(&c.kernel, s))?;
            summed.push(at(&c.input, s));
            weighted.push(at(&c.kernel, s));
        }
        let values = [self.masked_with_zeros(&x, &summed), self.masked_with_zeros(&k, &weighted)];
        Ok(Bounded { value: self.same(step, &values)[0], dims })
    }

    /// Sorts elements that are not real after all others.
    pub(crate) fn sort(&self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        step.check_fixed()?;
        let d = step.dim("dimension")?;
        let operands = self.joined(self.operands(step)?)?;
        let values: Vec<_> = operands.iter().map(|v| v.value).collect();
        let mut dims = operands[0].dims.clone();
        if dims[d].is_full() {
            let made = self.same(step, &values).into_iter();
            return Ok(made.map(|value| Bounded { value, dims: dims.clone() }).collect());
        }
        let ty = values[0].ty();
        let real = self.mask(&dims[d]).broadcast_in_dim(&ty.with_dtype(DType::Bool), &[d as i64]);
        let stable =
            matches!(step.attribute(0, "is_stable")?, Attribute::Raw(text) if text == "true");
        let keyed: Vec<_> = [real].into_iter().chain(values).collect();
        let block = &step.first().regions[0];
        let sorted = self.b.sort(&keyed, d, stable, |pairs| {
            let ([left, right], rest) = ([pairs[0], pairs[1]], &pairs[2..]);
            let before = self.scalar_block(block, rest)[0];
            left.eq(right).select(before, left)
        });
        dims[d] = Dim::new(dims[d].bound(), dims[d].size());
        let made = sorted.into_iter().skip(1);
        Ok(made.map(|value| Bounded { value, dims: dims.clone() }).collect())
    }

    /// The value after all others in the order of bit patterns, even after a negative NaN.
    fn last(&self, dtype: DType) -> Value<'b> {
        let bits = match dtype.bytes() {
            _ if !dtype.is_float() => return self.b.lowest(dtype),
            1 => DType::S8,
            2 => DType::S16,
            4 => DType::S32,
            _ => DType::S64,
        };
        self.b.scalar(-1, bits).bitcast_convert(dtype)
    }

    pub(crate) fn top_k(&self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        step.check_fixed()?;
        let mut v = self.operand(step, 0)?;
        let last = v.dims.len() - 1;
        v = self.prefixed(v, last)?;
        let values = self.same(step, &[self.masked(&v, &[last], self.last(v.value.dtype()))]);
        let mut dims = v.dims;
        dims[last] = Dim::fixed(self.witnesses.ty(step.result()).dims[last]);
        Ok(values.into_iter().map(|value| Bounded { value, dims: dims.clone() }).collect())
    }
}
