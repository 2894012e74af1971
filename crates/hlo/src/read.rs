//! Reads a module in MLIR's generic form, as JAX's own printer writes it.
//!
//! The functions of the module become one: calls are replaced by the statements of the callee.
//! Attributes that no rule knows keep their text, so a kernel's payload stays byte for byte.

use crate::attribute::{Attribute, Attributes};
use crate::parse::{attribute, closing, complete, interned, split};
use crate::statement::{Block, Ids, Recorded, Statement};
use crate::{DType, Refusal, Result, Type};
use std::collections::HashMap;

impl Recorded {
    /// The function `main` of a module in MLIR's generic form. Its statements have no locations.
    ///
    /// # Errors
    /// The module has sizes that vary, types or dialects that programs do not have, or tokens.
    pub fn read(module: &str) -> Result<Recorded> {
        let mut reader = Reader { rest: module, ..Reader::default() };
        let read = reader.module().and_then(|()| reader.main());
        read.map_err(|fault| {
            let line = reader.rest.lines().next().unwrap_or_default().trim();
            let line: String = line.chars().take(MOST_SHOWN).collect();
            let place = if line.is_empty() { String::new() } else { format!(", before: {line}") };
            Refusal::value(format!("the exported module cannot be read: {fault}{place}"))
        })
    }
}

/// The characters of a line that an error shows.
const MOST_SHOWN: usize = 160;

/// Calls inside calls; JAX's functions never call themselves.
const MOST_CALLS: usize = 64;

type Read<T> = std::result::Result<T, String>;

#[derive(Default)]
struct Reader<'t> {
    /// The text that is not read yet.
    rest: &'t str,
    types: Vec<Type>,
    /// The first value of each printed name. Functions have separate names.
    names: HashMap<&'t str, u32>,
    aliases: HashMap<&'t str, &'t str>,
    functions: HashMap<String, Block>,
}

impl<'t> Reader<'t> {
    fn module(&mut self) -> Read<()> {
        while let Some(line) = self.line_of_alias() {
            let (name, text) = line.split_once(" = ").ok_or("an alias without a value")?;
            self.aliases.insert(name, text);
        }
        self.take("\"builtin.module\"()")?;
        self.dictionary("<{", "}>")?;
        self.take("({")?;
        while self.next_is("\"func.func\"") {
            self.function()?;
        }
        self.take("})")
    }

    fn line_of_alias(&mut self) -> Option<&'t str> {
        let text = self.rest.trim_start();
        if !text.starts_with(['#', '!']) {
            return None;
        }
        let (line, rest) = text.split_once('\n')?;
        self.rest = rest;
        Some(line)
    }

    fn function(&mut self) -> Read<()> {
        self.take("\"func.func\"()")?;
        let attributes = self.dictionary("<{", "}>")?;
        let name = attributes.text("sym_name").ok_or("a function without a name")?.to_owned();
        self.names.clear();
        self.take("({")?;
        let body = self.block("\"func.return\"")?;
        self.take("})")?;
        self.dictionary("{", "}")?;
        self.take(":")?;
        self.signature()?;
        self.functions.insert(name, body);
        Ok(())
    }

    /// The statements up to the terminator of this name, with the block's arguments.
    fn block(&mut self, terminator: &str) -> Read<Block> {
        let mut block = Block::default();
        if self.is_taken("^") {
            let header = self.until("(")?;
            self.take("(").map_err(|_| format!("a block {header} without arguments"))?;
            let arguments = self.until_closed()?;
            self.take(":")?;
            for argument in split(arguments) {
                let (name, ty) = argument.split_once(": ").ok_or("an argument without a type")?;
                block.arguments.push(self.define(name, &[self.ty(ty)?])?);
            }
        }
        while !self.next_is(terminator) {
            block.statements.push(self.statement()?);
        }
        self.take(terminator)?;
        self.take("(")?;
        let operands = self.until_closed()?;
        block.results = self.uses(operands)?;
        self.take(":")?;
        self.signature()?;
        Ok(block)
    }

    fn statement(&mut self) -> Read<Statement> {
        let results = if self.next_is("%") { self.until("=")?.trim() } else { "" };
        if !results.is_empty() {
            self.take("=")?;
        }
        self.take("\"")?;
        let name = self.until("\"")?;
        self.take("\"")?;
        check_dialect(name)?;
        self.take("(")?;
        let operands = self.until_closed()?;
        let operands = self.uses(operands)?;
        let mut attributes = self.dictionary("<{", "}>")?;
        let mut regions = Vec::new();
        if self.is_taken("({") {
            regions.push(self.block("\"stablehlo.return\"")?);
            while self.is_taken("}, {") {
                regions.push(self.block("\"stablehlo.return\"")?);
            }
            self.take("})")?;
        }
        attributes.list.extend(self.dictionary("{", "}")?.list);
        complete(&mut attributes);
        self.take(":")?;
        let types = self.signature()?;
        let results = self.results(results, &types)?;
        let (name, location) = (interned(name), None);
        Ok(Statement { name, operands, results, attributes, regions, location })
    }

    /// The new values of `%1`, `%1:2` or `%1, %2`.
    fn results(&mut self, names: &'t str, types: &[Type]) -> Read<Ids> {
        let mut ids = Ids::new();
        let mut types = types;
        for name in split(names) {
            let (name, count) = name.split_once(':').unwrap_or((name, "1"));
            let count = count.parse().unwrap_or(0).min(types.len());
            let (own, others) = types.split_at(count);
            let first = self.define(name, own)?;
            ids.extend(first..first + count as u32);
            types = others;
        }
        if !types.is_empty() {
            return Err("results without names".to_owned());
        }
        Ok(ids)
    }

    fn define(&mut self, name: &'t str, types: &[Type]) -> Read<u32> {
        let first = self.types.len() as u32;
        self.types.extend_from_slice(types);
        match self.names.insert(name, first) {
            None => Ok(first),
            Some(_) => Err(format!("two values of the name {name}")),
        }
    }

    fn uses(&self, names: &str) -> Read<Ids> {
        let id = |name: &str| {
            let (name, at) = name.split_once('#').unwrap_or((name, "0"));
            let first = self.names.get(name).ok_or_else(|| format!("no value of name {name}"))?;
            Ok(first + at.parse::<u32>().map_err(|_| format!("no result {at} of {name}"))?)
        };
        split(names).into_iter().map(id).collect()
    }

    /// The types of results after the types of operands.
    fn signature(&mut self) -> Read<Vec<Type>> {
        self.take("(")?;
        self.until_closed()?;
        self.take("->")?;
        if self.is_taken("(") {
            let types = self.until_closed()?;
            return split(types).into_iter().map(|text| self.ty(text)).collect();
        }
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        let text = self.rest[..end].trim();
        self.rest = &self.rest[end..];
        Ok(vec![self.ty(text)?])
    }

    fn ty(&self, text: &str) -> Read<Type> {
        let text = self.aliases.get(text).copied().unwrap_or(text);
        Type::parse(text).ok_or_else(|| {
            let why = if text.contains('?') {
                "its sizes vary; export it for fixed sizes"
            } else if text.contains("token") {
                "its effects are ordered, as those of callbacks and prints; leave them out"
            } else {
                "no tensor of this package has that type"
            };
            format!("a value is {text}: {why}")
        })
    }

    /// An optional dictionary of attributes in these brackets.
    fn dictionary(&mut self, opening: &str, closed: &str) -> Read<Attributes> {
        let mut attributes = Attributes::default();
        if !self.is_taken(opening) {
            return Ok(attributes);
        }
        let end = closing(self.rest).ok_or("attributes that do not end")?;
        let text = &self.rest[..end];
        self.rest = &self.rest[end..];
        self.take(closed)?;
        for item in split(text) {
            let (name, value) = item.split_once(" = ").unwrap_or((item, "unit"));
            let value = self.aliases.get(value).copied().unwrap_or(value);
            attributes.set(interned(name.trim_matches('"')), known(name, value));
        }
        Ok(attributes)
    }

    fn next_is(&self, text: &str) -> bool {
        self.rest.trim_start().starts_with(text)
    }

    fn is_taken(&mut self, text: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn take(&mut self, text: &str) -> Read<()> {
        if self.is_taken(text) { Ok(()) } else { Err(format!("it has no {text:?} here")) }
    }

    fn until(&mut self, end: &str) -> Read<&'t str> {
        let text = self.rest.trim_start();
        let at = text.find(end).ok_or_else(|| format!("it has no {end:?} from here on"))?;
        self.rest = &text[at..];
        Ok(&text[..at])
    }

    /// The text up to the bracket that closes an open one, which is taken, too.
    fn until_closed(&mut self) -> Read<&'t str> {
        let end = closing(self.rest).ok_or("a bracket that is not closed")?;
        let text = &self.rest[..end];
        self.rest = &self.rest[end + 1..];
        Ok(text)
    }

    /// The function `main`, with the statements of its callees in the place of calls.
    fn main(&mut self) -> Read<Recorded> {
        self.rest = "";
        let main = self.functions.get("main").ok_or("it has no function 'main'")?;
        let mut copy = Copy { functions: &self.functions, types: &self.types, made: Vec::new() };
        let mut names = HashMap::new();
        let block = copy.block(main, &mut names, 0)?;
        let function = Recorded { types: copy.made, block, ..Recorded::default() };
        Ok(function.without_dead())
    }
}

/// Copies blocks, and the blocks of called functions, under new ids.
struct Copy<'r> {
    functions: &'r HashMap<String, Block>,
    types: &'r [Type],
    made: Vec<Type>,
}

impl Copy<'_> {
    fn block(&mut self, from: &Block, names: &mut HashMap<u32, u32>, depth: usize) -> Read<Block> {
        let arguments = self.fresh(&from.arguments, names);
        let mut statements = Vec::new();
        let results = self.body(from, names, depth, &mut statements)?;
        Ok(Block { arguments, statements, results })
    }

    /// Appends a block's statements; its arguments have names already.
    fn body(
        &mut self,
        from: &Block,
        names: &mut HashMap<u32, u32>,
        depth: usize,
        to: &mut Vec<Statement>,
    ) -> Read<Ids> {
        for s in &from.statements {
            let operands: Ids = s.operands.iter().map(|id| names[id]).collect();
            if let Some(callee) = callee(s) {
                let block = self.functions.get(callee);
                let block = block.ok_or_else(|| format!("it has no function {callee:?}"))?;
                if depth == MOST_CALLS || block.arguments.len() != operands.len() {
                    return Err(format!("the calls of {callee:?} do not fit"));
                }
                let mut inner = block.arguments.iter().copied().zip(operands).collect();
                let results = self.body(block, &mut inner, depth + 1, to)?;
                names.extend(s.results.iter().copied().zip(results));
                continue;
            }
            let regions = s.regions.iter().map(|region| self.block(region, names, depth));
            let regions = regions.collect::<Read<Vec<_>>>()?;
            let results = self.fresh(&s.results, names);
            to.push(Statement {
                name: s.name,
                operands,
                results,
                attributes: s.attributes.clone(),
                regions,
                location: None,
            });
        }
        Ok(from.results.iter().map(|id| names[id]).collect())
    }

    fn fresh(&mut self, ids: &Ids, names: &mut HashMap<u32, u32>) -> Ids {
        let fresh = |&id: &u32| {
            let new = self.made.len() as u32;
            self.made.push(self.types[id as usize].clone());
            names.insert(id, new);
            new
        };
        ids.iter().map(fresh).collect()
    }
}

/// The function that a statement stands for: it calls it, or names it as its own decomposition.
fn callee(s: &Statement) -> Option<&str> {
    let attribute = match s.name {
        "func.call" => "callee",
        "stablehlo.composite" => "decomposition",
        _ => return None,
    };
    Some(s.attributes.text(attribute)?.trim_start_matches('@').trim_matches('"'))
}

fn check_dialect(name: &str) -> Read<()> {
    let is_known =
        name.starts_with("stablehlo.") || name.starts_with("chlo.") || name == "func.call";
    if is_known { Ok(()) } else { Err(format!("it has a statement {name}, which no program has")) }
}

/// An attribute that rules can read, or its text.
fn known(name: &str, text: &str) -> Attribute {
    let raw = || Attribute::Raw(text.to_owned());
    let Some((body, ty)) = text.strip_prefix("dense<").and_then(|t| t.split_once("> : ")) else {
        return attribute(name, text).unwrap_or_else(raw);
    };
    if name == "value" {
        return attribute(name, text).unwrap_or_else(raw);
    }
    whole(body, ty).or_else(|| attribute(name, text)).unwrap_or_else(raw)
}

/// A table whose elements are all equal, which MLIR prints as one.
fn whole(body: &str, ty: &str) -> Option<Attribute> {
    let value: i64 = body.parse().ok()?;
    let Type { dtype: DType::S64, dims } = Type::parse(ty)? else { return None };
    let &[rows, columns] = &dims[..] else { return None };
    Some(Attribute::Table(vec![vec![value; columns as usize]; rows as usize]))
}

#[cfg(test)]
mod tests {
    use crate::attribute::Attribute;
    use crate::{Number, Recorded};

    const MODULE: &str = r##""builtin.module"() <{sym_name = "jit_f"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}], function_type = (tensor<2x3xf32>, tensor<i32>) -> tensor<2x3xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %2:2 = "stablehlo.while"(%arg1, %1) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<2x4xf32>):
      %5 = "stablehlo.compare"(%arg2, %arg1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<2x4xf32>):
      %6 = "func.call"(%arg5) <{callee = @twice}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      "stablehlo.return"(%arg4, %6) : (tensor<i32>, tensor<2x4xf32>) -> ()
    }) : (tensor<i32>, tensor<2x4xf32>) -> (tensor<i32>, tensor<2x4xf32>)
    %3 = "func.call"(%2#1) <{callee = @twice}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.custom_call"(%3) <{backend_config = "{\22body\22: \22(>]\22}", call_target_name = "tpu_custom_call", operand_layouts = [dense<[1, 0]> : tensor<2xindex>]}> {mhlo.frontend_attributes = {kernel_metadata = "{}"}} : (tensor<2x4xf32>) -> tensor<2x3xf32>
    "func.return"(%4) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xf32>) -> tensor<2x4xf32>, sym_name = "twice", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x4xf32>):
    %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%0) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32} : () -> ()
"##;

    #[test]
    fn a_module_of_jax_becomes_one_function() {
        let function = Recorded::read(MODULE).expect("a module of JAX");
        let names: Vec<_> = function.block.statements.iter().map(|s| s.name).collect();
        let wanted = ["constant", "pad", "while", "add", "custom_call"];
        assert_eq!(names, wanted.map(|name| format!("stablehlo.{name}")));
        assert!(function.donations.is_empty(), "a call decides what it donates");
        let looped = &function.block.statements[2].regions[1];
        assert_eq!(looped.statements[0].name, "stablehlo.add");
        let constant = function.block.statements[0].attributes.get("value");
        assert!(matches!(constant, Some(Attribute::Splat(Number::Float(v), _)) if v.is_nan()));
        let text = function.text("f");
        assert!(text.contains(r#"backend_config = "{\22body\22: \22(>]\22}""#), "{text}");
        let again = Recorded::parse(&text, "f").expect("a printed function");
        assert_eq!(again.text("f"), text);
    }

    #[test]
    fn padding_that_is_one_number_is_a_table() {
        let table = super::known("padding", "dense<1> : tensor<2x2xi64>");
        assert_eq!(table, Attribute::Table(vec![vec![1, 1]; 2]));
        let layouts = super::known("value", "dense<\"0x00FF\"> : tensor<2xi8>");
        assert!(matches!(layouts, Attribute::Raw(_)));
    }

    #[test]
    fn what_no_program_has_is_refused_with_its_line() {
        let refusal = |from: &str, to: &str| {
            Recorded::read(&MODULE.replace(from, to)).expect_err("a refusal").message
        };
        let cases = [
            ("tensor<2x4xf32>", "tensor<2x?xf32>", "sizes vary"),
            ("tensor<2x4xf32>", "tensor<2x4xi4>", "no tensor of this package"),
            ("tensor<2x4xf32>", "!stablehlo.token", "effects are ordered"),
            ("stablehlo.pad", "sdy.constraint", "a statement sdy.constraint"),
            ("callee = @twice", "callee = @thrice", "no function"),
        ];
        for (from, to, wanted) in cases {
            let message = refusal(from, to);
            assert!(message.contains(wanted), "{message}");
        }
        assert!(Recorded::read("module {}").is_err());
    }
}
