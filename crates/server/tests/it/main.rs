//! The server as others meet it: over a real connection, from a real store.

mod asks;
mod estimates;
mod odds;
mod papers;
mod people;
mod phones;
mod rounds;
mod toy;
mod toy_language;
mod uploads;
mod why;
