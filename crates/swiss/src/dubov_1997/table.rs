//! The round as far as it has come, and the steps that led there.

use ronde_matching::Adjacency;
use ronde_model::{Colour, PairingNumber, Score};

use super::articles::{AT_5, AT_6_4, AT_9};
use super::colours::allocate;
use super::definitions::{Card, published_tenths};
use crate::field::Field;
use crate::pairing::Detail;
use crate::reasons::FloatersNeeded;
use crate::steps::{Act, Refusal, Step};

/// Where a player stands while the groups are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Has an opponent or the bye.
    Done,
    /// Came down from a higher group and waits for an opponent of this one (dubov-1997:8).
    Floater,
    /// Leaves this group for a lower one (dubov-1997:6.4).
    Leaving,
    /// Belongs to the group being paired.
    Member,
    /// Was transferred up to it (dubov-1997:7.1, 7.2): finds an opponent there or nowhere.
    Raised,
    /// Belongs to a lower group.
    Below,
}

/// Everything an article works on. Players are places of the field.
pub(super) struct Table<'a> {
    pub(super) field: &'a Field,
    pub(super) cards: Vec<Card>,
    /// dubov-1997:2.1, 2.3, 2.4 and the organiser's forbidden pairs.
    pub(super) legal: Adjacency,
    pub(super) roles: Vec<Role>,
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) bye: Option<usize>,
    pub(super) first_round: bool,
    pub(super) steps: Vec<Step>,
    drawn: Colour,
    detail: Detail,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        field: &'a Field,
        cards: Vec<Card>,
        drawn: Colour,
        detail: Detail,
    ) -> Table<'a> {
        Table {
            field,
            cards,
            legal: Adjacency::from_fn(field.len(), |one, other| field.may_meet(one, other)),
            roles: vec![Role::Below; field.len()],
            pairs: Vec::new(),
            bye: None,
            first_round: field.round.index() == 0,
            steps: Vec::new(),
            drawn,
            detail,
        }
    }

    /// Players with one of these roles, in ranking order.
    pub(super) fn having(&self, wanted: &[Role]) -> Vec<usize> {
        (0..self.roles.len()).filter(|&place| wanted.contains(&self.roles[place])).collect()
    }

    /// The group being paired, with those transferred to it.
    pub(super) fn group(&self) -> Vec<usize> {
        self.having(&[Role::Member, Role::Raised])
    }

    pub(super) fn score(&self, place: usize) -> Score {
        self.field.at(place).score
    }

    pub(super) fn number(&self, place: usize) -> PairingNumber {
        self.field.at(place).number
    }

    pub(super) fn numbers(&self, places: &[usize]) -> Vec<PairingNumber> {
        places.iter().map(|&place| self.number(place)).collect()
    }

    /// White and Black of a pair, and the rule that says so. In round 1 (dubov-1997:5) the index of
    /// the pair decides: the higher of the first, third, fifth … has the colour drawn.
    pub(super) fn seats(
        &self,
        index: usize,
        (one, other): (usize, usize),
    ) -> (usize, usize, &'static str) {
        let by_rule = match self.first_round {
            true if index.is_multiple_of(2) == (one < other) => (self.drawn, AT_5),
            true => (self.drawn.other(), AT_5),
            false => allocate(self.field, &self.cards, (one, other), self.drawn),
        };
        match by_rule {
            (Colour::White, rule) => (one, other, rule),
            (Colour::Black, rule) => (other, one, rule),
        }
    }

    /// A pair is made.
    pub(super) fn settle(&mut self, article: &'static str, one: usize, other: usize) {
        self.roles[one] = Role::Done;
        self.roles[other] = Role::Done;
        self.pairs.push((one.min(other), one.max(other)));
        let (white, black, colours) = self.seats(self.pairs.len() - 1, (one, other));
        self.note(article, |table| Act::Pairs {
            white: table.number(white),
            black: table.number(black),
            colours,
            white_due: table.field.at(white).preference,
            black_due: table.field.at(black).preference,
        });
    }

    /// A player leaves the group.
    pub(super) fn float(&mut self, place: usize) {
        self.roles[place] = Role::Leaving;
        self.note(AT_6_4, |table| Act::Floats { player: table.number(place) });
    }

    /// Somebody must come to the group or leave it.
    pub(super) fn need(
        &mut self,
        article: &'static str,
        floaters: usize,
        why: FloatersNeeded,
        of: &[usize],
    ) {
        self.note(article, |table| Act::Needs { floaters, why, of: table.numbers(of) });
    }

    /// Writes down a step, unless nobody asked for reasons.
    pub(super) fn note(&mut self, article: &'static str, act: impl FnOnce(&Table<'_>) -> Act) {
        if self.detail != Detail::Nothing {
            let act = act(self);
            self.steps.push(Step { article, act });
        }
    }

    /// Whether everything that was refused is to be told.
    pub(super) fn asks_for_all(&self) -> bool {
        self.detail == Detail::Alternatives
    }

    /// Writes down why something earlier in the order was refused, if that was asked for.
    pub(super) fn refuse(
        &mut self,
        article: &'static str,
        place: usize,
        opponent: Option<usize>,
        why: Refusal,
    ) {
        if self.detail == Detail::Alternatives {
            let opponent = opponent.map(|opponent| self.number(opponent));
            let player = self.number(place);
            self.steps.push(Step { article, act: Act::Refuses { player, opponent, why } });
        }
    }

    /// Writes down why a pair that comes earlier in the order of the article was not made: it may
    /// not be, or the others could not all be paired then, or it leads to more of what `worse`
    /// counts.
    pub(super) fn refuse_pair(
        &mut self,
        article: &'static str,
        (one, other): (usize, usize),
        worse: &'static str,
    ) {
        if self.detail != Detail::Alternatives {
            return;
        }
        let why = match self.field.bar(one, other) {
            Some(bar) => Refusal::Barred(bar),
            None if self.others_can_be_paired(one, other) => Refusal::Criterion(worse),
            None => Refusal::Rest,
        };
        self.refuse(article, one, Some(other), why);
    }

    /// Whether everybody else can still be paired once these two are.
    fn others_can_be_paired(&self, one: usize, other: usize) -> bool {
        let mut after = self.roles.clone();
        (after[one], after[other]) = (Role::Done, Role::Done);
        self.all_can_be_paired_as(&after)
    }

    /// dubov-1997:9: the published list of AROs, so that players can follow the pairing.
    pub(super) fn publish_averages(&mut self) {
        for place in 0..self.cards.len() {
            let tenths = published_tenths(self.cards[place].met);
            self.note(AT_9, |table| Act::Averages { player: table.number(place), tenths });
        }
    }
}
