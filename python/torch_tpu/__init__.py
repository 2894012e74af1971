"""PyTorch on device "tpu": ordinary programs, compiled by XLA, run by any PJRT plugin.

`import torch` loads this package. Loading starts no device: the first tensor made there does.
"""

_refusal: "Exception | None" = None
_is_left_to_cuda = False


def _autoload() -> None:
    """Warn if the device could not be registered; torch calls this at the end of its own import.

    Nothing is raised here, because an exception would end the user's `import torch`.
    """
    import sys

    if _refusal is not None:
        import warnings

        warnings.warn(f"torch_tpu is not loaded: {_refusal}", stacklevel=2)
    if _refusal is not None or _is_left_to_cuda:
        # An explicit import then runs this file anew, and raises the error if there is one.
        for name in [name for name in sys.modules if name.split(".")[0] == "torch_tpu"]:
            del sys.modules[name]


# torch looks for the function above during this import, unless torch is loaded already.
import torch  # noqa: E402


def _has_cuda() -> bool:
    """Return whether PyTorch can use an NVIDIA GPU itself; initialise nothing."""
    import pathlib

    return bool(torch.version.cuda) and any(pathlib.Path("/dev").glob("nvidia[0-9]*"))


def _is_wanted() -> bool:
    """Return whether the device is to be registered: always, unless this is torch's own import.

    PyTorch's autograd knows one accelerator, which would be this device: `backward()` of CUDA
    tensors would then end with an internal assertion. On a machine with CUDA the user therefore
    asks for the device, by an import or by choosing a platform.
    """
    import os

    is_asked_for = not _is_loading_torch or bool(os.environ.get("TORCH_TPU_PLATFORM"))
    return is_asked_for or not _has_cuda()


_is_loading_torch = getattr(torch.__spec__, "_initializing", False)

try:
    from torch_tpu import _register, metrics
    from torch_tpu._compile.step import compile_step
    from torch_tpu._modes import eager_mode, get_eager_mode, set_eager_mode, sync
    from torch_tpu._plan import plan

    # The function `export` takes the place of the submodule that defines it.
    from torch_tpu.export import export, load
    from torch_tpu.profiling import explain, mark_dynamic, profile

    if _is_wanted():
        _register.register()
    else:
        _is_left_to_cuda = True
except Exception as error:
    # An error may only leave this file if torch is not in the middle of its own import.
    if not _is_loading_torch:
        raise
    _refusal = error
else:
    __all__ = [
        "compile_step",
        "eager_mode",
        "explain",
        "export",
        "get_eager_mode",
        "load",
        "mark_dynamic",
        "metrics",
        "plan",
        "profile",
        "set_eager_mode",
        "sync",
    ]


def __getattr__(name: str) -> object:
    if name == "__version__":
        import importlib.metadata

        return importlib.metadata.version("torchtpu")
    if name in ("ops", "pallas"):
        # Only programs with kernels pay for the import.
        import importlib

        return importlib.import_module(f"torch_tpu.{name}")
    raise AttributeError(f"module 'torch_tpu' has no attribute {name!r}")
