"""Nested tensors of jagged layout."""

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
import torch_tpu
from torch import Tensor

LENGTHS = (3, 5, 2)


def sequences(device: str, width: int = 8) -> list[Tensor]:
    generator = torch.Generator().manual_seed(0)
    return [torch.randn(n, width, generator=generator).to(device) for n in LENGTHS]


def jagged(device: str, requires_grad: bool = False) -> Tensor:
    return torch.nested.nested_tensor(
        sequences(device), layout=torch.jagged, device=device, requires_grad=requires_grad
    )


def heads(x: Tensor) -> Tensor:
    return x.unflatten(-1, (2, 4)).transpose(1, 2)


def weight(device: str) -> Tensor:
    return torch.linspace(-1, 1, 64).view(8, 8).to(device)


def others(device: str) -> Tensor:
    """Keys whose lengths differ from those of the queries."""
    some = [torch.ones(n, 2, 4).cumsum(0).sin().to(device) for n in (2, 6, 4)]
    return torch.nested.nested_tensor(some, layout=torch.jagged).transpose(1, 2)


def attention(query: Tensor, key: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(query, key, key).transpose(1, 2)


CALLS: dict[str, Callable[[str], Tensor]] = {
    "linear": lambda d: F.linear(jagged(d).relu(), weight(d)),
    "layer_norm": lambda d: F.layer_norm(jagged(d), (8,)),
    "softmax": lambda d: jagged(d).softmax(-1) * 2 + 1,
    "sums": lambda d: torch.cat([jagged(d).sum(1), jagged(d).mean(1), jagged(d).amax(1)]),
    "padded": lambda d: jagged(d).to_padded_tensor(-1.0),
    "unbind": lambda d: torch.cat(jagged(d).unbind()),
    "there and back": lambda d: jagged("cpu").to(d).cpu().to(d),
    "from lengths": lambda d: torch.nested.nested_tensor_from_jagged(
        torch.cat(sequences(d)), lengths=torch.tensor(LENGTHS, device=d)
    ),
    "attention": lambda d: attention(heads(jagged(d)), heads(jagged(d))),
    "attention to others": lambda d: attention(heads(jagged(d)), others(d)),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_jagged_tensor_does_what_one_on_the_cpu_does(tpu: str, name: str) -> None:
    ours, stock = CALLS[name](tpu), CALLS[name]("cpu")
    assert ours.is_nested == stock.is_nested
    if stock.is_nested:
        assert torch.equal(ours.offsets().cpu(), stock.offsets())
        ours, stock = ours.values(), stock.values()
    torch.testing.assert_close(ours.cpu(), stock)
    assert torch_tpu.metrics.fallbacks() == {}


def test_gradients_of_attention(tpu: str) -> None:
    def gradient(device: str) -> Tensor:
        x = jagged(device, requires_grad=True)
        y = attention(heads(x), heads(F.linear(x, weight(device)))).values()
        (gradient,) = torch.autograd.grad(y.square().sum(), x)
        return gradient.values()

    torch.testing.assert_close(gradient(tpu).cpu(), gradient("cpu"))


def test_causal_attention_is_that_of_each_sequence(tpu: str) -> None:
    q = heads(jagged(tpu))
    y = F.scaled_dot_product_attention(q, q, q, is_causal=True).transpose(1, 2)
    for row, x in zip(y.unbind(), sequences("cpu"), strict=True):
        one = heads(x.unsqueeze(0))
        alone = F.scaled_dot_product_attention(one, one, one, is_causal=True)
        torch.testing.assert_close(row.cpu(), alone.transpose(1, 2)[0])


def test_a_padded_tensor_that_is_too_short_loses_what_does_not_fit(tpu: str) -> None:
    def both_ways(device: str) -> Tensor:
        aten, x = torch.ops.aten, jagged(device)
        padded = aten._jagged_to_padded_dense_forward(x.values(), [x.offsets()], [4], 7.0)
        back = aten._padded_dense_to_jagged_forward(padded, [x.offsets()], sum(LENGTHS))
        return torch.cat([padded.flatten(0, 1), back])

    # The CPU cannot convert back, so only existing elements are compared.
    padded = both_ways(tpu).cpu()
    whole = jagged("cpu").to_padded_tensor(7.0)[:, :4]
    assert torch.equal(padded[:12], whole.flatten(0, 1))
    assert torch.equal(padded[12:15], sequences("cpu")[0])
    assert torch.equal(padded[19], torch.zeros(8))


def test_strided_nested_tensors_are_refused(tpu: str) -> None:
    with pytest.raises(NotImplementedError, match=r"Use layout=torch\.jagged"):
        torch.nested.nested_tensor(sequences(tpu), requires_grad=True)
    # torch makes this one of tensors on the CPU, and asks the device nothing.
    made = torch.nested.nested_tensor(sequences("cpu"), device=tpu, requires_grad=True)
    assert [tuple(x.shape) for x in made.unbind()] == [tuple(x.shape) for x in sequences("cpu")]
    with pytest.raises(NotImplementedError, match="has no nested tensors, which aten::sub"):
        made - made


@pytest.mark.parametrize("mask_check", [True, False])
def test_encoders_keep_padded_sequences(device: str, mask_check: bool) -> None:
    """Padded places are zero where stock PyTorch makes nested tensors."""
    masks = {
        "left": [[0, 0, 0, 1, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 0]],
        "right": [[1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0]],
    }
    torch.manual_seed(0)
    layer = torch.nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, dropout=0.0)
    norm = torch.nn.LayerNorm(8)
    models = [
        torch.nn.TransformerEncoder(layer, 2, last, mask_check=mask_check).eval()
        for last in (None, norm)
    ]
    x = torch.randn(3, 5, 8)
    for model in models:
        for side in masks.values():
            mask = torch.tensor(side).bool()
            for grad in (False, True):
                with torch.set_grad_enabled(grad):
                    expected = model.to("cpu")(x, src_key_padding_mask=mask)
                    got = model.to(device)(x.to(device), src_key_padding_mask=mask.to(device))
                torch.testing.assert_close(got.cpu(), expected, rtol=1e-4, atol=1e-5)
