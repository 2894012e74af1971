"""More of the steps of `steps_torch.py`: fields, recommendations, pixels, dropout, decoding."""

from itertools import pairwise

import torch
import torch.nn.functional as F
from steps_torch_base import BF16, adamw, cross_entropy, ids, mixed, train
from torch import Tensor, nn


def waves(x: Tensor, count: int) -> Tensor:
    """Positions as sines and cosines of doubled frequencies."""
    parts = [x]
    for i in range(count):
        parts += [torch.sin(x * 2.0**i), torch.cos(x * 2.0**i)]
    return torch.cat(parts, -1)


class Field(nn.Module):
    """NeRF's field: colour and density of a place seen from a direction."""

    def __init__(self, width: int) -> None:
        super().__init__()
        inputs = [63, *[width] * 3, width + 63, *[width] * 3]
        self.layers = nn.ModuleList(nn.Linear(n, width) for n in inputs)
        self.density = nn.Linear(width, 1)
        self.feature = nn.Linear(width, width)
        self.direction = nn.Linear(width + 27, width // 2)
        self.colour = nn.Linear(width // 2, 3)

    def forward(self, places: Tensor, directions: Tensor) -> tuple[Tensor, Tensor]:
        places, directions = waves(places, 10).to(BF16), waves(directions, 4).to(BF16)
        x = places
        for i, layer in enumerate(self.layers):
            x = torch.cat([x, places], -1) if i == 4 else x
            x = F.relu(layer(x))
        density = F.softplus(self.density(x).float())[..., 0]
        x = F.relu(self.direction(torch.cat([self.feature(x), directions], -1)))
        return torch.sigmoid(self.colour(x).float()), density


def nerf() -> None:
    call = mixed(model := Field(256).to("tpu"))
    places, directions = (torch.zeros(1024, 64, 3).to("tpu") for _ in range(2))
    lengths, colours = torch.zeros(1024, 64).to("tpu"), torch.zeros(1024, 3).to("tpu")

    def loss() -> Tensor:
        rgb, density = call(places, directions)
        alpha = 1 - torch.exp(-density * lengths)
        clear = torch.cat([torch.ones_like(alpha[:, :1]), 1 - alpha + 1e-10], 1)
        weights = alpha * torch.cumprod(clear, 1)[:, :-1]
        return F.mse_loss((weights[..., None] * rgb).sum(1), colours)

    train(model, loss, adamw(model))


class Recommender(nn.Module):
    """DLRM: tables of categories, and products of all pairs of features."""

    def __init__(self, tables: int, words: int, width: int) -> None:
        super().__init__()
        self.tables = nn.ModuleList(nn.Embedding(words, width) for _ in range(tables))
        self.bottom = layers(13, 512, 256, width)
        pairs = torch.tril_indices(tables + 1, tables + 1, -1)
        self.register_buffer("pairs", pairs)
        self.top = nn.Sequential(layers(width + pairs.shape[1], 1024, 512), nn.Linear(512, 1))

    def forward(self, numbers: Tensor, categories: Tensor) -> Tensor:
        x = self.bottom(numbers)
        found = [table(categories[:, i]) for i, table in enumerate(self.tables)]
        features = torch.stack([x, *found], 1)
        products = torch.bmm(features, features.transpose(1, 2))
        pairs = products[:, self.pairs[0], self.pairs[1]]
        return self.top(torch.cat([x, pairs], 1)).squeeze(-1)


def layers(*widths: int) -> nn.Sequential:
    pairs = pairwise(widths)
    return nn.Sequential(*(part for a, b in pairs for part in (nn.Linear(a, b), nn.ReLU())))


def recommender() -> None:
    call = mixed(model := Recommender(8, 20000, 64).to("tpu"))
    numbers, labels = torch.zeros(8192, 13).to("tpu"), torch.zeros(8192).to("tpu")
    categories = ids(20000, 8192, 8).to("tpu")

    def loss() -> Tensor:
        logits = call(numbers.to(BF16), categories).float()
        return F.binary_cross_entropy_with_logits(logits, labels)

    train(model, loss, adamw(model))


class Segmenter(nn.Module):
    """A dilated convolution, the image's mean, and logits that are resized."""

    def __init__(self, classes: int) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, 64, 3, 2, 1)
        self.down = nn.Conv2d(64, 128, 3, 2, 1)
        self.wide = nn.Conv2d(128, 128, 3, padding=2, dilation=2)
        self.head = nn.Conv2d(128, classes, 1)

    def forward(self, images: Tensor) -> Tensor:
        x = F.relu(self.down(F.relu(self.stem(images))))
        mean = F.adaptive_avg_pool2d(x, 1)
        x = F.relu(self.wide(x)) + F.interpolate(mean, size=x.shape[2:], mode="bilinear")
        logits = self.head(F.avg_pool2d(x, 3, 1, 1)).float()
        return F.interpolate(logits, scale_factor=4, mode="bilinear")


def segmenter() -> None:
    call = mixed(model := Segmenter(21).to("tpu"))
    images = torch.zeros(8, 3, 256, 256).to("tpu")
    labels = ids(21, 8, 256, 256).to("tpu")
    train(
        model,
        lambda: F.cross_entropy(call(images.to(BF16)), labels, ignore_index=255),
        adamw(model),
    )


class Mixing(nn.Module):
    """A layer of MLP-Mixer."""

    def __init__(self, patches: int, width: int) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.tokens = nn.Sequential(nn.Linear(patches, 256), nn.GELU(), nn.Linear(256, patches))
        wide = 4 * width
        self.channels = nn.Sequential(nn.Linear(width, wide), nn.GELU(), nn.Linear(wide, width))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.tokens(self.norm1(x).transpose(1, 2)).transpose(1, 2)
        return x + self.channels(self.norm2(x))


class Mixer(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.patches = nn.Conv2d(3, width, 16, 16)
        self.blocks = nn.Sequential(*(Mixing(196, width) for _ in range(3)))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, 1000)

    def forward(self, images: Tensor) -> Tensor:
        x = self.patches(images).flatten(2).transpose(1, 2)
        return self.head(self.norm(self.blocks(x)).mean(1))


def mixer() -> None:
    call = mixed(model := Mixer(512).to("tpu"))
    images, labels = torch.zeros(64, 3, 224, 224).to("tpu"), ids(1000, 64).to("tpu")
    train(model, lambda: cross_entropy(call(images.to(BF16)), labels), adamw(model))


class Video(nn.Module):
    """Convolutions over time and space."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Conv3d(3, 64, (3, 7, 7), (1, 2, 2), (1, 3, 3), bias=False)
        self.same = nn.Conv3d(64, 64, 3, padding=1, bias=False)
        self.down = nn.Conv3d(64, 128, 3, 2, 1, bias=False)
        self.norms = nn.ModuleList(nn.BatchNorm3d(width) for width in (64, 64, 128))
        self.head = nn.Linear(128, 400)

    def forward(self, clips: Tensor) -> Tensor:
        x = F.relu(self.norms[0](self.stem(clips)))
        x = F.max_pool3d(x, (1, 3, 3), (1, 2, 2), (0, 1, 1))
        x = x + F.relu(self.norms[1](self.same(x)))
        x = F.relu(self.norms[2](self.down(x)))
        return self.head(x.mean((2, 3, 4)))


def video() -> None:
    call = mixed(model := Video().to("tpu"))
    clips, labels = torch.zeros(8, 3, 16, 112, 112).to("tpu"), ids(400, 8).to("tpu")
    train(model, lambda: cross_entropy(call(clips.to(BF16)), labels), adamw(model))


class Vae(nn.Module):
    """Halves images four times, and doubles them by transposed convolutions."""

    def __init__(self, widths: tuple[int, ...], latent: int) -> None:
        super().__init__()
        down = [nn.Conv2d(a, b, 4, 2, 1) for a, b in pairwise((3, *widths))]
        up = [nn.ConvTranspose2d(b, a, 4, 2, 1) for a, b in pairwise((3, *widths))]
        self.down, self.up = nn.ModuleList(down), nn.ModuleList(reversed(up))
        self.inner = nn.Linear(widths[-1] * 16, 2 * latent)
        self.outer = nn.Linear(latent, widths[-1] * 16)

    def forward(self, x: Tensor, noise: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        for layer in self.down:
            x = F.leaky_relu(layer(x), 0.2)
        mean, log_variance = self.inner(x.flatten(1)).chunk(2, -1)
        x = self.outer(mean + noise * torch.exp(0.5 * log_variance)).unflatten(1, (-1, 4, 4))
        for layer in self.up:
            x = layer(F.leaky_relu(x, 0.2))
        return x.float(), mean.float(), log_variance.float()


def vae() -> None:
    call = mixed(model := Vae((64, 128, 256, 512), 128).to("tpu"))
    images, noise = torch.zeros(64, 3, 64, 64).to("tpu"), torch.zeros(64, 128).to("tpu")

    def loss() -> Tensor:
        made, mean, log_variance = call(images.to(BF16), noise.to(BF16))
        apart = mean**2 + log_variance.exp() - 1 - log_variance
        return F.mse_loss(made, images) + 0.5 * apart.mean()

    train(model, loss, adamw(model))


def dropout() -> None:
    """Two layers of an encoder, which drop in the attention, in the hidden layer, at both ends."""
    layer = nn.TransformerEncoderLayer(1024, 16, 4096, 0.1, F.gelu, batch_first=True)
    call = mixed(model := nn.TransformerEncoder(layer, 2).to("tpu"))
    x, target = (torch.zeros(16, 256, 1024).to("tpu") for _ in range(2))
    train(model, lambda: F.mse_loss(call(x.to(BF16)).float(), target), adamw(model))


def decoding() -> None:
    """Tokens one by one, with transformers' cache of fixed size: heads share keys and values."""
    from transformers import LlamaConfig, LlamaForCausalLM, StaticCache

    config = LlamaConfig(
        vocab_size=32000,
        hidden_size=2048,
        intermediate_size=5632,
        num_hidden_layers=2,
        num_attention_heads=16,
        num_key_value_heads=4,
        tie_word_embeddings=True,
    )
    model = LlamaForCausalLM(config).to(BF16).to("tpu").eval()
    cache = StaticCache(config=config, max_cache_len=2048)
    words = ids(32000, 8, 1).to("tpu")
    with torch.no_grad():
        for _ in range(6):
            logits = model(words, past_key_values=cache).logits
            words = logits[:, -1].argmax(-1, keepdim=True)
            torch.tpu.synchronize()


def deepseek() -> None:
    """A dense layer of DeepSeek-V2-Lite: keys and values come from a latent."""
    from transformers import DeepseekV3Config, DeepseekV3ForCausalLM

    config = DeepseekV3Config(
        vocab_size=32000,
        hidden_size=2048,
        intermediate_size=10944,
        num_hidden_layers=1,
        first_k_dense_replace=1,
        num_attention_heads=16,
        num_key_value_heads=16,
        q_lora_rank=None,
        use_cache=False,
    )
    with torch.device("tpu"):
        model = DeepseekV3ForCausalLM(config)
    call = mixed(model)
    tokens = ids(32000, 1, 2048).to("tpu")
    train(model, lambda: cross_entropy(call(tokens).logits, tokens), adamw(model))


def gemma() -> None:
    """Two small layers of Gemma 2, whose scores are capped, as transformers has them."""
    from transformers import Gemma2Config, Gemma2ForCausalLM

    config = Gemma2Config(
        hidden_size=1024,
        intermediate_size=4096,
        num_hidden_layers=2,
        num_attention_heads=8,
        num_key_value_heads=4,
        head_dim=128,
        vocab_size=32000,
        use_cache=False,
    )
    with torch.device("tpu"):
        model = Gemma2ForCausalLM(config)
    call = mixed(model)
    tokens = ids(32000, 1, 2048).to("tpu")
    train(model, lambda: cross_entropy(call(tokens).logits, tokens), adamw(model))
