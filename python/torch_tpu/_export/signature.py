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

from torch_tpu._export import vhlo

if TYPE_CHECKING:
    from torch_tpu._export.exporter import Written

FORMAT = 4
MODEL, WEIGHTS, SIGNATURE = "model", "model.safetensors", "model.json"
# Endings of a module's files: the text, the portable bytes.
TEXT, _PORTABLE = ".mlir", ".mlirbc"
# Entries that describe how the model is called.
CALL = {"takes", "kwargs", "returns"}
# Entries that describe one program of the model.
_PROGRAM = {"file", "sha256", "symbols", "parameters", "results", "ones"}


def described(
    stem: str, written: "Written", portable: bool, files: dict[str, bytes]
) -> dict[str, Any]:
    """Return the entries of a program, and add its modules to `files` by their names."""
    files[stem + TEXT] = written.module.encode()
    if portable:
        files[stem + _PORTABLE] = vhlo.serialize(written.module)
    return {
        "file": stem,
        "sha256": _hash(written.module),
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
    """Read a program's module; raise `ValueError` if it is not the exported one."""
    path = folder / (signature["file"] + TEXT)
    module = path.read_text()
    if _hash(module) != signature["sha256"]:
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
