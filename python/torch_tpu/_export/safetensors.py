"""Files of named tensors in the safetensors format: a header in JSON, then the bytes.

The first 8 bytes are the length of the header, little-endian. The header gives each tensor a dtype,
a shape, and the begin and end of its bytes, counted from the end of the header.
"""

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

_DTYPES = {
    "BOOL": torch.bool,
    "U8": torch.uint8,
    "I8": torch.int8,
    "U16": torch.uint16,
    "I16": torch.int16,
    "U32": torch.uint32,
    "I32": torch.int32,
    "U64": torch.uint64,
    "I64": torch.int64,
    "F8_E4M3": torch.float8_e4m3fn,
    "F8_E5M2": torch.float8_e5m2,
    "F16": torch.float16,
    "BF16": torch.bfloat16,
    "F32": torch.float32,
    "F64": torch.float64,
    "C64": torch.complex64,
}
_NAMES = {dtype: name for name, dtype in _DTYPES.items()}


def save(tensors: Mapping[str, Tensor], path: Path) -> None:
    """Write tensors of any device to a file; raise `TypeError` for a dtype without a name."""
    header: dict[str, Any] = {}
    parts, end = [], 0
    for name, tensor in tensors.items():
        if tensor.dtype not in _NAMES:
            raise TypeError(f"safetensors has no name for {tensor.dtype}, the dtype of {name!r}")
        data = tensor.detach().cpu().contiguous().reshape(-1).view(torch.uint8).numpy().tobytes()
        header[name] = {
            "dtype": _NAMES[tensor.dtype],
            "shape": list(tensor.shape),
            "data_offsets": [end, end + len(data)],
        }
        parts.append(data)
        end += len(data)
    text = json.dumps(header, separators=(",", ":")).encode()
    # Padding aligns the bytes of the tensors, so that a reader can map the file.
    text += b" " * (-len(text) % 8)
    with path.open("wb") as file:
        file.write(len(text).to_bytes(8, "little") + text)
        file.writelines(parts)


def load(path: Path) -> dict[str, Tensor]:
    """Read the tensors of a file to the CPU; raise `ValueError` for a damaged file."""
    data = bytearray(path.read_bytes())
    start = 8 + int.from_bytes(data[:8], "little")
    try:
        header = json.loads(data[8:start]) if start <= len(data) else None
        if not isinstance(header, dict):
            raise ValueError("there is no header")
        header.pop("__metadata__", None)
        return {name: _tensor(data, start, **entry) for name, entry in header.items()}
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(
            f"{path} is not a safetensors file, or it is damaged: {error}; write it again"
        ) from error


def _tensor(
    data: bytearray, start: int, dtype: str, shape: list[int], data_offsets: list[int]
) -> Tensor:
    kind, (begin, end), count = _DTYPES[dtype], data_offsets, math.prod(shape)
    if not 0 <= begin <= end <= len(data) - start or end - begin != count * kind.itemsize:
        raise ValueError(f"a tensor of shape {shape} cannot lie at {data_offsets}")
    if count == 0:
        return torch.empty(shape, dtype=kind)
    part = torch.frombuffer(data, dtype=torch.uint8, offset=start + begin, count=end - begin)
    # The copy is aligned; in the file a tensor may begin at any byte.
    return part.clone().view(kind).view(shape)
