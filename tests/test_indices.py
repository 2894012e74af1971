"""Indices out of range are said, in each mode, and the process goes on."""

import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

Lookup = Callable[[Tensor, Tensor], Tensor]

# Calls of a float tensor [5, 4] and of indices [3] below 5; the index out of range is 9.
LOOKUPS: dict[str, Lookup] = {
    "index": lambda x, i: x[i],
    "index of columns": lambda x, i: x[:, i % 4 + i // 9 * 9],
    "index_select": lambda x, i: x.index_select(0, i),
    "embedding": lambda x, i: F.embedding(i, x),
    "embedding_bag": lambda x, i: F.embedding_bag(i[None], x),
    "gather": lambda x, i: x.gather(0, i[:, None]),
    "take": lambda x, i: x.take(i + i // 9 * 20),
    "scatter": lambda x, i: x.scatter(0, i[:, None], 1.0),
    "scatter_add": lambda x, i: x.scatter_add(0, i[:, None], x),
    "scatter_reduce": lambda x, i: x.scatter_reduce(0, i[:, None], x, "amax"),
    "index_put": lambda x, i: x.index_put((i,), torch.zeros((), device=x.device)),
    "index_add": lambda x, i: x.index_add(0, i, x[:3]),
    "index_copy": lambda x, i: x.index_copy(0, i, x[:3]),
    "index_fill": lambda x, i: x.index_fill(0, i, 1.0),
    "index_reduce": lambda x, i: x.index_reduce(0, i, x[:3], "mean"),
    "put": lambda x, i: x.put(i + i // 9 * 20, x[:3, 0]),
    "nll_loss": lambda x, i: F.nll_loss(x.t()[:3].log_softmax(-1), i),
    "cross_entropy": lambda x, i: F.cross_entropy(x.t()[:3], i),
    "max_unpool2d": lambda x, i: F.max_unpool2d(x[:1, :3].view(1, 1, 3), i.view(1, 1, 3), (1, 2)),
}
# The index out of range where it is not 9.
WRONG = {"index of columns": 10, "take": 29, "put": 29}


def tensors(device: str, worst: int) -> tuple[Tensor, Tensor]:
    x = torch.linspace(0.0, 1.0, 20).view(5, 4)
    return x.to(device), torch.tensor([0, worst, 4]).to(device)


@pytest.mark.parametrize("name", LOOKUPS)
class TestLookups:
    def test_the_next_host_read_says_it(self, tpu: str, mode: str, name: str) -> None:
        lookup = LOOKUPS[name]
        torch.testing.assert_close(lookup(*tensors(tpu, 1)).cpu(), lookup(*tensors("cpu", 1)))
        with pytest.raises((IndexError, RuntimeError)) as stock:
            lookup(*tensors("cpu", 9))
        with pytest.raises((IndexError, RuntimeError)) as said:
            lookup(*tensors(tpu, 9)).cpu()
        if mode == "debug":
            assert said.type is stock.type or name in ("index_add", "index_reduce")
            return
        assert said.type is IndexError
        wrong = WRONG.get(name, 9)
        assert re.search(rf"\(aten::[\w.]+, index {wrong}, size \d+, called at ", str(said.value))
        assert "test_indices.py" in str(said.value)
        # Once is enough, and the device goes on.
        assert torch.ones(2, device=tpu).sum().item() == 2.0

    def test_compiled_graphs_say_it(self, tpu: str, name: str) -> None:
        compiled = torch.compile(LOOKUPS[name])
        compiled(*tensors(tpu, 1)).cpu()
        with pytest.raises(IndexError, match="aten::"):
            compiled(*tensors(tpu, 9)).cpu()
        torch._dynamo.reset()


def test_synchronize_says_it(tpu: str, mode: str) -> None:
    if mode == "debug":
        pytest.skip("debug mode raises on the line itself")
    x, i = tensors(tpu, 7)
    y = x[i]
    with pytest.raises(IndexError, match="index 7 is out of bounds for dimension 0 with size 5"):
        torch.tpu.synchronize()
    # The nearest row takes the place of the one that is not there.
    assert y.cpu().equal(x.cpu()[torch.tensor([0, 4, 4])])


def test_another_value_may_be_read_first(tpu: str) -> None:
    x, i = tensors(tpu, -6)
    y = x[i] + 1
    with pytest.raises(IndexError, match="index -6 is out of bounds for dimension 0 with size 5"):
        (x * 2).sum().item()
    assert y.shape == (3, 4)


def test_the_line_is_that_of_the_call(tpu: str) -> None:
    x, good = tensors(tpu, 1)
    bad = tensors(tpu, 8)[1]
    lines = []
    for i in good, bad, good:
        y = x[i]
        lines.append(y * 2)
    with pytest.raises(IndexError, match=r"index 8, size 5, called at .*test_indices.py:\d+"):
        torch.stack(lines).cpu()


def test_sizes_that_vary(tpu: str) -> None:
    """Padding is no index out of range, and the size in the message is the real one."""
    table = torch.arange(40.0, device=tpu).view(10, 4)
    for n in range(3, 30, 2):
        index = torch.arange(n) % 10
        assert table[index.to(tpu)].sum().item() == table.cpu()[index].sum().item()
    index[1] = 10
    with pytest.raises(IndexError, match="index 10 is out of bounds for dimension 0 with size 10"):
        table[index.to(tpu)].sum().item()


def test_a_training_step_goes_on(tpu: str) -> None:
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Embedding(10, 8), torch.nn.Linear(8, 10)).to(tpu)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

    def step(ids: Tensor, targets: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(ids), targets)
        loss.backward()
        optimizer.step()
        return loss

    ids = torch.arange(6).to(tpu)
    for _ in range(3):
        step(ids, ids).item()
    with pytest.raises(IndexError, match="Target 11 is out of bounds"):
        step(ids, ids + 6).item()
    with pytest.raises(IndexError, match="index out of range in self.*index 12, size 10"):
        step(ids + 7, ids).item()
    assert step(ids, ids).isfinite().item()


def test_ignored_targets_are_no_indices(tpu: str) -> None:
    x, target = torch.zeros(3, 4, device=tpu), torch.tensor([1, -100, 2], device=tpu)
    assert F.cross_entropy(x, target).isfinite().item()
    assert F.cross_entropy(x, target.clamp(min=-1), ignore_index=-1).isfinite().item()


def test_a_loop_that_reads_nothing_loses_no_report(tpu: str) -> None:
    x, good = tensors(tpu, 1)
    bad = tensors(tpu, 6)[1]
    total = torch.zeros(4, device=tpu)
    for step in range(300):
        total = total + x[bad if step == 5 else good].sum(0)
    with pytest.raises(IndexError, match="index 6 is out of bounds"):
        total.sum().item()
    assert total.isfinite().all().item()


def test_checks_can_be_switched_off() -> None:
    code = (
        "import torch; x = torch.arange(3, device='tpu');"
        "print(x[torch.tensor([7], device='tpu')].item())"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"TORCH_TPU_INDEX_CHECKS": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == "2\n"


def test_branches_and_loops_say_it(tpu: str) -> None:
    """The branch that runs, the iteration of a loop, and branches inside branches."""
    from torch._higher_order_ops import scan, while_loop

    table = torch.arange(10.0, device=tpu)

    def cond(i: Tensor) -> Tensor:
        return torch.cond(i[0] > 0, lambda i: table[i].sum(), lambda i: table[i * 0].sum(), (i,))

    def nested(i: Tensor) -> Tensor:
        return torch.cond(
            i[0] > 0,
            lambda i: torch.cond(
                i[0] > 100, lambda i: table[i].sum(), lambda i: table[i].mean(), (i,)
            ),
            lambda i: table[i * 0].sum(),
            (i,),
        )

    def loop(i: Tensor) -> Tensor:
        start = torch.zeros((), dtype=torch.long, device=tpu), torch.zeros((), device=tpu)

        def body(k: Tensor, total: Tensor) -> tuple[Tensor, Tensor]:
            return k + 1, total + table[i + k - 1].sum()

        return while_loop(lambda k, _: k < 2, body, start)[1]

    def condition(i: Tensor) -> Tensor:
        start = torch.zeros((), dtype=torch.long, device=tpu), torch.zeros((), device=tpu)

        def is_small(k: Tensor, _: Tensor) -> Tensor:
            return table[i + k - 1].amin() < 3

        return while_loop(is_small, lambda k, total: (k + 1, total + 1), start)[1]

    def slices(i: Tensor) -> Tensor:
        def body(total: Tensor, k: Tensor) -> tuple[Tensor, Tensor]:
            return total + table.index_select(0, k[None]).sum(), total * 1.0

        return scan(body, torch.zeros((), device=tpu), i)[0]

    good, bad = (torch.tensor(i, device=tpu) for i in ([3, 8], [3, 10]))
    for function in cond, nested, loop, condition, slices:
        compiled = torch.compile(function)
        assert compiled(good).isfinite().item()
        with pytest.raises(IndexError, match=r"out of .*index 10, size 10"):
            compiled(bad).item()
        assert compiled(good).isfinite().item()
    assert torch.compile(cond)(-bad).item() == 0
