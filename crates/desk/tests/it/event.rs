//! The event's own journal: who may do what, codes and devices, and one machine at a time.

use std::collections::{BTreeMap, BTreeSet};

use ronde_desk::event::{
    self, EventAct, EventMisfit, EventPart, EventRefusal, EventRequest, EventState, OWNER, Reach,
};
use ronde_desk::{Entry, Hash, Head, Line, Role, Stamp};

const HELPER: Role = Role::Helper { first: 1, last: 10 };
const HOME: &str = "laptop";

/// An event that grows.
struct Growing {
    state: EventState,
    lines: Vec<Line>,
    machine: &'static str,
    at: i64,
}

impl Growing {
    /// An event with two tournaments, a chief arbiter, one for the open alone, a deputy, a helper.
    fn new() -> Growing {
        let state = EventState::new("event");
        let mut growing = Growing { state, lines: Vec::new(), machine: HOME, at: 0 };
        growing.by_owner(EventAct::Create { name: "Festival".into(), home: HOME.into() });
        growing.by_owner(add("open"));
        growing.by_owner(add("blitz"));
        growing.welcome("chief", Role::Chief, Reach::All);
        growing.welcome("chief of the open", Role::Chief, only("open"));
        growing.welcome("deputy", Role::Deputy, only("open"));
        growing.welcome("helper", HELPER, only("open"));
        growing
    }

    fn tries(&mut self, by: &str, role: Role, act: EventAct) -> Result<(), EventRefusal> {
        self.at += 1;
        let stamp = Stamp { at: self.at, by: by.to_owned(), role };
        let request = EventRequest::new(stamp, act, self.machine);
        let decided = event::decide(&self.state, request)?;
        self.lines.push(decided.line);
        self.state = decided.state;
        Ok(())
    }

    #[track_caller]
    fn by_owner(&mut self, act: EventAct) {
        self.tries(OWNER, Role::Owner, act).unwrap();
    }

    #[track_caller]
    fn welcome(&mut self, person: &str, role: Role, reach: Reach) {
        self.by_owner(invite(person, role, reach));
        self.tries(person, role, accept(person, "phone")).unwrap();
    }

    /// As what somebody acts.
    fn role(&self, person: &str) -> Role {
        self.state.people.get(person).map_or(Role::Owner, |it| it.role)
    }
}

fn add(journal: &str) -> EventAct {
    EventAct::AddTournament { journal: journal.into(), name: format!("The {journal}") }
}

fn only(journal: &str) -> Reach {
    Reach::Some(BTreeSet::from([journal.to_owned()]))
}

fn code() -> Hash {
    Hash::of(b"correct horse battery staple")
}

fn invite(person: &str, role: Role, tournaments: Reach) -> EventAct {
    EventAct::Invite {
        person: person.into(),
        name: person.to_uppercase(),
        role,
        tournaments,
        code: code(),
        expires: 100,
        until: None,
    }
}

fn accept(person: &str, device: &str) -> EventAct {
    EventAct::Accept { person: person.into(), device: device.into(), code: code() }
}

fn change(person: &str, role: Role, tournaments: Reach) -> EventAct {
    EventAct::ChangeRole { person: person.into(), role, tournaments }
}

fn revoke(person: &str) -> EventAct {
    EventAct::Revoke { person: person.into() }
}

fn rename() -> EventAct {
    EventAct::Rename { name: "Other".into() }
}

#[test]
fn who_may_do_what() {
    let hand_over = EventAct::HandOver { to: "tower".into() };
    let all = Reach::All;
    for (by, act, words) in [
        (OWNER, rename(), ""),
        ("chief", rename(), ""),
        ("chief of the open", rename(), "Role { role: Chief, for_whom: ChiefsOfAll }"),
        ("deputy", rename(), "Role { role: Deputy"),
        ("helper", rename(), "Role { role: Helper"),
        ("nobody", rename(), "NoAccess { person: \"nobody\" }"),
        ("chief", add("rapid"), ""),
        ("deputy", add("rapid"), "Role { role: Deputy"),
        ("chief", add("open"), "TournamentTwice(\"open\")"),
        ("chief", EventAct::DropTournament { journal: "open".into() }, ""),
        ("chief", EventAct::DropTournament { journal: "cup".into() }, "UnknownTournament(\"cup\")"),
        ("helper", EventAct::ShowTournament { journal: "open".into() }, "Role { role: Helper"),
        (OWNER, invite("new", Role::Chief, all.clone()), ""),
        (OWNER, invite("new", Role::Owner, all.clone()), "Owner"),
        (OWNER, invite(OWNER, Role::Chief, all.clone()), "Owner"),
        ("chief", invite("new", Role::Chief, all.clone()), "for_whom: Owner }"),
        ("chief", invite("new", Role::Deputy, all.clone()), ""),
        ("chief", invite("new", Role::Viewer, all.clone()), ""),
        ("chief of the open", invite("new", Role::Deputy, all.clone()), "Reach"),
        ("chief of the open", invite("new", Role::Deputy, only("open")), ""),
        ("deputy", invite("new", HELPER, only("open")), ""),
        ("deputy", invite("new", HELPER, only("blitz")), "Reach"),
        ("deputy", invite("new", Role::Viewer, only("open")), "for_whom: Chiefs }"),
        ("deputy", invite("new", Role::Deputy, only("open")), "for_whom: Chiefs }"),
        ("deputy", invite("chief", HELPER, only("open")), "for_whom: Owner }"),
        ("helper", invite("new", HELPER, only("open")), "for_whom: Arbiters }"),
        (OWNER, invite("new", HELPER, only("cup")), "UnknownTournament(\"cup\")"),
        (OWNER, invite("new", HELPER, Reach::Some(BTreeSet::new())), "what: Tournament }"),
        (OWNER, invite("new", Role::Helper { first: 5, last: 4 }, all.clone()), "Boards"),
        (OWNER, invite("new", Role::Helper { first: 0, last: 4 }, all.clone()), "Boards"),
        (OWNER, invite(" ", HELPER, all.clone()), "what: PersonId }"),
        ("chief", change("deputy", HELPER, only("open")), ""),
        ("chief", change("deputy", Role::Chief, all.clone()), "for_whom: Owner }"),
        ("chief", change("chief", Role::Deputy, all.clone()), "for_whom: Owner }"),
        ("deputy", change("helper", Role::Helper { first: 3, last: 4 }, only("open")), ""),
        ("deputy", change("helper", HELPER, all.clone()), "Reach"),
        (OWNER, change("nobody", HELPER, all.clone()), "UnknownPerson(\"nobody\")"),
        ("deputy", revoke("helper"), ""),
        ("deputy", revoke("chief"), "for_whom: Owner }"),
        ("helper", revoke("helper"), ""),
        ("helper", revoke("deputy"), "Role { role: Helper"),
        (OWNER, hand_over.clone(), ""),
        ("chief", hand_over, "for_whom: Owner }"),
        (OWNER, EventAct::HandOver { to: HOME.into() }, "SameMachine { to: \"laptop\" }"),
        (OWNER, EventAct::Create { name: "Second".into(), home: HOME.into() }, "Misfit(Creation)"),
        (OWNER, EventAct::Rename { name: " ".into() }, "what: EventName }"),
        (OWNER, EventAct::Settle { home: HOME.into() }, "HasHome { home: \"laptop\" }"),
        ("chief", EventAct::Settle { home: "tower".into() }, "for_whom: Owner }"),
        (OWNER, EventAct::Settle { home: "Club PC".into() }, ""),
        (OWNER, EventAct::Settle { home: " tower".into() }, "Machine { name"),
        (OWNER, EventAct::HandOver { to: "Club PC".into() }, ""),
        (OWNER, EventAct::HandOver { to: "tower ".into() }, "Machine { name"),
        (OWNER, EventAct::HandOver { to: "a\tb".into() }, "Machine { name"),
        (OWNER, EventAct::HandOver { to: "t".repeat(201) }, "Machine { name"),
    ] {
        check(by, act, words);
    }
}

/// Tries an act on a fresh event: it is allowed, or refused by what is named so and leaves no
/// trace.
#[track_caller]
fn check(by: &str, act: EventAct, words: &str) {
    let mut event = Growing::new();
    let (role, before) = (event.role(by), event.state.clone());
    let what = format!("{by}: {act:?}");
    match event.tries(by, role, act) {
        Ok(()) => assert_eq!("", words, "{what}"),
        Err(refusal) => {
            let told = format!("{refusal:?}");
            assert!(!words.is_empty() && told.contains(words), "{what}: {told}");
            assert_eq!(before, event.state, "{what}");
        }
    }
    assert_eq!(event.state, event::fold("event", &event.lines).unwrap(), "{what}");
}

#[test]
fn the_role_in_the_request_must_be_the_one_of_the_event() {
    let mut event = Growing::new();
    let refused = event.tries("helper", Role::Chief, rename());
    assert_eq!(Err(EventRefusal::NoAccess { person: "helper".into() }), refused);
    let refused = event.tries("helper", Role::Owner, rename());
    assert_eq!(Err(EventRefusal::NoAccess { person: "helper".into() }), refused);
}

#[test]
fn a_code_is_for_one_device_and_expires() {
    let mut event = Growing::new();
    event.by_owner(invite("new", HELPER, Reach::All));
    assert_eq!(None, event.state.may("new", "open", event.at), "not before it is accepted");
    let wrong = EventAct::Accept { person: "new".into(), device: "phone".into(), code: Hash::NONE };
    assert_eq!(Err(EventRefusal::WrongCode), event.tries("new", HELPER, wrong));
    let other = event.tries("helper", HELPER, accept("new", "phone"));
    assert_eq!(Err(EventRefusal::NoAccess { person: "helper".into() }), other);
    assert_eq!(Ok(()), event.tries("new", HELPER, accept("new", "phone")));
    assert_eq!(Some(HELPER), event.state.may("new", "open", event.at));
    let again = event.tries("new", HELPER, accept("new", "tablet"));
    assert_eq!(Err(EventRefusal::AlreadyAccepted), again);
    // A new code for a new telephone; until it is used, the old one is worth nothing.
    event.by_owner(invite("new", HELPER, Reach::All));
    assert_eq!(None, event.state.may("new", "open", event.at));
    event.at = 100;
    let late = event.tries("new", HELPER, accept("new", "tablet"));
    assert_eq!(Err(EventRefusal::Expired), late);
    let over = invite("new", HELPER, Reach::All);
    assert_eq!(Err(EventRefusal::ExpiresBefore), event.tries(OWNER, Role::Owner, over));
    event.by_owner(revoke("new"));
    let revoked = event.tries("new", HELPER, accept("new", "tablet"));
    assert_eq!(Err(EventRefusal::Revoked { person: "new".into() }), revoked);
}

#[test]
fn access_ends_with_its_time_and_its_reach() {
    let mut event = Growing::new();
    let EventAct::Invite { person, name, role, tournaments, code, expires, .. } =
        invite("day", HELPER, only("open"))
    else {
        unreachable!("it is an invitation")
    };
    let until = Some(60);
    event.by_owner(EventAct::Invite { person, name, role, tournaments, code, expires, until });
    event.tries("day", HELPER, accept("day", "phone")).unwrap();
    for (who, tournament, at, may) in [
        ("day", "open", 60, Some(HELPER)),
        ("day", "open", 61, None),
        ("day", "blitz", 60, None),
        ("day", "cup", 60, None),
        ("deputy", "open", 9999, Some(Role::Deputy)),
        (OWNER, "blitz", 9999, Some(Role::Owner)),
        (OWNER, "cup", 9999, None),
        ("nobody", "open", 0, None),
    ] {
        assert_eq!(may, event.state.may(who, tournament, at), "{who} {tournament} {at}");
    }
    event.by_owner(revoke("deputy"));
    assert_eq!(None, event.state.may("deputy", "open", 0));
    event.by_owner(EventAct::DropTournament { journal: "open".into() });
    assert!(!event.state.tournaments["open"].shown);
    assert_eq!(Some(HELPER), event.state.may("day", "open", 60), "hidden is not gone");
}

fn heads(journals: &[&str]) -> BTreeMap<String, Head> {
    journals.iter().map(|journal| ((*journal).to_owned(), Head::default())).collect()
}

#[test]
fn one_machine_at_a_time_writes() {
    let mut event = Growing::new();
    event.by_owner(EventAct::HandOver { to: "tower".into() });
    let locked = Err(EventRefusal::Locked { to: "tower".into() });
    let both = || heads(&["blitz", "open"]);
    assert_eq!(locked, event.tries(OWNER, Role::Owner, rename()));
    assert_eq!(locked, event.tries("chief", Role::Chief, rename()));
    assert_eq!(locked, event.tries(OWNER, Role::Owner, EventAct::Return { heads: both() }));
    // The other machine has the file, and writes on.
    event.machine = "tower";
    assert_eq!(Ok(()), event.tries("chief", Role::Chief, rename()));
    let further = event.tries(OWNER, Role::Owner, EventAct::HandOver { to: "third".into() });
    assert_eq!(Err(EventRefusal::Misfit(EventMisfit::Elsewhere(Some("tower".into())))), further);
    let settled = event.tries(OWNER, Role::Owner, EventAct::Settle { home: "tower".into() });
    assert_eq!(Err(EventRefusal::HasHome { home: HOME.into() }), settled, "it is only lent");
    let short = event.tries(OWNER, Role::Owner, EventAct::Return { heads: heads(&["open"]) });
    assert_eq!(Err(EventRefusal::Heads), short);
    let lost = EventAct::TakeBack { heads: both(), reason: "mine now".into() };
    assert_eq!(locked, event.tries(OWNER, Role::Owner, lost));
    event.by_owner(EventAct::Return { heads: both() });
    assert_eq!(
        Err(EventRefusal::Locked { to: HOME.into() }),
        event.tries(OWNER, Role::Owner, rename())
    );
    event.machine = HOME;
    event.by_owner(rename());
    let home = event.tries(OWNER, Role::Owner, EventAct::Return { heads: both() });
    assert_eq!(Err(EventRefusal::Misfit(EventMisfit::Elsewhere(None))), home);
}

/// An event that was made as a file is at home wherever somebody opens it first.
#[test]
fn a_file_settles_on_one_machine() {
    let state = EventState::new("event");
    let mut event = Growing { state, lines: Vec::new(), machine: "", at: 0 };
    let odd = EventAct::Create { name: "Festival".into(), home: " tower".into() };
    let odd = event.tries(OWNER, Role::Owner, odd);
    assert_eq!(Err(EventRefusal::Machine { name: " tower".into() }), odd);
    event.by_owner(EventAct::Create { name: "Festival".into(), home: String::new() });
    event.machine = "tower";
    event.by_owner(rename());
    let homeless = event.tries(OWNER, Role::Owner, EventAct::HandOver { to: "third".into() });
    let what = EventPart::Home;
    assert_eq!(Err(EventRefusal::Missing { what }), homeless);
    event.by_owner(EventAct::Settle { home: "tower".into() });
    event.machine = HOME;
    let locked = Err(EventRefusal::Locked { to: "tower".into() });
    assert_eq!(locked, event.tries(OWNER, Role::Owner, rename()));
}

#[test]
fn a_lost_machine_is_given_up_at_home() {
    let mut event = Growing::new();
    event.by_owner(EventAct::HandOver { to: "tower".into() });
    let take_back = |reason: &str| EventAct::TakeBack {
        heads: heads(&["blitz", "open"]),
        reason: reason.into(),
    };
    let silent = event.tries(OWNER, Role::Owner, take_back(""));
    assert_eq!(Err(EventRefusal::Missing { what: EventPart::Reason }), silent);
    assert!(event.tries("chief", Role::Chief, take_back("drowned")).is_err());
    event.by_owner(take_back("drowned in coffee"));
    event.by_owner(rename());
    assert_eq!(HOME, event.state.machine());
}

/// Journals of today are read by the programs of later years: these texts never change.
#[test]
#[expect(clippy::too_many_lines, reason = "it is a table, and a row is an act")]
fn the_stored_form_of_every_act() {
    let zeros = "0".repeat(64);
    let hash = Hash::NONE;
    let head = BTreeMap::from([("open".to_owned(), Head { seq: 7, hash })]);
    let (journal, person, name) = ("open".to_owned(), "p1".to_owned(), "Ada".to_owned());
    for (act, text) in [
        (
            EventAct::Create { name: "A".into(), home: "b".into() },
            r#"{"act":"create","name":"A","home":"b"}"#.to_owned(),
        ),
        (
            EventAct::Create { name: "A".into(), home: String::new() },
            r#"{"act":"create","name":"A"}"#.to_owned(),
        ),
        (EventAct::Settle { home: "b".into() }, r#"{"act":"settle","home":"b"}"#.to_owned()),
        (EventAct::Rename { name: "A".into() }, r#"{"act":"rename","name":"A"}"#.to_owned()),
        (
            EventAct::AddTournament { journal: journal.clone(), name: "A".into() },
            r#"{"act":"add_tournament","journal":"open","name":"A"}"#.to_owned(),
        ),
        (
            EventAct::DropTournament { journal: journal.clone() },
            r#"{"act":"drop_tournament","journal":"open"}"#.to_owned(),
        ),
        (
            EventAct::ShowTournament { journal },
            r#"{"act":"show_tournament","journal":"open"}"#.to_owned(),
        ),
        (
            EventAct::Invite {
                person: person.clone(),
                name,
                role: HELPER,
                tournaments: only("open"),
                code: hash,
                expires: 5,
                until: Some(9),
            },
            format!(
                r#"{{"act":"invite","person":"p1","name":"Ada","role":{{"helper":{{"first":1,"last":10}}}},"tournaments":{{"some":["open"]}},"code":"{zeros}","expires":5,"until":9}}"#
            ),
        ),
        (
            EventAct::Accept { person: person.clone(), device: "phone".into(), code: hash },
            format!(r#"{{"act":"accept","person":"p1","device":"phone","code":"{zeros}"}}"#),
        ),
        (
            EventAct::ChangeRole {
                person: person.clone(),
                role: Role::Viewer,
                tournaments: Reach::All,
            },
            r#"{"act":"change_role","person":"p1","role":"viewer","tournaments":"all"}"#.to_owned(),
        ),
        (EventAct::Revoke { person }, r#"{"act":"revoke","person":"p1"}"#.to_owned()),
        (EventAct::HandOver { to: "b".into() }, r#"{"act":"hand_over","to":"b"}"#.to_owned()),
        (
            EventAct::Return { heads: head.clone() },
            format!(r#"{{"act":"return","heads":{{"open":{{"seq":7,"hash":"{zeros}"}}}}}}"#),
        ),
        (
            EventAct::TakeBack { heads: head, reason: "lost".into() },
            format!(
                r#"{{"act":"take_back","heads":{{"open":{{"seq":7,"hash":"{zeros}"}}}},"reason":"lost"}}"#
            ),
        ),
    ] {
        assert_eq!(text, serde_json::to_string(&act).unwrap());
        assert_eq!(act, serde_json::from_str(&text).unwrap());
        assert!(text.starts_with(&format!("{{\"act\":\"{}\"", act.name())), "{text}");
    }
}

#[test]
fn the_chain_of_an_event_is_checked_when_it_is_folded() {
    let event = Growing::new();
    let mut lines = event.lines.clone();
    lines[3].text = lines[3].text.replace("CHIEF", "THIEF");
    let error = event::fold("event", &lines).unwrap_err().to_string();
    assert!(error.starts_with("changed 4"), "{error}");
    let kept: EventState =
        serde_json::from_str(&serde_json::to_string(&event.state).unwrap()).unwrap();
    assert_eq!(event.state, kept);
    let entry: Entry<EventAct> = serde_json::from_str(&event.lines[0].text).unwrap();
    assert_eq!("event", entry.journal);
}
