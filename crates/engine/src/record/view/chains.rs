//! Random tensors and random chains of torch's view ops, for tests.

use super::*;

/// A small deterministic generator (splitmix64).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, bound: i64) -> i64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as i64
    }

    pub(super) fn within(&mut self, low: i64, high: i64) -> i64 {
        low + self.below(high - low + 1)
    }

    pub(super) fn one_in(&mut self, n: i64) -> bool {
        self.below(n) == 0
    }

    fn dims(&mut self, most: i64) -> Dims {
        let rank = self.within(0, 5);
        let mut dims = Dims::new();
        for _ in 0..rank {
            let size = if self.one_in(5) { 1 } else { self.within(2, 8) };
            if dims.iter().product::<i64>() * size <= most {
                dims.push(size);
            }
        }
        if self.one_in(200) && !dims.is_empty() {
            let dim = self.below(dims.len() as i64) as usize;
            dims[dim] = 0;
        }
        dims
    }

    /// Other dims for the same number of elements.
    pub(super) fn refactor(&mut self, numel: i64) -> Dims {
        let mut dims = Dims::from_slice(&[numel]);
        for _ in 0..self.within(0, 3) {
            let dim = self.below(dims.len() as i64) as usize;
            let divisors: Vec<i64> = (1..=dims[dim]).filter(|d| dims[dim] % d == 0).collect();
            if !divisors.is_empty() {
                let divisor = divisors[self.below(divisors.len() as i64) as usize];
                dims[dim] /= divisor;
                dims.insert(dim + 1, divisor);
            }
        }
        dims
    }
}

/// The view ops of torch on geometries. Each returns `None` if torch would refuse it.
mod torch_view {
    use super::*;

    pub(super) const OPS: [(&str, Op); 14] = [
        ("select", select),
        ("slice", slice),
        ("narrow", narrow),
        ("transpose", transpose),
        ("permute", permute),
        ("expand", expand),
        ("unsqueeze", unsqueeze),
        ("squeeze", squeeze),
        ("view", view),
        ("flatten", flatten),
        ("split", split),
        ("unfold", unfold),
        ("diagonal", diagonal),
        ("as_strided", as_strided),
    ];

    type Op = fn(&mut Dice, &Geometry, numel: i64) -> Option<Geometry>;

    fn any_dim(dice: &mut Dice, g: &Geometry) -> Option<usize> {
        (!g.sizes.is_empty()).then(|| dice.below(g.sizes.len() as i64) as usize)
    }

    fn select(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, dim) = (g.clone(), any_dim(dice, g)?);
        let size = out.sizes.remove(dim);
        let at = if size > 0 { dice.below(size) } else { return None };
        out.offset += at * out.strides.remove(dim);
        Some(out)
    }

    fn slice(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, dim) = (g.clone(), any_dim(dice, g)?);
        let start = dice.within(0, (g.sizes[dim] - 1).max(0));
        let end = dice.within((start + 1).min(g.sizes[dim]), g.sizes[dim]);
        let step = dice.within(1, 3);
        out.offset += start * g.strides[dim];
        out.sizes[dim] = (end - start + step - 1) / step;
        out.strides[dim] *= step;
        Some(out)
    }

    fn narrow(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, dim) = (g.clone(), any_dim(dice, g)?);
        let start = dice.within(0, g.sizes[dim]);
        let least = if dice.one_in(20) { 0 } else { 1.min(g.sizes[dim] - start) };
        out.sizes[dim] = dice.within(least, g.sizes[dim] - start);
        out.offset += start * g.strides[dim];
        Some(out)
    }

    fn transpose(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, a) = (g.clone(), any_dim(dice, g)?);
        let b = any_dim(dice, g)?;
        out.sizes.swap(a, b);
        out.strides.swap(a, b);
        Some(out)
    }

    fn permute(dice: &mut Dice, g: &Geometry, numel: i64) -> Option<Geometry> {
        let mut out = g.clone();
        for _ in 0..g.sizes.len() {
            out = transpose(dice, &out, numel)?;
        }
        Some(out)
    }

    fn expand(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let mut out = g.clone();
        for (size, stride) in out.sizes.iter_mut().zip(&mut out.strides) {
            if *size == 1 && dice.one_in(2) {
                (*size, *stride) = (dice.within(1, 4), 0);
            }
        }
        if dice.one_in(2) {
            out.sizes.insert(0, dice.within(1, 3));
            out.strides.insert(0, 0);
        }
        Some(out)
    }

    fn unsqueeze(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, dim) = (g.clone(), dice.within(0, g.sizes.len() as i64) as usize);
        let stride = if dim < g.sizes.len() { g.sizes[dim] * g.strides[dim] } else { 1 };
        out.sizes.insert(dim, 1);
        out.strides.insert(dim, stride);
        Some(out)
    }

    fn squeeze(_: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let kept = g.sizes.iter().zip(&g.strides).filter(|(size, _)| **size != 1);
        let (sizes, strides): (Dims, Dims) = kept.map(|(size, stride)| (*size, *stride)).unzip();
        Some(Geometry { sizes, strides, offset: g.offset })
    }

    fn view(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let sizes = dice.refactor(g.numel());
        viewed_as(g, sizes)
    }

    /// torch's rule: both shapes are walked from the last dim, one run of mergeable dims at a time.
    fn viewed_as(g: &Geometry, sizes: Dims) -> Option<Geometry> {
        if g.numel() == 0 {
            return None;
        }
        let mut strides = fill(0, sizes.len());
        let mut to = sizes.len();
        let (mut run, mut inner, mut covered) = (1, *g.strides.last().unwrap_or(&1), 1);
        for dim in (0..g.sizes.len()).rev() {
            run *= g.sizes[dim];
            let ends = dim == 0 || (g.sizes[dim - 1] != 1 && g.strides[dim - 1] != run * inner);
            if !ends {
                continue;
            }
            while to > 0 && (covered < run || sizes[to - 1] == 1) {
                strides[to - 1] = covered * inner;
                covered *= sizes[to - 1];
                to -= 1;
            }
            if covered != run {
                return None;
            }
            if dim > 0 {
                (run, inner, covered) = (1, g.strides[dim - 1], 1);
            }
        }
        while to > 0 {
            strides[to - 1] = covered * inner;
            to -= 1;
        }
        Some(Geometry { sizes, strides, offset: g.offset })
    }

    fn flatten(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (a, b) = (any_dim(dice, g)?, any_dim(dice, g)?);
        let (from, to) = (a.min(b), a.max(b));
        let mut sizes = Dims::from_slice(&g.sizes[..from]);
        sizes.push(g.sizes[from..=to].iter().product());
        sizes.extend_from_slice(&g.sizes[to + 1..]);
        viewed_as(g, sizes)
    }

    fn split(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, dim) = (g.clone(), any_dim(dice, g)?);
        let parts = dice.within(2, 3);
        if g.sizes[dim] % parts != 0 || g.sizes[dim] == 0 {
            return None;
        }
        out.sizes[dim] /= parts;
        out.offset += dice.below(parts) * out.sizes[dim] * g.strides[dim];
        Some(out)
    }

    fn unfold(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, dim) = (g.clone(), any_dim(dice, g)?);
        if g.sizes[dim] == 0 {
            return None;
        }
        let (size, step) = (dice.within(1, g.sizes[dim]), dice.within(1, 4));
        out.sizes[dim] = (g.sizes[dim] - size) / step + 1;
        out.strides[dim] *= step;
        out.sizes.push(size);
        out.strides.push(g.strides[dim]);
        Some(out)
    }

    fn diagonal(dice: &mut Dice, g: &Geometry, _: i64) -> Option<Geometry> {
        let (mut out, a) = (g.clone(), any_dim(dice, g)?);
        let b = any_dim(dice, g)?;
        let shift = dice.within(-2, 2);
        let (down, right) = ((-shift).max(0), shift.max(0));
        let size = (g.sizes[a] - down).min(g.sizes[b] - right);
        if a == b || size <= 0 {
            return None;
        }
        out.offset += down * g.strides[a] + right * g.strides[b];
        for dim in [a.max(b), a.min(b)] {
            out.sizes.remove(dim);
            out.strides.remove(dim);
        }
        out.sizes.push(size);
        out.strides.push(g.strides[a] + g.strides[b]);
        Some(out)
    }

    fn as_strided(dice: &mut Dice, _: &Geometry, numel: i64) -> Option<Geometry> {
        let rank = dice.within(0, 4);
        let sizes: Dims = (0..rank).map(|_| dice.within(1, 5)).collect();
        let strides: Dims = (0..rank).map(|_| dice.within(0, 30)).collect();
        let out = Geometry { sizes, strides, offset: dice.below(numel.max(1)) };
        (out.last() < numel).then_some(out)
    }
}

/// A storage and a tensor on it: usually all of it, sometimes in other dims or inside a larger
/// buffer.
pub(super) fn tensor(dice: &mut Dice) -> (Dims, Geometry) {
    let sizes = dice.dims(300);
    let mut tensor = Geometry::contiguous(&sizes);
    let base = match dice.below(10) {
        0..6 => sizes,
        6 => Dims::from_slice(&[tensor.numel()]),
        7..9 => dice.refactor(tensor.numel()),
        _ => {
            tensor.offset = dice.within(0, 20);
            let numel = tensor.offset + tensor.numel() + dice.within(0, 20);
            dice.refactor(numel)
        }
    };
    (base, tensor)
}

/// Applies a few random view ops, and names them. `as_strided` is rare, as in programs.
pub(super) fn chain(
    dice: &mut Dice,
    mut view: Geometry,
    numel: i64,
) -> (Geometry, Vec<&'static str>) {
    let mut names = vec![];
    for _ in 0..dice.within(1, 7) {
        let ops = torch_view::OPS.len() as i64 - if dice.one_in(3) { 0 } else { 1 };
        let (name, op) = torch_view::OPS[dice.below(ops) as usize];
        let next = op(dice, &view, numel);
        if let Some(next) = next.filter(|next| next.numel() <= 3_000 && next.sizes.len() <= 8) {
            names.push(name);
            view = next;
        }
    }
    (view, names)
}
