"""Batches of random sizes through an encoder: bounded programs against padding everything.

    python benchmarks/lengths.py [PAIRS]

Stock PyTorch gets each batch padded to the largest size, as one does to keep shapes steady, and as
it is; both on a sample of the batches, which all take about as long when padded.
"""

import random
import sys
import time

import torch
import torch_tpu
from torch import Tensor, nn

BATCH, LENGTH, WIDTH = 16, 512, 128
SAMPLE = 20


def encoder() -> nn.Module:
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(WIDTH, 4, 4 * WIDTH, dropout=0.0, batch_first=True)
    return nn.TransformerEncoder(layer, 2, enable_nested_tensor=False).eval()


def batches(pairs: int) -> list[Tensor]:
    random.seed(0)
    sizes = [(random.randint(1, BATCH), random.randint(1, LENGTH)) for _ in range(pairs)]
    return [torch.randn(*size, WIDTH) for size in sizes]


def padded(x: Tensor) -> Tensor:
    whole = torch.zeros(BATCH, LENGTH, WIDTH)
    whole[: x.size(0), : x.size(1)] = x
    return whole


def seconds(run: nn.Module, inputs: list[Tensor]) -> float:
    start = time.perf_counter()
    for x in inputs:
        run(x)
    return time.perf_counter() - start


def main() -> None:
    inputs = batches(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    stock = encoder()
    sample = inputs[:SAMPLE]
    scale = len(inputs) / len(sample)
    print(f"{len(inputs)} batches up to ({BATCH}, {LENGTH}), encoder of width {WIDTH}")
    with torch.no_grad():
        whole = scale * seconds(stock, [padded(x) for x in sample])
        print(f"{'stock, padded':16} {whole:8.1f} s")
        print(f"{'stock, as it is':16} {scale * seconds(stock, sample):8.1f} s")
        for name in "fused", "compiled":
            model = encoder().to("tpu")
            run = torch.compile(model) if name == "compiled" else model
            before = torch_tpu.metrics.counter("compiles")
            start = time.perf_counter()
            worst = 0.0
            for i, x in enumerate(inputs):
                y = run(x.to("tpu")).cpu()
                if i < SAMPLE:
                    worst = max(worst, (y - stock(x)).abs().max().item())
            took = time.perf_counter() - start
            programs = torch_tpu.metrics.counter("compiles") - before
            print(f"{name:16} {took:8.1f} s  {programs} programs, at most {worst:.1e} off")


if __name__ == "__main__":
    main()
