"""Start the processes of a job on this host, or check the machine.

python -m torch_tpu.distributed launch [--nproc-per-node N] SCRIPT [ARGS]
python -m torch_tpu.distributed doctor
"""

import argparse
import sys

from torch_tpu.distributed._doctor import doctor
from torch_tpu.distributed._launch import job_set, launch
from torch_tpu.distributed._topology import TopologyError, described, detect


def main() -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m torch_tpu.distributed",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    start = commands.add_parser("launch", help="start a script on every device of this host")
    start.add_argument(
        "--nproc-per-node", type=_processes, help="processes, or auto: one per chip", metavar="N"
    )
    start.add_argument("--hosts", default="", help="all hosts of the job, separated by commas")
    start.add_argument("--host-index", type=int, help="the number of this host among them")
    start.add_argument("--master-port", type=int)
    start.add_argument("--job-set", metavar="IMAGE", help="print a JobSet for GKE, start nothing")
    start.add_argument("--topology", default="", help="of the JobSet's slices, as in v5e:4x4")
    start.add_argument("--slices", type=int, default=1, help="of the JobSet")
    start.add_argument("script")
    start.add_argument("args", nargs=argparse.REMAINDER)
    check = commands.add_parser("doctor", help="check chips, versions, an add and an all-reduce")
    check.add_argument("--nproc-per-node", type=int, default=0)
    given = parser.parse_args()
    if given.command == "doctor":
        return doctor(given.nproc_per_node)
    if bool(given.job_set) != bool(given.topology):
        parser.error("--job-set IMAGE and --topology, such as v5e:4x4, belong together")
    hosts = [host for host in given.hosts.split(",") if host]
    try:
        if given.job_set:
            there = described(given.topology, given.slices)
            print(job_set(there, "train", given.job_set, [given.script, *given.args]), end="")
            return 0
        topology = detect(processes=given.nproc_per_node, hosts=hosts, index=given.host_index)
    except TopologyError as error:
        print(f"torch_tpu: {error}", file=sys.stderr)
        return 2
    print(topology.table(), file=sys.stderr)
    return launch(topology, [sys.executable, given.script, *given.args], given.master_port)


def _processes(text: str) -> int | None:
    """Read the number of processes on each host; None stands for one per chip."""
    if text == "auto":
        return None
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"must be auto or a number from 1 on, got {text!r}")


if __name__ == "__main__":
    sys.exit(main())
