"""The steps of `steps_torch_nets.py` as JAX's users write them."""

import jax
import jax.numpy as jnp
from jax import Array, lax
from steps_jax_base import (
    BF16,
    F32,
    Tree,
    conv,
    cross_entropy,
    dense,
    layer_norm,
    linear,
    norm,
    norms_in_turn,
    shape,
    trained,
)


def efficientnet() -> jax.stages.Traced:
    states: list[Tree] = []

    def bn(width: int) -> Tree:
        states.append({"mean": shape(width), "var": shape(width)})
        return norm(width)

    p: Tree = {"conv": shape(3, 3, 3, 24), "bn": bn(24), "blocks": []}
    strides, inputs = [], 24
    stages = ((40, 2, 5, 2), (80, 3, 3, 2), (112, 3, 5, 1), (192, 4, 5, 2))
    for width, count, kernel, first in stages:
        for i in range(count):
            wide, few = 6 * inputs, inputs // 4
            block = {
                "up": shape(1, 1, inputs, wide),
                "bn1": bn(wide),
                "depth": shape(kernel, kernel, 1, wide),
                "bn2": bn(wide),
                "squeeze": dense(wide, few),
                "excite": dense(few, wide),
                "down": shape(1, 1, wide, width),
                "bn3": bn(width),
            }
            p["blocks"].append(block)
            strides.append(first if i == 0 else 1)
            inputs = width
    p["head"] = dense(inputs, 1000)

    def loss(p: Tree, state: Tree, images: Array, labels: Array) -> tuple[Array, Tree]:
        normed, running = norms_in_turn(state)
        x = jax.nn.silu(normed(p["bn"], conv(p["conv"], images.astype(BF16), 2)))
        for q, stride in zip(p["blocks"], strides, strict=True):
            y = jax.nn.silu(normed(q["bn1"], conv(q["up"], x)))
            edge = q["depth"].shape[0] // 2
            y = lax.conv_general_dilated(
                y,
                q["depth"].astype(BF16),
                (stride, stride),
                ((edge, edge), (edge, edge)),
                dimension_numbers=("NHWC", "HWIO", "NHWC"),
                feature_group_count=y.shape[-1],
            )
            y = jax.nn.silu(normed(q["bn2"], y))
            pooled = y.astype(F32).mean((1, 2)).astype(BF16)
            scale = linear(q["excite"], jax.nn.silu(linear(q["squeeze"], pooled)))
            y = y * jax.nn.sigmoid(scale)[:, None, None]
            y = normed(q["bn3"], conv(q["down"], y))
            x = x + y if x.shape == y.shape else y
        x = x.astype(F32).mean((1, 2)).astype(BF16)
        return cross_entropy(linear(p["head"], x), labels), running

    inputs_ = shape(64, 112, 112, 3), shape(64, dtype=jnp.int32)
    return trained(loss, p, states, *inputs_, has_state=True)


def plain_norm(x: Array) -> Array:
    x32 = x.astype(F32)
    mean = x32.mean(-1, keepdims=True)
    var = ((x32 - mean) ** 2).mean(-1, keepdims=True)
    return ((x32 - mean) * lax.rsqrt(var + 1e-6)).astype(BF16)


def diffusion() -> jax.stages.Traced:
    width, heads, batch = 768, 12, 32
    block = {
        "qkv": dense(width, 3 * width),
        "out": dense(width, width),
        "up": dense(width, 4 * width),
        "down": dense(4 * width, width),
        "modulation": dense(width, 6 * width),
    }
    p = {
        "patch": {"w": shape(2, 2, 4, width), "b": shape(width)},
        "place": shape(1, 256, width),
        "time1": dense(256, width),
        "time2": dense(width, width),
        "label": shape(1001, width),
        "blocks": [block, block],
        "modulation": dense(width, 2 * width),
        "last": dense(width, 16),
    }

    def modulated(x: Array, shift: Array, scale: Array) -> Array:
        return plain_norm(x) * (1 + scale) + shift

    def loss(p: Tree, x: Array, t: Array, label: Array, noise: Array) -> Array:
        freq = jnp.exp(-9.21 * jnp.arange(128) / 128)
        angle = t[:, None] * freq
        c = jnp.concatenate([jnp.cos(angle), jnp.sin(angle)], -1).astype(BF16)
        c = linear(p["time2"], jax.nn.silu(linear(p["time1"], c)))
        c = c + p["label"].astype(BF16)[label]
        w = p["patch"]["w"].astype(BF16)
        names = ("NHWC", "HWIO", "NHWC")
        x = lax.conv_general_dilated(x.astype(BF16), w, (2, 2), "VALID", dimension_numbers=names)
        x = (x + p["patch"]["b"].astype(BF16)).reshape(batch, 256, width) + p["place"].astype(BF16)
        for q in p["blocks"]:
            parts = jnp.split(linear(q["modulation"], jax.nn.silu(c))[:, None], 6, -1)
            shift1, scale1, gate1, shift2, scale2, gate2 = parts
            qkv = linear(q["qkv"], modulated(x, shift1, scale1))
            qkv = qkv.reshape(batch, 256, 3, heads, width // heads)
            y = jax.nn.dot_product_attention(*(qkv[:, :, i] for i in range(3)))
            x = x + gate1 * linear(q["out"], y.reshape(x.shape))
            y = linear(q["up"], modulated(x, shift2, scale2))
            x = x + gate2 * linear(q["down"], jax.nn.gelu(y, approximate=True))
        shift, scale = jnp.split(linear(p["modulation"], jax.nn.silu(c))[:, None], 2, -1)
        x = linear(p["last"], modulated(x, shift, scale))
        x = x.reshape(batch, 16, 16, 2, 2, 4).transpose(0, 1, 3, 2, 4, 5)
        return ((x.reshape(batch, 32, 32, 4).astype(F32) - noise) ** 2).mean()

    image = shape(batch, 32, 32, 4)
    return trained(loss, p, image, shape(batch), shape(batch, dtype=jnp.int32), image)


def graph() -> jax.stages.Traced:
    width, nodes, edges = 128, 4096, 32768

    def two(inputs: int) -> Tree:
        return {"a": dense(inputs, width), "b": dense(width, width), "norm": norm(width)}

    p = {
        "nodes": dense(16, width),
        "edges": dense(4, width),
        "steps": [{"edge": two(3 * width), "node": two(2 * width)}] * 3,
        "last": dense(width, 3),
    }

    def through(q: Tree, x: Array) -> Array:
        return layer_norm(q["norm"], linear(q["b"], jax.nn.silu(linear(q["a"], x))))

    def loss(p: Tree, x: Array, e: Array, ends: Array, goal: Array) -> Array:
        x, e = linear(p["nodes"], x.astype(BF16)), linear(p["edges"], e.astype(BF16))
        source, target = ends
        for q in p["steps"]:
            e = e + through(q["edge"], jnp.concatenate([x[source], x[target], e], -1))
            total = jax.ops.segment_sum(e, target, nodes)
            x = x + through(q["node"], jnp.concatenate([x, total], -1))
        return ((linear(p["last"], x).astype(F32) - goal) ** 2).mean()

    ends = shape(2, edges, dtype=jnp.int32)
    return trained(loss, p, shape(nodes, 16), shape(edges, 4), ends, shape(nodes, 3))
