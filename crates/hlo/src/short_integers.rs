//! Integers that are compared with short ones are read in 32 bits.
//!
//! PyTorch's places and labels have 64 bits. A TPU computes with 32, so it keeps both halves of such an
//! integer and compares each. A mask like `one_hot`'s is made again in each product that reads it,
//! which takes half as long again. If the integers on one side are known to be short, as those of an
//! iota are, the other side is limited to just beyond them before it is repeated, and the order
//! remains.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{DType, Result};

/// Elements from which the halves of integers cost more than limits.
const MANY: i64 = 1 << 16;

impl Recorded {
    /// The same function, in which many integers are read in 32 bits if that makes no difference.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_short_integers(self) -> Result<Recorded> {
        let rules = Short(self.definitions());
        let is_found = self.block.any(|s| rules.is_read(s, &self));
        if is_found { Ok(self.rewritten(&rules)?.without_dead()) } else { Ok(self) }
    }
}

struct Short<'f>(Definitions<'f>);

/// The least and the greatest of some integers.
type Range = (i64, i64);

impl Rules for Short<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        if !self.is_read(s, to.function) {
            return None;
        }
        let ranges: Vec<_> = s.operands.iter().map(|&id| self.range(id, to.function)).collect();
        let known = ranges.iter().flatten().next()?;
        let limits = Some((known.0 - 1, known.1 + 1)).filter(|&limits| is_short(limits));
        let read = |(&id, range): (&u32, &Option<Range>)| match range {
            Some(_) => Some(self.short(id, None, to)),
            None if self.is_repeated(id, to.function) => Some(self.short(id, Some(limits?), to)),
            None => None,
        };
        let operands: Vec<_> = s.operands.iter().zip(&ranges).map(read).collect::<Option<_>>()?;
        let types = to.types(s);
        Some(match s.name {
            "stablehlo.convert" => vec![operands[0].convert(types[0].dtype)],
            _ => to.with(s, &operands, &types),
        })
    }
}

impl Short<'_> {
    /// True if a statement reads many long integers.
    fn is_read(&self, s: &Statement, function: &Recorded) -> bool {
        let is_reader = matches!(s.name, "stablehlo.compare" | "stablehlo.convert");
        is_reader && {
            let ty = function.ty(s.operands[0]);
            ty.dtype == DType::S64 && ty.numel() >= MANY
        }
    }

    /// The statement that only moves or repeats the elements of an operand.
    fn moving(&self, id: u32) -> Option<&Statement> {
        self.0.get(id).filter(|s| {
            let names = ["stablehlo.broadcast_in_dim", "stablehlo.reshape", "stablehlo.transpose"];
            names.contains(&s.name)
        })
    }

    /// True if integers are fewer before they are repeated.
    fn is_repeated(&self, id: u32, function: &Recorded) -> bool {
        let mut source = id;
        while let Some(s) = self.moving(source) {
            source = s.operands[0];
        }
        function.ty(source).numel() < function.ty(id).numel()
    }

    /// What integers are known to be, if 32 bits hold them.
    fn range(&self, id: u32, function: &Recorded) -> Option<Range> {
        if let Some(s) = self.moving(id) {
            return self.range(s.operands[0], function);
        }
        let s = self.0.get(id)?;
        let ty = function.ty(id);
        let range = match s.name {
            "stablehlo.constant" => match s.attributes.get("value")? {
                Attribute::Splat(number, _) => (number.as_i64(), number.as_i64()),
                _ => return None,
            },
            "stablehlo.iota" => {
                let dim = s.attributes.ints("iota_dimension")?[0] as usize;
                (0, ty.dims[dim] - 1)
            }
            "stablehlo.convert" => {
                let all = match function.ty(s.operands[0]).dtype {
                    DType::Bool => (0, 1),
                    DType::U8 => (0, u8::MAX.into()),
                    DType::S8 | DType::S16 | DType::S32 => (i32::MIN.into(), i32::MAX.into()),
                    _ => return None,
                };
                self.range(s.operands[0], function).unwrap_or(all)
            }
            _ => return None,
        };
        Some(range).filter(|&range| is_short(range))
    }

    /// Integers in 32 bits, which hold them, or hold them within limits.
    fn short<'b>(&self, id: u32, limits: Option<Range>, to: &Rewriter<'_, 'b>) -> Value<'b> {
        let ty = to.function.ty(id).with_dtype(DType::S32);
        if let Some(s) = self.moving(id) {
            let from = self.short(s.operands[0], limits, to);
            let list = |name| s.attributes.ints(name).unwrap_or_default();
            return match s.name {
                "stablehlo.reshape" => from.reshape(&ty.dims),
                "stablehlo.transpose" => from.transpose(&list("permutation")),
                _ => from.broadcast_in_dim(&ty, &list("broadcast_dimensions")),
            };
        }
        let value = to.value(id);
        if let Some((least, greatest)) = limits {
            let limit = |number: i64| value.constant(number);
            return value.clamp(limit(least), limit(greatest)).convert(DType::S32);
        }
        match self.0.get(id) {
            Some(s) if s.name == "stablehlo.convert" => to.operand(s, 0).convert(DType::S32),
            Some(s) if s.name == "stablehlo.iota" => {
                let dim = s.attributes.ints("iota_dimension").map_or(0, |dims| dims[0] as usize);
                to.b.iota(dim, ty)
            }
            _ => value.convert(DType::S32),
        }
    }
}

fn is_short((least, greatest): Range) -> bool {
    i64::from(i32::MIN) <= least && greatest <= i32::MAX.into()
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Type, Value};

    fn text(made: impl for<'b> Fn(Value<'b>, &'b Builder) -> Value<'b>) -> String {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::S64, &[512]));
        let result = made(x, &b);
        let function = b.finish(&[x], &[result]).expect("a valid function");
        function.with_short_integers().expect("a valid function").text("f")
    }

    fn rows(x: Value<'_>) -> Value<'_> {
        x.broadcast_in_dim(&Type::new(DType::S64, &[512, 256]), &[0])
    }

    #[test]
    fn integers_are_limited_to_what_they_are_compared_with() {
        let text = text(|x, b| {
            let places = b.iota(0, Type::new(DType::S32, &[256])).convert(DType::S64);
            rows(x).eq(places.broadcast_in_dim(&rows(x).ty(), &[1]))
        });
        assert!(text.contains("(tensor<512x256xi32>, tensor<512x256xi32>)"), "{text}");
        for limit in ["dense<-1> : tensor<512xi64>", "dense<256> : tensor<512xi64>"] {
            assert!(text.contains(limit), "{text}");
        }
    }

    #[test]
    fn integers_that_are_not_repeated_stay() {
        let text = text(|x, b| {
            let all = rows(x) + rows(x);
            all.eq(b.iota(1, all.ty()))
        });
        assert!(!text.contains("clamp"), "{text}");
    }

    #[test]
    fn integers_that_were_short_are_read_as_they_were() {
        let text = text(|x, _| {
            let mask = rows(x).eq(rows(x) + rows(x));
            mask.convert(DType::S64).convert(DType::F32)
        });
        assert!(!text.contains("tensor<512x256xi64>) -> tensor<512x256xf32>"), "{text}");
    }

    #[test]
    fn integers_of_any_length_stay() {
        let text = text(|x, _| rows(x).lt(rows(x) + rows(x)));
        assert!(text.contains("(tensor<512x256xi64>, tensor<512x256xi64>) -> tensor<512x256xi1>"));
        let text = self::text(|x, _| rows(x).convert(DType::F32));
        assert!(text.contains("(tensor<512x256xi64>) -> tensor<512x256xf32>"), "{text}");
    }

    #[test]
    fn there_are_no_limits_beyond_all_short_integers() {
        let text = text(|x, _| {
            let short = rows(x).bitcast_convert(DType::S64).convert(DType::S32);
            short.convert(DType::S64).lt(rows(x))
        });
        assert!(!text.contains("clamp"), "{text}");
    }
}
