//! Programs: statements in order, and the values that each of them is the last to use.

use crate::interpreter::array::Array;
use crate::interpreter::kernel::Kernel;
use crate::interpreter::prepare;
use crate::kernel::Flushed;
use hlo::{Ids, Recorded};

/// The computed values, by id.
pub(crate) struct Values<'a> {
    pub(crate) made: Vec<Option<Array<'a>>>,
    /// The elements that statements have computed.
    pub(crate) elements: f64,
    /// The elements after which no loop begins another iteration.
    pub(crate) limit: f64,
}

/// A program without a statement that cannot be computed.
pub struct Program {
    pub(crate) block: Block,
    /// Values that depend on no argument.
    pub(crate) constants: Vec<(u32, Array<'static>)>,
    pub(crate) count: usize,
}

pub(crate) struct Block {
    pub(crate) arguments: Ids,
    pub(crate) steps: Vec<Step>,
    pub(crate) results: Ids,
}

pub(crate) struct Step {
    pub(crate) kernel: Kernel,
    pub(crate) operands: Ids,
    pub(crate) results: Ids,
    /// The elements that a run computes, without those of regions.
    pub(crate) elements: f64,
    /// Values that nothing needs afterwards.
    pub(crate) last_uses: Ids,
}

impl Program {
    /// Reads a function. The error is the name of a statement that cannot be computed here.
    ///
    /// The arguments at the positions `random` are states of random streams. Drawn numbers are the
    /// same to the last bit in all modes. Functions that compilers approximate are therefore left
    /// to the compiler if they are applied to drawn numbers.
    pub fn new(function: &Recorded, random: &[usize]) -> Result<Self, &'static str> {
        let _flushed = Flushed::new();
        prepare::program(function, random)
    }

    /// True if it has a loop, outside of branches.
    pub(crate) fn has_loops(&self) -> bool {
        self.block.steps.iter().any(|step| matches!(step.kernel, Kernel::While { .. }))
    }

    /// Computes the results for these arguments, which have the function's types.
    pub fn run<'a>(&self, arguments: Vec<Array<'a>>) -> Result<Vec<Array<'a>>, String> {
        let (results, _) = self.counted_run(arguments, f64::INFINITY);
        results
    }

    /// The same, and the number of elements that statements computed. If they are more than `limit`,
    /// an error means that a loop stopped there.
    pub fn counted_run<'a>(
        &self,
        arguments: Vec<Array<'a>>,
        limit: f64,
    ) -> (Result<Vec<Array<'a>>, String>, f64) {
        let _flushed = Flushed::new();
        let mut values = Values { made: vec![None; self.count], elements: 0.0, limit };
        for (id, constant) in &self.constants {
            values.made[*id as usize] = Some(constant.clone());
        }
        let results = self.block.run(arguments, &mut values);
        (results, values.elements)
    }
}

impl Block {
    pub(crate) fn run<'a>(
        &self,
        arguments: Vec<Array<'a>>,
        values: &mut Values<'a>,
    ) -> Result<Vec<Array<'a>>, String> {
        for (&id, argument) in self.arguments.iter().zip(arguments) {
            values.made[id as usize] = Some(argument);
        }
        for step in &self.steps {
            let operands = step.operands.iter().map(|&id| values.get(id)).collect();
            if !step.kernel.has_regions() {
                step.last_uses.iter().for_each(|&id| values.made[id as usize] = None);
            }
            let results = step.kernel.run(operands, values)?;
            values.elements += step.elements;
            step.last_uses.iter().for_each(|&id| values.made[id as usize] = None);
            for (&id, result) in step.results.iter().zip(results) {
                values.made[id as usize] = Some(result);
            }
        }
        let results = self.results.iter().map(|&id| values.get(id)).collect();
        // Values that are dropped here can be written in place by the caller.
        let left = self.arguments.iter().chain(self.steps.iter().flat_map(|step| &step.results));
        left.for_each(|&id| values.made[id as usize] = None);
        Ok(results)
    }
}

impl<'a> Values<'a> {
    fn get(&self, id: u32) -> Array<'a> {
        match &self.made[id as usize] {
            Some(array) => array.clone(),
            None => unreachable!("a value is used before it is made"),
        }
    }
}
