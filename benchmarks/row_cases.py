"""The functions that `rows.py` compares, with their shapes: what PyTorch and JAX both read.

A case names a function that both sides define, its inputs, its options, and the inputs whose
gradients are wanted besides the result. `*` stands for each type that is measured.
"""

from dataclasses import dataclass, field
from itertools import product
from typing import Any

Input = tuple[tuple[int, ...], str]  # dims and type: f32, bf16 or int
TYPES = ("f32", "bf16")


@dataclass(frozen=True)
class Case:
    group: str
    function: str
    label: str
    inputs: tuple[Input, ...]
    options: dict[str, Any] = field(default_factory=dict)
    wanted: tuple[int, ...] = ()  # inputs whose gradients are wanted

    @property
    def name(self) -> str:
        kind = next(dtype for _, dtype in self.inputs if dtype != "int")
        return f"{self.function} {self.label} {kind} {'f/b' if self.wanted else 'f'}"

    @property
    def file(self) -> str:
        return self.name.replace("/", "").replace(" ", "_")


def _cases(
    group: str,
    function: str,
    label: str,
    *inputs: tuple[int, ...] | Input,
    wanted: tuple[int, ...] | None = (0,),
    forward: bool = False,
    **options: Any,
) -> list[Case]:
    """Both types of a function: its result, if `forward`, and its result with gradients."""
    ways = [way for way in (() if forward else None, wanted) if way is not None]
    found = []
    for way, dtype in product(ways, TYPES):
        typed = tuple(i if isinstance(i[-1], str) else (i, dtype) for i in inputs)
        found.append(Case(group, function, label, typed, options, way))
    return found


def _ints(*dims: int) -> Input:
    return dims, "int"


def _conv(
    label: str,
    image: tuple[int, ...],
    kernel: tuple[int, ...],
    function: str = "conv",
    **options: Any,
) -> list[Case]:
    options = {"stride": 1, "padding": 0, "groups": 1} | options
    return _cases("conv", function, label, image, kernel, wanted=(0, 1), **options)


STEM = (32, 64, 112, 112)
POOLS = [
    *_cases("pool", "max_pool2d", "k3s2p1", STEM, forward=True, size=3, stride=2, padding=1),
    *_cases("pool", "max_pool2d", "k2s2", STEM, forward=True, size=2, stride=2, padding=0),
    *_cases("pool", "avg_pool2d", "k2s2", STEM, forward=True, size=2, stride=2, padding=0),
    *_cases(
        "pool",
        "avg_pool2d",
        "k3s1p1",
        (32, 192, 35, 35),
        forward=True,
        size=3,
        stride=1,
        padding=1,
    ),
    *_cases("pool", "adaptive_avg_pool2d", "14to7", (32, 512, 14, 14), forward=True, size=7),
    *_cases("pool", "adaptive_avg_pool2d", "7to1", (32, 2048, 7, 7), forward=True, size=1),
]

TOKENS, TABLE = _ints(8, 512), (32000, 1024)
INDEX = [
    *_cases("index", "embedding", "32000x1024", TOKENS, TABLE, wanted=(1,), forward=True),
    *_cases("index", "index_rows", "32000x1024", TABLE, _ints(4096), forward=True),
    *_cases("index", "index_pairs", "4096x1024", (4096, 1024), _ints(8192), _ints(8192)),
    *_cases("index", "index_select", "dim0", TABLE, _ints(4096), forward=True, dim=0),
    *_cases("index", "index_select", "dim1", (4096, 1024), _ints(512), forward=True, dim=1),
    *_cases("index", "gather", "dim0", (4096, 1024), _ints(1024, 1024), forward=True, dim=0),
    *_cases("index", "gather", "dim1", (4096, 1024), _ints(4096, 256), forward=True, dim=1),
    *_cases("index", "gather", "one_a_row", (2048, 32000), _ints(2048, 1), forward=True, dim=1),
    *_cases(
        "index",
        "scatter",
        "dim0",
        (4096, 1024),
        _ints(1024, 1024),
        (1024, 1024),
        wanted=None,
        forward=True,
        dim=0,
    ),
    *_cases(
        "index",
        "scatter",
        "dim1",
        (4096, 1024),
        _ints(4096, 256),
        (4096, 256),
        wanted=None,
        forward=True,
        dim=1,
    ),
    *_cases(
        "index",
        "scatter_add",
        "dim0",
        (4096, 1024),
        _ints(1024, 1024),
        (1024, 1024),
        wanted=(0, 2),
        forward=True,
        dim=0,
    ),
    *_cases(
        "index",
        "index_add",
        "dim0",
        TABLE,
        _ints(4096),
        (4096, 1024),
        wanted=(0, 2),
        forward=True,
        dim=0,
    ),
]

NORMS = [
    *_cases("norm", "softmax", "8192x4096", (8192, 4096), forward=True),
    *_cases("norm", "softmax", "16x16x512x512", (16, 16, 512, 512), forward=True),
    *_cases("norm", "log_softmax", "2048x32000", (2048, 32000), forward=True),
    *_cases("norm", "cross_entropy", "2048x32000", (2048, 32000), _ints(2048), forward=True),
    *_cases(
        "norm",
        "layer_norm",
        "8x512x1024",
        (8, 512, 1024),
        (1024,),
        (1024,),
        wanted=(0, 1, 2),
        forward=True,
    ),
    *_cases(
        "norm",
        "batch_norm",
        "32x256x56x56",
        (32, 256, 56, 56),
        (256,),
        (256,),
        wanted=(0, 1, 2),
        forward=True,
    ),
    *_cases(
        "norm",
        "group_norm",
        "4x320x64x64",
        (4, 320, 64, 64),
        (320,),
        (320,),
        wanted=(0, 1, 2),
        forward=True,
        groups=32,
    ),
]

CONVS = [
    *_conv("3x3_64", (32, 64, 56, 56), (64, 64, 3, 3), padding=1),
    *_conv("3x3_256", (32, 256, 14, 14), (256, 256, 3, 3), padding=1),
    *_conv("3x3s2_128", (32, 128, 56, 56), (128, 128, 3, 3), padding=1, stride=2),
    *_conv("1x1_256_64", (32, 256, 56, 56), (64, 256, 1, 1)),
    *_conv("1x1s2_256_512", (32, 256, 56, 56), (512, 256, 1, 1), stride=2),
    *_conv("7x7s2_stem", (32, 3, 224, 224), (64, 3, 7, 7), padding=3, stride=2),
    *_conv("3x3g32", (32, 128, 56, 56), (128, 4, 3, 3), padding=1, groups=32),
    *_conv("3x3s2g32", (32, 256, 56, 56), (256, 8, 3, 3), padding=1, stride=2, groups=32),
    *_conv("depthwise", (32, 144, 56, 56), (144, 1, 3, 3), padding=1, groups=144),
    *_conv("depthwise_s2", (32, 144, 56, 56), (144, 1, 3, 3), padding=1, stride=2, groups=144),
    *_conv("3d_3x3x3", (2, 32, 8, 56, 56), (64, 32, 3, 3, 3), padding=1),
    *_conv("1d_k3", (8, 512, 1500), (512, 512, 3), padding=1),
    *_conv("1d_k3s2", (8, 512, 3000), (512, 512, 3), padding=1, stride=2),
    *_conv("k2s2", (8, 128, 64, 64), (128, 64, 2, 2), "conv_transpose", stride=2),
    *_conv("k4s2p1", (4, 256, 32, 32), (256, 128, 4, 4), "conv_transpose", stride=2, padding=1),
]

SORTS = [
    *_cases("sort", "sort", "dim1", (4096, 1024), wanted=None, forward=True, dim=1),
    *_cases("sort", "sort", "dim0", (4096, 1024), wanted=None, forward=True, dim=0),
    *_cases("sort", "sort_values", "dim1", (4096, 1024), wanted=None, forward=True, dim=1),
    *_cases("sort", "topk", "50of32000", (8, 32000), wanted=(0,), forward=True, count=50),
    *_cases("sort", "topk", "2of64", (8192, 64), wanted=(0,), forward=True, count=2),
]

CUMSUMS = [
    *_cases("cumsum", "cumsum", "4096x1024_dim1", (4096, 1024), forward=True, dim=1),
    *_cases("cumsum", "cumsum", "4096x1024_dim0", (4096, 1024), forward=True, dim=0),
    *_cases("cumsum", "cumsum", "8x32000_dim1", (8, 32000), forward=True, dim=1),
    *_cases("cumsum", "cumsum", "16x4096x128_dim1", (16, 4096, 128), forward=True, dim=1),
    *_cases("cumsum", "cumsum", "262144", (262144,), forward=True, dim=0),
]

WIDE = (8, 512, 1024)
HEADS = (2, 16, 1024, 64)
PRODUCTS = [
    *_cases("product", "matmul", "2d", (4096, 1024), (1024, 4096), wanted=(0, 1), forward=True),
    *_cases("product", "matmul", "3d_2d", WIDE, (1024, 4096), wanted=(0, 1), forward=True),
    *_cases("product", "matmul", "4d", HEADS, (2, 16, 64, 1024), wanted=(0, 1), forward=True),
    *_cases(
        "product",
        "linear",
        "2d_bias",
        (4096, 1024),
        (4096, 1024),
        (4096,),
        wanted=(0, 1, 2),
        forward=True,
    ),
    *_cases(
        "product",
        "linear",
        "3d_bias",
        WIDE,
        (4096, 1024),
        (4096,),
        wanted=(0, 1, 2),
        forward=True,
    ),
    *_cases(
        "product",
        "linear_gelu",
        "3d_bias",
        WIDE,
        (4096, 1024),
        (4096,),
        wanted=(0, 1, 2),
        forward=True,
    ),
    *_cases(
        "product",
        "attention",
        "2x16x1024x64",
        HEADS,
        HEADS,
        HEADS,
        wanted=(0, 1, 2),
        forward=True,
        causal=False,
    ),
    *_cases(
        "product",
        "attention",
        "causal",
        HEADS,
        HEADS,
        HEADS,
        wanted=(0, 1, 2),
        forward=True,
        causal=True,
    ),
]

OTHERS = [
    *_cases("other", "upsample", "nearest", (4, 640, 32, 32), forward=True, mode="nearest"),
    *_cases("other", "upsample", "bilinear", (4, 256, 64, 64), forward=True, mode="bilinear"),
    *_cases("other", "dropout", "8x512x4096", (8, 512, 4096), forward=True, share=0.1),
    *_cases("other", "gelu", "8x512x4096", (8, 512, 4096), forward=True),
]

RESIZES = [
    *_cases("resize", "resize", "bilinear_down", (8, 3, 512, 512), forward=True, size=224),
    *_cases("resize", "resize", "bicubic_down", (8, 3, 512, 512), size=224, mode="bicubic"),
]

MOMENTS = [
    *_cases("moments", "prod", "1024x4096", (1024, 4096), wanted=None, forward=True, dim=1),
    *_cases("moments", "cumprod", "1024x4096", (1024, 4096), wanted=None, forward=True, dim=1),
    *_cases("moments", "var", "1024x4096", (1024, 4096), forward=True, dim=1),
    *_cases("moments", "std", "1024x4096", (1024, 4096), wanted=None, forward=True, dim=0),
]

GROUPS = POOLS, INDEX, NORMS, CONVS, SORTS, CUMSUMS, PRODUCTS, OTHERS, RESIZES, MOMENTS
CASES: dict[str, Case] = {case.name: case for group in GROUPS for case in group}
