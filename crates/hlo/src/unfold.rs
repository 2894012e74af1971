//! Slices of a convolution's image, one for each tap of the kernel, and their transpose.

use crate::ConvMaps;
use crate::build::Value;

impl ConvMaps {
    /// The number of the kernel's taps.
    pub fn taps(&self) -> i64 {
        self.kernel[2..].iter().product()
    }

    /// True if the kernel's positions touch without overlapping, as in a patch embedding.
    pub fn is_tiling(&self) -> bool {
        (0..self.spatial()).all(|s| self.stride[s] == self.kernel[s + 2] && self.dilation[s] == 1)
    }

    /// The padded image, as far as the kernel touches it.
    pub fn padded<'b>(&self, image: Value<'b>) -> Value<'b> {
        let low: Vec<i64> = [0, 0].into_iter().chain(self.padding.iter().copied()).collect();
        let after = (0..self.spatial()).map(|s| self.padding_after(s));
        let high: Vec<i64> = [0, 0].into_iter().chain(after).collect();
        let zero = image.builder().scalar(0, image.dtype());
        image.pad(zero, &low, &high, &vec![0; low.len()])
    }

    /// `[batch, channels, taps, places..]`: the image's elements under each tap of the kernel at
    /// each place. Dimensions are unfolded in turn, so a kernel needs only as many slices as the
    /// sum of its extents.
    pub fn unfold<'b>(&self, image: Value<'b>) -> Value<'b> {
        let image = self.padded(image);
        let flat = [&[self.image[0], self.image[1], self.taps()], &self.output[2..]].concat();
        if self.is_tiling() {
            let tiles = image.reshape(&[&self.image[..2], &self.interleaved()].concat());
            return tiles.transpose(&self.taps_first()).reshape(&flat);
        }
        let unfolded = (0..self.spatial()).fold(image, |v, s| {
            // Dimensions: batch, channels, taps of the earlier dimensions, their places, this
            // dimension, the later ones.
            let (tap, place) = (2 + s, 2 + 2 * s);
            let span = (self.output[s + 2] - 1) * self.stride[s] + 1;
            let slice = |k: i64| {
                let first = k * self.dilation[s];
                v.slice_dim(place, first, first + span, self.stride[s]).unsqueeze(tap)
            };
            let slices: Vec<_> = (0..self.kernel[s + 2]).map(slice).collect();
            v.builder().concatenate(&slices, tap)
        });
        unfolded.reshape(&flat)
    }

    /// The transpose of `unfold`: each tap's values are added at the places that the tap had read.
    pub fn fold<'b>(&self, unfolded: Value<'b>) -> Value<'b> {
        let zero = unfolded.builder().scalar(0, unfolded.dtype());
        let split =
            unfolded.reshape(&[&self.image[..2], &self.kernel[2..], &self.output[2..]].concat());
        let image = if self.is_tiling() {
            let touched: Vec<i64> = (0..self.spatial()).map(|s| self.touched(s)).collect();
            let tiles = split.transpose(&inverse(&self.taps_first()));
            tiles.reshape(&[&self.image[..2], &touched].concat())
        } else {
            (0..self.spatial()).rev().fold(split, |v, s| {
                let (tap, place) = (2 + s, 2 + 2 * s);
                let spread = |k: i64| {
                    let part = v.slice_dim(tap, k, k + 1, 1).squeeze(tap);
                    let zeros = vec![0; part.rank()];
                    let (mut low, mut high, mut inside) = (zeros.clone(), zeros.clone(), zeros);
                    let span = (self.output[s + 2] - 1) * self.stride[s] + 1;
                    low[place] = k * self.dilation[s];
                    high[place] = self.touched(s) - low[place] - span;
                    inside[place] = self.stride[s] - 1;
                    part.pad(zero, &low, &high, &inside)
                };
                let sum = (0..self.kernel[s + 2]).map(spread).reduce(|x, y| x + y);
                sum.unwrap_or(v)
            })
        };
        let low: Vec<i64> = [0, 0].into_iter().chain(self.padding.iter().map(|p| -p)).collect();
        let after = (0..self.spatial()).map(|s| -self.padding_after(s));
        let high: Vec<i64> = [0, 0].into_iter().chain(after).collect();
        image.pad(zero, &low, &high, &vec![0; low.len()])
    }

    /// `[places0, taps0, places1, taps1, ..]`: a tiled image's spatial extents, split.
    fn interleaved(&self) -> Vec<i64> {
        (0..self.spatial()).flat_map(|s| [self.output[s + 2], self.kernel[s + 2]]).collect()
    }

    /// From `[batch, channels, places0, taps0, ..]` to `[batch, channels, taps.., places..]`.
    fn taps_first(&self) -> Vec<i64> {
        let n = self.spatial() as i64;
        let taps = (0..n).map(|s| 3 + 2 * s);
        [0, 1].into_iter().chain(taps).chain((0..n).map(|s| 2 + 2 * s)).collect()
    }
}

fn inverse(permutation: &[i64]) -> Vec<i64> {
    let mut inverse = vec![0; permutation.len()];
    for (i, &p) in permutation.iter().enumerate() {
        inverse[p as usize] = i as i64;
    }
    inverse
}
