//! The engine against its witnesses.

mod literal;
