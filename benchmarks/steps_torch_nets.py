"""Steps of networks with other parts: depthwise convolutions, modulated norms, edges of a graph."""

import torch
import torch.nn.functional as F
from steps_torch_base import BF16, adamw, cross_entropy, ids, mixed, train
from torch import Tensor, nn


class Inverted(nn.Module):
    """MobileNet's inverted bottleneck, with squeeze and excitation."""

    def __init__(self, inputs: int, outputs: int, kernel: int, stride: int) -> None:
        super().__init__()
        wide, few = 6 * inputs, inputs // 4
        self.up = nn.Conv2d(inputs, wide, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(wide)
        self.depth = nn.Conv2d(wide, wide, kernel, stride, kernel // 2, groups=wide, bias=False)
        self.bn2 = nn.BatchNorm2d(wide)
        self.squeeze = nn.Conv2d(wide, few, 1)
        self.excite = nn.Conv2d(few, wide, 1)
        self.down = nn.Conv2d(wide, outputs, 1, bias=False)
        self.bn3 = nn.BatchNorm2d(outputs)
        self.is_residual = stride == 1 and inputs == outputs

    def forward(self, x: Tensor) -> Tensor:
        y = F.silu(self.bn1(self.up(x)))
        y = F.silu(self.bn2(self.depth(y)))
        scale = self.excite(F.silu(self.squeeze(F.adaptive_avg_pool2d(y, 1))))
        y = self.bn3(self.down(y * scale.sigmoid()))
        return x + y if self.is_residual else y


def efficientnet() -> None:
    """EfficientNet-B0's stages from 40 channels on."""
    stages = ((40, 2, 5, 2), (80, 3, 3, 2), (112, 3, 5, 1), (192, 4, 5, 2))
    blocks, inputs = [], 24
    for width, count, kernel, stride in stages:
        for i in range(count):
            blocks.append(Inverted(inputs, width, kernel, stride if i == 0 else 1))
            inputs = width
    stem = [nn.Conv2d(3, 24, 3, 2, 1, bias=False), nn.BatchNorm2d(24), nn.SiLU()]
    tail = [nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(inputs, 1000)]
    model = nn.Sequential(*stem, *blocks, *tail).to("tpu")
    images, labels = torch.zeros(64, 3, 112, 112).to("tpu"), ids(1000, 64).to("tpu")
    call = mixed(model)
    train(model, lambda: cross_entropy(call(images.to(BF16)), labels), adamw(model))


class Modulated(nn.Module):
    """A block of a diffusion transformer: shifts, scales and gates come from the time and class."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1 = nn.LayerNorm(width, eps=1e-6, elementwise_affine=False)
        self.norm2 = nn.LayerNorm(width, eps=1e-6, elementwise_affine=False)
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)
        self.modulation = nn.Linear(width, 6 * width)

    def forward(self, x: Tensor, c: Tensor) -> Tensor:
        parts = self.modulation(F.silu(c)).unsqueeze(1).chunk(6, -1)
        shift1, scale1, gate1, shift2, scale2, gate2 = parts
        y = self.norm1(x) * (1 + scale1) + shift1
        q, k, v = self.qkv(y).unflatten(-1, (3, self.heads, -1)).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)
        x = x + gate1 * self.out(y)
        y = self.norm2(x) * (1 + scale2) + shift2
        return x + gate2 * self.down(F.gelu(self.up(y), approximate="tanh"))


class Diffusion(nn.Module):
    def __init__(self, width: int = 768, heads: int = 12, layers: int = 2) -> None:
        super().__init__()
        self.patch = nn.Conv2d(4, width, 2, 2)
        self.place = nn.Parameter(torch.zeros(1, 256, width))
        self.time = nn.Sequential(nn.Linear(256, width), nn.SiLU(), nn.Linear(width, width))
        self.label = nn.Embedding(1001, width)
        self.blocks = nn.ModuleList(Modulated(width, heads) for _ in range(layers))
        self.norm = nn.LayerNorm(width, eps=1e-6, elementwise_affine=False)
        self.modulation = nn.Linear(width, 2 * width)
        self.last = nn.Linear(width, 2 * 2 * 4)

    def forward(self, x: Tensor, t: Tensor, label: Tensor) -> Tensor:
        freq = torch.exp(-9.21 * torch.arange(128, device=x.device) / 128)
        angle = t[:, None] * freq
        c = self.time(torch.cat([angle.cos(), angle.sin()], -1).to(x.dtype)) + self.label(label)
        x = self.patch(x).flatten(2).transpose(1, 2) + self.place
        for block in self.blocks:
            x = block(x, c)
        shift, scale = self.modulation(F.silu(c)).unsqueeze(1).chunk(2, -1)
        x = self.last(self.norm(x) * (1 + scale) + shift)
        x = x.unflatten(1, (16, 16)).unflatten(-1, (2, 2, 4))
        return x.permute(0, 5, 1, 3, 2, 4).flatten(4, 5).flatten(2, 3)


def diffusion() -> None:
    """Two blocks of DiT-B/2 with its ends, on latents of 32 x 32."""
    model = Diffusion().to("tpu")
    x, noise = (torch.zeros(32, 4, 32, 32).to("tpu") for _ in range(2))
    t, label = torch.zeros(32).to("tpu"), ids(1000, 32).to("tpu")
    call = mixed(model)
    train(model, lambda: F.mse_loss(call(x.to(BF16), t, label).float(), noise), adamw(model))


class Messages(nn.Module):
    """A step of message passing: edges read both of their ends, nodes the sum of their edges."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.edge = nn.Sequential(
            nn.Linear(3 * width, width), nn.SiLU(), nn.Linear(width, width), nn.LayerNorm(width)
        )
        self.node = nn.Sequential(
            nn.Linear(2 * width, width), nn.SiLU(), nn.Linear(width, width), nn.LayerNorm(width)
        )

    def forward(self, x: Tensor, e: Tensor, ends: Tensor) -> tuple[Tensor, Tensor]:
        source, target = ends
        e = e + self.edge(torch.cat([x[source], x[target], e], -1))
        total = torch.zeros_like(x).index_add_(0, target, e)
        return x + self.node(torch.cat([x, total], -1)), e


class Network(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.nodes = nn.Linear(16, width)
        self.edges = nn.Linear(4, width)
        self.steps = nn.ModuleList(Messages(width) for _ in range(3))
        self.last = nn.Linear(width, 3)

    def forward(self, x: Tensor, e: Tensor, ends: Tensor) -> Tensor:
        x, e = self.nodes(x), self.edges(e)
        for step in self.steps:
            x, e = step(x, e, ends)
        return self.last(x)


def graph() -> None:
    """Three steps of message passing over 4,096 nodes and 32,768 edges (MeshGraphNets)."""
    nodes, edges = 4096, 32768
    net = Network(128).to("tpu")
    x, e = torch.zeros(nodes, 16).to("tpu"), torch.zeros(edges, 4).to("tpu")
    ends, goal = ids(nodes, 2, edges).to("tpu"), torch.zeros(nodes, 3).to("tpu")
    call = mixed(net)
    train(net, lambda: F.mse_loss(call(x.to(BF16), e.to(BF16), ends).float(), goal), adamw(net))
