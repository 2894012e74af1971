"""The report as one HTML file."""

import json
from typing import Any


def page(report: dict[str, Any]) -> str:
    """Return a page with everything inside."""
    return f"<pre>{json.dumps(report)}</pre>"
