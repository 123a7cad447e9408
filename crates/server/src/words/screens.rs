//! Words of the pages from which screens are steered.

use ronde_words::ScreensWords;

use crate::screen::Content;

/// Something that a screen shows.
pub(crate) const fn content_name(w: &ScreensWords, content: Content) -> &'static str {
    match content {
        Content::Boards => w.boards,
        Content::Names => w.names,
        Content::Results => w.results,
        Content::Standings => w.standings,
        Content::Clock => w.clock,
    }
}
