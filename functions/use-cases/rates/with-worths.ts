import { addDays } from '../../../shared/civil-date.ts';
import { countsIn } from '../../../shared/entry-worth.ts';
import type { Worth } from '../../../shared/model/worth.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { RATE_DAYS_MAX, ReferenceRates } from '../../domain/rates/reference-rate.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/**
 * The rows, those that count in another currency alone with what published rates of their days make them worth in that of the books. A
 * row that counts in it stays as it is: what it is worth was fixed once.
 */
export async function withWorths(
  rows: readonly LedgerRow[],
  currency: Worth['currency'],
  { rates }: Pick<Cloud, 'rates'>,
): Promise<LedgerRow[]> {
  const days = rows
    .filter((row) => !countsIn(currency, row))
    .map(({ date }) => date)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [...rows];
  const known = new ReferenceRates(await rates.within({ from: addDays(first, -RATE_DAYS_MAX), to: last }));
  return rows.map((row) => {
    const worth = countsIn(currency, row) ? undefined : known.worthOf(row, currency);
    return worth ? { ...row, worth } : row;
  });
}
