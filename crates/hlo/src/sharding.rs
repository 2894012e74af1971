//! How values lie on the devices that run one program, which XLA's Shardy splits among them.

use crate::Type;
use crate::build::Value;
use crate::print::Printed;
use crate::statement::Recorded;

/// The devices of a program as a grid: the extent of each axis, the outermost first. Device `i` is
/// at place `i` in row-major order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mesh(Vec<i64>);

impl Mesh {
    /// `None` unless each axis has a device.
    pub fn new(extents: &[i64]) -> Option<Mesh> {
        let product = extents.iter().try_fold(1i64, |product, &n| product.checked_mul(n));
        (product.is_some() && extents.iter().all(|&n| n > 0)).then(|| Mesh(extents.to_vec()))
    }

    pub fn extents(&self) -> &[i64] {
        &self.0
    }

    pub fn devices(&self) -> usize {
        self.0.iter().product::<i64>() as usize
    }

    /// A device's place along each axis.
    fn place(&self, device: usize) -> Vec<i64> {
        let mut rest = device as i64;
        let mut place: Vec<_> = self.0.iter().rev().map(|&n| (rest % n, rest /= n).0).collect();
        place.reverse();
        place
    }

    fn text(&self) -> String {
        let axes: Vec<_> = (0..).zip(&self.0).map(|(i, n)| format!("\"a{i}\"={n}")).collect();
        format!("mesh<[{}]>", axes.join(", "))
    }
}

/// The axes of a mesh among which each dimension of a value is split, the outermost first. Devices
/// that differ in other axes alone hold copies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sharding(Vec<Vec<usize>>);

impl Sharding {
    /// Each device holds the whole value.
    pub fn whole(rank: usize) -> Sharding {
        Sharding(vec![Vec::new(); rank])
    }

    /// The sharding of `torch.distributed.tensor`'s placements: for each axis of the mesh the
    /// dimension that it splits, or -1. `None` if they do not fit.
    pub fn placed(mesh: &Mesh, placements: &[i64], rank: usize) -> Option<Sharding> {
        let mut dims = vec![Vec::new(); rank];
        for (axis, &dim) in placements.iter().enumerate() {
            if dim >= 0 {
                dims.get_mut(dim as usize)?.push(axis);
            }
        }
        (placements.len() == mesh.0.len()).then_some(Sharding(dims))
    }

    /// The same in the other direction: `None` if the axes of a dimension are in another order.
    pub fn placements(&self, mesh: &Mesh) -> Option<Vec<i64>> {
        let mut placements = vec![-1; mesh.0.len()];
        for (dim, axes) in self.0.iter().enumerate() {
            axes.is_sorted().then_some(())?;
            axes.iter().for_each(|&axis| placements[axis] = dim as i64);
        }
        Some(placements)
    }

    /// The sharding that XLA writes as tiles: the number of parts of each dimension, and the
    /// devices in the order of their tiles, where more than one may hold the same. `None` if an
    /// axis is split itself.
    pub fn of_tiles(mesh: &Mesh, tiles: &[i64], devices: &[i64]) -> Option<Sharding> {
        let copies = devices.len() / tiles.iter().product::<i64>().max(1) as usize;
        let mut tile_of = vec![0; mesh.devices()];
        for (at, &device) in devices.iter().enumerate() {
            *tile_of.get_mut(device as usize)? = at / copies.max(1);
        }
        let grid = Mesh(tiles.to_vec());
        let of_device = |device: usize| grid.place(tile_of[device]);
        let mut stride = mesh.devices();
        let mut dims = vec![Vec::new(); tiles.len()];
        for (axis, &extent) in mesh.0.iter().enumerate() {
            stride /= extent as usize;
            let next = if extent > 1 { of_device(stride) } else { of_device(0) };
            for (dim, step) in next.into_iter().enumerate().filter(|(_, step)| *step != 0) {
                dims[dim].push((step, axis));
            }
        }
        for axes in &mut dims {
            axes.sort_unstable_by_key(|&(step, _)| -step);
        }
        let found = dims.iter().map(|axes| axes.iter().map(|&(_, axis)| axis).collect());
        let found = Sharding(found.collect());
        let is_right = |device: usize| {
            let own = (0..tiles.len()).map(|dim| found.part(mesh, device, dim));
            own.eq(of_device(device))
        };
        (0..mesh.devices()).all(is_right).then_some(found)
    }

    /// True if each device holds the whole value.
    pub fn is_whole(&self) -> bool {
        self.0.iter().all(Vec::is_empty)
    }

    /// The number of parts of a dimension.
    pub fn parts(&self, mesh: &Mesh, dim: usize) -> i64 {
        self.0[dim].iter().map(|&axis| mesh.0[axis]).product()
    }

    /// The part of a dimension that a device holds.
    pub fn part(&self, mesh: &Mesh, device: usize, dim: usize) -> i64 {
        let place = mesh.place(device);
        self.0[dim].iter().fold(0, |part, &axis| part * mesh.0[axis] + place[axis])
    }

    /// True if the parts of each dimension are of one size. XLA has no other values at the edges of
    /// programs.
    pub fn divides(&self, mesh: &Mesh, ty: &Type) -> bool {
        ty.dims.iter().enumerate().all(|(dim, n)| n % self.parts(mesh, dim) == 0)
    }

    /// The type of what a device holds.
    pub fn shard(&self, mesh: &Mesh, ty: &Type) -> Type {
        let extent = |(dim, n): (usize, &i64)| n / self.parts(mesh, dim);
        Type::new(ty.dtype, &ty.dims.iter().enumerate().map(extent).collect::<Vec<_>>())
    }

    fn text(&self, mesh: &Mesh) -> String {
        let axes = |axes: &Vec<usize>| {
            let names: Vec<_> = axes.iter().map(|axis| format!("\"a{axis}\"")).collect();
            format!("{{{}}}", names.join(", "))
        };
        let dims: Vec<_> = self.0.iter().map(axes).collect();
        format!("#sdy.sharding<{}, [{}]>", mesh.text(), dims.join(", "))
    }
}

/// How the parameters and results of a function lie on the devices of a mesh.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partitions {
    pub mesh: Mesh,
    pub parameters: Vec<Sharding>,
    /// The compiler chooses where there is none.
    pub results: Vec<Option<Sharding>>,
}

impl Recorded {
    /// The function as the text of a module, for the devices of a mesh.
    pub fn text_on(&self, name: &str, partitions: &Partitions) -> String {
        let Partitions { mesh, parameters, results } = partitions;
        let attribute = |sharding: &Sharding| format!("sdy.sharding = {}", sharding.text(mesh));
        let parameters = parameters.iter().map(attribute).collect();
        let results = results.iter().map(|sharding| sharding.as_ref().map(attribute)).collect();
        self.printed(name, &Printed { parameters, results })
    }
}

impl<'b> Value<'b> {
    /// The same value, which lies on the devices as is said here.
    pub fn sharded(self, mesh: &Mesh, sharding: &Sharding) -> Value<'b> {
        let ty = self.ty();
        self.b.op1("sdy.sharding_constraint", &[self], ty, |a| {
            a.raw("sharding", sharding.text(mesh));
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builder, DType};

    fn mesh() -> Mesh {
        Mesh::new(&[4, 2]).expect("a mesh")
    }

    #[test]
    fn placements_are_read_as_torch_reads_them() {
        let both = Sharding::placed(&mesh(), &[1, 1], 2).expect("a sharding");
        assert_eq!((both.parts(&mesh(), 0), both.parts(&mesh(), 1)), (1, 8));
        assert_eq!(both.part(&mesh(), 5, 1), 5);
        let one = Sharding::placed(&mesh(), &[-1, 0], 2).expect("a sharding");
        assert_eq!((one.part(&mesh(), 4, 0), one.part(&mesh(), 5, 0)), (0, 1));
        assert_eq!(one.placements(&mesh()), Some(vec![-1, 0]));
        let ty = Type::new(DType::F32, &[6, 3]);
        assert_eq!(one.shard(&mesh(), &ty), Type::new(DType::F32, &[3, 3]));
        assert!(one.divides(&mesh(), &ty) && !both.divides(&mesh(), &ty));
        assert_eq!(Sharding::placed(&mesh(), &[2, 0], 2), None);
    }

    #[test]
    fn tiles_are_axes() {
        let rows: Vec<i64> = (0..8).collect();
        let tiles = |tiles: &[i64], devices: &[i64]| Sharding::of_tiles(&mesh(), tiles, devices);
        assert_eq!(tiles(&[4, 2], &rows), Sharding::placed(&mesh(), &[0, 1], 2));
        let columns = [0, 2, 4, 6, 1, 3, 5, 7];
        assert_eq!(tiles(&[1, 2], &columns), Sharding::placed(&mesh(), &[-1, 1], 2));
        assert_eq!(tiles(&[8], &columns), Some(Sharding(vec![vec![1, 0]])));
        // Half of an axis.
        assert_eq!(tiles(&[2], &rows), None);
    }

    #[test]
    fn parameters_and_results_are_annotated() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[8, 2]));
        let rows = Sharding::placed(&mesh(), &[0, -1], 2).expect("a sharding");
        let y = (x + x).sharded(&mesh(), &rows);
        let function = b.finish(&[x], &[y]).expect("a function");
        let (parameters, results) = (vec![Sharding::whole(2)], vec![Some(rows)]);
        let partitions = Partitions { mesh: mesh(), parameters, results };
        let text = function.text_on("m", &partitions);
        let rows = "#sdy.sharding<mesh<[\"a0\"=4, \"a1\"=2]>, [{\"a0\"}, {}]>";
        assert!(text.contains("[{}, {}]>})"), "{text}");
        assert_eq!(text.matches(rows).count(), 2, "{text}");
    }
}
