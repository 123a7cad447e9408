//! The explanation sheet of a round: bracket by bracket who was in it, who came down, the pairs
//! that were chosen, the colours due and what the criteria cost, with the articles of the edition.
//!
//! Everything is what the engine itself says ([`ronde_swiss::Reasons`]); nothing is found out
//! again.

mod accounts;
mod group;
mod picture;
mod steps;
mod words;

use ronde_model::{Colour, PairingNumber, RoundNumber, Score, Snapshot};
use ronde_swiss::dutch::Edition;
use ronde_swiss::field::{Entrant, Field};
use ronde_swiss::{Book, Detail, RoundPairing, System, initial_colour, system};

use super::{Block, Paper, Sheet, Source, draw};
use crate::systems;
use crate::view::View;
use group::Group;
use ronde_words::{BracketWords, Lang, fill};

/// The round as the engine pairs it by the rules that the event declares, from the rounds before
/// it; none where the event is no Swiss, or has no such pairing.
pub fn pairing(snapshot: &Snapshot, round: RoundNumber, detail: Detail) -> Option<RoundPairing> {
    let (system, _) = system::declared(snapshot).ok()?;
    let drawn = snapshot.rules.initial_colour;
    let shown = || initial_colour::shown_by_round_1(snapshot, system);
    let colour = drawn.or_else(shown).unwrap_or(Colour::White);
    ronde_swiss::pair(snapshot, round, system, colour, detail).ok()
}

/// The sheet of a pairing.
pub fn paper(source: &Source, pairing: &RoundPairing) -> Paper {
    let w = BracketWords::of(source.lang);
    let title = fill!(w.title, n = pairing.round);
    let scene = Scene::of(source, pairing);
    let mut blocks = vec![Block::Words(scene.preface())];
    if pairing.reasons.steps.is_empty() {
        let brackets = &pairing.reasons.brackets;
        for (number, bracket) in (1..).zip(brackets) {
            blocks.extend(accounts::blocks(&scene, number, number == brackets.len(), bracket));
        }
    } else {
        for group in group::of_steps(&scene, &pairing.reasons.steps) {
            let points = draw::points(group.score);
            blocks.push(Block::Heading(fill!(w.group, n = points)));
            blocks.push(drawn(&scene, &group));
        }
        blocks.push(steps::table(&scene, &pairing.reasons.steps));
    }
    blocks.extend(accounts::bye(&scene).map(Block::Words));
    blocks.extend(accounts::colour_rules(&scene).map(Block::Words));
    blocks.extend(accounts::refusals(&scene).map(Block::Words));
    blocks.push(Block::Words(w.legend.to_owned()));
    let sheet =
        Sheet { key: "brackets".to_owned(), title: title.clone(), page: source.page, blocks };
    Paper::new(source, "brackets", title).with(sheet)
}

/// The picture of the group in which somebody is paired, or which he leaves for the bye.
pub fn picture_with(
    snapshot: &Snapshot,
    pairing: &RoundPairing,
    player: PairingNumber,
    lang: Lang,
) -> Option<String> {
    let page = super::Page::default();
    let source = Source { snapshot, lang, stamp: "", link: None, draft: false, page };
    let scene = Scene::of(&source, pairing);
    let groups: Vec<Group> = if pairing.reasons.steps.is_empty() {
        pairing.reasons.brackets.iter().map(|it| group::of_bracket(&scene, it)).collect()
    } else {
        group::of_steps(&scene, &pairing.reasons.steps)
    };
    // Whoever floats sits in several; the last is where he is paired.
    let holds = |it: &&Group| it.left.iter().chain(&it.right).any(|seat| seat.number == player);
    groups.iter().rfind(holds).map(|it| picture::picture(&scene, it))
}

/// The picture of a group, and its pairs as a table for the forms without pictures.
fn drawn(scene: &Scene<'_>, group: &Group) -> Block {
    let view = View { title: scene.heading(group), ..group::view(scene, group) };
    Block::Drawn { markup: picture::picture(scene, group), view }
}

/// The round that is explained, as words and pictures need it.
struct Scene<'a> {
    source: &'a Source<'a>,
    pairing: &'a RoundPairing,
    field: Field,
    /// Places of the field by number.
    places: Vec<(PairingNumber, usize)>,
}

impl<'a> Scene<'a> {
    fn of(source: &'a Source<'a>, pairing: &'a RoundPairing) -> Scene<'a> {
        let field = Field::of(source.snapshot, pairing.round, pairing.system);
        let entrants = field.entrants().iter().enumerate();
        let mut places: Vec<_> = entrants.map(|(place, it)| (it.number, place)).collect();
        places.sort_unstable();
        Scene { source, pairing, field, places }
    }

    fn lang(&self) -> Lang {
        self.source.lang
    }

    fn words(&self) -> &'static BracketWords {
        BracketWords::of(self.source.lang)
    }

    /// The system whose book pairs the round, which a seeding round (C.04.4.2:1.6) has from
    /// another.
    fn system(&self) -> System {
        let round = self.pairing.round;
        Book::of_round(self.pairing.system, self.source.snapshot, round).system
    }

    /// The edition in whose words the brackets of C.04.3 are told.
    fn edition(&self) -> Edition {
        Edition::of(self.pairing.system).unwrap_or(Edition::E2026)
    }

    /// Place in the ranking.
    fn place(&self, number: PairingNumber) -> Option<usize> {
        let found = self.places.binary_search_by_key(&number, |it| it.0).ok()?;
        Some(self.places[found].1)
    }

    fn entrant(&self, number: PairingNumber) -> Option<&Entrant> {
        self.place(number).map(|place| self.field.at(place))
    }

    /// Pairing score; virtual points count.
    fn score(&self, number: PairingNumber) -> Score {
        self.entrant(number).map_or(Score::ZERO, |it| it.score)
    }

    fn named(&self, number: PairingNumber) -> String {
        format!("{number} {}", draw::name(self.source, number))
    }

    fn all_named(&self, numbers: &[PairingNumber]) -> String {
        let names: Vec<String> = numbers.iter().map(|it| self.named(*it)).collect();
        if names.is_empty() { self.words().nobody.to_owned() } else { names.join("; ") }
    }

    /// The board of a pair, from 1.
    fn board(&self, white: PairingNumber) -> Option<usize> {
        let boards = self.pairing.boards.iter();
        Some(boards.map(|board| board.white).position(|it| it == white)? + 1)
    }

    fn heading(&self, group: &Group) -> String {
        fill!(self.words().group, n = draw::points(group.score))
    }

    /// Which book it is, and whether the round in the hall is another one.
    fn preface(&self) -> String {
        let w = self.words();
        let name = systems::on_paper(self.system(), self.lang());
        let book = Book::of(self.system());
        // The name of an old book is ours; its year says enough.
        let chapter = if book.is_historical() { "" } else { book.chapter };
        let year = self.system().year().map_or_else(String::new, |year| year.to_string());
        let mut book = draw::joined(&[name, &year, chapter], ", ");
        if self.system() != self.pairing.system {
            let event = systems::with_edition(self.pairing.system, self.lang());
            book = format!("{book} ({event})");
        }
        let rules = fill!(w.rules, book = book);
        if self.differs() { format!("{rules} {}", w.differs) } else { rules }
    }

    fn differs(&self) -> bool {
        let held = self.source.snapshot.rounds.get(self.pairing.round.index());
        held.filter(|held| held.is_paired()).is_some_and(|held| {
            let mut here: Vec<_> = held.games().iter().map(|it| (it.white, it.black)).collect();
            let mut there: Vec<_> =
                self.pairing.boards.iter().map(|it| (it.white, it.black)).collect();
            here.sort_unstable();
            there.sort_unstable();
            here != there
        })
    }
}

#[cfg(test)]
mod tests;
