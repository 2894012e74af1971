//! torch's rules of interpolation: the inputs that each output reads, and their weights.

use super::sparse::{Place, Sparse};

/// One dimension of an interpolation.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    pub(super) inputs: i64,
    pub(super) outputs: i64,
    pub(super) align_corners: bool,
    /// The factor the user gave, if any: it need not be `outputs / inputs`.
    pub(super) scale: Option<f64>,
    /// Positions are computed in double rather than single precision.
    pub(super) double: bool,
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Mode {
    Nearest,
    NearestExact,
    Linear,
    Cubic,
    LinearAntialias,
    CubicAntialias,
}

impl Axis {
    pub(super) fn sparse(&self, mode: Mode) -> Sparse {
        let row = |o: i64| match mode {
            Mode::Nearest => self.nearest(o, 0.0),
            Mode::NearestExact => self.nearest(o, 0.5),
            _ if self.inputs == self.outputs => vec![(o, 1.0)],
            Mode::Linear => self.linear(o),
            Mode::Cubic => self.cubic(o),
            Mode::LinearAntialias => self.antialias(o, 1.0, hat),
            Mode::CubicAntialias => self.antialias(o, 2.0, |x| cubic_kernel(x, -0.5)),
        };
        let place = Place { num: self.inputs, add: 0, den: self.outputs };
        Sparse { inputs: self.inputs, rows: (0..self.outputs).map(row).collect(), place }
    }

    /// One step of torch's arithmetic: exact in double, then rounded to the type it uses. For a
    /// single operation on floats that equals the operation in float.
    fn round(&self, v: f64) -> f64 {
        if self.double { v } else { f64::from(v as f32) }
    }

    /// The distance between two outputs, in inputs.
    fn step(&self) -> f64 {
        if self.align_corners {
            let gaps = (self.outputs - 1).max(1) as f64;
            return if self.outputs > 1 {
                self.round((self.inputs - 1) as f64 / gaps)
            } else {
                0.0
            };
        }
        match self.scale {
            Some(scale) if scale > 0.0 => self.round(1.0 / scale),
            _ => self.round(self.inputs as f64 / self.outputs as f64),
        }
    }

    /// The position of output `o` among the inputs.
    fn position(&self, o: i64) -> f64 {
        if self.align_corners {
            return self.round(self.step() * o as f64);
        }
        self.round(self.round(self.step() * (o as f64 + 0.5)) - 0.5)
    }

    fn inside(&self, row: i64) -> i64 {
        row.clamp(0, self.inputs - 1)
    }

    fn nearest(&self, o: i64, centre: f64) -> Vec<(i64, f64)> {
        let at = self.round(self.step() * (o as f64 + centre));
        vec![(self.inside(at.floor() as i64), 1.0)]
    }

    fn linear(&self, o: i64) -> Vec<(i64, f64)> {
        let at = self.position(o).max(0.0);
        let row = self.inside(at.floor() as i64);
        let weight = self.round(at - row as f64).clamp(0.0, 1.0);
        let next = self.inside(row + 1);
        if weight == 0.0 || next == row {
            return vec![(row, 1.0)];
        }
        vec![(row, self.round(1.0 - weight)), (next, weight)]
    }

    fn cubic(&self, o: i64) -> Vec<(i64, f64)> {
        let at = self.position(o);
        let row = at.floor();
        let part = self.round(at - row);
        let weigh = |k: i64| (self.inside(row as i64 + k), cubic_kernel(k as f64 - part, -0.75));
        merge((-1..3).map(weigh))
    }

    /// A filter stretched over all the inputs that an output stands for.
    fn antialias(&self, o: i64, radius: f64, filter: impl Fn(f64) -> f64) -> Vec<(i64, f64)> {
        let step = self.step();
        let stretch = step.max(1.0);
        let centre = step * (o as f64 + 0.5);
        let support = radius * stretch;
        let first = ((centre - support + 0.5) as i64).max(0);
        let last = ((centre + support + 0.5) as i64).min(self.inputs);
        let weigh = |row: i64| (row, filter((row as f64 - centre + 0.5) / stretch));
        let row: Vec<_> = (first..last).map(weigh).collect();
        let total: f64 = row.iter().map(|(_, w)| w).sum();
        row.into_iter().map(|(row, w)| (row, if total == 0.0 { w } else { w / total })).collect()
    }
}

/// Adds the weights of rows that coincide at an edge.
fn merge(weights: impl Iterator<Item = (i64, f64)>) -> Vec<(i64, f64)> {
    let mut row: Vec<(i64, f64)> = Vec::new();
    for (from, weight) in weights {
        match row.iter_mut().find(|(f, _)| *f == from) {
            Some((_, sum)) => *sum += weight,
            None => row.push((from, weight)),
        }
    }
    row.retain(|&(_, weight)| weight != 0.0);
    row
}

fn hat(x: f64) -> f64 {
    (1.0 - x.abs()).max(0.0)
}

/// Keys' cubic convolution with its free parameter.
fn cubic_kernel(x: f64, a: f64) -> f64 {
    match x.abs() {
        x if x <= 1.0 => ((a + 2.0) * x - (a + 3.0)) * x * x + 1.0,
        x if x < 2.0 => ((a * x - 5.0 * a) * x + 8.0 * a) * x - 4.0 * a,
        _ => 0.0,
    }
}
