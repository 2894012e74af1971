"""Running ahead: a sure next program starts before it is recorded, and changes nothing."""

from collections.abc import Callable

import pytest
import torch
import torch_tpu
from torch import Tensor, nn

ROUNDS = 12


@pytest.fixture(autouse=True)
def fused():
    torch.manual_seed(0)
    with torch_tpu.eager_mode("fused"), torch.no_grad():
        yield


class Ahead:
    """The number of programs started ahead since its creation, and of those that were dropped."""

    def __init__(self) -> None:
        torch_tpu.sync()
        self.before = self.now()

    def now(self) -> tuple[int, int]:
        counter = torch_tpu.metrics.counter
        return counter("speculations"), counter("speculations_wasted")

    def counts(self) -> tuple[int, int]:
        (started, vain), (started_before, vain_before) = self.now(), self.before
        return started - started_before, vain - vain_before


def rounds(device: str, step: Callable[[Tensor, int], Tensor], start: Tensor) -> Tensor:
    """The values that a loop reads that feeds itself."""
    x, read = start.to(device), []
    for i in range(ROUNDS):
        x = step(x, i)
        read.append(x.sum().item())
    return torch.tensor(read)


def agree(step: Callable[[Tensor, int], Tensor], start: Tensor | None = None) -> tuple[int, int]:
    start = torch.randn(8, 8) if start is None else start
    expected = rounds("cpu", step, start)
    ahead = Ahead()
    torch.testing.assert_close(rounds("tpu", step, start), expected)
    return ahead.counts()


def test_a_loop_that_feeds_itself():
    started, vain = agree(lambda x, _: (x @ x.tanh()).sigmoid())
    # Two rounds show the repetition, and two more confirm it.
    assert started >= ROUNDS - 5
    assert vain == 0


def test_what_is_read_and_not_made_is_the_same_each_round():
    weight = {"cpu": torch.randn(8, 8)}
    weight["tpu"] = weight["cpu"].to("tpu")
    started, vain = agree(lambda x, _: (x @ weight[x.device.type]).tanh())
    assert started >= ROUNDS - 5
    assert vain == 0


def test_numbers_that_count():
    started, vain = agree(lambda x, i: (x * 0.5 + i).cos())
    assert started >= ROUNDS - 5
    assert vain == 0


def test_numbers_that_do_not():
    squares, vain = agree(lambda x, i: (x * 0.5 + i * i).cos())
    assert (squares, vain) == (0, 0)


def test_a_guess_that_is_wrong_is_dropped():
    def step(x: Tensor, i: int) -> Tensor:
        return (x.neg() if i == 8 else x.sin()) + (3 if i == 10 else 1)

    started, vain = agree(step)
    assert started >= 1
    assert vain >= 1


def test_what_a_wrong_guess_read_is_still_there():
    x = torch.ones(64, device="tpu")
    for _ in range(8):
        x.mul_(2)
        x.sum().item()
    ahead = Ahead()
    x.add_(1)
    assert x.sum().item() == 64 * 257
    assert ahead.counts()[1] == 1


def test_two_reads_a_round():
    def step(x: Tensor, _: int) -> Tensor:
        x = x.sin()
        assert x.mean().item() < 1
        return (x * 2).cos()

    started, vain = agree(step)
    assert started >= ROUNDS
    assert vain == 0


def test_caches_that_grow():
    def step(x: Tensor, _: int) -> Tensor:
        return torch.cat([x, x[-1:].tanh()])

    expected = [step(torch.ones(3, 4), 0)]
    for _ in range(60):
        expected.append(step(expected[-1], 0))
    ahead, x = Ahead(), torch.ones(3, 4, device="tpu")
    for y in expected:
        x = step(x, 0)
        torch.testing.assert_close(torch.tensor(x.sum().item()), y.sum())
    torch.testing.assert_close(x.cpu(), expected[-1])
    started, vain = ahead.counts()
    assert started >= 30
    assert vain <= 3


def test_random_numbers_are_those_of_every_mode():
    def draw(mode: str) -> list[float]:
        torch.manual_seed(3)
        with torch_tpu.eager_mode(mode):
            x, read = torch.ones(32, device="tpu"), []
            for _ in range(ROUNDS):
                x = nn.functional.dropout(x, 0.25) + torch.rand_like(x)
                read.append(x.sum().item())
        return read

    ahead = Ahead()
    fused = draw("fused")
    assert ahead.counts()[0] >= ROUNDS - 5
    assert fused == draw("strict")


def test_a_random_stream_that_is_moved():
    def draws() -> list[float]:
        return [torch.rand(16, device="tpu").sum().item() for _ in range(ROUNDS)]

    torch.manual_seed(1)
    first = draws()
    torch.manual_seed(1)
    assert draws() == first


def test_large_results_are_not_made_in_vain():
    started, _ = agree(lambda x, _: x.sin(), torch.randn(1024, 1024))
    assert started == 0


def test_a_loop_that_might_not_end_is_not_started():
    from torch._higher_order_ops.while_loop import while_loop

    @torch.compile
    def grown(x: Tensor) -> Tensor:
        return while_loop(lambda x: x.sum() < 30, lambda x: (x + 1,), (x - 2,))[0]

    started, _ = agree(lambda x, _: grown(x), torch.ones(4))
    assert started == 0


def test_other_modes_wait():
    ahead = Ahead()
    for mode in "strict", "debug":
        with torch_tpu.eager_mode(mode):
            rounds("tpu", lambda x, _: x.sin(), torch.ones(4))
    assert ahead.counts() == (0, 0)


def test_compiled_rounds():
    model = nn.Linear(8, 8).eval()
    twin = nn.Linear(8, 8).eval().to("tpu")
    twin.load_state_dict(model.state_dict())
    both = {"cpu": model, "tpu": torch.compile(twin)}
    started, vain = agree(lambda x, _: both[x.device.type](x).tanh())
    assert started >= ROUNDS - 5
    assert vain == 0


def test_generating():
    transformers = pytest.importorskip("transformers")
    config = transformers.LlamaConfig(
        vocab_size=100,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        eos_token_id=None,
        pad_token_id=0,
    )
    model = transformers.LlamaForCausalLM(config).eval()
    prompt = torch.randint(2, 100, (1, 9))
    expected = model.generate(prompt, max_new_tokens=48, do_sample=False)
    model.to("tpu")
    ahead = Ahead()
    answer = model.generate(prompt.to("tpu"), max_new_tokens=48, do_sample=False)
    assert answer.cpu().equal(expected)
    started, vain = ahead.counts()
    assert started >= 30
    assert vain <= 4
