"""Checks that are known to fail, each with its reason. The list may only shrink."""

import tomllib
from pathlib import Path

FILE = Path(__file__).with_name("known_failures.toml")

Check = tuple[str, str, str]


def read() -> dict[Check, str]:
    """Return the reason of each check that is listed."""
    reasons: dict[Check, str] = {}
    for entry in tomllib.loads(FILE.read_text())["known"]:
        for line in entry["checks"]:
            kind, name, *dtypes = line.split()
            for dtype in dtypes:
                check = kind, name, dtype
                assert check not in reasons, f"{line} is listed twice"
                reasons[check] = entry["reason"]
    return reasons
