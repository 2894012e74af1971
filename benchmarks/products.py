"""Times of products on XLA:CPU: by its own `dot_general`, and by a call of `torch_tpu.product`.

    python benchmarks/products.py PLUGIN.so [ROWSxDEPTHxCOLUMNS or BATCHxROWSxDEPTHxCOLUMNS ...]
    python benchmarks/products.py PLUGIN.so --short [...]    of bfloat16s, summed in float32

Each side has two layouts: `n` as it is multiplied, `t` transposed; so `nt` is the product of
`nn.Linear`. Writes the programs under out/products and runs them in turn for comparison.
"""

import re
import subprocess
import sys
from pathlib import Path

SIZES = [
    *("1x1024x1024", "8x1024x1024", "32x1024x1024", "128x512x512"),
    *("32x32x32", "128x128x128", "256x256x256", "1024x256x768", "1024x1024x256", "256x1024x1024"),
    *("32x128x64x128", "64x32x16x32"),
]
OUT = Path("out/products")
REPLAY = ["cargo", "run", "--release", "-q", "-p", "cpu", "--example", "replay", "--"]
FLAGS = ["cpu_device_count=1", "xla_cpu_use_xnnpack=false"]
WORK = 4e9  # floating-point operations in all the runs of a program


def tensor(*dims: int, dtype: str = "f32") -> str:
    return f"tensor<{'x'.join(map(str, dims))}x{dtype}>"


def listed(numbers: list[int]) -> str:
    return f"array<i64: {', '.join(map(str, numbers))}>"


def programs(
    batch: list[int], rows: int, depth: int, columns: int, form: str, dtype: str
) -> dict[str, str]:
    left, right = [rows, depth], [depth, columns]
    # Strides of the free index and of the summed one.
    x_strides, y_strides = [depth, 1], [1, columns]
    if form[0] == "t":
        left, x_strides = left[::-1], [1, rows]
    if form[1] == "t":
        right, y_strides = right[::-1], [depth, 1]
    x, y = (tensor(*batch, *side, dtype=dtype) for side in (left, right))
    z = tensor(*batch, rows, columns)
    first = len(batch)
    summed = first + (form[0] == "n"), first + (form[1] == "t")
    batching = f"batching_dims = {batch and [0]} x {batch and [0]}, " if batch else ""
    dot = f"dot_general %x, %y, {batching}contracting_dims = [{summed[0]}] x [{summed[1]}]"
    strides = [rows * depth] * first + x_strides, [depth * columns] * first + y_strides
    config = (
        f"extents = {listed([*batch, rows, columns, depth])}, lhs = {listed(strides[0])}, "
        f"rhs = {listed(strides[1])}, starts = {listed([0, 0])}"
    )
    attributes = f"{{api_version = 4 : i32, backend_config = {{{config}}}}}"
    call = f"custom_call @torch_tpu.product(%x, %y) {attributes}"
    return {
        way: f"func.func public @main(%x: {x}, %y: {y}) -> {z} {{\n"
        f"  %z = stablehlo.{line} : ({x}, {y}) -> {z}\n  return %z : {z}\n}}\n"
        for way, line in (("dot", dot), ("product", call))
    }


def main() -> None:
    plugin, *sizes = sys.argv[1:]
    dtype = "bf16" if "--short" in sizes else "f32"
    sizes = [size for size in sizes if size != "--short"]
    OUT.mkdir(parents=True, exist_ok=True)
    print("least of the runs, ms, `dot_general` and `torch_tpu.product`")
    for size in sizes or SIZES:
        *batch, rows, depth, columns = map(int, size.split("x"))
        work = 2 * rows * depth * columns
        for number in batch:
            work *= number
        line = f"{size:16}"
        for form in ("nn", "nt", "tn"):
            files = []
            for way, text in programs(batch, rows, depth, columns, form, dtype).items():
                files.append(OUT / f"{size}_{dtype}_{form}_{way}.mlir")
                files[-1].write_text(text)
            runs = f"runs={max(30, min(400, int(WORK / work)))}"
            command = [*REPLAY, plugin, *FLAGS, runs, *map(str, files)]
            done = subprocess.run(command, check=True, capture_output=True, text=True)
            dot, ours = map(float, re.findall(r"least ([\d.]+)", done.stdout))
            line += f"  {form} {dot:7.3f} {ours:7.3f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
