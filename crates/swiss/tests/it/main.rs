//! The engine against its witnesses.

mod acceleration;
mod certificates;
mod dubov_1997;
mod dubov_2026;
mod dubov_2026_events;
mod dubov_2026_oracle;
mod dutch_1992;
mod dutch_2010;
mod foreign;
mod hindsight;
mod literal;
mod oracle;
mod original;
mod reasons;
mod second_opinion;
mod stress;
