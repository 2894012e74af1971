"""The cost of a training step: stock PyTorch, eager and compiled, against device "tpu".

    python benchmarks/train.py [--suite gpu] [--only gpt,mlp] [--out DIR] [--chart PNG]

The suite `cpu` compares with stock PyTorch on this machine's CPU, `gpu` with stock CUDA. Every
number comes from a separate process with an empty compile cache, so first steps are first, and peak
memory belongs to that run alone.
"""

import argparse
import importlib.util
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
# The workloads are the tests' models.
sys.path.insert(0, str(Path(__file__).parents[1]))

# Names and sizes of workloads in tests/models and benchmarks/large.py.
SUITES: dict[str, dict[str, dict[str, float]]] = {
    "cpu": {
        "gpt": {"batch": 8, "context": 128, "layers": 4, "width": 256, "vocabulary": 256},
        "resnet50": {"batch": 4, "size": 64},
        "lstm_tagger": {"batch": 16, "length": 32, "width": 64},
        "transformer_encoder": {"batch": 16, "length": 64, "width": 128, "dropout": 0.1},
        "unet": {"batch": 4, "size": 64, "width": 16},
        "mlp": {"batch": 64, "inputs": 256, "width": 512, "classes": 10},
        "tiny_ops": {},
    },
    "gpu": {"gpt2_small": {}, "resnet50_128": {}, "bert_large_384": {}, "sdxl_block": {}},
}
WORKLOADS = SUITES["cpu"] | SUITES["gpu"]
HOSTS = {"cpu": "cpu", "gpu": "cuda"}
WAYS = ("stock", "inductor", "jax", "strict", "fused")
JAX = {"gpt", "resnet50"} if importlib.util.find_spec("jax") else set()  # on the CPU
PACE = 3  # steps between two reads of the loss
GOALS = {"gpt": {"strict": 1.6, "fused": 1.1}, "resnet50": {"fused": 1.8}}
FIRST_STEP_GOAL = 4.0


def measure(name: str, host: str, way: str, seconds: float) -> dict[str, float]:
    """Runs in the child: first step, steady step, compile time and peak memory."""
    import torch

    ours = way in ("strict", "fused")
    device = "tpu" if ours else host
    if ours:
        import torch_tpu

        torch_tpu.set_eager_mode(way)
    data, step = prepare(name, device, way)
    begin = time.perf_counter()
    step(data[0]).item()
    first = time.perf_counter()
    for batch in data[1:]:
        step(batch).item()
    steady = pace(step, data, seconds)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    if host == "cuda":
        memory = getattr(torch, device).max_memory_allocated() / 1e6
    return {
        "step": steady,
        "first": first - STARTED,
        "warmup": first - begin - steady,
        "programs": torch_tpu.metrics.counter("programs") if ours else 0,
        "memory": memory,
        "threads": torch.get_num_threads(),
    }


def pace(step, data, seconds: float) -> float:
    """Median seconds of a step, in a loop that reads the loss every few steps."""
    times: list[float] = []
    while len(times) < 5 or sum(times) * PACE < seconds:
        start = time.perf_counter()
        for i in range(PACE):
            loss = step(data[i % len(data)])
        loss.item()
        times.append((time.perf_counter() - start) / PACE)
    return statistics.median(times)


def prepare(name: str, device: str, way: str):
    """Batches of a workload, and the function for one step."""
    if way == "jax":
        import jaxed

        return jaxed.prepare(name, WORKLOADS[name])
    import dataclasses

    import large
    import torch

    from tests import models

    compiled = way == "inductor"
    if name == "tiny_ops":
        run = torch.compile(large.tiny_ops, backend="inductor") if compiled else large.tiny_ops
        return [torch.ones(16).to(device)], run
    make = getattr(models, name, None) or getattr(large, name)
    workload = make(**WORKLOADS[name])
    if compiled:
        model = workload.model
        build = lambda: torch.compile(model(), backend="inductor")  # noqa: E731
        workload = dataclasses.replace(workload, model=build)
    return models.prepare(workload, device)[1:]


def spawn(name: str, host: str, way: str, seconds: float, cache: str) -> dict[str, float]:
    arguments = ["--one", name, "--host", host, "--way", way, "--seconds", str(seconds)]
    defaults = {"JAX_PLATFORMS": "cpu"}
    if way in ("strict", "fused"):
        defaults["TORCH_TPU_PLATFORM"] = host
    else:
        # PyTorch's autograd knows one accelerator, which has to be the one measured.
        defaults["TORCH_DEVICE_BACKEND_AUTOLOAD"] = "0"
    return spawn_child(__file__, arguments, cache, defaults)


def spawn_child(
    script: str, arguments: list[str], cache: str, defaults: dict[str, str] | None = None
) -> dict[str, float]:
    """The answer of a separate process: its last line of output, as JSON."""
    command = [sys.executable, script, *arguments]
    environment = (defaults or {}) | os.environ
    environment |= {"TORCH_TPU_CACHE_DIR": cache, "TORCHINDUCTOR_CACHE_DIR": cache + "/inductor"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def compare(name: str, host: str, seconds: float) -> dict[str, object]:
    row: dict[str, object] = {"workload": name}
    runs: dict[str, dict[str, float]] = {}
    for way in WAYS:
        if way == "jax" and (name not in JAX or host != "cpu"):
            continue
        with tempfile.TemporaryDirectory() as cache:
            try:
                runs[way] = spawn(name, host, way, seconds, cache)
            except subprocess.CalledProcessError as error:
                print(f"{name}, {way}: failed with {error.returncode}", file=sys.stderr)
                continue
            if way == "fused":
                row["cached s"] = spawn(name, host, way, 0, cache)["first"]
    stock = runs["stock"]["step"]
    for way in WAYS:
        run = runs.get(way)
        row[f"{way} ms"] = run and run["step"] * 1e3
        if way != "stock":
            row[f"{way} x"] = run and run["step"] / stock
            row[f"{way} compile s"] = run and run["warmup"]
        row[f"{way} MB"] = run and run["memory"]
    row["programs"], row["first s"] = runs["fused"]["programs"], runs["fused"]["first"]
    order = ["workload", *(f"{way} ms" for way in WAYS), *(f"{way} x" for way in WAYS[1:])]
    order += [f"{way} compile s" for way in WAYS[1:]] + ["programs", "first s", "cached s"]
    order += [f"{way} MB" for way in WAYS]
    return {column: row.get(column) for column in order}


def verdict(rows: list[dict[str, object]]) -> str:
    lines = ["x: times stock eager; first s: from starting Python to the first loss, fused;"]
    lines += ["cached s: the same, again."]
    if not JAX:
        lines.append("jax: not installed; with it the GPT and the ResNet-50 are compared.")
    for row in rows:
        for way, goal in GOALS.get(str(row["workload"]), {}).items():
            lines.append(f"{row['workload']} {way}: {row[f'{way} x']:.2f}x (goal: {goal}x)")
        if row["workload"] == "gpt":
            lines.append(f"gpt first step: {row['first s']:.1f} s (goal: {FIRST_STEP_GOAL} s)")
    ratios = [row["strict ms"] / row["fused ms"] for row in rows if row["strict ms"]]  # type: ignore[operator]
    if ratios:
        median, least = statistics.median(ratios), min(ratios)
        lines.append(f"strict / fused: {median:.2f} in the median, {least:.2f} at least")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--suite", choices=SUITES, default="cpu", help="what to compare with")
    parser.add_argument("--out", type=Path, help="folder for the JSON")
    parser.add_argument("--chart", type=Path, help="file for a picture of the table")
    parser.add_argument("--only", help="workloads, by commas")
    parser.add_argument("--seconds", type=float, default=5, help="time for each steady state")
    parser.add_argument("--one", choices=WORKLOADS, help="one workload, in this process")
    parser.add_argument("--host", default="cpu", choices=HOSTS.values(), help="stock device of it")
    parser.add_argument("--way", default="fused", choices=WAYS, help="how to run it")
    args = parser.parse_args()
    if args.one:
        print(json.dumps(measure(args.one, args.host, args.way, args.seconds)))
        return
    from report import chart, show

    names = args.only.split(",") if args.only else list(SUITES[args.suite])
    rows = [compare(name, HOSTS[args.suite], args.seconds) for name in names]
    title = "Training: one step" if args.suite == "cpu" else "Training on a GPU: one step"
    show(title, rows, args.out, verdict(rows))
    if args.chart:
        chart(title, rows, WAYS, args.chart)


if __name__ == "__main__":
    main()
