//! The owners of bytes: for how long they live, and on which threads.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use common::*;
use pjrt::{Code, CompileOptions, ElementType};

/// Bytes that report their drop. Aligned, so that the plugin can use them in place.
struct Lent {
    values: Box<Aligned>,
    dropped: mpsc::Sender<()>,
}

#[repr(align(64))]
struct Aligned([u8; 4096]);

impl AsRef<[u8]> for Lent {
    fn as_ref(&self) -> &[u8] {
        &self.values.0
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        // The receiver is gone in tests that do not watch.
        let _ = self.dropped.send(());
    }
}

fn lent() -> (Lent, mpsc::Receiver<()>) {
    let mut values = Box::new(Aligned([0; 4096]));
    for value in values.0.chunks_exact_mut(4) {
        value.copy_from_slice(&1.5f32.to_ne_bytes());
    }
    let (dropped, watch) = mpsc::channel();
    (Lent { values, dropped }, watch)
}

const PATIENCE: Duration = Duration::from_secs(20);

#[test]
fn uploaded_bytes_may_change_after_the_call() {
    let mut source = bytes(&vec![3.0; 1 << 16]);
    let x = client().upload(&source, ElementType::F32, &[1 << 16], 0).expect("the upload starts");
    source.fill(0xff);
    assert!(download(&x).iter().all(|&value| value == 3.0));
}

#[test]
fn lent_bytes_are_used_in_place_and_given_back() {
    let (lent, watch) = lent();
    let at = lent.as_ref().as_ptr().addr();
    let x = client().upload_owned(lent, ElementType::F32, &[1024], 0).expect("the upload starts");
    assert_eq!(x.unsafe_pointer(), Ok(at), "no copy was made");
    assert!(watch.try_recv().is_err(), "the bytes are in use");
    assert!(download(&x).iter().all(|&value| value == 1.5));
    drop(x);
    watch.recv_timeout(PATIENCE).expect("the bytes come back once the buffer is gone");
}

#[test]
fn donating_a_buffer_of_lent_bytes_leaves_them_alone() {
    let (lent, watch) = lent();
    let lent = Arc::new(lent);
    struct Shared(Arc<Lent>);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            self.0.as_ref().as_ref()
        }
    }
    let program = add(1024, "{tf.aliasing_output = 0 : i32}");
    let add = client().compile(program.as_bytes(), &CompileOptions::default()).expect("compiles");
    let x = Shared(lent.clone());
    let x = client().upload_owned(x, ElementType::F32, &[1024], 0).expect("the upload starts");
    let y = upload(client(), &[1.0; 1024], 0);
    let outputs = add.execute(&[&x, &y], 0, &[]).expect("it runs");
    assert!(download(&outputs[0]).iter().all(|&value| value == 2.5));
    assert!(floats((*lent).as_ref()).iter().all(|&value| value == 1.5), "they are immutable");
    drop((x, outputs, lent));
    watch.recv_timeout(PATIENCE).expect("the bytes come back");
}

#[test]
fn sizes_that_disagree_are_refused() {
    let refused = client().upload(&[0; 11], ElementType::F32, &[3], 0).err().expect("11 != 12");
    assert_eq!(refused.code, Code::InvalidArgument);
    assert!(refused.message.contains("11 bytes") && refused.message.contains("12"), "{refused}");
    assert!(client().upload(&[], ElementType::F32, &[-1], 0).is_err());
    assert!(client().upload(&[], ElementType::F32, &[i64::MAX, 2], 0).is_err());

    let x = upload(client(), &[1.0; 3], 0);
    let refused = x.download(&mut [0; 11]).expect_err("11 < 12");
    assert!(refused.message.contains("11 bytes"), "{refused}");
}

#[test]
fn an_empty_array_travels() {
    let x = client().upload(&[], ElementType::F32, &[0, 3], 0).expect("the upload starts");
    x.download(&mut []).expect("the download succeeds");
    assert_eq!(x.dims(), Ok(vec![0, 3]));
}

#[test]
fn a_deleted_buffer_says_so() {
    let x = upload(client(), &[1.0], 0);
    assert_eq!(x.is_deleted(), Ok(false));
    x.delete().expect("deleting succeeds");
    assert_eq!(x.is_deleted(), Ok(true));
    assert!(x.download(&mut [0; 4]).is_err());
}

#[test]
fn downloads_can_be_waited_for_later_or_abandoned() {
    let x = upload(client(), &vec![2.0; 1 << 18], 0);
    let copy = x.download_async(vec![0; 4 << 18]).expect("the copy starts");
    drop(x.download_async(vec![0; 4 << 18]).expect("the copy starts"));
    drop(x);
    let copied = copy.wait().expect("the copy succeeds");
    assert!(floats(&copied).iter().all(|&value| value == 2.0));
}

#[test]
fn events_call_back_once_and_survive_a_panic() {
    let x = upload(client(), &[1.0; 16], 0);
    let (send, receive) = mpsc::channel();
    let event = x.ready().expect("a buffer has an event");
    event.on_ready(move |done| send.send(done).expect("the test waits")).expect("registered");
    assert_eq!(receive.recv_timeout(PATIENCE), Ok(Ok(())));
    assert!(receive.recv().is_err(), "the callback is gone after its one call");

    let fired = Arc::new(AtomicBool::new(false));
    let flag = fired.clone();
    let event = x.ready().expect("a buffer has an event");
    let registered = event.on_ready(move |_| {
        flag.store(true, Ordering::SeqCst);
        panic!("expected: this panic must not reach the plugin");
    });
    registered.expect("registered");
    x.ready().expect("a buffer has an event").wait().expect("the buffer is fine");
    assert!(fired.load(Ordering::SeqCst));
}

#[test]
fn a_client_outlives_its_handle_while_a_buffer_needs_it() {
    let client = two_devices().expect("a client starts");
    let x = upload(&client, &[4.0], 1);
    let event = x.ready().expect("a buffer has an event");
    drop(client);
    assert_eq!(download(&x), [4.0]);
    drop(x);
    event.wait().expect("the buffer was fine");
}

#[test]
fn the_last_handle_may_be_dropped_inside_a_callback() {
    let client = two_devices().expect("a client starts");
    let x = upload(&client, &[4.0; 1 << 16], 0);
    let event = x.ready().expect("a buffer has an event");
    let (send, receive) = mpsc::channel();
    drop(client);
    event
        .on_ready(move |done| {
            drop(x);
            send.send(done).expect("the test waits");
        })
        .expect("registered");
    assert_eq!(receive.recv_timeout(PATIENCE), Ok(Ok(())));
}

#[test]
fn four_threads_share_a_client() {
    let program = add(1000, "{jax.buffer_donor = true}");
    let add = client().compile(program.as_bytes(), &CompileOptions::default()).expect("compiles");
    let runs = AtomicUsize::new(0);
    thread::scope(|scope| {
        for t in 0..4 {
            let (add, runs) = (&add, &runs);
            scope.spawn(move || {
                let device = t % 2;
                let step = upload(client(), &[t as f32; 1000], device);
                let mut total = upload(client(), &[0.0; 1000], device);
                for _ in 0..200 {
                    let outputs = add.execute(&[&total, &step], device, &[]).expect("it runs");
                    total = outputs.into_iter().next().expect("one output");
                    runs.fetch_add(1, Ordering::Relaxed);
                }
                assert_eq!(download(&total), [200.0 * t as f32; 1000]);
            });
        }
    });
    assert_eq!(runs.into_inner(), 800);
}

#[test]
fn reading_and_donating_at_once_is_safe() {
    let program = add(1 << 16, "{jax.buffer_donor = true}");
    let add = client().compile(program.as_bytes(), &CompileOptions::default()).expect("compiles");
    let step = upload(client(), &vec![1.0; 1 << 16], 0);
    let reads = AtomicUsize::new(0);
    for _ in 0..50 {
        let x = upload(client(), &vec![7.0; 1 << 16], 0);
        let before = reads.load(Ordering::Relaxed);
        thread::scope(|scope| {
            scope.spawn(|| {
                let mut dst = vec![0; 4 << 16];
                // Every read before the donation is whole.
                while x.download(&mut dst).is_ok() {
                    assert!(floats(&dst).iter().all(|&value| value == 7.0));
                    reads.fetch_add(1, Ordering::Relaxed);
                }
            });
            while reads.load(Ordering::Relaxed) == before {
                thread::yield_now();
            }
            // While it is read, donating may be refused.
            while !x.is_deleted().expect("a buffer knows") {
                let _ = add.execute(&[&x, &step], 0, &[]);
            }
        });
    }
    assert!(reads.into_inner() >= 50);
}

#[test]
fn everything_is_send_and_sync() {
    fn both<T: Send + Sync + 'static>() {}
    both::<pjrt::Plugin>();
    both::<pjrt::Client>();
    both::<pjrt::Device>();
    both::<pjrt::Buffer>();
    both::<pjrt::Event>();
    both::<pjrt::Executable>();
    both::<pjrt::Topology>();
    both::<pjrt::AotExecutable>();
}
