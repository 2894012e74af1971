"""Elastic jobs: ranks that are started again meet, and training goes on where it was saved."""

import datetime
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import torch.distributed as dist
from torch_tpu.distributed._rounds import begin_round

from tests.conftest import Run

pytestmark = pytest.mark.usefixtures("tpu")


IMPORTS = ["tests.worlds.elastic", "torch.distributed.launcher.api"]

# What torchrun does, except that it forks instead of starting Python anew.
AGENT = """
from tests.worlds.elastic import rank
from torch.distributed.launcher.api import LaunchConfig, elastic_launch

config = LaunchConfig(
    1, 1, 2, run_id="1", rdzv_backend="c10d", rdzv_endpoint="localhost:0", max_restarts=1,
    monitor_interval=0.1, start_method="fork",
)
for rank, said in elastic_launch(config, rank)({folder!r}).items():
    print(rank, said)
"""


def test_a_killed_rank_starts_again_and_training_goes_on(fork: Run, tmp_path: Path) -> None:
    done = fork(AGENT.format(folder=str(tmp_path)))
    assert sorted(done.stdout.splitlines()) == [f"{rank} from step 2: same" for rank in range(2)]


def _names(store: dist.Store, ranks: list[int], size: int, seconds: float) -> list[str | Exception]:
    def name(rank: int) -> str | Exception:
        try:
            return begin_round(store, rank, size, datetime.timedelta(seconds=seconds))
        except dist.DistStoreError as error:
            return error

    with ThreadPoolExecutor(len(ranks)) as pool:
        return list(pool.map(name, ranks))


def test_a_round_is_not_mixed_up_with_those_before() -> None:
    store = dist.HashStore()
    first, *others = _names(store, [0, 1, 2], 3, 20)
    assert others == [first] * 2
    # In the second round only some come; the third begins while ranks know only the first two.
    for ranks in ([2], [0, 1], [1, 2]):
        for said in _names(store, ranks, 3, 0.5):
            assert isinstance(said, dist.DistStoreError), (ranks, said)
    with ThreadPoolExecutor(1) as pool:
        early = pool.submit(_names, store, [2, 1], 3, 20)
        threading.Event().wait(0.5)
        third = _names(store, [0], 3, 20)
        assert early.result() == third * 2
    assert third != [first]


def test_ranks_that_do_not_come_to_a_round_are_named() -> None:
    store = dist.HashStore()
    lead, other = _names(store, [0, 2], 4, 0.5)
    assert "rank 0 waited 0.5 s for all ranks to start: ranks 1, 3 of 4 did not come" in str(lead)
    assert "ranks 1, 3 of 4 did not come" in str(other)
    (alone,) = _names(dist.HashStore(), [1], 2, 0.5)
    assert "rank 0 did not come" in str(alone)
