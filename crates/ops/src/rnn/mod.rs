//! Recurrent networks: one step at a time (`cell`), or a layer over a whole sequence (`layer`).

pub(crate) mod cell;
pub(crate) mod layer;
