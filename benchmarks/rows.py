"""The programs that a TPU gets for single functions, PyTorch's on device "tpu" against JAX's.

    python benchmarks/rows.py --jax-python PYTHON [--out DIR] [--only pool,sort]

No TPU is needed: libtpu compiles both for a topology, and its estimates of cycles are added up
(`xtask/src/cycles.rs`). PYTHON is an interpreter that has JAX. What the compiler does not estimate
is named in the last column, and counts as long as the memory takes for the bytes that it moves.
A choice by a truth value counts as its usual branch: careful products, variances and weighted sums
run seldom.
Small programs can differ by a quarter for what happens to be prefetched and nothing else.
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from report import Row, show
from row_cases import CASES, Case
from torch import Tensor

ROOT = Path(__file__).parent.parent
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "int": torch.int64}
# Functions that PyTorch has under another name, or with other arguments.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "max_pool2d": lambda x, size, stride, padding: F.max_pool2d(x, size, stride, padding),
    "avg_pool2d": lambda x, size, stride, padding: F.avg_pool2d(x, size, stride, padding),
    "adaptive_avg_pool2d": lambda x, size: F.adaptive_avg_pool2d(x, size),
    "embedding": F.embedding,
    "index_rows": lambda x, rows: x[rows],
    "index_pairs": lambda x, rows, columns: x[rows, columns],
    "index_select": lambda x, index, dim: x.index_select(dim, index),
    "gather": lambda x, index, dim: x.gather(dim, index),
    "scatter": lambda x, index, source, dim: x.scatter(dim, index, source),
    "scatter_add": lambda x, index, source, dim: x.scatter_add(dim, index, source),
    "index_add": lambda x, index, source, dim: x.index_add(dim, index, source),
    "softmax": lambda x: F.softmax(x, -1),
    "log_softmax": lambda x: F.log_softmax(x, -1),
    "cross_entropy": F.cross_entropy,
    "layer_norm": lambda x, weight, bias: F.layer_norm(x, weight.shape, weight, bias),
    "batch_norm": lambda x, weight, bias: F.batch_norm(x, None, None, weight, bias, True),
    "group_norm": lambda x, weight, bias, groups: F.group_norm(x, groups, weight, bias),
    "conv": lambda x, kernel, **options: CONVOLUTIONS[x.dim()](x, kernel, **options),
    "conv_transpose": lambda x, kernel, **options: F.conv_transpose2d(x, kernel, **options),
    "sort": lambda x, dim: tuple(x.sort(dim)),
    "sort_values": lambda x, dim: x.sort(dim).values,
    "topk": lambda x, count: tuple(x.topk(count)),
    "cumsum": lambda x, dim: x.cumsum(dim),
    "matmul": torch.matmul,
    "linear": F.linear,
    "linear_gelu": lambda x, weight, bias: F.gelu(F.linear(x, weight, bias)),
    "upsample": lambda x, mode: F.interpolate(x, scale_factor=2, mode=mode),
    "resize": lambda x, size, mode="bilinear": F.interpolate(x, size, mode=mode, antialias=True),
    "prod": lambda x, dim: x.prod(dim),
    "cumprod": lambda x, dim: x.cumprod(dim),
    "var": lambda x, dim: x.var(dim),
    "std": lambda x, dim: x.std(dim),
    "dropout": lambda x, share: F.dropout(x, share),
    "gelu": F.gelu,
    "attention": lambda query, key, value, causal: F.scaled_dot_product_attention(
        query, key, value, is_causal=causal
    ),
}
CONVOLUTIONS = {3: F.conv1d, 4: F.conv2d, 5: F.conv3d}
# libtpu: no questions to a metadata server, and no lock that keeps others from loading it too.
LIBTPU = {"TPU_SKIP_MDS_QUERY": "1", "ALLOW_MULTIPLE_LIBTPU_LOAD": "1"}
MARK = 1.1  # a ratio above this is marked
# Bytes that the memory of a chip moves in a cycle: its rate by its clock.
RATES = {"v4": 1228 / 1.05, "v5e": 819 / 1.5, "v5p": 2765 / 1.75, "v6e": 1640 / 1.75}


def record(case: Case, dump: Path) -> None:
    """Runs in the child: leaves the text of the case's one program."""
    import torch_tpu

    torch_tpu.set_eager_mode("fused")
    function = FUNCTIONS[case.function]
    made = [torch.zeros(dims, dtype=DTYPES[dtype]) for dims, dtype in case.inputs]
    inputs = [x.to("tpu").requires_grad_(i in case.wanted) for i, x in enumerate(made)]
    given = None
    if case.wanted:
        result = function(*[x.to("meta") for x in made], **case.options)
        result = result[0] if isinstance(result, tuple) else result
        given = torch.ones(result.shape, dtype=result.dtype).to("tpu")
    torch_tpu.sync()
    before = set(programs(dump))
    outputs = run(function, case, inputs, given)
    torch_tpu.sync()
    new = sorted(set(programs(dump)) - before)
    if len(new) != 1:
        raise RuntimeError(f"{case.name} is {len(new)} programs, not one: {new}")
    new[0].rename(dump / "wanted.mlir")
    del outputs


def run(
    function: Callable[..., Any], case: Case, inputs: list[Tensor], given: Tensor | None
) -> list[Tensor]:
    """The results and the gradients, which are all that lives on."""
    with torch.set_grad_enabled(given is not None):
        results = function(*inputs, **case.options)
    results = results if isinstance(results, tuple) else (results,)
    gradients: tuple[Tensor, ...] = ()
    if given is not None:
        wanted = [inputs[i] for i in case.wanted]
        gradients = torch.autograd.grad(results[0], wanted, given)
    return [*(result.detach() for result in results), *gradients]


def programs(dump: Path) -> list[Path]:
    """What was dumped, but for what only the CPU platform compiles."""
    return [file for file in dump.glob("**/*.mlir") if not file.name.endswith(".cpu.mlir")]


def ours(case: Case, folder: Path) -> str:
    """Writes the text of the case's program; says what went wrong, if anything did."""
    with tempfile.TemporaryDirectory() as dump:
        done = subprocess.run(
            [sys.executable, __file__, "--one", case.name, "--jax-python", ""],
            env=os.environ | {"TORCH_TPU_DUMP": dump, "TORCH_TPU_CACHE_DIR": ""},
            capture_output=True,
            text=True,
        )
        if done.returncode:
            return (done.stderr.strip().splitlines() or ["it failed"])[-1]
        (folder / f"{case.file}.ours.mlir").write_text((Path(dump) / "wanted.mlir").read_text())
    return ""


def estimates(plugin: Path, topology: str, files: list[Path]) -> dict[str, Row]:
    """What xtask says of each file, also left beside it. A program at which the compiler dies
    costs itself alone.
    """
    found: dict[str, Row] = {}
    command = ["cargo", "run", "--quiet", "-p", "xtask", "--", "cycles", str(plugin), topology]
    while files:
        with (
            tempfile.TemporaryFile("w+") as errors,
            subprocess.Popen(
                [*command, *map(str, files)],
                cwd=ROOT,
                env=os.environ | LIBTPU,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            ) as child,
        ):
            assert child.stdout
            for line in child.stdout:
                estimate = json.loads(line)
                found[Path(estimate["file"]).name] = estimate
                seconds = estimate.get("seconds", 0)
                print(f"{estimate['file']}: {seconds:.1f} s", file=sys.stderr, flush=True)
                kept = Path(estimate["file"]).with_suffix(".json")
                kept.write_text(json.dumps(estimate, indent=2) + "\n")
            if child.wait():
                errors.seek(0)
                print(errors.read()[-2000:], file=sys.stderr)
        files = [file for file in files if file.name not in found]
        if files:
            dead, *files = files
            found[dead.name] = {"error": "the compiler died"}
    return found


def cycles(estimate: Row, rate: float) -> int | None:
    if "error" in estimate:
        return None
    return round(estimate["cycles"] + estimate["other_bytes"] / rate)


def compared(case: Case, ours: Row, jax: Row, rate: float) -> Row:
    """A row of the table."""
    row: Row = {"function": case.name, "JAX": cycles(jax, rate), "ours": cycles(ours, rate)}
    ratio = row["ours"] / row["JAX"] if row["ours"] and row["JAX"] else None
    row |= {"ratio": ratio, "": "*" if ratio and ratio > MARK else ""}
    for name, estimate in ("JAX", jax), ("our", ours):
        row[f"{name} copies"] = estimate.get("copies")
        row[f"{name} temp MB"] = estimate["temp"] / 1e6 if "temp" in estimate else None
    notes = [f"{side}: {e['error']}" for side, e in (("JAX", jax), ("ours", ours)) if "error" in e]
    # Others are small change.
    telling = {
        "fusion",
        "reduce-window",
        "select-and-scatter",
        "sort",
        "scatter",
        "gather",
        "slice",
    }
    for side, estimate in ("JAX", jax), ("ours", ours):
        missing = telling & set(estimate.get("not_estimated", []))
        if missing:
            notes.append(f"{side} without {' '.join(sorted(missing))}")
        if estimate.get("loops_counted_once"):
            notes.append(f"{side} has {estimate['loops_counted_once']} loops counted once")
    return row | {"note": "; ".join(notes)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the table, programs and estimates")
    parser.add_argument("--jax-python", required=True, help="a Python interpreter that has JAX")
    parser.add_argument("--only", help="groups, functions or whole names, by commas")
    parser.add_argument("--plugin", type=Path, help="libtpu.so, if Python does not find it")
    parser.add_argument("--topology", default="v5e:2x2")
    parser.add_argument("--reuse", action="store_true", help="take programs that --out has")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.topology.partition(":")[0] not in RATES:
        parser.error(f"--topology is of {', '.join(RATES)}, for instance v5e:2x2")
    if args.one:
        record(CASES[args.one], Path(os.environ["TORCH_TPU_DUMP"]))
        return
    only = set(args.only.split(",")) if args.only else None
    cases = [c for c in CASES.values() if not only or only & {c.group, c.function, c.name}]
    plugin = args.plugin
    if plugin is None:
        found = importlib.util.find_spec("libtpu")
        if not found or not found.submodule_search_locations:
            parser.error("there is no libtpu: install it, or name it with --plugin")
        plugin = Path(found.submodule_search_locations[0]) / "libtpu.so"
    with tempfile.TemporaryDirectory() as temporary:
        folder = (args.out.resolve() if args.out else Path(temporary)) / "programs"
        folder.mkdir(parents=True, exist_ok=True)
        compare(cases, args, plugin, folder)


def compare(cases: list[Case], args: argparse.Namespace, plugin: Path, folder: Path) -> None:
    names = [case.name for case in cases]
    script = Path(__file__).with_name("rows_jax.py")
    subprocess.run([args.jax_python, str(script), str(folder), *names], check=True)
    failures = {}
    for case in cases:
        known = args.reuse and (folder / f"{case.file}.ours.mlir").exists()
        failures[case.name] = "" if known else ours(case, folder)
        print(f"{case.name}: {failures[case.name] or 'recorded'}", file=sys.stderr, flush=True)
    files = [folder / f"{case.file}.jax.mlir" for case in cases]
    files += [folder / f"{c.file}.ours.mlir" for c in cases if not failures[c.name]]
    found = estimates(plugin, args.topology, files)
    rate = RATES[args.topology.partition(":")[0]]
    rows = []
    for case in cases:
        mine = found.get(f"{case.file}.ours.mlir", {"error": failures[case.name]})
        rows.append(compared(case, mine, found[f"{case.file}.jax.mlir"], rate))
    note = f"ratios above {MARK} are marked"
    show(f"Rows: estimated cycles on {args.topology}", rows, args.out, note)


if __name__ == "__main__":
    main()
