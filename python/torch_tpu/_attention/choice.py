"""The choice for one call of attention: rows of the core, or a kernel of JAX.

Knows sizes, dtypes and torch's switches; knows no kernel.
"""

import functools
import importlib.util
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch

from torch_tpu._attention import blocks
from torch_tpu._ops import overrides

# Kernels compute blocks of this many rows and keys.
TILE = 128
_DTYPES = (torch.bfloat16, torch.float32)
_WIDEST = 256

# Scores from which a kernel takes less time than rows: 64 MiB of float32, of which a chip's fast
# memory no longer holds several. Shorter sequences leave a kernel's blocks too little to do.
# Millions of cycles with the gradient on v5e, rows and kernel: 0.29 and 0.38 for 32 heads of 512
# tokens, 2.2 and 1.5 for 128 heads; 0.24 and 0.24 for 8 heads of 1,024 tokens, 2.0 and 0.9 for 32
# (`benchmarks/attention.py --heads 8 --tokens 1024`).
LEAST = 1 << 24
_SHORT = 512
# The most work on blocks that are filled up. Rows take 1.28 million cycles for 64 heads of 640
# tokens, and a kernel 2.27 with 1.6 times the work
# (`benchmarks/attention.py --tokens 640 --heads 64 --width 64 --mask`).
_EXCESS = 1.5

# Most elements of a mask for one batch: each of three kernels reads it in 32-bit numbers, 256 MiB.
_READ = 1 << 26

# Calls whose choice is kept for `explain`.
_KEPT = 200
_notes: dict[str, str] = {}
_least = LEAST
_library: torch.library.Library | None = None


class Call(NamedTuple):
    """What is asked for: sizes `[B, H, L, E]`, `[B, Hk, S, E]` and `[B, Hk, S, Ev]`."""

    query: tuple[int, ...]
    key: tuple[int, ...]
    value: tuple[int, ...]
    dtype: torch.dtype
    is_causal: bool
    # The sizes of a mask of booleans, 1 where it is broadcast.
    mask: tuple[int, ...] = ()
    # True if numbers are added to scores.
    is_biased: bool = False
    dropout: float = 0.0

    def __str__(self) -> str:
        dtype, how = str(self.dtype).removeprefix("torch."), ", causal" * self.is_causal
        how += f", masked by {list(self.mask)}" * bool(self.mask)
        return f"attention {dtype}{list(self.query)} over keys {list(self.key)}{how}"


def offer(least: int = LEAST) -> None:
    """Answer from now on for calls of at least so many scores, if JAX is installed."""
    global _library, _least
    withdraw()
    if not has_jax():
        _notes["attention"] = 'rows, as JAX is not installed: pip install "jax>=0.10,<0.11"'
        return
    from torch_tpu._attention import calls

    _library = torch.library.Library("aten", "IMPL")
    for name, function in calls.functions().items():
        overrides.impl(_library, name, function, "PrivateUse1")
    _answer()
    _least = least
    torch.ops.tpu.ask_for_kernels(least)


def withdraw() -> None:
    """Leave all calls to the core's rows."""
    global _library
    torch.ops.tpu.ask_for_kernels((1 << 63) - 1)
    if _library is not None:
        _library._destroy()
        _library = None


@functools.cache
def _answer() -> None:
    from torch_tpu._attention import calls

    torch.library.impl("tpu::takes_kernel", "CompositeExplicitAutograd", takes_kernel)
    torch.library.impl("tpu::attend_masked", "CompositeImplicitAutograd", calls.masked)


@functools.cache
def has_jax() -> bool:
    """Return whether JAX can be imported; import nothing."""
    return importlib.util.find_spec("jax") is not None


def is_offered() -> bool:
    return _library is not None


def is_forced() -> bool:
    """True if kernels are to compute shorter calls than pay."""
    return _least < LEAST


def precision(operand: torch.Tensor) -> str:
    """Return JAX's name for the precision of float32 products; products of bfloat16 are exact."""
    if operand.dtype != torch.float32 or torch.get_float32_matmul_precision() == "medium":
        return "default"
    return "highest"


def takes_kernel(
    query: Sequence[int],
    key: Sequence[int],
    value: Sequence[int],
    dtype: torch.dtype,
    mask: Sequence[int],
    is_biased: bool,
    dropout: float,
    is_causal: bool,
    fits: bool,
    is_forced: bool,
) -> bool:
    """Return whether a kernel computes a call; the shim asks.

    `mask` has the strides of a mask of booleans that is expanded to all scores, or is empty.
    With `is_forced` the user allows `SDPBackend.FLASH_ATTENTION` alone: a call that no kernel can
    compute raises `RuntimeError`.
    """
    sizes = tuple(query), tuple(key), tuple(value)
    seen = tuple(n if stride else 1 for n, stride in zip((*query[:3], key[-2]), mask, strict=False))
    call = Call(*sizes, dtype, is_causal, seen, is_biased, dropout)
    why = refusal(call)
    if why is None and not fits:
        why = "the heads of query and keys differ; set enable_gqa=True if keys serve several"
    if why is None and not is_forced and not pays(call):
        why = f"there are fewer than {_SHORT} rows or keys, or they fill too little of its blocks"
    if why is None:
        return True
    if is_forced:
        raise RuntimeError(
            f"scaled_dot_product_attention: SDPBackend.FLASH_ATTENTION alone is allowed, and no "
            f"kernel computes {call}: {why}. Change the call, or allow another backend, such as "
            "SDPBackend.OVERRIDEABLE for the rows of the core"
        )
    note(call, f"rows, because {why}")
    return False


def pays(call: Call) -> bool:
    """Return whether a kernel takes less time than rows, if kernels are here."""
    *batches, rows, _ = call.query
    keys = call.key[-2]
    if not is_offered() or math.prod(batches) * rows * keys < _least:
        return False
    return is_forced() or (min(rows, keys) >= _SHORT and blocks.excess(rows, keys) <= _EXCESS)


def refusal(call: Call) -> str | None:
    """Return why no kernel computes a call, or None if one does."""
    if not all(len(sizes) == 4 for sizes in (call.query, call.key, call.value)):
        return "query, key and value have other than 4 dimensions; unsqueeze(0) adds a batch"
    if call.dtype not in _DTYPES:
        return f"the kernel takes bfloat16 and float32, not {call.dtype}"
    if call.is_biased:
        return "the kernel takes an attn_mask of booleans alone, and of those that fit"
    if math.prod(call.mask[1:]) > _READ:
        return f"a mask of {math.prod(call.mask[1:])} elements for a batch takes much memory"
    if call.dropout > 0:
        return f"the kernel has no dropout, and dropout_p is {call.dropout}"
    (batch, heads, rows, width), (*lead, keys, own) = call.query, call.key
    if lead[0] != batch or call.value[:3] != call.key[:3] or own != width:
        return f"query, key and value do not match: value has {list(call.value)}"
    if lead[1] == 0 or heads % lead[1]:
        return f"{heads} heads of the query are no multiple of {lead[1]} heads of the keys"
    if not rows or not keys:
        return f"there are {rows} rows and {keys} keys"
    if not (0 < width <= _WIDEST and 0 < call.value[3] <= _WIDEST):
        return f"heads have {width} elements, and {call.value[3]} in values, of at most {_WIDEST}"
    return None


def note(call: Any, choice: str) -> None:
    """Keep a choice for `explain`."""
    text = str(call)
    if text in _notes or len(_notes) < _KEPT:
        _notes[text] = choice


def explanation() -> str:
    """Return a line for each kind of call whose form was chosen lately."""
    return "".join(f"{call}: {choice}\n" for call, choice in _notes.items())


def tag() -> str:
    """Return what graphs that torch keeps depend on: the switches, and whether kernels are here."""
    switches = ("flash", "mem_efficient", "math", "cudnn", "overrideable")
    states = (getattr(torch._C, f"_get_{name}_sdp_enabled")() for name in switches)
    return f"kernels {is_offered()} {''.join(str(int(state)) for state in states)}"
