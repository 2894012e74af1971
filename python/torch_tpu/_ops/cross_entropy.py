"""A linear layer and its cross-entropy, some classes at a time.

The gradient computes the logits again: four products instead of three. Each part of the weight's
gradient is written once; that of the hidden states is summed in float32.
"""

from collections.abc import Iterator
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

# Logits of a part: 512 MiB of bfloat16. Smaller parts save little more beside the gradient of the
# weight, and each part is written out in the program.
_PART = 1 << 28


def linear_cross_entropy(
    hidden: Tensor,
    weight: Tensor,
    target: Tensor,
    bias: Tensor | None = None,
    *,
    ignore_index: int = -100,
    reduction: str = "mean",
) -> Tensor:
    """Return `F.cross_entropy(F.linear(hidden, weight, bias).float(), target)`, in float32.

    `hidden` is `[..., E]`, `weight` `[classes, E]`, `bias` `[classes]`, and `target` `[...]` has
    classes in int64. Targets that are `ignore_index` do not count. `reduction` is "mean", "sum" or
    "none", whose result has the shape of `target`.

    Raises `ValueError` for another reduction, and for shapes that do not match.
    """
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f'reduction must be "mean", "sum" or "none", got {reduction!r}')
    if weight.dim() != 2 or hidden.shape != (*target.shape, weight.size(1)):
        raise ValueError(
            "linear_cross_entropy: expected hidden [..., E], weight [classes, E] and target [...], "
            f"got {list(hidden.shape)}, {list(weight.shape)} and {list(target.shape)}"
        )
    rows, places = hidden.flatten(0, -2), target.flatten()
    losses: Tensor = _Losses.apply(rows, weight, bias, places)
    counts = places != ignore_index
    losses = torch.where(counts, losses, 0.0)
    if reduction == "none":
        return losses.view(target.shape)
    return losses.sum() / counts.sum() if reduction == "mean" else losses.sum()


class _Losses(torch.autograd.Function):
    """The loss of each row; that of a target outside of the classes means nothing."""

    @staticmethod
    def forward(
        ctx: Any, hidden: Tensor, weight: Tensor, bias: Tensor | None, target: Tensor
    ) -> Tensor:
        total = hidden.new_full((hidden.size(0),), -torch.inf, dtype=torch.float32)
        chosen = torch.zeros_like(total)
        for part in _parts(hidden, weight):
            logits = _logits(_after(total, hidden), weight, bias, part)
            total = torch.logaddexp(total, logits.logsumexp(1))
            chosen = chosen + torch.where(_is_target(target, part), logits, 0.0).sum(1)
        ctx.save_for_backward(hidden, weight, bias, target, total)
        return total - chosen

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        hidden, weight, bias, target, total = ctx.saved_tensors
        hidden = _after(gradient, hidden)
        of_hidden = torch.zeros_like(hidden, dtype=torch.float32)
        of_weight, of_bias = [], []
        for part in _parts(hidden, weight):
            hidden = _after(of_hidden[:, 0], hidden)
            shares = (_logits(hidden, weight, bias, part) - total.unsqueeze(1)).exp()
            slopes = (shares - _is_target(target, part).float()) * gradient.unsqueeze(1)
            short = slopes.to(hidden.dtype)
            of_hidden = of_hidden + (short @ weight[part]).float()
            of_weight.append(short.t() @ hidden)
            of_bias.append(slopes.sum(0))
        return (
            of_hidden.to(hidden.dtype),
            torch.cat(of_weight).to(weight.dtype),
            None if bias is None else torch.cat(of_bias).to(bias.dtype),
            None,
        )


def _after(made: Tensor, hidden: Tensor) -> Tensor:
    """Return the hidden states, which wait for a number of each row.

    A compiler would compute all parts at once, and keep logits of the forward pass. Rows whose
    number is NaN have no results anyway.
    """
    return torch.where((made == made).unsqueeze(1), hidden, 0.0)


def _parts(hidden: Tensor, weight: Tensor) -> Iterator[slice]:
    classes = weight.size(0)
    step = max(_PART // max(hidden.size(0), 1), 128)
    step -= step % 128
    return (slice(start, min(start + step, classes)) for start in range(0, classes, step))


def _logits(hidden: Tensor, weight: Tensor, bias: Tensor | None, part: slice) -> Tensor:
    return F.linear(hidden, weight[part], None if bias is None else bias[part]).float()


def _is_target(target: Tensor, part: slice) -> Tensor:
    classes = torch.arange(part.start, part.stop, device=target.device)
    return target.unsqueeze(1) == classes
