"""StableHLO's portable bytes (VHLO), which any later version of StableHLO can read.

JAX makes the bytes. PJRT plugins and this package have no MLIR to make them with.
"""


def serialize(module: str) -> bytes:
    """Return a module's text as a portable artifact of the oldest version that can hold it.

    VHLO has no operations of CHLO, such as `erf`, so these become simpler operations. Raises
    `ModuleNotFoundError` without JAX.
    """
    try:
        from jax.extend.mlir import ir, passmanager
        from jax.extend.mlir.dialects import stablehlo
        from jax.interpreters.mlir import make_ir_context
    except ModuleNotFoundError as error:
        error.add_note(
            "portable=True needs JAX, which makes StableHLO's portable bytes: pip install jax, or "
            "leave portable out and convert model.mlir elsewhere (stablehlo-translate --serialize)"
        )
        raise
    stablehlo.register_stablehlo_passes()
    with make_ir_context():
        parsed = ir.Module.parse(module)
        passes = "builtin.module(func.func(chlo-legalize-to-stablehlo))"
        passmanager.PassManager.parse(passes).run(parsed.operation)
        data: bytes = stablehlo.serialize_portable_artifact(parsed, stablehlo.get_minimum_version())
    return data
