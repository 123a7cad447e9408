//! A round about to be paired, as words about it need it.

use ronde_model::{Histories, PairingNumber, RoundNumber, Score, Snapshot};
use ronde_swiss::System;
use ronde_swiss::dutch::Edition;
use ronde_swiss::field::{Bar, Entrant, Field};

use super::rounds;
use super::words::{self, Absolute, plain};

/// The tournament before a round, under the rules that pair it.
pub(crate) struct Scene<'a> {
    /// The tournament.
    pub(crate) snapshot: &'a Snapshot,
    /// The round.
    pub(crate) round: RoundNumber,
    /// The system that pairs it.
    pub(crate) system: System,
    field: Field,
    histories: Histories,
    /// Places of the field by number.
    places: Vec<(PairingNumber, usize)>,
}

impl<'a> Scene<'a> {
    /// Looks at the rounds before.
    pub(crate) fn new(snapshot: &'a Snapshot, round: RoundNumber, system: System) -> Scene<'a> {
        // Of a round that is still far away, as much as is known.
        let known = rounds::next(snapshot).map_or(round, |next| round.min(next));
        let field = Field::new(snapshot, known, system.history_rules());
        let histories = Histories::of_first(snapshot, known.index());
        let mut places: Vec<(PairingNumber, usize)> =
            (0..field.len()).map(|place| (field.at(place).number, place)).collect();
        places.sort_unstable();
        Scene { snapshot, round, system, field, histories, places }
    }

    /// Everybody to be paired.
    pub(crate) fn field(&self) -> &Field {
        &self.field
    }

    /// The player as the pairing sees him.
    pub(crate) fn entrant(&self, number: PairingNumber) -> Option<&Entrant> {
        self.place(number).map(|place| self.field.at(place))
    }

    fn place(&self, number: PairingNumber) -> Option<usize> {
        let index = self.places.binary_search_by_key(&number, |place| place.0).ok()?;
        Some(self.places[index].1)
    }

    /// Pairing score of a player; virtual points count.
    pub(crate) fn score(&self, number: PairingNumber) -> Score {
        self.entrant(number).map_or(Score::ZERO, |entrant| entrant.score)
    }

    /// `12 Keller, Anna`.
    pub(crate) fn named(&self, number: PairingNumber) -> String {
        match self.snapshot.player(number).map(|player| player.name.trim()) {
            Some(name) if !name.is_empty() => format!("{number} {}", plain(name)),
            _ => number.to_string(),
        }
    }

    /// Names with a semicolon between: a comma is part of most of them.
    pub(crate) fn all_named(&self, numbers: &[PairingNumber]) -> String {
        let names: Vec<String> = numbers.iter().map(|number| self.named(*number)).collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join("; ") }
    }

    /// The article of one of the absolute rules: `C1` in 2026, `C.1` in 2017, `B1a` in 1992.
    pub(crate) fn rule(&self, which: Absolute) -> &'static str {
        words::absolute(self.system, which)
    }

    /// The edition in whose words the brackets of C.04.3 are told; other systems have none.
    pub(crate) fn edition(&self) -> Edition {
        match self.system {
            System::Dutch(edition) => edition,
            _ => Edition::E2026,
        }
    }

    /// Why two players may not meet.
    pub(crate) fn bar(&self, one: PairingNumber, other: PairingNumber, bar: Bar) -> String {
        match bar {
            Bar::Met => {
                let met = self.met_in(one, other);
                let when = met.map_or("before".to_owned(), |round| format!("in round {round}"));
                format!("they met {when} ({})", self.rule(Absolute::Rematch))
            }
            Bar::Prohibited => "the organiser forbids it (TRF26:260)".to_owned(),
            Bar::SameAbsolutePreference => {
                let colour = self.must_have(one).unwrap_or("the same colour");
                format!("both must have {colour} ({})", self.rule(Absolute::Colours))
            }
        }
    }

    /// The colour that a player must have.
    pub(crate) fn must_have(&self, number: PairingNumber) -> Option<&'static str> {
        self.entrant(number).and_then(Entrant::absolute).map(words::colour)
    }

    /// Whom a player may not meet for this reason, in ranking order.
    pub(crate) fn barred(&self, number: PairingNumber, bar: Bar) -> Vec<PairingNumber> {
        let Some(place) = self.place(number) else { return Vec::new() };
        let others = (0..self.field.len()).filter(|&other| other != place);
        let barred = others.filter(|&other| self.field.bar(place, other) == Some(bar));
        barred.map(|other| self.field.at(other).number).collect()
    }

    /// The last round in which two players met over the board.
    pub(crate) fn met_in(&self, one: PairingNumber, other: PairingNumber) -> Option<RoundNumber> {
        let row = self.histories.row(self.snapshot.index_of(one)?);
        let met = row.iter().rposition(|entry| entry.met().is_some_and(|(who, _)| who == other));
        met.and_then(RoundNumber::from_index)
    }
}
