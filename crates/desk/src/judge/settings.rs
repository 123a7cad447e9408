//! Settings.

use ronde_model::{AccelerationCode, RoundNumber, Snapshot};
use ronde_schedule::{Field, Kind};
use ronde_standings::Edition;
use ronde_swiss::book::Standing;
use ronde_swiss::{Book, System};

use super::{Caution, Judgement, Objection, facts};
use crate::engine;
use crate::state::{Phase, State};
use crate::stored::{ByeCode, EntrantId, Lot, Points, Prohibited, Setting, SystemCode};

/// No hall has more.
pub(super) const HIGHEST_TABLE: u32 = 99_999;

pub(super) fn configure(state: &State, set: &[Setting]) -> Judgement {
    // Each is judged as if those before it were set already.
    let mut after = state.clone();
    let mut cautions = Vec::new();
    for setting in set {
        cautions.extend(setting_of(&after, setting)?);
        put(&mut after, setting);
    }
    no_buchholz_in_round_robin(&after)?;
    if set.iter().any(ranks_by) {
        usable_tie_breaks(&after)?;
    }
    Ok(cautions)
}

pub(super) fn leave_fide_mode(state: &State, reason: &str) -> Judgement {
    if !state.fide_mode {
        return Err(Objection::NotInFideMode);
    }
    if reason.trim().is_empty() {
        return Err(Objection::NeedsReason);
    }
    Ok(vec![Caution::LeavesFideMode])
}

fn setting_of(state: &State, setting: &Setting) -> Judgement {
    match setting {
        Setting::System(code) => before_the_start(state, "system").and(system(state, code)),
        Setting::Rounds(rounds) => self::rounds(state, *rounds),
        Setting::Points(points) => {
            before_the_start(state, "points").and(self::points(points))?;
            let system = state.settings.swiss();
            Ok(system.and_then(|system| bye_value(system, *points)).into_iter().collect())
        }
        Setting::TieBreaks(list) => Ok(ranking_changes(state, state.settings.tie_breaks != *list)),
        Setting::TieBreakRules(year) => tie_break_rules(state, *year),
        Setting::PrimaryPoints(points) => {
            Ok(ranking_changes(state, state.settings.primary_points != *points))
        }
        Setting::UnratedAs(rating) => {
            Ok(ranking_changes(state, state.settings.unrated_as != *rating))
        }
        Setting::Lots(lots) => self::lots(state, lots),
        Setting::Acceleration(code) => {
            before_the_start(state, "acceleration").and(acceleration(state, code))
        }
        Setting::InitialColour(_) => before_the_start(state, "initial_colour"),
        Setting::Prohibited(list) => prohibited(state, list),
        Setting::FixedTable(player, table) => fixed_table(state, *player, *table),
        Setting::Federation(text) => {
            facts::federated(&state.settings.name, text).map(|()| Vec::new())
        }
        Setting::Prizes(prizes) => match prizes.rules() {
            Ok(_) => Ok(Vec::new()),
            Err(line) => Err(Objection::Prizes { line }),
        },
        _ => Ok(Vec::new()),
    }
}

fn put(state: &mut State, setting: &Setting) {
    match setting {
        Setting::FixedTable(id, table) => {
            if let Some(player) = state.players.get_mut(id) {
                std::sync::Arc::make_mut(player).table = *table;
            }
        }
        _ => state.settings.put(setting.clone()),
    }
}

/// C.07: Buchholz is not for round robins.
fn no_buchholz_in_round_robin(state: &State) -> Result<(), Objection> {
    let buchholz = |code: &str| ["BH", "FB", "AOB"].iter().any(|it| code.starts_with(it));
    let round_robin = matches!(state.settings.system.recipe(),
        Ok(Some(recipe)) if matches!(recipe.kind, Kind::RoundRobin(_)));
    let mut list = state.settings.tie_breaks.split([',', ';', ' ']);
    if state.fide_mode && round_robin && list.any(buchholz) {
        return Err(Objection::BuchholzInRoundRobin);
    }
    Ok(())
}

fn before_the_start(state: &State, what: &'static str) -> Judgement {
    if state.started() { Err(Objection::AfterTheStart { what }) } else { Ok(Vec::new()) }
}

/// C.04.2:1: FIDE's systems, or none. A FIDE system for which no accepted program exists is
/// deprecated; today that is everything but the Dutch one.
fn system(state: &State, code: &SystemCode) -> Judgement {
    let unknown = |_| Objection::UnknownSystem { code: code.to_string() };
    code.recipe().map_err(unknown)?;
    let Some(system) = code.swiss().map_err(unknown)? else { return Ok(Vec::new()) };
    match Book::of(system).standing {
        Standing::Historical if state.fide_mode => Err(Objection::FideMode { what: "system" }),
        Standing::Deprecated if state.fide_mode => Ok(vec![Caution::SystemDeprecated]),
        Standing::Handbook | Standing::Deprecated | Standing::Historical => {
            Ok(not_by_the_book(state, system))
        }
    }
}

/// What was declared before and the book of this system does not know: asked when it is chosen.
fn not_by_the_book(state: &State, system: System) -> Vec<Caution> {
    let points = |byes: &std::collections::BTreeMap<u16, ByeCode>| {
        byes.values().any(|bye| *bye != ByeCode::Zero)
    };
    let players = state.players.iter().filter(|(_, it)| points(&it.byes));
    let players: Vec<EntrantId> = players.map(|(id, _)| *id).collect();
    let article = Book::of(system).articles.announced_absence.filter(|_| !players.is_empty());
    let absences = article.map(|it| Caution::AbsenceWithPoints { article: it.to_owned(), players });
    bye_value(system, state.settings.points).into_iter().chain(absences).collect()
}

/// dutch-1992:A5, dutch-2010:A5, dubov-1997:2.2: what the bye is worth.
fn bye_value(system: System, points: Points) -> Option<Caution> {
    let article = Book::of(system).articles.bye_value.to_owned();
    let tenths = points.pairing_bye;
    let allowed = Book::of(system).bye_value.allows(&points.into());
    (!allowed).then_some(Caution::ByeNotByTheBook { article, tenths })
}

/// C.04.1:1: announced beforehand; a change afterwards moves the last round, on which rules turn.
fn rounds(state: &State, rounds: u16) -> Judgement {
    let paired = state.next_round() - 1;
    if rounds == 0 || rounds > 999 {
        return Err(Objection::NoRounds);
    }
    // Rounds of a schedule follow from it, and those of a cup from its results.
    if state.recipe().is_some() {
        let follow = state.last_round().is_none_or(|last| last == rounds);
        return if follow { Ok(Vec::new()) } else { Err(Objection::RoundsOfSchedule) };
    }
    if rounds < paired {
        return Err(Objection::RoundsPaired { paired });
    }
    if !state.started() || state.settings.rounds == Some(rounds) {
        return Ok(Vec::new());
    }
    if state.rounds.last().is_some_and(|held| held.phase == Phase::Draft) {
        return Err(Objection::DraftRestsOnIt { round: paired });
    }
    let mut cautions = vec![Caution::RoundsChange { from: state.settings.rounds, to: rounds }];
    let mut after = state.clone();
    after.settings.rounds = Some(rounds);
    if rules_turn(state, &after, paired) {
        cautions.extend(paired_otherwise(&after, paired));
    }
    Ok(cautions)
}

/// Whether a round becomes the last or is it no longer, or whether another book pairs it, as the
/// number of rounds decides for seeding rounds (C.04.4.2:1.6).
fn rules_turn(before: &State, after: &State, round: u16) -> bool {
    let rules = |state: &State| {
        let declared = state.settings.rounds;
        let book = state.settings.swiss().zip(RoundNumber::new(round));
        let book =
            book.map(|(system, round)| Book::among(system, declared.unwrap_or(0), round).system);
        (declared == Some(round), book)
    };
    rules(before) != rules(after)
}

/// The round that is paired, by the rules that hold for it now.
fn paired_otherwise(after: &State, paired: u16) -> Option<Caution> {
    let departure = engine::departure(after, paired);
    let boards = departure.only_hand.len() + departure.colours.len();
    (boards > 0).then_some(Caution::NotTheEngines { boards })
}

/// Two draws are never worth more than a win and a loss; the bye never more than a win, and with
/// the usual points it is a win, a draw or nothing (C.04.1:3).
fn points(points: &Points) -> Judgement {
    let each = [
        [points.white_loss, points.white_draw, points.white_win],
        [points.black_loss, points.black_draw, points.black_win],
        [points.forfeit_loss, points.forfeit_win, points.forfeit_win],
        [points.zero_bye, points.half_bye, points.full_bye],
        [points.pairing_bye; 3],
        [points.unknown; 3],
    ];
    let grows = |values: &[i32; 3]| values.is_sorted() && values[0] >= 0 && values[2] <= 1000;
    if !each.iter().all(grows) {
        return Err(Objection::Points);
    }
    let win = points.white_win.min(points.black_win);
    let draw = points.white_draw.max(points.black_draw);
    let loss = points.white_loss.min(points.black_loss);
    let standard = (win, draw, loss) == (10, 5, 0);
    if 2 * draw > win + loss {
        Err(Objection::TwoDrawsBeatAWin)
    } else if points.pairing_bye > win {
        Err(Objection::ByeAboveWin)
    } else if standard && ![10, 5, 0].contains(&points.pairing_bye) {
        Err(Objection::ByeValue)
    } else {
        Ok(Vec::new())
    }
}

/// Whether the list of tie-breaks means something else with it.
const fn ranks_by(setting: &Setting) -> bool {
    matches!(setting, Setting::TieBreaks(_) | Setting::TieBreakRules(_) | Setting::PrimaryPoints(_))
}

/// Everything that is declared can be used: nothing may vanish from the table afterwards.
fn usable_tie_breaks(state: &State) -> Result<(), Objection> {
    let settings = ronde_standings::Settings::of(&form_of(state));
    match settings.cut_short() {
        Some(why) => Err(Objection::TieBreaks { why: Box::new(why.clone()) }),
        None => Ok(()),
    }
}

/// The tournament before its first round. A schedule has its form before its players are there.
fn form_of(state: &State) -> Snapshot {
    let now = state.snapshot_of(0);
    let Some(recipe) = state.recipe().filter(|_| ronde_schedule::recipe_of(&now).is_err()) else {
        return now;
    };
    let Ok(form) = ronde_schedule::unpaired(&recipe, &Field::numbered(&recipe), "") else {
        return now;
    };
    let mut parts = form.into_parts();
    let said = now.into_parts();
    (parts.event.tie_breaks, parts.event.standings_order) =
        (said.event.tie_breaks, said.event.standings_order);
    (parts.event.start, parts.event.end) = (said.event.start, said.event.end);
    parts.rules.ranking = said.rules.ranking;
    Snapshot::new(parts).expect("lists and dates name nobody")
}

/// What was announced before the start should stay.
fn ranking_changes(state: &State, changes: bool) -> Vec<Caution> {
    if state.started() && changes { vec![Caution::TieBreaksChange] } else { Vec::new() }
}

fn tie_break_rules(state: &State, year: Option<u16>) -> Judgement {
    let known = |year: u16| Edition::ALL.iter().any(|edition| edition.year() == year);
    match year.filter(|year| !known(*year)) {
        Some(year) => Err(Objection::UnknownTieBreakRules { year }),
        None => Ok(ranking_changes(state, state.settings.tie_break_rules != year)),
    }
}

/// Lots are drawn at the end, among those who exist.
fn lots(state: &State, lots: &[Lot]) -> Judgement {
    let unknown = lots.iter().find_map(|lot| match lot {
        Lot::Player(id) if !state.players.contains_key(id) => Some(*id),
        _ => None,
    });
    match unknown {
        Some(player) => Err(Objection::UnknownPlayer { player }),
        None => Ok(Vec::new()),
    }
}

fn acceleration(state: &State, code: &str) -> Judgement {
    let known = AccelerationCode::ALL.into_iter().any(|it| it.code() == code);
    if !code.is_empty() && !known {
        return Err(Objection::UnknownAcceleration { code: code.to_owned() });
    }
    if state.fide_mode && !["", AccelerationCode::Baku.code()].contains(&code) {
        return Err(Objection::FideMode { what: "acceleration" });
    }
    Ok(Vec::new())
}

/// Only before round 1, in FIDE mode.
fn prohibited(state: &State, list: &[Prohibited]) -> Judgement {
    if state.started() && state.fide_mode {
        return Err(Objection::FideMode { what: "prohibited" });
    }
    for it in list {
        if it.members.len() < 2 {
            return Err(Objection::TooFewProhibited);
        }
        if it.first == 0 || it.first > it.last || it.last > 999 {
            return Err(Objection::SpanReversed);
        }
        let unknown = it.members.iter().find(|id| !state.players.contains_key(id));
        if let Some(player) = unknown {
            return Err(Objection::UnknownPlayer { player: *player });
        }
    }
    Ok(Vec::new())
}

fn fixed_table(state: &State, player: EntrantId, table: Option<u32>) -> Judgement {
    if !state.players.contains_key(&player) {
        return Err(Objection::UnknownPlayer { player });
    }
    let Some(table) = table else { return Ok(Vec::new()) };
    if table == 0 || table > HIGHEST_TABLE {
        return Err(Objection::NoTable);
    }
    let other = state.players.iter().find(|(id, it)| **id != player && it.table == Some(table));
    match other {
        Some((id, _)) => Err(Objection::TableTaken { table, player: *id }),
        None => Ok(Vec::new()),
    }
}
