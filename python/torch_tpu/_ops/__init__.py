"""ATen operations that are written in Python, as simpler operations of the device.

A module belongs here if it answers operations that have no row in the core, by family: each module
returns its functions by name, and `decompositions` registers all of them. A function knows tensors
alone; platforms, programs and modes of compilation are out of its sight.
"""
