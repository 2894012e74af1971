"""Models as files: StableHLO in text, the weights, and how to call them.

`export` needs the model and `torch.export`; `load` needs neither.
"""

import ast
import functools
import hashlib
import json
import operator
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn
from torch.utils import _pytree as pytree

from torch_tpu import _C, safetensors, vhlo

if TYPE_CHECKING:
    from torch.export import ExportedProgram

    from torch_tpu.exporter import Written

_FORMAT = 4
_MODEL, _WEIGHTS, _SIGNATURE = "model", "model.safetensors", "model.json"
# A module in text and in portable bytes.
_TEXT, _PORTABLE = ".mlir", ".mlirbc"
# What extents are made with.
_OPERATORS = {ast.Add: operator.add, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv}
# What `model.json` says of the model, and what of each of its programs.
_CALL = {"takes", "kwargs", "returns"}
_PROGRAM = {"file", "sha256", "symbols", "parameters", "results", "ones"}


def export(
    model: "nn.Module | ExportedProgram",
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
    dynamic_shapes: Any = None,
    *,
    path: str | os.PathLike[str],
    portable: bool = False,
) -> Path:
    """Write a model to a folder, from which `load` makes a callable without the model's code.

    `model` is a module, which `torch.export` traces on `args` and `kwargs` (tensors on the CPU or
    on "tpu", of the shapes and dtypes that later calls will have), or what `torch.export.export`
    returned, which needs no arguments. `dynamic_shapes` is what `torch.export` takes, and each size
    in it needs a `max`. The folder gets `model.mlir`, the program as StableHLO in
    text, whose parameters are the weights and then the inputs; `model.safetensors`, the weights by
    their names in the state dict; and `model.json`, names, dtypes and shapes of parameters and
    results in the program's order. With `portable` it also gets `model.mlirbc`, the program in
    StableHLO's portable bytes, which JAX has to be installed for. Where a size of 1 makes another
    program, that has files of its own, `model.NAME=1.mlir` and so on. Returns the folder's path.

    Raises `NotImplementedError` for operations that have no tpu lowering and for sizes that cannot
    vary, `ValueError` for sizes without an upper bound, `RuntimeError` for models that draw
    random numbers, and `ModuleNotFoundError` for `portable` without JAX.
    """
    from torch_tpu import exporter

    written, weights, call = exporter.capture(model, tuple(args), kwargs, dynamic_shapes)
    files: dict[str, bytes] = {}
    signature = _described(_MODEL, written, portable, files)
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    safetensors.save(weights, folder / _WEIGHTS)
    import torch_tpu

    head = {
        "format": _FORMAT,
        "torch_tpu": torch_tpu.__version__,
        "torch": torch.__version__,
        "plugin": _C.platform_version(),
    }
    (folder / _SIGNATURE).write_text(json.dumps(head | call | signature, indent=1) + "\n")
    return folder


def _described(
    stem: str, written: "Written", portable: bool, files: dict[str, bytes]
) -> dict[str, Any]:
    """Describe a program, and add its files."""
    files[stem + _TEXT] = written.module.encode()
    if portable:
        files[stem + _PORTABLE] = vhlo.serialize(written.module)
    return {
        "file": stem,
        "sha256": _hash(written.module),
        "symbols": written.symbols,
        "parameters": written.parameters,
        "results": written.results,
        "ones": {
            name: _described(f"{stem}.{name}=1", one, portable, files)
            for name, one in written.ones.items()
        },
    }


def load(path: str | os.PathLike[str], device: "str | torch.device" = "tpu") -> "Exported":
    """Read what `export` wrote, and return it as a callable on a device.

    Raises `FileNotFoundError` if a file is missing, and `ValueError` for files that are damaged or
    do not fit together.
    """
    folder = Path(path)
    signature = _read_signature(folder / _SIGNATURE)
    weights = safetensors.load(folder / _WEIGHTS)
    for entry in signature["parameters"]:
        if entry["kind"] == "weight":
            _check_weight(folder / _WEIGHTS, entry, weights)
    there = torch.empty(0, device=device).device
    weights = {name: tensor.to(there) for name, tensor in weights.items()}
    return Exported(folder, weights, signature, there)


class Exported:
    """A model that was exported. Calling it takes and returns what the model did.

    `weights` are its parameters, buffers and constants on the device, by name; a call updates the
    buffers that the model updates. `signature` is what `model.json` says.
    """

    def __init__(
        self,
        folder: Path,
        weights: dict[str, Tensor],
        signature: dict[str, Any],
        device: torch.device,
    ) -> None:
        self.signature, self.weights, self.device = signature, weights, device
        self._parameters: list[dict[str, Any]] = signature["parameters"]
        self._results: list[dict[str, Any]] = signature["results"]
        self._takes = pytree.treespec_loads(signature["takes"])
        self._returns = pytree.treespec_loads(signature["returns"])
        self._symbols: list[dict[str, Any]] = signature["symbols"]
        self._n_tensors = sum("shape" in entry for entry in self._results)
        module = _read_module(folder, signature)
        self._graph = _C.graph_import(module, self.device.index or 0)
        call = {name: signature[name] for name in _CALL}
        self._ones = {
            name: Exported(folder, weights, call | one, device)
            for name, one in signature["ones"].items()
        }

    def __del__(self, drop: Any = _C.graph_drop) -> None:
        if hasattr(self, "_graph"):
            drop(self._graph)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the model; tensors of other shapes, dtypes or structures raise `TypeError`."""
        inputs = self._inputs(args, kwargs)
        sizes = self._sizes(inputs)
        for name, one in self._ones.items():
            if sizes[name] == 1:
                return one(*args, **kwargs)
        given = iter(inputs)
        tensors = []
        for entry in self._parameters:
            if entry["kind"] == "weight":
                tensors.append(_dense(self.weights[entry["name"]]))
                continue
            value = next(given)
            if entry["kind"] == "input":
                _check(value, entry, self._symbols, sizes)
                padded = _padded(value, entry, self._largest) if sizes else value
                tensors.append(_dense(padded.to(self.device)))
            elif entry["kind"] == "size":
                _check_size(value, entry, self._symbols, sizes)
            elif value != entry["value"]:
                raise TypeError(
                    f"the model was exported for {entry['name']}={entry['value']!r}, got {value!r}"
                )
        numbers = [torch.tensor(size).to(self.device) for size in sizes.values()]
        with torch.no_grad():
            made = self._call([*tensors, *numbers])
            return self._finish(iter(made), inputs, sizes)

    def _call(self, tensors: list[Tensor]) -> Sequence[Tensor]:
        index = self.device.index or 0
        if self._symbols:
            # What comes before and after depends on sizes, and this is compiled once for them all.
            _C.cut(index)
        made = torch.ops.tpu.graph_call(self._graph, index, self._n_tensors, tensors)
        if made is None:
            file = self.signature["file"] + _TEXT
            raise ValueError(f"{_SIGNATURE} and {file} do not fit; export the model again")
        _C.call_end(index)
        if self._symbols:
            _C.cut(index)
        return made

    @property
    def _largest(self) -> dict[str, int]:
        return {symbol["name"]: symbol["max"] for symbol in self._symbols}

    def _sizes(self, inputs: list[Any]) -> dict[str, int]:
        """Read off the inputs what the sizes are that vary."""
        own = [entry for entry in self._parameters if entry["kind"] != "weight"]
        known: dict[str, int] = {}
        for value, entry in zip(inputs, own, strict=True):
            if isinstance(value, int) and entry["kind"] == "size":
                known = _solved(entry["size"], value) | known
            elif isinstance(value, Tensor) and value.dim() == len(entry.get("shape", ())):
                for size, extent in zip(value.shape, entry["shape"], strict=True):
                    known = _solved(extent, size) | known
        names = [symbol["name"] for symbol in self._symbols]
        return {name: known.get(name, 0) for name in names}

    def _inputs(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        names = self.signature["kwargs"]
        if set(names) == set(kwargs):
            kwargs = {name: kwargs[name] for name in names}
        leaves, spec = pytree.tree_flatten((args, kwargs))
        if spec != self._takes:
            raise TypeError(f"the model takes {self._takes}, as (args, kwargs); got {spec}")
        return leaves

    def _finish(self, made: Any, inputs: list[Any], sizes: dict[str, int]) -> Any:
        """Give what the program returned to whom it belongs."""
        returned = []
        own = [entry for entry in self._parameters if entry["kind"] != "weight"]
        places = {entry["name"]: place for place, entry in enumerate(own)}
        for entry in self._results:
            value = _result(entry, made, sizes)
            if entry["kind"] == "output":
                returned.append(value)
            elif entry["kind"] == "weight":
                self.weights[entry["name"]].copy_(value)
            else:
                inputs[places[entry["name"]]].copy_(value)
        return pytree.tree_unflatten(returned, self._returns)


def _read_module(folder: Path, signature: dict[str, Any]) -> str:
    """Read a program's module, unless it was changed."""
    path = folder / (signature["file"] + _TEXT)
    module = path.read_text()
    if _hash(module) != signature["sha256"]:
        raise ValueError(
            f"{path} is not the file that was exported: its SHA-256 is not the one in "
            f"{_SIGNATURE}; export the model again"
        )
    return module


def _read_signature(path: Path) -> dict[str, Any]:
    try:
        signature = json.loads(path.read_text())
        wanted = signature["format"]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is damaged: {error!r}; export the model again") from error
    if wanted != _FORMAT:
        raise ValueError(
            f"{path} has format {wanted!r}, this version of torch_tpu reads {_FORMAT}; export the "
            "model again, or load it with the version that wrote it"
        )
    missing = (_CALL | _PROGRAM) - set(signature)
    if missing:
        raise ValueError(f"{path} is damaged: it lacks {sorted(missing)}; export the model again")
    return signature


def _check_weight(path: Path, entry: dict[str, Any], weights: Mapping[str, Tensor]) -> None:
    tensor = weights.get(entry["name"])
    wanted = f"{entry['dtype']} {entry['shape']}"
    got = "nothing" if tensor is None else f"{_name(tensor.dtype)} {list(tensor.shape)}"
    if got != wanted:
        raise ValueError(f"{path}: the model needs {entry['name']} as {wanted}, got {got}")


def _check(
    value: Any, entry: dict[str, Any], symbols: list[dict[str, Any]], sizes: dict[str, int]
) -> None:
    is_tensor = isinstance(value, Tensor)
    got = f"{_name(value.dtype)} {list(value.shape)}" if is_tensor else type(value).__name__
    shape = ", ".join(map(str, entry["shape"]))
    symbols = _named(shape, symbols)
    if not _in_range(symbols, sizes) or got != f"{entry['dtype']} {_shape(entry, sizes)}":
        _refuse(entry, f"{entry['dtype']} [{shape}]", symbols, got)


def _check_size(
    value: Any, entry: dict[str, Any], symbols: list[dict[str, Any]], sizes: dict[str, int]
) -> None:
    symbols = _named(entry["size"], symbols)
    if not _in_range(symbols, sizes) or value != _evaluated(entry["size"], sizes):
        _refuse(entry, f"the number {entry['size']}", symbols, repr(value))


def _named(extents: str, symbols: list[dict[str, Any]]) -> list[dict[str, Any]]:
    words = re.findall(r"\w+", extents)
    return [symbol for symbol in symbols if symbol["name"] in words]


def _in_range(symbols: list[dict[str, Any]], sizes: dict[str, int]) -> bool:
    return all(s["min"] <= sizes[s["name"]] <= s["max"] for s in symbols)


def _refuse(entry: dict[str, Any], wanted: str, symbols: list[dict[str, Any]], got: str) -> None:
    ranges = [f"{s['name']} from {s['min']} to {s['max']}" for s in symbols]
    raise TypeError(
        f"the model was exported for {entry['name']} as {wanted}"
        f"{' with ' if ranges else ''}{', '.join(ranges)}, got {got}; export it for the shapes "
        "that it is called with"
    )


def _result(entry: dict[str, Any], made: Iterator[Tensor], sizes: Mapping[str, int]) -> Any:
    if "shape" in entry:
        return _cropped(next(made), entry, sizes)
    return _evaluated(entry["size"], sizes) if "size" in entry else entry["value"]


def _evaluated(extent: int | str, sizes: Mapping[str, int]) -> int:
    """Return an extent such as `2*s0*((s1 + 1) // 2) + -1`."""
    return extent if isinstance(extent, int) else _number(_parsed(extent), sizes)


@functools.cache
def _parsed(extent: str) -> ast.expr:
    return ast.parse(extent, mode="eval").body


def _number(node: ast.expr, sizes: Mapping[str, int]) -> int:
    match node:
        case ast.Constant(int(value)):
            return value
        case ast.Name(name):
            return sizes[name]
        case ast.UnaryOp(ast.USub(), value):
            return -_number(value, sizes)
        case ast.BinOp(left, ast.Add() | ast.Mult() | ast.FloorDiv() as op, right):
            return _OPERATORS[type(op)](_number(left, sizes), _number(right, sizes))
    raise ValueError(f"{_SIGNATURE} has the extent {ast.unparse(node)}, which is none")


def _solved(extent: int | str, size: int) -> dict[str, int]:
    """Return the symbol of which an extent is a multiple and a number, where it is that."""
    if isinstance(extent, int):
        return {}
    names = re.findall(r"[A-Za-z]\w*", extent)
    if len(set(names)) != 1 or "//" in extent:
        return {}
    name = names[0]
    if any(term.count(name) > 1 for term in extent.split("+")):
        return {}
    added = _evaluated(extent, {name: 0})
    times = _evaluated(extent, {name: 1}) - added
    return {name: (size - added) // times}


def _shape(entry: dict[str, Any], sizes: Mapping[str, int]) -> list[int]:
    return [_evaluated(extent, sizes) for extent in entry["shape"]]


def _padded(value: Tensor, entry: dict[str, Any], largest: Mapping[str, int]) -> Tensor:
    """Return a tensor of the largest shape, which begins as this one."""
    extents = zip(reversed(_shape(entry, largest)), reversed(value.shape), strict=True)
    room = [pair for extent, size in extents for pair in (0, extent - size)]
    return nn.functional.pad(value, room) if any(room) else value


def _cropped(value: Tensor, entry: dict[str, Any], sizes: Mapping[str, int]) -> Tensor:
    for dim, size in enumerate(_shape(entry, sizes)):
        value = value.narrow(dim, 0, size)
    return value.contiguous()


def _dense(tensor: Tensor) -> Tensor:
    """Return a tensor with the strides that follow from its sizes, also where the size is 1."""
    tensor = tensor.detach().contiguous()
    return tensor.reshape(-1).view(tensor.shape)


def _name(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


def _hash(module: str) -> str:
    return hashlib.sha256(module.encode()).hexdigest()
