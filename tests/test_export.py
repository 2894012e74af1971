"""Exported models: a folder that runs without the model's code, and refused models."""

import json
import shutil
import sys
from pathlib import Path

import pytest
import torch
import torch_tpu
from torch import nn
from torch_tpu import metrics
from torch_tpu._export import safetensors

from tests.conftest import Run

pytestmark = [
    pytest.mark.usefixtures("tpu"),
    pytest.mark.filterwarnings("ignore:The tensor attributes"),
]


class ConvNet(nn.Module):
    """A small residual net, whose statistics differ from their initial values."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, 8, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(8)
        self.second = nn.Conv2d(8, 8, 3, padding=1)
        self.last = nn.Linear(8, 5)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = torch.relu(self.norm(self.first(x)))
        y = nn.functional.max_pool2d(y + self.second(y), 2)
        return self.last(nn.functional.adaptive_avg_pool2d(y, 1).flatten(1))


class Transformer(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(20, 16)
        layer = nn.TransformerEncoderLayer(16, 4, 32, batch_first=True)
        self.encoder = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
        self.register_buffer("positions", torch.randn(6, 16), persistent=False)

    def forward(self, tokens: torch.Tensor, *, scale: float) -> dict[str, torch.Tensor]:
        mask = torch.ones(6, 6, dtype=torch.bool, device=tokens.device).triu(1)
        hidden = self.embedding(tokens) + self.positions * scale
        hidden = self.encoder(hidden, mask=mask, is_causal=False)
        return {"hidden": hidden, "mean": hidden.mean(-1)}


def mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4))


def convnet() -> nn.Module:
    model = ConvNet()
    with torch.no_grad():
        model(torch.randn(8, 3, 8, 8))
    return model


CASES = {
    "mlp": (mlp, (torch.randn(3, 8),), {}),
    "convnet": (convnet, (torch.randn(2, 3, 8, 8),), {}),
    "transformer": (Transformer, (torch.randint(20, (2, 6)),), {"scale": 0.5}),
    "lstm": (lambda: nn.LSTM(4, 6, 2, batch_first=True), (torch.randn(2, 5, 4),), {}),
}

RUN = """
import sys, torch
import torch_tpu
model = torch_tpu.load({folder!r})
args, kwargs = torch.load({inputs!r})
results = model(*args, **kwargs)
leaves = torch.utils._pytree.tree_leaves(results)
assert all(t.device.type == "tpu" for t in leaves)
assert "torch._dynamo" not in sys.modules
torch.save(torch.utils._pytree.tree_map(torch.Tensor.cpu, results), {outputs!r})
"""


@pytest.mark.parametrize("name", CASES)
def test_another_process_runs_the_model_without_its_code(
    name: str, python: Run, tmp_path: Path
) -> None:
    make, args, kwargs = CASES[name]
    torch.manual_seed(0)
    model = make().eval()
    folder = torch_tpu.export(model, args, kwargs, path=tmp_path / "model")
    inputs, outputs = str(tmp_path / "inputs.pt"), str(tmp_path / "outputs.pt")
    torch.save((args, kwargs), inputs)
    python(RUN.format(folder=str(folder), inputs=inputs, outputs=outputs))
    with torch.no_grad():
        torch.testing.assert_close(torch.load(outputs), model(*args, **kwargs))


@pytest.mark.parametrize("name", CASES)
def test_jax_runs_the_module(name: str, jax_run, tmp_path: Path) -> None:
    make, args, kwargs = CASES[name]
    torch.manual_seed(0)
    model = make().eval()
    folder = torch_tpu.export(model, args, kwargs, path=tmp_path)
    signature = json.loads((folder / "model.json").read_text())
    values = safetensors.load(folder / "model.safetensors")
    inputs = (a for a in args if isinstance(a, torch.Tensor))
    parameters = [p for p in signature["parameters"] if p["kind"] != "constant"]
    tensors = [values[p["name"]] if p["kind"] == "weight" else next(inputs) for p in parameters]
    ours = jax_run((folder / "model.mlir").read_text(), tensors)
    with torch.no_grad():
        expected = torch.utils._pytree.tree_leaves(model(*args, **kwargs))
    torch.testing.assert_close(ours, expected)


def test_portable_bytes_say_what_the_text_says(jax_run, tmp_path: Path) -> None:
    from jax.extend.mlir.dialects import stablehlo
    from jax.interpreters.mlir import make_ir_context

    model = nn.Sequential(nn.Linear(4, 3), nn.GELU()).eval()
    x = torch.randn(2, 4)
    folder = torch_tpu.export(model, (x,), path=tmp_path, portable=True)
    with make_ir_context() as context:
        data = (folder / "model.mlirbc").read_bytes()
        text = str(stablehlo.deserialize_portable_artifact(context, data))
    assert "chlo" not in text
    with torch.no_grad():
        ours = jax_run(text, [model[0].weight, model[0].bias, x])
        torch.testing.assert_close(ours, [model(x)])


def test_portable_bytes_need_jax(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax.extend.mlir", None)
    with pytest.raises(ModuleNotFoundError) as caught:
        torch_tpu.export(nn.Linear(2, 2), (torch.ones(1, 2),), path=tmp_path / "m", portable=True)
    assert "portable=True needs JAX" in caught.value.__notes__[0]
    assert not (tmp_path / "m").exists()


def test_a_loaded_program_calls_kernels_on_the_cpu(python, tmp_path: Path) -> None:
    x = torch.randn(8, 512)
    folder = torch_tpu.export(nn.Linear(512, 512), (x,), path=tmp_path / "model")
    script = f"""
import torch, torch_tpu
model = torch_tpu.load({str(folder)!r})
model(torch.ones(8, 512, device="tpu")).cpu()
"""
    python(script, TORCH_TPU_DUMP=str(tmp_path / "dump"))
    assert "stablehlo.dot_general" in (folder / "model.mlir").read_text()
    [rewritten] = [path.read_text() for path in (tmp_path / "dump").glob("*.cpu.mlir")]
    assert "torch_tpu.product" in rewritten
    assert "stablehlo.dot_general" not in rewritten


@pytest.fixture
def exported(tmp_path: Path) -> tuple[nn.Module, torch.Tensor, Path]:
    torch.manual_seed(0)
    model, x = mlp(), torch.randn(3, 8)
    return model, x, torch_tpu.export(model, (x,), path=tmp_path / "mlp")


def test_an_exported_program_on_the_device_is_taken_as_it_is(tmp_path: Path) -> None:
    torch.manual_seed(0)
    model, x = mlp().to("tpu"), torch.randn(3, 8, device="tpu")
    program = torch.export.export(model, (x,))
    ours = torch_tpu.load(torch_tpu.export(program, path=tmp_path))
    with torch.no_grad():
        torch.testing.assert_close(ours(x).cpu(), model.cpu()(x.cpu()))


def test_a_call_is_one_program_that_the_caches_keep(exported) -> None:
    _, x, folder = exported
    x = x.to("tpu")
    model = torch_tpu.load(folder)
    model(x).cpu()
    torch_tpu.sync()
    metrics.reset()
    torch_tpu.load(folder)(x).cpu()
    assert metrics.counter("cuts") == metrics.counter("cache_hits_memory") == 1
    assert metrics.counter("programs") == 0
    assert metrics.fallbacks() == {}


def test_a_module_is_an_operation_like_any_other(exported) -> None:
    model, x, folder = exported
    ours, again = torch_tpu.load(folder), torch_tpu.load(folder)
    with torch_tpu.eager_mode("fused"), torch.no_grad():
        wide = torch.randn(8, 3).to("tpu")
        got = torch.softmax(ours(wide.t() * 2) + again(x), -1)
        torch.testing.assert_close(
            got.cpu(), torch.softmax(model(wide.cpu().t() * 2) + model(x), -1)
        )


def test_the_signature_names_parameters_in_order(exported) -> None:
    model, _, folder = exported
    signature = json.loads((folder / "model.json").read_text())
    names = [entry["name"] for entry in signature["parameters"]]
    assert names == [*model.state_dict(), "input"]
    shapes = [f"{'x'.join(map(str, entry['shape']))}xf32" for entry in signature["parameters"]]
    opening = (folder / "model.mlir").read_text().split(") -> (")[0]
    assert [part.split("tensor<")[1].split(">")[0] for part in opening.split(", ")] == shapes
    assert signature["torch_tpu"] == torch_tpu.__version__
    assert signature["results"][0]["shape"] == [3, 4]


def test_other_weights_give_other_results(exported) -> None:
    model, x, folder = exported
    path = folder / "model.safetensors"
    weights = safetensors.load(path)
    assert list(weights) == list(model.state_dict())
    weights["2.bias"] += 1
    safetensors.save(weights, path)
    with torch.no_grad():
        torch.testing.assert_close(torch_tpu.load(folder)(x).cpu(), model(x) + 1)


def test_others_read_the_weights(exported) -> None:
    theirs = pytest.importorskip("safetensors.torch")
    model, _, folder = exported
    read = theirs.load_file(folder / "model.safetensors")
    torch.testing.assert_close(dict(read), dict(model.state_dict()))


@pytest.mark.parametrize("dtype", safetensors._NAMES)
def test_each_dtype_is_written_and_read(dtype: torch.dtype, tmp_path: Path) -> None:
    values = torch.tensor([0, 1, 1, 0, 1, 1]).to(dtype).view(2, 3)
    tensors = {"a": values, "b": values[0, 1], "c": values[:0], "d": values.to("tpu").t()}
    safetensors.save(tensors, tmp_path / "file")
    read = safetensors.load(tmp_path / "file")
    assert read.keys() == tensors.keys()
    for name, tensor in tensors.items():
        assert read[name].dtype == dtype
        assert read[name].shape == tensor.shape
        assert read[name].tolist() == tensor.cpu().tolist()


def test_buffers_that_the_model_updates_are_updated(tmp_path: Path) -> None:
    torch.manual_seed(0)
    model, x = ConvNet(), torch.randn(4, 3, 8, 8)
    ours = torch_tpu.load(torch_tpu.export(model, (x,), path=tmp_path))
    with torch.no_grad():
        for _ in range(2):
            torch.testing.assert_close(ours(x).cpu(), model(x))
    for name, tensor in model.state_dict().items():
        torch.testing.assert_close(ours.weights[name].cpu(), tensor)
    assert ours.weights["norm.num_batches_tracked"].item() == 2


class Choice(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(4, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.cond(x.sum() > 0, lambda x: self.linear(x) * 2.5, torch.sin, (x,))


def test_conditions_are_part_of_the_module(tmp_path: Path) -> None:
    model, x = Choice().eval(), torch.rand(3, 4)
    torch_tpu.export(model, (x,), path=tmp_path / "choice")
    loaded = torch_tpu.load(tmp_path / "choice")
    for input in (x, -x):
        torch.testing.assert_close(loaded(input.to("tpu")).cpu(), model(input))


def test_inputs_that_the_model_writes_are_written(tmp_path: Path) -> None:
    class Counter(nn.Module):
        def forward(self, x: torch.Tensor, step: int, y: torch.Tensor) -> tuple:
            x.add_(step)
            return x * 2, None, y, step

    x, y = torch.zeros(3), torch.ones(1, 4)
    ours = torch_tpu.load(torch_tpu.export(Counter(), (x, 3, y), path=tmp_path))
    x = torch.zeros(3, device="tpu")
    doubled, nothing, same, step = ours(x, 3, y)
    assert (x.tolist(), doubled.tolist()) == ([3, 3, 3], [6, 6, 6])
    assert (nothing, same.tolist(), step) == (None, [[1, 1, 1, 1]], 3)
    with pytest.raises(TypeError, match="step=3, got 4"):
        ours(x, 4, y)


class Solve(nn.Module):
    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return torch.linalg.inv(x), torch.linalg.solve(x, x[0]), torch.linalg.cholesky(x @ x.mT)


def test_whether_a_matrix_can_be_inverted_is_not_asked(tmp_path: Path) -> None:
    x = torch.randn(3, 3) + 4 * torch.eye(3)
    ours = torch_tpu.load(torch_tpu.export(Solve(), (x,), path=tmp_path))
    for got, expected in zip(ours(x.to("tpu")), Solve()(x), strict=True):
        torch.testing.assert_close(got.cpu(), expected)
    for got in ours(torch.zeros(3, 3, device="tpu"))[:2]:
        assert not got.isfinite().any()


def test_tensors_may_have_no_elements(tmp_path: Path) -> None:
    x = torch.randn(2, 0, 3)
    ours = torch_tpu.load(torch_tpu.export(nn.Linear(3, 4), (x,), path=tmp_path))
    assert ours(x.to("tpu")).shape == (2, 0, 4)


def test_calls_that_do_not_fit_are_refused(exported) -> None:
    _, x, folder = exported
    ours = torch_tpu.load(folder)
    with pytest.raises(TypeError, match=r"input as float32 \[3, 8\], got float32 \[4, 8\]"):
        ours(torch.randn(4, 8))
    with pytest.raises(TypeError, match="got float64"):
        ours(x.double())
    with pytest.raises(TypeError, match="the model takes"):
        ours(x, x)
    with pytest.raises(TypeError, match="got float"):
        ours(1.0)


class Items(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x.nonzero().sum() + x


class Missing(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.linalg.eigvals(x)


def test_what_cannot_be_exported_is_refused(tmp_path: Path) -> None:
    x = torch.randn(4, 4)
    refused = NotImplementedError
    with pytest.raises(refused, match="depend on data"):
        torch_tpu.export(Items(), (x,), path=tmp_path)
    with pytest.raises(RuntimeError, match=r"random numbers.*model.eval\(\)"):
        torch_tpu.export(nn.Dropout(0.5), (x,), path=tmp_path)
    with pytest.raises(refused, match="linalg_eigvals has no tpu lowering"):
        torch_tpu.export(Missing(), (x,), path=tmp_path)
    with pytest.raises(RuntimeError, match=r"instance_norm keeps statistics; call model.eval\(\)"):
        torch_tpu.export(nn.InstanceNorm1d(4, track_running_stats=True), (x[None],), path=tmp_path)
    with pytest.raises(TypeError, match="takes an nn.Module"):
        torch_tpu.export(torch.sin, (x,), path=tmp_path)
    assert not list(tmp_path.iterdir())


def damage(path: Path, at: int) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= 0x5A
    path.write_bytes(data)


def test_damaged_files_are_refused(exported, tmp_path: Path) -> None:
    _, _, folder = exported
    cut = "it is damaged"
    for name, hurt, message in [
        ("model.mlir", lambda p: damage(p, 200), r"model\.mlir.*SHA-256"),
        ("model.safetensors", lambda p: damage(p, 2), cut),
        ("model.safetensors", lambda p: p.write_bytes(p.read_bytes()[:-4]), cut),
        ("model.safetensors", lambda p: p.write_bytes(b""), cut),
        ("model.safetensors", lambda p: safetensors.save({}, p), "needs 0.weight as float32"),
        ("model.json", lambda p: p.write_text(p.read_text()[:50]), "model.json is damaged"),
        ("model.json", lambda p: p.write_text('{"format": 4}'), "it lacks"),
        ("model.json", lambda p: p.write_text('{"format": 99}'), "has format 99"),
    ]:
        copy = Path(shutil.copytree(folder, tmp_path / "copy"))
        hurt(copy / name)
        with pytest.raises(ValueError, match=message):
            torch_tpu.load(copy)
        shutil.rmtree(copy)
    (folder / "model.mlir").unlink()
    with pytest.raises(FileNotFoundError, match=r"model\.mlir"):
        torch_tpu.load(folder)
