//! The original Swiss: levels paired from the extremes to the centre, by the standings of the round
//! before.
//!
//! No text of these rules is among the seeds. ssb-course describes the system in three sentences,
//! and the COMMENTAIRES at the end of dutch-1992 tell, rule by rule, what was *new* in the rules of
//! the 1990s and so how it had been before. What follows is the reading that is implemented, as
//! numbered articles, each with the sentence that it stands on. Where a comment does not say
//! "Nouveau", the rule of dutch-1992 is taken to have stood before too.
//!
//! # Articles
//!
//! | Article | Reading | Stands on |
//! |---|---|---|
//! | O1 | Players with the same points form a level. Virtual points count (C.04.7:1.5). | ssb-course: « Les joueurs sont rangés en catégorie selon le nombre de points. » |
//! | O2 | Everything is ordered by the standings of the round before: points, then cumulative (the sum of the points after each round), then the order of the round before that, and before round 1 the number. A player is *stronger* than those behind him in it. | ssb-course: « Se base principalement sur le classement de la ronde précédente. » dutch-1992 on F10: « Départage conseillé à la Performance et non plus au Cumulatif. » |
//! | O3 | Two players meet once only; prohibited pairs never. | ssb-course: « Les joueurs ne doivent pas être appariés deux fois ensemble. » dutch-1992:B1a |
//! | O4 | Nobody gets a third equal colour running or a difference of more than two, in the last round neither, leaders or not. Two who must both have the same colour cannot meet. | dutch-1992:B2; on B2 and the note: « Nouveau … Restriction aux joueurs de la première moitié » |
//! | O5 | A player expects the colour that he had less often, or, when level, the one that he did not have last; nobody before his first game. | ssb-course: « L'alternance des couleurs est de mise. » dutch-1992:A7; on A7: the degrees are new, « mais dans les faits, cela revient au même » |
//! | O6 | A floater is whoever met other points in the round before, up or down alike, his opponent included; older floats are forgotten. Whoever did not play was no floater. | dutch-1992 on A4: « Le sens de la flèche a de nouveau de l'importance », « il est enfin écrit noir sur blanc que l'adversaire d'un flotteur est aussi un flotteur »; on B6: « On tient compte des flotteurs sur deux rondes au lieu d'une »; on A5: « Nouveau : L'exempt est considéré comme flotteur descendant » |
//! | O7 | In an odd field the exempt is chosen first: of the lowest level in which somebody can be exempt (no point without playing so far, and all others can be paired), the last; another of that level only if that leaves fewer floaters in it. | dutch-1992 on A5: « Ce n'est plus forcément le dernier du plus petit niveau. On pouvait déjà le changer pour éviter des flotteurs supplémentaires » ; B1b |
//! | O8 | The median level is that of the middle player of the field (of an even field the lower of the two in the middle). Levels above it are high, those below low. | dutch-1992 on C: « Il n'y a plus de niveaux hauts, bas et médian. » |
//! | O9 | The high levels are paired from the top downwards, then the low ones from the bottom upwards, the median last. | ssb-course: « L'appariement se fait des extrêmes (où il y a peu de joueurs) vers le centre. » dutch-1992 on C: « sans terminer par le Médian » |
//! | O10 | Who leaves a level for the next one towards the centre is designated before it is paired. The floaters must be such that those who stay can all be paired with each other and everybody else too. Of all such choices: the fewest floaters; then the fewest who had already come from another level (O12); then the fewest who floated in the round before (O6); then those nearest to the centre: in high levels the last of the standings, in low levels the first. Colours do not change a floater. | dutch-1992 on A3: « Nouveau : Les flotteurs sont désignés après l'appariement du niveau »; on C1: « Dans chaque niveau, on vérifie en premier que l'appariement est réalisable. Cela n'a pas changé »; on C10: « Nouveau : On change le flotteur pour un Blocage Couleur » |
//! | O11 | If need be a whole level goes on, and levels are joined towards the median, which takes all who are left from both sides. So a round is found whenever a legal one exists. | dutch-1992:C13, C14; on C13: « essayer de changer le flotteur avant de mélanger les deux niveaux » |
//! | O12 | Those who came to a level are paired first, the outermost first: from above the strongest first, trying the residents from the top; from below the weakest first, trying the residents from the bottom; in the median those from above before those from below. Another who came is tried last. If they are half of the level or more, it is treated as if all belonged there. | dutch-1992 on A3: « Pas de changement : les flotteurs sont appariés en priorité (sauf peut-être en cas de grand nombre de flotteurs) »; A3 |
//! | O13 | The others are laid out in two halves in the order of the standings. In high levels and in the median the strongest who is left tries the lower half from its top, then the upper half from its bottom; in low levels the weakest tries the upper half from its bottom, then the lower half from its top. The halves stay as laid out. Whoever looks for an opponent (O12 too, among the residents and among the others who came) takes them in two packets: first all those who do not expect his own colour, then those who do. | ssb-course: « On ordonne les paquets selon la couleur et le classement de la ronde précédente. » dutch-1992:A6, C6, D1; on C6: « Nouveau : Dans tous les niveaux, l'appariement est réalisé par le haut »; on A9: « Nouveau : On reclasse les joueurs » |
//! | O14 | Each takes the first opponent with whom the level as a whole keeps the fewest repeated floats (players of pairs with unequal points who floated in the round before), and then the fewest pairs who expect the same colour: colours go before strong–weak, and where such pairs cannot be avoided they are made last (O13). | dutch-1992 on B4: « Nouveau : La priorité est donnée à l'appariement Fort-Faible sur l'alternance des couleurs. Contrairement au CO4 antérieur, si les premiers joueurs de S1 et de S2 sont de même couleur, ils sont quand même appariés ensemble »; on B5, B6 |
//! | O15 | Colours: both expectations (E1); the stronger need, must before difference before alternation (E2); the other way round than in the last game in which they had different colours (E3); else the stronger gets what he expects, but in low levels the weaker. | dutch-1992:E1 to E3; on E4: « Nouveau : … c'est toujours le plus fort qui dirige le choix de la couleur, ce qui est logique puisqu'il n'a plus de niveaux hauts ou bas » |
//! | O16 | A game that was not played counts for neither colour nor meeting; colour histories are compared without gaps. | dutch-1992:F2, F3; on both: « C'est écrit noir sur blanc. Plus besoin de faire appel au BAF 73. » |
//! | O17 | An adjourned game counts as a draw. | dutch-1992:F9: « Cela se faisait déjà » |
//! | O18 | Whoever stays away without a word is taken out after two more rounds. | dutch-1992 on F8: « il n'est plus besoin d'attendre encore deux rondes » |
//! | O19 | Where neither has played, the stronger has the drawn colour if his number is odd, else the other one. | dutch-1992:E, F4 |
//! | O20 | Final ties are broken by cumulative. | dutch-1992 on F10 |
//! | O21 | Boards: points of the stronger, sum of both, number. | dutch-1992:F1 |
//!
//! # Index
//!
//! Tests are in `original/tests.rs` unless another file is named; `tests/it/original.rs` compares
//! all of it with the enumerator of the test kit, which tries everything.
//!
//! | Article | Code | Test |
//! |---|---|---|
//! | O1 | [`Field`], `levels::in_order` | `o1_virtual_points_make_levels` |
//! | O2 | `standings::order` | `o2_standings` |
//! | O3 | [`Field::bar`](crate::field::Field::bar) | `o3_nobody_meets_twice` |
//! | O4 | `Field::without_topscorers` | `o4_no_third_colour_even_in_the_last_round` |
//! | O5 | [`colours`](crate::colours) | `colours::tests::colour_preference_of_article_1_7` |
//! | O6 | `UnplayedFloats::Never`, `standings::Standings::floated` | `o6_floats_of_one_round_without_direction` |
//! | O7 | `exempt` | `o7_the_exempt` |
//! | O8, O9 | `levels` | `o8_and_o9_levels_in_order` |
//! | O10 | `floaters` | `o10_floaters_before_pairs` |
//! | O11 | `floaters::Choice::with_an_eye_on`, `draw` | `o11_levels_join_towards_the_median` |
//! | O12 | `pairs::Work::pair_those_who_came`, `levels::Level::came_first` | `o12_those_who_came_first` |
//! | O13 | `pairs::Work::pair_halves` | `o13_halves_from_the_top_and_from_the_bottom` |
//! | O14 | `pairs::pair` | `o14_colours_before_strong_weak` |
//! | O15 | `colours` | `o15_colours` |
//! | O16 | [`Histories`](ronde_model::Histories), `ColourHistory` | `field_tests::unplayed_rounds_leave_no_colour`, `field_tests::a_forfeited_game_may_be_paired_again` |
//! | O17 | [`PointSystem`](ronde_model::PointSystem) | `field_tests::adjourned_games_count_as_draws_for_the_pairing` |
//! | O18 | [`absent`](crate::absent) | `absent::tests` |
//! | O19 | `colours::by_lot` | `o19_round_1` |
//! | O20 | none here: standings are computed in another room | |
//! | O21 | `pairing::sort_boards` | `o21_boards` |
//!
//! # Readings where the seeds are silent
//!
//! - Which level is the median (O8): the seeds name it and do not define it. "Where there are few
//!   players" speaks of players, so the middle is counted in players, not in points.
//! - Whether high and low levels take turns (O9): all high levels first.
//! - A floater is judged in his own level alone; the only look beyond is that everybody can still
//!   be paired (O10). Whether the next level has an opponent for him is settled there, where he is
//!   paired first.
//! - Repeated floats weigh more than colours (O14): the floaters were there before the colours.
//! - How the halves are searched (O13): after the lower half the upper half from its bottom. The
//!   packets of ssb-course are read as the two colours that Dubov's article in the same place forms
//!   packets by; the comment on B4 shows that the first of two halves who expect the same colour
//!   were not paired even if some such pair was unavoidable.

mod articles;
mod book;
mod chart;
mod colours;
mod counted;
mod draw;
mod exempt;
mod explain;
mod floaters;
mod levels;
mod pairs;
mod standings;
#[cfg(test)]
mod tests;

pub use chart::OriginalChartText;

pub(crate) use book::BOOK;

use ronde_model::Colour;

use crate::book::PairingTask;
use crate::pairing::{Board, Detail, PairingError, RoundPairing, sort_boards};
use crate::reasons::Reasons;
use crate::unpairable::unpairable;
use counted::{before_pairs, of_pairs};
use draw::Drawn;
use standings::Standings;

/// Pairs a round.
fn pair(task: &PairingTask<'_>) -> Result<RoundPairing, PairingError> {
    let &PairingTask { snapshot, field, initial_colour, detail } = task;
    let standings = Standings::new(snapshot, field.round, field);
    let drawn =
        draw::draw(&standings).ok_or_else(|| PairingError::NoCompletePairing(unpairable(field)))?;
    let steps = match detail {
        Detail::Nothing => Vec::new(),
        _ => explain::explain(&standings, &drawn, initial_colour, detail),
    };
    Ok(RoundPairing {
        round: field.round,
        system: BOOK.system,
        boards: boards(&standings, &drawn, initial_colour),
        bye: drawn.exempt.map(|rank| standings.at(rank).number),
        reasons: Reasons { steps, ..Reasons::default() },
    })
}

/// O15 and O21.
fn boards(standings: &Standings, drawn: &Drawn, initial: Colour) -> Vec<Board> {
    let levels = drawn.levels.iter();
    let pairs = levels.flat_map(|it| it.paired.pairs.iter().map(|pair| (pair, it.level.side)));
    let mut boards: Vec<(usize, usize, Board)> = pairs
        .map(|(pair, side)| {
            let (stronger, weaker) = (pair.one.min(pair.other), pair.one.max(pair.other));
            let (one, other) = (standings.at(stronger), standings.at(weaker));
            let board = match colours::allocate(one, other, side, initial).0 {
                Colour::White => Board { white: one.number, black: other.number },
                Colour::Black => Board { white: other.number, black: one.number },
            };
            let (a, b) = (standings.place(stronger), standings.place(weaker));
            (a.min(b), a.max(b), board)
        })
        .collect();
    sort_boards(standings.field, &mut boards);
    boards.into_iter().map(|(_, _, board)| board).collect()
}
