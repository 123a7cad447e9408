//! The players of a `.TUNX` file (section A5).

use ronde_model::{DateText, NationalRecord, PairingNumber, Player, Sex};

use super::bytes::{self, Bytes, Section, not_zero};
use super::{Configuration, PLAYERS};
use crate::foreign::{Draft, day_of, full_name, one_line, title_of};
use crate::problem::{Aside, ForeignProblem, Portion, Unread};

const TEXTS: usize = 30;
const LENGTH: usize = 110;

/// Texts of a player, by their place.
const FAMILY: usize = 0;
const FIRST: usize = 1;
const TITLE: usize = 4;
const NATIONAL_NUMBER: usize = 5;
const CLUB: usize = 9;
const FEDERATION: usize = 10;
/// Short name, two groups, category: known, and not needed here.
const SHORT_NAME: usize = 3;
const GROUPS: [usize; 3] = [11, 12, 17];

/// The 110 bytes, by offset.
const SEX: usize = 0x06;
const RATING: usize = 0x08;
const NATIONAL_RATING: usize = 0x0A;
const BIRTH: usize = 0x0E;
const FIDE_NUMBER: usize = 0x18;
const DEVELOPMENT: usize = 0x3A;

/// What is counted over all players.
#[derive(Default)]
struct Counted {
    strange: usize,
    grouped: usize,
    development: usize,
}

pub(super) fn read(draft: &mut Draft, sections: &[Section<'_>], settings: Configuration) {
    let section = bytes::find(sections, PLAYERS);
    let data = section.map_or(&[][..], |section| section.data);
    let expected = usize::from(settings.players);
    let (mut at, mut counted) = (0, Counted::default());
    while draft.parts.players.len() < expected {
        let Some((texts, record, after)) = next(data, at) else { break };
        player(draft, &texts, record, &mut counted);
        at = after;
    }
    let found = draft.parts.players.len();
    if found < expected {
        let what = Portion::Players;
        draft.found(ForeignProblem::Cut { what, found, expected });
    }
    draft.not_taken(Aside::Groups, counted.grouped);
    draft.not_taken(Aside::Coefficients, counted.development);
    let strange = counted.strange + data.len().saturating_sub(at);
    super::unknown(draft, Unread::Players, strange);
}

/// The texts and bytes of the player at this place, and where the next one begins.
fn next(data: &[u8], mut at: usize) -> Option<(Vec<String>, Bytes<'_>, usize)> {
    let mut texts = Vec::with_capacity(TEXTS);
    for _ in 0..TEXTS {
        let (text, after) = bytes::text(data, at)?;
        texts.push(one_line(&text));
        at = after;
    }
    Some((texts, Bytes(data.get(at..at + LENGTH)?), at + LENGTH))
}

fn player(draft: &mut Draft, texts: &[String], record: Bytes<'_>, counted: &mut Counted) {
    let index = draft.parts.players.len() + 1;
    let Some(number) = u32::try_from(index).ok().and_then(PairingNumber::new) else { return };
    let mut player = Player::new(number, full_name(&texts[FAMILY], &texts[FIRST]));
    player.sex = (record.one(SEX) == Some(1)).then_some(Sex::Female);
    player.title = title_of(&texts[TITLE]);
    let rating = |at| record.two(at).filter(|rating| *rating > 0);
    player.rating = rating(RATING);
    player.federation.clone_from(&texts[FEDERATION]);
    let fide = record.four(FIDE_NUMBER).filter(|number| *number > 0);
    player.fide_id = fide.map_or(String::new(), |number| number.to_string());
    player.birth = record.four(BIRTH).and_then(day_of).map(DateText::Date);
    draft.parts.national.extend(national(draft, &player, texts, rating(NATIONAL_RATING)));
    draft.parts.players.push(player);
    counted.grouped += usize::from(GROUPS.iter().any(|group| !texts[*group].is_empty()));
    counted.development += usize::from(record.two(DEVELOPMENT).is_some_and(|k| k > 0));
    counted.strange += strange(texts, record);
}

/// What a national federation knows, where the file has any of it.
fn national(
    draft: &Draft,
    player: &Player,
    texts: &[String],
    rating: Option<u16>,
) -> Option<NationalRecord> {
    let (id, club) = (&texts[NATIONAL_NUMBER], &texts[CLUB]);
    // Titles of federations and of the Arena are no FIDE titles.
    let title = if player.title.is_none() { texts[TITLE].clone() } else { String::new() };
    if rating.is_none() && id.is_empty() && club.is_empty() && title.is_empty() {
        return None;
    }
    let (origin, id) = (club.clone(), id.clone());
    Some(NationalRecord { title, rating, origin, id, ..draft.national(player) })
}

/// Bytes of a player that are set and not understood.
fn strange(texts: &[String], record: Bytes<'_>) -> usize {
    let used = [FAMILY, FIRST, SHORT_NAME, TITLE, NATIONAL_NUMBER, CLUB, FEDERATION];
    let others = (0..TEXTS).filter(|index| !used.contains(index) && !GROUPS.contains(index));
    let others: usize = others.map(|index| 2 * texts[index].encode_utf16().count()).sum();
    let known = [
        (SEX, 2),
        (RATING, 2),
        (NATIONAL_RATING, 2),
        (BIRTH, 4),
        (FIDE_NUMBER, 4),
        (DEVELOPMENT, 2),
    ];
    others + not_zero(record.0, &known)
}
