"""The time to compute one number and read it: eager, compiled, and in stock PyTorch.

    python benchmarks/reading.py

Prints the least microseconds for a call, of five series of 1,000 calls.
"""

import time
from collections.abc import Callable

import torch
from torch import Tensor


def function(x: Tensor) -> Tensor:
    return (x + 1).sum()


def least(f: Callable[[Tensor], Tensor], x: Tensor) -> float:
    series = []
    for _ in range(6):
        start = time.perf_counter()
        for _ in range(1000):
            f(x).item()
        series.append((time.perf_counter() - start) * 1e3)
    # The first series warms up.
    return min(series[1:])


def main() -> None:
    x = torch.ones(4)
    for name, f, on in (
        ("stock", function, "cpu"),
        ("tpu", function, "tpu"),
        ("tpu, compiled", torch.compile(function), "tpu"),
    ):
        print(f"{name:16} {least(f, x.to(on)):8.1f} us")


if __name__ == "__main__":
    main()
