//! Random snapshots survive writing and reading; random bytes do no harm.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use ronde_formats::Severity;
use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_model::{
    AbnormalKind, AbnormalPoints, Bye, ByeRequest, Colour, Date, DateText, Estimate, Event,
    Forfeit, Game, GameResult, NationalRecord, PairingNumber, Participant, Parts, PlayedScore,
    Player, PointSystem, Prohibition, Round, RoundNumber, RoundSpan, Rules, Score, Sex, Snapshot,
    Team, TeamNumber, Title, Unpaired, VirtualPoints,
};

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 128,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn trf26_holds_everything(parts in parts(Flavour::Trf26)) {
        check_identity(parts, Flavour::Trf26)?;
    }

    #[test]
    fn the_dialect_of_javafo_holds_its_share(parts in parts(Flavour::TrfX)) {
        check_identity(parts, Flavour::TrfX)?;
    }

    #[test]
    fn trf16_holds_its_share(parts in parts(Flavour::Trf16)) {
        check_identity(parts, Flavour::Trf16)?;
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..400)) {
        let _ = trf::read(&bytes);
    }

    #[test]
    fn any_lines_with_known_codes_are_read(lines in vec((code(), "[ \
        0-9a-zWDLH+=.\u{e9}-]{0,140}"), 1..20)) {
        let lines: Vec<String> = lines.iter().map(|(code, rest)| format!("{code} \
            {rest}")).collect();
        // National codes alone could be anything, so one record makes it a TRF.
        let text = format!("012 Any Open\n{}", lines.join("\n"));
        let reading = trf::read(text.as_bytes()).expect("known codes");
        prop_assert!(reading.problems.len() <= 1000);
        let first = trf::write(&reading.snapshot, reading.flavour, WriteOptions::default());
        let again = trf::read(first.text.as_bytes());
        let nothing = first.text.trim().is_empty() || reading.snapshot.players.is_empty();
        prop_assert!(again.is_ok() || nothing);
    }
}

fn check_identity(parts: Parts, flavour: Flavour) -> Result<(), TestCaseError> {
    let snapshot = Snapshot::new(parts).expect("parts that fit together");
    let written = trf::write(&snapshot, flavour, WriteOptions::default());
    prop_assert_eq!(&written.losses, &[]);
    let reading = trf::read(written.text.as_bytes()).expect("a file that was just written");
    // A win by forfeit without an opponent is remarked upon, and is one.
    let serious = reading.problems.iter().filter(|problem| problem.severity() != Severity::Note);
    prop_assert_eq!(serious.count(), 0, "{:?}\n{}", reading.problems, written.text);
    prop_assert_eq!(&reading.snapshot, &snapshot, "{}", written.text);
    let again = trf::write(&reading.snapshot, flavour, WriteOptions::default());
    prop_assert_eq!(again.text, written.text);
    Ok(())
}

fn code() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "001", "001", "001", "001", "012", "013", "042", "062", "132", "142", "152", "162", "172",
        "192", "222", "240", "250", "260", "299", "300", "310", "320", "330", "352", "362", "801",
        "802", "XXR", "XXC", "XXZ", "XXS", "XXA", "XXP", "BBW", "BBU", "AUT", "###",
    ])
}

fn number(number: u32) -> PairingNumber {
    PairingNumber::new(number).expect("not zero")
}

fn round_number(number: u16) -> RoundNumber {
    RoundNumber::new(number).expect("from 1 to 999")
}

/// Words without blanks around them.
fn words() -> impl Strategy<Value = String> {
    "[A-Za-zÀ-ž'][A-Za-zÀ-ž', -]{0,20}[a-zà-ž]"
}

fn date() -> impl Strategy<Value = DateText> {
    (1971_u16..2069, 1_u8..=12, 1_u8..=28)
        .prop_map(|(year, month, day)| DateText::Date(Date::new(year, month, day).expect("a day")))
}

fn parts(flavour: Flavour) -> impl Strategy<Value = Parts> {
    let players = (1_u32..12, 0_usize..5).prop_flat_map(move |(players, rounds)| {
        (
            vec(player(), players as usize),
            vec(round(players), rounds),
            vec((1_u16..4, bye(), 1..=players), 0..4),
            extras(flavour, players),
        )
    });
    (players, event(), rules(flavour)).prop_map(
        move |((players, rounds, byes, extras), event, rules)| {
            let mut parts = extras;
            parts.event = event;
            parts.rules = rules;
            parts.players = numbered(players);
            parts.rounds = rounds;
            parts.rounds.truncate(parts.held_rounds());
            parts.requests = requests(&byes, parts.rounds.len());
            if flavour != Flavour::Trf26 && would_be_held(&parts) {
                parts.requests.clear();
            }
            if flavour == Flavour::Trf26 {
                parts.event.kind_code.push_str("FIDE_DUTCH_2026");
                parts.event.time_control_code.push_str("5400+30");
                parts.event.tie_breaks.push_str("BH/C1,SB");
            }
            parts
        },
    )
}

/// Whether the byes asked for make a round in the columns that was held: one for everybody.
fn would_be_held(parts: &Parts) -> bool {
    let held = parts.rounds.len();
    let mut with_columns = parts.clone();
    for index in held..held + 4 {
        let asked = parts.requests.iter().filter(|request| request.round.index() == index);
        let byes = asked.filter_map(|it| Some((it.who.player()?, Unpaired::Bye(it.bye))));
        with_columns.rounds.push(Round::new(Vec::new(), byes.collect()).expect("each once"));
    }
    with_columns.held_rounds() > held
}

fn numbered(mut players: Vec<Player>) -> Vec<Player> {
    for (index, player) in (1..).zip(&mut players) {
        player.number = number(index);
    }
    players
}

/// Byes of rounds to come, by round and number as columns have them, each once.
fn requests(byes: &[(u16, Bye, u32)], paired: usize) -> Vec<ByeRequest> {
    let paired = u16::try_from(paired).expect("few rounds");
    let mut requests: Vec<ByeRequest> = byes
        .iter()
        .map(|&(ahead, bye, who)| {
            let who = Participant::Player(number(who));
            ByeRequest { round: round_number(paired + ahead), bye, who }
        })
        .collect();
    requests.sort_by_key(|request| (request.round, request.who));
    requests.dedup_by_key(|request| (request.round, request.who));
    requests
}

fn player() -> impl Strategy<Value = Player> {
    let sex = option::of(prop::sample::select(vec![Sex::Male, Sex::Female]));
    let title = option::of(prop::sample::select(Title::ALL.to_vec()));
    (
        words(),
        sex,
        title,
        option::of(1_u16..=3999),
        "[A-Z]{3}|",
        "[0-9]{1,11}|",
        option::of(date()),
        option::of(1_u32..=9999),
        words(),
        option::of((any::<u16>(), words())),
    )
        .prop_map(
            |(name, sex, title, rating, federation, fide_id, birth, rank, league, estimate)| {
                let estimate = estimate.map(|(rating, source)| Estimate { rating, source });
                let plain = Player::new(number(1), name);
                Player {
                    sex,
                    title,
                    rating,
                    estimate,
                    federation,
                    fide_id,
                    birth,
                    rank,
                    league,
                    ..plain
                }
            },
        )
}

fn event() -> impl Strategy<Value = Event> {
    (
        words(),
        words(),
        option::of(date()),
        vec(words(), 0..3),
        vec(option::of(date()), 0..4),
        words(),
    )
        .prop_map(|(name, city, start, deputies, mut round_dates, director)| {
            while round_dates.last().is_some_and(Option::is_none) {
                round_dates.pop();
            }
            Event { name, city, start, deputies, round_dates, director, ..Event::default() }
        })
}

fn rules(flavour: Flavour) -> impl Strategy<Value = Rules> {
    let colour = option::of(prop::sample::select(vec![Colour::White, Colour::Black]));
    (option::of(8_u16..=20), colour, vec(0_i32..=40, 12), any::<bool>(), any::<bool>()).prop_map(
        move |(declared_rounds, initial_colour, values, order_by_rank, maxi_tournament)| {
            match flavour {
                Flavour::Trf26 => Rules {
                    declared_rounds,
                    initial_colour,
                    points: of_162(&values),
                    maxi_tournament,
                    ..Rules::default()
                },
                Flavour::TrfX => {
                    let points = of_xxs(&values);
                    Rules {
                        declared_rounds,
                        initial_colour,
                        points,
                        order_by_rank,
                        maxi_tournament,
                        ..Rules::default()
                    }
                }
                _ => Rules { maxi_tournament, ..Rules::default() },
            }
        },
    )
}

/// What record 162 can say.
fn of_162(values: &[i32]) -> PointSystem {
    let absent = Score::from_tenths(values[3]);
    PointSystem {
        zero_bye: absent,
        forfeit_loss: absent,
        pairing_bye: Score::from_tenths(values[4]),
        unknown: Score::from_tenths(values[5]),
        ..PointSystem::of(values[0], values[1], values[2])
    }
}

/// What `XXS` can say.
fn of_xxs(values: &[i32]) -> PointSystem {
    let value = |index: usize| Score::from_tenths(values[index]);
    PointSystem {
        white_win: value(0),
        black_win: value(1),
        white_draw: value(2),
        black_draw: value(3),
        white_loss: value(4),
        black_loss: value(5),
        forfeit_win: value(6),
        forfeit_loss: value(7),
        pairing_bye: value(8),
        full_bye: value(9),
        half_bye: value(10),
        zero_bye: value(11),
        unknown: value(2),
    }
}

fn bye() -> impl Strategy<Value = Bye> {
    prop::sample::select(vec![Bye::Full, Bye::Half, Bye::Zero])
}

fn result() -> impl Strategy<Value = GameResult> {
    prop_oneof![
        4 => (prop::sample::select(PlayedScore::ALL.to_vec()), any::<bool>())
            .prop_map(|(score, rated)| GameResult::Played { score, rated }),
        1 => prop::sample::select(vec![
            GameResult::Forfeited(Forfeit::WhiteWins),
            GameResult::Forfeited(Forfeit::BlackWins),
            GameResult::Forfeited(Forfeit::BothLose),
            GameResult::Adjourned,
            GameResult::Pending,
        ]),
    ]
}

/// A shuffled field: games first, then those without one, at most one pairing-allocated bye. Games
/// are in the order of their lower number, as a reader finds them.
fn round(players: u32) -> impl Strategy<Value = Round> {
    let order = Just((1..=players).collect::<Vec<u32>>()).prop_shuffle();
    (order, 0..=players / 2, vec(result(), 6), vec(0_u8..6, 12)).prop_map(
        |(order, games, results, why)| {
            let (seated, alone) = order.split_at(games as usize * 2);
            let mut games: Vec<Game> = seated
                .chunks(2)
                .zip(results)
                .map(|(pair, result)| Game {
                    white: number(pair[0]),
                    black: number(pair[1]),
                    result,
                })
                .collect();
            games.sort_by_key(|game| game.white.min(game.black));
            let mut bye_given = false;
            let unpaired = alone.iter().zip(why).filter_map(|(&who, why)| {
                let why = match why {
                    0 if !std::mem::replace(&mut bye_given, true) => Unpaired::PairingBye,
                    1 => Unpaired::Bye(Bye::Full),
                    2 => Unpaired::Bye(Bye::Half),
                    3 => Unpaired::Bye(Bye::Zero),
                    4 => Unpaired::ForfeitWin,
                    5 => Unpaired::ForfeitLoss,
                    _ => return None,
                };
                Some((number(who), why))
            });
            Round::new(games, unpaired.collect()).expect("everybody once")
        },
    )
}

/// What only some formats hold.
fn extras(flavour: Flavour, players: u32) -> BoxedStrategy<Parts> {
    match flavour {
        Flavour::Trf26 => extras_of_trf26(players).boxed(),
        Flavour::TrfX => extras_of_javafo(players).boxed(),
        _ => team_names(players).boxed(),
    }
}

fn extras_of_trf26(players: u32) -> impl Strategy<Value = Parts> {
    let spans = (1_u16..5, 0_u16..4, 1..=players, 0_u32..3, 0_i32..30);
    let kinds = prop::sample::select(vec![
        AbnormalKind::Win,
        AbnormalKind::Draw,
        AbnormalKind::HalfBye,
        AbnormalKind::ForfeitLoss,
        AbnormalKind::Adjustment,
    ]);
    let abnormal = (kinds, -20_i32..50, option::of(1_u16..5), 1..=players);
    let national = (1..=players, words(), option::of(1_u16..=3000), "[A-Z]{3}|", "[A-Z0-9-]{1,9}|");
    (vec(spans, 0..3), vec(abnormal, 0..3), vec(national, 0..3), prohibitions(players)).prop_map(
        |(spans, abnormal, mut national, prohibitions)| {
            national.sort_by_key(|record| record.0);
            Parts {
                accelerations: spans.into_iter().map(acceleration).collect(),
                abnormal: abnormal.into_iter().map(abnormal_points).collect(),
                national: national.into_iter().map(national_record).collect(),
                prohibitions,
                ..Parts::default()
            }
        },
    )
}

fn acceleration((first, more, who, others, points): (u16, u16, u32, u32, i32)) -> VirtualPoints {
    VirtualPoints {
        first: Participant::Player(number(who)),
        last: Participant::Player(number(who + others)),
        rounds: RoundSpan { first: round_number(first), last: round_number(first + more) },
        points: Score::from_tenths(points),
        match_points: Score::ZERO,
    }
}

fn abnormal_points(
    (kind, points, round, who): (AbnormalKind, i32, Option<u16>, u32),
) -> AbnormalPoints {
    AbnormalPoints {
        kind,
        match_points: None,
        points: Some(Score::from_tenths(points)),
        round: round.map(round_number),
        who: vec![Participant::Player(number(who))],
    }
}

fn national_record(
    (who, name, rating, origin, id): (u32, String, Option<u16>, String, String),
) -> NationalRecord {
    NationalRecord {
        federation: "NOR".to_owned(),
        number: number(who),
        sex: None,
        title: String::new(),
        name,
        rating,
        origin,
        id,
        birth: None,
        rest: String::new(),
    }
}

fn prohibitions(players: u32) -> impl Strategy<Value = Vec<Prohibition>> {
    let member = 1..=players.max(2);
    vec((member.clone(), member), 0..3).prop_map(move |pairs| {
        let different = pairs.into_iter().filter(|(one, other)| one != other && players > 1);
        let forbidden = different.map(|(one, other)| Prohibition {
            rounds: RoundSpan::ALWAYS,
            members: vec![Participant::Player(number(one)), Participant::Player(number(other))],
        });
        forbidden.collect()
    })
}

/// One range of virtual points for each player, as a line of `XXA` is read.
fn extras_of_javafo(players: u32) -> impl Strategy<Value = Parts> {
    let span = option::of((1_u16..3, 1_i32..30));
    (vec(span, players as usize), prohibitions(players)).prop_map(|(spans, prohibitions)| {
        let given = (1..).zip(spans).filter_map(|(who, span)| span.map(|span| (who, span)));
        let accelerations =
            given.map(|(who, (first, points))| acceleration((first, 0, who, 0, points))).collect();
        Parts { accelerations, prohibitions, ..Parts::default() }
    })
}

/// Teams of TRF16 have a name and members.
fn team_names(players: u32) -> impl Strategy<Value = Parts> {
    vec(words(), 0..3).prop_map(move |names| {
        let of =
            |index: u32| (1..=players).filter(move |who| who % 3 == index).map(number).collect();
        let teams = (0_u32..).zip(names).map(|(index, name)| Team {
            number: TeamNumber::new(index + 1).expect("not zero"),
            name,
            nickname: String::new(),
            strength: None,
            match_points: None,
            game_points: None,
            rank: None,
            members: of(index),
        });
        Parts { teams: teams.collect(), ..Parts::default() }
    })
}
