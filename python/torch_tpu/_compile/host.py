"""The nodes of a traced graph that no program computes: the CPU's, and collectives.

This file knows no values and no capture.
"""

from torch.fx import Node

from torch_tpu._compile.traced import draws, traced_tensors
from torch_tpu.distributed import are_recorded


def host_nodes(nodes: list[Node], results: set[Node]) -> set[Node]:
    """Return the nodes that the CPU computes at each call of a graph.

    These nodes have results on the CPU that a later call of the CPU or the graph's caller reads.
    Constants are computed once. 0-dimensional tensors of the CPU are numbers, with which the device
    computes.
    """
    constants: set[Node] = set()
    for node in nodes:
        made_of_constants = all(n in constants for n in node.all_input_nodes)
        if made_of_constants and _is_on_host(node) and not draws(node):
            constants.add(node)
    host: set[Node] = set()
    for node in reversed(nodes):
        if node.op != "call_function" or not _is_on_host(node) or node in constants:
            continue
        from_host = all(_is_on_host(n) for n in node.all_input_nodes if traced_tensors(n))
        is_number = from_host and not any(t.strides for t in traced_tensors(node))
        writes = str(node.target) == "aten.copy_.default"
        used = node in results or any(user in host for user in node.users)
        if not is_number or writes or used or draws(node):
            host.add(node)
    return host


def _is_on_host(node: Node) -> bool:
    return any(t.device.type == "cpu" for t in traced_tensors(node))


def collectives(nodes: list[Node]) -> set[Node]:
    """Return the nodes that communicate with other processes, in their order, between programs."""
    if are_recorded():
        return set()
    return {node for node in nodes if str(node.target).startswith("_c10d_functional")}
