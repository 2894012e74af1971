"""ultralytics: `device="tpu"` and the default device. Its own "tpu" means an Edge TPU."""

import functools
from typing import Any

import torch

from torch_tpu import device as tpu


def select_the_device(torch_utils: Any) -> None:
    """Return this device for "tpu" and "tpu:0", and instead of the CPU for no request.

    Reason: `select_device` returns such a name as it is, for models that were exported to an Edge
    TPU. For others, training and prediction fail: 'str' object has no attribute 'type'.
    Versions: 8.3.200 to 8.4.
    """
    stock = torch_utils.select_device

    @functools.wraps(stock)
    def select_device(device: Any = "", *args: Any, **kwargs: Any) -> Any:
        chosen = stock(device, *args, **kwargs)
        is_default = device in ("", None) and chosen == torch.device("cpu")
        if str(chosen).startswith("tpu") or (is_default and tpu.is_available()):
            index = None if is_default else torch.device(chosen).index
            return torch.device("tpu", tpu.current_device() if index is None else index)
        return chosen

    torch_utils.select_device = select_device


def name_edge_tpus(tensorflow: Any) -> None:
    """Let models that were exported to an Edge TPU run there, as before.

    Reason: they read the Edge TPU's number from a name such as "tpu:0".
    Versions: 8.4.
    """
    stock = tensorflow.TensorFlowBackend.__init__

    @functools.wraps(stock)
    def __init__(self: Any, weight: Any, device: Any, *args: Any, **kwargs: Any) -> None:  # noqa: N807
        name = str(device)
        stock(self, weight, name if name.startswith("tpu") else device, *args, **kwargs)

    tensorflow.TensorFlowBackend.__init__ = __init__


def train_in_float32(checks: Any) -> None:
    """Train without mixed precision on this device.

    Reason: ultralytics trains in float16, with a scaler of gradients that only other devices have.
    Versions: 8.3.200 to 8.4.
    """
    stock = checks.check_amp

    @functools.wraps(stock)
    def check_amp(model: Any) -> bool:
        return next(model.parameters()).device.type != "tpu" and stock(model)

    checks.check_amp = check_amp


PATCHES = [
    ("ultralytics.utils.torch_utils", select_the_device),
    ("ultralytics.nn.backends.tensorflow", name_edge_tpus),
    ("ultralytics.utils.checks", train_in_float32),
]
