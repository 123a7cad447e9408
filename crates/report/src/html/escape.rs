//! Text that stays text: in markup, in style sheets, in addresses of data.

use std::fmt::Write as _;

/// The text as markup, also inside quotation marks. A name may hold anything.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    push(&mut out, text);
    out
}

pub(super) fn push(out: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
        out.push_str(&rest[..at]);
        out.push_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        });
        rest = &rest[at + 1..];
    }
    out.push_str(rest);
}

/// The text as a string of a style sheet, with its quotation marks. `<` is escaped too: `</style>`
/// in the name of an event must not end the sheet.
pub(super) fn css(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' | '<' | '>' | '&' => {
                let _ = write!(out, "\\{:x} ", u32::from(letter));
            }
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

/// A picture as an address: `data:image/svg+xml,…`.
pub(super) fn data(svg: &str) -> String {
    let mut out = String::from("data:image/svg+xml,");
    for byte in svg.bytes() {
        match byte {
            b'"' | b'#' | b'%' | b'&' | b'\'' | b'(' | b')' | b'<' | b'>' | b'\\' | b' ' => {
                let _ = write!(out, "%{byte:02X}");
            }
            byte if byte.is_ascii_graphic() => out.push(char::from(byte)),
            byte => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stays_a_name() {
        for (text, markup, style) in [
            ("O'Neil & <b>", "O&#39;Neil &amp; &lt;b&gt;", "\"O'Neil \\26  \\3c b\\3e \""),
            ("</style>", "&lt;/style&gt;", "\"\\3c /style\\3e \""),
            ("\"x\\", "&quot;x\\", "\"\\22 x\\5c \""),
            ("two\nlines", "two\nlines", "\"two lines\""),
            ("Öztürk 王", "Öztürk 王", "\"Öztürk 王\""),
        ] {
            assert_eq!((markup, style), (&*escaped(text), &*css(text)));
        }
        assert_eq!("data:image/svg+xml,%3Cg%20a=%22%23%C3%A9%22/%3E", data("<g a=\"#é\"/>"));
    }
}
