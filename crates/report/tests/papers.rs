//! The papers that are tables, and their forms, by rows.

use std::io::{Cursor, Read as _};
use std::path::Path;

use ronde_formats::trf;
use ronde_model::{
    Game, GameResult, PairingNumber, Parts, PlayedScore, Player, Round, RoundNumber, Snapshot,
    Title, Unpaired,
};
use ronde_report::paper::starting_list::By as List;
use ronde_report::paper::{
    Block, Page, Paper, Reading, Source, announcement, aros, by_letters, categories, crosstable,
    final_report, pairings, prizes, standings, starting_list, wall_chart,
};
use ronde_report::{csv, html, tables, text, xlsx};
use ronde_standings::prizes::{Purse, Rules, Sharing, pay};
use ronde_standings::{Category, Overrides, Settings, Standings};
use ronde_words::Lang;

fn lakeside() -> Snapshot {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/open-9-rounds.trf");
    trf::read(&std::fs::read(path).unwrap()).unwrap().snapshot
}

fn ranked(snapshot: &Snapshot, list: &str) -> Standings {
    let list = Overrides::with_list(list).unwrap();
    Standings::of(snapshot, Settings::settle(snapshot, &list).unwrap())
}

fn source(snapshot: &Snapshot, lang: Lang) -> Source<'_> {
    Source { snapshot, lang, stamp: "14:32", link: None, draft: false, page: Page::default() }
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// Every paper of this room.
fn papers(source: &Source, ranked: &Standings) -> Vec<Paper> {
    let snapshot = source.snapshot;
    let last = RoundNumber::from_index(ranked.settings().rounds() - 1).unwrap();
    let purses = vec![Purse {
        category: Category::Everybody,
        amounts: vec![50_000, 30_000],
        sharing: Sharing::Hort,
    }];
    let rules = Rules { purses, one_each: true, unit: 100 };
    let payout = pay(snapshot, ranked, &rules);
    let women = [Category::read("women").unwrap()];
    let by = [List::Rank, List::Name, List::Club, List::Federation];
    let lists = by.map(|by| starting_list::paper(source, by, &by_letters));
    let mut all = Vec::from(lists);
    all.extend([
        pairings::paper(source, last, pairings::By::Board, &[], &by_letters),
        pairings::paper(source, last, pairings::By::Name, &[], &by_letters),
        standings::paper(source, ranked, false),
        standings::paper(source, ranked, true),
        categories::paper(source, ranked, &women),
        crosstable::paper(source, ranked, crosstable::By::Rank),
        crosstable::paper(source, ranked, crosstable::By::Number),
        wall_chart::paper(source, ranked, false),
        wall_chart::paper(source, ranked, true),
        prizes::paper(source, &rules, &payout),
        aros::paper(source, last),
        final_report::paper(source, ranked, &[], &by_letters),
        announcement::paper(source, announcement::Said { round: Some(last), ..said() }),
    ]);
    all
}

fn said() -> announcement::Said<'static> {
    announcement::Said { round: None, time: "14:00", words: "Telephones off.\n\n<Coffee>" }
}

/// The heads of the paper's first table.
fn heads(paper: &Paper) -> Vec<String> {
    let (_, view) = paper.tables().remove(0);
    view.columns.into_iter().map(|column| column.heading).collect()
}

fn keys(paper: &Paper) -> Vec<String> {
    let (_, view) = paper.tables().remove(0);
    view.columns.into_iter().map(|column| column.key).collect()
}

#[test]
fn every_form_has_every_cell_in_every_language() {
    let snapshot = lakeside();
    let ranked = ranked(&snapshot, "BH/C1,SB");
    for lang in Lang::ALL {
        for paper in papers(&source(&snapshot, lang), &ranked) {
            let (page, plain) = (html::page(&paper), text::paper(&paper));
            let separated = csv::paper(&paper, None).unwrap();
            let objects = tables::paper(&paper);
            let workbook = strings_of(&xlsx::paper(&paper).unwrap());
            for (key, view) in paper.tables() {
                assert!(csv::paper(&paper, Some(&key)).is_some(), "{key}");
                assert!(objects.contains(&format!("\"{key}\": {{")), "{key}");
                for row in &view.rows {
                    assert_eq!(view.columns.len(), row.len(), "{key}: {row:?}");
                }
                for word in view.rows.iter().flatten().filter(|it| is_name(it)) {
                    for (form, text) in
                        [("html", &page), ("text", &plain), ("csv", &separated), ("json", &objects)]
                    {
                        assert!(text.contains(word), "{form} of {}: {word}", paper.key);
                    }
                    assert!(workbook.contains(word), "xlsx of {}: {word}", paper.key);
                }
            }
        }
    }
}

/// Plain letters: what no form escapes.
fn is_name(cell: &str) -> bool {
    cell.len() > 3 && cell.chars().all(|it| it.is_ascii_alphabetic() || ", ".contains(it))
}

/// All strings of a workbook, as its own file has them.
fn strings_of(workbook: &[u8]) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(workbook)).unwrap();
    let mut strings = String::new();
    archive.by_name("xl/sharedStrings.xml").unwrap().read_to_string(&mut strings).unwrap();
    strings
}

#[test]
fn column_heads_are_the_readers() {
    let snapshot = lakeside();
    let ranked = ranked(&snapshot, "BH");
    for (lang, board, place) in [
        (Lang::En, "Bd No. White Elo Pts Result No. Black Elo Pts", "Rank No. Name Rating Fed"),
        (Lang::Fr, "Éch. No Blancs Elo Pts Résultat No Noirs Elo Pts", "Rang No Nom Elo Féd"),
        (Lang::De, "Br. Nr. Weiss Elo Pkt Resultat Nr. Schwarz Elo Pkt", "Rang Nr. Name Elo Verb."),
        (Lang::It, "Sc. N. Bianco Elo Pti Risultato N. Nero Elo Pti", "Pos. N. Nome Elo Fed"),
    ] {
        let source = source(&snapshot, lang);
        let paper = pairings::paper(&source, round(1), pairings::By::Board, &[], &by_letters);
        assert_eq!(board, heads(&paper).join(" "));
        let found = heads(&standings::paper(&source, &ranked, false)).join(" ");
        let found = found.replace("Title ", "").replace("Titre ", "");
        let found = found.replace("Titel ", "").replace("Titolo ", "");
        assert!(found.starts_with(place) && found.ends_with(" BH"), "{found}");
    }
}

#[test]
fn large_type_has_few_columns() {
    let snapshot = lakeside();
    for (reading, landscape, columns) in [
        (
            Reading::Wall,
            true,
            "board white white_rating white_points result black black_rating black_points",
        ),
        (Reading::Wall, false, "board white white_points result black black_points"),
        (Reading::Far, false, "board white result black"),
    ] {
        let page = Page { reading, landscape, ..Page::default() };
        let source = Source { page, ..source(&snapshot, Lang::En) };
        let paper = pairings::paper(&source, round(1), pairings::By::Board, &[], &by_letters);
        assert_eq!(columns, keys(&paper).join(" "));
    }
}

/// Five players: one board, a bye of the pairing, one asked for, one of whom nothing is said.
fn small() -> Snapshot {
    let number = |it| PairingNumber::new(it).unwrap();
    let names = ["Zaugg, Eva", "Öztürk, Can", "Oak, <Ann>", "王伟", "אברהם, משה"];
    let players = (1..).zip(names).map(|(it, name)| Player::new(number(it), name));
    let mut parts = Parts { players: players.collect(), ..Parts::default() };
    parts.players[1].title = Some(Title::Im);
    let game = Game { white: number(2), black: number(1), result: GameResult::Pending };
    let byes =
        vec![(number(3), Unpaired::PairingBye), (number(4), Unpaired::Bye(ronde_model::Bye::Half))];
    parts.rounds = vec![Round::new(vec![game], byes).unwrap()];
    Snapshot::new(parts).unwrap()
}

#[test]
fn those_without_a_game_stand_at_the_end_of_the_boards() {
    let snapshot = small();
    let source = source(&snapshot, Lang::Fr);
    let paper = pairings::paper(&source, round(1), pairings::By::Board, &[17], &by_letters);
    let (_, view) = paper.tables().remove(0);
    let row = |at: usize| view.rows[at].iter().filter(|it| !it.is_empty()).cloned().collect();
    let rows: Vec<Vec<String>> = (0..view.rows.len()).map(row).collect();
    assert_eq!(
        [
            vec!["17", "2", "IM Öztürk, Can", "0.0", "–", "1", "Zaugg, Eva", "0.0"],
            vec!["3", "Oak, <Ann>", "0.0", "1", "exempt"],
            vec!["4", "王伟", "0.0", "½", "bye (demi-point)"],
            vec!["5", "אברהם, משה", "0.0", "0", "absent"],
        ]
        .map(|row| row.into_iter().map(str::to_owned).collect::<Vec<_>>())
        .to_vec(),
        rows
    );
}

#[test]
fn everybody_finds_his_name_once() {
    let snapshot = small();
    let source = source(&snapshot, Lang::De);
    let paper = pairings::paper(&source, round(1), pairings::By::Name, &[], &by_letters);
    let (_, view) = paper.tables().remove(0);
    let rows: Vec<String> = view.rows.iter().map(|row| row.join("|")).collect();
    assert_eq!(
        [
            "Oak, <Ann>|||spielfrei",
            "IM Öztürk, Can|1|○ Weiss|Zaugg, Eva",
            "Zaugg, Eva|1|● Schwarz|IM Öztürk, Can",
            "אברהם, משה|||abwesend",
            "王伟|||Bye mit ½ Punkt",
        ]
        .to_vec(),
        rows
    );
    assert!(html::page(&paper).contains("<td dir=\"auto\">Oak, &lt;Ann&gt;</td>"));
}

#[test]
fn a_round_that_is_not_paired_says_so() {
    let snapshot = small();
    for by in [pairings::By::Board, pairings::By::Name] {
        let paper = pairings::paper(&source(&snapshot, Lang::En), round(2), by, &[], &by_letters);
        assert!(text::paper(&paper).contains("Round 2 is not paired yet."));
    }
}

#[test]
fn a_list_begins_with_what_it_is_ordered_by() {
    let snapshot = lakeside();
    let source = source(&snapshot, Lang::En);
    for (by, column) in [
        (starting_list::By::Rank, "number"),
        (starting_list::By::Name, "name"),
        (starting_list::By::Federation, "federation"),
    ] {
        let paper = starting_list::paper(&source, by, &by_letters);
        assert_eq!(column, keys(&paper)[0]);
        let (_, view) = paper.tables().remove(0);
        let mut firsts: Vec<&str> = view.rows.iter().map(|row| row[0].as_str()).collect();
        if column != "number" {
            assert!(firsts.is_sorted_by(|one, other| by_letters(one, other).is_le()), "{column}");
        }
        firsts.sort_unstable();
        assert_eq!(snapshot.players.len(), firsts.len());
    }
}

#[test]
fn tie_breaks_are_explained_below_the_standings() {
    let snapshot = lakeside();
    let ranked = ranked(&snapshot, "BH/C1,ARO");
    let paper = standings::paper(&source(&snapshot, Lang::Fr), &ranked, false);
    assert_eq!("Classement après la ronde 5 sur 9", paper.title);
    let page = html::page(&paper);
    assert!(page.contains("BH/C1: Buchholz sans l&#39;adversaire le plus faible"));
    assert!(page.contains("ARO: Elo moyen des adversaires"));
    let with_curves = html::page(&standings::paper(&source(&snapshot, Lang::Fr), &ranked, true));
    let curves = with_curves.matches("<svg class=\"graph progress\"").count();
    assert_eq!(snapshot.players.len(), curves);
    assert!(with_curves.contains("<header class=\"head\">"), "it has a head all the same");
}

#[test]
fn the_crosstable_lies_on_its_long_side() {
    let snapshot = lakeside();
    let ranked = ranked(&snapshot, "BH");
    let source = source(&snapshot, Lang::En);
    let first = |by| {
        let paper = crosstable::paper(&source, &ranked, by);
        assert!(paper.sheets.iter().all(|sheet| sheet.page.landscape));
        let (_, view) = paper.tables().remove(0);
        assert!(view.rows.iter().flatten().any(|cell| cell.contains('○')), "signs of colours");
        (view.rows[0][0].clone(), view.rows[0][1].clone())
    };
    assert_eq!("1", first(crosstable::By::Rank).0);
    assert_eq!("1", first(crosstable::By::Number).1);
}

/// Three players, everybody against everybody; White always wins.
fn robin(rounds: u16) -> Snapshot {
    let number = |it| PairingNumber::new(it).unwrap();
    let players = (1..=3).map(|it| Player::new(number(it), format!("P{it}")));
    let mut parts = Parts { players: players.collect(), ..Parts::default() };
    "Round robin".clone_into(&mut parts.event.kind);
    parts.rules.declared_rounds = Some(rounds);
    let result = GameResult::Played { score: PlayedScore::WhiteWins, rated: true };
    let game = |(white, black)| Game { white: number(white), black: number(black), result };
    let rounds = [(1, 2), (3, 1), (2, 3)].into_iter().take(usize::from(rounds));
    parts.rounds = rounds.map(|pair| Round::new(vec![game(pair)], Vec::new()).unwrap()).collect();
    Snapshot::new(parts).unwrap()
}

#[test]
fn a_round_robin_is_a_square_and_a_cup_is_not() {
    for (rounds, by, first) in [
        (3, crosstable::By::Number, "1|1|P1|×|1|0|1.0"),
        (1, crosstable::By::Number, "1|1|P1|2○1|1.0"),
    ] {
        let snapshot = robin(rounds);
        let ranked = ranked(&snapshot, "");
        let paper = crosstable::paper(&source(&snapshot, Lang::En), &ranked, by);
        assert_eq!(first, paper.tables()[0].1.rows[0].join("|"), "{rounds} rounds");
    }
    let snapshot = robin(3);
    let paper = crosstable::paper(
        &source(&snapshot, Lang::En),
        &ranked(&snapshot, "TPN/R"),
        crosstable::By::Rank,
    );
    assert_eq!(["3", "2", "1"], heads(&paper)[3..6], "columns stand as rows do");
}

#[test]
fn a_wall_chart_has_a_column_for_every_round_to_come() {
    let snapshot = lakeside();
    let ranked = ranked(&snapshot, "");
    for (blank, filled) in [(false, true), (true, false)] {
        let paper = wall_chart::paper(&source(&snapshot, Lang::En), &ranked, blank);
        let (_, view) = paper.tables().remove(0);
        let rounds = view.columns.iter().filter(|it| it.key.starts_with("round_"));
        assert_eq!(9, rounds.count());
        assert_eq!(filled, view.rows[0].iter().any(|cell| cell.contains('\n')), "{blank}");
        assert!(html::page(&paper).contains("<table class=\"grid ruled"), "lines to write on");
    }
}

#[test]
fn the_final_report_has_every_part() {
    let snapshot = lakeside();
    let ranked = ranked(&snapshot, "BH");
    let paper = final_report::paper(&source(&snapshot, Lang::En), &ranked, &[], &by_letters);
    let keys: Vec<&str> = paper.sheets.iter().map(|sheet| sheet.key.as_str()).collect();
    let mut expected = vec!["event", "standings", "crosstable", "starting-list"];
    let rounds: Vec<String> = (1..=snapshot.rounds.len()).map(|it| format!("round-{it}")).collect();
    expected.extend(rounds.iter().map(String::as_str));
    assert_eq!(expected, keys);
    let heading = |block: &Block| matches!(block, Block::Heading(text) if text == "Statistics");
    assert!(paper.sheets[0].blocks.iter().any(heading));
}

#[test]
fn a_poster_is_one_page_with_a_large_code() {
    let snapshot = lakeside();
    let link = Some("https://example.org/p/lakeside");
    let source = Source { link, ..source(&snapshot, Lang::It) };
    let said = announcement::Said { round: Some(round(6)), ..said() };
    let page = html::page(&announcement::paper(&source, said));
    for needed in [
        "<p class=\"poster-round\" dir=\"auto\">Turno 6</p>",
        "<p class=\"poster-time\" dir=\"auto\">inizia alle 14:00</p>",
        "<p class=\"poster-words\" dir=\"auto\">&lt;Coffee&gt;</p>",
        "https://example.org/p/lakeside</p>",
        ".poster-page {",
    ] {
        assert!(page.contains(needed), "{needed}");
    }
    assert_eq!(1, page.matches("<svg class=\"qr\"").count());
    assert!(!page.contains("<header"), "a poster owns its page");
}

#[test]
fn cells_of_a_spreadsheet_are_never_formulas() {
    let mut parts = small().into_parts();
    "=HYPERLINK(\"x\")".clone_into(&mut parts.players[0].name);
    let snapshot = Snapshot::new(parts).unwrap();
    let list =
        starting_list::paper(&source(&snapshot, Lang::En), starting_list::By::Rank, &by_letters);
    let workbook = xlsx::paper(&list).unwrap();
    assert!(strings_of(&workbook).contains("=HYPERLINK(\"x\")"), "it is kept as words");
    let mut archive = zip::ZipArchive::new(Cursor::new(&workbook)).unwrap();
    let mut sheet = String::new();
    archive.by_name("xl/worksheets/sheet1.xml").unwrap().read_to_string(&mut sheet).unwrap();
    assert!(!sheet.contains("<f>") && sheet.contains("t=\"s\""), "{sheet}");
    assert!(csv::paper(&list, None).unwrap().contains("'=HYPERLINK"));
}
