//! The server as others meet it: over a real connection, from a real store.

mod asks;
mod estimates;
mod odds;
mod papers;
mod people;
mod phones;
mod rounds;
mod uploads;
mod why;
