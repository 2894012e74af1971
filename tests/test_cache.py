"""Compiled programs outlive the process, and no damage to their files is an error."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run
from tests.environment import QUICK

pytestmark = pytest.mark.usefixtures("tpu")

# Optimizers import the compiler.
IMPORTS = ["tests.models", "torch._inductor.compile_fx"]

COUNTERS = "programs cache_hits_disk cache_hits_shared cache_failures".split()

# Entries of interpreted programs take no room.
COMPILED = {"XLA_FLAGS": QUICK}

TRAIN = f"""
import json, torch_tpu
from tests import models
torch_tpu.set_eager_mode("fused")
losses = models.losses(models.{{name}}(), "tpu", steps=3)
torch_tpu.sync()
counts = {{{{name: torch_tpu.metrics.counter(name) for name in {COUNTERS}}}}}
print(json.dumps({{{{"losses": [x.hex() for x in losses], **counts}}}}))
"""


def train(start: Run, name: str = "mlp", **env: str | None) -> dict:
    """Train in a new process; return its losses, its counters and its complaints."""
    done = start(TRAIN.format(name=name), **env)
    complaints = [line for line in done.stderr.splitlines() if line.startswith("torch_tpu:")]
    return json.loads(done.stdout.splitlines()[-1]) | {"complaints": complaints}


def entries(cache: Path) -> list[Path]:
    folders = [folder for folder in cache.iterdir() if folder.name != "quarantine"]
    return sorted(entry for folder in folders for entry in folder.iterdir())


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.mark.parametrize(("process", "name"), [("python", "mlp"), ("fork", "gpt")])
def test_a_second_process_compiles_nothing(
    request: pytest.FixtureRequest, cache: Path, process: str, name: str
) -> None:
    start = request.getfixturevalue(process)
    cold = train(start, name, TORCH_TPU_CACHE_DIR=str(cache))
    warm = train(start, name, TORCH_TPU_CACHE_DIR=str(cache))
    assert cold["programs"] > 0
    assert cold["cache_hits_disk"] == 0
    assert warm["programs"] == 0
    assert warm["cache_hits_disk"] == cold["programs"]
    assert warm["losses"] == cold["losses"]
    assert warm["complaints"] == cold["complaints"] == []
    assert cache.stat().st_mode & 0o777 == 0o700
    assert len(entries(cache)) == cold["programs"]


def test_programs_with_many_temporaries_are_kept(python: Run, cache: Path) -> None:
    work = """
import torch, torch_tpu
x = torch.ones(256, 256).to("tpu")
y = [x * n @ x for n in range(1, 9)]
print(sum(a @ b for a in y for b in y)[0, 0].item(), torch_tpu.metrics.counter("cache_hits_disk"))
"""
    first, second = (python(work, TORCH_TPU_CACHE_DIR=str(cache)) for _ in range(2))
    assert first.stderr == second.stderr == ""
    assert [int(run.stdout.split()[1]) for run in (first, second)] == [0, 1]


def test_every_mode_and_device_runs_what_was_loaded(fork: Run, cache: Path) -> None:
    code = """
import torch, torch_tpu
for mode in "debug", "strict", "fused":
    with torch_tpu.eager_mode(mode):
        for device in "tpu:0", "tpu:1":
            x = torch.arange(6.0, device=device).view(2, 3)
            for _ in range(3):
                x.mul_(2).add_(x.sum())
            picked = x.flatten()[torch.tensor([1, 5], device=device)]
            print(mode, device, x.tolist(), picked.tolist(), x.device)
        if mode == "debug":
            try:
                x.gather(1, torch.full((2, 3), 7, device=device))
            except (IndexError, RuntimeError) as e:
                print(type(e).__name__, str(e).splitlines()[0])
torch_tpu.sync()
print(torch_tpu.metrics.counter("programs"))
"""
    env = {"TORCH_TPU_CACHE_DIR": str(cache), "TORCH_TPU_CPU_DEVICES": "2"}
    cold, warm = (fork(code, **env).stdout.splitlines() for _ in range(2))
    assert int(cold[-1]) > 0
    assert warm[-1] == "0"
    assert warm[:-1] == cold[:-1]


def test_explain_says_where_a_program_came_from(fork: Run, cache: Path) -> None:
    code = """
import torch, torch_tpu
(torch.arange(5.0, device="tpu") * 3).tolist()
torch_tpu.sync()
print(torch_tpu.explain())
"""
    env = {"TORCH_TPU_CACHE_DIR": str(cache)}
    assert re.search("(made|compiled) in", fork(code, **env).stdout)
    assert "loaded from disk in" in fork(code, **env).stdout
    flags = os.environ.get("XLA_FLAGS", "") + " --xla_cpu_enable_fast_min_max=false"
    assert "the disk has it for other flags" in fork(code, XLA_FLAGS=flags, **env).stdout


def test_damaged_files_are_healed(fork: Run, cache: Path) -> None:
    env = {"TORCH_TPU_CACHE_DIR": str(cache)}
    cold = train(fork, **env)
    chance = random.Random(0)
    for entry in entries(cache):
        data = bytearray(entry.read_bytes())
        if chance.random() < 0.5:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        else:
            del data[chance.randrange(len(data)) :]
        entry.write_bytes(data)
    damaged = train(fork, **env)
    assert damaged["losses"] == cold["losses"]
    assert damaged["programs"] == damaged["cache_failures"] == cold["programs"]
    assert len(damaged["complaints"]) == 1
    healed = train(fork, **env)
    assert healed["losses"] == cold["losses"]
    assert healed["programs"] == 0
    assert (cache / "quarantine").is_dir()


def test_folders_that_others_can_write_are_refused(fork: Run, cache: Path) -> None:
    cache.mkdir()
    cache.chmod(0o777)
    done = train(fork, TORCH_TPU_CACHE_DIR=str(cache))
    assert done["programs"] > 0
    assert len(done["complaints"]) == 1
    assert "chmod go-w" in done["complaints"][0]
    assert list(cache.iterdir()) == []


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a folder away")
def test_folders_of_others_are_refused(fork: Run, cache: Path) -> None:
    cache.mkdir(mode=0o755)
    os.chown(cache, 12345, 12345)
    done = train(fork, TORCH_TPU_CACHE_DIR=str(cache))
    assert len(done["complaints"]) == 1
    assert "belongs to user 12345" in done["complaints"][0]


@pytest.mark.skipif(os.getuid() == 0, reason="root writes anywhere")
def test_a_read_only_folder_is_read(fork: Run, cache: Path) -> None:
    train(fork, "mlp", TORCH_TPU_CACHE_DIR=str(cache))
    for folder in [*cache.iterdir(), cache]:
        folder.chmod(0o500)
    warm = train(fork, "mlp", TORCH_TPU_CACHE_DIR=str(cache))
    assert warm["programs"] == 0
    cold = train(fork, "lstm_tagger", TORCH_TPU_CACHE_DIR=str(cache))
    assert cold["programs"] > 0
    assert len(cold["complaints"]) == 1
    for folder in [cache, *cache.iterdir()]:
        folder.chmod(0o700)


def test_a_place_that_is_no_folder_costs_one_warning(fork: Run, cache: Path) -> None:
    cache.write_text("not a folder")
    done = train(fork, TORCH_TPU_CACHE_DIR=str(cache))
    assert done["programs"] > 0
    assert len(done["complaints"]) == 1
    assert cache.read_text() == "not a folder"


def test_a_full_disk_costs_one_warning(fork: Run, cache: Path) -> None:
    limit = "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))\n"
    code = limit + TRAIN.format(name="mlp")
    done = fork(code, TORCH_TPU_CACHE_DIR=str(cache), **COMPILED)
    counts = json.loads(done.stdout.splitlines()[-1])
    assert counts["programs"] > 0
    assert done.stderr.count("torch_tpu:") == 1
    assert [file for file in entries(cache) if file.suffix == ".tmp"] == []


def test_the_folder_stays_within_its_size(fork: Run, cache: Path) -> None:
    # Two programs, of which only one fits.
    env = {"TORCH_TPU_CACHE_DIR": str(cache), "TORCH_TPU_CACHE_SIZE": "100K", **COMPILED}
    for _ in range(2):
        done = train(fork, **env)
        assert done["complaints"] == []
        assert done["programs"] > 0
        assert 0 < sum(entry.stat().st_size for entry in entries(cache)) <= 100 << 10
    with pytest.raises(pytest.fail.Exception, match="must be a number of bytes"):
        train(fork, TORCH_TPU_CACHE_DIR=str(cache), TORCH_TPU_CACHE_SIZE="much")


def test_an_empty_name_keeps_nothing(fork: Run, tmp_path: Path) -> None:
    env = {"TORCH_TPU_CACHE_DIR": "", "XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    assert train(fork, **env)["complaints"] == []
    assert list(tmp_path.iterdir()) == []
    train(fork, **env | {"TORCH_TPU_CACHE_DIR": None})
    assert (tmp_path / "torch_tpu").is_dir()


def test_four_processes_at_once_compile_each_program_once(fork: Run, cache: Path) -> None:
    with ThreadPoolExecutor() as pool:
        jobs = [pool.submit(train, fork, TORCH_TPU_CACHE_DIR=str(cache)) for _ in range(4)]
        done = [job.result() for job in jobs]
    assert len({tuple(each["losses"]) for each in done}) == 1
    assert sum(each["programs"] for each in done) == len(entries(cache))
    assert sum(each["cache_failures"] for each in done) == 0


def test_killed_processes_leave_no_one_waiting(fork: Run, cache: Path) -> None:
    env = {"TORCH_TPU_CACHE_DIR": str(cache)}
    chance = random.Random(0)
    for _ in range(3):
        victim = subprocess.Popen(
            [sys.executable, "-c", TRAIN.format(name="mlp")],
            env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT)), **env},
            stdout=subprocess.DEVNULL,
        )
        # Waits until it has begun to write, then a little longer.
        while victim.poll() is None and not (cache.is_dir() and any(cache.iterdir())):
            time.sleep(0.01)
        time.sleep(chance.random() / 5)
        victim.send_signal(signal.SIGKILL)
        victim.wait()
    done = train(fork, **env)
    assert done["cache_failures"] == 0
    assert train(fork, **env)["programs"] == 0


def test_a_shared_store_serves_a_machine_with_an_empty_disk(fork: Run, tmp_path: Path) -> None:
    def on(machine: str, store: str) -> dict:
        disk = str(tmp_path / machine)
        return train(fork, TORCH_TPU_CACHE_DIR=disk, TORCH_TPU_CACHE_URL=store)

    store = tmp_path / "store"
    first = on("first", str(store))
    second = on("second", f"file://{store}")
    assert first["programs"] == second["cache_hits_shared"] > 0
    assert second["programs"] == 0
    assert second["losses"] == first["losses"]
    again = on("second", str(store))
    assert (again["cache_hits_disk"], again["cache_hits_shared"]) == (first["programs"], 0)
    assert first["complaints"] == second["complaints"] == again["complaints"] == []


def test_a_shared_store_that_is_not_there_costs_one_warning(fork: Run, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    done = train(
        fork, TORCH_TPU_CACHE_DIR=str(tmp_path / "disk"), TORCH_TPU_CACHE_URL=str(in_the_way)
    )
    assert done["programs"] > 0
    assert len(done["complaints"]) == 1
    with pytest.raises(pytest.fail.Exception, match="gs://"):
        train(fork, TORCH_TPU_CACHE_URL="ftp://somewhere")


def test_a_store_that_does_not_answer_costs_one_warning(fork: Run, cache: Path) -> None:
    nobody = {
        "TORCH_TPU_CACHE_URL": "s3://bucket/folder",
        "AWS_ENDPOINT": "http://127.0.0.1:9",
        "AWS_ALLOW_HTTP": "true",
        "AWS_ACCESS_KEY_ID": "nobody",
        "AWS_SECRET_ACCESS_KEY": "nothing",
    }
    start = time.monotonic()
    done = train(fork, TORCH_TPU_CACHE_DIR=str(cache), **nobody)
    assert time.monotonic() - start < 60
    assert done["programs"] > 0
    assert len(done["complaints"]) == 1
    assert "s3://bucket/folder" in done["complaints"][0]
