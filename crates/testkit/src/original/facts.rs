//! What the original Swiss knows of each player before a round: points, standings, colours, floats.

use ronde_model::{
    Colour, Histories, PairingNumber, Participant, RoundEntry, RoundNumber, Score, Snapshot, scores,
};

use crate::literal::Edition;
use crate::literal::record::Record;

/// One player of the round.
pub(super) struct Person {
    pub(super) number: PairingNumber,
    /// O1: points that count for the pairing.
    pub(super) points: Score,
    /// O5, O16: colours of the games played, gaps left out.
    pub(super) colours: Vec<Colour>,
    /// O6: met somebody with other points in the round before.
    pub(super) floated: bool,
    /// O7: no point without playing so far.
    pub(super) may_be_exempt: bool,
    /// O19: whether the number among those who have arrived is odd.
    pub(super) odd: bool,
}

impl Person {
    fn surplus(&self) -> i32 {
        self.colours.iter().map(|colour| if *colour == Colour::White { 1 } else { -1 }).sum()
    }

    /// O5: first level the numbers of Whites and Blacks; when they are level, alternate.
    pub(super) fn expects(&self) -> Option<Colour> {
        let last = *self.colours.last()?;
        if self.degree() == 2 && self.surplus().abs() < 2 {
            return Some(last.other());
        }
        Some(match self.surplus() {
            1.. => Colour::Black,
            0 => last.other(),
            _ => Colour::White,
        })
    }

    /// 2 for a colour that must be (O4), 1 for a surplus of one, 0 for level colours.
    pub(super) fn degree(&self) -> u8 {
        let twice = matches!(self.colours.as_slice(), [.., one, other] if one == other);
        match self.surplus().abs() {
            2.. => 2,
            _ if twice => 2,
            1 => 1,
            _ => 0,
        }
    }
}

/// Everybody of the round, in the order of the standings (O2), and who may not meet.
pub(super) struct Facts {
    pub(super) people: Vec<Person>,
    barred: Vec<Vec<bool>>,
    pub(super) initial_colour: Colour,
}

impl Facts {
    pub(super) fn new(snapshot: &Snapshot, round: RoundNumber) -> Facts {
        let record = Record::new(snapshot, round, Edition::Dutch2026);
        let mut present: Vec<usize> = record.present().collect();
        let standings = standings(snapshot, &record, round);
        present.sort_by_key(|index| standings[*index]);
        let points = record.pairing_scores(round);
        let odd = record.odd_numbers();
        let person = |&index: &usize| Person {
            number: snapshot.players[index].number,
            points: points[index],
            colours: record.colours(index),
            floated: floated(snapshot, &record, round, index),
            may_be_exempt: record.may_take_bye(index),
            odd: odd[index],
        };
        let people: Vec<Person> = present.iter().map(person).collect();
        let barred = |one: &Person| {
            let met = |other: &Person| met(snapshot, round, one.number, other.number);
            let kept = |other: &Person| kept_apart(snapshot, round, one.number, other.number);
            people.iter().map(|other| met(other) || kept(other)).collect()
        };
        let barred = people.iter().map(barred).collect();
        Facts { barred, people, initial_colour: record.initial_colour() }
    }

    /// O3 and O4: never again, and never two who must both have the same colour.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.people[one], &self.people[other]);
        let clash = a.degree() == 2 && b.degree() == 2 && a.expects() == b.expects();
        one != other && !clash && !self.barred[one][other]
    }
}

/// O2: place of every player of the list when the round is paired.
fn standings(snapshot: &Snapshot, record: &Record<'_>, round: RoundNumber) -> Vec<usize> {
    let mut place: Vec<usize> = (0..snapshot.players.len()).collect();
    let mut cumulative = vec![0; place.len()];
    let mut here = RoundNumber::FIRST;
    loop {
        let points = record.pairing_scores(here);
        let mut order: Vec<usize> = (0..place.len()).collect();
        order.sort_by_key(|&one| (-points[one].tenths(), -cumulative[one], place[one]));
        for (rank, index) in order.into_iter().enumerate() {
            place[index] = rank;
        }
        if here == round {
            return place;
        }
        let after = Histories::of_first(snapshot, usize::from(here.get()));
        for (sum, total) in cumulative.iter_mut().zip(scores::totals(snapshot, &after)) {
            *sum += total.tenths();
        }
        here = RoundNumber::new(here.get() + 1).expect("rounds are few");
    }
}

fn entry_of(snapshot: &Snapshot, round: usize, index: usize) -> RoundEntry {
    let histories = Histories::of_first(snapshot, round);
    RoundNumber::from_index(round - 1)
        .map_or(RoundEntry::Absent, |last| histories.entry(index, last))
}

/// O6: across the board from other points; the direction does not matter, and whoever did not play
/// is no floater.
fn floated(snapshot: &Snapshot, record: &Record<'_>, round: RoundNumber, index: usize) -> bool {
    let Some(last) = round.index().checked_sub(1).and_then(RoundNumber::from_index) else {
        return false;
    };
    let Some((opponent, _)) = entry_of(snapshot, round.index(), index).met() else { return false };
    let then = record.pairing_scores(last);
    snapshot.index_of(opponent).is_some_and(|opponent| then[opponent] != then[index])
}

fn met(snapshot: &Snapshot, round: RoundNumber, one: PairingNumber, other: PairingNumber) -> bool {
    let histories = Histories::of_first(snapshot, round.index());
    let row = snapshot.index_of(one).map_or(&[][..], |index| histories.row(index));
    row.iter().filter_map(|entry| entry.met()).any(|(opponent, _)| opponent == other)
}

fn kept_apart(
    snapshot: &Snapshot,
    round: RoundNumber,
    one: PairingNumber,
    other: PairingNumber,
) -> bool {
    let both = [Participant::Player(one), Participant::Player(other)];
    let mut rules = snapshot.prohibitions.iter().filter(|rule| rule.rounds.contains(round));
    one != other && rules.any(|rule| both.iter().all(|who| rule.members.contains(who)))
}
