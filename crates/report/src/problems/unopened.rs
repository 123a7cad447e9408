//! Words for why a file is not opened at all.

use ronde_formats::trf::NotTrf;
use ronde_formats::{
    ArchiveDamage, Mismatch, NotArchive, NotForeign, NotOpened, NotRead, OtherVersion,
};
use ronde_words::{Lang, UnopenedWords, fill};

use super::{inconsistency, json_fault, kind_name};

/// Of what contradicts itself so much is told: a person mends one after the other.
const CONTRADICTIONS: usize = 3;

/// Why a file is not opened, as a sentence without a full stop.
pub fn unopened(why: &NotOpened, lang: Lang) -> String {
    let w = UnopenedWords::of(lang);
    match why {
        NotOpened::Empty => w.empty.to_owned(),
        NotOpened::NotRead(what) => {
            let (kind, mend) = not_read(*what, lang);
            fill!(w.not_read, kind = kind, mend = mend)
        }
        NotOpened::Trf(why) => not_trf(why, lang),
        NotOpened::Json(why) => json_fault(why, lang),
        NotOpened::Foreign(why) => not_foreign(why, lang),
        NotOpened::Archive(why) => not_archive(why, lang),
    }
}

/// What a file is that nobody here reads, and what to do about it.
pub const fn not_read(what: NotRead, lang: Lang) -> (&'static str, &'static str) {
    let w = UnopenedWords::of(lang);
    match what {
        NotRead::OldOffice => (kind_name(ronde_formats::Kind::OldOffice, lang), w.old_office_mend),
        NotRead::SwissChess => (w.swiss_chess, w.swiss_chess_mend),
        NotRead::OldSwissManager => (w.old_swiss_manager, w.swiss_manager_mend),
        NotRead::Other(kind) => (kind_name(kind, lang), w.other_mend),
    }
}

/// Why a file is no report file.
pub fn not_trf(why: &NotTrf, lang: Lang) -> String {
    let w = UnopenedWords::of(lang);
    match why {
        NotTrf::Empty => w.empty.to_owned(),
        NotTrf::TooLarge { bytes, most } => fill!(w.trf_too_large, bytes = bytes, most = most),
        NotTrf::Binary { position } => fill!(w.trf_binary, position = position),
        NotTrf::NoRecord { first_line } => fill!(w.trf_no_record, line = first_line),
    }
}

fn not_foreign(why: &NotForeign, lang: Lang) -> String {
    let w = UnopenedWords::of(lang);
    match why {
        NotForeign::TooLarge { bytes, most } => fill!(w.too_large, bytes = bytes, most = most),
        NotForeign::Other(mismatch) => mismatched(*mismatch, w).to_owned(),
        NotForeign::Version(version) => {
            let (what, mend) = match version {
                OtherVersion::AccessOlder => (w.access_older, w.papi_mend),
                OtherVersion::AccessNewer => (w.access_newer, w.papi_mend),
                OtherVersion::AccessEncrypted => (w.access_encrypted, w.papi_mend),
                OtherVersion::SwissManager => (w.other_swiss_manager, w.swiss_manager_mend),
            };
            fill!(w.version, what = what, mend = mend)
        }
        NotForeign::Contradicts(found) => {
            let told = found.iter().take(CONTRADICTIONS).map(|it| inconsistency(it, lang));
            fill!(w.contradicts, why = told.collect::<Vec<_>>().join("; "))
        }
    }
}

const fn mismatched(mismatch: Mismatch, w: &UnopenedWords) -> &'static str {
    match mismatch {
        Mismatch::Vega => w.not_vega,
        Mismatch::Veg => w.not_veg,
        Mismatch::PapiTables => w.not_papi_tables,
        Mismatch::PapiAccess => w.not_papi_access,
        Mismatch::Pgn => w.not_pgn,
        Mismatch::TunxCut => w.not_tunx_whole,
        Mismatch::Tunx => w.not_tunx,
    }
}

fn not_archive(why: &NotArchive, lang: Lang) -> String {
    let w = UnopenedWords::of(lang);
    match why {
        NotArchive::TooLarge { bytes, most } => {
            fill!(w.archive_too_large, bytes = bytes, most = most)
        }
        NotArchive::TooMany { most } => fill!(w.archive_too_many, most = most),
        NotArchive::TooFull { most } => fill!(w.archive_too_full, most = most),
        NotArchive::Encrypted { member } => fill!(w.archive_encrypted, member = member),
        NotArchive::Nested { member } => fill!(w.archive_nested, member = member),
        NotArchive::Nothing => w.archive_nothing.to_owned(),
        NotArchive::Several { members } => {
            fill!(w.archive_several, members = members.join(", "))
        }
        NotArchive::Damaged(damage) => {
            let why = match damage {
                ArchiveDamage::NotUnpacked => w.archive_not_unpacked.to_owned(),
                ArchiveDamage::NoContents => w.archive_no_contents.to_owned(),
                ArchiveDamage::Unsupported => w.archive_unsupported.to_owned(),
                ArchiveDamage::Member { member } => fill!(w.archive_member, member = member),
            };
            fill!(w.archive_damaged, why = why)
        }
    }
}

#[cfg(test)]
mod tests {
    use ronde_formats::Kind;
    use ronde_model::Inconsistency;

    use super::*;

    /// The one after it; without a wildcard, so that a new one does not compile before it is here.
    fn after(it: &NotOpened) -> Option<NotOpened> {
        Some(match it {
            NotOpened::Empty => NotOpened::NotRead(NotRead::OldOffice),
            NotOpened::NotRead(what) => NotOpened::NotRead(match what {
                NotRead::OldOffice => NotRead::SwissChess,
                NotRead::SwissChess => NotRead::OldSwissManager,
                NotRead::OldSwissManager => NotRead::Other(Kind::Unknown),
                NotRead::Other(_) => return Some(NotTrf::Empty.into()),
            }),
            NotOpened::Trf(why) => match why {
                NotTrf::Empty => NotTrf::TooLarge { bytes: 77, most: 76 }.into(),
                NotTrf::TooLarge { .. } => NotTrf::Binary { position: 77 }.into(),
                NotTrf::Binary { .. } => NotTrf::NoRecord { first_line: "Qxq".to_owned() }.into(),
                NotTrf::NoRecord { .. } => NotForeign::TooLarge { bytes: 77, most: 76 }.into(),
            },
            NotOpened::Foreign(why) => match why {
                NotForeign::TooLarge { .. } => NotForeign::Other(Mismatch::Vega).into(),
                NotForeign::Other(mismatch) => after_mismatch(*mismatch).into(),
                NotForeign::Version(version) => after_version(*version).into(),
                NotForeign::Contradicts(_) => NotArchive::Nothing.into(),
            },
            NotOpened::Archive(why) => after_archive(why)?.into(),
            NotOpened::Json(_) => return None,
        })
    }

    fn after_mismatch(it: Mismatch) -> NotForeign {
        NotForeign::Other(match it {
            Mismatch::Vega => Mismatch::Veg,
            Mismatch::Veg => Mismatch::PapiTables,
            Mismatch::PapiTables => Mismatch::PapiAccess,
            Mismatch::PapiAccess => Mismatch::Pgn,
            Mismatch::Pgn => Mismatch::TunxCut,
            Mismatch::TunxCut => Mismatch::Tunx,
            Mismatch::Tunx => return NotForeign::Version(OtherVersion::AccessOlder),
        })
    }

    fn after_version(it: OtherVersion) -> NotForeign {
        NotForeign::Version(match it {
            OtherVersion::AccessOlder => OtherVersion::AccessNewer,
            OtherVersion::AccessNewer => OtherVersion::AccessEncrypted,
            OtherVersion::AccessEncrypted => OtherVersion::SwissManager,
            OtherVersion::SwissManager => {
                return NotForeign::Contradicts(vec![Inconsistency::TooManyRounds {
                    rounds: 77,
                    most: 76,
                }]);
            }
        })
    }

    fn after_archive(it: &NotArchive) -> Option<NotArchive> {
        let member = "Qxq".to_owned();
        Some(match it {
            NotArchive::Nothing => NotArchive::TooLarge { bytes: 77, most: 76 },
            NotArchive::TooLarge { .. } => NotArchive::TooMany { most: 77 },
            NotArchive::TooMany { .. } => NotArchive::TooFull { most: 77 },
            NotArchive::TooFull { .. } => NotArchive::Encrypted { member },
            NotArchive::Encrypted { .. } => NotArchive::Nested { member },
            NotArchive::Nested { .. } => NotArchive::Several { members: vec![member] },
            NotArchive::Several { .. } => NotArchive::Damaged(ArchiveDamage::NotUnpacked),
            NotArchive::Damaged(damage) => NotArchive::Damaged(match damage {
                ArchiveDamage::NotUnpacked => ArchiveDamage::NoContents,
                ArchiveDamage::NoContents => ArchiveDamage::Unsupported,
                ArchiveDamage::Unsupported => ArchiveDamage::Member { member },
                ArchiveDamage::Member { .. } => return None,
            }),
        })
    }

    #[test]
    fn every_reason_is_told_in_every_language() {
        let (mut why, mut count) = (NotOpened::Empty, 0);
        loop {
            count += 1;
            let english = unopened(&why, Lang::En);
            for lang in Lang::ALL {
                let told = unopened(&why, lang);
                assert!(!told.is_empty() && !told.ends_with('.'), "{told}");
                assert!(!told.contains(['{', '}']), "{told}");
                assert_eq!(lang == Lang::En, told == english, "{}: {told}", lang.code());
                for data in ["Qxq", "77"] {
                    assert_eq!(english.contains(data), told.contains(data), "{told}");
                }
            }
            let Some(next) = after(&why) else { break };
            why = next;
        }
        assert_eq!(33, count, "a chain ends early, or has a new link");
    }

    /// Exactly as it was when the readers said it themselves.
    #[test]
    fn english_stays_as_it_was() {
        for (why, told) in [
            (
                NotOpened::NotRead(NotRead::OldOffice),
                "the file is an old document of Office, which Ronde does not read; save it as \
                 xlsx or CSV",
            ),
            (
                NotForeign::Other(Mismatch::Pgn).into(),
                "the file is not a file of games in PGN: no line of it is a tag such as \
                 [White \"…\"]",
            ),
            (
                NotForeign::Version(OtherVersion::AccessEncrypted).into(),
                "the file is encrypted, or its catalogue is damaged, which Ronde does not read; \
                 open \
                 it in Papi 3 and save it, or export a TRF from there",
            ),
            (
                NotArchive::Damaged(ArchiveDamage::NoContents).into(),
                "the archive is damaged: its table of contents is missing. Perhaps it was cut \
                 short \
                 on its way; fetch it again",
            ),
            (
                NotArchive::Several { members: vec!["a".to_owned(), "b".to_owned()] }.into(),
                "there are several tournaments in the archive: a, b; unpack it and open one",
            ),
        ] {
            assert_eq!(told, unopened(&why, Lang::En));
        }
    }
}
