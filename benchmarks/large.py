"""Workloads for a GPU, written by hand at their published sizes, and a loop of tiny operations.

Weights and batches are random: speed does not depend on them.
"""

from functools import partial

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tests import models
from tests.models import Workload, nets

Batch = tuple[Tensor, ...]
adamw = partial(torch.optim.AdamW, lr=1e-4)


def tiny_ops(x: Tensor) -> Tensor:
    """Three hundred operations on sixteen numbers: only bookkeeping."""
    for _ in range(100):
        x = torch.relu(x * 0.5 + 0.25)
    return x.sum()


def bfloat16(loss: models.Loss) -> models.Loss:
    """The loss under autocast."""

    def under_autocast(model: nn.Module, batch: Batch) -> Tensor:
        with torch.autocast(batch[0].device.type, torch.bfloat16):
            return loss(model, batch)

    return under_autocast


def _next_token(model: nn.Module, batch: Batch) -> Tensor:
    (ids,) = batch
    return F.cross_entropy(model(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten())


def gpt2_small(batch: int = 8, context: int = 1024) -> Workload:
    def data(g: torch.Generator) -> Batch:
        return (torch.randint(50257, (batch, context + 1), generator=g),)

    # The vocabulary is rounded up, as is usual.
    model = partial(nets.GPT, 50304, context, 12, 768, 12, False)
    return Workload(model, data, bfloat16(_next_token), adamw)


def resnet50_128() -> Workload:
    return models.resnet50(batch=128, size=224, classes=1000)


class Bert(nn.Module):
    """BERT-Large with the two outputs of question answering: where the answer starts and ends."""

    def __init__(self, length: int) -> None:
        super().__init__()
        self.words = nn.Embedding(30522, 1024)
        self.places = nn.Embedding(length, 1024)
        self.norm = nn.LayerNorm(1024)
        layer = nn.TransformerEncoderLayer(1024, 16, 4096, 0.1, "gelu", batch_first=True)
        self.encoder = nn.TransformerEncoder(layer, 24, enable_nested_tensor=False)
        self.head = nn.Linear(1024, 2)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.words(ids) + self.places(torch.arange(ids.shape[1], device=ids.device))
        return self.head(self.encoder(self.norm(x)))


def bert_large_384(batch: int = 16, length: int = 384) -> Workload:
    def data(g: torch.Generator) -> Batch:
        ids = torch.randint(30522, (batch, length), generator=g)
        return ids, torch.randint(length, (batch, 2), generator=g)

    def loss(model: nn.Module, batch: Batch) -> Tensor:
        ids, answers = batch
        return F.cross_entropy(model(ids), answers)

    return Workload(partial(Bert, length), data, bfloat16(loss), adamw)


class SdxlBlock(nn.Module):
    """A residual block and a transformer that looks at a text, as in the middle of SDXL's UNet."""

    def __init__(self, channels: int = 640, heads: int = 10, text: int = 2048) -> None:
        super().__init__()
        self.convs = nn.Sequential(
            nn.GroupNorm(32, channels),
            nn.SiLU(),
            nn.Conv2d(channels, channels, 3, padding=1),
            nn.GroupNorm(32, channels),
            nn.SiLU(),
            nn.Conv2d(channels, channels, 3, padding=1),
        )
        self.heads = heads
        self.norms = nn.ModuleList(nn.LayerNorm(channels) for _ in range(3))
        self.own = nn.ModuleList(nn.Linear(channels, channels) for _ in range(4))
        sizes = (channels, text, text, channels)
        self.cross = nn.ModuleList(nn.Linear(size, channels) for size in sizes)
        self.gate = nn.Linear(channels, 8 * channels)
        self.out = nn.Linear(4 * channels, channels)

    def attend(self, layers: nn.ModuleList, x: Tensor, seen: Tensor) -> Tensor:
        parts = (layers[0](x), layers[1](seen), layers[2](seen))
        q, k, v = (t.unflatten(-1, (self.heads, -1)).transpose(1, 2) for t in parts)
        return layers[3](F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2))

    def forward(self, image: Tensor, text: Tensor) -> Tensor:
        image = image + self.convs(image)
        x = image.flatten(2).transpose(1, 2)
        x = x + self.attend(self.own, self.norms[0](x), self.norms[0](x))
        x = x + self.attend(self.cross, self.norms[1](x), text)
        a, b = self.gate(self.norms[2](x)).chunk(2, dim=-1)
        x = x + self.out(a * F.gelu(b))
        return image + x.transpose(1, 2).unflatten(2, image.shape[2:])


def sdxl_block(batch: int = 4, size: int = 64) -> Workload:
    def data(g: torch.Generator) -> Batch:
        image = torch.randn(batch, 640, size, size, generator=g)
        return image, torch.randn(batch, 77, 2048, generator=g)

    def loss(model: nn.Module, batch: Batch) -> Tensor:
        return (model(*batch).float() - batch[0]).square().mean()

    return Workload(SdxlBlock, data, bfloat16(loss), adamw)
