//! Complete tournaments made from what the golden cases say of each player: rating, average of the
//! opponents, colours, score group, games between them.
//!
//! Round 1 gives every group its score by byes. From round 2 on everybody draws, against the
//! players named or against guests who come for one game and whose ratings make the averages exact.

use std::collections::BTreeMap;

use ronde_model::{
    AbnormalKind, AbnormalPoints, Bye, Colour, Game, GameResult, PairingNumber, Participant,
    Participation, Parts, PlayedScore, Player, Round, RoundNumber, Score, Snapshot, Unpaired,
};
use ronde_swiss::steps::{Act, Step};
use ronde_swiss::{Detail, RoundPairing, System, pair};

/// One player of a position.
#[derive(Clone)]
pub(crate) struct Seat {
    name: &'static str,
    rating: u16,
    /// ARO in tenths; `None` leaves it to chance.
    average: Option<i64>,
    /// 0 is the highest group.
    group: usize,
    /// `W`, `B` or `-` for every round from 2 on.
    colours: &'static str,
    /// Games, counted from 1, in which the guest had a higher score.
    raised: Vec<usize>,
    penalty: i32,
}

/// A player of the highest group.
pub(crate) fn seat(name: &'static str, rating: u16, average: i64, colours: &'static str) -> Seat {
    let average = Some(10 * average);
    Seat { name, rating, average, group: 0, colours, raised: Vec::new(), penalty: 0 }
}

impl Seat {
    pub(crate) fn group(mut self, group: usize) -> Seat {
        self.group = group;
        self
    }

    pub(crate) fn tenths(mut self, average: i64) -> Seat {
        self.average = Some(average);
        self
    }

    pub(crate) fn any_average(mut self) -> Seat {
        self.average = None;
        self
    }

    pub(crate) fn raised(mut self, games: &[usize]) -> Seat {
        self.raised = games.to_vec();
        self
    }

    /// A full point for nothing in round 1, and a penalty that takes it back.
    pub(crate) fn with_point_for_nothing(mut self) -> Seat {
        self.penalty = 10 - 5 * i32::try_from(2 - self.group.min(2)).unwrap();
        self.group = 0;
        self
    }
}

/// A tournament to pair the next round of.
pub(crate) struct Position {
    seats: Vec<Seat>,
    /// Game (counted from 1), White and Black.
    games: Vec<(usize, &'static str, &'static str)>,
    /// Rounds that come after the one to be paired.
    pub(crate) more_rounds: u16,
}

impl Position {
    pub(crate) fn new(seats: Vec<Seat>) -> Position {
        Position { seats, games: Vec::new(), more_rounds: 1 }
    }

    pub(crate) fn with(mut self, games: &[(usize, &'static str, &'static str)]) -> Position {
        self.games.extend(games);
        self
    }

    pub(crate) fn more_rounds(mut self, rounds: u16) -> Position {
        self.more_rounds = rounds;
        self
    }

    fn rounds(&self) -> usize {
        1 + self.seats.iter().map(|seat| seat.colours.len()).max().unwrap_or(0)
    }

    fn number(&self, name: &str) -> PairingNumber {
        let place = self.seats.iter().position(|seat| seat.name == name);
        number(1 + place.unwrap_or_else(|| panic!("{name} is not in the position")))
    }

    fn name(&self, number: PairingNumber) -> &'static str {
        self.seats[number.get() as usize - 1].name
    }

    /// The round, with all its steps.
    pub(crate) fn pair(&self) -> RoundPairing {
        let snapshot = self.snapshot();
        let round = RoundNumber::from_index(self.rounds()).unwrap();
        let paired = pair(&snapshot, round, System::Dubov1997, Colour::White, Detail::Alternatives);
        paired.unwrap_or_else(|error| panic!("{error:?}"))
    }

    /// Boards as `White-Black`, in any order, and the bye as `bye Name`.
    #[track_caller]
    pub(crate) fn check(&self, expected: &str) {
        let paired = self.pair();
        let boards = paired.boards.iter();
        let boards =
            boards.map(|board| format!("{}-{}", self.name(board.white), self.name(board.black)));
        let bye = paired.bye.map(|number| format!("bye {}", self.name(number)));
        let mut found: Vec<String> = boards.chain(bye).collect();
        let mut wanted: Vec<String> = expected.split(", ").map(str::to_owned).collect();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(wanted, found, "{:#?}", paired.reasons.steps);
    }

    /// The acts under this article, in words, without those that only tell why or what was tried.
    pub(crate) fn told(&self, article: &str) -> Vec<String> {
        let steps = self.pair().reasons.steps;
        let is_done = |step: &&Step| {
            !matches!(step.act, Act::Needs { .. } | Act::Tries { .. } | Act::Skips { .. })
        };
        let of_article = steps.iter().filter(|step| step.article == article);
        of_article.filter(is_done).map(|step| self.tell(step)).collect()
    }

    fn tell(&self, step: &Step) -> String {
        let names = |list: &[PairingNumber]| -> String {
            list.iter().map(|&it| self.name(it)).collect::<Vec<_>>().join(" ")
        };
        match &step.act {
            Act::Transfers { player, .. } => format!("transfers {}", self.name(*player)),
            Act::Exchanges { down, up } => format!("moves {}{}", names(down), names(up)),
            Act::LaysOut { left, right } => format!("{} | {}", names(left), names(right)),
            Act::Floats { player } => format!("floats {}", self.name(*player)),
            Act::Pairs { white, black, colours, .. } => {
                format!("{}-{} by {colours}", self.name(*white), self.name(*black))
            }
            Act::Averages { player, tenths } => format!("{} {tenths:?}", self.name(*player)),
            Act::Refuses { player, opponent, why } => {
                let opponent = opponent.map_or("nobody", |number| self.name(number));
                format!("{} not {opponent}: {why:?}", self.name(*player))
            }
            other => format!("{other:?}"),
        }
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        let mut builder = Builder::new(self);
        for (place, seat) in self.seats.iter().enumerate() {
            builder.enter(self, place, seat);
        }
        Snapshot::new(builder.finish()).expect("everybody named exists")
    }
}

fn number(number: usize) -> PairingNumber {
    PairingNumber::new(u32::try_from(number).unwrap()).unwrap()
}

struct Builder {
    parts: Parts,
    games: Vec<Vec<Game>>,
    byes: Vec<Vec<(PairingNumber, Unpaired)>>,
}

impl Builder {
    fn new(position: &Position) -> Builder {
        let players = position.seats.iter().enumerate().map(|(place, seat)| {
            let mut player = Player::new(number(place + 1), seat.name);
            player.rating = Some(seat.rating);
            player
        });
        let mut parts = Parts { players: players.collect(), ..Parts::default() };
        let rounds = position.rounds();
        let declared = u16::try_from(rounds).unwrap() + 1 + position.more_rounds;
        parts.rules.declared_rounds = Some(declared);
        let mut builder =
            Builder { parts, games: vec![Vec::new(); rounds], byes: vec![Vec::new(); rounds] };
        for &(game, white, black) in &position.games {
            builder.draw(game, position.number(white), position.number(black));
        }
        builder
    }

    fn draw(&mut self, round: usize, white: PairingNumber, black: PairingNumber) {
        let result = GameResult::Played { score: PlayedScore::Draw, rated: true };
        self.games[round].push(Game { white, black, result });
    }

    /// The bye that gives the group its score, and the guests of one player.
    fn enter(&mut self, position: &Position, place: usize, seat: &Seat) {
        let bye = [Bye::Full, Bye::Half, Bye::Zero][seat.group.min(2)];
        self.byes[0].push((number(place + 1), Unpaired::Bye(bye)));
        self.adjust(number(place + 1), -seat.penalty - 20 * deeper(seat.group));
        let mut ratings = self.guest_ratings(position, place, seat).into_iter();
        for (game, letter) in (1..).zip(seat.colours.chars()) {
            let colour = match letter {
                'W' => Colour::White,
                'B' => Colour::Black,
                _ => continue,
            };
            if self.has_game(game, place, colour) {
                continue;
            }
            let guest = self.guest(game, ratings.next().expect("one for every guest"));
            if seat.raised.contains(&game) {
                self.adjust(guest, 1000);
            }
            match colour {
                Colour::White => self.draw(game, number(place + 1), guest),
                Colour::Black => self.draw(game, guest, number(place + 1)),
            }
        }
    }

    /// Whether the player has a game between the players named; his colour must be the one said.
    fn has_game(&self, game: usize, place: usize, colour: Colour) -> bool {
        let mine = number(place + 1);
        let found = self.games[game].iter().find(|it| it.white == mine || it.black == mine);
        if let Some(found) = found {
            assert_eq!(colour == Colour::White, found.white == mine, "{found:?}");
        }
        found.is_some()
    }

    /// Ratings of the guests, as equal as the average asked for lets them be.
    fn guest_ratings(&self, position: &Position, place: usize, seat: &Seat) -> Vec<u16> {
        let mine = number(place + 1);
        let played = seat.colours.chars().filter(|letter| *letter != '-').count();
        let mut met = BTreeMap::new();
        for (game, games) in self.games.iter().enumerate() {
            for it in games.iter().filter(|it| it.white == mine || it.black == mine) {
                let other = if it.white == mine { it.black } else { it.white };
                met.insert(game, i64::from(position.seats[other.get() as usize - 1].rating));
            }
        }
        let guests = i64::try_from(played - met.len()).unwrap();
        let total = match seat.average {
            Some(tenths) => {
                let tenths = tenths * i64::try_from(played).unwrap();
                assert_eq!(0, tenths % 10, "{} has no such average", seat.name);
                tenths / 10 - met.values().sum::<i64>()
            }
            None => 2000 * guests,
        };
        (0..guests)
            .map(|guest| u16::try_from((total + guest).div_euclid(guests)).expect("a rating"))
            .collect()
    }

    fn guest(&mut self, game: usize, rating: u16) -> PairingNumber {
        let number = number(self.parts.players.len() + 1);
        let mut player = Player::new(number, format!("Guest {number}"));
        let round = RoundNumber::from_index(game).unwrap();
        player.rating = Some(rating);
        player.participation = Participation { from: round, until: Some(round) };
        self.parts.players.push(player);
        number
    }

    fn adjust(&mut self, who: PairingNumber, tenths: i32) {
        if tenths != 0 {
            self.parts.abnormal.push(AbnormalPoints {
                kind: AbnormalKind::Adjustment,
                match_points: None,
                points: Some(Score::from_tenths(tenths)),
                round: None,
                who: vec![Participant::Player(who)],
            });
        }
    }

    fn finish(mut self) -> Parts {
        let rounds = self.games.into_iter().zip(self.byes);
        self.parts.rounds =
            rounds.map(|(games, byes)| Round::new(games, byes).expect("once each")).collect();
        self.parts
    }
}

/// Groups below the third differ by penalties.
fn deeper(group: usize) -> i32 {
    i32::try_from(group.saturating_sub(2)).unwrap()
}
