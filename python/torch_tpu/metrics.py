"""Counts of records, cuts, compilations and more, since the start or the last `reset()`."""

from torch_tpu import _C

SHOWN = 20  # lines of each kind in a report


def counter(name: str) -> int:
    """Return one count, such as `counter("compiles")`; raise `ValueError` for an unknown name."""
    return _C.counter(name)


def fallbacks() -> dict[str, int]:
    """Return the number of runs on the CPU for each operation that fell back, by its name."""
    return _C.fallbacks()


def reset() -> None:
    """Start counting again from zero."""
    _C.reset_metrics()


def report() -> str:
    """Return all metrics as a readable text: counts, reasons, lines and memory."""
    counts = _C.counters()
    seconds = counts.pop("compile_ns") / 1e9
    lines = [f"platform: {_C.platform_name() or 'not started'}", f"mode: {_C.get_eager_mode()}"]
    if drawback := _C.platform_drawback():
        lines[0] += f" ({drawback})"
    for name, count in counts.items():
        took = f"  in {seconds:.2f} s" if name == "compiles" else ""
        lines.append(f"{name:<20}{count:>16,}{took}")
    for device, (in_use, peak) in enumerate(_C.memory()):
        lines.append(f"memory of tpu:{device}: {in_use:,} bytes, at most {peak:,}")
    lines += _most("cut because", _C.cuts())
    lines += _most("host read at", _C.host_reads())
    lines += _most("on the CPU:", fallbacks())
    return "\n".join(lines)


def _most(what: str, counts: dict[str, int]) -> list[str]:
    """Return lines for the largest counts, and one line for the sum of the others."""
    ranked = sorted(counts.items(), key=lambda item: -item[1])
    lines = [f"{what} {name}: {count:,} times" for name, count in ranked[:SHOWN]]
    rest = ranked[SHOWN:]
    if rest:
        lines.append(f"{what} {len(rest)} others: {sum(n for _, n in rest):,} times")
    return lines
