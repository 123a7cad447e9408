//! Why there is no such schedule, in words: `schedule` gives variants with their data.

use ronde_schedule::{Counted, Entered, Error};
use ronde_words::{Lang, NoScheduleWords, fill};

/// Why a schedule is not possible and what is, as the end of a sentence.
#[expect(clippy::too_many_lines, reason = "a table; a new error does not compile without words")]
pub fn no_schedule(error: &Error, lang: Lang) -> String {
    let w = NoScheduleWords::of(lang);
    match error {
        Error::OutOfRange { what, given, least, most } => {
            let what = counted(*what, w);
            fill!(w.out_of_range, what = what, given = given, least = least, most = most)
        }
        Error::OddTeam { players } => {
            let (fewer, more) = (players.saturating_sub(1).max(2), players + 1);
            fill!(w.odd_team, players = players, fewer = fewer, more = more)
        }
        Error::MolterRounds { rounds, teams, most } => {
            fill!(w.molter_rounds, rounds = rounds, teams = teams, most = most)
        }
        Error::NotDouble { cycles } => fill!(w.not_double, cycles = cycles),
        Error::NotPrinted { groups, size } => fill!(w.not_printed, groups = groups, size = size),
        Error::NoName(place) => fill!(w.no_name, place = place),
        Error::NameTwice(name) => fill!(w.name_twice, name = name),
        Error::WrongNumber { what: Entered::Players, given, needed } => {
            fill!(w.wrong_players, given = given, needed = needed)
        }
        Error::WrongNumber { what: Entered::Teams, given, needed } => {
            fill!(w.wrong_teams, given = given, needed = needed)
        }
        Error::ContingentTooLarge { group, members, envelopes } => {
            let largest = envelopes.first().copied().unwrap_or(0);
            fill!(
                w.too_large,
                members = members,
                group = group,
                largest = largest,
                envelopes = listed(envelopes),
            )
        }
        Error::ContingentsDoNotFit { contingents, envelopes } => {
            let (contingents, envelopes) = (listed(contingents), listed(envelopes));
            fill!(w.do_not_fit, contingents = contingents, envelopes = envelopes)
        }
        Error::NoSuchSeat { seat, seats } => fill!(w.no_such_seat, seat = seat, seats = seats),
        Error::OneSeat(seat) => fill!(w.one_seat, seat = seat),
        Error::DispensedTooLong { seat, rounds, most } => {
            fill!(w.dispensed_too_long, seat = seat, rounds = rounds, most = most)
        }
        Error::NobodyPlays { round } => fill!(w.nobody_plays, round = round),
        Error::NoPreliminary { places, below, undispensed } => fill!(
            w.no_preliminary,
            places = places,
            above = places.saturating_sub(*below),
            below = below,
            undispensed = undispensed,
        ),
        Error::NotARecipe(text) => fill!(w.not_a_recipe, text = text),
        Error::NoRecipe => w.no_recipe.to_owned(),
        Error::TooFewRounds { declared, needed } => {
            fill!(w.too_few_rounds, declared = declared, needed = needed)
        }
        Error::ResultsMissing { round, games } => {
            fill!(w.results_missing, round = round, games = games)
        }
        Error::Differs { round } => fill!(w.differs, round = round),
        Error::Level { number } => fill!(w.level, number = number),
        Error::NotInMatch { number, seat } => fill!(w.not_in_match, number = number, seat = seat),
    }
}

const fn counted(what: Counted, w: &NoScheduleWords) -> &'static str {
    match what {
        Counted::CupPlayers => w.cup_players,
        Counted::MatchGames => w.match_games,
        Counted::Protected => w.protected,
        Counted::RobinPlayers => w.robin_players,
        Counted::RobinCycles => w.robin_cycles,
        Counted::Round => w.round,
        Counted::Players => w.players,
        Counted::VarmaPlayers => w.varma_players,
        Counted::SchillerGroups => w.schiller_groups,
        Counted::GroupPlayers => w.group_players,
        Counted::BerlinGroups => w.berlin_groups,
        Counted::BerlinPlayers => w.berlin_players,
        Counted::TeamBoards => w.team_boards,
        Counted::ScheveningenBoards => w.scheveningen_boards,
        Counted::ScheveningenCycles => w.scheveningen_cycles,
        Counted::MolterTeams => w.molter_teams,
        Counted::MolterPlayers => w.molter_players,
    }
}

fn listed(sizes: &[usize]) -> String {
    sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use ronde_schedule::Seat;

    use super::*;

    /// The error after this one, so that a new variant does not compile without a place here.
    fn after(error: &Error) -> Option<Error> {
        let seat = Seat::new(7).unwrap();
        Some(match error {
            Error::OutOfRange { what, .. } => match after_counted(*what) {
                Some(what) => Error::OutOfRange { what, given: 77, least: 2, most: 40 },
                None => Error::OddTeam { players: 5 },
            },
            Error::OddTeam { .. } => Error::MolterRounds { rounds: 7, teams: 6, most: 5 },
            Error::MolterRounds { .. } => Error::NotDouble { cycles: 3 },
            Error::NotDouble { .. } => Error::NotPrinted { groups: 5, size: 4 },
            Error::NotPrinted { .. } => Error::NoName(3),
            Error::NoName(_) => Error::NameTwice("Zedd".to_owned()),
            Error::NameTwice(_) => {
                Error::WrongNumber { what: Entered::Players, given: 7, needed: 8 }
            }
            Error::WrongNumber { what: Entered::Players, .. } => {
                Error::WrongNumber { what: Entered::Teams, given: 7, needed: 8 }
            }
            Error::WrongNumber { what: Entered::Teams, .. } => Error::ContingentTooLarge {
                group: "SUI".to_owned(),
                members: 5,
                envelopes: vec![4, 3],
            },
            Error::ContingentTooLarge { .. } => {
                Error::ContingentsDoNotFit { contingents: vec![2, 2], envelopes: vec![3, 1] }
            }
            Error::ContingentsDoNotFit { .. } => Error::NoSuchSeat { seat: 9, seats: 8 },
            Error::NoSuchSeat { .. } => Error::OneSeat(seat),
            Error::OneSeat(_) => Error::DispensedTooLong { seat, rounds: 9, most: 3 },
            Error::DispensedTooLong { .. } => Error::NobodyPlays { round: 1 },
            Error::NobodyPlays { .. } => {
                Error::NoPreliminary { places: 11, below: 8, undispensed: 5 }
            }
            Error::NoPreliminary { .. } => Error::NotARecipe("cup of tea".to_owned()),
            Error::NotARecipe(_) => Error::NoRecipe,
            Error::NoRecipe => Error::TooFewRounds { declared: 4, needed: 7 },
            Error::TooFewRounds { .. } => Error::ResultsMissing { round: 2, games: 1 },
            Error::ResultsMissing { games: 1, .. } => Error::ResultsMissing { round: 2, games: 3 },
            Error::ResultsMissing { .. } => Error::Differs { round: 2 },
            Error::Differs { .. } => Error::Level { number: 4 },
            Error::Level { .. } => Error::NotInMatch { number: 4, seat },
            Error::NotInMatch { .. } => return None,
        })
    }

    const fn after_counted(what: Counted) -> Option<Counted> {
        Some(match what {
            Counted::CupPlayers => Counted::MatchGames,
            Counted::MatchGames => Counted::Protected,
            Counted::Protected => Counted::RobinPlayers,
            Counted::RobinPlayers => Counted::RobinCycles,
            Counted::RobinCycles => Counted::Round,
            Counted::Round => Counted::Players,
            Counted::Players => Counted::VarmaPlayers,
            Counted::VarmaPlayers => Counted::SchillerGroups,
            Counted::SchillerGroups => Counted::GroupPlayers,
            Counted::GroupPlayers => Counted::BerlinGroups,
            Counted::BerlinGroups => Counted::BerlinPlayers,
            Counted::BerlinPlayers => Counted::TeamBoards,
            Counted::TeamBoards => Counted::ScheveningenBoards,
            Counted::ScheveningenBoards => Counted::ScheveningenCycles,
            Counted::ScheveningenCycles => Counted::MolterTeams,
            Counted::MolterTeams => Counted::MolterPlayers,
            Counted::MolterPlayers => return None,
        })
    }

    fn all() -> Vec<Error> {
        let first = Error::OutOfRange { what: Counted::CupPlayers, given: 77, least: 2, most: 40 };
        std::iter::successors(Some(first), after).collect()
    }

    #[test]
    fn every_error_has_its_own_words_in_every_language() {
        for error in all() {
            let mut told: Vec<String> =
                Lang::ALL.iter().map(|lang| no_schedule(&error, *lang)).collect();
            told.sort();
            told.dedup();
            assert_eq!(Lang::ALL.len(), told.len(), "{error:?}: {told:?}");
            assert!(told.iter().all(|it| !it.ends_with('.')), "{told:?}");
        }
    }

    #[test]
    fn english_as_it_is_printed() {
        let told: Vec<String> = all().iter().map(|it| no_schedule(it, Lang::En)).collect();
        assert_eq!(ENGLISH, told.join("\n"));
    }

    const ENGLISH: &str = include_str!("no_schedule.txt").trim_ascii_end();
}
