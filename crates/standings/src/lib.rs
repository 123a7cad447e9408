//! Points, ranks and tie-breaks with their working, and prizes: a snapshot goes in, a table comes
//! out.
//!
//! ```
//! use ronde_standings::Standings;
//!
//! let file = std::fs::read("../../examples/open-9-rounds.trf")?;
//! let tournament = ronde_formats::trf::read(&file)?.snapshot;
//! let table = Standings::declared(&tournament);
//! let players = table.rows().iter().filter_map(|row| Some((row, row.who.player()?)));
//! for (row, number) in players {
//!     let name = &tournament.player(number).expect("a player of the list").name;
//!     println!("{:>3} {name} {}", row.rank, row.score);
//! }
//! assert_eq!(table.rows()[0].score.to_string(), "4.5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | To find | look in |
//! |---|---|
//! | the one function | [`Standings::of`], by what [`Settings`] settle |
//! | names of tie-breaks, records 202 and 212 | [`grammar`] |
//! | which rules a file asks for | [`edition`], [`declared`], [`Settings`] |
//! | why a value is what it is | [`Standings::why`], [`working`] |
//! | crosstable, progress, categories, medals | [`tables`], [`category`] |
//! | prizes | [`prizes`] |
//!
//! # Index
//!
//! Articles of C.07 (in force from 1 March 2026; 2024 where it says so), the code, and the test
//! that has the hand-worked row (`tests/it`, unless another place is named).
//!
//! | Article | Code | Test |
//! |---|---|---|
//! | 4.2 groups move on by themselves, lots | `table::Groups`, `Settings::lots` | `rows::ties_that_split_in_three_steps`, `golden_1998::only_the_first_place_is_broken` |
//! | 4.4 repeated opponents | `record` (a sheet for each round) | `rows::repeated_opponents` |
//! | 6 DE | `tie_breaks/de.rs`, `encounter.rs` | `rows::direct_encounter`, `a_leader_…`, `direct_encounter_with_a_forfeit`; `literal` |
//! | 7.1–7.4 WIN, WON, BPG, BWG | `win.rs`, `won.rs`, `bpg.rs`, `bwg.rs` | `rows::own_results`, `forfeits_in_a_round_robin` |
//! | 7.5 PS, 7.6 REP, 7.8 TPN | `ps.rs`, `rep.rs`, `tpn.rs` | `rows::own_results`, `reversed_orders`, `withdrawal` |
//! | 7.7 STD | `std.rs` | `rows::own_results`, `unusual_results`; `disputes` |
//! | 8.1 BH, 8.2 AOB, 8.3 FB | `bh.rs`, `aob.rs`, `fb.rs` | `rows::buchholz_and_its_dummies`, `average_of_buchholz`, `fore_buchholz`; `literal` |
//! | 9.1 SB, 9.2 KS | `sb.rs`, `ks.rs` | `rows::sonneborn_berger`, `koya`; `literal` |
//! | 10.1–10.6 ARO, TPR, PTP, APRO, APPO, RTNG | `aro.rs`, `tpr.rs`, `ptp.rs`, `apro.rs`, `appo.rs`, `rtng.rs` | `rows::ratings`, `perfect_performance_at_its_ends`, `unrated_players` |
//! | 12.1–12.3 BC, TBR, BBE | `bc.rs`, `tbr.rs`, `bbe.rs` | `teams::points_and_boards`, `byes_and_forfeits_of_teams` |
//! | 13.1 MPvGP, 13.2 ESB | `mpvgp.rs`, `esb.rs` | `teams::points_and_boards`, `extended_sonneborn_berger` |
//! | 13.3 EDE and its chains | `ede.rs` | `teams::extended_direct_encounter` |
//! | 13.4 SSSC | `sssc.rs` | `teams::score_strength_combination` |
//! | 14 cuts, medians, limits | `cuts.rs`, `ks.rs` | `rows::buchholz_and_its_dummies`, `koya` |
//! | 15.2 pairings fixed beforehand | `Ground::counts_as_game`, `record/unplayed.rs` | `rows::forfeits_in_a_round_robin`, `rest_in_a_round_robin` |
//! | 16.1–16.4 unplayed rounds | `record/unplayed.rs` | `rows::buchholz_…`, `withdrawal`, `double_forfeit`; `arbiters`; `literal` |
//! | 16.5 what is cut first | `cuts.rs` | `rows::sonneborn_berger`; `why`; `literal` |
//! | MTB26, TRF26:202, 212 | `grammar` | `grammar/tests.rs` |
//! | ssb-course (1998) | `record/unplayed.rs`, `sob.rs`, `ber.rs`, `grammar/families.rs` | `golden_1998`, `teams::teams_of_1998`, `grammar/tests.rs` |
//! | dutch-1992:F10 (1992) | `Standings::applies` | `golden_1998::only_the_first_place_is_broken` |
//!
//! # Readings
//!
//! - The edition is the one in force on the first day of the event. Rules before September 2023 (a
//!   virtual opponent) are not built; those of 2024 stand in, and the caller is told.
//! - 8.2: AOB is not rounded, and whoever met nobody has no value.
//! - 7.7: unplayed rounds go by the points of a draw alone; a double forfeit is nothing for both.
//! - 8.3: FB draws the declared last round; before it is played, FB is BH.
//! - 9.2: outside round robins Koya takes scores as they are.
//! - 10: an unrated player who never sat at a board does not take part.
//! - 12.1: BC decides only where all of the tied have equal game points; in EDEBT and its like it
//!   is that of the matches between the two.
//! - 15.2: a forfeit win in a round robin is a game won, and a game with its colour.
//! - 16.4: "the number of rounds" is that of the rounds counted so far.
//! - TRF26:299: a bonus or penalty is part of the score, also for the opponents, and of no game.
//! - An unfinished game counts for whom one met, and for nothing else yet.
#![deny(clippy::float_arithmetic, clippy::disallowed_types, clippy::too_many_lines)]

pub mod category;
pub mod declared;
pub mod edition;
pub mod exact;
mod form_rule;
pub mod grammar;
mod notes;
pub mod prizes;
mod record;
mod settings;
pub mod table;
pub mod tables;
mod tie_breaks;
pub mod value;
pub mod working;

pub use category::Category;
pub use edition::{Edition, Form};
pub use exact::Ratio;
pub use form_rule::{FormRule, as_far_as_known, compare, due_round, next_rounds};
pub use grammar::{Basis, Code, TieBreak};
pub use notes::{Note, Unusable};
pub use settings::{Contest, ListSource, Overrides, Settings};
pub use table::{Account, Decider, Explained, Group, Row, Standings};
pub use tie_breaks::{Encounter, EncounterRow, Measure};
pub use value::Value;
pub use working::Working;
