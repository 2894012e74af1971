"""Factorisations of matrices on the CPU platform, against stock PyTorch.

    TORCH_TPU_CACHE_DIR= python benchmarks/factorisations.py 100 500 1500

Prints milliseconds: stock PyTorch's best of twelve, then the first call on the device, the third,
and the best of twelve. What comes again is compiled in the meantime.
"""

import sys
import time
from collections.abc import Callable

import torch
import torch_tpu  # noqa: F401
from torch import Tensor

WORKS: dict[str, Callable[[Tensor], Tensor]] = {
    "eigh": lambda x: torch.linalg.eigh(x + x.mT)[1],
    "svd": lambda x: torch.linalg.svd(x)[0],
    "svdvals": torch.linalg.svdvals,
    "cholesky": lambda x: torch.linalg.cholesky(x @ x.mT + len(x) * torch.eye(len(x)).to(x)),
    "qr": lambda x: torch.linalg.qr(x)[0],
    "ldl_factor": lambda x: torch.linalg.ldl_factor(x + x.mT)[0],
    "lu_factor": lambda x: torch.linalg.lu_factor(x)[0],
    "inv": torch.linalg.inv,
}


def times(work: Callable[[Tensor], Tensor], x: Tensor) -> list[float]:
    """Milliseconds of twelve calls, each with a number of its result."""
    found = []
    for _ in range(12):
        start = time.perf_counter()
        work(x).flatten()[0].item()
        found.append(1000 * (time.perf_counter() - start))
    return found


def main() -> None:
    torch.manual_seed(0)
    print(f"{'':10} {'size':>6} {'stock':>9} {'first':>9} {'third':>9} {'best':>9}")
    for size in map(int, sys.argv[1:]):
        x = torch.randn(size, size)
        for name, work in WORKS.items():
            stock, ours = times(work, x), times(work, x.to("tpu"))
            shown = min(stock), ours[0], ours[2], min(ours)
            print(f"{name:10} {size:6}", *(f"{ms:9.1f}" for ms in shown))


if __name__ == "__main__":
    main()
