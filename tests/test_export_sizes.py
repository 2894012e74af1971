"""Exported models whose sizes vary up to a bound, and refusals of such models."""

import json
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor, nn
from torch.export import Dim
from torch_tpu._export import safetensors

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")

WIDTH = 16


class Decoder(nn.Module):
    """Positions, attention, and a loss for each row of the flattened batch."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens, self.positions = nn.Embedding(31, WIDTH), nn.Embedding(40, WIDTH)
        self.layer = nn.TransformerEncoderLayer(WIDTH, 2, 32, dropout=0.0, batch_first=True)
        self.head = nn.Linear(WIDTH, 31)

    def forward(self, ids: Tensor) -> tuple[Tensor, Tensor]:
        length = ids.size(1)
        x = self.tokens(ids) + self.positions(torch.arange(length, device=ids.device))
        mask = torch.ones(length, length, dtype=torch.bool, device=ids.device).triu(1)
        logits = self.head(self.layer(x, src_mask=mask)).flatten(0, 1)
        losses = -logits.log_softmax(-1).gather(1, ids.reshape(-1, 1))
        return logits.softmax(-1), losses.view(ids.shape).mean(1)


class Images(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.conv, self.head = nn.Conv2d(3, 8, 3, padding=1), nn.Linear(8, 5)

    def forward(self, x: Tensor) -> dict[str, Tensor]:
        features = self.conv(x).relu().mean((2, 3))
        return {"logits": self.head(features), "share": features.softmax(0)}


class Patches(nn.Module):
    """The best form of its convolution depends on the sizes."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 32, 4, stride=4)

    def forward(self, x: Tensor) -> Tensor:
        return self.conv(x).flatten(2).transpose(1, 2)


class Pairs(nn.Module):
    """The second input has a place for each of the first's, and one between each two."""

    def forward(self, x: Tensor, between: Tensor) -> Tensor:
        return torch.cat([x, between], 0).cumsum(0)


def ids(batch: int, length: int) -> tuple[Tensor, ...]:
    return (torch.randint(31, (batch, length)),)


def images(batch: int) -> tuple[Tensor, ...]:
    return (torch.randn(batch, 3, 8, 8),)


def pairs(length: int) -> tuple[Tensor, ...]:
    return torch.randn(length, 3), torch.randn(2 * length - 1, 3)


LENGTH = Dim("length", min=2, max=20)
# The model, its inputs by sizes, sizes to try, and the dimensions that vary.
CASES = {
    "decoder": (
        Decoder,
        ids,
        [(3, 7), (8, 40), (2, 2), (5, 33), (7, 12), (1, 9), (1, 1), (4, 1)],
        ({0: Dim("batch", max=8), 1: Dim("length", max=40)},),
    ),
    "images": (Images, images, [(3,), (16,), (1,), (9,)], ({0: Dim("batch", max=16)},)),
    "patches": (Patches, images, [(3,), (16,), (1,), (9,)], ({0: Dim("batch", max=16)},)),
    "pairs": (Pairs, pairs, [(5,), (20,), (2,), (13,)], ({0: LENGTH}, {0: 2 * LENGTH - 1})),
}


def exported(name: str, folder: Path) -> nn.Module:
    make, inputs, sizes, dynamic_shapes = CASES[name]
    torch.manual_seed(0)
    model = make().eval()
    torch_tpu.export(model, inputs(*sizes[0]), dynamic_shapes=dynamic_shapes, path=folder)
    return model


@pytest.mark.parametrize("name", CASES)
def test_one_module_serves_all_sizes(name: str, tmp_path: Path) -> None:
    model = exported(name, tmp_path)
    loaded = torch_tpu.load(tmp_path)
    _, inputs, sizes, _ = CASES[name]
    for size in sizes:
        args = inputs(*size)
        with torch.no_grad():
            expected = model(*args)
        got = torch.utils._pytree.tree_map(Tensor.cpu, loaded(*args))
        torch.testing.assert_close(got, expected)
        on_device = loaded(*(t.to("tpu") for t in args))
        torch.testing.assert_close(torch.utils._pytree.tree_map(Tensor.cpu, on_device), expected)
    with pytest.raises(TypeError, match=r"was exported for .* with s\d+ from [12] to"):
        loaded(*inputs(*(1000 for _ in sizes[0])))


def test_a_size_of_1_has_a_module_where_it_needs_one(tmp_path: Path) -> None:
    for name in "decoder", "images":
        exported(name, tmp_path / name)
    described = {
        name: json.loads((tmp_path / name / "model.json").read_text())
        for name in ("decoder", "images")
    }
    assert described["images"]["ones"] == {}
    batch, length = (symbol["name"] for symbol in described["decoder"]["symbols"])
    ones = described["decoder"]["ones"]
    assert list(ones) == [batch, length]
    assert [symbol["min"] for symbol in described["decoder"]["symbols"]] == [1, 1]
    # Both may be 1 in the first symbol's program; in the second's, the first symbol is at least 2.
    assert [s["min"] for s in ones[batch]["symbols"]] == [1]
    assert [s["min"] for s in ones[length]["symbols"]] == [2]
    assert (tmp_path / "decoder" / f"model.{batch}=1.mlir").exists()


RUN = """
import torch, torch_tpu
model = torch_tpu.load({folder!r})
results = [model(*(t for t in args)) for args in torch.load({inputs!r})]
torch.save(torch.utils._pytree.tree_map(torch.Tensor.cpu, results), {outputs!r})
print(torch_tpu.metrics.counter("programs"), torch_tpu.metrics.counter("fallbacks"))
"""


def test_another_process_compiles_it_once(python: Run, tmp_path: Path) -> None:
    model = exported("decoder", tmp_path / "model")
    # Sizes of 1 have separate programs.
    inputs = [ids(*size) for size in CASES["decoder"][2] if 1 not in size]
    paths = {name: str(tmp_path / name) for name in ("inputs", "outputs")}
    torch.save(inputs, paths["inputs"])
    code = RUN.format(folder=str(tmp_path / "model"), **paths)
    said = python(code, TORCH_TPU_CACHE_DIR="").stdout
    with torch.no_grad():
        torch.testing.assert_close(torch.load(paths["outputs"]), [model(*x) for x in inputs])
    assert said.split() == ["1", "0"]


class Counted(nn.Module):
    """Takes and returns numbers that are sizes, besides tensors."""

    def forward(self, x: Tensor, n: int) -> dict[str, Tensor | int]:
        torch._check(n >= 2)
        torch._check(n <= 20)
        batch, length = x.shape
        spread = x.new_zeros(n) + x.sum()
        return {"spread": spread, "batch": batch, "places": batch * length + 1, "double": 2 * n}


def test_numbers_that_are_sizes_go_in_and_out(tmp_path: Path) -> None:
    varying = {0: Dim("batch", max=8), 1: Dim("length", max=16)}, Dim.DYNAMIC
    example = torch.randn(4, 7), 5
    torch_tpu.export(Counted(), example, dynamic_shapes=varying, path=tmp_path)
    model = torch_tpu.load(tmp_path)
    for batch, length, n in (4, 7, 5), (8, 16, 20), (1, 3, 2):
        x = torch.randn(batch, length)
        wanted, got = Counted()(x, n), model(x.to("tpu"), n)
        torch.testing.assert_close(got.pop("spread").cpu(), wanted.pop("spread"))
        assert got == wanted
    with pytest.raises(TypeError, match="exported for n as the number .* from 2 to 20, got 21"):
        model(torch.randn(4, 7).to("tpu"), 21)


class Strided(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Conv2d(3, 4, 3, 2, 1), nn.Conv2d(4, 2, 3, padding=1)

    def forward(self, images: Tensor) -> tuple[Tensor, Tensor]:
        features = F.max_pool2d(self.second(self.first(images).relu()), 2)
        return features, features.flatten(2).transpose(1, 2)


def test_results_may_have_extents_that_are_quotients(tpu: str, tmp_path: Path) -> None:
    torch.manual_seed(0)
    model = Strided()
    sides = {2: Dim("height", min=16, max=96), 3: Dim("width", min=16, max=64)}
    images = torch.randn(2, 3, 40, 32)
    torch_tpu.export(model, (images,), dynamic_shapes=(sides,), path=tmp_path)
    loaded = torch_tpu.load(tmp_path)
    shapes = [entry["shape"] for entry in loaded.signature["results"]]
    assert all("// 4)" in extent for extent in (*shapes[0][2:], shapes[1][1])), shapes
    for height, width in (16, 16), (17, 64), (33, 47), (96, 18), (61, 35):
        images = torch.randn(2, 3, height, width)
        with torch.no_grad():
            expected = model(images)
        torch.testing.assert_close(tuple(y.cpu() for y in loaded(images.to(tpu))), expected)


class Halved(nn.Module):
    def forward(self, x: Tensor) -> tuple[Tensor, int]:
        return x + 1, x.size(0) // 2


def test_numbers_that_are_no_polynomials_of_sizes_are_refused(tmp_path: Path) -> None:
    varying = ({0: Dim("batch", min=2, max=8)},)
    with pytest.raises(NotImplementedError, match="sums of products of sizes"):
        torch_tpu.export(Halved(), (torch.randn(4),), dynamic_shapes=varying, path=tmp_path)


def test_jax_runs_it_on_padded_inputs(jax_run, tmp_path: Path) -> None:
    model = exported("decoder", tmp_path)
    text = (tmp_path / "model.mlir").read_text()
    signature = json.loads((tmp_path / "model.json").read_text())
    values = safetensors.load(tmp_path / "model.safetensors")
    weights = [values[p["name"]] for p in signature["parameters"] if p["kind"] == "weight"]
    assert [symbol["max"] for symbol in signature["symbols"]] == [8, 40]
    for batch, length in [(3, 7), (8, 40)]:
        (x,) = ids(batch, length)
        # Elements between the sizes and the bounds make no difference.
        padded = torch.randint(31, (8, 40))
        padded[:batch, :length] = x
        tensors = [*weights, padded, torch.tensor(batch), torch.tensor(length)]
        shares, losses = jax_run(text, tensors)
        with torch.no_grad():
            expected = model(x)
        torch.testing.assert_close((shares[: batch * length], losses[:batch]), expected)


class Spread(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return F.adaptive_avg_pool1d(x, 4)


def test_what_cannot_vary_is_refused(tmp_path: Path) -> None:
    x = torch.randn(4, 4)
    linear = nn.Linear(4, 2)
    with pytest.raises(ValueError, match="no upper bound"):
        torch_tpu.export(linear, (x,), dynamic_shapes=({0: Dim("batch")},), path=tmp_path)
    program = torch.export.export(linear, (x,), dynamic_shapes=({0: Dim("batch", max=9)},))
    with pytest.raises(TypeError, match="leave them out"):
        torch_tpu.export(program, dynamic_shapes=({0: None},), path=tmp_path / "linear")
    torch_tpu.export(program, path=tmp_path / "linear")
    assert torch_tpu.load(tmp_path / "linear")(torch.ones(7, 4)).shape == (7, 2)
    x = torch.randn(2, 3, 12)
    length = Dim("length", min=8, max=30)
    with pytest.raises(NotImplementedError, match="aten::"):
        torch_tpu.export(Spread(), (x,), dynamic_shapes=({2: length},), path=tmp_path / "spread")
    assert not (tmp_path / "spread").exists()
