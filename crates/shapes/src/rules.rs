//! The rule of each statement, and the rules of statements that only move elements.

use crate::dims::{Dim, Factor, take};
use crate::size::Size;
use crate::{Bounded, Step, Writer, refuse};
use hlo::Value;
use hlo::{DType, Dims, Result};

impl<'w, 'b> Writer<'w, 'b> {
    pub(crate) fn statement(&mut self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        let name = step.first().name;
        if step.first().is_element_wise() || self.keeps_widths(step) {
            return self.element_wise(step);
        }
        let one = match name {
            "stablehlo.constant" => self.constant(step),
            "stablehlo.iota" => self.iota(step),
            "stablehlo.while" => return self.while_loop(step),
            "stablehlo.if" | "stablehlo.case" => return self.branches(step),
            "stablehlo.composite" => return self.composite(step),
            "stablehlo.optimization_barrier" => return self.barrier(step),
            "stablehlo.broadcast_in_dim" => self.broadcast(step),
            "stablehlo.reshape" => self.reshape(step),
            "stablehlo.transpose" => self.transpose(step),
            "stablehlo.slice" => self.slice(step),
            "stablehlo.pad" => self.pad(step),
            "stablehlo.concatenate" => self.concatenate(step),
            "stablehlo.reverse" => self.reverse(step),
            "stablehlo.reduce" => return self.reduce(step),
            "stablehlo.reduce_window" => return self.reduce_window(step),
            "stablehlo.select_and_scatter" => self.select_and_scatter(step),
            "stablehlo.dot_general" => self.dot_general(step),
            "stablehlo.convolution" => self.convolution(step),
            "stablehlo.gather" => self.gather(step),
            "stablehlo.scatter" => self.scatter(step),
            "stablehlo.dynamic_slice" => self.dynamic_slice(step),
            "stablehlo.dynamic_update_slice" => self.dynamic_update_slice(step),
            "stablehlo.sort" => return self.sort(step),
            "chlo.top_k" => return self.top_k(step),
            _ => return self.whole(step),
        };
        Ok(vec![one?])
    }

    /// True if bits are seen as elements of another type of the same width.
    fn keeps_widths(&self, step: &Step<'w>) -> bool {
        let dims = |id: u32| &self.witnesses.ty(id).dims;
        step.first().name == "stablehlo.bitcast_convert"
            && dims(step.first().operands[0]) == dims(step.result())
    }

    fn element_wise(&self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        step.check_fixed()?;
        let operands = self.joined(self.operands(step)?)?;
        let dims = operands.iter().map(|v| &v.dims).max_by_key(|dims| dims.len());
        let dims = dims.cloned().unwrap_or_default();
        let values: Vec<_> = operands.iter().map(|v| v.value).collect();
        Ok(vec![Bounded { value: self.same(step, &values)[0], dims }])
    }

    fn barrier(&self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        let operands = self.operands(step)?;
        let values: Vec<_> = operands.iter().map(|v| v.value).collect();
        let held = self.b.optimization_barrier(&values);
        let together = held.into_iter().zip(operands);
        Ok(together.map(|(value, v)| Bounded { value, dims: v.dims }).collect())
    }

    /// Statements without a rule pass if no size is involved. In linear algebra, leading dimensions
    /// may vary: they count separate problems.
    fn whole(&self, step: &Step<'w>) -> Result<Vec<Bounded<'b>>> {
        step.check_fixed()?;
        let mut operands = self.operands(step)?;
        let kept = match step.first().name {
            "stablehlo.cholesky" | "stablehlo.triangular_solve" => 2,
            "stablehlo.fft" => step.ints("fft_length")?.len(),
            "stablehlo.bitcast_convert" => 1,
            _ => usize::MAX,
        };
        for v in &operands {
            if !v.dims.iter().rev().take(kept).all(Dim::is_full) {
                return Err(refuse("it cannot leave places out"));
            }
        }
        let lead = |v: &mut Bounded<'b>| v.dims.truncate(v.dims.len().saturating_sub(kept));
        operands.iter_mut().for_each(lead);
        let operands = self.joined(operands)?;
        let values: Vec<_> = operands.iter().map(|v| v.value).collect();
        let results = step.first().results.iter().zip(self.same(step, &values));
        let bounded = results.map(|(&id, value)| {
            let mut dims = self.witnesses.dims(id, Dim::new)?;
            let leading = operands.first().map_or(&[][..], |v| &v.dims);
            dims.iter_mut().zip(leading).for_each(|(d, from)| d.clone_from(from));
            match dims.iter().skip(leading.len()).all(Dim::is_full) {
                true => Ok(Bounded { value, dims }),
                false => Err(refuse("it cannot leave places out")),
            }
        });
        bounded.collect()
    }

    fn broadcast(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let v = self.operand(step, 0)?;
        let mut dims = self.witnesses.dims(step.result(), Dim::loose)?;
        for (from, &to) in v.dims.iter().zip(step.fixed_ints("broadcast_dimensions")?) {
            if from.bound() != 1 {
                dims[to as usize] = from.clone();
            }
        }
        Ok(Bounded { value: self.same(step, &[v.value])[0], dims })
    }

    fn transpose(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let v = self.operand(step, 0)?;
        let permutation = step.fixed_ints("permutation")?;
        let dims = permutation.iter().map(|&p| v.dims[p as usize].clone()).collect();
        Ok(Bounded { value: v.value.transpose(permutation), dims })
    }

    /// Dimensions are taken in groups, each with the same number of elements on both sides.
    fn reshape(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let mut v = self.operand(step, 0)?;
        let to = self.witnesses.dims(step.result(), Dim::new)?;
        let (mut at, mut next) = (0, 0);
        while at < v.dims.len() || next < to.len() {
            let (m, n) = group(&v.dims[at..], &to[next..])
                .ok_or_else(|| refuse("its sizes on both sides have no common order"))?;
            let dims = &to[next..next + n];
            v = match regrouped(&v.dims[at..at + m], dims) {
                Some(dims) => self.reshaped(&v, at..at + m, &dims),
                None => self.recounted(&v, at..at + m, dims)?,
            };
            (at, next) = (at + n, next + n);
        }
        Ok(v)
    }

    fn reshaped(&self, v: &Bounded<'b>, range: std::ops::Range<usize>, to: &[Dim]) -> Bounded<'b> {
        let mut dims = v.dims.clone();
        dims.splice(range, to.iter().cloned());
        let shape: Dims = dims.iter().map(Dim::bound).collect();
        Bounded { value: v.value.reshape(&shape), dims }
    }

    fn slice(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let v = self.operand(step, 0)?;
        let mut starts = step.sizes("start_indices", self.witnesses)?;
        let strides = step.sizes("strides", self.witnesses)?;
        let ints = |name| step.ints(name).map(Dims::from_slice);
        let mut first = ints("start_indices")?;
        let (mut limit, mut apart) = (ints("limit_indices")?, ints("strides")?);
        let mut dims = self.witnesses.dims(step.result(), Dim::new)?;
        let mut prefixed = v.clone();
        let mut moves = false;
        for (d, dim) in dims.iter_mut().enumerate() {
            let from = &v.dims[d];
            let zero = starts[d].as_constant() == Some(0);
            if zero && strides[d].as_constant() == Some(1) && dim.size() == from.size() {
                dim.clone_from(from);
                continue;
            }
            // Where start and length vary separately, `dynamic_slice` would clamp the start so that
            // the bound of the length fits.
            let separate = !dim.size().is_constant() && !starts[d].is_within(&from.size());
            if !strides[d].is_constant() || !starts[d].grows() || separate {
                prefixed = self.picked(&prefixed, d, &starts[d], &strides[d], dim.clone())?;
                (first[d], limit[d], apart[d]) = (0, dim.bound(), 1);
                starts[d] = Size::constant(0);
                moves = true;
                continue;
            }
            prefixed = self.prefixed(prefixed, d)?;
            moves |= !starts[d].is_constant();
        }
        if !moves {
            return Ok(Bounded { value: self.same(step, &[prefixed.value])[0], dims });
        }
        // First the places before the start of the slice are cut off.
        let lengths: Dims = first.iter().zip(&limit).map(|(f, l)| l - f).collect();
        let scalars: Vec<_> = starts.iter().map(|s| self.size(s)).collect();
        let value = prefixed.value.dynamic_slice(&scalars, &lengths);
        let zeros = Dims::from_elem(0, lengths.len());
        Ok(Bounded { value: value.slice(&zeros, &lengths, &apart), dims })
    }

    /// The value with the real places of a dimension in front.
    pub(crate) fn prefixed(&self, v: Bounded<'b>, d: usize) -> Result<Bounded<'b>> {
        if v.dims[d].is_prefix() {
            return Ok(v);
        }
        let to = Dim::new(v.dims[d].bound(), v.dims[d].size());
        self.recounted(&v, d..d + 1, &[to])
    }

    fn pad(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let (mut v, fill) = (self.operand(step, 0)?, self.operand(step, 1)?.value);
        let low = step.sizes("edge_padding_low", self.witnesses)?;
        let high = step.sizes("edge_padding_high", self.witnesses)?;
        let interior = step.sizes("interior_padding", self.witnesses)?;
        let mut dims = self.witnesses.dims(step.result(), Dim::new)?;
        let touched =
            |d: usize| [&low[d], &high[d], &interior[d]].iter().any(|s| s.as_constant() != Some(0));
        let mut shifts = Vec::new();
        for d in 0..dims.len() {
            if !touched(d) {
                dims[d].clone_from(&v.dims[d]);
                continue;
            }
            v = self.prefixed(v, d)?;
            if !interior[d].is_constant() {
                return Err(refuse("its interior padding depends on sizes"));
            }
            if !low[d].is_constant() {
                let range = low[d].range(self.witnesses.bounds());
                shifts.push((d, range.ok_or_else(|| refuse("its padding has no bounds"))?));
            }
        }
        let touched: Vec<_> = (0..dims.len()).filter(|&d| touched(d)).collect();
        let real = self.masked(&v, &touched, fill);
        let ints = |name| step.ints(name).map(Dims::from_slice);
        let (mut lows, mut highs) = (ints("edge_padding_low")?, ints("edge_padding_high")?);
        for &(d, (_, most)) in &shifts {
            // The end is cropped only after the shift below.
            (lows[d], highs[d]) = (most, highs[d].max(0));
        }
        let mut value = real.pad(fill, &lows, &highs, step.ints("interior_padding")?);
        for (d, (least, most)) in shifts {
            let back = Size::constant(most).minus(&low[d]);
            let moved = self.shifted(value, d, &back, fill, most - least);
            value = moved.slice_dim(d, 0, dims[d].bound(), 1);
        }
        Ok(Bounded { value, dims })
    }

    /// The value moved to the front of a dimension by a size, which is at most `most`.
    fn shifted(
        &self,
        value: Value<'b>,
        d: usize,
        by: &Size,
        fill: Value<'b>,
        most: i64,
    ) -> Value<'b> {
        let mut starts = vec![self.b.scalar(0, DType::S32); value.rank()];
        starts[d] = self.size(by);
        value.pad_dim(fill, d, 0, most).dynamic_slice(&starts, &value.dims())
    }

    fn concatenate(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let d = step.dim("dimension")?;
        let mut operands = self.operands(step)?;
        // Only the other dimensions have to agree.
        let own: Vec<_> =
            operands.iter_mut().map(|v| std::mem::replace(&mut v.dims[d], Dim::fixed(1))).collect();
        let mut operands = self.joined(operands)?;
        operands.iter_mut().zip(own).for_each(|(v, dim)| v.dims[d] = dim);
        let operands: Result<Vec<_>> = operands.into_iter().map(|v| self.prefixed(v, d)).collect();
        let operands = operands?;
        let mut dims = operands[0].dims.clone();
        dims[d] = Dim::new(
            self.witnesses.ty(step.result()).dims[d],
            self.witnesses.extent(step.result(), d)?,
        );
        let values: Vec<_> = operands.iter().map(|v| v.value).collect();
        let (_, before) = operands.split_last().ok_or_else(|| refuse("nothing to join"))?;
        if before.iter().all(|v| v.dims[d].is_full()) {
            return Ok(Bounded { value: self.same(step, &values)[0], dims });
        }
        // Each operand is written at the real end of the one before it.
        let whole = self.witnesses.ty(step.result()).clone();
        let room = whole.dims[d] - values[0].dim(d);
        let zero = self.b.scalar(0, whole.dtype);
        let mut value = values[0].pad_dim(zero, d, 0, room);
        let mut end = operands[0].dims[d].size();
        for v in &operands[1..] {
            let mut starts = vec![self.b.scalar(0, DType::S32); whole.rank()];
            starts[d] = self.size(&end);
            value = value.dynamic_update_slice(v.value, &starts);
            end = end.plus(&v.dims[d].size());
        }
        Ok(Bounded { value, dims })
    }

    fn reverse(&self, step: &Step<'w>) -> Result<Bounded<'b>> {
        let mut v = self.operand(step, 0)?;
        let reversed = step.fixed_ints("dimensions")?;
        for &d in reversed {
            v = self.prefixed(v, d as usize)?;
        }
        let mut value = self.same(step, &[v.value])[0];
        let zero = self.b.scalar(0, value.dtype());
        for &d in reversed {
            let dim = &v.dims[d as usize];
            if !dim.is_full() {
                let by = Size::constant(dim.bound()).minus(&dim.size());
                value = self.shifted(value, d as usize, &by, zero, dim.bound());
            }
        }
        Ok(Bounded { value, dims: v.dims })
    }
}

/// The number of dimensions on both sides that have equal numbers of elements, at the bounds and in
/// general.
fn group(from: &[Dim], to: &[Dim]) -> Option<(usize, usize)> {
    let one = || (1i64, Size::constant(1));
    let (mut x, mut y) = (one(), one());
    let (mut m, mut n) = (0, 0);
    let grow = |side: &mut (i64, Size), dim: &Dim| {
        *side = (side.0 * dim.bound(), side.1.times(&dim.size()));
    };
    loop {
        if m + n > 0 && x == y && (m > 0 && n > 0 || x.0 == 1) {
            return Some((m, n));
        }
        if m < from.len() && (x.0 <= y.0 || n == to.len()) {
            grow(&mut x, &from[m]);
            m += 1;
        } else if n < to.len() {
            grow(&mut y, &to[n]);
            n += 1;
        } else {
            return None;
        }
    }
}

/// The dimensions as factors of others, if regrouping is enough.
fn regrouped(from: &[Dim], to: &[Dim]) -> Option<Vec<Dim>> {
    if from.iter().all(|d| d.loose || d.bound() == 1) {
        let loose = |d: &Dim| Dim { loose: !d.is_full(), ..d.clone() };
        return Some(to.iter().map(loose).collect());
    }
    let mut factors: Vec<Factor> = from.iter().flat_map(|d| d.factors.clone()).collect();
    let dims: Option<Vec<_>> =
        to.iter().map(|d| take(&mut factors, d.bound(), &d.size())).collect();
    dims.filter(|_| factors.iter().all(|f| f.bound == 1))
}
