import { foldText } from './fold-text.ts';

/** How banks name the currencies that books are kept in, beside their codes; folded text. */
const WORDS: Readonly<Record<string, RegExp>> = {
  USD: /u ?s dollars?|american dollars?|dollars? u ?s|dollars? americains?/,
  CAD: /cdn( dollars?)?|canadian dollars?|dollars? canadiens?/,
  EUR: /euros?/,
  GBP: /pounds?( sterling)?|sterling/,
  AUD: /australian dollars?/,
  NZD: /new zealand dollars?|nz dollars?/,
};

/** All of these words and codes, to be put into a pattern for folded text. */
export const CURRENCY_WORDS = Object.entries(WORDS)
  .flatMap(([code, { source }]) => [code.toLowerCase(), source])
  .join('|');

const patterns = new Map<string, RegExp>();

/** Whether a bank's text names a currency, by its code or in words: `TRANSFER TO USD ACCT`, `TFR FR US DOLLAR ACCOUNT`. */
export function namesCurrency(text: string, currency: string): boolean {
  const words = WORDS[currency];
  const code = currency.toLowerCase();
  const pattern = patterns.get(currency) ?? new RegExp(`\\b(${words ? `${code}|${words.source}` : code})\\b`);
  patterns.set(currency, pattern);
  return pattern.test(foldText(text));
}
