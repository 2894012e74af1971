//! Removes reversals before and after a window, as in the gradient of a running sum: the padding
//! before the window is exchanged with the padding after it.
//! Knows no ATen and no platform.

use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{Reducer, Result, Window};

const REVERSE: &str = "stablehlo.reverse";
const CONVERT: &str = "stablehlo.convert";

impl Recorded {
    /// The same function with `reverse(reduce_window(reverse(x)))` as one `reduce_window`, whose
    /// padding before and after is exchanged. Conversions may stand between.
    pub(crate) fn unmirrored(self) -> Result<Recorded> {
        let mut reversals = 0;
        self.block.visit(&mut |s| reversals += usize::from(s.name == REVERSE));
        if reversals < 2 {
            return Ok(self);
        }
        let definitions = self.definitions();
        let mut found = false;
        self.block.visit(&mut |s| found |= Mirrored::of(s, &definitions).is_some());
        if found { self.rewritten(&Windows { definitions }) } else { Ok(self) }
    }
}

/// The statements between two reversals along the same dimensions, from the last to the first.
struct Mirrored<'f> {
    /// The operand of the first reversal.
    x: u32,
    window: Window,
    reducer: Reducer,
    statement: &'f Statement,
    before: Vec<&'f Statement>,
    after: Vec<&'f Statement>,
}

impl<'f> Mirrored<'f> {
    fn of(last: &Statement, definitions: &Definitions<'f>) -> Option<Self> {
        let dims = (last.name == REVERSE).then(|| last.attributes.ints("dimensions"))??;
        let (after, reduced) = conversions(last.operands[0], definitions);
        let statement = definitions.named(reduced, "stablehlo.reduce_window")?;
        let [operand, _] = statement.operands[..] else { return None };
        let (before, reversed) = conversions(operand, definitions);
        let first = definitions.named(reversed, REVERSE)?;
        let window = mirrored(Window::of(&statement.attributes)?, &dims)?;
        let reducer = Reducer::of(&statement.regions[0])?;
        let same = first.attributes.ints("dimensions")? == dims;
        same.then(|| Mirrored { x: first.operands[0], window, reducer, statement, before, after })
    }
}

/// The conversions that a value comes from, the last first, and what they convert.
fn conversions<'f>(mut id: u32, definitions: &Definitions<'f>) -> (Vec<&'f Statement>, u32) {
    let mut found = Vec::new();
    while let Some(s) = definitions.named(id, CONVERT) {
        found.push(s);
        id = s.operands[0];
    }
    (found, id)
}

/// The window that sees in a value what this one sees in the reversed value. Windows that move by
/// more than one may begin elsewhere from the other end.
fn mirrored(mut window: Window, dims: &[i64]) -> Option<Window> {
    for &d in dims {
        let (low, high) = &mut window.padding[d as usize];
        std::mem::swap(low, high);
    }
    dims.iter().all(|&d| window.stride[d as usize] == 1).then_some(window)
}

struct Windows<'f> {
    definitions: Definitions<'f>,
}

impl Rules for Windows<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let found = Mirrored::of(s, &self.definitions)?;
        let converted = |v: Value<'b>, statements: &[&Statement]| {
            let types = statements.iter().rev().map(|s| to.types(s)[0].dtype);
            types.fold(v, Value::convert)
        };
        let x = converted(to.value(found.x), &found.before);
        let init = to.operand(found.statement, 1);
        let made = to.b.reduce_window_many(&[x], &[init], &found.window, |v| {
            vec![found.reducer.apply(v[0], v[1])]
        });
        Some(vec![converted(made[0], &found.after)])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Reducer, Type, Window};

    fn names(dims: [&[i64]; 2], stride: i64) -> Vec<&'static str> {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::BF16, &[4, 8]));
        let mut window = Window::new(&[1, 8]);
        (window.padding[1], window.stride[1]) = ((7, 0), stride);
        let sums = x.reverse(dims[0]).convert(DType::F32).reduce_window(Reducer::Add, &window);
        let made = sums.convert(DType::BF16).reverse(dims[1]);
        let function = b.finish(&[x], &[made]).expect("a lawful function");
        let window = function.block.statements.iter().find_map(|s| Window::of(&s.attributes));
        let expected = if dims == [&[1], &[1]] && stride == 1 { (0, 7) } else { (7, 0) };
        assert_eq!(window.expect("a window").padding[1], expected);
        function.block.statements.iter().map(|s| s.name).collect()
    }

    #[test]
    fn a_window_between_reversals_looks_the_other_way() {
        let reversals = |names: Vec<&str>| names.iter().filter(|n| n.contains("reverse")).count();
        assert_eq!(reversals(names([&[1], &[1]], 1)), 0);
        assert_eq!(reversals(names([&[1], &[0]], 1)), 2);
        assert_eq!(reversals(names([&[1], &[1]], 2)), 2);
    }
}
