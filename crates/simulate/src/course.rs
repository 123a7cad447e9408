//! The rest of an event, to be played again and again.
//!
//! Luck belongs to the meeting, not to the board: whoever meets whom, the same throw decides it in
//! every variant of an event (common random numbers). Two systems are then compared on the same
//! luck, and what differs between them is theirs.

use std::sync::OnceLock;

use ronde_model::{
    ByeRequest, Colour, Forfeit, Game, GameResult, PairingNumber, Participant, Parts, PlayedScore,
    Player, Round, RoundNumber, Snapshot, Unpaired, VirtualPoints,
};
use ronde_schedule::Recipe as Schedule;
use ronde_swiss::Book;
use ronde_swiss::contest;
use ronde_swiss::initial_colour::shown_by_round_1;
use ronde_swiss::{Detail, PairingError, System, pair};

use crate::dice::meeting;
use crate::odds::{Odds, WHOLE, odds};
use crate::play::{UNKNOWN, absentees, next_round};
use crate::recipe::Acceleration;

/// Players of a field small enough that the odds of every two are kept: a few milliseconds' work.
const SMALL: usize = 200;

/// How the rounds to come are paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// By a Swiss system.
    Swiss {
        /// Which.
        system: System,
        /// The colour that was drawn before round 1.
        initial_colour: Colour,
    },
    /// By a schedule, whose later rounds may depend on results.
    Schedule(Box<Schedule>),
}

impl Way {
    /// By this system, with the colour that the event declares or that its round 1 shows; White
    /// where neither is known.
    pub fn swiss(event: &Snapshot, system: System) -> Way {
        let shown = || shown_by_round_1(event, system);
        let colour = event.rules.initial_colour.or_else(shown);
        Way::Swiss { system, initial_colour: colour.unwrap_or(Colour::White) }
    }
}

/// An event as it stands, ready to be played to its end.
#[derive(Clone, Debug)]
pub struct Course {
    start: Snapshot,
    way: Way,
    strengths: Vec<u16>,
    draw_percentage: Option<u8>,
    /// What White and Black may expect, for every two of a small field: powers take longer than the
    /// rest of a result, and the same two meet in many plays. Filled when it is first asked for.
    odds: OnceLock<Vec<Odds>>,
    /// Who does not come to his board, by round.
    away: Vec<Vec<PairingNumber>>,
}

/// An event played as far as it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The event with its new rounds; names and the like are left out where nobody pairs by them.
    pub snapshot: Snapshot,
    /// The round that could not be paired, if the event ended there.
    pub ended_before: Option<RoundNumber>,
}

impl Course {
    /// The event from here on. Ratings decide games, the unrated play like the lowest-rated; where
    /// a system pairs by ratings they also get that one, as an arbiter would give it.
    pub fn new(snapshot: &Snapshot, way: Way, draw_percentage: Option<u8>) -> Course {
        let mut parts = bare(snapshot);
        only_paired_rounds(&mut parts);
        let strengths = strengths(&parts.players);
        if matches!(&way, Way::Swiss { system, .. } if Book::of(*system).needs_ratings) {
            for (player, strength) in parts.players.iter_mut().zip(&strengths) {
                player.rating = Some(*strength);
            }
        }
        let start = Snapshot::new(parts).expect("nobody new is named");
        let odds = OnceLock::new();
        Course { start, way, strengths, draw_percentage, odds, away: Vec::new() }
    }

    /// The same field before round 1, with everything that was announced: byes asked for and
    /// absences as the rounds show them stay where they were.
    pub fn from_the_start(snapshot: &Snapshot, way: Way, draw_percentage: Option<u8>) -> Course {
        Course::new(&before_round_1(snapshot), way, draw_percentage)
    }

    /// With those away who stayed away from their boards in this event without a word: in the same
    /// rounds they are paired and do not come.
    #[must_use]
    pub fn with_absences_of(mut self, event: &Snapshot) -> Course {
        self.away = event.rounds.iter().map(away).collect();
        self
    }

    /// Ratings to play by, in the order of the players.
    pub fn strengths(&self) -> &[u16] {
        &self.strengths
    }

    /// The event before the plays.
    pub fn start(&self) -> &Snapshot {
        &self.start
    }

    /// The first round that is not paired yet, if one is left.
    pub fn next(&self) -> Option<RoundNumber> {
        next_round(&self.start)
    }

    /// One play. The same seed gives the same one for ever.
    pub fn play(&self, seed: u64) -> Play {
        self.play_rounds(seed, usize::MAX)
    }

    /// One play that is broken off after so many rounds.
    pub fn play_rounds(&self, seed: u64, rounds: usize) -> Play {
        let mut parts = self.start.clone().into_parts();
        for (index, round) in parts.rounds.iter_mut().enumerate() {
            if round.games().iter().any(|game| is_open(game.result)) {
                *round = self.finished(round, index, seed);
            }
        }
        let mut ended_before = None;
        while let Some(round) = next_round(&parts).filter(|it| it.index() < rounds) {
            let snapshot = Snapshot::new(parts).expect("rounds name only players of the list");
            let paired = self.paired(&snapshot, round, seed);
            parts = snapshot.into_parts();
            let Ok(rounds) = paired else {
                ended_before = Some(round);
                break;
            };
            parts.rounds.extend(rounds);
        }
        parts.rounds.truncate(rounds);
        let snapshot = Snapshot::new(parts).expect("rounds name only players of the list");
        Play { snapshot, ended_before }
    }

    /// Whether the next round can be paired at all, and why not: an event that nobody can pair
    /// should say so before ten thousand plays.
    ///
    /// # Errors
    /// That of the engine.
    pub fn check(&self) -> Result<(), PairingError> {
        let Way::Swiss { system, initial_colour } = self.way else { return Ok(()) };
        let Some(round) = self.next() else { return Ok(()) };
        let mut parts = self.start.clone().into_parts();
        for (index, held) in parts.rounds.iter_mut().enumerate() {
            *held = self.finished(held, index, 0);
        }
        let snapshot = Snapshot::new(parts).expect("nobody new is named");
        let round = book_round(system, round);
        pair(&snapshot, round, system, initial_colour, Detail::Nothing).map(|_| ())
    }

    /// The next round, or the rounds that a schedule knows now, with results.
    fn paired(
        &self,
        snapshot: &Snapshot,
        round: RoundNumber,
        seed: u64,
    ) -> Result<Vec<Round>, NoRound> {
        match &self.way {
            Way::Swiss { system, initial_colour }
                if Book::of(*system).play != contest::Play::Games =>
            {
                let number = book_round(*system, round);
                let paired = pair(snapshot, number, *system, *initial_colour, Detail::Nothing)?;
                let entered = contest::enter(snapshot, &paired);
                let new = entered.rounds.iter().enumerate().skip(round.index());
                Ok(new.map(|(index, held)| self.finished(held, index, seed)).collect())
            }
            Way::Swiss { system, initial_colour } => {
                let paired = pair(snapshot, round, *system, *initial_colour, Detail::Nothing)?;
                let games = paired.boards.iter().map(|board| Game {
                    white: board.white,
                    black: board.black,
                    result: self
                        .forfeit(board.white, board.black, round)
                        .unwrap_or_else(|| self.result(board.white, board.black, 0, seed)),
                });
                let games = games.collect();
                let bye = paired.bye.map(|number| (number, Unpaired::PairingBye));
                let unpaired = bye.into_iter().chain(absentees(snapshot, round)).collect();
                Ok(vec![Round::new(games, unpaired).expect("a pairing has nobody twice")])
            }
            Way::Schedule(recipe) => {
                let next = ronde_standings::next_rounds(snapshot, recipe).map_err(|_| NoRound)?;
                let with = next.added_to(snapshot, recipe).into_parts();
                let new = with.rounds.iter().enumerate().skip(round.index());
                let new: Vec<Round> =
                    new.map(|(index, held)| self.finished(held, index, seed)).collect();
                if new.is_empty() { Err(NoRound) } else { Ok(new) }
            }
        }
    }

    /// How a game ends to which somebody does not come.
    fn forfeit(
        &self,
        white: PairingNumber,
        black: PairingNumber,
        round: RoundNumber,
    ) -> Option<GameResult> {
        let away = self.away.get(round.index())?;
        let forfeit = match (away.contains(&white), away.contains(&black)) {
            (false, false) => return None,
            (true, false) => Forfeit::BlackWins,
            (false, true) => Forfeit::WhiteWins,
            (true, true) => Forfeit::BothLose,
        };
        Some(GameResult::Forfeited(forfeit))
    }

    fn finished(&self, round: &Round, index: usize, seed: u64) -> Round {
        // In a Swiss nobody meets anybody twice, so the meeting alone names the throw; in a double
        // round robin the round tells the two apart.
        let place = match self.way {
            Way::Swiss { .. } => 0,
            Way::Schedule(_) => index as u64 + 1,
        };
        let games = round.games().iter().map(|game| match game.result {
            result if is_open(result) => {
                Game { result: self.result(game.white, game.black, place, seed), ..*game }
            }
            _ => *game,
        });
        let (games, unpaired) = (games.collect(), round.unpaired().to_vec());
        Round::new(games, unpaired).expect("the players are the same")
    }

    fn result(
        &self,
        white: PairingNumber,
        black: PairingNumber,
        place: u64,
        seed: u64,
    ) -> GameResult {
        let odds = self.odds(white, black);
        let first = white < black;
        let (low, high) = if first { (white, black) } else { (black, white) };
        // The throw is read from the side of the lower number, whatever his colour.
        let wins = if first { odds.white } else { WHOLE - odds.white - odds.draw };
        let thrown = meeting(seed, u64::from(low.get()), u64::from(high.get()), place);
        let score = if thrown < u64::from(wins) {
            if first { PlayedScore::WhiteWins } else { PlayedScore::BlackWins }
        } else if thrown < u64::from(wins + odds.draw) {
            PlayedScore::Draw
        } else if first {
            PlayedScore::BlackWins
        } else {
            PlayedScore::WhiteWins
        };
        GameResult::Played { score, rated: true }
    }
}

impl Course {
    fn odds(&self, white: PairingNumber, black: PairingNumber) -> Odds {
        let places = (self.start.index_of(white), self.start.index_of(black));
        let players = self.strengths.len();
        if let (Some(white), Some(black), ..=SMALL) = (places.0, places.1, players) {
            return self.odds.get_or_init(|| self.all_odds())[white * players + black];
        }
        let strength = |place: Option<usize>| place.map_or(UNKNOWN, |place| self.strengths[place]);
        odds(strength(places.0), strength(places.1), self.draw_percentage)
    }

    fn all_odds(&self) -> Vec<Odds> {
        let row = |&white: &u16| {
            self.strengths.iter().map(move |&black| odds(white, black, self.draw_percentage))
        };
        self.strengths.iter().flat_map(row).collect()
    }
}

/// There is no such round.
struct NoRound;

impl From<PairingError> for NoRound {
    fn from(_: PairingError) -> NoRound {
        NoRound
    }
}

/// Those who did not come to their boards.
fn away(round: &Round) -> Vec<PairingNumber> {
    let lost = |game: &Game| match game.result {
        GameResult::Forfeited(Forfeit::WhiteWins) => vec![game.black],
        GameResult::Forfeited(Forfeit::BlackWins) => vec![game.white],
        GameResult::Forfeited(Forfeit::BothLose) => vec![game.white, game.black],
        _ => Vec::new(),
    };
    round.games().iter().flat_map(lost).collect()
}

/// Nobody knows yet how it ends.
fn is_open(result: GameResult) -> bool {
    matches!(result, GameResult::Pending | GameResult::Adjourned)
}

/// The round of the book in which a round of the file lies.
fn book_round(system: System, round: RoundNumber) -> RoundNumber {
    match Book::of(system).play {
        contest::Play::Games | contest::Play::Teams => round,
        contest::Play::TwoGames => contest::match_of_column(round),
    }
}

/// Without what no pairing and no tie-break asks for: it would be copied with every play. Names
/// stay, because Dubov's book of 1997 goes by the alphabet.
fn bare(snapshot: &Snapshot) -> Parts {
    let mut parts = (**snapshot).clone();
    parts.national.clear();
    // The schedule stays: it says by which rule the places are given.
    parts.verbatim.retain(|line| ronde_schedule::is_of_schedule(&line.text));
    parts.team_rows.clear();
    parts.event.deputies.clear();
    for player in &mut parts.players {
        player.federation.clear();
        player.fide_id.clear();
        player.birth = None;
    }
    parts
}

fn strengths(players: &[Player]) -> Vec<u16> {
    let rated = |player: &Player| player.strength().filter(|rating| *rating > 0);
    let lowest = players.iter().filter_map(rated).min().unwrap_or(UNKNOWN);
    players.iter().map(|player| rated(player).unwrap_or(lowest)).collect()
}

/// Rounds of which only byes are known are not rounds yet; their byes are asked for.
fn only_paired_rounds(parts: &mut Parts) {
    let paired = parts.rounds.iter().rposition(Round::is_paired).map_or(0, |last| last + 1);
    let requests = asked_in(parts, paired);
    parts.rounds.truncate(paired);
    for request in requests {
        let known = |it: &ByeRequest| it.round == request.round && it.who == request.who;
        if !parts.requests.iter().any(known) {
            parts.requests.push(request);
        }
    }
}

/// Byes that were asked for, as the rounds from this place on have them.
fn asked_in(parts: &Parts, from: usize) -> Vec<ByeRequest> {
    let rounds = parts.rounds.iter().enumerate().skip(from);
    let byes = rounds.flat_map(|(index, round)| {
        round.unpaired().iter().filter_map(move |(number, why)| match why {
            Unpaired::Bye(bye) => Some(ByeRequest {
                round: RoundNumber::from_index(index)?,
                bye: *bye,
                who: Participant::Player(*number),
            }),
            _ => None,
        })
    });
    byes.collect()
}

/// The event before its first round. Who had a bye or was absent in a round is so again.
pub(crate) fn before_round_1(snapshot: &Snapshot) -> Snapshot {
    let mut parts = (**snapshot).clone();
    let mut requests = asked_in(&parts, 0);
    for (index, round) in parts.rounds.iter().enumerate().filter(|(_, round)| round.is_paired()) {
        let mut named: Vec<PairingNumber> = round.present().collect();
        named.sort_unstable();
        let Some(number) = RoundNumber::from_index(index) else { break };
        let missing = parts.players.iter().filter(|player| {
            player.participation.covers(number) && named.binary_search(&player.number).is_err()
        });
        requests.extend(missing.map(|player| ByeRequest {
            round: number,
            bye: ronde_model::Bye::Zero,
            who: Participant::Player(player.number),
        }));
    }
    let later = |it: &&ByeRequest| it.round.index() >= parts.rounds.len();
    requests.extend(parts.requests.iter().filter(later).copied());
    parts.requests = requests;
    parts.rounds.clear();
    parts.recorded_floats.clear();
    parts.line_ups.clear();
    parts.team_byes.clear();
    parts.match_forfeits.clear();
    Snapshot::new(parts).expect("nobody new is named")
}

/// The same field announced otherwise: system, number of rounds, acceleration.
pub(crate) fn announced(
    field: &Snapshot,
    system: System,
    rounds: u16,
    acceleration: Acceleration,
    explicit: &[VirtualPoints],
) -> Snapshot {
    let mut parts = before_round_1(field).into_parts();
    let code = format!("{}{}", system.code(), acceleration.suffix());
    parts.event.kind_code.clone_from(&code);
    parts.event.kind = code;
    parts.rules.declared_rounds = Some(rounds);
    parts.accelerations = explicit.to_vec();
    parts.requests.retain(|request| request.round.get() <= rounds);
    Snapshot::new(parts).expect("nobody new is named")
}
