//! The engine against its witnesses.

mod acceleration;
mod baku_start;
mod certificates;
mod double_swiss_2026_oracle;
mod dubov_1997;
mod dubov_2026;
mod dubov_2026_events;
mod dubov_2026_oracle;
mod dutch_1992;
mod dutch_2010;
mod facts;
mod foreign;
mod hindsight;
mod literal;
mod matches;
mod oracle;
mod original;
mod reasons;
mod reasons_checked;
mod second_opinion;
mod stress;
mod team_2026_oracle;
mod toy;
mod why_not;
mod why_not_rows;
mod witness;
