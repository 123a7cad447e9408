//! Style sheet and scripts, in the executable itself: one file to copy, and no internet.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Every asset: its name, its kind, its text.
const ASSETS: &[(&str, &str, &str)] = &[
    ("acts.js", SCRIPT, include_str!("../assets/acts.js")),
    ("api.js", SCRIPT, include_str!("../assets/api.js")),
    ("app.css", STYLE, APP),
    ("app.js", SCRIPT, include_str!("../assets/app.js")),
    ("ask.js", SCRIPT, include_str!("../assets/ask.js")),
    ("checkin.js", SCRIPT, include_str!("../assets/checkin.js")),
    ("difference.js", SCRIPT, include_str!("../assets/difference.js")),
    ("entry-foot.js", SCRIPT, include_str!("../assets/entry-foot.js")),
    ("entry-keys.js", SCRIPT, include_str!("../assets/entry-keys.js")),
    ("entry-menu.js", SCRIPT, include_str!("../assets/entry-menu.js")),
    ("entry-rows.js", SCRIPT, include_str!("../assets/entry-rows.js")),
    ("entry-tools.js", SCRIPT, include_str!("../assets/entry-tools.js")),
    ("hand.js", SCRIPT, include_str!("../assets/hand.js")),
    ("help.css", STYLE, include_str!("../assets/help.css")),
    ("icons.svg", PICTURE, include_str!("../assets/icons.svg")),
    ("keys.js", SCRIPT, include_str!("../assets/keys.js")),
    ("live.js", SCRIPT, include_str!("../assets/live.js")),
    ("new.js", SCRIPT, include_str!("../assets/new.js")),
    ("phone.css", STYLE, include_str!("../assets/phone.css")),
    ("plan.css", STYLE, include_str!("../assets/plan.css")),
    ("papers.css", STYLE, include_str!("../assets/papers.css")),
    ("papers.js", SCRIPT, include_str!("../assets/papers.js")),
    ("people.css", STYLE, include_str!("../assets/people.css")),
    ("people.js", SCRIPT, include_str!("../assets/people.js")),
    ("phone.js", SCRIPT, include_str!("../assets/phone.js")),
    ("print.js", SCRIPT, include_str!("../assets/print.js")),
    ("round.js", SCRIPT, include_str!("../assets/round.js")),
    ("rounds.css", STYLE, include_str!("../assets/rounds.css")),
    ("reference.css", STYLE, include_str!("../assets/reference.css")),
    ("results.js", SCRIPT, include_str!("../assets/results.js")),
    ("second-pass.js", SCRIPT, include_str!("../assets/second-pass.js")),
    ("standings.css", STYLE, include_str!("../assets/standings.css")),
    ("toast.js", SCRIPT, include_str!("../assets/toast.js")),
    ("why.css", STYLE, include_str!("../assets/why.css")),
    ("why.js", SCRIPT, include_str!("../assets/why.js")),
    ("whatif.css", STYLE, include_str!("../assets/whatif.css")),
    ("words.js", SCRIPT, include_str!("../assets/words.js")),
    ("players.js", SCRIPT, include_str!("../assets/players.js")),
    ("players.css", STYLE, include_str!("../assets/players.css")),
    ("new.css", STYLE, include_str!("../assets/new.css")),
    ("odds.css", STYLE, include_str!("../assets/odds.css")),
    ("odds.js", SCRIPT, include_str!("../assets/odds.js")),
    ("open.js", SCRIPT, include_str!("../assets/open.js")),
    ("start.js", SCRIPT, include_str!("../assets/start.js")),
    ("screen.css", STYLE, include_str!("../assets/screen.css")),
    ("screen.js", SCRIPT, include_str!("../assets/screen.js")),
    ("screen-line.js", SCRIPT, include_str!("../assets/screen-line.js")),
    ("screen-pages.js", SCRIPT, include_str!("../assets/screen-pages.js")),
    ("screen-size.js", SCRIPT, include_str!("../assets/screen-size.js")),
    ("screens.css", STYLE, include_str!("../assets/screens.css")),
    ("screens.js", SCRIPT, include_str!("../assets/screens.js")),
    ("settings.js", SCRIPT, include_str!("../assets/settings.js")),
    ("files.js", SCRIPT, include_str!("../assets/files.js")),
];

/// What tells this version of the program from others: a screen that has been on for days sees by
/// it that its own scripts are old.
pub(crate) fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let texts: String = ASSETS.iter().map(|(_, _, text)| *text).collect();
        let hash = ronde_desk::Hash::of(texts.as_bytes()).to_string();
        format!("{}-{}", env!("CARGO_PKG_VERSION"), &hash[..12])
    });
    &VERSION
}

/// The style of every page is written in chapters and sent as one.
const APP: &str = concat!(
    include_str!("../assets/tokens.css"),
    include_str!("../assets/app.css"),
    include_str!("../assets/tables.css"),
    include_str!("../assets/pages.css"),
    include_str!("../assets/narrow.css"),
    include_str!("../assets/print.css"),
);

const STYLE: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// A browser asks each time whether its copy still holds: a new version of the program has new
/// assets under the old names.
pub(crate) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some((_, kind, text)) = ASSETS.iter().find(|(name, ..)| *name == path) else {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    };
    let mark = mark(text);
    let known =
        headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == mark.as_bytes());
    let caching = [(header::CACHE_CONTROL, "no-cache".to_owned()), (header::ETAG, mark)];
    if known {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(header::CONTENT_TYPE, *kind)], *text).into_response()
}

/// What tells one text from another. Compressed it is another sequence of bytes, hence the weak
/// form.
fn mark(text: &str) -> String {
    let hash = ronde_desk::Hash::of(text.as_bytes()).to_string();
    format!("W/\"{}\"", &hash[..16])
}
