import { withoutAchFields } from '../text/ach-originator.ts';
import { bankNoise } from '../text/bank-noise.ts';
import { letterShape } from '../text/letter-shape.ts';

/** Bank words that are names of people too: kept, because two people put together are worse than one who stands twice. */
const alsoNames: ReadonlySet<string> = new Set(['bill', 'jan', 'jun', 'mar', 'may', 'so']);

/** Through whom money goes to others: by themselves they name nobody. */
const goBetweens: ReadonlySet<string> = new Set(['cashapp', 'paypal', 'venmo', 'zelle']);

/** How PayPal's files say behind a name by which of its ways it was paid. */
const PAID_THROUGH =
  /\b(?:general|mobile|website|express checkout|mass ?pay|subscription|preapproved payment bill user) payment ?$/;

/** A word this long with a digit in it is a reference; `A1` is part of a name. */
const REFERENCE_LENGTH = 5;

const isReference = (word: string): boolean =>
  /^\p{N}+$/u.test(word) || (word.length >= REFERENCE_LENGTH && /\p{N}/u.test(word));

const isNoise = (word: string): boolean =>
  isReference(word) ||
  goBetweens.has(word) ||
  (bankNoise.has(letterShape(word)) && !alsoNames.has(word)) ||
  /^x{2,}$/.test(word);

/** A name as names are compared: no case, no accents, single blanks; letters that only look alike stay different. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The words of a bank's text that say who was paid, joined by blanks; empty where none does. Matching takes names down further: here
 * initials, places and forms of companies stay, so that `J Doe` and `K Doe`, `Austin Miller` and `Miller` are four people.
 */
export function payeeWords(text: string): string {
  const plain = foldedName(withoutAchFields(text))
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(PAID_THROUGH, '')
    .replaceAll(/\be (?=transfer)/g, '')
    .replaceAll(/\b(?:jan|jun|mar|may) \d{1,2}\b|\b\d{1,2} (?:jan|jun|mar|may)\b/g, ' ');
  return plain
    .split(' ')
    .filter((word) => word !== '' && !isNoise(word))
    .join(' ');
}
