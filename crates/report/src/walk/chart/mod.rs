//! Flow charts of the books, drawn and put into words. Boxes and arrows are in the book of each
//! system.

mod draw;
mod words;

use ronde_swiss::chart::Chart;
use ronde_words::Lang;

/// What a chart is called, in a language.
pub fn title(chart: &Chart, lang: Lang) -> &'static str {
    words::of(chart.title, lang)
}

/// The chart as a picture. `lit` is the node where one stands, `before` the one where one stood.
pub fn svg(chart: &Chart, lang: Lang, lit: Option<&str>, before: Option<&str>) -> String {
    draw::svg(chart, lang, lit, before)
}
