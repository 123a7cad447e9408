//! Small random tournaments of matches in mid-flow, to compare engines on.
//!
//! The same trouble and seed give the same tournament for ever. Earlier rounds are paired by lot,
//! so that scores, floats and colours lie as no book would lay them.

use std::fmt;

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use ronde_model::{
    Bye, ByeRequest, Colour, Forfeit, Game, GameResult, MatchForfeit, PairingNumber, Participant,
    Parts, PlayedScore, Player, Prohibition, Round, RoundNumber, RoundSpan, Score, Snapshot, Team,
    TeamBye, TeamForm, TeamNumber, Unpaired, VirtualPoints,
};

/// What a random tournament is to be rich in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Matches and nothing else.
    Plain,
    /// Nearly everything is drawn: large scoregroups.
    Draws,
    /// Nearly as many rounds as participants: many have met.
    ManyRounds,
    /// Matches and games to which somebody does not come.
    Forfeits,
    /// Byes of every sort.
    Byes,
    /// Participants who may not meet.
    Prohibited,
    /// Virtual points.
    Accelerated,
    /// One of the last rounds is paired.
    LastRounds,
    /// Scores of which few are equal: many small scoregroups.
    Spread,
}

impl Trouble {
    /// Every one.
    pub const ALL: [Trouble; 9] = [
        Trouble::Plain,
        Trouble::Draws,
        Trouble::ManyRounds,
        Trouble::Forfeits,
        Trouble::Byes,
        Trouble::Prohibited,
        Trouble::Accelerated,
        Trouble::LastRounds,
        Trouble::Spread,
    ];
}

/// A tournament and the round to be paired.
#[derive(Clone, Debug)]
pub struct MatchCase {
    /// What it is rich in.
    pub trouble: Trouble,
    /// The seed it grew from.
    pub seed: u64,
    /// The tournament before the round.
    pub snapshot: Snapshot,
    /// The round of the book.
    pub round: RoundNumber,
}

impl fmt::Display for MatchCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, seed {}, round {}", self.trouble, self.seed, self.round)
    }
}

/// Matches of two games.
pub fn of_two_games(trouble: Trouble, seed: u64, most: usize) -> MatchCase {
    Drawer::new(trouble, seed, most).two_games()
}

/// Matches of teams.
pub fn of_teams(trouble: Trouble, seed: u64, most: usize) -> MatchCase {
    Drawer::new(trouble, seed ^ 0x7EA5, most).teams(seed)
}

struct Drawer {
    trouble: Trouble,
    seed: u64,
    dice: Pcg64,
    participants: usize,
    rounds: usize,
    /// Who has met whom in a match that counts, by place from 0.
    met: Vec<Vec<bool>>,
}

/// A round by lot: pairs by place, and those left over.
struct Lots {
    pairs: Vec<(usize, usize)>,
    over: Vec<usize>,
}

impl Drawer {
    fn new(trouble: Trouble, seed: u64, most: usize) -> Drawer {
        let mut dice = Pcg64::seed_from_u64(seed.wrapping_mul(31).wrapping_add(trouble as u64));
        let participants = dice.random_range(2..=most);
        let longest = match trouble {
            Trouble::ManyRounds => participants.saturating_sub(2).max(1),
            _ => (participants / 2 + 1).min(6),
        };
        let rounds = dice.random_range(0..=longest);
        let met = vec![vec![false; participants]; participants];
        Drawer { trouble, seed, dice, participants, rounds, met }
    }

    fn has(&self, trouble: Trouble) -> bool {
        self.trouble == trouble
    }

    fn one_in(&mut self, chance: u32) -> bool {
        self.dice.random_range(0..chance) == 0
    }

    /// Somebody is left over if the number is odd, and where those who are left have met.
    fn lots(&mut self) -> Lots {
        let mut order: Vec<usize> = (0..self.participants).collect();
        order.shuffle(&mut self.dice);
        if self.has(Trouble::Byes) {
            let stay = self.dice.random_range(0..=order.len() / 3);
            order.rotate_left(stay);
        }
        let (mut pairs, mut over) = (Vec::new(), Vec::new());
        let absent = if self.has(Trouble::Byes) { order.len() / 4 } else { 0 };
        over.extend(order.drain(..absent));
        while let Some(first) = order.pop() {
            let mate = order.iter().rposition(|&it| !self.met[first][it]);
            match mate {
                Some(at) => pairs.push((first, order.remove(at))),
                None => over.push(first),
            }
        }
        Lots { pairs, over }
    }

    fn meet(&mut self, one: usize, other: usize) {
        self.met[one][other] = true;
        self.met[other][one] = true;
    }

    fn result(&mut self) -> GameResult {
        let scores = match self.trouble {
            Trouble::Draws => &[PlayedScore::Draw; 8][..],
            _ => &[
                PlayedScore::WhiteWins,
                PlayedScore::WhiteWins,
                PlayedScore::Draw,
                PlayedScore::Draw,
                PlayedScore::BlackWins,
                PlayedScore::BlackWins,
                PlayedScore::BothLose,
                PlayedScore::HalfToBlack,
            ][..6 + usize::from(self.trouble == Trouble::Spread) * 2],
        };
        let score = if self.has(Trouble::Draws) && self.one_in(8) {
            PlayedScore::WhiteWins
        } else {
            *scores.choose(&mut self.dice).expect("there are some")
        };
        GameResult::Played { score, rated: true }
    }

    fn forfeit(&mut self) -> GameResult {
        let all = [Forfeit::WhiteWins, Forfeit::BlackWins, Forfeit::BothLose];
        GameResult::Forfeited(*all.choose(&mut self.dice).expect("there are some"))
    }

    fn bye(&mut self) -> Bye {
        *[Bye::Full, Bye::Half, Bye::Zero, Bye::Zero].choose(&mut self.dice).expect("some")
    }

    /// The number of rounds that is declared.
    fn declared(&mut self) -> usize {
        let more = match self.trouble {
            Trouble::LastRounds => self.dice.random_range(1..=2),
            _ => self.dice.random_range(1..=6),
        };
        self.rounds + more
    }

    fn rules(&mut self, parts: &mut Parts) {
        let colours = [Colour::White, Colour::Black];
        parts.rules.initial_colour = colours.choose(&mut self.dice).copied();
    }

    /// Groups who may not meet.
    fn prohibitions(&mut self, who: impl Fn(usize) -> Participant) -> Vec<Prohibition> {
        if !self.has(Trouble::Prohibited) || self.participants < 3 {
            return Vec::new();
        }
        let mut order: Vec<usize> = (0..self.participants).collect();
        order.shuffle(&mut self.dice);
        let size = self.dice.random_range(2..=3);
        let members = order.into_iter().take(size).map(who).collect();
        vec![Prohibition { rounds: RoundSpan::ALWAYS, members }]
    }

    fn virtual_points(&mut self, who: impl Fn(usize) -> Participant) -> Vec<VirtualPoints> {
        if !self.has(Trouble::Accelerated) || self.one_in(2) {
            return Vec::new();
        }
        let last = self.dice.random_range(0..self.participants);
        let points = Score::from_tenths(5 * self.dice.random_range(1..=4));
        let rounds = RoundSpan { first: RoundNumber::FIRST, last: number(6) };
        vec![VirtualPoints { first: who(0), last: who(last), rounds, points, match_points: points }]
    }

    fn two_games(mut self) -> MatchCase {
        let mut parts = Parts {
            players: (0..self.participants).map(|it| Player::new(player(it), "")).collect(),
            ..Parts::default()
        };
        self.rules(&mut parts);
        for _ in 0..self.rounds {
            let columns = self.two_columns();
            parts.rounds.extend(columns);
        }
        let round = number(self.rounds + 1);
        parts.rules.declared_rounds = u16::try_from(2 * self.declared()).ok();
        "FIDE_DOUBLESWISS".clone_into(&mut parts.event.kind_code);
        let who = |it: usize| Participant::Player(player(it));
        parts.prohibitions = self.prohibitions(who);
        parts.accelerations = self.virtual_points(who);
        if self.has(Trouble::Accelerated) && parts.accelerations.is_empty() {
            parts.event.kind_code += "_BAKU";
        }
        if self.has(Trouble::Byes) && self.one_in(2) {
            let it = self.dice.random_range(0..self.participants);
            let column = number(2 * self.rounds + self.dice.random_range(1..=2));
            parts.requests.push(ByeRequest { round: column, bye: self.bye(), who: who(it) });
        }
        self.case(parts, round)
    }

    fn two_columns(&mut self) -> [Round; 2] {
        let lots = self.lots();
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for (one, other) in lots.pairs {
            let mut results = [self.result(), self.result()];
            let chance = if self.has(Trouble::Forfeits) { 3 } else { 1_000 };
            for result in &mut results {
                if self.one_in(chance) {
                    *result = self.forfeit();
                }
            }
            let (white, black) = (player(one), player(other));
            first.push(Game { white, black, result: results[0] });
            second.push(Game { white: black, black: white, result: results[1] });
            if counts(results) {
                self.meet(one, other);
            }
        }
        let (mut byes, mut more) = (Vec::new(), Vec::new());
        for (place, it) in lots.over.into_iter().enumerate() {
            let why = match place {
                0 => Unpaired::PairingBye,
                _ => Unpaired::Bye(self.bye()),
            };
            byes.push((player(it), why));
            let second = if why == Unpaired::PairingBye { Unpaired::Bye(Bye::Half) } else { why };
            more.push((player(it), second));
        }
        [Round::new(first, byes), Round::new(second, more)].map(|it| it.expect("nobody is twice"))
    }

    fn teams(mut self, seed: u64) -> MatchCase {
        let boards = self.dice.random_range(1..=3_usize);
        let mut parts = Parts {
            players: (0..self.participants * boards)
                .map(|it| Player::new(player(it), ""))
                .collect(),
            teams: (0..self.participants).map(|it| team(it, boards)).collect(),
            ..Parts::default()
        };
        parts.rules.board_colours =
            [Colour::White, Colour::Black].into_iter().cycle().take(boards).collect();
        self.rules(&mut parts);
        let draw = Score::from_tenths(5 * i32::try_from(boards).expect("boards are few"));
        parts.team_byes.push(TeamBye {
            match_points: Score::from_points(1),
            game_points: draw,
            teams: Vec::new(),
        });
        for round in (1..=self.rounds).map(number) {
            self.round_of_teams(&mut parts, round, boards);
        }
        let round = number(self.rounds + 1);
        parts.rules.declared_rounds = u16::try_from(self.declared()).ok();
        let forms: Vec<TeamForm> = TeamForm::all().collect();
        let form = forms.choose(&mut self.dice).copied().unwrap_or(TeamForm::DEFAULT);
        parts.event.kind_code = form.code();
        let who = |it: usize| Participant::Team(team_number(it));
        parts.prohibitions = self.prohibitions(who);
        parts.accelerations = self.virtual_points(who);
        let by_matches = form.primary == ronde_model::PrimaryPoints::Match;
        if self.has(Trouble::Accelerated) && parts.accelerations.is_empty() && by_matches {
            parts.event.kind_code += "_BAKU";
        }
        if self.has(Trouble::Byes) && self.one_in(2) {
            let it = self.dice.random_range(0..self.participants);
            parts.requests.push(ByeRequest { round, bye: self.bye(), who: who(it) });
        }
        self.seed = seed;
        self.case(parts, round)
    }

    fn round_of_teams(&mut self, parts: &mut Parts, round: RoundNumber, boards: usize) {
        let lots = self.lots();
        let mut games = Vec::new();
        for (one, other) in lots.pairs {
            if self.has(Trouble::Forfeits) && self.one_in(5) {
                let GameResult::Forfeited(result) = self.forfeit() else { continue };
                let (white, black) = (team_number(one), team_number(other));
                parts.match_forfeits.push(MatchForfeit { round, white, black, result });
                continue;
            }
            let chance = if self.has(Trouble::Forfeits) { 2 } else { 1_000 };
            let mut played = false;
            for board in 0..boards {
                let result = if self.one_in(chance) { self.forfeit() } else { self.result() };
                played |= matches!(result, GameResult::Played { .. });
                let two = (player(one * boards + board), player(other * boards + board));
                let (white, black) = if board % 2 == 0 { two } else { (two.1, two.0) };
                games.push(Game { white, black, result });
            }
            if played {
                self.meet(one, other);
            }
        }
        let byes = &mut parts.team_byes[0].teams;
        byes.push(None);
        for (place, it) in lots.over.into_iter().enumerate() {
            if place == 0 {
                parts.team_byes[0].teams[round.index()] = Some(team_number(it));
            } else {
                let who = Participant::Team(team_number(it));
                parts.requests.push(ByeRequest { round, bye: self.bye(), who });
            }
        }
        parts.rounds.push(Round::new(games, Vec::new()).expect("nobody sits twice"));
    }

    fn case(self, parts: Parts, round: RoundNumber) -> MatchCase {
        let snapshot = Snapshot::new(parts).expect("everybody is listed");
        MatchCase { trouble: self.trouble, seed: self.seed, snapshot, round }
    }
}

/// Whether neither forfeits both games; the first game's White has Black in the second.
fn counts(results: [GameResult; 2]) -> bool {
    let came = |result: GameResult, white: bool| match result {
        GameResult::Forfeited(Forfeit::WhiteWins) => white,
        GameResult::Forfeited(Forfeit::BlackWins) => !white,
        GameResult::Forfeited(Forfeit::BothLose) => false,
        _ => true,
    };
    [true, false].into_iter().all(|white| came(results[0], white) || came(results[1], !white))
}

fn number(number: usize) -> RoundNumber {
    RoundNumber::from_index(number - 1).expect("rounds are few")
}

fn player(place: usize) -> PairingNumber {
    PairingNumber::new(u32::try_from(place + 1).expect("players are few")).expect("from one")
}

fn team_number(place: usize) -> TeamNumber {
    TeamNumber::new(u32::try_from(place + 1).expect("teams are few")).expect("from one")
}

fn team(place: usize, boards: usize) -> Team {
    Team {
        number: team_number(place),
        name: format!("Team {}", place + 1),
        nickname: String::new(),
        strength: None,
        match_points: None,
        game_points: None,
        rank: None,
        members: (0..boards).map(|board| player(place * boards + board)).collect(),
    }
}
