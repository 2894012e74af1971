"""The choice of the PJRT plugin that runs programs, and of its options.

This file is imported when a device is first used or asked about, not before.
"""

import functools
import importlib.metadata
import importlib.util
import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

Options = list[tuple[str, int | float | bool | str]]

_NAMES = ("cpu", "tpu", "cuda")
_BUS = "/sys/bus/pci/devices"
# Chips of TPU v2 and v3, and of TPU7x.
_TWO_DEVICES = ("0x0027", "0x0076")
# Otherwise libtpu asks the network what machine this is, complains, and locks others out.
_NO_MACHINE = {
    "TPU_SKIP_MDS_QUERY": "1",
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",
    "TPU_ACCELERATOR_TYPE": "v5litepod-4",
    "TPU_WORKER_HOSTNAMES": "localhost",
    "TPU_WORKER_ID": "0",
}
_ADVICE = {
    "cpu": "pip install xla-cpu-pjrt",
    "tpu": "pip install libtpu",
    "cuda": "pip install jax-cuda13-pjrt (or jax-cuda12-pjrt)",
}


class Choice(NamedTuple):
    """The platform's name, the path of its plugin, and the plugin's options."""

    name: str
    plugin: str
    options: Options
    devices: int  # the least number of indices by which the devices of this process go


def resolve() -> Choice:
    """Return the platform to start.

    Raises `RuntimeError` if a plugin is missing, and `ValueError` for a variable with a value that
    means nothing.
    """
    _refuse_foreign_package()
    name = os.environ.get("TORCH_TPU_PLATFORM", "")
    if not name:
        name, plugin = _best()
    elif name in _NAMES:
        plugin = _named(name)
    elif name.startswith("plan:"):
        plugin = _named("tpu")
        for variable, value in _NO_MACHINE.items():
            os.environ.setdefault(variable, value)
    elif os.sep in name:
        plugin = Path(name)
        if not plugin.is_file():
            raise RuntimeError(f"TORCH_TPU_PLATFORM={name}: there is no such file")
    else:
        raise ValueError(
            f"TORCH_TPU_PLATFORM must be one of {', '.join(_NAMES)}, the path of a PJRT plugin, or "
            f"plan: and the name of a TPU topology, as in plan:v5e:2x2; got {name!r}"
        )
    _set_log_level()
    if name == "tpu":
        _take_own_chip()
    # A launcher's processes call their devices by their own numbers, where each has a single one.
    devices = 1 if name in ("cpu", "cuda") else _ranks_on_host()
    return Choice(name, str(plugin), _options(name), devices)


def _ranks_on_host() -> int:
    text = os.environ.get("LOCAL_WORLD_SIZE", "1")
    return int(text) if text.isdecimal() else 1


def _take_own_chip() -> None:
    """Tell libtpu which chip is this process's, if torchrun started one process for each.

    `python -m torch_tpu.distributed launch` has told it.
    """
    ranks = _ranks_on_host()
    told = ("TPU_VISIBLE_CHIPS", "TPU_VISIBLE_DEVICES", "TPU_PROCESS_BOUNDS", "CLOUD_TPU_TASK_ID")
    if ranks == 1 or any(variable in os.environ for variable in told):
        return
    from torch_tpu.distributed import _topology

    try:
        topology = _topology.detect(os.environ, processes=ranks)
    except _topology.TopologyError as error:
        raise RuntimeError(
            f"{ranks} processes cannot share the TPUs of this host: {error}"
        ) from None
    os.environ.update(topology.tpu_environment(int(os.environ["LOCAL_RANK"])))


def _set_log_level() -> None:
    """Tell plugins the least level to log; by default they log information about each program."""
    levels = {"debug": "0", "info": "0", "warn": "1", "error": "2"}
    level = os.environ.get("TORCH_TPU_LOG", "warn")
    if level not in levels:
        raise ValueError(f"TORCH_TPU_LOG must be one of {', '.join(levels)}, got {level!r}")
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", levels[level])


def is_available() -> bool:
    """Return whether a platform can be chosen; start nothing."""
    try:
        resolve()
    except (RuntimeError, ValueError):
        return False
    return True


def device_count() -> int | None:
    """Return the number of devices that a start would find; None if only the start tells.

    A process that has started a TPU's platform holds its chips. torchrun, and programs that start
    a process for each device, ask for the number only.
    """
    name, _, options, devices = resolve()
    if name == "cpu":
        return int(dict(options)["cpu_device_count"])
    if name == "cuda":
        import torch

        return torch.cuda.device_count() or None
    chips = list(_tpu_chips()) if name == "tpu" else []
    if visible := os.environ.get("TPU_VISIBLE_CHIPS", os.environ.get("TPU_VISIBLE_DEVICES")):
        chips = chips[: len(visible.split(","))]
    found = sum(2 if kind in _TWO_DEVICES else 1 for kind in chips)
    return max(found, devices) if found else None


def _options(name: str) -> Options:
    # Launchers give each process of a host a device of its own number.
    text = os.environ.get("TORCH_TPU_CPU_DEVICES", str(_ranks_on_host()))
    if not text.isdecimal() or int(text) < 1:
        raise ValueError(f"TORCH_TPU_CPU_DEVICES must be a number from 1 on, got {text!r}")
    if name == "cuda":
        # The plugin's default takes most of the card's memory at once.
        return [("preallocate", False)]
    return [("cpu_device_count", int(text))] if name == "cpu" else []


def _best() -> tuple[str, Path]:
    for name, is_here in (("tpu", _has_tpu), ("cuda", _has_nvidia_gpu)):
        if not is_here():
            continue
        if plugin := _plugin(name):
            return name, plugin
        warnings.warn(
            f"this machine has a {name.upper()} device, but no PJRT plugin for it is installed "
            f"({_ADVICE[name]}); programs run on the CPU",
            stacklevel=2,
        )
    return "cpu", _named("cpu")


def _named(name: str) -> Path:
    plugin = _plugin(name)
    if plugin is None:
        raise RuntimeError(f"no PJRT plugin for platform {name!r} is installed: {_ADVICE[name]}")
    return plugin


@functools.cache
def _plugin(name: str) -> Path | None:
    if name == "tpu":
        if path := os.environ.get("TPU_LIBRARY_PATH"):
            return Path(path)
        candidates = _libraries("libtpu")
    else:
        candidates = (path for module in _modules(name) for path in _libraries(module))
    return next(candidates, None)


def _modules(name: str) -> Iterator[str]:
    """Yield modules that registered themselves as plugins and carry the platform in their name."""
    for group in ("xla_plugins", "jax_plugins"):
        for entry in importlib.metadata.entry_points(group=group):
            if name in entry.name.lower() or name in entry.module.lower():
                yield entry.module


def _libraries(module: str) -> Iterator[Path]:
    spec = importlib.util.find_spec(module)
    for folder in (spec and spec.submodule_search_locations) or ():
        yield from sorted(Path(folder).glob("*.so"))


def _tpu_chips() -> Iterator[str]:
    """Yield the PCI devices, such as `0x0063`, of the TPU chips on this machine's bus."""
    for device in Path(_BUS).glob("*"):
        try:
            vendor, kind, number = (
                (device / name).read_text().strip() for name in ("vendor", "class", "device")
            )
        except OSError:
            continue
        # Google also makes network cards (class 02) and disks (class 01).
        if vendor == "0x1ae0" and kind[2:4] not in ("01", "02"):
            yield number


def tpu_chips() -> int:
    """Return the number of TPU chips on this machine's bus; start nothing."""
    return sum(1 for _ in _tpu_chips())


def _has_tpu() -> bool:
    return tpu_chips() > 0


def _has_nvidia_gpu() -> bool:
    return any(Path("/dev").glob("nvidia[0-9]*"))


@functools.cache
def _refuse_foreign_package() -> None:
    """Raise `RuntimeError` if another distribution has mixed its files with this package's."""
    try:
        other = importlib.metadata.distribution("torch_tpu")
    except importlib.metadata.PackageNotFoundError:
        return
    raise RuntimeError(
        f"the distribution torch_tpu {other.version} is installed over this package, which has "
        "the same import name. Run `pip uninstall torch_tpu`, then "
        "`pip install --force-reinstall torchtpu`."
    )
