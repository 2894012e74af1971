"""Helion's way to call a kernel: a function of JAX, and results that replace some arguments."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from torch import Tensor
from torch.utils import _pytree as pytree

from torch_tpu import pallas


class JaxCallable:
    """A function of JAX on tensors, whose results are also written to aliased arguments.

    `input_output_aliases` maps the number of an argument to the number of the result that it takes.
    `output_shapes` stays empty. Helion would find kernels there that it calls by their numbers,
    and a call of this object looks its kernel up in the core already.
    """

    def __init__(
        self,
        name: str,
        jit_fn: Callable[..., Any],
        trace_key: str = "",
        static_argnums: int | Sequence[int] = (),
        input_output_aliases: Mapping[int, int] | None = None,
        mesh: Any = None,
        input_partition_specs: Any = None,
        output_partition_specs: Any = None,
    ) -> None:
        if mesh is not None:
            get_default_pallas_mesh(name)
        self.name, self.trace_key, self.static_argnums = name, trace_key, static_argnums
        self.input_output_aliases = dict(input_output_aliases or {})
        self.output_shapes: dict[Any, Any] = {}
        self._callable = pallas.JaxCallable(jit_fn, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel; see `torch_tpu.pallas.jax_op` for what is raised."""
        made = self._callable(*args, **kwargs)
        write_back(args, pytree.tree_leaves(made), self.input_output_aliases)
        return made


def write_back(args: Sequence[Any], results: Sequence[Tensor], aliases: Mapping[int, int]) -> None:
    """Write results to the arguments whose memory the kernel took them to be."""
    for argument, result in aliases.items():
        args[argument].copy_(results[result])


def get_default_pallas_mesh(name: str = "the kernel") -> Any:
    """Refuse kernels that talk to other devices; a process computes on one."""
    raise NotImplementedError(
        f"{name} addresses other devices, and a process computes on one; call kernels on local "
        "tensors, and torch.distributed between them"
    )
