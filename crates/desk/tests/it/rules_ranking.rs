//! What is declared about the ranking: it is used, or refused with the reason, and it is kept.

use ronde_desk::Act;
use ronde_desk::judge::{Caution, Objection};
use ronde_desk::portable::{Purpose, exported};
use ronde_desk::stored::{EntrantId, Lot, ResultCode, Setting, SystemCode};
use ronde_standings::grammar::{Unreadable, read_list};
use ronde_standings::{Code, Edition, ListSource, Unusable};

use crate::hall::{Hall, set};

fn list(codes: &str) -> Setting {
    Setting::TieBreaks(codes.to_owned())
}

/// Nothing that was accepted may vanish from the table.
#[test]
fn tie_breaks_that_cannot_be_used_are_refused_with_the_reason() {
    let hall = Hall::new(5);
    let absent = |code| Unusable::NotInEdition { code, edition: Edition::E2026 };
    let teams = |name| Unusable::OnlyTeams(read_list(name).remove(0).unwrap());
    let unknown = Unusable::Unreadable(Unreadable::UnknownName("BHX".to_owned()));
    for (codes, why) in [
        ("SOB", absent(Code::Sob)),
        ("BH, BER", absent(Code::Ber)),
        ("GP, BH", teams("GP")),
        ("BH, TBR", teams("TBR")),
        ("BHX", unknown),
    ] {
        let why = Box::new(why);
        assert_eq!(Objection::TieBreaks { why }, hall.objection(set(list(codes))), "{codes}");
    }
    assert!(hall.tries(set(list("DE, BH/C1, SB"))).is_ok());
    let year = Objection::UnknownTieBreakRules { year: 2005 };
    assert_eq!(year, hall.objection(set(Setting::TieBreakRules(Some(2005)))));
}

/// The list is judged under the rules that come with it, whichever is named first.
#[test]
fn a_list_of_1998_comes_with_its_rules() {
    let mut hall = Hall::new(5);
    let rules = Setting::TieBreakRules(Some(1998));
    hall.does(Act::Configure { set: vec![list("SOB, BH"), rules] });
    let (table, _) = hall.state.standings();
    assert_eq!(Edition::E1998, table.settings().edition());
    assert_eq!(2, table.settings().tie_breaks().len());
    // Rules under which the list does not exist are refused too.
    let back = hall.objection(set(Setting::TieBreakRules(Some(2026))));
    assert!(matches!(back, Objection::TieBreaks { .. }), "{back:?}");
}

/// dutch-1992: its own article says how equal points are told apart, at the desk as elsewhere.
#[test]
fn the_rules_of_1992_rank_with_their_own_list() {
    let mut hall = Hall::new(5);
    hall.does(set(Setting::TieBreakRules(Some(1992))));
    hall.played();
    let (table, _) = hall.state.standings();
    assert_eq!(Edition::E1992, table.settings().edition());
    assert_eq!(ListSource::Article1992, table.settings().list_from());
}

/// ssb-course, Molter: there are no matches, so what counts them is refused, before anybody is
/// entered.
#[test]
fn a_molter_tournament_takes_no_tie_break_that_counts_matches() {
    let mut hall = Hall::new(5);
    hall.does(Act::LeaveFideMode { reason: "club".to_owned() });
    let molter = "molter teams=3 players=2 rounds=1 seed=1".to_owned();
    let system = Setting::System(SystemCode::Schedule(molter));
    let with = |codes| Act::Configure { set: vec![system.clone(), list(codes)] };
    let why = Box::new(Unusable::NeedsMatches(Code::Won));
    assert_eq!(Objection::TieBreaks { why }, hall.objection(with("BER, WON")));
    assert!(hall.tries(with("BER, GWON, DE, TBR")).is_ok());
}

/// After the start the announced ranking is changed only with a warning; lots are drawn at the end.
#[test]
fn the_announced_ranking_is_changed_with_a_warning_and_lots_without() {
    let mut hall = Hall::new(5);
    hall.does(set(list("BH, SB")));
    hall.played();
    assert_eq!(vec![Caution::TieBreaksChange], hall.cautions(set(list("SB, BH"))));
    let rules = set(Setting::TieBreakRules(Some(1998)));
    assert_eq!(vec![Caution::TieBreaksChange], hall.cautions(rules));
    let lots = |id| set(Setting::Lots(vec![Lot::Player(EntrantId(id))]));
    assert!(hall.cautions(lots(2)).is_empty());
    assert_eq!(Objection::UnknownPlayer { player: EntrantId(99) }, hall.objection(lots(99)));
}

/// Tie-break rules, list, a rating for the unrated and lots are in the file that leaves the desk.
#[test]
fn the_declaration_is_kept_in_files() {
    let mut hall = Hall::new(5);
    let rules = Setting::TieBreakRules(Some(1998));
    hall.does(Act::Configure { set: vec![rules, list("BH, SB"), Setting::UnratedAs(Some(1400))] });
    hall.played();
    hall.does(set(Setting::Lots(vec![Lot::Player(EntrantId(3)), Lot::Player(EntrantId(1))])));
    let snapshot = exported(&hall.state, Purpose::Tournament);
    let written = ronde_formats::trf::write(
        &snapshot,
        ronde_formats::trf::Flavour::Trf26,
        ronde_formats::trf::WriteOptions::default(),
    );
    let read = ronde_formats::trf::read(written.text.as_bytes()).unwrap().snapshot;
    assert_eq!(snapshot.rules.ranking, read.rules.ranking);
    assert_eq!(Some(1998), read.rules.ranking.edition);
    assert_eq!(2, read.rules.ranking.lots.len());
    let settings = ronde_standings::Settings::of(&read);
    assert_eq!((Edition::E1998, ListSource::Declared), (settings.edition(), settings.list_from()));
}

/// A round that is only published, or in play, changes no standings; the crosstable has as many
/// columns as rounds that count.
#[test]
fn a_round_in_play_does_not_count_yet() {
    let mut hall = Hall::new(5);
    hall.does(set(list("BH, SB")));
    hall.played();
    hall.played();
    let before = ranks(&hall);
    let round = hall.paired();
    assert_eq!(before, ranks(&hall), "published");
    hall.does(Act::EnterResult { round, board: 1, result: ResultCode::WhiteWins });
    assert_eq!(before, ranks(&hall), "in play");
    let (table, _) = hall.state.standings();
    assert_eq!(2, table.rounds());
    assert!(table.crosstable().iter().all(|row| row.cells.len() == 2));
    let (_, asked, _) = hall.state.standings_after(usize::from(round));
    assert_eq!(3, asked.rounds(), "whoever asks for the round in play has it");
    hall.all_white(round);
    assert_eq!(3, hall.state.standings().0.rounds(), "all results are there");
}

fn ranks(hall: &Hall) -> Vec<(u32, String)> {
    let (table, _) = hall.state.standings();
    table.rows().iter().map(|row| (row.rank, row.score.to_string())).collect()
}
