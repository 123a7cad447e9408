//! The engine against its witnesses.

mod certificates;
mod foreign;
mod literal;
mod oracle;
mod reasons;
mod second_opinion;
mod stress;
