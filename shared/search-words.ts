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
  const typed = folded(search ?? '');
  const isHeld = (word: string): boolean => held.includes(word) || amounts.some((one) => isAmount(word, one));
  return [typed, ...(amounts.length > 0 ? [amountsJoined(typed)] : [])].some((wanted) =>
    wanted.split(/\s+/).filter(Boolean).every(isHeld),
  );
}

/** A search with its amounts as one word each, without their currencies: `1 432,50 $ US`, `CA$20`. */
const amountsJoined = (search: string): string =>
  search
    .replace(/(\d)\s(?=\d{3}(?!\d))/gu, '$1')
    .replace(/[-+−]?\b(?:us|ca|a|au|nz)?\p{Sc}\s?(?=\d)|[-+−]?\p{Sc}\s?(?=\d)/gu, '')
    .replace(/(?<=\d)\s?\p{Sc}(?:\s?(?:us|ca|au|nz)\b)?/gu, '');

const WRITTEN_AMOUNT = /^[-+−]?([\d.,’']*?)(?:[.,](\d{1,3}))?$/u;

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
