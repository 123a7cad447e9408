//! The words that clap and clap_mangen put around ours: headings, marks of defaults, sections.
//!
//! They cannot be set, so they are exchanged in what was written. The English catalogue has the
//! same words, so a word of theirs that changes is seen in the snapshots of help.

use clap::builder::Styles;
use ronde_words::UsageWords;

use crate::language;

/// A page of help, or the line of usage under a mistake, in the language of this run.
pub(crate) fn in_words(page: &str) -> String {
    let w = UsageWords::of(language::current());
    let (styles, mut page) = (Styles::default(), page.to_owned());
    let (header, usage) = (styles.get_header(), styles.get_usage());
    page =
        page.replace(&format!("{usage}Usage:{usage:#}"), &format!("{usage}{}{usage:#}", w.usage));
    for (english, ours) in
        [("Commands:", w.commands), ("Arguments:", w.arguments), ("Options:", w.options)]
    {
        page = page.replace(
            &format!("{header}{english}{header:#}\n"),
            &format!("{header}{ours}{header:#}\n"),
        );
    }
    page = page.replace("[OPTIONS]", w.any_options);
    marks(&page)
}

/// The same in a page of the manual.
pub(crate) fn in_manual(page: &str) -> String {
    let w = UsageWords::of(language::current());
    let mut page = page.to_owned();
    for (english, ours) in [
        ("NAME", w.name_section),
        ("SYNOPSIS", w.synopsis_section),
        ("DESCRIPTION", w.description_section),
        ("OPTIONS", w.options_section),
        ("SUBCOMMANDS", w.commands_section),
        ("EXTRA", w.extra_section),
        ("VERSION", w.version_section),
    ] {
        page = page.replace(&format!(".SH {english}\n"), &format!(".SH {ours}\n"));
    }
    marks(&page)
}

/// What stands in brackets behind an option, and above its values.
fn marks(page: &str) -> String {
    let w = UsageWords::of(language::current());
    let mut page = page.to_owned();
    for (english, ours) in [
        ("[default:", w.default),
        ("[alias:", w.alias),
        ("[aliases:", w.aliases),
        ("[possible values:", w.possible_inline),
        ("Possible values:", w.possible),
    ] {
        page = exchanged(&page, english, ours);
    }
    page
}

/// The text with other words, also where a line was broken between them.
fn exchanged(text: &str, words: &str, ours: &str) -> String {
    if words == ours {
        return text.to_owned();
    }
    let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
    let mut pieces = text.split(first);
    let mut page = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let after = piece.trim_start();
        match after.strip_prefix(rest) {
            // A break that stood between their words stands before ours.
            Some(left) if !rest.is_empty() && after.len() < piece.len() => {
                let gap = &piece[..piece.len() - after.len()];
                if gap != " " {
                    page.truncate(page.trim_end().len());
                    page += gap;
                }
                page += ours;
                page += left;
            }
            _ if rest.is_empty() => {
                page += ours;
                page += piece;
            }
            _ => {
                page += first;
                page += piece;
            }
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_exchanged_across_a_break() {
        for (text, expected) in [
            ("a [possible values: b]", "a [Werte: b]"),
            ("a [possible\n   values: b]", "a\n   [Werte: b]"),
            ("a [possible b]", "a [possible b]"),
            ("nothing", "nothing"),
        ] {
            assert_eq!(expected, exchanged(text, "[possible values:", "[Werte:"));
        }
        assert_eq!("[Vorgabe: x]", exchanged("[default: x]", "[default:", "[Vorgabe:"));
    }
}
