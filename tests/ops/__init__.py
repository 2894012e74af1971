"""torch's own database of operations, driven on the device and compared with stock PyTorch."""
