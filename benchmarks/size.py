"""The size of the installed package, without plugins.

python benchmarks/size.py [--out DIR]
"""

import argparse
from pathlib import Path

import torch_tpu
from report import show

GOAL_MB = 15


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, help="folder for the JSON")
    args = parser.parse_args()
    root = Path(torch_tpu.__file__).parent
    files = [f for f in root.rglob("*") if f.is_file() and "__pycache__" not in f.parts]
    kinds: dict[str, float] = {"native code": 0.0, "Python": 0.0}
    for file in files:
        kind = "native code" if file.suffix == ".so" else "Python"
        kinds[kind] += file.stat().st_size / 1e6
    rows = [{"part": kind, "MB": size} for kind, size in kinds.items()]
    total = sum(kinds.values())
    note = f"in all {total:.1f} MB (goal: {GOAL_MB} MB)"
    show("Size: the installed package", [*rows, {"part": "all", "MB": total}], args.out, note)


if __name__ == "__main__":
    main()
