"""A step of LLaMA on one rank of many, for plans: docs/scaling.md has the figures.

    python -m torch_tpu.plan benchmarks/llama.py --topology v5p:4x4x4 --world 64 -- --layers 32

Parameters and gradients are bfloat16, the optimizer is AdamW, and each layer is computed again in
the backward. `--parts N` splits layers among N neighbours (tensor parallelism), inside of FSDP2.
`--replicas N` makes N copies of the model, each on a part of the ranks (HSDP).
"""

import argparse

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.distributed import init_device_mesh, init_process_group
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    parallelize_module,
)
from torch.utils.checkpoint import checkpoint

WORDS = 32000
SPLIT = {
    "query": ColwiseParallel(),
    "key": ColwiseParallel(),
    "value": ColwiseParallel(),
    "gate": ColwiseParallel(),
    "up": ColwiseParallel(),
    "out": RowwiseParallel(),
    "down": RowwiseParallel(),
}


def rotate(x: Tensor, angles: Tensor) -> Tensor:
    """Rotary positions of `x`, `[B, H, L, D]`, by `angles`, `[L, D / 2]`."""
    a, b = x.float().chunk(2, -1)
    cos, sin = angles.cos(), angles.sin()
    return torch.cat([a * cos - b * sin, a * sin + b * cos], -1).to(x.dtype)


class Layer(nn.Module):
    def __init__(self, width: int, hidden: int, head: int) -> None:
        super().__init__()
        self.head = head
        self.first, self.second = nn.RMSNorm(width, 1e-5), nn.RMSNorm(width, 1e-5)
        for name in ("query", "key", "value", "out"):
            setattr(self, name, nn.Linear(width, width, bias=False))
        self.gate = nn.Linear(width, hidden, bias=False)
        self.up = nn.Linear(width, hidden, bias=False)
        self.down = nn.Linear(hidden, width, bias=False)

    def forward(self, x: Tensor, angles: Tensor) -> Tensor:
        y = self.first(x)
        parts = [part(y) for part in (self.query, self.key, self.value)]
        q, k, v = (part.unflatten(-1, (-1, self.head)).transpose(1, 2) for part in parts)
        q, k = rotate(q, angles), rotate(k, angles)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).flatten(2))
        y = self.second(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


class Llama(nn.Module):
    def __init__(self, layers: int, width: int, hidden: int, head: int = 128) -> None:
        super().__init__()
        self.head = head
        self.words = nn.Embedding(WORDS, width)
        self.layers = nn.ModuleList(Layer(width, hidden, head) for _ in range(layers))
        self.norm = nn.RMSNorm(width, 1e-5)
        self.logits = nn.Linear(width, WORDS, bias=False)

    def forward(self, ids: Tensor) -> Tensor:
        x = self.words(ids)
        halves = torch.arange(self.head // 2, device=ids.device) / (self.head // 2)
        angles = torch.outer(torch.arange(ids.shape[1], device=ids.device), 10000.0**-halves)
        for layer in self.layers:
            x = checkpoint(layer, x, angles, use_reentrant=False)
        return self.logits(self.norm(x))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=int, default=32)
    parser.add_argument("--width", type=int, default=4096)
    parser.add_argument("--hidden", type=int, default=11008)
    parser.add_argument("--tokens", type=int, default=2048)
    parser.add_argument("--parts", type=int, default=1)
    parser.add_argument("--replicas", type=int, default=1)
    args = parser.parse_args()
    init_process_group()
    world = torch.distributed.get_world_size()
    mesh = init_device_mesh(
        "tpu",
        (args.replicas, world // args.replicas // args.parts, args.parts),
        mesh_dim_names=("replicas", "data", "model"),
    )
    shards = mesh["replicas", "data"] if args.replicas > 1 else mesh["data"]
    with torch.device("meta"):
        model = Llama(args.layers, args.width, args.hidden).to(torch.bfloat16)
    for layer in model.layers:
        if args.parts > 1:
            parallelize_module(layer, mesh["model"], SPLIT)
        fully_shard(layer, mesh=shards)
    fully_shard(model, mesh=shards)
    model.to_empty(device="tpu")
    for parameter in model.parameters():
        nn.init.normal_(parameter, std=0.02)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
    for _ in range(9):
        ids = torch.randint(WORDS, (1, args.tokens + 1), device="tpu")
        loss = F.cross_entropy(model(ids[:, :-1]).float().flatten(0, 1), ids[:, 1:].flatten())
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()


if __name__ == "__main__":
    main()
