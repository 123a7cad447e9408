//! A pack has everything, and what it says of the past is so.

use ronde_model::{
    Bye, ByeRequest, Forfeit, GameResult, PairingNumber, Parts, PlayedScore, Player, Round,
    RoundSpan, Unpaired,
};
use ronde_words::Lang;

use super::*;
use crate::paper::people::by_letters;

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

/// Five players after two rounds; round 3 is being played, and 1 and 5 may not meet.
fn event() -> Snapshot {
    let players = (1..=5).map(|it| Player::new(number(it), format!("Player, {it}"))).collect();
    let won = GameResult::Played { score: PlayedScore::WhiteWins, rated: true };
    let game = |white, black, result| Game { white: number(white), black: number(black), result };
    let bye = |who, why| vec![(number(who), why)];
    let missed = GameResult::Forfeited(Forfeit::WhiteWins);
    let rounds = vec![
        Round::new(vec![game(1, 3, won), game(2, 4, won)], bye(5, Unpaired::PairingBye)).unwrap(),
        Round::new(vec![game(1, 2, won), game(3, 5, missed)], bye(4, Unpaired::Bye(Bye::Half)))
            .unwrap(),
        Round::new(
            vec![game(3, 1, GameResult::Pending), game(5, 2, GameResult::Pending)],
            bye(4, Unpaired::PairingBye),
        )
        .unwrap(),
    ];
    let members = [1, 5].map(number).map(Participant::Player).to_vec();
    let request = ByeRequest {
        round: RoundNumber::new(4).unwrap(),
        bye: Bye::Half,
        who: Participant::Player(number(2)),
    };
    let mut parts = Parts {
        players,
        rounds,
        prohibitions: vec![Prohibition { rounds: RoundSpan::ALWAYS, members }],
        requests: vec![request],
        ..Parts::default()
    };
    parts.rules.declared_rounds = Some(5);
    parts.event.kind_code = "FIDE_DUTCH_2026".to_owned();
    Snapshot::new(parts).unwrap()
}

fn pack(snapshot: &Snapshot, lang: Lang) -> Paper {
    let page = Page { landscape: true, reading: Reading::Far, ..Page::default() };
    let source = Source { snapshot, lang, stamp: "", link: None, draft: false, page };
    let standings = Standings::declared(snapshot);
    let round = RoundNumber::new(3).unwrap();
    paper(&source, Pack { round, standings: &standings, boards: &[], order: &by_letters })
}

fn table(paper: &Paper, key: &str) -> Vec<String> {
    let tables = paper.tables();
    let (_, view) = tables.iter().find(|it| it.0 == key).unwrap();
    view.rows.iter().map(|row| row.join("|")).collect()
}

#[test]
fn it_has_everything_to_go_on_by_hand() {
    for lang in Lang::ALL {
        let paper = pack(&event(), lang);
        let keys: Vec<&str> = paper.sheets.iter().map(|sheet| sheet.key.as_str()).collect();
        let expected = [
            "how",
            "pairings-by-board",
            "pairings-by-name",
            "result-sheet",
            "standings",
            "history",
            "byes",
            "starting-list",
            "blank-pairings",
            "player-cards",
        ];
        assert_eq!(expected.as_slice(), keys);
        assert!(paper.sheets.iter().all(|it| it.page.reading == Reading::Hand));
    }
}

#[test]
fn the_past_stands_in_one_row_each() {
    let paper = pack(&event(), Lang::En);
    let rows = [
        // Number, name, rating, rounds, points, due, bye.
        "1|Player, 1||3○1|2○1|3●↓|2|● B!|",
        // A bye is announced for round 4: nothing is due.
        "2|Player, 2||4○1|1●0|5●|1||",
        // C.04.1:4: a point without playing bars from the bye.
        "3|Player, 3||1●0|5+↓|1○↑|1|● B|no: R 2",
        "4|Player, 4||2●0|=½↓|=1↓|1½|○ W!|no: R 3",
        "5|Player, 5||=1↓|3−|2○|1|● B!|no: R 1",
    ];
    assert_eq!(rows.as_slice(), table(&paper, "history"));
    let byes = table(&paper, "byes");
    assert!(byes.contains(&"3|Player, 3|2|+ 5 Player, 5|+".to_owned()), "{byes:?}");
    assert!(byes.contains(&"2|Player, 2|4|half-point bye (announced)|".to_owned()), "{byes:?}");
    assert_eq!(vec!["1–5|1 Player, 1; 5 Player, 5"], table(&paper, "byes-2"));
    assert_eq!(
        vec!["1|3 Player, 3||1 Player, 1", "2|5 Player, 5||2 Player, 2"],
        table(&paper, "result-sheet")
    );
    assert_eq!(3, table(&paper, "blank-pairings").len(), "a board more than there are");
}

#[test]
fn what_a_table_pairs_needs_no_piles() {
    for (code, steps) in [("FIDE_DUTCH_2026", 8), ("BERGER_ROUNDROBIN", 3)] {
        let mut parts = event().into_parts();
        code.clone_into(&mut parts.event.kind_code);
        let paper = pack(&Snapshot::new(parts).unwrap(), Lang::De);
        assert_eq!(steps + 1, paper.sheets[0].blocks.len(), "{code}");
    }
}
