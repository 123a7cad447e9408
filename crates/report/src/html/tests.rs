//! What is asked of a printed page, by rows.

use ronde_words::Lang;

use super::*;
use crate::view::Column;

fn sheet(blocks: Vec<Block>) -> Sheet {
    Sheet { key: "list".to_owned(), title: "List".to_owned(), blocks, ..Sheet::default() }
}

fn paper(lang: Lang, sheets: Vec<Sheet>) -> Paper {
    Paper {
        key: "list".to_owned(),
        title: "List".to_owned(),
        event: "Lakeside </style> Open".to_owned(),
        lang,
        stamp: "round 5, 14:32".to_owned(),
        link: None,
        draft: false,
        sheets,
    }
}

fn names(names: &[&str]) -> View {
    View {
        columns: vec![Column::words("name", "Name"), Column::numbers("board", "Bd")],
        rows: names.iter().map(|name| vec![(*name).to_owned(), "1".to_owned()]).collect(),
        ..View::default()
    }
}

#[test]
fn a_page_needs_nothing_from_elsewhere_and_runs_nothing() {
    let mut paper = paper(Lang::En, vec![sheet(vec![names(&["Keller, Anna"]).into()])]);
    paper.link = Some("https://example.org/p/open".to_owned());
    let page = page(&paper);
    for never in ["<script", "src=", "href=", "@import", "http-equiv", " style="] {
        assert!(!page.contains(never), "{never}");
    }
    assert_eq!(1, page.matches("</style>").count(), "the event's name ends no style sheet");
    assert_eq!(1, page.matches("<style>").count());
}

#[test]
fn names_of_any_script_stay_what_they_are() {
    for (name, cell) in [
        ("O'Neil <b>", "<td dir=\"auto\">O&#39;Neil &lt;b&gt;</td>"),
        ("אברהם, משה", "<td dir=\"auto\">אברהם, משה</td>"),
        ("王伟", "<td dir=\"auto\">王伟</td>"),
        (
            "Wolfeschlegelsteinhausenbergerdorff-von-und-zu-Hohenlohe, Max",
            "<td dir=\"auto\">Wolfeschlegelsteinhausenbergerdorff-von-und-zu-Hohenlohe, Max</td>",
        ),
    ] {
        let page = page(&paper(Lang::En, vec![sheet(vec![names(&[name]).into()])]));
        assert!(page.contains(cell), "{name}");
    }
    assert!(style::of(&paper(Lang::En, Vec::new())).contains("overflow-wrap: anywhere"));
}

#[test]
fn heads_are_repeated_and_rows_stay_whole() {
    let page = page(&paper(Lang::En, vec![sheet(vec![names(&["A", "B"]).into()])]));
    for needed in [
        "thead { display: table-header-group; }",
        "tr { break-inside: avoid; }",
        "break-after: avoid",
        "<thead><tr><th>Name</th><th class=\"n\">Bd</th></tr></thead>",
    ] {
        assert!(page.contains(needed), "{needed}");
    }
}

#[test]
fn every_sheet_has_its_own_page() {
    let mut wide = sheet(vec![names(&["A"]).into()]);
    wide.page = Page { size: Size::Letter, landscape: true, reading: Reading::Far };
    let drawn = Block::Drawn { markup: "<p>cut here</p>".to_owned(), view: View::default() };
    let page = page(&paper(Lang::En, vec![sheet(Vec::new()), wide, sheet(vec![drawn])]));
    for needed in [
        "@page a4 { size: A4 portrait; margin: 14mm 12mm 13mm;",
        "@page letter-wide { size: letter landscape;",
        "@page a4-bare { size: A4 portrait; margin: 8.0mm 8.0mm 10.0mm;",
        "<section class=\"sheet letter-wide far\">",
        "<section class=\"sheet a4-bare hand\">\n<p>cut here</p>\n</section>",
        ".letter-wide { page: letter-wide; }",
    ] {
        assert!(page.contains(needed), "{needed}");
    }
}

#[test]
fn pages_are_counted_in_the_readers_words() {
    for (lang, count, word) in [
        (Lang::En, "\"Page \" counter(page) \" of \" counter(pages) \"\"", "DRAFT"),
        (Lang::Fr, "\"Page \" counter(page) \" sur \" counter(pages) \"\"", "BROUILLON"),
        (Lang::De, "\"Seite \" counter(page) \" von \" counter(pages) \"\"", "ENTWURF"),
        (Lang::It, "\"Pagina \" counter(page) \" di \" counter(pages) \"\"", "BOZZA"),
    ] {
        let mut paper = paper(lang, vec![sheet(Vec::new())]);
        let published = page(&paper);
        assert!(published.contains(&format!("@bottom-right {{ content: {count}; }}")), "{lang:?}");
        assert!(!published.contains(word) && !published.contains("<div class=\"draft\""));
        paper.draft = true;
        let draft = page(&paper);
        assert!(
            draft.contains(&format!("<div class=\"draft\" aria-hidden=\"true\"><b>{word}</b>"))
        );
        assert!(draft.contains(&format!("@bottom-center {{ content: \"{word}\";")), "{lang:?}");
    }
}

#[test]
fn the_live_page_stands_on_every_page() {
    let mut paper = paper(Lang::En, vec![sheet(Vec::new())]);
    assert!(!page(&paper).contains("class=\"qr\""));
    paper.link = Some("https://example.org/p/open?a=1&b=2".to_owned());
    let page = page(&paper);
    assert_eq!(1, page.matches("<svg class=\"qr\"").count(), "on the first page");
    assert!(
        page.contains("@top-right { content: url(\"data:image/svg+xml,%3Csvg"),
        "on all others"
    );
    assert!(page.contains("<b>https://example.org/p/open?a=1&amp;b=2</b>"), "as an address");
}

#[test]
fn a_disc_is_no_nought() {
    let columns = vec![Column::numbers("round_1", "R1"), Column::words("name", "Name")];
    let rows =
        vec![vec!["18○0".to_owned(), "○ ●".to_owned()], vec!["4●½<".to_owned(), String::new()]];
    let view = View { columns, rows, ..View::default() };
    let page = page(&paper(Lang::En, vec![sheet(vec![view.into()])]));
    for cell in [
        "<td class=\"n\">18<i>○</i>0</td>",
        "<td class=\"n\">4<i>●</i>½&lt;</td>",
        "<td dir=\"auto\">○ ●</td>",
    ] {
        assert!(page.contains(cell), "{cell}");
    }
}

#[test]
fn short_lists_stand_abreast() {
    let table = Table { view: names(&["A"]), abreast: 2, kept: 0 };
    let page = page(&paper(Lang::En, vec![sheet(vec![Block::Table(table)])]));
    assert!(page.contains("<div class=\"abreast x2\">\n<table class=\"grid\">"));
}

#[test]
fn a_wide_table_repeats_what_it_keeps() {
    let columns: Vec<Column> = (0..40).map(|at| Column::numbers("c", &format!("H{at}"))).collect();
    let row = vec!["12345".to_owned(); 40];
    let view = View { columns, rows: vec![row], ..View::default() };
    let table = Table { view, abreast: 1, kept: 2 };
    let page = page(&paper(Lang::En, vec![sheet(vec![Block::Table(table)])]));
    let parts = page.matches("<table").count();
    assert!(parts > 1);
    assert_eq!(
        parts,
        page.matches("<thead><tr><th class=\"n\">H0</th><th class=\"n\">H1</th>").count()
    );
    assert_eq!(parts - 1, page.matches("<table class=\"grid more\">").count());
    assert_eq!(1, page.matches(">H39<").count());
}

#[test]
fn points_and_tie_breaks_have_their_parts_as_signs() {
    for (key, text, expected) in [
        ("points", "2.5", "2½"),
        ("points", "0.5", "½"),
        ("white_points", "3.0", "3"),
        ("BH/C1", "14.0", "14"),
        ("SB", "8.25", "8¼"),
        ("SB", "0.75", "¾"),
        ("ARO", "1954", "1954"),
        ("amount", "12.50", "12.50"),
        ("SB", "8.33", "8.33"),
    ] {
        assert_eq!(expected, fractions(&Column::numbers(key, ""), text), "{key} {text}");
    }
}
