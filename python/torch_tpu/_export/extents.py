"""Extents of an exported program: sums of products of numbers, symbols and rounded quotients.

`model.json` has an extent as a number, or as text such as `2*s0*((s1 + 1) // 2) + -1`. This file
writes the text, computes its value and solves it for a symbol.
"""

import ast
import functools
import operator
import re
from collections.abc import Mapping

_OPERATORS = {ast.Add: operator.add, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv}


def text(extent: list[tuple[int, list[tuple[int, int, int]]]], names: list[str]) -> int | str:
    """Return an extent of the core as a number, or as text with these names of symbols.

    `extent` is a sum of terms: a factor, and quotients as (symbol, number added, divisor).
    """
    if all(not quotients for _, quotients in extent):
        return sum(factor for factor, _ in extent)
    terms = []
    for factor, quotients in extent:
        factors = [_quotient(names[symbol], plus, by) for symbol, plus, by in quotients]
        terms.append("*".join(([str(factor)] if factor != 1 or not factors else []) + factors))
    return " + ".join(terms)


def _quotient(name: str, plus: int, by: int) -> str:
    if by == 1:
        return name
    return f"({name} // {by})" if plus == 0 else f"(({name} + {plus}) // {by})"


def value(extent: int | str, sizes: Mapping[str, int]) -> int:
    """Return the value of an extent; raise `ValueError` for text that is no extent."""
    return extent if isinstance(extent, int) else _number(_parsed(extent), sizes)


@functools.cache
def _parsed(extent: str) -> ast.expr:
    return ast.parse(extent, mode="eval").body


def _number(node: ast.expr, sizes: Mapping[str, int]) -> int:
    match node:
        case ast.Constant(int(number)):
            return number
        case ast.Name(name):
            return sizes[name]
        case ast.UnaryOp(ast.USub(), operand):
            return -_number(operand, sizes)
        case ast.BinOp(left, ast.Add() | ast.Mult() | ast.FloorDiv() as op, right):
            return _OPERATORS[type(op)](_number(left, sizes), _number(right, sizes))
    raise ValueError(f"model.json has the extent {ast.unparse(node)}, which is none")


def solved(extent: int | str, size: int) -> dict[str, int]:
    """Return the value of the only symbol of a linear extent that has this size, else nothing."""
    if isinstance(extent, int):
        return {}
    names = re.findall(r"[A-Za-z]\w*", extent)
    if len(set(names)) != 1 or "//" in extent:
        return {}
    name = names[0]
    if any(term.count(name) > 1 for term in extent.split("+")):
        return {}
    added = value(extent, {name: 0})
    times = value(extent, {name: 1}) - added
    return {name: (size - added) // times}
