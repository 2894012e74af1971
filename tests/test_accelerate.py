"""Accelerate without setup: it finds the device, and trains and saves as it does on the CPU."""

import functools
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from accelerate import (
    Accelerator,
    cpu_offload,
    dispatch_model,
    load_checkpoint_and_dispatch,
    notebook_launcher,
)
from accelerate.state import AcceleratorState, PartialState
from accelerate.utils import find_executable_batch_size, get_max_memory, infer_auto_device_map
from torch import nn

pytestmark = pytest.mark.usefixtures("tpu", "fused")

DEVICE = torch.device("tpu:0")


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Let each test choose a device again."""
    AcceleratorState._reset_state(reset_partial_state=True)
    yield
    AcceleratorState._reset_state(reset_partial_state=True)


def model(dropout: float = 0.0) -> nn.Sequential:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(6, 16), nn.GELU(), nn.Dropout(dropout), nn.Linear(16, 1))


def train(accelerator: Accelerator, steps: int = 6) -> list[float]:
    torch.manual_seed(1)
    rows = [(torch.randn(6), torch.randn(1)) for _ in range(24)]
    network = model()
    loader = torch.utils.data.DataLoader(rows, batch_size=4)
    optimizer = torch.optim.AdamW(network.parameters(), lr=1e-2)
    network, optimizer, loader = accelerator.prepare(network, optimizer, loader)
    losses = []
    for x, y in loader:
        assert x.device == accelerator.device
        with accelerator.accumulate(network):
            loss = F.mse_loss(network(x), y)
            accelerator.backward(loss)
            accelerator.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad()
        losses.append(accelerator.gather_for_metrics(loss).item())
    return losses[:steps]


def test_the_device_is_the_default() -> None:
    assert PartialState().device == DEVICE
    accelerator = Accelerator()
    assert accelerator.device == DEVICE
    assert accelerator.prepare(model())[0].weight.device == DEVICE


@pytest.mark.parametrize("options", [{}, {"mixed_precision": "bf16"}])
@pytest.mark.parametrize("accumulated", [1, 2])
def test_training_is_that_of_the_cpu(options: dict, accumulated: int, no_fallback: None) -> None:
    options |= {"gradient_accumulation_steps": accumulated}
    here = train(Accelerator(**options))
    AcceleratorState._reset_state(reset_partial_state=True)
    there = train(Accelerator(cpu=True, **options))
    assert here == pytest.approx(there, rel=1e-2 if "mixed_precision" in options else 1e-5)


def test_what_a_user_chooses_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    cpu = torch.device("cpu")
    assert Accelerator(cpu=True).device == cpu
    AcceleratorState._reset_state(reset_partial_state=True)
    monkeypatch.setenv("ACCELERATE_USE_CPU", "true")
    assert Accelerator().device == cpu
    AcceleratorState._reset_state(reset_partial_state=True)
    monkeypatch.delenv("ACCELERATE_USE_CPU")
    monkeypatch.setenv("ACCELERATE_TORCH_DEVICE", "cpu")
    assert Accelerator().device == cpu


def test_float16_is_refused_and_advice_given() -> None:
    with pytest.raises(ValueError, match="fp16 mixed precision requires a device in") as refused:
        Accelerator(mixed_precision="fp16")
    assert 'use mixed_precision="bf16"' in refused.value.__notes__[0]


def test_a_saved_state_draws_the_same_masks(tmp_path: Path) -> None:
    accelerator = Accelerator()
    network = accelerator.prepare(model(dropout=0.5))
    x = torch.ones(3, 6, device=DEVICE)
    accelerator.save_state(str(tmp_path))
    expected = network(x)
    assert not torch.equal(network(x), expected)
    accelerator.load_state(str(tmp_path))
    assert torch.equal(network(x), expected)


def test_memory_of_the_devices_is_counted() -> None:
    memory = get_max_memory()
    assert list(memory) == [0, "cpu"]
    assert 0 < memory[0] <= torch.tpu.mem_get_info(0)[1]
    assert get_max_memory({"cpu": "1GB", 0: "2KB"}) == {0: 2000, "cpu": 10**9}
    assert infer_auto_device_map(model()) == {"": 0}


def on_the_device(network: nn.Module) -> nn.Module:
    return dispatch_model(network, {"": 0})


def partly(network: nn.Module) -> nn.Module:
    return dispatch_model(network, {"0": 0, "1": 0, "2": 0, "3": "cpu"})


@pytest.mark.parametrize(
    "place", [on_the_device, partly, functools.partial(cpu_offload, execution_device=DEVICE)]
)
def test_models_are_placed(place: Callable) -> None:
    x = torch.randn(3, 6)
    stock = model()(x)
    placed = place(model())
    torch.testing.assert_close(placed(x.to(DEVICE)).cpu(), stock)


def test_a_checkpoint_is_loaded_to_the_device(tmp_path: Path) -> None:
    stock = model()
    Accelerator(cpu=True).save_model(stock, str(tmp_path))
    with torch.device("meta"):
        empty = model()
    loaded = load_checkpoint_and_dispatch(empty, str(tmp_path), device_map="auto")
    assert loaded[0].weight.device == DEVICE
    x = torch.randn(3, 6)
    torch.testing.assert_close(loaded(x.to(DEVICE)).cpu(), stock(x))


def test_a_batch_that_is_too_large_is_made_smaller() -> None:
    tried = []

    @find_executable_batch_size(starting_batch_size=1 << 52)
    def allocate(batch_size: int) -> int:
        tried.append(batch_size)
        torch.empty(min(batch_size, 1 << 44) if len(tried) < 3 else 4, device=DEVICE)
        return len(tried)

    assert allocate() == 3


SCRIPT = """
from accelerate import Accelerator
print("trains on", Accelerator().device)
"""

# Ranks begin with the weights of rank 0.
SHARDED_SCRIPT = """
import torch
from accelerate import Accelerator, FullyShardedDataParallelPlugin
plugin = FullyShardedDataParallelPlugin(fsdp_version=1, sync_module_states=True)
accelerator = Accelerator(fsdp_plugin=plugin)
torch.manual_seed(accelerator.process_index)
model = torch.nn.Linear(4, 3)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model, optimizer = accelerator.prepare(model, optimizer)
for _ in range(2):
    loss = model(torch.ones(2, 4, device=accelerator.device)).square().sum()
    accelerator.backward(loss)
    optimizer.step()
torch.manual_seed(0)
stock = torch.nn.Linear(4, 3)
optimizer = torch.optim.SGD(stock.parameters(), lr=0.1)
for _ in range(2):
    expected = stock(torch.ones(2, 4)).square().sum()
    expected.backward()
    optimizer.step()
torch.testing.assert_close(loss.cpu(), expected)
accelerator.end_training()
# One write, so that the other rank's does not come between.
print(f"trains on {accelerator.device}\\n", end="")
"""


def launch(*arguments: str) -> None:
    """Run a script as `accelerate launch` does."""
    from accelerate.commands.launch import launch_command, launch_command_parser

    launch_command(launch_command_parser().parse_args(arguments))


def test_scripts_are_launched(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from accelerate.utils import write_basic_config

    script, config = tmp_path / "script.py", tmp_path / "config.json"
    script.write_text(SCRIPT)
    assert write_basic_config("bf16", str(config))
    assert json.loads(config.read_text())["use_cpu"] is False
    launch("--config_file", str(config), str(script))
    assert "trains on tpu:0" in capfd.readouterr().out
    launch("--tpu", "--mixed_precision", "no", str(script))
    assert "trains on tpu:0" in capfd.readouterr().out
    script.write_text(SHARDED_SCRIPT)
    launch("--num_processes", "2", str(script))
    said = capfd.readouterr().out
    assert "trains on tpu:0" in said
    assert "trains on tpu:1" in said


def test_notebooks_on_colab_and_kaggle_train_here(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []

    def train() -> None:
        found.append(Accelerator().device)

    monkeypatch.setenv("KAGGLE_KERNEL_RUN_TYPE", "Interactive")
    monkeypatch.setenv("PJRT_DEVICE", "TPU")
    notebook_launcher(train, num_processes=1)
    assert found == [DEVICE]
    assert os.environ["PJRT_DEVICE"] == "TPU"


def test_the_environment_names_the_device(capsys: pytest.CaptureFixture[str]) -> None:
    from accelerate.commands.env import env_command, env_command_parser

    info = env_command(env_command_parser().parse_args([]))
    assert info["PyTorch accelerator"] == "TPU"
    assert f"- TPU type: {torch.tpu.get_device_name()}\n" in capsys.readouterr().out
