//! Telephones, over a real connection: two players report their game, strangers try to.

pub(crate) mod client;
mod public;
mod reports;
