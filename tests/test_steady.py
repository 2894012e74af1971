"""A long run reaches a steady state: it compiles, leaks and copies nothing any more."""

import copy
import random
import re
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
import torch
import torch_tpu
from torch import Tensor, nn

from tests import models
from tests.conftest import Run
from tests.models import prepare

pytestmark = pytest.mark.usefixtures("fused", "no_fallback")

# Optimizers import the compiler.
IMPORTS = ["tests.models", "torch._inductor.compile_fx"]


def counter(name: str) -> int:
    import torch_tpu

    return torch_tpu.metrics.counter(name)


def test_five_hundred_steps_with_a_changing_learning_rate(tpu: str) -> None:
    torch.manual_seed(0)
    workload = models.gpt()
    model = workload.model().to(tpu)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=500)
    generator = torch.Generator().manual_seed(0)

    def step() -> float:
        batch = tuple(t.to(tpu) for t in workload.batch(generator))
        optimizer.zero_grad()
        loss = workload.loss(model, batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        scheduler.step()
        return loss.item()

    first = [step(), step()]
    compiles, donations = counter("programs"), counter("donations")
    allocated = set()
    for _ in range(498):
        last = step()
        torch.tpu.synchronize()
        allocated.add(torch.tpu.memory_allocated())
    assert counter("programs") == compiles, "nothing is compiled after the second step"
    assert len(allocated) == 1, "every step ends with the same live memory"
    assert last < first[0]

    # Every parameter and both of its moments are updated in place, in every step.
    parameters = len(list(model.parameters()))
    assert counter("donations") - donations >= 498 * 3 * parameters


def test_training_memory_has_no_second_copy_of_the_parameters(tpu: str) -> None:
    """SGD without momentum on 64 MB of weights needs memory for weights and gradients only."""
    size = 4096
    w = torch.zeros(size, size, device=tpu, requires_grad=True)
    optimizer = torch.optim.SGD([w], lr=0.1, foreach=False)
    x = torch.ones(1, size, device=tpu)

    def step() -> None:
        optimizer.zero_grad()
        (x @ w - 1).square().mean().backward()
        optimizer.step()

    step()
    torch.tpu.synchronize()
    torch.tpu.reset_peak_memory_stats()
    for _ in range(3):
        step()
    torch.tpu.synchronize()
    weights = w.numel() * w.element_size()
    assert torch.tpu.max_memory_allocated() < 2.6 * weights


@pytest.mark.parametrize("reads", [False, True], ids=["let go", "read"])
def test_gradients_leave_a_step_only_if_they_are_read(tpu: str, reads: bool) -> None:
    others = torch.tpu.memory_allocated()
    model = nn.Linear(1000, 1000, bias=False).to(tpu)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    x = torch.ones(4, 1000, device=tpu)
    for _ in range(3):
        torch.tpu.synchronize()
        torch.tpu.reset_peak_memory_stats()
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()
        if reads:
            assert model.weight.grad.abs().sum().item() > 0
        optimizer.zero_grad()
        torch.tpu.synchronize()
    weights = 4 * 1000 * 1000
    beside_weights = torch.tpu.max_memory_allocated() - others - weights
    assert beside_weights >= weights if reads else beside_weights < 0.1 * weights


@pytest.mark.parametrize("size", [4, 1000], ids=["small", "large"])
def test_a_question_about_a_mask_does_not_split_a_step(tpu: str, size: int) -> None:
    """Only the mask is computed for the answer, if the rest of the step is more than that."""
    model = nn.Linear(size, size, bias=False).to(tpu)
    mask = torch.ones(4, 8, dtype=torch.bool, device=tpu)
    places = torch.arange(8, device=tpu)
    x = torch.ones(4, size, device=tpu)
    torch.tpu.synchronize()

    def step() -> float:
        y = model(x).square()
        ends = (mask.cumsum(-1) * places)[:, -1]
        if (ends == 56).all():
            y = y * ends[:, None]
        return y.sum().item()

    with torch.no_grad():
        expected = 4 * 56 * model.weight.cpu().sum(1).square().sum()
    assert step() == pytest.approx(expected.item(), rel=1e-4)
    ops = torch_tpu.explain().splitlines()
    ops = [int(line.split(": ")[1].split()[0]) for line in ops if line.startswith("program")][-2:]
    # The product and the square are part of the second program, unless they are little, too.
    assert (ops[0] < ops[1]) == (size == 1000), torch_tpu.explain()


def test_a_loop_without_a_step_is_cut_and_repeats_its_programs(tpu: str) -> None:
    """A stream with no host read and no optimizer must neither grow nor recompile for ever."""
    x = torch.ones(16, device=tpu)
    for _ in range(3):
        compiles, cuts = counter("programs"), counter("cuts")
        for _ in range(3000):
            x = (x * 1.0001).sin() + 0.5
        torch.tpu.synchronize()
        # The first loop starts with `ones`; the next one is cut a little differently.
        assert counter("programs") - compiles <= 3
        assert counter("cuts") - cuts > 20
    assert counter("programs") == compiles
    assert torch.isfinite(x).all()


def test_evaluation_between_steps_leaves_training_programs_alone(tpu: str) -> None:
    workload = models.mlp()
    model, data, step = prepare(workload, tpu)

    def evaluate() -> Tensor:
        with torch.no_grad():
            return workload.loss(model, data[0]).cpu()

    # Where an evaluation follows the step, there are still gradients, which leave the program.
    for i in range(8):
        step(data[i % 4])
        if i % 4 < 2:
            evaluate()
    compiles = counter("programs")
    for i in range(20):
        step(data[i % 4])
        if i % 5 == 0:
            evaluate()
    torch.tpu.synchronize()
    assert counter("programs") == compiles


def test_dropped_tensors_give_their_memory_back(tpu: str) -> None:
    torch.tpu.synchronize()
    before = torch.tpu.memory_allocated()
    x = torch.zeros(1 << 20, device=tpu) + 1
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() >= before + 4 * (1 << 20)
    view = x[:10]
    del x
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() >= before + 4 * (1 << 20), "a view holds its storage"
    del view
    torch.tpu.synchronize()
    assert torch.tpu.memory_allocated() == before


DISTURBED = """
import gc, os, random, threading, time
import torch, torch_tpu
from tests import models

chance = random.Random(int(os.environ["SEED"]))
torch_tpu.set_eager_mode("fused")
gc.freeze()  # What the imports made need not be looked at again and again.


def worry() -> None:
    while True:
        time.sleep(chance.random() * 0.05)
        pressure = bytearray(chance.randrange(1 << 24))
        gc.collect(chance.randrange(3))


def pause(*_) -> None:
    if chance.random() < 0.2:
        time.sleep(chance.random() * 0.01)


threading.Thread(target=worry, daemon=True).start()
torch.nn.modules.module.register_module_forward_hook(pause)
workload = models.mlp()
model, data, step = models.prepare(workload, "tpu")
for i in range(6):
    loss = step(data[i % len(data)])
    if i % 2:
        loss.item()
with torch.no_grad():
    # A loop that reads nothing, long enough to be cut where it goes round.
    total = sum(workload.loss(model, data[i % len(data)]) for i in range(200))
total.item()
print(torch_tpu.metrics.counter("cuts"), torch_tpu._C.fingerprint())
"""


def test_delays_and_garbage_collection_do_not_change_the_programs(tpu: str, fork: Run) -> None:
    with ThreadPoolExecutor(8) as pool:
        runs = [pool.submit(fork, DISTURBED, timeout=600, SEED=str(seed)) for seed in range(8)]
        outputs = {run.result().stdout for run in runs}
    assert len(outputs) == 1, outputs
    cuts, fingerprint = outputs.pop().split()
    assert int(cuts) > 8
    assert int(fingerprint) != 0


HISTORY = """
import os, sys
import torch
import torch_tpu
from tests import models

device = torch.device("tpu")
if os.environ["HISTORY"] == "other":
    # Ops, captured functions and constants of attributes that the other process does not know.
    x = torch.arange(12.0, device=device).reshape(3, 4)
    print((x.sin() + x.sum(1, keepdim=True)).cpu().sum().item() > 0, file=sys.stderr)
    torch.compile(lambda a, b: (a @ b.t()).relu())(x, x).cpu()
    torch.pow(x, 2).cpu(), torch.pow(x, 0.5).cpu(), x.clamp(1, 2).cpu()
    torch.cond(x.sum() > 0, lambda a: a.sin(), lambda a: a.cos(), (x,)).cpu()
torch_tpu.sync()
torch_tpu.metrics.reset()
workload = models.mlp()
model, data, step = models.prepare(workload, device)
for i in range(3):
    step(data[i % len(data)]).item()
branches = lambda a: a.sin() * 2, lambda a: a.cos()
graph = torch.compile(lambda a: torch.cond(a.sum() > 0, *branches, (a,)))
graph(torch.ones(3, device=device)).cpu()
torch.pow(torch.ones(5, device=device), 3).clamp(0, 2).cpu()
print(torch_tpu.metrics.counter("cuts"), torch_tpu._C.fingerprint())
"""


def test_programs_of_two_histories_have_equal_fingerprints(tpu: str, fork: Run) -> None:
    outputs = [fork(HISTORY, HISTORY=history).stdout for history in ("none", "other")]
    assert outputs[0] == outputs[1]
    cuts, fingerprint = outputs[0].split()
    assert int(cuts) > 4
    assert int(fingerprint) != 0


def test_a_parameter_is_updated_in_place_after_its_last_read(tpu: str, tmp_path, fork) -> None:
    """The gradient of a layer's input reads the parameter that the same program overwrites."""
    script = """
import torch

model = torch.nn.Sequential(torch.nn.Linear(128, 256), torch.nn.Linear(256, 128)).to("tpu")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for _ in range(3):
    optimizer.zero_grad()
    model(torch.ones(8, 128, device="tpu")).sum().backward()
    optimizer.step()
torch.tpu.synchronize()
"""
    fork(script, TORCH_TPU_EAGER_MODE="fused", TORCH_TPU_DUMP=str(tmp_path))
    programs = [path.read_text() for path in sorted(tmp_path.glob("*.cpu.mlir"))]
    step = next(text for text in programs if "torch_tpu.product" in text)
    weight = re.search(r"%(\d+): tensor<128x256xf32> \{tf.aliasing_output", step)
    assert weight, "the second layer's weight is donated"
    assert f'"stablehlo.optimization_barrier"(%{weight[1]}, ' in step


def test_numbers_of_an_optimizer_are_a_few_parameters(tpu: str, tmp_path, fork: Run) -> None:
    """Also after its two groups of parameters have got other learning rates."""
    script = """
import torch

model = torch.nn.Sequential(*(torch.nn.Linear(8, 8) for _ in range(8))).to("tpu")
groups = [{"params": list(part.parameters())} for part in (model[:4], model[4:])]
optimizer = torch.optim.AdamW(groups, lr=0.0)
for step in range(9):
    for group, rate in zip(optimizer.param_groups, (1e-3, 2e-3), strict=True):
        group["lr"] = step * rate if step > 4 else step * 1e-3
    model(torch.ones(4, 8, device="tpu")).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
torch.tpu.synchronize()
"""
    fork(script, TORCH_TPU_EAGER_MODE="fused", TORCH_TPU_DUMP=str(tmp_path))
    paths = [path for path in tmp_path.glob("*.mlir") if not path.name.endswith(".cpu.mlir")]
    heads = [path.read_text().partition("@main(")[2].partition(") ->")[0] for path in paths]
    # Sixteen parameters have seven numbers each.
    assert 2 <= sum("8x8xf32" in head for head in heads) <= 4
    assert all(head.count(": tensor<f32>") <= 12 for head in heads)


@pytest.mark.parametrize("size", [256, 512])
def test_products_see_what_was_written_in_place(tpu: str, size: int) -> None:
    """A compiler may not pack a weight once for all runs."""
    torch.manual_seed(0)
    # Whole numbers, whose sums are exact in any order.
    x, w = (torch.randint(-8, 8, s).float() for s in ((size, 1024), (1024, size)))
    there, weight = x.to(tpu), w.to(tpu)
    for _ in range(3):
        assert torch.equal((there @ weight).cpu(), x @ w)
        weight.mul_(2)
        w.mul_(2)


def test_a_program_does_not_depend_on_what_was_freed_when(tpu: str) -> None:
    def results(x: Tensor, spare: list[Tensor]) -> tuple[Tensor, Tensor]:
        unwanted = x + 1
        first = x * 3
        # The second result gets the address of one or the other.
        del unwanted
        spare.clear()
        return first, x * 2

    x = torch.ones(5).to(tpu)
    compiles = []
    for spare in ([], [torch.ones(1).to(tpu)], []):
        first, second = results(x, spare)
        assert (first + second).tolist() == [5] * 5
        compiles.append(counter("programs"))
    assert compiles[0] == compiles[2]


@pytest.mark.parametrize("mode", ["fused", "strict"])
def test_batches_of_rows_share_a_program(tpu: str, mode: str) -> None:
    """The first rows have a separate program, as they begin where the tensor begins."""
    import torch_tpu

    torch.manual_seed(0)
    layer, data = nn.Linear(5, 3), torch.randn(60, 5)
    results = []
    with torch_tpu.eager_mode(mode):
        for device in "cpu", tpu:
            on, x = copy.deepcopy(layer).to(device), data.to(device)
            optimizer = torch.optim.SGD(on.parameters(), lr=0.1)
            outputs = torch.zeros(60, 3, device=device)
            for i in range(0, 60, 6):
                before = counter("programs")
                optimizer.zero_grad()
                y = on(x[i : i + 6])
                y.square().mean().backward()
                optimizer.step()
                outputs[i : i + 6] = y.detach()
                assert x[i].sum().item() == pytest.approx(data[i].sum().item(), abs=1e-5)
                assert i < 12 or counter("programs") == before
            results.append((outputs.cpu(), on.weight.detach().cpu()))
    torch.testing.assert_close(results[1], results[0])


def test_threads_on_one_device_whose_sizes_vary(tpu: str) -> None:
    """A bounded program is written without the engine's lock, so others record meanwhile."""
    errors: list[BaseException] = []

    def work(seed: int) -> None:
        try:
            chance = random.Random(seed)
            layer = torch.nn.Linear(8, 16 + 8 * seed)
            moved = copy.deepcopy(layer).to(tpu)
            for _ in range(30):
                x = torch.randn(chance.randrange(2, 60), 8)
                expected = layer(x).softmax(-1).cumsum(0).sum(0)
                got = moved(x.to(tpu)).softmax(-1).cumsum(0).sum(0)
                torch.testing.assert_close(got.cpu(), expected)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(seed,), daemon=True) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not errors
    assert not any(thread.is_alive() for thread in threads)
