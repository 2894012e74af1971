//! Checks `sys` against the C header that ships beside the CPU plugin.

#[path = "../tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;

use crate::functions::FUNCTIONS;
use crate::sys;

fn header() -> String {
    let plugin = find::cpu_path();
    let header = std::env::var_os("TORCH_TPU_TEST_PJRT_HEADER").map(Into::into);
    let header = header.unwrap_or_else(|| plugin.with_file_name("include/pjrt_c_api.h"));
    let text = std::fs::read_to_string(&header).unwrap_or_else(|e| {
        panic!("{}: {e}; set TORCH_TPU_TEST_PJRT_HEADER to a pjrt_c_api.h", header.display())
    });
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// Size and alignment of a C type; nested structs are looked up in the header.
fn size_of(header: &str, ctype: &str) -> (usize, usize) {
    let name = ctype.trim_start_matches("const ").trim_start_matches("struct ").trim();
    match name {
        _ if name.ends_with('*') || name.contains("(*") => (8, 8),
        "size_t" | "int64_t" | "uintptr_t" | "intptr_t" | "uint64_t" => (8, 8),
        "int" | "float" => (4, 4),
        "bool" => (1, 1),
        _ if header.contains(&format!("}} {name};"))
            && !header.contains(&format!("struct {name} {{")) =>
        {
            (4, 4)
        }
        _ if name.ends_with("Callback") => (8, 8),
        _ => (fields(header, name).1.next_multiple_of(8), 8),
    }
}

/// The fields of a C struct with their start and end offsets, and its `struct_size`.
fn fields(header: &str, name: &str) -> (Vec<(String, usize, usize)>, usize) {
    let start = format!("struct {name} {{");
    let from = header.find(&start).unwrap_or_else(|| panic!("no {name} in the header"));
    let body = &header[from + start.len()..];
    let mut body = body[..body.find("\n}").expect("a struct ends")].to_owned();
    // The members of a union share one place; the last stands for all, and none is wider.
    if let (Some(a), Some(b)) = (body.find("union {"), body.find("};")) {
        let last = body[a..b].trim_end().trim_end_matches(';').rsplit(';').next();
        let last = last.expect("a union has members").to_owned();
        let field = last.trim().rsplit(' ').next().expect("a member has a name").to_owned();
        let r#type = if body[a..b].contains("Tiled") {
            "PJRT_Buffer_MemoryLayout_Tiled"
        } else {
            "uint64_t"
        };
        body.replace_range(a..b + 2, &format!("{} {field};", r#type));
    }
    let mut offset = 0;
    let mut found = Vec::new();
    for field in body.split(';').map(str::trim).filter(|field| !field.is_empty()) {
        let field = field.split_whitespace().collect::<Vec<_>>().join(" ");
        let (ctype, name) = match field.split_once("(*") {
            Some((_, rest)) => ("void*", rest.split(')').next().expect("a name")),
            None => field.rsplit_once(' ').expect("a type and a name"),
        };
        let (size, align) = size_of(header, ctype);
        offset = usize::next_multiple_of(offset, align);
        found.push((name.to_owned(), offset, offset + size));
        offset += size;
    }
    (found, offset)
}

#[test]
fn the_structs_are_the_headers() {
    let header = header();
    for (name, size, ours) in sys::layouts() {
        let (theirs, their_size) = fields(&header, name);
        assert_eq!(size, their_size, "struct_size of {name}: {theirs:?}");
        for (field, offset, size) in ours {
            // The two unions are spelled as the one member this crate uses.
            let field = match (name, field) {
                ("PJRT_NamedValue", "value") => "bool_value",
                ("PJRT_Buffer_MemoryLayout", "tiled") => "strides",
                _ => field.trim_start_matches("r#"),
            };
            // A field of this crate may be two fields of the header, a pointer and its count.
            assert!(
                theirs.iter().any(|(name, start, _)| name == field && *start == offset)
                    && theirs.iter().any(|(_, _, end)| *end == offset + size),
                "{name}.{field} is not at {offset}..{}: {theirs:?}",
                offset + size
            );
        }
    }
}

#[test]
fn the_functions_are_in_the_headers_order() {
    let header = header();
    let table = &header[header.find("typedef struct PJRT_Api {").expect("the table")..];
    let theirs: Vec<&str> = table
        .split("_PJRT_API_STRUCT_FIELD(")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .collect();
    let known = FUNCTIONS.len().min(theirs.len());
    assert!(known > 100, "only {known} functions found in the header");
    assert_eq!(FUNCTIONS[..known], theirs[..known]);
}
