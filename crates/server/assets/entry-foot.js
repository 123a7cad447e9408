// The fixed line under the entry grid: what the keys do, how much is on the way, and above it what
// waits for a decision. Nothing here takes the focus: C goes there.

import { state, watch } from "./api.js";
import { OTHERS } from "./entry-keys.js";
import { named } from "./entry-rows.js";
import { make, resultShort, resultText, timeWithSeconds, word } from "./words.js";

/// Keys, words, and what a click on them does to the board with the focus: a result, or one of two acts.
const LEGEND = [
  [["1"], "legend_white", "1-0"], [["2", "0"], "legend_black", "0-1"], [["3", "="], "legend_draw", "1/2-1/2"],
  [["+"], "legend_white_forfeit", "1-0f"], [["−"], "legend_black_forfeit", "0-1f"],
  [["F", "Enter"], "legend_other", "menu"], [["Del"], "legend_clear", "clear"],
];

export class Foot {
  /// `press(what)` does what a click on the legend means.
  constructor(press) {
    this.press = press;
    this.waiting = make("div", { class: "waiting", role: "group", "aria-label": word("waiting_region") });
    this.legend = make("div", { class: "legend" });
    this.status = make("span", { class: "end" });
    this.close = document.getElementById("close-round");
    const line = make("div", { class: "line" }, make("span", { class: "idle" }, word("nothing_entered")), this.status, ...(this.close ? [this.close] : []));
    this.element = make("section", { class: "foot no-print", "aria-label": word("keys_title") }, this.waiting, this.legend, line);
    document.body.append(this.element);
    document.body.classList.add("has-foot");
    this.showLegend();
    watch(() => this.showStatus());
    this.showStatus();
  }

  /// Who types needs no second way by Tab; the mouse must not take the focus from the board.
  showLegend() {
    const button = ([keys, name, what]) => make("button", { type: "button", tabindex: "-1", "data-press": what, onclick: () => this.press(what) },
      ...keys.flatMap((key) => [make("kbd", {}, key), " "]), word(name));
    this.legend.replaceChildren(...LEGEND.map(button));
    this.legend.addEventListener("mousedown", (event) => event.preventDefault());
  }

  showStatus() {
    const { onTheWay, kept } = state();
    const text = kept > 0 ? word("kept_here", { n: kept }) : onTheWay > 0 ? word("on_the_way", { n: onTheWay }) : word("all_on_disk");
    this.status.textContent = text;
  }

  /// The next step: greyed with the reason while results are missing, filled when all are in.
  count(missing) {
    if (!this.close) return;
    const place = this.close.querySelector(".missing");
    place.textContent = missing > 0 ? place.dataset.text.replace("{missing}", missing) : "";
    this.close.classList.toggle("primary", missing === 0);
    if (missing > 0) this.close.setAttribute("aria-disabled", "true");
    else this.close.removeAttribute("aria-disabled");
  }

  // ---- One sentence: a wrong key, a refused entry ---------------------------------------------------

  /// Said until the next entry; the focus stays where it is.
  say(text, kind = "stop", ...buttons) {
    this.quiet();
    this.said = make("div", { class: `strip ${kind}`, role: kind === "stop" ? "alert" : "status" }, make("p", {}, text), ...buttons);
    this.waiting.prepend(this.said);
  }

  quiet() {
    this.said?.remove();
    this.said = null;
  }

  // ---- The other results ------------------------------------------------------------------------------

  /// Opens the list after F. `take(result)` gets the choice of a finger; letters are the grid's.
  choose(board, take) {
    this.chosen();
    const buttons = OTHERS.map(([key, result]) =>
      make("button", { type: "button", class: "button", tabindex: "-1", onclick: () => take(result) }, make("kbd", {}, key), resultText(result)));
    const text = word("other_for", { board: board.number });
    this.choice = make("div", { class: "strip ok", role: "group", "aria-label": text }, make("p", {}, text), ...buttons);
    this.waiting.append(this.choice);
  }

  chosen() {
    this.choice?.remove();
    this.choice = null;
  }

  // ---- Warnings of level 2 ------------------------------------------------------------------------------

  /// For `withCautions`: the strip waits here while typing goes on, and Y is its key.
  acknowledge(board, leave) {
    return (cautions) => new Promise((decide) => {
      const end = (yes) => {
        strip.remove();
        leave();
        decide(yes);
      };
      const yes = this.letter("Y", word("understood"), () => end(true));
      const no = this.letter("X", word("cancel"), () => end(false));
      const text = `${word("board_n", { board: board.number })}: ${cautions.map(({ message }) => message).join(" ")}`;
      const strip = this.item("warn", text, [yes, no], () => end(false));
      this.waiting.append(strip);
    });
  }

  // ---- Conflicts -------------------------------------------------------------------------------------------

  /// Another arbiter saved the same board first. The keys are letters, so that a fast `1` cannot
  /// decide it, and there is no default. `settle` gets "keep", "replace" or "leave".
  conflict({ board, mine, at, message }, settle) {
    const end = (choice) => {
      strip.remove();
      settle(choice);
    };
    const buttons = (theirs) => [
      this.letter("K", word("conflict_keep", { result: resultShort(theirs) }), () => end("keep")),
      this.letter("R", word("conflict_replace", { result: resultShort(mine) }), () => end("replace")),
      this.letter("L", word("conflict_leave"), () => end("leave")),
    ];
    const sentence = (theirs) => {
      const names = board.surnames.join(" – ");
      // A fresh copy of the page does not say when; then neither do we.
      const known = theirs && { by: named(theirs.by), result: resultShort(theirs.result), time: theirs.at && timeWithSeconds(theirs.at) };
      const saved = known ? word(known.time ? "conflict_saved" : "conflict_saved_before", known) : message ?? "";
      const typed = word("conflict_typed", { result: resultShort(mine), time: timeWithSeconds(at) });
      return `${word("conflict_on", { board: board.number, names })} · ${saved} ${typed}`;
    };
    const strip = this.item("stop", sentence(null), buttons(board.durable));
    this.waiting.append(strip);
    return {
      /// The other's entry has arrived in the news: now it can be named.
      name: (theirs) => {
        strip.querySelector("p").textContent = sentence(theirs);
        strip.querySelectorAll("button").forEach((old, index) => old.replaceWith(buttons(theirs.result)[index]));
      },
      drop: () => strip.remove(),
    };
  }

  /// A strip that answers to letters while it has the focus.
  item(kind, text, buttons, escape) {
    const strip = make("div", { class: `strip ${kind}`, role: "group", tabindex: "-1", "aria-label": text }, make("p", { role: "status" }, text), ...buttons);
    strip.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const button = [...strip.querySelectorAll("button")].find((one) => one.dataset.letter === event.key.toUpperCase());
      if (event.key === "Escape" && escape) escape();
      else if (button) button.click();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return strip;
  }

  letter(letter, text, onclick) {
    return make("button", { type: "button", class: "button", "data-letter": letter, onclick }, make("kbd", {}, letter), text);
  }

  /// C: to the first thing that waits. False when nothing does.
  goThere() {
    const first = this.waiting.querySelector(".strip[tabindex]");
    first?.focus();
    return Boolean(first);
  }
}
