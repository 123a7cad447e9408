//! Tournaments to test with, in which no field has its usual value.

use proptest::prelude::*;
use ronde_model::team::TeamRound;
use ronde_model::{
    AbnormalKind, AbnormalPoints, Bye, ByeRequest, Colour, Date, DateText, Estimate, Event,
    Forfeit, Game, GameResult, GivenBye, LineUp, MatchForfeit, NationalRecord, PairingNumber,
    Participant, Participation, Parts, PlayedScore, Player, PointSystem, PrimaryPoints,
    Prohibition, RankingRules, Round, RoundFloats, RoundNumber, RoundSpan, Rules, Score, Sex,
    Snapshot, Team, TeamBye, TeamNumber, TeamPoints, TeamRow, Title, Unpaired, Verbatim,
    VirtualPoints,
};

fn player(number: u32) -> PairingNumber {
    PairingNumber::new(number).unwrap()
}

fn team_number(number: u32) -> TeamNumber {
    TeamNumber::new(number).unwrap()
}

fn round(number: u16) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

fn tenths(tenths: i32) -> Score {
    Score::from_tenths(tenths)
}

fn day(year: u16, month: u8, day: u8) -> DateText {
    DateText::Date(Date::new(year, month, day).unwrap())
}

/// Three players, one round.
pub(crate) fn small() -> Snapshot {
    let anna = Player {
        sex: Some(Sex::Female),
        title: Some(Title::Im),
        rating: Some(2312),
        federation: "SUI".into(),
        ..Player::new(player(1), "Keller, Anna")
    };
    let urs = Player {
        participation: Participation { from: round(2), until: None },
        ..Player::new(player(3), "Weber, Urs")
    };
    let draw = GameResult::Played { score: PlayedScore::Draw, rated: true };
    let game = Game { white: player(1), black: player(2), result: draw };
    let parts = Parts {
        event: Event {
            name: "Open de Neuchâtel".into(),
            start: Some(day(2026, 3, 7)),
            end: Some(DateText::Text("to be said".into())),
            ..Event::default()
        },
        rules: Rules {
            declared_rounds: Some(5),
            initial_colour: Some(Colour::White),
            points: PointSystem { half_bye: tenths(15), ..PointSystem::of(30, 10, 0) },
            ..Rules::default()
        },
        players: vec![anna, Player::new(player(2), "Rossi, Paolo"), urs],
        rounds: vec![Round::new(vec![game], vec![(player(3), Unpaired::Bye(Bye::Half))]).unwrap()],
        ..Parts::default()
    };
    Snapshot::new(parts).unwrap()
}

fn full_event() -> Event {
    Event {
        name: "Tournoi \"Noël\" \\ №1".into(),
        city: "Genève".into(),
        federation: "SUI".into(),
        start: Some(day(2025, 12, 27)),
        end: Some(DateText::Text("2026-01-02".into())),
        stated_players: Some(36),
        stated_rated: Some(0),
        stated_teams: Some(2),
        kind: "Swiss".into(),
        kind_code: "FIDE_DUTCH_2026_BAKU".into(),
        director: "D".into(),
        chief_arbiter: "A".into(),
        deputies: vec!["B".into(), String::new(), "C".into()],
        time_control: "90'+30\"".into(),
        time_control_code: "5400+30".into(),
        round_dates: vec![Some(day(2025, 12, 27)), None, Some(DateText::Text("later".into()))],
        pairing_controller: "somebody".into(),
        tie_breaks: "BH/C1".into(),
        standings_order: "PTS,BH/C1".into(),
        rank_methods: vec![("SUI".into(), "HBFN".into()), ("FRA".into(), "OTHER".into())],
    }
}

fn full_rules() -> Rules {
    Rules {
        declared_rounds: Some(9),
        initial_colour: Some(Colour::Black),
        points: PointSystem {
            white_win: tenths(31),
            black_win: tenths(32),
            white_draw: tenths(11),
            black_draw: tenths(12),
            white_loss: tenths(-1),
            black_loss: tenths(-2),
            forfeit_win: tenths(33),
            forfeit_loss: tenths(-34),
            pairing_bye: tenths(15),
            full_bye: tenths(29),
            half_bye: tenths(7),
            zero_bye: tenths(-5),
            unknown: tenths(9),
        },
        team_points: Some(TeamPoints { win: tenths(30), draw: tenths(15), loss: tenths(5) }),
        board_colours: vec![Colour::White, Colour::Black, Colour::Black, Colour::White],
        order_by_rank: true,
        maxi_tournament: true,
        ranking: RankingRules {
            edition: Some(1998),
            primary: Some(PrimaryPoints::Game),
            unrated: Some(1400),
            lots: vec![Participant::Player(PairingNumber::new(1).unwrap())],
        },
    }
}

fn full_player(number: u32) -> Player {
    Player {
        number: player(number),
        name: format!("Nächster, {number}"),
        sex: Some(Sex::Male),
        title: Some(Title::Wcm),
        rating: Some(0),
        estimate: Some(Estimate { rating: 1880, source: "INGO 120".into() }),
        federation: "FRA".into(),
        league: "IDF".into(),
        fide_id: "00123".into(),
        birth: Some(day(1987, 5, 0)),
        rank: Some(4),
        participation: Participation { from: round(2), until: Some(round(8)) },
    }
}

/// Every result there is, two players for each.
fn every_result() -> Vec<GameResult> {
    let played = PlayedScore::ALL.into_iter().flat_map(|score| {
        [true, false].into_iter().map(move |rated| GameResult::Played { score, rated })
    });
    let forfeits = [Forfeit::WhiteWins, Forfeit::BlackWins, Forfeit::BothLose];
    let forfeits = forfeits.into_iter().map(GameResult::Forfeited);
    played.chain(forfeits).chain([GameResult::Adjourned, GameResult::Pending]).collect()
}

fn every_absence() -> Vec<Unpaired> {
    let byes = [Bye::Full, Bye::Half, Bye::Zero].into_iter().map(Unpaired::Bye);
    byes.chain([Unpaired::PairingBye, Unpaired::ForfeitWin, Unpaired::ForfeitLoss]).collect()
}

/// Games between 1 and 2, 3 and 4 …, then the rest without an opponent.
fn full_round() -> (Vec<Player>, Round) {
    let mut numbers = (1..).map(player);
    let mut next = || numbers.next().unwrap();
    let games = every_result().into_iter().map(|result| {
        let (black, white) = (next(), next());
        Game { white, black, result }
    });
    let games: Vec<Game> = games.rev_boards();
    let first_absent = 2 * u32::try_from(games.len()).unwrap() + 1;
    let absent: Vec<_> = (first_absent..).map(player).zip(every_absence()).collect();
    let count = first_absent + u32::try_from(absent.len()).unwrap();
    let players = (1..count).map(full_player).collect();
    (players, Round::new(games, absent).unwrap())
}

/// Board order need not be the order of numbers, and is kept.
trait RevBoards: Iterator<Item = Game> + Sized {
    fn rev_boards(self) -> Vec<Game> {
        let mut games: Vec<Game> = self.collect();
        games.reverse();
        games
    }
}

impl<I: Iterator<Item = Game>> RevBoards for I {}

/// An individual event in which every field of every part is used.
pub(crate) fn individual() -> Snapshot {
    let (players, first) = full_round();
    let who = |number| Participant::Player(player(number));
    let byes = [Bye::Full, Bye::Half, Bye::Zero];
    let parts = Parts {
        event: full_event(),
        rules: full_rules(),
        players,
        national: vec![NationalRecord {
            federation: "SUI".into(),
            number: player(2),
            sex: Some(Sex::Female),
            title: "NM".into(),
            name: "Zwei".into(),
            rating: Some(1999),
            origin: "ZH".into(),
            id: "7-7".into(),
            birth: Some(DateText::Text("??".into())),
            rest: "   2.5    1".into(),
        }],
        rounds: vec![first, Round::default()],
        requests: byes.map(|bye| ByeRequest { round: round(3), bye, who: who(4) }).into(),
        accelerations: vec![VirtualPoints {
            first: who(1),
            last: who(5000),
            rounds: RoundSpan { first: round(1), last: round(3) },
            points: tenths(10),
            match_points: tenths(-5),
        }],
        prohibitions: vec![
            Prohibition { rounds: RoundSpan::ALWAYS, members: vec![who(1), who(2)] },
            Prohibition {
                rounds: RoundSpan { first: round(2), last: round(2) },
                members: vec![who(1), who(2), who(3)],
            },
        ],
        abnormal: every_abnormal(),
        given_byes: vec![GivenBye { round: round(3), who: player(2) }],
        recorded_floats: vec![
            RoundFloats { round: round(1), up: vec![], down: vec![] },
            RoundFloats { round: round(2), up: vec![player(3)], down: vec![player(1), player(2)] },
        ],
        verbatim: vec![
            Verbatim { text: "### a comment\twith a tab".into(), before: "001    2".into() },
            Verbatim { text: String::new(), before: String::new() },
        ],
        ..Parts::default()
    };
    Snapshot::new(parts).unwrap()
}

fn every_abnormal() -> Vec<AbnormalPoints> {
    let kinds = [
        AbnormalKind::Win,
        AbnormalKind::Draw,
        AbnormalKind::Loss,
        AbnormalKind::FullBye,
        AbnormalKind::HalfBye,
        AbnormalKind::ZeroBye,
        AbnormalKind::ForfeitWin,
        AbnormalKind::ForfeitLoss,
        AbnormalKind::Adjustment,
    ];
    let record = |kind| AbnormalPoints {
        kind,
        match_points: Some(tenths(0)),
        points: Some(tenths(-25)),
        round: (kind != AbnormalKind::Adjustment).then_some(round(7)),
        who: vec![Participant::Player(player(3)), Participant::Player(player(1))],
    };
    kinds.map(record).into()
}

/// A team event in which every field of the parts about teams is used.
pub(crate) fn team() -> Snapshot {
    let forfeit = |result| MatchForfeit {
        round: round(2),
        white: team_number(2),
        black: team_number(1),
        result,
    };
    let full = Team {
        number: team_number(1),
        name: "Échecs \u{1F40E} Club".into(),
        nickname: "ECHEC".into(),
        strength: Some(tenths(22_123)),
        match_points: Some(tenths(30)),
        game_points: Some(tenths(65)),
        rank: Some(2),
        members: vec![player(3), player(1)],
    };
    let plain = Team {
        number: team_number(2),
        name: String::new(),
        nickname: String::new(),
        strength: None,
        match_points: None,
        game_points: None,
        rank: None,
        members: vec![],
    };
    let parts = Parts {
        players: (1..=4).map(|number| Player::new(player(number), "")).collect(),
        teams: vec![full, plain],
        requests: vec![ByeRequest {
            round: round(1),
            bye: Bye::Zero,
            who: Participant::Team(team_number(2)),
        }],
        line_ups: vec![
            LineUp {
                round: round(1),
                team: team_number(1),
                opponent: Some(team_number(2)),
                boards: vec![Some(player(1)), None],
            },
            LineUp { round: round(2), team: team_number(2), opponent: None, boards: vec![] },
        ],
        team_byes: vec![TeamBye {
            match_points: tenths(10),
            game_points: tenths(25),
            teams: vec![None, Some(team_number(2))],
        }],
        match_forfeits: vec![
            forfeit(Forfeit::WhiteWins),
            forfeit(Forfeit::BlackWins),
            forfeit(Forfeit::BothLose),
        ],
        team_rows: vec![full_row()],
        ..Parts::default()
    };
    Snapshot::new(parts).unwrap()
}

fn full_row() -> TeamRow {
    let opponent = team_number(2);
    let game_points = Some(tenths(25));
    let byes = [Bye::Full, Bye::Half, Bye::Zero];
    let mut rounds = vec![
        TeamRound::Match { opponent, colour: Some(Colour::Black), game_points, forfeited: true },
        TeamRound::Match { opponent, colour: None, game_points: None, forfeited: false },
        TeamRound::PairingBye { game_points },
        TeamRound::PairingBye { game_points: None },
        TeamRound::None,
    ];
    rounds.extend(byes.map(|bye| TeamRound::Bye { bye, game_points }));
    TeamRow {
        team: team_number(1),
        nickname: "ECHEC".into(),
        match_points: Some(tenths(30)),
        game_points,
        rounds,
    }
}

/// So many players, everybody paired with a neighbour in every round.
pub(crate) fn crowd(players: u32, rounds: usize) -> Parts {
    let list = (1..=players).map(|number| Player {
        rating: u16::try_from(number % 3000).ok(),
        federation: "SUI".into(),
        fide_id: number.to_string(),
        ..Player::new(player(number), format!("Player, Number {number}"))
    });
    let results = every_result();
    let games = |index: usize| {
        (0..players / 2).map(move |board| (player(2 * board + 1), player(2 * board + 2), index))
    };
    let one = |index: usize| {
        let games = games(index).map(|(white, black, index)| {
            let place = (white.get() as usize + index) % results.len();
            Game { white, black, result: results[place] }
        });
        Round::new(games.collect(), vec![]).unwrap()
    };
    Parts { rounds: (0..rounds).map(one).collect(), players: list.collect(), ..Parts::default() }
}

/// Random players with random gaps in their numbers, and random rounds.
pub(crate) fn random() -> impl Strategy<Value = Parts> {
    let text = "\\PC{0,12}";
    let points = (-9_999_999i32..=9_999_999).prop_map(tenths);
    let date = prop_oneof![
        (1u16..=9999, 0u8..=12, 0u8..=31)
            .prop_filter_map("a day that exists", |(year, month, day)| Date::new(year, month, day))
            .prop_map(DateText::Date),
        any::<String>().prop_map(DateText::Text),
    ];
    let person = (any::<String>(), proptest::option::of(date), any::<Option<u16>>(), 1u16..=999);
    let seat = (0usize..every_result().len(), any::<bool>(), 0usize..every_absence().len());
    (
        proptest::collection::vec((1u32..50, person), 0..12),
        proptest::collection::vec(proptest::collection::vec(seat, 6), 0..4),
        proptest::collection::vec(points, 13),
        text,
    )
        .prop_map(|(people, rounds, points, name)| assemble(&people, &rounds, &points, name))
}

type Person = (u32, (String, Option<DateText>, Option<u16>, u16));

fn assemble(
    people: &[Person],
    rounds: &[Vec<(usize, bool, usize)>],
    points: &[Score],
    name: String,
) -> Parts {
    let mut number = 0;
    let players = people.iter().map(|(gap, (name, birth, rating, from))| {
        number += gap;
        Player {
            birth: birth.clone(),
            rating: *rating,
            participation: Participation { from: round(*from), until: None },
            ..Player::new(player(number), name)
        }
    });
    let players: Vec<Player> = players.collect();
    let rounds = rounds.iter().map(|seats| random_round(&players, seats)).collect();
    let rules = Rules { points: random_points(points), ..Rules::default() };
    Parts { event: Event { name, ..Event::default() }, rules, rounds, players, ..Parts::default() }
}

fn random_round(players: &[Player], seats: &[(usize, bool, usize)]) -> Round {
    let mut games = Vec::new();
    let mut unpaired = Vec::new();
    for (pair, &(result, plays, absence)) in players.chunks(2).zip(seats) {
        match pair {
            [white, black] if plays => games.push(Game {
                white: white.number,
                black: black.number,
                result: every_result()[result],
            }),
            [one, ..] => unpaired.push((one.number, every_absence()[absence])),
            [] => {}
        }
    }
    Round::new(games, unpaired).unwrap()
}

fn random_points(points: &[Score]) -> PointSystem {
    PointSystem {
        white_win: points[0],
        black_win: points[1],
        white_draw: points[2],
        black_draw: points[3],
        white_loss: points[4],
        black_loss: points[5],
        forfeit_win: points[6],
        forfeit_loss: points[7],
        pairing_bye: points[8],
        full_bye: points[9],
        half_bye: points[10],
        zero_bye: points[11],
        unknown: points[12],
    }
}
