"""The launcher: the topology that an environment tells, and the processes that it starts."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml
from torch_tpu import _platform
from torch_tpu.distributed._launch import job_set, launch
from torch_tpu.distributed._topology import TopologyError, described, detect, read_metadata

from tests.conftest import ROOT

pytestmark = pytest.mark.usefixtures("tpu")

# A pod of a v6e-16 slice on GKE: four hosts with four chips.
GKE = {
    "TPU_ACCELERATOR_TYPE": "v6e-16",
    "TPU_TOPOLOGY": "4x4",
    "TPU_HOST_BOUNDS": "2,2,1",
    "TPU_CHIPS_PER_HOST_BOUNDS": "2,2,1",
    "TPU_WORKER_ID": "1",
    "TPU_WORKER_HOSTNAMES": "t-0.train,t-1.train,t-2.train,t-3.train",
    "JOB_COMPLETION_INDEX": "1",
}


def test_a_pod_gets_one_process_for_each_chip() -> None:
    topology = detect(GKE, chips=4)
    assert (topology.world, topology.processes, topology.index) == (16, 4, 1)
    env = topology.environment(2, 1234)
    assert env["RANK"] == env["CLOUD_TPU_TASK_ID"] == "6"
    assert (env["LOCAL_RANK"], env["WORLD_SIZE"], env["LOCAL_WORLD_SIZE"]) == ("2", "16", "4")
    assert (env["MASTER_ADDR"], env["MASTER_PORT"]) == ("t-0.train", "1234")
    assert env["TPU_VISIBLE_CHIPS"] == "2"
    assert env["TPU_CHIPS_PER_PROCESS_BOUNDS"] == "1,1,1"
    assert env["TPU_PROCESS_BOUNDS"] == "4,4,1"
    addresses = env["TPU_PROCESS_ADDRESSES"].split(",")
    assert len(addresses) == 16
    assert addresses[6] == f"t-1.train:{env['TPU_PROCESS_PORT']}"


@pytest.mark.parametrize(
    ("change", "chips", "text"),
    [
        ({"TPU_WORKER_ID": "4", "JOB_COMPLETION_INDEX": "4"}, 4, "number 4"),
        ({"JOB_COMPLETION_INDEX": "2"}, 4, "TPU_WORKER_ID is 1, but JOB_COMPLETION_INDEX is 2"),
        ({"TPU_TOPOLOGY": "4x8"}, 4, "TPU_TOPOLOGY is 4x8"),
        ({"TPU_HOST_BOUNDS": "2,4,1"}, 4, "names 4 hosts"),
        ({}, 8, "has 8 chips"),
    ],
)
def test_contradictions_are_refused(change: dict[str, str], chips: int, text: str) -> None:
    with pytest.raises(TopologyError, match=text):
        detect(GKE | change, chips=chips)


def test_other_hosts() -> None:
    alone = detect({}, chips=0)
    assert (alone.hosts, alone.world) == (("localhost",), 1)
    assert "TPU_VISIBLE_CHIPS" not in alone.environment(0, 1)
    named = detect({}, hosts=["a", "b"], index=1, processes=3, chips=0)
    assert named.environment(2, 1)["RANK"] == "5"
    sky = detect({"SKYPILOT_NODE_IPS": "10.0.0.1\n10.0.0.2", "SKYPILOT_NODE_RANK": "1"}, chips=0)
    assert (sky.hosts, sky.index) == (("10.0.0.1", "10.0.0.2"), 1)
    with pytest.raises(TopologyError, match="--host-index"):
        detect({}, hosts=["a", "b"], chips=0)
    with pytest.raises(TopologyError, match="one chip of 4, or all"):
        detect({}, chips=4, processes=3)


def test_torchrun_gives_each_process_a_chip(monkeypatch, tmp_path: Path) -> None:
    """It knows nothing of TPUs, so the process that starts the platform tells libtpu."""
    for number in range(4):
        device = tmp_path / "bus" / str(number)
        device.mkdir(parents=True)
        for name, text in {"vendor": "0x1ae0", "class": "0x120000", "device": "0x0063"}.items():
            (device / name).write_text(text)
    (tmp_path / "libtpu.so").touch()
    monkeypatch.setattr(_platform, "_BUS", str(tmp_path / "bus"))
    torchrun = {"LOCAL_WORLD_SIZE": "4", "LOCAL_RANK": "2", "WORLD_SIZE": "16", "RANK": "6"}
    chosen = {"TORCH_TPU_PLATFORM": "tpu", "TPU_LIBRARY_PATH": str(tmp_path / "libtpu.so")}
    env = {**os.environ, **GKE, **torchrun, **chosen}
    monkeypatch.setattr(os, "environ", env)
    choice = _platform.resolve()
    assert (choice.name, choice.devices) == ("tpu", 4)
    assert _platform.device_count() == 4
    assert (env["TPU_VISIBLE_CHIPS"], env["CLOUD_TPU_TASK_ID"]) == ("2", "6")
    assert len(env["TPU_PROCESS_ADDRESSES"].split(",")) == 16

    env |= {"LOCAL_WORLD_SIZE": "3"}
    del env["TPU_VISIBLE_CHIPS"], env["CLOUD_TPU_TASK_ID"], env["TPU_PROCESS_BOUNDS"]
    with pytest.raises(RuntimeError, match="3 processes cannot share the TPUs of this host"):
        _platform.resolve()


def test_the_metadata_of_a_tpu_vm_is_read() -> None:
    tpu_env = "ACCELERATOR_TYPE: 'v4-16'\nWORKER_ID: '1'\nCHIPS_PER_HOST_BOUNDS: '2,2,1'\n"
    endpoints = "worker:0:10.1.0.1,worker:1:10.1.0.2"
    topology = detect(read_metadata(tpu_env, endpoints), chips=4)
    assert (topology.hosts, topology.index, topology.chips) == (("10.1.0.1", "10.1.0.2"), 1, 4)


def test_a_job_set_has_a_pod_for_each_host() -> None:
    words = ["train.py", "--steps=3", 'a "quoted" \\d+']
    text = job_set(described("v6e:4x4", slices=2), "job", "gcr.io/me/image", words)
    job = yaml.safe_load(text)["spec"]["replicatedJobs"][0]
    pods = job["template"]["spec"]
    pod = pods["template"]["spec"]
    assert (job["replicas"], pods["parallelism"], pods["completions"]) == (2, 4, 4)
    kind, shape = "tpu-v6e-slice", "4x4"
    assert list(pod["nodeSelector"].values()) == [kind, shape]
    (container,) = pod["containers"]
    assert container["resources"]["limits"] == {"google.com/tpu": 4}
    assert container["command"][-4:] == ["launch", *words]


@pytest.mark.parametrize(
    ("text", "hosts", "chips"),
    [("v5e:2x4", 1, 8), ("v5e:16x16", 64, 4), ("v5p:4x4x4", 16, 4), ("v6e:1x1", 1, 1)],
)
def test_hosts_of_slices_that_are_elsewhere(text: str, hosts: int, chips: int) -> None:
    topology = described(text)
    assert (len(topology.hosts), topology.chips) == (hosts, chips)


@pytest.mark.parametrize("text", ["v5e", "v5e:4", "v5p:4x4", "v9:2x2", "v5e:ax4", "v5e:0x4"])
def test_slices_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(TopologyError, match="none of GKE's"):
        described(text)


def test_several_slices_are_one_world() -> None:
    slices = {"MEGASCALE_NUM_SLICES": "3", "MEGASCALE_COORDINATOR_ADDRESS": "first-0.train:8080"}
    topology = detect({**GKE, **slices, "MEGASCALE_SLICE_ID": "2"}, chips=4)
    assert (topology.world, topology.number) == (48, 9)
    env = topology.environment(2, 1234)
    assert (env["RANK"], env["WORLD_SIZE"], env["GROUP_RANK"]) == ("38", "48", "9")
    assert env["MASTER_ADDR"] == "first-0.train"
    # libtpu's mesh is that of the slice.
    assert (env["CLOUD_TPU_TASK_ID"], env["TPU_PROCESS_BOUNDS"]) == ("6", "4,4,1")
    for change in ({}, {"MEGASCALE_SLICE_ID": "3"}, {"MEGASCALE_SLICE_ID": "x"}):
        with pytest.raises(TopologyError, match="MEGASCALE_SLICE_ID"):
            detect({**GKE, **slices, **change}, chips=4)


def test_the_first_failure_is_named_and_ends_the_others(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import os, sys, time; sys.exit(7) if os.environ['RANK'] == '1' else time.sleep(60)"
    start = time.monotonic()
    topology = detect({}, processes=2, chips=0)
    assert launch(topology, [sys.executable, "-c", code]) == 7
    assert time.monotonic() - start < 20
    assert "rank 1 on localhost ended first, with exit code 7" in capfd.readouterr().err


def test_a_script_is_started_on_every_device(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import torch, torch_tpu, torch.distributed as dist\n"
        "dist.init_process_group()\n"
        "rank = dist.get_rank()\n"
        "torch.tpu.set_device(rank)\n"
        "x = torch.full((2,), float(rank + 1), device='tpu')\n"
        "dist.all_reduce(x)\n"
        "assert x.tolist() == [3.0, 3.0] and x.device.index == rank\n"
        "print(f'rank {rank} of {dist.get_world_size()}\\n', end='', flush=True)\n"
        "dist.destroy_process_group()\n"
    )
    command = [sys.executable, "-m", "torch_tpu.distributed", "launch", "--nproc-per-node", "2"]
    done = subprocess.run([*command, script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert sorted(done.stdout.splitlines()) == ["rank 0 of 2", "rank 1 of 2"]
    assert "2 on each host, 2 in all" in done.stderr


def test_the_doctor_adds_and_reduces() -> None:
    command = [sys.executable, "-m", "torch_tpu.distributed", "doctor"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for check in ("versions", "topology", "chips", "add", "all-reduce"):
        assert f"ok    {check}:" in done.stdout
