"""The workloads: a network with a size, data of its shape, its loss and its optimizer.

The default sizes are for tests, where every operation may be compiled alone; the benchmarks pass
larger ones.
"""

from functools import partial

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tests.models import nets
from tests.models.workload import Batch, Workload

adamw = partial(torch.optim.AdamW, lr=1e-3)
momentum = partial(torch.optim.SGD, lr=1e-3, momentum=0.9)


def _next_token_loss(model: nn.Module, batch: Batch) -> Tensor:
    (ids,) = batch
    return F.cross_entropy(model(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten())


def _label_loss(model: nn.Module, batch: Batch) -> Tensor:
    inputs, labels = batch
    return F.cross_entropy(model(inputs).flatten(0, labels.dim() - 1), labels.flatten())


def _mask_loss(model: nn.Module, batch: Batch) -> Tensor:
    images, masks = batch
    return F.binary_cross_entropy_with_logits(model(images), masks)


def gpt(
    by_hand: bool = False,
    batch: int = 4,
    context: int = 32,
    layers: int = 2,
    width: int = 64,
    heads: int = 4,
    vocabulary: int = 96,
) -> Workload:
    def data(g: torch.Generator) -> Batch:
        return (torch.randint(vocabulary, (batch, context + 1), generator=g),)

    model = partial(nets.GPT, vocabulary, context, layers, width, heads, by_hand)
    return Workload(model, data, _next_token_loss, adamw)


def resnet50(
    batch: int = 4,
    size: int = 64,
    classes: int = 10,
    counts: tuple[int, ...] = (3, 4, 6, 3),
) -> Workload:
    def data(g: torch.Generator) -> Batch:
        images = torch.randn(batch, 3, size, size, generator=g)
        return images, torch.randint(classes, (batch,), generator=g)

    return Workload(partial(nets.ResNet, counts, classes), data, _label_loss, momentum)


def lstm_tagger(
    batch: int = 4, length: int = 10, width: int = 32, vocabulary: int = 50, tags: int = 7
) -> Workload:
    def data(g: torch.Generator) -> Batch:
        words = torch.randint(vocabulary, (batch, length), generator=g)
        return words, words % tags

    return Workload(partial(nets.Tagger, vocabulary, width, tags), data, _label_loss, adamw)


def transformer_encoder(
    dropout: float = 0.0,
    batch: int = 4,
    length: int = 12,
    width: int = 32,
    heads: int = 4,
    layers: int = 2,
    vocabulary: int = 50,
    classes: int = 5,
) -> Workload:
    def data(g: torch.Generator) -> Batch:
        words = torch.randint(1, vocabulary, (batch, length), generator=g)
        lengths = torch.randint(length // 2, length + 1, (batch, 1), generator=g)
        words[torch.arange(length) >= lengths] = 0
        return words, words[:, 0] % classes

    model = partial(nets.Encoder, vocabulary, width, heads, layers, classes, dropout)
    return Workload(model, data, _label_loss, adamw)


def unet(batch: int = 2, size: int = 32, width: int = 8) -> Workload:
    def data(g: torch.Generator) -> Batch:
        images = torch.randn(batch, 3, size, size, generator=g)
        return images, (images.mean(1, keepdim=True) > 0).float()

    return Workload(partial(nets.UNet, width), data, _mask_loss, adamw)


def convnet(batch: int = 2, size: int = 32, classes: int = 4) -> Workload:
    def model() -> nn.Module:
        return nn.Sequential(
            nn.Conv2d(3, 8, 3, padding=1),
            nn.BatchNorm2d(8),
            nn.ReLU(),
            nn.MaxPool2d(2),
            nn.Conv2d(8, 16, 3, padding=1),
            nn.ReLU(),
            nn.AdaptiveAvgPool2d(1),
            nn.Flatten(),
            nn.Linear(16, classes),
        )

    def data(g: torch.Generator) -> Batch:
        images = torch.randn(batch, 3, size, size, generator=g)
        return images, images.mean((2, 3)).argmax(1)

    return Workload(model, data, _label_loss, adamw)


def mlp(batch: int = 16, inputs: int = 20, width: int = 32, classes: int = 4) -> Workload:
    def model() -> nn.Module:
        return nn.Sequential(
            nn.Linear(inputs, width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.Tanh(),
            nn.Linear(width, classes),
        )

    def data(g: torch.Generator) -> Batch:
        points = torch.randn(batch, inputs, generator=g)
        return points, points[:, :classes].argmax(1)

    return Workload(model, data, _label_loss, partial(momentum, lr=0.05))
