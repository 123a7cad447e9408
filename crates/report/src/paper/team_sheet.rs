//! The line-up of a team: its members in board order, and who sits at which board, to be handed in
//! before the round.

use ronde_model::{PairingNumber, RoundNumber, Snapshot, Team, TeamNumber};
use ronde_words::{TeamWords, fill};

use super::draw::{self, div, escaped, own_way};
use super::{Block, Page, Paper, Sheet, Source, matches, people};
use crate::estimates;
use crate::figures::optional;
use crate::view::{Column, View};

/// A sheet for every team, for a round or for any.
pub fn paper(source: &Source, round: Option<RoundNumber>) -> Paper {
    let w = TeamWords::of(source.lang);
    let when = round.map(|round| fill!(w.round, n = round)).unwrap_or_default();
    let title = draw::joined(&[w.title, &when], ", ");
    let boards = matches::boards(source.snapshot);
    let teams = source.snapshot.teams.iter();
    let markup = teams.map(|team| drawn(source, team, round, boards)).collect();
    let view = view(source, &title, round);
    Paper::new(source, "team-sheets", title.clone()).with(Sheet {
        key: "team-sheets".to_owned(),
        title,
        page: Page { landscape: false, ..source.page },
        blocks: vec![Block::Drawn { markup, view }],
    })
}

fn drawn(source: &Source, team: &Team, round: Option<RoundNumber>, boards: usize) -> String {
    let (snapshot, w) = (source.snapshot, TeamWords::of(source.lang));
    let event = div("team-event", &own_way(&snapshot.event.name));
    let name = own_way(&matches::name(source, team.number));
    let head = format!("<h2>{} {name}</h2>", team.number);
    let when = round.map_or_else(|| w.round_open.to_owned(), |it| fill!(w.round, n = it));
    let against = round.and_then(|round| opponent(snapshot, team.number, round));
    let against = against.map_or_else(
        || draw::span("team-line", ""),
        |other| own_way(&matches::name(source, other)),
    );
    let facts =
        div("team-facts", &format!("<span>{when}</span><span>{} {against}</span>", w.against));
    let members = members(source, team);
    let line_up = line_up(w, boards);
    let captain = draw::span("team-sign", w.captain);
    let signs = div("team-signs", &(captain + &draw::span("team-sign", w.arbiter)));
    div("team", &(event + &head + &facts + &members + &line_up + &signs))
}

fn members(source: &Source, team: &Team) -> String {
    let w = TeamWords::of(source.lang);
    let heads = [w.order, w.number, w.name, w.rating, w.federation];
    let heads: String = heads.map(|head| format!("<th>{head}</th>")).concat();
    let row = |(order, number): (usize, &PairingNumber)| {
        let player = source.snapshot.player(*number);
        let name = people::titled(source.snapshot, *number, source.lang);
        let rating = player.map(estimates::shown).unwrap_or_default();
        let federation = player.map_or("", |it| it.federation.trim());
        let federation = escaped(federation);
        format!(
            "<tr><td>{order}</td><td>{number}</td><td>{}</td>\
             <td>{rating}</td><td>{federation}</td></tr>",
            own_way(&name)
        )
    };
    let rows: String = (1..).zip(&team.members).map(row).collect();
    format!(
        r#"<table class="team-members"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"#
    )
}

/// Boards with room for a name each.
fn line_up(w: &TeamWords, boards: usize) -> String {
    let row = |board: usize| format!("<tr><td>{board}</td><td></td><td></td></tr>");
    let rows: String = (1..=boards.max(1)).map(row).collect();
    format!(
        r#"<table class="team-line-up"><thead><tr><th>{}</th><th>{}</th><th>{}</th></tr></thead><tbody>{rows}</tbody></table>"#,
        w.board, w.number, w.plays
    )
}

fn opponent(snapshot: &Snapshot, team: TeamNumber, round: RoundNumber) -> Option<TeamNumber> {
    let found = matches::of(snapshot, round);
    let own = found.iter().find(|it| it.first == team || it.second == team)?;
    Some(if own.first == team { own.second } else { own.first })
}

fn view(source: &Source, title: &str, round: Option<RoundNumber>) -> View {
    let (snapshot, w) = (source.snapshot, TeamWords::of(source.lang));
    let row = |team: &Team, order: usize, number: PairingNumber| {
        let player = snapshot.player(number);
        let against = round.and_then(|round| opponent(snapshot, team.number, round));
        vec![
            matches::name(source, team.number),
            against.map_or_else(String::new, |other| matches::name(source, other)),
            order.to_string(),
            number.to_string(),
            draw::name(source, number),
            optional(player.and_then(|it| it.title).map(ronde_model::Title::code)),
            player.map(estimates::shown).unwrap_or_default(),
            player.map_or_else(String::new, |it| it.federation.trim().to_owned()),
        ]
    };
    let rows = snapshot.teams.iter().flat_map(|team| {
        (1..).zip(&team.members).map(move |(order, number)| row(team, order, *number))
    });
    View {
        title: title.to_owned(),
        columns: vec![
            Column::words("team", w.team),
            Column::words("against", w.against),
            Column::numbers("order", w.order),
            Column::numbers("number", w.number),
            Column::words("name", w.name),
            Column::words("title", w.fide_title),
            Column::numbers("rating", w.rating),
            Column::words("federation", w.federation),
        ],
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::Colour;
    use ronde_words::Lang;

    #[test]
    fn every_team_has_its_members_and_as_many_empty_boards() {
        let snapshot = matches::tests::event(Colour::White);
        for (round, against) in [(None, ""), (Some(RoundNumber::FIRST), "Team 2")] {
            let page = Page::default();
            let source = Source {
                snapshot: &snapshot,
                lang: Lang::It,
                stamp: "",
                link: None,
                draft: false,
                page,
            };
            let paper = paper(&source, round);
            let Block::Drawn { markup, view } = &paper.sheets[0].blocks[0] else { panic!() };
            assert_eq!(2, markup.matches("class=\"team\"").count());
            let empty = |board: u32| format!("<tr><td>{board}</td><td></td>");
            let boards = [1, 2, 3].map(|it| markup.matches(&empty(it)).count());
            assert_eq!([2, 2, 0], boards, "two boards for each of two teams");
            assert_eq!(
                ("Team 1", against, "1"),
                (&*view.rows[0][0], &*view.rows[0][1], &*view.rows[0][2])
            );
            assert_eq!(4, view.rows.len());
        }
    }
}
