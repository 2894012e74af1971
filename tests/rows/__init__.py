"""What `test_rows.py` knows of single operations, and nothing of how the device computes them.

`example.py` reads an example call, `inputs.py` says which inputs mean something to an operation,
`reference.py` what the answer is where stock PyTorch's CPU has none or a coarser one, `laws.py`
what holds of answers that are not unique, and `derived.py` finds in-place and `out=` forms.
"""
