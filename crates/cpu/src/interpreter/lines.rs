//! Applies functions of one and of two elements to whole arrays.
//!
//! There are hundreds of such functions, so each is compiled into one loop, over lines of neighbours.
//! What leads to these lines is compiled once for each type.

use crate::interpreter::array::{Array, Stored, strided};
use crate::interpreter::walk::Walk;
use crate::tuning::interpreter::LINE;
use hlo::Dims;

/// The dims of the operands. Operands without dimensions have the same element everywhere.
pub(crate) fn dims<'d>(operands: &[&'d Array<'_>]) -> &'d Dims {
    let deepest = operands.iter().max_by_key(|x| x.dims.len());
    deepest.map(|x| &x.dims).unwrap_or_else(|| unreachable!("an element of nothing"))
}

pub(crate) fn map<T: Stored, R: Stored>(x: &Array<'_>, f: impl Fn(T) -> R) -> Vec<R> {
    each(x, &mut |x, out| {
        for (out, &x) in out.iter_mut().zip(x) {
            *out = f(x);
        }
    })
}

pub(crate) fn zip<T: Stored, R: Stored>(
    x: &Array<'_>,
    y: &Array<'_>,
    f: impl Fn(T, T) -> R,
) -> Vec<R> {
    each_of_two(x, y, &mut |x, y, out| {
        for (out, (&x, &y)) in out.iter_mut().zip(x.iter().zip(y)) {
            *out = f(x, y);
        }
    })
}

type OfOne<'f, T, R> = &'f mut dyn FnMut(&[T], &mut [R]);
type OfTwo<'f, T, R> = &'f mut dyn FnMut(&[T], &[T], &mut [R]);

fn each<T: Stored, R: Stored>(x: &Array<'_>, f: OfOne<'_, T, R>) -> Vec<R> {
    let mut out = vec![R::zeroed(); x.numel()];
    let (mut line, mut left) = (Line::new(x), &mut out[..]);
    Walk::new(&x.dims, [x.place()]).rows(|[mut at], length, [stride]| {
        let row = left.split_off_mut(..length).unwrap_or_default();
        if stride == 0 {
            let (first, others) = row.split_at_mut(1);
            f(line.read(at, 0, 1), first);
            return others.fill(first[0]);
        }
        for part in row.chunks_mut(line.longest(stride)) {
            f(line.read(at, stride, part.len()), part);
            at = at.wrapping_add_signed(part.len() as isize * stride);
        }
    });
    out
}

fn each_of_two<T: Stored, R: Stored>(x: &Array<'_>, y: &Array<'_>, f: OfTwo<'_, T, R>) -> Vec<R> {
    let dims = dims(&[x, y]);
    let mut out = vec![R::zeroed(); dims.iter().product::<i64>() as usize];
    let (mut xs, mut ys, mut left) = (Line::new(x), Line::new(y), &mut out[..]);
    Walk::new(dims, [x.place(), y.place()]).rows(|[mut i, mut j], length, [s, t]| {
        let row = left.split_off_mut(..length).unwrap_or_default();
        for part in row.chunks_mut(xs.longest(s).min(ys.longest(t))) {
            f(xs.read(i, s, part.len()), ys.read(j, t, part.len()), part);
            i = i.wrapping_add_signed(part.len() as isize * s);
            j = j.wrapping_add_signed(part.len() as isize * t);
        }
    });
    out
}

/// Elements of an array as neighbours.
struct Line<'d, T> {
    all: &'d [T],
    gathered: Vec<T>,
    /// The place and the number of elements that fill `gathered` with one element.
    same: Option<(usize, usize)>,
}

impl<'d, T: Stored> Line<'d, T> {
    fn new(x: &'d Array<'_>) -> Self {
        Self { all: x.elements(), gathered: Vec::new(), same: None }
    }

    fn longest(&self, stride: isize) -> usize {
        if stride == 1 { usize::MAX } else { LINE }
    }

    fn read(&mut self, at: usize, stride: isize, length: usize) -> &[T] {
        if stride == 1 {
            return &self.all[at..at + length];
        }
        let same = (stride == 0).then_some((at, length));
        if same.is_none() || same != self.same {
            self.gathered.clear();
            self.gathered.extend(strided(self.all, at, stride, length));
            self.same = same;
        }
        &self.gathered
    }
}
