"""Every example of every row, called on the device and compared with stock PyTorch on the CPU.

Each operation is one case: `pytest -k hypot`. Results and arguments after the call are compared by
torch's own tolerances; then the same for the in-place and `out=` forms.
"""

import warnings
import zlib
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._ops import OpOverload
from torch.testing import assert_close

from tests.rows import derived, example, inputs, laws, reference
from tests.rows.example import Example

Values = dict[str, Any]

# Rows whose results are read only by their own backward pass.
TESTED_ELSEWHERE = {
    f"tpu::{kind}_layer{way}": "tests/test_recurrent.py"
    for kind in ("lstm", "gru", "rnn")
    for way in ("", "_backward")
}
# One process has no other ranks.
COLLECTIVES = "all_gather", "all_reduce", "all_to_all", "broadcast", "reduce_scatter"
COLLECTIVES += ("collective_permute",)
TESTED_ELSEWHERE |= {f"tpu::{name}": "crates/cpu/tests/collectives.rs" for name in COLLECTIVES}
# The CPU has no kernels.
FLASH = "_flash_attention_forward", "_flash_attention_backward"
TESTED_ELSEWHERE |= dict.fromkeys(FLASH, "tests/test_attention.py")
TESTED_ELSEWHERE["tpu::shard"] = "tests/test_spmd.py"
CTC = "_ctc_loss.Tensor", "_ctc_loss_backward.Tensor"
TESTED_ELSEWHERE |= dict.fromkeys(CTC, "tests/test_ctc.py")

UNSIGNED = {torch.uint16: torch.int16, torch.uint32: torch.int32, torch.uint64: torch.int64}


@pytest.mark.usefixtures("fused", "no_fallback")
@pytest.mark.parametrize("name", [n for n in example.names() if n not in TESTED_ELSEWHERE])
def test_row(name: str, device: str) -> None:
    if device == "cpu" and name.startswith("tpu::"):
        pytest.skip("stock PyTorch does not have it")
    if (library := name.partition("::")[0]) not in ("tpu", name):
        pytest.importorskip(library)
    problems = []
    op = example.overload(name)
    in_place = derived.in_place(op)
    out = derived.out(op)
    for text in example.texts(name):
        torch.manual_seed(zlib.crc32(f"{name} {text}".encode()))
        call = example.read(name, text, inputs.draw(name))
        try:
            expected = check(name, call, device)
            # The derived forms share one kernel, so one example of each is enough.
            if in_place and check_in_place(name, in_place, call, device):
                in_place = None
            if out and check_out(name, out, call, expected, device):
                out = None
        except Exception as error:
            problems.append(f"{name} '{text}': {type(error).__name__}: {error}")
    assert not problems, "\n\n".join(problems)


def check(name: str, call: Example, device: str) -> list[Any] | None:
    """Compare results and arguments on the device and on the CPU. Return the CPU's results."""
    expected, after = on_the_cpu(name, call.op, call.values)
    got, values = on_the_device(call.op, call.values, device)
    written = [argument.name for argument in call.op._schema.arguments if argument.is_write]
    compare(name, call, got, expected, [values[n] for n in written if values[n] is not got[0]])
    for argument in after.keys() - (set(written) if laws.find(name) else set()):
        same(tensors(values[argument]), tensors(after[argument]), f"argument {argument}")
    return expected


def check_in_place(name: str, op: OpOverload, call: Example, device: str) -> bool:
    """Compare `op`, which overwrites `self`; False if stock PyTorch refuses."""
    values = to(call.values, "cpu")
    try:
        example.call(op, values)
    except (RuntimeError, NotImplementedError):
        return False
    got, after = on_the_device(op, call.values, device)
    if laws.find(name):
        compare(name, call, [after["self"]], None, [])
    else:
        same([after["self"]], [values["self"]], f"{op} self")
    same(got, [after["self"]], f"{op} result")
    return True


def check_out(
    name: str, op: OpOverload, call: Example, expected: list[Any] | None, device: str
) -> bool:
    """Compare `op` with given targets; False if the results have no single type."""
    outs = derived.outs(op)
    if expected is None or len(outs) != len(expected):
        return False
    if any(tensor is None for tensor in expected):
        return False
    empty = [torch.empty(0, dtype=tensor.dtype) for tensor in expected]
    taken = [argument.name for argument in op._schema.arguments]
    values = {k: v for k, v in call.values.items() if k in taken}
    got, after = on_the_device(op, values | dict(zip(outs, empty, strict=True)), device)
    written = [after[argument] for argument in outs]
    compare(name, call, written, expected, [])
    same(got, written, f"{op} result")
    return True


def compare(
    name: str, call: Example, got: list[Any], expected: list[Any] | None, writes: list[Tensor]
) -> None:
    law = laws.find(name)
    if not law:
        same(got, expected or [], "result", reference.tolerance(name))
        return
    for ours, theirs in zip(got, expected or got, strict=True):
        assert type(ours) is type(theirs)
        if isinstance(ours, Tensor):
            assert (ours.dtype, ours.shape) == (theirs.dtype, theirs.shape)
    law(got + writes, expected or [], call.values)


def on_the_cpu(name: str, op: OpOverload, values: Values) -> tuple[list[Any] | None, Values]:
    """The arguments after the call, and the results, or None if only a law can judge them."""
    values = to(values, "cpu")
    if answer := reference.REFERENCES.get(name):
        return answer(values), values
    try:
        with warnings.catch_warnings(action="ignore"):
            return flat(example.call(op, values)), values
    except (RuntimeError, NotImplementedError):
        if laws.find(name):
            return None, values
        return reference.wider(op, values), values


def on_the_device(op: OpOverload, values: Values, device: str) -> tuple[list[Any], Values]:
    values = to(values, device)
    if any(argument.name == "device" for argument in op._schema.arguments):
        values["device"] = device
    results = flat(example.call(op, values))
    return to(results, "cpu"), to(values, "cpu")


def same(got: list[Any], expected: list[Any], what: str, tolerance: Values | None = None) -> None:
    assert len(got) == len(expected), f"{what}: {len(got)} tensors, stock has {len(expected)}"
    for i, (ours, theirs) in enumerate(zip(got, expected, strict=True)):
        where = f"{what} {i}"
        if theirs is None or ours is None:
            assert ours is theirs, f"{where}: {ours}, stock has {theirs}"
            continue
        if isinstance(theirs, Tensor):
            assert ours.dtype == theirs.dtype, f"{where}: {ours.dtype}, stock has {theirs.dtype}"
            ours, theirs = comparable(ours), comparable(theirs)
        assert_close(
            ours,
            theirs,
            equal_nan=True,
            msg=lambda text, where=where, pair=(ours, theirs): f"{where}: {text}\n{pair}",
            **(tolerance or {}),
        )


def comparable(x: Tensor) -> Tensor:
    """The same numbers in a type that torch can compare."""
    if x.dtype in UNSIGNED:
        return x.view(UNSIGNED[x.dtype])
    return x.float() if x.is_floating_point() and x.element_size() == 1 else x


def flat(result: Any) -> list[Any]:
    """The leaves of nested lists, in order."""
    if isinstance(result, (tuple, list)):
        return [leaf for item in result for leaf in flat(item)]
    return [result]


def tensors(value: Any) -> list[Tensor]:
    return [leaf for leaf in flat(value) if isinstance(leaf, Tensor)]


def to(value: Any, device: str) -> Any:
    """A copy, with its tensors on a device."""
    if isinstance(value, dict):
        return {name: to(item, device) for name, item in value.items()}
    if isinstance(value, list):
        return [to(item, device) for item in value]
    return value.detach().to(device, copy=True) if isinstance(value, Tensor) else value


@pytest.mark.usefixtures("fused", "no_fallback")
def test_a_modulus_is_infinite_where_one_part_is(device: str) -> None:
    inf, nan = float("inf"), float("nan")
    x = torch.tensor([inf, inf, nan, nan, -inf, 0.0, 3e38, 1e-30])
    y = torch.tensor([inf, nan, -inf, nan, 1.0, nan, 3e38, 1e-30])
    assert_close(torch.hypot(x.to(device), y.to(device)).cpu(), torch.hypot(x, y), equal_nan=True)
    z = torch.complex(x, y)
    assert_close(z.to(device).abs().cpu(), z.abs(), equal_nan=True)
