//! torch's element types and memory formats, and those of the engine.

use engine::{DType, Error, ErrorKind, MemoryFormat};

/// `c10::ScalarType`: torch's numbers and names.
const SCALAR_TYPES: [(u8, &str, DType); 21] = [
    (0, "uint8", DType::U8),
    (1, "int8", DType::S8),
    (2, "int16", DType::S16),
    (3, "int32", DType::S32),
    (4, "int64", DType::S64),
    (5, "float16", DType::F16),
    (6, "float32", DType::F32),
    (7, "float64", DType::F64),
    (8, "complex32", DType::C32),
    (9, "complex64", DType::C64),
    (10, "complex128", DType::C128),
    (11, "bool", DType::Bool),
    (15, "bfloat16", DType::BF16),
    (23, "float8_e5m2", DType::F8E5M2),
    (24, "float8_e4m3fn", DType::F8E4M3FN),
    (25, "float8_e5m2fnuz", DType::F8E5M2FNUZ),
    (26, "float8_e4m3fnuz", DType::F8E4M3FNUZ),
    (27, "uint16", DType::U16),
    (28, "uint32", DType::U32),
    (29, "uint64", DType::U64),
    (44, "float8_e8m0fnu", DType::F8E8M0FNU),
];

/// DType by c10::ScalarType.
static DTYPES: [Option<DType>; 64] = {
    let mut table = [None; 64];
    let mut i = 0;
    while i < SCALAR_TYPES.len() {
        table[SCALAR_TYPES[i].0 as usize] = Some(SCALAR_TYPES[i].2);
        i += 1;
    }
    table
};

pub(crate) fn dtype(scalar_type: u8) -> Result<DType, Error> {
    DTYPES.get(scalar_type as usize).copied().flatten().ok_or_else(|| {
        let text = format!(
            "Cannot make a tensor of torch's dtype number {scalar_type} on device tpu: it holds \
             bool, integers, float8 to float64, bfloat16 and complex32 to complex128. Convert it \
             with .to(dtype) first."
        );
        Error::new(ErrorKind::Type, text)
    })
}

pub(crate) fn scalar_type(dtype: DType) -> u8 {
    SCALAR_TYPES.iter().find(|(.., d)| *d == dtype).map_or(6, |(s, ..)| *s)
}

/// DType by torch's name without the module, such as `float32`.
pub(crate) fn dtype_named(name: &str) -> Result<DType, Error> {
    let found = SCALAR_TYPES.iter().find(|(_, known, _)| *known == name).map(|(.., d)| *d);
    found.ok_or_else(|| Error::new(ErrorKind::Type, format!("device tpu holds no {name}")))
}

/// MemoryFormat by c10::MemoryFormat.
pub(crate) fn memory_format(format: u8) -> Result<MemoryFormat, Error> {
    Ok(match format {
        0 => MemoryFormat::Contiguous,
        1 => MemoryFormat::Preserve,
        2 => MemoryFormat::ChannelsLast,
        3 => MemoryFormat::ChannelsLast3d,
        _ => return Err(Error::internal(format!("memory format {format}"))),
    })
}
