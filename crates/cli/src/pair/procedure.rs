//! The steps of a procedure in plain words: numbered, each with its article, for whoever follows
//! with the book in hand.

use std::fmt::Write;

use ronde_report::articles::short;
use ronde_report::estimates;
use ronde_report::explain::words::acts;
use ronde_report::explain::words::book;
use ronde_swiss::RoundPairing;
use ronde_swiss::steps::{Act, Step};
use ronde_words::{HeadWords, PairWords, StoryWords, fill};

use super::scene::Scene;
use super::words::plain;

/// Width of the column of articles; longer ones push their line to the right.
const ARTICLES: usize = 8;
/// Where the words of a step begin: number, full stop, article.
const MARGIN: usize = 6 + ARTICLES + 1;

/// The whole account.
pub(super) fn account(scene: &Scene<'_>, pairing: &RoundPairing) -> String {
    let (w, book) = (PairWords::of(scene.lang()), book(scene.system, scene.lang()));
    let mut text = format!("{}\n", fill!(w.steps, book = book));
    let mut rest = pairing.reasons.steps.as_slice();
    let mut number = 1;
    while let Some(step) = rest.first() {
        let kind = acts::heading(&step.act, scene.lang());
        let alike = |it: &&Step| kind.is_some() && acts::heading(&it.act, scene.lang()) == kind;
        let (lines, taken) = match rest.iter().take_while(alike).count() {
            0 => (told(scene, step), 1),
            rows => (figures(scene, &rest[..rows]), rows),
        };
        if matches!(step.act, Act::Takes { .. }) {
            text.push('\n');
        }
        text += &numbered(number, step.article, &lines);
        rest = &rest[taken..];
        number += 1;
    }
    if pairing.bye.is_none() {
        text += &format!("\n{}\n", StoryWords::of(scene.lang()).s_no_bye);
    }
    text
}

/// `  12. C8      …`, further lines below the first.
fn numbered(number: usize, article: &str, lines: &[String]) -> String {
    let mut text = String::new();
    for (index, line) in lines.iter().enumerate() {
        if index == 0 {
            writeln!(text, "{number:>4}. {:<ARTICLES$} {line}", short(article)).ok();
        } else {
            writeln!(text, "{:MARGIN$}{line}", "").ok();
        }
    }
    text
}

/// The words of an act; what belongs to its first line stands below it, further to the right.
fn told(scene: &Scene<'_>, step: &Step) -> Vec<String> {
    let below = matches!(step.act, Act::Pairs { .. } | Act::Byes { .. } | Act::Tries { .. });
    let further = if below { "    " } else { "" };
    let lines = acts::step(scene, step).into_iter().enumerate();
    lines.map(|(at, line)| if at == 0 { line } else { format!("{further}{line}") }).collect()
}

/// Figures as a table: the published list of dubov-1997:9, or what orders a group (C.04.4.1:1.7,
/// C.04.4.2:1.8).
fn figures(scene: &Scene<'_>, steps: &[Step]) -> Vec<String> {
    let (w, head) = (PairWords::of(scene.lang()), HeadWords::of(scene.lang()));
    let heading = steps.first().and_then(|step| acts::heading(&step.act, scene.lang()));
    let mut lines: Vec<String> = heading.map(str::to_owned).into_iter().collect();
    let is_index = steps.first().is_some_and(|step| matches!(step.act, Act::Indexes { .. }));
    let figure = if is_index { "Index" } else { "ARO" };
    let (number, rating) = (head.number, head.rating);
    lines.push(format!("{number:>5}  {:<32} {rating:>6} {figure:>8}", w.player));
    for step in steps {
        let Some((player, said)) = acts::figure(&step.act) else { continue };
        let known = scene.snapshot.player(player);
        let name: String =
            known.map_or(String::new(), |it| plain(&it.name).chars().take(32).collect());
        let rating = known.map(estimates::shown).filter(|it| !it.is_empty());
        let rating = rating.unwrap_or_else(|| "–".to_owned());
        lines.push(format!("{player:>5}  {name:<32} {rating:>6} {said:>8}"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{
        Colour, Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, RoundNumber,
        Score, Snapshot,
    };
    use ronde_swiss::colours::{Preference, Strength};
    use ronde_swiss::field::{Bar, Float};
    use ronde_swiss::steps::Refusal;
    use ronde_swiss::{Reasons, System};

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    /// Four players of whom 1 and 3 have met.
    fn tournament() -> Snapshot {
        let names = ["Keller, Anna", "Rossi, Paolo", "Weber, Urs", "Dubois, Jean"];
        let players = (1..).zip(names).map(|(it, name)| Player::new(number(it), name));
        let mut players: Vec<Player> = players.collect();
        players[0].rating = Some(2312);
        let score = PlayedScore::WhiteWins;
        let game = |white, black| Game {
            white: number(white),
            black: number(black),
            result: GameResult::Played { score, rated: true },
        };
        let rounds = vec![Round::new(vec![game(1, 3), game(4, 2)], Vec::new()).unwrap()];
        Snapshot::new(Parts { players, rounds, ..Parts::default() }).unwrap()
    }

    fn whole(system: System, steps: Vec<Step>) -> String {
        let snapshot = tournament();
        let round = RoundNumber::new(2).unwrap();
        let scene = Scene::new(&snapshot, round, system);
        let reasons = Reasons { steps, ..Reasons::default() };
        account(&scene, &RoundPairing { round, system, boards: vec![], bye: None, reasons })
    }

    fn step(article: &'static str, act: Act) -> Step {
        Step { article, act }
    }

    #[track_caller]
    fn check<const N: usize>(rows: [(&'static str, Act, &str); N]) {
        for (article, act, words) in rows {
            let text = whole(System::Dutch1992, vec![step(article, act)]);
            assert!(text.contains(&format!("   1. {words}\n")), "{words}\n{text}");
        }
    }

    #[test]
    fn acts_on_groups_have_their_words() {
        let score = Score::from_points(1);
        let (left, right) = (vec![number(1)], vec![number(4)]);
        check([
            (
                "dutch-1992:A3",
                Act::Takes { score, moved: vec![number(2)], residents: vec![number(1)] },
                "A3       the group of 1.0 points: 1 Keller, Anna\n\
                 \x20              and from other groups: 2 Rossi, Paolo (0.0)",
            ),
            (
                "dutch-1992:A8",
                Act::Sets { name: "x", value: 1 },
                "A8       x = 1 (pairs that must disregard a colour due)",
            ),
            (
                "dutch-1992:C3",
                Act::LaysOut { left: left.clone(), right: right.clone() },
                "C3       S1: 1 Keller, Anna\n               S2: 4 Dubois, Jean",
            ),
            (
                "dutch-1992:D2",
                Act::Exchanges { down: left.clone(), up: right },
                "D2       exchange: 1 Keller, Anna from S1 to S2, 4 Dubois, Jean to S1",
            ),
            (
                "dubov-1997:6.3",
                Act::Exchanges { down: left, up: vec![] },
                "6.3      1 Keller, Anna from S1 to S2",
            ),
            (
                "dutch-1992:C9",
                Act::Drops { requirement: "dutch-1992:B6" },
                "C9       B6 is set aside",
            ),
            (
                "dutch-1992:C13",
                Act::GoesBack { score },
                "C13      back to the group of 1.0 points, whose pairing is undone",
            ),
            (
                "dutch-1992:C13",
                Act::Joins { score },
                "C13      the group of 1.0 points and the one below become one group",
            ),
        ]);
    }

    #[test]
    fn acts_on_players_have_their_words() {
        let due = Some(Preference { colour: Colour::White, strength: Strength::Mild });
        let (player, opponent) = (number(1), Some(number(3)));
        let (met, float) = (Refusal::Barred(Bar::Met), Refusal::Float(Float::Down, 2));
        let passed_over = vec![(number(3), Refusal::Rest)];
        let (white, black, colours) = (number(4), number(1), "dutch-1992:E2");
        check([
            (
                "dubov-1997:7.1",
                Act::Transfers { player, to: Score::from_points(1) },
                "7.1      1 Keller, Anna goes to the group of 1.0 points",
            ),
            (
                "dutch-1992:C6",
                Act::Refuses { player, opponent, why: met },
                "C6       not 1 Keller, Anna with 3 Weber, Urs: they met in round 1 (B1a)",
            ),
            (
                "dutch-1992:C6",
                Act::Refuses { player, opponent: None, why: float },
                "C6       not 1 Keller, Anna: 1 floated down two rounds ago",
            ),
            (
                "dutch-1992:C6",
                Act::Pairs { white, black, colours, white_due: due, black_due: None },
                "C6       4 Dubois, Jean – 1 Keller, Anna\n\
                 \x20                  colours (E2): the stronger preference; due: 4 White \
                 (mild), 1 no preference",
            ),
            (
                "dutch-1992:C14",
                Act::Floats { player },
                "C14      1 Keller, Anna leaves the group without an opponent",
            ),
            (
                "dutch-1992:A5",
                Act::Byes { player, passed_over },
                "A5       the bye goes to 1 Keller, Anna\n\
                 \x20                  not 3 Weber, Urs: the others could then not be paired as \
                 the rules ask",
            ),
            (
                "dutch-1992:A4",
                Act::DerivesFloats { round: RoundNumber::FIRST },
                "A4       the floats of round 1 are taken from the scores: the file does not carry \
                 them",
            ),
        ]);
    }

    #[test]
    fn every_refusal_has_its_words() {
        let of = |why| {
            let act = Act::Refuses { player: number(1), opponent: Some(number(2)), why };
            whole(System::Dubov2026, vec![step("C.04.4.1:3.2.4", act)])
        };
        for (why, words) in [
            (Refusal::ColourDenied(Colour::White), "1 may not have White (C3)"),
            (Refusal::Colours, "more colours due would be disregarded than is allowed here"),
            (Refusal::ColourDegree, "a stronger colour preference would be disregarded where"),
            (Refusal::Float(Float::Up, 1), "2 floated up in the last round"),
            (Refusal::Float(Float::Down, 2), "1 floated down two rounds ago"),
            (Refusal::Raised, "1 was raised in the round before, or too often"),
            (Refusal::ByeBarred(RoundNumber::FIRST), "barred by round 1 (C2)"),
            (
                Refusal::Criterion("C.04.4.1:C7"),
                "fewer players would get the colour they are due (C7)",
            ),
            (Refusal::Criterion("C.04.4.1:C99"), "worse in C99"),
            (Refusal::Later, "as good, but later in the order of the book"),
        ] {
            let text = of(why);
            assert!(text.contains(&format!("with 2 Rossi, Paolo: {words}")), "{words}\n{text}");
        }
    }

    /// dubov-1997:9: the averages of all players, published.
    #[test]
    fn averages_are_a_table() {
        let row =
            |player, tenths| step("dubov-1997:9", Act::Averages { player: number(player), tenths });
        let sides = Act::LaysOut { left: vec![number(1)], right: vec![] };
        let steps = vec![row(1, Some(20_505)), row(2, None), step("dubov-1997:6.1", sides)];
        let expected = "\
The steps of the procedure, with the articles of the Dubov system of 1997:
   1. 9        average ratings of opponents (ARO):
                 No.  Player                           Rating      ARO
                   1  Keller, Anna                       2312   2050.5
                   2  Rossi, Paolo                          –        –
   2. 6.1      Whites: 1 Keller, Anna
               Blacks: nobody

No bye: the number of players is even.
";
        assert_eq!(expected, whole(System::Dubov1997, steps));
    }
}
