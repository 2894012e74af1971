//! Calls: a row, its arguments as views over storages, and the targets of its results.

use crate::record::storage::StorageId;
use hlo::{DType, Number, Type};
use ops::{Settings, Warning};
use smallvec::SmallVec;

/// Dims from the outermost in memory to the innermost. Row-major order is empty.
pub(crate) type Order = SmallVec<[u8; 8]>;

/// A tensor of torch: a view over a storage. Sizes, strides and offset count elements.
#[derive(Clone, Copy, Debug)]
pub struct TensorRef<'a> {
    /// `None` is an undefined tensor.
    pub storage: Option<StorageId>,
    pub dtype: DType,
    pub sizes: &'a [i64],
    pub strides: &'a [i64],
    pub offset: i64,
}

impl<'a> CallArg<'a> {
    /// The tensors of the argument, undefined ones included.
    pub(crate) fn tensors(&self) -> &[TensorRef<'a>] {
        match self {
            CallArg::Tensor(t) => std::slice::from_ref(t),
            CallArg::Tensors(list) => list,
            _ => &[],
        }
    }
}

impl TensorRef<'_> {
    pub fn numel(&self) -> i64 {
        self.sizes.iter().product()
    }

    pub fn bytes(&self) -> u64 {
        self.numel() as u64 * self.dtype.bytes() as u64
    }

    /// True if the elements are row-major without gaps. Strides of extent 1 do not matter.
    pub fn is_contiguous(&self) -> bool {
        let mut expected = 1;
        for (&size, &stride) in self.sizes.iter().zip(self.strides).rev() {
            if size != 1 && stride != expected {
                return size == 0 || self.sizes.contains(&0);
            }
            expected *= size;
        }
        true
    }

    /// True if the elements are in this order without gaps.
    pub(crate) fn has_order(&self, order: &[u8]) -> bool {
        if order.is_empty() {
            return self.is_contiguous();
        }
        let mut expected = 1;
        let dims = order.iter().rev().map(|&dim| dim as usize);
        order.len() == self.sizes.len()
            && dims.map(|dim| (self.sizes[dim], self.strides[dim])).all(|(size, stride)| {
                let fits = size == 1 || stride == expected;
                expected *= size;
                fits
            })
    }

    /// The order of the elements in memory, if there are no gaps.
    pub(crate) fn order(&self) -> Option<Order> {
        if self.is_contiguous() {
            return Some(Order::new());
        }
        let mut order: Order = (0..self.sizes.len() as u8).collect();
        order.sort_by_key(|&dim| std::cmp::Reverse(self.strides[dim as usize]));
        self.has_order(&order).then_some(order)
    }
}

/// A call as errors name it: the op and the types of its tensors.
pub(crate) fn spelled(name: &str, types: impl Iterator<Item = Type>) -> String {
    let types: Vec<_> = types.map(|ty| ty.to_string()).collect();
    format!("{name}({})", types.join(", "))
}

#[derive(Clone, Debug)]
pub enum CallArg<'a> {
    None,
    Tensor(TensorRef<'a>),
    Tensors(Vec<TensorRef<'a>>),
    Number { value: Number, dtype: DType, wrapped: bool },
    Numbers(&'a [f64]),
    Int(i64),
    Ints(&'a [i64]),
    Bool(bool),
    Bools(&'a [u8]),
    DType(DType),
    Text(&'a str),
}

/// A random stream: a seed, and the number of 128-bit blocks drawn so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Generator {
    pub seed: u64,
    pub offset: u64,
}

/// Something that random blocks are drawn from, perhaps by several threads.
pub trait Draw {
    /// Advances the stream by a number of blocks, and returns the place before.
    fn draw(&mut self, blocks: u64) -> Generator;
}

impl Draw for Generator {
    fn draw(&mut self, blocks: u64) -> Generator {
        let before = *self;
        self.offset = self.offset.wrapping_add(blocks);
        before
    }
}

/// The order in memory of the elements of a call's results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MemoryFormat {
    /// Row-major. Callers also give it if they want no other format and all tensors are row-major.
    #[default]
    Contiguous,
    /// By the row's rule.
    Preserve,
    ChannelsLast,
    ChannelsLast3d,
}

pub struct Call<'a> {
    pub row: usize,
    pub device: usize,
    pub args: &'a [CallArg<'a>],
    /// Tensors that take the results after the fresh ones.
    pub targets: &'a [TensorRef<'a>],
    /// True if a target of the wrong shape gets a resize instead of an error.
    pub resize_targets: bool,
    /// The memory format of the results.
    pub format: MemoryFormat,
    pub settings: Settings,
    pub generator: Option<&'a mut dyn Draw>,
}

/// A fresh result. Its strides are empty if it is row-major.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    pub storage: StorageId,
    pub ty: &'static Type,
    pub strides: &'static [i64],
}

/// A fresh result; `None` is an undefined tensor.
pub type Fresh = Option<Made>;

#[derive(Debug)]
pub enum Recorded {
    /// The call is in the trace. The user gets its row's warnings, and that of its targets.
    Done(&'static [Warning], Option<Warning>),
    /// Nothing was recorded: the caller must first resize this target to this shape. Strides
    /// follow, unless they are empty, and a warning.
    Resize(usize, &'static Type, &'static [i64], Option<Warning>),
}
