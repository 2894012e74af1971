"""The in-place and `out=` forms of an operation, found by comparing schemas."""

from collections.abc import Iterator

import torch
from torch._ops import OpOverload

# The out= form of a factory has no arguments for these: the given tensor decides them.
SAID_BY_OUT = {"dtype", "layout", "device", "pin_memory"}


def in_place(op: OpOverload) -> OpOverload | None:
    """`add_.Tensor` for `add.Tensor`."""
    if op._schema.name.endswith("_"):
        return None
    for other in _overloads(op._schema.name + "_"):
        written = [a.name for a in other._schema.arguments if a.is_write]
        if written == ["self"] and _form(other) == _form(op):
            return other
    return None


def out(op: OpOverload) -> OpOverload | None:
    """`add.out` for `add.Tensor`."""
    forms = [other for other in _overloads(op._schema.name) if outs(other)]
    factory = [part for part in _form(op) if part[0] not in SAID_BY_OUT]
    for wanted in _form(op), factory:
        for other in forms:
            if _form(other) == wanted:
                return other
    return None


def outs(op: OpOverload) -> list[str]:
    return [a.name for a in op._schema.arguments if a.is_out]


def _overloads(name: str) -> Iterator[OpOverload]:
    namespace, base = name.split("::")
    packet = getattr(getattr(torch.ops, namespace), base, None)
    if packet is not None:
        for which in packet.overloads():
            yield getattr(packet, which)


def _form(op: OpOverload) -> list[tuple[str, str]]:
    """Names and types of the arguments that decide the result."""
    return [(a.name, str(a.type)) for a in op._schema.arguments if not a.is_out]
