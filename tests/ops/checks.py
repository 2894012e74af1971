"""The kinds of checks of an operation in one dtype, and their verdicts."""

import copy as copies
import dataclasses
import re
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn
from torch.testing import assert_close
from torch.testing._comparison import default_tolerances
from torch.testing._internal.opinfo.core import OpInfo
from torch.utils._pytree import tree_leaves, tree_map

from tests.ops.samples import Call, call_of, chunks, copy, cotangents, draw, seed, tensors

DEVICE = "tpu"

# Number of samples recorded together, so that they are compiled as one program.
TOGETHER = 8

# The contents of their results are unspecified.
UNINITIALISED = {"empty", "empty_like", "empty_permuted", "empty_strided", "new_empty"}
UNINITIALISED |= {"new_empty_strided"}

# Their results are determined up to a sign or a rotation, which the samples remove.
UP_TO_GAUGE = {"linalg.eigh", "linalg.svd", "svd", "linalg.eig", "pca_lowrank", "svd_lowrank"}


# torch wants their arguments after the first on the host for every device.
ARGUMENTS_ON_THE_HOST = {"tensor_split"}

# The place of the argument `dim` among the arguments after the first.
CHOOSING_AMONG_EQUALS = {"sort": 0, "argsort": 0, "topk": 1, "kthvalue": 1}


@dataclasses.dataclass
class Verdict:
    """The number of tried samples, the problems of some, and the operations that ran on the CPU."""

    tried: int = 0
    problems: list[str] = dataclasses.field(default_factory=list)
    fallbacks: dict[str, int] = dataclasses.field(default_factory=dict)


def applies(kind: str, op: OpInfo, dtype: torch.dtype) -> bool:
    """True if the operation claims to do this on the CPU."""
    if kind == "errors":
        return dtype == torch.float32 and op.error_inputs_func is not None
    if kind == "backward":
        return op.supports_autograd and dtype in op.supported_backward_dtypes("cpu")
    if dtype not in op.supported_dtypes("cpu"):
        return False
    if kind == "in_place":
        return op.get_inplace() is not None
    return kind != "out" or op.supports_out


class Attempt:
    """One sample: stock PyTorch's answer, and the call on the device."""

    def __init__(self, call: Call, act: Callable[[Call], Any], whole: bool) -> None:
        self.theirs, self.act, self.whole = copy(call, "cpu"), act, whole
        self.ours = copy(call, DEVICE)
        self.call = copy(call, "cpu")

    def expect(self) -> bool:
        """Ask stock PyTorch; False if it refuses."""
        try:
            self.expected = self.act(self.theirs)
        except Exception:
            return False
        return True

    def compare(self, got: Any, values: bool) -> None:
        try:
            same(got, self.expected, values)
        except AssertionError:
            if not values or not self.as_exact(got):
                raise

    def as_exact(self, got: Any) -> bool:
        """True if the device is right or as near as stock PyTorch, compared with float64."""
        try:
            exact = self.act(widened(self.call))
        except Exception:
            return False
        triples = zip(*map(tree_leaves, (got, self.expected, exact)), strict=True)
        return all(as_near(*triple, self.whole) for triple in triples)


def attempts(
    verdict: Verdict,
    calls: list[Call],
    act: Callable[[Call], Any],
    values: bool = True,
    whole: bool = False,
) -> None:
    """Ask for several samples together; after a failure, for each alone to find the failing one.

    `whole` measures errors of half precision by a result's largest element, see `as_near`.
    """
    for some in chunks(calls, TOGETHER):
        asked = []
        for call in some:
            try:
                attempt = Attempt(call, act, whole)
                if attempt.expect():
                    asked.append(attempt)
            except Exception as error:
                verdict.tried += 1
                verdict.problems.append(describe(call, error))
        verdict.tried += len(asked)
        try:
            got = [attempt.act(attempt.ours) for attempt in asked]
            got = [copy_back(one) for one in got]
        except Exception:
            got = [None] * len(asked)
        for attempt, result in zip(asked, got, strict=True):
            try:
                if result is None:
                    result = copy_back(act(copy(attempt.call, DEVICE)))
                attempt.compare(result, values)
            except Exception as error:
                verdict.problems.append(describe(attempt.call, error))


def forward(op: OpInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    calls = [(s, call_of(s)) for s in draw(op, dtype, most)]
    values = op.name not in UNINITIALISED and not draws(op, [call for _, call in calls])
    for gauge, some in by_gauge(op, calls):
        attempts(verdict, some, lambda call, gauge=gauge: gauge(invoke(op, call)), values)


def by_gauge(op: OpInfo, calls: list[Any]) -> list[tuple[Callable[[Any], Any], list[Call]]]:
    """Functions that make results comparable, each with the calls that it is for."""
    if op.name not in UP_TO_GAUGE:
        return [(lambda result: result, [call for _, call in calls])]
    return [(sample.output_process_fn_grad, [call]) for sample, call in calls]


def draws(op: OpInfo, calls: list[Call]) -> bool:
    """True if stock PyTorch answers differently with another seed."""
    return any(draws_for(op, call) for call in calls[:16])


def draws_for(op: Callable[..., Any], call: Call) -> bool:
    results = []
    for word in ("one", "two", "three", "four"):
        seed(word)
        try:
            results.append(invoke(op, copy(call, "cpu")))
        except Exception:
            return False
    try:
        for result in results[1:]:
            same(result, results[0], True)
    except AssertionError:
        return True
    return False


def invoke(op: Callable[..., Any], call: Call) -> Any:
    first, rest, named = call
    if getattr(op, "name", None) in ARGUMENTS_ON_THE_HOST:
        rest, named = copy((rest, named), "cpu")
    result = op(first, *rest, **named)
    if getattr(op, "name", None) not in CHOOSING_AMONG_EQUALS or "out" in named:
        return result
    # Any place among equal elements is right, so the elements there are compared.
    dim = named.get("dim", rest[CHOOSING_AMONG_EQUALS[op.name] :][:1] or (-1,))
    dim = dim if isinstance(dim, int) else dim[0]
    single = isinstance(result, Tensor)
    values, places = (None, result) if single else (result[0], result[1])
    if places.dim() < first.dim():
        places = places.unsqueeze(dim)
    there = first.gather(dim, places) if first.dim() else first
    return there if single else (values, there)


def in_place(op: OpInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    variant = op.get_inplace()
    samples = [s for s in draw(op, dtype, most) if not s.broadcasts_input]
    calls = [call_of(s) for s in samples if isinstance(s.input, Tensor)]

    def act(call: Call) -> Any:
        return invoke(variant, call), call[0]

    attempts(verdict, calls, act, not draws(op, calls))


def out(op: OpInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    calls = [call_of(s) for s in draw(op, dtype, most)]
    one_answer = op.name not in UNINITIALISED and op.name not in UP_TO_GAUGE
    values = one_answer and not draws(op, calls)

    def act(make: Callable[[Tensor], Tensor]) -> Callable[[Call], Any]:
        def into(call: Call) -> Any:
            first, rest, named = call
            plain = op(first, *rest, **named)
            if isinstance(plain, (tuple, list)):
                targets: Any = tuple(make(x) for x in plain)
            else:
                targets = make(plain)
            given = [x.shape for x in tensors(targets)]
            result = op(first, *rest, **named, out=targets)
            # A target that had to grow, or has no elements, may have any strides.
            pairs = zip(tensors(targets), given, strict=True)
            kept = [x.stride() for x, s in pairs if x.shape == s and x.numel()]
            return result, targets, kept if make is spread_out else None

        return into

    attempts(verdict, calls, act(spread_out), values)
    attempts(verdict, calls[:1], act(lambda x: x.new_empty(0)), values)


def spread_out(x: Tensor) -> Tensor:
    """A target of the same shape that is not contiguous."""
    return x.new_zeros((*x.shape, 2))[..., 1]


def backward(op: OpInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    samples = draw(op, dtype, most, grad=True)
    values = not draws(op, [call_of(s) for s in samples])

    def act(process: Callable[[Any], Any]) -> Callable[[Call], Any]:
        def gradients(call: Call) -> Any:
            leaves = [x for x in tensors(call) if x.requires_grad]
            results = tensors(process(invoke(op, call)))
            results = [x for x in results if x.requires_grad]
            return torch.autograd.grad(results, leaves, cotangents(results), allow_unused=True)

        return gradients

    plain = [s for s in samples if op.name not in UP_TO_GAUGE]
    attempts(verdict, [call_of(s) for s in plain], act(lambda result: result), values)
    for sample in samples:
        if op.name in UP_TO_GAUGE:
            attempts(verdict, [call_of(sample)], act(sample.output_process_fn_grad), values)


# Dynamo needs as long for one sample as the other checks for dozens.
MOST_COMPILED = 6


def compiled(op: OpInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    """Compare a compiled call and its gradients; in every other call, sizes are symbols."""
    grad = op.supports_autograd and dtype in op.supported_backward_dtypes("cpu")
    samples = draw(op, dtype, min(most or MOST_COMPILED, MOST_COMPILED), grad=grad)
    calls = [(s, call_of(s)) for s in samples]
    values = op.name not in UNINITIALISED and not draws(op, [call for _, call in calls])
    for turn, (gauge, some) in enumerate(by_gauge(op, calls)):
        for more, call in enumerate(some):
            attempts(verdict, [call], _compiled(op, gauge, bool((turn + more) % 2)), values)


def _compiled(op: OpInfo, gauge: Callable[[Any], Any], dynamic: bool) -> Callable[[Call], Any]:
    def run(call: Call) -> Any:
        return gauge(invoke(op, call))

    def act(call: Call) -> Any:
        there = any(x.device.type == DEVICE for x in tensors(call))
        torch._dynamo.reset()
        results = (torch.compile(run, dynamic=dynamic) if there else run)(call)
        leaves = [x for x in tensors(call) if x.requires_grad]
        ends = [x for x in tensors(results) if x.requires_grad]
        if not leaves or not ends:
            return results
        return results, torch.autograd.grad(ends, leaves, cotangents(ends), allow_unused=True)

    return act


def errors(op: OpInfo, dtype: torch.dtype, most: int | None, verdict: Verdict) -> None:
    seed(op.full_name)
    for number, given in enumerate(op.error_inputs("cpu")):
        call = call_of(given.sample_input)
        ours = copy(call, DEVICE)
        wanted = raised(op, copy(call, "cpu"))
        if wanted is None:
            continue
        verdict.tried += 1
        got = raised(op, ours)
        elsewhere = expected_elsewhere(op, number)
        if type(got) is elsewhere and elsewhere is not type(wanted):
            continue
        if type(got) is type(wanted) and words(got) == words(wanted):
            continue
        verdict.problems.append(f"raised {got!r}, stock {wanted!r}"[:1500])


def expected_elsewhere(op: OpInfo, number: int) -> type[Exception] | None:
    """The exception that torch's database expects on other devices, if its calls are the same
    there.
    """
    here, there = (list(op.error_inputs(device)) for device in ("cpu", "meta"))
    return there[number].error_type if len(here) == len(there) else None


def words(error: Exception | None) -> str:
    """An error's message, without the names of devices and of a place in the program."""
    text = re.sub(r" \((at|originally) .*|\nException raised.*", "", str(error), flags=re.DOTALL)
    return text.replace("tpu:0", "cpu").replace("tpu", "cpu")


def raised(op: OpInfo, call: Call) -> Exception | None:
    try:
        copy_back(invoke(op, call))
    except Exception as error:
        return error
    return None


KINDS: dict[str, Callable[[OpInfo, torch.dtype, int | None, Verdict], None]] = {
    "forward": forward,
    "in_place": in_place,
    "out": out,
    "backward": backward,
    "compiled": compiled,
    "errors": errors,
}


def copy_back(value: Any) -> Any:
    return copy(value, "cpu")


def same(got: Any, expected: Any, values: bool) -> None:
    """Raise unless both are equal; with `values` false, only in structure, dtype and shape."""
    ours, theirs = tree_leaves(got), tree_leaves(expected)
    assert len(ours) == len(theirs), f"{len(ours)} results, stock has {len(theirs)}"
    for one, other in zip(ours, theirs, strict=True):
        if not isinstance(other, Tensor):
            if values and not isinstance(other, (torch.device, torch.Generator)):
                assert_close(one, other, equal_nan=True)
            continue
        assert isinstance(one, Tensor), f"{one!r}, stock has a tensor"
        assert one.dtype == other.dtype, f"{one.dtype}, stock has {other.dtype}"
        assert one.shape == other.shape, f"{one.shape}, stock has {other.shape}"
        if values:
            assert_close(one.detach(), other.detach(), equal_nan=True)


# Sums in another order are as good as any. If stock's error is some tolerances, the device's may be
# twice as many.
AS_GOOD = 2.0


def widened(call: Call) -> Call:
    return tree_map(_widened, call)


def _widened(leaf: Any) -> Any:
    if isinstance(leaf, torch.dtype):
        return {torch.complex64: torch.complex128}.get(
            leaf, torch.float64 if leaf.is_floating_point else leaf
        )
    if isinstance(leaf, nn.Module):
        return copies.deepcopy(leaf).double()
    if not isinstance(leaf, Tensor) or not (leaf.is_floating_point() or leaf.is_complex()):
        return leaf
    wide = torch.complex128 if leaf.is_complex() else torch.float64
    return leaf.detach().to(wide).requires_grad_(leaf.requires_grad)


def as_near(ours: Any, theirs: Any, exact: Any, whole: bool = False) -> bool:
    """True if `ours` is within tolerance of `exact`, or as near to it as `theirs`.

    An element whose terms cancel keeps the terms' roundings, and one step of an optimizer makes
    them as large as a last place of the largest element. In half precision this is far more than a
    tolerance of the element, and chance decides each error's sign. Over all their forms, Adam's
    errors are those of stock PyTorch; RMSprop's and NAdam's are larger.
    """
    if not isinstance(exact, Tensor) or not (exact.is_floating_point() or exact.is_complex()):
        same(ours, theirs, True)
        return True
    if (ours.dtype, ours.shape) != (theirs.dtype, theirs.shape) or ours.shape != exact.shape:
        return False
    # If stock PyTorch is infinite or NaN for no reason, the device may have the number.
    rounded = exact.to(ours.dtype)
    finite = rounded.isfinite() & ours.isfinite()
    alike = (ours == theirs) | (ours.isnan() & theirs.isnan()) | (ours == rounded)
    if not (alike | finite).all():
        return False
    rtol, atol = default_tolerances(ours, theirs)
    size = exact.abs()
    if whole and ours.dtype in (torch.bfloat16, torch.float16) and finite.any():
        size = size[finite].max().expand_as(size)
    allowed = atol + rtol * size
    ours_off, theirs_off = (((x - exact).abs() / allowed)[finite] for x in (ours, theirs))
    if not finite.any():
        return True
    stocks = theirs_off.nan_to_num(posinf=0).max().item()
    return bool(ours_off.max() <= max(1.0, AS_GOOD * stocks))


def describe(call: Call, error: Exception) -> str:
    """The call and its error, in a few lines."""
    return f"{shown(call)}: {type(error).__name__}: {error}"[:1500]


def shown(value: Any) -> str:
    if isinstance(value, Tensor):
        dims = ", ".join(map(str, value.shape))
        plain = value.layout != torch.strided or value.is_contiguous()
        strided = "" if plain else f" strides {value.stride()}"
        return f"{str(value.dtype).removeprefix('torch.')}[{dims}]{strided}"
    if isinstance(value, nn.Module):
        return repr(value).partition("\n")[0]
    if isinstance(value, (tuple, list)):
        return "(" + ", ".join(shown(item) for item in value) + ")"
    if isinstance(value, dict):
        return ", ".join(f"{name}={shown(item)}" for name, item in value.items())
    return repr(value)
