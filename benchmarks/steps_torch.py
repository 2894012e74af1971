"""Whole steps as PyTorch's users write them, planned for a TPU that is not here.

    python benchmarks/steps_torch.py NAME TOPOLOGY FILE

Writes the plan of one step to FILE, as JSON. `steps.py` calls it. Weights are float32 and are cast
to bfloat16 where they are used, as FSDP2's mixed precision does; `autocast` is the other way.
"""

import itertools
import json
import sys
from collections.abc import Callable

import steps_torch_convs
import steps_torch_more
import steps_torch_nets
import torch
import torch.nn.functional as F
import torch_tpu
from steps_torch_base import BF16, adamw, cross_entropy, ids, mixed, train
from torch import Tensor, nn


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


class Vit(nn.Module):
    """ViT-B/16 with fewer layers."""

    def __init__(self, width: int, layers: int) -> None:
        super().__init__()
        self.patches = nn.Conv2d(3, width, 16, 16)
        self.first = nn.Parameter(torch.zeros(1, 1, width))
        self.positions = nn.Parameter(torch.zeros(1, 197, width))
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(
                width, width // 64, 4 * width, 0.0, "gelu", batch_first=True, norm_first=True
            )
            for _ in range(layers)
        )
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, 1000)

    def forward(self, images: Tensor) -> Tensor:
        x = self.patches(images).flatten(2).transpose(1, 2)
        x = torch.cat([self.first.expand(len(x), -1, -1), x], 1) + self.positions
        for layer in self.layers:
            x = layer(x)
        return self.head(self.norm(x)[:, 0])


def vit() -> None:
    model = Vit(768, 4).to("tpu")
    call = mixed(model)
    images = torch.zeros(64, 3, 224, 224).to("tpu")
    labels = ids(1000, 64).to("tpu")
    train(model, lambda: cross_entropy(call(images.to(BF16)), labels), adamw(model))


class Tagger(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.embedding = nn.Embedding(10000, width)
        self.lstm = nn.LSTM(width, width, 2, batch_first=True)
        self.head = nn.Linear(width, 64)

    def forward(self, tokens: Tensor) -> Tensor:
        return self.head(self.lstm(self.embedding(tokens))[0])


def lstm() -> None:
    model = Tagger(512).to("tpu")
    call = mixed(model)
    tokens = ids(10000, 64, 128).to("tpu")
    labels = ids(64, 64, 128).to("tpu")
    train(model, lambda: cross_entropy(call(tokens), labels), adamw(model))


def double(inputs: int, outputs: int) -> nn.Sequential:
    """A U-Net's two convolutions."""
    layers: list[nn.Module] = []
    for width in (inputs, outputs):
        conv = nn.Conv2d(width, outputs, 3, padding=1, bias=False)
        layers += [conv, nn.BatchNorm2d(outputs), nn.ReLU()]
    return nn.Sequential(*layers)


class PlainUnet(nn.Module):
    """Ronneberger's U-Net, with batch norm."""

    def __init__(self, *widths: int) -> None:
        super().__init__()
        pairs = list(itertools.pairwise(widths))
        self.first = double(3, widths[0])
        self.downs = nn.ModuleList(double(a, b) for a, b in pairs)
        self.wider = nn.ModuleList(nn.ConvTranspose2d(b, a, 2, 2) for a, b in reversed(pairs))
        self.ups = nn.ModuleList(double(2 * a, a) for a, _ in reversed(pairs))
        self.last = nn.Conv2d(widths[0], 1, 1)

    def forward(self, x: Tensor) -> Tensor:
        x = self.first(x)
        skipped = []
        for down in self.downs:
            skipped.append(x)
            x = down(F.max_pool2d(x, 2))
        for wider, up in zip(self.wider, self.ups, strict=True):
            x = up(torch.cat([skipped.pop(), wider(x)], 1))
        return self.last(x)


def unet() -> None:
    model = PlainUnet(64, 128, 256, 512).to("tpu")
    call = mixed(model)
    images = torch.zeros(8, 3, 256, 256).to("tpu")
    masks = torch.zeros(8, 1, 256, 256).to("tpu")

    def loss() -> Tensor:
        return F.binary_cross_entropy_with_logits(call(images.to(BF16)).float(), masks)

    train(model, loss, adamw(model))


class Experts(nn.Module):
    """Mixtral's feed-forward part, with a capacity for each expert and a group a sequence."""

    def __init__(self, width: int, hidden: int, experts: int) -> None:
        super().__init__()
        self.experts = experts
        self.norm = nn.RMSNorm(width, 1e-6)
        self.router = nn.Linear(width, experts, bias=False)
        self.gate = nn.Parameter(torch.zeros(experts, width, hidden))
        self.up = nn.Parameter(torch.zeros(experts, width, hidden))
        self.down = nn.Parameter(torch.zeros(experts, hidden, width))

    def combine(self, x: Tensor) -> Tensor:
        """For each group and token, the weight of each expert's slots."""
        length = x.shape[1]
        capacity = length * 2 * 5 // 4 // self.experts
        weights, chosen = self.router(x).float().softmax(-1).topk(2)
        weights = weights / weights.sum(-1, keepdim=True)
        # All first choices take their slots before any second one.
        mask = F.one_hot(chosen, self.experts).transpose(1, 2)
        order = mask.flatten(1, 2).cumsum(1).view(mask.shape) - 1
        position = (order * mask).sum(-1).transpose(1, 2)
        slots = position[..., None] == torch.arange(capacity, device=x.device)
        weighted = mask.transpose(1, 2) * weights[..., None]
        return torch.einsum("gske,gskc->gsec", weighted.to(BF16), slots.to(BF16))

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm(x)
        combine = self.combine(y)
        y = torch.einsum("gsec,gsm->egcm", (combine > 0).to(BF16), y)
        gate = torch.einsum("egcm,emh->egch", y, self.gate)
        up = torch.einsum("egcm,emh->egch", y, self.up)
        y = torch.einsum("egch,ehm->egcm", F.silu(gate) * up, self.down)
        return x + torch.einsum("gsec,egcm->gsm", combine, y)


def moe() -> None:
    model = Experts(1024, 3584, 8).to("tpu")
    call = mixed(model)
    x = torch.zeros(4, 1024, 1024).to("tpu", BF16)
    target = torch.zeros(4, 1024, 1024).to("tpu")
    train(model, lambda: F.mse_loss(call(x).float(), target), adamw(model))


def t5() -> None:
    from transformers import T5Config, T5ForConditionalGeneration

    config = T5Config(
        d_model=768,
        d_ff=3072,
        num_heads=12,
        num_layers=2,
        dropout_rate=0.0,
        decoder_start_token_id=0,
        use_cache=False,
    )
    with torch.device("tpu"):
        model = T5ForConditionalGeneration(config)
    call = mixed(model)
    source = ids(32128, 8, 512).to("tpu")
    target = ids(32128, 8, 128).to("tpu")
    train(model, lambda: cross_entropy(call(source, labels=target).logits, target), adamw(model))


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm1 = nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.norm2 = nn.LayerNorm(width)
        inner, outer = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.mlp = nn.Sequential(inner, nn.GELU(), outer)

    def forward(self, x: Tensor) -> Tensor:
        batch, length, _ = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(batch, length, 3, -1, 64).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(x.shape))
        return x + self.mlp(self.norm2(x))


class Gpt(nn.Module):
    def __init__(self, vocabulary: int, length: int, width: int, layers: int) -> None:
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(length, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, vocabulary, bias=False)

    def forward(self, tokens: Tensor, labels: Tensor) -> Tensor:
        x = self.tokens(tokens) + self.positions(torch.arange(tokens.shape[1], device="tpu"))
        for block in self.blocks:
            x = block(x)
        return F.cross_entropy(self.head(self.norm(x)).flatten(0, 1), labels.flatten())


def gpt() -> None:
    model = Gpt(50304, 1024, 768, 4).to("tpu")
    tokens = ids(50304, 8, 1024).to("tpu")

    def loss() -> Tensor:
        with torch.autocast("tpu"):
            return model(tokens, tokens)

    train(model, loss, adamw(model))


class LlamaLayer(nn.Module):
    """A layer of LLaMA 7B."""

    def __init__(self, width: int = 4096, hidden: int = 11008, heads: int = 32) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.RMSNorm(width, eps=1e-6), nn.RMSNorm(width, eps=1e-6)
        self.q, self.k, self.v, self.o = (nn.Linear(width, width, bias=False) for _ in range(4))
        self.gate, self.up = (nn.Linear(width, hidden, bias=False) for _ in range(2))
        self.down = nn.Linear(hidden, width, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        y = self.norm1(x)
        q, k, v = (
            linear(y).unflatten(-1, (self.heads, -1)).transpose(1, 2)
            for linear in (self.q, self.k, self.v)
        )
        half = q.size(-1) // 2
        rows = torch.arange(x.size(1), device=x.device).unsqueeze(1)
        angle = rows * 10000.0 ** (-torch.arange(half, device=x.device) / half)
        cos, sin = angle.cos(), angle.sin()

        def rotated(t: Tensor) -> Tensor:
            a, b = t.float().chunk(2, -1)
            return torch.cat([a * cos - b * sin, b * cos + a * sin], -1).to(t.dtype)

        y = F.scaled_dot_product_attention(rotated(q), rotated(k), v, is_causal=True)
        x = x + self.o(y.transpose(1, 2).flatten(2))
        y = self.norm2(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


def llama_layer() -> None:
    layer = LlamaLayer().to("tpu", BF16)
    x = torch.zeros(1, 8192, 4096, dtype=BF16).to("tpu").requires_grad_()
    gradient = torch.zeros(1, 8192, 4096, dtype=BF16).to("tpu")
    optimizer = torch.optim.SGD(layer.parameters(), lr=1e-3)
    kept = None
    for _ in range(10):
        layer(x).backward(gradient)
        optimizer.step()
        optimizer.zero_grad()
        # A result of the step, as the layer before this one would read it.
        kept, x.grad = x.grad, None
    del kept


STEPS: dict[str, Callable[[], None]] = {
    "llama 2048": lambda: llama(1, 2048),
    "llama 8192": lambda: llama(1, 8192),
    "llama layer": llama_layer,
    "llama layer splash": llama_layer,
    "bert": lambda: bert(False),
    "resnet50": lambda: resnet50(False),
    "sdxl inference": lambda: sdxl(False),
    "sdxl training": lambda: sdxl(True),
    "vit": vit,
    "lstm": lstm,
    "unet": unet,
    "moe": moe,
    "t5": t5,
    "gpt autocast": gpt,
    "nerf": steps_torch_more.nerf,
    "recommender": steps_torch_more.recommender,
    "segmenter": steps_torch_more.segmenter,
    "mixer": steps_torch_more.mixer,
    "video": steps_torch_more.video,
    "decoding": steps_torch_more.decoding,
    "convnext": steps_torch_convs.convnext,
    "speech": steps_torch_convs.speech,
    "vocoder": steps_torch_convs.vocoder,
    "efficientnet": steps_torch_nets.efficientnet,
    "diffusion": steps_torch_nets.diffusion,
    "graph": steps_torch_nets.graph,
    "dropout": steps_torch_more.dropout,
    "deepseek": steps_torch_more.deepseek,
    "vae": steps_torch_more.vae,
    # JAX's are not written.
    "gemma 2": steps_torch_more.gemma,
    "wav2vec 2": steps_torch_convs.wav2vec,
}


def main() -> None:
    name, topology, file = sys.argv[1:]
    with torch_tpu.plan(topology, steps=3) as plan:
        STEPS[name]()
    with open(file, "w") as out:
        json.dump(plan.report, out)


if __name__ == "__main__":
    main()
