//! Record, cut, run: storages, traces, programs, the compile cache and their execution.
//!
//! This crate knows no Python and no torch. Its callers hand it calls of rows over storages; it
//! keeps what was recorded in a trace, closes the trace at a cut, compiles the program once, and
//! runs it on the device's own thread. One lock guards the bookkeeping; it is never held across
//! PJRT, a wait, or the caller's code.
#![forbid(unsafe_code)]

mod ahead;
mod backend;
mod bounded;
mod cache;
mod call;
mod capture;
mod compile;
mod control;
mod copy;
mod cut;
mod data;
mod engine;
mod error;
mod explain;
mod export;
mod loops;
mod lower;
mod metrics;
mod numbers;
mod op;
mod order;
mod pace;
mod platform;
mod program;
mod record;
mod run;
mod spans;
mod storage;
mod template;
mod tiers;
mod trace;
pub mod view;

pub use backend::{Backend, Baseline, Canonical, Executable, How, Source, Threshold};
pub use cache::CacheConfig;
pub use call::{Call, CallArg, Fresh, Generator, Made, MemoryFormat, Recorded, TensorRef};
pub use capture::{Graph, GraphOutput, Home};
pub use data::Mark;
pub use engine::{Engine, Memory, Mode};
pub use error::{Error, ErrorKind, caught};
pub use export::Varying;
pub use hlo::{DType, Number, Type};
pub use metrics::{Counter, Metrics};
pub use op::{row_dtypes, row_orders, rows};
pub use platform::{Platform, PlatformConfig, Setting, element_type};
pub use shapes::{Quotient, Size};
pub use spans::{SPANS, Span, SpanKind};
pub use storage::StorageId;

pub type Result<T> = std::result::Result<T, Error>;
