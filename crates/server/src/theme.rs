//! Light or dark: as the reader's system has it, unless he chose.

use axum::http::HeaderMap;
use axum::http::header;

/// What the reader chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Nothing: his system decides.
    #[default]
    System,
    /// Ink on paper.
    Light,
    /// Paper on ink.
    Dark,
}

impl Theme {
    /// What the cookie remembers. It is read here, so that no page flickers.
    pub fn of(headers: &HeaderMap) -> Theme {
        let cookies = headers.get(header::COOKIE).and_then(|value| value.to_str().ok());
        let mut pairs = cookies.unwrap_or_default().split(';').map(str::trim);
        match pairs.find_map(|pair| pair.strip_prefix("theme=")) {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::System,
        }
    }

    /// The word for the page; empty while the system decides.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::System => "",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_decides_and_nothing_else_is_a_theme() {
        for (cookie, theme) in [
            ("theme=dark", Theme::Dark),
            ("lang=fr; theme=light", Theme::Light),
            ("theme=purple", Theme::System),
            ("lang=fr", Theme::System),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, cookie.parse().unwrap());
            assert_eq!(theme, Theme::of(&headers), "{cookie}");
        }
    }
}
