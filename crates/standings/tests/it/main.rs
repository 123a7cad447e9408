//! The standings as a whole: hand-worked rows, the word-for-word implementation, properties, and
//! values that another program computed.

mod arbiters;
mod corpus;
mod disputes;
mod golden_1998;
mod literal;
mod literal_places;
mod notation;
mod played;
mod properties;
mod rows;
mod teams;
mod why;
