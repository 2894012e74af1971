//! How values lie in buffers: in the order of their dimensions, or in another one. Knows no platform.

use crate::Dims;
use crate::build::Value;
use std::borrow::Cow;

/// The dimensions of a value's buffer, and what they are of the value's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BufferShape {
    value: Dims,
    /// The value's dimensions, perhaps without some of extent 1.
    kept: Dims,
    /// The kept dimensions in the order of the buffer.
    order: Dims,
}

impl BufferShape {
    /// A buffer that is the value.
    pub fn whole(dims: &[i64]) -> BufferShape {
        BufferShape {
            value: dims.into(),
            kept: dims.into(),
            order: (0..dims.len() as i64).collect(),
        }
    }

    /// The buffer has the first `count` dimensions only. The others have extent 1.
    #[must_use]
    pub fn without_after(self, count: usize) -> BufferShape {
        let BufferShape { value, .. } = self;
        BufferShape { kept: value[..count].into(), order: (0..count as i64).collect(), value }
    }

    /// The buffer has its dimensions in this order.
    #[must_use]
    pub fn ordered(self, order: &[i64]) -> BufferShape {
        BufferShape { order: order.into(), ..self }
    }

    /// The buffer's dimensions.
    pub fn dims(&self) -> Dims {
        self.order.iter().map(|&dim| self.kept[dim as usize]).collect()
    }

    /// True if the bytes of the buffer are those of the row-major value.
    pub fn is_row_major(&self) -> bool {
        self.order.is_sorted()
    }

    /// The places of the kept dimensions in the buffer.
    fn places(&self) -> Dims {
        let place = |dim| self.order.iter().position(|&at| at == dim).unwrap_or_default();
        (0..self.order.len() as i64).map(|dim| place(dim) as i64).collect()
    }

    pub(crate) fn value_of<'b>(&self, buffer: Value<'b>) -> Value<'b> {
        let value = if self.is_row_major() { buffer } else { buffer.transpose(&self.places()) };
        value.reshape(&self.value)
    }

    pub(crate) fn buffer_of<'b>(&self, value: Value<'b>) -> Value<'b> {
        let kept = value.reshape(&self.kept);
        if self.is_row_major() { kept } else { kept.transpose(&self.order) }
    }

    /// The bytes of a buffer for a row-major value, whose elements have `width` bytes.
    pub fn pack<'a>(&self, value: &'a [u8], width: usize) -> Cow<'a, [u8]> {
        if self.is_row_major() {
            return value.into();
        }
        permuted(value, &self.kept, &self.order, width).into()
    }

    /// The bytes of a row-major value of those of its buffer.
    pub fn unpack<'a>(&self, buffer: &'a [u8], width: usize) -> Cow<'a, [u8]> {
        if self.is_row_major() {
            return buffer.into();
        }
        permuted(buffer, &self.dims(), &self.places(), width).into()
    }
}

/// Row-major bytes with the dimensions in another order.
fn permuted(bytes: &[u8], dims: &[i64], order: &[i64], width: usize) -> Vec<u8> {
    match width {
        1 => elements::<1>(bytes, dims, order),
        2 => elements::<2>(bytes, dims, order),
        4 => elements::<4>(bytes, dims, order),
        8 => elements::<8>(bytes, dims, order),
        _ => elements::<16>(bytes, dims, order),
    }
}

fn elements<const WIDTH: usize>(bytes: &[u8], dims: &[i64], order: &[i64]) -> Vec<u8> {
    let (from, _) = bytes.as_chunks::<WIDTH>();
    let stride = |dim: usize| dims[dim + 1..].iter().product::<i64>() as usize;
    let mut loops: Vec<(usize, usize)> =
        order.iter().map(|&dim| (dims[dim as usize] as usize, stride(dim as usize))).collect();
    let (count, step) = loops.pop().unwrap_or((1, 1));
    let (mut made, mut at, mut start) = (Vec::with_capacity(bytes.len()), vec![0; loops.len()], 0);
    while made.len() < bytes.len() {
        made.extend((0..count).flat_map(|i| from[start + i * step]));
        // The next row: the innermost loop that is not at its end takes a step.
        for (place, &(count, step)) in at.iter_mut().zip(&loops).rev() {
            *place += 1;
            start += step;
            if *place < count {
                break;
            }
            start -= count * step;
            *place = 0;
        }
    }
    made
}

#[cfg(test)]
mod tests {
    use super::BufferShape;

    #[test]
    fn bytes_are_packed_and_unpacked() {
        for width in [1, 2, 4, 8, 16] {
            let value: Vec<u8> = (0..24 * width).map(|i| (i % 251) as u8).collect();
            let shape = BufferShape::whole(&[2, 3, 4]).ordered(&[2, 1, 0]);
            let buffer = shape.pack(&value, width);
            assert_eq!(shape.dims()[..], [4, 3, 2]);
            // The element at [1, 2, 3] is the last one of both, the one at [1, 0, 0] the second.
            assert_eq!(buffer[width..2 * width], value[12 * width..13 * width]);
            assert_eq!(buffer[23 * width..], value[23 * width..]);
            assert_eq!(shape.unpack(&buffer, width)[..], value[..]);
        }
    }

    #[test]
    fn a_shape_without_trailing_ones_moves_nothing() {
        let shape = BufferShape::whole(&[4, 2, 1]).without_after(2);
        assert_eq!(shape.dims()[..], [4, 2]);
        assert_eq!(shape.pack(&[1, 2, 3, 4, 5, 6, 7, 8], 1)[..], [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn nothing_is_packed_of_an_empty_value() {
        let shape = BufferShape::whole(&[0, 3, 2]).ordered(&[2, 1, 0]);
        assert!(shape.pack(&[], 4).is_empty());
    }
}
