//! Programs that all devices of a mesh run together. The compiler splits them, and chooses how
//! results lie where nothing says it; so code is made when the places of the inputs are known.

use super::cache::Found;
use super::compile::{OPTIMISED, dump, pack, timed};
use super::describe::{Planned, describe_text};
use super::execute::checked;
use super::numbers::Known;
use super::read::unpacked;
use super::repack::repacked;
use super::shared::Shared;
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::plan::code::Compilable;
use crate::plan::execution::{Execution, Start};
use crate::plan::lower::{NAME, lower, lower_numbered};
use crate::plan::program::Program;
use crate::platform::{Described, Platform};
use crate::record::data::Buffer;
use crate::record::spread::Spread;
use hlo::{Donation, Mesh, Partitions, Recorded, Sharding, Type};
use pjrt::{Client, OptimizedProgram};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The number of a program, and the places of its inputs.
type Key = (u64, Vec<Sharding>);

/// A mesh over all devices, and what was made for it.
#[derive(Default)]
pub(crate) struct Partitioned {
    mesh: OnceLock<Arc<Mesh>>,
    codes: Mutex<HashMap<Key, Arc<Code>>>,
    /// One for each device.
    known: Mutex<Vec<Known>>,
    /// Of programs on a described mesh, by their numbers.
    planned: Mutex<HashMap<u64, Arc<OnChip>>>,
}

/// What a program takes on each chip of a described mesh.
pub(crate) struct OnChip {
    /// The compiler's error, if the program does not fit.
    pub(crate) planned: Result<Planned>,
    /// Bytes of each input.
    pub(crate) inputs: Vec<u64>,
    pub(crate) outputs: Vec<u64>,
}

/// The code of a program for certain places of its inputs.
struct Code {
    /// `None` where no device is.
    executable: Option<pjrt::Executable>,
    results: Vec<Sharding>,
    /// The error of each check of data; its flag follows the outputs in debug mode.
    checks: Vec<Error>,
}

impl Partitioned {
    pub(crate) fn mesh(&self) -> Option<&Arc<Mesh>> {
        self.mesh.get()
    }

    /// What a program takes on each chip, if the mesh is described.
    pub(crate) fn on_chip(&self, program: u64) -> Option<Arc<OnChip>> {
        self.planned.lock().unwrap_or_else(PoisonError::into_inner).get(&program).cloned()
    }

    /// Sets the mesh, once. False if there is another one.
    pub(crate) fn span(&self, mesh: Mesh) -> bool {
        **self.mesh.get_or_init(|| Arc::new(mesh.clone())) == mesh
    }
}

/// An execution on a mesh.
struct Here<'a> {
    shared: &'a Shared,
    mesh: &'a Arc<Mesh>,
    execution: &'a Execution,
}

/// Starts an execution on all devices of the mesh. On a described one it is compiled.
pub(super) fn start(
    shared: &Shared,
    mesh: &Arc<Mesh>,
    execution: &Execution,
) -> Result<Vec<Buffer>> {
    let here = Here { shared, mesh, execution };
    match &shared.platform {
        Platform::Pjrt { client, .. } => here.start(client),
        Platform::Described(described) => here.describe(described),
        Platform::Null { .. } => Err(Error::internal("a mesh of no platform")),
    }
}

impl Here<'_> {
    fn describe(&self, described: &Described) -> Result<Vec<Buffer>> {
        let inputs = self.execution.inputs.iter().zip(&self.execution.program.inputs);
        let places = inputs.map(|(input, ty)| match input.slot.wait()? {
            Buffer::Spread(spread) => Ok(spread.sharding.clone()),
            _ => Ok(Sharding::whole(ty.dims.len())),
        });
        let code =
            self.code(places.collect::<Result<_>>()?, |here, places| here.plan(described, places))?;
        let types = self.execution.program.result_types().into_iter().zip(&code.results);
        let spread = types.map(|(ty, sharding)| {
            Buffer::Spread(Spread::new(self.mesh, sharding.clone(), ty, Vec::new()))
        });
        Ok(spread.collect())
    }

    /// Compiles the program for a described mesh, and keeps what the compiler says of it.
    fn plan(&self, described: &Described, places: &[Sharding]) -> Result<Code> {
        let Here { shared, execution, .. } = *self;
        let program = &*execution.program;
        let backend = shared.platform.backend();
        let split = |function: Recorded| -> Result<Recorded> {
            Ok(backend.rewrite_to_split(&function)?.unwrap_or_else(|| function.simplified()))
        };
        let plain = split(lower(program, shared.rows, None)?.function)?;
        let numbered = split(lower_numbered(program, shared.rows)?.function)?;
        shared.metrics.add(Counter::Programs, 1);
        shared.metrics.add(Counter::Compiles, 1);
        let settled = self.settle(&plain, places, |partitions| {
            let source = self.source(&plain, partitions);
            let text = numbered.text_on(NAME, partitions);
            describe_text(shared, described, &source, &text)
        });
        let (planned, results) = match settled {
            Ok((planned, results)) => (Ok(planned), results),
            // The script goes on; whoever asks what the program takes gets the error.
            Err(e) => {
                let wanted = partitions(self.mesh, program, &plain, places).results;
                let whole = result_types(&plain).map(|ty| Sharding::whole(ty.dims.len()));
                let results = wanted.into_iter().zip(whole);
                (Err(e), results.map(|(wanted, whole)| wanted.unwrap_or(whole)).collect())
            }
        };
        let inputs = program.inputs.iter().zip(places);
        let outputs = program.output_types.iter().zip(&results);
        let bytes = |(ty, place): (&Type, &Sharding)| place.shard(self.mesh, ty).bytes() as u64;
        let on_chip = OnChip {
            planned,
            inputs: inputs.map(bytes).collect(),
            outputs: outputs.map(bytes).collect(),
        };
        let mut kept = shared.partitioned.planned.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert(program.id, Arc::new(on_chip));
        Ok(Code { executable: None, results, checks: Vec::new() })
    }

    fn start(&self, client: &Client) -> Result<Vec<Buffer>> {
        let Here { shared, mesh, execution } = *self;
        let program = &*execution.program;
        let made = self.repacks(client)?;
        let mut made = made.iter();
        let mut inputs = Vec::new();
        for (input, ty) in execution.inputs.iter().zip(&program.inputs) {
            inputs.push(match &input.repack {
                Some(_) => made.next().ok_or_else(|| Error::internal("no repacked value"))?,
                None => input.slot.spread(|buffer| self.copies(client, buffer, ty))?,
            });
        }
        let places = inputs.iter().map(|input| input.sharding.clone()).collect();
        let code = self.code(places, |here, places| here.compile(client, places))?;
        let mut known = shared.partitioned.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.resize_with(mesh.devices(), Known::default);
        let mut arguments: Vec<Vec<&pjrt::Buffer>> = Vec::new();
        for (device, known) in known.iter_mut().enumerate() {
            let own = inputs.iter().map(|input| &input.shards[device]);
            let numbers = known.buffers(&execution.numbers, client, device)?;
            arguments.push(own.chain(numbers.map(|number| &**number)).collect());
        }
        let kept: Vec<i64> = match execution.start {
            Start::Speculative(_) => program.donated().map(|i| i as i64).collect(),
            _ => Vec::new(),
        };
        let lists: Vec<&[&pjrt::Buffer]> = arguments.iter().map(Vec::as_slice).collect();
        let executable = code.executable.as_ref();
        let executable = executable.ok_or_else(|| Error::internal("a program without code"))?;
        let mut outputs = executable.execute_on_all(&lists, &kept, 0)?;
        drop(known);
        let count = execution.outputs.len();
        for own in &mut outputs {
            *own = checked(std::mem::take(own), count, &code.checks)?;
        }
        let mut outputs: Vec<_> = outputs.into_iter().map(Vec::into_iter).collect();
        let types = program.result_types().into_iter().zip(&code.results);
        let spread = types.map(|(ty, sharding)| {
            let shards = outputs.iter_mut().filter_map(Iterator::next).collect();
            Buffer::Spread(Spread::new(mesh, sharding.clone(), ty, shards))
        });
        Ok(spread.collect())
    }

    /// Inputs from the time before the mesh may be padded.
    fn repacks(&self, client: &Client) -> Result<Vec<Spread>> {
        let Here { shared, execution, .. } = *self;
        let types = execution.inputs.iter().zip(&execution.program.inputs);
        let made = types.filter_map(|(input, ty)| {
            let repack = input.repack.as_ref()?;
            let made = repacked(&input.slot, repack, shared, client, 0);
            Some(made.and_then(|buffer| self.copies(client, &buffer, ty)))
        });
        made.collect()
    }

    /// Copies on all devices of a buffer from before the mesh, whose shape may not be the value's.
    fn copies(&self, client: &Client, buffer: &pjrt::Buffer, ty: &Type) -> Result<Spread> {
        let shape = self.shared.platform.backend().buffer_shape(&ty.dims);
        if shape.dims() == ty.dims && shape.is_row_major() {
            return Spread::copies(buffer, self.mesh, ty);
        }
        let bytes = unpacked(buffer, &shape, ty.dtype)?;
        Spread::upload(client, self.mesh, Sharding::whole(ty.dims.len()), ty, &bytes)
    }

    fn code(
        &self,
        places: Vec<Sharding>,
        make: impl FnOnce(&Self, &[Sharding]) -> Result<Code>,
    ) -> Result<Arc<Code>> {
        let codes = || {
            let codes = &self.shared.partitioned.codes;
            codes.lock().unwrap_or_else(PoisonError::into_inner)
        };
        let key = (self.execution.program.id, places);
        if let Some(code) = codes().get(&key) {
            return Ok(code.clone());
        }
        let _running = self.shared.ending.compiling();
        self.shared.ending.check()?;
        let code = Arc::new(make(self, &key.1)?);
        codes().insert(key, code.clone());
        Ok(code)
    }

    fn compile(&self, client: &Client, places: &[Sharding]) -> Result<Code> {
        let Here { shared, .. } = *self;
        let program = &*self.execution.program;
        let module = lower(program, shared.rows, None)?;
        let rewritten = shared.platform.backend().rewrite_to_split(&module.function)?;
        if let Some(folder) = &shared.dump {
            dump(shared, program, &module.function, rewritten.as_ref(), folder);
        }
        let function = rewritten.unwrap_or_else(|| module.function.simplified());
        let (executable, results) = self.settle(&function, places, |partitions| {
            let executable = self.find_or_compile(client, &self.source(&function, partitions))?;
            let made = executable.optimized_program()?;
            Ok((executable, made))
        })?;
        Ok(Code { executable: Some(executable), results, checks: module.debug })
    }

    /// Compiles until the mesh has words for the places of all results.
    fn settle<E>(
        &self,
        function: &Recorded,
        places: &[Sharding],
        compile: impl Fn(&Partitions) -> Result<(E, OptimizedProgram)>,
    ) -> Result<(E, Vec<Sharding>)> {
        let mut partitions = partitions(self.mesh, &self.execution.program, function, places);
        loop {
            let (executable, made) = compile(&partitions)?;
            let tiles = estimate::result_tiles(&made.format, &made.code);
            let tiles = tiles.map_err(Error::runtime)?;
            let results = results(self.mesh, function, &tiles);
            let wanted = results.iter().zip(&mut partitions.results).zip(result_types(function));
            let mut is_known = true;
            for ((found, wanted), ty) in wanted {
                if found.is_none() && wanted.is_none() {
                    // The compiler split an axis of the mesh.
                    *wanted = Some(Sharding::whole(ty.dims.len()));
                    is_known = false;
                }
            }
            if is_known {
                let results = results.into_iter().zip(partitions.results);
                let results = results.map(|(found, wanted)| found.or(wanted));
                let results = results.collect::<Option<_>>();
                let results = results.ok_or_else(|| Error::internal("a result of no place"))?;
                return Ok((executable, results));
            }
        }
    }

    fn source(&self, function: &Recorded, partitions: &Partitions) -> Compilable {
        let options = self.shared.platform.options(function, 1, self.mesh.devices() as i64);
        Compilable { text: function.text_on(NAME, partitions), options }
    }

    fn find_or_compile(&self, client: &Client, source: &Compilable) -> Result<pjrt::Executable> {
        let shared = self.shared;
        let wanted = || shared.ending.check().is_ok();
        let load = |bytes: &[u8]| match bytes.split_first() {
            Some((&OPTIMISED, bytes)) => client.deserialize(bytes).map_err(|e| e.to_string()),
            _ => Err("it is of an unknown kind".to_owned()),
        };
        match shared.cache.find(source, &wanted, &load) {
            Found::Disk(code) => {
                shared.metrics.add(Counter::CacheHitsDisk, 1);
                Ok(code)
            }
            Found::Shared(code) => {
                shared.metrics.add(Counter::CacheHitsShared, 1);
                Ok(code)
            }
            Found::Nowhere(miss) => {
                shared.metrics.add(Counter::Programs, 1);
                shared.metrics.add(Counter::Compiles, 1);
                let compile = || client.compile(source.text.as_bytes(), &source.options);
                let code = timed(shared, compile)?;
                if let Some(entry) = pack(shared, miss, &code, OPTIMISED) {
                    shared.cache.store(entry);
                }
                Ok(code)
            }
        }
    }
}

/// How a program's values lie: inputs as they are, and what takes an input's place like it.
fn partitions(
    mesh: &Mesh,
    program: &Program,
    function: &Recorded,
    places: &[Sharding],
) -> Partitions {
    let types = function.block.arguments.iter().map(|&id| function.ty(id));
    let whole = |ty: &Type| Sharding::whole(ty.dims.len());
    let parameters = types.enumerate().map(|(i, ty)| places.get(i).cloned().unwrap_or(whole(ty)));
    let parameters: Vec<_> = parameters.collect();
    let outputs = program.outputs.len();
    // All devices hold the reports on data.
    let result = |(i, ty): (usize, &Type)| (i >= outputs).then(|| whole(ty));
    let mut results: Vec<_> = result_types(function).enumerate().map(result).collect();
    for (donation, place) in function.donations.iter().zip(&parameters) {
        if let Donation::Output(output) = *donation {
            results[output] = Some(place.clone());
        }
    }
    Partitions { mesh: mesh.clone(), parameters, results }
}

/// The places that the compiler chose, as far as the mesh has words for them.
fn results(
    mesh: &Mesh,
    function: &Recorded,
    tiles: &[Option<estimate::Tiles>],
) -> Vec<Option<Sharding>> {
    let place = |(ty, tiles): (&Type, &Option<estimate::Tiles>)| match tiles {
        None => Some(Sharding::whole(ty.dims.len())),
        Some(tiles) => {
            let found = Sharding::of_tiles(mesh, &tiles.parts, &tiles.devices);
            found.filter(|found| found.divides(mesh, ty))
        }
    };
    result_types(function).zip(tiles).map(place).collect()
}

fn result_types(function: &Recorded) -> impl Iterator<Item = &Type> {
    function.block.results.iter().map(|&id| function.ty(id))
}
