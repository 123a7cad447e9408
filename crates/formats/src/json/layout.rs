//! Where lines break: a line for each section, player, game and record, so that people can read the
//! file and programs can compare two of them line by line.

use std::io::{self, Write};

use serde_json::ser::Formatter;

/// Breaks before each field of the outermost object, and before each list or object that is an
/// element of a list; everything else stays on its line.
#[derive(Default)]
pub(super) struct Layout {
    /// The lists and objects around the present place, outermost first.
    around: Vec<Container>,
}

struct Container {
    is_list: bool,
    /// Whether an element of it stands on a line of its own.
    is_broken: bool,
}

impl Layout {
    fn open<W: ?Sized + Write>(&mut self, is_list: bool, mark: u8, to: &mut W) -> io::Result<()> {
        if let Some(parent) = self.around.last_mut().filter(|parent| parent.is_list) {
            parent.is_broken = true;
            self.break_line(to)?;
        }
        self.around.push(Container { is_list, is_broken: false });
        to.write_all(&[mark])
    }

    fn close<W: ?Sized + Write>(&mut self, mark: u8, to: &mut W) -> io::Result<()> {
        let closed = self.around.pop();
        if closed.is_some_and(|container| container.is_broken) {
            self.break_line(to)?;
        }
        to.write_all(&[mark])
    }

    /// Indented by the lists around: one space each keeps large files small.
    fn break_line<W: ?Sized + Write>(&self, to: &mut W) -> io::Result<()> {
        to.write_all(b"\n")?;
        let depth = self.around.iter().filter(|container| container.is_broken).count();
        (0..depth).try_for_each(|_| to.write_all(b" "))
    }
}

impl Formatter for Layout {
    fn begin_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(true, b'[', to)
    }

    fn end_array<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(b']', to)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.open(false, b'{', to)
    }

    fn end_object<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        self.close(b'}', to)
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, to: &mut W, first: bool) -> io::Result<()> {
        if !first {
            to.write_all(b",")?;
        }
        if let [outermost] = self.around.as_mut_slice() {
            outermost.is_broken = true;
            return self.break_line(to);
        }
        to.write_all(if first { b"" } else { b" " })
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }
}
