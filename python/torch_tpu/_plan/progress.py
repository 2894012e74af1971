"""A bar on the terminal while programs are compiled."""

import sys
from collections.abc import Callable


def bar() -> Callable[[int, int, int], None]:
    """Return a function that draws how many programs of how many are compiled."""

    def draw(done: int, of: int, _: int) -> None:
        if sys.stderr.isatty() and of:
            filled = 30 * done // of
            end = "\n" if done == of else ""
            blocks = "█" * filled + "·" * (30 - filled)
            print(f"\rcompiling {blocks} {done}/{of}", end=end, file=sys.stderr, flush=True)

    return draw
