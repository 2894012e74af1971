"""The backend "tpu" of `torch.compile`: forward and backward graphs, traced and cached by torch.

Dynamo makes FX graphs of Python code, and AOTAutograd makes functional graphs of those. Each
functional graph is captured as one program. Nothing is decomposed on the way, so compiled and eager
code compute, round and draw random numbers alike.
"""

from collections.abc import Callable, Sequence
from typing import Any

from torch._dynamo.backends.common import aot_autograd
from torch._functorch import config as functorch
from torch._functorch import partitioners
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache, check_cacheable
from torch._functorch._aot_autograd.schemas import SerializableAOTDispatchCompiler
from torch._inductor import config as inductor
from torch.compiler import config as compiler
from torch.fx import GraphModule
from torch.utils.checkpoint import CheckpointPolicy

import torch_tpu
from torch_tpu import _patches
from torch_tpu._attention import choice
from torch_tpu._compile import control
from torch_tpu._compile.graph import Graph
from torch_tpu._compile.traced import draws, parts


def backend(module: GraphModule, inputs: Sequence[Any], **options: Any) -> Callable[..., Any]:
    """Compile a graph of Dynamo; `torch.compile(backend="tpu")` calls this function.

    `inputs` are the example inputs of the graph. A `mode` is accepted and ignored, because XLA has
    one way of compiling. Raises `RuntimeError` for any other option.
    """
    options.pop("mode", None)
    options = options.pop("options", None) or options
    if options:
        raise RuntimeError(f'backend "tpu" has no options, got {options}')
    return _compile(module, inputs)


def _compile(module: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
    """Trace forward and backward, or take both from the cache of AOTAutograd.

    The cache is torch's own, with torch's folder and switches. torch writes an entry when both
    graphs exist, so torch has to lower the backward at once. The capture of the backward waits for
    its first call.
    """
    tag = f"{compiler.cache_key_tag}torch_tpu {torch_tpu.__version__} {_FORMAT}"
    tag += choice.tag()
    known = dict(inductor.unsafe_marked_cacheable_functions)
    if _inner_graphs_can_be_named(module):
        known |= dict.fromkeys(_CALLS_GRAPHS, tag)
    with (
        _patches.while_tracing(),
        functorch.patch(
            bundled_autograd_cache=True,
            force_non_lazy_backward_lowering=True,
            unlift_effect_tokens=True,
        ),
        inductor.patch(unsafe_marked_cacheable_functions=known),
        compiler.patch(cache_key_tag=tag),  # type: ignore[attr-defined]
    ):
        return _trace(module, inputs)


# Operations that call graphs. torch's key contains the called graphs, but torch does not check that
# each part of them can be in a key. `_inner_graphs_can_be_named` checks this.
_CALLS_GRAPHS = [
    f"torch.ops.higher_order.{name}" for name in (*control.LOWERINGS, "associative_scan")
]


def _inner_graphs_can_be_named(module: GraphModule) -> bool:
    inner = [m for m in module.modules() if isinstance(m, GraphModule) and m is not module]
    names = dict.fromkeys(_CALLS_GRAPHS, "")
    try:
        with inductor.patch(unsafe_marked_cacheable_functions=names):
            for graph in inner:
                check_cacheable(graph)
    except BypassAOTAutogradCache:
        return False
    return True


def _partition(joint: GraphModule, inputs: Sequence[Any], **options: Any) -> Any:
    """Split a joint graph into forward and backward, and save every random number that is drawn.

    Drawing a number again in the backward would need the stream's state at the first drawing.
    """
    drawn = [node for node in joint.graph.nodes if draws(node)]
    for node in drawn:
        for kept in node, *parts(node):
            kept.meta["recompute"] = CheckpointPolicy.MUST_SAVE
    # With a budget of 0 torch would save nothing, drawn numbers included.
    budget = max(functorch.activation_memory_budget, _LEAST_BUDGET if drawn else 0)
    patched = functorch.patch(activation_memory_budget=budget)
    with patched, _patches.save_tensors_for_the_backward():
        return partitioners.min_cut_rematerialization_partition(joint, inputs, **options)


_LEAST_BUDGET = 1e-9

# The format of a written graph. Another graph for the same calls, another way of writing it, or
# another place of its classes counts the format up.
_FORMAT = 8

_trace = aot_autograd(
    # There are two compilers, because torch wraps the callable of the backward.
    fw_compiler=SerializableAOTDispatchCompiler(Graph, Graph.of),
    bw_compiler=SerializableAOTDispatchCompiler(Graph, Graph.of),
    partition_fn=_partition,
    keep_inference_input_mutations=True,
)
