"""whisper: the device to which a model is loaded."""

import functools
from typing import Any

import torch

from torch_tpu import device as tpu


def load_to_the_device(whisper: Any) -> None:
    """Load models to this device instead of the CPU if the caller names none.

    Reason: `load_model` chooses between CUDA and the CPU.
    Versions: 20250625.
    """
    stock = whisper.load_model

    @functools.wraps(stock)
    def load_model(name: str, device: Any = None, *args: Any, **kwargs: Any) -> Any:
        if device is None and not torch.cuda.is_available() and tpu.is_available():
            device = torch.device("tpu", tpu.current_device())
        return stock(name, device, *args, **kwargs)

    whisper.load_model = load_model


PATCHES = [("whisper", load_to_the_device)]
