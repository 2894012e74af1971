"""The torch that the extension was compiled for: beside another one it may end the process."""

import importlib.util
import re
from pathlib import Path

import torch

_WORDS = r"torchtpu is built for PyTorch (\d+\.\d+) alone"


def version(text: "str | None" = None) -> str:
    """Return the version's first two numbers, from the extension's words or from its file.

    The file answers where the extension cannot be loaded. The result is empty if it is not there.
    """
    if text is None:
        spec = importlib.util.find_spec("torch_tpu._C")
        origin = spec.origin if spec is not None else None
        text = Path(origin).read_bytes().decode("latin-1") if origin else ""
    found = re.search(_WORDS, text)
    return found[1] if found else ""


def refusal(text: "str | None" = None) -> RuntimeError | None:
    """Return what to raise if the installed torch is another one."""
    installed, wanted = torch.__version__, version(text)
    if not wanted or installed.split(".")[:2] == wanted.split("."):
        return None
    return RuntimeError(
        f"this build of torchtpu is for PyTorch {wanted}, and PyTorch {installed} is installed. "
        f"Install that PyTorch (pip install 'torch=={wanted}.*'), or build torchtpu from its "
        "sources beside the installed one (make build)"
    )
