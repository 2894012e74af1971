"""Kernels by the names under which Helion and Inductor call them."""

from torch_tpu.pallas import jax_op

__all__ = ["jax_op"]
