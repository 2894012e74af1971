//! torch's type promotion, broadcasting and dimension wrapping, with torch's messages.

use crate::args::{Arg, Args};
use hlo::{DType, Dims, Refusal, Result, Value};

/// torch.promote_types.
pub(crate) fn promote_types(a: DType, b: DType) -> Result<DType> {
    let is_float8 = DType::is_float8;
    let is_bare = |d: DType| matches!(d, DType::U16 | DType::U32 | DType::U64);
    let refused = match a == b {
        true => None,
        false if is_float8(a) || is_float8(b) => Some("Float8 Types"),
        false if a.is_float() || b.is_float() => None,
        false => (is_bare(a) || is_bare(b)).then_some("uint16, uint32, uint64 types"),
    };
    match refused {
        None => Ok(promoted(a, b)),
        Some(types) => Err(Refusal::runtime(format!(
            "Promotion for {types} is not supported, attempted to promote {} and {}",
            scalar_type(a),
            scalar_type(b)
        ))),
    }
}

fn promoted(a: DType, b: DType) -> DType {
    use DType::*;
    if a == b {
        return a;
    }
    if a.is_complex() || b.is_complex() {
        let (complex, other) = if a.is_complex() { (a, b) } else { (b, a) };
        let other = if other.is_integral() { complex } else { other.complex() };
        return if complex.bytes() > other.bytes() { complex } else { other };
    }
    match (a.is_float(), b.is_float()) {
        (true, false) => return a,
        (false, true) => return b,
        (true, true) => {
            // Two different 16-bit formats meet in float32; anything else in the wider one.
            return if a.bytes() == b.bytes() {
                F32
            } else if a.bytes() > b.bytes() {
                a
            } else {
                b
            };
        }
        _ => {}
    }
    match (a, b) {
        (Bool, other) | (other, Bool) => other,
        _ if a.is_unsigned_int() == b.is_unsigned_int() => {
            if a.bytes() > b.bytes() {
                a
            } else {
                b
            }
        }
        _ => {
            let (unsigned, signed) = if a.is_unsigned_int() { (a, b) } else { (b, a) };
            if signed.bytes() > unsigned.bytes() {
                return signed;
            }
            match unsigned.bytes() {
                1 => S16,
                2 => S32,
                _ => S64,
            }
        }
    }
}

/// One operand's part in type promotion.
#[derive(Clone, Copy)]
struct Operand {
    dtype: DType,
    zero_dim: bool,
    wrapped: bool,
}

/// torch.result_type: dimensioned tensors decide, then zero-dimensional ones, then numbers; a
/// lower class counts only when its category (bool < int < float < complex) is higher.
fn result_type(operands: &[Operand], default: DType) -> Result<DType> {
    let class = |pick: &dyn Fn(&Operand) -> bool| {
        let mut types = operands.iter().filter(|o| pick(o)).map(|o| o.dtype);
        let Some(first) = types.next() else { return Ok(None) };
        types.try_fold(first, promote_types).map(Some)
    };
    let dimensioned = class(&|o| !o.wrapped && !o.zero_dim)?;
    let zero_dim = class(&|o| !o.wrapped && o.zero_dim)?;
    let number = class(&|o| o.wrapped)?.map(|d| match d {
        d if d.is_float() => default,
        d if d.is_complex() => default.complex(),
        d => d,
    });
    let combine = |higher: Option<DType>, lower: Option<DType>| match (higher, lower) {
        // A complex number keeps the precision of the float it meets.
        (Some(h), Some(l)) if l.is_complex() && h.is_float() => Ok(Some(h.complex())),
        (Some(h), Some(l)) if category(l) > category(h) => promote_types(h, l).map(Some),
        (Some(h), _) => Ok(Some(h)),
        (None, l) => Ok(l),
    };
    Ok(combine(combine(dimensioned, zero_dim)?, number)?.unwrap_or(default))
}

fn category(d: DType) -> u8 {
    match d {
        DType::Bool => 0,
        d if d.is_int() => 1,
        d if d.is_float() => 2,
        _ => 3,
    }
}

/// `c10::ScalarType`'s own name, as torch's messages spell it.
pub fn scalar_type(d: DType) -> &'static str {
    use DType::*;
    match d {
        Bool => "Bool",
        S8 => "Char",
        S16 => "Short",
        S32 => "Int",
        S64 => "Long",
        U8 => "Byte",
        U16 => "UInt16",
        U32 => "UInt32",
        U64 => "UInt64",
        F16 => "Half",
        BF16 => "BFloat16",
        F32 => "Float",
        F64 => "Double",
        C32 => "ComplexHalf",
        C64 => "ComplexFloat",
        C128 => "ComplexDouble",
        F8E4M3FN => "Float8_e4m3fn",
        F8E5M2 => "Float8_e5m2",
        F8E4M3FNUZ => "Float8_e4m3fnuz",
        F8E5M2FNUZ => "Float8_e5m2fnuz",
        F8E8M0FNU => "Float8_e8m0fnu",
    }
}

/// True if torch writes a result of one type into a tensor of another one.
pub(crate) fn can_cast(from: DType, to: DType) -> bool {
    let is_lossy = (from.is_complex() && !to.is_complex())
        || (from.is_float() && to.is_integral())
        || (!from.is_bool() && to.is_bool());
    !is_lossy
}

/// The message for a target that cannot take the result.
pub(crate) fn uncast_type(result: DType, target: DType) -> String {
    format!(
        "result type {} can't be cast to the desired output type {}",
        scalar_type(result),
        scalar_type(target)
    )
}

/// The message of most of torch's kernels for a target of another type than the result's. Its type
/// names are C++'s.
pub(crate) fn other_type(result: DType, target: DType) -> String {
    let (wanted, got) = (gcc_name(result), gcc_name(target));
    format!("Expected out tensor to have dtype {wanted}, but got {got} instead")
}

/// The message of unary operations that do not cast.
pub(crate) fn found_type(result: DType, target: DType) -> String {
    format!("Found dtype {} but expected {}", scalar_type(target), scalar_type(result))
}

/// The message of scans.
pub(crate) fn scanned_type(result: DType, target: DType) -> String {
    format!("expected scalar_type {} but found {}", scalar_type(result), scalar_type(target))
}

/// The message of functions that ask for their result's scalar type.
pub(crate) fn asked_type(result: DType, target: DType) -> String {
    format!("expected scalar type {} but found {}", scalar_type(result), scalar_type(target))
}

/// Refuses an operand of another type than the first one's, as torch's access to elements does.
pub(crate) fn require_same(first: Value<'_>, other: Value<'_>) -> Result<()> {
    if first.dtype() == other.dtype() {
        return Ok(());
    }
    Err(Refusal::runtime(asked_type(first.dtype(), other.dtype())))
}

/// Refuses numbers of more than one type among the arguments. Integers may be indices.
#[cold]
pub(crate) fn require_one_type(a: &Args<'_, '_>) -> Result<()> {
    let given = a.schema.args.iter().filter_map(|arg| a.opt_tensor(&arg.name).ok().flatten());
    let mut numbers = given.filter(|v| !v.dtype().is_integral());
    let Some(first) = numbers.next() else { return Ok(()) };
    numbers.try_for_each(|other| require_same(first, other))
}

/// The C++ name of an element type as the compiler of torch's Linux builds spells it.
pub(crate) fn gcc_name(d: DType) -> String {
    match d {
        DType::S16 => "short int".into(),
        DType::S64 => "long int".into(),
        DType::U16 => "short unsigned int".into(),
        DType::U64 => "long unsigned int".into(),
        other => cpp_name(other),
    }
}

pub(crate) fn cpp_name(d: DType) -> String {
    use DType::*;
    match d {
        S8 => "signed char".into(),
        S16 => "short".into(),
        S32 => "int".into(),
        S64 => "long".into(),
        U8 => "unsigned char".into(),
        U16 => "unsigned short".into(),
        U32 => "unsigned int".into(),
        U64 => "unsigned long".into(),
        Bool | F32 | F64 => scalar_type(d).to_lowercase(),
        C32 => "c10::complex<c10::Half>".into(),
        C64 => "c10::complex<float>".into(),
        C128 => "c10::complex<double>".into(),
        _ => format!("c10::{}", scalar_type(d)),
    }
}

/// NumPy broadcasting of two shapes.
pub(crate) fn broadcast_dims(a: &[i64], b: &[i64]) -> Result<Dims> {
    let rank = a.len().max(b.len());
    let at = |d: &[i64], i: usize| (i + d.len()).checked_sub(rank).map_or(1, |j| d[j]);
    let mut out = Dims::with_capacity(rank);
    for i in (0..rank).rev() {
        let (x, y) = (at(a, i), at(b, i));
        out.push(match (x, y) {
            (x, y) if x == y => x,
            (1, y) => y,
            (x, 1) => x,
            _ => {
                return Err(Refusal::runtime(format!(
                    "The size of tensor a ({x}) must match the size of tensor b ({y}) at \
                     non-singleton dimension {i}"
                )));
            }
        });
    }
    out.reverse();
    Ok(out)
}

/// A dimension counted from either end.
pub(crate) fn wrap_dim(dim: i64, rank: usize) -> Result<usize> {
    let n = rank.max(1) as i64;
    if (-n..n).contains(&dim) {
        return Ok(if dim < 0 { dim + n } else { dim } as usize);
    }
    Err(Refusal::index(format!(
        "Dimension out of range (expected to be in range of [{}, {}], but got {dim})",
        -n,
        n - 1
    )))
}

/// Several dimensions, each at most once. An empty list stays empty.
pub(crate) fn wrap_dims(dims: &[i64], rank: usize) -> Result<Vec<i64>> {
    let mut out = Vec::with_capacity(dims.len());
    for &d in dims {
        let d = wrap_dim(d, rank)? as i64;
        if out.contains(&d) {
            let message = format!("dim {d} appears multiple times in the list of dims");
            return Err(Refusal::runtime(message));
        }
        out.push(d);
    }
    Ok(out)
}

impl<'b> Args<'_, 'b> {
    fn operand(&self, name: &str) -> Result<Operand> {
        if let Some((dtype, wrapped)) = self.number_type(name) {
            return Ok(Operand { dtype, zero_dim: true, wrapped });
        }
        let v = self.tensor(name)?;
        Ok(Operand { dtype: v.dtype(), zero_dim: v.rank() == 0, wrapped: false })
    }

    /// torch.result_type of the named arguments.
    pub fn result_type(&self, names: &[&str]) -> Result<DType> {
        let operands: Result<Vec<_>> = names.iter().map(|n| self.operand(n)).collect();
        result_type(&operands?, self.default_dtype)
    }

    /// The named arguments converted to `dtype` and broadcast to one shape. Numbers stay
    /// zero-dimensional as long as some operand has dimensions; element-wise ops spread them.
    pub fn converted<const N: usize>(
        &self,
        names: [&str; N],
        dtype: DType,
    ) -> Result<[Value<'b>; N]> {
        let mut values = Vec::with_capacity(N);
        let mut dims = Dims::new();
        for name in names {
            let value = match self.number_type(name) {
                Some(_) => self.wrapped(name, dtype)?,
                None => self.tensor(name)?,
            };
            dims = broadcast_dims(&dims, &value.dims())?;
            values.push(value);
        }
        Ok(std::array::from_fn(|i| {
            let value = values[i].convert(dtype);
            if value.rank() == 0 { value } else { value.broadcast_to(&dims) }
        }))
    }

    /// The named arguments in their common type and shape.
    pub fn promoted<const N: usize>(&self, names: [&str; N]) -> Result<[Value<'b>; N]> {
        let dtype = self.result_type(&names)?;
        self.converted(names, dtype)
    }

    /// As [`Args::promoted`], with integers and bool becoming the default float type.
    pub fn promoted_float<const N: usize>(&self, names: [&str; N]) -> Result<[Value<'b>; N]> {
        let dtype = self.float_type(self.result_type(&names)?);
        self.converted(names, dtype)
    }

    /// The result type of a float function for this input type.
    pub fn float_type(&self, dtype: DType) -> DType {
        if dtype.is_integral() { self.default_dtype } else { dtype }
    }

    /// A tensor with integers and bool turned into the default float type.
    pub fn float_tensor(&self, name: &str) -> Result<Value<'b>> {
        let x = self.tensor(name)?;
        Ok(x.convert(self.float_type(x.dtype())))
    }

    /// The `int` argument `name` as a dimension of a tensor of this rank.
    pub fn dim(&self, name: &str, rank: usize) -> Result<usize> {
        wrap_dim(self.int(name)?, rank)
    }

    /// An `int[]? dim` argument; none or an empty list means every dimension.
    pub fn dims_or_all(&self, name: &str, rank: usize) -> Result<Vec<i64>> {
        let dims = wrap_dims(self.ints(name)?, rank)?;
        Ok(if dims.is_empty() { (0..rank as i64).collect() } else { dims })
    }

    /// Refuses a factor whose type cannot multiply results of this type.
    pub(crate) fn check_factor(&self, name: &str, dtype: DType) -> Result<()> {
        let Some((given, _)) = self.number_type(name) else { return Ok(()) };
        let message = if given.is_bool() && !dtype.is_bool() {
            format!("Boolean {name} only supported for Boolean results.")
        } else if given.is_float() && dtype.is_integral() {
            format!(
                "For integral input tensors, argument {name} must not be a floating point number."
            )
        } else if given.is_complex() && !dtype.is_complex() {
            format!("For non-complex input tensors, argument {name} must not be a complex number.")
        } else {
            return Ok(());
        };
        Err(Refusal::runtime(message))
    }

    /// True when the argument is a tensor rather than a number.
    pub fn is_tensor(&self, name: &str) -> bool {
        self.schema.position(name).is_some_and(|i| matches!(self.list[i], Arg::Tensor(_)))
    }
}

/// True if `to` can hold a zero-dimensional value. An unsigned type also accepts negative integers
/// of its width, which wrap around. A float type accepts infinities and NaN.
pub(crate) fn holds<'b>(given: Value<'b>, to: DType) -> Value<'b> {
    let real = if given.dtype().is_complex() { given.real() } else { given };
    let wide = real.convert(DType::F64);
    let inside = if to.is_float() {
        wide.abs().le(wide.constant(largest_finite(to))) | !wide.is_finite()
    } else {
        let bits = 8 * to.bytes() as i32;
        let end = f64::from(bits - i32::from(to.is_signed_int())).exp2();
        let least = match to.is_signed_int() {
            true => -end,
            false if real.dtype().is_signed_int() => 1.0 - end,
            false => 0.0,
        };
        wide.ge(wide.constant(least)) & wide.le(wide.constant(end - 1.0))
    };
    if given.dtype().is_complex() {
        return inside & given.imag().eq(given.imag().zeros_like());
    }
    inside
}

/// The largest finite number of a real type.
pub(crate) fn largest_finite(dtype: DType) -> f64 {
    match dtype {
        DType::F16 => 65504.0,
        DType::BF16 => 3.3895313892515355e38,
        DType::F32 => f64::from(f32::MAX),
        DType::F8E4M3FN => 448.0,
        DType::F8E4M3FNUZ => 240.0,
        DType::F8E5M2 | DType::F8E5M2FNUZ => 57344.0,
        DType::F8E8M0FNU => 127f64.exp2(),
        _ => f64::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_yield_to_tensors() {
        let tensor = |dtype| Operand { dtype, zero_dim: false, wrapped: false };
        let zero_dim = |dtype| Operand { dtype, zero_dim: true, wrapped: false };
        let number = |dtype| Operand { dtype, zero_dim: true, wrapped: true };
        let check = |ops: &[Operand], want| assert_eq!(result_type(ops, DType::F32), Ok(want));
        check(&[tensor(DType::BF16), number(DType::F64)], DType::BF16);
        check(&[tensor(DType::S32), number(DType::F64)], DType::F32);
        check(&[tensor(DType::U8), number(DType::S64)], DType::U8);
        check(&[tensor(DType::Bool), number(DType::S64)], DType::S64);
        check(&[tensor(DType::F16), zero_dim(DType::F32)], DType::F16);
        check(&[tensor(DType::F16), tensor(DType::BF16)], DType::F32);
        check(&[tensor(DType::U8), tensor(DType::S8)], DType::S16);
        check(&[tensor(DType::F64), number(DType::C128)], DType::C128);
        check(&[tensor(DType::U16), tensor(DType::F16)], DType::F16);
        check(&[tensor(DType::U16), zero_dim(DType::S64)], DType::U16);
        for refused in [DType::F32, DType::S64, DType::F8E5M2, DType::C64] {
            let types = [tensor(DType::F8E4M3FN), tensor(refused)];
            assert!(result_type(&types, DType::F32).is_err());
        }
        assert!(result_type(&[tensor(DType::U32), tensor(DType::S32)], DType::F32).is_err());
    }

    #[test]
    fn broadcasting_speaks_torch() {
        assert_eq!(broadcast_dims(&[3, 1], &[4]).unwrap()[..], [3, 4]);
        let refusal = broadcast_dims(&[2, 3], &[4]).unwrap_err();
        assert_eq!(
            refusal.message,
            "The size of tensor a (3) must match the size of tensor b (4) at non-singleton \
             dimension 1"
        );
    }
}
