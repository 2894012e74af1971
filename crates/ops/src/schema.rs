//! ATen's schema notation, read once at start.

use hlo::Number;

#[derive(Clone, Debug, PartialEq)]
pub enum ArgType {
    Tensor,
    TensorList,
    Scalar,
    ScalarList,
    Int,
    IntList,
    Float,
    FloatList,
    Bool,
    BoolList,
    Str,
    ScalarType,
    Layout,
    Device,
    MemoryFormat,
    Generator,
    Other,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Default {
    /// The argument must be given.
    Required,
    None,
    Number(Number),
    Ints(Vec<i64>),
    Text(String),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    pub name: String,
    pub ty: ArgType,
    pub optional: bool,
    /// The op writes this argument (`Tensor(a!)`).
    pub written: bool,
    pub default: Default,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Return {
    pub list: bool,
    /// Aliases a written argument.
    pub written: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Schema {
    /// Name with overload: `add.Tensor`.
    pub name: String,
    pub args: Vec<Argument>,
    pub returns: Vec<Return>,
}

impl Schema {
    pub fn position(&self, name: &str) -> Option<usize> {
        self.args.iter().position(|a| a.name == name)
    }

    /// Reads a schema such as `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.
    ///
    /// # Panics
    /// On a malformed schema: rows are constants of this crate, so that is a mistake in a row.
    pub fn parse(text: &str) -> Schema {
        let open = text.find('(').unwrap_or_else(|| panic!("schema without arguments: {text}"));
        let arrow = text.rfind(" -> ").unwrap_or_else(|| panic!("schema without result: {text}"));
        let close = text[..arrow].rfind(')').unwrap_or_else(|| panic!("unclosed schema: {text}"));
        let args = split(&text[open + 1..close]);
        let args = args.into_iter().filter(|a| *a != "*").map(argument).collect();
        let returns = text[arrow + 4..].trim();
        let returns = match returns.strip_prefix('(').and_then(|r| r.strip_suffix(')')) {
            Some(many) => split(many),
            None => vec![returns],
        };
        let returns = returns
            .into_iter()
            .map(|r| Return { list: r.contains("[]"), written: r.contains("!)") });
        Schema { name: text[..open].to_owned(), args, returns: returns.collect() }
    }
}

/// Splits at commas outside brackets and parentheses.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}

fn argument(text: &str) -> Argument {
    let (declaration, default) = match text.split_once('=') {
        Some((d, v)) => (d, default(v)),
        None => (text, Default::Required),
    };
    let (ty, name) =
        declaration.rsplit_once(' ').unwrap_or_else(|| panic!("argument without a name: {text}"));
    let written = ty.contains("!)");
    let plain: String = match (ty.find('('), ty.find(')')) {
        (Some(open), Some(close)) => format!("{}{}", &ty[..open], &ty[close + 1..]),
        _ => ty.to_owned(),
    };
    let optional = plain.ends_with('?');
    let plain = plain.trim_end_matches('?');
    let (base, list) = match plain.find('[') {
        Some(i) => (plain[..i].trim_end_matches('?'), true),
        None => (plain, false),
    };
    let ty = match (base, list) {
        ("Tensor", false) => ArgType::Tensor,
        ("Tensor", true) => ArgType::TensorList,
        ("Scalar", false) => ArgType::Scalar,
        ("Scalar", true) => ArgType::ScalarList,
        ("int" | "SymInt", false) => ArgType::Int,
        ("int" | "SymInt", true) => ArgType::IntList,
        ("float", false) => ArgType::Float,
        ("float", true) => ArgType::FloatList,
        ("bool", false) => ArgType::Bool,
        ("bool", true) => ArgType::BoolList,
        ("str", _) => ArgType::Str,
        ("ScalarType", _) => ArgType::ScalarType,
        ("Layout", _) => ArgType::Layout,
        ("Device", _) => ArgType::Device,
        ("MemoryFormat", _) => ArgType::MemoryFormat,
        ("Generator", _) => ArgType::Generator,
        _ => ArgType::Other,
    };
    Argument { name: name.to_owned(), ty, optional, written, default }
}

fn default(text: &str) -> Default {
    let text = text.trim();
    if text == "None" {
        return Default::None;
    }
    if let Some(inner) = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
        let ints: Result<Vec<i64>, _> =
            inner.split(',').map(str::trim).filter(|t| !t.is_empty()).map(str::parse).collect();
        return ints.map_or_else(|_| Default::Text(text.to_owned()), Default::Ints);
    }
    match text {
        "True" => Default::Number(Number::Bool(true)),
        "False" => Default::Number(Number::Bool(false)),
        // torch's enum of loss reductions.
        "Mean" => Default::Number(Number::Int(1)),
        "Sum" => Default::Number(Number::Int(2)),
        _ => match (text.parse::<i64>(), text.parse::<f64>()) {
            (Ok(i), _) => Default::Number(Number::Int(i)),
            (_, Ok(f)) => Default::Number(Number::Float(f)),
            _ => Default::Text(text.trim_matches(['"', '\'']).to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_aliases_lists_and_defaults() {
        let s = Schema::parse(
            "_fused_x_(Tensor(a!)[] self, Tensor? w=None, *, Scalar alpha=1, int[2] pad=0, \
             SymInt[]? size=None, ScalarType? dtype=None) -> (Tensor, Tensor(a!))",
        );
        assert_eq!(s.name, "_fused_x_");
        let types: Vec<_> = s.args.iter().map(|a| a.ty.clone()).collect();
        use ArgType::*;
        assert_eq!(types, [TensorList, Tensor, Scalar, IntList, IntList, ScalarType]);
        assert!(s.args[0].written && !s.args[1].written && s.args[1].optional);
        assert_eq!(s.args[2].default, super::Default::Number(Number::Int(1)));
        assert_eq!(s.returns.len(), 2);
        assert!(s.returns[1].written);
    }
}
