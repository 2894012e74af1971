"""The files of an exported model: how they are written, described and read.

A module belongs here if it knows a format of a file (StableHLO text, VHLO bytes, safetensors, the
signature in JSON) or writes a traced model as a program. The public functions are in
`torch_tpu.export`, which imports the writing side at the first export.
"""
