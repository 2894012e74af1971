//! Compiling and running programs on the CPU plugin.

mod common;

use common::*;
use pjrt::{Client, Code, CompileOptions, ElementType, OptionValue};

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
        assert_eq!(outputs[0].on_device_size(), Ok(12));
    }
}

#[test]
fn several_outputs_keep_their_order_and_types() {
    let program = "func.func @main(%x: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<i32>) {
        %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
        %1 = stablehlo.constant dense<7> : tensor<i32>
        return %0, %1 : tensor<3x2xf32>, tensor<i32>
    }";
    let program = compile(program);
    assert_eq!(program.output_element_types(), Ok(vec![ElementType::F32, ElementType::S32]));
    assert_eq!(program.output_dims(), Ok(vec![vec![3, 2], vec![]]));
    let x = bytes(&[0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    let x = client().upload(&x, ElementType::F32, &[2, 3], 0).expect("the upload starts");
    let (outputs, done) = program.execute_with_event(&[&x], 0, &[]).expect("it runs");
    done.wait().expect("it succeeds");
    assert_eq!(done.is_ready(), Ok(true));
    assert_eq!(download(&outputs[0]), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0]);
    let mut seven = [0; 4];
    outputs[1].download(&mut seven).expect("the download succeeds");
    assert_eq!(i32::from_ne_bytes(seven), 7);
}

#[test]
fn a_donated_argument_is_deleted_and_its_memory_reused() {
    let n = 1 << 16;
    for attribute in ["{tf.aliasing_output = 0 : i32}", "{jax.buffer_donor = true}"] {
        let add = compile(&add(n, attribute));
        let x = upload(client(), &vec![1.0; n], 0);
        let y = upload(client(), &vec![2.0; n], 0);
        let at = x.unsafe_pointer().expect("a CPU buffer has an address");
        let outputs = add.execute(&[&x, &y], 0, &[]).expect("it runs");
        assert_eq!((x.is_deleted(), y.is_deleted()), (Ok(true), Ok(false)), "{attribute}");
        assert_eq!(outputs[0].unsafe_pointer(), Ok(at), "{attribute}");
        assert!(download(&outputs[0]).iter().all(|&value| value == 3.0));

        let error = add.execute(&[&x, &y], 0, &[]).err().expect("a donated buffer is refused");
        assert_eq!(error.code, Code::InvalidArgument, "{error}");
        assert!(x.download(&mut vec![0; n * 4]).is_err());
    }
}

#[test]
fn an_argument_named_non_donatable_is_spared() {
    let add = compile(&add(4, "{jax.buffer_donor = true}"));
    let x = upload(client(), &[1.0; 4], 0);
    let outputs = add.execute(&[&x, &x], 0, &[0]).expect("it runs");
    assert_eq!(download(&outputs[0]), [2.0; 4]);
    assert_eq!(x.is_deleted(), Ok(false));
    assert_eq!(download(&x), [1.0; 4]);
}

#[test]
fn buffers_travel_between_devices() {
    let x = upload(client(), &[1.0, 2.0], 0);
    let copy = x.copy_to_device(1).expect("the copy starts");
    assert_eq!((x.device(), copy.device()), (Ok(0), Ok(1)));
    drop(x);
    assert_eq!(download(&copy), [1.0, 2.0]);
    let error = copy.copy_to_device(2).err().expect("there is no third device");
    assert!(error.message.contains("device 2 does not exist: this client has 2"), "{error}");
}

#[test]
fn replicas_meet_in_a_collective() {
    let program = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
        %0 = \"stablehlo.all_reduce\"(%x) ({
            ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                %1 = stablehlo.add %a, %b : tensor<f32>
                stablehlo.return %1 : tensor<f32>
        }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}
            : (tensor<2xf32>) -> tensor<2xf32>
        return %0 : tensor<2xf32>
    }";
    let device_assignment = Some(vec![vec![0], vec![1]]);
    let options = CompileOptions { num_replicas: 2, device_assignment, ..Default::default() };
    let program = client().compile(program.as_bytes(), &options).expect("it compiles");
    assert_eq!(program.num_devices(), 2);
    let x = [0, 1].map(|device| upload(client(), &[1.0, device as f32], device));
    let outputs = program.execute_on_all(&[&[&x[0]], &[&x[1]]], &[], 0).expect("it runs");
    for (device, outputs) in outputs.iter().enumerate() {
        assert_eq!(outputs[0].device(), Ok(device));
        assert_eq!(download(&outputs[0]), [2.0, 1.0]);
    }
    let error = program.execute(&[&x[0]], 0, &[]).err().expect("one device is not enough");
    assert!(error.message.contains("the program spans 2"), "{error}");
    let uneven = program.execute_on_all(&[&[&x[0]], &[]], &[], 0).err().expect("1 != 0");
    assert!(uneven.message.contains("1 arguments for one device, 0 for another"), "{uneven}");
}

#[test]
fn a_device_that_goes_by_several_indices_copies_to_itself() {
    let one = client().clone().repeated(5);
    let own = client().devices().len();
    assert_eq!(one.devices().len(), 5.max(own));
    assert_eq!(one.devices()[own].id(), one.devices()[0].id());
    let x = upload(&one, &[1.0, 2.0], 0);
    let copy = x.copy_to_device(own).expect("a copy");
    assert_eq!(download(&copy), [1.0, 2.0]);
    assert_ne!(copy.unsafe_pointer(), x.unsafe_pointer());
}

#[test]
fn a_bad_program_is_refused_with_the_compilers_words() {
    let refused = |program: &str| {
        let program = program.as_bytes();
        client().compile(program, &CompileOptions::default()).err().expect("it is refused")
    };
    let error = refused(
        "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> { return %y : tensor<3xf32> }",
    );
    assert_eq!(error.call, "PJRT_Client_Compile");
    assert!(error.message.contains('y') && error.message.contains("undeclared"), "{error}");
    let error = refused(
        "func.func @main(%x: tensor<3xf32>) -> tensor<4xf32> {
            %0 = stablehlo.abs %x : (tensor<3xf32>) -> tensor<4xf32>
            return %0 : tensor<4xf32>
        }",
    );
    assert!(error.message.contains("abs"), "{error}");
    let fine = compile(&add(1, ""));
    assert_eq!(fine.num_outputs(), 1, "the client works on after a failure");
}

#[test]
fn running_out_of_memory_is_an_error_that_the_client_survives() {
    let n = 1i64 << 46;
    let program = format!(
        "func.func @main(%x: tensor<f32>) -> tensor<{n}xf32> {{
            %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<{n}xf32>
            return %0 : tensor<{n}xf32>
        }}"
    );
    let program = compile(&program);
    let x = client().upload(&bytes(&[1.0]), ElementType::F32, &[], 0).expect("an upload");
    let outcome = program.execute(&[&x], 0, &[]).and_then(|outputs| outputs[0].ready()?.wait());
    let error = outcome.expect_err("no machine has this much memory");
    assert_eq!(error.code, Code::ResourceExhausted, "{error}");
    assert!(error.message.to_lowercase().contains("memory"), "{error}");
    let x = upload(client(), &[1.0], 0);
    let outputs = compile(&add(1, "")).execute(&[&x, &x], 0, &[]).expect("the client works on");
    assert_eq!(download(&outputs[0]), [2.0]);
}

#[test]
fn a_call_to_a_missing_function_is_an_error_that_names_it() {
    let program = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
        %0 = stablehlo.custom_call @no_such_function(%x) : (tensor<2xf32>) -> tensor<2xf32>
        return %0 : tensor<2xf32>
    }";
    let x = upload(client(), &[1.0, 2.0], 0);
    let outcome = client()
        .compile(program.as_bytes(), &CompileOptions::default())
        .and_then(|program| program.execute(&[&x], 0, &[]))
        .and_then(|outputs| outputs[0].ready()?.wait());
    let error = outcome.expect_err("there is no such function");
    assert!(error.message.contains("no_such_function"), "{error}");
}

#[test]
fn arguments_that_do_not_fit_are_refused() {
    let add = compile(&add(3, ""));
    let x = upload(client(), &[1.0, 2.0, 3.0], 0);
    let error = add.execute(&[&x], 0, &[]).err().expect("one argument is refused");
    assert_eq!(error.code, Code::InvalidArgument);
    assert!(error.message.contains("expected 2"), "{error}");

    let elsewhere = upload(client(), &[1.0, 2.0, 3.0], 1);
    assert!(add.execute(&[&x, &elsewhere], 0, &[]).is_err());
    assert!(add.execute(&[&x, &x], 9, &[]).is_err());

    let longer = upload(client(), &[1.0, 2.0, 3.0, 4.0], 0);
    assert!(add.execute(&[&x, &longer], 0, &[]).is_err());

    let other = Client::create(cpu(), &[]).expect("a second client starts");
    let theirs = upload(&other, &[1.0, 2.0, 3.0], 0);
    let error = add.execute(&[&x, &theirs], 0, &[]).err().expect("foreign buffers are refused");
    assert!(error.message.contains("argument 1 belongs to another client"), "{error}");
}

#[test]
fn compiler_flags_are_checked_by_name() {
    let with = |name: &str, value| {
        let options = CompileOptions {
            env_option_overrides: [(name.to_owned(), value)].into(),
            ..Default::default()
        };
        client().compile(add(3, "").as_bytes(), &options)
    };
    assert!(with("xla_cpu_enable_fast_math", OptionValue::Bool(false)).is_ok());
    let error = with("xla_no_such_flag", OptionValue::Bool(true)).err();
    assert!(error.expect("an unknown flag is refused").message.contains("xla_no_such_flag"));
}

#[test]
fn bounded_dimensions_report_their_present_size() {
    let program = "func.func @main(%x: tensor<8xf32>, %n: tensor<i32>)
        -> tensor<?xf32, #stablehlo.bounds<8>> {
        %0 = stablehlo.set_dimension_size %x, %n, dim = 0
            : (tensor<8xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<8>>
        return %0 : tensor<?xf32, #stablehlo.bounds<8>>
    }";
    let program = compile(program);
    let x = upload(client(), &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], 0);
    let n = client().upload(&5i32.to_ne_bytes(), ElementType::S32, &[], 0).expect("an upload");
    let outputs = program.execute(&[&x, &n], 0, &[]).expect("it runs");
    assert_eq!(outputs[0].dims(), Ok(vec![8]));
    assert_eq!(outputs[0].unpadded_dims(), Ok(vec![5]));
    let mut dst = [0; 32];
    outputs[0].download(&mut dst).expect("the download succeeds");
    assert_eq!(floats(&dst)[..5], [1.0, 2.0, 3.0, 4.0, 5.0]);
}
