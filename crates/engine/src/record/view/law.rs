//! The view law: steps compute the definition of a view, for random chains of torch's view ops.
//!
//! The definition is index arithmetic on a flat list: element `i, j, …` of a view is element
//! `offset + i·s + j·t + …` of its storage. All tests compare with this definition.
//! `VIEW_LAW_CHAINS` sets the number of chains.

use super::chains::{Dice, chain, tensor};
use super::*;
use std::collections::HashMap;

/// An array that interprets steps.
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

    /// The array of dims `dims` whose element at each index is the element of `self` at
    /// `position(index)`.
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

/// Checks reading and writing against the definition, and returns their steps.
fn check(base: &[i64], view: &Geometry) -> (Steps, Write) {
    let storage = Array::counting(base, 0);
    let positions: Vec<i64> =
        indices(&view.sizes).map(|index| view.offset + dot(&index, &view.strides)).collect();
    let steps = read(base, view).unwrap();
    let mut value = storage.clone();
    let most = storage.data.len().max(positions.len());
    for step in &steps {
        let next = value.read(step);
        assert!(next != value, "idle step in {steps:?}");
        assert!(next.data.len() <= most, "{steps:?} builds more than base and view");
        value = next;
    }
    assert_eq!(value, Array { dims: view.sizes.clone(), data: positions.clone() }, "{steps:?}");

    let write = match write(base, view) {
        Ok(write) => write,
        Err(error) => {
            assert_eq!(error, Error::Overlap);
            assert!(view.repeats_by_stride());
            return (steps, Write::default());
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
    (steps, write)
}

#[derive(Default)]
struct Tally {
    views: usize,
    steps: usize,
    slice_twice: usize,
    take: usize,
    take_twice: usize,
    update_twice: usize,
    update_strided: usize,
    scatter: usize,
    keep: usize,
}

impl Tally {
    fn add(&mut self, steps: &Steps, write: &Write) {
        let slices = steps.iter().filter(|step| matches!(step, Step::Slice { .. })).count();
        let takes = steps.iter().filter(|step| matches!(step, Step::Take { .. })).count();
        self.views += 1;
        self.steps += steps.len();
        self.slice_twice += usize::from(slices > 1);
        self.take += usize::from(takes > 0);
        self.take_twice += usize::from(takes > 1);
        let updates = write.puts.iter().filter(|put| matches!(put, Put::Update { .. }));
        self.update_twice += usize::from(updates.count() > 1);
        for put in &write.puts {
            match put {
                Put::Update { stride, .. } if stride.iter().any(|&s| s > 1) => {
                    self.update_strided += 1;
                }
                Put::Scatter { .. } => self.scatter += 1,
                Put::Keep => self.keep += 1,
                _ => {}
            }
        }
    }

    fn report(&self) {
        let percent = |n: usize| 100.0 * n as f64 / self.views as f64;
        eprintln!(
            "{} views, {:.2} steps each; slice twice {:.2} %, take {:.2} %, take twice {:.2} %, \
             update twice {:.2} %, update strided {:.2} %, scatter {:.2} %, keep {:.2} %",
            self.views,
            self.steps as f64 / self.views as f64,
            percent(self.slice_twice),
            percent(self.take),
            percent(self.take_twice),
            percent(self.update_twice),
            percent(self.update_strided),
            percent(self.scatter),
            percent(self.keep),
        );
    }
}

#[test]
fn random_chains_of_view_ops_obey_the_law() {
    let chains = std::env::var("VIEW_LAW_CHAINS").map_or(20_000, |text| text.parse().unwrap());
    let mut dice = Dice(42);
    let (mut plain, mut strided) = (Tally::default(), Tally::default());
    for _ in 0..chains {
        let (base, start) = tensor(&mut dice);
        let (view, names) = chain(&mut dice, start.clone(), base.iter().product());
        let law = std::panic::catch_unwind(|| check(&base, &view));
        let Ok((steps, write)) = law else {
            panic!("base {base:?}, tensor {start:?}, {names:?}: {view:?}");
        };
        let tally = if names.contains(&"as_strided") { &mut strided } else { &mut plain };
        tally.add(&steps, &write);
    }
    plain.report();
    strided.report();
    assert!((plain.take as f64) < 0.04 * plain.views as f64, "indexed reads are the exception");
    let kinds = |t: &Tally| {
        [t.slice_twice, t.take, t.take_twice, t.update_twice, t.update_strided, t.scatter, t.keep]
    };
    let reached = kinds(&plain).iter().zip(kinds(&strided)).all(|(a, b)| a + b > 0);
    assert!(reached, "every kind of step is tested");
}

/// Geometries that PyTorch made, one on each line, in the format of `tests/view_chains.py`.
#[test]
fn views_that_torch_made_obey_the_law() {
    let text = match std::env::var_os("VIEW_LAW_FILE") {
        Some(path) => std::fs::read_to_string(path).expect("VIEW_LAW_FILE can be read"),
        None => include_str!("torch_views.txt").to_owned(),
    };
    let mut tally = Tally::default();
    for line in text.lines() {
        let numbers = |field: &str| -> Dims {
            field.split_terminator(',').map(|number| number.parse().unwrap()).collect()
        };
        let fields: Vec<Dims> = line.split('|').map(numbers).collect();
        let [base, sizes, strides, offset] = &fields[..] else { panic!("four fields: {line}") };
        let view = Geometry::new(sizes, strides, offset[0]);
        let (steps, write) = std::panic::catch_unwind(|| check(base, &view))
            .unwrap_or_else(|_| panic!("breaks the law: {line}"));
        tally.add(&steps, &write);
    }
    tally.report();
    assert!(tally.views >= 400 && (tally.take as f64) < 0.05 * tally.views as f64);
}
