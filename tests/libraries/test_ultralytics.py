"""ultralytics without setup: detection and training on the device as on the CPU."""

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

os.environ["YOLO_OFFLINE"] = "true"
os.environ["YOLO_VERBOSE"] = "False"

pytest.importorskip("ultralytics")

from PIL import Image
from ultralytics import YOLO
from ultralytics.utils.torch_utils import select_device

pytestmark = pytest.mark.usefixtures("tpu", "fused")

DEVICE = torch.device("tpu:0")


def yolo() -> Any:
    torch.manual_seed(0)
    return YOLO("yolo11n.yaml")


def image(seed: int) -> np.ndarray:
    return np.random.RandomState(seed).randint(0, 255, (64, 64, 3), dtype=np.uint8)


def test_devices_are_selected() -> None:
    for request in ("tpu", "tpu:0", DEVICE, "", None):
        assert select_device(request) == DEVICE
    for request in ("cpu", torch.device("cpu")):
        assert select_device(request) == torch.device("cpu")
    with pytest.raises(ValueError, match="Invalid CUDA 'device=0'"):
        select_device("0")


@pytest.mark.parametrize("request_", [None, "tpu", "tpu:0"])
def test_boxes_are_those_of_the_cpu(request_: str | None) -> None:
    model = yolo()

    def boxes(device: str | None) -> torch.Tensor:
        options = {"imgsz": 64, "conf": 1e-4, "verbose": False}
        return model.predict(image(0), device=device, **options)[0].boxes.data

    stock, found = boxes("cpu"), boxes(request_)
    assert found.device == DEVICE
    torch.testing.assert_close(found.cpu(), stock, atol=1e-3, rtol=1e-3)


def test_training_is_that_of_the_cpu(tmp_path: Path) -> None:
    for index, part in enumerate(("train", "val")):
        for kind in ("images", "labels"):
            (tmp_path / kind / part).mkdir(parents=True)
        for i in range(4):
            Image.fromarray(image(4 * index + i)).save(tmp_path / "images" / part / f"{i}.png")
            (tmp_path / "labels" / part / f"{i}.txt").write_text("0 0.5 0.5 0.4 0.4\n")
    data = tmp_path / "data.yaml"
    data.write_text(f"path: {tmp_path}\ntrain: images/train\nval: images/val\nnames: {{0: a}}\n")

    def losses(device: str | None) -> list[float]:
        model = yolo()
        model.train(
            data=str(data),
            epochs=2,
            imgsz=64,
            batch=4,
            device=device,
            project=str(tmp_path / "runs"),
            plots=False,
            val=False,
            workers=0,
            pretrained=False,
            mosaic=0.0,
            optimizer="SGD",
        )
        assert model.trainer.device == (torch.device("cpu") if device else DEVICE)
        return [float(loss) for loss in model.trainer.tloss.values()]

    assert losses(None) == pytest.approx(losses("cpu"), rel=1e-2)
