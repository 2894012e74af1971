"""Helion: how its search for a kernel's configuration takes the time of a call."""

from typing import Any


def rank_by_the_clock(benchmarking: Any) -> None:
    """Rank the last configurations by the clock, as the earlier ones, if a call runs here.

    Reason: they are ranked by a trace of JAX's profiler, which knows no device of this process, and
    whose start can end the process.
    Versions: 1.5.
    """
    benchmarking.make_pallas_paired_device_micros_bench = lambda *_, **__: None


PATCHES = [("helion.autotuner.benchmarking", rank_by_the_clock)]
