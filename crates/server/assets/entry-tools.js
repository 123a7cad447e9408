// The line above the entry grid: list or slip pile, missing only, find, second pass; on a phone the
// three large buttons of the chosen board.

import { make, resultText, word } from "./words.js";

const MISSING_ONLY = "ronde.missing-only";

export class Tools {
  /// `desk`: `enter(board, result)`, `pick(board)`, `second()`, `counted()`, `missing(n)`.
  constructor(grid, desk) {
    Object.assign(this, { grid, desk, slips: false });
    this.element = document.getElementById("entry-tools") ?? make("div", { class: "tools", id: "entry-tools" });
    if (!this.element.isConnected) grid.table.before(this.element);
    this.build();
    this.fingers();
    this.restoreMissingOnly();
  }

  build() {
    const toggle = (letter, key, pressed, press) =>
      make("button", { type: "button", class: "button", "aria-pressed": String(pressed), onclick: press }, word(key), make("kbd", {}, letter));
    this.counter = make("strong", { class: "count", role: "status" });
    this.list = toggle("L", "tool_list", true, () => this.press("l"));
    this.pile = toggle("S", "tool_slips", false, () => this.press("s"));
    this.missing = toggle("M", "tool_missing", false, () => this.press("m"));
    this.pass = toggle("V", "tool_second", false, () => this.desk.second());
    this.box = make("input", { type: "search", id: "find", "data-find": true, autocomplete: "off", enterkeyhint: "go", placeholder: word("find_hint") });
    this.label = make("label", { for: "find" }, word("find"));
    this.box.addEventListener("keydown", (event) => event.key === "Enter" && this.jump(event));
    this.box.addEventListener("input", () => this.box.setCustomValidity(""));
    const find = make("span", { class: "find" }, this.label, this.box, make("kbd", {}, "/"));
    this.element.replaceChildren(this.counter, this.list, this.pile, this.missing, find, this.pass);
  }

  /// Enter in the box: to the board of that number or name. The row then takes the result key.
  jump(event) {
    event.preventDefault();
    const board = this.grid.find(this.box.value);
    if (board) return this.grid.focus(board);
    this.box.setCustomValidity(word("not_found", { what: this.box.value }));
    this.box.reportValidity();
    return this.box.select();
  }

  press(letter) {
    if (letter === "l") this.setSlips(false);
    else if (letter === "s") this.setSlips(true);
    else this.setMissingOnly(!this.grid.missingOnly);
    return true;
  }

  setSlips(on) {
    this.slips = on;
    this.list.setAttribute("aria-pressed", String(!on));
    this.pile.setAttribute("aria-pressed", String(on));
    this.label.textContent = word(on ? "slip_board" : "find");
    if (on) this.again();
    else this.grid.focus(this.grid.next(null) ?? this.grid.boards[0]);
  }

  /// The next slip: the box is empty and has the focus.
  again() {
    this.box.value = "";
    this.box.focus();
  }

  setMissingOnly(on) {
    this.grid.missingOnly = on;
    this.missing.setAttribute("aria-pressed", String(on));
    this.grid.hide();
    try {
      sessionStorage.setItem(MISSING_ONLY, on ? "on" : "");
    } catch {
      // Then it is off on the next page.
    }
  }

  restoreMissingOnly() {
    try {
      if (sessionStorage.getItem(MISSING_ONLY)) this.setMissingOnly(true);
    } catch {
      // Off.
    }
  }

  second(on) {
    this.pass.setAttribute("aria-pressed", String(on));
    this.count();
  }

  /// The numbers of the page follow the entries at once.
  count() {
    const all = this.grid.boards.length;
    const n = this.grid.boards.filter((board) => board.result).length;
    this.counter.textContent = this.desk.counted() || word("results_in", { n, all });
    document.querySelectorAll("#done").forEach((place) => (place.textContent = String(n)));
    document.querySelectorAll("progress[data-results]").forEach((bar) => Object.assign(bar, { max: all, value: n }));
    this.desk.missing(all - n);
    if (this.grid.held) this.showFingers(this.grid.held);
  }

  // ---- Fingers ---------------------------------------------------------------------------------------------

  fingers() {
    this.pad = make("section", { class: "one-board no-print", "aria-label": word("enter_anyway") });
    document.body.append(this.pad);
    this.grid.onhold = (board) => this.showFingers(board);
  }

  showFingers(board) {
    const [white, black] = board.surnames;
    const button = (result, name) =>
      make("button", { type: "button", class: "button", "aria-pressed": String(board.result === result), onclick: () => this.desk.enter(board, result) },
        make("b", {}, resultText(result)), make("span", {}, name));
    const more = make("button", { type: "button", class: "button", onclick: () => this.desk.pick(board) }, "…", make("span", {}, word("legend_other")));
    this.pad.replaceChildren(button("1-0", white), button("1/2-1/2", word("draw")), button("0-1", black), more);
  }
}
