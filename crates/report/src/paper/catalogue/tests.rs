//! One list for all: its names, and what it says where something lacks.

use super::*;

#[test]
fn every_name_is_its_own_and_is_found_again() {
    for kind in Kind::ALL {
        assert_eq!(Some(kind), Kind::of_key(kind.key()), "{kind:?}");
        for lang in Lang::ALL {
            assert!(!kind.name(lang).is_empty(), "{kind:?}");
            let same = Kind::ALL.into_iter().filter(|it| it.name(lang) == kind.name(lang));
            assert_eq!(1, same.count(), "{kind:?} in {lang:?}");
        }
    }
    assert_eq!(None, Kind::of_key("standings.html"));
    let listed: usize = Group::ALL
        .iter()
        .map(|it| Kind::ALL.iter().filter(|kind| kind.group() == *it).count())
        .sum();
    assert_eq!(Kind::ALL.len(), listed, "each belongs to a group");
}

#[test]
fn what_is_missing_is_said_in_every_language() {
    let missing = [
        Missing::Nobody,
        Missing::NoRound,
        Missing::NoSuchRound { round: 6, last: 5 },
        Missing::NoSuchBoard { board: 12, last: 11 },
        Missing::NoSuchPlayer { number: 99 },
        Missing::Teams,
        Missing::Prizes,
        Missing::Categories,
        Missing::Link,
        Missing::Account,
        Missing::Otherwise,
        Missing::Schedule,
    ];
    for what in &missing {
        let said = Lang::ALL.map(|lang| what.words(lang));
        for text in &said {
            assert!(text.len() > 20 && !text.contains('{'), "{what:?}: {text}");
            assert_eq!(1, said.iter().filter(|it| *it == text).count(), "{what:?}: {text}");
        }
    }
    let words = missing[2].words(Lang::En);
    assert_eq!("There is no round 6; the last one is 5. Choose one of these.", words);
}
