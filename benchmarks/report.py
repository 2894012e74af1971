"""Prints a table and saves it as JSON, with the facts needed to read the numbers later."""

import json
import os
import platform
from pathlib import Path
from typing import Any

import torch

Row = dict[str, Any]


def show(title: str, rows: list[Row], out: Path | None, note: str = "") -> None:
    print(f"\n{title}")
    columns = list(rows[0])
    cells = [columns, *[[_text(row[c]) for c in columns] for row in rows]]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for i, line in enumerate(cells):
        first, *rest = zip(line, widths, strict=True)
        print("  ".join([first[0].ljust(first[1]), *(c.rjust(w) for c, w in rest)]))
        if i == 0:
            print("  ".join("-" * w for w in widths))
    if note:
        print(note)
    if out:
        out.mkdir(parents=True, exist_ok=True)
        name = title.partition(":")[0].lower().replace(" ", "_")
        record = {"title": title, "machine": machine(), "rows": rows}
        (out / f"{name}.json").write_text(json.dumps(record, indent=2) + "\n")


def chart(title: str, rows: list[Row], ways: tuple[str, ...], path: Path) -> None:
    """A bar chart of times relative to the first way: shorter is faster."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 0.8 + 0.7 * len(rows)), layout="constrained")
    height = 0.8 / len(ways)
    for i, way in enumerate(ways):
        places = [row + i * height for row in range(len(rows))]
        times = [(row[f"{way} ms"] or 0) / row[f"{ways[0]} ms"] for row in rows]
        bars = axes.barh(places, times, height, label=way)
        axes.bar_label(bars, [f"{t:.2f}" if t else "-" for t in times], padding=3, fontsize=8)
    axes.set_yticks([row + 0.3 for row in range(len(rows))], [row["workload"] for row in rows])
    axes.invert_yaxis()
    axes.axvline(1, color="gray", linewidth=0.8)
    axes.set_xlabel(f"time relative to {ways[0]} eager")
    axes.set_title(title)
    axes.legend()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=120)


def machine() -> Row:
    return {
        "cores": os.cpu_count(),
        "processor": platform.processor() or platform.machine(),
        "threads": torch.get_num_threads(),
        "card": torch.cuda.get_device_name() if torch.cuda.is_available() else None,
        "torch": torch.__version__,
        "load": os.getloadavg()[0],
    }


def _text(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.3g}" if value < 100 else f"{value:,.0f}"
    return "-" if value is None else str(value)
