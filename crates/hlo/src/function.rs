//! Functions that were printed before, to be called from others. Knows what the printer writes and
//! reads nothing else.

use crate::build::{Builder, Value};
use crate::{Refusal, Result, Type};

/// The function of a finished module, under a name of its own.
#[derive(Clone, Debug)]
pub struct Function {
    name: String,
    text: String,
    locations: String,
    pub inputs: Vec<Type>,
    pub outputs: Vec<Type>,
}

pub(crate) const OPENING: &str = "module @program {\nfunc.func public @main(";
const END: &str = "\n}\n}\n";

impl Function {
    /// Takes the function out of a module that [`Builder::finish`] printed. Modules that are called
    /// from one builder need names that differ.
    pub fn parse(module: &str, name: &str) -> Result<Function> {
        Self::read(module, name).ok_or_else(|| {
            Refusal::value(
                "the module is not one that was exported here: it has to open with 'module \
                 @program' and to have one function, 'main', on tensors of fixed sizes",
            )
        })
    }

    fn read(module: &str, name: &str) -> Option<Function> {
        let rest = module.strip_prefix(OPENING)?;
        let (arguments, rest) = rest.split_once(") -> (")?;
        let (results, rest) = rest.split_once(") {\n")?;
        let (body, locations) = rest.split_once(END)?;
        let list = |text: &str| -> Option<Vec<Type>> {
            text.split(", ").filter(|item| !item.is_empty()).map(Type::parse).collect()
        };
        let typed = |item: &str| Type::parse(item.split_once(": ")?.1);
        let inputs: Option<Vec<_>> =
            arguments.split(", ").filter(|item| !item.is_empty()).map(typed).collect();
        // Each module counts its locations from 0.
        let renamed = |text: &str| text.replace("#loc", &format!("#{name}_loc"));
        let text =
            format!("func.func private @{name}({arguments}) -> ({results}) {{\n{body}\n}}\n");
        Some(Function {
            name: name.to_owned(),
            text: renamed(&text),
            locations: renamed(locations),
            inputs: inputs?,
            outputs: list(results)?,
        })
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn locations(&self) -> &str {
        &self.locations
    }
}

impl Builder {
    /// Calls a function; the module that is being made carries it along.
    pub fn call<'b>(&'b self, function: &Function, operands: &[Value<'b>]) -> Vec<Value<'b>> {
        let fits = operands.len() == function.inputs.len()
            && operands.iter().zip(&function.inputs).all(|(v, ty)| v.ty() == *ty);
        if !fits {
            let types: Vec<_> = operands.iter().map(|v| v.ty()).collect();
            let name = &function.name;
            let text = format!("{name} takes {:?}, got {types:?}", function.inputs);
            self.refuse(Refusal::internal(text));
        }
        if self.keeps_statements() {
            let mut inner = self.inner.borrow_mut();
            if inner.functions.iter().all(|known| known.name != function.name) {
                inner.functions.push(function.clone());
            }
        }
        let callee = |a: &mut crate::attribute::Attributes| {
            a.raw("callee", format!("@{}", function.name));
        };
        self.op("func.call", operands, &function.outputs, Vec::new, callee)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Argument, DType, Donation};

    fn module() -> String {
        let b = Builder::text();
        b.set_location("add");
        let x = b.argument(Type::new(DType::F32, &[2, 3]));
        let y = b.argument(Type::scalar(DType::C64));
        let argument = |value| Argument { value, donation: Donation::None, sharding: None };
        b.finish("program", &[argument(x), argument(y)], &[x + x, y]).expect("a program")
    }

    #[test]
    fn a_printed_function_is_called_under_its_own_name() {
        let function = Function::parse(&module(), "inner").expect("a function");
        assert_eq!(function.inputs, [Type::new(DType::F32, &[2, 3]), Type::scalar(DType::C64)]);
        assert_eq!(function.outputs, function.inputs);
        let b = Builder::text();
        b.set_location("outer");
        let x = b.argument(function.inputs[0].clone());
        let y = b.argument(function.inputs[1].clone());
        let once = b.call(&function, &[x, y]);
        let twice = b.call(&function, &once);
        let arguments =
            [x, y].map(|value| Argument { value, donation: Donation::None, sharding: None });
        let text = b.finish("program", &arguments, &twice).expect("a program");
        assert_eq!(text.matches("func.func private @inner(").count(), 1, "{text}");
        assert_eq!(text.matches("callee = @inner").count(), 2, "{text}");
        assert!(text.contains("#inner_loc0 = loc(\"add\")"), "{text}");
        assert!(text.contains("#loc0 = loc(\"outer\")"), "{text}");
    }

    #[test]
    fn what_was_not_printed_here_is_refused() {
        for text in ["", "module {}", &module()[..60], &module().replace("2x3", "?x3")] {
            assert!(Function::parse(text, "inner").is_err(), "{text}");
        }
    }

    #[test]
    fn operands_of_other_types_are_refused() {
        let function = Function::parse(&module(), "inner").expect("a function");
        let b = Builder::types_only();
        let x = b.argument(Type::new(DType::F32, &[3, 2]));
        b.call(&function, &[x, x]);
        assert!(b.check().is_err());
    }
}
