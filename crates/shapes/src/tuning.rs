//! Limits of the search for sizes. Knows no rule.
//!
//! None of them was measured. They are chosen so that sizes of models are found, and so that a
//! number without a size costs little time: all products are compared with it.

/// Factors of a product. Longer products do not occur in shapes.
pub(crate) const DEGREE: u32 = 4;
/// Times that one factor occurs in a product.
pub(crate) const POWER: usize = 2;
/// Products that are compared, about. More find rarer sizes but take longer.
pub(crate) const PRODUCTS: usize = 4096;
/// Products whose pairs are compared as sums: the cost grows with the square.
pub(crate) const ADDENDS: usize = 400;
/// Divisors of windows and strides, likely ones first.
pub(crate) const DIVISORS: [i64; 6] = [2, 4, 8, 16, 32, 64];
/// Divisors that are sought after `DIVISORS`, and only at `POINTS_FOR_RARE` points.
pub(crate) const RARE_DIVISORS: [i64; 12] = [3, 5, 6, 7, 9, 10, 12, 14, 20, 24, 28, 56];
/// Points at which quotients are sought. Fewer let wrong quotients fit by chance.
pub(crate) const POINTS: usize = 3;
/// Points at which quotients by rare divisors are sought. Fewer let more wrong ones fit by chance.
pub(crate) const POINTS_FOR_RARE: usize = 5;
