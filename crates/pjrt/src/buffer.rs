//! A device's memory, typed and shaped.

use std::sync::mpsc;

use crate::call::{self, HostMemory, Owned};
use crate::client::Client;
use crate::error::{Code, Error, Result};
use crate::event::Event;
use crate::sys::*;

macro_rules! element_types {
    ($($name:ident = $raw:literal, $size:literal;)*) => {
        /// The element types of PJRT, with PJRT's numbers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(i32)]
        #[non_exhaustive]
        pub enum ElementType { $($name = $raw,)* }

        impl ElementType {
            /// Bytes that one element takes on the host, where 2- and 4-bit types are unpacked.
            pub fn size_in_bytes(self) -> usize {
                match self { $(ElementType::$name => $size,)* }
            }

            pub(crate) fn from_raw(raw: i32) -> Option<ElementType> {
                match raw { $($raw => Some(ElementType::$name),)* _ => None }
            }
        }
    };
}

element_types! {
    Pred = 1, 1;
    S8 = 2, 1;
    S16 = 3, 2;
    S32 = 4, 4;
    S64 = 5, 8;
    U8 = 6, 1;
    U16 = 7, 2;
    U32 = 8, 4;
    U64 = 9, 8;
    F16 = 10, 2;
    F32 = 11, 4;
    F64 = 12, 8;
    BF16 = 13, 2;
    C64 = 14, 8;
    C128 = 15, 16;
    F8E5M2 = 16, 1;
    F8E4M3FN = 17, 1;
    F8E4M3B11FNUZ = 18, 1;
    F8E5M2FNUZ = 19, 1;
    F8E4M3FNUZ = 20, 1;
    S4 = 21, 1;
    U4 = 22, 1;
    Token = 23, 0;
    S2 = 24, 1;
    U2 = 25, 1;
    F8E4M3 = 26, 1;
    F8E3M4 = 27, 1;
    F8E8M0FNU = 28, 1;
    F4E2M1FN = 29, 1;
}

impl ElementType {
    /// Bytes that a dense array takes on the host.
    pub(crate) fn size_of(self, dims: &[i64]) -> Result<usize> {
        let size = dims.iter().try_fold(self.size_in_bytes(), |size, &dim| {
            usize::try_from(dim).ok().and_then(|dim| size.checked_mul(dim))
        });
        size.ok_or_else(|| {
            let message = format!("{self:?}{dims:?} is not the shape of an array");
            Error::new(Code::InvalidArgument, "sizing a buffer", message)
        })
    }

    pub(crate) fn try_from_raw(raw: i32, call: &'static str) -> Result<ElementType> {
        ElementType::from_raw(raw).ok_or_else(|| {
            Error::new(Code::Unimplemented, call, format!("element type {raw} is not known"))
        })
    }
}

/// An array on a device. Its contents may still be pending; see [`Buffer::ready`].
pub struct Buffer {
    buffer: Owned<PJRT_Buffer>,
    client: Client,
}

impl Buffer {
    pub(crate) fn new(buffer: Owned<PJRT_Buffer>, client: Client) -> Buffer {
        Buffer { buffer, client }
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    pub(crate) fn get(&self) -> Ref<'_, PJRT_Buffer> {
        self.buffer.get()
    }

    pub fn element_type(&self) -> Result<ElementType> {
        let args = PJRT_Buffer_ElementType_Args { buffer: self.get(), ..Struct::empty() };
        ElementType::try_from_raw(self.buffer.api.call(args)?.r#type, "PJRT_Buffer_ElementType")
    }

    /// The dimensions; a bounded dynamic one counts with its bound.
    pub fn dims(&self) -> Result<Vec<i64>> {
        let args = PJRT_Buffer_Dimensions_Args { buffer: self.get(), ..Struct::empty() };
        Ok(self.buffer.api.call(args)?.dims.get().to_vec())
    }

    /// The dimensions; a bounded dynamic one counts with its present size. The call may wait for
    /// this size.
    pub fn unpadded_dims(&self) -> Result<Vec<i64>> {
        let args = PJRT_Buffer_UnpaddedDimensions_Args { buffer: self.get(), ..Struct::empty() };
        Ok(self.buffer.api.call(args)?.unpadded_dims.get().to_vec())
    }

    /// Bytes taken on the device, padding included.
    pub fn on_device_size(&self) -> Result<usize> {
        let args = PJRT_Buffer_OnDeviceSizeInBytes_Args { buffer: self.get(), ..Struct::empty() };
        Ok(self.buffer.api.call(args)?.on_device_size_in_bytes)
    }

    /// The index in [`Client::devices`] of the device that holds this buffer.
    pub fn device(&self) -> Result<usize> {
        let args = PJRT_Buffer_Device_Args { buffer: self.get(), ..Struct::empty() };
        let device = self.buffer.api.call(args)?.device.as_ptr();
        let found = self.client.devices().iter().position(|d| d.device.get().as_ptr() == device);
        found.ok_or_else(|| {
            let message = "the buffer is on a device that this process cannot use";
            Error::new(Code::FailedPrecondition, "PJRT_Buffer_Device", message)
        })
    }

    /// An event that fires when the contents are ready, with the error if their computation failed.
    pub fn ready(&self) -> Result<Event> {
        let api = self.buffer.api;
        let args = PJRT_Buffer_ReadyEvent_Args { buffer: self.get(), ..Struct::empty() };
        let event = api.own(api.call(args)?.event, "PJRT_Buffer_ReadyEvent")?;
        Ok(Event { event, client: self.client.clone() })
    }

    /// Waits for the contents and copies them, row-major, to the start of `dst`.
    pub fn download(&self, dst: &mut [u8]) -> Result<()> {
        let dims = self.dims()?;
        let size = self.element_type()?.size_of(&dims)?;
        if dst.len() < size {
            let message = format!("got {} bytes of room for a buffer of {size}", dst.len());
            return Err(Error::new(Code::InvalidArgument, "PJRT_Buffer_ToHostBuffer", message));
        }
        call::download_into(&self.buffer, dims.len(), size, 0, &mut dst[..size])
    }

    /// Like [`download`](Self::download), for the row-major bytes from `at` on that fill `dst`. A
    /// buffer in this process's memory is read in place; others are downloaded whole.
    pub fn download_part(&self, at: usize, dst: &mut [u8]) -> Result<()> {
        let dims = self.dims()?;
        let size = self.element_type()?.size_of(&dims)?;
        if at + dst.len() > size {
            let message = format!("got bytes {at} to {} of a buffer of {size}", at + dst.len());
            return Err(Error::new(Code::InvalidArgument, "PJRT_Buffer_ToHostBuffer", message));
        }
        call::download_into(&self.buffer, dims.len(), size, at, dst)
    }

    /// Waits for the contents. If they are dense and row-major in this process's memory, pins them:
    /// nothing frees, overwrites or donates them until the result is dropped.
    pub fn on_host(&self) -> Result<Option<OnHost<'_>>> {
        let dims = self.dims()?;
        let size = self.element_type()?.size_of(&dims)?;
        self.ready()?.wait()?;
        Ok(HostMemory::of(&self.buffer, dims.len(), size).map(OnHost))
    }

    /// Starts copying the contents, row-major, into `dst`, which must be long enough.
    /// [`Download::wait`] returns `dst`.
    pub fn download_async(&self, dst: Vec<u8>) -> Result<Download> {
        let (send, receive) = mpsc::sync_channel(1);
        self.download_then(dst, move |done| {
            // The receiver is gone if nobody waits any more.
            let _ = send.send(done);
        })?;
        Ok(Download(receive))
    }

    /// As [`Buffer::download_async`], but hands `dst` to `then`, which runs on one of the plugin's
    /// threads and must not block.
    pub fn download_then(
        &self,
        dst: Vec<u8>,
        then: impl FnOnce(Result<Vec<u8>>) + Send + 'static,
    ) -> Result<()> {
        let client = self.client.clone();
        call::download_then(&self.buffer, self.rank()?, dst, move |done| {
            then(done);
            drop(client);
        })
    }

    /// Copies to a device of the same client, without waiting if it is another one. PJRT refuses a copy
    /// to the device that has the buffer, so that goes through the host.
    pub fn copy_to_device(&self, device: usize) -> Result<Buffer> {
        let api = self.buffer.api;
        let dst_device = self.client.device(device)?.device.get();
        let at = PJRT_Buffer_Device_Args { buffer: self.get(), ..Struct::empty() };
        if api.call(at)?.device.as_ptr() == dst_device.as_ptr() {
            let (ty, dims) = (self.element_type()?, self.dims()?);
            let mut bytes = vec![0; ty.size_of(&dims)?];
            self.download(&mut bytes)?;
            return self.client.upload_owned(bytes, ty, &dims, device);
        }
        let args = api.call(PJRT_Buffer_CopyToDevice_Args {
            buffer: self.get(),
            dst_device,
            ..Struct::empty()
        })?;
        let buffer = api.own(args.dst_buffer, "PJRT_Buffer_CopyToDevice")?;
        Ok(Buffer::new(buffer, self.client.clone()))
    }

    /// Frees the memory, as soon as work already started no longer needs it.
    pub fn delete(&self) -> Result<()> {
        let args = PJRT_Buffer_Delete_Args { buffer: self.get(), ..Struct::empty() };
        self.buffer.api.call(args).map(drop)
    }

    /// True if the memory is gone: deleted, or donated to an execution.
    pub fn is_deleted(&self) -> Result<bool> {
        let args = PJRT_Buffer_IsDeleted_Args { buffer: self.get(), ..Struct::empty() };
        Ok(self.buffer.api.call(args)?.is_deleted)
    }

    /// The address on the device, on platforms that have one.
    pub fn unsafe_pointer(&self) -> Result<usize> {
        let args = PJRT_Buffer_UnsafePointer_Args { buffer: self.get(), ..Struct::empty() };
        Ok(self.buffer.api.call(args)?.buffer_pointer)
    }

    fn rank(&self) -> Result<usize> {
        let args = PJRT_Buffer_Dimensions_Args { buffer: self.get(), ..Struct::empty() };
        Ok(self.buffer.api.call(args)?.dims.get().len())
    }
}

/// A buffer's contents, pinned in this process's memory.
pub struct OnHost<'a>(HostMemory<'a>);

impl OnHost<'_> {
    pub fn bytes(&self) -> Result<&[u8]> {
        self.0.bytes()
    }
}

/// A pending copy to the host. Dropping it lets the copy finish and frees the destination.
pub struct Download(mpsc::Receiver<Result<Vec<u8>>>);

impl Download {
    /// Waits for the copy and returns the destination.
    pub fn wait(self) -> Result<Vec<u8>> {
        self.0.recv().unwrap_or_else(|_| {
            let message = "the plugin dropped the copy without finishing it";
            Err(Error::new(Code::Aborted, "PJRT_Buffer_ToHostBuffer", message))
        })
    }
}
