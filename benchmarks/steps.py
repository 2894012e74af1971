"""Whole steps on TPUs that are not here: PyTorch's on device "tpu" against JAX's.

    python benchmarks/steps.py [--jax-python PYTHON] [--out DIR] [--only bert,resnet50]

libtpu compiles both for a topology, and its estimates of cycles are added up. The numbers of JAX
are kept in `steps_jax.json`; with --jax-python, an interpreter that has JAX, they are made anew.
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from report import Row, show

FOLDER = Path(__file__).parent
KEPT = FOLDER / "steps_jax.json"
LIBTPU = {"TPU_SKIP_MDS_QUERY": "1", "ALLOW_MULTIPLE_LIBTPU_LOAD": "1"}
MARK = 1.05  # a ratio above this is marked


def names() -> list[str]:
    from steps_torch import STEPS

    return list(STEPS)


def libtpu() -> str:
    found = importlib.util.find_spec("libtpu")
    if not found or not found.submodule_search_locations:
        sys.exit("there is no libtpu: pip install libtpu")
    return str(Path(found.submodule_search_locations[0]) / "libtpu.so")


def of_jax(name: str, topology: str, python: str, folder: Path) -> Row:
    """Lowers a step with JAX and compiles it for the topology."""
    script = str(FOLDER / "steps_jax.py")
    subprocess.run([python, script, str(folder), name], check=True)
    command = ["cargo", "run", "--quiet", "-p", "xtask", "--", "cycles", libtpu(), topology]
    done = subprocess.run(
        [*command, str(folder / f"{name}.mlir")],
        env=os.environ | LIBTPU,
        cwd=FOLDER.parent,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    found = json.loads(done.stdout)
    if "error" in found:
        sys.exit(f"{name}: {found['error']}")
    return {
        "cycles": found["cycles"],
        "flops": found["flops"],
        "copies": found["copies"],
        "bytes": found["argument"] + found["output"] - found["alias"] + found["temp"],
        "seconds": found["seconds"],
    }


def ours(name: str, topology: str, folder: Path) -> Row:
    """Plans a step; its programs are those of the last of three steps."""
    file = folder / f"{name}.json"
    script = str(FOLDER / "steps_torch.py")
    environment = os.environ | {"TORCH_TPU_CACHE_DIR": ""}
    done = subprocess.run(
        [sys.executable, script, name, topology, str(file)],
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{name}: {done.stderr}")
    report: dict[str, Any] = json.loads(file.read_text())
    need = [
        p["arguments"] + p["outputs"] - p["aliased"] + p["temporaries"] for p in report["programs"]
    ]
    return {
        "cycles": report["step"]["cycles"],
        "flops": sum(p["flops"] for p in report["programs"]),
        "copies": report["step"]["copies"],
        "launches": report["step"]["launches"],
        "bytes": max(need),
        "seconds": report["compile_seconds"],
    }


def compared(name: str, mine: Row, jax: Row) -> Row:
    ratio = mine["cycles"] / jax["cycles"]
    return {
        "step": name,
        "JAX Mcycles": jax["cycles"] / 1e6,
        "ours": mine["cycles"] / 1e6,
        "ratio": ratio,
        "": "*" if ratio > MARK else "",
        "FLOPs": mine["flops"] / jax["flops"],
        "memory": mine["bytes"] / jax["bytes"],
        "GiB": mine["bytes"] / 2**30,
        "copies": mine["copies"],
        "JAX's": jax["copies"],
        "launches": mine["launches"],
        "compile s": mine["seconds"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the table and the plans")
    parser.add_argument("--jax-python", help="a Python interpreter that has JAX")
    parser.add_argument("--only", help="names of steps, by commas")
    parser.add_argument("--topology", default="v5e:2x2")
    args = parser.parse_args()
    only = args.only.split(",") if args.only else names()
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    known = kept.setdefault(args.topology, {})
    rows = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = (args.out.resolve() if args.out else Path(temporary)) / "steps"
        folder.mkdir(parents=True, exist_ok=True)
        for name in only:
            if args.jax_python:
                known[name] = of_jax(name, args.topology, args.jax_python, folder)
                KEPT.write_text(json.dumps(kept, indent=1) + "\n")
            if name not in known:
                print(f"{name}: JAX was not measured for {args.topology}", file=sys.stderr)
                continue
            rows.append(compared(name, ours(name, args.topology, folder), known[name]))
            print(f"{name}: {rows[-1]['ratio']:.3f}", file=sys.stderr, flush=True)
    if rows:
        ratios = sorted(row["ratio"] for row in rows)
        note = f"median {ratios[len(ratios) // 2]:.3f}; ratios above {MARK} are marked"
        show(f"Steps: estimated cycles on {args.topology}", rows, args.out, note)


if __name__ == "__main__":
    main()
