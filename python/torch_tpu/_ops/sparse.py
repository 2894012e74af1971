"""Sparse tensors in coordinate format: indices and values, two dense tensors of the device.

Many CPU kernels of stock PyTorch call operations on indices and values, and work on any device.
These kernels are called as they are. Kernels that read memory are written anew here.
"""

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from torch_tpu._ops import compressed, sparse_groups
from torch_tpu._ops.names import scalar_name
from torch_tpu._ops.stock import stock

_STOCK = torch._C.DispatchKeySet(torch._C.DispatchKey.SparseCPU)

# Operations with a composite kernel of torch for layouts that have no kernel of their own. A
# fallback is never asked for these, so each is registered by name.
_OF_ALL_LAYOUTS = """
    abs abs_ clone copy_ deg2rad deg2rad_ dense_dim empty_like indices is_coalesced isinf nan_to_num
    nan_to_num_ permute rad2deg rad2deg_ sparse_dim sum unsqueeze values
    """.split()

# Operations whose CPU kernels call other operations and read no memory.
_ANYWHERE = frozenset(_OF_ALL_LAYOUTS) | frozenset(
    """
    _coalesced_ _dimI _dimV _indices _nnz _sparse_broadcast_to _sparse_coo_tensor_with_dims
    _sparse_coo_tensor_with_dims_and_tensors _values any asin asin_ asinh asinh_ atan atan_ atanh
    atanh_ cat ceil ceil_ copy_sparse_to_sparse_ empty erf erf_ erfinv erfinv_ expm1 expm1_ floor
    floor_ frac frac_ isnan isneginf isposinf linalg_vector_norm log1p log1p_ narrow_copy
    native_norm neg neg_ norm pow relu relu_ resize_as_sparse_ round round_ sgn sgn_ sign sign_
    signbit sin sin_ sinh sinh_ sparse_resize_ sparse_resize_and_clear_ sqrt sqrt_ tan tan_ tanh
    tanh_ threshold_backward trunc trunc_ view_as_complex view_as_real zero_
    """.split()
)


def register() -> None:
    """Answer operations on sparse tensors of the device."""
    for name in _OF_ALL_LAYOUTS:
        _library.impl(name, stock(name, torch._C.DispatchKey.SparseCPU), "SparsePrivateUse1")
    for name, function in _FUNCTIONS.items():
        _library.impl(name, function, "SparsePrivateUse1")
    _others.fallback(_other, "SparsePrivateUse1")


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions that make dense tensors sparse, by the operation's name."""
    return dict.fromkeys(["_to_sparse", "_to_sparse.sparse_dim"], _to_sparse)


def answers(name: str) -> bool:
    """Return whether an operation, such as `"add.Tensor"`, takes sparse tensors."""
    return name in _FUNCTIONS or name.partition(".")[0] in _ANYWHERE


def _other(op: torch._ops.OpOverload, *args: Any, **kwargs: Any) -> Any:
    if op._opname not in _ANYWHERE:
        raise NotImplementedError(
            f"{op.name()} has no form for sparse tensors on device tpu. Make them dense with "
            ".to_dense() first, or move them with .cpu()."
        )
    return op.redispatch(_STOCK, *args, **kwargs)


def _made(indices: Tensor, values: Tensor, like: Tensor, coalesced: bool) -> Tensor:
    return torch.sparse_coo_tensor(
        indices, values, like.shape, check_invariants=False, is_coalesced=coalesced
    )


def _like(sparse: Tensor, values: Tensor) -> Tensor:
    return _made(sparse._indices(), values, sparse, sparse.is_coalesced())


def _coordinates(sparse: Tensor) -> tuple[Tensor, ...]:
    return sparse._indices().unbind(0)


def _at(dense: Tensor, sparse: Tensor) -> Tensor:
    """Return the elements of a dense tensor at the places of a sparse tensor's elements."""
    if sparse.sparse_dim() == 0:
        return dense.repeat(sparse._nnz(), *[1] * dense.dim())
    return dense[_coordinates(sparse)]


def _keys(sparse: Tensor) -> Tensor:
    """Return the place of each element as one number, `[elements]`."""
    keys = sparse._indices().new_zeros(sparse._nnz())
    for index, size in zip(_coordinates(sparse), sparse.shape, strict=False):
        keys = keys * size + index
    return keys


def _found(sparse: Tensor, keys: Tensor) -> tuple[Tensor, Tensor]:
    """Return the positions of keys among a coalesced tensor's keys, and a mask of keys found."""
    own = _keys(sparse)
    if own.numel() == 0:
        return torch.zeros_like(keys), torch.zeros_like(keys, dtype=torch.bool)
    at = torch.searchsorted(own, keys).clamp(max=own.numel() - 1)
    return at, own[at] == keys


def _coalesce(self: Tensor) -> Tensor:
    if self._nnz() < 2:
        return _made(self._indices().clone(), self._values().clone(), self, True)
    keys, slots = torch.unique(_keys(self), return_inverse=True)
    indices = torch.unravel_index(keys, self.shape[: self.sparse_dim()])
    values = self._values()
    if values.dtype == torch.bool:
        # A boolean sum is true where the count of true elements is not zero.
        sums = sparse_groups.sums(values.int(), slots, keys.numel()).bool()
    else:
        sums = sparse_groups.sums(values, slots, keys.numel())
    return _made(torch.stack(indices) if indices else self._indices()[:, :1], sums, self, True)


def _add(self: Tensor, other: Tensor, *, alpha: Any = 1) -> Tensor:
    dtype = torch.result_type(self, other)
    if not self.is_sparse:
        return _add_(self.to(dtype, copy=True), other, alpha=alpha)
    if not (isinstance(other, Tensor) and other.is_sparse):
        raise RuntimeError("add(sparse, dense) is not supported. Use add(dense, sparse) instead.")
    _check_sizes("add", self, other)
    if (self.sparse_dim(), self.dense_dim()) != (other.sparse_dim(), other.dense_dim()):
        raise RuntimeError(
            f"add: expected 'self' and 'other' to have as many sparse dimensions, but self has "
            f"{self.sparse_dim()} and other has {other.sparse_dim()}"
        )
    if dtype == torch.bool:
        raise NotImplementedError("\"cadd_sparse\" not implemented for 'Bool'")
    added = other._values().to(dtype) * alpha
    both = _made(
        torch.cat([self._indices(), other._indices()], 1),
        torch.cat([self._values().to(dtype), added]),
        self,
        False,
    )
    return both.coalesce() if self.is_coalesced() and other.is_coalesced() else both


def _add_(self: Tensor, other: Tensor, *, alpha: Any = 1) -> Tensor:
    if self.is_sparse:
        return _become(self, _add(self, other, alpha=alpha))
    _check_sizes("add", self, other)
    dtype = torch.result_type(self, other)
    if not torch.can_cast(dtype, self.dtype):
        wanted, got = scalar_name(dtype), scalar_name(self.dtype)
        raise RuntimeError(f"Can't convert result type {wanted} to output {got} in add operation")
    values = other._values().to(self.dtype)
    values = values if alpha == 1 else values * alpha
    if other.sparse_dim() == 0:
        return self.add_(values.sum(0).to(self.dtype))
    return self.index_put_(_coordinates(other), values, accumulate=True)


def _sub(self: Tensor, other: Tensor, *, alpha: Any = 1) -> Tensor:
    _check_difference(self, other)
    return _add(self, other, alpha=-alpha)


def _sub_(self: Tensor, other: Tensor, *, alpha: Any = 1) -> Tensor:
    _check_difference(self, other)
    return _add_(self, other, alpha=-alpha)


def _check_difference(self: Tensor, other: Any) -> None:
    """Refuse booleans in the words of torch, which a difference of nothing says."""
    either = (x.new_empty(0) if isinstance(x, Tensor) else x for x in (self, other))
    torch.sub(*(torch.empty(0, dtype=x.dtype) if isinstance(x, Tensor) else x for x in either))


def _check_sizes(name: str, self: Tensor, other: Tensor) -> None:
    if self.shape != other.shape:
        raise RuntimeError(
            f"{name}: expected 'self' and 'other' to have same size, but self has size "
            f"{list(self.shape)} while other has size {list(other.shape)} (sparse tensors are not "
            "broadcast)"
        )


def _become(self: Tensor, result: Tensor) -> Tensor:
    """Write a result into a tensor, sparse or dense."""
    if not torch.can_cast(result.dtype, self.dtype):
        raise RuntimeError(
            f"result type {result.dtype} can't be cast to the desired output type {self.dtype}"
        )
    if not self.is_sparse:
        return self.copy_(result.to_dense())
    return torch.ops.aten.copy_sparse_to_sparse_(self, result.to_sparse())


def _mul(self: Any, other: Any) -> Tensor:
    if _is_number(self) or not self.is_sparse:
        self, other = other, self
    if _is_number(other):
        return _like(self, self._values() * other)
    if other.is_sparse:
        return _product(self, other.coalesce())
    shape = torch.Size(torch._C._infer_size(other.shape, self.shape))
    if shape != self.shape:
        self = torch.ops.aten._sparse_broadcast_to(self, shape).coalesce()
    return _like(self, self._values() * _at(other.expand(self.shape), self))


def _is_number(x: Any) -> bool:
    return not isinstance(x, Tensor) or (not x.is_sparse and x.dim() == 0)


def _product(x: Tensor, y: Tensor) -> Tensor:
    """Return the products of elements that both tensors have; `y` is coalesced."""
    _check_sizes("mul", x, y)
    at, there = _found(y, _keys(x))
    kept = there.nonzero().squeeze(1)
    values = x._values()[kept] * y._values()[at[kept]]
    return _made(x._indices()[:, kept], values, x, x.is_coalesced())


def _conj_physical(self: Tensor) -> Tensor:
    return _like(self, torch.ops.aten._conj_physical(self._values()))


def _div(self: Tensor, other: Any, *, rounding_mode: str | None = None) -> Tensor:
    if not self.is_sparse or not _is_number(other):
        raise RuntimeError(
            "Sparse division requires a scalar or zero-dim dense tensor divisor (got shape "
            f"{list(other.shape)} for divisor)"
        )
    # Rounding comes after the sum of duplicate elements.
    self = self.coalesce() if rounding_mode else self
    return _like(self, torch.div(self._values(), other, rounding_mode=rounding_mode))


def _index_select(self: Tensor, dim: int, index: Tensor) -> Tensor:
    dim = dim % self.dim()
    if index.dim() != 1:
        raise IndexError("index_select(): Index is supposed to be a vector")
    shape = [*self.shape[:dim], index.numel(), *self.shape[dim + 1 :]]
    indices, values = self._indices(), self._values()
    if dim >= self.sparse_dim():
        values = values.index_select(dim - self.sparse_dim() + 1, index)
    else:
        wanted = torch.where(index < 0, index + self.size(dim), index)
        to, at = (wanted.unsqueeze(1) == indices[dim]).nonzero().unbind(1)
        indices, values = indices[:, at], values[at]
        indices[dim] = to
    return torch.sparse_coo_tensor(indices, values, shape, check_invariants=False)


def _written(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """Return the form of a function that writes the result into its first argument."""

    def in_place(self: Tensor, *args: Any, **kwargs: Any) -> Tensor:
        return _become(self, function(self, *args, **kwargs))

    return in_place


def _with_out(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def with_out(*args: Any, out: Tensor, **kwargs: Any) -> Tensor:
        return _become(out, function(*args, **kwargs))

    return with_out


def _sparse_mask(self: Tensor, mask: Tensor) -> Tensor:
    _check_sizes("sparse_mask", self, mask)
    if not self.is_sparse:
        values = _at(self, mask)
    elif self._nnz() == 0:
        values = torch.zeros_like(mask._values(), dtype=self.dtype)
    else:
        self = self.coalesce()
        at, there = _found(self, _keys(mask))
        there = there.view(-1, *[1] * self.dense_dim())
        values = torch.where(there, self._values()[at], 0)
    return _made(mask._indices().clone(), values, mask, mask.is_coalesced())


def _sparse_mask_projection(self: Tensor, mask: Tensor, accumulate_matches: bool = False) -> Tensor:
    _check_sizes("_sparse_mask_projection", self, mask)
    one = torch.ones_like(self._values()[:1]).expand(mask._nnz(), *self._values().shape[1:])
    places = _made(mask._indices(), one, self, False).coalesce()
    if self._nnz() == 0 or places._nnz() == 0:
        return _like(self, torch.zeros_like(self._values()))
    at, there = _found(places, _keys(self))
    there = there.view(-1, *[1] * self.dense_dim())
    times = places._values()[at] if accumulate_matches else 1
    return _like(self, torch.where(there, self._values() * times, 0))


def _mm(self: Tensor, mat2: Tensor) -> Tensor:
    if not self.is_sparse:
        return _mm(mat2.t(), self.t()).t()
    if mat2.is_sparse:
        return _sparse_mm(self, mat2)
    if self.size(1) != mat2.size(0):
        raise RuntimeError(
            f"mat1 and mat2 shapes cannot be multiplied ({self.size(0)}x{self.size(1)} and "
            f"{mat2.size(0)}x{mat2.size(1)})"
        )
    rows, columns = _coordinates(self)
    products = self._values().unsqueeze(1) * mat2[columns]
    return sparse_groups.sums(products, rows, self.size(0))


def _sparse_mm(self: Tensor, other: Tensor) -> Tensor:
    if self.size(1) != other.size(0):
        raise RuntimeError(
            "_sparse_sparse_matmul: mat1 and mat2 shapes cannot be multiplied "
            f"({self.size(0)}x{self.size(1)} and {other.size(0)}x{other.size(1)})"
        )
    _check_dtypes(self, other)
    self, other = self.coalesce(), other.coalesce()
    rows, columns = _coordinates(self)
    own, their = sparse_groups.pairs(columns, other._indices()[0].contiguous())
    places = torch.stack([rows[own], other._indices()[1][their]])
    shape = self.size(0), other.size(1)
    products = self._values()[own] * other._values()[their]
    return torch.sparse_coo_tensor(places, products, shape, check_invariants=False).coalesce()


def _check_dtypes(mat1: Tensor, mat2: Tensor) -> None:
    if mat1.dtype != mat2.dtype:
        names = scalar_name(mat1.dtype), scalar_name(mat2.dtype)
        raise RuntimeError("mat1 dtype {} does not match mat2 dtype {}".format(*names))


def _bmm(self: Tensor, mat2: Tensor) -> Tensor:
    for own, other in (0, 0), (2, 1):
        if self.size(own) != mat2.size(other):
            raise RuntimeError(
                f"bmm_sparse: 'self.size({own})' and 'mat2.size({other})' must match"
            )
    batches, rows, columns = _coordinates(self)
    products = self._values().unsqueeze(1) * mat2[batches, columns]
    slots = batches * self.size(1) + rows
    totals = sparse_groups.sums(products, slots, self.size(0) * self.size(1))
    return totals.view(*self.shape[:2], mat2.size(2))


def _groups(self: Tensor, dim: int) -> tuple[Tensor, int]:
    """Return the group of each element, and the number of groups, which differ in other dims."""
    indices = self._indices().clone()
    indices[dim] = 0
    return sparse_groups.numbers(_keys(_made(indices, self._values(), self, False)))[:2]


def _softmax(self: Tensor, dim: int, half_to_float: bool, *, is_log: bool = False) -> Tensor:
    self, dim = self.coalesce(), _wrapped(dim, self)
    values = self._values()
    if not values.is_floating_point():
        name = "log_softmax" if is_log else "softmax"
        raise NotImplementedError(f"\"{name}\" not implemented for '{scalar_name(self.dtype)}'")
    if dim >= self.sparse_dim():
        function = torch.log_softmax if is_log else torch.softmax
        return _like(self, function(values, dim - self.sparse_dim() + 1))
    return _like(self, sparse_groups.softmax(values, *_groups(self, dim), is_log))


def _softmax_backward(
    grad_output: Tensor, output: Tensor, dim: int, self: Tensor, *, is_log: bool = False
) -> Tensor:
    dim = _wrapped(dim, output)
    grad, values = _sparse_mask(grad_output, output)._values(), output._values()
    if dim >= output.sparse_dim():
        name = "_log_softmax_backward_data" if is_log else "_softmax_backward_data"
        backward = getattr(torch.ops.aten, name)
        return _like(output, backward(grad, values, dim - output.sparse_dim() + 1, values.dtype))
    slots = _groups(output, dim)
    return _like(output, sparse_groups.softmax_backward(grad, values, *slots, is_log))


def _wrapped(dim: int, self: Tensor) -> int:
    self.size(dim)  # refuses a dimension that is not there, in torch's words
    return dim % self.dim()


def _mv(self: Tensor, vec: Tensor) -> Tensor:
    return _mm(self, vec.unsqueeze(1)).squeeze(1)


def _to_dense(self: Tensor, dtype: Any = None, masked_grad: Any = None) -> Tensor:
    dense = torch.zeros(self.shape, dtype=dtype or self.dtype, device=self.device)
    return _add_(dense, self.coalesce())


def _to_sparse(
    self: Tensor,
    sparse_dim: int | None = None,
    *,
    layout: torch.layout | None = None,
    blocksize: Any = None,
    dense_dim: int | None = None,
) -> Tensor:
    if layout not in (None, torch.sparse_coo):
        return compressed.compress(layout, self, blocksize, dense_dim)
    if sparse_dim is None:
        sparse_dim = self.dim() - (dense_dim or 0)
    if not 0 <= sparse_dim <= self.dim():
        raise IndexError(
            f"to_sparse: expected a number of sparse dimensions from 0 to {self.dim()}, but got "
            f"{sparse_dim}"
        )
    there = self != 0
    if sparse_dim < self.dim():
        there = there.flatten(sparse_dim).any(-1)
    indices = there.nonzero().t().contiguous()
    values = self.new_empty(indices.size(1), *self.shape[sparse_dim:])
    sparse = _made(indices, values, self, True)
    return _like(sparse, _at(self, sparse))


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "_coalesce": _coalesce,
    "_to_dense": _to_dense,
    "_sparse_log_softmax": functools.partial(_softmax, is_log=True),
    "_sparse_log_softmax_backward_data": functools.partial(_softmax_backward, is_log=True),
    "_sparse_mask_projection": _sparse_mask_projection,
    "_sparse_softmax": _softmax,
    "_sparse_softmax_backward_data": _softmax_backward,
    "_sparse_sparse_matmul": _sparse_mm,
    "add.Tensor": _add,
    "add.out": _with_out(_add),
    "add_.Tensor": _add_,
    "addmm": compressed.addmm,
    "bmm": _bmm,
    "conj_physical.out": _with_out(_conj_physical),
    "conj_physical_": _written(_conj_physical),
    "div.Tensor": _div,
    "div.Tensor_mode": _div,
    "div.out": _with_out(_div),
    "div_.Tensor": _written(_div),
    "div_.Tensor_mode": _written(_div),
    "floor_divide": functools.partial(_div, rounding_mode="floor"),
    "index_select": _index_select,
    "mm": _mm,
    "mul.Tensor": _mul,
    "mul.out": _with_out(_mul),
    "mul_.Tensor": _written(_mul),
    "mv": _mv,
    "sparse_mask": _sparse_mask,
    "sub.Tensor": _sub,
    "sub.out": _with_out(_sub),
    "sub_.Tensor": _sub_,
}

# These objects live as long as the process, because a Library undoes its registrations at its end.
_library = torch.library.Library("aten", "IMPL")
_others = torch.library.Library("_", "IMPL")
