//! Turns statements into kernels. Refuses statements without a kernel.

use crate::interpreter::array::{Array, is_stored};
use crate::interpreter::elementwise::{Binary, Unary};
use crate::interpreter::kernel::Kernel;
use crate::interpreter::program::{Block, Program, Step, Values};
use crate::interpreter::sort::Order;
use crate::tuning::interpreter::{MOST_FOLDED, SLOW_PRODUCT};
use hlo::{Attribute, Compare, Convolution, DType, Recorded, Reducer, Statement, Type, Window};
use smallvec::{SmallVec, smallvec};
use std::collections::{HashMap, HashSet};

pub(crate) fn program(function: &Recorded, random: &[usize]) -> Result<Program, &'static str> {
    // Also values without elements are lent, whatever needs them.
    let mut ends = function.block.arguments.iter().chain(&function.block.results);
    if ends.any(|&id| !is_stored(function.ty(id).dtype)) {
        return Err("stablehlo.func");
    }
    let drawn = random.iter().map(|&at| function.block.arguments[at]).collect();
    let mut reader = Reader { function, constants: HashMap::new(), drawn };
    let block = reader.block(&function.block)?;
    let mut constants: Vec<_> = reader.constants.into_iter().collect();
    constants.sort_by_key(|(id, _)| *id);
    Ok(Program { block, constants, count: function.types.len() })
}

struct Reader<'f> {
    function: &'f Recorded,
    constants: HashMap<u32, Array<'static>>,
    /// Values whose last bits depend on a random stream.
    drawn: HashSet<u32>,
}

impl Reader<'_> {
    fn ty(&self, id: u32) -> &Type {
        self.function.ty(id)
    }

    fn block(&mut self, block: &hlo::Block) -> Result<Block, &'static str> {
        let mut steps = Vec::new();
        for s in &block.statements {
            let known = |id: &u32| {
                let dtype = self.ty(*id).dtype;
                is_stored(dtype) && (!dtype.is_complex() || moves(s))
            };
            if !s.operands.iter().chain(&s.results).all(known) {
                return Err(s.name);
            }
            if let Some(constant) = constant(s) {
                self.constants.insert(s.results[0], constant);
                continue;
            }
            let is_drawn = s.operands.iter().any(|id| self.drawn.contains(id));
            if is_drawn {
                self.drawn.extend(s.regions.iter().flat_map(|region| &region.arguments));
            }
            let kernel = self.kernel(s).ok_or(s.name)?;
            if is_drawn && kernel.is_approximate() {
                return Err(s.name);
            }
            // The result of a comparison does not depend on last bits.
            let results = s.results.iter().filter(|_| is_drawn && s.name != "stablehlo.compare");
            self.drawn.extend(results);
            let step = Step {
                kernel,
                operands: s.operands.clone(),
                results: s.results.clone(),
                elements: self.function.own_elements(s),
                last_uses: smallvec![],
            };
            if !self.fold(&step) {
                steps.push(step);
            }
        }
        let (arguments, results) = (block.arguments.clone(), block.results.clone());
        let mut block = Block { arguments, steps, results };
        self.note_last_uses(&mut block);
        Ok(block)
    }

    /// Computes a statement whose operands are constants. True if that was possible.
    fn fold(&mut self, step: &Step) -> bool {
        let few = step.results.iter().all(|&id| self.ty(id).numel() <= MOST_FOLDED);
        if !few || step.kernel.has_regions() {
            return false;
        }
        let operands: Option<SmallVec<[_; 4]>> =
            step.operands.iter().map(|id| self.constants.get(id).cloned()).collect();
        let mut nothing = Values { made: Vec::new(), elements: 0.0, limit: f64::INFINITY };
        let made = operands.and_then(|operands| step.kernel.run(operands, &mut nothing).ok());
        let Some(made) = made else { return false };
        self.constants.extend(step.results.iter().copied().zip(made));
        true
    }

    fn note_last_uses(&self, block: &mut Block) {
        let mut seen: HashSet<u32> = block.results.iter().copied().collect();
        seen.extend(self.constants.keys());
        let own: HashSet<u32> = block.steps.iter().flat_map(|step| step.results.clone()).collect();
        let own = |id: &u32| own.contains(id) || block.arguments.contains(id);
        for step in block.steps.iter_mut().rev() {
            let mut used = step.operands.to_vec();
            uses(&step.kernel, &mut used);
            // Unused results are dropped at once.
            step.last_uses = used.into_iter().filter(|id| own(id) && seen.insert(*id)).collect();
        }
    }

    fn kernel(&mut self, s: &Statement) -> Option<Kernel> {
        let (dialect, name) = s.name.split_once('.')?;
        let result = self.ty(*s.results.first()?).clone();
        let dtype = s.operands.first().map_or(result.dtype, |&id| self.ty(id).dtype);
        if let Some(op) = unary(name) {
            return takes_one(op, dtype).then_some(Kernel::Unary(op));
        }
        if dialect == "chlo" {
            let k = s.attributes.ints("k").filter(|_| name == "top_k")?;
            return Some(Kernel::TopK(k[0] as usize));
        }
        if let Some(op) = binary(name) {
            return takes(op, dtype).then_some(Kernel::Binary(op));
        }
        match name {
            "case" => Some(Kernel::Case(self.regions(s)?)),
            "custom_call" => {
                call(s, &s.results.iter().map(|&id| self.ty(id).clone()).collect::<Vec<_>>())
            }
            "convolution" => self.convolution(s, result),
            "dot_general" => self.dot(s, result),
            "if" => Some(Kernel::If(self.regions(s)?)),
            "reduce" => self.reduce(s),
            "reduce_window" => Some(Kernel::ReduceWindow {
                reducer: Reducer::of(s.regions.first()?)?,
                window: window(s)?,
                dims: result.dims,
            }),
            "scatter" => scatter(s),
            "sort" => sort(s, dtype).or_else(|| self.sort_together(s)),
            "while" => {
                let mut regions = self.regions(s)?.into_iter();
                Some(Kernel::While { condition: regions.next()?, body: regions.next()? })
            }
            _ => plain(name, s, dtype, result),
        }
    }

    fn dot(&self, s: &Statement, ty: Type) -> Option<Kernel> {
        let Attribute::Dot(numbers) = s.attributes.get("dot_dimension_numbers")? else {
            return None;
        };
        let lhs = self.ty(s.operands[0]);
        let depth: i64 = numbers.lhs_contracting.iter().map(|&d| lhs.dims[d as usize]).product();
        let is_fast = lhs.dtype.is_float();
        let fits = depth > 0 && (is_fast || ty.numel() * depth <= SLOW_PRODUCT);
        fits.then(|| Kernel::Dot { dims: numbers.clone(), ty })
    }

    fn convolution(&self, s: &Statement, ty: Type) -> Option<Kernel> {
        let image = self.ty(s.operands[0]);
        let how = Convolution::of(&s.attributes)?;
        let fits = matches!(
            (image.dtype, ty.dtype),
            (DType::BF16 | DType::F32, DType::F32) | (DType::F64, DType::F64)
        );
        fits.then(|| Kernel::Convolution { how: Box::new(how), ty })
    }

    fn sort_together(&self, s: &Statement) -> Option<Kernel> {
        let types: Vec<_> = s.operands.iter().map(|&id| self.ty(id).dtype).collect();
        let few = s.operands.iter().all(|&id| self.ty(id).numel() <= i64::from(u32::MAX));
        let dim = s.attributes.ints("dimension")?[0] as usize;
        let order = Order::of(s.regions.first()?, &types).filter(|_| few)?;
        Some(Kernel::SortTogether { dim, order })
    }

    fn regions(&mut self, s: &Statement) -> Option<Vec<Block>> {
        s.regions.iter().map(|region| self.block(region).ok()).collect()
    }

    fn reduce(&mut self, s: &Statement) -> Option<Kernel> {
        let (dims, region) = (s.attributes.ints("dimensions")?, s.regions.first()?);
        if let Some(reducer) = Reducer::of(region).filter(|_| s.results.len() == 1) {
            return Some(Kernel::Reduce { dims, reducer });
        }
        let region = self.block(region).ok()?;
        let fits = region.steps.iter().all(|step| step.kernel.is_element_wise());
        fits.then_some(Kernel::ReduceMany { dims, region })
    }
}

/// True if a statement does not look at the elements that it moves. Others have no complex numbers.
fn moves(s: &Statement) -> bool {
    let name = s.name.strip_prefix("stablehlo.").unwrap_or_default();
    matches!(
        name,
        "broadcast_in_dim"
            | "case"
            | "concatenate"
            | "constant"
            | "dynamic_slice"
            | "dynamic_update_slice"
            | "gather"
            | "if"
            | "optimization_barrier"
            | "pad"
            | "reshape"
            | "reverse"
            | "select"
            | "slice"
            | "transpose"
            | "while"
    )
}

/// Collects the values that regions use.
fn uses(kernel: &Kernel, used: &mut Vec<u32>) {
    let mut block = |block: &Block| {
        used.extend(&block.results);
        for step in &block.steps {
            used.extend(&step.operands);
            uses(&step.kernel, used);
        }
    };
    match kernel {
        Kernel::Case(branches) | Kernel::If(branches) => branches.iter().for_each(block),
        Kernel::While { condition, body } => {
            block(condition);
            block(body);
        }
        Kernel::ReduceMany { region, .. } => block(region),
        _ => {}
    }
}

fn constant(s: &Statement) -> Option<Array<'static>> {
    match s.attributes.get("value").filter(|_| s.name == "stablehlo.constant")? {
        Attribute::Splat(number, ty) => Some(Array::splat(*number, ty)),
        Attribute::Vector(numbers, ty) => Some(Array::list(numbers, ty.dtype)),
        _ => None,
    }
}

fn direction(text: &str) -> Option<Compare> {
    Some(match text.trim_end_matches('>').rsplit_once(' ')?.1 {
        "EQ" => Compare::Eq,
        "NE" => Compare::Ne,
        "LT" => Compare::Lt,
        "LE" => Compare::Le,
        "GT" => Compare::Gt,
        "GE" => Compare::Ge,
        _ => return None,
    })
}

fn call(s: &Statement, types: &[Type]) -> Option<Kernel> {
    let target = s.attributes.text("call_target_name")?;
    let ty = types[0].clone();
    match s.attributes.get("backend_config")? {
        Attribute::Lists(lists) if target == "torch_tpu.lapack" => {
            let [(_, task)] = &lists[..] else { return None };
            Some(Kernel::Lapack { task: task.clone(), types: types.to_vec() })
        }
        Attribute::Lists(lists) if target.starts_with("torch_tpu.") => {
            Some(Kernel::Product { product: crate::kernel::Product { lists: lists.clone() }, ty })
        }
        _ => None,
    }
}

/// Kernels that move elements, or compute each element separately.
fn plain(name: &str, s: &Statement, from: DType, result: Type) -> Option<Kernel> {
    let (a, dims) = (&s.attributes, result.dims.clone());
    Some(match name {
        "bitcast_convert" => {
            let same = from.bytes() == result.dtype.bytes() && from.bytes() >= 4;
            same.then_some(Kernel::Bitcast(result.dtype))?
        }
        "broadcast_in_dim" => Kernel::Broadcast { dims, mapping: a.ints("broadcast_dimensions")? },
        "clamp" => Kernel::Clamp,
        "compare" => Kernel::Compare(direction(a.text("comparison_direction")?)?),
        "concatenate" => Kernel::Concatenate { dim: a.ints("dimension")?[0] as usize, dims },
        "convert" => Kernel::Convert(result.dtype),
        "dynamic_slice" => Kernel::DynamicSlice(a.ints("slice_sizes")?),
        "dynamic_update_slice" => Kernel::DynamicUpdateSlice,
        "gather" => match a.get("dimension_numbers")? {
            Attribute::Gather(numbers) => Kernel::Gather { numbers: numbers.clone(), dims },
            _ => return None,
        },
        "iota" => Kernel::Iota { dim: a.ints("iota_dimension")?[0] as usize, ty: result },
        "optimization_barrier" => Kernel::Same,
        "pad" => Kernel::Pad {
            low: a.ints("edge_padding_low")?,
            interior: a.ints("interior_padding")?,
            dims,
        },
        "reshape" => Kernel::Reshape(dims),
        "reverse" => Kernel::Reverse(a.ints("dimensions")?),
        "select" => Kernel::Select,
        "slice" => {
            Kernel::Slice { start: a.ints("start_indices")?, stride: a.ints("strides")?, dims }
        }
        "transpose" => Kernel::Transpose(a.ints("permutation")?),
        _ => return None,
    })
}

/// Updates that replace elements, or are combined with them by one operation.
fn scatter(s: &Statement) -> Option<Kernel> {
    let Attribute::Scatter(numbers) = s.attributes.get("scatter_dimension_numbers")? else {
        return None;
    };
    let (region, reducer) = (s.regions.first()?, Reducer::of(s.regions.first()?));
    let replaces = region.statements.is_empty() && region.results[..] == region.arguments[1..];
    let fits = replaces || reducer.is_some();
    fits.then(|| Kernel::Scatter { numbers: numbers.clone(), reducer })
}

/// One array of integers in ascending order.
fn sort(s: &Statement, dtype: DType) -> Option<Kernel> {
    let region = s.regions.first()?;
    let [compare] = &region.statements[..] else { return None };
    let direction = direction(compare.attributes.text("comparison_direction")?)?;
    let fits = s.operands.len() == 1
        && compare.operands == region.arguments
        && compare.results == region.results
        && direction == Compare::Lt
        && matches!(dtype, DType::S32 | DType::S64 | DType::U32 | DType::U64);
    fits.then_some(Kernel::Sort(s.attributes.ints("dimension")?[0] as usize))
}

fn window(s: &Statement) -> Option<Window> {
    let window = Window::of(&s.attributes)?;
    window.base_dilation.iter().all(|&n| n == 1).then_some(window)
}

/// True if the interpreter has a unary statement for such an operand.
fn takes_one(op: Unary, dtype: DType) -> bool {
    match op {
        Unary::Not => !dtype.is_float(),
        Unary::Abs | Unary::Negate | Unary::Sign => dtype != DType::Bool,
        _ => dtype.is_float(),
    }
}

/// True if the interpreter has a binary statement for such operands.
fn takes(op: Binary, dtype: DType) -> bool {
    use Binary::*;
    match op {
        Atan2 => dtype.is_float(),
        And | Or | Xor => !dtype.is_float(),
        ShiftLeft | ShiftRightArithmetic => dtype.is_int(),
        // A widened short integer would not shift in zeros.
        ShiftRightLogical => dtype.is_int() && (dtype.bytes() >= 4 || dtype.is_unsigned_int()),
        Divide | Power | Remainder | Subtract => dtype != DType::Bool,
        Add | Maximum | Minimum | Multiply => true,
    }
}

macro_rules! named {
    ($function:ident -> $of:ident { $($name:literal = $op:ident),* $(,)? }) => {
        fn $function(name: &str) -> Option<$of> {
            Some(match name { $($name => $of::$op,)* _ => return None })
        }
    };
}

named! { unary -> Unary {
    "abs" = Abs, "acos" = Acos, "acosh" = Acosh, "asin" = Asin, "asinh" = Asinh, "atan" = Atan,
    "atanh" = Atanh, "cbrt" = Cbrt, "ceil" = Ceil, "cosh" = Cosh, "cosine" = Cosine, "erf" = Erf,
    "erfc" = Erfc, "exponential" = Exponential, "exponential_minus_one" = ExponentialMinusOne,
    "floor" = Floor, "is_finite" = IsFinite, "lgamma" = Lgamma, "log" = Log,
    "log_plus_one" = LogPlusOne, "logistic" = Logistic, "negate" = Negate, "not" = Not,
    "round_nearest_afz" = RoundNearestAfz, "round_nearest_even" = RoundNearestEven,
    "rsqrt" = Rsqrt, "sign" = Sign, "sine" = Sine, "sinh" = Sinh, "sqrt" = Sqrt, "tan" = Tan,
    "tanh" = Tanh,
} }

named! { binary -> Binary {
    "add" = Add, "and" = And, "atan2" = Atan2, "divide" = Divide, "maximum" = Maximum,
    "minimum" = Minimum, "multiply" = Multiply, "or" = Or, "power" = Power,
    "remainder" = Remainder, "shift_left" = ShiftLeft,
    "shift_right_arithmetic" = ShiftRightArithmetic,
    "shift_right_logical" = ShiftRightLogical, "subtract" = Subtract, "xor" = Xor,
} }
