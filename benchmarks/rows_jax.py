"""The functions of `row_cases.py` as one writes them for JAX, lowered for TPUs that are not here.

    python benchmarks/rows_jax.py FOLDER NAME...

Writes the StableHLO of each case to FOLDER. Needs JAX and no other part of this repository:
`rows.py` calls it with the Python that has JAX.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax
from row_cases import CASES, Case

DTYPES = {"f32": jnp.float32, "bf16": jnp.bfloat16, "int": jnp.int32}


def max_pool2d(x: Array, size: int, stride: int, padding: int) -> Array:
    edges = ((0, 0), (0, 0), (padding, padding), (padding, padding))
    return lax.reduce_window(
        x, -jnp.inf, lax.max, (1, 1, size, size), (1, 1, stride, stride), edges
    )


def avg_pool2d(x: Array, size: int, stride: int, padding: int) -> Array:
    edges = ((0, 0), (0, 0), (padding, padding), (padding, padding))
    total = lax.reduce_window(x, 0.0, lax.add, (1, 1, size, size), (1, 1, stride, stride), edges)
    return total / size**2


def adaptive_avg_pool2d(x: Array, size: int) -> Array:
    if size == 1:
        return x.mean((2, 3), keepdims=True)
    step = x.shape[-1] // size
    return avg_pool2d(x, step, step, 0)


def embedding(tokens: Array, table: Array) -> Array:
    return jnp.take(table, tokens, axis=0)


def index_rows(x: Array, rows: Array) -> Array:
    return x[rows]


def index_pairs(x: Array, rows: Array, columns: Array) -> Array:
    return x[rows, columns]


def index_select(x: Array, index: Array, dim: int) -> Array:
    return jnp.take(x, index, axis=dim)


def gather(x: Array, index: Array, dim: int) -> Array:
    others = tuple(slice(n) for n in index.shape)
    others = (*others[:dim], slice(None), *others[dim + 1 :])
    return jnp.take_along_axis(x[others], index, axis=dim)


def _places(index: Array, dim: int) -> tuple[Array, ...]:
    places = list(jnp.indices(index.shape, sparse=True))
    places[dim] = index
    return tuple(places)


def scatter(x: Array, index: Array, source: Array, dim: int) -> Array:
    return x.at[_places(index, dim)].set(source)


def scatter_add(x: Array, index: Array, source: Array, dim: int) -> Array:
    return x.at[_places(index, dim)].add(source)


def index_add(x: Array, index: Array, source: Array, dim: int) -> Array:
    assert dim == 0
    return x.at[index].add(source)


def softmax(x: Array) -> Array:
    return jax.nn.softmax(x)


def log_softmax(x: Array) -> Array:
    return jax.nn.log_softmax(x)


def cross_entropy(x: Array, labels: Array) -> Array:
    chosen = jnp.take_along_axis(jax.nn.log_softmax(x), labels[:, None], -1)
    return -chosen.mean()


def _normalised(x: Array, dims: tuple[int, ...]) -> Array:
    """With float32 statistics, as flax has them."""
    wide = x.astype(jnp.float32)
    mean, variance = wide.mean(dims, keepdims=True), wide.var(dims, keepdims=True)
    return (wide - mean) * lax.rsqrt(variance + 1e-5)


def layer_norm(x: Array, weight: Array, bias: Array) -> Array:
    return (_normalised(x, (-1,)) * weight + bias).astype(x.dtype)


def batch_norm(x: Array, weight: Array, bias: Array) -> Array:
    normalised = _normalised(x, (0, 2, 3))
    return (normalised * weight[:, None, None] + bias[:, None, None]).astype(x.dtype)


def group_norm(x: Array, weight: Array, bias: Array, groups: int) -> Array:
    grouped = x.reshape(x.shape[0], groups, -1, *x.shape[2:])
    normalised = _normalised(grouped, (2, 3, 4)).reshape(x.shape)
    return (normalised * weight[:, None, None] + bias[:, None, None]).astype(x.dtype)


def conv(x: Array, kernel: Array, stride: int, padding: int, groups: int) -> Array:
    dims = x.ndim - 2
    return lax.conv_general_dilated(
        x, kernel, (stride,) * dims, [(padding, padding)] * dims, feature_group_count=groups
    )


def conv_transpose(x: Array, kernel: Array, stride: int, padding: int, groups: int) -> Array:
    assert groups == 1
    dims = x.ndim - 2
    edge = kernel.shape[-1] - 1 - padding
    return lax.conv_general_dilated(
        x,
        jnp.flip(kernel, range(2, x.ndim)).swapaxes(0, 1),
        (1,) * dims,
        [(edge, edge)] * dims,
        lhs_dilation=(stride,) * dims,
    )


def resize(x: Array, size: int, mode: str = "bilinear") -> Array:
    return jax.image.resize(x, (*x.shape[:2], size, size), mode)


def prod(x: Array, dim: int) -> Array:
    return x.prod(dim)


def cumprod(x: Array, dim: int) -> Array:
    return jnp.cumprod(x, dim)


def var(x: Array, dim: int) -> Array:
    return x.var(dim, ddof=1)


def std(x: Array, dim: int) -> Array:
    return x.std(dim, ddof=1)


def sort(x: Array, dim: int) -> tuple[Array, Array]:
    places = lax.broadcasted_iota(jnp.int32, x.shape, dim)
    return lax.sort((x, places), dimension=dim, num_keys=1)


def sort_values(x: Array, dim: int) -> Array:
    return jnp.sort(x, axis=dim)


def topk(x: Array, count: int) -> tuple[Array, Array]:
    return lax.top_k(x, count)


def cumsum(x: Array, dim: int) -> Array:
    return jnp.cumsum(x, axis=dim)


def matmul(x: Array, y: Array) -> Array:
    return x @ y


def linear(x: Array, weight: Array, bias: Array) -> Array:
    return x @ weight.T + bias


def linear_gelu(x: Array, weight: Array, bias: Array) -> Array:
    return jax.nn.gelu(x @ weight.T + bias, approximate=False)


def attention(query: Array, key: Array, value: Array, causal: bool) -> Array:
    """As `jax.nn.dot_product_attention` computes it, with heads before positions."""
    scores = jnp.einsum("bhqc,bhkc->bhqk", query, key, preferred_element_type=jnp.float32)
    scores = scores / query.shape[-1] ** 0.5
    if causal:
        past = jnp.tril(jnp.ones(scores.shape[-2:], bool))
        scores = jnp.where(past, scores, -0.7 * jnp.finfo(jnp.float32).max)
    shares = jax.nn.softmax(scores).astype(query.dtype)
    return jnp.einsum("bhqk,bhkc->bhqc", shares, value)


def upsample(x: Array, mode: str) -> Array:
    return jax.image.resize(x, (*x.shape[:2], 2 * x.shape[2], 2 * x.shape[3]), mode)


def dropout(x: Array, share: float) -> Array:
    kept = jax.random.bernoulli(jax.random.key(0), 1 - share, x.shape)
    return jnp.where(kept, x / (1 - share), 0)


def gelu(x: Array) -> Array:
    return jax.nn.gelu(x, approximate=False)


def program(case: Case) -> str:
    """The text of the case's program: its results, and the gradients that are wanted."""
    function: Callable[..., Any] = globals()[case.function]
    inputs = [jax.ShapeDtypeStruct(dims, DTYPES[dtype]) for dims, dtype in case.inputs]

    def first(*inputs: Array) -> tuple[Array, Any]:
        results = function(*inputs, **case.options)
        return (results[0], results[1:]) if isinstance(results, tuple) else (results, ())

    # What is given comes last, as in PyTorch's program: the order decides what is prefetched.
    def run(*inputs: Array) -> tuple[Any, ...]:
        *inputs, given = inputs

        def chosen(*floats: Array) -> tuple[Array, Any]:
            replaced = dict(zip(case.wanted, floats, strict=True))
            return first(*(replaced.get(i, x) for i, x in enumerate(inputs)))

        result, back, others = jax.vjp(chosen, *[inputs[i] for i in case.wanted], has_aux=True)
        return result, *others, *back(given)

    # float32 is multiplied as precisely as PyTorch does; bfloat16 needs nothing beyond the default.
    single = any(dtype == "f32" for _, dtype in case.inputs)
    with jax.default_matmul_precision("float32" if single else "default"):
        if not case.wanted:
            traced = jax.jit(lambda *inputs: function(*inputs, **case.options)).trace(*inputs)
        else:
            result, _ = jax.eval_shape(first, *inputs)
            traced = jax.jit(run).trace(*inputs, result)
        return traced.lower(lowering_platforms=("tpu",)).as_text(debug_info=True)


def main() -> None:
    folder, *names = sys.argv[1:]
    for name in names:
        (Path(folder) / f"{CASES[name].file}.jax.mlir").write_text(program(CASES[name]))


if __name__ == "__main__":
    main()
