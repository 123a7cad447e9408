//! What the articles are about that the steps of a procedure cite, and how an article is written.
//!
//! A book that is a procedure writes each of its articles once, in `articles.rs` of its folder, and
//! says there in rows what a refusal or a colour means that cites it. Words are found by what an
//! article is about, never by its text.

use crate::book::Criteria;
use crate::books;

/// An article without its book: `C8` for `dutch-1992:C8`.
pub const fn short(article: &str) -> &str {
    let bytes = article.as_bytes();
    let mut at = bytes.len();
    while at > 0 {
        if bytes[at - 1] == b':' {
            return article.split_at(at).1;
        }
        at -= 1;
    }
    article
}

/// Writes the articles of a book down, each as a constant that cites it with its book: first those
/// whose number is a name, then those that need one.
macro_rules! articles {
    ($chapter:literal: $($plain:ident)* $(; $($name:ident = $article:literal,)+)?) => {
        $(pub(crate) const $plain: &str = concat!($chapter, ":", stringify!($plain));)*
        $($(pub(crate) const $name: &str = concat!($chapter, ":", $article);)+)?
    };
}
pub(crate) use articles;

/// What would suffer if a procedure took what it refused for the sake of an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// The bye goes to the player whose turn it is.
    ByeOrder,
    /// As few as possible leave a group.
    Floaters,
    /// Those who came to a group do not leave it first.
    CameFirst,
    /// Nobody floats again.
    FloatsAgain,
    /// The other pairs are as good.
    OtherPairs,
    /// Both colours are due to equally many.
    EqualDues,
    /// Ratings are close enough for colours to choose.
    CloseRatings,
    /// Players from another group stay, and those who leave have an opponent in the next.
    SettledFloaters,
    /// Two who are due the same colour do not meet.
    DifferentDues,
    /// A player who comes to a group has somebody to meet there.
    MeetsSomebody,
    /// Columns are paired row by row.
    Rows,
    /// Nobody else is left over.
    LeftOver,
}

/// An article for whose sake something is refused.
#[derive(Debug)]
pub struct RequirementRow {
    /// What it asks.
    pub requirement: Requirement,
    /// Where it stands: `original:O12`.
    pub article: &'static str,
}

impl Requirement {
    /// What an article asks, as refusals and deciders cite it.
    pub fn cited(article: &str) -> Option<Requirement> {
        let Criteria::OfSteps(rows) = books::of_article(article)?.criteria else { return None };
        rows.iter().find(|row| row.article == article).map(|row| row.requirement)
    }
}

/// Why the colours of a pair are as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColourGround {
    /// Both get the colour that they are due.
    BothPreferences,
    /// The stronger preference is granted.
    StrongerPreference,
    /// They alternate from the last round in which their colours differed.
    LastDifferentRound,
    /// The higher-ranked gets the colour that it is due.
    HigherRanked,
    /// The colour that was drawn before round 1.
    InitialColour,
    /// Only one of them has a preference.
    OnlyPreference,
    /// The one with fewer Whites gets White.
    FewerWhites,
    /// The one with the lower colour difference gets White.
    LowerDifference,
    /// The first team gets the colour that it prefers.
    FirstTeamsPreference,
    /// The first alternates from its last game.
    AlternatesFirst,
    /// The other alternates from its last game.
    AlternatesOther,
    /// By the half of the list in which their group lies.
    ByGroup,
    /// One of them must have it.
    Must,
    /// By the numbers of games with each colour.
    Balance,
    /// By the averages of their opponents.
    Average,
    /// By their ratings.
    Rating,
    /// By the alphabet.
    Alphabet,
}

/// An article that gives colours.
#[derive(Debug)]
pub struct ColourRow {
    /// Why.
    pub ground: ColourGround,
    /// Where it stands: `dutch-1992:E2`.
    pub article: &'static str,
}

impl ColourRow {
    pub(crate) const fn new(ground: ColourGround, article: &'static str) -> ColourRow {
        ColourRow { ground, article }
    }
}

/// The rows of a book that has the five rules that most have, by their articles: both preferences,
/// the stronger one, the last round with different colours, the higher-ranked, the initial colour.
pub(crate) const fn usual_colours(articles: [&'static str; 5]) -> [ColourRow; 5] {
    let [both, stronger, last_different, higher_ranked, initial] = articles;
    [
        ColourRow::new(ColourGround::BothPreferences, both),
        ColourRow::new(ColourGround::StrongerPreference, stronger),
        ColourRow::new(ColourGround::LastDifferentRound, last_different),
        ColourRow::new(ColourGround::HigherRanked, higher_ranked),
        ColourRow::new(ColourGround::InitialColour, initial),
    ]
}

impl RequirementRow {
    pub(crate) const fn new(requirement: Requirement, article: &'static str) -> RequirementRow {
        RequirementRow { requirement, article }
    }
}

impl ColourGround {
    /// The article of a book that gives colours so.
    pub(crate) fn article(self, rows: &'static [ColourRow]) -> &'static str {
        let row = rows.iter().find(|row| row.ground == self);
        row.expect("a book cites its own rules of colours").article
    }

    /// Why the article that a pair cites gave its colours.
    pub fn cited(article: &str) -> Option<ColourGround> {
        let rows = books::of_article(article)?.colours;
        rows.iter().find(|row| row.article == article).map(|row| row.ground)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_cut_behind_its_book() {
        for (article, expected) in
            [("dutch-1992:C8", "C8"), ("C8", "C8"), ("C.04.3:5.2.1", "5.2.1"), ("", "")]
        {
            assert_eq!(expected, short(article), "{article}");
        }
    }

    #[test]
    fn rows_belong_to_their_book_and_name_each_article_once() {
        for book in books::ALL {
            let colours = book.colours.iter().map(|row| row.article);
            assert_is_of(book.chapter, colours.collect());
            if let Criteria::OfSteps(rows) = book.criteria {
                assert_is_of(book.chapter, rows.iter().map(|row| row.article).collect());
            }
        }
    }

    fn assert_is_of(chapter: &str, mut articles: Vec<&str>) {
        let count = articles.len();
        let is_own = |article: &&str| article.strip_prefix(chapter).is_some();
        assert!(articles.iter().all(is_own), "{articles:?}");
        articles.sort_unstable();
        articles.dedup();
        assert_eq!(count, articles.len(), "{chapter}");
    }
}
