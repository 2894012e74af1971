//! The operation of a statement, once the statement has been read.

use crate::interpreter::array::Array;
use crate::interpreter::elementwise::{self, Binary, Unary};
use crate::interpreter::program::{Block, Values};
use crate::interpreter::{convolution, lapack, place, product, reduce, sort};
use hlo::{
    Compare, Convolution, DType, Dims, DotDims, GatherDims, Reducer, ScatterDims, Type, Window,
};
use smallvec::{SmallVec, smallvec};

pub(crate) type Results<'a> = SmallVec<[Array<'a>; 2]>;

pub(crate) enum Kernel {
    Binary(Binary),
    Bitcast(DType),
    Broadcast {
        dims: Dims,
        mapping: Vec<i64>,
    },
    Case(Vec<Block>),
    Clamp,
    Compare(Compare),
    Concatenate {
        dim: usize,
        dims: Dims,
    },
    Convert(DType),
    Convolution {
        how: Box<Convolution>,
        ty: Type,
    },
    Dot {
        dims: DotDims,
        ty: Type,
    },
    DynamicSlice(Vec<i64>),
    DynamicUpdateSlice,
    Lapack {
        task: Vec<i64>,
        types: Vec<Type>,
    },
    Gather {
        numbers: GatherDims,
        dims: Dims,
    },
    /// A condition on a bool. The branch for `true` comes first.
    If(Vec<Block>),
    Iota {
        dim: usize,
        ty: Type,
    },
    Pad {
        low: Vec<i64>,
        interior: Vec<i64>,
        dims: Dims,
    },
    Product {
        product: crate::kernel::Product,
        ty: Type,
    },
    Reduce {
        dims: Vec<i64>,
        reducer: Reducer,
    },
    ReduceMany {
        dims: Vec<i64>,
        region: Block,
    },
    ReduceWindow {
        reducer: Reducer,
        window: Window,
        dims: Dims,
    },
    Reshape(Dims),
    Reverse(Vec<i64>),
    /// The operands unchanged, as for a barrier.
    Same,
    Scatter {
        numbers: ScatterDims,
        reducer: Option<Reducer>,
    },
    Select,
    Slice {
        start: Vec<i64>,
        stride: Vec<i64>,
        dims: Dims,
    },
    /// Integers in ascending order.
    Sort(usize),
    SortTogether {
        dim: usize,
        order: sort::Order,
    },
    TopK(usize),
    Transpose(Vec<i64>),
    Unary(Unary),
    While {
        condition: Block,
        body: Block,
    },
}

impl Kernel {
    /// True if each element of the result comes from one element of each operand, whatever their
    /// dims.
    pub(crate) fn is_element_wise(&self) -> bool {
        use Kernel::*;
        matches!(self, Binary(_) | Bitcast(_) | Clamp | Compare(_) | Convert(_) | Select | Unary(_))
    }

    /// True if a compiler may compute other last bits.
    pub(crate) fn is_approximate(&self) -> bool {
        match self {
            Kernel::Binary(op) => matches!(op, Binary::Power | Binary::Atan2),
            Kernel::Unary(op) => {
                use Unary::*;
                !matches!(
                    op,
                    Abs | Ceil
                        | Floor
                        | IsFinite
                        | Negate
                        | Not
                        | RoundNearestAfz
                        | RoundNearestEven
                        | Sign
                        | Sqrt
                )
            }
            Kernel::Lapack { .. } => true,
            _ => false,
        }
    }

    pub(crate) fn has_regions(&self) -> bool {
        use Kernel::*;
        matches!(self, Case(_) | If(_) | While { .. } | ReduceMany { .. })
    }

    /// `values` holds the other values that regions may use.
    pub(crate) fn run<'a>(
        &self,
        operands: SmallVec<[Array<'a>; 4]>,
        values: &mut Values<'a>,
    ) -> Result<Results<'a>, String> {
        match self {
            Kernel::Same => return Ok(operands.into_iter().collect()),
            Kernel::DynamicUpdateSlice => {
                let mut operands = operands.into_iter();
                let (Some(x), Some(update)) = (operands.next(), operands.next()) else {
                    return Err("an update of nothing".to_owned());
                };
                let starts: Vec<_> = operands.collect();
                let starts: SmallVec<[_; 6]> = starts.iter().collect();
                return Ok(smallvec![place::dynamic_update_slice(x, &update, &starts)]);
            }
            Kernel::Case(branches) => {
                let last = branches.len() as i64 - 1;
                let index = operands[0].whole();
                let index = if (0..=last).contains(&index) { index } else { last };
                return Ok(branches[index as usize].run(Vec::new(), values)?.into());
            }
            Kernel::If(branches) => {
                let branch = usize::from(operands[0].whole() == 0);
                return Ok(branches[branch].run(Vec::new(), values)?.into());
            }
            Kernel::While { condition, body } => {
                let mut now: Vec<_> = operands.into_vec();
                while condition.run(now.clone(), values)?[0].whole() != 0 {
                    if values.elements > values.limit {
                        return Err("a loop computes too much".to_owned());
                    }
                    now = body.run(now, values)?;
                }
                return Ok(now.into());
            }
            Kernel::ReduceMany { dims, region } => {
                let operands: Vec<_> = operands.iter().collect();
                return Ok(reduce::reduce_many(&operands, dims, region, values)?.into());
            }
            Kernel::SortTogether { dim, order } => {
                return Ok(sort::sort(&operands.iter().collect::<Vec<_>>(), *dim, *order));
            }
            Kernel::Lapack { task, types } => {
                return lapack::call(task, &operands, types);
            }
            Kernel::TopK(k) => return Ok(sort::top_k(&operands[0], *k)),
            _ => {}
        }
        let operands: SmallVec<[&Array<'a>; 4]> = operands.iter().collect();
        Ok(smallvec![self.one(&operands)?])
    }

    /// For statements with one result and no region.
    fn one<'a>(&self, x: &[&Array<'a>]) -> Result<Array<'a>, String> {
        Ok(match self {
            Kernel::Binary(op) => elementwise::binary(*op, x[0], x[1]),
            Kernel::Bitcast(to) => elementwise::bitcast(x[0], *to),
            Kernel::Broadcast { dims, mapping } => x[0].broadcast(dims, mapping),
            Kernel::Clamp => elementwise::clamp(x[0], x[1], x[2]),
            Kernel::Compare(direction) => elementwise::compare(*direction, x[0], x[1]),
            Kernel::Concatenate { dim, dims } => place::concatenate(x, *dim, dims),
            Kernel::Convert(to) => elementwise::convert(x[0], *to),
            Kernel::Convolution { how, ty } => convolution::convolution(x[0], x[1], how, ty)?,
            Kernel::Dot { dims, ty } => product::dot(x[0], x[1], dims, ty)?,
            Kernel::DynamicSlice(sizes) => place::dynamic_slice(x[0], &x[1..], sizes),
            Kernel::Gather { numbers, dims } => place::gather(x[0], x[1], numbers, dims),
            Kernel::Iota { dim, ty } => place::iota(*dim, &ty.dims, ty.dtype),
            Kernel::Pad { low, interior, dims } => place::pad(x[0], x[1], low, interior, dims),
            Kernel::Product { product, ty } => product::call(product, x, ty)?,
            Kernel::Reduce { dims, reducer } => reduce::reduce(x[0], x[1], *reducer, dims),
            Kernel::ReduceWindow { reducer, window, dims } => {
                reduce::reduce_window(x[0], x[1], *reducer, window, dims)
            }
            Kernel::Reshape(dims) => x[0].reshaped(dims),
            Kernel::Reverse(dims) => x[0].reversed(dims),
            Kernel::Scatter { numbers, reducer } => {
                place::scatter(x[0], x[1], x[2], numbers, *reducer)
            }
            Kernel::Select => elementwise::select(x[0], x[1], x[2]),
            Kernel::Slice { start, stride, dims } => {
                (0..dims.len()).fold(x[0].clone(), |x, d| x.sliced(d, start[d], dims[d], stride[d]))
            }
            Kernel::Sort(dim) => place::sort(x[0], *dim),
            Kernel::Transpose(permutation) => x[0].transposed(permutation),
            Kernel::Unary(op) => elementwise::unary(*op, x[0]),
            _ => unreachable!("a kernel with regions or several results"),
        })
    }
}
