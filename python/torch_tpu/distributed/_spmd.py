"""One process for all devices of a host: one program, which XLA splits among them."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from torch_tpu import _C

_WHOLE = -1

_mesh: "Mesh | None" = None


class Mesh:
    """The devices of this process as a grid, for which device "tpu" stands.

    Tensors keep the sizes of the whole. How they lie on the devices is given by the placements of
    `torch.distributed.tensor`, one for each dimension of the mesh: `Shard(dim)` or `Replicate()`.
    Tensors that nobody placed are copies on all devices. Every program is compiled for all devices;
    XLA's Shardy decides how values between the placed ones lie, and which collectives that needs.
    """

    def __init__(self, shape: Sequence[int], dim_names: Sequence[str]) -> None:
        self.shape = tuple(shape)
        self.dim_names = tuple(dim_names)

    def __repr__(self) -> str:
        axes = (f"{name}={size}" for name, size in zip(self.dim_names, self.shape, strict=True))
        return f"Mesh({', '.join(axes)})"

    def size(self) -> int:
        """Return the number of devices."""
        return _product(self.shape)

    def shard(self, x: Tensor, placements: Sequence[Any]) -> Tensor:
        """Return `x` with a constraint on how it lies on the devices.

        The gradient gets the same constraint. `x` is on device "tpu"; its values do not change.

        Raises:
            TypeError: placements other than `Shard` and `Replicate`.
            ValueError: another number of placements than the mesh has dimensions, a dimension
                that `x` does not have, or a size that the devices do not divide.
        """
        mesh, dims = list(self.shape), self._dims(placements, x.shape)
        made: Tensor = torch.ops.torch_tpu.shard(x, mesh, dims)
        return made

    def distribute_tensor(self, tensor: Tensor, placements: Sequence[Any]) -> Tensor:
        """Return the tensor on the devices, as `torch.distributed.tensor.distribute_tensor` does.

        Of a tensor on the CPU each device gets its part alone. The result has the tensor's
        `requires_grad`, and no history; a `Parameter` gives a `Parameter`.

        Raises:
            TypeError: placements other than `Shard` and `Replicate`.
            ValueError: placements that do not fit the mesh or the tensor.
        """
        with torch.no_grad():
            made = self._put(tensor.detach(), placements)
        if isinstance(tensor, nn.Parameter):
            return nn.Parameter(made, tensor.requires_grad)
        return made.requires_grad_(tensor.requires_grad)

    def distribute_module(
        self,
        module: nn.Module,
        place: Callable[[str, Tensor], Sequence[Any] | None] | None = None,
    ) -> nn.Module:
        """Put a module's parameters and buffers on the devices, in place; return the module.

        Args:
            module: on any device. Parameters that modules share stay shared.
            place: is called with the name of each parameter and buffer and the tensor, and returns
                its placements, or None for a copy on each device.
        """
        made: dict[Tensor, Tensor] = {}
        for prefix, part in module.named_modules():
            for kind in (part._parameters, part._buffers):
                for name, tensor in kind.items():
                    if tensor is None:
                        continue
                    if tensor not in made:
                        full = f"{prefix}.{name}" if prefix else name
                        wanted = place(full, tensor) if place else None
                        made[tensor] = self.distribute_tensor(tensor, wanted or self._copies())
                    kind[name] = made[tensor]
        return module

    def placements(self, tensor: Tensor) -> tuple[Any, ...] | None:
        """Return how a tensor lies on the devices. Waits until it is computed.

        None stands for a view of another tensor, and for an order of the mesh's dimensions that
        placements cannot say.
        """
        from torch.distributed.tensor import Replicate, Shard

        if tensor.device.type != "tpu":
            raise ValueError(f'placements: expected a tensor on "tpu", got one on {tensor.device}')
        if tensor._is_view():
            return None
        found = _C.placements(tensor.untyped_storage().data_ptr())
        if found is None:
            return None
        return tuple(Replicate() if dim == _WHOLE else Shard(dim) for dim in found)

    def _put(self, tensor: Tensor, placements: Sequence[Any]) -> Tensor:
        if tensor.device.type == "meta":
            raise ValueError(
                "distribute_tensor: a meta tensor has no values; call to_empty(device='tpu') and "
                "initialize it first"
            )
        if tensor.device.type == "tpu":
            return self.shard(tensor, placements)
        dims = self._dims(placements, tensor.shape)
        made = torch.empty(tensor.shape, dtype=tensor.dtype, device="tpu")
        if tensor.numel() == 0:
            return made
        host = tensor.cpu().contiguous().reshape(-1).view(torch.uint8).numpy()
        address, dtype = made.untyped_storage().data_ptr(), str(tensor.dtype).split(".")[-1]
        _C.distribute(address, dtype, list(tensor.shape), host, dims)
        return made

    def _copies(self) -> list[Any]:
        from torch.distributed.tensor import Replicate

        return [Replicate()] * len(self.shape)

    def _dims(self, placements: Sequence[Any], shape: torch.Size) -> list[int]:
        from torch.distributed.tensor import Replicate, Shard

        if len(placements) != len(self.shape):
            raise ValueError(
                f"expected one placement for each dimension of {self}, got {len(placements)}"
            )
        dims, rank, left = [], len(shape), list(shape)
        for name, devices, placement in zip(self.dim_names, self.shape, placements, strict=True):
            if isinstance(placement, Replicate):
                dims.append(_WHOLE)
            elif isinstance(placement, Shard):
                dim = placement.dim + rank if placement.dim < 0 else placement.dim
                if not 0 <= dim < rank:
                    raise ValueError(f"{placement} of a tensor of {rank} dimensions")
                if left[dim] % devices:
                    raise ValueError(
                        f"{placement} over {name!r} would split {left[dim]} of a tensor of sizes "
                        f"{list(shape)} among {devices} devices; take a size that they divide, or "
                        "Replicate()"
                    )
                left[dim] //= devices
                dims.append(dim)
            else:
                raise TypeError(
                    f"expected Shard or Replicate, got {placement}: XLA chooses where partial "
                    "sums are kept"
                )
        return dims


def spmd(mesh_shape: Sequence[int] | None = None, mesh_dim_names: Sequence[str] = ()) -> Mesh:
    """Let device "tpu" stand for all devices of this process, as a mesh.

    Call it once, before the model is made. No process group is needed: there is one rank. On the
    CPU, `TORCH_TPU_CPU_DEVICES` says how many devices there are. In a plan they are those of the
    topology.

    Args:
        mesh_shape: the extent of each dimension; their product is the number of devices. By
            default one dimension, "data", with all of them.
        mesh_dim_names: a name for each dimension.

    Returns:
        The mesh, with which tensors and modules are placed. A second call with the same arguments
        returns the same mesh.

    Raises:
        ValueError: a mesh of another number of devices than there are, or names that do not fit.
        RuntimeError: the process has another mesh, or is a rank of several.
    """
    global _mesh
    import torch.distributed as dist

    if dist.is_available() and dist.is_initialized() and dist.get_world_size() > 1:
        raise RuntimeError(
            "spmd: this process is one rank of several; use DTensor and a DeviceMesh there, or "
            "start one process without torchrun"
        )
    devices = _devices()
    shape = tuple(mesh_shape) if mesh_shape is not None else (devices,)
    names = tuple(mesh_dim_names) or (
        ("data",) if len(shape) == 1 else tuple(f"dim_{i}" for i in range(len(shape)))
    )
    if len(names) != len(shape) or len(set(names)) != len(names):
        raise ValueError(f"spmd: expected {len(shape)} different names, got {names}")
    if _product(shape) != devices:
        raise ValueError(
            f"spmd: a mesh {shape} has {_product(shape)} devices, and this process has "
            f"{devices}{_more()}"
        )
    if _mesh is None or (_mesh.shape, _mesh.dim_names) != (shape, names):
        _C.span(list(shape))
        _mesh = Mesh(shape, names)
    return _mesh


def _devices() -> int:
    _C.start()
    devices = _C.device_count()
    if (_C.platform_name() or "").startswith("plan:"):
        devices = _C.plan_chip()["devices"]
    return devices


def _more() -> str:
    if _C.platform_name() != "cpu":
        return ""
    known = os.environ.get("TORCH_TPU_CPU_DEVICES")
    return "" if known else "; set TORCH_TPU_CPU_DEVICES before it starts to have more"


def _product(shape: Sequence[int]) -> int:
    product = 1
    for size in shape:
        product *= size
    return product


@torch.library.custom_op("torch_tpu::shard", mutates_args=())
def _shard(x: Tensor, mesh: list[int], placements: list[int]) -> Tensor:
    made: Tensor = torch.ops.tpu.shard(x, mesh, placements)
    return made


@_shard.register_fake
def _(x: Tensor, mesh: list[int], placements: list[int]) -> Tensor:
    return torch.empty_like(x)


def _keep(ctx: Any, inputs: tuple[Tensor, list[int], list[int]], output: Tensor) -> None:
    _, ctx.mesh, ctx.placements = inputs


def _backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None, None]:
    return torch.ops.torch_tpu.shard(gradient, ctx.mesh, ctx.placements), None, None


_shard.register_autograd(_backward, setup_context=_keep)
