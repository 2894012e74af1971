"""`nn.LSTM`, `nn.GRU` and `nn.RNN`: one operation for each layer and direction.

torch composes these layers of one cell for each time step, which makes a program as long as the
sequence. On the device a layer is a loop instead. Packed sequences, projections and single cells
keep torch's composition.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

# This object lives as long as the process, because a Library undoes its registrations at its end.
_library = torch.library.Library("aten", "IMPL")

# A function that runs one layer in one direction: input, states, weights, reverse -> output, last
# states.
Layer = Callable[[Tensor, list[Tensor], list[Tensor | None], bool], tuple[Tensor, list[Tensor]]]


def register() -> None:
    """Answer torch's whole-sequence operations on the device."""
    _make_differentiable()
    for name, function in [
        ("lstm.input", _lstm),
        ("gru.input", _gru),
        ("rnn_tanh.input", _rnn_tanh),
        ("rnn_relu.input", _rnn_relu),
    ]:
        # Without the first key, autograd would ask the second kernel for a formula.
        for key in "AutogradPrivateUse1", "PrivateUse1":
            _library.impl(name, function, key)


def _lstm(
    input: Tensor, hx: Sequence[Tensor], params: Sequence[Tensor], *settings: Any
) -> tuple[Tensor, Tensor, Tensor]:
    if not _is_plain(input, hx, params, settings):
        return torch.ops.aten.lstm.input.decompose(input, hx, params, *settings)

    def layer(
        x: Tensor, states: list[Tensor], weights: list[Tensor | None], reverse: bool
    ) -> tuple[Tensor, list[Tensor]]:
        output, h, c, _ = torch.ops.tpu.lstm_layer(x, *states, *weights, reverse)
        return output, [h, c]

    output, h, c = _run(layer, input, hx, params, *settings)
    return output, h, c


def _gru(
    input: Tensor, hx: Tensor, params: Sequence[Tensor], *settings: Any
) -> tuple[Tensor, Tensor]:
    if not _is_plain(input, [hx], params, settings):
        return torch.ops.aten.gru.input.decompose(input, hx, params, *settings)

    def layer(
        x: Tensor, states: list[Tensor], weights: list[Tensor | None], reverse: bool
    ) -> tuple[Tensor, list[Tensor]]:
        output, h, _ = torch.ops.tpu.gru_layer(x, *states, *weights, reverse)
        return output, [h]

    output, h = _run(layer, input, [hx], params, *settings)
    return output, h


def _rnn_tanh(
    input: Tensor, hx: Tensor, params: Sequence[Tensor], *settings: Any
) -> tuple[Tensor, Tensor]:
    if not _is_plain(input, [hx], params, settings):
        return torch.ops.aten.rnn_tanh.input.decompose(input, hx, params, *settings)
    output, h = _run(_rnn_layer(relu=False), input, [hx], params, *settings)
    return output, h


def _rnn_relu(
    input: Tensor, hx: Tensor, params: Sequence[Tensor], *settings: Any
) -> tuple[Tensor, Tensor]:
    if not _is_plain(input, [hx], params, settings):
        return torch.ops.aten.rnn_relu.input.decompose(input, hx, params, *settings)
    output, h = _run(_rnn_layer(relu=True), input, [hx], params, *settings)
    return output, h


def _rnn_layer(relu: bool) -> Layer:
    def layer(
        x: Tensor, states: list[Tensor], weights: list[Tensor | None], reverse: bool
    ) -> tuple[Tensor, list[Tensor]]:
        output, h = torch.ops.tpu.rnn_layer(x, *states, *weights, relu, reverse)
        return output, [h]

    return layer


def _is_plain(
    input: Tensor, states: Sequence[Tensor], params: Sequence[Tensor], settings: tuple[Any, ...]
) -> bool:
    """Return whether the arguments are a batch of sequences of one dtype, without projections.

    torch judges all other arguments. Transforms of `torch.func` need torch's composition, because
    they have no rule for a loop.
    """
    has_biases, layers, _, _, bidirectional, batch_first = settings
    if input.dim() == 3 and input.size(1 if batch_first else 0) == 0:
        raise RuntimeError("Expected sequence length to be larger than 0 in RNN")
    tensors = [*states, *params]
    return (
        not any(map(torch._C._functorch.is_functorch_wrapped_tensor, [input, *tensors]))
        and input.dim() == 3
        and input.numel() > 0
        and len(params) == layers * (1 + bidirectional) * (4 if has_biases else 2)
        and all(s.dim() == 3 and s.shape == states[0].shape for s in states)
        and states[0].shape[2] == params[1].shape[1]
        and all(t.dtype == input.dtype and t.device == input.device for t in tensors)
    )


def _run(
    layer: Layer,
    input: Tensor,
    states: Sequence[Tensor],
    params: Sequence[Tensor],
    has_biases: bool,
    layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> list[Tensor]:
    if torch.is_autocast_enabled("tpu"):
        dtype = torch.get_autocast_dtype("tpu")
        input, states = input.to(dtype), [s.to(dtype) for s in states]
        params = [p.to(dtype) for p in params]
    directions = 2 if bidirectional else 1
    per_layer = 4 if has_biases else 2
    x = input.transpose(0, 1) if batch_first else input
    last: list[list[Tensor]] = [[] for _ in states]
    for i in range(layers):
        outputs = []
        for k in range(directions * i, directions * (i + 1)):
            weights: list[Tensor | None] = list(params[per_layer * k : per_layer * (k + 1)])
            weights += [None] * (4 - per_layer)
            output, ends = layer(x, [s[k] for s in states], weights, k % directions == 1)
            outputs.append(output)
            for list_, end in zip(last, ends, strict=True):
                list_.append(end)
        x = torch.cat(outputs, 2) if bidirectional else outputs[0]
        if train and dropout > 0 and i < layers - 1:
            x = torch.dropout(x, dropout, True)
    return [x.transpose(0, 1) if batch_first else x, *(torch.stack(ends) for ends in last)]


def _make_differentiable() -> None:
    rules: list[tuple[str, Any, Any, Any, Any]] = [
        ("lstm", _lstm_backward, _lstm_context, _lstm_shapes, _lstm_backward_shapes),
        ("gru", _gru_backward, _gru_context, _gru_shapes, _gru_backward_shapes),
        ("rnn", _rnn_backward, _rnn_context, _rnn_shapes, _rnn_backward_shapes),
    ]
    for name, backward, context, shapes, backward_shapes in rules:
        forward = f"tpu::{name}_layer"
        torch.library.register_autograd(forward, backward, setup_context=context)
        torch.library.register_fake(forward, shapes)
        torch.library.register_fake(f"{forward}_backward", backward_shapes)


def _save(ctx: Any, given: tuple[Any, ...], *made: Tensor) -> None:
    tensors = [t for t in given if not isinstance(t, bool)]
    ctx.set_materialize_grads(False)
    ctx.save_for_backward(*tensors, *made)
    ctx.given, ctx.flags = len(tensors), given[len(tensors) :]


def _saved(ctx: Any) -> list[Tensor]:
    """Return the saved tensors without the biases."""
    return [*ctx.saved_tensors[: ctx.given - 2], *ctx.saved_tensors[ctx.given :]]


def _biases(ctx: Any, *grads: Tensor) -> list[Tensor | None]:
    wanted = ctx.needs_input_grad[ctx.given - 2 : ctx.given]
    return [grad if want else None for grad, want in zip(grads, wanted, strict=True)]


def _lstm_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
    _save(ctx, inputs, output[0], output[3])


def _lstm_backward(ctx: Any, output: Any, hy: Any, cy: Any, _: Any) -> tuple[Any, ...]:
    if torch.is_grad_enabled():
        return _differentiable_backward(ctx, "lstm", [output, hy, cy])
    *grads, bias = torch.ops.tpu.lstm_layer_backward(output, hy, cy, *_saved(ctx), *ctx.flags)
    return *grads, *_biases(ctx, bias, bias), None


def _gru_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
    _save(ctx, inputs, output[0], output[2])


def _gru_backward(ctx: Any, output: Any, hy: Any, _: Any) -> tuple[Any, ...]:
    if torch.is_grad_enabled():
        return _differentiable_backward(ctx, "gru", [output, hy])
    *grads, b_ih, b_hh = torch.ops.tpu.gru_layer_backward(output, hy, *_saved(ctx), *ctx.flags)
    return *grads, *_biases(ctx, b_ih, b_hh), None


def _rnn_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
    _save(ctx, inputs, output[0])


def _rnn_backward(ctx: Any, output: Any, hy: Any) -> tuple[Any, ...]:
    if torch.is_grad_enabled():
        name = "rnn_relu" if ctx.flags[0] else "rnn_tanh"
        return _differentiable_backward(ctx, name, [output, hy])
    *grads, bias = torch.ops.tpu.rnn_layer_backward(output, hy, *_saved(ctx), *ctx.flags)
    return *grads, *_biases(ctx, bias, bias), None, None


def _lstm_shapes(input: Tensor, hx: Tensor, cx: Tensor, *_: Any) -> tuple[Tensor, ...]:
    output, saved = _sequences(input, hx, 5)
    return output, torch.empty_like(hx), torch.empty_like(cx), saved


def _gru_shapes(input: Tensor, hx: Tensor, *_: Any) -> tuple[Tensor, ...]:
    output, saved = _sequences(input, hx, 4)
    return output, torch.empty_like(hx), saved


def _rnn_shapes(input: Tensor, hx: Tensor, *_: Any) -> tuple[Tensor, ...]:
    return _sequences(input, hx, 1)[0], torch.empty_like(hx)


def _lstm_backward_shapes(*args: Any) -> list[Tensor]:
    input, hx, cx, w_ih, w_hh = args[3:8]
    return [torch.empty_like(t) for t in (input, hx, cx, w_ih, w_hh, w_ih[:, 0])]


def _gru_backward_shapes(*args: Any) -> list[Tensor]:
    input, hx, w_ih, w_hh = args[2:6]
    return [torch.empty_like(t) for t in (input, hx, w_ih, w_hh, w_ih[:, 0], w_ih[:, 0])]


def _rnn_backward_shapes(*args: Any) -> list[Tensor]:
    return _gru_backward_shapes(*args)[:5]


def _differentiable_backward(
    ctx: Any, name: str, grads: list[Tensor | None]
) -> tuple[Tensor | None, ...]:
    """Return gradients that are differentiable, as torch's composition has them."""
    # Views make each argument a variable of its own. Only biases can be missing.
    tensors = [t.view_as(t) for t in ctx.saved_tensors[: ctx.given] if t is not None]
    x, *states = tensors[: ctx.given - 4]
    weights = tensors[ctx.given - 4 :]
    reverse = ctx.flags[-1]
    hx = [s.unsqueeze(0) for s in states]
    output, *ends = getattr(torch.ops.aten, name).input.decompose(
        x.flip(0) if reverse else x,
        hx if name == "lstm" else hx[0],
        weights,
        len(weights) == 4,
        1,
        0.0,
        False,
        False,
        False,
    )
    # The number of dimensions of the last states differs between versions of torch.
    last = [end.reshape(s.shape) for end, s in zip(ends, states, strict=True)]
    results = [output.flip(0) if reverse else output, *last]
    pairs = [(r, g) for r, g in zip(results, grads, strict=True) if g is not None]
    needs = ctx.needs_input_grad
    found = iter(
        torch.autograd.grad(
            [r for r, _ in pairs],
            [t for t, need in zip(tensors, needs, strict=False) if need],
            [g for _, g in pairs],
            create_graph=True,
            allow_unused=True,
        )
    )
    return tuple(next(found) if need else None for need in needs)


def _sequences(input: Tensor, hx: Tensor, blocks: int) -> tuple[Tensor, Tensor]:
    steps, batch, hidden = input.shape[0], hx.shape[0], hx.shape[1]
    return hx.new_empty(steps, batch, hidden), hx.new_empty(steps, batch, blocks * hidden)
