"""What a training step costs: stock CPU eager against device "tpu", strict and fused.

    python benchmarks/train.py [--out DIR] [--only gpt,mlp] [--seconds 5]

Every number comes from a process of its own with an empty compile cache, so that first steps are
first and peak memory is that run's alone.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STARTED = time.perf_counter()

WORKLOADS = {
    "gpt": {"batch": 8, "context": 128, "layers": 4, "width": 256, "vocabulary": 256},
    "resnet50": {"batch": 4, "size": 64},
    "lstm_tagger": {"batch": 16, "length": 32, "width": 64},
    "transformer_encoder": {"batch": 16, "length": 64, "width": 128, "dropout": 0.1},
    "unet": {"batch": 4, "size": 64, "width": 16},
    "mlp": {"batch": 64, "inputs": 256, "width": 512, "classes": 10},
}
PACE = 3  # steps between two reads of the loss
GOALS = {"gpt": {"strict": 1.6, "fused": 1.1}, "resnet50": {"fused": 1.8}}
FIRST_STEP_GOAL = 4.0


def measure(name: str, device: str, mode: str | None, seconds: float) -> dict[str, float]:
    """Runs in the child: first step, steady step, compile time and peak memory."""
    import torch

    from tests import models

    if mode:
        import torch_tpu

        torch_tpu.set_eager_mode(mode)
    _, data, step = models.prepare(getattr(models, name)(**WORKLOADS[name]), device)
    begin = time.perf_counter()
    step(data[0]).item()
    first = time.perf_counter()
    for batch in data[1:]:
        step(batch).item()
    times: list[float] = []
    while len(times) < 5 or sum(times) * PACE < seconds:
        start = time.perf_counter()
        for i in range(PACE):
            loss = step(data[i % len(data)])
        loss.item()
        times.append((time.perf_counter() - start) / PACE)
    steady = statistics.median(times)
    return {
        "step": steady,
        "first": first - STARTED,
        "warmup": first - begin - steady,
        "compiles": torch_tpu.metrics.counter("compiles") if mode else 0,
        "rss": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "threads": torch.get_num_threads(),
    }


def spawn(name: str, device: str, mode: str | None, seconds: float, cache: str) -> dict[str, float]:
    arguments = ["--one", name, "--device", device, "--seconds", str(seconds)]
    return spawn_child(__file__, arguments + (["--mode", mode] if mode else []), cache)


def spawn_child(script: str, arguments: list[str], cache: str) -> dict[str, float]:
    command = [sys.executable, script, *arguments]
    root = str(Path(__file__).parents[1])
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"PYTHONPATH": path, "TORCH_TPU_CACHE_DIR": cache}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def compare(name: str, seconds: float) -> dict[str, object]:
    stock = spawn(name, "cpu", None, seconds, "")
    row: dict[str, object] = {"workload": name, "stock ms": stock["step"] * 1e3}
    for mode in "strict", "fused":
        with tempfile.TemporaryDirectory() as cache:
            cold = spawn(name, "tpu", mode, seconds, cache)
            warm = spawn(name, "tpu", mode, 0, cache)
        row[f"{mode} ms"] = cold["step"] * 1e3
        row[f"{mode} x"] = cold["step"] / stock["step"]
    row |= {
        "programs": cold["compiles"],
        "compile s": cold["warmup"],
        "first s": cold["first"],
        "cached s": warm["first"],
        "stock MB": stock["rss"],
        "fused MB": cold["rss"],
    }
    return row


def verdict(rows: list[dict[str, object]]) -> str:
    lines = ["first s: from starting Python to the first loss, fused; cached s: the same, again"]
    for row in rows:
        for mode, goal in GOALS.get(str(row["workload"]), {}).items():
            lines.append(f"{row['workload']} {mode}: {row[f'{mode} x']:.2f}x (goal: {goal}x)")
        if row["workload"] == "gpt":
            lines.append(f"gpt first step: {row['first s']:.1f} s (goal: {FIRST_STEP_GOAL} s)")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the JSON")
    parser.add_argument("--only", default=",".join(WORKLOADS), help="workloads, by commas")
    parser.add_argument("--seconds", type=float, default=5, help="time for each steady state")
    parser.add_argument("--one", choices=WORKLOADS, help=argparse.SUPPRESS)
    parser.add_argument("--device", default="tpu", help=argparse.SUPPRESS)
    parser.add_argument("--mode", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        print(json.dumps(measure(args.one, args.device, args.mode, args.seconds)))
        return
    from report import show

    rows = [compare(name, args.seconds) for name in args.only.split(",")]
    show("Training: one step", rows, args.out, verdict(rows))


if __name__ == "__main__":
    main()
