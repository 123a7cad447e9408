//! Protocols of matches: two teams, their boards with colours, results and total, signatures.

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, TeamNumber};
use ronde_words::{ProtocolWords, fill};

use super::draw::{self, div, own_way};
use super::matches::{self, Board, Match};
use super::{Block, Page, Paper, Sheet, Source, people};
use crate::view::{Column, View};

/// Board, three columns for each side, the result between them.
const COLUMNS: &str = concat!(
    r#"<colgroup><col class="protocol-no"><col class="protocol-man"><col><col class="protocol-elo">"#,
    r#"<col class="protocol-made"><col class="protocol-man"><col><col class="protocol-elo"></colgroup>"#
);

/// The protocols of a round; results that are known stand in them, the others are written by hand.
pub fn paper(source: &Source, round: RoundNumber) -> Paper {
    let w = ProtocolWords::of(source.lang);
    let title = fill!(w.title, n = round);
    let found = matches::of(source.snapshot, round);
    let protocols = (1..).zip(&found).map(|(table, it)| drawn(source, round, table, it));
    let markup = protocols.collect();
    let view = view(source, &title, &found, round);
    Paper::new(source, "protocols", title.clone()).with(Sheet {
        key: "protocols".to_owned(),
        title,
        page: Page { landscape: false, ..source.page },
        blocks: vec![Block::Drawn { markup, view }],
    })
}

fn drawn(source: &Source, round: RoundNumber, table: usize, of: &Match) -> String {
    let (snapshot, w) = (source.snapshot, ProtocolWords::of(source.lang));
    let event = draw::span("protocol-event", &own_way(&snapshot.event.name));
    let when = fill!(w.when, n = round, m = table);
    let head = div("protocol-head", &(event + &draw::span("protocol-when", &when)));
    let team = |number: TeamNumber| {
        format!("<th colspan=\"3\">{}</th>", own_way(&matches::name(source, number)))
    };
    let heads = format!(
        "<tr><th>{}</th>{}<th>{}</th>{}</tr>",
        w.board,
        team(of.first),
        w.result,
        team(of.second)
    );
    let rows: String = (1..).zip(&of.boards).map(|(at, board)| row(source, at, board)).collect();
    let total = of.total().map(|[one, other]| result(one, other)).unwrap_or_default();
    let foot = format!(
        r#"<tr class="protocol-total"><td colspan="4">{}</td><td>{total}</td><td colspan="3"></td></tr>"#,
        w.total
    );
    let table = format!(
        r#"<table class="protocol-boards">{COLUMNS}<thead>{heads}</thead><tbody>{rows}{foot}</tbody></table>"#
    );
    let captain = |number: TeamNumber| {
        let name = own_way(&matches::name(source, number));
        draw::span("protocol-sign", &format!("{} {name}", w.captain))
    };
    let signs = captain(of.first) + &captain(of.second) + &draw::span("protocol-sign", w.arbiter);
    div("protocol", &(head + &table + &div("protocol-signs", &signs)))
}

fn row(source: &Source, at: usize, board: &Board) -> String {
    let side = |who: Option<PairingNumber>, colour: Colour| {
        let name = who.map_or_else(
            || "–".to_owned(),
            |who| people::titled(source.snapshot, who, source.lang),
        );
        let rating = who.map(|who| people::rating(source.snapshot, who)).unwrap_or_default();
        let sign = format!("{} {}", draw::sign(colour), draw::letter(colour, source.lang));
        format!("<td>{sign}</td><td>{}</td><td>{rating}</td>", own_way(&name))
    };
    let first = side(board.first, board.colour);
    let second = side(board.second, board.colour.other());
    let made = board.points.map(|[one, other]| result(one, other)).unwrap_or_default();
    format!("<tr><td>{at}</td>{first}<td>{made}</td>{second}</tr>")
}

fn result(one: Score, other: Score) -> String {
    format!("{} – {}", draw::points(one), draw::points(other))
}

fn view(source: &Source, title: &str, found: &[Match], round: RoundNumber) -> View {
    let w = ProtocolWords::of(source.lang);
    let who = |who: Option<PairingNumber>| {
        who.map_or_else(String::new, |it| people::titled(source.snapshot, it, source.lang))
    };
    let row = |table: usize, of: &Match, at: usize, board: &Board| {
        vec![
            table.to_string(),
            matches::name(source, of.first),
            at.to_string(),
            who(board.first),
            draw::letter(board.colour, source.lang).to_owned(),
            board.points.map(|[one, other]| result(one, other)).unwrap_or_default(),
            draw::letter(board.colour.other(), source.lang).to_owned(),
            who(board.second),
            matches::name(source, of.second),
        ]
    };
    let rows = (1..).zip(found).flat_map(|(table, of)| {
        (1..).zip(&of.boards).map(move |(at, board)| row(table, of, at, board))
    });
    View {
        title: title.to_owned(),
        columns: vec![
            Column::numbers("match", w.table),
            Column::words("first_team", w.team),
            Column::numbers("board", w.board),
            Column::words("first", ""),
            Column::words("first_colour", ""),
            Column::words("result", w.result),
            Column::words("second_colour", ""),
            Column::words("second", ""),
            Column::words("second_team", w.team),
        ],
        rows: rows.collect(),
        notes: without_match(source, round),
    }
}

/// Teams that had the bye, and matches that were not played.
fn without_match(source: &Source, round: RoundNumber) -> Vec<String> {
    let (snapshot, w) = (source.snapshot, ProtocolWords::of(source.lang));
    let byes = snapshot.team_byes.iter().filter_map(|bye| *bye.teams.get(round.index())?);
    let byes = byes.map(|team| fill!(w.bye, team = matches::name(source, team)));
    let forfeits = snapshot.match_forfeits.iter().filter(|it| it.round == round).map(|it| {
        let (one, other) = (matches::name(source, it.white), matches::name(source, it.black));
        fill!(w.forfeit, one = one, other = other)
    });
    byes.chain(forfeits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_words::Lang;

    #[test]
    fn a_match_has_its_boards_colours_and_results() {
        let snapshot = matches::tests::event(Colour::White);
        let page = Page::default();
        let source = Source {
            snapshot: &snapshot,
            lang: Lang::De,
            stamp: "",
            link: None,
            draft: false,
            page,
        };
        let paper = paper(&source, RoundNumber::FIRST);
        let Block::Drawn { markup, view } = &paper.sheets[0].blocks[0] else { panic!() };
        let rows: Vec<String> = view.rows.iter().map(|row| row.join("|")).collect();
        assert_eq!(
            vec![
                "1|Team 1|1|Player, 1|W|1 – 0|S|Player, 3|Team 2",
                "1|Team 1|2|Player, 2|S||W|Player, 4|Team 2",
            ],
            rows
        );
        // A game goes on: no total yet, and room to write it.
        assert!(markup.contains("<td colspan=\"4\">Total</td><td></td>"), "{markup}");
        assert_eq!(3, markup.matches("protocol-sign\"").count());
    }
}
