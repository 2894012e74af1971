"""Lightning without setup: Trainer and Fabric train on the device as they do on the CPU."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

pytest.importorskip("lightning")

pytestmark = pytest.mark.usefixtures("tpu", "fused")

DEVICE = torch.device("tpu:0")


@pytest.fixture(params=["lightning.pytorch", "pytorch_lightning"])
def pl(request: pytest.FixtureRequest) -> ModuleType:
    return importlib.import_module(request.param)


@pytest.fixture(params=["lightning.fabric", "lightning_fabric"])
def fabric(request: pytest.FixtureRequest) -> ModuleType:
    return importlib.import_module(request.param)


def network() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(6, 16), nn.GELU(), nn.Linear(16, 1))


def batches() -> torch.utils.data.DataLoader:
    torch.manual_seed(1)
    return torch.utils.data.DataLoader([(torch.randn(6), torch.randn(1)) for _ in range(24)], 4)


def module(pl: ModuleType) -> Any:
    class Module(pl.LightningModule):
        def __init__(self) -> None:
            super().__init__()
            self.network, self.losses, self.computed = network(), [], set()

        def training_step(self, batch: list[Tensor], index: int) -> Tensor:
            made = self.network(batch[0])
            self.computed.add((made.device, made.dtype))
            loss = F.mse_loss(made.float(), batch[1])
            self.log("loss", loss)
            self.losses.append(loss.item())
            return loss

        def validation_step(self, batch: list[Tensor], index: int) -> None:
            self.log("val_loss", F.mse_loss(self.network(batch[0]).float(), batch[1]))

        def configure_optimizers(self) -> torch.optim.Optimizer:
            return torch.optim.AdamW(self.parameters(), lr=1e-2)

    return Module()


def fit(pl: ModuleType, folder: Path, checkpoint: str | None = None, **options: Any) -> Any:
    options = {"max_epochs": 2, "logger": False, "enable_progress_bar": False} | options
    trainer = pl.Trainer(default_root_dir=str(folder), enable_model_summary=False, **options)
    made = module(pl)
    trainer.fit(made, batches(), batches(), ckpt_path=checkpoint)
    return made, trainer


@pytest.mark.parametrize(
    "options", [{}, {"accelerator": "tpu"}, {"accelerator": "tpu", "devices": 1}]
)
def test_trainer_trains_on_the_device(pl: ModuleType, options: dict, tmp_path: Path) -> None:
    here, trainer = fit(pl, tmp_path, **options)
    there, _ = fit(pl, tmp_path, accelerator="cpu")
    assert here.computed == {(DEVICE, torch.float32)}
    assert there.computed == {(torch.device("cpu"), torch.float32)}
    assert trainer.strategy.root_device == DEVICE
    assert here.losses == pytest.approx(there.losses, rel=1e-5)
    metrics = trainer.validate(here, batches(), verbose=False)
    assert metrics[0]["val_loss"] == pytest.approx(
        trainer.callback_metrics["val_loss"].item(), rel=1e-5
    )


@pytest.mark.parametrize(
    ("precision", "dtype"),
    [("bf16-mixed", torch.bfloat16), ("16-mixed", torch.float16), ("bf16-true", torch.bfloat16)],
)
def test_precisions(pl: ModuleType, precision: str, dtype: torch.dtype, tmp_path: Path) -> None:
    here, _ = fit(pl, tmp_path, precision=precision)
    assert here.computed == {(DEVICE, dtype)}
    if precision != "16-mixed":  # which Lightning does in bfloat16 on the CPU
        there, _ = fit(pl, tmp_path, precision=precision, accelerator="cpu")
        assert here.losses == pytest.approx(there.losses, rel=0.05)


def test_a_checkpoint_continues(pl: ModuleType, tmp_path: Path) -> None:
    straight, _trainer = fit(pl, tmp_path)
    _, first = fit(pl, tmp_path, max_epochs=1)
    file = str(tmp_path / "first.ckpt")
    first.save_checkpoint(file)
    resumed, _ = fit(pl, tmp_path, checkpoint=file)
    assert resumed.losses == pytest.approx(straight.losses[6:], rel=1e-6)


TWO_RANKS = """
import sys
import torch
import lightning.pytorch as pl

class Module(pl.LightningModule):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.net, self.losses = torch.nn.Linear(6, 1), []
    def training_step(self, batch, index):
        loss = (self.net(batch[0]) - batch[1]).square().mean()
        self.log("loss", loss, sync_dist=True)
        self.losses.append(loss.item())
        return loss
    def configure_optimizers(self):
        return torch.optim.SGD(self.parameters(), lr=0.05)

torch.manual_seed(1)
data = torch.utils.data.DataLoader([(torch.randn(6), torch.randn(1)) for _ in range(24)], 4)
quiet = {"logger": False, "enable_progress_bar": False, "enable_model_summary": False}
trainer = pl.Trainer(accelerator=sys.argv[1], devices=2, strategy=sys.argv[2], max_epochs=2,
                     enable_checkpointing=False, **quiet)
module = Module()
trainer.fit(module, data)
losses = [round(loss, 4) for loss in module.losses]
print("RANK", trainer.global_rank, losses, round(float(trainer.callback_metrics["loss"]), 4))
"""


def test_two_ranks_train_as_on_the_cpu(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(TWO_RANKS)
    said = []
    for options in (["cpu", "ddp"], ["tpu", "ddp"], ["tpu", "fsdp"]):
        done = subprocess.run(
            [sys.executable, script, *options],
            env={**os.environ, "TORCH_TPU_CPU_DEVICES": "2"},
            capture_output=True,
            text=True,
            check=True,
        )
        said.append(sorted(line for line in done.stdout.splitlines() if line.startswith("RANK")))
    assert len(said[0]) == 2
    assert said[1] == said[0]
    assert said[2] == said[0]


def test_devices_that_do_not_exist_are_refused(pl: ModuleType) -> None:
    with pytest.raises(ValueError, match="there are 1 tpu devices, numbered from 0"):
        pl.Trainer(accelerator="tpu", devices=2)


def run(fabric: ModuleType, **options: Any) -> tuple[list[float], set]:
    made = fabric.Fabric(**options)
    made.launch()
    model = network()
    model, optimizer = made.setup(model, torch.optim.AdamW(model.parameters(), lr=1e-2))
    losses, computed = [], set()
    for x, y in made.setup_dataloaders(batches()):
        result = model(x)
        computed.add((x.device, result.device))
        loss = F.mse_loss(result, y)
        made.backward(loss)
        made.clip_gradients(model, optimizer, max_norm=1.0)
        optimizer.step()
        optimizer.zero_grad()
        losses.append(made.all_reduce(loss).item())
    return losses, computed


@pytest.mark.parametrize("options", [{}, {"accelerator": "tpu"}, {"precision": "bf16-mixed"}])
def test_fabric_trains_on_the_device(fabric: ModuleType, options: dict) -> None:
    here, computed = run(fabric, **options)
    there, _ = run(fabric, **options | {"accelerator": "cpu"})
    assert computed == {(DEVICE, DEVICE)}
    assert here == pytest.approx(there, rel=1e-2 if "precision" in options else 1e-5)


def test_the_command_starts_scripts(fabric: ModuleType) -> None:
    cli = importlib.import_module(f"{fabric.__name__}.cli")
    for devices in ("1", "auto"):
        assert cli._get_num_processes("tpu", devices) == 1
    with pytest.raises(ValueError, match="there are 1 tpu devices"):
        cli._get_num_processes("tpu", "2")
