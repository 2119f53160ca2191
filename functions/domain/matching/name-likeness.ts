import { foldText } from '../statements/fold-text.ts';
import { bankNoise } from './bank-noise.ts';

/** The three-letter pieces of a name, for comparing it with others. */
export type NamePieces = ReadonlySet<string>;

/**
 * The pieces of a vendor's name or a bank's text. Bank words, places and numbers of three digits or more (cards, branches,
 * references) are left out, unless nothing else remains ("The Pay Co" is still somebody).
 */
export function namePieces(name: string): NamePieces {
  const words = foldText(name.replace(/['’]/g, '')).split(' ');
  const telling = words.filter((word) => !bankNoise.has(word) && !/\d\D*\d\D*\d|^x+\d*$/.test(word));
  return new Set((telling.length > 0 ? telling : words).flatMap(trigramsOf));
}

/**
 * How alike two names are, 0 to 1: the mean of the trigrams shared among all (Jaccard) and among the shorter name's, because
 * banks cut names short and append cities.
 */
export function nameLikeness(a: NamePieces, b: NamePieces): number {
  const smaller = a.size < b.size ? a : b;
  if (smaller.size === 0) return 0;
  const larger = smaller === a ? b : a;
  let shared = 0;
  for (const piece of smaller) if (larger.has(piece)) shared += 1;
  return (shared / (a.size + b.size - shared) + shared / smaller.size) / 2;
}

/** `cafe` → ` ca`, `caf`, `afe`, `fe `: the blanks make beginnings and ends count. */
function trigramsOf(word: string): string[] {
  if (word === '') return [];
  const letters = Array.from(` ${word} `);
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
}
