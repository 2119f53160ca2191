import { addDays } from '../../../shared/civil-date.ts';
import { countsIn } from '../../../shared/entry-worth.ts';
import type { Worth } from '../../../shared/model/worth.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { worthByStatement } from '../../domain/ledger/worth.ts';
import { RATE_DAYS_MAX, ReferenceRates } from '../../domain/rates/reference-rate.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/**
 * The rows, those that count in another currency alone with what they are worth in that of the books: by the rate that their statement
 * states, the bank's own, else by the published one of their day. A row that counts in it stays as it is: what it is worth was fixed once.
 */
export async function withWorths(
  rows: readonly LedgerRow[],
  currency: Worth['currency'],
  { rates }: Pick<Cloud, 'rates'>,
): Promise<LedgerRow[]> {
  const stated = rows.map((row) =>
    countsIn(currency, row) ? row : withWorth(row, worthByStatement(row, currency)),
  );
  const days = stated
    .filter((row) => !countsIn(currency, row))
    .map(({ date }) => date)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return stated;
  const known = new ReferenceRates(await rates.within({ from: addDays(first, -RATE_DAYS_MAX), to: last }));
  return stated.map((row) => (countsIn(currency, row) ? row : withWorth(row, known.worthOf(row, currency))));
}

const withWorth = (row: LedgerRow, worth: Worth | undefined): LedgerRow => (worth ? { ...row, worth } : row);
