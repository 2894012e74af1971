//! Linear maps along one dimension in which each result comes from few inputs: interpolation,
//! and its transpose.

use hlo::{DType, Number, Reducer, Type, Value, Window};

/// `rows[p]` lists the inputs of result `p` with their weights.
pub(super) struct Sparse {
    pub(super) inputs: i64,
    pub(super) rows: Vec<Vec<(i64, f64)>>,
    pub(super) place: Place,
}

/// The approximate position of a result among the inputs: `(p * num + add) / den`. It decides only
/// which inputs are fetched together.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) num: i64,
    pub(super) add: i64,
    pub(super) den: i64,
}

impl Place {
    fn of(self, p: usize) -> i64 {
        (p as i64 * self.num + self.add).div_euclid(self.den)
    }
}

/// One input with one weight for each result.
struct Tap {
    from: Vec<i64>,
    weights: Vec<f64>,
}

impl Sparse {
    /// The map whose matrix is the transpose.
    pub(super) fn transpose(&self) -> Sparse {
        let mut rows = vec![Vec::new(); self.inputs as usize];
        for (p, row) in self.rows.iter().enumerate() {
            for &(from, weight) in row {
                rows[from as usize].push((p as i64, weight));
            }
        }
        let Place { num, add, den } = self.place;
        let place = Place { num: den, add: -add, den: num };
        Sparse { inputs: self.rows.len() as i64, rows, place }
    }

    /// Applies the map along `dim` of `v`.
    pub(super) fn apply<'b>(&self, v: Value<'b>, dim: usize) -> Value<'b> {
        if let Some((size, weight)) = self.tiles() {
            let count = self.rows.len() as i64;
            let zero = v.builder().scalar(0, v.dtype());
            let whole = v.pad_dim(zero, dim, 0, size * count - self.inputs);
            let mut dims = v.dims();
            dims[dim] = count;
            dims.insert(dim + 1, size);
            let sums = whole.reshape(&dims).reduce_sum(&[dim as i64 + 1]);
            return if weight == 1.0 { sums } else { sums * weight };
        }
        let terms = self.taps().into_iter().map(|tap| tap.apply(v, dim));
        terms.reduce(|x, y| x + y).unwrap_or_else(|| {
            let mut ty = v.ty();
            ty.dims[dim] = self.rows.len() as i64;
            v.builder().splat(0, ty)
        })
    }

    /// How often each input comes, if they come in order and equally often, but for the last one,
    /// which may come less often.
    pub(super) fn repeats(&self) -> Option<i64> {
        let count = self.rows.len() as i64;
        let times = (count + self.inputs - 1) / self.inputs;
        let own = |(p, row): (i64, &Vec<(i64, f64)>)| row[..] == [(p / times, 1.0)];
        let has_all = count > times * (self.inputs - 1);
        (has_all && (0..).zip(&self.rows).all(own)).then_some(times)
    }

    /// Run length and weight, if each result is one weight times the sum of its own run of inputs.
    /// The last run may be shorter.
    fn tiles(&self) -> Option<(i64, f64)> {
        let size = self.rows.first()?.len() as i64;
        let weight = self.rows[0].first()?.1;
        let own = |(p, row): (usize, &Vec<(i64, f64)>)| {
            let first = p as i64 * size;
            let last = self.inputs.min(first + size);
            row.iter().copied().eq((first..last).map(|from| (from, weight)))
        };
        let count = self.rows.len() as i64;
        let is_split = size > 1 && (size * (count - 1) + 1..=size * count).contains(&self.inputs);
        (is_split && self.rows.iter().enumerate().all(own)).then_some((size, weight))
    }

    /// Splits the map into taps. Inputs at the same distance from their result's own place go
    /// together, so that with an integer ratio a tap is a slice or a repetition, not a gather.
    fn taps(&self) -> Vec<Tap> {
        if self.rows.iter().all(|row| row.len() == 1) {
            let (from, weights) = self.rows.iter().map(|row| row[0]).unzip();
            return vec![Tap { from, weights }];
        }
        let place = |p: usize| self.place.of(p);
        let mut distances: Vec<i64> = Vec::new();
        for (p, row) in self.rows.iter().enumerate() {
            distances.extend(row.iter().map(|(from, _)| from - place(p)));
            distances.sort_unstable();
            distances.dedup();
        }
        let tap = |distance: i64| {
            let one = |(p, row): (usize, &Vec<(i64, f64)>)| {
                let from = place(p) + distance;
                let weights = row.iter().filter(|(f, _)| *f == from).map(|(_, w)| w);
                (from, weights.sum::<f64>())
            };
            let (from, weights) = self.rows.iter().enumerate().map(one).unzip();
            Tap { from, weights }
        };
        distances.into_iter().map(tap).collect()
    }
}

impl Tap {
    fn apply<'b>(&self, v: Value<'b>, dim: usize) -> Value<'b> {
        let chosen = rows(v, dim, &self.from);
        if self.weights.iter().all(|&w| w == 1.0) {
            return chosen;
        }
        let numbers: Vec<Number> = self.weights.iter().map(|&w| Number::Float(w)).collect();
        let vector = v.builder().vector(&numbers, v.dtype());
        let ty = chosen.ty();
        let weights = vector.broadcast_in_dim(&ty, &[dim as i64]);
        let product = chosen * weights;
        if !self.weights.contains(&0.0) {
            return product;
        }
        // A weight of zero means "not an input": an infinity there must not become NaN.
        let used = vector.ne(vector.zeros_like());
        let used = used.broadcast_in_dim(&ty.with_dtype(DType::Bool), &[dim as i64]);
        used.select(product, product.zeros_like())
    }
}

/// `v`'s rows along `dim` as `from` names them. Rows outside of `v` are unspecified.
fn rows<'b>(v: Value<'b>, dim: usize, from: &[i64]) -> Value<'b> {
    let (b, inputs, count) = (v.builder(), v.dim(dim), from.len() as i64);
    let zero = b.scalar(0, v.dtype());
    let fits = |step: &dyn Fn(i64) -> i64| from.iter().zip(0..).all(|(&f, p)| f == step(p));
    let (first, last) = (from[0], from[from.len() - 1]);
    let stride = if count > 1 { (last - first) / (count - 1) } else { 1 };
    if stride > 0 && fits(&|p| first + stride * p) {
        let (low, high) = ((-first).max(0), (last + 1 - inputs).max(0));
        let padded = v.pad_dim(zero, dim, low, high);
        return padded.slice_dim(dim, first + low, last + low + 1, stride);
    }
    // Runs of equal rows; the first may be cut short.
    let run = |value: i64| from.iter().filter(|&&f| f == value).count() as i64;
    let times = run(first + 1).max(run(first));
    let cut = times - run(first);
    if fits(&|p| first + (p + cut) / times) {
        let (low, high) = ((-first).max(0), (last + 1 - inputs).max(0));
        let padded = v.pad_dim(zero, dim, low, high);
        let chosen = padded.slice_dim(dim, first + low, last + 1 + low, 1);
        return repeat(chosen, dim, times).slice_dim(dim, cut, cut + count, 1);
    }
    let inside = |&f: &i64| Number::Int(f.clamp(0, inputs - 1));
    let table: Vec<Number> = from.iter().map(inside).collect();
    v.take(b.vector(&table, DType::S32), dim)
}

/// Elements so many times along the last dimensions, to these extents: each window sees one.
pub(super) fn repeated<'b>(v: Value<'b>, times: &[i64], extents: &[i64]) -> Value<'b> {
    let first = v.rank() - times.len();
    if v.dims()[first..].iter().all(|&extent| extent == 1) {
        let ty = Type::new(v.dtype(), &[&v.dims()[..first], extents].concat());
        return v.broadcast_in_dim(&ty, &(0..v.rank() as i64).collect::<Vec<_>>());
    }
    let window = runs(v, times, |window, dim, times| {
        window.base_dilation[dim] = times;
        window.padding[dim] = (times - 1, extents[dim - first] - 1 - (v.dim(dim) - 1) * times);
    });
    v.reduce_window(Reducer::Max, &window)
}

/// Sums of runs of this length along the last dimensions, so many of them.
pub(super) fn sums_of_runs<'b>(v: Value<'b>, times: &[i64], counts: &[i64]) -> Value<'b> {
    let first = v.rank() - times.len();
    if counts.iter().all(|&count| count == 1) {
        let dims: Vec<_> = (first as i64..v.rank() as i64).collect();
        return v.reduce_sum(&dims).reshape(&[&v.dims()[..first], counts].concat());
    }
    let window = runs(v, times, |window, dim, times| {
        window.stride[dim] = times;
        window.padding[dim].1 = counts[dim - first] * times - v.dim(dim);
    });
    v.reduce_window(Reducer::Add, &window)
}

fn runs(v: Value<'_>, times: &[i64], each: impl Fn(&mut Window, usize, i64)) -> Window {
    let mut window = Window::new(&vec![1; v.rank()]);
    for (dim, &times) in (v.rank() - times.len()..).zip(times) {
        window.size[dim] = times;
        each(&mut window, dim, times);
    }
    window
}

/// Every element `times` times along `dim`.
pub(super) fn repeat(v: Value, dim: usize, times: i64) -> Value {
    if times == 1 {
        return v;
    }
    let mut ty = v.ty();
    let mapping: Vec<i64> = (0..ty.rank()).map(|i| (i + usize::from(i > dim)) as i64).collect();
    ty.dims.insert(dim + 1, times);
    let wide = v.broadcast_in_dim(&ty, &mapping);
    let mut dims = v.dims();
    dims[dim] *= times;
    wide.reshape(&dims)
}
