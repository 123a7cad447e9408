//! Who may do what, and what becomes of those who try more: a real server on a port of this
//! machine, asked by raw requests, so that nothing is sent but what a test writes down.

mod attacks;
mod bounds;
pub(crate) mod client;
mod entering;
mod examples;
mod roles;
mod screens;
