//! Element types and tensor types.

use smallvec::SmallVec;
use std::fmt;

/// Extents of a tensor. Six fit without an allocation.
pub type Dims = SmallVec<[i64; 6]>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum DType {
    Bool,
    S8,
    S16,
    S32,
    S64,
    U8,
    U16,
    U32,
    U64,
    F16,
    BF16,
    F32,
    F64,
    /// Pairs of float16. No compiler has them: they are stored as `ui32` and computed as C64.
    C32,
    C64,
    C128,
    F8E4M3FN,
    F8E5M2,
    F8E4M3FNUZ,
    F8E5M2FNUZ,
    /// Powers of two: scales of blocks of shorter numbers.
    F8E8M0FNU,
}

impl DType {
    pub const ALL: [DType; 21] = [
        DType::Bool,
        DType::S8,
        DType::S16,
        DType::S32,
        DType::S64,
        DType::U8,
        DType::U16,
        DType::U32,
        DType::U64,
        DType::F16,
        DType::BF16,
        DType::F32,
        DType::F64,
        DType::C32,
        DType::C64,
        DType::C128,
        DType::F8E4M3FN,
        DType::F8E5M2,
        DType::F8E4M3FNUZ,
        DType::F8E5M2FNUZ,
        DType::F8E8M0FNU,
    ];

    pub fn bytes(self) -> usize {
        use DType::*;
        match self {
            Bool | S8 | U8 => 1,
            F8E4M3FN | F8E5M2 | F8E4M3FNUZ | F8E5M2FNUZ | F8E8M0FNU => 1,
            S16 | U16 | F16 | BF16 => 2,
            S32 | U32 | F32 | C32 => 4,
            S64 | U64 | F64 | C64 => 8,
            C128 => 16,
        }
    }

    /// Floating point, complex excluded.
    pub fn is_float(self) -> bool {
        use DType::*;
        matches!(self, F16 | BF16 | F32 | F64) || self.is_float8()
    }
    pub fn is_float8(self) -> bool {
        use DType::*;
        matches!(self, F8E4M3FN | F8E5M2 | F8E4M3FNUZ | F8E5M2FNUZ | F8E8M0FNU)
    }
    pub fn is_complex(self) -> bool {
        matches!(self, DType::C32 | DType::C64 | DType::C128)
    }
    pub fn is_signed_int(self) -> bool {
        matches!(self, DType::S8 | DType::S16 | DType::S32 | DType::S64)
    }
    pub fn is_unsigned_int(self) -> bool {
        matches!(self, DType::U8 | DType::U16 | DType::U32 | DType::U64)
    }
    /// Signed or unsigned integer. Bool is not one.
    pub fn is_int(self) -> bool {
        self.is_signed_int() || self.is_unsigned_int()
    }
    pub fn is_bool(self) -> bool {
        self == DType::Bool
    }
    /// Integer or bool: torch's integral types with bool included.
    pub fn is_integral(self) -> bool {
        self.is_int() || self.is_bool()
    }
    /// The type of a complex type's parts, otherwise the type itself.
    pub fn real(self) -> DType {
        match self {
            DType::C32 => DType::F16,
            DType::C64 => DType::F32,
            DType::C128 => DType::F64,
            other => other,
        }
    }
    /// The complex type whose parts are of this type or, of integers and short floats that have
    /// none, of float32.
    pub fn complex(self) -> DType {
        match self.real() {
            DType::F16 => DType::C32,
            DType::F64 => DType::C128,
            _ => DType::C64,
        }
    }
    /// The accumulation type of short floats and of pairs of them.
    pub fn accumulate(self) -> DType {
        use DType::*;
        match self {
            F16 | BF16 => F32,
            C32 => C64,
            short if short.is_float8() => F32,
            other => other,
        }
    }

    /// The integer type that counts the places of an extent: int32 wherever it is enough.
    pub fn of_places(extent: i64) -> DType {
        if extent <= i64::from(i32::MAX) { DType::S32 } else { DType::S64 }
    }

    /// StableHLO's own spelling.
    pub fn text(self) -> &'static str {
        use DType::*;
        match self {
            Bool => "i1",
            S8 => "i8",
            S16 => "i16",
            S32 => "i32",
            S64 => "i64",
            U8 => "ui8",
            U16 => "ui16",
            U32 | C32 => "ui32",
            U64 => "ui64",
            F16 => "f16",
            BF16 => "bf16",
            F32 => "f32",
            F64 => "f64",
            C64 => "complex<f32>",
            C128 => "complex<f64>",
            F8E4M3FN => "f8E4M3FN",
            F8E5M2 => "f8E5M2",
            F8E4M3FNUZ => "f8E4M3FNUZ",
            F8E5M2FNUZ => "f8E5M2FNUZ",
            F8E8M0FNU => "f8E8M0FNU",
        }
    }
}

/// A ranked tensor type.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Type {
    pub dtype: DType,
    pub dims: Dims,
}

impl Type {
    pub fn new(dtype: DType, dims: &[i64]) -> Self {
        Self { dtype, dims: Dims::from_slice(dims) }
    }
    pub fn scalar(dtype: DType) -> Self {
        Self { dtype, dims: Dims::new() }
    }
    /// Reads the printed type of a tensor of fixed sizes.
    pub fn parse(text: &str) -> Option<Type> {
        let mut rest = text.strip_prefix("tensor<")?.strip_suffix('>')?;
        let mut dims = Dims::new();
        while let Some((extent, tail)) = rest.split_once('x')
            && let Ok(extent) = extent.parse()
        {
            dims.push(extent);
            rest = tail;
        }
        let dtype = DType::ALL.into_iter().find(|dtype| dtype.text() == rest)?;
        Some(Type { dtype, dims })
    }
    pub fn with_dtype(&self, dtype: DType) -> Self {
        Self { dtype, dims: self.dims.clone() }
    }
    pub fn rank(&self) -> usize {
        self.dims.len()
    }
    /// Number of elements.
    pub fn numel(&self) -> i64 {
        self.dims.iter().fold(1, |n, &extent| n.saturating_mul(extent))
    }
    pub fn bytes(&self) -> usize {
        (self.numel() as usize).saturating_mul(self.dtype.bytes())
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tensor<")?;
        for d in &self.dims {
            write!(f, "{d}x")?;
        }
        write!(f, "{}>", self.dtype.text())
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
