//! Header records.

use ronde_model::{Colour, Date, DateText, Event, System};

use super::row::Row;
use super::{Sheet, points};
use crate::trf::columns::{
    Field, MATCH_STRIDE, MATCH_SYMBOL, MATCH_VALUE, METHOD, METHOD_FEDERATION, ROUND_DATE, player,
};
use crate::trf::{DIRECTOR, Flavour, date};

pub(super) fn write(sheet: &mut Sheet<'_>) {
    write_event(sheet);
    write_round_dates(sheet);
    match sheet.flavour {
        Flavour::Trf26 => write_rules_of_2026(sheet),
        Flavour::TrfX | Flavour::Bbp => write_rules_of_engines(sheet),
        Flavour::Trf06 | Flavour::Trf16 => {
            let rules = &sheet.snapshot.rules;
            let rounds = usize::from(rules.declared_rounds.is_some());
            let colours = usize::from(rules.initial_colour.is_some());
            let order = usize::from(rules.order_by_rank);
            sheet.no_place("declared numbers of rounds", rounds);
            sheet.no_place("initial colours", colours);
            sheet.no_place("orders by rank", order);
            points::write_none(sheet);
        }
    }
    if sheet.flavour != Flavour::Trf26 {
        lose_records_of_2026(sheet);
    }
}

fn write_event(sheet: &mut Sheet<'_>) {
    let snapshot = sheet.snapshot;
    let event = &snapshot.event;
    let day = |date: &Option<DateText>| date.as_ref().map(ToString::to_string).unwrap_or_default();
    let rated = snapshot.players.iter().filter(|player| player.rating.is_some()).count();
    let count =
        |stated: Option<u32>, found: usize| stated.map(|_| found.to_string()).unwrap_or_default();
    sheet.header("012", "name of the event", &event.name);
    sheet.header("022", "city", &event.city);
    sheet.header("032", "federation", &event.federation);
    sheet.header("042", "first day", &day(&event.start));
    sheet.header("052", "last day", &day(&event.end));
    sheet.header("062", "number of players", &count(event.stated_players, snapshot.players.len()));
    sheet.header("072", "number of rated players", &count(event.stated_rated, rated));
    sheet.header("082", "number of teams", &count(event.stated_teams, snapshot.teams.len()));
    sheet.header("092", "type of tournament", &event.kind);
    sheet.header(DIRECTOR.trim_end(), "director", &event.director);
    sheet.header("102", "chief arbiter", &event.chief_arbiter);
    for deputy in &event.deputies {
        write_deputy(sheet, deputy);
    }
    sheet.header("122", "time control", &event.time_control);
}

/// A deputy without a name is a line too: the order of the others may mean something.
fn write_deputy(sheet: &mut Sheet<'_>, deputy: &str) {
    if deputy.is_empty() {
        sheet.row(Row::new("112", None));
    } else {
        sheet.header("112", "deputy arbiter", deputy);
    }
}

/// Ten columns a round, of which the date takes eight.
fn write_round_dates(sheet: &mut Sheet<'_>) {
    let dates = &sheet.snapshot.event.round_dates;
    if dates.iter().all(Option::is_none) {
        return;
    }
    let mut row = Row::new("132", None);
    for (round, day) in dates.iter().enumerate() {
        let field = ROUND_DATE.nth(round, player::ROUND_STRIDE);
        let wide = Field::new(field.first, field.last + 2);
        let Some(day) = day else { continue };
        match date::short(day) {
            Some(text) => row.left(wide, "date of a round", &text),
            None => row.left(wide, "date of a round", &day.to_string()),
        }
    }
    sheet.row(row);
}

fn write_rules_of_2026(sheet: &mut Sheet<'_>) {
    let (event, rules) = (&sheet.snapshot.event, &sheet.snapshot.rules);
    if let Some(rounds) = rules.declared_rounds {
        sheet.header("142", "number of rounds", &rounds.to_string());
    }
    if let Some(colour) = rules.initial_colour {
        sheet.header("152", "initial colour", if colour == Colour::White { "W" } else { "B" });
    }
    points::write_standard(sheet);
    for (federation, method) in &event.rank_methods {
        let mut row = Row::new("172", None);
        row.left(METHOD_FEDERATION, "federation", federation);
        row.left(METHOD, "method of ranking", method);
        sheet.row(row);
    }
    sheet.header("182", "pairing controller", &event.pairing_controller);
    sheet.header("192", "type of tournament", &event.kind_code);
    sheet.header("202", "tie-breaks", &event.tie_breaks);
    sheet.header("212", "order of the standings", &event.standings_order);
    sheet.header("222", "time control", &event.time_control_code);
    write_team_rules(sheet);
    sheet.no_place("orders by rank", usize::from(rules.order_by_rank));
}

fn write_team_rules(sheet: &mut Sheet<'_>) {
    let rules = &sheet.snapshot.rules;
    let letter = |colour: &Colour| if *colour == Colour::White { 'W' } else { 'B' };
    let pattern: String = rules.board_colours.iter().map(letter).collect();
    sheet.header("352", "colours of the boards", &pattern);
    let Some(points) = rules.team_points else { return };
    let mut row = Row::new("362", None);
    let values = [("TW", points.win), ("TD", points.draw), ("TL", points.loss)];
    for (index, (symbol, value)) in values.into_iter().enumerate() {
        row.left(MATCH_SYMBOL.nth(index, MATCH_STRIDE), "symbol", symbol);
        row.number(MATCH_VALUE.nth(index, MATCH_STRIDE), "match points", value);
    }
    sheet.row(row);
}

fn write_rules_of_engines(sheet: &mut Sheet<'_>) {
    let (event, rules) = (&sheet.snapshot.event, &sheet.snapshot.rules);
    if sheet.flavour == Flavour::Bbp {
        sheet.header("192", "type of tournament", &kind_for_bbp(event));
    }
    if let Some(rounds) = rules.declared_rounds {
        sheet.header("XXR", "number of rounds", &rounds.to_string());
    }
    let rank = rules.order_by_rank.then_some("rank");
    let colour = rules.initial_colour.map(|colour| match colour {
        Colour::White => "white1",
        Colour::Black => "black1",
    });
    let options: Vec<&str> = rank.into_iter().chain(colour).collect();
    sheet.header("XXC", "options", &options.join(" "));
    if sheet.flavour == Flavour::Bbp {
        points::write_bbp(sheet);
    } else {
        points::write_javafo(sheet);
    }
}

/// The code that bbpPairings 6.0.0 knows for the Dutch rules of 2026: `FIDE_DUTCH`, of which ETT26
/// says that the dates tell the edition; where they would tell another one, the name that its draft
/// had. Other codes stay: it refuses them, as it must.
fn kind_for_bbp(event: &Event) -> String {
    let own = System::Dutch2026.code();
    let code = event.kind_code.trim();
    if !code.get(..own.len()).is_some_and(|start| start.eq_ignore_ascii_case(own)) {
        return code.to_owned();
    }
    let day = [&event.end, &event.start].into_iter().flatten().find_map(DateText::date);
    let is_earlier = |day: Date| {
        let month = (day.year(), day.month().unwrap_or(12));
        month < (2026, 2)
    };
    let name = if day.is_some_and(is_earlier) { "FIDE_DUTCH_2025" } else { "FIDE_DUTCH" };
    format!("{name}{}", &code[own.len()..])
}

fn lose_records_of_2026(sheet: &mut Sheet<'_>) {
    let (event, rules) = (&sheet.snapshot.event, &sheet.snapshot.rules);
    let given = |text: &str| usize::from(!text.is_empty());
    let code = if sheet.flavour == Flavour::Bbp { 0 } else { given(&event.kind_code) };
    sheet.no_place("encoded types of tournament", code);
    sheet.no_place("methods of ranking", event.rank_methods.len());
    sheet.no_place("pairing controllers", given(&event.pairing_controller));
    sheet.no_place("encoded time controls", given(&event.time_control_code));
    sheet.no_place("patterns of board colours", usize::from(!rules.board_colours.is_empty()));
    sheet.no_place("tables of match points", usize::from(rules.team_points.is_some()));
}
