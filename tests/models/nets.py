"""The networks of the workloads."""

import math

import torch
import torch.nn.functional as F
from torch import Tensor, nn


class Attention(nn.Module):
    """Causal self-attention, by hand with a mask or by `scaled_dot_product_attention`."""

    def __init__(self, width: int, heads: int, context: int, by_hand: bool):
        super().__init__()
        self.heads, self.by_hand = heads, by_hand
        self.qkv = nn.Linear(width, 3 * width)
        self.project = nn.Linear(width, width)
        future = torch.ones(context, context, dtype=torch.bool).triu(1)
        self.register_buffer("future", future, persistent=False)

    def forward(self, x: Tensor) -> Tensor:
        batch, length, width = x.shape
        q, k, v = self.qkv(x).split(width, dim=-1)
        q, k, v = (t.view(batch, length, self.heads, -1).transpose(1, 2) for t in (q, k, v))
        if self.by_hand:
            scores = q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])
            scores = scores.masked_fill(self.future[:length, :length], float("-inf"))
            y = scores.softmax(dim=-1) @ v
        else:
            y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.project(y.transpose(1, 2).contiguous().view(batch, length, width))


class GPTBlock(nn.Module):
    def __init__(self, width: int, heads: int, context: int, by_hand: bool):
        super().__init__()
        self.norm1 = nn.LayerNorm(width)
        self.attention = Attention(width, heads, context, by_hand)
        self.norm2 = nn.LayerNorm(width)
        self.mlp = nn.Sequential(
            nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width)
        )

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.attention(self.norm1(x))
        return x + self.mlp(self.norm2(x))


class GPT(nn.Module):
    def __init__(
        self, vocabulary: int, context: int, layers: int, width: int, heads: int, by_hand: bool
    ):
        super().__init__()
        self.token = nn.Embedding(vocabulary, width)
        self.position = nn.Embedding(context, width)
        self.blocks = nn.ModuleList(GPTBlock(width, heads, context, by_hand) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        self.head = nn.Linear(width, vocabulary, bias=False)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.token(ids) + self.position(torch.arange(ids.shape[1], device=ids.device))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


class Bottleneck(nn.Module):
    def __init__(self, inputs: int, planes: int, stride: int):
        super().__init__()
        outputs = 4 * planes
        self.body = nn.Sequential(
            nn.Conv2d(inputs, planes, 1, bias=False),
            nn.BatchNorm2d(planes),
            nn.ReLU(inplace=True),
            nn.Conv2d(planes, planes, 3, stride, padding=1, bias=False),
            nn.BatchNorm2d(planes),
            nn.ReLU(inplace=True),
            nn.Conv2d(planes, outputs, 1, bias=False),
            nn.BatchNorm2d(outputs),
        )
        self.shortcut: nn.Module = nn.Identity()
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(
                nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs)
            )

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(self.body(x) + self.shortcut(x), inplace=True)


class ResNet(nn.Module):
    """With so many bottleneck blocks in each stage: ResNet-50 has four, of 3, 4, 6 and 3."""

    def __init__(self, counts: tuple[int, ...], classes: int):
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, 64, 7, stride=2, padding=3, bias=False),
            nn.BatchNorm2d(64),
            nn.ReLU(inplace=True),
            nn.MaxPool2d(3, stride=2, padding=1),
        )
        blocks, inputs = [], 64
        for stage, count in enumerate(counts):
            planes, stride = 64 << stage, 2 if stage else 1
            for i in range(count):
                blocks.append(Bottleneck(inputs, planes, stride if i == 0 else 1))
                inputs = 4 * planes
        self.blocks = nn.Sequential(*blocks)
        self.head = nn.Linear(inputs, classes)
        for module in self.modules():
            if isinstance(module, nn.Conv2d):
                nn.init.kaiming_normal_(module.weight, mode="fan_out", nonlinearity="relu")
            if isinstance(module, Bottleneck):
                # Each block starts as the identity, which makes the first steps stable.
                nn.init.zeros_(module.body[-1].weight)

    def forward(self, x: Tensor) -> Tensor:
        x = self.blocks(self.stem(x))
        return self.head(F.adaptive_avg_pool2d(x, 1).flatten(1))


class Tagger(nn.Module):
    """Two bidirectional LSTM layers that label every word."""

    def __init__(self, vocabulary: int, width: int, tags: int):
        super().__init__()
        self.embedding = nn.Embedding(vocabulary, width)
        self.lstm = nn.LSTM(width, width, num_layers=2, bidirectional=True, batch_first=True)
        self.head = nn.Linear(2 * width, tags)

    def forward(self, words: Tensor) -> Tensor:
        y, _ = self.lstm(self.embedding(words))
        return self.head(y)


class Encoder(nn.Module):
    """`nn.TransformerEncoder` with a padding mask and a mean-pooled classifier on top."""

    def __init__(
        self, vocabulary: int, width: int, heads: int, layers: int, classes: int, dropout: float
    ):
        super().__init__()
        self.embedding = nn.Embedding(vocabulary, width, padding_idx=0)
        layer = nn.TransformerEncoderLayer(
            width, heads, dim_feedforward=2 * width, dropout=dropout, batch_first=True
        )
        self.encoder = nn.TransformerEncoder(layer, layers)
        self.head = nn.Linear(width, classes)

    def forward(self, words: Tensor) -> Tensor:
        padding = words == 0
        x = self.encoder(self.embedding(words), src_key_padding_mask=padding)
        x = x.masked_fill(padding.unsqueeze(-1), 0.0)
        return self.head(x.sum(1) / (~padding).sum(1, keepdim=True))


class UNet(nn.Module):
    """Two levels down, two up: one by ConvTranspose2d, one by interpolation; skips by `cat`."""

    def __init__(self, width: int):
        super().__init__()
        self.enter = self._conv(3, width)
        self.down1 = self._conv(width, 2 * width, stride=2)
        self.down2 = self._conv(2 * width, 4 * width, stride=2)
        self.up1 = nn.ConvTranspose2d(4 * width, 2 * width, 2, stride=2)
        self.merge1 = self._conv(4 * width, 2 * width)
        self.merge2 = self._conv(3 * width, width)
        self.exit = nn.Conv2d(2 * width, 1, 1)

    @staticmethod
    def _conv(inputs: int, outputs: int, stride: int = 1) -> nn.Sequential:
        return nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, stride, padding=1), nn.GroupNorm(4, outputs), nn.SiLU()
        )

    def forward(self, x: Tensor) -> Tensor:
        high = self.enter(x)
        middle = self.down1(high)
        low = self.down2(middle)
        middle = self.merge1(torch.cat([self.up1(low), middle], dim=1))
        wide = F.interpolate(middle, scale_factor=2, mode="nearest")
        y = self.merge2(torch.cat([wide, high], dim=1))
        coarse = F.avg_pool2d(y, 2)
        smooth = F.interpolate(coarse, size=y.shape[-2:], mode="bilinear", align_corners=False)
        return self.exit(torch.cat([y, smooth], dim=1))
