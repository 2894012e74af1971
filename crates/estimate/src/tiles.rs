//! How the compiler placed the results of a program that it split among devices.

use crate::module::{Module, OpSharding};

/// The parts of a value: how many there are of each dimension, and the devices in the order of
/// the parts. Where a part is on several devices, they follow one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles {
    pub parts: Vec<i64>,
    pub devices: Vec<i64>,
}

// The values of XLA's `OpSharding.Type`.
const REPLICATED: i32 = 0;
const TUPLE: i32 = 2;
const OTHER: i32 = 3;

/// The parts of each result of an optimised module; `None` for a result that all devices hold.
///
/// # Errors
/// A text that says what is wrong with the module.
pub fn result_tiles(format: &str, code: &[u8]) -> Result<Vec<Option<Tiles>>, String> {
    let module = Module::read(format, code)?;
    let sharding = module.spmd_output_sharding.ok_or("the module does not say how results lie")?;
    match sharding.kind {
        TUPLE => sharding.tuple_shardings.iter().map(tiles).collect(),
        _ => Ok(vec![tiles(&sharding)?]),
    }
}

fn tiles(sharding: &OpSharding) -> Result<Option<Tiles>, String> {
    match sharding.kind {
        REPLICATED => return Ok(None),
        OTHER => {}
        kind => return Err(format!("a result has a sharding of kind {kind}")),
    }
    let mut parts = sharding.tile_assignment_dimensions.clone();
    let ranks = parts.iter().product::<i64>();
    let copies = usize::from(sharding.replicate_on_last_tile_dim) + sharding.last_tile_dims.len();
    parts.truncate(parts.len().saturating_sub(copies));
    let devices = match &sharding.tile_assignment_devices[..] {
        [] => iota(&sharding.iota_reshape_dims, &sharding.iota_transpose_perm),
        devices => devices.to_vec(),
    };
    if devices.len() as i64 != ranks {
        return Err(format!("{} devices for {ranks} parts", devices.len()));
    }
    Ok(Some(Tiles { parts, devices }))
}

/// The numbers from 0 on as an array of these extents, transposed, in row-major order.
fn iota(extents: &[i64], order: &[i32]) -> Vec<i64> {
    let stride = |dim: usize| extents[dim + 1..].iter().product::<i64>();
    let order: Vec<usize> = order.iter().map(|&dim| dim as usize).collect();
    order.iter().fold(vec![0], |found, &dim| {
        let along = |at: &i64| (0..extents[dim]).map(|i| at + i * stride(dim)).collect::<Vec<_>>();
        found.iter().flat_map(along).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_read_in_both_forms() {
        let columns = OpSharding {
            kind: OTHER,
            tile_assignment_dimensions: vec![1, 2, 4],
            replicate_on_last_tile_dim: true,
            iota_reshape_dims: vec![4, 2],
            iota_transpose_perm: vec![1, 0],
            ..OpSharding::default()
        };
        let devices = vec![0, 2, 4, 6, 1, 3, 5, 7];
        let expected = Ok(Some(Tiles { parts: vec![1, 2], devices: devices.clone() }));
        assert_eq!(tiles(&columns), expected);
        let listed = OpSharding {
            tile_assignment_devices: devices,
            iota_reshape_dims: Vec::new(),
            ..columns
        };
        assert_eq!(tiles(&listed), expected);
        assert_eq!(tiles(&OpSharding::default()), Ok(None));
    }
}
