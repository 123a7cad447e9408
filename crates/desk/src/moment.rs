//! The moment at which a round was paired: what an explanation of it is made from, so that it says
//! the same for ever, whatever is corrected later (C.04.2:4.3).

use ronde_model::{Colour, PairingNumber, RoundNumber, Snapshot};
use ronde_swiss::facts::{self, Deadlock};
use ronde_swiss::why_not::{WhyNot, why_not};
use ronde_swiss::{Board, Detail, PairingError, RoundPairing, System};

use crate::engine::initial_colour;
use crate::entry::{Entry, Head};
use crate::fold;
use crate::state::{Numbers, RoundState, State, numbered_round, prohibition};
use crate::stored::{Act, Adjourned, Pair, ResultCode};

/// What was known when a round was paired.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which round.
    pub round: RoundNumber,
    /// The act that made it, and when; none where a file brought it, or where it is still to be
    /// paired.
    pub made: Option<(u64, i64)>,
    /// The tournament before it, with the prohibitions that were kept.
    pub snapshot: Snapshot,
    /// Who had which number.
    pub numbers: Numbers,
    /// The rules.
    pub system: System,
    /// The colour that was drawn, or that round 1 shows.
    pub initial: Colour,
}

/// The two at a board, by their numbers.
pub type Seats = Board;

/// Why two do not meet, or why that cannot be said.
pub type Answer = Result<WhyNot, PairingError>;

/// A round as the engine makes it from what was known, with everything that was refused.
#[derive(Clone, Debug)]
pub struct Told {
    /// What was known.
    pub moment: Moment,
    /// What the rules make of it.
    pub paired: Result<RoundPairing, PairingError>,
}

impl Told {
    /// Pairs the round again, and says everything. This takes a while.
    pub fn of(moment: Moment) -> Told {
        let Moment { snapshot, round, system, initial, .. } = &moment;
        let paired = ronde_swiss::pair(snapshot, *round, *system, *initial, Detail::Alternatives);
        Told { moment, paired }
    }

    /// Why two do not meet: the round is paired anew with them.
    ///
    /// # Errors
    /// Where the round cannot be paired in the first place.
    pub fn why_not(&self, one: PairingNumber, other: PairingNumber) -> Answer {
        let Moment { snapshot, round, system, initial, .. } = &self.moment;
        why_not(snapshot, *round, *system, *initial, one, other)
    }

    /// The facts that forbid every pairing; none where there is one, or where something else is
    /// missing.
    pub fn deadlock(&self) -> Option<Deadlock> {
        match self.paired {
            Err(PairingError::NoCompletePairing(_)) => {
                facts::deadlock(&self.moment.snapshot, self.moment.round, self.moment.system)
            }
            _ => None,
        }
    }

    /// Whether somebody had a number then.
    pub fn knows(&self, number: PairingNumber) -> bool {
        self.moment.snapshot.player(number).is_some()
    }
}

impl Moment {
    /// The two at a board, by their numbers of then; none where one of them came later.
    pub fn board(&self, pair: Pair) -> Option<Seats> {
        let number = |id| self.numbers.number(id);
        Some(Board { white: number(pair.0)?, black: number(pair.1)? })
    }

    /// The tournament of then, and behind it the round as it stands: what a paper about it is made
    /// from.
    pub fn with_round(&self, held: &RoundState) -> Snapshot {
        let mut parts = (*self.snapshot).clone();
        parts.rounds.truncate(self.round.index());
        parts.rounds.push(numbered_round(held, &self.numbers));
        Snapshot::new(parts).unwrap_or_else(|_| self.snapshot.clone())
    }

    fn of_state(
        state: &State,
        round: u16,
        dropped: &[u32],
        made: Option<(u64, i64)>,
    ) -> Option<Moment> {
        let system = state.settings.swiss()?;
        let number = RoundNumber::new(round)?;
        let (snapshot, numbers) = state.numbered_snapshot(usize::from(round) - 1);
        let soft = (0..).zip(&state.settings.prohibited).filter(|(_, it)| it.soft);
        let kept = soft.filter(|(place, _)| !dropped.contains(place));
        let mut parts = snapshot.into_parts();
        parts.prohibitions.extend(kept.filter_map(|(_, it)| prohibition(it, &numbers)));
        let snapshot = Snapshot::new(parts).expect("prohibitions name only those with a number");
        let initial = initial_colour(&snapshot, system);
        Some(Moment { round: number, made, snapshot, numbers, system, initial })
    }
}

/// The moment of a round that is paired; none where no Swiss system pairs it.
pub fn of(now: &State, entries: &[Entry<Act>], round: u16) -> Option<Moment> {
    let held = now.round(round)?;
    let Some((place, adjourned)) = made_by(entries, round) else {
        return Moment::of_state(now, round, &held.dropped, None);
    };
    let entry = &entries[place];
    let seq = entries[..place].last().map_or(0, |entry| entry.seq);
    let end = Head { seq, ..Head::default() };
    let Ok(mut before) = fold::fold_entries(&now.journal, &entries[..place], end) else {
        return Moment::of_state(now, round, &held.dropped, None);
    };
    for game in adjourned {
        let board = before.round_mut(game.round).and_then(|it| it.board_mut(game.board));
        if let Some(board) = board {
            board.result = Some(ResultCode::Adjourned);
        }
    }
    Moment::of_state(&before, round, &held.dropped, Some((entry.seq, entry.stamp.at)))
}

/// The moment of the round that comes next, as far as it is known now. Prohibitions that give way
/// where no pairing exists are not in it.
pub fn to_come(now: &State) -> Option<Moment> {
    let all: Vec<u32> = (0..).take(now.settings.prohibited.len()).collect();
    Moment::of_state(now, now.next_round(), &all, None)
}

/// The act that made a round: it was paired, or made by hand from nothing, and not taken back
/// since.
fn made_by(entries: &[Entry<Act>], round: u16) -> Option<(usize, &[Adjourned])> {
    let cancelled = fold::cancelled(entries);
    let counts = |entry: &&Entry<Act>| !cancelled.contains(&entry.seq);
    let taken = |entry: &&Entry<Act>| entry.what.takes_back() == Some(round);
    let since = entries.iter().filter(counts).rfind(taken).map_or(0, |entry| entry.seq);
    let mut by_hand = None;
    let mut paired = None;
    for (place, entry) in entries.iter().enumerate() {
        if entry.seq <= since || !counts(&entry) {
            continue;
        }
        if let Act::Pair { round: other, adjourned, .. } = &entry.what
            && *other == round
        {
            paired = Some((place, adjourned.as_slice()));
        }
        let opens = matches!(&entry.what, Act::OpenManual { round: other, .. } if *other == round);
        if opens && by_hand.is_none() {
            by_hand = Some((place, [].as_slice()));
        }
    }
    paired.or(by_hand)
}
