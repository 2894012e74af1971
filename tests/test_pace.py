"""Fused mode steps back if programs do not recur, and steps forward if they do."""

import os

import pytest
import torch
from torch import Tensor

pytestmark = pytest.mark.usefixtures("fused", "no_fallback")

compiles_all = pytest.mark.skipif(
    os.environ.get("TORCH_TPU_TARGET") != "canonical",
    reason="the CPU interprets programs whose sizes vary, so there fused mode never steps back; "
    "`make canonical` runs this test",
)

LOOP = 120
ROUND = LOOP + 5  # operations


def a_round(length: int, device: str) -> Tensor:
    """The same operations for each length. One of them is written differently for each length, so
    that one program cannot serve them all."""
    x = torch.ones(length).to(device)
    x = x + torch.nn.functional.adaptive_max_pool1d(x[None, None], 3).sum()
    for _ in range(LOOP // 3):
        x = torch.sin(x * 1.5 + 0.25)
    return x.cpu()


def step_back(first: int, device: str) -> None:
    """Uses lengths that no other test uses."""
    for length in range(first, first + 8):
        a_round(length, device)
    assert counter("bail_outs") == 1


def counter(name: str) -> int:
    import torch_tpu

    return torch_tpu.metrics.counter(name)


@compiles_all
def test_lengths_that_always_change_are_run_one_by_one(tpu: str) -> None:
    import torch_tpu

    for length in range(2, 20):
        torch.testing.assert_close(a_round(length, tpu), a_round(length, "cpu"))
    assert counter("bail_outs") == 1
    # Nine whole programs; then four operations, each for one length or for several.
    assert 9 + 4 < counter("programs") <= 9 + 4 * 9
    assert counter("cuts") == 9 + ROUND * 9
    text = torch_tpu.explain()
    assert "fused mode runs op by op from " in text
    # The first iteration has no op that came before.
    assert f"test_pace.py:{a_round.__code__.co_firstlineno + 7} on: {8 * ROUND} ops" in text
    assert "bail_outs" in torch_tpu.metrics.report()

    # One length that recurs is worth a program.
    for _ in range(40):
        result = a_round(100, tpu)
    torch.testing.assert_close(result, a_round(100, "cpu"))
    cuts = counter("cuts")
    for _ in range(5):
        a_round(100, tpu)
    assert counter("cuts") - cuts == 5
    assert "fused mode runs whole programs again from " in torch_tpu.explain()


@compiles_all
def test_what_is_done_with_a_view_is_compiled_once(tpu: str) -> None:
    step_back(400, tpu)
    for length in range(500, 506):
        x = torch.ones(length).to(tpu)
        compiles = counter("programs")
        assert (x[-1:] * 2 + x[-1:].exp()).item() == pytest.approx(2 + torch.e)
        # Only taking the last element depends on the length, and soon not even that.
        assert length == 500 or counter("programs") - compiles == (length < 502)


@compiles_all
def test_a_compiled_graph_does_not_pay_for_what_is_around_it(tpu: str) -> None:
    def f(x: Tensor) -> Tensor:
        for _ in range(2 * ROUND):
            x = torch.sin(x + 1)
        return x

    torch._dynamo.reset()
    compiled, x = torch.compile(f), torch.ones(3, device=tpu)
    for length in range(600, 609):
        compiled(x)
        a_round(length, tpu)
    assert counter("bail_outs") == 1


@compiles_all
def test_choosing_the_mode_anew_starts_anew(tpu: str) -> None:
    import torch_tpu

    step_back(200, tpu)
    torch_tpu.set_eager_mode("fused")
    cuts = counter("cuts")
    a_round(50, tpu)
    assert counter("cuts") - cuts == 1


@compiles_all
def test_a_loop_that_reads_nothing_is_fused_again(tpu: str) -> None:
    step_back(300, tpu)
    x = torch.ones(64, device=tpu)
    for _ in range(6000):
        x = (x * 1.0001).sin() + 0.5
    cuts = counter("cuts")
    for _ in range(3000):
        x = (x * 1.0001).sin() + 0.5
    torch.tpu.synchronize()
    assert 10 < counter("cuts") - cuts < 100


def test_a_thousand_learning_rates_dropouts_and_seeds_compile_nothing(tpu: str) -> None:
    torch.manual_seed(0)
    model = torch.nn.Sequential(
        torch.nn.Linear(8, 16), torch.nn.Dropout(0.5), torch.nn.Linear(16, 4)
    ).to(tpu)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    x = torch.randn(4, 8).to(tpu)
    losses = set()
    for step in range(1000):
        if step == 2:
            compiles = counter("programs")
        torch.manual_seed(step)
        optimizer.param_groups[0]["lr"] = 1e-3 / (step + 1)
        optimizer.zero_grad()
        loss = model(x).square().mean()
        loss.backward()
        optimizer.step()
        losses.add(loss.item())
    assert counter("programs") == compiles
    assert counter("bail_outs") == 0
    assert len(losses) == 1000


def test_weights_on_either_side_of_a_half_are_two_programs(tpu: str) -> None:
    torch.manual_seed(0)
    x, y = torch.randn(2, 40)
    here, there = x.to(tpu), y.to(tpu)
    compiles = counter("programs")
    for weight in (0.1, 0.3, 0.6, 1.0, 0.4999, 0.5, -0.2, 7.0):
        found = here.lerp(there, weight).cpu()
        torch.testing.assert_close(found, x.lerp(y, weight))
        if weight == 1:
            torch.testing.assert_close(found, y, rtol=0, atol=0)
    assert counter("programs") - compiles == 2


@pytest.mark.skipif(
    "TORCH_TPU_TARGET" in os.environ, reason="only the CPU's own programs are interpreted"
)
def test_lengths_that_always_change_are_interpreted(tpu: str) -> None:
    a_round(700, tpu)
    before = {name: counter(name) for name in ("programs", "interpreted", "recompiles")}
    for length in range(701, 720):
        torch.testing.assert_close(a_round(length, tpu), a_round(length, "cpu"))
    made = counter("programs") - before["programs"]
    assert made == counter("interpreted") - before["interpreted"] >= 19
    assert counter("recompiles") == before["recompiles"]
    assert counter("bail_outs") == 0
