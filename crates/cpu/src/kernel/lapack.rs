//! Factorisations of matrices and triangular systems by LAPACK, as the program around this one lends
//! it: torch has one.

use hlo::{DType, Dims};
use pjrt::{Call, Kernel};
use std::sync::OnceLock;

/// The routines for one operand, in the order of `csrc/lapack.cpp`: composites, and custom calls as XLA
/// names them.
const ROUTINES: [&str; 10] = [
    // Eigenvalues and eigenvectors of Hermitian matrices, of which the lower triangle is read.
    "eigh",
    "eigvalsh",
    // `U`, `S` and the adjoint of `V`, reduced.
    "svd",
    "full_svd",
    "svdvals",
    // Both triangles in one matrix, pivots as LAPACK counts them, and the first step without a pivot.
    "lu",
    // Lower factors, and the order of the first minor that is not positive, or 0.
    "cholesky",
    // `R` above reflections, and the reflections' factors.
    "Qr",
    // The lower triangle and blocks in one matrix, pivots, and the first singular block, or 0.
    "ldl",
    "ldl_hermitian",
];

/// The number of a routine that solves triangular systems is the sum of these: the matrix is on the
/// left, its lower triangle is read, its diagonal is taken for ones.
const LEFT: i64 = 1;
const LOWER: i64 = 2;
const UNIT: i64 = 4;
/// The other routine for two operands: the product of reflections, as many columns as the first has.
const REFLECTIONS: i64 = 8;

/// Element types of matrices.
const DTYPES: [DType; 4] = [DType::F32, DType::F64, DType::C64, DType::C128];

/// Dense row-major matrices, as many as the batch.
#[derive(Clone, Copy, Debug)]
pub struct Matrices<'a> {
    pub elements: &'a [u8],
    pub rows: i64,
    pub columns: i64,
}

/// A call of a routine, by its number.
#[derive(Debug)]
pub struct LapackCall<'a> {
    pub routine: i32,
    pub dtype: DType,
    pub batch: i64,
    pub operands: Vec<Matrices<'a>>,
}

/// Writes dense row-major results; NaN where a factorisation does not converge.
pub type Lapack = fn(&LapackCall<'_>, &mut [&mut [u8]]) -> Result<(), String>;

static LENT: OnceLock<Lapack> = OnceLock::new();

/// Lends the routines that programs for this platform call from now on.
pub fn lend_lapack(lapack: Lapack) {
    LENT.get_or_init(|| lapack);
}

/// `torch_tpu.lapack(matrices...)`: its attribute `task` is an array of i64: the routine's number, the
/// place in `DTYPES`, matrices of each operand, and each operand's rows and columns. Programs on disk
/// call this name, so another meaning needs another name.
pub(crate) struct LapackKernel;

impl Kernel for LapackKernel {
    const NAME: &'static str = "torch_tpu.lapack";

    fn run(mut call: Call<'_>) -> Result<(), String> {
        let task = call.integers("task")?;
        let operands =
            (0..operands(task)).map(|at| call.bytes(at)).collect::<Result<Vec<_>, _>>()?;
        run(task, &operands, &mut call.results_as_bytes()?)
    }
}

/// The number of the routine for the composite or the custom call of this name.
pub(crate) fn routine(name: &str) -> Option<i64> {
    if name == "ProductOfElementaryHouseholderReflectors" {
        return Some(REFLECTIONS);
    }
    ROUTINES.iter().position(|known| *known == name).map(|at| at as i64)
}

/// The number of the routine for triangular systems of this form.
pub(crate) fn solve_triangular([left, lower, unit]: [bool; 3]) -> i64 {
    let forms = [(left, LEFT), (lower, LOWER), (unit, UNIT)];
    forms.iter().filter(|(is, _)| *is).map(|(_, form)| form).sum::<i64>()
}

/// The task of a routine for operands with these dimensions. `None` if nobody has lent LAPACK.
pub(crate) fn task(routine: i64, dtype: DType, operands: &[Dims]) -> Option<Vec<i64>> {
    LENT.get()?;
    let dtype = DTYPES.iter().position(|known| *known == dtype)? as i64;
    let (lead, _) = operands.first()?.split_last_chunk::<2>()?;
    let mut task = vec![routine, dtype, lead.iter().product()];
    for dims in operands {
        // A vector is a column.
        let own = dims.get(lead.len()..)?;
        task.extend([*own.first()?, own.get(1).copied().unwrap_or(1)]);
    }
    Some(task)
}

fn operands(task: &[i64]) -> usize {
    task.len().saturating_sub(3) / 2
}

pub(crate) fn run(
    task: &[i64],
    operands: &[&[u8]],
    results: &mut [&mut [u8]],
) -> Result<(), String> {
    let unknown = || format!("task {task:?}");
    let &[routine, dtype, batch, ref extents @ ..] = task else { return Err(unknown()) };
    let dtype = *DTYPES.get(dtype as usize).ok_or_else(unknown)?;
    if extents.len() == 2 && !(0..ROUTINES.len() as i64).contains(&routine) {
        return Err(unknown());
    }
    let lapack = LENT.get().ok_or("nobody has lent LAPACK")?;
    let mut matrices = Vec::new();
    for (pair, elements) in extents.chunks_exact(2).zip(operands) {
        matrices.push(Matrices { elements, rows: pair[0], columns: pair[1] });
    }
    lapack(&LapackCall { routine: routine as i32, dtype, batch, operands: matrices }, results)
}
