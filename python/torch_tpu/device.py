"""The module `torch.tpu`, shaped like `torch.cuda`."""

import contextlib
import dataclasses
import functools
import importlib
from typing import Any

import torch
from torch import Event, Generator, Stream, Tensor
from torch.accelerator.memory import empty_cache

from torch_tpu import _C, _tensor_types

__all__ = [
    "DeviceProperties",
    "Event",
    "Stream",
    "StreamContext",
    "current_device",
    "current_stream",
    "default_stream",
    "device",
    "device_count",
    "device_memory_used",
    "device_of",
    "empty_cache",
    "get_amp_supported_dtype",
    "get_device_capability",
    "get_device_name",
    "get_device_properties",
    "get_per_process_memory_fraction",
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
    "memory_snapshot",
    "memory_stats",
    "memory_summary",
    "reset_accumulated_memory_stats",
    "reset_peak_memory_stats",
    "seed",
    "seed_all",
    "set_device",
    "set_per_process_memory_fraction",
    "set_rng_state",
    "set_rng_state_all",
    "set_stream",
    "stream",
    "synchronize",
    "utilization",
]

# The ways to name a device; `None` is the current device.
Device = torch.device | str | int | None

_MAX_DEVICES = 64


def _get_device_index(device: Device, optional: bool = True) -> int:
    """Return the index that a device, a name or a number means; `None` is the current device."""
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
    """Return the index of a device; raise `RuntimeError` if there is no such device."""
    index = _get_device_index(device)
    # Device 0 always exists, and the choice of device 0 must not start the platform.
    if index and not 0 <= index < device_count():
        raise RuntimeError(
            f"invalid device ordinal tpu:{index}: there are {device_count()} devices, "
            "numbered from 0"
        )
    return index


# Starting


def is_available() -> bool:
    """Return whether a usable platform is installed; start nothing."""
    from torch_tpu import _platform

    return _C.is_started() or (not _C.is_forked() and _platform.is_available())


def _lazy_init() -> None:
    """Do nothing: the device starts by itself at its first use.

    torch calls this before its first tensor on the device. Older versions do not wait for a device
    whose module lacks this function.
    """


def is_initialized() -> bool:
    """Return whether the platform has started; the first tensor on a device starts it."""
    return _C.is_started()


def init() -> None:
    """Start the platform now rather than at its first use.

    Raises `RuntimeError` if no plugin can be used, and `ValueError` for a variable that means
    nothing.
    """
    _C.start()


def _is_in_bad_fork() -> bool:
    return _C.is_forked()


# Devices


def device_count() -> int:
    """Return the number of devices, or 0 if no platform can be used.

    This starts no platform of chips or of the CPU: who starts a process for each chip leaves the
    chips to them.
    """
    return _C.device_count() if is_available() else 0


def current_device() -> int:
    """Return the index of the device that `"tpu"` without an index means."""
    return torch._C._accelerator_getDeviceIndex()


def set_device(device: Device) -> None:
    """Make a device the current device of this thread; raise `RuntimeError` if there is none."""
    torch._C._accelerator_setDeviceIndex(_existing_index(device))


class device:  # noqa: N801, named as in torch.cuda
    """Make a device the current device inside a `with` block; `None` changes nothing."""

    def __init__(self, device: Device) -> None:
        self.index = -1 if device is None else _existing_index(device)

    def __enter__(self) -> None:
        self.before = torch._C._accelerator_exchangeDevice(self.index)

    def __exit__(self, *_: object) -> None:
        torch._C._accelerator_maybeExchangeDevice(self.before)


class device_of(device):  # noqa: N801, named as in torch.cuda
    """Make a tensor's device the current device inside a `with` block, if that device is a tpu."""

    def __init__(self, tensor: Tensor) -> None:
        super().__init__(tensor.device if tensor.device.type == "tpu" else None)


def synchronize(device: Device = None) -> None:
    """Run all recorded operations of a device, and wait for the results."""
    torch._C._accelerator_synchronizeDevice(_get_device_index(device))


@dataclasses.dataclass(frozen=True)
class DeviceProperties:
    """The name, platform and memory of a device; `total_memory` is in bytes."""

    name: str
    platform: str
    platform_version: str
    total_memory: int


def get_device_name(device: Device = None) -> str:
    """Return the device's own name, such as "TPU v5 lite"."""
    return _C.device_name(_get_device_index(device))


def get_device_properties(device: Device = None) -> DeviceProperties:
    """Return the device's name, platform and memory."""
    name = get_device_name(device)
    total = mem_get_info(device)[1]
    return DeviceProperties(name, _C.platform_name() or "", _C.platform_version(), total)


def get_device_capability(device: Device = None) -> dict[str, Any]:
    """Return the capabilities of the device, in the form of `torch.accelerator`.

    The value of "supported_dtypes" is the set of the dtypes that tensors on the device may have.
    """
    _existing_index(device)
    return {"supported_dtypes": set(_supported_dtypes())}


@functools.cache
def _supported_dtypes() -> frozenset[torch.dtype]:
    from torch_tpu import ops

    return frozenset(getattr(torch, name) for name in ops.held_dtypes())


def utilization(device: Device = None) -> int:
    """Return the percentage of the last sample period in which the device computed.

    Raises `RuntimeError` on platforms other than TPUs, which do not report it.
    """
    index = _existing_index(device)
    if _C.platform_name() != "tpu":
        raise RuntimeError(
            f"platform {_C.platform_name()} does not report how busy its devices are, which only "
            "TPUs do; use torch_tpu.profile() to see where time goes"
        )
    sdk: Any = importlib.import_module("libtpu.sdk")

    return round(float(sdk.tpumonitoring.get_metric("duty_cycle_pct").data()[index]))


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Return `True`: every platform computes with bfloat16."""
    return True


def get_amp_supported_dtype() -> list[torch.dtype]:
    """Return the dtypes that autocast accepts."""
    return [torch.bfloat16, torch.float16]


# Random numbers. These functions call methods through the type `Generator`, which splits a compiled
# graph. A call through a generator itself is an internal error of Dynamo.


@functools.cache
def _generator(index: int) -> Generator:
    return torch.ops.tpu.default_generator(index)


def _generators() -> list[Generator]:
    """Return the generators of all possible devices, so that seeding starts no platform."""
    return [_generator(index) for index in range(_MAX_DEVICES)]


def manual_seed(seed: int) -> None:
    """Seed the current device's generator."""
    Generator.manual_seed(_generator(current_device()), int(seed))


def manual_seed_all(seed: int) -> None:
    """Seed every device's generator."""
    for generator in _generators():
        Generator.manual_seed(generator, int(seed))


def seed() -> int:
    """Seed the current device's generator with a random number, and return the number."""
    return Generator.seed(_generator(current_device()))


def seed_all() -> None:
    """Seed every device's generator with the same random number."""
    manual_seed_all(seed())


def initial_seed() -> int:
    """Return the seed of the current device's generator."""
    return Generator.initial_seed(_generator(current_device()))


def get_rng_state(device: Device = "tpu") -> Tensor:
    """Return the state of a device's generator: a uint8 tensor `[16]` on the CPU.

    The first 8 bytes are the seed, the others the offset.
    """
    return Generator.get_state(_generator(_get_device_index(device)))


def set_rng_state(new_state: Tensor, device: Device = "tpu") -> None:
    """Restore a state that `get_rng_state` returned: a uint8 tensor `[16]` on the CPU."""
    Generator.set_state(_generator(_get_device_index(device)), new_state)


def get_rng_state_all() -> list[Tensor]:
    """Return the states of all devices' generators."""
    return [get_rng_state(index) for index in range(device_count())]


def set_rng_state_all(new_states: list[Tensor]) -> None:
    """Restore the states that `get_rng_state_all` returned, one for each device."""
    for index, state in enumerate(new_states):
        set_rng_state(state, index)


# Streams. A device runs programs in one order, so all streams of a device are alike.


def current_stream(device: Device = None) -> Stream:
    """Return the stream that is selected on a device."""
    return torch._C._accelerator_getStream(_get_device_index(device))


def default_stream(device: Device = None) -> Stream:
    """Return the stream that is selected before `set_stream` selects another."""
    return Stream(stream_id=0, device_index=_get_device_index(device), device_type=_DEVICE_TYPE)


def set_stream(stream: Stream | None) -> None:
    """Select a stream on its device; `None` changes nothing."""
    if stream is not None:
        torch._C._accelerator_setStream(stream)


class StreamContext:
    """Select a stream inside a `with` block; `None` changes nothing."""

    def __init__(self, stream: Stream | None) -> None:
        self.stream = stream
        self._context = contextlib.nullcontext() if stream is None else stream

    def __enter__(self) -> None:
        self._context.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._context.__exit__(*error)


def stream(stream: Stream | None) -> StreamContext:
    """Select a stream inside a `with` block; `None` changes nothing."""
    return StreamContext(stream)


# Memory


def memory_stats(device: Device = None) -> dict[str, Any]:
    """Return the allocator's statistics under the names that `torch.cuda` uses."""
    return torch.accelerator.memory_stats(_get_device_index(device))


def memory_allocated(device: Device = None) -> int:
    """Return the bytes of all buffers on a device, or of its tensors once they are computed.

    The larger number is returned: a recorded tensor counts at once.
    """
    return torch.accelerator.memory_allocated(_get_device_index(device))


def max_memory_allocated(device: Device = None) -> int:
    """Return the largest number of bytes in use at once since the last reset."""
    return torch.accelerator.max_memory_allocated(_get_device_index(device))


def memory_reserved(device: Device = None) -> int:
    """Return the bytes held from the device, which are the bytes allocated: there is no cache."""
    return torch.accelerator.memory_reserved(_get_device_index(device))


def max_memory_reserved(device: Device = None) -> int:
    """Return the largest number of bytes held at once since the last reset."""
    return torch.accelerator.max_memory_reserved(_get_device_index(device))


def reset_peak_memory_stats(device: Device = None) -> None:
    """Count peaks from the present use on."""
    torch.accelerator.reset_peak_memory_stats(_get_device_index(device))


def reset_accumulated_memory_stats(device: Device = None) -> None:
    """Count accumulated statistics from zero on."""
    torch.accelerator.reset_accumulated_memory_stats(_get_device_index(device))


def mem_get_info(device: Device = None) -> tuple[int, int]:
    """Return the free and the total bytes of a device, as a pair."""
    return torch._C._accelerator_getMemoryInfo(_get_device_index(device))


def device_memory_used(device: Device = None) -> int:
    """Return the bytes of a device that are in use, by this process or another."""
    free, total = mem_get_info(device)
    return total - free


def memory_snapshot(
    mempool_id: tuple[int, int] | None = None, include_traces: bool = True
) -> list[dict[str, Any]]:
    """Return one segment for each device that holds buffers, with the keys of `torch.cuda`.

    The platform does not tell where a buffer lies: a segment starts at address 0 and has one block
    with the bytes of all buffers. `mempool_id` and `include_traces` change nothing, as there is
    neither a pool nor a trace.
    """
    return [_segment(index, used) for index, (used, _) in enumerate(_C.memory()) if used]


def _segment(index: int, used: int) -> dict[str, Any]:
    block = {"address": 0, "size": used, "requested_size": used, "state": "active_allocated"}
    sizes = dict.fromkeys(("total_size", "allocated_size", "active_size", "requested_size"), used)
    return {
        "device": index,
        "address": 0,
        **sizes,
        "stream": 0,
        "segment_type": "large",
        "segment_pool_id": (0, 0),
        "is_expandable": False,
        "frames": [],
        "blocks": [{**block, "frames": []}],
    }


_fractions: dict[int, float] = {}


def set_per_process_memory_fraction(fraction: float, device: Device = None) -> None:
    """Let this process use a fraction of a device's memory: a larger tensor is refused.

    A call whose result does not fit raises `torch.OutOfMemoryError`; see `memory_allocated` for
    what counts. A program's temporary memory does not: a PJRT plugin allocates it.
    Raises `TypeError` and `ValueError` for a fraction that is not a float in [0, 1].
    """
    if not isinstance(fraction, float):
        raise TypeError("Invalid type for fraction argument, must be `float`")
    if not 0 <= fraction <= 1:
        raise ValueError(f"Invalid fraction value: {fraction}. Allowed range: 0~1")
    index = _existing_index(device)
    _C.set_memory_fraction(index, fraction)
    _fractions[index] = fraction


def get_per_process_memory_fraction(device: Device = None) -> float:
    """Return the fraction that `set_per_process_memory_fraction` set, 1.0 at first."""
    return _fractions.get(_existing_index(device), 1.0)


def memory_summary(device: Device = None, abbreviated: bool = False) -> str:
    """Return memory in use, its peak, free memory and total memory, as a readable text."""
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
    if name in _tensor_types.NAMES:
        return _tensor_types.get(name)
    if name == "pallas":
        return importlib.import_module("torch_tpu.pallas")
    raise AttributeError(f"module 'torch.tpu' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *_tensor_types.NAMES, "default_generators", "pallas"])
