"""Sparse tensors of compressed layouts (CSR, CSC, BSR, BSC): three dense tensors of the device.

Stock kernels that work on values alone, or only ask for the parts, are called as they are. The
others go by coordinates. Knows no row.
"""

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from torch_tpu._ops import sparse_groups
from torch_tpu._ops.stock import stock

# Element-wise functions that keep zeros, each with an in-place and an `out=` form.
_OF_VALUES = """
    abs angle asin asinh atan atanh ceil conj_physical deg2rad erf erfinv expm1 floor frac log1p neg
    rad2deg round sgn sign sin sinh sqrt tan tanh trunc
    """.split()
_FORMLESS = {"angle": ("", ".out")}

# Other operations whose CPU kernels read no memory.
_OTHERS = """
    _conj_physical _nnz ccol_indices clone col_indices copy_ crow_indices dense_dim
    empty.memory_format empty_like fill_.Scalar isinf isnan isneginf isneginf.out isposinf
    isposinf.out normal_ relu relu_ resize_as_sparse_ row_indices select.int select_copy.int signbit
    signbit.out sparse_dim threshold_backward values zero_
    """.split()

_LAYOUTS = {
    "_to_sparse_csr": torch.sparse_csr,
    "_to_sparse_csc": torch.sparse_csc,
    "_to_sparse_bsr": torch.sparse_bsr,
    "_to_sparse_bsc": torch.sparse_bsc,
}
_BY_ROWS = (torch.sparse_csr, torch.sparse_bsr)
_BLOCKS = (torch.sparse_bsr, torch.sparse_bsc)


def register() -> None:
    """Answer operations on compressed tensors of the device."""
    for name in _OF_VALUES:
        for form in _FORMLESS.get(name, ("", "_", ".out")):
            _register_stock(name + form)
    for name in _OTHERS:
        _register_stock(name)
    for name, function in _FUNCTIONS.items():
        _library.impl(name, function, "SparseCsrPrivateUse1")
    _library.impl("_to_sparse", _to_sparse, "SparsePrivateUse1")
    for name, function in functions().items():
        for key in ("SparseCsrPrivateUse1", "SparsePrivateUse1"):
            _library.impl(name, function, key)


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions that compress dense tensors, by the operation's name."""
    return {name: _compressing(layout) for name, layout in _LAYOUTS.items()}


def answers(name: str) -> bool:
    """Return whether a function of this file answers an operation, such as `"add.Tensor"`."""
    return name in _FUNCTIONS


def compress(
    layout: torch.layout, self: Tensor, blocksize: Any = None, dense_dim: int | None = None
) -> Tensor:
    """Return matrices in a compressed layout. Takes strided, coordinate and compressed tensors."""
    if self.layout == layout:
        return self
    if self.layout not in (torch.strided, torch.sparse_coo):
        index_dtype = _parts(self)[0].dtype
        made = compress(
            layout, self.to_dense() if layout in _BLOCKS else self.to_sparse(), blocksize
        )
        ends, inner, values = _parts(made)
        return _made(layout, ends.to(index_dtype), inner.to(index_dtype), values, self.shape)
    shape, n_dense = self.shape, dense_dim or (self.dense_dim() if self.is_sparse else 0)
    n_batch = len(shape) - n_dense - 2
    if self.is_sparse and n_batch:
        name = str(layout).removeprefix("torch.sparse_")
        raise RuntimeError(
            f"coo_to_sparse_{name}: conversion from Sparse to Sparse{name.title()} for input "
            "tensors with sparse_dim()!=2 is not supported"
        )
    if n_batch < 0:
        raise IndexError(f"{layout} has two sparse dimensions, but got a tensor of {self.dim()}")
    if layout in _BLOCKS:
        self = _in_blocks(self.to_dense() if self.is_sparse else self, n_batch, blocksize)
    n_rows, n_columns = self.shape[n_batch : n_batch + 2]
    # The matrices of a batch lie below one another, and their columns come in turn.
    sparse = (self if self.is_sparse else self.flatten(0, n_batch).to_sparse(2)).coalesce()
    (outer, inner), values, n_outer = sparse._indices(), sparse._values(), n_rows
    if layout not in _BY_ROWS:
        n_outer = n_columns
        outer, inner = outer // max(n_rows, 1) * n_outer + inner, outer % max(n_rows, 1)
        order = torch.argsort(outer, stable=True)
        outer, inner, values = outer[order], inner[order], values[order]
    batch = shape[:n_batch]
    places = torch.arange(batch.numel() * n_outer + 1, device=self.device)
    ends = torch.searchsorted(outer.contiguous(), places)
    if n_batch:
        ends, count = _apart(ends, batch.numel(), n_outer)
        ends, inner = ends.view(*batch, -1), inner.view(*batch, count)
        values = values.view(*batch, count, *values.shape[1:])
    return _made(layout, ends, inner, values, shape)


def _apart(ends: Tensor, n_batch: int, n_outer: int) -> tuple[Tensor, int]:
    """Return the ends of rows or columns in each matrix, and the elements that each has."""
    if n_batch == 0:
        raise RuntimeError("to_sparse_csr: Expected product of batch dimensions to be non-zero.")
    at = torch.arange(n_batch, device=ends.device).unsqueeze(1) * n_outer
    each = ends[at + torch.arange(n_outer + 1, device=ends.device)]
    each = each - each[:, :1]
    counts = each[:, -1].tolist()
    if len(set(counts)) > 1:
        raise RuntimeError("Expect the same number of specified elements per batch.")
    return each, counts[0]


def _compressing(layout: torch.layout) -> Callable[..., Tensor]:
    if layout in _BLOCKS:
        return functools.partial(compress, layout)

    def kernel(self: Tensor, dense_dim: int | None = None) -> Tensor:
        return compress(layout, self, None, dense_dim)

    return kernel


def _register_stock(name: str) -> None:
    _library.impl(name, stock(name, torch._C.DispatchKey.SparseCsrCPU), "SparseCsrPrivateUse1")


def _made(layout: Any, ends: Tensor, inner: Tensor, values: Tensor, shape: Any) -> Tensor:
    return torch.sparse_compressed_tensor(
        ends, inner, values, shape, layout=layout, check_invariants=False
    )


def _in_blocks(dense: Tensor, at: int, blocksize: Any) -> Tensor:
    """Return matrices as `[..., rows of blocks, columns of blocks, rows, columns, ...]`.

    The rows are dimension `at`.
    """
    high, wide = blocksize
    if dense.size(at) % high or dense.size(at + 1) % wide:
        raise RuntimeError(
            f"tensor sparse size ({dense.size(at)},{dense.size(at + 1)}) must be divisible by "
            f"given blocksize ({high},{wide})"
        )
    blocks = dense.unflatten(at + 1, (-1, wide)).unflatten(at, (-1, high))
    return blocks.transpose(at + 1, at + 2)


def _parts(self: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Return the ends of rows or columns, the places within these, and values."""
    if self.layout in _BY_ROWS:
        return self.crow_indices(), self.col_indices(), self.values()
    return self.ccol_indices(), self.row_indices(), self.values()


def _with_values(self: Tensor, values: Tensor) -> Tensor:
    ends, inner, _ = _parts(self)
    return _made(self.layout, ends.clone(), inner.clone(), values, self.shape)


def _coordinates(self: Tensor) -> tuple[Tensor, Tensor]:
    """Return the row and the column of each element or block, `[..., elements]`."""
    ends, inner, _ = _parts(self)
    at = torch.arange(inner.size(-1), device=self.device, dtype=ends.dtype).expand_as(inner)
    outer = torch.searchsorted(ends[..., 1:].contiguous(), at.contiguous(), right=True)
    outer = outer.to(inner.dtype)
    return (outer, inner) if self.layout in _BY_ROWS else (inner, outer)


def _to_dense(self: Tensor, dtype: Any = None, masked_grad: Any = None) -> Tensor:
    n_batch = self.dim() - 2 - self.dense_dim()
    indices = _coordinates(self)
    rows, columns = (i.flatten(0, n_batch - 1) if n_batch else i[None] for i in indices)
    values = self.values().flatten(0, n_batch - 1) if n_batch else self.values()[None]
    high, wide = _blocksize(self) or (1, 1)
    extents = self.size(n_batch) // high, self.size(n_batch + 1) // wide
    places = torch.arange(values.size(0), device=self.device).unsqueeze(1)
    dense = values.new_zeros(values.size(0), *extents, *values.shape[2:])
    dense = dense.index_put((places, rows, columns), values)
    dense = dense.transpose(2, 3) if self.layout in _BLOCKS else dense
    return dense.reshape(self.shape).to(dtype or self.dtype)


def _to_sparse(
    self: Tensor,
    sparse_dim: int | None = None,
    *,
    layout: torch.layout | None = None,
    blocksize: Any = None,
    dense_dim: int | None = None,
) -> Tensor:
    if layout not in (None, torch.sparse_coo):
        return compress(layout, self, blocksize, dense_dim)
    if self.is_sparse:
        return self
    if self.dim() - self.dense_dim() != 2:
        return _to_dense(self).to_sparse()
    places, values = torch.stack(_coordinates(self)), self.values()
    if block := _blocksize(self):
        within = torch.stack(torch.meshgrid(*map(torch.arange, block), indexing="ij"))
        first = places * places.new_tensor(block).unsqueeze(1)
        places = (first[:, :, None, None] + within.to(places)[:, None]).flatten(1)
        values = values.flatten(0, 2)
    is_sorted = self.layout == torch.sparse_csr
    return torch.sparse_coo_tensor(
        places, values, self.shape, check_invariants=False, is_coalesced=is_sorted
    )


def _plain(x: Any) -> Any:
    """Return a compressed tensor as one of coordinates, and any other value as it is."""
    is_compressed = isinstance(x, Tensor) and x.layout in _LAYOUTS.values()
    return x.to_sparse() if is_compressed else x


def _mm(self: Tensor, mat2: Tensor) -> Tensor:
    if self.layout != torch.strided and mat2.layout != torch.strided:
        return compress(torch.sparse_csr, torch.sparse.mm(_plain(self), _plain(mat2)))
    return torch.mm(_plain(self), _plain(mat2)).contiguous()


def _mm_reduce(self: Tensor, other: Tensor, reduce: str) -> tuple[Tensor, Tensor]:
    rows, columns = _coordinates(self)
    return sparse_groups.product_of_rows(self.values(), rows, columns, self.size(0), other, reduce)


def _mm_reduce_backward(
    self: Tensor,
    grad_out: Tensor,
    weight: Tensor,
    reduce: str,
    arg_out: Tensor,
    output_mask: list[bool],
) -> tuple[Tensor | None, Tensor | None]:
    grads, of_other = sparse_groups.product_of_rows_backward(
        grad_out, self.values(), *_coordinates(self), weight, reduce, arg_out
    )
    own = _with_values(self, grads) if output_mask[0] else None
    return own, of_other if output_mask[1] else None


def addmm(self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Any = 1, alpha: Any = 1) -> Tensor:
    """Add a product, of which one matrix is sparse in any layout, to a dense matrix."""
    product = torch.mm(mat1, mat2)
    product = product if alpha == 1 else product * alpha
    return product if beta == 0 else product + (self if beta == 1 else self * beta)


def _addmv(self: Tensor, mat: Tensor, vec: Tensor, *, beta: Any = 1, alpha: Any = 1) -> Tensor:
    return addmm(self.unsqueeze(-1), mat, vec.unsqueeze(1), beta=beta, alpha=alpha).squeeze(1)


def _mul(self: Any, other: Any) -> Tensor:
    if not isinstance(self, Tensor) or self.layout == torch.strided:
        self, other = other, self
    if not isinstance(other, Tensor) or (other.layout == torch.strided and other.dim() == 0):
        return _with_values(self, self.values() * other)
    return compress(self.layout, torch.mul(_plain(self), _plain(other)), _blocksize(self))


def _blocksize(self: Tensor) -> Any:
    """Return the height and width of a tensor's blocks, if it has any."""
    if self.layout not in _BLOCKS:
        return None
    first = self.values().dim() - self.dense_dim() - 2
    return self.values().shape[first : first + 2]


def _add(self: Tensor, other: Tensor, *, alpha: Any = 1) -> Tensor:
    if self.layout == torch.strided:
        return torch.add(self, _to_dense(other), alpha=alpha)
    total = torch.add(_plain(self), _plain(other), alpha=alpha)
    return compress(self.layout, total, _blocksize(self))


def _in_place(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def in_place(self: Tensor, *args: Any) -> Tensor:
        result = function(self, *args)
        return self.copy_(_to_dense(result) if self.layout == torch.strided else result)

    return in_place


def _with_out(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def with_out(*args: Any, out: Tensor, **kwargs: Any) -> Tensor:
        result = function(*args, **kwargs)
        if out.layout == torch.strided:
            return out.resize_(result.shape).copy_(result.to_dense())
        return out.resize_as_sparse_(result).copy_(result)

    return with_out


def _sum(self: Tensor, *, dtype: Any = None) -> Tensor:
    return self.values().sum(dtype=dtype)


def _reduced(
    reduce: str, self: Tensor, dim: Any, keepdim: bool = False, *, dtype: Any = None
) -> Tensor:
    if self.layout != torch.sparse_csr:
        name = str(self.layout).removeprefix("torch.sparse_").title()
        raise RuntimeError(
            "Currently the only compressed sparse format supported for sum.dim_IntList is CSR, "
            f"but got layout Sparse{name}"
        )
    if not keepdim:
        raise RuntimeError("reduction operations on CSR tensors with keepdim=False is unsupported")
    shape, places = list(self.shape), list(_coordinates(self))
    for d in dim or range(self.dim()):
        shape[d], places[d] = 1, torch.zeros_like(places[d])
    slots, count, keys = sparse_groups.numbers(places[0] * shape[1] + places[1])
    values = self.values() if dtype is None else self.values().to(dtype)
    values = sparse_groups.reduced(values, slots, count, reduce)
    at = torch.stack(torch.unravel_index(keys, shape))
    made = torch.sparse_coo_tensor(at, values, shape, check_invariants=False, is_coalesced=True)
    return compress(torch.sparse_csr, made)


def _sampled_addmm(
    self: Tensor, mat1: Tensor, mat2: Tensor, *, beta: Any = 1, alpha: Any = 1
) -> Tensor:
    rows, columns = _coordinates(self)
    sampled = torch.mm(mat1, mat2)[rows, columns] * alpha
    return _with_values(self, sampled if beta == 0 else sampled + self.values() * beta)


def _sparse_mask(self: Tensor, mask: Tensor) -> Tensor:
    dense = self.to_dense()
    if block := _blocksize(mask):
        dense = _in_blocks(dense, 0, block)
    return _with_values(mask, dense[_coordinates(mask)])


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "_sparse_csr_prod.dim_dtype": functools.partial(_reduced, "prod"),
    "_sparse_csr_sum.dim_dtype": functools.partial(_reduced, "sum"),
    "_sparse_mm_reduce_impl": _mm_reduce,
    "_sparse_mm_reduce_impl_backward": _mm_reduce_backward,
    "_to_dense": _to_dense,
    "_to_sparse": _to_sparse,
    "_to_sparse.sparse_dim": _to_sparse,
    "add.Tensor": _add,
    "add.out": _with_out(_add),
    "add_.Tensor": _in_place(_add),
    "addmm": addmm,
    "addmm.out": _with_out(addmm),
    "addmv.out": _with_out(_addmv),
    "mm": _mm,
    "mm.out": _with_out(_mm),
    "mul.Scalar": _mul,
    "mul.Tensor": _mul,
    "mul.out": _with_out(_mul),
    "mul_.Scalar": _in_place(_mul),
    "mul_.Tensor": _in_place(_mul),
    "sparse_mask": _sparse_mask,
    "sparse_sampled_addmm": _sampled_addmm,
    "sum": _sum,
    "sum.dim_IntList": functools.partial(_reduced, "sum"),
}

# This object lives as long as the process, because a Library undoes its registrations at its end.
_library = torch.library.Library("aten", "IMPL")
