//! What is particular to each language.

use crate::{Lang, LangWords};

impl Lang {
    /// Its code, as addresses and HTML write it: `en`.
    pub const fn code(self) -> &'static str {
        LangWords::of(self).code
    }

    /// Its name in the language itself: `Français`.
    pub const fn own_name(self) -> &'static str {
        LangWords::of(self).name
    }

    /// The language of a code.
    pub fn of_code(code: &str) -> Option<Lang> {
        Lang::KNOWN.into_iter().find(|lang| lang.code() == code)
    }
}
