//! Tournament report files, read and written.

mod corpora;
mod damaged;

mod properties;
mod records;
