//! Indexing by several tensors at once: `x[i, :, j]` and its assignment.
//!
//! A bool tensor in `index` makes the result's shape depend on data. The row refuses it, and the
//! caller replaces it by its `nonzero`. Assignment of one value through one bool tensor is a select
//! and needs no `nonzero`.

use super::{check_range, index_type, scalar_type, wrap};
use crate::args::Args;
use crate::pointwise::compare::refuse_other_masks;
use crate::promote::broadcast_dims;
use crate::row::{Row, row};
use hlo::{DType, Dims, GatherDims, Kind, Reducer, Refusal, Result, ScatterDims, Type, Value};

/// Index tensors in their common shape, and the dimensions they index.
struct Places<'b> {
    dims: Vec<i64>,
    /// Coordinates, `[.., k]` for k indexed dimensions, or just `[..]` when there is one.
    coordinates: Value<'b>,
    batch: Dims,
    /// The place of the common shape among the result's dimensions.
    front: usize,
}

fn is_mask(index: Value<'_>) -> bool {
    matches!(index.dtype(), DType::Bool | DType::U8)
}

fn too_many(rank: usize, got: usize) -> Refusal {
    Refusal::index(format!("too many indices for tensor of dimension {rank} (got {got})"))
}

fn uncounted(a: &Args<'_, '_>) -> Refusal {
    let text = "a bool index must be given as its nonzero coordinates";
    Refusal::not_implemented(format!("{}(): {text}", a.name()))
}

fn check_types(indices: &[Option<Value<'_>>]) -> Result<()> {
    let fits = |v: &Value<'_>| matches!(v.dtype(), DType::S32 | DType::S64) || is_mask(*v);
    if indices.iter().flatten().all(fits) {
        return Ok(());
    }
    Err(Refusal::index("tensors used as indices must be long, int, byte or bool tensors"))
}

impl<'b> Places<'b> {
    /// None when nothing is indexed.
    fn new(
        a: &Args<'_, 'b>,
        x: Value<'b>,
        indices: &[Option<Value<'b>>],
    ) -> Result<Option<Places<'b>>> {
        let given: Vec<(usize, Value<'b>)> =
            indices.iter().enumerate().filter_map(|(i, v)| Some((i, (*v)?))).collect();
        let Some(&(first, _)) = given.first() else { return Ok(None) };
        if indices.len() > x.rank() {
            return Err(too_many(x.rank(), indices.len()));
        }
        if given.iter().any(|(_, v)| is_mask(*v)) {
            return Err(uncounted(a));
        }
        let batch = common_shape(&given)?;
        let widest = given.iter().map(|&(i, _)| x.dim(i)).max().unwrap_or(0);
        let dtype = index_type(widest);
        let mut columns = Vec::with_capacity(given.len());
        for &(i, index) in &given {
            let extent = x.dim(i);
            if extent == 0 && batch.iter().all(|&d| d > 0) {
                return Err(Refusal::index("index is out of bounds for dimension with size 0"));
            }
            check_range(a, index, -extent, extent, Kind::Index, || {
                format!("index {{index}} is out of bounds for dimension {i} with size {{extent}}")
            })?;
            columns.push(wrap(index, extent).convert(dtype).broadcast_to(&batch));
        }
        let coordinates = match &columns[..] {
            [one] => *one,
            many => {
                let many: Vec<_> = many.iter().map(|c| c.unsqueeze(batch.len())).collect();
                x.builder().concatenate(&many, batch.len())
            }
        };
        let adjacent = given.windows(2).all(|w| w[0].0 + 1 == w[1].0);
        let front = if adjacent { first } else { 0 };
        let dims = given.iter().map(|&(i, _)| i as i64).collect();
        Ok(Some(Places { dims, coordinates, batch, front }))
    }

    fn rest(&self, x: &[i64]) -> Dims {
        (0..x.len()).filter(|&i| !self.dims.contains(&(i as i64))).map(|i| x[i]).collect()
    }

    /// The result's dimensions that come from the tensor itself.
    fn window_dims(&self, rank: usize) -> Vec<i64> {
        let (front, n) = (self.front as i64, self.batch.len() as i64);
        let rest = (rank - self.dims.len()) as i64;
        (0..front).chain(front + n..rest + n).collect()
    }

    fn result_dims(&self, x: &[i64]) -> Dims {
        let rest = self.rest(x);
        let (before, after) = rest.split_at(self.front);
        before.iter().chain(&self.batch).chain(after).copied().collect()
    }

    fn read(&self, x: Value<'b>) -> Value<'b> {
        let mut slice_sizes = x.dims().to_vec();
        self.dims.iter().for_each(|&d| slice_sizes[d as usize] = 1);
        if slice_sizes.contains(&0) || self.batch.contains(&0) {
            return x.builder().splat(0, Type::new(x.dtype(), &self.result_dims(&x.dims())));
        }
        x.gather(
            self.coordinates,
            &GatherDims {
                offset_dims: self.window_dims(x.rank()),
                collapsed_slice_dims: self.dims.clone(),
                start_index_map: self.dims.clone(),
                index_vector_dim: self.batch.len() as i64,
                slice_sizes,
                ..Default::default()
            },
        )
    }

    fn write(&self, x: Value<'b>, values: Value<'b>, reducer: Option<Reducer>) -> Value<'b> {
        if values.numel() == 0 {
            return x;
        }
        let dims = ScatterDims {
            update_window_dims: self.window_dims(x.rank()),
            inserted_window_dims: self.dims.clone(),
            scatter_dims_to_operand_dims: self.dims.clone(),
            index_vector_dim: self.batch.len() as i64,
            ..Default::default()
        };
        x.scatter(self.coordinates, values, &dims, reducer)
    }
}

fn common_shape(given: &[(usize, Value<'_>)]) -> Result<Dims> {
    let shapes = || {
        let all: Vec<_> = given.iter().map(|(_, v)| format!("{:?}", v.dims())).collect();
        Refusal::index(format!(
            "shape mismatch: indexing tensors could not be broadcast together with shapes {}",
            all.join(", ")
        ))
    };
    let mut dims = Dims::new();
    for (_, index) in given {
        dims = broadcast_dims(&dims, &index.dims()).map_err(|_| shapes())?;
    }
    Ok(dims)
}

fn index<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, indices) = (a.tensor("self")?, a.opt_tensors("indices")?);
    if indices.is_empty() {
        return Err(Refusal::index("at least one index must be provided"));
    }
    check_types(&indices)?;
    Ok(Places::new(a, x, &indices)?.map_or(x, |places| places.read(x)))
}

/// Values may lack leading dimensions and repeat along those of extent 1.
fn spread_values<'b>(values: Value<'b>, dims: &[i64]) -> Result<Value<'b>> {
    let given = values.dims();
    let lead = dims.len().checked_sub(given.len());
    let fits = lead.is_some_and(|l| given.iter().zip(&dims[l..]).all(|(&g, &d)| g == 1 || g == d));
    if fits {
        return Ok(values.broadcast_to(dims));
    }
    Err(Refusal::runtime(format!(
        "shape mismatch: value tensor of shape {given:?} cannot be broadcast to indexing result of \
         shape {dims:?}"
    )))
}

fn index_put<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, indices) = (a.tensor("self")?, a.opt_tensors("indices")?);
    let (values, accumulate) = (a.tensor("values")?, a.bool("accumulate")?);
    if indices.is_empty() {
        return Err(Refusal::runtime("at least one index must be provided"));
    }
    check_types(&indices)?;
    let given: Vec<_> = indices.iter().flatten().copied().collect();
    let mask = if let [mask] = given[..] { Some(mask).filter(|m| is_mask(*m)) } else { None };
    let dim = indices.iter().position(Option::is_some).unwrap_or(0);
    if let Some(mask) = mask.filter(|_| !accumulate && values.numel() == 1) {
        return fill_masked(a, x, mask, dim);
    }
    if values.dtype() != x.dtype() {
        return Err(Refusal::runtime(format!(
            "Index put requires the source and destination dtypes match, got {} for the \
             destination and {} for the source.",
            scalar_type(x.dtype()),
            scalar_type(values.dtype())
        )));
    }
    let reducer = accumulate.then_some(Reducer::Add);
    if let Some(mask) = mask {
        return put_masked(a, x, mask, dim, values, reducer);
    }
    let Some(places) = Places::new(a, x, &indices)? else {
        let values = spread_values(values, &x.dims())?;
        return Ok(reducer.map_or(values, |r| r.apply(x, values)));
    };
    let values = spread_values(values, &places.result_dims(&x.dims()))?;
    Ok(places.write(x, values, reducer))
}

/// Spreads a mask over dimensions `dim..` to all elements of `x`.
fn spread_mask<'b>(x: Value<'b>, mask: Value<'b>, dim: usize) -> Result<Value<'b>> {
    let (dims, chosen) = (x.dims(), mask.dims());
    let end = dim + chosen.len();
    if end > dims.len() {
        return Err(too_many(dims.len(), end));
    }
    if let Some(i) = (0..chosen.len()).find(|&i| chosen[i] != dims[dim + i]) {
        return Err(Refusal::index(format!(
            "The shape of the mask {chosen:?} at index {i} does not match the shape of the indexed \
             tensor {dims:?} at index {}",
            dim + i
        )));
    }
    let mapping: Vec<i64> = (dim as i64..end as i64).collect();
    let flat = mask.convert(DType::Bool);
    Ok(flat.broadcast_in_dim(&Type::new(DType::Bool, &dims), &mapping))
}

/// Assignment of one number, which torch leaves to `masked_fill_`: the number is cast.
fn fill_masked<'b>(
    a: &Args<'_, 'b>,
    x: Value<'b>,
    mask: Value<'b>,
    dim: usize,
) -> Result<Value<'b>> {
    let holds = spread_mask(x, mask, dim)?;
    refuse_other_masks(mask)?;
    a.refuse_overflow("values", x.dtype())?;
    let value = match a.is_tensor("values") {
        true => a.tensor("values")?.reshape(&[]).convert(x.dtype()),
        false => a.scalar("values", x.dtype())?,
    };
    Ok(holds.select(value.broadcast_to(&x.dims()), x))
}

/// Assignment of values that repeat over the places where a mask over dimensions `dim..` holds.
fn put_masked<'b>(
    a: &Args<'_, 'b>,
    x: Value<'b>,
    mask: Value<'b>,
    dim: usize,
    values: Value<'b>,
    reducer: Option<Reducer>,
) -> Result<Value<'b>> {
    let holds = spread_mask(x, mask, dim)?;
    let (dims, end) = (x.dims(), dim + mask.rank());
    let after = dims.len() - end;
    let count = values.rank().checked_sub(after + 1).map_or(1, |place| values.dim(place));
    if count != 1 {
        return Err(uncounted(a));
    }
    // The shape of the indexed result; data decides by how much it repeats.
    let mut selected: Dims = dims[..dim].into();
    selected.push(1);
    selected.extend_from_slice(&dims[end..]);
    let values = spread_values(values, &selected)?.squeeze(dim);
    let mapping: Vec<i64> = (0..dim as i64).chain(end as i64..dims.len() as i64).collect();
    let spread = values.broadcast_in_dim(&Type::new(x.dtype(), &dims), &mapping);
    Ok(holds.select(reducer.map_or(spread, |r| r.apply(x, spread)), x))
}

const PUT_EXAMPLES: &[&str] = &[
    "f32[4,3] (s64[2]) f32[2,3] true",
    "f32[4,3] (none s64[2]) f32[] false",
    "bf16[4,3,5] (s64[2,1] none s64[3]) bf16[2,3,3] true",
    "f32[4,3] (bool[4]) f32[] false",
    "f32[4,3] (none bool[3]) f32[4,1] true",
];

pub(crate) const ROWS: &[Row] = &[
    row(
        "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        &[
            "f32[4,3] (s64[2,5])",
            "f32[4,3,5] (none s64[6])",
            "f32[4,3,5] (s64[2,1] s32[3])",
            "f32[4,3,5,2] (s64[6] none s64[6])",
            "f32[4,3,5,2] (none s64[2,1] s64[])",
            "s64[4] (s64[])",
            "f32[0,3] (s64[0])",
        ],
        |_, a| Ok(index(a)?.into()),
    )
    .alone()
    .ordered_as_indexed(),
    row(
        "_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
        &["f32[4,3] (s64[2,5])", "f32[4,3,5] (none s64[6,1] s64[6])"],
        |_, a| Ok(index(a)?.into()),
    )
    .ordered_as_indexed(),
    row(
        "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor",
        PUT_EXAMPLES,
        |_, a| Ok(index_put(a)?.into()),
    )
    .apart()
    .loose_yet("index_put_", "tensor[indices] = tensor")
    .ordered_as_first(),
    row(
        "_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, \
         bool unsafe=False) -> Tensor",
        PUT_EXAMPLES,
        |_, a| Ok(index_put(a)?.into()),
    )
    .apart()
    .loose_yet("index_put_", "tensor[indices] = tensor")
    .ordered_as_first(),
    row(
        "_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) \
         -> Tensor",
        &["f32[4,3] (s64[2]) f32[2,3] true", "f32[4,3] (none s64[2]) f32[] true"],
        |_, a| Ok(index_put(a)?.into()),
    )
    .ordered_as_first(),
];
