"""The eager mode: how many operations become one program, and who waits for it.

Results do not depend on the mode.

- `debug`: each operation is compiled alone, run and waited for.
- `strict`: each operation is compiled alone and runs while Python goes on.
- `fused`, the default: operations gather until a result is needed, and become one program.
"""

from types import TracebackType
from typing import Literal, cast

from torch_tpu import _C

Mode = Literal["debug", "strict", "fused"]


def set_eager_mode(mode: Mode) -> None:
    """Choose how eagerly operations run, from this call on and on every thread.

    `mode` is `"debug"`, `"strict"` or `"fused"`; raises `ValueError` for any other.
    """
    _C.set_eager_mode(mode)


def get_eager_mode() -> Mode:
    """Return the eager mode: `"debug"`, `"strict"` or `"fused"`."""
    return cast(Mode, _C.get_eager_mode())


def sync() -> None:
    """Run all recorded operations, on every device, and wait for the results.

    Raises the error of any program that fails, such as `RuntimeError` or `torch.OutOfMemoryError`.
    """
    _C.sync()


class eager_mode:  # noqa: N801, used like torch.no_grad
    """Use an eager mode inside a `with` block, on every thread; the mode before comes back."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode

    def __enter__(self) -> None:
        self.before = get_eager_mode()
        set_eager_mode(self.mode)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        set_eager_mode(self.before)
