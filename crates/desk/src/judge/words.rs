//! Cautions and objections in English. Pages find the words of other languages by the code; a
//! terminal and the API print these.

use std::fmt;

use super::{Caution, Objection};
use crate::stored::{Case, EntrantId};

fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn boards(items: &[(u16, u32)]) -> String {
    let items: Vec<String> =
        items.iter().map(|(round, board)| format!("round {round} board {board}")).collect();
    items.join(", ")
}

fn case(case: Case) -> &'static str {
    match case {
        Case::Rematch => "two who have met were paired",
        Case::RulesOfTheEvent => "the rules of the event ask for it",
        Case::BothWithoutOpponent => "two without an opponent agree to play",
        Case::LateEntry => "a late entry is admitted",
        Case::LastRoundTopBoards => "something unforeseeable at the top boards of the last round",
        Case::AbsoluteRule => "the pairing breaks an absolute rule",
    }
}

impl fmt::Display for Caution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plain) = plain_caution(self) {
            return f.write_str(plain);
        }
        match self {
            Caution::RoundsChange { from, to } => {
                let from = from.map_or_else(|| "none".to_owned(), |from| from.to_string());
                write!(
                    f,
                    "The number of rounds was announced (C.04.1:1): {from} becomes {to}. Which \
                     round is the last changes, and the report will say so."
                )
            }
            Caution::SameName { name } => write!(f, "{name} is in the list already."),
            Caution::SecondHalfBye { allowed } => {
                write!(f, "The rules of this tournament allow {allowed} half-point byes.")
            }
            Caution::MissingBecomeAdjourned { boards: held } => write!(
                f,
                "These games have no result and will count as adjourned, a draw for the pairing \
                 (C.04.2:3.1): {}.",
                boards(held)
            ),
            Caution::ChangesPublished { case: why } => write!(
                f,
                "The round is published. It may be changed because {} (C.04.2:4.4).",
                case(*why)
            ),
            Caution::BreaksRule { article, players } => {
                write!(f, "Players {}: this breaks {article}.", list(players))
            }
            Caution::LeftOut { players } => {
                write!(f, "Players {} have neither opponent nor bye.", list(players))
            }
            Caution::NotTheEngines { boards } => write!(
                f,
                "The round differs from the rules' pairing at {boards} boards; the report will say \
                 so."
            ),
            Caution::CountsFromRound { round } => {
                write!(f, "The correction counts from round {round} on (C.04.2:4.3).")
            }
            Caution::PairsAgain { round } => {
                write!(f, "Round {round} is taken back and must be paired again.")
            }
            Caution::SoftDropped { count } => {
                write!(f, "{count} wishes for pairs not to meet could not be kept.")
            }
            Caution::UndoesAnothers { seq } => write!(f, "Act {seq} was somebody else's."),
            _ => of_hand(self, f),
        }
    }
}

/// What is said of rounds that are made or changed by hand.
fn of_hand(caution: &Caution, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match caution {
        Caution::TakesBackPublished { round } => write!(
            f,
            "Everybody has seen round {round}; the report will say that it was taken back \
                 (C.04.2:4.4)."
        ),
        Caution::Reopens { round } => {
            write!(f, "Round {round} was closed; its results can be changed again.")
        }
        Caution::Absent { players } => {
            write!(f, "Players {} have left, or have not come (C.04.2:3.2).", list(players))
        }
        Caution::LosesResults { boards } => {
            write!(f, "The results at boards {} are lost.", list(boards))
        }
        Caution::BothColoursWrong { boards } => {
            let boards = boards.iter().map(|pair| format!("{}–{}", pair.0, pair.1));
            let boards: Vec<String> = boards.collect();
            write!(f, "Both players would get the wrong colour: {}.", boards.join(", "))
        }
        Caution::ImportBreaks { rules } => {
            write!(f, "The file breaks rules, and the report will say so: {}.", list(rules))
        }
        other => of_absence(other, f),
    }
}

/// What is said of those who are not there, and where the old books say more than today's.
fn of_absence(caution: &Caution, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match caution {
        Caution::AbsencesCarried { round, players } => write!(
            f,
            "Players {} were marked absent before, and nobody has said whether they play round \
             {round}. They will not be paired.",
            list(players)
        ),
        Caution::AbsentWithoutAWord { article, players } => write!(
            f,
            "Players {} stayed away without a word; by the book ({article}) they are withdrawn. \
             They will be paired all the same.",
            list(players)
        ),
        Caution::AbsenceWithPoints { article, players } => write!(
            f,
            "Players {}: by the book ({article}) an announced absence is worth 0 points.",
            list(players)
        ),
        Caution::ByeNotByTheBook { article, tenths } => write!(
            f,
            "The bye is worth {} points; the book ({article}) has another value.",
            ronde_model::Score::from_tenths(*tenths)
        ),
        Caution::AdjournedIsNoForfeit { article } => write!(
            f,
            "An adjourned game is not forfeited ({article}): whoever does not come back to it has \
             lost a game that was played."
        ),
        other => write!(f, "{other:?}"),
    }
}

fn plain_caution(caution: &Caution) -> Option<&'static str> {
    Some(match caution {
        Caution::LeavesFideMode => {
            "FIDE's rules will no longer bind this tournament. There is no way back, and the report \
             will say so."
        }
        Caution::TieBreaksChange => {
            "The tie-breaks were announced before the start. The ranking will change, and the \
             report will say so."
        }
        Caution::SystemDeprecated => {
            "FIDE has accepted no program for this system yet, so it counts as deprecated \
             (C.04.2:1)."
        }
        Caution::NumbersChange => {
            "The starting list is ordered anew for the rounds to come (C.04.2:2.3)."
        }
        Caution::NumbersStay => "The numbers stay as they are: round 4 is paired (C.04.2:2.3).",
        Caution::NumbersByHand => {
            "The starting list is ordered by rating, title and name (C.04.2:2.2); yours will not be."
        }
        Caution::Expels => "He will not be paired again; the report will say so.",
        Caution::ByeInLastRounds => {
            "The rules of this tournament allow no bye with points in the last rounds."
        }
        Caution::FullByeDeprecated => {
            "A full-point bye on request is deprecated; the report will say so."
        }
        Caution::PointsByDecision => "Points are changed by decision.",
        Caution::Unusual => "This is no result that games end with every day.",
        Caution::NotRated => "This game will not be rated.",
        Caution::Adjourns => {
            "The game counts as a draw for the pairing (C.04.2:3.1) until it is finished."
        }
        Caution::AdjournedNotDrawn => {
            "The pairings made meanwhile took the game for a draw (C.04.2:3.1)."
        }
        Caution::ReplacesConfirmed => "The result was confirmed already.",
        Caution::RatingOnly => "The correction counts for the rating report alone (C.04.2:4.3).",
        Caution::ReinstatesExpelled => "He was expelled.",
        Caution::Resumes => "The ranking was final; the report will say so.",
        _ => return None,
    })
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plain) = plain(self) {
            return f.write_str(plain);
        }
        match self {
            Objection::AfterTheStart { what } => {
                write!(f, "{} cannot be changed once round 1 is paired.", words(what))
            }
            Objection::FideMode { what } => {
                write!(f, "{} is not possible in FIDE mode; leave it first.", words(what))
            }
            Objection::UnknownSystem { code } => write!(f, "{code} is no system of this program."),
            Objection::UnknownAcceleration { code } => {
                write!(f, "{code} is no acceleration; BAKU, SSA, SSA_HALVES and SSA_KEPT are.")
            }
            Objection::RoundsPaired { paired } => write!(f, "{paired} rounds are paired already."),
            Objection::TieBreaks { why, .. } => {
                write!(f, "The tie-breaks cannot be used: {why}")
            }
            Objection::UnknownTieBreakRules { year } => {
                write!(
                    f,
                    "There are no tie-break rules of {year}; there are 1992, 1998, 2024, 2026."
                )
            }
            Objection::Prizes { line } => write!(
                f,
                "Line {line} of the prizes cannot be read. Write who, a colon and the amounts: \
                 all: 1000, 600, 400."
            ),
            Objection::ResultsMissing { round, boards } => {
                write!(f, "Round {round} has no result at boards {}.", list(boards))
            }
            Objection::StillAdjourned { boards: held } => {
                write!(f, "Games are still adjourned: {}.", boards(held))
            }
            Objection::RatingsMissing { players } => write!(
                f,
                "This system pairs by ratings. Players {} have none: estimate each \
                 (C.04.4.1:1.1, seed-003:1, seed-001:A1).",
                list(players)
            ),
            Objection::NoPairing { why, .. } => write!(f, "The round cannot be paired: {why}."),
            Objection::CaseOfAnotherEdition { case: why } => {
                write!(f, "\"{}\" is no reason under this edition of the rules.", case(*why))
            }
            Objection::RoundsLeft { paired, declared } => {
                write!(f, "{paired} of {declared} rounds are paired; the rest is still to come.")
            }
            _ => of_entry(self, f),
        }
    }
}

fn of_entry(objection: &Objection, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match objection {
        Objection::TableTaken { table, player } => {
            write!(f, "Table {table} is player {player}'s.")
        }
        Objection::NoName { place } => write!(f, "Line {place} has no name."),
        Objection::Rating { rating } => write!(f, "{rating} is no rating."),
        Objection::SourceOfEstimate { longest } => write!(
            f,
            "The source of an estimate is one line of at most {longest} characters, such as \
             INGO 120."
        ),
        Objection::SameFideId { fide_id, player } => match player {
            Some(player) => write!(f, "FIDE number {fide_id} is player {player}'s."),
            None => write!(f, "FIDE number {fide_id} is in the list twice."),
        },
        Objection::Birth { name, text, either: None } => write!(
            f,
            "{name}, born: \"{text}\" is no date of birth. Write the year, or a day such as \
             1999-12-31 or 31.12.1999."
        ),
        Objection::Birth { name, text, either: Some((one, other)) } => {
            write!(f, "{name}, born: {text} may be {one} or {other}. Write one of these.")
        }
        Objection::Federation { name, text, nearest } => {
            write!(f, "{name}, federation: \"{text}\" is none of FIDE's. ")?;
            let such = if nearest.is_empty() { "SUI".to_owned() } else { list(nearest) };
            write!(f, "Write its three letters, such as {such}.")
        }
        _ => of_player(objection, f),
    }
}

fn of_player(objection: &Objection, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let who = |player: &EntrantId| format!("Player {player}");
    match objection {
        Objection::UnknownPlayer { player } => write!(f, "{} is not registered.", who(player)),
        Objection::InRound { player, round } => {
            write!(f, "{} is in round {round}: enter its result, or unpair it.", who(player))
        }
        Objection::NotWithdrawn { player } => write!(f, "{} takes part.", who(player)),
        Objection::Withdrawn { player } => write!(f, "{} has withdrawn.", who(player)),
        Objection::TwiceInList { player } => write!(f, "{} is there twice.", who(player)),
        Objection::NoBye { player, round } => {
            write!(f, "{} asked for no bye in round {round}.", who(player))
        }
        Objection::Seated { player, board } => {
            write!(f, "{} sits at board {board}.", who(player))
        }
        _ => of_round(objection, f),
    }
}

fn of_round(objection: &Objection, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match objection {
        Objection::UnknownRound { round } => write!(f, "Round {round} is not paired yet."),
        Objection::UnknownBoard { round, board } => {
            write!(f, "Round {round} has no board {board}.")
        }
        Objection::RoundPaired { round } => write!(f, "Round {round} is paired already."),
        Objection::BeyondLastRound { round, rounds } => {
            write!(f, "There is no round {round}: the tournament has {rounds}.")
        }
        Objection::DraftOpen { round } => {
            write!(f, "Round {round} is a draft: publish it, or throw it away.")
        }
        Objection::SessionOpen { round } => {
            write!(f, "Round {round} is being paired by hand: end that session first.")
        }
        Objection::NoSession { round } => {
            write!(f, "Round {round} is not being paired by hand: open a session first.")
        }
        Objection::NotDraft { round } => write!(f, "Round {round} is published already."),
        Objection::NotPublished { round } => write!(f, "Round {round} is not published."),
        Objection::Closed { round } => {
            write!(f, "Round {round} is closed: correct the result, or open the round again.")
        }
        Objection::Open { round } => write!(f, "Round {round} is not closed."),
        Objection::NotLast { round } => write!(f, "A later round than {round} is paired."),
        Objection::NeedsCase { round } => {
            write!(f, "Round {round} is published: say which case of C.04.2:4.4 it is.")
        }
        Objection::ResultKnown { round, board } => {
            write!(f, "Round {round} board {board} has this result, or cannot have it.")
        }
        Objection::NoResult { round, board } => {
            write!(f, "Round {round} board {board} has no result.")
        }
        Objection::TooLate { round } => write!(
            f,
            "It is too late to correct round {round} for the pairings; correct it for the rating \
             report (C.04.2:4.3)."
        ),
        Objection::DraftRestsOnIt { round } => {
            write!(f, "Round {round} is a draft that rests on this result: pair it again.")
        }
        Objection::RoundBegun { round } => write!(f, "Round {round} has begun."),
        Objection::PublishedStands { round } => {
            write!(f, "Round {round} is published and stands (C.04.2:4.3).")
        }
        Objection::BeyondEnd { after } => write!(f, "There is no round {after} to leave after."),
        Objection::TooManyPoints { most } => {
            write!(f, "No decision gives or takes more than {} points.", most / 10)
        }
        Objection::NotThisPairing { why } => write!(f, "This is no pairing of this round: {why}."),
        Objection::CaseNotForThis { case: why } => {
            write!(f, "\"{}\" is no reason for this.", case(*why))
        }
        Objection::NothingToUndo { seq } => write!(f, "There is no act {seq}."),
        Objection::AlreadyUndone { seq } => write!(f, "Act {seq} is undone already."),
        Objection::CannotBeUndone { seq } => write!(f, "Act {seq} cannot be undone."),
        other => of_schedule(other, f),
    }
}

fn of_schedule(objection: &Objection, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match objection {
        Objection::NothingToDecide { number } => {
            write!(
                f,
                "There is nothing to decide in match {number}: it is not level, or not played."
            )
        }
        Objection::NotInMatch { number, .. } => {
            write!(f, "Only one of the two who play match {number} can go on.")
        }
        Objection::SchedulePlayers { needed, here } => {
            write!(f, "The schedule is for {needed} players, and {here} are here.")
        }
        Objection::DrawTable { least, most } => write!(
            f,
            "Varma's tables are for {least} to {most} players (C.05 annex 2): draw by lots instead."
        ),
        other => write!(f, "{other:?}"),
    }
}

fn plain(objection: &Objection) -> Option<&'static str> {
    Some(match objection {
        Objection::Finished => "The tournament is finished; resume it first.",
        Objection::NotFinished => "The tournament is not finished.",
        Objection::NothingToDraw => {
            "The colour of the first player is drawn once, before round 1 of a Swiss tournament is \
             paired, unless the arbiter has set it."
        }
        Objection::NotAtTheBeginning => "This comes first in a journal, or not at all.",
        Objection::NotInFideMode => "The tournament is not in FIDE mode.",
        Objection::NoRounds => "A tournament has 1 to 999 rounds.",
        Objection::TwoDrawsBeatAWin => "Two draws must not be worth more than a win and a loss.",
        Objection::ByeAboveWin => "The bye must not be worth more than a win.",
        Objection::ByeValue => "With these points the bye is worth 1, ½ or 0 (C.04.1:3).",
        Objection::BuchholzInRoundRobin => "Buchholz is not for round robins (C.07).",
        Objection::TooFewProhibited => "It takes two who may not meet.",
        Objection::SpanReversed => "The first of the rounds comes after the last.",
        Objection::NoTable => "Tables are counted from 1.",
        Objection::LateInSchedule => "Nobody can enter a schedule that has begun.",
        Objection::RoundsNotDeclared => "Say how many rounds there are (C.04.1:1).",
        Objection::NeedsReason => "Say why.",
        Objection::Points => {
            "Points are 0 to 100, a loss no more than a draw and a draw no more than a win."
        }
        Objection::NumbersOfFile => "The numbers of an imported tournament stay as they are.",
        Objection::NoByesInSchedule => "In a schedule everybody plays when the table says so.",
        Objection::NobodyNamed => "Nobody is named.",
        Objection::RoundsOfSchedule => "The number of rounds follows from the schedule.",
        Objection::NoDraw => {
            "Numbers are drawn for round robins; by Varma's tables for players alone."
        }
        Objection::DrawNames => "Two have the same name, or somebody has none.",
        Objection::DrawTooLarge => {
            "One group is too large for its envelope (C.05 annex 2): allow it to be split, or draw \
             by lots."
        }
        _ => return None,
    })
}

/// The name of a setting, for a sentence.
fn words(what: &str) -> &'static str {
    match what {
        "system" => "This system",
        "points" => "The points",
        "acceleration" => "The acceleration",
        "initial_colour" => "The colour drawn",
        "prohibited" => "Forbidding pairs now",
        "numbers" => "The numbers",
        "team" => "The team",
        _ => "This",
    }
}
