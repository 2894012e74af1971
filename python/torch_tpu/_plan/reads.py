"""What a script does with a value that it reads from the device: print it, or decide by it."""

import ast
import functools
import linecache
from collections import Counter
from collections.abc import Mapping

_DECIDES = (ast.If, ast.While, ast.Assert, ast.IfExp, ast.comprehension)
_READS = ("cpu", "item", "numpy", "tolist")
_SHOWS = ("print", "info", "debug", "log", "warning", "write", "append", "set_postfix", "update")


def by_line(reads: Mapping[str, int]) -> Counter[str]:
    """Return counts by line alone."""
    counts: Counter[str] = Counter()
    for place, count in reads.items():
        counts[place.split("\t")[0]] += count
    return counts


def use_of(line: str) -> str:
    """Return `"decides"`, `"shows"` or `"unknown"` for a line such as `train.py:41`.

    A stand-in can change what the script does where a value decides: in a condition, a size or an
    index. It cannot where the value is only printed or collected.
    """
    file, _, number = line.rpartition(":")
    if not number.isdecimal():
        return "unknown"
    tree = _tree(file)
    if tree is None:
        return "unknown"
    at = int(number)
    uses = set()
    for node in ast.walk(tree):
        if isinstance(node, _DECIDES):
            test = node.iter if isinstance(node, ast.comprehension) else node.test
            if _holds(test, at) and not _reads_behind(node, test, at):
                uses.add("decides")
        elif isinstance(node, ast.Call) and _holds(node, at):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name in ("range", "bool"):
                uses.add("decides")
            if name in _SHOWS:
                uses.add("shows")
    if "decides" in uses:
        return "decides"
    return "shows" if "shows" in uses else "unknown"


def _reads_behind(node: ast.AST, test: ast.expr, line: int) -> bool:
    """Return whether a value is read on the line of a condition, but behind it."""
    inside = {id(part) for part in ast.walk(test)}
    calls = [part for part in ast.walk(node) if isinstance(part, ast.Call) and _holds(part, line)]
    names = [(c.func.attr, id(c) in inside) for c in calls if isinstance(c.func, ast.Attribute)]
    return any(name in _READS and not is_inside for name, is_inside in names) and not any(
        name in _READS for name, is_inside in names if is_inside
    )


def _holds(node: ast.expr, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)


@functools.cache
def _tree(file: str) -> ast.Module | None:
    try:
        return ast.parse("".join(linecache.getlines(file)))
    except (SyntaxError, ValueError):
        return None
