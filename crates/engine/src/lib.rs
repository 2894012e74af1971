//! Record, cut, run: storages, traces, programs, the compile cache and their execution.
//!
//! This crate knows no Python and no torch. Callers hand in calls of rows over storages. The crate
//! records them in a trace and closes the trace at a cut. The program is compiled once and runs on
//! the device's thread. One lock guards the bookkeeping. No thread holds the lock across PJRT, a
//! wait, the recording of bounded programs, or the caller's code.
//!
//! The storeys, from the ground up: `record`, `plan`, `policy`, `run`, `world`, and `engine` on top. Each
//! imports only from the storeys below.
#![forbid(unsafe_code)]

mod backend;
mod engine;
mod error;
mod metrics;
mod mode;
mod plan;
mod platform;
mod policy;
mod record;
mod run;
mod spans;
mod tuning;
mod wait;
mod world;

pub use backend::{Backend, Baseline, Canonical, Executable, Gpu, How, Source, Threshold, Tpu};
pub use engine::{
    CollectiveCall, Engine, Event, KernelResults, Knowledge, LINES, Launch, Memory, NodeOfProgram,
    Outline, Planned, Sink, Varying,
};
pub use error::{Error, ErrorKind, caught, note_panics};
pub use estimate::{Chip, Estimate, Part};
pub use hlo::{DType, Number, Precision, Type};
pub use metrics::{Counter, Metrics};
pub use mode::Mode;
pub use ops::{Settings, Warning, grid_of};
pub use plan::captured::{CapturedFunction, GraphOutput, Home};
pub use platform::{Described, Interpret, PLAN, Platform, PlatformConfig, Setting, element_type};
pub use record::call::{
    Call, CallArg, Draw, Fresh, Generator, Made, MemoryFormat, Recorded, TensorRef,
};
pub use record::data::Mark;
pub use record::rows::{row_dtypes, row_orders, rows};
pub use record::storage::StorageId;
pub use record::tensors::IS_ONE_OF_SEVERAL;
pub use record::view;
pub use run::cache::CacheConfig;
pub use run::peers::Membership;
pub use shapes::{Quotient, Size};
pub use spans::{SPANS, Span, SpanKind};
pub use wait::set_signals;
pub use world::{Carried, Transport};

pub type Result<T> = std::result::Result<T, Error>;
