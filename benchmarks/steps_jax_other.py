"""The steps of `steps_torch_more.py` in JAX."""

from itertools import pairwise

import jax
import jax.numpy as jnp
import numpy as np
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
    rms_norm,
    shape,
    trained,
)


def kernel(*dims: int) -> Tree:
    return {"w": shape(*dims), "b": shape(dims[-1])}


def conv(p: Tree, x: Array, stride: int = 1, pad: int = 1, dilation: int = 1) -> Array:
    y = lax.conv_general_dilated(
        x,
        p["w"].astype(BF16),
        (stride, stride),
        ((pad, pad), (pad, pad)),
        rhs_dilation=(dilation, dilation),
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
    )
    return y + p["b"].astype(BF16)


def binary_cross_entropy(logits: Array, labels: Array) -> Array:
    logits = logits.astype(F32)
    value = jnp.maximum(logits, 0) - logits * labels + jnp.log1p(jnp.exp(-jnp.abs(logits)))
    return value.mean()


def waves(x: Array, count: int) -> Array:
    parts = [x]
    for i in range(count):
        parts += [jnp.sin(x * 2.0**i), jnp.cos(x * 2.0**i)]
    return jnp.concatenate(parts, -1).astype(BF16)


def nerf() -> jax.stages.Traced:
    width = 256
    inputs = [63, *[width] * 3, width + 63, *[width] * 3]
    p = {
        "layers": [dense(n, width) for n in inputs],
        "density": dense(width, 1),
        "feature": dense(width, width),
        "direction": dense(width + 27, width // 2),
        "colour": dense(width // 2, 3),
    }

    def loss(p: Tree, places: Array, directions: Array, lengths: Array, colours: Array) -> Array:
        places, directions = waves(places, 10), waves(directions, 4)
        x = places
        for i, q in enumerate(p["layers"]):
            x = jnp.concatenate([x, places], -1) if i == 4 else x
            x = jax.nn.relu(linear(q, x))
        density = jax.nn.softplus(linear(p["density"], x).astype(F32))[..., 0]
        x = jnp.concatenate([linear(p["feature"], x), directions], -1)
        x = jax.nn.relu(linear(p["direction"], x))
        rgb = jax.nn.sigmoid(linear(p["colour"], x).astype(F32))
        alpha = 1 - jnp.exp(-density * lengths)
        clear = jnp.concatenate([jnp.ones_like(alpha[:, :1]), 1 - alpha + 1e-10], 1)
        weights = alpha * jnp.cumprod(clear, 1)[:, :-1]
        return (((weights[..., None] * rgb).sum(1) - colours) ** 2).mean()

    rays = shape(1024, 64, 3)
    return trained(loss, p, rays, rays, shape(1024, 64), shape(1024, 3))


def recommender() -> jax.stages.Traced:
    tables, words, width, batch = 8, 20000, 64, 8192
    row, column = np.tril_indices(tables + 1, -1)

    def layers(*widths: int) -> list[Tree]:
        return [dense(a, b) for a, b in pairwise(widths)]

    p = {
        "tables": [shape(words, width)] * tables,
        "bottom": layers(13, 512, 256, width),
        "top": layers(width + len(row), 1024, 512),
        "last": dense(512, 1),
    }

    def loss(p: Tree, numbers: Array, categories: Array, labels: Array) -> Array:
        x = numbers.astype(BF16)
        for q in p["bottom"]:
            x = jax.nn.relu(linear(q, x))
        found = [table.astype(BF16)[categories[:, i]] for i, table in enumerate(p["tables"])]
        features = jnp.stack([x, *found], 1)
        products = jnp.einsum("bid,bjd->bij", features, features)
        x = jnp.concatenate([x, products[:, row, column]], 1)
        for q in p["top"]:
            x = jax.nn.relu(linear(q, x))
        return binary_cross_entropy(linear(p["last"], x)[:, 0], labels)

    categories = shape(batch, tables, dtype=jnp.int32)
    return trained(loss, p, shape(batch, 13), categories, shape(batch))


def segmenter() -> jax.stages.Traced:
    p = {
        "stem": kernel(3, 3, 3, 64),
        "down": kernel(3, 3, 64, 128),
        "wide": kernel(3, 3, 128, 128),
        "head": kernel(1, 1, 128, 21),
    }

    def loss(p: Tree, images: Array, labels: Array) -> Array:
        x = jax.nn.relu(conv(p["stem"], images.astype(BF16), 2))
        x = jax.nn.relu(conv(p["down"], x, 2))
        mean = x.mean((1, 2), keepdims=True)
        x = jax.nn.relu(conv(p["wide"], x, 1, 2, 2)) + jnp.broadcast_to(mean, x.shape)
        window, stride = (1, 3, 3, 1), (1, 1, 1, 1)
        x = lax.reduce_window(x.astype(F32), np.float32(0), lax.add, window, stride, "SAME") / 9
        logits = conv(p["head"], x.astype(BF16), 1, 0).astype(F32)
        logits = jax.image.resize(logits, (*labels.shape, 21), "linear")
        counts = labels != 255
        labels = jnp.where(counts, labels, 0)
        chosen = jnp.take_along_axis(logits, labels[..., None], -1)[..., 0]
        losses = jnp.where(counts, jax.nn.logsumexp(logits, -1) - chosen, 0)
        return losses.sum() / counts.sum()

    return trained(loss, p, shape(8, 256, 256, 3), shape(8, 256, 256, dtype=jnp.int32))


def mixer() -> jax.stages.Traced:
    width, patches = 512, 196
    block = {
        "norm1": norm(width),
        "tokens": [dense(patches, 256), dense(256, patches)],
        "norm2": norm(width),
        "channels": [dense(width, 4 * width), dense(4 * width, width)],
    }
    p = {
        "patches": kernel(16, 16, 3, width),
        "blocks": [block] * 3,
        "norm": norm(width),
        "head": dense(width, 1000),
    }

    def mlp(layers: list[Tree], x: Array) -> Array:
        return linear(layers[1], jax.nn.gelu(linear(layers[0], x), approximate=False))

    def loss(p: Tree, images: Array, labels: Array) -> Array:
        x = conv(p["patches"], images.astype(BF16), 16, 0).reshape(-1, patches, width)
        for q in p["blocks"]:
            x = x + mlp(q["tokens"], layer_norm(q["norm1"], x).swapaxes(1, 2)).swapaxes(1, 2)
            x = x + mlp(q["channels"], layer_norm(q["norm2"], x))
        return cross_entropy(linear(p["head"], layer_norm(p["norm"], x).mean(1)), labels)

    return trained(loss, p, shape(64, 224, 224, 3), shape(64, dtype=jnp.int32))


def video() -> jax.stages.Traced:
    widths = (64, 64, 128)
    states = [{"mean": shape(width), "var": shape(width)} for width in widths]
    p = {
        "convs": [shape(3, 7, 7, 3, 64), shape(3, 3, 3, 64, 64), shape(3, 3, 3, 64, 128)],
        "norms": [norm(width) for width in widths],
        "head": dense(128, 400),
    }

    def loss(p: Tree, state: Tree, clips: Array, labels: Array) -> tuple[Array, Tree]:
        running: list[Tree] = []

        def convolved(x: Array, stride: tuple[int, ...], pad: tuple[int, ...]) -> Array:
            at = len(running)
            order = ("NDHWC", "DHWIO", "NDHWC")
            w, pads = p["convs"][at].astype(BF16), [(n, n) for n in pad]
            x = lax.conv_general_dilated(x, w, stride, pads, dimension_numbers=order)
            wide, q = x.astype(F32), p["norms"][at]
            mean = wide.mean((0, 1, 2, 3))
            var = jnp.maximum((wide**2).mean((0, 1, 2, 3)) - mean**2, 0)
            old, new = state[at], {"mean": mean, "var": var}
            after = {name: 0.9 * old[name] + 0.1 * new[name] for name in old}
            running.append(lax.stop_gradient(after))
            y = (wide - mean) * (lax.rsqrt(var + 1e-5) * q["w"]) + q["b"]
            return jax.nn.relu(y.astype(BF16))

        x = convolved(clips.astype(BF16), (1, 2, 2), (1, 3, 3))
        window, stride = (1, 1, 3, 3, 1), (1, 1, 2, 2, 1)
        pads = ((0, 0), (0, 0), (1, 1), (1, 1), (0, 0))
        x = lax.reduce_window(x, np.array(-np.inf, BF16), lax.max, window, stride, pads)
        x = x + convolved(x, (1, 1, 1), (1, 1, 1))
        x = convolved(x, (2, 2, 2), (1, 1, 1))
        return cross_entropy(linear(p["head"], x.mean((1, 2, 3))), labels), running

    inputs = (shape(8, 16, 112, 112, 3), shape(8, dtype=jnp.int32))
    return trained(loss, p, states, *inputs, has_state=True)


def vae() -> jax.stages.Traced:
    widths, latent = (3, 64, 128, 256, 512), 128
    p = {
        "down": [kernel(4, 4, a, b) for a, b in pairwise(widths)],
        "up": [kernel(4, 4, b, a) for a, b in pairwise(widths)][::-1],
        "inner": dense(4 * 4 * widths[-1], 2 * latent),
        "outer": dense(latent, 4 * 4 * widths[-1]),
    }

    def doubled(p: Tree, x: Array) -> Array:
        y = lax.conv_transpose(x, p["w"].astype(BF16), (2, 2), ((2, 2), (2, 2)))
        return y + p["b"].astype(BF16)

    def loss(p: Tree, images: Array, noise: Array) -> Array:
        x = images.astype(BF16)
        for q in p["down"]:
            x = jax.nn.leaky_relu(conv(q, x, 2), 0.2)
        mean, log_variance = jnp.split(linear(p["inner"], x.reshape(64, -1)), 2, -1)
        x = mean + noise.astype(BF16) * jnp.exp(0.5 * log_variance)
        x = linear(p["outer"], x).reshape(64, 4, 4, -1)
        for q in p["up"]:
            x = doubled(q, jax.nn.leaky_relu(x, 0.2))
        mean, log_variance = mean.astype(F32), log_variance.astype(F32)
        apart = mean**2 + jnp.exp(log_variance) - 1 - log_variance
        return ((x.astype(F32) - images) ** 2).mean() + 0.5 * apart.mean()

    return trained(loss, p, shape(64, 64, 64, 3), shape(64, latent))


def dropout() -> jax.stages.Traced:
    width, heads, hidden = 1024, 16, 4096
    layer = {
        "input": dense(width, 3 * width),
        "output": dense(width, width),
        "up": dense(width, hidden),
        "down": dense(hidden, width),
        "norm1": norm(width),
        "norm2": norm(width),
    }

    def dropped(key: Array, x: Array) -> Array:
        return jnp.where(jax.random.bernoulli(key, 0.9, x.shape), x / 0.9, 0).astype(x.dtype)

    def encoded(q: Tree, x: Array, key: Array) -> Array:
        keys = jax.random.split(key, 4)
        qkv = linear(q["input"], x).reshape(*x.shape[:2], 3, heads, width // heads)
        query, k, v = (qkv[:, :, at] for at in range(3))
        scores = jnp.einsum("bqhd,bkhd->bhqk", query, k).astype(F32) / (width // heads) ** 0.5
        weights = dropped(keys[0], jax.nn.softmax(scores, -1).astype(BF16))
        y = jnp.einsum("bhqk,bkhd->bqhd", weights, v).reshape(x.shape)
        x = layer_norm(q["norm1"], x + dropped(keys[1], linear(q["output"], y)))
        y = dropped(keys[2], jax.nn.gelu(linear(q["up"], x), approximate=False))
        return layer_norm(q["norm2"], x + dropped(keys[3], linear(q["down"], y)))

    def loss(p: Tree, x: Array, target: Array, seed: Array) -> Array:
        x, key = x.astype(BF16), jax.random.wrap_key_data(seed, impl="rbg")
        for at, q in enumerate(p):
            x = encoded(q, x, jax.random.fold_in(key, at))
        return ((x.astype(F32) - target) ** 2).mean()

    x = shape(16, 256, width)
    return trained(loss, [layer] * 2, x, x, shape(4, dtype=jnp.uint32))


def decoding() -> jax.stages.Traced:
    width, heads, groups, length, layers = 2048, 16, 4, 2048, 2
    size = width // heads

    def half(*dims: int) -> jax.ShapeDtypeStruct:
        return shape(*dims, dtype=BF16)

    layer = {
        "norm1": half(width),
        "norm2": half(width),
        "query": half(width, width),
        "key": half(width, groups * size),
        "value": half(width, groups * size),
        "output": half(width, width),
        "gate": half(width, 5632),
        "up": half(width, 5632),
        "down": half(5632, width),
    }
    p = {"table": half(32000, width), "layers": [layer] * layers, "norm": half(width)}
    caches = [[half(8, length, groups, size)] * 2] * layers

    def rms_norm(scale: Array, x: Array) -> Array:
        wide = x.astype(F32)
        wide *= lax.rsqrt(jnp.square(wide).mean(-1, keepdims=True) + 1e-6)
        return scale * wide.astype(BF16)

    def rotated(x: Array, angles: Array) -> Array:
        a, b = jnp.split(x, 2, -1)
        cos, sin = jnp.cos(angles).astype(BF16), jnp.sin(angles).astype(BF16)
        return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1)

    def attended(q: Tree, x: Array, cache: list[Array], at: Array) -> tuple[Array, list[Array]]:
        angles = at * 10000.0 ** (-jnp.arange(size // 2) / (size // 2))

        def heads_of(weight: Array, count: int) -> Array:
            return (x @ weight).reshape(8, 1, count, size)

        query = rotated(heads_of(q["query"], heads), angles)
        new = rotated(heads_of(q["key"], groups), angles), heads_of(q["value"], groups)
        cache = [
            lax.dynamic_update_slice(c, n, (0, at, 0, 0)) for c, n in zip(cache, new, strict=True)
        ]
        query = query.reshape(8, groups, heads // groups, size)
        scores = jnp.einsum("bghd,bkgd->bghk", query, cache[0]).astype(F32) / size**0.5
        scores = jnp.where(jnp.arange(length) <= at, scores, -jnp.inf)
        weights = jax.nn.softmax(scores, -1).astype(BF16)
        return jnp.einsum("bghk,bkgd->bghd", weights, cache[1]).reshape(8, 1, width), cache

    def step(
        p: Tree, caches: list[list[Array]], words: Array, at: Array
    ) -> tuple[list[list[Array]], Array, Array]:
        x, kept = p["table"][words], []
        for q, cache in zip(p["layers"], caches, strict=True):
            y, cache = attended(q, rms_norm(q["norm1"], x), cache, at)
            x, kept = x + y @ q["output"], [*kept, cache]
            y = rms_norm(q["norm2"], x)
            x = x + (jax.nn.silu(y @ q["gate"]) * (y @ q["up"])) @ q["down"]
        logits = rms_norm(p["norm"], x) @ p["table"].T
        return kept, logits[:, -1].argmax(-1, keepdims=True), at + 1

    words, at = shape(8, 1, dtype=jnp.int32), shape(dtype=jnp.int32)
    return jax.jit(step, donate_argnums=1).trace(p, caches, words, at)


def deepseek() -> jax.stages.Traced:
    width, hidden, heads, vocabulary, length = 2048, 10944, 16, 32000, 2048
    latent, plain, turned = 512, 128, 64
    p = {
        "embed": shape(vocabulary, width),
        "norm1": shape(width),
        "q": dense(width, heads * (plain + turned), False),
        "kv_a": dense(width, latent + turned, False),
        "norm_kv": shape(latent),
        "kv_b": dense(latent, heads * 2 * plain, False),
        "o": dense(heads * plain, width, False),
        "norm2": shape(width),
        "gate": dense(width, hidden, False),
        "up": dense(width, hidden, False),
        "down": dense(hidden, width, False),
        "norm": shape(width),
        "head": dense(width, vocabulary, False),
    }

    def rotate(x: Array) -> Array:
        """Of neighbouring pairs, which come apart as halves."""
        half = turned // 2
        angle = jnp.arange(length)[:, None] * 10000.0 ** (-jnp.arange(half) / half)
        cos, sin = jnp.cos(angle)[:, None], jnp.sin(angle)[:, None]
        a, b = x[..., 0::2].astype(F32), x[..., 1::2].astype(F32)
        return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], -1).astype(BF16)

    def attend(p: Tree, x: Array) -> Array:
        q = linear(p["q"], x).reshape(1, length, heads, plain + turned)
        q = jnp.concatenate([q[..., :plain], rotate(q[..., plain:])], -1)
        low = linear(p["kv_a"], x)
        key = rotate(low[..., None, latent:])
        kv = linear(p["kv_b"], rms_norm(p["norm_kv"], low[..., :latent]))
        kv = kv.reshape(1, length, heads, 2 * plain)
        key = jnp.broadcast_to(key, (1, length, heads, turned))
        k, v = jnp.concatenate([kv[..., :plain], key], -1), kv[..., plain:]
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(F32) / np.sqrt(plain + turned)
        scores = jnp.where(jnp.tri(length, dtype=bool), scores, -jnp.inf)
        y = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores).astype(BF16), v)
        return linear(p["o"], y.reshape(1, length, heads * plain))

    def loss(p: Tree, tokens: Array) -> Array:
        x = p["embed"].astype(BF16)[tokens]
        x = x + attend(p, rms_norm(p["norm1"], x))
        y = rms_norm(p["norm2"], x)
        x = x + linear(p["down"], jax.nn.silu(linear(p["gate"], y)) * linear(p["up"], y))
        return cross_entropy(linear(p["head"], rms_norm(p["norm"], x)), tokens)

    return trained(loss, p, shape(1, length, dtype=jnp.int32))
