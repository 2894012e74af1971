//! The order in memory of the elements of results: the rules by which stock PyTorch chooses
//! strides. Knows no storages. XLA chooses the layout on the device.

use crate::Result;
use crate::error::Error;
use crate::record::call::{Call, CallArg, MemoryFormat, Order, TensorRef};
use crate::record::view::Dims;
use ops::{ArgType, OrderBy, Schema};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::cmp::{Ordering, Reverse};

/// The order of the results of a call by the rule of its row.
pub(crate) fn of_results(rule: OrderBy, schema: &Schema, call: &Call<'_>) -> Result<Order> {
    match rule {
        OrderBy::Columns | OrderBy::Solved => Ok(of_matrices(call)),
        // A target that is resized for a transform is row-major.
        OrderBy::Transformed { .. } if !call.targets.is_empty() => Ok(Order::new()),
        OrderBy::Transformed { last } => Ok(of_transformed(call.args, last).unwrap_or_default()),
        _ if call.format == MemoryFormat::Contiguous => Ok(Order::new()),
        OrderBy::RowMajor => Ok(Order::new()),
        OrderBy::First => of_first(call),
        OrderBy::Spatial => {
            let mut formats = tensors(call.args).map(of_image);
            Ok(formats.find(|order| !order.is_empty()).unwrap_or_default())
        }
        OrderBy::Joined => Ok(shared_format(call.args).unwrap_or_default()),
        OrderBy::Stacked => Ok(of_stacked(call.args).unwrap_or_default()),
        OrderBy::Elementwise => of_elements(schema, call),
        OrderBy::Indexed => Ok(of_parts(call.args).unwrap_or_default()),
    }
}

/// The strides of a dense tensor of these sizes in this order.
pub(crate) fn strides(order: &[u8], sizes: &[i64]) -> Dims {
    let mut strides = Dims::from_elem(1, sizes.len());
    let mut stride = 1;
    for &dim in order.iter().rev() {
        strides[dim as usize] = stride;
        stride *= sizes[dim as usize].max(1);
    }
    strides
}

fn tensors<'a>(args: &'a [CallArg<'a>]) -> impl Iterator<Item = &'a TensorRef<'a>> {
    args.iter().flat_map(CallArg::tensors).filter(|t| t.storage.is_some())
}

/// The tensor whose very strides results in this order keep.
pub(crate) fn kept<'a>(
    rule: OrderBy,
    schema: &Schema,
    call: &'a Call<'_>,
    order: &[u8],
) -> Option<&'a TensorRef<'a>> {
    let first = tensors(call.args).next().filter(|_| call.format == MemoryFormat::Preserve)?;
    let keeps = match rule {
        OrderBy::First => first.order().is_some(),
        // Operands in a memory format give results its own strides.
        OrderBy::Elementwise if !order.is_empty() && in_one_shape(schema, call) => {
            let all = || tensors(call.args);
            !all().all(is_channels_last)
                && all().all(|t| t.order().is_some() && t.strides == first.strides)
        }
        _ => false,
    };
    keeps.then_some(first)
}

/// True if the operands of torch's iterator have one shape. A number that takes the place of a
/// tensor has none; another one, such as an exponent, is no operand.
fn in_one_shape(schema: &Schema, call: &Call<'_>) -> bool {
    let shape = tensors(call.args).next().map(|t| t.sizes);
    let is_operand = |at: usize| matches!(&schema.args[at].name[..], "self" | "other");
    let is_number = |arg: &CallArg<'_>| matches!(arg, CallArg::Number { .. });
    let numbers = call.args.iter().enumerate().filter(|(_, arg)| is_number(arg));
    tensors(call.args).all(|t| Some(t.sizes) == shape)
        && !numbers
            .into_iter()
            .any(|(at, _)| is_operand(at) || schema.args[at].ty == ArgType::Tensor)
}

fn is_channels_last(t: &TensorRef<'_>) -> bool {
    t.sizes.len() == 4 && t.has_order(&channels_innermost(4))
}

fn of_first(call: &Call<'_>) -> Result<Order> {
    let Some(first) = tensors(call.args).next() else { return Ok(Order::new()) };
    let wanted = in_format(call.format, first.sizes.len());
    wanted.unwrap_or_else(|| Ok(of_strides(first.sizes, &[Dims::from_slice(first.strides)])))
}

/// The order of a memory format that the caller names.
fn in_format(format: MemoryFormat, rank: usize) -> Option<Result<Order>> {
    match format {
        MemoryFormat::Contiguous | MemoryFormat::Preserve => None,
        MemoryFormat::ChannelsLast => Some(channels_last(4, rank)),
        MemoryFormat::ChannelsLast3d => Some(channels_last(5, rank)),
    }
}

/// Results of the highest rank are the matrices; pivots, values and infos have lower ranks.
fn of_matrices(call: &Call<'_>) -> Order {
    by_columns(tensors(call.args).map(|t| t.sizes.len()).max().unwrap_or(0))
}

fn by_columns(rank: usize) -> Order {
    let mut order: Order = (0..rank as u8).collect();
    if rank >= 2 {
        order.swap(rank - 2, rank - 1);
    }
    order
}

/// The order of one result of a call whose results have this order if they have its rank.
pub(crate) fn of_result<'a>(
    at: usize,
    order: &'a Order,
    rule: OrderBy,
    schema: &Schema,
    call: &Call<'_>,
    dims: &[i64],
) -> Cow<'a, [u8]> {
    let left = schema.position("left").filter(|_| at == 0 && rule == OrderBy::Solved);
    match left.map(|left| &call.args[left]) {
        Some(CallArg::Bool(false)) => Cow::Borrowed(&[]),
        Some(_) => Cow::Owned(by_columns(dims.len()).to_vec()),
        None if order.len() == dims.len() => Cow::Borrowed(order),
        None => Cow::Borrowed(&[]),
    }
}

/// The memory format that all images share.
fn shared_format(args: &[CallArg<'_>]) -> Option<Order> {
    let mut formats = tensors(args).map(of_image);
    let first = formats.next()?;
    formats.all(|format| format == first).then_some(first)
}

/// Stacked images lie as if they were joined along the new dim's place, which is then split in two.
fn of_stacked(args: &[CallArg<'_>]) -> Option<Order> {
    let [CallArg::Tensors(_), CallArg::Int(at)] = args else { return None };
    let joined = shared_format(args).filter(|order| !order.is_empty())?;
    let rank = joined.len() as u8;
    let at = at.rem_euclid(i64::from(rank) + 1) as u8;
    let place = |&dim: &u8| match dim.cmp(&at) {
        Ordering::Less => SmallVec::<[u8; 2]>::from_slice(&[dim]),
        Ordering::Equal => SmallVec::from_slice(&[at, at + 1]),
        Ordering::Greater => SmallVec::from_slice(&[dim + 1]),
    };
    (at < rank).then(|| joined.iter().flat_map(place).collect())
}

/// Transformed dims are the innermost ones, each kind in the order of its strides. `last` keeps the
/// last transformed dim in its place.
fn of_transformed(args: &[CallArg<'_>], last: bool) -> Option<Order> {
    let [CallArg::Tensor(of), CallArg::Ints(given), ..] = args else { return None };
    let rank = of.sizes.len() as u8;
    let given = given.iter().map(|&dim| dim.rem_euclid(i64::from(rank).max(1)) as u8);
    let mut transformed: Order = given.collect();
    let mut order: Order = (0..rank).filter(|dim| !transformed.contains(dim)).collect();
    let kept = if last { transformed.pop() } else { None };
    let outward = |&dim: &u8| Reverse(of.strides[dim as usize]);
    order.sort_by_key(outward);
    transformed.sort_by_key(outward);
    order.extend(transformed);
    order.extend(kept);
    Some(order)
}

/// The rule of torch's iterators. Extents of 1 decide nothing where all operands are row-major, or
/// all channels-last.
fn of_elements(schema: &Schema, call: &Call<'_>) -> Result<Order> {
    let preserves = matches!(call.format, MemoryFormat::Preserve) && call.targets.is_empty();
    if preserves && in_one_shape(schema, call) {
        if tensors(call.args).all(TensorRef::is_contiguous) {
            return Ok(Order::new());
        }
        if tensors(call.args).all(is_channels_last) {
            return Ok(channels_innermost(4));
        }
    }
    let shape = tensors(call.args).try_fold(Dims::new(), |shape, t| broadcast(&shape, t.sizes));
    let Some(shape) = shape else { return Ok(Order::new()) };
    in_format(call.format, shape.len()).unwrap_or_else(|| {
        // Targets decide before inputs, except a target that will be resized.
        let targets = call.targets.iter().filter(|t| t.sizes == &shape[..]);
        let all = targets.chain(tensors(call.args));
        let strides: SmallVec<[Dims; 4]> = all.map(|t| expanded(t, &shape)).collect();
        Ok(of_strides(&shape, &strides))
    })
}

/// The dims of the indices take the place of the dims that they index, or come first where these
/// are not neighbours. Neither the tensor nor another index decides along an index's dims.
fn of_parts(args: &[CallArg<'_>]) -> Option<Order> {
    let [CallArg::Tensor(of), CallArg::Tensors(indices), ..] = args else { return None };
    let is_indexed = |dim: usize| indices.get(dim).is_some_and(|t| t.storage.is_some());
    let (indexed, rest): (Vec<_>, Vec<_>) = (0..of.sizes.len()).partition(|&dim| is_indexed(dim));
    let (first, last) = (*indexed.first()?, *indexed.last()?);
    let before = if last - first + 1 == indexed.len() { first } else { 0 };
    let found = indexed.iter().map(|&dim| &indices[dim]);
    let within = found.clone().try_fold(Dims::new(), |shape, t| broadcast(&shape, t.sizes))?;
    let around = |values: &[i64], inner: &[i64]| -> Dims {
        let outer = |dims: &[usize]| dims.iter().map(|&dim| values[dim]).collect::<Vec<_>>();
        [outer(&rest[..before]), inner.to_vec(), outer(&rest[before..])].concat().into()
    };
    let (none, zeros) = (vec![0; within.len()], vec![0; of.sizes.len()]);
    let mut strides = vec![around(of.strides, &none)];
    strides.extend(found.map(|t| around(&zeros, &expanded(t, &within))));
    Some(of_strides(&around(of.sizes, &within), &strides))
}

fn channels_last(wanted: usize, rank: usize) -> Result<Order> {
    if rank != wanted {
        let name = if wanted == 4 { "channels_last" } else { "channels_last_3d" };
        return Err(Error::runtime(format!("required rank {wanted} tensor to use {name} format")));
    }
    Ok(channels_innermost(rank))
}

fn channels_innermost(rank: usize) -> Order {
    std::iter::once(0).chain(2..rank as u8).chain([1]).collect()
}

fn broadcast(a: &[i64], b: &[i64]) -> Option<Dims> {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut dims = Dims::from_slice(long);
    let lead = long.len() - short.len();
    for (dim, &size) in dims[lead..].iter_mut().zip(short) {
        match (*dim, size) {
            (1, _) => *dim = size,
            (known, size) if known == size || size == 1 => {}
            _ => return None,
        }
    }
    Some(dims)
}

/// The strides of a tensor that is broadcast to a shape; 0 along dims that repeat its elements.
fn expanded(t: &TensorRef<'_>, shape: &[i64]) -> Dims {
    let lead = shape.len() - t.sizes.len();
    let own = t.sizes.iter().zip(t.strides).zip(&shape[lead..]);
    let own = own.map(|((&size, &stride), &to)| if size == to { stride } else { 0 });
    std::iter::repeat_n(0, lead).chain(own).collect()
}

/// The rule of `at::TensorIterator`: an earlier tensor decides before a later one. Dims are
/// inserted from the last to the first. Each moves outwards past dims that are further in;
/// undecided dims keep their order.
fn of_strides(shape: &[i64], strides: &[Dims]) -> Order {
    let mut inward: Order = (0..shape.len() as u8).rev().collect();
    for i in 1..inward.len() {
        let mut moving = i;
        for other in (0..i).rev() {
            match compare(inward[other] as usize, inward[moving] as usize, shape, strides) {
                1 => {
                    inward.swap(other, moving);
                    moving = other;
                }
                -1 => break,
                _ => {}
            }
        }
    }
    inward.reverse();
    if inward.is_sorted() { Order::new() } else { inward }
}

/// 1 if dim `a` is further out in memory than dim `b`, -1 if it is further in, 0 if no tensor
/// decides. A tensor with stride 0 along one of them decides nothing.
fn compare(a: usize, b: usize, shape: &[i64], strides: &[Dims]) -> i32 {
    for of_one in strides.iter().filter(|s| s[a] != 0 && s[b] != 0) {
        if of_one[a] != of_one[b] {
            return if of_one[a] > of_one[b] { 1 } else { -1 };
        }
        if shape[a] > shape[b] {
            return 1;
        }
    }
    0
}

/// The memory format that torch derives from the strides of an image or a volume.
fn of_image(t: &TensorRef<'_>) -> Order {
    let rank = t.sizes.len();
    if !matches!(rank, 4 | 5) || t.strides[1] == 0 {
        return Order::new();
    }
    // Strides grow from the channels through the last dim to the first one.
    let mut least = 0;
    for dim in std::iter::once(1).chain((2..rank).rev()).chain([0]) {
        let (size, stride) = (t.sizes[dim], t.strides[dim]);
        // Strides that are equal because sizes are 1 fit both orders.
        if size == 0 || stride < least || (dim == 0 && least == t.strides[1]) {
            return Order::new();
        }
        least = stride * size.max(1);
    }
    channels_innermost(rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::storage::StorageId;
    use hlo::DType;

    const ROW_MAJOR: [u8; 0] = [];

    fn tensor<'a>(sizes: &'a [i64], strides: &'a [i64]) -> TensorRef<'a> {
        TensorRef {
            storage: StorageId::from_raw(1 << 32),
            dtype: DType::F32,
            sizes,
            strides,
            offset: 0,
        }
    }

    fn schema() -> Schema {
        Schema::parse("where.self(Tensor condition, Tensor self, Tensor other) -> Tensor")
    }

    /// The strides of a result of the broadcast shape.
    fn elementwise(given: &[TensorRef<'_>], targets: &[TensorRef<'_>]) -> Vec<i64> {
        let args: Vec<_> = given.iter().map(|&t| CallArg::Tensor(t)).collect();
        let shape = given.iter().fold(Dims::new(), |s, t| broadcast(&s, t.sizes).unwrap());
        let call = call(&args, targets, MemoryFormat::Preserve);
        let order = of_results(OrderBy::Elementwise, &schema(), &call).unwrap();
        let row_major: Vec<u8> = (0..shape.len() as u8).collect();
        strides(if order.is_empty() { &row_major } else { &order }, &shape).to_vec()
    }

    fn call<'a>(
        args: &'a [CallArg<'a>],
        targets: &'a [TensorRef<'a>],
        format: MemoryFormat,
    ) -> Call<'a> {
        Call {
            row: 0,
            device: 0,
            args,
            targets,
            resize_targets: false,
            format,
            settings: ops::Settings::default(),
            generator: None,
        }
    }

    #[test]
    fn a_dense_tensor_gives_its_own_order() {
        let transposed = tensor(&[2, 3, 4], &[12, 1, 3]);
        assert_eq!(elementwise(&[transposed], &[]), [12, 1, 3]);
        // Every second row: the order stays, the gaps do not.
        assert_eq!(elementwise(&[tensor(&[3, 4], &[1, 6])], &[]), [1, 3]);
    }

    #[test]
    fn the_first_tensor_decides_and_broadcast_ones_decide_nothing() {
        let (last, first) = (tensor(&[2, 3, 4], &[12, 1, 3]), tensor(&[2, 3, 4], &[12, 4, 1]));
        assert_eq!(elementwise(&[first, last], &[]), [12, 4, 1]);
        assert_eq!(elementwise(&[last, first], &[]), [12, 1, 3]);
        assert_eq!(elementwise(&[tensor(&[4], &[1]), last], &[]), [12, 1, 3]);
        assert_eq!(elementwise(&[tensor(&[2, 3, 4], &[4, 0, 1]), last], &[]), [12, 1, 3]);
    }

    #[test]
    fn extents_of_1_keep_their_strides_only_where_one_shape_is_in_no_format() {
        let kept = |given: &[TensorRef<'_>]| {
            let args: Vec<_> = given.iter().map(|&t| CallArg::Tensor(t)).collect();
            let call = call(&args, &[], MemoryFormat::Preserve);
            let order = of_results(OrderBy::Elementwise, &schema(), &call).unwrap();
            kept(OrderBy::Elementwise, &schema(), &call, &order).map(|t| t.strides.to_vec())
        };
        let (plain, odd) = (tensor(&[2, 4, 1], &[4, 1, 1]), tensor(&[2, 4, 1], &[4, 1, 4]));
        assert_eq!(elementwise(&[odd], &[]), [4, 1, 1]);
        assert_eq!(elementwise(&[plain, odd], &[]), [4, 1, 1]);
        assert_eq!(kept(&[plain, odd]), None);
        let turned = tensor(&[1, 2, 3], &[100, 1, 2]);
        assert_eq!(kept(&[turned, turned]), Some(vec![100, 1, 2]));
        assert_eq!(kept(&[turned, tensor(&[1, 2, 3], &[6, 1, 2])]), None);
        assert_eq!(kept(&[turned, tensor(&[3], &[1])]), None);
    }

    #[test]
    fn a_target_of_the_shape_decides_before_the_inputs() {
        let (given, target) = (tensor(&[3, 4], &[1, 3]), tensor(&[3, 4], &[4, 1]));
        assert_eq!(elementwise(&[given], &[target]), [4, 1]);
        assert_eq!(elementwise(&[given], &[tensor(&[0], &[1])]), [1, 3]);
    }

    #[test]
    fn an_image_has_the_format_that_its_strides_show() {
        let order = |sizes: &[i64], strides: &[i64]| of_image(&tensor(sizes, strides)).to_vec();
        assert_eq!(order(&[2, 3, 4, 5], &[60, 1, 15, 3]), [0, 2, 3, 1]);
        assert_eq!(order(&[2, 3, 4, 5, 6], &[360, 1, 90, 18, 3]), [0, 2, 3, 4, 1]);
        assert_eq!(order(&[2, 3, 4, 5], &[60, 20, 5, 1]), ROW_MAJOR);
        assert_eq!(order(&[7, 1, 1, 1], &[1, 1, 1, 1]), ROW_MAJOR);
        assert_eq!(order(&[3, 4], &[1, 3]), ROW_MAJOR);
    }

    #[test]
    fn parts_lie_as_the_tensor_except_along_indices() {
        let image = tensor(&[4, 2, 4, 4], &[32, 1, 8, 2]);
        let index = tensor(&[4], &[1]);
        let none = TensorRef { storage: None, ..index };
        let order = |indices: &[TensorRef<'_>]| {
            let args = [CallArg::Tensor(image), CallArg::Tensors(indices.to_vec())];
            of_parts(&args).unwrap().to_vec()
        };
        assert_eq!(order(&[index]), [0, 2, 3, 1]);
        assert_eq!(order(&[none, index]), ROW_MAJOR);
        assert_eq!(order(&[none, none, index]), [0, 3, 2, 1]);
        assert_eq!(order(&[index, index]), ROW_MAJOR);
        assert_eq!(order(&[index, none, index]), [0, 2, 1]);
    }

    #[test]
    fn joined_images_keep_a_format_that_they_share() {
        let sizes = [2, 3, 4, 5];
        let (channels, rows) = (tensor(&sizes, &[60, 1, 15, 3]), tensor(&sizes, &[60, 20, 5, 1]));
        let order = |rule, images: &[TensorRef<'_>], dim| {
            let args = [CallArg::Tensors(images.to_vec()), CallArg::Int(dim)];
            let call = call(&args, &[], MemoryFormat::Preserve);
            of_results(rule, &schema(), &call).unwrap().to_vec()
        };
        assert_eq!(order(OrderBy::Joined, &[channels, channels], 1), [0, 2, 3, 1]);
        assert_eq!(order(OrderBy::Joined, &[channels, rows], 1), ROW_MAJOR);
        assert_eq!(order(OrderBy::Stacked, &[channels, channels], 0), [0, 1, 3, 4, 2]);
        assert_eq!(order(OrderBy::Stacked, &[channels, channels], -3), [0, 2, 3, 4, 1]);
        assert_eq!(order(OrderBy::Stacked, &[channels, channels], 4), ROW_MAJOR);
    }

    #[test]
    fn transformed_dims_are_innermost() {
        let order = |strides: &[i64], dims: &[i64], last| {
            let args = [CallArg::Tensor(tensor(&[3, 4, 5], strides)), CallArg::Ints(dims)];
            of_transformed(&args, last).unwrap().to_vec()
        };
        assert_eq!(order(&[20, 5, 1], &[0], false), [1, 2, 0]);
        assert_eq!(order(&[20, 5, 1], &[1, 0], false), [2, 0, 1]);
        assert_eq!(order(&[20, 5, 1], &[1, 0], true), [2, 1, 0]);
        assert_eq!(order(&[1, 15, 3], &[-1, 0, 1], true), [2, 0, 1]);
    }

    #[test]
    fn a_format_needs_its_rank() {
        let (sizes, strides) = ([2, 3, 4, 5], [60, 20, 5, 1]);
        let args = [CallArg::Tensor(tensor(&sizes, &strides))];
        let order = |format| {
            let call = call(&args, &[], format);
            of_results(OrderBy::Elementwise, &schema(), &call).map(Order::into_vec)
        };
        assert_eq!(order(MemoryFormat::ChannelsLast).unwrap(), [0, 2, 3, 1]);
        let refused = order(MemoryFormat::ChannelsLast3d).unwrap_err();
        assert_eq!(refused.message, "required rank 5 tensor to use channels_last_3d format");
    }
}
