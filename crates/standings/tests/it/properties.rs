//! What must hold for every tournament.

use ronde_model::{Bye, Game, PairingNumber, Parts, Round, Snapshot, Unpaired};
use ronde_standings::grammar::read_list;
use ronde_standings::{Edition, Form, Overrides, Row, Settings, Standings};
use ronde_testkit::random::{Kind, sized_case};

const EVERYTHING: &str = "DE,DE/P,WIN,WON,BPG,BWG,PS,PS/C1,PS/C2,REP,STD,BH,BH/C1,BH/C2,BH/M1,\
    BH/M2,BH/P,AOB,AOB/F,FB,FB/C1,FB/P,SB,SB/C1,SB/C2,SB/P,KS,KS/L+1,ARO,ARO/C1,ARO/M1,TPR,PTP,\
    APRO,APPO,RTNG";

fn ranked(snapshot: &Snapshot, edition: Edition, form: Form) -> Standings {
    let list = read_list(EVERYTHING).into_iter().flatten();
    let asked = Overrides {
        edition: Some(edition),
        form: Some(form),
        rounds: Some(snapshot.rounds.len()),
        tie_breaks: Some(list.filter(|it| it.code.exists_in(edition)).collect()),
        ..Overrides::default()
    };
    Standings::of(snapshot, Settings::settle(snapshot, &asked).unwrap())
}

fn cases() -> impl Iterator<Item = Snapshot> {
    let kinds = Kind::ALL.into_iter();
    kinds.flat_map(|kind| (0..12).map(move |seed| sized_case(kind, seed, 2, 30).snapshot))
}

/// C.07 speaks of nobody's number but TPN: whoever is called what, values and ranks are the same.
#[test]
fn permuting_the_players_changes_nothing() {
    for snapshot in cases() {
        let turned = Snapshot::new(renumbered(snapshot.clone().into_parts())).unwrap();
        let count = u32::try_from(snapshot.players.len()).unwrap();
        for edition in Edition::ALL {
            for form in [Form::Swiss, Form::Predetermined] {
                let (one, other) =
                    (ranked(&snapshot, edition, form), ranked(&turned, edition, form));
                let mut left: Vec<&Row> = one.rows().iter().collect();
                let mut right: Vec<&Row> = other.rows().iter().collect();
                left.sort_by_key(|row| row.who.number());
                right.sort_by_key(|row| count + 1 - row.who.number());
                for (left, right) in left.into_iter().zip(right) {
                    assert_eq!((left.rank, left.score), (right.rank, right.score));
                    assert_eq!(left.values, right.values, "{edition} {form:?}");
                }
            }
        }
    }
}

/// Number n becomes number N + 1 − n everywhere.
fn renumbered(mut parts: Parts) -> Parts {
    let count = u32::try_from(parts.players.len()).unwrap();
    let turn = |number: PairingNumber| PairingNumber::new(count + 1 - number.get()).unwrap();
    for player in &mut parts.players {
        player.number = turn(player.number);
    }
    for round in &mut parts.rounds {
        let games = round.games().iter();
        let games =
            games.map(|game| Game { white: turn(game.white), black: turn(game.black), ..*game });
        let alone = round.unpaired().iter().map(|(number, why)| (turn(*number), *why));
        *round = Round::new(games.collect(), alone.collect()).unwrap();
    }
    for record in &mut parts.abnormal {
        for who in &mut record.who {
            *who = who.player().map(turn).map_or(*who, ronde_model::Participant::Player);
        }
    }
    for team in &mut parts.teams {
        team.members.iter_mut().for_each(|member| *member = turn(*member));
    }
    parts.requests.clear();
    parts.national.clear();
    parts.prohibitions.clear();
    parts.accelerations.clear();
    parts
}

/// A last round in which everybody has a half-point bye: everybody has a draw's points more, each
/// adjusted score grows by as much (16.3), wins stay as they are, nobody elected to play it (7.6).
/// Who is tied with whom in points does not change.
#[test]
fn a_round_of_byes() {
    for snapshot in cases() {
        let mut parts = snapshot.clone().into_parts();
        let alone = parts.players.iter().map(|it| (it.number, Unpaired::Bye(Bye::Half))).collect();
        parts.rounds.push(Round::new(Vec::new(), alone).unwrap());
        parts.rules.declared_rounds = None;
        if !parts.abnormal.is_empty() {
            continue;
        }
        let half = parts.rules.points.half_bye;
        let after = Snapshot::new(parts).unwrap();
        let (one, other) = (
            ranked(&snapshot, Edition::E2026, Form::Swiss),
            ranked(&after, Edition::E2026, Form::Swiss),
        );
        for row in one.rows() {
            let later = other.row_of(row.who).unwrap();
            assert_eq!(row.score + half, later.score);
            for (at, same) in [(2, "WIN"), (3, "WON"), (4, "BPG"), (5, "BWG"), (9, "REP")] {
                if half < snapshot.rules.points.win() {
                    assert_eq!(row.values[at], later.values[at], "{same} of {:?}", row.who);
                }
            }
        }
    }
}

/// Acceleration points never enter a tie-break.
#[test]
fn virtual_points_count_for_nothing() {
    for seed in 0..20 {
        let snapshot = sized_case(Kind::Accelerated, seed, 4, 20).snapshot;
        let mut parts = snapshot.clone().into_parts();
        parts.accelerations.clear();
        parts.event.kind_code.clear();
        let without = Snapshot::new(parts).unwrap();
        let left = ranked(&snapshot, Edition::E2026, Form::Swiss);
        let right = ranked(&without, Edition::E2026, Form::Swiss);
        assert_eq!(left.rows(), right.rows());
    }
}

/// Ranks count those above, equal ranks mean equal values, and every value is its own working.
#[test]
fn ranks_and_workings_are_consistent() {
    for snapshot in cases() {
        let standings = ranked(&snapshot, Edition::E2026, Form::Swiss);
        for (line, row) in standings.rows().iter().enumerate() {
            let above = standings.rows()[..line].iter().filter(|it| it.rank != row.rank).count();
            assert_eq!(row.rank as usize, above + 1);
            let why = standings.why(row.who).unwrap();
            for (explained, value) in why.iter().zip(&row.values) {
                assert_eq!(*value, explained.value);
                if let ronde_standings::Account::Sum(working) = &explained.account {
                    assert_eq!(*value, working.value, "{}", explained.tie_break);
                }
                assert!(explained.tied.contains(&row.who));
            }
        }
    }
}
