"""An example call of a row, read from the first lines of its golden program.

`crates/ops/src/sample.rs` explains the notation. This file does not know valid inputs of
operations: the caller brings a function that draws tensors.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

GOLDEN = Path(__file__).parents[2] / "crates/ops/tests/golden"

DTYPES = {
    "bool": torch.bool,
    "u8": torch.uint8,
    "u16": torch.uint16,
    "u32": torch.uint32,
    "u64": torch.uint64,
    "s8": torch.int8,
    "s16": torch.int16,
    "s32": torch.int32,
    "s64": torch.int64,
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "f32": torch.float32,
    "f64": torch.float64,
    "c64": torch.complex64,
    "c128": torch.complex128,
    "f8e4m3fn": torch.float8_e4m3fn,
    "f8e5m2": torch.float8_e5m2,
    "f8e4m3fnuz": torch.float8_e4m3fnuz,
    "f8e5m2fnuz": torch.float8_e5m2fnuz,
}


@dataclass
class Wanted:
    """A tensor that an example asks for."""

    name: str
    dtype: torch.dtype
    shape: tuple[int, ...]
    given: dict[str, Any]
    """The arguments before it."""

    @property
    def is_float(self) -> bool:
        return self.dtype.is_floating_point

    @property
    def is_integer(self) -> bool:
        return not (self.is_float or self.dtype.is_complex or self.dtype == torch.bool)

    def uniform(self, low: float, high: float) -> Tensor:
        drawn = torch.rand(self.shape, dtype=torch.float64)
        return (low + (high - low) * drawn).to(self.dtype)

    def integers(self, low: int, high: int) -> Tensor:
        return torch.randint(low, high, self.shape).to(self.dtype)

    def normal(self) -> Tensor:
        if self.dtype == torch.bool:
            return torch.rand(self.shape) < 0.5
        if self.dtype.is_complex:
            return torch.randn(self.shape, dtype=torch.complex128).to(self.dtype)
        if self.is_float:
            return (1.5 * torch.randn(self.shape, dtype=torch.float64)).to(self.dtype)
        return self.integers(-6 if self.dtype.is_signed else 0, 7)


Draw = Callable[[Wanted], Tensor]


@dataclass
class Example:
    """One call: the operation and its arguments by name."""

    text: str
    op: torch._ops.OpOverload
    values: dict[str, Any]


def names() -> list[str]:
    """The rows, as `add.Tensor` or `tpu::nonzero_bounded`."""
    return sorted(path.stem for path in GOLDEN.glob("*.mlir"))


def texts(name: str) -> list[str]:
    """The examples of a row."""
    lines = (GOLDEN / f"{name}.mlir").read_text().splitlines()
    notes = ("// run-time numbers:", "// random counters:")
    return [line[3:] for line in lines if line.startswith("//") and not line.startswith(notes)]


def overload(name: str) -> torch._ops.OpOverload:
    namespace, _, name = name.rpartition("::")
    base, _, which = name.partition(".")
    packet = getattr(getattr(torch.ops, namespace or "aten"), base)
    return getattr(packet, which or "default")


def read(name: str, text: str, draw: Draw) -> Example:
    op = overload(name)
    arguments = op._schema.arguments
    places = {argument.name: i for i, argument in enumerate(arguments)}
    values: dict[str, Any] = {}
    at = 0
    for word in _words(text):
        if named := re.fullmatch(r"(\w+)=(.*)", word):
            at, word = places[named[1]], named[2]
        argument = arguments[at]
        values[argument.name] = _value(str(argument.type), word, argument.name, values, draw)
        at += 1
    return Example(text, op, values)


# In other operations torch takes a number for a Tensor argument; these need a tensor on the host.
_TAKES_NO_NUMBER = {"aten::where", "aten::bitwise_and"}


def call(op: torch._ops.OpOverload, values: dict[str, Any]) -> Any:
    """Call an operation by its arguments' names."""
    if op._schema.name in _TAKES_NO_NUMBER:
        typed = [a.name for a in op._schema.arguments if str(a.type) == "Tensor"]
        values = {k: torch.as_tensor(v) if k in typed else v for k, v in values.items()}
    positional = []
    for argument in op._schema.arguments:
        # torch converts a number to a tensor only in a positional argument.
        if argument.kwarg_only or argument.name not in values:
            break
        positional.append(values[argument.name])
    taken = [argument.name for argument in op._schema.arguments[: len(positional)]]
    return op(*positional, **{k: v for k, v in values.items() if k not in taken})


def _words(text: str) -> list[str]:
    """Splits at spaces outside parentheses and brackets."""
    words, depth = [""], 0
    for c in text:
        depth += (c in "([") - (c in ")]")
        if c == " " and depth == 0:
            words.append("")
        else:
            words[-1] += c
    return [word for word in words if word]


def _value(kind: str, word: str, name: str, given: dict[str, Any], draw: Draw) -> Any:
    if word == "none":
        return None
    if "Tensor" in kind:
        if "List[" in kind:
            return [_tensor(item, name, given, draw) for item in _words(word[1:-1])]
        return _tensor(word, name, given, draw)
    if word.startswith(("[", "(")):
        return [_number(item) for item in word.strip("()[]").replace(",", " ").split()]
    if word in DTYPES:
        return DTYPES[word]
    return word if "str" in kind else _number(word)


def _tensor(word: str, name: str, given: dict[str, Any], draw: Draw) -> Tensor | float | None:
    if word == "none":
        return None
    if not (parts := re.fullmatch(r"(\w+)\[([\d,]*)\]", word)):
        return _number(word)
    shape = tuple(int(size) for size in parts[2].split(",") if size)
    wanted = Wanted(name, DTYPES[parts[1]], shape, given)
    return draw(wanted).reshape(shape)


def _number(word: str) -> float:
    if word in ("true", "false"):
        return word == "true"
    return float(word) if re.search(r"[.einf]", word) else int(word)
