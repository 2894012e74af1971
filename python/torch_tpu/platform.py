"""Choosing where programs run: which PJRT plugin, and what to tell it.

Nothing here is imported before a device is first used or asked about.
"""

import contextlib
import functools
import importlib.metadata
import importlib.util
import os
import warnings
from collections.abc import Iterator
from pathlib import Path

Options = list[tuple[str, int | float | bool | str]]

_NAMES = ("cpu", "tpu", "cuda")
_ADVICE = {
    "cpu": "pip install xla-cpu-pjrt",
    "tpu": "pip install libtpu",
    "cuda": "pip install jax-cuda13-pjrt (or jax-cuda12-pjrt)",
}


# Kernels that read the same values become one, which takes a third off compiling. The option has no
# field in a program's compile options, and a plugin that does not know it ends the process.
_MERGE_KERNELS = "--xla_backend_extra_options=xla_cpu_use_multi_output_fusion=true"
_MERGING = {"xla-cpu-pjrt": ()}


@contextlib.contextmanager
def starting() -> Iterator[tuple[str, str, Options]]:
    """`resolve`, with the flags in place that the plugin reads only while it starts."""
    name, plugin, options = resolve()
    before = os.environ.get("XLA_FLAGS")
    if name == "cpu" and _merges_kernels(Path(plugin)):
        # What the user says comes last, and holds.
        os.environ["XLA_FLAGS"] = f"{_MERGE_KERNELS} {before or ''}"
    try:
        yield name, plugin, options
    finally:
        if before is not None:
            os.environ["XLA_FLAGS"] = before
        else:
            os.environ.pop("XLA_FLAGS", None)


def _merges_kernels(plugin: Path) -> bool:
    for name, versions in _MERGING.items():
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found = importlib.metadata.distribution(name)
            files = (found.locate_file(file) for file in found.files or ())
            if found.version in versions and any(Path(str(file)) == plugin for file in files):
                return True
    return False


def resolve() -> tuple[str, str, Options]:
    """Return the platform's name, its plugin's path and the options to start it with."""
    _refuse_foreign_package()
    name = os.environ.get("TORCH_TPU_PLATFORM", "")
    if not name:
        name, plugin = _best()
    elif name in _NAMES:
        plugin = _named(name)
    elif os.sep in name:
        plugin = Path(name)
        if not plugin.is_file():
            raise RuntimeError(f"TORCH_TPU_PLATFORM={name}: there is no such file")
    else:
        raise ValueError(
            f"TORCH_TPU_PLATFORM must be one of {', '.join(_NAMES)} or the path of a PJRT "
            f"plugin, got {name!r}"
        )
    _set_log_level(name)
    return name, str(plugin), _options(name)


def _set_log_level(platform: str) -> None:
    """Plugins log what they do, as information, unless they are told that nobody wants to know.

    XLA:CPU also warns of each value larger than the blocks in which we make it allocate.
    """
    levels = {"debug": "0", "info": "0", "warn": "2" if platform == "cpu" else "1", "error": "2"}
    level = os.environ.get("TORCH_TPU_LOG", "warn")
    if level not in levels:
        raise ValueError(f"TORCH_TPU_LOG must be one of {', '.join(levels)}, got {level!r}")
    os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", levels[level])


def is_available() -> bool:
    """Whether a platform can be chosen; starts nothing."""
    try:
        resolve()
    except (RuntimeError, ValueError):
        return False
    return True


def _options(name: str) -> Options:
    text = os.environ.get("TORCH_TPU_CPU_DEVICES", "1")
    if not text.isdecimal() or int(text) < 1:
        raise ValueError(f"TORCH_TPU_CPU_DEVICES must be a number from 1 on, got {text!r}")
    if name == "cuda":
        # By default the plugin would take most of the card's memory at once.
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
    """Modules that registered themselves as plugins and carry the platform in their name."""
    for group in ("xla_plugins", "jax_plugins"):
        for entry in importlib.metadata.entry_points(group=group):
            if name in entry.name.lower() or name in entry.module.lower():
                yield entry.module


def _libraries(module: str) -> Iterator[Path]:
    spec = importlib.util.find_spec(module)
    for folder in (spec and spec.submodule_search_locations) or ():
        yield from sorted(Path(folder).glob("*.so"))


def _pci_devices(vendor: str) -> Iterator[str]:
    """PCI classes, such as `0x030200`, of the devices that a vendor made."""
    for device in Path("/sys/bus/pci/devices").glob("*"):
        try:
            if (device / "vendor").read_text().strip() == vendor:
                yield (device / "class").read_text().strip()
        except OSError:
            continue


def _has_tpu() -> bool:
    # Google also makes network cards (class 02) and disks (class 01).
    return any(kind[2:4] not in ("01", "02") for kind in _pci_devices("0x1ae0"))


def _has_nvidia_gpu() -> bool:
    return any(Path("/dev").glob("nvidia[0-9]*"))


@functools.cache
def _refuse_foreign_package() -> None:
    """Another distribution with the same import name leaves a mixture of its files and ours."""
    try:
        other = importlib.metadata.distribution("torch_tpu")
    except importlib.metadata.PackageNotFoundError:
        return
    raise RuntimeError(
        f"the distribution torch_tpu {other.version} is installed over this package, which has "
        "the same import name. Run `pip uninstall torch_tpu`, then "
        "`pip install --force-reinstall torchtpu`."
    )
