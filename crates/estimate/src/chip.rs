//! What is published of TPU chips.

/// The limits of one device. Clocks are those at which the compiler's cycles give the published operations a
/// second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chip {
    /// The name in topologies.
    pub name: &'static str,
    /// The device's own name for itself.
    pub kind: &'static str,
    /// Cycles a second.
    pub clock: f64,
    /// Operations a second of bfloat16 products.
    pub flops: f64,
    /// Bytes of the large memory, and bytes a second to and from it.
    pub memory: u64,
    pub bandwidth: f64,
    /// Bytes a second of all links to other chips.
    pub links: f64,
    /// True if the chip has cores for sparse data, which can carry collectives.
    pub has_sparse_cores: bool,
}

const GIB: u64 = 1 << 30;

/// Sources: the pages of Google Cloud on each version. A chip of v4 or tpu7x is two devices, each of
/// which has half of what is published.
const CHIPS: [Chip; 5] = [
    chip("v4", "TPU v4", 1.05e9, 137.5e12, 16, 614e9, 150e9),
    Chip { has_sparse_cores: false, ..chip("v5e", "TPU v5 lite", 1.5e9, 197e12, 16, 819e9, 200e9) },
    chip("v5p", "TPU v5", 1.75e9, 459e12, 95, 2765e9, 600e9),
    chip("v6e", "TPU v6 lite", 1.75e9, 918e12, 32, 1640e9, 400e9),
    chip("tpu7x", "TPU7x", 1.9e9, 1153e12, 96, 3690e9, 600e9),
];

const fn chip(
    name: &'static str,
    kind: &'static str,
    clock: f64,
    flops: f64,
    gib: u64,
    bandwidth: f64,
    links: f64,
) -> Chip {
    let memory = gib * GIB;
    Chip { name, kind, clock, flops, memory, bandwidth, links, has_sparse_cores: true }
}

impl Chip {
    /// The chip of a device's kind.
    pub fn of(kind: &str) -> Option<&'static Chip> {
        CHIPS.iter().find(|chip| chip.kind.eq_ignore_ascii_case(kind))
    }
}
