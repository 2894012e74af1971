"""Convolutions with few output places, forward and both gradients, against stock PyTorch.

    python benchmarks/convolutions.py

Prints the least milliseconds of the runs in a quarter of a second. `are_faster` in
crates/cpu/src/target/convolution/products.rs decides the form of a convolution. Set `few` there to
true or false to compare the two forms.
"""

import time
from collections.abc import Callable
from typing import Any

import torch
from torch.nn.functional import conv2d

# Channels, extent, features, kernel, stride, padding, batch.
CASES = [
    (3, 224, 768, 16, 16, 0, 4),
    (3, 64, 96, 4, 4, 0, 32),
    (256, 4, 256, 3, 1, 1, 8),
    (512, 7, 512, 3, 1, 1, 8),
    (128, 8, 512, 1, 1, 0, 8),
]


def least(run: Callable[[], Any]) -> float:
    compiled = run()
    torch.accelerator.synchronize()
    del compiled
    best, start = float("inf"), time.perf_counter()
    while time.perf_counter() - start < 0.25:
        before = time.perf_counter()
        kept = run()
        torch.accelerator.synchronize()
        best = min(best, time.perf_counter() - before)
        del kept
    return best * 1e3


def measure(device: str, case: tuple[int, ...]) -> list[float]:
    channels, extent, features, kernel, stride, padding, batch = case
    x = torch.randn(batch, channels, extent, extent, device=device, requires_grad=True)
    w = torch.randn(features, channels, kernel, kernel, device=device, requires_grad=True)

    def forward() -> torch.Tensor:
        return conv2d(x, w, stride=stride, padding=padding)

    grad = torch.randn_like(forward())
    runs = [forward, *(lambda of=of: torch.autograd.grad(forward(), of, grad) for of in (x, w))]
    return [least(run) for run in runs]


def main() -> None:
    for case in CASES:
        for device in "cpu", "tpu":
            times = "  ".join(f"{ms:8.2f}" for ms in measure(device, case))
            print(f"{case!s:36} {device:4} {times}", flush=True)


if __name__ == "__main__":
    main()
