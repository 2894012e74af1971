//! What was made of a program to run it: an executable, or none, where its statements are interpreted.

use crate::platform::element_type;
use hlo::{Recorded, Type};
use interpreter::{Array, Program};
use pjrt::{Buffer, Client, Code, CompileOptions, Error, Executable, OnHost, Result};

/// Compilers recurse deeper than Rust's usual 2 MiB allow for.
pub(crate) const COMPILER_STACK: usize = 16 << 20;

pub(crate) enum Runner {
    Compiled(Executable),
    Interpreted(Box<Interpreted>),
}

/// A program of statements, and the types that it is given and gives.
pub(crate) struct Interpreted {
    program: Program,
    arguments: Vec<Type>,
    results: Vec<Type>,
}

impl Runner {
    pub(crate) fn compile(client: &Client, text: &str, options: &CompileOptions) -> Result<Self> {
        Ok(Runner::Compiled(client.compile(text.as_bytes(), options)?))
    }

    /// `None` where the program has a statement that is not interpreted.
    pub(crate) fn interpret(statements: &Recorded, random: &[usize]) -> Option<Self> {
        let program = Program::new(statements, random).ok()?;
        let ty = |&id: &u32| statements.types[id as usize].clone();
        let arguments = statements.block.arguments.iter().map(ty).collect();
        let results = statements.block.results.iter().map(ty).collect();
        Some(Runner::Interpreted(Box::new(Interpreted { program, arguments, results })))
    }

    /// As [`Executable::execute`].
    pub(crate) fn execute(
        &self,
        arguments: &[&Buffer],
        client: &Client,
        device: usize,
        non_donatable: &[i64],
    ) -> Result<Vec<Buffer>> {
        match self {
            Runner::Compiled(executable) => executable.execute(arguments, device, non_donatable),
            Runner::Interpreted(interpreted) => interpreted.run(arguments, client, device),
        }
    }

    /// For [`Runner::deserialize`]. Of what is interpreted there is nothing to keep.
    pub(crate) fn serialize(&self) -> Result<Vec<u8>> {
        match self {
            Runner::Compiled(executable) => executable.serialize(),
            Runner::Interpreted(_) => Ok(Vec::new()),
        }
    }

    pub(crate) fn deserialize(client: &Client, bytes: &[u8]) -> std::result::Result<Self, String> {
        client.deserialize(bytes).map(Runner::Compiled).map_err(|e| e.to_string())
    }
}

impl Interpreted {
    fn run(&self, arguments: &[&Buffer], client: &Client, device: usize) -> Result<Vec<Buffer>> {
        let pins = arguments.iter().zip(&self.arguments).map(|(buffer, ty)| pin(buffer, ty));
        let pins = pins.collect::<Result<Vec<_>>>()?;
        let arrays = pins.iter().zip(&self.arguments).map(|(pinned, ty)| lend(pinned, ty));
        let results = self.program.run(arrays.collect::<Result<_>>()?).map_err(failed)?;
        let upload = |(array, ty): (&Array<'_>, &Type)| {
            client.upload(&array.bytes(), element_type(ty.dtype), &ty.dims, device)
        };
        results.iter().zip(&self.results).map(upload).collect()
    }
}

/// Waits for an argument. Of what has no elements there is nothing to pin.
fn pin<'a>(buffer: &'a Buffer, ty: &Type) -> Result<Option<OnHost<'a>>> {
    if ty.numel() == 0 {
        return Ok(None);
    }
    let pinned = buffer.on_host()?;
    pinned.map(Some).ok_or_else(|| failed("a buffer is not dense on the host".to_owned()))
}

fn lend<'a>(pinned: &'a Option<OnHost<'_>>, ty: &Type) -> Result<Array<'a>> {
    let bytes = pinned.as_ref().map_or(Ok(&[][..]), OnHost::bytes)?;
    Array::lend(ty, bytes).ok_or_else(|| failed(format!("{} bytes for {ty}", bytes.len())))
}

fn failed(message: String) -> Error {
    Error::new(Code::Internal, "interpreting", message)
}
