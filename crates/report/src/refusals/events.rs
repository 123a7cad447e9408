//! Why something was not done to an event, in the reader's language.

use ronde_desk::event::{EventAuthority, EventMisfit, EventPart, EventRefusal, LONGEST_MACHINE};

use ronde_words::{Lang, RefusalWords, fill};

use super::objections::role_name;

/// What people are told.
pub fn event_refusal(refusal: &EventRefusal, lang: Lang) -> String {
    let w = RefusalWords::of(lang);
    match refusal {
        EventRefusal::NoAccess { person } => fill!(w.no_access, person = person),
        EventRefusal::Role { role, for_whom } => {
            fill!(w.role, role = role_name(*role, lang), for_whom = authority(w, *for_whom))
        }
        EventRefusal::Locked { to } => fill!(w.locked, to = to),
        EventRefusal::Missing { what } => fill!(w.missing, what = part(w, *what)),
        EventRefusal::Reach => w.reach.to_owned(),
        EventRefusal::Owner => w.owner.to_owned(),
        EventRefusal::Boards => w.boards.to_owned(),
        EventRefusal::ExpiresBefore => w.expires_before.to_owned(),
        EventRefusal::AlreadyAccepted => w.already_accepted.to_owned(),
        EventRefusal::WrongCode => w.wrong_code.to_owned(),
        EventRefusal::Expired => w.expired.to_owned(),
        EventRefusal::Revoked { person } => fill!(w.revoked, person = person),
        EventRefusal::SameMachine { to } => fill!(w.same_machine, to = to),
        EventRefusal::Machine { name } => {
            fill!(w.machine, n = LONGEST_MACHINE, name = name)
        }
        EventRefusal::HasHome { home } => fill!(w.has_home, home = home),
        EventRefusal::Heads => w.heads.to_owned(),
        EventRefusal::KeyTaken { by } => fill!(w.key_taken, by = by),
        EventRefusal::Misfit(misfit) => event_misfit(misfit, lang),
    }
}

const fn authority(w: &RefusalWords, authority: EventAuthority) -> &'static str {
    match authority {
        EventAuthority::Owner => w.for_owner,
        EventAuthority::Chiefs => w.for_chiefs,
        EventAuthority::ChiefsOfAll => w.for_chiefs_of_all,
        EventAuthority::Arbiters => w.for_arbiters,
        EventAuthority::AnswersForAll => w.for_answering,
    }
}

const fn part(w: &RefusalWords, part: EventPart) -> &'static str {
    match part {
        EventPart::EventName => w.event_name,
        EventPart::TournamentName => w.tournament_name,
        EventPart::TournamentJournal => w.tournament_journal,
        EventPart::Tournament => w.tournament,
        EventPart::PersonId => w.person_id,
        EventPart::PersonName => w.person_name,
        EventPart::Device => w.device,
        EventPart::ThisMachine => w.this_machine,
        EventPart::Home => w.home,
        EventPart::TakingMachine => w.taking_machine,
        EventPart::Reason => w.reason,
    }
}

/// Why an act of an event fits nowhere, as a sentence.
pub fn event_misfit(misfit: &EventMisfit, lang: Lang) -> String {
    let w = RefusalWords::of(lang);
    match misfit {
        EventMisfit::Creation => w.creation.to_owned(),
        EventMisfit::UnknownTournament(t) => fill!(w.unknown_tournament, t = t),
        EventMisfit::TournamentTwice(t) => fill!(w.tournament_twice, t = t),
        EventMisfit::UnknownPerson(person) => fill!(w.unknown_person, person = person),
        EventMisfit::NothingToAccept(person) => {
            fill!(w.nothing_to_accept, person = person)
        }
        EventMisfit::Elsewhere(None) => w.at_home.to_owned(),
        EventMisfit::Elsewhere(Some(to)) => fill!(w.elsewhere, to = to),
    }
}

#[cfg(test)]
mod tests {
    use ronde_desk::Role;

    use super::*;

    #[test]
    fn a_refusal_is_told_in_the_reader_s_language() {
        let locked = EventRefusal::Locked { to: "laptop".to_owned() };
        let told = "Der Anlass ist auf laptop und wird dort geführt; hier ist er gesperrt, bis er \
                    zurückkommt.";
        assert_eq!(told, event_refusal(&locked, Lang::De));
        let for_whom = EventAuthority::ChiefsOfAll;
        let role = EventRefusal::Role { role: Role::Deputy, for_whom };
        assert_eq!(
            "Not as deputy arbiter; this is for the owner and the chief arbiter of the whole \
             event.",
            event_refusal(&role, Lang::En)
        );
    }
}
