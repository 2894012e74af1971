//! PJRT plugins behind one typed call path: load a plugin, make a client, move bytes, compile
//! programs and run them. This crate knows bytes, not what a program says and not what torch is.
//!
//! Everything here is `Send + Sync`, since PJRT's objects are. Dropping something never waits,
//! with one exception: dropping the last handle to a [`Client`] shuts the client down.

mod buffer;
mod call;
mod caller;
mod client;
mod direct;
mod error;
mod event;
mod executable;
mod ffi;
mod functions;
mod heap;
mod options;
mod plugin;
mod product;
mod side;
mod sys;
#[cfg(test)]
mod sys_test;
mod topology;

pub use buffer::{Buffer, Download, ElementType, OnHost};
pub use client::{Client, Device, DeviceDescription, DeviceMemory};
pub use direct::Product;
pub use error::{Code, Error, Result};
pub use event::Event;
pub use executable::{Executable, MemoryStats, OptimizedProgram};
pub use heap::keep_freed_memory;
pub use options::{CompileOptions, OptionValue};
pub use plugin::Plugin;
pub use side::{Number, Operand};
pub use topology::{AotExecutable, Topology};
