//! Why: two meet, somebody floats or has the bye; why two others do not; and the round step by
//! step.
//!
//! Everything is told from the moment at which the round was paired ([`ronde_desk::moment`]), so
//! that what is corrected later does not change it. Everybody may read it once the round is
//! published, arbiters before.
//!
//! | To find | look in |
//! |---|---|
//! | the round as it was paired, kept | `told` |
//! | pages | `page`, `walk` |
//! | the same for programs | `api` |

pub(crate) mod api;
pub(crate) mod page;
mod told;
mod walk;

pub(crate) use page::deadlock;
pub(crate) use told::frozen;
