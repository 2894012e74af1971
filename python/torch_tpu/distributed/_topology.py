"""The hosts and chips of a job, as its environment tells them, and what each process must be told.

This file loads no plugin, so processes that it serves find all chips free.
"""

import dataclasses
import math
import os
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any

from torch_tpu._platform import tpu_chips

_METADATA = "http://metadata.google.internal/computeMetadata/v1/instance/attributes/"
_FIRST_PORT = 8476
# What GKE calls the chips that libtpu calls by these names.
_ACCELERATORS = {
    "v4": "tpu-v4-podslice",
    "v5e": "tpu-v5-lite-podslice",
    "v5p": "tpu-v5p-slice",
    "v6e": "tpu-v6e-slice",
    "v7x": "tpu7x",
}


class TopologyError(ValueError):
    """The environment says two things that cannot both be."""


@dataclasses.dataclass(frozen=True)
class Topology:
    """Hosts in the order of their ranks, and the chips of each one."""

    source: str
    hosts: tuple[str, ...]
    index: int  # of this host
    processes: int  # on each host
    chips: int = 0  # on each host; 0 where no TPU is
    # Chips along x, y and z of a host, and hosts along them.
    chip_bounds: tuple[int, ...] = ()
    host_bounds: tuple[int, ...] = ()
    slices: int = 1
    slice: int = 0  # the number of this host's slice
    lead: str = ""  # the first host of slice 0, if there are several slices
    accelerator: str = ""  # GKE's names of the chips and of a slice's shape, if they are elsewhere
    shape: str = ""

    @property
    def world(self) -> int:
        """The number of processes of the job."""
        return self.slices * len(self.hosts) * self.processes

    @property
    def number(self) -> int:
        """The number of this host among those of all slices."""
        return self.slice * len(self.hosts) + self.index

    def table(self) -> str:
        """The topology, for people."""
        rows = [
            ("found in", self.source),
            ("hosts", ", ".join(self.hosts)),
            ("this host", f"number {self.index}, {self.hosts[self.index]}"),
            ("processes", f"{self.processes} on each host, {self.world} in all"),
            ("TPU chips", f"{self.chips} on each host" if self.chips else "none"),
        ]
        if self.slices > 1:
            rows.append(("slices", f"{self.slices}, this is number {self.slice} of {self.lead}"))
        return "\n".join(f"  {name:<10} {text}" for name, text in rows)

    def environment(self, local: int, port: int) -> dict[str, str]:
        """Return the variables for a process of this host, by its number on the host."""
        found = {
            "RANK": str(self.number * self.processes + local),
            "LOCAL_RANK": str(local),
            "WORLD_SIZE": str(self.world),
            "LOCAL_WORLD_SIZE": str(self.processes),
            "GROUP_RANK": str(self.number),
            "MASTER_ADDR": self.lead or self.hosts[0],
            "MASTER_PORT": str(port),
        }
        return found | self.tpu_environment(local)

    def tpu_environment(self, local: int) -> dict[str, str]:
        """What libtpu reads before it forms a mesh of processes with one chip each."""
        if self.chips == 0 or self.chips > self.processes == 1:
            return {}  # No chips, or one process has all.
        bounds = [a * b for a, b in zip(self.chip_bounds, self.host_bounds, strict=True)]
        ports = [_FIRST_PORT + i for i in range(self.processes)]
        addresses = [f"{host}:{port}" for host in self.hosts for port in ports]
        return {
            "TPU_VISIBLE_CHIPS": str(local),
            "TPU_CHIPS_PER_PROCESS_BOUNDS": ",".join("1" for _ in bounds),
            "TPU_PROCESS_BOUNDS": ",".join(map(str, bounds)),
            "TPU_PROCESS_ADDRESSES": ",".join(addresses),
            "TPU_PROCESS_PORT": str(ports[local]),
            "CLOUD_TPU_TASK_ID": str(self.index * self.processes + local),
        }


def detect(
    env: Mapping[str, str] = os.environ,
    *,
    processes: int | None = None,
    hosts: Sequence[str] = (),
    index: int | None = None,
    chips: int | None = None,
) -> Topology:
    """Return the topology that the arguments, the environment or this machine tell.

    `hosts` and `index` name the hosts of the job and this one among them; `processes` is the number
    of processes on each host, by default one for each chip. `chips` is the number of chips that are
    on this machine; by default they are counted. Raises `TopologyError` if two sources disagree.
    """
    chips = tpu_chips() if chips is None else chips
    env = dict(env)
    if chips and "TPU_WORKER_HOSTNAMES" not in env and not hosts:
        env |= _metadata(env)
    source, names, own = _hosts(env, hosts, index)
    if not 0 <= own < len(names):
        raise TopologyError(f"this host is number {own}, but {source} names {len(names)} hosts")
    chip_bounds = _bounds(env, "TPU_CHIPS_PER_HOST_BOUNDS", "CHIPS_PER_HOST_BOUNDS")
    host_bounds = _bounds(env, "TPU_HOST_BOUNDS", "HOST_BOUNDS")
    if chip_bounds and chips and math.prod(chip_bounds) != chips:
        raise TopologyError(
            f"TPU_CHIPS_PER_HOST_BOUNDS is {chip_bounds}, but this machine has {chips} chips"
        )
    if host_bounds and math.prod(host_bounds) != len(names):
        raise TopologyError(
            f"TPU_HOST_BOUNDS is {host_bounds}, but {source} names {len(names)} hosts"
        )
    on_host = math.prod(chip_bounds) if chip_bounds else chips
    shape = env.get("TPU_TOPOLOGY", "")
    if shape and on_host and math.prod(map(int, shape.split("x"))) != on_host * len(names):
        raise TopologyError(
            f"TPU_TOPOLOGY is {shape}, but {len(names)} hosts with {on_host} chips have "
            f"{on_host * len(names)}"
        )
    count = processes or on_host or 1
    if on_host and count not in (1, on_host):
        raise TopologyError(
            f"{count} processes on each host were asked for, but a process has one chip of "
            f"{on_host}, or all"
        )
    return Topology(
        source=source,
        hosts=tuple(names),
        index=own,
        processes=count,
        chips=on_host,
        chip_bounds=chip_bounds or ((on_host, 1, 1) if on_host else ()),
        host_bounds=host_bounds or ((len(names), 1, 1) if on_host else ()),
        **_slices(env),
    )


def described(text: str, slices: int = 1) -> Topology:
    """Return the topology of slices that are elsewhere, in libtpu's words, such as `v5e:4x4`.

    Raises `TopologyError` if there are no such slices.
    """
    kind, _, shape = text.partition(":")
    extents = [int(part) for part in shape.split("x") if part.isdecimal()]
    chips = math.prod(extents)
    # A host has four chips, or all eight of a small slice of chips in a plane.
    is_plane = kind in ("v5e", "v6e")
    on_host = chips if is_plane and chips in (1, 4, 8) else 4
    if (
        kind not in _ACCELERATORS
        or shape != "x".join(map(str, extents))
        or len(extents) != (2 if is_plane else 3)
        or chips < 1
        or chips % on_host
        or slices < 1
    ):
        raise TopologyError(
            f"{slices} slices {text!r} are none of GKE's: accepted are a number from 1 on, and one "
            f"of {', '.join(_ACCELERATORS)} with its topology, such as v5e:4x4 or v5p:2x2x2"
        )
    return Topology(
        source="the arguments",
        hosts=tuple(f"host {number}" for number in range(chips // on_host)),
        index=0,
        processes=on_host,
        chips=on_host,
        slices=slices,
        accelerator=_ACCELERATORS[kind],
        shape=shape,
    )


def _slices(env: Mapping[str, str]) -> dict[str, Any]:
    """Find this slice among those of the job, whose variables name the hosts of one slice alone."""
    count = _number(env, "MEGASCALE_NUM_SLICES", "1")
    if count == 1:
        return {}
    for name in ("MEGASCALE_SLICE_ID", "MEGASCALE_COORDINATOR_ADDRESS"):
        if name not in env:
            raise TopologyError(f"MEGASCALE_NUM_SLICES is {count}, but {name} is not set")
    own, lead = _number(env, "MEGASCALE_SLICE_ID"), env["MEGASCALE_COORDINATOR_ADDRESS"]
    if own >= count:
        raise TopologyError(f"MEGASCALE_SLICE_ID is {own}, but MEGASCALE_NUM_SLICES is {count}")
    host, colon, port = lead.rpartition(":")
    return {"slices": count, "slice": own, "lead": host if colon and port.isdecimal() else lead}


def _number(env: Mapping[str, str], name: str, otherwise: str = "") -> int:
    text = env.get(name, otherwise)
    if not text.isdecimal():
        raise TopologyError(f"{name} must be a number, got {text!r}")
    return int(text)


def _hosts(
    env: Mapping[str, str], hosts: Sequence[str], index: int | None
) -> tuple[str, list[str], int]:
    if hosts:
        if index is None and len(hosts) > 1:
            raise TopologyError(
                f"the arguments name {len(hosts)} hosts; say by --host-index which one this is"
            )
        return "the arguments", list(hosts), index or 0
    if names := env.get("TPU_WORKER_HOSTNAMES"):
        own = env.get("TPU_WORKER_ID", env.get("JOB_COMPLETION_INDEX"))
        other = env.get("JOB_COMPLETION_INDEX", own)
        if own is None:
            raise TopologyError("TPU_WORKER_HOSTNAMES is set, but TPU_WORKER_ID is not")
        if own != other:
            raise TopologyError(f"TPU_WORKER_ID is {own}, but JOB_COMPLETION_INDEX is {other}")
        return "TPU_WORKER_HOSTNAMES", names.split(","), int(own)
    if names := env.get("SKYPILOT_NODE_IPS"):
        return "SKYPILOT_NODE_IPS", names.split(), int(env.get("SKYPILOT_NODE_RANK", "0"))
    return "this machine alone", ["localhost"], 0


def _bounds(env: Mapping[str, str], *names: str) -> tuple[int, ...]:
    for name in names:
        if text := env.get(name):
            return tuple(int(part) for part in text.split(","))
    return ()


def _metadata(env: Mapping[str, str]) -> dict[str, str]:
    """Ask the server of a TPU VM that has no variables; nothing if there is none."""
    if env.get("TPU_SKIP_MDS_QUERY", "").lower() in ("1", "true"):
        return {}
    try:
        return read_metadata(_ask("tpu-env"), _ask("worker-network-endpoints"))
    except (OSError, urllib.error.URLError):
        return {}


def _ask(name: str) -> str:
    request = urllib.request.Request(_METADATA + name, headers={"Metadata-Flavor": "Google"})
    with urllib.request.urlopen(request, timeout=2) as answer:
        return str(answer.read().decode())


def read_metadata(tpu_env: str, endpoints: str) -> dict[str, str]:
    """Return variables from a TPU VM's `tpu-env` (lines `NAME: 'value'`) and its endpoints."""
    found = {}
    for line in tpu_env.splitlines():
        name, _, value = line.partition(":")
        found[name.strip()] = value.strip().strip("'\"")
    names = {
        "WORKER_ID": "TPU_WORKER_ID",
        "ACCELERATOR_TYPE": "TPU_ACCELERATOR_TYPE",
        "HOST_BOUNDS": "TPU_HOST_BOUNDS",
        "CHIPS_PER_HOST_BOUNDS": "TPU_CHIPS_PER_HOST_BOUNDS",
    }
    variables = {new: found[old] for old, new in names.items() if old in found}
    # Each endpoint is `name:number:address`.
    addresses = [part.split(":")[-1] for part in endpoints.split(",") if part]
    return variables | ({"TPU_WORKER_HOSTNAMES": ",".join(addresses)} if addresses else {})
