//! A round about to be paired, as words about it need it.

use std::collections::BTreeMap;

use ronde_model::{Colour, Histories, PairingNumber, Participant, RoundNumber, Score, Snapshot};
use ronde_swiss::dutch::Edition;
use ronde_swiss::field::{Bar, Entrant, Field, Float};
use ronde_swiss::{Book, System};
use ronde_words::{ExclusionWords, Lang, StoryWords, fill};

use crate::articles::{self, Absolute};
use crate::names;
use crate::paper::draw;

/// The tournament before a round, under the rules that pair it.
///
/// Words can be had in two manners, each in any language. An engine's user reads `12 Keller, Anna`
/// and `3.5 points` ([`Scene::said_in`]), a reader of a story `12 Keller` and `3½ points`
/// ([`Scene::told_in`]).
pub struct Scene<'a> {
    /// The tournament.
    pub snapshot: &'a Snapshot,
    /// The round.
    pub round: RoundNumber,
    /// The system that pairs it.
    pub system: System,
    field: Field,
    histories: Histories,
    /// Places of the field by number.
    places: Vec<(PairingNumber, usize)>,
    /// The language of its words.
    lang: Lang,
    /// What a story calls the players.
    told: Option<BTreeMap<PairingNumber, String>>,
}

impl<'a> Scene<'a> {
    /// Looks at the rounds before.
    pub fn new(snapshot: &'a Snapshot, round: RoundNumber, system: System) -> Scene<'a> {
        // Of a round that is still far away, as much as is known.
        let next = RoundNumber::from_index(snapshot.rounds.len());
        let known = next.map_or(round, |next| round.min(next));
        let field = Field::of(snapshot, known, system);
        let histories = Histories::of_first(snapshot, known.index());
        let mut places: Vec<(PairingNumber, usize)> =
            (0..field.len()).map(|place| (field.at(place).number, place)).collect();
        places.sort_unstable();
        Scene {
            snapshot,
            round,
            system,
            field,
            histories,
            places,
            lang: Lang::default(),
            told: None,
        }
    }

    /// The same for a story in a language.
    #[must_use]
    pub fn told_in(mut self, lang: Lang) -> Scene<'a> {
        self.told = Some(calls(self.snapshot, lang));
        self.said_in(lang)
    }

    /// The same for an engine's user in a language; English until it is said.
    #[must_use]
    pub fn said_in(mut self, lang: Lang) -> Scene<'a> {
        self.lang = lang;
        self
    }

    /// The language of its words.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Everybody to be paired.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The player as the pairing sees him.
    pub fn entrant(&self, number: PairingNumber) -> Option<&Entrant> {
        self.place(number).map(|place| self.field.at(place))
    }

    /// His place in the ranking.
    pub fn place(&self, number: PairingNumber) -> Option<usize> {
        let index = self.places.binary_search_by_key(&number, |place| place.0).ok()?;
        Some(self.places[index].1)
    }

    /// Pairing score of a player; virtual points count.
    pub fn score(&self, number: PairingNumber) -> Score {
        self.entrant(number).map_or(Score::ZERO, |entrant| entrant.score)
    }

    /// The same; of somebody who is not to be paired, the points so far.
    pub(super) fn standing(&self, number: PairingNumber) -> Score {
        let away = || {
            let index = self.snapshot.index_of(number)?;
            let row = self.histories.row(index);
            let rounds = (0..).filter_map(RoundNumber::from_index).zip(row);
            let scored = rounds.map(|(round, entry)| {
                ronde_model::scores::in_round(self.snapshot, number, round, *entry)
            });
            Some(scored.fold(Score::ZERO, |all, one| all + one))
        };
        self.entrant(number).map(|it| it.score).or_else(away).unwrap_or_default()
    }

    /// `12 Keller, Anna`; in a story `12 Keller`.
    pub fn named(&self, number: PairingNumber) -> String {
        match &self.told {
            Some(calls) => match calls.get(&number) {
                Some(call) if self.has_name(number) => format!("{number} {call}"),
                Some(call) => call.clone(),
                None => number.to_string(),
            },
            None if self.has_name(number) => format!("{number} {}", self.full_name(number)),
            None => number.to_string(),
        }
    }

    fn has_name(&self, number: PairingNumber) -> bool {
        self.snapshot.player(number).is_some_and(|player| !player.name.trim().is_empty())
    }

    /// The whole name.
    pub fn full_name(&self, number: PairingNumber) -> String {
        plain(&names::participant_in(self.snapshot, Participant::Player(number), self.lang()))
    }

    /// As one calls him in a sentence: `Keller`; for an engine's user `12`.
    pub fn call(&self, number: PairingNumber) -> String {
        let call = self.told.as_ref().and_then(|calls| calls.get(&number).cloned());
        call.unwrap_or_else(|| number.to_string())
    }

    /// Names with a semicolon between: a comma is part of most of them. In a story a comma.
    pub fn all_named(&self, numbers: &[PairingNumber]) -> String {
        let names: Vec<String> = numbers.iter().map(|number| self.named(*number)).collect();
        self.listed(&names)
    }

    /// Names with scores, where players of several scores come together.
    pub fn all_scored(&self, numbers: &[PairingNumber]) -> String {
        let names: Vec<String> = numbers
            .iter()
            .map(|number| format!("{} ({})", self.named(*number), self.figure(self.score(*number))))
            .collect();
        self.listed(&names)
    }

    fn listed(&self, names: &[String]) -> String {
        match (names, &self.told) {
            ([], _) => StoryWords::of(self.lang()).nobody.to_owned(),
            (_, None) => names.join("; "),
            (_, Some(_)) => names.join(", "),
        }
    }

    /// `3.5`; in a story `3½`.
    pub fn figure(&self, score: Score) -> String {
        if self.told.is_some() { draw::points(score) } else { score.to_string() }
    }

    /// `3.5 points`; in a story `1 point`, `3½ points`, as it stands after *on*, *à*, *mit*, *a*.
    pub fn points(&self, score: Score) -> String {
        let w = StoryWords::of(self.lang());
        let text = if self.told.is_some() { w.points } else { w.points_exact };
        fill!(text, n = self.figure(score))
    }

    /// The article of one of the absolute rules: `C1` in 2026, `C.1` in 2017, `B1a` in 1992.
    pub fn rule(&self, which: Absolute) -> &'static str {
        self.book().absolute(which)
    }

    /// What the rules of the round say, as data.
    pub fn book(&self) -> &'static Book {
        Book::of_round(self.system, self.snapshot, self.round)
    }

    /// The edition in whose words the brackets of C.04.3 are told; other systems have none.
    pub fn edition(&self) -> Edition {
        Edition::of(self.system).unwrap_or(Edition::E2026)
    }

    /// `White`, in the reader's language.
    pub fn colour(&self, colour: Colour) -> &'static str {
        articles::colour(colour, self.lang())
    }

    /// Why two players may not meet, with the article.
    pub fn bar(&self, one: PairingNumber, other: PairingNumber, bar: Bar) -> String {
        let w = ExclusionWords::of(self.lang());
        match bar {
            Bar::Met => {
                let article = self.rule(Absolute::Rematch);
                match self.met_in(one, other) {
                    Some(round) => fill!(w.met_in, n = round, article = article),
                    None => fill!(w.met_before, article = article),
                }
            }
            Bar::Prohibited => w.prohibited.to_owned(),
            Bar::SameAbsolutePreference => {
                let article = self.rule(Absolute::Colours);
                match self.absolute(one).or_else(|| self.absolute(other)) {
                    Some(colour) => {
                        let colour = self.colour(colour);
                        fill!(w.same_colour, colour = colour, article = article)
                    }
                    None => fill!(w.same_colour_unknown, article = article),
                }
            }
        }
    }

    /// The article by which two may not meet.
    pub fn bar_article(&self, bar: Bar) -> &'static str {
        match bar {
            Bar::Met => self.rule(Absolute::Rematch),
            Bar::Prohibited => "TRF26:260",
            Bar::SameAbsolutePreference => self.rule(Absolute::Colours),
        }
    }

    fn absolute(&self, number: PairingNumber) -> Option<Colour> {
        self.entrant(number).and_then(Entrant::absolute)
    }

    /// The colour that a player must have.
    pub fn must_have(&self, number: PairingNumber) -> Option<&'static str> {
        self.absolute(number).map(|colour| self.colour(colour))
    }

    /// Whom a player may not meet for this reason, in ranking order.
    pub fn barred(&self, number: PairingNumber, bar: Bar) -> Vec<PairingNumber> {
        let Some(place) = self.place(number) else { return Vec::new() };
        let others = (0..self.field.len()).filter(|&other| other != place);
        let barred = others.filter(|&other| self.field.bar(place, other) == Some(bar));
        barred.map(|other| self.field.at(other).number).collect()
    }

    /// The last round in which two players met over the board.
    pub fn met_in(&self, one: PairingNumber, other: PairingNumber) -> Option<RoundNumber> {
        let row = self.histories.row(self.snapshot.index_of(one)?);
        let met = row.iter().rposition(|entry| entry.met().is_some_and(|(who, _)| who == other));
        met.and_then(RoundNumber::from_index)
    }

    /// `WBW`: colours of the games played, from the first, by the letters of the language.
    pub(super) fn colours_had(&self, number: PairingNumber) -> String {
        let Some(entrant) = self.entrant(number) else { return String::new() };
        let back = (0..entrant.colours.games()).rev().filter_map(|ago| entrant.colours.back(ago));
        back.map(|had| draw::letter(had, self.lang())).collect()
    }

    /// `R3 ↑, R4 ↓`.
    pub(super) fn floats_had(&self, number: PairingNumber) -> String {
        let Some(entrant) = self.entrant(number) else { return String::new() };
        let letter = StoryWords::of(self.lang()).round_letter;
        let rounds = [(1, 2), (0, 1)].into_iter().filter_map(|(at, ago)| {
            let round = self.round.get().checked_sub(ago)?;
            let arrow = match entrant.floats[at]? {
                Float::Down => '↓',
                Float::Up => '↑',
            };
            Some(format!("{letter}{round} {arrow}"))
        });
        rounds.collect::<Vec<_>>().join(", ")
    }

    /// Whom a player met over the board, by round.
    pub(super) fn met_so_far(&self, number: PairingNumber) -> String {
        let Some(index) = self.snapshot.index_of(number) else { return String::new() };
        let letter = StoryWords::of(self.lang()).round_letter;
        let met = (1..).zip(self.histories.row(index)).filter_map(|(round, entry): (usize, _)| {
            let (opponent, _) = entry.met()?;
            Some(format!("{letter}{round} {}", self.call(opponent)))
        });
        met.collect::<Vec<_>>().join(", ")
    }
}

/// What each player is called: the family name where no other has it, else the whole name.
fn calls(snapshot: &Snapshot, lang: Lang) -> BTreeMap<PairingNumber, String> {
    let whole = |number| plain(&names::participant_in(snapshot, Participant::Player(number), lang));
    let mut families: BTreeMap<&str, usize> = BTreeMap::new();
    for player in &snapshot.players {
        *families.entry(family(&player.name)).or_default() += 1;
    }
    let call = |name: &str, number| match family(name) {
        "" => whole(number),
        family if families.get(family) == Some(&1) => plain(family),
        _ => whole(number),
    };
    snapshot.players.iter().map(|it| (it.number, call(&it.name, it.number))).collect()
}

/// What stands before the comma.
fn family(name: &str) -> &str {
    name.split_once(',').map_or(name, |(family, _)| family).trim()
}

/// Text of a file as it may be shown anywhere.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '·' } else { letter }).collect()
}
