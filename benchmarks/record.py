"""The host's time for one operation: a chain of mul, add and relu on sixteen numbers.

    python benchmarks/record.py [--out DIR]

Sixteen numbers cost nothing to compute, so the time is all bookkeeping. Device "tpu" records in
fused mode. It is compared with stock CPU eager in the same process, and with a kernel that only
makes its result (noop.cpp, which takes a C++ compiler): the time that torch itself adds for any
backend.
"""

import argparse
import gc
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import torch
from report import show
from torch import Tensor

LENGTH = 100  # rounds of a chain, three operations each
REPEATS = 60


def chain(x: Tensor, y: Tensor) -> Tensor:
    for _ in range(LENGTH):
        x = torch.relu(x * y + y)
    return x


def chain_of_nothing(x: Tensor, y: Tensor) -> Tensor:
    noop = torch.ops.benchmark.noop
    for _ in range(LENGTH):
        x = noop(noop(noop(x, y), y), y)
    return x


def load_noop() -> None:
    """Compile noop.cpp against this torch and register its op."""
    from torch.utils.cpp_extension import include_paths, library_paths

    source = Path(__file__).with_name("noop.cpp")
    options = ["-std=c++20", "-O2", "-shared", "-fPIC"]
    options += [flag for path in include_paths() for flag in ("-isystem", path)]
    options += [f"-L{path}" for path in library_paths()] + ["-lc10", "-ltorch_cpu"]
    with tempfile.TemporaryDirectory() as folder:
        library = f"{folder}/noop.so"
        command = [os.environ.get("CXX", "c++"), str(source), *options, "-o", library]
        subprocess.run(command, check=True)
        torch.ops.load_library(library)


def measure(device: str, run: Callable[[Tensor, Tensor], Tensor]) -> tuple[float, float]:
    """Best microseconds per operation: until the chain is issued, and until its result is read."""
    x, y = torch.ones(16).to(device), torch.full((16,), 0.5).to(device)
    issued, read = [], []
    for _ in range(REPEATS):
        start = time.perf_counter()
        result = run(x, y)
        issued.append(time.perf_counter() - start)
        result.cpu()
        read.append(time.perf_counter() - start)
    return tuple(min(times) / (3 * LENGTH) * 1e6 for times in (issued, read))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the JSON")
    args = parser.parse_args()
    import torch_tpu

    load_noop()
    torch_tpu.set_eager_mode("fused")
    gc.disable()
    with torch.no_grad():
        stock, stock_read = measure("cpu", chain)
        nothing, _ = measure("tpu", chain_of_nothing)
        ours, ours_read = measure("tpu", chain)
    rows = [
        {"kernel": "stock CPU eager", "us/op issued": stock, "us/op read": stock_read},
        {"kernel": "tpu, does nothing", "us/op issued": nothing, "us/op read": None},
        {"kernel": "tpu, records (fused)", "us/op issued": ours, "us/op read": ours_read},
    ]
    note = (
        f"recording costs {ours / stock:.2f}x stock CPU eager (goal: 2.0x) "
        f"and {ours / nothing:.2f}x a kernel that does nothing (goal: 1.4x)"
    )
    show("Recording: host time of one operation", rows, args.out, note)


if __name__ == "__main__":
    main()
