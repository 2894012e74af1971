"""Code that serves one other library, in one file for each library.

A file belongs here if a library needs more than an ordinary device of PyTorch, such as a hook or a
patch. The file is read when a program imports its library, never by `import torch`, and it never
imports the library itself. Its `PATCHES` name modules of the library and functions that patch them,
each with its reason and the versions that need it. A patch asks the library first and changes only
an answer that leaves this device out: what a user chooses stays chosen, and nothing changes once
the library knows "tpu". A library that needs nothing special has no file.
"""

# From the first part of a module's name to the file for it.
LIBRARIES = {
    "accelerate": "torch_tpu.integrations.accelerate",
    "helion": "torch_tpu.integrations.helion",
    "lightning": "torch_tpu.integrations.lightning",
    "lightning_fabric": "torch_tpu.integrations.lightning",
    "pytorch_lightning": "torch_tpu.integrations.lightning",
    "safetensors": "torch_tpu.integrations.safetensors",
    "sentence_transformers": "torch_tpu.integrations.sentence_transformers",
    "torch_geometric": "torch_tpu.integrations.torch_geometric",
    "torchvision": "torch_tpu.integrations.torchvision",
    "transformers": "torch_tpu.integrations.transformers",
    "triton": "torch_tpu.integrations.triton",
    "ultralytics": "torch_tpu.integrations.ultralytics",
    "whisper": "torch_tpu.integrations.whisper",
}
