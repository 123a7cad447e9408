//! The engine against its witnesses.

mod foreign;
mod literal;
mod oracle;
mod reasons;
mod second_opinion;
