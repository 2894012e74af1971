"""Grouped products of experts on a TPU that is not here: blocks of rows, and JAX's megablox.

    python benchmarks/grouped.py [--topology v5e:2x2] [--rows 8192] [--groups 8] [--inner 4096]
        [--outer 1792] [--dtype bfloat16] [--forward]

A program is `grouped_mm` of `rows` rows in equal groups, and its gradients. Cycles are libtpu's
estimates. It has none for kernels: one takes the cycles of its tiles' products or of its memory at
the chip's best, whichever are more.
"""

import argparse
from typing import Any

import torch
import torch.nn.functional as F
import torch_tpu


def record(args: Any) -> None:
    options = {"device": "tpu", "dtype": getattr(torch, args.dtype)}
    rows = torch.zeros(args.rows, args.inner, **options)
    weights = torch.zeros(args.groups, args.inner, args.outer, **options)
    grad = torch.zeros(args.rows, args.outer, **options)
    ends = torch.arange(1, args.groups + 1, dtype=torch.int32) * (args.rows // args.groups)
    ends = ends.to("tpu")
    torch_tpu.sync()
    made = F.grouped_mm(rows.requires_grad_(not args.forward), weights.requires_grad_(), offs=ends)
    if not args.forward:
        made.backward(grad)
    torch_tpu.sync()


def of_kernels(args: Any, chip: dict[str, Any]) -> float:
    """Cycles of the kernels of a pass: each tile of rows is visited by each group that it meets."""
    from torch_tpu._ops import megablox

    dtype = getattr(torch, args.dtype)
    call = megablox.Call(args.rows, args.groups, args.inner, args.outer, dtype)
    tile, _, width = megablox._tiles(call)
    visits = -(-args.rows // tile) + args.groups - 1
    passes = 6 if dtype == torch.float32 else 1
    products = 2 * visits * tile * args.inner * args.outer * passes / chip["flops"]
    read = visits * args.inner * args.outer + args.rows * args.inner * -(-args.outer // width)
    moved = (read + args.rows * args.outer) * dtype.itemsize / chip["bandwidth"]
    return (1 if args.forward else 3) * max(products, moved) * chip["clock"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--topology", default="v5e:2x2")
    parser.add_argument("--rows", type=int, default=8192)
    parser.add_argument("--groups", type=int, default=8)
    parser.add_argument("--inner", type=int, default=4096)
    parser.add_argument("--outer", type=int, default=1792)
    parser.add_argument("--dtype", default="bfloat16")
    parser.add_argument("--forward", action="store_true", help="without the gradient")
    args = parser.parse_args()
    programs = {}
    with torch_tpu.plan(args.topology) as plan:
        from torch_tpu import _C
        from torch_tpu._attention import choice

        choice.offer(least=1)
        for form in "megablox", "blocks":
            record(args)
            programs[form] = _C.plan_program(_C.plan_launches()[-1][0])
            choice.withdraw()
    print("form       temporary MiB   millions of cycles   of kernels")
    for form, program in programs.items():
        kernels = of_kernels(args, plan.report["chip"]) if form == "megablox" else 0.0
        cycles = kernels + sum(part["cycles"] or 0 for part in program["parts"])
        temporary = program["temporaries"] / 2**20
        print(f"{form:9}{temporary:15.1f}{cycles / 1e6:21.2f}{kernels / 1e6:13.2f}")


if __name__ == "__main__":
    main()
