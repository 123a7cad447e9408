//! What people come in with, on both databases alike.

use ronde_desk::entry::Hash;
use ronde_office::Store;
use ronde_office::people::{Credentials, Pass, PassKind};

use crate::postgres;
use crate::support::begun;

const DAY: i64 = 24 * 3_600_000;
const NOW: i64 = 1_800_000_000_000;

#[tokio::test]
async fn both_stores_keep_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    let sqlite = ronde_store::open(file.to_str().unwrap()).await.unwrap();
    let told = story(&*sqlite).await;
    assert_eq!(14, told.len(), "{told:#?}");
    let Some(url) = postgres::database("what people come in with").await else { return };
    let postgres = ronde_store::open(&url).await.unwrap();
    assert_eq!(told, story(&*postgres).await);
}

fn pass(id: &str, kind: PassKind, event: Option<&str>, person: &str) -> Pass {
    Pass {
        id: id.to_owned(),
        kind,
        event: event.map(str::to_owned),
        person: person.to_owned(),
        name: "Firefox ‘😀’".to_owned(),
        made: NOW,
        used: NOW,
        expires: Some(NOW + DAY),
    }
}

async fn story(store: &dyn Store) -> Vec<String> {
    begun(store, "one").await;
    begun(store, "two").await;
    let kept = store.credentials();
    let mut told = Vec::new();
    passes(kept, &mut told).await;
    passwords(kept, &mut told).await;
    told.push(format!("{:?}", kept.secret("players", [1; 32]).await));
    told.push(format!("{:?}", kept.secret("players", [2; 32]).await));
    told
}

async fn passes(kept: &dyn Credentials, told: &mut Vec<String>) {
    let anna = pass("a1", PassKind::Session, Some("one"), "anna");
    let hash = Hash::of(b"secret");
    kept.add_pass(hash, &anna).await.unwrap();
    assert_eq!(Ok(Some(anna.clone())), kept.pass(hash).await);
    assert_eq!(Ok(None), kept.pass(Hash::of(b"Secret")).await);
    assert!(kept.add_pass(hash, &pass("a2", PassKind::Token, None, "owner")).await.is_err());
    let owner = pass("o1", PassKind::Token, None, "owner");
    kept.add_pass(Hash::of(b"o"), &owner).await.unwrap();
    let code = pass("c1", PassKind::Code, Some("two"), "anna");
    kept.add_pass(Hash::of(b"c"), &code).await.unwrap();
    told.push(format!("{:?}", kept.passes(Some("one")).await));
    told.push(format!("{:?}", kept.passes(Some("two")).await));
    told.push(format!("{:?}", kept.passes(None).await));
    kept.touch("a1", NOW + 5).await.unwrap();
    kept.touch("a1", NOW + 3).await.unwrap();
    told.push(format!("{:?}", kept.pass(hash).await));
    told.push(format!("{:?}", kept.end_pass("o1").await));
    told.push(format!("{:?}", kept.end_pass("o1").await));
    // Another event's Anna stays.
    told.push(format!("{:?}", kept.end_person("one", "anna").await));
    told.push(format!("{:?}", kept.passes(Some("two")).await));
    // A pass that is made long after another has ended forgets that one.
    let late =
        Pass { made: NOW + 60 * DAY, expires: None, ..pass("a3", PassKind::Session, None, "b") };
    kept.add_pass(Hash::of(b"l"), &late).await.unwrap();
    assert_eq!(Ok(Vec::new()), kept.passes(Some("two")).await);
    let nowhere = pass("x", PassKind::Session, Some("nowhere"), "anna");
    assert!(kept.add_pass(Hash::of(b"x"), &nowhere).await.is_err(), "there is no such event");
    let zero = Pass { name: "a\0".to_owned(), ..late };
    told.push(format!("{:?}", kept.add_pass(Hash::of(b"z"), &zero).await));
}

async fn passwords(kept: &dyn Credentials, told: &mut Vec<String>) {
    kept.set_password("one", "anna", Some("$argon2id$1")).await.unwrap();
    kept.set_password("one", "anna", Some("$argon2id$2")).await.unwrap();
    told.push(format!("{:?}", kept.password("one", "anna").await));
    told.push(format!("{:?}", kept.password("two", "anna").await));
    kept.end_person("one", "anna").await.unwrap();
    told.push(format!("{:?}", kept.password("one", "anna").await));
}
