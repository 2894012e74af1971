"""torch.compile on device "tpu": one program for each graph, and the results of stock PyTorch."""

import copy
import re
import warnings

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import nn
from torch.utils.checkpoint import checkpoint
from torch_tpu import metrics


@pytest.fixture(autouse=True)
def fresh():
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    metrics.reset()
    with warnings.catch_warnings():
        # A split graph or a fallback is a failure unless a test expects it.
        warnings.filterwarnings("error", message="the compiled graph is split")
        warnings.filterwarnings("error", message=".*has no tpu lowering")
        yield
    torch_tpu.sync()


def cuts():
    return metrics.counter("cuts")


def programs():
    torch_tpu.sync()
    return metrics.counter("programs") + metrics.counter("cache_hits_disk")


class Counted:
    """Counts the programs that run, and the new ones, inside a `with` block."""

    def __enter__(self):
        torch_tpu.sync()
        self.before = cuts(), programs()
        return self

    def __exit__(self, *_):
        self.new = programs() - self.before[1]
        self.cuts = cuts() - self.before[0]


def check(fn, *args, cuts=1, again=None, **options):
    """Compile a function, compare two calls with stock PyTorch, and count the programs."""
    compiled = torch.compile(fn, **options)
    for call in range(2):
        theirs = [a.clone() if isinstance(a, torch.Tensor) else a for a in args]
        ours = [a.to("tpu") if isinstance(a, torch.Tensor) else a for a in args]
        # Strides are copied, too.
        ours = [
            o
            if not isinstance(o, torch.Tensor) or o.stride() == a.stride()
            else torch.empty_strided(a.shape, a.stride(), dtype=a.dtype, device="tpu").copy_(o)
            for o, a in zip(ours, args, strict=True)
        ]
        expected = fn(*theirs)
        with Counted() as counted:
            got = compiled(*ours)
        compare(got, expected)
        compare(ours, theirs)
        assert counted.cuts == cuts, f"call {call}: {counted.cuts} programs"
        if call == 1:
            assert counted.new == 0
    assert metrics.counter("fallbacks") == 0
    return compiled


def compare(ours, theirs):
    if isinstance(theirs, torch.Tensor):
        assert ours.device.type == "tpu"
        torch.testing.assert_close(ours.cpu(), theirs)
    elif isinstance(theirs, (list, tuple)):
        assert len(ours) == len(theirs)
        for o, t in zip(ours, theirs, strict=True):
            compare(o, t)
    else:
        assert ours == theirs


def test_the_device_chooses_the_backend():
    def f(x):
        return x.sin() + 1

    compiled = torch.compile(f)
    x = torch.randn(5)
    torch.testing.assert_close(compiled(x), f(x))
    assert cuts() == 0
    check(f, x)


def test_the_backend_has_a_name():
    assert "tpu" in torch._dynamo.list_backends()
    check(lambda x: x.exp() * 2, torch.randn(3), backend="tpu")


def test_options_of_other_backends_are_refused():
    compiled = torch.compile(lambda x: x + 1, backend="tpu", options={"max_autotune": True})
    with pytest.raises(Exception, match="no options"):
        compiled(torch.ones(2, device="tpu"))


def test_a_function_of_several_tensors():
    def f(x, y):
        z = (x @ y).relu() * 2.5
        return z.t() + 1, {"z": z}["z"], x - 1

    check(f, torch.randn(4, 6), torch.randn(6, 3), fullgraph=True)


def test_inputs_of_any_layout():
    x = torch.randn(6, 8)
    check(lambda a, b: (a + b, a.reshape(-1)), x.t(), torch.randn(8, 6))
    compiled = torch.compile(lambda a: a * 2 + 1)
    base = x.to("tpu")
    for view in (lambda t: t[1:3], lambda t: t[:, ::2], lambda t: t.t()[2:5], lambda t: t[0, 1]):
        compare(compiled(view(base)), view(x) * 2 + 1)
    compare(compiled(base[0].expand(3, 8)), x[0].expand(3, 8) * 2 + 1)


def test_results_are_laid_out_as_traced():
    def f(x):
        y = x.t() + 1
        return y, y.t().view(-1), y.t()[1:]

    x = torch.randn(3, 5)
    check(f, x)
    y, flat, rows = torch.compile(f)(x.to("tpu"))
    assert y.stride() == (x.t() + 1).stride()
    assert flat.is_contiguous()
    assert rows.stride() == (5, 1)
    assert rows.storage_offset() == 5


def test_results_are_laid_out_as_traced_at_other_sizes():
    def f(x, y, n):
        wide = x.new_empty_strided((x.size(0), 3), (2 * n, 1)).fill_(2)
        return (x + 1).expand_as(y), (y * x).transpose(0, 1), wide * x[:, :1, 0]

    compiled = torch.compile(f, dynamic=True)
    for rows, columns in (6, 100), (5, 7), (9, 30):
        x, y = torch.randn(rows, 1, columns), torch.randn(rows, 4, columns)
        ours, theirs = compiled(x.to("tpu"), y.to("tpu"), rows), f(x, y, rows)
        compare(ours, theirs)
        assert [v.stride() for v in ours] == [v.stride() for v in theirs]


def test_masks_and_classes_are_part_of_the_graph():
    def f(x, rows, pixels, value, line):
        x[rows] = line
        y = torch.index_put(x, [pixels], value)
        y[:, rows[:3]] = 1
        classes = torch.nn.functional.one_hot(rows.long(), 2)
        return y.index_put_((rows,), line, accumulate=True), classes

    x, pixels = torch.rand(4, 3), torch.rand(4, 3) > 0.5
    check(f, x, torch.rand(4) > 0.5, pixels, torch.rand(()), torch.rand(3))


def test_signals_of_spectra():
    x, window = torch.randn(2, 5, 21, dtype=torch.complex64), torch.hann_window(8)
    check(lambda x, w: torch.istft(x, 8, 2, 8, window=w), x, window)


def test_results_that_share_memory():
    def f(x):
        y = x * 2
        return y, y[0]

    y, row = torch.compile(f)(torch.ones(2, 3, device="tpu"))
    y[0, 1] = 7
    assert row.tolist() == [2, 7, 2]


def test_results_that_are_inputs_or_views_of_them():
    def f(x):
        return x, x.t(), x[1], x + 1

    x = torch.arange(6.0).view(2, 3).to("tpu")
    same, turned, row, _ = torch.compile(f)(x)
    assert same is x
    turned[0, 1] = 50
    assert row.tolist() == [50, 4, 5]
    assert x[1, 0].item() == 50


def test_inputs_are_written_in_place():
    def f(x, y):
        x.add_(1)
        y[1:].mul_(x[0])
        return x + y.sum()

    check(f, torch.randn(3), torch.randn(4))
    check(f, torch.randn(3), torch.randn(2, 2).t())


def test_an_input_that_is_replaced_is_donated():
    def f(x, y):
        x.mul_(y).add_(1)

    compiled = torch.compile(f)
    x, y = torch.ones(64, device="tpu"), torch.full((64,), 2.0, device="tpu")
    compiled(x, y)
    metrics.reset()
    compiled(x, y)
    assert metrics.counter("donations") == 1
    compare(x, torch.full((64,), 7.0))


def test_aliased_inputs():
    def f(x, y):
        x.add_(1)
        return y * 2

    compiled = torch.compile(f)
    for device in ("cpu", "tpu"):
        base = torch.arange(6.0, device=device)
        got = compiled(base[:4], base[2:])
        assert got.tolist() == [6, 8, 8, 10], device
        assert base.tolist() == [1, 2, 3, 4, 4, 5], device


def test_numbers_are_inputs():
    def f(x, a):
        return x * a + 1

    compiled = torch.compile(f)
    x = torch.randn(4)
    for step in range(6):
        compare(compiled(x.to("tpu"), 0.5 + step), f(x, 0.5 + step))
    assert programs() <= 2


def test_a_mixed_graph_takes_numbers_from_the_host():
    check(lambda x: x * torch.tensor(2.5) + torch.tensor([1.0, 2.0]).to(x.device), torch.randn(2))
    compiled = torch.compile(lambda x, s: x * s)
    x, s = torch.randn(3), torch.tensor(1.5)
    compare(compiled(x.to("tpu"), s), x * s)


def test_a_graph_without_inputs():
    compiled = torch.compile(lambda: torch.arange(4, device="tpu") * 2)
    assert compiled().tolist() == [0, 2, 4, 6]
    assert compiled().device.type == "tpu"


@pytest.mark.parametrize("mode", ["debug", "strict", "fused"])
def test_random_numbers_are_those_of_eager(mode):
    def f(x):
        y = torch.rand_like(x) + x
        return (
            F.dropout(y, 0.3),
            torch.randn(3, device=x.device),
            torch.randperm(5, device=x.device),
        )

    x = torch.zeros(4, 5, device="tpu")
    compiled = torch.compile(f)
    with torch_tpu.eager_mode(mode):
        for seed in 0, 1:
            torch.manual_seed(seed)
            eager = [*f(x), *f(x), torch.rand(2, device="tpu")]
            torch.manual_seed(seed)
            ours = [*compiled(x), *compiled(x), torch.rand(2, device="tpu")]
            for a, b in zip(eager, ours, strict=True):
                assert torch.equal(a, b)


def block():
    torch.manual_seed(0)
    return nn.Sequential(
        # A bias would have only rounding as its gradient, which optimizers would amplify.
        nn.Conv2d(3, 8, 3, bias=False),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(8 * 9, 16),
        nn.LayerNorm(16),
        nn.GELU(),
        nn.Linear(16, 4),
    )


def train(net, inputs, targets, optimizer, step=None):
    losses = []

    def one(x, y):
        loss = F.cross_entropy(net(x), y)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss.detach()

    one = step(one) if step else one
    for x, y in zip(inputs, targets, strict=True):
        losses.append(one(x, y))
    return losses


def batches(n=4):
    torch.manual_seed(1)
    return [torch.randn(5, 3, 8, 8) for _ in range(n)], [torch.randint(4, (5,)) for _ in range(n)]


def same_training(wrap, optimizer, n=4, step=None):
    net = block()
    ours = copy.deepcopy(net).to("tpu")
    xs, ys = batches(n)
    expected = train(net, xs, ys, optimizer(net.parameters()))
    losses = train(
        wrap(ours),
        [x.to("tpu") for x in xs],
        [y.to("tpu") for y in ys],
        optimizer(ours.parameters()),
        step,
    )
    compare(losses, expected)
    compare([*ours.parameters(), *ours.buffers()], [*net.parameters(), *net.buffers()])
    assert metrics.counter("fallbacks") == 0


def test_training():
    same_training(torch.compile, lambda p: torch.optim.SGD(p, 0.1, momentum=0.9))


def test_inference_without_gradients():
    net = block().eval()
    x = torch.randn(5, 3, 8, 8)
    ours = torch.compile(copy.deepcopy(net).to("tpu"), fullgraph=True)
    for guard in torch.no_grad, torch.inference_mode:
        with guard():
            expected = net(x)
            ours(x.to("tpu"))
            with Counted() as counted:
                got = ours(x.to("tpu"))
            assert (counted.cuts, counted.new) == (1, 0)
            compare(got, expected)


def test_a_training_graph_is_one_program_each_way():
    net = block().to("tpu")
    f = torch.compile(lambda x: net(x).square().sum())
    x = torch.randn(5, 3, 8, 8, device="tpu")
    for _ in range(2):
        with Counted() as forward:
            loss = f(x)
        with Counted() as backward:
            loss.backward()
        net.zero_grad()
    assert (forward.cuts, forward.new) == (1, 0)
    # The gradient of the loss, which is one, is a separate program.
    assert (backward.cuts, backward.new) == (2, 0)


def test_autocast():
    net = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4)).to("tpu")
    x = torch.randn(5, 8, device="tpu")

    def f(x):
        with torch.autocast("tpu", torch.bfloat16):
            return net(x)

    eager, ours = f(x), torch.compile(f)(x)
    assert ours.dtype == torch.bfloat16
    torch.testing.assert_close(ours.cpu(), eager.cpu())
    with torch.autocast("tpu", torch.bfloat16):
        assert torch.compile(net)(x).dtype == torch.bfloat16


def test_checkpointing():
    first, second = nn.Linear(6, 6), nn.Linear(6, 6)
    ours = [copy.deepcopy(n).to("tpu") for n in (first, second)]

    def f(nets, x):
        return checkpoint(lambda v: nets[1](nets[0](v).sin()), x, use_reentrant=False).sum()

    x = torch.randn(3, 6)
    f([first, second], x).backward()
    torch.compile(f, fullgraph=True)(ours, x.to("tpu")).backward()
    for a, b in zip(ours, (first, second), strict=True):
        compare(a.weight.grad, b.weight.grad)


@pytest.mark.parametrize("budget", [1.0, 0.5, 0.0])
@pytest.mark.parametrize("is_checkpointed", [True, False])
def test_what_is_computed_again_is_not_drawn_again(is_checkpointed, budget):
    blocks = [nn.Sequential(nn.Linear(16, 64), nn.Dropout(), nn.Linear(64, 16)) for _ in range(3)]
    nets = nn.Sequential(*blocks).to("tpu")

    def f(x):
        for net in nets:
            x = checkpoint(net, x, use_reentrant=False) if is_checkpointed else net(x).sin()
        return x.sum()

    def run(function):
        torch.manual_seed(3)
        nets.zero_grad()
        function(torch.ones(8, 16, device="tpu")).backward()
        return nets[0][0].weight.grad.cpu(), torch.rand(2, device="tpu").cpu()

    with torch._functorch.config.patch(activation_memory_budget=budget):
        eager, ours = run(f), run(torch.compile(f, fullgraph=True))
    for a, b in zip(ours, eager, strict=True):
        torch.testing.assert_close(a, b)


def test_graph_breaks():
    def f(x):
        y = x * 2
        torch._dynamo.graph_break()
        return y + 1

    check(f, torch.randn(3), cuts=2)


def test_control_flow_on_data_breaks_the_graph():
    def f(x):
        return x + 1 if x.sum() > 0 else x - 1

    compiled = torch.compile(f)
    for x in torch.ones(3), -torch.ones(3):
        compare(compiled(x.to("tpu")), f(x))

    def g(x):
        return x + 1 if x.sum() > 0 else x - 1

    with pytest.raises(torch._dynamo.exc.Unsupported, match="[Dd]ata-dependent"):
        torch.compile(g, fullgraph=True)(torch.ones(3, device="tpu"))


@pytest.mark.parametrize("dynamic", [None, True])
def test_other_sizes(dynamic):
    def f(x, n):
        return x.view(-1, n).cumsum(0) * x.shape[0]

    compiled = torch.compile(f, dynamic=dynamic)
    for size in 4, 6, 8, 6, 4:
        x = torch.randn(size, 2)
        with Counted() as counted:
            got = compiled(x.to("tpu"), 4)
        assert counted.cuts == 1
        compare(got, f(x, 4))
    assert counted.new == 0
    assert programs() <= 3


def test_compiled_optimizers():
    net = block()
    ours = copy.deepcopy(net).to("tpu")
    xs, ys = batches()
    theirs = torch.optim.AdamW(net.parameters(), 1e-3)
    optimizer = torch.optim.AdamW(ours.parameters(), 1e-3)
    step = torch.compile(optimizer.step)
    for x, y in zip(xs, ys, strict=True):
        for n, o, s, d in ((net, theirs, theirs.step, "cpu"), (ours, optimizer, step, "tpu")):
            F.cross_entropy(n(x.to(d)), y.to(d)).backward()
            s()
            o.zero_grad()
    compare([*ours.parameters()], [*net.parameters()])
    assert metrics.counter("fallbacks") == 0


def test_nested_functions():
    @torch.compile
    def inner(x):
        return x.cos() * 2

    @torch.compile
    def outer(x):
        return inner(x) + inner(x + 1)

    x = torch.randn(4)
    compare(outer(x.to("tpu")), (x.cos() + (x + 1).cos()) * 2)


def test_equal_graphs_share_their_program():
    x = torch.randn(3, 3, device="tpu")
    torch.compile(lambda x: (x * 3).sum(0))(x)
    with Counted() as counted:
        torch.compile(lambda y: (y * 3).sum(0))(x)
    assert (counted.cuts, counted.new) == (1, 0)


def test_a_read_splits_the_graph():
    torch._dynamo.config.capture_scalar_outputs = True
    try:

        def f(x):
            return x[: int(x[0].item())] * 2

        with pytest.warns(UserWarning, match="is split at aten._local_scalar_dense.*test_compile"):
            got = torch.compile(f, fullgraph=True)(torch.tensor([2.0, 3.0, 4.0], device="tpu"))
        assert got.tolist() == [4, 6]
    finally:
        torch._dynamo.config.capture_scalar_outputs = False


def test_what_has_no_lowering_splits_the_graph():
    def f(x):
        y = x.t() * 2
        return torch.linalg.eigvals(y).abs() + y[0]

    compiled = torch.compile(f)
    x = torch.eye(3) + torch.ones(3, 3)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        got = compiled(x.to("tpu"))
    assert any(
        re.search(r"split at aten.*linalg_eig.*test_compile.py.*no tpu low", str(w.message))
        for w in said
    )
    torch.testing.assert_close(got.cpu().sort().values, f(x).sort().values)
    torch.testing.assert_close(compiled(x.to("tpu")).cpu().sort().values, f(x).sort().values)
    assert metrics.counter("fallbacks") == 2


def test_what_is_behind_several_results_is_captured_once():
    def f(x):
        values, vectors = torch.linalg.eig(x * 2)
        return values.abs().sum() + vectors.abs().sum()

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        compiled = torch.compile(f)
        x = torch.eye(3)
        compare(compiled(x.to("tpu")), f(x))
        metrics.reset()
        compare(compiled(x.to("tpu")), f(x))
    # One record for each of the two graphs.
    assert metrics.counter("records") == 2


@pytest.mark.parametrize(
    "optimizer",
    [
        lambda p: torch.optim.SGD(p, 0.1, momentum=0.9),
        lambda p: torch.optim.AdamW(p, 1e-3),
    ],
)
def test_a_whole_step_is_one_program(optimizer):
    same_training(lambda net: net, optimizer, n=6, step=None)
    torch._dynamo.reset()
    per_step = []

    def counted(function):
        step = torch_tpu.compile_step(function)

        def run(x, y):
            if x.device.type == "cpu":
                return function(x, y)
            with Counted() as counted:
                loss = step(x, y)
            per_step.append((counted.cuts, counted.new))
            return loss

        return run

    with torch_tpu.eager_mode("fused"):
        same_training(lambda net: net, optimizer, n=6, step=counted)
    # Only the second step finds the optimizer's state.
    assert all(cuts == 1 and made <= (i < 2) for i, (cuts, made) in enumerate(per_step)), per_step


def test_an_error_in_a_split_names_its_line(monkeypatch):
    monkeypatch.setenv("TORCH_TPU_FALLBACK", "error")
    compiled = torch.compile(lambda x: torch.linalg.eigvals(x * 2).abs())
    with (
        pytest.warns(UserWarning, match="is split at"),
        pytest.raises(NotImplementedError, match="linalg_eig has no tpu lowering") as failed,
    ):
        compiled(torch.eye(3, device="tpu"))
    assert "test_compile.py" in failed.value.__notes__[0]


def test_a_learning_rate_in_a_tensor_compiles_nothing():
    net = nn.Linear(3, 3).to("tpu")
    rate = torch.tensor(0.1)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate)
    step = torch.compile(optimizer.step)
    for i in range(4):
        rate.fill_(0.1 / (i + 1))
        net(torch.ones(2, 3, device="tpu")).square().sum().backward()
        with Counted() as counted:
            step()
        optimizer.zero_grad()
    assert (counted.cuts, counted.new) == (1, 0)
    assert torch._dynamo.utils.counters["stats"]["unique_graphs"] == 1


def test_torch_starts_without_dynamo(python):
    python("import sys, torch, torch_tpu; assert 'torch._dynamo' not in sys.modules")
