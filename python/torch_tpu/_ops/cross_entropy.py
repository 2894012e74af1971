"""A linear layer and its cross-entropy, some rows at a time, so no logits are kept."""

from collections.abc import Iterator
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

# Logits of a part: 512 MiB of float32. Smaller parts save little more beside the gradient of the
# weight, which each of them reads and writes.
_PART = 1 << 27


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
    if reduction == "none":
        counts = places != ignore_index
        parts = _parts(rows.size(0), weight.size(0))
        losses = [_losses(rows[part], weight, bias, places[part]) for part in parts]
        return torch.where(counts, torch.cat(losses), 0.0).view(target.shape)
    total: Tensor = _Sum.apply(rows, weight, bias, places, ignore_index, reduction == "mean")
    return total


class _Sum(torch.autograd.Function):
    """The sum or mean of all losses. The forward pass computes the gradient, too.

    The slopes of some rows need nothing but their logits, which then are needed no more.
    """

    @staticmethod
    def forward(
        ctx: Any,
        hidden: Tensor,
        weight: Tensor,
        bias: Tensor | None,
        target: Tensor,
        ignored: int,
        is_mean: bool,
    ) -> Tensor:
        counts = target != ignored
        share = 1.0 / counts.sum() if is_mean else torch.ones((), device=hidden.device)
        total = torch.zeros((), dtype=torch.float32, device=hidden.device)
        wanted = ctx.needs_input_grad[:3]
        of_hidden: list[Tensor] = []
        of_weight: Tensor | None = None
        of_bias: Tensor | None = None
        for part in _parts(hidden.size(0), weight.size(0)):
            rows = _after(total, hidden[part])
            logits = _logits(rows, weight, bias)
            losses, slopes = _loss_and_slopes(logits, target[part], counts[part], share)
            total = total + losses
            if any(wanted):
                short = slopes.to(hidden.dtype)
                of_hidden.append(short @ weight)
                of_weight = _plus(of_weight, short.t() @ rows)
                of_bias = _plus(of_bias, slopes.sum(0))
                total = _after(of_weight[0, 0], total)
        if any(wanted):
            given = torch.cat(of_hidden), of_weight, of_bias
            kept = (
                one if is_wanted else None for one, is_wanted in zip(given, wanted, strict=True)
            )
            ctx.save_for_backward(*kept)
        return total * share

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        made = (None if one is None else one * gradient.to(one.dtype) for one in ctx.saved_tensors)
        return *made, None, None, None


def _losses(hidden: Tensor, weight: Tensor, bias: Tensor | None, target: Tensor) -> Tensor:
    """Return the loss of each row; that of a target outside of the classes means nothing."""
    logits = _logits(hidden, weight, bias)
    chosen = torch.where(_is_target(logits, target), logits, 0.0).sum(1)
    return logits.logsumexp(1) - chosen


def _loss_and_slopes(
    logits: Tensor, target: Tensor, counts: Tensor, share: Tensor
) -> tuple[Tensor, Tensor]:
    """Return the sum of the losses that count, and the slope of each logit, `share` of the loss."""
    sums = logits.logsumexp(1)
    is_target = _is_target(logits, target)
    losses = sums - torch.where(is_target, logits, 0.0).sum(1)
    slopes = (logits - sums.unsqueeze(1)).exp() - is_target.float()
    return (
        torch.where(counts, losses, 0.0).sum(),
        slopes * torch.where(counts, share, 0.0).unsqueeze(1),
    )


def _plus(sum_: Tensor | None, more: Tensor) -> Tensor:
    return more if sum_ is None else sum_ + more


def _after(made: Tensor, value: Tensor) -> Tensor:
    """Return a value that waits for a number.

    A compiler would compute all parts at once, and hold the logits of each. If the number is NaN,
    so is the loss.
    """
    return torch.where(made == made, value, torch.nan)


def _parts(rows: int, classes: int) -> Iterator[slice]:
    step = max(_PART // max(classes, 1), 128)
    step -= step % 128
    return (slice(start, min(start + step, rows)) for start in range(0, rows, step))


def _logits(hidden: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    return F.linear(hidden, weight, bias).float()


def _is_target(logits: Tensor, target: Tensor) -> Tensor:
    classes = torch.arange(logits.size(1), device=target.device)
    return target.unsqueeze(1) == classes
