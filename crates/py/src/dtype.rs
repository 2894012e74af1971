//! torch's element types and memory formats, and those of the engine.

use engine::{DType, Error, ErrorKind, MemoryFormat};

/// `c10::ScalarType`, in torch's numbers.
const SCALAR_TYPES: [(u8, DType); 19] = [
    (0, DType::U8),
    (1, DType::S8),
    (2, DType::S16),
    (3, DType::S32),
    (4, DType::S64),
    (5, DType::F16),
    (6, DType::F32),
    (7, DType::F64),
    (9, DType::C64),
    (10, DType::C128),
    (11, DType::Bool),
    (15, DType::BF16),
    (23, DType::F8E5M2),
    (24, DType::F8E4M3FN),
    (25, DType::F8E5M2FNUZ),
    (26, DType::F8E4M3FNUZ),
    (27, DType::U16),
    (28, DType::U32),
    (29, DType::U64),
];

/// DType by c10::ScalarType.
static DTYPES: [Option<DType>; 64] = {
    let mut table = [None; 64];
    let mut i = 0;
    while i < SCALAR_TYPES.len() {
        table[SCALAR_TYPES[i].0 as usize] = Some(SCALAR_TYPES[i].1);
        i += 1;
    }
    table
};

pub(crate) fn dtype(scalar_type: u8) -> Result<DType, Error> {
    DTYPES.get(scalar_type as usize).copied().flatten().ok_or_else(|| {
        let text = format!(
            "Cannot make a tensor of torch's dtype number {scalar_type} on device tpu: it holds \
             bool, integers, float8 to float64, bfloat16, complex64 and complex128. Convert it \
             with .to(dtype) first."
        );
        Error::new(ErrorKind::Type, text)
    })
}

pub(crate) fn scalar_type(dtype: DType) -> u8 {
    SCALAR_TYPES.iter().find(|(_, d)| *d == dtype).map_or(6, |(s, _)| *s)
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
