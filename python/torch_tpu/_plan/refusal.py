"""What is known of a program that the compiler refuses, as it needs more memory than a chip has."""

import re
from typing import Any

_SIZE = re.compile(r"\b(\d+(?:\.\d+)?)([KMGT])\b")
_SCALES = {"K": 2**10, "M": 2**20, "G": 2**30, "T": 2**40}


def refused(message: str, arguments: int, outputs: int, donated: int) -> dict[str, Any] | None:
    """Return the facts of a refused program, or None if the message is about something else.

    The compiler names the bytes that the program needs and those that it may have. Some messages
    count the program's inputs and outputs among its needs.
    """
    sizes = [int(float(number) * _SCALES[unit]) for number, unit in _SIZE.findall(message)]
    if "ResourceExhausted" not in message or len(sizes) < 2:
        return None
    needed, available = sizes[:2]
    if "temporaries" not in message:
        needed = max(needed - arguments - outputs + donated, 0)
    return {
        "parts": [],
        "held": [],
        "arguments": arguments,
        "outputs": outputs,
        "aliased": donated,
        "temporaries": needed,
        "code": 0,
        "flops": 0.0,
        "seconds": 0.0,
        "loops_counted_once": 0,
        "available": available,
        "refused": message.splitlines()[0],
    }
