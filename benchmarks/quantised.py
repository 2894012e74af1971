"""Products of short types on a TPU that is not here: libtpu's cycles, and what it fuses.

    python benchmarks/quantised.py [--topology v5e:2x2] [--rows 2048] [--size 4096]

A program is a product of `rows` rows with weights of `size` rows and columns.
"""

import argparse
from collections.abc import Callable, Iterator

import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor

WORD, SHORT, EIGHT = torch.bfloat16, torch.int8, torch.float8_e4m3fn
TILES = [F.SwizzleType.SWIZZLE_32_4_4] * 2


def zeros(dtype: torch.dtype, *sizes: int) -> Tensor:
    return torch.zeros(sizes, dtype=dtype, device="tpu")


def products(rows: int, size: int) -> Iterator[tuple[str, Callable[..., Tensor], list[Tensor]]]:
    row = F.ScalingType.RowWise
    x, w = zeros(WORD, rows, size), zeros(SHORT, size, size)
    yield "bfloat16", lambda x, w: x @ w.T, [x, zeros(WORD, size, size)]
    yield "int8 x int8", lambda x, w: torch._int_mm(x, w.T), [zeros(SHORT, rows, size), w]
    yield "int8 weights", lambda x, w, s: F.linear(x, w.to(WORD)) * s, [x, w, zeros(WORD, size)]
    yield (
        "float8, scaled rows",
        lambda x, w, s, t: F.scaled_mm(x, w.T, s, row, t, row, output_dtype=WORD),
        [
            zeros(EIGHT, rows, size),
            zeros(EIGHT, size, size),
            zeros(torch.float32, rows, 1),
            zeros(torch.float32, 1, size),
        ],
    )
    blocks, square = F.ScalingType.BlockWise1x128, F.ScalingType.BlockWise128x128
    yield (
        "float8, blocks",
        lambda x, w, s, t: F.scaled_mm(x, w.T, s, blocks, t, square, output_dtype=WORD),
        [
            zeros(EIGHT, rows, size),
            zeros(EIGHT, size, size),
            zeros(torch.float32, rows, size // 128),
            zeros(torch.float32, size // 128, size // 128),
        ],
    )
    for name, mx, width, dtype in (
        ("float8, MX", F.ScalingType.BlockWise1x32, 32, torch.float8_e8m0fnu),
        ("float4, NV", F.ScalingType.BlockWise1x16, 16, EIGHT),
    ):
        short, per_byte = (EIGHT, 1) if width == 32 else (torch.float4_e2m1fn_x2, 2)
        yield (
            name,
            lambda x, w, s, t, mx=mx, short=short: F.scaled_mm(
                x.view(short), w.view(short).T, s, mx, t, mx, *TILES, output_dtype=WORD
            ),
            [zeros(torch.uint8, n, size // per_byte) for n in (rows, size)]
            + [zeros(torch.uint8, n * size // width).view(dtype) for n in (rows, size)],
        )
    yield (
        "int4 weights",
        lambda x, w, s: torch._weight_int4pack_mm(x, w, 128, s),
        [x, zeros(torch.int32, size // 8, size // 128, 32, 4), zeros(WORD, size // 128, size, 2)],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--topology", default="v5e:2x2")
    parser.add_argument("--rows", type=int, default=2048)
    parser.add_argument("--size", type=int, default=4096)
    args = parser.parse_args()
    with torch_tpu.plan(args.topology):
        from torch_tpu import _C

        print("product              temporary MiB   millions of cycles   longest part")
        for name, function, given in products(args.rows, args.size):
            torch_tpu.sync()
            made = function(*given)
            torch_tpu.sync()
            del made
            program = _C.plan_program(_C.plan_launches()[-1][0])
            parts = sorted(program["parts"], key=lambda part: part["cycles"] or 0)
            cycles = sum(part["cycles"] or 0 for part in parts) / 1e6
            temporary = program["temporaries"] / 2**20
            print(f"{name:20}{temporary:14.1f}{cycles:21.2f}   {', '.join(parts[-1]['contents'])}")


if __name__ == "__main__":
    main()
