// The second pass: results are hidden and typed again. Equal is verified; different stops the keys
// until somebody has looked at the slip.

import { make, resultShort, word } from "./words.js";

export class SecondPass {
  /// `desk` sends: `desk.confirm(board)`, `desk.replace(board, result)`, and `desk.done()` when no
  /// board is left to be read again.
  constructor(grid, foot, desk) {
    Object.assign(this, { grid, foot, desk, on: false, stopped: null });
  }

  toggle() {
    this.on = !this.on;
    this.stopped?.row.classList.remove("mismatch");
    this.stopped = null;
    this.foot.quiet();
    this.grid.table.classList.toggle("second-pass", this.on);
    this.grid.isOpen = this.on ? (board) => Boolean(board.result) && !board.confirmed && !("locked" in board.row.dataset) : (board) => !board.result && !("locked" in board.row.dataset);
    if (this.on) this.grid.focus(this.first());
    return this.on;
  }

  first() {
    return this.grid.boards.find((board) => this.grid.isOpen(board));
  }

  get count() {
    const { boards } = this.grid;
    return word("verified_count", { n: boards.filter((board) => board.confirmed).length, all: boards.length });
  }

  /// A result typed again.
  typed(board, result) {
    if (!board.result) return this.foot.say(word("second_nothing", { board: board.number }));
    if (board.confirmed) return this.advance(board);
    if (board.flying > 0) return this.foot.say(word("second_wait", { board: board.number }));
    if (result === board.result) {
      this.desk.confirm(board);
      return this.advance(board);
    }
    this.stopped = board;
    this.second = result;
    board.row.classList.add("mismatch");
    return this.saySettle();
  }

  saySettle() {
    const { stopped: board, second } = this;
    const gaps = { board: board.number, first: resultShort(board.result), by: board.by.textContent, second: resultShort(second) };
    const button = (result, second) =>
      make("button", { type: "button", class: "button", tabindex: "-1", onclick: () => this.settleBy(second) }, resultShort(result));
    this.foot.say(word("second_mismatch", gaps), "stop", button(board.result, false), button(second, true));
  }

  /// Keys while two readings differ: Enter keeps the first, Backspace takes the second, all others
  /// are dead. True when the key was looked at.
  settle(event) {
    if (!this.stopped) return false;
    if (event.key !== "Enter" && event.key !== "Backspace") {
      if (/^[0-9+=−-]$/.test(event.key)) this.saySettle();
      return /^[0-9+=−a-z-]$/i.test(event.key) || event.key === "Delete";
    }
    this.settleBy(event.key === "Backspace");
    return true;
  }

  /// The slip was looked at: the first reading stays, or the second takes its place.
  settleBy(second) {
    const board = this.stopped;
    if (!board) return;
    this.stopped = null;
    board.row.classList.remove("mismatch");
    this.foot.quiet();
    if (second) this.desk.replace(board, this.second);
    else this.desk.confirm(board);
    this.advance(board);
  }

  advance(board) {
    const next = this.grid.next(board);
    if (next) this.grid.focus(next);
    else this.desk.done();
  }
}
