//! C.04.6: the boards of two teams are one match.
//!
//! A match is what the members of two teams played against each other in a round. A round without
//! such games is looked up in the records about teams: forfeited matches (TRF26:330), byes of the
//! pairing (320), byes asked for (240). A match of which no board was played counts for no colour
//! and may be repeated (C.04.6:1.6.1, C.04.2:3.5). Boards stand in the order of the members, or of
//! the line-up (300) where one is written.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use ronde_model::{
    AbnormalKind, Bye, ByeRequest, Colour, Forfeit, Game, GameResult, Histories, MatchForfeit,
    MatchScore, MatchScores, Participant, Parts, PlayedScore, Player, PointSystem, PrimaryPoints,
    Round, RoundEntry, RoundNumber, Score, Snapshot, Team, TeamForm, TeamNumber, TeamPoints,
    Unpaired, VirtualPoints,
};

use super::{as_player, empty_view, prohibitions};

/// The parts of the view.
pub(super) fn parts(snapshot: &Snapshot) -> Parts {
    let reader = Reader::new(snapshot);
    let form = reader.form;
    let rounds = snapshot.rounds.len();
    let mut scores = MatchScores::new(snapshot.teams.len(), rounds);
    let mut parts = empty_view(snapshot);
    parts.players = snapshot.teams.iter().map(participant).collect();
    parts.rounds = (0..rounds)
        .filter_map(RoundNumber::from_index)
        .map(|round| reader.round(round, &mut scores))
        .collect();
    reader.adjustments(&mut scores);
    parts.rules.points = reader.of_matches();
    parts.rules.order_by_rank = false;
    parts.requests = snapshot.requests.iter().filter_map(request).collect();
    parts.prohibitions = prohibitions(snapshot, |span| span, as_participant);
    // C.04.7: virtual points are not for events in which game points pair.
    if form.primary == PrimaryPoints::Match {
        parts.accelerations = snapshot.accelerations.iter().filter_map(virtual_points).collect();
    }
    parts.match_scores = Some(scores);
    parts
}

fn participant(team: &Team) -> Player {
    let mut player = Player::new(as_player(team.number), team.name.clone());
    player.rating = team.strength.and_then(|it| u16::try_from(it.tenths() / 10).ok());
    player.rank = team.rank;
    player
}

fn as_participant(who: Participant) -> Option<Participant> {
    match who {
        Participant::Team(team) => Some(Participant::Player(as_player(team))),
        Participant::Player(_) => None,
    }
}

fn request(request: &ByeRequest) -> Option<ByeRequest> {
    Some(ByeRequest { who: as_participant(request.who)?, ..*request })
}

/// Match points are what counts; the example of TRF26:250 for teams has them in the other column.
fn virtual_points(row: &VirtualPoints) -> Option<VirtualPoints> {
    let points = if row.match_points == Score::ZERO { row.points } else { row.match_points };
    Some(VirtualPoints {
        first: as_participant(row.first)?,
        last: as_participant(row.last)?,
        points,
        ..*row
    })
}

struct Reader<'a> {
    snapshot: &'a Snapshot,
    form: TeamForm,
    histories: Histories,
    /// The team of each player, by place in the lists.
    team_of: Vec<Option<usize>>,
    match_points: TeamPoints,
    boards: usize,
}

/// Match points and game points.
type Points = [Score; 2];

/// What a round was for a team that met nobody.
struct Alone {
    why: Unpaired,
    points: Points,
}

impl<'a> Reader<'a> {
    fn new(snapshot: &'a Snapshot) -> Reader<'a> {
        let mut team_of = vec![None; snapshot.players.len()];
        for (place, team) in snapshot.teams.iter().enumerate() {
            for member in team.members.iter().filter_map(|member| snapshot.index_of(*member)) {
                team_of[member] = Some(place);
            }
        }
        let mut reader = Reader {
            snapshot,
            form: TeamForm::of_event(&snapshot.event),
            histories: Histories::of(snapshot),
            team_of,
            match_points: snapshot.rules.team_points.unwrap_or_default(),
            boards: snapshot.rules.board_colours.len(),
        };
        if reader.boards == 0 {
            reader.boards = reader.longest_match().max(1);
        }
        reader
    }

    fn longest_match(&self) -> usize {
        let rounds = 0..self.snapshot.rounds.len();
        let lengths = rounds.filter_map(RoundNumber::from_index).flat_map(|round| {
            (0..self.snapshot.teams.len()).map(move |team| self.line_up(team, round).len())
        });
        lengths.max().unwrap_or(0)
    }

    /// What matches are worth in the score that pairs.
    fn of_matches(&self) -> PointSystem {
        let whole = self.whole_match();
        let [win, draw, loss] = match self.form.primary {
            PrimaryPoints::Match => {
                [self.match_points.win, self.match_points.draw, self.match_points.loss]
            }
            PrimaryPoints::Game => [whole.win, whole.draw, whole.loss],
        };
        let mut points = PointSystem::of(win.tenths(), draw.tenths(), loss.tenths());
        let bye = self.snapshot.team_byes.last().map(|bye| [bye.match_points, bye.game_points]);
        // C.04.6:1.4: a drawn match.
        let bye = bye.unwrap_or([self.match_points.draw, whole.draw]);
        points.pairing_bye = self.primary(bye);
        points
    }

    /// The game points of a match that is won, drawn or lost on every board.
    fn whole_match(&self) -> TeamPoints {
        let points = &self.snapshot.rules.points;
        let boards = i32::try_from(self.boards).unwrap_or(i32::MAX);
        let times = |score: Score| Score::from_tenths(score.tenths().saturating_mul(boards));
        TeamPoints {
            win: times(points.win()),
            draw: times(points.white_draw.max(points.black_draw)),
            loss: times(points.white_loss.min(points.black_loss)),
        }
    }

    const fn primary(&self, points: Points) -> Score {
        match self.form.primary {
            PrimaryPoints::Match => points[0],
            PrimaryPoints::Game => points[1],
        }
    }

    /// The secondary score is left out where the event does not use it.
    fn score(&self, points: Points) -> MatchScore {
        let secondary = match self.form.primary {
            PrimaryPoints::Match => points[1],
            PrimaryPoints::Game => points[0],
        };
        let secondary = if self.form.uses_secondary { secondary } else { Score::ZERO };
        MatchScore { primary: self.primary(points), secondary }
    }

    fn round(&self, round: RoundNumber, scores: &mut MatchScores) -> Round {
        let mut games = Vec::new();
        let mut unpaired = Vec::new();
        let mut met = vec![false; self.snapshot.teams.len()];
        for ((one, other), forfeit) in self.matches(round) {
            if met[one] || met[other] {
                continue;
            }
            (met[one], met[other]) = (true, true);
            let (game, points) = self.contested(one, other, round, forfeit);
            games.push(game);
            scores.add(one, round.index(), self.score(points[0]));
            scores.add(other, round.index(), self.score(points[1]));
        }
        for (team, _) in met.into_iter().enumerate().filter(|(_, met)| !met) {
            let Some(alone) = self.alone(team, round) else { continue };
            unpaired.push((as_player(self.snapshot.teams[team].number), alone.why));
            scores.add(team, round.index(), self.score(alone.points));
        }
        Round::new(games, unpaired).expect("no team has two matches")
    }

    /// Who meets whom, by place; with the forfeit, where one is written (330).
    fn matches(&self, round: RoundNumber) -> BTreeMap<(usize, usize), Option<MatchForfeit>> {
        let mut found = BTreeMap::new();
        let team = |number| self.team_of[self.snapshot.index_of(number)?];
        for game in self.snapshot.rounds[round.index()].games() {
            let (Some(one), Some(other)) = (team(game.white), team(game.black)) else { continue };
            if one != other {
                found.insert((one.min(other), one.max(other)), None);
            }
        }
        for forfeit in self.snapshot.match_forfeits.iter().filter(|it| it.round == round) {
            let places = (self.place(forfeit.white), self.place(forfeit.black));
            let (Some(one), Some(other)) = places else { continue };
            found.insert((one.min(other), one.max(other)), Some(*forfeit));
        }
        found
    }

    fn place(&self, team: TeamNumber) -> Option<usize> {
        self.snapshot.teams.binary_search_by_key(&team, |team| team.number).ok()
    }

    /// What happened on each board, first board first; `None` for a board that was left empty.
    fn line_up(&self, team: usize, round: RoundNumber) -> Vec<Option<RoundEntry>> {
        let team = &self.snapshot.teams[team];
        let entry = |member| {
            let entry = self.histories.entry(self.snapshot.index_of(member)?, round);
            sat_at_a_board(entry).then_some(entry)
        };
        let written = self.snapshot.line_ups.iter();
        match written.rev().find(|it| it.team == team.number && it.round == round) {
            Some(line_up) => line_up.boards.iter().map(|member| entry((*member)?)).collect(),
            None => team.members.iter().filter_map(|member| entry(*member)).map(Some).collect(),
        }
    }

    /// A match with its colours and result, and what it gave the two.
    fn contested(
        &self,
        one: usize,
        other: usize,
        round: RoundNumber,
        forfeit: Option<MatchForfeit>,
    ) -> (Game, [Points; 2]) {
        let boards = [one, other].map(|team| self.line_up(team, round));
        let points = &self.snapshot.rules.points;
        let game_points = boards.each_ref().map(|boards| -> Score {
            boards.iter().flatten().map(|entry| points.entry(*entry)).sum()
        });
        let result = forfeit.map_or_else(
            || outcome(&boards, game_points),
            |it| GameResult::Forfeited(as_seen_by(it, self.snapshot.teams[one].number)),
        );
        let written = boards.iter().any(|boards| boards.iter().any(Option::is_some));
        let usual = [0, 1].map(|side| {
            let whole = if written { None } else { Some(self.whole_match()) };
            self.points(result, side, game_points, whole)
        });
        let given = [one, other].into_iter().zip(usual).zip([0, 1]);
        let given: Vec<Points> = given
            .map(|((team, usual), side)| self.abnormal(team, round, kind(result, side), usual))
            .collect();
        let colour = self.colour(&boards, forfeit.map(|it| self.place(it.white) == Some(one)));
        let numbers = [one, other].map(|team| as_player(self.snapshot.teams[team].number));
        let (game, result) = match colour {
            Colour::White => ((numbers[0], numbers[1]), result),
            Colour::Black => ((numbers[1], numbers[0]), turned(result)),
        };
        (Game { white: game.0, black: game.1, result }, [given[0], given[1]])
    }

    /// The colour of the first team on board 1: that of the first board with a colour, by the
    /// pattern of the boards (TRF26:352), which alternates where none is declared.
    fn colour(&self, boards: &[Vec<Option<RoundEntry>>; 2], forfeit_white: Option<bool>) -> Colour {
        let pattern = |board: usize| {
            let declared = self.snapshot.rules.board_colours.get(board).copied();
            let alternating = [Colour::White, Colour::Black][board % 2];
            declared.unwrap_or(alternating)
        };
        let seen = |side: usize| {
            let mut boards = boards[side].iter().enumerate();
            let (board, colour) =
                boards.find_map(|(board, entry)| Some((board, colour_of((*entry)?)?)))?;
            let first = if pattern(board) == pattern(0) { colour } else { colour.other() };
            Some(if side == 0 { first } else { first.other() })
        };
        let written = forfeit_white.map(|is| if is { Colour::White } else { Colour::Black });
        seen(0).or_else(|| seen(1)).or(written).unwrap_or(Colour::White)
    }

    /// What a match gives to one of the two; `whole` are the game points where no board is written.
    fn points(
        &self,
        result: GameResult,
        side: usize,
        game_points: [Score; 2],
        whole: Option<TeamPoints>,
    ) -> Points {
        let own = game_points[side];
        let worth = &self.match_points;
        match result {
            GameResult::Pending => [Score::ZERO, own],
            GameResult::Forfeited(forfeit) if whole.is_some() => {
                let won = forfeit == [Forfeit::WhiteWins, Forfeit::BlackWins][side];
                let win = whole.map_or(own, |whole| whole.win);
                if won { [worth.win, win] } else { [worth.loss, Score::ZERO] }
            }
            // Nobody came: a loss for both, not a draw.
            GameResult::Forfeited(_) if game_points == [Score::ZERO; 2] => [worth.loss, own],
            GameResult::Forfeited(_) | GameResult::Played { .. } | GameResult::Adjourned => {
                let match_points = match own.cmp(&game_points[1 - side]) {
                    Ordering::Greater => worth.win,
                    Ordering::Equal => worth.draw,
                    Ordering::Less => worth.loss,
                };
                [match_points, own]
            }
        }
    }

    fn alone(&self, team: usize, round: RoundNumber) -> Option<Alone> {
        let number = self.snapshot.teams[team].number;
        let whole = self.whole_match();
        let draw = [self.match_points.draw, whole.draw];
        let byes = self.snapshot.team_byes.iter();
        let written = byes.rev().find(|bye| bye.teams.get(round.index()) == Some(&Some(number)));
        if let Some(bye) = written {
            let points = [bye.match_points, bye.game_points];
            return Some(Alone { why: Unpaired::PairingBye, points });
        }
        let who = Participant::Team(number);
        let mut requests = self.snapshot.requests.iter().rev();
        let asked = requests.find(|it| it.round == round && it.who == who).map(|it| it.bye);
        let why = asked.map(Unpaired::Bye).or_else(|| self.by_members(team, round))?;
        let points = match why {
            Unpaired::Bye(Bye::Full) => [self.match_points.win, whole.win],
            Unpaired::Bye(Bye::Half) | Unpaired::PairingBye => draw,
            _ => [Score::ZERO; 2],
        };
        Some(Alone { why, points })
    }

    /// What the members' own lines say, where no record speaks of the team.
    fn by_members(&self, team: usize, round: RoundNumber) -> Option<Unpaired> {
        let members = self.snapshot.teams[team].members.iter();
        let whys = members.filter_map(|member| {
            match self.histories.entry(self.snapshot.index_of(*member)?, round) {
                RoundEntry::Unpaired(why @ (Unpaired::PairingBye | Unpaired::Bye(_))) => Some(why),
                _ => None,
            }
        });
        whys.min()
    }

    /// TRF26:299, for teams: other points for such a result.
    fn abnormal(
        &self,
        team: usize,
        round: RoundNumber,
        kind: Option<AbnormalKind>,
        usual: Points,
    ) -> Points {
        let who = Participant::Team(self.snapshot.teams[team].number);
        let changes = self.snapshot.abnormal.iter().filter(|it| {
            Some(it.kind) == kind
                && it.who.contains(&who)
                && it.round.is_none_or(|only| only == round)
        });
        changes.fold(usual, |points, change| {
            [change.match_points.unwrap_or(points[0]), change.points.unwrap_or(points[1])]
        })
    }

    /// Bonus and penalties. One for all rounds counts once, with the first.
    fn adjustments(&self, scores: &mut MatchScores) {
        let all = self.snapshot.abnormal.iter();
        for record in all.filter(|it| it.kind == AbnormalKind::Adjustment) {
            let round = record.round.map_or(0, RoundNumber::index);
            let points = [record.match_points, record.points].map(Option::unwrap_or_default);
            for who in &record.who {
                let Participant::Team(team) = who else { continue };
                if let Some(place) = self.place(*team) {
                    scores.add(place, round, self.score(points));
                }
            }
        }
    }
}

fn sat_at_a_board(entry: RoundEntry) -> bool {
    match entry {
        RoundEntry::Played { .. }
        | RoundEntry::Unfinished { .. }
        | RoundEntry::Forfeited { .. }
        | RoundEntry::Unpaired(Unpaired::ForfeitWin | Unpaired::ForfeitLoss) => true,
        RoundEntry::Unpaired(_) | RoundEntry::Absent => false,
    }
}

fn colour_of(entry: RoundEntry) -> Option<Colour> {
    match entry {
        RoundEntry::Played { colour, .. } | RoundEntry::Unfinished { colour, .. } => Some(colour),
        RoundEntry::Forfeited { scheduled, .. } => Some(scheduled),
        RoundEntry::Unpaired(_) | RoundEntry::Absent => None,
    }
}

/// The result of a match by its boards, as if the first team had White.
fn outcome(boards: &[Vec<Option<RoundEntry>>; 2], points: [Score; 2]) -> GameResult {
    let any = |is: fn(&RoundEntry) -> bool| boards.iter().flatten().flatten().any(is);
    if any(|entry| matches!(entry, RoundEntry::Unfinished { adjourned: false, .. })) {
        return GameResult::Pending;
    }
    if any(|entry| matches!(entry, RoundEntry::Unfinished { .. })) {
        return GameResult::Adjourned;
    }
    let was_played = any(|entry| matches!(entry, RoundEntry::Played { .. }));
    match (was_played, points[0].cmp(&points[1])) {
        (true, Ordering::Greater) => played(PlayedScore::WhiteWins),
        (true, Ordering::Equal) => played(PlayedScore::Draw),
        (true, Ordering::Less) => played(PlayedScore::BlackWins),
        (false, Ordering::Greater) => GameResult::Forfeited(Forfeit::WhiteWins),
        (false, Ordering::Equal) => GameResult::Forfeited(Forfeit::BothLose),
        (false, Ordering::Less) => GameResult::Forfeited(Forfeit::BlackWins),
    }
}

const fn played(score: PlayedScore) -> GameResult {
    GameResult::Played { score, rated: true }
}

/// A forfeited match as if this team had White.
fn as_seen_by(forfeit: MatchForfeit, team: TeamNumber) -> Forfeit {
    if forfeit.white == team { forfeit.result } else { other_side(forfeit.result) }
}

const fn other_side(forfeit: Forfeit) -> Forfeit {
    match forfeit {
        Forfeit::WhiteWins => Forfeit::BlackWins,
        Forfeit::BlackWins => Forfeit::WhiteWins,
        Forfeit::BothLose => Forfeit::BothLose,
    }
}

/// The same result with colours exchanged.
const fn turned(result: GameResult) -> GameResult {
    match result {
        GameResult::Played { score: PlayedScore::WhiteWins, rated } => {
            GameResult::Played { score: PlayedScore::BlackWins, rated }
        }
        GameResult::Played { score: PlayedScore::BlackWins, rated } => {
            GameResult::Played { score: PlayedScore::WhiteWins, rated }
        }
        GameResult::Forfeited(forfeit) => GameResult::Forfeited(other_side(forfeit)),
        same => same,
    }
}

/// What a result is to the first (0) or the second (1) of two teams, the first as White.
fn kind(result: GameResult, side: usize) -> Option<AbnormalKind> {
    let first = side == 0;
    Some(match result {
        GameResult::Played { score: PlayedScore::Draw, .. } => AbnormalKind::Draw,
        GameResult::Played { score, .. } if (score == PlayedScore::WhiteWins) == first => {
            AbnormalKind::Win
        }
        GameResult::Played { .. } => AbnormalKind::Loss,
        GameResult::Forfeited(Forfeit::WhiteWins) if first => AbnormalKind::ForfeitWin,
        GameResult::Forfeited(Forfeit::BlackWins) if !first => AbnormalKind::ForfeitWin,
        GameResult::Forfeited(_) => AbnormalKind::ForfeitLoss,
        GameResult::Adjourned | GameResult::Pending => return None,
    })
}
