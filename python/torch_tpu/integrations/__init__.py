"""Code that serves one other library, in one file for each library.

A file belongs here if a library needs more than an ordinary device of PyTorch, such as a hook of
its own or a patch. The file is imported after its library, never by `import torch`. A library that
needs nothing special has no file.
"""
