//! Compiling and running programs on the CPU plugin.

mod common;

use common::*;
use pjrt::{Code, CompileOptions, ElementType};

fn compile(program: &str) -> pjrt::Executable {
    let options = CompileOptions::default();
    client().compile(program.as_bytes(), &options).expect("the program compiles")
}

#[test]
fn a_program_runs_on_either_device() {
    let add = compile(&add(3, ""));
    assert_eq!(add.num_outputs(), 1);
    for device in 0..2 {
        let x = upload(client(), &[1.0, 2.0, 3.0], device);
        let y = upload(client(), &[10.0, 20.0, 30.0], device);
        let outputs = add.execute(&[&x, &y], device, &[]).expect("it runs");
        assert_eq!(outputs.len(), 1);
        assert_eq!(download(&outputs[0]), [11.0, 22.0, 33.0]);
        assert_eq!(outputs[0].device(), Ok(device));
        assert_eq!(outputs[0].element_type(), Ok(ElementType::F32));
        assert_eq!(outputs[0].dims(), Ok(vec![3]));
    }
}

#[test]
fn too_few_arguments_are_refused() {
    let add = compile(&add(3, ""));
    let x = upload(client(), &[1.0, 2.0, 3.0], 0);
    let error = add.execute(&[&x], 0, &[]).err().expect("one argument is refused");
    assert_eq!(error.code, Code::InvalidArgument);
}
