"""Knowledge of `test_rows.py` about single operations, but not how the device computes them.

`example.py` reads an example call. `inputs.py` draws inputs that are valid for an operation.
`reference.py` has answers for which stock PyTorch's CPU has none or a coarser one. `laws.py` checks
answers that are not unique. `derived.py` finds in-place and `out=` forms.
"""
