//! The papers with a layout of their own: for an open, a large open, teams and a round robin, in
//! every language and on both sizes of paper.

use std::path::Path;

use ronde_formats::trf;
use ronde_model::{
    Colour, Game, GameResult, PairingNumber, Parts, Player, Round, RoundNumber, Snapshot, Team,
    TeamNumber,
};
use ronde_report::html;
use ronde_report::paper::pack::{self, Pack};
use ronde_report::paper::player_card::{self, Whose};
use ronde_report::paper::{
    Block, Page, Paper, Size, Source, badges, bracket, by_letters, place_cards, protocol, slips,
    team_sheet,
};
use ronde_standings::Standings;
use ronde_swiss::Detail;
use ronde_words::Lang;

/// A name that would break a page, if it could.
const LONG: &str = "Wolfeschlegelsteinhausenbergerdorff-</td></div>&, Hubert Blaine";

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

fn people(count: u32) -> Vec<Player> {
    let names = ["Keller, Anna", LONG, "محمد, أحمد", "王伟"];
    let name = |it: u32| names[it as usize % names.len()];
    (1..=count).map(|it| Player::new(number(it), name(it))).collect()
}

fn game(white: u32, black: u32) -> Game {
    Game { white: number(white), black: number(black), result: GameResult::Pending }
}

/// Five rounds of nine, all played.
fn open() -> Snapshot {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/open-9-rounds.trf");
    trf::read(&std::fs::read(path).unwrap()).unwrap().snapshot
}

/// The first round of 300.
fn large() -> Snapshot {
    let games = (1..=150).map(|it| game(it, it + 150)).collect();
    let rounds = vec![Round::new(games, Vec::new()).unwrap()];
    let mut parts = Parts { players: people(300), rounds, ..Parts::default() };
    parts.rules.declared_rounds = Some(9);
    "Open <300>".clone_into(&mut parts.event.name);
    Snapshot::new(parts).unwrap()
}

/// Ten teams of four, five matches.
fn teams() -> Snapshot {
    let team = |it: u32| Team {
        number: TeamNumber::new(it).unwrap(),
        name: format!("Team {it}"),
        nickname: String::new(),
        strength: None,
        match_points: None,
        game_points: None,
        rank: None,
        members: (1..=4).map(|board| number(4 * it - 4 + board)).collect(),
    };
    let boards =
        (0..5).flat_map(|it| (1..=4).map(move |board| (4 * it + board, 4 * it + 20 + board)));
    let games =
        boards.map(|(one, other)| if one % 2 == 1 { game(one, other) } else { game(other, one) });
    let rounds = vec![Round::new(games.collect(), Vec::new()).unwrap()];
    let mut parts = Parts {
        players: people(40),
        teams: (1..=10).map(team).collect(),
        rounds,
        ..Parts::default()
    };
    "FIDE_TEAM_ROUNDROBIN".clone_into(&mut parts.event.kind_code);
    parts.rules.declared_rounds = Some(9);
    parts.rules.board_colours =
        [Colour::White, Colour::Black, Colour::White, Colour::Black].to_vec();
    Snapshot::new(parts).unwrap()
}

/// The first round of a round robin of fourteen.
fn round_robin() -> Snapshot {
    let games = (1..=7).map(|it| game(it, 15 - it)).collect();
    let rounds = vec![Round::new(games, Vec::new()).unwrap()];
    let mut parts = Parts { players: people(14), rounds, ..Parts::default() };
    "BERGER_ROUNDROBIN".clone_into(&mut parts.event.kind_code);
    parts.rules.declared_rounds = Some(13);
    Snapshot::new(parts).unwrap()
}

fn source(snapshot: &Snapshot, lang: Lang, size: Size) -> Source<'_> {
    let page = Page { size, ..Page::default() };
    Source { snapshot, lang, stamp: "14:32", link: None, draft: true, page }
}

fn papers(source: &Source) -> Vec<Paper> {
    let snapshot = source.snapshot;
    let last = RoundNumber::from_index(snapshot.rounds.len() - 1).unwrap();
    let standings = Standings::declared(snapshot);
    let pack = Pack { round: last, standings: &standings, boards: &[], order: &by_letters };
    let mut all = vec![
        slips::paper(source, last, &[], &[]),
        player_card::paper(source, &standings, &Whose::All),
        place_cards::paper(source),
        badges::paper(source),
        team_sheet::paper(source, Some(last)),
        protocol::paper(source, last),
        pack::paper(source, pack),
    ];
    let pairing = bracket::pairing(snapshot, last, Detail::Outcome);
    all.extend(pairing.map(|pairing| bracket::paper(source, &pairing)));
    all
}

fn markup(paper: &Paper) -> String {
    let blocks = paper.sheets.iter().flat_map(|sheet| &sheet.blocks);
    let drawn = blocks.filter_map(|block| match block {
        Block::Drawn { markup, .. } => Some(markup.as_str()),
        _ => None,
    });
    drawn.collect()
}

#[test]
fn every_paper_is_whole_for_every_event_in_every_language() {
    for snapshot in [open(), large(), teams(), round_robin()] {
        for (lang, size) in
            Lang::ALL.into_iter().zip([Size::A4, Size::Letter, Size::A4, Size::Letter])
        {
            for paper in papers(&source(&snapshot, lang, size)) {
                let (markup, page) = (markup(&paper), html::page(&paper));
                for tag in ["div", "table", "tr", "td", "th", "span", "svg", "text", "bdi", "b"] {
                    let opened = markup.matches(&format!("<{tag} ")).count()
                        + markup.matches(&format!("<{tag}>")).count();
                    let closed = markup.matches(&format!("</{tag}>")).count();
                    assert_eq!(opened, closed, "{}: {tag}", paper.key);
                }
                assert!(!markup.contains("style="), "a strict policy refuses it");
                assert!(!page.contains(LONG), "{}: names are escaped", paper.key);
                for (key, view) in paper.tables() {
                    for row in &view.rows {
                        assert_eq!(view.columns.len(), row.len(), "{} {key}: {row:?}", paper.key);
                    }
                }
            }
        }
    }
}

/// What is cut or handed out has as many pages as its layout promises.
#[test]
fn pages_are_as_many_as_promised() {
    let events =
        [("open", open()), ("large", large()), ("teams", teams()), ("berger", round_robin())];
    for (event, paper, class, pages) in [
        ("open", "slips", "\"slip-page", 2),
        ("large", "slips", "\"slip-page", 19),
        ("berger", "slips", "\"slip-page", 1),
        ("open", "player-cards", "\"pcard-page", 12),
        ("large", "player-cards", "\"pcard-page", 150),
        ("berger", "player-cards", "\"pcard-page", 7),
        ("large", "badges", "\"badge-page", 30),
        ("large", "place-cards", "\"tent-page", 150),
        ("teams", "team-sheets", "\"team\"", 10),
        ("teams", "protocols", "\"protocol\"", 5),
        ("open", "pack", "\"pcard-page", 12),
        // 150 pairs in one bracket: five pictures, each no higher than a page.
        ("large", "brackets", "\"bracket-picture", 5),
    ] {
        let (_, snapshot) = events.iter().find(|it| it.0 == event).unwrap();
        let all = papers(&source(snapshot, Lang::Fr, Size::A4));
        let found = all.iter().find(|it| it.key == paper).unwrap();
        assert_eq!(pages, markup(found).matches(class).count(), "{event}, {paper}");
    }
    let fixed = papers(&source(&events[3].1, Lang::Fr, Size::A4));
    assert!(fixed.iter().all(|it| it.key != "brackets"), "a table has no brackets");
}

/// A paper brings the style sheet of its own classes, and of no others.
#[test]
fn only_the_style_that_is_used_is_printed() {
    let snapshot = teams();
    for paper in papers(&source(&snapshot, Lang::It, Size::A4)) {
        let page = html::page(&paper);
        for (key, rule) in [
            ("slips", ".slip-box {"),
            ("badges", ".badge-foot {"),
            ("place-cards", ".tent-far {"),
            ("team-sheets", ".team-line-up td {"),
            ("protocols", ".protocol-made {"),
        ] {
            assert_eq!(key == paper.key, page.contains(rule), "{} and {key}", paper.key);
        }
        let cards = ["player-cards", "pack"].contains(&paper.key.as_str());
        assert_eq!(cards, page.contains(".pcard-due {"), "{}", paper.key);
    }
}
