//! What a round that is not the prescribed one may have been paired from.
//!
//! A file shows how things stand today. Numbers are corrected after the first rounds (C.04.2:2.4),
//! results are corrected after the next round is paired, organisers keep some players apart without
//! writing it down. Each of these leaves a round behind that today's file does not explain. Here
//! one such circumstance after another is supposed, the round is paired again, and those are named
//! under which it comes out as it stands in the file. They are suspicions, not findings: several
//! may do.

use std::collections::BTreeMap;

use ronde_model::{
    Bye, Colour, Game, GameResult, NewNumbers, PairingNumber, Participant, Parts, PlayedScore,
    Prohibition, Round, RoundNumber, RoundSpan, Snapshot, System, Unpaired,
};

use crate::initial_colour::shown_by_round_1;
use crate::pairing::{Board, Detail, RoundPairing, pair};

/// Something that may have been otherwise when the round was paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Circumstance {
    /// Another edition was followed.
    System(System),
    /// Players had other numbers.
    Numbers {
        /// Who, and the number of then.
        moved: Vec<(PairingNumber, PairingNumber)>,
        /// Where colours followed from numbers, those of the list counted, and not the places among
        /// those who had arrived (the ruling of 27 August 2026 on C.04.3:5.2.5).
        colours_by_list: bool,
    },
    /// A game had this result when the round was paired.
    Result {
        /// The round of the game.
        round: RoundNumber,
        /// The game.
        board: Board,
        /// Its result then.
        then: GameResult,
    },
    /// Somebody without an opponent was recorded otherwise.
    Bye {
        /// The round.
        round: RoundNumber,
        /// Who.
        player: PairingNumber,
        /// What was recorded then.
        then: Bye,
    },
    /// These two were kept apart.
    KeptApart(PairingNumber, PairingNumber),
}

/// Players times attempts that are spent on one round: a second or so.
const PATIENCE: usize = 300_000;
/// Boards that may differ before it is no use to suppose that one game, one bye or two players
/// apart did it.
const MOST_BOARDS_OF_ONE: usize = 40;

/// The circumstances under which a round is the prescribed one, each by itself, gentlest first;
/// empty where none of those that are tried explains it, and for a round that needs none.
pub fn circumstances(
    snapshot: &Snapshot,
    round: RoundNumber,
    system: System,
    initial_colour: Colour,
) -> Vec<Circumstance> {
    let Some(given) = Given::of(snapshot, round) else { return Vec::new() };
    let past = Past { snapshot, round, initial_colour, given };
    let Some(prescribed) = past.paired(snapshot, system, initial_colour) else {
        return Vec::new();
    };
    if past.given.is(&prescribed, &|number| number) {
        return Vec::new();
    }
    let mut found = past.other_editions(system);
    found.extend(past.other_numbers(system));
    if past.given.differing(&prescribed) > MOST_BOARDS_OF_ONE {
        return found;
    }
    found.extend(past.kept_apart(system, &prescribed));
    found.extend(past.other_byes(system));
    found.extend(past.other_results(system));
    found
}

/// A round as the file has it, in an order of its own.
struct Given {
    boards: Vec<(PairingNumber, PairingNumber)>,
    byes: Vec<PairingNumber>,
}

impl Given {
    fn of(snapshot: &Snapshot, round: RoundNumber) -> Option<Given> {
        let round = snapshot.rounds.get(round.index())?;
        let mut boards: Vec<_> = round.games().iter().map(|it| (it.white, it.black)).collect();
        boards.sort_unstable();
        let byes = round.unpaired().iter().filter(|(_, why)| *why == Unpaired::PairingBye);
        Some(Given { boards, byes: byes.map(|(number, _)| *number).collect() })
    }

    /// Whether a pairing is this one, when its players are called so.
    fn is(&self, paired: &RoundPairing, name: &dyn Fn(PairingNumber) -> PairingNumber) -> bool {
        let boards = paired.boards.iter().map(|it| (name(it.white), name(it.black)));
        let mut boards: Vec<_> = boards.collect();
        boards.sort_unstable();
        let byes: Vec<PairingNumber> = paired.bye.into_iter().map(name).collect();
        boards == self.boards && byes == self.byes
    }

    /// How many boards are not those of the pairing.
    fn differing(&self, paired: &RoundPairing) -> usize {
        let is_given =
            |board: &&Board| self.boards.binary_search(&(board.white, board.black)).is_ok();
        paired.boards.len() - paired.boards.iter().filter(is_given).count()
    }
}

struct Past<'a> {
    snapshot: &'a Snapshot,
    round: RoundNumber,
    initial_colour: Colour,
    given: Given,
}

impl Past<'_> {
    fn paired(&self, of: &Snapshot, system: System, initial: Colour) -> Option<RoundPairing> {
        pair(of, self.round, system, initial, Detail::Nothing).ok()
    }

    /// Whether the round follows from other parts.
    fn follows(&self, parts: Parts, system: System) -> bool {
        let Ok(supposed) = Snapshot::new(parts) else { return false };
        let paired = self.paired(&supposed, system, self.initial_colour);
        paired.is_some_and(|paired| self.given.is(&paired, &|number| number))
    }

    fn parts(&self) -> Parts {
        self.snapshot.clone().into_parts()
    }

    /// How many suppositions may be tried.
    fn attempts(&self) -> usize {
        PATIENCE / self.snapshot.players.len().max(1)
    }

    fn other_editions(&self, system: System) -> Vec<Circumstance> {
        let editions = System::ALL.into_iter();
        let others = editions.filter(|other| *other != system && other.family() == system.family());
        let fits = |other: &System| {
            let paired = self.paired(self.snapshot, *other, self.initial_colour);
            paired.is_some_and(|paired| self.given.is(&paired, &|number| number))
        };
        others.filter(fits).map(Circumstance::System).collect()
    }

    /// The numbers that round 1 shows, or only some of them: corrections come one by one.
    fn other_numbers(&self, system: System) -> Option<Circumstance> {
        let moved = moved(&numbers_of_round_1(self.snapshot)?);
        if moved.len() > MOST_MOVED {
            return None;
        }
        // All of them first, then ever fewer.
        let mut choices: Vec<u32> = (1..1 << moved.len()).collect();
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.count_ones()));
        choices.into_iter().find_map(|choice| {
            let chosen = moved.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1);
            self.with_numbers(system, chosen.map(|(_, row)| *row).collect())
        })
    }

    fn with_numbers(
        &self,
        system: System,
        moved: Vec<(PairingNumber, PairingNumber)>,
    ) -> Option<Circumstance> {
        let then = moved_back(self.snapshot, &moved);
        let today: BTreeMap<_, _> = then.iter().map(|(today, then)| (*then, *today)).collect();
        let supposed = Snapshot::new(NewNumbers::new(then).apply(self.parts())).ok()?;
        let shown = shown_by_round_1(&supposed, system)?;
        let mut paired = self.paired(&supposed, system, shown)?;
        let name = |number| today.get(&number).copied().unwrap_or(number);
        if self.given.is(&paired, &name) {
            return Some(Circumstance::Numbers { moved, colours_by_list: false });
        }
        if self.round == RoundNumber::FIRST {
            colours_by_list(&mut paired);
        }
        self.given
            .is(&paired, &name)
            .then_some(Circumstance::Numbers { moved, colours_by_list: true })
    }

    /// Two of those whom the rules would bring together, or two such pairs after each other.
    fn kept_apart(&self, system: System, prescribed: &RoundPairing) -> Vec<Circumstance> {
        let is_given = |board: &Board| {
            self.given.boards.contains(&(board.white, board.black))
                || self.given.boards.contains(&(board.black, board.white))
        };
        let suspects = prescribed.boards.iter().filter(|board| !is_given(board));
        let apart = |board: &Board| {
            let mut parts = self.parts();
            let members = vec![Participant::Player(board.white), Participant::Player(board.black)];
            parts.prohibitions.push(Prohibition { rounds: RoundSpan::ALWAYS, members });
            self.follows(parts, system)
        };
        let found = suspects.take(self.attempts()).filter(|board| apart(board));
        found.map(|board| Circumstance::KeptApart(board.white, board.black)).collect()
    }

    /// One earlier bye of another kind, the latest round first.
    fn other_byes(&self, system: System) -> Vec<Circumstance> {
        let earlier = (0..self.round.index().min(self.snapshot.rounds.len())).rev();
        let byes = earlier.flat_map(|index| {
            let unpaired = self.snapshot.rounds[index].unpaired().iter().enumerate();
            unpaired.flat_map(move |(place, (_, today))| {
                let others = [Bye::Zero, Bye::Half, Bye::Full].into_iter();
                let others = others.filter(|then| *today != Unpaired::Bye(*then));
                others.map(move |then| (index, place, then))
            })
        });
        let fits = |&(index, place, then): &(usize, usize, Bye)| {
            let mut parts = self.parts();
            let mut unpaired = parts.rounds[index].unpaired().to_vec();
            unpaired[place].1 = Unpaired::Bye(then);
            let games = parts.rounds[index].games().to_vec();
            parts.rounds[index] = Round::new(games, unpaired).expect("the players are the same");
            self.follows(parts, system)
        };
        let told = |(index, place, then): (usize, usize, Bye)| {
            let (player, _) = self.snapshot.rounds[index].unpaired()[place];
            Some(Circumstance::Bye { round: RoundNumber::from_index(index)?, player, then })
        };
        byes.take(self.attempts()).filter(fits).filter_map(told).collect()
    }

    /// One earlier game with another result, the latest round first.
    fn other_results(&self, system: System) -> Vec<Circumstance> {
        let earlier = (0..self.round.index().min(self.snapshot.rounds.len())).rev();
        let games = earlier.flat_map(|index| {
            let games = self.snapshot.rounds[index].games().iter().enumerate();
            games.flat_map(move |(place, game)| {
                results_other_than(game.result).map(move |then| (index, place, then))
            })
        });
        let fits = |&(index, place, then): &(usize, usize, GameResult)| {
            let mut parts = self.parts();
            parts.rounds[index] = with_result(&parts.rounds[index], place, then);
            self.follows(parts, system)
        };
        let told = |(index, place, then): (usize, usize, GameResult)| {
            let game: &Game = &self.snapshot.rounds[index].games()[place];
            let board = Board { white: game.white, black: game.black };
            Some(Circumstance::Result { round: RoundNumber::from_index(index)?, board, then })
        };
        games.take(self.attempts()).filter(fits).filter_map(told).collect()
    }
}

fn results_other_than(today: GameResult) -> impl Iterator<Item = GameResult> {
    let scores = [PlayedScore::WhiteWins, PlayedScore::Draw, PlayedScore::BlackWins];
    let results = scores.into_iter().map(|score| GameResult::Played { score, rated: true });
    results.filter(move |then| {
        let score = |result: GameResult| match result {
            GameResult::Played { score, .. } => Some(score),
            _ => None,
        };
        score(*then) != score(today)
    })
}

fn with_result(round: &Round, place: usize, then: GameResult) -> Round {
    let mut games = round.games().to_vec();
    games[place].result = then;
    Round::new(games, round.unpaired().to_vec()).expect("the players are the same")
}

/// C.04.3:3.3: in round 1 the n-th of the upper half meets the n-th of the lower. So its boards, in
/// their order, show the list of that day. `None` where they show today's, and for lists too long
/// to be put in order.
fn numbers_of_round_1(snapshot: &Snapshot) -> Option<BTreeMap<PairingNumber, PairingNumber>> {
    let games = snapshot.rounds.first()?.games();
    if games.len() > MOST_BOARDS {
        return None;
    }
    let mut boards: Vec<(PairingNumber, PairingNumber)> =
        games.iter().map(|it| (it.white.min(it.black), it.white.max(it.black))).collect();
    // Somebody who has moved from one half to the other sits on the wrong side of his board.
    for index in 0..boards.len() {
        let before = in_order(&list(&boards)).len();
        boards[index] = (boards[index].1, boards[index].0);
        if in_order(&list(&boards)).len() <= before {
            boards[index] = (boards[index].1, boards[index].0);
        }
    }
    let shown = list(&boards);
    let mut numbers = shown.clone();
    numbers.sort_unstable();
    (shown != numbers).then(|| shown.into_iter().zip(numbers).collect())
}

/// Players who may have moved, so that every choice among them is tried.
const MOST_MOVED: usize = 6;

/// The list of then by that of today: these have their old numbers again, the others make room.
fn moved_back(
    snapshot: &Snapshot,
    moved: &[(PairingNumber, PairingNumber)],
) -> BTreeMap<PairingNumber, PairingNumber> {
    let numbers: Vec<PairingNumber> = snapshot.players.iter().map(|it| it.number).collect();
    let has_moved = |number: &PairingNumber| moved.iter().any(|(today, _)| today == number);
    let mut list: Vec<PairingNumber> =
        numbers.iter().copied().filter(|number| !has_moved(number)).collect();
    let mut back = moved.to_vec();
    back.sort_unstable_by_key(|(_, then)| *then);
    for (today, then) in back {
        let place = numbers.binary_search(&then).unwrap_or_else(|place| place);
        list.insert(place.min(list.len()), today);
    }
    list.into_iter().zip(numbers).collect()
}

/// Colours of a first round by the numbers of the list: those of the first board alternate.
fn colours_by_list(paired: &mut RoundPairing) {
    let higher = |board: &Board| board.white.min(board.black);
    let Some(first) = paired.boards.iter().min_by_key(|board| higher(board)).copied() else {
        return;
    };
    let odd_has_white = (higher(&first) == first.white) == (higher(&first).get() % 2 == 1);
    for board in &mut paired.boards {
        let (upper, lower) = (higher(board), board.white.max(board.black));
        let has_white = (upper.get() % 2 == 1) == odd_has_white;
        let (white, black) = if has_white { (upper, lower) } else { (lower, upper) };
        *board = Board { white, black };
    }
}

/// Boards that are put in order; the work grows with the third power.
const MOST_BOARDS: usize = 250;

/// The upper half and then the lower.
fn list(boards: &[(PairingNumber, PairingNumber)]) -> Vec<PairingNumber> {
    boards.iter().map(|board| board.0).chain(boards.iter().map(|board| board.1)).collect()
}

/// Those who have moved, when as few as possible have: everybody outside a longest part of the list
/// that is in today's order. The others merely made room.
fn moved(then: &BTreeMap<PairingNumber, PairingNumber>) -> Vec<(PairingNumber, PairingNumber)> {
    let of_then: Vec<PairingNumber> = then.values().copied().collect();
    let stayed = in_order(&of_then);
    let rows = then.iter().enumerate().filter(|(index, _)| stayed.binary_search(index).is_err());
    rows.map(|(_, (today, then))| (*today, *then)).collect()
}

/// A longest part of a list that rises, by its places.
fn in_order(list: &[PairingNumber]) -> Vec<usize> {
    // For each place the longest part that ends there, and the place before it.
    let mut longest: Vec<(usize, Option<usize>)> = Vec::with_capacity(list.len());
    for (index, number) in list.iter().enumerate() {
        let before = (0..index).filter(|&it| list[it] < *number).max_by_key(|&it| longest[it].0);
        longest.push((before.map_or(1, |it| longest[it].0 + 1), before));
    }
    let mut places = Vec::new();
    let mut at = (0..list.len()).max_by_key(|&it| longest[it].0);
    while let Some(index) = at {
        places.push(index);
        at = longest[index].1;
    }
    places.reverse();
    places
}
