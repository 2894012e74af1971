"""Conditions and loops in compiled graphs: part of one program, as stock PyTorch computes them."""

import warnings

import pytest
import torch
import torch_tpu
from torch import nn
from torch._higher_order_ops import associative_scan, map, scan, while_loop
from torch_tpu import metrics


@pytest.fixture(autouse=True)
def fresh():
    torch._dynamo.reset()
    metrics.reset()
    torch.manual_seed(0)
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message="the compiled graph is split")
        warnings.filterwarnings("error", message=".*has no tpu lowering")
        yield
    torch_tpu.sync()


def new_programs():
    torch_tpu.sync()
    return metrics.counter("programs") + metrics.counter("cache_hits_disk")


def compare(ours, theirs):
    if isinstance(theirs, torch.Tensor):
        assert ours.device.type == "tpu"
        assert ours.stride() == theirs.stride()
        torch.testing.assert_close(ours.cpu(), theirs)
    else:
        assert len(ours) == len(theirs)
        for o, t in zip(ours, theirs, strict=True):
            compare(o, t)


def check(fn, *calls, programs=1):
    """Compile a function whole and compare calls, all of which run one program."""
    compiled = torch.compile(fn, fullgraph=True)
    for call, args in enumerate(calls):
        ours = [a.to("tpu") for a in args]
        torch_tpu.sync()
        names = ("cuts", "host_reads", "fallbacks")
        before = [metrics.counter(name) for name in names]
        known = new_programs()
        got = compiled(*ours)
        counted = [metrics.counter(n) - b for n, b in zip(names, before, strict=True)]
        assert counted == [programs, 0, 0], f"call {call}"
        assert call == 0 or new_programs() == known, f"call {call} compiled"
        compare(got, fn(*args))
    return compiled


def gradients(fn, *args):
    """Compile a function; compare its results and gradients; count one program each way."""
    theirs = [a.clone().requires_grad_(a.is_floating_point()) for a in args]
    compiled = torch.compile(fn, fullgraph=True)
    for call in range(2):
        ours = [a.to("tpu").requires_grad_(a.is_floating_point()) for a in args]
        torch_tpu.sync()
        known, cuts, reads = new_programs(), metrics.counter("cuts"), metrics.counter("host_reads")
        got = compiled(*ours)
        got.sum().backward()
        assert metrics.counter("host_reads") == reads
        # The sum and its gradient are separate programs.
        assert metrics.counter("cuts") - cuts <= 4, f"call {call}"
        assert call == 0 or new_programs() == known
    expected = fn(*theirs)
    expected.sum().backward()
    compare(got, expected)
    compare([a.grad for a in ours if a.requires_grad], [a.grad for a in theirs if a.requires_grad])


def yes():
    return torch.tensor(True)


def no():
    return torch.tensor(False)


def test_cond():
    def f(p, x):
        y = torch.cond(p, lambda x: x.sin() * 2, lambda x: x.cos() + 1.5, (x,))
        return y * 3

    x = torch.randn(4, 3)
    check(f, (yes(), x), (no(), x), (yes(), x + 1))


def test_cond_on_what_the_graph_computes():
    def f(x, y):
        return torch.cond(
            x.sum() > 0, lambda x, y: (x @ y, x * 1), lambda x, y: (-x, y - 1), (x, y)
        )

    x, y = torch.ones(3, 3), torch.randn(3, 3)
    check(f, (x, y), (-x, y))


def test_cond_with_closures_and_modules():
    net = nn.Linear(3, 3)
    other = nn.Linear(3, 3)
    factor = torch.randn(3)

    def f(nets, factor, p, x):
        return torch.cond(p, lambda x: nets[0](x) * factor, lambda x: nets[1](x).relu(), (x,))

    x = torch.randn(4, 3)
    with torch.no_grad():
        expected = [f((net, other), factor, p, x) for p in (yes(), no())]
    ours = nn.ModuleList([net, other]).to("tpu")
    compiled = torch.compile(f, fullgraph=True)
    with torch.no_grad():
        for p, e in zip((yes(), no()), expected, strict=True):
            compare(compiled(ours, factor.to("tpu"), p.to("tpu"), x.to("tpu")), e)
    assert metrics.counter("host_reads") == len(expected)
    assert metrics.counter("fallbacks") == 0


def test_cond_with_views():
    def f(p, x):
        def turned(x):
            return x.t()[1:] * 1, x.reshape(-1)[::2] + 1, x[0].clone()

        def straight(x):
            return (x + 1).t()[1:] * 1, x.reshape(2, -1)[0].cos(), x[1].clone()

        return torch.cond(p, turned, straight, (x,))

    x = torch.randn(2, 6)
    check(f, (yes(), x), (no(), x))
    check(lambda p, x: f(p, x.t().contiguous().t()), (yes(), x), (no(), x))
    check(lambda p, x: f(p, x[1:].expand(2, 6) * 1), (yes(), x), (no(), x))


def test_cond_in_cond():
    def f(p, q, x):
        def inner(q, x):
            return torch.cond(q, lambda x: x * 2, lambda x: x * 3, (x,)) + 1

        return torch.cond(p, inner, lambda q, x: x - 1, (q, x))

    x = torch.randn(5)
    check(f, *((p(), q(), x) for p in (yes, no) for q in (yes, no)))


def test_switch():
    choices = pytest.importorskip("torch._higher_order_ops.switch")

    def f(i, x):
        branches = [lambda x: x + 1, lambda x: x * 2, lambda x: x.sin()]
        return choices.switch(i, branches, (x,))

    # Numbers without a branch select the nearest one.
    check(f, *((torch.tensor(i), torch.ones(3)) for i in (0, 1, 2, -4, 9)))


def test_gradients_of_cond():
    def f(p, x, w):
        return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: x.cos() * w, (x, w))

    x, w = torch.randn(3, 3), torch.randn(3, 3)
    gradients(f, yes(), x, w)
    gradients(f, no(), x, w)


def test_while_loop():
    def f(x, limit):
        def smaller(i, x, limit):
            return x.norm() < limit

        def twice(i, x, limit):
            return i + 1, x * 2 + 0.5, limit.clone()

        return while_loop(smaller, twice, (torch.zeros_like(limit, dtype=torch.int64), x, limit))

    x = torch.ones(4)
    check(f, *((x, torch.tensor(float(limit))) for limit in (1, 10, 1000, 3)))


def test_while_loop_with_closures():
    def f(x, w):
        start = (torch.zeros((), dtype=torch.int32, device=x.device), x.t())
        i, x = while_loop(lambda i, x: i < 5, lambda i, x: (i + 1, (x.t() @ w).t().tanh()), start)
        return x + i

    check(f, (torch.randn(3, 4), torch.randn(4, 4)), (torch.ones(3, 4), torch.randn(4, 4)))


def test_while_loop_with_python_numbers():
    def f(x):
        return while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * 2), (0, x))[1]

    check(f, (torch.randn(3),), (torch.randn(3),))


def test_cond_in_while_loop():
    def f(n):
        def next_one(n, steps):
            odd = n % 2 == 1
            return torch.cond(odd, lambda n: 3 * n + 1, lambda n: n // 2, (n,)), steps + 1

        return while_loop(lambda n, _: n > 1, next_one, (n, torch.zeros_like(n)))

    check(f, *((torch.tensor(n),) for n in (27, 1, 6)))


def test_scan():
    def f(init, xs):
        return scan(lambda c, x: (c * 0.5 + x, c + x.sin()), init, xs)

    check(f, (torch.randn(3), torch.randn(7, 3)), (torch.ones(3), torch.randn(7, 3)))


@pytest.mark.parametrize("reverse", [False, True])
def test_scan_of_trees(reverse):
    def f(init, xs, w):
        def step(carry, x):
            a, b = carry["a"] @ w + x[0], carry["b"] + x[1].sum()
            return {"a": a, "b": b}, [a.t() * 1, b * 2]

        carry, out = scan(step, {"a": init, "b": init.sum()}, [xs, xs * 2], dim=1, reverse=reverse)
        return carry["a"], carry["b"], *out

    w = torch.randn(3, 3) / 3
    check(
        f, (torch.randn(2, 3), torch.randn(2, 5, 3), w), (torch.ones(2, 3), torch.randn(2, 5, 3), w)
    )


def test_scan_of_nothing():
    def f(init, xs):
        return scan(lambda c, x: (c + x, c * 2), init, xs)

    check(f, (torch.randn(3), torch.randn(0, 3)))


def test_gradients_of_scan():
    def f(init, xs, w):
        carry, out = scan(lambda c, x: ((c @ w + x).tanh(), c * x), init, xs)
        return out.sum(0) + carry

    gradients(f, torch.randn(3), torch.randn(6, 3), torch.randn(3, 3) / 2)


def test_map():
    def f(xs, w):
        return map(lambda x, w: (x @ w, x.sum()), xs, w)

    check(f, (torch.randn(5, 2, 3), torch.randn(3, 2)), (torch.ones(5, 2, 3), torch.randn(3, 2)))


def test_gradients_of_map():
    gradients(
        lambda xs, w: map(lambda x, w: (x @ w).sin(), xs, w),
        torch.randn(5, 2, 3),
        torch.randn(3, 3),
    )


@pytest.mark.parametrize("mode", ["generic", "pointwise"])
def test_associative_scan(mode):
    def f(xs, ys):
        def combine(a, b):
            return a[0] * b[0], b[0] * a[1] + b[1]

        return associative_scan(combine, (xs, ys), 0, combine_mode=mode)

    check(f, (torch.randn(7, 3), torch.randn(7, 3)), (torch.randn(7, 3), torch.ones(7, 3)))


def test_gradients_of_associative_scan():
    def f(xs):
        return associative_scan(lambda a, b: a * b, xs, 0, combine_mode="pointwise")

    gradients(f, torch.rand(6, 3) + 0.5)


def test_numbers_are_inputs():
    def f(p, x, a):
        y = torch.cond(p, lambda x: x * a, lambda x: x + a, (x,))
        return scan(lambda c, x: (c * a + x, c - a), y[0] * 1, y)

    x = torch.randn(4, 3)
    for a in 0.5, 1.5, -3.25:
        torch._dynamo.reset()
        for p in yes(), no():
            compare(torch.compile(f, fullgraph=True)(p.to("tpu"), x.to("tpu"), a), f(p, x, a))
    assert new_programs() == 1


def drawn(fn, *args):
    """Compare a function's results, eager and compiled, and the random numbers drawn after it."""
    found = []
    for function in (fn, torch.compile(fn, fullgraph=True)):
        torch.manual_seed(5)
        results = [function(*args), function(*args), torch.rand(3, device="tpu")]
        found.append([r.cpu() for r in results])
    for a, b in zip(*found, strict=True):
        assert torch.equal(a, b)
    assert not torch.equal(found[0][0], found[0][1])


@pytest.mark.parametrize("predicate", [yes, no])
def test_cond_draws_as_eager(predicate):
    def f(p, x):
        return torch.rand_like(x) + torch.cond(
            p, lambda x: x + torch.rand_like(x), lambda x: torch.dropout(x + 1, 0.5, True), (x,)
        )

    drawn(f, predicate().to("tpu"), torch.zeros(16, device="tpu"))


def test_scan_and_map_draw_as_eager():
    def f(xs):
        def noisy(carry, x):
            y = carry + x + torch.rand_like(x)
            return y, torch.dropout(y, 0.5, True)

        _, out = scan(noisy, xs[0] * 0, xs)
        return out + map(lambda x: x + torch.randn_like(x), xs)

    drawn(f, torch.zeros(5, 8, device="tpu"))


def test_gradients_of_a_scan_that_draws():
    def f(xs):
        return scan(lambda c, x: (c + x, torch.dropout(c * x, 0.5, True)), xs[0] * 1, xs)[1].sum()

    def run(function):
        torch.manual_seed(3)
        xs = torch.ones(4, 16, device="tpu", requires_grad=True)
        function(xs).backward()
        return xs.grad.cpu()

    torch.testing.assert_close(run(torch.compile(f, fullgraph=True)), run(f))


def test_while_loop_that_draws_splits_the_graph():
    def f(x):
        return while_loop(lambda x: x.sum() < 3, lambda x: (x + torch.rand_like(x),), (x,))[0] * 2

    with pytest.warns(UserWarning, match="is split at while_loop.*draws random numbers"):
        got = torch.compile(f, fullgraph=True)(torch.zeros(4, device="tpu"))
    assert got.sum() >= 6


@pytest.mark.parametrize("predicate", [yes, no])
def test_branches_that_write_in_place(predicate):
    def f(p, x, table):
        def first(x):
            table[0].add_(x)
            return x * 2

        def second(x):
            table.mul_(2)
            return x + 1

        # No branch writes this tensor; the graph around them does.
        table[2:].sub_(1)
        return torch.cond(p, first, second, (x,)) + table.sum(0)

    theirs = predicate(), torch.randn(3), torch.randn(4, 3)
    ours = [a.to("tpu") for a in theirs]
    with torch.no_grad():
        for _ in range(2):
            compare(torch.compile(f, fullgraph=True)(*ours), f(*theirs))
            compare(ours, theirs)
    assert metrics.counter("fallbacks") == 0


def test_a_loop_that_writes_in_place():
    def f(x, seen, w):
        def body(i, x):
            seen[i.reshape(1)] = x.sum()
            return i + 1, torch.cond(x.sum() > 0, lambda x: x @ w, lambda x: -x, (x,))

        start = torch.zeros((), dtype=torch.int64, device=x.device)
        return while_loop(lambda i, x: i < 4, body, (start, x))[1] + seen.sum()

    theirs = torch.randn(3), torch.zeros(6), torch.randn(3, 3)
    ours = [a.to("tpu") for a in theirs]
    compiled = torch.compile(f, fullgraph=True)
    with torch.no_grad():
        for _ in range(2):
            torch_tpu.sync()
            before = metrics.counter("cuts"), metrics.counter("host_reads")
            got = compiled(*ours)
            assert metrics.counter("cuts") - before[0] == 1
            assert metrics.counter("host_reads") == before[1]
            compare(got, f(*theirs))
            compare(ours, theirs)


def test_a_whole_step_is_one_program():
    def steps(device):
        torch.manual_seed(1)
        cell = nn.Linear(6, 3).to(device)
        optimizer = torch.optim.SGD(cell.parameters(), 0.1)

        def step(xs):
            def recur(state, x):
                state = cell(torch.cat([state, x], -1)).tanh()
                return state, state * 2

            optimizer.zero_grad()
            state, out = scan(recur, torch.zeros(2, 3, device=device), xs)
            state = torch.cond(out.sum() > 0, lambda x: x * 2, lambda x: x * 3, (state,))
            loss = out.square().mean() + state.mean()
            loss.backward()
            optimizer.step()
            return loss.detach()

        return step, list(cell.parameters())

    (theirs, expected), (ours, parameters) = steps("cpu"), steps("tpu")
    ours = torch_tpu.compile_step(ours)
    with torch_tpu.eager_mode("fused"):
        for xs in torch.randn(5, 5, 2, 3):
            here = xs.to("tpu")
            torch_tpu.sync()
            before = metrics.counter("cuts")
            loss = ours(here)
            torch_tpu.sync()
            cuts = metrics.counter("cuts") - before
            torch.testing.assert_close(loss.cpu(), theirs(xs))
    assert cuts == 1
    for p, e in zip(parameters, expected, strict=True):
        torch.testing.assert_close(p.detach().cpu(), e.detach())


def test_eager_control_flow():
    x = torch.randn(4, 3)
    for p in yes(), no():

        def f(p, x):
            return torch.cond(p, lambda x: x.sin(), lambda x: x.cos(), (x,))

        compare(f(p.to("tpu"), x.to("tpu")), f(p, x))


def test_branches_that_do_not_fit_are_refused_by_torch():
    def f(p, x):
        return torch.cond(p, lambda x: x.sum(), lambda x: x.double(), (x,))

    said = []
    for device in "cpu", "tpu":
        with pytest.raises(Exception, match="dtype|metadata|output") as refused:
            torch.compile(f, fullgraph=True)(yes().to(device), torch.ones(2, device=device))
        said.append(type(refused.value))
    assert said[0] is said[1]


def test_a_carry_that_changes_its_type_is_refused_by_torch():
    def f(x):
        return while_loop(lambda x: x.sum() < 3, lambda x: (x.double(),), (x,))

    for device in "cpu", "tpu":
        with pytest.raises(Exception, match="dtype|metadata"):
            torch.compile(f, fullgraph=True)(torch.ones(2, device=device))
