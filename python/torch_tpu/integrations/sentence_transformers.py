"""sentence-transformers: the default device of models. Its trainer is transformers' own."""

import functools
from typing import Any

from torch_tpu import device as tpu


def choose_the_device(environment: Any) -> None:
    """Name this device instead of the CPU as the default of models.

    Reason: `get_device_name` goes through a list of accelerators, and ends with the CPU.
    Versions: 5.0 to 6.2.
    """
    stock = environment.get_device_name
    if stock.__module__ != environment.__name__:
        return  # In 6, `util` passes on the function of `util.environment`.

    @functools.wraps(stock)
    def get_device_name() -> str:
        name, here = stock(), tpu.is_available()
        return f"tpu:{tpu.current_device()}" if name == "cpu" and here else name

    environment.get_device_name = get_device_name


PATCHES = [
    ("sentence_transformers.util", choose_the_device),
    ("sentence_transformers.util.environment", choose_the_device),
]
