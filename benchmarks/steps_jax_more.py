"""More of the steps of `steps_jax.py`."""

import math
from functools import partial
from itertools import pairwise

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from steps_jax_base import (
    BF16,
    F32,
    Tree,
    batch_norm,
    conv,
    cross_entropy,
    dense,
    layer_norm,
    linear,
    norm,
    rms_norm,
    shape,
    trained,
)


def vit() -> jax.stages.Traced:
    width, heads, batch = 768, 12, 64
    layer = {
        "norm1": norm(width),
        "q": dense(width, width),
        "k": dense(width, width),
        "v": dense(width, width),
        "o": dense(width, width),
        "norm2": norm(width),
        "up": dense(width, 4 * width),
        "down": dense(4 * width, width),
    }
    p = {
        "patches": {"w": shape(16, 16, 3, width), "b": shape(width)},
        "first": shape(1, 1, width),
        "positions": shape(1, 197, width),
        "layers": [layer] * 4,
        "norm": norm(width),
        "head": dense(width, 1000),
    }

    def loss(p: Tree, images: Array, labels: Array) -> Array:
        w, b = (p["patches"][n].astype(BF16) for n in "wb")
        order = ("NHWC", "HWIO", "NHWC")
        x = images.astype(BF16)
        x = lax.conv_general_dilated(x, w, (16, 16), "VALID", dimension_numbers=order) + b
        first = jnp.broadcast_to(p["first"].astype(BF16), (batch, 1, width))
        x = jnp.concatenate([first, x.reshape(batch, -1, width)], 1)
        x = x + p["positions"].astype(BF16)
        for q in p["layers"]:
            split = (batch, -1, heads, width // heads)
            y = layer_norm(q["norm1"], x)
            y = jax.nn.dot_product_attention(*(linear(q[n], y).reshape(split) for n in "qkv"))
            x = x + linear(q["o"], y.reshape(x.shape))
            y = linear(q["up"], layer_norm(q["norm2"], x))
            x = x + linear(q["down"], jax.nn.gelu(y, approximate=False))
        return cross_entropy(linear(p["head"], layer_norm(p["norm"], x)[:, 0]), labels)

    return trained(loss, p, shape(batch, 224, 224, 3), shape(batch, dtype=jnp.int32))


def lstm() -> jax.stages.Traced:
    width, batch, length = 512, 64, 128
    p = {
        "embed": shape(10000, width),
        "layers": [{"x": dense(width, 4 * width), "h": dense(width, 4 * width)}] * 2,
        "head": dense(width, 64),
    }

    def layer(q: Tree, x: Array) -> Array:
        """Over time, which is the first dimension."""

        def cell(state: tuple[Array, Array], x: Array) -> tuple[tuple[Array, Array], Array]:
            h, c = state
            i, f, g, o = jnp.split(x + linear(q["h"], h), 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h

        zero = jnp.zeros((batch, width), BF16)
        return lax.scan(cell, (zero, zero), linear(q["x"], x))[1]

    def loss(p: Tree, tokens: Array, labels: Array) -> Array:
        x = p["embed"].astype(BF16)[tokens].swapaxes(0, 1)
        for q in p["layers"]:
            x = layer(q, x)
        return cross_entropy(linear(p["head"], x.swapaxes(0, 1)), labels)

    ids = shape(batch, length, dtype=jnp.int32)
    return trained(loss, p, ids, ids)


def unet() -> jax.stages.Traced:
    widths = (64, 128, 256, 512)
    pairs = list(pairwise(widths))
    states = []

    def double(inputs: int, outputs: int) -> list[Tree]:
        states.extend([{"mean": shape(outputs), "var": shape(outputs)}] * 2)
        sizes = (inputs, outputs)
        return [{"conv": shape(3, 3, width, outputs), "bn": norm(outputs)} for width in sizes]

    p = {
        "first": double(3, widths[0]),
        "downs": [double(a, b) for a, b in pairs],
        "wider": [{"w": shape(2, 2, b, a), "b": shape(a)} for a, b in reversed(pairs)],
        "ups": [double(2 * a, a) for a, _ in reversed(pairs)],
        "last": dense(widths[0], 1),
    }

    def loss(p: Tree, state: Tree, images: Array, masks: Array) -> tuple[Array, Tree]:
        running: list[Tree] = []

        def convolved(layers: list[Tree], x: Array) -> Array:
            for q in layers:
                x, after = batch_norm(q["bn"], state[len(running)], conv(q["conv"], x))
                running.append(after)
                x = jax.nn.relu(x)
            return x

        x = convolved(p["first"], images.astype(BF16))
        skipped = []
        for down in p["downs"]:
            skipped.append(x)
            window, least = (1, 2, 2, 1), np.array(-np.inf, BF16)
            x = convolved(down, lax.reduce_window(x, least, lax.max, window, window, "VALID"))
        for q, up in zip(p["wider"], p["ups"], strict=True):
            x = lax.conv_transpose(x, q["w"].astype(BF16), (2, 2), "VALID") + q["b"].astype(BF16)
            x = convolved(up, jnp.concatenate([skipped.pop(), x], -1))
        logits = linear(p["last"], x).astype(F32)
        value = jnp.maximum(logits, 0) - logits * masks + jnp.log1p(jnp.exp(-jnp.abs(logits)))
        return value.mean(), running

    inputs = (shape(8, 256, 256, 3), shape(8, 256, 256, 1))
    return trained(loss, p, states, *inputs, has_state=True)


def moe() -> jax.stages.Traced:
    width, hidden, experts, groups, length = 1024, 3584, 8, 4, 1024
    capacity = length * 2 * 5 // 4 // experts
    p = {
        "norm": shape(width),
        "router": dense(width, experts, False),
        "gate": shape(experts, width, hidden),
        "up": shape(experts, width, hidden),
        "down": shape(experts, hidden, width),
    }

    def combined(logits: Array) -> Array:
        """For each group and token, the weight of each expert's slots."""
        weights, chosen = lax.top_k(jax.nn.softmax(logits.astype(F32)), 2)
        weights = weights / weights.sum(-1, keepdims=True)
        # All first choices take their slots before any second one.
        mask = jax.nn.one_hot(chosen, experts, dtype=jnp.int32).swapaxes(1, 2)
        order = jnp.cumsum(mask.reshape(groups, -1, experts), 1).reshape(mask.shape) - 1
        position = (order * mask).sum(-1).swapaxes(1, 2)
        slots = jax.nn.one_hot(position, capacity, dtype=BF16)
        weighted = mask.swapaxes(1, 2) * weights[..., None]
        return jnp.einsum("gske,gskc->gsec", weighted.astype(BF16), slots)

    def loss(p: Tree, x: Array, target: Array) -> Array:
        y = rms_norm(p["norm"], x)
        combine = combined(linear(p["router"], y))
        y = jnp.einsum("gsec,gsm->egcm", (combine > 0).astype(BF16), y)
        gate = jnp.einsum("egcm,emh->egch", y, p["gate"].astype(BF16))
        up = jnp.einsum("egcm,emh->egch", y, p["up"].astype(BF16))
        y = jnp.einsum("egch,ehm->egcm", jax.nn.silu(gate) * up, p["down"].astype(BF16))
        y = x + jnp.einsum("gsec,egcm->gsm", combine, y)
        return ((y.astype(F32) - target) ** 2).mean()

    size = (groups, length, width)
    return trained(loss, p, shape(*size, dtype=BF16), shape(*size))


def buckets(queries: int, keys: int, bidirectional: bool) -> Array:
    """T5's 32 buckets of relative positions up to 128."""
    count = 16 if bidirectional else 32
    distance = jnp.arange(keys)[None] - jnp.arange(queries)[:, None]
    after = (distance > 0) * count if bidirectional else 0
    distance = jnp.abs(distance) if bidirectional else jnp.maximum(-distance, 0)
    exact = count // 2
    far = jnp.log(jnp.maximum(distance, 1) / exact) / math.log(128 / exact) * (count - exact)
    far = jnp.minimum(exact + far.astype(jnp.int32), count - 1)
    return after + jnp.where(distance < exact, distance, far)


def t5() -> jax.stages.Traced:
    width, heads, vocabulary, batch, source, target = 768, 12, 32128, 8, 512, 128

    def attention() -> Tree:
        return {"norm": shape(width)} | {n: dense(width, width, False) for n in "qkvo"}

    feed = {
        "norm": shape(width),
        "up": dense(width, 4 * width, False),
        "down": dense(4 * width, width, False),
    }
    encoder = {"self": attention(), "feed": feed}
    p = {
        "embed": shape(vocabulary, width),
        "encoder": {"bias": shape(32, heads), "layers": [encoder] * 2, "norm": shape(width)},
        "decoder": {
            "bias": shape(32, heads),
            "layers": [encoder | {"cross": attention()}] * 2,
            "norm": shape(width),
        },
    }

    def attend(q: Tree, x: Array, context: Array | None, bias: Array | None, causal: bool) -> Array:
        y = rms_norm(q["norm"], x)
        context = y if context is None else context
        split = (batch, -1, heads, width // heads)
        y = jax.nn.dot_product_attention(
            linear(q["q"], y).reshape(split),
            linear(q["k"], context).reshape(split),
            linear(q["v"], context).reshape(split),
            bias=bias,
            scale=1.0,
            is_causal=causal,
        )
        return x + linear(q["o"], y.reshape(x.shape))

    def stack(q: Tree, x: Array, context: Array | None) -> Array:
        length, is_encoder = x.shape[1], context is None
        bias = q["bias"].astype(BF16)[buckets(length, length, is_encoder)].transpose(2, 0, 1)[None]
        for layer in q["layers"]:
            x = attend(layer["self"], x, None, bias, not is_encoder)
            if context is not None:
                x = attend(layer["cross"], x, context, None, False)
            y = jax.nn.relu(linear(layer["feed"]["up"], rms_norm(layer["feed"]["norm"], x)))
            x = x + linear(layer["feed"]["down"], y)
        return rms_norm(q["norm"], x)

    def loss(p: Tree, tokens: Array, labels: Array) -> Array:
        table = p["embed"].astype(BF16)
        context = stack(p["encoder"], table[tokens], None)
        before = jnp.pad(labels[:, :-1], ((0, 0), (1, 0)))
        y = stack(p["decoder"], table[before], context)
        return cross_entropy((y * width**-0.5) @ table.T, labels)

    inputs = (shape(batch, n, dtype=jnp.int32) for n in (source, target))
    return trained(loss, p, *inputs)


def gpt() -> jax.stages.Traced:
    """Residuals and norms are float32, products bfloat16."""
    width, heads, vocabulary, batch, length = 768, 12, 50304, 8, 1024
    block = {
        "norm1": norm(width),
        "qkv": dense(width, 3 * width),
        "o": dense(width, width),
        "norm2": norm(width),
        "up": dense(width, 4 * width),
        "down": dense(4 * width, width),
    }
    p = {
        "tokens": shape(vocabulary, width),
        "positions": shape(length, width),
        "blocks": [block] * 4,
        "norm": norm(width),
        "head": dense(width, vocabulary, False),
    }

    def loss(p: Tree, tokens: Array, labels: Array) -> Array:
        x = p["tokens"][tokens] + p["positions"][jnp.arange(length)]
        for q in p["blocks"]:
            qkv = linear(q["qkv"], layer_norm(q["norm1"], x))
            q_, k, v = jnp.split(qkv.reshape(batch, length, 3 * heads, -1), 3, 2)
            y = jax.nn.dot_product_attention(q_, k, v, is_causal=True)
            x = x + linear(q["o"], y.reshape(x.shape))
            y = linear(q["up"], layer_norm(q["norm2"], x))
            x = x + linear(q["down"], jax.nn.gelu(y, approximate=False))
        return cross_entropy(linear(p["head"], layer_norm(p["norm"], x)), labels)

    ids = shape(batch, length, dtype=jnp.int32)
    return trained(loss, p, ids, ids)


def llama_layer(is_splash: bool, length: int = 8192) -> jax.stages.Traced:
    """A layer of LLaMA 7B in bfloat16, its gradients, and a step of SGD."""
    width, hidden, heads = 4096, 11008, 32
    p = {name: {"w": shape(width, width, dtype=BF16)} for name in "qkvo"}
    p |= {name: {"w": shape(width, hidden, dtype=BF16)} for name in ("gate", "up")}
    p |= {"down": {"w": shape(hidden, width, dtype=BF16)}}
    p |= {name: shape(width, dtype=BF16) for name in ("norm1", "norm2")}

    def rotate(x: Array) -> Array:
        half = x.shape[-1] // 2
        angle = jnp.arange(length)[:, None] * 10000.0 ** (-jnp.arange(half) / half)
        cos, sin = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
        a, b = x[..., :half].astype(F32), x[..., half:].astype(F32)
        return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1).astype(BF16)

    def splash(q: Array, k: Array, v: Array) -> Array:
        from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel as sk
        from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_mask as masks

        names = "q kv kv_compute q_dkv kv_dkv kv_dkv_compute q_dq kv_dq".split()
        kernel = sk.make_splash_mha(
            masks.MultiHeadMask([masks.CausalMask((length, length))] * heads),
            head_shards=1,
            q_seq_shards=1,
            block_sizes=sk.BlockSizes(**{f"block_{name}": 1024 for name in names}),
        )
        q, k, v = (t[0].swapaxes(0, 1) for t in (q * jnp.asarray(128**-0.5, BF16), k, v))
        return kernel(q, k, v).swapaxes(0, 1)[None]

    def layer(p: Tree, x: Array) -> Array:
        y = rms_norm(p["norm1"], x)
        split = (1, length, heads, width // heads)
        q, k = (rotate(linear(p[n], y).reshape(split)) for n in "qk")
        v = linear(p["v"], y).reshape(split)
        attend = splash if is_splash else partial(jax.nn.dot_product_attention, is_causal=True)
        x = x + linear(p["o"], attend(q, k, v).reshape(x.shape))
        y = rms_norm(p["norm2"], x)
        return x + linear(p["down"], jax.nn.silu(linear(p["gate"], y)) * linear(p["up"], y))

    @partial(jax.jit, donate_argnums=0)
    def step(p: Tree, x: Array, gradient: Array) -> Tree:
        _, pull = jax.vjp(layer, p, x)
        of_p, of_x = pull(gradient)
        return jax.tree.map(lambda w, g: w - 1e-3 * g, p, of_p), of_x

    x = shape(1, length, width, dtype=BF16)
    return step.trace(p, x, x)
