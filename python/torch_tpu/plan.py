"""`python -m torch_tpu.plan SCRIPT [ARGS] --topology v5e:2x2`: plan a script for TPUs.

In Python, `with torch_tpu.plan("v5e:2x2") as plan:` does the same for a part of a script.
"""

from torch_tpu._plan import plan
from torch_tpu._plan.cli import main

__all__ = ["main", "plan"]

if __name__ == "__main__":
    main()
