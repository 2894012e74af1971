"""The report as text for a terminal."""

from typing import Any

WIDTH = 96
_UNITS = ("B", "KiB", "MiB", "GiB", "TiB")


def size(count: float) -> str:
    """Return bytes as people write them: `1.5 GiB`."""
    at = 0
    while abs(count) >= 1024 and at < len(_UNITS) - 1:
        count /= 1024
        at += 1
    return f"{count:.0f} {_UNITS[at]}" if at == 0 else f"{count:.3g} {_UNITS[at]}"


def duration(seconds: float) -> str:
    """Return seconds as people write them: `12.3 ms`."""
    for unit, scale in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= scale:
            return f"{seconds / scale:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def count(number: float) -> str:
    """Return a count with a letter for its thousands: `1.2 T`."""
    for letter, scale in (("P", 1e15), ("T", 1e12), ("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if number >= scale:
            return f"{number / scale:.3g} {letter}"
    return f"{number:.3g}"


def where(line: str) -> str:
    """Return the end of a long path."""
    return line if len(line) <= 44 else "…" + line[-43:]


def summary(report: dict[str, Any]) -> str:
    """Return the summary of a report."""
    chip, step, memory = report["chip"], report["step"], report["memory"]
    lines = [f"Plan for {report['topology']} ({chip['kind']}, {chip['devices']} devices)", ""]
    verdict = "fits" if memory["fits"] else f"DOES NOT FIT, {size(memory['missing'])} too much"
    lines.append(
        f"Memory   {size(memory['peak'])} of {size(memory['capacity'])} at the peak: {verdict}"
    )
    for name, share in sorted(memory["parts"].items(), key=lambda pair: -pair[1]):
        if share:
            bar = "█" * round(40 * share / max(memory["peak"], 1))
            lines.append(f"  {name:24} {size(share):>10}  {bar}")
    for advice in memory.get("advice", []):
        fits = ", then it fits" if advice["fits"] and not memory["fits"] else ""
        lines.append(f"  - {advice['text']}: saves about {size(advice['saves'])}{fits}")
    what = "script" if step["is_whole_script"] else "step"
    lines += [
        "",
        f"Time     {duration(step['seconds'])} a {what} ({step['cycles']:,} cycles), "
        f"MFU {step['mfu']:.1%}, {step['launches']} programs launched",
    ]
    if step["items_per_second"]:
        lines.append(f"         {count(step['items_per_second'])} items a second")
    if step["host_seconds"] is not None:
        lines.append(
            f"         this host records a step of {step['records']} calls in "
            f"{duration(step['host_seconds'])}"
        )
    for title, key in (("module", "module"), ("operation", "op"), ("line", "line")):
        lines += ["", f"By {title}"]
        for group in report["by"][key][:8]:
            share = group["seconds"] / max(step["seconds"], 1e-12)
            name = where(group["name"]) if group["name"] else "(not known)"
            lines.append(f"  {name:46} {duration(group['seconds']):>9} {share:6.1%}")
    lines += ["", "Limited by"]
    for group in report["by"]["bound"]:
        share = group["seconds"] / max(step["seconds"], 1e-12)
        lines.append(f"  {group['name']:46} {duration(group['seconds']):>9} {share:6.1%}")
    lines += ["", f"New programs in each step: {report['new_programs']}"]
    for read in report["reads"][:10]:
        use = {
            "decides": "the script decides by it: check this line",
            "shows": "only shown",
            "unknown": "the script may decide by it",
        }[read["use"]]
        lines.append(f"Host read {where(read['line'])}: {read['count']} times, {use}")
    lines += [
        "",
        "Times are the TPU compiler's own estimates, added up. No TPU was used to check them.",
        f"{len(report['programs'])} programs were compiled in {report['compile_seconds']:.1f} s.",
    ]
    return "\n".join(lines)
