//! What a format could not hold ([`ronde_formats::trf::Loss`]), in words.

use ronde_formats::trf::Loss;
use ronde_words::{Lang, LossWords, LostWords, fill};

/// One loss as a sentence without a full stop.
pub fn told(loss: &Loss, lang: Lang) -> String {
    let w = LossWords::of(lang);
    let name = |what| thing(what, lang);
    match loss {
        Loss::NoPlace { what, count } => fill!(w.no_place, what = name(what), n = count),
        Loss::Altered { what, of: Some(of), text } => {
            fill!(w.altered_of, what = name(what), of = of, text = text)
        }
        Loss::Altered { what, of: None, text } => {
            fill!(w.altered, what = name(what), text = text)
        }
        Loss::NumbersTooHigh { what, most, count } => {
            fill!(w.numbers_too_high, most = most, n = count, what = name(what))
        }
        Loss::PointSystem => w.point_system.to_owned(),
        Loss::AbsencesAsByes { count } => fill!(w.absences_as_byes, n = count),
        Loss::ByesAsResults { count } => fill!(w.byes_as_results, n = count),
        Loss::More { count } => fill!(w.more, n = count),
        Loss::UnratedAsRated { count } => fill!(w.unrated_as_rated, n = count),
    }
}

/// `lost: …`, a line each.
pub fn lines(losses: &[Loss], lang: Lang) -> Vec<String> {
    let w = LossWords::of(lang);
    let line = |loss: &Loss| format!("{}\n", fill!(w.line, what = told(loss, lang)));
    losses.iter().map(line).collect()
}

/// A thing by the name that the writer of report files has for it. One without words goes by that
/// name.
fn thing(what: &'static str, lang: Lang) -> &'static str {
    let found = things(lang).find(|(name, _)| *name == what);
    found.map_or(what, |(_, words)| words)
}

fn things(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let w = LostWords::of(lang);
    of_events(w).into_iter().chain(fields(w))
}

/// What a format may have no place for at all.
fn of_events(w: &LostWords) -> [(&'static str, &'static str); 25] {
    [
        ("abnormal points", w.abnormal_points),
        (
            "abnormal points of participants of the other kind",
            w.abnormal_points_of_participants_of_the_other_kind,
        ),
        (
            "byes announced for other rounds than those to come",
            w.byes_announced_for_other_rounds_than_those_to_come,
        ),
        ("byes of participants of the other kind", w.byes_of_participants_of_the_other_kind),
        ("byes of teams", w.byes_of_teams),
        ("declared numbers of rounds", w.declared_numbers_of_rounds),
        ("encoded time controls", w.encoded_time_controls),
        ("encoded types of tournament", w.encoded_types_of_tournament),
        ("forbidden pairs of this kind", w.forbidden_pairs_of_this_kind),
        ("forfeited matches", w.forfeited_matches),
        ("initial colours", w.initial_colours),
        ("line-ups of teams", w.line_ups_of_teams),
        ("methods of ranking", w.methods_of_ranking),
        ("national records", w.national_records),
        (
            "numbers, nicknames, strengths, points and ranks of teams",
            w.numbers_nicknames_strengths_points_and_ranks_of_teams,
        ),
        ("orders by rank", w.orders_by_rank),
        ("pairing controllers", w.pairing_controllers),
        ("patterns of board colours", w.patterns_of_board_colours),
        ("players", w.players),
        ("rows of team results", w.rows_of_team_results),
        ("tables of match points", w.tables_of_match_points),
        ("teams", w.teams),
        ("virtual points", w.virtual_points),
        (
            "virtual points of participants of the other kind",
            w.virtual_points_of_participants_of_the_other_kind,
        ),
        ("virtual points of teams", w.virtual_points_of_teams),
    ]
}

/// What may not fit into its columns.
fn fields(w: &LostWords) -> [(&'static str, &'static str); 51] {
    [
        ("FIDE number", w.fide_number),
        ("chief arbiter", w.chief_arbiter),
        ("city", w.city),
        ("colours of the boards", w.colours_of_the_boards),
        ("date of a round", w.date_of_a_round),
        ("date of birth", w.date_of_birth),
        ("deputy arbiter", w.deputy_arbiter),
        ("director", w.director),
        ("federation", w.federation),
        ("first day", w.first_day),
        ("forbidden pair", w.forbidden_pair),
        ("game points", w.game_points),
        ("initial colour", w.initial_colour),
        ("last day", w.last_day),
        ("league", w.league),
        ("match points", w.match_points),
        ("member", w.member),
        ("method of ranking", w.method_of_ranking),
        ("name", w.name),
        ("name of the event", w.name_of_the_event),
        ("name of the team", w.name_of_the_team),
        ("national name", w.national_name),
        ("national number", w.national_number),
        ("national rating", w.national_rating),
        ("national title", w.national_title),
        ("nickname of the team", w.nickname_of_the_team),
        ("number", w.number),
        ("number of players", w.number_of_players),
        ("number of rated players", w.number_of_rated_players),
        ("number of rounds", w.number_of_rounds),
        ("number of teams", w.number_of_teams),
        ("number of the team", w.number_of_the_team),
        ("opposing team", w.opposing_team),
        ("options", w.options),
        ("order of the standings", w.order_of_the_standings),
        ("origin", w.origin),
        ("pairing controller", w.pairing_controller),
        ("player", w.player),
        ("points", w.points),
        ("rank", w.rank),
        ("rank of the team", w.rank_of_the_team),
        ("rating", w.rating),
        ("round", w.round),
        ("source of the estimate", w.source_of_the_estimate),
        ("strength of the team", w.strength_of_the_team),
        ("symbol", w.symbol),
        ("team", w.team),
        ("tie-breaks", w.tie_breaks),
        ("time control", w.time_control),
        ("title", w.title),
        ("type of tournament", w.type_of_tournament),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is lost goes by the same name in English, so that nothing is named by another's words.
    #[test]
    fn every_thing_has_words_and_english_those_of_the_writer() {
        for (name, words) in things(Lang::En) {
            assert_eq!(name, words);
        }
        for lang in Lang::ALL {
            assert_eq!("Elo" == thing("rating", lang), lang != Lang::En);
        }
        assert_eq!("something new", thing("something new", Lang::De));
    }

    #[test]
    fn english_is_what_the_writer_says() {
        let all = [
            Loss::NoPlace { what: "teams", count: 3 },
            Loss::Altered { what: "name", of: Some(7), text: "x".to_owned() },
            Loss::Altered { what: "city", of: None, text: "y".to_owned() },
            Loss::NumbersTooHigh { what: "players", most: 9999, count: 2 },
            Loss::PointSystem,
            Loss::AbsencesAsByes { count: 4 },
            Loss::ByesAsResults { count: 5 },
            Loss::More { count: 6 },
            Loss::UnratedAsRated { count: 7 },
        ];
        for loss in all {
            assert_eq!(loss.to_string(), told(&loss, Lang::En));
            for lang in [Lang::Fr, Lang::De, Lang::It] {
                assert_ne!(loss.to_string(), told(&loss, lang), "{}", lang.code());
            }
        }
    }
}
