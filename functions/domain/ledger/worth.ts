import { exchanged, rateBetween } from '../../../shared/exchange.ts';
import type { Worth, WorthWord } from '../../../shared/model/worth.ts';
import type { LedgerRow } from './ledger-row.ts';

/** As large as an amount may be. */
const WORTH_MAX = 100_000_000_000;

type Valued = Pick<LedgerRow, 'amount' | 'currency' | 'date' | 'statedRate'>;
type AtRate = Omit<Worth, 'amount'>;

/** What a row is worth at a rate; none where that is more than an amount may be. */
export function worthAtRate(
  { amount, currency }: Pick<Valued, 'amount' | 'currency'>,
  at: AtRate,
): Worth | undefined {
  const worth = exchanged(amount, { from: currency, to: at.currency, rate: at.rate });
  return Math.abs(worth) <= WORTH_MAX ? { ...at, amount: worth } : undefined;
}

/** What a row is worth in a currency by the rate that its own statement states; none where it states none in that currency. */
export function worthByStatement(row: Valued, currency: Worth['currency']): Worth | undefined {
  if (row.statedRate?.currency !== currency) return undefined;
  return worthAtRate(row, { currency, rate: row.statedRate.rate, source: 'statement', day: row.date });
}

/** What a person says a row is worth in a currency: the amount, whose rate is then told, or the rate. */
export function worthBySaid(row: Valued, said: WorthWord, currency: Worth['currency']): Worth | undefined {
  const by = { currency, source: 'person' as const, day: row.date };
  if ('rate' in said) return worthAtRate(row, { ...by, rate: said.rate });
  if (row.amount === 0) return undefined;
  const amount = Math.sign(row.amount) * Math.abs(said.amount);
  return { ...by, amount, rate: rateBetween([row.amount, row.currency], [amount, currency]) };
}

/** A row's worth once it has another amount: at its rate; the same to the cent where only the direction changed. */
export function worthAtAmount(
  worth: Worth,
  before: Pick<Valued, 'amount' | 'currency'>,
  amount: number,
): { readonly worth?: Worth } {
  const after =
    Math.abs(amount) === Math.abs(before.amount)
      ? { ...worth, amount: amount === before.amount ? worth.amount : 0 - worth.amount }
      : worthAtRate({ ...before, amount }, worth);
  return after ? { worth: after } : {};
}
