//! Tournament report files, read and written.

mod corpora;
mod damaged;
mod door;

mod properties;
mod records;
