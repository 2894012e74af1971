//! PJRT plugins behind one typed call path: load a plugin, make a client, move bytes, compile
//! programs and run them. This crate knows bytes, but neither the meaning of programs nor torch.
//!
//! Everything here is `Send + Sync`, since PJRT's objects are. Dropping a value never waits, with
//! one exception: dropping the last handle to a [`Client`] shuts the client down.

mod buffer;
mod call;
mod client;
mod error;
mod event;
mod executable;
mod ffi;
mod ffi_sys;
mod functions;
mod options;
mod plugin;
#[cfg(feature = "slice")]
pub mod slice;
mod sys;
#[cfg(test)]
mod sys_test;
mod topology;

pub use buffer::{Buffer, Download, ElementType, OnHost};
pub use client::{Client, Device, DeviceDescription, DeviceMemory};
pub use error::{Code, Error, Result};
pub use event::Event;
pub use executable::{Executable, MemoryStats, OptimizedProgram};
pub use ffi::{Call, Element, Kernel, Promise};
pub use options::{CompileOptions, OptionValue};
pub use plugin::Plugin;
pub use topology::{AotExecutable, Topology};
