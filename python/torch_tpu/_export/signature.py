"""`model.json`, the signature of an exported model, and the modules that the signature names.

The signature gives names, dtypes and shapes of parameters and results in the program's order, and
the SHA-256 of each module. This file does not know how a model is traced or called.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torch import Tensor

from torch_tpu import _C
from torch_tpu._export import vhlo

if TYPE_CHECKING:
    from torch_tpu._export.exporter import Written

FORMAT = 3
MODEL, WEIGHTS, SIGNATURE = "model", "model.safetensors", "model.json"
# Endings of a module's files: the text, the text that XLA:CPU runs fastest, the portable bytes.
TEXT, _FOR_CPU, _PORTABLE = ".mlir", ".cpu.mlir", ".mlirbc"
# Entries that describe how the model is called.
CALL = {"takes", "kwargs", "returns"}
# Entries that describe one program of the model.
_PROGRAM = {"file", "sha256", "sha256_for_cpu", "symbols", "parameters", "results", "ones"}


def described(
    stem: str, written: "Written", portable: bool, files: dict[str, bytes]
) -> dict[str, Any]:
    """Return the entries of a program, and add its modules to `files` by their names."""
    files[stem + TEXT] = written.module.encode()
    files[stem + _FOR_CPU] = written.for_cpu.encode()
    if portable:
        files[stem + _PORTABLE] = vhlo.serialize(written.module)
    return {
        "file": stem,
        "sha256": _hash(written.module),
        "sha256_for_cpu": _hash(written.for_cpu),
        "symbols": written.symbols,
        "parameters": written.parameters,
        "results": written.results,
        "ones": {
            name: described(f"{stem}.{name}=1", one, portable, files)
            for name, one in written.ones.items()
        },
    }


def read(path: Path) -> dict[str, Any]:
    """Read a signature; raise `ValueError` if it is damaged or of another format."""
    try:
        signature = json.loads(path.read_text())
        wanted = signature["format"]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is damaged: {error!r}; export the model again") from error
    if wanted != FORMAT:
        raise ValueError(
            f"{path} has format {wanted!r}, this version of torch_tpu reads {FORMAT}; export the "
            "model again, or load it with the version that wrote it"
        )
    missing = (CALL | _PROGRAM) - set(signature)
    if missing:
        raise ValueError(f"{path} is damaged: it lacks {sorted(missing)}; export the model again")
    return signature


def read_module(folder: Path, signature: dict[str, Any]) -> str:
    """Read the module for this platform; raise `ValueError` if it is not the exported one."""
    stem = signature["file"]
    module = _checked_module(folder / (stem + TEXT), signature["sha256"])
    for_cpu = folder / (stem + _FOR_CPU)
    if not _C.is_guiding() or not for_cpu.exists():
        return module
    return _checked_module(for_cpu, signature["sha256_for_cpu"])


def _checked_module(path: Path, wanted: str) -> str:
    module = path.read_text()
    if _hash(module) != wanted:
        raise ValueError(
            f"{path} is not the file that was exported: its SHA-256 is not the one in "
            f"{SIGNATURE}; export the model again"
        )
    return module


def check_weight(path: Path, entry: dict[str, Any], weights: Mapping[str, Tensor]) -> None:
    """Raise `ValueError` unless the file of weights has this one, with its dtype and shape."""
    tensor = weights.get(entry["name"])
    wanted = f"{entry['dtype']} {entry['shape']}"
    got = "nothing" if tensor is None else described_tensor(tensor)
    if got != wanted:
        raise ValueError(f"{path}: the model needs {entry['name']} as {wanted}, got {got}")


def described_tensor(tensor: Tensor) -> str:
    """Return dtype and shape of a tensor, as `float32 [2, 3]`."""
    return f"{str(tensor.dtype).removeprefix('torch.')} {list(tensor.shape)}"


def _hash(module: str) -> str:
    return hashlib.sha256(module.encode()).hexdigest()
