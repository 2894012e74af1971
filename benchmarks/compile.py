"""Costs and gains of torch.compile: stock PyTorch against device "tpu".

    python benchmarks/compile.py [--out DIR] [--only gpt,resnet50] [--seconds 5]

`tiny` is a function of two operations, whose time is the cost of a call. Every other number comes
from a separate process with an empty compile cache.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from train import WORKLOADS, pace, spawn_child

# device, and the way to run on it
WAYS = {
    "stock": ("cpu", "eager"),
    "inductor": ("cpu", "compiled"),
    "fused": ("tpu", "eager"),
    "compiled": ("tpu", "compiled"),
    "step": ("tpu", "step"),
}
CALL_GOAL = 15  # microseconds above an eager call


def measure(name: str, device: str, way: str, seconds: float) -> dict[str, float]:
    """Runs in the child: one training step, after the first few."""
    import torch

    from tests import models

    workload = getattr(models, name)(**WORKLOADS[name])
    _, data, step = models.prepare(workload, device)
    if device == "tpu":
        import torch_tpu

        torch_tpu.set_eager_mode("fused")
    if way == "compiled":
        step = torch.compile(step)
    elif way == "step":
        step = torch_tpu.compile_step(step)
    begin = time.perf_counter()
    for batch in data:
        step(batch).item()
    warmup = time.perf_counter() - begin
    return {"step": pace(step, data, seconds), "warmup": warmup}


def tiny() -> dict[str, float]:
    """Microseconds to issue a call of a function of two operations."""
    import torch
    import torch_tpu

    def function(x: torch.Tensor) -> torch.Tensor:
        return x.sin() + 1

    def call(f: object, x: torch.Tensor, n: int = 500) -> float:
        best = float("inf")
        for _ in range(10):
            start = time.perf_counter()
            for _ in range(n):
                f(x)  # type: ignore[operator]
            best = min(best, (time.perf_counter() - start) / n)
            torch_tpu.sync()
        return best * 1e6

    here, there = torch.randn(16), torch.randn(16, device="tpu")
    return {
        "stock": call(function, here),
        "inductor": call(torch.compile(function), here),
        "strict": call(function, there),
        "compiled": call(torch.compile(function), there),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the JSON")
    parser.add_argument("--only", default="tiny,gpt,resnet50", help="workloads, by commas")
    parser.add_argument("--seconds", type=float, default=5, help="time for each steady state")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--way", choices=WAYS, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one == "tiny":
        print(json.dumps(tiny()))
        return
    if args.one:
        print(json.dumps(measure(args.one, *WAYS[args.way], args.seconds)))
        return
    from report import show

    names = args.only.split(",")
    if "tiny" in names:
        names.remove("tiny")
        with tempfile.TemporaryDirectory() as cache:
            row = spawn_child(__file__, ["--one", "tiny"], cache)
        extra = row["compiled"] - row["strict"]
        note = f"compiled above eager: {extra:.1f} us (goal: {CALL_GOAL} us)"
        show("Calling: a tiny function, us", [{"function": "x.sin() + 1", **row}], args.out, note)
    rows = []
    for name in names:
        row = {"workload": name}
        for way in WAYS:
            with tempfile.TemporaryDirectory() as cache:
                command = ["--one", name, "--way", way, "--seconds", str(args.seconds)]
                done = spawn_child(__file__, command, cache)
            row |= {f"{way} ms": done["step"] * 1e3, f"{way} warm s": done["warmup"]}
        rows.append(row)
    if rows:
        show("Compiled training: one step", rows, args.out)


if __name__ == "__main__":
    main()
