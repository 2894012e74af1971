"""Recurrent networks against stock CPU: whole sequences, packed ones, cells, autocast."""

from collections.abc import Callable

import pytest
import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

KINDS: dict[str, Callable[..., nn.RNNBase]] = {
    "lstm": nn.LSTM,
    "gru": nn.GRU,
    "tanh": nn.RNN,
    "relu": lambda *sizes, **form: nn.RNN(*sizes, nonlinearity="relu", **form),
}
FORMS: dict[str, dict[str, bool | int]] = {
    "plain": {},
    "no_bias": {"bias": False, "batch_first": True},
    "deep": {"num_layers": 2, "bidirectional": True},
}


def states(model: nn.RNNBase, batch: int) -> list[Tensor]:
    count = model.num_layers * (2 if model.bidirectional else 1)
    return [torch.randn(count, batch, 5) for _ in range(2 if isinstance(model, nn.LSTM) else 1)]


def everything(model: nn.RNNBase, x: Tensor, hx: list[Tensor], device: str) -> list[Tensor]:
    """Outputs, last states, and the gradients of the input, the states and the parameters."""
    model = model.to(device)
    model.zero_grad()
    x, *hx = (t.detach().clone().to(device).requires_grad_() for t in [x, *hx])
    output, last = model(x, tuple(hx) if len(hx) == 2 else hx[0])
    last = list(last) if len(hx) == 2 else [last]
    (output.sin().sum() + sum((2 * t).cos().sum() for t in last)).backward()
    gradients = [t.grad for t in [x, *hx, *model.parameters()]]
    return [t.detach().cpu() for t in [output, *last, *gradients]]


@pytest.mark.usefixtures("mode", "no_fallback")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("form", FORMS)
def test_a_network_and_its_gradients(kind: str, form: str, device: str) -> None:
    torch.manual_seed(0)
    model = KINDS[kind](3, 5, **FORMS[form])
    x, hx = torch.randn(2, 2, 3), states(model, 2)
    for ours, theirs in zip(
        everything(model, x, hx, device), everything(model, x, hx, "cpu"), strict=True
    ):
        torch.testing.assert_close(ours, theirs)


def test_a_small_loop_is_compiled(device: str) -> None:
    """XLA:CPU would make one kernel of it, and cannot hold a value for an update in place there."""
    model, x = nn.RNN(2, 2, device=device).eval(), torch.randn(3, 1, 2)
    with torch.no_grad():
        ours = model(x.to(device))[0].cpu()
        torch.testing.assert_close(ours, model.cpu()(x)[0])


@pytest.mark.usefixtures("no_fallback")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("form", FORMS)
def test_gradients_of_gradients(kind: str, form: str, device: str) -> None:
    """Gradients of the first gradients' squares, as in a gradient penalty."""
    torch.manual_seed(0)
    model = KINDS[kind](3, 5, **FORMS[form]).double()
    given = [t.double() for t in [torch.randn(2, 2, 3), *states(model, 2)]]

    def second(device: str) -> list[Tensor]:
        placed = model.to(device)
        x, *hx = (t.clone().to(device).requires_grad_() for t in given)
        output, last = placed(x, tuple(hx) if len(hx) == 2 else hx[0])
        last = list(last) if len(hx) == 2 else [last]
        loss = output.sin().sum() + sum((2 * t).cos().sum() for t in last)
        wanted = [x, *hx, *placed.parameters()]
        first = torch.autograd.grad(loss, wanted, create_graph=True)
        return [t.cpu() for t in torch.autograd.grad(sum(g.square().sum() for g in first), wanted)]

    for ours, theirs in zip(second(device), second("cpu"), strict=True):
        torch.testing.assert_close(ours, theirs)


def test_a_longer_sequence_is_not_a_longer_program(tpu: str) -> None:
    import torch_tpu

    def records(length: int) -> int:
        x = torch.randn(length, 2, 3, device=tpu)
        before = torch_tpu.metrics.counter("records")
        model(x)[0].sum().backward()
        return torch_tpu.metrics.counter("records") - before

    with torch_tpu.eager_mode("fused"):
        model = nn.LSTM(3, 5).to(tpu)
        records(2)
        assert records(50) == records(5)


def test_an_lstm_under_autocast_runs_in_bfloat16(device: str) -> None:
    torch.manual_seed(0)
    model, x = nn.LSTM(3, 5), torch.randn(4, 2, 3)
    expected = model(x)[0]
    with torch.autocast(device, torch.bfloat16):
        output = model.to(device)(x.to(device))[0]
    assert output.dtype == torch.bfloat16
    torch.testing.assert_close(output.float().cpu(), expected, rtol=3e-2, atol=3e-2)


def test_without_gradients(device: str) -> None:
    model, x = nn.GRU(3, 5), torch.randn(4, 2, 3)
    expected = model(x)[0].detach()
    with torch.inference_mode():
        torch.testing.assert_close(model.to(device)(x.to(device))[0].cpu(), expected)


@pytest.mark.parametrize("kind", ["lstm", "gru", "tanh"])
def test_packed_sequences(kind: str, device: str) -> None:
    torch.manual_seed(0)
    model, x = KINDS[kind](3, 5), torch.randn(4, 2, 3)

    def run(where: str) -> Tensor:
        packed = pack_padded_sequence(x.to(where), torch.tensor([4, 2]))
        return pad_packed_sequence(model.to(where)(packed)[0])[0].detach().cpu()

    torch.testing.assert_close(run(device), run("cpu"))


def test_projections_and_cells(device: str) -> None:
    torch.manual_seed(0)
    x = torch.randn(4, 2, 3)
    projected, lstm, gru = nn.LSTM(3, 5, proj_size=2), nn.LSTMCell(3, 5), nn.GRUCell(3, 5)
    for model, take in (
        (projected, lambda m, x: m(x)[0]),
        (lstm, lambda m, x: m(x[0])[0]),
        (gru, lambda m, x: m(x[0])),
    ):
        expected = take(model, x)
        torch.testing.assert_close(take(model.to(device), x.to(device)).cpu(), expected)


@pytest.mark.parametrize("kind", [nn.LSTMCell, nn.GRUCell, nn.RNNCell])
def test_cells_in_forward_mode(kind: type[nn.RNNCellBase], device: str) -> None:
    torch.manual_seed(0)
    cell, x, h = kind(3, 4), torch.randn(2, 3), torch.randn(2, 4)
    results = []
    for place in device, "cpu":
        cell.to(place)

        def step(x: torch.Tensor, h: torch.Tensor) -> torch.Tensor:
            return cell(x, (h, h))[1] if kind is nn.LSTMCell else cell(x, h)

        given = x.to(place), h.to(place)
        made = [*torch.func.jvp(step, given, given), torch.func.hessian(step, 1)(*given)]
        results.append([t.detach().cpu() for t in made])
    torch.testing.assert_close(*results)
