//! Journals on real files and real servers: one story on both, crashes, full disks, many writers.
//!
//! PostgreSQL is the server that `RONDE_TEST_POSTGRES` names, as `cargo xtask test` starts it.
//! Where it is not set, the tests that need it say so.

mod children;
mod crash;
mod damage;
mod handing;
mod machines;
mod memory;
mod nodes;
mod notes;
mod office;
mod people;
mod postgres;
mod second;
mod story;
mod support;
