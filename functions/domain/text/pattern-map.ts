interface Entry<T> {
  readonly text: string;
  readonly value: T;
}

/**
 * Keeps a value for each pattern of texts: those that differ only in which digits they have. A bank writes many texts and few patterns, and
 * no text has to be made to look one up, which for every row of a long statement is what takes longest.
 */
export class PatternMap<T> {
  readonly #byHash = new Map<number, Entry<T>[]>();

  /** The value of a text's pattern. */
  get(text: string): T | undefined {
    for (const { text: other, value } of this.#byHash.get(hashOf(text)) ?? [])
      if (isSamePattern(text, other)) return value;
    return undefined;
  }

  /** Keeps the value of a pattern that has none. */
  add(text: string, value: T): void {
    const hash = hashOf(text);
    const entries = this.#byHash.get(hash);
    if (entries) entries.push({ text, value });
    else this.#byHash.set(hash, [{ text, value }]);
  }
}

/** A part of the signs is enough to tell most patterns apart. */
const SIGNS_APART = 3;
const ZERO = 48;
const NINE = 57;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** FNV-1a, with any digit as a zero. */
function hashOf(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at += SIGNS_APART) {
    const code = text.charCodeAt(at);
    hash = Math.imul(hash ^ (isDigit(code) ? ZERO : code), 0x01000193);
  }
  return hash;
}

function isSamePattern(text: string, other: string): boolean {
  if (text.length !== other.length) return false;
  for (let at = 0; at < text.length; at += 1) {
    const [one, two] = [text.charCodeAt(at), other.charCodeAt(at)];
    if (one !== two && !(isDigit(one) && isDigit(two))) return false;
  }
  return true;
}
