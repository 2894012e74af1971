//! Something that will have happened.

use crate::call::{self, Owned};
use crate::client::Client;
use crate::error::Result;
use crate::sys::{PJRT_Event, PJRT_Event_IsReady_Args, Struct};

/// The completion, or failure, of asynchronous work. Dropping it neither waits nor cancels.
pub struct Event {
    pub(crate) event: Owned<PJRT_Event>,
    pub(crate) client: Client,
}

impl Event {
    /// Blocks until the work is done, and says how it went.
    pub fn wait(&self) -> Result<()> {
        call::wait(&self.event)
    }

    /// Whether the work is done, failed or not.
    pub fn is_ready(&self) -> Result<bool> {
        let args = PJRT_Event_IsReady_Args { event: self.event.get(), ..Struct::empty() };
        Ok(self.event.api.call(args)?.is_ready)
    }

    /// Runs `then` when the work is done: at once if it already is, else on a thread of the
    /// plugin's, where `then` must not block.
    pub fn on_ready(self, then: impl FnOnce(Result<()>) + Send + 'static) -> Result<()> {
        let client = self.client;
        call::on_ready(self.event, move |result| {
            then(result);
            drop(client);
        })
    }
}
