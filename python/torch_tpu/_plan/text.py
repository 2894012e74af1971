"""The report as text for a terminal."""

import os
from collections.abc import Sequence
from typing import Any, TextIO

from torch_tpu._plan.charts import shares
from torch_tpu._plan.units import (
    BOUNDS,
    HONESTY,
    UNKNOWN,
    USES,
    by_kind_of_module,
    compiled,
    count,
    duration,
    hosts,
    line_name,
    links,
    op_name,
    percent,
    shorten,
    size,
    step_name,
    temporary,
    where,
)

_NAME, _BAR = 44, 24
# Temporaries that the summary names.
_LARGEST = 5
_CODES = {"bold": 1, "dim": 2, "red": 31, "green": 32, "yellow": 33, "cyan": 36}


def is_coloured(stream: TextIO) -> bool:
    """Return True if text in colour belongs on a stream."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


class _Paint:
    """Gives text a colour, or leaves it as it is."""

    def __init__(self, in_colour: bool) -> None:
        self.in_colour = in_colour

    def __call__(self, words: str, name: str) -> str:
        return f"\033[{_CODES[name]}m{words}\033[0m" if self.in_colour else words


def _fit(words: str, width: int) -> str:
    """Return words in exactly a width."""
    return f"{shorten(words, width):{width}}"


def _bar(share: float, width: int) -> str:
    """Return a bar in eighths of a block."""
    eighths = round(8 * width * min(max(share, 0.0), 1.0))
    full, rest = divmod(eighths, 8)
    return "█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else "")


def summary(report: dict[str, Any], *, in_colour: bool = False) -> str:
    """Return the summary of a report."""
    paint = _Paint(in_colour)
    chip = report["chip"]
    title = f"Plan for {report['topology']} ({chip['kind']}, {chip['devices']} devices)"
    if report["world"] > 1:
        title += f", rank {report['rank']} of {report['world']}"
    lines = [paint(title, "bold"), ""]
    lines += _memory(report["memory"], paint)
    lines += ["", *_step(report, paint)]
    if report["links"]["collectives"]:
        lines.append(f"{paint('Links', 'bold')}    {links(report['links'])}")
    if report["hosts"]["calls"]:
        lines.append(f"{paint('Hosts', 'bold')}    {hosts(report['hosts'])}")
    by, total = report["by"], report["step"]["seconds"]
    tables = {
        "By phase": [(g["name"], g["seconds"]) for g in by["phase"]],
        "By module": by_kind_of_module((g["name"], g["seconds"]) for g in by["module"]),
        "By operation": [(op_name(g["name"]), g["seconds"]) for g in by["op"]],
        "By line": [(line_name(g["name"]), g["seconds"]) for g in by["line"]],
        "Limited by": [(BOUNDS[g["name"]][0], g["seconds"]) for g in by["bound"]],
    }
    for name, rows in tables.items():
        if rows:
            lines += ["", *_times(name, rows, total, paint)]
    lines += ["", *_programs(report, paint), *_reads(report, paint)]
    lines += ["", HONESTY, compiled(report)]
    return "\n".join(lines)


def _memory(memory: dict[str, Any], paint: _Paint) -> list[str]:
    verdict = paint("fits", "green")
    if not memory["fits"]:
        verdict = paint(f"DOES NOT FIT, {size(memory['missing'])} too much", "red")
    head = paint("Memory", "bold")
    lines = [
        f"{head}   {size(memory['peak'])} of {size(memory['capacity'])} at the peak: {verdict}"
    ]
    for name, share in sorted(shares(memory), key=lambda pair: -pair[1]):
        part = share / max(memory["peak"], 1)
        bar = paint(f"{_bar(part, _BAR):{_BAR}}", "cyan")
        lines.append(f"  {_fit(name, _NAME)} {bar} {size(share):>9} {percent(part):>6}")
    for value in memory.get("largest", [])[:_LARGEST]:
        lines.append(f"  {_fit(temporary(value), _NAME + _BAR + 1)} {size(value['bytes']):>9}")
    for advice in memory.get("advice", []):
        fits = ""
        if not memory["fits"]:
            fits = paint(", then it fits", "green") if advice["fits"] else ", still too much"
        lines.append(f"  - {advice['text']}: saves about {size(advice['saves'])}{fits}")
    return lines


def _step(report: dict[str, Any], paint: _Paint) -> list[str]:
    step = report["step"]
    what = "script" if step["is_whole_script"] else "step"
    head = f"{paint('Time', 'bold')}     {duration(step['seconds'])} a {what}"
    programs = "program" if step["launches"] == 1 else "programs"
    if not step["seconds"]:
        refused = [program["refused"] for program in report["programs"] if program["refused"]]
        return [f"{paint('Time', 'bold')}     {UNKNOWN}", *(f"  {words}" for words in refused)]
    lines = [
        f"{head} ({step['cycles']:,} cycles), MFU {percent(step['mfu'])}, "
        f"{step['launches']} {programs} launched"
    ]
    if step["items_per_second"]:
        lines.append(f"         {count(step['items_per_second'])} items a second")
    if step["host_seconds"] is not None:
        lines.append(
            f"         this host records a step of {step['records']} calls in "
            f"{duration(step['host_seconds'])}"
        )
        if 0 < step["seconds"] < step["host_seconds"]:
            slow = "more than the device needs, so the device would wait for this host"
            lines.append(f"         {paint(slow, 'yellow')}")
    return lines


def _times(
    title: str, rows: Sequence[tuple[str, float]], total: float, paint: _Paint, most: int = 8
) -> list[str]:
    """Return the rows that take most time, and the sum of the others."""
    kept, rest = list(rows[:most]), rows[most:]
    if rest:
        kept.append((f"{len(rest)} more", sum(seconds for _, seconds in rest)))
    lines = [paint(title, "bold")]
    for name, seconds in kept:
        share = seconds / max(total, 1e-12)
        bar = paint(f"{_bar(share, _BAR):{_BAR}}", "cyan")
        lines.append(f"  {_fit(name, _NAME)} {bar} {duration(seconds):>9} {percent(share):>6}")
    return lines


def _programs(report: dict[str, Any], paint: _Paint) -> list[str]:
    counts = report["new_programs"]
    steps = [f"{step_name(step, len(counts))}: {number}" for step, number in enumerate(counts)]
    lines = [f"{paint('New programs', 'bold')}   {', '.join(steps)}"]
    loops = sum(program["loops_counted_once"] for program in report["programs"])
    if loops:
        words = f"{loops} loops with an unknown number of rounds count as one round"
        lines.append(paint(words, "yellow"))
    return lines


def _reads(report: dict[str, Any], paint: _Paint) -> list[str]:
    reads = report["reads"]
    lines = []
    if report["endless"]:
        words = f"Ended here, as stand-ins decide again and again: {where(report['endless'])}"
        lines.append(paint(words, "yellow"))
    for read in reads[:10]:
        use = USES[read["use"]]
        use = paint(use, "yellow") if read["use"] == "decides" else use
        times = "once" if read["count"] == 1 else f"{read['count']} times"
        lines.append(f"{paint('Host read', 'bold')}   {where(read['line'])}: {times}, {use}")
    if len(reads) > 10:
        lines.append(f"            and {len(reads) - 10} more lines")
    return lines
