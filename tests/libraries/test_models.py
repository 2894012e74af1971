"""Libraries of models, layers and transforms: outputs and gradients of stock PyTorch on the CPU."""

import copy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tests.words import llama

pytestmark = pytest.mark.usefixtures("tpu", "fused", "no_fallback")

Tensors = tuple[Tensor, ...]


def parts(value: Any) -> list[Tensor]:
    """Return the tensors of a result."""
    if isinstance(value, Tensor):
        return [value]
    values = value.values() if isinstance(value, dict) else value
    return [x for each in values for x in parts(each)] if isinstance(values, tuple | list) else []


def compare(module: nn.Module, *inputs: Tensor, atol: float = 1e-4) -> None:
    """Compare the results of a module, and the gradients of the sum of their squares."""
    here = copy.deepcopy(module).to("tpu")
    stock, found = parts(module(*inputs)), parts(here(*(x.to("tpu") for x in inputs)))
    assert len(stock) == len(found) > 0
    assert all(x.is_tpu for x in found)
    torch.testing.assert_close([x.cpu() for x in found], stock, atol=atol, rtol=1e-3)
    for results in (stock, found):
        sum(x.float().square().mean() for x in results if x.requires_grad).backward()
    for (name, p), q in zip(module.named_parameters(), here.parameters(), strict=True):
        assert (p.grad is None) == (q.grad is None), name
        if p.grad is not None:
            torch.testing.assert_close(
                q.grad.cpu(), p.grad, atol=atol * float(p.grad.abs().max() + 1), rtol=1e-2, msg=name
            )


@pytest.fixture(autouse=True)
def seed() -> None:
    torch.manual_seed(0)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("resnet10t", {}),
        ("mobilenetv3_small_050", {}),
        ("convnext_atto", {}),
        ("vit_tiny_patch16_224", {"img_size": 32}),
    ],
)
def test_timm(name: str, options: dict) -> None:
    timm = pytest.importorskip("timm")
    model = timm.create_model(name, num_classes=5, **options).eval()
    compare(model, torch.randn(2, 3, 32, 32))


def test_peft(tmp_path: Path) -> None:
    peft = pytest.importorskip("peft")
    config = peft.LoraConfig(r=4, target_modules=["q_proj", "v_proj"], init_lora_weights=False)
    tokens = torch.randint(3, 15, (2, 8))

    def train(device: str) -> tuple[list[float], Any]:
        torch.manual_seed(0)
        model = peft.get_peft_model(llama(), config).to(device)
        optimizer = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], 1e-2)
        losses = []
        for _ in range(3):
            loss = model(input_ids=tokens.to(device), labels=tokens.to(device)).loss
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            losses.append(loss.item())
        return losses, model

    (stock, _), (found, model) = train("cpu"), train("tpu")
    assert found == pytest.approx(stock, rel=1e-4)
    expected = model.eval()(input_ids=tokens.to("tpu")).logits
    model.save_pretrained(tmp_path)
    loaded = peft.PeftModel.from_pretrained(llama().to("tpu"), tmp_path).eval()
    torch.testing.assert_close(loaded(input_ids=tokens.to("tpu")).logits, expected)
    merged = loaded.merge_and_unload()
    found = merged(input_ids=tokens.to("tpu")).logits
    torch.testing.assert_close(found, expected, atol=1e-4, rtol=1e-4)


def test_torchao() -> None:
    quantization = pytest.importorskip("torchao.quantization")
    model = nn.Sequential(nn.Linear(64, 128), nn.GELU(), nn.Linear(128, 8)).eval()
    x = torch.randn(4, 64)
    for config in (
        quantization.Int8WeightOnlyConfig(),
        quantization.Int8DynamicActivationInt8WeightConfig(),
    ):
        stock, found = copy.deepcopy(model), copy.deepcopy(model).to("tpu")
        quantization.quantize_(stock, config)
        quantization.quantize_(found, config)
        with torch.no_grad():
            torch.testing.assert_close(found(x.to("tpu")).cpu(), stock(x), atol=1e-3, rtol=1e-3)


def test_kornia() -> None:
    kornia = pytest.importorskip("kornia")
    image = torch.rand(2, 3, 16, 16)
    for change in (
        lambda x: kornia.geometry.rotate(x, torch.tensor([30.0, -45.0]).to(x.device)),
        lambda x: kornia.filters.gaussian_blur2d(x, (3, 3), (1.0, 1.0)),
        lambda x: kornia.filters.sobel(x),
        lambda x: kornia.color.rgb_to_lab(x),
        lambda x: kornia.enhance.equalize_clahe(x, grid_size=(2, 2)),
        lambda x: kornia.losses.ssim_loss(x, x.flip(-1), 5),
    ):
        stock, found = change(image), change(image.to("tpu"))
        torch.testing.assert_close(found.cpu(), stock, atol=1e-4, rtol=1e-4)


def test_open_clip() -> None:
    open_clip = pytest.importorskip("open_clip")
    model = open_clip.model.CLIP(
        embed_dim=16,
        vision_cfg={"layers": 1, "width": 32, "head_width": 8, "patch_size": 8, "image_size": 32},
        text_cfg={"layers": 1, "width": 32, "heads": 4, "context_length": 8, "vocab_size": 64},
    )
    compare(model, torch.randn(2, 3, 32, 32), torch.randint(1, 63, (2, 8)))


def test_torchmetrics() -> None:
    metrics = pytest.importorskip("torchmetrics.classification")
    scores, labels = torch.rand(40, 3).softmax(1), torch.randint(0, 3, (40,))
    for make in (
        metrics.MulticlassAccuracy,
        metrics.MulticlassF1Score,
        metrics.MulticlassAUROC,
        metrics.MulticlassConfusionMatrix,
        metrics.MulticlassCalibrationError,
    ):
        stock, found = make(num_classes=3), make(num_classes=3).to("tpu")
        for some in torch.arange(40).split(20):
            stock.update(scores[some], labels[some])
            found.update(scores[some].to("tpu"), labels[some].to("tpu"))
        torch.testing.assert_close(found.compute().cpu(), stock.compute(), atol=1e-5, rtol=1e-4)


@pytest.mark.parametrize("layer", ["GCNConv", "GATConv", "SAGEConv", "GINConv"])
def test_torch_geometric(layer: str) -> None:
    convolutions = pytest.importorskip("torch_geometric.nn")
    make: Callable = getattr(convolutions, layer)
    width = nn.Linear(6, 4) if layer == "GINConv" else 6
    module = make(width) if layer == "GINConv" else make(width, 4)
    edges = torch.randint(0, 10, (2, 30))
    compare(module, torch.randn(10, 6), edges)


def test_torch_geometric_chooses_the_device() -> None:
    geometric = pytest.importorskip("torch_geometric")
    assert geometric.device("auto") == torch.device("tpu:0")
    assert geometric.device("cpu") == torch.device("cpu")


def test_whisper(tmp_path: Path) -> None:
    whisper = pytest.importorskip("whisper")
    sizes = whisper.model.ModelDimensions(
        n_mels=80,
        n_audio_ctx=1500,
        n_audio_state=32,
        n_audio_head=4,
        n_audio_layer=1,
        n_vocab=51865,
        n_text_ctx=448,
        n_text_state=32,
        n_text_head=4,
        n_text_layer=1,
    )
    model = whisper.model.Whisper(sizes).eval()
    nn.init.normal_(model.decoder.positional_embedding)
    sound = torch.sin(torch.arange(16000) / 20)
    options = whisper.DecodingOptions(
        language="en", fp16=False, without_timestamps=True, sample_len=6
    )
    file = str(tmp_path / "model.pt")
    torch.save({"dims": vars(sizes), "model_state_dict": model.state_dict()}, file)
    assert whisper.load_model(file, device="cpu").device.type == "cpu"
    here = whisper.load_model(file).eval()
    assert here.device == torch.device("tpu:0")
    answers = []
    for device, some in (("cpu", model), ("tpu", here)):
        mel = whisper.log_mel_spectrogram(whisper.pad_or_trim(sound), device=device)
        answers.append((mel.cpu(), whisper.decode(some, mel, options)))
    (stock_mel, stock), (mel, found) = answers
    torch.testing.assert_close(mel, stock_mel, atol=1e-4, rtol=1e-4)
    assert found.tokens == stock.tokens
    assert found.avg_logprob == pytest.approx(stock.avg_logprob, rel=1e-3)
    asked = {"language": "en", "temperature": 0.0, "sample_len": 6}
    # In float16, which is the default.
    assert here.transcribe(sound, **asked)["segments"]


def test_torchaudio(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its last release is for another CUDA than torch's, so it is in a separate folder."""
    monkeypatch.syspath_prepend(Path(sys.prefix) / "apart")
    with monkeypatch.context() as patched:
        patched.setattr(torch.version, "cuda", None)
        torchaudio = pytest.importorskip("torchaudio")
    sound = torch.randn(2, 4000)
    for transform in (
        torchaudio.transforms.MelSpectrogram(16000, n_fft=256, n_mels=20),
        torchaudio.transforms.MFCC(16000, n_mfcc=8, melkwargs={"n_fft": 256, "n_mels": 20}),
        torchaudio.transforms.Resample(16000, 8000),
        torchaudio.transforms.AmplitudeToDB(),
    ):
        found = copy.deepcopy(transform).to("tpu")(sound.to("tpu"))
        torch.testing.assert_close(found.cpu(), transform(sound), atol=1e-2, rtol=1e-3)


def test_tensorboard(tmp_path: Path) -> None:
    pytest.importorskip("tensorboard")
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator
    from torch.utils.tensorboard import SummaryWriter

    model = nn.Sequential(nn.Linear(4, 3), nn.ReLU()).to("tpu")
    x = torch.ones(2, 4, device="tpu")
    with SummaryWriter(tmp_path) as writer:
        writer.add_scalar("loss", F.mse_loss(model(x), torch.zeros(2, 3, device="tpu")), 1)
        writer.add_histogram("weight", model[0].weight, 1)
        writer.add_image("image", torch.rand(3, 8, 8, device="tpu"))
        writer.add_embedding(torch.rand(4, 3, device="tpu"))
        writer.add_graph(model, x)
    events = EventAccumulator(str(tmp_path)).Reload()
    tags = events.Tags()
    assert (tags["scalars"], tags["histograms"], tags["graph"]) == (["loss"], ["weight"], True)
    assert "aten::relu" in str(events.Graph())
