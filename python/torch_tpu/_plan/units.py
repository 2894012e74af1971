"""Numbers, lines and names as people read them."""

import os
from collections.abc import Iterable
from typing import Any

_BYTES = ("B", "KiB", "MiB", "GiB", "TiB")
UNKNOWN = "not known"


def size(number: float) -> str:
    """Return bytes as people write them: `1.5 GiB`."""
    at = 0
    while abs(number) >= 999.5 and at < len(_BYTES) - 1:
        number /= 1024
        at += 1
    return f"{number:.0f} {_BYTES[at]}" if at == 0 else f"{number:.3g} {_BYTES[at]}"


def duration(seconds: float) -> str:
    """Return seconds as people write them: `12.3 ms`."""
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= scale:
            return f"{_digits(seconds / scale)} {unit}"
    return f"{_digits(seconds * 1e9)} ns"


def count(number: float) -> str:
    """Return a number with a letter for its thousands: `1.2 T`."""
    for letter, scale in (("P", 1e15), ("T", 1e12), ("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if number >= scale:
            return f"{_digits(number / scale)} {letter}"
    return _digits(number)


def _digits(number: float) -> str:
    """Return three digits, or all before the point."""
    return f"{number:.0f}" if number >= 100 else f"{number:.3g}"


def percent(share: float) -> str:
    """Return a share as `12.3%`."""
    return f"{share:.1%}"


def where(line: str) -> str:
    """Return a line with a short path: below the current folder, or inside of a package."""
    path = line.split("\t")[0]
    _, is_package, below = path.rpartition(f"{os.sep}site-packages{os.sep}")
    return below if is_package else path.removeprefix(os.getcwd() + os.sep)


def shorten(words: str, most: int) -> str:
    """Return words without their middle if they are too long: both ends tell names apart."""
    if len(words) <= most:
        return words
    end = most // 2
    return f"{words[: most - end - 1]}…{words[-end:]}"


def module_name(path: str) -> str:
    """Return the path of a module, or words for calls outside of all modules."""
    return path or "outside of modules"


def op_name(op: str) -> str:
    """Return an op's name, or words for instructions that the compiler added."""
    return op or "added by the compiler"


def line_name(line: str) -> str:
    """Return a line as `where` does, or words if it is not known."""
    return where(line) or UNKNOWN


def temporary(value: dict[str, Any]) -> str:
    """Return words for temporaries of one type and origin."""
    times = f"{value['count']} of " if value["count"] > 1 else ""
    place = ", ".join(name for name in (value["module"], where(value["line"])) if name)
    return f"{times}{value['shape']}, {op_name(value['op'])}{f' ({place})' if place else ''}"


def step_name(step: int, steps: int) -> str:
    """Return the name of a step out of so many, of which the first and last are no whole steps."""
    if steps < 2:
        return "script"
    return "start" if step == 0 else "end" if step == steps - 1 else f"step {step}"


def by_kind_of_module(values: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    """Return values by module, those of one list under one name: `blocks.* (4 modules)`."""
    kinds: dict[str, list[float]] = {}
    for path, value in values:
        words = path.split(".")
        kind = ".".join("*" if word.isdecimal() else word for word in words)
        kinds.setdefault(kind, []).append(value)
    rows = []
    for kind, found in kinds.items():
        many = f" ({len(found)} modules)" if len(found) > 1 else ""
        rows.append((module_name(kind) + many, sum(found)))
    return sorted(rows, key=lambda row: (-row[1], row[0]))


def compiled(report: dict[str, Any]) -> str:
    """Return how many programs were compiled, and how long that took."""
    number = sum(not program["refused"] for program in report["programs"])
    noun = "program was" if number == 1 else "programs were"
    return f"{number} {noun} compiled in {duration(report['compile_seconds'])}."


def links(links: dict[str, Any]) -> str:
    """Return what collectives send, and how much of that other work hides."""
    number = links["collectives"]
    noun = "collective sends" if number == 1 else "collectives send"
    words = f"{number} {noun} {size(links['sent'])} in {duration(links['seconds'])}"
    hidden = links["seconds"] - links["exposed"]
    return f"{words}, of which other work hides {percent(hidden / max(links['seconds'], 1e-30))}"


def hosts(hosts: dict[str, int]) -> str:
    """Return what passes through the hosts."""
    number = hosts["calls"]
    noun = "call of torch.distributed takes" if number == 1 else "calls of torch.distributed take"
    return f"{number} {noun} {size(hosts['bytes'])} through the hosts; the time leaves that out"


BOUNDS = {
    "products": ("matrix products", "the matrix unit's FLOP/s"),
    "memory": ("memory", "bytes to and from HBM, the chip's large memory"),
    "links": ("links", "bytes between chips"),
    "neither": ("neither", "three times what FLOPs and bytes need: vector unit or latency"),
}

USES = {
    "decides": "the script decides by it: check this line",
    "known": "computed here",
    "shows": "only shown",
    "unknown": "the script may decide by it",
}

HONESTY = (
    "Times are the TPU compiler's own estimates, added up; on links, bytes over their published "
    "bandwidth. No TPU was used to check them."
)
