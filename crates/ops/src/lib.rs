//! ATen rows: one row per op, whose single function is shape rule, dtype rule and lowering.
//!
//! This crate knows no storages, no devices and no Python. A row sees typed values and attributes,
//! and gives typed values back. In-place and `out=` forms, autograd, foreach and torch.compile are
//! derived elsewhere from the schema; they never get rows.
#![forbid(unsafe_code)]

mod args;
mod demand;
mod dtypes;
mod promote;
mod row;
mod sample;
mod schema;
mod targets;

mod activation;
mod attention;
mod batch_norm;
mod collective;
mod conv;
mod distance;
mod extreme;
mod factory;
mod fft;
mod grid;
mod index;
mod linalg;
mod loss;
mod matmul;
mod norm;
mod optim;
mod pointwise;
mod pool;
mod product;
mod random;
mod reduce;
mod rnn;
mod scan;
mod shape;
mod sharding;
mod softmax;
mod sort;
mod sync_batch_norm;
mod transformer;
mod upsample;
mod variance;
mod vision;

pub use args::{
    Arg, Args, Check, DebugCheck, IN_RANGE, NO_INDEX, NumberRead, Reads, Settings, Slot, Warning,
};
pub use collective::{grid_of, group_of};
pub use demand::Demand;
pub use dtypes::dtypes;
pub use promote::scalar_type;
pub use row::{Lower, OrderBy, Out, Overlap, Question, Repeats, Row};
pub use sample::{Sample, notation, parse as parse_sample};
pub use schema::{ArgType, Argument, Default, Return, Schema};
pub use targets::Targets;

/// Every row, family by family.
pub fn table() -> Vec<&'static Row> {
    let families: &[&'static [Row]] = &[
        activation::ROWS,
        attention::ROWS,
        attention::packed::ROWS,
        batch_norm::ROWS,
        sync_batch_norm::ROWS,
        collective::ROWS,
        sharding::ROWS,
        conv::ROWS,
        conv::unfold::ROWS,
        distance::ROWS,
        extreme::ROWS,
        factory::ROWS,
        fft::ROWS,
        grid::ROWS,
        index::advanced::ROWS,
        index::along::ROWS,
        index::bag::ROWS,
        index::embedding::ROWS,
        index::gather::ROWS,
        index::masked::ROWS,
        index::scatter::ROWS,
        index::search::ROWS,
        index::unique::ROWS,
        linalg::cholesky::ROWS,
        linalg::cross::ROWS,
        linalg::eigh::ROWS,
        linalg::exp::ROWS,
        linalg::ldl::ROWS,
        linalg::lu::ROWS,
        linalg::qr::ROWS,
        linalg::svd::ROWS,
        linalg::triangular::ROWS,
        loss::ctc::ROWS,
        loss::distance::ROWS,
        loss::margin::ROWS,
        loss::nll::ROWS,
        matmul::ROWS,
        norm::ROWS,
        optim::ROWS,
        pointwise::arithmetic::ROWS,
        pointwise::ternary::ROWS,
        pointwise::bessel::ROWS,
        pointwise::bits::ROWS,
        pointwise::compare::ROWS,
        pointwise::math::ROWS,
        pointwise::polynomial::ROWS,
        pointwise::special::ROWS,
        pool::ROWS,
        pool::fractional::ROWS,
        random::ROWS,
        random::implicit::ROWS,
        random::rejection::ROWS,
        reduce::ROWS,
        rnn::cell::ROWS,
        rnn::layer::ROWS,
        scan::ROWS,
        shape::edge::ROWS,
        shape::join::ROWS,
        shape::place::ROWS,
        shape::reorder::ROWS,
        softmax::ROWS,
        sort::ROWS,
        transformer::ROWS,
        upsample::ROWS,
        variance::ROWS,
        vision::align::ROWS,
        vision::deform::ROWS,
        vision::nms::ROWS,
        vision::pool::ROWS,
        vision::rotated::ROWS,
    ];
    families.iter().copied().flatten().collect()
}
