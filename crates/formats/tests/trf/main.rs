//! Tournament report files, read and written.

mod corpora;
#[path = "../corpus/mod.rs"]
mod corpus;
mod damaged;
mod door;

mod properties;
mod records;
