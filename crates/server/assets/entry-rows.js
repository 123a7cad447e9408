// The boards of the entry grid: what each shows, what of it is on disk, and where the focus is.
// The row itself has the focus (roving tabindex), so that a key acts at once.

import { flash } from "./live.js";
import { fold, make, resultShort, resultText, surname } from "./words.js";

const MARKS = { sent: "◌", saved: "✓", twice: "✓✓", open: "⚠", none: "" };

/// Names for the ids that news bring; the page says them in the reader's language.
let names;
export const named = (by) => (names ??= JSON.parse(document.getElementById("people")?.textContent || "{}"))[by] ?? by;

/// One board.
export class Board {
  constructor(row, seq) {
    this.row = row;
    this.number = Number(row.dataset.board);
    this.white = text(row, ".white-name");
    this.black = text(row, ".black-name");
    this.result = row.dataset.result || "";
    this.durable = this.result;
    this.confirmed = row.dataset.confirmed === "true";
    /// The state of this board that the person has seen; an entry names it.
    this.seen = seq;
    /// Own acts without an answer.
    this.flying = 0;
    /// Whether somebody is choosing its result from the menu.
    this.asked = false;
    this.news = null;
    this.conflict = false;
    this.who();
    this.show();
  }

  /// The cell that says who and how sure. The server's words stay where it wrote them.
  who() {
    const cell = this.row.querySelector(".who");
    const by = cell.querySelector(".by") ?? make("span", { class: "by" }, cell.textContent.replace(/[✓◌…\s]+$/u, ""));
    this.by = by;
    this.mark = make("span", { class: "mark" });
    this.beside = make("span", { class: "news" });
    cell.replaceChildren(by, " ", this.mark, this.beside);
  }

  get surnames() {
    return [this.white, this.black].map(surname);
  }

  get state() {
    if (this.conflict) return "open";
    if (this.flying > 0) return "sent";
    if (!this.result) return "none";
    return this.confirmed ? "twice" : "saved";
  }

  show() {
    this.row.dataset.result = this.result;
    this.row.dataset.confirmed = String(this.confirmed);
    this.row.querySelector(".result").textContent = resultText(this.result);
    this.mark.className = `mark ${this.state}`;
    this.mark.textContent = MARKS[this.state];
    // One's own entry comes back as news, often before its answer: that is nothing to tell.
    this.beside.textContent = this.news && this.news.result !== this.result ? `${named(this.news.by)}: ${resultShort(this.news.result)}` : "";
  }

  /// What somebody typed here: shown at once, and marked as not on disk.
  typed(result) {
    this.result = result;
    this.confirmed = false;
    this.flying += 1;
    this.show();
  }

  /// What is on disk now.
  stored(result, seq, { by, confirmed = false } = {}) {
    this.durable = result;
    this.seen = Math.max(this.seen, seq);
    if (by) this.by.textContent = named(by);
    if (this.flying === 0) {
      this.result = result;
      this.confirmed = confirmed;
    }
    if (this.news && this.news.seq <= this.seen) this.news = null;
    this.show();
  }

  /// A refused entry: the board shows again what is on disk.
  back() {
    if (this.flying === 0) this.result = this.durable;
    this.show();
  }

  /// What another wrote. Where somebody is about to type it waits beside, and is not written.
  hear(news) {
    if (news.seq <= this.seen) return;
    this.news = news;
    if (this.flying > 0 || this.asked || this.row === document.activeElement) this.show();
    else this.take();
  }

  /// The waiting news become the board's result, once nobody is at it.
  take() {
    const { news } = this;
    if (!news || this.flying > 0 || this.asked) return;
    this.news = null;
    if (news.seq <= this.seen) return void this.show();
    const changed = news.result !== this.durable || news.confirmed !== this.confirmed;
    this.stored(news.result, news.seq, news);
    if (changed) flash(this.row);
  }

  matches(query) {
    return String(this.number) === query || fold(`${this.white} ${this.black}`).includes(query);
  }
}

const text = (row, selector) => row.querySelector(selector)?.textContent.trim() ?? "";

/// All of them, and the focus.
export class Grid {
  constructor(table, boards) {
    this.table = table;
    this.boards = boards;
    this.missingOnly = false;
    /// Whether a board still waits for somebody; the second pass asks something else.
    this.isOpen = (board) => !board.result;
    table.setAttribute("role", "grid");
    table.addEventListener("focusin", (event) => this.entered(event));
    table.addEventListener("focusout", (event) => this.left(event));
    table.addEventListener("click", (event) => this.of(event.target)?.row.focus({ preventScroll: true }));
  }

  of(element) {
    const row = element?.closest?.("tr[data-board]");
    return row ? this.boards.find((board) => board.row === row) : undefined;
  }

  get current() {
    return this.of(document.activeElement) ?? this.held;
  }

  byNumber(number) {
    return this.boards.find((board) => board.number === number);
  }

  visible() {
    return this.boards.filter((board) => !board.row.hidden);
  }

  focus(board) {
    if (!board) return;
    board.row.hidden = false;
    this.hold(board);
    board.row.focus();
  }

  hold(board) {
    if (this.held) this.held.row.tabIndex = -1;
    this.held = board;
    board.row.tabIndex = 0;
    this.onhold?.(board);
  }

  entered(event) {
    const board = this.of(event.target);
    if (board) this.hold(board);
    // A row that was clicked is marked like one that was walked to: the next key acts on it.
    board?.row.classList.add("focus");
  }

  left(event) {
    if (event.relatedTarget?.closest?.("dialog.pick")) return;
    if (document.hasFocus()) this.of(event.target)?.row.classList.remove("focus");
    this.of(event.target)?.take();
    // Finished rows stay where they are until the focus leaves the table, and another window on top
    // of this one is no leaving.
    if (document.hasFocus() && !this.table.contains(event.relatedTarget)) this.hide();
  }

  /// The next board that waits, from here on and then from the top.
  next(from = this.held) {
    const start = from ? this.boards.indexOf(from) + 1 : 0;
    const ahead = [...this.boards.slice(start), ...this.boards.slice(0, start)];
    return ahead.find((board) => board !== from && this.isOpen(board));
  }

  move(event) {
    const rows = this.visible();
    const here = rows.indexOf(this.current);
    const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -rows.length, End: rows.length };
    if (!(event.key in steps)) return false;
    this.focus(rows[Math.max(0, Math.min(rows.length - 1, here + steps[event.key]))]);
    return true;
  }

  hide() {
    for (const board of this.boards) board.row.hidden = this.missingOnly && !this.isOpen(board) && board !== this.held;
  }

  find(query) {
    const folded = fold(query);
    if (!folded) return undefined;
    return this.byNumber(Number(folded)) ?? this.boards.find((board) => board.matches(folded));
  }
}
