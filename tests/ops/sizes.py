"""Calls of an operation in which one extent varies, so that one program serves them all."""

import itertools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.testing._internal.opinfo.core import OpInfo
from torch.utils._pytree import tree_map

from tests.ops import checks
from tests.ops.checks import Attempt, Verdict
from tests.ops.samples import Call, call_of, copy, cotangents, draw, seed, tensors

# Numbers added to the extent, call by call. From the third on a program has room for it.
MORE = (0, 3, 12, 7, 10)
# Number of extents of one sample that are varied, one after another.
EXTENTS = 2
# Stock PyTorch reads beyond its tensors if lengths do not add up, and drawn lengths do not.
UNCHECKED = {"_segment_reduce"}


def sizes(op: OpInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    """Compare calls of different sizes with stock PyTorch, and their gradients if there are any.

    float32 is widened to float64, in which the order of a sum makes no significant difference.
    """
    grad = op.supports_autograd and dtype in op.supported_backward_dtypes("cpu")
    samples = draw(op, dtype, most, grad=grad)
    left_out = checks.UNINITIALISED | UNCHECKED
    if op.name in left_out or checks.draws(op, [call_of(s) for s in samples]):
        return
    for sample in samples:
        gauge = sample.output_process_fn_grad if op.name in checks.UP_TO_GAUGE else None
        act = _gradients(op, gauge) if grad else _results(op, gauge)
        call = checks.widened(call_of(sample)) if dtype == torch.float32 else call_of(sample)
        found = {n for t in tensors(call) if t.layout == torch.strided for n in t.shape if n > 2}
        for extent in itertools.islice(sorted(found, reverse=True), EXTENTS):
            _vary(op, call, extent, act, verdict)


def _results(op: OpInfo, gauge: Callable[[Any], Any] | None) -> Callable[[Call], Any]:
    def act(call: Call) -> Any:
        result = checks.invoke(op, call)
        return gauge(result) if gauge else result

    return act


def _gradients(op: OpInfo, gauge: Callable[[Any], Any] | None) -> Callable[[Call], Any]:
    ask = _results(op, gauge)

    def act(call: Call) -> Any:
        result = ask(call)
        leaves = [t for t in tensors(call) if t.requires_grad]
        results = [t for t in tensors(result) if t.requires_grad]
        if not leaves or not results:
            return result
        weights = cotangents(results)
        return result, torch.autograd.grad(results, leaves, weights, allow_unused=True)

    return act


def _vary(
    op: OpInfo, call: Call, extent: int, act: Callable[[Call], Any], verdict: Verdict
) -> None:
    for with_numbers in (True, False):
        seed(op.full_name, str(extent))
        calls = [_grown(call, extent, extent + more, with_numbers) for more in MORE]
        attempts = [Attempt(call, act, False) for call in calls]
        if all(attempt.expect() and _is_finite(attempt.expected) for attempt in attempts):
            break
    else:
        return
    verdict.tried += 1
    for attempt in attempts:
        try:
            attempt.compare(checks.copy_back(act(attempt.ours)), True)
        except Exception as error:
            verdict.problems.append(checks.describe(attempt.call, error))


def _grown(call: Call, extent: int, to: int, with_numbers: bool) -> Call:
    """The call with another extent, also in numbers if `with_numbers`. Values are drawn from the
    call.
    """

    def grown(leaf: Any) -> Any:
        if with_numbers and type(leaf) is int and leaf == extent:
            return to
        if not isinstance(leaf, Tensor) or leaf.layout != torch.strided:
            return leaf
        shape = [to if n == extent else n for n in leaf.shape]
        if shape == list(leaf.shape) or not leaf.numel():
            return leaf
        values = leaf.detach().resolve_conj().resolve_neg().reshape(-1)
        drawn = values[torch.randint(values.numel(), shape)]
        if leaf.is_floating_point():
            # Any of equal elements may be chosen, so there must be none.
            near = torch.rand(shape).to(drawn) / 64
            drawn = torch.where(drawn == 0, near, drawn * (1 - near))
        if leaf.dim() and not leaf.is_complex() and _is_sorted(leaf):
            drawn = drawn.sort(-1)[0]
        return drawn.requires_grad_(leaf.requires_grad)

    return tree_map(grown, copy(call, "cpu"))


def _is_finite(results: Any) -> bool:
    """True if redrawn values are in the operation's domain."""
    strided = (t for t in tensors(results) if t.layout == torch.strided)
    return all(bool(t.isfinite().all()) for t in strided if t.is_floating_point())


def _is_sorted(values: Tensor) -> bool:
    return bool((values[..., 1:] >= values[..., :-1]).all())
