//! The rounds before the one to pair: any legal pairing, any result.

use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts,
    PlayedScore, Round, RoundNumber, Snapshot, Unpaired,
};

use super::setting::round;
use super::{Dice, Kind, snapshot};
use crate::literal::field::Field;
use crate::literal::record::Record;
use crate::literal::set::Set;
use crate::literal::{self, Edition};

/// Plays rounds until the wanted one is to be paired. Where an earlier round cannot be paired, that
/// round is the one to pair, or more often the round before it.
pub(super) fn play_up_to(
    kind: Kind,
    mut parts: Parts,
    wanted: u32,
    dice: &mut Dice,
) -> (Parts, RoundNumber) {
    for here in (1..=wanted).map(round) {
        request_byes(kind, &mut parts, here, dice);
        if here == round(wanted) {
            break;
        }
        let tournament = snapshot(parts);
        let played = play(kind, &tournament, here, dice);
        parts = tournament.into_parts();
        match played {
            Some(played) => parts.rounds.push(played),
            None if here == RoundNumber::FIRST || dice.one_in(8) => return (parts, here),
            None => {
                parts.rounds.pop();
                parts.requests.retain(|request| request.round < here);
                let before = u32::from(here.get()) - 1;
                return (parts, round(before));
            }
        }
    }
    (parts, round(wanted))
}

/// Where the bye of round 1 went to somebody above the first player with an opponent, programs
/// differ in the colour they take for the drawn one; so it is stated.
pub(super) fn state_initial_colour(parts: &mut Parts) {
    let Some(first) = parts.rounds.first() else { return };
    let boards = first.games().iter().flat_map(|game| [game.white, game.black]);
    let first_paired = boards.min();
    let mut byes = first.unpaired().iter().filter(|(_, why)| *why == Unpaired::PairingBye);
    if byes.any(|(number, _)| Some(*number) < first_paired || first_paired.is_none()) {
        parts.rules.initial_colour.get_or_insert(Colour::White);
    }
}

fn request_byes(kind: Kind, parts: &mut Parts, here: RoundNumber, dice: &mut Dice) {
    let rarely = match kind {
        Kind::Byes => 5,
        Kind::Everything => 10,
        _ => return,
    };
    for player in &parts.players {
        if player.participation.covers(here) && dice.one_in(rarely) {
            let bye = dice.pick(&[Bye::Full, Bye::Half, Bye::Half, Bye::Zero, Bye::Zero]);
            let who = Participant::Player(player.number);
            parts.requests.push(ByeRequest { round: here, bye, who });
        }
    }
}

fn play(kind: Kind, tournament: &Snapshot, here: RoundNumber, dice: &mut Dice) -> Option<Round> {
    let by_hand = kind == Kind::ByHand || kind == Kind::Everything && dice.one_in(8);
    // The book is followed word for word, which only small fields allow.
    let is_small = tournament.players.len() <= literal::MOST_PLAYERS;
    let by_the_book = !by_hand && dice.one_in(2) && is_small;
    let (pairs, bye) = if by_the_book {
        let edition = dice.pick(&[Edition::Dutch2017, Edition::Dutch2026]);
        let found = literal::pair(tournament, here, edition).ok()?;
        (found.pairs, found.bye)
    } else {
        any_pairing(by_hand, tournament, here, dice)?
    };
    let games = pairs.into_iter().map(|(white, black)| {
        let result = result(kind, dice);
        Game { white, black, result }
    });
    let games = games.collect();
    let pab = bye.map(|number| (number, Unpaired::PairingBye));
    let unpaired = pab.into_iter().chain(byes(tournament, here, dice)).collect();
    Some(Round::new(games, unpaired).expect("nobody is paired twice"))
}

/// The byes asked for. An absence is now and then left without a word.
fn byes(
    tournament: &Snapshot,
    here: RoundNumber,
    dice: &mut Dice,
) -> Vec<(PairingNumber, Unpaired)> {
    let requests = tournament.requests.iter().filter(|request| request.round == here);
    let said = requests.filter(|request| request.bye != Bye::Zero || !dice.one_in(3));
    said.filter_map(|request| Some((request.who.player()?, Unpaired::Bye(request.bye)))).collect()
}

type Paired = (Vec<(PairingNumber, PairingNumber)>, Option<PairingNumber>);

/// A random pairing without rematches; C3 is kept unless rounds are paired by hand.
fn any_pairing(
    by_hand: bool,
    tournament: &Snapshot,
    here: RoundNumber,
    dice: &mut Dice,
) -> Option<Paired> {
    let record = Record::new(tournament, here, Edition::Dutch2026);
    let field = Field::new(&record);
    let may_meet = |one: usize, other: usize| {
        let (one, other) = (field.number(one), field.number(other));
        let place = tournament.index_of(one);
        place.is_some_and(|place| !record.have_met(place, other)) && !record.prohibited(one, other)
    };
    let legal = |one, other| if by_hand { may_meet(one, other) } else { field.legal(one, other) };
    let mut order: Vec<usize> = field.all().places().collect();
    dice.shuffle(&mut order);
    let byes = order.iter().copied().filter(|place| field.people[*place].may_take_bye);
    let byes: Vec<Option<usize>> =
        if order.len().is_multiple_of(2) { vec![None] } else { byes.map(Some).collect() };
    let mut tries = MOST_TRIES;
    byes.into_iter().find_map(|bye| {
        let left = bye.map_or(field.all(), |bye| field.all().without(bye));
        let pairs = match_all(left, &order, &legal, &mut tries)?;
        let boards = pairs.into_iter().map(|(one, other)| field.board(one, other));
        let pairs = boards.map(|board| (field.number(board.white), field.number(board.black)));
        Some((pairs.collect(), bye.map(|bye| field.number(bye))))
    })
}

/// After so many pairs tried a larger field counts as one that cannot be paired; a field of ten
/// never comes near it.
const MOST_TRIES: u32 = 200_000;

/// The first way to pair all of these, trying them in the given order.
fn match_all(
    left: Set,
    order: &[usize],
    legal: &dyn Fn(usize, usize) -> bool,
    tries: &mut u32,
) -> Option<Vec<(usize, usize)>> {
    let mut open = order.iter().copied().filter(|place| left.contains(*place));
    let Some(one) = open.next() else { return Some(Vec::new()) };
    open.filter(|other| legal(one, *other)).find_map(|other| {
        *tries = tries.checked_sub(1)?;
        let mut pairs = match_all(left.without(one).without(other), order, legal, tries)?;
        pairs.push((one, other));
        Some(pairs)
    })
}

fn result(kind: Kind, dice: &mut Dice) -> GameResult {
    let forfeited = match kind {
        Kind::Forfeits => dice.one_in(3),
        Kind::Everything => dice.one_in(8),
        _ => false,
    };
    if forfeited {
        let forfeits = [Forfeit::WhiteWins, Forfeit::BlackWins, Forfeit::BothLose];
        return GameResult::Forfeited(dice.pick(&forfeits));
    }
    if kind == Kind::Unusual && dice.one_in(3) || kind == Kind::Everything && dice.one_in(10) {
        return unusual(dice);
    }
    let (white, draw, black) = match kind {
        Kind::AllDraws => (0, 1, 0),
        Kind::NoDraws => (1, 0, 1),
        Kind::ColourBias => (8, 1, 1),
        _ => (2, 1, 2),
    };
    let thrown = dice.between(1, white + draw + black);
    let score = if thrown <= white {
        PlayedScore::WhiteWins
    } else if thrown <= white + draw {
        PlayedScore::Draw
    } else {
        PlayedScore::BlackWins
    };
    GameResult::Played { score, rated: true }
}

fn unusual(dice: &mut Dice) -> GameResult {
    if dice.one_in(5) {
        return GameResult::Adjourned;
    }
    GameResult::Played { score: dice.pick(&PlayedScore::ALL), rated: dice.one_in(2) }
}
