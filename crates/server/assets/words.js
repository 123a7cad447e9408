// Words, times and results as people read them. The words themselves come with the page, in the
// reader's language, in <script type="application/json" id="words">; src/script_words.rs has the keys.

const lang = document.body.dataset.lang || document.documentElement.lang || "en";
/// How numbers and dates are written: the desk speaks British English and Swiss French, German, Italian.
export const locale = { en: "en-GB", fr: "fr-CH", de: "de-CH", it: "it-CH" }[lang] ?? lang;
const plural = new Intl.PluralRules(lang);
const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
const exactClock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const words = readWords();

function readWords() {
  try {
    return JSON.parse(document.getElementById("words").textContent);
  } catch {
    return {};
  }
}

/// The sentence of that key with its `{gaps}` filled. With `n`, the form `key_one` is taken where
/// the language says so (French counts 0 as one). A missing word shows its key in angle brackets:
/// a test that looks at the page finds it, and nobody is misled.
export function word(key, gaps = {}) {
  const singular = gaps.n !== undefined && plural.select(gaps.n) === "one" ? words[`${key}_one`] : undefined;
  const text = singular ?? words[key] ?? `⟨${key}⟩`;
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
