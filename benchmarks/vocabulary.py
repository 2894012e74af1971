"""The loss over a large vocabulary on a TPU that is not here: memory and cycles of both forms.

    python benchmarks/vocabulary.py [--topology v5e:2x2] [--rows 8192] [--classes 128256]

A program is the loss of `rows` hidden states of 4,096 numbers in bfloat16, and its gradients.
"""

import argparse

import torch
import torch.nn.functional as F
import torch_tpu

WIDTH = 4096


def plain(hidden: torch.Tensor, weight: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    return F.cross_entropy(F.linear(hidden, weight).float(), target)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--topology", default="v5e:2x2")
    parser.add_argument("--rows", type=int, default=8192)
    parser.add_argument("--classes", type=int, default=128256)
    args = parser.parse_args()
    with torch_tpu.plan(args.topology):
        from torch_tpu import _C

        print("form                    GiB   millions of cycles")
        for form in (plain, torch_tpu.ops.linear_cross_entropy):
            sizes = (args.rows, WIDTH), (args.classes, WIDTH)
            hidden, weight = (
                torch.zeros(size, device="tpu", dtype=torch.bfloat16, requires_grad=True)
                for size in sizes
            )
            form(hidden, weight, torch.zeros(args.rows, dtype=torch.int64, device="tpu")).backward()
            torch_tpu.sync()
            program = _C.plan_program(_C.plan_launches()[-1][0])
            kinds = ("arguments", "outputs", "temporaries")
            size = sum(program[kind] for kind in kinds) - program["aliased"]
            cycles = sum(part["cycles"] or 0 for part in program["parts"])
            print(f"{form.__name__:22}{size / 2**30:5.2f}{cycles / 1e6:21.0f}", flush=True)


if __name__ == "__main__":
    main()
