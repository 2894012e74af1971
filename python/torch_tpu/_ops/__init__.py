"""ATen operations that are written in Python, as simpler operations of the device.

A module belongs here if it answers a family of operations that have no row in the core. Each module
returns its functions by name, and `decompositions` registers the functions of all modules. A
function knows tensors alone; platforms and programs are out of its sight. `cross_entropy` is no
operation of ATen, but one of `torch_tpu.ops`.
"""
