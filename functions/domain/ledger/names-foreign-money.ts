import { bookCurrencies } from '../../../shared/money.ts';

const CODES = bookCurrencies.join('|');
/** At least two digits, so that a name such as "EUR 1" is no amount. */
const AMOUNT = String.raw`\d[\d.,']*\d`;
const WRITTEN = new RegExp(String.raw`\b(?:(${CODES}) ?${AMOUNT}|${AMOUNT} ?(${CODES}))\b`, 'gi');

/** Whether a text names an amount in another currency than its row's: that of a payment which the bank converted. */
export function namesForeignMoney({
  description,
  currency,
}: {
  readonly description: string;
  readonly currency: string;
}): boolean {
  const named = [...description.matchAll(WRITTEN)].map(([, before, after]) =>
    (before ?? after ?? '').toUpperCase(),
  );
  return named.some((code) => code !== currency);
}
