//! The exact steps of common views. No view takes more operations than it needs.

use super::*;

/// A strided tensor with torch's most common view ops, so that cases read like programs.
#[derive(Clone)]
struct T(Geometry);

fn tensor(sizes: &[i64]) -> T {
    T(Geometry::contiguous(sizes))
}

impl T {
    fn slice(mut self, dim: usize, start: i64, end: i64, step: i64) -> T {
        self.0.offset += start * self.0.strides[dim];
        self.0.sizes[dim] = (end - start + step - 1) / step;
        self.0.strides[dim] *= step;
        self
    }

    fn select(mut self, dim: usize, index: i64) -> T {
        self.0.sizes.remove(dim);
        self.0.offset += index * self.0.strides.remove(dim);
        self
    }

    fn permute(self, perm: &[usize]) -> T {
        let sizes = perm.iter().map(|&dim| self.0.sizes[dim]).collect();
        let strides = perm.iter().map(|&dim| self.0.strides[dim]).collect();
        T(Geometry { sizes, strides, offset: self.0.offset })
    }

    fn unsqueeze(mut self, dim: usize) -> T {
        self.0.sizes.insert(dim, 1);
        self.0.strides.insert(dim, 1);
        self
    }

    /// Adds leading dims and repeats dims of size one.
    fn expand(mut self, sizes: &[i64]) -> T {
        while self.0.sizes.len() < sizes.len() {
            self = self.unsqueeze(0);
        }
        for (dim, &size) in sizes.iter().enumerate() {
            if self.0.sizes[dim] != size {
                (self.0.sizes[dim], self.0.strides[dim]) = (size, 0);
            }
        }
        self
    }

    fn unflatten(mut self, dim: usize, inner: i64) -> T {
        self.0.sizes[dim] /= inner;
        self.0.sizes.insert(dim + 1, inner);
        self.0.strides.insert(dim, inner * self.0.strides[dim]);
        self
    }
}

/// Steps as `slice[0:2, 1:9:2] reshape[2, 4]`.
fn text(step: &Step) -> String {
    match step {
        Step::Reshape(dims) => format!("reshape{dims:?}"),
        Step::Transpose(perm) => format!("transpose{perm:?}"),
        Step::Broadcast { dims, mapping } => format!("broadcast{dims:?} of {mapping:?}"),
        Step::Slice { start, limit, stride } => {
            let bound = |k: usize| match stride[k] {
                1 => format!("{}:{}", start[k], limit[k]),
                step => format!("{}:{}:{step}", start[k], limit[k]),
            };
            format!("slice[{}]", (0..start.len()).map(bound).collect::<Vec<_>>().join(", "))
        }
        Step::Take { axis, start, sizes, strides } => {
            format!("take[{axis}] {start} + {sizes:?} by {strides:?}")
        }
    }
}

fn put_text(put: &Put) -> String {
    match put {
        Put::Reshape(dims) => format!("reshape{dims:?}"),
        Put::Transpose(perm) => format!("transpose{perm:?}"),
        Put::Update { of, start, stride } if stride.iter().all(|&stride| stride == 1) => {
            format!("update of {of} at {start:?}")
        }
        Put::Update { of, start, stride } => format!("update of {of} at {start:?} by {stride:?}"),
        Put::Scatter { of, axis, start, sizes, strides } => {
            format!("scatter[{axis}] of {of} {start} + {sizes:?} by {strides:?}")
        }
        Put::Keep => "keep".into(),
    }
}

fn reads(base: &[i64], view: &T, expected: &[&str]) {
    let steps = read(base, &view.0).unwrap();
    assert_eq!(steps.iter().map(text).collect::<Vec<_>>(), expected);
}

fn writes(base: &[i64], view: &T, path: &[&str], puts: &[&str]) {
    let write = write(base, &view.0).unwrap();
    assert_eq!(write.path.iter().map(text).collect::<Vec<_>>(), path);
    assert_eq!(write.puts.iter().map(put_text).collect::<Vec<_>>(), puts);
}

#[test]
fn the_whole_tensor_is_no_step() {
    reads(&[8, 12], &tensor(&[8, 12]), &[]);
    reads(&[], &tensor(&[]), &[]);
    writes(&[8, 12], &tensor(&[8, 12]), &[], &[]);
}

#[test]
fn one_view_op_is_one_step() {
    let base = [8, 12];
    let x = || tensor(&base);
    reads(&base, &x().permute(&[1, 0]), &["transpose[1, 0]"]);
    reads(&base, &x().slice(0, 2, 5, 1), &["slice[2:5, 0:12]"]);
    reads(&base, &x().slice(1, 1, 12, 3), &["slice[0:8, 1:11:3]"]);
    reads(&base, &x().slice(0, 2, 5, 1).slice(1, 4, 8, 1), &["slice[2:5, 4:8]"]);
    reads(&base, &x().unflatten(1, 4), &["reshape[8, 3, 4]"]);
    reads(&base, &tensor(&[96]), &["reshape[96]"]);
    reads(&base, &x().unsqueeze(1), &["reshape[8, 1, 12]"]);
    reads(&base, &x().expand(&[5, 8, 12]), &["broadcast[5, 8, 12] of [1, 2]"]);
    reads(&[8, 1], &tensor(&[8, 1]).expand(&[8, 5]), &["broadcast[8, 5] of [0, 1]"]);
    reads(&[1, 8, 1], &tensor(&[1, 8, 1]).expand(&[3, 8, 5]), &["broadcast[3, 8, 5] of [0, 1, 2]"]);
    reads(&[], &tensor(&[]).expand(&[3, 4]), &["broadcast[3, 4] of []"]);
    reads(&[2, 3, 4], &tensor(&[2, 3, 4]).permute(&[2, 0, 1]), &["transpose[2, 0, 1]"]);
    reads(&[1, 8, 12], &tensor(&[1, 8, 12]).permute(&[0, 2, 1]), &["transpose[0, 2, 1]"]);
    reads(&[81], &T(Geometry::new(&[9], &[10], 0)), &["slice[0:81:10]"]);
}

#[test]
fn select_slices_and_drops_the_dim() {
    reads(&[8, 12], &tensor(&[8, 12]).select(0, 3), &["slice[3:4, 0:12]", "reshape[12]"]);
    reads(&[8, 12], &tensor(&[8, 12]).select(1, 3), &["slice[0:8, 3:4]", "reshape[8]"]);
    reads(&[8], &tensor(&[8]).select(0, 7), &["slice[7:8]", "reshape[]"]);
    // The broadcast also expands the sliced dim of size one.
    let row = tensor(&[4, 8]).select(0, 2).expand(&[5, 8]);
    reads(&[4, 8], &row, &["slice[2:3, 0:8]", "broadcast[5, 8] of [0, 1]"]);
}

#[test]
fn transposes_move_dims_of_size_one_along() {
    let x = tensor(&[8, 12]).permute(&[1, 0]).expand(&[5, 12, 8]);
    reads(&[8, 12], &x, &["transpose[1, 0]", "broadcast[5, 12, 8] of [1, 2]"]);
    let x = tensor(&[8, 12]).permute(&[1, 0]).unsqueeze(0);
    reads(&[8, 12], &x, &["reshape[1, 8, 12]", "transpose[0, 2, 1]"]);
    let x = tensor(&[8, 1, 3]).permute(&[1, 2, 0]).expand(&[7, 3, 8]);
    reads(&[8, 1, 3], &x, &["transpose[1, 2, 0]", "broadcast[7, 3, 8] of [0, 1, 2]"]);
}

#[test]
fn attention_heads_are_at_most_a_slice_a_reshape_and_a_transpose() {
    // Batch 2, 5 tokens, 3 heads of 4.
    let fused = [2, 5, 36];
    let keys = tensor(&fused).slice(2, 12, 24, 1).unflatten(2, 4);
    reads(&fused, &keys, &["slice[0:2, 0:5, 12:24]", "reshape[2, 5, 3, 4]"]);
    reads(
        &fused,
        &keys.permute(&[0, 2, 1, 3]),
        &["slice[0:2, 0:5, 12:24]", "reshape[2, 5, 3, 4]", "transpose[0, 2, 1, 3]"],
    );
    let heads = tensor(&[2, 5, 12]).unflatten(2, 4).permute(&[0, 2, 1, 3]);
    reads(&[2, 5, 12], &heads, &["reshape[2, 5, 3, 4]", "transpose[0, 2, 1, 3]"]);
    let pairs = tensor(&[2, 5, 12]).unflatten(2, 4).slice(3, 0, 4, 2);
    reads(&[2, 5, 12], &pairs, &["slice[0:2, 0:5, 0:11:2]", "reshape[2, 5, 3, 2]"]);
    let half = tensor(&[2, 5, 12]).unflatten(2, 4).slice(3, 0, 2, 1);
    reads(&[2, 5, 12], &half, &["reshape[2, 5, 3, 4]", "slice[0:2, 0:5, 0:3, 0:2]"]);
    let grouped = tensor(&[2, 3, 5, 4]).unsqueeze(2).expand(&[2, 3, 7, 5, 4]);
    reads(&[2, 3, 5, 4], &grouped, &["broadcast[2, 3, 7, 5, 4] of [0, 1, 3, 4]"]);
}

#[test]
fn parameters_in_a_flat_buffer_are_slices() {
    let weight = T(Geometry::new(&[3, 4], &[4, 1], 5));
    reads(&[101], &weight, &["slice[5:17]", "reshape[3, 4]"]);
    let transposed = weight.clone().permute(&[1, 0]);
    reads(&[101], &transposed, &["slice[5:17]", "reshape[3, 4]", "transpose[1, 0]"]);
    let columns = weight.clone().slice(1, 1, 3, 1);
    reads(&[101], &columns, &["slice[6:18]", "reshape[3, 4]", "slice[0:3, 0:2]"]);
    writes(&[101], &weight, &[], &["reshape[12]", "update of 0 at [5]"]);
    writes(
        &[101],
        &columns,
        &["slice[6:18]", "reshape[3, 4]"],
        &["update of 2 at [0, 0]", "reshape[12]", "update of 0 at [6]"],
    );
}

#[test]
fn diagonals_are_strided_slices() {
    let flat = ["reshape[25]", "slice[0:25:6]"];
    reads(&[5, 5], &T(Geometry::new(&[5], &[6], 0)), &flat);
    let batched = T(Geometry::new(&[3, 5], &[25, 6], 0));
    reads(&[3, 5, 5], &batched, &["reshape[3, 25]", "slice[0:3, 0:25:6]"]);
    let upper = T(Geometry::new(&[4], &[6], 1));
    reads(&[5, 5], &upper, &["reshape[25]", "slice[1:20:6]"]);
}

#[test]
fn overlapping_windows_are_taken_along_their_axis_only() {
    // x.unfold(1, 4, 2) on [3, 10, 6].
    let windows = T(Geometry::new(&[3, 4, 6, 4], &[60, 12, 1, 6], 0));
    let take = "take[1] 0 + [4, 4] by [2, 1]";
    reads(&[3, 10, 6], &windows, &[take, "transpose[0, 1, 3, 2]"]);
    let scatter = "scatter[1] of 0 0 + [4, 4] by [2, 1]";
    writes(&[3, 10, 6], &windows, &[], &["transpose[0, 1, 3, 2]", scatter]);
}

#[test]
fn empty_views_are_slices_and_never_written() {
    reads(&[8, 12], &tensor(&[8, 12]).slice(1, 4, 4, 1), &["slice[0:8, 0:0]"]);
    reads(&[8, 12], &tensor(&[0]), &["slice[0:0, 0:12]", "reshape[0]"]);
    reads(&[0, 3], &tensor(&[0]), &["reshape[0]"]);
    reads(&[], &tensor(&[2, 0]), &["broadcast[2, 0] of []"]);
    writes(&[8, 12], &tensor(&[8, 12]).slice(1, 4, 4, 1), &[], &["keep"]);
}

#[test]
fn writing_a_whole_storage_does_not_read_it() {
    let x = || tensor(&[8, 12]);
    writes(&[8, 12], &x().permute(&[1, 0]), &[], &["transpose[1, 0]"]);
    writes(&[8, 12], &x().unflatten(1, 4), &[], &["reshape[8, 12]"]);
    let heads = x().unflatten(1, 4).permute(&[1, 0, 2]);
    writes(&[8, 12], &heads, &[], &["transpose[1, 0, 2]", "reshape[8, 12]"]);
    assert!(!write(&[8, 12], &heads.0).unwrap().reads_base());
    assert!(write(&[8, 12], &x().slice(0, 2, 5, 1).0).unwrap().reads_base());
    assert!(write(&[8, 12], &x().slice(0, 2, 2, 1).0).unwrap().reads_base());
}

#[test]
fn writing_a_part_is_one_update() {
    let x = || tensor(&[8, 12]);
    writes(&[8, 12], &x().slice(0, 2, 5, 1), &[], &["update of 0 at [2, 0]"]);
    writes(&[8, 12], &x().select(0, 3), &[], &["reshape[1, 12]", "update of 0 at [3, 0]"]);
    let corner = x().slice(0, 2, 5, 1).slice(1, 4, 8, 1).permute(&[1, 0]);
    writes(&[8, 12], &corner, &[], &["transpose[1, 0]", "update of 0 at [2, 4]"]);
}

#[test]
fn strided_writes_avoid_strides_where_a_reshape_can() {
    let even = |columns| tensor(&[8, columns]).slice(1, 0, columns, 2);
    writes(
        &[8, 12],
        &even(12),
        &["reshape[8, 6, 2]"],
        &["reshape[8, 6, 1]", "update of 1 at [0, 0, 0]", "reshape[8, 12]"],
    );
    writes(&[8, 13], &even(13), &[], &["update of 0 at [0, 0] by [1, 2]"]);
}

#[test]
fn views_past_the_end_and_repeated_elements_are_refused() {
    let past = Geometry::new(&[3], &[5], 2);
    let error = read(&[12], &past).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a view of sizes [3], strides [5] and storage offset 2 needs a storage of 13 elements, \
         but its storage has 12",
    );
    assert_eq!(write(&[12], &past).unwrap_err(), error);

    let repeated = tensor(&[3]).expand(&[4, 3]).0;
    assert_eq!(write(&[3], &repeated).unwrap_err(), Error::Overlap);
    assert_eq!(repeated.without_repeats(), Geometry::new(&[1, 3], &[0, 1], 0));
    assert!(write(&[3], &repeated.without_repeats()).is_ok());
}

#[test]
fn strides_of_dims_of_size_one_mean_nothing() {
    let view = T(Geometry::new(&[1, 8, 1, 12, 1], &[7, 12, 9999, 1, 0], 0));
    reads(&[8, 12], &view, &["reshape[1, 8, 1, 12, 1]"]);
}
