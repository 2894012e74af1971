"""The module `torch.tpu`, shaped like `torch.cuda`."""

import contextlib
import dataclasses
import functools
from typing import Any

import torch
from torch import Event, Generator, Stream, Tensor
from torch.accelerator.memory import empty_cache

from torch_tpu import _C

__all__ = [
    "DeviceProperties",
    "Event",
    "Stream",
    "current_device",
    "current_stream",
    "default_stream",
    "device",
    "device_count",
    "device_of",
    "empty_cache",
    "get_amp_supported_dtype",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "get_rng_state",
    "get_rng_state_all",
    "init",
    "initial_seed",
    "is_available",
    "is_bf16_supported",
    "is_initialized",
    "manual_seed",
    "manual_seed_all",
    "max_memory_allocated",
    "max_memory_reserved",
    "mem_get_info",
    "memory_allocated",
    "memory_reserved",
    "memory_stats",
    "memory_summary",
    "reset_accumulated_memory_stats",
    "reset_peak_memory_stats",
    "seed",
    "seed_all",
    "set_device",
    "set_rng_state",
    "set_rng_state_all",
    "set_stream",
    "stream",
    "synchronize",
]

# What names a device where one is asked for.
Device = torch.device | str | int | None

_MAX_DEVICES = 64


def _get_device_index(device: Device, optional: bool = True) -> int:
    """Return the index that a device, a name or a number means; `None` is the current one."""
    if isinstance(device, str):
        device = torch.device(device)
    if isinstance(device, torch.device):
        if device.type != "tpu":
            raise ValueError(f"Expected a tpu device, but got: {device}")
        device = device.index
    if device is None:
        if not optional:
            raise ValueError("Expected a tpu device with an index, such as tpu:0")
        return current_device()
    return int(device)


def _existing_index(device: Device) -> int:
    index = _get_device_index(device)
    # Device 0 always exists, and selecting it must not start the platform.
    if index and not 0 <= index < device_count():
        raise RuntimeError(
            f"invalid device ordinal tpu:{index}: there are {device_count()} devices, "
            "numbered from 0"
        )
    return index


# Starting


def is_available() -> bool:
    """Whether a platform is installed that can be used. This starts nothing."""
    from torch_tpu import _platform

    return _C.is_started() or (not _C.is_forked() and _platform.is_available())


def _lazy_init() -> None:
    """Torch calls this before its first tensor here; older versions wait for no device without it.

    There is nothing to do: the device starts by itself when it is needed.
    """


def is_initialized() -> bool:
    """Whether the platform has started, which the first tensor on a device makes it do."""
    return _C.is_started()


def init() -> None:
    """Start the platform now rather than at the first use."""
    _C.device_count()


def _is_in_bad_fork() -> bool:
    return _C.is_forked()


# Devices


def device_count() -> int:
    """Return how many devices there are; 0 if no platform can be used."""
    return _C.device_count() if is_available() else 0


def current_device() -> int:
    """Return the index of the device that "tpu" alone means."""
    return torch._C._accelerator_getDeviceIndex()


def set_device(device: Device) -> None:
    """Make a device the current one of this thread."""
    torch._C._accelerator_setDeviceIndex(_existing_index(device))


class device:  # noqa: N801, named as in torch.cuda
    """Make a device the current one inside a `with` block; `None` changes nothing."""

    def __init__(self, device: Device) -> None:
        self.index = -1 if device is None else _existing_index(device)

    def __enter__(self) -> None:
        self.before = torch._C._accelerator_exchangeDevice(self.index)

    def __exit__(self, *_: object) -> None:
        torch._C._accelerator_maybeExchangeDevice(self.before)


class device_of(device):  # noqa: N801, named as in torch.cuda
    """Make a tensor's device the current one inside a `with` block, if it is a tpu."""

    def __init__(self, tensor: Tensor) -> None:
        super().__init__(tensor.device if tensor.device.type == "tpu" else None)


def synchronize(device: Device = None) -> None:
    """Run everything recorded for a device, and wait for it."""
    torch._C._accelerator_synchronizeDevice(_get_device_index(device))


@dataclasses.dataclass(frozen=True)
class DeviceProperties:
    """What is known of a device."""

    name: str
    platform: str
    platform_version: str
    total_memory: int


def get_device_name(device: Device = None) -> str:
    """Return what the device calls itself, such as "TPU v5 lite"."""
    return _C.device_name(_get_device_index(device))


def get_device_properties(device: Device = None) -> DeviceProperties:
    """Return the device's name, platform and memory."""
    name = get_device_name(device)
    total = mem_get_info(device)[1]
    return DeviceProperties(name, _C.platform_name() or "", _C.platform_version(), total)


def get_device_capability(device: Device = None) -> dict[str, Any]:
    """Return what the device supports, in the form of `torch.accelerator`."""
    return torch.accelerator.get_device_capability(_get_device_index(device))


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Whether bfloat16 can be used, which every platform can."""
    return True


def get_amp_supported_dtype() -> list[torch.dtype]:
    """Return the dtypes that autocast may use."""
    return [torch.bfloat16, torch.float16]


# Random numbers. Calls of the type's methods split a compiled graph; those of a generator's own are
# an internal error of Dynamo.


@functools.cache
def _generator(index: int) -> Generator:
    return torch.ops.tpu.default_generator(index)


def _generators() -> list[Generator]:
    """Return the generators of all devices there could be, so that seeding starts no platform."""
    return [_generator(index) for index in range(_MAX_DEVICES)]


def manual_seed(seed: int) -> None:
    """Seed the current device's generator."""
    Generator.manual_seed(_generator(current_device()), int(seed))


def manual_seed_all(seed: int) -> None:
    """Seed every device's generator."""
    for generator in _generators():
        Generator.manual_seed(generator, int(seed))


def seed() -> int:
    """Seed the current device's generator with a random number, and return it."""
    return Generator.seed(_generator(current_device()))


def seed_all() -> None:
    """Seed every device's generator with the same random number."""
    manual_seed_all(seed())


def initial_seed() -> int:
    """Return the seed of the current device's generator."""
    return Generator.initial_seed(_generator(current_device()))


def get_rng_state(device: Device = "tpu") -> Tensor:
    """Return the state of a device's generator: 16 bytes, its seed and its offset."""
    return Generator.get_state(_generator(_get_device_index(device)))


def set_rng_state(new_state: Tensor, device: Device = "tpu") -> None:
    """Put back a state that `get_rng_state` returned."""
    Generator.set_state(_generator(_get_device_index(device)), new_state)


def get_rng_state_all() -> list[Tensor]:
    """Return the states of all devices' generators."""
    return [get_rng_state(index) for index in range(device_count())]


def set_rng_state_all(new_states: list[Tensor]) -> None:
    """Put back the states that `get_rng_state_all` returned."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)


# Streams. A device keeps one order, so any stream is as good as another.


def current_stream(device: Device = None) -> Stream:
    """Return the stream that is selected on a device."""
    return torch._C._accelerator_getStream(_get_device_index(device))


def default_stream(device: Device = None) -> Stream:
    """Return the stream that is selected when nobody chose another."""
    return Stream(stream_id=0, device_index=_get_device_index(device), device_type=_DEVICE_TYPE)


def set_stream(stream: Stream | None) -> None:
    """Select a stream on its device; `None` changes nothing."""
    if stream is not None:
        torch._C._accelerator_setStream(stream)


def stream(stream: Stream | None) -> contextlib.AbstractContextManager[Any]:
    """Select a stream inside a `with` block; `None` changes nothing."""
    return contextlib.nullcontext() if stream is None else stream


# Memory


def memory_stats(device: Device = None) -> dict[str, Any]:
    """Return the allocator's statistics under the names that `torch.cuda` uses."""
    return torch.accelerator.memory_stats(_get_device_index(device))


def memory_allocated(device: Device = None) -> int:
    """Return the bytes of living buffers."""
    return torch.accelerator.memory_allocated(_get_device_index(device))


def max_memory_allocated(device: Device = None) -> int:
    """Return the most bytes that lived at once since the last reset."""
    return torch.accelerator.max_memory_allocated(_get_device_index(device))


def memory_reserved(device: Device = None) -> int:
    """Return the bytes held from the device; nothing is held beyond what is allocated."""
    return torch.accelerator.memory_reserved(_get_device_index(device))


def max_memory_reserved(device: Device = None) -> int:
    """Return the most bytes held at once since the last reset."""
    return torch.accelerator.max_memory_reserved(_get_device_index(device))


def reset_peak_memory_stats(device: Device = None) -> None:
    """Forget the peaks."""
    torch.accelerator.reset_peak_memory_stats(_get_device_index(device))


def reset_accumulated_memory_stats(device: Device = None) -> None:
    """Forget the sums since the start."""
    torch.accelerator.reset_accumulated_memory_stats(_get_device_index(device))


def mem_get_info(device: Device = None) -> tuple[int, int]:
    """Return the free and the total bytes of a device."""
    return torch._C._accelerator_getMemoryInfo(_get_device_index(device))


def memory_summary(device: Device = None, abbreviated: bool = False) -> str:
    """Return the memory in use, its peak and what the device has, as a readable text."""
    free, total = mem_get_info(device)
    rows = {
        "allocated": memory_allocated(device),
        "peak": max_memory_allocated(device),
        "free": free,
        "total": total,
    }
    return "\n".join(f"{name:<10}{count:>20,} bytes" for name, count in rows.items())


_DEVICE_TYPE = torch._C._autograd.DeviceType.PrivateUse1.value


def __getattr__(name: str) -> Any:
    if name == "_initialized":
        return is_initialized()
    if name == "default_generators":
        return tuple(_generator(index) for index in range(device_count()))
    raise AttributeError(f"module 'torch.tpu' has no attribute {name!r}")
