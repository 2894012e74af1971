"""Plain PyTorch models and one training loop for all of them.

Nothing here knows of any device: tests and benchmarks train the same workloads on "cpu" and on
"tpu" and compare. Weights and batches are always drawn on the CPU and then moved, so a seed gives
the same numbers everywhere.
"""

from tests.models.workload import Loss, Workload, losses, prepare
from tests.models.zoo import convnet, gpt, lstm_tagger, mlp, resnet50, transformer_encoder, unet

__all__ = [
    "Loss",
    "Workload",
    "convnet",
    "gpt",
    "losses",
    "lstm_tagger",
    "mlp",
    "prepare",
    "resnet50",
    "transformer_encoder",
    "unet",
]
