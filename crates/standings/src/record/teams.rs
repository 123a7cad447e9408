//! The record of teams: matches read off the games of their members.
//!
//! A match is what the members of two teams played against each other in a round. A round without
//! such games is looked up in the records about teams: forfeited matches (TRF26:330), byes of the
//! pairing (320), byes asked for (240), and the author's own rows (802). Boards are numbered in
//! the order of the members, or of the line-up (300) where one is written.

use ronde_model::team::TeamRound;
use ronde_model::{
    AbnormalKind, Bye, Colour, Forfeit, Histories, Outcome, PairingNumber, Participant,
    PointSystem, RoundEntry, RoundNumber, Score, Snapshot, TeamNumber, Unpaired,
};

use super::{Extra, Record, Sheet, What, Worth, final_round, number};
use crate::working::Unplayed;

/// What one team did in one round.
struct Match {
    what: What,
    points: [Score; 2],
    boards: Vec<Score>,
}

/// What matches are read from.
pub(super) struct Reader<'a> {
    pub(super) snapshot: &'a Snapshot,
    pub(super) histories: Histories,
    /// The team of each player, by place in the lists.
    pub(super) team_of: Vec<Option<usize>>,
    worth: [Worth; 2],
    boards: usize,
}

impl Record {
    /// Teams after so many rounds.
    pub(crate) fn of_teams(snapshot: &Snapshot, rounds: usize) -> Record {
        let rounds = rounds.min(snapshot.rounds.len());
        let reader = Reader::new(snapshot, rounds);
        let mut record = reader.empty_record(rounds);
        for team in 0..snapshot.teams.len() {
            for round in (0..rounds).filter_map(number) {
                let found = reader.read(team, round);
                record.sheets.push(Sheet { what: found.what, points: found.points });
                record.board_points.push(found.boards);
                record.games_won.push(reader.games_won(team, round));
            }
        }
        record.add_up();
        record
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(snapshot: &'a Snapshot, rounds: usize) -> Reader<'a> {
        let mut team_of = vec![None; snapshot.players.len()];
        for (place, team) in snapshot.teams.iter().enumerate() {
            for member in team.members.iter().filter_map(|member| snapshot.index_of(*member)) {
                team_of[member] = Some(place);
            }
        }
        let matches = snapshot.rules.team_points.unwrap_or_default();
        let matches = Worth { win: matches.win, draw: matches.draw, loss: matches.loss };
        let histories = Histories::of_first(snapshot, rounds);
        let mut reader = Reader { snapshot, histories, team_of, worth: [matches; 2], boards: 0 };
        reader.boards = reader.count_boards(rounds).max(1);
        reader.worth[1] = whole_match(&snapshot.rules.points, reader.boards);
        reader
    }

    /// A record of all teams in which no round is entered.
    pub(super) fn empty_record(&self, rounds: usize) -> Record {
        let teams = &self.snapshot.teams;
        Record {
            participants: teams.iter().map(|team| Participant::Team(team.number)).collect(),
            first_round: 0,
            rounds,
            final_round: final_round(self.snapshot.rules.declared_rounds, rounds),
            ratings: vec![None; teams.len()],
            worth: self.worth,
            boards: self.boards,
            sheets: Vec::with_capacity(teams.len() * rounds),
            extras: self.extras(rounds),
            scores: [Vec::new(), Vec::new()],
            board_points: Vec::new(),
            games_won: Vec::new(),
            mixed: Vec::new(),
        }
    }

    /// Games that the players of a team won: over the board, and by forfeit.
    pub(super) fn games_won(&self, team: usize, round: RoundNumber) -> [u32; 2] {
        let mut won = [0, 0];
        for entry in self.line_up(team, round).into_iter().flatten() {
            match entry {
                RoundEntry::Played { outcome: Outcome::Win, .. } => won[0] += 1,
                RoundEntry::Forfeited { won: true, .. }
                | RoundEntry::Unpaired(Unpaired::ForfeitWin) => won[1] += 1,
                _ => {}
            }
        }
        won
    }

    /// Boards of a match: the declared pattern of colours (TRF26:352), else the longest match.
    fn count_boards(&self, rounds: usize) -> usize {
        match self.snapshot.rules.board_colours.len() {
            0 => {
                let teams = 0..self.snapshot.teams.len();
                let rounds = (0..rounds).filter_map(number);
                let lengths = rounds.flat_map(|round| {
                    teams.clone().map(move |team| self.line_up(team, round).len())
                });
                lengths.max().unwrap_or(0)
            }
            declared => declared,
        }
    }

    fn read(&self, team: usize, round: RoundNumber) -> Match {
        let games = self.line_up(team, round);
        let opponent = games.iter().flatten().find_map(|entry| self.team_across(*entry));
        let number = self.snapshot.teams[team].number;
        if let Some(opponent) = opponent {
            return self.contested(team, opponent, round, &games);
        }
        self.forfeited(number, round)
            .or_else(|| self.pairing_bye(number, round))
            .or_else(|| self.requested_bye(number, round))
            .or_else(|| self.authors_row(number, round))
            .unwrap_or_else(|| self.bye(Unplayed::ZeroBye, None))
    }

    /// The team of the opponent across the board.
    pub(super) fn team_across(&self, entry: RoundEntry) -> Option<usize> {
        let opponent = entry.paired_with().and_then(|number| self.snapshot.index_of(number))?;
        self.team_of[opponent]
    }

    /// What happened on each board, first board first; `None` for a board that was left empty.
    fn line_up(&self, team: usize, round: RoundNumber) -> Vec<Option<RoundEntry>> {
        let team = &self.snapshot.teams[team];
        let entry = |member: PairingNumber| {
            let place = self.snapshot.index_of(member)?;
            let entry = self.histories.entry(place, round);
            sat_at_a_board(entry).then_some(entry)
        };
        let written = self.snapshot.line_ups.iter();
        match written.rev().find(|it| it.team == team.number && it.round == round) {
            Some(line_up) => line_up.boards.iter().map(|member| entry((*member)?)).collect(),
            None => team.members.iter().filter_map(|member| entry(*member)).map(Some).collect(),
        }
    }

    /// A match with games against the members of another team.
    fn contested(
        &self,
        team: usize,
        opponent: usize,
        round: RoundNumber,
        games: &[Option<RoundEntry>],
    ) -> Match {
        let points = &self.snapshot.rules.points;
        let worth = |entry: &Option<RoundEntry>| entry.map_or(Score::ZERO, |it| points.entry(it));
        let boards: Vec<Score> = games.iter().map(worth).collect();
        let theirs = self.line_up(opponent, round);
        let own: Score = boards.iter().copied().sum();
        let against: Score = theirs.iter().map(worth).sum();
        let outcome = outcome(own, against);
        let colour = games.first().and_then(|entry| colour((*entry)?)).unwrap_or(Colour::White);
        let unfinished = |entry: &RoundEntry| matches!(entry, RoundEntry::Unfinished { .. });
        let played = |entry: &RoundEntry| matches!(entry, RoundEntry::Played { .. });
        let what = if games.iter().flatten().any(unfinished) {
            What::Unfinished { opponent, colour }
        } else if games.iter().flatten().any(played) {
            What::Played { opponent, colour, outcome }
        } else {
            let won = outcome == Outcome::Win;
            What::Forfeited { opponent: Some(opponent), colour: Some(colour), won }
        };
        let match_points = match what {
            What::Unfinished { .. } => Score::ZERO,
            // Nobody came: a forfeit loss for both, not a draw.
            What::Forfeited { .. } if own + against == Score::ZERO => self.worth[0].loss,
            _ => match_points(self.worth[0], outcome),
        };
        let number = self.snapshot.teams[team].number;
        let points = self.abnormal(number, round, what, [match_points, own]);
        Match { what, points, boards }
    }

    fn forfeited(&self, team: TeamNumber, round: RoundNumber) -> Option<Match> {
        let all = self.snapshot.match_forfeits.iter();
        let found =
            all.rev().find(|it| it.round == round && [it.white, it.black].contains(&team))?;
        let white = found.white == team;
        let won = match found.result {
            Forfeit::WhiteWins => white,
            Forfeit::BlackWins => !white,
            Forfeit::BothLose => false,
        };
        let opponent = self.place(if white { found.black } else { found.white })?;
        let colour = Some(if white { Colour::White } else { Colour::Black });
        let what = What::Forfeited { opponent: Some(opponent), colour, won };
        let points = if won {
            [self.worth[0].win, self.worth[1].win]
        } else {
            [self.worth[0].loss, Score::ZERO]
        };
        let each = if won { self.snapshot.rules.points.forfeit_win } else { Score::ZERO };
        let points = self.abnormal(team, round, what, points);
        Some(Match { what, points, boards: vec![each; self.boards] })
    }

    fn pairing_bye(&self, team: TeamNumber, round: RoundNumber) -> Option<Match> {
        let byes = self.snapshot.team_byes.iter();
        let found = byes.rev().find(|bye| bye.teams.get(round.index()) == Some(&Some(team)))?;
        Some(self.bye(Unplayed::PairingBye, Some([found.match_points, found.game_points])))
    }

    fn requested_bye(&self, team: TeamNumber, round: RoundNumber) -> Option<Match> {
        let who = Participant::Team(team);
        let requests = self.snapshot.requests.iter();
        let found = requests.rev().find(|request| request.round == round && request.who == who)?;
        Some(self.bye(unplayed(found.bye), None))
    }

    /// What the file's author wrote, where the games say nothing.
    fn authors_row(&self, team: TeamNumber, round: RoundNumber) -> Option<Match> {
        let row = self.snapshot.team_rows.iter().find(|row| row.team == team)?;
        match *row.rounds.get(round.index())? {
            TeamRound::PairingBye { game_points } => {
                let given = game_points.map(|points| [self.worth[0].draw, points]);
                Some(self.bye(Unplayed::PairingBye, given))
            }
            TeamRound::Bye { bye, .. } => Some(self.bye(unplayed(bye), None)),
            TeamRound::Match { opponent, colour, game_points, forfeited: true } => {
                let own = game_points.unwrap_or_default();
                let won = own > Score::ZERO;
                let opponent = Some(self.place(opponent)?);
                let result = match_points(self.worth[0], outcome(own, Score::ZERO));
                let result = if won { result } else { self.worth[0].loss };
                let what = What::Forfeited { opponent, colour, won };
                Some(Match { what, points: [result, own], boards: Vec::new() })
            }
            TeamRound::Match { .. } | TeamRound::None => None,
        }
    }

    /// A bye with the points that it gives. On boards the bye of the pairing is a win on each of
    /// them, whatever it gave (C.07:12). Reading: a full-point bye is a win and a half-point bye a
    /// draw on each board, as their game points are.
    fn bye(&self, why: Unplayed, given: Option<[Score; 2]>) -> Match {
        let usual = match why {
            Unplayed::FullBye => [self.worth[0].win, self.worth[1].win],
            Unplayed::HalfBye | Unplayed::PairingBye => [self.worth[0].draw, self.worth[1].draw],
            _ => [Score::ZERO; 2],
        };
        let points = &self.snapshot.rules.points;
        let boards = match why {
            Unplayed::PairingBye | Unplayed::FullBye => vec![points.win(); self.boards],
            Unplayed::HalfBye => vec![points.white_draw.max(points.black_draw); self.boards],
            _ => Vec::new(),
        };
        Match { what: What::Bye(why), points: given.unwrap_or(usual), boards }
    }

    /// TRF26:299, for teams.
    fn abnormal(
        &self,
        team: TeamNumber,
        round: RoundNumber,
        what: What,
        usual: [Score; 2],
    ) -> [Score; 2] {
        let kind = match what {
            What::Played { outcome: Outcome::Win, .. } => AbnormalKind::Win,
            What::Played { outcome: Outcome::Draw, .. } => AbnormalKind::Draw,
            What::Played { outcome: Outcome::Loss, .. } => AbnormalKind::Loss,
            What::Forfeited { won: true, .. } => AbnormalKind::ForfeitWin,
            What::Forfeited { won: false, .. } => AbnormalKind::ForfeitLoss,
            What::Unfinished { .. } | What::Mixed | What::Bye(_) => return usual,
        };
        let who = Participant::Team(team);
        let changes = self.snapshot.abnormal.iter().filter(|it| {
            it.kind == kind && it.who.contains(&who) && it.round.is_none_or(|only| only == round)
        });
        changes.fold(usual, |points, change| {
            [change.match_points.unwrap_or(points[0]), change.points.unwrap_or(points[1])]
        })
    }

    /// Bonus and penalties. One for all rounds counts once, with the first.
    fn extras(&self, rounds: usize) -> Vec<Extra> {
        let mut found = Vec::new();
        let all = self.snapshot.abnormal.iter();
        for record in all.filter(|it| it.kind == AbnormalKind::Adjustment) {
            let round = record.round.map_or(0, RoundNumber::index);
            let points = [record.match_points, record.points].map(Option::unwrap_or_default);
            let teams = record.who.iter().filter_map(|who| match who {
                Participant::Team(team) => self.place(*team),
                Participant::Player(_) => None,
            });
            found.extend(teams.filter(|_| round < rounds).map(|who| Extra { who, round, points }));
        }
        found
    }

    fn place(&self, team: TeamNumber) -> Option<usize> {
        self.snapshot.teams.binary_search_by_key(&team, |team| team.number).ok()
    }
}

/// The points of a match that is won on every board, and so on.
fn whole_match(points: &PointSystem, boards: usize) -> Worth {
    let boards = i32::try_from(boards).unwrap_or(i32::MAX);
    let times = |score: Score| Score::from_tenths(score.tenths().saturating_mul(boards));
    Worth {
        win: times(points.win()),
        draw: times(points.white_draw.max(points.black_draw)),
        loss: times(points.white_loss.min(points.black_loss)),
    }
}

pub(super) fn sat_at_a_board(entry: RoundEntry) -> bool {
    match entry {
        RoundEntry::Played { .. }
        | RoundEntry::Unfinished { .. }
        | RoundEntry::Forfeited { .. }
        | RoundEntry::Unpaired(Unpaired::ForfeitWin | Unpaired::ForfeitLoss) => true,
        RoundEntry::Unpaired(_) | RoundEntry::Absent => false,
    }
}

fn colour(entry: RoundEntry) -> Option<Colour> {
    match entry {
        RoundEntry::Played { colour, .. } | RoundEntry::Unfinished { colour, .. } => Some(colour),
        RoundEntry::Forfeited { scheduled, .. } => Some(scheduled),
        RoundEntry::Unpaired(_) | RoundEntry::Absent => None,
    }
}

/// ssb-course:2.1.2 speaks of half of the boards; with two points shared out on every board that is
/// the same as having more than the other team.
fn outcome(own: Score, against: Score) -> Outcome {
    match own.cmp(&against) {
        std::cmp::Ordering::Greater => Outcome::Win,
        std::cmp::Ordering::Equal => Outcome::Draw,
        std::cmp::Ordering::Less => Outcome::Loss,
    }
}

fn match_points(worth: Worth, outcome: Outcome) -> Score {
    match outcome {
        Outcome::Win => worth.win,
        Outcome::Draw => worth.draw,
        Outcome::Loss => worth.loss,
    }
}

const fn unplayed(bye: Bye) -> Unplayed {
    match bye {
        Bye::Full => Unplayed::FullBye,
        Bye::Half => Unplayed::HalfBye,
        Bye::Zero => Unplayed::ZeroBye,
    }
}
