//! Result slips, eight on a page, cut as a stack: cut the pile into eight and lay the piles on each
//! other, and the boards are in order.

use ronde_model::{Colour, Histories, PairingNumber, RoundNumber, Score, scores};
use ronde_words::{SlipWords, fill};

use super::draw::{self, div, escaped, own_way, span};
use super::{Block, Page, Paper, Sheet, Source};
use crate::qr;
use crate::view::{Column, View};

/// Slips on a page.
const ON_A_PAGE: usize = 8;

/// What lets a telephone enter the result of one board.
#[derive(Clone, Debug)]
pub struct Code {
    /// The number of the board.
    pub board: u32,
    /// What is typed by hand.
    pub text: String,
    /// What a camera opens.
    pub address: String,
}

/// One board as its slip has it.
struct Slip {
    board: u32,
    white: Side,
    black: Side,
}

struct Side {
    name: String,
    about: String,
    points: String,
}

/// The slips of a round. `boards` are the numbers of its boards where they are not 1, 2, 3 …;
/// boards without a code have none.
pub fn paper(source: &Source, round: RoundNumber, boards: &[u32], codes: &[Code]) -> Paper {
    let w = SlipWords::of(source.lang);
    let title = fill!(w.title, n = round);
    let slips = slips(source, round, boards);
    let pages = slips.len().div_ceil(ON_A_PAGE);
    let page = |place: usize| {
        let on_it = (0..ON_A_PAGE).map(|slip| slips.get(slip * pages + place));
        let drawn: String = on_it
            .map(|slip| slip.map_or_else(|| div("slip", ""), |it| drawn(source, round, it, codes)))
            .collect();
        div(&format!("slip-page slip-{}", draw::size(source.page.size)), &drawn)
    };
    let markup = (0..pages).map(page).collect();
    let view = view(source, &title, &slips, codes);
    Paper::new(source, "slips", title.clone()).with(Sheet {
        key: "slips".to_owned(),
        title,
        page: Page { landscape: false, ..source.page },
        blocks: vec![Block::Drawn { markup, view }],
    })
}

fn slips(source: &Source, round: RoundNumber, boards: &[u32]) -> Vec<Slip> {
    let snapshot = source.snapshot;
    let histories = Histories::of_first(snapshot, round.index());
    let points = scores::totals(snapshot, &histories);
    let side = |number: PairingNumber| {
        let index = snapshot.index_of(number);
        let about = index.map(|index| draw::standing(&snapshot.players[index]));
        Side {
            name: draw::name(source, number),
            about: about.unwrap_or_default(),
            points: draw::points(index.map_or(Score::ZERO, |index| points[index])),
        }
    };
    let games = snapshot.rounds.get(round.index()).map_or(&[][..], |round| round.games());
    let numbers = boards.iter().copied().chain(1 + u32::try_from(boards.len()).unwrap_or(0)..);
    let slip = |(board, game): (u32, &ronde_model::Game)| Slip {
        board,
        white: side(game.white),
        black: side(game.black),
    };
    let mut slips: Vec<Slip> = numbers.zip(games).map(slip).collect();
    slips.sort_by_key(|slip| slip.board);
    slips
}

fn drawn(source: &Source, round: RoundNumber, slip: &Slip, codes: &[Code]) -> String {
    let w = SlipWords::of(source.lang);
    let event = span("slip-event", &own_way(&source.snapshot.event.name));
    let round = span("slip-round", &fill!(w.round, n = round));
    let board = format!("{} <b>{}</b>", w.board, slip.board);
    let head = div("slip-head", &(event + &round + &span("slip-board", &board)));
    let code = codes.iter().find(|code| code.board == slip.board).map(code).unwrap_or_default();
    let sides =
        side(source, Colour::White, &slip.white) + &side(source, Colour::Black, &slip.black);
    let sides = div("slip-sides", &(sides + &code));
    let box_of = |result: &str| span("slip-box", result);
    let boxes = ["1 – 0", "½ – ½", "0 – 1"].map(box_of).concat();
    let other = span("slip-other", w.other);
    let signature = |colour: Colour| {
        let who = draw::colour(colour, source.lang);
        span("slip-sign", &format!("{} {}, {who}", draw::sign(colour), w.signature))
    };
    let signatures = signature(Colour::White) + &signature(Colour::Black);
    let result = div("slip-boxes", &(boxes + &other));
    div("slip", &(head + &sides + &result + &div("slip-signs", &signatures)))
}

/// White stands left, under its sign and its word.
fn side(source: &Source, colour: Colour, side: &Side) -> String {
    let w = SlipWords::of(source.lang);
    let word = draw::colour(colour, source.lang);
    let sign = div("slip-colour", &format!("{} {word}", draw::sign(colour)));
    let name = div(&format!("slip-name {}", draw::length(&side.name)), &own_way(&side.name));
    let points = fill!(w.points, n = side.points);
    let about = div("slip-about", &escaped(&side.about));
    div("slip-side", &(sign + &name + &about + &div("slip-about", &points)))
}

fn code(code: &Code) -> String {
    let picture = qr::svg(&code.address).unwrap_or_default();
    div("slip-code", &(picture + &span("slip-typed", &escaped(&code.text))))
}

fn view(source: &Source, title: &str, slips: &[Slip], codes: &[Code]) -> View {
    let w = SlipWords::of(source.lang);
    let of = |colour: Colour| draw::colour(colour, source.lang);
    let row = |slip: &Slip| {
        let code = codes.iter().find(|code| code.board == slip.board);
        let text = |side: &Side| [side.name.clone(), side.about.clone(), side.points.clone()];
        let [white, white_about, white_points] = text(&slip.white);
        let [black, black_about, black_points] = text(&slip.black);
        let code = code.map_or_else(String::new, |code| code.text.clone());
        let board = slip.board.to_string();
        vec![board, white, white_about, white_points, black, black_about, black_points, code]
    };
    View {
        title: title.to_owned(),
        columns: vec![
            Column::numbers("board", w.board),
            Column::words("white", of(Colour::White)),
            Column::words("white_about", ""),
            Column::numbers("white_points", w.pts),
            Column::words("black", of(Colour::Black)),
            Column::words("black_about", ""),
            Column::numbers("black_points", w.pts),
            Column::words("code", w.code),
        ],
        rows: slips.iter().map(row).collect(),
        notes: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_model::{Game, GameResult, Parts, Player, Round, Snapshot};
    use ronde_words::Lang;

    fn number(number: u32) -> PairingNumber {
        PairingNumber::new(number).unwrap()
    }

    fn event(boards: u32) -> Snapshot {
        let players = (1..=2 * boards).map(|it| Player::new(number(it), format!("Player {it}")));
        let pending = GameResult::Pending;
        let game = |it| Game { white: number(2 * it - 1), black: number(2 * it), result: pending };
        let round = Round::new((1..=boards).map(game).collect(), Vec::new()).unwrap();
        let parts = Parts { players: players.collect(), rounds: vec![round], ..Parts::default() };
        Snapshot::new(parts).unwrap()
    }

    fn markup(snapshot: &Snapshot, boards: &[u32], codes: &[Code]) -> String {
        let page = Page::default();
        let source = Source { snapshot, lang: Lang::En, stamp: "", link: None, draft: false, page };
        let mut paper = paper(&source, RoundNumber::FIRST, boards, codes);
        match paper.sheets.remove(0).blocks.remove(0) {
            Block::Drawn { markup, .. } => markup,
            _ => panic!("slips are drawn"),
        }
    }

    /// The boards of each page, from its first slip.
    fn pages(markup: &str) -> Vec<Vec<u32>> {
        let boards = |page: &str| {
            let numbers = page.split("Board <b>").skip(1);
            numbers.filter_map(|it| it.split_once('<')?.0.parse().ok()).collect()
        };
        markup.split("slip-page").skip(1).map(boards).collect()
    }

    #[test]
    fn cut_piles_laid_on_each_other_are_in_order() {
        for boards in [1, 8, 9, 30, 150] {
            let pages = pages(&markup(&event(boards), &[], &[]));
            assert_eq!(boards.div_ceil(8) as usize, pages.len());
            let piles = (0..8).flat_map(|pile| pages.iter().filter_map(move |page| page.get(pile)));
            let piles: Vec<u32> = piles.copied().collect();
            assert_eq!((1..=boards).collect::<Vec<_>>(), piles, "{boards} boards");
        }
    }

    #[test]
    fn a_slip_has_its_number_and_its_code() {
        let code =
            Code { board: 21, text: "K7QM".to_owned(), address: "http://x/r/K7QM".to_owned() };
        let markup = markup(&event(2), &[20, 21], &[code]);
        assert_eq!(vec![vec![20, 21]], pages(&markup));
        assert_eq!((1, 1), (markup.matches("slip-code").count(), markup.matches("K7QM").count()));
        let (first, _) = markup.split_once("Board <b>21").unwrap();
        assert!(!first.contains("slip-code"), "only the board that has one");
    }
}
