"""Kernels that JAX traced, as ops of PyTorch. `torch_tpu.pallas` is the public part.

`trace` alone imports JAX, and only for a kernel that no process has exported yet: `store` keeps
exports on disk, under the names that `identity` gives to functions.
"""
