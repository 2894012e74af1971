"""Code that serves one other library, in one file for each library.

A file belongs here if a library needs more than an ordinary device of PyTorch: a hook of the
library's own, or a patch. The file is imported after its library, never by `import torch`. A
library that runs as it is needs no file.
"""
