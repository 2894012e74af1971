//! Factorisations of matrices by LAPACK, as the program around this one lends it: torch has one.

use hlo::DType;
use pjrt::{Call, Kernel};
use std::sync::OnceLock;

/// What a factorisation returns, in the order of `TpuFactorisation` of `csrc/abi.h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Factorisation {
    /// Eigenvalues and eigenvectors of Hermitian matrices, of which the lower triangle is read.
    Eigh,
    Eigvalsh,
    /// `U`, `S` and the adjoint of `V`, reduced.
    Svd,
    FullSvd,
    Svdvals,
    /// Both triangles in one matrix, pivots as LAPACK counts them, and the first step without a pivot.
    Lu,
}

const ALL: [(&str, Factorisation); 6] = [
    ("eigh", Factorisation::Eigh),
    ("eigvalsh", Factorisation::Eigvalsh),
    ("svd", Factorisation::Svd),
    ("full_svd", Factorisation::FullSvd),
    ("svdvals", Factorisation::Svdvals),
    ("lu", Factorisation::Lu),
];

/// Element types of matrices.
const DTYPES: [DType; 4] = [DType::F32, DType::F64, DType::C64, DType::C128];

/// Dense row-major matrices to factorise.
#[derive(Debug)]
pub struct Matrices<'a> {
    pub elements: &'a [u8],
    pub dtype: DType,
    pub batch: i64,
    pub rows: i64,
    pub columns: i64,
}

/// Writes dense row-major results; NaN where a factorisation does not converge.
pub type Factorise = fn(Factorisation, &Matrices<'_>, &mut [&mut [u8]]) -> Result<(), String>;

static LENT: OnceLock<Factorise> = OnceLock::new();

/// Lends the functions that programs for this platform call from now on.
pub fn lend_factorisations(factorise: Factorise) {
    LENT.get_or_init(|| factorise);
}

/// `torch_tpu.factorise(matrices)`: its attribute `task` is an array of i64: the place in `ALL`, the
/// place in `DTYPES`, matrices, rows and columns. Programs on disk call this name, so another meaning
/// needs another name.
pub(crate) struct Factorised;

impl Kernel for Factorised {
    const NAME: &'static str = "torch_tpu.factorise";

    fn run(mut call: Call<'_>) -> Result<(), String> {
        let (task, elements) = (call.integers("task")?, call.bytes(0)?);
        run(task, elements, &mut call.results_as_bytes()?)
    }
}

/// The task for the composite of this name. `None` if nobody has lent the function.
pub(crate) fn task(name: &str, dtype: DType, [batch, rows, columns]: [i64; 3]) -> Option<Vec<i64>> {
    let which = ALL.iter().position(|(known, _)| *known == name)? as i64;
    let dtype = DTYPES.iter().position(|known| *known == dtype)? as i64;
    LENT.get().map(|_| vec![which, dtype, batch, rows, columns])
}

pub(crate) fn run(task: &[i64], elements: &[u8], results: &mut [&mut [u8]]) -> Result<(), String> {
    let unknown = || format!("task {task:?}");
    let &[which, dtype, batch, rows, columns] = task else { return Err(unknown()) };
    let (_, which) = ALL.get(which as usize).ok_or_else(unknown)?;
    let dtype = *DTYPES.get(dtype as usize).ok_or_else(unknown)?;
    let factorise = LENT.get().ok_or("nobody has lent the function")?;
    factorise(*which, &Matrices { elements, dtype, batch, rows, columns }, results)
}
