//! The matching room, checked from outside: rows, brute force, certificates.

mod brute;
mod cardinality;
mod changes;
mod random;
mod rows;
mod tampering;
mod weighted;
mod witness;
