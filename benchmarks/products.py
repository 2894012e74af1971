"""What `x @ w.T` costs on XLA:CPU by the way it is written: as it is, over a copy of `w.T`, and as
`(w @ x.T).T`.

    python benchmarks/products.py PLUGIN.so [ROWSxDEPTHxCOLUMNS ...]

Writes the programs under out/products and runs them in turns, so that they can be compared.
"""

import subprocess
import sys
from pathlib import Path

SIZES = [
    *("2x1024x1024", "8x1024x1024", "32x1024x1024"),
    *("64x512x512", "128x512x512", "256x512x512", "512x512x512"),
]
OUT = Path("out/products")
REPLAY = ["cargo", "run", "--release", "-q", "-p", "pjrt", "--example", "replay", "--"]
# Without it, barriers are removed before the compiler folds transposes into products.
FLAGS = ["cpu_device_count=1", "xla_disable_hlo_passes=cse_barrier_expander", "runs=200"]


def tensor(*dims: int) -> str:
    return f"tensor<{'x'.join(map(str, dims))}xf32>"


def program(x: str, w: str, y: str, *lines: str) -> str:
    body = "\n".join(f"  {line}" for line in lines)
    return f"func.func public @main(%x: {x}, %w: {w}) -> {y} {{\n{body}\n  return %y : {y}\n}}\n"


def programs(rows: int, depth: int, columns: int) -> dict[str, str]:
    x, w, y = tensor(rows, depth), tensor(columns, depth), tensor(rows, columns)
    x_t, w_t, y_t = tensor(depth, rows), tensor(depth, columns), tensor(columns, rows)

    def transpose(name: str, of: str, before: str, after: str) -> str:
        return f"%{name} = stablehlo.transpose %{of}, dims = [1, 0] : ({before}) -> {after}"

    def hold(name: str, value: str, ty: str) -> str:
        return f"%{name} = stablehlo.optimization_barrier %{value} : {ty}"

    def dot(name: str, left: str, right: str, over: str, types: str) -> str:
        dot = f"stablehlo.dot_general %{left}, %{right}, contracting_dims = {over}"
        return f"%{name} = {dot} : {types}"

    as_is = [dot("y", "x", "w", "[1] x [1]", f"({x}, {w}) -> {y}")]
    copied = [
        transpose("t", "w", w, w_t),
        hold("c", "t", w_t),
        dot("y", "x", "c", "[1] x [0]", f"({x}, {w_t}) -> {y}"),
    ]
    exchanged = [
        transpose("t", "x", x, x_t),
        hold("c", "t", x_t),
        dot("z", "w", "c", "[1] x [0]", f"({w}, {x_t}) -> {y_t}"),
        hold("h", "z", y_t),
        transpose("y", "h", y_t, y),
    ]
    ways = {"as_is": as_is, "copied": copied, "exchanged": exchanged}
    return {way: program(x, w, y, *lines) for way, lines in ways.items()}


def main() -> None:
    plugin, *sizes = sys.argv[1:]
    OUT.mkdir(parents=True, exist_ok=True)
    files = []
    for size in sizes or SIZES:
        rows, depth, columns = map(int, size.split("x"))
        for way, text in programs(rows, depth, columns).items():
            file = OUT / f"{size}_{way}.mlir"
            file.write_text(text)
            files.append(str(file))
    subprocess.run([*REPLAY, plugin, *FLAGS, *files], check=True)


if __name__ == "__main__":
    main()
