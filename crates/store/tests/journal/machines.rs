//! Machines and their names: every lock can be lifted by whom it waits for, and by nobody else.

use std::collections::BTreeMap;
use std::path::Path;

use ronde_desk::event::{EventAct, EventRequest};
use ronde_office::OfficeError;
use ronde_office::arrive::{NotTaken, arrive};
use ronde_office::{Attachment, Class, Kind, Office, Store, StoreError, carry, machine};
use ronde_store::SqliteStore;

use crate::handing::{
    AWAY, EVENT, HOME, OPEN, begun, event_act, file, heads, locked, remark, stamp,
};
use crate::story::both;

#[tokio::test]
async fn a_store_keeps_the_name_of_its_machine() {
    let (_folder, stores) = both("the name of a machine").await;
    for store in stores {
        assert_eq!(None, store.machine(None).await.unwrap());
        let name = machine::own(&*store).await.unwrap();
        assert!(name.len() > 8 && name == machine::own(&*store).await.unwrap(), "{name}");
        let other = store.machine(Some("club")).await.unwrap();
        assert_eq!(Some(&name), other.as_ref(), "it is given once");
    }
    let (_folder, stores) = both("the name that somebody gave to a machine").await;
    for store in stores {
        assert_eq!(Some("Club PC".to_owned()), store.machine(Some("Club PC")).await.unwrap());
        assert_eq!("Club PC", machine::own(&*store).await.unwrap());
        let odd = store.machine(Some("a\tb")).await;
        assert!(odd.is_ok_and(|name| name.as_deref() == Some("Club PC")));
    }
}

/// People call machines as they like.
#[tokio::test]
async fn a_home_with_a_blank_in_its_name_gets_its_event_back() {
    let (_one, homes) = both("a home with a blank, at home").await;
    let (_other, aways) = both("a home with a blank, away").await;
    for (home, away) in homes.into_iter().zip(aways) {
        let (here, there) = (Office::new(home.clone()), Office::new(away.clone()));
        begun(&here).await;
        let settle = EventAct::Settle { home: "Club PC".to_owned() };
        event_act(&here, HOME, settle).await.unwrap();
        let over = EventAct::HandOver { to: "Anna's laptop".to_owned() };
        event_act(&here, "Club PC", over).await.unwrap();
        arrive(&*away, &file(&*home).await, Some("Anna's laptop")).await.unwrap();
        let back = EventAct::Return { heads: heads(&*away).await };
        event_act(&there, "Anna's laptop", back).await.unwrap();
        locked(&there, "Club PC").await;
        arrive(&*home, &file(&*away).await, Some("Club PC")).await.unwrap();
        here.submit(OPEN, remark("home again"), &[]).await.unwrap();
    }
}

/// A mistyped name locks the event; the right one opens it, and none does not.
#[tokio::test]
async fn a_lock_is_lifted_by_the_machine_that_it_waits_for() {
    let (_one, homes) = both("a mistyped machine, at home").await;
    let (_other, places) = both("a mistyped machine").await;
    begun(&Office::new(homes[0].clone())).await;
    let backup = file(&*homes[0]).await;
    for place in places {
        let office = Office::new(place.clone());
        let wrong = arrive(&*place, &backup, Some("Club-Server")).await.unwrap();
        assert_eq!(Some(HOME.to_owned()), wrong.locked);
        locked(&office, HOME).await;
        for machine in [None, Some("Club-Server")] {
            let again = arrive(&*place, &backup, machine).await;
            assert_eq!(Err(NotTaken::Here), again.map(drop), "{machine:?}");
            locked(&office, HOME).await;
        }
        let right = arrive(&*place, &backup, Some(HOME)).await.unwrap();
        assert_eq!((0, 0, None), (right.begun, right.added, right.locked));
        office.submit(OPEN, remark("open again"), &[]).await.unwrap();
        assert_eq!(Some(HOME.to_owned()), place.machine(None).await.unwrap());
        let other = arrive(&*place, &backup, Some("tower")).await.map(drop);
        assert_eq!(Err(NotTaken::OtherMachine { own: HOME.to_owned() }), other);
    }
}

/// A store that was named before takes an event over whose home is lost: the journal says so.
#[tokio::test]
async fn a_backup_on_a_machine_of_another_name_is_at_home_there() {
    let (_one, homes) = both("a backup of another machine, at home").await;
    let (_other, places) = both("a backup of another machine").await;
    begun(&Office::new(homes[0].clone())).await;
    let backup = file(&*homes[0]).await;
    for place in places {
        place.machine(Some("tower")).await.unwrap();
        let arrived = arrive(&*place, &backup, None).await.unwrap();
        assert_eq!(None, arrived.locked);
        let office = Office::new(place.clone());
        assert_eq!("tower", office.event(EVENT).await.unwrap().home);
        let rename = EventAct::Rename { name: "Basel".to_owned() };
        event_act(&office, "tower", rename).await.unwrap();
        office.submit(OPEN, remark("goes on"), &[]).await.unwrap();
    }
}

/// The machine that has an event by hand-over cannot take it back from itself.
#[tokio::test]
async fn nobody_takes_back_what_is_not_locked_there() {
    let (_one, homes) = both("taken back where it is, at home").await;
    let (_other, aways) = both("taken back where it is").await;
    for (home, away) in homes.into_iter().zip(aways) {
        let (here, there) = (Office::new(home.clone()), Office::new(away.clone()));
        begun(&here).await;
        event_act(&here, HOME, EventAct::HandOver { to: AWAY.to_owned() }).await.unwrap();
        arrive(&*away, &file(&*home).await, Some(AWAY)).await.unwrap();
        let before = away.head(EVENT).await.unwrap();
        let take = EventAct::TakeBack { heads: heads(&*away).await, reason: "mine".to_owned() };
        let refused = event_act(&there, HOME, take).await.map(drop);
        let expected = StoreError::NotCheckedOut { holder: AWAY.to_owned() };
        assert!(matches!(&refused, Err(OfficeError::Store(it)) if *it == expected), "{refused:?}");
        assert_eq!(before, away.head(EVENT).await.unwrap());
    }
}

/// What a `return` says of the tournaments is so.
#[tokio::test]
async fn an_event_does_not_go_home_with_ends_that_are_no_longer_so() {
    let (_one, homes) = both("ends that moved, at home").await;
    let (_other, aways) = both("ends that moved").await;
    for (home, away) in homes.into_iter().zip(aways) {
        let (here, there) = (Office::new(home.clone()), Office::new(away.clone()));
        begun(&here).await;
        event_act(&here, HOME, EventAct::HandOver { to: AWAY.to_owned() }).await.unwrap();
        arrive(&*away, &file(&*home).await, Some(AWAY)).await.unwrap();
        let old = heads(&*away).await;
        there.submit(OPEN, remark("a result meanwhile"), &[]).await.unwrap();
        let refused = event_act(&there, AWAY, EventAct::Return { heads: old }).await.unwrap_err();
        let went_on = StoreError::WentOn { journal: OPEN.to_owned() };
        assert!(matches!(&refused, OfficeError::Store(it) if *it == went_on), "{refused:?}");
        assert_eq!(Class::Conflict, refused.class());
        let back = EventAct::Return { heads: heads(&*away).await };
        event_act(&there, AWAY, back).await.unwrap();
        locked(&there, HOME).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_imports_at_once_one_is_told_that_it_is_there() {
    let (_one, homes) = both("two imports, their home").await;
    begun(&Office::new(homes[0].clone())).await;
    let backup = file(&*homes[0]).await;
    for turn in 0..5 {
        let (_other, places) = both(&format!("two imports, {turn}")).await;
        for place in places {
            let (one, other) =
                tokio::join!(arrive(&*place, &backup, None), arrive(&*place, &backup, None));
            let late = match (one, other) {
                (Ok(_), Err(late)) | (Err(late), Ok(_)) => late,
                both => panic!("{both:?}"),
            };
            let there = matches!(
                &late,
                NotTaken::Here | NotTaken::Store(StoreError::Exists { .. }) | NotTaken::Open
            );
            assert!(there, "{late:?}");
        }
    }
}

/// An address with the event in the place of a tournament is a mistake, and no damage.
#[tokio::test]
async fn an_event_is_no_tournament() {
    let (_folder, stores) = both("an event that is asked for as a tournament").await;
    for store in stores {
        let office = Office::new(store.clone());
        begun(&office).await;
        assert_eq!(Kind::Event, store.kind(EVENT).await.unwrap());
        assert_eq!(Kind::Tournament, store.kind(OPEN).await.unwrap());
        let office = Office::new(store);
        assert_eq!(Class::Missing, office.tournament(EVENT).await.unwrap_err().class());
        assert_eq!(Class::Missing, office.event(OPEN).await.unwrap_err().class());
        let none: [Attachment; 0] = [];
        let wrong = office.submit(EVENT, remark("here?"), &none).await.unwrap_err();
        assert_eq!(Class::Missing, wrong.class());
    }
}

/// A tournament that cannot be read is not left out of a file as if the event had none.
#[tokio::test]
async fn no_file_leaves_out_a_tournament_that_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("events.sqlite");
    let store: std::sync::Arc<dyn Store> =
        std::sync::Arc::new(SqliteStore::open(&path).await.unwrap());
    begun(&Office::new(store.clone())).await;
    assert_eq!(2, carry::event_of(&*store, EVENT).await.unwrap().journals.len());
    change(&path, &format!("UPDATE journal SET kind = 'chess' WHERE id = '{OPEN}'"));
    let refused = carry::event_of(&*store, EVENT).await.unwrap_err();
    assert!(matches!(refused, StoreError::EventDamaged { .. }), "{refused}");
    assert!(refused.to_string().contains(OPEN), "{refused}");
    change(&path, &format!("UPDATE journal SET kind = 'tournament' WHERE id = '{OPEN}'"));
    carry::event_of(&*store, EVENT).await.unwrap();
    // One that was never there is another matter: what there is can be carried.
    let office = Office::new(store.clone());
    let add = EventAct::AddTournament { journal: "0197-none".to_owned(), name: "None".to_owned() };
    office.submit_event(EVENT, EventRequest::new(stamp(), add, HOME)).await.unwrap();
    assert_eq!(2, carry::event_of(&*store, EVENT).await.unwrap().journals.len());
}

fn change(path: &Path, sql: &str) {
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

/// Around one damaged act everything else is read, with few questions.
#[tokio::test]
async fn one_damaged_act_among_thousands_is_found_quickly() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("events.sqlite");
    let store: std::sync::Arc<dyn Store> =
        std::sync::Arc::new(SqliteStore::open(&path).await.unwrap());
    let office = Office::new(store.clone());
    begun(&office).await;
    let state = office.tournament(OPEN).await.unwrap();
    let (mut state, mut lines) = ((*state).clone(), Vec::new());
    let expected = state.head;
    for turn in 0..4_000 {
        let nothing = || Ok::<_, ronde_desk::Refusal>(Vec::new());
        let decided = ronde_desk::decide(&state, remark(&format!("{turn}")), nothing).unwrap();
        lines.push(decided.line);
        state = decided.state;
        // Remarks need not be kept to be counted.
        state.remarks.clear();
    }
    crate::support::append(&*store, OPEN, expected, &lines).await.unwrap();
    let free = "DROP TRIGGER line_is_not_changed";
    let bad = format!(
        "UPDATE line SET text = CAST(x'ff' AS TEXT) WHERE journal = '{OPEN}' AND seq = 3990"
    );
    change(&path, free);
    change(&path, &bad);
    let started = std::time::Instant::now();
    let events = carry::events(&*store).await.unwrap();
    let read = &events[0].content.journals[OPEN];
    assert_eq!(expected.seq + 4_000 - 1, read.len() as u64);
    let told: BTreeMap<usize, String> =
        events[0].faults.iter().map(ToString::to_string).enumerate().collect();
    assert!(told.len() == 1 && told[&0].contains("text 3990"), "{told:?}");
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
}
