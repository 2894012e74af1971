"""The registration of decompositions: operations written as simpler operations.

The answer for an operation is a row of the core, else a decomposition, else the CPU. A
decomposition is a function of this folder, or torch's own, which is imported at its first call.
"""

import contextlib
import functools
import itertools
import math
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any

import torch
from torch import Tensor

from torch_tpu import _modes
from torch_tpu._ops import (
    compressed,
    grouped,
    histograms,
    int4,
    jagged,
    outs,
    quantize,
    scaled,
    segments,
    sparse,
    windows,
)
from torch_tpu._ops.names import scalar_name

# Operations that torch's own table decomposes.
TORCH_KNOWS: tuple[str, ...] = (
    "__ilshift__.Scalar",
    "__ilshift__.Tensor",
    "__irshift__.Scalar",
    "__irshift__.Tensor",
)

# This object lives as long as the process, because a Library undoes its registrations at its end.
_library = torch.library.Library("aten", "IMPL")


def register() -> None:
    """Register every decomposition whose operation no row answers."""
    for name, function in _functions().items():
        if not torch._C._dispatch_has_kernel_for_dispatch_key(f"aten::{name}", "PrivateUse1"):
            _library.impl(name, _kernel(function), "PrivateUse1")


def _kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function as a kernel, inside which autocast chooses no types."""

    @functools.wraps(function)
    def kernel(*args: Any, **kwargs: Any) -> Any:
        with torch._C._DisableAutocast():
            return function(*args, **kwargs)

    return kernel


def names() -> frozenset[str]:
    """Return the names of all operations that have a decomposition, such as `"bincount"`."""
    return frozenset(_functions())


def _functions() -> dict[str, Callable[..., Any]]:
    torchs = {name: functools.partial(_call_torch, name) for name in TORCH_KNOWS}
    return {
        **torchs,
        **grouped.functions(),
        **histograms.functions(),
        **int4.functions(),
        **jagged.functions(),
        **outs.functions(),
        **quantize.functions(),
        **scaled.functions(),
        **segments.functions(),
        **sparse.functions(),
        **compressed.functions(),
        **windows.functions(),
        "_assert_async": _assert_async,
        "_assert_async.msg": _assert_async,
        "_functional_assert_async.msg": _functional_assert_async,
        "_embedding_bag_backward": _embedding_bag_backward,
        "_ctc_loss": _ctc_loss,
        "_ctc_loss_backward": _ctc_loss_backward,
        "_lazy_clone": torch.clone,
        "_linalg_check_errors": _linalg_check_errors,
        "_linalg_det": _linalg_det,
        "_linalg_slogdet": _linalg_slogdet,
        "_unique": _unique,
        "_unique2": _unique2,
        "bincount": _bincount,
        "conj_physical_": _conj_physical_,
        "equal": _equal,
        "glu_backward_jvp": _glu_backward_jvp,
        "glu_jvp": _glu_jvp,
        "masked_select": _masked_select,
        "nonzero": _nonzero,
        "one_hot": _one_hot,
        "repeat_interleave.Tensor": _repeat_interleave,
        "unique_consecutive": _unique_consecutive,
        "unique_dim": _unique_dim,
        "unique_dim_consecutive": _unique_dim_consecutive,
    }


def _call_torch(name: str, *args: Any, **kwargs: Any) -> Any:
    return _torch_decomposition(name)(*args, **kwargs)


@functools.cache
def _torch_decomposition(name: str) -> Callable[..., Any]:
    from torch._decomp import decomposition_table

    op, _, overload = name.partition(".")
    return decomposition_table[getattr(getattr(torch.ops.aten, op), overload or "default")]


def _conj_physical_(self: Tensor) -> Tensor:
    return self.copy_(torch.ops.aten._conj_physical(self))


def _assert_async(self: Tensor, message: str = "a condition does not hold") -> None:
    # The assertion waits for its condition in debug mode only.
    if _modes.get_eager_mode() == "debug" and not self:
        raise RuntimeError(message)


def _functional_assert_async(self: Tensor, message: str, dep_token: Tensor) -> Tensor:
    _assert_async(self, message)
    return dep_token.clone()


def _pivots(name: str, a: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Return the diagonal of an LU factorisation, the sign of its pivots, and the factorisation.

    The gradient expects the factors of the transpose for a contiguous real matrix.
    """
    if a.dim() < 2:
        raise RuntimeError(f"{name}: The input tensor A must have at least 2 dimensions.")
    if a.size(-1) != a.size(-2):
        raise RuntimeError(
            f"{name}: A must be batches of square matrices, but they are {a.size(-2)} by "
            f"{a.size(-1)} matrices"
        )
    if not a.is_floating_point() and not a.is_complex():
        raise NotImplementedError(
            f"{name}: Expected a floating point or complex tensor as input. Got "
            f"{scalar_name(a.dtype)}"
        )
    stored = a.mT if a.is_contiguous() and not a.is_complex() else a
    packed, pivots, _ = torch.linalg.lu_factor_ex(stored)
    moved = pivots != torch.arange(1, a.size(-1) + 1, dtype=pivots.dtype, device=a.device)
    return packed.diagonal(0, -2, -1), 1 - 2 * (moved.sum(-1) % 2), packed, pivots


_are_checked = ContextVar("_are_checked", default=True)


@contextlib.contextmanager
def unchecked() -> Iterator[None]:
    """Leave out checks on the host of whether factorisations succeeded: a module has no host."""
    token = _are_checked.set(False)
    try:
        yield
    finally:
        _are_checked.reset(token)


# The names by which torch's errors call operations that check their own results.
_SPELLED = {
    "aten::linalg_cholesky_ex": "linalg.cholesky_ex",
    "aten::linalg_inv_ex": "linalg.inv_ex",
    "aten::linalg_ldl_factor_ex": "torch.linalg.ldl_factor_ex",
    "aten::linalg_lu_factor_ex": "torch.linalg.lu_factor_ex",
    "aten::_linalg_solve_ex": "torch.linalg.solve_ex",
}


def _linalg_check_errors(info: Tensor, api_name: str, *, is_matrix: bool) -> None:
    api_name = _SPELLED.get(api_name, api_name)
    if _are_checked.get():
        check = torch.ops.aten._linalg_check_errors.default
        key = torch._C.DispatchKey.CompositeExplicitAutograd
        check._op_dk(key, info, api_name, is_matrix=is_matrix)


def _linalg_det(a: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    diagonal, sign, packed, pivots = _pivots("linalg.det", a)
    return diagonal.prod(-1) * sign, packed, pivots


def _linalg_slogdet(a: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    diagonal, sign, packed, pivots = _pivots("linalg.slogdet", a)
    return diagonal.sgn().prod(-1) * sign, diagonal.abs().log().sum(-1), packed, pivots


# Results whose size depends on data. The host reads the size and nothing else.


def _nonzero(self: Tensor) -> Tensor:
    places, count = torch.ops.tpu.nonzero_bounded(self)
    # In stock PyTorch the coordinates of one dimension are adjacent.
    places = places[: int(count)].t().contiguous().t()
    strides = (1, places.size(0))
    return places if places.stride() == strides else places.as_strided(places.shape, strides)


def _masked_select(self: Tensor, mask: Tensor) -> Tensor:
    if mask.dtype != torch.bool:
        raise RuntimeError("masked_select: expected BoolTensor for mask")
    chosen, count = torch.ops.tpu.masked_select_bounded(self, mask)
    return chosen[: int(count)]


def _equal(self: Tensor, other: Tensor) -> bool:
    if self.device != other.device:
        raise RuntimeError(
            "Expected all tensors to be on the same device, but found at least two devices, "
            f"{self.device} and {other.device}!"
        )
    return self.shape == other.shape and bool((self == other).all())


def _runs(rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Return the first of each run of equal rows, the run of each row, and the runs' lengths."""
    if rows.size(0) == 0:
        nothing = torch.empty(0, dtype=torch.long, device=rows.device)
        return rows, nothing, nothing
    differs = rows[1:] != rows[:-1]
    if differs.dim() > 1:
        differs = differs.flatten(1).any(1)
    starts = torch.ones(rows.size(0), dtype=torch.bool, device=rows.device)
    starts[1:] = differs
    positions = starts.nonzero().squeeze(1)
    ends = torch.full((1,), rows.size(0), dtype=torch.long, device=rows.device)
    counts = torch.cat([positions[1:], ends]) - positions
    return rows.index_select(0, positions), starts.cumsum(0) - 1, counts


def _unique_consecutive(
    self: Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> tuple[Tensor, Tensor, Tensor]:
    values, inverse, counts = _runs(self.flatten() if dim is None else self.movedim(dim, 0))
    if dim is None:
        inverse = inverse.view(self.shape)
    else:
        values = values.movedim(0, dim)
    return values, _if(return_inverse, inverse), _if(return_counts, counts)


def _unique2(
    self: Tensor, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False
) -> tuple[Tensor, Tensor, Tensor]:
    in_order, order = self.flatten().sort(stable=True)
    values, runs, counts = _runs(in_order)
    inverse = torch.empty_like(runs).scatter_(0, order, runs).view(self.shape)
    return values, _if(return_inverse, inverse), _if(return_counts, counts)


def _unique(
    self: Tensor, sorted: bool = True, return_inverse: bool = False
) -> tuple[Tensor, Tensor]:
    values, inverse, _ = _unique2(self, sorted, return_inverse)
    return values, inverse


def _unique_dim(
    self: Tensor,
    dim: int,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> tuple[Tensor, Tensor, Tensor]:
    if self.numel() == 0 and self.size(dim) != 0:
        raise RuntimeError(
            "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied"
        )
    rows = self.movedim(dim, 0)
    width = math.prod(rows.shape[1:])
    order = torch.ops.tpu.order_of_rows(rows.reshape(rows.size(0), width))
    values, runs, counts = _runs(rows.index_select(0, order))
    inverse = torch.empty_like(runs).scatter_(0, order, runs)
    values = values.movedim(0, dim)
    return values, _if(return_inverse, inverse), _if(return_counts, counts)


def _unique_dim_consecutive(
    self: Tensor, dim: int, return_inverse: bool = False, return_counts: bool = False
) -> tuple[Tensor, Tensor, Tensor]:
    return _unique_consecutive(self, return_inverse, return_counts, dim)


def _bincount(self: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    if minlength < 0:
        raise RuntimeError("minlength should be >= 0")
    size = minlength
    if self.numel() > 0:
        low, high = torch.stack(self.aminmax()).tolist()
        if low < 0:
            raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
        size = max(minlength, int(high) + 1)
    return torch.ops.tpu.bincount_sized(self, weights, size)


def _one_hot(self: Tensor, num_classes: int = -1) -> Tensor:
    if self.dtype != torch.long:
        raise RuntimeError("one_hot is only applicable to index tensor of type LongTensor.")
    if self.numel() == 0 and num_classes <= 0:
        raise RuntimeError("Can not infer total number of classes from empty tensor.")
    if num_classes == -1:
        low, high = torch.stack(self.aminmax()).tolist()
        if low < 0:
            raise RuntimeError("Class values must be non-negative.")
        num_classes = high + 1
    if num_classes < 1:
        raise RuntimeError("Class values must be smaller than num_classes.")
    return torch.ops.tpu.one_hot_sized(self, num_classes)


def _repeat_interleave(repeats: Tensor, *, output_size: int | None = None) -> Tensor:
    if output_size is None and repeats.numel() > 0:
        output_size, low = torch.stack([repeats.sum(), repeats.min()]).tolist()
        if low < 0:
            raise RuntimeError("repeats can not be negative")
    return torch.ops.tpu.repeat_interleave_sized(repeats, int(output_size or 0))


# Forward-mode differentiation of `glu`, which is `a * sigmoid(b)` for the halves of a tensor.


def _glu_jvp(glu: Tensor, x: Tensor, dx: Tensor, dim: int) -> Tensor:
    gate = x.chunk(2, dim)[1].sigmoid()
    da, db = dx.chunk(2, dim)
    return da * gate + glu * (1 - gate) * db


def _glu_backward_jvp(
    grad_x: Tensor, grad_glu: Tensor, x: Tensor, dgrad_glu: Tensor, dx: Tensor, dim: int
) -> Tensor:
    (a, b), (da, db) = x.chunk(2, dim), dx.chunk(2, dim)
    gate = b.sigmoid()
    slope = gate * (1 - gate)
    of_a = dgrad_glu * gate + grad_glu * slope * db
    of_b = dgrad_glu * a * slope + grad_glu * slope * (da + a * (1 - 2 * gate) * db)
    return torch.cat([of_a, of_b], dim)


def _if(wanted: bool, result: Tensor) -> Tensor:
    return result if wanted else result.new_empty(0)


def _embedding_bag_backward(
    grad: Tensor,
    indices: Tensor,
    offsets: Tensor,
    offset2bag: Tensor,
    bag_size: Tensor,
    maximum_indices: Tensor,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    *weights: Any,
) -> Tensor:
    aten, tail = torch.ops.aten, (num_weights, scale_grad_by_freq, mode, *weights)
    if sparse:
        given = grad, indices, offsets, offset2bag, bag_size
        return aten._embedding_bag_sparse_backward(*given, *tail)
    given = grad, indices, offset2bag, bag_size, maximum_indices
    return aten._embedding_bag_dense_backward(*given, *tail)


# CTC losses with lengths as lists. The lengths become tensors, because numbers of a call would make
# each batch a program of its own.


def _ctc_loss(
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: list[int],
    target_lengths: list[int],
    blank: int = 0,
    zero_infinity: bool = False,
) -> tuple[Tensor, Tensor]:
    if log_probs.numel() == 0:
        raise RuntimeError("log_probs tensor must not be empty")
    given = _ctc_targets(log_probs, targets, input_lengths, target_lengths)
    return torch.ops.aten._ctc_loss.Tensor(log_probs, *given, blank, zero_infinity)


def _ctc_loss_backward(
    grad: Tensor,
    log_probs: Tensor,
    targets: Tensor,
    input_lengths: list[int],
    target_lengths: list[int],
    neg_log_likelihood: Tensor,
    log_alpha: Tensor,
    blank: int,
    zero_infinity: bool = False,
) -> Tensor:
    given = _ctc_targets(log_probs, targets, input_lengths, target_lengths)
    return torch.ops.aten._ctc_loss_backward.Tensor(
        grad, log_probs, *given, neg_log_likelihood, log_alpha, blank, zero_infinity
    )


def _ctc_targets(
    log_probs: Tensor, targets: Tensor, input_lengths: list[int], target_lengths: list[int]
) -> tuple[Tensor, Tensor, Tensor]:
    """Return targets `[batch, longest]` and both int64 lengths `[batch]`, on the device."""
    steps, batch = log_probs.size(0), log_probs.size(1)
    while_checking = "(while checking arguments for ctc_loss_tpu)"
    for name, lengths in ("input", input_lengths), ("target", target_lengths):
        if len(lengths) != batch:
            raise RuntimeError(f"{name}_lengths must be of size batch_size")
        if low := [n for n in lengths if n < 0]:
            raise RuntimeError(
                f"Expected {name}_lengths to have value at least 0, but got value {low[0]} "
                + while_checking
            )
    if high := [n for n in input_lengths if n > steps]:
        raise RuntimeError(
            f"Expected input_lengths to have value at most {steps}, but got value {high[0]} "
            + while_checking
        )
    longest = max(target_lengths, default=0)
    if targets.dim() == 1:
        if targets.size(0) != sum(target_lengths):
            raise RuntimeError(
                f"Expected tensor to have size {sum(target_lengths)} at dimension 0, but got size "
                f"{targets.size(0)} for argument #2 'targets' {while_checking}"
            )
        ends = list(itertools.accumulate(target_lengths))
        starts = [end - n for end, n in zip(ends, target_lengths, strict=True)]
        last = max(targets.size(0) - 1, 0)
        places = [min(start + i, last) for start in starts for i in range(longest)]
        at = torch.tensor(places, dtype=torch.long, device=targets.device)
        targets = targets.index_select(0, at).view(batch, longest)
    elif targets.dim() != 2 or targets.size(0) != batch or targets.size(1) < longest:
        raise RuntimeError(
            f"Expected tensor to have size at least {longest} at dimension 1, but got size "
            f"{targets.size(-1)} for argument #2 'targets' {while_checking}"
        )
    inputs, classes = (
        torch.tensor(lengths, dtype=torch.long, device=log_probs.device)
        for lengths in (input_lengths, target_lengths)
    )
    return targets, inputs, classes
