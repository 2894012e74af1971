"""`flex_attention` on device "tpu": score and mask functions as ordinary operations."""

import pytest
import torch
import torch_tpu
from torch.nn.attention.flex_attention import create_block_mask, flex_attention
from torch_tpu import metrics
from torch_tpu._compile import flex

SIZE = 2, 4, 128, 16


@pytest.fixture(autouse=True)
def fresh():
    torch._dynamo.reset()
    torch.manual_seed(0)
    metrics.reset()
    yield
    torch_tpu.sync()
    assert metrics.counter("fallbacks") == 0


def inputs():
    return [*(torch.randn(SIZE) for _ in range(3)), torch.rand(4)]


def attend(query, key, value, slopes, mask):
    def score(score, batch, head, row, column):
        return score * 0.5 + slopes[head] * (column - row)

    return flex_attention(query, key, value, score_mod=score, block_mask=mask)


def near(batch, head, row, column):
    return (row >= column) & (row - column < 50)


def written_out(query, key, value, slopes):
    row, column = torch.arange(128)[:, None], torch.arange(128)
    scores = query @ key.transpose(-1, -2) / 4 * 0.5 + slopes[:, None, None] * (column - row)
    scores = scores.masked_fill(~near(0, 0, row, column), -torch.inf)
    return scores.softmax(-1) @ value


def check(function):
    """Compare results and gradients with attention written out."""
    theirs = [t.requires_grad_() for t in inputs()]
    ours = [t.detach().to("tpu").requires_grad_() for t in theirs]
    mask = create_block_mask(near, None, None, 128, 128, device="tpu")
    expected = written_out(*theirs)
    expected.square().sum().backward()
    got = function(*ours, mask)
    got.square().sum().backward()
    torch.testing.assert_close(got.cpu(), expected)
    for o, t in zip(ours, theirs, strict=True):
        # Slopes sum the gradients of 65,536 scores, in another order.
        tolerance = {"rtol": 1e-4, "atol": 1e-4} if t.dim() == 1 else {}
        torch.testing.assert_close(o.grad.cpu(), t.grad, **tolerance)


@pytest.mark.filterwarnings("ignore:flex_attention called without torch.compile")
@pytest.mark.parametrize("compiled", [True, False])
def test_flex_attention(compiled):
    check(torch.compile(attend, fullgraph=True) if compiled else attend)


@pytest.mark.parametrize("scores", [1 << 14, 30_000, 1])
def test_long_sequences_are_attended_in_parts(monkeypatch, scores):
    monkeypatch.setattr(flex, "_SCORES", scores)
    check(torch.compile(attend, fullgraph=True))


def test_parts_have_all_rows_once():
    query, key = (
        torch.empty(2, 3, 7001, 1, device="meta"),
        torch.empty(2, 3, 5000, 1, device="meta"),
    )
    count, step = flex._parts(query, key)
    assert 2 < count < 32
    assert count * step <= 7001 < (count + 1) * step
    assert 6 * step * 5000 <= flex._SCORES
    assert flex._parts(query[:, :, :9], key) == (1, 9)


def test_what_is_on_the_cpu_is_named():
    x, bias = torch.randn(1, 1, 16, 8, device="tpu"), torch.randn(16)
    with pytest.raises(
        RuntimeError, match=r"aten.index.Tensor .*computes on the CPU; move the tens"
    ):
        torch.compile(flex_attention)(x, x, x, score_mod=lambda s, b, h, i, j: s + bias[j])


def test_it_is_one_program():
    mask = create_block_mask(near, None, None, 128, 128, device="tpu")
    compiled = torch.compile(attend, fullgraph=True)
    for call in range(2):
        ours = [t.to("tpu") for t in inputs()]
        torch_tpu.sync()
        cuts, programs = metrics.counter("cuts"), metrics.counter("programs")
        compiled(*ours, mask)
        torch_tpu.sync()
        assert metrics.counter("cuts") == cuts + 1
        assert call == 0 or metrics.counter("programs") == programs
    assert metrics.counter("host_reads") == 0


def test_devices_are_refused_as_before(python):
    python(
        "import sys, torch, torch_tpu; name = 'torch.nn.attention.flex_attention'\n"
        "assert name not in sys.modules\n"
        "from torch.nn.attention.flex_attention import flex_attention\n"
        "x = torch.ones(1, 1, 16, 16, device='meta')\n"
        "try: flex_attention(x, x, x)\n"
        "except ValueError as e: assert 'meta' in str(e)\n"
        "else: raise AssertionError('it was not refused')\n"
    )
