"""Attention by kernels of JAX, on TPUs: the choice, the kernels and their calls.

A module belongs here if it decides or computes attention outside of the core's rows. `choice` is
read when a TPU starts or a graph is compiled, the others where there are kernels; `ragged` is part
of `torch_tpu.ops`. Kernels are made by `torch_tpu.pallas`, so JAX is imported only for a call that
no process has exported yet.
"""
