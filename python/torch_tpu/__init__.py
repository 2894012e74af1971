"""PyTorch on device "tpu": ordinary programs, compiled by XLA, run by any PJRT plugin.

`import torch` loads this package by itself. It starts no device: that happens when the first
tensor is made there.
"""

_refusal: "Exception | None" = None


def _autoload() -> None:
    """What torch calls at the end of its own import. It never raises into the user's import."""
    if _refusal is not None:
        import sys
        import warnings

        warnings.warn(f"torch_tpu is not loaded: {_refusal}", stacklevel=2)
        # An explicit import shall say so as an error.
        for name in [name for name in sys.modules if name.split(".")[0] == "torch_tpu"]:
            del sys.modules[name]


# torch looks for the function above while this import is under way, if it is not loaded yet.
import torch  # noqa: E402

try:
    from torch_tpu import _register

    _register.register()
except Exception as error:
    # torch is importing us, at the end of its own import.
    if not getattr(torch.__spec__, "_initializing", False):
        raise
    _refusal = error
else:
    from torch_tpu import metrics
    from torch_tpu.exported import export, load
    from torch_tpu.modes import eager_mode, get_eager_mode, set_eager_mode, sync
    from torch_tpu.step import compile_step
    from torch_tpu.watch import explain, mark_dynamic, profile

    __all__ = [
        "compile_step",
        "eager_mode",
        "explain",
        "export",
        "get_eager_mode",
        "load",
        "mark_dynamic",
        "metrics",
        "profile",
        "set_eager_mode",
        "sync",
    ]


def __getattr__(name: str) -> str:
    if name == "__version__":
        import importlib.metadata

        return importlib.metadata.version("torchtpu")
    raise AttributeError(f"module 'torch_tpu' has no attribute {name!r}")
