"""Kernels in models that several ranks train: threads of one process, with a device each."""

import pytest

from tests.conftest import Run
from tests.environment import QUICK

pytestmark = pytest.mark.usefixtures("tpu")
pytest.importorskip("jax", reason="JAX traces kernels")

TRAINED = """
import copy, jax, torch, torch.distributed as dist, torch_tpu
import torch.nn.functional as F
from jax.experimental import pallas as pl
from torch import nn
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel
from torch_tpu import pallas
from torch_tpu._attention import choice
from tests.ranks import as_threads

WORLD, STEPS, store = 2, 2, dist.HashStore()

def block(x, g, out):
    out[...] = x[...] * jax.nn.sigmoid(g[...])

def call(x, g):
    return pl.pallas_call(block, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x, g)

gate = jax.custom_vjp(call)
gate.defvjp(
    lambda x, g: (call(x, g), (x, g)),
    lambda kept, dy: jax.vjp(lambda x, g: x * jax.nn.sigmoid(g), *kept)[1](dy),
)

@pallas.jax_op("ranks::gated")
def gated(x: jax.Array, g: jax.Array) -> jax.Array:
    return gate(x, g)

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.gate, self.down = (nn.Linear(128, 128) for _ in range(3))

    def forward(self, x):
        here, gates = self.up(x), self.gate(x)
        made = gated(here, gates) if x.device.type == "tpu" else here * gates.sigmoid()
        heads = made.unflatten(-1, (2, 64)).transpose(1, 2)
        made = F.scaled_dot_product_attention(heads, heads, heads, is_causal=True)
        return x + self.down(made.transpose(1, 2).flatten(2))

def data_parallel(net):
    return torch.compile(DistributedDataParallel(net))

def sharded(net):
    return fully_shard(net, mesh=dist.init_device_mesh("tpu", (WORLD,)))

def rank(number):
    dist.init_process_group("tpu_dist", store=store, rank=number, world_size=WORLD)
    found = []
    for wrap in data_parallel, sharded:
        net = wrap(copy.deepcopy(start).to("tpu"))
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2)
        for step in range(STEPS):
            loss = net(batches[step, number].to("tpu")).square().mean()
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            found.append(loss.detach().cpu())
        dist.barrier()
    return found

torch.manual_seed(0)
start = Block()
batches = torch.randn(STEPS, WORLD, 1, 128, 128)
choice.offer(least=1)
torch_tpu.set_eager_mode("fused")
found = as_threads(WORLD, rank)
names = {name for name, *_ in pallas.exports()}
assert names >= {"ranks::gated", "ranks::gated_backward", "torch_tpu::splash_attention"}, names
assert not torch_tpu.metrics.fallbacks()

optimizer = torch.optim.AdamW(start.parameters(), lr=1e-2)
for step in range(STEPS):
    own = [start(batches[step, number]).square().mean() for number in range(WORLD)]
    (sum(own) / WORLD).backward()
    optimizer.step()
    optimizer.zero_grad()
    for number in range(WORLD):
        for losses in found[number][:STEPS], found[number][STEPS:]:
            torch.testing.assert_close(losses[step], own[number].detach())
"""


def test_ranks_train_models_with_kernels(python: Run) -> None:
    """A compiled model under DDP and one under FSDP2 learn what stock PyTorch learns."""
    python(TRAINED, TORCH_TPU_CPU_DEVICES="2", XLA_FLAGS=QUICK)
