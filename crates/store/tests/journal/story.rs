//! One story of what a store must do, told to both; neither can be told from the other.

use std::sync::Arc;
use std::time::Duration;

use ronde_desk::Act;
use ronde_desk::entry::{Hash, Head, Line};
use ronde_office::{
    Addition, Appended, Attachment, Handing, Kind, Lease, News, Opening, Store, StoreError,
};

use crate::postgres;
use crate::support::{append, begun, head_of, line, remark, verified};

#[tokio::test]
async fn both_stores_tell_the_same_story() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    let sqlite = ronde_store::open(file.to_str().unwrap()).await.unwrap();
    let told = story(&*sqlite).await;
    assert_eq!(38, told.len(), "{told:#?}");
    let Some(url) = postgres::database("the story of a store").await else { return };
    let postgres = ronde_store::open(&url).await.unwrap();
    assert_eq!(told, story(&*postgres).await);
    // Opened once more, everything is there.
    let (again, postgres) = (ronde_store::open(file.to_str().unwrap()), ronde_store::open(&url));
    let (again, postgres) = (again.await.unwrap(), postgres.await.unwrap());
    assert_eq!(again.journals().await.unwrap(), postgres.journals().await.unwrap());
    assert_eq!(4, verified(&*postgres, EVENT).await.unwrap().len());
}

const EVENT: &str = "0197aaaa-event";
const OPEN: &str = "0197bbbb-open";

/// What each step answered, in the order of the steps.
async fn story(store: &dyn Store) -> Vec<String> {
    let mut told = Vec::new();
    beginnings(store, &mut told).await;
    additions(store, &mut told).await;
    attachments(store, &mut told).await;
    states(store, &mut told).await;
    leases(store, &mut told).await;
    told.push(format!("{:#?}", store.journals().await));
    told.push(format!("{:#?}", store.read(EVENT, 0, 100).await));
    told
}

fn opening<'a>(journal: &'a str, parent: Option<&'a str>, lines: &'a [Line]) -> Opening<'a> {
    let kind = if parent.is_some() { Kind::Tournament } else { Kind::Event };
    Opening { journal, kind, parent, lines, attachments: &[], holder: None }
}

async fn beginnings(store: &dyn Store, told: &mut Vec<String>) {
    let create = |journal, name: &str| {
        line(journal, Head::default(), "", Act::Create { name: name.to_owned() })
    };
    let first = [create(EVENT, "Zürich 😀 ‘26’")];
    let head = store.create(opening(EVENT, None, &first)).await.unwrap();
    assert_eq!(head_of(&first[0]), head);
    let again = store.create(opening(EVENT, None, &first)).await;
    assert_eq!(Ok(head), again, "a request that is repeated");
    let other = [create(EVENT, "another")];
    let other = store.create(opening(EVENT, None, &other)).await;
    assert_eq!(Err(StoreError::Exists { journal: EVENT.to_owned() }), other);
    let orphan = [create("orphan", "")];
    let orphan = store.create(opening("orphan", Some("nobody"), &orphan)).await;
    assert_eq!(Err(StoreError::NoJournal { journal: "nobody".to_owned() }), orphan);
    let open = [create(OPEN, "Open")];
    told.push(format!("{:?}", store.create(opening(OPEN, Some(EVENT), &open)).await));
    told.push(format!("{:?}", store.create(opening("a b", None, &open)).await));
    told.push(format!("{:?}", store.create(opening("empty", None, &[])).await));
    told.push(format!("{:?}", store.head("empty").await));
    told.push(format!("{:?}", store.head(OPEN).await));
}

async fn additions(store: &dyn Store, told: &mut Vec<String>) {
    let head = store.head(OPEN).await.unwrap();
    let two = remark(OPEN, head, "two", "1-0 at board 1 \u{1}");
    let three = remark(OPEN, head_of(&two), "", &"long ".repeat(50_000));
    let added = append(store, OPEN, head, &[two.clone(), three.clone()]).await;
    assert_eq!(Ok(Appended::Now(head_of(&three))), added);
    // Somebody who has not seen it yet.
    let late = remark(OPEN, head, "late", "0-1 at board 1");
    let moved = append(store, OPEN, head, std::slice::from_ref(&late)).await;
    assert_eq!(Err(StoreError::Moved { head: head_of(&three) }), moved);
    assert_eq!(Ok(None), store.by_key(OPEN, "late").await);
    // The number is right and the hash is not.
    let expected = Head { seq: 3, hash: Hash::NONE };
    let forked = remark(OPEN, expected, "", "a fork");
    told.push(format!("{:?}", append(store, OPEN, expected, &[forked]).await));
    // The same request again, with the old head and with the new one, and in company.
    for expected in [head, head_of(&three)] {
        let again = remark(OPEN, expected, "two", "1-0 at board 1 \u{1}");
        let alone = append(store, OPEN, expected, std::slice::from_ref(&again)).await;
        assert_eq!(Ok(Appended::Already(two.clone())), alone);
        // In company it is neither the same request nor a new one: all of it or nothing.
        let next = remark(OPEN, head_of(&again), "new", "");
        let again = append(store, OPEN, expected, &[again, next]).await;
        assert_eq!(Err(StoreError::PartlyKnown { acts: vec![2] }), again);
        assert_eq!(Ok(None), store.by_key(OPEN, "new").await);
    }
    assert_eq!(Ok(Some(two.clone())), store.by_key(OPEN, "two").await);
    // Keys belong to a journal, and none at all is no key.
    let elsewhere = store.head(EVENT).await.unwrap();
    let elsewhere_two = remark(EVENT, elsewhere, "two", "elsewhere");
    told.push(format!("{:?}", append(store, EVENT, elsewhere, &[elsewhere_two]).await));
    let four = remark(OPEN, head_of(&three), "", "without a key");
    told.push(format!("{:?}", append(store, OPEN, head_of(&three), &[four]).await));
    told.push(format!("{:?}", append(store, "nobody", head, &[late]).await));
    told.push(format!("{:?}", append(store, OPEN, head_of(&three), &[]).await));
    reading(store, &two, &three, told).await;
}

async fn reading(store: &dyn Store, two: &Line, three: &Line, told: &mut Vec<String>) {
    assert_eq!(Ok(vec![two.clone(), three.clone()]), store.read(OPEN, 1, 2).await);
    for (after, limit) in [(0, 1), (3, 100), (4, 100), (u64::MAX, 1), (0, 0)] {
        let seqs = store.read(OPEN, after, limit).await;
        let seqs: Vec<u64> = seqs.unwrap().iter().map(|line| line.seq).collect();
        told.push(format!("after {after} at most {limit}: {seqs:?}"));
    }
    for seq in [0, 2, 5, u64::MAX] {
        told.push(format!("{:?}", store.line(OPEN, seq).await));
    }
    assert_eq!(Ok(Vec::new()), store.read("nobody", 0, 10).await);
    assert_eq!(4, verified(store, OPEN).await.unwrap().len());
}

async fn attachments(store: &dyn Store, told: &mut Vec<String>) {
    let reasons = Attachment::of((0..=255).cycle().take(100_000).collect());
    let file = Attachment::of(Vec::new());
    let expected = store.head(EVENT).await.unwrap();
    let named = remark(EVENT, expected, "", &reasons.hash.to_string());
    let lines = [named];
    let attachments = [reasons.clone(), file.clone(), reasons.clone()];
    let addition = Addition {
        journal: EVENT,
        expected,
        lines: &lines,
        attachments: &attachments,
        holder: None,
        handing: Handing::Stays,
        heads: None,
    };
    assert!(matches!(store.append(addition).await, Ok(Appended::Now(_))));
    assert_eq!(Ok(Some(reasons.bytes.clone())), store.attachment(reasons.hash).await);
    assert_eq!(Ok(Some(Vec::new())), store.attachment(file.hash).await);
    told.push(format!("{:?}", store.attachment(Hash::NONE).await));
    // A hash that is not its own is refused, and so is the line that came with it.
    let expected = head_of(&lines[0]);
    let lines = [remark(EVENT, expected, "", "never")];
    let attachments = [Attachment { hash: Hash::NONE, bytes: vec![1] }];
    let addition = Addition {
        journal: EVENT,
        expected,
        lines: &lines,
        attachments: &attachments,
        holder: None,
        handing: Handing::Stays,
        heads: None,
    };
    told.push(format!("{:?}", store.append(addition).await));
    assert_eq!(Ok(expected), store.head(EVENT).await);
}

async fn states(store: &dyn Store, told: &mut Vec<String>) {
    told.push(format!("{:?}", store.kept_state(OPEN, 1).await));
    for (seq, version, bytes) in
        [(2, 1, "two"), (1, 1, "older"), (4, 1, "four"), (9, 1, "beyond"), (0, 1, "zero")]
    {
        told.push(format!("{:?}", store.keep_state(OPEN, seq, version, bytes.as_bytes()).await));
    }
    let four = store.line(OPEN, 4).await.unwrap().unwrap();
    let kept = store.kept_state(OPEN, 1).await.unwrap().unwrap();
    assert_eq!((head_of(&four), &b"four"[..]), (kept.head, &*kept.bytes));
    told.push(format!("{:?}", store.kept_state(OPEN, 2).await));
    // A newer form replaces it, even of an older line; an older form does not come back.
    told.push(format!("{:?}", store.keep_state(OPEN, 3, 2, b"three").await));
    told.push(format!("{:?}", store.keep_state(OPEN, 4, 1, b"four").await));
    assert_eq!(3, store.kept_state(OPEN, 2).await.unwrap().unwrap().head.seq);
    told.push(format!("{:?}", store.keep_state("nobody", 1, 1, b"").await));
}

async fn leases(store: &dyn Store, told: &mut Vec<String>) {
    // Due long ago: the clock ends no lease.
    let club = Lease { holder: "club-laptop".to_owned(), until: Some(1) };
    let other = Lease { holder: "other".to_owned(), until: None };
    store.lease(EVENT, &club).await.unwrap();
    store.lease(EVENT, &club).await.unwrap();
    let out = StoreError::CheckedOut { to: "club-laptop".to_owned() };
    assert_eq!(Err(out.clone()), store.lease(EVENT, &other).await);
    assert_eq!(Err(out.clone()), store.lease(OPEN, &other).await, "with its event");
    for journal in [EVENT, OPEN] {
        let head = store.head(journal).await.unwrap();
        let lines = [remark(journal, head, "", "meanwhile")];
        assert_eq!(Err(out.clone()), append(store, journal, head, &lines).await, "{journal}");
    }
    let lines = [line("0197cccc", Head::default(), "", Act::Create { name: "Blitz".to_owned() })];
    let opening = opening("0197cccc", Some(EVENT), &lines);
    assert_eq!(Err(out), store.create(opening).await);
    // The holder brings back what was done there: new lines, and a new tournament.
    let head = store.head(OPEN).await.unwrap();
    let done = [remark(OPEN, head, "there", "done elsewhere")];
    let holder = Some("club-laptop");
    let brought = Addition {
        journal: OPEN,
        expected: head,
        lines: &done,
        attachments: &[],
        holder,
        handing: Handing::Stays,
        heads: None,
    };
    assert!(matches!(store.append(brought).await, Ok(Appended::Now(_))));
    assert!(store.create(Opening { holder, ..opening }).await.is_ok());
    told.push(format!("{:?}", store.release(EVENT, "other").await));
    told.push(format!("{:?}", store.release(EVENT, "club-laptop").await));
    told.push(format!("{:?}", store.release(EVENT, "club-laptop").await));
    let late = Addition { journal: OPEN, expected: head_of(&done[0]), ..brought };
    let late_lines = [remark(OPEN, head_of(&done[0]), "", "too late")];
    let late = store.append(Addition { lines: &late_lines, ..late }).await;
    assert_eq!(Err(StoreError::NotCheckedOut { holder: "club-laptop".to_owned() }), late);
    lease_of_one(store, &other, told).await;
    let head = store.head(EVENT).await.unwrap();
    let lines = [remark(EVENT, head, "", "back again")];
    told.push(format!("{:?}", append(store, EVENT, head, &lines).await));
}

/// A tournament that is with one cannot go with its event to another.
async fn lease_of_one(store: &dyn Store, holder: &Lease, told: &mut Vec<String>) {
    store.lease("0197cccc", holder).await.unwrap();
    let third = Lease { holder: "third".to_owned(), until: None };
    told.push(format!("{:?}", store.lease(EVENT, &third).await));
    store.lease(EVENT, holder).await.unwrap();
    store.release(EVENT, "other").await.unwrap();
    store.release("0197cccc", "other").await.unwrap();
    let nobody = store.lease("nobody", holder).await;
    assert_eq!(Err(StoreError::NoJournal { journal: "nobody".to_owned() }), nobody);
}

/// A store of each kind, for what must hold on both.
pub(crate) async fn both(what: &str) -> (tempfile::TempDir, Vec<Arc<dyn Store>>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("event.ronde");
    let mut stores = vec![ronde_store::open(file.to_str().unwrap()).await.unwrap()];
    if let Some(url) = postgres::database(what).await {
        stores.push(ronde_store::open(&url).await.unwrap());
    }
    (folder, stores)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_with_one_key_there_is_one_line() {
    let (_folder, stores) = both("two writers with one key").await;
    for store in stores {
        let mut head = begun(&*store, "j").await;
        for turn in 0..40 {
            let key = format!("key-{turn}");
            let lines = [remark("j", head, &key, "1-0")];
            let (one, other) = tokio::join!(
                append(&*store, "j", head, &lines),
                append(&*store, "j", head, &lines)
            );
            head = head_of(&lines[0]);
            let mut both = [one.unwrap(), other.unwrap()];
            both.sort_by_key(|appended| matches!(appended, Appended::Already(_)));
            let [now, already] = both;
            assert_eq!(Appended::Now(head), now);
            assert_eq!(Appended::Already(lines[0].clone()), already);
        }
        assert_eq!(41, verified(&*store, "j").await.unwrap().len());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_who_saw_one_head_the_second_is_told_the_new_one() {
    let (_folder, stores) = both("two writers on one head").await;
    for store in stores {
        let mut head = begun(&*store, "j").await;
        for _ in 0..40 {
            let one = [remark("j", head, "", "1-0")];
            let other = [remark("j", head, "", "0-1")];
            let (one, other) =
                tokio::join!(append(&*store, "j", head, &one), append(&*store, "j", head, &other));
            let (winner, loser) = if one.is_ok() { (one, other) } else { (other, one) };
            let Ok(Appended::Now(now)) = winner else { panic!("{winner:?}") };
            assert_eq!(Err(StoreError::Moved { head: now }), loser);
            head = now;
        }
        assert_eq!(41, verified(&*store, "j").await.unwrap().len());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_request_that_is_given_up_is_there_whole_or_not_at_all() {
    let (_folder, stores) = both("requests given up").await;
    for store in stores {
        let mut head = begun(&*store, "j").await;
        for turn in 0..60_u64 {
            let one = remark("j", head, &format!("k{turn}"), "1-0");
            let lines = [one.clone(), remark("j", head_of(&one), "", "and its second line")];
            let given_up = append(&*store, "j", head, &lines);
            let _ = tokio::time::timeout(Duration::from_micros(turn * 60), given_up).await;
            // Whatever became of it, asking again gives the one line.
            let again = append(&*store, "j", head, &lines).await.unwrap();
            assert!(matches!(again, Appended::Now(_) | Appended::Already(_)));
            head = head_of(&lines[1]);
        }
        assert_eq!(121, verified(&*store, "j").await.unwrap().len());
    }
}

#[tokio::test]
async fn subscribers_hear_of_each_journal() {
    let (_folder, stores) = both("subscribers").await;
    for store in stores {
        let mut news = store.subscribe();
        let mut other = store.subscribe();
        let head = begun(&*store, "j").await;
        append(&*store, "j", head, &[remark("j", head, "", "x")]).await.unwrap();
        for news in [&mut news, &mut other] {
            let until_told = async {
                // A store that begins to listen says that it may have missed something.
                while let Some(told) = news.next().await {
                    if told == (News::Grown { journal: "j".to_owned(), seq: 2 })
                        || told == News::LookAgain && store.head("j").await.unwrap().seq == 2
                    {
                        return;
                    }
                }
                panic!("the store has closed");
            };
            tokio::time::timeout(Duration::from_secs(5), until_told).await.expect("news");
        }
    }
}

#[test]
fn names_are_new_and_in_order() {
    let names: Vec<String> = (0..1000).map(|_| ronde_office::new_id()).collect();
    assert!(names.is_sorted_by(|one, other| one < other));
    assert_eq!(36, names[0].len());
}
