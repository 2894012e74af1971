"""Answers of operations for which stock PyTorch's CPU has no kernel, or one that rounds more often.

Each function takes the arguments by name and returns the results. Formulas are written in float64
and rounded once. All other operations are compared with the CPU as it is.
"""

from collections.abc import Callable
from typing import Any

import mpmath
import torch
from torch import Tensor
from torch.nn.functional import pad

from tests.rows.example import call

Values = dict[str, Any]
Reference = Callable[[Values], list[Tensor | None]]
REFERENCES: dict[str, Reference] = {}


def reference(names: str) -> Callable[[Reference], Reference]:
    def register(function: Reference) -> Reference:
        REFERENCES.update(dict.fromkeys(names.split(), function))
        return function

    return register


SHORT = (torch.bfloat16, torch.float16)


def widen(value: Any) -> Any:
    if isinstance(value, list):
        return [widen(item) for item in value]
    return value.float() if isinstance(value, Tensor) and value.dtype in SHORT else value


def wider(op: torch._ops.OpOverload, values: Values) -> list[Tensor | None]:
    """The operation in float32, for shorter types that the CPU does not have."""
    dtype = next(v.dtype for v in values.values() if isinstance(v, Tensor) and v.dtype in SHORT)
    result = call(op, {name: widen(value) for name, value in values.items()})
    results = list(result) if isinstance(result, (tuple, list)) else [result]
    return [r.to(dtype) if r is not None and r.dtype == torch.float32 else r for r in results]


def tolerance(name: str) -> dict[str, float]:
    """A tolerance wider than torch's own needs a reason."""
    if name == "_transformer_encoder_layer_fwd":
        # Six products and two norms in float32, whose roundings add up.
        return {"rtol": 1e-5, "atol": 1e-5}
    if name == "special_hermite_polynomial_h":
        # A recurrence in float32: a product and a sum round separately on one side, together on the
        # other.
        return {"rtol": 5e-6, "atol": 1e-5}
    if name == "special_erfcx":
        # Stock PyTorch squares in float32: at -6 a rounding of 36 is 2e-6 of the exponential.
        return {"rtol": 4e-6, "atol": 1e-5}
    return {}


def rounded_once(name: str) -> None:
    """The CPU rounds to a short float after every step; the device rounds once, at the end."""
    op = getattr(torch.ops.aten, name).default

    def function(values: Values) -> list[Tensor | None]:
        short = any(isinstance(v, Tensor) and v.dtype in SHORT for v in values.values())
        if short:
            return wider(op, values)
        result = call(op, values)
        return list(result) if isinstance(result, (tuple, list)) else [result]

    REFERENCES[name] = function


for name in ("avg_pool2d_backward", "max_pool2d_with_indices_backward", "col2im", "put"):
    rounded_once(name)
# On some processors stock PyTorch sums the products in float16 arithmetic.
for name in ("convolution", "convolution_backward"):
    rounded_once(name)
# The dispatcher's name for another device's convolution, under which it is traced.
REFERENCES["convolution_overrideable"] = REFERENCES["convolution"]


@reference("convolution_backward_overrideable")
def convolution_backward_overrideable(values: Values) -> list[Tensor | None]:
    return REFERENCES["convolution_backward"]({**values, "bias_sizes": [values["weight"].size(0)]})


def float32_statistics(name: str) -> None:
    """Statistics and batch sums of short floats stay in float32; the CPU rounds them."""
    op = getattr(torch.ops.aten, name).default

    def function(values: Values) -> list[Tensor | None]:
        first = next(iter(values.values()))
        result, *statistics = call(op, {n: widen(v) for n, v in values.items()})
        return [result.to(first.dtype), *statistics]

    REFERENCES[name] = function


for name in (
    "native_layer_norm",
    "native_layer_norm_backward",
    "native_group_norm",
    "native_batch_norm",
    "_weight_norm_interface",
):
    float32_statistics(name)


def converting_softmax(name: str) -> None:
    """The CPU does not convert to float32 within softmax."""
    op = getattr(torch.ops.aten, name).default

    def function(values: Values) -> list[Tensor | None]:
        x, dim, converts = values.values()
        return [op(x.float() if converts else x, dim, False)]

    REFERENCES[name] = function


for name in ("_softmax", "_log_softmax"):
    converting_softmax(name)


@reference("histc")
def histc(values: Values) -> list[Tensor | None]:
    """The CPU counts floats only; other devices count integers in their own type."""
    x = values["self"]
    wide = x if x.is_floating_point() else x.double()
    return [torch.histc(wide, *list(values.values())[1:]).to(x.dtype)]


@reference("log_sigmoid_forward")
def log_sigmoid(values: Values) -> list[Tensor | None]:
    """The buffer is internal to the CPU; accelerators leave it empty."""
    x = values["self"]
    return [torch.nn.functional.logsigmoid(x), x.new_empty(0)]


@reference("_embedding_bag _embedding_bag_forward_only")
def embedding_bag(values: Values) -> list[Tensor | None]:
    """A fast path of the CPU does not return the bag of each index."""
    result, _, *rest = torch.ops.aten._embedding_bag(**values)
    places = torch.arange(values["indices"].numel())
    bags = torch.bucketize(places, values["offsets"], right=True) - 1
    return [result, bags.to(values["indices"].dtype), *rest]


@reference("_softmax_backward_data")
def softmax_backward(values: Values) -> list[Tensor | None]:
    """`input_dtype` is the type of the result; the CPU ignores it."""
    return [torch.ops.aten._softmax_backward_data(**values).to(values["input_dtype"])]


@reference("_fused_rms_norm_backward")
def rms_norm_backward(values: Values) -> list[Tensor | None]:
    """The CPU has no kernel."""
    grad, x, shape, rstd, weight, mask = values.values()
    inner = tuple(range(-len(shape), 0))
    normal = x.double() * rstd.double()
    scaled = grad.double() * (1 if weight is None else weight.double())
    of_x = (scaled - normal * (scaled * normal).mean(inner, keepdim=True)) * rstd.double()
    of_weight = (grad.double() * normal).sum(tuple(range(x.dim() - len(shape))))
    return [
        t.to(grad.dtype) if wanted else None
        for t, wanted in zip((of_x, of_weight), mask, strict=True)
    ]


def typed_product(name: str) -> None:
    """The CPU has no products of a named type."""
    op = getattr(torch.ops.aten, name).default

    def function(values: Values) -> list[Tensor | None]:
        wide = {n: v.double() if isinstance(v, Tensor) else v for n, v in values.items()}
        dtype = wide.pop("out_dtype")
        return [op(**wide).to(dtype)]

    REFERENCES[f"{name}.dtype"] = function


for name in ("mm", "bmm", "addmm", "baddbmm"):
    typed_product(name)


# Recurrent cells: the CPU has no fused ones.


def lstm_gates(total: Tensor) -> tuple[Tensor, ...]:
    i, f, g, o = total.chunk(4, 1)
    return i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()


@reference("_thnn_fused_lstm_cell")
def lstm_cell(values: Values) -> list[Tensor | None]:
    cx = values["cx"]
    parts = [v.double() for name, v in values.items() if name != "cx" and v is not None]
    i, f, g, o = lstm_gates(sum(parts[1:], parts[0]))
    cy = f * cx.double() + i * g
    return [t.to(cx.dtype) for t in (o * cy.tanh(), cy, torch.cat([i, f, g, o], 1))]


@reference("_thnn_fused_lstm_cell_backward_impl")
def lstm_cell_backward(values: Values) -> list[Tensor | None]:
    grad_hy, grad_cy, cx, cy, workspace, has_bias = values.values()
    with torch.enable_grad():
        i, f, g, o = workspace.double().chunk(4, 1)
        gates = torch.cat([i.logit(), f.logit(), g.atanh(), o.logit()], 1).requires_grad_()
        before = cx.double().requires_grad_()
        i, f, g, o = lstm_gates(gates)
        after = f * before + i * g
        # The derivative is taken at the given state, which may differ from the state that the gates
        # give.
        after = after + (cy.double() - after).detach()
        pairs = [(o * after.tanh(), grad_hy), (after, grad_cy)]
        sum((t * grad.double()).sum() for t, grad in pairs if grad is not None).backward()
    bias = gates.grad.sum(0).to(cx.dtype) if has_bias else None
    return [gates.grad.to(cx.dtype), before.grad.to(cx.dtype), bias]


def gru_gates(input: Tensor, hidden: Tensor) -> tuple[Tensor, ...]:
    (ir, iz, i_new), (hr, hz, h_new) = input.chunk(3, 1), hidden.chunk(3, 1)
    reset, update = (ir + hr).sigmoid(), (iz + hz).sigmoid()
    return reset, update, (i_new + reset * h_new).tanh(), h_new


@reference("_thnn_fused_gru_cell")
def gru_cell(values: Values) -> list[Tensor | None]:
    hx = values["hx"]
    zero = torch.zeros((), dtype=torch.float64)
    bias, hidden_bias = (values.get(n) for n in ("input_bias", "hidden_bias"))
    input = values["input_gates"].double() + (zero if bias is None else bias)
    hidden = values["hidden_gates"].double() + (zero if hidden_bias is None else hidden_bias)
    reset, update, new, h_new = gru_gates(input, hidden)
    hy = (1 - update) * new + update * hx.double()
    saved = torch.cat([reset, update, new, hx.double(), h_new], 1)
    return [hy.to(hx.dtype), saved.to(hx.dtype)]


@reference("_thnn_fused_gru_cell_backward")
def gru_cell_backward(values: Values) -> list[Tensor | None]:
    grad_hy, workspace, has_bias = values.values()
    with torch.enable_grad():
        reset, update, new, h, h_new = workspace.double().chunk(5, 1)
        zeros = torch.zeros_like(reset)
        gates = [reset.logit(), update.logit(), new.atanh() - reset * h_new]
        input = torch.cat(gates, 1).requires_grad_()
        hidden = torch.cat([zeros, zeros, h_new], 1).requires_grad_()
        h = h.clone().requires_grad_()
        _, update, new, _ = gru_gates(input, hidden)
        ((new + update * (h - new)) * grad_hy.double()).sum().backward()
    grads = [input.grad, hidden.grad, h.grad]
    biases = [t.grad.sum(0) if has_bias else None for t in (input, hidden)]
    return [t if t is None else t.to(grad_hy.dtype) for t in grads + biases]


# Attention: the CPU has it under other names, with other results.


def attention_scores(values: Values) -> tuple[Tensor, Tensor]:
    """Scores before their softmax, and the values that they weigh, for shared heads and batches."""
    query, key, value = (values[name].double() for name in ("query", "key", "value"))
    batch, heads = max(query.shape[0], key.shape[0]), query.shape[1]
    query, key, value = (t.expand(batch, -1, -1, -1) for t in (query, key, value))
    key = key.repeat_interleave(heads // key.shape[1], 1)
    value = value.repeat_interleave(heads // value.shape[1], 1)
    scale = values.get("scale")
    scores = query @ key.mT * (query.shape[-1] ** -0.5 if scale is None else scale)
    if values.get("attn_bias") is not None:
        scores = scores + values["attn_bias"].double()
    if values.get("is_causal"):
        scores = scores.masked_fill(~torch.ones(scores.shape[-2:]).tril().bool(), -torch.inf)
    return scores, value


def attention_gradients(values: Values) -> list[Tensor]:
    names = ["query", "key", "value"] + ["attn_bias"] * (values.get("attn_bias") is not None)
    with torch.enable_grad():
        inputs = {name: values[name].double().requires_grad_() for name in names}
        scores, value = attention_scores({**values, **inputs})
        out = scores.softmax(-1) @ value
        grads = torch.autograd.grad(out, [*inputs.values()], values["grad_out"].double())
    return [g.to(values[name].dtype) for name, g in zip(names, grads, strict=True)]


# Rows of this project; PyTorch's versions have a shape that depends on data.


def padded(x: Tensor, size: int) -> Tensor:
    return pad(x, [0, 0] * (x.dim() - 1) + [0, size - x.shape[0]])


@reference("tpu::nonzero_bounded")
def nonzero_bounded(values: Values) -> list[Tensor | None]:
    places = values["self"].nonzero()
    return [padded(places, values["self"].numel()), torch.tensor(len(places))]


@reference("tpu::masked_select_bounded")
def masked_select_bounded(values: Values) -> list[Tensor | None]:
    x, mask = torch.broadcast_tensors(values["self"], values["mask"])
    chosen = x.masked_select(mask)
    return [padded(chosen, x.numel()), torch.tensor(len(chosen))]


@reference("tpu::nms_bounded")
def nms_bounded(values: Values) -> list[Tensor | None]:
    """Boxes by decreasing score, without those that overlap one before them."""
    boxes, threshold = values["dets"].double(), values["iou_threshold"]
    sizes = (boxes[:, 2:] - boxes[:, :2]).prod(1)
    kept: list[int] = []
    for i in values["scores"].argsort(descending=True, stable=True).tolist():
        low = torch.maximum(boxes[i, :2], boxes[kept, :2])
        common = (torch.minimum(boxes[i, 2:], boxes[kept, 2:]) - low).clamp(min=0).prod(1)
        if not bool((common / (sizes[i] + sizes[kept] - common) > threshold).any()):
            kept.append(i)
    return [padded(torch.tensor(kept, dtype=torch.long), len(boxes)), torch.tensor(len(kept))]


def channels(x: Tensor) -> tuple[list[int], list[int]]:
    """The dimensions over which a batch norm reduces, and the sizes that spread its statistics."""
    dims = [d for d in range(x.dim()) if d != 1]
    return dims, [-1 if d == 1 else 1 for d in range(x.dim())]


@reference("batch_norm_stats")
def batch_norm_stats(values: Values) -> list[Tensor | None]:
    x = values["input"].double()
    var, mean = torch.var_mean(x, channels(x)[0], correction=0)
    return [mean.float(), (var + values["eps"]).rsqrt().float()]


@reference("batch_norm_gather_stats_with_counts")
def batch_norm_gather_stats(values: Values) -> list[Tensor | None]:
    means, rstds = values["mean"].double(), values["invstd"].double()
    counts, eps = values["counts"].double()[:, None], values["eps"]
    n = counts.sum()
    mean = (means * counts).sum(0) / n
    squares = (((rstds**-2 - eps) + (means - mean) ** 2) * counts).sum(0)
    momentum = values["momentum"]
    for name, now in (("running_mean", mean), ("running_var", squares / (n - 1))):
        if values[name] is not None:
            values[name].copy_(values[name].double() * (1 - momentum) + now * momentum)
    return [mean.float(), (squares / n + eps).rsqrt().float()]


@reference("batch_norm_elemt")
def batch_norm_elemt(values: Values) -> list[Tensor | None]:
    x = values["input"].double()
    _, spread = channels(x)
    y = (x - values["mean"].double().view(spread)) * values["invstd"].double().view(spread)
    if values["weight"] is not None:
        y = y * values["weight"].double().view(spread) + values["bias"].double().view(spread)
    return [y.to(values["input"].dtype)]


@reference("batch_norm_backward_reduce")
def batch_norm_backward_reduce(values: Values) -> list[Tensor | None]:
    x, grad = values["input"].double(), values["grad_out"].double()
    dims, spread = channels(x)
    sums = grad.sum(dims)
    moment = (grad * (x - values["mean"].double().view(spread))).sum(dims)
    found = [sums, moment, moment * values["invstd"].double(), sums]
    wanted = [values["input_g"], values["input_g"], values["weight_g"], values["bias_g"]]
    return [
        each.float() if is_wanted else None for each, is_wanted in zip(found, wanted, strict=True)
    ]


@reference("batch_norm_backward_elemt")
def batch_norm_backward_elemt(values: Values) -> list[Tensor | None]:
    x, grad, n = values["input"].double(), values["grad_out"].double(), values["count"].sum()
    _, spread = channels(x)
    mean, rstd = (values[name].double() for name in ("mean", "invstd"))
    slope = rstd**2 * values["sum_dy_xmu"].double() / n
    scale = rstd if values["weight"] is None else rstd * values["weight"].double()
    inner = grad - (values["sum_dy"].double() / n).view(spread)
    inner = inner - (x - mean.view(spread)) * slope.view(spread)
    return [(inner * scale.view(spread)).to(values["input"].dtype)]


@reference("tpu::one_hot_sized")
def one_hot_sized(values: Values) -> list[Tensor | None]:
    return [torch.nn.functional.one_hot(values["self"], values["num_classes"])]


@reference("tpu::bincount_sized")
def bincount_sized(values: Values) -> list[Tensor | None]:
    return [values["self"].bincount(values.get("weights"), values["size"])]


@reference("tpu::order_of_rows")
def order_of_rows(values: Values) -> list[Tensor | None]:
    rows = values["rows"].tolist()
    return [torch.tensor(sorted(range(len(rows)), key=rows.__getitem__))]


def exactly(name: str, function: Callable[[mpmath.mpf], Any]) -> None:
    """Stock PyTorch's float64 has errors of up to 3e-6 here."""

    def exact(values: Values) -> list[Tensor | None]:
        (x,) = values.values()
        dtype = x.dtype if x.is_floating_point() else torch.get_default_dtype()
        answers = [float(mpmath.re(function(mpmath.mpf(v)))) for v in x.flatten().tolist()]
        return [torch.tensor(answers, dtype=torch.float64).view(x.shape).to(dtype)]

    REFERENCES[f"special_{name}"] = exact


exactly("airy_ai", mpmath.airyai)
exactly("bessel_j0", lambda x: mpmath.besselj(0, x))
exactly("bessel_j1", lambda x: mpmath.besselj(1, x))
for order in 0, 1:
    # NaN below zero, and minus infinity at zero.
    exactly(
        f"bessel_y{order}",
        lambda x, order=order: (
            mpmath.bessely(order, x) if x > 0 else -mpmath.inf if x == 0 else mpmath.nan
        ),
    )


def by_parameter(below: Callable[..., Any], density: Callable[..., Any], *given: float) -> float:
    """The derivative of a sample by its first parameter, at a constant value of `below`."""
    with mpmath.workdps(40):
        first, *rest = map(mpmath.mpf, given)
        slope = mpmath.diff(lambda a: below(a, *rest), first, h=mpmath.mpf(10) ** -12)
        return float(-slope / density(first, *rest))


@reference("_standard_gamma_grad")
def standard_gamma_grad(values: Values) -> list[Tensor | None]:
    """Stock PyTorch is accurate to three digits."""

    def below(a: Any, x: Any) -> Any:
        return mpmath.gammainc(a, 0, x, regularized=True)

    def density(a: Any, x: Any) -> Any:
        return x ** (a - 1) * mpmath.exp(-x) / mpmath.gamma(a)

    shape, x = torch.broadcast_tensors(values["self"], values["output"])
    pairs = zip(shape.flatten().tolist(), x.flatten().tolist(), strict=True)
    answers = [by_parameter(below, density, *pair) for pair in pairs]
    return [torch.tensor(answers, dtype=torch.float64).view(x.shape).to(x.dtype)]


@reference("_dirichlet_grad")
def dirichlet_grad(values: Values) -> list[Tensor | None]:
    """Stock PyTorch is accurate to three digits."""

    def below(a: Any, x: Any, b: Any) -> Any:
        return mpmath.betainc(a, b, 0, x, regularized=True)

    def density(a: Any, x: Any, b: Any) -> Any:
        return x ** (a - 1) * (1 - x) ** b / mpmath.beta(a, b)

    x, alpha, total = torch.broadcast_tensors(*values.values())
    # In double precision: the second parameter is the rest of the total.
    flat = [t.double().flatten().tolist() for t in (alpha, x, total.double() - alpha.double())]
    answers = [by_parameter(below, density, *given) for given in zip(*flat, strict=True)]
    return [torch.tensor(answers, dtype=torch.float64).view(x.shape).to(x.dtype)]


@reference("tpu::repeat_interleave_sized")
def repeat_interleave_sized(values: Values) -> list[Tensor | None]:
    return [torch.repeat_interleave(**values)]


def unique_bounded(function: Callable[..., tuple[Tensor, ...]]) -> Reference:
    def reference(values: Values) -> list[Tensor | None]:
        x = values["self"]
        distinct, inverse, counts = function(x, return_inverse=True, return_counts=True)
        bounded = [padded(t, x.numel()) for t in (distinct, counts)]
        return [bounded[0], inverse.reshape(x.shape), bounded[1], torch.tensor(len(distinct))]

    return reference


REFERENCES["tpu::unique_bounded"] = unique_bounded(torch.unique)
REFERENCES["tpu::unique_consecutive_bounded"] = unique_bounded(torch.unique_consecutive)
