//! The language of tables and sentences. Messages of the command line are in English.

use ronde_report::lang::Lang;

/// A language by its code.
pub(crate) fn parse(text: &str) -> Result<Lang, String> {
    Lang::of_code(&text.to_lowercase()).ok_or_else(|| "write en, fr, de or it".to_owned())
}
