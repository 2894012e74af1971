"""Random streams of operations agree in every mode, and with stock PyTorch."""

import time

import pytest

from tests.streams import play, result, stream

SECONDS = 10
AT_LEAST = 15


def test_streams_are_the_same_streams_tomorrow() -> None:
    assert stream(7) == stream(7) != stream(8)
    assert result(play(stream(7), "cpu", None)) == result(play(stream(7), "cpu", None))


def test_kept_streams_agree(tpu: str) -> None:
    from tests import fuzz

    for name, steps in fuzz.kept():
        assert fuzz.difference(steps) is None, name


@pytest.mark.timeout(600)
def test_random_streams_agree(tpu: str) -> None:
    from tests import fuzz

    start = time.monotonic()
    for seed in range(150):
        assert fuzz.difference(stream(seed)) is None, f"python -m tests.fuzz 1 {seed}"
        if seed % 8 == 0:
            found = fuzz.difference_of_two(stream(seed), stream(f"{seed} too"))
            assert found is None, f"python -m tests.fuzz 1 {seed}"
        if seed >= AT_LEAST and time.monotonic() - start > SECONDS:
            break


@pytest.mark.timeout(600)
def test_expressions_of_extreme_numbers_agree(tpu: str) -> None:
    from tests.expressions import Expression, difference

    start = time.monotonic()
    for seed in range(150):
        found = difference(Expression(seed))
        assert found is None, f"python -m tests.expressions 1 {seed}: {found}"
        if seed >= AT_LEAST and time.monotonic() - start > SECONDS / 2:
            break
