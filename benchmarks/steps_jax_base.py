"""What the steps written in JAX share: layers, losses, optimizers."""

from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax

BF16, F32 = jnp.bfloat16, jnp.float32
Tree = Any


def shape(*dims: int, dtype: Any = F32) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(dims, dtype)


def linear(p: Tree, x: Array) -> Array:
    y = x @ p["w"].astype(BF16)
    return y + p["b"].astype(BF16) if "b" in p else y


def dense(inputs: int, outputs: int, bias: bool = True) -> Tree:
    p = {"w": shape(inputs, outputs)}
    return p | {"b": shape(outputs)} if bias else p


def layer_norm(p: Tree, x: Array) -> Array:
    x32 = x.astype(F32)
    mean = x32.mean(-1, keepdims=True)
    var = ((x32 - mean) ** 2).mean(-1, keepdims=True)
    y = (x32 - mean) * lax.rsqrt(var + 1e-12)
    return (y * p["w"] + p["b"]).astype(BF16)


def norm(width: int) -> Tree:
    return {"w": shape(width), "b": shape(width)}


def rms_norm(weight: Array, x: Array) -> Array:
    x32 = x.astype(F32)
    y = x32 * lax.rsqrt((x32**2).mean(-1, keepdims=True) + 1e-6)
    return (y * weight).astype(BF16)


def cross_entropy(logits: Array, labels: Array) -> Array:
    logits = logits.astype(F32)
    chosen = jnp.take_along_axis(logits, labels[..., None], -1)[..., 0]
    return (jax.nn.logsumexp(logits, -1) - chosen).mean()


def adamw(p: Array, g: Array, m: Array, v: Array, step: Array) -> tuple[Array, Array, Array]:
    m = 0.9 * m + 0.1 * g
    v = 0.999 * v + 0.001 * g * g
    m_hat, v_hat = m / (1 - 0.9**step), v / (1 - 0.999**step)
    return p - 1e-4 * (m_hat / (jnp.sqrt(v_hat) + 1e-8) + 0.01 * p), m, v


def trained(
    loss: Callable[..., Any], p: Tree, *inputs: Any, has_state: bool = False
) -> jax.stages.Traced:
    """A step with AdamW, whose state is donated.

    With `has_state` the first input is the model's state and the loss returns the next one, too.
    """

    @partial(jax.jit, donate_argnums=(0, 1, 2, 4) if has_state else (0, 1, 2))
    def step(p: Tree, m: Tree, v: Tree, count: Array, *inputs: Any) -> Tree:
        value, grads = jax.value_and_grad(loss, has_aux=has_state)(p, *inputs)
        done = jax.tree.map(lambda *leaf: adamw(*leaf, count), p, grads, m, v)
        split = [jax.tree.map(lambda leaf, i=i: leaf[i], done, is_leaf=is_leaf) for i in range(3)]
        return *split, value

    def is_leaf(x: Any) -> bool:
        return isinstance(x, tuple)

    return step.trace(p, p, p, shape(), *inputs)


def conv(w: Array, x: Array, stride: int = 1) -> Array:
    edge = w.shape[0] // 2
    return lax.conv_general_dilated(
        x,
        w.astype(BF16),
        (stride, stride),
        ((edge, edge), (edge, edge)),
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
    )


def batch_norm(p: Tree, state: Tree, x: Array) -> tuple[Array, Tree]:
    """With the statistics of the batch. The running ones are the second result."""
    x32 = x.astype(F32)
    mean = x32.mean((0, 1, 2))
    var = jnp.maximum((x32**2).mean((0, 1, 2)) - mean**2, 0)
    y = (x32 - mean) * (lax.rsqrt(var + 1e-5) * p["w"]) + p["b"]
    running = {"mean": 0.9 * state["mean"] + 0.1 * mean, "var": 0.9 * state["var"] + 0.1 * var}
    return y.astype(BF16), lax.stop_gradient(running)


def norms_in_turn(states: list[Tree]) -> tuple[Callable[[Tree, Array], Array], list[Tree]]:
    """A batch norm that takes one state after the other, and the list of the running ones."""
    running: list[Tree] = []

    def normed(p: Tree, x: Array) -> Array:
        y, after = batch_norm(p, states[len(running)], x)
        running.append(after)
        return y

    return normed, running


def group_norm(p: Tree, x: Array) -> Array:
    batch, height, width, channels = x.shape
    x32 = x.astype(F32).reshape(batch, height * width, 32, channels // 32)
    mean = x32.mean((1, 3), keepdims=True)
    var = jnp.maximum((x32**2).mean((1, 3), keepdims=True) - mean**2, 0)
    y = ((x32 - mean) * lax.rsqrt(var + 1e-5)).reshape(x.shape)
    return (y * p["w"] + p["b"]).astype(BF16)
