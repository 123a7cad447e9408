// Which key is which result.
//
// `=` is Shift+0 on German, Swiss and Italian keyboards, and a missed Shift would make a draw a win
// for Black. So 1 2 3 lead, as in other programs, and `0` never clears. The character comes first,
// then the place of the key: on a French keyboard the digits are written with Shift, and without it
// the same keys mean the same.

const BY_CHARACTER = {
  1: "1-0", 2: "0-1", 0: "0-1", 3: "1/2-1/2", 5: "1/2-1/2", "=": "1/2-1/2", "½": "1/2-1/2",
  "+": "1-0f", "-": "0-1f", "−": "0-1f", "–": "0-1f",
};
const BY_PLACE = {
  Digit1: "1-0", Digit2: "0-1", Digit0: "0-1", Digit3: "1/2-1/2", Digit5: "1/2-1/2",
  Numpad1: "1-0", Numpad2: "0-1", Numpad0: "0-1", Numpad3: "1/2-1/2", Numpad5: "1/2-1/2",
  NumpadAdd: "1-0f", NumpadSubtract: "0-1f",
};

/// The result that a key means, if it means one. A key that is held down means nothing twice, and a
/// number pad without its lock moves the focus instead.
export function resultOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
  if (event.key in BY_CHARACTER) return BY_CHARACTER[event.key];
  const isCharacter = event.key.length === 1 && !/^[a-z0-9]$/i.test(event.key);
  return isCharacter && !event.shiftKey ? BY_PLACE[event.code] : undefined;
}

/// Whether a key was probably meant as a result: what is none is then said, not swallowed.
export const looksLikeResult = (event) => /^[0-9*.,;:!"'()&§%$£#@^~_<>\\|]$/.test(event.key);

/// Results that games rarely have, each with its letter after F.
export const OTHERS = [
  ["F", "0-0f"], ["W", "1/2-0"], ["B", "0-1/2"], ["Z", "0-0"], ["J", "adj"],
  ["1", "1-0u"], ["2", "0-1u"], ["3", "1/2-1/2u"],
];

export const otherOf = (event) => OTHERS.find(([key]) => key.toLowerCase() === event.key.toLowerCase())?.[1];
