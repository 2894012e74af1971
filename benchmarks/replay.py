"""A few steps of a model at a tiny size: `xtask replay` compares the programs.

    TORCH_TPU_DUMP=DIR python benchmarks/replay.py gpt

Only the programs are of interest, so nothing is measured.
"""

import argparse
import sys
from pathlib import Path

import torch
import torch_tpu

sys.path.insert(0, str(Path(__file__).parents[1]))

# Sizes of the workloads in tests/models.
SIZES: dict[str, dict[str, float]] = {
    "gpt": {"batch": 2, "context": 16, "layers": 2, "width": 32, "vocabulary": 32},
    "lstm_tagger": {"batch": 2, "length": 8, "width": 16},
    "mlp": {},
    "resnet50": {"batch": 2, "size": 32},
    "unet": {},
}


def train(name: str) -> None:
    from tests import models

    workload = getattr(models, name)(**SIZES[name])
    _, data, step = models.prepare(workload, "tpu")
    for batch in data:
        step(batch).item()


@torch.no_grad()
def lengths() -> None:
    """Batches of many sizes, as in lengths.py, until one program serves them all."""
    from lengths import encoder

    model = encoder(width=32, layers=1).eval().to("tpu")
    for batch, length in zip([2, 3, 5, 2, 7, 4, 6, 3, 8, 5], range(9, 200, 19), strict=False):
        model(torch.randn(batch, length, 32).to("tpu")).cpu()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("name", choices=[*SIZES, "lengths"])
    name = parser.parse_args().name
    torch_tpu.set_eager_mode("fused")
    lengths() if name == "lengths" else train(name)
    torch_tpu.sync()


if __name__ == "__main__":
    main()
