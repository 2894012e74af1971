"""Functions of JAX as ops: `torch_tpu.pallas`, compared with stock PyTorch on the CPU.

JAX's own kernels are interpreted here, and compiled for TPUs that are not here.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Literal

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.testing import assert_close

from tests.conftest import DEVICE, ROOT, Run

if DEVICE != "tpu":
    pytest.skip("is about torch_tpu itself", allow_module_level=True)

jax = pytest.importorskip("jax", reason="JAX traces kernels")
import jax.numpy as jnp  # noqa: E402
import torch_tpu  # noqa: E402
from jax.experimental import pallas as pl  # noqa: E402
from torch_tpu import metrics, pallas  # noqa: E402
from torch_tpu._pallas import store  # noqa: E402

from tests.kernels import squared  # noqa: E402


def _body(x: Any, y: Any, o: Any) -> None:
    o[...] = x[...] + 2 * y[...]


def _sum(x: Any, y: Any) -> Any:
    """x + 2y in a kernel."""
    return pl.pallas_call(_body, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x, y)


_differentiable = jax.custom_vjp(_sum)
_differentiable.defvjp(lambda x, y: (_sum(x, y), None), lambda _, g: (g, 2 * g))


@pallas.jax_op("test_pallas::weighted")
def weighted(x: jax.Array, y: jax.Array) -> jax.Array:
    return _differentiable(x, y)


taking = pallas.jax_op("test_pallas::taking", weighted.function, donate_argnums=0)


@pallas.jax_op("test_pallas::mixed")
def mixed(
    x: jax.Array,
    parts: list[jax.Array],
    bias: jax.Array | None = None,
    *,
    power: int = 1,
    kind: Literal["sum", "max"] = "sum",
) -> tuple[jax.Array, jax.Array]:
    both = jnp.stack([x, *parts])
    made = (both.sum(0) if kind == "sum" else both.max(0)) ** power
    return (made if bias is None else made + bias), jnp.argmax(made, -1)


def _pair(*shape: int) -> tuple[Tensor, Tensor]:
    return torch.randn(*shape), torch.randn(*shape)


def test_a_kernel_is_called_in_all_modes(mode: str, no_fallback: None) -> None:
    x, y = _pair(16, 128)
    made = weighted(x.to("tpu"), y.to("tpu"))
    assert made.device.type == "tpu"
    assert_close(made.cpu(), x + 2 * y)


def test_operands_are_read_through_their_views(fused: None) -> None:
    x, y = torch.randn(128, 16), torch.randn(4, 16, 256)
    made = weighted(x.to("tpu").t(), y.to("tpu")[1, :, ::2])
    assert_close(made.cpu(), x.t() + 2 * y[1, :, ::2])


def test_lists_options_and_constants() -> None:
    x, a, b = torch.randn(3, 4, 8).unbind()
    there = [t.to("tpu") for t in (x, a, b)]
    made, index = mixed(there[0], there[1:])
    assert_close(made.cpu(), x + a + b)
    assert_close(index.cpu(), (x + a + b).argmax(-1), check_dtype=False)
    made, _ = mixed(there[0], [there[1]], there[2], power=2, kind="max")
    assert_close(made.cpu(), torch.maximum(x, a) ** 2 + b)
    schema = str(mixed._opoverload._schema)
    wanted = 'Tensor x, Tensor[] parts, Tensor? bias=None, *, int power=1, str kind="sum"'
    assert wanted in schema


def test_a_kernel_and_its_neighbours_are_one_program(fused: None) -> None:
    x, y = (t.to("tpu") for t in _pair(16, 128))
    torch_tpu.sync()
    cuts, records = metrics.counter("cuts"), metrics.counter("records")
    loss = weighted(x.relu(), y).sum()
    torch_tpu.sync()
    assert metrics.counter("cuts") == cuts + 1
    assert metrics.counter("records") == records + 3
    assert loss.isfinite()


def test_gradients_are_those_of_jax(fused: None) -> None:
    x, y = _pair(16, 128)
    here = [t.clone().requires_grad_() for t in (x, y)]
    there = [t.to("tpu").requires_grad_() for t in (x, y)]
    (here[0] + 2 * here[1]).square().sum().backward()
    weighted(*there).square().sum().backward()
    for a, b in zip(here, there, strict=True):
        assert_close(b.grad.cpu(), a.grad)


def test_a_gradient_of_ones_own() -> None:
    op = pallas.jax_op("test_pallas::own", weighted.function)
    op.register_autograd(
        lambda ctx, g: (g * ctx.saved_tensors[0], None),
        setup_context=lambda ctx, inputs, output: ctx.save_for_backward(inputs[1]),
    )
    x, y = (t.to("tpu") for t in _pair(8, 128))
    x.requires_grad_()
    op(x, y).sum().backward()
    assert_close(x.grad, y)


def test_a_function_without_a_gradient_says_so() -> None:
    op = pallas.jax_op("test_pallas::opaque", _typed(_sum))
    x, y = (t.to("tpu") for t in _pair(8, 128))
    made = op(x.requires_grad_(), y)
    assert_close(made.detach(), x.detach() + 2 * y)
    with pytest.raises(NotImplementedError, match=r"cannot differentiate test_pallas::opaque.*vjp"):
        made.sum().backward()


def test_residuals_are_kept_and_not_computed_again() -> None:
    def deep(x: jax.Array, w: jax.Array, n: jax.Array) -> tuple[jax.Array, jax.Array]:
        return jnp.tanh(x @ w), n + 1

    x, w = torch.randn(8, 16), torch.randn(16, 16)
    n = torch.arange(4, dtype=torch.int32)
    here = [t.clone().requires_grad_() for t in (x, w)]
    there = [t.to("tpu").requires_grad_() for t in (x, w)]
    torch.tanh(here[0] @ here[1]).square().sum().backward()
    op = pallas.jax_op("test_pallas::deep", deep)
    made, counted = op(*there, n.to("tpu"))
    made.square().sum().backward()
    assert_close(counted.cpu(), n + 1)
    for a, b in zip(here, there, strict=True):
        assert_close(b.grad.cpu(), a.grad)


def test_transforms_differentiate_once(fused: None) -> None:
    """Residuals do not tell what they were made from, so other derivatives would be wrong."""
    op = pallas.jax_op("test_pallas::sine", _typed(lambda x, y: jnp.sin(x) + y))
    x, y = torch.randn(2, 5)
    there = x.to("tpu"), y.to("tpu")

    def loss(x: Tensor, y: Tensor) -> Tensor:
        return op(x * x, y).sum()

    gradient = torch.func.grad(loss)
    assert_close(gradient(*there).cpu(), 2 * x * (x * x).cos())
    with pytest.raises(NotImplementedError, match="sine is differentiated once, not twice"):
        torch.func.grad(lambda x: gradient(x, there[1]).sum())(there[0])
    leaf = there[0].requires_grad_()
    with pytest.raises(NotImplementedError, match="sine is differentiated once, not twice"):
        torch.autograd.grad(loss(leaf, there[1]), leaf, create_graph=True)
    with pytest.raises(NotImplementedError, match="use forward AD with test_pallas::sine that"):
        torch.func.jvp(loss, there, there)


def test_donated_inputs_give_their_memory(mode: str) -> None:
    x, y = _pair(64, 128)
    there, other = x.to("tpu"), y.to("tpu")
    torch_tpu.sync()
    donations, used = metrics.counter("donations"), torch.tpu.memory_allocated()
    made = taking(there, other)
    torch_tpu.sync()
    assert metrics.counter("donations") == donations + 1
    assert torch.tpu.memory_allocated() == used
    assert_close(made.cpu(), x + 2 * y)
    for read in (lambda: there + 1, there.cpu):
        with pytest.raises(RuntimeError, match="donated to a kernel"):
            read()
    with pytest.raises(RuntimeError, match="all of its storage"):
        taking(torch.zeros(64, 256, device="tpu")[:, :128], other)
    with pytest.raises(RuntimeError, match="donates tensors, and a gradient may need them"):
        taking(made.requires_grad_(), other)


def test_compiled_graphs_hold_kernels(fused: None) -> None:
    def model(x: Tensor, y: Tensor) -> Tensor:
        return weighted(torch.sin(x), y).relu().sum()

    compiled = torch.compile(model, fullgraph=True)
    x, y = _pair(16, 128)
    there = [t.to("tpu").requires_grad_() for t in (x, y)]
    here = [t.clone().requires_grad_() for t in (x, y)]
    (torch.sin(here[0]) + 2 * here[1]).relu().sum().backward()
    for _ in range(2):
        for tensor in there:
            tensor.grad = None
        compiled(*there).backward()
        for a, b in zip(here, there, strict=True):
            assert_close(b.grad.cpu(), a.grad)


def test_sizes_that_vary_are_right(fused: None) -> None:
    def model(x: Tensor, y: Tensor) -> Tensor:
        return weighted(torch.sin(x), y).relu() + 1

    compiled = torch.compile(model, dynamic=True)
    for n in (8, 16, 24, 40):
        x, y = _pair(n, 128)
        wanted = (torch.sin(x) + 2 * y).relu() + 1
        assert_close(model(x.to("tpu"), y.to("tpu")).cpu(), wanted)
        assert_close(compiled(x.to("tpu"), y.to("tpu")).cpu(), wanted)


def test_functions_and_trees_are_called_once_or_often() -> None:
    def norms(tree: dict[str, Any], order: float) -> dict[str, Any]:
        return {k: jnp.linalg.norm(v, order) for k, v in tree.items()}

    tree = {"a": torch.randn(5), "b": torch.randn(7)}
    there = {k: v.to("tpu").requires_grad_() for k, v in tree.items()}
    made = pallas.call_jax(norms, there, 2.0)
    assert list(made) == ["a", "b"]
    for k, v in tree.items():
        assert_close(made[k].detach().cpu(), v.norm())
    made["a"].backward()
    assert_close(there["a"].grad.cpu(), tree["a"] / tree["a"].norm())
    with pytest.warns(DeprecationWarning, match="older form"):
        kernel = pallas.custom_jax_kernel(_sum, donate_argnums=(0,))
    assert isinstance(kernel, pallas.JaxCallable)
    x, y = _pair(8, 128)
    taken = x.to("tpu")
    assert_close(kernel(taken, y.to("tpu")).cpu(), x + 2 * y)
    with pytest.raises(RuntimeError, match="donated"):
        taken.cpu()


def test_callables_are_compiled(fused: None) -> None:
    kernel = pallas.JaxCallable(lambda x, y, by: {"made": _differentiable(x, y) * by})

    def model(x: Tensor, y: Tensor) -> Tensor:
        return kernel(x.sin(), y, 2.0)["made"].sum()

    x, y = (t.to("tpu") for t in _pair(8, 128))
    compiled = torch.compile(model)
    assert_close(compiled(x, y), model(x, y))
    x.requires_grad_()
    compiled(x, y).backward()
    assert_close(x.grad, 2 * x.detach().cos())


def _typed(function: Any) -> Any:
    def typed(x: jax.Array, y: jax.Array) -> jax.Array:
        return function(x, y)

    return typed


def test_wrong_calls_are_refused_on_the_line() -> None:
    x, y = (t.to("tpu") for t in _pair(16, 128))
    with pytest.raises(TypeError, match="incompatible shapes") as raised:
        weighted(x, y[:3, :5])
    assert "test_pallas::weighted(float32[16,128], float32[3,5])" in raised.value.__notes__[-1]
    with pytest.raises(TypeError, match=r"no 64-bit types.*\.int\(\)"):
        weighted(x.long(), y.long())
    with pytest.raises(RuntimeError, match='on device "tpu", got a tensor on cpu'):
        weighted(x.cpu(), y.cpu())
    with pytest.raises(RuntimeError, match="same device"):
        weighted(x, y.cpu())
    with pytest.raises(TypeError, match="annotated to return 1 tensors"):
        pallas.jax_op("test_pallas::pair", _typed(lambda x, y: (x, y)))(x, y)


def test_wrong_definitions_are_refused() -> None:
    with pytest.raises(TypeError, match="argument 'x' has no annotation"):
        pallas.jax_op("test_pallas::bare", lambda x: x)
    with pytest.raises(ValueError, match="namespace::op"):
        pallas.jax_op("bare", weighted.function)
    with pytest.raises(ValueError, match="donate_argnums has 2"):
        pallas.jax_op("test_pallas::far", weighted.function, donate_argnums=2)

    class Mesh:
        size = 4

    with pytest.raises(NotImplementedError, match="4 devices"):
        pallas.jax_op("test_pallas::meshed", weighted.function, mesh=Mesh())


def test_without_jax_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "torch_tpu._pallas.trace", raising=False)
    monkeypatch.delattr(torch_tpu._pallas, "trace", raising=False)
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(ModuleNotFoundError, match='pip install "jax'):
        squared(torch.ones(3, 5, 7, device="tpu"))


def test_a_second_process_needs_no_jax(fork: Run, tmp_path: Path) -> None:
    cache, dump = tmp_path / "cache", tmp_path / "dump"
    first = fork(SHIPPED, TORCH_TPU_CACHE_DIR=str(cache), TORCH_TPU_EAGER_MODE="fused")
    again = "import sys; sys.modules['jax'] = None\n" + SHIPPED
    second = fork(again, TORCH_TPU_CACHE_DIR=str(cache), TORCH_TPU_DUMP=str(dump))
    assert json.loads(first.stdout) == ["traced"] * 3
    assert json.loads(second.stdout) == ["disk"] * 3
    texts = [path.read_text() for path in dump.rglob("*.mlir")]
    donating = [text for text in texts if "shipped::scale" in text]
    assert donating
    assert all("tf.aliasing_output = 0" in text for text in donating)


SHIPPED = """
import json, torch
from tests.kernels import scale, squared
from torch_tpu import pallas
x = torch.ones(8, 128).to("tpu")
kept = torch.ones(8, 128, device="tpu", requires_grad=True)
torch.tpu.synchronize()
assert scale(x, 3.0).cpu().eq(3).all()
squared(kept).sum().backward()
assert kept.grad.cpu().eq(2).all()
print(json.dumps([how for _, _, how in pallas.exports()]))
"""


def test_a_damaged_entry_is_exported_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCH_TPU_CACHE_DIR", str(tmp_path))
    store.keep("key", {"text": "module"})
    assert store.find("key")["text"] == "module"
    (path,) = tmp_path.glob("kernels/*")
    assert path.stat().st_mode & 0o077 == 0
    path.write_bytes(path.read_bytes()[:-1] + b" ")
    assert store.find("key") is None
    assert not path.exists()


def test_the_identity_follows_what_a_function_refers_to() -> None:
    from torch_tpu._pallas.identity import digest

    def scaled(by: float) -> Any:
        return lambda x: x * by

    assert digest(scaled(2.0)) == digest(scaled(2.0))
    assert digest(scaled(2.0)) != digest(scaled(3.0))
    assert digest(_typed(scaled(2.0))) != digest(_typed(scaled(3.0)))
    assert digest(jax.jit(scaled(2.0))) != digest(jax.jit(scaled(3.0)))


def test_flash_attention_of_jax(fused: None) -> None:
    from jax.experimental.pallas.ops.tpu import flash_attention as flash

    sizes = dict.fromkeys(flash.BlockSizes.__dataclass_fields__, 128) | {"block_b": 1}
    blocks = flash.BlockSizes(**sizes)

    @pallas.jax_op("test_pallas::flash")
    def attend(q: jax.Array, k: jax.Array, v: jax.Array, causal: bool) -> jax.Array:
        scale = q.shape[-1] ** -0.5
        return flash.flash_attention(q, k, v, causal=causal, sm_scale=scale, block_sizes=blocks)

    given = [torch.randn(1, 1, 256, 128) for _ in range(3)]
    here = [t.clone().requires_grad_() for t in given]
    there = [t.to("tpu").requires_grad_() for t in given]
    wanted = F.scaled_dot_product_attention(*here, is_causal=True)
    made = attend(*there, True)
    assert_close(made.detach().cpu(), wanted.detach())
    gradient = torch.randn_like(wanted)
    wanted.backward(gradient)
    made.backward(gradient.to("tpu"))
    for a, b in zip(here, there, strict=True):
        assert_close(b.grad.cpu(), a.grad, rtol=1e-4, atol=1e-4)


def test_grouped_products_of_jax(fused: None) -> None:
    from jax.experimental.pallas.ops.tpu.megablox import ops

    @pallas.jax_op("test_pallas::grouped")
    def grouped(lhs: jax.Array, rhs: jax.Array, sizes: jax.Array) -> jax.Array:
        return ops.gmm(lhs, rhs, sizes, lhs.dtype, (128, 128, 128))

    sizes = [100, 28, 128]
    given = [torch.randn(256, 128), torch.randn(3, 128, 128)]
    here = [t.clone().requires_grad_() for t in given]
    there = [t.to("tpu").requires_grad_() for t in given]
    parts = here[0].split(sizes)
    wanted = torch.cat([part @ weight for part, weight in zip(parts, here[1], strict=True)])
    made = grouped(*there, torch.tensor(sizes, dtype=torch.int32).to("tpu"))
    assert_close(made.detach().cpu(), wanted.detach())
    wanted.square().sum().backward()
    made.square().sum().backward()
    for a, b in zip(here, there, strict=True):
        assert_close(b.grad.cpu(), a.grad, rtol=1e-4, atol=1e-2)


PLANNED = """
import torch, torch_tpu, jax
from torch_tpu import pallas
from jax.experimental.pallas.ops.tpu import flash_attention as flash
from jax.experimental.pallas.ops.tpu.ragged_paged_attention import kernel as ragged

@pallas.jax_op("planned::flash")
def attend(q: jax.Array, k: jax.Array, v: jax.Array, causal: bool) -> jax.Array:
    return flash.flash_attention(q, k, v, causal=causal)

@pallas.jax_op("planned::ragged")
def serve(
    q: jax.Array, kv: jax.Array, lengths: jax.Array, pages: jax.Array, starts: jax.Array,
    count: jax.Array,
) -> jax.Array:
    return ragged.ragged_paged_attention(q, kv, lengths, pages, starts, count)

with torch_tpu.plan("v5e:2x2") as plan:
    short = dict(dtype=torch.bfloat16, device="tpu")
    q, k, v = (torch.zeros(1, 4, 8192, 128, **short, requires_grad=True) for _ in range(3))
    (attend(q, k, v, True) * 2).sum().backward()
    words = lambda *shape: torch.ones(*shape, dtype=torch.int32, device="tpu")
    rows = serve(
        torch.zeros(64, 16, 128, **short), torch.zeros(64, 16, 8, 128, **short),
        words(4), words(4, 8), words(5), words(1),
    )
    assert rows.shape == (64, 16, 128)
    experts, ends = torch.zeros(8, 1792, 2048, **short), words(8).cumsum(0, dtype=torch.int32) * 125
    large = torch._grouped_mm(torch.zeros(1000, 1792, **short), experts, ends)
    small = torch._grouped_mm(torch.zeros(1000, 1792, **short), experts[..., :128], ends)
    torch_tpu.sync()
assert "[1000,1792]x[8,2048]: megablox" in torch_tpu.explain()
assert "[1000,1792]x[8,128]: blocks, because the matrices have fewer" in torch_tpu.explain()
plan.write(PATH)
"""


def test_kernels_of_jax_are_planned_for_a_tpu(fork: Run, tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    fork(f"PATH = {str(path)!r}\n" + PLANNED, TORCH_TPU_PLATFORM=None)
    report = json.loads(path.read_text())
    names = json.dumps(report)
    for name in ("planned::flash", "planned::flash_backward", "planned::ragged"):
        assert name in names
    assert "torch_tpu::grouped_product" in names


def test_the_page_on_kernels_is_right(fork: Run, tmp_path: Path) -> None:
    text = (ROOT / "docs" / "kernels.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    script = tmp_path / "page.py"
    script.write_text(
        "\n".join(block for block in blocks if not re.search(r"plan\(|torch.compile|helion", block))
    )
    fork(f"import runpy; runpy.run_path({str(script)!r})", TORCH_TPU_CACHE_DIR=str(tmp_path))
