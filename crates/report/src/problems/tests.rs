//! Every problem there is, in every language. Each `after_…` leads from one variant to the next and
//! has no wildcard, so that a new variant does not compile before it has its place here.

use std::collections::BTreeSet;

use ronde_formats::Kind;
use ronde_formats::problem::{
    Aside, BadRow, CellProblem, Coded, Column, Counted, Damage, DateOf, FileProblem,
    ForeignProblem, Gap, HeaderProblem, LineProblem, OldForm, PlayerProblem, Portion, Range,
    RecordProblem, RulesProblem, Setting, Surplus, Taken, Unread,
};
use ronde_model::{PairingNumber, Participant, PointSystem, RoundNumber, Score, TeamNumber};

use super::*;

/// The first and all that come after it.
fn chain<T>(first: T, after: fn(&T) -> Option<T>) -> Vec<T> {
    let mut all = vec![first];
    while let Some(next) = all.last().and_then(after) {
        all.push(next);
    }
    all
}

fn text() -> String {
    "Qxq".to_owned()
}

fn code() -> String {
    "299".to_owned()
}

fn round() -> RoundNumber {
    RoundNumber::new(3).unwrap()
}

fn number() -> PairingNumber {
    PairingNumber::new(8).unwrap()
}

fn who() -> Who {
    Who::new(number(), "Zedd")
}

fn after_file(it: &FileProblem) -> Option<FileProblem> {
    Some(match it {
        FileProblem::NotUtf8 { .. } => FileProblem::NoPlayers,
        FileProblem::NoPlayers => FileProblem::Old { form: OldForm::Title, places: 2 },
        FileProblem::Old { form: OldForm::Title, .. } => {
            FileProblem::Old { form: OldForm::Date, places: 1 }
        }
        FileProblem::Old { form: OldForm::Date, .. } => return None,
    })
}

fn after_line(it: &LineProblem) -> Option<LineProblem> {
    Some(match it {
        LineProblem::Tabs => LineProblem::LowerCaseCode { code: code() },
        LineProblem::LowerCaseCode { .. } => LineProblem::UnknownRecord { code: code() },
        LineProblem::UnknownRecord { .. } => LineProblem::TooShort { code: code(), needed: 84 },
        LineProblem::TooShort { .. } => LineProblem::NotBlank { code: code(), text: text() },
        LineProblem::NotBlank { .. } => LineProblem::BytesCounted,
        LineProblem::BytesCounted => LineProblem::TooLong { read: 9000 },
        LineProblem::TooLong { .. } => {
            LineProblem::Repeated { code: code(), first: 4, same: false }
        }
        LineProblem::Repeated { .. } => return None,
    })
}

fn after_day(it: &DateOf) -> Option<DateOf> {
    Some(match it {
        DateOf::FirstDay => DateOf::LastDay,
        DateOf::LastDay => DateOf::Round(3),
        DateOf::Round(_) => return None,
    })
}

fn after_counted(it: Counted) -> Option<Counted> {
    Some(match it {
        Counted::Players => Counted::Rated,
        Counted::Rated => Counted::Teams,
        Counted::Teams => return None,
    })
}

fn after_header(it: &HeaderProblem) -> Option<HeaderProblem> {
    Some(match it {
        HeaderProblem::UnreadableDate { what, .. } => match after_day(what) {
            Some(what) => HeaderProblem::UnreadableDate { what, text: text() },
            None => HeaderProblem::UnreadableCount { code: code(), text: text() },
        },
        HeaderProblem::UnreadableCount { .. } => {
            let what = Counted::Players;
            HeaderProblem::CountDiffers { code: code(), what, stated: 5, found: 6 }
        }
        HeaderProblem::CountDiffers { what, .. } => match after_counted(*what) {
            Some(what) => HeaderProblem::CountDiffers { code: code(), what, stated: 5, found: 6 },
            None => HeaderProblem::UnknownKind { text: text() },
        },
        HeaderProblem::UnknownKind { .. } => HeaderProblem::UnreadableTimeControl { text: text() },
        HeaderProblem::UnreadableTimeControl { .. } => {
            HeaderProblem::UnknownRankMethod { text: text() }
        }
        HeaderProblem::UnknownRankMethod { .. } => return None,
    })
}

fn after_rules(it: &RulesProblem) -> Option<RulesProblem> {
    let (code, text) = (code(), text());
    Some(match it {
        RulesProblem::UnreadableRounds { .. } => RulesProblem::RoundsConflict { kept: 7, other: 9 },
        RulesProblem::RoundsConflict { .. } => RulesProblem::UnknownInitialColour { code, text },
        RulesProblem::UnknownInitialColour { .. } => RulesProblem::InitialColourConflict,
        RulesProblem::InitialColourConflict => RulesProblem::UnknownOption { code, text },
        RulesProblem::UnknownOption { .. } => RulesProblem::UnreadablePoints { code, text },
        RulesProblem::UnreadablePoints { .. } => RulesProblem::UnknownSymbol { code, text },
        RulesProblem::UnknownSymbol { .. } => RulesProblem::PointsConflict { code },
        RulesProblem::PointsConflict { .. } => {
            RulesProblem::PointsTaken { points: PointSystem::of(30, 10, 0) }
        }
        RulesProblem::PointsTaken { .. } => {
            let byes = PointSystem { pairing_bye: Score::ZERO, ..PointSystem::of(20, 10, 0) };
            RulesProblem::PointsAmbiguous { systems: vec![byes, PointSystem::of(30, 10, 0)] }
        }
        RulesProblem::PointsAmbiguous { .. } => RulesProblem::UnreadableBoards { text },
        RulesProblem::UnreadableBoards { .. } => return None,
    })
}

fn after_player(it: &PlayerProblem) -> Option<PlayerProblem> {
    let text = text();
    Some(match it {
        PlayerProblem::UnreadableNumber { .. } => PlayerProblem::NumberZero,
        PlayerProblem::NumberZero => PlayerProblem::NumberTwice { first: 4 },
        PlayerProblem::NumberTwice { .. } => PlayerProblem::NoName,
        PlayerProblem::NoName => PlayerProblem::UnknownSex { text },
        PlayerProblem::UnknownSex { .. } => PlayerProblem::UnknownTitle { text },
        PlayerProblem::UnknownTitle { .. } => PlayerProblem::UnreadableRating { text },
        PlayerProblem::UnreadableRating { .. } => PlayerProblem::UnreadableBirth { text },
        PlayerProblem::UnreadableBirth { .. } => PlayerProblem::UnreadablePoints { text },
        PlayerProblem::UnreadablePoints { .. } => PlayerProblem::UnreadableRank { text },
        PlayerProblem::UnreadableRank { .. } => {
            let (stated, computed) = (Score::from_tenths(25), Score::from_tenths(20));
            PlayerProblem::PointsDiffer { stated, computed, system_known: true }
        }
        PlayerProblem::PointsDiffer { .. } => return None,
    })
}

fn after_taken(it: Taken) -> Option<Taken> {
    Some(match it {
        Taken::NoResult => Taken::Forfeited,
        Taken::Forfeited => Taken::NotRated,
        Taken::NotRated => Taken::Ended,
        Taken::Ended => return None,
    })
}

fn after_cell(it: &CellProblem) -> Option<CellProblem> {
    let (text, opponent) = (text(), who());
    let disagree =
        |taken| CellProblem::ResultsDisagree { opponent: who(), own: '1', other: '=', taken };
    Some(match it {
        CellProblem::UnreadableOpponent { .. } => CellProblem::NoSuchOpponent { opponent: 77 },
        CellProblem::NoSuchOpponent { .. } => CellProblem::PlaysHimself,
        CellProblem::PlaysHimself => CellProblem::OpponentsDisagree { opponent, instead: None },
        CellProblem::OpponentsDisagree { instead: None, .. } => {
            CellProblem::OpponentsDisagree { opponent, instead: Some(77) }
        }
        CellProblem::OpponentsDisagree { instead: Some(_), .. } => {
            CellProblem::OneSided { opponent }
        }
        CellProblem::OneSided { .. } => CellProblem::UnknownColour { text },
        CellProblem::UnknownColour { .. } => CellProblem::SameColour { opponent },
        CellProblem::SameColour { .. } => CellProblem::ColourOneSided { opponent },
        CellProblem::ColourOneSided { .. } => {
            CellProblem::ColourMissing { opponent, forfeited: false }
        }
        CellProblem::ColourMissing { .. } => CellProblem::ColourWithoutOpponent,
        CellProblem::ColourWithoutOpponent => CellProblem::UnknownResult { text },
        CellProblem::UnknownResult { .. } => disagree(Taken::NoResult),
        CellProblem::ResultsDisagree { taken, .. } => match after_taken(*taken) {
            Some(taken) => disagree(taken),
            None => CellProblem::ResultOneSided { opponent },
        },
        CellProblem::ResultOneSided { .. } => CellProblem::ResultWithoutOpponent { letter: '1' },
        CellProblem::ResultWithoutOpponent { .. } => {
            CellProblem::ByeWithOpponent { letter: 'H', opponent: 77 }
        }
        CellProblem::ByeWithOpponent { .. } => CellProblem::SecondPairingBye { first: opponent },
        CellProblem::SecondPairingBye { .. } => CellProblem::ByeGivenBeforehand,
        CellProblem::ByeGivenBeforehand => CellProblem::ByeAsForfeit,
        CellProblem::ByeAsForfeit => CellProblem::BeyondDeclared { declared: 2 },
        CellProblem::BeyondDeclared { .. } => CellProblem::BeyondFormat,
        CellProblem::BeyondFormat => return None,
    })
}

fn after_column(it: Column) -> Option<Column> {
    Some(match it {
        Column::Round => Column::Player,
        Column::Player => Column::Team,
        Column::Team => Column::Participant,
        Column::Participant => Column::Opponent,
        Column::Opponent => Column::Member,
        Column::Member => Column::TeamNumber,
        Column::TeamNumber => Column::FirstNumber,
        Column::FirstNumber => Column::LastNumber,
        Column::LastNumber => Column::Strength,
        Column::Strength => Column::Rank,
        Column::Rank => Column::Points,
        Column::Points => Column::MatchPoints,
        Column::MatchPoints => Column::GamePoints,
        Column::GamePoints => Column::Result,
        Column::Result => Column::ResultKind,
        Column::ResultKind => Column::ByeKind,
        Column::ByeKind => Column::Colour,
        Column::Colour => Column::ForfeitMark,
        Column::ForfeitMark => return None,
    })
}

fn after_record(it: &RecordProblem) -> Option<RecordProblem> {
    let (player, round) = (Participant::Player(number()), round());
    let team = Participant::Team(TeamNumber::new(6).unwrap());
    Some(match it {
        RecordProblem::Unreadable { what, .. } => match after_column(*what) {
            Some(what) => RecordProblem::Unreadable { what, text: text() },
            None => RecordProblem::Misaligned { text: text() },
        },
        RecordProblem::Misaligned { .. } => RecordProblem::NoSuch { who: player },
        RecordProblem::NoSuch { who: Participant::Player(_) } => {
            RecordProblem::NoSuch { who: team }
        }
        RecordProblem::NoSuch { who: Participant::Team(_) } => {
            RecordProblem::RangeReversed { what: Range::Rounds, first: 9, last: 7 }
        }
        RecordProblem::RangeReversed { what: Range::Rounds, .. } => {
            RecordProblem::RangeReversed { what: Range::Numbers, first: 9, last: 7 }
        }
        RecordProblem::RangeReversed { what: Range::Numbers, .. } => RecordProblem::Nobody,
        RecordProblem::Nobody => RecordProblem::OnlyOne,
        RecordProblem::OnlyOne => RecordProblem::ByeContradicted { who: player, round },
        RecordProblem::ByeContradicted { .. } => RecordProblem::ByeOnlyHere { who: player, round },
        RecordProblem::ByeOnlyHere { .. } => RecordProblem::ByeTwice { who: player, round },
        RecordProblem::ByeTwice { .. } => RecordProblem::TeamTwice { number: 6, first: 4 },
        RecordProblem::TeamTwice { .. } => RecordProblem::MemberTwice { player: 77 },
        RecordProblem::MemberTwice { .. } => RecordProblem::RostersDiffer { team: text() },
        RecordProblem::RostersDiffer { .. } => return None,
    })
}

fn after_unread(it: &Unread) -> Option<Unread> {
    Some(match it {
        Unread::Line { .. } => Unread::Veg,
        Unread::Veg => Unread::Header,
        Unread::Header => Unread::Texts,
        Unread::Texts => Unread::Configuration,
        Unread::Configuration => Unread::Rounds,
        Unread::Rounds => Unread::Players,
        Unread::Players => Unread::Boards,
        Unread::Boards => Unread::Pairs,
        Unread::Pairs => Unread::Section { code: 0xA9 },
        Unread::Section { .. } => return None,
    })
}

fn after_aside(it: Aside) -> Option<Aside> {
    Some(match it {
        Aside::Prizes => Aside::Contacts,
        Aside::Contacts => Aside::FixedBoards,
        Aside::FixedBoards => Aside::BoardsByHand,
        Aside::BoardsByHand => Aside::EventTexts,
        Aside::EventTexts => Aside::RoundTimes,
        Aside::RoundTimes => Aside::Groups,
        Aside::Groups => Aside::Coefficients,
        Aside::Coefficients => return None,
    })
}

fn after_gap(it: &Gap) -> Option<Gap> {
    Some(match it {
        Gap::Numbers => Gap::NumbersOfGames,
        Gap::NumbersOfGames => Gap::Absences { times: 12 },
        Gap::Absences { .. } => Gap::Forfeits { games: 12 },
        Gap::Forfeits { .. } => Gap::Rounds,
        Gap::Rounds => Gap::Teams,
        Gap::Teams => Gap::Order,
        Gap::Order => return None,
    })
}

fn after_setting(it: Setting) -> Option<Setting> {
    Some(match it {
        Setting::TieBreaks => Setting::VegaTieBreaks,
        Setting::VegaTieBreaks => Setting::VegaAcceleration,
        Setting::VegaAcceleration => Setting::PapiPairing,
        Setting::PapiPairing => return None,
    })
}

fn after_portion(it: Portion) -> Option<Portion> {
    Some(match it {
        Portion::InfoTable => Portion::PlayerTable,
        Portion::PlayerTable => Portion::Rounds,
        Portion::Rounds => Portion::Players,
        Portion::Players => Portion::Boards { round: round() },
        Portion::Boards { .. } => return None,
    })
}

fn after_damage(it: &Damage) -> Option<Damage> {
    let round = round();
    Some(match it {
        Damage::Page => Damage::NoEnd,
        Damage::NoEnd => Damage::NoSuchPlayer { round, player: 77 },
        Damage::NoSuchPlayer { .. } => Damage::PlayerTwice { round, player: 77 },
        Damage::PlayerTwice { .. } => Damage::Silent { round, players: 12 },
        Damage::Silent { .. } => return None,
    })
}

fn after_coded(it: &Coded) -> Option<Coded> {
    let (who, round) = (who(), round());
    Some(match it {
        Coded::Kind => Coded::Game,
        Coded::Game => Coded::Result { who, round },
        Coded::Result { .. } => Coded::Alone { who, round },
        Coded::Alone { .. } => Coded::Bye { player: 77, round },
        Coded::Bye { .. } => Coded::Pair { white: number(), black: number(), round },
        Coded::Pair { .. } => return None,
    })
}

fn after_row(it: &BadRow) -> Option<BadRow> {
    let (text, who, round) = (text(), who(), round());
    Some(match it {
        BadRow::Points { .. } => BadRow::Number { text },
        BadRow::Number { .. } => BadRow::Cell { who, round, text },
        BadRow::Cell { .. } => {
            let (stated, counted) = (Score::from_tenths(25), Score::from_tenths(20));
            BadRow::PointsDiffer { who, stated, counted }
        }
        BadRow::PointsDiffer { .. } => BadRow::Reference { reference: -4 },
        BadRow::Reference { .. } => BadRow::NoSuchOpponent { who, round },
        BadRow::NoSuchOpponent { .. } => BadRow::OtherEvents { first: text, games: 12 },
        BadRow::OtherEvents { .. } => BadRow::NoRound,
        BadRow::NoRound => BadRow::SecondGame { round },
        BadRow::SecondGame { .. } => BadRow::Federation { text },
        BadRow::Federation { .. } => BadRow::Table { why: text },
        BadRow::Table { .. } => return None,
    })
}

fn after_kind(it: Kind) -> Option<Kind> {
    Some(match it {
        Kind::Trf => Kind::Json,
        Kind::Json => Kind::Event,
        Kind::Event => Kind::SwissManager,
        Kind::SwissManager => Kind::Papi,
        Kind::Papi => Kind::Vega,
        Kind::Vega => Kind::Pgn,
        Kind::Pgn => Kind::Workbook,
        Kind::Workbook => Kind::Table,
        Kind::Table => Kind::Zip,
        Kind::Zip => Kind::OldOffice,
        Kind::OldOffice => Kind::Unknown,
        Kind::Unknown => return None,
    })
}

fn after_foreign(it: &ForeignProblem) -> Option<ForeignProblem> {
    let cut = |what| ForeignProblem::Cut { what, found: 5, expected: 6 };
    let coded = |what| ForeignProblem::UnknownCode { what, code: code() };
    let other_name = |kind| ForeignProblem::OtherName { extension: text(), kind };
    let not_taken = |what| ForeignProblem::NotTaken { what, count: 12 };
    let set = |what| ForeignProblem::OwnWords { what, text: text() };
    let too_many = |what| ForeignProblem::TooMany { what, most: 9000 };
    Some(match it {
        ForeignProblem::NotUnderstood { what, .. } => match after_unread(what) {
            Some(what) => ForeignProblem::NotUnderstood { what, bytes: 12 },
            None => not_taken(Aside::Prizes),
        },
        ForeignProblem::NotTaken { what, .. } => match after_aside(*what) {
            Some(what) => not_taken(what),
            None => ForeignProblem::NotSaid(Gap::Numbers),
        },
        ForeignProblem::NotSaid(gap) => {
            after_gap(gap).map_or_else(|| set(Setting::TieBreaks), ForeignProblem::NotSaid)
        }
        ForeignProblem::OwnWords { what, .. } => {
            after_setting(*what).map_or_else(|| cut(Portion::InfoTable), set)
        }
        ForeignProblem::Cut { what, .. } => {
            after_portion(*what).map_or(ForeignProblem::Damaged(Damage::Page), cut)
        }
        ForeignProblem::Damaged(damage) => {
            after_damage(damage).map_or_else(|| coded(Coded::Kind), ForeignProblem::Damaged)
        }
        ForeignProblem::UnknownCode { what, .. } => {
            after_coded(what).map_or(ForeignProblem::Row(BadRow::Points { text: text() }), coded)
        }
        ForeignProblem::Row(row) => {
            after_row(row).map_or_else(|| other_name(Kind::Trf), ForeignProblem::Row)
        }
        ForeignProblem::OtherName { kind, .. } => {
            after_kind(*kind).map_or_else(|| too_many(Surplus::Players), other_name)
        }
        ForeignProblem::TooMany { what: Surplus::Players, .. } => too_many(Surplus::Games),
        ForeignProblem::TooMany { what: Surplus::Games, .. } => {
            ForeignProblem::BeyondDeclared { declared: 7, rounds: 9 }
        }
        ForeignProblem::BeyondDeclared { .. } => return None,
    })
}

fn after(it: &ProblemKind) -> Vec<ProblemKind> {
    let (code, who, round) = (code(), who(), round());
    match it {
        ProblemKind::File(first) => {
            chain(first.clone(), after_file).into_iter().map(ProblemKind::File).collect()
        }
        ProblemKind::Line(first) => {
            chain(first.clone(), after_line).into_iter().map(ProblemKind::Line).collect()
        }
        ProblemKind::Header(first) => {
            chain(first.clone(), after_header).into_iter().map(ProblemKind::Header).collect()
        }
        ProblemKind::Rules(first) => {
            chain(first.clone(), after_rules).into_iter().map(ProblemKind::Rules).collect()
        }
        ProblemKind::Player { problem, .. } => {
            let of = |problem| ProblemKind::Player { who: who.clone(), problem };
            chain(problem.clone(), after_player).into_iter().map(of).collect()
        }
        ProblemKind::Cell { problem, .. } => {
            let of = |problem| ProblemKind::Cell { who: who.clone(), round, problem };
            chain(problem.clone(), after_cell).into_iter().map(of).collect()
        }
        ProblemKind::Record { problem, .. } => {
            let of = |problem| ProblemKind::Record { code: code.clone(), problem };
            chain(problem.clone(), after_record).into_iter().map(of).collect()
        }
        ProblemKind::Foreign(first) => {
            chain(first.clone(), after_foreign).into_iter().map(ProblemKind::Foreign).collect()
        }
    }
}

/// Every problem there is.
fn every() -> Vec<Problem> {
    let (code, text) = (code(), text());
    let cell = CellProblem::UnreadableOpponent { text: text.clone() };
    let player = PlayerProblem::UnreadableNumber { text: text.clone() };
    let record = RecordProblem::Unreadable { what: Column::Round, text: text.clone() };
    let what = DateOf::FirstDay;
    let unread = Unread::Line { text: text.clone() };
    let firsts = [
        ProblemKind::File(FileProblem::NotUtf8 { lines: 12 }),
        ProblemKind::Line(LineProblem::Tabs),
        ProblemKind::Header(HeaderProblem::UnreadableDate { what, text: text.clone() }),
        ProblemKind::Rules(RulesProblem::UnreadableRounds { code: code.clone(), text }),
        ProblemKind::Player { who: who(), problem: player },
        ProblemKind::Cell { who: who(), round: round(), problem: cell },
        ProblemKind::Record { code, problem: record },
        ProblemKind::Foreign(ForeignProblem::NotUnderstood { what: unread, bytes: 1 }),
    ];
    let problem = |kind| Problem { line: 0, column: 0, width: 0, kind };
    firsts.iter().flat_map(after).map(problem).collect()
}

#[test]
fn every_problem_is_told_in_every_language() {
    let problems = every();
    assert_eq!(171, problems.len(), "a chain ends early, or has a new link");
    for problem in &problems {
        let english = told(problem, Lang::En);
        // Why a row of a table cannot be read is told by its reader.
        let by_reader =
            matches!(problem.kind, ProblemKind::Foreign(ForeignProblem::Row(BadRow::Table { .. })));
        for lang in Lang::ALL {
            let Told { message, assumed, mend } = told(problem, lang);
            let all = [message.as_str(), assumed.as_deref().unwrap_or("-"), mend.as_str()];
            for words in all {
                let name = problem.code();
                assert!(!words.is_empty() && !words.ends_with('.'), "{name}: {words}");
                assert!(!words.contains(['{', '}']), "{name}: {words}");
            }
            assert_eq!(english.assumed.is_some(), assumed.is_some(), "{message}");
            let same = message == english.message;
            assert_eq!(lang == Lang::En || by_reader, same, "{}: {message}", lang.code());
            // What stands in the file is told as it stands there.
            for data in ["Qxq", "Zedd", "299", "77"] {
                let told = message.contains(data);
                assert_eq!(english.message.contains(data), told, "{}: {message}", lang.code());
            }
        }
    }
}

/// Programs read the codes: none is lost, and none changes.
#[test]
fn codes_stay() {
    let problems = every();
    let codes: BTreeSet<&str> = problems.iter().map(Problem::code).collect();
    let listed = include_str!("codes.txt").lines().collect();
    assert_eq!(codes, listed, "{:#?}", codes.symmetric_difference(&listed));
}

#[test]
fn players_are_named_as_far_as_they_are_known() {
    let of = |number, name: &str| Who { number, name: name.to_owned() };
    let all =
        |lang| [of(0, ""), of(0, "Zedd"), of(8, ""), of(8, "Zedd")].map(|who| named(&who, lang));
    assert_eq!(
        ["this player", "player Zedd", "player 8", "player 8 (Zedd)"],
        all(Lang::En).as_slice()
    );
    assert_eq!(["diese Person", "Zedd", "Nr. 8", "Nr. 8 (Zedd)"], all(Lang::De).as_slice());
}

/// What snapshots of the command line do not show, exactly as it always was.
#[test]
fn english_stays_as_it_was() {
    let told = |kind| {
        let Told { message, assumed, mend } =
            told(&Problem { line: 0, column: 0, width: 0, kind }, Lang::En);
        [message, assumed.unwrap_or_default(), mend].join(" | ")
    };
    let foreign = |problem| told(ProblemKind::Foreign(problem));
    assert_eq!(
        "the contents of section A9 is not understood (1 byte) | they say nothing that matters \
         here | compare the lists with those of the program that wrote the file",
        foreign(ForeignProblem::NotUnderstood { what: Unread::Section { code: 0xA9 }, bytes: 1 })
    );
    assert_eq!(
        "the boards of round 3 (section B3) are not complete: 5 of 6 could be read | the rest does \
         not exist | save or copy the file again from the program it came from",
        foreign(ForeignProblem::Cut {
            what: Portion::Boards { round: round() },
            found: 5,
            expected: 6
        })
    );
    let byes = PointSystem { pairing_bye: Score::ZERO, ..PointSystem::of(20, 10, 0) };
    let systems = vec![byes, PointSystem::of(30, 10, 0)];
    assert_eq!(
        "no record declares a point system, and the points of every player follow 2-1-0 with 0 for \
         the bye and 3-1-0 | 1-0.5-0 | declare the point system (record 162; XXS for JaVaFo, BBW \
         for bbpPairings)",
        told(ProblemKind::Rules(RulesProblem::PointsAmbiguous { systems }))
    );
    let opponent = who();
    let problem = CellProblem::OpponentsDisagree { opponent, instead: Some(77) };
    assert_eq!(
        "in round 3, player 8 (Zedd) names player 8 (Zedd), whose line names player 77 | the \
         player had no opponent, and the points of the result | correct one of the two lines",
        told(ProblemKind::Cell { who: who(), round: round(), problem })
    );
}
