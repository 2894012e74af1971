"""The memory that a training step needs, by the engine's own account, and not a byte more."""

import pytest
import torch
from torch import Tensor, nn


def size(tensors: list[Tensor]) -> int:
    return sum(t.numel() * t.element_size() for t in tensors)


def peak_of(step: object, times: int = 3) -> int:
    """The peak memory of some further steps, beyond the memory in use before them."""
    torch.tpu.synchronize()
    before = torch.tpu.memory_allocated()
    torch.tpu.reset_peak_memory_stats()
    for _ in range(times):
        step()  # type: ignore[operator]
    torch.tpu.synchronize()
    return torch.tpu.max_memory_allocated() - before


@pytest.mark.usefixtures("fused")
@pytest.mark.parametrize("foreach", [False, True])
def test_a_training_step_needs_what_a_whole_step_program_needs(tpu: str, foreach: bool) -> None:
    """Parameters and moments are updated in their own buffers. Activations, which are much larger
    here, exist only inside the program. New memory is only for gradients and the loss.
    """
    rows, width = 4096, 32
    model = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.Linear(width, width)).to(tpu)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, foreach=foreach)
    x = torch.randn(rows, width).to(tpu)

    def step() -> None:
        optimizer.zero_grad()
        loss = (model(x) - x).square().mean()
        loss.backward()
        optimizer.step()

    step()
    step()
    optimizer.zero_grad()
    parameters = size(list(model.parameters()))
    activation = size([x])
    assert activation > 10 * parameters
    scalar = 4
    # The gradients of one step live until the next step has made its own.
    assert peak_of(step) <= 2 * parameters + 2 * scalar


@pytest.mark.usefixtures("fused")
def test_gradients_that_are_cleared_cost_nothing(tpu: str) -> None:
    model = nn.Linear(64, 64).to(tpu)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    x = torch.randn(8, 64).to(tpu)

    def step() -> None:
        with torch.enable_grad():
            model(x).square().mean().backward()
        # The step ends, and cuts, while the gradients still exist.
        optimizer.step()
        optimizer.zero_grad()

    step()
    step()
    assert peak_of(step) <= size(list(model.parameters())) + 4


@pytest.mark.parametrize("eager_mode", ["strict", "fused"])
def test_values_go_with_their_last_use(tpu: str, eager_mode: str) -> None:
    import torch_tpu

    with torch_tpu.eager_mode(eager_mode), torch.no_grad():
        x = torch.ones(1 << 16).to(tpu)

        def chain() -> None:
            y = x
            for _ in range(50):
                y = y.sin() + 1
            assert y.sum().item() != 0

        chain()
        # Python holds `y`, the sine and the sum for a moment; at the end it holds `y` alone.
        held = 3 if eager_mode == "strict" else 1
        assert peak_of(chain) <= held * size([x]) + 4
