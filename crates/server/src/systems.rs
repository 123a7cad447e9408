//! Pairing systems as pages offer them: the one place that finds their words.

use ronde_model::{Family, System};

use ronde_words::{NewWords, SettingWords, fill};

/// Every system that a tournament may choose, FIDE's first and newest first, with its name; and the
/// one that it has, if that is another.
pub(crate) fn offered(p: &SettingWords, now: Option<System>) -> Vec<(System, String)> {
    let known = [
        (System::Dutch2026, p.dutch_2026),
        (System::Dutch2017, p.dutch_2017),
        (System::Dubov2026, p.dubov_2026),
        (System::Burstein2026, p.burstein_2026),
        (System::Lim2026, p.lim_2026),
        (System::Dutch2010, p.dutch_2010),
        (System::Dutch1992, p.dutch_1992),
        (System::Dubov1997, p.dubov_1997),
        (System::Original, p.original),
    ];
    let other = now.filter(|now| known.iter().all(|(system, _)| system != now));
    let known = known.into_iter().map(|(system, words)| (system, words.to_owned()));
    known.chain(other.map(|system| (system, system.to_string()))).collect()
}

/// Those of FIDE's Handbook, for a new tournament; the first is what it has if nothing is chosen.
pub(crate) fn for_a_new_one(p: &NewWords) -> Vec<(&'static str, String)> {
    let mut all: Vec<System> = System::ALL.into_iter().filter(|it| it.is_of_fide()).collect();
    all.sort_by_key(|it| (*it != System::DEFAULT, it.family(), std::cmp::Reverse(it.year())));
    let named = |system: System| {
        let words = match (system.family(), system.year()) {
            (Family::Dutch, Some(year)) => fill!(p.dutch, year = year),
            (Family::Dubov, Some(year)) => fill!(p.dubov, year = year),
            (Family::Burstein, Some(year)) => fill!(p.burstein, year = year),
            (Family::Lim, Some(year)) => fill!(p.lim, year = year),
            _ => system.to_string(),
        };
        (system.code(), words)
    };
    all.into_iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ronde_words::Lang;

    #[test]
    fn every_system_is_offered_once() {
        let offered = offered(SettingWords::of(Lang::En), None);
        let mut systems: Vec<System> = offered.into_iter().map(|(system, _)| system).collect();
        systems.sort_unstable();
        assert_eq!(System::ALL.as_slice(), systems);
    }

    #[test]
    fn a_new_tournament_has_those_of_fide() {
        let codes: Vec<&str> =
            for_a_new_one(NewWords::of(Lang::En)).into_iter().map(|(code, _)| code).collect();
        assert_eq!(
            ["FIDE_DUTCH_2026", "FIDE_DUTCH_2017", "FIDE_DUBOV", "FIDE_BURSTEIN", "FIDE_LIM"]
                .as_slice(),
            codes
        );
    }
}
