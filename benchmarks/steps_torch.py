"""Whole steps as PyTorch's users write them, planned for a TPU that is not here.

    python benchmarks/steps_torch.py NAME TOPOLOGY FILE

Writes the plan of one step to FILE, as JSON. `steps.py` calls it. Weights are float32 and are cast
to bfloat16 where they are used, as FSDP2's mixed precision does; `autocast` is the other way.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor, nn

BF16 = torch.bfloat16
Run = Iterator[None]


def ids(vocabulary: int, *shape: int) -> Tensor:
    """Token ids on the host: a few values, as a plan computes nothing."""
    return torch.zeros(shape, dtype=torch.int64) + vocabulary // 2


def mixed(model: nn.Module) -> Callable[..., Any]:
    """The model with its weights cast to bfloat16, for one call."""
    names = [name for name, p in model.named_parameters() if p.is_floating_point()]

    def call(*args: Any, **kwargs: Any) -> Any:
        parameters = dict(model.named_parameters())
        cast = {name: parameters[name].to(BF16) for name in names}
        return torch.func.functional_call(model, cast, args, kwargs)

    return call


def train(model: nn.Module, loss: Callable[[], Tensor], optimizer: torch.optim.Optimizer) -> None:
    model.train()
    for _ in range(10):
        loss().backward()
        optimizer.step()
        optimizer.zero_grad()


def adamw(model: nn.Module) -> torch.optim.Optimizer:
    return torch.optim.AdamW(model.parameters(), lr=1e-4)


def cross_entropy(logits: Tensor, labels: Tensor) -> Tensor:
    return F.cross_entropy(logits.float().flatten(0, -2), labels.flatten())


def llama(batch: int, length: int) -> None:
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(num_hidden_layers=1, vocab_size=32000, use_cache=False)
    with torch.device("tpu"):
        model = LlamaForCausalLM(config)
    call = mixed(model)
    tokens = ids(32000, batch, length).to("tpu")
    train(model, lambda: cross_entropy(call(tokens).logits, tokens), adamw(model))


def bert(autocast: bool) -> None:
    from transformers import BertConfig, BertForMaskedLM

    config = BertConfig(
        hidden_size=1024,
        num_hidden_layers=2,
        num_attention_heads=16,
        intermediate_size=4096,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )
    with torch.device("tpu"):
        model = BertForMaskedLM(config)
    call = model if autocast else mixed(model)
    tokens = ids(30522, 8, 384).to("tpu")

    def loss() -> Tensor:
        with torch.autocast("tpu", enabled=autocast):
            logits = call(tokens).logits
        return cross_entropy(logits, tokens)

    train(model, loss, adamw(model))


class Bottleneck(nn.Module):
    def __init__(self, inputs: int, width: int, stride: int) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(inputs, width, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(width)
        self.conv2 = nn.Conv2d(width, width, 3, stride, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(width)
        self.conv3 = nn.Conv2d(width, 4 * width, 1, bias=False)
        self.bn3 = nn.BatchNorm2d(4 * width)
        self.short = None
        if stride != 1 or inputs != 4 * width:
            conv = nn.Conv2d(inputs, 4 * width, 1, stride, bias=False)
            self.short = nn.Sequential(conv, nn.BatchNorm2d(4 * width))

    def forward(self, x: Tensor) -> Tensor:
        y = F.relu(self.bn1(self.conv1(x)))
        y = F.relu(self.bn2(self.conv2(y)))
        y = self.bn3(self.conv3(y))
        return F.relu(y + (x if self.short is None else self.short(x)))


def resnet50(autocast: bool) -> None:
    blocks, inputs = [], 64
    for width, count, stride in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for i in range(count):
            blocks.append(Bottleneck(inputs, width, stride if i == 0 else 1))
            inputs = 4 * width
    stem = [nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64), nn.ReLU()]
    tail = [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(2048, 1000)]
    model = nn.Sequential(*stem, nn.MaxPool2d(3, 2, 1), *blocks, *tail).to("tpu")
    images = torch.zeros(32, 3, 224, 224).to("tpu")
    labels = ids(1000, 32).to("tpu")
    call = model if autocast else mixed(model)

    def loss() -> Tensor:
        with torch.autocast("tpu", enabled=autocast):
            logits = call(images if autocast else images.to(BF16))
        return cross_entropy(logits, labels)

    train(model, loss, torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9))


class Residual(nn.Module):
    """SDXL's residual block, with the embedding of the time step."""

    def __init__(self, channels: int, times: int) -> None:
        super().__init__()
        self.norm1 = nn.GroupNorm(32, channels)
        self.conv1 = nn.Conv2d(channels, channels, 3, padding=1)
        self.time = nn.Linear(times, channels)
        self.norm2 = nn.GroupNorm(32, channels)
        self.conv2 = nn.Conv2d(channels, channels, 3, padding=1)

    def forward(self, x: Tensor, time: Tensor) -> Tensor:
        y = self.conv1(F.silu(self.norm1(x)))
        y = y + self.time(F.silu(time))[:, :, None, None]
        return x + self.conv2(F.silu(self.norm2(y)))


class CrossAttention(nn.Module):
    def __init__(self, channels: int, context: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.q = nn.Linear(channels, channels, bias=False)
        self.k = nn.Linear(context, channels, bias=False)
        self.v = nn.Linear(context, channels, bias=False)
        self.out = nn.Linear(channels, channels)

    def forward(self, x: Tensor, context: Tensor) -> Tensor:
        def split(t: Tensor) -> Tensor:
            return t.unflatten(-1, (self.heads, -1)).transpose(1, 2)

        y = F.scaled_dot_product_attention(
            split(self.q(x)), split(self.k(context)), split(self.v(context))
        )
        return self.out(y.transpose(1, 2).flatten(2))


class Spatial(nn.Module):
    """SDXL's transformer block over the pixels of an image."""

    def __init__(self, channels: int, context: int) -> None:
        super().__init__()
        self.norm = nn.GroupNorm(32, channels)
        self.inner = nn.Linear(channels, channels)
        self.norms = nn.ModuleList(nn.LayerNorm(channels) for _ in range(3))
        self.self_attention = CrossAttention(channels, channels, channels // 64)
        self.cross_attention = CrossAttention(channels, context, channels // 64)
        self.up = nn.Linear(channels, 8 * channels)
        self.down = nn.Linear(4 * channels, channels)
        self.outer = nn.Linear(channels, channels)

    def forward(self, x: Tensor, context: Tensor) -> Tensor:
        y = self.inner(self.norm(x).flatten(2).transpose(1, 2))
        z = self.norms[0](y)
        y = y + self.self_attention(z, z)
        y = y + self.cross_attention(self.norms[1](y), context)
        gate, value = self.up(self.norms[2](y)).chunk(2, -1)
        y = y + self.down(gate * F.gelu(value))
        return x + self.outer(y).transpose(1, 2).unflatten(2, x.shape[2:])


class Unet(nn.Module):
    def __init__(self, channels: int) -> None:
        super().__init__()
        self.residuals = nn.ModuleList(Residual(channels, 1280) for _ in range(2))
        self.spatials = nn.ModuleList(Spatial(channels, 2048) for _ in range(2))

    def forward(self, x: Tensor, time: Tensor, context: Tensor) -> Tensor:
        for residual, spatial in zip(self.residuals, self.spatials, strict=True):
            x = spatial(residual(x, time), context)
        return x


def sdxl(is_trained: bool) -> None:
    model = Unet(640).to("tpu")
    x = torch.zeros(4, 640, 64, 64).to("tpu", BF16)
    time = torch.zeros(4, 1280).to("tpu", BF16)
    context = torch.zeros(4, 77, 2048).to("tpu", BF16)
    if is_trained:
        call = mixed(model)
        target = torch.zeros(4, 640, 64, 64).to("tpu")
        train(model, lambda: F.mse_loss(call(x, time, context).float(), target), adamw(model))
        return
    model = model.to(BF16).eval()
    with torch.no_grad():
        model(x, time, context).cpu()


STEPS: dict[str, Callable[[], None]] = {
    "llama 2048": lambda: llama(1, 2048),
    "bert": lambda: bert(False),
    "resnet50": lambda: resnet50(False),
    "sdxl inference": lambda: sdxl(False),
    "sdxl training": lambda: sdxl(True),
}


def main() -> None:
    name, topology, file = sys.argv[1:]
    with torch_tpu.plan(topology, steps=3) as plan:
        STEPS[name]()
    with open(file, "w") as out:
        json.dump(plan.report, out)


if __name__ == "__main__":
    main()
