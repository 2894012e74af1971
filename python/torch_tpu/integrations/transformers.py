"""transformers: the devices of Trainer and of pipelines, and Trainer's random states.

transformers 5.23 knows device "tpu" in many places. `device_map="auto"` asks Accelerate.
"""

import functools
import inspect
from pathlib import Path
from typing import Any

import torch

from torch_tpu import device as tpu


def agree_with_accelerate(training_args: Any) -> None:
    """Let Trainer train where Accelerate puts the model.

    Reason: `TrainingArguments` takes this device whenever there is one. It passes over a CPU that
    the user chose through Accelerate, and a GPU that Accelerate prefers.
    Versions: 5.20 to 5.23. Versions that do not know the device take Accelerate's.
    """
    stock = getattr(training_args, "is_torch_tpu_available", None)
    if stock is None:
        return

    @functools.wraps(stock)
    def is_torch_tpu_available(*args: Any, **kwargs: Any) -> bool:
        device = training_args.PartialState._shared_state.get("device")
        return stock(*args, **kwargs) and (device is None or device.type == "tpu")

    training_args.is_torch_tpu_available = is_torch_tpu_available


def keep_random_states(trainer: Any) -> None:
    """Save and load the states of the devices' generators with Trainer's checkpoints.

    Reason: Trainer saves the states of generators that it knows. A resumed run would draw other
    dropout masks.
    Versions: 5.20 to 5.23.
    """
    cls = trainer.Trainer
    save, load = cls._save_rng_state, cls._load_rng_state

    def file(self: Any, folder: str) -> Path:
        return Path(folder) / f"rng_state_tpu_{self.args.process_index}.pth"

    @functools.wraps(save)
    def _save_rng_state(self: Any, output_dir: str) -> None:
        save(self, output_dir)
        if self.args.device.type == "tpu":
            torch.save(tpu.get_rng_state_all(), file(self, output_dir))

    @functools.wraps(load)
    def _load_rng_state(self: Any, checkpoint: str | None) -> None:
        load(self, checkpoint)
        if checkpoint is not None and file(self, checkpoint).is_file():
            tpu.set_rng_state_all(torch.load(file(self, checkpoint), weights_only=True))

    cls._save_rng_state, cls._load_rng_state = _save_rng_state, _load_rng_state


def place_pipelines(base: Any) -> None:
    """Run a pipeline on this device where it would run on the CPU without having been asked to.

    Reason: `Pipeline` goes through a list of accelerators, and ends with the CPU, also for a number
    such as `device=0` and for a model that `device_map` has placed on the device.
    Versions: 5.20 to 5.23.
    """
    stock = base.Pipeline.__init__
    parameters = inspect.signature(stock)

    @functools.wraps(stock)
    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:  # noqa: N807
        named = parameters.bind(self, *args, **kwargs).arguments
        placed = getattr(named["model"], "hf_device_map", None)
        device = named.get("device")
        index = next(iter(placed.values())) if placed else 0 if device is None else device
        is_ours = isinstance(index, int) and index >= 0 and _is_default()
        if is_ours and not placed:
            kwargs["device"] = torch.device("tpu", index)
        stock(self, *args, **kwargs)
        if is_ours and placed:
            self.device = torch.device("tpu", index)

    base.Pipeline.__init__ = __init__


def stay_on_the_cpu(pipelines: Any) -> None:
    """Let `pipeline(device_map="cpu")` mean what `device="cpu"` means.

    Reason: a model that was placed on one device has no map, so `Pipeline` would choose the device
    again, and move the model.
    Versions: 5.20 to 5.23.
    """
    stock = pipelines.pipeline

    @functools.wraps(stock)
    def pipeline(*args: Any, **kwargs: Any) -> Any:
        places = kwargs.get("device_map")
        places = list(places.values()) if isinstance(places, dict) else [places]
        if kwargs.get("device") is None and {str(place) for place in places} == {"cpu"}:
            kwargs |= {"device": "cpu", "device_map": None}
        return stock(*args, **kwargs)

    pipelines.pipeline = pipeline


def _is_default() -> bool:
    """Return whether a number means a device of this package: there are no devices of others."""
    from transformers.utils import import_utils

    others = ("cuda", "mlu", "musa", "npu", "hpu", "xpu", "mps")
    return tpu.is_available() and not any(
        is_available()
        for name in others
        if (is_available := getattr(import_utils, f"is_torch_{name}_available", None))
    )


PATCHES = [
    ("transformers.training_args", agree_with_accelerate),
    ("transformers.trainer", keep_random_states),
    ("transformers.pipelines.base", place_pipelines),
    ("transformers.pipelines", stay_on_the_cpu),
]
