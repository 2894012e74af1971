"""torch.compile on device "tpu".

Dynamo makes FX graphs of Python, AOTAutograd makes functional ones of those, forward and backward;
each is captured as one program. Nothing is decomposed on the way: what reaches a graph is what
reaches the device eagerly, so both compute, round and draw the same.
"""

import contextlib
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.variables.optimizer import OptimizerVariable
from torch._functorch import config as functorch
from torch._functorch import partitioners
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache, check_cacheable
from torch._functorch._aot_autograd.schemas import SerializableAOTDispatchCompiler
from torch._guards import TracingContext
from torch._inductor import config as inductor
from torch._inductor.codecache import CacheBase
from torch.compiler import config as compiler
from torch.fx import GraphModule, Node
from torch.utils.checkpoint import CheckpointPolicy

import torch_tpu
from torch_tpu import control
from torch_tpu.graph import Graph, draws


def backend(module: GraphModule, inputs: Sequence[Any], **options: Any) -> Callable[..., Any]:
    """Compile a graph of Dynamo: what `torch.compile(backend="tpu")` calls."""
    # A mode says how hard Inductor should try; there is one way here.
    options.pop("mode", None)
    options = options.pop("options", None) or options
    if options:
        raise RuntimeError(f'backend "tpu" has no options, got {options}')
    return _compile(module, inputs)


def _compile(module: GraphModule, inputs: Sequence[Any]) -> Callable[..., Any]:
    """Trace forward and backward, or take them from the cache that AOTAutograd keeps.

    The cache is torch's own, with its folder and its switches. An entry is written when both are
    there, so the backward is not left for its first call; it is captured then all the same.
    """
    tag = f"{compiler.cache_key_tag}torch_tpu {torch_tpu.__version__} {_FORMAT}"
    known = dict(inductor.unsafe_marked_cacheable_functions)
    if _inner_graphs_can_be_named(module):
        known |= dict.fromkeys(_CALLS_GRAPHS, tag)
    with (
        _guards_in_parentheses(),
        _system_is_not_asked(),
        functorch.patch(
            bundled_autograd_cache=True,
            force_non_lazy_backward_lowering=True,
            unlift_effect_tokens=True,
        ),
        inductor.patch(unsafe_marked_cacheable_functions=known),
        compiler.patch(cache_key_tag=tag),  # type: ignore[attr-defined]
    ):
        return _trace(module, inputs)


@contextlib.contextmanager
def _guards_in_parentheses() -> Iterator[None]:
    """Let torch write the guards of a cached graph so that each of them has to hold.

    It joins them by `and` as they are, and some have an `or` inside: half of the others were then
    not asked, and a graph could be taken for sizes that it was not traced for.
    """
    context = TracingContext.try_get()
    shapes = context and context.fake_mode and context.fake_mode.shape_env
    if not shapes:
        yield
        return
    produce = shapes.produce_guards

    def produce_in_parentheses(*args: Any, **kwargs: Any) -> list[str]:
        return [f"({guard})" for guard in produce(*args, **kwargs)]

    shapes.produce_guards = produce_in_parentheses  # type: ignore[method-assign]
    try:
        yield
    finally:
        del shapes.produce_guards


@contextlib.contextmanager
def _system_is_not_asked() -> Iterator[None]:
    """Leave Triton and CUDA out of the key of a graph: nothing of it was made for them.

    Reading all of Triton's sources would take half a second of each process.
    """
    ask = CacheBase.get_system
    CacheBase.get_system = staticmethod(lambda: {"hash": ""})  # type: ignore[assignment]
    try:
        yield
    finally:
        CacheBase.get_system = staticmethod(ask)  # type: ignore[assignment]


# torch's key has what is in the graphs that these call, but torch does not look whether all of it
# can be in a key.
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
    # What was drawn is kept: drawing it again would take the stream's state at that place.
    drawn = [node for node in joint.graph.nodes if draws(node)]
    for node in drawn:
        for kept in node, *_parts(node):
            kept.meta["recompute"] = CheckpointPolicy.MUST_SAVE
    # A budget of nothing at all would be taken at its word.
    budget = max(functorch.activation_memory_budget, _LEAST_BUDGET if drawn else 0)
    with functorch.patch(activation_memory_budget=budget), _tensors_are_kept():
        return partitioners.min_cut_rematerialization_partition(joint, inputs, **options)


_LEAST_BUDGET = 1e-9


def _parts(node: Node) -> list[Node]:
    return [user for user in node.users if user.target is operator.getitem]


@contextlib.contextmanager
def _tensors_are_kept() -> Iterator[None]:
    """Keep tensors where older versions of torch would keep what has several of them as results."""
    choose = partitioners.choose_saved_values_set

    def choose_tensors(*args: Any, **kwargs: Any) -> list[Node]:
        tensors: dict[Node, None] = {}
        for node in choose(*args, **kwargs):
            is_list = isinstance(node.meta.get("val"), tuple | list)
            tensors |= dict.fromkeys(_parts(node) if is_list else [node])
        return list(tensors)

    partitioners.choose_saved_values_set = choose_tensors
    try:
        yield
    finally:
        partitioners.choose_saved_values_set = choose


# Other graphs for the same calls, or another way of writing them, count it up.
_FORMAT = 7

_trace = aot_autograd(
    # Two, for torch wraps what the one for the backward calls.
    fw_compiler=SerializableAOTDispatchCompiler(Graph, Graph.of),
    bw_compiler=SerializableAOTDispatchCompiler(Graph, Graph.of),
    partition_fn=_partition,
    keep_inference_input_mutations=True,
)


def _is_new(optimizer: OptimizerVariable, group: dict[str, Any]) -> bool:
    """Whether a group of parameters on the device has not been stepped yet."""
    parameters = group.get("params", [])
    state = optimizer.value.state
    return "capturable" in group and all(
        p.device.type == "tpu" and p not in state for p in parameters
    )


def _keep_steps_on_the_device() -> None:
    """Let compiled optimizers count their steps where the parameters are, as on other devices."""
    if not hasattr(OptimizerVariable, "_safe_to_set_capturable"):
        _keep_steps_before_tracing()
        return
    is_safe = OptimizerVariable._safe_to_set_capturable

    def is_safe_here(self: OptimizerVariable, group: dict[str, Any]) -> bool:
        return is_safe(self, group) or _is_new(self, group)

    OptimizerVariable._safe_to_set_capturable = is_safe_here  # type: ignore[method-assign]


def _keep_steps_before_tracing() -> None:
    """The same for older versions of torch, which set `capturable` for good."""
    set_capturable = OptimizerVariable._set_capturable

    def set_capturable_here(self: OptimizerVariable, tx: Any) -> None:
        for group in self.value.param_groups:
            if _is_new(self, group):
                group["capturable"] = True
        set_capturable(self, tx)

    OptimizerVariable._set_capturable = set_capturable_here  # type: ignore[method-assign]


_keep_steps_on_the_device()
