//! Papers: every one that can be printed, and the folder for a web space.
//!
//! | To find | look in |
//! |---|---|
//! | the page that lists them | `page` |
//! | one paper in one form | `paper` |
//! | size, language and type that somebody prints with | `chosen` |
//! | the tournament as papers read it | `source` |
//! | the folder, set and told | `folder` |

mod chosen;
pub(crate) mod folder;
pub(crate) mod page;
pub(crate) mod paper;
mod source;
