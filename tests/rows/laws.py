"""Laws of answers that are not unique: random numbers, and choices among equals.

A law takes the device's results, stock PyTorch's results (types and shapes have been compared
already) and the arguments by name. It raises an AssertionError. Distributions are tested at a
significance of about one in ten thousand, with seeds that do not change.
"""

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.testing import assert_close

from tests.rows.reference import attention_gradients, attention_scores

Results = list[Tensor]
Values = dict[str, Any]
Law = Callable[[Results, Results, Values], None]
LAWS: dict[str, Law] = {}

# Fewer numbers do not test a distribution.
ENOUGH = 100


def law(names: str) -> Callable[[Law], Law]:
    def register(function: Law) -> Law:
        LAWS.update(dict.fromkeys(names.split(), function))
        return function

    return register


def find(name: str) -> Law | None:
    return LAWS.get(name) or LAWS.get(name.split(".")[0])


def distributed(sample: Tensor, cdf: Callable[[Tensor], Tensor], lattice: float = 0.0) -> None:
    """Kolmogorov-Smirnov; `lattice` is the probability between two neighbours of a short type."""
    x = sample.double().flatten().sort().values
    n = len(x)
    if n < ENOUGH:
        return
    steps = torch.arange(n + 1, dtype=torch.float64) / n
    f = cdf(x)
    distance = torch.maximum((f - steps[:-1]).abs().max(), (f - steps[1:]).abs().max())
    assert distance < 2.3 / math.sqrt(n) + lattice, f"Kolmogorov-Smirnov distance {distance}"


def coarseness(sample: Tensor) -> float:
    return {torch.bfloat16: 2**-7, torch.float16: 2**-10}.get(sample.dtype, 0.0)


def identity(x: Tensor) -> Tensor:
    return x


# Continuous distributions.


@law("uniform")
def uniform(got: Results, _: Results, values: Values) -> None:
    (x,) = got
    low, high = values.get("from", 0.0), values.get("to", 1.0)
    assert ((x >= low) & (x < high)).all()
    distributed(x, lambda x: (x - low) / (high - low), coarseness(x))
    if x.dtype in (torch.float32, torch.float64) and x.numel() > ENOUGH:
        assert x.unique().numel() > 0.9 * x.numel()


@law("normal_ normal")
def normal(got: Results, _: Results, values: Values) -> None:
    z = ((got[0].double() - values.get("mean", 0.0)) / values.get("std", 1.0)).flatten()
    distributed(z, torch.special.ndtr, coarseness(got[0]))
    if len(z) > ENOUGH:
        # One draw gives two numbers, so the two halves must be uncorrelated.
        half = len(z) // 2
        assert torch.corrcoef(torch.stack([z[:half], z[-half:]]))[0, 1].abs() < 0.1


@law("log_normal")
def log_normal(got: Results, _: Results, values: Values) -> None:
    z = (got[0].double().log() - values.get("mean", 1.0)) / values.get("std", 2.0)
    distributed(z, torch.special.ndtr)


@law("exponential")
def exponential(got: Results, _: Results, values: Values) -> None:
    (x,) = got
    assert (x > 0).all()
    distributed(x, lambda x: 1 - (-values.get("lambd", 1.0) * x).exp(), coarseness(x))


@law("cauchy")
def cauchy(got: Results, _: Results, values: Values) -> None:
    middle, width = values.get("median", 0.0), values.get("sigma", 1.0)
    distributed(got[0], lambda x: 0.5 + ((x - middle) / width).atan() / math.pi)


@law("_standard_gamma")
def gamma(got: Results, _: Results, values: Values) -> None:
    shape = values["self"].double()
    probability = torch.special.gammainc(shape, got[0].double())
    distributed(probability, identity)
    for low, high in (0, 1), (1, 3), (3, 99):
        distributed(probability[(shape >= low) & (shape < high)], identity)


@law("_sample_dirichlet")
def dirichlet(got: Results, _: Results, values: Values) -> None:
    x = got[0].double()
    assert_close(x.sum(-1), torch.ones(len(x)).double(), rtol=1e-5, atol=1e-5)
    total = values["self"][0].sum().double()
    mean = values["self"][0].double() / total
    variance = mean * (1 - mean) / (total + 1)
    assert ((x.mean(0) - mean).abs() < 5 * (variance / len(x)).sqrt()).all()
    assert ((x.var(0) / variance - 1).abs() < 0.2).all()


# Discrete distributions.


def trials(hits: Tensor, probability: Tensor) -> None:
    """The number of hits is within five deviations of its mean."""
    probability = probability.double().expand(hits.shape)
    deviation = (probability * (1 - probability)).sum().sqrt()
    assert (hits.double() - probability).sum().abs() <= 5 * deviation + 1e-6


@law("bernoulli")
def bernoulli(got: Results, _: Results, values: Values) -> None:
    (x,) = got
    assert ((x == 0) | (x == 1)).all()
    trials(x, torch.as_tensor(values.get("p", values["self"])))


@law("geometric")
def geometric(got: Results, _: Results, values: Values) -> None:
    x, p = got[0].double(), values["p"]
    assert (x >= 1).all()
    assert (x.mean() - 1 / p).abs() < 5 * math.sqrt((1 - p) / x.numel()) / p
    trials(x == 1, torch.tensor(p))


@law("poisson")
def poisson(got: Results, _: Results, values: Values) -> None:
    count, rate = got[0].double(), values["self"].double()
    assert ((count == count.floor()) & (count >= 0)).all()
    # A random point inside the step of a discrete distribution function is uniform.
    high = torch.special.gammaincc(count + 1, rate)
    low = torch.special.gammaincc(count.clamp(min=1), rate).where(count > 0, 0.0)
    probability = low + torch.rand_like(low) * (high - low)
    for part in probability, probability[rate < 10], probability[rate >= 10]:
        distributed(part, identity)


@law("binomial")
def binomial(got: Results, _: Results, values: Values) -> None:
    hits, count, p = (x.double() for x in (got[0], values["count"], values["prob"]))
    assert ((hits == hits.floor()) & (hits >= 0) & (hits <= count)).all()
    if hits.numel() < 1000:
        return
    high, low = (binomial_below(hits - missing, count, p) for missing in (0, 1))
    probability = low + torch.rand_like(low) * (high - low)
    few = count * torch.minimum(p, 1 - p) < 10
    for part in probability, probability[few], probability[~few], probability[p > 0.5]:
        distributed(part, identity)


def binomial_below(hits: Tensor, count: Tensor, p: Tensor) -> Tensor:
    """The distribution function, as a sum."""
    k = torch.arange(int(count.max()) + 1, dtype=torch.float64)
    below = k <= hits.unsqueeze(-1)
    n = count.unsqueeze(-1)
    ways = torch.lgamma(n + 1) - torch.lgamma(k + 1) - torch.lgamma((n - k).clamp(min=0) + 1)
    log = ways + k * torch.logit(p).unsqueeze(-1) + n * torch.log1p(-p).unsqueeze(-1)
    return log.exp().where(below, 0.0).sum(-1)


@law("random")
def random(got: Results, _: Results, values: Values) -> None:
    (x,) = got
    full = {torch.bool: 2, torch.float32: 2**24 + 1, torch.float64: 2**53 + 1}
    end = full.get(x.dtype) or torch.iinfo(x.dtype).max + 1
    low, to = values.get("from", 0), values.get("to")
    count = (end if to is None else to) - low
    drawn = [int(value) - low for value in x.flatten().tolist()]
    assert min(drawn) >= 0
    assert max(drawn) < count
    if count > 1024:
        distributed(torch.tensor([value / count for value in drawn]), identity)
    else:
        mean = len(drawn) / count
        seen = torch.tensor(drawn).bincount(minlength=count).double()
        chi_squared = ((seen - mean) ** 2 / mean).sum()
        assert chi_squared < count + 9 + 6 * math.sqrt(2 * count)


@law("randperm")
def permutation(got: Results, _: Results, values: Values) -> None:
    (x,) = got
    n = x.numel()
    assert torch.equal(x.sort().values, torch.arange(n, dtype=x.dtype))
    assert n < 9 or not torch.equal(x, torch.arange(n, dtype=x.dtype))
    if n > ENOUGH:
        assert torch.corrcoef(torch.stack([x.double(), torch.arange(n)]))[0, 1].abs() < 0.15


@law("multinomial")
def multinomial(got: Results, _: Results, values: Values) -> None:
    (x,), weight = got, values["self"].double()
    probability = weight / weight.sum(-1, keepdim=True)
    chosen = torch.nn.functional.one_hot(x, weight.shape[-1]).double()
    if values.get("replacement"):
        assert ((chosen.mean(-2) - probability).abs() < 0.06).all()
    else:
        assert ((chosen[..., 0, :].mean(0) - probability.mean(0)).abs() < 0.06).all()
        assert (chosen.sum(-2) <= 1).all()


# Noise inside other computations.


@law("native_dropout")
def dropout(got: Results, _: Results, values: Values) -> None:
    (y, kept), x, p = got, values["input"], values["p"]
    if values["train"] is False:
        assert kept.all()
        assert_close(y, x)
        return
    trials(kept, torch.tensor(1 - p))
    grown = x.double() / (1 - p) if p < 1 else x.double()
    assert_close(y, grown.where(kept, 0.0).to(x.dtype))


@law("rrelu_with_noise")
def rrelu(got: Results, expected: Results, values: Values) -> None:
    if not values.get("training"):
        assert_close(got[0], expected[0])
        return
    y, noise = got
    x, low, high = values["self"], values["lower"], values["upper"]
    negative = x <= 0
    assert (noise[~negative] == 1).all()
    assert ((noise[negative] >= low) & (noise[negative] <= high)).all()
    distributed(noise[negative], lambda x: (x - low) / (high - low))
    assert_close(y, x * noise)


@law("_scaled_dot_product_fused_attention_overrideable")
def attention(got: Results, _: Results, values: Values) -> None:
    out, logsumexp = got[:2]
    scores, value = attention_scores(values)
    assert_close(logsumexp, scores.logsumexp(-1).float())
    probability = scores.softmax(-1)
    if p := values.get("dropout_p"):
        # Each probability is dropped or scaled. The values are of full rank, so solving finds
        # which.
        solved = torch.linalg.lstsq(value.mT, out.double().mT).solution.mT / probability
        dropped, grown = solved.abs() < 1e-3, (solved - 1 / (1 - p)).abs() < 1e-3
        assert (dropped | grown).all()
        return
    # Probabilities are rounded before they weigh the values, as in flash attention.
    short = {"rtol": 2e-2, "atol": 8e-3} if out.dtype == torch.bfloat16 else {}
    assert_close(out, (probability @ value).to(out.dtype), **short)


@law("_scaled_dot_product_fused_attention_overrideable_backward")
def attention_backward(got: Results, _: Results, values: Values) -> None:
    grads = [grad for grad in got if grad is not None]
    if values.get("dropout_p"):
        # Only the device knows the dropped probabilities.
        assert all(grad.isfinite().all() for grad in grads)
        return
    # The scores are computed again from float32, and lose digits that cancel in their gradient.
    for grad, true_grad in zip(grads, attention_gradients(values), strict=True):
        assert_close(grad, true_grad, rtol=1e-4, atol=1e-5)


# Choices among equals, and results that torch leaves unspecified.


@law("topk kthvalue median.dim nanmedian.dim mode")
def places_of_values(got: Results, expected: Results, values: Values) -> None:
    """Any place among equal elements is right: each place holds its value."""
    (value, place), x, dim = got, values["self"], values.get("dim", -1)
    assert_close(value, expected[0], rtol=0, atol=0, equal_nan=True)
    if value.dim() < x.dim():
        value, place = value.unsqueeze(dim), place.unsqueeze(dim)
    if x.dim():
        assert_close(x.gather(dim, place), value, rtol=0, atol=0, equal_nan=True)


# Factorisations, whose factors are determined up to signs or phases.


@law("_linalg_svd")
def singular_values(got: Results, expected: Results, values: Values) -> None:
    (u, s, vh), x = got, values["A"]
    assert_close(s, expected[1])
    if values.get("compute_uv", True):
        orthonormal(u)
        orthonormal(vh.mH)
        k = s.shape[-1]
        assert_close((u[..., :k] * s.unsqueeze(-2)) @ vh[..., :k, :], x, **HALF_OF_THE_DIGITS)


@law("_linalg_eigh")
def eigenvalues(got: Results, expected: Results, values: Values) -> None:
    w, v = got
    assert_close(w, expected[0])
    if values.get("compute_v", True):
        orthonormal(v)
        x = values["A"]
        lower = x.tril() if values.get("UPLO", "L") == "L" else x.triu().mH
        whole = lower.tril(-1) + lower.tril(-1).mH + torch.diag_embed(lower.mT.diagonal(0, -2, -1))
        if x.is_complex():
            whole.diagonal(0, -2, -1).imag.zero_()
        assert_close(whole @ v, v * w.unsqueeze(-2), **HALF_OF_THE_DIGITS)


# A product of factors sums the roundings of each.
HALF_OF_THE_DIGITS = {"rtol": 1e-5, "atol": 1e-5}


def orthonormal(x: Tensor) -> None:
    assert_close(x.mH @ x, torch.eye(x.shape[-1], dtype=x.dtype).expand(*x.shape[:-2], -1, -1))


@law("tpu::nonzero_bounded tpu::masked_select_bounded tpu::nms_bounded")
def bounded(got: Results, expected: Results, _: Values) -> None:
    """Elements after the count are unspecified."""
    assert_close(got[1], expected[1])
    count = int(expected[1])
    assert_close(got[0][:count], expected[0][:count])


@law("tpu::unique_bounded tpu::unique_consecutive_bounded")
def unique(got: Results, expected: Results, _: Values) -> None:
    assert_close(got[3], expected[3])
    count = int(expected[3])
    assert_close(got[1], expected[1])
    for i in 0, 2:
        assert_close(got[i][:count], expected[i][:count])
