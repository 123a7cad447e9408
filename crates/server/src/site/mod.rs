//! The public side of a tournament as a folder of plain files, to be put on any web space: no
//! server, no script, relative links.
//!
//! | To find | look in |
//! |---|---|
//! | what everybody may know of a tournament | [`public`] |
//! | every file of the folder | [`files`] |
//! | a page of it | `page` |
//! | somebody's own page | `player` |
//! | how the folder is written | [`write`](write()) |
//! | a folder that follows the tournament | `keep` |
//!
//! The same tournament gives the same bytes: nothing in a file says when it was made, so that
//! whoever copies the folder copies what has changed and nothing else.

pub(crate) mod keep;
mod page;
mod player;
mod write;

use std::collections::BTreeMap;

use ronde_formats::trf::{self, Flavour, WriteOptions};
use ronde_formats::{json, pgn};
use ronde_model::{NationalRecord, Player, RoundNumber, Snapshot};
use ronde_report::paper::catalogue::{self, Choice, Kind};
use ronde_report::paper::{Page as Sheet, Source, aros};

use crate::collation::Collation;
pub use keep::Sites;
use page::{Html, table};
use ronde_words::{Lang, SiteWords};
pub use write::{MARK, NotWritten, Written, write};

/// The files of a folder, by their paths in it.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The style sheet of every page.
const STYLE: &str = include_str!("../../assets/site.css");

/// The tournament as everybody may know it: no dates of birth, no sexes, no remarks of arbiters, no
/// byes that somebody asked for, nobody whom somebody may not meet, nothing of federations' own
/// records but the club.
///
/// # Panics
/// Never: what is left out contradicts nothing.
#[must_use]
pub fn public(snapshot: &Snapshot) -> Snapshot {
    let mut parts = snapshot.clone().into_parts();
    parts.players = parts.players.into_iter().map(known).collect();
    parts.national = parts.national.into_iter().filter_map(club).collect();
    parts.requests.clear();
    parts.prohibitions.clear();
    // Remarks are the arbiters'; the schedule and its decisions rank the tournament.
    parts.verbatim.retain(|line| ronde_schedule::is_of_schedule(&line.text));
    Snapshot::new(parts).expect("what is left out contradicts nothing")
}

fn known(player: Player) -> Player {
    Player { birth: None, sex: None, ..player }
}

fn club(record: NationalRecord) -> Option<NationalRecord> {
    let NationalRecord { federation, number, origin, .. } = record;
    (!origin.trim().is_empty()).then(|| NationalRecord {
        federation,
        number,
        origin,
        sex: None,
        title: String::new(),
        name: String::new(),
        rating: None,
        id: String::new(),
        birth: None,
        rest: String::new(),
    })
}

/// Every file of the folder. Several languages have a folder each, one alone has none. `tables` are
/// those of each game by round, where the hall counts them otherwise than from 1.
pub fn files(snapshot: &Snapshot, tables: &[Vec<u32>], languages: &[Lang]) -> Files {
    let snapshot = &public(snapshot);
    let mut files = data(snapshot);
    files.insert("style.css".to_owned(), STYLE.as_bytes().to_vec());
    let names = &Collation::shared();
    let html = |lang, languages| {
        let w = SiteWords::of(lang);
        Html { snapshot, tables, names, lang, languages, w }
    };
    match languages {
        [] => pages(&html(Lang::default(), &[]), "", &mut files),
        [only] => pages(&html(*only, &[]), "", &mut files),
        several => {
            for lang in several {
                pages(&html(*lang, several), &format!("{}/", lang.code()), &mut files);
            }
            files.insert("index.html".to_owned(), page::door(snapshot, several).into_bytes());
        }
    }
    files
}

/// What programs read: the report file, the JSON form, and the heads of the games for a broadcast.
fn data(snapshot: &Snapshot) -> Files {
    let mut files = Files::new();
    let mut parts = snapshot.clone().into_parts();
    // Records of federations are theirs; here they only held the clubs.
    parts.national.clear();
    let snapshot = &Snapshot::new(parts).expect("what is left out contradicts nothing");
    let written = trf::write(snapshot, Flavour::Trf26, WriteOptions::default());
    files.insert("tournament.trf".to_owned(), written.text.into_bytes());
    let mut bytes = Vec::new();
    if json::write(snapshot, &mut bytes).is_ok() {
        files.insert("tournament.json".to_owned(), bytes);
    }
    for round in rounds(snapshot) {
        if let Some(games) = RoundNumber::new(round).and_then(|it| pgn::round(snapshot, it)) {
            files.insert(format!("round-{round}.pgn"), games.into_bytes());
        }
    }
    files
}

fn rounds(snapshot: &Snapshot) -> std::ops::RangeInclusive<u16> {
    1..=u16::try_from(snapshot.rounds.len()).unwrap_or(u16::MAX)
}

/// The pages of one language, in their folder.
fn pages(html: &Html<'_>, folder: &str, files: &mut Files) {
    let snapshot = html.snapshot;
    let mut put = |name: String, text: String| {
        files.insert(format!("{folder}{name}"), text.into_bytes());
    };
    put("index.html".to_owned(), html.index());
    let mut list = |name: String, kind: Kind, round: Option<u16>| {
        if let Some(text) = sheet(html, &name, kind, round) {
            put(name, text);
        }
    };
    list("players.html".to_owned(), Kind::StartingList, None);
    for round in rounds(snapshot) {
        list(format!("round-{round}.html"), Kind::Pairings, Some(round));
        list(format!("round-{round}-names.html"), Kind::PairingsByName, Some(round));
        list(format!("standings-{round}.html"), Kind::Standings, Some(round));
    }
    if !snapshot.rounds.is_empty() {
        list("standings.html".to_owned(), Kind::Standings, None);
        list("crosstable.html".to_owned(), Kind::Crosstable, None);
        if aros::are_published(snapshot) {
            list("aros.html".to_owned(), Kind::Aros, None);
        }
    }
    for (number, text) in player::pages(html) {
        put(format!("player-{number}.html"), text);
    }
}

/// A paper as a page.
fn sheet(html: &Html<'_>, name: &str, kind: Kind, round: Option<u16>) -> Option<String> {
    let source = Source {
        snapshot: html.snapshot,
        lang: html.lang,
        stamp: "",
        link: None,
        draft: false,
        page: Sheet::default(),
    };
    let choice = Choice { round, tables: html.tables.to_vec(), ..Choice::default() };
    let paper =
        catalogue::make(kind, &source, &choice, &|one, other| html.names.compare(one, other))
            .ok()?;
    let mut body = String::new();
    for sheet in &paper.sheets {
        body += &table::blocks(&sheet.blocks);
    }
    Some(html.page(name, &paper.title, &body))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(name: &str, end: &str) -> bool {
        std::path::Path::new(name).extension().is_some_and(|it| it == end)
    }

    /// Two players with everything that must not leave the desk.
    const TOURNAMENT: &str = "\
012 Open <of> Neuchâtel & more
022 Neuchâtel
032 SUI
042 2026/03/07
142 3
152 W
192 FIDE_DUTCH_2026
### the arbiter's own remark
001    1 w IM Keller, <Anna>                    2312 SUI    99900001 1987/11/30  1.0    1     2 w 1
001    2 m    Weber, Urs                        1900 SUI             1990/05/17  0.0    2     1 b 0
260       1    3    1    2
";

    fn made(languages: &[Lang]) -> Files {
        let reading = trf::read(TOURNAMENT.as_bytes()).unwrap();
        files(&reading.snapshot, &[], languages)
    }

    #[test]
    fn nothing_that_is_not_public_is_in_any_file() {
        for (name, bytes) in made(&Lang::ALL) {
            let text = String::from_utf8(bytes).unwrap();
            for secret in ["1987", "11/30", "1990", "05/17", "remark", "\n260 ", "prohib"] {
                // The JSON form names every field, also those that hold nothing.
                assert!(!text.contains(secret) || ends(&name, "json"), "{name}: {secret}");
            }
            for secret in ["1987", "05-17", "remark"] {
                assert!(!text.contains(secret), "{name}: {secret}");
            }
            if ends(&name, "html") {
                assert!(!text.contains("<Anna>") && !text.contains("<of>"), "{name}");
            }
        }
    }

    #[test]
    fn every_link_leads_to_a_file_of_the_folder() {
        for languages in [&[Lang::De][..], &[Lang::Fr, Lang::It]] {
            let files = made(languages);
            for (name, bytes) in files.iter().filter(|(name, _)| ends(name, "html")) {
                let text = std::str::from_utf8(bytes).unwrap();
                let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
                for link in text.split("href=\"").skip(1).filter_map(|it| it.split('"').next()) {
                    let link = link.split('#').next().unwrap_or_default();
                    let target = match link.strip_prefix("../") {
                        Some(up) => up.to_owned(),
                        None if folder.is_empty() => link.to_owned(),
                        None => format!("{folder}/{link}"),
                    };
                    assert!(files.contains_key(&target), "{name}: {link}");
                }
            }
        }
    }

    /// dubov-1997:9: the list is published after each round, and each player is found in it.
    #[test]
    fn a_dubov_tournament_of_1997_shows_the_averages_of_the_opponents() {
        let dubov = TOURNAMENT.replace("FIDE_DUTCH_2026", "CUSTOM_DUBOV_1997");
        let reading = trf::read(dubov.as_bytes()).unwrap();
        let files = files(&reading.snapshot, &[], &[Lang::En]);
        let text = |name: &str| std::str::from_utf8(&files[name]).unwrap();
        assert!(text("aros.html").contains("<td class=\"num\"><bdi>1900.0</bdi></td>"));
        assert!(text("index.html").contains("href=\"aros.html\""));
        assert!(text("player-1.html").contains("<td class=\"num\">1900.0</td></tr>"));
        let other = made(&[Lang::En]);
        assert!(!other.contains_key("aros.html"));
        assert!(!std::str::from_utf8(&other["player-1.html"]).unwrap().contains("ARO"));
    }

    #[test]
    fn the_folder_has_what_everybody_asks_for() {
        let files = made(&[Lang::En]);
        for name in [
            "crosstable.html",
            "index.html",
            "player-1.html",
            "player-2.html",
            "players.html",
            "round-1-names.html",
            "round-1.html",
            "round-1.pgn",
            "standings-1.html",
            "standings.html",
            "style.css",
            "tournament.json",
            "tournament.trf",
        ] {
            assert!(files.contains_key(name), "{name}");
        }
        assert_eq!(13, files.len(), "{:?}", files.keys());
        assert_eq!(files, made(&[Lang::En]), "the same bytes");
    }
}
