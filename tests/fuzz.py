"""Compares random streams of operations: strict, fused, fused again, two at once, stock PyTorch.

    python -m tests.fuzz 100000 [FIRST]

plays that many streams from seed FIRST on. A stream that differs is shrunk to a minimal one that
still differs and kept in tests/streams, where every run of the tests plays it.
"""

import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import torch_tpu

from tests.streams import Step, play, result, stream

RUNS = 4
KEPT = Path(__file__).parent / "streams"


def difference(steps: list[Step], runs: int = 2) -> str | None:
    """The difference between the ways to run a stream, or None.

    The last of at most `runs` fused runs programs nothing. After thousands of streams more than two
    runs may be needed: the first run may find sizes that also vary in much older streams, and the
    next run then uses programs for all of them.
    """
    with torch_tpu.eager_mode("strict"):
        strict = play(steps, "tpu")
        expected = result(strict)
    stock = result(play(steps, "cpu", [t.cpu() for t in strict.drawn]))
    if expected != stock:
        return describe("strict", expected, "stock", stock)
    for number in range(1, runs + 1):
        with torch_tpu.eager_mode("fused"):
            programs = torch_tpu.metrics.counter("programs")
            fused = result(play(steps, "tpu"))
            programs = torch_tpu.metrics.counter("programs") - programs
        if fused != expected:
            return describe(f"fused run {number}", fused, "strict", expected)
        if number > 1 and not programs:
            return None
    return f"fused run {runs} still compiled {programs} programs"


def difference_of_two(steps: list[Step], others: list[Step]) -> str | None:
    """Plays two streams at once on two threads. Their random numbers are shared, so draws are left
    out.
    """
    pair = [[s for s in both if s[0] not in ("draw", "thread")] for both in (steps, others)]
    with torch_tpu.eager_mode("fused"), ThreadPoolExecutor(2) as threads:
        runs = list(threads.map(lambda steps: result(play(steps, "tpu")), pair))
    for run, alone in zip(runs, pair, strict=True):
        stock = result(play(alone, "cpu"))
        if run != stock:
            return describe("two at once", run, "stock", stock)
    return None


def describe(name: str, got: list[object], other: str, expected: list[object]) -> str:
    for i, (x, y) in enumerate(zip(got, expected, strict=False)):
        if x != y:
            return f"{name} and {other} differ in {f'tensor {i - 1}' if i else 'reads'}: {x}, {y}"
    return f"{name} has {len(got)} results, {other} {len(expected)}"


def shrink(steps: list[Step]) -> list[Step]:
    """A minimal part of a stream that still shows a difference, found by leaving steps out."""
    size = len(steps) // 2
    while size > 0:
        start = 0
        while start < len(steps):
            shorter = steps[:start] + steps[start + size :]
            if difference(shorter, RUNS):
                steps = shorter
            else:
                start += size
        size //= 2
    return steps


def kept() -> Iterator[tuple[str, list[Step]]]:
    for path in sorted(KEPT.glob("*.json")):
        yield path.stem, [tuple(step) for step in json.loads(path.read_text())]


def main() -> None:
    number, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    failures, start = 0, time.monotonic()
    for seed in range(first, first + number):
        steps = stream(seed)
        found = difference(steps, RUNS)
        if found:
            failures += 1
            # The difference may not recur while shrinking.
            print(f"seed {seed}: {found}", flush=True)
            steps = shrink(steps)
            KEPT.mkdir(exist_ok=True)
            (KEPT / f"seed_{seed}.json").write_text(json.dumps(steps) + "\n")
            print(f"seed {seed}: {difference(steps, RUNS)}\n  {steps}", flush=True)
        elif seed % 8 == 0 and (found := difference_of_two(steps, stream(f"{seed} too"))):
            # A difference that depends on timing cannot be shrunk.
            failures += 1
            print(f"seed {seed}: {found}", flush=True)
        if (seed + 1 - first) % 200 == 0:
            rate = (seed + 1 - first) / (time.monotonic() - start)
            print(f"{seed + 1 - first} streams, {rate:.1f} a second", flush=True)
    print(f"{number} streams, {failures} differ")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
