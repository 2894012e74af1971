//! Running: compiling programs, keeping their code, and starting runs in order.
//!
//! The uppermost storey under the engine. It decides nothing about programs.

pub(crate) mod cache;
pub(crate) mod calls;
mod compile;
pub(crate) mod coordinator;
pub(crate) mod describe;
mod exact;
mod execute;
mod flight;
pub(crate) mod meetings;
mod numbers;
pub(crate) mod on_host;
pub(crate) mod partitioned;
pub(crate) mod peers;
pub(crate) mod read;
pub(crate) mod repack;
pub(crate) mod reports;
pub(crate) mod scheduler;
pub(crate) mod shared;
mod together;
mod watch;
mod wire;
