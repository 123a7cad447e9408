//! Words and signs of the file, each beside what it means.

use std::fmt;
use std::marker::PhantomData;

use ronde_model::{
    AbnormalKind, Bye, Colour, Forfeit, GameResult, PlayedScore, PrimaryPoints, Sex, Title,
    Unpaired,
};
use serde::de::{Deserializer, Error, Visitor};
use serde::ser::Serializer;

use super::complaint::expecting;
use super::form::Form;

/// A type of the model that the file writes as one of a few words.
pub(super) trait Code: Copy + PartialEq + 'static {
    /// Every value and its word.
    const TABLE: &'static [(Self, &'static str)];

    /// The word for this value.
    fn word(self) -> &'static str {
        let row = Self::TABLE.iter().find(|(value, _)| *value == self);
        row.map_or("", |(_, word)| word)
    }
}

/// The form of a [`Code`].
pub(super) struct Coded<T>(PhantomData<T>);

impl<T: Code> Form for Coded<T> {
    type Model = T;

    fn serialize<S: Serializer>(model: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(model.word())
    }

    fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        from.deserialize_str(CodeVisitor(PhantomData))
    }
}

struct CodeVisitor<T>(PhantomData<T>);

impl<T: Code> Visitor<'_> for CodeVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(expecting::ONE_OF)?;
        for (place, (_, word)) in T::TABLE.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{word:?}")?;
        }
        Ok(())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        let row = T::TABLE.iter().find(|(_, word)| *word == text);
        row.map(|(value, _)| *value)
            .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
    }
}

/// The result of a game that was played.
const fn played(score: PlayedScore, rated: bool) -> GameResult {
    GameResult::Played { score, rated }
}

impl Code for GameResult {
    // The commonest first: the table is searched from the top for every game.
    const TABLE: &'static [(GameResult, &'static str)] = &[
        (played(PlayedScore::WhiteWins, true), "1-0"),
        (played(PlayedScore::BlackWins, true), "0-1"),
        (played(PlayedScore::Draw, true), "1/2-1/2"),
        (GameResult::Pending, "*"),
        (GameResult::Forfeited(Forfeit::WhiteWins), "1-0f"),
        (GameResult::Forfeited(Forfeit::BlackWins), "0-1f"),
        (GameResult::Forfeited(Forfeit::BothLose), "0-0f"),
        (GameResult::Adjourned, "adj"),
        (played(PlayedScore::HalfToWhite, true), "1/2-0"),
        (played(PlayedScore::HalfToBlack, true), "0-1/2"),
        (played(PlayedScore::BothLose, true), "0-0"),
        (played(PlayedScore::WhiteWins, false), "1-0u"),
        (played(PlayedScore::BlackWins, false), "0-1u"),
        (played(PlayedScore::Draw, false), "1/2-1/2u"),
        (played(PlayedScore::HalfToWhite, false), "1/2-0u"),
        (played(PlayedScore::HalfToBlack, false), "0-1/2u"),
        (played(PlayedScore::BothLose, false), "0-0u"),
    ];
}

impl Code for Forfeit {
    const TABLE: &'static [(Forfeit, &'static str)] =
        &[(Forfeit::WhiteWins, "1-0f"), (Forfeit::BlackWins, "0-1f"), (Forfeit::BothLose, "0-0f")];
}

// The letters of TRF, which every arbiter knows.
impl Code for Unpaired {
    const TABLE: &'static [(Unpaired, &'static str)] = &[
        (Unpaired::PairingBye, "U"),
        (Unpaired::Bye(Bye::Full), "F"),
        (Unpaired::Bye(Bye::Half), "H"),
        (Unpaired::Bye(Bye::Zero), "Z"),
        (Unpaired::ForfeitWin, "+"),
        (Unpaired::ForfeitLoss, "-"),
    ];
}

impl Code for Bye {
    const TABLE: &'static [(Bye, &'static str)] =
        &[(Bye::Full, "F"), (Bye::Half, "H"), (Bye::Zero, "Z")];
}

impl Code for Colour {
    const TABLE: &'static [(Colour, &'static str)] =
        &[(Colour::White, "white"), (Colour::Black, "black")];
}

impl Code for PrimaryPoints {
    const TABLE: &'static [(PrimaryPoints, &'static str)] =
        &[(PrimaryPoints::Match, "match"), (PrimaryPoints::Game, "game")];
}

impl Code for Sex {
    const TABLE: &'static [(Sex, &'static str)] = &[(Sex::Male, "m"), (Sex::Female, "w")];
}

impl Code for Title {
    const TABLE: &'static [(Title, &'static str)] = &[
        (Title::Gm, "GM"),
        (Title::Im, "IM"),
        (Title::Wgm, "WGM"),
        (Title::Fm, "FM"),
        (Title::Wim, "WIM"),
        (Title::Cm, "CM"),
        (Title::Wfm, "WFM"),
        (Title::Wcm, "WCM"),
    ];
}

impl Code for AbnormalKind {
    const TABLE: &'static [(AbnormalKind, &'static str)] = &[
        (AbnormalKind::Win, "win"),
        (AbnormalKind::Draw, "draw"),
        (AbnormalKind::Loss, "loss"),
        (AbnormalKind::FullBye, "full_bye"),
        (AbnormalKind::HalfBye, "half_bye"),
        (AbnormalKind::ZeroBye, "zero_bye"),
        (AbnormalKind::ForfeitWin, "forfeit_win"),
        (AbnormalKind::ForfeitLoss, "forfeit_loss"),
        (AbnormalKind::Adjustment, "adjustment"),
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_different<T: Code + fmt::Debug>() {
        for (place, (value, word)) in T::TABLE.iter().enumerate() {
            assert!(!word.is_empty());
            for (other, again) in &T::TABLE[place + 1..] {
                assert!(value != other && word != again, "{value:?} {word} is twice in its table");
            }
        }
    }

    #[test]
    fn every_value_has_one_word() {
        all_different::<GameResult>();
        all_different::<Forfeit>();
        all_different::<Unpaired>();
        all_different::<Bye>();
        all_different::<Colour>();
        all_different::<Sex>();
        all_different::<Title>();
        all_different::<AbnormalKind>();
        for score in PlayedScore::ALL {
            for rated in [true, false] {
                assert!(!played(score, rated).word().is_empty(), "{score:?} {rated}");
            }
        }
        for title in Title::ALL {
            assert_eq!(title.code(), title.word());
        }
    }
}
