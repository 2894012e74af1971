"""The GPT and the ResNet-50 of the speed table, as one would write them for JAX.

Weights and batches come from the PyTorch workload, by the names of its state_dict, so that both
train the same model. `prepare` refuses to be timed if the first loss differs.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from tests import models

Tree = dict[str, Array]
Forward = Callable[[Tree, Tree, Array], tuple[Array, Tree]]


def prepare(name: str, sizes: dict[str, Any]) -> tuple[list[Any], Callable[[Any], Array]]:
    """Batches, and a function for one training step that `jax.jit` compiles whole."""
    workload = getattr(models, name)(**sizes)
    model, data, stock = models.prepare(workload, "cpu")
    split = SPLITS[name]
    batches = [split(*(jnp.asarray(t.numpy()) for t in batch)) for batch in data]
    weights = {k: jnp.asarray(_kernel(p.detach().numpy())) for k, p in model.named_parameters()}
    state = {k: jnp.asarray(b.numpy().copy()) for k, b in model.named_buffers()}
    forward, start, update = STEPS[name]
    slots = start(weights)

    @partial(jax.jit, donate_argnums=(0, 1, 2))
    def train(weights: Tree, state: Tree, slots: Any, inputs: Array, labels: Array):
        def loss(weights: Tree) -> tuple[Array, Tree]:
            logits, after = forward(weights, state, inputs)
            chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], -1)
            return -chosen.mean(), after

        (value, after), gradients = jax.value_and_grad(loss, has_aux=True)(weights)
        weights, slots = update(weights, slots, gradients)
        return weights, after, slots, value

    def step(batch: tuple[Array, Array]) -> Array:
        nonlocal weights, state, slots
        weights, state, slots, value = train(weights, state, slots, *batch)
        return value

    expected = stock(data[0]).item()
    copies = jax.tree.map(jnp.copy, (weights, state, slots))
    np.testing.assert_allclose(train(*copies, *batches[0])[-1].item(), expected, rtol=1e-4)
    train.clear_cache()
    return batches, step


def _kernel(weight: np.ndarray) -> np.ndarray:
    """A convolution's weight in the order that JAX prefers; other weights unchanged."""
    return weight.transpose(2, 3, 1, 0).copy() if weight.ndim == 4 else weight.copy()


def gpt(p: Tree, state: Tree, ids: Array, heads: int = 4) -> tuple[Array, Tree]:
    """Logits (batch, length, vocabulary) of token ids (batch, length)."""
    batch, length = ids.shape
    x = p["token.weight"][ids] + p["position.weight"][:length]
    past = jnp.tril(jnp.ones((length, length), bool))
    for i in range(_count(p, "blocks")):
        block = f"blocks.{i}"
        qkv = _linear(p, f"{block}.attention.qkv", _layer_norm(p, f"{block}.norm1", x))
        q, k, v = (t.reshape(batch, length, heads, -1) for t in jnp.split(qkv, 3, -1))
        scores = jnp.einsum("bqhc,bkhc->bhqk", q, k) / q.shape[-1] ** 0.5
        shares = jax.nn.softmax(jnp.where(past, scores, -jnp.inf))
        y = jnp.einsum("bhqk,bkhc->bqhc", shares, v).reshape(x.shape)
        x = x + _linear(p, f"{block}.attention.project", y)
        y = _linear(p, f"{block}.mlp.0", _layer_norm(p, f"{block}.norm2", x))
        x = x + _linear(p, f"{block}.mlp.2", jax.nn.gelu(y, approximate=False))
    return _layer_norm(p, "norm", x) @ p["head.weight"].T, state


def resnet50(p: Tree, state: Tree, images: Array) -> tuple[Array, Tree]:
    """Logits (batch, classes) of images (batch, height, width, channels)."""
    after: Tree = {}

    def norm(name: str, x: Array) -> Array:
        mean, variance = x.mean((0, 1, 2)), x.var((0, 1, 2))
        count = x.size // x.shape[-1]
        for part, value in ("mean", mean), ("var", variance * count / (count - 1)):
            key = f"{name}.running_{part}"
            after[key] = 0.9 * state[key] + 0.1 * value
        after[f"{name}.num_batches_tracked"] = state[f"{name}.num_batches_tracked"] + 1
        scale = p[f"{name}.weight"] * lax.rsqrt(variance + 1e-5)
        return (x - mean) * scale + p[f"{name}.bias"]

    def conv(name: str, x: Array, stride: int = 1) -> Array:
        kernel = p[f"{name}.weight"]
        edge = kernel.shape[0] // 2
        return lax.conv_general_dilated(
            x,
            kernel,
            (stride, stride),
            [(edge, edge)] * 2,
            dimension_numbers=("NHWC", "HWIO", "NHWC"),
        )

    x = jax.nn.relu(norm("stem.1", conv("stem.0", images, 2)))
    edges = ((0, 0), (1, 1), (1, 1), (0, 0))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), edges)
    for i in range(_count(p, "blocks")):
        body, short = f"blocks.{i}.body", f"blocks.{i}.shortcut"
        stride = 2 if i in (3, 7, 13) else 1
        y = jax.nn.relu(norm(f"{body}.1", conv(f"{body}.0", x)))
        y = jax.nn.relu(norm(f"{body}.4", conv(f"{body}.3", y, stride)))
        y = norm(f"{body}.7", conv(f"{body}.6", y))
        if f"{short}.0.weight" in p:
            x = norm(f"{short}.1", conv(f"{short}.0", x, stride))
        x = jax.nn.relu(y + x)
    return _linear(p, "head", x.mean((1, 2))), after


def _count(p: Tree, name: str) -> int:
    return 1 + max(int(key.split(".")[1]) for key in p if key.startswith(name))


def _linear(p: Tree, name: str, x: Array) -> Array:
    return x @ p[f"{name}.weight"].T + p[f"{name}.bias"]


def _layer_norm(p: Tree, name: str, x: Array) -> Array:
    centred = x - x.mean(-1, keepdims=True)
    scale = lax.rsqrt(jnp.square(centred).mean(-1, keepdims=True) + 1e-5)
    return centred * scale * p[f"{name}.weight"] + p[f"{name}.bias"]


def _adamw(weights: Tree, slots: Any, gradients: Tree) -> tuple[Tree, Any]:
    """torch.optim.AdamW with lr=1e-3 and its defaults."""
    count, first, second = slots
    count = count + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradients)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradients)

    def move(w: Array, m: Array, v: Array) -> Array:
        size = jnp.sqrt(v / (1 - 0.999**count)) + 1e-8
        return w * (1 - 1e-3 * 0.01) - 1e-3 / (1 - 0.9**count) * m / size

    return jax.tree.map(move, weights, first, second), (count, first, second)


def _momentum(weights: Tree, slots: Tree, gradients: Tree) -> tuple[Tree, Tree]:
    """torch.optim.SGD with lr=1e-3 and momentum=0.9."""
    slots = jax.tree.map(lambda m, g: 0.9 * m + g, slots, gradients)
    return jax.tree.map(lambda w, m: w - 1e-3 * m, weights, slots), slots


def _zeros(weights: Tree) -> Tree:
    return jax.tree.map(jnp.zeros_like, weights)


STEPS: dict[str, tuple[Forward, Callable, Callable]] = {
    "gpt": (gpt, lambda w: (jnp.float32(0), _zeros(w), _zeros(w)), _adamw),
    "resnet50": (resnet50, _zeros, _momentum),
}
SPLITS: dict[str, Callable] = {
    "gpt": lambda ids: (ids[:, :-1], ids[:, 1:]),
    "resnet50": lambda images, labels: (images.transpose(0, 2, 3, 1), labels),
}
