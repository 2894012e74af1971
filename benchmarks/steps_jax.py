"""The steps of `steps_torch.py` as JAX's users write them, lowered for TPUs that are not here.

    python benchmarks/steps_jax.py FOLDER NAME...

Writes the StableHLO of each step to FOLDER. Needs JAX and no other part of this repository.
Weights are float32 and are cast to bfloat16 where they are used. Products, norms and residuals are
bfloat16; means, variances, softmax and losses are float32.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from steps_jax_base import (
    BF16,
    F32,
    Tree,
    conv,
    cross_entropy,
    dense,
    group_norm,
    layer_norm,
    linear,
    norm,
    norms_in_turn,
    rms_norm,
    shape,
    trained,
)
from steps_jax_convs import convnext, speech, vocoder
from steps_jax_more import gpt, llama_layer, lstm, moe, t5, unet, vit
from steps_jax_nets import diffusion, efficientnet, graph
from steps_jax_other import (
    decoding,
    deepseek,
    dropout,
    mixer,
    nerf,
    recommender,
    segmenter,
    vae,
    video,
)


def llama(batch: int, length: int) -> jax.stages.Traced:
    width, hidden, heads, vocabulary = 4096, 11008, 32, 32000
    p = {
        "embed": shape(vocabulary, width),
        "norm1": shape(width),
        "q": dense(width, width, False),
        "k": dense(width, width, False),
        "v": dense(width, width, False),
        "o": dense(width, width, False),
        "norm2": shape(width),
        "gate": dense(width, hidden, False),
        "up": dense(width, hidden, False),
        "down": dense(hidden, width, False),
        "norm": shape(width),
        "head": dense(width, vocabulary, False),
    }

    def rotate(x: Array) -> Array:
        half = x.shape[-1] // 2
        freq = 10000.0 ** (-jnp.arange(half) / half)
        angle = jnp.arange(length)[:, None] * freq
        cos, sin = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
        a, b = x[..., :half].astype(F32), x[..., half:].astype(F32)
        return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1).astype(BF16)

    def loss(p: Tree, tokens: Array) -> Array:
        x = p["embed"].astype(BF16)[tokens]
        y = rms_norm(p["norm1"], x)
        split = (batch, length, heads, width // heads)
        q, k = (rotate(linear(p[n], y).reshape(split)) for n in "qk")
        v = linear(p["v"], y).reshape(split)
        y = jax.nn.dot_product_attention(q, k, v, is_causal=True)
        x = x + linear(p["o"], y.reshape(x.shape))
        y = rms_norm(p["norm2"], x)
        x = x + linear(p["down"], jax.nn.silu(linear(p["gate"], y)) * linear(p["up"], y))
        return cross_entropy(linear(p["head"], rms_norm(p["norm"], x)), tokens)

    return trained(loss, p, shape(batch, length, dtype=jnp.int32))


def bert() -> jax.stages.Traced:
    width, hidden, heads, vocabulary, batch, length = 1024, 4096, 16, 30522, 8, 384
    layer = {
        "q": dense(width, width),
        "k": dense(width, width),
        "v": dense(width, width),
        "o": dense(width, width),
        "norm1": norm(width),
        "up": dense(width, hidden),
        "down": dense(hidden, width),
        "norm2": norm(width),
    }
    p = {
        "embed": shape(vocabulary, width),
        "position": shape(512, width),
        "type": shape(2, width),
        "norm": norm(width),
        "layers": [layer, layer],
        "transform": dense(width, width),
        "transform_norm": norm(width),
        "bias": shape(vocabulary),
    }

    def loss(p: Tree, tokens: Array) -> Array:
        table = p["embed"].astype(BF16)
        x = table[tokens] + p["position"].astype(BF16)[:length] + p["type"].astype(BF16)[0]
        x = layer_norm(p["norm"], x)
        for q in p["layers"]:
            split = (batch, length, heads, width // heads)
            y = jax.nn.dot_product_attention(*(linear(q[n], x).reshape(split) for n in "qkv"))
            x = layer_norm(q["norm1"], x + linear(q["o"], y.reshape(x.shape)))
            y = jax.nn.gelu(linear(q["up"], x), approximate=False)
            x = layer_norm(q["norm2"], x + linear(q["down"], y))
        y = jax.nn.gelu(linear(p["transform"], x), approximate=False)
        logits = layer_norm(p["transform_norm"], y) @ table.T + p["bias"].astype(BF16)
        return cross_entropy(logits, tokens)

    return trained(loss, p, shape(batch, length, dtype=jnp.int32))


def resnet50() -> jax.stages.Traced:
    states = []

    def bn(width: int) -> Tree:
        states.append({"mean": shape(width), "var": shape(width)})
        return norm(width)

    blocks, strides, inputs = [], [], 64
    for width, count, first in ((64, 3, 1), (128, 4, 2), (256, 6, 2), (512, 3, 2)):
        for i in range(count):
            block = {
                "conv1": shape(1, 1, inputs, width),
                "bn1": bn(width),
                "conv2": shape(3, 3, width, width),
                "bn2": bn(width),
                "conv3": shape(1, 1, width, 4 * width),
                "bn3": bn(4 * width),
            }
            if i == 0:
                block |= {"conv": shape(1, 1, inputs, 4 * width), "bn": bn(4 * width)}
            blocks.append(block)
            strides.append(first if i == 0 else 1)
            inputs = 4 * width
    p = {"conv": shape(7, 7, 3, 64), "blocks": blocks, "head": dense(2048, 1000)}
    p["bn"] = bn(64)
    states.insert(0, states.pop())

    def loss(p: Tree, state: Tree, images: Array, labels: Array) -> tuple[Array, Tree]:
        normed, running = norms_in_turn(state)
        x = jax.nn.relu(normed(p["bn"], conv(p["conv"], images.astype(BF16), 2)))
        edges = ((0, 0), (1, 1), (1, 1), (0, 0))
        least = np.array(-np.inf, BF16)
        x = lax.reduce_window(x, least, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), edges)
        for q, stride in zip(p["blocks"], strides, strict=True):
            y = jax.nn.relu(normed(q["bn1"], conv(q["conv1"], x)))
            y = jax.nn.relu(normed(q["bn2"], conv(q["conv2"], y, stride)))
            y = normed(q["bn3"], conv(q["conv3"], y))
            if "conv" in q:
                x = normed(q["bn"], conv(q["conv"], x, stride))
            x = jax.nn.relu(y + x)
        x = x.astype(F32).mean((1, 2)).astype(BF16)
        return cross_entropy(linear(p["head"], x), labels), running

    @partial(jax.jit, donate_argnums=(0, 1, 2))
    def step(p: Tree, slots: Tree, state: Tree, images: Array, labels: Array) -> Tree:
        (value, running), grads = jax.value_and_grad(loss, has_aux=True)(p, state, images, labels)
        slots = jax.tree.map(lambda s, g: 0.9 * s + g, slots, grads)
        p = jax.tree.map(lambda q, s: q - 0.1 * s, p, slots)
        return p, slots, running, value

    # NHWC is how JAX's users keep images.
    return step.trace(p, p, states, shape(32, 224, 224, 3), shape(32, dtype=jnp.int32))


def sdxl_parts(channels: int) -> tuple[Tree, Callable[..., Array]]:
    def kernel() -> Tree:
        return {"w": shape(3, 3, channels, channels), "b": shape(channels)}

    def attention(context: int) -> Tree:
        return {
            "q": dense(channels, channels, False),
            "k": dense(context, channels, False),
            "v": dense(context, channels, False),
            "o": dense(channels, channels),
        }

    residual = {
        "norm1": norm(channels),
        "conv1": kernel(),
        "time": dense(1280, channels),
        "norm2": norm(channels),
        "conv2": kernel(),
    }
    spatial = {
        "norm": norm(channels),
        "inner": dense(channels, channels),
        "norms": [norm(channels)] * 3,
        "self": attention(channels),
        "cross": attention(2048),
        "up": dense(channels, 8 * channels),
        "down": dense(4 * channels, channels),
        "outer": dense(channels, channels),
    }
    p = [{"residual": residual, "spatial": spatial}] * 2

    def convolved(q: Tree, x: Array) -> Array:
        return conv(q["w"], x) + q["b"].astype(BF16)

    def attend(q: Tree, x: Array, context: Array) -> Array:
        def split(t: Array) -> Array:
            return t.reshape(*t.shape[:2], channels // 64, 64)

        y = jax.nn.dot_product_attention(
            split(linear(q["q"], x)), split(linear(q["k"], context)), split(linear(q["v"], context))
        )
        return linear(q["o"], y.reshape(x.shape))

    def forward(p: Tree, x: Array, time: Array, context: Array) -> Array:
        for block in p:
            q = block["residual"]
            y = convolved(q["conv1"], jax.nn.silu(group_norm(q["norm1"], x)))
            y = y + linear(q["time"], jax.nn.silu(time))[:, None, None]
            x = x + convolved(q["conv2"], jax.nn.silu(group_norm(q["norm2"], y)))
            q = block["spatial"]
            y = linear(q["inner"], group_norm(q["norm"], x).reshape(x.shape[0], -1, channels))
            z = layer_norm(q["norms"][0], y)
            y = y + attend(q["self"], z, z)
            y = y + attend(q["cross"], layer_norm(q["norms"][1], y), context)
            gate, value = jnp.split(linear(q["up"], layer_norm(q["norms"][2], y)), 2, -1)
            y = y + linear(q["down"], gate * jax.nn.gelu(value, approximate=False))
            x = x + linear(q["outer"], y).reshape(x.shape)
        return x

    return p, forward


def sdxl(is_trained: bool) -> jax.stages.Traced:
    p, forward = sdxl_parts(640)
    x, time = shape(4, 64, 64, 640, dtype=BF16), shape(4, 1280, dtype=BF16)
    context = shape(4, 77, 2048, dtype=BF16)
    if not is_trained:
        p = jax.tree.map(lambda leaf: shape(*leaf.shape, dtype=BF16), p)
        return jax.jit(forward).trace(p, x, time, context)

    def loss(p: Tree, x: Array, time: Array, context: Array, target: Array) -> Array:
        return ((forward(p, x, time, context).astype(F32) - target) ** 2).mean()

    return trained(loss, p, x, time, context, shape(4, 64, 64, 640))


STEPS: dict[str, Callable[[], jax.stages.Traced]] = {
    "llama 2048": lambda: llama(1, 2048),
    "llama 8192": lambda: llama(1, 8192),
    "llama layer": lambda: llama_layer(is_splash=False),
    "llama layer splash": lambda: llama_layer(is_splash=True),
    "bert": bert,
    "resnet50": resnet50,
    "sdxl inference": lambda: sdxl(False),
    "sdxl training": lambda: sdxl(True),
    "vit": vit,
    "lstm": lstm,
    "unet": unet,
    "moe": moe,
    "t5": t5,
    "gpt autocast": gpt,
    "nerf": nerf,
    "recommender": recommender,
    "segmenter": segmenter,
    "mixer": mixer,
    "video": video,
    "decoding": decoding,
    "efficientnet": efficientnet,
    "convnext": convnext,
    "speech": speech,
    "vocoder": vocoder,
    "diffusion": diffusion,
    "graph": graph,
    "dropout": dropout,
    "deepseek": deepseek,
    "vae": vae,
}


def main() -> None:
    folder, *names = sys.argv[1:]
    for name in names:
        text = STEPS[name]().lower(lowering_platforms=("tpu",)).as_text()
        (Path(folder) / f"{name}.mlir").write_text(text)


if __name__ == "__main__":
    main()
