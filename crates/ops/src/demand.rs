//! Demands: preconditions on the numbers of a call, refused in torch's words. Each call is checked
//! when it is made. Demands are not part of a program, so a new number compiles nothing.

use crate::args::{Arg, Args};
use crate::promote::{cpp_name, largest_finite};
use hlo::{DType, Number, Refusal, Result};
use smallvec::SmallVec;

/// torch's message for numbers that break a demand; `None` if they meet it.
type Breach = Box<dyn Fn(&[Number]) -> Option<String> + Send + Sync>;

/// One precondition, and the arguments that it checks.
pub struct Demand {
    args: SmallVec<[usize; 2]>,
    breach: Breach,
}

impl Demand {
    /// Checks the numbers of a call; `number` gives each by its place in the schema.
    pub fn ask(&self, number: impl Fn(usize) -> Option<Number>) -> Result<()> {
        let numbers: Option<SmallVec<[Number; 2]>> =
            self.args.iter().map(|&arg| number(arg)).collect();
        match numbers.and_then(|numbers| (self.breach)(&numbers)) {
            None => Ok(()),
            Some(message) => Err(Refusal::runtime(message)),
        }
    }
}

impl Args<'_, '_> {
    /// States a demand on numbers; `breach` returns the message if they break it. If a tensor
    /// stands in for a number, nothing is checked.
    pub(crate) fn demand(
        &self,
        names: &[&str],
        breach: impl Fn(&[Number]) -> Option<String> + Send + Sync + 'static,
    ) {
        let place = |name: &&str| {
            let number = |&i: &usize| matches!(self.list[i], Arg::Number { .. });
            self.position(name).filter(number)
        };
        if let Some(args) = names.iter().map(place).collect() {
            self.add_demand(Demand { args, breach: Box::new(breach) });
        }
    }

    /// States a demand on one real number, which replaces `%` in the wording.
    pub(crate) fn demand_number(&self, name: &str, holds: fn(f64) -> bool, wording: &'static str) {
        self.demand(&[name], move |numbers| {
            let number = numbers[0].as_f64();
            (!holds(number)).then(|| wording.replace('%', &general(number)))
        });
    }

    /// Refuses a number that `to` cannot hold. Debug mode also checks a tensor in its place.
    pub(crate) fn refuse_overflow(&self, name: &str, to: DType) -> Result<()> {
        let wording = move || overflow(to);
        if self.is_tensor(name) && !to.is_complex() && !to.is_bool() {
            let holds = crate::promote::holds(self.tensor(name)?, to);
            // A report costs more than most other conversions, which nearly always succeed.
            match to.is_int() && !self.tensor(name)?.dtype().is_int() {
                true => self.check(holds, || Refusal::runtime(wording())),
                false => self.check_in_debug(holds, || Refusal::runtime(wording())),
            }
        }
        self.demand(&[name], move |numbers| (!fits(numbers[0], to)).then(wording));
        Ok(())
    }
}

/// torch's message for a number that a type cannot hold.
pub(crate) fn overflow(to: DType) -> String {
    let to = match to {
        DType::S32 => "int".to_owned(),
        to if to.is_signed_int() => format!("int{}_t", 8 * to.bytes()),
        to if to.is_int() => format!("uint{}_t", 8 * to.bytes()),
        to => cpp_name(to),
    };
    format!("value cannot be converted to type {to} without overflow")
}

/// True if a type can hold a number. A float type accepts NaN, and infinities if it has them. An
/// unsigned type accepts negative integers of its width, which wrap around. Fractions are cut off.
fn fits(number: Number, to: DType) -> bool {
    let float = |v: f64| {
        let beyond = if has_infinity(to.real()) { v.is_finite() } else { !v.is_nan() };
        !beyond || v.abs() <= largest_finite(to.real())
    };
    let bits = 8 * to.bytes() as i32;
    let end = f64::from(bits - i32::from(to.is_signed_int())).exp2();
    match number {
        _ if to.is_bool() => true,
        Number::Complex(re, im) if to.is_complex() => float(re) && float(im),
        Number::Complex(re, im) => im == 0.0 && fits(Number::Float(re), to),
        _ if !to.is_integral() => float(number.as_f64()),
        Number::Bool(_) => true,
        Number::Unsigned(_) => to == DType::U64,
        Number::Int(_) if bits == 64 => true,
        Number::Int(v) => {
            let least = if to.is_signed_int() { -end } else { 1.0 - end };
            (least..end).contains(&(v as f64))
        }
        Number::Float(v) => (if to.is_signed_int() { -end } else { 0.0 }..end).contains(&v),
    }
}

fn has_infinity(dtype: DType) -> bool {
    !dtype.is_float8() || dtype == DType::F8E5M2
}

/// Formats a number with six significant digits, as torch's messages do.
pub(crate) fn general(number: f64) -> String {
    if !number.is_finite() {
        return format!("{number}").to_lowercase();
    }
    let scientific = format!("{number:.5e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let power: i32 = exponent.parse().unwrap_or(0);
    let short = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text.to_owned(),
    };
    if !(-4..6).contains(&power) {
        let sign = if power < 0 { '-' } else { '+' };
        return format!("{}e{sign}{:02}", short(digits), power.abs());
    }
    short(&format!("{number:.*}", (5 - power) as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_six_digits() {
        let cases = [
            (-1.0, "-1"),
            (0.0, "0"),
            (1.5, "1.5"),
            (-1.25e-7, "-1.25e-07"),
            (-123456789.0, "-1.23457e+08"),
            (-1.23456789e-5, "-1.23457e-05"),
            (100000.0, "100000"),
            (0.0001, "0.0001"),
            (999999.5, "1e+06"),
            (f64::NAN, "nan"),
            (f64::NEG_INFINITY, "-inf"),
        ];
        for (number, text) in cases {
            assert_eq!(general(number), text);
        }
    }

    #[test]
    fn a_type_holds_what_torch_says_it_does() {
        let held = [
            (Number::Int(-255), DType::U8),
            (Number::Float(255.9), DType::U8),
            (Number::Float(127.9), DType::S8),
            (Number::Int(i64::MAX), DType::S64),
            (Number::Int(-1), DType::U64),
            (Number::Complex(1.0, 0.0), DType::U8),
            (Number::Float(f64::INFINITY), DType::F16),
            (Number::Float(f64::NAN), DType::Bool),
            (Number::Complex(1.0, 1.0), DType::Bool),
        ];
        for (number, to) in held {
            assert!(fits(number, to), "{number:?} {to:?}");
        }
        let refused = [
            (Number::Int(-256), DType::U8),
            (Number::Float(-0.5), DType::U8),
            (Number::Float(128.0), DType::S8),
            (Number::Float(-128.5), DType::S8),
            (Number::Float(f64::NAN), DType::S64),
            (Number::Float(9.3e18), DType::S64),
            (Number::Float(1e39), DType::F32),
            (Number::Complex(0.0, 1.0), DType::F32),
            (Number::Complex(0.0, 1e39), DType::C64),
        ];
        for (number, to) in refused {
            assert!(!fits(number, to), "{number:?} {to:?}");
        }
    }
}
