// Words, times and results as people read them. The words themselves come with the page, in the
// reader's language, in <script type="application/json" id="words">; lang/en.ftl has the keys (script-…).

const lang = document.body.dataset.lang || document.documentElement.lang || "en";
const words = readWords();
/// How numbers and dates are written: the catalogue of the language says it (`lang-locale`).
export const locale = words.locale ?? lang;
const plural = new Intl.PluralRules(locale);
const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
const exactClock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", second: "2-digit" });

function readWords() {
  try {
    return JSON.parse(document.getElementById("words").textContent);
  } catch {
    return {};
  }
}

/// The sentence of that key with its `{gaps}` filled. A sentence with several forms names the gap that
/// chooses one: the form of this very number, else that of its category (French counts 0 as one). A
/// missing word shows its key in angle brackets: a test that looks at the page finds it.
export function word(key, gaps = {}) {
  const found = words[key] ?? `⟨${key}⟩`;
  const chosen = gaps[found.by];
  const text = found.by ? found[chosen] ?? found[plural.select(Number(chosen))] ?? found.other : found;
  return text.replace(/\{(\w+)\}/g, (gap, name) => (name in gaps ? String(gaps[name]) : gap));
}

export const time = (date = new Date()) => clock.format(date);
export const timeWithSeconds = (date = new Date()) => exactClock.format(date);

const SHOWN = {
  "1-0": "1 – 0", "0-1": "0 – 1", "1/2-1/2": "½ – ½",
  "1/2-0": "½ – 0", "0-1/2": "0 – ½", "0-0": "0 – 0",
  "1-0f": "+ – −", "0-1f": "− – +", "0-0f": "− – −",
};

/// A result code as it stands in a table: `1/2-1/2` is `½ – ½`, none is a dash.
export function resultText(code) {
  if (!code) return "–";
  if (code === "adj") return word("adjourned_short");
  if (SHOWN[code]) return SHOWN[code];
  const plain = SHOWN[code.replace(/u$/, "")];
  return plain ? `${plain} ${word("unrated_short")}` : code;
}

/// The same without spaces, for sentences.
export const resultShort = (code) => resultText(code).replaceAll(" – ", "–");

/// Text for comparing: without case, without accents. `dubois` finds `DUBOIS` and `Dübois`.
export const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/// An element with attributes and children, because every module makes some. Text is only ever set
/// as text: a name may hold anything.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false || value === null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
}

/// "GM Aebischer, Anna" is Aebischer: no title, no first name.
export const surname = (name) => name.trim().replace(/^(GM|IM|WGM|FM|WIM|CM|WFM|WCM) /, "").split(",")[0];
