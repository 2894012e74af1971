"""What happened since the start, or since `reset()`: counts of records, cuts, compilations."""

from torch_tpu import _C


def counter(name: str) -> int:
    """Return one count, such as `counter("compiles")`."""
    return _C.counter(name)


def fallbacks() -> dict[str, int]:
    """Return how often each operation had to run on the CPU."""
    return _C.fallbacks()


def reset() -> None:
    """Start counting again from zero."""
    _C.reset_metrics()


def report() -> str:
    """Return all counts as a readable text."""
    counts = {f"{name}": count for name, count in _C.counters().items()}
    lines = [f"platform: {_C.platform_name() or 'not started'}", f"mode: {_C.get_eager_mode()}"]
    lines += [f"{name:<20}{count:>16,}" for name, count in counts.items()]
    lines += [f"on the CPU: {op} {count:,} times" for op, count in fallbacks().items()]
    return "\n".join(lines)
