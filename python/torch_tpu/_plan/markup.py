"""Elements of HTML and SVG as text. All text that is not an element is escaped."""

from collections.abc import Iterable
from html import escape

_EMPTY = {"br", "circle", "line", "meta", "path", "rect"}


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def join(parts: Iterable[str]) -> Html:
    """Return parts in a row."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def tag(name: str, /, *children: str, **attributes: str | float | None) -> Html:
    """Return an element. `class_` and `stroke_width` stand for `class` and `stroke-width`."""
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            words.append(f'{key.strip("_").replace("_", "-")}="{_text(value)}"')
    if name in _EMPTY:
        return Html(f"<{' '.join(words)}/>")
    return Html(f"<{' '.join(words)}>{join(children)}</{name}>")


def _text(value: str | float) -> str:
    # Hundredths of a pixel are enough.
    return escape(value) if isinstance(value, str) else f"{round(value, 2):g}"
