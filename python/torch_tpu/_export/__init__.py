"""The files of an exported model: how they are written, described and read.

A module belongs here if it writes a traced model as a program, or knows the format of a file: VHLO
bytes, safetensors, the signature in JSON. The public functions are in `torch_tpu.export`, which
imports the writing side at the first export.
"""
