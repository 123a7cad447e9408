// How large letters must be on a screen of the hall, and how many rows that leaves. Used by the screen itself
// and by the page that gives advice on it. Written for televisions of 2019: no newer syntax in the files of
// the screen.

const INCH = 0.0254;
const MINUTE_OF_ARC = Math.PI / 180 / 60;
/// Height of a capital letter as a share of the type's size.
const CAPITAL = 0.7;
/// What board numbers and surnames get, and what the rest gets at least.
export const LARGE = 16;
export const SMALL = 10;
/// A row as a share of its type's size, and the share of the screen that rows may take.
export const ROW = 1.15;
const ROWS_SHARE = 87;
/// Beyond this nothing would fit at all.
const LARGEST = 60;

/// The height of a screen with that diagonal, in metres; `aspect` is width by height.
export const heightOf = (inches, aspect) => (inches * INCH) / Math.sqrt(1 + aspect * aspect);

/// The size of type, in hundredths of the screen's height, whose capitals are seen from there under that angle.
export function sizeOf(inches, metres, minutes, aspect) {
  const capital = 2 * metres * Math.tan((minutes * MINUTE_OF_ARC) / 2);
  return Math.min(LARGEST, (100 * capital) / (CAPITAL * heightOf(inches, aspect)));
}

/// How many rows of that size are on a page.
export const rowsOf = (size) => Math.max(1, Math.floor(ROWS_SHARE / (ROW * size)));

/// How many columns of names there are: each has room for a surname, a board and a colour.
export function columnsOf(kind, size, aspect) {
  const width = (100 * aspect) / size;
  const least = { names: 8.6, standings: 11 }[kind];
  return least ? Math.max(1, Math.min(4, Math.floor(width / least))) : 1;
}
