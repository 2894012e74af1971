"""Prints a table and keeps it as JSON, with what is needed to read the numbers later."""

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


def machine() -> Row:
    return {
        "cores": os.cpu_count(),
        "processor": platform.processor() or platform.machine(),
        "threads": torch.get_num_threads(),
        "torch": torch.__version__,
        "load": os.getloadavg()[0],
    }


def _text(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.3g}" if value < 100 else f"{value:,.0f}"
    return "-" if value is None else str(value)
