"""Training steps recorded on this machine compile for TPUs that it does not have."""

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run

pytestmark = pytest.mark.usefixtures("tpu")

HBM = {"v5e:2x2": 16 * 2**30, "v5p:2x2x1": 95 * 2**30}

# The least number of floating-point operations of a step: two for each multiply-add, three passes.
# GPT: every weight of a matrix product, for each token. Convolutions: every weight, for each place
# in two images; the images get no gradient.
FLOPS = {
    "gpt": 6 * (2 * 12 * 64 * 64 + 96 * 64) * 4 * 32,
    "convnet": 9 * (4 * 32**2 * 3 * 8 + 6 * 16**2 * 8 * 16) * 2,
}

TRAIN = """
import torch_tpu
from tests import models
torch_tpu.set_eager_mode("fused")
print(models.losses(models.{name}(), "tpu", steps=3))
"""


@pytest.fixture(scope="module")
def libtpu() -> str:
    found = importlib.util.find_spec("libtpu")
    assert found is not None, "libtpu is one of the test requirements"
    assert found.submodule_search_locations
    return str(Path(found.submodule_search_locations[0]) / "libtpu.so")


@pytest.fixture(scope="module")
def steps() -> dict[str, Path]:
    """Programs of training steps by workload, each dumped once."""
    return {}


def dump_step(name: str, python: Run, folder: Path) -> Path:
    # With an empty cache the programs are compiled and so dumped.
    cache, dump = folder / "cache", folder / "dump"
    python(TRAIN.format(name=name), TORCH_TPU_DUMP=str(dump), TORCH_TPU_CACHE_DIR=str(cache))
    programs = [file for file in dump.rglob("*.mlir") if not file.name.endswith(".cpu.mlir")]
    return max(programs, key=lambda file: file.stat().st_size)


@pytest.mark.skipif(not shutil.which("cargo"), reason="compiles through the workspace's xtask")
@pytest.mark.parametrize(
    ("name", "topology"), [("gpt", "v5e:2x2"), ("gpt", "v5p:2x2x1"), ("convnet", "v5e:2x2")]
)
def test_training_step_compiles(
    name: str, topology: str, libtpu: str, python: Run, steps: dict[str, Path], tmp_path: Path
) -> None:
    if name not in steps:
        steps[name] = dump_step(name, python, tmp_path)
    done = subprocess.run(
        ["cargo", "run", "--quiet", "-p", "xtask", "--", "aot", libtpu, topology, str(steps[name])],
        cwd=ROOT,
        env=os.environ | {"TPU_SKIP_MDS_QUERY": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    needs = json.loads(done.stdout)
    hbm = needs["argument"] + needs["output"] - needs["alias"] + needs["temp"]
    print(f"{name} on {topology}: {hbm:,} bytes of HBM, {needs['flops']:,.0f} FLOPs")
    assert 0 < hbm < HBM[topology]
    assert needs["alias"] > 0, "parameters are updated in place"
    assert needs["flops"] > 0.8 * FLOPS[name]
