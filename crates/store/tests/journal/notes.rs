//! Notes, on both databases alike.

use ronde_office::Store;

use crate::postgres;

#[tokio::test]
async fn both_stores_keep_the_same_notes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    let sqlite = ronde_store::open(file.to_str().unwrap()).await.unwrap();
    story(&*sqlite).await;
    drop(sqlite);
    let again = ronde_store::open(file.to_str().unwrap()).await.unwrap();
    assert_eq!(vec!["a/1=four", "a/2=two"], listed(&*again, "a/").await, "they stay");
    let Some(url) = postgres::database("notes").await else { return };
    story(&*ronde_store::open(&url).await.unwrap()).await;
}

async fn story(store: &dyn Store) {
    let notes = store.notes();
    for (name, text, prefix, expected) in [
        ("a/2", Some("two"), "a/", &["a/2=two"][..]),
        ("a/1", Some("‘ein’ 😀"), "a/", &["a/1=‘ein’ 😀", "a/2=two"]),
        ("a%", Some("three"), "a%", &["a%=three"]),
        ("a/1", Some("four"), "a", &["a%=three", "a/1=four", "a/2=two"]),
        ("a%", None, "", &["a/1=four", "a/2=two"]),
        ("nobody", None, "A", &[]),
    ] {
        notes.set_note(name, text).await.unwrap();
        assert_eq!(expected, listed(store, prefix).await, "{name} {prefix}");
    }
    assert!(notes.set_note("long", Some(&"x".repeat(100_000))).await.is_err());
    assert!(notes.set_note("zero", Some("\0")).await.is_err());
}

async fn listed(store: &dyn Store, prefix: &str) -> Vec<String> {
    let notes = store.notes().notes(prefix).await.unwrap();
    notes.into_iter().map(|(name, text)| format!("{name}={text}")).collect()
}
