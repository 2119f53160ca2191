/** A name made ready for comparing: its letters without blanks and the codes of their runs of three, sorted. */
export interface ComparedName {
  readonly letters: string;
  /** Its first word. */
  readonly first: string;
  readonly pieces: Int32Array;
}

/** From here on a shorter name that begins the longer one is the same name, cut or with more behind it. */
const BEGINNING_LETTERS = 5;
const CUT_LIKENESS = 0.96;
/** Of two that begin with the same long word and go on otherwise: worth showing, not worth believing (`Hiscox Underwriting`, `Hiscox Insurance`). */
const SAME_FIRST = 0.4;
/** Spelled out letter by letter only where some pieces agree at all. */
const WORTH_SPELLING = 0.12;
const SPELLED_SHARE = 0.95;

/** Makes a key of `NameKeys` ready for `nameLikeness`. */
export function comparedName(key: string): ComparedName {
  const letters = key.replaceAll(' ', '');
  const pieces = new Set<number>();
  const padded = ` ${letters}`;
  for (let at = 0; at + 3 <= padded.length; at += 1) {
    const code =
      (padded.charCodeAt(at) * 31 + padded.charCodeAt(at + 1)) * 1009 + padded.charCodeAt(at + 2) * 7;
    pieces.add(code & 0x7fffffff);
  }
  return { letters, first: key.split(' ', 1)[0] ?? '', pieces: Int32Array.from(pieces).sort() };
}

/**
 * How alike two names are, 0 to 1. Banks cut names, append cities and glue words together; scans misread letters: the best of
 * three views counts (one begins the other; shared runs of three letters; the shorter spelled inside the longer).
 */
export function nameLikeness(a: ComparedName, b: ComparedName): number {
  const [short, long] = a.letters.length <= b.letters.length ? [a, b] : [b, a];
  if (short.letters.length === 0) return 0;
  if (short.letters === long.letters) return 1;
  if (short.letters.length >= BEGINNING_LETTERS && long.letters.startsWith(short.letters))
    return CUT_LIKENESS;
  const isSameFirst = short.first.length >= BEGINNING_LETTERS && short.first === long.first;
  const pieces = Math.max(sharedPieces(short.pieces, long.pieces), isSameFirst ? SAME_FIRST : 0);
  if (pieces < WORTH_SPELLING || short.letters.length < 4) return pieces;
  const spelled = spelledInside(short.letters, long.letters) * SPELLED_SHARE;
  return spelled < 0.7 ? pieces : Math.max(pieces, spelled);
}

/** The mean of the pieces shared among all (Jaccard) and among the shorter name's. */
function sharedPieces(short: Int32Array, long: Int32Array): number {
  let shared = 0;
  let at = 0;
  for (const piece of short) {
    while (at < long.length && (long[at] ?? 0) < piece) at += 1;
    if (long[at] === piece) shared += 1;
  }
  const smaller = Math.min(short.length, long.length);
  if (smaller === 0) return 0;
  return (shared / (short.length + long.length - shared) + shared / smaller) / 2;
}

/** 1 − edits ÷ letters of the short name, wherever in the long one it fits best (Sellers' algorithm). */
function spelledInside(short: string, long: string): number {
  let row = new Uint8Array(long.length + 1);
  for (let i = 1; i <= short.length; i += 1) {
    const next = new Uint8Array(long.length + 1);
    next[0] = i;
    for (let j = 1; j <= long.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (short.charCodeAt(i - 1) === long.charCodeAt(j - 1) ? 0 : 1);
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return 1 - Math.min(...row) / short.length;
}
