//! Somebody's own page: who it is, and his games.

use std::fmt::Write as _;

use ronde_model::{Colour, Outcome, PairingNumber, Participant, Player, Title};
use ronde_report::estimates;
use ronde_report::paper::aros::{self, Aros};
use ronde_standings::tables::{Cell, CrossRow, Meeting};
use ronde_standings::working::Unplayed;
use ronde_standings::{Contest, Settings, Standings};
use ronde_words::fill;

use super::page::{Html, plain};
use crate::pages::points;

/// A page for each player: his number, and the page.
pub(super) fn pages(html: &Html<'_>) -> Vec<(u32, String)> {
    let of_teams = Settings::of(html.snapshot).contest() == Contest::Teams;
    let standings = Standings::of(html.snapshot, Settings::of_players(html.snapshot));
    let aros = aros::are_published(html.snapshot)
        .then(|| Aros::of(html.snapshot, html.snapshot.rounds.len()));
    let page = |row: &CrossRow| {
        let player = html.snapshot.player(row.who.player()?)?;
        let aros = aros.as_ref().map(|it| it.after_each_round(player.number));
        Some((player.number.get(), page(html, player, row, of_teams, aros.as_deref())))
    };
    standings.crosstable().iter().filter_map(page).collect()
}

fn page(
    html: &Html<'_>,
    player: &Player,
    row: &CrossRow,
    of_teams: bool,
    aros: Option<&[String]>,
) -> String {
    let w = html.w;
    let file = format!("player-{}.html", player.number.get());
    let rating = estimates::shown(player);
    let about = [fill!(w.number, n = player.number), rating, player.federation.clone()];
    let about: Vec<&str> = about.iter().map(|it| it.trim()).filter(|it| !it.is_empty()).collect();
    let mut body = format!("<p>{}</p>\n", plain(&about.join(" · ")));
    if !row.cells.is_empty() {
        let score = points(row.score);
        let stands = if of_teams {
            fill!(w.has_points, points = score)
        } else {
            fill!(w.stands, rank = row.rank, points = score)
        };
        let _ = writeln!(body, "<p>{}</p>", plain(&stands));
        body += &games(html, row, aros);
    }
    html.page(&file, &titled(player), &body)
}

fn titled(player: &Player) -> String {
    let title = player.title.map(Title::code).unwrap_or_default();
    format!("{title} {}", player.name.trim()).trim().to_owned()
}

/// Each round, with the average rating of the opponents so far where it is published.
fn games(html: &Html<'_>, row: &CrossRow, aros: Option<&[String]>) -> String {
    let w = html.w;
    let mut heads = vec![w.round_head, w.colour, w.opponent, w.rating, w.result, w.points];
    heads.extend(aros.map(|_| w.aro));
    let mut text = String::from("<div class=\"wide\"><table>\n<thead><tr>");
    for head in heads {
        let _ = write!(text, "<th scope=\"col\">{head}</th>");
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for (round, cell) in row.cells.iter().enumerate() {
        let aro = aros.map(|list| list.get(round).map_or("", String::as_str));
        let aro = aro.map_or_else(String::new, |it| format!("<td class=\"num\">{it}</td>"));
        text += &game(html, round + 1, cell, &aro);
    }
    text + "</tbody></table></div>\n"
}

fn game(html: &Html<'_>, round: usize, cell: &Cell, aro: &str) -> String {
    let w = html.w;
    let (opponent, colour, result) = match cell.meeting {
        Meeting::Played { opponent, colour, outcome } => {
            let result = match outcome {
                Outcome::Win => "1",
                Outcome::Draw => "½",
                Outcome::Loss => "0",
            };
            (Some(opponent), Some(colour), result)
        }
        Meeting::Unfinished { opponent, colour } => (Some(opponent), Some(colour), "…"),
        Meeting::Forfeited { opponent, won } => (opponent, None, if won { "+" } else { "−" }),
        Meeting::Mixed => (None, None, ""),
        Meeting::Bye(why) => (None, None, bye(why, html)),
    };
    let colour = match colour {
        Some(Colour::White) => w.white,
        Some(Colour::Black) => w.black,
        None => "",
    };
    let met = opponent.and_then(Participant::player).and_then(|it| html.snapshot.player(it));
    let name = met.map_or_else(String::new, |it| link(it.number, &titled(it)));
    let rating = met.map(estimates::shown).unwrap_or_default();
    let shown = if matches!(cell.meeting, Meeting::Unfinished { .. }) {
        String::new()
    } else {
        points(cell.running)
    };
    format!(
        "<tr><td class=\"num\"><a href=\"round-{round}.html\">{round}</a></td><td>{colour}</td>\
         <td>{name}</td><td class=\"num\">{rating}</td><td>{result}</td>\
         <td class=\"num\">{shown}</td>{aro}</tr>\n"
    )
}

fn link(number: PairingNumber, name: &str) -> String {
    format!("<a href=\"player-{number}.html\"><bdi>{}</bdi></a>", plain(name))
}

fn bye(why: Unplayed, html: &Html<'_>) -> &'static str {
    match why {
        Unplayed::PairingBye | Unplayed::FullBye | Unplayed::ForfeitWin => html.w.bye,
        Unplayed::HalfBye => html.w.half_bye,
        Unplayed::ZeroBye | Unplayed::ForfeitLoss => html.w.absent,
    }
}
