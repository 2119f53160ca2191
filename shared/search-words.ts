import { minorFromDecimal } from './money.ts';

/** A text as searches compare it: no case, no accents, so that who types "electricite" finds "Électricité", and the other way round. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** An amount that a search may name, in minor units. */
interface SearchedAmount {
  readonly amount: number | null;
  readonly currency: string | null;
}

/**
 * Whether a text holds every word of a search, in any order, case and with or without accents; an empty search is answered by everything. A word
 * that is an amount as people write it (`143.27`, `$1,432`, `1.432,50`) is answered by that very amount too, whatever its sign.
 */
export function holdsWords(
  text: string,
  search: string | undefined,
  amounts: readonly SearchedAmount[] = [],
): boolean {
  const held = folded(text);
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return words.every((word) => held.includes(word) || amounts.some((one) => isAmount(word, one)));
}

const WRITTEN_AMOUNT = /^[-+−]?\p{Sc}?([\d.,’']*?)(?:[.,](\d{1,3}))?\p{Sc}?$/u;

function isAmount(word: string, { amount, currency }: SearchedAmount): boolean {
  if (amount === null || currency === null || !/\d/.test(word)) return false;
  const [, whole = '', decimals = ''] = WRITTEN_AMOUNT.exec(word) ?? [];
  const digits = whole.replace(/\D/g, '');
  const size = Math.abs(amount);
  // Three digits behind a mark are thousands, or the decimals of a currency that has three.
  return (
    minorFromDecimal(`${digits}.${decimals}`, currency) === size ||
    (decimals.length === 3 && minorFromDecimal(`${digits}${decimals}`, currency) === size)
  );
}
