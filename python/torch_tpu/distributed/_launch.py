"""Starts the processes of a job on this host, and ends them together."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType
from typing import Any

from torch_tpu.distributed._topology import Topology

# Seconds between looks at the processes, and the time that they have to end.
_LOOK = 0.1
_GRACE = 10.0
# A pod tells GKE a port through which its processes reach each other.
_GKE_PORT = 8476


def launch(topology: Topology, command: Sequence[str], port: int | None = None) -> int:
    """Run a command as every process of this host; return the first exit code that is not 0.

    The processes end together: if one fails, the others get a SIGTERM, and after ten seconds a
    SIGKILL. Signals to this process go to all of them.
    """
    if port is None:
        port = 29500 if topology.slices * len(topology.hosts) > 1 else _free_port()
    started = [
        subprocess.Popen(command, env={**os.environ, **topology.environment(local, port)})
        for local in range(topology.processes)
    ]

    def forward(number: int, _: FrameType | None) -> None:
        for process in started:
            process.send_signal(number)

    handlers: dict[int, Any] = {
        number: signal.signal(number, forward) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        return _wait(topology, started)
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


def _wait(topology: Topology, started: list[subprocess.Popen[bytes]]) -> int:
    first = topology.number * topology.processes
    while True:
        codes = [process.poll() for process in started]
        failed = [local for local, code in enumerate(codes) if code]
        if failed:
            local, code = failed[0], codes[failed[0]] or 1
            how = f"exit code {code}" if code > 0 else f"signal {signal.Signals(-code).name}"
            print(
                f"torch_tpu: rank {first + local} on {topology.hosts[topology.index]} ended first, "
                f"with {how}; the others are ended",
                file=sys.stderr,
            )
            _end(started)
            return code if code > 0 else 128 - code
        if all(code == 0 for code in codes):
            return 0
        time.sleep(_LOOK)


def _end(started: list[subprocess.Popen[bytes]]) -> None:
    for process in started:
        process.terminate()
    end = time.monotonic() + _GRACE
    for process in started:
        try:
            process.wait(max(0.0, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.socket() as place:
        place.bind(("localhost", 0))
        return int(place.getsockname()[1])


def job_set(topology: Topology, name: str, image: str, command: Sequence[str]) -> str:
    """Return the YAML of a JobSet for GKE that runs this launcher on every host."""
    # JSON's strings are YAML's.
    words = json.dumps(["python", "-m", "torch_tpu.distributed", "launch", *command])
    hosts = len(topology.hosts)
    return f"""apiVersion: jobset.x-k8s.io/v1alpha2
kind: JobSet
metadata:
  name: {name}
  annotations:
    alpha.jobset.sigs.k8s.io/exclusive-topology: cloud.google.com/gke-nodepool
spec:
  failurePolicy:
    maxRestarts: 0
  replicatedJobs:
  - name: slice
    replicas: {topology.slices}
    template:
      spec:
        parallelism: {hosts}
        completions: {hosts}
        backoffLimit: 0
        template:
          spec:
            hostNetwork: true
            dnsPolicy: ClusterFirstWithHostNet
            restartPolicy: Never
            nodeSelector:
              cloud.google.com/gke-tpu-accelerator: {topology.accelerator}
              cloud.google.com/gke-tpu-topology: {topology.shape}
            containers:
            - name: train
              image: {image}
              command: {words}
              ports:
              - containerPort: {_GKE_PORT}
              resources:
                limits:
                  google.com/tpu: {topology.chips}
"""
