"""Sizes that vary: after the third size one program serves all sizes up to its bounds. Padding
between the elements and the bounds is NaN and never visible.
"""

import copy
import time
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor, nn

from tests.chains import Chain

pytestmark = pytest.mark.usefixtures("fused", "no_fallback")

# The third size makes the program; the others fit its bounds.
SIZES = [(6, 9), (5, 12), (8, 20), (7, 19), (8, 18), (7, 20), (8, 20)]
WIDTH = 6

# Random chains of functions: the seconds to try them, and their least number.
SECONDS = 10
AT_LEAST = 8


@pytest.fixture(autouse=True)
def whole_programs(tpu: str) -> None:
    """Return to whole programs, as fused mode may have stepped back in another test."""
    torch_tpu.set_eager_mode("fused")


def programs() -> int:
    return torch_tpu.metrics.counter("programs")


def weight(*sizes: int, like: Tensor) -> Tensor:
    return torch.linspace(-1, 1, torch.Size(sizes).numel()).reshape(sizes).to(like.device)


def ids(x: Tensor, n: int) -> Tensor:
    return (x[..., 0] * 100).long().abs() % n


def heads(x: Tensor) -> Tensor:
    return x.view(x.size(0), x.size(1), 2, 3).transpose(1, 2)


def written(x: Tensor, index: tuple[slice | int, ...], value: Tensor | float) -> Tensor:
    x = x.clone()
    x[index] = value
    return x


def channels(x: Tensor) -> Tensor:
    return x.transpose(1, 2)


ALL = slice(None)

FUNCTIONS: dict[str, Callable[[Tensor], Tensor]] = {
    "sum": lambda x: x.abs().sum(),
    "mean": lambda x: x.mean(1),
    "mean of all": lambda x: x.mean(),
    "var": lambda x: x.var((0, 1)),
    "prod": lambda x: x.tanh().prod(1),
    "norm": lambda x: x.norm(dim=1),
    "softmax": lambda x: x.softmax(1),
    "log_softmax": lambda x: x.log_softmax(0),
    "logsumexp": lambda x: x.logsumexp(1),
    "amax": lambda x: x.amax(1),
    "argmax": lambda x: x.argmax(1),
    "argmin of all": lambda x: x.argmin(),
    "any": lambda x: (x > 2).any(1),
    "all": lambda x: (x > -9).all(),
    "cumsum": lambda x: x.cumsum(1),
    "cummax": lambda x: x.cummax(1)[0],
    "logcumsumexp": lambda x: x.logcumsumexp(1),
    "flip": lambda x: x.flip((0, 1)),
    "roll": lambda x: x.roll(3, 1),
    "cat": lambda x: torch.cat([x, x * 2, x[:, 1:]], 1),
    "stack": lambda x: torch.stack([x, x]),
    "without the first": lambda x: x[:, 1:],
    "without the last": lambda x: x[:, :-2] * 2,
    "the last": lambda x: x[:, -1] * 2,
    "the last three": lambda x: x[:, -3:] * 2,
    "the first five": lambda x: x[:, :5] * 2,
    "rows": lambda x: x.reshape(-1, WIDTH).sum(1),
    "columns": lambda x: x.reshape(x.size(0), -1) * 2,
    "rows of the transpose": lambda x: x.transpose(0, 1).reshape(-1, WIDTH) * 2,
    "sorted elements": lambda x: x.reshape(-1).sort()[0],
    "heads": lambda x: heads(x) @ heads(x).transpose(2, 3),
    "linear": lambda x: x @ weight(WIDTH, 4, like=x),
    "bmm": lambda x: x @ x.transpose(1, 2),
    "weight gradient": lambda x: x.reshape(-1, WIDTH).t() @ x.reshape(-1, WIDTH),
    "einsum": lambda x: torch.einsum("bld,bmd->blm", x, x).softmax(-1),
    "causal attention": lambda x: F.scaled_dot_product_attention(
        heads(x), heads(x), heads(x), is_causal=True
    ),
    "tril": lambda x: (x @ x.transpose(1, 2)).tril(),
    "arange": lambda x: x + torch.arange(x.size(1), device=x.device)[:, None],
    "eye": lambda x: torch.eye(x.size(1), device=x.device) @ x,
    "linspace": lambda x: x * torch.linspace(0, 1, x.size(1), device=x.device)[:, None],
    "layer_norm": lambda x: F.layer_norm(x, x.shape[1:]),
    "group_norm": lambda x: F.group_norm(channels(x), 2),
    "batch_norm": lambda x: F.batch_norm(channels(x), None, None, training=True),
    "conv1d": lambda x: F.conv1d(channels(x), weight(4, WIDTH, 3, like=x)),
    "conv1d with a stride": lambda x: F.conv1d(
        channels(x), weight(4, WIDTH, 3, like=x), stride=2, padding=1
    ),
    "depthwise": lambda x: F.conv1d(
        channels(x), weight(WIDTH, 1, 3, like=x), padding=1, groups=WIDTH
    ),
    "conv_transpose1d": lambda x: F.conv_transpose1d(channels(x), weight(WIDTH, 4, 3, like=x)),
    "max_pool1d": lambda x: F.max_pool1d(channels(x), 3, 1, 1),
    "avg_pool1d": lambda x: F.avg_pool1d(channels(x), 2, 1),
    "every other": lambda x: x[:, ::2].sum(1),
    "every third": lambda x: x[:, 1::3] * 2,
    "adaptive_avg_pool1d": lambda x: F.adaptive_avg_pool1d(channels(x), 1),
    "pad": lambda x: F.pad(x, (0, 0, 2, 3), value=7.0),
    "crop": lambda x: F.pad(x, (0, 0, -1, 1)),
    "reflect": lambda x: F.pad(channels(x), (2, 2), mode="reflect"),
    "replicate": lambda x: F.pad(channels(x), (2, 2), mode="replicate"),
    "pad to a size": lambda x: F.pad(x, (0, 0, 0, 32 - x.size(1))),
    "sort": lambda x: x.sort(1)[0],
    "argsort": lambda x: x.sort(1, descending=True)[1],
    "topk": lambda x: x.topk(3, 1)[0],
    "sort of all rows": lambda x: (
        (x * x.amax(1, keepdim=True)).reshape(-1, WIDTH).sort(0)[0].view_as(x)
    ),
    "kthvalue": lambda x: x.kthvalue(2, 1)[0],
    "median": lambda x: x.median(1)[0],
    "gather": lambda x: x.gather(1, (x[:, :3] * 100).long().abs() % x.size(1)),
    "index_select": lambda x: x.index_select(1, torch.tensor([1, 3], device=x.device)),
    "embedding": lambda x: F.embedding(ids(x, 40), weight(40, 4, like=x)),
    "one_hot": lambda x: F.one_hot(ids(x, 7), 7),
    "scatter": lambda x: torch.zeros_like(x[..., 0]).scatter(1, ids(x, 9)[:, :4], 1.0),
    "index_add": lambda x: weight(40, WIDTH, like=x).index_add(
        0, ids(x, 40).reshape(-1), x.reshape(-1, WIDTH)
    ),
    "masked_fill": lambda x: x.masked_fill(x > 0, -1.0),
    "cross_entropy": lambda x: F.cross_entropy(x.reshape(-1, WIDTH), ids(x, WIDTH).reshape(-1)),
    "cross_entropy with gaps": lambda x: F.cross_entropy(
        channels(x), ids(x, WIDTH).masked_fill(x[..., 1] > 0, -100)
    ),
    "kl_div": lambda x: F.kl_div(x.log_softmax(2), x.softmax(2), reduction="batchmean"),
    "write the first": lambda x: written(x, (ALL, 0), 0.0),
    "write the last": lambda x: written(x, (ALL, -1), 7.0),
    "write a slice": lambda x: written(x, (ALL, slice(1, None)), x[:, :-1]),
    "fill a cache": lambda x: written(
        torch.zeros(x.size(0), 32, WIDTH, device=x.device), (ALL, slice(2, 2 + x.size(1))), x
    ),
    "cdist": lambda x: torch.cdist(x, x),
    "repeat": lambda x: x.repeat(1, 2, 1),
    "repeat_interleave": lambda x: x.repeat_interleave(2, 1),
    "expand": lambda x: x[:, :, None].expand(-1, -1, 3, -1).reshape(x.size(0), -1, WIDTH),
    "unfold": lambda x: x.unfold(1, 3, 1) * 2,
    "cosine": lambda x: F.cosine_similarity(x[:, :1], x, dim=2),
    "bfloat16": lambda x: (x.bfloat16() * 2).sum(1).float(),
    "integers": lambda x: (x * 10).long().sum(1),
    "rfft": lambda x: torch.fft.rfft(x, dim=2).abs(),
    "full": lambda x: torch.full(x.shape[:2], 2.5, device=x.device),
}

GRADIENTS = (
    "mean, var, norm, softmax, logsumexp, amax, cumsum, flip, cat, without the first, the last, "
    "rows, columns, heads, linear, bmm, einsum, causal attention, layer_norm, group_norm, "
    "batch_norm, conv1d, depthwise, conv_transpose1d, max_pool1d, reflect, sort, "
    "sort of all rows, gather, "
    "cross_entropy, cross_entropy with gaps, write a slice, cdist, repeat, unfold"
).split(", ")


def gradient(f: Callable[[Tensor], Tensor]) -> Callable[[Tensor], Tensor]:
    def of(x: Tensor) -> Tensor:
        x = x.clone().requires_grad_()
        y = f(x)
        places = torch.arange(y.numel(), device=y.device).reshape(y.shape)
        (y * torch.cos(places.to(y.dtype))).sum().backward()
        assert x.grad is not None
        return x.grad

    return of


def check(f: Callable[[Tensor], Tensor], device: str) -> None:
    """Compare with stock PyTorch, and count programs: three at most, and none after those."""
    torch.manual_seed(7)
    for i, (batch, length) in enumerate(SIZES):
        if i == 3:
            torch_tpu.sync()
            after = programs()
        x = torch.randn(batch, length, WIDTH)
        # The tensor is kept: a freed one would be overwritten, which is another program.
        there = x.to(device)
        torch.testing.assert_close(f(there).cpu(), f(x))
    assert programs() == after, torch_tpu.explain()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_one_program_serves_all_sizes(tpu: str, name: str) -> None:
    check(FUNCTIONS[name], tpu)


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_too(tpu: str, name: str) -> None:
    check(gradient(FUNCTIONS[name]), tpu)


class Images(nn.Module):
    """Strides halve images, rounding up or down."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            *(nn.Conv2d(3, 4, 7, 2, 3), nn.MaxPool2d(3, 2, 1), nn.ReLU()),
            *(nn.Conv2d(4, 8, 3, padding=1), nn.MaxPool2d(2), nn.ReLU()),
            *(nn.Conv2d(8, 8, 1, 2), nn.AvgPool2d(2), nn.AdaptiveAvgPool2d(1), nn.Flatten()),
        )

    def forward(self, images: Tensor) -> Tensor:
        return self.layers(images)


class Patches(nn.Module):
    """Tokens are squares of images: their number is a product of quotients."""

    def __init__(self) -> None:
        super().__init__()
        self.patches, self.norm = nn.Conv2d(3, 8, 8, 8), nn.LayerNorm(8)
        self.layer = nn.MultiheadAttention(8, 2, batch_first=True)

    def forward(self, images: Tensor) -> Tensor:
        tokens = self.norm(self.patches(images).flatten(2).transpose(1, 2))
        return self.layer(tokens, tokens, tokens, need_weights=False)[0].mean(1)


class Halves(nn.Module):
    """A halved image, enlarged to its original size, beside the image."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.small = nn.Conv2d(3, 4, 3, padding=1), nn.Conv2d(4, 4, 3, 2, 1)
        self.groups = nn.Conv2d(8, 4, 3, padding=1, groups=2)

    def forward(self, images: Tensor) -> Tensor:
        whole = self.first(images).relu()
        half = nn.functional.interpolate(self.small(whole).relu(), size=whole.shape[2:])
        return self.groups(torch.cat([whole, half], 1)).mean((2, 3))


class Skips(nn.Module):
    """A halved and doubled image is padded to its original size, by nothing or by one."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.low = nn.Conv2d(3, 4, 3, padding=1), nn.Conv2d(4, 4, 3, padding=1)
        self.last = nn.Conv2d(8, 4, 3, padding=1)

    def forward(self, images: Tensor) -> Tensor:
        whole = self.first(images).relu()
        low = self.low(F.max_pool2d(whole, 2)).relu()
        doubled = F.interpolate(low, scale_factor=2)
        (h, w), (hh, ww) = whole.shape[2:], doubled.shape[2:]
        doubled = F.pad(doubled, (0, w - ww, 0, h - hh))
        return self.last(torch.cat([whole, doubled], 1)).mean((2, 3))


class Multiples(nn.Module):
    """Images are padded to a multiple of eight before they are cut into squares."""

    def __init__(self) -> None:
        super().__init__()
        self.patches, self.norm = nn.Conv2d(3, 8, 8, 8), nn.LayerNorm(8)

    def forward(self, images: Tensor) -> Tensor:
        images = F.pad(images, (0, -images.size(3) % 8, 0, -images.size(2) % 8))
        return self.norm(self.patches(images).flatten(2).transpose(1, 2)).square().mean(1)


@pytest.mark.parametrize("training", [False, True], ids=("inference", "training"))
@pytest.mark.parametrize("make", [Images, Patches, Halves, Skips, Multiples])
def test_images_of_any_size(tpu: str, make: type[nn.Module], training: bool) -> None:
    torch.manual_seed(0)
    model = make()
    there = copy.deepcopy(model).to(tpu)
    sizes = [(96, 70), (81, 111), (113, 90), (120, 75), (99, 101), (83, 128), (127, 94), (72, 125)]
    for i, size in enumerate(sizes):
        if i == 5:
            after = programs()
        images = torch.randn(2, 3, *size)
        with torch.set_grad_enabled(training):
            ours, stock = there(images.to(tpu)), model(images)
        if training:
            for module, y in ((there, ours), (model, stock)):
                module.zero_grad()
                y.square().sum().backward()
            for p, q in zip(there.parameters(), model.parameters(), strict=True):
                torch.testing.assert_close(p.grad.cpu(), q.grad, rtol=1e-4, atol=1e-4)
        torch.testing.assert_close(ours.detach().cpu(), stock.detach())
    assert programs() == after, torch_tpu.explain()


class Decoder(nn.Module):
    """A small language model whose table of positions has an end."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens, self.positions = nn.Embedding(31, 16), nn.Embedding(40, 16)
        self.layer = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True)
        self.recurrence = nn.LSTM(16, 16, batch_first=True)
        self.head = nn.Linear(16, 31)

    def forward(self, ids: Tensor, targets: Tensor) -> Tensor:
        length = ids.size(1)
        x = self.tokens(ids) + self.positions(torch.arange(length, device=ids.device))
        mask = nn.Transformer.generate_square_subsequent_mask(length, device=ids.device)
        x = self.recurrence(self.layer(x, src_mask=mask))[0]
        return F.cross_entropy(self.head(x).flatten(0, 1), targets.flatten())


def train(device: str, sizes: list[tuple[int, int]], compiled: bool) -> list[float]:
    torch.manual_seed(0)
    model = Decoder().to(device)
    forward = torch.compile(model) if compiled else model
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
    losses = []
    for batch, length in sizes:
        ids = torch.randint(31, (batch, length + 1))
        optimizer.zero_grad()
        loss = forward(ids[:, :-1].to(device), ids[:, 1:].to(device))
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


TRAINED = [(2, 9), (3, 12), (4, 21), (3, 30), (2, 40), (4, 39), (3, 22), (2, 25), (4, 38), (2, 31)]


@pytest.mark.parametrize("compiled", [False, True], ids=["eager", "compiled"])
def test_training_on_batches_of_all_sizes(tpu: str, compiled: bool) -> None:
    torch._dynamo.reset()
    # Dynamo compiles twice: the second batch tells it that sizes vary.
    sizes = TRAINED[:4] if compiled else TRAINED
    losses = train(tpu, sizes, compiled)
    assert losses == pytest.approx(train("cpu", sizes, False))
    if not compiled:
        before = programs()
        assert train(tpu, sizes, compiled) == pytest.approx(losses)
        assert programs() == before
        assert before <= 2 * len(TRAINED)
        assert torch_tpu.metrics.counter("bail_outs") == 0


def test_random_chains_agree(tpu: str) -> None:
    start = time.monotonic()
    for seed in range(40):
        found = Chain(seed).difference()
        assert found is None, f"python -m tests.chains 1 {seed}\n{found}"
        if seed >= AT_LEAST and time.monotonic() - start > SECONDS:
            break


def test_each_op_alone_takes_what_others_leave(tpu: str) -> None:
    def f(x: Tensor) -> Tensor:
        y = (x @ weight(WIDTH, 8, like=x)).relu().reshape(-1, 8)
        return (y.view(x.size(0), -1, 8).softmax(1) * 2).sum(2)

    with torch_tpu.eager_mode("strict"):
        for i, (batch, length) in enumerate(SIZES * 4):
            if i == 3 * len(SIZES):
                before = programs()
            x = torch.randn(batch, length, WIDTH)
            torch.testing.assert_close(f(x.to(tpu)).cpu(), f(x))
    assert programs() == before


def test_results_are_ordinary_tensors(tpu: str) -> None:
    for batch, length in [(3, 17), (5, 26), (4, 22), (5, 25)]:
        x = torch.randn(batch, length)
        y = x.to(tpu).cos()
        torch_tpu.sync()
        assert y[1, 2].item() == pytest.approx(x.cos()[1, 2].item(), abs=1e-6)
        torch.testing.assert_close(y[:, -1].cpu(), x.cos()[:, -1])
        torch.testing.assert_close(y.t().cpu(), x.cos().t())
        assert str(y.cpu()) == str(x.to(tpu).cos().cpu())
        y[0] = 1.0
        y += 1
        expected = x.cos()
        expected[0] = 1.0
        torch.testing.assert_close(y.cpu(), expected + 1)


def test_what_is_held_is_not_overwritten(tpu: str) -> None:
    """Programs of one family may reuse different buffers."""
    kept = []
    for n, (batch, length) in enumerate(SIZES):
        x = torch.randn(batch, length).to(tpu)
        y = x.sin()
        if n % 2:
            kept.append((x, x.cpu()))
        del x
        y.cpu()
    for x, expected in kept:
        torch.testing.assert_close(x.cpu(), expected, rtol=0, atol=0)


def test_random_numbers_are_those_of_exact_sizes(tpu: str) -> None:
    def draw(sizes: list[tuple[int, int]]) -> list[Tensor]:
        torch.manual_seed(3)
        return [F.dropout(torch.ones(size, device=tpu) * 2, 0.4).cpu() for size in sizes]

    first = draw(SIZES)
    with torch_tpu.eager_mode("debug"):
        exact = draw(SIZES)
    for x, y in zip(first, exact, strict=True):
        torch.testing.assert_close(x, y, rtol=0, atol=0)


@pytest.mark.parametrize("mode", ["fused", "strict"])
def test_who_only_waits_needs_few_programs_too(tpu: str, mode: str) -> None:
    results = []
    with torch_tpu.eager_mode(mode):
        for i, length in enumerate([9, 12, 20, 19, 18, 11]):
            if i == 3:
                after = programs()
            results.append(torch.linspace(0, 1, 23).to(tpu)[:length] * 2)
            torch.tpu.synchronize()
        assert programs() == after, torch_tpu.explain()


def test_layers_of_different_sizes_are_no_varying_size(tpu: str) -> None:
    """Sizes within one round are a model's own; each of them recurs."""
    tensors = [torch.ones(n, 2 * n + 1, device=tpu) for n in range(2, 20)]
    before = programs()
    with torch_tpu.eager_mode("strict"):
        for _ in range(3):
            results = [torch.sinh(t) for t in tensors]
            results[-1].cpu()
    # One program for each tensor, and one that made them all.
    assert programs() - before == len(tensors) + 1
    assert torch_tpu.metrics.counter("repacks") == 0


def test_sizes_that_obey_a_simpler_law_by_chance(tpu: str) -> None:
    """Length + 2 is 3 times the batch by chance, so results' sizes seem to obey a simpler law."""
    for batch in (3, 4, 6, 8, 7, 12):
        x = torch.randn(batch, 3 * batch - 2)
        torch.testing.assert_close(F.pad(x.to(tpu), (1, 1)).cos().cpu(), F.pad(x, (1, 1)).cos())
    for length in (5, 9, 22, 13):
        x = torch.randn(5, length)
        torch.testing.assert_close(F.pad(x.to(tpu), (1, 1)).cos().cpu(), F.pad(x, (1, 1)).cos())


@pytest.mark.parametrize("stay", [5, 8])
def test_numbers_that_change_once_are_no_sizes(tpu: str, stay: int) -> None:
    """The shift of a roll does not vary with the rows, although it looks like their number."""
    shifts = [5] * 4 + [6] * 5
    for rows, shift in zip([8, 17, 12, 15, stay, 8, 17, 12, 15], shifts, strict=True):
        x = torch.arange(rows * 11.0).reshape(rows, 11)
        there = x.to(tpu)
        pair = torch.stack([there.roll(shift, 1), there.roll(-shift, 1)])
        assert torch.equal(pair.cpu(), torch.stack([x.roll(shift, 1), x.roll(-shift, 1)]))


def test_a_growing_cache_needs_few_programs(tpu: str) -> None:
    def attend(cache: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        cache = torch.cat([cache, x], 1)
        return cache, (cache @ x.mT).softmax(1).mT @ cache

    def answer(length: int) -> int:
        before = programs()
        x = torch.randn(2, length + 50, WIDTH)
        cache, there = x[:, :length], x[:, :length].to(tpu)
        for step in x[:, length:].split(1, 1):
            cache, expected = attend(cache, step)
            there, got = attend(there, step.to(tpu))
            torch.testing.assert_close(got.cpu(), expected)
        return programs() - before

    # Three programs: for an exact size, up to 64, and up to 128.
    assert [answer(length) for length in (20, 33, 27, 50)] == [3, 0, 0, 0]


def test_a_cache_of_a_size_for_each_answer_needs_few_programs(tpu: str) -> None:
    """Two sizes vary, but one of them only from answer to answer."""

    def answer(device: str, size: int, first: int) -> list[Tensor]:
        torch.manual_seed(size)
        keys, found = torch.zeros(1, size, WIDTH).to(device), []
        for seen in range(first, first + 6):
            query = torch.randn(1, 1, WIDTH).to(device)
            keys.index_copy_(1, torch.tensor([seen - 1]).to(device), query)
            mask = F.pad(torch.ones(1, seen).to(device), (0, size - seen))
            scores = (query @ keys.transpose(1, 2)).masked_fill(mask[:, None] == 0, -torch.inf)
            found.append((scores.softmax(-1) @ keys).cpu())
        return found

    answers = [(20, 5), (23, 3), (31, 9), (27, 4), (40, 11), (18, 7), (35, 2)]
    made = []
    for size, first in answers:
        before = programs()
        torch.testing.assert_close(answer(tpu, size, first), answer("cpu", size, first))
        made.append(programs() - before)
    assert made[-2:] == [0, 0], made
    assert sum(made) <= 12, made


def test_what_shrinks_as_sizes_grow(tpu: str) -> None:
    """The rest of 20 places grows as sizes shrink, so a program's bounds do not bound it."""

    def rest(x: Tensor) -> Tensor:
        return torch.zeros(20 - len(x), device=x.device) + x.sum()

    for length in (5, 6, 8, 7, 13, 14, 10, 16, 15):
        x = torch.randn(length)
        torch.testing.assert_close(rest(x.to(tpu)).cpu(), rest(x))


def test_the_second_size_is_enough_where_it_is_marked(tpu: str) -> None:
    for n, length in enumerate([50, 61, 64, 70, 99, 100, 97, 81]):
        if n == 6:
            before = programs()
        x = torch.randn(3, length)
        there = x.to(tpu)
        torch_tpu.mark_dynamic(there, 1, min=2, max=100)
        torch.testing.assert_close(there.sin().sum(1).cpu(), x.sin().sum(1))
    assert programs() == before
    text = torch_tpu.explain()
    assert "sizes vary: it serves all sizes up to f32[3,≤100]" in text


def test_the_second_size_is_enough_where_it_is_a_symbol(tpu: str) -> None:
    compiled = torch.compile(lambda x: x.tan().cosh().sum(1), dynamic=True)
    made = []
    for length in (50, 61, 64, 40):
        x, before = torch.rand(3, length), programs()
        torch.testing.assert_close(compiled(x.to(tpu)).cpu(), x.tan().cosh().sum(1))
        made.append(programs() - before)
    assert made == [1, 1, 0, 0]


def test_a_size_that_varies_may_be_that_of_a_view(tpu: str) -> None:
    compiled = torch.compile(lambda x: x.erfc().sum((0, 2)), dynamic=True)
    for length in (6, 9, 4, 11):
        x = torch.rand(2 * length, length)
        view = x.to(tpu).view(2, length, length)
        torch_tpu.mark_dynamic(view, 2, min=2, max=100)
        expected = x.view(2, length, length).erfc().sum((0, 2))
        torch.testing.assert_close(view.erfc().sum((0, 2)).cpu(), expected)
        torch.testing.assert_close(compiled(x.to(tpu).view(2, length, length)).cpu(), expected)


def test_bounds_are_wider_where_there_is_little_to_do(tpu: str) -> None:
    before = programs()
    for length in (20, 11, 7, 90, 3, 128, 44):
        x = torch.randn(3, length)
        torch.testing.assert_close(x.to(tpu).sinh().sum(1).cpu(), x.sinh().sum(1))
    assert programs() == before + 3
    assert "up to f32[3,≤128]" in torch_tpu.explain()


def test_what_has_no_way_to_leave_places_out_says_so(tpu: str) -> None:
    for length in (9, 12, 15, 17):
        x = torch.randn(length, length)
        torch.testing.assert_close(torch.linalg.inv(x.to(tpu) + 9).cpu().shape, x.shape)
    assert "sizes vary, and programs are compiled for each: aten::" in torch_tpu.explain()


def test_bounds_are_wide_until_a_closer_program_pays() -> None:
    def ask(length: int) -> None:
        x = torch.arange(4096.0 * length).reshape(4096, length).to("tpu")
        torch.testing.assert_close(
            (x.cosh().isinf() * x).softmax(1).sum().cpu(), torch.tensor(4096.0), msg=str(length)
        )

    for length in (20, 50, 60, 64):  # up to 64 from the third on
        ask(length)
    before = programs()
    for length in (17, 33, 64, 25):
        ask(length)
    assert programs() == before
    # Nearly half of the work is wasted in each call.
    for _ in range(150):
        ask(33)
    assert programs() == before + 1
    for length in (33, 60, 36, 62):
        ask(length)
    assert programs() == before + 1
