//! What everybody did so far, on as few pages as possible: opponents, colours, floats, the colour
//! due; and who had the bye.

use ronde_model::{Colour, PairingNumber, Player, RoundNumber, Snapshot, Unpaired};
use ronde_swiss::colours::{Preference, Strength};
use ronde_swiss::field::{Entrant, Field};
use ronde_swiss::system;
use ronde_words::{PackWords, PaperWords};

use crate::estimates;
use crate::figures::optional;
use crate::paper::player_card::{Book, Line};
use crate::paper::{Block, Page, Sheet, Source, Table, draw, people};
use crate::view::{Column, View};

/// A row for everybody: rounds, points, what is due.
pub(super) fn sheet(source: &Source, book: &Book<'_>) -> Sheet {
    let w = PackWords::of(source.lang);
    let field = next_field(source.snapshot, book.rounds());
    let rounds = book.rounds();
    let mut columns = vec![
        Column::numbers("number", w.number),
        Column::words("name", w.name),
        Column::numbers("rating", w.rating),
    ];
    let round = |round: usize| Column::numbers(&format!("round_{round}"), &round.to_string());
    columns.extend((1..=rounds).map(round));
    columns.push(Column::numbers("points", w.points));
    columns.push(Column::words("due", w.due));
    columns.push(Column::words("bye", w.bye_barred));
    let row = |player: &Player| row(source, book, field.as_ref(), rounds, player);
    let view = View {
        title: String::new(),
        columns,
        rows: source.snapshot.players.iter().map(row).collect(),
        notes: vec![w.history_how.to_owned()],
    };
    Sheet {
        key: "history".to_owned(),
        title: w.history.to_owned(),
        page: Page { landscape: true, ..source.page },
        blocks: vec![Block::Table(Table { view, abreast: 1, kept: 2 })],
    }
}

/// Everybody as the next round would pair them; none where a table pairs.
fn next_field(snapshot: &Snapshot, paired: usize) -> Option<Field> {
    let (system, _) = system::declared(snapshot).ok()?;
    let next = RoundNumber::from_index(paired)?;
    Some(Field::new(snapshot, next, ronde_swiss::Book::of(system).history))
}

fn row(
    source: &Source,
    book: &Book<'_>,
    field: Option<&Field>,
    rounds: usize,
    player: &Player,
) -> Vec<String> {
    let w = PackWords::of(source.lang);
    let lines = book.lines(player.number);
    let past: Vec<&Line> = lines.iter().filter(|line| !line.obligatory).collect();
    let mut cells = vec![
        player.number.to_string(),
        draw::name(source, player.number),
        estimates::shown(player),
    ];
    cells.extend(past.iter().map(|line| cell(line)));
    cells.resize(3 + rounds, String::new());
    let last = past.iter().rev().find(|line| !line.total.is_empty());
    cells.push(last.map_or_else(|| "0".to_owned(), |line| line.total.clone()));
    let mut entrants = field.map_or(&[][..], Field::entrants).iter();
    let entrant: Option<&Entrant> = entrants.find(|it| it.number == player.number);
    cells.push(entrant.and_then(|it| it.preference).map(|it| due(source, it)).unwrap_or_default());
    cells.push(match entrant.and_then(|it| it.bye_barred) {
        Some(round) => format!("{} {round}", w.no),
        None => String::new(),
    });
    cells
}

/// `12○1↓`; a game that was not played has no colour: `12+`.
fn cell(line: &Line) -> String {
    let opponent = optional(line.against);
    let colour = match line.colour.filter(|_| !line.struck) {
        Some(Colour::White) => "○",
        Some(Colour::Black) => "●",
        None => "",
    };
    let result =
        if line.against.is_none() && line.result.is_empty() { "–" } else { &line.result };
    let bye = if line.against.is_none() && !line.result.is_empty() { "=" } else { "" };
    format!("{opponent}{colour}{bye}{result}{}", line.arrow().unwrap_or_default())
}

/// `B!!`, `B!`, `B`: the more signs, the more urgent.
fn due(source: &Source, preference: Preference) -> String {
    let letter = draw::letter(preference.colour, source.lang);
    let sign = if preference.colour == Colour::White { "○" } else { "●" };
    let urgency = match preference.strength {
        Strength::Absolute => "!!",
        Strength::Strong => "!",
        Strength::Mild => "",
    };
    format!("{sign} {letter}{urgency}")
}

/// Rounds without a game, past and announced: who may have the bye turns on them.
pub(super) fn byes(source: &Source, book: &Book<'_>) -> Block {
    let (snapshot, w) = (source.snapshot, PackWords::of(source.lang));
    let name = |number: PairingNumber| draw::name(source, number);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for player in &snapshot.players {
        let lines = book.lines(player.number);
        let without = lines.iter().filter(|line| line.struck || is_bye(line));
        rows.extend(without.map(|line| {
            let what = if line.struck {
                format!("{} {}", line.result, line.opponent)
            } else {
                line.opponent.clone()
            };
            vec![
                player.number.to_string(),
                name(player.number),
                line.round.to_string(),
                what,
                line.result.clone(),
            ]
        }));
    }
    let asked = snapshot.requests.iter().filter(|it| it.round.index() >= book.rounds());
    rows.extend(asked.filter_map(|request| {
        let number = request.who.player()?;
        let bye = people::unpaired(Unpaired::Bye(request.bye), PaperWords::of(source.lang));
        let what = format!("{bye} ({})", w.announced);
        Some(vec![number.to_string(), name(number), request.round.to_string(), what, String::new()])
    }));
    let columns = vec![
        Column::numbers("number", w.number),
        Column::words("name", w.name),
        Column::numbers("round", w.round),
        Column::words("what", w.what),
        Column::numbers("result", w.points),
    ];
    if rows.is_empty() {
        return Block::Words(w.no_byes.to_owned());
    }
    Block::from(View { columns, rows, ..View::default() })
}

fn is_bye(line: &Line) -> bool {
    line.against.is_none() && !line.obligatory && !line.opponent.is_empty()
}
