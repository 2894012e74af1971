//! Events: the completion of asynchronous work.

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
    /// Blocks until the work is done, and returns its error if it failed.
    pub fn wait(&self) -> Result<()> {
        call::wait(&self.event)
    }

    /// True if the work is done, failed or not.
    pub fn is_ready(&self) -> Result<bool> {
        let args = PJRT_Event_IsReady_Args { event: self.event.get(), ..Struct::empty() };
        Ok(self.event.api.call(args)?.is_ready)
    }

    /// Runs `then` when the work is done: immediately if it already is, else on one of the plugin's
    /// threads, where `then` must not block.
    pub fn on_ready(self, then: impl FnOnce(Result<()>) + Send + 'static) -> Result<()> {
        let client = self.client;
        call::on_ready(self.event, move |result| {
            then(result);
            drop(client);
        })
    }
}
