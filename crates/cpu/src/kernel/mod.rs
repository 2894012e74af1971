//! Kernels for products of matrices and for LAPACK's routines, which programs call through XLA's FFI
//! and the interpreter calls directly.

mod caller;
mod direct;
pub(crate) mod lapack;
mod product;
mod side;
mod subnormals;

pub(crate) use direct::Product;
pub(crate) use side::{Number, Operand};
pub(crate) use subnormals::Flushed;

use pjrt::Client;

/// Registers the kernels with the client's plugin. False if the plugin refuses them.
pub(crate) fn register(client: &Client) -> bool {
    client.register_kernel::<product::Product>()
        && client.register_kernel::<product::SizedProduct>()
        && client.register_kernel::<lapack::LapackKernel>()
}
