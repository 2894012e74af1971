//! What was made of a program to run it: one executable; of a draft that repeats itself, one for each
//! of its pieces; or none, where its statements are interpreted.

use crate::platform::element_type;
use hlo::{Pieces, Recorded, Type};
use interpreter::{Array, Program};
use pjrt::{Buffer, Client, Code, CompileOptions, Error, Executable, OnHost, Result};
use smallvec::SmallVec;
use std::panic::resume_unwind;
use std::thread;

/// Compilers recurse deeper than Rust's usual 2 MiB allow for.
pub(crate) const COMPILER_STACK: usize = 16 << 20;

pub(crate) struct Executables {
    /// One for each module.
    list: Vec<Executable>,
    how: How,
}

enum How {
    Whole,
    InPieces(Pieces),
    Interpreted(Box<Interpreted>),
}

/// A program of statements, and the types that it is given and gives.
struct Interpreted {
    program: Program,
    arguments: Vec<Type>,
    results: Vec<Type>,
}

/// What a run gives.
pub(crate) struct Results {
    pub(crate) outputs: Vec<Buffer>,
    /// The output with which all is done.
    pub(crate) last: usize,
}

impl Executables {
    pub(crate) fn compile(client: &Client, text: &str, options: &CompileOptions) -> Result<Self> {
        let whole = client.compile(text.as_bytes(), options)?;
        Ok(Self { list: vec![whole], how: How::Whole })
    }

    /// `None` where the program has a statement that is not interpreted.
    pub(crate) fn interpret(statements: &Recorded, random: &[usize]) -> Option<Self> {
        let program = Program::new(statements, random).ok()?;
        let ty = |&id: &u32| statements.types[id as usize].clone();
        let arguments = statements.block.arguments.iter().map(ty).collect();
        let results = statements.block.results.iter().map(ty).collect();
        let interpreted = Interpreted { program, arguments, results };
        Some(Self { list: Vec::new(), how: How::Interpreted(Box::new(interpreted)) })
    }

    /// Side by side, as the compiler does little of its work on several cores.
    pub(crate) fn compile_pieces(
        client: &Client,
        pieces: Pieces,
        options: &CompileOptions,
    ) -> Result<Self> {
        let compile = |module: &String| client.compile(module.as_bytes(), options);
        let list: Result<Vec<_>> = thread::scope(|scope| {
            let start = |module| {
                let builder = thread::Builder::new().stack_size(COMPILER_STACK);
                builder.spawn_scoped(scope, move || compile(module)).map_err(|_| module)
            };
            let started: Vec<_> = pieces.modules.iter().map(start).collect();
            let ended = started.into_iter().map(|started| match started {
                Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
                Err(module) => compile(module),
            });
            ended.collect()
        });
        Ok(Self { list: list?, how: How::InPieces(pieces) })
    }

    pub(crate) fn pieces(&self) -> Option<&Pieces> {
        match &self.how {
            How::InPieces(pieces) => Some(pieces),
            _ => None,
        }
    }

    pub(crate) fn is_interpreted(&self) -> bool {
        matches!(self.how, How::Interpreted(_))
    }

    /// As [`Executable::execute`]. Pieces leave all arguments as they are.
    pub(crate) fn execute(
        &self,
        arguments: &[&Buffer],
        client: &Client,
        device: usize,
        non_donatable: &[i64],
    ) -> Result<Results> {
        let pieces = match &self.how {
            How::InPieces(pieces) => pieces,
            How::Interpreted(interpreted) => {
                return Ok(Results {
                    outputs: interpreted.run(arguments, client, device)?,
                    last: 0,
                });
            }
            How::Whole => {
                let outputs = self.list[0].execute(arguments, device, non_donatable)?;
                return Ok(Results { outputs, last: 0 });
            }
        };
        let inputs = arguments.len();
        let mut made: Vec<Option<Buffer>> = Vec::new();
        for call in &pieces.calls {
            let operand = |&i: &usize| match i.checked_sub(inputs) {
                None => Some(arguments[i]),
                Some(i) => made[i].as_ref(),
            };
            let operands: SmallVec<[_; 16]> = call.operands.iter().filter_map(operand).collect();
            let results = self.list[call.module].execute(&operands, device, &[])?;
            drop(operands);
            call.last_uses.iter().for_each(|i| made[i - inputs] = None);
            made.extend(results.into_iter().map(Some));
        }
        let outputs = pieces.outputs.iter().filter_map(|o| made[o - inputs].take()).collect();
        let ages = pieces.outputs.iter().enumerate();
        let last = ages.max_by_key(|(_, value)| **value).map_or(0, |(i, _)| i);
        Ok(Results { outputs, last })
    }

    /// For [`Executables::deserialize`]: whether there are pieces, and each executable behind its
    /// length.
    pub(crate) fn serialize(&self) -> Result<Vec<u8>> {
        let mut bytes = vec![u8::from(self.pieces().is_some())];
        for executable in &self.list {
            let own = executable.serialize()?;
            bytes.extend((own.len() as u64).to_le_bytes());
            bytes.extend(own);
        }
        Ok(bytes)
    }

    /// `text` is what was compiled.
    pub(crate) fn deserialize(
        client: &Client,
        bytes: &[u8],
        text: &str,
    ) -> std::result::Result<Self, String> {
        let (&in_pieces, mut bytes) = bytes.split_first().ok_or("it is empty")?;
        let mut list = Vec::new();
        while let Some((length, rest)) = bytes.split_first_chunk() {
            let length = u64::from_le_bytes(*length) as usize;
            let (own, rest) = rest.split_at_checked(length).ok_or("it is cut off")?;
            list.push(client.deserialize(own).map_err(|e| e.to_string())?);
            bytes = rest;
        }
        let pieces = (in_pieces != 0).then(|| Pieces::of(text)).flatten();
        let modules = pieces.as_ref().map_or(1, |pieces| pieces.modules.len());
        if list.len() != modules || (in_pieces != 0) != pieces.is_some() {
            return Err("it was cut otherwise".to_owned());
        }
        Ok(Self { list, how: pieces.map_or(How::Whole, How::InPieces) })
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
