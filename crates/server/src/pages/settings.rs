//! The rules of the tournament: what is set, what can still be changed, and how loudly it asks.
//!
//! Whether something can be changed is not decided here: the desk is asked what it would say.

use askama::Template;
use axum::extract::{Path, State as Shared};
use axum::response::Response;
use ronde_desk::judge::{self, Caution, Level, Objection};
use ronde_desk::stored::{
    ColourCode, EntrantId, Lot, Points, PrimaryCode, Prohibited, Setting, SystemCode,
};
use ronde_desk::{Act, State};
use ronde_report::names;
use ronde_report::ranking_notes;
use ronde_report::tie_breaks::meaning;
use ronde_schedule::berger::RoundRobin;
use ronde_schedule::cup::Cup;
use ronde_schedule::{Kind, Recipe};
use ronde_simulate::Acceleration;
use ronde_standings::grammar::{RECOMMENDED_1998, read_list};
use ronde_standings::{Basis, Code, Contest, Edition, Form, Overrides, TieBreak};
use ronde_words::{Lang, SettingWords, fill};
use serde_json::json;

use super::{ForArbiters, Frame, Opened, name_of, shown};
use crate::Server;
use crate::access::Visitor;
use crate::collation::Collation;
use crate::systems;
use crate::words::asks::first_colour_told;

#[derive(Template)]
#[template(path = "settings.html")]
struct Page {
    frame: Frame,
    p: &'static SettingWords,
    t: String,
    s: ronde_desk::state::Settings,
    deputies: String,
    round_dates: String,
    systems: Vec<Choice>,
    recipe: String,
    rounds: String,
    rounds_hint: String,
    points: [(&'static str, &'static str, String); 6],
    breaks: Vec<Break>,
    presets: Vec<Preset>,
    /// Years, words, and whether it is the one.
    rules: Vec<(String, String, bool)>,
    primary: &'static str,
    unrated: String,
    lots: String,
    /// Numbers of the starting list and who has them, as JSON.
    numbers: String,
    notes: Vec<String>,
    colour: &'static str,
    /// Who has which colour in round 1, and who said so.
    first_colour: String,
    /// Everybody, for the pairs that must not meet.
    players: Vec<(u32, String, String)>,
    /// The pairs that are set, as the script takes them.
    prohibited: String,
    sets: Vec<String>,
    tables: Vec<(u32, String, u32)>,
    /// Accelerations: code, name, and whether it is barred in FIDE mode.
    accelerations: Vec<(&'static str, &'static str, bool)>,
    lock: Locks,
    /// What each tie-break counts, for the script.
    break_words: String,
}

/// A system that can be chosen, and its value for the form.
struct Choice {
    value: String,
    words: String,
    chosen: bool,
    /// Not in FIDE mode.
    barred: bool,
}

/// A list that is usual, and the rules it belongs to.
struct Preset {
    list: String,
    /// The year, or nothing for those of the event's date.
    rules: &'static str,
    words: &'static str,
}

/// A tie-break that can be added.
struct Break {
    code: &'static str,
    words: String,
}

/// What the desk would say if somebody changed something.
struct Lock {
    locked: bool,
    badge: &'static str,
    words: &'static str,
}

struct Locks {
    system: Lock,
    rounds: Lock,
    points: Lock,
    tie_breaks: Lock,
    acceleration: Lock,
    colour: Lock,
    byes: Lock,
    prohibited: Lock,
}

pub(crate) async fn page(
    Shared(server): Shared<Server>,
    Path(t): Path<String>,
    ForArbiters(Opened { visitor, state }): ForArbiters,
) -> Response {
    let frame = Frame::of(&visitor, "settings", &t, &state).placed(&server).await;
    shown(&built(frame, t, &state, &visitor))
}

fn built(frame: Frame, t: String, state: &State, visitor: &Visitor) -> Page {
    let p = SettingWords::of(visitor.lang);
    let s = state.settings.clone();
    let count = state.players.len().max(2);
    let least = ronde_schedule::numbers::remarkable(count).map_or(1, |it| it.least);
    let set = |it: &Prohibited| {
        let names: Vec<String> = it.members.iter().map(|id| name_of(state, *id)).collect();
        names.join(" – ")
    };
    Page {
        p,
        deputies: s.deputies.join("\n"),
        round_dates: s.round_dates.join("\n"),
        systems: systems(state, p),
        recipe: match &s.system {
            SystemCode::Schedule(recipe) => recipe.clone(),
            SystemCode::Swiss(_) => String::new(),
        },
        rounds: state.last_round().map(|it| it.to_string()).unwrap_or_default(),
        rounds_hint: fill!(p.rounds_hint, n = count, least = least),
        points: points(&s.points, p),
        breaks: breaks(state, visitor),
        presets: presets(state, p),
        rules: rules(s.tie_break_rules, visitor.lang),
        primary: match s.primary_points {
            None => "",
            Some(PrimaryCode::Match) => "match",
            Some(PrimaryCode::Game) => "game",
        },
        unrated: s.unrated_as.map(|it| it.to_string()).unwrap_or_default(),
        lots: lots(state),
        numbers: numbers(state),
        notes: ranking_notes::notes(
            &state.snapshot(),
            state.standings().0.settings(),
            visitor.lang,
        ),
        first_colour: first_colour_told(state, visitor.lang),
        colour: match s.initial_colour {
            Some(ColourCode::White) => "white",
            Some(ColourCode::Black) => "black",
            None => "",
        },
        players: players(state, visitor.lang),
        prohibited: json!(s.prohibited).to_string(),
        sets: s.prohibited.iter().map(set).collect(),
        tables: tables(state),
        accelerations: accelerations(state, visitor.lang),
        lock: locks(state, p),
        break_words: break_words(state, visitor),
        frame,
        t,
        s,
    }
}

fn systems(state: &State, p: &SettingWords) -> Vec<Choice> {
    let swiss = systems::offered(p, state.settings.swiss()).into_iter();
    let count = state.players.len().max(2);
    let robin = |cycles| Kind::RoundRobin(RoundRobin { cycles, ..RoundRobin::single(count) });
    let cup = Kind::Cup(Cup::new(count));
    let schedules = [(robin(1), p.round_robin), (robin(2), p.double_round_robin), (cup, p.cup)];
    let swiss = swiss.map(|(system, words)| (SystemCode::from(system), words));
    let schedules = schedules.into_iter().map(|(kind, words)| {
        let code = SystemCode::Schedule(Recipe::from(kind).to_string());
        (code, fill!(words, n = count))
    });
    let choice = |(code, words): (SystemCode, String)| {
        let act = Act::Configure { set: vec![Setting::System(code.clone())] };
        let before = State { rounds: Vec::new(), ..state.clone() };
        let barred = matches!(judge::judge(&before, &act), Err(Objection::FideMode { .. }));
        Choice {
            value: json!(code).to_string(),
            words,
            chosen: code == state.settings.system,
            barred,
        }
    };
    swiss.chain(schedules).map(choice).collect()
}

/// What a result is worth, as people write it.
fn points(points: &Points, p: &'static SettingWords) -> [(&'static str, &'static str, String); 6] {
    let text = |tenths: i32| match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}.{}", tenths / 10, rest.abs()),
    };
    [
        ("win", p.win, text(points.white_win)),
        ("draw", p.draw, text(points.white_draw)),
        ("loss", p.loss, text(points.white_loss)),
        ("forfeit_win", p.forfeit_win, text(points.forfeit_win)),
        ("pairing_bye", p.pairing_bye, text(points.pairing_bye)),
        ("half_bye", p.half_bye, text(points.half_bye)),
    ]
}

/// What can be added: everything that the rules and the form of the tournament have, the usual ones
/// first.
fn breaks(state: &State, visitor: &Visitor) -> Vec<Break> {
    let usual = ["BH/C1", "BH", "BH/M1", "SB", "DE", "WIN", "WON", "PS", "ARO", "TPR"];
    let snapshot = state.snapshot_of(0);
    let all = usual.into_iter().chain(Code::all().map(Code::name).filter(|it| !usual.contains(it)));
    let known = all.filter_map(|code| {
        let tie_break = read_list(code).pop()?.ok().filter(|it| it.code != Code::Pts)?;
        let asked = Overrides { tie_breaks: Some(vec![tie_break]), ..Overrides::default() };
        ronde_standings::Settings::settle(&snapshot, &asked).ok()?;
        Some(Break { code, words: meaning(tie_break, visitor.lang) })
    });
    known.collect()
}

/// The same for the script; no text can end the element that it stands in.
fn break_words(state: &State, visitor: &Visitor) -> String {
    let words: std::collections::BTreeMap<&str, String> =
        breaks(state, visitor).into_iter().map(|it| (it.code, it.words)).collect();
    crate::script_words::in_page(&words)
}

/// Lists that are usual for the form of the tournament: by the rules in force, and those that FIDE
/// recommended in 1998 (ssb-course:3).
fn presets(state: &State, p: &'static SettingWords) -> Vec<Preset> {
    let settings = ronde_standings::Settings::of(&state.snapshot_of(0));
    presets_of(settings.contest(), settings.form(), p)
}

fn presets_of(contest: Contest, form: Form, p: &'static SettingWords) -> Vec<Preset> {
    let now = |list: &str, words| Preset { list: list.to_owned(), rules: "", words };
    let of_1998 = |place: usize, words| Preset { list: recommended(place), rules: "1998", words };
    match (contest, form) {
        (Contest::Players, Form::Swiss) => vec![
            now("BH/C1, BH, SB", p.preset_swiss),
            now("BH/C1, BH, ARO, WIN", p.preset_rated),
            now("BH/C1, DE, WIN", p.preset_youth),
            of_1998(2, p.preset_1998_consistent),
            of_1998(3, p.preset_1998_rated),
            of_1998(4, p.preset_1998_unrated),
        ],
        (Contest::Players, Form::Predetermined) => {
            vec![now("DE, WIN, SB, KS", p.preset_robin), of_1998(0, p.preset_1998_robin)]
        }
        (Contest::Teams, Form::Swiss) => {
            vec![
                now("MP, GP, EDE, SSSC", p.preset_team_swiss),
                of_1998(5, p.preset_1998_team_swiss),
            ]
        }
        (Contest::Teams, Form::Predetermined) => {
            vec![now("MP, GP, EDE, EMGSB", p.preset_teams), of_1998(1, p.preset_1998_teams)]
        }
    }
}

/// One of the six lists of 1998, as codes.
fn recommended(place: usize) -> String {
    let codes = RECOMMENDED_1998.get(place).map_or(&[][..], |(_, list)| list);
    let code = |it: &TieBreak| match (it.code, it.basis) {
        (Code::Pts, Some(Basis::Match)) => "MP".to_owned(),
        (Code::Pts, Some(Basis::Game)) => "GP".to_owned(),
        _ => it.to_string(),
    };
    codes.iter().map(code).collect::<Vec<_>>().join(", ")
}

/// Everybody by name, with his club.
fn players(state: &State, lang: Lang) -> Vec<(u32, String, String)> {
    let mut players: Vec<(u32, String, String)> = state
        .players
        .iter()
        .map(|(id, player)| (id.0, player.entrant.name.clone(), player.entrant.club.clone()))
        .collect();
    Collation::of(lang).sort(&mut players, |player| &player.1);
    players
}

/// The editions, and which one is chosen.
fn rules(chosen: Option<u16>, lang: Lang) -> Vec<(String, String, bool)> {
    let p = SettingWords::of(lang);
    let names = [p.rules_1992, p.rules_1998, p.rules_2024, p.rules_2026];
    let edition = |(edition, words): (Edition, &str)| {
        let year = edition.year();
        (year.to_string(), words.to_owned(), chosen == Some(year))
    };
    Edition::ALL.into_iter().zip(names).map(edition).collect()
}

/// The lots that were drawn, by numbers of the starting list.
fn lots(state: &State) -> String {
    let numbers = state.numbering(state.next_round());
    let number = |lot: &Lot| match lot {
        Lot::Player(id) => numbers.number(*id).map(|it| it.to_string()),
        Lot::Team(name) => Some(name.clone()),
    };
    state.settings.lots.iter().filter_map(number).collect::<Vec<_>>().join(", ")
}

/// Who has which number, for the script that reads lots.
fn numbers(state: &State) -> String {
    let numbers = state.numbering(state.next_round());
    let pairs = numbers.ids().filter_map(|id| Some((numbers.number(id)?.get().to_string(), id.0)));
    json!(pairs.collect::<std::collections::BTreeMap<String, u32>>()).to_string()
}

fn tables(state: &State) -> Vec<(u32, String, u32)> {
    let with = |(id, player): (&EntrantId, &std::sync::Arc<ronde_desk::state::Registered>)| {
        player.table.map(|table| (id.0, name_of(state, *id), table))
    };
    state.players.iter().filter_map(with).collect()
}

/// Every acceleration by its name. FIDE mode knows Baku alone.
fn accelerations(state: &State, lang: Lang) -> Vec<(&'static str, &'static str, bool)> {
    let codes = Acceleration::ALL.map(|it| it.suffix().trim_start_matches('_'));
    let named = |code| (code, names::acceleration(code, lang), state.fide_mode && code != "BAKU");
    codes.into_iter().filter(|code| !code.is_empty()).map(named).collect()
}

fn locks(state: &State, p: &'static SettingWords) -> Locks {
    let s = &state.settings;
    let ask = |setting: Setting| lock(state, setting, p);
    let other = if s.tie_breaks.trim() == "DE" { "SB" } else { "DE" };
    Locks {
        system: ask(Setting::System(s.system.clone())),
        rounds: ask(Setting::Rounds(state.last_round().unwrap_or(0).saturating_add(1))),
        points: ask(Setting::Points(s.points)),
        tie_breaks: ask(Setting::TieBreaks(other.to_owned())),
        acceleration: ask(Setting::Acceleration(String::new())),
        colour: ask(Setting::InitialColour(s.initial_colour)),
        byes: ask(Setting::ByeRules(s.bye_rules)),
        prohibited: ask(Setting::Prohibited(s.prohibited.clone())),
    }
}

/// Asks the desk what it would say of a change.
fn lock(state: &State, setting: Setting, p: &'static SettingWords) -> Lock {
    let always = matches!(setting, Setting::ByeRules(_));
    let closed = |words| Lock { locked: true, badge: p.locked, words };
    match judge::judge(state, &Act::Configure { set: vec![setting] }) {
        Err(Objection::AfterTheStart { .. }) => closed(p.after_start),
        Err(Objection::FideMode { .. }) => closed(p.in_fide_mode),
        Err(Objection::Finished) => closed(p.finished),
        Err(Objection::RoundsOfSchedule) => closed(p.rounds_follow),
        Err(Objection::DraftRestsOnIt { .. }) => closed(p.draft_open),
        // A value that cannot be is no reason against another.
        Err(_) => Lock { locked: false, badge: "", words: p.free },
        Ok(cautions) => match cautions.iter().max_by_key(|caution| caution.level()) {
            None => {
                Lock { locked: false, badge: "", words: if always { p.always } else { p.free } }
            }
            Some(caution) => {
                Lock { locked: false, badge: badge(caution.level(), p), words: warns(caution, p) }
            }
        },
    }
}

const fn badge(level: Level, p: &'static SettingWords) -> &'static str {
    match level {
        Level::Acknowledge => p.level_2,
        Level::Confirm => p.level_3,
        Level::ConfirmTwice => p.level_4,
    }
}

const fn warns(caution: &Caution, p: &'static SettingWords) -> &'static str {
    if matches!(caution, Caution::RoundsChange { .. } | Caution::NotTheEngines { .. }) {
        p.warn_rounds
    } else if matches!(caution, Caution::TieBreaksChange) {
        p.warn_breaks
    } else {
        p.free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_that_is_offered_exists() {
        let state = State::new("t");
        for lang in Lang::ALL {
            for choice in systems(&state, SettingWords::of(lang)) {
                let code: SystemCode = serde_json::from_str(&choice.value).unwrap();
                assert!(code.swiss().is_ok() && code.recipe().is_ok(), "{}", choice.value);
                assert_eq!(choice.value.contains("CUSTOM"), choice.barred, "{}", choice.value);
            }
        }
    }

    /// The cup among them, and what stands in the field as an example.
    #[test]
    fn every_schedule_that_is_offered_can_be_paired() {
        let choices = systems(&State::new("t"), SettingWords::of(Lang::En));
        let codes = choices.iter().map(|it| serde_json::from_str(&it.value).unwrap());
        let recipes = codes.filter_map(|code: SystemCode| code.recipe().unwrap());
        assert_eq!(3, recipes.filter(|recipe| recipe.schedule().is_ok()).count());
        let page = include_str!("../../templates/settings.html");
        let example = page.split_once("data-kind=\"recipe\"").unwrap().1;
        let example = example.split_once("placeholder=\"").unwrap().1;
        let example = example.split_once('"').unwrap().0.to_owned();
        let act = Act::Configure { set: vec![Setting::System(SystemCode::Schedule(example))] };
        assert_eq!(Ok(Vec::new()), judge::judge(&State::new("t"), &act));
    }

    #[test]
    fn before_the_start_nothing_is_fixed() {
        let locks = locks(&State::new("t"), SettingWords::of(Lang::En));
        assert!(!locks.system.locked && !locks.points.locked && !locks.prohibited.locked);
        assert_eq!("", locks.rounds.badge);
    }

    #[test]
    fn presets_can_be_read() {
        for Preset { list, rules, .. } in presets(&State::new("t"), SettingWords::of(Lang::En)) {
            let rules = Setting::TieBreakRules(rules.parse().ok());
            let act = Act::Configure { set: vec![rules, Setting::TieBreaks(list.clone())] };
            assert_eq!(Ok(Vec::new()), judge::judge(&State::new("t"), &act), "{list}");
        }
    }

    /// Every form offers its own, and together they are all six of ssb-course:3.
    #[test]
    fn the_six_lists_of_1998_are_offered_to_their_forms() {
        let offered = |contest, form| {
            let presets = presets_of(contest, form, SettingWords::of(Lang::En)).into_iter();
            presets.filter(|it| it.rules == "1998").map(|it| it.list).collect::<Vec<_>>()
        };
        let lists = |places: &[usize]| places.iter().map(|it| recommended(*it)).collect::<Vec<_>>();
        // ssb-course:3 names them in this order.
        assert_eq!(lists(&[0]), offered(Contest::Players, Form::Predetermined));
        assert_eq!(lists(&[1]), offered(Contest::Teams, Form::Predetermined));
        assert_eq!(lists(&[2, 3, 4]), offered(Contest::Players, Form::Swiss));
        assert_eq!(lists(&[5]), offered(Contest::Teams, Form::Swiss));
    }

    #[test]
    fn all_six_lists_of_1998_can_be_read() {
        for (place, (name, list)) in RECOMMENDED_1998.iter().enumerate() {
            let read: Vec<_> = read_list(&recommended(place)).into_iter().flatten().collect();
            assert_eq!(*list, read, "{name}");
        }
    }
}
