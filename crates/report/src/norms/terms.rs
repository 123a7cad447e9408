//! The words in the cells of norm tables: what a reader of another language is given instead.

/// One for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// A norm.
    pub norm: &'static str,
    /// Games are to come.
    pub open: &'static str,
    /// None.
    pub no_norm: &'static str,
    /// A rule holds.
    pub yes: &'static str,
    /// It does not.
    pub no: &'static str,
    /// Before what is asked for.
    pub at_least: &'static str,
    /// Before what is allowed.
    pub at_most: &'static str,
    /// B.01:1.4.1.
    pub games: &'static str,
    /// B.01:1.4.8, in per cent.
    pub score: &'static str,
    /// B.01:1.4.7.
    pub average: &'static str,
    /// B.01:1.4.8.
    pub performance: &'static str,
    /// B.01:1.4.5.
    pub titled: &'static str,
    /// B.01:1.4.5, of the level asked for.
    pub titled_for_norm: &'static str,
    /// B.01:1.4.5, in a double round robin.
    pub players: &'static str,
    /// B.01:1.4.3.
    pub federations: &'static str,
    /// B.01:1.4.4, one's own.
    pub own_federation: &'static str,
    /// B.01:1.4.4, any.
    pub one_federation: &'static str,
    /// Points out of games.
    pub out_of: &'static str,
    /// Before the average that is needed.
    pub against: &'static str,
    /// No score to come makes the norm.
    pub no_score: &'static str,
    /// It cannot be made any more.
    pub too_few: &'static str,
}

/// As the command line says it.
pub const ENGLISH: Terms = Terms {
    norm: "norm",
    open: "open",
    no_norm: "no norm",
    yes: "yes",
    no: "no",
    at_least: "at least",
    at_most: "at most",
    games: "games",
    score: "score",
    average: "opponents' average",
    performance: "performance",
    titled: "titled opponents",
    titled_for_norm: "with titles that count",
    players: "players of a double round robin",
    federations: "other federations",
    own_federation: "of one's own federation",
    one_federation: "of one federation",
    out_of: "of",
    against: "against",
    no_score: "no score is enough",
    too_few: "too few games, or too few points",
};
