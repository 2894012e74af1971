"""safetensors: reading files to this device."""

from typing import Any

import torch

from torch_tpu import device as tpu


def read_to_the_device(safetensors: Any) -> None:
    """Accept "tpu" and "tpu:0" as devices of `safe_open`, `load_file` and `load_model`.

    Reason: a list of devices is compiled into safetensors. It leaves a number to torch, which takes
    it for this device.
    Versions: 0.5 to 0.8.
    """
    stock = safetensors.safe_open

    class Meta(type):
        def __instancecheck__(cls, instance: Any) -> bool:
            return isinstance(instance, stock)

    # `safe_open` is a class that has no subclasses.
    class safe_open(metaclass=Meta):  # noqa: N801
        __doc__ = stock.__doc__

        def __new__(cls, filename: Any, framework: Any, device: Any = "cpu", **options: Any) -> Any:
            if str(device).partition(":")[0] == "tpu":
                index = torch.device(device).index
                device = tpu.current_device() if index is None else index
            return stock(filename, framework, device, **options)

    safetensors.safe_open = safe_open


PATCHES = [("safetensors", read_to_the_device)]
