//! The view law: steps mean what the geometry says, for random chains of torch's view ops.
//!
//! The definition is index arithmetic on a flat list: element `i, j, …` of a view is element
//! `offset + i·s + j·t + …` of its storage. Everything here compares with that. `VIEW_LAW_CHAINS`
//! sets how many chains are drawn.

use super::*;
use std::collections::HashMap;

/// An ordinary array, enough to interpret steps.
#[derive(Clone, Debug, PartialEq)]
struct Array {
    dims: Dims,
    data: Vec<i64>,
}

impl Array {
    fn counting(dims: &[i64], from: i64) -> Array {
        let numel: i64 = dims.iter().product();
        Array { dims: Dims::from_slice(dims), data: (from..from + numel).collect() }
    }

    /// The array of dims `dims` whose element at each index is our element at `position(index)`.
    fn pick(&self, dims: Dims, position: impl Fn(&[i64]) -> i64) -> Array {
        let data = indices(&dims).map(|index| self.data[position(&index) as usize]).collect();
        Array { dims, data }
    }

    fn strides(&self) -> Dims {
        Geometry::contiguous(&self.dims).strides
    }

    fn read(&self, step: &Step) -> Array {
        let (dims, strides) = (step.shape(&self.dims), self.strides());
        match step {
            Step::Reshape(_) => {
                assert_eq!(dims.iter().product::<i64>(), self.data.len() as i64);
                Array { dims, data: self.data.clone() }
            }
            Step::Slice { start, limit, stride } => {
                for (k, &size) in self.dims.iter().enumerate() {
                    assert!(0 <= start[k] && start[k] <= limit[k] && limit[k] <= size);
                    assert!(stride[k] >= 1);
                }
                let at: Dims = (0..dims.len()).map(|k| stride[k] * strides[k]).collect();
                let from = dot(start, &strides);
                self.pick(dims, |index| from + dot(index, &at))
            }
            Step::Transpose(perm) => {
                let at: Dims = perm.iter().map(|&k| strides[k as usize]).collect();
                self.pick(dims, |index| dot(index, &at))
            }
            Step::Broadcast { mapping, .. } => {
                assert!(mapping.windows(2).all(|pair| pair[0] < pair[1]), "{step:?}");
                let mut at = fill(0, dims.len());
                for (k, &to) in mapping.iter().enumerate() {
                    let (from, to) = (self.dims[k], to as usize);
                    assert!(from == 1 || from == dims[to], "{step:?} of {:?}", self.dims);
                    at[to] = if from == 1 { 0 } else { strides[k] };
                }
                self.pick(dims, |index| dot(index, &at))
            }
            Step::Take { axis, .. } => {
                let (at, from) = take_strides(step, &strides, *axis);
                self.pick(dims, |index| from + dot(index, &at))
            }
        }
    }

    /// Overwrites the positions that `step` would read by `new`.
    fn update(&self, step: &Step, new: &Array) -> Array {
        let positions =
            Array { dims: self.dims.clone(), data: (0..self.data.len() as i64).collect() };
        let positions = positions.read(step);
        assert_eq!(positions.dims, new.dims);
        let mut out = self.clone();
        for (&position, &value) in positions.data.iter().zip(&new.data) {
            out.data[position as usize] = value;
        }
        out
    }
}

fn take_strides(step: &Step, strides: &Dims, axis: usize) -> (Dims, i64) {
    let Step::Take { start, strides: steps, .. } = step else { unreachable!() };
    let mut at = Dims::from_slice(&strides[..axis]);
    at.extend(steps.iter().map(|stride| stride * strides[axis]));
    at.extend_from_slice(&strides[axis + 1..]);
    (at, start * strides[axis])
}

fn dot(a: &[i64], b: &[i64]) -> i64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// All indices of an array of these dims in row-major order.
fn indices(dims: &Dims) -> impl Iterator<Item = Dims> {
    let (dims, numel) = (dims.clone(), dims.iter().product::<i64>());
    (0..numel).map(move |mut flat| {
        let mut index = fill(0, dims.len());
        for dim in (0..dims.len()).rev() {
            index[dim] = flat % dims[dim];
            flat /= dims[dim];
        }
        index
    })
}

fn run_write(base: &Array, write: &Write, new: &Array) -> Array {
    let mut arrays = vec![base.clone()];
    for step in &write.path {
        arrays.push(arrays[arrays.len() - 1].read(step));
    }
    let mut value = new.clone();
    for put in &write.puts {
        value = match put {
            Put::Reshape(dims) => value.read(&Step::Reshape(dims.clone())),
            Put::Transpose(perm) => value.read(&Step::Transpose(perm.clone())),
            Put::Update { of, start, stride } => {
                let ends = start.iter().zip(stride).zip(&value.dims);
                let limit = ends.map(|((start, stride), size)| start + (size - 1) * stride + 1);
                let (limit, start, stride) = (limit.collect(), start.clone(), stride.clone());
                arrays[*of].update(&Step::Slice { start, limit, stride }, &value)
            }
            Put::Scatter { of, axis, start, sizes, strides } => {
                let (sizes, strides) = (sizes.clone(), strides.clone());
                let step = Step::Take { axis: *axis, start: *start, sizes, strides };
                arrays[*of].update(&step, &value)
            }
            Put::Keep => base.clone(),
        };
    }
    value
}

/// Checks both directions against the definition, and returns the steps.
fn check(base: &[i64], view: &Geometry) -> Steps {
    let storage = Array::counting(base, 0);
    let positions: Vec<i64> =
        indices(&view.sizes).map(|index| view.offset + dot(&index, &view.strides)).collect();
    let steps = read(base, view).unwrap();
    let mut value = storage.clone();
    let most = storage.data.len().max(positions.len());
    for step in &steps {
        let next = value.read(step);
        assert!(next != value || next.dims != value.dims, "idle step in {steps:?}");
        assert!(next.data.len() <= most, "{steps:?} builds more than base and view");
        value = next;
    }
    assert_eq!(value, Array { dims: view.sizes.clone(), data: positions.clone() }, "{steps:?}");

    let write = match write(base, view) {
        Ok(write) => write,
        Err(error) => {
            assert_eq!(error, Error::Overlap);
            assert!(view.repeats_by_stride());
            return steps;
        }
    };
    let new = Array::counting(&view.sizes, 1_000_000);
    let after = run_write(&storage, &write, &new);
    assert_eq!(after.dims.as_slice(), base);
    let mut written: HashMap<i64, Vec<i64>> = HashMap::new();
    for (&position, &value) in positions.iter().zip(&new.data) {
        written.entry(position).or_default().push(value);
    }
    for (position, value) in after.data.iter().enumerate() {
        match written.get(&(position as i64)) {
            Some(values) => assert!(values.contains(value), "{write:?}"),
            None => assert_eq!(*value, position as i64, "{write:?}"),
        }
    }
    let whole = written.len() == storage.data.len() && !storage.data.is_empty();
    if whole && positions.len() == written.len() {
        assert!(!write.reads_base(), "{write:?} reads a base that it overwrites");
    }
    steps
}

/// A small deterministic generator (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: i64) -> i64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as i64
    }

    fn within(&mut self, low: i64, high: i64) -> i64 {
        low + self.below(high - low + 1)
    }

    fn one_in(&mut self, n: i64) -> bool {
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
    fn refactor(&mut self, numel: i64) -> Dims {
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

/// The view ops of torch, as they change a geometry. Each returns `None` where it is not legal.
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

    /// torch's rule: walk both shapes from the back, one run of mergeable dims at a time.
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

#[derive(Default)]
struct Tally {
    views: usize,
    steps: usize,
    takes: usize,
}

impl Tally {
    fn add(&mut self, steps: &Steps) {
        self.views += 1;
        self.steps += steps.len();
        self.takes += steps.iter().any(|step| matches!(step, Step::Take { .. })) as usize;
    }

    fn share_of_takes(&self) -> f64 {
        self.takes as f64 / self.views as f64
    }
}

/// A storage and a tensor on it: mostly whole, at times in other dims or inside a larger buffer.
fn tensor(dice: &mut Dice) -> (Dims, Geometry) {
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

#[test]
fn random_chains_of_view_ops_obey_the_law() {
    let chains = std::env::var("VIEW_LAW_CHAINS").map_or(20_000, |text| text.parse().unwrap());
    let mut dice = Dice(42);
    let (mut plain, mut strided) = (Tally::default(), Tally::default());
    for _ in 0..chains {
        let (base, mut view) = tensor(&mut dice);
        let (start, numel) = (view.clone(), base.iter().product());
        let mut names = vec![];
        for _ in 0..dice.within(1, 7) {
            let rare = torch_view::OPS.len() as i64 - if dice.one_in(10) { 0 } else { 1 };
            let (name, op) = torch_view::OPS[dice.below(rare) as usize];
            let next = op(&mut dice, &view, numel);
            if let Some(next) = next.filter(|next| next.numel() <= 3_000 && next.sizes.len() <= 8) {
                names.push(name);
                view = next;
            }
        }
        let law = std::panic::catch_unwind(|| check(&base, &view));
        let Ok(steps) = law else {
            panic!("base {base:?}, tensor {start:?}, {names:?}: {view:?}");
        };
        let tally = if names.contains(&"as_strided") { &mut strided } else { &mut plain };
        tally.add(&steps);
    }
    eprintln!(
        "{chains} chains; without as_strided: {:.2} steps, {:.2} % take; with: {:.2} % take",
        plain.steps as f64 / plain.views as f64,
        100.0 * plain.share_of_takes(),
        100.0 * strided.share_of_takes(),
    );
    assert!(plain.share_of_takes() < 0.04);
}
