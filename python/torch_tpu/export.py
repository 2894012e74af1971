"""Models as files: StableHLO in text, the weights, and how to call them.

`export` needs the model and `torch.export`; `load` needs neither. `torch_tpu.export` is the
function; `from torch_tpu.export import Exported` reaches this module.
"""

import json
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._export import extents, safetensors, signature

if TYPE_CHECKING:
    from torch.export import ExportedProgram


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

    `model` is a module, or an `ExportedProgram` that `torch.export.export` returned. `torch.export`
    traces a module on `args` and `kwargs`: tensors on the CPU or on "tpu", with the shapes and
    dtypes of later calls. An `ExportedProgram` needs no arguments. `dynamic_shapes` is an argument
    of `torch.export`; each size in it needs a `max`.

    The folder gets these files; the function returns the folder's path.

    - `model.mlir`: the program as StableHLO in text. Its parameters are the weights, then the
      inputs.
    - `model.safetensors`: the weights, by their names in the state dict.
    - `model.json`: names, dtypes and shapes of parameters and results, in the program's order.
    - `model.mlirbc`, with `portable`: the program in StableHLO's portable bytes, which JAX makes.
    - `model.NAME=1.mlir` and the like, if the size NAME makes another program where it is 1.

    Raises `NotImplementedError` for operations without a tpu lowering and for sizes that cannot
    vary. Raises `ValueError` for sizes without an upper bound, `RuntimeError` for models that draw
    random numbers, and `TypeError` for a model of another type. Raises `ModuleNotFoundError` for
    `portable` without JAX.
    """
    from torch_tpu._export import exporter

    written, weights, call = exporter.capture(model, tuple(args), kwargs, dynamic_shapes)
    files: dict[str, bytes] = {}
    program = signature.described(signature.MODEL, written, portable, files)
    folder = Path(path)
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    safetensors.save(weights, folder / signature.WEIGHTS)
    import torch_tpu

    head = {
        "format": signature.FORMAT,
        "torch_tpu": torch_tpu.__version__,
        "torch": torch.__version__,
        "plugin": _C.platform_version(),
    }
    (folder / signature.SIGNATURE).write_text(json.dumps(head | call | program, indent=1) + "\n")
    return folder


def load(path: str | os.PathLike[str], device: "str | torch.device" = "tpu") -> "Exported":
    """Read the files that `export` wrote, and return a callable on a device.

    `path` is the folder. The weights are copied to `device`. Raises `FileNotFoundError` if a file
    is missing, and `ValueError` for files that are damaged or do not fit together.
    """
    folder = Path(path)
    described = signature.read(folder / signature.SIGNATURE)
    weights = safetensors.load(folder / signature.WEIGHTS)
    for entry in described["parameters"]:
        if entry["kind"] == "weight":
            signature.check_weight(folder / signature.WEIGHTS, entry, weights)
    there = torch.empty(0, device=device).device
    weights = {name: tensor.to(there) for name, tensor in weights.items()}
    return Exported(folder, weights, described, there)


class Exported:
    """An exported model. A call takes the arguments of the model and returns its results.

    `weights` has parameters, buffers and constants on the device, by name; a call updates the
    buffers that the model updates. `signature` is the content of `model.json`. `device` is the
    device.
    """

    def __init__(
        self,
        folder: Path,
        weights: dict[str, Tensor],
        described: dict[str, Any],
        device: torch.device,
    ) -> None:
        self.signature, self.weights, self.device = described, weights, device
        self._parameters: list[dict[str, Any]] = described["parameters"]
        self._results: list[dict[str, Any]] = described["results"]
        self._takes = pytree.treespec_loads(described["takes"])
        self._returns = pytree.treespec_loads(described["returns"])
        self._symbols: list[dict[str, Any]] = described["symbols"]
        self._n_tensors = sum("shape" in entry for entry in self._results)
        module = signature.read_module(folder, described)
        self._graph = _C.graph_import(module, self.device.index or 0)
        call = {name: described[name] for name in signature.CALL}
        self._ones = {
            name: Exported(folder, weights, call | one, device)
            for name, one in described["ones"].items()
        }

    def __del__(self, drop: Any = _C.graph_drop) -> None:
        if hasattr(self, "_graph"):
            drop(self._graph)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the model without gradients, and return results on the device.

        Tensors may be on any device; shapes, dtypes and structure are those of the export, up to
        the sizes that vary. Raises `TypeError` for other ones.
        """
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
            # Programs before and after depend on sizes; this program serves all of them, alone.
            _C.cut(index)
        made = torch.ops.tpu.graph_call(self._graph, index, self._n_tensors, tensors)
        if made is None:
            file = self.signature["file"] + signature.TEXT
            raise ValueError(f"{signature.SIGNATURE} and {file} do not fit; export the model again")
        _C.call_end(index)
        if self._symbols:
            _C.cut(index)
        return made

    @property
    def _largest(self) -> dict[str, int]:
        return {symbol["name"]: symbol["max"] for symbol in self._symbols}

    def _sizes(self, inputs: list[Any]) -> dict[str, int]:
        """Return the sizes that vary, as the inputs have them; 0 where no input tells."""
        own = [entry for entry in self._parameters if entry["kind"] != "weight"]
        known: dict[str, int] = {}
        for value, entry in zip(inputs, own, strict=True):
            if isinstance(value, int) and entry["kind"] == "size":
                known = extents.solved(entry["size"], value) | known
            elif isinstance(value, Tensor) and value.dim() == len(entry.get("shape", ())):
                for size, extent in zip(value.shape, entry["shape"], strict=True):
                    known = extents.solved(extent, size) | known
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
        """Copy updated weights and inputs into place, and return the model's own results."""
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


def _check(
    value: Any, entry: dict[str, Any], symbols: list[dict[str, Any]], sizes: dict[str, int]
) -> None:
    is_tensor = isinstance(value, Tensor)
    got = signature.described_tensor(value) if is_tensor else type(value).__name__
    shape = ", ".join(map(str, entry["shape"]))
    symbols = _named(shape, symbols)
    if not _in_range(symbols, sizes) or got != f"{entry['dtype']} {_shape(entry, sizes)}":
        _refuse(entry, f"{entry['dtype']} [{shape}]", symbols, got)


def _check_size(
    value: Any, entry: dict[str, Any], symbols: list[dict[str, Any]], sizes: dict[str, int]
) -> None:
    symbols = _named(entry["size"], symbols)
    if not _in_range(symbols, sizes) or value != extents.value(entry["size"], sizes):
        _refuse(entry, f"the number {entry['size']}", symbols, repr(value))


def _named(text: str, symbols: list[dict[str, Any]]) -> list[dict[str, Any]]:
    words = re.findall(r"\w+", text)
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
    return extents.value(entry["size"], sizes) if "size" in entry else entry["value"]


def _shape(entry: dict[str, Any], sizes: Mapping[str, int]) -> list[int]:
    return [extents.value(extent, sizes) for extent in entry["shape"]]


def _padded(value: Tensor, entry: dict[str, Any], largest: Mapping[str, int]) -> Tensor:
    """Return a tensor of the largest shape; the given tensor is its beginning along each dim."""
    ends = zip(reversed(_shape(entry, largest)), reversed(value.shape), strict=True)
    room = [pair for extent, size in ends for pair in (0, extent - size)]
    return nn.functional.pad(value, room) if any(room) else value


def _cropped(value: Tensor, entry: dict[str, Any], sizes: Mapping[str, int]) -> Tensor:
    for dim, size in enumerate(_shape(entry, sizes)):
        value = value.narrow(dim, 0, size)
    return value.contiguous()


def _dense(tensor: Tensor) -> Tensor:
    """Return a contiguous tensor whose strides follow from its sizes, also where a size is 1."""
    tensor = tensor.detach().contiguous()
    return tensor.reshape(-1).view(tensor.shape)
