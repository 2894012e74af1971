"""Steps of networks with other convolutions: wide depthwise ones, along time, and transposed."""

import torch
import torch.nn.functional as F
from steps_torch_base import BF16, adamw, cross_entropy, ids, mixed, train
from torch import Tensor, nn


class LayerNorm2d(nn.LayerNorm):
    """A norm over the channels of an image, as torchvision's."""

    def forward(self, x: Tensor) -> Tensor:
        x = F.layer_norm(x.permute(0, 2, 3, 1), self.normalized_shape, self.weight, self.bias, 1e-6)
        return x.permute(0, 3, 1, 2)


class Wide(nn.Module):
    """ConvNeXt's block: depthwise 7 x 7, then two layers over the channels."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.depth = nn.Conv2d(width, width, 7, padding=3, groups=width)
        self.norm = nn.LayerNorm(width, eps=1e-6)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.scale = nn.Parameter(torch.ones(width, 1, 1) * 1e-6)

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm(self.depth(x).permute(0, 2, 3, 1))
        y = self.down(F.gelu(self.up(y))).permute(0, 3, 1, 2)
        return x + self.scale * y


def convnext() -> None:
    """ConvNeXt-T with 6 of its 18 blocks."""
    layers: list[nn.Module] = [nn.Conv2d(3, 96, 4, 4), LayerNorm2d(96)]
    for width, count in ((96, 1), (192, 1), (384, 3), (768, 1)):
        layers += [Wide(width) for _ in range(count)]
        if width < 768:
            layers += [LayerNorm2d(width), nn.Conv2d(width, 2 * width, 2, 2)]
    tail = [nn.AdaptiveAvgPool2d(1), LayerNorm2d(768), nn.Flatten(), nn.Linear(768, 1000)]
    model = nn.Sequential(*layers, *tail).to("tpu")
    images, labels = torch.zeros(32, 3, 224, 224).to("tpu"), ids(1000, 32).to("tpu")
    call = mixed(model)
    train(model, lambda: cross_entropy(call(images.to(BF16)), labels), adamw(model))


def speech() -> None:
    """Two layers each of Whisper's encoder and decoder, as transformers has them."""
    from transformers import WhisperConfig, WhisperForConditionalGeneration

    config = WhisperConfig(
        d_model=512,
        encoder_layers=2,
        decoder_layers=2,
        encoder_attention_heads=8,
        decoder_attention_heads=8,
        encoder_ffn_dim=2048,
        decoder_ffn_dim=2048,
        use_cache=False,
    )
    with torch.device("tpu"):
        model = WhisperForConditionalGeneration(config)
    call = mixed(model)
    sound, tokens = torch.zeros(8, 80, 3000).to("tpu"), ids(51865, 8, 448).to("tpu")

    def loss() -> Tensor:
        return cross_entropy(call(sound.to(BF16), decoder_input_ids=tokens).logits, tokens)

    train(model, loss, adamw(model))


class Dilated(nn.Module):
    """HiFi-GAN's residual block of one kernel's size."""

    def __init__(self, width: int, kernel: int) -> None:
        super().__init__()

        def conv(dilation: int) -> nn.Conv1d:
            edge = dilation * (kernel - 1) // 2
            return nn.Conv1d(width, width, kernel, padding=edge, dilation=dilation)

        self.first = nn.ModuleList(conv(dilation) for dilation in (1, 3, 5))
        self.second = nn.ModuleList(conv(1) for _ in range(3))

    def forward(self, x: Tensor) -> Tensor:
        for first, second in zip(self.first, self.second, strict=True):
            x = x + second(F.leaky_relu(first(F.leaky_relu(x, 0.1)), 0.1))
        return x


class Vocoder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv1d(80, 512, 7, padding=3)
        self.ups = nn.ModuleList(nn.ConvTranspose1d(w, w // 2, 16, 8, 4) for w in (512, 256))
        kernels = (3, 7, 11)
        self.blocks = nn.ModuleList(
            nn.ModuleList(Dilated(w, k) for k in kernels) for w in (256, 128)
        )
        self.last = nn.Conv1d(128, 1, 7, padding=3)

    def forward(self, x: Tensor) -> Tensor:
        x = self.first(x)
        for up, blocks in zip(self.ups, self.blocks, strict=True):
            x = up(F.leaky_relu(x, 0.1))
            x = torch.stack([block(x) for block in blocks]).mean(0)
        return self.last(F.leaky_relu(x)).tanh()


def vocoder() -> None:
    """The first half of HiFi-GAN's generator, from 32 frames to 2,048 samples."""
    model = Vocoder().to("tpu")
    frames, goal = torch.zeros(16, 80, 32).to("tpu"), torch.zeros(16, 1, 2048).to("tpu")
    call = mixed(model)
    train(model, lambda: F.l1_loss(call(frames.to(BF16)).float(), goal), adamw(model))


def wav2vec() -> None:
    """Two layers of wav2vec 2.0 behind its convolutions, as transformers has them."""
    from transformers import Wav2Vec2Config, Wav2Vec2ForCTC

    names = ("hidden", "attention", "activation", "feat_proj", "final")
    none = {f"{name}_dropout": 0.0 for name in names} | {"layerdrop": 0.0}
    config = Wav2Vec2Config(num_hidden_layers=2, apply_spec_augment=False, **none)
    with torch.device("tpu"):
        model = Wav2Vec2ForCTC(config)
    call = mixed(model)
    sound = torch.zeros(8, 80000).to("tpu")
    train(model, lambda: call(sound.to(BF16)).logits.float().square().mean(), adamw(model))
