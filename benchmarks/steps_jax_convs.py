"""The steps of `steps_torch_convs.py` as JAX's users write them."""

import jax
import jax.numpy as jnp
from jax import Array, lax
from steps_jax_base import (
    BF16,
    F32,
    Tree,
    cross_entropy,
    dense,
    layer_norm,
    linear,
    norm,
    shape,
    trained,
)


def image_conv(p: Tree, x: Array, stride: int, edge: int = 0, groups: int = 1) -> Array:
    y = lax.conv_general_dilated(
        x,
        p["w"].astype(BF16),
        (stride, stride),
        ((edge, edge), (edge, edge)),
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
        feature_group_count=groups,
    )
    return y + p["b"].astype(BF16)


def convnext() -> jax.stages.Traced:
    stages = ((96, 1), (192, 1), (384, 3), (768, 1))

    def kernel(size: int, inputs: int, outputs: int) -> Tree:
        return {"w": shape(size, size, inputs, outputs), "b": shape(outputs)}

    def block(width: int) -> Tree:
        return {
            "depth": kernel(7, 1, width),
            "norm": norm(width),
            "up": dense(width, 4 * width),
            "down": dense(4 * width, width),
            "scale": shape(width),
        }

    p = {
        "first": kernel(4, 3, 96),
        "norm": norm(96),
        "stages": [[block(width) for _ in range(count)] for width, count in stages],
        "halve": [{"norm": norm(w), "conv": kernel(2, w, 2 * w)} for w in (96, 192, 384)],
        "last": norm(768),
        "head": dense(768, 1000),
    }

    def loss(p: Tree, images: Array, labels: Array) -> Array:
        x = layer_norm(p["norm"], image_conv(p["first"], images.astype(BF16), 4))
        for i, blocks in enumerate(p["stages"]):
            for q in blocks:
                y = layer_norm(q["norm"], image_conv(q["depth"], x, 1, 3, x.shape[-1]))
                y = jax.nn.gelu(linear(q["up"], y), approximate=False)
                x = x + q["scale"].astype(BF16) * linear(q["down"], y)
            if i < 3:
                half = p["halve"][i]
                x = image_conv(half["conv"], layer_norm(half["norm"], x), 2)
        x = layer_norm(p["last"], x.astype(F32).mean((1, 2)).astype(BF16))
        return cross_entropy(linear(p["head"], x), labels)

    return trained(loss, p, shape(32, 224, 224, 3), shape(32, dtype=jnp.int32))


def time_conv(p: Tree, x: Array, stride: int = 1, dilation: int = 1) -> Array:
    edge = dilation * (p["w"].shape[0] - 1) // 2
    y = lax.conv_general_dilated(
        x,
        p["w"].astype(BF16),
        (stride,),
        ((edge, edge),),
        rhs_dilation=(dilation,),
        dimension_numbers=("NWC", "WIO", "NWC"),
    )
    return y + p["b"].astype(BF16)


def time_kernel(size: int, inputs: int, outputs: int) -> Tree:
    return {"w": shape(size, inputs, outputs), "b": shape(outputs)}


def speech() -> jax.stages.Traced:
    width, heads, vocabulary, batch = 512, 8, 51865, 8

    def attention() -> Tree:
        names = {name: dense(width, width) for name in ("q", "v", "out")}
        return names | {"k": dense(width, width, bias=False), "norm": norm(width)}

    def layer(is_decoder: bool) -> Tree:
        p = {
            "own": attention(),
            "norm": norm(width),
            "up": dense(width, 4 * width),
            "down": dense(4 * width, width),
        }
        return p | {"cross": attention()} if is_decoder else p

    p = {
        "conv1": time_kernel(3, 80, width),
        "conv2": time_kernel(3, width, width),
        "places": shape(1500, width),
        "encoder": [layer(False), layer(False)],
        "encoded": norm(width),
        "table": shape(vocabulary, width),
        "positions": shape(448, width),
        "decoder": [layer(True), layer(True)],
        "decoded": norm(width),
    }

    def attend(p: Tree, x: Array, keys: Array | None, is_causal: bool) -> Array:
        y = layer_norm(p["norm"], x)
        source = y if keys is None else keys
        split = [linear(p[n], v) for n, v in (("q", y), ("k", source), ("v", source))]
        q, k, v = (v.reshape(*v.shape[:2], heads, -1) for v in split)
        y = jax.nn.dot_product_attention(q, k, v, is_causal=is_causal)
        return x + linear(p["out"], y.reshape(x.shape))

    def widen(p: Tree, x: Array) -> Array:
        y = jax.nn.gelu(linear(p["up"], layer_norm(p["norm"], x)), approximate=False)
        return x + linear(p["down"], y)

    def loss(p: Tree, sound: Array, tokens: Array) -> Array:
        x = jax.nn.gelu(time_conv(p["conv1"], sound.astype(BF16)), approximate=False)
        x = jax.nn.gelu(time_conv(p["conv2"], x, 2), approximate=False)
        x = x + lax.stop_gradient(p["places"]).astype(BF16)
        for q in p["encoder"]:
            x = widen(q, attend(q["own"], x, None, False))
        keys = layer_norm(p["encoded"], x)
        table = p["table"].astype(BF16)
        x = table[tokens] + p["positions"].astype(BF16)
        for q in p["decoder"]:
            x = attend(q["cross"], attend(q["own"], x, None, True), keys, False)
            x = widen(q, x)
        return cross_entropy(layer_norm(p["decoded"], x) @ table.T, tokens)

    return trained(loss, p, shape(batch, 3000, 80), shape(batch, 448, dtype=jnp.int32))


def vocoder() -> jax.stages.Traced:
    kernels, batch = (3, 7, 11), 16

    def dilated(width: int, kernel: int) -> list[Tree]:
        return [[time_kernel(kernel, width, width) for _ in range(2)] for _ in range(3)]

    p = {
        "first": time_kernel(7, 80, 512),
        "ups": [time_kernel(16, w, w // 2) for w in (512, 256)],
        "blocks": [[dilated(w, k) for k in kernels] for w in (256, 128)],
        "last": time_kernel(7, 128, 1),
    }

    def leaky(x: Array, slope: float = 0.1) -> Array:
        return jax.nn.leaky_relu(x, slope)

    def through(layers: list[Tree], x: Array) -> Array:
        for (first, second), dilation in zip(layers, (1, 3, 5), strict=True):
            y = time_conv(first, leaky(x), dilation=dilation)
            x = x + time_conv(second, leaky(y))
        return x

    def loss(p: Tree, frames: Array, goal: Array) -> Array:
        x = time_conv(p["first"], frames.astype(BF16))
        for up, blocks in zip(p["ups"], p["blocks"], strict=True):
            w, names = up["w"].astype(BF16), ("NWC", "WIO", "NWC")
            x = lax.conv_transpose(leaky(x), w, (8,), "SAME", dimension_numbers=names)
            x = x + up["b"].astype(BF16)
            x = sum(through(block, x) for block in blocks) / 3
        x = jnp.tanh(time_conv(p["last"], leaky(x, 0.01)))
        return jnp.abs(x.astype(F32) - goal).mean()

    return trained(loss, p, shape(batch, 32, 80), shape(batch, 2048, 1))
