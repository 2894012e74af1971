"""Several ranks: collectives, and training that is shared between processes, against stock PyTorch.

One world of processes runs all cases of a module, as starting a process takes longer than a case.
"""

import inspect
import subprocess
import sys
from types import ModuleType

import pytest

from tests import ranks
from tests.worlds import collectives, training

pytestmark = pytest.mark.usefixtures("tpu")

# Four ranks on two processors take long, so they run what two ranks cannot.
FOUR = {"sub_groups", "hybrid_fsdp", "tensor_parallel_in_fsdp", "pipeline_1f1b", "point_to_point"}


def _cases(module: ModuleType) -> list[str]:
    functions = inspect.getmembers(module, inspect.isfunction)
    own = (name for name, function in functions if function.__module__ == module.__name__)
    return [name for name in own if not name.startswith("_")]


WORLDS = [
    (module.__name__, name, world)
    for module in (collectives, training)
    for name in _cases(module)
    for world in ([4] if name in FOUR else [2])
]


@pytest.fixture(scope="module")
def said() -> dict[tuple[str, str, int], list[str]]:
    """What the ranks say of each case."""
    found: dict[tuple[str, str, int], list[str]] = {}
    for module, world in sorted({(module, world) for module, _, world in WORLDS}):
        names = [name for where, name, size in WORLDS if (where, size) == (module, world)]
        for name, said in ranks.run(module, names, world).items():
            found[module, name, world] = said
    return found


def test_random_programs_of_three_ranks() -> None:
    command = [sys.executable, "-m", "tests.world_fuzz", "--world", "3", "--programs", "25"]
    done = subprocess.run(command, cwd=ranks.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "25 programs, 0 wrong" in done.stdout


@pytest.mark.parametrize(("module", "name", "world"), WORLDS, ids=lambda value: str(value))
def test_ranks_compute_what_stock_pytorch_does(said, module: str, name: str, world: int) -> None:
    assert not said[module, name, world], "\n".join(said[module, name, world])
