//! A compiled program, loaded and ready to run.

use smallvec::SmallVec;

use crate::buffer::{Buffer, ElementType};
use crate::call::{self, Loaded, Outputs, Owned};
use crate::client::Client;
use crate::error::{Code, Error, Result};
use crate::event::Event;
use crate::plugin::named_values;
use crate::sys::*;

const CALL: &str = "PJRT_LoadedExecutable_Execute";

/// A program compiled for, and loaded by, a client.
pub struct Executable {
    loaded: Loaded,
    client: Client,
}

impl Executable {
    pub(crate) fn new(loaded: Loaded, client: Client) -> Executable {
        Executable { loaded, client }
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    pub fn num_outputs(&self) -> usize {
        self.loaded.num_outputs()
    }

    /// The number of the client's devices that the program spans: one, unless it was compiled for
    /// several replicas or partitions.
    pub fn num_devices(&self) -> usize {
        self.loaded.num_devices()
    }

    /// Starts a program for one device on `device` and returns its results, which may still be
    /// pending.
    ///
    /// Arguments that the program marks `tf.aliasing_output` or `jax.buffer_donor` are donated:
    /// deleted, their memory reused. `non_donatable` lists arguments to spare in this call.
    pub fn execute(
        &self,
        arguments: &[&Buffer],
        device: usize,
        non_donatable: &[i64],
    ) -> Result<Vec<Buffer>> {
        Ok(self.start(arguments, device, non_donatable, false)?.0)
    }

    /// As [`Executable::execute`], with an event that fires when the whole program is done.
    pub fn execute_with_event(
        &self,
        arguments: &[&Buffer],
        device: usize,
        non_donatable: &[i64],
    ) -> Result<(Vec<Buffer>, Event)> {
        let (outputs, event) = self.start(arguments, device, non_donatable, true)?;
        let event = event.ok_or_else(|| {
            let message = "the plugin made no completion event";
            Error::new(Code::Internal, CALL, message)
        })?;
        Ok((outputs, Event { event, client: self.client.clone() }))
    }

    /// Starts a program for several devices on those of this process: one list of arguments, and one
    /// of results, for each device, in the order of the device assignment. All processes that take
    /// part start it under one `launch` number.
    pub fn execute_on_all(
        &self,
        arguments: &[&[&Buffer]],
        non_donatable: &[i64],
        launch: i32,
    ) -> Result<Vec<Vec<Buffer>>> {
        let lists = arguments.iter().map(|list| self.borrow(list));
        let lists: Vec<_> = lists.collect::<Result<_>>()?;
        let lists: Vec<_> = lists.iter().map(SmallVec::as_slice).collect();
        let (outputs, _) = self.loaded.execute(&lists, Ref::NULL, non_donatable, launch, false)?;
        Ok(outputs.into_iter().map(|list| self.buffers(list)).collect())
    }

    fn start(
        &self,
        arguments: &[&Buffer],
        device: usize,
        non_donatable: &[i64],
        event: bool,
    ) -> Result<(Vec<Buffer>, Option<Owned<PJRT_Event>>)> {
        let device = self.client.device(device)?.device.get();
        let arguments = self.borrow(arguments)?;
        let (outputs, event) =
            self.loaded.execute(&[&arguments], device, non_donatable, 0, event)?;
        Ok((outputs.into_iter().flat_map(|list| self.buffers(list)).collect(), event))
    }

    fn borrow<'a>(&self, arguments: &[&'a Buffer]) -> Result<SmallVec<[Ref<'a, PJRT_Buffer>; 16]>> {
        // A buffer of another plugin would be misread, not refused.
        if let Some(i) = arguments.iter().position(|a| !a.client().is(&self.client)) {
            let message = format!("argument {i} belongs to another client than the program");
            return Err(Error::new(Code::InvalidArgument, CALL, message));
        }
        Ok(arguments.iter().map(|a| a.get()).collect())
    }

    fn buffers(&self, outputs: Outputs) -> Vec<Buffer> {
        outputs.into_iter().map(|output| Buffer::new(output, self.client.clone())).collect()
    }

    /// The executable in the plugin's own format, for [`Client::deserialize`].
    pub fn serialize(&self) -> Result<Vec<u8>> {
        call::serialize(&self.loaded.description)
    }

    pub fn memory_stats(&self) -> Result<MemoryStats> {
        MemoryStats::read(&self.loaded.description)
    }

    /// The compiler's estimates, such as `flops` and `bytes accessed`.
    pub fn cost_analysis(&self) -> Result<Vec<(String, f64)>> {
        cost_analysis(&self.loaded.description)
    }

    /// What the compiler made of the program, in the plugin's own format.
    pub fn optimized_program(&self) -> Result<OptimizedProgram> {
        OptimizedProgram::read(&self.loaded.description)
    }

    pub fn output_element_types(&self) -> Result<Vec<ElementType>> {
        let executable = self.loaded.description.get();
        let args = PJRT_Executable_OutputElementTypes_Args { executable, ..Struct::empty() };
        let args = self.loaded.description.api.call(args)?;
        let known =
            |&raw: &i32| ElementType::try_from_raw(raw, "PJRT_Executable_OutputElementTypes");
        args.output_types.get().iter().map(known).collect()
    }

    pub fn output_dims(&self) -> Result<Vec<Vec<i64>>> {
        call::output_dims(&self.loaded.description)
    }
}

/// The memory a program needs on its device, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryStats {
    pub generated_code: i64,
    pub argument: i64,
    pub output: i64,
    /// Arguments reused as outputs.
    pub alias: i64,
    pub temp: i64,
    /// The most in use at once, or 0 where the compiler does not say.
    pub peak: i64,
}

impl MemoryStats {
    pub(crate) fn read(executable: &Owned<PJRT_Executable>) -> Result<MemoryStats> {
        let args = executable.api.call(PJRT_Executable_GetCompiledMemoryStats_Args {
            executable: executable.get(),
            ..Struct::empty()
        })?;
        Ok(MemoryStats {
            generated_code: args.generated_code_size_in_bytes,
            argument: args.argument_size_in_bytes,
            output: args.output_size_in_bytes,
            alias: args.alias_size_in_bytes,
            temp: args.temp_size_in_bytes,
            peak: args.peak_memory_in_bytes,
        })
    }
}

pub(crate) fn cost_analysis(executable: &Owned<PJRT_Executable>) -> Result<Vec<(String, f64)>> {
    use crate::options::OptionValue::{Float, Int64};
    let args = executable.api.call(PJRT_Executable_GetCostAnalysis_Args {
        executable: executable.get(),
        ..Struct::empty()
    })?;
    let number = |(name, value)| match value {
        Float(value) => Some((name, f64::from(value))),
        Int64(value) => Some((name, value as f64)),
        _ => None,
    };
    Ok(named_values(args.num_properties.get()).into_iter().filter_map(number).collect())
}

/// What the compiler made of a program.
#[derive(Clone, Debug)]
pub struct OptimizedProgram {
    /// How the code is written: `hlo`, `hlo_with_config` or `mlir`.
    pub format: String,
    pub code: Vec<u8>,
}

impl OptimizedProgram {
    pub(crate) fn read(executable: &Owned<PJRT_Executable>) -> Result<OptimizedProgram> {
        let mut program = PJRT_Program::empty();
        fill(executable, Fill::new(&mut program, &mut []))?;
        let mut code = vec![0; program.code.len()];
        fill(executable, Fill::new(&mut program, &mut code))?;
        Ok(OptimizedProgram { format: program.format.text(), code })
    }
}

fn fill(executable: &Owned<PJRT_Executable>, program: Fill<'_>) -> Result<()> {
    let args = PJRT_Executable_OptimizedProgram_Args {
        executable: executable.get(),
        program,
        ..Struct::empty()
    };
    executable.api.call(args).map(drop)
}
