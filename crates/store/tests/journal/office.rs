//! Acts handed in: a whole tournament on both stores, requests repeated, two machines at once.

use std::collections::BTreeMap;
use std::sync::Arc;

use ronde_desk::demo::Story;
use ronde_desk::entry::Stamp;
use ronde_desk::event::{EventAct, EventRefusal, EventRequest};
use ronde_desk::stored::ResultCode;
use ronde_desk::{Act, Refusal, Request, Role, State, engine, judge, state};
use ronde_office::{Asker, BackupState, OfficeError};
use ronde_office::{Attachment, Kind, Office, Store, StoreError};

use crate::story::both;
use crate::support::verified;

const OPEN: &str = "0197-open";

fn stamp() -> Stamp {
    Stamp { at: 1_800_000_000_000, by: "owner".to_owned(), role: Role::Owner }
}

fn request(act: Act) -> Request {
    Request::new(stamp(), act)
}

/// Plays a story up to the end, or up to so many acts.
async fn play(office: &Office, mut story: Story, acts: usize) -> Arc<State> {
    let first = story.next(&State::new(OPEN)).unwrap();
    let mut state = office.begin_tournament(OPEN, None, first).await.unwrap().state;
    for _ in 1..acts {
        let Some(request) = story.next(&state) else { break };
        let done = office.submit(OPEN, request, &[]).await;
        state =
            done.unwrap_or_else(|error| panic!("after act {}: {error:?}", state.head.seq)).state;
    }
    state
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_tournament_gives_the_same_state_on_both_stores() {
    let (_folder, stores) = both("a whole tournament").await;
    let mut told = Vec::new();
    for store in stores {
        let state = play(&Office::new(store.clone()), Story::whole(0), usize::MAX).await;
        assert!(state.finished && state.head.seq > 60, "{}", state.head);
        assert_eq!(state.head.seq, verified(&*store, OPEN).await.unwrap().len() as u64);
        // Whoever opens it later, from the lines alone, sees the same.
        let later = Office::new(store).tournament(OPEN).await.unwrap();
        assert_eq!(state.text(), later.text());
        told.push((state.text(), report(&state.rating_snapshot()), report(&later.snapshot())));
    }
    println!("{} bytes of state after a whole tournament", told[0].0.len());
    assert!(told.windows(2).all(|pair| pair[0] == pair[1]));
}

/// The report that a federation is sent, byte for byte.
fn report(snapshot: &ronde_model::Snapshot) -> String {
    use ronde_formats::trf::{self, Flavour, WriteOptions};
    trf::write(snapshot, Flavour::Trf26, WriteOptions::default()).text
}

#[tokio::test]
async fn a_repeated_request_is_one_act() {
    let (_folder, stores) = both("repeated requests").await;
    for store in stores {
        let office = Office::new(store.clone());
        let state = play(&office, Story::demo(0), 11).await;
        let accepts = cautions(&state);
        let asker = Asker { stamp: stamp(), key: "pair-1".to_owned(), accepts, round: None };
        let done = office.pair(OPEN, false, &asker).await.unwrap();
        let again = office.pair(OPEN, false, &asker).await.unwrap();
        assert_eq!((false, true), (done.already, again.already));
        assert_eq!(done.line, again.line);
        let Act::Pair { pairing, .. } = act(&done.line.text) else { panic!("no pairing") };
        let reasons = store.attachment(pairing.reasons.unwrap()).await.unwrap();
        assert!(reasons.is_some_and(|bytes| bytes.len() > 100), "the reasons are kept");
        // A new request is another matter: round 1 is paired.
        let other = Asker { key: "pair-2".to_owned(), ..asker };
        let refused = office.pair(OPEN, false, &other).await.map(drop);
        assert!(matches!(refused, Err(OfficeError::Refused(_))), "{refused:?}");
        let head = store.head(OPEN).await.unwrap();
        assert_eq!(done.line.seq, head.seq, "a refusal leaves the journal as it was");
        let mut remark = request(Act::Remark { text: "once".to_owned() });
        remark.key = "remark".to_owned();
        let once = office.submit(OPEN, remark.clone(), &[]).await.unwrap();
        let twice = office.submit(OPEN, remark, &[]).await.unwrap();
        assert_eq!((once.line, true), (twice.line, twice.already));
    }
}

fn act(line: &str) -> Act {
    serde_json::from_str::<ronde_desk::Entry<Act>>(line).unwrap().what
}

/// Every warning that the next round carries, accepted.
fn cautions(state: &State) -> BTreeMap<String, u8> {
    let made = engine::pair(state, false).unwrap();
    let cautions = judge::judge(state, &made.act).unwrap();
    cautions.iter().map(|caution| (caution.key(), caution.level().times())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_machines_meet_on_one_board_and_never_on_two() {
    let (_folder, stores) = both("two machines on one board").await;
    for store in stores {
        let (here, there) = (Office::new(store.clone()), Office::new(store.clone()));
        let state = play(&here, Story::demo(0), 13).await;
        assert!(state.round(1).is_some_and(|round| round.boards.len() > 10));
        let seen = there.tournament(OPEN).await.unwrap().head.seq;
        let enter = |board: u32, result| {
            let act = Act::EnterResult { round: 1, board, result };
            Request { seen: Some(seen), ..request(act) }
        };
        // Different boards, entered at once from what both saw: both are done.
        let (one, other) = tokio::join!(
            here.submit(OPEN, enter(1, ResultCode::WhiteWins), &[]),
            there.submit(OPEN, enter(2, ResultCode::Draw), &[])
        );
        assert!(one.is_ok() && other.is_ok(), "{one:?} {other:?}");
        // The same board: the second is told of it, and the result is the first one's.
        let (one, other) = tokio::join!(
            here.submit(OPEN, enter(3, ResultCode::WhiteWins), &[]),
            there.submit(OPEN, enter(3, ResultCode::BlackWins), &[])
        );
        let done = one.is_ok();
        assert_ne!(done, other.is_ok(), "{one:?} {other:?}");
        let refused = if done { other } else { one };
        let conflict = matches!(refused, Err(OfficeError::Refused(Refusal::Conflict { .. })));
        assert!(conflict, "{refused:?}");
        // What one machine undoes, the other sees.
        let last = here.tournament(OPEN).await.unwrap().head.seq;
        here.submit(OPEN, request(Act::Undo { of: last }), &[]).await.unwrap();
        let (here, there) =
            (here.tournament(OPEN).await.unwrap(), there.tournament(OPEN).await.unwrap());
        assert_eq!(here.text(), there.text());
        assert_eq!(None, there.round(1).and_then(|it| it.board(3)).and_then(|it| it.result));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_journal_is_opened_from_a_kept_state() {
    let (_folder, stores) = both("a long journal").await;
    for store in stores {
        let office = Arc::new(Office::new(store.clone()));
        play(&office, Story::demo(0), 5).await;
        let mut writers = Vec::new();
        for _ in 0..4 {
            let office = office.clone();
            writers.push(tokio::spawn(async move {
                for act in 0..275 {
                    let act = Act::Remark { text: format!("remark {act}") };
                    office.submit(OPEN, request(act), &[]).await.unwrap();
                }
            }));
        }
        for writer in writers {
            writer.await.unwrap();
        }
        let state = office.tournament(OPEN).await.unwrap();
        assert_eq!(1_105, state.head.seq);
        let kept = kept(&*store).await;
        assert_eq!(1_000, kept);
        let later = Office::new(store.clone()).tournament(OPEN).await.unwrap();
        assert_eq!(state.text(), later.text());
        // A kept state that makes no sense is no matter.
        store.keep_state(OPEN, 1_050, state::VERSION, b"nonsense").await.unwrap();
        let later = Office::new(store.clone()).tournament(OPEN).await.unwrap();
        assert_eq!(state.text(), later.text());
    }
}

/// It is kept while nobody waits for it, so a moment later.
async fn kept(store: &dyn Store) -> u64 {
    for _ in 0..100 {
        if let Some(kept) = store.kept_state(OPEN, state::VERSION).await.unwrap() {
            return kept.head.seq;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("no state was kept");
}

#[tokio::test]
async fn an_event_and_its_tournament() {
    let (_folder, stores) = both("an event and its tournament").await;
    for store in stores {
        let office = Office::new(store.clone());
        let create = EventAct::Create { name: "Zürich 2026".to_owned(), home: "here".to_owned() };
        let create = EventRequest::new(stamp(), create, "here");
        let event = office.begin_event("0197-event", create.clone()).await.unwrap();
        let again = office.begin_event("0197-event", create).await.unwrap();
        assert_eq!(event.state, again.state);
        let first = Story::demo(0).next(&State::new(OPEN)).unwrap();
        office.begin_tournament(OPEN, Some("0197-event"), first).await.unwrap();
        assert_eq!(event.state, office.event("0197-event").await.unwrap());
        let list = store.journals().await.unwrap();
        let kinds: Vec<Kind> = list.iter().map(|info| info.kind).collect();
        assert_eq!(vec![Kind::Event, Kind::Tournament], kinds);
        assert_eq!(Some("0197-event"), list[1].parent.as_deref());
        let absent = office.tournament("nobody").await.map(drop);
        assert!(matches!(absent, Err(OfficeError::Store(StoreError::NoJournal { .. }))));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_round_leaves_a_copy_that_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("events.sqlite");
    let opened = ronde_store::open(&file.display().to_string()).await.unwrap();
    let office = Office::new(opened).with_backups(folder.path().join("backups"));
    let mut story = Story::demo(0);
    let create = EventAct::Create { name: "Demo".to_owned(), home: String::new() };
    office.begin_event("event", EventRequest::new(stamp(), create, "")).await.unwrap();
    let request = story.next(&State::new("demo")).unwrap();
    let begun = office.begin_tournament("demo", Some("event"), request).await;
    let mut state = begun.unwrap().state;
    while state.rounds.len() < 2 {
        let request = story.next(&state).unwrap();
        let named = story.attachment(&request).map(<[u8]>::to_vec).map(Attachment::of);
        let named: Vec<Attachment> = named.into_iter().collect();
        state = office.submit("demo", request, &named).await.unwrap().state;
    }
    let copied = copies(&office, |state| {
        let made = state.made.as_ref();
        made.is_some_and(|made| made.path.display().to_string().contains("closed"))
    });
    let made = copied.await.made.unwrap();
    let name = made.path.file_name().unwrap().to_str().unwrap();
    let number = name.strip_suffix("-round-01-closed.ronde").unwrap();
    assert!(number.parse::<u64>().unwrap() > 20 && number.len() == 8, "{name}");
    assert!(made.journal == "demo" && made.at > 1_700_000_000_000, "{made:?}");
    let bytes = std::fs::read(made.path).unwrap();
    let reading = ronde_desk::portable::read(&bytes[..], u64::MAX).unwrap();
    assert!(reading.faults.is_empty(), "{:?}", reading.faults);
    let content = reading.content;
    let state = ronde_desk::fold::fold("demo", &content.journals["demo"]).unwrap();
    assert_eq!(ronde_desk::state::Phase::Closed, state.rounds[0].phase);
    assert_eq!(1, content.attachments.len(), "the reasons of round 1");
}

/// Nobody waits for a copy, so these tests do.
async fn copies(office: &Office, until: impl Fn(&BackupState) -> bool) -> BackupState {
    for _ in 0..400 {
        let state = office.backup_state();
        if until(&state) {
            return state;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("{:?}", office.backup_state());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_cannot_be_made_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let (file, backups) = (folder.path().join("events.sqlite"), folder.path().join("backups"));
    // A file where the folder should be.
    std::fs::write(&backups, "in the way").unwrap();
    let store = ronde_store::open(&file.display().to_string()).await.unwrap();
    let office = Office::new(store).with_backups(backups.clone());
    let state = play(&office, Story::demo(0), 13).await;
    assert_eq!(1, state.rounds.len(), "the round is published all the same");
    let state_of = copies(&office, |state| !state.failed.is_empty()).await;
    let failed = &state_of.failed[OPEN];
    assert!(failed.journal == OPEN && failed.why.to_string().contains("backups"), "{failed:?}");
    // Whoever asks for an act and goes away has done it, and its copy is made.
    std::fs::remove_file(backups).unwrap();
    for board in state.rounds[0].missing() {
        let act = Act::EnterResult { round: 1, board, result: ResultCode::Draw };
        office.submit(OPEN, request(act), &[]).await.unwrap();
    }
    let mut close = Box::pin(office.submit(OPEN, request(Act::CloseRound { round: 1 }), &[]));
    std::future::poll_fn(|context| {
        let _ = close.as_mut().poll(context);
        std::task::Poll::Ready(())
    })
    .await;
    drop(close);
    let state = copies(&office, |state| state.made.is_some()).await;
    assert!(state.failed.is_empty(), "what failed is made good");
}

#[tokio::test]
async fn a_key_belongs_to_one_act_of_one_person() {
    let (_folder, stores) = both("keys of other acts").await;
    for store in stores {
        let office = Office::new(store.clone());
        let state = play(&office, Story::demo(0), 11).await;
        let remark = |by: &str, text: &str| Request {
            stamp: Stamp { by: by.to_owned(), ..stamp() },
            key: "k".to_owned(),
            ..request(Act::Remark { text: text.to_owned() })
        };
        let done = office.submit(OPEN, remark("owner", "rain"), &[]).await.unwrap();
        let taken = |outcome: Result<_, OfficeError<Refusal>>| match outcome {
            Err(OfficeError::Refused(Refusal::KeyTaken { by })) => assert_eq!(done.line.seq, by),
            other => panic!("{other:?}"),
        };
        taken(office.submit(OPEN, remark("owner", "snow"), &[]).await.map(drop));
        taken(office.submit(OPEN, remark("anna", "rain"), &[]).await.map(drop));
        let accepts = cautions(&state);
        let asker = Asker { stamp: stamp(), key: "k".to_owned(), accepts, round: None };
        taken(office.pair(OPEN, false, &asker).await.map(drop));
        let asker = Asker { key: "pair".to_owned(), ..asker };
        office.pair(OPEN, false, &asker).await.unwrap();
        let next = office.pair(OPEN, false, &Asker { round: Some(2), ..asker.clone() }).await;
        let next = matches!(next, Err(OfficeError::Refused(Refusal::KeyTaken { .. })));
        assert!(next, "the key of one round is not that of the next");
        let same = office.pair(OPEN, false, &Asker { round: Some(1), ..asker.clone() }).await;
        assert!(same.unwrap().already);
        let stranger = Stamp { by: "anna".to_owned(), ..stamp() };
        let stolen = office.pair(OPEN, false, &Asker { stamp: stranger, ..asker.clone() }).await;
        let stolen = matches!(stolen, Err(OfficeError::Refused(Refusal::KeyTaken { .. })));
        assert!(stolen, "another person does not hear of it");
        let again = office.submit(OPEN, remark("owner", "rain"), &[]).await.unwrap();
        assert_eq!((&done.line, true), (&again.line, again.already));
        assert_eq!(done.line.seq + 1, again.state.head.seq, "nothing was added by all this");
        // Of the event as well.
        let create = EventAct::Create { name: "Zürich".to_owned(), home: String::new() };
        let begun = EventRequest::new(stamp(), create, "");
        office.begin_event("event", begun).await.unwrap();
        let rename = |name: &str| EventRequest {
            key: "k".to_owned(),
            ..EventRequest::new(stamp(), EventAct::Rename { name: name.to_owned() }, "")
        };
        office.submit_event("event", rename("Basel")).await.unwrap();
        assert!(office.submit_event("event", rename("Basel")).await.unwrap().already);
        let other = office.submit_event("event", rename("Bern")).await.map(drop);
        let key = EventRefusal::KeyTaken { by: 2 };
        assert!(matches!(other, Err(OfficeError::Refused(why)) if why == key));
    }
}

#[tokio::test]
async fn who_somebody_is_the_event_says() {
    let (_folder, stores) = both("people of an event").await;
    for store in stores {
        let (office, other) = (Office::new(store.clone()), Office::new(store.clone()));
        let create = EventAct::Create { name: "Zürich".to_owned(), home: String::new() };
        office.begin_event("event", EventRequest::new(stamp(), create, "")).await.unwrap();
        for open in [OPEN, "blitz"] {
            let first = Story::demo(0).next(&State::new(open)).unwrap();
            office.begin_tournament(open, Some("event"), first).await.unwrap();
            let add = EventAct::AddTournament { journal: open.to_owned(), name: open.to_owned() };
            let add = EventRequest::new(stamp(), add, "");
            office.submit_event("event", add).await.unwrap();
        }
        let first = Story::demo(0).next(&State::new("alone")).unwrap();
        office.begin_tournament("alone", None, first).await.unwrap();
        let at = stamp().at;
        let code = ronde_desk::Hash::of(b"a long code");
        let here = [OPEN.to_owned()].into();
        let invite = EventAct::Invite {
            person: "anna".to_owned(),
            name: "Anna".to_owned(),
            role: Role::Deputy,
            tournaments: ronde_desk::event::Reach::Some(here),
            code,
            expires: at + 1_000,
            until: Some(at + 5_000),
        };
        office.submit_event("event", EventRequest::new(stamp(), invite, "")).await.unwrap();
        let anna = Stamp { by: "anna".to_owned(), role: Role::Deputy, at };
        let (person, device) = ("anna".to_owned(), "telephone".to_owned());
        let accept = EventRequest::new(anna, EventAct::Accept { person, device, code }, "");
        assert_eq!(None, role(&other, OPEN, "anna", at).await, "not before she has accepted");
        office.submit_event("event", accept).await.unwrap();
        assert_eq!(Some("event".to_owned()), office.event_of(OPEN).await.unwrap());
        assert_eq!(None, office.event_of("alone").await.unwrap());
        for (journal, person, later, expected) in [
            (OPEN, "anna", 0, Some(Role::Deputy)),
            (OPEN, "anna", 6_000, None),
            ("blitz", "anna", 0, None),
            ("alone", "anna", 0, None),
            (OPEN, "berta", 0, None),
            (OPEN, "owner", 0, Some(Role::Owner)),
            ("alone", "owner", 0, Some(Role::Owner)),
        ] {
            for office in [&office, &other] {
                let found = role(office, journal, person, at + later).await;
                assert_eq!(expected, found, "{person} in {journal}");
            }
        }
        let revoke = EventAct::Revoke { person: "anna".to_owned() };
        office.submit_event("event", EventRequest::new(stamp(), revoke, "")).await.unwrap();
        assert_eq!(None, role(&other, OPEN, "anna", at).await, "on the other machine as well");
        let nobody = other.role_of("nobody", "owner", at).await.map(drop);
        assert!(matches!(nobody, Err(OfficeError::Store(StoreError::NoJournal { .. }))));
    }
}

async fn role(office: &Office, journal: &str, person: &str, at: i64) -> Option<Role> {
    office.role_of(journal, person, at).await.unwrap()
}
