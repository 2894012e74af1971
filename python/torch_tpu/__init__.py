"""PyTorch on device "tpu": ordinary programs, compiled by XLA, run by any PJRT plugin.

`import torch` loads this package. Loading starts no device: the first tensor made there does.
"""

_refusal: "Exception | None" = None


def _autoload() -> None:
    """Warn if the device could not be registered; torch calls this at the end of its own import.

    Nothing is raised here, because an exception would end the user's `import torch`.
    """
    if _refusal is not None:
        import sys
        import warnings

        warnings.warn(f"torch_tpu is not loaded: {_refusal}", stacklevel=2)
        # An explicit import then runs this file anew and raises the error.
        for name in [name for name in sys.modules if name.split(".")[0] == "torch_tpu"]:
            del sys.modules[name]


# torch looks for the function above during this import, unless torch is loaded already.
import torch  # noqa: E402

try:
    from torch_tpu import _register, metrics
    from torch_tpu._compile.step import compile_step
    from torch_tpu._modes import eager_mode, get_eager_mode, set_eager_mode, sync

    # The function `export` takes the place of the submodule that defines it.
    from torch_tpu.export import export, load
    from torch_tpu.profiling import explain, mark_dynamic, profile

    _register.register()
except Exception as error:
    # An error may only leave this file if torch is not in the middle of its own import.
    if not getattr(torch.__spec__, "_initializing", False):
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
        "profile",
        "set_eager_mode",
        "sync",
    ]


def __getattr__(name: str) -> str:
    if name == "__version__":
        import importlib.metadata

        return importlib.metadata.version("torchtpu")
    raise AttributeError(f"module 'torch_tpu' has no attribute {name!r}")
