"""Known failures of checks, each with its reason. The list may only shrink."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("known_failures.toml")

Check = tuple[str, str, str]


def read() -> dict[Check, str]:
    """Return the reason of each listed check."""
    reasons: dict[Check, str] = {}
    for check, entry in _entries():
        assert check not in reasons, f"{' '.join(check)} is listed twice"
        reasons[check] = entry["reason"]
    return reasons


def rounding() -> set[Check]:
    """Return checks that fail in the last bits, and may pass on another processor."""
    return {check for check, entry in _entries() if entry.get("rounding", False)}


def _entries() -> Iterator[tuple[Check, dict[str, Any]]]:
    for entry in tomllib.loads(FILE.read_text())["known"]:
        for line in entry["checks"]:
            kind, name, *dtypes = line.split()
            for dtype in dtypes:
                yield (kind, name, dtype), entry
