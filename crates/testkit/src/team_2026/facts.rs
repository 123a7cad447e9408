//! What is read off a tournament of teams: matches by the games of their members, and the records
//! about teams.

use std::cmp::Reverse;

use ronde_model::{
    Bye, Colour, Forfeit, Game, GameResult, Participant, PlayedScore, PrimaryPoints, RoundNumber,
    Snapshot, TeamForm, VirtualPoints,
};

use super::Colours;
use crate::matches::{Contestant, Field, virtual_points};

/// What a round was for one team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    opponent: Option<usize>,
    /// The colour on board 1, of a match that was played.
    colour: Option<Colour>,
    played: bool,
    won_by_forfeit: bool,
    bye: Option<Given>,
    /// Match points and game points, in tenths.
    points: [i32; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Given {
    Pairing,
    Asked(Bye),
}

struct Facts<'a> {
    snapshot: &'a Snapshot,
    form: TeamForm,
    /// By team, then by round.
    sheets: Vec<Vec<Sheet>>,
    here: Vec<bool>,
    started: Vec<u32>,
}

/// The field of a round.
pub(super) fn field(snapshot: &Snapshot, round: RoundNumber) -> Field<Colours> {
    let teams = 0..snapshot.teams.len();
    let mut facts = Facts {
        snapshot,
        form: TeamForm::of_event(&snapshot.event),
        sheets: Vec::new(),
        here: teams.clone().map(|team| !asked(snapshot, team, round)).collect(),
        started: Vec::new(),
    };
    let rows =
        teams.clone().map(|team| (0..round.index()).map(|then| facts.sheet(team, then)).collect());
    facts.sheets = rows.collect();
    facts.started = facts.started();
    let now = round.index();
    let mut order: Vec<usize> = teams.filter(|&team| facts.here[team]).collect();
    order.sort_by_key(|&team| (Reverse(facts.score(team, now)), facts.number(team)));
    let legal = |one: usize, other: usize| one != other && facts.may_meet(one, other, round);
    let declared = snapshot.rules.declared_rounds.unwrap_or(0);
    Field {
        people: order.iter().map(|&team| facts.contestant(team)).collect(),
        legal: order
            .iter()
            .map(|&one| order.iter().map(|&other| legal(one, other)).collect())
            .collect(),
        rules: Colours {
            form: facts.form,
            had: order.iter().map(|&team| facts.colours(team)).collect(),
            ranks: order.iter().map(|&team| facts.rank(team)).collect(),
            odd: order.iter().map(|&team| facts.is_odd(team)).collect(),
            initial: snapshot.rules.initial_colour.unwrap_or(Colour::White),
            to_come: declared.saturating_sub(round.get()),
        },
    }
}

fn who(snapshot: &Snapshot, team: usize) -> Participant {
    Participant::Team(snapshot.teams[team].number)
}

fn asked(snapshot: &Snapshot, team: usize, round: RoundNumber) -> bool {
    let who = who(snapshot, team);
    snapshot.requests.iter().any(|request| request.round == round && request.who == who)
}

/// What a game gave the two, in tenths: White, Black.
fn points(snapshot: &Snapshot, game: &Game) -> [i32; 2] {
    let worth = &snapshot.rules.points;
    let of =
        |white: ronde_model::Score, black: ronde_model::Score| [white.tenths(), black.tenths()];
    match game.result {
        GameResult::Played { score, .. } => match score {
            PlayedScore::WhiteWins => of(worth.white_win, worth.black_loss),
            PlayedScore::Draw => of(worth.white_draw, worth.black_draw),
            PlayedScore::BlackWins => of(worth.white_loss, worth.black_win),
            PlayedScore::HalfToWhite => of(worth.white_draw, worth.black_loss),
            PlayedScore::HalfToBlack => of(worth.white_loss, worth.black_draw),
            PlayedScore::BothLose => of(worth.white_loss, worth.black_loss),
        },
        GameResult::Forfeited(Forfeit::WhiteWins) => of(worth.forfeit_win, worth.forfeit_loss),
        GameResult::Forfeited(Forfeit::BlackWins) => of(worth.forfeit_loss, worth.forfeit_win),
        GameResult::Forfeited(Forfeit::BothLose) => of(worth.forfeit_loss, worth.forfeit_loss),
        GameResult::Adjourned => of(worth.unknown, worth.unknown),
        GameResult::Pending => [0, 0],
    }
}

impl Facts<'_> {
    fn number(&self, team: usize) -> u32 {
        self.snapshot.teams[team].number.get()
    }

    fn team_of(&self, player: ronde_model::PairingNumber) -> Option<usize> {
        self.snapshot.teams.iter().position(|team| team.members.contains(&player))
    }

    /// A match by its games, else by the records about teams.
    fn sheet(&self, team: usize, round: usize) -> Sheet {
        let games = self.snapshot.rounds[round].games().iter();
        let own: Vec<(&Game, bool)> = games
            .filter_map(|game| match (self.team_of(game.white), self.team_of(game.black)) {
                (Some(white), _) if white == team => Some((game, true)),
                (_, Some(black)) if black == team => Some((game, false)),
                _ => None,
            })
            .collect();
        match own.first() {
            Some(_) => self.by_games(team, &own),
            None => self.by_records(team, round),
        }
    }

    fn by_games(&self, team: usize, own: &[(&Game, bool)]) -> Sheet {
        let (game, is_white) = own[0];
        let opponent = self.team_of(if is_white { game.black } else { game.white });
        let mut sums = [0, 0];
        for (game, is_white) in own {
            let [white, black] = points(self.snapshot, game);
            let (mine, theirs) = if *is_white { (white, black) } else { (black, white) };
            sums[0] += mine;
            sums[1] += theirs;
        }
        let played = own.iter().any(|(game, _)| {
            matches!(game.result, GameResult::Played { .. } | GameResult::Adjourned)
        });
        let worth = self.snapshot.rules.team_points.unwrap_or_default();
        let match_points = match sums[0].cmp(&sums[1]) {
            _ if !played && sums == [0, 0] => worth.loss,
            std::cmp::Ordering::Greater => worth.win,
            std::cmp::Ordering::Equal => worth.draw,
            std::cmp::Ordering::Less => worth.loss,
        };
        Sheet {
            opponent,
            colour: Some(self.first_board(team, own)).filter(|_| played),
            played,
            won_by_forfeit: !played && sums[0] > sums[1],
            bye: None,
            points: [match_points.tenths(), sums[0]],
        }
    }

    /// The colour of the member who stands first among those who played.
    fn first_board(&self, team: usize, own: &[(&Game, bool)]) -> Colour {
        let members = &self.snapshot.teams[team].members;
        let board = |(game, is_white): &&(&Game, bool)| {
            let player = if *is_white { game.white } else { game.black };
            members.iter().position(|it| *it == player)
        };
        let first = own.iter().min_by_key(board).expect("a game of the match");
        if first.1 { Colour::White } else { Colour::Black }
    }

    fn by_records(&self, team: usize, round: usize) -> Sheet {
        let (number, boards) = (self.snapshot.teams[team].number, self.boards());
        let worth = self.snapshot.rules.team_points.unwrap_or_default();
        let game = &self.snapshot.rules.points;
        let mut sheet = Sheet::default();
        let forfeits = self.snapshot.match_forfeits.iter();
        for it in forfeits.filter(|it| it.round.index() == round) {
            let side = [it.white, it.black].iter().position(|its| *its == number);
            let Some(side) = side else { continue };
            let won = it.result == [Forfeit::WhiteWins, Forfeit::BlackWins][side];
            let other = [it.black, it.white][side];
            sheet.opponent = self.snapshot.teams.iter().position(|team| team.number == other);
            sheet.won_by_forfeit = won;
            sheet.points = if won {
                [worth.win.tenths(), boards * game.win().tenths()]
            } else {
                [worth.loss.tenths(), 0]
            };
            return sheet;
        }
        for byes in &self.snapshot.team_byes {
            if byes.teams.get(round) == Some(&Some(number)) {
                sheet.bye = Some(Given::Pairing);
                sheet.points = [byes.match_points.tenths(), byes.game_points.tenths()];
                return sheet;
            }
        }
        let who = who(self.snapshot, team);
        let mut requests = self.snapshot.requests.iter();
        let asked = requests.find(|it| it.who == who && it.round.index() == round);
        sheet.bye = asked.map(|it| Given::Asked(it.bye));
        sheet.points = match asked.map(|it| it.bye) {
            Some(Bye::Full) => [worth.win.tenths(), boards * game.win().tenths()],
            Some(Bye::Half) => [worth.draw.tenths(), boards * game.white_draw.tenths()],
            Some(Bye::Zero) | None => [0, 0],
        };
        sheet
    }

    fn boards(&self) -> i32 {
        i32::try_from(self.snapshot.rules.board_colours.len()).expect("boards are few")
    }

    /// Primary and secondary score in the standings after so many rounds.
    fn standing(&self, team: usize, rounds: usize) -> [i32; 2] {
        let mut sums = [0, 0];
        for sheet in &self.sheets[team][..rounds] {
            sums[0] += sheet.points[0];
            sums[1] += sheet.points[1];
        }
        match self.form.primary {
            PrimaryPoints::Match => sums,
            PrimaryPoints::Game => [sums[1], sums[0]],
        }
    }

    /// The pairing score before the round after so many.
    fn score(&self, team: usize, rounds: usize) -> i32 {
        let round = u16::try_from(rounds + 1).expect("rounds are few");
        let declared = self.snapshot.rules.declared_rounds.unwrap_or(0);
        let win = self.snapshot.rules.team_points.unwrap_or_default().win.tenths();
        let by_record = |row: &VirtualPoints, round: RoundNumber, number: u32| {
            let who = (row.first.number()..=row.last.number()).contains(&number);
            (who && row.rounds.contains(round)).then_some(row.match_points.tenths())
        };
        let number = self.number(team);
        let extra = match self.form.primary {
            PrimaryPoints::Match => virtual_points(
                self.snapshot,
                number,
                round,
                win,
                declared,
                &self.started,
                &by_record,
            ),
            PrimaryPoints::Game => 0,
        };
        self.standing(team, rounds)[0] + extra
    }

    /// 4.2.
    fn rank(&self, team: usize) -> (i32, i32, u32) {
        let [primary, secondary] = self.standing(team, self.sheets[team].len());
        let secondary = if self.form.uses_secondary { secondary } else { 0 };
        (-primary, -secondary, self.number(team))
    }

    fn took_part(sheet: &Sheet) -> bool {
        sheet.opponent.is_some() || sheet.bye == Some(Given::Pairing)
    }

    fn started(&self) -> Vec<u32> {
        let there = (0..self.sheets.len()).filter(|&team| match self.sheets[team].first() {
            Some(first) => Facts::took_part(first),
            None => self.here[team],
        });
        there.map(|team| self.number(team)).collect()
    }

    fn is_odd(&self, team: usize) -> bool {
        let arrived = |it: &usize| self.here[*it] || self.sheets[*it].iter().any(Facts::took_part);
        (0..=team).filter(arrived).count() % 2 == 1
    }

    fn colours(&self, team: usize) -> Vec<Colour> {
        self.sheets[team].iter().filter_map(|sheet| sheet.colour).collect()
    }

    /// C1, and what the organiser forbids.
    fn may_meet(&self, one: usize, other: usize, round: RoundNumber) -> bool {
        let met = self.sheets[one].iter().any(|it| it.played && it.opponent == Some(other));
        let two = [one, other].map(|team| who(self.snapshot, team));
        let forbidden = self.snapshot.prohibitions.iter().any(|rule| {
            rule.rounds.contains(round) && two.iter().all(|it| rule.members.contains(it))
        });
        !met && !forbidden
    }

    /// 1.5.
    fn floated(&self, team: usize) -> bool {
        let Some(last) = self.sheets[team].len().checked_sub(1) else { return false };
        let sheet = self.sheets[team][last];
        let opponent = sheet.opponent.filter(|_| sheet.played);
        opponent.is_some_and(|other| self.score(team, last) != self.score(other, last))
    }

    fn contestant(&self, team: usize) -> Contestant {
        let sheets = &self.sheets[team];
        // C2
        let bars = |it: &Sheet| {
            let given = matches!(it.bye, Some(Given::Pairing | Given::Asked(Bye::Full)));
            given || it.won_by_forfeit
        };
        Contestant {
            number: self.number(team),
            score: self.score(team, sheets.len()),
            matches: sheets.iter().filter(|it| it.played).count(),
            may_take_bye: !sheets.iter().any(bars),
            floated: self.floated(team),
        }
    }
}
