//! A PJRT plugin for tests: processes with one device each of a slice, as on TPUs; see `pjrt::slice`.

/// The plugin's table of functions.
#[unsafe(no_mangle)]
extern "C" fn GetPjrtApi() -> *const pjrt::slice::Table {
    pjrt::slice::table()
}
