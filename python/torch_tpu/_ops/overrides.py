"""Kernels of operations that have another kernel already, in torch or in the core."""

import warnings
from collections.abc import Callable
from typing import Any

import torch


def impl(
    library: torch.library.Library,
    name: str,
    kernel: Callable[..., Any],
    key: str,
    *,
    with_keyset: bool = False,
) -> None:
    """Register a kernel in the place of another one, as long as the library lives."""
    with warnings.catch_warnings():
        # torch before 2.13 says that a kernel is replaced, which is meant.
        warnings.simplefilter("ignore")
        library.impl(name, kernel, key, with_keyset=with_keyset, allow_override=True)
