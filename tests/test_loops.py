"""Loops as people write them, in which an index counts: a few programs serve all rounds."""

import random
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor, nn

pytestmark = pytest.mark.usefixtures("no_fallback")

MODES = pytest.mark.parametrize("mode", ["fused", "strict"])


class Decoder(nn.Module):
    """Two causal layers, with a table of positions that ends at 64."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens, self.positions = nn.Embedding(50, 32), nn.Embedding(64, 32)
        layer = [nn.TransformerEncoderLayer(32, 4, 64, 0.0, batch_first=True) for _ in range(2)]
        self.layers, self.head = nn.ModuleList(layer), nn.Linear(32, 50)

    def forward(self, tokens: Tensor) -> Tensor:
        n = tokens.shape[1]
        x = self.tokens(tokens) + self.positions.weight[:n]
        mask = torch.triu(torch.full((n, n), float("-inf"), device=x.device), 1)
        for layer in self.layers:
            x = layer(x, src_mask=mask)
        return self.head(x)


def tokens_in_a_buffer(device: str) -> Tensor:
    """The decoded tokens are in the front part of a buffer."""
    model = Decoder().eval().to(device)
    buffer = torch.zeros(2, 40, dtype=torch.long, device=device)
    for at in range(4, 40):
        buffer[:, at] = model(buffer[:, :at])[:, -1].argmax(-1)
        if (buffer[:, at] == 999).all():
            break
    return buffer


def logits_at_a_position(device: str) -> Tensor:
    model = Decoder().eval().to(device)
    buffer = torch.zeros(2, 40, dtype=torch.long, device=device)
    for at in range(4, 40):
        chosen = model(buffer)[:, at - 1].argmax(-1)
        buffer[:, at] = chosen
        if (chosen == 999).all():
            break
    return buffer


def keys_and_values_in_buffers(device: str) -> Tensor:
    query, key, value = (torch.randn(32, 32).mul(0.2).to(device) for _ in range(3))
    keys, values = (torch.zeros(2, 40, 32, device=device) for _ in range(2))
    x = torch.randn(2, 1, 32).to(device)
    for at in range(40):
        keys[:2, at : at + 1], values[:2, at : at + 1] = x @ key, x @ value
        weights = torch.softmax(x @ query @ keys[:2, : at + 1].transpose(1, 2) / 6, -1)
        x = F.layer_norm(x + weights @ values[:2, : at + 1], (32,))
        if x.isnan().any():
            break
    return x


def steps_of_a_cell(device: str) -> Tensor:
    cell = nn.GRUCell(8, 16).to(device)
    x, state = torch.randn(4, 30, 8).to(device), torch.zeros(4, 16, device=device)
    states = torch.zeros(4, 30, 16, device=device)
    for t in range(30):
        state = cell(x[:, t], state)
        states[:, t] = state
        if state.abs().max().item() > 100:
            break
    return states


def elements_of_a_table(device: str) -> Tensor:
    table, total = torch.zeros(8, 8, device=device), 0.0
    for i in range(8):
        for j in range(8):
            table[i, j] = i * j + 1.0
            total += table[i, j].item()
    return table + total


def tiles_of_an_image(device: str) -> Tensor:
    image, convolve = torch.randn(1, 3, 64, 64).to(device), nn.Conv2d(3, 4, 3, padding=1).to(device)
    done = torch.zeros(1, 4, 64, 64, device=device)
    for i in range(0, 64, 16):
        for j in range(0, 64, 16):
            tile = convolve(image[:, :, i : i + 16, j : j + 16])
            done[:, :, i : i + 16, j : j + 16] = tile
            assert tile.max().item() < 100
    return done


def heads_one_by_one(device: str) -> Tensor:
    x = torch.randn(2, 12, 10, 4).to(device)
    return torch.tensor([(x[:, h].transpose(1, 2) @ x[:, h]).sum().item() for h in range(12)])


def rows_and_their_neighbours(device: str) -> Tensor:
    reward, advantage = torch.randn(20, 5).to(device), torch.zeros(20, 5, device=device)
    last = torch.zeros(5, device=device)
    for t in reversed(range(19)):
        last = reward[t] + 0.9 * reward[t + 1] + 0.8 * last
        advantage[t] = last
        assert last.max().item() < 100
    return advantage


# The loop, and the limit of its programs in fused mode.
LOOPS = [
    (tokens_in_a_buffer, 6),
    (logits_at_a_position, 4),
    (keys_and_values_in_buffers, 8),
    (steps_of_a_cell, 4),
    (elements_of_a_table, 6),
    (tiles_of_an_image, 6),
    (heads_one_by_one, 3),
    (rows_and_their_neighbours, 4),
]


@MODES
@pytest.mark.parametrize(("loop", "most"), LOOPS, ids=lambda loop: getattr(loop, "__name__", ""))
def test_an_index_that_counts(
    tpu: str, loop: Callable[[str], Tensor], most: int, mode: str
) -> None:
    import torch_tpu

    results = []
    with torch.no_grad(), torch_tpu.eager_mode(mode):
        for device in ("cpu", tpu):
            torch.manual_seed(0)
            results.append(loop(device).cpu())
    torch.testing.assert_close(results[1], results[0])
    if mode == "fused":
        assert torch_tpu.metrics.counter("programs") <= most
        assert torch_tpu.metrics.counter("bail_outs") == 0


def test_a_model_that_reads_values_on_its_way_is_compiled_whole(fused: None, tpu: str) -> None:
    """Each read ends a program, and all are new in the first pass: no reason to step back."""
    import torch_tpu

    layers = [nn.Linear(8 + i, 9 + i) for i in range(24)]
    x = torch.randn(4, 8)

    def forward(device: str) -> Tensor:
        y = x.to(device)
        for i, layer in enumerate(layers):
            y = layer.to(device)(y)
            for _ in range(i):
                y = y.tanh() + 0.25
            y = y * (2.0 if y.mean().item() > 0 else 0.5)
        return y.cpu()

    with torch.no_grad():
        expected = forward("cpu")
        torch.testing.assert_close(forward(tpu), expected)
    assert torch_tpu.metrics.counter("bail_outs") == 0


def written(x: Tensor, index: tuple[slice | int, ...], value: float | Tensor) -> Tensor:
    x = x.clone()
    x[index] = value
    return x


ALL = slice(None)

# Functions of a matrix of 12 by 24 and a number that counts.
NUMBERS: dict[str, Callable[[Tensor, int], Tensor]] = {
    "tril": lambda x, i: x.tril(i),
    "a band": lambda x, i: x.tril(i).triu(-i),
    "repeat": lambda x, i: x.repeat(1, i) * 2,
    "arange": lambda x, i: torch.arange(i, i + 9, device=x.device) * 2,
    "kthvalue": lambda x, i: x.kthvalue(i, 1)[0],
    "pad": lambda x, i: F.pad(x, (i, 2)),
    "pad and cut": lambda x, i: F.pad(x, (i, -i)),
    "cut and pad": lambda x, i: F.pad(x, (-i, i)),
    "pad and cut at some time": lambda x, i: F.pad(x, (2 * i, 3 - i)),
    "pad by reflection": lambda x, i: F.pad(x, (i, i), mode="reflect"),
    "the front part": lambda x, i: x[:, :i].softmax(1),
    "the end": lambda x, i: x[:, i:].argmax(1),
    "the last": lambda x, i: x[:, -i:].sum(1),
    "between": lambda x, i: x[:, i : 2 * i + 1].sum(1),
    "a window": lambda x, i: x[:, i : i + 4] @ x[:, i : i + 4].t(),
    "every other": lambda x, i: x[:, i::2] * 2,
    "a diagonal": lambda x, i: x.diagonal(i) * 2,
    "parts exchanged": lambda x, i: torch.cat([x[:, i:], x[:, :i]], 1),
    "attention": lambda x, i: F.scaled_dot_product_attention(x, x[:i], x[:i]),
    "write the front part": lambda x, i: written(x, (ALL, slice(i)), 7.0),
    "write the end": lambda x, i: written(x, (ALL, slice(i, None)), 7.0),
    "write a corner": lambda x, i: written(x, (slice(i % 9, None), slice(i)), 7.0),
    "move": lambda x, i: written(x, (ALL, slice(i)), x[:, 24 - i :] * 2),
    "columns of products": lambda x, i: (x.reshape(-1)[: 12 * i].view(12, i) * 2).sum(0),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_that_counts(fused: None, tpu: str, name: str) -> None:
    torch.manual_seed(0)
    x = torch.randn(12, 24)
    there = x.to(tpu)
    for i in [*range(1, 10), 12, 11, 3]:
        torch.testing.assert_close(NUMBERS[name](there, i).cpu(), NUMBERS[name](x, i))


def test_paddings_that_put_in_and_cut_off(fused: None, tpu: str) -> None:
    x = torch.randn(6, 24, generator=torch.Generator().manual_seed(0))
    there = x.to(tpu)
    numbers = random.Random(0)
    for _ in range(80):
        pad = [numbers.randint(-11, 11), numbers.randint(-11, 11)]
        if numbers.random() < 0.5:  # to the same size, or to another
            pad[1] = -pad[0]
        torch.testing.assert_close(F.pad(there, pad).cpu(), F.pad(x, pad), rtol=0, atol=0)


def test_rounds_that_write_rows_are_equal(fused: None, tpu: str) -> None:
    table = torch.rand(300, 8)
    there = table.to(tpu)
    out = torch.empty(300, 8, device=tpu)
    before = torch_tpu.metrics.counter("programs")
    for i in range(300):
        out[i] = there[i] * 2
    assert torch.equal(out.cpu(), table * 2)
    assert torch_tpu.metrics.counter("programs") <= before + 3
    assert "because a loop repeats" in torch_tpu.explain()


@pytest.mark.parametrize(
    ("function", "dtype"),
    [(lambda x: torch.polygamma(1, x), torch.float32), (torch.acosh, torch.complex64)],
    ids=["polygamma", "complex acosh"],
)
def test_a_costly_body_is_not_compiled_for_many_rounds(
    function: Callable[[Tensor], Tensor], dtype: torch.dtype, fused: None, tpu: str
) -> None:
    table = (torch.rand(96, 8) + 1).to(dtype)
    there = table.to(tpu)
    cut = torch_tpu.metrics.counter("cuts")
    out = torch.stack([function(there[i]) for i in range(96)])
    torch.testing.assert_close(out.cpu(), function(table))
    # The loop is found in 64 ops. Then a program has a few rounds, where others have 128.
    assert torch_tpu.metrics.counter("cuts") >= cut + 4
